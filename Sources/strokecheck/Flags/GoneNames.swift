/// A name that version 0.2 had and that is gone, with what to use instead. It is looked up only where
/// a name means nothing any more.
struct GoneName: Sendable {
  enum Kind: Sendable {
    case command, topic, option
    /// An option with one of its values.
    case value
    /// The ending of a file that results were written into.
    case ending
    /// A variable of the environment.
    case variable
    /// A file that was looked for.
    case file
    /// A member of strokes.
    case member
  }

  let kind: Kind
  /// The name as it is written: `filter`, `--early`, `--rule coverage`, `sarif`.
  private(set) var name: String
  /// The names of the commands that had it; empty for all.
  let commands: [String]
  /// What to use instead.
  let instead: String

  private init(_ kind: Kind, _ name: String, of commands: String = "", _ instead: String) {
    (self.kind, self.name, self.instead) = (kind, name, instead)
    self.commands = commands.split(separator: " ").map(String.init)
  }

  /// The name for a message.
  var subject: String {
    switch kind {
    case .command: "the command \(name)"
    case .topic: "the help topic \(name)"
    case .ending: "-o FILE.\(name)"
    case .member: "the member \(name)"
    case .option, .value, .variable, .file: name
    }
  }

  /// Tells whether a command had it.
  func isOf(_ command: Command) -> Bool { commands.isEmpty || commands.contains(command.name) }

  /// Finds a name that is gone from a command, or from any if it is nil.
  static func named(_ name: String, _ kind: Kind, of command: Command? = nil) -> GoneName? {
    all.first { $0.kind == kind && $0.name == name && command.map($0.isOf) ?? true }
  }

  /// Finds an option that is gone, also one that refused the default of another: `--no-explain`.
  static func option(_ name: String, of command: Command) -> GoneName? {
    if let gone = named("--\(name)", .option, of: command) { return gone }
    guard name.hasPrefix("no-") else { return nil }
    let refused = String(name.dropFirst("no-".count))
    guard command.flag(named: refused) != nil || named("--\(refused)", .option, of: command) != nil
    else { return nil }
    var gone = named("--no-NAME", .option, of: command)
    gone?.name = "--\(name)"
    return gone
  }
}

extension UsageError {
  /// The error of a name that is gone, in one line.
  init(gone: GoneName) {
    self.init("\(gone.subject) is gone since 0.3: \(gone.instead)")
    isComplete = true
  }
}

extension GoneName {
  /// Every name that is gone since 0.2.
  static let all: [GoneName] =
    commandsAndTopics + readingOptions + judgingOptions + drawingOptions + outputOptions + formats
    + defaults

  private static let commandsAndTopics = [
    GoneName(.command, "filter", "use circle --input-format ndjson -f ndjson"),
    GoneName(.command, "lasso", "use circle --path FILE.svg"),
    GoneName(
      .command, "generate", "use recordings; strokecheck record makes a page to draw them on"),
    GoneName(.topic, "defaults", oneLine),
  ]

  private static let readingOptions = [
    GoneName(.option, "--exclude", of: "evaluate tune", selection),
    GoneName(.option, "--min-samples", of: "evaluate tune", selection),
    GoneName(
      .option, "--exclude-files", of: "circle evaluate tune compare plot report convert",
      "name the files to read, such as by find"),
    GoneName(
      .option, "--idle", of: "circle convert",
      "leave it out; a stroke is answered as soon as its end is read"),
    GoneName(
      .option, "--max-memory",
      of: "circle hittest path evaluate tune compare plot report convert",
      "leave it out; the limit is 1G, or half of ulimit -v"),
  ]

  private static let judgingOptions = [
    GoneName(.option, "--judge", of: "circle", judges),
    GoneName(.option, "--positive", of: "circle", judges),
    GoneName(
      .option, "--judge-timeout", of: "circle evaluate compare plot report",
      "leave it out; a judge has 60 s for each answer"),
    GoneName(
      .option, "--show-labels", of: "circle evaluate compare plot report",
      "leave it out; judges see no labels"),
    GoneName(.option, "--early", of: "circle", "use Recognizer of StrokeCore in the app"),
    GoneName(.option, "--transform", of: "evaluate", changes),
    GoneName(.option, "--robustness", of: "evaluate", changes),
    GoneName(.option, "--sweep", of: "evaluate", "use tune --limits LIMIT"),
    GoneName(
      .option, "--expect", of: "evaluate",
      "store results by --format json, and use compare old.json new.json"),
    GoneName(.option, "--write", of: "tune", "tune prints the options to use; \(oneLine)"),
    GoneName(
      .member, "from", of: "tune", "--group from holds out the variants of a stroke together"),
  ]

  private static let drawingOptions =
    ["fill-opacity", "stroke-dasharray", "stroke-dashoffset", "stroke-opacity", "override"].map {
      GoneName(.option, "--\($0)", of: "hittest path plot", "write the paint into the SVG file")
    } + [
      GoneName(.option, "--threshold", of: "hittest plot", rules),
      GoneName(.value, "--rule coverage", of: "hittest plot", rules),
      GoneName(
        .option, "--index", of: "hittest", "leave it out; the answers are the same without it"),
    ]

