import StrokeFormats
import StrokeReports

/// When the output is coloured.
enum OutputColor: String, CaseIterable, Sendable {
  case auto, always, never
}

/// What is written, and how it looks, as options say it.
struct OutputOptions: Sendable {
  /// The file to make; `-` for standard output, and nil for what suits the command.
  var file: Argument?
  /// The format of what is printed, or written in its place.
  var format = ResultFormat.text
  /// The format of a file that is written besides what is printed, as its name asks for it.
  var pageFormat: ResultFormat?
  /// The format that strokes are written in; nil to tell it by the file's name.
  var strokeFormat: StrokeFormat?
  var color = OutputColor.auto
  var isExplained = false
  /// True if each verdict comes with what would change it.
  var tellsWhatIf = false
  /// True if `plot` draws in characters, whatever standard output is.
  var isForTerminal = false
  var figureColumns: Int?
  /// The width of a figure in pixels.
  var figureWidth: Double?
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
  var resultsPath: FilePath? { pageFormat == nil ? path : nil }
  /// The file to write a picture or a page into, besides the results; nil for none.
  var pagePath: FilePath? { pageFormat == nil ? nil : path }
  /// Returns whether a terminal shows the results.
  func writesToTerminal(_ console: Console) -> Bool {
    resultsPath == nil && Platform.isTerminal(console.output)
  }

  /// Returns whether to colour. Colours are for terminals that know them, unless the option decides otherwise, or else
  /// `NO_COLOR`, or else `TERM`.
  func usesColor(on console: Console) -> Bool {
    switch color {
    case .always: return true
    case .never: return false
    case .auto:
      let isOff = !(console.environment("NO_COLOR") ?? "").isEmpty
      let terminal = console.environment("TERM") ?? "dumb"
      return !isOff && terminal != "dumb" && writesToTerminal(console)
    }
  }

  /// True if the results are not to be printed.
  var isSilent: Bool { isQuiet && resultsPath == nil }
}

extension Argument {
  /// The ending of the file that it names, in lowercase; nil for standard output, and for a name
  /// without an ending, which promises nothing.
  var ending: String? { text == "-" || path.suffix.isEmpty ? nil : path.suffix }
}

extension Flag {
  /// The options for what is written and how it looks.
  static let output: [Flag] = files + looks + statuses

  /// The options that name files and formats.
  private static let files: [Flag] = [
    output(
      of: [.circle, .evaluate, .tune, .hittest, .path],
      "file for the results; the extension selects the format"),
    output(
      of: .plot, "SVG file to write; - is standard output", default: "characters on a terminal"),
    output(of: .compare, "file for the results; .html is a page that draws the changes"),
    output(of: [.report, .record], "HTML file to write"),
    output(of: .convert, "file to write"),
    Flag(
      "format", isCommon: true, letter: "f", takes: .format, .output,
      of: [.circle, .hittest, .path, .evaluate, .tune, .compare], "output format",
      default: "text"
    ) { options, value in options.output.format = .init(rawValue: value.text) ?? .text },
    Flag(
      "to", isCommon: true, takes: .word("FORMAT", of: { StrokeFormat.writable.map(\.rawValue) }),
      .output,
      of: .convert, "output format, see help formats",
      default: "from the output's extension, else ndjson"
    ) { options, value throws(RunError) in
      options.output.strokeFormat = try value.strokeFormat(of: StrokeFormat.writable)
    },
  ]

  private static func output(
    of commands: CommandSet, _ summary: String, default builtIn: String = "standard output"
  ) -> Flag {
    Flag(
      "output", isCommon: true, letter: "o", takes: .file("FILE", .output), .output, of: commands,
      summary, default: builtIn
    ) { options, value in options.output.file = value.argument }
  }

