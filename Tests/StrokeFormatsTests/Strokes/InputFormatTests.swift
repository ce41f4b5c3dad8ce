import StrokeFormats
import Testing

@Suite struct InputFormatTests {
  /// A document and the format that it should be taken for; nil for none.
  @Test(
    arguments: [
      ("[[1,2]]", .json),
      ("[[1,2]]\n", .json),
      ("{\"points\":[]}\n\n", .json),
      ("[\n[1,2]\n]", .json),
      ("[[1,2],\n[3,4]]", .json),
      ("[[1,2]\n,[3,4]]", .json),
      ("{\"points\":\n[[1,2]]}", .json),
      ("{\"points\":[[1,2]]\n}", .json),
      ("{\"id\":\"{\",\n\"points\":[]}", .json),
      ("{\n", .json),
      ("[]\n[]", .ndjson),
      ("\u{FEFF}\n\n[]\n[]", .ndjson),
      ("{\"id\":\"}{\\\"\",\"points\":[]}\nrubbish", .ndjson),
      ("{\"points\":[[1,2]\n{\"points\":[]}", .ndjson),
      ("{\"id\":\"a\n{\"points\":[]}", .ndjson),
      ("{\"points\":[]}}\n{\"points\":[]}", .ndjson),
      ("1,2", .csv),
      ("x\ty\n", .csv),
      ("\n\n# note\n1;2", .csv),
      ("\"x\",\"y\"\n", .csv),
      ("\"x\"\t\"y\"\n", .csv),
      ("\"a\nb\";\"x\";\"y\"\n", .csv),
      ("\"a,b\"\n", nil),
      ("hello", nil),
      ("<svg/>", nil),
      ("\u{0}\u{1}", nil),
      ("# nothing", nil),
      ("", nil),
    ] as [(String, StrokeFormat?)])
  func isToldByContent(document: String, format: StrokeFormat?) throws {
    let bytes = Array(document.utf8)
    let head = bytes.withUnsafeBytes { bytes in
      Result { () throws(ReadError) in try DocumentHead(of: bytes, isWhole: true) }
    }
    switch (format, head) {
    case (let format?, .success(let head)): #expect(head?.format == format)
    case (nil, .failure): break
    default: Issue.record("\(head)")
    }
  }

  @Test func aFirstLineBeyondTheWindowMayStillBeOneOfMany() {
    let points = Array(repeating: "[123.25,456.75]", count: 100_000).joined(separator: ",")
    let line = "{\"points\":[\(points)]}\n"
    let found = outcomes(of: "\(line)x\n\(line)".utf8, cuts: Array(repeating: 100_000, count: 50))
    #expect(
      found.map { $0.prefix(35) }
        == [
          "1: 123.25,456.75 123.25,456.75 123.2", "! 2:1: expected a stroke, found x",
          "3: 123.25,456.75 123.25,456.75 123.2",
        ].map { $0.prefix(35) })
  }
}
