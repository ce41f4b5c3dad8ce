/// Names that are numbers, as in `--fields x=2,y=3,t=1`: they count the numbers and clock times of a line that have no
/// names, or in a list those of each of its brackets.
struct PrintedNumbering: Sendable {
  /// The fewest numbers that a line with a place has.
  let least: Int
  /// True if x and y are the first two numbers.
  let hasDefaultPlace: Bool

  /// Nil if no name is a number.
  init?(_ fields: FieldNames) {
    let names = [fields.x, fields.y, fields.time, fields.stroke, fields.id, fields.label]
    let numbers = names.compactMap { $0.flatMap { Int($0) } }
    guard let most = numbers.max() else { return nil }
    hasDefaultPlace = fields.x == nil && fields.y == nil
    least = max(most, hasDefaultPlace ? 2 : 0)
  }

  /// The items that are counted: one row each.
  func numbers(of line: PrintedLine) -> [[Int]] {
    func isCounted(_ index: Int) -> Bool {
      let item = line.items[index]
      return (item.kind == .number || item.kind == .time) && item.name == nil
    }
    var rows: [[Int]] = []
    for (index, item) in line.items.enumerated() where item.kind == .group {
      // Brackets of values, at least two of which make a list.
      let inside = (index + 1)..<item.next
      guard line.items[inside].allSatisfy({ $0.kind != .group }) else { continue }
      let numbers = inside.filter(isCounted)
      if numbers.count >= least { rows.append(numbers) }
    }
    if rows.count > 1 { return rows }
    let all = line.items.indices.filter(isCounted)
    return all.isEmpty ? [] : [all]
  }
}

extension PrintedRows {
  /// The names of numbers that are counted.
  static let ordinals = (1...64).map { Array("\($0)".utf8) }
}
