// Which lines with positions are about touches, and which about something else that a log holds, too:
//
//     D Touch: began x=1 y=2 t=3          I WindowManager: Relayout x=0 y=63 w=1080 h=2337
//
// Lines about touches have one tag, the same words, names and phases. A line that has another tag, words that they do not
// have, or no phase where they have one, is skipped. If it looks like them in all but its tag, or it is not clear which
// of two kinds of lines moves the touch, the log is refused.

/// What the lines of a log have in common that are about touches.
struct PrintedLikeness: Sendable {
  /// What a line shows of that.
  struct Line: Sendable {
    let form: PrintedPlan.Form
    let phase: Phase?
    let tag: String?
    /// Hashes of its words, and of its names.
    let words: Set<UInt64>
    let names: Set<UInt64>
    let hasTime: Bool

    /// Nil for a line without a position.
    init?(_ places: PrintedPlaces, _ phase: Phase?) {
      guard places.flaw == nil, let form = places.form else { return nil }
      (self.form, self.phase) = (form, phase)
      tag = places.line.prefix.tag?.string
      words = places.ownWords
      names = places.names
      hasTime = places.hasTime
    }

    func isLike(_ other: Line) -> Bool {
      form == other.form && tag == other.tag && words == other.words
    }
  }

  private let form: PrintedPlan.Form
  private let tag: String?
  private var words: Set<UInt64>
  /// The names that all lines have, and those that any has.
  private var names: (all: Set<UInt64>, any: Set<UInt64>)
  private var hasPhases: Bool
  private var hasMoves = false
  /// True if lines without a phase move the touch.
  private var movesWithoutPhase = false

  /// What the first lines tell: the first in which a touch begins, or that has a phase, or else most of those that have
  /// a time of their own, or of all.
  init?(_ lines: [Line]) {
    let first =
      lines.first { $0.phase == .begin }
      ?? lines.first { $0.phase != nil && $0.phase != .other }
      ?? Self.mostFrequent(lines.filter(\.hasTime)) ?? Self.mostFrequent(lines)
    guard let first else { return nil }
    (form, tag, words) = (first.form, first.tag, first.words)
    names = (first.names, first.names)
    hasPhases = first.phase != nil
  }

  private static func mostFrequent(_ lines: [Line]) -> Line? {
    let rank = lines.map(\.form.rank).max()
    let best = lines.filter { $0.form.rank == rank }
    let counts = best.map { line in best.count { $0.isLike(line) } }
    return zip(best, counts).max { $0.1 < $1.1 }.flatMap { most in
      best.first { $0.isLike(most.0) }
    }
  }

  /// True if a name is missing that all lines have.
  private func lacksNames(_ line: Line) -> Bool { !names.all.isSubset(of: line.names) }

  /// What a line is if it is not about a touch.
  mutating func judge(_ line: Line, isLast: Bool = false) -> PrintedPlan.Use? {
    if isLast, lacksNames(line) { return .cut }
    if let use = judgeWords(of: line) { return use }
    words.formUnion(line.words)
    if line.form == form {
      names.all.formIntersection(line.names)
      names.any.formUnion(line.names)
    }
    hasPhases = hasPhases || line.phase != nil
    if line.phase == .move {
      hasMoves = true
      if movesWithoutPhase {
        return .refuse(
          "expected one kind of lines that move a touch, found some with a phase and some without; remove those that belong to no touch"
        )
      }
    }
    return nil
  }

  private mutating func judgeWords(of line: Line) -> PrintedPlan.Use? {
    let hasNames = line.form == form && !lacksNames(line)
    if line.tag != tag { return judgeTag(of: line, hasNames) }
    // A name of other lines that stands first, before a word, may be taken for a word.
    let hasNameAsWord =
      line.names.isSubset(of: names.any) && !line.words.isDisjoint(with: names.any)
    let isNew = !line.words.isSubset(of: words) && !hasNameAsWord
    guard isNew else {
      guard line.phase == nil, hasPhases else { return nil }
      return line.form == form && (hasNames || line.names.isSubset(of: names.any))
        ? nil : .foreign
    }
    switch line.phase {
    case nil where !hasPhases:
      // Without words, a name of the first line may be taken for one.
      if words.isEmpty, hasNames || line.names.isSubset(of: names.any) { return nil }
      return words.isDisjoint(with: line.words) ? .foreign : nil
    case nil:
      if hasMoves || !hasNames { return .foreign }
      movesWithoutPhase = true
      return nil
    case .move: return hasMoves || !hasNames ? .foreign : nil
    default: return hasNames ? nil : .foreign
    }
  }

  private func judgeTag(of line: Line, _ hasNames: Bool) -> PrintedPlan.Use {
    guard hasNames, !(hasPhases && line.phase == nil), !(hasMoves && line.phase == .move) else {
      return .foreign
    }
    if line.phase == nil, !line.words.isSubset(of: words) { return .foreign }
    let tags = [tag, line.tag].map { $0?.excerpt ?? "none" }
    return .refuse(
      "expected touches under one tag, found \(tags[0]) and \(tags[1]); keep the lines of one of them, as grep does"
    )
  }
}
