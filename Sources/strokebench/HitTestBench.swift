import StrokeCore
import StrokeFormats

/// Times hit tests on the inputs that the peers are timed on, and checks the answers it times.
struct HitTestBench {
  /// The folder of `mix.txt` and `sc_*.txt`.
  let folder: String

  /// One figure.
  struct Row {
    let name: String
    let nanoseconds: Double
    let unit: String
    let note: String
  }

  /// Prints the rows.
  static func run(folder: String) {
    for row in HitTestBench(folder: folder).rows() {
      print("\(row.name): \(Int(row.nanoseconds)) ns a \(row.unit); \(row.note)")
    }
  }

  /// All rows; those whose input is missing are left out.
  func rows() -> [Row] {
    var rows: [Row] = []
    if let cases = load("mix.txt") { rows.append(mixed(cases)) }
    for kind in ["poly_stroke", "cubic_stroke", "poly_fill", "cubic_fill"] {
      for count in [10, 1000, 100_000] {
        guard let one = load("sc_\(kind)_\(count).txt")?.first else { continue }
        rows.append(contentsOf: growing("\(kind) \(count)", one))
      }
    }
    return rows
  }

  private func load(_ name: String) -> [HitTestCase]? {
    contents(of: folder + "/" + name).flatMap { HitTestCase.read($0) }
  }

  /// One rectangle a path, everything from the parsed segments on.
  private func mixed(_ cases: [HitTestCase]) -> Row {
    var right = 0
    let best = bestTime(rounds: 20) {
      right = 0
      for one in cases {
        let hit = HitTest(one.path, one.paint).touches(one.rects[0])
        right += hit == one.expected[0] ? 1 : 0
      }
    }
    return Row(
      name: "mixed, one rectangle a path", nanoseconds: best / Double(cases.count), unit: "test",
      note: "\(right) of \(cases.count) as labelled")
  }

  /// Many rectangles against one path, first each by itself, then from a prepared test.
  private func growing(_ name: String, _ one: HitTestCase) -> [Row] {
    var cold: [Bool] = []
    let count = Double(one.rects.count)
    let coldTime = bestTime(rounds: 3) {
      cold = one.rects.map { HitTest(one.path, one.paint).touches($0) }
    }
    let test = HitTest(one.path, one.paint)
    var indexed = test
    let indexTime = bestTime(rounds: 3) { indexed = test.indexed() }
    var hot: [Bool] = []
    let hotTime = bestTime(rounds: 5) { hot = one.rects.map { indexed.touches($0) } }
    let agreement = hot == cold ? "the same answers" : "DIFFERENT ANSWERS"
    return [
      Row(
        name: "\(name), cold", nanoseconds: coldTime / count, unit: "test",
        note: "\(cold.count { $0 }) of \(cold.count) hit"),
      Row(name: "\(name), preparing", nanoseconds: indexTime, unit: "path", note: "once"),
      Row(
        name: "\(name), prepared", nanoseconds: hotTime / count, unit: "test", note: agreement),
    ]
  }

  private func bestTime(rounds: Int, _ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    return (0..<rounds).map { _ in
      let (seconds, atto) = clock.measure(body).components
      return Double(seconds) * 1e9 + Double(atto) / 1e9
    }.min() ?? 0
  }
}
