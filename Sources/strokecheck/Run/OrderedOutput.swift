import StrokeFormats

/// A receiver of the results of a run in the order of the inputs.
protocol ResultSink: Sendable {
  associatedtype Element

  /// The reason why nothing more can be taken.
  var failure: SystemError? { get }
  /// True if what it keeps grows with the inputs.
  var keepsResults: Bool { get }

  /// Takes results; `isBeginning` if they are the first of a chunk.
  mutating func append(_ results: ArraySlice<Element>, isBeginning: Bool)
  /// Learns what could not be read; it has been said on standard error.
  mutating func append(problem: String)
}

extension ResultSink {
  /// Nil: what is kept in memory can always be taken.
  var failure: SystemError? { nil }
  var keepsResults: Bool { true }
}

/// Puts out what workers have finished, each chunk in its turn, so that the output is the same for any
/// number of threads.
struct OrderedOutput<Sink: ResultSink> {
  private(set) var sink: Sink
  private let console: Console
  private var notices = NoticeFilter()
  private var problems = RepeatedProblems()
  private(set) var tally = Tally()
  /// The number of the chunk whose turn it is.
  private(set) var turn = 0
  /// The files of folders that were left out because there is no stroke in them.
  private(set) var withoutStrokes: [FoundFile] = []
  private var progress: Progress?
  /// True if a judge was at fault, or not asked any more after a signal; then nothing more is put out.
  private(set) var isStopped = false
  /// The input whose strokes came last.
  private var input = ""
  /// The reason why the results do not fit into memory; nil as long as they do.
  private(set) var shortage: InputFailure?

  init(_ sink: Sink, console: Console, progress: Progress?) {
    self.sink = sink
    self.console = console
    self.progress = progress
  }

  /// Puts out what a chunk has to say; `isLast` if it has nothing more to say. Returns false if nothing
  /// more can be put out.
  mutating func publish(
    _ output: ChunkOutput<Sink.Element>, bytesRead: Int, isLast: Bool
  ) -> Bool {
    if isLast { turn += 1 }
    guard !isStopped, shortage == nil else { return false }
    tally.add(output.tally)
    var sent = 0
    for (offset, message) in output.messages {
      send(output.results, &sent, upTo: offset)
      say(message)
      if isStopped { return false }
    }
    send(output.results, &sent, upTo: output.results.count)
    progress?.advance(bytes: bytesRead, strokes: tally.strokes)
    if sink.keepsResults, console.memory.isExceeded {
      let reason = "with what is kept of the strokes so far, it takes \(console.memory.excess)"
      shortage = InputFailure(input, reason)
    }
    return sink.failure == nil && !isStopped && shortage == nil
  }

  /// Ends the output of progress, and says what was left out.
  mutating func finish() {
    progress?.clear()
    for line in problems.summarize() { complain(line) }
    for (notice, inputs) in notices.advice where inputs > 1 && !console.isQuiet {
      complain("\(counted(inputs - 1, "more input")): \(notice.text)")
    }
    guard !withoutStrokes.isEmpty, !console.isQuiet else { return }
    var names = withoutStrokes.prefix(3).map(\.path.text)
    if withoutStrokes.count > 3 { names.append("\(withoutStrokes.count - 3) more") }
    complain("notice: no strokes in \(names.list("and")), left out")
  }

  private mutating func send(_ results: [Sink.Element], _ sent: inout Int, upTo end: Int) {
    guard sent < end else { return }
    sink.append(results[sent..<end], isBeginning: sent == 0)
    sent = end
  }

  private mutating func say(_ message: Message) {
    switch message {
    case .input(let name):
      notices.beginInput()
      for line in problems.summarize() { complain(line) }
      input = name
    case .fault(let text):
      isStopped = true
      complain(text)
    case .interruption: isStopped = true
    case .problem(let text):
      sink.append(problem: text)
      if problems.isNew(text) { complain(text) }
    case .warning(let text): complain(text)
    case .withoutStrokes(let file): withoutStrokes.append(file)
    case .notice(let stroke, let notice):
      let isWanted =
        !console.isQuiet || notice.text.hasPrefix("warning") || notice.kind.isOfReading
      if notices.isNew(notice), isWanted { complain("\(stroke): \(notice.text)") }
    }
  }

  private mutating func complain(_ text: String) {
    progress?.clear()
    console.complain(text)
  }
}
