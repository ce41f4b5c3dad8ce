import StrokeCore
import StrokePaths
import Testing

@testable import StrokeFormats

/// Sheets, and the shapes that they leave a fill: `#` for each shape with a fill, in document
/// order.
@Suite struct SheetTests {
  private static let shapes = "<rect class='a'/><rect class='b'/>"

  private func drawing(_ sheet: String, _ body: String = shapes) throws -> SVGDrawing {
    let text = sheet.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    return try SVGDrawing(
      text: "<svg xmlns='http://www.w3.org/2000/svg'><style>\(text)</style>\(body)</svg>")
  }

  private func fills(_ drawing: SVGDrawing) -> String {
    String(drawing.elements.map { $0.paint.fill == nil ? "-" : "#" })
  }

  /// Stray text between rules is part of the next rule's selector, and makes it invalid.
  @Test(arguments: [
    (".a{fill:red};rect{fill:none}", "##"), (".a{fill:red}}rect{fill:none}", "##"),
    (".a{fill:red};rect{fill:none}.b{fill:none}", "#-"), (".b{fill:none};", "#-"),
    ("@charset 'x'; .b{fill:none}", "#-"), ("<!-- .b{fill:none} -->", "#-"),
  ])
  func nothingIsSkippedBetweenRules(sheet: String, expected: String) throws {
    #expect(try fills(drawing(sheet)) == expected)
  }

