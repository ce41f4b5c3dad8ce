import StrokeFormats
import StrokeReports

/// The output, and its looks.
struct OutputOptions: Sendable {
  /// The formats of verdicts.
  enum Format: String, CaseIterable, Sendable {
    case text, json, ndjson, csv, junit, tap, sarif, github

    /// True if it is for continuous integration, where what is not reported has passed.
    var isForTests: Bool {
      switch self {
      case .text, .json, .ndjson, .csv: false
      case .junit, .tap, .sarif, .github: true
      }
    }
  }

  enum Color: String, CaseIterable, Sendable {
    case auto, always, never

    /// Tells whether to colour. Colours are for terminals that know them, unless somebody decides otherwise: the option
    /// first, then `NO_COLOR`, then `TERM`.
    func isWanted(on console: Console) -> Bool {
      switch self {
      case .always: return true
      case .never: return false
      case .auto:
        let isRefused = !(console.environment("NO_COLOR") ?? "").isEmpty
        let terminal = console.environment("TERM") ?? "dumb"
        return !isRefused && terminal != "dumb" && Platform.isTerminal(console.output)
      }
    }
  }

  /// The file to make; `-` for standard output, and nil for what suits the command.
  var file: Argument?
  var format = Format.text
  /// The format that strokes are written in; nil to tell it by the file's name.
  var strokeFormat: StrokeFormat?
  /// The form in which shapes are printed.
  var drawingForm = RowForm.text
  /// The title of a page; nil for one made from the names of the inputs.
  var title: String?
  var theme = Theme.auto
  var color = Color.auto
  var isExplained = false
  /// True if each verdict comes with what would change it.
  var tellsWhatIf = false
  /// True if strokes that can no longer become circles are named before they end.
  var isEarly = false
  var isSummarized = false
  var isQuiet = false
  /// True if the exit status forgives what was rejected or missed.
  var forgivesFailures = false
  /// True if a run in which nothing was judged may pass.
  var mayBeEmpty = false
  /// The number of threads; nil for one on each core.
  var threads: Int?

  /// The path of the file to make; nil for standard output.
  var path: FilePath? { file.flatMap { $0.text == "-" ? nil : $0.path } }
}

extension OutputOptions {
  /// Says why an option does nothing in a format that has no place for what it adds.
  func objection(to flag: Flag) -> UsageError? {
    guard flag.name == "what-if", [.junit, .sarif, .github].contains(format) else { return nil }
    return UsageError(
      "--format \(format.rawValue) cannot show what --what-if adds", suggestion: "--format ndjson")
  }
}

extension Argument {
  /// The ending of the file that it names, in small letters; nil for standard output, and for a name
  /// without an ending, which promises nothing.
  var ending: String? { text == "-" || path.suffix.isEmpty ? nil : path.suffix }

  /// Refuses a file whose name promises something else than is written.
  ///
  /// - Parameters:
  ///   - endings: The endings of what is written; the first is suggested.
  ///   - writer: Who writes what, for the message.
  func checkEnding(_ endings: [String], _ writer: String) throws(UsageError) {
    guard let ending, !endings.contains(ending), let best = endings.first else { return }
    throw UsageError(
      "\(writer), not .\(ending)",
      suggestion: "-o \(path.text.dropLast(ending.count))\(best)")
  }
}

extension Flag {
  /// The options for what is written and how it looks.
  static let output: [Flag] = files + looks

