import StrokeCore
import StrokeFormats
import StrokeReports

// The kinds of values that options take, each read in one place.

/// A value with the name of the option that it was given, for messages.
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
  /// The words after "a number".
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
  func number(_ range: NumberRange = .all) throws(RunError) -> Double {
    guard let number = Double(allOf: text), range.contains(number) else {
      throw expected("a number\(range.phrase)")
    }
    return number
  }

  /// The error for a value that is not such a number; it suggests the number that is in it, if any.
  private func expected(_ what: String, isCount: Bool = false) -> RunError {
    let decimal = String(text.map { $0 == "," ? "." : $0 })
    let digits = text.hasSuffix("%") ? "" : decimal.prefix { $0.isNumber || ".-".contains($0) }
    let number =
      isCount ? Int(digits).map { "\($0)" } : Double(allOf: digits).map { _ in String(digits) }
    return RunError(
      "--\(option) takes \(what), not \"\(text)\"",
      suggestion: number.flatMap { $0 == text ? nil : "--\(option) \($0)" },
      advice: !text.isEmpty && Platform.isThere(argument.path)
        ? "its value is missing before \(text)" : nil)
  }

  /// Reads a finite number above 0.
  func positiveNumber() throws(RunError) -> Double { try number(.above(0)) }

  /// Reads a small share: a percentage, or a number from 0 to 1, of which 1 is more likely 1 % than all.
  func share() throws(RunError) -> Double {
    if text == "1" {
      throw RunError("--\(option) 1 may mean 1 % or all", advice: "write 1% or 100%")
    }
    let isPercentage = text.hasSuffix("%")
    let number = Double(allOf: isPercentage ? text.dropLast() : text[...])
    guard let share = number.map({ isPercentage ? $0 / 100 : $0 }), (0...1).contains(share)
    else {
      let isMeant = number.map { $0 > 1 && $0 <= 100 } ?? false
      throw RunError(
        "--\(option) takes a percentage or a number from 0 to 1, not \"\(text)\"",
        suggestion: isMeant && !isPercentage ? "--\(option) \(text)%" : nil)
    }
    return share
  }

  /// The largest count: it can be added to, and is exact as a `Double`.
  private static let greatestCount = 1_000_000_000_000

  /// Reads a whole number from `least` to `most`.
  func count(from least: Int = 0) throws(RunError) -> Int {
    guard let count = Int(text), count >= least, count <= Self.greatestCount else {
      let isNumber = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
      let isTooLarge = isNumber && Int(text) ?? .max > Self.greatestCount
      let end = isTooLarge ? "to \(Self.greatestCount)" : "up"
      throw expected("a whole number from \(least) \(end)", isCount: true)
    }
    return count
  }

  /// Reads names of fields: `x=NAME,y=NAME`.
  func fieldNames() throws(RunError) -> FieldNames {
    var names = FieldNames()
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let sign = part.firstIndex(of: "="), part.index(after: sign) < part.endIndex,
        let purpose = FieldNames.Purpose(rawValue: String(part[..<sign]))
      else {
        throw RunError(
          "--\(option) takes x=NAME,y=NAME and the like, of \(FieldNames.Purpose.allCases.map(\.rawValue).list("and")), not \"\(part)\"",
          advice: "such as --\(option) x=px,y=py,t=ms")
      }
      guard names[purpose] == nil else {
        throw RunError("--\(option) names \(part[..<sign]) twice")
      }
      names[purpose] = String(part[part.index(after: sign)...])
    }
    return names
  }

  /// Reads a member of a stroke and its value: an id, a label or another text, or a number, true or false.
  func strokeField() throws(RunError) -> StrokeField {
    guard let sign = text.firstIndex(of: "="), sign > text.startIndex else {
      throw RunError("--\(option) takes NAME=VALUE, such as label=circle, not \"\(text)\"")
    }
    let (name, value) = (String(text[..<sign]), String(text[text.index(after: sign)...]))
    guard let field = StrokeField(setting: name, to: value) else {
      throw RunError("--\(option) cannot set \"\(name)\", which is part of the samples")
    }
    return field
  }

  /// Reads the pixels of a screen: `1080x2400`.
  func screen() throws(RunError) -> Vector {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map {
      Int($0).flatMap { (1...100_000).contains($0) ? Double($0) : nil }
    }
    guard sides.count == 2, let width = sides[0], let height = sides[1] else {
      throw RunError(
        "--\(option) takes WIDTHxHEIGHT in pixels, not \"\(text)\"",
        advice: "such as --\(option) 1080x2400")
    }
    return Vector(width, height)
  }
}

/// The reason why a text is no rectangle.
struct RectError: Error, Equatable {
  let reason: String
  /// The place in the text, in bytes from 1.
  let column: Int
  /// True if the numbers are right, but the rectangle has no inside.
  var isEmpty = false
  /// The rectangle that has the same corners in the usual order.
  var swapped: String?
}

