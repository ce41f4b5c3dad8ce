import StrokeCore
import StrokeFormats
import StrokeReports

/// The strokes to evaluate, and the reports to make of them.
struct EvaluationOptions: Sendable {
  /// The labels of circles; `circle` if none is given.
  var positiveLabels: [String] = []
  /// The member whose values split the strokes into groups.
  var group: String?
  /// Labels of strokes that do not count.
  var ignoredLabels: [String] = []
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
      "positive", use: .common, takes: .named("LABEL"), .evaluation, of: .judging,
      isRepeatable: true, "label of what should be accepted; can be repeated", default: "circle",
      rules: [.judges, .needs(["judge"], "--judge COMMAND", in: .circle)]
    ) { options, value in options.evaluation.positiveLabels.append(value.text) },
    Flag(
      "ignore-label", takes: .named("LABEL"), .evaluation, of: [.evaluate, .tune],
      isRepeatable: true, "leave out strokes with this label; can be repeated"
    ) { options, value in options.evaluation.ignoredLabels.append(value.text) },
    Flag(
      "group", use: .common, takes: groupMember, .evaluation, of: .evaluate,
      "results per value of MEMBER, with leave-one-out and macro averages", rules: [besideCurves],
      apply: setGroup),
    Flag(
      "group", use: .common, takes: groupMember, .evaluation, of: .tune,
      "hold out strokes by MEMBER, so that the score is for new people", apply: setGroup),
    Flag(
      "group", use: .common, takes: groupMember, .evaluation, of: .compare,
      "also count the changes by MEMBER", rules: [.needs(["against"])], apply: setGroup),
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
      "errors", use: .common, .output, of: .evaluate, "list the misjudged strokes",
      rules: [besideCurves], apply: listMistakes),
    Flag(
      "errors", .output, of: .compare, "list every change, also where there are more than 40",
      apply: listMistakes),
  ]

  /// A curve takes the place of all else, but in JSON, which has all.
  private static let besideCurves = FlagRule.excludes(["roc"], except: "format=json")

  private static let groupMember = FlagValue.word("MEMBER", of: { ["subject", "file"] })

  private static let listMistakes: Change = { options, _ in
    options.evaluation.listsMistakes = true
  }

  private static let setGroup: Change = { options, value in
    options.evaluation.group = value.text
  }
}
