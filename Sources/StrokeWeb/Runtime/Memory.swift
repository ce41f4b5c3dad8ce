// The interface of judge.wasm: functions with numbers over its memory, as in C. Every value that a
// page creates has a number, which the page gives back when it is done with the value. Texts end
// with a zero; those named by a reply live as long as the module. strokecheck.js depends on this.
//
// The module exports the functions of this folder and of the folder Exports.

/// Allocates space for this many doubles; null if there is not enough.
@c(strokecheck_allocate)
public func allocateDoubles(_ count: Int32) -> UnsafeMutablePointer<Double>? {
  guard count > 0, count < 1 << 26 else { return nil }
  return .allocate(capacity: Int(count))
}

/// Frees space for doubles.
@c(strokecheck_deallocate)
public func deallocateDoubles(_ start: UnsafeMutablePointer<Double>?) { start?.deallocate() }
