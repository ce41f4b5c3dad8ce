import Foundation
import TestSupport
import Testing

@testable import StrokeFormats

@Suite struct Decimal7Tests {
  /// The result of the grammar for the text at the start of `bytes`; the value is from `strtod`.
  private func byGrammar(_ bytes: UnsafeBufferPointer<UInt8>, _ count: Int) -> (Double, Int)? {
    guard let start = bytes.baseAddress else { return nil }
    var cursor = ByteCursor(from: start, to: start + count, limit: .endOfFile)
    guard let numeral = try? cursor.readNumeral() else { return nil }
    let text = String(decoding: bytes[..<(numeral.end - start)], as: UTF8.self)
    return (strtod(text, nil), numeral.end - start)
  }

  /// Every text of five relevant characters, followed by others.
  @Test func agreesWithTheGrammarOnAllShortTexts() {
    let alphabet = Array("019-.,eE]+".utf8)
    let tail = Array(",7]".utf8)
    var bytes = Array(repeating: UInt8(0), count: 5) + tail + Array(repeating: 0, count: 16)
    var (index, taken) = (0, 0)
    while index < 100_000 {
      var rest = index
      for place in 0..<5 {
        bytes[place] = alphabet[rest % 10]
        rest /= 10
      }
      index += 1
      let isRight = bytes.withUnsafeBufferPointer { buffer -> Bool in
        guard let short = Decimal7(ByteCursor(buffer)) else {
          return true
        }
        taken += 1
        guard let (value, length) = byGrammar(buffer, 8) else { return false }
        return short.length == length && short.value.bitPattern == value.bitPattern
      }
      guard isRight else {
        Issue.record("\(String(decoding: bytes[..<8], as: UTF8.self))")
        return
      }
    }
    #expect(taken > 10_000)
  }

  @Test func readsTheNumbersItIsMadeFor() {
    for text in ["0", "7", "-0", "319.91", "0.0166", "-7", "-319.91", "1234567", "-0.00001"] {
      let bytes = Array(text.utf8) + Array("]".utf8) + Array(repeating: 0, count: 16)
      bytes.withUnsafeBufferPointer { buffer in
        let short = Decimal7(ByteCursor(buffer))
        #expect(short?.value.bitPattern == strtod(text, nil).bitPattern, "\(text)")
        #expect(short?.length == text.utf8.count, "\(text)")
      }
    }
  }

  /// A number may end at the end of the bytes, and only a buffer can be read past it.
  @Test func readsNoFurtherThanTheBytes() {
    let text = Array("319.91]".utf8)
    text.withUnsafeBufferPointer { #expect(Decimal7(ByteCursor($0)) == nil) }
    var block = ByteBlock()
    text.withUnsafeBytes { block.append($0) }
    #expect(Decimal7(ByteCursor(block, limit: .endOfFile))?.value == 319.91)
    (text + text).withUnsafeBufferPointer { #expect(Decimal23(ByteCursor($0)) == nil) }
  }

  @Test func agreesWithStrtodOnRandomNumbers() {
    let seed: UInt64 = 77
    var random = SeededGenerator(seed: seed)
    let count = rounds(20_000, long: 100_000)
    var compared = 0
    for round in 0..<count {
      let digits = Int.random(in: 0...999_999, using: &random)
      let places = Int.random(in: 1...5, using: &random)
      let whole = String(digits / 1000)
      let fraction = String(
        String(digits % 1000 + 100_000).suffix(min(places, 6 - whole.utf8.count + 1)))
      let text = (random.next() % 2 == 0 ? "-" : "") + whole + "." + fraction
      guard whole.utf8.count + fraction.utf8.count <= 6 else { continue }
      compared += 1
      let bytes = Array(text.utf8) + Array(", 12345678901234567".utf8)
      let value = bytes.withUnsafeBufferPointer { Decimal7(ByteCursor($0))?.value }
      guard value?.bitPattern == strtod(text, nil).bitPattern else {
        Issue.record("seed \(seed) round \(round): \(text) read as \(value as Any)")
        return
      }
    }
    #expect(compared > count / 2)
  }
}
