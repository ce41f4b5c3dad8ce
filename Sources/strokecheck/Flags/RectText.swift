import StrokeCore
import StrokeFormats
import StrokeReports

/// A rectangle as people write it: `x,y,width,height`, all finite, with an inside that doubles can
/// tell from nothing.
struct RectText {
  let x: Double
  let y: Double
  let width: Double
  let height: Double

  /// The reason why a text is no such rectangle.
  struct Mistake: Error, Equatable {
    let reason: String
    /// The place in the text, in bytes from 1.
    let column: Int
    /// True if all is right but that the rectangle has no inside.
    var isEmpty = false
    /// The rectangle that has the same corners in the usual order.
    var swapped: String?
  }

  /// The rectangle as a question.
  var query: HitQuery { .rect(x: x, y: y, width: width, height: height) }

  /// Reads a rectangle as most files have it, in digits with at most one point in each number; nil for
  /// anything else, such as what ``init(_:)`` has to read with more care or to refuse.
  init?(plain bytes: ArraySlice<UInt8>) {
    var rest = bytes
    if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
    guard let x = rest.takePlainNumber(), rest.popFirst() == UInt8(ascii: ","),
      let y = rest.takePlainNumber(), rest.popFirst() == UInt8(ascii: ","),
      let width = rest.takePlainNumber(), rest.popFirst() == UInt8(ascii: ","),
      let height = rest.takePlainNumber(), rest.isEmpty, width > 0, height > 0, x + width > x,
      y + height > y
    else { return nil }
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  init(_ text: String) throws(Mistake) {
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    let names = ["x", "y", "width", "height"]
    guard words.count == names.count else {
      let found = words.count == 1 ? "\"\(text)\"" : counted(words.count, "number")
      throw Mistake(reason: "expected x,y,width,height, found \(found)", column: 1)
    }
    var numbers: [Double] = []
    var columns: [Int] = []
    for (word, name) in zip(words, names) {
      let trimmed = word.trimmed
      let column = text.utf8.distance(from: text.startIndex, to: trimmed.startIndex) + 1
      guard let number = Double(allOf: trimmed), !number.isNaN else {
        throw Mistake(reason: "expected a number for \(name), found \"\(trimmed)\"", column: column)
      }
      guard number.isFinite else {
        throw Mistake(
          reason: "expected a finite number for \(name), found \(trimmed)", column: column)
      }
      numbers.append(number)
      columns.append(column)
    }
    (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
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
  ) throws(Mistake) {
    guard size > 0 else {
      let hint = size < 0 ? swapped.map { "; with its corners swapped it is \($0)" } ?? "" : ""
      throw Mistake(
        reason: "expected a \(name) above 0, found \(sizeText)\(hint)", column: column,
        isEmpty: true, swapped: size < 0 ? swapped : nil)
    }
    let sum = "\(startText) + \(sizeText)"
    guard (start + size).isFinite else {
      throw Mistake(reason: "\(sum) is beyond the range of numbers", column: column)
    }
    guard start + size > start else {
      throw Mistake(
        reason: "\(sum) rounds to \(startText) and leaves no inside", column: column,
        isEmpty: true)
    }
  }
}

extension GivenValue {
  /// Reads a rectangle.
  ///
  /// - Parameter hint: The option that may have been meant by one without an inside.
  func rect(hint: String? = nil) throws(UsageError) -> RectText {
    do throws(RectText.Mistake) { return try RectText(text) } catch {
      throw UsageError(
        "--\(option) \(text): \(error.reason)",
        suggestion: error.swapped.map { "--\(option) \($0)" } ?? (error.isEmpty ? hint : nil),
        advice: "such as --\(option) 60,60,44,44")
    }
  }

  /// Reads a point.
  func point() throws(UsageError) -> Point {
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    let numbers = words.compactMap { Double(allOf: $0) }
    guard words.count == 2, numbers.count == 2, numbers.allSatisfy(\.isFinite) else {
      throw UsageError(
        "--\(option) takes x,y, two finite numbers, not \"\(text)\"",
        advice: "such as --\(option) 60,60")
    }
    return Point(numbers[0], numbers[1])
  }
}

extension Substring {
  /// Without blanks at its ends.
  fileprivate var trimmed: Substring {
    var text = drop { $0 == " " || $0 == "\t" }
    while let last = text.last, last == " " || last == "\t" || last == "\r" { text.removeLast() }
    return text
  }
}

extension ArraySlice<UInt8> {
  /// Takes a decimal number of up to 15 digits, with blanks around it. So few digits and the power of
  /// ten they are divided by are exact as doubles, and their quotient is the nearest double.
  fileprivate mutating func takePlainNumber() -> Double? {
    skipBlanks()
    let isNegative = first == UInt8(ascii: "-")
    if isNegative { removeFirst() }
    var (digits, mantissa, power, hasPoint) = (0, 0.0, 1.0, false)
    while let byte = first {
      if (0x30...0x39).contains(byte) {
        mantissa = mantissa * 10 + Double(byte - 0x30)
        digits += 1
        if hasPoint { power *= 10 }
      } else if byte == UInt8(ascii: "."), !hasPoint, digits > 0 {
        hasPoint = true
      } else {
        break
      }
      removeFirst()
    }
    skipBlanks()
    guard digits > 0, digits <= 15, !hasPoint || power > 1 else { return nil }
    let value = mantissa / power
    return isNegative ? -value : value
  }

  private mutating func skipBlanks() {
    while first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") { removeFirst() }
  }
}
