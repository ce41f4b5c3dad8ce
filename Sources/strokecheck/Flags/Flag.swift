/// One option of some commands: everything that parsing, help, the manual and completions need to know of it.
/// An option that means something else in another command has a row of its own there.
struct Flag: Sendable {
  typealias Change = @Sendable (inout Options, GivenValue) throws(RunError) -> Void

  /// The name without the dashes: `max-duration`.
  let name: String
  /// True if a command's first page of help lists it.
  let isCommon: Bool
  let letter: Character?
  private(set) var value: FlagValue?
  /// The heading under which help lists it.
  let section: FlagSection
  let commands: CommandSet
  /// True if its values add up when it is given several times. Any other is an error the second time.
  let isRepeatable: Bool
  /// Its effect, in a line. Some of it is computed, so it is made only where it is shown.
  let summary: @Sendable () -> String
  /// The built-in value, for people.
  let builtIn: String?
  let rules: [FlagRule]
  /// The change it makes to the options. The value is empty for an option without one.
  let apply: Change

  init(
    _ name: String, isCommon: Bool = false, letter: Character? = nil, takes value: FlagValue? = nil,
    _ section: FlagSection, of commands: CommandSet,
    isRepeatable: Bool = false,
    _ summary: @autoclosure @escaping @Sendable () -> String, default builtIn: String? = nil,
    rules: [FlagRule] = [], apply: @escaping Change
  ) {
    self.name = name
    self.isCommon = isCommon
    self.letter = letter
    self.value = value
    self.section = section
    self.commands = commands
    self.isRepeatable = isRepeatable
    self.summary = summary
    self.builtIn = builtIn
    self.rules = rules
    self.apply = apply
  }

  /// The option with the formats of a command as its values, if it chooses among them; nil if it is not of that
  /// command.
  func `in`(_ command: Command) -> Flag? {
    guard commands.contains(command.id) else { return nil }
    guard case .format = value else { return self }
    var flag = self
    flag.value = .choice { command.formats.map(\.rawValue) }
    return flag
  }

  /// The ways to write it: `-q` and `--quiet`.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + ["--\(name)"] }

  /// `-q, --quiet` or `    --format text|json`.
  var usage: String {
    let short = letter.map { "-\($0), " } ?? "    "
    return short + "--\(name)" + (value.map { " \($0.placeholder)" } ?? "")
  }

  /// Checks that the option is not among those that are given before it.
  func checkIsNew(among given: some Sequence<String>) throws(RunError) {
    guard !isRepeatable, name != "help", given.contains(name) else { return }
    throw RunError("--\(name) is given twice", advice: "remove one of them")
  }

  /// Its line of help, with its built-in value.
  var help: String { builtIn.map { "\(summary()) (default: \($0))" } ?? summary() }

  /// Its line of help with the words that it takes, unless they are more than `most` or shown in its usage.
  func help(withWordsUpTo most: Int) -> String {
    guard case .word(_, let words) = value, words().count <= most else { return help }
    return "\(help): \(words().joined(separator: ", "))"
  }
}

/// The kind of value that an option takes, or of a command's operands.
enum FlagValue: Sendable {
  /// Made only where they are needed.
  typealias Words = @Sendable () -> [String]

  /// One of these words.
  case choice(Words)
  /// One of the formats that the command prints.
  case format
  /// Anything, shown under this name: a number of `SECONDS`.
  case named(String)
  /// A file's name, shown under this name, and what a run does with the file.
  case file(String, FileUse)
  /// Anything, shown under this name, but most likely one of these words.
  case word(String, of: Words)

  /// The words that help shows in its place.
  var placeholder: String {
    switch self {
    case .choice(let words): words().joined(separator: "|")
    case .format: "FORMAT"
    case .named(let name), .file(let name, _), .word(let name, of: _): name
    }
  }

  /// True if it names files.
  var isFile: Bool { if case .file = self { true } else { false } }

  /// The words that it is likely to be.
  var words: [String] {
    switch self {
    case .choice(let words), .word(_, of: let words): words()
    case .format, .named, .file: []
    }
  }

  /// A word for the value, where its choices are shown elsewhere.
  var placeholderWord: String {
    if case .choice = self { "choice" } else { placeholder }
  }
}

/// What a run does with a file that an option names.
enum FileUse: Sendable {
  /// Strokes or a drawing are read from it.
  case strokes
  /// Something other than strokes is read from it.
  case reference
  /// Verdicts are read from it; a name may stand before it.
  case verdicts
  /// Results are written into it.
  case output
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

extension Flag {
  /// Every flag of every command, in the order in which completions list them.
  static var all: [Flag] { detection + verdicts + limits + groups.dropFirst(2).flatMap { $0() } }

  /// The first flag that fulfils the condition. Limits come last: they are made of the detectors' settings, which
  /// most runs do not need.
  static func first(where isWanted: (Flag) -> Bool) -> Flag? {
    for group in groups {
      if let flag = group().first(where: isWanted) { return flag }
    }
    return limits.first(where: isWanted)
  }

  /// The flags that do not depend on detectors. A group is made when it is first used.
  private static let groups: [@Sendable () -> [Flag]] = [
    { detection }, { verdicts }, { drawing }, { hits }, { evaluation }, { expectation },
    { tuning }, { comparison }, { input }, { output }, { pictures }, { general },
  ]

  private static let general: [Flag] = [
    Flag(
      "help", isCommon: true, letter: "h", .general, of: .all,
      "show help; --help-all lists every option"
    ) { options, _ in options.help = options.help ?? .short },
    Flag("help-all", .general, of: .all, "show help on every option") { options, _ in
      options.help = .full
    },
  ]
}
