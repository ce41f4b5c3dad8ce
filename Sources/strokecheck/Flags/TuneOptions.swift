import StrokeCore
import StrokeFormats

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
