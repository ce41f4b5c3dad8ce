import StrokeFormats
import StrokeReports

/// A run of a command over its inputs, on several threads.
///
/// The output is in the order of the inputs, the same for any number of threads, and no more than a
/// chunk for each thread is in memory, besides what the command collects.
struct StrokeRun: Sendable {
  let options: ReadingOptions
  let console: Console
  /// The number of threads; nil for one on each core.
  var threads: Int?
  /// The keeper of the inputs for a second pass, if there is to be one.
  var keeper: InputKeeper?

  /// Handles all strokes of the inputs, and returns what the sink then holds, what was counted, and why the sink took no
  /// more if there was no memory for it.
  func run<Handler: StrokeHandler, Sink: ResultSink>(
    _ inputs: [NamedInput], by handler: Handler, into sink: Sink
  ) -> (sink: Sink, tally: Tally, shortage: InputFailure?) where Sink.Element == Handler.Element {
    let progress = Progress(over: inputs, console: console)
    let output = Monitor(OrderedOutput(sink, console: console, progress: progress))
    work(on: inputs, handler, output)
    // What a judge does wrong after its last answer is said unless the run was stopped before.
    if let fault = handler.judges?.finish().first {
      var last = ChunkOutput<Sink.Element>()
      handler.report(fault, in: &last)
      _ = output.enter { $0.publish(last, bytesRead: 0, isLast: false) }
    }
    // The second pass repeats no messages.
    let isSecondPass = inputs.contains { $0.input?.isKept ?? false }
    let (isStopped, shortage) = output.enter { ($0.isStopped, $0.shortage) }
    if !isSecondPass, !Platform.isInterrupted, !isStopped, shortage == nil {
      let (matches, leftOut) = output.enter { ($0.tally.matches, $0.withoutStrokes) }
      var last = ChunkOutput<Sink.Element>()
      for failure in missing(matches) + empty(among: inputs, without: leftOut) {
        handler.report(failure, in: &last)
      }
      _ = output.enter { $0.publish(last, bytesRead: 0, isLast: false) }
    }
    return output.enter { output in
      output.finish()
      return (output.sink, output.tally, shortage)
    }
  }

  /// Lets threads work until there are no more chunks.
  private func work<Handler: StrokeHandler, Sink: ResultSink>(
    on inputs: [NamedInput], _ handler: Handler, _ output: Monitor<OrderedOutput<Sink>>
  ) where Sink.Element == Handler.Element {
    let stages = RunStages(
      chunks: Monitor(
        InputChunks(inputs, options, console, keeper: keeper)),
      places: Monitor(PlaceCount()))
    // One chunk more than can be seen now is a reason for another thread.
    let isSmall = inputs.count == 1 && stages.chunks.enter { $0.isSmall }
    let most = handler.judges?.threads ?? threads ?? Platform.processors
    Platform.onThreads(isSmall ? 1 : most) {
      var worker = Worker(in: self, stages, handler, output)
      worker.work()
    }
  }

  /// What of the selection was not found: that is as bad as a missing file.
  private func missing(_ matches: StrokeSelection.Matches) -> [InputFailure] {
    guard !options.selection.isAll else { return [] }
    return options.selection.misses(matches).map { option, reason in
      let words = option.split(separator: " ", maxSplits: 1).map(String.init)
      // Of two conditions, each may be right by itself.
      guard options.selection.ids.isEmpty || options.selection.labels.isEmpty else {
        return InputFailure(option, reason)
      }
      let near = suggestion(for: words.last ?? "", among: matches.others.sorted())
      if let word = words.last, word.contains(",") {
        let each = word.split(separator: ",").map { "\(words[0]) \($0)" }
        return InputFailure(option, "\(reason); write \(each.joined(separator: " "))")
      }
      let known = matches.others.sorted()
      let some = known.prefix(3).joined(separator: ", ") + (known.count > 3 ? ", …" : "")
      let hint =
        near.map { "did you mean \(words[0]) \($0)?" }
        ?? (known.count == 1 ? "the only one is \(some)" : "there are \(some)")
      return InputFailure(option, matches.others.isEmpty ? reason : "\(reason); \(hint)")
    }
  }

  /// The folders of which every file was left out: that is as bad as no file.
  private func empty(
    among inputs: [NamedInput], without leftOut: [FoundFile]
  ) -> [InputFailure] {
    let folders = Set(leftOut.map(\.folder)).filter { folder in
      leftOut.count { $0.folder == folder }
        == inputs.count { $0.input?.found?.folder == folder }
    }
    return folders.sorted().map { InputFailure($0.text, "no file in this folder has a stroke") }
  }
}

extension Invocation {
  /// Handles all strokes of the inputs, read as the options say.
  ///
  /// - Throws: that there is no memory for all of them.
  func run<Handler: StrokeHandler, Sink: ResultSink>(
    _ inputs: [NamedInput], by handler: Handler, into sink: Sink
  ) throws(UsageError) -> (sink: Sink, tally: Tally) where Sink.Element == Handler.Element {
    let run = StrokeRun(
      options: options.input.reading, console: console, threads: options.output.threads
    ).run(inputs, by: handler, into: sink)
    if let shortage = run.shortage { throw UsageError(shortage) }
    return (run.sink, run.tally)
  }
}

/// The stages that the workers of a run share: each chunk goes through these two, and then through the
/// output.
struct RunStages: Sendable {
  let chunks: Monitor<InputChunks>
  let places: Monitor<PlaceCount>
}

/// The strokes and lines of the current input that come before a chunk.
struct PlaceCount {
  /// The number of the chunk whose turn it is.
  var turn = 0
  var strokes = 0
  var lines = 0
}
