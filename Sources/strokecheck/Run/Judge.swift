import StrokeFormats
import StrokeReports

/// A program that reads a line for each stroke and answers each with a line, in order. It is started once, and gets
/// more strokes while it answers.
final class Judge: VerdictSource {
  private typealias Waiting = (place: StrokePlace, take: (JudgeAnswer?) -> Void)

  let name: String
  private let child: ChildProcess
  /// The longest time without an answer, in seconds.
  private let patience: Double
  private var reader: VerdictReader
  /// Lines that have not been written.
  private var unsent: [UInt8] = []
  /// True if it has closed its input before all lines were in it.
  private var hasStoppedReading = false
  /// Output that is no whole line yet.
  private var output: [UInt8] = []
  private var asked = 0
  private var answered = 0
  /// The strokes that have not been answered, by their numbers, and the last one that was.
  private var waiting: [Int: Waiting] = [:]
  private var last: StrokePlace?

  /// The bytes that are written at once, and the most that are kept. An answer is shorter.
  private static let blockSize = 1 << 15
  private static let most = 1 << 20
  /// The strokes that wait for an answer, at most: many, because some programs answer when they have many.
  private static let mostWaiting = 1 << 16

  init(
    _ name: String, _ command: Argument, positiveLabels: [String], _ console: Console
  ) throws(RunError) {
    (self.name, patience) = (name, console.patience)
    reader = VerdictReader(positiveLabels: positiveLabels)
    do throws(SystemError) {
      child = try ChildProcess(shell: command, errors: console.error)
    } catch {
      throw RunError(input: name, "cannot start: \(error)")
    }
  }

  /// Asks about a stroke, whose line lacks only the number.
  func ask(
    _ question: VerdictQuestion, _ take: @escaping (JudgeAnswer?) -> Void
  ) throws(VerdictFailure) {
    guard question.isJudged else { return take(nil) }
    asked += 1
    waiting[asked] = (question.place, take)
    unsent.append("{\"stroke\":")
    unsent.append(decimal: asked)
    unsent.append(UInt8(ascii: ","))
    // The brace of the object has been written.
    unsent += question.line[1...]
    if unsent.count >= Self.blockSize { try exchange() }
    while unsent.count > Self.most || waiting.count > Self.mostWaiting {
      try exchange(for: patience)
    }
  }

  /// Writes and reads what can be without waiting, or waits for some time.
  private func exchange(for seconds: Double = 0) throws(VerdictFailure) {
    let ready = child.wait(seconds: seconds, toWrite: !unsent.isEmpty)
    if ready.canWrite {
      if let count = child.send(unsent[...]) {
        unsent.removeFirst(count)
      } else {
        // What it has answered, or how it ended, says more of it.
        (unsent, hasStoppedReading) = ([], true)
      }
    }
    if ready.hasOutput { try read() }
    if !ready.canWrite, !ready.hasOutput, seconds > 0 {
      throw failure("no answer for \(patience.text(upTo: 1)) s")
    }
  }

  private func read() throws(VerdictFailure) {
    let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { room in
      let count = child.read(into: room)
      output.append(contentsOf: room[..<count])
      return count
    }
    if count == 0, !output.isEmpty { output.append("\n") }
    var rest = output[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      try take(rest[..<end])
      rest = rest[(end + 1)...]
    }
    guard rest.count <= Self.most else { throw failure("its answer is longer than a megabyte") }
    output = Array(rest)
    if count == 0, !waiting.isEmpty {
      throw failure(
        child.hasEnded(within: 1)
          ? "it ended before answering (\(child.ending))" : "it closed its output before answering")
    }
  }

  private func take(_ line: ArraySlice<UInt8>) throws(VerdictFailure) {
    let number = answered + 1
    guard let question = waiting[number] else {
      throw failure("it printed a line without a stroke to answer: \(Self.quoted(line))")
    }
    do throws(ReadError) {
      let stated = try reader.read(JSONTree(line: line))
      if let other = stated.stroke, other != number {
        throw ReadError("it answered stroke \(other), expected \(number)", line: 1, column: 1)
      }
      guard let answer = stated.answer else {
        throw ReadError("expected circle, accepted or rejected", line: 1, column: 1)
      }
      waiting[number] = nil
      (answered, last) = (number, question.place)
      question.take(answer)
    } catch {
      let advice =
        line.first == UInt8(ascii: "{") ? "" : "; only answers may go to its standard output"
      throw failure(
        "column \(error.column) of its answer: \(error.reason), in \(Self.quoted(line))\(advice)")
    }
  }

  private static func quoted(_ line: ArraySlice<UInt8>) -> String {
    "\"\(String(decoding: line.prefix(60), as: UTF8.self))\(line.count > 60 ? "…" : "")\""
  }

  /// What it did wrong at the stroke that it should answer next.
  private func failure(_ reason: String) -> VerdictFailure {
    VerdictFailure(place: waiting[answered + 1]?.place ?? last, reason: reason)
  }

  /// Closes its input, and waits for its answers and for its end.
  func finish() throws(VerdictFailure) {
    while !unsent.isEmpty { try exchange(for: patience) }
    child.closeInput()
    while !waiting.isEmpty { try exchange(for: patience) }
    let deadline = Platform.seconds + patience
    // A process that it started may keep its output open.
    while !child.hasEnded() {
      guard Platform.seconds < deadline else { throw failure("it did not end when its input did") }
      if child.wait(seconds: 0.005, toWrite: false).hasOutput { try read() }
    }
    while child.wait(seconds: 0, toWrite: false).hasOutput { try read() }
    guard child.status == 0 || child.status == 1 else {
      throw failure("it ended with \(child.ending) after its last answer")
    }
    if hasStoppedReading { throw failure("it stopped reading before the last stroke") }
    if child.endGroup() { throw failure("it left processes running, which were ended") }
  }

  func stop() { child.endGroup() }
}
