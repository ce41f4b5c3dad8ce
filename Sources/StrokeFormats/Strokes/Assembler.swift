import StrokeCore

/// Makes strokes of rows. The only code that begins and ends them, by these rules:
///
/// 1. A *phase* begins and ends strokes, per finger: see Assembler+Phases.swift.
/// 2. The *key* of a row is its finger, its strokes, and what is about the stroke in the key. A new key begins a stroke;
///    what is about the stroke and not in the key must not change within it. Fingers may come in turns: see
///    Assembler+Keys.swift. Strokes and ids must not; a subject or a label that returns begins a new stroke.
/// 3. A blank line ends a stroke.
/// 4. Where nothing else tells strokes apart, ids that differ in the first three rows, while time goes on, number samples.
/// 5. Without a phase, times that start again within a key are several recordings in one, which are refused: see
///    Assembler+Refusals.swift.
///
/// A missing value agrees with any. What is wrong with a row makes its stroke an error, once.
struct Assembler: ~Copyable, Sendable {
  /// What is known of the recording that is being read. The next one begins without.
  struct Recording: Sendable {
    /// Without phases: the stroke that the next row may continue.
    var current: OpenStroke?
    /// Strokes of one row that ended because the key changed. If it comes back, they are rows in turns.
    var held: [OpenStroke] = []
    /// Without phases: the strokes of fingers so far, in the order of their first rows.
    var runs: [OpenStroke] = []
    /// With phases: the strokes of the fingers that are down, in the order in which they began.
    var down: [OpenStroke] = []
    /// With phases: the moves of fingers that did not begin in the recording.
    var early: [OpenStroke] = []
    /// Whether the rows so far touch, as their contacts say, whether that changed, and the last number for it.
    var contact: (wasFirst: Bool?, hasChanged: Bool, number: Double?) = (nil, false, nil)
    /// The marks of decimals that numbers of places and times had for certain, with their columns.
    var marks: [(column: String, byte: UInt8)] = []
    /// The fingers that were down.
    var begunFingers: Set<[UInt8]> = []
    /// The finger whose touch ended with a state that may mean that it rests, and the row.
    var resting: (finger: [UInt8], row: Int)?
    /// True behind rows that were sent within a touch, which may go on in the next.
    var isPaused = false
    /// The rows of a kind that are skipped.
    var hover = SkippedRows()
    var otherEvents = SkippedRows()
    var repeats = SkippedRows()
    /// The devices whose events begin touches.
    var devices = PhaseDevices()
    /// The keys that strokes had, to tell one that returns.
    var seenKeys: Set<Int> = []
    var isFirstRow = true
    /// The number of samples that follow others in their strokes.
    var steps = 0
    /// True if times are the third numbers of rows without names.
    var hasUnnamedTimes = false
    /// What the stroke before said in the part of its key that must not return.
    var previousStrictKey: Int?
    var previousEnd: Double?
    /// The time of the first row, since strokes or the clock started again.
    var firstTime: Double?
    /// The first rows, while it is not known whether ids number them.
    var firstRows: [HeldRow] = []
    /// The name of those ids.
    var numberName = ""
    /// True if the row before was an error that belongs to no stroke that had begun.
    var wasRejected = false
    /// The first row that could not be read. Strokes that were not seen to begin may lack it.
    var rejected: ReadError?
    /// True if that was the row before: without phases, the next row's stroke may lack it.
    var isBehindRejected = false
    /// True if the row before was the kind that others may be skimmed after.
    var maySkim = false

    /// The strokes that have begun and are not handed over.
    var begun: [OpenStroke] { runs + down + early + held + [current].compactMap(\.self) }
  }

  /// The number of rows or lines that are skipped, and the first of them.
  struct SkippedRows: Sendable {
    private(set) var rows = 0
    /// The number of the first row; nil for lines.
    private(set) var row: Int?
    private(set) var line = 0

    mutating func add(row: Int? = nil, line: Int, rows count: Int = 1) {
      if rows == 0 || row ?? line < self.row ?? self.line { (self.row, self.line) = (row, line) }
      rows += count
    }
  }

  let options: ReadingOptions
  var roles: RowRoles
  /// What is to be said about the recording, in order.
  private(set) var hints: [ReadingHint] = []
  /// The number of the row that was appended last.
  var rows = 0
  /// What is whole or an error, in order, from `nextOutcome` on.
  private var outcomes: [OpenStroke] = []
  private var nextOutcome = 0
  private var pool: [OpenStroke] = []
  var recording = Recording()
  /// True if nothing else comes of the recording.
  private(set) var isRefused = false
  /// The number of strokes that were found.
  private(set) var strokes = 0
  /// True once a row had a phase.
  var hasPhases = false
  /// The layouts of rows, in which all values but numbers are the same.
  var patterns = SamplePatterns()
  /// What the stroke said in each column that the patterns were learned from.
  var patternTexts: [[UInt8]] = []
  var patternFinger: [UInt8] = []
  var patternGeneration = -1

