/// What an input is called, and by that its strokes.
struct InputName: Hashable, Sendable {
  /// The input, as it was named.
  let text: String
  /// True if also a stroke that turns out to be the only one has a number: in standard input and pipes,
  /// where nobody knows whether another follows when it is to be named.
  let numbersAll: Bool
  /// The file as it was met in a folder; nil of what was named itself.
  let found: FoundFile?

  init(_ text: String, numbersAll: Bool = false, found: FoundFile? = nil) {
    (self.text, self.numbersAll, self.found) = (text, numbersAll, found)
  }
}
