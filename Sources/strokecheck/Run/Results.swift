import StrokeFormats
import StrokeReports

/// The results of a piece of work in order, and between them what goes to standard error.
struct Results {
  /// What is to be printed.
  var bytes: [UInt8] = []
  /// The messages, each with the number of bytes before it.
  private(set) var messages: [(offset: Int, message: Message)] = []
  var totals = Totals()
  /// The finding on a stroke, in storage that the next one uses again.
  var finding = Finding()
  /// The strokes that were read or should have been.
  var strokes = 0
  /// The strokes and inputs that could not be read.
  private(set) var errors = 0
  /// What was found of the selection.
  var matches = StrokeSelection.Matches()
  /// The kinds of hints on the current input: the first of a kind is enough.
  var hintKinds = HintKinds()
  /// The hints on the current stroke.
  var hints: [(kind: HintKinds, text: String)] = []
  /// The strokes that a command judges, and those that it converts.
  var handled: [HandledStroke] = []
  var records: [StrokeRecord] = []

  var isEmpty: Bool {
    bytes.isEmpty && messages.isEmpty && handled.isEmpty && records.isEmpty && strokes == 0
  }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    messages.removeAll(keepingCapacity: true)
    (totals, strokes, errors) = (Totals(), 0, 0)
    (handled, records) = ([], [])
    matches = StrokeSelection.Matches()
  }

  mutating func say(_ message: Message) {
    if case .error = message { errors += 1 }
    messages.append((bytes.count, message))
  }

  /// Adds the hints on the current stroke to the messages.
  mutating func sayHints(at place: StrokePlace) {
    guard !hints.isEmpty else { return }
    for (kind, text) in hints { say(.hint(place: place.name, kind, text)) }
    hints = []
  }
}

/// A line on standard error, or what decides about later ones.
enum Message {
  /// The strokes of another input begin.
  case input(String)
  /// Something could not be read.
  case error(String)
  case warning(String)
  /// A file of a folder is skipped, because there is no stroke in it.
  case skipped(Input)
  case hint(place: String, HintKinds, String)
}

/// A receiver of the results of a run, in the order of the inputs. One thread at a time uses it.
protocol ResultSink: AnyObject, Sendable {
  /// True if what it keeps grows with the inputs.
  var keepsResults: Bool { get }
  /// True if it ignores more results.
  var isClosed: Bool { get }

  /// Writes bytes of a piece of work; `isBeginning` if they are its first.
  func write(_ bytes: ArraySlice<UInt8>, isBeginning: Bool)
  /// Takes the messages and the strokes.
  func take(_ results: inout Results)
}

extension ResultSink {
  func write(_ bytes: ArraySlice<UInt8>, isBeginning: Bool) {}
  func take(_ results: inout Results) {}
}

/// Sends a report to a descriptor as it grows.
final class ReportOutput: ResultSink, @unchecked Sendable {
  private var stream: ResultStream
  private let frame: ReportFrame
  private let isQuiet: Bool
  private var hasResults = false
  /// The results so far, while the opening waits for the last of them.
  private var held: [UInt8] = []
  private var isHolding: Bool
  var failure: SystemError? { stream.failure }
  var keepsResults: Bool { isHolding }
  var isClosed: Bool { failure != nil }

  init(_ frame: ReportFrame, isQuiet: Bool = false, to descriptor: Int32) {
    stream = ResultStream(descriptor)
    (self.frame, self.isQuiet) = (frame, isQuiet)
    isHolding = frame.countedOpening != nil
    if !isHolding { send(Array(frame.opening.utf8)[...]) }
  }

  func write(_ bytes: ArraySlice<UInt8>, isBeginning: Bool) {
    if isBeginning, hasResults { send(Array(frame.separator.utf8)[...]) }
    hasResults = true
    send(bytes)
  }

  /// Sends the end.
  func close(_ totals: Totals) {
    if let opening = frame.countedOpening {
      isHolding = false
      send(Array(opening(totals).utf8)[...])
      send(held[...])
    }
    send(Array(frame.closing.utf8)[...])
  }

  private func send(_ bytes: ArraySlice<UInt8>) {
    if isHolding {
      held += bytes
    } else if !isQuiet {
      stream.send(bytes)
    }
  }
}

/// Writes what workers have finished, each piece of work in its turn, so that the output is the same for any
/// number of threads.
final class OrderedResults: @unchecked Sendable {
  // Sound because the state is changed inside the lock, in the turn of a piece, and read when no other thread runs or
  // inside it.
  private let lock = Lock()
  private let sink: any ResultSink
  private let console: Console
  private let progress: Progress?
  /// The kinds of hints on the current input.
  private var hintKinds = HintKinds()
  /// The advice that was given, with the number of inputs that it holds for: the first stroke stands for the others.
  private var advice: [(kind: HintKinds, text: String, inputs: Int)] = []
  private var repeated = RepeatedErrors()
  /// The number of the piece whose turn it is.
  private var turn = 0
  private(set) var totals = Totals()
  private(set) var strokes = 0
  /// The strokes and inputs that could not be read.
  private(set) var errors = 0
  private(set) var matches = StrokeSelection.Matches()
  /// The files of folders that were skipped because there is no stroke in them.
  private(set) var skipped: [Input] = []
  /// The input whose strokes came last.
  private var input = ""
  /// The reason why the results do not fit into memory; nil as long as they do.
  private(set) var shortage: String?

