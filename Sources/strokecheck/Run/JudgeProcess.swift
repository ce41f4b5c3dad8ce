import StrokeFormats
import StrokeReports

/// A judge that runs: it is asked about strokes in blocks, and its answers are read while they are
/// written. For one thread at a time.
final class JudgeProcess {
  private let program: JudgeProgram
  private let console: Console
  private let child: ChildProcess
  private var reader: JudgeAnswerReader
  /// Output that is no whole line yet.
  private var output = LineBuffer()
  private var words: JudgeWords
  private var isOutputOpen = true
  private var areErrorsOpen = true
  /// True if it was ended because nobody wants its answers.
  private var isAbandoned = false
  /// True once it has answered, so that its start is over.
  private var hasAnswered = false
  /// The number of strokes that it is asked about next before any of them is answered.
  private var mostAtOnce = 1
  /// The size of what is read at once.
  private static let roomSize = 1 << 16

  init(
    _ program: JudgeProgram, _ reader: consuming JudgeAnswerReader, _ console: Console
  ) throws(SystemError) {
    (self.program, self.console) = (program, console)
    self.reader = reader
    child = try ChildProcess(shell: program.command)
    words = JudgeWords(of: program.name, console)
  }

  /// True if it can be asked again.
  var isAsking: Bool { child.isInputOpen && isOutputOpen }

  /// Why it is of no use any more, and at which stroke of those that it was asked about, from 0; nil at the last
  /// that it was asked about before.
  struct Fault: Error {
    let place: Int?
    let reason: String
  }

  /// Asks about strokes, a line each, and adds the answers, also those before a fault.
  ///
  /// At first it is asked about few at a time, and about more when those are answered, so that it is
  /// known at which stroke one goes wrong that always does. One that keeps its answer back is asked
  /// about all. After a signal its input ends behind the last line, so that it need not wait for more, and
  /// where there are more than a few it is asked about none of the rest: there may be fewer answers than strokes.
  ///
  /// From time to time it hands on the answers so far, and stops when nobody wants more.
  func ask(
    _ lines: [UInt8], about numbers: [Int], _ answers: inout [JudgeAnswer],
    onSlowEnd sayItIsWaitedFor: () -> Void, meanwhile handOn: ([JudgeAnswer]) -> Bool
  ) throws(Fault) {
    answers.reserveCapacity(numbers.count)
    child.collectEnded()
    var questions = Questions(lines, count: numbers.count)
    if Platform.isInterrupted, numbers.count > Questions.few { return child.closeInput() }
    try checkSilence(since: nil)
    var times = AnswerTimes(within: program.timeout)
    while answers.count < questions.count {
      if answers.count == questions.asked { try goOn(&questions, numbers, &answers) }
      let ready = child.wait(
        seconds: min(times.next(answers.count), questions.deadline) - Platform.seconds,
        toWrite: !questions.bytes.isEmpty, forOutput: isOutputOpen, forErrors: areErrorsOpen,
        forSignal: !times.isSignalled)
      if ready.isInterrupted {
        times.signal()
        questions.stop()
      } else if Platform.seconds >= questions.deadline {
        mostAtOnce = Questions.most
        questions.take(mostAtOnce)
      }
      if times.takeNotice() { sayItIsWaitedFor() }
      if ready.hasErrors { readErrors() }
      // One that reads no more may have answered all the same.
      if ready.canWrite { questions.drop(child.write(questions.bytes)) }
      if ready.hasOutput, try readOutput(&answers, numbers[..<questions.asked]) {
        times.renew(within: program.timeout)
        questions.wait(Self.patience(within: program.timeout))
      }
      if times.takeHandOn(answers.count), !handOn(answers) { return abandon() }
      if times.isSignalled, questions.bytes.isEmpty { child.closeInput() }
      if !ready.hasOutput, times.areOver { throw fault(answers.count, slowness()) }
    }
    try checkSilence(after: &questions, &answers)
  }

  /// The time in seconds after which one that does not answer may be waiting for more.
  private static func patience(within timeout: Double) -> Double { min(1, timeout / 2) }

  /// Asks about more strokes, all before having been answered.
  private func goOn(
    _ questions: inout Questions, _ numbers: [Int], _ answers: inout [JudgeAnswer]
  ) throws(Fault) {
    try checkSilence(after: &questions, &answers)
    if !isOutputOpen { throw fault(answers.count, endingReason) }
    questions.take(mostAtOnce, patience: Self.patience(within: program.timeout))
    mostAtOnce = min(4 * mostAtOnce, Questions.most)
  }