  /// An escaped character is part of a name, and never punctuation.
  @Test(arguments: [
    ("a.b", #".a\.b{fill:none}"#), ("a,b", #".a\,b{fill:none}"#),
    ("fill-[none]", #".fill-\[none\]{fill:none}"#), ("md:x", #".md\:x{fill:none}"#),
    ("w-1/2", #".w-1\/2{fill:none}"#), ("10", #".\31 0{fill:none}"#), ("-1", #".-\31{fill:none}"#),
    ("a{b", #".a\{b{fill:none}"#), ("é", #".\e9{fill:none}"#), ("aé", #".a\é{fill:none}"#),
    ("d", #".a\{b{fill:red}.d{fill:none}"#), ("d", #".d{font-family:"a\"b";fill:none}"#),
    ("d", #".d{f\69ll:none}"#), ("d", #".d{fill\-opacity:0}"#), ("d", #".a,b\}{}.d{fill:none}"#),
    ("d", #"/*\*/.d{fill:none}"#),
  ])
  func whatIsEscapedIsNoSign(name: String, sheet: String) throws {
    let shape = "<rect class='\(name.replacing("'", with: "&apos;"))'/><rect class='a b'/>"
    #expect(try fills(drawing(sheet, shape)) == "-#", "\(sheet)")
  }

  /// A comment separates words, but is not a space: `.a/**/.b` is one compound.
  @Test(arguments: [
    (".a/**/.b{fill:none}", "###"), (".a/**/.c{fill:none}", "##-"), ("g/**/rect{fill:none}", "###"),
    (".g /**/ .a{fill:none}", "-#-"), (".g/**/ .a{fill:none}", "-#-"),
    (".g /**/.a{fill:none}", "-#-"), (".g/**/>/**/.b{fill:none}", "#-#"),
    ("/**/.a/**/,/**/.b/**/{fill:none}", "---"), ("#/**/a{fill:none}", "###"),
    (".a{/**/fill/**/:/**/none/**/}", "-#-"), (".a{fill:no/**/ne}", "###"),
    (".a{fill:none/**/!/**/important/**/}", "-#-"), (".a{fill:inherit/**/}", "###"),
    (".g/*\n*/>.b{fill:none}", "#-#"), (".b,.a/* , .b */{fill:none}", "---"),
  ])
  func commentsSeparateWords(sheet: String, expected: String) throws {
    let body = "<g class='g'><rect class='a'/><rect class='b'/><rect class='a c' id='a'/></g>"
    #expect(try fills(drawing(sheet, body)) == expected)
  }

  /// Rules inside others are not read, with a warning; the rules beside them are.
  @Test(arguments: [
    ("g{rect{fill:none}}", "##", "rect"), (".a{fill:none;.c{fill:red}}", "-#", ".c"),
    (".a{& .c{fill:red}fill:none}", "-#", "& .c"),
    (".a{fill:none;&:hover{fill:red}}", "-#", "&:hover"),
    (".a{@media screen{fill:none}}.b{fill:none}", "#-", "@media screen"),
    (".a{--x:{fill:red};fill:none}", "-#", nil), (".a{--x:a{;}b;fill:none}", "-#", nil),
  ])
  func rulesInRulesAreNamed(sheet: String, expected: String, head: String?) throws {
    let drawing = try drawing(sheet)
    #expect(fills(drawing) == expected)
    #expect(
      drawing.warnings.map(\.kind)
        == (head.map { [.property("the rule \"\($0)\" in another rule")] } ?? []))
  }

  /// Browsers read XHTML style sheets in a drawing.
  @Test(arguments: [
    ("<style xmlns='http://www.w3.org/1999/xhtml'>.a{fill:none}</style>", "-#"),
    ("<x:style xmlns:x='http://www.w3.org/1999/xhtml'><![CDATA[.a{fill:none}]]></x:style>", "-#"),
    ("<style xmlns='urn:x'>.a{fill:none}</style>", "##"),
    ("<link xmlns='http://www.w3.org/1999/xhtml' rel='icon' href='x.png'/>", "##"),
    ("<link xmlns='http://www.w3.org/1999/xhtml' rel='stylesheet'/>", "##"),
  ])
  func sheetsOfXHTML(element: String, expected: String) throws {
    let drawing = try drawing("", element + Self.shapes)
    #expect(fills(drawing) == expected)
    #expect(drawing.warnings.isEmpty)
  }

  @Test(arguments: [
    (
      "", "<g><x:link xmlns:x='http://www.w3.org/1999/xhtml' rel='a Stylesheet' href='x.css'/></g>",
      SVGWarning(kind: .element("link"), line: 1, column: 9, count: 1)
    ),
    (
      "<?xml version='1.0'?>\n<?xml-stylesheet href='x.css'?>\n<?xml-stylesheet href='y.css'?>", "",
      SVGWarning(kind: .property("<?xml-stylesheet?>"), line: 2, column: 1, count: 1)
    ),
  ])
  func sheetsInOtherFilesAreNamed(prolog: String, body: String, warning: SVGWarning) throws {
    for sheet in ["", "<style>rect{fill:none}</style>"] {
      let drawing = try SVGDrawing(text: "\(prolog)<svg>\(body)\(sheet)</svg>")
      #expect(drawing.warnings == [warning])
      #expect(drawing.warnings.allSatisfy { $0.isUnsupported })
    }
  }

  /// An invalid selector drops its rule, with a warning.
  @Test(arguments: [
    "#1a", "#-1a", ".1a", ".-1a", "#", "rect,", ",rect", "rect,,g", "rect>", ">rect", "svg>>rect",
    "rect,#1a", "rect:hover,#1a", "rect!", "rect/a", "50%",
  ])
  func whatIsNoSelectorIsLeftOut(selector: String) throws {
    let drawing = try drawing(
      "\(selector){fill:none}", "<rect id='1a' class='1a'/><rect id='-1a' class='-1a'/>")
    #expect(fills(drawing) == "##")
    #expect(drawing.warnings.map(\.kind) == [.selector(selector)])
  }

  @Test func idsMayBeginWithAnyLetter() throws {
    let sheet = "#-a{fill:none}#--1{fill:none}#_1{fill:none}#é{fill:none}"
    let body = "<rect id='-a'/><rect id='--1'/><rect id='_1'/><rect id='é'/>"
    #expect(try fills(drawing(sheet, body)) == "----")
  }

  /// Unsupported selectors of a list are skipped, with a warning for each kind, and the rest
  /// applies.
  @Test(arguments: [
    ("[class]{fill:none}", "##", ["attribute selectors"]),
    (".a,[class='b,c'],.b{fill:none}", "--", ["attribute selectors"]),
    (".a[class]{fill:none}.b{fill:none}", "#-", ["attribute selectors"]),
    (".a+.b,.a~.b,.a + .b{fill:none}", "##", ["sibling selectors"]),
    (".b,.a:hover,.a:not(.b,.c){fill:none}", "#-", ["pseudo-class selectors"]),
    ("svg>:is(.a,.b){fill:none}", "##", ["pseudo-class selectors"]),
    (
      ".b::before,.a:hover{fill:none}", "##",
      ["pseudo-element selectors", "pseudo-class selectors"]
    ),
    ("*|rect,svg|rect,|rect{fill:none}", "##", ["namespaces in selectors"]),
  ])
  func otherSelectorsAreNamed(sheet: String, expected: String, kinds: [String]) throws {
    let drawing = try drawing(sheet)
    #expect(fills(drawing) == expected)
    #expect(drawing.warnings.map(\.kind) == kinds.map { .feature($0) })
    #expect(drawing.warnings.allSatisfy { $0.isUnsupported })
  }

  /// A reverted property has the value of a browser's own sheet: it cuts off everything outside an
  /// inner `svg`.
  @Test(arguments: [
    ("overflow:revert", false), ("all:revert;width:5px;height:5px", false), ("", false),
    ("overflow:visible", true),
    ("overflow:unset", true), ("overflow:initial", true),
    ("overflow:visible;overflow:revert", false),
  ])
  func revertedOverflowHides(declaration: String, shows: Bool) throws {
    let body = "<svg class='a' width='5' height='5'><rect width='9' height='9'/></svg>"
    let drawing = try drawing(".a{\(declaration)}", body)
    #expect(drawing.elements.contains { $0.hitTest.contains(Point(7, 7)) } == shows)
  }

  @Test(arguments: [("fill:revert", "--"), ("all:revert", "--"), ("fill:red;stroke:revert", "#-")])
  func revertedFillsAreInherited(declaration: String, expected: String) throws {
    let body = "<g class='b'>\(Self.shapes)</g>"
    let drawing = try drawing(".a{fill:red;\(declaration)}g{fill:none}", body)
    #expect(fills(drawing) == expected)
  }

  /// A value that browsers read but this reader does not is unsupported; any other is a mistake.
  @Test(arguments: [
    ("width:2lh", true), ("height:1.5RLH", true), ("x:3ic", true), ("y:-3rem", true),
    ("rx:3cap", true), ("ry:3ex", true), ("stroke-width:3svw", true),
    ("stroke-dasharray:3px 4dvh", true), ("stroke-dashoffset:1vmin", true),
    ("font-size:2rex", true), ("font:3ch x", true), ("transform:translate(1px,2vi)", true),
    ("fill:re\\64", true), ("clip-path:fill-box", true),
    ("clip-path:view-box circle()", true),
    ("clip-path:circle()", true),
    ("width:2lhs", false), ("width:2uvw", false), ("width:lh", false), ("fill:#1c", false),
    ("clip-path:fill", false), ("clip-path:url(#c) fill-box", false),
    ("clip-path:url(#d) circle()", false),
  ])
  func namesWhatBrowsersRead(declaration: String, isUnsupported: Bool) throws {
    let body = "<clipPath id='c'/><rect width='9' height='9' style='\(declaration)'/>"
    let drawing = try drawing("", body)
    #expect(drawing.warnings.map(\.isUnsupported) == [isUnsupported])
    #expect(drawing.elements.allSatisfy { $0.hitTest.contains(Point(5, 5)) })
  }

  @Test func namesUnitsOfAttributes() throws {
    let kinds = try drawing("", "<line x1='1lh' x2='calc(1px)' y1='1lhs'/>").warnings.map(\.kind)
    #expect(
      kinds == [
        .feature("lengths in lh"), .property("x2 calc(1px)"), .value(property: "y1", value: "1lhs"),
      ])
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
    let painted = try drawing("", gradient + body)
    #expect(fills(painted) == "###" && painted.warnings.isEmpty)
    let used = try drawing("", "<defs><rect id='\(id)'/></defs><use href='#\(fragment)'/>")
    #expect(fills(used) == "#" && used.warnings.isEmpty)
  }
}
