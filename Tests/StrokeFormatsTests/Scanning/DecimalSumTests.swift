import Foundation
import TestSupport
import Testing

@testable import StrokeFormats

@Suite struct DecimalSumTests {
  private func numeral<Result>(_ text: String, _ body: (Numeral) -> Result) -> Result {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { preconditionFailure("no numeral") }
      return body(Numeral(from: start, to: start + bytes.count))
    }
  }

  private func sum(_ texts: [String]) -> DecimalSum {
    var sum = DecimalSum()
    for (index, text) in texts.enumerated() {
      numeral(text) { index == 0 ? sum.set($0) : sum.add($0) }
    }
    return sum
  }

  @Test(
    arguments: [
      (["0", ".1", ".2", "-.3"], 0), (["10.1", "10.2", "-10.2"], 10.1), ([".1", ".2"], 0.3),
      (["1e17", "1", "-1e17", "-1"], 0), (["1e3", "-1e-3"], 999.999), (["0e-99", "5"], 5),
      (["0.123456789012345678901", "1", "-0.123456789012345678901"], 1),
      (["9223372036854775807", "1"], 0x1p63), (["-9223372036854775808", "-1", "1"], -0x1p63),
      (["9999999999999999.9", ".1", "-1e16"], 0), (["1e-80", "1e39", "-1e39"], 1e-80),
      // Beyond the bounds each sum is rounded, and what comes after an absolute number is exact again.
      (["1e-300", "1e-300"], 2e-300), (["1e300", "1", "-1e300"], 0), (["1e200", "1e308"], 1e308),
    ] as [([String], Double)])
  func itIsTheDecimals(texts: [String], value: Double) {
    #expect(sum(texts).value == value)
    var again = sum(texts)
    numeral("0.7") { again.set($0) }
    numeral("-0.6") { again.add($0) }
    #expect(again.value == 0.1)
  }

  /// Beside the decimals of Foundation, which hold 38 digits.
  @Test func itIsRoundedOnce() throws {
    var generator = SeededGenerator(seed: 20)
    for _ in 0..<rounds(2_000, long: 200_000) {
      let most = Int.random(in: 1...9, using: &generator)
      let texts = (0..<Int.random(in: 1...12, using: &generator)).map { _ -> String in
        let places = Int.random(in: 0...2 * most, using: &generator)
        let digits = (0..<Int.random(in: 1...most, using: &generator) + places).map { _ in
          "\(Int.random(in: 0...9, using: &generator))"
        }
        let sign = Bool.random(using: &generator) ? "-" : ""
        let point = digits.count - places
        let text = sign + digits[..<point].joined() + "." + digits[point...].joined() + "0"
        return Bool.random(using: &generator) ? text : text + "e-2"
      }
      let expected = try texts.reduce(Decimal(0)) { try $0 + #require(Decimal(string: $1)) }
      #expect(sum(texts).value == Double("\(expected)"), "\(texts)")
    }
  }
}
