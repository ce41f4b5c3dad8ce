/// The strokes that do not count in an evaluation, and why.
package struct LeftOutStrokes: Sendable {
  /// The number of strokes with each of the labels that were to be ignored.
  package var ignored: [String: Int] = [:]
  package var unlabelled = 0
  /// The members of the first unlabelled one, in their order.
  package var membersOfUnlabelled: [String] = []
  package var cancelled = 0
  /// The inputs and strokes that could not be read.
  package var unreadable = 0

  package init() {}

  /// The ignored labels in the order of their bytes, each with its number of strokes.
  var ignoredInOrder: [(label: String, count: Int)] {
    ignored.map { (label: $0.key, count: $0.value) }
      .sorted { $0.label.utf8.lexicographicallyPrecedes($1.label.utf8) }
  }
}
