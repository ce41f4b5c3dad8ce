import StrokeCore

/// A sentence about what a finger drew in a view of this width.
func describe(_ touches: [(x: Double, y: Double, time: Double)], width: Double) throws -> String {
  let stroke = try Stroke(
    touches.map { Point($0.x, $0.y) }, times: touches.map(\.time), viewWidth: width)
  var detector = CookbookDetector()
  detector.maxInflections = 12
  switch detector.verdict(on: stroke) {
  case .circle(let circle):
    return "a circle about \(circle.center)"
  case .rejected(let check):
    let changes = detector.whatIf(of: stroke).changes
    return "\(check.reason), but not with "
      + changes.map { "\($0.setting) \($0.value)" }.joined(separator: ", ")
  }
}
