import StrokeFormats

/// Reads the strokes of one input, piece by piece, on the thread that asks for them.
///
/// Guarantee: what is cut off where the system gives up is no stroke.
struct StrokeReader: ~Copyable {
  /// What comes next in an input.
  enum Item: Equatable {
    /// A stroke.
    case stroke
    /// Something that cannot be had or read, in words for people. The next may be a stroke again.
    case problem(String)
    /// Nothing more comes.
    case end
  }

  /// What the input is called.
  let name: String
  private var input: OpenInput?
  /// Why there is no input.
  private var failure: InputFailure?
  private var stream: StrokeStream
  private let console: Console
  /// Whether a signal ended it.
  private(set) var isInterrupted = false

  /// A reader of an input, if that can be had.
  init(
    _ input: Result<Input, InputFailure>, _ options: ReadingOptions, _ console: Console
  ) {
    stream = StrokeStream(options)
    self.console = console
    switch input {
    case .success(let input):
      name = input.name
      guard !Platform.isInterrupted else {
        console.note(unread: input)
        isInterrupted = true
        return
      }
      do throws(SystemError) { self.input = try OpenInput(input, console) } catch {
        failure = InputFailure(name, error.description)
      }
    case .failure(let failure): (name, self.failure) = (failure.name, failure)
    }
  }

  /// Reads the next stroke into `record`.
  mutating func next(into record: inout StrokeRecord) -> Item {
    while let input {
      do throws(ReadError) {
        switch try stream.next(into: &record) {
        case .stroke: return .stroke
        case .end:
          self.input = nil
          if let unfinished = stream.unfinished {
            console.complain(unfinished.cutOffWarning(in: name))
          }
        case .needsBytes:
          let more = stream.append(upTo: JobSource.pieceSize) { input.read(into: $0) }
          if more == 0 { stream.finish(input.ending) }
          isInterrupted = input.ending == .interrupted
        }
      } catch {
        return .problem("\(name):\(error)")
      }
      if let failure = input.failure {
        self.failure = InputFailure(name, failure.description)
        self.input = nil
      }
    }
    guard let failure else { return .end }
    self.failure = nil
    return .problem("\(failure.name): \(failure.reason)")
  }

  /// What a list of strokes said besides them, as far as it was read.
  var namesBesideStrokes: [String] { stream.namesBesideStrokes }
}
