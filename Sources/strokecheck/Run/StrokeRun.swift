import StrokeCore
import StrokeFormats
import StrokeReports

/// What a command makes of each stroke, on any thread.
protocol StrokeHandler: Sendable {
  /// Handles a stroke, which it may take.
  func handle(_ record: inout StrokeRecord, at place: StrokePlace, into results: inout Results)
  /// Handles a stroke that could not be read; the error has been printed.
  func handle(_ error: ReadError, at place: StrokePlace, into results: inout Results)
  /// Handles an input that could not be read, or not to its end; the error has been printed.
  func handle(_ error: RunError, into results: inout Results)
}

extension StrokeHandler {
  func handle(_ error: ReadError, at place: StrokePlace, into results: inout Results) {}
  func handle(_ error: RunError, into results: inout Results) {}
}

/// A run of a command over its inputs, on several threads.
///
/// The output is in the order of the inputs, the same for any number of threads, and no more than a
/// piece of an input for each thread is in memory, besides what the command collects. A JSON document is one piece.
struct StrokeRun: Sendable {
  let options: InputOptions
  let console: Console
  /// The number of threads; nil for one on each core.
  var threads: Int?
  /// True if an input without a stroke is an error.
  var refusesEmptyInputs = false

  var countOfThreads: Int { threads ?? Platform.processors }

  /// Handles all strokes of the inputs.
  func run(_ inputs: [Input], by handler: any StrokeHandler, into sink: any ResultSink)
    -> OrderedResults
  {
    let progress = Progress(over: inputs, console: console)
    let ordered = OrderedResults(sink, console: console, progress: progress)
    let pieces = Pieces(inputs, of: self)
    Platform.onThreads(pieces.isSmall ? 1 : countOfThreads) {
      var worker = Worker(in: self, pieces, ordered, handler)
      worker.work()
    }
    if !Platform.isInterrupted, !sink.isClosed, ordered.shortage == nil {
      var last = Results()
      if !options.reading.selection.isAll {
        for failure in missing(ordered.matches) { last.report(failure, by: handler) }
      }
      if !ordered.skipped.isEmpty {
        for failure in empty(among: inputs, ordered.skipped) { last.report(failure, by: handler) }
      }
      ordered.write(&last)
    }
    ordered.finish()
    return ordered
  }

  /// The selected ids, labels and numbers that were not found: errors, like missing files.
  private func missing(_ matches: StrokeSelection.Matches) -> [RunError] {
    options.reading.selection.misses(matches).map { option, reason in
      let words = option.split(separator: " ", maxSplits: 1).map(String.init)
      // Of two conditions, each may be right by itself.
      guard options.reading.selection.ids.isEmpty || options.reading.selection.labels.isEmpty else {
        return RunError(input: option, reason)
      }
      let near = suggestion(for: words.last ?? "", among: matches.others.sorted())
      if let word = words.last, word.contains(",") {
        let each = word.split(separator: ",").map { "\(words[0]) \($0)" }
        return RunError(input: option, "\(reason); write \(each.joined(separator: " "))")
      }
      let known = matches.others.sorted()
      let some = known.prefix(3).joined(separator: ", ") + (known.count > 3 ? ", …" : "")
      let hint =
        near.map { "did you mean \(words[0]) \($0)?" }
        ?? (known.count == 1 ? "the only one is \(some)" : "there are \(some)")
      return RunError(input: option, matches.others.isEmpty ? reason : "\(reason); \(hint)")
    }
  }

  /// The folders of which every file was skipped, which is an error as a folder without files is.
  private func empty(among inputs: [Input], _ skipped: [Input]) -> [RunError] {
    let folders = Set(skipped.compactMap(\.folder)).filter { folder in
      skipped.count { $0.folder == folder } == inputs.count { $0.folder == folder }
    }
    return folders.sorted().map { RunError(input: $0.text, "no file in this folder has a stroke") }
  }
}

extension Results {
  /// Reports that an input could not be read, or not to its end.
  mutating func report(_ error: RunError, by handler: any StrokeHandler) {
    say(.error("\(error.source): \(error.message)"))
    handler.handle(error, into: &self)
  }
}

/// A line on standard error that tells a person how far a long run has come: for terminals only,
/// and not before the run has taken a second.
final class Progress: @unchecked Sendable {
  // Sound because one thread at a time uses it.

  private let console: Console
  private let step: String
  /// The number of bytes to read, where that is known.
  private let total: Int?
  private let start = Platform.seconds
  private var lastShown = 0.0
  private var isShown = false
  private var bytes = 0

  /// - Parameter step: The words for one long step, which reads no inputs.
  /// - Returns: Nil if standard error is no terminal.
  init?(of step: String = "", over inputs: [Input] = [], console: Console) {
    guard Platform.isTerminal(console.error) else { return nil }
    (self.console, self.step) = (console, step)
    let sizes = inputs.filter { !$0.isMissing }.map(\.fileSize)
    total = sizes.contains(nil) ? nil : sizes.reduce(0) { $0 + ($1 ?? 0) }
  }

  func advance() {
    guard let elapsed = elapsedIfDue() else { return }
    show("\(step), \(elapsed.text(upTo: 0)) s")
  }

  /// Counts more bytes as done, and sets the number of strokes.
  func advance(bytes more: Int, strokes: Int) {
    bytes += more
    guard let elapsed = elapsedIfDue() else { return }
    let rate = (Double(strokes) / elapsed).text(upTo: 0)
    var line = "\(counted(strokes, "stroke")), \(rate) a second"
    if let total, total > 0, bytes > 0 {
      let share = min(Double(bytes) / Double(total), 1)
      let left = elapsed * (1 - share) / share
      line = "\((share * 100).text(upTo: 0)) %, \(line), \(left.text(upTo: 0)) s left"
    }
    show(line)
  }

  /// The seconds so far; nil if it is too soon to show them.
  private func elapsedIfDue() -> Double? {
    let elapsed = Platform.seconds - start
    guard elapsed > 1, elapsed - lastShown > 0.2 else { return nil }
    (lastShown, isShown) = (elapsed, true)
    return elapsed
  }

  /// Removes the line, so that something else can be printed there.
  func clear() {
    guard isShown else { return }
    isShown = false
    show("")
  }

  private func show(_ line: String) {
    try? Platform.writeAll(console.error, Array("\r\u{1B}[K\(line)".utf8)[...])
  }
}
