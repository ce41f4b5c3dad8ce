import StrokeCore

/// Findings for people: a line each, and with an explanation a line a check below it.
package struct TextReport: Sendable {
  /// True if the verdict is coloured, by the escape sequences of ANSI terminals.
  package let isColored: Bool
  /// True if each line names the detector, because there are several.
  package let namesDetector: Bool
  private let isForTerminal: Bool

  /// The format with its settings. For a terminal, control characters in names become U+FFFD.
  package init(
    isColored: Bool = false, namesDetector: Bool = false, isForTerminal: Bool = false
  ) {
    self.isColored = isColored
    self.namesDetector = namesDetector
    self.isForTerminal = isForTerminal
  }

  package func append(_ finding: Finding, to output: inout [UInt8]) {
    // Read errors go to stderr; there is no result to print.
    guard let verdict = finding.verdict else { return }
    if isForTerminal {
      output.append(finding.place.name.withoutControls)
    } else {
      finding.place.append(to: &output)
    }
    output.append(": ")
    if namesDetector, let detector = finding.detector {
      output.append(detector)
      output.append(": ")
    }
    append(verdict, of: finding, to: &output)
    output.append(UInt8(ascii: "\n"))
    append(explanationOf: finding, to: &output)
  }

  /// Appends the verdict, and whether it was expected. Green is as it should be.
  private func append(_ verdict: Verdict, of finding: Finding, to output: inout [UInt8]) {
    let isPassed = finding.status == .passed
    let color = isPassed ? TerminalColor.green : .red
    output.append(in: isColored ? color : nil) { $0.append(verdict.headline) }
    output.append(detailsOf: verdict)
    if let expectation = finding.expectation {
      output.append(isPassed ? ", as expected" : ", but expected ")
      if !isPassed { output.append(expectation.description) }
    }
  }

  /// Returns the result for a stroke, in a line without its name: the verdict, or why it could not
  /// be read.
  static func sentence(of finding: Finding) -> String {
    guard let verdict = finding.verdict else { return finding.reason ?? "" }
    return String { TextReport().append(verdict, of: finding, to: &$0) }
  }

  /// The lines below the first: the shapes about the stroke, if there are any, and the explanation,
  /// if one was asked for.
  private func append(explanationOf finding: Finding, to output: inout [UInt8]) {
    if let whatIf = finding.whatIf { output.append("  \(whatIf.sentence)\n") }
    if let surroundings = finding.surroundings { output.append(text: surroundings) }
    guard let explanation = finding.explanation else { return }
    for (index, check) in explanation.checks.enumerated() {
      let share = explanation.shares.indices.contains(index) ? explanation.shares[index] : nil
      append(check, share, to: &output)
    }
    if let margin = explanation.margin {
      output.append(margin: margin, explanation.probability)
    }
    for remark in explanation.remarks { output.append(remark) }
    output.append(measuresOf: finding)
  }

  /// The lines below the first, if there are any.
  static func explanation(of finding: Finding) -> [String] {
    var output: [UInt8] = []
    TextReport().append(explanationOf: finding, to: &output)
    return output.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A detector's verdict on a stroke in a line, and all checks and measures in one line each.
  package static func explained(
    _ stroke: Stroke, by detector: some Detector
  ) -> (verdict: String, checks: [String]) {
    var finding = Finding(by: type(of: detector).name)
    finding.explain(stroke, by: detector)
    return (sentence(of: finding), explanation(of: finding))
  }

  /// One line of an explanation, in columns; the last is how much of its tolerance the check uses,
  /// if it has one.
  private func append(_ check: Check, _ share: Double?, to output: inout [UInt8]) {
    let bound = check.limit.nearest(to: check.measured ?? 0)
    let decimals = (check.measured ?? bound).decimals(apart: bound)
    let unit = check.name.unit
    let measured = check.measured.map {
      $0.text(upTo: decimals) + ($0.isFinite ? unit.description : "")
    }
    let allowed = check.limit.words(decimals: decimals) + unit.description
    output.append("  ")
    output.append(check.name.description.withoutControls, paddedTo: 12)
    output.append(measured ?? "-", paddedTo: 14)
    output.append(allowed, paddedTo: 20)
    switch check.outcome {
    case .passed, .failed:
      let color = check.outcome == .passed ? TerminalColor.green : .red
      output.append(in: isColored ? color : nil) { $0.append(check.outcome.rawValue) }
      if let share { output.append(", uses \(share.percent)") }
      if check.outcome == .failed {
        output.append(": ")
        output.append(check.reason.description.withoutControls)
        if check.isTightened { output.append(", by a limit tightened for the other checks") }
      }
    case .skipped:
      output.append("skipped: ")
      output.append(
        check.isOmitted
          ? "left out"
          : check.name == .duration ? "the stroke has no times" : "no circle to measure by")
    }
    output.append("\n")
  }
}

extension Limit {
  /// The limit in words: `at most 5`.
  fileprivate func words(decimals: Int) -> String {
    let text = { (number: Double) in number.text(upTo: decimals) }
    return switch self {
    case .atMost(let most): "at most " + text(most)
    case .atLeast(let least): "at least " + text(least)
    case .above(let bound): "above " + text(bound)
    case .within(let least, let most): text(least) + " to " + text(most)
    }
  }
}

extension Double {
  /// The share in whole per cent; for one just above all there is, a word, because 100 % would look
  /// like enough.
  fileprivate var percent: String {
    let percent = (self * 100).rounded()
    if self > 1, percent == 100 { return "just over 100 %" }
    return percent >= 1_000 ? "over 1000 %" : "\(percent.text(decimals: 0)) %"
  }
}

extension [UInt8] {
  /// Appends a line with the sum of a weighed verdict.
  fileprivate mutating func append(margin: Double, _ probability: Double?) {
    append("  together    ")
    append((1 - margin).percent, paddedTo: 14)
    append("at most 100 %")
    if let probability {
      append(String(repeating: " ", count: 7))
      append("probability that a person would call it a circle: ")
      append(probability, decimals: 2)
    }
    append("\n")
  }

  /// Appends a line that the published code prints besides.
  fileprivate mutating func append(_ remark: Remark) {
    switch remark {
    case .transitDuration(let seconds):
      append("  Transit duration: ")
      append(seconds, decimals: 2)
    case .rectangles(let least, let centered):
      append("  least rectangle ")
      append(least)
      append(", about the mean ")
      append(centered)
    case .circleDetected: append("  Circle Detected!")
    }
    append("\n")
  }

  /// Appends a rectangle as `x,y,width,height`.
  private mutating func append(_ box: Rect) {
    append(
      [box.minX, box.minY, box.width, box.height].map { $0.text(upTo: 2) }.joined(separator: ","))
  }

  /// Appends text and spaces up to a width, one space at least.
  fileprivate mutating func append(_ text: String, paddedTo width: Int) {
    append(text.padded(to: Swift.max(width, text.columns + 1)))
  }
}
