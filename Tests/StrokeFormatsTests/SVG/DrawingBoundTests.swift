import StrokeCore
import TestSupport
import Testing

@testable import StrokeFormats

/// Drawings that take much work: it grows in proportion to their size, or they are refused with a
/// position.
@Suite struct DrawingBoundTests {
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

  /// The number of comparisons for a document.
  private static func steps(_ document: String, most: Int? = nil) throws -> Int {
    let bytes = Array(document.utf8)
    return try bytes.withUnsafeBufferPointer { bytes in
      var reader = try SVGReader(
        SVGDocument(ByteCursor(bytes), within: .unlimited), SVGAttributes(), .userUnits)
      reader.rules.mostSteps = most ?? reader.rules.mostSteps
      try reader.read()
      return reader.rules.steps
    }
  }

  /// Documents that grow with a number.
  private static let kinds: [(String, @Sendable (Int) -> String)] = [
    ("children in descendants", { svg(".q>" + many("g g>", 6) + "g path{}", nested($0, path)) }),
    ("descendants", { svg(".q " + many("g ", 12) + "path{}", nested($0, path)) }),
    ("a long selector", { svg(many("g ", 4_000) + "path{}", nested($0, path)) }),
    ("many", { svg(".q>g path,svg>path{}", many(path, $0)) }),
    (
      "in use", { svg(".q g>path{}", "<g id='u'>\(path)</g>" + many("<use href='#u'/>", $0)) }
    ),
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

  private static let large = "the style sheets have over 200000 selectors"

  private static let refused: [(String, String)] = [
    (many("a,", 210_000) + "b{}", large), (many("a ", 210_000) + "b{}", large),
    ("path{" + many("r:0;", 210_000) + "}", large), (many("#1{}", 210_000), large),
  ]

  @Test(arguments: refused.indices)
  func tooMuchWorkIsRefused(row: Int) throws {
    let (sheet, words) = Self.refused[row]
    let error = #expect(throws: ReadError.self) { try Self.steps(Self.svg(sheet, Self.path)) }
    #expect(error?.reason.hasPrefix(words) == true, "\(String(describing: error))")
    #expect(error?.position.column == 48)
  }

  /// Every rule applies to every element.
  @Test func tooManyRulesTimesElementsAreRefused() throws {
    let sheet = Self.many("path{r:0}", 500)
    let error = #expect(throws: ReadError.self) {
      try Self.steps(Self.svg(sheet, Self.many(Self.path, 500)), most: 100_000)
    }
    #expect(error?.reason == "the selectors of the style sheets take over 100000 comparisons")
    #expect((error?.position.column ?? 0) > sheet.utf8.count)
  }

  /// Each element looks for an ancestor that does not exist.
  @Test func deepNestingOfManyElementsIsRefused() throws {
    let document = Self.svg(".q path{r:0}", Self.nested(500, Self.many(Self.path, 500)))
    let error = #expect(throws: ReadError.self) { try Self.steps(document, most: 100_000) }
    #expect(error?.reason == "the selectors of the style sheets take over 100000 comparisons")
  }

  /// A thousand ids have no more weight than there is room for.
  @Test func weightsDoNotOverflow() throws {
    let sheet = Self.many("#a", 5_000) + "{stroke:red}" + Self.many(".b", 2_000) + "{stroke:none}"
    let document = Self.svg(sheet, "<path id='a' class='b' d='M0 0h9v9z'/>")
    let bytes = Array(document.utf8)
    let drawing = try SVGDrawing(bytes)
    #expect(drawing.elements.map { $0.paint.stroke != nil } == [true])
  }

  /// Elements that inherit a list of dashes share it; too many lists are refused.
  @Test func dashesAreSharedOrBounded() throws {
    let list = Self.many("1 2 ", 20_000)
    let group = { (body: String) in
      "<svg xmlns='http://www.w3.org/2000/svg'><g stroke='red' stroke-dasharray='\(list)'>\(body)</g></svg>"
    }
    let shared = try SVGDrawing(Array(group(Self.many(Self.path, 2_000)).utf8))
    #expect(shared.elements.count == 2_000)
    let own = (1...100).map { "<path d='M0 0h9v9z' stroke-dashoffset='\($0)'/>" }.joined()
    let error = #expect(throws: ReadError.self) { try SVGDrawing(Array(group(own).utf8)) }
    #expect(error?.reason == "the dashes of strokes have over 1000000 lengths")
  }

  private static func clips(_ count: Int, _ clip: (Int) -> String) -> String {
    let clips = (0..<count).map(clip).joined()
    return svg("", clips + "<path d='M0 0h9v9z' clip-path='url(#c0)'/>")
  }

  /// Clips of clips, too many to follow.
  private static let clipBombs: [(String, String)] = [
    (
      clips(4_000) {
        "<clipPath id='c\($0)' clip-path='url(#c\($0 + 1))'><circle r='9'/></clipPath>"
      },
      "clip paths are clipped by others deeper than 32"
    ),
    (
      clips(30) { index in
        let child = "<circle r='9' clip-path='url(#c\(index + 1))'/>"
        return "<clipPath id='c\(index)'>\(child)\(child.replacing("9", with: "8"))</clipPath>"
      }, "clip paths are too much: over 500000 segments cut off an element"
    ),
    (
      svg(
        "",
        (0..<1_001).map { "<clipPath id='c\($0)'><circle r='\(9 + $0)'/></clipPath>" }.joined()
          + (0..<1_001).map { "<g clip-path='url(#c\($0))'>" }.joined() + path + many("</g>", 1_001)
      ),
      "clip paths are too much: over 1000 paths cut off an element"
    ),
  ]

  @Test(arguments: clipBombs.indices)
  func clipsOfClipsAreBounded(row: Int) throws {
    let (document, words) = Self.clipBombs[row]
    let error = #expect(throws: ReadError.self) { try SVGDrawing(Array(document.utf8)) }
    #expect(error?.reason == words)
  }

  /// Many elements with equal and crossing outlines of one clip are tested as fast as they are
  /// read.
  @Test func manyOutlinesOfAClipAreFast() throws {
    var dice = SeededGenerator(seed: 3)
    let boxes = (0..<300).map { _ in
      "<rect x='\(Int.random(in: 0..<40, using: &dice))' y='\(Int.random(in: 0..<40, using: &dice))' width='20' height='20'/>"
    }
    let body =
      "<clipPath id='c'>\(boxes.joined())</clipPath>"
      + Self.many("<path d='M0 0h99v99z' clip-path='url(#c)'/>", 30)
    let drawing = try SVGDrawing(Array(Self.svg("", body).utf8))
    for element in drawing.elements {
      #expect(element.hitTest.touches(Rect(minX: 30, minY: 20, maxX: 35, maxY: 25)))
      #expect(!element.hitTest.touches(Rect(minX: 70, minY: 20, maxX: 75, maxY: 25)))
    }
  }
}
