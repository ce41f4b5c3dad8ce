/// A stroke's own frame: its origin is the centre of the bounds, and the greater half extent is
/// scaled to 1 … 2. The scale is an exact power of two, so that nothing computed in the frame
/// overflows, underflows or depends on the stroke's size.
struct NormalizedFrame {
  let origin: Point
  let scale: Double
  /// True if all samples are in one place, or there are none.
  let isDot: Bool

  /// If `isScaled` is false, the size is kept.
  ///
  /// - Complexity: O(n).
  init(of stroke: Stroke, isScaled: Bool = true) {
    let box = stroke.bounds ?? Rect(around: .origin, .origin)
    origin = box.center
    let reach = max(box.maxX - origin.x, box.maxY - origin.y)
    isDot = !(reach > 0)
    scale = isScaled && reach > 0 ? reach.reciprocalPowerOfTwo : 1
  }

  /// A circle of the frame in the stroke's coordinates; nil if it exceeds a double's range or is
  /// not a circle.
  func circle(_ center: Vector, radius: Double) -> Circle? {
    let center = Point(origin.x + center.dx / scale, origin.y + center.dy / scale)
    let circle = Circle(center: center, radius: radius / scale)
    guard center.isFinite, circle.radius.isFinite, circle.radius > 0 else { return nil }
    return circle
  }

  /// The samples in the frame, without repeats, which come from a finger at rest or from rounding.
  ///
  /// Takes two rows of the stroke's length.
  @inline(__always)
  func places(of stroke: Stroke, in workspace: inout Workspace) -> PointBuffer {
    let (x, y) = (workspace.row(stroke.count), workspace.row(stroke.count))
    var count = 0
    stroke.x.withUnsafeBufferPointer { allX in
      stroke.y.withUnsafeBufferPointer { allY in
        // Nothing is near this.
        var last = Vector(.infinity, .infinity)
        for index in 0..<allX.count {
          let place = Vector(
            (allX[index] - origin.x) * scale, (allY[index] - origin.y) * scale)
          (x[count], y[count]) = (place.dx, place.dy)
          // In a frame of size 1 a double cannot tell shorter steps apart, except near 0; and the
          // square must not underflow.
          let isNew = (place - last).lengthSquared > 0x1p-900
          count += isNew ? 1 : 0
          last = isNew ? place : last
        }
      }
    }
    x[four: count] = .zero
    y[four: count] = .zero
    return PointBuffer(x: x, y: y, count: count)
  }
}
