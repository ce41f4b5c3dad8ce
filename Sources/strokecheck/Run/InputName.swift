/// What an input is called, and by that its strokes.
struct InputName: Hashable, Sendable {
  /// The input, as it was named.
  let text: String
  /// True if also a stroke that turns out to be the only one has a number: in standard input and pipes,
  /// where nobody knows whether another follows when it is to be named.
  let numbersAll: Bool

  init(_ text: String, numbersAll: Bool = false) {
    (self.text, self.numbersAll) = (text, numbersAll)
  }
}
