import StrokeCore

/// Which value of a row has which role, for the rows of one set of names. Only who makes it changes it.
final class RowPlan: @unchecked Sendable {
  enum Place: Sendable {
    case none
    case pair(x: Int, y: Int)
    /// Both in one value.
    case one(Int)
  }

  let names: RowNames
  var place = Place.none
  var time: Int?
  /// Another time that counts as much: both are refused.
  var otherTime: Int?
  /// A time that is not read. If it goes on while the other stands still, the time is in both.
  var spareTime: Int?
  var phase: Int?
  /// Values under the name of a phase of which the first was none.
  var doubtfulPhases: [Int] = []
  var finger: Int?
  /// What tells the devices of fingers apart.
  var device: Int?
  /// The values that are in the key, with their columns.
  var keys: [(index: Int, column: Int)] = []
  /// The values that are about the stroke and not in its key.
  var fixed: [(index: Int, column: Int)] = []
  /// The values that mean nothing here.
  var others: [(index: Int, column: Int)] = []
  /// Values that may turn out to be a time, a phase, a finger or a number of a gesture.
  var isUnsettled = false
  /// A name that was given and is not there.
  let missingName: String?
  /// A coordinate that stands under two names.
  var secondCoordinate: Int?
  /// The name under which each value is kept with a stroke; nil for one that is not.
  let keptNames: [String?]
  /// Whether that is the name of what the stroke expects.
  let areExpectations: [Bool]

  init(_ names: RowNames, _ naming: RowNaming) {
    self.names = names
    missingName = naming.missingName(among: names.all)
    keptNames = names.all.map(naming.keptName)
    areExpectations = keptNames.map { $0.map(RowRole.fold) == "expect" }
  }
}

extension RowPlan {
  /// The finger of a row, with its device if there are several.
  func finger(of row: borrowing Row) -> [UInt8] {
    guard let finger else { return [] }
    let own = row.values[finger].canonicalBytes
    guard let device, !row.values[device].isMissing, !own.isEmpty else { return own }
    return own + " of ".utf8 + row.values[device].canonicalBytes
  }

  /// Returns whether a row is of a finger. A row that says no device is of any.
  func isFinger(_ known: [UInt8], of row: borrowing Row) -> Bool {
    guard let device else { return finger.map { row.values[$0].says(known) } ?? false }
    let own = finger(of: row)
    return own == known || row.values[device].isMissing && known.starts(with: own + " of ".utf8)
  }
}

/// A name by which rows say something besides a place, a time and a phase.
struct RowColumn: Sendable {
  let name: String
  let role: RowRole
  /// True if a key in which it differs is another stroke's, and must not return while time goes on.
  let isStrict: Bool
  /// What is known of a column that means nothing here.
  var values = ColumnValues()
  /// True if it changes within strokes where nothing else begins: it says something of samples.
  var isOfSamples = false
  /// How often it changed from a stroke to the next, and whether that was the first time where it did last.
  private(set) var changesBetween = 0
  private(set) var isFirstChangeBetween = false
}

extension RowColumn {
  fileprivate mutating func beginStroke(isChanged: Bool) {
    if isChanged { changesBetween += 1 }
    isFirstChangeBetween = isChanged && changesBetween == 1 && !isOfSamples
  }

  fileprivate mutating func forgetChanges() {
    (values, changesBetween, isFirstChangeBetween) = (ColumnValues(), 0, false)
  }
}

