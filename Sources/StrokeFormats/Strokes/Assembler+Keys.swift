import StrokeCore

// Rule 2: the key of a row, which tells strokes apart. What is about a stroke is kept with it.

extension Assembler {
  mutating func placeByKey(_ row: borrowing Row, _ plan: RowPlan) throws(ReadError) {
    if let stroke = recording.current, agrees(stroke, row, plan) {
      add(row, plan, to: stroke)
      watch(row, plan, stroke)
      if !recording.held.isEmpty, stroke.samples.count > 1 { release() }
      recording.maySkim = stroke.facts.error == nil && recording.held.isEmpty
      return
    }
    if let stroke = recording.current {
      if plan.finger != nil || !stroke.rows.finger.isEmpty {
        try continueRun(row, plan)
        return
      }
      notePassing(of: stroke)
      roles.noteChanges(from: stroke, to: row, plan)
      try close(stroke)
      recording.current = nil
    }
    try checkTurns(row, plan)
    begin(row, plan)
  }

  /// Remembers the key and the end of a stroke behind which another comes. Where the clock started again, numbers may, too.
  private mutating func notePassing(of stroke: OpenStroke) {
    let count = stroke.samples.timing == .timed ? stroke.samples.count : 0
    if count > 0 {
      let time = stroke.samples.times[0]
      let first = recording.firstTime ?? time
      recording.firstTime = first
      if let end = recording.previousEnd, time < end, time - first < (end - first) / 10 {
        recording.seenKeys.removeAll()
        recording.firstTime = time
      }
    }
    recording.previousEnd = count > 0 ? stroke.samples.times[count - 1] : nil
    recording.seenKeys.insert(key(of: stroke))
  }

  /// Begins a stroke without phases.
  mutating func begin(_ row: borrowing Row, _ plan: RowPlan) {
    let stroke = open(row, plan)
    if recording.isBehindRejected { failIfRejected(stroke) }
    recording.current = stroke
    add(row, plan, to: stroke)
    turnPatterns(to: stroke, row, plan)
    recording.maySkim = stroke.facts.error == nil && recording.held.isEmpty
  }

  /// A stroke that begins with a row.
  mutating func open(_ row: borrowing Row, _ plan: RowPlan) -> OpenStroke {
    let stroke = makeStroke(line: row.line)
    stroke.reserve(columns: roles.columns.count)
    if plan.finger != nil { stroke.rows.finger = plan.finger(of: row) }
    stroke.rows.hasKey = !stroke.rows.finger.isEmpty
    for (index, column) in plan.keys {
      keep(row, plan, index, column, in: stroke)
      if !row.values[index].isMissing { stroke.rows.hasKey = true }
      if roles.columns[column].role == .id, index >= row.names.ownCount {
        stroke.facts.hasIDAround = true
      }
    }
    for (index, column) in plan.others {
      let value = row.values[index]
      value.append(to: &stroke.texts[column])
      // What changes from sample to sample says nothing of the stroke.
      guard !roles.columns[column].isOfSamples else {
        noteChannel(column, in: stroke)
        continue
      }
      if let number = roles.numberName, RowRole.fold(row.names[index]) == number { continue }
      addMember(row, plan, index, column, to: stroke)
    }
    return stroke
  }

  /// Keeps what a row says of its stroke in a column of the key.
  func keep(
    _ row: borrowing Row, _ plan: RowPlan, _ index: Int, _ column: Int, in stroke: OpenStroke
  ) {
    guard !row.values[index].isMissing else { return }
    row.values[index].append(to: &stroke.texts[column])
    addMember(row, plan, index, column, to: stroke)
  }

