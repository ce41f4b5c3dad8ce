import StrokeCore

/// Writes strokes in a format: bytes out, and nothing else.
///
///     var writer = StrokeFormat.csv.writer()
///     var bytes: [UInt8] = []
///     for record in records { writer.append(record, to: &bytes) }
///     writer.finish(&bytes) { _ in }
///     for loss in writer.losses.all { print(loss.text) }
///
/// Guarantee: what is written reads back as the same strokes with the same fields, but for what
/// ``losses`` name; a replay, see ``StrokeFormat/isReplay``, draws them again instead.
package protocol StrokeWriter: Sendable {
  /// True if something about all strokes is written before the first, so that they are kept until then.
  var keepsStrokes: Bool { get }

  /// What could not be expressed in the format so far.
  var losses: Losses { get }

  /// Appends what the format says of a stroke.
  mutating func append(_ record: StrokeRecord, to output: inout [UInt8])

  /// Appends what is left after the last stroke. `send` is called now and then to empty an output that grows large.
  mutating func finish(_ output: inout [UInt8], _ send: (inout [UInt8]) -> Void)
}

extension StrokeWriter {
  /// False: most formats write each stroke as it comes.
  package var keepsStrokes: Bool { false }
  /// Nothing.
  package mutating func finish(_ output: inout [UInt8], _ send: (inout [UInt8]) -> Void) {}
}

/// The losses in a format, each kind with the number of strokes that had it.
package struct Losses: Sendable {
  private var found: [(loss: Loss, strokes: Int)] = []
  /// The index of each kind.
  private var places: [Loss: Int] = [:]

  /// None so far.
  package init() {}

  /// Every kind with the number of strokes, in the order in which they were first met.
  package var all: [(loss: Loss, strokes: Int)] { found }

  /// Notes a loss of a stroke.
  package mutating func note(_ loss: Loss) {
    if let index = places[loss] {
      found[index].strokes += 1
    } else {
      places[loss] = found.count
      found.append((loss, 1))
    }
  }

  /// Returns whether a field says what the end of a drawn stroke says: that it was cancelled. That
  /// does not tell the text `"true"` from `true`.
  mutating func isImplied(_ field: StrokeField) -> Bool {
    guard field.name == "cancelled", field.value.text == "true" else { return false }
    if field.value != .literal("true") { note(.type(field.name)) }
    return true
  }

  /// Notes what samples of a stroke say besides x, y and t.
  mutating func noteChannels(of record: StrokeRecord) {
    for channel in record.channels { note(.channel(channel)) }
  }
}

/// Something that a stroke said and a format does not.
package enum Loss: Hashable, Sendable {
  /// A field of this name: the format has no place for it, or the name means something else there.
  case field(String)
  /// A field that is an array, an object or null.
  case structure(String)
  /// A field that is an empty text: the format has none.
  case emptyText(String)
  /// A field that is a text and reads back as a number, `true` or `false`, or the reverse.
  case type(String)
  /// Something of this name that samples say besides x, y and t.
  case channel(String)
  /// The width of the view.
  case width
  /// The time at which the finger was lifted.
  case liftTime
  /// Times that go back: they stand still instead.
  case timesGoBack
  /// There are no times, but whoever draws the stroke must have some: it has 60 samples a second.
  case replayedAtRate
  /// Instead of a touch that is cancelled there is one that is lifted.
  case cancelled
  /// Coordinates are rounded to whole numbers.
  case roundedPlaces
  /// A stroke without samples is left out.
  case empty
  /// A stroke with numbers too large for the format is left out.
  case range

  /// Returns the text that follows the name of the output and the word "warning".
  package func text(in format: StrokeFormat, strokes: Int) -> String {
    let name = format.title
    let text =
      switch self {
      case .field("id"): "\(name) cannot store ids"
      case .field("label"): "\(name) cannot store labels"
      case .field(let field): "\(name) cannot store \"\(field)\""
      case .structure(let field):
        "\(name) cannot store \"\(field)\", which is neither text nor a number"
      case .emptyText(let field): "\(name) cannot store an empty \"\(field)\""
      case .type(let field):
        "\(name) does not say whether \"\(field)\" is a text or a number, true or false"
      case .channel(let channel): "only x, y and t of each sample are kept; \(channel) is dropped"
      case .width: "\(name) cannot store the width of the view"
      case .liftTime: "\(name) cannot store when the finger was lifted"
      case .timesGoBack: "\(name) cannot store times that go back; each is raised to the one before"
      case .replayedAtRate: "strokes without times are drawn at 60 samples a second"
      case .cancelled: "\(name) cannot cancel a touch; it is lifted"
      case .roundedPlaces: "\(name) has whole coordinates; they are rounded"
      case .empty: "\(name) cannot store strokes without samples"
      case .range: "numbers are too large for \(name); the stroke is left out"
      }
    return strokes == 1 ? text : "\(text) (\(counted(strokes, "stroke")))"
  }
}
