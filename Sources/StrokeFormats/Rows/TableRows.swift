// Tables as sources of rows: which line is the header, and what the cells of a line are called. How a line splits into
// cells, Table.swift knows.
//
// - The header is the first row that names a place, also in a comment. Lines before it are a title, with a hint. Where it
//   stands again, another recording begins, also behind a title.
// - Rows that bars or spaces part may have an index before their cells, and rules between them. So may rows of R, which
//   puts names in quotes before them and no cell in the header.
// - Without a header the columns are x, y and t, or their numbers if `--fields` gives numbers.

/// Splits a table into rows.
struct TableRows: Sendable {
  private let naming: RowNaming
  private let numbersColumns: Bool
  private var delimiter: UInt8?
  /// True if a first line names the delimiter.
  private var isDelimiterNamed = false
  private var header: RowNames?
  private var hasHeader = false
  private var cells = TableRow()
  private var row = Row()
  /// The rows before the header: how many, and the error if none comes.
  private var titles: (count: Int, line: Int, columns: Int, error: ReadError, isHeader: Bool)?
  /// The error of a row with a single text, which is a title if the header is repeated after it.
  private var title: ReadError?
  /// True if all names of the header are in quotes.
  private var isHeaderQuoted = false
  /// True if the next row is the first below the header, which may hold units.
  private var isBelowHeader = false
  /// True if numbers have decimal commas although commas separate columns: those in quotes.
  private var quotesDecimalCommas = false
  /// The number of cells of the row before.
  private var previousCells = 0
  /// The number of cells before those of the header, in a table whose columns are separated by spaces.
  private var indexCells: Int?
  /// The column of the header that names a place.
  private var placeColumn = 0
  /// The rows since the last blank line, and how often that followed a single row; nil once it followed several.
  private var rowsSinceBlank = 0
  private var singleRows: Int? = 0
  /// True if lines end in CR alone.
  private(set) var endsLinesInCR = false

  /// The most lines before a header.
  private static let mostTitles = 10

  init(_ options: ReadingOptions) {
    naming = RowNaming(fields: options.fields)
    numbersColumns = options.fields?.numbersColumns ?? false
  }

  /// The delimiter by which a line is divided, if it is known.
  var knownDelimiter: UInt8? { delimiter }

  /// True if rows may be read by their pattern.
  private var maySkim: Bool { header != nil && title == nil }

  /// Reads rows as long as they are laid out like those before, and returns how many.
  mutating func skim(_ cursor: inout ByteCursor, into assembler: inout Assembler) -> Int {
    guard maySkim else { return 0 }
    let rows = assembler.skim(&cursor, separator: nil).rows
    rowsSinceBlank += rows
    return rows
  }

  /// Reads a line with its end, which may hold other line ends in quotes. Returns the number of lines.
  mutating func read(_ line: ByteCursor, into assembler: inout Assembler) -> Int {
    var line = line
    // Files that were put one behind the other may each have one.
    line.skipByteOrderMarks()
    let mayHaveNames = header == nil && !numbersColumns && line.isAtComment
    let hasNumberSign =
      mayHaveNames && line.behindNumberSign?.delimiterOfNames(naming) != nil
    if mayHaveNames, !hasNumberSign, line.behindComment.delimiterOfNames(naming) != nil {
      line = line.behindComment
    }
    var cursor = line
    if delimiter == nil, let named = line.namedDelimiter {
      (delimiter, isDelimiterNamed) = (named, true)
      return 1
    }
    do throws(ReadError) {
      let delimiter =
        isDelimiterNamed || header != nil
        ? delimiter ?? UInt8(ascii: ",") : guessDelimiter(line.behindNumberSign ?? line)
      switch try cells.read(&cursor, delimiter: delimiter, mayBeComment: !hasNumberSign) {
      // In comments, too, what is not UTF-8 shows that the table is in another encoding.
      case .comment: try line.checkUTF8()
      case .blank: endStrokes(at: line, into: &assembler)
      case .cells: try readCells(line, delimiter, into: &assembler)
      }
    } catch {
      // Without a header nothing tells what the rows are.
      if header == nil {
        assembler.refuse(titles?.error ?? error)
      } else if previousCells > 0, line.isCutOff {
        leaveOut(line, into: &assembler)
      } else {
        assembler.reject(error, isRow: true)
      }
    }
    return cells.lines + (endsLinesInCR ? cells.quotedCRs : 0)
  }

