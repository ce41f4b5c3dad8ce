import StrokeCore
import Testing

// The README's example of the library. `make lint` compares the two, so what the README shows is what is compiled
// here. What the example prints is collected.

@Suite struct ReadmeExamples {
  @Test func judgingSamples() throws {
    var lines: [String] = []
    func print(_ items: Any...) { lines.append(items.map { "\($0)" }.joined(separator: " ")) }
    let touches = [(x: 160.0, y: 160.0, time: 0.0), (x: 100.0, y: 240.0, time: 0.4)]
    let stroke = try Stroke(
      touches.map { Point($0.x, $0.y) }, times: touches.map(\.time), viewWidth: 320)
    var detector = CookbookDetector()
    detector.maxInflections = 12
    switch detector.verdict(on: stroke) {
    case .circle(let circle): print("a circle about", circle.center)
    case .rejected(let check): print(check.reason, check.measured ?? 0, check.limit)
    }
    for check in detector.explanation(of: stroke).checks { print(check.name, check.outcome) }
    #expect(lines.first?.hasPrefix("Transit too short 3.14") == true)
    #expect(
      lines.dropFirst() == [
        "points passed", "duration passed", "inflections passed", "closure passed",
        "transit failed", "transit passed",
      ])
  }
}
