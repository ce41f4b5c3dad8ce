import StrokeCore

/// The numbers that a call returns: their count, then the numbers, all as doubles. They stay in
/// place until the next call that returns numbers.
struct Reply {
  private var start: UnsafeMutablePointer<Double>
  private var capacity = 256
  private var count = 1

  init() {
    start = .allocate(capacity: capacity)
    start.initialize(repeating: 0, count: capacity)
  }

  mutating func removeAll() { count = 1 }

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

  /// Adds the address of a text, which ends with a zero and lives as long as the module.
  mutating func append(_ text: FixedText) {
    append(text.withBytes { Double(UInt(bitPattern: $0.baseAddress)) })
  }

  /// Adds a text: the count of its UTF-8 bytes, and the bytes.
  @inline(never)
  mutating func append(text write: (inout [UInt8]) -> Void) {
    var bytes: [UInt8] = []
    write(&bytes)
    append(Double(bytes.count))
    for byte in bytes { append(Double(byte)) }
  }

  /// Adds whether there is a number, and the number or 0.
  @inline(never)
  mutating func append(optional number: Double?) {
    append(number != nil)
    append(number ?? 0)
  }

  @inline(never)
  mutating func append(_ point: Point) {
    append(point.x)
    append(point.y)
  }

  mutating func append(_ circle: Circle) {
    append(circle.center)
    append(circle.radius)
  }

  /// Adds whether there is a circle, and its three numbers or three zeros.
  @inline(never)
  mutating func append(optional circle: Circle?) {
    append(circle != nil)
    append(circle ?? Circle(center: .origin, radius: 0))
  }

  @inline(never)
  mutating func append(_ box: Rect) {
    for edge in [box.minX, box.minY, box.maxX, box.maxY] { append(edge) }
  }

  /// Writes the count to the front and returns the address of the reply.
  mutating func finish() -> UnsafePointer<Double> {
    start[0] = Double(count - 1)
    return UnsafePointer(start)
  }
}