  /// A blank line ends a stroke. If one follows every row, it was hardly meant so.
  private mutating func endStrokes(at line: ByteCursor, into assembler: inout Assembler) {
    assembler.endStrokes()
    if rowsSinceBlank > 1 { singleRows = nil }
    if rowsSinceBlank == 1 { singleRows = singleRows.map { $0 + 1 } }
    rowsSinceBlank = 0
    guard singleRows == 3 else { return }
    assembler.note(
      .blankLines, line: line.position(of: line.next).line, isWarning: true,
      "a blank line follows each row, so each row is read as a stroke; remove the blank lines if the rows belong together"
    )
  }

  private func guessDelimiter(_ line: ByteCursor) -> UInt8 {
    // In a comment a quote means nothing.
    if line.isAtComment { return UInt8(ascii: ",") }
    return line.delimiterOfNames(naming) ?? line.delimiterOfRow ?? UInt8(ascii: ",")
  }

  private mutating func readCells(
    _ line: ByteCursor, _ delimiter: UInt8, into assembler: inout Assembler
  ) throws(ReadError) {
    if header == nil {
      try line.checkUTF8()
      guard try settle(line, delimiter, into: &assembler) else { return }
    } else if isHeaderAgain {
      return try beginAgain(line, delimiter, into: &assembler)
    }
    guard header != nil else { return }
    if isTitle {
      title = title ?? titleError(line)
      return
    }
    rejectTitle(into: &assembler)
    let isPrinted = delimiter == UInt8(ascii: "|") || delimiter == 0x20
    if isPrinted, line.isRule { return }
    if isBelowHeader, try takeUnits(line) { return }
    guard let header else { return }
    if cells.cells.count < min(previousCells, header.count), line.isCutOff {
      return leaveOut(line, into: &assembler)
    }
    if isPrinted || hasNameOfRow(header.count),
      try !takeIndex(line, delimiter, header.count, into: &assembler)
    {
      return
    }
    previousCells = cells.cells.count
    rowsSinceBlank += 1
    fillRow(line, delimiter, header)
    if line.isCutOff, assembler.isCutOff(&row) { return leaveOut(line, into: &assembler) }
    assembler.append(&row)
    // A row that ends in CR may be followed by LF, which would be the next row's.
    if row.error == nil, cells.lines == 1, line.end[-1] == UInt8(ascii: "\n"), maySkim {
      assembler.learn(row, from: line.next, to: line.end, line)
    }
  }

  /// Makes the row that of the cells.
  private mutating func fillRow(_ line: ByteCursor, _ delimiter: UInt8, _ header: RowNames) {
    row.begin(at: line.at(cells.cells.first?.text?.start ?? line.next), header)
    do throws(ReadError) {
      try line.checkUTF8()
      try checkColumns(header, line)
    } catch {
      row.error = error
    }
    row.end = cells.cells.last?.text?.end
    row.allowsDecimalCommas = delimiter != UInt8(ascii: ",") || quotesDecimalCommas
    for cell in cells.cells.prefix(header.count) { row.add(cell) }
    while row.values.count < header.count { row.add(.missing) }
  }

