#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  import Glibc
#endif

/// A function that accepts any bytes, with properties that must always hold.
///
/// A fuzzer looks for bytes for which a property fails. Everything it ever found is in
/// Tests/Corpus, in a folder named like the target, and the tests check it again.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// Stroke files of every format, read in pieces, judged, written and read again.
  case strokes
  /// SVG files, tested with a rectangle.
  case drawings
  /// Path data, painted and tested with rectangles, fingers and points.
  case paths
  /// Dashed strokes, tested with a rectangle.
  case dashes
  /// Strokes of any samples: verdicts, explanations, measures, and the live recognizer.
  case detectors
  case sheets
  /// Clip paths in clip paths, tested with a rectangle.
  case clips

  /// Checks all properties for some bytes, within a limit of CPU seconds of this thread, which does
  /// not depend on what else the machine does.
  package func check(_ bytes: [UInt8], seconds limit: Double) throws(PropertyFailure) {
    let start = Self.secondsOfThread
    var source = ByteSource(bytes)
    switch self {
    case .strokes: try checkStrokes(&source)
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

/// A property that failed.
package struct PropertyFailure: Error, CustomStringConvertible {
  package let description: String
}

/// Throws unless a condition holds.
func expect(
  _ holds: Bool, _ text: @autoclosure () -> String
) throws(PropertyFailure) {
  guard holds else { throw PropertyFailure(description: text()) }
}