  /// The options that decide how results look, and how fast they come.
  private static let looks: [Flag] = [
    Flag(
      "explain", isCommon: true, .output, of: .circle,
      "show the measures and every check, not just the first to fail", apply: explain),
    Flag(
      "explain", isCommon: true, .output, of: .hittest,
      "show the painted bounds, and what the published code would answer",
      rules: [
        .excludes(["format=csv"], because: noRoom, instead: "--format ndjson"),
        .needs(["rect", "rects"], "a rectangle", advice: "add --rect x,y,w,h"),
      ], apply: explain),
    Flag(
      "explain", isCommon: true, .output, of: .plot, "list every check below each figure",
      apply: explain),
    Flag(
      "what-if", isCommon: true, .output, of: .circle,
      "show what would change each verdict",
      rules: [
        .excludes(
          ["format=junit", "format=github"], because: noRoom, instead: "--format ndjson")
      ]
    ) { options, _ in options.output.tellsWhatIf = true },
    Flag(
      "jobs", letter: "j", takes: .named("N"), .output,
      of: [.readingStrokes, .hittest], "number of threads", default: "all cores"
    ) { options, value throws(RunError) in options.output.threads = try value.count(from: 1) },
    Flag(
      "color", takes: .choice { OutputColor.allCases.map(\.rawValue) }, .output,
      of: [.circle, .hittest, .plot], "colour the output",
      default: "auto, on a terminal"
    ) { options, value in options.output.color = .init(rawValue: value.text) ?? .auto },
  ]

  private static let noRoom = "which has no room for it"
  private static let explain: Change = { options, _ in options.output.isExplained = true }

  /// The options that decide what is printed at all, and the exit status.
  private static let statuses: [Flag] = [
    Flag(
      "quiet", isCommon: true, letter: "q", .output,
      of: [.circle, .hittest, .evaluate, .tune, .compare],
      "print no results, only set the exit status"
    ) { options, _ in options.output.isQuiet = true },
    Flag(
      "allow-empty", .output, of: [.circle, .evaluate, .compare],
      "exit with 0 even if no stroke was judged"
    ) { options, _ in options.output.mayBeEmpty = true },
    Flag(
      "exit-zero", isCommon: true, .output, of: .circle,
      "exit with 0 even if strokes were rejected", apply: forgive),
    Flag(
      "exit-zero", isCommon: true, .output, of: .hittest, "exit with 0 even if nothing was hit",
      apply: forgive),
  ]

  private static let forgive: Change = { options, _ in options.output.forgivesFailures = true }
}

extension GivenValue {
  /// Reads the name of a format of strokes. There are too many to be shown as a choice.
  func strokeFormat(of formats: [StrokeFormat]) throws(RunError) -> StrokeFormat {
    if let format = formats.first(where: { $0.rawValue == text }) { return format }
    if let gone = GoneName.named("--\(option) \(text)") { throw RunError(gone: gone) }
    let names = formats.map(\.rawValue)
    throw RunError(
      "--\(option) is one of \(names.joined(separator: ", ")), not \"\(text)\"",
      suggestion: suggestion(for: text, among: names).map { "--\(option) \($0)" })
  }
}

extension OutputOptions {
  /// Makes sure that the name of the file does not promise something other than is written: a name
  /// without an ending promises nothing.
  func checkPictureEnding() throws(RunError) {
    guard let output = file, let ending = output.ending,
      isForTerminal ? Self.pictures.contains(ending) : ending != "svg"
    else { return }
    let writer =
      isForTerminal
      ? "--terminal writes plain characters" : "plot writes SVG, or characters with --terminal"
    let stem = output.path.text.dropLast(ending.count)
    let conversion = isForTerminal ? nil : output.conversion(of: "\(stem)svg")
    throw RunError(
      "\(writer), not .\(ending)",
      suggestion: "-o \(stem)\(isForTerminal ? "txt" : "svg")"
        + (conversion.map { ", and then \($0)" } ?? ""))
  }

  /// The endings of pictures and pages that people ask for.
  static let pictures: Set<String> = [
    "svg", "png", "jpg", "jpeg", "gif", "webp", "avif", "bmp", "tif", "tiff", "pdf", "ps", "eps",
    "html", "htm",
  ]
}

extension Argument {
  /// The command that makes the picture that was asked for of an SVG file; nil for other endings.
  fileprivate func conversion(of picture: String) -> String? {
    switch ending {
    case "png", "pdf", "ps", "eps":
      "rsvg-convert -f \(path.suffix) \(picture) -o \(path.text)"
    case "jpg", "jpeg", "gif", "webp", "avif", "bmp", "tif", "tiff":
      "magick \(picture) \(path.text)"
    default: nil
    }
  }
}

