/// A recorded finger stroke: a collection of samples, with or without times.
///
/// Coordinates are in points of the view it was drawn in, `y` downward. Times are in seconds and
/// need not start at 0; equal times, times that go back, duplicate points and an empty stroke are
/// all legal, because real recorders produce them.
///
/// Guarantees, which every way of making or changing a stroke keeps:
/// - `x` and `y` are equally long, and every number in them is finite;
/// - `times` is empty, or as long as they are and finite: all samples are timed, or none;
/// - `viewWidth`, if set, is finite and above 0;
/// - `liftTime`, if set, is finite.
///
/// Coordinates are stored apart, each in one contiguous array, because that is how detectors read
/// them: ``x``, ``y`` and ``times`` are those arrays, and ``point(at:)`` reads one pair. A stroke
/// that is emptied and filled again reuses its storage.
public struct Stroke: Hashable, Sendable {
  /// The horizontal coordinates of the samples.
  public private(set) var x: [Double] = []
  /// The vertical coordinates of the samples, downward.
  public private(set) var y: [Double] = []
  /// The times of the samples in seconds; empty if the stroke has none.
  public private(set) var times: [Double] = []
  /// The width of the view it was drawn in, if it is known.
  public internal(set) var viewWidth: Double?
  /// The time in seconds at which the finger was lifted, if known. A finger may rest before it is
  /// lifted; a recorder may also be wrong and give a time before the last sample.
  public internal(set) var liftTime: Double?

  /// Creates an empty stroke.
  public init() {}

  /// A reason why samples are not a stroke.
  public enum ValidationError: Error, Hashable, Sendable {
    /// A coordinate or a time of the sample at this index is infinite or not a number.
    case notFinite(index: Int)
    /// The sample at this index has a time but those before it have none, or the reverse.
    case partlyTimed(index: Int)
    /// The width of the view is not a finite number above 0.
    case badViewWidth
    /// The time at which the finger was lifted is infinite or not a number.
    case badLiftTime
  }

  /// True if the samples have times. An empty stroke has none.
  public var isTimed: Bool { !times.isEmpty }

  /// The position of the sample at `index`.
  public func point(at index: Int) -> Point { Point(x[index], y[index]) }

  /// The positions of all samples, in a new array.
  ///
  /// - Complexity: O(n).
  public var points: [Point] { (0..<count).map { point(at: $0) } }
}

extension Stroke: RandomAccessCollection {
  /// One sample of a stroke.
  public struct Sample: Hashable, Sendable {
    /// The position of the finger.
    public var point: Point
    /// The time in seconds, if the stroke is timed.
    public var time: Double?

    /// The sample at a point and a time.
    public init(_ point: Point, at time: Double? = nil) {
      self.point = point
      self.time = time
    }
  }

  /// The index of the first sample, 0.
  public var startIndex: Int { 0 }

  /// The index after the last sample, which is the number of samples.
  public var endIndex: Int { x.count }

  /// The sample at `index`.
  public subscript(index: Int) -> Sample {
    Sample(point(at: index), at: isTimed ? times[index] : nil)
  }
}

extension Stroke {
  /// The stroke through `points`, timed if `times` are given.
  ///
  /// - Throws: ``ValidationError/notFinite(index:)``; ``ValidationError/partlyTimed(index:)`` if there is a time too few
  ///   or too many; ``ValidationError/badViewWidth``; ``ValidationError/badLiftTime``.
  /// - Complexity: O(n).
  public init(
    _ points: [Point], times: [Double]? = nil, viewWidth: Double? = nil, liftTime: Double? = nil
  ) throws(ValidationError) {
    if let times, times.count != points.count {
      throw .partlyTimed(index: Swift.min(times.count, points.count))
    }
    for (index, point) in points.enumerated() { try append(point, at: times?[index]) }
    try setViewWidth(viewWidth)
    try setLiftTime(liftTime)
  }

  /// Adds a sample at the end.
  ///
  /// - Throws: ``ValidationError/notFinite(index:)`` or ``ValidationError/partlyTimed(index:)``;
  ///   the stroke is then unchanged.
  public mutating func append(_ point: Point, at time: Double? = nil) throws(ValidationError) {
    guard point.isFinite, time?.isFinite ?? true else { throw .notFinite(index: count) }
    guard isEmpty || isTimed == (time != nil) else { throw .partlyTimed(index: count) }
    x.append(point.x)
    y.append(point.y)
    if let time { times.append(time) }
  }

