import StrokeCore
import StrokePaths
import TestSupport
import Testing

@testable import StrokeFormats

/// A path with relative commands paints the same as with absolute ones.
@Suite struct RelativePathTests {
  /// A decimal: `units` · 10^-`places`.
  struct Written {
    var units: Int
    var places: Int

    var text: String {
      let digits = "\(units.magnitude)"
      let padded = String(repeating: "0", count: max(places + 1 - digits.count, 0)) + digits
      let whole = padded.dropLast(places)
      let sign = units < 0 ? "-" : ""
      return places == 0 ? sign + whole : "\(sign)\(whole).\(padded.suffix(places))"
    }
  }

  /// Writes a path in both ways, coordinate by coordinate.
  struct Pen {
    let places: Int
    var absolute = ""
    var relative = ""
    private(set) var here = (x: 0, y: 0)
    private var start = (x: 0, y: 0)

    init(places: Int) { self.places = places }

    private func text(_ units: Int) -> String { Written(units: units, places: places).text }

    /// Adds a command with points in units of the last decimal, after other arguments.
    mutating func add(_ letter: Character, _ points: [(x: Int, y: Int)], after others: String = "")
    {
      let rows = points.map { (text($0.x), text($0.y)) }
      let steps = points.map { (text($0.x - here.x), text($0.y - here.y)) }
      absolute += "\(letter.uppercased())\(others) "
      relative += "\(letter.lowercased())\(others) "
      let last = points.last ?? start
      switch letter {
      case "h": (absolute, relative) = (absolute + rows[0].0, relative + steps[0].0)
      case "v": (absolute, relative) = (absolute + rows[0].1, relative + steps[0].1)
      default:
        absolute += rows.map { "\($0.0) \($0.1)" }.joined(separator: " ")
        relative += steps.map { "\($0.0),\($0.1)" }.joined(separator: " ")
      }
      here = last
      if letter == "m" { start = last }
    }

    /// Adds random edges that lead back to the start, and closes the subpath.
    mutating func addShape(using generator: inout SeededGenerator) {
      let scale = [1, 10, 100, 1_000, 10_000, 100_000][places]
      func point() -> (x: Int, y: Int) {
        (
          Int.random(in: -40 * scale...200 * scale, using: &generator),
          Int.random(in: -40 * scale...200 * scale, using: &generator)
        )
      }
      let first = point()
      add("m", [first])
      let count = Int.random(in: 1...5, using: &generator)
      for index in 1...count {
        let end = index == count ? first : point()
        let letter = "hvlcsqta".randomElement(using: &generator) ?? "l"
        switch letter {
        case "h": add("h", [(end.x, here.y)])
        case "v": add("v", [(here.x, end.y)])
        case "c": add("c", [point(), point(), end])
        case "s", "q": add(letter, [point(), end])
        case "a": add("a", [end], after: "\(index * 7) 9 30 0 1")
        default: add(letter, [end])
        }
      }
      if here != first { add("l", [first]) }
      add("z", [])
    }
  }