/// Resolves names to roles: once for a set of names, and not for a row.
///
/// Which of several names counts, and whether a value is what its name may say, is decided by the first row that has a
/// value; for all rows of a recording the same name counts.
struct RowRoles: Sendable {
  let naming: RowNaming
  private(set) var columns: [RowColumn] = []
  /// The indices of the columns that mean nothing here, by their names.
  private var unknownColumns: [String: Int] = [:]
  /// The plans that are made, by the identity of their names.
  private var plans: [ObjectIdentifier: RowPlan] = [:]
  private var last: RowPlan?
  /// The pair that counts, or the location behind all pairs.
  private(set) var placeRank: Int?
  /// The name of the time, folded, with its unit.
  private(set) var time: (name: String, unit: TimeUnit?)?
  private var unreadTimes: Set<String> = []
  private(set) var phaseWords: PhaseWords?
  private(set) var phaseName: String?
  /// The names of phases under which the first value was none, with that value.
  private(set) var noPhases: [String: String] = [:]
  private(set) var unknownPhase: String?
  private(set) var fingerName: String?
  private var gestureIsText: Bool?
  /// True if ids number the samples; nil before that is known.
  private(set) var idsNumberRows: Bool?
  /// The name, folded, under which they do.
  private(set) var numberName: String?

  init(_ fields: FieldNames?) { naming = RowNaming(fields: fields) }

  /// The most sets of names for which plans are kept.
  private static let mostPlans = 256

  /// True if the next row begins another recording, which mostly has the same names as this one.
  private var isAtBeginning = false

  /// Forgets what was decided for a recording. If only a place and a time were, another one whose rows have the same
  /// names means the same.
  mutating func restart() {
    let isPlain =
      phaseName == nil && fingerName == nil && gestureIsText == nil && idsNumberRows == nil
      && noPhases.isEmpty && unreadTimes.isEmpty
    guard isPlain else { return forget() }
    isAtBeginning = true
    for index in columns.indices { columns[index].forgetChanges() }
  }

  /// Changes where columns may have other indices.
  private(set) var generation = 0

  private mutating func forget() {
    isAtBeginning = false
    generation += 1
    columns.removeAll(keepingCapacity: true)
    unknownColumns.removeAll(keepingCapacity: true)
    (placeRank, time, phaseWords, phaseName, unknownPhase) = (nil, nil, nil, nil, nil)
    (fingerName, gestureIsText, idsNumberRows, numberName) = (nil, nil, nil, nil)
    unreadTimes.removeAll(keepingCapacity: true)
    noPhases.removeAll(keepingCapacity: true)
    forgetPlans()
  }

  private mutating func forgetPlans() {
    plans.removeAll(keepingCapacity: true)
    last = nil
  }

  /// The plan for a row.
  mutating func plan(for row: borrowing Row) -> RowPlan {
    if isAtBeginning {
      isAtBeginning = false
      if last?.names !== row.names || row.values.contains(where: \.isMissing) { forget() }
    }
    if let last, last.names === row.names, !last.isUnsettled { return last }
    let name = ObjectIdentifier(row.names)
    let known = plans[name]
    let isKnown = known?.isUnsettled == false || !settle(row)
    if let known, isKnown {
      last = known
      return known
    }
    if plans.count >= Self.mostPlans { forgetPlans() }
    let plan = makePlan(row.names)
    plans[name] = plan
    last = plan
    return plan
  }

  /// Decides whether ids number the samples: under which name, or nil if they do not.
  mutating func setRowNumbers(_ name: String?) {
    (idsNumberRows, numberName) = (name != nil, name.map(RowRole.fold))
    guard name != nil else { return }
    if fingerName == numberName { fingerName = nil }
    forgetPlans()
  }

  mutating func settleUnit(by phase: RowValue) { phaseWords?.settleUnit(phase) }

  /// What to say of a name of phases of which none is known, if what stands under it changes within a stroke.
  func unreadPhase(rows: Int) -> String? {
    func isNotKnown(_ word: String) -> String {
      "the phase \(word) is not known, so touches are not told apart by it; phases are \(PhaseWords.names)"
    }
    if let unknownPhase { return isNotKnown(unknownPhase) }
    for column in columns where column.role == .unknown && column.values.changes > 0 {
      guard case .phase(let rank) = naming.role(of: column.name), !RowRole.phase(rank).isContact,
        let first = noPhases[RowRole.fold(column.name)]
      else { continue }
      if first.utf8.contains(where: \.isLetter) {
        // A message says anything.
        guard rank < RowRole.firstMessage else { continue }
        return isNotKnown(first)
      }
      // Events are often numbered, one after the other.
      let isSeldom = (column.isOfSamples ? 1 : column.values.changes) * 5 <= rows
      guard RowRole.fold(column.name) == "event" ? !column.values.areCounts : isSeldom else {
        continue
      }
      let name = column.name.withoutControls
      return
        "\(name) changes and is not read as a phase; if it is one, use \(naming.option("phase", column.name))"
    }
    return nil
  }

