import Foundation
import StrokeFormats
import TestSupport
import Testing

@Suite(.enabled(if: SharedData.isPresent, SharedData.isAbsent))
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

  /// Recorded strokes come back from every format that can say all of them; one in eight when short.
  @Test(arguments: [StrokeFormat.json, .csv])
  func everyStrokeComesBack(format: StrokeFormat) throws {
    let bytes = try Data(contentsOf: SharedData.folder.appending(path: "strokes-mmg.ndjson"))
    let originals = try StrokeRecords(bytes).prefix(rounds(50, long: 400)).map { try $0.get() }
    let (output, losses) = try written(originals, in: format)
    #expect(losses.all.isEmpty)
    let back = try StrokeRecords(output).map { try $0.get() }
    #expect(back.map(\.stroke) == originals.map(\.stroke))
    for name in ["id", "label", "subject", "speed"] {
      #expect(back.map { $0.text(of: name) } == originals.map { $0.text(of: name) })
    }
  }
}
