import StrokeFormats
import Testing

@Suite struct InputFormatTests {
  /// A document and the format that it should be taken for; nil for none.
  struct Guess: Sendable, CustomTestStringConvertible {
    let document: String
    let format: StrokeFormat?

    init(_ document: String, _ format: StrokeFormat?) {
      self.document = document
      self.format = format
    }

    var testDescription: String { document.debugDescription }
  }

  @Test(arguments: [
    Guess("[[1,2]]", .json),
    Guess("[[1,2]]\n", .json),
    Guess("{\"points\":[]}\n\n", .json),
    Guess("[\n[1,2]\n]", .json),
    Guess("[[1,2],\n[3,4]]", .json),
    Guess("[[1,2]\n,[3,4]]", .json),
    Guess("{\"points\":\n[[1,2]]}", .json),
    Guess("{\"points\":[[1,2]]\n}", .json),
    Guess("{\"id\":\"{\",\n\"points\":[]}", .json),
    Guess("{\n", .json),
    Guess("[]\n[]", .ndjson),
    Guess("\u{FEFF}\n\n[]\n[]", .ndjson),
    Guess("{\"id\":\"}{\\\"\",\"points\":[]}\nrubbish", .ndjson),
    Guess("{\"points\":[[1,2]\n{\"points\":[]}", .ndjson),
    Guess("{\"id\":\"a\n{\"points\":[]}", .ndjson),
    Guess("{\"points\":[]}}\n{\"points\":[]}", .ndjson),
    Guess("1,2", .csv),
    Guess("x\ty\n", .csv),
    Guess("\n\n# note\n1;2", .csv),
    Guess("\"x\",\"y\"\n", .csv),
    Guess("\"x\"\t\"y\"\n", .csv),
    Guess("\"a\nb\";\"x\";\"y\"\n", .csv),
    Guess("\"a,b\"\n", nil),
    Guess("hello", nil),
    Guess("<svg/>", nil),
    Guess("\u{0}\u{1}", nil),
    Guess("# nothing", nil),
    Guess("", nil),
  ])
  func isToldByContent(guess: Guess) throws {
    let bytes = Array(guess.document.utf8)
    let head = bytes.withUnsafeBytes { bytes in
      Result { () throws(ReadError) in try DocumentHead(of: bytes, isWhole: true) }
    }
    switch (guess.format, head) {
    case (let format?, .success(let head)): #expect(head?.format == format)
    case (nil, .failure): break
    default: Issue.record("\(head)")
    }
  }

  @Test(arguments: [
    (
      "hello\n",
      "1:1: expected strokes in JSON, CSV, XML or a log, found the line \"hello\"; print x=… y=… t=…, or write a table with a header"
    ),
    (
      "\n\n<html/>",
      "3:1: expected <Gesture> or <ink>, found <html>; a web page has no strokes"
    ),
    ("# nothing", "1:10: expected a stroke, found the end of the file"),
  ])
  func whatIsNoneGetsAnError(document: String, error: String) {
    #expect(outcomes(of: document.utf8) == ["! \(error)"])
  }

  @Test func theOptionWins() {
    let line = "[[1,2]]\n[[3,4]]"
    #expect(
      outcomes(of: line.utf8, ReadingOptions(format: .json)) == [
        "1: 1.0,2.0", "! 2:1: expected the end of the file, found [",
      ])
    #expect(
      outcomes(of: "[[1,\n2]]".utf8, ReadingOptions(format: .ndjson)) == [
        "! 1:5: expected a number, found the end of the line",
        "! 2:1: expected a stroke, found 2",
      ])
    #expect(
      outcomes(of: "[[1,2]]".utf8, ReadingOptions(format: .csv)) == [
        "! 1:1: expected numbers, or a header with x and y, found only \"[[1\" and \"2]]\"; --fields x=NAME,y=NAME,t=NAME reads other names"
      ])
    #expect(
      outcomes(of: "1,2".utf8, ReadingOptions(format: .json)) == [
        "! 1:1: expected a stroke, found 1"
      ])
  }

  @Test(arguments: [StrokeFormat.ndjson, .csv])
  func nothingIsNoStrokesInFormatsThatGoByLines(format: StrokeFormat) {
    for document in ["", "\n", " \n\n"] {
      #expect(outcomes(of: document.utf8, ReadingOptions(format: format)) == [])
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
