import StrokeFormats
import Testing

@Suite struct JSONErrorTests {
  static let errors: [Row] = [
    // The shape.
    Row("{}", "! 1:2: expected \"points\", found }"),
    Row("{\"pts\":[]}", "! 1:10: expected \"points\", found }"),
    Row("{\"points\":{}}", "! 1:11: expected an array of points, found {"),
    Row("[1,2,3]", "! 1:2: expected a point, found 1"),
    Row("[[1]]", "! 1:4: expected ,, found ]"),
    Row("[[1,\"2\"]]", "! 1:5: expected a number, found \""),
    Row("[[1,null]]", "! 1:5: expected a number, found null"),
    Row("[[1,2,null]]", "! 1:7: expected a number, found null"),
    Row("[[1,2,3,null]]", "! 1:9: expected a number, found null"),
    Row("[{\"x\":1}]", "! 1:8: expected \"y\", found }"),
    Row("[{\"y\":1}]", "! 1:8: expected \"x\", found }"),
    Row("[{\"x\":1,\"y\":2,\"t\":null}]", "! 1:19: expected a number, found null"),
    Row("[[1,2,3],[4,5]]", "! 1:14: expected a time, as in the points before, found ]"),
    Row("[[1,2],[4,5,6]]", "! 1:12: expected ] and no time, as in the points before, found ,"),
    Row(
      "[{\"x\":1,\"y\":2},{\"t\":1,\"x\":1,\"y\":2}]",
      "! 1:17: expected no time, as in the points before, found \""),
    Row(
      "[{\"x\":1,\"y\":2,\"t\":3},{\"x\":1,\"y\":2}]",
      "! 1:34: expected a time, as in the points before, found }"),
    Row("[[1,2]] x", "1: 1.0,2.0", "! 1:9: expected the end of the file, found x"),
    Row("[[1,2]],[[1,2]]", "1: 1.0,2.0", "! 1:8: expected the end of the file, found ,"),
    Row("{\"points\":[],\"width\":0}", "! 1:22: expected a width above 0, found 0"),
    Row("{\"points\":[],\"width\":-1.5}", "! 1:22: expected a width above 0, found -1.5"),
    Row("{\"points\":[],\"width\":\"9\"}", "! 1:22: expected a width above 0, found \""),
    Row(
      "{\"points\":[],\"timeUnit\":\"min\"}",
      "! 1:25: expected \"s\", \"ms\" or \"us\", found \"min\""),
    Row(
      "{\"points\":[],\"timeUnit\":1}", "! 1:25: expected \"s\", \"ms\" or \"us\", found 1"),
    // Names that come twice.
    Row(
      "{\"points\":[],\"points\":[]}", "! 1:14: expected every name once, found \"points\" again"),
    Row(
      "{\"points\":[],\"a\":1,\"\\u0061\":1}",
      "! 1:20: expected every name once, found \"a\" again"),
    Row("[{\"x\":1,\"y\":1,\"X\":1}]", "! 1:15: expected every name once, found \"X\" again"),
    Row(
      "[{\"x\":1,\"y\":1,\"t\":1,\"time\":1}]",
      "! 1:21: expected every name once, found \"time\" again"),
    Row(
      "[{\"a\":1,\"x\":1,\"y\":1,\"a\":1}]",
      "! 1:21: expected every name once, found \"a\" again"),
    Row(
      "{\"strokes\":[],\"strokes\":[]}", "! 1:15: expected every name once, found \"strokes\" again"
    ),
    Row("{\"a\":1,\"strokes\":[],\"a\":1}", "! 1:21: expected every name once, found \"a\" again"),
    // Lists of strokes.
    Row("{\"strokes\":{}}", "! 1:12: expected an array of strokes, found {"),
    Row("{\"strokes\":[1]}", "! 1:13: expected a stroke, found 1"),
    Row("[{\"points\":[]},{}]", "1:", "! 1:17: expected \"points\", found }"),
    Row(
      "{\"strokes\":[],\"timeUnit\":\"s\"}", "! 1:15: expected \"timeUnit\" before \"strokes\""),
    Row("{\"strokes\":[],\"width\":1}", "! 1:15: expected \"width\" before \"strokes\""),
    Row("{\"strokes\":[],\"points\":[]}", "! 1:15: expected \"points\" or \"strokes\", found both"),
    Row("{\"points\":[],\"strokes\":[]}", "! 1:14: expected \"points\" or \"strokes\", found both"),
    Row(
      "[{\"points\":[]},{\"strokes\":[]}]", "1:",
      "! 1:17: expected a single stroke, found \"strokes\""),
    // The grammar.
    Row("[[1,2],]", "! 1:8: expected a point, found ]"),
    Row("[[1,2,]]", "! 1:7: expected a number, found ]"),
    Row("{\"points\":[],}", "! 1:14: expected a name in quotes, found }"),
    Row("{points:[]}", "! 1:2: expected a name in quotes, found points"),
    Row("{\"points\" []}", "! 1:11: expected :, found ["),
    Row("{\"points\":[] \"a\":1}", "! 1:14: expected , or }, found \""),
    Row("[[1,2] [3,4]]", "! 1:8: expected , or ], found ["),
    Row("[[1 2]]", "! 1:5: expected ,, found 2"),
    Row("[[01,2]]", "! 1:4: expected no digit after a leading 0, found 1"),
    Row("[[-,2]]", "! 1:4: expected a digit, found ,"),
    Row("[[.5,2]]", "! 1:3: expected a number, found ."),
    Row("[[5.,2]]", "! 1:5: expected a digit, found ,"),
    Row("[[+5,2]]", "! 1:3: expected a number, found +"),
    Row("[[1e,2]]", "! 1:5: expected a digit, found ,"),
    Row("[[1e+,2]]", "! 1:6: expected a digit, found ,"),
    Row("[[NaN,2]]", "! 1:3: expected a number, found NaN"),
    Row("[[-Infinity,2]]", "! 1:4: expected a digit, found Infinity"),
    Row("[[0x1F,2]]", "! 1:4: expected ,, found x"),
    Row("[[1e999,2]]", "! 1:3: number too large"),
    Row("[[1,2,-1e309]]", "! 1:7: number too large"),
    Row("{\"points\":[],\"a\":tru}", "! 1:18: expected a value, found tru"),
    Row("{\"points\":[],\"a\":[1,]}", "! 1:21: expected a value, found ]"),
    Row("{\"points\":[],\"a\":{\"b\":1,}}", "! 1:25: expected a name in quotes, found }"),
    Row("{\"points\":[],\"a\":[1}}", "! 1:20: expected , or ], found }"),
    Row("{\"points\":[],\"a\":01}", "! 1:19: expected no digit after a leading 0, found 1"),
    // Strings.
    Row("{\"id\":\"a", "! 1:9: expected \", found the end of the file"),
    Row("{\"id\":\"a\nb\",\"points\":[]}", "! 1:9: expected \", found the end of the line"),
    Row("{\"id\":\"a\tb\",\"points\":[]}", "! 1:9: expected \", found a tab"),
    Row("{\"id\":\"a\0b\",\"points\":[]}", "! 1:9: expected \", found U+0000"),
    Row("{\"id\":\"\\x\",\"points\":[]}", "! 1:9: expected an escape, found x"),
    Row("{\"id\":\"\\u12g4\"}", "! 1:12: expected a hexadecimal digit, found g"),
    Row(
      "{\"id\":\"\\ud800\",\"points\":[]}",
      "! 1:8: expected a character, found the lone surrogate \\ud800"),
    Row(
      "{\"id\":\"\\ud800\\u0041\",\"points\":[]}",
      "! 1:8: expected a character, found the lone surrogate \\ud800"),
    Row(
      "{\"id\":\"\\uDC00\",\"points\":[]}",
      "! 1:8: expected a character, found the lone surrogate \\uDC00"),
    // What was found is named so that one can see it.
    Row("[[1,é]]", "! 1:5: expected a number, found é"),
    Row("[[1,😀]]", "! 1:5: expected a number, found 😀"),
    Row("[[1,\u{A0}2]]", "! 1:5: expected a number, found U+00A0"),
    Row("[[1,\u{7}]]", "! 1:5: expected a number, found U+0007"),
    Row(
      "[[1,abcdefghijklmnopqrstuvwxyz]]", "! 1:5: expected a number, found abcdefghijklmnopqrst…"),
    // Columns count characters, lines are counted.
    Row("{\"id\":\"é😀\",\n \"points\":[[1,]]}", "! 2:15: expected a number, found ]"),
    Row("[\n[1,2],\n  [3,x]]", "! 3:6: expected a number, found x"),
    // Documents that stop short.
    Row("", "! 1:1: expected a stroke, found the end of the file"),
    Row(" \n ", "! 2:2: expected a stroke, found the end of the file"),
    Row("\u{FEFF}", "! 1:1: expected a stroke, found the end of the file"),
    Row("[", "! 1:2: expected a stroke or a point, found the end of the file"),
    Row("[[1,2", "! 1:6: expected , or ], found the end of the file"),
    Row("[[1,2],", "! 1:8: expected a point, found the end of the file"),
    Row("{\"points\":[[1,2]]", "! 1:18: expected , or }, found the end of the file"),
    Row(
      "{\"strokes\":[{\"points\":[]}", "1:", "! 1:26: expected , or ], found the end of the file"),
    // Bad lines are left, the next are read.
    Row("[[1,2]]\n[[1,2}\n[[3,4]]", "1: 1.0,2.0", "! 2:6: expected , or ], found }", "3: 3.0,4.0"),
    Row("[[1,2\n[[3,4]]", "! 1:6: expected , or ], found the end of the line", "2: 3.0,4.0"),
    Row("[[1,2]] 7\n[[3,4]]", "! 1:9: expected the end of the line, found 7", "2: 3.0,4.0"),
    Row("[]\n{\"strokes\":[]}", "1:", "! 2:2: expected a single stroke, found \"strokes\""),
    Row("[]\n[[[1,2]]]", "1:", "! 2:3: expected a number, found ["),
    Row("[]\n[", "1:", "! 2:2: expected a point, found the end of the file"),
  ]

