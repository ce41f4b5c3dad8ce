import StrokeCore
import TestSupport
import Testing

@testable import StrokeFormats

extension SVGDrawing {
  init(text: String, attributes: SVGAttributes = SVGAttributes())
    throws(ReadError)
  {
    self = try SVGDrawing(
      Array(text.utf8), attributes: attributes)
  }
}

/// A drawing of Tests/documents/drawings.txt and what becomes of it, as the head of that file says.
struct DrawingRow: Sendable, CustomTestStringConvertible {
  let document: String
  let outcome: String
  /// What the outcome says of the shapes: their fills, ids or places, or the points that they paint.
  let subject: String

  static let all: [DrawingRow] = {
    let text = (try? Checkout.text("Tests/documents/drawings.txt")) ?? ""
    return text.components(separatedBy: "\n== ").dropFirst().flatMap { section in
      let lines = section.split(separator: "\n").map(String.init)
      let subject = lines[0].firstMatch(of: /\[(\w+)\]$/).map { String($0.1) } ?? "fills"
      return lines.dropFirst(2).map { line in
        let parts = line.components(separatedBy: "  =>  ")
        let document = Example.plain(lines[1].replacing("…", with: parts[0]))
        return DrawingRow(document: document, outcome: parts[1], subject: subject)
      }
    }
  }()

  var testDescription: String { document }

  func outcome(of drawing: SVGDrawing) -> String {
    let shapes =
      switch subject {
      case "ids": drawing.elements.map { $0.id ?? "-" }.joined(separator: " ")
      case "places": drawing.elements.map(drawing.place).joined(separator: " ")
      case "points": points(in: drawing)
      default: String(drawing.elements.map { $0.paint.fill == nil ? "-" : "#" })
      }
    let warnings = drawing.warnings.map { "\($0.isUnsupported ? "!" : "?") \($0)" }
    let parts = ([shapes] + warnings).filter { !$0.isEmpty }
    return parts.isEmpty ? "nothing" : parts.joined(separator: "  ")
  }

  /// The points of the row: those that are painted, and the others behind |.
  private func points(in drawing: SVGDrawing) -> String {
    let texts = outcome.components(separatedBy: "  ")[0].split(separator: " ")
    let isPainted = { (text: Substring) in
      let numbers = text.split(separator: ",").compactMap { Double($0) }
      return drawing.elements.contains { $0.hitTest.contains(Point(numbers[0], numbers[1])) }
    }
    let points = texts.filter { $0 != "|" }
    return (points.filter(isPainted) + ["|"] + points.filter { !isPainted($0) })
      .joined(separator: " ")
  }
}

@Suite struct SVGDrawingTests {
  @Test func areEnough() { #expect(DrawingRow.all.count >= 200) }

  @Test(arguments: DrawingRow.all) func isReadAsTheTableSays(row: DrawingRow) throws {
    #expect(try row.outcome(of: SVGDrawing(text: row.document)) == row.outcome)
  }

  private func svg(_ body: String, _ head: String = "viewBox='0 0 100 100'") throws -> SVGDrawing {
    try SVGDrawing(text: "<svg xmlns='http://www.w3.org/2000/svg' \(head)>\(body)</svg>")
  }

  private func isHit(_ drawing: SVGDrawing, _ x: Double, _ y: Double) -> Bool {
    drawing.elements.contains { $0.hitTest.contains(Point(x, y)) }
  }

  /// What a reference paints is in the line where it is written, not in that of the reference.
  @Test func knowsTheLinesOfItsElements() throws {
    let drawing = try svg("<g><path id='a' d='M0 0h9v9z'/>\n <use id='b' href='#a' x='20'/></g>")
    #expect(drawing.elements.map(\.line) == [1, 1])
  }

  /// A value with trailing garbage is ignored and reported.
  @Test(arguments: [
    "opacity: .5 1", "stroke-width: 3px 2", "x: 3 4px", "r: 3px,", "transform: scale(2) 3",
    "fill: red blue", "display: none none", "stroke-dashoffset: 1 2", "font-size: 3px 4px",
    "clip-rule: evenodd nonzero", "stroke-miterlimit: 3px", "visibility: hidden 0",
    "fill-opacity: 3px",
  ])
  func whatFollowsAValueMakesItBad(declaration: String) throws {
    let drawing = try svg("<rect width='9' height='9' style='\(declaration)'/>")
    let plain = try svg("<rect width='9' height='9'/>")
    #expect(
      drawing.elements.map { "\($0.paint) \($0.transform)" }
        == plain.elements.map { "\($0.paint) \($0.transform)" })
    #expect(drawing.warnings.count == 1, "\(drawing.warnings)")
  }

