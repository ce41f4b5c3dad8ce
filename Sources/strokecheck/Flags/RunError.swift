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

/// Words of other programs for an option.
struct Synonym: Sendable {
  private let words: [String]
  private let option: String
  private let value: String

  private init(_ words: String..., is option: String, _ value: String = "") {
    (self.words, self.option, self.value) = (words, option, value)
  }

  private static let all = [
    Synonym("json", is: "format", "json"), Synonym("ndjson", "jsonl", is: "format", "ndjson"),
    Synonym("csv", is: "format", "csv"), Synonym("text", "txt", is: "format", "text"),
    Synonym("junit", "xml", is: "format", "junit"),
    Synonym("svg", "html", "out", "outfile", "output-file", is: "output", "FILE"),
    Synonym("output-format", "type", is: "format"), Synonym("format", "f", is: "to"),
    Synonym("verbose", "v", "details", "debug", "why", is: "explain"),
    Synonym("silent", "s", is: "quiet"), Synonym("threads", "parallel", "workers", "t", is: "jobs"),
    Synonym("d", "algorithm", "model", "method", "recognizer", is: "detector"),
    Synonym("all", is: "detector", "all"), Synonym("colour", is: "color"),
    Synonym("rate", "hz", "sample-rate", is: "resample"),
    Synonym("ms", "milliseconds", is: "time-unit", "ms"), Synonym("unit", "units", is: "time-unit"),
    Synonym("columns-map", "columns", "field", "map", is: "fields", "x=NAME,y=NAME"),
    Synonym("limit", "params", "parameters", is: "limits"),
    Synonym("svg-file", "shapes", is: "path"),
    Synonym("class", "positive-label", is: "positive"), Synonym("by", "group-by", is: "group"),
    Synonym("fpr", "max-false-positives", is: "max-fpr"),
    Synonym("skip", "disable", is: "without"), Synonym("tolerance", "threshold", is: "strictness"),
    Synonym("rectangle", "box", is: "rect"),
  ]

  /// The value that other programs call by a word.
  static func value(for word: String, among known: [String]) -> String? {
    let words = [
      "xml": "junit", "jsonl": "ndjson", "table": "text", "txt": "text", "milliseconds": "ms",
      "millis": "ms", "seconds": "s", "microseconds": "us", "xlsx": "csv", "excel": "csv",
    ]
    return words[word.lowercased()].flatMap { known.contains($0) ? $0 : nil }
  }

  /// The option that other programs call by a word, with the value that was given.
  static func meaning(of word: String, value: String?, in command: Command) -> String? {
    for synonym in all where synonym.words.contains(word) {
      guard let flag = command.flag(named: synonym.option) else { continue }
      // A number of columns names no fields.
      if flag.name == "fields", value.map({ Double(allOf: $0) != nil }) ?? false { continue }
      let typed = flag.value == nil ? "" : value ?? flag.value?.placeholder ?? ""
      let rest = synonym.value.isEmpty ? typed : synonym.value
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
