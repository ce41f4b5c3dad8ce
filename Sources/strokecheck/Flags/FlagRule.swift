/// A condition on the options beside an option. An option without an effect is an error.
struct FlagRule: Sendable {
  /// True if one of the options is needed, false if none of them may stand beside it.
  private let isNeed: Bool
  /// The names of options, or an option with its value: `path`, `format=csv`.
  private let options: [String]
  /// The thing that is needed, or the reason why the two do not go together.
  private let words: String?
  /// What to do about it, or an option to give in place of the other.
  private let advice: String?
  /// An option with a value beside which the rule does not hold.
  private let exception: String?
  /// The only option with a value beside which the rule holds; nil if it holds beside all.
  private let condition: String?
  private let commands: CommandSet

  /// - Parameter what: The words for the options; nil for the first of them.
  static func needs(
    _ options: [String], _ what: String? = nil, advice: String? = nil,
    in commands: CommandSet = .all
  ) -> FlagRule {
    FlagRule(
      isNeed: true, options: options, words: what, advice: advice, exception: nil,
      condition: nil, commands: commands)
  }

  static func excludes(
    _ options: [String], because reason: String? = nil, instead: String? = nil,
    except exception: String? = nil, onlyWith condition: String? = nil
  ) -> FlagRule {
    FlagRule(
      isNeed: false, options: options, words: reason, advice: instead, exception: exception,
      condition: condition, commands: .all)
  }

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
    guard commands.contains(command.id), !(exception.map(given.isSet) ?? false),
      condition.map(given.isSet) ?? true
    else { return nil }
    let other = options.first(where: given.isSet)
    switch (isNeed, other) {
    case (true, nil):
      let first = options.first.map { "--\($0)" } ?? ""
      return RunError("--\(option) needs \(words ?? first)", advice: advice ?? "add \(first)")
    case (false, let other?):
      let other = Self.spelled(other)
      let message = words.map { "--\(option) does not apply to \(other), \($0)" }
      let exception =
        exception.map { ", except with \(Self.spelled($0))" }
        ?? condition.map { " with \(Self.spelled($0))" } ?? ""
      return RunError(
        message ?? "--\(option) and \(other) cannot be used together\(exception)",
        suggestion: advice, advice: words == nil ? "remove one of them" : nil)
    case (true, _), (false, nil): return nil
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
