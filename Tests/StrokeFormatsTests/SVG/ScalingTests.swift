import Foundation
import StrokePaths
import TestSupport
import Testing

@testable import StrokeCore
@testable import StrokeFormats

/// Questions about growing drawings: the time grows about in proportion to their size.
@Suite struct ScalingTests {
  private static func many(_ count: Int, _ text: (Int) -> String) -> String {
    (0..<count).map(text).joined()
  }

  /// A pseudorandom number below a bound.
  private static func scattered(_ index: Int, _ bound: Int) -> Int {
    Int(UInt64(index + 1) &* 0x9E37_79B9_7F4A_7C15 >> 33) % bound
  }

  /// Curves drawn back and forth.
  private static func retraced(_ count: Int) -> String {
    let points = (0...3 * count).map { "\(scattered(2 * $0, 90)) \(scattered(2 * $0 + 1, 90))" }
    let curves = { (points: [String]) in points.dropFirst().joined(separator: " ") }
    return "M\(points[0])C\(curves(points))C\(curves(points.reversed()))"
  }

  /// Ellipses that do not meet.
  private static func apart(_ count: Int) -> String {
    many(count) { "M\($0 % 40 * 2) \($0 / 40 * 3 + 3)a.9 1 0 1 0 1.8 0a.9 1 0 1 0-1.8 0z" }
  }

  /// Ellipses that each cross most of the others.
  private static func ellipses(_ count: Int) -> String {
    many(count) {
      "M\(scattered($0, 60)) \(scattered($0 + 7, 90))a\(9 + $0 % 7) 9 0 1 0 20 0a\(9 + $0 % 7) 9 0 1 0-20 0z"
    }
  }

  private static func clipped(_ clip: String, _ body: String = "<path d='M5 5h80v80h-80z'/>")
    -> String
  {
    "<clipPath id='c'>\(clip)</clipPath><g clip-path='url(#c)'>\(body)</g>"
  }

  private static let zigzag: @Sendable (Int) -> String = { count in
    "M0 0" + many(count) { "L\($0 % 2 * 90) \(Double($0) * 90 / Double(count))" }
  }

  /// Drawings that grow with a number. All get the same question.
  private static let drawings: [(String, Int, @Sendable (Int) -> String)] = [
    ("a retraced fill", 400, { "<path d='\(retraced($0))'/>" }),
    ("a clip by a retraced curve", 400, { clipped("<path d='\(retraced($0))'/>") }),
    ("equal circles in a clip", 200, { clipped(many($0) { _ in "<circle r='50'/>" }) }),
    (
      "clips of clips", 12,
      { count in
        clipped(
          "<circle r='80'/>",
          many(count) { "<g clip-path='url(#c)'><circle cx='\($0 % 9 + 60)' cy='40' r='9'/></g>" })
      }
    ),
    (
      "a clip of ellipses, even-odd", 200,
      { clipped("<path clip-rule='evenodd' d='\(apart($0))'/>") }
    ),
    (
      "wide strokes", 2,
      { count in
        many(count) { "<ellipse cx='\($0)' rx='40' ry='9' stroke='red' stroke-width='1e4'/>" }
      }
    ),
    ("a path that a viewport cuts", 2_000, { "<path d='\(zigzag($0))' fill-rule='evenodd'/>" }),
    ("a stroke that a viewport cuts", 1_000, { "<path d='\(zigzag($0))' stroke='red'/>" }),
    (
      "dashes that are inherited", 200,
      { count in
        let list = many(count) { "\($0 % 7 + 1) " }
        return
          "<g fill='none' stroke='red' stroke-dasharray='\(list)'>\(many(count) { "<path d='M\($0) 0h9'/>" })</g>"
      }
    ),
    ("a list of selectors", 8_000, { "<style>\(many($0) { _ in "a," })b{}</style>" }),
    (
      "rules and elements of their own", 200,
      { count in
        "<style>\(many(count) { "#g\($0)>.q{fill:red}" })</style>"
          + many(count) { "<g id='g\($0)'><path class='q\($0)' d='M\($0) 0h9v9z'/></g>" }
      }
    ),
  ]

  /// Short: of the large ones a quarter.
  @Test(arguments: drawings.map(\.0))
  func timeGrowsWithTheDrawing(name: String) throws {
    let (_, count, make) = try #require(Self.drawings.first { $0.0 == name })
    try Self.expectGrowth(from: count < 100 ? count : rounds(count / 4, long: count)) { count in
      let text = "<svg viewBox='0 0 90 90' width='90' height='90'>\(make(count))</svg>"
      return { try Self.ask(Array(text.utf8)) }
    }
  }

  private static func ask(_ bytes: [UInt8]) throws {
    let drawing = try SVGDrawing(bytes)
    let rect = Rect(minX: 11, minY: 12, maxX: 41, maxY: 43)
    for element in drawing.elements.prefix(100) {
      let test = element.hitTest.indexed()
      _ = test.touches(rect)
      _ = test.paintedBounds
    }
  }

