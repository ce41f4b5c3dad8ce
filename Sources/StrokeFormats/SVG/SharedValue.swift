/// A value that its copies share until one of them changes: a copy costs one reference, however
/// large the value is.
struct SharedValue<Value> {
  private final class Storage {
    // A writer has the only reference to the storage.
    @exclusivity(unchecked) var value: Value
    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  var value: Value {
    _read { yield storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }
}
