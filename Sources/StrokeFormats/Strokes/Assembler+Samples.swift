import StrokeCore

// What a row of a stroke says: its sample, and what is about the stroke besides the key.

extension Assembler {
  /// Adds a row's sample, and what else it says, to a stroke.
  func add(
    _ row: borrowing Row, _ plan: RowPlan, to stroke: OpenStroke, endingBy end: Phase? = nil
  ) {
    guard stroke.facts.error == nil else { return }
    stroke.rows.count += 1
    do throws(ReadError) {
      if let error = row.error { throw error }
      try takeFixed(row, plan, stroke)
      try addSample(row, plan, stroke, endingBy: end)
    } catch {
      stroke.fail(error)
    }
  }

  private func addSample(
    _ row: borrowing Row, _ plan: RowPlan, _ stroke: OpenStroke, endingBy end: Phase?
  ) throws(ReadError) {
    let isEnd = end != nil
    let place: (x: Double, y: Double)
    switch plan.place {
    case .pair(let x, let y):
      // A finger may be lifted without a place.
      if isEnd, row.values[x].isMissing, row.values[y].isMissing { return }
      place = (try row.number(x), try row.number(y))
    case .one(let index):
      if isEnd, row.values[index].isMissing { return }
      place = try row.place(index)
    case .none:
      if isEnd { return }
      throw row.missing("\"x\" and \"y\", as in the rows before")
    }
    let time = try self.time(row, plan, stroke)
    if let spare = plan.spareTime { try checkSpareTime(row, plan, spare, time?.value, stroke) }
    let isLast =
      stroke.samples.count > 0 && stroke.samples.ends(at: Point(place.x, place.y))
    guard !isLast || !isEnd && !row.mayRepeatLast else { return }
    // Browsers give 0,0 as the place of a touch that they cancel, and others where nothing touches.
    let isContact = roles.phaseWords?.areContacts == true
    if end == .cancel || isContact && isEnd, place == (0, 0) { return }
    stroke.samples.append(
      place.x, place.y, time?.value ?? 0, timing: time == nil ? .untimed : .timed)
  }

  /// Refuses a time that stands still while another of the row goes on: what is below a second may stand in that.
  private func checkSpareTime(
    _ row: borrowing Row, _ plan: RowPlan, _ spare: Int, _ time: Double?, _ stroke: OpenStroke
  ) throws(ReadError) {
    let last = stroke.samples.count - 1
    defer {
      stroke.rows.spareTime.removeAll(keepingCapacity: true)
      row.values[spare].append(to: &stroke.rows.spareTime)
    }
    guard let index = plan.time, last >= 0, !row.values[spare].isMissing,
      time == stroke.samples.times[last], !row.values[spare].says(stroke.rows.spareTime)
    else { return }
    let (name, other) = (row.names[index].withoutControls, row.names[spare].withoutControls)
    throw row.error(
      "expected one time, found \(name), which stands still at row \(rows), and \(other), which does not; \(roles.naming.option("t", other)) reads \(other) alone, and \(roles.naming.option("t", name)) reads \(name) alone; if they are parts of one time, add them up into one column",
      at: row.values[spare])
  }

  /// The time of a row; nil if no row of the stroke has one.
  func time(
    _ row: borrowing Row, _ plan: RowPlan, _ stroke: OpenStroke
  ) throws(ReadError) -> (value: Double, isDate: Bool)? {
    guard let index = plan.time, !row.values[index].isMissing else {
      guard stroke.samples.timing != .timed else {
        throw row.missing("a time, as in the rows before")
      }
      return nil
    }
    guard stroke.samples.timing != .untimed else {
      throw row.error(
        "expected no time, as in the rows before, found \(row.values[index].excerpt)",
        at: row.values[index])
    }
    let time = try row.time(index)
    guard stroke.samples.takes(dates: time.isDate) else {
      throw row.error(
        "expected \(time.isDate ? "a number" : "a date or a clock time"), as in the rows before, found \(row.values[index].excerpt)",
        at: row.values[index])
    }
    return time
  }

  /// Takes what a row says of its stroke besides the key, which must be what the rows before it said, and looks at what
  /// means nothing here.
  private func takeFixed(
    _ row: borrowing Row, _ plan: RowPlan, _ stroke: OpenStroke
  ) throws(ReadError) {
    stroke.reserve(columns: roles.columns.count)
    for (index, column) in plan.keys where stroke.texts[column].isEmpty {
      keep(row, plan, index, column, in: stroke)
    }
    for (index, column) in plan.fixed where !row.values[index].isMissing {
      let value = row.values[index]
      // A list of predicted events is no verdict.
      if case .json = value, roles.columns[column].role == .fixed {
        noteChannel(column, in: stroke)
        continue
      }
      if value.says(stroke.texts[column]) { continue }
      let isFirst = stroke.texts[column].isEmpty
      let isKnown = try stroke.take(roles.columns[column].role, row, index)
      if isKnown == nil { addMember(row, plan, index, column, to: stroke) }
      guard isKnown == true || isFirst else {
        let before = String(decoding: stroke.texts[column], as: UTF8.self).excerpt
        throw row.error(
          "expected \(before) under \(row.names[index].withoutControls), as in the rows before, found \(value.excerpt)",
          at: value)
      }
      if isFirst { value.append(to: &stroke.texts[column]) }
    }
  }

