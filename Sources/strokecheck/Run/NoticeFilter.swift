/// Lets each notice through once: what concerns a recording once for each input, advice once in a run.
/// The first stroke stands for the others.
struct NoticeFilter {
  private var saidOfInput = Notice.Kinds()
  private var saidInRun = Notice.Kinds()

  /// The strokes that follow are another input's.
  mutating func beginInput() { saidOfInput.removeAll() }

  /// Tells whether a notice is the first of its kind, and remembers it.
  mutating func isNew(_ notice: Notice) -> Bool {
    let said = notice.kind.isAdvice ? saidInRun : saidOfInput
    saidOfInput.insert(notice.kind)
    saidInRun.insert(notice.kind)
    return !said.contains(notice.kind)
  }
}
