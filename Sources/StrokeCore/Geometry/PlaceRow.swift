/// A row of places, in two rows of a ``Workspace``, numbered from 0.
struct PlaceRow {
  let x: NumberRow
  let y: NumberRow
  let count: Int

  /// The place at `index`.
  @inline(__always)
  subscript(index: Int) -> Vector {
    get { Vector(x[index], y[index]) }
    nonmutating set {
      x[index] = newValue.dx
      y[index] = newValue.dy
    }
  }

  /// The places in a part of the row, numbered from 0 again.
  @inline(__always)
  func dropping(first: Int, last: Int) -> PlaceRow {
    PlaceRow(x: x.dropping(first), y: y.dropping(first), count: count - first - last)
  }

  /// The steps from place to place, four at a time.
  @inline(__always)
  var fourSteps: FourSteps { FourSteps(places: self) }

  /// The places from `index` on, four side by side.
  @inline(__always)
  subscript(four index: Int) -> FourPlaces {
    get { FourPlaces(x[four: index], y[four: index]) }
    nonmutating set {
      x[four: index] = newValue.x
      y[four: index] = newValue.y
    }
  }

  /// The distance from the first place to the last; the row must not be empty.
  var closingDistance: Double { (self[count - 1] - self[0]).length }

  /// The length of the way from place to place.
  func length() -> Double {
    var sum = SIMD4<Double>.zero
    for steps in fourSteps { sum += steps.vectors.lengths.first(steps.count) }
    return sum.sum()
  }
}

/// Four steps side by side, and how many of them there are; the others are of no use.
struct StepsSideBySide {
  /// The number of the first one.
  let index: Int
  let from: FourPlaces
  let to: FourPlaces
  let count: Int

  @inline(__always)
  var vectors: FourPlaces { to - from }
}

/// The steps of a row of places, four at a time.
struct FourSteps: Sequence, IteratorProtocol {
  private let places: PlaceRow
  private var index = 0

  @inline(__always)
  fileprivate init(places: PlaceRow) { self.places = places }

  @inline(__always)
  mutating func next() -> StepsSideBySide? {
    let left = places.count - 1 - index
    guard left > 0 else { return nil }
    defer { index += 4 }
    return StepsSideBySide(
      index: index, from: places[four: index], to: places[four: index + 1],
      count: Swift.min(4, left))
  }
}

/// Four places or vectors side by side.
struct FourPlaces {
  var x: SIMD4<Double>
  var y: SIMD4<Double>

  @inline(__always)
  init(_ x: SIMD4<Double>, _ y: SIMD4<Double>) { (self.x, self.y) = (x, y) }

  @inline(__always)
  static func - (a: FourPlaces, b: FourPlaces) -> FourPlaces { FourPlaces(a.x - b.x, a.y - b.y) }

  @inline(__always)
  static func - (a: FourPlaces, b: Vector) -> FourPlaces { FourPlaces(a.x - b.dx, a.y - b.dy) }

  @inline(__always)
  static func + (a: FourPlaces, b: FourPlaces) -> FourPlaces { FourPlaces(a.x + b.x, a.y + b.y) }

  @inline(__always)
  static func * (a: FourPlaces, k: SIMD4<Double>) -> FourPlaces { FourPlaces(a.x * k, a.y * k) }

  @inline(__always)
  func dot(_ b: FourPlaces) -> SIMD4<Double> { x * b.x + y * b.y }

  @inline(__always)
  func cross(_ b: FourPlaces) -> SIMD4<Double> { x * b.y - y * b.x }

  @inline(__always)
  var squares: SIMD4<Double> { x * x + y * y }

  @inline(__always)
  var lengths: SIMD4<Double> { squares.squareRoot() }
}

extension SIMD4<Double> {
  /// The numbers, none below its like in `least` or above its like in `most`.
  @inline(__always)
  func between(_ least: SIMD4<Double>, _ most: SIMD4<Double>) -> SIMD4<Double> {
    let raised = replacing(with: least, where: self .< least)
    return raised.replacing(with: most, where: raised .> most)
  }
}
