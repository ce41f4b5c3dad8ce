import StrokeCore
import StrokeFormats

/// The totals of a comparison, of which a page shows only the strokes that changed.
struct ComparedTotals: JSONWritable {
  /// What one side says of all strokes that it judged.
  struct Side {
    /// The labelled strokes, by what they are and what the side says.
    private(set) var confusion = Confusion()
    /// The number of strokes with a verdict.
    private(set) var judged = 0
    /// Those of them that are accepted.
    private(set) var accepted = 0

    /// Counts strokes that have the same verdict and label; `isPositive` is nil without a label.
    mutating func add(isCircle: Bool, isPositive: Bool?, count: Int = 1) {
      judged += count
      if isCircle { accepted += count }
      guard let isPositive else { return }
      confusion.add(isPositive: isPositive, isAccepted: isCircle, count: count)
    }
  }

  /// What is compared, what changed, and whether that can be chance.
  let summary: [String]
  /// True if some stroke is known to be a circle or not.
  let isLabelled: Bool
  /// Before and after.
  private(set) var sides = [Side(), Side()]

  init(of comparison: Comparison) {
    (summary, isLabelled) = (comparison.summary, comparison.isLabelled)
    for match in comparison.matches {
      for (index, verdict) in [match.before, match.after].enumerated() {
        guard let isCircle = verdict?.isCircle else { continue }
        sides[index].add(isCircle: isCircle, isPositive: match.isPositive)
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("summary", summary)
      json.member("isLabelled", isLabelled)
    }
  }
}
