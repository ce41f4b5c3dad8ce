import StrokeCore

// Rule 1: a phase begins and ends strokes, per finger.
//
// - Rows of several fingers may come in turns. A row without a finger is of the only one that is down; a cancel without
//   one, or an end without a place, ends all.
// - Rows between an end and the next beginning are hover: dropped, and counted in one hint.
// - A second beginning of a finger that is down, a change of key, or the end of the recording ends the stroke there,
//   without a lift, with a warning.
// - Moves before the first beginning of a finger are a touch if an end comes next, else hover. Touch moves alone are one
//   stroke with a warning; moves of a mouse or a pointer alone are refused.

extension Assembler {
  /// The most fingers that are down at once, so that looking for one takes a bounded time.
  private static let mostFingers = 256

  mutating func placeByPhase(_ row: borrowing Row, _ plan: RowPlan) throws(ReadError) {
    guard let words = roles.phaseWords else { return }
    if let stroke = recording.current {
      throw stroke.error(
        "expected a phase in every row from the first on, as in row \(rows), found none; protobuf leaves out zeros unless it is told to write them"
      )
    }
    let value = plan.phase.map { row.values[$0] } ?? .missing
    let finger = finger(of: row, plan)
    guard
      var phase = words.areContacts ? phase(ofContact: row, plan, finger) : words.phase(of: value)
    else {
      let name = plan.phase.map { row.names[$0].withoutControls } ?? "phase"
      let error = row.error(
        "expected a phase under \(name): \(PhaseWords.names); found \(value.excerpt)", at: value)
      // Events of other kinds stand in logs of browsers; a number must be one of the set.
      let mayBeOther = roles.naming.fields?[.phase] == name || RowRole(name).isOpenPhase
      if words.numbers.isEmpty, mayBeOther {
        return skipEvent(row)
      }
      return fail(error, finger)
    }
    if phase == .other { return words.isHover(value) ? addHover(row) : skipEvent(row) }
    if phase != .move { roles.settleUnit(by: value) }
    if recording.devices.skips(value, phase) {
      return recording.repeats.add(row: rows, line: row.line)
    }
    let isOfFinger = plan.finger.map { !row.values[$0].isMissing } ?? false
    if !isOfFinger, words.isOfAnotherFinger(value) { return loseFingers(row, value) }
    if row.isCoalesced, phase != .begin || isDown(finger) { phase = .move }
    // An event may follow the samples that came with it.
    if row.mayRepeatLast, phase == .begin { phase = .move }
    guard let finger else { return try placeWithoutFinger(row, plan, phase) }
    if let resting = recording.resting, resting.finger == finger {
      guard phase == .begin else { throw unclearRest(row, value, since: resting.row) }
      recording.resting = nil
    }
    if words.mayRest(value), isDown(finger) { recording.resting = (finger, rows) }
    try place(row, plan, phase, finger)
  }

  /// The error of a touch that goes on behind a state 5.
  private func unclearRest(
    _ row: borrowing Row, _ value: RowValue, since first: Int
  ) -> ReadError {
    row.error(
      "expected the touch to be over, found \(value.excerpt) behind the 5 of row \(first); a recognizer's state 5 is failed, and other toolkits' is stationary; write phases as words: began, moved, stationary, ended, cancelled",
      at: value)
  }

  // MARK: Contacts

  /// True if phases begin and end strokes. Contacts do from where they change: rows that all touch, or of which none does,
  /// are told apart by their keys.
  var isByPhase: Bool {
    roles.phaseName != nil
      && (recording.contact.hasChanged || roles.phaseWords?.areContacts != true)
  }

  /// Refuses numbers under the name of a contact that go on from one to the next before there was a 0.
  mutating func checkContact(_ row: borrowing Row, _ plan: RowPlan) throws(ReadError) {
    guard let index = plan.phase, roles.phaseWords?.areContacts == true,
      let number = row.values[index].number()
    else { return }
    let last = recording.contact.number
    recording.contact.number = number
    guard !recording.contact.hasChanged, let last, last > 0, number == last + 1 else { return }
    let name = row.names[index]
    throw row.error(
      "expected 0 or 1 under \(name.withoutControls), found \(row.values[index].excerpt) behind \(Int(last)); if it numbers strokes, \(roles.naming.option("stroke", name)); if not, rename it",
      at: row.values[index])
  }

