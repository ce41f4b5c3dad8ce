import StrokeCore

/// Makes strokes of rows. The only code that begins and ends them, by these rules:
///
/// 1. A *phase* begins and ends strokes, per finger: see Assembler+Phases.swift.
/// 2. The *key* of a row is its finger, its strokes, and what is about the stroke in the key. A new key begins a stroke;
///    what is about the stroke and not in the key must not change within it. Fingers may come in turns: see
///    Assembler+Fingers.swift. Strokes and ids must not; a subject or a label that returns begins a new stroke.
/// 3. A blank line ends a stroke.
/// 4. Where there is no stroke, ids of which the first three rows have three, while time goes on, number samples.
/// 5. Without a phase, times that start again within a key are several recordings in one, which are refused: see
///    Assembler+Refusals.swift.
///
/// A missing value agrees with any. What is wrong with a row makes its stroke an error, once.
struct Assembler: ~Copyable, Sendable {
  /// What comes of rows.
  private enum Outcome: Sendable {
    case stroke(OpenStroke)
    case failure(ReadError)
  }

  let options: ReadingOptions
  var roles: RowRoles
  /// What is to be said about the recording, in order.
  private(set) var hints: [ReadingHint] = []
  /// The number of the row that was appended last.
  private(set) var rows = 0
  /// What is whole, in order, from `nextOutcome` on.
  private var outcomes: [Outcome] = []
  private var nextOutcome = 0
  /// Strokes of one row that ended because the key changed. If it comes back, they are rows in turns.
  private(set) var held: [OpenStroke] = []
  private var pool: [OpenStroke] = []
  /// Without phases: the stroke that the next row may continue.
  private(set) var current: OpenStroke?
  /// Without phases: the strokes of fingers so far, in the order of their first rows.
  var runs: [OpenStroke] = []
  /// With phases: the strokes of the fingers that are down, in the order in which they began.
  var down: [OpenStroke] = []
  /// With phases: the moves of fingers that did not begin in the recording.
  var early: [OpenStroke] = []
  /// Whether the rows so far touch, as their contacts say, and whether that changed.
  var contact: (wasFirst: Bool?, hasChanged: Bool) = (nil, false)
  /// The fingers that were down.
  var begunFingers: Set<[UInt8]> = []
  /// The number of rows of a kind that are skipped, and the first of them.
  var hover = (rows: 0, row: 0, line: 0)
  var otherEvents = (rows: 0, row: 0, line: 0)
  /// The keys that strokes had, to tell one that returns.
  private(set) var seenKeys: Set<Int> = []
  private var isFirstRow = true
  /// What the stroke before said in the part of its key that must not return.
  var previousStrictKey: Int?
  private(set) var previousEnd: Double?
  /// The first rows, while it is not known whether ids number them.
  private var firstRows: [HeldRow] = []
  /// True if nothing else comes of the recording.
  private(set) var isRefused = false
  /// The number of strokes that were found.
  private(set) var strokes = 0
  /// The marks of decimals that numbers of places and times had for certain.
  var marks: [DecimalMark] = []
  /// The layouts of rows, in which all values but numbers are the same.
  var patterns = SamplePatterns()
  /// What the stroke said in each column that the patterns were learned from.
  var patternTexts: [[UInt8]] = []
  var patternFinger: [UInt8] = []
  var patternGeneration = -1
  /// True if the row before was an error that belongs to no stroke that had begun.
  private var wasRejected = false
  /// True if the row before was the kind that others may be skimmed after.
  private(set) var maySkim = false

  init(_ options: ReadingOptions) {
    self.options = options
    roles = RowRoles(options.fields)
  }

  /// Forgets a recording, and its strokes that nobody has taken.
  mutating func restart() {
    for stroke in runs + down + early + held { recycle(stroke) }
    while let outcome = popOutcome() { if case .stroke(let stroke) = outcome { recycle(stroke) } }
    if let current { recycle(current) }
    current = nil
    hints = []
    beginRecording()
    patterns.removeAll()
    isRefused = false
    (rows, strokes) = (0, 0)
  }

