/// Names that are numbers, as in `--fields x=2,y=3,t=1`: they count the numbers and clock times of a line that have no
/// names, or in a list those of each of its brackets.
struct PrintedNumbering: Sendable {
  /// The fewest numbers that a line with a place has.
  let least: Int
  /// The names of the numbers in their order.
  let ordinals: [[UInt8]]

  /// Nil if no name is a number.
  init?(_ fields: FieldNames) {
    let names = [fields.x, fields.y, fields.time, fields.stroke, fields.id, fields.label]
    let numbers = names.compactMap { $0.flatMap { Int($0) } }
    guard let most = numbers.max() else { return nil }
    // x and y are the first two numbers, if nothing else is said.
    let hasDefaultPlace = fields.x == nil && fields.y == nil
    let ordinals = (1...64).map { Array("\($0)".utf8) }
    self.ordinals = hasDefaultPlace ? ["x", "y"].map { Array($0.utf8) } + ordinals[2...] : ordinals
    least = max(most, hasDefaultPlace ? 2 : 0)
  }

  /// The items that are counted: one row each.
  func numbers(of line: PrintedLine) -> [[Int]] {
    let items = line.items
    var rows: [[Int]] = []
    for (index, item) in items.enumerated() where item.kind == .group {
      // Brackets of values, at least two of which make a list.
      let inside = index + 1..<item.next
      guard items[inside].allSatisfy({ $0.kind != .group }) else { continue }
      let numbers = inside.filter { items[$0].isCounted }
      if numbers.count >= least { rows.append(numbers) }
    }
    if rows.count > 1 { return rows }
    let all = items.indices.filter { items[$0].isCounted }
    return all.isEmpty ? [] : [all]
  }
}

extension PrintedRows {
  /// Reads a line whose numbers are counted. Returns false if it has none.
  mutating func read(
    _ line: ByteCursor, _ numbering: PrintedNumbering, into assembler: inout Assembler
  ) -> Bool {
    let printed = PrintedLine(line, names)
    names = printed.names
    let rows = numbering.numbers(of: printed)
    guard let first = rows.first else { return false }
    guard first.count >= numbering.least else {
      assembler.reject(
        ReadError(
          "expected at least \(numbering.least) numbers without names, found \(first.count)",
          at: line.position(of: line.next)))
      return true
    }
    // Without a word for them rows move, or are a stroke if there are no other words.
    let phase = printed.items.lazy.filter { $0.kind == .word && $0.name == nil }
      .map(\.value.phaseWord).first { word in
        names.phase(of: word).map { $0 != .move && $0 != .other } ?? false
      }
    var cursor = line
    for numbers in rows {
      if rows.count > 1 { cursor.next = max(cursor.next, printed.items[numbers[0]].value.start) }
      cursor.countLines()
      row.begin(at: cursor)
      row.end = numbers.last.map { printed.items[$0].value.end }
      for (ordinal, index) in zip(numbering.ordinals, numbers) {
        row.add(ordinal, .word(printed.items[index].value))
      }
      if let phase, rows.count == 1 { row.add("phase", .word(phase)) }
      assembler.append(&row)
    }
    if rows.count > 1, phase == nil { assembler.endStrokes() }
    return true
  }

  /// How to read a line that has no known names.
  static func advice(on line: ByteCursor, _ options: ReadingOptions) -> String {
    let items = PrintedLine(line, PrintedNames(options.fields)).items
    let names = items.compactMap { $0.name?.string }
    for x in names where x.last == "x" || x.last == "X" {
      let y = names.first {
        $0.dropLast() == x.dropLast() && ($0.last == "y" || $0.last == "Y")
      }
      if let y { return "--fields x=\(x.excerpt),y=\(y.excerpt),t=NAME reads those" }
    }
    let numbers = items.filter(\.isCounted)
    guard numbers.count > 1 else { return "print x=… y=… t=…, or write a table with a header" }
    return "--fields x=N,y=N,t=N reads its numbers, of which \(numbers.inOrder(" is "))"
  }
}
