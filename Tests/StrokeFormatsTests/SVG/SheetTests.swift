import StrokePaths
import Testing

@testable import StrokeFormats

/// Sheets, and which shapes they leave a fill: `#` for one that has it, in the order of the document.
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

  /// What stands between rules and belongs to none is part of the next one's selector, which it spoils.
  @Test(arguments: [
    (".a{fill:red};rect{fill:none}", "##"), (".a{fill:red}}rect{fill:none}", "##"),
    (".a{fill:red};rect{fill:none}.b{fill:none}", "#-"), (".b{fill:none};", "#-"),
    ("@charset 'x'; .b{fill:none}", "#-"), ("<!-- .b{fill:none} -->", "#-"),
    ("@media screen{;.a{fill:none}.b{fill:none}}", "#-"),
  ])
  func nothingIsSkippedBetweenRules(sheet: String, expected: String) throws {
    #expect(try fills(drawing(sheet)) == expected)
  }
}
