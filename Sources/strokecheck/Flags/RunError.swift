import StrokeFormats
import StrokeReports

/// What ends a run: an error in its command line, with what may have been meant, or in an input.
struct RunError: Error, Equatable {
  let message: String
  /// Words that may have been meant instead.
  var suggestion: String?
  /// What to do, where that is more than to write other words.
  var advice: String?
  /// The program, the option whose value is wrong, or the input that cannot be read.
  private(set) var source = "strokecheck"
  /// True if an input cannot be read or a program cannot be started; the command line may be right.
  private(set) var isInputError = false
  /// True if the message includes what to do.
  var isComplete = false

  /// Lines that show how to call the program, printed after the message.
  var usage: [String] = []

  init(
    _ message: String, suggestion: String? = nil, advice: String? = nil, usage: [String] = []
  ) {
    self.message = message
    self.suggestion = suggestion
    self.advice = advice
    self.usage = usage
  }

  /// The error of an input that cannot be read.
  init(input name: String, _ reason: String) {
    self.init(reason)
    (source, isInputError) = (name, true)
  }

  /// The error of an input that was read but is invalid.
  init(input name: String, _ error: ReadError) {
    self.init(input: "\(name):\(error.line):\(error.column)", error.reason)
  }

  /// The message, and what to do.
  func lines(command: String?) -> [String] {
    let help = command.map { "strokecheck help \($0)" } ?? "strokecheck --help"
    if isInputError || isComplete { return ["\(source): \(message)"] }
    let hint = suggestion.map { "did you mean \($0)?" } ?? advice ?? "see \(help)"
    return ["\(source): \(message)"] + usage + ["  \(hint)"]
  }

  /// The same error in the value of an option.
  func of(_ source: String) -> RunError {
    var error = self
    error.source = source
    return error
  }
}

extension Console {
  /// Prints an error, and returns the exit status.
  func report(_ error: RunError, of command: Command?) -> ExitCode {
    for line in error.lines(command: command?.name) { complain(line) }
    return error.isInputError ? .error : .usage
  }
}

/// Words of other programs, in the lines of `files/synonyms.txt`: for an option, its value or a command. They are looked
/// up only where a word is unknown.
enum Synonym {
  private static func rows(of kind: String) -> [(words: [String], meaning: String)] {
    HelpFile.synonymsTXT.rows.filter { $0[0] == kind }
      .map { ($0[1].split(separator: " ").map(String.init), $0[2]) }
  }

  /// The command that other programs call by a word.
  static func command(for word: String) -> String? {
    rows(of: "command").first { $0.words.contains(word) }?.meaning
  }

  /// The value that other programs call by a word.
  static func value(for word: String, among known: [String]) -> String? {
    let row = rows(of: "value").first { $0.words.contains(word.lowercased()) }
    return row.flatMap { known.contains($0.meaning) ? $0.meaning : nil }
  }

  /// The option that other programs call by a word, with the value that was given.
  static func meaning(of word: String, value: String?, in command: Command) -> String? {
    for (words, meaning) in rows(of: "option") where words.contains(word) {
      let parts = meaning.split(separator: " ").map(String.init)
      guard let flag = command.flag(named: parts[0]) else { continue }
      // A number of columns names no fields.
      if flag.name == "fields", value.map({ Double(allOf: $0) != nil }) ?? false { continue }
      let typed = flag.value.map { value ?? $0.placeholder } ?? ""
      let rest = parts.count > 1 ? parts[1] : typed
      return "--\(flag.name)" + (rest.isEmpty ? "" : " \(rest)")
    }
    return nil
  }
}

extension Program {
  /// The error of an option that a command does not have: what may have been meant, and which commands have it.
  func unknownOption(
    _ spelling: String, value: String?, of command: Command, among names: [String]
  ) -> RunError {
    let word = String(spelling.drop { $0 == "-" })
    if ["version", "V"].contains(word) {
      return RunError("unknown option \(spelling)", suggestion: "strokecheck --version")
    }
    let message = "unknown option \(spelling)"
    if let meaning = Synonym.meaning(of: word, value: value, in: command) {
      return RunError(message, suggestion: meaning)
    }
    let owners = commands.filter { $0.flags.contains { $0.spellings.contains(spelling) } }
    if !owners.isEmpty {
      let verb = owners.count > 1 ? "have" : "has"
      return RunError(
        message,
        advice: "\(command.name) has no \(spelling); \(owners.map(\.name).list("and")) \(verb) it")
    }
    return RunError(
      message, suggestion: suggestion(for: word, among: names).map { "--\($0)" },
      advice: "strokecheck \(command.name) --help lists the options")
  }
}
