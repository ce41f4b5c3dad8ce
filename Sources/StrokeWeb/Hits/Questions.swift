import StrokeCore
import StrokePaths

/// Returns whether a rectangle hits a target by a rule: 0 for touch, 1 center, 2 an alpha of at least
/// the threshold. −1 if there is no such target, rectangle or rule.
@c(strokecheck_target_hit_by_rectangle)
public func isHit(
  _ target: Int32, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ rule: Int32,
  _ threshold: Int32
) -> Int32 {
  guard let target = HitSession.targets[target],
    let rect = Rect(x: x, y: y, width: width, height: height), (0...2).contains(rule)
  else { return -1 }
  let rule: HitRule =
    rule == 0 ? .touch : rule == 1 ? .center : .coverage(atLeast: Int(threshold))
  return target.pointee.hits(rect, by: rule) ? 1 : 0
}

/// The alpha, 0…255, of the pixel that a target makes of a rectangle: the share that is painted of what
/// lies within the target's bounds. −1 if there is no such target or rectangle.
@c(strokecheck_target_alpha)
public func alpha(
  _ target: Int32, _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> Int32 {
  guard let target = HitSession.targets[target],
    let rect = Rect(x: x, y: y, width: width, height: height)
  else { return -1 }
  return target.pointee.pixel(for: rect).map { Int32(target.pointee.alpha(of: $0)) } ?? 0
}

/// The share of a rectangle, 0…1, that a target paints. −1 if there is no such target or rectangle.
@c(strokecheck_target_coverage)
public func coverage(
  _ target: Int32, _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> Double {
  guard let target = HitSession.targets[target],
    let rect = Rect(x: x, y: y, width: width, height: height)
  else { return -1 }
  return target.pointee.coverage(of: rect)
}

/// Returns whether a round finger touches a target; a radius of 0 is a point. −1 if there is no such
/// target or finger.
@c(strokecheck_target_hit_by_disk)
public func isHit(_ target: Int32, _ x: Double, _ y: Double, radius: Double) -> Int32 {
  guard let target = HitSession.targets[target], x.isFinite, y.isFinite, radius >= 0 else {
    return -1
  }
  return target.pointee.touches(Circle(center: Point(x, y), radius: radius)) ? 1 : 0
}

/// Returns whether a square touches a target while its centre moves along a line. The numbers are every
/// x of the line's points, then every y. −1 if there is no such target, square or line.
@c(strokecheck_target_hit_by_motion)
public func isHit(
  _ target: Int32, side: Double, _ numbers: UnsafePointer<Double>?, _ count: Int32
) -> Int32 {
  let line = points(numbers, count)
  guard let target = HitSession.targets[target], side >= 0, side.isFinite,
    line.allSatisfy({ $0.isFinite })
  else { return -1 }
  return target.pointee.touches(square: side, along: line) ? 1 : 0
}
