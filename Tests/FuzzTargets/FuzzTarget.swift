#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  import Glibc
#endif

/// Something that takes any bytes, with what must hold whatever they are.
///
/// A fuzzer looks for bytes for which it does not hold. What was ever found lies in Tests/Corpus, in
/// a folder named as the target, and the tests check it again.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// Stroke files of every format, read in pieces, judged, written and read again.
  case strokes
  /// Rows in several syntaxes.
  case rows
  /// Printed lines, in pieces, and rows that are printed in several ways.
  case printed
  /// SVG files, asked about a rectangle.
  case drawings
  /// Path data, painted and asked about rectangles, fingers and points.
  case paths
  /// Dashed strokes, asked about a rectangle.
  case dashes
  /// Strokes of any samples: verdicts, explanations, measures, and the live recognizer.
  case detectors
  /// Style sheets.
  case sheets
  /// Clip paths in clip paths, asked about a rectangle.
  case clips

  /// Checks all that must hold of some bytes, in at most so many seconds of the thread's own time,
  /// which does not count what else the machine does.
  package func check(_ bytes: [UInt8], seconds limit: Double) throws(PropertyFailure) {
    let start = Self.secondsOfThread
    var source = ByteSource(bytes)
    switch self {
    case .strokes: try checkStrokes(&source)
    case .rows: try checkRows(&source)
    case .printed: try checkPrinted(&source)
    case .drawings: try checkDrawing(&source)
    case .paths: try checkPath(&source)
    case .dashes: try checkDashes(&source)
    case .detectors: try checkDetectors(&source)
    case .sheets: try checkSheet(&source)
    case .clips: try checkClips(&source)
    }
    let seconds = Self.secondsOfThread - start
    try expect(seconds <= limit, "\(bytes.count) bytes took \(seconds) s")
  }

  private static var secondsOfThread: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Something that must hold, and did not.
package struct PropertyFailure: Error, CustomStringConvertible {
  package let description: String
}

/// Throws unless something holds.
func expect(
  _ holds: Bool, _ text: @autoclosure () -> String
) throws(PropertyFailure) {
  guard holds else { throw PropertyFailure(description: text()) }
}
