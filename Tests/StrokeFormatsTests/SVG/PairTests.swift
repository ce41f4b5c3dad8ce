import StrokeCore
import StrokePaths
import TestSupport
import Testing

@testable import StrokeFormats

/// Two of a thing in a drawing are what each is alone: elements, uses, shapes in a clip path, clip paths, rules, subpaths,
/// and what shares an id.
@Suite struct PairTests {
  private static let places = (0..<144).map { index in
    Point(Double(index % 12) * 8 + 2.7, Double(index / 12) * 8 + 2.3)
  }

  private var random = SeededGenerator(seed: 9)

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    .random(in: range, using: &random)
  }

  /// A shape without paint of its own.
  private mutating func shape() -> String {
    let (x, y, w, h) = (number(0...50), number(0...50), number(9...40), number(9...40))
    switch number(0...3) {
    case 0: return "<rect x='\(x)' y='\(y)' width='\(w)' height='\(h)'/>"
    case 1: return "<ellipse cx='\(x + w)' cy='\(y + h)' rx='\(w)' ry='\(h)'/>"
    case 2: return "<polygon points='\(x),\(y) \(x + w),\(y) \(x),\(y + h)'/>"
    default: return "<path d='M\(x) \(y)h\(w)v\(h)h-\(w)zm5 5h\(w)v\(h)h-\(w)z'/>"
    }
  }

  private func with(_ attributes: String, _ shape: String) -> String {
    shape.replacing("/>", with: " \(attributes)/>")
  }

  /// For each element, whether it paints each of the places.
  private func painted(_ body: String) throws -> [[Bool]] {
    let text = "<svg viewBox='0 0 100 100' width='100' height='100'>\(body)</svg>"
    return try SVGDrawing(Array(text.utf8)).elements.map { element in
      let test = element.hitTest
      return Self.places.map { test.contains($0) }
    }
  }

  private func either(_ rows: [[Bool]]) -> [Bool] {
    Self.places.indices.map { place in rows.contains { $0[place] } }
  }

  private mutating func forPairs(_ body: (String, String, inout PairTests) throws -> Void) throws {
    for _ in 0..<rounds(20, long: 2_000) { try body(shape(), shape(), &self) }
  }

  @Test mutating func elementsAndGroups() throws {
    try forPairs { a, b, pairs in
      let paint = "fill='none' stroke='red' stroke-width='\(pairs.number(2...9))'"
      let alone = try pairs.painted(pairs.with(paint, a)) + pairs.painted(b)
      for body in [
        pairs.with(paint, a) + b, "<g \(paint)>\(a)</g><g>\(b)</g>",
        "<g><g \(paint)>\(a)</g>\(b)</g>",
        "<svg \(paint)>\(a)</svg><svg>\(b)</svg>",
      ] { #expect(try pairs.painted(body) == alone, "\(body)") }
    }
  }

  @Test mutating func uses() throws {
    try forPairs { a, b, pairs in
      let (x, y) = (pairs.number(-20...20), pairs.number(-20...20))
      let moved = "<g transform='translate(\(x) \(y))'>\(a)\(b)</g>"
      let defined = "<defs><g id='d'>\(a)\(b)</g></defs>"
      let body = "\(defined)<use href='#d'/><use href='#d' x='\(x)' y='\(y)'/>"
      let alone = try pairs.painted(a + b + moved)
      #expect(try pairs.painted(body) == alone, "\(body)")
    }
  }

  @Test mutating func shapesThatClip() throws {
    let all = "<rect width='100' height='100' clip-path='url(#c)'/>"
    try forPairs { a, b, pairs in
      let clip = { (shapes: String) in "<clipPath id='c'>\(shapes)</clipPath>" }
      let alone = try pairs.painted(clip(a) + all) + pairs.painted(clip(b) + all)
      #expect(try pairs.painted(clip(a + b) + all) == [pairs.either(alone)], "\(a) \(b)")
      let other = "<clipPath id='d'>\(b)</clipPath>" + all.replacing("#c", with: "#d")
      #expect(try pairs.painted(clip(a) + all + other) == alone, "\(a) \(b)")
    }
  }

  @Test mutating func classes() throws {
    try forPairs { a, b, pairs in
      let (p, q) = ("fill:none;stroke:red;stroke-width:\(pairs.number(2...9))", "fill-rule:evenodd")
      let both = "<style>.p{\(p)}.q{\(q)}</style>"
      let alone =
        try pairs.painted(pairs.with("style='\(p)'", a))
        + pairs.painted(pairs.with("style='\(q)'", b))
      let body = both + pairs.with("class='p'", a) + pairs.with("class='q'", b)
      #expect(try pairs.painted(body) == alone, "\(body)")
      let two = try pairs.painted(both + pairs.with("class='q p'", a))
      let plain = try pairs.painted(pairs.with("style='\(p);\(q)'", a))
      #expect(two == plain, "\(a)")
    }
  }

  /// The first in the document is meant.
  @Test mutating func equalIDs() throws {
    try forPairs { a, b, pairs in
      let body =
        "<defs>\(pairs.with("id='d'", a))</defs>\(pairs.with("id='d'", b))<use href='#d' y='9'/>"
      let alone = try pairs.painted(b) + pairs.painted("<g transform='translate(0 9)'>\(a)</g>")
      #expect(try pairs.painted(body) == alone, "\(body)")
    }
  }

  /// Apart from each other, and with dashes that begin anew.
  @Test mutating func subpaths() throws {
    try forPairs { _, _, pairs in
      let dashes =
        "fill='none' stroke='red' stroke-width='5' stroke-dasharray='\(pairs.number(3...9)) 4'"
      for paint in ["", "fill='none' stroke='red' stroke-width='3' stroke-linecap='round'", dashes]
      {
        let pieces = (0..<2).map { half in
          "M\(50 * half + pairs.number(4...14)) \(pairs.number(4...40))h\(pairs.number(5...28))"
            + "v\(pairs.number(5...50))l-4 5" + (pairs.number(0...1) == 0 ? "z" : "")
        }
        let path = { (data: String) in "<path d='\(data)' \(paint)/>" }
        let alone = try pairs.painted(path(pieces[0])) + pairs.painted(path(pieces[1]))
        #expect(
          try pairs.painted(path(pieces.joined())) == [pairs.either(alone)], "\(pieces) \(paint)")
      }
    }
  }
}
