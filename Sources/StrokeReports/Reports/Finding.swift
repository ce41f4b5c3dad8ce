import StrokeCore
import StrokeFormats

/// The report on one stroke, or on what should have been one.
package struct Finding: Sendable {
  package var place: StrokePlace
  /// The detector that judged, or that should have if the report has an answer of each; nil if none did.
  package var detector: String?
  /// The verdict; nil if it could not be read, or was not judged because the touch was cancelled.
  package var verdict: Verdict?
  /// The reason why it could not be read, which is at the line of its place and this column.
  package var unreadable: String?
  /// Counted from 1 in Unicode scalars; nil if it is not known.
  package var column: Int?
  /// The stroke's own name for itself.
  package var id: String?
  /// The expected verdict, if somebody gave one.
  package var expectation: ExpectedVerdict?
  /// Kept aside, so that a bare verdict is no larger for it.
  private var explained: Explained?
  /// The probability that a person would call it a circle, where the detector says so.
  package var probability: Double?
  /// The shapes that it encloses and touches, if shapes were given.
  package var surroundings: Surroundings?
  /// The smallest change of limits that would change the verdict, if that was asked for.
  package var whatIf: WhatIf?

  /// The reason why a stroke is skipped.
  static let cancelled = "the touch was cancelled"

  /// A finding on a stroke that was not judged, if nothing else is said of it.
  package init(
    _ place: StrokePlace = StrokePlace(""), by detector: String? = nil,
    unreadable: String? = nil, column: Int? = nil
  ) {
    (self.place, self.detector) = (place, detector)
    (self.unreadable, self.column) = (unreadable, column)
  }

  /// Judges a stroke with all checks.
  package mutating func explain(_ stroke: Stroke, by judge: some Detector) {
    let explanation = judge.explanation(of: stroke)
    (verdict, probability) = (explanation.verdict, explanation.probability)
    explained = Explained(explanation, stroke.measures)
  }

  private final class Explained: Sendable {
    let explanation: Explanation
    let measures: StrokeMeasures

    init(_ explanation: Explanation, _ measures: StrokeMeasures) {
      (self.explanation, self.measures) = (explanation, measures)
    }
  }

  /// The verdict with all its checks, and the measures of the stroke, if they were asked for.
  var explanation: Explanation? { explained?.explanation }
  var measures: StrokeMeasures? { explained?.measures }

  /// The outcome of a finding, by which totals are counted.
  package enum Status: Sendable {
    case passed, failed, skipped, unreadable
  }

  /// The outcome: a verdict passes if it is the expected one or, without an expectation, a circle.
  package var status: Status {
    guard let verdict else { return unreadable == nil ? .skipped : .unreadable }
    return expectation?.holds(for: verdict) ?? verdict.isCircle ? .passed : .failed
  }

  /// The word for what came of it.
  var outcome: String {
    guard let verdict else { return unreadable == nil ? "skipped" : "error" }
    return verdict.isCircle ? "circle" : "rejected"
  }

  /// Why it is no circle, or was not judged; or where, if that is known, and why it could not be
  /// read.
  package var reason: String? {
    if let verdict { return verdict.reason?.description }
    guard let unreadable else { return Self.cancelled }
    return [place.line, column].compactMap { $0.map { "\($0):" } }.joined()
      + (place.line == nil ? unreadable : " \(unreadable)")
  }

  /// The stable name of the reason.
  var code: String? {
    guard let verdict else { return unreadable == nil ? "cancelled" : "unreadable" }
    return verdict.reason?.code
  }
}

/// Where a stroke stands in the inputs.
package struct StrokePlace: Hashable, Sendable {
  /// The input, as it was named.
  package let file: String
  /// Which stroke of the input, counted from 1; nil for the input as a whole.
  package let number: Int?
  /// The line that it begins in, or that an error is in, counted from 1; nil if unknown.
  package let line: Int?
  /// True if it is known to be the only one in its input, and so needs no number for people.
  package let isAlone: Bool

  /// A place.
  package init(_ file: String, number: Int? = nil, line: Int? = nil, isAlone: Bool = false) {
    (self.file, self.number, self.line, self.isAlone) = (file, number, line, isAlone)
  }

  /// The number where it is needed.
  package var shownNumber: Int? { isAlone ? nil : number }

  /// The stroke's name for people: the file, and its number there unless it is alone.
  package var name: String { String { append(to: &$0) } }

  /// The stroke's name in messages, with its number in any case: `strokes.json#3`.
  package var numberedName: String { "\(file)#\(number ?? 0)" }

  /// Appends the name for people.
  func append(to output: inout [UInt8]) {
    output.append(file)
    guard let shownNumber else { return }
    output.append(UInt8(ascii: "#"))
    output.append(decimal: shownNumber)
  }
}

extension Finding: FieldSource {
  /// False for what was skipped: it has no verdict.
  package var isInCSV: Bool { status != .skipped }

