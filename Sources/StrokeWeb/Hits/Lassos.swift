import StrokeCore
import StrokePaths

/// Makes a lasso of a closed line and returns its number. The numbers are every x of its points, then
/// every y. Returns 0 if one is not finite.
@c(strokecheck_lasso_create)
public func createLasso(_ numbers: UnsafePointer<Double>?, _ count: Int32) -> Int32 {
  let line = points(numbers, count)
  return line.allSatisfy { $0.isFinite } ? HitSession.lassos.insert(Lasso(line)) : 0
}

/// Forgets a lasso.
@c(strokecheck_lasso_destroy)
public func destroyLasso(_ lasso: Int32) { HitSession.lassos.remove(lasso) }

/// Returns whether all that a target paints lies inside a lasso. −1 if one of the two does not exist.
@c(strokecheck_lasso_encloses)
public func encloses(_ lasso: Int32, _ target: Int32) -> Int32 {
  guard let lasso = HitSession.lassos[lasso], let target = HitSession.targets[target] else {
    return -1
  }
  return lasso.pointee.encloses(target.pointee) ? 1 : 0
}

/// Returns whether any of what a target paints lies inside a lasso, or on its line. −1 if one of the two
/// does not exist.
@c(strokecheck_lasso_touches)
public func touches(_ lasso: Int32, _ target: Int32) -> Int32 {
  guard let lasso = HitSession.lassos[lasso], let target = HitSession.targets[target] else {
    return -1
  }
  return lasso.pointee.touches(target.pointee) ? 1 : 0
}

/// The share, 0…1, of what a target paints that lies inside a lasso. −1 if one of the two does not
/// exist.
@c(strokecheck_lasso_overlap)
public func overlap(_ lasso: Int32, _ target: Int32) -> Double {
  guard let lasso = HitSession.lassos[lasso], let target = HitSession.targets[target] else {
    return -1
  }
  return lasso.pointee.overlap(with: target.pointee)
}
