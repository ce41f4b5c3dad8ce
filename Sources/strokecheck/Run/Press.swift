import StrokeFormats
import StrokeReports

/// Where proceedings come out, each in its turn.
struct Press {
  private let console: Console
  private let report: any Report
  private let isQuiet: Bool
  private var notices = NoticeBoard()
  private var sentAny = false
  /// The results so far, while the opening waits for the last of them.
  private var held: [UInt8] = []
  private var isHolding: Bool
  private(set) var tally = Tally()
  /// The job whose turn it is.
  private(set) var turn = 0
  /// Why nothing more can be sent.
  private(set) var failure: SystemError?
  private var progress: Progress?

  init(_ report: any Report, isQuiet: Bool, console: Console, progress: Progress?) {
    self.report = report
    self.isQuiet = isQuiet
    self.console = console
    self.progress = progress
    isHolding = report.opensWithTotals
    if !isHolding { send(report.opening(Totals())) }
  }

  /// Puts out what a job has to say; `isLast` if it has nothing more to say.
  mutating func publish(_ proceedings: Proceedings, bytesRead: Int, isLast: Bool = true) {
    tally.add(proceedings.tally)
    let results = proceedings.results
    if !results.isEmpty, sentAny { send(report.separator) }
    sentAny = sentAny || !results.isEmpty
    var sent = 0
    for (offset, aside) in proceedings.asides {
      let line = line(for: aside)
      guard let line else { continue }
      send(results[sent..<offset])
      sent = offset
      progress?.clear()
      console.complain(line)
    }
    send(results[sent...])
    if isLast { turn += 1 }
    progress?.advance(bytes: bytesRead, strokes: tally.strokes)
  }

  /// Puts out the end.
  mutating func close() {
    if isHolding {
      isHolding = false
      send(report.opening(tally.totals))
      send(held[...])
    }
    send(report.closing(tally.totals))
    progress?.clear()
  }

  /// The line to print for an aside, if it is to be printed.
  private mutating func line(for aside: Proceedings.Aside) -> String? {
    switch aside {
    case .input:
      notices.beginInput()
      return nil
    case .message(let text): return text
    case .notice(let stroke, let notice):
      return notices.isNew(notice) ? "\(stroke): \(notice.text)" : nil
    }
  }

  private mutating func send(_ text: String) {
    if !isQuiet, !text.isEmpty { send(Array(text.utf8)[...]) }
  }

  private mutating func send(_ bytes: ArraySlice<UInt8>) {
    guard !isHolding else { return held += bytes }
    guard failure == nil, !bytes.isEmpty else { return }
    do throws(SystemError) { try Platform.write(console.output, bytes) } catch { failure = error }
  }
}
