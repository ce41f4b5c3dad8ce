/// A command line, or a default for it, that makes no sense: what is wrong with it, and what may
/// have been meant.
struct UsageError: Error, Equatable {
  let problem: String
  var suggestion: String?
  /// Where the default stands that is wrong, if it is one.
  var source: String?

  init(_ problem: String, suggestion: String? = nil) {
    self.problem = problem
    self.suggestion = suggestion
  }

  /// The lines to print: the problem, and what to do.
  func lines(command: String?) -> [String] {
    let topic = source == nil ? command : HelpTopic.defaults.rawValue
    let help = topic.map { "strokecheck help \($0)" } ?? "strokecheck --help"
    let hint = suggestion.map { "did you mean \($0)?" } ?? "see \(help)"
    return ["\(source ?? "strokecheck"): \(problem)", "  \(hint)"]
  }

  /// The same error, of a default that stands there.
  func of(default source: String) -> UsageError {
    var error = self
    error.source = source
    return error
  }
}
