import StrokeCore

/// Findings as CSV after RFC 4180, with a header and lines that end in a line feed.
package struct CSVReport: Report {
  private let hasMeasures: Bool
  private let hasSurroundings: Bool
  private let hasWhatIf: Bool
  private let isForTerminal: Bool

  /// The format, with or without columns for the measures of a stroke, and for the shapes that it
  /// was drawn about. For a terminal, control characters in cells become U+FFFD; in files, cells are
  /// what they are, also those that a spreadsheet would take for formulas.
  package init(
    hasMeasures: Bool = false, hasSurroundings: Bool = false, hasWhatIf: Bool = false,
    isForTerminal: Bool = false
  ) {
    (self.hasMeasures, self.hasSurroundings) = (hasMeasures, hasSurroundings)
    self.hasWhatIf = hasWhatIf
    self.isForTerminal = isForTerminal
  }

  package func opening(_ totals: Totals) -> String {
    let columns =
      "file,stroke,id,detector,verdict,reason,code,measured,limit,x,y,radius,expected,passed"
    let measures = hasMeasures ? StrokeMeasures.columns : []
    let surroundings = hasSurroundings ? ["enclosed", "touched"] : []
    let whatIf = hasWhatIf ? ["whatIf"] : []
    return ([columns] + measures + surroundings + whatIf).joined(separator: ",") + "\n"
  }

  package func append(_ finding: Finding, to output: inout [UInt8]) {
    guard finding.standing != .skipped else { return }
    output.append(csv: finding.file, forTerminal: isForTerminal)
    output.append(UInt8(ascii: ","))
    if let stroke = finding.stroke { output.append(decimal: stroke) }
    for text in [finding.id, finding.detector, finding.outcome] {
      output.append(UInt8(ascii: ","))
      if let text { output.append(csv: text, forTerminal: isForTerminal) }
    }
    if let reason = finding.verdict?.reason {
      output.append(cells: [reason.fixedText, reason.fixedCode])
    } else {
      for text in [finding.reason, finding.code] {
        output.append(UInt8(ascii: ","))
        if let text { output.append(csv: text, forTerminal: isForTerminal) }
      }
    }
    appendNumbers(of: finding, to: &output)
    output.append(UInt8(ascii: ","))
    if finding.verdict != nil, let expectation = finding.expectation {
      output.append(expectation.code)
      output.append(finding.standing == .passed ? ",true" : ",false")
    } else {
      output.append(UInt8(ascii: ","))
    }
    if let measures = finding.measures {
      measures.append(cellsTo: &output)
    } else if hasMeasures {
      output.append(String(repeating: ",", count: StrokeMeasures.columns.count))
    }
    if hasSurroundings {
      let surroundings = finding.surroundings ?? Surroundings(enclosed: [], touched: [])
      output.append(cells: surroundings, forTerminal: isForTerminal)
    }
    if hasWhatIf {
      output.append(UInt8(ascii: ","))
      output.append(finding.whatIf?.options ?? "")
    }
    output.append(UInt8(ascii: "\n"))
  }

  /// Appends what was measured and its limit, or the circle.
  private func appendNumbers(of finding: Finding, to output: inout [UInt8]) {
    let rejection = finding.verdict?.rejection ?? finding.pendingCheck
    let circle = finding.verdict?.circle
    let numbers = [
      rejection?.measured, rejection?.limit.nearest(to: rejection?.measured ?? 0),
      circle?.center.x, circle?.center.y, circle?.radius,
    ]
    for number in numbers {
      output.append(UInt8(ascii: ","))
      if let number, number.isFinite { output.append(exact: number) }
    }
  }
}

extension [UInt8] {
  /// Appends a field, in quotes if it needs them; for a terminal, without control characters.
  mutating func append(csv field: String, forTerminal isForTerminal: Bool) {
    append(csvBytes: (isForTerminal ? field.withoutControls : field).utf8)
  }

  /// Appends each text as a field after a comma.
  fileprivate mutating func append(cells: [FixedText]) {
    for cell in cells {
      append(UInt8(ascii: ","))
      cell.withBytes { append(csvBytes: $0) }
    }
  }

  private mutating func append(csvBytes field: some Collection<UInt8>) {
    let quote = UInt8(ascii: "\"")
    guard field.contains(where: Self.needsQuotes) else { return append(contentsOf: field) }
    append(quote)
    for byte in field {
      if byte == quote { append(byte) }
      append(byte)
    }
    append(quote)
  }

  private static func needsQuotes(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "\r"), UInt8(ascii: "\n"): true
    default: false
    }
  }
}
