/// `strokecheck man`: the manual page.
enum ManCommand {
  static let command = Command(
    id: .man, name: "man",
    summary: "Print the manual page, for man to show.",
    usage: [""],
    examples: """
      strokecheck man | man -l -
          the manual page, without installing it
      """,
    operands: nil,
    run: run)

  static func run(_ invocation: Invocation) throws(RunError) -> ExitCode {
    invocation.console.print(ManualPage(program: invocation.program).source)
  }
}

/// The manual page, in the macros of man(7), made from the tables that the program itself works by.
struct ManualPage {
  let program: Program

  var source: String {
    var page = Roff()
    page.macro("TH", "STROKECHECK", "1", program.date, "strokecheck \(program.version)")
    // Words are not hyphenated, and lines not stretched: options are to be read as they are typed.
    page.macro("nh")
    page.macro("ad", "l")
    page.section("NAME")
    page.text("strokecheck \\- tell why a gesture recognizer accepts or rejects a finger stroke")
    page.section("SYNOPSIS")
    for command in program.commands {
      for form in command.usage { page.synopsis(command.name, form) }
    }
    page.synopsis("help", "[TOPIC]")
    page.synopsis("--version", "")
    page.section("DESCRIPTION")
    page.prose(Help.description)
    page.section("COMMANDS")
    let common = common
    for command in program.commands { page.command(command, leavingOut: common.map(\.name)) }
    page.section("COMMON OPTIONS")
    for flag in common { page.entry(flag) }
    for topic in HelpTopic.allCases where topic != .exitStatus { page.topic(topic) }
    page.section("EXIT STATUS")
    page.page(HelpTopic.exitStatus.page)
    page.section("ENVIRONMENT")
    for (name, meaning) in Self.environment { page.entry(bold: name, meaning) }
    page.section("EXAMPLES")
    for command in program.commands {
      for example in command.linesToTry { page.entry(bold: example.line, example.meaning) }
    }
    return page.source
  }

  /// The options that are the same wherever they are taken, by three commands or more. They are explained once.
  private var common: [Flag] {
    Flag.all.compactMap { row in
      let owners = program.commands.compactMap { row.in($0) }
      let texts = owners.map { $0.usage + $0.help(withWordsUpTo: 20) }
      return owners.count > 2 && Set(texts).count == 1 ? owners[0] : nil
    }
  }

  private static let environment = [
    ("NO_COLOR", "If it is not empty, nothing is coloured unless --color asks for it."),
    ("TERM", "If it is dumb, nothing is coloured unless --color asks for it."),
    (
      "SOURCE_DATE_EPOCH",
      "The time to put into reports instead of the clock's, in seconds since the beginning of 1970."
    ),
  ]
}

extension Roff {
  fileprivate mutating func synopsis(_ command: String, _ form: String) {
    macro("HP", "4")
    text(Self.bold("strokecheck \(command)") + (form.isEmpty ? "" : " \(Self.escaped(form))"))
  }

  fileprivate mutating func command(_ command: Command, leavingOut common: [String]) {
    macro("SS", Self.escaped("strokecheck \(command.name)"))
    prose(command.summary)
    for section in FlagSection.allCases {
      let flags = command.flags.filter { $0.section == section && !common.contains($0.name) }
      guard !flags.isEmpty else { continue }
      macro("PP")
      text(Self.escaped(section.rawValue) + ":")
      for flag in flags { entry(flag) }
    }
    // Every judging command has all limits, so they are shown once.
    let shared = command.flags.filter { common.contains($0.name) }
    let limits = shared.contains { $0.section == .limits } ? ["limits of the detectors"] : []
    let others = shared.filter { $0.section != .limits }.map { "--\($0.name)" }
    macro("PP")
    prose("Common options: \((limits + others).joined(separator: ", ")).")
  }

  fileprivate mutating func entry(_ flag: Flag) {
    macro("TP")
    let names = flag.spellings.map(Self.bold).joined(separator: ", ")
    text(names + (flag.value.map { " " + Self.italic($0.placeholder) } ?? ""))
    prose(flag.help(withWordsUpTo: 20).asSentence)
  }

  fileprivate mutating func entry(bold name: String, _ meaning: String) {
    macro("TP")
    text(Self.bold(name))
    prose(meaning.asSentence)
  }

  fileprivate mutating func topic(_ topic: HelpTopic) {
    section(topic.rawValue.uppercased())
    page(topic.page)
  }
}

extension String {
  /// The text with a capital and a stop.
  fileprivate var asSentence: String {
    prefix(1).uppercased() + dropFirst() + (hasSuffix(".") ? "" : ".")
  }
}

/// Writes the language of man pages, in ASCII alone, so that every formatter reads it alike.
struct Roff {
  private(set) var source = ""

  /// A macro with its arguments, which are escaped already, on a line.
  mutating func macro(_ name: String, _ arguments: String...) {
    source += ".\(name)"
    for escaped in arguments {
      source += escaped.contains(" ") ? " \"\(escaped)\"" : " \(escaped)"
    }
    source += "\n"
  }

  /// A heading.
  mutating func section(_ title: String) { macro("SH", Self.escaped(title)) }

  /// A line of text that is escaped already.
  mutating func text(_ escaped: String) { source += escaped + "\n" }

  /// Words that the formatter breaks into lines. In the source they stand on lines that are not
  /// too long for mail, nor for formatters when they are escaped.
  mutating func prose(_ text: some StringProtocol) {
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if line.isEmpty || longer.utf8.count <= 72 && Self.escaped(longer).utf8.count <= 80 {
        line = longer
      } else {
        self.text(Self.escaped(line))
        line = String(word)
      }
    }
    if !line.isEmpty { self.text(Self.escaped(line)) }
  }

  /// A page of help: its blocks are separated by empty lines, and are prose unless something in them
  /// stands in columns.
  mutating func page(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, block) in lines.split(whereSeparator: \.isEmpty).enumerated() {
      if index > 0 { macro("PP") }
      if block.contains(where: { $0.hasPrefix(" ") || hasColumns($0) }) {
        macro("nf")
        for line in block { self.text(Self.escaped(line)) }
        macro("fi")
      } else {
        prose(block.joined(separator: " "))
      }
    }
  }

  /// Tells whether a line has two blanks in a row.
  private func hasColumns(_ line: Substring) -> Bool {
    zip(line.utf8, line.utf8.dropFirst()).contains { $0 == UInt8(ascii: " ") && $1 == $0 }
  }

  static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fP" }
  static func italic(_ text: String) -> String { "\\fI\(escaped(text, breaks: true))\\fP" }

  /// The text with everything escaped that means something to a formatter, or looks different in
  /// print. With `breaks`, a line may be broken after each `|`.
  static func escaped(_ text: some StringProtocol, breaks: Bool = false) -> String {
    var result = text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\"": result += "\\(dq"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "|" where breaks: result += "|\\:"
      case " "..."~": result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
      }
    }
    return result
  }
}
