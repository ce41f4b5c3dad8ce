/// A condition under which an option does something beside the others. One that does nothing is a mistake.
struct FlagRule: Sendable {
  /// The commands in which it holds.
  let commands: CommandSet
  private let condition: Condition

  private enum Condition {
    /// One of some options is needed, for what they stand for.
    case needs([String], String, advice: String?, unless: String?)
    /// None of some options may stand beside it, for a reason, unless the format has room for both.
    case excludes([String], String?, exceptIn: ResultFormat?)
    /// It shares a place with some options. The last of them counts.
    case replaces([String])
    /// What it adds has no place in some formats.
    case hasNoPlace([ResultFormat], instead: ResultFormat)
    /// Something that the detectors say of themselves.
    case applies(@Sendable (_ option: String, DetectionOptions) -> UsageError?)
  }

  /// It needs one of `options`.
  ///
  /// - Parameters:
  ///   - what: The words for them; the first of the options by itself.
  ///   - advice: What to do, where that is more than to add the first option.
  ///   - value: The value that needs nothing.
  static func needs(
    _ options: [String], _ what: String? = nil, advice: String? = nil, unless value: String? = nil,
    in commands: CommandSet = .all
  ) -> FlagRule {
    let what = what ?? "--\(options[0])"
    return FlagRule(
      commands: commands, condition: .needs(options, what, advice: advice, unless: value))
  }

  static func excludes(
    _ options: [String], because reason: String? = nil, exceptIn format: ResultFormat? = nil,
    in commands: CommandSet = .all
  ) -> FlagRule {
    FlagRule(commands: commands, condition: .excludes(options, reason, exceptIn: format))
  }

  static func replaces(_ options: [String]) -> FlagRule {
    FlagRule(commands: .all, condition: .replaces(options))
  }

  static func hasNoPlace(
    in formats: [ResultFormat], instead: ResultFormat = .ndjson, of commands: CommandSet = .all
  ) -> FlagRule {
    FlagRule(commands: commands, condition: .hasNoPlace(formats, instead: instead))
  }

  static func applies(
    in commands: CommandSet = .all,
    _ objection: @escaping @Sendable (_ option: String, DetectionOptions) -> UsageError?
  ) -> FlagRule {
    FlagRule(commands: commands, condition: .applies(objection))
  }

  /// It is about strokes, which `compare` reads only to judge them.
  static let takesStrokes = needs(
    ["against"], "--against: stored results are compared as they are",
    advice: "add --against \"OPTIONS OF THE SECOND RUN\", and name files of strokes", in: .compare)

  /// It decides how strokes are judged, which `compare` does only under two settings.
  static let judges = needs(
    ["against"], "--against: stored verdicts are not judged again",
    advice: "add --against \"OPTIONS OF THE SECOND RUN\"", in: .compare)

  /// Says why an option does nothing beside the others; nil if it does something.
  func objection(to option: String, _ options: Options) -> UsageError? {
    switch condition {
    case .needs(let others, let what, let advice, let value):
      guard !others.contains(where: options.isSet),
        value == nil || options.value(of: option) != value
      else { return nil }
      return UsageError("--\(option) needs \(what)", advice: advice ?? "add --\(others[0])")
    case .excludes(let others, let reason, let format):
      guard format == nil || options.output.format != format,
        let other = others.first(where: options.isSet)
      else { return nil }
      if let reason { return UsageError("--\(option) does not apply to --\(other), \(reason)") }
      let exception = format.map { ", except with --format \($0.rawValue)" } ?? ""
      return UsageError(
        "--\(option) and --\(other) cannot be used together\(exception)",
        advice: "remove one of them")
    case .replaces(let others):
      let last = options.order.last { $0 == option || others.contains($0) }
      guard let last, last != option else { return nil }
      return UsageError(
        "--\(option) and --\(last) cannot be used together", advice: "remove one of them")
    case .hasNoPlace(let formats, let instead):
      guard formats.contains(options.output.format) else { return nil }
      return UsageError(
        "--format \(options.output.format.rawValue) cannot show what --\(option) adds",
        suggestion: "--format \(instead.rawValue)")
    case .applies(let objection): return objection(option, options.detection)
    }
  }
}

extension Command {
  /// Says why an option does nothing beside the others; nil if it does something.
  func objection(to flag: Flag, _ options: Options) -> UsageError? {
    for rule in flag.rules where rule.commands.contains(id) {
      if let objection = rule.objection(to: flag.name, options) { return objection }
    }
    return nil
  }
}