  init(_ options: ReadingOptions) {
    self.options = options
    roles = RowRoles(options.fields)
  }

  /// Forgets a recording, and its strokes that nobody has taken.
  mutating func restart() {
    for stroke in recording.begun { recycle(stroke) }
    while let stroke = popOutcome() { recycle(stroke) }
    roles.restart()
    recording = Recording()
    hints = []
    patterns.removeAll()
    (isRefused, hasPhases) = (false, false)
    (rows, strokes) = (0, 0)
  }
}

// MARK: - Rows

extension Assembler {
  /// Adds a row. What is wrong with it makes the stroke that it belongs to an error, once.
  mutating func append(_ row: inout Row) {
    guard !isRefused else { return }
    row.finish()
    rows += 1
    (recording.maySkim, recording.wasRejected) = (false, false)
    var plan = roles.plan(for: row)
    if recording.isPaused, !goesOn(row, plan) {
      rows -= 1
      finish()
      rows += 1
      plan = roles.plan(for: row)
    }
    recording.isPaused = false
    do throws(ReadError) {
      try check(plan, row)
      if row.allowsDecimalCommas { try checkMarks(row, plan) }
      recording.isFirstRow = false
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

  /// Returns whether a row may go on with a touch that was down at the end of the rows before: not if time goes back.
  private func goesOn(_ row: borrowing Row, _ plan: RowPlan) -> Bool {
    guard let stroke = recording.down.last, stroke.samples.timing == .timed, let index = plan.time,
      let time = row.values[index].time(decimalComma: row.allowsDecimalCommas)?.value
    else { return true }
    return time >= stroke.samples.times[stroke.samples.count - 1]
  }

  /// The rows of an object are over. A touch that is down may go on in those of the next.
  mutating func pause() {
    recording.maySkim = false
    recording.isPaused = !isRefused && isByPhase && !recording.down.isEmpty
    if !recording.isPaused { finish() }
  }

  /// Adds a row to its stroke.
  mutating func place(_ row: borrowing Row, _ plan: RowPlan) throws(ReadError) {
    try checkContact(row, plan)
    noteContact(row, plan)
    if isByPhase {
      hasPhases = true
      try placeByPhase(row, plan)
    } else {
      try placeByKey(row, plan)
    }
    recording.isBehindRejected = false
  }

  /// Makes sure that names say what they must for the whole recording.
  private func check(_ plan: RowPlan, _ row: borrowing Row) throws(ReadError) {
    // What later rows do not say agrees with what the first ones say.
    if recording.isFirstRow, let name = plan.missingName {
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
    let naming = roles.naming
    throw row.missing("\"\(naming.name(of: .x))\" and \"\(naming.name(of: .y))\"")
      .adding(naming.advice(for: row.names.all))
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
  ///
  /// - Parameter isRow: True if it must be a row, which may belong to the next stroke, too.
  mutating func reject(_ error: ReadError, isRow: Bool = false) {
    guard !isRefused else { return }
    rows += 1
    recording.maySkim = false
    releaseFirstRows()
    if isRow {
      recording.rejected = recording.rejected ?? error
      recording.isBehindRejected = true
    }
    let open = recording.down + [recording.current].compactMap(\.self)
    guard let first = open.first, open.allSatisfy({ $0.facts.error == nil }) else {
      if open.isEmpty, !recording.wasRejected { deliver(error) }
      recording.wasRejected = true
      return
    }
    for stroke in open.dropFirst() { recycle(stroke) }
    recording.down.removeAll { $0 !== first }
    if recording.current != nil { recording.current = first }
    first.fail(error)
  }

  /// The recording can be read in more than one way, or in none: nothing else comes of it.
  mutating func refuse(_ error: ReadError) {
    guard !isRefused else { return }
    isRefused = true
    for stroke in recording.begun { recycle(stroke) }
    recording = Recording()
    deliver(error)
  }

  /// Says something about the recording, once of a kind.
  mutating func note(_ hint: ReadingHint) {
    if !hints.contains(where: { $0.kind == hint.kind && $0.kind != .other }) { hints.append(hint) }
  }

  /// Says something about the recording at a line, once of a kind.
  mutating func note(
    _ kind: ReadingHint.Kind, line: Int, isWarning: Bool = false, _ text: String
  ) {
    note(ReadingHint(kind, line: line, isWarning: isWarning, text))
  }

  /// A blank line of a table, or the end of an object that holds a stroke's rows: the stroke ends.
  mutating func endStrokes() {
    guard !isRefused else { return }
    recording.maySkim = false
    releaseFirstRows()
    do throws(ReadError) {
      try endByPhase(isOver: false)
      try endByFinger()
      if let current = recording.current { try close(current) }
    } catch {
      refuse(error)
    }
    recording.current = nil
    release()
    recording.seenKeys.removeAll()
    (recording.previousStrictKey, recording.previousEnd, recording.firstTime) = (nil, nil, nil)
  }

  /// There are no more rows in this recording. What comes next has names of its own.
  mutating func finish() {
    // Where there were no rows, nothing has begun.
    guard rows > 0 else { return isRefused = false }
    if !isRefused {
      releaseFirstRows()
      do throws(ReadError) { try endByPhase(isOver: true) } catch { refuse(error) }
      endStrokes()
      // A refusal says more than hints could, and without a row the names are those of the recording before.
      if !isRefused, !recording.isFirstRow { noteRecording() }
    }
    isRefused = false
    roles.restart()
    recording = Recording()
  }
}

// MARK: - Strokes that end

extension Assembler {
  /// Hands over the next stroke that is whole. Returns false if none is yet.
  mutating func next(into record: inout StrokeRecord) throws(ReadError) -> Bool {
    guard let stroke = popOutcome() else { return false }
    defer { recycle(stroke) }
    try stroke.fill(&record, timeUnit: options.timeUnit, flipsY: options.flipsY)
    return true
  }

  private mutating func popOutcome() -> OpenStroke? {
    guard nextOutcome < outcomes.count else {
      // Usually one, and to pop it is faster than to remove all.
      while !outcomes.isEmpty { outcomes.removeLast() }
      nextOutcome = 0
      return nil
    }
    nextOutcome += 1
    return outcomes[nextOutcome - 1]
  }

  var hasRows: Bool { rows > 0 }

  /// True if some row is not yet in a stroke that was found.
  var hasOpenStroke: Bool {
    !recording.begun.isEmpty || !recording.firstRows.isEmpty
  }

  /// Says that the last line, which has no end, is not like the lines before it.
  mutating func noteCutLine(_ line: Int) {
    note(
      .cutLine, line: line, isWarning: true, "the last line is cut off and is not read")
  }

  /// The number of strokes and errors that wait to be taken.
  var waiting: Int { outcomes.count - nextOutcome }

  /// The strokes and errors behind the first so many that wait.
  func strokesWaiting(behind count: Int) -> ArraySlice<OpenStroke> {
    outcomes[min(nextOutcome + count, outcomes.count)...]
  }

  /// Forgets all but the first so many that wait.
  mutating func removeWaiting(behind count: Int) {
    while waiting > count, let last = outcomes.popLast() { recycle(last) }
  }

  /// Gives the strokes behind the first so many that wait, which share an id around them, a number each.
  mutating func numberIDs(behind count: Int) {
    guard waiting > count + 1 else { return }
    let shared = outcomes[(nextOutcome + count)...].filter(\.facts.hasIDAround)
    for (index, stroke) in shared.enumerated() {
      stroke.members.extend("id", with: "#\(index + 1)")
      stroke.facts.hasIDAround = false
    }
  }

  /// A stroke to be filled, in storage that is used again.
  mutating func makeStroke(line: Int) -> OpenStroke {
    let stroke = pool.popLast() ?? OpenStroke()
    stroke.restart(line: line, row: rows)
    return stroke
  }

  /// Makes a stroke an error if a row that could not be read may be part of it.
  func failIfRejected(_ stroke: OpenStroke) {
    guard let error = recording.rejected else { return }
    stroke.fail(
      ReadError(
        "expected all rows of the stroke, but the row at line \(error.line) could not be read and may be part of it",
        line: stroke.facts.line, column: 1))
  }

  /// Takes back the storage of a stroke.
  mutating func recycle(_ stroke: OpenStroke) {
    if pool.count < 16 { pool.append(stroke) }
  }

  /// Adds a stroke that is whole.
  mutating func deliver(_ stroke: OpenStroke) {
    strokes += 1
    outcomes.append(stroke)
  }

  /// Adds an error that stands for a stroke.
  mutating func deliver(_ error: ReadError) {
    let stroke = makeStroke(line: error.line)
    stroke.fail(error)
    outcomes.append(stroke)
  }
}
