import StrokeCore

/// A static tree over the boxes of many elements, built once for many questions.
///
/// The elements are put in the order of a Hilbert curve through the centres of their boxes, so that
/// neighbours in the order are neighbours on the plane, and packed into nodes of sixteen, level by
/// level. Everything lies in two arrays.
struct BoxTree: Sendable {
  private static let width = 16

  private var elements: [Int] = []
  /// The boxes of the elements in that order, followed by the boxes of each level of nodes.
  private var boxes: [RunBox] = []
  /// The first box of each level; the first level is the elements.
  private var levels: [Int] = [0]

  /// - Parameter boxes: The box of each element; nil for one that no question is to find.
  /// - Complexity: O(n log n).
  init(_ boxes: [Rect?]) {
    elements = Self.sorted(boxes).map { Int($0 & 0xFFFF_FFFF) }
    self.boxes.reserveCapacity(elements.count + elements.count / (Self.width - 1) + 8)
    for element in elements {
      if let box = boxes[element] { self.boxes.append(RunBox(about: box)) }
    }
    while let start = levels.last, self.boxes.count - start > 1 {
      let end = self.boxes.count
      levels.append(end)
      for first in stride(from: start, to: end, by: Self.width) {
        var whole = self.boxes[first]
        for child in first..<min(first + Self.width, end) {
          whole = whole.union(self.boxes[child])
        }
        self.boxes.append(whole)
      }
    }
  }

  /// The elements whose boxes and a region have a point in common, borders included, in no
  /// particular order.
  ///
  /// - Complexity: O(log n + what is found) for boxes that do not overlap much.
  func find(_ region: Rect) -> [Int] {
    var found: [Int] = []
    guard let top = levels.last, top < boxes.count else { return found }
    find(RunBox(lookingFor: region), level: levels.count - 1, nodes: top..<boxes.count, &found)
    return found
  }

  private func find(
    _ region: RunBox, level: Int, nodes: Range<Int>, _ found: inout [Int]
  ) {
    for node in nodes where region.meets(boxes[node]) {
      if level == 0 {
        found.append(elements[node])
      } else {
        let first = levels[level - 1] + (node - levels[level]) * Self.width
        let children = first..<min(first + Self.width, levels[level])
        find(region, level: level - 1, nodes: children, &found)
      }
    }
  }
}

// The order of the elements.
extension BoxTree {
  /// The numbers of the elements that have boxes, in the order of a Hilbert curve, each below its
  /// place on the curve, which takes the upper half of the word.
  private static func sorted(_ boxes: [Rect?]) -> [UInt64] {
    var extent = BoundingBox()
    for case let box? in boxes where box.largest.isFinite { extent.include(box) }
    let all = extent.rect ?? Rect(around: .origin, .origin)
    let size = Swift.max(all.width, all.height)
    let scale = size > 0 ? 65535 / size : 0
    var keys: [UInt64] = []
    keys.reserveCapacity(boxes.count)
    for (index, box) in boxes.enumerated() {
      guard let box else { continue }
      let center = box.center
      let place = hilbert(
        step((center.x - all.minX) * scale), step((center.y - all.minY) * scale))
      keys.append(UInt64(place) << 32 | UInt64(index))
    }
    keys.sort()
    return keys
  }

  /// A coordinate as a number of 16 bits.
  private static func step(_ value: Double) -> UInt32 {
    // Not a number for an element without a finite centre.
    value > 0 ? UInt32(min(value, 65535)) : 0
  }

  /// The place of a point on a Hilbert curve through a square of 2^16 by 2^16.
  private static func hilbert(_ x: UInt32, _ y: UInt32) -> UInt32 {
    var (x, y, place) = (x, y, UInt32(0))
    var side: UInt32 = 1 << 15
    while side > 0 {
      let (right, down) = (x & side != 0, y & side != 0)
      place = place << 2 | (right ? (down ? 2 : 3) : (down ? 1 : 0))
      if !down {
        if right {
          x = 65535 - x
          y = 65535 - y
        }
        swap(&x, &y)
      }
      side >>= 1
    }
    return place
  }
}
