import StrokeCore
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

@Suite struct SVGDrawingTests {
  private func svg(_ body: String, _ head: String = "viewBox='0 0 100 100'") throws -> SVGDrawing {
    try SVGDrawing(text: "<svg xmlns='http://www.w3.org/2000/svg' \(head)>\(body)</svg>")
  }

  private func isHit(_ drawing: SVGDrawing, _ x: Double, _ y: Double) -> Bool {
    drawing.elements.contains { $0.hitTest.contains(Point(x, y)) }
  }

  /// What is painted by references has the id of the outermost one that has an id, and else its own.
  @Test(arguments: [
    ("<use id='out' href='#inner'/>", "out"), ("<use href='#inner'/>", "in"),
    ("<use id='out' href='#bare'/>", "out"), ("<use href='#bare'/>", "r"),
    ("<use id='out' href='#group'/>", "out"), ("<use href='#group'/>", "in"),
    ("<use id='top' href='#twice'/>", "top"), ("<use href='#twice'/>", "twice"),
    ("<g id='g'><use id='out' href='#inner'/></g>", "out"),
    ("<g id='g'><use href='#bare'/></g>", "r"),
  ])
  func theOutermostReferenceNamesTheShape(body: String, id: String) throws {
    let shapes = """
      <defs><rect id='r' width='9' height='9'/><use id='in' href='#r'/><use id='twice' href='#in'/>
      <g id='inner'><use id='in' href='#r'/></g><g id='bare'><use href='#r'/></g>
      <g id='group'><g><use id='in' href='#r'/></g></g></defs>
      """
    #expect(try svg(shapes + body).elements.map(\.id) == [id])
  }

  struct Row: CustomTestStringConvertible {
    let body: String
    var head = "viewBox='0 0 100 100'"
    let hits: [(Double, Double)]
    let misses: [(Double, Double)]
    var testDescription: String { body }
  }

