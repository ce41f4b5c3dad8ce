import StrokeCore
import StrokePaths

/// The number of the foremost of two buttons that a finger touches; nil if it touches neither.
func button(touchedBy finger: Circle) -> Int? {
  var triangle = PathBuilder()
  triangle.move(to: Point(10, 10))
  triangle.line(to: Point(90, 10))
  triangle.line(to: Point(50, 80))
  triangle.close()
  var line = PathBuilder()
  line.move(to: Point(0, 100))
  line.line(to: Point(100, 100))
  let style = StrokeStyle(width: 4, cap: .round)
  let scene = HitScene([
    HitTest(triangle.finish() ?? Path(), Paint(fill: .nonzero)),
    HitTest(line.finish() ?? Path(), Paint(fill: nil, stroke: style)),
  ])
  return scene.topmost(touching: finger)
}