  /// Sets the width of the view; nil if it is unknown.
  ///
  /// - Throws: ``ValidationError/badViewWidth``; the stroke is then unchanged.
  public mutating func setViewWidth(_ width: Double?) throws(ValidationError) {
    if let width, !(width > 0 && width.isFinite) { throw .badViewWidth }
    viewWidth = width
  }

  /// Sets the time at which the finger was lifted; nil if it is unknown.
  ///
  /// - Throws: ``ValidationError/badLiftTime``; the stroke is then unchanged.
  public mutating func setLiftTime(_ time: Double?) throws(ValidationError) {
    if let time, !time.isFinite { throw .badLiftTime }
    liftTime = time
  }

  /// Removes all samples, the view width and the lift time, and keeps the storage for the next
  /// samples.
  public mutating func removeAll() {
    x.removeAll(keepingCapacity: true)
    y.removeAll(keepingCapacity: true)
    times.removeAll(keepingCapacity: true)
    (viewWidth, liftTime) = (nil, nil)
  }

  /// Replaces all samples at once, for readers, which collect numbers in storage of their own. The
  /// view width and the lift time are forgotten.
  ///
  /// - Throws: ``ValidationError/notFinite(index:)``, or ``ValidationError/partlyTimed(index:)`` unless `times` is empty
  ///   or as long as `x`; the stroke is then empty.
  /// - Precondition: `x` and `y` are equally long.
  /// - Complexity: O(n), and no allocation once the storage has grown to the longest stroke.
  package mutating func assign(
    x newX: UnsafeBufferPointer<Double>, y newY: UnsafeBufferPointer<Double>,
    times newTimes: UnsafeBufferPointer<Double>
  ) throws(ValidationError) {
    precondition(newX.count == newY.count, "as many x as y")
    if let flaw = Self.firstFlaw(newX, newY, newTimes) {
      removeAll()
      throw flaw
    }
    assignFinite(x: newX, y: newY, times: newTimes)
  }

  /// Replaces all samples at once, for readers that have already rejected numbers that are not
  /// finite.
  ///
  /// - Precondition: `x` and `y` are equally long, and `times` is empty or as long; all are finite.
  /// - Complexity: as for ``assign(x:y:times:)``.
  package mutating func assignFinite(
    x newX: UnsafeBufferPointer<Double>, y newY: UnsafeBufferPointer<Double>,
    times newTimes: UnsafeBufferPointer<Double>
  ) {
    precondition(
      newX.count == newY.count && (newTimes.isEmpty || newTimes.count == newX.count),
      "as many x as y, and as many times if any")
    assert(Self.firstFlaw(newX, newY, newTimes) == nil, "all numbers are finite")
    x.replaceAll(with: newX)
    y.replaceAll(with: newY)
    times.replaceAll(with: newTimes)
    (viewWidth, liftTime) = (nil, nil)
  }

  /// Turns the stroke upside down: each `y` changes its sign.
  package mutating func flipY() {
    // 0 stays 0 rather than becoming -0.
    for index in y.indices { y[index] = 0 - y[index] }
  }

  private static func firstFlaw(
    _ x: UnsafeBufferPointer<Double>, _ y: UnsafeBufferPointer<Double>,
    _ times: UnsafeBufferPointer<Double>
  ) -> ValidationError? {
    if !times.isEmpty, times.count != x.count {
      return .partlyTimed(index: Swift.min(times.count, x.count))
    }
    for numbers in [x, y, times] {
      if let index = numbers.firstIndex(where: { !$0.isFinite }) { return .notFinite(index: index) }
    }
    return nil
  }
}

extension [Double] {
  /// Replaces the numbers without allocating if there is capacity: most strokes are about as long
  /// as the one before.
  fileprivate mutating func replaceAll(with numbers: UnsafeBufferPointer<Double>) {
    let kept = Swift.min(count, numbers.count)
    withUnsafeMutableBufferPointer { own in
      guard let place = own.baseAddress, let first = numbers.baseAddress else { return }
      place.update(from: first, count: kept)
    }
    if kept < count { removeLast(count - kept) }
    if kept < numbers.count { append(contentsOf: UnsafeBufferPointer(rebasing: numbers[kept...])) }
  }
}