  init(_ sink: any ResultSink, console: Console, progress: Progress? = nil) {
    (self.sink, self.console, self.progress) = (sink, console, progress)
  }

  /// Writes results of a piece of work in its turn; `isLast` if it has no others. Returns false if nothing more can be
  /// written.
  func publish(_ results: inout Results, of piece: Int, bytesRead: Int, isLast: Bool) -> Bool {
    lock.enter(when: { turn == piece }) {
      if isLast { turn += 1 }
      return write(&results, bytesRead)
    }
  }

  /// Writes results, while no other thread does.
  @discardableResult
  func write(_ results: inout Results, _ bytesRead: Int = 0) -> Bool {
    guard shortage == nil else { return false }
    totals = totals + results.totals
    strokes += results.strokes
    errors += results.errors
    matches.formUnion(results.matches)
    var sent = 0
    for (offset, message) in results.messages {
      send(results.bytes, &sent, upTo: offset)
      say(message)
    }
    send(results.bytes, &sent, upTo: results.bytes.count)
    sink.take(&results)
    progress?.advance(bytes: bytesRead, strokes: strokes)
    if sink.keepsResults, console.memory.isExceeded {
      shortage = "together with the strokes so far, it takes \(console.memory.excess)"
    }
    return !sink.isClosed && shortage == nil
  }

  /// Throws the reason why the results do not fit into memory, if they do not.
  func checkFit() throws(RunError) {
    if let shortage { throw RunError(input: input, shortage) }
  }

  /// Ends the output of progress, and sums up messages.
  func finish() {
    progress?.clear()
    for line in repeated.summarize() { complain(line) }
    for (_, text, inputs) in advice where inputs > 1 && !console.isQuiet {
      complain("\(counted(inputs - 1, "more input")): \(text)")
    }
    guard !skipped.isEmpty, !console.isQuiet else { return }
    var names = skipped.prefix(3).map(\.name)
    if skipped.count > 3 { names.append("\(skipped.count - 3) more") }
    complain("hint: no strokes in \(names.list("and")), left out")
  }

  private func send(_ bytes: [UInt8], _ sent: inout Int, upTo end: Int) {
    guard sent < end else { return }
    sink.write(bytes[sent..<end], isBeginning: sent == 0)
    sent = end
  }

  private func say(_ message: Message) {
    switch message {
    case .input(let name):
      hintKinds = []
      for line in repeated.summarize() { complain(line) }
      input = name
    case .error(let text): if repeated.isNew(text) { complain(text) }
    case .warning(let text): complain(text)
    case .skipped(let input): skipped.append(input)
    case .hint(let place, let kind, let text):
      let isWanted =
        !console.isQuiet || text.hasPrefix("warning") || HintKinds.ofReading.contains(kind)
      if isNew(kind, text), isWanted { complain("\(place): \(text)") }
    }
  }

  /// Tells whether a hint is the first of its kind: of this input, or of this run if it is advice.
  private func isNew(_ kind: HintKinds, _ text: String) -> Bool {
    let isNewOfInput = hintKinds.insert(kind).inserted
    guard HintKinds.advice.contains(kind) else { return isNewOfInput }
    if let index = advice.firstIndex(where: { $0.kind == kind }) {
      if isNewOfInput { advice[index].inputs += 1 }
      return false
    }
    advice.append((kind, text, 1))
    return true
  }

  private func complain(_ text: String) {
    progress?.clear()
    console.complain(text)
  }
}

/// Lets an error through ten times for each input, and counts the others like it.
struct RepeatedErrors {
  private static let most = 10
  /// The kinds of errors that are counted; those of others are all let through.
  private static let mostKinds = 1_000
  private var counts: [String: (count: Int, place: String, reason: String)] = [:]
  private var order: [String] = []

  /// Tells whether an error is to be printed, and remembers it. Errors are alike if they differ in digits only.
  mutating func isNew(_ error: String) -> Bool {
    let like = error.filter { !$0.isNumber }
    guard counts[like] == nil else {
      counts[like]?.count += 1
      return counts[like]?.count ?? 0 <= Self.most
    }
    guard order.count < Self.mostKinds else { return true }
    let end = error.range(of: ": ")
    let place = error[..<(end ?? error.startIndex)]
    let name = place.split(separator: ":", omittingEmptySubsequences: false)
    let reason = end.map { String(error[$0...].dropFirst(2)) } ?? error
    counts[like] = (1, name.dropLast(min(2, name.count - 1)).joined(separator: ":"), reason)
    order.append(like)
    return true
  }

  /// Returns a line for each message that was counted, and forgets the counts.
  mutating func summarize() -> [String] {
    let lines = order.compactMap { like -> String? in
      guard let (count, name, reason) = counts[like], count > Self.most else { return nil }
      return "\(name): \(count - Self.most) more errors like \"\(reason)\""
    }
    (counts, order) = ([:], [])
    return lines
  }
}

extension String {
  /// The place at which a text stands first.
  fileprivate func range(of text: String) -> Index? {
    indices.first { self[$0...].hasPrefix(text) }
  }
}
