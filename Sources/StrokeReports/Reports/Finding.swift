import StrokeCore

/// The report on one stroke, or on what should have been one.
package struct Finding: Sendable {
  /// Where it stands: with an empty file until the strokes before it have been counted.
  package var place: StrokePlace
  /// The column in its line, counted from 1 in Unicode scalars, if that is known.
  package let column: Int?
  /// The stroke's own name for itself.
  package let id: String?
  /// The expected verdict, if somebody gave one.
  package let expectation: ExpectedVerdict?
  /// The result.
  package private(set) var result: Result
  /// The probability that a person would call it a circle, where the detector says so.
  package let probability: Double?
  /// Which shapes it was drawn about, where shapes were given.
  package let surroundings: Surroundings?
  /// The least change that would change the verdict, where that was asked for.
  package let whatIf: WhatIf?

  /// The result for a stroke.
  package enum Result: Sendable {
    /// A detector's verdict.
    case judged(detector: String, Verdict)
    /// A detector's verdict with all its checks, and the measures of the stroke. Kept aside, so that
    /// a bare verdict is no larger for it.
    indirect case explained(detector: String, Explanation, StrokeMeasures)
    /// A detector did not judge it, because the touch was cancelled.
    case skipped(detector: String)
    /// It could not be read, for this reason; the line and the column say where. The detector is the one
    /// that should have judged it, where the report has an answer of each.
    case unreadable(String, detector: String? = nil)
  }

  /// The reason why a stroke is skipped.
  static let cancelled = "the touch was cancelled"

  /// A finding on a stroke.
  package init(
    _ place: StrokePlace = StrokePlace(""), column: Int? = nil, id: String? = nil,
    expectation: ExpectedVerdict? = nil, result: Result, probability: Double? = nil,
    surroundings: Surroundings? = nil, whatIf: WhatIf? = nil
  ) {
    self.place = place
    self.column = column
    self.id = id
    self.expectation = expectation
    self.result = result
    self.probability = probability
    self.surroundings = surroundings
    self.whatIf = whatIf
  }

  /// The same finding as the answer of one detector, if it is of a stroke that could not be read.
  package func answer(by detector: String) -> Finding {
    guard case .unreadable(let reason, _) = result else { return self }
    var finding = self
    finding.result = .unreadable(reason, detector: detector)
    return finding
  }

  /// The outcome of a finding, by which totals are counted.
  package enum Status: Sendable {
    case passed, failed, skipped, unreadable
  }

  /// The outcome: a verdict passes if it is the expected one or, without an expectation, a circle.
  package var status: Status {
    switch result {
    case .judged(_, let verdict): status(of: verdict)
    case .explained(_, let explanation, _): status(of: explanation.verdict)
    case .skipped: .skipped
    case .unreadable: .unreadable
    }
  }

  private func status(of verdict: Verdict) -> Status {
    let holds = expectation?.holds(for: verdict) ?? verdict.isCircle
    return holds ? .passed : .failed
  }

  /// Which detector judged, if one did.
  var detector: String? { result.detector }

  /// The verdict, if there is one.
  package var verdict: Verdict? { result.verdict }

  /// The verdict with all its checks, if they were asked for.
  var explanation: Explanation? {
    if case .explained(_, let explanation, _) = result { explanation } else { nil }
  }

  /// The measures of the stroke, if an explanation was asked for.
  var measures: StrokeMeasures? {
    if case .explained(_, _, let measures) = result { measures } else { nil }
  }

  /// The word for what came of it.
  var outcome: String {
    if case .skipped = result { return "skipped" }
    guard let verdict else { return "error" }
    return verdict.isCircle ? "circle" : "rejected"
  }

  /// Why it is no circle, or was not judged; or where, if that is known, and why it could not be
  /// read.
  package var reason: String? {
    if case .skipped = result { return Self.cancelled }
    if case .unreadable(let reason, _) = result {
      return [place.line, column].compactMap { $0.map { "\($0):" } }.joined()
        + (place.line == nil ? reason : " \(reason)")
    }
    return verdict?.reason?.description
  }

  /// The stable name of the reason.
  var code: String? {
    if case .skipped = result { return "cancelled" }
    if case .unreadable = result { return "unreadable" }
    return verdict?.reason?.code
  }
}

extension Finding.Result {
  /// Which detector judged, if one did.
  package var detector: String? {
    switch self {
    case .judged(let detector, _), .explained(let detector, _, _), .skipped(let detector): detector
    case .unreadable(_, let detector): detector
    }
  }

  /// The verdict, if there is one.
  package var verdict: Verdict? {
    switch self {
    case .judged(_, let verdict): verdict
    case .explained(_, let explanation, _): explanation.verdict
    case .skipped, .unreadable: nil
    }
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
  /// True if it is the only one in its input, and so needs no number for people.
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
