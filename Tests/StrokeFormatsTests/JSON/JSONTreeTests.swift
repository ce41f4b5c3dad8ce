import StrokeFormats
import Testing

@Suite struct JSONTreeTests {
  private func tree(_ text: String) throws -> JSONTree { try JSONTree(Array(text.utf8)) }

  @Test(arguments: [
    "null", "true", "false", "0", "-1.5", "\"a\\\"b\"", "[]", "{}", "[1,[2,{}]]",
    "{\"a\":{\"b\":[null]},\"c\":\"d\"}",
  ])
  func aValueIsReadAndWritten(text: String) throws {
    #expect(try tree(text).text == text)
    #expect(try tree(" \n" + text + "\t\r\n").text == text)
  }

  @Test(arguments: [
    ("", 1, 1), ("[1,]", 1, 4), ("{\"a\" 1}", 1, 6), ("[1\n2]", 2, 1), ("1 2", 1, 3),
    ("{a:1}", 1, 2), ("[\"é\" x]", 1, 6), ("\"", 1, 2), ("[01]", 1, 3), ("nul", 1, 1),
  ])
  func whatIsWrongIsNamedWithItsPlace(text: String, line: Int, column: Int) {
    do {
      _ = try tree(text)
      Issue.record("\(text) is no JSON")
    } catch let error as ReadError {
      #expect((error.line, error.column) == (line, column), "\(text): \(error)")
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test func depthHasALimit() {
    #expect(throws: ReadError.self) { try tree(String(repeating: "[", count: 100_000)) }
  }
}
