import TestSupport
import Testing

@testable import StrokeFormats

/// The quick road against the grammar: a stream that may use patterns, and one that may not.
@Suite struct SamplePatternTests {
  private func agree(_ document: [UInt8]) -> Bool {
    var options = ReadingOptions()
    var quick = StrokeStream(options)
    options.usesFastLane = false
    var plain = StrokeStream(options)
    // The first samples of a stream are not learned from.
    for early in ["[[0,0],[0,0]]", "x,y\n0,0\n0,0\n0,0\n0,0\n"] {
      _ = outcomes(of: early.utf8, from: &quick)
      quick.restart()
    }
    return outcomes(of: document, from: &quick) == outcomes(of: document, from: &plain)
  }

  @Test(arguments: [
    "[[1,2,3],[4,5,6],[7,8,9],[0,0,0]]",
    "[[12,2.5],[10,0.0],[01,2.5],[99,9.9]]",
    "[[12,2.5],[10,0.0],[11,2.5]],",
    "[[12,2.5],[10,0.0],[11,2.5]",
    "[[12,2.5],[10,0.0],[11,2.5",
    "[[12,2.5], [10,0.0], \n[11,2.5] ,[10,9.9]]",
    "[[1,2],[3,4],[5,6] [7,8],[9,0]]", "[[1,2],[3,4],[5,6];[7,8],[9,0]]",
    "[[1,2], [3,4],\t[5,6], [7,8],[9,0],  [1,1],\n[1,2]]", "[[1,2],[3,4],[5,6],[7,8],,[9,0]]",
    "[[1,2], [3,4], [5,6],[7,8], [9,0], ]", "[[1,2],[3,4],[5,6],[7,8],",
    "[[1,2],[3,4],[5,6],[7,8], [9,0],[1,2]]", "[[1,2], [3,4], [5,6], [7,8],  [9,0], [1,2]]",
    "[[1,2],[3,4],[5,6],[7,8],\n[9,0],[1,2]]", "[[1,2],[3,4],[5,6],[7,8], ",
    "[[-1,-0.0],[-0,-9.9],[-5,-00]]",
    "[[1e5,2],[3e5,2],[4e5,2]]",
    "[[1,2,3,0.25],[4,5,6,0.5],[4,5,6,0.x]]",
    "[[123456789012345,1.23456789012345],[999999999999999,9.99999999999999],[1,2]]",
    "[[1234567890123456,1],[9999999999999999,1]]",
    "[[1234567.5,12345678],[1234567.8,87654321],[0234567.8,87654321]]",
    "[[12345678.5,0.12345678],[12345679.8,0.87654321]]",
    "[{\"x\":1,\"y\":2,\"t\":3},{\"x\":4,\"y\":5,\"t\":6},{\"x\":4,\"y\":5,\"u\":6}]",
    "[{\"y\": 1.5, \"x\": 2.5, \"n\": 7},{\"y\": 3.5, \"x\": 4.5, \"n\": 8},{\"y\": 3.5, \"x\": 4.5, \"n\": 0}]",
    "[{\"x1\":7,\"x\":1,\"y\":2},{\"x1\":8,\"x\":4,\"y\":5},{\"x2\":9,\"x\":4,\"y\":5}]",
    "[{\"x\":1,\"y\":2,\"n\":\"1\"},{\"x\":4,\"y\":5,\"n\":\"1\"},{\"x\":4,\"y\":5,\"n\":\"2\"}]",
    "[{\"x\":1,\"y\":2,\"n\":\"\\\\\\\"7\"},{\"x\":4,\"y\":5,\"n\":\"\\\\\\\"7\"}]",
    "[[1,2,3],[4,5,6],[7,8]]", "[[1,2],[4,5],[7,8,9]]",
    "a,1,2\na,3,4\n", "id,x,y\na,1,2\na,3,4\nb,5,6\nb,7,8\nb,x,8\nc,1,1\nc,2,2\n",
    "id,x,y\n1,1,2\n1,3,4\n2,5,6\n2,7,8\n10,7,8\n10,7,9\n",
    "x,y,id\n1,1,a\n10,10,a\n1,1,b\n10,10,b\n",
    "id,x,y\n\"a\"\"b\",1,2\n\"a\"\"b\",1,2\nabc,1,2\nabc,3,4\nxyz,3,4\n",
    "id,n,x,y\nab,5,1,2\nab,6,1,3\n\"a,\",5,1,2\na,,5,1,2\na,,5,1,3\n",
    "id,x,y\nab,1,2\nab,1,3\n\"#a\",1,2\n\"#a\",1,4\n#a,7,7\n\"#a\",1,5\n",
    "id,x,y\n\"abc\",1,2\n\"abc\",1,3\na\"b,1,2\na\"b,1,4\n\"a\"b\",7,7\n",
    "id,x,y\nab,1,2\nab,1,3\n\" b\",1,2\n\" b\",1,4\n b,7,7\n",
    "id,label,x,y\n1,5,1,2\n1,5,1,2\n1,6,2,2\n2,6,1,1\n2,6,1,1\n2,5,1,1\n3,6,1,1\n3,6,1,1\n3,5,1,1\n",
    "id,label,x,y\n1,,1,2\n1,5,1,2\n1,,1,2\n1,5,2,2\n2,,1,1\n2,6,1,1\n2,5,1,1\n3,6,1,1\n3,,1,1\n3,5,1,1\n",
    "1,2\r3,4\r\n5,6\r7,8\r\n", "1,2\n3,4\n05,6\n.5,6\n5.,6\n6.,7\n+6,7\n+7,8\n",
    "x,y,t\n1,2,\n3,4,\n5,6,7\n", "x,y,note\n1,2,\u{0}\n3,4,\u{0}\n5,6,",
  ])
  func cornersAreReadAlike(document: String) {
    #expect(agree(Array(document.utf8)))
  }

