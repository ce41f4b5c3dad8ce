import Foundation
import TestSupport
import Testing

@testable import strokecheck

/// The figures of an evaluation beside a second computation of each, on drawn data in which hardly two are equal:
/// labels of uneven numbers, groups that lack circles or others, strokes of no group, answers that no stroke has, and
/// every way to state a score.
@Suite struct FiguresTests {
  private struct Stroke {
    let label: String
    let answer: String
    let group: String?
    let score: Double
    let probability: Double?
    let isMargin: Bool

    var isCircle: Bool { label == "circle" }
    var isAccepted: Bool { answer == "circle" }
    /// Of answers that are labels, the rejected ones are no more likely for a high score.
    var rank: Double { isAccepted ? score : -.infinity }
    var stated: Double { probability ?? (isAccepted ? score : 1 - score) }

    func verdict(_ index: Int) -> String {
      "{\"id\":\"\(index)\",\"predicted\":\"\(answer)\",\"\(isMargin ? "margin" : "score")\":\(score)"
        + (probability.map { ",\"probability\":\($0)" } ?? "") + "}\n"
    }

    func line(_ index: Int) -> String {
      let who = group.map { "\"who\":\"\($0)\"," } ?? ""
      return "{\"id\":\"\(index)\",\"label\":\"\(label)\",\(who)\"points\":[[0,0]]}\n"
    }
  }

  private static func strokes(seed: UInt64, groups: Int) -> [Stroke] {
    var generator = SeededGenerator(seed: seed)
    let labels = ["circle", "circle", "circle", "arc", "arc", "dot", "wave", "cross"]
    return (0..<120).map { index in
      let label = labels[Int.random(in: 0..<labels.count, using: &generator)]
      // Circles are of the first groups, and others of the last, so that some have one kind.
      let most = label == "circle" ? groups / 2 : groups
      let group = Int.random(in: label == "circle" ? 0..<most : 3..<most, using: &generator)
      let isMistaken = index % 3 == 0 && label != "wave" && label != "cross"
      let wrong = ["circle", "arc", "z"][Int.random(in: 0..<3, using: &generator)]
      return Stroke(
        label: label, answer: isMistaken ? wrong : label == "dot" ? "arc" : label,
        group: index % 11 == 0 ? nil : "g\(group)",
        score: Double(Int.random(in: 0...100, using: &generator)) / 100,
        probability: index % 4 == 0
          ? Double(Int.random(in: 0...100, using: &generator)) / 100 : nil,
        isMargin: index % 5 == 0)
    }
  }

  private func evaluate(_ strokes: [Stroke], _ words: String...) throws -> ToolRun {
    let folder = try Scratch()
    let verdicts = strokes.enumerated().map { $1.verdict($0) }.joined()
    let file = try folder.write("v.ndjson", verdicts)
    let lines = strokes.enumerated().map { $1.line($0) }.joined()
    let run = try strokecheck(["evaluate", "--verdicts", "j=\(file)"] + words, input: lines)
    // Some answers are labels, so nobody mistook their spelling.
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    return run
  }