  @Test(arguments: errors)
  func isNamedWithItsPlace(row: Row) {
    #expect(outcomes(of: row.document.utf8) == row.outcomes)
  }

  @Test(arguments: errors)
  func isTheSameWhereverTheDocumentIsCut(row: Row) {
    #expect(firstCutThatMatters(in: row) == nil)
  }

  /// Bytes that no UTF-8 has, each in a string that nobody reads.
  @Test(
    arguments: [
      ([0x80], "0x80"), ([0xC0, 0xAF], "0xC0"), ([0xC3], "0xC3"), ([0xE0, 0x80, 0x80], "0xE0"),
      ([0xED, 0xA0, 0x80], "0xED"), ([0xF0, 0x80, 0x80, 0x80], "0xF0"),
      ([0xF4, 0x90, 0x80, 0x80], "0xF4"), ([0xF5, 0x80, 0x80, 0x80], "0xF5"), ([0xFF], "0xFF"),
    ] as [([UInt8], String)])
  func badUTF8IsNamed(bytes: [UInt8], name: String) {
    let document = Array("{\"points\":[],\"a\":\"".utf8) + bytes + Array("\"}".utf8)
    let expected = ["! 1:19: expected UTF-8, found the byte \(name)"]
    #expect(outcomes(of: document) == expected)
    #expect(outcomes(of: document, cuts: Array(repeating: 1, count: 40)) == expected)
  }

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
    let members = (0..<100_000).map { "\"m\($0)\":0" }.joined(separator: ",")
    #expect(outcomes(of: "{\(members),\"points\":[]}".utf8) == ["1:"])
    #expect(
      outcomes(of: "{\(members),\"m7\":1,\"points\":[]}".utf8).first?.hasSuffix(
        "expected every name once, found \"m7\" again") == true)
  }

  @Test func utf16IsNamed() {
    #expect(
      outcomes(of: [0xFF, 0xFE, 0x5B, 0x00]) == ["! 1:1: expected UTF-8, found UTF-16"])
  }
}
