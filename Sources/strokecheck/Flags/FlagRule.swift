/// A condition on the options beside an option. An option without an effect is an error. Options are named, or stand
/// with their value: `path`, `format=csv`.
enum FlagRule: Sendable {
  /// One of the options is needed, in some commands; `what` are the words for them, if not the first of them.
  case needs([String], _ what: String? = nil, advice: String? = nil, in: CommandSet = .all)
  /// None of the options may stand beside it, for a reason, except with another one, or only with another one.
  case excludes(
    [String], because: String? = nil, instead: String? = nil, except: String? = nil,
    onlyWith: String? = nil)

  /// `compare` reads strokes only to judge them.
  static let takesStrokes = needs(
    ["against"], "--against: stored results are compared as they are",
    advice: "add --against \"OPTIONS OF THE SECOND RUN\", and name files of strokes", in: .compare)

  /// `compare` judges only under two settings.
  static let judges = needs(
    ["against"], "--against: stored verdicts are not judged again",
    advice: "add --against \"OPTIONS OF THE SECOND RUN\"", in: .compare)

  /// The error of an option of a command that has no effect beside the others; nil if the rule is kept.
  func error(of option: String, in command: Command, _ given: Options) -> RunError? {
    switch self {
    case .needs(let options, let what, let advice, let commands):
      guard commands.contains(command.id), !options.contains(where: given.isSet) else { return nil }
      let first = "--\(options[0])"
      return RunError("--\(option) needs \(what ?? first)", advice: advice ?? "add \(first)")
    case .excludes(let options, let reason, let instead, let exception, let condition):
      guard let other = options.first(where: given.isSet).map(Self.spelled),
        !(exception.map(given.isSet) ?? false), condition.map(given.isSet) ?? true
      else { return nil }
      if let reason {
        return RunError(
          "--\(option) does not apply to \(other), \(reason)", suggestion: instead)
      }
      let words =
        exception.map { ", except with \(Self.spelled($0))" }
        ?? condition.map { " with \(Self.spelled($0))" } ?? ""
      return RunError(
        "--\(option) and \(other) cannot be used together\(words)", suggestion: instead,
        advice: "remove one of them")
    }
  }

  /// An option as it is written: `--format csv` for `format=csv`.
  private static func spelled(_ option: String) -> String {
    "--" + String(option.map { $0 == "=" ? " " : $0 })
  }
}

extension Command {
  /// Checks that each option has an effect.
  func check(_ given: some Sequence<Flag>, _ options: Options) throws(RunError) {
    for flag in given {
      for rule in flag.rules {
        if let error = rule.error(of: flag.name, in: self, options) { throw error }
      }
    }
    guard CommandSet.judging.contains(id) else { return }
    for flag in given { try options.detection.checkEffect(of: flag) }
  }
}
