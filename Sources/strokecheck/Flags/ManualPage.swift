/// The manual page, in the macros of man(7), made from the tables that the program itself works by.
struct ManualPage {
  private let program: Program

  init(of program: Program) { self.program = program }

  var source: String {
    var page = Roff()
    page.macro("TH", "STROKECHECK", "1", program.date, "strokecheck \(program.version)")
    // Words are not parted, and lines not stretched: options are to be read as they are typed.
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
      "The time that reports give, in seconds since the beginning of 1970, in place of the clock's."
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