  /// Forgets the names and keys of a recording, all of whose strokes have ended.
  private mutating func beginRecording() {
    roles.restart()
    runs.removeAll()
    down.removeAll()
    early.removeAll()
    held.removeAll()
    firstRows.removeAll()
    if !begunFingers.isEmpty { begunFingers.removeAll() }
    if !seenKeys.isEmpty { seenKeys.removeAll() }
    (hover, otherEvents, wasRejected, isFirstRow) = ((0, 0, 0), (0, 0, 0), false, true)
    (previousStrictKey, previousEnd, maySkim) = (nil, nil, false)
    contact = (nil, false)
    if !marks.isEmpty { marks.removeAll() }
  }
}

// MARK: - Rows

extension Assembler {
  /// Adds a row. What is wrong with it makes the stroke that it belongs to an error, once.
  mutating func append(_ row: inout Row) {
    guard !isRefused else { return }
    row.finish()
    rows += 1
    (maySkim, wasRejected) = (false, false)
    let plan = roles.plan(for: row)
    do throws(ReadError) {
      try check(plan, row)
      if row.allowsDecimalCommas { try checkMarks(row, plan) }
      isFirstRow = false
      if roles.idsNumberRows == nil {
        if try decideOnIDs(row, plan) { return }
        try place(row, roles.plan(for: row))
      } else {
        try place(row, plan)
      }
    } catch {
      refuse(error)
    }
  }

  /// Adds a row to its stroke.
  private mutating func place(_ row: borrowing Row, _ plan: RowPlan) throws(ReadError) {
    noteContact(row, plan)
    if isByPhase {
      try placeByPhase(row, plan)
    } else {
      try placeByKey(row, plan)
    }
  }

  /// Makes sure that names say what they must for the whole recording.
  private func check(_ plan: RowPlan, _ row: borrowing Row) throws(ReadError) {
    // What later rows do not say agrees with what the first ones say.
    if isFirstRow, let name = plan.missingName {
      throw row.missing("\"\(name)\"").adding("; --fields names it")
    }
    if let index = plan.secondCoordinate, !row.values[index].isMissing {
      throw row.error(
        "expected every name once, found \(row.names[index].withoutControls) again",
        at: row.values[index])
    }
    if let other = plan.otherTime, let time = plan.time, !row.values[other].isMissing,
      !row.values[time].isMissing
    {
      let names = (row.names[time].withoutControls, row.names[other].withoutControls)
      let naming = roles.naming
      let options = (naming.option("t", names.0), naming.option("t", names.1))
      throw row.error(
        "expected one time, found \(names.0) and \(names.1); \(options.0) or \(options.1) says which counts",
        at: row.values[other])
    }
    try checkDoubtfulPhases(plan, row)
    guard roles.placeRank == nil, case .none = plan.place else { return }
    if let phase = plan.phase, let kind = roles.phaseWords?.phase(of: row.values[phase]),
      kind != .begin, kind != .move
    {
      return
    }
    let fields = roles.naming.fields
    let error = row.missing("\"\(fields?.x ?? "x")\" and \"\(fields?.y ?? "y")\"")
    throw error.adding(roles.naming.advice(for: row.names.all))
  }

  /// Refuses a phase under a name whose first value was none: touches would be merged.
  private func checkDoubtfulPhases(_ plan: RowPlan, _ row: borrowing Row) throws(ReadError) {
    for index in plan.doubtfulPhases {
      let (value, name) = (row.values[index], row.names[index])
      guard PhaseWords.mustBePhase(value, under: name) else { continue }
      let first = roles.noPhases[RowRole.fold(name)] ?? ""
      throw row.error(
        "expected a phase under \(name.withoutControls) from the first row on, found \(first) there and \(value.excerpt) here; remove the rows that belong to no touch, or rename \(name.withoutControls) if it says no phases",
        at: value)
    }
  }

  /// Adds a line that cannot be split into rows: it makes the strokes that it may belong to one error.
  mutating func reject(_ error: ReadError) {
    guard !isRefused else { return }
    rows += 1
    maySkim = false
    releaseFirstRows()
    let open = down + [current].compactMap(\.self)
    guard let first = open.first, open.allSatisfy({ $0.error == nil }) else {
      if open.isEmpty, !wasRejected { outcomes.append(.failure(error)) }
      wasRejected = true
      return
    }
    for stroke in open.dropFirst() { recycle(stroke) }
    down.removeAll { $0 !== first }
    if current != nil { current = first }
    first.fail(error)
  }