  /// Reads output that is there, and the answers in it. Returns false if there are none.
  private func readOutput(
    _ answers: inout [JudgeAnswer], _ numbers: ArraySlice<Int>
  ) throws(Fault) -> Bool {
    let before = answers.count
    isOutputOpen = output.fill(upTo: Self.roomSize) { child.readOutput(into: $0) } > 0
    while answers.count < numbers.count, let line = output.next(isAtEnd: !isOutputOpen) {
      do throws(ReadError) {
        answers.append(try reader.answer(line, toStroke: numbers[answers.count]))
      } catch {
        let advice =
          line.first == UInt8(ascii: "{") ? "" : "; only answers may go to its standard output"
        throw fault(
          answers.count,
          "column \(error.column) of its answer: \(error.reason), in \(LineBuffer.start(of: line))\(advice)"
        )
      }
    }
    if answers.count > before { hasAnswered = true }
    guard answers.count < numbers.count else { return true }
    if !isOutputOpen { throw fault(answers.count, endingReason) }
    if output.count > console.memory.bytes || console.memory.isShort {
      throw fault(answers.count, "its answer is too long: \(console.memory.reason)")
    }
    return answers.count > before
  }

  /// Checks that there is no answer more than questions.
  private func checkSilence(
    after questions: inout Questions, _ answers: inout [JudgeAnswer]
  ) throws(Fault) {
    guard questions.checked < questions.asked else { return }
    do throws(Fault) { try checkSilence(since: questions.asked - 1) } catch {
      // Nobody knows which of them answers which stroke.
      answers.removeSubrange(questions.checked...)
      throw error
    }
    questions.checked = questions.asked
  }

  /// Checks that there is no answer to what it was not asked, when it was asked last about this stroke.
  private func checkSilence(since last: Int?) throws(Fault) {
    // A second answer to the first stroke may come a moment later.
    let pause = mostAtOnce == 4 ? 0.001 : 0
    while isOutputOpen, output.count == 0,
      child.wait(
        seconds: pause, toWrite: false, forOutput: true, forErrors: false, forSignal: false
      ).hasOutput
    {
      isOutputOpen = output.fill(upTo: Self.roomSize) { child.readOutput(into: $0) } > 0
    }
    guard output.count > 0 else { return }
    throw fault(
      last,
      "it printed a line that no stroke up to this one asked for: \(output.start); answers with \"stroke\" show where it begins"
    )
  }

  private func readErrors() {
    areErrorsOpen = words.fill { child.readErrors(into: $0) } > 0
  }
}

// How it ends.
extension JudgeProcess {
  /// Why no answer came in time, as far as its output tells, also when its input ends.
  private func slowness() -> String {
    let time =
      "no answer for \(program.timeout.text(upTo: 9)) s, the limit that --judge-timeout sets"
    if child.hasEnded() { return "\(time): \(endingReason); what it started runs on" }
    if output.count > 0 { return "\(time), only \(output.start) without the end of a line" }
    child.closeInput()
    let ready = child.wait(
      seconds: min(1, program.timeout), toWrite: false, forOutput: isOutputOpen, forErrors: false,
      forSignal: false)
    if ready.hasOutput, output.fill(upTo: Self.roomSize, { child.readOutput(into: $0) }) > 0 {
      return
        "\(time): it answered only when its input ended; it should answer each line as it reads it, and flush"
    }
    return hasAnswered ? time : "\(time), its start included"
  }

  private var endingReason: String {
    child.hasEnded(within: 1)
      ? "it ended before answering (\(child.ending.map { "\($0)" } ?? ""))\(program.hint(for: child.ending))"
      : "it closed its output"
  }

  /// Ends it because nobody wants its answers.
  private func abandon() {
    child.endGroup()
    (isOutputOpen, output, isAbandoned) = (false, LineBuffer(), true)
  }

  /// Ends it because of a fault.
  private func fault(_ place: Int?, _ reason: String) -> Fault {
    drainErrors()
    child.endGroup()
    let last = words.last.isEmpty ? "" : "; last line of its standard error: \(words.last)"
    words.finish()
    return Fault(place: place, reason: reason + last)
  }

  /// Passes on what is there of its standard error, up to a megabyte.
  private func drainErrors() {
    for _ in 0..<(1 << 20) / Self.roomSize {
      guard areErrorsOpen,
        child.wait(seconds: 0, toWrite: false, forOutput: false, forErrors: true, forSignal: false)
          .hasErrors
      else { return }
      readErrors()
    }
  }

