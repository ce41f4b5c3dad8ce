import StrokeCore
import StrokeFormats
import StrokeReports

/// The results for the strokes of a chunk, and what was read of it. Strokes and lines are counted from
/// the chunk's beginning.
struct ChunkResult<Item> {
  /// A message on a stroke.
  struct Remark {
    /// The number of items before it.
    let offset: Int
    /// The number of its stroke.
    let stroke: Int
    let subject: Subject
  }

  enum Subject {
    case notice(Notice)
    /// A hint of reading, about a line.
    case hint(ReadingHint)
    /// The stroke could not be read.
    case unreadable(ReadError)
  }

  /// The items of the strokes, in order, with the number and line of each: none, one or several of a
  /// stroke.
  var items: [(item: Item, stroke: Int, line: Int?)] = []
  private(set) var remarks: [Remark] = []
  /// The numbers of items and remarks that have been put out.
  var (itemsOut, remarksOut) = (0, 0)
  /// The strokes that each judge from outside is asked about.
  private(set) var questions: [JudgeQuestions] = []
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
  /// The kinds of notices that there are: the first of a kind is enough.
  private(set) var knownNotices: Set<Notice.Kind> = []

  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    remarks.removeAll(keepingCapacity: true)
    (itemsOut, remarksOut) = (0, 0)
    for index in questions.indices { questions[index].removeAll() }
    (strokes, lines, knownNotices) = (0, 0, [])
    matches = StrokeSelection.Matches()
    (unfinished, isCutOff) = (nil, false)
  }

  /// Adds an item of the current stroke.
  mutating func add(_ item: Item, line: Int? = nil) { items.append((item, strokes, line)) }

  /// Asks a judge about the current stroke, which is that of the record, or about a version of it.
  mutating func ask(
    _ judge: Int, about stroke: Stroke, of record: StrokeRecord, showsLabels: Bool
  ) {
    while questions.count <= judge { questions.append(JudgeQuestions()) }
    questions[judge].append(
      stroke, samples: [], fields: showsLabels ? record.fields : [], number: strokes)
  }

  /// Leaves out items, from the first that there is no verdict on.
  mutating func removeItems(from index: Int) {
    items.removeSubrange(index...)
    remarks.removeAll { $0.offset > index }
  }

  /// Adds notices on the current stroke, behind its items so far.
  mutating func note(_ notices: [Notice]) {
    for notice in notices where !knownNotices.contains(notice.kind) {
      note(.notice(notice))
      knownNotices.insert(notice.kind)
    }
  }

  /// Adds hints of how the input was read.
  mutating func note(_ hints: [ReadingHint]) {
    for hint in hints where knownNotices.insert(.reading(hint.kind)).inserted { note(.hint(hint)) }
  }

  /// Notes that the current stroke could not be read.
  mutating func note(_ error: ReadError) { note(.unreadable(error)) }

  private mutating func note(_ subject: Subject) {
    remarks.append(Remark(offset: items.count, stroke: strokes, subject: subject))
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

  /// The place of a stroke of the chunk.
  func place(ofStroke number: Int, line: Int? = nil) -> StrokePlace {
    StrokePlace(
      file, number: strokes + number, line: line.map { lines + $0 }, isAlone: isAlone)
  }
}
