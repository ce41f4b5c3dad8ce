import Foundation
import StrokeCore
import StrokeFormats
import TestSupport
import Testing

/// Strokes as `Codable` values have the shape of stroke files.
@Suite struct CodableTests {
  @Test func aStrokeReadsBackAsItWas() throws {
    var generator = SeededGenerator(seed: 5)
    for round in 0..<rounds(100, long: 1_000) {
      var stroke = try Shapes.random(using: &generator)
      if round % 2 == 0 { try stroke.setViewWidth(390) }
      if round % 3 == 0 { try stroke.setLiftTime(9.25) }
      let line = try JSONEncoder().encode(stroke)
      #expect(try JSONDecoder().decode(Stroke.self, from: line) == stroke)
      // A file of the line is the stroke as well.
      #expect(try StrokeRecords(line).next()?.get().stroke == stroke)
    }
  }

  @Test func theShapeIsThatOfStrokeFiles() throws {
    let stroke = try Stroke(
      [Point(1, 2.5), Point(-3, 4)], times: [0, 0.5], viewWidth: 390, liftTime: 1.25)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode([stroke]), as: UTF8.self)
    #expect(text == #"[{"ended":1.25,"points":[[1,2.5,0],[-3,4,0.5]],"width":390}]"#)
    // A record of a file has more than the stroke; numbers behind the third are no part of it.
    let record =
      #"{"id":"a","label":"circle","points":[[1,2.5,0,7],[-3,4,0.5,8]],"width":390,"ended":1.25}"#
    #expect(try JSONDecoder().decode(Stroke.self, from: Data(record.utf8)) == stroke)
  }

  @Test(arguments: [
    (#"{"points":[[0,0],[1,1,2]]}"#, Stroke.ValidationError.partlyTimed(index: 1)),
    (#"{"points":[[0,0,1],[1,1]]}"#, .partlyTimed(index: 1)),
    (#"{"points":[],"width":0}"#, .badViewWidth), (#"{"points":[],"width":-3}"#, .badViewWidth),
    (#"{"points":[["Infinity",0]]}"#, .notFinite(index: 0)),
    (#"{"points":[[0,0]],"ended":"NaN"}"#, .badLiftTime),
  ])
  func whatIsNoStrokeIsRefused(text: String, reason: Stroke.ValidationError) {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode(Stroke.self, from: Data(text.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(text): \(String(describing: error))")
      return
    }
    #expect(context.underlyingError as? Stroke.ValidationError == reason, "\(text)")
  }

  @Test(arguments: [
    "{}", "[]", "3", #"{"points":3}"#, #"{"points":[[1]]}"#, #"{"points":[[]]}"#,
    #"{"points":[["a","b"]]}"#, #"{"points":[{"x":1,"y":2}]}"#, #"{"points":[[0,0,null]]}"#,
    #"{"points":[],"width":"wide"}"#,
  ])
  func whatHasAnotherShapeIsRefused(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Stroke.self, from: Data(text.utf8))
    }
  }
}
