/// A format of strokes, with all that is known about it. `all` lists them; two are the same if their
/// names are.
public struct StrokeFormat: Sendable {
  /// The way a document of the format is read.
  enum Reading: Sendable {
    /// A value of JSON, or one a line: rows, or strokes written as strokes.
    case json
    /// Rows of a table.
    case table
    /// Lines that a source splits into rows.
    case lines(any RowSource.Type)
    /// XML with this root element, and what reads it, which is told the unit of times if that is given.
    case xml(root: String, ReadXML)
    /// A format that is no longer read: a document of it is recognized, in XML by its root, and refused.
    case refused(root: String?, problem: String, remedy: String)
  }

  /// Reads a document from its first byte that is not white space. Strokes that were whole before an error stand.
  typealias ReadXML =
    @Sendable (inout ByteCursor, TimeUnit?, inout Assembler) throws(ReadError) -> Void

  /// The name that `--to` and `--input-format` take.
  public let rawValue: String
  /// The name in help and in messages.
  package let title: String
  /// The line of help; nil for a format that help explains at length.
  package let summary: String?
  /// The endings of its files, in lower case and without the dot. The first format with an ending is the
  /// one that it stands for.
  package let suffixes: [String]
  /// Nil for a format that is only written.
  let reading: Reading?
  private let makeWriter: (@Sendable (_ isForTerminal: Bool) -> any StrokeWriter)?
  /// True if what is written draws the strokes again, and is not read back.
  package let isReplay: Bool

  init(
    _ name: String, _ title: String, _ summary: String? = nil,
    suffixes: [String] = [], reading: Reading? = nil, isReplay: Bool = false,
    writer: (@Sendable (_ isForTerminal: Bool) -> any StrokeWriter)? = nil
  ) {
    (rawValue, self.title, self.summary) = (name, title, summary)
    (self.suffixes, self.reading, self.isReplay) = (suffixes, reading, isReplay)
    makeWriter = writer
  }
}

extension StrokeFormat: Hashable, CustomStringConvertible {
  /// Compares names.
  public static func == (first: StrokeFormat, second: StrokeFormat) -> Bool {
    first.rawValue == second.rawValue
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  /// The name.
  public var description: String { rawValue }
}

extension StrokeFormat {
  /// The formats that are read.
  public static var readable: [StrokeFormat] { all.filter { $0.reading != nil } }

  /// The formats that are written.
  package static var writable: [StrokeFormat] { all.filter { $0.makeWriter != nil } }

  /// All formats and those that are gone, which win over others: a document of one is not to be read as another.
  package static let known = gone + all

  /// The format with a name.
  public init?(rawValue name: String) {
    guard let format = Self.all.first(where: { $0.rawValue == name }) else { return nil }
    self = format
  }

  /// The format that a file's ending stands for, in lower case and without the dot.
  public init?(suffix: String) {
    guard let format = Self.all.first(where: { $0.suffixes.contains(suffix) }) else { return nil }
    self = format
  }

  /// A writer at the beginning of a document; nil for a format that is only read.
  ///
  /// - Parameter isForTerminal: True if a terminal shows what is written. Where the format has control
  ///   characters as they are, U+FFFD then stands for each.
  package func writer(isForTerminal: Bool = false) -> (any StrokeWriter)? {
    makeWriter?(isForTerminal)
  }

  /// The format of XML with a root element.
  static func recognize(root name: Substring) -> StrokeFormat? {
    known.first {
      switch $0.reading {
      case .xml(let root, _): root == name
      case .refused(let root?, _, _): root == name
      default: false
      }
    }
  }

  /// The root elements in words: `<Gesture> or <ink>`.
  static var roots: String {
    let roots = all.compactMap {
      if case .xml(let root, _) = $0.reading { "<\(root)>" } else { nil }
    }
    return roots.list("or")
  }
}

/// Splits the lines of a log into rows. Knows a syntax, and nothing of strokes.
///
/// Guarantees that a source keeps:
/// - All rows go through one ``Row``, which the source stores.
/// - A line that cannot be split is an error: ``Assembler/reject(_:)`` if others may be right, ``Assembler/refuse(_:)``
///   if the whole log can be read in more than one way, with each way and the option that chooses it.
/// - A line that holds no row, such as what a console prints around them, is skipped only if nothing in it could be one.
protocol RowSource: Sendable {
  /// A source at the beginning of a log.
  init(_ options: ReadingOptions)

  /// Tells whether a line, from its first byte that is not white space, is one of the syntax. The first line of a log
  /// that any source knows decides.
  static func recognizes(_ line: ByteCursor, _ options: ReadingOptions) -> Bool

  /// Reads a line, which is whole and not blank, from its first byte that is not white space, and appends its rows.
  mutating func read(_ line: ByteCursor, into assembler: inout Assembler)

  /// The log is over: appends what is still to come.
  mutating func finish(into assembler: inout Assembler)
}

extension RowSource {
  mutating func finish(into assembler: inout Assembler) {}
}
