import StrokeCore
import StrokeFormats

extension RowReport where Row == Finding {
  /// Findings in a format of tables, with or without the parts that only some runs have. What was
  /// skipped is in JSON only.
  package static func findings(
    _ form: RowForm, text: TextReport = TextReport(), hasMeasures: Bool = false,
    hasSurroundings: Bool = false, hasWhatIf: Bool = false, isForTerminal: Bool = false
  ) -> RowReport {
    RowReport(
      form,
      Finding.columns + (hasMeasures ? Finding.columnsOfMeasures : [])
        + (hasSurroundings ? Finding.columnsOfSurroundings : [])
        + (hasWhatIf ? [Column(csv: "whatIf") { .text($0.whatIf?.cell) }] : []),
      isForTerminal: isForTerminal, isLeftOut: { form == .csv && $0.status == .skipped },
      members: { $1.members(of: $0) }, text: text.append)
  }
}

extension Finding {
  /// The columns of CSV that are always there.
  fileprivate static let columns: [Column<Finding>] = [
    Column(csv: "file") { .text($0.place.file) },
    Column(csv: "stroke") { .count($0.place.number) },
    Column(csv: "id") { .text($0.id) },
    Column(csv: "detector") { .text($0.detector) },
    Column(csv: "verdict") { .text($0.outcome) },
    Column(csv: "reason") { .text($0.reason) },
    Column(csv: "code") { .text($0.code) },
    Column(csv: "measured") { .number($0.failedCheck?.measured?.ifFinite) },
    Column(csv: "limit") { finding in
      .number(
        finding.failedCheck.flatMap { $0.limit.nearest(to: $0.measured ?? 0).ifFinite })
    },
    Column(csv: "x") { .number($0.verdict?.circle?.center.x.ifFinite) },
    Column(csv: "y") { .number($0.verdict?.circle?.center.y.ifFinite) },
    Column(csv: "radius") { .number($0.verdict?.circle?.radius.ifFinite) },
    Column(csv: "expected") { .text($0.verdict == nil ? nil : $0.expectation?.code) },
    Column(csv: "passed") {
      .flag($0.verdict == nil || $0.expectation == nil ? nil : $0.status == .passed)
    },
  ]

  /// The check that decided against a circle; nil if a judge states none.
  private var failedCheck: Check? {
    (verdict?.rejection).flatMap { $0.measured == nil ? nil : $0 }
  }

  fileprivate static var columnsOfMeasures: [Column<Finding>] {
    let numbers: [(String, @Sendable (StrokeMeasures) -> Double?)] = [
      ("center_x", { $0.center?.x }), ("center_y", { $0.center?.y }),
      ("measured_radius", { $0.radius }), ("duration", { $0.duration }),
      ("lifted", { $0.lifted }), ("rate", { $0.rate }), ("length", { $0.length }),
      ("min_x", { $0.bounds?.minX }), ("min_y", { $0.bounds?.minY }),
      ("max_x", { $0.bounds?.maxX }), ("max_y", { $0.bounds?.maxY }), ("gap", { $0.gap }),
    ]
    return [
      Column(csv: "score") { .number($0.measures?.score.ifFinite) },
      Column(csv: "turns") { .number($0.measures?.turns.ifFinite) },
      Column(csv: "direction") { .text($0.measures?.direction.rawValue) },
    ]
      + numbers.map { name, number in
        Column(csv: name) { .number($0.measures.flatMap(number)?.ifFinite) }
      }
  }

  fileprivate static let columnsOfSurroundings: [Column<Finding>] = [
    Column(csv: "enclosed") { .text($0.surroundings?.enclosed?.cell) },
    Column(csv: "touched") { .text($0.surroundings?.touched.cell) },
  ]
}

extension [String] {
  /// Names in a cell, with semicolons between them.
  fileprivate var cell: String { map(\.bareID).joined(separator: ";") }
}

extension Double {
  fileprivate var ifFinite: Double? { isFinite ? self : nil }
}

extension JSONWriter {
  /// Writes a finding by hand rather than by its columns: millions of them are written.
  fileprivate mutating func members(of finding: Finding) {
    member("file", finding.place.file)
    member("stroke", finding.place.number)
    member("id", finding.id)
    verdict(of: finding)
    if let whatIf = finding.whatIf { member("whatIf", whatIf) }
    explanation(of: finding)
    if finding.verdict != nil, let expectation = finding.expectation {
      member("expected", expectation.code)
      member("passed", finding.status == .passed)
    }
    if let surroundings = finding.surroundings { members(of: surroundings) }
  }

  /// Writes the members that tell a verdict, or why there is none.
  mutating func verdict(of finding: Finding) {
    member("detector", finding.detector)
    member("verdict", finding.outcome)
    if let reason = finding.statedReason {
      member("reason", reason.fixedText)
      member("code", reason.fixedCode)
    } else {
      member("reason", finding.reason)
      member("code", finding.code)
    }
    member("circle", finding.verdict?.knownCircle)
    if let label = finding.answer?.label { member("answer", label) }
    if let score = finding.answer?.score { member("score", score) }
    if let probability = finding.probability {
      // Four places: more would be pretence, and the last ones differ from system to system.
      member("probability", (probability * 10_000).rounded() / 10_000)
    }
  }

  /// Writes the members that tell every check and the measures, if they were asked for.
  mutating func explanation(of finding: Finding) {
    if let explanation = finding.explanation, let measures = finding.measures {
      key("checks")
      checks(of: explanation)
      member("measures", measures)
    }
  }
}

extension Circle: JSONWritable {
  /// `{"center":[x,y],"radius":r}`
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("center", center)
      json.member("radius", radius)
    }
  }
}

extension Point: JSONWritable {
  /// `[x,y]`
  package func write(to json: inout JSONWriter) {
    json.array { json in
      json.value(x)
      json.value(y)
    }
  }
}

extension Rect: JSONWritable {
  /// `[minx,miny,maxx,maxy]`
  package func write(to json: inout JSONWriter) { json.value(edges) }
}

extension JSONWriter {
  /// Writes the checks: what was measured, what is allowed, how it came out and, where the detector
  /// knows it, the share of its tolerance that each uses.
  mutating func checks(of explanation: Explanation) {
    array { json in
      for (index, check) in explanation.checks.enumerated() {
        json.object { json in
          json.member("name", check.name.fixedText)
          json.member("measured", check.measured)
          json.member("limit", check.limit)
          json.member("outcome", check.outcome.rawValue)
          json.member("reason", check.isFailed ? check.reason.fixedText : nil)
          if explanation.shares.indices.contains(index) {
            json.member("used", explanation.shares[index])
          }
        }
      }
    }
  }
}

extension Limit: JSONWritable {
  /// The bounds by their names: `{"max":5}`.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .atMost(let most): json.member("max", most)
      case .atLeast(let least): json.member("min", least)
      case .above(let bound): json.member("above", bound)
      case .within(let least, let most):
        json.member("min", least)
        json.member("max", most)
      }
    }
  }
}
