import StrokeCore
import StrokeFormats

/// The limits to tune, what for, and where they go.
struct TuneOptions: Sendable {
  enum Format: String, CaseIterable, Sendable {
    case text, json, swift
  }

  /// The names of the limits.
  var limits: [String] = []
  /// The most of the others that may be accepted, as a share.
  var mostFallout: Double?
  /// The costs of a circle missed and of another stroke accepted.
  var costs: (miss: Double, falseAlarm: Double)?
  /// The file of defaults to write them to.
  var file: Argument?
  var format = Format.text

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

  /// Says why an option does nothing beside another.
  func objection(to flag: Flag) -> UsageError? {
    guard flag.name == "cost", mostFallout != nil else { return nil }
    return UsageError("--cost and --max-fpr cannot be used together")
  }
}

extension Flag {
  /// The options of `tune`.
  static let tuning: [Flag] = [
    Flag(
      "limits", takes: .named("LIMIT,…"), .evaluation, .task, of: .tune,
      "limits to tune, by the names of their options"
    ) { options, value in
      options.tuning.limits = value.text.split(separator: ",").map(String.init)
    },
    Flag(
      "max-fpr", takes: .named("SHARE"), .evaluation, .judgment, of: .tune,
      "find the most circles while accepting at most this share of the others, as 1%"
    ) { options, value throws(UsageError) in options.tuning.mostFallout = try value.share() },
    Flag(
      "cost", takes: .named("miss=N,false=N"), .evaluation, .judgment, of: .tune,
      "find the least cost of circles missed and others accepted"
    ) { options, value throws(UsageError) in options.tuning.costs = try value.costs() },
    Flag(
      "write", takes: .file("FILE", .defaults), .output, .task, of: .tune,
      "file of defaults to put the limits in, such as .strokecheck.json"
    ) { options, value in options.tuning.file = value.argument },
    Flag(
      "format", letter: "f", takes: .choice { TuneOptions.Format.allCases.map(\.rawValue) },
      .output, .appearance, of: .tune, "output format; swift is lines of code", default: "text"
    ) { options, value in options.tuning.format = .init(rawValue: value.text) ?? .text },
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
      else { throw UsageError("--\(option) takes miss=N,false=N, not \"\(text)\"") }
      costs[words[0]] = cost
    }
    return (costs["miss"] ?? 1, costs["false"] ?? 1)
  }
}
