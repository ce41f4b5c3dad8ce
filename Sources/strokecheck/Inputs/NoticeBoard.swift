/// The notices of a run. What concerns a recording is posted once for each input, advice once in
/// all: the first stroke stands for the others.
struct NoticeBoard {
  private var postedInInput: Set<Int> = []
  private var postedInRun: Set<Int> = []
  private var new: [String] = []

  /// The strokes that follow are another input's.
  mutating func beginInput() { postedInInput.removeAll() }

  /// Posts what was not posted before.
  mutating func post(_ notices: [Notice], for stroke: String) {
    for notice in notices {
      let isNew =
        notice.isAdvice
        ? postedInRun.insert(notice.kind).inserted : postedInInput.insert(notice.kind).inserted
      if isNew { new.append("\(stroke): \(notice.text)") }
    }
  }

  /// The lines that were posted since the last time.
  mutating func takeNew() -> [String] {
    defer { new.removeAll() }
    return new
  }
}
