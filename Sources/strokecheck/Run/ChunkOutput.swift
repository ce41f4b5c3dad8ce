/// The output of a chunk in order: results, and between them what goes to standard error.
struct ChunkOutput<Element> {
  /// The results: bytes to be printed, or whatever the command collects.
  var results: [Element] = []
  /// The messages, each after the number of results that `offset` gives.
  private(set) var messages: [(offset: Int, message: Message)] = []
  var tally = Tally()

  mutating func say(_ message: Message) { messages.append((results.count, message)) }

  mutating func removeAll() {
    results.removeAll(keepingCapacity: true)
    messages.removeAll(keepingCapacity: true)
    tally = Tally()
  }
}

/// A message beside the results, on standard error.
enum Message {
  /// The strokes of another input begin.
  case input(String)
  /// A judge from outside is at fault, and with that the run ends.
  case fault(String)
  /// After a signal, strokes that were read were not judged, and no later ones count.
  case interruption
  /// Something could not be read.
  case problem(String)
  case warning(String)
  /// A file of a folder is left out, because there is no stroke in it.
  case withoutStrokes(FoundFile)
  case notice(stroke: String, Notice)
}
