import StrokeFormats
import StrokeReports

extension Options {
  /// The options with those of a text added: detectors, limits, and what else decides how strokes are
  /// judged.
  func adding(
    _ text: String, for command: Command, of program: Program
  ) throws(RunError) -> Options {
    let words: [Argument]
    do throws(RunError) { words = try ShellWords.split(text) } catch {
      throw error.of("--against")
    }
    let parser = FlagParser(command, of: program) { flag in
      [.detection, .limits].contains(flag.section) || flag.name == "resample"
    }
    var given: [GivenFlag] = []
    do throws(RunError) {
      let operands = try parser.parse(words) { flag throws(RunError) in
        try flag.flag.checkIsNew(among: given.lazy.map(\.flag.name))
        given.append(flag)
      }
      if let operand = operands.first {
        let name = operand.text.prefix { $0 != "=" }
        let isName = given.isEmpty && command.flag(named: String(name)) != nil
        let isDetector = given.isEmpty && DetectionOptions.knownDetectorNames.contains(operand.text)
        throw RunError(
          "\"\(operand.text)\" is not an option",
          suggestion: isName
            ? "--against \"--\(text)\"" : isDetector ? "--against \"--detector \(text)\"" : nil)
      }
      if given.isEmpty {
        throw RunError("there is no option", advice: "such as --against \"--max-inflections 8\"")
      }
      var options = replacing(given.map(\.flag.name))
      for flag in given { try flag.apply(to: &options) }
      try command.check(given.map(\.flag), options)
      return options
    } catch {
      throw Self.error(of: text, error)
    }
  }

  /// The options without the detectors and omitted checks that others of these names take the place of. Limits add up.
  private func replacing(_ names: [String]) -> Options {
    var options = self
    if ["detector", "judge", "verdicts"].contains(where: names.contains) {
      options.detection.detectorNames = []
      options.detection.verdictSources = []
    }
    if names.contains("without") { options.detection.omittedChecks = [] }
    return options
  }

  /// The error of the options of the second run, with what to do.
  private static func error(of text: String, _ error: RunError) -> RunError {
    var result = error.of("--against")
    if result.suggestion == nil, result.message.hasPrefix("unknown option") {
      result.advice = "the second run may differ in detectors, limits and --resample"
    }
    // The shell has split what was not quoted.
    if result.suggestion == nil, text.hasPrefix("--"), !text.utf8.contains(UInt8(ascii: " ")),
      result.message.hasPrefix(text)
    {
      result.suggestion = "--against \"\(text) VALUE\", with quotes"
    }
    return result
  }
}

extension Invocation {
  /// The command line of a comparison, with the inputs and those options only that decide how strokes are judged.
  func comparedCommand(_ against: String) -> String {
    let own = given.filter { $0.decidesVerdicts || $0.decidesStrokes }.map(\.text)
    let inputs = operands.count > 3 ? ["FILES"] : operands.map(\.text.withoutFolders.shellWord)
    let words = ["strokecheck compare"] + own + ["--against \(against.inShellQuotes)"] + inputs
    return words.joined(separator: " ")
  }
}

/// Text split into words as a shell splits a line, but without expanding anything: words are separated
/// by white space; a backslash makes the next character mean itself; all characters between single
/// quotes mean themselves, and between double quotes all but `\"`, `\\`, `\$` and `` \` ``.
enum ShellWords {
  /// Splits a text into its words.
  ///
  /// - Throws: if a quote is not closed, or a backslash stands at the end.
  static func split(_ text: String) throws(RunError) -> [Argument] {
    var words: [Argument] = []
    var rest = Array(text.unicodeScalars)[...]
    while true {
      rest = rest.drop(while: isSpace)
      guard !rest.isEmpty else { return words }
      words.append(Argument(try word(&rest, of: text)))
    }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { " \t\n\r".contains(scalar) }

  /// Takes the word that `rest` begins with.
  private static func word(
    _ rest: inout ArraySlice<Unicode.Scalar>, of text: String
  ) throws(RunError) -> String {
    var word = String.UnicodeScalarView()
    while let scalar = rest.first, !isSpace(scalar) {
      let column = rest.startIndex + 1
      rest.removeFirst()
      switch scalar {
      case "\\":
        guard let next = rest.popFirst() else {
          throw RunError("nothing follows the backslash at column \(column)")
        }
        word.append(next)
      case "'", "\"":
        guard let text = quoted(by: scalar, &rest) else {
          throw RunError("the quote at column \(column) is not closed")
        }
        word += text
      default: word.append(scalar)
      }
    }
    return String(word)
  }

  /// Takes the text up to the closing quote; nil without one.
  private static func quoted(
    by quote: Unicode.Scalar, _ rest: inout ArraySlice<Unicode.Scalar>
  ) -> String.UnicodeScalarView? {
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == quote { return text }
      if scalar == "\\", quote == "\"", let next = rest.first, "\"\\$`".contains(next) {
        rest.removeFirst()
        text.append(next)
      } else {
        text.append(scalar)
      }
    }
    return nil
  }
}

extension String {
  fileprivate func contains(_ scalar: Unicode.Scalar) -> Bool { unicodeScalars.contains(scalar) }
}
