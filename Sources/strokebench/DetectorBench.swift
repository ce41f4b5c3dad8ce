import StrokeCore

/// Times every detector on strokes of 64 points, and checks what each of them says: first circles,
/// which go through all checks, then squares, which leave early.
func benchDetectors(_ table: inout Table) {
  let circles = (0..<256).map { circle(seed: UInt64($0)) }
  let squares = circles.map(\.squared)
  for detector in [CookbookDetector(), LaMarcheDetector(), KatzDetector(), RingDetector()]
    as [any Detector]
  {
    add(detector, "circles", circles, expected: circles.count, &table)
    // Not everybody rejects a square.
    let isSure = detector is RingDetector || detector is LaMarcheDetector
    add(detector, "squares", squares, expected: isSure ? 0 : nil, &table)
  }
}

/// One row: the time a stroke, and how many are circles to the detector.
private func add(
  _ detector: any Detector, _ name: String, _ strokes: [Stroke], expected: Int?,
  _ table: inout Table
) {
  let rounds = 20
  var accepted = 0
  let time = bestTime(rounds: 9) {
    accepted = 0
    for _ in 0..<rounds { accepted += count(of: strokes, thatPass: detector) }
  }
  accepted /= rounds
  table.add(
    "\(type(of: detector).name), \(name) of 64 points", time / Double(rounds * strokes.count),
    "ns/stroke", note: "\(accepted) of \(strokes.count) accepted",
    isRight: expected.map { $0 == accepted } ?? true)
}

private func count(of strokes: [Stroke], thatPass detector: some Detector) -> Int {
  var accepted = 0
  for stroke in strokes { accepted += detector.verdict(on: stroke).isCircle ? 1 : 0 }
  return accepted
}

/// A circle of 64 points in a second, with a slow wobble of its own, smooth enough for everybody.
private func circle(seed: UInt64) -> Stroke {
  // A 63rd of a turn.
  let step = Vector(0.995_030_775_365_401_2, 0.099_567_846_595_816_66)
  var place = Vector(-0.05, -1)
  var points: [Point] = []
  let wobble = Double(seed % 16) / 400
  for _ in 0..<64 {
    let radius = 80 * (1 + wobble * place.dx * place.dy)
    points.append(Point(160, 240) + place * radius)
    place = Vector(
      place.dx * step.dx - place.dy * step.dy, place.dx * step.dy + place.dy * step.dx)
  }
  return stroke(points)
}

extension Stroke {
  /// The square about the same middle, point for point.
  fileprivate var squared: Stroke {
    stroke(
      points.map { point in
        let way = point - Point(160, 240)
        return Point(160, 240) + way * (80 / Swift.max(way.dx.magnitude, way.dy.magnitude))
      })
  }
}

private func stroke(_ points: [Point]) -> Stroke {
  do {
    return try Stroke(points, times: points.indices.map { Double($0) / 63 })
  } catch {
    preconditionFailure("finite by construction")
  }
}