  /// The options that name files and formats, and those of pictures and records.
  private static let files: [Flag] = [
    Flag(
      "output", letter: "o", takes: .file("FILE", .output), .output, .task, of: .plot,
      "SVG file to write; - is standard output", default: "characters on a terminal"
    ) { options, value in options.output.file = value.argument },
    Flag(
      "output", letter: "o", takes: .file("FILE", .output), .output, .task, of: .lasso,
      "SVG file to draw the selection into"
    ) { options, value in options.output.file = value.argument },
    Flag(
      "output", letter: "o", takes: .file("FILE", .output), .output, .task, of: .report,
      "HTML file to write", default: "-, standard output"
    ) { options, value in options.output.file = value.argument },
    Flag(
      "output", letter: "o", takes: .file("FILE", .conversion), .output, .task, of: .convert,
      "file to write",
      default: "-, standard output"
    ) { options, value in options.output.file = value.argument },
    Flag(
      "output", letter: "o", takes: .file("FILE", .output), .output, .task, of: .circle,
      "write the results there, whole or not at all", default: "-, standard output"
    ) { options, value in options.output.file = value.argument },
    Flag(
      "to", takes: .word("FORMAT", of: { StrokeFormat.writable.map(\.rawValue) }), .output, .task,
      of: .convert, "output format, see help formats",
      default: "from the output's extension, else ndjson"
    ) { options, value throws(UsageError) in
      options.output.strokeFormat = try value.strokeFormat(of: StrokeFormat.writable)
    },
    Flag(
      "title", takes: .named("TEXT"), .output, .appearance, of: .report, "title of the page"
    ) { options, value in options.output.title = value.text },
    Flag("terminal", .output, .appearance, of: .plot, "draw with characters, for a terminal") {
      options, _ in options.plot.isForTerminal = true
    },
    Flag(
      "columns", takes: .named("N"), .output, .appearance, of: .plot,
      "number of figures side by side"
    ) { options, value throws(UsageError) in options.plot.columns = try value.count(from: 1) },
    Flag(
      "same-scale", .output, .appearance, of: .plot, "draw all figures at one scale"
    ) { options, _ in options.plot.sharesScale = true },
    Flag(
      "size", takes: .named("PIXELS"), .output, .appearance, of: .plot,
      "width and height of each figure, 80 to 4000"
    ) { options, value throws(UsageError) in
      options.plot.side = try value.number(.within(80...4000))
    },
    Flag(
      "theme", takes: .choice { Theme.allCases.map(\.rawValue) }, .output, .appearance,
      of: [.plot, .report], "colour theme", default: "auto, the reader's preference"
    ) { options, value in options.output.theme = Theme(rawValue: value.text) ?? .auto },
    Flag(
      "with-input", .output, .appearance, of: .filter,
      "print each record with the verdict added to its members"
    ) { options, _ in options.filter.keepsInput = true },
  ]

