import StrokeFormats
import TestSupport
import Testing

/// Lines that apps and devices print: the words of any of them, in whatever brackets.
@Suite struct PrintedRowsTests {
  /// What languages print for nothing is nothing: no time, and no place at the end of a touch.
  @Test(arguments: ["None", "null", "nil", "undefined", "NULL"]) func nothing(word: String) {
    for log in [
      "x=1 y=2 t=\(word)\nx=3 y=5 t=\(word)\n",
      "began x=1 y=2\nmoved x=3 y=5\nended x=\(word) y=\(word)\n",
    ] { #expect(outcomes(of: log.utf8) == ["1: 1.0,2.0 3.0,5.0"]) }
  }

  /// Clocks with fractions and zones, as loggers of several languages write them.
  @Test(arguments: [
    "10:07:00.25", "10:07:00,250", "2024-06-12 10:07:00,250",
    "[10:07:00,250]", "06-12 10:07:00.250",
  ])
  func clocks(clock: String) {
    let later = clock.replacing("00", with: "01", maxReplacements: 1)
    let read = outcomes(of: "\(clock) x=1 y=2\n\(later) x=3 y=5\n".utf8)
    let times = read.first?.split(separator: " ").compactMap { sample in
      sample.split(separator: "@").dropFirst().first.flatMap { Double($0) }
    }
    #expect(times?.count == 2 && ((times?[1] ?? 0) - (times?[0] ?? 0) - 1).magnitude < 1e-6)
    #expect(((times?[0] ?? 0) - (times?[0] ?? 0).rounded(.down) - 0.25).magnitude < 1e-6, "\(read)")
  }

  /// Work is proportional to a line's length, whatever is in it.
  @Test(arguments: [
    "(", "(a ", "<a", "\"", "a\"'", "(1, 2), ", "[(1, 2)], ", "T(x: 1, y: 2, t: 3), ", "a=1 ",
    "a b: ", "1 ", "1) ", "x=1 y=2 ", "{\"", "=", "<U: 0x1> phase: Began location in view: {5, 6} ",
  ])
  func longLines(piece: String) {
    func seconds(_ count: Int) -> Double {
      let line = "[" + String(repeating: piece, count: count / piece.utf8.count) + "]\n(1, 2)\n"
      var least = Double.infinity
      for _ in 0..<3 {
        let time = threadSeconds { _ = outcomes(of: line.utf8, ReadingOptions(format: .printed)) }
        least = min(least, time)
      }
      return least
    }
    // Four times as much takes less than ten times as long, but for what is too short to be timed.
    #expect(seconds(8_000) < max(seconds(2_000), 0.01) * 10)
  }
}
