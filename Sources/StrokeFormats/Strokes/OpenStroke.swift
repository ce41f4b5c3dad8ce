import StrokeCore

/// A stroke that is being read or waits to be handed over, in storage that is used again. Nobody but the assembler has
/// it, so the whole can go from thread to thread, and no access is checked for others at the same time.
final class OpenStroke: @unchecked Sendable {
  @exclusivity(unchecked) var samples = Samples()
  @exclusivity(unchecked) var members = Members()
  /// What the rows said so far in each column; empty where they said nothing.
  @exclusivity(unchecked) var texts: [[UInt8]] = []
  @exclusivity(unchecked) var facts = StrokeFacts()
  @exclusivity(unchecked) var rows = RowFacts()

  init() {}

  /// A stroke of data whose times are seconds.
  init(dataFromLine line: Int) {
    facts.line = line
    (facts.isWrittenWhole, facts.areTimesInSeconds) = (true, true)
  }

  func restart(line: Int, row: Int) {
    samples.removeAll()
    members.removeAll()
    // A stroke that was written whole had no rows.
    if !facts.isWrittenWhole { rows = RowFacts() }
    rows.first = row
    facts = StrokeFacts(line: line)
    for index in texts.indices { texts[index].removeAll(keepingCapacity: true) }
  }

  /// Makes room for what rows say in so many columns.
  func reserve(columns: Int) {
    while texts.count < columns { texts.append([]) }
  }

  /// Notes a mistake, unless there was one before.
  func fail(_ error: @autoclosure () -> ReadError) {
    if facts.error == nil { facts.error = error() }
  }

  /// The error of the stroke as a whole.
  func error(_ reason: String) -> ReadError { ReadError(reason, line: facts.line, column: 1) }

  func add(_ hint: ReadingHint) {
    if !facts.hints.contains(where: { $0.kind == hint.kind }) { facts.hints.append(hint) }
  }

  /// Says in a warning what is odd about the stroke, once of a kind.
  func warn(_ kind: ReadingHint.Kind, line: Int? = nil, _ text: String) {
    add(ReadingHint(kind, line: line ?? facts.line, isWarning: true, text))
  }

  /// Notes what samples say besides a place and a time.
  func note(channel: String) {
    if !facts.channels.contains(channel) { facts.channels.append(channel) }
  }

  /// Adds a sample of a stroke of data: all have a time, or none has.
  func append(
    _ place: Point, at time: Double?, _ position: TextPosition
  ) throws(ReadError) {
    let timing: Samples.Timing = time == nil ? .untimed : .timed
    guard samples.timing == .unknown || samples.timing == timing else {
      throw ReadError(
        time == nil
          ? "expected a time, as in the samples before, found none"
          : "expected no time, as in the samples before, found one", at: position)
    }
    samples.append(place.x, place.y, time ?? 0, timing: timing)
  }

  /// Adds the samples of a stroke that turned out to be the beginning of what follows.
  func append(samplesOf other: OpenStroke) {
    for index in 0..<other.samples.count {
      samples.append(
        other.samples.x[index], other.samples.y[index], other.samples.times[index],
        timing: other.samples.timing)
    }
    if let error = other.facts.error { fail(error) }
    if let lift = other.facts.liftTime { facts.liftTime = lift }
    rows.count += other.rows.count
  }

  /// True if all that is known of it stands in one row.
  var isOfOneRow: Bool { rows.count == 1 && samples.count <= 1 }
}

/// What is known of a stroke besides its samples and members.
struct StrokeFacts {
  /// The line that it begins in.
  var line = 1
  var width: Double?
  /// The widths of the view, by the ranks of the names that gave them.
  var viewWidths: [(rank: Int, width: Double)] = []
  var timeUnit: TimeUnit?
  /// The unit that the name of the times says.
  var nameUnit: TimeUnit?
  /// The unit that times mostly have beside the words of the phases.
  var phaseUnit: TimeUnit?
  /// The time at which the finger was lifted, in the unit of the samples or in seconds if it is a date.
  var liftTime: (value: Double, isDate: Bool)?
  /// The position of what the stroke expects.
  var expectPosition: TextPosition?
  /// The first mistake in a row: the stroke is this error.
  var error: ReadError?
  var hints: [ReadingHint] = []
  /// The names of what changes from sample to sample.
  var channels: [String] = []
  /// True if its id stands in an object around its rows.
  var hasIDAround = false
  /// True if it was written as a stroke, and not as rows.
  var isWrittenWhole = false
  /// True if its times are the third numbers of points, which may be something else.
  var hasUnnamedTimes = false
  /// True if its times are seconds, whatever unit options give.
  var areTimesInSeconds = false
  /// The unit in which those were written, if nothing in the document says it.
  var writtenUnit: TimeUnit?