  /// Looks whether what touches changes at a row. The rows before it then were touches, or hover.
  mutating func noteContact(_ row: borrowing Row, _ plan: RowPlan) {
    guard !recording.contact.hasChanged, let index = plan.phase,
      let isDown = roles.phaseWords?.contact(row.values[index])
    else { return }
    let wasDown = recording.contact.wasFirst ?? isDown
    (recording.contact.wasFirst, recording.contact.hasChanged) = (wasDown, wasDown != isDown)
    guard recording.contact.hasChanged else { return }
    // What the rows before looked like is no touch any more.
    patterns.removeAll()
    for stroke in recording.runs + [recording.current].compactMap(\.self) {
      if !wasDown {
        addHover(stroke)
      } else if let touch = recording.down.first(where: { $0.rows.finger == stroke.rows.finger }) {
        touch.append(samplesOf: stroke)
      } else {
        recording.begunFingers.insert(stroke.rows.finger)
        recording.down.append(stroke)
        continue
      }
      recycle(stroke)
    }
    recording.runs.removeAll()
    recording.current = nil
  }

  /// The phase of a row that says whether its finger touches.
  private func phase(ofContact row: borrowing Row, _ plan: RowPlan, _ finger: [UInt8]?) -> Phase? {
    let wasDown = finger.map { index(of: $0) != nil } ?? !recording.down.isEmpty
    let isDown = plan.phase.flatMap { roles.phaseWords?.contact(row.values[$0]) }
    return switch (wasDown, isDown ?? wasDown) {
    case (true, true): .move
    case (true, false): .end
    case (false, true): .begin
    case (false, false): .other
    }
  }

  private mutating func skipEvent(_ row: borrowing Row) {
    recording.otherEvents.add(row: rows, line: row.line)
  }

  /// True among events, beside which others may be recorded.
  var isReadingEvents: Bool { isByPhase && (strokes > 0 || hasOpenStroke) }

  /// Counts a record among events that is about something else.
  mutating func skipForeign(_ line: Int) {
    rows += 1
    recording.maySkim = false
    recording.otherEvents.add(row: rows, line: line)
  }

  /// From a row on, samples of several fingers are mixed, and cannot be told apart.
  private mutating func loseFingers(_ row: borrowing Row, _ value: RowValue) {
    let error = row.error(
      "expected a member that tells fingers apart, found \(value.excerpt): another finger comes or goes at row \(rows); log a pointer id with every row, such as pointerId=…",
      at: value)
    if recording.down.isEmpty { return deliver(error) }
    for stroke in recording.down where stroke.facts.error == nil { stroke.fail(error) }
  }

  private func isDown(_ finger: [UInt8]?) -> Bool { finger.map { index(of: $0) != nil } ?? false }

  private func index(of finger: [UInt8]) -> Int? {
    recording.down.firstIndex { $0.rows.finger == finger }
  }

  /// The finger of a row: the only one that is down where the row has none; nil where several are.
  private func finger(of row: borrowing Row, _ plan: RowPlan) -> [UInt8]? {
    if let index = plan.finger, !row.values[index].isMissing {
      if let stroke = recording.down.first(where: { plan.isFinger($0.rows.finger, of: row) }) {
        return stroke.rows.finger
      }
      return plan.finger(of: row)
    }
    let down = recording.down
    return down.count == 1 ? down[0].rows.finger : down.isEmpty ? [] : nil
  }

  /// Makes the stroke of a finger an error; of all fingers if it is not known which.
  private mutating func fail(_ error: ReadError, _ finger: [UInt8]?) {
    if let finger, let index = index(of: finger) { return recording.down[index].fail(error) }
    guard finger == nil, !recording.down.isEmpty else { return deliver(error) }
    for stroke in recording.down { stroke.fail(error) }
  }

  private mutating func placeWithoutFinger(
    _ row: borrowing Row, _ plan: RowPlan, _ phase: Phase
  ) throws(ReadError) {
    switch phase {
    case .cancel, .end: for stroke in recording.down { try end(stroke, row, plan, phase) }
    case .begin: try place(row, plan, phase, [])
    case .move, .other:
      fail(
        row.missing("which finger moves, because \(recording.down.count) are down"), nil)
    }
  }

