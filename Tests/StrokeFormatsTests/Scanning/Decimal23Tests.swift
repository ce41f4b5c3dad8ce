import Foundation
import TestSupport
import Testing

@testable import StrokeFormats

@Suite struct Decimal23Tests {
  /// What is read at the start of a text, compared with the grammar and `strtod`.
  private func read(
    _ text: [UInt8]
  ) -> (quick: (value: Double, length: Int)?, right: (value: Double, length: Int)?) {
    var block = ByteBlock()
    text.withUnsafeBytes { block.append($0) }
    var cursor = ByteCursor(block, limit: .endOfFile)
    let start = cursor.next
    let quick = Decimal23(cursor).map { ($0.value, $0.length) }
    guard let numeral = try? cursor.readNumeral() else { return (quick, nil) }
    let length = numeral.end - start
    return (quick, (strtod(String(decoding: text[..<length], as: UTF8.self), nil), length))
  }

  @Test(arguments: [
    "319.14062500000006", "0.016666666666666666", "-1.5", "12345678.12345678901", "0.1",
    "-99999999.99999999999", "0.0", "-0.0", "0.000000000000000001", "1.234567890123456789",
    "90071992.54740993", "0.30000000000000004",
  ])
  func readsTheNumbersItIsMadeFor(text: String) {
    let (quick, right) = read(Array(text.utf8) + [UInt8(ascii: "]")])
    #expect(quick?.length == text.utf8.count && right?.length == text.utf8.count)
    #expect(quick?.value.bitPattern == right?.value.bitPattern)
  }

  @Test(arguments: [
    "1", "1e5", "1.5e5", "1.5E5", ".5", "5.", "5.e1", "01.5", "-01.5", "+1.5", "123456789.5", "-",
    "",
    "-.5", "1.2345678901234567890", "12.345678901234567890123456789", "1.-5", "1,5",
    "9007199254.740993",
  ])
  func leavesAnythingElse(text: String) {
    #expect(read(Array(text.utf8) + [UInt8(ascii: "]")]).quick == nil)
  }

  /// Numbers of any length, unchanged and with one character changed: every accepted number is
  /// right. Long runs try a hundred thousand for each seed, short ones ten thousand.
  @Test(arguments: Array(0..<4) as [UInt64])
  func agreesWithStrtod(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let digits = Array("0123456789".utf8)
    let others = Array("0123456789.,-+eE] \t\n\0x".utf8)
    var taken = 0
    let count = rounds(10_000, long: 100_000)
    for _ in 0..<count {
      var text = random.next() % 4 == 0 ? [UInt8(ascii: "-")] : []
      for count in [Int.random(in: 1...9, using: &random), Int.random(in: 1...20, using: &random)] {
        if count != text.count, text.last.map({ $0 != UInt8(ascii: "-") }) ?? false {
          text.append(UInt8(ascii: "."))
        }
        text += (0..<count).map { _ in digits.randomElement(using: &random) ?? 0 }
      }
      text.append(others.randomElement(using: &random) ?? 0)
      if random.next() % 2 == 0 {
        let place = Int.random(in: 0..<text.count, using: &random)
        text[place] = others.randomElement(using: &random) ?? 0
      }
      let (quick, right) = read(text)
      guard let quick else { continue }
      taken += 1
      guard quick.value.bitPattern == right?.value.bitPattern, quick.length == right?.length else {
        Issue.record("seed \(seed): \(String(decoding: text, as: UTF8.self))")
        return
      }
    }
    #expect(taken > count / 10)
  }
}
