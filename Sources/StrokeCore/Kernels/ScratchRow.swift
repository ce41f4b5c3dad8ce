/// A row of numbers in a ``Workspace``, four of which can be had at once.
///
/// An index must be from 0 up to the length that the row was made with; the four from there on are
/// in the row's room even at its end, because there is room for four more. Callers' loops see to
/// the index; in debug builds it is asserted.
struct ScratchRow {
  fileprivate let start: UnsafeMutablePointer<Double>
  fileprivate let room: Int

  /// The number at `index`.
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

  /// The numbers from `index` on, four side by side.
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

  /// The row from `index` on.
  @inline(__always)
  func dropping(_ index: Int) -> ScratchRow {
    assert(index <= room)
    return ScratchRow(start: start + index, room: room - index)
  }
}

/// Room for rows of numbers while a stroke is looked at, gone afterwards: what is computed of
/// strokes by the million must not go through a dozen arrays each.
struct Workspace: ~Copyable {
  private var rest: UnsafeMutablePointer<Double>
  private var left: Int

  /// Calls `body` with room for `rows` rows of up to `length` numbers each.
  @inline(__always)
  static func withRoom<Result>(
    rows: Int, length: Int, _ body: (inout Workspace) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: max(1, rows * (length + padding))) {
      guard let start = $0.baseAddress else { preconditionFailure("an allocation has an address") }
      var workspace = Workspace(rest: start, left: $0.count)
      return body(&workspace)
    }
  }

  /// A row of `length` numbers, unset, with four zeros behind.
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

  /// Room for `count` places.
  @inline(__always)
  mutating func places(_ count: Int) -> PointBuffer {
    PointBuffer(x: row(count), y: row(count), count: count)
  }

  /// How much of the room is taken.
  var mark: Int { left }

  /// Frees the rows that were taken since the mark was.
  mutating func release(to mark: Int) {
    precondition(mark >= left, "only what was taken is freed")
    rest -= mark - left
    left = mark
  }

  private static let padding = 4
}
