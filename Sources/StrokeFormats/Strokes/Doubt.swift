/// Something in a recording that may mean something else than what was read, or that was not read. Without a word about
/// it, the stroke might be judged wrongly in silence.
package enum Doubt: Hashable, Sendable {
  /// There are no times, but a member or a column of numbers, or of what looks like dates, that may be.
  case time(name: String)
  /// The phases of touches are not understood.
  case phase(String)
  /// Each point has this many numbers; the third was taken as the time.
  case numbers(Int)
  /// The positions are in units of a digitizer, which need not be square; its ranges are in the log or not.
  case digitizer(hasRanges: Bool)
  /// The finger goes down again before it is lifted, and may be another: nothing tells them apart.
  case downAgain
  /// The log ends before the finger is lifted.
  case cut

  /// Returns true if a time that was not read stands under one of the names for times, so that it can be none.
  package static func isReadAsTime(_ name: String) -> Bool { KnownNames.isOtherTime(name) }
}