  mutating func noteChange(
    of column: Int, from before: [UInt8], to value: RowValue, row: Int, line: Int, isAtBreak: Bool
  ) {
    columns[column].values.note(before, value, row: row, line: line, mayBeTimes: time == nil)
    if !isAtBreak { columns[column].isOfSamples = true }
  }

  /// Notes which columns that mean nothing here change from a stroke to the row that begins the next.
  mutating func noteChanges(from stroke: OpenStroke, to row: borrowing Row, _ plan: RowPlan) {
    for (index, column) in plan.others where column < stroke.texts.count {
      let value = row.values[index]
      let isKnown = !value.isMissing && !stroke.texts[column].isEmpty
      columns[column].beginStroke(isChanged: isKnown && !value.says(stroke.texts[column]))
    }
  }
}

/// The names of coordinates that are there, of which the first that make a place count.
struct PlaceNames {
  /// A bit for each pair of names, and from `firstPlace` on for each place that is no pair.
  private var xs: UInt64 = 0
  private var ys: UInt64 = 0
  static let firstPlace = 32

  mutating func add(_ role: RowRole) {
    switch role {
    case .x(let pair): xs |= 1 << pair
    case .y(let pair): ys |= 1 << pair
    case .placeX(let rank): xs |= 1 << (Self.firstPlace + rank)
    case .placeY(let rank): ys |= 1 << (Self.firstPlace + rank)
    case .place(let rank):
      xs |= 1 << (Self.firstPlace + rank)
      ys |= 1 << (Self.firstPlace + rank)
    default: break
    }
  }

  /// True if there is an x with its y, or a place in one value.
  var hasPlace: Bool { xs & ys != 0 }

  var first: Int? { hasPlace ? (xs & ys).trailingZeroBitCount : nil }
}

// MARK: - Deciding which names count

extension RowRoles {
  /// Decides what the values of a row can tell. Returns true if that changes plans.
  private mutating func settle(_ row: borrowing Row) -> Bool {
    let before = (placeRank, time?.name, phaseName, fingerName, gestureIsText)
    let wasSettled = phaseWords?.isSettled
    let names = row.names
    if phaseWords?.isSettled != true { settlePhase(row) }
    if time == nil { settleTime(row) }
    var finger = (rank: Int.max, name: "")
    var places = PlaceNames()
    for index in 0..<names.count where !row.values[index].isMissing {
      let name = names[index]
      let role = naming.role(of: name)
      switch role {
      case .place where !row.values[index].isPlace: break
      case .finger(let rank) where rank < finger.rank: finger = (rank, RowRole.fold(name))
      case .gesture where gestureIsText == nil: gestureIsText = row.values[index].number() == nil
      default: places.add(role)
      }
      if phaseName != nil, phaseWords?.areContacts != true, index < names.ownCount,
        let rank = RowRole.possibleFinger(name),
        numberName == nil || RowRole.fold(name) != numberName, naming.fields?[.id] != name,
        naming.fields?[.stroke] != name, naming.fields?[.finger] == nil,
        rank < finger.rank
      {
        finger = (rank, RowRole.fold(name))
      }
    }
    if placeRank == nil {
      if places.first == nil { addMissingPairs(of: row, to: &places) }
      placeRank = places.first
    }
    if fingerName == nil, finger.rank < .max { fingerName = finger.name }
    return before != (placeRank, time?.name, phaseName, fingerName, gestureIsText)
      || wasSettled != phaseWords?.isSettled
  }

