import StrokeFormats

/// A line on standard error that tells a person how far a long run has come: for terminals only,
/// and not before the run has taken a second.
final class Progress: @unchecked Sendable {
  // Sound because one thread at a time uses it.

  private let console: Console
  private var step = ""
  /// The number of bytes to read, where that is known.
  private let total: Int?
  private let start = Platform.seconds
  private var lastShown = 0.0
  private var isShown = false
  private var bytes = 0

  /// Progress for a run over these inputs, or nil where nobody would see it.
  init?(over inputs: [Input], console: Console) {
    guard Platform.isTerminal(console.error) else { return nil }
    self.console = console
    var total: Int? = 0
    for input in inputs where !input.isMissing {
      guard let size = input.path.flatMap(Platform.size(of:)) else {
        total = nil
        break
      }
      total? += size
    }
    self.total = total
  }

  /// Progress of one long step, or nil where nobody would see it.
  init?(of step: String, console: Console) {
    guard Platform.isTerminal(console.error) else { return nil }
    (self.console, self.step, total) = (console, step, nil)
  }

  /// Shows that the step goes on.
  func advance() {
    guard let elapsed = elapsedIfDue() else { return }
    show("\(step), \(elapsed.text(upTo: 0)) s")
  }

  /// Counts more bytes as done, and sets the number of strokes.
  func advance(bytes more: Int, strokes: Int) {
    bytes += more
    guard let elapsed = elapsedIfDue() else { return }
    let rate = (Double(strokes) / elapsed).text(upTo: 0)
    var line = "\(counted(strokes, "stroke")), \(rate) a second"
    if let total, total > 0, bytes > 0 {
      let share = min(Double(bytes) / Double(total), 1)
      let left = elapsed * (1 - share) / share
      line = "\((share * 100).text(upTo: 0)) %, \(line), \(left.text(upTo: 0)) s left"
    }
    show(line)
  }

  /// The seconds so far; nil if it is too soon to show them.
  private func elapsedIfDue() -> Double? {
    let elapsed = Platform.seconds - start
    guard elapsed > 1, elapsed - lastShown > 0.2 else { return nil }
    (lastShown, isShown) = (elapsed, true)
    return elapsed
  }

  /// Takes the line away, so that something else can be printed there.
  func clear() {
    guard isShown else { return }
    isShown = false
    show("")
  }

  /// Puts a text into the line.
  private func show(_ line: String) {
    try? Platform.write(console.error, Array("\r\u{1B}[K\(line)".utf8)[...])
  }
}
