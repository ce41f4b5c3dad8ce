// XCUITest drags in straight lines only. Apple's own recorder, and after it WebDriverAgent and others,
// hand whole paths of a finger to the classes behind that, which have no header.

extension ReplayWriter {
  /// Strokes as Swift source for a UI test target, with a method of elements that draws them.
  static var xcuitest: ReplayWriter {
    ReplayWriter(.xcuitestTXT) { stroke, losses, output in
      if stroke.isCancelled { losses.note(.cancelled) }
      if stroke.width != nil { losses.note(.width) }
      output.append("    RecordedStroke(\n      name: ")
      output.append(swiftText: stroke.name)
      output.append(", lift: \(stroke.lift.exactText),\n      samples: [")
      for (index, place) in stroke.places.enumerated() {
        output.append(index % 4 == 0 ? "\n        " : " ")
        output.append(exact: place.x)
        output.append(", ")
        output.append(exact: place.y)
        output.append(", ")
        output.append(exact: stroke.offsets[index])
        output.append(",")
      }
      output.append("\n      ]),\n")
    }
  }
}

extension [UInt8] {
  /// Appends a literal of Swift.
  fileprivate mutating func append(swiftText text: String) {
    append("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": append("\\\(scalar)")
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        append("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
      default: append(String(scalar))
      }
    }
    append("\"")
  }
}
