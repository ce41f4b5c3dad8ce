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
      "positive", use: .common, takes: .named("LABEL"), .evaluation,
      of: [.evaluate, .plot, .report, .tune, .compare],
      isRepeatable: true, "label of what should be accepted; can be repeated", default: "circle",
      rules: [.judges]
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

/// The verdict that is expected of the strokes.
struct ExpectationOptions: Sendable {
  /// The verdict that is expected of every stroke, whatever it says itself.
  var forAll: ExpectedVerdict?

  /// A word that means no expectation, where a stroke should say one.
  struct Misfit: Error, CustomStringConvertible {
    let word: String

    var description: String {
      let near = suggestion(for: word, among: ExpectedVerdict.words).map {
        "; did you mean \"\($0)\"?"
      }
      return
        "expect should be \(ExpectationOptions.meaning), not \"\(word.withoutControls)\"\(near ?? "")"
    }
  }

  fileprivate static let meaning = "circle, rejected, or a reason's code or text"

  /// Finds what is expected of a stroke, if anybody says so.
  func expectation(of record: StrokeRecord) throws(Misfit) -> ExpectedVerdict? {
    if let forAll { return forAll }
    guard let word = record.text(of: "expect") else { return nil }
    guard let expectation = ExpectedVerdict(word) else { throw Misfit(word: word) }
    return expectation
  }
}

extension Flag {
  /// The options of commands that compare verdicts with what is expected.
  static let expectation: [Flag] = [
    Flag(
      "expect", use: .common, takes: .word("VALUE", of: { ExpectedVerdict.codes }), .detection,
      of: .circle, "expected verdict of every stroke: circle, rejected or a reason"
    ) { options, value throws(UsageError) in
      options.expectation.forAll = try value.expectation()
    }
  ]
}

extension GivenValue {
  fileprivate func expectation() throws(UsageError) -> ExpectedVerdict {
    if let expectation = ExpectedVerdict(text) { return expectation }
    let near = suggestion(for: text, among: ExpectedVerdict.words)
    throw UsageError(
      "--expect is \(ExpectationOptions.meaning), not \"\(text)\"",
      suggestion: near.map { word in
        word.utf8.contains(UInt8(ascii: " ")) ? "--expect \"\(word)\"" : "--expect \(word)"
      })
  }
}

/// The limits to tune, and what for.
struct TuneOptions: Sendable {
  /// The names of the limits.
  var limits: [String] = []
  /// The most of the others that may be accepted, as a share.
  var mostFallout: Double?
  /// The costs of a circle missed and of another stroke accepted.
  var costs: (miss: Double, falseAlarm: Double)?

  /// The goal, and what people call it.
  var goal: (goal: LimitFit.Goal, text: String) {
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
      "limits", use: .common, takes: .word("LIMIT,…", of: { DetectorSetting.all.map(\.name) }),
      .evaluation, of: .tune, isRepeatable: true,
      "one to three limits to tune, by the names of their options"
    ) { options, value in options.tuning.limits.append(value.text) },
    Flag(
      "max-fpr", use: .common, takes: .named("SHARE"), .evaluation, of: .tune,
      "most circles with at most this false-positive rate, such as 1%"
    ) { options, value throws(UsageError) in
      options.tuning.mostFallout = try value.share(isSmall: true)
    },
    Flag(
      "cost", use: .common, takes: .named("miss=N,false=N"), .evaluation, of: .tune,
      "find the least cost of circles missed and others accepted",
      rules: [.excludes(["max-fpr"])]
    ) { options, value throws(UsageError) in options.tuning.costs = try value.costs() },
  ]
}

extension GivenValue {
  /// Reads two costs by their names.
  fileprivate func costs() throws(UsageError) -> (miss: Double, falseAlarm: Double) {
    var costs: [String: Double] = [:]
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard words.count == 2, ["miss", "false"].contains(words[0]), costs[words[0]] == nil,
        let cost = Double(allOf: words[1]), cost >= 0, cost <= 1e12
      else {
        throw UsageError(
          "--\(option) takes miss=N,false=N, not \"\(text)\"",
          advice: "such as --\(option) miss=3,false=1")
      }
      costs[words[0]] = cost
    }
    return (costs["miss"] ?? 1, costs["false"] ?? 1)
  }
}
