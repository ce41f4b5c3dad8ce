// The kinds of values that options take, each read in one place.

import StrokeCore
import StrokeFormats

/// The value that an option was given, which knows the option's name for its messages.
struct GivenValue: Sendable {
  /// The option's name without the dashes, or a part of its value by name: `transform rotate`.
  let option: String
  let argument: Argument

  init(of option: String, _ argument: Argument) {
    self.option = option
    self.argument = argument
  }

  /// The value as text; bytes that are not UTF-8 show as U+FFFD.
  var text: String { argument.text }
}

extension NumberRange {
  /// The words that follow "a number", with a space before them.
  fileprivate var phrase: String {
    switch self {
    case .all: ""
    case .above(let bound): " above \(bound.text(upTo: 3))"
    case .from(let least): " from \(least.text(upTo: 3)) up"
    case .within(let range):
      " from \(range.lowerBound.text(upTo: 3)) to \(range.upperBound.text(upTo: 3))"
    }
  }
}

extension GivenValue {
  /// Reads a finite number of a range.
  func number(_ range: NumberRange = .all) throws(UsageError) -> Double {
    guard let number = Double(allOf: text), range.contains(number) else {
      throw refusal("a number\(range.phrase)")
    }
    return number
  }

  /// Makes the error of a value that is no such number: with the number that is in it, or that is missing.
  private func refusal(_ what: String, isCount: Bool = false) -> UsageError {
    let decimal = String(text.map { $0 == "," ? "." : $0 })
    let digits = text.hasSuffix("%") ? "" : decimal.prefix { $0.isNumber || ".-".contains($0) }
    let number =
      isCount ? Int(digits).map { "\($0)" } : Double(allOf: digits).map { _ in String(digits) }
    return UsageError(
      "--\(option) takes \(what), not \"\(text)\"",
      suggestion: number.flatMap { $0 == text ? nil : "--\(option) \($0)" },
      advice: !text.isEmpty && Platform.isThere(argument.path)
        ? "its value is missing before \(text)" : nil)
  }

  /// Reads a finite number above 0.
  func positiveNumber() throws(UsageError) -> Double { try number(.above(0)) }

  /// Reads a share of a whole: a number up to 1, or a percentage.
  ///
  /// - Parameter isSmall: True if 1 is more likely 1 % than all.
  func share(isPositive: Bool = false, isSmall: Bool = false) throws(UsageError) -> Double {
    if isSmall, text == "1" {
      throw UsageError("--\(option) 1 may mean 1 % or all", advice: "write 1% or 100%")
    }
    let isPercentage = text.hasSuffix("%")
    let number = Double(allOf: isPercentage ? text.dropLast() : text[...])
    guard let share = number.map({ isPercentage ? $0 / 100 : $0 }), (0...1).contains(share),
      !isPositive || share > 0
    else {
      let range = isPositive ? "above 0 and up to 1" : "from 0 to 1"
      let isMeant = number.map { $0 > 1 && $0 <= 100 } ?? false
      throw UsageError(
        "--\(option) takes a percentage or a number \(range), not \"\(text)\"",
        suggestion: isMeant && !isPercentage ? "--\(option) \(text)%" : nil)
    }
    return share
  }

  /// The greatest number of anything: large enough for all that is counted, and small enough to be
  /// added to and to be kept as a `Double`.
  static let greatestCount = 1_000_000_000_000

  /// Reads a whole number from `least` to `most`.
  func count(from least: Int = 0, to most: Int = greatestCount) throws(UsageError) -> Int {
    guard let count = Int(text), count >= least, count <= most else {
      let isNumber = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
      let isTooLarge = isNumber && Int(text) ?? .max > most
      let end = isTooLarge || most < Self.greatestCount ? "to \(most)" : "up"
      throw refusal("a whole number from \(least) \(end)", isCount: true)
    }
    return count
  }

  /// Reads names of fields: `x=NAME,y=NAME`.
  func fieldNames() throws(UsageError) -> FieldNames {
    var names = FieldNames()
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let sign = part.firstIndex(of: "="), part.index(after: sign) < part.endIndex,
        let place = FieldNames.roles.first(where: { $0.known == part[..<sign] })?.path
      else {
        throw UsageError(
          "--\(option) takes x=NAME,y=NAME and the like, of \(FieldNames.roles.map(\.known).list("and")), not \"\(part)\"",
          advice: "such as --\(option) x=px,y=py,t=ms")
      }
      guard names[keyPath: place] == nil else {
        throw UsageError("--\(option) names \(part[..<sign]) twice")
      }
      names[keyPath: place] = String(part[part.index(after: sign)...])
    }
    return names
  }

  /// Reads a member of a stroke and its value: an id, a label or another text, or a number, true or false.
  func strokeField() throws(UsageError) -> StrokeField {
    guard let sign = text.firstIndex(of: "="), sign > text.startIndex else {
      throw UsageError("--\(option) takes NAME=VALUE, as label=circle, not \"\(text)\"")
    }
    let (name, value) = (String(text[..<sign]), String(text[text.index(after: sign)...]))
    guard let field = StrokeField(setting: name, to: value) else {
      throw UsageError("--\(option) cannot set \"\(name)\", which a stroke's samples and times say")
    }
    return field
  }

  /// Reads the pixels of a screen: `1080x2400`.
  func screen() throws(UsageError) -> Vector {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map {
      Int($0).flatMap { (1...100_000).contains($0) ? Double($0) : nil }
    }
    guard sides.count == 2, let width = sides[0], let height = sides[1] else {
      throw UsageError(
        "--\(option) takes WIDTHxHEIGHT in pixels, not \"\(text)\"",
        advice: "such as --\(option) 1080x2400")
    }
    return Vector(width, height)
  }
}