  private mutating func place(
    _ row: borrowing Row, _ plan: RowPlan, _ phase: Phase, _ finger: [UInt8]
  ) throws(ReadError) {
    let index = index(of: finger)
    var beginnings = 0
    if let index, phase == .begin || !hasKey(of: recording.down[index], row, plan) {
      let stroke = recording.down.remove(at: index)
      beginnings = stroke.isOfOneRow ? stroke.rows.beginnings + 1 : 0
      try cut(stroke, row, plan, phase)
      if phase == .move { return }
    }
    switch phase {
    case .begin:
      if beginnings > 1 { try checkBeginnings(row, plan) }
      try begin(row, plan, finger)
      recording.down.last?.rows.beginnings = beginnings
    case .move: move(row, plan, finger)
    case .end, .cancel:
      if let stroke = recording.down.first(where: { $0.rows.finger == finger }) {
        try end(stroke, row, plan, phase)
      } else if let stroke = recording.early.first(where: { $0.rows.finger == finger }) {
        stroke.warn(
          .missingBeginning,
          "the recording begins within a touch; read as far as it goes")
        try end(stroke, row, plan, phase)
      } else {
        addHover(row)
      }
    case .other: break
    }
  }

  /// Ends a touch that begins again, or whose key changes, where its rest begins.
  private mutating func cut(
    _ stroke: OpenStroke, _ row: borrowing Row, _ plan: RowPlan, _ phase: Phase
  ) throws(ReadError) {
    let (isBegin, finger) = (phase == .begin, stroke.rows.finger)
    if !isBegin { try checkKeyChange(of: stroke, row, plan) }
    stroke.warn(
      .missingEnd, line: row.line,
      isBegin
        ? startsAgain(finger, row, plan)
        : "row \(rows): the touch belongs to another stroke from here on, before it has ended; the rest of it is a stroke of its own"
    )
    try finish(stroke)
    guard !isBegin else { return }
    try begin(row, plan, finger)
    recording.down.last?.rows.isRest = true
  }

  /// Refuses a touch whose key changes again: it tells something else apart than strokes.
  private func checkKeyChange(
    of stroke: OpenStroke, _ row: borrowing Row, _ plan: RowPlan
  ) throws(ReadError) {
    guard stroke.rows.isRest,
      let (index, column) = plan.keys.first(where: { index, column in
        column < stroke.texts.count && !stroke.texts[column].isEmpty
          && !row.values[index].isMissing && !row.values[index].says(stroke.texts[column])
      })
    else { return }
    let (name, before) = (
      row.names[index], String(decoding: stroke.texts[column], as: UTF8.self).excerpt
    )
    throw row.error(
      "expected \(before) under \(name.withoutControls) until the touch ends, as in the row before, found \(row.values[index].excerpt), and another change within the touch at row \(stroke.rows.first); \(roles.naming.option("finger", name)) if it tells fingers apart; rename it if it says nothing of strokes",
      at: row.values[index])
  }

  /// Refuses numbers by which a touch begins for the third time: they may say no more than that a finger touches.
  private func checkBeginnings(_ row: borrowing Row, _ plan: RowPlan) throws(ReadError) {
    guard let index = plan.phase, roles.phaseWords?.maySayContact == true else { return }
    let (value, name) = (row.values[index], row.names[index].withoutControls)
    throw row.error(
      "expected a phase behind that of a beginning, found \(value.excerpt) for the third time in turn; if 0 and 1 say whether the finger touches, call \(name) touching",
      at: value)
  }

  /// What is said of a touch that begins while it is down.
  private func startsAgain(
    _ finger: [UInt8], _ row: borrowing Row, _ plan: RowPlan
  ) -> String {
    guard let index = plan.finger, !finger.isEmpty else {
      let name = plan.phase.map { row.names[$0].withoutControls } ?? ""
      let contact =
        roles.phaseWords?.maySayContact == true
        ? "; if 0 and 1 say whether the finger touches, call \(name) touching" : ""
      return
        "row \(rows): a touch starts while another is still down; if it is a second finger, add a pointer id\(contact)"
    }
    let text = String(decoding: finger, as: UTF8.self).excerpt
    return
      "the touch with \(row.names[index].withoutControls) \(text) starts again at row \(rows) before it has ended; its end may be lost, such as a pointerup that another element got"
  }

