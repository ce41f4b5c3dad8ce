import Foundation
import TestSupport
import Testing

@testable import strokecheck

/// The figures of a comparison beside a second computation of each, on drawn results: verdicts of every kind, strokes
/// that are called the same, results that expect different things, and strokes of one side only.
@Suite struct ComparedFiguresTests {
  private struct Row {
    let word: String
    let expected: String?

    var isCircle: Bool? { ["circle": true, "rejected": false][word] }

    func json(_ number: Int) -> String {
      let expected = expected.map { ",\"expected\":\"\($0)\"" } ?? ""
      // An id of its own has no other partner.
      let id = number < 1000 ? "s" : "s\(number)"
      return "{\"file\":\"a.json\",\"stroke\":\(number),\"id\":\"\(id)\",\"detector\":\"ring\","
        + "\"verdict\":\"\(word)\"\(expected)}\n"
    }
  }

  private struct Pair {
    let number: Int
    let before: Row?
    let after: Row?

    var flip: (was: Bool, isNow: Bool)? {
      guard let was = before?.isCircle, let isNow = after?.isCircle, was != isNow else {
        return nil
      }
      return (was, isNow)
    }
    var isChange: Bool {
      let isJudged = before?.isCircle != nil && after?.isCircle != nil
      return flip != nil || !isJudged && before?.word != after?.word
    }
    var becameRight: Bool? {
      guard let flip, let expected = after?.expected ?? before?.expected else { return nil }
      return flip.isNow == (expected == "circle")
    }
  }

  /// Several strokes have each number, so that only their order tells them apart.
  private static func pairs(_ count: Int, seed: UInt64) -> [Pair] {
    var generator = SeededGenerator(seed: seed)
    func row() -> Row {
      let words = ["circle", "circle", "circle", "rejected", "rejected", "perhaps", "error"]
      let expected = ["circle", "rejected", nil, nil][Int.random(in: 0..<4, using: &generator)]
      return Row(word: words[Int.random(in: 0..<7, using: &generator)], expected: expected)
    }
    return (0..<count).map { index in
      let (before, after) = (row(), row())
      // The last three have no partner.
      return Pair(
        number: index < count - 3 ? index / 4 : 1000 + index,
        before: index == count - 1 ? nil : before,
        after: [count - 2, count - 3].contains(index) ? nil : after)
    }
  }

  /// The probability of as uneven a split, or a more uneven one, in both directions.
  private func probability(_ one: Int, _ other: Int) -> Double {
    let count = one + other
    var (term, sum) = (pow(0.5, Double(count)), 0.0)
    for index in 0...min(one, other) {
      sum += term
      term *= Double(count - index) / Double(index + 1)
    }
    return min(1, 2 * sum)
  }

  @Test(arguments: [12, 40, 160], 1...3 as ClosedRange<UInt64>)
  func areThoseOfTheirStrokes(count: Int, seed: UInt64) throws {
    let pairs = Self.pairs(count, seed: seed)
    let folder = try Scratch()
    let files = try [\Pair.before, \.after].map { side in
      let rows = pairs.compactMap { pair in pair[keyPath: side].map { $0.json(pair.number) } }
      return try folder.write("\(side == \Pair.before)", rows.joined())
    }
    let json = try strokecheck("compare", "-f", "json", files[0], files[1]).output
    let found = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary)
    let (flips, changed) = (pairs.compactMap(\.flip), pairs.count(where: \.isChange))
    let wrong = pairs.count { $0.becameRight == false }
    let right = pairs.count { $0.becameRight == true }
    for (name, number) in [
      ("compared", count - 3), ("changed", changed), ("becameWrong", wrong),
      ("becameRight", right), ("toCircle", flips.count(where: \.isNow)),
      ("toRejected", flips.count(where: \.was)), ("onlyBefore", 2), ("onlyAfter", 1),
    ] {
      #expect(found[name] as? Int == number, "\(name) \(json.prefix(300))")
    }
    let p = try #require(found["p"] as? Double)
    #expect((p - probability(wrong, right)).magnitude < 1e-12)
    let text = try strokecheck("compare", files[0], files[1]).lines
    let listed = text.count { $0.hasPrefix("  a.json") }
    #expect(listed == (changed > 40 ? 20 : changed), "\(text.joined(separator: "\n"))")
    let all = try strokecheck("compare", "--errors", files[0], files[1]).lines
    #expect(all.count { $0.hasPrefix("  a.json") } == changed)
  }
}
