// The interface of the modules: functions of numbers over their memory, as C has them. Every value that
// a page makes has a number, which is given back when the page is done with it. Texts end with a zero;
// those that a reply names are there as long as the module is. strokecheck.js and hits.js are written
// against this.
//
// Each module exports what this folder does, judge.wasm what the folder Exports does as well, and
// hits.wasm what Hits does.

/// Allocates room for so many doubles; null if there is not so much.
@c(strokecheck_allocate)
public func allocateDoubles(_ count: Int32) -> UnsafeMutablePointer<Double>? {
  guard count > 0, count < 1 << 26 else { return nil }
  return .allocate(capacity: Int(count))
}

/// Gives back room for doubles.
@c(strokecheck_deallocate)
public func deallocateDoubles(_ start: UnsafeMutablePointer<Double>?) { start?.deallocate() }
