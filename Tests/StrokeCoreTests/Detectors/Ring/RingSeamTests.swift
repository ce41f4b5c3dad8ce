import Foundation
import StrokeCore
import TestSupport
import Testing

/// Where the ends of a loop meet: it does not matter where on a closed line the pen started, and how people
/// close a circle is no flaw.
@Suite struct RingSeamTests {
  private static let seed: UInt64 = 46

  // MARK: Closed lines

  /// Of random closed shapes started in 16 places each, one in a hundred may change its verdict, and that
  /// one must be doubtful from any of them.
  @Test func rotatingTheStartOfAClosedStrokeLeavesTheVerdict() throws {
    var generator = SeededGenerator(seed: Self.seed)
    let count = rounds(100, long: 2_000)
    var (changed, circles) = (0, 0)
    for number in 0..<count {
      let loop = Loop.random(using: &generator)
      let samples = Int(exp(Double.random(in: log(24)...log(250), using: &generator)))
      let noise = [0, 0, 0.005, 0.01, 0.02][number % 5]
      let points = loop.even(samples).map { $0.noisy(noise * loop.size, using: &generator) }
      let probabilities = try (0..<16).map { start in
        let first = start * samples / 16
        return try #require(
          RingDetector().probability(of: Stroke(Array(points[first...]) + points[...first])))
      }
      let accepted = probabilities.count { $0 >= 0.5 }
      circles += accepted == 16 ? 1 : 0
      guard accepted != 0, accepted != 16 else { continue }
      changed += 1
      #expect(probabilities.allSatisfy { ($0 - 0.5).magnitude < 0.3 }, "\(number), \(Self.seed)")
    }
    #expect(changed * 100 <= count)
    #expect(circles * 4 > count && circles * 4 < 3 * count)
  }

  /// What has one corner or notch has it where the ends meet, too.
  @Test(arguments: [
    ("tear-drop of 60°", 0.05), ("tear-drop of 70°", 0.05), ("tear-drop of 80°", 0.05),
    ("tear-drop of 90°", 0.6), ("cardioid", 0.05), ("heart", 0.05), ("notch of 0.3", 0.05),
    ("notch of 0.4", 0.05), ("notch of 0.5", 0.05),
  ])
  func aCornerOrNotchCountsWhereTheEndsMeet(name: String, most: Double) throws {
    let loop = try #require(Loop.cornered[name])
    var generator = SeededGenerator(seed: Self.seed)
    let copies = rounds(30, long: 200)
    for start in [0, 0.02, 0.1, 0.25, 0.5] {
      let accepted = try (0..<copies).count { copy in
        let points = loop.even(60 + copy % 60, from: start)
        let noisy = (points + points.prefix(1))
          .map { $0.noisy(0.01 * loop.size, using: &generator) }
        return RingDetector().verdict(on: try Stroke(noisy)).isCircle
      }
      #expect(Double(accepted) <= most * Double(copies) + 1, "\(start), \(Self.seed)")
    }
  }

  // MARK: Sloppy seams

  /// A hook, an overshoot or an undershoot of up to a tenth of the size is how people close a circle.
  @Test func howPeopleCloseACircleIsNoFlaw() throws {
    var generator = SeededGenerator(seed: Self.seed)
    let count = rounds(300, long: 3_000)
    let accepted = try (0..<count).count { number in
      let turns = number % 3 == 0 ? Double.random(in: 0.968...1.032, using: &generator) : 1
      let drift = number % 3 == 0 ? Double.random(in: -0.1...0.1, using: &generator) : 0
      let samples = Int.random(in: 40...120, using: &generator)
      var points = (0...samples).map { index in
        let share = Double(index) / Double(samples)
        return Point.polar(80 * (1 + drift * share), 2 * .pi * turns * share)
      }
      func hook(_ end: Point) -> [Point] {
        let angle = Double.random(in: 0...(2 * .pi), using: &generator)
        let length = Double.random(in: 0...16, using: &generator)
        return (1...4).map {
          end + Vector(cos(angle), sin(angle)) * (length * Double($0) / 4)
        }
      }
      if number % 3 == 1 || number % 6 == 2 { points += hook(points[samples]) }
      if number % 3 == 2 { points = hook(points[0]).reversed() + points }
      return RingDetector().verdict(on: try Stroke(points)).isCircle
    }
    #expect(accepted * 100 >= 98 * count)
  }

  /// Both ends in one hook are the tip of nothing.
  @Test(arguments: [4.0, 8, 12, 16, 20])
  func aHookOfBothEndsIsNoCorner(length: Double) throws {
    let circle = try Shapes.circle(center: .origin, start: 0, count: 80).points
    for angle in stride(from: -1.2, to: 1.3, by: 0.3) {
      let hook = (1...4).map {
        Point(80, 0) + Vector(cos(angle), sin(angle)) * (length * Double($0) / 4)
      }
      let stroke = try Stroke(hook.reversed() + circle + hook)
      #expect(RingDetector().verdict(on: stroke).isCircle, "\(angle)")
    }
  }

  /// A slit that both ends lie in is a slit from any start.
  @Test func theCuspOfAFlatCardioidIsNoHook() throws {
    let loop = Loop { 1 - cos($0) }.flattened(to: 0.55)
    var generator = SeededGenerator(seed: Self.seed)
    let copies = rounds(100, long: 1_000)
    let accepted = try (0..<copies).count { copy in
      let noise = [0, 0.005, 0.01][copy % 3] * loop.size
      let points = loop.even(60 + copy % 60).map { $0.noisy(noise, using: &generator) }
      return RingDetector().verdict(on: try Stroke(points + points.prefix(1))).isCircle
    }
    #expect(accepted * 50 <= copies)
  }

  /// People begin an O with a curl inside; a straight bar from inside makes an e of it.
  @Test(arguments: [0.7, 0.8, 0.9])
  func aCurlInsideIsNoFlawAndABarIs(depth: Double) throws {
    for samples in [40, 64, 100] {
      let (ring, count) = (RingDetector(), Double(samples))
      // A quarter of a turn of a spiral, and half of a small circle.
      let spiral = (0..<samples / 3).map { index in
        let left = 1 - Double(index) / (count / 3)
        return Point.polar(80 * (1 - depth * left), -.pi / 2 * left)
      }
      let arc = (0..<samples / 3).map { index in
        let left = 1 - Double(index) / (count / 3)
        return Point.polar(40 * depth, -.pi * left) + Vector(80 - 40 * depth, 0)
      }
      let bar = (0..<samples / 6).map { index in
        Point(80 * (1 - depth * (1 - Double(index) / (count / 6))), 0)
      }
      let circle = (0...samples).map { Point.polar(80, 2 * .pi * Double($0) / count) }
      for beginning in [spiral, arc] {
        for points in [beginning + circle, (beginning + circle).reversed()] {
          #expect(ring.verdict(on: try Stroke(points)).isCircle, "\(samples)")
        }
      }
      // Up to the limit a bar is a sloppy beginning, too.
      if depth > 0.7 {
        let reason = ring.verdict(on: try Stroke(bar + circle)).reason
        #expect(reason == .endsRunInside, "\(samples)")
      }
    }
  }
}

