import StrokeCore
import StrokePaths

// Times what only a caller of the libraries sees, and prints a row for each: name, figure, unit, note and
// whether the answers were right, between tabs.
//
//     librarycalls detectors      each detector on strokes of 64 points
//     librarycalls hits < CASES   hit tests; the form of CASES stands at `HitCase`
@main
enum LibraryCalls {
  static func main() {
    switch CommandLine.arguments.dropFirst().first {
    case "detectors": timeDetectors()
    case "hits": timeHits(HitCase.readAll())
    default: fatalError("usage: librarycalls detectors|hits")
    }
  }

  static func row(_ name: String, _ nanoseconds: Double, _ note: String, isRight: Bool = true) {
    print(name, nanoseconds, "ns", note, isRight ? "right" : "wrong", separator: "\t")
  }

  /// The shortest time that `body` takes in a number of rounds, in nanoseconds.
  static func bestTime(rounds: Int, _ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let durations = (0..<rounds).map { _ in clock.measure(body).components }
    return durations.map { Double($0.seconds) * 1e9 + Double($0.attoseconds) / 1e9 }.min() ?? 0
  }
}

// MARK: - Detectors

extension LibraryCalls {
  /// Circles go through all checks, squares leave early.
  private static func timeDetectors() {
    let circles = (0..<256).map { circle(seed: $0) }
    let squares = circles.map(square(like:))
    time(CookbookDetector(), circles, squares, acceptedSquares: nil)
    time(LaMarcheDetector(), circles, squares, acceptedSquares: 0)
    time(KatzDetector(), circles, squares, acceptedSquares: nil)
    time(RingDetector(), circles, squares, acceptedSquares: 0)
  }

  private static func time<D: Detector>(
    _ detector: D, _ circles: [Stroke], _ squares: [Stroke], acceptedSquares: Int?
  ) {
    let kinds: [(String, [Stroke], Int?)] = [
      ("circles", circles, circles.count), ("squares", squares, acceptedSquares),
    ]
    for (name, strokes, expected) in kinds {
      var accepted = 0
      let best = bestTime(rounds: 40) {
        accepted = strokes.count { detector.verdict(on: $0).isCircle }
      }
      row(
        "\(D.name), \(name) of 64 points", best / Double(strokes.count),
        "a stroke; \(accepted) of \(strokes.count) accepted",
        isRight: accepted == expected ?? accepted)
    }
  }

  /// A circle of 64 points in a second, with a slow wobble of its own, smooth enough for every detector.
  private static func circle(seed: Int) -> Stroke {
    let step = Transform.rotation(degrees: 360.0 / 63)
    var place = Vector(-0.05, -1)
    let wobble = Double(seed % 16) / 400
    let points = (0..<64).map { _ in
      defer { place = step(Point(place.dx, place.dy)) - Point(0, 0) }
      return Point(160, 240) + place * (80 * (1 + wobble * place.dx * place.dy))
    }
    return stroke(points)
  }

  /// The square around the same centre, point for point.
  private static func square(like circle: Stroke) -> Stroke {
    stroke(
      circle.points.map { point in
        let offset = point - Point(160, 240)
        return Point(160, 240) + offset * (80 / max(offset.dx.magnitude, offset.dy.magnitude))
      })
  }

  private static func stroke(_ points: [Point]) -> Stroke {
    guard let stroke = try? Stroke(points, times: points.indices.map { Double($0) / 63 }) else {
      fatalError("the points are finite")
    }
    return stroke
  }
}

// MARK: - Hit tests

extension LibraryCalls {
  /// Several paths are asked about one rectangle each, a single path about all of its rectangles: first each
  /// by itself, then through a prepared test, which must answer the same.
  private static func timeHits(_ cases: [HitCase]) {
    guard cases.count == 1, let one = cases.first else { return timeMixed(cases) }
    let count = Double(one.rects.count)
    var cold: [Bool] = []
    let coldTime = bestTime(rounds: 3) {
      cold = one.rects.map { HitTest(one.path, one.paint).touches($0) }
    }
    row("cold", coldTime / count, "a test; \(cold.count { $0 }) of \(cold.count) hit")
    var indexed = HitTest(one.path, one.paint)
    let preparation = bestTime(rounds: 3) {
      indexed = HitTest(one.path, one.paint).indexed()
      _ = indexed.touches(one.rects[0])  // Prepares what the first question needs.
    }
    row("preparing", preparation, "a path, once, with the first question")
    var prepared: [Bool] = []
    let preparedTime = bestTime(rounds: 5) { prepared = one.rects.map { indexed.touches($0) } }
    row("prepared", preparedTime / count, "a test", isRight: prepared == cold)
  }

  private static func timeMixed(_ cases: [HitCase]) {
    var right = 0
    let best = bestTime(rounds: 20) {
      right = cases.count { HitTest($0.path, $0.paint).touches($0.rects[0]) == $0.expected[0] }
    }
    row(
      "one rectangle a path", best / Double(cases.count),
      "a test; \(right) of \(cases.count) as labelled", isRight: right == cases.count)
  }
}

/// One path with its paint and its rectangles, in the form that the peers read:
///
///     P segments filled evenodd width cap join miterlimit rectangles
///     M x y · L x y · Q … · C … · Z
///     R x y width height expected      (expected is -1 where it is not known)
private struct HitCase {
  var path = Path()
  var paint = Paint()
  var rects: [Rect] = []
  var expected: [Bool?] = []

  /// Reads all cases from standard input.
  static func readAll() -> [HitCase] {
    var cases: [HitCase] = []
    while let line = readLine() {
      let head = numbers(line)
      guard line.first == "P", head.count == 8 else { fatalError("not a case: \(line)") }
      cases.append(HitCase(head))
    }
    return cases
  }

  private init(_ head: [Double]) {
    paint = Paint(
      fill: head[1] == 0 ? nil : head[2] == 0 ? .nonzero : .evenodd,
      stroke: StrokeStyle(
        width: head[3], cap: [.butt, .round, .square][Int(head[4])],
        join: [.miter, .round, .bevel][Int(head[5])], miterLimit: head[6]))
    var builder = PathBuilder()
    for _ in 0..<Int(head[0]) { Self.add(readLine() ?? "", to: &builder) }
    guard let path = builder.finish() else { fatalError("a path without a start") }
    self.path = path
    for _ in 0..<Int(head[7]) {
      let v = Self.numbers(readLine() ?? "")
      guard v.count == 5, let rect = Rect(x: v[0], y: v[1], width: v[2], height: v[3]) else {
        fatalError("not a rectangle")
      }
      rects.append(rect)
      expected.append(v[4] < 0 ? nil : v[4] == 1)
    }
  }

  private static func add(_ line: String, to builder: inout PathBuilder) {
    let v = numbers(line)
    switch (line.first, v.count) {
    case ("M", 2): builder.move(to: Point(v[0], v[1]))
    case ("L", 2): builder.line(to: Point(v[0], v[1]))
    case ("Q", 4): builder.quadratic(Point(v[0], v[1]), to: Point(v[2], v[3]))
    case ("C", 6): builder.cubic(Point(v[0], v[1]), Point(v[2], v[3]), to: Point(v[4], v[5]))
    case ("Z", 0): builder.close()
    default: fatalError("not a segment: \(line)")
    }
  }

  private static func numbers(_ line: String) -> [Double] {
    line.split(separator: " ").dropFirst().compactMap { Double($0) }
  }
}