  /// The recording can be read in more than one way, or in none: nothing else comes of it.
  mutating func refuse(_ error: ReadError) {
    guard !isRefused else { return }
    isRefused = true
    maySkim = false
    for stroke in runs + down + early + held { recycle(stroke) }
    if let current { recycle(current) }
    (current, runs, down, early, held, firstRows) = (nil, [], [], [], [], [])
    outcomes.append(.failure(error))
  }

  /// Says something about the recording, once of a kind.
  mutating func note(_ hint: ReadingHint) {
    if !hints.contains(where: { $0.kind == hint.kind && $0.kind != .other }) { hints.append(hint) }
  }

  /// A blank line of a table, or the end of an object that holds a stroke's rows: the stroke ends.
  mutating func endStrokes() {
    guard !isRefused else { return }
    maySkim = false
    releaseFirstRows()
    do throws(ReadError) {
      try endByPhase(isOver: false)
      try endByFinger()
      if let current { try close(current) }
    } catch {
      refuse(error)
    }
    current = nil
    release()
    if !seenKeys.isEmpty { seenKeys.removeAll() }
    (previousStrictKey, previousEnd) = (nil, nil)
  }

  /// There are no more rows in this recording. What comes next has names of its own.
  mutating func finish() {
    if !isRefused {
      releaseFirstRows()
      do throws(ReadError) { try endByPhase(isOver: true) } catch { refuse(error) }
      endStrokes()
      // A refusal says more than hints could.
      if !isRefused { noteRecording() }
    }
    isRefused = false
    beginRecording()
  }
}

// MARK: - Strokes that end

extension Assembler {
  /// Hands over the next stroke that is whole. Returns false if none is yet.
  mutating func next(into record: inout StrokeRecord) throws(ReadError) -> Bool {
    guard let outcome = popOutcome() else { return false }
    switch outcome {
    case .failure(let error): throw error
    case .stroke(let stroke):
      defer { recycle(stroke) }
      try stroke.fill(&record, options)
    }
    return true
  }

  private mutating func popOutcome() -> Outcome? {
    guard nextOutcome < outcomes.count else {
      if nextOutcome > 0 { outcomes.removeAll(keepingCapacity: true) }
      nextOutcome = 0
      return nil
    }
    nextOutcome += 1
    return outcomes[nextOutcome - 1]
  }

  var hasRows: Bool { rows > 0 }

  /// True if some row is not yet in a stroke that was found.
  var hasOpenStroke: Bool {
    current != nil || !held.isEmpty || !runs.isEmpty || !down.isEmpty || !early.isEmpty
      || !firstRows.isEmpty
  }

  /// The last line of a log is cut off: it has no end, and not the form of the lines before.
  mutating func noteCutLine(_ line: Int) {
    note(
      ReadingHint(
        .cutLine, line: line, isWarning: true, "the last line is cut off and is not read"))
  }

  /// The number of strokes and errors that wait to be taken.
  var waiting: Int { outcomes.count - nextOutcome }

  /// Forgets all but the first so many that wait.
  mutating func removeWaiting(behind count: Int) {
    while waiting > count, let last = outcomes.popLast() {
      if case .stroke(let stroke) = last { recycle(stroke) }
    }
  }

  /// Gives the strokes behind the first so many that wait, which share an id around them, a number each.
  mutating func numberIDs(behind count: Int) {
    let shared = outcomes[(nextOutcome + count)...].compactMap { outcome -> OpenStroke? in
      guard case .stroke(let stroke) = outcome, stroke.hasIDAround else { return nil }
      return stroke
    }
    guard outcomes.count - nextOutcome - count > 1 else { return }
    for (index, stroke) in shared.enumerated() {
      stroke.members.extend("id", with: "#\(index + 1)")
      stroke.hasIDAround = false
    }
  }

  /// A stroke to be filled, in storage that is used again.
  mutating func makeStroke(line: Int) -> OpenStroke {
    let stroke = pool.popLast() ?? OpenStroke()
    stroke.restart(line: line, row: rows)
    return stroke
  }

  /// Takes back the storage of a stroke.
  mutating func recycle(_ stroke: OpenStroke) {
    if pool.count < 16 { pool.append(stroke) }
  }

  /// Adds a stroke that is whole.
  mutating func deliver(_ stroke: OpenStroke) {
    strokes += 1
    outcomes.append(.stroke(stroke))
  }

