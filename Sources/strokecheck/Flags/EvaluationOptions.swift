import StrokeCore
import StrokeFormats
import StrokeReports

/// The strokes to evaluate, the changes made to them first, and the reports to make of them.
struct EvaluationOptions: Sendable {
  /// The labels of circles; `circle` if none is given.
  var positiveLabels: [String] = []
  /// The member whose values split the strokes into groups.
  var group: String?
  /// Labels of strokes that do not count.
  var ignoredLabels: [String] = []
  /// The changes made to the strokes, in order, each as it was asked for.
  var transformations: [(text: String, transformation: Stroke.Transformation)] = []
  var listsMistakes = false
  /// The limits to try values of.
  var sweeps: [Sweep] = []
  var wantsReceiver = false
  var wantsReliability = false
  var wantsRobustness = false
  /// A stored result to compare with.
  var expectation: Argument?
}

extension EvaluationOptions {
  /// The labels of circles as they were given, or `circle`.
  var labelsOfCircles: [String] { positiveLabels.isEmpty ? ["circle"] : positiveLabels }
}

extension Flag {
  /// The options of `evaluate`.
  static let evaluation: [Flag] = [
    Flag(
      "positive", use: .common, takes: .named("LABEL"), .evaluation, of: .judging,
      isRepeatable: true, "label of what should be accepted; can be repeated", default: "circle",
      rules: [.judges, .needs(["judge"], "--judge COMMAND", in: [.circle, .plot])]
    ) { options, value in options.evaluation.positiveLabels.append(value.text) },
    Flag(
      "ignore-label", takes: .named("LABEL"), .evaluation, of: [.evaluate, .tune],
      isRepeatable: true, "leave out strokes with this label; can be repeated"
    ) { options, value in options.evaluation.ignoredLabels.append(value.text) },
    Flag(
      "transform", takes: .word("CHANGE", of: { TransformationName.words }),
      .evaluation, of: .evaluate,
      isRepeatable: true,
      "change strokes first (see help evaluation); can be repeated"
    ) { options, value throws(UsageError) in
      options.evaluation.transformations.append((value.text, try value.transformation()))
    },
    Flag(
      "group", use: .common, takes: .word("MEMBER", of: { ["subject", "file", "from"] }),
      .evaluation, of: [.evaluate, .tune, .compare],
      "results per value of MEMBER, with leave-one-out and macro averages",
      rules: [
        .excludes(["roc"], exceptIn: .json, in: .evaluate), .needs(["against"], in: .compare),
      ],
      but: [
        Difference(
          in: .tune,
          "hold out strokes by MEMBER, so that the score is for new people"),
        Difference(in: .compare, "also count the changes by MEMBER"),
      ]
    ) { options, value in options.evaluation.group = value.text },
    Flag(
      "sweep", use: .common,
      takes: .word("LIMIT=FROM..TO[:STEP]", of: { DetectorSetting.all.map { "\($0.name)=" } }),
      .evaluation, of: .evaluate,
      isRepeatable: true,
      "results for each value of a limit, and the best; of several, for each combination",
      rules: [.needsDetector("whose limits it knows")]
    ) { options, value throws(UsageError) in
      if options.isFirst(value.option) { options.evaluation.sweeps = [] }
      options.evaluation.sweeps.append(try Sweep(value))
    },
    Flag(
      "roc", .evaluation, of: .evaluate,
      "ROC curve over thresholds on ring's margin (see help glossary) or a judge's score"
    ) { options, _ in options.evaluation.wantsReceiver = true },
    Flag(
      "reliability", .evaluation, of: .evaluate,
      "calibration of the probabilities of ring or a judge: Brier score, and a table by tenths",
      rules: [besideCurves]
    ) { options, _ in options.evaluation.wantsReliability = true },
    Flag(
      "robustness", .evaluation, of: .evaluate,
      "results on changed strokes: turned, on a grid, jittered and more (see help evaluation)",
      rules: [besideCurves]
    ) { options, _ in options.evaluation.wantsRobustness = true },
    Flag(
      "errors", use: .common, .output, of: .evaluate, "list the misjudged strokes",
      rules: [besideCurves]
    ) { options, _ in options.evaluation.listsMistakes = true },
  ]

