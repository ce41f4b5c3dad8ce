import StrokeCore
import StrokePaths

/// Makes a target of a path, filled by the nonzero rule, and returns its number. The numbers are the
/// path's commands: of each the code of its letter in path data, then its arguments. As in path data,
/// nothing is drawn from the first command on that a path cannot have.
@c(strokecheck_target_create)
public func createTarget(_ numbers: UnsafePointer<Double>?, _ count: Int32) -> Int32 {
  let commands = PathNumbers(UnsafeBufferPointer(start: numbers, count: max(Int(count), 0)))
  return HitSession.targets.insert(HitTest(commands.path(), Paint()).indexed())
}

/// Forgets a target.
@c(strokecheck_target_destroy)
public func destroyTarget(_ target: Int32) { HitSession.targets.remove(target) }

/// The number of commands that are drawn of a target; −1 if there is no such target.
@c(strokecheck_target_count)
public func commandCount(_ target: Int32) -> Int32 {
  HitSession.targets[target].map { Int32($0.pointee.path.count) } ?? -1
}

/// Sets the rule by which a target is filled: 0 for none, 1 nonzero, 2 evenodd. Returns 0, and changes
/// nothing, if there is no such rule.
@c(strokecheck_target_fill)
public func setFill(_ target: Int32, _ rule: Int32) -> Int32 {
  guard (0...2).contains(rule) else { return 0 }
  return change(target) { paint, _ in
    paint.fill = rule == 0 ? nil : rule == 1 ? .nonzero : .evenodd
  }
}

/// Sets the style of a target's stroke; a width of 0 for none. The cap is 0 for butt, 1 round, 2
/// square; the join 0 for miter, 1 miter-clip, 2 round, 3 bevel. The numbers are the lengths of dashes
/// and gaps by SVG's rules. Returns 0, and changes nothing, for values that no stroke can have.
@c(strokecheck_target_stroke)
public func setStroke(
  _ target: Int32, _ width: Double, _ cap: Int32, _ join: Int32, _ miterLimit: Double,
  _ numbers: UnsafePointer<Double>?, _ count: Int32, _ offset: Double
) -> Int32 {
  let (caps, joins) = (StrokeStyle.Cap.allCases, StrokeStyle.Join.allCases)
  guard caps.indices.contains(Int(cap)), joins.indices.contains(Int(join)) else { return 0 }
  let lengths = UnsafeBufferPointer(start: numbers, count: max(Int(count), 0))
  guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), offset.isFinite,
    let style = StrokeStyle(
      width: width, cap: caps[Int(cap)], join: joins[Int(join)], miterLimit: miterLimit,
      dashes: DashPattern(Array(lengths), offset: offset))
  else { return 0 }
  return change(target) { paint, _ in paint.stroke = style.width > 0 ? style : nil }
}

/// Sets the map from a target's coordinates to those of questions, in SVG's order. The stroke is
/// mapped after it has been drawn. Returns 0, and changes nothing, if a number is not finite.
@c(strokecheck_target_transform)
public func setTransform(
  _ target: Int32, _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double
) -> Int32 {
  let transform = Transform(a, b, c, d, e, f)
  guard transform.isFinite else { return 0 }
  return change(target) { _, own in own = transform }
}

@inline(never)
private func change(
  _ target: Int32, _ body: (inout Paint, inout Transform) -> Void
) -> Int32 {
  guard let place = HitSession.targets[target] else { return 0 }
  var (paint, transform) = (place.pointee.paint, place.pointee.transform)
  body(&paint, &transform)
  place.pointee = HitTest(place.pointee.path, paint, transform: transform).indexed()
  return 1
}

/// The bounds of what is painted of a target: whether anything is, and the four edges or as many zeros.
/// Null if there is no such target.
@c(strokecheck_target_bounds)
public func paintedBounds(_ target: Int32) -> UnsafePointer<Double>? {
  guard let target = HitSession.targets[target] else { return nil }
  let bounds = target.pointee.paintedBounds
  HitSession.reply.removeAll()
  HitSession.reply.append(bounds != nil)
  HitSession.reply.append(bounds ?? Rect(minX: 0, minY: 0, maxX: 0, maxY: 0))
  return HitSession.reply.finish()
}
