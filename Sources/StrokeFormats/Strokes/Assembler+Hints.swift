import StrokeCore

// What is said about strokes of rows, and about the recording as a whole.

extension Assembler {
  /// Ends a stroke of rows that is whole.
  mutating func finish(_ stroke: OpenStroke) throws(ReadError) {
    try prepare(stroke)
    deliver(stroke)
  }

  /// Checks a stroke of rows that has ended, and says what is odd about it.
  mutating func prepare(_ stroke: OpenStroke) throws(ReadError) {
    recording.steps += max(0, stroke.samples.count - 1)
    setUnits(of: stroke)
    stroke.samples.goOnAtMidnight()
    if recording.hasUnnamedTimes, let reason = stroke.samples.refusalOfOrder {
      throw stroke.error(reason)
    }
    if !isByPhase {
      try checkRestart(of: stroke)
      try checkFrames(of: stroke)
      if !isNumbered(stroke) { noteBreak(in: stroke) }
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
  func setUnits(of stroke: OpenStroke) {
    stroke.facts.nameUnit = roles.time?.unit
    stroke.facts.phaseUnit = roles.phaseWords?.areOfMilliseconds == true ? .milliseconds : nil
  }

  /// True if a stroke or an id tells it from others: a label, a person or a finger may have several.
  private func isNumbered(_ stroke: OpenStroke) -> Bool {
    zip(roles.columns, stroke.texts).contains { $0.isStrict && !$1.isEmpty }
  }

  /// Says where a stroke jumps, after a pause if it has times, or else pauses: several may have been recorded as one.
  private func noteBreak(in stroke: OpenStroke) {
    let isTimed = stroke.samples.timing == .timed
    let count = stroke.samples.count
    guard count >= (isTimed ? 6 : 12), stroke.facts.error == nil else { return }
    guard let (index, what) = jump(in: stroke) ?? pause(in: stroke) else { return }
    stroke.add(
      ReadingHint(
        .jump, line: stroke.facts.line,
        "\(what) at row \(stroke.rows.first + index); if another stroke begins there, --fields stroke=NAME names what tells strokes apart; so does a blank line between rows of a table"
      ))
  }

  private func jump(in stroke: OpenStroke) -> (index: Int, what: String)? {
    let (isTimed, count) = (stroke.samples.timing == .timed, stroke.samples.count)
    let steps = (1..<count).map { stroke.samples.step(to: $0).length }
    // Up to a sixth of the steps may be jumps: those behind which the others are much shorter.
    let longest = steps.sorted(by: >).prefix(count / 6 + 1)
    let jumps = zip(longest, longest.dropFirst()).prefix { step, _ in step > 20 }
    guard let least = jumps.last(where: { $1 > 0 && $0 > 3 * $1 })?.0,
      let index = (1..<count).first(where: {
        steps[$0 - 1] >= least && (!isTimed || isBreak(before: $0, in: stroke))
      })
    else { return nil }
    return (index, "jumps \(Int(min(steps[index - 1], 1e9))) points")
  }

  /// A pause that is many times as long as most steps in time.
  private func pause(in stroke: OpenStroke) -> (index: Int, what: String)? {
    guard stroke.samples.timing == .timed else { return nil }
    let times = stroke.samples.times
    let steps = (1..<stroke.samples.count).map { times[$0] - times[$0 - 1] }
    let median = steps.sorted()[steps.count / 2]
    guard
      let index = (1..<stroke.samples.count).first(where: {
        steps[$0 - 1] > 10 * median && isBreak(before: $0, in: stroke)
      })
    else { return nil }
    // A column that changes just there is named instead.
    let row = stroke.rows.first + index
    guard !roles.columns.contains(where: { $0.values.firstChange?.row == row }) else { return nil }
    let seconds =
      stroke.samples.areDates
      ? steps[index - 1] : stroke.unit(options.timeUnit).seconds(steps[index - 1])
    return (index, "pauses \(seconds.text(upTo: 2)) s")
  }
}

extension Assembler {
  /// Says what is to be said about the whole recording.
  mutating func noteRecording() {
    note(.hover, "row", "between touches", recording.hover)
    note(.other, "event", "of other kinds", recording.otherEvents)
    note(
      .repeatedEvents, "event", "of other devices than \(recording.devices.name)",
      recording.repeats, because: "browsers send events of several kinds for one touch")
    noteChangingColumns()
    noteFinger()
    if roles.phaseName == nil, let text = roles.unreadPhase(rows: rows) {
      note(.unknownPhase, line: 1, isWarning: true, text)
    }
    noteFlag()
    noteUnreadTime()
    noteSecondPlace()
  }

  /// Says how many rows or lines are skipped, if any are; with a warning if there is a reason to name.
  mutating func note(
    _ kind: ReadingHint.Kind, _ noun: String, _ which: String, _ skipped: SkippedRows,
    because reason: String? = nil
  ) {
    guard skipped.rows > 0 else { return }
    let first = skipped.row.map { "row \($0)" } ?? "line \(skipped.line)"
    let (verb, because) = (skipped.rows == 1 ? "is" : "are", reason.map { ", because \($0)" } ?? "")
    note(
      ReadingHint(
        kind, line: skipped.line, isWarning: reason != nil,
        "\(counted(skipped.rows, noun)) \(which) \(verb) skipped\(because) (first: \(first))"))
  }

  /// The most columns that a hint names.
  private static let mostNamed = 4

  /// Names what may number strokes, the finest first.
  private mutating func noteChangingColumns() {
    let columns = roles.columns.filter { mayNumberStrokes($0) }
      .sorted { $0.values.changes > $1.values.changes }.prefix(Self.mostNamed)
    guard let first = columns.first, let line = first.values.firstChange?.line else { return }
    let changes = columns.enumerated().map { index, column in
      let verb = index == 0 ? " changes at row" : " at row"
      return "\(column.name.withoutControls)\(verb) \(column.values.firstChange?.row ?? 1)"
    }
    let condition = columns.count > 1 ? "they number" : "it numbers"
    note(
      .changingMember, line: line,
      "\(changes.list("and")); if \(condition) strokes, use \(option(naming: columns.map(\.name)))")
  }

  /// True for a column that changes seldom: where strokes may begin, or anywhere from a number to the next or from a text
  /// to another, where nothing else tells strokes apart.
  private func mayNumberStrokes(_ column: RowColumn) -> Bool {
    let values = column.values
    guard column.role == .unknown, values.areWatched, values.changes > 0,
      values.changes * 5 <= recording.steps + 1
    else { return false }
    return !column.isOfSamples
      || (values.areCounts || values.areWords) && roles.phaseName == nil
        && (strokes < 2 || !roles.columns.contains(where: \.isStrict))
  }

  /// Names a column that tells fingers apart beside a phase, and changes where there is none.
  private mutating func noteFinger() {
    guard roles.phaseName == nil, roles.fingerName == nil else { return }
    let column = roles.columns.first { column in
      column.role == .unknown && column.isOfSamples && column.values.changes > 0
        && RowRole.mayBeFinger(column.name)
    }
    guard let column, let (row, line) = column.values.firstChange else { return }
    let name = column.name.withoutControls
    note(
      .changingMember, line: line, isWarning: true,
      "\(name) changes at row \(row), and no phase tells touches apart; if it tells fingers apart, use \(roles.naming.option("finger", column.name))"
    )
  }

  /// Names a column of 0 and 1 that changes within strokes.
  private mutating func noteFlag() {
    guard roles.phaseName == nil else { return }
    let flags = roles.columns.filter {
      $0.role == .unknown && $0.isOfSamples && $0.values.toggle && $0.values.areWatched
        && $0.values.changes * 3 <= recording.steps + 1
    }
    guard let column = flags.first, let (row, line) = column.values.firstChange else { return }
    let name = column.name.withoutControls
    note(
      .unknownPhase, line: line,
      column.values.blink
        ? "\(name) changes in single rows, first at row \(row), and is not read; if it marks where strokes begin or end, number them in a column or member stroke"
        : "\(name) changes at row \(row) and is not read; if it says whether the finger touches, call it touching"
    )
  }

  /// Names `x2` and `y2`, or `x.1` and `y.1`, beside the place that is read.
  private mutating func noteSecondPlace() {
    let others = roles.columns.filter { column in
      var name = RowRole.fold(column.name)[...]
      guard column.role == .unknown, name.last?.isNumber == true else { return false }
      while let last = name.last, !last.isLetter { name.removeLast() }
      return RowRole.isCoordinate(String(name))
    }
    guard others.count > 1 else { return }
    let names = others.prefix(Self.mostNamed).map { $0.name.withoutControls }
    note(
      .unreadPlaces, line: 1,
      "\(names.list("and")) are not read; if they are another finger's place, write it in rows of their own, with a column finger"
    )
  }

  private mutating func noteUnreadTime() {
    let unknown = roles.columns.filter { $0.role == .unknown }
    for column in unknown where !column.isOfSamples {
      let hint = Array(column.name.utf8).withUnsafeBufferPointer { bytes in
        bytes.baseAddress.flatMap {
          roles.naming.hint(onUnread: RowText($0, $0 + bytes.count), .number(0), line: 1)
        }
      }
      if let hint { note(hint) }
    }
    guard roles.time == nil, rows > 0 else { return }
    if let column = unknown.first(where: { RowRole.isDelta($0.name) }) {
      note(
        .unreadTime, line: 1,
        "\(column.name.withoutControls) is not read, because it may count from sample to sample; if so, add the values up into a column t, and else use \(roles.naming.option("t", column.name))"
      )
    } else if let column = unknown.first(where: { RowRole.mayBeTime($0.name) }) {
      let name = column.name.withoutControls
      note(
        .unreadTime, line: 1,
        "\(name) is not read as the time; if it is, in a number or as ISO 8601, use \(roles.naming.option("t", name))"
      )
    } else if let column = unknown.first(where: \.values.grow) {
      let name = column.name.withoutControls
      note(
        .unreadTime, line: 1,
        "\(name) grows from row to row and is not read; if it is the time, use \(roles.naming.option("t", name))"
      )
    }
  }
}
