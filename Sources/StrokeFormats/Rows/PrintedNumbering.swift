/// Names that are numbers, as in `--fields x=2,y=3,t=1`: they count the numbers and clock times of a line that have no
/// names, or in a list those of each of its brackets.
struct PrintedNumbering: Sendable {
  /// The fewest numbers that a line with a place has.
  let least: Int
  /// The names of the numbers in their order.
  let ordinals: [[UInt8]]

  /// Nil if no name is a number.
  init?(_ fields: FieldNames) {
    let counted: [FieldNames.Purpose] = [.x, .y, .t, .stroke, .id, .label]
    let numbers = counted.compactMap { fields[$0].flatMap { Int($0) } }
    guard let most = numbers.max() else { return nil }
    // x and y are the first two numbers, if nothing else is said.
    let hasDefaultPlace = fields[.x] == nil && fields[.y] == nil
    let ordinals = (1...64).map { Array("\($0)".utf8) }
    self.ordinals = hasDefaultPlace ? ["x", "y"].map { Array($0.utf8) } + ordinals[2...] : ordinals
    least = max(most, hasDefaultPlace ? 2 : 0)
  }

  /// The items that are counted: one row each.
  func numbers(of line: PrintedLine) -> [[Int]] {
    let items = line.items
    // Brackets right behind each other, in brackets of their own or alone on the line, are a list.
    for group in [nil] + items.indices.filter({ items[$0].kind == .group }) {
      let elements = line.children(in: group.map { $0 + 1..<items[$0].next } ?? items.indices)
      let numbers = elements.map { element in
        line.children(of: element).filter { items[$0].isCounted }
      }
      let isList = elements.count > (group == nil ? 2 : 1) && !line.isRectangle(elements)
      if isList, numbers.allSatisfy({ $0.count >= least }) { return numbers }
    }
    let all = items.indices.filter { items[$0].isCounted }
    return all.isEmpty ? [] : [all]
  }
}

extension PrintedRows {
  /// Reads a line whose numbers are counted. Returns false if it has none.
  mutating func read(
    _ printed: PrintedLine, _ numbering: PrintedNumbering, at line: ByteCursor,
    into assembler: inout Assembler
  ) -> Bool {
    let rows = numbering.numbers(of: printed)
    guard let first = rows.first else { return false }
    guard first.count >= numbering.least else {
      assembler.reject(
        line.error(
          "expected at least \(numbering.least) numbers without names, found \(first.count)"))
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
      if rows.count == 1 { addNamed(printed) }
      if let phase, rows.count == 1, !printed.items.contains(where: { $0.role.isPhase }) {
        row.add("phase", .word(phase))
      }
      assembler.append(&row)
    }
    if rows.count > 1, phase == nil { assembler.endStrokes() }
    return true
  }

  /// Adds what a line says by names besides the numbers that are counted.
  private mutating func addNamed(_ printed: PrintedLine) {
    for item in printed.items where !item.isCounted {
      guard let name = item.name, !row.hasName(name.decoded()) else { continue }
      switch item.kind {
      case .text: row.add(name.decoded(), .text(item.value))
      case .number, .time, .word: row.add(name.decoded(), .word(item.value))
      case .group, .nothing: break
      }
    }
  }

  /// How to read a line that has no known names.
  static func advice(on line: ByteCursor, _ options: ReadingOptions) -> String {
    let items = PrintedLine(line, PrintedNames(options.fields)).items
    let naming = RowNaming(fields: options.fields)
    if let option = naming.likelyOption(among: items.compactMap { $0.name?.string }) {
      return "\(option) reads those"
    }
    let numbers = items.filter(\.isCounted)
    guard numbers.count > 1 else { return "print x=… y=… t=…, or write a table with a header" }
    return "--fields x=N,y=N,t=N reads its numbers, of which \(numbers.inOrder(" is "))"
  }
}
