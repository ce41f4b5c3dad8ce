import StrokeFormats
import StrokeReports

/// The results of a piece of work in order, and between them what goes to standard error.
struct Results {
  /// What is to be printed.
  var bytes: [UInt8] = []
  private(set) var messages: [PlacedMessage] = []
  /// The findings, by whether they are as they should be.
  var totals = Totals()
  /// The strokes that were read or should have been.
  var strokes = 0
  /// The strokes and inputs that could not be read.
  private(set) var errors = 0
  /// What was found of the selection.
  var matches = StrokeSelection.Matches()
  /// The kinds of notices that were given on the current input: the first of a kind is enough.
  private(set) var givenNotices = NoticeKinds()
  /// What a command keeps, an array of its own kind of values.
  private var kept: AnyObject?

  private final class Kept<Value> {
    var values: [Value] = []
  }

  /// Keeps a value. All that a run keeps is of one type.
  mutating func keep<Value>(_ value: Value) {
    guard let kept else {
      let list = Kept<Value>()
      list.values.append(value)
      self.kept = list
      return
    }
    unsafeDowncast(kept, to: Kept<Value>.self).values.append(value)
  }

  var hasValues: Bool { kept != nil }

  /// Takes out what was kept.
  mutating func takeValues<Value>(of type: Value.Type = Value.self) -> [Value] {
    guard let list = kept as? Kept<Value> else { return [] }
    kept = nil
    return list.values
  }

  var isEmpty: Bool { bytes.isEmpty && messages.isEmpty && kept == nil && strokes == 0 }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    messages.removeAll(keepingCapacity: true)
    (totals, strokes, errors, kept) = (Totals(), 0, 0, nil)
    matches = StrokeSelection.Matches()
  }

  /// Begins strokes of another input.
  mutating func begin(_ input: Input, isFirst: Bool) {
    givenNotices = NoticeKinds()
    if isFirst { say(.input(input.name)) }
  }

  mutating func say(_ message: Message) {
    if case .error = message { errors += 1 }
    messages.append(PlacedMessage(offset: bytes.count, message: message))
  }

  /// Gives notices on a stroke.
  mutating func give(_ notices: [Notice], on place: StrokePlace) {
    for notice in notices { give(notice, on: place.name) }
  }

  /// Gives a notice on a stroke or a line.
  mutating func give(_ notice: Notice, on place: String) {
    if givenNotices.insert(notice.kind) { say(.notice(place: place, notice)) }
  }
}

/// A message behind so many bytes of the results.
struct PlacedMessage {
  let offset: Int
  let message: Message
}

/// Something that is said on standard error, beside the results.
enum Message {
  /// The strokes of another input begin.
  case input(String)
  /// Something could not be read.
  case error(String)
  case warning(String)
  /// A file of a folder is left out, because there is no stroke in it.
  case leftOut(Input)
  case notice(place: String, Notice)
}

/// A receiver of the results of a run, in the order of the inputs. One thread at a time uses it.
protocol ResultSink: AnyObject, Sendable {
  /// True if what it keeps grows with the inputs.
  var keepsResults: Bool { get }
  /// True if it takes no more.
  var isClosed: Bool { get }

  /// Writes bytes of a piece of work; `isBeginning` if they are its first.
  func write(_ bytes: ArraySlice<UInt8>, isBeginning: Bool)
  /// Takes what else there is.
  func take(_ results: inout Results)
}

extension ResultSink {
  func write(_ bytes: ArraySlice<UInt8>, isBeginning: Bool) {}
  func take(_ results: inout Results) {}
}

/// Sends a report to a descriptor as it grows.
final class ReportOutput: ResultSink, @unchecked Sendable {
  private var stream: ResultStream
  private let opening: (Totals) -> String
  private let closing: (Totals) -> String
  private let separator: String
  private let isQuiet: Bool
  private var hasResults = false
  /// The results so far, while the opening waits for the last of them.
  private var held: [UInt8] = []
  private var isHolding: Bool
  var failure: SystemError? { stream.failure }
  var keepsResults: Bool { isHolding }
  var isClosed: Bool { failure != nil }

  init(_ report: some Report, isQuiet: Bool = false, to descriptor: Int32) {
    stream = ResultStream(descriptor)
    (opening, closing, separator) = (report.opening, report.closing, report.separator)
    self.isQuiet = isQuiet
    isHolding = report.opensWithTotals
    if !isHolding { send(opening(Totals())) }
  }

  func write(_ bytes: ArraySlice<UInt8>, isBeginning: Bool) {
    if isBeginning, hasResults { send(separator) }
    hasResults = true
    send(bytes)
  }

  /// Sends the end.
  func close(_ totals: Totals) {
    if isHolding {
      isHolding = false
      send(opening(totals))
      send(held[...])
    }
    send(closing(totals))
  }

  private func send(_ text: String) {
    if !text.isEmpty { send(Array(text.utf8)[...]) }
  }

  private func send(_ bytes: ArraySlice<UInt8>) {
    if isHolding {
      held += bytes
    } else if !isQuiet {
      stream.send(bytes)
    }
  }
}
