import StrokeFormats

/// A thread's share of a run: takes a chunk, handles its strokes, waits until the number of its first
/// stroke is known, appends the results, and waits for its turn to publish them.
struct Worker<Handler: StrokeHandler, Sink: ResultSink>: ~Copyable
where Handler.Element == Sink.Element {
  private let console: Console
  private let keeper: InputKeeper?
  private let selection: StrokeSelection
  private let fields: FieldNames?
  private let stages: RunStages
  private let ordered: Monitor<OrderedOutput<Sink>>
  private let handler: Handler
  // Buffers, used again for every chunk.
  /// The number of the chunk.
  private var number = 0
  private var result = ChunkResult<Handler.Item>()
  private var output = ChunkOutput<Sink.Element>()
  private var block = ByteBlock()
  private var stream: StrokeStream
  private var record = StrokeRecord()
  /// The strokes of the current input that could not be read.
  private var unreadable = 0
  /// The only stroke of the current input that is wanted; nil for all of them.
  private var wanted: WantedStroke?

  init(
    in run: StrokeRun, _ stages: RunStages, _ handler: Handler,
    _ ordered: Monitor<OrderedOutput<Sink>>
  ) {
    console = run.console
    keeper = run.keeper
    selection = run.options.selection
    fields = run.options.fields
    self.stages = stages
    (self.handler, self.ordered) = (handler, ordered)
    stream = StrokeStream(run.options)
  }

  /// Works as long as there are chunks.
  mutating func work() {
    let chunks = stages.chunks
    while let (next, chunk) = chunks.enter({ $0.next(into: &block) }) {
      number = next
      removeResults()
      let size = handle(chunk)
      publish(bytesRead: size)
    }
  }

  private mutating func removeResults() {
    result.removeAll()
    output.removeAll()
  }

  /// Puts out what there is, in the chunk's turn. Returns false if nothing more can be put out.
  @discardableResult
  private func publish(bytesRead: Int, isLast: Bool = true) -> Bool {
    let goesOn = ordered.enter(when: { $0.turn == number }) {
      $0.publish(output, bytesRead: bytesRead, isLast: isLast)
    }
    if !goesOn { stages.chunks.enter { $0.stop() } }
    return goesOn
  }

  /// Handles a chunk, up to its last output. Returns the bytes it read.
  private mutating func handle(_ chunk: InputChunk) -> Int {
    if case .piece(let name, let head, let isFirst, let ending) = chunk {
      return handlePiece(name, head, isFirst, ending)
    }
    stages.places.enter(when: { $0.turn == number }) { $0.turn += 1 }
    switch chunk {
    case .failure(let failure):
      handler.report(failure, in: &output)
      return 0
    case .files(let inputs):
      var size = 0
      for input in inputs where !output.tally.hasFault { size += handleFile(input) }
      return size
    case .whole(let name, let ending): return handleWhole(name, ending)
    case .stream(let input):
      wanted = input.wantedStroke.map { WantedStroke(number: $0) }
      defer { wanted = nil }
      return handleStream(input)
    case .piece: return 0
    }
  }

  private mutating func handleFile(_ input: Input) -> Int {
    do throws(InputFailure) {
      let reader = try InputReader(input, console, keeper: keeper)
      swap(&block, &reader.pending)
      reader.pending.removeAll()
      reader.readAll()
      swap(&block, &reader.pending)
      return handleWhole(reader.name, reader.ending)
    } catch {
      handler.report(error, in: &output)
      return 0
    }
  }

  private mutating func handleWhole(_ name: InputName, _ ending: InputEnding?) -> Int {
    stream.restart()
    unreadable = 0
    let size = handleBlock(ending)
    handler.say(.input(name.text), .failures, in: &output)
    if skips(name, ending) { return size }
    if ending == .whole || size > 0 { write(at: ChunkPlace(name), isWhole: true) }
    write(ending, of: name.text)
    return size
  }

  /// Skips a file that was met in a folder and that is JSON without a stroke, as the settings of other programs
  /// are. Returns false of any other.
  private mutating func skips(_ name: InputName, _ ending: InputEnding?) -> Bool {
    guard let found = name.found, found.path.suffix == "json", ending == .whole,
      unreadable > 0, unreadable == result.strokes,
      let again = try? InputReader(.file(found.path), console)
    else { return false }
    again.readAll()
    guard again.ending == .whole, again.pending.holdsNoStroke(fields) else { return false }
    result.removeAll()
    handler.say(.withoutStrokes(found), .problems, in: &output)
    return true
  }

  private mutating func handlePiece(
    _ name: InputName, _ head: DocumentHead, _ isFirst: Bool, _ ending: InputEnding?
  ) -> Int {
    stream.restart(continuing: head)
    unreadable = 0
    let size = handleBlock(ending)
    let (strokes, lines) = (result.strokes, result.lines)
    let before = stages.places.enter(when: { $0.turn == number }) { places in
      if isFirst { (places.strokes, places.lines) = (0, head.lines) }
      defer {
        places.strokes += strokes
        places.lines += lines
        places.turn += 1
      }
      return places
    }
    if isFirst { handler.say(.input(name.text), .failures, in: &output) }
    write(
      at: ChunkPlace(name, strokes: before.strokes, lines: before.lines),
      isWhole: before.strokes == 0 && ending != nil)
    write(ending, of: name.text)
    return size
  }

  /// Handles the strokes in the block, which the stream takes over. Returns its size.
  private mutating func handleBlock(_ ending: InputEnding?) -> Int {
    let size = block.count
    result.removeAll()
    stream.append(takingFrom: &block)
    stream.finish(ending)
    _ = handleStrokes()
    return size
  }

  /// Handles an input from one end to the other, some strokes at a time, and puts out all but the last
  /// of them as it goes.
  private mutating func handleStream(_ input: InputReader) -> Int {
    stream.restart()
    unreadable = 0
    stream.append(input.pending.bytes)
    var progress = StreamProgress(size: input.pending.count)
    input.pending = ByteBlock()
    handler.say(.input(input.name.text), .failures, in: &output)
    var place = ChunkPlace(input.name)
    while true {
      result.removeAll()
      var step = StrokeStream.Step.needsBytes
      while step == .needsBytes, !progress.isToBePutOut { step = handleMore(of: input, &progress) }
      progress.isToBePutOut = false
      let isWhole = step == .end && place.strokes == 0
      if isWhole, skips(input.name, input.ending) { return progress.size }
      write(at: place, isWhole: isWhole)
      if step == .end { break }
      place.strokes += result.strokes
      wanted?.before = place.strokes
      guard publish(bytesRead: progress.size, isLast: false) else { break }
      progress.size = 0
      removeResults()
    }
    writeEnd(of: input, strokes: place.strokes + result.strokes)
    return progress.size
  }

  /// Handles the strokes that have come of an input, and reads on if there are none.
  private mutating func handleMore(
    of input: InputReader, _ progress: inout StreamProgress
  ) -> StrokeStream.Step {
    let before = result.strokes
    let step = handleStrokes(limit: 256)
    if result.strokes > before { progress.unused = 0 }
    guard step == .needsBytes, !isTooLarge(input, progress.unused) else { return step }
    if input.isIdle() {
      // What is decided is put out before more is waited for.
      progress.isToBePutOut = result.strokes > 0 || !result.items.isEmpty
      if progress.isToBePutOut { return step }
    }
    let more = stream.append(upTo: InputChunks.chunkSize) { input.read(into: $0) }
    if more == 0 { stream.finish(input.ending) }
    progress.size += more
    progress.unused += more
    return step
  }

  /// Gives an input up, and forgets what has come of its next stroke, if that is larger than memory.
  private mutating func isTooLarge(_ input: InputReader, _ unused: Int) -> Bool {
    guard max(stream.memoryUse, 2 * unused) > console.memory.bytes || console.memory.isShort
    else { return false }
    input.giveUp()
    stream.restart()
    stream.cutOff()
    return true
  }

  /// Handles strokes of the stream until it needs bytes, is at its end, or `limit` strokes have been
  /// handled.
  private mutating func handleStrokes(limit: Int = .max) -> StrokeStream.Step {
    while result.strokes < limit {
      do throws(ReadError) {
        let step = try stream.next(into: &record)
        guard step == .stroke else {
          result.lines = stream.lines
          result.unfinished = stream.unfinished
          result.isCutOff = stream.isCutOff
          if step == .end { result.note(stream.hints) }
          return step
        }
        result.strokes += 1
        guard isWanted(result.strokes) else { continue }
        if !record.hints.isEmpty { result.note(record.hints) }
        if console.memory.allows(measuring: record.stroke.count) {
          handler.handle(&record, into: &result)
        } else {
          let error = ReadError(console.memory.reason, line: record.line, column: 1)
          handler.handle(error, into: &result)
        }
      } catch {
        result.strokes += 1
        unreadable += 1
        if wanted?.skips(error, at: result.strokes) ?? false { continue }
        handler.handle(error, into: &result)
      }
    }
    result.lines = stream.lines
    return .stroke
  }
}

