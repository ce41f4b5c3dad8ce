/// The results of a detector on strokes changed as other devices, hands and programs would change
/// them, beside those on the strokes as they are.
package struct Robustness: Hashable, Sendable {
  /// A change, and the results after it.
  package struct Row: Hashable, Sendable {
    /// The change, as `--transform` takes it.
    package let change: String
    /// The results.
    package fileprivate(set) var confusion = Confusion()
    /// The strokes whose verdict is another one than without the change.
    package fileprivate(set) var flipped = 0
  }

  /// The detector's name.
  package let detector: String
  /// The changes in order.
  package private(set) var rows: [Row]

  /// The changes, from those that no fair judge of shapes should notice to those that damage a stroke:
  /// turned, mirrored, drawn backward, scaled, rounded to a grid, interpolated, thinned out, jittered,
  /// with a stretch gone over again, with a hook where the pen lands, with a run of samples lost, with
  /// the pen set down late or lifted early.
  package static let changes: [(name: String, transformation: Stroke.Transformation)] =
    [
      ("rotate=17", .rotate(17)), ("rotate=45", .rotate(45)), ("rotate=90", .rotate(90)),
      ("rotate=200", .rotate(200)), ("mirror", .mirror), ("reverse", .reverse),
      ("scale=0.25", .scale(0.25)), ("scale=4", .scale(4)),
      ("grid=64", .grid(64)), ("grid=32", .grid(32)), ("grid=16", .grid(16)), ("grid=8", .grid(8)),
      ("denser=4", .denser(4)), ("every=2", .every(2)), ("every=3", .every(3)),
      ("every=4", .every(4)), ("every=5", .every(5)), ("every=6", .every(6)),
      ("every=7", .every(7)), ("every=8", .every(8)),
      ("jitter=0.5", .jitter(0.5)), ("jitter=1", .jitter(1)), ("jitter=2", .jitter(2)),
      ("jitter=3", .jitter(3)), ("hesitate=3", .hesitate(3)), ("hesitate=6", .hesitate(6)),
      ("hesitate=10", .hesitate(10)), ("hook=5", .hook(5)), ("hook=10", .hook(10)),
      ("drop=5", .drop(5)), ("drop=10", .drop(10)),
      ("drop=20", .drop(20)), ("lift-start=5", .liftStart(5)), ("lift-start=10", .liftStart(10)),
      ("lift-end=5", .liftEnd(5)), ("lift-end=10", .liftEnd(10)),
    ]

  /// The table before the first stroke.
  package init(of detector: String) {
    self.detector = detector
    rows = Self.changes.map { Row(change: $0.name) }
  }

  /// Counts a stroke: for each change whether it is accepted, or nil where too little is left of it.
  package mutating func add(_ isAccepted: [Bool?], unchanged: Bool, isPositive: Bool) {
    for (index, isAccepted) in isAccepted.enumerated() {
      guard let isAccepted else { continue }
      rows[index].confusion.add(isPositive: isPositive, isAccepted: isAccepted)
      rows[index].flipped += isAccepted == unchanged ? 0 : 1
    }
  }
}
