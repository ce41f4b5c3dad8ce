import StrokeFormats
import Testing

@Suite struct PointerEventReaderTests {
  /// An event with a place and a time.
  private static func event(_ type: String, _ x: Int, _ y: Int, _ t: Int, _ more: String = "")
    -> String
  {
    #"{"type":"pointer\#(type)","pointerId":1,"clientX":\#(x),"clientY":\#(y),"timeStamp":\#(t)\#(more)}"#
  }

  private static let rows: [Example] = [
    Example(
      [event("down", 1, 2, 10), event("move", 3, 4, 20), event("up", 3, 4, 30)]
        .joined(separator: "\n"), "1 ended=0.03: 1.0,2.0@0.01 3.0,4.0@0.02"),
    // The pointer is lifted somewhere else.
    Example(
      [event("down", 1, 2, 10), event("up", 3, 4, 30)].joined(separator: "\n"),
      "1: 1.0,2.0@0.01 3.0,4.0@0.03"),
    // Hovering, other events, and a second stroke.
    Example(
      [
        event("move", 0, 0, 0), event("enter", 0, 0, 0), event("down", 1, 2, 10),
        event("up", 1, 2, 11), event("move", 9, 9, 12), event("down", 5, 6, 13),
        event("up", 5, 6, 14),
      ].joined(separator: "\n"), "3 ended=0.011: 1.0,2.0@0.01", "6 ended=0.014: 5.0,6.0@0.013"),
    // Coalesced events are the samples, and the event itself if it is another.
    Example(
      [
        event("down", 1, 2, 10),
        event(
          "move", 4, 4, 20,
          #","coalesced":[{"clientX":3,"clientY":3,"timeStamp":15},{"clientX":4,"clientY":4,"timeStamp":20}]"#
        ),
        event("move", 6, 6, 30, #","coalescedEvents":[{"x":5,"y":5,"t":25}]"#),
        event("move", 7, 7, 40, #","coalesced":[]"#), event("up", 7, 7, 50),
      ].joined(separator: "\n"),
      "1 ended=0.05: 1.0,2.0@0.01 3.0,3.0@0.015 4.0,4.0@0.02 5.0,5.0@0.025 6.0,6.0@0.03 7.0,7.0@0.04"
    ),
    // The log ends while the pointer is down.
    Example(
      "[" + event("down", 1, 2, 10, #","label":"a","viewWidth":390"#) + "]",
      "1 label=a width=390.0: 1.0,2.0@0.01"),
    // No times, other names of places, no numbers of pointers.
    Example(
      #"[{"type":"pointerdown","pageX":1,"pageY":2},{"type":"pointerup","x":3,"y":4}]"#,
      "1: 1.0,2.0 3.0,4.0"),
    Example(
      #"{"pointerType":"pen","offsetX":1,"pointerId":2,"offsetY":2,"type":"pointerdown"}"#,
      "1: 1.0,2.0"),
  ]

  @Test(arguments: rows)
  func isRead(row: Example) {
    #expect(outcomes(of: row.document.utf8) == row.outcomes)
    #expect(firstCutThatMatters(in: row) == nil)
  }

  @Test func fingersAreStrokesAndACancelledOneIsMarked() throws {
    let log = """
      {"type":"pointerdown","pointerId":1,"x":1,"y":1,"t":0}
      {"type":"pointerdown","pointerId":2,"x":5,"y":5,"t":1}
      {"type":"pointermove","pointerId":1,"x":2,"y":2,"t":2}
      {"type":"pointercancel","pointerId":2,"x":0,"y":0,"t":3}
      {"type":"pointerup","pointerId":1,"x":2,"y":2,"t":4}
      """
    #expect(
      outcomes(of: log.utf8) == [
        "2 ended=0.003: 5.0,5.0@0.001", "1 ended=0.004: 1.0,1.0@0.0 2.0,2.0@0.002",
      ])
    let records = try StrokeRecords(log.utf8).map { try $0.get() }
    #expect(records.map(\.isCancelled) == [true, false])
  }

  @Test(arguments: [
    (
      event("down", 1, 2, 3) + "\n" + event("down", 1, 2, 4),
      "2:1: expected the pointer to be up before it goes down, found it down"
    ),
    (
      #"{"type":"pointerdown","pointerId":1,"clientX":1}"#,
      "1:48: expected \"clientX\" and \"clientY\", found }"
    ),
    (#"{"type":"pointerdown","pointerId":"a","x":1,"y":1}"#, "1:35: expected a number, found \""),
    (#"[{"type":"pointerdown","x":1,"y":1},{"x":1,"y":1}]"#, "1:49: expected \"type\", found }"),
    (#"[{"type":"pointerdown","x":1,"y":1},7]"#, "1:37: expected an event, found 7"),
    (
      event("down", 1, 2, 3) + "\n" + #"{"type":"pointermove","pointerId":1,"x":1,"y":2}"#,
      "2:1: expected a time, as in the samples before, found none"
    ),
    (
      #"{"type":"pointerdown","x":1,"y":1,"coalesced":[{"x":1}]}"#,
      "1:54: expected \"clientX\" and \"clientY\", found }"
    ),
    (
      #"{"type":"pointerdown","x":1,"y":1,"viewWidth":-1}"#,
      "1:47: expected a width above 0, found -1"
    ),
    (
      #"{"type":"pointerdown","x":1,"y":1,"x":2}"#,
      "1:35: expected every name once, found \"x\" again"
    ),
  ])
  func whatIsBrokenIsNamed(document: String, error: String) {
    #expect(outcomes(of: document.utf8).last == "! \(error)")
  }

  @Test func aBrokenLineSpoilsTheStrokesItMayBelongTo() {
    let log = [
      Self.event("down", 1, 2, 10), "{\"type\":\"pointermove\",", Self.event("up", 3, 4, 30),
      Self.event("down", 5, 6, 40), Self.event("up", 5, 6, 50),
    ].joined(separator: "\n")
    #expect(
      outcomes(of: log.utf8) == [
        "! 2:23: expected a name in quotes, found the end of the line",
        "4 ended=0.05: 5.0,6.0@0.04",
      ])
  }

  @Test func whatBrowsersGiveEveryEventIsNotKept() throws {
    let event =
      #"{"type":"pointerdown","pointerType":"pen","pressure":0.5,"width":20,"button":0,"x":1,"y":2,"hand":"left","deep":{"a":1}}"#
    let record = try #require(StrokeRecords(event.utf8).next()).get()
    #expect(record.fields.map(\.name) == ["pointerType", "hand", "deep"])
    #expect(record.stroke.viewWidth == nil)
  }
}
