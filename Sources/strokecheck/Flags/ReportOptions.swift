import StrokeFormats
import StrokeReports

/// What a report is called, where it goes and how it looks.
struct ReportOptions: Sendable {
  /// The file to make; nil or `-` for standard output.
  var output: Argument?
  var title: String?
  var theme = Theme.auto

  static let flags: [Flag<ReportOptions>] = [
    Flag(
      "output", letter: "o", .file("FILE"), .output, .task,
      "the HTML file to make (default: -, standard output)"
    ) { options, argument in options.output = argument },
    Flag("title", .named("TEXT"), .output, .appearance, "what the page is called") {
      options, argument in
      options.title = argument.text
    },
    Flag(
      "theme", .choice(Theme.allCases.map(\.rawValue)), .output, .appearance,
      "the colours (default: auto, what the reader prefers)"
    ) { options, argument in options.theme = Theme(rawValue: argument.text) ?? .auto },
  ]
}