  @Test func relativeIsAbsolute() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<rounds(2_000, long: 100_000) {
      var pen = Pen(places: Int.random(in: 0...5, using: &generator))
      for _ in 0..<Int.random(in: 1...3, using: &generator) { pen.addShape(using: &generator) }
      let (absolute, relative) = (PathData(pen.absolute), PathData(pen.relative))
      #expect(absolute.error == nil && relative.error == nil)
      #expect(absolute.path == relative.path, "\(pen.absolute)\n\(pen.relative)")
      for case (.close, let index) in zip(relative.path, 0...) where index > 1 {
        #expect(end(of: relative.path, before: index) == start(of: relative.path, before: index))
      }
    }
  }

  private func end(of path: Path, before index: Int) -> Point? {
    switch Array(path)[index - 1] {
    case .move(let p), .line(let p), .quadratic(_, let p), .cubic(_, _, let p), .arc(_, let p): p
    case .close: nil
    }
  }

  private func start(of path: Path, before index: Int) -> Point? {
    Array(path)[..<index].reversed().lazy.compactMap {
      if case .move(let p) = $0 { p } else { nil }
    }.first
  }

  /// The same shape as an element, as absolute path data and as relative path data.
  @Test func shapesAreTheirPaths() throws {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<rounds(300, long: 20_000) {
      let places = Int.random(in: 1...3, using: &generator)
      func units(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
      func text(_ units: Int) -> String { Written(units: units, places: places).text }
      let (x, y) = (units(-500...5_000), units(-500...5_000))
      let (w, h) = (units(1...5_000), units(1...5_000))
      let (right, bottom) = (text(x + w), text(y + h))
      let (left, far, arc) = (text(x), text(x + 2 * w), "\(text(w)) \(text(w)) 0 1 0")
      let forms: [[String]] = [
        [
          #"rect x="\#(text(x))" y="\#(text(y))" width="\#(text(w))" height="\#(text(h))""#,
          #"path d="M\#(text(x)) \#(text(y))H\#(right)V\#(bottom)H\#(text(x))V\#(text(y))z""#,
          #"path d="m\#(text(x)) \#(text(y))h\#(text(w))v\#(text(h))h\#(text(-w))v\#(text(-h))z""#,
        ],
        [
          #"polygon points="\#(text(x)),\#(text(y)) \#(right),\#(text(y)) \#(text(x)),\#(bottom)""#,
          #"path d="M\#(text(x)) \#(text(y))H\#(right)L\#(text(x)) \#(bottom)Z""#,
          #"path d="m\#(text(x)) \#(text(y))h\#(text(w))l\#(text(-w)) \#(text(h))v\#(text(-h))z""#,
        ],
        [
          #"circle cx="\#(text(x + w))" cy="\#(text(y))" r="\#(text(w))""#,
          #"path d="M\#(left) \#(text(y))A\#(arc) \#(far) \#(text(y))A\#(arc) \#(left) \#(text(y))z""#,
          #"path d="m\#(left) \#(text(y))a\#(arc) \#(text(2 * w)) 0a\#(arc) \#(text(-2 * w)) 0z""#,
        ],
      ]
      let join = ["miter", "round", "bevel"].randomElement(using: &generator) ?? ""
      let width = text(units(1...800))
      let paint = #"fill="none" stroke="black" stroke-width="\#(width)" stroke-linejoin="\#(join)""#
      // On none of the shapes' lines.
      let rect = try #require(
        Rect(
          x: Double(x + units(-400...5_000)) / 100 + 0.000_123,
          y: Double(y + units(-400...5_000)) / 100 + 0.000_123,
          width: Double(units(1...900)) / 100, height: Double(units(1...900)) / 100))
      for form in forms {
        let tests = try form.map { shape in
          try #require(
            SVGDrawing(Array("<svg><\(shape) \(paint)/></svg>".utf8)).elements.first
          ).hitTest
        }
        let first = try #require(tests[0].paintedBounds)
        for (other, shape) in zip(tests, form).dropFirst() {
          let bounds = try #require(other.paintedBounds)
          let scale = 1e-9 * max(1, first.maxX.magnitude, first.maxY.magnitude)
          #expect(abs(bounds.minX - first.minX) <= scale, "\(shape) \(paint)")
          #expect(abs(bounds.minY - first.minY) <= scale, "\(shape) \(paint)")
          #expect(abs(bounds.maxX - first.maxX) <= scale, "\(shape) \(paint)")
          #expect(abs(bounds.maxY - first.maxY) <= scale, "\(shape) \(paint)")
          #expect(other.touches(rect) == tests[0].touches(rect), "\(shape) \(paint) \(rect)")
          #expect(other.contains(rect.center) == tests[0].contains(rect.center), "\(shape) \(rect)")
        }
      }
    }
  }
}
