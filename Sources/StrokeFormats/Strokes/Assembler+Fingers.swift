import StrokeCore

// Rule 2, fingers without phases: if a finger returns, its rows are one stroke where the fingers alternate or their times
// overlap, and strokes of their own where they are blocks one after another. So nothing is known before the end.

extension Assembler {
  /// The most rows that are kept until that is known.
  private static let mostRows = 1 << 22

  /// Begins a run of rows of another finger, or of another stroke.
  mutating func continueRun(_ row: borrowing Row, _ plan: RowPlan) throws(ReadError) {
    guard rows < Self.mostRows else {
      throw row.missing(
        "at most \(Self.mostRows) rows of fingers in turns; a phase, or rows of a table sorted by finger with a blank line between strokes, need not be kept"
      )
    }
    if let current = recording.current { recording.runs.append(current) }
    begin(row, plan)
  }

  /// Makes strokes of the runs.
  mutating func endByFinger() throws(ReadError) {
    guard !recording.runs.isEmpty else { return }
    let all = recording.runs + [recording.current].compactMap(\.self)
    (recording.runs, recording.current) = ([], nil)
    let areInTurns = all.count(where: { $0.samples.count <= 2 }) * 2 > all.count
    var strokes: [(stroke: OpenStroke, lastRun: Int)] = []
    var byKey: [[[UInt8]]: Int] = [:]
    let spans = all.map { $0.span }
    // The latest end of the runs up to each, of all fingers.
    for (index, run) in all.enumerated() {
      let key = [run.rows.finger] + keyTexts(of: run)
      if let place = byKey[key] {
        let last = strokes[place].lastRun
        let isOne =
          areInTurns || run.samples.count == 1
          || overlaps(last, index, all, spans)
        if isOne {
          strokes[place].stroke.append(samplesOf: run)
          noteChannels(of: run, in: strokes[place].stroke)
          strokes[place].lastRun = index
          recycle(run)
          continue
        }
      }
      byKey[key] = strokes.count
      strokes.append((run, index))
    }
    for (stroke, _) in strokes {
      try prepare(stroke)
      deliver(stroke)
    }
  }

  /// Notes what a run says otherwise than the stroke that it belongs to: that is about samples.
  private func noteChannels(of run: OpenStroke, in stroke: OpenStroke) {
    for (column, known) in roles.columns.enumerated() where known.role == .unknown {
      guard column < min(run.texts.count, stroke.texts.count), !run.texts[column].isEmpty,
        !stroke.texts[column].isEmpty
      else { continue }
      let isSame = run.texts[column].canonical == stroke.texts[column].canonical
      if !isSame || run.facts.channels.contains(known.name) { noteChannel(column, in: stroke) }
    }
  }

  /// Returns whether the time of a run between two of a finger overlaps with theirs.
  private func overlaps(
    _ first: Int, _ second: Int, _ all: [OpenStroke], _ spans: [ClosedRange<Double>?]
  ) -> Bool {
    guard let before = spans[first], let after = spans[second] else { return false }
    // Runs far apart need not be looked at all; what overlaps is near.
    return (max(first + 1, second - 64)..<second).contains { index in
      guard let span = spans[index], all[index].rows.finger != all[second].rows.finger else {
        return false
      }
      return span.lowerBound < before.upperBound || span.upperBound > after.lowerBound
    }
  }

  private func keyTexts(of stroke: OpenStroke) -> [[UInt8]] {
    zip(roles.columns, stroke.texts).compactMap { $0.role.isKey ? $1.canonical : nil }
  }
}

extension OpenStroke {
  /// The times from the first to the last.
  fileprivate var span: ClosedRange<Double>? {
    guard samples.timing == .timed, samples.count > 0 else { return nil }
    let times = UnsafeBufferPointer(start: samples.times, count: samples.count)
    guard let least = times.min(), let most = times.max() else { return nil }
    return least...most
  }
}
