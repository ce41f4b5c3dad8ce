import StrokeFormats

/// What a command makes of the strokes of a chunk, for a worker that need not know what that is.
protocol ChunkWork: AnyObject {
  /// What was read of the current chunk.
  var account: ChunkAccount { get set }
  /// The strokes that were read of it or should have been.
  var strokes: Int { get }
  /// True if there are items that have not been written down.
  var hasItems: Bool { get }

  /// Forgets what was made of strokes and written down.
  func begin()
  /// Forgets what was made of strokes, and keeps what was written down.
  func forgetItems()
  /// Counts a stroke. Returns how many there are now.
  func countStroke() -> Int
  /// Handles the stroke that was read last, which it may keep.
  func handle(_ record: inout StrokeRecord)
  /// Handles what should have been a stroke and could not be read.
  func handle(_ error: ReadError)
  /// Looks at the strokes that have begun and not ended, after samples of them came.
  func look(at stream: borrowing StrokeStream, _ watch: inout EarlyWatch)
  /// Writes down the results of the strokes, and what there is to say of them.
  func appendItems(at place: ChunkPlace)
  /// Writes down that an input could not be read, or not to its end.
  func append(_ failure: InputFailure)
  /// Writes down something beside the results, if the command says such things.
  func say(_ aside: Aside, _ level: Diagnostics)
  /// Puts out what was written down, in the turn of a chunk. Returns false if nothing more can be put
  /// out.
  func publish(_ number: Int, bytesRead: Int, isLast: Bool) -> Bool
  /// Puts out what was written down after all chunks.
  func publishAtEnd()
}

/// The work of a handler, whose results go to a sink.
final class HandlerWork<Handler: StrokeHandler, Sink: ResultSink>: ChunkWork
where Handler.Element == Sink.Element {
  private let handler: Handler
  private let ordered: Monitor<OrderedOutput<Sink>>
  // Used again for every chunk.
  private var result = ChunkResult<Handler.Item>()
  private var output = ChunkOutput<Handler.Element>()

  init(_ handler: Handler, _ ordered: Monitor<OrderedOutput<Sink>>) {
    (self.handler, self.ordered) = (handler, ordered)
  }

  var account: ChunkAccount {
    get { result.account }
    _modify { yield &result.account }
  }

  var strokes: Int { result.account.strokes }

  var hasItems: Bool { !result.items.isEmpty }

  func begin() {
    result.removeAll()
    output.removeAll()
  }

  func forgetItems() { result.removeAll() }

  func countStroke() -> Int {
    result.account.strokes += 1
    return result.account.strokes
  }

  func handle(_ record: inout StrokeRecord) { handler.handle(&record, into: &result) }

  func handle(_ error: ReadError) { handler.handle(error, into: &result) }

  func look(at stream: borrowing StrokeStream, _ watch: inout EarlyWatch) {
    handler.look(at: stream, &watch, into: &result)
  }

  func appendItems(at place: ChunkPlace) {
    // Taken out, so that nothing else may use them meanwhile, and put back to be used again.
    var result = ChunkResult<Handler.Item>()
    var output = ChunkOutput<Handler.Element>()
    swap(&result, &self.result)
    swap(&output, &self.output)
    let remarks = result.account.remarks
    var remark = 0
    for index in result.items.indices {
      while remark < remarks.count, remarks[remark].offset <= index {
        say(remarks[remark], at: place, in: &output)
        remark += 1
      }
      handler.append(&result.items[index], at: place, to: &output)
    }
    for remark in remarks[remark...] { say(remark, at: place, in: &output) }
    output.tally.addStrokes(result.strokes)
    output.tally.add(result.account.matches)
    handler.append(namesBesideStrokes: result.account.namesBesideStrokes, to: &output)
    swap(&result, &self.result)
    swap(&output, &self.output)
  }

  private func say(
    _ remark: ChunkAccount.Remark, at place: ChunkPlace,
    in output: inout ChunkOutput<Handler.Element>
  ) {
    let (aside, level) = remark.aside(at: place)
    if level <= handler.diagnostics { output.say(aside) }
  }

  func append(_ failure: InputFailure) {
    output.tally.addFailure()
    say(.problem("\(failure.name): \(failure.reason)"), .failures)
    handler.append(failure, to: &output)
  }

  func say(_ aside: Aside, _ level: Diagnostics) {
    if level <= handler.diagnostics { output.say(aside) }
  }

  func publish(_ number: Int, bytesRead: Int, isLast: Bool) -> Bool {
    ordered.enter(when: { $0.turn == number }) {
      $0.publish(output, bytesRead: bytesRead, isLast: isLast)
    }
  }

  func publishAtEnd() {
    _ = ordered.enter { $0.publish(output, bytesRead: 0, isLast: false) }
  }
}

extension ChunkAccount.Remark {
  /// What is said of the stroke, and at which level.
  fileprivate func aside(at place: ChunkPlace) -> (Aside, Diagnostics) {
    switch subject {
    case .notice(let notice):
      return (.notice(stroke: place.name(ofStroke: stroke), notice), .notices)
    case .unreadable(let error):
      let line = error.line + place.lines
      return (.problem("\(place.file):\(line):\(error.column): \(error.reason)"), .problems)
    }
  }
}