  /// Loops around shapes: what they enclose and what is touched along them.
  @Test(arguments: ["enclosed", "touched"])
  func timeGrowsWithALoop(relation: String) throws {
    let shapes = Self.many(100) { "<circle cx='\($0 % 10 * 9)' cy='\($0 / 10 * 9)' r='3'/>" }
    let scene = HitScene(try SVGDrawing(Array("<svg>\(shapes)</svg>".utf8)))
    try Self.expectGrowth(from: rounds(100, long: 400)) { count in
      let points = (0..<count).map { index in
        let angle = Double(index) / Double(count) * 2 * .pi
        let radius = 30 + sin(Double(index) * 0.7)
        return Point(45 + radius * cos(angle), 45 + radius * sin(angle))
      }
      return {
        _ =
          relation == "enclosed"
          ? scene.elements(enclosedBy: points) ?? []
          : scene.elements(touchedBySquare: 4, along: points)
      }
    }
  }

  /// The complement of a clip, and a square of the clip itself.
  private static func complement(_ count: Int, _ square: String) throws -> HitTest {
    let outlines = ellipses(count)
    let text =
      "<svg><clipPath id='c'><path clip-rule='evenodd' d='\(outlines)'/></clipPath>"
      + "<path clip-path='url(#c)' fill-rule='evenodd' d='M-99-99h400v400h-400z\(outlines)\(square)'/></svg>"
    return try #require(SVGDrawing(Array(text.utf8)).elements.first).hitTest.indexed()
  }

  /// The search runs along the whole clip in a bounded time, and finds nothing.
  @Test(arguments: isLong ? [50, 300, 1_500] : [3])
  func aClipLeavesNothingOfItsComplement(count: Int) throws {
    let test = try Self.complement(count, "")
    let time = threadSeconds {
      #expect(!test.touches(Rect(minX: 10, minY: 10, maxX: 70, maxY: 70)))
    }
    // Without optimization, and with a large margin.
    #expect(isSanitized || time < 60)
  }

  /// The bounds of what is left do not cause repeated searches along the whole clip.
  @Test(arguments: isLong ? [20, 300] : [2])
  func boundsAlongAClipTakeABoundedTime(count: Int) throws {
    var found: (HitTest, Rect)?
    for index in 0..<64 where found == nil {
      let (x, y) = (index % 8 * 9 + 10, index / 8 * 9 + 10)
      let test = try Self.complement(count, "M\(x) \(y)h2v2h-2z")
      let square = Rect(
        minX: Double(x), minY: Double(y), maxX: Double(x + 2), maxY: Double(y + 2))
      if test.touches(square) { found = (test, square) }
    }
    let (test, square) = try #require(found)
    let time = threadSeconds {
      let bounds = test.paintedBounds
      #expect(bounds?.outset(by: 1e-6).intersection(square) == square)
    }
    #expect(isSanitized || time < 60)
  }

  /// If outlines overlap, the search ends with what it has found by then: at least what is painted.
  @Test(arguments: isLong ? [64, 512] : [4])
  func boundsOfCancellingOutlinesTakeABoundedTime(count: Int) throws {
    let arcs = Self.many(count) {
      "M0 0A50 50 0 0 1 100 0A50 \(50 + Double($0) / 1_000) 0 0 1 0 0z"
    }
    let drawing = try SVGDrawing(Array("<svg><path d='\(arcs)' fill-rule='evenodd'/></svg>".utf8))
    let time = try threadSeconds {
      let bounds = try #require(drawing.elements[0].hitTest.paintedBounds)
      #expect(bounds.minX == 0 && bounds.maxX == 100 && bounds.maxY >= 50 - 1e-9)
      #expect(count > 4 ? bounds.minY >= -50 - 1e-9 : bounds.minY < 0.01)
    }
    #expect(isSanitized || time < 60)
  }

  /// Expects four times the size to take at most 2.6 · 2.6 times as long; quadratic growth takes 16
  /// times. Each time is the minimum of several, measured for this thread alone and repeated until
  /// the factor holds, because other work on the machine may prolong any of them.
  private static func expectGrowth(
    from count: Int, _ make: (Int) throws -> () throws -> Void
  ) throws {
    let (small, large) = (try make(count), try make(4 * count))
    var (least, most) = (Double.infinity, Double.infinity)
    for round in 0..<8 where round < 2 || most >= 6.76 * least {
      // Below a thousandth of a second, other costs count.
      least = min(least, max(try threadSeconds(of: small), 1e-3))
      most = min(most, try threadSeconds(of: large))
    }
    #expect(isSanitized || most < 6.76 * least, "\(least) \(most)")
  }
}