  /// Adds the pairs of coordinates whose values a row lacks.
  private func addMissingPairs(of row: borrowing Row, to places: inout PlaceNames) {
    for index in 0..<row.names.count where row.values[index].isMissing {
      let role = naming.role(of: row.names[index])
      switch role {
      case .x, .y: places.add(role)
      default: break
      }
    }
  }

  private mutating func settlePhase(_ row: borrowing Row) {
    var candidates: [(rank: Int, index: Int)] = []
    for index in 0..<row.names.count where !row.values[index].isMissing {
      if case .phase(let rank) = naming.role(of: row.names[index]) {
        candidates.append((rank, index))
      }
    }
    for (rank, index) in candidates.sorted(by: { $0.rank < $1.rank }) {
      let name = RowRole.fold(row.names[index])
      guard noPhases[name] == nil, phaseName == nil || phaseName == name else { continue }
      let known = naming.phaseName(row.names[index])
      if let words = PhaseWords(first: row.values[index], under: known) {
        (phaseWords, phaseName) = (words, name)
        return
      }
      guard phaseName == nil else { continue }
      noPhases[name] = row.values[index].excerpt
      if rank == 0, row.values[index].number() == nil { unknownPhase = row.values[index].excerpt }
    }
  }

  private mutating func settleTime(_ row: borrowing Row) {
    var candidates: [(rank: Int, index: Int, unit: TimeUnit?)] = []
    for index in 0..<row.names.count where !row.values[index].isMissing {
      if case .time(let rank, let unit) = naming.role(of: row.names[index]) {
        // What an object around rows says counts only if they say nothing.
        candidates.append((index < row.names.ownCount ? rank : rank + 1000, index, unit))
      }
    }
    for (_, index, unit) in candidates.sorted(by: { $0.rank < $1.rank }) {
      let name = RowRole.fold(row.names[index])
      guard !unreadTimes.contains(name) else { continue }
      let isTime = row.values[index].time(decimalComma: row.allowsDecimalCommas) != nil
      if isTime || !RowRole.everydayTimes.contains(name) {
        time = (name, unit)
        return
      }
      unreadTimes.insert(name)
    }
  }
}

// MARK: - Making plans

extension RowRoles {
  private mutating func makePlan(_ names: RowNames) -> RowPlan {
    let plan = RowPlan(names, naming)
    var (x, y, place): (Int?, Int?, Int?) = (nil, nil, nil)
    let hasHeight = (0..<names.ownCount).contains { naming.role(of: names[$0]) == .height }
    for index in 0..<names.count {
      let name = names[index]
      let isOwn = index < names.ownCount
      let folded = RowRole.fold(name)
      var role = naming.role(of: name)
      if folded == fingerName, plan.finger == nil {
        plan.finger = index
        continue
      }
      if folded == fingerName, role != .id { continue }
      if RowRole.devices.contains(folded) { plan.device = plan.device ?? index }
      if case .finger = role { role = .unknown }
      switch role {
      case .x(let pair) where pair == placeRank:
        if x != nil, isOwn { plan.secondCoordinate = index }
        x = x ?? index
      case .y(let pair) where pair == placeRank:
        if y != nil, isOwn { plan.secondCoordinate = index }
        y = y ?? index
      case .placeX(let rank): if rank + PlaceNames.firstPlace == placeRank { x = x ?? index }
      case .placeY(let rank): if rank + PlaceNames.firstPlace == placeRank { y = y ?? index }
      case .place(let rank) where rank + PlaceNames.firstPlace == placeRank: place = place ?? index
      case .time(let rank, _): addTime(name, rank, index, isOwn: isOwn, plan)
      case .phase: addPhase(name, index, plan)
      case .stroke, .id, .label, .about, .gesture:
        addKey(role, name, index, isOwn: isOwn, plan)
      case .width where hasHeight && isOwn && phaseName != nil, .height:
        addOther(name, index, plan)
      case .width, .view, .timeUnit, .ended, .cancelled, .fixed:
        plan.fixed.append((index, column(name, role, isStrict: false)))
      case .unknown, .finger, .x, .y, .place: addOther(name, index, plan)
      }
    }
    setPlace(x, y, place, of: plan)
    return plan
  }

