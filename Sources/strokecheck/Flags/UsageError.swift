/// A mistake in a command line, or in a default for it, and what may have been meant.
struct UsageError: Error, Equatable {
  let problem: String
  /// Words that may have been meant in place of those that are wrong.
  var suggestion: String?
  /// What to do, where that is more than to write other words.
  var advice: String?
  /// The place of the default that is wrong, if it is one.
  var source: String?
  /// True if it is no mistake: the system could not give what it takes to find out.
  var isTrouble = false

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
    let topic = source == nil ? command : HelpTopic.defaults.rawValue
    let help = topic.map { "strokecheck help \($0)" } ?? "strokecheck --help"
    if isTrouble { return ["\(source ?? "strokecheck"): \(problem)"] }
    let hint = suggestion.map { "did you mean \($0)?" } ?? advice ?? "see \(help)"
    return ["\(source ?? "strokecheck"): \(problem)"] + usage + ["  \(hint)"]
  }

  /// Makes the same error, of a default that stands there.
  func of(default source: String) -> UsageError {
    var error = self
    error.source = source
    return error
  }
}