  private static let outputOptions = [
    GoneName(
      .option, "--summary", of: "circle", "use evaluate for totals of labelled strokes"),
    GoneName(.option, "--no-color", of: "circle hittest plot", "use --color never"),
    GoneName(.option, "--same-scale", of: "plot", "leave it out; each figure has its own scale"),
    GoneName(
      .option, "--theme", of: "plot report", "leave it out; colours follow the reader's preference"),
    GoneName(.option, "--title", of: "report", "leave it out; the title names the inputs"),
    GoneName(.option, "--width", of: "plot", window),
    GoneName(.option, "--height", of: "plot", window),
    GoneName(
      .option, "--serve", of: "record",
      "use record -o page.html; the page saves strokes for circle strokes.ndjson"),
    GoneName(.option, "--address", of: "record", "leave it out; nothing is served"),
    GoneName(.option, "--port", of: "record", "leave it out; nothing is served"),
  ]

  private static let formats =
    ["tap", "sarif"].flatMap {
      [
        GoneName(.value, "--format \($0)", of: "circle", "use --format junit or github"),
        GoneName(.ending, $0, of: "circle", "use -o FILE.xml for JUnit, or --format github"),
      ]
    }
    + ["quickdraw", "dollar", "inkml", "webdriver", "rrweb", "pointerevents"].map {
      GoneName(.value, "--to \($0)", of: "convert", "use --to ndjson or csv")
    } + [
      GoneName(.value, "--to tsv", of: "convert", "use --to csv"),
      GoneName(.value, "--to getevent", of: "convert", "use --to sendevent"),
      GoneName(.value, "--to svg", of: "convert", "use plot"),
      GoneName(.value, "--to maestro", of: "convert", "use --to playwright, xcuitest or sendevent"),
      GoneName(.ending, "tsv", of: "convert", "use -o FILE.csv"),
      GoneName(.ending, "xml", of: "convert", "use -o FILE.ndjson or FILE.csv"),
      GoneName(.ending, "inkml", of: "convert", "use -o FILE.ndjson or FILE.csv"),
      GoneName(.ending, "svg", of: "convert", "use plot -o FILE.svg"),
      GoneName(.ending, "yaml", of: "convert", "use --to playwright, xcuitest or sendevent"),
      GoneName(.ending, "yml", of: "convert", "use --to playwright, xcuitest or sendevent"),
    ]
    + ["webdriver", "rrweb", "trace", "svg", "path"].map {
      GoneName(.value, "--input-format \($0)", "write the samples as rows of CSV or NDJSON")
    }
    + ["pointerevents", "touches"].map {
      GoneName(
        .value, "--input-format \($0)", "leave it out; events in JSON are read by their names")
    }
    + ["uitouch", "motionevent", "points"].map {
      GoneName(.value, "--input-format \($0)", "use --input-format printed, or leave it out")
    }

  private static let defaults = [
    GoneName(
      .option, "--no-config", of: judging, "leave it out; options have no defaults any more"),
    GoneName(.option, "--no-NAME", of: judging, "leave it out; options have no defaults any more"),
    GoneName(.variable, "STROKECHECK_OPTS", of: judging, oneLine),
    GoneName(.file, ".strokecheck.json", of: judging, oneLine),
  ]

  /// The commands whose options could have defaults.
  private static let judging = "circle hittest evaluate tune compare plot report"
  private static let oneLine = "put options on the command line, in a Makefile or a shell function"
  private static let selection = "name the files to read, or select by --id and --label"
  private static let changes = "use recordings made that way"
  private static let judges = "use evaluate, compare, plot or report with --judge"
  private static let rules = "use --rule touch or center"
  private static let window = "the window decides, or else COLUMNS and LINES"
}

extension Console {
  /// Says in one line that defaults are not read any more, where there are some that 0.2 would have read. Only then
  /// is the table made.
  func sayDefaultsAreGone(of command: Command) {
    let found = [variable("STROKECHECK_OPTS"), path(ofFileAbove: ".strokecheck.json")]
      .compactMap(\.self)
    guard !found.isEmpty, let gone = GoneName.named("STROKECHECK_OPTS", .variable, of: command)
    else { return }
    complain(
      "hint: \(found.list("and")) \(found.count > 1 ? "are" : "is") not read since 0.3: \(gone.instead)"
    )
  }

  private func variable(_ name: String) -> String? {
    (environment(name) ?? "").isEmpty ? nil : name
  }

  /// Finds a file of this name in the folder, or else in the nearest of those above it, up to the one
  /// that holds a repository (`.git`) or the root.
  private func path(ofFileAbove name: String) -> String? {
    guard let absolute = try? Platform.absolute(folder) else { return nil }
    let above = absolute.bytes.split(separator: UInt8(ascii: "/")).count
    var prefix = folder.text == "." ? "" : "\(folder.text)/"
    for _ in 0...above {
      if Platform.isThere(FilePath(prefix + name)) { return prefix + name }
      if Platform.isThere(FilePath("\(prefix).git")) { return nil }
      prefix += "../"
    }
    return nil
  }
}
