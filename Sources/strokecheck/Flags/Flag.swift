/// One option: everything that parsing, help, the manual and completions need to know of it, stated
/// once for all commands that take it.
struct Flag: Sendable {
  /// The name without the dashes: `max-duration`.
  let name: String
  /// The one-letter form, if there is one.
  let letter: Character?
  /// The kind of value it takes, if it takes one.
  let value: FlagValue?
  /// The heading under which help lists it.
  let section: FlagSection
  /// The part it has in a run.
  let role: FlagRole
  /// The commands that take it.
  let commands: CommandSet
  /// The commands that a default of it reaches: those that take it, and those to which the name means the same.
  let reach: CommandSet
  /// True if its values add up when it is given several times. Any other is refused the second time.
  let isRepeatable: Bool
  /// True if its values take the place of those of a default, rather than adding to them.
  let replacesDefaults: Bool
  /// Its effect, in a line. Some of it is computed, so it is made only where it is shown.
  let summary: @Sendable () -> String
  /// The built-in value, for people, where help names one.
  let builtIn: String?
  /// The change it makes to the options. The value is empty for an option without one.
  let apply: @Sendable (inout Options, GivenValue) throws(UsageError) -> Void

  /// A row of the table of flags.
  init(
    _ name: String, letter: Character? = nil, takes value: FlagValue? = nil,
    _ section: FlagSection, _ role: FlagRole, of commands: CommandSet,
    reaching others: CommandSet = [], isRepeatable: Bool = false, replacesDefaults: Bool = true,
    _ summary: @autoclosure @escaping @Sendable () -> String,
    default builtIn: String? = nil,
    apply: @escaping @Sendable (inout Options, GivenValue) throws(UsageError) -> Void
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.section = section
    self.role = role
    self.commands = commands
    reach = commands.union(others)
    self.isRepeatable = isRepeatable
    self.replacesDefaults = replacesDefaults
    self.summary = summary
    self.builtIn = builtIn
    self.apply = apply
  }

  /// The ways to write it: `-q` and `--quiet`.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + ["--\(name)"] }

  /// `-q, --quiet` or `    --format text|json`.
  var usage: String {
    let short = letter.map { "-\($0), " } ?? "    "
    return short + "--\(name)" + (value.map { " \($0.placeholder)" } ?? "")
  }

  /// Refuses the option if it is among the others that are given with it.
  func checkIsNew(among given: some Sequence<String>) throws(UsageError) {
    guard !isRepeatable, name != "help", given.contains(name) else { return }
    throw UsageError("--\(name) is given twice")
  }

  /// Makes what help says of it, with the value that is built into a command.
  func help(in command: Command) -> String {
    guard let builtIn = command.preset(of: self) ?? builtIn else { return summary() }
    return "\(summary()) (default: \(builtIn))"
  }
}

/// The kind of value that an option takes.
enum FlagValue: Sendable {
  /// A list of words, made only where it is needed.
  typealias Words = @Sendable () -> [String]

  /// One of these words.
  case choice(Words)
  /// Anything, shown under this name: a number of `SECONDS`.
  case named(String)
  /// A file's name, shown under this name, and what a run does with the file.
  case file(String, FileUse)
  /// Anything, shown under this name, but most likely one of these words.
  case word(String, of: Words)

  /// The word or words that help shows in its place.
  var placeholder: String {
    switch self {
    case .choice(let words): words().joined(separator: "|")
    case .named(let name), .file(let name, _), .word(let name, of: _): name
    }
  }

  /// A word for the value, where its choices are shown elsewhere.
  var placeholderWord: String {
    if case .choice = self { "choice" } else { placeholder }
  }
}

/// The things that a run does with a file that an option names.
enum FileUse: Sendable {
  /// Strokes are read from it, as from an operand.
  case strokes
  /// Something else is read from it.
  case reference
  /// Results are written into it.
  case output
  /// Results are written into it, if need be in place of what was read from it.
  case conversion
  /// Defaults are written into it, beside those that it has.
  case defaults
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
