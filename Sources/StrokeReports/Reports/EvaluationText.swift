import StrokeCore
import StrokeFormats

extension EvaluationSummary {
  /// Appends the summary for people, with a line for each mistake or without.
  package func append(text output: inout [UInt8], listsMistakes: Bool) {
    appendHead(to: &output)
    output.append("\n")
    TextTable(evaluations, with: .intervals).append(to: &output)
    if !receivers.isEmpty {
      for receiver in receivers { output.append(receiver) }
      for reliability in reliabilities { output.append(reliability, accepted) }
      return
    }
    output.append("\n")
    appendLabels(to: &output)
    output.append("\n")
    appendReasons(to: &output)
    for evaluation in evaluations where !evaluation.answers.isEmpty {
      output.append(answersOf: evaluation, by: groupMember)
    }
    for evaluation in evaluations where !evaluation.groups.isEmpty {
      output.append(groupsOf: evaluation, by: (groupMember ?? "group").withoutControls)
    }
    for reliability in reliabilities { output.append(reliability, accepted) }
    if listsMistakes {
      for evaluation in evaluations { output.append(mistakesOf: evaluation) }
    }
  }

  private func appendHead(to output: inout [UInt8]) {
    if isInterrupted {
      output.append("interrupted after \(counted(judged, "stroke"))\n")
    }
    let labels = positiveLabels.joined(separator: ", ")
    output.append(
      "\(counted(judged, "stroke")): "
        + "\(positives) labelled \(labels.withoutControls), "
        + "\(counted(negatives, "other"))\n")
    if !settings.isEmpty {
      output.append("settings: \(settings.joined(separator: ", ").withoutControls)\n")
    }
    for (label, count) in skipped.ignoredInOrder {
      output.append("left out as \(label.withoutControls): \(count)\n")
    }
    if skipped.unlabelled > 0 {
      output.append("left out as unlabelled: \(skipped.unlabelled)\n")
    }
    if skipped.cancelled > 0 {
      output.append("left out as cancelled: \(skipped.cancelled)\n")
    }
    if skipped.unreadable > 0 {
      output.append("unreadable: \(skipped.unreadable)\n")
    }
    if ungrouped > 0, let member = groupMember {
      output.append("without \(member.withoutControls), so in no group: \(ungrouped)\n")
    }
  }

  /// A row for each positive label, and for each label of which a detector accepts a stroke.
  private func appendLabels(to output: inout [UInt8]) {
    var table = TextTable()
    table.add(["accepted by label", "strokes"] + evaluations.map(\.detector))
    var silent: [(name: String, strokes: Int)] = []
    for (name, count) in evaluations.first?.labelsInOrder ?? [] {
      let accepted = evaluations.map { $0.labels[name]?.accepted ?? 0 }
      if count.isPositive || accepted.contains(where: { $0 > 0 }) {
        table.add([name, "\(count.strokes)"] + accepted.map { "\($0)" })
      } else {
        silent.append((name, count.strokes))
      }
    }
    if let only = silent.first {
      let strokes = silent.reduce(0) { $0 + $1.strokes }
      table.add(
        [silent.count == 1 ? only.name : "\(silent.count) more labels", "\(strokes)"]
          + evaluations.map { _ in "0" })
    }
    table.append(to: &output)
  }

  private func appendReasons(to output: inout [UInt8]) {
    for evaluation in evaluations {
      let reasons = evaluation.reasonsInOrder.map { "\($0.reason) \($0.count)" }
      guard !reasons.isEmpty else { continue }
      output.append("\(evaluation.detector) rejected: \(reasons.joined(separator: ", "))\n")
    }
  }
}

extension [UInt8] {
  /// Appends the groups and a summary of them: of many the summary first, and then the worst.
  fileprivate mutating func append(groupsOf evaluation: Evaluation, by member: String) {
    append("\n\(evaluation.detector) by \(member)\n")
    let rows = evaluation.groupRows(by: member)
    let (many, shown) = (20, 10)
    guard rows.count > many else {
      TextTable(rows, indent: "  ").append(to: &self)
      return append(summaryOf: evaluation, by: member)
    }
    append(summaryOf: evaluation, by: member)
    append("  the \(shown) worst of \(rows.count), which --format json and csv list in full\n")
    let right = evaluation.groupsInOrder.map { $0.own.meanRight ?? 1 }
    let worst = rows.indices.sorted { (right[$0], $0) < (right[$1], $1) }
    TextTable(worst.prefix(shown).map { rows[$0] }, indent: "  ").append(to: &self)
  }

