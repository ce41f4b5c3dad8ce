// A detector of your own package as a judge: it accepts a stroke that is about as wide as it is high and
// is drawn in one turn. StrokeCore has the stroke and its measures; StrokeFormats reads the lines.
//
// In Package.swift: an executable target that depends on StrokeCore and StrokeFormats. Then
//
//     strokecheck evaluate --judge "recognizer=.build/release/Recognizer" strokes.ndjson
//     strokecheck convert strokes.json --to ndjson | .build/release/Recognizer > recognizer.ndjson
//     strokecheck evaluate --verdicts recognizer.ndjson strokes.json

import Foundation
import StrokeCore
import StrokeFormats

struct Recognizer: Detector {
  static let name = "recognizer"
  static let citation = "Our app, version 1"
  static let reasons = [Reason.notSquare, .notOneTurn]

  func runChecks(on stroke: Stroke, until proceed: (Check) -> Bool) -> Circle? {
    let measures = stroke.measures
    guard let box = stroke.bounds, box.width > 0, box.height > 0, let center = measures.center,
      let radius = measures.radius
    else {
      _ = proceed(.noCircle)
      return nil
    }
    let aspect = min(box.width, box.height) / max(box.width, box.height)
    guard proceed(Check(Check.Name("aspect"), aspect, .atLeast(0.7), .notSquare)) else {
      return nil
    }
    let turns = Check(
      Check.Name("turns"), measures.turns.magnitude, .within(0.85, 1.15), .notOneTurn)
    guard proceed(turns) else { return nil }
    return Circle(center: center, radius: radius)
  }

  // An unfinished stroke may still become a circle.
  func earlyFailure(of stroke: Stroke) -> Check? { nil }
}

extension Reason {
  static let notSquare = Reason(code: "not-square", text: "Not as wide as high")
  static let notOneTurn = Reason(code: "not-one-turn", text: "Not one turn")
}

/// Answers each line with a line.
@main struct Judge {
  static func main() throws {
    while let line = readLine() {
      for result in StrokeRecords(line.utf8) {
        let record = try result.get()
        let reason = Recognizer().verdict(on: record.stroke).reason
        let answer = Answer(
          id: record.id, verdict: reason == nil ? "circle" : "rejected",
          reason: reason?.description, code: reason?.code)
        print(String(decoding: try JSONEncoder().encode(answer), as: UTF8.self))
        // Otherwise output to a pipe is buffered.
        fflush(nil)
      }
    }
  }

  /// The id is present if the strokes come from a file.
  private struct Answer: Encodable {
    let id: String?
    let verdict: String
    let reason, code: String?
  }
}
