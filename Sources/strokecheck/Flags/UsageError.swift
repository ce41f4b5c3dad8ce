/// A mistake in a command line, and what may have been meant.
struct UsageError: Error, Equatable {
  let problem: String
  /// Words that may have been meant in place of those that are wrong.
  var suggestion: String?
  /// What to do, where that is more than to write other words.
  var advice: String?
  /// The option whose value has the mistake, or the input that cannot be had, in place of the program.
  var source: String?
  /// True if it is no mistake: the system could not give what it takes to find out.
  var isTrouble = false
  /// True if the problem itself says what to do.
  var isComplete = false

  /// Lines that show how to call the program, printed after the problem.
  var usage: [String] = []

  init(
    _ problem: String, suggestion: String? = nil, advice: String? = nil, usage: [String] = []
  ) {
    self.problem = problem
    self.suggestion = suggestion
    self.advice = advice
    self.usage = usage
  }

  /// Makes the lines to print: the problem, and what to do.
  func lines(command: String?) -> [String] {
    let help = command.map { "strokecheck help \($0)" } ?? "strokecheck --help"
    if isTrouble || isComplete { return ["\(source ?? "strokecheck"): \(problem)"] }
    let hint = suggestion.map { "did you mean \($0)?" } ?? advice ?? "see \(help)"
    return ["\(source ?? "strokecheck"): \(problem)"] + usage + ["  \(hint)"]
  }

  /// Makes the same error, of the value of this option.
  func of(_ source: String) -> UsageError {
    var error = self
    error.source = source
    return error
  }
}
