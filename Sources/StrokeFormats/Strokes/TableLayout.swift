/// The columns of a table by their meaning.
struct TableLayout: Sendable {
  let delimiter: UInt8
  /// True if lines end in CR alone, as the first row does. Then one inside quotes ends a line too;
  /// in other tables it is a character of its line.
  var endsLinesInCR = false
  /// The number of columns that the header names; nil without one.
  private(set) var columns: Int?
  var x = 0
  var y = 1
  var time: Int?
  /// Columns that are called otherwise and may be the time, in the order in which they count: the first row of
  /// samples tells, see ``settle(_:)``.
  private(set) var possibleTimes: [Int] = []
  /// Those of them that must be times.
  private var surelyTimes: [Int] = []
  /// The column whose value changes where a stroke begins.
  var key: Int?
  /// True if that is `stroke` or `id`, which may say the same of another stroke.
  private(set) var isStrokeKey = true
  /// The column of the phases of touches; see ``settle(_:)``.
  private(set) var phase: Int?
  /// The columns that may be it, in the order in which they count, with what numbers mean there.
  private var possiblePhases: [(index: Int, numbers: [PointerEvent.Kind], isKnown: Bool)] = []
  /// What numbers mean in the column of phases.
  private(set) var phaseNumbers = PointerEvent.Kind.numbered
  /// The unit of times that the header says.
  private(set) var timeUnit: TimeUnit?
  /// The names of the columns for times that have none.
  private var namesOfTimes: [(index: Int, name: String)] = []
  /// What may have been meant otherwise.
  private(set) var doubts: [Doubt] = []
  /// The columns that are kept for who asks.
  private(set) var extras = Extras()

  /// Columns by their place and name, in their order. They are shared, because the layout is at hand
  /// for each row.
  final class Extras: Sendable {
    let indices: [Int]
    let names: NameSet
    /// The columns in which the rows of a stroke must agree.
    let common: [(column: CommonColumn, name: String, index: Int)]

    init(
      _ indices: [Int] = [], _ names: NameSet = NameSet(),
      common: [(column: CommonColumn, name: String, index: Int)] = []
    ) {
      (self.indices, self.names, self.common) = (indices, names, common)
    }
  }

  /// A column that describes the whole stroke. In each, the rows of one stroke say the same or nothing;
  /// any other column that changes belongs to the samples.
  enum CommonColumn {
    case label, expect, width, timeUnit, ended
  }

  var hasHeader: Bool { columns != nil }

  /// True if the first row of samples tells what some of the columns are.
  var isUnsettled: Bool { !possibleTimes.isEmpty || !possiblePhases.isEmpty }

  /// True if one column has both coordinates, as `{195, 179.4}`.
  var hasPlaces: Bool { x == y }

  /// True if the point of a number may be a comma: where commas separate nothing.
  var allowsDecimalCommas: Bool { delimiter != UInt8(ascii: ",") }
}

extension TableLayout {
  /// Tells the layout by the first row, which begins where the cursor is, and is a header if it names
  /// x or y.
  static func read(
    _ row: TableRow, delimiter: UInt8, _ fields: FieldNames?, _ start: ByteCursor
  ) throws(ReadStop) -> TableLayout {
    var layout = TableLayout(delimiter: delimiter)
    layout.endsLinesInCR = row.endsInCR
    let namesAxis = row.cells.contains { cell in
      switch Column(cell.bytes, fields) {
      case .x, .y, .place: true
      default: false
      }
    }
    if namesAxis {
      try layout.readHeader(row, fields, start)
    } else if let first = row.cells.first,
      row.cells.count >= 2
        || !first.isNumeral(decimalComma: layout.allowsDecimalCommas)
    {
      guard row.cells.contains(where: { $0.isNumeral(decimalComma: layout.allowsDecimalCommas) })
      else {
        throw try Self.noNumbers(row, first, fields, start)
      }
      layout.time = row.cells.count > 2 ? 2 : nil
    }
    return layout
  }