  /// The options that decide how results look.
  private static let looks: [Flag] = [
    Flag(
      "format", letter: "f", takes: .choice { OutputOptions.Format.allCases.map(\.rawValue) },
      .output,
      .appearance, of: .circle, "output format", default: "text"
    ) { options, value in options.output.format = .init(rawValue: value.text) ?? .text },
    Flag(
      "format", letter: "f", takes: .choice { HitOptions.Format.allCases.map(\.rawValue) }, .output,
      .appearance, of: .hittest, "output format", default: "text"
    ) { options, value in options.hits.format = .init(rawValue: value.text) ?? .text },
    Flag(
      "format", letter: "f", takes: .choice { HitOptions.Format.allCases.map(\.rawValue) }, .output,
      .appearance, of: .lasso, "output format", default: "text"
    ) { options, value in options.lasso.format = .init(rawValue: value.text) ?? .text },
    Flag(
      "format", letter: "f", takes: .choice { ["text", "json", "ndjson"] }, .output, .appearance,
      of: .path,
      "output format", default: "text"
    ) { options, value in
      options.output.drawingForm = RowForm(rawValue: value.text) ?? .text
    },
    Flag(
      "explain", .output, .appearance, of: [.circle, .filter],
      "show the measures and every check, including those after the first failure"
    ) { options, _ in options.output.isExplained = true },
    Flag(
      "what-if", .output, .appearance, of: .circle,
      "show the least change of limits, and for ring of the stroke, that changes each verdict"
    ) { options, _ in options.output.tellsWhatIf = true },
    Flag(
      "explain", .output, .appearance, of: .hittest,
      "show the painted bounds, the pixel, and what the published code would answer"
    ) { options, _ in options.output.isExplained = true },
    Flag(
      "explain", .output, .appearance, of: .plot,
      "list every check below each figure; draw the pixel of a --rect"
    ) { options, _ in options.output.isExplained = true },
    Flag(
      "early", .output, .task, of: .circle,
      "also name strokes, as pending, that can no longer become a circle, before they end"
    ) { options, _ in options.output.isEarly = true },
    Flag(
      "strict", .output, .gate, of: .filter,
      "exit with 1 if a stroke is rejected, 2 if a line cannot be read"
    ) { options, _ in options.filter.isStrict = true },
    Flag(
      "line-buffered", .output, .appearance, of: .filter,
      "answer each line before reading the next"
    ) { options, _ in options.filter.isLineBuffered = true },
    Flag(
      "summary", .output, .appearance, of: .circle,
      "print totals on standard error"
    ) { options, _ in options.output.isSummarized = true },
    Flag(
      "jobs", letter: "j", takes: .named("N"), .output, .appearance,
      of: [.judging, .hittest, .lasso, .filter, .convert], "number of threads", default: "all cores"
    ) { options, value throws(UsageError) in options.output.threads = try value.count(from: 1) },
    Flag(
      "quiet", letter: "q", .output, .gate, of: .circle,
      "print no results, only set the exit status"
    ) { options, _ in options.output.isQuiet = true },
    Flag(
      "quiet", letter: "q", .output, .gate, of: [.hittest, .lasso],
      "print no answers, only set the exit status"
    ) { options, _ in options.output.isQuiet = true },
    Flag(
      "width", takes: .named("CHARACTERS"), .output, .appearance, of: .plot,
      "with --terminal: override the window's width"
    ) { options, value throws(UsageError) in options.plot.width = try value.count(from: 1) },
    Flag(
      "height", takes: .named("LINES"), .output, .appearance, of: .plot,
      "with --terminal: override the window's height"
    ) { options, value throws(UsageError) in options.plot.height = try value.count(from: 1) },
    Flag(
      "color", takes: .choice { OutputOptions.Color.allCases.map(\.rawValue) }, .output,
      .appearance, of: .circle, "colour verdicts", default: "auto, on a terminal"
    ) { options, value in options.output.color = .init(rawValue: value.text) ?? .auto },
    Flag(
      "color", takes: .choice { OutputOptions.Color.allCases.map(\.rawValue) }, .output,
      .appearance, of: .hittest, "colour answers", default: "auto, on a terminal"
    ) { options, value in options.output.color = .init(rawValue: value.text) ?? .auto },
    Flag(
      "color", takes: .choice { OutputOptions.Color.allCases.map(\.rawValue) }, .output,
      .appearance, of: .plot, "colour the characters", default: "auto, on a terminal"
    ) { options, value in options.output.color = .init(rawValue: value.text) ?? .auto },
    Flag(
      "allow-empty", .output, .gate, of: [.circle, .evaluate],
      "exit with 0 even if no stroke was judged"
    ) { options, _ in options.output.mayBeEmpty = true },
    Flag("exit-zero", .output, .gate, of: .circle, "exit with 0 even if strokes were rejected") {
      options, _ in options.output.forgivesFailures = true
    },
    Flag("exit-zero", .output, .gate, of: .hittest, "exit with 0 even if nothing was hit") {
      options, _ in options.output.forgivesFailures = true
    },
    Flag("exit-zero", .output, .gate, of: .lasso, "exit with 0 even if nothing was selected") {
      options, _ in options.output.forgivesFailures = true
    },
  ]
}

extension GivenValue {
  /// Reads the name of a format of strokes. There are too many to be shown as a choice.
  func strokeFormat(of formats: [StrokeFormat]) throws(UsageError) -> StrokeFormat {
    if let format = formats.first(where: { $0.rawValue == text }) { return format }
    let names = formats.map(\.rawValue)
    throw UsageError(
      "--\(option) is one of \(names.joined(separator: ", ")), not \"\(text)\"",
      suggestion: suggestion(for: text, among: names).map { "--\(option) \($0)" })
  }
}
