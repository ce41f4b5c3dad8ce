import StrokeCore
import StrokeFormats

extension Finding: FieldSource {
  /// False for what was skipped: it has no verdict.
  package var isInCSV: Bool { status != .skipped }

  package func write(to fields: inout FieldWriter) {
    fields.field("file", place.file)
    fields.field("stroke", place.number)
    fields.field("id", id)
    writeVerdict(to: &fields)
    if verdict != nil, let expectation {
      fields.field("expected", expectation.code)
      fields.field("passed", status == .passed)
    } else {
      fields.field("expected", String?.none, in: .csv)
      fields.field("passed", Bool?.none, in: .csv)
    }
    if let whatIf { fields.member("whatIf", whatIf) }
    writeExplanation(to: &fields)
    if fields.form == .json ? surroundings != nil : fields.extras.contains(.surroundings) {
      surroundings.write(to: &fields)
    }
    if fields.extras.contains(.whatIf) { fields.field("whatIf", whatIf?.cell, in: .csv) }
  }

  /// Writes the fields that tell a verdict, or why there is none.
  func writeVerdict(to fields: inout FieldWriter) {
    fields.field("detector", detector)
    fields.field("verdict", outcome)
    if let reason = verdict?.reason {
      fields.field("reason", reason.fixedText)
      fields.field("code", reason.fixedCode)
    } else {
      fields.field("reason", reason)
      fields.field("code", code)
    }
    let failed = (verdict?.rejection).flatMap { $0.measured == nil ? nil : $0 }
    fields.field("measured", failed?.measured, in: .csv)
    fields.field("limit", failed.map { $0.limit.nearest(to: $0.measured ?? 0) }, in: .csv)
    let circle = verdict?.knownCircle
    fields.member("circle", circle)
    fields.field("x", circle?.center.x, in: .csv)
    fields.field("y", circle?.center.y, in: .csv)
    fields.field("radius", circle?.radius, in: .csv)
    // Four decimals: more would be pretence, and the last ones differ from system to system.
    fields.field(
      "probability", probability.map { ($0 * 10_000).rounded() / 10_000 }, in: .json,
      isOptional: true)
    fields.field("margin", explanation?.margin, in: .json, isOptional: true)
  }

  /// Writes every check and the measures, if they were asked for.
  func writeExplanation(to fields: inout FieldWriter) {
    if let explanation, let measures {
      fields.member("checks") { $0.checks(of: explanation) }
      fields.object("measures", MeasuresPart(measures: measures).write)
    }
    if fields.extras.contains(.measures) { MeasuresPart(measures: measures).write(to: &fields) }
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
  /// Writes the members that tell what a check measured, and what it allows.
  mutating func measure(of check: Check) {
    member("name", check.name.fixedText)
    member("measured", check.measured)
    member("limit", check.limit)
  }

  /// Writes the checks: what was measured, what is allowed, how it came out and, where the detector
  /// knows it, the share of its tolerance that each uses.
  mutating func checks(of explanation: Explanation) {
    array { json in
      for (index, check) in explanation.checks.enumerated() {
        json.object { json in
          json.measure(of: check)
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

/// The shapes that a stroke encloses and touches.
package struct Surroundings: Hashable, Sendable {
  /// Shapes that lie entirely inside the stroke's closed line; nil if it crosses itself too often to tell.
  package let enclosed: [String]?
  /// Shapes that the finger touched on its way.
  package let touched: [String]

  /// The names of the shapes.
  package init(enclosed: [String]?, touched: [String]) {
    self.enclosed = enclosed
    self.touched = touched
  }
}

extension [UInt8] {
  /// Appends a line for people: `  encloses #moon, #sun; touches nothing`.
  mutating func append(text surroundings: Surroundings) {
    if let enclosed = surroundings.enclosed {
      append("  encloses ")
      append(list: enclosed)
    } else {
      append("  crosses itself too often to tell what it encloses")
    }
    append("; touches ")
    append(list: surroundings.touched)
    append("\n")
  }

  private mutating func append(list names: [String]) {
    append(names.isEmpty ? "nothing" : names.joined(separator: ", ").withoutControls)
  }
}

extension Surroundings? {
  /// Writes the names of the shapes: lists in JSON, and in CSV names with semicolons between them.
  func write(to fields: inout FieldWriter) {
    let enclosed = self?.enclosed?.map(\.bareID)
    let touched = self?.touched.map(\.bareID)
    fields.member("enclosed", enclosed)
    fields.member("touched", touched)
    fields.field("enclosed", enclosed?.joined(separator: ";"), in: .csv)
    fields.field("touched", touched?.joined(separator: ";"), in: .csv)
  }
}

/// The measures of a stroke: null, or an empty field, for what there is not.
private struct MeasuresPart: FieldSource {
  let measures: StrokeMeasures?

  func write(to fields: inout FieldWriter) {
    let center = measures?.center, bounds = measures?.bounds
    fields.field("score", measures?.score)
    fields.field("turns", measures?.turns)
    fields.field("direction", measures?.direction.rawValue)
    fields.member("center", center)
    fields.field("center_x", center?.x, in: .csv)
    fields.field("center_y", center?.y, in: .csv)
    fields.field("radius", measures?.radius, csv: "measured_radius")
    fields.field("duration", measures?.duration)
    fields.field("lifted", measures?.lifted)
    fields.field("rate", measures?.rate)
    fields.field("length", measures?.length)
    fields.member("bounds", bounds)
    fields.field("min_x", bounds?.minX, in: .csv)
    fields.field("min_y", bounds?.minY, in: .csv)
    fields.field("max_x", bounds?.maxX, in: .csv)
    fields.field("max_y", bounds?.maxY, in: .csv)
    fields.field("gap", measures?.gap)
  }
}

extension [UInt8] {
  /// Appends two lines for people, which begin in the columns of an explanation.
  mutating func append(text measures: StrokeMeasures) {
    append("  measures    score ")
    append(measures.score, decimals: 1)
    append(", ")
    append(measures.turns.magnitude, decimals: 2)
    append(" turns")
    if measures.direction != .none { append(" " + measures.direction.rawValue) }
    if let circle = measures.circle {
      append(", centre ")
      append(circle)
    }
    if let gap = measures.gap {
      append(", gap ")
      append(gap, decimals: 2)
    }
    append("\n              ")
    if let duration = measures.duration {
      append(duration, upTo: 3)
      append(" s")
      if let rate = measures.rate {
        append(" at ")
        append(rate, decimals: 0)
        append(" samples a second")
      }
      if let lifted = measures.lifted {
        append(", lifted after ")
        append(lifted, upTo: 3)
        append(" s")
      }
      append(", ")
    }
    append("length ")
    append(measures.length, decimals: 1)
    if let bounds = measures.bounds {
      append(", bounds ")
      append(edges: bounds, upTo: 2)
    }
    append("\n")
  }
}