  private mutating func readHeader(
    _ row: TableRow, _ fields: FieldNames?, _ cursor: ByteCursor
  ) throws(ReadStop) {
    columns = row.cells.count
    let none = [Int?](repeating: nil, count: Axis.pairs.count)
    var (x, y) = (none, none)
    var (id, stroke, viewWidth): (Int?, Int?, Int?) = (nil, nil, nil)
    var (places, keys, phases): ([Int: Int], [Int: Int], [Int: Int]) = ([:], [:], [:])
    var (common, others): ([CommonColumn: Int], [Int: Int]) = ([:], [:])
    for (index, cell) in row.cells.enumerated() {
      switch Column(cell.bytes, fields) {
      case .x(let pair): try Self.set(&x[pair], to: index, cell, cursor)
      case .y(let pair): try Self.set(&y[pair], to: index, cell, cursor)
      case .time: try Self.set(&time, to: index, cell, cursor)
      case .otherTime(let place): if others[place] == nil { others[place] = index }
      case .common(let column): try Self.set(&common[column], to: index, cell, cursor)
      case .stroke: try Self.set(&stroke, to: index, cell, cursor)
      case .phase(let place): if phases[place] == nil { phases[place] = index }
      case .key(let place): if keys[place] == nil { keys[place] = index }
      case .viewWidth: viewWidth = viewWidth ?? index
      case .place(let place): if places[place] == nil { places[place] = index }
      case .id: try Self.set(&id, to: index, cell, cursor)
      case .other: break
      }
    }
    let pair = none.indices.first { x[$0] != nil && y[$0] != nil }
    // Names that are given are of two columns.
    let both = fields?.x ?? fields?.y == nil ? places.min { $0.key < $1.key }?.value : nil
    guard let x = pair.flatMap({ x[$0] }) ?? both, let y = pair.flatMap({ y[$0] }) ?? both else {
      throw cursor.missing(
        "a header with \(fields?.x ?? "x") and \(fields?.y ?? "y")", among: Self.names(in: row)
      ).adding(otherNames)
    }
    (self.x, self.y, key) = (x, y, stroke ?? id)
    if common[.width] == nil { common[.width] = viewWidth }
    if time == nil { possibleTimes = others.sorted { $0.key < $1.key }.map(\.value) }
    takeOthers(of: row, keys, phases)
    try checkNamedColumns(row, fields, cursor)
    keepExtras(of: row, common)
  }

  /// Takes what columns of names that say less than others may be: keys and phases by the places of their names.
  private mutating func takeOthers(of row: TableRow, _ keys: [Int: Int], _ phases: [Int: Int]) {
    if key == nil { (key, isStrokeKey) = (keys.min { $0.key < $1.key }?.value, false) }
    surelyTimes = possibleTimes.filter { KnownNames.mustBeTime(row.cells[$0].bytes) }
    timeUnit = time.flatMap { KnownNames.timeUnit(of: row.cells[$0].bytes)?.unit }
    possiblePhases = phases.sorted { $0.key < $1.key }.map { _, index in
      let name = row.cells[index].bytes
      let isKnown = KnownNames.index(of: name, in: KnownNames.phases) != nil
      return (index, KnownNames.numbersOfPhases(name), isKnown)
    }
  }

  /// Keeps the columns besides those that were told, some of which the rows of a stroke have in common.
  private mutating func keepExtras(of row: TableRow, _ common: [CommonColumn: Int]) {
    let known = [x, y, time, common[.width], common[.timeUnit], common[.ended]]
    let names = Self.names(in: row)
    namesOfTimes = row.cells.indices.filter {
      !known.contains($0) && KnownNames.mayBeTime(row.cells[$0].bytes)
    }.map { ($0, names[$0]) }
    let indices = row.cells.indices.filter { !known.contains($0) }
    var extraNames = NameSet()
    for index in indices { extraNames.append { row.cells[index].append(to: &$0) } }
    let sorted = common.sorted { $0.value < $1.value }
    extras = Extras(
      indices, extraNames, common: sorted.map { ($0.key, names[$0.value], $0.value) })
  }

