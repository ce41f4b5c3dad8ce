import StrokeCore
import StrokeFormats

/// A summary as a JSON object, a line for each of its parts, so that two of them can be compared
/// line by line as well.
package enum EvaluationJSON {
  /// Appends the object and a line's end.
  package static func append(_ summary: EvaluationSummary, to output: inout [UInt8]) {
    output.appendJSON { json in
      json.object { $0.members(of: summary) }
    }
    output.append("\n")
  }
}

extension JSONWriter {
  fileprivate mutating func members(of summary: EvaluationSummary) {
    key("strokes")
    object { json in
      json.member("judged", summary.positives + summary.negatives)
      json.member("positive", summary.positives)
      json.member("other", summary.negatives)
      json.member("leftOut", summary.leftOut.excluded.count)
      json.member("tooShort", summary.leftOut.tooShort)
      json.member("unlabelled", summary.leftOut.unlabelled)
      json.member("unreadable", summary.leftOut.unreadable)
      // Few evaluations leave labels out, and few recordings have cancelled strokes, so the rest need not say that there are none.
      if summary.leftOut.cancelled > 0 { json.member("cancelled", summary.leftOut.cancelled) }
      if !summary.leftOut.ignored.isEmpty {
        json.key("ignored")
        json.object { json in
          for (label, count) in summary.leftOut.ignoredInOrder { json.member(named: label, count) }
        }
      }
    }
    for (name, texts) in [
      ("positiveLabels", summary.positiveLabels), ("leftOut", summary.leftOut.excluded),
      ("transformations", summary.transformations), ("settings", summary.settings),
    ] {
      breakLine()
      member(named: name, texts)
    }
    breakLine()
    member("groupedBy", summary.groupMember)
    breakLine()
    key("detectors")
    lines(summary.evaluations) { json, evaluation in
      json.object { $0.members(of: evaluation) }
    }
    curves(of: summary)
    breakLine()
    table(
      "verdicts", EvaluationTable.verdicts(isGrouped: summary.groupMember != nil), summary.verdicts)
  }

  /// Writes the curves that were asked for.
  private mutating func curves(of summary: EvaluationSummary) {
    if !summary.sweeps.isEmpty {
      breakLine()
      key("sweeps")
      lines(summary.sweeps) { json, curve in
        json.object { $0.members(of: curve) }
      }
    }
    if let reliability = summary.reliability {
      breakLine()
      key("reliability")
      object { json in
        json.member("detector", reliability.detector)
        json.member("brier", reliability.brierScore)
        json.table("bins", EvaluationTable.reliability, reliability.bins)
      }
    }
    if !summary.robustness.isEmpty {
      breakLine()
      key("robustness")
      lines(summary.robustness) { json, robustness in
        json.object { json in
          json.member("detector", robustness.detector)
          json.table("changes", EvaluationTable.robustness, robustness.rows)
        }
      }
    }
    if !summary.receivers.isEmpty {
      breakLine()
      key("roc")
      lines(summary.receivers) { json, receiver in
        json.object { json in
          json.member("detector", receiver.detector)
          json.member("area", receiver.curve.area)
          json.table("points", EvaluationTable.receiver, receiver.curve.points)
        }
      }
    }
  }

  private mutating func members(of evaluation: Evaluation) {
    cells(of: evaluation, EvaluationTable.detectors)
    member("fingerprint", String(evaluation.fingerprint, radix: 16))
    breakLine(indent: 2)
    key("reasons")
    lines(evaluation.reasonsInOrder) { json, entry in
      json.object { json in
        json.member("code", entry.reason.code)
        json.member("reason", entry.reason.description)
        json.member("count", entry.count)
      }
    }
    breakLine(indent: 2)
    key("labels")
    lines(evaluation.labelsInOrder) { json, entry in
      json.object { json in
        json.member("label", entry.name)
        json.member("positive", entry.count.isPositive)
        json.member("strokes", entry.count.strokes)
        json.member("accepted", entry.count.accepted)
      }
    }
    if !evaluation.groups.isEmpty { groups(of: evaluation) }
    breakLine(indent: 2)
    table("mistakes", EvaluationTable.mistakes, evaluation.mistakes)
  }

  private mutating func groups(of evaluation: Evaluation) {
    breakLine(indent: 2)
    key("leaveOneOut")
    object { json in
      for (name, range) in [
        ("tpr", evaluation.rangeLeavingOneOut(\.sensitivity.value)),
        ("fpr", evaluation.rangeLeavingOneOut(\.fallout.value)),
        ("balanced", evaluation.rangeLeavingOneOut(\.balancedAccuracy)),
      ] {
        json.member(named: name, range.map { [$0.lowerBound, $0.upperBound] })
      }
    }
    breakLine(indent: 2)
    key("groupsAlike")
    object { json in
      json.cells(of: GroupRates(evaluation.groups), EvaluationTable.rates())
    }
    breakLine(indent: 2)
    table("groups", EvaluationTable.groups(), evaluation.groupsInOrder)
  }

  private mutating func members(of grid: SettingCurve) {
    let settings = grid.axes.map(\.setting)
    member("detector", grid.detector)
    if settings.count == 1 { member("setting", settings[0]) } else { member("settings", settings) }
    member("best", settings, grid.best?.values)
    member("makesNoDifference", grid.idleSettings)
    table("points", EvaluationTable.sweep(grid, isNamed: settings.count > 1), grid.points)
    guard let choice = NestedChoice(grid) else { return }
    breakLine(indent: 2)
    key("nested")
    object { json in
      json.member("value", settings, choice.values)
      for (name, result) in [("inSample", choice.inSample), ("leftOut", choice.leftOut)] {
        json.key(named: name)
        json.object { json in
          json.cells(of: result.confusion, EvaluationTable.confusion())
          json.cells(of: result.rates, EvaluationTable.rates())
        }
      }
      json.key("values")
      json.lines(choice.choices) { json, entry in
        json.object { json in
          json.member("group", entry.group)
          json.member("value", settings, entry.values)
        }
      }
    }
  }

  /// Writes a member with values of settings: a number of one, an object by name of several.
  private mutating func member(_ name: StaticString, _ settings: [String], _ values: [Double]?) {
    key(name)
    guard let values else {
      null()
      return
    }
    if settings.count == 1 {
      value(values[0])
      return
    }
    object { json in
      for (setting, value) in zip(settings, values) { json.member(named: setting, value) }
    }
  }
}