  private func setPlace(_ x: Int?, _ y: Int?, _ place: Int?, of plan: RowPlan) {
    if let x, let y {
      plan.place = .pair(x: x, y: y)
    } else if let place {
      plan.place = .one(place)
    } else if placeRank == nil {
      plan.isUnsettled = true
    }
  }

  private mutating func addTime(
    _ name: String, _ rank: Int, _ index: Int, isOwn: Bool, _ plan: RowPlan
  ) {
    let folded = RowRole.fold(name)
    if folded == time?.name, plan.time == nil {
      plan.time = index
    } else if isOwn, rank < RowRole.firstOtherTime, time != nil, naming.fields?[.t] == nil {
      plan.otherTime = index
    } else if time == nil, !unreadTimes.contains(folded) {
      plan.isUnsettled = true
    } else {
      if isOwn, naming.fields?[.t] == nil { plan.spareTime = plan.spareTime ?? index }
      addOther(name, index, plan)
    }
  }

  private mutating func addPhase(_ name: String, _ index: Int, _ plan: RowPlan) {
    let folded = RowRole.fold(name)
    if folded == phaseName, plan.phase == nil {
      plan.phase = index
      if phaseWords?.isSettled == false { plan.isUnsettled = true }
    } else if phaseName == nil, noPhases[folded] == nil {
      plan.isUnsettled = true
    } else {
      if phaseName == nil { plan.doubtfulPhases.append(index) }
      addOther(name, index, plan)
    }
  }

  private mutating func addKey(
    _ role: RowRole, _ name: String, _ index: Int, isOwn: Bool, _ plan: RowPlan
  ) {
    if let numberName, RowRole.fold(name) == numberName, isOwn {
      return addOther(name, index, plan)
    }
    if role == .gesture, gestureIsText == nil { plan.isUnsettled = true }
    let isStrict: Bool
    switch role {
    case .stroke, .id: isStrict = true
    case .gesture: isStrict = gestureIsText == false
    default: isStrict = false
    }
    plan.keys.append((index, column(name, role, isStrict: isStrict)))
  }

  private mutating func addOther(_ name: String, _ index: Int, _ plan: RowPlan) {
    plan.others.append((index, column(name, .unknown, isStrict: false)))
  }

  /// The index of a column, which is added if it is new.
  private mutating func column(_ name: String, _ role: RowRole, isStrict: Bool) -> Int {
    let folded = RowRole.fold(name)
    let known =
      role == .unknown
      ? unknownColumns[name]
      : columns.firstIndex { $0.role == role && RowRole.fold($0.name) == folded }
    if let known { return known }
    if role == .unknown { unknownColumns[name] = columns.count }
    columns.append(RowColumn(name: name, role: role, isStrict: isStrict))
    return columns.count - 1
  }
}

extension ByteCursor {
  /// The delimiter of a header that is names and nothing else, with an x and a y; nil for another line. Where nothing
  /// else parts the columns, bars do, or any number of spaces.
  func delimiterOfNames(_ naming: RowNaming) -> UInt8? {
    let delimiter = delimiterOfRow ?? (has(UInt8(ascii: "|")) ? UInt8(ascii: "|") : 0x20)
    var (cursor, row, places) = (self, TableRow(), PlaceNames())
    guard (try? row.read(&cursor, delimiter: delimiter)) == .cells, 2...64 ~= row.cells.count else {
      return nil
    }
    for cell in row.cells {
      guard let name = cell.text?.bytes, let first = name.first,
        first.isLetter || first == UInt8(ascii: "_"),
        name.allSatisfy({ $0.isLetter || $0.isDigit || "_.-#%/".utf8.contains($0) })
      else { return nil }
      let role = naming.role(of: cell.string)
      if case .place = role { continue }
      places.add(role)
    }
    return places.hasPlace ? delimiter : nil
  }
}
