import StrokeFormats

/// The two sides to compare, and the form of the result.
struct CompareOptions: Sendable {
  enum Format: String, CaseIterable, Sendable {
    case text, json, junit
  }

  /// The options that make the second of two settings of the first; nil to compare stored verdicts.
  var against: String?
  var format = Format.text

  /// The options that decide how strokes are judged, which do nothing where they have been judged.
  func objection(to flag: Flag) -> UsageError? {
    guard against == nil, flag.role == .judgment || ["output", "group"].contains(flag.name) else {
      return nil
    }
    return UsageError("--\(flag.name) does nothing for stored verdicts: give --against OPTIONS")
  }
}

extension Flag {
  /// The options of `compare`.
  static let comparison: [Flag] = [
    Flag(
      "against", takes: .named("OPTIONS"), .evaluation, .task, of: .compare,
      "judge the strokes also with these options added, as \"--max-inflections 8\""
    ) { options, value in options.comparison.against = value.text },
    Flag(
      "output", letter: "o", takes: .file("FILE", .output), .output, .task, of: .compare,
      "HTML page to make of the strokes whose verdicts changed; with --against"
    ) { options, value in options.output.file = value.argument },
    Flag(
      "format", letter: "f", takes: .choice { CompareOptions.Format.allCases.map(\.rawValue) },
      .output, .appearance, of: .compare, "output format", default: "text"
    ) { options, value in options.comparison.format = .init(rawValue: value.text) ?? .text },
  ]
}

extension Options {
  /// The options with those of a text added: detectors, limits, and what else decides how strokes are
  /// judged.
  func adding(_ text: String, for command: Command) throws(UsageError) -> Options {
    let words: [Argument]
    do throws(UsageError) { words = try ShellWords.split(text) } catch {
      throw error.of(default: "--against")
    }
    let flags = command.flags.filter {
      // What judges see is the same on both sides.
      [.detection, .limits].contains($0.section) && $0.name != "show-labels"
        || $0.name == "resample"
    }
    var options = self
    options.beginSource()
    var given: [Flag] = []
    do throws(UsageError) {
      let operands = try FlagParser(.list(flags)).parse(words) { flag throws(UsageError) in
        try flag.flag.checkIsNew(among: given.lazy.map(\.name))
        try flag.apply(to: &options)
        given.append(flag.flag)
      }
      if let operand = operands.first { throw UsageError("\"\(operand.text)\" is not an option") }
      if given.isEmpty { throw UsageError("there is no option") }
      for flag in given {
        if let objection = options.detection.objection(to: flag) { throw objection }
      }
    } catch {
      throw error.of(default: "--against")
    }
    return options
  }
}
