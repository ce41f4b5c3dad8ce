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
    for input in inputs {
      switch input {
      case .success(let input): read(input, body)
      case .failure(let failure): complain("\(failure.name): \(failure.reason)")
      }
    }
  }

  /// Reads an input. Each stroke is held back until the next is read, because only then it is known
  /// whether it is alone.
  private mutating func read(_ input: Input, _ body: (NamedStroke) -> Void) {
    var reader: InputReader
    do throws(SystemError) {
      reader = try InputReader(input, options.reading, console)
    } catch {
      return complain("\(input.name): \(error)")
    }
    notices.beginInput()
    var record = StrokeRecord()
    var ahead = StrokeRecord()
    var index = 1
    var item = reader.next(into: &record)
    if item == .end { console.complain("\(input.name): warning: there is no stroke in it") }
    while item != .end {
      let next = reader.next(into: &ahead)
      switch item {
      case .stroke: body(named(record, input, index, isAlone: index == 1 && next == .end))
      case .unreadable(let error): complain("\(input.name):\(error)")
      case .failed(let error): complain("\(input.name): \(error)")
      case .end: break
      }
      index += 1
      item = next
      swap(&record, &ahead)
    }
  }

  private mutating func named(
    _ record: StrokeRecord, _ input: Input, _ index: Int, isAlone: Bool
  ) -> NamedStroke {
    let stroke = options.resampling.map { record.stroke.resampled(to: $0) } ?? record.stroke
    let named = NamedStroke(
      file: input.name, index: index, isAlone: isAlone, id: record.id, label: record.label,
      stroke: stroke)
    notices.post(
      Notice.all(about: record.stroke, resampled: options.resampling), for: named.name)
    for text in notices.takeNew() { console.complain(text) }
    return named
  }

  private mutating func complain(_ text: String) {
    problems.append(text)
    console.complain(text)
  }
}