  /// Looks at the columns that mean nothing here, whether they change within the stroke.
  mutating func watch(_ row: borrowing Row, _ plan: RowPlan, _ stroke: OpenStroke) {
    guard stroke.samples.count > 1, stroke.facts.error == nil else { return }
    var isAtBreak: Bool?
    for (index, column) in plan.others where roles.columns[column].values.areWatched {
      let value = row.values[index]
      guard !value.isMissing, !value.says(stroke.texts[column]) else { continue }
      if !stroke.texts[column].isEmpty {
        let isBreak = isAtBreak ?? self.isAtBreak(stroke)
        isAtBreak = isBreak
        roles.noteChange(
          of: column, from: stroke.texts[column], to: value, row: rows, line: row.line,
          isAtBreak: isBreak)
        stroke.noteTurn(of: column)
        noteChannel(column, in: stroke)
        patterns.removeAll()
      }
      stroke.texts[column].removeAll(keepingCapacity: true)
      value.append(to: &stroke.texts[column])
    }
  }

  /// Looks at the columns that mean nothing here in the row that ends a stroke: what changes there says nothing of it.
  func watchEnd(_ row: borrowing Row, _ plan: RowPlan, _ stroke: OpenStroke) {
    guard stroke.facts.error == nil else { return }
    for (index, column) in plan.others where column < stroke.texts.count {
      let value = row.values[index]
      if !value.isMissing, !stroke.texts[column].isEmpty, !value.says(stroke.texts[column]) {
        noteChannel(column, in: stroke)
      }
    }
  }

  /// True if time goes back or pauses before the last sample.
  private func isAtBreak(_ stroke: OpenStroke) -> Bool {
    guard stroke.samples.timing == .timed, stroke.samples.count > 1 else { return false }
    setUnits(of: stroke)
    return isBreak(before: stroke.samples.count - 1, in: stroke)
  }

  /// True if time goes back or pauses before a sample.
  func isBreak(before index: Int, in stroke: OpenStroke) -> Bool {
    let unit = stroke.unit(options.timeUnit)
    let step = stroke.samples.times[index] - stroke.samples.times[index - 1]
    return step < 0 || step / (stroke.samples.areDates ? 1 : unit.perSecond) > 0.3
  }
}

extension OpenStroke {
  /// Takes what a row, or the object of a stroke, says of the stroke as a whole. Returns whether it means what was known,
  /// in other words; nil if it only describes the stroke.
  func take(_ role: RowRole, _ row: borrowing Row, _ index: Int) throws(ReadError) -> Bool? {
    let (value, comma) = (row.values[index], row.allowsDecimalCommas)
    switch role {
    case .width:
      guard let width = value.number(decimalComma: comma), width > 0, width.isFinite else {
        throw row.error("expected a width above 0, found \(value.excerpt)", at: value)
      }
      defer { facts.width = width }
      return facts.width == width
    case .view(let rank):
      let width = value.viewWidth(decimalComma: comma)
      guard let width, width > 0, width.isFinite else { return nil }
      let known = facts.viewWidths.first { $0.rank == rank }
      if known == nil { facts.viewWidths.append((rank, width)) }
      return known?.width == width
    case .timeUnit:
      let text = value.excerpt
      guard let unit = TimeUnit(rawValue: text) else {
        throw row.error("expected \(TimeUnit.list()), found \(text)", at: value)
      }
      facts.timeUnit = unit
      return false
    case .ended: return try takeLift(row, index)
    case .cancelled: return try takeMark(row, index)
    default: return nil
    }
  }

  private func takeLift(_ row: borrowing Row, _ index: Int) throws(ReadError) -> Bool {
    var time = try row.time(index)
    if !time.isDate, let unit = RowRole.timeUnit(ofLift: row.names[index]) {
      time = (unit.seconds(time.value), true)
    }
    defer { facts.liftTime = time }
    return facts.liftTime.map { $0 == time } ?? false
  }

  /// Takes whether the touch was cancelled.
  private func takeMark(_ row: borrowing Row, _ index: Int) throws(ReadError) -> Bool {
    let value = row.values[index]
    guard let flag = value.flag else {
      throw row.error("expected true or false under cancelled, found \(value.excerpt)", at: value)
    }
    let isSame = members.value(of: "cancelled", ignoringCase: false) == "\(flag)"
    members.add("cancelled".utf8, .literal("\(flag)"))
    return isSame
  }
}
