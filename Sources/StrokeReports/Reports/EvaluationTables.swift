import StrokeCore
import StrokeFormats

// The tables of an evaluation.

/// The columns of each table.
enum EvaluationTable {
  /// A group of strokes, and all without it.
  typealias Group = (name: String, own: Confusion, others: Confusion)

  /// A detector with its verdict on a stroke.
  typealias Verdict = (detector: String, outcome: Evaluation.Outcome)

  /// The counts, both rates and the accuracy.
  static func confusion(showsIntervals: Bool = false) -> [Column<Confusion>] {
    let interval = showsIntervals ? ["95 %"] : []
    return [
      Column("truePositives", csv: "tp") { .count($0.truePositives) },
      Column("falseNegatives", csv: "fn") { .count($0.falseNegatives) },
      Column("falsePositives", csv: "fp") { .count($0.falsePositives) },
      Column("trueNegatives", csv: "tn") { .count($0.trueNegatives) },
      Column(share: "tpr", ["found", "TPR"] + interval) { .share($0.sensitivity) },
      Column(share: "fpr", ["accepted", "FPR"] + interval) { .share($0.fallout) },
      Column("balanced", heading: "balanced") {
        .number($0.balancedAccuracy, decimals: 4)
      },
    ]
  }

  /// A row for each detector.
  static var detectors: [Column<Evaluation>] {
    [Column("detector", heading: "detector") { .text($0.detector) }]
      + confusion(showsIntervals: true).map { $0.of { $0.confusion } }
  }

  /// A row for each group of strokes that share a value of `member`.
  static func groups(by member: String = "group") -> [Column<Group>] {
    [Column("group", heading: member) { .text($0.name) }]
      + confusion().map { $0.of { $0.own } } + [
        Column("balancedWithoutIt", heading: "without this \(member)") {
          .number($0.others.balancedAccuracy, decimals: 4)
        }
      ]
  }

  /// A row for each margin at which a rate changes; none is stated of strokes that rank below all others.
  static func receiver(of what: String = "margin") -> [Column<ReceiverCurve.Point>] {
    [
      Column("margin", heading: what) {
        .number($0.margin.isFinite ? $0.margin : nil, decimals: 3)
      },
      Column("tpr", heading: "TPR") { .rate($0.sensitivity) },
      Column("fpr", heading: "FPR") { .rate($0.fallout) },
    ]
  }

  /// A row for each label that strokes were recorded with.
  static var answers: [Column<LabelConfusion.Row>] {
    [
      Column("label", heading: "label") { .text($0.label) },
      Column(heading: "taken for") { row in
        .text(row.others.map { "\($0.label) \($0.count)" }.joined(separator: ", "))
      },
      Column(share: "right", ["right", "accuracy", "95 % CI"]) { .share($0.right) },
      Column(json: "takenFor") { row in .json(LabelCounts(counts: row.others)) },
    ]
  }

  /// A row for each group of strokes that were given labels.
  static func answerGroups(by member: String = "group") -> [Column<(name: String, right: Share)>] {
    [
      Column("group", heading: member) { .text($0.name) },
      Column(share: "right", ["right", "accuracy", "95 % CI"]) { .share($0.right) },
    ]
  }

  /// A row for each tenth of probability, of what is accepted by this name.
  static func reliability(of accepted: String = "circles") -> [Column<Reliability.Bin>] {
    [
      Column("probability", heading: "probability from") { .setting($0.least) },
      Column("stated", heading: "stated") { .number($0.stated, decimals: 3) },
      Column(share: "circles", [accepted, "share", "95 % CI"]) { .share($0.circles) },
    ]
  }

  /// The rates of groups that count alike.
  static let rates: [Column<GroupRates>] = [
    Column("tprByGroup") { .number($0.sensitivity, decimals: 4) },
    Column("fprByGroup") { .number($0.fallout, decimals: 4) },
    Column("balancedByGroup") { .number($0.balancedAccuracy, decimals: 4) },
  ]

  /// A row for each misjudged stroke.
  static var mistakes: [Column<Evaluation.Outcome>] {
    [
      Column("file") { .text($0.example.file) },
      Column("stroke") { .count($0.example.index) },
      Column("id") { .text($0.example.id) },
      Column("label") { .text($0.example.label) },
      Column("verdict") { .text($0.verdict) },
      Column("reason") { .text($0.reason?.description) },
      Column("code") { .text($0.reason?.code) },
    ]
  }

  /// A row for each stroke and detector; by group, if the strokes are in groups.
  static func verdicts(isGrouped: Bool) -> [Column<Verdict>] {
    let group = Column<Verdict>("group") { .text($0.outcome.example.group) }
    return [
      Column("file") { .text($0.outcome.example.file) },
      Column("stroke") { .count($0.outcome.example.index) },
      Column("id") { .text($0.outcome.example.id) },
      Column("detector") { .text($0.detector) },
      Column("verdict") { .text($0.outcome.verdict) },
      Column("code") { .text($0.outcome.reason?.code) },
      Column("label") { .text($0.outcome.example.label) },
      Column("answer") { $0.outcome.answer.map { .text($0) } ?? .absent },
    ] + (isGrouped ? [group] : [])
  }
}

/// Counts by label, as an object.
private struct LabelCounts: JSONWritable {
  let counts: [(label: String, count: Int)]

  func write(to json: inout JSONWriter) {
    json.object { json in
      for (label, count) in counts { json.member(named: label, count) }
    }
  }
}
