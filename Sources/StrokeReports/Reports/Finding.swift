import StrokeCore

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
  package init(_ place: StrokePlace = StrokePlace(""), by detector: String? = nil) {
    (self.place, self.detector) = (place, detector)
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

  /// Appends the name for people.
  func append(to output: inout [UInt8]) {
    output.append(file)
    guard let shownNumber else { return }
    output.append(UInt8(ascii: "#"))
    output.append(decimal: shownNumber)
  }
}
