import StrokeCore
import StrokeFormats
import Testing

/// What samples say besides x, y and t is known by its name, in every format that has room for it.
@Suite struct StrokeRecordChannelsTests {
  private static func event(_ type: String, _ more: String) -> String {
    #"{"type":"pointer\#(type)","clientX":1,"clientY":2\#(more)}"#
  }

  private static let touch = """
    EV_ABS ABS_MT_PRESSURE 00000009
    EV_ABS ABS_MT_TRACKING_ID 00000001
    EV_ABS ABS_MT_POSITION_X 00000001
    EV_ABS ABS_MT_POSITION_Y 00000002
    EV_SYN SYN_REPORT 00000000
    0003 0030 00000005
    0000 0000 00000000
    EV_ABS ABS_MT_TRACKING_ID ffffffff
    EV_SYN SYN_REPORT 00000000
    """

  private static let ink = """
    <ink><traceFormat><channel name="X"/><channel name="Y"/><channel name="F"/>
    <intermittentChannels><channel name="OTx"/></intermittentChannels></traceFormat>
    <trace>1 2 3, 4 5 6 7</trace></ink>
    """

  private static let rows: [(document: String, channels: [String])] = [
    ("[[1,2,3],[4,5,6]]", []), (#"[{"X":1,"y":2,"Time":0}]"#, []), ("[]", []),
    // Any sample may have it.
    ("[[1,2,3],[4,5,6,7],[8,9,10,11,12]]", ["number 4", "number 5"]),
    (#"[{"x":1,"y":2},{"p":{"x":1},"x":1,"y":2,"q":null}]"#, ["p", "q"]),
    (#"{"p":1,"points":[{"x":1,"y":2,"a\"b":[1]}]}"#, ["a\"b"]),
    // A column is the stroke's unless it changes, and an empty cell is no change.
    ("id,who,p,x,y\na,me,1,0,0\na,,2,1,1\na,me,3,2,2\n", ["p"]),
    ("stroke,id,x,y\n1,a,0,0\n1,b,1,1\n", ["id"]), ("x,y,p\n1,2,\n3,4,5\n", ["p"]),
    ("x,y\n1,2\n3,4,5\n", ["column 3"]), ("1,2,3,4\n5,6,7,4\n", ["column 4"]),
    ("x,y,t\n1,2,3\n4,5,6,\n", []),
    (
      event("down", #","pressure":0.5,"buttons":1,"hand":"left""#) + "\n"
        + event("move", #","pressure":0.6,"tiltX":3,"hand":"left""#)
        + "\n"
        + event(
          "move", #","hand":"right","coalesced":[{"x":3,"y":4,"twist":1}]"#),
      ["pressure", "tiltX", "twist", "hand"]
    ),
    // Also where the last event adds no sample.
    (
      event("down", "") + "\n" + event("up", #","pressure":0,"label":"a""#),
      ["pressure", "label"]
    ),
    (touch, ["ABS_MT_PRESSURE", "ABS_MT_TOUCH_MAJOR"]),
    (#"<Gesture><Point X="1" Y="2" T="0" Pressure="5"/></Gesture>"#, ["Pressure"]),
    (ink, ["F", "OTx"]),
  ]

  @Test(arguments: rows) func areFound(document: String, channels: [String]) throws {
    var options = ReadingOptions()
    options.keepsSource = true
    let record = try #require(StrokeRecords(document.utf8, options: options).next()).get()
    #expect(record.channels == channels)
    // What samples say is not taken for what is said of the stroke, whose values are these.
    let texts = record.fields.compactMap(\.value.text)
    #expect(texts.allSatisfy { ["1", "a", "me", "left"].contains($0) })
  }

  /// A record that is used again knows nothing of the stroke before.
  @Test func areForgotten() throws {
    var record = StrokeRecord()
    for (document, count) in [(Self.ink, 2), ("[[1,2]]", 0), ("x,y\n1,2\n", 0)] {
      var stream = StrokeStream()
      Array(document.utf8).withUnsafeBytes { stream.append($0) }
      stream.finish()
      #expect(try stream.next(into: &record) == .stroke)
      #expect(record.channels.count == count)
    }
  }
}
