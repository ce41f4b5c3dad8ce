import StrokeFormats

/// The results for the strokes of a chunk. Strokes and lines are counted from the chunk's
/// beginning.
struct ChunkResult<Item> {
  /// The items of the strokes, in order: none, one or several of each.
  var items: [Item] = []
  /// The remarks, each after the number of items that `offset` gives, with the number of its
  /// stroke.
  private(set) var remarks: [(offset: Int, stroke: Int, remark: Remark)] = []
  /// The strokes that were read or should have been, up to now.
  var strokes = 0
  /// The lines that were read, in the formats that go by lines.
  var lines = 0
  /// What was found of the selection.
  var matches = StrokeSelection.Matches()
  /// The record that an interrupt cut off, and that was left out.
  var unfinished: ReadError?
  /// True if the input was cut off by an interrupt.
  var isCutOff = false
  /// The names of what a list of strokes says of all of them.
  var namesBesideStrokes: [String] = []
  /// The kinds of notices that there are: the first of a kind is enough.
  private(set) var knownNotices = Notice.Kinds()

  /// Something to be said of a stroke.
  enum Remark {
    case notice(Notice)
    /// It could not be read.
    case unreadable(ReadError)
  }

  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    remarks.removeAll(keepingCapacity: true)
    if !namesBesideStrokes.isEmpty { namesBesideStrokes = [] }
    (strokes, lines, knownNotices) = (0, 0, Notice.Kinds())
    matches = StrokeSelection.Matches()
    (unfinished, isCutOff) = (nil, false)
  }

  /// Notes what there is to say of the current stroke, behind its items so far.
  mutating func note(_ notices: [Notice]) {
    for notice in notices where !knownNotices.contains(notice.kind) {
      remarks.append((items.count, strokes, .notice(notice)))
      knownNotices.insert(notice.kind)
    }
  }

  /// Notes that the current stroke could not be read.
  mutating func note(_ error: ReadError) {
    remarks.append((items.count, strokes, .unreadable(error)))
  }
}

/// The place of a chunk's strokes in their input.
struct ChunkPlace {
  let name: InputName
  /// The strokes and lines before.
  var strokes = 0
  var lines = 0
  /// True if the chunk holds the only stroke of its input.
  var isAlone = false

  init(_ name: InputName, strokes: Int = 0, lines: Int = 0) {
    (self.name, self.strokes, self.lines) = (name, strokes, lines)
  }

  /// The input, as it was named.
  var file: String { name.text }

  /// Returns the name for people of a stroke of the chunk.
  func name(ofStroke number: Int) -> String { isAlone ? file : "\(file)#\(strokes + number)" }
}
