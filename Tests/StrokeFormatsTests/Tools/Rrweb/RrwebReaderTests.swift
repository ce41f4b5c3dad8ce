import StrokeFormats
import Testing

@Suite struct RrwebReaderTests {
  private static func interaction(_ type: Int, _ x: Int, _ y: Int, _ t: Int, _ more: String = "")
    -> String
  {
    #"{"type":3,"data":{"source":2,"type":\#(type),"id":4,"x":\#(x),"y":\#(y)\#(more)},"timestamp":\#(t)}"#
  }

  private static func moves(_ source: Int, _ t: Int, _ positions: (x: Int, y: Int, offset: Int)...)
    -> String
  {
    let list = positions.map { #"{"x":\#($0.x),"y":\#($0.y),"id":4,"timeOffset":\#($0.offset)}"# }
    return
      #"{"type":3,"data":{"source":\#(source),"positions":[\#(list.joined(separator: ","))]},"timestamp":\#(t)}"#
  }

  private static let rows: [Example] = [
    // The second batch comes after the end of the stroke, and belongs before it.
    Example(
      [
        interaction(7, 1, 1, 1000), moves(6, 1500, (2, 2, -400), (3, 3, -100)),
        interaction(9, 5, 5, 1700), moves(6, 2000, (4, 4, -350), (9, 9, -250)),
      ].joined(separator: "\n"),
      "1: 1.0,1.0@1.0 2.0,2.0@1.1 3.0,3.0@1.4 4.0,4.0@1.65 5.0,5.0@1.7"),
    // A mouse: moves without a button are none.
    Example(
      "["
        + [
          moves(1, 10, (0, 0, 0)), interaction(1, 1, 1, 20), moves(1, 30, (2, 2, 0)),
          interaction(0, 2, 2, 40), moves(1, 50, (9, 9, 0)),
        ].joined(separator: ",\n") + "]", "2 ended=0.04: 1.0,1.0@0.02 2.0,2.0@0.03"),
    // The mouse that browsers make of a touch is left out; one that moves is not.
    Example(
      [
        interaction(7, 1, 1, 1000), interaction(9, 1, 1, 1100), interaction(1, 1, 1, 1110),
        interaction(0, 1, 1, 1120), interaction(2, 1, 1, 1120), interaction(1, 1, 1, 9000),
        interaction(0, 1, 1, 9001),
      ].joined(separator: "\n"), "1 ended=1.1: 1.0,1.0@1.0", "6 ended=9.001: 1.0,1.0@9.0"),
    // That mouse comes while the finger is down again.
    Example(
      [
        interaction(7, 1, 1, 1000), interaction(9, 1, 1, 1100), interaction(7, 2, 2, 1105),
        interaction(1, 1, 1, 1110), interaction(0, 1, 1, 1120), interaction(9, 3, 3, 1200),
      ].joined(separator: "\n"), "1 ended=1.1: 1.0,1.0@1.0",
      "3: 2.0,2.0@1.105 3.0,3.0@1.2"),
    // The width of the view, and what is known of the stroke.
    Example(
      [
        #"{"type":4,"data":{"href":"","width":390,"height":800},"timestamp":1}"#,
        #"{"type":5,"data":{"tag":"stroke","payload":{"id":"a","label":"b"}},"timestamp":2}"#,
        interaction(7, 1, 1, 3), interaction(9, 1, 1, 4), interaction(7, 2, 2, 5),
      ].joined(separator: "\n"), "3 id=a label=b width=390.0 ended=0.004: 1.0,1.0@0.003",
      "5 width=390.0: 2.0,2.0@0.005"),
    // Of positions put back each comes behind the last that is no later, and one without an offset stays last.
    Example(
      [
        interaction(7, 1, 1, 1000),
        moves(6, 2000, (2, 2, -100), (3, 3, -900), (4, 4, -100), (5, 5, 0), (6, 6, -500)),
        moves(6, 1500, (7, 7, 100), (8, 8, 0), (9, 9, -100)), interaction(9, 8, 8, 2100),
      ].joined(separator: "\n"),
      "1 ended=2.1: 1.0,1.0@1.0 3.0,3.0@1.1 9.0,9.0@1.4 6.0,6.0@1.5 7.0,7.0@1.6 2.0,2.0@1.9 4.0,4.0@1.9 5.0,5.0@2.0 8.0,8.0@1.5"
    ),
    // Events of other kinds are let be, whatever they hold.
    Example(
      #"{"events":[{"type":2,"data":{"node":{"x":"y","type":"z"}},"timestamp":1},"#
        + interaction(7, 1, 1, 3) + #",{"type":3,"data":{"source":0,"adds":[]},"timestamp":4}]}"#,
      "1: 1.0,1.0@0.003"),
  ]

  @Test(arguments: rows)
  func isRead(row: Example) {
    #expect(outcomes(of: row.document.utf8) == row.outcomes)
    #expect(firstCutThatMatters(in: row) == nil)
  }

  /// Positions that are put back to before all others take no more time than others, in one event or in many.
  @Test(.timeLimit(.minutes(1)), arguments: [1, 40_000]) func manyArePutBack(events: Int) throws {
    let all = Array(1...40_000)
    let batches = stride(from: 0, to: all.count, by: all.count / events).map { start in
      let positions = all[start..<(start + all.count / events)].map {
        #"{"x":\#($0),"y":0,"timeOffset":-\#($0)}"#
      }
      return
        #"{"type":3,"data":{"source":6,"positions":[\#(positions.joined(separator: ","))]},"timestamp":1000000}"#
    }
    let log = [Self.interaction(7, 0, 0, 0)] + batches + [Self.interaction(9, 0, 0, 2_000_000)]
    let stroke = try #require(StrokeRecords(log.joined(separator: "\n").utf8).next()).get().stroke
    #expect(Array(stroke.x.dropFirst().prefix(all.count)) == all.reversed().map(Double.init))
  }

  /// Each stroke is whole as soon as the positions after its end have come, or two seconds have passed.
  @Test func strokesComeAsTheLogGoesOn() throws {
    var stream = StrokeStream()
    var record = StrokeRecord()
    let feed = { (stream: inout StrokeStream, line: String) in
      Array((line + "\n").utf8).withUnsafeBytes { stream.append($0) }
    }
    let rows: [(line: String, strokes: Int)] = [
      (Self.interaction(7, 1, 1, 1_000), 0), (Self.interaction(9, 1, 1, 1_300), 0),
      (#"{"type":3,"data":{"source":0},"timestamp":2000}"#, 0),
      (Self.moves(6, 2_100, (2, 2, -900), (3, 3, -700)), 1),
      (Self.interaction(7, 5, 5, 3_000), 0), (Self.interaction(9, 5, 5, 3_100), 0),
      (#"{"type":3,"data":{"source":0},"timestamp":5099}"#, 0),
      (#"{"type":3,"data":{"source":0},"timestamp":5101}"#, 1),
    ]
    var counts: [Int] = []
    for row in rows {
      feed(&stream, row.line)
      stream.pause()
      var count = 0
      while try stream.next(into: &record) == .stroke { count += 1 }
      counts.append(count)
    }
    #expect(counts == rows.map(\.strokes))
  }

  @Test func aCancelledTouchIsMarked() throws {
    let log = [Self.interaction(7, 1, 1, 1, #","pointerType":1"#), Self.interaction(10, 0, 0, 2)]
    let record = try #require(StrokeRecords(log.joined(separator: "\n").utf8).next()).get()
    #expect(record.isCancelled && record.stroke.count == 1)
    #expect(record.text(of: "pointerType") == "pen")
  }

  @Test(arguments: [
    (
      #"{"type":3,"data":{"source":2,"type":7,"id":1,"x":1,"y":1}}"#,
      "1:58: expected \"timestamp\", found }"
    ),
    (
      #"{"type":3,"data":{"source":2,"type":7,"id":1},"timestamp":1}"#,
      "1:60: expected \"x\" and \"y\", found }"
    ),
    (
      #"{"type":3,"data":{"source":6,"positions":[{"x":1}]},"timestamp":1}"#,
      "1:49: expected \"x\" and \"y\", found }"
    ),
    (
      #"{"type":3,"data":{"source":6,"positions":[{"x":1,"y":1,"timeOffset":null}]},"timestamp":1}"#,
      "1:69: expected a number, found null"
    ),
    (
      #"[{"type":3,"data":{},"timestamp":1},{"data":{},"timestamp":1}]"#,
      "1:61: expected \"type\", found }"
    ),
    (
      #"[{"type":3,"data":{},"timestamp":1},{"type":3,"timestamp":1}]"#,
      "1:60: expected \"data\", found }"
    ),
    (#"[{"type":3,"data":{},"timestamp":1},[]]"#, "1:37: expected an event, found ["),
    (
      #"{"type":3,"data":{"source":2,},"timestamp":1}"#,
      "1:30: expected a name in quotes, found }; remove the comma before it"
    ),
  ])
  func whatIsBrokenIsNamed(document: String, error: String) {
    #expect(outcomes(of: document.utf8) == ["! \(error)"])
  }

  @Test func aBrokenEventSpoilsTheStrokeItMayBelongTo() {
    let log = [
      Self.interaction(7, 1, 1, 1), Self.interaction(9, 1, 1, 2), Self.interaction(7, 2, 2, 3), "{",
      Self.interaction(9, 2, 2, 4), Self.interaction(7, 3, 3, 5),
    ].joined(separator: "\n")
    #expect(
      outcomes(of: log.utf8) == [
        "! 4:2: expected a name in quotes, found the end of the line",
        "1 ended=0.002: 1.0,1.0@0.001",
        "6: 3.0,3.0@0.005",
      ])
  }

  /// A recording tells a touch from a mouse; a stroke that is only carried by touches may be any.
  @Test(arguments: [
    ("", "touch"), (#","pointerType":0"#, "mouse"), (#"{"pointerType":"hand"}"#, "hand"),
    (#"{"pointerType":null}"#, nil), (#"{"id":"a"}"#, "touch"),
  ])
  func whatDrewIsWhatTheRecordingSays(said: String, type: String?) throws {
    let isPayload = said.hasPrefix("{")
    let note = #"{"type":5,"data":{"tag":"stroke","payload":\#(said)},"timestamp":1}"#
    let log =
      (isPayload ? [note] : [])
      + [Self.interaction(7, 1, 1, 1, isPayload ? "" : said), Self.interaction(9, 1, 1, 2)]
    let record = try #require(StrokeRecords(log.joined(separator: "\n").utf8).next()).get()
    #expect(record.text(of: "pointerType") == type)
    #expect(record.fields.contains { $0.name == "pointerType" } == (type != nil))
  }
}