  /// Takes the first of the possible times that is one in the first row of samples; a column of such a name may be the
  /// day of the recording. If none is, one that must be a time will be an error in that row. A column of phases begins
  /// with a word for one, or with the number of the beginning of a touch, or is something else that happens to be called
  /// so.
  mutating func settle(_ cells: [Cell]) {
    let times = possibleTimes.filter { $0 < cells.count && !cells[$0].isEmpty }
    let readable = times.first { index in
      cells[index].isNumeral(decimalComma: allowsDecimalCommas)
        || DateTime.seconds(cells[index].bytes) != nil
    }
    if let time = readable ?? times.first(where: surelyTimes.contains) {
      self.time = time
      let name = namesOfTimes.first { $0.index == time }?.name ?? ""
      timeUnit = Array(name.utf8).withUnsafeBufferPointer { KnownNames.timeUnit(of: $0)?.unit }
    }
    (possibleTimes, surelyTimes) = ([], [])
    settlePhase(cells)
    let kept = extras.indices.indices.filter { ![time, phase].contains(extras.indices[$0]) }
    var names = NameSet()
    for place in kept { names.append { $0.append(contentsOf: extras.names[place]) } }
    extras = Extras(kept.map { extras.indices[$0] }, names, common: extras.common)
  }

  private mutating func settlePhase(_ cells: [Cell]) {
    let found = possiblePhases.first { index, numbers, _ in
      guard index < cells.count, let kind = cells[index].phase(numbers) else { return false }
      return kind == .down || cells[index].end - cells[index].start > 1
    }
    if let found { (phase, phaseNumbers) = (found.index, found.numbers) }
    if found == nil, let index = possiblePhases.first(where: \.isKnown)?.index, index < cells.count,
      cells[index].phase() == nil, !cells[index].isEmpty
    {
      doubts.append(.phase(String(decoding: cells[index].bytes, as: UTF8.self)))
    }
    possiblePhases = []
  }

  /// Notes the column that may be the time if none is.
  mutating func noteTime() {
    guard time == nil, let name = namesOfTimes.first?.name else { return }
    doubts.append(.time(name: name))
  }

  /// Makes sure that the columns that are named for times and strokes are there. Without them, strokes
  /// would be judged without their times, or as one.
  private func checkNamedColumns(
    _ row: TableRow, _ fields: FieldNames?, _ cursor: ByteCursor
  ) throws(ReadStop) {
    let needed = [
      time == nil ? fields?.time : nil, key == nil ? fields?.stroke ?? fields?.id : nil,
    ]
    guard let name = needed.compactMap(\.self).first else { return }
    throw cursor.missing("a header with \(name)", among: Self.names(in: row))
      .adding("; --fields names it")
  }

