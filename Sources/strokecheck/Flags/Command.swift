import StrokeCore
import StrokeReports

/// A command: its help, what it can write, and what it runs. Its options are in the table of flags.
struct Command: Sendable {
  let id: CommandSet
  let name: String
  let summary: String
  /// The forms of its command line, without the program's and the command's name.
  let usage: [String]
  /// Command lines to try, each with its meaning on the next line.
  let examples: String
  /// The words beside the options, for completions; nil for none.
  var operands: FlagValue? = .file("FILE", .strokes)
  /// The formats that `--format` and the name of the output choose among; the first is the default.
  var formats: [ResultFormat] = []
  /// The formats that only a file's name asks for. The file is written in addition to what is printed.
  var pages: [ResultFormat] = []
  /// The detectors that it runs unless others are named.
  var detectors = CookbookDetector.name
  let run: @Sendable (Invocation) throws(RunError) -> ExitCode
}

/// Some of the commands, as the table of flags names them.
struct CommandSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  static let circle = CommandSet(rawValue: 1 << 0)
  static let hittest = CommandSet(rawValue: 1 << 1)
  static let path = CommandSet(rawValue: 1 << 2)
  static let evaluate = CommandSet(rawValue: 1 << 3)
  static let tune = CommandSet(rawValue: 1 << 4)
  static let compare = CommandSet(rawValue: 1 << 5)
  static let plot = CommandSet(rawValue: 1 << 6)
  static let report = CommandSet(rawValue: 1 << 7)
  static let convert = CommandSet(rawValue: 1 << 8)
  static let record = CommandSet(rawValue: 1 << 9)
  static let completions = CommandSet(rawValue: 1 << 10)
  static let man = CommandSet(rawValue: 1 << 11)

  static let all = CommandSet(rawValue: .max)
  /// The commands that run detectors on files of strokes.
  static let judging: CommandSet = [.circle, .evaluate, .plot, .report, .tune, .compare]
  /// Those that take verdicts from elsewhere.
  static let comparing: CommandSet = [.evaluate, .plot, .report, .compare]
  /// The commands that read drawings to ask about their shapes.
  static let drawing: CommandSet = [.hittest, .path, .plot]
  /// The commands that read strokes in any format.
  static let readingStrokes: CommandSet = [.judging, .convert]
}

extension Command {
  /// Command lines to try, each with what it does.
  var linesToTry: [(line: String, meaning: String)] {
    let lines = examples.split(separator: "\n")
    return stride(from: 0, to: lines.count, by: 2).map {
      (String(lines[$0]), String(lines[$0 + 1].drop { $0 == " " }))
    }
  }

  /// Its options, in the order in which completions list them.
  var flags: [Flag] { Flag.all.compactMap { $0.in(self) } }

  func flag(named name: String) -> Flag? {
    Flag.first { $0.name == name && $0.commands.contains(id) }?.in(self)
  }

  /// The options as they are before any is given.
  var builtInOptions: Options {
    var options = Options()
    options.detection.defaultDetectors = detectors
    return options
  }
}
