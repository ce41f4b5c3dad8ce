/// Finds the one of `candidates` that `word` is most likely a slip for, or nil if none is near: at most
/// a third of its letters wrong, missing, too many or swapped with a neighbour. Never the word
/// itself: the typed word is known to be wrong.
package func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
  let letters = Array(word.lowercased().utf8)
  var best: (name: String, distance: Int)?
  for candidate in candidates where candidate != word {
    let other = Array(candidate.utf8)
    // A beginning, or the last word of it, is near.
    let isStart =
      letters.count >= 3
      && (other.starts(with: letters) || candidate.hasSuffix("-\(word.lowercased())"))
    let distance = isStart ? 1 : editDistance(letters, other)
    guard distance <= max(1, max(letters.count, other.count) / 3) else { continue }
    if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
  }
  return best?.name
}

/// Counts the insertions, deletions, replacements and swaps of neighbours that lead from `a` to `b`.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  // Three rows of the usual table: the one being made and the two above it.
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in 0..<a.count {
    var row = [i + 1]
    for j in 0..<b.count {
      var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        best = min(best, beforeLast[j - 1] + 1)
      }
      row.append(best)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
