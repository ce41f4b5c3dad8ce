import StrokeCore
import StrokeFormats
import Testing

/// What a format has no place for is named, once a kind.
@Suite struct LossTests {
  /// The warnings of writing these strokes.
  private func warnings(_ lines: String, _ format: StrokeFormat) throws -> [String] {
    var options = ReadingOptions(format: .ndjson)
    options.keepsSource = true
    var writer = try #require(format.writer())
    var bytes: [UInt8] = []
    for result in StrokeRecords(lines.utf8, options: options) {
      writer.append(try result.get(), to: &bytes)
    }
    writer.finish(&bytes)
    return writer.losses.all.map { $0.loss.text(in: format, strokes: $0.strokes) }
  }

  private static let plain = #"{"points":[[1,2],[3,4]]}"#
  private static let named =
    #"{"id":"a","label":"b","width":320.5,"points":[[1,2,0.0004],[3,4,0.5]]}"#

  @Test(arguments: [
    (plain, StrokeFormat.csv, []), (plain, .getevent, []), (plain, .webdriver, []),
    (plain, .svg, []),
    (plain, .rrweb, ["rrweb has no strokes without times; all are 0"]),
    (
      named, .webdriver,
      [
        "WebDriver counts times from 0", "WebDriver counts times in milliseconds; they are rounded",
        "WebDriver cannot store the width of the view", "WebDriver cannot store labels",
      ]
    ),
    (
      named, .getevent,
      [
        "getevent cannot store the width of the view", "getevent cannot store ids",
        "getevent cannot store labels",
      ]
    ),
    (named + "\n" + named, .svg, ["SVG cannot store times (2 strokes)"]),
    ("[[1.5,2]]", .getevent, ["getevent has whole coordinates; they are rounded"]),
    ("[[1,2,0.00000001]]", .getevent, ["getevent counts times in microseconds; they are rounded"]),
    ("[[1,2,-1]]", .getevent, ["getevent counts times from 0"]),
    ("[[1e10,2]]", .getevent, ["numbers are too large for getevent; the stroke is left out"]),
    (
      "[[1,2,1],[1,2,0]]", .webdriver,
      [
        "WebDriver counts times from 0",
        "WebDriver cannot store times that go back; each is raised to the one before",
      ]
    ),
    (
      "[[1,2,0],[1,2,1e300]]", .webdriver,
      ["numbers are too large for WebDriver; the stroke is left out"]
    ),
    (
      "[[0,0,-1e306]]", .quickdraw,
      ["numbers are too large for Quick, Draw!; the stroke is left out"]
    ),
    (
      "[[0,0,1e306]]", .pointerevents,
      ["numbers are too large for a log of pointer events; the stroke is left out"]
    ),
    ("[[0,0,1e306]]", .rrweb, ["numbers are too large for rrweb; the stroke is left out"]),
    ("[[0,0,1e306]]", .dollar, ["numbers are too large for a $1 log; the stroke is left out"]),
    ("[[0,0,1e306]]", .inkml, []), ("[[0,0,1e305]]", .quickdraw, []),
    (#"{"points":[],"a":1}"#, .csv, ["CSV cannot store strokes without samples"]),
    ("[]", .pointerevents, ["a log of pointer events cannot store strokes without samples"]),
    (
      #"{"points":[[1,2]],"a":[1],"b":null}"#, .tsv,
      [
        #"TSV cannot store "a", which is neither text nor a number"#,
        #"TSV cannot store "b", which is neither text nor a number"#,
      ]
    ),
    (#"{"points":[[1,2]],"a":{"b":[1]},"c":null}"#, .json, []),
    (
      #"{"points":[[1,2]],"X":1,"Stroke":2,"ID":3}"#, .csv,
      [
        #"CSV cannot store "X""#, #"CSV cannot store "Stroke""#,
        #"CSV cannot store "ID""#,
      ]
    ),
    (
      #"{"points":[[1,2]],"pressure":1,"type":"a"}"#, .pointerevents,
      [
        #"a log of pointer events cannot store "pressure""#,
        #"a log of pointer events cannot store "type""#,
      ]
    ),
    (#"{"points":[[1,2,0]],"cancelled":true,"trackingId":7}"#, .getevent, []),
    (
      #"{"points":[[1,2,0]],"cancelled":false,"trackingId":"7"}"#, .getevent,
      [
        #"getevent cannot store "cancelled""#, #"getevent cannot store "trackingId""#,
      ]
    ),
    (
      #"{"points":[[1,2,0]],"cancelled":"true"}"#, .rrweb,
      [#"rrweb does not say whether "cancelled" is a text or a number, true or false"#]
    ),
    (
      #"{"points":[[1,2,0]],"cancelled":null}"#, .webdriver,
      [#"WebDriver cannot store "cancelled""#]
    ),
    (#"{"points":[[1,2]],"word":"a"}"#, .quickdraw, [#"Quick, Draw! cannot store "word""#]),
    (
      #"{"points":[[1,2]],"Name":"a","a b":"c"}"#, .dollar,
      [#"a $1 log cannot store "Name""#, #"a $1 log cannot store "a b""#]
    ),
    (
      #"{"points":[[1,2]],"a":"\u0001"}"#, .inkml,
      ["InkML cannot store some control characters"]
    ),
    (
      "[[1,2,0,0.5],[3,4,1,0.6]]", .csv,
      ["only x, y and t of each sample are kept; number 4 is dropped"]
    ),
    (
      #"[{"x":1,"y":2,"pressure":0.5,"tilt":1}]"#, .ndjson,
      [
        "only x, y and t of each sample are kept; pressure is dropped",
        "only x, y and t of each sample are kept; tilt is dropped",
      ]
    ),
  ])
  func areNamed(lines: String, format: StrokeFormat, expected: [String]) throws {
    #expect(try warnings(lines, format) == expected)
  }

  /// What each tool that draws strokes again leaves out of one that says all there is.
  private static let replays: [(StrokeFormat, [String])] = [
    (
      .xcuitest,
      [
        #"XCUITest cannot store "note""#, "XCUITest cannot cancel a touch; it is lifted",
        "XCUITest cannot store the width of the view",
      ]
    ),
    (
      .maestro,
      [
        #"Maestro cannot store "note""#, "Maestro has whole coordinates; they are rounded",
        "Maestro cannot store the width of the view", "Maestro cannot cancel a touch; it is lifted",
      ]
    ),
    (
      .sendevent,
      [
        #"sendevent cannot store "note""#, "sendevent has whole coordinates; they are rounded",
        "sendevent cannot store the width of the view",
      ]
    ),
    (.playwright, [#"Playwright cannot store "note""#]),
  ]

  @Test func everyReplayNamesWhatItLeavesOut() throws {
    let line =
      #"{"id":"a","label":"b","width":320.5,"ended":0.9,"cancelled":true,"note":"n","points":[[1.25,2,0],[3,4,0.5]]}"#
    #expect(Self.replays.count == StrokeFormat.writable.count { $0.isReplay })
    for (format, losses) in Self.replays { #expect(try warnings(line, format) == losses) }
  }

  @Test(arguments: [
    (0.0, "0"), (1.5, "1500"), (0.0167, "16.7"), (1e-5, "0.01"), (-0.25, "-250"),
    (123_456.789, "123456789"), (Double.leastNonzeroMagnitude, "5e-321"), (1e300, "1e303"),
    (1e-12, "1e-9"), (1e-9, "0.000001"), (1e-10, "1e-7"), (-0.0, "-0"),
  ])
  func timesAreShiftedAsDecimals(seconds: Double, milliseconds: String) throws {
    var writer = try #require(StrokeFormat.pointerevents.writer())
    var bytes: [UInt8] = []
    writer.append(try #require(StrokeRecords("[[0,0,\(seconds)]]".utf8).next()).get(), to: &bytes)
    let written = String(decoding: bytes, as: UTF8.self)
    #expect(written.contains("\"timeStamp\":\(milliseconds)}"))
    let back = try #require(StrokeRecords(bytes).next()).get().stroke.times[0]
    #expect(back.bitPattern == seconds.bitPattern)
  }
}