  private mutating func append(summaryOf evaluation: Evaluation, by member: String) {
    let texts = Evaluation.rates.compactMap { rate in
      evaluation.rangeLeavingOneOut(rate.value).map {
        "\(rate.heading) \(rate.text($0.lowerBound)) to \(rate.text($0.upperBound))"
      }
    }
    let alike = GroupRates(evaluation.groups)
    if let found = alike.sensitivity, let accepted = alike.fallout,
      let balanced = alike.balancedAccuracy
    {
      let (withCircles, withOthers) = alike.counts
      append("  macro average by \(member): recall \(found.percentText) (mean of \(withCircles)), ")
      append("FPR \(accepted.percentText) (mean of \(withOthers)), ")
      append("balanced accuracy \(balanced.text(decimals: 4))\n")
    }
    guard !texts.isEmpty else { return }
    append("  leaving out one \(member) at a time: \(texts.joined(separator: ", "))\n")
  }

  /// Appends which labels a judge takes for which.
  fileprivate mutating func append(answersOf evaluation: Evaluation, by member: String?) {
    let (answers, right) = (evaluation.answers, evaluation.answers.accuracy)
    append("\n\(evaluation.detector) by label: \(right.count) of \(right.total) right, ")
    append("accuracy \(right.value?.percentText ?? "-") (95 % CI: \(right.intervalText)), ")
    append("macro F1 \(answers.macroF1.text(decimals: 4))")
    let unused = counted(answers.unused, "label")
    append(answers.unused > 0 ? "; \(unused) never given\n" : "\n")
    append(answers.bootstrap, of: answers.peopleCount, by: (member ?? "subject").withoutControls)
    TextTable(answers.rows, leftColumns: 2, indent: "  ").append(to: &self)
    guard let member = member?.withoutControls, !answers.groupsInOrder.isEmpty else { return }
    append("\n\(evaluation.detector) by label and \(member)\n")
    TextTable(answers.groupRows(by: member), indent: "  ").append(to: &self)
  }

  private mutating func append(_ bootstrap: Bootstrap, of people: Int?, by person: String) {
    func text(_ interval: ClosedRange<Double>?, _ bound: (Double) -> String) -> String {
      interval.map { "\(bound($0.lowerBound))-\(bound($0.upperBound))" } ?? "-"
    }
    let units =
      bootstrap.isByPerson
      ? "\(bootstrap.units) values of \(person)" : counted(bootstrap.units, "stroke")
    append("  95 % CI by bootstrap over \(units), \(Bootstrap.resamples) resamples, ")
    append("seed \(Bootstrap.seed): ")
    append("accuracy \(text(bootstrap.accuracy) { ($0 * 100).text(decimals: 1) }), ")
    append("macro F1 \(text(bootstrap.macroF1) { $0.text(decimals: 4) })\n")
    guard !bootstrap.isByPerson else { return }
    append("  hint: strokes of one person are alike; the bootstrap resamples people if each ")
    append("stroke has a \(person) and there are \(Bootstrap.fewestPeople) or more")
    append(people.map { " (here \($0))\n" } ?? "\n")
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

  fileprivate mutating func append(_ reliability: Reliability, _ accepted: String) {
    let score = reliability.brierScore?.text(decimals: 5) ?? "-"
    let what = accepted == "circles" ? "a circle" : accepted
    append("\n\(reliability.detector)'s probability of \(what): Brier score \(score) ")
    let base = reliability.prevalence ?? 0
    append("(0 is perfect; the base rate, \(base.percentText), ")
    append("gets \((base * (1 - base)).text(decimals: 5)))\n")
    TextTable(reliability.rows(of: accepted), leftColumns: 0, indent: "  ").append(to: &self)
  }

  fileprivate mutating func append(_ receiver: DetectorCurve) {
    let curve = receiver.curve
    append("\n\(receiver.detector): AUC \(curve.area?.text(decimals: 5) ?? "-")")
    if let rate = curve.equalErrorRate { append(", EER \(rate.percentText)") }
    if let recall = receiver.confusion.sensitivity.value, let fpr = receiver.confusion.fallout.value
    {
      append(", operating point: recall \(recall.percentText) at FPR \(fpr.percentText)")
    }
    append("\n")
    // At -10, ring has found no outline; a judge's scores may have any size.
    let isRing = receiver.detector == RingDetector.name
    let points = curve.points.filter { !isRing || $0.margin > -10 }
    TextTable(points.map(receiver.row), leftColumns: 0).append(to: &self)
  }
}

extension Confusion {
  /// The mean share of circles and of others that are judged rightly, or the one share that there is.
  fileprivate var meanRight: Double? {
    balancedAccuracy ?? sensitivity.value ?? fallout.value.map { 1 - $0 }
  }
}
