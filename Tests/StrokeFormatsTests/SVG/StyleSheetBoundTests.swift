import Testing

@testable import StrokeFormats

/// Style sheets that take much work: it grows with their size, or they are refused with a place.
@Suite struct StyleSheetBoundTests {
  private static func svg(_ sheet: String, _ body: String) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg'><style>\(sheet)</style>\(body)</svg>"
  }

  private static func many(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private static func nested(_ depth: Int, _ body: String) -> String {
    many("<g>", depth) + body + many("</g>", depth)
  }

  private static let path = "<path d='M0 0h9v9z'/>"

  /// The comparisons that a document takes.
  private static func steps(_ document: String, most: Int? = nil) throws -> Int {
    let bytes = Array(document.utf8)
    return try bytes.withUnsafeBufferPointer { bytes in
      var reader = try SVGReader(
        SVGDocument(ByteCursor(bytes)), SVGAttributes(), isOverriding: false, .userUnits)
      reader.matcher.mostSteps = most ?? reader.matcher.mostSteps
      try reader.read()
      return reader.matcher.steps
    }
  }

  /// Documents that grow with a number.
  private static let kinds: [(String, @Sendable (Int) -> String)] = [
    ("children in descendants", { svg(".q>" + many("g g>", 6) + "g path{}", nested($0, path)) }),
    ("descendants", { svg(".q " + many("g ", 12) + "path{}", nested($0, path)) }),
    ("siblings after siblings", { svg(".q~" + many("path~", 8) + "path{}", many(path, $0)) }),
    ("nobody before", { svg(many("a~path{}", 20), many(path, $0)) }),
    (
      "siblings in descendants",
      { svg(".q~g .q~g .q~g path{}", many("<g><g>\(path)</g></g>", $0)) }
    ),
    ("places", { svg("path:nth-child(3n+1):nth-last-of-type(2n){}", many(path, $0)) }),
    ("not inside", { svg(":not(.q g) path{}", nested($0, many(path, $0))) }),
    (
      "in use",
      { svg("g~g path,.q g path{}", "<g id='u'>\(path)</g>" + many("<use href='#u'/>", $0)) }
    ),
    ("one of many", { n in svg(":is(" + many(".a g,", 20) + "b) path{}", nested(n, path)) }),
  ]

  @Test(arguments: kinds.map(\.0))
  func comparisonsGrowWithTheDocument(name: String) throws {
    let make = try #require(Self.kinds.first { $0.0 == name }).1
    let counts = try [100, 200, 400].map { try Self.steps(make($0)) }
    #expect(counts[0] >= 100, "\(counts)")
    for (small, large) in zip(counts, counts.dropFirst()) {
      #expect(Double(large) < 2.6 * Double(small), "\(counts)")
    }
  }

  private static let long = "a selector of a style sheet has over 256 parts"
  private static let large = "the style sheets have over 200000 selectors"
  private static let thrice: String = many(":is(" + many("g ", 100), 3)

  private static let refused: [(String, String)] = [
    (many(":is(", 4_000) + "path" + many(")", 4_000) + "{}", long),
    (many("g ", 4_000) + "path{}", long), (thrice + "g" + many(")", 3) + "{}", long),
    (
      many("@media all{", 4_000) + "path{}" + many("}", 4_000),
      "blocks of a style sheet are nested"
    ),
    (many("a,", 210_000) + "b{}", large), ("path{" + many("r:0;", 210_000) + "}", large),
    (many(":foo{}", 210_000), large),
  ]

  @Test(arguments: refused.indices)
  func whatIsTooMuchIsRefused(row: Int) throws {
    let (sheet, words) = Self.refused[row]
    let error = #expect(throws: ReadError.self) { try Self.steps(Self.svg(sheet, Self.path)) }
    #expect(error?.reason.hasPrefix(words) == true, "\(String(describing: error))")
    #expect(error?.position.column == 48)
  }

  /// Every rule holds of every element.
  @Test func aProductIsRefusedAtTheElementThatIsTooMuch() throws {
    let sheet = Self.many("path{r:0}", 500)
    let error = #expect(throws: ReadError.self) {
      try Self.steps(Self.svg(sheet, Self.many(Self.path, 500)), most: 100_000)
    }
    #expect(error?.reason == "the selectors of the style sheets take over 100000 comparisons")
    #expect((error?.position.column ?? 0) > sheet.utf8.count)
  }

  /// A thousand ids count no more than there is room for.
  @Test func weightsDoNotOverflow() throws {
    let sheet = Self.many("#a", 5_000) + "{stroke:red}" + Self.many(".b", 2_000) + "{stroke:none}"
    let document = Self.svg(sheet, "<path id='a' class='b' d='M0 0h9v9z'/>")
    let bytes = Array(document.utf8)
    let drawing = try SVGDrawing(bytes)
    #expect(drawing.elements.map { $0.paint.stroke != nil } == [true])
  }

  /// Elements that inherit a list of dashes share it, and so many lists are refused.
  @Test func dashesAreSharedOrBounded() throws {
    let list = Self.many("1 2 ", 20_000)
    let group = { (body: String) in
      "<svg xmlns='http://www.w3.org/2000/svg'><g stroke='red' stroke-dasharray='\(list)'>\(body)</g></svg>"
    }
    let shared = try SVGDrawing(Array(group(Self.many(Self.path, 2_000)).utf8))
    #expect(shared.elements.count == 2_000)
    let own = (1...100).map { "<path d='M0 0h9v9z' pathLength='\($0)'/>" }.joined()
    let error = #expect(throws: ReadError.self) { try SVGDrawing(Array(group(own).utf8)) }
    #expect(error?.reason == "the dashes of strokes have over 1000000 lengths")
  }
}