  /// True if what a role says is known.
  func says(_ role: RowRole) -> Bool {
    switch role {
    case .width: width != nil
    case .view(let rank): viewWidths.contains { $0.rank <= rank }
    case .timeUnit: timeUnit != nil
    case .ended: liftTime != nil
    default: false
    }
  }
}

/// What is known of a stroke of rows besides.
struct RowFacts {
  /// The number of the first row in the recording.
  var first = 1
  /// The number of rows that were added one by one.
  var count = 0
  var finger: [UInt8] = []
  /// What the last row said under the name of a time that is not read.
  var spareTime: [UInt8] = []
  /// Whether columns are among the channels.
  var isChannel: [Bool] = []
  /// The columns that mean nothing here and change, each with the sample at which it does.
  var turns: [(column: Int, sample: Int)] = []
  /// True if something tells its rows from those of other strokes.
  var hasKey = false
  /// How many touches of its finger began before it and were no more than that.
  var beginnings = 0
  /// True if it is what was left of a touch when its key changed.
  var isRest = false
}

// MARK: - The whole stroke

extension OpenStroke {
  /// The unit of the times: as options, the record or the name say, else as only so many digits since 1970 can be meant,
  /// else as the phases have it.
  func unit(_ given: TimeUnit?) -> TimeUnit {
    if facts.areTimesInSeconds { return .seconds }
    let told = given ?? facts.timeUnit ?? facts.nameUnit
    return told ?? samples.unitSince1970 ?? facts.phaseUnit ?? .seconds
  }

  /// Makes the record this stroke's, whose times are in a given unit if there is one.
  func fill(
    _ record: inout StrokeRecord, timeUnit: TimeUnit?, flipsY: Bool
  ) throws(ReadError) {
    if let error = facts.error { throw error }
    if facts.isWrittenWhole, facts.hasUnnamedTimes, let reason = samples.refusalOfOrder {
      throw error(reason)
    }
    let unit = unit(timeUnit)
    samples.turnIntoSeconds(from: unit)
    do {
      try samples.makeStroke(
        &record.stroke,
        viewWidth: facts.width ?? facts.viewWidths.min { $0.rank < $1.rank }?.width,
        liftTime: facts.liftTime.map { $0.isDate ? $0.value : unit.seconds($0.value) })
    } catch {
      throw self.error("expected a stroke, found \(error)")
    }
    swap(&record.members, &members)
    record.isRow = !facts.isWrittenWhole
    (record.line, record.expectPosition) = (facts.line, facts.expectPosition)
    addHints(about: record.stroke, unit)
    if !record.hints.isEmpty || !facts.hints.isEmpty { record.hints = facts.hints }
    if !record.channels.isEmpty || !facts.channels.isEmpty { record.channels = facts.channels }
    if flipsY { record.stroke.flipY() }
  }

  /// Says what is odd about the times.
  private func addHints(about stroke: Stroke, _ unit: TimeUnit) {
    if !samples.areDates, let text = longHint(stroke, facts.writtenUnit ?? unit) {
      warn(.timeUnit, text)
    }
    if let index = stroke.firstStepBackInTime {
      let times = stroke.times
      let (from, to) = (times[index - 1], times[index])
      let mayBePressure = facts.hasUnnamedTimes && times.allSatisfy { 0...1 ~= $0 }
      let advice = mayBePressure ? "; if the third number is a pressure, leave it out" : ""
      warn(
        .timesGoBack,
        "the times go back at sample \(index + 1), from \(from.text(upTo: 6)) s to \(to.text(upTo: 6)) s; kept as recorded\(advice)"
      )
    }
    if let text = repeatHint(stroke) { warn(.equalTimes, text) }
    guard let lift = stroke.liftTime else { return }
    if let last = stroke.times.last, lift < last {
      warn(
        .earlyLift,
        "a stroke ended at \(lift.text(upTo: 6)) s, before its last sample at \(last.text(upTo: 6)) s; the last sample counts"
      )
    } else if !stroke.isTimed, !stroke.isEmpty {
      warn(.untimedLift, "a stroke has no times, so the time at which it ended is ignored")
    }
  }

