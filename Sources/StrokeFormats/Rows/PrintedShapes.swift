// What brackets hold: a value, numbers, or something with names.

/// The shapes of a line's items.
struct PrintedShapes {
  enum Shape: Equatable {
    /// A value, which is that of the item at an index.
    case scalar(Int)
    /// Numbers without names: how many.
    case numbers(Int)
    /// Something with names, or brackets in brackets.
    case object(hasPlace: Bool)
  }

  private var shapes: [Shape]
  /// Brackets whose name or label says that they are no place.
  private(set) var somethingElse: Set<Int> = []

  init(_ line: PrintedLine) {
    shapes = line.items.indices.map { .scalar($0) }
    for index in line.items.indices.reversed() where line.items[index].kind == .group {
      if Self.isSomethingElse(index, in: line) { somethingElse.insert(index) }
      shapes[index] = shape(of: index, in: line)
    }
  }

  subscript(index: Int) -> Shape { shapes[index] }

  /// The item with an item's value; nil if it has none of its own.
  func valueItem(_ index: Int) -> Int? {
    if case .scalar(let item) = shapes[index] { item } else { nil }
  }

  func isOfNumbers(_ index: Int) -> Bool {
    if case .numbers = shapes[index] { true } else { false }
  }

  /// True for a number, and for what is written where none is known.
  func isNumber(_ index: Int, in line: PrintedLine) -> Bool {
    guard let item = valueItem(index).map({ line.items[$0] }) else { return false }
    return item.kind == .number || item.kind == .word && item.value.isAbsent
  }

  private func shape(of group: Int, in line: PrintedLine) -> Shape {
    let indices = line.children(of: group)
    if indices.count == 1, let only = indices.first,
      line.items[only].name.map(\.isOfOnlyValue) ?? true
    {
      return somethingElse.contains(only) ? .object(hasPlace: false) : shapes[only]
    }
    if indices.count > 1,
      indices.allSatisfy({ line.items[$0].name == nil && isNumber($0, in: line) })
    {
      return .numbers(indices.count)
    }
    return .object(hasPlace: hasPlace(indices, in: line))
  }

  private func hasPlace(_ indices: [Int], in line: PrintedLine) -> Bool {
    var coordinates = PlaceNames()
    for index in indices {
      switch shapes[index] {
      case .numbers(2...3), .object(hasPlace: true):
        if !somethingElse.contains(index) { return true }
      case .scalar: coordinates.add(line.items[index].role)
      default: break
      }
    }
    return coordinates.hasPlace
  }

  private static func isSomethingElse(_ index: Int, in line: PrintedLine) -> Bool {
    let item = line.items[index]
    if item.role.isPlace { return false }
    if let name = item.name { return PrintedNames.isSomethingElse(name, isLabel: false) }
    if item.hasLabel { return PrintedNames.isSomethingElse(item.value, isLabel: true) }
    guard !item.isSeparated, index > 0, line.items[index - 1].kind == .word,
      line.items[index - 1].name == nil
    else { return false }
    return PrintedNames.isSomethingElse(line.items[index - 1].value, isLabel: false)
  }
}