  /// Gives its input an end and waits for its own. Returns what was wrong, if something was.
  func finish() -> String? {
    if isAbandoned { return nil }
    child.closeInput()
    let deadline = Platform.seconds + program.timeout
    // What it started may keep its pipes open, so its end is looked for beside theirs.
    while isOutputOpen || areErrorsOpen, !child.hasEnded(), Platform.seconds < deadline {
      let ready = child.wait(
        seconds: 0.01, toWrite: false, forOutput: isOutputOpen, forErrors: areErrorsOpen,
        forSignal: false)
      if ready.hasErrors { readErrors() }
      if ready.hasOutput {
        isOutputOpen = output.fill(upTo: Self.roomSize) { child.readOutput(into: $0) } > 0
        if output.count > 0 { break }
      }
    }
    do throws(Fault) { try checkSilence(since: nil) } catch { return error.reason }
    drainErrors()
    if !child.hasEnded(within: deadline - Platform.seconds) {
      words.say(
        "did not end within \(program.timeout.text(upTo: 9)) s of its input, and was killed")
    } else {
      if let ending = child.ending, ending.isFailure {
        words.say("ended with \(ending) after its last answer")
      }
      if child.leavesProcesses() {
        words.say("strokecheck killed processes that this judge left running")
      }
    }
    child.endGroup()
    words.finish()
    return nil
  }
}

/// What is done while answers are waited for, and when.
private struct AnswerTimes {
  /// The time until which the next answer has to come.
  private var deadline = 0.0
  /// The time at which it is said, after a signal, that answers are waited for.
  private var notice = Double.infinity
  /// The number of answers that were handed on, and the time from which others are.
  private var (handedOn, handOn) = (0, Platform.seconds + patience)
  /// True once a signal has come.
  private(set) var isSignalled = false

  /// The seconds for which nobody wonders what is waited for.
  private static let patience = 0.5

  init(within timeout: Double) { renew(within: timeout) }

  /// Gives the next answer its time.
  mutating func renew(within timeout: Double) { deadline = Platform.seconds + timeout }

  var areOver: Bool { Platform.seconds >= deadline }

  /// The time at which there is something to do, when so many are answered.
  func next(_ answered: Int) -> Double {
    min(deadline, notice, answered > handedOn ? handOn : .infinity)
  }

  mutating func signal() { (isSignalled, notice) = (true, Platform.seconds + Self.patience) }

  /// Tells once whether it is time to say what is waited for.
  mutating func takeNotice() -> Bool {
    guard Platform.seconds >= notice else { return false }
    notice = .infinity
    return true
  }

  /// Tells whether it is time to hand on the answers, so many by now.
  mutating func takeHandOn(_ answered: Int) -> Bool {
    guard answered > handedOn, Platform.seconds >= handOn else { return false }
    (handedOn, handOn) = (answered, Platform.seconds + Self.patience)
    return true
  }
}

/// Questions, a line each, that are asked some at a time.
private struct Questions {
  private var later: ArraySlice<UInt8>
  /// The number of all of them that will be asked.
  private(set) var count: Int
  /// What is asked and has not been written yet.
  var bytes: ArraySlice<UInt8> = []
  /// The number of those that were asked, and of those behind whose answers nothing came.
  private(set) var asked = 0
  var checked = 0
  /// The time from which those are asked that have not been asked.
  private(set) var deadline = Double.infinity
  /// More than there are.
  static let most = 1 << 20
  /// So many that they are still asked after a signal.
  static let few = 4

  init(_ lines: [UInt8], count: Int) { (later, self.count) = (lines[...], count) }

  /// Asks the next `wanted` questions, or all that are left. The rest are asked after `patience` seconds at the latest.
  mutating func take(_ wanted: Int, patience: Double = 0) {
    let number = min(wanted, count - asked)
    var end = later.endIndex
    if number < count - asked {
      end = later.startIndex
      for _ in 0..<number {
        end = later[end...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? later.endIndex
      }
    }
    // What has been asked before and is not written comes first.
    bytes = bytes.isEmpty ? later[..<end] : bytes + later[..<end]
    later = later[end...]
    asked += number
    wait(patience)
  }

  /// Asks the rest after some time at the latest.
  mutating func wait(_ patience: Double) {
    deadline = asked < count ? Platform.seconds + patience : .infinity
  }

  /// Leaves out what was written; all if nobody reads it.
  mutating func drop(_ written: Int?) { bytes = written.map { bytes.dropFirst($0) } ?? [] }

  /// Asks none that have not been asked, as far as it is not too late, unless they are few.
  mutating func stop() {
    guard count - asked > Self.few else { return take(Self.most) }
    // A line of which a part is written goes on.
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.endIndex
    asked -= bytes[end...].count { $0 == UInt8(ascii: "\n") }
    bytes = bytes[..<end]
    (count, later, deadline) = (asked, later[later.endIndex...], .infinity)
  }
}