  /// Adds an error that stands for a stroke.
  mutating func deliver(_ error: ReadError) { outcomes.append(.failure(error)) }

  /// Ends a stroke of rows.
  func prepare(_ stroke: OpenStroke) throws(ReadError) {
    setUnits(of: stroke)
    if !isByPhase {
      try checkRestart(of: stroke)
      try checkFrames(of: stroke)
      if !stroke.hasKey { noteJump(in: stroke) }
    }
    for (column, known) in roles.columns.enumerated()
    where known.role == .unknown && column < stroke.texts.count && !stroke.texts[column].isEmpty {
      // Of one event nobody knows whether a number is the touch's or the sample's.
      let isDoubtful =
        roles.phaseName != nil && stroke.isOfOneRow && stroke.texts[column].isNumber
      if known.isOfSamples || isDoubtful { noteChannel(column, in: stroke) }
    }
  }

  /// Tells a stroke the units that the names of times and the words of phases say.
  private func setUnits(of stroke: OpenStroke) {
    stroke.nameUnit = roles.time?.unit
    stroke.phaseUnit = roles.phaseWords?.areOfMilliseconds == true ? .milliseconds : nil
  }

  /// Says where a stroke jumps, after a pause if it has times: several may have been recorded as one.
  private func noteJump(in stroke: OpenStroke) {
    let isTimed = stroke.samples.timing == .timed
    let count = stroke.samples.count
    guard count >= (isTimed ? 6 : 12), stroke.error == nil else { return }
    let steps = (1..<count).map { stroke.samples.step(to: $0).length }
    // Up to a sixth of the steps may be jumps: those behind which the others are much shorter.
    let longest = steps.sorted(by: >).prefix(count / 6 + 1)
    let jumps = zip(longest, longest.dropFirst()).prefix { step, _ in step > 20 }
    guard let least = jumps.last(where: { $1 > 0 && $0 > 3 * $1 })?.0,
      let index = (1..<count).first(where: {
        steps[$0 - 1] >= least && (!isTimed || isBreak(before: $0, in: stroke))
      })
    else { return }
    stroke.add(
      ReadingHint(
        .jump, line: stroke.line,
        "jumps \(Int(min(steps[index - 1], 1e9))) points at row \(stroke.row + index); if another stroke begins there, put a blank line before it, or --fields stroke=NAME names what tells strokes apart"
      ))
  }

  private mutating func close(_ stroke: OpenStroke) throws(ReadError) {
    try prepare(stroke)
    if stroke.samples.count == 1, stroke.error == nil, roles.fingerName == nil {
      held.append(stroke)
    } else {
      release()
      deliver(stroke)
    }
  }

  /// Delivers the strokes of one row that are no rows in turns.
  private mutating func release() {
    guard !held.isEmpty else { return }
    for stroke in held { deliver(stroke) }
    held.removeAll(keepingCapacity: true)
  }
}

// MARK: - Rule 2: keys

extension Assembler {
  private mutating func placeByKey(_ row: borrowing Row, _ plan: RowPlan) throws(ReadError) {
    if let stroke = current, agrees(stroke, row, plan) {
      add(row, plan, to: stroke)
      watch(row, plan, stroke)
      if !held.isEmpty, stroke.samples.count > 1 { release() }
      maySkim = stroke.error == nil && held.isEmpty
      return
    }
    if let stroke = current {
      if plan.finger != nil || !stroke.finger.isEmpty {
        try continueRun(row, plan)
        return
      }
      previousEnd =
        stroke.samples.timing == .timed
        ? stroke.samples.times[max(stroke.samples.count - 1, 0)] : nil
      roles.noteChanges(from: stroke, to: row, plan)
      seenKeys.insert(key(of: stroke))
      try close(stroke)
      current = nil
    }
    try checkTurns(row, plan)
    begin(row, plan)
  }

  /// Begins a stroke without phases.
  mutating func begin(_ row: borrowing Row, _ plan: RowPlan) {
    let stroke = open(row, plan)
    current = stroke
    add(row, plan, to: stroke)
    turnPatterns(to: stroke, row, plan)
    maySkim = stroke.error == nil && held.isEmpty
  }

  mutating func setMaySkim() { maySkim = held.isEmpty }

  /// Counts rows that were read by their pattern.
  mutating func addSkimmed(_ count: Int) { rows += count }

