// Commas within numbers: `x=193,85 y=329,71`, `(540,12; 1100,30)`, `t=481,233.500`.
//
// - A comma between digits is part of the number if the name of a coordinate or of a time stands before it, or if other
//   signs separate the numbers beside it: `;`, or commas with a space behind them.
// - It is a decimal comma if the digits of one of them, or of one in a line before, can be no thousands, or no number of
//   the line has a point, and every coordinate and time such a comma. Else it is kept in the number, which is then no number, so that nothing is cut off.
// - So are separators of thousands: `x: 1.024,5`, `(1,024.5, 300)`.

/// The numbers of a line with commas in them.
struct PrintedCommas {
  /// Where they end, by where they begin.
  private(set) var ends: [UnsafePointer<UInt8>: UnsafePointer<UInt8>] = [:]
  /// True if commas stand for points.
  private(set) var areDecimal = false

  /// Without commas in numbers.
  init() {}

  /// Nil if no number of a line, whose items were read as if commas were never part of numbers, has one.
  init?(
    between items: [PrintedLine.Item], in message: RowText, _ names: PrintedNames
  ) {
    let numbers = Number.all(among: items, in: message, names)
    guard numbers.contains(where: { $0.commas > 0 }) else { return nil }
    let hasPoint = numbers.contains(where: \.hasPoint)
    readScalars(numbers.filter { $0.isScalar == true }, hasPoint, names.hadDecimalCommas)
    readOthers(numbers, hasPoint, in: message)
    names.hadDecimalCommas =
      names.hadDecimalCommas
      || areDecimal && numbers.contains { $0.isDecimal && ends[$0.start] != nil }
    guard !ends.isEmpty else { return nil }
  }

  private mutating func readScalars(
    _ scalars: [Number], _ hasPoint: Bool, _ hadDecimalCommas: Bool
  ) {
    let withCommas = scalars.filter { $0.commas > 0 }
    guard !withCommas.isEmpty else { return }
    areDecimal =
      withCommas.allSatisfy { $0.commas == 1 } && !scalars.contains(where: \.hasPoint)
      && (!hasPoint && (hadDecimalCommas || withCommas.count == scalars.count)
        || withCommas.contains(where: \.isDecimal))
    for number in withCommas { ends[number.start] = number.end }
  }

  private mutating func readOthers(_ numbers: [Number], _ hasPoint: Bool, in message: RowText) {
    let mayBeDecimal = !hasPoint || areDecimal
    let groups = Dictionary(grouping: numbers.filter { $0.isScalar == false }, by: \.group)
    for group in groups.values where group.count > 1 && group.contains(where: { $0.commas > 0 }) {
      let signs = group.dropLast().map { $0.sign(in: message) }
      let areAlone = signs.allSatisfy { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "|") }
      let areApart = areAlone || signs.allSatisfy { $0 == UInt8(ascii: ",") }
      let areOfOne = group.allSatisfy { $0.commas < 2 }
      if mayBeDecimal, areOfOne, areAlone || areApart && group.allSatisfy({ $0.commas == 1 }) {
        areDecimal = true
      } else if !areApart || !group.contains(where: \.isOfThousands) {
        continue
      }
      for number in group where number.commas > 0 { ends[number.start] = number.end }
    }
    guard areDecimal else { return }
    // What else stands in the line is written alike.
    for number in numbers where number.commas == 1 {
      let isAlone = number.isScalar == nil || groups[number.group]?.count == 1 && number.group == 0
      if isAlone { ends[number.start] = number.end }
    }
  }
}

/// A number with the commas and digits right behind it.
private struct Number {
  let start: UnsafePointer<UInt8>
  private(set) var end: UnsafePointer<UInt8>
  /// What stands before the first comma, the digits behind the last, and how many commas there are.
  private let before: Slice<UnsafeBufferPointer<UInt8>>
  private var behind = RowText("")
  private(set) var commas = 0
  private(set) var hasPoint: Bool
  /// True behind the name of a coordinate or a time; nil behind another name.
  let isScalar: Bool?
  /// The innermost brackets around it.
  let group: Int

