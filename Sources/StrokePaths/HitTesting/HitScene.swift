import StrokeCore

/// The painted elements of a drawing, for questions about which of them a target touches.
///
///     let scene = HitScene(tests)
///     scene.elements(touching: rect)     // their numbers, from the hindmost to the foremost
///     scene.topmost(touching: rect)
///
/// Each element is known by its number, its index in the order of painting. A box around each of them
/// lies in a tree, so that a question looks only at the elements near its target, and asks those
/// exactly. The answers are the same as for each element by itself, and nothing is computed for
/// an element that no question comes near.
public struct HitScene: Sendable {
  private let tests: [HitTest]
  private let tree: BoxTree

  /// Creates a scene.
  ///
  /// - Parameter tests: The elements, from the hindmost to the foremost.
  /// - Complexity: O(n) for all the elements of all paths.
  public init(_ tests: consuming [HitTest]) {
    var boxes: [Rect?] = []
    boxes.reserveCapacity(tests.count)
    for index in tests.indices { boxes.append(tests[index].prepare()) }
    self.tests = tests
    tree = BoxTree(boxes)
  }

  /// The number of elements.
  public var count: Int { tests.count }

  /// The hit test of an element.
  public subscript(element: Int) -> HitTest { tests[element] }
}

extension HitScene {
  /// The elements that may paint inside a region or on its border, in the order of painting: all
  /// that do, and possibly others.
  ///
  /// - Complexity: O(log n + k log k) for k elements, where their boxes do not overlap much.
  public func candidates(near region: Rect) -> [Int] {
    guard region.largest.isFinite else { return Array(tests.indices) }
    var found = tree.find(region.outset(by: region.largest * HitTest.slack))
    if found.count > 1 { found.sort() }
    return found
  }

  /// The same for a round finger.
  public func candidates(near finger: Circle) -> [Int] {
    let (center, r) = (finger.center, finger.radius.magnitude)
    guard r.isFinite, center.isFinite else { return Array(tests.indices) }
    return candidates(near: Rect(around: center, center).outset(by: r))
  }

  /// The same for a point.
  public func candidates(near point: Point) -> [Int] {
    candidates(near: Circle(center: point, radius: 0))
  }

  /// The same for everything within a distance of some points.
  private func candidates(near points: [Point], within distance: Double = 0) -> [Int] {
    guard points.allSatisfy({ $0.isFinite }) else { return Array(tests.indices) }
    var box = BoundingBox()
    for point in points { box.include(point) }
    return box.rect.map { candidates(near: $0.outset(by: distance.magnitude)) } ?? []
  }
}

extension HitScene {
  /// The elements that a rectangle touches, in the order of painting; see
  /// ``HitTest/touches(_:)-(Rect)``.
  ///
  /// - Complexity: as for ``candidates(near:)-(Rect)``, and one question to each of those.
  public func elements(touching rect: Rect) -> [Int] { elements(hitBy: rect, by: .touch) }

  /// The elements that a rectangle hits by a rule, in the order of painting.
  public func elements(hitBy rect: Rect, by rule: HitRule) -> [Int] {
    candidates(near: rect).filter { tests[$0].hits(rect, by: rule) }
  }

  /// The elements that a round finger touches, in the order of painting.
  public func elements(touching finger: Circle) -> [Int] {
    candidates(near: finger).filter { tests[$0].touches(finger) }
  }

  /// The elements that paint a point, in the order of painting.
  public func elements(at point: Point) -> [Int] {
    candidates(near: point).filter { tests[$0].contains(point) }
  }

  /// The foremost element that a rectangle touches.
  public func topmost(touching rect: Rect) -> Int? {
    candidates(near: rect).last { tests[$0].touches(rect) }
  }

  /// The foremost element that a round finger touches.
  public func topmost(touching finger: Circle) -> Int? {
    candidates(near: finger).last { tests[$0].touches(finger) }
  }

  /// The foremost element that paints a point.
  public func topmost(at point: Point) -> Int? {
    candidates(near: point).last { tests[$0].contains(point) }
  }
}

// Fingers in motion.
extension HitScene {
  /// The elements that lie entirely inside the closed line through points; see ``HitTest/isEnclosed(by:)``. Nil
  /// where the line crosses itself near them too often to tell: the search takes about a second at most.
  public func elements(enclosedBy points: [Point]) -> [Int]? {
    elements(enclosedBy: points, within: ClosedLine.mostSteps)
  }

  func elements(enclosedBy points: [Point], within mostSteps: Int) -> [Int]? {
    let line = ClosedLine(points)
    var steps = mostSteps
    var enclosed: [Int] = []
    for element in candidates(near: points) {
      guard steps > 0, let isEnclosed = line.encloses(tests[element], &steps) else { return nil }
      if isEnclosed { enclosed.append(element) }
    }
    return enclosed
  }

  /// The elements that a square touches while its centre moves from each point to the next; see
  /// ``HitTest/touches(square:along:)``.
  public func elements(touchedBySquare side: Double, along points: [Point]) -> [Int] {
    candidates(near: points, within: side / 2).filter {
      tests[$0].touches(square: side, along: points)
    }
  }
}

extension HitTest {
  /// The share of a coordinate by which boxes are grown before they are compared: far more than the
  /// rounding errors of any answer, and far less than anyone could notice.
  static let slack = 0x1p-30

  /// Prepares the test for questions through a scene, and returns a box that contains all paint.
  fileprivate mutating func prepare() -> Rect? {
    var box = unclippedBounds
    if !clip.isUnbounded, let whole = box {
      // A clip around everything painted cuts off nothing, as a drawing's viewport does for most of
      // its elements.
      if clip.holds(whole) { clip = Clip() } else { box = clip.outerBounds(within: whole) }
    }
    index()
    return box
  }

  /// A box that contains all paint: the box of all control points, grown by the stroke's width, as
  /// far as a clip leaves it. Nil if nothing is painted.
  var outerBounds: Rect? {
    clip.isUnbounded ? unclippedBounds : unclippedBounds.flatMap { clip.outerBounds(within: $0) }
  }

  var unclippedBounds: Rect? {
    guard paint.fill != nil || paint.stroke?.width ?? 0 > 0, let box = path.quickBounds else {
      return nil
    }
    let (t, reach) = (transform, paint.stroke?.reach ?? 0)
    let (center, halfX, halfY) = (box.center, box.width / 2, box.height / 2)
    let middle = t(center)
    let x = t.a.magnitude * halfX + t.c.magnitude * halfY + reach * Vector(t.a, t.c).length
    let y = t.b.magnitude * halfX + t.d.magnitude * halfY + reach * Vector(t.b, t.d).length
    let largest = max(box.largest, reach, 1) * t.largest
    let margin = 4 * HitTest.slack * largest
    let (minX, minY) = (middle.x - x - margin, middle.y - y - margin)
    let (maxX, maxY) = (middle.x + x + margin, middle.y + y + margin)
    // If numbers go out of range, only the test itself knows.
    guard minX.isFinite, minY.isFinite, maxX.isFinite, maxY.isFinite else {
      return .plane
    }
    return Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }
}
