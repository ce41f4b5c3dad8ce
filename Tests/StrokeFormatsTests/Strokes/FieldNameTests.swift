import StrokeFormats
import Testing

/// Coordinates and times under the names that recorders give them.
@Suite struct FieldNameTests {
  /// Samples in JSON are divided by what is given for strokes, or else for ids, as the rows of a table are.
  @Test(arguments: [["part", nil], [nil, "part"], ["part", "who"]] as [[String?]])
  func divideSamples(names: [String?]) {
    let (stroke, idName) = (names[0], names[1])
    var options = ReadingOptions()
    var fields = FieldNames()
    (fields[.x], fields[.y], fields[.t]) = ("at.x", "at.y", "ms")
    (fields[.stroke], fields[.id]) = (stroke, idName)
    options.fields = fields
    let own = stroke == nil ? "" : #""stroke":7,"#
    let samples = [(1, "a"), (1, "a"), (2, "b")].map {
      #"{"at":{"x":\#($0.0),"y":2},"ms":3,"part":\#($0.0),\#(own)"id":8,"who":"\#($0.1)"}"#
    }
    let id = idName == "who" ? ["a", "b"] : idName == nil ? ["8", "8"] : ["1", "2"]
    #expect(
      outcomes(of: "[\(samples.joined(separator: ","))]".utf8, options) == [
        "1 id=\(id[0]): 1.0,2.0@0.003 1.0,2.0@0.003", "1 id=\(id[1]): 2.0,2.0@0.003",
      ])
    fields[.t] = "us"
    options.fields = fields
    let error = outcomes(of: "[\(samples.joined(separator: ","))]".utf8, options)
    #expect(error.count == 1 && error[0].contains(#"expected "us", found only"#), "\(error)")
  }

  /// A column that is named and not there would be missing without a word.
  @Test(arguments: ["time", "stroke", "id"]) func aColumnThatIsNotThereIsNamed(
    role: String
  ) {
    var names = FieldNames()
    (names[.x], names[.y]) = ("px", "py")
    switch role {
    case "time": names[.t] = "MS"
    case "stroke": names[.stroke] = "MS"
    default: names[.id] = "MS"
    }
    var options = ReadingOptions()
    options.fields = names
    let error =
      #"! 1:1: expected a header with MS, found only "px", "py" and "ms"; --fields names it"#
    #expect(outcomes(of: Array("px,py,ms\n1,2,3\n".utf8), options) == [error])
  }

  /// Labels may be missing, and ids where something else tells the strokes apart. One column may serve two
  /// purposes.
  @Test(arguments: [nil, "who"]) func whatOnlyDescribesMayBeMissing(stroke: String?) {
    var names = FieldNames()
    (names[.x], names[.y], names[.id], names[.label]) = ("px", "py", "who", "what")
    names[.stroke] = stroke
    var options = ReadingOptions()
    options.fields = names
    let read = outcomes(of: Array("px,py,\(stroke ?? "stroke")\n1,2,a\n1,2,b\n".utf8), options)
    #expect(read == ["2 id=a: 1.0,2.0", "3 id=b: 1.0,2.0"])
  }

  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("1970-01-01T00:00:01.25Z", 1.25), ("1970-01-02 00:00", 86_400),
    ("19700101T000000,5Z", 0.5), ("1970-01-01T01:00:00+01:00", 0), ("1969-12-31T23:30:00-0030", 0),
    ("2000-02-29T12:00:00Z", 951_825_600), ("2025-11-22t10:07:00.016z", 1_763_806_020.016),
    ("1970-01-01T24:00:00Z", 86_400), ("1969-12-31T23:59:59Z", -1),
    ("2016-12-31T23:59:60Z", 1_483_228_800),
    ("0000-01-01T00:00:00Z", -62_167_219_200),
  ])
  func datesAreSeconds(text: String, seconds: Double) {
    let time = "1: 1.0,2.0@\(seconds)"
    #expect(outcomes(of: Array("[[1,2,\"\(text)\"]]".utf8)) == [time])
    #expect(
      outcomes(
        of: Array("{\"timeUnit\":\"ms\",\"points\":[{\"x\":1,\"y\":2,\"t\":\"\(text)\"}]}".utf8))
        == [time])
    #expect(outcomes(of: Array("x;y;t\n1;2;\(text)\n".utf8)) == ["2: 1.0,2.0@\(seconds)"])
  }

  @Test(arguments: [
    "2025-11-22", "2025-13-01T00:00:00Z", "2025-02-29T00:00:00Z", "2025-11-22T25:00:00Z",
    "2025-11-22T10:07:00.Z", "2025-11-22T10:07:00+1", "10:07:00", "soon", "",
  ])
  func whatIsNoDateIsNamed(text: String) {
    #expect(
      outcomes(of: Array("[[1,2,\"\(text)\"]]".utf8)) == [
        "! 1:7: expected a number, or a date and time such as 2025-11-22T10:07:00.25Z, found \"\(text)\""
      ])
  }

  @Test func datesAndNumbersDoNotMix() {
    let end = "expected a time like those before, either a number or a date, found the other"
    #expect(outcomes(of: Array(#"[[1,2,"1970-01-01T00:00Z"],[1,2,3]]"#.utf8)) == ["! 1:33: \(end)"])
    #expect(
      outcomes(of: Array("x,y,t\n1,2,3\n1,2,1970-01-01T00:00Z\n".utf8)) == [
        "! 3:5: expected a number, as in the rows before, found 1970-01-01T00:00Z"
      ])
  }

  @Test func upBecomesDown() {
    var options = ReadingOptions()
    options.flipsY = true
    for text in ["[[1,2],[3,0]]", "x,y\n1,2\n3,0\n"] {
      let read = outcomes(of: Array(text.utf8), options)
      #expect(read.count == 1 && read[0].hasSuffix(": 1.0,-2.0 3.0,0.0"))
    }
  }
}
