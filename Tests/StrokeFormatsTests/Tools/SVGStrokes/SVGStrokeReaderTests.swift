import StrokeFormats
import Testing

@Suite struct SVGStrokeReaderTests {
  private static func svg(_ content: String, _ more: String = "") -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\"\(more)>\(content)</svg>"
  }

  @Test(arguments: [
    Example(svg("<polyline points='1,2 3,4 3,4'/>"), "1: 1.0,2.0 3.0,4.0 3.0,4.0"),
    Example(svg("<polygon points='1,2 3,4'/>"), "1: 1.0,2.0 3.0,4.0 1.0,2.0"),
    Example(svg("<line x1='1' y1='2' x2='3' y2='4'/>"), "1: 1.0,2.0 3.0,4.0"),
    Example(
      svg("\n<path id='a' d='M1 2h3M5 6v1z'/>"), "2 id=a: 1.0,2.0 4.0,2.0",
      "2 id=a: 5.0,6.0 5.0,7.0 5.0,6.0"),
    Example(
      svg("<rect id='r' x='1' width='9' height='8'/>"),
      "1 id=r: 1.0,0.0 10.0,0.0 10.0,8.0 1.0,8.0 1.0,0.0"),
    Example(svg("<polyline points='7,8'/><polyline points=''/><path/>"), "1: 7.0,8.0"),
    // Transforms, references, definitions; text is none.
    Example(
      svg(
        "<defs><path id='p' d='M0 0L1 1'/></defs><g transform='scale(2)'><use id='u' href='#p' x='5'/></g><text>a</text><image/>"
      ),
      "1 id=u: 10.0,0.0 12.0,2.0"),
    // The width of the view, and what is said of a stroke.
    Example(
      svg("<path d='M1 2'/>", " viewBox='0 0 320 200' width='640'"), "1 width=320.0: 1.0,2.0"),
    Example(svg("<path d='M1 2'/>", " width='640px'"), "1 width=640.0: 1.0,2.0"),
    Example(
      svg(
        "<path id='a' data-id='b' data-label='c' data-width='9' d='M1 2'/>",
        " viewBox='0 0 320 200'"),
      "1 id=b label=c width=9.0: 1.0,2.0"),
    Example(
      svg("<path id='a' data-id='' data-width='' d='M1 2'/>", " viewBox='0 0 320 200'"),
      "1: 1.0,2.0"),
  ])
  func isRead(row: Example) {
    #expect(outcomes(of: row.document.utf8) == row.outcomes)
    #expect(firstCutThatMatters(in: row) == nil)
  }

  @Test(arguments: ["<circle cx='5' cy='6' r='3'/>", "<ellipse cx='5' cy='6' rx='3' ry='3'/>"])
  func roundShapesAreClosedStrokes(shape: String) throws {
    let stroke = try #require(StrokeRecords(Self.svg(shape).utf8).next()).get().stroke
    #expect(stroke.count > 20 && stroke[0] == stroke[stroke.count - 1])
    for index in 0..<stroke.count {
      let (dx, dy) = (stroke.x[index] - 5, stroke.y[index] - 6)
      #expect(abs((dx * dx + dy * dy).squareRoot() - 3) < 1e-3)
    }
  }

  @Test func curvesAreSampledFinely() throws {
    let document = Self.svg("<path d='M160 40A80 80 0 0 1 160 200A80 80 0 0 1 160 40'/>")
    let stroke = try #require(StrokeRecords(document.utf8).next()).get().stroke
    #expect(stroke.count > 100 && !stroke.isTimed)
    #expect(stroke[0] == stroke[stroke.count - 1])
    for index in 0..<stroke.count {
      let (dx, dy) = (stroke.x[index] - 160, stroke.y[index] - 120)
      #expect(abs((dx * dx + dy * dy).squareRoot() - 80) < 1e-9)
    }
  }

  @Test(arguments: [
    ("<svg>\n<path d='M1 2L'/></svg>", "2:15: expected a number, found the end of the path data"),
    (
      "<svg>\n<polyline points='1,2 3'/></svg>",
      "2:24: expected a number, found the end of the points"
    ),
    ("<svg>\n<path d='M1 2'></svg>", "2:16: expected </path>, found </svg>"),
    ("\n<svg><path d='M1 2\n3,'/></svg>", "3:3: expected a number, found the end of the path data"),
    ("<svg><path d='M1e300 0h1' transform='scale(1e300)'/></svg>", "1:6: number too large"),
  ])
  func whatIsBrokenIsNamed(document: String, error: String) {
    #expect(outcomes(of: document.utf8) == ["! \(error)"])
  }
}