// The strokes that are wanted, of all that are read.
extension Worker {
  /// Tells whether the stroke that was read last is wanted. The others count all the same.
  private mutating func isWanted(_ number: Int) -> Bool {
    if let wanted, wanted.isOther(number) { return false }
    return selection.isAll || selection.takes(record, into: &result.matches)
  }

  /// Writes down how an input ended, and that the only wanted stroke is not among those that it has.
  private mutating func writeEnd(of input: InputReader, strokes: Int) {
    write(input.ending, of: input.name.text)
    if !input.isSecondPass { writeMissing(of: input.name.text, strokes: strokes) }
  }

  /// Writes down that the only wanted stroke is not there, and what may be the reason.
  private mutating func writeMissing(of name: String, strokes: Int) {
    guard let wanted, strokes < wanted.number, !Platform.isInterrupted else { return }
    if let error = wanted.firstError {
      handler.say(
        .problem("\(name):\(error.line):\(error.column): \(error.reason)"), .failures, in: &output)
    }
    let reason = "there is no such stroke; the input has \(counted(strokes, "stroke"))"
    handler.report(InputFailure("\(name)#\(wanted.number)", reason), in: &output)
  }
}

// What is written down.
extension Worker {
  /// Writes down the results of a chunk, whose place is known now.
  private mutating func write(at place: ChunkPlace, isWhole: Bool) {
    var place = place
    place.isAlone = isWhole && result.strokes == 1 && !place.name.numbersAll
    let fault = askJudges(at: place)
    appendItems(upTo: result.items.count, at: place)
    appendRest(at: place)
    if let fault {
      guard fault.isInterruption else { return handler.report(fault, in: &output) }
      if !place.name.numbersAll { console.note(unread: FilePath(place.file)) }
      return output.say(.interruption)
    }
    if let unfinished = result.unfinished {
      let warning = unfinished.cutOffWarning(in: place.file, linesBefore: place.lines)
      handler.say(.warning(warning), .problems, in: &output)
    } else if isWhole, result.strokes == 0, !result.isCutOff {
      handler.say(
        .warning("\(place.file): warning: there is no stroke in it"), .notices, in: &output)
    }
  }

