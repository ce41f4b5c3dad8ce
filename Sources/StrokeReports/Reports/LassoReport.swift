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

  package let place: StrokePlace
  /// The stroke's own id.
  package let id: String?
  /// The kind of selection.
  package let selection: Selection
  /// The selected elements, from the hindmost to the foremost.
  package private(set) var elements: [Element]

  /// What a stroke selects.
  package init(
    _ place: StrokePlace, id: String?, selection: Selection, elements: [Element]
  ) {
    (self.place, self.id, self.selection, self.elements) = (place, id, selection, elements)
  }
}

extension LassoFinding {
  /// A finding for each selected element, or the finding itself if there is none.
  fileprivate var split: [LassoFinding] {
    guard elements.count > 1 else { return [self] }
    return elements.map { element in
      var finding = self
      finding.elements = [element]
      return finding
    }
  }

  fileprivate static let columns: [Column<LassoFinding>] = [
    Column("file") { .text($0.place.file) },
    Column("stroke") { .count($0.place.number) },
    Column("id") { .text($0.id) },
    Column("select") { .text($0.selection.rawValue) },
    Column(csv: "element") { .text($0.elements.first?.name.bareID) },
    Column(csv: "overlap") { .number($0.elements.first?.rounded) },
    Column(json: "selected") { .json($0.elements.map(\.name.bareID)) },
    Column(json: "overlap") {
      $0.selection == .overlapped ? .json($0.elements.map { $0.rounded ?? 0 }) : .absent
    },
  ]
}

extension RowReport where Row == LassoFinding {
  /// Selections; the text is a line each, `loop.json: selects #oak, #pond`, and CSV has a row for
  /// each selected element, and one for a stroke that selects nothing.
  package static func selections(_ form: RowForm, isForTerminal: Bool) -> RowReport {
    RowReport(
      form, LassoFinding.columns, isForTerminal: isForTerminal, split: { $0.split },
      text: { finding, output in
        output.append(finding.place.name.withoutControls)
        let names = finding.elements.map { element in
          element.name.withoutControls
            + (element.overlap.map { " (\(($0 * 100).shortText(upTo: 1)) %)" } ?? "")
        }
        output.append(": selects \(names.isEmpty ? "nothing" : names.joined(separator: ", "))\n")
      })
  }
}

extension LassoFinding.Element {
  /// The overlap to as many places as it is known.
  fileprivate var rounded: Double? { overlap.map { ($0 * 1000).rounded() / 1000 } }
}
