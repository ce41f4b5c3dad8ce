import StrokeCore
import StrokeFormats

/// A run of detectors over inputs, on as many threads as there are to be.
///
/// Every thread takes a job, judges it, waits until the number of its first stroke is known, writes
/// it down, and waits for its turn to put it out. So the output is in the order of the inputs, the
/// same bytes for any number of threads, and no more than a piece of input a thread is in memory.
struct BatchRun: Sendable {
  let judge: Judge
  let clerk: Clerk
  let options: ReadingOptions
  let console: Console
  var isEager = false

  /// The strokes and lines of the current input that come before a job.
  private struct Count {
    var turn = 0
    var place = (strokes: 0, lines: 0)
  }

  /// What a thread works with, used again for every job.
  private struct Desk: ~Copyable {
    var block = ByteBlock()
    var stream: StrokeStream
    var record = StrokeRecord()
    var judgment = Judge.Judgment()
    var proceedings = Proceedings()
  }

  /// Judges all inputs, on one thread for each core if no number is given. Returns what that came to, and why the results could not be printed, if
  /// they could not.
  func run(
    _ inputs: [Result<Input, InputFailure>], threads: Int?, showsProgress: Bool = true
  ) -> (tally: Tally, failure: SystemError?) {
    let progress = showsProgress ? Progress(over: inputs, console: console) : nil
    let source = Monitor(JobSource(inputs, options, console, isEager: isEager))
    let press = Monitor(
      Press(clerk.report, isQuiet: clerk.isQuiet, console: console, progress: progress))
    let count = Monitor(Count())
    // One job more than can be seen now is a reason for another thread.
    let isSmall = inputs.count == 1 && source.enter { $0.isSmall }
    Platform.onThreads(isSmall ? 1 : threads ?? Platform.processors) { work(source, press, count) }
    return press.enter { press in
      press.close()
      return (press.tally, press.failure)
    }
  }

  private func work(_ source: Monitor<JobSource>, _ press: Monitor<Press>, _ count: Monitor<Count>)
  {
    var desk = Desk(stream: StrokeStream(options))
    while let (number, job) = source.enter({ $0.next(into: &desk.block) }) {
      desk.proceedings.removeAll()
      let size = perform(job, number, &desk, press, count)
      let isStuck = press.enter(when: { $0.turn == number }) { press in
        press.publish(desk.proceedings, bytesRead: size)
        return press.failure != nil
      }
      if isStuck { source.enter { $0.stop() } }
    }
  }

  /// Does a job, up to its last proceedings. Returns the bytes it read.
  private func perform(
    _ job: Job, _ number: Int, _ desk: inout Desk, _ press: Monitor<Press>, _ count: Monitor<Count>
  ) -> Int {
    if case .piece(let name, let head, let isFirst, let ending) = job {
      return judgePiece(name, head, isFirst, ending, number, &desk, count)
    }
    count.enter(when: { $0.turn == number }) { $0.turn += 1 }
    switch job {
    case .failure(let failure):
      clerk.write(failure, into: &desk.proceedings)
      return 0
    case .files(let inputs): return inputs.reduce(0) { $0 + judgeFile($1, &desk) }
    case .whole(let name, let ending): return judgeWhole(name, ending, &desk)
    case .stream(let input): return judgeStream(input, number, &desk, press)
    case .piece: return 0
    }
  }

  private func judgeFile(_ input: Input, _ desk: inout Desk) -> Int {
    desk.block.removeAll()
    do throws(SystemError) {
      let opened = try OpenInput(input, console)
      while !opened.isAtEnd { desk.block.append(upTo: 1 << 16) { opened.read(into: $0) } }
      return judgeWhole(input.name, opened.ending, &desk)
    } catch {
      clerk.write(InputFailure(input.name, error.description), into: &desk.proceedings)
      return 0
    }
  }

  private func judgeWhole(
    _ name: String, _ ending: OpenInput.Ending?, _ desk: inout Desk
  ) -> Int {
    desk.stream.restart()
    let size = judgeBlock(&desk, ending)
    desk.proceedings.say(.input)
    if ending == .whole || size > 0 {
      clerk.write(
        &desk.judgment, at: Clerk.Place(file: name, isWhole: true), into: &desk.proceedings)
    }
    write(ending, of: name, &desk)
    return size
  }

  private func judgePiece(
    _ name: String, _ head: DocumentHead, _ isFirst: Bool, _ ending: OpenInput.Ending?,
    _ number: Int, _ desk: inout Desk, _ count: Monitor<Count>
  ) -> Int {
    desk.stream.restart(continuing: head)
    let size = judgeBlock(&desk, ending)
    let (strokes, lines) = (desk.judgment.strokes, desk.judgment.lines)
    let before = count.enter(when: { $0.turn == number }) { count in
      if isFirst { count.place = (0, head.lines) }
      defer { count.place = (count.place.strokes + strokes, count.place.lines + lines) }
      count.turn += 1
      return count.place
    }
    if isFirst { desk.proceedings.say(.input) }
    let place = Clerk.Place(file: name, strokes: before.strokes, lines: before.lines)
    clerk.write(&desk.judgment, at: place, into: &desk.proceedings)
    write(ending, of: name, &desk)
    return size
  }

  /// Judges the strokes in the block, which the stream takes over. Returns how many bytes that was.
  private func judgeBlock(_ desk: inout Desk, _ ending: OpenInput.Ending?) -> Int {
    let size = desk.block.count
    desk.judgment.removeAll()
    desk.stream.append(takingFrom: &desk.block)
    desk.stream.finish(ending)
    _ = judge.judge(&desk.stream, &desk.record, into: &desk.judgment)
    return size
  }

  private func write(_ ending: OpenInput.Ending?, of name: String, _ desk: inout Desk) {
    guard case .failed(let failure) = ending else { return }
    clerk.write(InputFailure(name, failure.description), into: &desk.proceedings)
  }
}

// Inputs that must be read from one end to the other.
extension BatchRun {
  /// Judges a stream, so many strokes at a time, and puts out all but the last as it goes.
  private func judgeStream(
    _ input: OpenInput, _ number: Int, _ desk: inout Desk, _ press: Monitor<Press>
  ) -> Int {
    desk.stream.restart()
    desk.stream.append(input.pending.bytes)
    desk.proceedings.say(.input)
    var place = Clerk.Place(file: input.name, isWhole: true)
    var size = input.pending.count
    input.pending = ByteBlock()
    while true {
      desk.judgment.removeAll()
      var step = StrokeStream.Step.needsBytes
      while step == .needsBytes {
        step = judge.judge(&desk.stream, &desk.record, limit: 256, into: &desk.judgment)
        if step == .needsBytes {
          let more = desk.stream.append(upTo: JobSource.pieceSize) { input.read(into: $0) }
          if more == 0 { desk.stream.finish(input.ending) }
          size += more
        }
      }
      clerk.write(&desk.judgment, at: place, into: &desk.proceedings)
      if step == .end { break }
      place = Clerk.Place(file: input.name, strokes: place.strokes + desk.judgment.strokes)
      let isStuck = press.enter(when: { $0.turn == number }) { press in
        press.publish(desk.proceedings, bytesRead: size, isLast: false)
        return press.failure != nil
      }
      size = 0
      desk.proceedings.removeAll()
      if isStuck { break }
    }
    write(input.ending, of: input.name, &desk)
    return size
  }
}
