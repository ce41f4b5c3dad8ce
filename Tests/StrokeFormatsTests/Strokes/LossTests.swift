import StrokeCore
import StrokeFormats
import Testing

/// What a format has no place for is named, once a kind.
@Suite struct LossTests {
  /// The warnings of writing these strokes.
  private func warnings(_ lines: String, _ format: StrokeFormat) throws -> [String] {
    let records = try StrokeRecord.list(Array(lines.utf8), .ndjson)
    let losses = try written(records, in: format).losses
    return losses.all.map { $0.loss.text(in: format, strokes: $0.strokes) }
  }

  private static let plain = #"{"points":[[1,2],[3,4]]}"#

  @Test(arguments: [
    (plain, StrokeFormat.csv, []), (plain, .json, []),
    (plain, .playwright, ["strokes without times are drawn at 60 samples a second"]),
    (
      plain + "\n" + plain, .xcuitest,
      ["strokes without times are drawn at 60 samples a second (2 strokes)"]
    ),
    (
      #"{"ended":1,"points":[[1,2]]}"#, .playwright,
      ["Playwright cannot store when the finger was lifted"]
    ),
    (
      "[[1,2,1],[1,2,0]]", .playwright,
      ["Playwright cannot store times that go back; each is raised to the one before"]
    ),
    ("[[1.5,2]]", .sendevent, ["sendevent has whole coordinates; they are rounded"]),
    ("[[1e10,2]]", .sendevent, ["numbers are too large for sendevent; the stroke is left out"]),
    (
      "[[1,2,0],[1,2,1e300]]", .xcuitest,
      ["numbers are too large for XCUITest; the stroke is left out"]
    ),
    ("[]", .sendevent, ["sendevent cannot store strokes without samples"]),
    (#"{"points":[],"a":1}"#, .csv, ["CSV cannot store strokes without samples"]),
    (
      #"{"points":[[1,2]],"a":[1],"b":null}"#, .csv,
      [
        #"CSV cannot store "a", which is neither text nor a number"#,
        #"CSV cannot store "b", which is neither text nor a number"#,
      ]
    ),
    (#"{"points":[[1,2]],"a":{"b":[1]},"c":null}"#, .json, []),
    (
      #"{"points":[[1,2]],"X":1,"Stroke":2,"ID":3}"#, .csv,
      [
        #"CSV cannot store "X""#, #"CSV cannot store "stroke""#,
      ]
    ),
    (#"{"points":[[1,2,0]],"cancelled":true}"#, .sendevent, []),
    (
      #"{"points":[[1,2,0]],"cancelled":false}"#, .sendevent,
      [#"sendevent cannot store "cancelled""#]
    ),
    (#"{"points":[[1,2,0]],"cancelled":"true"}"#, .playwright, []),
    (
      "[[1,2,0,0.5],[3,4,1,0.6]]", .csv,
      ["only x, y and t of each sample are kept; number 4 is dropped"]
    ),
    (
      #"[{"x":1,"y":2,"pressure":0.5,"tilt":1},{"x":1,"y":2,"pressure":0.6,"tilt":2}]"#, .ndjson,
      [
        "only x, y and t of each sample are kept; pressure is dropped",
        "only x, y and t of each sample are kept; tilt is dropped",
      ]
    ),
  ])
  func areNamed(lines: String, format: StrokeFormat, expected: [String]) throws {
    #expect(try warnings(lines, format) == expected)
  }
}
