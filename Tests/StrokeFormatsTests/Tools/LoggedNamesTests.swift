import StrokeCore
import StrokeFormats
import Testing

/// The names that platforms have for phases, times, ids and views, in JSON, in tables and in printed lines.
@Suite struct LoggedNamesTests {
  /// Each word begins a second stroke, and none is merged with the one before.
  @Test(arguments: [
    ("began", "moved", "ended"), ("touchesBegan", "touchesMoved", "touchesEnded"),
    ("ACTION_DOWN", "ACTION_MOVE", "ACTION_UP"), ("pointerdown", "pointermove", "pointerup"),
    ("touchstart", "touchmove", "touchend"), ("Touch.Phase.began", ".moved", "UITouch.Phase.ended"),
    ("ACTION_POINTER_DOWN(1)", "ACTION_MOVE", "ACTION_POINTER_UP(1)"),
    ("UITouchPhase(rawValue: 0)", "UITouchPhase(rawValue: 1)", "UITouchPhase(rawValue: 3)"),
    ("0", "1", "3"), ("0", "2", "1"),
  ])
  func phases(words: (String, String, String)) {
    let (down, move, up) = words
    for name in ["phase", "state", "action", "event_type"] where down != "0" || name == "phase" {
      let rows = [(down, 1), (move, 2), (up, 2), (down, 8), (move, 9), (up, 9)]
      let table = "\(name);x;y\n" + rows.map { "\($0);\($1);5\n" }.joined()
      #expect(outcomes(of: table.utf8) == ["2: 1.0,5.0 2.0,5.0", "5: 8.0,5.0 9.0,5.0"], "\(table)")
      let objects = rows.map {
        #"{"\#(name)":\#($0.0.count == 1 ? $0.0 : "\"\($0.0)\""),"x":\#($0.1),"y":5}"#
      }
      let read = outcomes(of: "[\(objects.joined(separator: ","))]".utf8)
      #expect(read == ["1: 1.0,5.0 2.0,5.0", "1: 8.0,5.0 9.0,5.0"], "\(objects)")
    }
  }

