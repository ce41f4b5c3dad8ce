import Foundation
import StrokeCore
import StrokeFormats
import StrokeTesting
import Testing

/// The limits that the app ships, which belong in the app itself.
let shipped: CookbookDetector = {
  var detector = CookbookDetector()
  detector.maxInflections = 6
  return detector
}()

struct RecordedStrokes {
  /// The strokes of a file beside this one.
  func records(in name: String) throws -> [StrokeRecord] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try StrokeRecords(Data(contentsOf: folder.appending(path: name))).map { try $0.get() }
  }

  @Test func circlesAreSeen() throws {
    for record in try records(in: "circles.ndjson") {
      expectCircle(record.stroke, by: shipped, named: record.id ?? "stroke")
    }
  }

  @Test func scribblesAreNot() throws {
    for record in try records(in: "scribbles.ndjson") {
      expectRejection(record.stroke, by: shipped, because: "excessive-inflections")
    }
  }
}
