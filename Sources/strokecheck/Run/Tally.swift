import StrokeCore
import StrokeFormats
import StrokeReports

/// The totals of a run so far.
struct Tally {
  /// The findings, by whether they are as they should be.
  private(set) var totals = Totals()
  /// Inputs that could not be had, or not to their end.
  private(set) var failures = 0
  private(set) var strokes = 0
  /// What was found of the selection.
  private(set) var matches = StrokeSelection.Matches()

  /// The number of strokes that could not be read, and of inputs that could not be opened.
  var errors: Int { totals.errors }

  /// True if a judge from outside was at fault, so that strokes are not judged.
  private(set) var hasFault = false

  mutating func addFailure() { failures += 1 }

  mutating func addFault() { hasFault = true }

  mutating func add(_ matches: StrokeSelection.Matches) { self.matches.formUnion(matches) }

  mutating func addStrokes(_ count: Int) { strokes += count }

  /// Counts a result by what came of it.
  mutating func count(_ status: Finding.Status) { totals.count(status) }

  mutating func add(_ other: Tally) {
    totals = totals + other.totals
    failures += other.failures
    hasFault = hasFault || other.hasFault
    strokes += other.strokes
    matches.formUnion(other.matches)
  }
}
