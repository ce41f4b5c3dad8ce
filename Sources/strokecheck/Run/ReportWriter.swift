import StrokeReports

/// Writes findings in the format of a report.
struct ReportWriter: Sendable {
  let report: any Report<Finding>
  /// True if no results are wanted.
  let isQuiet: Bool
  /// The messages besides them. Inputs that cannot be read have no place in a report that says
  /// nothing of strokes that cannot.
  var diagnostics = Diagnostics.notices

  /// Writes a finding, which learns where it stands.
  func append(
    _ finding: inout Finding, at place: ChunkPlace, to output: inout ChunkOutput<UInt8>
  ) {
    finding.move(
      to: place.file, behindStrokes: place.strokes, lines: place.lines, isAlone: place.isAlone)
    if diagnostics >= .problems, case .unreadable = finding.result, let reason = finding.reason {
      output.say(.problem("\(place.file):\(reason)"))
    }
    append(finding, to: &output)
  }

  /// Writes that an input could not be read, or not to its end.
  func append(_ failure: InputFailure, to output: inout ChunkOutput<UInt8>) {
    guard diagnostics >= .problems else { return }
    append(
      Finding(
        file: failure.name, stroke: nil, isAlone: true, result: .unreadable(failure.reason)),
      to: &output)
  }

  private func append(_ finding: Finding, to output: inout ChunkOutput<UInt8>) {
    output.tally.add(finding)
    if !isQuiet { report.append(finding, toBlock: &output.results) }
  }
}

/// Sends a report to a descriptor as it grows.
struct ReportOutput<Row>: ResultSink {
  private var stream: ResultStream
  private let report: any Report<Row>
  private let isQuiet: Bool
  private var hasResults = false
  /// The results so far, while the opening waits for the last of them.
  private var held: [UInt8] = []
  private var isHolding: Bool
  /// True if something could not be read.
  private(set) var sawTrouble = false
  var failure: SystemError? { stream.failure }

  init(_ report: any Report<Row>, isQuiet: Bool = false, to descriptor: Int32) {
    stream = ResultStream(descriptor)
    self.report = report
    self.isQuiet = isQuiet
    isHolding = report.opensWithTotals
    if !isHolding { send(report.opening(Totals())) }
  }

  mutating func append(_ results: ArraySlice<UInt8>, isBeginning: Bool) {
    if isBeginning, hasResults { send(report.separator) }
    hasResults = true
    send(results)
  }

  mutating func append(problem: String) { sawTrouble = true }

  /// Sends the end.
  mutating func close(_ totals: Totals) {
    if isHolding {
      isHolding = false
      send(report.opening(totals))
      send(held[...])
    }
    send(report.closing(totals))
  }

  private mutating func send(_ text: String) {
    if !text.isEmpty { send(Array(text.utf8)[...]) }
  }

  private mutating func send(_ bytes: ArraySlice<UInt8>) {
    if isHolding {
      held += bytes
    } else if !isQuiet {
      stream.send(bytes)
    }
  }
}
