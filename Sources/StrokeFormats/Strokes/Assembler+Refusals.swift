import StrokeCore

// What rows may mean in more than one way: rows in turns, and several recordings in one. They are refused, with what tells
// strokes apart, if a column does.

// MARK: - Rule 2: rows in turns

extension Assembler {
  /// Refuses a key that returns while time goes on, and differs in a stroke, an id or a subject from the one before. A
  /// subject or a label alone may return, but not from row to row.
  mutating func checkTurns(
    _ row: borrowing Row, _ plan: RowPlan
  ) throws(ReadError) {
    guard !plan.keys.isEmpty else { return }
    let key = key(of: row, plan)
    func isStrict(_ column: RowColumn) -> Bool { column.isStrict || column.role.isSubject }
    let areStrict = plan.keys.allSatisfy { isStrict(roles.columns[$0.column]) }
    let strictKey = areStrict ? key : self.key(of: row, plan, where: isStrict)
    defer { recording.previousStrictKey = strictKey }
    guard let previousStrictKey = recording.previousStrictKey, recording.seenKeys.contains(key)
    else { return }
    let areSingle = recording.held.contains { self.key(of: $0) == key }
    // An id around the rows is that of all of them.
    let hasStrict = plan.keys.contains {
      roles.columns[$0.column].isStrict && $0.index < row.names.ownCount
    }
    guard areSingle || hasStrict && previousStrictKey != strictKey else { return }
    let time = plan.time.flatMap {
      row.values[$0].time(decimalComma: row.allowsDecimalCommas)?.value
    }
    if let time, let previousEnd = recording.previousEnd {
      guard time >= previousEnd else { return }
    } else {
      // Without times, rows in turns are those of strokes of one row each.
      guard time == nil, areSingle else { return }
    }
    throw turns(row, plan)
  }

  private func turns(_ row: borrowing Row, _ plan: RowPlan) -> ReadError {
    let keys = plan.keys.filter { !row.values[$0.index].isMissing }
    let found = keys.map {
      "\(row.names[$0.index].withoutControls) \(row.values[$0.index].excerpt)"
    }
    var names = keys.map { row.names[$0.index].withoutControls }
    if let time = plan.time { names.append(row.names[time].withoutControls) }
    let column = roles.columns.first { $0.role == .unknown && $0.isFirstChangeBetween }
    let id = keys.first { roles.columns[$0.column].role == .id }.map { row.names[$0.index] }
    let finger =
      id.map { ", or \(roles.naming.option("finger", $0)) if it tells fingers apart" } ?? ""
    var remedy = "\(roles.naming.option("stroke", "NAME")) names what tells strokes apart\(finger)"
    if let column {
      let hasID = keys.contains { roles.columns[$0.column].role == .id }
      let option = roles.naming.option(hasID ? "subject" : "id", column.name)
      remedy = "\(option) if \(column.name.withoutControls), which changes there, tells them apart"
    }
    return row.error(
      "expected the rows of a stroke one after another, found \(found.list("and")) again at row \(rows), after another stroke and while time goes on; sort the rows by \(names.list("and")), or \(remedy)",
      at: keys.first.map { row.values[$0.index] } ?? .missing)
  }
}

// MARK: - Rule 5: several recordings in one

extension Assembler {
  /// Refuses times that go back to within a tenth of the stroke's first time, and names the column that changes there.
  func checkRestart(of stroke: OpenStroke) throws(ReadError) {
    let restarts = stroke.restarts
    guard let restart = restarts.first else { return }
    let names = columns(changingAt: Set(restarts), in: stroke)
    let place = "row \(stroke.rows.first + restart)"
    let list = names.map(\.withoutControls).list("and")
    throw stroke.error(
      names.isEmpty
        ? "expected one recording, found times that start again at \(place); \(roles.naming.option("stroke", "NAME")) names the column or member that tells strokes apart; so does a blank line between rows of a table"
        : "expected one recording, found times that start again at \(place), where \(list) \(names.count == 1 ? "changes" : "change"); \(option(naming: names)) tells strokes apart by that; so does a blank line between rows of a table"
    )
  }

  /// The names of the columns that change just where times start again: one, or two that do together, the finer first;
  /// else one that changes at other breaks, too.
  private func columns(changingAt restarts: Set<Int>, in stroke: OpenStroke) -> [String] {
    var changes: [Int: Set<Int>] = [:]
    for (column, sample) in stroke.rows.turns where !roles.columns[column].isOfSamples {
      changes[column, default: []].insert(sample)
    }
    let columns = changes.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    if let exact = columns.first(where: { $0.value == restarts }) {
      return [roles.columns[exact.key].name]
    }
    let parts = columns.filter { $0.value.isSubset(of: restarts) }.prefix(8)
    for (index, part) in parts.enumerated() {
      let other = parts.dropFirst(index + 1).first { part.value.union($0.value) == restarts }
      if let other { return [part, other].map { roles.columns[$0.key].name } }
    }
    return columns.last { $0.value.isSuperset(of: restarts) }.map { [roles.columns[$0.key].name] }
      ?? []
  }

