/// Lets each notice through once: what concerns a recording once for each input, advice once in a run.
/// The first stroke stands for the others.
struct NoticeFilter {
  private var saidOfInput: Set<Notice.Kind> = []
  /// The advice that was given, in order, with the number of inputs that it holds for.
  private(set) var advice: [(notice: Notice, inputs: Int)] = []

  /// The strokes that follow are another input's.
  mutating func beginInput() { saidOfInput.removeAll() }

  /// Tells whether a notice is the first of its kind, and remembers it.
  mutating func isNew(_ notice: Notice) -> Bool {
    let isNewOfInput = saidOfInput.insert(notice.kind).inserted
    guard notice.kind.isAdvice else { return isNewOfInput }
    if let index = advice.firstIndex(where: { $0.notice.kind == notice.kind }) {
      if isNewOfInput { advice[index].inputs += 1 }
      return false
    }
    advice.append((notice, 1))
    return true
  }
}

/// Lets an error through ten times for each input, and counts the others like it.
struct RepeatedProblems {
  private static let most = 10
  /// The kinds of errors that are counted; those of others are all let through.
  private static let mostKinds = 1_000
  private var counts: [String: (count: Int, place: String, reason: String)] = [:]
  private var order: [String] = []

  /// Tells whether an error is to be printed, and remembers it. Errors are alike if they differ in digits only.
  mutating func isNew(_ problem: String) -> Bool {
    let like = problem.filter { !$0.isNumber }
    guard counts[like] == nil else {
      counts[like]?.count += 1
      return counts[like]?.count ?? 0 <= Self.most
    }
    guard order.count < Self.mostKinds else { return true }
    let end = problem.range(of: ": ")
    let place = problem[..<(end ?? problem.startIndex)]
    let name = place.split(separator: ":", omittingEmptySubsequences: false)
    let reason = end.map { String(problem[$0...].dropFirst(2)) } ?? problem
    counts[like] = (1, name.dropLast(min(2, name.count - 1)).joined(separator: ":"), reason)
    order.append(like)
    return true
  }

  /// The lines that stand for what was counted, and nothing is remembered any more.
  mutating func summarize() -> [String] {
    let lines = order.compactMap { like -> String? in
      guard let (count, name, reason) = counts[like], count > Self.most else { return nil }
      return "\(name): \(count - Self.most) more errors like \"\(reason)\""
    }
    (counts, order) = ([:], [])
    return lines
  }
}

extension String {
  /// The place at which a text stands first.
  fileprivate func range(of text: String) -> Index? {
    indices.first { self[$0...].hasPrefix(text) }
  }
}
