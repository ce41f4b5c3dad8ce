import StrokeReports

/// Reads words after the table of flags.
///
/// A long option takes its value from `--name=value` or from the next word, whatever that begins
/// with; a letter takes it from the rest of its word or from the next one. `--` ends the options. A
/// lone `-` is an operand, and so is `-#3`.
struct FlagParser: Sendable {
  private let command: Command
  private let program: Program
  /// Which options of the command may be given; nil for all.
  private let isTaken: (@Sendable (Flag) -> Bool)?

  init(
    _ command: Command, of program: Program, only isTaken: (@Sendable (Flag) -> Bool)? = nil
  ) {
    (self.command, self.program, self.isTaken) = (command, program, isTaken)
  }

  /// Calls `take` with each option, and returns the operands.
  func parse(
    _ words: [Argument], _ take: (GivenFlag) throws(RunError) -> Void
  ) throws(RunError) -> [Argument] {
    var operands: [Argument] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      let text = word.text
      if text == "--" {
        operands += rest
        break
      } else if text.hasPrefix("--") {
        try parse(long: word, &rest, take)
      } else if text.hasPrefix("-"), text != "-", !text.hasPrefix("-#") {
        try parse(letters: text.dropFirst(), &rest, take)
      } else {
        operands.append(word)
      }
    }
    return operands
  }

  private func parse(
    long word: Argument, _ rest: inout ArraySlice<Argument>,
    _ take: (GivenFlag) throws(RunError) -> Void
  ) throws(RunError) {
    let parts = word.bytes.dropFirst(2).split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let attached = parts.count > 1 ? Argument(bytes: parts[1]) : nil
    guard let flag = flag(where: { $0.name == name }) else {
      throw removed(name) ?? unknown("--\(name)", attached ?? rest.first)
    }
    if flag.value == nil, attached != nil { throw RunError("--\(name) takes no value") }
    try take(try GivenFlag(flag, "--\(name)", attached, orNextOf: &rest, of: command))
  }

  private func parse(
    letters: Substring, _ rest: inout ArraySlice<Argument>,
    _ take: (GivenFlag) throws(RunError) -> Void
  ) throws(RunError) {
    var letters = letters
    while let letter = letters.popFirst() {
      // Most likely a long option with one dash too few.
      let word = String(letter) + letters.prefix { $0 != "=" }
      if word.utf8.count > 1, names.contains(word) {
        throw RunError("unknown option -\(word)", suggestion: "--\(word)")
      }
      guard let flag = flag(where: { $0.letter == letter }) else {
        throw unknown("-\(letter)", rest.first, word)
      }
      let attached = flag.value == nil || letters.isEmpty ? nil : Argument(String(letters))
      try take(try GivenFlag(flag, "-\(letter)", attached, orNextOf: &rest, of: command))
      if attached != nil { return }
    }
  }
}

extension FlagParser {
  private func flag(where isWanted: (Flag) -> Bool) -> Flag? {
    Flag.first { flag in
      isWanted(flag) && flag.commands.contains(command.id) && isTaken?(flag) ?? true
    }?.in(command)
  }

  private var names: [String] {
    command.flags.filter { isTaken?($0) ?? true }.map(\.name)
  }

  /// The error of an unknown option.
  ///
  /// - Parameter word: The whole word that a letter is from.
  private func unknown(
    _ spelling: String, _ value: Argument?, _ word: String? = nil
  ) -> RunError {
    let near = suggestion(for: word ?? String(spelling.dropFirst(2)), among: names)
    guard isTaken == nil, near == nil || word?.utf8.count ?? 1 == 1
    else { return RunError("unknown option \(spelling)", suggestion: near.map { "--\($0)" }) }
    // A value may follow a letter at once.
    let attached = word.map { String($0.dropFirst()) } ?? ""
    let text = attached.isEmpty ? value?.text ?? "-" : attached
    return program.unknownOption(
      spelling, value: text.hasPrefix("-") ? nil : text, of: command, among: names)
  }

  /// The error for an option that does not apply to this command or was removed; nil for any other name.
  private func removed(_ name: String) -> RunError? {
    if name == "judge", command.id == .tune {
      return RunError(
        "tune needs a built-in detector: it does not know the limits of a judge")
    }
    if name == "folds", command.id == .tune {
      return RunError(
        "tune chooses the number of folds itself", advice: "see strokecheck help evaluation")
    }
    return GoneName.option(name, of: command).map { RunError(gone: $0) }
  }
}

/// An option with its values, each one of the words that it takes if it takes words.
struct GivenFlag: Sendable {
  let flag: Flag
  /// One value, or those that commas separate.
  let values: [GivenValue]

  /// True if commas separate values: those of repeatable words.
  private static func isList(_ flag: Flag) -> Bool {
    flag.isRepeatable && !(flag.value?.words.isEmpty ?? true)
  }

  /// The value is attached to the option or the next word.
  fileprivate init(
    _ flag: Flag, _ spelling: String, _ attached: Argument?,
    orNextOf rest: inout ArraySlice<Argument>, of command: Command
  ) throws(RunError) {
    guard let argument = flag.value == nil ? "" : attached ?? rest.popFirst() else {
      throw RunError("\(spelling) needs a value: \(flag.value?.placeholder ?? "")")
    }
    try Self.checkIsWhole(argument, spelling, flag, rest)
    var arguments = [argument]
    if Self.isList(flag) {
      arguments = argument.bytes.split(
        separator: UInt8(ascii: ","), omittingEmptySubsequences: false
      ).map { Argument(bytes: $0) }
    }
    if case .choice(let known) = flag.value {
      let words = known()
      for text in arguments.map(\.text) where !words.contains(text) {
        if let gone = GoneName.named("--\(flag.name) \(text)", of: command) {
          throw RunError(gone: gone)
        }
        let near = Synonym.value(for: text, among: words) ?? suggestion(for: text, among: words)
        throw RunError(
          "\(spelling) is one of \(words.joined(separator: ", ")), not \"\(text)\"",
          suggestion: near.map { "\(spelling) \($0)" },
          advice: Self.advice(on: flag, argument.text, text))
      }
    }
    self.flag = flag
    values = arguments.map { GivenValue(of: flag.name, $0) }
  }

  /// What to do about a word that is no value of an option.
  private static func advice(on flag: Flag, _ text: String, _ word: String) -> String? {
    if word.isEmpty { return "several values are joined by commas, without spaces" }
    if word == "html" { return "strokecheck report makes pages" }
    if text.contains(","), !isList(flag) { return "this option takes one value" }
    return Platform.isThere(FilePath(text)) ? "its value is missing before \(text)" : nil
  }

  /// Checks that a value of several numbers is not split into words.
  private static func checkIsWhole(
    _ argument: Argument, _ spelling: String, _ flag: Flag, _ rest: ArraySlice<Argument>
  ) throws(RunError) {
    guard case .named(let form)? = flag.value else { return }
    let count = form.split(separator: ",").count
    let words = [argument.text] + rest.prefix(count - 1).map(\.text)
    let numbers = words.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
    guard count > 1, words.count == count, numbers.allSatisfy({ Double(allOf: $0) != nil }) else {
      return
    }
    throw RunError(
      "\(spelling) takes \(form) in one word",
      suggestion: "\(spelling) \(numbers.joined(separator: ","))")
  }

  func apply(to options: inout Options) throws(RunError) {
    for value in values {
      try flag.apply(&options, value)
      options.given.append((value.option, value.text))
    }
  }
}
