import StrokeCore

/// What a hit test keeps of earlier questions: the dashes that were cut, the indexes, the painted
/// bounds.
///
/// Each is computed when it is first needed, so that preparing a test costs only what questions
/// need. Threads that need the same part at the same time may each compute it; all of them use the
/// one that was finished first.
struct HitPreparation: @unchecked Sendable {
  private enum Slot: Int, CaseIterable { case bounds, clippedBounds, firstPass, index, dashes }

  /// A computed part, which never changes.
  private final class Part<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Whether long paths are indexed, and the parts by their slots. Each is set once, from nil, and
  /// never reset.
  private final class Storage: ManagedBuffer<Bool, AnyObject?> {
    deinit {
      _ = withUnsafeMutablePointerToElements { $0.deinitialize(count: Slot.allCases.count) }
    }
  }

  private let storage: ManagedBuffer<Bool, AnyObject?>

  init(isIndexed: Bool) {
    let count = Slot.allCases.count
    storage = Storage.create(minimumCapacity: count) { _ in isIndexed }
    storage.withUnsafeMutablePointerToElements { $0.initialize(repeating: nil, count: count) }
  }

  var isIndexed: Bool { storage.header }

  func bounds(_ compute: () -> Rect?) -> Rect? { part(.bounds, compute).value }

  func clippedBounds(_ compute: () -> Rect?) -> Rect? { part(.clippedBounds, compute).value }

  /// The index of a path; nil if one pass over the path is faster, or if nothing is indexed.
  ///
  /// An index costs more than several passes, so the first question does without.
  func index(of path: Path) -> PathIndex? {
    guard isIndexed, path.count > Self.fewElements else { return nil }
    guard load(.firstPass) != nil else {
      store(Part(()), .firstPass)
      return nil
    }
    return part(.index) { PathIndex(path) }.value
  }

  /// The largest number of elements for which one pass is faster than an index.
  private static let fewElements = 32

  /// The dashes of a path, each an open subpath, prepared as the path is.
  func dashes(of path: Path, _ pattern: DashPattern, _ style: StrokeStyle) -> HitTest {
    part(.dashes) {
      let dashes = HitTest(path.dashed(pattern, style), Paint(fill: nil))
      return isIndexed ? dashes.indexed() : dashes
    }.value
  }

  private func part<Value>(_ slot: Slot, _ compute: () -> Value) -> Part<Value> {
    if let part = load(slot) { return unsafeDowncast(part, to: Part<Value>.self) }
    let part = Part(compute())
    return unsafeDowncast(store(part, slot), to: Part<Value>.self)
  }

  private func load(_ slot: Slot) -> AnyObject? {
    storage.withUnsafeMutablePointerToElements {
      _stdlib_atomicLoadARCRef(object: $0 + slot.rawValue)
    }
  }

  /// Stores a part unless another thread was faster, and returns the stored one.
  @discardableResult
  private func store(_ part: AnyObject, _ slot: Slot) -> AnyObject {
    storage.withUnsafeMutablePointerToElements {
      _ = _stdlib_atomicInitializeARCRef(object: $0 + slot.rawValue, desired: part)
    }
    return load(slot) ?? part
  }
}
