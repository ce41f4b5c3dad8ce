import StrokeCore
import StrokeFormats
import StrokeReports

/// What strokes are labelled and expected to be, and what to find out from that, as options say it.
struct EvaluationOptions: Sendable {
  /// The labels of circles; `circle` if none is given.
  var positiveLabels: [String] = []
  var ignoredLabels: [String] = []
  /// The member whose values split the strokes into groups.
  var group: String?
  var listsMistakes = false
  var wantsReceiver = false
  var wantsReliability = false
  /// The verdict that is expected of every stroke, whatever its own member says.
  var expectedVerdict: ExpectedVerdict?
  /// The names of the limits to tune.
  var tunedLimits: [String] = []
  /// The highest false-positive rate that `tune` may choose.
  var mostFallout: Double?
  var costs: (miss: Double, falseAlarm: Double)?
  /// The options that make the second of two settings of the first; nil to compare stored verdicts.
  var against: String?

  var labelsOfCircles: [String] { positiveLabels.isEmpty ? ["circle"] : positiveLabels }
}

extension Flag {
  /// The options of `evaluate`.
  static let evaluation: [Flag] = [
    Flag(
      "positive", isCommon: true, takes: .named("LABEL"), .evaluation,
      of: [.evaluate, .plot, .report, .tune, .compare],
      isRepeatable: true, "label of what should be accepted; can be repeated", default: "circle",
      rules: [.judges]
    ) { options, value in options.evaluation.positiveLabels.append(value.text) },
    Flag(
      "ignore-label", takes: .named("LABEL"), .evaluation, of: [.evaluate, .tune],
      isRepeatable: true, "leave out strokes with this label; can be repeated"
    ) { options, value in options.evaluation.ignoredLabels.append(value.text) },
    group(
      of: .evaluate, "results per value of MEMBER, with leave-one-out and macro averages",
      besideCurves),
    group(of: .tune, "hold out strokes by MEMBER, so that the score is for new people"),
    group(of: .compare, "also count the changes by MEMBER", .needs(["against"])),
    Flag(
      "roc", .evaluation, of: .evaluate,
      "ROC curve over thresholds on ring's margin (see help glossary) or a judge's score"
    ) { options, _ in options.evaluation.wantsReceiver = true },
    Flag(
      "reliability", .evaluation, of: .evaluate,
      "calibration of the probabilities of ring or a judge: Brier score, and a table by tenths",
      rules: [onlyTable]
    ) { options, _ in options.evaluation.wantsReliability = true },
    Flag(
      "errors", isCommon: true, .output, of: .evaluate, "list the misjudged strokes",
      rules: [besideCurves], apply: listMistakes),
    Flag(
      "errors", .output, of: .compare, "list every change, even if there are more than 40",
      apply: listMistakes),
  ]

  /// Of a curve and a calibration, CSV has room for one.
  private static let onlyTable = FlagRule.excludes(
    ["roc"], instead: "--format json", onlyWith: "format=csv")
  /// A curve replaces everything else, but not in JSON.
  private static let besideCurves = FlagRule.excludes(["roc"], except: "format=json")

  private static func group(
    of command: CommandSet, _ summary: String, _ rules: FlagRule...
  ) -> Flag {
    Flag(
      "group", isCommon: true, takes: .word("MEMBER", of: { ["subject", "file"] }), .evaluation,
      of: command, summary, rules: rules
    ) { options, value in options.evaluation.group = value.text }
  }

  private static let listMistakes: Change = { options, _ in options.evaluation.listsMistakes = true
  }
}

extension Flag {
  /// The options of commands that compare verdicts with what is expected.
  static let expectation: [Flag] = [
    Flag(
      "expect", isCommon: true, takes: .word("VALUE", of: { ExpectedVerdict.codes }), .detection,
      of: .circle, "expected verdict of every stroke: circle, rejected or a reason"
    ) { options, value throws(RunError) in
      options.evaluation.expectedVerdict = try value.expectation()
    }
  ]
}

extension ExpectedVerdict {
  /// The words that it is written in, for errors.
  static let wordsInShort = "circle, rejected, or a reason's code or text"
}

extension GivenValue {
  fileprivate func expectation() throws(RunError) -> ExpectedVerdict {
    if let expectation = ExpectedVerdict(text) { return expectation }
    let near = suggestion(for: text, among: ExpectedVerdict.words)
    throw RunError(
      "--expect is \(ExpectedVerdict.wordsInShort), not \"\(text)\"",
      suggestion: near.map { word in
        word.utf8.contains(UInt8(ascii: " ")) ? "--expect \"\(word)\"" : "--expect \(word)"
      })
  }
}

extension EvaluationOptions {
  /// The goal of `tune`, and its name for people.
  var tuningGoal: (goal: LimitFit.Goal, text: String) {
    if let mostFallout {
      let text =
        "most circles with at most \((mostFallout * 100).text(upTo: 4)) % of the others accepted"
      return (.fallout(atMost: mostFallout), text)
    }
    if let (miss, falseAlarm) = costs {
      let text =
        "least cost, \(miss.text(upTo: 4)) per circle missed and "
        + "\(falseAlarm.text(upTo: 4)) per other accepted"
      return (.cost(miss: miss, falseAlarm: falseAlarm), text)
    }
    return (.balancedAccuracy, "balanced accuracy")
  }
}

extension Flag {
  /// The options of `tune`.
  static let tuning: [Flag] = [
    Flag(
      "limits", isCommon: true, takes: .word("LIMIT,…", of: { DetectorSetting.all.map(\.name) }),
      .evaluation, of: .tune, isRepeatable: true,
      "one to three limits to tune, by the names of their options"
    ) { options, value in options.evaluation.tunedLimits.append(value.text) },
    Flag(
      "max-fpr", isCommon: true, takes: .named("SHARE"), .evaluation, of: .tune,
      "most circles with at most this false-positive rate, such as 1%"
    ) { options, value throws(RunError) in
      options.evaluation.mostFallout = try value.share()
    },
    Flag(
      "cost", isCommon: true, takes: .named("miss=N,false=N"), .evaluation, of: .tune,
      "lowest cost of missed circles and accepted others",
      rules: [.excludes(["max-fpr"])]
    ) { options, value throws(RunError) in options.evaluation.costs = try value.costs() },
  ]
}

extension GivenValue {
  /// Reads two costs by their names.
  fileprivate func costs() throws(RunError) -> (miss: Double, falseAlarm: Double) {
    var costs: [String: Double] = [:]
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard words.count == 2, ["miss", "false"].contains(words[0]), costs[words[0]] == nil,
        let cost = Double(allOf: words[1]), cost >= 0, cost <= 1e12
      else {
        throw RunError(
          "--\(option) takes miss=N,false=N, not \"\(text)\"",
          advice: "such as --\(option) miss=3,false=1")
      }
      costs[words[0]] = cost
    }
    return (costs["miss"] ?? 1, costs["false"] ?? 1)
  }
}

extension Flag {
  /// The options of `compare`.
  static let comparison: [Flag] = [
    Flag(
      "against", isCommon: true, takes: .named("OPTIONS"), .evaluation, of: .compare,
      "options of the second run, in quotes: \"--max-inflections 8\""
    ) { options, value in options.evaluation.against = value.text }
  ]
}
