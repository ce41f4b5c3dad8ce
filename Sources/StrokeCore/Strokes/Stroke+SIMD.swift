extension Stroke {
  /// Calls `body` with the samples, four at a time. The last four are padded with copies of the
  /// first sample; `count` is the number of real ones.
  ///
  /// For sums over samples: four running sums side by side take a quarter of the time of one,
  /// because an addition need not wait for the one before it.
  @inline(__always)
  func forEachFour(_ body: (_ x: SIMD4<Double>, _ y: SIMD4<Double>, _ count: Int) -> Void) {
    x.withUnsafeBytes { x in
      y.withUnsafeBytes { y in
        let stride = MemoryLayout<SIMD4<Double>>.size
        var offset = 0
        while offset + stride <= x.count {
          // Within bounds: both arrays are equally long, and hold `stride` bytes from `offset` on.
          body(
            x.loadUnaligned(fromByteOffset: offset, as: SIMD4<Double>.self),
            y.loadUnaligned(fromByteOffset: offset, as: SIMD4<Double>.self), 4)
          offset += stride
        }
        guard offset < x.count else { return }
        let first = offset / MemoryLayout<Double>.size
        var (lastX, lastY) = (SIMD4(repeating: self.x[0]), SIMD4(repeating: self.y[0]))
        for index in first..<count {
          lastX[index - first] = self.x[index]
          lastY[index - first] = self.y[index]
        }
        body(lastX, lastY, count - first)
      }
    }
  }
}

/// The number of indices in a range for which a condition holds. It is evaluated four at a time:
/// `four(numbers + index)` loads the number at the index and the three after it, one per lane.
@inline(__always)
func count(
  in range: Range<Int>,
  where holds: (
    _ index: Int, _ four: (UnsafePointer<Double>) -> SIMD4<Double>
  ) -> SIMDMask<SIMD4<Int64>>
) -> Int {
  // A true lane is −1.
  var counts = SIMD4<Int64>()
  var index = range.lowerBound
  while index &+ 4 <= range.upperBound {
    let lanes = holds(index) { UnsafeRawPointer($0).loadUnaligned(as: SIMD4<Double>.self) }
    counts &-= unsafeBitCast(lanes, to: SIMD4<Int64>.self)
    index &+= 4
  }
  // The tail, one by one.
  while index < range.upperBound {
    let lanes = holds(index) { SIMD4(repeating: $0.pointee) }
    counts.x &-= unsafeBitCast(lanes, to: SIMD4<Int64>.self).x
    index &+= 1
  }
  return Int(counts.wrappedSum())
}

extension SIMD4<Double> {
  /// The vector with zeros from lane `count` on.
  @inline(__always)
  func masked(to count: Int) -> SIMD4<Double> {
    count == 4 ? self : replacing(with: 0, where: SIMD4<Int64>(0, 1, 2, 3) .>= Int64(count))
  }
}
