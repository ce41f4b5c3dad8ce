import StrokeCore

/// Everything that a page has created, by number. A WebAssembly module is used by one thread.
enum Session {
  nonisolated(unsafe) static var reply = Reply()
  nonisolated(unsafe) static var strokes = HandleTable<MeasuredStroke>()
  nonisolated(unsafe) static var judges = HandleTable<ChosenDetector>()
  nonisolated(unsafe) static var touches = HandleTable<Recognizer<ChosenDetector>>()
  nonisolated(unsafe) static let catalog = UnsafePointer(copyForever(Catalog.bytes))

  private static func copyForever(_ bytes: [UInt8]) -> UnsafeMutablePointer<UInt8> {
    let start = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    for (index, byte) in bytes.enumerated() { (start + index).initialize(to: byte) }
    return start
  }
}

/// Returns the names and texts of the detectors, their settings and their reasons, in JSON.
@c(strokecheck_catalog)
public func catalog() -> UnsafePointer<UInt8> { Session.catalog }
