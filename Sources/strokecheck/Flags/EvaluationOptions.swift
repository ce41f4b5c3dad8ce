import StrokeCore
import StrokeFormats

/// Which strokes are evaluated, what is done to them first, and what is reported.
struct EvaluationOptions: Sendable {
  enum Format: String, CaseIterable, Sendable {
    case text, json, csv
  }

  /// The labels of circles; `circle` if none is given.
  var positiveLabels: [String] = []
  /// The member whose values part the strokes into groups.
  var group: String?
  /// Names of strokes that do not count.
  var excluded: [String] = []
  /// The fewest samples of a stroke that counts.
  var minSamples = 0
  /// What is done to the strokes, in order, each with how it was asked for.
  var transformations: [(text: String, transformation: Stroke.Transformation)] = []
  var listsMistakes = false
  var sweep: Sweep?
  var wantsReceiver = false
  /// A stored result to compare with.
  var expectation: Argument?
  var format = Format.text
  var isQuiet = false
}

extension EvaluationOptions {
  static let flags: [Flag<EvaluationOptions>] = strokeFlags + reportFlags

  private static let strokeFlags: [Flag<EvaluationOptions>] = [
    Flag(
      "positive", .named("LABEL"), .evaluation, .judgment, isRepeatable: true,
      "the label of circles, may be repeated (circle)"
    ) { options, argument in options.positiveLabels.append(argument.text) },
    Flag(
      "exclude", .named("ID"), .evaluation, .judgment, isRepeatable: true,
      "leave out the stroke of this id; may be repeated"
    ) {
      options, argument in options.excluded.append(argument.text)
    },
    Flag("min-samples", .named("N"), .evaluation, .judgment, "leave out strokes of fewer samples") {
      options, argument throws(UsageError) in
      options.minSamples = try argument.count(for: "min-samples")
    },
    Flag(
      "transform", .named("CHANGE"), .evaluation, .judgment, isRepeatable: true,
      "mirror, reverse, rotate=DEG, scale=K, round, denser=K or every=N; repeated, in order"
    ) { options, argument throws(UsageError) in
      options.transformations.append((argument.text, try argument.transformation()))
    },
    Flag(
      "group", .named("MEMBER"), .evaluation, .appearance,
      "results by subject, say, or by file, and without each"
    ) { options, argument in options.group = argument.text },
  ]

  private static let reportFlags: [Flag<EvaluationOptions>] = [
    Flag(
      "sweep", .named("LIMIT=FROM..TO[:STEP]"), .evaluation, .appearance,
      "what each value of a limit would do, and the best one"
    ) { options, argument throws(UsageError) in options.sweep = try Sweep(argument) },
    Flag("roc", .evaluation, .appearance, "what each threshold on ring's margin would do") {
      options, _ in options.wantsReceiver = true
    },
    Flag(
      "expect", .file("FILE"), .evaluation, .task,
      "compare with what --format json printed; exit with 1 on any change"
    ) { options, argument in options.expectation = argument },
    Flag("errors", .output, .appearance, "list the strokes that were got wrong") {
      options, _ in options.listsMistakes = true
    },
    Flag(
      "format", .choice(Format.allCases.map(\.rawValue)), .output, .appearance,
      "how results are printed (default: text)"
    ) { options, argument in options.format = Format(rawValue: argument.text) ?? .text },
    Flag("quiet", letter: "q", .output, .gate, "print no results") { options, _ in
      options.isQuiet = true
    },
  ]
}

extension EvaluationOptions {
  /// Why an option does nothing: a curve takes the place of all else, but in JSON, which has all.
  func objection(to option: String) -> UsageError? {
    guard format != .json, ["errors", "group"].contains(option) else { return nil }
    guard let curve = sweep != nil ? "sweep" : wantsReceiver ? "roc" : nil else { return nil }
    return UsageError("--\(option) and --\(curve) are two reports; --format json has both")
  }
}

extension Argument {
  /// A change of strokes: a word, and for some a number after `=`.
  fileprivate func transformation() throws(UsageError) -> Stroke.Transformation {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let number = Argument(parts.count > 1 ? String(parts[1]) : "")
    switch (parts[0], parts.count) {
    case ("mirror", 1): return .mirror
    case ("reverse", 1): return .reverse
    case ("round", 1): return .round
    case ("rotate", 2): return .rotate(try number.number(for: "transform rotate"))
    case ("scale", 2): return .scale(try number.positiveNumber(for: "transform scale"))
    case ("denser", 2):
      return .denser(try number.count(for: "transform denser", from: 1, to: 1_000))
    case ("every", 2): return .every(try number.count(for: "transform every", from: 1, to: 1_000))
    default:
      throw UsageError(
        "--transform takes mirror, reverse, rotate=DEG, scale=K, round, denser=K or every=N, "
          + "not \"\(text)\"",
        suggestion: nearTransformation(String(parts[0]), number.text))
    }
  }

  /// The change that a word is most likely meant for, with the number that was typed with it if it
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
