import StrokeReports

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
  var keepsResults: Bool { isHolding }

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