  private static func names(in row: TableRow) -> [String] {
    row.cells.map { cell in
      var bytes: [UInt8] = []
      cell.append(to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The error at a first row that has neither numbers nor the names of coordinates.
  private static func noNumbers(
    _ row: TableRow, _ first: Cell, _ fields: FieldNames?, _ start: ByteCursor
  ) throws(ReadStop) -> ReadStop {
    let advice = try start.adviceOnTitle(fields)
    let (x, y) = (fields?.x ?? "x", fields?.y ?? "y")
    // Text that is no table has a comma somewhere.
    guard row.cells.count > 1, names(in: row).allSatisfy({ $0.utf8.count <= 40 }) else {
      return start.expected("numbers, or a header with \(x) and \(y)", at: first.start).adding(
        advice)
    }
    var cursor = start
    cursor.next = first.start
    return cursor.missing("numbers, or a header with \(x) and \(y)", among: names(in: row)).adding(
      advice.isEmpty ? otherNames : advice)
  }

  private static func set(
    _ column: inout Int?, to index: Int, _ cell: Cell, _ cursor: ByteCursor
  ) throws(ReadStop) {
    guard column == nil else {
      let name = String(decoding: cell.bytes, as: UTF8.self)
      throw .error(
        cursor.error("expected every column once, found \(name) again", at: cell.start))
    }
    column = index
  }
}

/// The columns that mean something here, by their names in any case.
private enum Column {
  case x(pair: Int), y(pair: Int)
  case common(TableLayout.CommonColumn)
  case otherTime(Int)
  /// Both coordinates, by the place of the name among those that are known.
  case place(Int)
  /// The phase, by the place of the name among those that are known, and what tells strokes apart in the same way.
  case phase(Int), key(Int)
  case time, stroke, id, viewWidth, other

  init(_ name: UnsafeBufferPointer<UInt8>, _ fields: FieldNames?) {
    switch Axis(name: name, fields) {
    case .x(let pair): self = .x(pair: pair)
    case .y(let pair): self = .y(pair: pair)
    case .time: self = .time
    case .otherTime(let place): self = .otherTime(place)
    case nil:
      if let fields {
        let text = String(decoding: name, as: UTF8.self)
        switch fields.knownName(for: text) {
        case "id": self = .id
        case "stroke": self = .stroke
        case "label": self = .common(.label)
        default: self = fields.replaces(text) ? .other : Column(known: name)
        }
      } else {
        self.init(known: name)
      }
    }
  }

  private init(known name: UnsafeBufferPointer<UInt8>) {
    let words: [(StaticString, Column)] = [
      ("width", .common(.width)), ("timeunit", .common(.timeUnit)), ("ended", .common(.ended)),
      ("label", .common(.label)), ("expect", .common(.expect)), ("stroke", .stroke), ("id", .id),
      ("viewwidth", .viewWidth),
    ]
    if let place = KnownNames.index(of: name, in: KnownNames.locations) {
      self = .place(place)
    } else if let place = KnownNames.index(
      of: name, in: KnownNames.phases + KnownNames.otherPhases)
    {
      self = .phase(place)
    } else if let place = KnownNames.index(of: name, in: KnownNames.strokeKeys) {
      self = .key(place)
    } else {
      self = words.first { Axis.says(name, $0.0) }?.1 ?? .other
    }
  }
}

extension Cell {
  /// The phase of a touch that it says.
  func phase(
    _ numbers: [PointerEvent.Kind] = PointerEvent.Kind.numbered
  ) -> PointerEvent.Kind? { PointerEvent.Kind(phase: bytes, numbers: numbers) }

  /// Returns whether the cell is one number.
  func isNumeral(decimalComma: Bool) -> Bool {
    let number = number(decimalComma: decimalComma)
    return number.digits > 0 && number.length == end - start
  }

  /// The number that the cell begins with, its digits, and the bytes that it takes. Its point may be a
  /// comma where `decimalComma` says so.
  func number(decimalComma: Bool) -> (value: Double, digits: Int, length: Int) {
    guard decimalComma, let comma = bytes.firstIndex(of: UInt8(ascii: ",")) else {
      return Self.number(in: bytes)
    }
    var copy = Array(bytes)
    copy[comma] = UInt8(ascii: ".")
    return copy.withUnsafeBufferPointer { Self.number(in: $0) }
  }

  private static func number(
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> (value: Double, digits: Int, length: Int) {
    guard let base = bytes.baseAddress else { return (0, 0, 0) }
    let numeral = Numeral(from: base, to: base + bytes.count)
    return (
      numeral.value, numeral.integerDigits + numeral.fractionDigits, numeral.end - numeral.start
    )
  }
}

/// What to do about a header with other names.
private let otherNames = "; --fields x=NAME,y=NAME,t=NAME reads other names"
