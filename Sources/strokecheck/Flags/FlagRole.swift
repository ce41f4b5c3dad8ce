/// The part an option has in a run.
enum FlagRole: Hashable, Sendable, CaseIterable {
  /// It names what is read, asked and written: files, path data, rectangles.
  case task
  /// It decides what the exit status lets pass.
  case gate
  /// It changes how strokes and shapes are judged.
  case judgment
  /// It changes how results look, and how fast they come.
  case appearance
}
