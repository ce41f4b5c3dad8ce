import TestSupport
import Testing

@testable import StrokeFormats

@Suite struct ByteOutputTests {
  private func exact(_ number: Double) -> String {
    var bytes: [UInt8] = []
    bytes.append(exact: number)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func short(_ number: Double, upTo decimals: Int) -> String {
    var bytes: [UInt8] = []
    bytes.append(number, upTo: decimals)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "-0.0"), (7, "7"), (-12, "-12"), (319.91, "319.91"), (-0.5, "-0.5"),
      (0.0001, "0.0001"), (0.00001, "1e-05"), (0.000123, "0.000123"),
      (0.1 + 0.2, "0.30000000000000004"),
      (999_999_999.5, "999999999.5"), (1_000_000_000.5, "1000000000.5"), (0x1p-1074, "5e-324"),
      (123_456_789.123457, "123456789.123457"), (1e300, "1e+300"), (.nan, "null"),
      (.infinity, "null"),
    ] as [(Double, String)])
  func exactNumbers(number: Double, text: String) {
    #expect(exact(number) == text)
  }

  /// With few decimals and with many, the shortest decimal that reads back is written.
  @Test func exactNumbersAreTheShortest() {
    var random = SeededGenerator(seed: 3)
    let powers = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e9, 1e12]
    let count = rounds(20_000, long: 100_000)
    var compared = 0
    for _ in 0..<count {
      let digits = Double(Int.random(in: -1_000_000_000_000...1_000_000_000_000, using: &random))
      let number = (digits / (powers.randomElement(using: &random) ?? 1))
      // Whole numbers are written without a point.
      guard number != number.rounded() else { continue }
      compared += 1
      #expect(exact(number) == number.description, "seed 3")
      #expect(exact(number.nextUp) == number.nextUp.description, "seed 3")
    }
    #expect(compared > count / 2)
  }

  @Test(
    arguments: [
      (5.25, 2, "5.25"), (5.2, 2, "5.2"), (5, 2, "5"), (0.125, 2, "0.12"), (0.375, 2, "0.38"),
      (-0.001, 2, "0"), (1.999, 2, "2"), (10, 0, "10"), (1e20, 2, "1e+20"),
    ] as [(Double, Int, String)])
  func roundedNumbers(number: Double, decimals: Int, text: String) {
    #expect(short(number, upTo: decimals) == text)
  }
}
