import Foundation
import StrokeFormats
import Testing

/// The recorded strokes that lie beside the checkout, where they do.
private enum SharedData {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/data")

  static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }
}

@Suite(.enabled(if: SharedData.isThere, "there is no ../shared/data"))
struct SharedDataTests {
  @Test(arguments: [
    ("strokes-dollar1", 2_880), ("strokes-quickdraw", 862), ("strokes-mmg", 1_199),
  ])
  func everyStrokeIsRead(name: String, count: Int) throws {
    let bytes = try Data(contentsOf: SharedData.folder.appending(path: "\(name).ndjson"))
    var found = 0
    for result in StrokeRecords(bytes) {
      let record = try result.get()
      found += 1
      #expect(record.line == found)
      #expect(record.id != nil && record.label != nil && record.text(of: "subject") != nil)
      #expect(record.stroke.count > 0 && record.stroke.isTimed)
    }
    #expect(found == count)
  }

  /// The numbers are those that another reader finds.
  @Test func theNumbersAreRight() throws {
    let bytes = try Data(contentsOf: SharedData.folder.appending(path: "strokes-quickdraw.ndjson"))
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let records = StrokeRecords(bytes).makeIterator()
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: line) as? [String: Any]
      let points = try #require(object?["points"] as? [[Double]])
      let stroke = try #require(try records.next()?.get().stroke)
      #expect(stroke.x == points.map { $0[0] })
      #expect(stroke.y == points.map { $0[1] })
      #expect(stroke.times == points.map { $0[2] })
    }
  }
}