  mutating func setCurrent(_ stroke: OpenStroke?) { current = stroke }

  /// A stroke that begins with a row.
  mutating func open(_ row: borrowing Row, _ plan: RowPlan) -> OpenStroke {
    let stroke = makeStroke(line: row.line)
    stroke.reserve(columns: roles.columns.count)
    if let finger = plan.finger { stroke.finger = row.values[finger].canonicalBytes }
    stroke.hasKey = !stroke.finger.isEmpty
    for (index, column) in plan.keys {
      keep(row, plan, index, column, in: stroke)
      if !row.values[index].isMissing { stroke.hasKey = true }
      if roles.columns[column].role == .id, index >= row.names.ownCount {
        stroke.hasIDAround = true
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
      if roles.idsNumberRows == true, roles.naming.role(of: row.names[index]) == .id { continue }
      addMember(row, plan, index, column, to: stroke)
    }
    return stroke
  }

  /// Keeps what a row says of its stroke in a column of the key.
  private func keep(
    _ row: borrowing Row, _ plan: RowPlan, _ index: Int, _ column: Int, in stroke: OpenStroke
  ) {
    guard !row.values[index].isMissing else { return }
    row.values[index].append(to: &stroke.texts[column])
    addMember(row, plan, index, column, to: stroke)
  }

  private func addMember(
    _ row: borrowing Row, _ plan: RowPlan, _ index: Int, _ column: Int, to stroke: OpenStroke
  ) {
    let value = row.values[index]
    // A number of strokes only counts them.
    if roles.columns[column].role == .stroke(0), value.number() != nil { return }
    guard let name = plan.keptNames[index],
      let kind = value.memberKind(
        keepsJSON: options.keepsSource, isExpectation: name == "expect"),
      stroke.members.addName(name.utf8)
    else { return }
    if name == "expect" {
      stroke.expectPosition = row.position(of: value.text?.start ?? row.start.next)
    }
    stroke.members.setValue(kind) { value.append(to: &$0) }
  }

  func noteChannel(_ column: Int, in stroke: OpenStroke) {
    while stroke.isChannel.count <= column { stroke.isChannel.append(false) }
    guard !stroke.isChannel[column] else { return }
    stroke.isChannel[column] = true
    stroke.channels.append(roles.columns[column].name)
  }

  /// Returns whether a row has the key of a stroke, as far as both say it.
  func agrees(_ stroke: OpenStroke, _ row: borrowing Row, _ plan: RowPlan) -> Bool {
    if let finger = plan.finger, !row.values[finger].isMissing, !stroke.finger.isEmpty,
      !row.values[finger].says(stroke.finger)
    {
      return false
    }
    return hasKey(of: stroke, row, plan)
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
}

// MARK: - A row of a stroke

extension Assembler {
  /// Adds a row's sample, and what else it says, to a stroke.
  func add(
    _ row: borrowing Row, _ plan: RowPlan, to stroke: OpenStroke, endingBy end: Phase? = nil
  ) {
    guard stroke.error == nil else { return }
    stroke.rowCount += 1
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
    let isLast =
      stroke.samples.count > 0 && stroke.samples.ends(at: Point(place.x, place.y))
    guard !isLast || !isEnd && !row.mayRepeatLast else { return }
    // Browsers give 0,0 as the place of a touch that they cancel.
    if end == .cancel, place == (0, 0) { return }
    stroke.samples.append(
      place.x, place.y, time?.value ?? 0, timing: time == nil ? .untimed : .timed)
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
      if value.says(stroke.texts[column]) { continue }
      let isFirst = stroke.texts[column].isEmpty
      guard try take(value, column, row, plan, index, stroke) || isFirst else {
        let before = String(decoding: stroke.texts[column], as: UTF8.self).excerpt
        throw row.error(
          "expected \(before) under \(row.names[index].withoutControls), as in the rows before, found \(value.excerpt)",
          at: value)
      }
      if isFirst { value.append(to: &stroke.texts[column]) }
    }
  }

  /// Takes one of them. Returns true if it means what is known, in other words.
  private func take(
    _ value: RowValue, _ column: Int, _ row: borrowing Row, _ plan: RowPlan, _ index: Int,
    _ stroke: OpenStroke
  ) throws(ReadError) -> Bool {
    switch roles.columns[column].role {
    case .width:
      guard let width = value.number(decimalComma: row.allowsDecimalCommas), width > 0,
        width.isFinite
      else { throw row.error("expected a width above 0, found \(value.excerpt)", at: value) }
      defer { stroke.width = width }
      return stroke.width == width
    case .view(let rank):
      let width = value.viewWidth(decimalComma: row.allowsDecimalCommas)
      guard let width, width > 0, width.isFinite else {
        addMember(row, plan, index, column, to: stroke)
        return false
      }
      let before = stroke.texts[column].viewWidth(decimalComma: row.allowsDecimalCommas)
      if before == nil, rank < stroke.viewRank {
        (stroke.viewWidth, stroke.viewRank) = (width, rank)
      }
      return before == width
    case .timeUnit:
      let text = value.excerpt
      guard let unit = TimeUnit(rawValue: text) else {
        throw row.error("expected \(TimeUnit.list()), found \(text)", at: value)
      }
      stroke.timeUnit = unit
      return false
    case .ended:
      let time = try row.time(index)
      defer { stroke.liftTime = time }
      return stroke.liftTime.map { $0 == time } ?? false
    default:
      addMember(row, plan, index, column, to: stroke)
      return false
    }
  }

  /// Looks at the columns that mean nothing here, whether they change within the stroke.
  mutating func watch(_ row: borrowing Row, _ plan: RowPlan, _ stroke: OpenStroke) {
    guard stroke.samples.count > 1, stroke.error == nil else { return }
    var isAtBreak: Bool?
    for (index, column) in plan.others where !roles.columns[column].isOfSamples {
      let value = row.values[index]
      guard !value.isMissing, !value.says(stroke.texts[column]) else { continue }
      if !stroke.texts[column].isEmpty {
        let isBreak = isAtBreak ?? self.isAtBreak(stroke)
        isAtBreak = isBreak
        roles.noteChange(of: column, row: rows, line: row.line, isAtBreak: isBreak)
        stroke.noteTurn(of: column)
        noteChannel(column, in: stroke)
        if !isBreak { patterns.removeAll() }
      }
      stroke.texts[column].removeAll(keepingCapacity: true)
      value.append(to: &stroke.texts[column])
    }
  }

  /// Looks at the columns that mean nothing here in the row that ends a stroke: what changes there says nothing of it.
  func watchEnd(_ row: borrowing Row, _ plan: RowPlan, _ stroke: OpenStroke) {
    guard stroke.error == nil else { return }
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

  private func isBreak(before index: Int, in stroke: OpenStroke) -> Bool {
    let unit = stroke.unit(options)
    let step = stroke.samples.times[index] - stroke.samples.times[index - 1]
    return step < 0 || step / (stroke.samples.areDates ? 1 : unit.perSecond) > 0.3
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

// MARK: - Rule 4: ids that number samples

extension Assembler {
  /// Decides whether ids number samples, and holds the first rows until that is known. Returns true if the row is held.
  private mutating func decideOnIDs(
    _ row: borrowing Row, _ plan: RowPlan
  ) throws(ReadError) -> Bool {
    guard let id = numberingID(row, plan), roles.naming.fields?.id == nil, let time = plan.time,
      let now = row.values[time].time(decimalComma: row.allowsDecimalCommas)?.value
    else {
      try settleIDs(false)
      return false
    }
    let value = row.values[id]
    let key = key(of: row, plan) { $0.role != .id }
    let isOther =
      !value.isMissing && firstRows.allSatisfy { !value.says($0.id) && $0.key == key }
      && (firstRows.last.map { $0.time <= now } ?? true)
    guard isOther else {
      try settleIDs(false)
      return false
    }
    if firstRows.count == 2 {
      try settleIDs(true)
      return false
    }
    var text: [UInt8] = []
    value.append(to: &text)
    firstRows.append(HeldRow(row, id: text, key: key, time: now))
    return true
  }

  /// The id that may number samples: one in the row that tells strokes apart, or the fingers of a touch that begins in
  /// the first row and goes on.
  private func numberingID(_ row: borrowing Row, _ plan: RowPlan) -> Int? {
    guard !row.isCoalesced, !row.mayRepeatLast else { return nil }
    func isID(_ index: Int) -> Bool {
      index < row.names.ownCount && roles.naming.role(of: row.names[index]) == .id
    }
    guard let words = roles.phaseWords, isByPhase else {
      return plan.keys.last { isID($0.index) }?.index
    }
    guard let finger = plan.finger, isID(finger), let phase = plan.phase else { return nil }
    let begins = words.phase(of: row.values[phase]) == .begin
    return begins == firstRows.isEmpty ? finger : nil
  }

  /// Adds the rows that were held.
  private mutating func settleIDs(_ areRows: Bool) throws(ReadError) {
    roles.setIDsNumberRows(areRows)
    let held = firstRows
    firstRows.removeAll()
    if areRows {
      note(
        ReadingHint(
          .rowNumbers, line: held.first?.line ?? 1,
          "id numbers the samples, so it does not tell strokes apart; --fields id=id or --fields stroke=id reads a stroke for each"
        ))
    }
    let count = rows
    rows -= held.count + 1
    for row in held {
      rows += 1
      try row.withRow { row throws(ReadError) in try place(row, roles.plan(for: row)) }
    }
    rows = count
  }

  /// There are fewer rows than needed to decide.
  private mutating func releaseFirstRows() {
    guard !firstRows.isEmpty else { return }
    rows += 1
    do throws(ReadError) { try settleIDs(firstRows.count > 1) } catch { refuse(error) }
    rows -= 1
  }
}

// MARK: - Hints

extension Assembler {
  /// Says what is to be said about the whole recording.
  private mutating func noteRecording() {
    if hover.rows > 0 {
      note(
        ReadingHint(
          .hover, line: hover.line,
          "\(counted(hover.rows, "row")) between touches \(hover.rows == 1 ? "is" : "are") skipped (first: row \(hover.row))"
        ))
    }
    if otherEvents.rows > 0 {
      note(
        ReadingHint(
          .other, line: otherEvents.line,
          "\(counted(otherEvents.rows, "event")) of other kinds \(otherEvents.rows == 1 ? "is" : "are") skipped (first: row \(otherEvents.row))"
        ))
    }
    noteChangingColumns()
    if roles.phaseName == nil, let phase = roles.unknownPhase ?? roles.unknownChangingPhase {
      note(
        ReadingHint(
          .unknownPhase, line: 1, isWarning: true,
          "the phase \(phase) is not known, so touches are not told apart by it; phases are \(PhaseWords.names)"
        ))
    }
    noteUnreadTime()
    noteSecondPlace()
  }

  /// The most columns that a hint names.
  private static let mostNamed = 4

  /// Names what may number strokes, the finest first.
  private mutating func noteChangingColumns() {
    let columns = roles.columns.filter {
      $0.role == .unknown && !$0.isOfSamples && $0.changes > 0 && $0.changes * 5 <= rows
    }.sorted { $0.changes > $1.changes }.prefix(Self.mostNamed)
    guard let first = columns.first, let line = first.firstChange?.line else { return }
    let changes = columns.enumerated().map { index, column in
      let verb = index == 0 ? " changes at row" : " at row"
      return "\(column.name.withoutControls)\(verb) \(column.firstChange?.row ?? 1)"
    }
    let condition = columns.count > 1 ? "they number" : "it numbers"
    note(
      ReadingHint(
        .changingMember, line: line,
        "\(changes.list("and")); if \(condition) strokes, use \(option(naming: columns.map(\.name)))"
      ))
  }

  /// Names `x2` and `y2` beside the place that is read.
  private mutating func noteSecondPlace() {
    let others = roles.columns.filter { column in
      let name = RowRole.fold(column.name)
      return column.role == .unknown && name.last?.isNumber == true
        && RowRole.isCoordinate(String(name.dropLast()))
    }
    guard others.count > 1 else { return }
    let names = others.prefix(Self.mostNamed).map { $0.name.withoutControls }
    note(
      ReadingHint(
        .unreadPlaces, line: 1,
        "\(names.list("and")) are not read; if they are another finger's place, write it in rows of their own, with a column finger"
      ))
  }

  private mutating func noteUnreadTime() {
    guard roles.time == nil, rows > 0 else { return }
    if let column = roles.columns.first(where: { $0.role == .unknown && RowRole.mayBeTime($0.name) }
    ) {
      let name = column.name.withoutControls
      note(
        ReadingHint(
          .unreadTime, line: 1,
          "\(name) is not read as the time; if it is, in a number or as ISO 8601, use \(roles.naming.option("t", name))"
        ))
    }
  }
}
