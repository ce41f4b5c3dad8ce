import StrokeFormats

/// A run of a command over its inputs, on several threads.
///
/// The output is in the order of the inputs, the same for any number of threads, and no more than a
/// chunk for each thread is in memory, besides what the command collects.
struct StrokeRun<Handler: StrokeHandler>: Sendable {
  let handler: Handler
  let options: ReadingOptions
  let console: Console
  /// The number of threads; nil for one on each core.
  var threads: Int?
  /// The keeper of the inputs for a second pass, if there is to be one.
  var keeper: InputKeeper?
  var isEager = false
  /// The pause in seconds that ends a stroke of a table, if one does.
  var idleTime: Double?
  var showsProgress = true

  /// Handles all strokes of the inputs, and returns what the sink then holds and what was counted.
  func run<Sink: ResultSink>(
    _ inputs: [Result<Input, InputFailure>], into sink: Sink
  ) -> (sink: Sink, tally: Tally) where Sink.Element == Handler.Element {
    let progress = showsProgress ? Progress(over: inputs, console: console) : nil
    let stages = RunStages(
      chunks: Monitor(
        InputChunks(
          inputs, options, console, keeper: keeper, isEager: isEager,
          needsOrder: idleTime != nil || options.stopsAtSamples)),
      places: Monitor(PlaceCount()),
      output: Monitor(OrderedOutput(sink, console: console, progress: progress)))
    // One chunk more than can be seen now is a reason for another thread.
    let isSmall = inputs.count == 1 && stages.chunks.enter { $0.isSmall }
    Platform.onThreads(isSmall ? 1 : threads ?? Platform.processors) {
      var worker = Worker(of: self, stages)
      worker.work()
    }
    // In a second pass, all of it has been said.
    let isSecondPass = inputs.contains { (try? $0.get())?.isKept ?? false }
    return stages.output.enter { output in
      if !isSecondPass, !Platform.isInterrupted { sayWhatIsMissing(in: &output) }
      output.finish()
      return (output.sink, output.tally)
    }
  }
}

extension StrokeRun {
  /// Says what of the selection was not found: that is as bad as a missing file.
  private func sayWhatIsMissing<Sink: ResultSink>(
    in output: inout OrderedOutput<Sink>
  ) where Sink.Element == Handler.Element {
    for (option, reason) in options.selection.misses(output.tally.matches) {
      var missing = ChunkOutput<Handler.Element>()
      missing.tally.addFailure()
      missing.say(.problem("\(option): \(reason)"))
      handler.append(InputFailure(option, reason), to: &missing)
      _ = output.publish(missing, bytesRead: 0, isLast: false)
    }
  }
}

/// The stages that the workers of a run share: each chunk goes through these three, one after
/// another.
struct RunStages<Sink: ResultSink>: Sendable {
  let chunks: Monitor<InputChunks>
  let places: Monitor<PlaceCount>
  let output: Monitor<OrderedOutput<Sink>>
}

/// The strokes and lines of the current input that come before a chunk.
struct PlaceCount {
  /// The number of the chunk whose turn it is.
  var turn = 0
  var strokes = 0
  var lines = 0
}
