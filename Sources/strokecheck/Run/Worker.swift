import StrokeCore
import StrokeFormats
import StrokeReports

/// A thread's share of a run: takes a piece of work, handles its strokes, waits for its turn, and publishes the results.
struct Worker: ~Copyable {
  private let run: StrokeRun
  private let handler: any StrokeHandler
  private let takesAll: Bool
  private let pieces: Pieces
  private let ordered: OrderedResults
  /// The number of the piece.
  private var number = 0
  /// The input whose strokes are being read, and how far that has come.
  private var part = Part(input: Input("", .standardInput))
  /// The results that have not been published, and the bytes that they come from.
  private var results = Results()
  private var bytesRead = 0
  // Storage, used again for every piece.
  private var block = ByteBlock()
  private var stream: StrokeStream
  private var record = StrokeRecord()
  /// The first stroke of an input, while it is not known whether it is alone.
  private var first = StrokeRecord()

  init(
    in run: StrokeRun, _ pieces: Pieces, _ ordered: OrderedResults, _ handler: any StrokeHandler
  ) {
    (self.run, self.handler, self.pieces, self.ordered) = (run, handler, pieces, ordered)
    takesAll = run.options.reading.selection.isAll
    stream = StrokeStream(run.options.reading)
  }

  /// An input, or lines in the middle of it.
  private struct Part {
    let input: Input
    /// True if a stroke may be named without a number, should it turn out to be the only one in the input.
    var mayBeAlone = false
    /// The lines before those that are being read.
    var linesBefore = 0
    /// The number of strokes up to now, and of those that could not be read.
    var strokes = 0
    var unreadable = 0
    /// The first of the strokes that are not wanted and could not be read.
    var unwantedError: ReadError?
    /// The first stroke or error, while it is not known whether it is alone.
    var held: Held?
    /// The results before it, while it may have to be skipped.
    var resultsBefore: Results?
    /// The bytes since the last stroke: what has come of the next one.
    var unusedBytes = 0

    enum Held {
      case stroke
      case error(ReadError)
    }
  }

  mutating func work() {
    while let piece = pieces.next(&number, into: &block) {
      switch piece {
      case .inputs(let inputs): for input in inputs { read(input) }
      case .opened(let reader): read(reader)
      case .lines(let lines): read(lines)
      }
      publish(isLast: true)
    }
  }

  /// Publishes the results in the piece's turn. Returns false if nothing more can be written.
  @discardableResult
  private mutating func publish(isLast: Bool) -> Bool {
    let continues = ordered.publish(&results, of: number, bytesRead: bytesRead, isLast: isLast)
    results.removeAll()
    bytesRead = 0
    // What is published stays.
    part.resultsBefore = nil
    if !continues { pieces.stop() }
    return continues
  }
}

// Reading.
extension Worker {
  private mutating func read(_ input: Input) {
    if case .missing(let reason) = input.source {
      return results.report(RunError(input: input.name, reason), by: handler)
    }
    do throws(RunError) {
      read(try InputReader(input, run.console))
    } catch {
      results.report(error, by: handler)
    }
  }

  /// Reads a whole input, and publishes results on the way.
  private mutating func read(_ reader: InputReader) {
    begin(reader.input)
    part.mayBeAlone = !reader.numbersAll
    stream.restart()
    if reader.pending.count == 0, !reader.isLive {
      swap(&block, &reader.pending)
      reader.fill(upTo: Self.firstRoom)
    }
    if reader.pending.count == 0, let reason = reader.ending?.failure {
      return results.report(RunError(input: reader.input.name, reason), by: handler)
    }
    part.unusedBytes = reader.pending.count
    bytesRead += reader.pending.count
    swap(&block, &reader.pending)
    stream.append(takingFrom: &block)
    if reader.isAtEnd { stream.finish(reader.ending) }
    while handleMore(of: reader) {
      guard publish(isLast: false) else { return }
    }
    finish(reader.ending)
  }

  /// Handles strokes of an input until there are results to publish; false at its end.
  private mutating func handleMore(of reader: InputReader) -> Bool {
    while true {
      let before = part.strokes
      guard handleStrokes() == .needsBytes else { return false }
      if part.strokes > before { part.unusedBytes = 0 }
      guard !isTooLarge(reader) else { continue }
      if bytesRead >= 2 * Pieces.size { return true }
      if reader.isIdle() {
        // Results are published before the program waits.
        if !results.isEmpty { return true }
      }
      let more = stream.append(upTo: Pieces.size) { reader.read(into: $0) }
      if more == 0 { stream.finish(reader.ending) }
      bytesRead += more
      part.unusedBytes += more
    }
  }

  /// The bytes that are read at first: most files are smaller.
  private static let firstRoom = 1 << 14

  /// Stops reading an input whose next stroke is larger than memory.
  private mutating func isTooLarge(_ reader: InputReader) -> Bool {
    let memory = run.console.memory
    guard max(stream.memoryUse, 2 * part.unusedBytes) > memory.bytes || memory.isShort else {
      return false
    }
    reader.giveUp()
    stream.restart()
    stream.cutOff()
    return true
  }

  /// Handles the lines in the block, which the stream takes over.
  private mutating func read(_ lines: InputLines) {
    begin(lines.input, isFirst: lines.isFirst)
    part.mayBeAlone = lines.isFirst && lines.ending != nil && !lines.numbersAll
    (part.strokes, part.linesBefore) = (lines.before.strokes, lines.before.lines)
    bytesRead = block.count
    stream.restart(continuing: lines.head)
    stream.append(takingFrom: &block)
    stream.finish(lines.ending)
    _ = handleStrokes()
    if let ending = lines.ending { finish(ending) }
  }

