/// Room for the places of an ``Outline`` and what is computed from them: five rows of 64 numbers,
/// in the caller's stack frame, so that judging a stroke allocates nothing.
struct OutlineRoom {
  /// How many numbers a row holds.
  static let width = 64

  /// The outline: its places and, later, the same stretched.
  let x: UnsafeMutablePointer<Double>
  let y: UnsafeMutablePointer<Double>
  /// The loop in the outline, evened anew.
  let loopX: UnsafeMutablePointer<Double>
  let loopY: UnsafeMutablePointer<Double>
  /// The angles by which it turns.
  let angles: UnsafeMutablePointer<Double>

  /// Calls `body` with room that is gone afterwards.
  @inline(__always)
  static func withRoom<Result>(_ body: (OutlineRoom) -> Result) -> Result {
    // A SIMD64 is 64 numbers in a row, and a tuple of one type is that type in a row, so the five
    // make 320 numbers in a row.
    typealias Row = SIMD64<Double>
    var rows = (Row.zero, Row.zero, Row.zero, Row.zero, Row.zero)
    return withUnsafeMutableBytes(of: &rows) { bytes in
      bytes.withMemoryRebound(to: Double.self) { numbers in
        body(OutlineRoom(numbers))
      }
    }
  }

  private init(_ numbers: UnsafeMutableBufferPointer<Double>) {
    guard let start = numbers.baseAddress, numbers.count == 5 * Self.width else {
      preconditionFailure("five rows")
    }
    x = start
    y = start + Self.width
    loopX = start + 2 * Self.width
    loopY = start + 3 * Self.width
    angles = start + 4 * Self.width
  }
}

/// A row of places in an ``OutlineRoom``, numbered from 0.
struct PlaceRow {
  let x: UnsafeMutablePointer<Double>
  let y: UnsafeMutablePointer<Double>
  let count: Int

  /// The places in `x` and `y`, at most as many as a room's row holds.
  @inline(__always)
  init(_ x: UnsafeMutablePointer<Double>, _ y: UnsafeMutablePointer<Double>, count: Int) {
    assert((0...OutlineRoom.width).contains(count))
    (self.x, self.y, self.count) = (x, y, count)
  }

  /// The place at `index`, from 0 up to `count`: the callers' loops see to that.
  @inline(__always)
  subscript(index: Int) -> Vector {
    get {
      assert((0..<count).contains(index))
      return Vector(x[index], y[index])
    }
    nonmutating set {
      assert((0..<count).contains(index))
      x[index] = newValue.dx
      y[index] = newValue.dy
    }
  }

  /// The places in a part of the row, numbered from 0 again.
  @inline(__always)
  func dropping(first: Int, last: Int) -> PlaceRow {
    PlaceRow(x + first, y + first, count: count - first - last)
  }

  /// The length of the way from place to place.
  @inline(__always)
  var length: Double {
    var sum = 0.0
    for index in 1..<max(count, 1) {
      sum += (self[index] - self[index - 1]).lengthSquared.squareRoot()
    }
    return sum
  }
}
