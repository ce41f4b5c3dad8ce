import StrokeCore
import StrokeFormats

// The tables of an evaluation: which columns each has, and what they are called in each format. Text,
// JSON and CSV are written from these.

/// The value of a cell of an evaluation's table.
enum EvaluationCell {
  case text(String?)
  case count(Int)
  /// A number, for people with so many places after the point.
  case number(Double?, decimals: Int)
  /// The value of a setting.
  case setting(Double)
  /// A share of 1, for people in per cent.
  case rate(Double)
  /// A share with its count and its interval.
  case share(Share)
}

/// A column of an evaluation's table.
struct EvaluationColumn<Row>: Sendable {
  /// The name of the member in JSON.
  let name: String
  /// The names of the columns in CSV: one, and two more for the interval of a share.
  let csv: [String]
  /// The headings for people: none if it is not shown; of a share its count, its rate and, if there
  /// are three, its interval.
  let headings: [String]
  let cell: @Sendable (Row) -> EvaluationCell

  init(
    _ name: String, csv: String? = nil, heading: String? = nil,
    _ cell: @escaping @Sendable (Row) -> EvaluationCell
  ) {
    (self.name, self.csv, self.cell) = (name, [csv ?? name], cell)
    headings = heading.map { [$0] } ?? []
  }

  init(
    share name: String, _ headings: [String], _ cell: @escaping @Sendable (Row) -> EvaluationCell
  ) {
    (self.name, self.headings, self.cell) = (name, headings, cell)
    csv = [name, name + "_low", name + "_high"]
  }

  /// The same column in a table of other rows.
  func of<Outer>(_ row: @escaping @Sendable (Outer) -> Row) -> EvaluationColumn<Outer> {
    EvaluationColumn<Outer>(name: name, csv: csv, headings: headings) { [cell] in cell(row($0)) }
  }

  private init(
    name: String, csv: [String], headings: [String],
    _ cell: @escaping @Sendable (Row) -> EvaluationCell
  ) {
    (self.name, self.csv, self.headings, self.cell) = (name, csv, headings, cell)
  }
}

// MARK: - The tables

/// The columns of each table.
enum EvaluationTable {
  /// A group of strokes, and all without it.
  typealias Group = (name: String, own: Confusion, others: Confusion)

  /// A detector with its verdict on a stroke.
  typealias Verdict = (detector: String, outcome: Evaluation.Outcome)

  /// The counts, both rates and the accuracy.
  static func confusion(showsIntervals: Bool = false) -> [EvaluationColumn<Confusion>] {
    let interval = showsIntervals ? ["95 %"] : []
    return [
      EvaluationColumn("truePositives", csv: "tp") { .count($0.truePositives) },
      EvaluationColumn("falseNegatives", csv: "fn") { .count($0.falseNegatives) },
      EvaluationColumn("falsePositives", csv: "fp") { .count($0.falsePositives) },
      EvaluationColumn("trueNegatives", csv: "tn") { .count($0.trueNegatives) },
      EvaluationColumn(share: "tpr", ["found", "TPR"] + interval) { .share($0.sensitivity) },
      EvaluationColumn(share: "fpr", ["accepted", "FPR"] + interval) { .share($0.fallout) },
      EvaluationColumn("balanced", heading: "balanced") {
        .number($0.balancedAccuracy, decimals: 4)
      },
    ]
  }

  /// A row for each detector.
  static var detectors: [EvaluationColumn<Evaluation>] {
    [EvaluationColumn("detector", heading: "detector") { .text($0.detector) }]
      + confusion(showsIntervals: true).map { $0.of { $0.confusion } }
  }

  /// A row for each group of strokes that share a value of `member`.
  static func groups(by member: String = "group") -> [EvaluationColumn<Group>] {
    [EvaluationColumn("group", heading: member) { .text($0.name) }]
      + confusion().map { $0.of { $0.own } } + [
        EvaluationColumn("balancedWithoutIt", heading: "without it") {
          .number($0.others.balancedAccuracy, decimals: 4)
        }
      ]
  }

