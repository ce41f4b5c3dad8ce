/// One option as some commands take it: everything that parsing, help, the manual and completions need to know of it.
/// An option that means something else in another command has a row of its own there.
struct Flag: Sendable {
  typealias Change = @Sendable (inout Options, GivenValue) throws(UsageError) -> Void

  /// The name without the dashes: `max-duration`.
  let name: String
  let use: FlagUse
  /// The one-letter form, if there is one.
  let letter: Character?
  /// The kind of value it takes, if it takes one.
  private(set) var value: FlagValue?
  /// The heading under which help lists it.
  let section: FlagSection
  /// The commands that take it so.
  let commands: CommandSet
  /// True if its values add up when it is given several times. Any other is refused the second time.
  let isRepeatable: Bool
  /// Its effect, in a line. Some of it is computed, so it is made only where it is shown.
  let summary: @Sendable () -> String
  /// The built-in value, for people, where help names one.
  let builtIn: String?
  let rules: [FlagRule]
  /// The change it makes to the options. The value is empty for an option without one.
  let apply: Change

  init(
    _ name: String, use: FlagUse = .rare, letter: Character? = nil, takes value: FlagValue? = nil,
    _ section: FlagSection, of commands: CommandSet,
    isRepeatable: Bool = false,
    _ summary: @autoclosure @escaping @Sendable () -> String, default builtIn: String? = nil,
    rules: [FlagRule] = [], apply: @escaping Change
  ) {
    self.name = name
    self.use = use
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

  /// The option with the formats of a command as its values, if it chooses among them; nil if the command does not
  /// take it.
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

  /// Refuses the option if it is among the others that are given with it.
  func checkIsNew(among given: some Sequence<String>) throws(UsageError) {
    guard !isRepeatable, name != "help", given.contains(name) else { return }
    throw UsageError("--\(name) is given twice", advice: "remove one of them")
  }

  /// Its line of help, with its built-in value.
  var help: String { builtIn.map { "\(summary()) (default: \($0))" } ?? summary() }

  /// Its line of help with the words that it takes, unless they are more than `most` or shown in its usage.
  func help(withWordsUpTo most: Int) -> String {
    guard case .word(_, let words) = value, words().count <= most else { return help }
    return "\(help): \(words().joined(separator: ", "))"
  }
}

/// How often people need an option.
enum FlagUse: Sendable {
  /// Often: a command's first page of help lists it.
  case common
  /// Seldom: it is listed where all options are.
  case rare
}

/// The kind of value that an option takes.
enum FlagValue: Sendable {
  /// A list of words, made only where it is needed.
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

  /// The word or words that help shows in its place.
  var placeholder: String {
    switch self {
    case .choice(let words): words().joined(separator: "|")
    case .format: "FORMAT"
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

// The table of flags. Each group of options has its rows beside it.

extension Flag {
  /// Every flag of every command, in the order in which completions list them.
  static var all: [Flag] { detection + verdicts + limits + groups.dropFirst(2).flatMap { $0() } }

  /// The first flag that fulfils the condition. Limits come last: they are made from what the
  /// detectors say of themselves, which most runs have no need to ask.
  static func first(where isWanted: (Flag) -> Bool) -> Flag? {
    for group in groups {
      if let flag = group().first(where: isWanted) { return flag }
    }
    return limits.first(where: isWanted)
  }

  /// The flags that do not depend on what the detectors say. A group is made when it is first looked at.
  private static let groups: [@Sendable () -> [Flag]] = [
    { detection }, { verdicts }, { drawing }, { hits }, { evaluation }, { expectation },
    { tuning }, { comparison }, { input }, { output }, { pictures }, { general },
  ]

  /// The options of every command.
  private static let general: [Flag] = [
    Flag(
      "help", use: .common, letter: "h", .general, of: .all,
      "show help; --help-all lists every option"
    ) { options, _ in options.help = options.help ?? .short },
    Flag("help-all", .general, of: .all, "show help on every option") { options, _ in
      options.help = .full
    },
  ]
}
