import StrokeCore

/// A stroke that is being read or waits to be handed over, in storage that is used again. Nobody but the assembler has
/// it, so the whole can go from thread to thread.
final class OpenStroke: @unchecked Sendable {
  var samples = Samples()
  var members = Members()
  /// The line and the number of the first row.
  var line = 1
  var row = 1
  /// What the rows said so far in each column; empty where they said nothing.
  var texts: [[UInt8]] = []
  var finger: [UInt8] = []
  var width: Double?
  var viewWidth: Double?
  /// The rank of the name that gave it.
  var viewRank = Int.max
  var timeUnit: TimeUnit?
  /// The unit where neither options nor the record say one.
  var nameUnit: TimeUnit?
  /// The time at which the finger was lifted, in the unit of the samples or in seconds if it is a date.
  var liftTime: (value: Double, isDate: Bool)?
  /// The position of what the stroke expects.
  var expectPosition: TextPosition?
  /// The first mistake in a row: the stroke is this error.
  var error: ReadError?
  var hints: [ReadingHint] = []
  /// The names of what changes from sample to sample.
  var channels: [String] = []
  /// Whether the columns of rows are among them.
  var isChannel: [Bool] = []
  /// True if something tells its rows from those of other strokes.
  var hasKey = false
  /// True if its id stands in an object around its rows.
  var hasIDAround = false
  /// True if it was written as a stroke, and not as rows.
  var isWrittenWhole = false
  /// True if its times are seconds, whatever unit options give.
  var areTimesInSeconds = false

  func restart(line: Int, row: Int) {
    (self.line, self.row) = (line, row)
    samples.removeAll()
    members.removeAll()
    for index in texts.indices { texts[index].removeAll(keepingCapacity: true) }
    if !finger.isEmpty { finger.removeAll(keepingCapacity: true) }
    (width, viewWidth, timeUnit, nameUnit, liftTime, error) = (nil, nil, nil, nil, nil, nil)
    (hasKey, hasIDAround, isWrittenWhole) = (false, false, false)
    (areTimesInSeconds, viewRank, expectPosition) = (false, .max, nil)
    if !hints.isEmpty { hints.removeAll() }
    if !channels.isEmpty { channels.removeAll() }
    if !isChannel.isEmpty { isChannel.removeAll() }
  }

  /// Makes room for what rows say in so many columns.
  func reserve(columns: Int) {
    while texts.count < columns { texts.append([]) }
  }

  /// Notes a mistake, unless there was one before.
  func fail(_ error: @autoclosure () -> ReadError) {
    if self.error == nil { self.error = error() }
  }

  func add(_ hint: ReadingHint) {
    if !hints.contains(where: { $0.kind == hint.kind }) { hints.append(hint) }
  }

  /// Adds the samples of a stroke that turned out to be the beginning of what follows.
  func append(samplesOf other: OpenStroke) {
    for index in 0..<other.samples.count {
      samples.append(
        other.samples.x[index], other.samples.y[index], other.samples.times[index],
        timing: other.samples.timing)
    }
    if let error = other.error { fail(error) }
    if let lift = other.liftTime { liftTime = lift }
  }

  /// Makes the record this stroke's.
  func fill(_ record: inout StrokeRecord, _ options: ReadingOptions) throws(ReadError) {
    if let error { throw error }
    let unit = areTimesInSeconds ? .seconds : options.timeUnit ?? timeUnit ?? nameUnit ?? .seconds
    samples.turnIntoSeconds(from: unit)
    do {
      try samples.makeStroke(
        &record.stroke, viewWidth: width ?? viewWidth,
        liftTime: liftTime.map { $0.isDate ? $0.value : $0.value / unit.perSecond })
    } catch {
      throw ReadError("expected a stroke, found \(error)", line: line, column: 1)
    }
    swap(&record.members, &members)
    record.isRow = !isWrittenWhole
    (record.line, record.timeUnit, record.expectPosition) = (line, unit, expectPosition)
    if !record.hints.isEmpty || !hints.isEmpty { record.hints = hints }
    if !record.channels.isEmpty || !channels.isEmpty { record.channels = channels }
    addHints(to: &record, unit)
    if options.flipsY { record.stroke.flipY() }
  }

  /// Says what is odd about the times.
  private func addHints(to record: inout StrokeRecord, _ unit: TimeUnit) {
    let stroke = record.stroke
    if let hint = longHint(stroke, unit) { record.hints.append(hint) }
    if let index = stroke.firstStepBackInTime {
      let (from, to) = (stroke.times[index - 1], stroke.times[index])
      record.hints.append(
        ReadingHint(
          .timesGoBack, line: line, isWarning: true,
          "the times go back at sample \(index + 1), from \(from.text(upTo: 6)) s to \(to.text(upTo: 6)) s; kept as recorded"
        ))
    }
    guard let lift = stroke.liftTime else { return }
    if let last = stroke.times.last, lift < last {
      record.hints.append(
        ReadingHint(
          .earlyLift, line: line, isWarning: true,
          "a stroke ended at \(lift.text(upTo: 6)) s, before its last sample at \(last.text(upTo: 6)) s; the last sample counts"
        ))
    } else if !stroke.isTimed, !stroke.isEmpty {
      record.hints.append(
        ReadingHint(
          .untimedLift, line: line, isWarning: true,
          "a stroke has no times, so the time at which it ended is ignored"))
    }
  }

  /// What is said of a stroke that takes longer than a gesture.
  private func longHint(_ stroke: Stroke, _ unit: TimeUnit) -> ReadingHint? {
    guard let duration = stroke.duration, duration > 60, duration.isFinite else { return nil }
    let steps = duration > 6e7 ? 3 : duration > 6e4 ? 2 : 1
    let units = TimeUnit.allCases
    var advice = "if its times are in a finer unit, --time-unit names it"
    if let place = units.firstIndex(of: unit), place + steps < units.count {
      let finer = units[place + steps]
      let name = finer == .milliseconds ? "milliseconds" : finer.rawValue
      advice = "its times look like \(name); --time-unit \(finer.rawValue) reads them so"
    }
    let length = (duration * 10).rounded() / 10
    return ReadingHint(
      .timeUnit, line: line, isWarning: true, "a stroke lasts \(length.text) s; \(advice)")
  }
}
