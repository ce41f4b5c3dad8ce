/// A format for findings: pure, bytes out. A report is `opening`, the findings with `separator`
/// between them, and `closing`.
public protocol Report: Sendable {
  /// What comes before all findings.
  var opening: String { get }
  /// What comes between one finding and the next.
  var separator: String { get }
  /// What comes after all findings.
  var closing: String { get }

  /// Appends what the format says of a finding.
  func append(_ finding: Finding, to output: inout [UInt8])
}

extension Report {
  /// Nothing.
  public var opening: String { "" }
  /// Nothing.
  public var separator: String { "" }
  /// Nothing.
  public var closing: String { "" }
}
