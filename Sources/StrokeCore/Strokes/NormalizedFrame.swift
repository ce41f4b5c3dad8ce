/// A stroke's own frame: about the middle of its bounds, with its greater half extent scaled to
/// 1 … 2. The scale is a power of two and costs no place, so that nothing which is computed there
/// overflows, vanishes, or depends on the stroke's size.
struct NormalizedFrame {
  let origin: Point
  let scale: Double
  /// True if all samples, if there are any, are in one place.
  let isDot: Bool

  /// The frame of a stroke. `isScaled` false leaves the size as it is.
  ///
  /// - Complexity: O(n).
  init(of stroke: Stroke, isScaled: Bool = true) {
    let box = stroke.bounds ?? Rect(around: .origin, .origin)
    origin = box.center
    let reach = max(box.maxX - origin.x, box.maxY - origin.y)
    isDot = !(reach > 0)
    scale = isScaled && reach > 0 ? reach.reciprocalPowerOfTwo : 1
  }

  /// A circle of the frame, where the stroke has it; nil if that is beyond a double's range, or not
  /// a circle.
  func circle(_ center: Vector, radius: Double) -> Circle? {
    let center = Point(origin.x + center.dx / scale, origin.y + center.dy / scale)
    let circle = Circle(center: center, radius: radius / scale)
    guard center.isFinite, circle.radius.isFinite, circle.radius > 0 else { return nil }
    return circle
  }

  /// The samples of a stroke as seen from the frame, without those that repeat the one before: a
  /// finger at rest, or rounding.
  ///
  /// Takes two rows of the stroke's length.
  @inline(__always)
  func places(of stroke: Stroke, in workspace: inout Workspace) -> PointBuffer {
    let (x, y) = (workspace.row(stroke.count), workspace.row(stroke.count))
    var count = 0
    stroke.x.withUnsafeBufferPointer { allX in
      stroke.y.withUnsafeBufferPointer { allY in
        var last = Vector.zero
        for index in 0..<allX.count {
          let place = Vector(
            (allX[index] - origin.x) * scale, (allY[index] - origin.y) * scale)
          (x[count], y[count]) = (place.dx, place.dy)
          // In a frame of size 1 a shorter step is beyond what a double tells apart, but for the
          // places about 0; and its square must not vanish.
          let isNew = count == 0 || (place - last).lengthSquared > 0x1p-900
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
