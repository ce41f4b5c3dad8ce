/// Something in a recording that may mean something other than what was read, or that was not read. Without it, a stroke
/// might be silently misjudged. It never changes a status.
public struct ReadingHint: Hashable, Sendable {
  /// The subject of a hint. One of a kind is enough for a file.
  public enum Kind: UInt8, Sendable {
    /// Times that are read as seconds and look like a finer unit.
    case timeUnit
    /// Times that go back.
    case timesGoBack
    /// Times that are mostly those of the sample before.
    case equalTimes
    /// A lift before the last sample.
    case earlyLift
    /// A lift without times of samples.
    case untimedLift
    /// A member that looks like a time and is not read as one.
    case unreadTime
    /// A member that looks like the expected verdict and is not read as it.
    case unreadExpectation
    /// A phase that is not known, so that touches are not told apart by it.
    case unknownPhase
    /// Numbers of a point behind the third.
    case extraNumbers
    /// A member that changes where a stroke may begin.
    case changingMember
    /// Ids that number the samples.
    case rowNumbers
    /// Rows while no finger is down.
    case hover
    /// Events of browsers that say what others have said.
    case repeatedEvents
    /// A touch that begins before it has ended, or whose key changes.
    case missingEnd
    /// A recording that begins within a touch, or that ends within one.
    case missingBeginning, cutEnd
    /// Units of a digitizer.
    case digitizer
    /// Lines of a log without touch data.
    case skippedLines
    /// Lines of a log with positions of something else.
    case foreignLines
    /// A last line that is cut off.
    case cutLine
    /// A step many times as long as the others, at which another stroke may begin.
    case jump
    /// Numbers of a printed line that are not read.
    case unreadNumbers
    /// Places of a printed line that are not read, or are not in it.
    case unreadPlaces
    /// Lines before the header of a table.
    case titleLines
    /// A header within a table.
    case headerAgain
    /// A blank line behind every row of a table.
    case blankLines
    /// What a source has to say besides.
    case other
  }

  /// The subject.
  public let kind: Kind
  /// The line that the hint is about, counted from 1.
  public let line: Int
  /// A complete sentence with the row and the option that reads it otherwise.
  public let text: String
  /// True if the verdict may be wrong; false if it is a matter of advice.
  public let isWarning: Bool

  /// A hint about a line.
  public init(_ kind: Kind, line: Int, isWarning: Bool = false, _ text: String) {
    (self.kind, self.line, self.text, self.isWarning) = (kind, line, text, isWarning)
  }
}
