import StrokeFormats
import TestSupport
import Testing

@testable import StrokeCore
@testable import StrokePaths

/// Laws of where dashes end: on a line along an axis, at the double nearest to the result of exact
/// arithmetic.
@Suite struct DashPlaceTests {
  /// A pattern in whole thousandths or in 64ths, and a line that it cuts.
  struct Row: CustomTestStringConvertible {
    let lengths: [Int]
    let offset: Int
    let start: Int
    /// The number of units in 1.
    let unit: Int
    let length: Int

    var testDescription: String { "\(lengths) from \(offset) at \(start), in 1/\(unit)" }

    /// Where the dashes begin and end, in units.
    var ends: [(Int, Int)] {
      let period = lengths.reduce(0, +)
      var place = -(offset % period + period) % period
      var ends: [(Int, Int)] = []
      while place < length {
        for (index, part) in lengths.enumerated() {
          let (from, to) = (max(place, 0), min(place + part, length))
          if index % 2 == 0, from < to { ends.append((from, to)) }
          place += part
        }
      }
      return ends
    }

    func value(_ count: Int) -> Double { Double(count) / Double(unit) }
  }

  static let rows = [
    Row(lengths: [3, 2], offset: 0, start: 0, unit: 1, length: 5000),
    Row(lengths: [3, 1, 4, 1, 5, 9], offset: 7, start: -3, unit: 1, length: 60000),
    Row(lengths: [700, 300], offset: 0, start: 0, unit: 1000, length: 5_000_000),
    Row(lengths: [1100, 2200], offset: 200, start: -7300, unit: 1000, length: 9_999_999),
    Row(lengths: [100, 200], offset: -100, start: 100, unit: 1000, length: 7_000_000),
    Row(lengths: [300, 300], offset: 1_234_500, start: 0, unit: 1000, length: 20_000_000),
    Row(lengths: [24, 16], offset: 5, start: 1, unit: 64, length: 320_000),
    Row(lengths: [1, 1], offset: -100, start: 7, unit: 64, length: rounds(64_001, long: 640_001)),
  ]

  private func line(_ from: Point, _ to: Point) -> Path {
    PathData("M\(from.x) \(from.y)L\(to.x) \(to.y)").path
  }

  @Test(arguments: rows) func dashesEndWhereExactArithmeticSays(row: Row) throws {
    let pattern = try #require(
      DashPattern(row.lengths.map(row.value), offset: row.value(row.offset)))
    let (from, to) = (row.value(row.start), row.value(row.start + row.length))
    let expected = row.ends.flatMap {
      [row.value(row.start + $0.0), row.value(row.start + $0.1)]
    }
    for sign in [1.0, -1] {
      let across = line(Point(from * sign, 0.1), Point(to * sign, 0.1))
      let down = line(Point(0.1, from * sign), Point(0.1, to * sign))
      let level = across.dashed(pattern, width: 1).compactMap(\.end)
      #expect(level.map(\.x) == expected.map { $0 * sign })
      #expect(down.dashed(pattern, width: 1).compactMap(\.end).map(\.y) == level.map(\.x))
    }
  }

  @Test func dashesOfASlantEndWhereTheyComeOutEven() throws {
    // Steps of 3 across and 4 down are 5 long.
    let pattern = try #require(DashPattern([2.5, 1.25], offset: 1.25))
    let ends = line(Point(1, 2), Point(3001, 4002)).dashed(pattern, width: 1).compactMap(\.end)
    #expect(ends.count == 2668)
    for (index, end) in ends.dropFirst().dropLast().enumerated() {
      let quarters = Double(index / 2 * 3 + (index % 2 == 0 ? 1 : 2))
      #expect(end == Point(1 + quarters * 3 / 4, 2 + quarters))
    }
  }

  /// Hit if and only if a dash and the rectangle have an area in common.
  @Test(arguments: rows) func gapsAreNotHit(row: Row) throws {
    let pattern = DashPattern(row.lengths.map(row.value), offset: row.value(row.offset))
    let path = line(
      Point(row.value(row.start), 0), Point(row.value(row.start + row.length), 0))
    let test = HitTest(path, Paint(fill: nil, stroke: StrokeStyle(width: 2, dashes: pattern)))
      .indexedAtOnce()
    let ends = row.ends
    var gaps = 0
    for index in stride(from: 0, to: ends.count - 1, by: max(1, ends.count / 500)) {
      let (left, right) = (row.start + ends[index].1, row.start + ends[index + 1].0)
      // Dashes that meet have no gap.
      guard left < right else { continue }
      gaps += 1
      let gap = Rect(minX: row.value(left), minY: -9, maxX: row.value(right), maxY: 9)
      #expect(!test.touches(gap), "\(gap)")
      for more in [
        Rect(minX: gap.minX.nextDown, minY: -9, maxX: gap.maxX, maxY: 9),
        Rect(minX: gap.minX, minY: -9, maxX: gap.maxX.nextUp, maxY: 9),
      ] { #expect(test.touches(more), "\(more)") }
    }
    #expect(gaps >= 100)
  }

  @Test func anEdgeGoesOnWhereTheLastOneEnded() throws {
    let steps = (1...2000).map { "L\(Double(($0 + 1) / 2 * 17) / 10) \(Double($0 / 2 * 17) / 10)" }
    let stairs = PathData("M0 0\(steps.joined())").path
    let pattern = try #require(DashPattern([0.7, 1]))
    // Each dash begins at the start of a step, and ends after 0.7 of it.
    let ends = stairs.dashed(pattern, width: 1).compactMap(\.end)
    #expect(ends.count == 4000)
    for (index, end) in ends.enumerated() where index % 2 == 1 {
      let step = index / 2
      let place = Double(step / 2 * 17)
      #expect(end.x == (step % 2 == 0 ? (place + 7) / 10 : (place + 17) / 10))
      #expect(end.y == (step % 2 == 0 ? place / 10 : (place + 7) / 10))
    }
  }
}