  func addMember(
    _ row: borrowing Row, _ plan: RowPlan, _ index: Int, _ column: Int, to stroke: OpenStroke
  ) {
    let value = row.values[index]
    // A number of strokes only counts them.
    if roles.columns[column].role == .stroke(0),
      value.number(decimalComma: row.allowsDecimalCommas) != nil
    {
      return
    }
    guard let name = plan.keptNames[index],
      let kind = value.memberKind(
        keepsJSON: options.keepsSource, isExpectation: plan.areExpectations[index]),
      stroke.members.add(
        kind, name: { $0.append(contentsOf: name.utf8) }, value: { value.append(to: &$0) })
    else { return }
    if plan.areExpectations[index] {
      stroke.facts.expectPosition = row.position(of: value.text?.start ?? row.start.next)
    }
  }

  func noteChannel(_ column: Int, in stroke: OpenStroke) {
    while stroke.rows.isChannel.count <= column { stroke.rows.isChannel.append(false) }
    guard !stroke.rows.isChannel[column] else { return }
    stroke.rows.isChannel[column] = true
    stroke.facts.channels.append(roles.columns[column].name)
  }

  /// Returns whether a row has the key of a stroke, as far as both say it.
  func agrees(_ stroke: OpenStroke, _ row: borrowing Row, _ plan: RowPlan) -> Bool {
    if let finger = plan.finger, !row.values[finger].isMissing, !stroke.rows.finger.isEmpty,
      !plan.isFinger(stroke.rows.finger, of: row)
    {
      return false
    }
    return hasKey(of: stroke, row, plan)
  }

  /// True for the last row of a file that ends in the beginning of a name that the rows before it have.
  mutating func isCutOff(_ row: inout Row) -> Bool {
    row.finish()
    let plan = roles.plan(for: row)
    guard let stroke = recording.current ?? recording.down.first,
      let last = plan.keys.last(where: { $0.index == row.values.count - 1 }),
      last.column < stroke.texts.count, let text = row.values[last.index].text
    else { return false }
    let (known, found) = (stroke.texts[last.column], text.decoded())
    return found.count < known.count && known.starts(with: found) && !known.isNumber
  }

  /// The same without the finger.
  func hasKey(of stroke: OpenStroke, _ row: borrowing Row, _ plan: RowPlan) -> Bool {
    for (index, column) in plan.keys
    where column < stroke.texts.count && !stroke.texts[column].isEmpty {
      let value = row.values[index]
      if !value.isMissing, !value.says(stroke.texts[column]) { return false }
    }
    return true
  }

  func key(of stroke: OpenStroke) -> Int {
    var hasher = Hasher()
    for (column, text) in zip(roles.columns, stroke.texts) where column.role.isKey {
      hasher.combine(text: text.canonical)
    }
    return hasher.finalize()
  }

  func key(
    of row: borrowing Row, _ plan: RowPlan, where isIncluded: (RowColumn) -> Bool = { _ in true }
  ) -> Int {
    var hasher = Hasher()
    for (number, column) in roles.columns.enumerated() where column.role.isKey {
      let value = plan.keys.last { $0.column == number && isIncluded(column) }
      hasher.combine(text: value.map { row.values[$0.index].canonicalBytes } ?? [])
    }
    return hasher.finalize()
  }

  mutating func close(_ stroke: OpenStroke) throws(ReadError) {
    try prepare(stroke)
    if stroke.samples.count == 1, stroke.facts.error == nil, roles.fingerName == nil {
      recording.held.append(stroke)
    } else {
      release()
      deliver(stroke)
    }
  }

  /// Delivers the strokes of one row that are no rows in turns.
  mutating func release() {
    guard !recording.held.isEmpty else { return }
    for stroke in recording.held { deliver(stroke) }
    recording.held.removeAll(keepingCapacity: true)
  }
}

extension Hasher {
  /// Adds a text, so that it does not matter what others are beside it.
  fileprivate mutating func combine(text: [UInt8]) {
    combine(text.count)
    text.withUnsafeBytes { combine(bytes: $0) }
  }
}