  /// Takes the index before the cells of a printed table, which has all of them in every row. Returns false if the line
  /// is no row.
  private mutating func takeIndex(
    _ line: ByteCursor, _ delimiter: UInt8, _ columns: Int, into assembler: inout Assembler
  ) throws(ReadError) -> Bool {
    if cells.cells.allSatisfy({ $0.string.allSatisfy { $0 == "." } }) {
      assembler.refuse(
        line.error(
          "expected a row, found dots where rows were left out; write all of them, as pandas' to_csv does"
        ))
      return false
    }
    let extra = cells.cells.count - columns
    let mayHaveIndex = delimiter == 0x20 || isHeaderQuoted
    guard extra == indexCells ?? extra, extra == 0 || extra == 1 && mayHaveIndex else {
      // How many rows there are.
      let isFooter =
        delimiter == 0x20 ? "([".utf8.contains(line.next.pointee) : !line.has(delimiter)
      if isFooter { return false }
      throw line.error(
        "expected \(columns + (indexCells ?? 0)) cells as in the header, found \(cells.cells.count)"
      )
    }
    indexCells = extra
    cells.removeIndex(extra)
    return true
  }

  /// True if a row has a name of its own before its cells, as R writes them: in quotes, below a header in quotes.
  private func hasNameOfRow(_ columns: Int) -> Bool {
    guard previousCells == 0 else { return indexCells == 1 }
    return isHeaderQuoted && cells.cells.count == columns + 1
      && cells.cells.first?.isQuoted == true
  }

  /// Leaves out the last row, which ends before the others do, and not at the end of a line.
  private func leaveOut(_ line: ByteCursor, into assembler: inout Assembler) {
    assembler.noteCutLine(line.position(of: line.next).line)
  }

  /// Makes sure that a row has no more columns than the header.
  private func checkColumns(_ header: RowNames, _ line: ByteCursor) throws(ReadError) {
    guard hasHeader, cells.cells.count > header.count,
      let extra = cells.cells[header.count...].first(where: { !$0.isEmpty })?.text
    else { return }
    var advice =
      cells.cells.allSatisfy { $0.isEmpty || $0.number() != nil }
      ? "numbers with a decimal comma need ; between columns" : "text with a comma needs quotes"
    if delimiter != UInt8(ascii: ",") {
      advice =
        "name the column without a name in the header, as col.names=NA does for write.table of R"
    }
    throw line.error(
      "expected \(header.count) columns, as in the header, found \(cells.cells.count); \(advice)",
      at: extra.start)
  }
}

// MARK: - The header

extension TableRows {
  /// Finds out what the columns are by the first row that can tell. Returns true if it is a row of samples.
  private mutating func settle(
    _ line: ByteCursor, _ delimiter: UInt8, into assembler: inout Assembler
  ) throws(ReadError) -> Bool {
    if line.isRule { return false }
    let names = cells.cells.map(\.string)
    let isHeader = !numbersColumns && names.contains { naming.role(of: $0).isPlace }
    endsLinesInCR = cells.endsInCR
    if isHeader {
      do throws(ReadError) { try checkNames(names, line) } catch {
        assembler.refuse(error)
        return false
      }
      setHeader(names.enumerated().map { $1.isEmpty ? "column \($0 + 1)" : $1 }, delimiter)
      (hasHeader, isBelowHeader) = (true, true)
      noteTitles(into: &assembler)
      return false
    }
    let allowsCommas = delimiter != UInt8(ascii: ",")
    let numerals = cells.cells.map { $0.number(decimalComma: allowsCommas) != nil }
    guard numerals.contains(true), numerals.count >= 2, numbersColumns || numerals[0] && numerals[1]
    else {
      addTitle(names, line, into: &assembler)
      return false
    }
    if let titles, titles.columns == names.count {
      assembler.refuse(titles.error)
      return false
    }
    try setUnnamedHeader(names.count, line, delimiter)
    noteTitles(into: &assembler)
    assembler.recording.hasUnnamedTimes = !numbersColumns
    return true
  }

