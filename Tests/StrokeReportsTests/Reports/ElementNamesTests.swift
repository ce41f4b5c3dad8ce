import StrokeFormats
import Testing

@testable import StrokeReports

@Suite struct ElementNamesTests {
  private func names(_ body: String) throws -> [String] {
    let drawing = try SVGDrawing(
      Array("<svg xmlns='http://www.w3.org/2000/svg'>\(body)</svg>".utf8))
    let names = ElementNames(drawing)
    return drawing.elements.indices.map { names[$0] }
  }

  @Test(arguments: [
    ("<path id='a'/><g><path/></g><path id='a'/>", ["#a", "svg/g[1]/path[1]", "#a[2]"]),
    // An empty id is none.
    ("<path id=''/><path id=''/>", ["svg/path[1]", "svg/path[2]"]),
    ("<g id='g'><path/></g><use href='#g' id='u'/>", ["svg/g[1]/path[1]", "#u"]),
    ("<path id='a'/><use href='#a'/><use href='#a'/>", ["#a", "#a[2]", "#a[3]"]),
    // An id that looks like the second of another.
    (
      "<path id='a[2]'/><path id='a'/><path id='a'/><path id='a[2]'/><path id='a'/>",
      ["#a[2]", "#a", "#a[3]", "#a[2][2]", "#a[4]"]
    ),
  ])
  func tellElementsApart(body: String, expected: [String]) throws {
    #expect(try names(body) == expected)
  }

  /// A name is bounded, however deep its element lies.
  @Test func deepElementsAreNumbered() throws {
    let open = String(repeating: "<g>", count: 63)
    let close = String(repeating: "</g>", count: 63)
    let body = "<path/>\(open)<path/><g><path/><path/></g>\(close)"
    let found = try names(body)
    #expect(found[1].utf8.count == 3 + 63 * 5 + 8)
    #expect([found[0], found[2], found[3]] == ["svg/path[1]", "element 3", "element 4"])
  }

  @Test func barePathDataIsAPath() throws {
    let data = Array("M0 0h9".utf8)
    let drawing = try data.withUnsafeBufferPointer {
      try SVGDrawing(pathData: $0, attributes: SVGAttributes())
    }
    #expect(ElementNames(drawing)[0] == "path")
  }
}
