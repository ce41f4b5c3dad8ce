import StrokeCore
import StrokeFormats

// A summary as a JSON object, a line for each of its parts, so that two of them can be compared line by line as well.

extension EvaluationSummary: FieldSource {
  package func write(to fields: inout FieldWriter) {
    fields.field("version", version)
    fields.object("strokes", onItsLine: 0, writeCounts)
    fields.member("positiveLabels", onItsLine: 0, positiveLabels)
    fields.member("settings", onItsLine: 0, settings)
    fields.member("groupedBy", onItsLine: 0, groupMember)
    fields.list("detectors", onItsLine: 0, evaluations) { evaluation, fields in
      evaluation.write(to: &fields)
      evaluation.writeDetails(to: &fields, by: groupMember)
    }
    if let only = reliabilities.first, reliabilities.count == 1 {
      fields.object("reliability", onItsLine: 0, only.write)
    } else if !reliabilities.isEmpty {
      fields.list("reliability", onItsLine: 0, reliabilities)
    }
    if !receivers.isEmpty { fields.list("roc", onItsLine: 0, receivers) }
    fields.list("verdicts", onItsLine: 0, outcomes) { row, fields in
      row.outcome.write(
        to: &fields, by: evaluations[row.evaluation].detector, isGrouped: groupMember != nil)
    }
  }

  /// Writes the number of strokes of each kind.
  private func writeCounts(to fields: inout FieldWriter) {
    fields.field("judged", judged)
    fields.field("positive", positives)
    fields.field("other", negatives)
    fields.field("unlabelled", skipped.unlabelled)
    fields.field("unreadable", skipped.unreadable)
    // These counts are rarely above 0, so they are left out if they are 0.
    if ungrouped > 0 { fields.field("ungrouped", ungrouped) }
    if skipped.cancelled > 0 { fields.field("cancelled", skipped.cancelled) }
    if isInterrupted { fields.field("interrupted", true) }
    guard !skipped.ignored.isEmpty else { return }
    fields.member("ignored") { json in
      json.object { json in
        for (label, count) in skipped.ignoredInOrder { json.member(named: label, count) }
      }
    }
  }
}

extension Evaluation {
  /// Writes all that is said of a detector besides its rates.
  fileprivate func writeDetails(to fields: inout FieldWriter, by member: String?) {
    fields.field("fingerprint", String(fingerprint, radix: 16))
    fields.list("reasons", onItsLine: 2, reasonsInOrder) { row, fields in
      fields.field("code", row.reason.fixedCode)
      fields.field("reason", row.reason.fixedText)
      fields.field("count", row.count)
    }
    fields.list("labels", onItsLine: 2, labelsInOrder) { row, fields in
      fields.field("label", row.name)
      fields.field("positive", row.count.isPositive)
      fields.field("strokes", row.count.strokes)
      fields.field("accepted", row.count.accepted)
    }
    if !answers.isEmpty {
      fields.object("answers", onItsLine: 2) { answers.write(to: &$0, by: member ?? "subject") }
    }
    if !groups.isEmpty {
      fields.member("leaveOneOut", onItsLine: 2) { json in
        json.object { json in
          for rate in Evaluation.rates {
            let range = rangeLeavingOneOut(rate.value)
            json.member(named: rate.name, range.map { [$0.lowerBound, $0.upperBound] })
          }
        }
      }
      fields.object("groupsAlike", onItsLine: 2, GroupRates(groups).write)
      fields.list("groups", onItsLine: 2, groupRows(by: member ?? "group"))
    }
    fields.list("mistakes", onItsLine: 2, mistakeRows)
  }
}

extension LabelConfusion {
  /// Writes the labels that a judge gives, and the intervals of its accuracy and mean F1.
  ///
  /// - Parameter person: The member that names who drew a stroke.
  fileprivate func write(to fields: inout FieldWriter, by person: String) {
    fields.share("accuracy", accuracy)
    fields.field("macroF1", macroF1)
    let bootstrap = bootstrap
    fields.object("bootstrap") { fields in
      fields.field("over", bootstrap.isByPerson ? person : "stroke")
      fields.field("units", bootstrap.units)
      fields.field("resamples", Bootstrap.resamples)
      fields.field("seed", Int(Bootstrap.seed))
      fields.member("accuracyInterval", bootstrap.accuracy.map { [$0.lowerBound, $0.upperBound] })
      fields.member("macroF1Interval", bootstrap.macroF1.map { [$0.lowerBound, $0.upperBound] })
    }
    fields.list("labels", rows)
    let groups = groupRows(by: "group")
    if !groups.isEmpty { fields.list("groups", onItsLine: 2, groups) }
  }
}

extension GroupRates {
  fileprivate func write(to fields: inout FieldWriter) {
    fields.field("tprByGroup", sensitivity)
    fields.field("fprByGroup", fallout)
    fields.field("balancedByGroup", balancedAccuracy)
  }
}

extension Reliability: FieldSource {
  package func write(to fields: inout FieldWriter) {
    fields.field("detector", detector)
    fields.field("brier", brierScore)
    fields.field("prevalence", prevalence)
    fields.list("bins", rows)
  }
}

/// The receiver curve of a detector.
package struct DetectorCurve: FieldSource {
  let detector: String
  let curve: ReceiverCurve
  /// The rates at the detector's own verdicts.
  let confusion: Confusion

  package init(_ detector: String, _ curve: ReceiverCurve, _ confusion: Confusion) {
    (self.detector, self.curve, self.confusion) = (detector, curve, confusion)
  }

  package func write(to fields: inout FieldWriter) {
    fields.field("detector", detector)
    fields.field("auc", curve.area)
    fields.field("eer", curve.equalErrorRate)
    fields.object("operatingPoint") { fields in
      fields.field("tpr", confusion.sensitivity.value)
      fields.field("fpr", confusion.fallout.value)
    }
    fields.list("points", rows)
  }
}
