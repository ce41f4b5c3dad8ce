import StrokeCore
import StrokePaths

/// Everything that a page has made of the hit test, by its numbers. A module of WebAssembly is used by
/// one thread.
enum HitSession {
  nonisolated(unsafe) static var reply = Reply()
  nonisolated(unsafe) static var targets = HandleTable<HitTest>()
  nonisolated(unsafe) static var lassos = HandleTable<Lasso>()
}

/// The points of numbers: every x, then every y.
func points(_ numbers: UnsafePointer<Double>?, _ count: Int32) -> [Point] {
  guard let numbers, count > 0 else { return [] }
  return (0..<Int(count)).map { Point(numbers[$0], numbers[Int(count) + $0]) }
}
