// Playwright has no call for a finger that moves. Its session with Chromium's DevTools does: there a
// touch has fractional coordinates and a time of its own, so what a page sees does not depend on how
// fast the script runs.

extension ReplayWriter {
  /// Strokes as a Python script that draws them with Playwright: a program of its own, and a module for
  /// tests.
  static var playwright: ReplayWriter {
    ReplayWriter(.playwrightPY) { stroke, _, output in
      output.append("    ")
      output.appendJSON { json in
        json.object { json in
          json.member("id", stroke.name)
          if let label = stroke.label { json.member("label", label) }
          if let width = stroke.width { json.member("width", width) }
          json.key("samples")
          json.array(stroke.places.indices) { json, index in
            json.value([stroke.places[index].x, stroke.places[index].y, stroke.offsets[index]])
          }
          json.member("ended", stroke.lift)
          if stroke.isCancelled { json.member("cancelled", 1) }
        }
      }
      output.append(",\n")
    }
  }
}
