import StrokeCore
import StrokeFormats

/// The strokes of each label, by the reason that a detector rejects them for.
struct PageTally: Sendable {
  /// The number for each label, and for each reason, nil for a circle.
  private(set) var counts: [String?: [String?: Int]] = [:]

  mutating func add(label: String?, reason: String?) {
    counts[label, default: [:]][reason, default: 0] += 1
  }

  /// The labels, the most frequent first and no label last.
  fileprivate var labels: [String?] {
    var sums: [String: Int] = [:]
    for case (let label?, let row) in counts { sums[label] = row.values.reduce(0, +) }
    return Self.mostFrequentFirst(sums) + (counts[nil] == nil ? [] : [nil])
  }

  /// The reasons, the most frequent first.
  var reasons: [String] {
    var sums: [String: Int] = [:]
    for row in counts.values {
      for case (let reason?, let count) in row { sums[reason, default: 0] += count }
    }
    return Self.mostFrequentFirst(sums)
  }

  /// The words by their numbers, and those of the same number in order.
  private static func mostFrequentFirst(_ sums: [String: Int]) -> [String] {
    sums.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.map(\.key)
  }

  /// The strokes with a verdict, those of them that are accepted, and what that is by these labels of circles.
  fileprivate func totals(
    _ positiveLabels: [String]
  ) -> (judged: Int, accepted: Int, confusion: Confusion) {
    var totals = (judged: 0, accepted: 0, confusion: Confusion())
    for (label, row) in counts {
      for (reason, count) in row {
        totals.judged += count
        if reason == nil { totals.accepted += count }
        guard let label else { continue }
        totals.confusion.add(
          isPositive: positiveLabels.contains(label), isAccepted: reason == nil, count: count)
      }
    }
    return totals
  }
}

extension ReportPage {
  /// Appends the totals, and for each detector the table of labels and reasons, as plain tables.
  func appendTables(to output: inout [UInt8]) {
    output.append("<p>Without JavaScript the page shows totals, but no strokes.</p>\n")
    let rows = zip(detectors, tallies).map { name, tally in
      let (judged, accepted, confusion) = tally.totals(positiveLabels)
      let right = confusion.truePositives + confusion.trueNegatives
      let wrong = confusion.falsePositives + confusion.falseNegatives
      return [
        name, "\(judged)", "\(accepted)", "\(wrong) of \(right + wrong)",
        confusion.balancedAccuracy?.text(upTo: 4) ?? "–",
      ]
    }
    output.append(
      table: "Verdicts", ["detector", "strokes", "accepted", "wrong", "balanced accuracy"], rows)
    for (name, tally) in zip(detectors, tallies) {
      let reasons = tally.reasons
      let rows = tally.labels.map { label in
        let row = tally.counts[label] ?? [:]
        let cells = [row[nil] ?? 0] + reasons.map { row[$0] ?? 0 } + [row.values.reduce(0, +)]
        return [label ?? "(no label)"] + cells.map(String.init)
      }
      output.append(
        table: "Labels and reasons: \(name)",
        ["label", positiveLabels.joined(separator: " or ")] + reasons + ["all"], rows)
    }
  }
}

extension [UInt8] {
  /// Appends a table of HTML whose first column names its rows.
  mutating func append(table caption: String, _ heads: [String], _ rows: [[String]]) {
    append("<table><caption>")
    append(markup: caption.withoutControls)
    append("</caption>\n<thead><tr>")
    for head in heads { append(cell: "th scope=\"col\"", head) }
    append("</tr></thead>\n<tbody>\n")
    for row in rows {
      append("<tr>")
      for (column, text) in row.enumerated() {
        append(cell: column == 0 ? "th scope=\"row\"" : "td", text)
      }
      append("</tr>\n")
    }
    append("</tbody></table>\n")
  }

  private mutating func append(cell tag: String, _ text: String) {
    append("<\(tag)>")
    append(markup: text.withoutControls)
    append("</\(tag.prefix(2))>")
  }
}
