import StrokeFormats
import StrokeReports

/// The forms in which commands write results. Each command states which of them it can write.
enum ResultFormat: String, CaseIterable, Sendable {
  case text, json, ndjson, csv, junit, github, swift, svg, html

  /// What there is to say of it: the name for people; the endings of file names that ask for it, of which the
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

  /// The form of its rows, if it is made of rows.
  var rows: RowForm? { RowForm(rawValue: rawValue) }
}

extension Invocation {
  /// The report of verdicts in the format that was asked for, if that is for continuous integration.
  var reportForTests: (any Report<Finding>)? {
    switch options.output.format {
    case .junit: JUnitReport(secondsSince1970: console.secondsSince1970)
    case .github: GitHubReport()
    case .text, .json, .ndjson, .csv, .swift, .svg, .html: nil
    }
  }
}

extension Command {
  /// Lets the ending of the output's name choose the format, unless the command line names one.
  ///
  /// - Throws: if the name promises what the command does not write. A name without an ending promises nothing.
  func chooseFormat(in options: inout Options) throws(UsageError) {
    guard let file = options.output.file, file.text != "-", !formats.isEmpty || !pages.isEmpty
    else {
      return
    }
    if formats.contains(where: { $0.rawValue == file.text }), !Platform.isThere(file.path) {
      throw UsageError(
        "--output takes a file, not the format \(file.text)",
        suggestion: "--format \(file.text), or -o FILE.\(file.text)")
    }
    guard let ending = file.ending else {
      options.output.page = pages.first
      return
    }
    if let page = pages.first(where: { $0.endings.contains(ending) }) {
      options.output.page = page
    } else if options.isSet("format") {
      return
    } else if let format = formats.first(where: { $0.endings.contains(ending) }) {
      options.output.format = format
      options.note("format", format.rawValue)
    } else {
      if let gone = GoneName.named(ending, .ending, of: self) { throw UsageError(gone: gone) }
      let written = formats + pages
      let best = written.count == 1 ? written[0] : nil
      let name = file.path.text.dropLast(ending.count)
      let maker = ResultFormat.allCases.first { $0.endings.contains(ending) }?.maker
      throw UsageError(
        "\(self.name) writes \(written.filter { !$0.endings.isEmpty }.map(\.title).list("or")), not .\(ending)",
        suggestion: best.map { "-o \(name)\($0.endings[0])" }
          ?? maker.map { id == .evaluate ? "report -o \(name)html" : "\($0) -o \(file.text)" },
        advice: "add --format FORMAT to write it whatever the name is")
    }
  }
}

extension Console {
  /// Refuses to pour a page onto a terminal, unless that is asked for.
  func checkItIsNoTerminal(_ file: Argument?, _ name: String) throws(UsageError) {
    guard file == nil, Platform.isTerminal(output) else { return }
    throw UsageError(
      "the page is for a browser, not for a terminal", advice: "add -o \(name), or -o - to print it"
    )
  }
}