  /// Names the columns of a table without a header: by numbers if `--fields` counts them, or else x, y and t.
  private mutating func setUnnamedHeader(
    _ count: Int, _ line: ByteCursor, _ delimiter: UInt8
  ) throws(ReadError) {
    let known = ["x", "y", "t"]
    guard numbersColumns || cells.cells.dropFirst(known.count).allSatisfy(\.isEmpty) else {
      let option = naming.option(known.enumerated().map { ($1, "\($0 + 1)") })
      throw line.error(
        "expected columns x, y and t, found \(count) columns without names; add a header, or \(option) says by their numbers which they are",
        at: cells.cells[known.count].text?.start ?? line.next)
    }
    setHeader(
      (0..<count).map { numbersColumns ? "\($0 + 1)" : $0 < 3 ? known[$0] : "column \($0 + 1)" },
      delimiter)
  }

  private mutating func setHeader(_ names: [String], _ delimiter: UInt8) {
    header = RowNames(names)
    isHeaderQuoted = cells.cells.allSatisfy(\.isQuoted)
    self.delimiter = delimiter
    placeColumn = names.firstIndex { naming.role(of: $0).isPlace } ?? 0
  }

  /// True if the row has a name where the header has that of a place, and is a header.
  private var isHeaderAgain: Bool {
    guard hasHeader, placeColumn < cells.cells.count,
      cells.cells[placeColumn].text?.bytes.first?.isLetter == true
    else { return false }
    return hasWholePlace(cells.cells.map(\.string))
  }

  /// True for a row with a single text, where the table has several columns and the first does not hold phases.
  private var isTitle: Bool {
    guard hasHeader, let header, header.count > 1, case .word(let text) = cells.cells[0],
      text.bytes.first?.isLetter == true, cells.cells.dropFirst().allSatisfy(\.isEmpty)
    else { return false }
    return !naming.role(of: header[0]).isPhase
  }

  private func titleError(_ line: ByteCursor) -> ReadError {
    line.error(
      "expected \(counted(header?.count ?? 0, "cell")), as in the header, found only \(cells.cells[0].excerpt)"
    )
  }

  /// Makes a title an error if it was none.
  private mutating func rejectTitle(into assembler: inout Assembler) {
    guard let error = title.take() else { return }
    assembler.reject(error)
  }

  /// Begins another recording at a header, as in tables that were put one behind the other.
  private mutating func beginAgain(
    _ line: ByteCursor, _ delimiter: UInt8, into assembler: inout Assembler
  ) throws(ReadError) {
    title = nil
    assembler.finish()
    assembler.note(
      .headerAgain, line: line.position(of: line.next).line,
      "the header appears again; what follows is read as another recording")
    (header, previousCells, indexCells) = (nil, 0, nil)
    _ = try settle(line, delimiter, into: &assembler)
  }

  /// Looks at the first row below the header: at units, which become parts of the names, and at commas. Returns true if
  /// it was a row of units.
  private mutating func takeUnits(_ line: ByteCursor) throws(ReadError) -> Bool {
    isBelowHeader = false
    guard let header, let delimiter else { return false }
    var (names, areUnits, hasNumbers) = (header.all, false, false)
    let isComma = delimiter == UInt8(ascii: ",")
    for (index, cell) in cells.cells.prefix(names.count).enumerated() where !cell.isEmpty {
      let role = naming.role(of: names[index])
      if isComma, cell.isQuoted, cell.hasDecimalComma, role.isPlace || role.isTime {
        quotesDecimalCommas = true
      }
      hasNumbers = hasNumbers || cell.number(decimalComma: !isComma || cell.isQuoted) != nil
      let unit = cell.string.filter { !"[]()".contains($0) }
      let isTimeUnit = role.isTime && RowRole.timeUnit(ofTime: "t (\(unit))") != nil
      let isLength = role.isPlace && RowRole.lengths.contains(unit.lowercased())
      areUnits = areUnits || isTimeUnit || isLength
      if isTimeUnit { names[index] += " (\(unit))" }
    }
    areUnits = areUnits && !hasNumbers
    if areUnits, naming.fields?[.t] != nil, names != header.all {
      throw line.error(
        "expected numbers, found a row of units; remove it, and give the unit by --time-unit")
    }
    if areUnits { self.header = RowNames(names) }
    return areUnits
  }