  package func write(to fields: inout FieldWriter) {
    fields.field("file", place.file, "input as it was named; - is standard input")
    fields.field(
      "stroke", place.number,
      "number of the stroke in it, counted from 1; null if the input cannot be read")
    fields.field("id", id, "the stroke's own id")
    writeVerdict(to: &fields)
    let expectation = verdict == nil ? nil : expectation
    fields.field(
      "expected", expectation?.code,
      "expected verdict, where one is given: circle, rejected or a code", isOptional: true)
    fields.field(
      "passed", expectation.map { _ in status == .passed },
      "true if the verdict is the expected one", isOptional: true)
    fields.member(
      "whatIf", whatIf,
      """
      with --what-if: {"verdict":…,"limits":{option:value}}, the smallest change of limits
      that leads to the other verdict. limits* is null if no limits can. For ring, which
      weighs its checks together, {"verdict":…,"closest":…}: closest* is the check that
      came closest to the other verdict: name, measured, limit and reason
      """, isOptional: true)
    writeExplanation(to: &fields)
    writeSurroundings(to: &fields)
    if fields.extras.contains(.whatIf) { fields.field("whatIf", whatIf?.cell, in: .csv) }
  }

  /// Writes the fields that tell a verdict, or why there is none.
  private func writeVerdict(to fields: inout FieldWriter) {
    fields.field("detector", detector, "detector that judged; null if the input cannot be read")
    fields.field(
      "verdict", outcome,
      """
      circle, rejected, error or skipped: the touch was cancelled, and it is judged only
      with --include-cancelled
      """)
    // What a detector says is fixed text, and need not be made.
    if let reason = verdict?.reason {
      fields.field("reason", reason.fixedText)
      fields.field("code", reason.fixedCode)
    } else {
      fields.field(
        "reason", reason, "text of the reason; for an error, line:column: what was expected")
      fields.field(
        "code", code,
        """
        stable code of the reason, such as excessive-duration; unreadable for an error,
        cancelled for a skipped stroke
        """)
    }
    let failed = (verdict?.rejection).flatMap { $0.measured == nil ? nil : $0 }
    fields.field("measured", failed?.measured, in: .csv)
    fields.field("limit", failed.map { $0.limit.nearest(to: $0.measured ?? 0) }, in: .csv)
    let circle = verdict?.knownCircle
    fields.member(
      "circle", circle, "{\"center\":[x,y],\"radius\":r} if the verdict is circle")
    fields.field("x", circle?.center.x, in: .csv)
    fields.field("y", circle?.center.y, in: .csv)
    fields.field("radius", circle?.radius, in: .csv)
    // Four decimals: more would be pretence, and the last ones differ from system to system.
    fields.field(
      "probability", probability.map { ($0 * 10_000).rounded() / 10_000 },
      "how likely a person would call the stroke a circle, from 0 to 1 (ring)", in: .json,
      isOptional: true)
    fields.field(
      "margin", explanation?.margin,
      "with --explain: ring's margin; at least 0 for a circle", in: .json, isOptional: true)
  }

  /// Writes every check and the measures, if they were asked for.
  private func writeExplanation(to fields: inout FieldWriter) {
    fields.member(
      "checks", explanation,
      """
      with --explain: [{"name":…,"measured":…,"limit":…,"outcome":…,"reason":…}].
      limit has min, max or above; outcome is passed, failed or skipped; used* is the
      share of its tolerance that the check uses, 1 at the limit (ring only)
      """, isOptional: true)
    let columns = MeasureFields(measures: measures)
    fields.member(
      "measures", measures.map { _ in columns },
      """
      with --explain: score, turns, direction, center, radius, duration, lifted, rate,
      length, bounds and gap; see strokecheck help measures
      """, isOptional: true)
    if fields.extras.contains(.measures) { columns.write(to: &fields) }
  }

  /// Writes the names of the shapes: lists in JSON, and in CSV names with semicolons between them.
  private func writeSurroundings(to fields: inout FieldWriter) {
    let enclosed = surroundings.map { $0.enclosed?.map(\.bareID) }
    let touched = surroundings?.touched.map(\.bareID)
    fields.member(
      "enclosed", enclosed,
      """
      with --path: names of the shapes that the stroke encloses, see hittest; null if
      its line crosses itself too often to tell
      """, isOptional: true)
    fields.member(
      "touched", touched, "with --path: names of the shapes that the finger touched",
      isOptional: true)
    guard fields.extras.contains(.surroundings) else { return }
    fields.field("enclosed", (enclosed ?? nil)?.joined(separator: ";"), in: .csv)
    fields.field("touched", touched?.joined(separator: ";"), in: .csv)
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

/// The measures of a stroke: null, or an empty field, for what there is not.
private struct MeasureFields: FieldSource, JSONWritable {
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

  func write(to json: inout JSONWriter) { json.object(self) }
}

extension [UInt8] {
  /// Appends two lines for people, which begin in the columns of an explanation.
  mutating func append(measuresOf finding: Finding) {
    guard let measures = finding.measures else { return }
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
