/// The manual page, in the macros of man(7), made from the tables that the program itself works by.
enum ManualPage {
  static var source: String {
    var page = Roff()
    page.macro("TH", "STROKECHECK", "1", StrokeCheck.date, "strokecheck \(StrokeCheck.version)")
    // Words are not parted, and lines not stretched: options are to be read as they are typed.
    page.macro("nh")
    page.macro("ad", "l")
    page.section("NAME")
    page.text("strokecheck \\- tell what a gesture recognizer makes of a finger stroke, and why")
    page.section("SYNOPSIS")
    for command in StrokeCheck.commands {
      for form in command.usage { page.synopsis(command.name, form) }
    }
    page.synopsis("help", "[TOPIC]")
    page.synopsis("--version", "")
    page.section("DESCRIPTION")
    page.prose(Help.description)
    page.section("COMMANDS")
    for command in StrokeCheck.commands { page.command(command) }
    for topic in HelpTopic.allCases where topic != .exitStatus { page.topic(topic) }
    page.section("EXIT STATUS")
    page.page(HelpTopic.exitStatus.page)
    page.section("ENVIRONMENT")
    for (name, meaning) in environment { page.entry(bold: name, meaning) }
    page.section("FILES")
    page.entry(bold: DefaultsFile.name, "Defaults for options; see DEFAULTS.")
    page.section("EXAMPLES")
    for command in StrokeCheck.commands {
      for example in command.examples { page.entry(bold: example.line, example.meaning) }
    }
    return page.source
  }

  private static let environment = [
    ("STROKECHECK_OPTS", "Options that come before those of the command line; see DEFAULTS."),
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

  fileprivate mutating func command(_ command: any Command.Type) {
    macro("SS", Self.escaped("strokecheck \(command.name)"))
    prose(command.summary)
    for section in FlagSection.allCases {
      let flags = command.descriptions.filter { $0.section == section }
      guard !flags.isEmpty else { continue }
      macro("PP")
      text(Self.escaped(section.rawValue) + ":")
      for flag in flags { entry(flag) }
    }
  }

  private mutating func entry(_ flag: FlagDescription) {
    macro("TP")
    let names = flag.spellings.map(Self.bold).joined(separator: ", ")
    text(names + (flag.value.map { " " + Self.italic($0.placeholder) } ?? ""))
    prose(flag.summary.asSentence)
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