  @Test(arguments: [
    Row(
      body: "<rect x='10' y='20' width='30' height='40'/>", hits: [(11, 21), (39, 59)],
      misses: [(9, 21), (41, 30)]),
    Row(
      body: "<rect width='40' height='40' rx='20'/>", hits: [(20, 20), (6.5, 6.5)],
      misses: [(2, 2), (38, 39)]),
    // A missing radius is the other one, before that is cut to half its side.
    Row(
      body: "<rect width='40' height='400' rx='25%' ry='auto'/>", head: "viewBox='0 0 400 400'",
      hits: [(2, 80), (20, 1)],
      misses: [(2, 50), (38, 350)]),
    Row(
      body: "<rect width='40' height='400' rx='100' ry='-1'/>", head: "viewBox='0 0 400 400'",
      hits: [(2, 80), (20, 1)],
      misses: [(2, 50), (38, 350)]),
    Row(
      body: "<rect width='40' height='400' style='rx: auto; ry: 100px'/>",
      head: "viewBox='0 0 400 400'", hits: [(2, 80), (20, 1)],
      misses: [(2, 50), (38, 350)]),
    Row(
      body: "<rect width='400' height='40' ry='100'/>", head: "viewBox='0 0 400 400'",
      hits: [(80, 2), (1, 20)],
      misses: [(50, 2), (350, 38)]),
    Row(
      body: "<rect width='400' height='40' ry='25%' rx='auto'/>", head: "viewBox='0 0 400 400'",
      hits: [(80, 2), (1, 20)],
      misses: [(50, 2), (350, 38)]),
    Row(
      body: "<rect width='40' height='400' rx='100' ry='4'/>", head: "viewBox='0 0 400 400'",
      hits: [(2, 5)],
      misses: [(1, 1)]),
    Row(
      body: "<rect width='40' height='400' rx='100' ry='0'/>", head: "viewBox='0 0 400 400'",
      hits: [(0.1, 0.1)],
      misses: [(41, 1)]),
    Row(body: "<circle cx='50' cy='50' r='10'/>", hits: [(57, 57)], misses: [(58, 58)]),
    Row(body: "<ellipse cx='50' cy='50' rx='20' ry='5'/>", hits: [(69, 50)], misses: [(50, 56)]),
    Row(
      body: "<ellipse cx='50' cy='50' rx='20'/>", hits: [(69, 50), (50, 69)],
      misses: [(71, 50), (50, 71)]),
    Row(
      body: "<ellipse cx='50' cy='50' ry='20'/>", hits: [(69, 50), (50, 69)],
      misses: [(71, 50), (50, 71)]),
    Row(
      body: "<ellipse cx='50' cy='50' style='rx: auto; ry: 20px'/>", hits: [(69, 50), (50, 69)],
      misses: [(71, 50), (50, 71)]),
    Row(
      body: "<ellipse cx='50' cy='50'/><circle cx='9' cy='9'/>", hits: [],
      misses: [(50, 50), (9, 9)]),
    Row(
      body: "<line x1='0' y1='0' x2='50' y2='0' stroke='red' stroke-width='4'/>", hits: [(25, 1.9)],
      misses: [(25, 2.1), (51, 0)]),
    Row(
      body: "<polyline points='0,0 10,0 10,10' fill='none' stroke='black'/>", hits: [(10, 5)],
      misses: [(5, 5)]),
    Row(body: "<polygon points='0,0 10,0 10,10 0,10'/>", hits: [(5, 5)], misses: [(11, 5)]),
    Row(
      body: "<polygon points='0,0 10,0 10,10 0,10' fill='none' stroke='black'/>", hits: [(0, 5)],
      misses: [(5, 5)]),
    Row(
      body: "<path d='M10 0V10' stroke='red' stroke-width='2' transform='scale(5 1)'/>",
      hits: [(46, 5), (54, 5)], misses: [(56, 5), (44, 5)]),
  ])
  func paints(row: Row) throws {
    let drawing = try svg(row.body, row.head)
    for (x, y) in row.hits { #expect(isHit(drawing, x, y), "\(x), \(y)") }
    for (x, y) in row.misses { #expect(!isHit(drawing, x, y), "\(x), \(y)") }
  }

  /// Renderers do not agree on these, so they are not among their cases.
  @Test(arguments: [
    Row(
      body: "<defs><rect id='a b' width='9' height='9'/></defs><use href='#a%20b'/>",
      hits: [(5, 5)], misses: [(15, 5)]),
    Row(
      body: "<defs><rect id='r' width='9' height='9'/></defs><use xlink:href='#r'/>",
      hits: [(5, 5)], misses: [(15, 5)]),
    Row(
      body: """
        <defs><rect id='r' width='9' height='9'/><rect id='r' x='20' width='9' height='9'/></defs>
        <use href='#r'/>
        """, hits: [(5, 5)], misses: [(25, 5)]),
    Row(
      body: """
        <svg viewBox='0 0 10 10' width='40' height='20' preserveAspectRatio='defer xMaxYMin'>
        <rect width='10' height='10'/></svg>
        """, hits: [(39, 5)], misses: [(15, 5)]),
    Row(
      body: """
        <clipPath id='c' clipPathUnits='objectBoundingBox'><rect width='.5' height='1'/></clipPath>
        <g clip-path='url(#c)'><rect width='20' height='20'/>
        <rect x='20' width='20' height='20' display='none'/></g>
        """, hits: [(5, 5)], misses: [(15, 5)]),
  ])
  func findsWhatIsMeant(row: Row) throws {
    let drawing = try svg(row.body, row.head)
    for (x, y) in row.hits { #expect(isHit(drawing, x, y), "\(x), \(y)") }
    for (x, y) in row.misses { #expect(!isHit(drawing, x, y), "\(x), \(y)") }
  }

  @Test func namesItsElements() throws {
    let drawing = try svg("<g><path id='a' d='M0 0h9v9z'/>\n <use id='b' href='#a' x='20'/></g>")
    #expect(drawing.elements.map(\.id) == ["a", "b"])
    #expect(drawing.elements.map(\.line) == [1, 1])
  }

  @Test(arguments: [
    ("<text>hello</text>", SVGWarning.Kind.element("text")),
    ("<style>path/blank { fill: none }</style>", .selector("path/blank")),
    ("<style>@import 'x.css';</style>", .property("@import")),
    ("<path d='M0 0'><animate/></path>", .element("animate")),
    ("<image href='x.png'/>", .element("image")),
    ("<path clip-path='url(#c)' d='M0 0'/>", .reference("#c")),
    (
      "<path style='stroke-width: calc(1px + 2px)' d='M0 0'/>",
      .property("stroke-width calc(1px + 2px)")
    ),
    ("<path style='mask:url(#c)' d='M0 0'/>", .property("mask")),
    ("<rect width='wide' height='1'/>", .value(property: "width", value: "wide")),
    ("<path stroke-width='-1' d='M0 0'/>", .value(property: "stroke-width", value: "-1")),
    ("<g transform='turn(3)'/>", .value(property: "transform", value: "turn(3)")),
    ("<path d='M0 0L'/>", .data("expected a number, found the end of the path data")),
    ("<polygon points='1 2 3'/>", .data("expected a number, found the end of the points")),
    ("<use href='#nobody'/>", .reference("#nobody")),
    ("<use href='other.svg#a'/>", .reference("other.svg#a")),
    ("<g id='g'><use href='#g'/></g>", .circle("g")),
    ("<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>", .circle("a")),
    (
      "<path stroke-linejoin='arcs' stroke='red' d='M0 0Q1 1 2 0'/>",
      .property("stroke-linejoin arcs at curves")
    ),
  ])
  func warnsOfWhatItLeavesOut(body: String, kind: SVGWarning.Kind) throws {
    #expect(try svg(body).warnings.map(\.kind).contains(kind))
  }

  /// Known but unsupported features are reported once, at their first position, and `--strict-svg`
  /// refuses them.
  @Test(arguments: [
    ("<path marker-start='url(#m)'/><path style='marker: url(#m)'/>", 21, "markers are"),
    ("<g marker-end='url(#m)'/><path style='marker-mid:url(#n)'/>", 16, "markers are"),
    ("<g vector-effect='non-scaling-stroke'/><g vector-effect='x'/>", 19, "vector-effect is"),
    ("<g transform-origin='5 5' style='transform: scale(2)'/>", 1, "transform-origin is"),
    ("<g style='transform-box:fill-box' transform='scale(2)'/>", 1, "transform-box is"),
    ("<g style='rotate: 5deg'/><g style='rotate: 6deg'/>", 11, "rotate is"),
    ("<g style='scale: 2'/>", 11, "scale is"), ("<g style='translate: 2px'/>", 11, "translate is"),
    ("<g style='offset: path(\"M0 0\")'/><g style='offset-path: none'/>", 11, "offset-path is"),
    ("<path stroke='red' stroke-dasharray='3' pathLength='9'/>", 53, "pathLength is"),
    ("<g systemLanguage='en'/><defs systemLanguage='de'/>", 20, "systemLanguage is"),
    ("<rect width='3vw'/><rect style='x: 4VW; y: 2px'/>", 14, "lengths in vw are"),
    ("<g font-size='2rem'/>", 15, "lengths in rem are"),
    ("<line x1='2ex'/>", 11, "lengths in ex are"),
    ("<style> a{}\n[b] {}</style>", -1, "attribute selectors are"),
    ("<style>a + b {} a ~ b {}</style>", 8, "sibling selectors are"),
    ("<style>/* é */ a:hover {} a:not(b) {}</style>", 17, "pseudo-class selectors are"),
    ("<style>a::before {}</style>", 8, "pseudo-element selectors are"),
    ("<style>@namespace svg 'x'; svg {}</style>", 8, "@namespace is"),
    ("<style>@media screen { path { fill: none } } @media print {}</style>", 8, "@media is"),
    ("<style media='print'>path { fill: none }</style>", 15, "<style media=\"print\"> is"),
    ("<style>a { fill: r\\65 d }</style>", 8, "escapes in values are"),
  ])
  func namesWhatIsNotReadOnce(body: String, column: Int, words: String) throws {
    let warnings = try svg("\n\(body)").warnings
    #expect(warnings.map(\.message) == ["\(words) not supported and left out"])
    #expect(warnings.allSatisfy { $0.isUnsupported })
    let place = column < 0 ? [3, -column] : [2, column]
    #expect(warnings.map { [$0.line, $0.column] } == [place])
  }

  /// Browsers paint a background of the root, whatever else hides the root.
  @Test(arguments: [
    ("style='background: #eee'", true), ("style='background-color: white; opacity: 0'", true),
    ("style='background: url(x.png) 0 0 no-repeat'", true),
    ("style='background-image: linear-gradient(red, blue)'", true),
    ("style='background: var(--page)'", true), ("style='BACKGROUND: CurrentColor'", true),
    ("class='page'", true), ("class='page' style='background: none'", false),
    ("style='background: transparent'", false), ("style='background: inherit'", false),
    ("style='background-repeat: no-repeat'", false), ("background='red'", false),
  ])
  func namesTheBackgroundOfTheRoot(attributes: String, isNamed: Bool) throws {
    let sheet = "<style>.page, g { background-color: silver }</style>"
    let kinds = try svg(sheet + "<g style='background: red'/>", attributes).warnings.map(\.kind)
    #expect(kinds == (isNamed ? [.property("the background of the outermost <svg>")] : []))
  }

  /// A border or padding of the root moves everything in it.
  @Test(arguments: [
    ("border: 3px solid red", true), ("border-left: dotted", true), ("padding: 0 5px", true),
    ("border: none", false), ("padding: 0", false), ("border-radius: 3px", false),
    ("border: 3px solid red; border: 0", false),
  ])
  func namesTheBorderOfTheRoot(style: String, isNamed: Bool) throws {
    let kinds = try svg("<g style='border: 1px solid'/>", "style='\(style)'").warnings.map(\.kind)
    #expect(kinds == (isNamed ? [.property("the border or padding of the outermost <svg>")] : []))
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

  /// The user units of a mapped root are those of its place in the page.
  @Test func mapsTheRootInUserUnits() throws {
    let head = "width='200' height='100' viewBox='0 0 100 50' transform='translate(20 0)'"
    let drawing = try svg("<rect width='10' height='10'/>", head)
    #expect(isHit(drawing, 11, 5) && isHit(drawing, 19, 5))
    #expect(!isHit(drawing, 9, 5) && !isHit(drawing, 21, 5))
    #expect(drawing.warnings.isEmpty)
  }

  @Test(arguments: ["requiredExtensions='urn:x'", "requiredExtensions=''"])
  func aRootWhoseConditionsFailShowsNothing(condition: String) throws {
    #expect(try svg("<rect width='1' height='1'/>", condition).elements.isEmpty)
  }

  @Test func reportsThePositionOfAMistake() throws {
    let drawing = try SVGDrawing(text: "<svg>\n <path d='M0 0\n L5'/></svg>")
    #expect(drawing.warnings.map(\.line) == [3])
    #expect(drawing.warnings.map(\.column) == [4])
    #expect(drawing.elements.first?.error?.line == 3)
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

  /// What paints as intended causes no warning.
  @Test(arguments: [
    "<linearGradient id='l'><stop/></linearGradient><path fill='url(#l)' d='M0 0h9v9z'/>",
    "<svg width='5' height='5'><rect width='9' height='9'/></svg>",
    "<style>path { fill: none } @font-face { src: url(x) }</style><path paint-order='stroke'/>",
    "<clipPath id='c'><rect width='5' height='5'/></clipPath><rect clip-path='url(#c)' width='9'/>",
    "<switch><foreignObject requiredExtensions='a'/><g/></switch>",
    "<marker id='m'><path/></marker><rect marker-end='none' marker='url(#m)'/>",
    "<g style='transform-origin: 5px; transform-box: fill-box; vector-effect: none; scale: none'/>",
    "<g transform='scale(2)' transform-origin='0 0'/><path pathLength='5' stroke='red'/>",
    "<metadata><x xmlns='urn:x'/></metadata><title>a</title><g display='none'><text>a</text></g>",
  ])
  func isQuiet(body: String) throws {
    #expect(try svg(body).warnings.map(\.kind) == [])
  }

  @Test func namesThePlacesOfElements() throws {
    let drawing = try svg("<g/><g><path/><rect/><path/></g><path/>")
    #expect(
      drawing.elements.map(drawing.place) == [
        "svg/g[2]/path[1]", "svg/g[2]/rect[1]", "svg/g[2]/path[2]", "svg/path[1]",
      ])
  }

  /// Elements of other namespaces are counted separately, and elements that are not shown count.
  @Test(arguments: [
    ("<x:path xmlns:x='urn:x'/><defs><path/></defs><path/>", ["svg/path[1]"]),
    ("<switch><g requiredExtensions='a'/><g><path/></g></switch>", ["svg/switch[1]/g[2]/path[1]"]),
    ("<a><svg><line/></svg></a>", ["svg/a[1]/svg[1]/line[1]"]),
    (
      "<defs><g id='g'><path/><g><rect/></g></g></defs><use href='#g'/><use href='#g'/>",
      [
        "svg/use[1]/g[1]/path[1]", "svg/use[1]/g[1]/g[1]/rect[1]", "svg/use[2]/g[1]/path[1]",
        "svg/use[2]/g[1]/g[1]/rect[1]",
      ]
    ),
    (
      "<symbol/><symbol id='s'><path/><use href='#p'/></symbol><g/><g><use href='#s'/></g>"
        + "<defs><path/><path id='p'/></defs>",
      ["svg/g[2]/use[1]/symbol[1]/path[1]", "svg/g[2]/use[1]/symbol[1]/use[1]/path[1]"]
    ),
  ])
  func placesAreInsideWhatShowsThem(body: String, places: [String]) throws {
    let drawing = try svg(body)
    #expect(drawing.elements.map(drawing.place) == places)
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
}