  @Test(arguments: [
    Example(
      #"[{"phase":{"began":{}},"x":1,"y":2},{"phase":{"ended":{}},"x":2,"y":2},{"phase":{"began":{}},"x":7,"y":2}]"#,
      "1: 1.0,2.0 2.0,2.0", "1: 7.0,2.0"),
    // The phase of an event is that of its touches.
    Example(
      #"{"events":[{"phase":"began","touches":[{"x":1,"y":2,"timestamp":0}]},{"phase":"moved","touches":[{"x":2,"y":2,"timestamp":1}]},{"phase":"ended","touches":[{"x":3,"y":2,"timestamp":2}]}]}"#,
      "1: 1.0,2.0@0.0 2.0,2.0@1.0 3.0,2.0@2.0"),
    Example(
      """
      {"type":"touchStart","touchPoints":[{"x":1,"y":2}],"timestamp":1}
      {"type":"touchMove","touchPoints":[{"x":2,"y":2}],"timestamp":2}
      {"type":"touchEnd","touchPoints":[],"timestamp":3}
      """, "1 ended=3.0: 1.0,2.0@1.0 2.0,2.0@2.0"),
    // Gestures of UIKit begin with 1; what 2 says there is no rest, and 3 no cancelling.
    Example(
      #"[{"phase":1,"x":1,"y":2},{"phase":2,"x":2,"y":2},{"phase":3,"x":3,"y":2}]"#,
      "1: 1.0,2.0 2.0,2.0 3.0,2.0"),
    Example(
      #"[{"event":"down","x":1,"y":2},{"event":"wiggle","x":2,"y":2}]"#,
      "! 1:40: expected a phase: began, moved, stationary, ended or cancelled, or 0 to 4, found \""),
    Example(
      "x,y,phase\n1,2,down\n2,2,wiggle\n",
      "! 3:5: expected a phase: began, moved, stationary, ended or cancelled, or 0 to 4, found wiggle"
    ),
    // A pointer that is up moves without drawing.
    Example(
      "x,y,event\n1,2,pointerdown\n2,2,pointerup\n3,2,pointermove\n4,2,pointerdown\n",
      "2: 1.0,2.0 2.0,2.0", "5: 4.0,2.0"),
    // Pointers by themselves tell strokes apart.
    Example(
      #"[{"x":1,"y":2,"pointerId":1},{"x":9,"y":2,"pointerId":2},{"x":2,"y":2,"pointerId":1}]"#,
      "1: 1.0,2.0 2.0,2.0", "1: 9.0,2.0"),
    // So do strokes, whatever their ids.
    Example(
      #"[{"stroke":1,"x":1,"y":1,"t":0},{"stroke":1,"x":5,"y":5,"t":1},{"stroke":2,"x":2,"y":2,"t":1},{"stroke":2,"x":6,"y":6,"t":2}]"#,
      "1 id=1: 1.0,1.0@0.0 5.0,5.0@1.0", "1 id=2: 2.0,2.0@1.0 6.0,6.0@2.0"),
    Example(
      """
      {"stroke":"a","id":7,"pointerId":0,"x":1,"y":2}
      {"stroke":"b","id":8,"pointerId":0,"x":3,"y":2}
      {"stroke":"a","id":9,"pointerId":0,"x":5,"y":2}
      """, "1 id=7: 1.0,2.0 5.0,2.0", "2 id=8: 3.0,2.0"),
    Example(
      #"[{"stroke":1,"phase":"began","x":1,"y":1},{"stroke":2,"phase":"began","x":5,"y":5},{"stroke":1,"phase":"ended","x":2,"y":1}]"#,
      "1 id=1: 1.0,1.0 2.0,1.0", "1 id=2: 5.0,5.0"),
    Example(
      #"[{"id":1,"x":1,"y":1},{"id":2,"x":5,"y":5}]"#, "1: 1.0,1.0 5.0,5.0"),
    Example(#"{"stroke":3,"x":[1,5],"y":[1,5]}"#, "1: 1.0,1.0 5.0,5.0"),
    Example(
      #"[{"stroke":3,"path":[[1,2]],"position":{"x":9,"y":9}}]"#, "1: 1.0,2.0"),
    Example("gesture_id,x,y\na,1,2\na,2,2\nb,3,2\n", "2: 1.0,2.0 2.0,2.0", "4: 3.0,2.0"),
    Example(
      "strokeId,session,x,y\n1,s,1,2\n1,t,2,2\n2,t,3,2\n", "2: 1.0,2.0 2.0,2.0", "4: 3.0,2.0"),
    Example(
      "pointerId,x,y\n1,1,2\n2,9,2\n1,2,2\n2,8,2\n", "2: 1.0,2.0", "3: 9.0,2.0",
      "! 4:1: expected the rows of a stroke one after another, found those of 2 and 1 in turns; sort the rows by that column",
      "! 5:1: expected the rows of a stroke one after another, found those of 1 and 2 in turns; sort the rows by that column"
    ),
  ])
  func strokes(row: Example) {
    #expect(outcomes(of: row.document.utf8) == row.outcomes)
    #expect(firstCutThatMatters(in: row) == nil)
  }

  @Test(arguments: [
    Example(
      #"[{"x":2,"y":2,"t":1,"coalesced":[{"x":1,"y":2,"t":0},{"x":2,"y":2,"t":1}]},{"x":3,"y":2,"t":2}]"#,
      "1: 1.0,2.0@0.0 2.0,2.0@1.0 3.0,2.0@2.0"),
    Example(
      #"{"touches":[{"coalescedTouches":[{"x":1,"y":2},{"x":2,"y":2}]},{"coalescedTouches":[[3,2]]}]}"#,
      "1: 1.0,2.0 2.0,2.0 3.0,2.0"),
    Example(
      #"[{"phase":0,"x":2,"y":2,"coalesced":[{"x":1,"y":2},{"x":2,"y":2}]},{"phase":3,"x":5,"y":2,"coalesced":[{"x":4,"y":2}]}]"#,
      "1: 1.0,2.0 2.0,2.0 4.0,2.0 5.0,2.0"),
  ])
  func coalescedSamples(row: Example) {
    #expect(outcomes(of: row.document.utf8) == row.outcomes)
    #expect(firstCutThatMatters(in: row) == nil)
  }

  @Test(arguments: [
    ("timeOffset", 2.0, 2.0), ("created_at", 2, 2), ("eventTime", 2, 2), ("ts", 2, 2),
    ("time_ms", 2000, 2), ("t_us", 2e6, 2), ("timestampNs", 2e9, 2), ("elapsedMs", 2000, 2),
    ("ms", 2000, 2),
  ])
  func times(name: String, value: Double, seconds: Double) {
    let text = "2: 1.0,2.0@\(seconds)"
    #expect(outcomes(of: "\(name),x,y\n\(value),1,2\n".utf8) == [text])
    let json = "\n[{\"x\":1,\"\(name)\":\(value),\"y\":2}]"
    #expect(outcomes(of: json.utf8) == [text])
    #expect(outcomes(of: "\n{\"points\":[[1,2]],\"\(name)\":[\(value)]}".utf8) == [text])
    #expect(outcomes(of: "\n[{\"phase\":0,\"x\":1,\"\(name)\":\(value),\"y\":2}]".utf8) == [text])
  }

  @Test func timesBesidePointsAreAsMany() {
    #expect(
      outcomes(of: #"{"points":[[1,2],[3,4]],"times":[0]}"#.utf8) == [
        "! 1:35: expected as many numbers as x (2), found 1"
      ])
  }

  @Test(arguments: [
    #""viewWidth":390"#, #""view_width":390"#, #""viewSize":{"width":390,"height":844}"#,
    #""bounds":[[0,0],[390,844]]"#, #""view":{"bounds":"{{0, 0}, {390, 844}}"}"#,
    #""viewSize":"{390, 844}""#, #""viewFrame":[0,0,390,844]"#,
  ])
  func views(member: String) {
    #expect(outcomes(of: "{\(member),\"points\":[[1,2]]}".utf8) == ["1 width=390.0: 1.0,2.0"])
    #expect(
      outcomes(of: "{\(member),\"strokes\":[[[1,2]]]}".utf8) == ["1 width=390.0: 1.0,2.0"])
    #expect(
      outcomes(of: "{\(member),\"touches\":[{\"phase\":0,\"x\":1,\"y\":2}]}".utf8) == [
        "1 width=390.0: 1.0,2.0"
      ])
  }