  /// The option that makes strokes of columns. What was known as strokes must be named beside them.
  func option(naming names: [String]) -> String {
    let keys = roles.columns.filter(\.role.isKey)
    let strokes = keys.filter { if case .stroke = $0.role { true } else { false } }.map(\.name)
    let hasID = keys.contains { $0.role == .id }
    let hasSubject = keys.contains(where: \.role.isSubject)
    let others = (hasID ? [] : ["id"]) + (hasSubject ? [] : ["subject"])
    let named = [("stroke", names[0])] + zip(others, names.dropFirst() + strokes)
    return roles.naming.option(named.map { (role: $0.0, name: $0.1) })
  }
}

// MARK: - Fingers without a name

extension Assembler {
  /// Refuses a stroke in which most times come twice, each time in two places far apart: those of two fingers.
  func checkFrames(of stroke: OpenStroke) throws(ReadError) {
    guard stroke.samples.timing == .timed, stroke.samples.count >= 4, stroke.facts.error == nil,
      stroke.rows.finger.isEmpty
    else { return }
    var (count, first) = (0, 0)
    for index in 2..<stroke.samples.count
    where stroke.samples.times[index] == stroke.samples.times[index - 1] {
      let (across, along) = (
        stroke.samples.step(to: index).length, stroke.samples.step(to: index, from: index - 2)
      )
      guard across > 20, across > 3 * along.length else { continue }
      if count == 0 { first = index }
      count += 1
    }
    guard count > 0, count * 3 >= stroke.samples.count - 2 else { return }
    throw stroke.error(
      "expected one finger, found two places far apart at the time of row \(stroke.rows.first + first); log which finger a row is of, such as pointerId, or \(roles.naming.option("finger", "NAME")) names the column or member that says so"
    )
  }
}

// MARK: - Marks of thousands

extension Assembler {
  /// Refuses `1.003` where another column has decimal commas, and `1,003` where one has points: it may be a thousand.
  mutating func checkMarks(_ row: borrowing Row, _ plan: RowPlan) throws(ReadError) {
    guard case .pair(let x, let y) = plan.place else { return }
    for index in [x, y, plan.time].compactMap(\.self) {
      guard let bytes = row.values[index].text?.bytes,
        let place = bytes.firstIndex(where: { $0 == 0x2C || $0 == 0x2E })
      else { continue }
      let (name, mark) = (row.names[index], bytes[place])
      if recording.marks.contains(where: { $0.column == name && $0.byte == mark }) { continue }
      let whole = bytes[..<place].filter(\.isDigit)
      guard whole.mayBeThousands(behind: bytes.count - place - 1) else {
        recording.marks.append((name, mark))
        continue
      }
      guard let other = recording.marks.first(where: { $0.byte != mark }) else { continue }
      throw row.error(
        "expected one mark of decimals, found \(row.values[index].excerpt) under \(name.withoutControls), which may be a thousand, beside \(other.byte == 0x2C ? "commas" : "points") under \(other.column.withoutControls); remove the marks of thousands, or write all decimals with one mark",
        at: row.values[index])
    }
  }
}

extension OpenStroke {
  /// The samples at which times go back to within a tenth of the first one.
  fileprivate var restarts: [Int] {
    guard samples.timing == .timed, samples.count > 1 else { return [] }
    let times = UnsafeBufferPointer(start: samples.times, count: samples.count)
    guard let first = (1..<samples.count).first(where: { times[$0] < times[$0 - 1] }),
      let least = times.min(), let most = times.max()
    else { return [] }
    let span = most - least
    // A clock that jitters goes back by less than from a sample to the next.
    let steps = (1..<samples.count).map { times[$0] - times[$0 - 1] }.filter { $0 > 0 }.sorted()
    let jitter = steps.isEmpty ? 0 : steps[steps.count / 2] / 2
    let restarts = (first..<samples.count).filter {
      times[$0] < times[$0 - 1] - jitter && times[$0] - times[0] < span / 10
    }
    // In a stroke with a name, the clock may only have jumped by a sample.
    if rows.hasKey, restarts.count == 1 {
      let step = times[restarts[0] - 1] - times[restarts[0]]
      if step * Double(samples.count - 1) <= span * 1.5 { return [] }
    }
    return restarts
  }

  /// The most places at which columns change that are kept.
  private static let mostTurns = 1 << 14

  /// Notes that a column changes at the last sample.
  func noteTurn(of column: Int) {
    if rows.turns.count < Self.mostTurns { rows.turns.append((column, samples.count - 1)) }
  }
}