  /// Makes sure that no two columns mean the same.
  private func checkNames(_ names: [String], _ line: ByteCursor) throws(ReadError) {
    var seen: Set<String> = []
    for (name, cell) in zip(names, cells.cells) where naming.role(of: name) != .unknown {
      guard seen.insert(RowRole.fold(name)).inserted else {
        throw line.error(
          "expected every column once, found \(name.withoutControls) again",
          at: cell.text?.start ?? line.next)
      }
    }
    if let name = naming.missingName(among: names) {
      throw line.missing("a header with \(name)", among: names).adding("; --fields names it")
    }
    guard !hasWholePlace(names) else { return }
    let (x, y) = (naming.name(of: .x), naming.name(of: .y))
    throw line.missing("a header with \(x) and \(y)", among: names)
      .adding(naming.advice(for: names))
  }

  private func hasWholePlace(_ names: [String]) -> Bool {
    var places = PlaceNames()
    for name in names { places.add(naming.role(of: name)) }
    return places.hasPlace
  }

  private mutating func addTitle(
    _ names: [String], _ line: ByteCursor, into assembler: inout Assembler
  ) {
    let (x, y) = (naming.name(of: .x), naming.name(of: .y))
    let start = cells.cells.first?.text?.start ?? line.next
    let what = "numbers, or a header with \(x) and \(y)"
    // Text that is no table has a comma somewhere.
    let isTable = names.count > 1 && names.allSatisfy { $0.utf8.count <= 40 }
    let error =
      isTable
      ? line.at(start).missing(what, among: names).adding(naming.advice(for: names))
      : line.expected(what, at: start)
    let count = (titles?.count ?? 0) + 1
    let first = titles
    // Names of which two look like coordinates, and several short ones, are a header, whatever follows.
    let isHeader = first?.isHeader ?? false
    titles = (
      count, first?.line ?? line.position(of: start).line, names.count,
      isTable && !isHeader || first == nil ? error : first?.error ?? error,
      isHeader || RowNaming.likelyPair(among: names) != nil
        || (names.count > 2 || names.count == 2 && RowContainer.holdsSamples(anyOf: names))
          && cells.cells.allSatisfy(\.mayBeColumn)
    )
    if count > Self.mostTitles, let titles { assembler.refuse(first?.error ?? titles.error) }
  }

  private mutating func noteTitles(into assembler: inout Assembler) {
    guard let titles else { return }
    assembler.note(
      .titleLines, line: titles.line,
      "\(counted(titles.count, "line")) above the table \(titles.count == 1 ? "is" : "are") taken for a title and not read"
    )
    self.titles = nil
  }

  /// The table is over. Returns the error if no row of it told what the columns are.
  mutating func finish(into assembler: inout Assembler) {
    if header == nil, let titles { assembler.refuse(titles.error) }
    rejectTitle(into: &assembler)
  }
}

extension ByteCursor {
  /// True if the line has no end.
  fileprivate var isCutOff: Bool { next == end || !"\r\n".utf8.contains(end[-1]) }
}

extension RowValue {
  /// True for a number with a comma that can separate no thousands: 0,016 or 539,1.
  fileprivate var hasDecimalComma: Bool {
    guard let bytes = text?.bytes, let comma = bytes.firstIndex(of: UInt8(ascii: ",")),
      number(decimalComma: true) != nil
    else { return false }
    let whole = bytes[..<comma].drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    return !whole.mayBeThousands(behind: bytes.count - comma - 1)
  }
}
