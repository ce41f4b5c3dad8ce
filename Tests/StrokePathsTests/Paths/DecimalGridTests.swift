import Testing

@testable import StrokeCore
@testable import StrokePaths

@Suite struct DecimalGridTests {
  @Test(arguments: [
    ([1, 2, -7], 1.0, true), ([0.7, 0.3], 10, true), ([0.5, 0.375], 1000, true),
    ([1e-9], 1e9, true), ([.pi, 1], 1, false), ([1e-10], 1, false), ([0.1 + 0.2], 1, false),
    ([1e300], 1, false), ([0], 1, true), ([], 1, true),
  ])
  func itIsTheCoarsestThatFits(numbers: [Double], unit: Double, isWhole: Bool) {
    let grid = DecimalGrid(for: numbers)
    #expect(grid.unit == unit && grid.isWhole == isWhole)
    for number in numbers { #expect(grid.value(grid.units(number)) == number) }
  }

  @Test(arguments: [
    (101.3, [0.7, 0.3], 0.3), (-0.1, [0.7, 0.3], 0.9), (1_234_500.1, [0.1, 0.2], 0.1),
    (7, [3, 2], 2), (-5, [3, 2], 0), (1e300, [3, 2], 1e300.truncatingRemainder(dividingBy: 5)),
  ])
  func remaindersAreThoseOfTheDecimals(number: Double, lengths: [Double], rest: Double) {
    let grid = DecimalGrid(for: lengths + [number])
    #expect(grid.remainder(of: number, by: lengths) == rest)
  }

  @Test func aRectangleEndsWhereItsDecimalsSay() {
    let rect = Rect.written(x: 4074.8, y: 0.1, width: 0.3, height: 0.2)
    #expect(rect == Rect(minX: 4074.8, minY: 0.1, maxX: 4075.1, maxY: 0.3))
    #expect(Rect.written(x: .pi, y: 0, width: 1, height: 1)?.maxX == .pi + 1)
    #expect(Rect.written(x: 0, y: 0, width: -1, height: 1) == nil)
    #expect(Rect.written(x: 1e308, y: 0, width: 1e308, height: 1)?.maxX == .infinity)
  }
}