  private mutating func begin(_ input: Input, isFirst: Bool = true) {
    part = Part(input: input)
    results.hintKinds = []
    if isFirst { results.say(.input(input.name)) }
  }
}

// Handling.
extension Worker {
  /// Handles strokes of the stream until it needs bytes or is at its end.
  private mutating func handleStrokes() -> StrokeStream.Step {
    while true {
      do throws(ReadError) {
        let step = try stream.next(into: &record)
        guard step == .stroke else { return step }
        count()
        if part.mayBeAlone, part.strokes == 1 {
          part.held = .stroke
          swap(&record, &first)
        } else {
          handle(isAlone: false)
        }
      } catch {
        if part.strokes == 0, part.input.folder != nil { part.resultsBefore = results }
        count()
        part.unreadable += 1
        if part.mayBeAlone, part.strokes == 1 {
          part.held = .error(error)
        } else {
          handle(error, isAlone: false)
        }
      }
    }
  }

  /// Counts another stroke, so that the first is not alone.
  private mutating func count() {
    if part.held != nil { release(isAlone: false) }
    part.strokes += 1
    results.strokes += 1
  }

  /// Handles the first stroke, or the error in its place, if it was held back.
  private mutating func release(isAlone: Bool) {
    switch part.held.take() {
    case .stroke:
      swap(&record, &first)
      handle(isAlone: isAlone)
      swap(&record, &first)
    case .error(let error): handle(error, isAlone: isAlone)
    case nil: break
    }
  }

  /// Handles the stroke that was read last if it is wanted. The others count all the same.
  private mutating func handle(isAlone: Bool) {
    if let wanted = part.input.wantedStroke, wanted != part.strokes { return }
    guard takesAll || run.options.reading.selection.takes(record, into: &results.matches) else {
      return
    }
    guard run.console.memory.allows(measuring: record.stroke.count) else {
      let error = ReadError(run.console.memory.reason, line: record.line, column: 1)
      return handle(error, isAlone: isAlone)
    }
    if !record.hints.isEmpty { give(record.hints) }
    handler.handle(&record, at: place(record.line, isAlone), into: &results)
  }

  /// Gives hints on how the input was read.
  private mutating func give(_ hints: [ReadingHint]) {
    for hint in hints {
      let kind = HintKinds.reading(hint.kind)
      guard results.hintKinds.insert(kind).inserted else { continue }
      let place = "\(part.input.name):\(part.linesBefore + hint.line)"
      results.say(
        .hint(place: place, kind, (hint.isWarning ? "warning: " : "hint: ") + hint.text))
    }
  }

  private mutating func handle(_ error: ReadError, isAlone: Bool) {
    if let wanted = part.input.wantedStroke, wanted != part.strokes {
      part.unwantedError = part.unwantedError ?? error
      return
    }
    let place = place(error.line, isAlone)
    say(error)
    handler.handle(error, at: place, into: &results)
  }

  private mutating func say(_ error: ReadError) {
    let line = part.linesBefore + error.line
    results.say(.error("\(part.input.name):\(line):\(error.column): \(error.reason)"))
  }

  private func place(_ line: Int, _ isAlone: Bool) -> StrokePlace {
    StrokePlace(
      part.input.name, number: part.strokes, line: part.linesBefore + line, isAlone: isAlone)
  }
}

// The end of an input.
extension Worker {
  private mutating func finish(_ ending: InputEnding?) {
    release(isAlone: part.strokes == 1)
    if !stream.hints.isEmpty { give(stream.hints) }
    if let before = part.resultsBefore, isWithoutStrokes(ending) {
      results = before
      return results.say(.skipped(part.input))
    }
    if let unfinished = stream.unfinished {
      let warning = unfinished.cutOffWarning(in: part.input.name, linesBefore: part.linesBefore)
      results.say(.warning(warning))
    } else if ending == .whole, part.strokes == 0 {
      reportEmptiness()
    }
    if let reason = ending?.failure {
      results.report(RunError(input: part.input.name, reason), by: handler)
    }
    if let wanted = part.input.wantedStroke { checkIsThere(wanted) }
  }

  private mutating func reportEmptiness() {
    guard run.refusesEmptyInputs, part.input.wantedStroke == nil else {
      return results.say(.warning("\(part.input.name): warning: there is no stroke in it"))
    }
    let reason = "there is no stroke in it; --allow-empty accepts that"
    results.report(RunError(input: part.input.name, reason), by: handler)
  }

  /// True if a file of a folder is JSON without a stroke, such as the settings of another program.
  private func isWithoutStrokes(_ ending: InputEnding?) -> Bool {
    guard let path = part.input.path, path.suffix == "json",
      ending == .whole, part.unreadable == part.strokes,
      let again = try? InputReader(part.input, run.console)
    else { return false }
    again.readAll()
    return again.ending == .whole && again.pending.holdsNoStroke(run.options.reading.fields)
  }

  /// Reports that the only wanted stroke is not there, and what may be the reason.
  private mutating func checkIsThere(_ wanted: Int) {
    guard part.strokes < wanted, !Platform.isInterrupted else { return }
    if let error = part.unwantedError { say(error) }
    let reason = "there is no such stroke; the input has \(counted(part.strokes, "stroke"))"
    results.report(RunError(input: "\(part.input.name)#\(wanted)", reason), by: handler)
  }
}
