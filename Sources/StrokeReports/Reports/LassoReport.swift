import StrokeFormats

/// What a stroke selects of a drawing.
package struct LassoFinding: Sendable {
  /// The kinds of selection.
  package enum Selection: String, CaseIterable, Sendable {
    /// What lies entirely inside the stroke's closed line.
    case enclosed
    /// What lies inside in part, or under the line.
    case touched
    /// What lies inside by a share of its painted area.
    case overlapped
  }

  /// An element that is selected.
  package struct Element: Sendable {
    /// The element's name.
    package let name: String
    /// The share of its painted area that lies inside, where that was asked for.
    package let overlap: Double?

    /// An element that is selected.
    package init(name: String, overlap: Double?) { (self.name, self.overlap) = (name, overlap) }
  }

  /// The input that the stroke is from.
  package let file: String
  /// The number of the stroke in it, counted from 1.
  package let stroke: Int
  /// True if it is the only one in its input.
  package let isAlone: Bool
  /// The stroke's own id.
  package let id: String?
  /// The kind of selection.
  package let selection: Selection
  /// The selected elements, from the hindmost to the foremost.
  package let elements: [Element]

  /// What a stroke selects.
  package init(
    file: String, stroke: Int, isAlone: Bool, id: String?, selection: Selection,
    elements: [Element]
  ) {
    (self.file, self.stroke, self.isAlone, self.id) = (file, stroke, isAlone, id)
    (self.selection, self.elements) = (selection, elements)
  }
}

/// A form in which selections are printed.
package enum LassoReport: Sendable {
  /// One line per stroke: `loop.json: selects #oak, #pond`.
  case text
  /// One JSON object per line.
  case lines
  /// One JSON array of the same objects.
  case array
  /// CSV with a header: one row for each selected element, and one for a stroke that selects nothing.
  case csv(isForTerminal: Bool)

  /// What comes before all selections.
  package var opening: String {
    switch self {
    case .text, .lines: ""
    case .array: "["
    case .csv: "file,stroke,id,select,element,overlap\n"
    }
  }

  /// What comes between one selection and the next.
  package var separator: String { if case .array = self { ",\n" } else { "" } }

  /// What comes after all selections.
  package var closing: String { if case .array = self { "]\n" } else { "" } }

  /// Appends a selection.
  package func append(_ finding: LassoFinding, to output: inout [UInt8]) {
    switch self {
    case .text: appendText(finding, to: &output)
    case .lines:
      appendJSON(finding, to: &output)
      output.append("\n")
    case .array: appendJSON(finding, to: &output)
    case .csv(let isForTerminal): appendCSV(finding, isForTerminal, to: &output)
    }
  }

  private func appendText(_ finding: LassoFinding, to output: inout [UInt8]) {
    output.append(finding.file.withoutControls)
    if !finding.isAlone { output.append("#\(finding.stroke)") }
    let names = finding.elements.map { element in
      element.name.withoutControls
        + (element.overlap.map { " (\(($0 * 100).shortText(upTo: 1)) %)" } ?? "")
    }
    output.append(": selects \(names.isEmpty ? "nothing" : names.joined(separator: ", "))\n")
  }

  private func appendJSON(_ finding: LassoFinding, to output: inout [UInt8]) {
    output.appendJSON { json in
      json.object { json in
        json.member("file", finding.file)
        json.member("stroke", finding.stroke)
        json.member("id", finding.id)
        json.member("select", finding.selection.rawValue)
        json.member("selected", finding.elements.map(\.name.bareID))
        if finding.selection == .overlapped {
          json.member("overlap", finding.elements.map { $0.rounded ?? 0 })
        }
      }
    }
  }

  private func appendCSV(
    _ finding: LassoFinding, _ isForTerminal: Bool, to output: inout [UInt8]
  ) {
    let elements: [LassoFinding.Element?] = finding.elements.isEmpty ? [nil] : finding.elements
    for element in elements {
      output.append(csv: finding.file, forTerminal: isForTerminal)
      output.append(",\(finding.stroke),")
      output.append(csv: finding.id ?? "", forTerminal: isForTerminal)
      output.append(",\(finding.selection.rawValue),")
      output.append(csv: element?.name.bareID ?? "", forTerminal: isForTerminal)
      output.append(",")
      if let overlap = element?.rounded { output.append(exact: overlap) }
      output.append("\n")
    }
  }
}

extension LassoFinding.Element {
  /// The overlap to as many places as it is known.
  fileprivate var rounded: Double? { overlap.map { ($0 * 1000).rounded() / 1000 } }
}
