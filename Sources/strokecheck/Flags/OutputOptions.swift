import StrokeFormats
import StrokeReports

/// What is printed, and how.
struct OutputOptions: Sendable {
  enum Format: String, CaseIterable, Sendable {
    case text, json, ndjson, csv, junit, tap, sarif, github
  }

  enum Color: String, CaseIterable, Sendable {
    case auto, always, never

    /// Colours are for terminals that know them, unless somebody decides otherwise: the option
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

  var format = Format.text
  var color = Color.auto
  var isQuiet = false
  var isExplained = false
  var forgivesRejections = false
  var isSummarized = false
  var threads = Platform.processors

  /// The report to write, on a given output.
  func report(
    namesDetector: Bool, hasSurroundings: Bool, on console: Console
  ) -> any Report {
    switch format {
    case .text: TextReport(isColored: color.isWanted(on: console), namesDetector: namesDetector)
    case .json: JSONReport.array
    case .ndjson: JSONReport.lines
    case .csv: CSVReport(hasMeasures: isExplained, hasSurroundings: hasSurroundings)
    case .junit: JUnitReport(secondsSince1970: console.secondsSince1970)
    case .tap: TAPReport()
    case .sarif: SARIFReport(version: StrokeCheck.version)
    case .github: GitHubReport()
    }
  }

  /// The number of threads, for every command that takes its time.
  static let jobs = Flag<Int>(
    "jobs", letter: "j", .named("N"), .output, .appearance,
    "how many threads work (default: all cores)"
  ) { threads, argument throws(UsageError) in threads = try argument.count(for: "jobs", from: 1) }

  static let flags: [Flag<OutputOptions>] = [
    Flag(
      "format", .choice(Format.allCases.map(\.rawValue)), .output, .appearance,
      "how results are printed (default: text)"
    ) { options, argument in options.format = Format(rawValue: argument.text) ?? .text },
    Flag(
      "explain", .output, .appearance,
      "show every check, also behind the first failure, and the measures"
    ) {
      options, _ in options.isExplained = true
    },
    Flag("summary", .output, .appearance, "say on standard error what all strokes came to") {
      options, _ in
      options.isSummarized = true
    },
    jobs.lifted(\.threads),
    Flag("quiet", letter: "q", .output, .gate, "print no results; the exit status tells") {
      options, _ in options.isQuiet = true
    },
    Flag(
      "color", .choice(Color.allCases.map(\.rawValue)), .output, .appearance,
      "colour verdicts (default: auto, on a terminal)"
    ) { options, argument in options.color = Color(rawValue: argument.text) ?? .auto },
    Flag("exit-zero", .output, .gate, "exit with 0 also if strokes were rejected") {
      options, _ in options.forgivesRejections = true
    },
  ]
}
