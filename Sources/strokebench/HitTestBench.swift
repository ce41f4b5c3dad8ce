import StrokeCore
import StrokeFormats

/// Times hit tests and checks the answers it times: each answer of a prepared test against that of
/// one pass over the path, and against the labels where there are some.
struct HitTestBench {
  /// A folder with `mix.txt` and `sc_*.txt`, the inputs that other libraries are timed on; without
  /// one, scenes of the same kind are made.
  let folder: String?

  /// One figure.
  private struct Row {
    let name: String
    let nanoseconds: Double
    let unit: String
    let note: String
  }

  /// Prints the rows.
  func run() {
    print(pathDataRow())
    for row in rows() {
      print("\(row.name): \(Int(row.nanoseconds)) ns a \(row.unit); \(row.note)")
    }
  }

  private func rows() -> [Row] {
    var rows: [Row] = []
    if let cases = load("mix.txt") { rows.append(mixed(cases)) }
    for kind in HitTestScene.Kind.allCases {
      for count in [10, 1000, 100_000] {
        let scene =
          folder == nil
          ? HitTestScene.make(kind, count) : load("sc_\(kind.rawValue)_\(count).txt")?.first
        if let scene { rows += growing("\(kind.rawValue), \(count) segments", scene) }
      }
    }
    return rows
  }

  private func load(_ name: String) -> [HitTestCase]? {
    folder.flatMap { contents(of: $0 + "/" + name) }.flatMap { HitTestCase.read($0) }
  }

  /// How fast path data is read.
  private func pathDataRow() -> String {
    var text = "M0 0"
    for index in 0..<400_000 {
      let (x, y) = (Double(index * 7919 % 100_000) / 100, Double(index * 104_729 % 100_000) / 100)
      text += index % 2 == 0 ? "L\(x) \(y)" : "c\(y),\(x) -\(x) \(y),1e1-.5"
    }
    let bytes = Array(text.utf8)
    var count = 0
    let time = bestTime(rounds: 7) { count = PathData(bytes).path.count }
    let rate = Double(bytes.count) / time * 1e3
    return "path data: \(Int(rate)) MB/s; \(count) elements of \(400_001)"
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
