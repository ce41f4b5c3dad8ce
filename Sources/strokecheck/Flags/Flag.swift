import StrokeCore

/// One option of a command: everything that parsing, help, the manual and completions need to know
/// of it, stated once.
struct Flag<Request>: Sendable {
  /// The name without the dashes: `max-duration`.
  let name: String
  /// The one-letter form, if there is one.
  let letter: Character?
  /// The value it takes, if it takes one.
  let value: FlagValue?
  /// Under which heading the help lists it.
  let section: FlagSection
  /// What it decides.
  let role: FlagRole
  /// Whether its values add up when it is given several times. Of any other, the last one holds.
  let isRepeatable: Bool
  /// What it does, in a line.
  let summary: String
  /// What it does to the request. The text is empty for an option without a value.
  let apply: @Sendable (inout Request, Argument) throws(UsageError) -> Void

  /// An option that takes a value.
  init(
    _ name: String, letter: Character? = nil, _ value: FlagValue?, _ section: FlagSection,
    _ role: FlagRole, isRepeatable: Bool = false, _ summary: String,
    apply: @escaping @Sendable (inout Request, Argument) throws(UsageError) -> Void
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.section = section
    self.role = role
    self.isRepeatable = isRepeatable
    self.summary = summary
    self.apply = apply
  }

  /// An option that is given or not.
  init(
    _ name: String, letter: Character? = nil, _ section: FlagSection, _ role: FlagRole,
    _ summary: String,
    apply: @escaping @Sendable (inout Request, Argument) throws(UsageError) -> Void
  ) {
    self.init(name, letter: letter, nil, section, role, summary, apply: apply)
  }

  /// What help and completions need: the flag without its deed.
  var description: FlagDescription {
    FlagDescription(
      name: name, letter: letter, value: value, section: section, role: role, summary: summary)
  }

  /// The same option of a larger request, of which this one's is a part.
  func lifted<Whole>(_ part: WritableKeyPath<Whole, Request> & Sendable) -> Flag<Whole> {
    replacing { whole, argument throws(UsageError) in try apply(&whole[keyPath: part], argument) }
  }

  /// The same option, which does something else, perhaps to another request.
  func replacing<Other>(
    apply: @escaping @Sendable (inout Other, Argument) throws(UsageError) -> Void
  ) -> Flag<Other> {
    Flag<Other>(
      name, letter: letter, value, section, role, isRepeatable: isRepeatable, summary,
      apply: apply)
  }
}

/// The value that an option takes.
enum FlagValue: Hashable, Sendable {
  /// One of these words.
  case choice([String])
  /// Anything, shown under this name: a number of `SECONDS`.
  case named(String)
  /// A file's name, shown under this name.
  case file(String)
  /// Anything, shown under this name, but most likely one of these words.
  case word(String, of: [String])

  /// What help shows in its place.
  var placeholder: String {
    switch self {
    case .choice(let words): words.joined(separator: "|")
    case .named(let name), .file(let name), .word(let name, of: _): name
    }
  }
}

extension FlagValue {
  /// A word for the value, where its choices are shown elsewhere.
  var placeholderWord: String {
    switch self {
    case .choice: "choice"
    case .named, .file, .word: placeholder
    }
  }
}

/// The headings of a command's options.
enum FlagSection: String, Hashable, Sendable, CaseIterable {
  case drawing = "Shapes and their paint"
  case hitTest = "Questions"
  case detection = "Detection"
  case limits = "Limits of the detectors"
  case evaluation = "Evaluation"
  case input = "Input"
  case output = "Output"
  case general = "General"
}

/// An option as help and completions see it.
struct FlagDescription: Hashable, Sendable {
  let name: String
  let letter: Character?
  let value: FlagValue?
  let section: FlagSection
  let role: FlagRole
  let summary: String

  /// Whether it says of the other command what this option says of its own: the same kind of value,
  /// for the same end, whatever holds where nothing is said.
  func means(theSameAs other: FlagDescription) -> Bool {
    name == other.name && value == other.value && role == other.role && purpose == other.purpose
  }

  /// The summary without what it says of the built-in value.
  private var purpose: Substring {
    summary.firstRange(of: " (default").map { summary[..<$0.lowerBound] } ?? summary[...]
  }

  /// The ways to write it: `-q` and `--quiet`.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + ["--\(name)"] }

  /// `-q, --quiet` or `    --format text|json`.
  var usage: String {
    let short = letter.map { "-\($0), " } ?? "    "
    return short + "--\(name)" + (value.map { " \($0.placeholder)" } ?? "")
  }
}
