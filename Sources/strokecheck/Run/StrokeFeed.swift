import StrokeCore
import StrokeFormats

/// A stroke with where it is from.
struct NamedStroke: Sendable {
  /// The input, as it was named.
  let file: String
  /// Which stroke of the input, counted from 1.
  let index: Int
  /// Whether it is the only one in its input.
  let isAlone: Bool
  /// The stroke's own name for itself.
  let id: String?
  /// What its maker says it shows.
  let label: String?
  /// The stroke, slowed down if that was asked for.
  let stroke: Stroke

  /// What people call it.
  var name: String { isAlone ? file : "\(file)#\(index)" }
}

/// Hands on the strokes of inputs, one after the other, and says what is wrong with the rest.
struct StrokeFeed {
  private let options: InputOptions
  private let console: Console
  private var notices = NoticeBoard()
  /// What was said of strokes and inputs that could not be read.
  private(set) var problems: [String] = []

  init(_ options: InputOptions, _ console: Console) {
    self.options = options
    self.console = console
  }

  /// Hands every stroke to `body`, in order.
  mutating func forEach(
    in inputs: [Result<Input, InputFailure>], _ body: (NamedStroke) -> Void
  ) {
    for input in inputs { read(input, body) }
  }

  /// Reads an input. Each stroke is held back until the next is read, because only then it is known
  /// whether it is alone.
  private mutating func read(
    _ input: Result<Input, InputFailure>, _ body: (NamedStroke) -> Void
  ) {
    var reader = StrokeReader(input, options.reading, console)
    notices.beginInput()
    var record = StrokeRecord()
    var ahead = StrokeRecord()
    var index = 1
    var item = reader.next(into: &record)
    if item == .end, !reader.isInterrupted {
      console.complain("\(reader.name): warning: there is no stroke in it")
    }
    while item != .end {
      let next = reader.next(into: &ahead)
      switch item {
      case .stroke where record.isCancelled && !options.includesCancelled: break
      case .stroke: body(named(record, reader.name, index, isAlone: index == 1 && next == .end))
      case .problem(let problem): complain(problem)
      case .end: break
      }
      index += 1
      item = next
      swap(&record, &ahead)
    }
  }

  private mutating func named(
    _ record: StrokeRecord, _ file: String, _ index: Int, isAlone: Bool
  ) -> NamedStroke {
    let stroke = options.resampling.map { record.stroke.resampled(to: $0) } ?? record.stroke
    let named = NamedStroke(
      file: file, index: index, isAlone: isAlone, id: record.id, label: record.label,
      stroke: stroke)
    // What is to be said of verdicts is left to those who are asked for verdicts.
    for notice in Notice.onRecording(
      record.stroke, isResampled: options.resampling != nil, besides: Notice.Kinds())
    where notices.isNew(notice) {
      console.complain("\(named.name): \(notice.text)")
    }
    return named
  }

  private mutating func complain(_ text: String) {
    problems.append(text)
    console.complain(text)
  }
}