  /// The numbers of the line that has a text are these, to so many decimals.
  private func expect(
    _ run: ToolRun, _ text: String, _ numbers: [(Double, decimals: Int)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let line = run.lines.first { $0.contains(text) } ?? ""
    let found = line.matches(of: /[0-9]+(\.[0-9]+)?/).compactMap { Double($0.output.0) }
    let isRight =
      found.count == numbers.count
      && zip(found, numbers).allSatisfy {
        ($0 - $1.0).magnitude <= 0.51 * pow(0.1, Double($1.decimals))
      }
    #expect(isRight, "\(line) \(numbers)", sourceLocation: sourceLocation)
  }

  private func share(_ strokes: [Stroke], _ isIt: (Stroke) -> Bool) -> Double? {
    strokes.isEmpty ? nil : Double(strokes.count(where: isIt)) / Double(strokes.count)
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>) func groups(seed: UInt64) throws {
    let strokes = Self.strokes(seed: seed, groups: 26)
    let run = try evaluate(strokes, "--group", "who")
    let groups = Dictionary(grouping: strokes.filter { $0.group != nil }) { $0.group ?? "" }
    var (recalls, falls, right): ([Double], [Double], [String: Double]) = ([], [], [:])
    for (name, own) in groups {
      let recall = share(own.filter(\.isCircle), \.isAccepted)
      let fall = share(own.filter { !$0.isCircle }, \.isAccepted)
      recalls += [recall].compactMap(\.self)
      falls += [fall].compactMap(\.self)
      let parts = [recall, fall.map { 1 - $0 }].compactMap(\.self)
      right[name] = parts.reduce(0, +) / Double(parts.count)
    }
    let recall = recalls.reduce(0, +) / Double(recalls.count)
    let fall = falls.reduce(0, +) / Double(falls.count)
    #expect(recalls.count != falls.count && groups.count > 20)
    expect(
      run, "macro average by who",
      [
        (100 * recall, 1), (Double(recalls.count), 0), (100 * fall, 1), (Double(falls.count), 0),
        ((recall + 1 - fall) / 2, 4),
      ])
    let worst = right.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.prefix(10).map(\.key)
    let rows = run.lines.drop { !$0.contains("the 10 worst") }.dropFirst(2)
    #expect(rows.map { String($0.split(separator: " ")[0]) } == worst)
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>) func labels(seed: UInt64) throws {
    let strokes = Self.strokes(seed: seed, groups: 9)
    let run = try evaluate(strokes)
    let accepted = Set(strokes.filter(\.isAccepted).map(\.label))
    let silent = strokes.filter { !accepted.contains($0.label) }
    expect(
      run, "more labels",
      [(Double(Set(silent.map(\.label)).count), 0), (Double(silent.count), 0), (0, 0)])
    let unused = Set(strokes.map(\.label)).subtracting(strokes.map(\.answer)).count
    #expect(unused == 1 && run.output.contains("; 1 label never given\n"), "\(run.output)")
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>) func probabilities(seed: UInt64) throws {
    let strokes = Self.strokes(seed: seed, groups: 9)
    let squares = strokes.map { pow($0.stated - ($0.isCircle ? 1 : 0), 2) }
    let base = share(strokes, \.isCircle) ?? 0
    expect(
      try evaluate(strokes, "--reliability"), "Brier score",
      [
        (squares.reduce(0, +) / Double(strokes.count), 5), (0, 0), (100 * base, 1),
        (base * (1 - base), 5),
      ])
  }

  /// The equal error rate is where a line between two points of the curve meets the diagonal.
  @Test(arguments: 1...3 as ClosedRange<UInt64>) func curves(seed: UInt64) throws {
    let strokes = Self.strokes(seed: seed, groups: 9)
    let (circles, others) = (strokes.filter(\.isCircle), strokes.filter { !$0.isCircle })
    var points = [(found: 0.0, fall: 0.0)]
    for rank in Set(strokes.map(\.rank)).sorted(by: >) {
      points.append(
        (share(circles) { $0.rank >= rank } ?? 0, share(others) { $0.rank >= rank } ?? 0))
    }
    let (a, b) = try #require(zip(points, points.dropFirst()).first { $1.fall + $1.found >= 1 })
    let way = (1 - a.fall - a.found) / (b.fall + b.found - a.fall - a.found)
    var wins = 0.0
    for circle in circles {
      for other in others {
        wins += circle.rank > other.rank ? 1 : circle.rank == other.rank ? 0.5 : 0
      }
    }
    expect(
      try evaluate(strokes, "--roc"), "j: AUC",
      [
        (wins / Double(circles.count * others.count), 5),
        (100 * (a.fall + way * (b.fall - a.fall)), 1),
        (100 * (share(circles, \.isAccepted) ?? 0), 1),
        (100 * (share(others, \.isAccepted) ?? 0), 1),
      ])
    #expect(way > 0 && way < 1)
  }
}