  /// What is said of a stroke in which time mostly stands still, as in whole seconds: no clock for a gesture.
  private func repeatHint(_ stroke: Stroke) -> String? {
    let times = stroke.times
    guard times.count > 3 else { return nil }
    // Of most strokes, the ends tell.
    let mayStandStill = times[0] == times[times.count - 1] || !facts.isWrittenWhole
    let areWhole = times.count > 8 && times.allSatisfy { $0 == $0.rounded() }
    guard mayStandStill || areWhole else { return nil }
    let repeated = (1..<times.count).count { times[$0] == times[$0 - 1] }
    guard repeated * 2 >= times.count else { return nil }
    let isStill = repeated == times.count - 1
    guard isStill || areWhole || !facts.isWrittenWhole else { return nil }
    let beginning =
      isStill
      ? "each of its samples has the time of the one before, \(times[0].text(upTo: 6)) s"
      : "\(repeated) of \(times.count) samples have the time of the one before"
    let advice =
      if isStill, facts.hasUnnamedTimes {
        "if the third number is a pressure or the like, leave it out: it has no times"
      } else if isStill, times[0] >= 1e8 {
        "a spreadsheet rounds times since 1970; show all digits before it is saved, or its duration is wrong"
      } else if isStill || areWhole {
        "log fractions of a second, or its duration is wrong"
      } else {
        "if times count from sample to sample, add them up"
      }
    return "\(beginning); \(advice)"
  }

  /// What is said of a stroke that takes longer than a gesture, or has steps that no recorder takes.
  private func longHint(_ stroke: Stroke, _ unit: TimeUnit) -> String? {
    guard let duration = stroke.duration, duration.isFinite else { return nil }
    // Most recordings are short, and have steps as screens take them.
    let mean = duration / Double(max(stroke.times.count - 1, 1))
    guard mean < 0.000_3 || mean >= 0.5 || duration > 60 else { return nil }
    if let text = shortHint(stroke, unit, duration, step: mean) { return text }
    let step = stroke.slowStep
    guard duration > 60 || step != nil else { return nil }
    let steps = step.map { $0 >= 1e6 ? 3 : $0 >= 1e3 ? 2 : 1 } ?? .max
    let units = TimeUnit.allCases
    if unit == .seconds, let first = stroke.times.first, 1e17..<1e18 ~= first {
      return
        "a stroke lasts \(duration.text(upTo: 1)) s; its times look like Windows ticks of 100 ns; divide them by 10 and use --time-unit us"
    }
    var advice = "if its times are in a finer unit, --time-unit names it"
    if let place = units.firstIndex(of: unit), steps < units.count - place {
      let finer = units[place + steps]
      advice = "its times look like \(finer.name); --time-unit \(finer.rawValue) reads them so"
    }
    return "a stroke lasts \(duration.text(upTo: 1)) s; \(advice)"
  }

  /// What is said of a stroke whose samples come faster than any digitizer gives them.
  private func shortHint(
    _ stroke: Stroke, _ unit: TimeUnit, _ duration: Double, step: Double
  ) -> String? {
    guard stroke.count > 2, step > 0, step < 0.000_3,
      let place = TimeUnit.allCases.firstIndex(of: unit)
    else { return nil }
    // Spreadsheets count days since 1900, and parts of a day.
    if unit == .seconds, let first = stroke.times.first,
      20_000..<80_000 ~= first || step < 3e-6 && 0..<1 ~= first
    {
      return
        "a stroke takes only \(duration.text(upTo: 9)) s; its times look like days, as spreadsheets count them; export them as clock times, such as 10:07:00.025, or multiply them by 86400"
    }
    guard place > 0 else { return nil }
    let steps = min(step < 3e-7 ? step < 3e-10 ? 3 : 2 : 1, place)
    let coarser = TimeUnit.allCases[place - steps]
    return
      "a stroke takes only \(duration.text(upTo: 9)) s; its times look like \(coarser.name); --time-unit \(coarser.rawValue) reads them so"
  }
}

extension Stroke {
  /// The median time from a sample to the next, if that is more than a second.
  fileprivate var slowStep: Double? {
    guard count > 1, let duration, duration >= Double(count - 1) / 2 else { return nil }
    let steps = (1..<count).map { times[$0] - times[$0 - 1] }.sorted()
    let median = steps[(steps.count - 1) / 2]
    return median > 1 ? median : nil
  }
}

extension Samples {
  /// The unit in which the first time is one of our days, if it has too many digits for seconds.
  fileprivate var unitSince1970: TimeUnit? {
    guard timing == .timed, !areDates, count > 0 else { return nil }
    switch times[0] {
    case 1e11..<1e13: return .milliseconds
    case 1e15..<1e16: return .microseconds
    case 1e18..<1e19: return .nanoseconds
    default: return nil
    }
  }
}
