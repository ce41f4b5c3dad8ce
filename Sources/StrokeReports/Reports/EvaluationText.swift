import StrokeCore
import StrokeFormats

/// A summary for people.
package struct EvaluationText {
  private let summary: EvaluationSummary
  private let listsMistakes: Bool

  /// The text of a summary, with a line for each mistake or without.
  package init(_ summary: EvaluationSummary, listsMistakes: Bool) {
    (self.summary, self.listsMistakes) = (summary, listsMistakes)
  }

  /// Appends it.
  package func append(to output: inout [UInt8]) {
    appendHead(to: &output)
    if !summary.sweeps.isEmpty {
      for curve in summary.sweeps { output.append(curve) }
      return
    }
    output.append("\n")
    appendRates(to: &output)
    if !summary.receivers.isEmpty {
      for receiver in summary.receivers { output.append(receiver.curve, of: receiver.detector) }
      return
    }
    output.append("\n")
    appendLabels(to: &output)
    output.append("\n")
    appendReasons(to: &output)
    for evaluation in summary.evaluations where !evaluation.groups.isEmpty {
      output.append(groupsOf: evaluation, by: (summary.groupMember ?? "group").withoutControls)
    }
    if listsMistakes {
      for evaluation in summary.evaluations { output.append(mistakesOf: evaluation) }
    }
  }

  private func appendHead(to output: inout [UInt8]) {
    let labels = summary.positiveLabels.joined(separator: ", ")
    output.append(
      "\(counted(summary.positives + summary.negatives, "stroke")): "
        + "\(summary.positives) labelled \(labels.withoutControls), "
        + "\(counted(summary.negatives, "other"))\n")
    for (name, texts) in [
      ("left out", summary.leftOut), ("transformed", summary.transformations),
      ("settings", summary.settings),
    ] where !texts.isEmpty {
      output.append("\(name): \(texts.joined(separator: ", ").withoutControls)\n")
    }
    if summary.tooShort > 0 { output.append("left out as too short: \(summary.tooShort)\n") }
    if summary.unlabelled > 0 { output.append("left out without label: \(summary.unlabelled)\n") }
    if summary.cancelled > 0 { output.append("left out as cancelled: \(summary.cancelled)\n") }
    if summary.unreadable > 0 { output.append("unreadable: \(summary.unreadable)\n") }
  }

  private func appendRates(to output: inout [UInt8]) {
    var table = TextTable()
    table.add(["detector", "found", "TPR", "95 %", "accepted", "FPR", "95 %", "balanced"])
    for evaluation in summary.evaluations {
      table.add([evaluation.detector] + evaluation.confusion.cells)
    }
    table.append(to: &output)
  }

  /// A row for each label of which somebody accepted anything, and for the labels of circles.
  private func appendLabels(to output: inout [UInt8]) {
    var table = TextTable()
    table.add(["accepted by label", "strokes"] + summary.evaluations.map(\.detector))
    var (silent, silentStrokes) = (0, 0)
    for (name, count) in summary.evaluations.first?.labelsInOrder ?? [] {
      let accepted = summary.evaluations.map { $0.labels[name]?.accepted ?? 0 }
      if count.isPositive || accepted.contains(where: { $0 > 0 }) {
        table.add([name, "\(count.strokes)"] + accepted.map { "\($0)" })
      } else {
        silent += 1
        silentStrokes += count.strokes
      }
    }
    if silent > 0 {
      table.add(
        [counted(silent, "more label"), "\(silentStrokes)"] + summary.evaluations.map { _ in "0" })
    }
    table.append(to: &output)
  }

  private func appendReasons(to output: inout [UInt8]) {
    for evaluation in summary.evaluations {
      let reasons = evaluation.reasonsInOrder.map { "\($0.reason) \($0.count)" }
      guard !reasons.isEmpty else { continue }
      output.append("\(evaluation.detector) rejected: \(reasons.joined(separator: ", "))\n")
    }
  }
}

extension Confusion {
  /// Found, TPR, its interval, accepted, FPR, its interval, balanced accuracy.
  fileprivate var cells: [String] {
    [sensitivity, fallout].flatMap { share in
      ["\(share.count) of \(share.total)", share.percent, share.percentInterval]
    } + [balancedAccuracy.text(decimals: 4)]
  }
}

