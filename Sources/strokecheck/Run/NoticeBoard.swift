/// Which notices of a run have been posted. What concerns a recording is posted once for each input,
/// advice once in all: the first stroke stands for the others.
struct NoticeBoard {
  private var postedInInput = Notice.Kinds()
  private var postedInRun = Notice.Kinds()

  /// The strokes that follow are another input's.
  mutating func beginInput() { postedInInput.removeAll() }

  /// Whether a notice was not posted before. From now on it was.
  mutating func isNew(_ notice: Notice) -> Bool {
    let posted = notice.isAdvice ? postedInRun : postedInInput
    postedInInput.insert(notice.kind)
    postedInRun.insert(notice.kind)
    return !posted.contains(notice.kind)
  }
}
