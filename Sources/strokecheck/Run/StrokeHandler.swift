import StrokeFormats
import StrokeReports

/// The work of a command on strokes, on any thread: items as they are read, and results once it is
/// known where in its input a chunk stands.
protocol StrokeHandler: Sendable {
  /// The result for a stroke while its place is not known.
  associatedtype Item
  /// The type of what is put out in the order of the inputs.
  associatedtype Element

  /// The messages besides the results.
  var diagnostics: Diagnostics { get }
  /// The judges from outside that are asked about the questions of each chunk; nil if there are none.
  var judges: Judges? { get }

  /// Handles the stroke that was read last, which it may keep.
  func handle(_ record: inout StrokeRecord, into chunk: inout ChunkResult<Item>)
  /// Handles what should have been a stroke and could not be read.
  func handle(_ error: ReadError, into chunk: inout ChunkResult<Item>)
  /// Takes the answers to what was asked about an item, in the order in which it was asked.
  func take(_ answers: inout JudgeAnswers, into item: inout Item) throws(JudgeFault)
  /// Appends the results of an item.
  func append(_ item: inout Item, at place: StrokePlace, to output: inout ChunkOutput<Element>)
  /// Appends the results of an input that could not be read, or not to its end.
  func append(_ failure: InputFailure, to output: inout ChunkOutput<Element>)
  /// Appends that strokes are not judged from here on, because of a judge from outside.
  func append(_ fault: JudgeFault, to output: inout ChunkOutput<Element>)
}

extension StrokeHandler {
  var judges: Judges? { nil }
  func take(_ answers: inout JudgeAnswers, into item: inout Item) throws(JudgeFault) {}
  func handle(_ error: ReadError, into chunk: inout ChunkResult<Item>) { chunk.note(error) }
  func append(_ failure: InputFailure, to output: inout ChunkOutput<Element>) {}
  func append(_ fault: JudgeFault, to output: inout ChunkOutput<Element>) {}

  /// Counts and reports an input that could not be read, or not to its end.
  func report(_ failure: InputFailure, in output: inout ChunkOutput<Element>) {
    output.tally.addFailure()
    say(.problem("\(failure.name): \(failure.reason)"), .failures, in: &output)
    append(failure, to: &output)
  }

  /// Counts and reports a judge's fault, which ends the run.
  func report(_ fault: JudgeFault, in output: inout ChunkOutput<Element>) {
    output.tally.addFault()
    append(fault, to: &output)
    output.say(.fault(fault.text))
  }

  /// Adds a message, if the command has messages of its level.
  func say(_ message: Message, _ level: Diagnostics, in output: inout ChunkOutput<Element>) {
    if level <= diagnostics { output.say(message) }
  }
}

/// The messages of a command on standard error: each level includes the ones before it.
enum Diagnostics: Int, Comparable {
  /// Inputs that could not be read, or not to their end.
  case failures
  /// Strokes that could not be read, and what an interrupt cut off.
  case problems
  /// Notices on strokes, and inputs without any.
  case notices

  static func < (a: Diagnostics, b: Diagnostics) -> Bool { a.rawValue < b.rawValue }
}
