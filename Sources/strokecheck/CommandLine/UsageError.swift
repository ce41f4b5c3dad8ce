/// A command line that makes no sense: what is wrong with it, and what may have been meant.
struct UsageError: Error, Equatable {
  let problem: String
  var suggestion: String?

  init(_ problem: String, suggestion: String? = nil) {
    self.problem = problem
    self.suggestion = suggestion
  }

  /// The lines to print: the problem, and what to do.
  func text(command: String?) -> String {
    let help = command.map { "strokecheck help \($0)" } ?? "strokecheck --help"
    let hint = suggestion.map { "did you mean \($0)?" } ?? "see \(help)"
    return "strokecheck: \(problem)\n  \(hint)"
  }
}