  @Test(arguments: [
    #""bounds":[[9,9],[80,70]]"#, #""size":[2,2]"#, #""view":{"name":"v"}"#, #""viewWidth":-1"#,
  ])
  func whatIsNoView(member: String) {
    #expect(outcomes(of: "{\(member),\"points\":[[1,2]]}".utf8) == ["1: 1.0,2.0"])
  }

  /// What may have been meant otherwise is said.
  @Test(arguments: [
    (#"[{"x":1,"y":2,"tstamp":3}]"#, Doubt.time(name: "tstamp")),
    ("x,y,Zeit\n1,2,24.11.2025 10:00\n", .time(name: "Zeit")),
    (#"[{"x":1,"y":2,"phase":"full"}]"#, .phase(#""full""#)),
    ("x,y,phase\n1,2,full\n", .phase("full")), ("[[1,2,0.3,0]]", .numbers(4)),
    (#"[{"phase":"began","x":1,"y":2},{"phase":"moved","x":2,"y":2}]"#, .cut),
    (#"[{"phase":"began","x":1,"y":2},{"phase":"began","x":2,"y":2}]"#, .downAgain),
    ("x,y,phase\n1,2,began\n2,2,moved\n1,2,began\n", .downAgain),
  ])
  func doubts(document: String, doubt: Doubt) throws {
    let record = try #require(StrokeRecords(document.utf8).next()).get()
    #expect(record.doubts == [doubt])
  }

  @Test func aNameThatIsNotThereIsRefused() {
    var options = ReadingOptions()
    var names = FieldNames()
    names.time = "tiem"
    options.fields = names
    #expect(
      outcomes(of: #"[{"x":1,"y":2,"time":3}]"#.utf8, options) == [
        #"! 1:24: expected "tiem", found only "time"; --fields names it"#
      ])
  }

  @Test func aPointOfVeryManyNumbersIsNone() {
    let numbers = (0..<17).map(String.init).joined(separator: ",")
    let found = outcomes(of: "[[\(numbers)],[\(numbers)]]".utf8)
    #expect(
      found.count == 1 && found[0].hasPrefix("! 1:2: expected a point [x,y,t], found 17 numbers"))
  }
}
