import StrokeFormats

extension StoredEvaluation {
  /// What is different in `other`, a line for each: first the strokes on which a verdict changed, if
  /// both keep them, and then the totals and settings.
  ///
  /// Strokes are the same if they have the same id in the same file, or else the same number there. Only
  /// detectors that both have are compared by stroke; that one is missing is a change of the totals.
  ///
  /// - Complexity: O(n).
  package func changes(to other: StoredEvaluation) -> [String] {
    // Older versions did not store verdicts.
    var compared: Set<String> = ["verdicts"]
    var strokes: [String] = []
    if let rows, let others = other.rows {
      strokes = Self.changes(StrokeTable(rows, besides: others), StrokeTable(others, besides: rows))
      // What follows from the verdicts need not be said twice.
      compared.formUnion(["fingerprint", "mistakes"])
    }
    let totals = tree.without(compared).changes(to: other.tree.without(compared))
    return strokes + totals.map(\.description)
  }

  private static func changes(_ before: StrokeTable, _ after: StrokeTable) -> [String] {
    var changes: [String] = []
    for stroke in before.strokes {
      guard let rows = after[stroke.key] else {
        changes.append("\(stroke.place): gone")
        continue
      }
      for row in stroke.rows {
        guard let other = rows.first(where: { $0.detector == row.detector }),
          (other.verdict, other.code) != (row.verdict, row.code)
        else { continue }
        changes.append("\(other.place): \(row.detector): was \(row.outcome), is \(other.outcome)")
      }
    }
    for stroke in after.strokes where before[stroke.key] == nil {
      changes.append("\(stroke.place): new")
    }
    return changes
  }
}

/// Rows by the strokes that they are about, in the order of the strokes.
private struct StrokeTable {
  /// The name of a stroke that is the same in both results.
  enum Key: Hashable {
    case id(String, file: String)
    case number(Int, file: String)
  }

  private(set) var strokes: [(key: Key, place: String, rows: [StoredEvaluation.Row])] = []
  private var indices: [Key: Int] = [:]

  /// The strokes of `rows`. An id is a name if it is the only one of its file, in `others` as well.
  init(_ rows: [StoredEvaluation.Row], besides others: [StoredEvaluation.Row]) {
    let mine = Self.numbersByID(rows)
    let theirs = Self.numbersByID(others)
    for row in rows {
      var key = Key.number(row.stroke, file: row.file)
      if let id = row.id {
        let name = Key.id(id, file: row.file)
        if mine[name]?.count == 1, theirs[name]?.count == 1 { key = name }
      }
      if let index = indices[key] {
        strokes[index].rows.append(row)
      } else {
        indices[key] = strokes.count
        strokes.append((key, row.place, [row]))
      }
    }
  }

  subscript(key: Key) -> [StoredEvaluation.Row]? { indices[key].map { strokes[$0].rows } }

  private static func numbersByID(_ rows: [StoredEvaluation.Row]) -> [Key: Set<Int>] {
    var numbers: [Key: Set<Int>] = [:]
    for row in rows {
      if let id = row.id { numbers[.id(id, file: row.file), default: []].insert(row.stroke) }
    }
    return numbers
  }
}
