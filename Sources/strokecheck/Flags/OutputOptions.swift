import StrokeFormats
import StrokeReports

/// The output, and its looks.
struct OutputOptions: Sendable {
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
  /// The format of what is printed, or written in its place.
  var format = ResultFormat.text
  /// The format of a file that is written besides what is printed, as its name asks for it.
  var page: ResultFormat?
  /// The format that strokes are written in; nil to tell it by the file's name.
  var strokeFormat: StrokeFormat?
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
  /// The file to write the results into; nil for standard output.
  var results: FilePath? { page == nil ? path : nil }
  /// The file to write a picture or a page into, besides the results; nil for none.
  var pagePath: FilePath? { page == nil ? nil : path }
  /// True if the results are not to be printed.
  var isSilent: Bool { isQuiet && results == nil }
}

extension Argument {
  /// The ending of the file that it names, in small letters; nil for standard output, and for a name
  /// without an ending, which promises nothing.
  var ending: String? { text == "-" || path.suffix.isEmpty ? nil : path.suffix }
}

extension Flag {
  /// The options for what is written and how it looks.
  static let output: [Flag] = files + looks + statuses

  /// The options that name files and formats.
  private static let files: [Flag] = [
    Flag(
      "output", use: .common, letter: "o", takes: .file("FILE", .output), .output, .task,
      of: [.judging, .drawing, .filter, .convert, .record],
      "file for the results; the extension is the format", default: "standard output",
      rules: [.excludes(["serve"], in: .record)],
      but: [
        Difference(
          in: .plot, "SVG file to write; - is standard output", default: "characters on a terminal"),
        Difference(in: .lasso, "file for the results; an .svg is a picture beside them"),
        Difference(in: .compare, "file for the results; an .html is a page of the changes"),
        Difference(in: [.report, .record], "HTML file to write"),
        Difference(in: .filter, "NDJSON file to write"),
        Difference(in: .convert, "file to write", takes: .file("FILE", .conversion)),
      ]
    ) { options, value in options.output.file = value.argument },
    Flag(
      "format", use: .common, letter: "f", takes: .format, .output, .appearance,
      of: [.circle, .hittest, .path, .lasso, .evaluate, .tune, .compare], "output format",
      default: "text",
      but: [.circle, .hittest, .evaluate, .tune, .compare].map { Difference(in: $0) }
    ) { options, value in options.output.format = .init(rawValue: value.text) ?? .text },
    Flag(
      "to", use: .common, takes: .word("FORMAT", of: { StrokeFormat.writable.map(\.rawValue) }),
      .output, .task,
      of: .convert, "output format, see help formats",
      default: "from the output's extension, else ndjson"
    ) { options, value throws(UsageError) in
      options.output.strokeFormat = try value.strokeFormat(of: StrokeFormat.writable)
    },
    Flag(
      "with-input", use: .common, .output, .appearance, of: .filter,
      "print each record with the verdict added to its members"
    ) { options, _ in options.filter.keepsInput = true },
  ]

  /// The options that decide how results look, and how fast they come.
  private static let looks: [Flag] = [
    Flag(
      "explain", use: .common, .output, .appearance, of: [.circle, .filter, .hittest, .plot],
      "show the measures and every check, not just the first to fail",
      rules: [
        .hasNoPlace(in: [.csv], of: .hittest),
        .needs(["rect", "rects"], "a rectangle", advice: "add --rect x,y,w,h", in: .hittest),
      ],
      but: [
        Difference(
          in: .hittest,
          "show the painted bounds, the pixel, and what the published code would answer"),
        Difference(in: .plot, "list every check below each figure; draw the pixel of a --rect"),
      ]
    ) { options, _ in options.output.isExplained = true },
    Flag(
      "what-if", use: .common, .output, .appearance, of: .circle,
      "show what would change each verdict",
      rules: [
        .hasNoPlace(in: [.junit, .sarif, .github]), .needsDetector("whose limits it knows"),
      ]
    ) { options, _ in options.output.tellsWhatIf = true },
    Flag(
      "early", use: .common, .output, .task, of: .circle,
      "name strokes that can no longer become circles, before they end",
      rules: [
        .hasNoPlace(in: ResultFormat.forTests), .excludes(["resample"]),
        .needsDetector("that can look at strokes before they end"),
      ]
    ) { options, _ in options.output.isEarly = true },
    Flag(
      "line-buffered", .output, .appearance, of: .filter,
      "answer each line before reading the next"
    ) { options, _ in options.filter.isLineBuffered = true },
    Flag(
      "summary", .output, .appearance, of: .circle, "print totals on standard error"
    ) { options, _ in options.output.isSummarized = true },
    Flag(
      "jobs", letter: "j", takes: .named("N"), .output, .appearance,
      of: [.readingStrokes, .hittest, .filter], "number of threads", default: "all cores"
    ) { options, value throws(UsageError) in options.output.threads = try value.count(from: 1) },
    Flag(
      "color", takes: .choice { OutputOptions.Color.allCases.map(\.rawValue) }, .output,
      .appearance, of: [.circle, .hittest, .plot], "colour the output",
      default: "auto, on a terminal"
    ) { options, value in options.output.color = .init(rawValue: value.text) ?? .auto },
    Flag(
      "no-color", .output, .task, of: [.circle, .hittest, .plot], "the same as --color never"
    ) { options, _ in options.output.color = .never },
  ]

  /// The options that decide what is printed at all, and the exit status.
  private static let statuses: [Flag] = [
    Flag(
      "quiet", use: .common, letter: "q", .output, .gate,
      of: [.circle, .hittest, .lasso, .evaluate, .tune, .compare],
      "print no results, only set the exit status",
      but: [Difference(in: [.hittest, .lasso]), Difference(in: [.evaluate, .tune, .compare])]
    ) { options, _ in options.output.isQuiet = true },
    Flag(
      "strict", use: .common, .output, .gate, of: .filter,
      "exit with 1 if a stroke is rejected, 2 if a line cannot be read"
    ) { options, _ in options.filter.isStrict = true },
    Flag(
      "allow-empty", .output, .gate, of: [.circle, .evaluate],
      "exit with 0 even if no stroke was judged"
    ) { options, _ in options.output.mayBeEmpty = true },
    Flag(
      "exit-zero", use: .common, .output, .gate, of: [.circle, .hittest, .lasso],
      "exit with 0 even if strokes were rejected",
      but: [
        Difference(in: .hittest, "exit with 0 even if nothing was hit"),
        Difference(in: .lasso, "exit with 0 even if nothing was selected"),
      ]
    ) { options, _ in options.output.forgivesFailures = true },
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
