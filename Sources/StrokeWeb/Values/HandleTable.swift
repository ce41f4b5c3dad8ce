/// Values that a page knows by number, from 1. Numbers of values that were removed are given again.
struct HandleTable<Value> {
  private var values: [Value?] = []
  private var unused: [Int] = []

  /// Keeps a value and returns its number.
  mutating func insert(_ value: consuming Value) -> Int32 {
    if let index = unused.popLast() {
      values[index] = value
      return Int32(index + 1)
    }
    values.append(value)
    return Int32(values.count)
  }

  /// The value with a number; nil if there is none.
  subscript(handle: Int32) -> Value? {
    values.indices.contains(Int(handle) - 1) ? values[Int(handle) - 1] : nil
  }

  /// Changes the value with a number where it is, and returns the result; nil if there is none.
  mutating func change<Result>(_ handle: Int32, _ body: (inout Value) -> Result) -> Result? {
    let index = Int(handle) - 1
    guard values.indices.contains(index), var value = values[index].take() else { return nil }
    defer { values[index] = value }
    return body(&value)
  }

  /// Forgets the value with a number.
  mutating func remove(_ handle: Int32) {
    let index = Int(handle) - 1
    guard values.indices.contains(index), values[index] != nil else { return }
    values[index] = nil
    unused.append(index)
  }
}