  /// Writes down that an input could not be read to its end, if that is so.
  private mutating func write(_ ending: InputEnding?, of name: String) {
    if let reason = ending?.failure {
      handler.report(InputFailure(name, reason), in: &output)
    }
  }
}

// The judges from outside.
extension Worker {
  /// Asks them about the strokes of a chunk. Returns the first fault, after which there are no items.
  private mutating func askJudges(at place: ChunkPlace) -> JudgeFault? {
    guard let judges = handler.judges else { return nil }
    var answers = JudgeAnswers(of: judges.programs.count)
    answers.programs = judges.answers(to: result.questions, at: place) { answered in
      answers.programs = answered
      return putOutAnswered(&answers, at: place)
    }
    for index in result.items.indices.dropFirst(result.itemsOut) {
      do throws(JudgeFault) {
        try handler.take(&answers, into: &result.items[index].item)
      } catch {
        result.removeItems(from: index)
        return error
      }
    }
    return nil
  }

  /// Puts out the items that are answered, if it is the chunk's turn, while others are waited for. Returns false
  /// if nothing more can be put out.
  private mutating func putOutAnswered(
    _ answers: inout JudgeAnswers, at place: ChunkPlace
  ) -> Bool {
    guard ordered.enter({ $0.turn == number }) else { return true }
    while result.itemsOut < result.items.count {
      var (rest, item) = (answers, result.items[result.itemsOut].item)
      guard (try? handler.take(&rest, into: &item)) != nil else { break }
      (answers, result.items[result.itemsOut].item) = (rest, item)
      appendItems(upTo: result.itemsOut + 1, at: place)
    }
    defer { output.removeAll() }
    return publish(bytesRead: 0, isLast: false)
  }
}

// The results of a chunk, in order, with the messages between them.
extension Worker {
  private mutating func appendItems(upTo end: Int, at place: ChunkPlace) {
    while result.itemsOut < end {
      let index = result.itemsOut
      sayRemarks(upTo: index, at: place)
      let (stroke, line) = (result.items[index].stroke, result.items[index].line)
      handler.append(
        &result.items[index].item, at: place.place(ofStroke: stroke, line: line), to: &output)
      result.itemsOut += 1
    }
  }

  /// Appends what is behind the items.
  private mutating func appendRest(at place: ChunkPlace) {
    sayRemarks(upTo: .max, at: place)
    output.tally.addStrokes(result.strokes)
    output.tally.add(result.matches)
  }

  /// Says the remarks that come before an item.
  private mutating func sayRemarks(upTo item: Int, at place: ChunkPlace) {
    while result.remarksOut < result.remarks.count, result.remarks[result.remarksOut].offset <= item
    {
      say(result.remarks[result.remarksOut], at: place)
      result.remarksOut += 1
    }
  }

  private mutating func say(_ remark: ChunkResult<Handler.Item>.Remark, at place: ChunkPlace) {
    switch remark.subject {
    case .notice(let notice):
      let name = place.place(ofStroke: remark.stroke).name
      handler.say(.notice(stroke: name, notice), .notices, in: &output)
    case .hint(let hint):
      let name = "\(place.file):\(hint.line + place.lines)"
      handler.say(.notice(stroke: name, Notice(hint)), .failures, in: &output)
    case .unreadable(let error):
      let position = "\(place.file):\(error.line + place.lines):\(error.column)"
      handler.say(.problem("\(position): \(error.reason)"), .problems, in: &output)
    }
  }
}
