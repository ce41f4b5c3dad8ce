/// Values that a page knows by number, from 1. Numbers of removed values are reused.
///
/// Each value stays at one place in memory and is changed there, because copying a large value for
/// each use would be most of the module's code.
struct HandleTable<Value> {
  private var places: [UnsafeMutablePointer<Value>?] = []
  private var unused: [Int] = []

  /// Stores a value and returns its number.
  mutating func insert(_ value: consuming Value) -> Int32 {
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    place.initialize(to: value)
    if let index = unused.popLast() {
      places[index] = place
      return Int32(index + 1)
    }
    places.append(place)
    return Int32(places.count)
  }

  /// The address of the value with a number, valid until it is removed.
  subscript(handle: Int32) -> UnsafeMutablePointer<Value>? {
    places.indices.contains(Int(handle) - 1) ? places[Int(handle) - 1] : nil
  }

  mutating func remove(_ handle: Int32) {
    guard let place = self[handle] else { return }
    place.deinitialize(count: 1)
    place.deallocate()
    places[Int(handle) - 1] = nil
    unused.append(Int(handle) - 1)
  }
}
