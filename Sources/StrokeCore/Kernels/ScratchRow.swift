/// A row of numbers in a ``Workspace``, read one at a time or four at a time.
///
/// An index must be from 0 up to the length of the row; reading four at it stays inside the
/// workspace even at the end, which has space for four more. The callers' loops guarantee that;
/// debug builds assert it.
struct ScratchRow {
  fileprivate let start: UnsafeMutablePointer<Double>
  fileprivate let room: Int

  @inline(__always)
  subscript(index: Int) -> Double {
    get {
      assert(0 <= index && index < room)
      return start[index]
    }
    nonmutating set {
      assert(0 <= index && index < room)
      start[index] = newValue
    }
  }

  @inline(__always)
  subscript(four index: Int) -> SIMD4<Double> {
    get {
      assert(0 <= index && index + 4 <= room)
      return UnsafeRawPointer(start + index).loadUnaligned(as: SIMD4<Double>.self)
    }
    nonmutating set {
      assert(0 <= index && index + 4 <= room)
      UnsafeMutableRawPointer(start + index).storeBytes(of: newValue, as: SIMD4<Double>.self)
    }
  }

  /// The sum of the first `count` numbers.
  func sum(_ count: Int) -> Double {
    var sum = SIMD4<Double>.zero
    for index in stride(from: 0, to: count, by: 4) {
      sum += self[four: index].masked(to: min(4, count - index))
    }
    return sum.sum()
  }

  @inline(__always)
  func dropping(_ index: Int) -> ScratchRow {
    assert(index <= room)
    return ScratchRow(start: start + index, room: room - index)
  }
}

/// Scratch memory for rows of numbers while one stroke is examined: allocating a dozen arrays for
/// each of millions of strokes would be too slow.
struct Workspace: ~Copyable {
  private var rest: UnsafeMutablePointer<Double>
  private var left: Int

  /// Calls `body` with space for `rows` rows of up to `length` numbers each.
  static func withRoom<Result>(
    rows: Int, length: Int, _ body: (inout Workspace) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: max(1, rows * (length + padding))) {
      guard let start = $0.baseAddress else { preconditionFailure("an allocation has an address") }
      var workspace = Workspace(rest: start, left: $0.count)
      return body(&workspace)
    }
  }

  /// An uninitialized row of `length` numbers, followed by four zeros.
  @inline(__always)
  mutating func row(_ length: Int) -> ScratchRow {
    let room = length + Self.padding
    precondition(length >= 0 && room <= left, "a workspace has the rows that it was made for")
    let row = ScratchRow(start: rest, room: room)
    row[four: length] = .zero
    rest += room
    left -= room
    return row
  }

  @inline(__always)
  mutating func places(_ count: Int) -> PointBuffer {
    PointBuffer(x: row(count), y: row(count), count: count)
  }

  /// A point to ``release(to:)`` rows back to.
  var mark: Int { left }

  /// Frees the rows that were taken since `mark`.
  mutating func release(to mark: Int) {
    precondition(mark >= left, "only what was taken is freed")
    rest -= mark - left
    left = mark
  }

  private static let padding = 4
}
