// Commas within numbers: `x=193,85 y=329,71`, `(540,12; 1100,30)`, `t=481,233.500`.
//
// - A comma between digits is part of the number if the name of a coordinate or of a time stands before it, or if other
//   signs separate the numbers beside it: `;`, or commas with a space behind them.
// - It is a decimal comma if the digits of one of them can be no thousands, or no number of the line has a point, and every
//   coordinate and time such a comma. Else it is kept in the number, which is then no number, so that nothing is cut off.

/// The numbers of a message with commas in them.
struct PrintedCommas {
  private var ends: [UnsafePointer<UInt8>: UnsafePointer<UInt8>] = [:]
  /// True if commas stand for points.
  private(set) var areDecimal = false

  private struct Number {
    let start: UnsafePointer<UInt8>
    var end: UnsafePointer<UInt8>
    /// The number of digits before the comma and behind it, and how many commas there are.
    var digits = (before: 0, behind: 0)
    var commas = 0
    var hasPoint = false
    /// True behind the name of a coordinate or a time; nil behind another name.
    var isScalar: Bool? = false
    var group = 0

    /// True if the comma can separate no thousands.
    var isDecimal: Bool {
      commas == 1 && (digits.behind != 3 || digits.before > 3 || start.pointee == 0x30)
    }
  }

  private static let mostNumbers = 256

  init(_ line: ByteCursor, _ names: inout PrintedNames) {
    guard Self.hasComma(line) else { return }
    let numbers = Self.numbers(of: line, &names)
    let scalars = numbers.filter { $0.isScalar == true }
    let withCommas = scalars.filter { $0.commas > 0 }
    let hasPoint = numbers.contains(where: \.hasPoint)
    if !withCommas.isEmpty {
      areDecimal =
        withCommas.allSatisfy { $0.commas == 1 } && !scalars.contains(where: \.hasPoint)
        && (!hasPoint && withCommas.count == scalars.count
          || withCommas.contains(where: \.isDecimal))
      for number in withCommas { ends[number.start] = number.end }
    }
    if hasPoint, !areDecimal { return }
    var groups: [Int: [Number]] = [:]
    for number in numbers where number.isScalar == false {
      groups[number.group, default: []].append(number)
    }
    for group in groups.values where Self.areSeparated(group, line.end) {
      areDecimal = true
      for number in group where number.commas == 1 { ends[number.start] = number.end }
    }
    guard areDecimal else { return }
    // What else stands in the line is written alike.
    for number in numbers where number.commas == 1 {
      let isAlone = number.isScalar == nil || groups[number.group]?.count == 1 && number.group == 0
      if isAlone { ends[number.start] = number.end }
    }
  }

  /// The end of a number with commas; nil for others.
  func end(of start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    guard !ends.isEmpty else { return nil }
    // The sign is not counted.
    return ends[start] ?? ends[start + 1]
  }

  private static func hasComma(_ line: ByteCursor) -> Bool {
    var place = line.next
    while let comma = firstPlace(of: UInt8(ascii: ","), from: place, to: line.end) {
      if comma > line.next, comma + 1 < line.end, comma[-1].isDigit, comma[1].isDigit {
        return true
      }
      place = comma + 1
    }
    return false
  }

  /// True if signs other than commas within numbers separate the numbers of a group.
  private static func areSeparated(_ group: [Number], _ end: UnsafePointer<UInt8>) -> Bool {
    guard group.count > 1, group.allSatisfy({ $0.commas < 2 }),
      group.contains(where: { $0.commas == 1 })
    else { return false }
    let signs = group.dropLast().map { number -> UInt8 in
      var place = number.end
      while place < end, place.pointee == 0x20 { place += 1 }
      guard place < end else { return 0 }
      let isTight = place + 1 < end && place[1] != 0x20
      return place.pointee == UInt8(ascii: ",") && isTight ? 0 : place.pointee
    }
    if signs.allSatisfy({ $0 == UInt8(ascii: ";") }) { return true }
    return signs.allSatisfy { $0 == UInt8(ascii: ",") } && group.allSatisfy { $0.commas == 1 }
  }

  private static func numbers(of line: ByteCursor, _ names: inout PrintedNames) -> [Number] {
    var numbers: [Number] = []
    var (groups, lastGroup) = ([0], 0)
    var place = line.next
    var isInWord = false
    while place < line.end, numbers.count < mostNumbers {
      let byte = place.pointee
      if byte.isDigit, !isInWord {
        var number = number(from: place, to: line.end)
        number.group = groups.last ?? 0
        number.isScalar = isScalar(place, line, &names)
        numbers.append(number)
        place = number.end
        continue
      }
      if "([{".utf8.contains(byte), groups.count < 64 {
        lastGroup += 1
        groups.append(lastGroup)
      } else if ")]}".utf8.contains(byte), groups.count > 1 {
        groups.removeLast()
      }
      isInWord = byte.isLetter || byte.isDigit || byte == 0x5F || byte >= 0x80
      place += 1
    }
    return numbers
  }

  private static func number(
    from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>
  ) -> Number {
    var number = Number(start: start, end: start)
    func skipDigits() -> Int {
      let first = number.end
      while number.end < end, number.end.pointee.isDigit { number.end += 1 }
      return number.end - first
    }
    number.digits.before = skipDigits()
    while number.end + 1 < end, number.end.pointee == UInt8(ascii: ","), number.end[1].isDigit {
      number.end += 1
      number.commas += 1
      number.digits.behind = skipDigits()
    }
    if number.end + 1 < end, number.end.pointee == UInt8(ascii: "."), number.end[1].isDigit {
      number.end += 1
      number.hasPoint = true
      _ = skipDigits()
    }
    return number
  }

  /// True behind the name of a coordinate or of a time; nil behind the name of something else.
  private static func isScalar(
    _ number: UnsafePointer<UInt8>, _ line: ByteCursor, _ names: inout PrintedNames
  ) -> Bool? {
    var place = number - 1
    while place > line.next, place.pointee == 0x20 || "-+".utf8.contains(place.pointee) {
      place -= 1
    }
    guard place > line.next,
      place.pointee == UInt8(ascii: "=") || place.pointee == UInt8(ascii: ":")
    else { return false }
    while place > line.next, place[-1] == 0x20 { place -= 1 }
    let end = place
    while place > line.next, place[-1].isLetter || place[-1].isDigit || place[-1] == 0x5F {
      place -= 1
    }
    let name = RowText(place, end)
    switch names.role(of: name) {
    case .x, .y, .placeX, .placeY, .time: return true
    case .place: return false
    default:
      return PrintedNames.isOfPlaces(name) || name.bytes.isEmpty || names.phase(of: name) != nil
        ? false : nil
    }
  }

}