extension Flag {
  /// The options of pictures.
  static let pictures: [Flag] = [
    Flag(
      "terminal", isCommon: true, .output, of: .plot,
      "draw with characters, for a terminal"
    ) { options, _ in options.output.isForTerminal = true },
    Flag(
      "columns", isCommon: true, takes: .named("N"), .output, of: .plot,
      "number of figures side by side"
    ) { options, value throws(RunError) in options.output.figureColumns = try value.count(from: 1)
    },
    Flag(
      "size", isCommon: true, takes: .named("PIXELS"), .output, of: .plot,
      "width of each figure, 160 to 4000; its text grows with it"
    ) { options, value throws(RunError) in
      options.output.figureWidth = try value.number(.within(160...4000))
    },
  ]
}

extension ResultFormat {
  /// The name for people; the endings of file names that ask for it, of which the
  /// first is suggested; and whether it is for continuous integration, where what is not reported has passed.
  private var row: (title: String, endings: [String], isForTests: Bool) {
    switch self {
    case .text: ("text", ["txt", "text", "log"], false)
    case .json: ("JSON", ["json"], false)
    case .ndjson: ("NDJSON", ["ndjson", "jsonl"], false)
    case .csv: ("CSV", ["csv"], false)
    case .junit: ("JUnit XML", ["xml"], true)
    case .github: ("GitHub annotations", [], true)
    case .swift: ("Swift", ["swift"], false)
    case .svg: ("SVG", ["svg"], false)
    case .html: ("HTML", ["html", "htm", "xhtml"], false)
    }
  }

  var title: String { row.title }
  var endings: [String] { row.endings }
  var isForTests: Bool { row.isForTests }
  /// The formats for continuous integration.
  static let forTests = allCases.filter(\.isForTests)

  /// The command that makes pictures or pages of strokes.
  var maker: String? { self == .svg ? "plot" : self == .html ? "report" : nil }
}

extension Command {
  /// Lets the ending of the output's name choose the format, unless the command line names one.
  ///
  /// - Throws: if the name promises what the command does not write. A name without an ending promises nothing.
  func chooseFormat(of file: Argument, in options: inout Options) throws(RunError) {
    guard file.text != "-", !formats.isEmpty || !pages.isEmpty else { return }
    if formats.contains(where: { $0.rawValue == file.text }), !Platform.isThere(file.path) {
      throw RunError(
        "--output takes a file, not the format \(file.text)",
        suggestion: "--format \(file.text), or -o FILE.\(file.text)")
    }
    guard let ending = file.ending else {
      options.output.pageFormat = pages.first
      return
    }
    if let page = pages.first(where: { $0.endings.contains(ending) }) {
      options.output.pageFormat = page
    } else if options.isSet("format") {
      return
    } else if let format = formats.first(where: { $0.endings.contains(ending) }) {
      options.output.format = format
      options.given.append(("format", format.rawValue))
    } else {
      if let gone = GoneName.named("-o FILE.\(ending)", of: self) { throw RunError(gone: gone) }
      let written = formats + pages
      let best = written.count == 1 ? written[0] : nil
      let name = file.path.text.dropLast(ending.count)
      let maker = ResultFormat.allCases.first { $0.endings.contains(ending) }?.maker
      throw RunError(
        "\(self.name) writes \(written.filter { !$0.endings.isEmpty }.map(\.title).list("or")), not .\(ending)",
        suggestion: best.map { "-o \(name)\($0.endings[0])" }
          ?? maker.map { id == .evaluate ? "report -o \(name)html" : "\($0) -o \(file.text)" },
        advice: "add --format FORMAT to write it whatever the name is")
    }
  }
}

extension Console {
  /// Prints a page on a terminal only if that is asked for.
  func checkItIsNoTerminal(_ file: Argument?, _ name: String) throws(RunError) {
    guard file == nil, Platform.isTerminal(output) else { return }
    throw RunError(
      "the page is for a browser, not for a terminal", advice: "add -o \(name), or -o - to print it"
    )
  }
}
