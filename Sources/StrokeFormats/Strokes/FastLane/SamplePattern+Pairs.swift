// Reading samples by their pattern: one, or two side by side with what stands between them. Side by
// side, because a machine does to two numbers at once what it does to one.

/// The text between two samples: two bytes at most.
struct SampleGap {
  let width: Int
  private let bytes: UInt16
  private let mask: UInt16

  /// Nothing.
  init() { (width, bytes, mask) = (0, 0, 0) }

  /// Takes the text from `start` to `end`; nil if it is longer.
  init?(from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) {
    width = end - start
    guard 1...2 ~= width else { return nil }
    mask = UInt16(littleEndian: width == 1 ? 0xFF : 0xFFFF)
    bytes = start.twoBytes & mask
  }

  /// Zero if it stands at `place`.
  @inline(__always)
  func flaws(at place: UnsafePointer<UInt8>) -> UInt16 { (place.twoBytes & mask) ^ bytes }
}

extension SamplePattern {
  /// Adds the sample of a text that fits.
  @inline(__always)
  func append(
    at place: UnsafePointer<UInt8>, to samples: inout Samples, _ timing: Samples.Timing
  ) {
    samples.append(
      x.values(at: place, place).x, y.values(at: place, place).x,
      isTimed ? time.values(at: place, place).x : 0, timing: timing)
  }
}

extension UnsafePointer<SamplePattern> {
  /// Reads samples two at a time, as long as they fit and `gap` is behind both.
  @inline(__always)
  func readPairs(
    _ cursor: inout ByteCursor, _ gap: SampleGap, into samples: inout Samples,
    _ timing: Samples.Timing
  ) {
    let length = pointee.length
    let stride = length &+ gap.width
    samples.reserve((cursor.end - cursor.next) / stride)
    let end = cursor.end
    var first = cursor.next
    samples.append(timing: timing) { x, y, times in
      var index = 0
      // The gap behind the second lies before the end, or else nothing comes of what follows.
      while end - first >= 2 &* stride {
        let second = first + stride
        guard gap.flaws(at: first + length) | gap.flaws(at: second + length) == 0,
          pointee.fits(first, second)
        else { break }
        (x + index).storePair(pointee.x.values(at: first, second))
        (y + index).storePair(pointee.y.values(at: first, second))
        (times + index).storePair(
          pointee.isTimed ? pointee.time.values(at: first, second) : SIMD2())
        first = second + stride
        index &+= 2
      }
      return index
    }
    cursor.next = first
  }
}

extension UnsafeMutablePointer<Double> {
  /// Writes two numbers.
  @inline(__always)
  fileprivate func storePair(_ pair: SIMD2<Double>) {
    UnsafeMutableRawPointer(self).storeBytes(of: pair, as: SIMD2<Double>.self)
  }
}

extension UnsafePointer<UInt8> {
  /// The two bytes from here on.
  @inline(__always)
  fileprivate var twoBytes: UInt16 { UnsafeRawPointer(self).loadUnaligned(as: UInt16.self) }
}
