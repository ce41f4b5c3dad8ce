import StrokeFormats

/// A piece of work that one worker can do while others do other pieces.
enum InputChunk {
  /// An input that cannot be read.
  case failure(InputFailure)
  /// Some small files, one after another.
  case files([Input])
  /// The whole of an input; its bytes are in the worker's block.
  case whole(name: InputName, InputEnding?)
  /// A piece of an input, from one boundary between strokes to another; its bytes are in the
  /// worker's block.
  case piece(name: InputName, DocumentHead, isFirst: Bool, InputEnding?)
  /// An input that must be read from one end to the other.
  case stream(InputReader)
}
