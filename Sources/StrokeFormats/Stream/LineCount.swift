/// The number of lines in some bytes, and of those that are strokes or should be.
package struct LineCount: Hashable, Sendable {
  package var lines = 0
  package var strokes = 0

  package init() {}

  package static func + (a: LineCount, b: LineCount) -> LineCount {
    var sum = a
    sum.lines += b.lines
    sum.strokes += b.strokes
    return sum
  }
}

extension DocumentHead {
  /// Counts the lines of NDJSON in `bytes`, which begin with a line, as a stream counts them: each that is not blank is a
  /// stroke, whether it can be read or not.
  ///
  /// - Complexity: O(length of `bytes`).
  package func count(in bytes: UnsafeRawBufferPointer) -> LineCount {
    var count = LineCount()
    guard let base = bytes.baseAddress else { return count }
    var start = UnsafePointer(base.assumingMemoryBound(to: UInt8.self))
    let last = start + bytes.count
    while start < last {
      let end = firstPlace(of: UInt8(ascii: "\n"), from: start, to: last) ?? last
      var line = ByteCursor(from: start, to: end, limit: .endOfLine)
      line.skipSpace()
      count.lines += 1
      if !line.isAtEnd { count.strokes += 1 }
      start = end + 1
    }
    return count
  }
}
