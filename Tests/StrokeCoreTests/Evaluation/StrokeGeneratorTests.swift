import StrokeCore
import TestSupport
import Testing

@Suite struct StrokeGeneratorTests {
  @Test func aSeedGivesTheSameStrokes() {
    var (first, second) = (StrokeGenerator(seed: 7), StrokeGenerator(seed: 7))
    var other = StrokeGenerator(seed: 8)
    for shape in StrokeGenerator.Shape.allCases {
      let stroke = first.next(shape)
      #expect(stroke == second.next(shape) && stroke != other.next(shape))
    }
  }

  /// Most circles are circles to the detector that goes by shape, and nothing else is, but for open
  /// circles and loops that are wound up, which are circles more or less.
  @Test func shapesAreWhatTheyAreCalled() {
    var generator = StrokeGenerator(seed: 1)
    let ring = RingDetector()
    for shape in StrokeGenerator.Shape.allCases {
      let strokes = (0..<40).map { _ in generator.next(shape) }
      let circles = strokes.count { ring.verdict(on: $0).isCircle }
      switch shape {
      case .circle: #expect(circles >= 36)
      case .openCircle, .spiralledLoop: #expect((5...35).contains(circles), "\(shape): \(circles)")
      default: #expect(circles <= 6, "\(shape): \(circles)")
      }
      #expect(strokes.allSatisfy { $0.isTimed && $0.count >= 36 && $0.viewWidth == 320 })
    }
  }

  /// Speeds vary as those of people do, at any rate.
  @Test(arguments: [nil, 30, 120, 240])
  func speedsVary(rate: Double?) {
    var generator = StrokeGenerator(seed: 5, rate: rate)
    for shape in StrokeGenerator.Shape.allCases {
      let strokes = (0..<40).map { _ in generator.next(shape) }
      let variations = strokes.map { stroke in
        let speeds = (1..<stroke.count).map {
          (stroke.point(at: $0) - stroke.point(at: $0 - 1)).length
        }
        let mean = speeds.reduce(0, +) / Double(speeds.count)
        let square = speeds.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(speeds.count)
        return square.squareRoot() / mean
      }.sorted()
      #expect((0.5...1.06).contains(variations[20]), "\(shape): \(variations[20])")
      #expect(strokes.allSatisfy { abs(($0.rate ?? 0) - (rate ?? 60)) < 0.01 })
    }
  }

  @Test func variantsAreLikeWhatTheyVary() throws {
    var generator = StrokeGenerator(seed: 2)
    let stroke = try Shapes.circle(turns: 1.02)
    let variants = (0..<40).map { _ in generator.next(like: stroke) }
    #expect(Set(variants).count == 40)
    #expect(variants.count { RingDetector().verdict(on: $0).isCircle } >= 36)
    let durations = variants.compactMap(\.duration)
    var fast = StrokeGenerator(seed: 2, rate: 240)
    #expect((0..<40).allSatisfy { _ in abs((fast.next(like: stroke).rate ?? 0) - 240) < 2 })
    #expect(durations.count == 40 && (durations.min() ?? 0) < 1 && (durations.max() ?? 0) > 1.1)
  }

  @Test func oddStrokesStayStrokes() throws {
    var generator = StrokeGenerator(seed: 3)
    var random = SeededGenerator(seed: 4)
    #expect(generator.next(like: Stroke()).isEmpty)
    let dot = try Stroke(Array(repeating: Point(1, 1), count: 5))
    #expect(generator.next(like: dot) == dot)
    for _ in 0..<rounds(50, long: 2_000) {
      let stroke = try Shapes.random(using: &random)
      let variant = generator.next(like: stroke)
      #expect(variant.isTimed == (stroke.isTimed && !variant.isEmpty))
    }
    let large = try Stroke([Point(-1e308, 0), Point(1e308, 1), Point(0, 1e308)])
    _ = generator.next(like: large)
  }
}
