import StrokeFormats
import Testing

@Suite struct JSONShapeTests {
  static let shapes: [Example] = [
    // A stroke as an array of points.
    Example("[[1,2,3],[4,5.5,-6e-1]]", "1: 1.0,2.0@3.0 4.0,5.5@-0.6"),
    Example("[[1,2],[3,4]]", "1: 1.0,2.0 3.0,4.0"),
    Example(" [ [ 1 , 2 , 3 ] ,\t[ 4 , 5 , 6 ] ] \r\n", "1: 1.0,2.0@3.0 4.0,5.0@6.0"),
    // Nothing was recorded; an object, or an array in a list, is a stroke without samples.
    Example("[]"), Example(" [ ]\n\n"), Example("{\"points\":[]}", "1:"), Example("[[]]", "1:"),
    Example("[]\n[]\n", "1:", "2:"),
    // More numbers in a point are checked and left.
    Example("[[1,2,3,0.5],[4,5,6,0.7,1e999]]", "1: 1.0,2.0@3.0 4.0,5.0@6.0"),
    // Points as objects, time under its three names in any case.
    Example("[{\"x\":1,\"y\":2,\"t\":3}]", "1: 1.0,2.0@3.0"),
    Example("[{\"TIME\":3,\"y\":2,\"x\":1}]", "1: 1.0,2.0@3.0"),
    Example("[{\"X\":1,\"Y\":2,\"TimeStamp\":3}]", "1: 1.0,2.0@3.0"),
    Example("[{\"x\":1,\"y\":2}]", "1: 1.0,2.0"),
    Example(
      "[{\"x\":1,\"y\":2,\"force\":{\"a\":[1,\"]\"]},\"\\u0074\":3},[4,5,6]]",
      "! 1:50: expected a point, found 4"),
    // A stroke as an object, its members in any order.
    Example("{\"points\":[[1,2,3]]}", "1: 1.0,2.0@3.0"),
    Example("{\"points\":[]}", "1:"),
    Example(
      "{\"id\":\"a\",\"points\":[[1,2]],\"label\":\"b\",\"width\":320}",
      "1 id=a label=b width=320.0: 1.0,2.0"),
    Example("{\"width\":null,\"timeUnit\":null,\"points\":[[1,2]],\"id\":17}", "1 id=17: 1.0,2.0"),
    Example("{\"timeUnit\":\"ms\",\"points\":[[1,2,1500]]}", "1: 1.0,2.0@1.5"),
    Example("{\"points\":[[1,2,1500]],\"timeUnit\":\"us\"}", "1: 1.0,2.0@0.0015"),
    Example("{\"p\\u006fints\":[[1,2]],\"id\":\"\\u00e9\\ud83d\\ude00\\n\"}", "1 id=é😀\n: 1.0,2.0"),
    Example("{\"points\":[[1,2]],\"id\":null,\"label\":[\"a\"]}", "1: 1.0,2.0"),
    // A list of strokes, and what it says for all of them.
    Example("{\"strokes\":[]}"),
    Example(
      "{\"timeUnit\":\"ms\",\"width\":9,\"strokes\":[{\"points\":[[1,2,500]]},\n"
        + "{\"timeUnit\":\"s\",\"width\":7,\"points\":[[1,2,3]]},[[1,2,250]]],\"by\":{\"a\":[1]}}",
      "1 width=9.0: 1.0,2.0@0.5", "2 width=7.0: 1.0,2.0@3.0", "2 width=9.0: 1.0,2.0@0.25"),
    Example(
      "{\"id\":\"all\",\"strokes\":[{\"points\":[]}]}",
      "1 id=all:"),
    // An array of strokes.
    Example("[{\"id\":1,\"points\":[]},\n\n{\"points\":[[1,2]]}]", "1 id=1:", "3: 1.0,2.0"),
    Example("[[[1,2,3],[4,5,6]],[[7,8]]]", "1: 1.0,2.0@3.0 4.0,5.0@6.0", "1: 7.0,8.0"),
    Example("[[],[[1,2]]]", "1:", "1: 1.0,2.0"),
    Example("[[{\"x\":1,\"y\":2}],{\"points\":[]}]", "1: 1.0,2.0", "1:"),
    // A byte order mark, and blank lines before.
    Example("\u{FEFF}[[1,2]]", "1: 1.0,2.0"),
    Example("\n\n  [[1,2]]", "3: 1.0,2.0"),
    // One stroke a line.
    Example("[[1,2]]\n{\"points\":[]}\n\n[[3,4]]", "1: 1.0,2.0", "2:", "4: 3.0,4.0"),
    Example("\u{FEFF}\r\n[[1,2]]\r\n[[3,4]]\r\n", "2: 1.0,2.0", "3: 3.0,4.0"),
  ]

  @Test(arguments: shapes)
  func isRead(row: Example) {
    #expect(outcomes(of: row.document.utf8) == row.outcomes)
  }

  @Test(arguments: shapes)
  func isReadWhereverItIsCut(row: Example) {
    #expect(firstCutThatMatters(in: row) == nil)
  }

  @Test func aRecordKeepsWhatElseWasSaid() throws {
    let line =
      #"{"subject":"s\"1","n":-1.50e+3,"ok":true,"no":null,"deep":{"subject":1},"points":[]}"#
    let record = try #require(try StrokeRecords(line.utf8).next()?.get())
    #expect(record.text(of: "subject") == "s\"1")
    #expect(record.text(of: "n") == "-1.50e+3")
    #expect(record.text(of: "ok") == "true")
    #expect(record.text(of: "no") == nil)
    #expect(record.text(of: "deep") == nil)
    #expect(record.text(of: "points") == nil)
    #expect(record.text(of: "Subject") == nil)
  }

  @Test func theOptionForTimeWinsOverTheFile() {
    let line = "{\"timeUnit\":\"us\",\"points\":[[1,2,1500]]}"
    #expect(
      outcomes(of: line.utf8, ReadingOptions(timeUnit: .milliseconds)) == ["1: 1.0,2.0@1.5"])
  }
}
