import StrokeCore
import StrokeFormats

/// The strokes to evaluate, the changes made to them first, and the reports to make of them.
struct EvaluationOptions: Sendable {
  enum Format: String, CaseIterable, Sendable {
    case text, json, csv
  }

  /// The labels of circles; `circle` if none is given.
  var positiveLabels: [String] = []
  /// The member whose values split the strokes into groups.
  var group: String?
  /// Names of strokes that do not count.
  var excluded: [String] = []
  /// The fewest samples of a stroke that counts.
  var minSamples = 0
  /// The changes made to the strokes, in order, each as it was asked for.
  var transformations: [(text: String, transformation: Stroke.Transformation)] = []
  var listsMistakes = false
  /// The limits to try values of.
  var sweeps: [Sweep] = []
  var wantsReceiver = false
  /// A stored result to compare with.
  var expectation: Argument?
  var format = Format.text

  /// Says why an option does nothing: a curve takes the place of all else, but in JSON, which has all.
  func objection(to flag: Flag) -> UsageError? {
    guard format != .json, ["errors", "group"].contains(flag.name) else { return nil }
    guard let curve = !sweeps.isEmpty ? "sweep" : wantsReceiver ? "roc" : nil else { return nil }
    return UsageError(
      "--\(flag.name) and --\(curve) cannot be used together, except with --format json")
  }
}

extension Flag {
  /// The options of `evaluate`.
  static let evaluation: [Flag] = [
    Flag(
      "positive", takes: .named("LABEL"), .evaluation, .judgment, of: .evaluate,
      isRepeatable: true, replacesDefaults: false, "label of circles; can be repeated (circle)"
    ) { options, value in options.evaluation.positiveLabels.append(value.text) },
    Flag(
      "exclude", takes: .named("ID"), .evaluation, .judgment, of: .evaluate, isRepeatable: true,
      replacesDefaults: false,
      "leave out the stroke with this id; can be repeated"
    ) { options, value in options.evaluation.excluded.append(value.text) },
    Flag(
      "min-samples", takes: .named("N"), .evaluation, .judgment, of: .evaluate,
      "leave out strokes with fewer samples"
    ) { options, value throws(UsageError) in
      options.evaluation.minSamples = try value.count()
    },
    Flag(
      "transform", takes: .named("CHANGE"), .evaluation, .judgment, of: .evaluate,
      isRepeatable: true, replacesDefaults: false,
      "mirror, reverse, rotate=DEG, scale=K, round, denser=K or every=N; can be repeated"
    ) { options, value throws(UsageError) in
      options.evaluation.transformations.append((value.text, try value.transformation()))
    },
    Flag(
      "group", takes: .named("MEMBER"), .evaluation, .appearance, of: .evaluate,
      "results per value of MEMBER (subject, file), and with each left out"
    ) { options, value in options.evaluation.group = value.text },
    Flag(
      "sweep", takes: .named("LIMIT=FROM..TO[:STEP]"), .evaluation, .appearance, of: .evaluate,
      isRepeatable: true, "results for each value of a limit, and the best one; can be repeated"
    ) { options, value throws(UsageError) in
      if options.isFirst(value.option) { options.evaluation.sweeps = [] }
      options.evaluation.sweeps.append(try Sweep(value))
    },
    Flag(
      "roc", .evaluation, .appearance, of: .evaluate,
      "ROC curve over thresholds on ring's margin"
    ) { options, _ in options.evaluation.wantsReceiver = true },
    Flag(
      "expect", takes: .file("FILE"), .evaluation, .task, of: .evaluate,
      "compare with results stored by --format json; exit with 1 on any change"
    ) { options, value in options.evaluation.expectation = value.argument },
    Flag(
      "errors", .output, .appearance, of: .evaluate, "list the misjudged strokes"
    ) { options, _ in options.evaluation.listsMistakes = true },
    Flag(
      "format", letter: "f", takes: .choice { EvaluationOptions.Format.allCases.map(\.rawValue) },
      .output,
      .appearance, of: .evaluate, "output format", default: "text"
    ) { options, value in options.evaluation.format = .init(rawValue: value.text) ?? .text },
    Flag("quiet", letter: "q", .output, .gate, of: .evaluate, "print no results") { options, _ in
      options.output.isQuiet = true
    },
  ]
}

extension GivenValue {
  /// Reads a change of strokes: a word, and for some a number after `=`.
  fileprivate func transformation() throws(UsageError) -> Stroke.Transformation {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let word = String(parts[0])
    let number = GivenValue(
      of: "transform \(word)", Argument(parts.count > 1 ? String(parts[1]) : ""))
    switch (word, parts.count) {
    case ("mirror", 1): return .mirror
    case ("reverse", 1): return .reverse
    case ("round", 1): return .round
    case ("rotate", 2): return .rotate(try number.number())
    case ("scale", 2): return .scale(try number.positiveNumber())
    case ("denser", 2): return .denser(try number.count(from: 1, to: 1_000))
    case ("every", 2): return .every(try number.count(from: 1, to: 1_000))
    default:
      throw UsageError(
        "--transform takes mirror, reverse, rotate=DEG, scale=K, round, denser=K or every=N, "
          + "not \"\(text)\"",
        suggestion: nearTransformation(word, number.text))
    }
  }

  /// Finds the change that a word is most likely meant for, with the number that was typed with it if it
  /// takes one.
  private func nearTransformation(_ word: String, _ number: String) -> String? {
    let units = ["rotate": "DEG", "scale": "K", "denser": "K", "every": "N"]
    let known = ["mirror", "reverse", "rotate", "scale", "round", "denser", "every"]
    guard let near = known.contains(word) ? word : suggestion(for: word, among: known) else {
      return nil
    }
    let value = units[near].map { "=" + (number.isEmpty ? $0 : number) }
    return "--transform \(near)\(value ?? "")"
  }
}
