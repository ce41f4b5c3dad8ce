import StrokeCore
import StrokePaths

// SVG path data by itself, as editors copy it. Each subpath is a stroke without times, as in an SVG. Mistakes are
// errors here: what is drawn before one may be half a stroke.

/// Reads the subpaths of path data as strokes.
struct PathDataStrokeReader: LogReader {
  init(timeUnit: TimeUnit?) {}

  func read(
    _ cursor: inout ByteCursor, into queue: inout DraftQueue
  ) throws(ReadStop) {
    let position = cursor.countLines()
    let data = PathData(cursor)
    if let error = data.error { throw .error(error) }
    for points in data.path.samples {
      queue.append(
        StrokeDraft(x: points.map(\.x), y: points.map(\.y), times: [], line: position.line))
    }
    cursor.next = cursor.end
  }
}

extension ByteCursor {
  /// True if path data comes next: a moveto and a number.
  var looksLikePathData: Bool {
    var cursor = self
    guard cursor.take(UInt8(ascii: "M")) || cursor.take(UInt8(ascii: "m")) else { return false }
    cursor.skipSpace()
    guard let byte = cursor.isAtEnd ? nil : cursor.next.pointee else { return false }
    return byte &- UInt8(ascii: "0") < 10 || "+-.".utf8.contains(byte)
  }
}