/// A closed line, densely.
private struct Loop {
  private let points: [Point]
  /// The length of the line up to each point, and once around.
  private let ways: [Double]
  /// The root of the mean square of the distances from the middle.
  let size: Double

  init(_ corners: [Point]) {
    points = corners
    ways = zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(into: [0]) { ways, ends in
      ways.append(ways[ways.count - 1] + ends.0.distance(to: ends.1))
    }
    let middle = corners.reduce(Vector.zero) { $0 + ($1 - .origin) } * (1 / Double(corners.count))
    let squares = corners.map { ($0 - (.origin + middle)).lengthSquared }
    size = (squares.reduce(0, +) / Double(corners.count)).squareRoot()
  }

  /// A line by the radius at each angle.
  init(_ radius: (Double) -> Double) {
    self.init(
      (0..<2_000).map { Point.polar(radius(Double($0) / 1_000 * .pi), Double($0) / 1_000 * .pi) })
  }

  /// A circle with the tangents from a point, where they meet at an angle in degrees.
  static func tearDrop(_ degrees: Double) -> Loop {
    let half = degrees / 360 * .pi
    let first = Double.pi / 2 - half
    return Loop(
      [Point(1 / sin(half), 0)]
        + (0...500).map { Point.polar(1, first + Double($0) / 500 * 2 * (.pi - first)) })
  }