// A rectangle as people write it: `x,y,width,height`, all finite, with an inside that doubles can tell from nothing.
extension HitQuery {
  /// Reads a rectangle as most files have it, in decimal numbers; nil for anything else, which ``init(rect:)`` reads with more care.
  init?(plainRect bytes: ArraySlice<UInt8>) {
    var rest = bytes
    if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
    guard let x = rest.takePlainNumber(), rest.popFirst() == UInt8(ascii: ","),
      let y = rest.takePlainNumber(), rest.popFirst() == UInt8(ascii: ","),
      let width = rest.takePlainNumber(), rest.popFirst() == UInt8(ascii: ","),
      let height = rest.takePlainNumber(), rest.isEmpty, width > 0, height > 0, x + width > x,
      y + height > y, x + width < .infinity, y + height < .infinity
    else { return nil }
    self = .rect(x: x, y: y, width: width, height: height)
  }

  init(rect text: String) throws(RectError) {
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    let names = ["x", "y", "width", "height"]
    guard words.count == names.count else {
      let found = words.count == 1 ? "\"\(text)\"" : counted(words.count, "number")
      throw RectError(reason: "expected x,y,width,height, found \(found)", column: 1)
    }
    var numbers: [Double] = []
    var columns: [Int] = []
    for (word, name) in zip(words, names) {
      let trimmed = word.trimmed
      let column = text.utf8.distance(from: text.startIndex, to: trimmed.startIndex) + 1
      guard let number = Double(allOf: trimmed), !number.isNaN else {
        throw RectError(
          reason: "expected a number for \(name), found \"\(trimmed)\"", column: column)
      }
      guard number.isFinite else {
        throw RectError(
          reason: "expected a finite number for \(name), found \(trimmed)", column: column)
      }
      numbers.append(number)
      columns.append(column)
    }
    self = .rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    let swapped = Self.swapped(numbers)
    for (start, size) in [(0, 2), (1, 3)] {
      try Self.check(
        numbers[start], numbers[size], words[start].trimmed, words[size].trimmed,
        name: names[size], column: columns[size], swapped: swapped)
    }
  }

  /// The same corners the other way round; nil if there is nothing to turn round.
  private static func swapped(_ numbers: [Double]) -> String? {
    let (w, h) = (numbers[2], numbers[3])
    guard w != 0, h != 0, w < 0 || h < 0 else { return nil }
    let turned = [min(numbers[0], numbers[0] + w), min(numbers[1], numbers[1] + h), abs(w), abs(h)]
    guard turned.allSatisfy(\.isFinite) else { return nil }
    return turned.map { $0 == $0.rounded() && $0.magnitude < 1e15 ? "\(Int($0))" : "\($0)" }
      .joined(separator: ",")
  }

  private static func check(
    _ start: Double, _ size: Double, _ startText: Substring, _ sizeText: Substring, name: String,
    column: Int, swapped: String?
  ) throws(RectError) {
    guard size > 0 else {
      let hint = size < 0 ? swapped.map { "; with its corners swapped it is \($0)" } ?? "" : ""
      throw RectError(
        reason: "expected a \(name) above 0, found \(sizeText)\(hint)", column: column,
        isEmpty: true, swapped: size < 0 ? swapped : nil)
    }
    let sum = "\(startText) + \(sizeText)"
    guard (start + size).isFinite else {
      throw RectError(reason: "\(sum) is beyond the range of numbers", column: column)
    }
    guard start + size > start else {
      throw RectError(
        reason: "\(sum) rounds to \(startText) and leaves no inside", column: column,
        isEmpty: true)
    }
  }
}

extension GivenValue {
  /// Reads a rectangle.
  ///
  /// - Parameter hint: The option that may have been meant by one without an inside.
  func rect(hint: String? = nil) throws(RunError) -> HitQuery {
    do throws(RectError) { return try HitQuery(rect: text) } catch {
      throw RunError(
        "--\(option) \(text): \(error.reason)",
        suggestion: error.swapped.map { "--\(option) \($0)" } ?? (error.isEmpty ? hint : nil),
        advice: "such as --\(option) 60,60,44,44")
    }
  }

  /// Reads a point.
  func point() throws(RunError) -> Point {
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    let numbers = words.compactMap { Double(allOf: $0) }
    guard words.count == 2, numbers.count == 2, numbers.allSatisfy(\.isFinite) else {
      throw RunError(
        "--\(option) takes x,y, two finite numbers, not \"\(text)\"",
        advice: "such as --\(option) 60,60")
    }
    return Point(numbers[0], numbers[1])
  }
}

extension Substring {
  /// Without blanks at its ends.
  var trimmed: Substring {
    var text = drop { $0 == " " || $0 == "\t" }
    while let last = text.last, last == " " || last == "\t" || last == "\r" { text.removeLast() }
    return text
  }
}

extension ArraySlice<UInt8> {
  /// Takes a decimal number with blanks around it.
  fileprivate mutating func takePlainNumber() -> Double? {
    skipBlanks()
    let number = takeNumber()
    skipBlanks()
    return number
  }

  private mutating func skipBlanks() {
    while first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") { removeFirst() }
  }
}
