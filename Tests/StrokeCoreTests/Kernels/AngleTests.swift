import Foundation
import Testing

@testable import StrokeCore

@Suite struct AngleTests {
  @Test func itIsTheArcTangentToTheLastPlaces() {
    var worst = 0.0
    for step in 0..<100_000 {
      let turn = Double(step) / 100_000 * 2 * .pi
      let v = Vector(cos(turn), sin(turn)) * [1e-5, 1, 1e5][step % 3]
      worst = max(worst, (v.angle - atan2(v.dy, v.dx)).magnitude)
    }
    #expect(worst <= 4.5e-16)
  }

  @Test(arguments: [
    (1, 0, 0), (0, 1, Double.pi / 2), (-1, 0, Double.pi), (0, -1, -Double.pi / 2), (0, 0, 0),
    (1, 1, Double.pi / 4), (-3, -3, -3 * Double.pi / 4), (2, -2, -Double.pi / 4),
  ])
  func theAxesAndDiagonalsAreExact(dx: Double, dy: Double, angle: Double) {
    #expect((Vector(dx, dy).angle - angle).magnitude <= 4.5e-16)
  }

  @Test func mirroringAndReversingChangeOnlyTheSign() {
    for step in 0..<1_000 {
      let v = Vector(cos(Double(step)), sin(Double(step)))
      #expect(Vector(v.dx, -v.dy).angle == -v.angle)
    }
  }
}