  private mutating func begin(
    _ row: borrowing Row, _ plan: RowPlan, _ finger: [UInt8]
  ) throws(ReadError) {
    guard recording.down.count < Self.mostFingers else {
      throw row.missing("at most \(Self.mostFingers) fingers that are down at once")
    }
    recording.begunFingers.insert(finger)
    if let index = recording.early.firstIndex(where: { $0.rows.finger == finger }) {
      let stroke = recording.early.remove(at: index)
      addHover(stroke)
      recycle(stroke)
    }
    let stroke = open(row, plan)
    stroke.rows.finger = finger
    recording.down.append(stroke)
    add(row, plan, to: stroke)
    turnPatterns(to: stroke, row, plan)
  }

  private mutating func move(_ row: borrowing Row, _ plan: RowPlan, _ finger: [UInt8]) {
    if let stroke = recording.down.first(where: { $0.rows.finger == finger }) {
      add(row, plan, to: stroke)
      watch(row, plan, stroke)
      if recording.down.count == 1, stroke.facts.error == nil, plan.phase != nil {
        recording.maySkim = recording.held.isEmpty
      }
    } else if recording.begunFingers.contains(finger) {
      addHover(row)
    } else if let stroke = recording.early.first(where: {
      $0.rows.finger == finger && hasKey(of: $0, row, plan)
    }) {
      add(row, plan, to: stroke)
    } else if recording.early.count < Self.mostFingers {
      let stroke = open(row, plan)
      failIfRejected(stroke)
      stroke.rows.finger = finger
      recording.early.append(stroke)
      add(row, plan, to: stroke)
    } else {
      addHover(row)
    }
  }

  private mutating func addHover(_ row: borrowing Row) {
    recording.hover.add(row: rows, line: row.line)
  }

  /// Counts the samples of a finger that never was down.
  private mutating func addHover(_ stroke: OpenStroke) {
    recording.hover.add(
      row: stroke.rows.first, line: stroke.facts.line, rows: stroke.samples.count)
  }

  /// Ends a stroke where its finger is lifted, with a sample if that is at another place than the last, or cancelled.
  private mutating func end(
    _ stroke: OpenStroke, _ row: borrowing Row, _ plan: RowPlan, _ phase: Phase
  ) throws(ReadError) {
    let count = stroke.samples.count
    let index = plan.time
    do throws(ReadError) {
      let time =
        stroke.facts.error == nil && index.map { !row.values[$0].isMissing } ?? false
        ? try row.time(index ?? 0) : nil
      add(row, plan, to: stroke, endingBy: phase)
      watchEnd(row, plan, stroke)
      if let time, count > 0, time.value != stroke.samples.times[stroke.samples.count - 1] {
        stroke.facts.liftTime = time
      }
    } catch {
      stroke.fail(error)
    }
    if phase == .cancel { stroke.members.add("cancelled".utf8, .literal("true")) }
    recording.down.removeAll { $0 === stroke }
    recording.early.removeAll { $0 === stroke }
    try finish(stroke)
  }

  /// Ends the strokes of all fingers: at the end of a recording, where moves of fingers that neither began nor ended are
  /// touches or hover, or at a blank line.
  mutating func endByPhase(isOver: Bool) throws(ReadError) {
    guard let words = roles.phaseWords else { return }
    for stroke in recording.down {
      stroke.warn(.cutEnd, "the recording ends within a touch; read as far as it goes")
      try finish(stroke)
    }
    recording.down.removeAll()
    guard isOver else { return }
    let strokes = recording.early
    recording.early.removeAll()
    for stroke in strokes {
      if words.mayHover {
        guard recording.begunFingers.isEmpty, self.strokes == 0 else {
          addHover(stroke)
          continue
        }
        throw stroke.error(
          "expected a phase that begins a touch, such as pointerdown, found only moves, which may be hover; record the other events, too, or leave out \(roles.phaseName ?? "the phase") if these are touches"
        )
      }
      stroke.warn(
        .missingBeginning,
        "the recording has neither the beginning nor the end of a touch; its moves are read as one stroke"
      )
      try finish(stroke)
    }
  }
}