extension Share {
  fileprivate var percent: String { value?.percent ?? "-" }

  fileprivate var percentInterval: String {
    guard value != nil else { return "-" }
    let ends = [interval.lowerBound, interval.upperBound].map { Double?($0 * 100) }
    return ends.map { $0.text(decimals: 1) }.joined(separator: "-")
  }
}

extension Double {
  fileprivate var percent: String { Double?(self * 100).text(decimals: 1) + " %" }
}

extension Double? {
  /// The number with so many places, or a dash.
  fileprivate func text(decimals: Int) -> String {
    guard let self else { return "-" }
    var bytes: [UInt8] = []
    bytes.append(self, decimals: decimals)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  fileprivate mutating func append(groupsOf evaluation: Evaluation, by member: String) {
    var table = TextTable(indent: "  ")
    table.add([member, "found", "TPR", "accepted", "FPR", "balanced", "without it"])
    for group in evaluation.groupsInOrder {
      let (found, accepted) = (group.own.sensitivity, group.own.fallout)
      table.add([
        group.name, "\(found.count) of \(found.total)", found.percent,
        "\(accepted.count) of \(accepted.total)", accepted.percent,
        group.own.balancedAccuracy.text(decimals: 4),
        group.others.balancedAccuracy.text(decimals: 4),
      ])
    }
    append("\n\(evaluation.detector) by \(member)\n")
    table.append(to: &self)
    let rates: [(String, ClosedRange<Double>?, (Double) -> String)] = [
      ("TPR", evaluation.rangeLeavingOneOut(\.sensitivity.value), \.percent),
      ("FPR", evaluation.rangeLeavingOneOut(\.fallout.value), \.percent),
      (
        "balanced", evaluation.rangeLeavingOneOut(\.balancedAccuracy),
        { Double?($0).text(decimals: 4) }
      ),
    ]
    let texts = rates.compactMap { name, range, text in
      range.map { "\(name) \(text($0.lowerBound)) to \(text($0.upperBound))" }
    }
    guard !texts.isEmpty else { return }
    append("  leaving out one \(member) at a time: \(texts.joined(separator: ", "))\n")
  }

  fileprivate mutating func append(mistakesOf evaluation: Evaluation) {
    append("\n\(evaluation.detector) got \(evaluation.mistakes.count) wrong\n")
    var table = TextTable(leftColumns: 4, indent: "  ")
    for mistake in evaluation.mistakes {
      let example = mistake.example
      table.add([
        "\(example.file)#\(example.index)", example.id ?? "-", example.label,
        mistake.reason.map { "rejected: \($0)" } ?? "accepted",
      ])
    }
    table.append(to: &self)
  }

  fileprivate mutating func append(_ curve: SettingCurve) {
    append("\n")
    var table = TextTable(leftColumns: 0)
    table.add([curve.setting, "found", "TPR", "accepted", "FPR", "balanced"])
    for point in curve.points {
      let (found, accepted) = (point.confusion.sensitivity, point.confusion.fallout)
      table.add([
        point.valueText, "\(found.count) of \(found.total)", found.percent,
        "\(accepted.count) of \(accepted.total)", accepted.percent,
        point.confusion.balancedAccuracy.text(decimals: 4),
      ])
    }
    append("\(curve.detector)\n")
    table.append(to: &self)
    guard let best = curve.best else { return }
    append("best for \(curve.detector): --\(curve.setting) \(best.valueText)")
    append(", balanced \(best.confusion.balancedAccuracy.text(decimals: 4))\n")
  }

  fileprivate mutating func append(_ curve: ReceiverCurve, of detector: String) {
    append("\n\(detector): area under the curve \(curve.area.text(decimals: 5))\n")
    var table = TextTable(leftColumns: 0)
    table.add(["margin", "TPR", "FPR"])
    for point in curve.points where point.margin > -10 {
      table.add([
        Double?(point.margin).text(decimals: 3),
        Double?(point.sensitivity * 100).text(decimals: 2) + " %",
        Double?(point.fallout * 100).text(decimals: 2) + " %",
      ])
    }
    table.append(to: &self)
  }
}
