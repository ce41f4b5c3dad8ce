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
