import Foundation
import TestSupport
import Testing

@testable import StrokeFormats

@Suite struct NumberTests {
  /// The value of a numeral that must fill the text.
  private func value(_ text: String) -> Double? {
    var text = text
    return text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return nil }
      let numeral = Numeral(from: start, to: start + bytes.count)
      return numeral.end == start + bytes.count ? numeral.value : nil
    }
  }

  @Test(arguments: [
    "0", "-0", "0.0", "-0.0", "1", "-1", "0.1", "5e-324", "2.5e-324", "2.4703282292062327e-324",
    "2.4703282292062328e-324", "2.47032822920623272088284396434110686182e-324",
    "2.2250738585072014e-308", "2.2250738585072011e-308", "2.225073858507201e-308",
    "1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308", "1e309", "-1e400",
    "9007199254740993", "9007199254740992.5", "9007199254740993.00000000000000000000000000001",
    "9007199254740991e22", "9007199254740993e22", "1e22", "1e23", "8.5e22", "1e-22", "1e-23",
    "18446744073709551615", "18446744073709551616", "9999999999999999999", "99999999999999999999",
    "123456789012345678901234567890", "0.000000000000000000000000000000000000000001",
    "1e-400", "0e999999999999999999999", "1e-999999999999999999999", "1e999999999999999999999",
    "1E+5", "1e05", "00012.50", "4503599627370496.5", "4503599627370497.5",
    "0.500000000000000166533453693773481063544750213623046875",
    "3.518437208883201171875e13", "1.00000000000000011102230246251565404",
  ])
  func isTheNearestDouble(text: String) {
    #expect(value(text)?.bitPattern == strtod(text, nil).bitPattern)
  }

  @Test func aMillionDigitsAreReadInTime() {
    let zeros = String(repeating: "0", count: 1_000_000)
    let nines = String(repeating: "9", count: 1_000_000)
    #expect(value("1" + zeros + "e-1000000") == 1)
    #expect(value("0." + zeros + "1e1000001") == 1)
    #expect(value("0." + nines) == 1)
    #expect(value(nines) == .infinity)
    #expect(value("9007199254740993." + zeros + "1") == 9_007_199_254_740_994)
    #expect(value("9007199254740993." + zeros) == 9_007_199_254_740_992)
  }

  /// Numerals of every kind compared with `strtod`: a million in long runs, a twentieth of that in
  /// short ones.
  @Test(arguments: Kind.allCases)
  fileprivate func agreesWithStrtod(kind: Kind) {
    let seed: UInt64 = 0x5EED + UInt64(kind.rawValue)
    var random = SeededGenerator(seed: seed)
    var text: [CChar] = []
    for round in 0..<rounds(kind.count / 20, long: kind.count) {
      text.removeAll(keepingCapacity: true)
      kind.write(&text, &random)
      text.append(0)
      let (mine, theirs) = text.withUnsafeBufferPointer { chars -> (Double?, Double) in
        guard let start = chars.baseAddress else { return (nil, 0) }
        let mine = chars.withMemoryRebound(to: UInt8.self) { bytes -> Double? in
          guard let first = bytes.baseAddress else { return nil }
          let numeral = Numeral(from: first, to: first + bytes.count - 1)
          return numeral.end == first + bytes.count - 1 ? numeral.value : nil
        }
        return (mine, strtod(start, nil))
      }
      if mine?.bitPattern != theirs.bitPattern {
        let numeral = String(decoding: text.dropLast().map(UInt8.init), as: UTF8.self)
        Issue.record("seed \(seed) round \(round): \(numeral) read as \(mine as Any), is \(theirs)")
        return
      }
    }
  }
}

/// Kinds of numerals that are read in different ways.
private enum Kind: Int, CaseIterable, Sendable {
  case short, shortest, upTo19Digits, upTo25Digits, anyExponent, subnormal, halfway, zeros

  var count: Int {
    switch self {
    case .short, .upTo19Digits: 300_000
    case .shortest: 200_000
    case .upTo25Digits: 120_000
    case .anyExponent: 40_000
    case .zeros: 20_000
    case .subnormal, .halfway: 10_000
    }
  }

  func write(_ text: inout [CChar], _ random: inout SeededGenerator) {
    if random.next() % 4 == 0 { text.append(45) }
    switch self {
    case .short: digits(&text, &random, 1...7, point: true)
    case .shortest:
      let bits =
        random.next() & 0x000F_FFFF_FFFF_FFFF | UInt64.random(in: 1000...1050, using: &random) << 52
      text += "\(Double(bitPattern: bits))".utf8.map(CChar.init)
    case .upTo19Digits:
      digits(&text, &random, 15...19, point: true)
      exponent(&text, Int.random(in: -30...30, using: &random))
    case .upTo25Digits:
      digits(&text, &random, 17...25, point: true)
      if random.next() % 2 == 0 { exponent(&text, Int.random(in: -40...40, using: &random)) }
    case .anyExponent:
      digits(&text, &random, 1...25, point: true)
      exponent(&text, Int.random(in: -345...330, using: &random))
    case .subnormal:
      digits(&text, &random, 1...22, point: false)
      exponent(&text, Int.random(in: -345 ... -308, using: &random))
    case .halfway: halfway(&text, &random)
    case .zeros:
      digits(&text, &random, 1...3, point: false)
      text += repeatElement(48, count: Int(random.next() % 400))
      text.append(46)
      text += repeatElement(48, count: Int(random.next() % 400))
      digits(&text, &random, 1...3, point: false)
      exponent(&text, Int.random(in: -400...400, using: &random))
    }
  }

  private func digits(
    _ text: inout [CChar], _ random: inout SeededGenerator, _ counts: ClosedRange<Int>, point: Bool
  ) {
    let count = Int.random(in: counts, using: &random)
    let place = point ? Int(random.next() % UInt64(count + 1)) : 0
    for index in 0..<count {
      if point, index == place { text.append(46) }
      text.append(CChar(48 + random.next() % 10))
    }
  }

  private func exponent(_ text: inout [CChar], _ value: Int) {
    text += "e\(value)".utf8.map(CChar.init)
  }

  /// The exact midpoint of two doubles, or a number close to it.
  private func halfway(_ text: inout [CChar], _ random: inout SeededGenerator) {
    // An odd whole number of 54 bits is a midpoint. So is its product or quotient with a power of
    // two, and halving or doubling its digits writes that in full.
    var number = Array(String(random.next() >> 10 | 1 << 53 | 1).utf8.map { $0 - 48 })
    let halvings = Int(random.next() % 80)
    for _ in 0..<halvings {
      var rest: UInt8 = 0
      for index in number.indices {
        let value = rest * 10 + number[index]
        (number[index], rest) = (value / 2, value % 2)
      }
      if rest == 1 { number.append(5) } else { number.append(0) }
    }
    text += number.map { CChar($0 + 48) }
    switch random.next() % 3 {
    case 0: break
    case 1: text += repeatElement(48, count: 3) + [49]
    default: text[text.count - 1] -= text[text.count - 1] > 48 ? 1 : 0
    }
    let appended = text.count - number.count - (text.first == 45 ? 1 : 0)
    exponent(&text, -halvings - appended)
  }
}
