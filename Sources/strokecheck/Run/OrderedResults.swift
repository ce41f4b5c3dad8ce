import StrokeFormats
import StrokeReports

/// Puts out what workers have finished, each piece of work in its turn, so that the output is the same for any
/// number of threads.
final class OrderedResults: @unchecked Sendable {
  // Sound because the state is changed inside the lock, in the turn of a piece, and read when no other thread runs or
  // inside it.
  private let lock = Lock()
  private let sink: any ResultSink
  private let console: Console
  private let progress: Progress?
  private var notices = GivenNotices()
  private var repeated = RepeatedErrors()
  /// The number of the piece whose turn it is.
  private var turn = 0
  private(set) var totals = Totals()
  private(set) var strokes = 0
  private(set) var errors = 0
  private(set) var matches = StrokeSelection.Matches()
  /// The files of folders that were left out because there is no stroke in them.
  private(set) var leftOut: [Input] = []
  /// The input whose strokes came last.
  private var input = ""
  /// The reason why the results do not fit into memory; nil as long as they do.
  private(set) var shortage: InputFailure?

  init(_ sink: any ResultSink, console: Console, progress: Progress? = nil) {
    (self.sink, self.console, self.progress) = (sink, console, progress)
  }

  /// Puts out results of a piece of work in its turn; `isLast` if it has no others. Returns false if nothing more can be
  /// put out.
  func publish(_ results: inout Results, of piece: Int, bytesRead: Int, isLast: Bool) -> Bool {
    lock.enter(when: { turn == piece }) { put(&results, bytesRead, isLast: isLast) }
  }

  /// Puts out what there is to say when all pieces have been put out.
  func publishLast(_ results: inout Results) { _ = put(&results, 0, isLast: true) }

  private func put(_ results: inout Results, _ bytesRead: Int, isLast: Bool) -> Bool {
    if isLast { turn += 1 }
    guard shortage == nil else { return false }
    totals = totals + results.totals
    strokes += results.strokes
    errors += results.errors
    matches.formUnion(results.matches)
    var sent = 0
    for placed in results.messages {
      send(results.bytes, &sent, upTo: placed.offset)
      say(placed.message)
    }
    send(results.bytes, &sent, upTo: results.bytes.count)
    sink.take(&results)
    progress?.advance(bytes: bytesRead, strokes: strokes)
    if sink.keepsResults, console.memory.isExceeded {
      let reason = "with what is kept of the strokes so far, it takes \(console.memory.excess)"
      shortage = InputFailure(input, reason)
    }
    return !sink.isClosed && shortage == nil
  }

  /// Ends the output of progress, and says what was left out.
  func finish() {
    progress?.clear()
    for line in repeated.summarize() { complain(line) }
    for (notice, inputs) in notices.advice where inputs > 1 && !console.isQuiet {
      complain("\(counted(inputs - 1, "more input")): \(notice.text)")
    }
    guard !leftOut.isEmpty, !console.isQuiet else { return }
    var names = leftOut.prefix(3).map(\.name)
    if leftOut.count > 3 { names.append("\(leftOut.count - 3) more") }
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
      notices.beginInput()
      for line in repeated.summarize() { complain(line) }
      input = name
    case .error(let text): if repeated.isNew(text) { complain(text) }
    case .warning(let text): complain(text)
    case .leftOut(let input): leftOut.append(input)
    case .notice(let place, let notice):
      let isWanted = !console.isQuiet || notice.isWarning || notice.kind.isOfReading
      if notices.isNew(notice), isWanted { complain("\(place): \(notice.text)") }
    }
  }

  private func complain(_ text: String) {
    progress?.clear()
    console.complain(text)
  }
}

/// The notices that were given. What concerns a recording is said once for each input, and advice once in a run: the
/// first stroke stands for the others.
private struct GivenNotices {
  private var ofInput = NoticeKinds()
  /// The advice that was given, in order, with the number of inputs that it holds for.
  private(set) var advice: [(notice: Notice, inputs: Int)] = []

  /// The strokes that follow are another input's.
  mutating func beginInput() { ofInput = NoticeKinds() }

  /// Tells whether a notice is the first of its kind, and remembers it.
  mutating func isNew(_ notice: Notice) -> Bool {
    let isNewOfInput = ofInput.insert(notice.kind)
    guard notice.kind.isAdvice else { return isNewOfInput }
    if let index = advice.firstIndex(where: { $0.notice.kind == notice.kind }) {
      if isNewOfInput { advice[index].inputs += 1 }
      return false
    }
    advice.append((notice, 1))
    return true
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

  /// The lines that stand for what was counted, and nothing is remembered any more.
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