extension RowRole {
  /// True if a role is part of a stroke's key.
  var isKey: Bool {
    switch self {
    case .stroke, .id, .label, .gesture, .about: true
    default: false
    }
  }
}

// MARK: - Fingers without phases

// If a finger returns, its rows are one stroke where the fingers alternate or their times overlap, and strokes of their own
// where they are blocks one after another. So nothing is known before the end.

extension Assembler {
  /// The most rows that are kept until that is known.
  private static let mostRows = 1 << 22

  /// Begins a run of rows of another finger, or of another stroke.
  mutating func continueRun(_ row: borrowing Row, _ plan: RowPlan) throws(ReadError) {
    guard rows < Self.mostRows else {
      throw row.missing(
        "at most \(Self.mostRows) rows of fingers in turns; a phase, or rows of a table sorted by finger with a blank line between strokes, need not be kept"
      )
    }
    if let current = recording.current { recording.runs.append(current) }
    begin(row, plan)
  }

  /// Makes strokes of the runs.
  mutating func endByFinger() throws(ReadError) {
    guard !recording.runs.isEmpty else { return }
    let all = recording.runs + [recording.current].compactMap(\.self)
    (recording.runs, recording.current) = ([], nil)
    let areInTurns = all.count(where: { $0.samples.count <= 2 }) * 2 > all.count
    var strokes: [(stroke: OpenStroke, lastRun: Int)] = []
    var byKey: [[[UInt8]]: Int] = [:]
    let spans = all.map { $0.span }
    for (index, run) in all.enumerated() {
      let key = [run.rows.finger] + keyTexts(of: run)
      if let place = byKey[key] {
        let last = strokes[place].lastRun
        let isOne =
          areInTurns || run.samples.count == 1
          || overlaps(last, index, all, spans)
        if isOne {
          strokes[place].stroke.append(samplesOf: run)
          noteChannels(of: run, in: strokes[place].stroke)
          strokes[place].lastRun = index
          recycle(run)
          continue
        }
      }
      byKey[key] = strokes.count
      strokes.append((run, index))
    }
    for (stroke, _) in strokes {
      if areInTurns { failIfRejected(stroke) }
      try finish(stroke)
    }
  }

  /// Notes what a run says otherwise than the stroke that it belongs to: that is about samples.
  private func noteChannels(of run: OpenStroke, in stroke: OpenStroke) {
    for (column, known) in roles.columns.enumerated() where known.role == .unknown {
      guard column < min(run.texts.count, stroke.texts.count), !run.texts[column].isEmpty,
        !stroke.texts[column].isEmpty
      else { continue }
      let isSame = run.texts[column].canonical == stroke.texts[column].canonical
      if !isSame || run.facts.channels.contains(known.name) { noteChannel(column, in: stroke) }
    }
  }

  /// Returns whether the time of a run between two of a finger overlaps with theirs.
  private func overlaps(
    _ first: Int, _ second: Int, _ all: [OpenStroke], _ spans: [ClosedRange<Double>?]
  ) -> Bool {
    guard let before = spans[first], let after = spans[second] else { return false }
    // Runs far apart need not be looked at all; what overlaps is near.
    return (max(first + 1, second - 64)..<second).contains { index in
      guard let span = spans[index], all[index].rows.finger != all[second].rows.finger else {
        return false
      }
      return span.lowerBound < before.upperBound || span.upperBound > after.lowerBound
    }
  }

  private func keyTexts(of stroke: OpenStroke) -> [[UInt8]] {
    zip(roles.columns, stroke.texts).compactMap { $0.role.isKey ? $1.canonical : nil }
  }
}

extension OpenStroke {
  /// The times from the first to the last.
  fileprivate var span: ClosedRange<Double>? {
    guard samples.timing == .timed, samples.count > 0 else { return nil }
    let times = UnsafeBufferPointer(start: samples.times, count: samples.count)
    guard let least = times.min(), let most = times.max() else { return nil }
    return least...most
  }
}