  /// A missing side is proportional to the other, as in the viewBox.
  @Test(arguments: [
    (SVGDrawing.Frame.userUnits, "width='90' height='60'", 90, 60),
    (.pixels(width: 90, height: 60), "", 90, 60),
    (.pixels(width: 90, height: 70), "width='9'", 90, 70),
    (.ownPixels, "width='90' height='60'", 90, 60), (.ownPixels, "viewBox='0 0 90 60'", 90, 60),
    (.ownPixels, "style='width: 90px; height: 60px'", 90, 60), (.ownPixels, "class='a'", 90, 60),
    (.ownPixels, "", 300, 150), (.ownPixels, "width='90' viewBox='0 0 3 2'", 90, 60),
    (.ownPixels, "height='60' viewBox='0 0 3 2'", 90, 60),
    (.ownPixels, "height='60' viewBox='0 0 90 6'", 900, 60),
  ])
  func fillsTheViewport(
    frame: SVGDrawing.Frame, head: String, width: Double, height: Double
  ) throws {
    let sheet = "<style>.a { width: 90px; height: 60px }</style>"
    let text = "<svg \(head)>\(sheet)<rect width='100%' height='100%'/></svg>"
    let drawing = try SVGDrawing(Array(text.utf8), frame: frame)
    #expect(
      drawing.elements.map { $0.hitTest.paintedBounds }
        == [Rect(x: 0, y: 0, width: width, height: height)])
  }

  @Test func usesGivenAttributesAsDefaults() throws {
    var attributes = SVGAttributes()
    #expect(attributes.set("fill", to: "none") && attributes.set("stroke", to: "red"))
    #expect(attributes.set("stroke-width", to: "6") && !attributes.set("stroke-width", to: "x"))
    let text = "<svg><path d='M0 0H50' stroke-width='2'/><path d='M0 20H50'/></svg>"
    let usual = try SVGDrawing(text: text, attributes: attributes)
    #expect(usual.elements.map { $0.paint.stroke?.width } == [2, 6])
    #expect(usual.elements.allSatisfy { $0.paint.fill == nil })
  }

  @Test func readsDeepNesting() throws {
    let deep = String(repeating: "<g>", count: 10_000)
    let text = "<svg>\(deep)<rect width='5' height='5'/>" + String(repeating: "</g>", count: 10_000)
    #expect(isHit(try SVGDrawing(text: text + "</svg>"), 2, 2))
    let deeper = String(repeating: "<g>", count: 100_000)
    #expect(throws: ReadError.self) { try SVGDrawing(text: "<svg>" + deeper) }
  }

  @Test func refusesBombs() {
    var uses = "<svg><g id='g0'><rect width='1' height='1'/></g>"
    for level in 1...30 {
      let use = "<use href='#g\(level - 1)'/>"
      uses += "<g id='g\(level)'>\(use)\(use)\(use)</g>"
    }
    #expect(throws: ReadError.self) { try SVGDrawing(text: uses + "</svg>") }
  }

  /// A radius of more than half its side is cut to that, or the corners would lie outside.
  @Test(arguments: ["rx='100' ry='4'", "rx='4' ry='100'", "rx='100'", "ry='21'", "rx='60%' ry='1'"])
  func roundCornersStayInTheirRectangle(radii: String) throws {
    for (width, height) in [(40.0, 80.0), (80, 40)] {
      let drawing = try svg("<rect width='\(width)' height='\(height)' \(radii)/>")
      let bounds = try #require(drawing.elements.first?.hitTest.paintedBounds)
      let margins = [bounds.minX, bounds.minY, bounds.maxX - width, bounds.maxY - height]
      #expect(margins.allSatisfy { $0.magnitude < 1e-9 }, "\(bounds)")
    }
  }

  /// In an address, `%` and two digits are a byte of an id.
  @Test(arguments: [
    ("a b", "a%20b"), ("é", "%C3%a9"), ("é", "é"), ("a%20b", "a%2520b"), ("a%2", "a%2"),
    ("%zz", "%zz"),
    ("%", "%25"),
  ])
  func addressesAreDecoded(id: String, fragment: String) throws {
    let gradient = "<linearGradient id='\(id)'><stop/></linearGradient>"
    let body =
      "<linearGradient id='x' href='#\(fragment)'/><rect fill='url(#\(fragment))'/>"
      + "<rect fill='url(\"#\(fragment)\")'/><rect fill='url(#x)'/>"
    let painted = try svg(gradient + body)
    #expect(painted.elements.map { $0.paint.fill != nil } == [true, true, true])
    let used = try svg("<defs><rect id='\(id)'/></defs><use href='#\(fragment)'/>")
    #expect(used.elements.count == 1 && (painted.warnings + used.warnings).isEmpty)
  }
}