  init(
    _ item: PrintedLine.Item, in message: RowText, isScalar: Bool?, group: Int
  ) {
    (start, end) = (item.value.start, item.value.end)
    (self.isScalar, self.group) = (isScalar, group)
    before = item.value.bytes.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    hasPoint = before.contains(UInt8(ascii: "."))
    guard item.kind == .number, before.allSatisfy(\.isDigit) || isScalar == true && isOfThousand
    else { return }
    let (last, hadPoint) = (end, hasPoint)
    while end + 1 < message.end, end.pointee == UInt8(ascii: ","), end[1].isDigit {
      behind = RowText(end + 1, end + 1)
      while behind.end < message.end, behind.end.pointee.isDigit { behind.end += 1 }
      end = behind.end
      commas += 1
    }
    if commas > 0, end + 1 < message.end, end.pointee == UInt8(ascii: "."), end[1].isDigit {
      hasPoint = true
      end += 1
      while end < message.end, end.pointee.isDigit { end += 1 }
    }
    // `t=1.024,5,6.5` is several numbers.
    if hadPoint, commas > 1 || end > behind.end { (end, commas) = (last, 0) }
  }

  /// True for digits with a point before the last three: `1.024`.
  private var isOfThousand: Bool {
    let parts = before.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].mayBeThousands(behind: parts[1].count)
      && parts.allSatisfy { $0.allSatisfy(\.isDigit) }
  }

  /// True if the comma can separate no thousands.
  var isDecimal: Bool {
    commas == 1 && !before.mayBeThousands(behind: behind.bytes.count)
  }

  /// True if the comma can be nothing but one between thousands: `1,024`, `1,600.5`.
  var isOfThousands: Bool {
    commas > 0 && !isDecimal && behind.bytes.count == 3
      && (hasPoint || behind.bytes.first == 0x30)
  }

  /// The sign behind the number; 0 for a comma right before the next.
  func sign(in message: RowText) -> UInt8 {
    var place = end
    while place < message.end, place.pointee == 0x20 { place += 1 }
    guard place < message.end else { return 0 }
    let isTight = place + 1 < message.end && place[1] != 0x20
    return place.pointee == UInt8(ascii: ",") && isTight ? 0 : place.pointee
  }

  /// The numbers and times of a message.
  static func all(
    among items: [PrintedLine.Item], in message: RowText, _ names: PrintedNames
  ) -> [Number] {
    var numbers: [Number] = []
    var groups: [(number: Int, next: Int)] = []
    for (index, item) in items.enumerated() {
      while let group = groups.last, group.next <= index { groups.removeLast() }
      if item.kind == .group, item.bracket != UInt8(ascii: "<") {
        groups.append((index + 1, item.next))
      }
      guard item.kind == .number || item.kind == .time,
        item.value.start >= numbers.last?.end ?? message.start
      else { continue }
      numbers.append(
        Number(
          item, in: message,
          isScalar: isScalar(item, behind: index > 0 ? items[index - 1] : nil, names),
          group: groups.last?.number ?? 0))
    }
    return numbers
  }

  /// True behind the name of a coordinate or of a time; nil behind the name of something else.
  private static func isScalar(
    _ item: PrintedLine.Item, behind last: PrintedLine.Item?, _ names: PrintedNames
  ) -> Bool? {
    guard let name = item.name else {
      // `x 165,5`
      guard let last, last.kind == .word, last.name == nil, !item.isSeparated else { return false }
      switch names.role(of: last.value) {
      case .x, .y, .time: return true
      default: return false
      }
    }
    switch item.role {
    case .x, .y, .placeX, .placeY, .time: return true
    case .place: return false
    default: return name.isOfPlaces || names.phase(of: name) != nil ? false : nil
    }
  }
}