  /// A circle with a notch at its start that is as wide as a quarter of its radius.
  static func notch(_ depth: Double, width: Double = 0.25) -> Loop {
    Loop { 1 - depth * exp(-pow(min($0, 2 * .pi - $0) / width, 2)) }
  }

  static let cornered: [String: Loop] = [
    "tear-drop of 60°": tearDrop(60), "tear-drop of 70°": tearDrop(70),
    "tear-drop of 80°": tearDrop(80), "tear-drop of 90°": tearDrop(90),
    "cardioid": Loop { 1 - cos($0) }, "heart": heart,
    "notch of 0.3": notch(0.3), "notch of 0.4": notch(0.4), "notch of 0.5": notch(0.5),
  ]

  private static let heart = Loop(
    (0..<1_000).map { index in
      let turn = Double(index) / 500 * .pi
      let y = 13 * cos(turn) - 5 * cos(2 * turn) - 2 * cos(3 * turn) - cos(4 * turn)
      return Point(16 * pow(sin(turn), 3), -y)
    })

  /// A shape of one of seven kinds, round or not.
  static func random(using generator: inout some RandomNumberGenerator) -> Loop {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    let aspect = number(0.6...1)
    let loop: Loop
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: loop = Loop { _ in 1 }
    case 1:
      let corners = Int.random(in: 3...12, using: &generator)
      loop = Loop((0..<corners).map { Point.polar(1, 2 * .pi * Double($0) / Double(corners)) })
    case 2, 3:
      let height = number(0...0.2)
      let waves = (2...6).map { ($0, number(-2...2) / Double($0), number(0...6.3)) }
      loop = Loop { turn in
        1 + height * waves.reduce(0) { $0 + $1.1 * cos(Double($1.0) * turn + $1.2) }
      }
    case 4: loop = tearDrop(number(40...150))
    case 5: loop = notch(number(0...0.6), width: number(0.2...1))
    default:
      let share = number(0.3...1)
      loop = Loop { 1 - share * cos($0) }
    }
    return loop.flattened(to: aspect)
  }

  func flattened(to aspect: Double) -> Loop {
    Loop(points.map { Point($0.x, aspect * $0.y) })
  }

  /// So many points evenly along the line, from a share of it on.
  func even(_ count: Int, from start: Double = 0) -> [Point] {
    let length = ways[points.count]
    var step = 0
    return (0..<count).map { index in
      let share = start + Double(index) / Double(count)
      let way = length * (share - share.rounded(.down))
      if way < ways[step] { step = 0 }
      while step + 1 < points.count, ways[step + 1] <= way { step += 1 }
      let part = (way - ways[step]) / (ways[step + 1] - ways[step])
      return points[step].interpolated(to: points[(step + 1) % points.count], part)
    }
  }
}

extension Point {
  fileprivate static func polar(_ radius: Double, _ angle: Double) -> Point {
    Point(radius * cos(angle), radius * sin(angle))
  }

  /// The point moved by normal noise of a standard deviation in each coordinate.
  fileprivate func noisy(_ size: Double, using generator: inout some RandomNumberGenerator) -> Point
  {
    let angle = Double.random(in: 0...(2 * .pi), using: &generator)
    let reach = size * (-2 * log(Double.random(in: 1e-9...1, using: &generator))).squareRoot()
    return self + Vector(cos(angle), sin(angle)) * reach
  }
}
