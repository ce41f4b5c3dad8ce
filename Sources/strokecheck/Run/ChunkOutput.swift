/// What a chunk has to say, in the order in which it is to be said: results, and between them what
/// goes to standard error.
struct ChunkOutput<Element> {
  /// The results: bytes to be printed, or whatever the command collects.
  var results: [Element] = []
  /// What is said besides, each behind as many results as `offset` says.
  private(set) var asides: [(offset: Int, aside: Aside)] = []
  var tally = Tally()

  enum Aside {
    /// The strokes of another input begin.
    case input
    /// Something could not be read.
    case problem(String)
    case warning(String)
    case notice(stroke: String, Notice)
  }

  mutating func say(_ aside: Aside) { asides.append((results.count, aside)) }

  mutating func removeAll() {
    results.removeAll(keepingCapacity: true)
    asides.removeAll(keepingCapacity: true)
    tally = Tally()
  }
}
