import StrokeFormats
import Testing

/// What is said of a stroke besides its samples keeps its kind: a text stays one, and so does a
/// number.
@Suite struct FieldTests {
  /// The formats that can say all that JSON can.
  private static let formats: [StrokeFormat] = [.json, .ndjson]

  private static func fields(_ bytes: [UInt8]) throws -> [StrokeField] {
    try #require(StrokeRecord.list(bytes).first).fields
  }

  private static func written(_ bytes: [UInt8], in format: StrokeFormat) throws -> [UInt8] {
    let (output, losses) = try StrokeFormatsTests.written(StrokeRecord.list(bytes), in: format)
    #expect(losses.all.isEmpty)
    return output
  }

  private static let values: [(json: String, value: StrokeField.Value)] = [
    (#""text""#, .text("text")), (#""7""#, .text("7")), (#""""#, .text("")),
    (#""true""#, .text("true")), ("7", .literal("7")), ("-0.50E+3", .literal("-0.50E+3")),
    ("true", .literal("true")), ("false", .literal("false")), ("null", .json("null")),
    (#"[1, {"b":"\\"}]"#, .json(#"[1, {"b":"\\"}]"#)), ("[1,\r\n2]", .json("[1,2]")),
    ("{}", .json("{}")),
  ]

  @Test(arguments: formats, formats)
  func everyKindOfValueIsKept(first: StrokeFormat, second: StrokeFormat) throws {
    for (json, value) in Self.values {
      let document = Array(
        "{\"strokes\":[{\"id\":\"a\",\"note\":\(json),\"points\":[[1,2,0],[3,4,1]]}]}".utf8)
      let inFirst = try Self.written(document, in: first)
      let inSecond = try Self.written(inFirst, in: second)
      let wanted = [StrokeField("id", .text("a")), StrokeField("note", value)]
      #expect(try Self.fields(inFirst) == wanted, "\(json)")
      #expect(try Self.fields(inSecond) == wanted, "\(json)")
    }
  }

  /// Not all that is called like a number of a part, or a mark of a pointer, is one.
  @Test(arguments: formats) func namesThatMeanSomethingMayHoldAnything(format: StrokeFormat) throws
  {
    for (name, json) in [("part", "\"+1\""), ("part", "1.0"), ("part", "2"), ("cancelled", "true")]
    {
      let document = Array("{\"\(name)\":\(json),\"points\":[[1,2,0]]}".utf8)
      let back = try Self.fields(Self.written(document, in: format))
      #expect(try back == Self.fields(document), "\(name) \(json)")
    }
  }

  /// Tables keep a text from being taken for a number by quotes.
  @Test func tablesKeepTextsAndNumbersApart() throws {
    let note = (Self.values + Self.numberlike).filter { $0.value.text?.isEmpty == false }
    for (json, value) in note {
      let document = Array("{\"id\":\"7\",\"note\":\(json),\"points\":[[1,2]]}".utf8)
      let back = try Self.fields(Self.written(document, in: .csv))
      #expect(back == [StrokeField("id", .text("7")), StrokeField("note", value)], "\(json)")
    }
  }

  /// A column may be called anything, also what a table means something else by.
  @Test func columnsMayBeCalledAnything() throws {
    for name in [
      "#c", "a;b", "a,b", "a\\tb", "a\\nb", "\\\"q\\\"", "\\\"", "5\\\" disk", " a ", "#\\\"\\t;,",
    ] {
      let document = Array("{\"\(name)\":\"v\",\"points\":[[1,2],[3,4]]}".utf8)
      let written = try Self.written(document, in: .csv)
      #expect(try Self.fields(written) == Self.fields(document), "\(name)")
    }
  }

  private static let numberlike: [(json: String, value: StrokeField.Value)] =
    ["007", "+7", ".5", "5.", "1e", "0x10", "-", "nan", "Infinity", "TRUE", "null", " 7"].map {
      ("\"\($0)\"", .text($0))
    }

  @Test func aTableOfSomebodyElseHasNumbersToo() throws {
    let table = "id,a,b,c,d,e,x,y\n7,007,1.50,true,\"5\",1e999,1,2\n"
    #expect(
      try Self.fields(Array(table.utf8)) == [
        StrokeField("id", .literal("7")), StrokeField("a", .text("007")),
        StrokeField("b", .literal("1.50")), StrokeField("c", .literal("true")),
        StrokeField("d", .text("5")), StrokeField("e", .text("1e999")),
      ])
  }
}
