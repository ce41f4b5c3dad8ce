// The interface of judge.wasm: functions of numbers over its memory, as C has them. Every value that
// a page makes has a number, which is given back when the page is done with it. Texts end with a zero;
// those that a reply names are there as long as the module is. strokecheck.js is written against this.
//
// The module exports what this folder and the folder Exports do.

/// Allocates room for so many doubles; null if there is not so much.
@c(strokecheck_allocate)
public func allocateDoubles(_ count: Int32) -> UnsafeMutablePointer<Double>? {
  guard count > 0, count < 1 << 26 else { return nil }
  return .allocate(capacity: Int(count))
}

/// Gives back room for doubles.
@c(strokecheck_deallocate)
public func deallocateDoubles(_ start: UnsafeMutablePointer<Double>?) { start?.deallocate() }
