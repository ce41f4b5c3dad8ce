import StrokeCore
import StrokePaths

/// The result of reading SVG path data.
///
/// The grammar is from SVG 2 (chapter 9.3), with its rule for mistakes: everything before the
/// first mistake is drawn, nothing after it. So there is always a path, and perhaps an error.
///
///     let data = PathData("M0 0h10v10zL5")
///     data.path.count        // 4: all but the unfinished line
///     data.error?.reason     // "expected a number, found the end of the path data"
public struct PathData: Hashable, Sendable {
  /// Everything before the first mistake.
  public let path: Path
  /// The first mistake, with its line and column in the data; nil if there is none.
  public let error: ReadError?
  /// The first command that leads beyond ``HitTest/largestCoordinate``, up to which hits are exact.
  let rangeError: ReadError?

  /// Reads path data from bytes.
  ///
  /// - Complexity: O(n).
  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.init(ByteCursor(bytes, limit: .endOfPathData, endsLinesInCR: true))
  }

  init(_ cursor: ByteCursor, within budget: MemoryBudget = .unlimited) {
    var reader = PathDataReader(cursor, within: budget)
    do throws(ReadError) {
      try reader.read()
      error = nil
    } catch {
      self.error = error
    }
    rangeError = reader.farCommand.map { cursor.error(ReadError.outOfRange, at: $0) }
    path = reader.finish()
  }

  /// Reads path data from bytes.
  public init(_ bytes: [UInt8]) { self = bytes.withUnsafeBufferPointer { PathData($0) } }

  /// Reads path data from text.
  public init(_ text: String) { self.init(Array(text.utf8)) }
}

extension Path {
  /// Reads SVG path data.
  ///
  /// ```swift
  /// let triangle = try Path(data: "M0 0h10v10z")
  /// ```
  ///
  /// ``PathData`` also has the part before a mistake, which SVG draws.
  ///
  /// - Throws: The first mistake, or else the first coordinate that is too large for exact hits.
  /// - Complexity: O(n).
  public init(data: String) throws(ReadError) {
    let data = PathData(data)
    if let error = data.error ?? data.rangeError { throw error }
    self = data.path
  }
}

extension ReadError {
  /// The error for coordinates too large for exact hits.
  static let outOfRange = "a coordinate is beyond ±100000000, up to which drawings are exact"
}
