import StrokeCore
import StrokeFormats
import StrokePaths

/// Times hit tests and checks the answers it times: each answer of a prepared test against that of
/// one pass over the path, and against the labels where there are some.
struct HitTestBench {
  /// A folder with `mix.txt` and `sc_*.txt`, the inputs that other libraries are timed on; without
  /// one, scenes of the same kind are made.
  let folder: String?

  /// Adds the rows.
  func run(_ table: inout Table) {
    addPathData(&table)
    if let cases = load("mix.txt") { addMixed(cases, &table) }
    for kind in HitTestScene.Kind.allCases {
      for count in [10, 1000, 100_000] {
        let scene =
          folder == nil
          ? HitTestScene.make(kind, count) : load("sc_\(kind.rawValue)_\(count).txt")?.first
        if let scene { addGrowing("\(kind.rawValue), \(count) segments", scene, &table) }
      }
    }
  }

  private func load(_ name: String) -> [HitTestCase]? {
    folder.flatMap { contents(of: $0 + "/" + name) }.flatMap { HitTestCase.read($0) }
  }

  /// Times reading path data.
  private func addPathData(_ table: inout Table) {
    var text = "M0 0"
    for index in 0..<400_000 {
      let (x, y) = (Double(index * 7919 % 100_000) / 100, Double(index * 104_729 % 100_000) / 100)
      text += index % 2 == 0 ? "L\(x) \(y)" : "c\(y),\(x) -\(x) \(y),1e1-.5"
    }
    let bytes = Array(text.utf8)
    var count = 0
    let time = bestTime(rounds: 7) { count = PathData(bytes).path.count }
    table.add(
      "path data", time / 400_001, "ns/element",
      note: "\(Int(Double(bytes.count) / time * 1e3)) MB/s",
      isRight: count == 400_001)
  }

  /// One rectangle a path, everything from the parsed segments on.
  private func addMixed(_ cases: [HitTestCase], _ table: inout Table) {
    var right = 0
    let best = bestTime(rounds: 20) {
      right = 0
      for one in cases {
        let hit = HitTest(one.path, one.paint).touches(one.rects[0])
        right += hit == one.expected[0] ? 1 : 0
      }
    }
    table.add(
      "mixed, one rectangle a path", best / Double(cases.count), "ns/test",
      note: "\(right) of \(cases.count) as labelled", isRight: right == cases.count)
  }

  /// Many rectangles against one path, first each by itself, then from a prepared test.
  private func addGrowing(_ name: String, _ one: HitTestCase, _ table: inout Table) {
    var cold: [Bool] = []
    let count = Double(one.rects.count)
    let coldTime = bestTime(rounds: 3) {
      cold = one.rects.map { HitTest(one.path, one.paint).touches($0) }
    }
    let test = HitTest(one.path, one.paint)
    var indexed = test
    // What preparing computes is computed for the first question.
    let indexTime = bestTime(rounds: 3) {
      indexed = test.indexed()
      _ = indexed.touches(one.rects[0])
    }
    var hot: [Bool] = []
    let hotTime = bestTime(rounds: 5) { hot = one.rects.map { indexed.touches($0) } }
    table.add(
      "\(name), cold", coldTime / count, "ns/test",
      note: "\(cold.count { $0 }) of \(cold.count) hit")
    table.add("\(name), preparing", indexTime, "ns/path", note: "once, with the first question")
    table.add("\(name), prepared", hotTime / count, "ns/test", isRight: hot == cold)
  }
}
