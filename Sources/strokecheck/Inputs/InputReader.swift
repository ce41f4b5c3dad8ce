import StrokeFormats

/// Reads the strokes of one input from the system, piece by piece.
struct InputReader: ~Copyable {
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

  private static let pieceSize = 1 << 18

  private let descriptor: Int32
  private let ownsDescriptor: Bool
  private var stream: StrokeStream
  private var isOver = false

  /// A reader at the beginning of the input.
  init(
    _ input: Input, _ options: ReadingOptions, _ console: Console
  ) throws(SystemError) {
    switch input {
    case .standardInput:
      descriptor = console.input
      ownsDescriptor = false
    case .file(let path):
      descriptor = try Platform.open(path)
      ownsDescriptor = true
    }
    stream = StrokeStream(options)
  }

  deinit {
    if ownsDescriptor { Platform.close(descriptor) }
  }

  /// Reads the next stroke into `record`.
  mutating func next(into record: inout StrokeRecord) -> Item {
    while !isOver {
      do throws(ReadError) {
        switch try stream.next(into: &record) {
        case .stroke: return .stroke
        case .end: isOver = true
        case .needsBytes:
          if let error = readPiece() {
            isOver = true
            return .failed(error)
          }
        }
      } catch {
        return .unreadable(error)
      }
    }
    return .end
  }

  /// Reads a piece, or finds the end of the input.
  private mutating func readPiece() -> SystemError? {
    do throws(SystemError) {
      let descriptor = descriptor
      let count = try stream.append(upTo: Self.pieceSize) { room throws(SystemError) in
        try Platform.read(descriptor, into: room)
      }
      if count == 0 { stream.finish() }
      return nil
    } catch {
      return error
    }
  }
}
