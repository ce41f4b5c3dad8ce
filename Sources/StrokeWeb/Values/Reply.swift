import StrokeCore

/// The numbers that a call answers with: their count, then they themselves, all as doubles. They stay
/// where they are until the next call that answers with numbers.
struct Reply {
  private var start: UnsafeMutablePointer<Double>
  private var capacity = 256
  private var count = 1

  /// An answer without numbers.
  init() {
    start = .allocate(capacity: capacity)
    start.initialize(repeating: 0, count: capacity)
  }

  /// Forgets the last answer.
  mutating func removeAll() { count = 1 }

  /// Adds a number.
  @inline(never)
  mutating func append(_ number: Double) {
    if count == capacity {
      let wider = UnsafeMutablePointer<Double>.allocate(capacity: 2 * capacity)
      wider.initialize(repeating: 0, count: 2 * capacity)
      wider.update(from: start, count: count)
      start.deallocate()
      (start, capacity) = (wider, 2 * capacity)
    }
    start[count] = number
    count += 1
  }

  /// Adds 1 for true and 0 for false.
  mutating func append(_ flag: Bool) { append(flag ? 1 : 0) }

  /// Adds the address of a text, which ends with a zero and is there as long as the module is.
  mutating func append(_ text: FixedText) {
    append(text.withBytes { Double(UInt(bitPattern: $0.baseAddress)) })
  }

  /// Adds a text: the count of its bytes in UTF-8, and the bytes.
  @inline(never)
  mutating func append(text write: (inout [UInt8]) -> Void) {
    var bytes: [UInt8] = []
    write(&bytes)
    append(Double(bytes.count))
    for byte in bytes { append(Double(byte)) }
  }

  /// Adds whether there is a number, and it or 0.
  @inline(never)
  mutating func append(optional number: Double?) {
    append(number != nil)
    append(number ?? 0)
  }

  /// Adds the two coordinates.
  @inline(never)
  mutating func append(_ point: Point) {
    append(point.x)
    append(point.y)
  }

  /// Adds the centre and the radius.
  mutating func append(_ circle: Circle) {
    append(circle.center)
    append(circle.radius)
  }

  /// Adds whether there is a circle, and its three numbers or as many zeros.
  @inline(never)
  mutating func append(optional circle: Circle?) {
    append(circle != nil)
    append(circle ?? Circle(center: .origin, radius: 0))
  }

  /// Adds the four edges.
  @inline(never)
  mutating func append(_ box: Rect) {
    for edge in [box.minX, box.minY, box.maxX, box.maxY] { append(edge) }
  }

  /// Writes the count to the front and returns where the answer is.
  mutating func finish() -> UnsafePointer<Double> {
    start[0] = Double(count - 1)
    return UnsafePointer(start)
  }
}
