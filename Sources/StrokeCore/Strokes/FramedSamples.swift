/// The samples of a stroke as seen in a frame of its own: about the middle of its bounds, and with
/// its greater half extent scaled to 1 … 2. The scale is a power of two and costs no place, so that
/// nothing which is computed from them overflows, vanishes, or hangs on the stroke's size.
struct FramedSamples {
  private let x: UnsafeBufferPointer<Double>
  private let y: UnsafeBufferPointer<Double>
  let origin: Point
  let scale: Double
  /// Whether all samples, if there are any, are in one place.
  let isDot: Bool

  fileprivate init(
    _ x: UnsafeBufferPointer<Double>, _ y: UnsafeBufferPointer<Double>, _ origin: Point,
    _ scale: Double, isDot: Bool
  ) {
    (self.x, self.y, self.origin, self.scale, self.isDot) = (x, y, origin, scale, isDot)
  }

  var count: Int { x.count }

  /// The sample at `index`, as the way to it from the frame's origin.
  @inline(__always)
  subscript(index: Int) -> Vector {
    Vector((x[index] - origin.x) * scale, (y[index] - origin.y) * scale)
  }

  /// A place of the frame, where the stroke has it.
  func point(_ local: Vector) -> Point {
    Point(origin.x + local.dx / scale, origin.y + local.dy / scale)
  }

  /// A circle of the frame, where the stroke has it; nil if that is beyond a double's range.
  func circle(_ center: Vector, radius: Double) -> Circle? {
    let circle = Circle(center: point(center), radius: radius / scale)
    guard circle.center.isFinite, circle.radius.isFinite, circle.radius > 0 else { return nil }
    return circle
  }
}

extension Stroke {
  /// What `body` makes of the samples in their frame. `isScaled` false leaves the size as it is.
  ///
  /// - Complexity: O(n).
  @inline(__always)
  func withFramedSamples<Result>(
    isScaled: Bool = true, _ body: (FramedSamples) -> Result
  ) -> Result {
    let box = bounds ?? Rect(around: .origin, .origin)
    let middle = box.center
    let reach = max(box.maxX - middle.x, box.maxY - middle.y)
    let scale = isScaled && reach > 0 ? reach.reciprocalPowerOfTwo : 1
    return x.withUnsafeBufferPointer { x in
      y.withUnsafeBufferPointer { y in
        body(FramedSamples(x, y, middle, scale, isDot: !(reach > 0)))
      }
    }
  }
}
