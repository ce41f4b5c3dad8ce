import StrokeFormats
import Testing

@Suite struct JSONErrorTests {
  @Test(arguments: [
    (0, 511, true), (0, 512, false), (3, 509, true), (3, 510, false),
  ])
  func nestingEndsAt512(about: Int, inside: Int, isRead: Bool) {
    // The member is in one object, and with `about` 3 that is in a list in an object.
    let value =
      String(repeating: "[", count: inside) + String(repeating: "]", count: inside)
    let stroke = "{\"points\":[],\"a\":\(value)}"
    let document = about == 0 ? stroke : "{\"strokes\":[\(stroke)]}"
    let column = (about == 0 ? 18 : 30) + (about == 0 ? 511 : 509)
    let error = "! 1:\(column): expected at most 512 levels of nesting, found ["
    #expect(outcomes(of: document.utf8) == [isRead ? "1:" : error])
  }

  @Test func deepNestingTakesNoStack() {
    let document = "{\"points\":[],\"a\":" + String(repeating: "[", count: 1_000_000)
    #expect(
      outcomes(of: document.utf8) == ["! 1:529: expected at most 512 levels of nesting, found ["])
  }

  @Test func manyMembersAreReadInGoodTime() {
    let members = (0..<30_000).map { "\"m\($0)\":0" }.joined(separator: ",")
    #expect(outcomes(of: "{\(members),\"points\":[]}".utf8) == ["1:"])
    #expect(
      outcomes(of: "{\(members),\"m7\":1,\"points\":[]}".utf8).first?.hasSuffix(
        "expected every name once, found \"m7\" again") == true)
  }

  @Test func placesInUTF16CountCharacters() {
    let units = "\u{FEFF}[[1,😀]]".utf16
    let document = units.flatMap { unit in
      [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
    }
    #expect(outcomes(of: document) == ["! 1:5: expected a number, found 😀"])
  }
}
