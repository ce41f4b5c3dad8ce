import StrokeCore
import StrokeFormats

extension FuzzTarget {
  /// What printed lines are made of.
  private static let tokens: [String] = [
    "\n", "\n", "\n", " ", " ", ", ", "; ", ": ", "=", "(", ")", "[", "]", "{", "}", "<", ">", "\"",
    "'", "\\", "|", "-", ".", "...", "x=", "y=", "t=", "x: ", "y: ", "id=", "phase: ", "x[1]=",
    "y[1]=", "1", "2.5", "-3", "0.25", "1e3", "nan", "null", "(1, 2)", "(3, 4, 0.5)", "{5, 6}",
    "[7 8]", "touch ", "began ", "moved ", "touchesEnded ", "ACTION_UP ", "<UITouch: 0x1> ",
    "location in view: ", "velocity ", "Point(", "TouchSample(x: 1, y: 2, t: 3)", "10:07:00.025 ",
    "2024-11-22 10:07:00.5 ", "25 ms", "App[1:2] ", "x y t", "#", "stroke 1", "{\"x\":1,\"y\":2}",
    "é", "\u{0}",
  ]

  /// Lines of such words, or any bytes if the first says so; and rows that are written in several ways.
  func checkPrinted(_ source: inout ByteSource) throws(PropertyFailure) {
    let isAny = source.below(4) == 0
    let size = 1 + source.below(64)
    var document: [UInt8] = []
    if isAny {
      document = Array(source.rest)
    } else {
      var words = source
      while !words.isAtEnd { document += words.oneOf(Self.tokens).utf8 }
    }
    let options = ReadingOptions(format: .printed)
    let whole = try Self.read(document, options, pieces: document.count)
    let pieces = try Self.read(document, options, pieces: size)
    try expect(
      pieces.outcomes == whole.outcomes,
      "pieces of \(size) are read as \(pieces.outcomes), and the whole as \(whole.outcomes)")
    for record in whole.records {
      let isFinite = (record.stroke.x + record.stroke.y + record.stroke.times).allSatisfy(
        \.isFinite)
      try expect(isFinite, "a coordinate is not finite")
    }
    try Self.checkWays(&source)
  }

  /// The same rows printed in several ways are the same stroke.
  private static func checkWays(_ source: inout ByteSource) throws(PropertyFailure) {
    var rows: [(x: Double, y: Double, t: Double)] = []
    var time = 0.5
    while rows.count < 40, !source.isAtEnd {
      time += Double(1 + source.below(50)) / 64
      rows.append((Double(source.byte()) / 4, Double(source.byte()) / 8, time))
    }
    guard rows.count > 1 else { return }
    let ways: [String] = [
      rows.map { "x=\($0.x) y=\($0.y) t=\($0.t)\n" }.joined(),
      rows.map { "[app] touch at {x: \($0.x), y: \($0.y)} time: \($0.t)\n" }.joined(),
      rows.map { "Sample(location: (\($0.x), \($0.y)), timestamp: \($0.t))\n" }.joined(),
      "[" + rows.map { "Sample(x=\($0.x), y=\($0.y), t=\($0.t))" }.joined(separator: ", ") + "]\n",
      rows.map { "location in view: {\($0.x), \($0.y)}; t: \($0.t) s\n" }.joined(),
    ]
    let first = try read(Array(ways[0].utf8), ReadingOptions(), pieces: ways[0].utf8.count)
    let expected = first.records.map { text(of: $0.stroke) }
    for way in ways {
      let other = try read(Array(way.utf8), ReadingOptions(), pieces: 7)
      try expect(
        other.records.map { text(of: $0.stroke) } == expected && other.outcomes.count == 1,
        "\(way) is read as \(other.outcomes), and not as \(first.outcomes)")
    }
  }
}
