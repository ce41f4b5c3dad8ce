import StrokeFormats
import StrokeReports

/// How a picture is made, and where it goes.
struct PlotOptions: Sendable {
  /// The file to make, or `-`; nil for what suits standard output.
  var output: Argument?
  /// Whether to draw in characters whatever standard output is.
  var isForTerminal = false
  var columns: Int?
  var theme = Theme.auto
  /// The size of a figure in a picture, in pixels.
  var side: Double?
  /// The size of the window, in characters.
  var width: Int?
  var height: Int?
  var isExplained = false
  var color = OutputOptions.Color.auto

  /// The file to make; nil for standard output.
  var file: FilePath? { output.flatMap { $0.text == "-" ? nil : $0.path } }

  /// Makes sure that the name of the file does not promise something else than is written: a name
  /// without an ending promises nothing.
  func checkEnding() throws(UsageError) {
    guard isForTerminal else {
      try output?.checkEnding(["svg"], "plot writes SVG, or characters with --terminal")
      return
    }
    guard let output, let ending = output.ending, Self.pictures.contains(ending) else { return }
    throw UsageError(
      "--terminal draws in characters, which are no .\(ending)",
      suggestion: "-o \(output.path.text.dropLast(ending.count))txt")
  }

  /// The endings of pictures that people ask for.
  private static let pictures: Set<String> = [
    "svg", "png", "jpg", "jpeg", "gif", "webp", "avif", "bmp", "tif", "tiff", "pdf", "ps", "eps",
    "html", "htm",
  ]

  static let flags: [Flag<PlotOptions>] = [
    Flag(
      "output", letter: "o", .file("FILE"), .output, .task,
      "the SVG file to make; - is standard output (default: a terminal gets characters)"
    ) { options, argument in options.output = argument },
    Flag("terminal", .output, .appearance, "draw in characters, for a terminal") { options, _ in
      options.isForTerminal = true
    },
    Flag("columns", .named("N"), .output, .appearance, "how many figures stand side by side") {
      options, argument throws(UsageError) in
      options.columns = try argument.count(for: "columns", from: 1)
    },
    Flag(
      "size", .named("PIXELS"), .output, .appearance,
      "the width and height of each figure (80 to 4000)"
    ) { options, argument throws(UsageError) in
      options.side = try argument.number(for: "size", .within(80...4000))
    },
    Flag(
      "theme", .choice(Theme.allCases.map(\.rawValue)), .output, .appearance,
      "the colours (default: auto, what the reader prefers)"
    ) { options, argument in options.theme = Theme(rawValue: argument.text) ?? .auto },
    Flag("explain", .output, .appearance, "show every check below each figure, also in a grid") {
      options, _ in options.isExplained = true
    },
    Flag(
      "width", .named("CHARACTERS"), .output, .appearance,
      "with --terminal: as if the window were so wide"
    ) { options, argument throws(UsageError) in
      options.width = try argument.count(for: "width", from: 1)
    },
    Flag(
      "height", .named("LINES"), .output, .appearance,
      "with --terminal: as if the window were so high"
    ) { options, argument throws(UsageError) in
      options.height = try argument.count(for: "height", from: 1)
    },
    Flag(
      "color", .choice(OutputOptions.Color.allCases.map(\.rawValue)), .output, .appearance,
      "colours in characters (default: auto, on a terminal)"
    ) { options, argument in options.color = .init(rawValue: argument.text) ?? .auto },
  ]
}
