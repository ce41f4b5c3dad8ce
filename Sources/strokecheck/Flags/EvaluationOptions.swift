import StrokeCore
import StrokeFormats
import StrokeReports

/// The strokes to evaluate, and the reports to make of them.
struct EvaluationOptions: Sendable {
  /// The labels of circles; `circle` if none is given.
  var positiveLabels: [String] = []
  /// The member whose values split the strokes into groups.
  var group: String?
  /// Names of strokes that do not count.
  var excluded: [String] = []
  /// Labels of strokes that do not count.
  var ignoredLabels: [String] = []
  /// The fewest samples of a stroke that counts.
  var minSamples = 0
  var listsMistakes = false
  var wantsReceiver = false
  var wantsReliability = false
}

extension EvaluationOptions {
  /// The labels of circles as they were given, or `circle`.
  var labelsOfCircles: [String] { positiveLabels.isEmpty ? ["circle"] : positiveLabels }
}

extension Flag {
  /// The options of `evaluate`.
  static let evaluation: [Flag] = [
    Flag(
      "positive", use: .common, takes: .named("LABEL"), .evaluation, .judgment, of: .judging,
      isRepeatable: true, replacesDefaults: false,
      "label of what should be accepted; can be repeated", default: "circle",
      rules: [.needs(["judge"], "--judge COMMAND", in: [.circle, .plot])]
    ) { options, value in options.evaluation.positiveLabels.append(value.text) },
    Flag(
      "exclude", takes: .named("ID"), .evaluation, .judgment, of: [.evaluate, .tune],
      isRepeatable: true,
      replacesDefaults: false,
      "leave out the stroke with this id; can be repeated"
    ) { options, value in options.evaluation.excluded.append(value.text) },
    Flag(
      "ignore-label", takes: .named("LABEL"), .evaluation, .judgment, of: [.evaluate, .tune],
      isRepeatable: true, replacesDefaults: false,
      "leave out strokes with this label; can be repeated"
    ) { options, value in options.evaluation.ignoredLabels.append(value.text) },
    Flag(
      "min-samples", takes: .named("N"), .evaluation, .judgment,
      of: [.evaluate, .tune],
      "minimum number of samples; shorter strokes are left out"
    ) { options, value throws(UsageError) in
      options.evaluation.minSamples = try value.count()
    },
    Flag(
      "group", use: .common, takes: .word("MEMBER", of: { ["subject", "file"] }),
      .evaluation,
      .appearance, of: [.evaluate, .tune, .compare],
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
      "roc", .evaluation, .appearance, of: .evaluate,
      "ROC curve over thresholds on ring's margin (see help glossary) or a judge's score"
    ) { options, _ in options.evaluation.wantsReceiver = true },
    Flag(
      "reliability", .evaluation, .appearance, of: .evaluate,
      "calibration of the probabilities of ring or a judge: Brier score, and a table by tenths",
      rules: [besideCurves]
    ) { options, _ in options.evaluation.wantsReliability = true },
    Flag(
      "errors", use: .common, .output, .appearance, of: .evaluate, "list the misjudged strokes",
      rules: [besideCurves]
    ) { options, _ in options.evaluation.listsMistakes = true },
  ]

  /// A curve takes the place of all else, but in JSON, which has all.
  private static let besideCurves = FlagRule.excludes(["roc"], exceptIn: .json)
}
