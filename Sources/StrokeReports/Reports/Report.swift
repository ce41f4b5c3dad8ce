/// A format for findings: pure, bytes out. A report is the opening, the findings with `separator`
/// between those that it says something of, and the closing.
///
/// A report can be written by many hands: each appends its findings to a block by
/// ``append(_:toBlock:)`` and counts them, and the blocks that are not empty follow each other with
/// `separator` between them. The counts add up, in any order.
package protocol Report: Sendable {
  /// True if the opening depends on the count, so that all findings must be known before the first
  /// byte can be written.
  var opensWithTotals: Bool { get }
  /// Returns the text before all findings.
  func opening(_ totals: Totals) -> String
  /// The text between one finding and the next.
  var separator: String { get }
  /// Returns the text after all findings.
  func closing(_ totals: Totals) -> String

  /// Appends what the format says of a finding, if it says anything of it.
  func append(_ finding: Finding, to output: inout [UInt8])
}

extension Report {
  /// False: most formats need no count.
  package var opensWithTotals: Bool { false }
  /// Nothing.
  package func opening(_ totals: Totals) -> String { "" }
  /// Nothing.
  package var separator: String { "" }
  /// Nothing.
  package func closing(_ totals: Totals) -> String { "" }

  /// Appends a finding to a block of them, after a separator if something stands there already and
  /// the format says something of this one.
  package func append(_ finding: Finding, toBlock block: inout [UInt8]) {
    let end = block.count
    if end > 0 { block.append(separator) }
    let start = block.count
    append(finding, to: &block)
    if block.count == start { block.removeSubrange(end...) }
  }
}

/// The number of findings of each kind.
package struct Totals: Hashable, Sendable {
  /// All of them.
  package private(set) var findings = 0
  /// Those that are not as they should be.
  package private(set) var failures = 0
  /// Those of strokes that were not judged, because their pointer was cancelled.
  package private(set) var skipped = 0
  /// Those of what could not be read.
  package private(set) var errors = 0

  /// Those that are verdicts.
  package var judged: Int { findings - skipped - errors }

  /// None yet.
  package init() {}

  /// Counts a finding.
  package mutating func count(_ finding: Finding) { count(finding.standing) }

  /// Counts a finding by its standing.
  package mutating func count(_ standing: Finding.Standing) {
    // The verdict on it is still to come.
    guard standing != .pending else { return }
    findings += 1
    switch standing {
    case .passed, .pending: break
    case .failed: failures += 1
    case .skipped: skipped += 1
    case .unreadable: errors += 1
    }
  }

  /// The sum of two counts.
  package static func + (a: Totals, b: Totals) -> Totals {
    var sum = a
    sum.findings += b.findings
    sum.failures += b.failures
    sum.skipped += b.skipped
    sum.errors += b.errors
    return sum
  }
}
