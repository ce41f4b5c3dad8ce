import StrokeFormats
import Testing

@Suite struct QuickDrawReaderTests {
  @Test(arguments: [
    Example(
      #"{"word":"ring","key_id":"7","drawing":[[[1,2],[3,4],[0,16.7]]]}"#,
      "1 id=7 label=ring: 1.0,3.0@0.0 2.0,4.0@0.0167"),
    // Simplified: no times.
    Example(#"{"drawing":[[[1,2],[3,4]]],"word":"ring"}"#, "1 label=ring: 1.0,3.0 2.0,4.0"),
    Example(
      #"{"key_id":"7","drawing":[[[1],[2],[3]],[[4],[5],[6]]]}"#,
      "1 id=7: 1.0,2.0@0.003", "1 id=7: 4.0,5.0@0.006"),
    Example(#"{"drawing":[]}"#),
    Example(#"{"drawing":[[[],[]]],"width":256}"#, "1 width=256.0:"),
    Example(
      "{\"drawing\":[[[1],[2]]]}\n\n{\"drawing\":[[[3],[4]]]}\r\n", "1: 1.0,2.0", "3: 3.0,4.0"),
    Example("[{\"drawing\":[[[1],[2]]]},\n {\"drawing\":[[[3],[4]]]}]", "1: 1.0,2.0", "2: 3.0,4.0"),
  ])
  func isRead(row: Example) {
    #expect(outcomes(of: row.document.utf8) == row.outcomes)
    #expect(firstCutThatMatters(in: row) == nil)
  }

  @Test(arguments: [
    (#"{"drawing":[[[1,2],[3]]]}"#, "1:22: expected as many numbers as x (2), found 1"),
    (#"{"drawing":[[[1],[2],[3,4]]]}"#, "1:26: expected as many numbers as x (1), found 2"),
    (#"{"drawing":[[[1]]]}"#, "1:17: expected a comma, found ]"),
    (#"{"drawing":[[[1],[2],[3],[4]]]}"#, "1:25: expected ], found ,"),
    (#"{"drawing":[[[1],["2"]]]}"#, "1:19: expected a number, found \""),
    (#"{"drawing":[[1,2]]}"#, "1:14: expected the array of x, found 1"),
    (#"{"drawing":[{}]}"#, "1:13: expected a stroke as [[x,…],[y,…]], found {"),
    (#"{"drawing":[[[1e999],[2]]]}"#, "1:15: number too large"),
    (
      #"{"drawing":[[[1],[2]]],"drawing":[]}"#,
      "1:24: expected every name once, found \"drawing\" again"
    ),
    (#"{"drawing":[[[1],[2]]],"width":0}"#, "1:32: expected a width above 0, found 0"),
    (#"{"drawing":[[[1],[2]]]"#, "1:23: expected , or }, found the end of the file"),
    (#"{"drawing":[[[1],[2]]]} x"#, "1:25: expected the end of the file, found x"),
  ])
  func whatIsBrokenIsNamed(document: String, error: String) {
    #expect(outcomes(of: document.utf8).last == "! \(error)")
  }

  @Test func aBrokenDrawingDoesNotStopTheNext() {
    let lines =
      "{\"drawing\":[[[1],[2]]]}\n{\"drawing\":[[[1],[2]],[[3],[]]]}\n{\"drawing\":[[[5],[6]]]}"
    #expect(
      outcomes(of: lines.utf8) == [
        "1: 1.0,2.0", "! 2:29: expected as many numbers as x (1), found 0", "3: 5.0,6.0",
      ])
  }

  @Test func theOptionSaysWhatTimesCount() {
    let document = #"{"drawing":[[[1],[2],[3]]]}"#
    #expect(
      outcomes(of: document.utf8, ReadingOptions(timeUnit: .microseconds)) == ["1: 1.0,2.0@3e-06"])
  }

  @Test func whatElseItSaysIsKept() throws {
    let document = #"{"recognized":true,"countrycode":"NO","drawing":[[[1],[2]],[[3],[4]]]}"#
    let records = try StrokeRecords(document.utf8).map { try $0.get() }
    #expect(records.map { $0.text(of: "recognized") } == ["true", "true"])
    #expect(records.map { $0.text(of: "part") } == ["1", "2"])
    #expect(records[0].fields.map(\.name) == ["recognized", "countrycode", "part"])
  }

  @Test func aLongLogCanBeDivided() throws {
    let line = "{\"drawing\":[[[1],[2]]]}\n"
    let bytes = Array(String(repeating: line, count: 3).utf8)
    try bytes.withUnsafeBytes { bytes in
      let head = try #require(try DocumentHead(of: bytes, isWhole: true))
      #expect(head.format == .quickdraw && head.isDivisible)
      #expect(head.lastCut(in: bytes) == bytes.count)
      var stream = StrokeStream()
      stream.restart(continuing: head)
      #expect(outcomes(of: Array(bytes), from: &stream).count == 3)
    }
  }
}
