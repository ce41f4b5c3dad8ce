import StrokeCore
import StrokeFormats
import Testing

/// Which rows are one stroke, and when it ends.
@Suite struct RowStrokeTests {
  /// The times of each stroke of rows such as `a0`, which have a name and a time.
  private func strokes(_ rows: String, under name: String) throws -> [[Double]] {
    let lines = rows.split(separator: " ").enumerated().map { index, row in
      "\(row.prefix(1)),\(index),\(index * index),\(row.dropFirst())\n"
    }
    let table = "\(name),x,y,t\n\(lines.joined())"
    return try StrokeRecord.list(Array(table.utf8), .csv).map { Array($0.stroke.times) }
  }

  /// A finger that returns goes on where fingers take turns or their times overlap.
  @Test(
    arguments: [
      ("a0 b0 a1 b1 a2 b2", [[0, 1, 2], [0, 1, 2]]),
      ("a0 a1 b0 b1 a2 a3 b2 b3", [[0, 1, 2, 3], [0, 1, 2, 3]]),
      ("a0 a1 b0 b1 c0 c1 a2 a3 b2 b3 c2 c3", [[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3]]),
      ("a0 a1 a2 b3 b4 b5 a6 a7 a8", [[0, 1, 2], [3, 4, 5], [6, 7, 8]]),
      ("a0 a1 a2 b3 b4 b5 a6", [[0, 1, 2, 6], [3, 4, 5]]),
      ("a0 a1 a2 b1 b2 b3 a3 a4 a5", [[0, 1, 2, 3, 4, 5], [1, 2, 3]]),
      ("a0 a1 a2 b3 b4 b5 a4 a5 a6", [[0, 1, 2, 4, 5, 6], [3, 4, 5]]),
      (
        "a0 a1 a2 b3 b4 b5 a6 a7 a8 b9 b10 b11", [[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]]
      ),
    ] as [(String, [[Double]])])
  func fingers(rows: String, times: [[Double]]) throws {
    #expect(try strokes(rows, under: "finger") == times)
  }

  /// Ids number samples if the first three differ, or all of fewer.
  @Test(
    arguments: [
      ("a0 b1 c2 d3", [[0, 1, 2, 3]]), ("a0 b1", [[0, 1]]), ("a0", [[0]]),
      ("a0 b1 b2", [[0], [1, 2]]), ("a0 a1 b2", [[0, 1], [2]]), ("a0 b1 b2 b3", [[0], [1, 2, 3]]),
      ("a0 b1 a2 c3", nil),
    ] as [(String, [[Double]]?)])
  func ids(rows: String, times: [[Double]]?) throws {
    #expect((try? strokes(rows, under: "id")) == times)
  }

  /// The last row of a touch: its samples, when it was lifted, and whether it was cancelled.
  @Test(
    arguments: [
      ("8,7,2,ended", [0, 1, 2], nil, false), ("0,0,2,ended", [0, 1, 2], nil, false),
      ("0,7,2,cancelled", [0, 1, 2], nil, true), ("0,0,2,cancelled", [0, 1], 2, true),
      (",,2,ended", [0, 1], 2, false), ("9,4,2,ended", [0, 1], 2, false),
      ("9,4,1,ended", [0, 1], nil, false), (",,1,ended", [0, 1], nil, false),
      (",,,ended", [0, 1], nil, false), ("9,4,2,cancelled", [0, 1], 2, true),
    ] as [(String, [Double], Double?, Bool)])
  func ends(row: String, times: [Double], lift: Double?, isCancelled: Bool) throws {
    let table = "x,y,t,phase\n5,5,0,began\n9,4,1,moved\n\(row)\n"
    let records = try StrokeRecord.list(Array(table.utf8), .csv)
    #expect(records.count == 1 && Array(records[0].stroke.times) == times)
    #expect(records[0].stroke.liftTime == lift && records[0].isCancelled == isCancelled)
  }
}
