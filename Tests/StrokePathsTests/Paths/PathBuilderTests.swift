import StrokeCore
import StrokePaths
import Testing

@Suite struct PathBuilderTests {
  typealias Step = @Sendable (inout PathBuilder) -> Bool

  /// Builds a path, and lists which steps were added.
  private func build(_ steps: [Step]) -> (added: [Bool], path: Path?, prefix: Path) {
    var first = PathBuilder()
    var second = PathBuilder()
    var added: [Bool] = []
    for step in steps {
      added.append(step(&first))
      _ = step(&second)
    }
    return (added, first.finish(), second.finishValidPrefix())
  }

  @Test func onlyAMoveBeginsAPath() {
    let firsts: [Step] = [
      { $0.line(to: Point(1, 1)) }, { $0.quadratic(Point(1, 1), to: Point(2, 2)) },
      { $0.cubic(Point(1, 1), Point(2, 2), to: Point(3, 3)) },
      { $0.arc(EllipticArc(radiusX: 1, radiusY: 1), to: Point(1, 1)) }, { $0.close() },
    ]
    for first in firsts {
      let (added, path, prefix) = build([first])
      #expect(added == [false])
      #expect(path == nil)
      #expect(prefix.isEmpty)
    }
  }

  /// Radii are scaled up until they reach the end, very far if one is tiny beside the other.
  @Test(arguments: [(1e181, 1e-126), (7, 1e-300), (1e9, 1e-160), (7, 1e-16)])
  func aFarReachingArcDoesNotTrap(radiusX: Double, radiusY: Double) throws {
    let arc = EllipticArc(radiusX: radiusX, radiusY: radiusY, rotation: 30)
    let (added, path, _) = build([
      { $0.move(to: Point(0, 0)) }, { $0.arc(arc, to: Point(500, 400)) }, { $0.close() },
    ])
    #expect(added == [true, true, true])
    let test = HitTest(try #require(path), Paint(fill: .evenodd, stroke: StrokeStyle(width: 1)))
    #expect(!test.isInRange && test.paintedBounds != nil)
    for size in [1e-12, 1, 1e9] {
      _ = test.touches(Rect(minX: 4, minY: 4, maxX: 4 + size, maxY: 13))
    }
  }

  @Test func nothingFollowsARefusedElement() {
    let (added, path, prefix) = build([
      { $0.move(to: Point(1, 2)) }, { $0.line(to: Point(3, 4)) },
      { $0.line(to: Point(.infinity, 4)) }, { $0.line(to: Point(5, 6)) },
      { $0.move(to: Point(5, 6)) }, { $0.close() },
    ])
    #expect(added == [true, true, false, false, false, false])
    #expect(path == nil)
    #expect(Array(prefix) == [.move(to: Point(1, 2)), .line(to: Point(3, 4))])
  }

  @Test func aPathWithoutRefusedElementsIsWhole() {
    let (added, path, prefix) = build([
      { $0.move(to: Point(1, 2)) }, { $0.line(to: Point(3, 4)) }, { $0.close() },
    ])
    #expect(added == [true, true, true])
    #expect(path?.count == 3)
    #expect(path == prefix)
  }
}

extension PathBuilder {
  /// The end of a relative step.
  func point(after x: Double, _ y: Double) -> Point { Point(self.x(after: x), self.y(after: y)) }
}
