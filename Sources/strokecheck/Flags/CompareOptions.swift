/// The two sides to compare.
struct CompareOptions: Sendable {
  /// The options that make the second of two settings of the first; nil to compare stored verdicts.
  var against: String?
}

extension Flag {
  /// The options of `compare`.
  static let comparison: [Flag] = [
    Flag(
      "against", use: .common, takes: .named("OPTIONS"), .evaluation, of: .compare,
      "options of the second run, in quotes: \"--max-inflections 8\""
    ) { options, value in options.comparison.against = value.text }
  ]
}

extension Options {
  /// The options with those of a text added: detectors, limits, and what else decides how strokes are
  /// judged.
  func adding(
    _ text: String, for command: Command, of program: Program
  ) throws(UsageError) -> Options {
    let words: [Argument]
    do throws(UsageError) { words = try ShellWords.split(text) } catch {
      throw error.of("--against")
    }
    let parser = FlagParser(command, of: program) { flag in
      [.detection, .limits].contains(flag.section) || flag.name == "resample"
    }
    var given: [GivenFlag] = []
    do throws(UsageError) {
      let operands = try parser.parse(words) { flag throws(UsageError) in
        try flag.flag.checkIsNew(among: given.lazy.map(\.flag.name))
        given.append(flag)
      }
      if let operand = operands.first {
        let name = operand.text.prefix { $0 != "=" }
        let isName = given.isEmpty && command.flag(named: String(name)) != nil
        throw UsageError(
          "\"\(operand.text)\" is not an option",
          suggestion: isName ? "--against \"--\(text)\"" : nil)
      }
      if given.isEmpty {
        throw UsageError("there is no option", advice: "such as --against \"--max-inflections 8\"")
      }
      var options = replacing(given.map(\.flag.name))
      for flag in given { try flag.apply(to: &options) }
      try command.check(given.map(\.flag), options)
      return options
    } catch {
      throw Self.refusal(of: text, error)
    }
  }

  /// The options without the detectors and omitted checks that others of these names take the place of. Limits add up.
  private func replacing(_ names: [String]) -> Options {
    var options = self
    if ["detector", "judge", "verdicts"].contains(where: names.contains) {
      options.detection.givenNames = []
      options.detection.sources = []
    }
    if names.contains("without") { options.detection.omittedChecks = [] }
    return options
  }

  /// The error of the options of the second run, with what to do.
  private static func refusal(of text: String, _ error: UsageError) -> UsageError {
    var refusal = error.of("--against")
    if refusal.suggestion == nil, refusal.problem.hasPrefix("unknown option") {
      refusal.advice = "the second run may differ in detectors, limits and --resample"
    }
    // The shell has split what was not quoted.
    if refusal.suggestion == nil, text.hasPrefix("--"), !text.utf8.contains(UInt8(ascii: " ")),
      refusal.problem.hasPrefix(text)
    {
      refusal.suggestion = "--against \"\(text) VALUE\", with quotes"
    }
    return refusal
  }
}

extension Invocation {
  /// The command lines whose verdicts are compared, with the inputs and those options only that decide how strokes are
  /// judged.
  func comparedCommands(_ against: String) -> (before: String, after: String) {
    let own = given.filter {
      [.detection, .limits].contains($0.flag.section) || $0.flag.name == "resample"
    }
    let replaced = against.split(separator: " ").filter { $0.hasPrefix("--") }
    let kept = own.filter { !replaced.contains("--\($0.flag.name)") }
    let inputs = operands.count > 3 ? ["FILES"] : operands.map(\.text.withoutFolders)
    func command(_ options: [String]) -> String {
      (["strokecheck circle"] + options + inputs).joined(separator: " ")
    }
    return (command(own.map(\.text)), command(kept.map(\.text) + [against]))
  }
}

extension GivenFlag {
  /// The option as it is written, without the folders of an absolute path.
  fileprivate var text: String {
    let value = values.map(\.text.withoutFolders).joined(separator: ",")
    let isPlain = value.allSatisfy { $0.isLetter || $0.isNumber || "-_.,:/=+%".contains($0) }
    return "--\(flag.name)" + (value.isEmpty ? "" : isPlain ? " \(value)" : " \"\(value)\"")
  }
}

extension String {
  /// The text; of an absolute path the last name.
  fileprivate var withoutFolders: String {
    hasPrefix("/") ? split(separator: "/").last.map(String.init) ?? self : self
  }
}
