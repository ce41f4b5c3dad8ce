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
    var reader: StrokeReader
    do throws(SystemError) {
      reader = StrokeReader(try OpenInput(input, console), options.reading)
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
      case .stroke where record.isCancelled && !options.includesCancelled: break
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

/// Reads the strokes of one input from the system, piece by piece.
private struct StrokeReader: ~Copyable {
  /// What comes next in an input.
  enum Item: Equatable {
    /// A stroke.
    case stroke
    /// What should have been a stroke; the next may be one again.
    case unreadable(ReadError)
    /// The system gave up; nothing more comes.
    case failed(SystemError)
    /// Nothing more comes.
    case end
  }

  private let input: OpenInput
  private var stream: StrokeStream
  private var isOver = false

  init(_ input: OpenInput, _ options: ReadingOptions) {
    self.input = input
    stream = StrokeStream(options)
  }

  /// Reads the next stroke into `record`.
  mutating func next(into record: inout StrokeRecord) -> Item {
    while !isOver {
      do throws(ReadError) {
        switch try stream.next(into: &record) {
        case .stroke: return .stroke
        case .end: isOver = true
        case .needsBytes:
          let more = stream.append(upTo: JobSource.pieceSize) { [input] in input.read(into: $0) }
          if more == 0 { stream.finish() }
        }
      } catch {
        return .unreadable(error)
      }
      if let failure = input.failure {
        isOver = true
        return .failed(failure)
      }
    }
    return .end
  }
}