  /// Documents of regular samples in which bytes were changed at random.
  @Test(arguments: Array(0..<8) as [UInt64])
  func changedBytesAreReadAlike(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<rounds(40, long: 250) {
      var document = Array(regularDocument(&random).utf8)
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let place = Int.random(in: 0..<document.count, using: &random)
        let likely = Array("0123456789.,-+eE[]{}\"\n\r;# \t\\xyt".utf8)
        document[place] =
          random.next() % 8 == 0
          ? UInt8(truncatingIfNeeded: random.next()) : likely.randomElement(using: &random) ?? 0
      }
      guard agree(document) else {
        Issue.record("seed \(seed) round \(round): \(String(decoding: document, as: UTF8.self))")
        return
      }
    }
  }

  /// Tables whose rows say something of the whole stroke, or nothing, or now and then something else,
  /// and whose other columns change.
  @Test(arguments: Array(0..<4) as [UInt64])
  func whatRowsSayOfTheStrokeIsReadAlike(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<rounds(100, long: 1_000) {
      let labels = [[""], ["7", "7", ""], ["a"], ["a", "\"a\"", ""], ["7", "8"]]
      let widths = [["320"], ["320", "320.0", ""], ["", "375"], ["320", "321"]]
      var document = "label,x,width,id,y,n\n"
      for stroke in 0..<12 {
        let label = labels.randomElement(using: &random) ?? []
        let width = widths.randomElement(using: &random) ?? []
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          let own = [label, ["1", "2"], width, ["\(stroke)"], ["3", "4"], ["5", "6"]]
          let cells = own.map { $0.randomElement(using: &random) ?? "" }
          document += cells.joined(separator: ",") + "\n"
        }
      }
      guard agree(Array(document.utf8)) else {
        Issue.record("seed \(seed) round \(round): \(document)")
        return
      }
    }
  }

  private func regularDocument(_ random: inout SeededGenerator) -> String {
    let places = [0, 0, 1, 2, 4, 7].map { _ in
      [0, 1, 2, 4, 7, 10].randomElement(using: &random) ?? 0
    }
    let space = random.next() % 2 == 0 ? " " : ""
    let isTable = random.next() % 3 == 0
    let isObject = random.next() % 2 == 0
    var document = isTable ? "id,x,y,t\n" : ""
    for stroke in 8..<12 {
      var points: [String] = []
      // Some are longer than the memory that is there at first.
      let most = random.next() % 16 == 0 ? 700 : 12
      for index in 0..<Int.random(in: 1...most, using: &random) {
        let numbers = [0, 1, 2].map { axis in
          number(places[axis], axis == 2 ? 2 : 900, &random)
        }
        points.append(
          isTable
            ? "s\(stroke),\(space)\(numbers.joined(separator: ",\(space)"))\n"
            : isObject
              ? "{\"x\":\(numbers[0]),\(space)\"y\":\(numbers[1]),\"t\":\(numbers[2]),\"i\":\(index)}"
              : "[\(numbers.joined(separator: ",\(space)"))]")
      }
      document +=
        isTable ? points.joined() : "{\"points\":[\(points.joined(separator: ",\(space)"))]}\n"
    }
    return document
  }

  private func number(_ places: Int, _ size: Int, _ random: inout SeededGenerator) -> String {
    let whole = Int.random(in: -size...size, using: &random)
    guard places > 0 else { return "\(whole)" }
    let digits = (0..<places).map { _ in "\(random.next() % 10)" }.joined()
    return "\(whole).\(digits)"
  }
}
