import Testing

@testable import StrokeFormats

@Suite struct JSONTreeTests {
  @Test(arguments: [
    "null", "true", "false", "0", "-1.5", "\"a\\\"b\"", "[]", "{}", "[1,[2,{}]]",
    "{\"a\":{\"b\":[null]},\"c\":\"d\"}",
  ])
  func aValueIsReadAndWritten(text: String) throws {
    for text in [text, " \n" + text + "\t\r\n"] {
      #expect(try JSONTree(Array(text.utf8)).text == text.filter { !$0.isWhitespace })
    }
  }

  @Test func everythingHasItsPlace() throws {
    let tree = try JSONTree(
      Array("{\"a\": 1.50,\n \"é\": [true,\n  null, \"\\u0041\"]}".utf8))
    guard case .object(let members) = tree.value else { throw Missing() }
    #expect(members.map(\.name) == ["a", "é"])
    #expect(members.map { [$0.line, $0.column] } == [[1, 2], [2, 2]])
    guard case .number(1.5, "1.50") = members[0].value.value else { throw Missing() }
    guard case .array(let elements) = members[1].value.value else { throw Missing() }
    #expect(elements.map { [$0.line, $0.column] } == [[2, 8], [3, 3], [3, 9]])
    guard case .boolean(true) = elements[0].value, case .null = elements[1].value,
      case .string("A") = elements[2].value
    else { throw Missing() }
  }

  private struct Missing: Error {}

  @Test(arguments: [
    ("", "1:1: expected a value, found the end of the file"),
    ("{", "1:2: expected a name in quotes, found the end of the file"),
    ("{}x", "1:3: expected the end of the file, found x"),
    ("{\"a\":1,}", "1:8: expected a name in quotes, found }; remove the comma before it"),
    ("{\"a\":1\n \"b\":2}", "2:2: expected , or }, found \""),
    ("{\"a\":1,\"\\u0061\":2}", "1:8: expected every name once, found \"a\" again"),
    ("[1,]", "1:4: expected a value, found ]; remove the comma before it"),
    ("[1\n2]", "2:1: expected , or ], found 2"),
    ("{\"a\" 1}", "1:6: expected :, found 1"),
    ("{a:1}", "1:2: expected a name in quotes, found a"),
    ("[\"é\" x]", "1:6: expected , or ], found x"),
    ("[01]", "1:3: expected no digit after a leading 0, found 1"),
    ("{\"a\":nul}", "1:6: expected a value, found nul"),
    ("[", "1:2: expected a value, found the end of the file"),
    ("\"\n\"", "1:2: expected \", found the end of the line"),
    ("\"", "1:2: expected \", found the end of the file"),
  ])
  func whatIsWrongIsNamedWithItsPlace(text: String, message: String) {
    #expect { try JSONTree(Array(text.utf8)) } throws: { "\($0)" == message }
  }

  @Test func nestingHasABound() throws {
    let nested = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
    _ = try JSONTree(Array(nested(64).utf8))
    #expect(
      throws: ReadError("expected at most 64 levels of nesting, found [", line: 1, column: 65)
    ) {
      try JSONTree(Array(nested(65).utf8))
    }
  }

  /// Bytes before the text are not part of it.
  @Test func nothingBeforeTheTextIsLookedAt() {
    for before in [",", ", ", ",\n"] {
      let bytes = Array("\(before)]".utf8)
      bytes.withUnsafeBufferPointer { bytes in
        let text = UnsafeBufferPointer(rebasing: bytes[before.utf8.count...])
        var cursor = ByteCursor(text)
        #expect {
          try cursor.skipValue(depth: 0)
        } throws: {
          guard let error = $0 as? ReadError else { return false }
          return error.reason == "expected a value, found ]"
        }
      }
    }
  }
}