  /// A curve takes the place of all else, but in JSON, which has all.
  private static let besideCurves = FlagRule.excludes(["sweep", "roc"], exceptIn: .json)
}

/// The names of the changes that `--transform` takes, with the numbers they take.
private enum TransformationName: String, CaseIterable {
  case mirror, reverse, rotate, scale, round, denser, every, grid, jitter, hesitate, hook, drop
  case liftStart = "lift-start"
  case liftEnd = "lift-end"

  /// The word for its number; nil if it takes none.
  var unit: String? {
    switch self {
    case .mirror, .reverse, .round: nil
    case .rotate: "DEG"
    case .scale, .denser: "K"
    case .every, .grid, .hesitate: "N"
    case .jitter, .hook, .drop, .liftStart, .liftEnd: "PERCENT"
    }
  }

  /// The words as far as completions know them: `mirror`, `rotate=`.
  static var words: [String] { allCases.map { $0.unit == nil ? $0.rawValue : "\($0.rawValue)=" } }

  /// `mirror, reverse, rotate=DEG … or lift-end=PERCENT`
  static var list: String {
    allCases.map { $0.rawValue + ($0.unit.map { "=\($0)" } ?? "") }.list("or")
  }
}

extension GivenValue {
  /// Reads a change of strokes: a word, and for some a number after `=`.
  fileprivate func transformation() throws(UsageError) -> Stroke.Transformation {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let word = String(parts[0])
    let number = GivenValue(
      of: "transform \(word)", Argument(parts.count > 1 ? String(parts[1]) : ""))
    guard let name = TransformationName(rawValue: word), (name.unit != nil) == (parts.count > 1)
    else {
      throw UsageError(
        "--transform takes \(TransformationName.list), not \"\(text)\"",
        suggestion: nearTransformation(word, number.text))
    }
    do throws(UsageError) { return try Self.transformation(name, number) } catch {
      let option = "--transform \(word)"
      var refusal = error
      refusal.suggestion = error.suggestion.map { "\(option)=\($0.dropFirst(option.count + 1))" }
      throw refusal
    }
  }

  private static func transformation(
    _ name: TransformationName, _ number: GivenValue
  ) throws(UsageError) -> Stroke.Transformation {
    switch name {
    case .mirror: return .mirror
    case .reverse: return .reverse
    case .round: return .round
    case .rotate: return .rotate(try number.number())
    case .scale: return .scale(try number.positiveNumber())
    case .denser: return .denser(try number.count(from: 1, to: 1_000))
    case .every: return .every(try number.count(from: 1, to: 1_000))
    case .grid: return .grid(try number.count(from: 1, to: 1_000_000))
    case .jitter: return .jitter(try number.number(.within(0...100)))
    case .hesitate: return .hesitate(try number.count(from: 1, to: 1_000))
    case .hook: return .hook(try number.number(.within(0...100)))
    case .drop: return .drop(try number.number(.within(0...100)))
    case .liftStart: return .liftStart(try number.number(.within(0...100)))
    case .liftEnd: return .liftEnd(try number.number(.within(0...100)))
    }
  }

  /// Finds the change that a word is most likely meant for, with the number that was typed with it if it
  /// takes one.
  private func nearTransformation(_ word: String, _ number: String) -> String? {
    let known = TransformationName.allCases.map(\.rawValue)
    let near = known.contains(word) ? word : suggestion(for: word, among: known)
    guard let name = near.flatMap({ TransformationName(rawValue: $0) }) else { return nil }
    let value = name.unit.map { "=" + (number.isEmpty ? $0 : number) }
    return "--transform \(name.rawValue)\(value ?? "")"
  }
}
