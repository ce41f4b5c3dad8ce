import StrokeFormats
import Testing

/// What is no stroke at all, and what may be one that is broken or has other names.
@Suite struct StrokeTracesTests {
  @Test(arguments: [
    "{}", "null", "3", "\"points\"", "[\"a\", {}]", "[1,2]",
    "\u{FEFF}{\"name\":\"x\",\"version\":\"1\"}",
    #"{"compilerOptions":{"lib":["es6"],"rulers":[80,120]}}"#,
    #"[{"file":"s","circle":{"center":[1,2],"radius":3}}]"#,
    #"{"x":1,"y":2,"width":3}"#, #"{"team":{"a":{"points":5}}}"#,
  ])
  func nothingLooksLikeAStroke(text: String) { #expect(Self.holdsNoStroke(text)) }

  @Test(arguments: [
    // A stroke's own names, and lists of points under any.
    #"{"points":3}"#, #"[{"name":"a"},{"points":[]}]"#, #"{"strokes":{}}"#,
    "[[1,2],[3]]", #"{"a":{"stylus":[[1,2],[3,4]]}}"#, #"[{"x":1,"y":2}]"#,
    #"{"log":[{"touch":{"clientX":1,"clientY":2}}]}"#, #"{"x":[1,2],"y":[3,4]}"#,
    // What is no JSON.
    "", "{\"name\":", "{\"a\":1,}", "{\"a\":1}{}", "{\"a\":1,\"a\":2}", "x,y\n1,2",
    String(repeating: "[", count: 100_000),
    String(repeating: "[", count: 513) + String(repeating: "]", count: 513),
  ])
  func thisMayBeOne(text: String) {
    #expect(!Self.holdsNoStroke(text), "\(text.prefix(80))")
  }

  @Test func namesThatAreGivenCount() {
    var fields = FieldNames()
    (fields[.x], fields[.y]) = ("px", "py")
    let text = #"[{"px":1,"py":2}]"#
    #expect(Self.holdsNoStroke(text) && !Self.holdsNoStroke(text, fields))
  }

  private static func holdsNoStroke(_ text: String, _ fields: FieldNames? = nil) -> Bool {
    var block = ByteBlock()
    Array(text.utf8).withUnsafeBytes { block.append($0) }
    return block.holdsNoStroke(fields)
  }
}
