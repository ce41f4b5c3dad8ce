/// Watches the columns of a stroke's rows besides its axes. One whose cells change says something of
/// samples, and not of the stroke.
struct ColumnWatch: Sendable {
  /// The cells of the first row, as far as they are kept.
  private var first: [[UInt8]] = []
  /// The names of their columns; nil for those that mean something here.
  private var names: [[UInt8]?] = []
  /// The names of the columns that change, in the order of their first change.
  private(set) var channels: [String] = []

  /// Whether rows like the first have any column to watch.
  var isNeeded: Bool { names.contains { $0 != nil } }

  mutating func removeAll() {
    first.removeAll()
    names.removeAll()
    channels.removeAll()
  }

  /// Begins with a stroke's first row.
  mutating func begin(_ row: Row, _ layout: TableLayout) {
    removeAll()
    let known = [layout.x, layout.y, layout.time, layout.width, layout.timeUnit, layout.key]
    for (index, cell) in row.cells.enumerated() {
      names.append(known.contains(index) ? nil : layout.name(of: index))
      // What has no name is kept of no row.
      let isKept = layout.hasHeader && !known.contains(index)
      first.append(isKept ? Array(cell.bytes) : [])
    }
  }

  /// Looks at a row of the stroke. An empty cell says nothing.
  mutating func look(at row: Row, _ layout: TableLayout) {
    for (index, cell) in row.cells.enumerated() where !cell.isEmpty {
      if index < first.count {
        guard let name = names[index], !cell.bytes.elementsEqual(first[index]) else { continue }
        note(name)
      } else {
        note(layout.name(of: index))
      }
    }
  }

  private mutating func note(_ name: [UInt8]) {
    let name = String(decoding: name, as: UTF8.self)
    if !channels.contains(name) { channels.append(name) }
  }
}

extension TableLayout {
  /// The name of a column that means nothing here; its number if it has none.
  fileprivate func name(of index: Int) -> [UInt8] {
    extras.first { $0.index == index }?.name ?? Array("column \(index + 1)".utf8)
  }
}
