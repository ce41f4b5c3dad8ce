/// A list of places, in two rows of a ``Workspace``.
struct PointBuffer {
  let x: ScratchRow
  let y: ScratchRow
  let count: Int

  @inline(__always)
  subscript(index: Int) -> Vector {
    get { Vector(x[index], y[index]) }
    nonmutating set {
      x[index] = newValue.dx
      y[index] = newValue.dy
    }
  }

  /// The places without some at either end, numbered from 0 again.
  @inline(__always)
  func dropping(first: Int, last: Int) -> PointBuffer {
    PointBuffer(x: x.dropping(first), y: y.dropping(first), count: count - first - last)
  }

  @inline(__always)
  var fourSteps: FourSteps { FourSteps(places: self) }

  /// The places from `index` on, in four lanes.
  @inline(__always)
  subscript(four index: Int) -> VectorX4 {
    get { VectorX4(x[four: index], y[four: index]) }
    nonmutating set {
      x[four: index] = newValue.x
      y[four: index] = newValue.y
    }
  }

  /// The distance from the first place to the last. The list must not be empty.
  var closingDistance: Double { (self[count - 1] - self[0]).length }

  func length() -> Double {
    var sum = SIMD4<Double>.zero
    for steps in fourSteps { sum += steps.vectors.lengths.masked(to: steps.count) }
    return sum.sum()
  }

  /// Puts the lengths of the steps into a row, and returns their sum and the greatest.
  func measure(into lengths: ScratchRow) -> (sum: Double, longest: Double) {
    var (sum, longest) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
    for steps in fourSteps {
      let four = steps.vectors.lengths.masked(to: steps.count)
      lengths[four: steps.index] = four
      sum += four
      longest.replace(with: four, where: four .> longest)
    }
    return (sum.sum(), longest.max())
  }
}

/// Four steps side by side, of which the first `count` are valid.
struct StepX4 {
  let index: Int
  let from: VectorX4
  let to: VectorX4
  let count: Int

  @inline(__always)
  var vectors: VectorX4 { to - from }
}

struct FourSteps: Sequence, IteratorProtocol {
  private let places: PointBuffer
  private var index = 0

  @inline(__always)
  fileprivate init(places: PointBuffer) { self.places = places }

  @inline(__always)
  mutating func next() -> StepX4? {
    let left = places.count - 1 - index
    guard left > 0 else { return nil }
    defer { index += 4 }
    return StepX4(
      index: index, from: places[four: index], to: places[four: index + 1],
      count: Swift.min(4, left))
  }
}

struct VectorX4 {
  var x: SIMD4<Double>
  var y: SIMD4<Double>

  @inline(__always)
  init(_ x: SIMD4<Double>, _ y: SIMD4<Double>) { (self.x, self.y) = (x, y) }

  @inline(__always)
  static func - (a: VectorX4, b: VectorX4) -> VectorX4 { VectorX4(a.x - b.x, a.y - b.y) }

  @inline(__always)
  static func - (a: VectorX4, b: Vector) -> VectorX4 { VectorX4(a.x - b.dx, a.y - b.dy) }

  @inline(__always)
  static func + (a: VectorX4, b: VectorX4) -> VectorX4 { VectorX4(a.x + b.x, a.y + b.y) }

  @inline(__always)
  static func * (a: VectorX4, k: SIMD4<Double>) -> VectorX4 { VectorX4(a.x * k, a.y * k) }

  @inline(__always)
  func dot(_ b: VectorX4) -> SIMD4<Double> { x * b.x + y * b.y }

  @inline(__always)
  func cross(_ b: VectorX4) -> SIMD4<Double> { x * b.y - y * b.x }

  @inline(__always)
  var squares: SIMD4<Double> { x * x + y * y }

  @inline(__always)
  var lengths: SIMD4<Double> { squares.squareRoot() }
}

extension SIMD4<Double> {
  /// The numbers, clamped to `least` … `most` in each lane.
  @inline(__always)
  func between(_ least: SIMD4<Double>, _ most: SIMD4<Double>) -> SIMD4<Double> {
    let raised = replacing(with: least, where: self .< least)
    return raised.replacing(with: most, where: raised .> most)
  }
}
