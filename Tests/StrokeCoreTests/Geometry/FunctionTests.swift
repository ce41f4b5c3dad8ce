import Foundation
import TestSupport
import Testing

@testable import StrokeCore

/// The angles, sines and powers that are computed with only the four operations.
@Suite struct FunctionTests {
  /// The rows of a function in functions.txt: its arguments and the double nearest to the true value.
  private static func rows(_ name: String) throws -> [[Double]] {
    let text = try Checkout.text("Tests/numbers/functions.txt")
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("\(name) ") }
    #expect(lines.count >= 15)
    return lines.map { line -> [Double] in
      line.split(separator: " ").dropFirst().map { Double($0) ?? .nan }
    }
  }

  @Test func anOddOrEvenFunctionIsTheNearestDouble() throws {
    for row in try Self.rows("sine") {
      #expect(sine(row[0]) == row[1] && sine(-row[0]) == -row[1], "\(row)")
    }
    for row in try Self.rows("cosine") {
      #expect(cosine(row[0]) == row[1] && cosine(-row[0]) == row[1], "\(row)")
    }
    for row in try Self.rows("direction") {
      #expect(arcTangent(Vector(row[0], row[1])) == row[2], "\(row)")
      #expect(arcTangent(Vector(row[0], -row[1])) == -row[2], "\(row)")
    }
  }

  @Test func aPowerOrAnArcCosineIsTheNearestDouble() throws {
    for row in try Self.rows("power") { #expect(exponential(row[0]) == row[1], "\(row)") }
    for row in try Self.rows("arccosine") { #expect(arcCosine(row[0]) == row[1], "\(row)") }
  }

  @Test(
    arguments: [
      (0.0, 0.0), (-0.0, 0.0), (0.0, -0.0), (-0.0, -0.0), (1, -0.0), (-1, 0), (-1, -0.0), (0, 2),
      (-0.0, -2), (.infinity, .infinity), (-.infinity, .infinity), (.infinity, 1),
      (-.infinity, -1), (1, .infinity), (-1, -.infinity), (.nan, 1), (1, .nan),
    ] as [(Double, Double)])
  func zerosAndInfinitiesHaveTheDirectionsOfC(dx: Double, dy: Double) {
    let (own, other) = (arcTangent(Vector(dx, dy)), atan2(dy, dx))
    #expect(own == other || own.isNaN && other.isNaN)
    #expect(own.isNaN || own.sign == other.sign)
  }

  @Test func undefinedValuesAreNaN() {
    #expect(sine(.infinity).isNaN && cosine(-.infinity).isNaN && sine(.nan).isNaN)
    #expect(arcCosine(1.0.nextUp).isNaN && arcCosine(-2).isNaN && arcCosine(.nan).isNaN)
    #expect(exponential(.nan).isNaN)
    #expect(sine(-0.0).sign == .minus)
  }

  @Test func powersEndWhereDoublesEnd() {
    #expect(exponential(-.infinity) == 0 && exponential(-1000) == 0 && exponential(-745.2) == 0)
    #expect(exponential(.infinity) == .infinity && exponential(709.8) == .infinity)
    #expect(exponential(709.78) == exp(709.78))
    #expect(exponential(-745) == .leastNonzeroMagnitude)
  }

  /// A library is expected to be right within a unit in the last place.
  @Test func theLibraryOfThisSystemAgrees() {
    var random = SeededGenerator(seed: 16)
    func expectNear(_ own: Double, _ other: Double, _ argument: Double) {
      #expect((own - other).magnitude <= other.ulp, "\(argument): \(own), not \(other)")
    }
    for _ in 0..<rounds(5_000, long: 1_000_000) {
      let angle = Double.random(in: -50...50, using: &random)
      expectNear(sine(angle), sin(angle), angle)
      expectNear(cosine(angle), cos(angle), angle)
      let power = Double.random(in: -700...700, using: &random)
      expectNear(exponential(power), exp(power), power)
      let value = Double.random(in: -1...1, using: &random)
      expectNear(arcCosine(value), acos(value), value)
      let other = Double.random(in: -1...1, using: &random)
      expectNear(arcTangent(Vector(value, other)), atan2(other, value), value)
    }
  }
}
