import StrokeFormats
import Testing

@Suite struct JSONErrorTests {
  static let errors: [Example] = [
    // The shape.
    Example(
      "{}",
      "! 1:2: expected \"points\", or \"x\" and \"y\", found }"),
    Example(
      "{\"pts\":[]}",
      "! 1:10: expected \"points\", or \"x\" and \"y\", found only \"pts\""),
    Example(
      "{\"stylus\":[[1,2]],\"name\":\"a\",\"width\":3}",
      "! 1:39: expected \"points\", or \"x\" and \"y\", found only \"stylus\", \"name\" and \"width\"; --fields points=stylus reads those"
    ),
    Example(
      "{\"points\":[]}\n{\"p\":1}",
      "1:",
      "! 2:7: expected \"points\", or \"x\" and \"y\", found only \"p\""),
    Example(
      "{\"points\":{}}",
      "! 1:11: expected an array of points, found {"),
    Example("{\"points\":3}", "! 1:11: expected an array of points, found 3"),
    Example("{\"points\":\"a\"}", "! 1:11: expected an array of points, found \""),
    Example("{\"points\":[1,2]}", "! 1:12: expected a point, found 1"),
    Example(
      "[1,2,3]",
      "! 1:2: expected a stroke, found 1"),
    Example("[[1]]", "! 1:4: expected a comma, found ]"),
    Example("[[1,\"2\"]]", "! 1:5: expected a number, found \""),
    Example("[[1,null]]", "! 1:5: expected a number, found null"),
    Example("[[1,2,null]]", "! 1:7: expected a number, found null"),
    Example("[[1,2,3,null]]", "! 1:9: expected a number, found null"),
    Example(
      "[{\"x\":1}]",
      "! 1:8: expected \"x\" and \"y\", found only \"x\"; --fields x=NAME,y=NAME,t=NAME reads other names"
    ),
    Example(
      "[{\"y\":1}]",
      "! 1:8: expected \"x\" and \"y\", found only \"y\"; --fields x=NAME,y=NAME,t=NAME reads other names"
    ),
    Example(
      "[{\"x\":1,\"y\":2,\"t\":null}]",
      "1: 1.0,2.0"),
    Example("[[1,2,3],[4,5]]", "! 1:14: expected a time, as in the points before, found ]"),
    Example("[[1,2],[4,5,6]]", "! 1:12: expected ] and no time, as in the points before, found ,"),
    Example(
      "[{\"x\":1,\"y\":2},{\"t\":1,\"x\":1,\"y\":2}]",
      "! 1:21: expected no time, as in the rows before, found 1"),
    Example(
      "[{\"x\":1,\"y\":2,\"t\":3},{\"x\":1,\"y\":2}]",
      "! 1:34: expected a time, as in the rows before, found only \"x\" and \"y\""),
    Example("[[1,2]] x", "1: 1.0,2.0", "! 1:9: expected the end of the file, found x"),
    Example("[[1,2]],[[1,2]]", "1: 1.0,2.0", "! 1:8: expected the end of the file, found ,"),
    Example("{\"points\":[],\"width\":0}", "! 1:22: expected a width above 0, found 0"),
    Example("{\"points\":[],\"width\":-1.5}", "! 1:22: expected a width above 0, found -1.5"),
    Example("{\"points\":[],\"width\":\"a\"}", "! 1:23: expected a width above 0, found a"),
    Example(
      "{\"points\":[],\"timeUnit\":\"min\"}",
      "! 1:26: expected s, ms, us or ns, found min"),
    Example(
      "{\"points\":[],\"timeUnit\":1}", "! 1:25: expected s, ms, us or ns, found 1"),
    // Names that come twice.
    Example(
      "{\"points\":[],\"points\":[]}",
      "! 1:14: expected every name once, found \"points\" again"),
    Example(
      "{\"points\":[],\"a\":1,\"\\u0061\":1}",
      "! 1:20: expected every name once, found \"a\" again"),
    Example(
      "[{\"x\":1,\"y\":1,\"X\":1}]",
      "! 1:19: expected every name once, found X again"),
    Example(
      "[{\"x\":1,\"y\":1,\"t\":1,\"time\":1}]",
      "! 1:28: expected one time, found t and time; --fields t=t or --fields t=time says which counts"
    ),
    Example(
      "[{\"a\":1,\"x\":1,\"y\":1,\"a\":1}]",
      "! 1:21: expected every name once, found \"a\" again"),
    Example(
      "{\"strokes\":[],\"strokes\":[]}",
      "! 1:15: expected every name once, found \"strokes\" again"),
    Example(
      "{\"points\":[],\"points\":1}",
      "! 1:14: expected every name once, found \"points\" again"),
    // Rows before a mistake in the JSON are no stroke.
    Example(
      "[{\"x\":1,\"y\":2},{\"x\":1,\"y\":NaN}]", "! 1:27: expected a value, found NaN"),
    Example(
      "[{\"x\":1,\"y\":2},]", "! 1:16: expected a point, found ]; remove the comma before it"),
    Example(
      "{\"a\":1,\"strokes\":[],\"a\":1}", "! 1:21: expected every name once, found \"a\" again"),
    // Lists of strokes.
    Example(
      "{\"strokes\":{}}",
      "! 1:12: expected an array of strokes, found {"),
    Example(
      "{\"strokes\":[1]}",
      "! 1:13: expected a stroke, found 1"),
    Example("{\"strokes\":[[{\"x\":1,\"y\":2},3]]}", "! 1:28: expected a point, found 3"),
    Example(
      "[{\"points\":[]},{}]",
      "1:",
      "! 1:17: expected \"points\", or \"x\" and \"y\", found }"),
    Example(
      "{\"strokes\":[],\"timeUnit\":\"s\"}"),
    Example(
      "{\"strokes\":[],\"width\":1}"),
    Example(
      "{\"strokes\":[],\"points\":[]}",
      "! 1:1: expected \"points\" or \"strokes\", found both"),
    Example(
      "{\"points\":[],\"strokes\":[]}",
      "! 1:1: expected \"points\" or \"strokes\", found both"),
    Example(
      "[{\"points\":[]},{\"strokes\":[]}]",
      "1:"),
    // The grammar.
    Example("[[1,2],]", "! 1:8: expected a point, found ]; remove the comma before it"),
    Example("[[1,2,]]", "! 1:7: expected a number, found ]"),
    Example(
      "{\"points\":[],}", "! 1:14: expected a name in quotes, found }; remove the comma before it"),
    Example("{points:[]}", "! 1:2: expected a name in quotes, found points"),
    Example("{\"points\" []}", "! 1:11: expected :, found ["),
    Example("{\"points\":[] \"a\":1}", "! 1:14: expected , or }, found \""),
    Example("[[1,2] [3,4]]", "! 1:8: expected , or ], found ["),
    Example("[[1,2],[3 4]]", "! 1:11: expected a comma, found 4"),
    Example("[[01,2]]", "! 1:4: expected no digit after a leading 0, found 1"),
    Example("[[-,2]]", "! 1:4: expected a digit, found ,"),
    Example("[[.5,2]]", "! 1:3: expected a number, found ."),
    Example("[[5.,2]]", "! 1:5: expected a digit, found ,"),
    Example("[[+5,2]]", "! 1:3: expected a number, found +"),
    Example("[[1e,2]]", "! 1:5: expected a digit, found ,"),
    Example("[[1e+,2]]", "! 1:6: expected a digit, found ,"),
    Example("[[NaN,2]]", "! 1:3: expected a number under x, found NaN"),
    Example("[[1,2],[NaN,2]]", "! 1:9: expected a number, found NaN"),
    Example("[[-Infinity,2]]", "! 1:4: expected a digit, found Infinity"),
    Example("[[0x1F,2]]", "! 1:4: expected a comma, found x"),
    Example("[[1e999,2]]", "! 1:3: number too large"),
    Example("[[1,2,-1e309]]", "! 1:7: number too large"),
    Example("{\"points\":[],\"a\":tru}", "! 1:18: expected a value, found tru"),
    Example(
      "{\"points\":[],\"a\":[1,]}", "! 1:21: expected a value, found ]; remove the comma before it"),
    Example(
      "{\"points\":[],\"a\":{\"b\":1,}}",
      "! 1:25: expected a name in quotes, found }; remove the comma before it"),
    Example("{\"points\":[],\"a\":[1}}", "! 1:20: expected , or ], found }"),
    Example("{\"points\":[],\"a\":01}", "! 1:19: expected no digit after a leading 0, found 1"),
    // Strings.
    Example("{\"id\":\"a", "! 1:9: expected \", found the end of the file"),
    Example("{\"id\":\"a\nb\",\"points\":[]}", "! 1:9: expected \", found the end of the line"),
    Example("{\"id\":\"a\tb\",\"points\":[]}", "! 1:9: expected \", found a tab"),
    Example("{\"id\":\"a\0b\",\"points\":[]}", "! 1:9: expected \", found U+0000"),
    Example("{\"id\":\"\\x\",\"points\":[]}", "! 1:9: expected an escape, found x"),
    Example("{\"id\":\"\\u12g4\"}", "! 1:12: expected a hexadecimal digit, found g"),
    Example(
      "{\"id\":\"\\ud800\",\"points\":[]}",
      "! 1:8: expected a character, found the lone surrogate \\ud800"),
    Example(
      "{\"id\":\"\\ud800\\u0041\",\"points\":[]}",
      "! 1:8: expected a character, found the lone surrogate \\ud800"),
    Example(
      "{\"id\":\"\\uDC00\",\"points\":[]}",
      "! 1:8: expected a character, found the lone surrogate \\uDC00"),
    // What was found is named so that one can see it.
    Example("[[1,é]]", "! 1:5: expected a number, found é"),
    Example("[[1,😀]]", "! 1:5: expected a number, found 😀"),
    Example("[[1,\u{A0}2]]", "! 1:5: expected a number, found U+00A0"),
    Example("[[1,\u{7}]]", "! 1:5: expected a number, found U+0007"),
    Example(
      "[[1,abcdefghijklmnopqrstuvwxyz]]", "! 1:5: expected a number, found abcdefghijklmnopqrst…"),
    // Columns count characters, lines are counted.
    Example("{\"id\":\"é😀\",\n \"points\":[[1,]]}", "! 2:15: expected a number, found ]"),
    Example("[\n[1,2],\n  [3,x]]", "! 3:6: expected a number, found x"),
    // Documents that stop short.
    Example("", "! 1:1: expected a stroke, found the end of the file"),
    Example(" \n ", "! 2:2: expected a stroke, found the end of the file"),
    Example("\u{FEFF}", "! 1:1: expected a stroke, found the end of the file"),
    Example(
      "[",
      "! 1:2: expected a stroke, found the end of the file"),
    Example("[[1,2", "! 1:6: expected , or ], found the end of the file"),
    Example("[[1,2],", "! 1:8: expected a point, found the end of the file"),
    Example("{\"points\":[[1,2]]", "! 1:18: expected , or }, found the end of the file"),
    Example(
      "{\"strokes\":[{\"points\":[]}",
      "! 1:26: expected , or ], found the end of the file"),
    // Bad lines are left, the next are read.
    Example(
      "[[1,2]]\n[[1,2}\n[[3,4]]", "1: 1.0,2.0", "! 2:6: expected , or ], found }", "3: 3.0,4.0"),
    Example("[[1,2\n[[3,4]]", "! 1:6: expected , or ], found the end of the line", "2: 3.0,4.0"),
    Example("[[1,2]] 7\n[[3,4]]", "! 1:9: expected the end of the line, found 7", "2: 3.0,4.0"),
    Example(
      "[]\n{\"strokes\":[]}",
      "1:"),
    Example(
      "[]\n[[[1,2]]]",
      "1:",
      "2: 1.0,2.0"),
    Example(
      "[]\n[",
      "1:",
      "! 2:2: expected a stroke, found the end of the file"),
  ]

  @Test(arguments: errors)
  func isNamedWithItsPlace(row: Example) {
    #expect(outcomes(of: row.document.utf8) == row.outcomes)
  }

  @Test(arguments: errors)
  func isTheSameWhereverTheDocumentIsCut(row: Example) {
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
