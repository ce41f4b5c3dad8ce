import StrokeCore

/// Watches the columns of a stroke's rows besides its axes. One whose cells change says something of
/// samples, and not of the stroke.
struct ColumnWatch: Sendable {
  /// The cells of the first row, as far as they are kept.
  private var first = NameSet()
  /// Which columns need no watching: those that mean something here, and those known to change.
  private var isSettled: [Bool] = []
  /// The names of the columns that change, in the order of their first change.
  private(set) var channels: [String] = []
  /// The same names, for finding one among many.
  private var noted: Set<String> = []
  /// True if rows like the first have any column to watch.
  private(set) var isNeeded = false

  mutating func removeAll() {
    first.removeAll()
    isSettled.removeAll()
    channels.removeAll()
    noted.removeAll()
    isNeeded = false
  }

  /// Begins with a stroke's first row.
  mutating func begin(_ row: TableRow, _ layout: TableLayout) {
    removeAll()
    let known =
      [layout.x, layout.y, layout.time, layout.key, layout.phase]
      + layout.extras.common.map(\.index)
    for (index, cell) in row.cells.enumerated() {
      let isKnown = known.contains(index)
      isSettled.append(isKnown)
      isNeeded = isNeeded || !isKnown
      // What has no name is kept of no row.
      first.append { if layout.hasHeader, !isKnown { $0.append(contentsOf: cell.bytes) } }
    }
  }

  /// Looks at a row of the stroke. An empty cell says nothing.
  mutating func look(at row: TableRow, _ layout: TableLayout) {
    for (index, cell) in row.cells.enumerated() where !cell.isEmpty {
      if index < first.count {
        guard !isSettled[index], !cell.bytes.elementsEqual(first[index]) else { continue }
      } else {
        while isSettled.count <= index { isSettled.append(false) }
        guard !isSettled[index] else { continue }
      }
      isSettled[index] = true
      let name = String(decoding: layout.name(of: index), as: UTF8.self)
      if noted.insert(name).inserted { channels.append(name) }
    }
  }
}

extension TableLayout {
  /// The name of a column that means nothing here; its number if it has none.
  fileprivate func name(of index: Int) -> [UInt8] {
    // They are in the order of the columns.
    let place = extras.indices.partitioningIndex { $0 >= index }
    guard place < extras.indices.count, extras.indices[place] == index,
      !extras.names[place].isEmpty
    else {
      return Array("column \(index + 1)".utf8)
    }
    return Array(extras.names[place])
  }
}