  /// A row for each combination of values: a column for each of `settings`, empty for those that are
  /// not in the grid. The column of a single setting is called `value`, unless they have their names.
  static func sweep(
    _ grid: SettingCurve, settings: [String]? = nil, isNamed: Bool = true
  ) -> [EvaluationColumn<SettingCurve.Point>] {
    let names = grid.axes.map(\.setting)
    return (settings ?? names).map { setting in
      EvaluationColumn(isNamed ? setting : "value", heading: setting) { point in
        names.firstIndex(of: setting).map { .setting(point.values[$0]) } ?? .text(nil)
      }
    } + confusion().map { $0.of { $0.confusion } }
  }

  /// A row for each margin at which a rate changes.
  static var receiver: [EvaluationColumn<ReceiverCurve.Point>] {
    [
      EvaluationColumn("margin", heading: "margin") { .number($0.margin, decimals: 3) },
      EvaluationColumn("tpr", heading: "TPR") { .rate($0.sensitivity) },
      EvaluationColumn("fpr", heading: "FPR") { .rate($0.fallout) },
    ]
  }

  /// A row for each tenth of probability.
  static var reliability: [EvaluationColumn<Reliability.Bin>] {
    [
      EvaluationColumn("probability", heading: "probability from") { .setting($0.least) },
      EvaluationColumn("stated", heading: "stated") { .number($0.stated, decimals: 3) },
      EvaluationColumn(share: "circles", ["circles", "share", "95 %"]) { .share($0.circles) },
    ]
  }

  /// A row for each change of the strokes.
  static var robustness: [EvaluationColumn<Robustness.Row>] {
    [EvaluationColumn("change", heading: "changed by") { .text($0.change) }]
      + confusion().map { $0.of { $0.confusion } } + [
        EvaluationColumn("flipped", heading: "flipped") { .count($0.flipped) }
      ]
  }

  /// A setting's value, and what comes of choosing it with all strokes or without the judged ones.
  typealias Choice = (sample: String, value: String, result: NestedChoice.Result)

  /// A row in sample and one left out.
  static func choices(by member: String = "group") -> [EvaluationColumn<Choice>] {
    [
      EvaluationColumn("sample", heading: "") { .text($0.sample) },
      EvaluationColumn("value", heading: "value") { .text($0.value) },
    ] + confusion().map { $0.of { $0.result.confusion } }
      + rates(by: member).map {
        $0.of { $0.result.rates }
      }
  }

  /// The rates of groups that count alike.
  static func rates(by member: String = "group") -> [EvaluationColumn<GroupRates>] {
    [
      EvaluationColumn("tprByGroup") { .number($0.sensitivity, decimals: 4) },
      EvaluationColumn("fprByGroup") { .number($0.fallout, decimals: 4) },
      EvaluationColumn("balancedByGroup", heading: "by \(member)") {
        .number($0.balancedAccuracy, decimals: 4)
      },
    ]
  }

  /// A row for each misjudged stroke.
  static var mistakes: [EvaluationColumn<Evaluation.Outcome>] {
    [
      EvaluationColumn("file") { .text($0.example.file) },
      EvaluationColumn("stroke") { .count($0.example.index) },
      EvaluationColumn("id") { .text($0.example.id) },
      EvaluationColumn("label") { .text($0.example.label) },
      EvaluationColumn("verdict") { .text($0.verdict) },
      EvaluationColumn("reason") { .text($0.reason?.description) },
      EvaluationColumn("code") { .text($0.reason?.code) },
    ]
  }

  /// A row for each stroke and detector; by group, if the strokes are in groups.
  static func verdicts(isGrouped: Bool) -> [EvaluationColumn<Verdict>] {
    let group = EvaluationColumn<Verdict>("group") { .text($0.outcome.example.group) }
    return [
      EvaluationColumn("file") { .text($0.outcome.example.file) },
      EvaluationColumn("stroke") { .count($0.outcome.example.index) },
      EvaluationColumn("id") { .text($0.outcome.example.id) },
      EvaluationColumn("detector") { .text($0.detector) },
      EvaluationColumn("verdict") { .text($0.outcome.verdict) },
      EvaluationColumn("code") { .text($0.outcome.reason?.code) },
      EvaluationColumn("label") { .text($0.outcome.example.label) },
    ] + (isGrouped ? [group] : [])
  }
}
