import StrokeCore

// Sorting by numbers. The standard library's sort is compiled anew for each kind of element, with two
// or three kilobytes in a WebAssembly module; here, that is done once, for numbers with positions.

extension Array {
  /// Sorts by a number, from the least. Elements of the same number stay in their order.
  ///
  /// - Complexity: O(n log n); O(n) if they are in order.
  mutating func sortAscending(_ key: (Element) -> Double) {
    guard count > 1 else { return }
    var keys: [SortKey] = []
    keys.reserveCapacity(count)
    for element in self { keys.append(SortKey(number: key(element), position: keys.count)) }
    guard SortKey.sort(&keys) else { return }
    var sorted: [Element] = []
    sorted.reserveCapacity(count)
    for key in keys { sorted.append(self[key.position]) }
    self = sorted
  }

  /// The elements, sorted by a number as ``sortAscending(_:)`` does.
  func sortedAscending(_ key: (Element) -> Double) -> [Element] {
    var result = self
    result.sortAscending(key)
    return result
  }
}

extension [Double] {
  /// Sorts from the least.
  ///
  /// - Complexity: O(n log n); O(n) if they are in order.
  mutating func sortAscending() { sortAscending { $0 } }

  /// The numbers from the least.
  func sortedAscending() -> [Double] { sortedAscending { $0 } }
}

/// The number that an element is sorted by, and where the element is.
private struct SortKey {
  let number: Double
  let position: Int

  /// Sorts keys by their numbers; those of the same number stay in their order. Returns false, and
  /// changes nothing, if they are in order.
  ///
  /// What is sorted here often consists of a few runs that are in order, such as the dashes on either
  /// side of a shape. So runs are merged, each with the next, until there is one.
  @inline(never)
  static func sort(_ keys: inout [SortKey]) -> Bool {
    var ends: [Int] = []
    let isInOrder = keys.withUnsafeMutableBufferPointer { keys in
      var end = 0
      while end < keys.count {
        let start = end
        end = endOfRun(keys, from: start)
        if start == 0, end == keys.count { return true }
        if end - start < shortRun {
          let next = Swift.min(start + shortRun, keys.count)
          insert(keys, start: start, from: end, to: next)
          end = next
        }
        ends.append(end)
      }
      return false
    }
    if isInOrder { return false }
    if ends.count > 1 { merge(&keys, ends) }
    return true
  }

  /// The length up to which inserting one key after the other is faster than merging.
  private static let shortRun = 16

  /// The end of the keys in order from one on.
  private static func endOfRun(
    _ keys: UnsafeMutableBufferPointer<SortKey>, from start: Int
  ) -> Int {
    var end = start + 1
    while end < keys.count, !(keys[end].number < keys[end - 1].number) { end += 1 }
    return end
  }

  /// Inserts the keys between two positions into those before, which are in order.
  private static func insert(
    _ keys: UnsafeMutableBufferPointer<SortKey>, start: Int, from: Int, to end: Int
  ) {
    for index in from..<end {
      let key = keys[index]
      var place = index
      while place > start, key.number < keys[place - 1].number {
        keys[place] = keys[place - 1]
        place -= 1
      }
      keys[place] = key
    }
  }

  /// Merges runs that end at some positions.
  private static func merge(_ keys: inout [SortKey], _ ends: [Int]) {
    var (ends, other) = (ends, keys)
    while ends.count > 1 {
      var start = 0
      var merged: [Int] = []
      keys.withUnsafeBufferPointer { keys in
        other.withUnsafeMutableBufferPointer { other in
          for index in stride(from: 0, to: ends.count, by: 2) {
            let end = ends[Swift.min(index + 1, ends.count - 1)]
            merge(keys, into: other, start, ends[index], end)
            merged.append(end)
            start = end
          }
        }
      }
      ends = merged
      swap(&keys, &other)
    }
  }

  /// Merges two neighbouring runs.
  private static func merge(
    _ keys: UnsafeBufferPointer<SortKey>, into other: UnsafeMutableBufferPointer<SortKey>,
    _ start: Int, _ middle: Int, _ end: Int
  ) {
    var (left, right, place) = (start, middle, start)
    while left < middle, right < end {
      let next = keys[right]
      while left < middle, !(next.number < keys[left].number) {
        other[place] = keys[left]
        (left, place) = (left &+ 1, place &+ 1)
      }
      guard left < middle else { break }
      let limit = keys[left].number
      while right < end, keys[right].number < limit {
        other[place] = keys[right]
        (right, place) = (right &+ 1, place &+ 1)
      }
    }
    // Only one of the two has keys left.
    while left < middle {
      other[place] = keys[left]
      (left, place) = (left + 1, place + 1)
    }
    while right < end {
      other[place] = keys[right]
      (right, place) = (right + 1, place + 1)
    }
  }
}
