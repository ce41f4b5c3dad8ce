import StrokeCore
import StrokeFormats
import Testing

/// What apps log, under the names that they have for it, is read as it is.
@Suite struct AppLogTests {
  @Test(arguments: [
    // Arrays of samples by their names, the first of the list wherever it stands.
    Example(#"{"touches":[[1,2],[3,4]]}"#, "1: 1.0,2.0 3.0,4.0"),
    Example(#"{"data":[[9,9]],"id":"a","samples":[[1,2]]}"#, "1 id=a: 1.0,2.0"),
    Example(#"{"events":[[9,9]],"points":[[1,2]],"path":"M"}"#, "1: 1.0,2.0"),
    Example(
      #"{"gestures":[{"path":[[1,2]]},{"label":"b","events":[[3,4]]}]}"#, "1: 1.0,2.0",
      "1 label=b: 3.0,4.0"),
    Example(#"{"data":[{"points":[[1,2]]},{"points":[[3,4]]}]}"#, "1: 1.0,2.0", "1: 3.0,4.0"),
    Example(#"[{"path":[[1,2]],"position":{"x":9,"y":9}}]"#, "1: 1.0,2.0"),
    // Locations.
    Example(#"[{"position":[1,2]},{"position":[3,4]}]"#, "1: 1.0,2.0 3.0,4.0"),
    Example(#"[{"point":{"x":9,"y":9},"locationInView":{"x":1,"y":2}}]"#, "1: 1.0,2.0"),
    Example(
      #"{"touches":[{"location":"{1, 2.5}"},{"location":"NSPoint: {3, -4}"}]}"#,
      "1: 1.0,2.5 3.0,-4.0"),
    Example(#"{"points":["(1.0, 2.0)","{3,4}"]}"#, "1: 1.0,2.0 3.0,4.0"),
    Example(#"[{"location":{"x":1},"x":3,"y":4}]"#, "1: 3.0,4.0"),
    // Times.
    Example(#"[{"x":1,"y":2,"Zeit":3}]"#, "1: 1.0,2.0@3.0"),
    Example(#"[{"x":1,"y":2,"date":9,"temps":8,"t":3}]"#, "1: 1.0,2.0@3.0"),
    Example(#"[{"x":1,"y":2,"date":"1970-01-01T00:00:04Z"}]"#, "1: 1.0,2.0@4.0"),
    Example(#"[{"x":1,"y":2,"date":"1970-01-01"}]"#, "1: 1.0,2.0"),
    Example(
      #"[{"x":1,"eventTime":"12:00:01","y":2}]"#,
      "! 1:21: expected a number, or a date and time such as 2025-11-22T10:07:00.25Z, found \"12:00:01\""
    ),
    Example(
      #"[{"phase":"began","ts":"1s","x":1,"y":2}]"#,
      "! 1:24: expected a number, or a date and time such as 2025-11-22T10:07:00.25Z, found \"1s\""
    ),
    Example(#"[{"x":1,"y":2,"createdAt":"soon","ts":3}]"#, "1: 1.0,2.0@3.0"),
    Example(#"[{"x":1,"y":2,"createdAt":{"seconds":3},"elapsed":null}]"#, "1: 1.0,2.0"),
    // Separate arrays.
    Example(
      #"{"y":[2,4],"label":"a","x":[1,3],"timestamps":[0,1]}"#, "1 label=a: 1.0,2.0@0.0 3.0,4.0@1.0"
    ),
    Example(#"[{"x":[1],"y":[2]},{"clientX":[3],"clientY":[4]}]"#, "1: 1.0,2.0", "1: 3.0,4.0"),
    Example(#"{"x":[1,2],"y":[1]}"#, "! 1:18: expected as many numbers as x (2), found 1"),
    Example(#"{"x":[1],"y":[1],"t":[1,2]}"#, "! 1:25: expected as many numbers as x (1), found 2"),
    Example(
      #"{"x":[1,1],"y":[1,1],"t":[1]}"#, "! 1:28: expected as many numbers as x (2), found 1"),
    // What is none.
    Example(
      #"{"columns":["t","x"],"data":[[1,2]]}"#,
      #"! 1:36: expected "points" or "strokes", found only "columns" and "data""#),
    Example(#"{"data":[]}"#, #"! 1:11: expected "points" or "strokes", found only "data""#),
    Example(#"{"path":["a"]}"#, #"! 1:14: expected "points" or "strokes", found only "path""#),
    Example(#"[{"location":"here"}]"#, #"! 1:20: expected "points", found only "location""#),
    Example(#"[{"location":[1e999,2]}]"#, "! 1:15: number too large"),
  ])
  func shapesOfJSON(row: Example) {
    #expect(outcomes(of: row.document.utf8) == row.outcomes)
    #expect(firstCutThatMatters(in: row) == nil)
  }

  @Test(arguments: [
    // The same in tables: phases, and places in one column.
    Example(
      "x,y,t,phase\n1,2,0,began\n2,2,1,moved\n2,2,3,ended\n9,9,4,began\n8,8,5,moved\n",
      "2 ended=3.0: 1.0,2.0@0.0 2.0,2.0@1.0", "5: 9.0,9.0@4.0 8.0,8.0@5.0"),
    Example(
      "phase;x;y\n0;1;2\n1;2;2\n1;3;2\n0;4;2\n2;4;3\n1;4;4\n1;4;5\n3;5;5\n0;6;6\n",
      "2: 1.0,2.0 2.0,2.0 3.0,2.0", "5: 4.0,2.0 4.0,3.0 4.0,4.0 4.0,5.0 5.0,5.0", "10: 6.0,6.0"),
    Example(
      "id,x,y,phase\na,1,2,Began\na,2,2,Cancelled\na,3,2,Began\nb,4,2,Moved\n",
      "2 id=a: 1.0,2.0", "4 id=a: 3.0,2.0", "5 id=b: 4.0,2.0"),
    Example(
      "x,y,phase\n1,2,began\n?,2,moved\n3,2,moved\n4,2,began\n",
      "! 3:1: expected a number, found ?", "5: 4.0,2.0"),
    // Two fingers of one name show where one ends that is up, or moves.
    Example(
      "x,y,phase\n1,1,began\n2,2,moved\n5,5,began\n3,3,ended\n7,7,ended\n8,8,began\n",
      "2: 1.0,1.0 2.0,2.0", "4: 5.0,5.0 3.0,3.0",
      "! 6:5: expected the touch to be down before it ends, found it up; an id such as touchId tells fingers apart",
      "7: 8.0,8.0"),
    Example(
      "session,x,y,phase\ns,1,1,began\ns,5,5,began\ns,2,2,moved\ns,3,3,ended\ns,6,6,moved\n",
      "2: 1.0,1.0 5.0,5.0 2.0,2.0 3.0,3.0",
      "! 6:7: expected the touch to be down before it moves, found it up; an id such as touchId tells fingers apart"
    ),
    Example(
      "x,y,phase\n1,2,down\n2,2,up\n2,2,up\n3,2,move\n\n4,2,move\n", "2: 1.0,2.0 2.0,2.0",
      "7: 4.0,2.0"),
    // What never changes, or is no phase at first, is about something else.
    Example("x,y,phase\n1,2,0\n3,4,0\n5,6,0\n", "2: 1.0,2.0 3.0,4.0 5.0,6.0"),
    Example("x,y,phase\n1,2,full\n3,4,began\n", "2: 1.0,2.0 3.0,4.0"),
    Example("location,time\n\"{1, 2.5}\",0\n\"{3, -4}\",1\n", "2: 1.0,2.5@0.0 3.0,-4.0@1.0"),
    Example("point\tx\ty\n7\t1\t2\n8\t3\t4\n", "2: 1.0,2.0 3.0,4.0"),
    Example("t;position\n0;here\n", "! 2:3: expected a point, found here"),
    Example("t,position\n0,\"{1e999,2}\"\n", "! 2:4: number too large"),
  ])
  func shapesOfTables(row: Example) {
    #expect(outcomes(of: row.document.utf8) == row.outcomes)
    #expect(firstCutThatMatters(in: row) == nil)
  }

  @Test(arguments: [
    // A new stroke begins where one has ended, was cancelled, or lost its end.
    Example(
      #"[{"phase":"began","x":1,"y":2,"t":0},{"phase":"moved","x":2,"y":2,"t":1},{"phase":"ended","x":2,"y":2,"t":3},{"phase":"began","x":9,"y":9,"t":4}]"#,
      "1 ended=3.0: 1.0,2.0@0.0 2.0,2.0@1.0", "1: 9.0,9.0@4.0"),
    Example(
      #"{"touches":[{"phase":0,"x":1,"y":2},{"phase":1,"x":2,"y":2},{"phase":0,"x":3,"y":2},{"phase":4,"x":3,"y":2}]}"#,
      "1: 1.0,2.0 2.0,2.0", "1: 3.0,2.0"),
    Example(
      #"{"points":[{"phase":"UITouchPhase.began","x":1,"y":2},{"x":2,"y":2}]}"#,
      "1: 1.0,2.0 2.0,2.0"),
    // Two fingers.
    Example(
      """
      {"phase":"began","location":[1,1],"touchId":1}
      {"phase":"began","location":[5,5],"touchId":2}
      {"phase":"moved","location":[2,1],"touchId":1}
      {"phase":"ended","location":[6,5],"touchId":2}
      {"phase":"ended","location":[3,1],"touchId":1}
      """, "2: 5.0,5.0 6.0,5.0", "1: 1.0,1.0 2.0,1.0 3.0,1.0"),
    // Their ids may have other names.
    Example(
      #"[{"touch":1,"phase":"began","x":1,"y":1,"t":0},{"touch":2,"phase":"began","x":5,"y":5,"t":1},{"touch":1,"phase":"ended","x":2,"y":1,"t":2},{"touch":2,"phase":"ended","x":6,"y":5,"t":3}]"#,
      "1: 1.0,1.0@0.0 2.0,1.0@2.0", "1: 5.0,5.0@1.0 6.0,5.0@3.0"),
    Example(
      """
      {"touch_hash":"a","pointer":"touch","phase":"began","x":1,"y":1}
      {"touch_hash":"b","pointer":"touch","phase":"began","x":5,"y":5}
      {"touch_hash":"a","pointer":"touch","phase":"ended","x":2,"y":1}
      """, "1: 1.0,1.0 2.0,1.0", "2: 5.0,5.0"),
    // Without, more ends than there can be with one are an error, and so are moves after them.
    Example(
      """
      {"phase":"began","x":1,"y":1}
      {"phase":"began","x":5,"y":5}
      {"phase":"ended","x":2,"y":1}
      {"phase":"ended","x":6,"y":5}
      {"phase":"began","x":7,"y":7}
      """, "1: 1.0,1.0", "2: 5.0,5.0 2.0,1.0",
      "! 4:1: expected the touch to be down before it ends, found it up; an id such as touchId tells fingers apart",
      "5: 7.0,7.0"),
    Example(
      #"[{"pointer":"pen","phase":"down","x":1,"y":1},{"pointer":"pen","phase":"down","x":5,"y":5},{"pointer":"pen","phase":"up","x":5,"y":5},{"pointer":"pen","phase":"move","x":6,"y":5}]"#,
      "1: 1.0,1.0", "1: 5.0,5.0",
      "! 1:135: expected the touch to be down before it moves, found it up; an id such as touchId tells fingers apart"
    ),
    // What is logged twice is one touch.
    Example(
      #"[{"phase":"began","x":1,"y":1},{"phase":"ended","x":2,"y":2},{"phase":"ended","x":2,"y":2},{"phase":"moved","x":3,"y":3}]"#,
      "1: 1.0,1.0 2.0,2.0", "1: 3.0,3.0"),
    // Objects about them: gestures, and events with the touches of a moment.
    Example(
      #"{"gestures":[{"label":"a","width":9,"touches":[{"phase":0,"x":1,"y":2},{"phase":1,"x":2,"y":2}]},{"label":"b","touches":[{"phase":1,"x":3,"y":2}]}]}"#,
      "1 label=a width=9.0: 1.0,2.0 2.0,2.0", "1 label=b: 3.0,2.0"),
    Example(
      """
      {"timestamp":1,"touches":[{"id":7,"phase":"began","x":1,"y":1}]}
      {"timestamp":2,"touches":[{"id":7,"phase":"ended","x":2,"y":1}]}
      """, "1 id=7: 1.0,1.0@1.0 2.0,1.0@2.0"),
    // What begins with each sample is no phase of a touch.
    Example(#"[{"x":1,"y":2,"phase":0},{"x":3,"y":4,"phase":0}]"#, "1: 1.0,2.0 3.0,4.0"),
    Example(#"[{"x":1,"y":2,"phase":"training"}]"#, "1: 1.0,2.0"),
    Example(
      #"[{"x":1,"y":2,"phase":"began"},{"x":1,"y":2,"phase":"resting"}]"#,
      "! 1:53: expected a phase: began, moved, stationary, ended or cancelled, or 0 to 4, found \""),
    Example(
      #"[{"x":1,"y":2,"phase":"began"},{"y":2,"z":3,"phase":"moved"}]"#,
      #"! 1:61: expected "x" and "y", found only "z""#),
  ])
  func phases(row: Example) {
    #expect(outcomes(of: row.document.utf8) == row.outcomes)
    #expect(firstCutThatMatters(in: row) == nil)
  }

  @Test(arguments: [
    Example(
      """
      {"type":"touchstart","changedTouches":[{"identifier":0,"clientX":1,"clientY":2}],"timeStamp":100}
      {"type":"touchstart","changedTouches":[{"identifier":1,"clientX":9,"clientY":2}],"timeStamp":110}
      {"type":"touchmove","changedTouches":[{"identifier":0,"clientX":2,"clientY":2},{"identifier":1,"clientX":8,"clientY":2}],"timeStamp":120}
      {"type":"touchend","touches":[{"identifier":1,"clientX":8,"clientY":2}],"timeStamp":130}
      {"type":"touchcancel","changedTouches":[{"identifier":1,"clientX":8,"clientY":2}],"timeStamp":140}
      """, "1 ended=0.13: 1.0,2.0@0.1 2.0,2.0@0.12", "2 ended=0.14: 9.0,2.0@0.11 8.0,2.0@0.12"),
    Example(
      #"[{"type":"touchstart","x":1,"y":2},{"type":"touchmove","x":2,"y":2},{"type":"touchend"}]"#,
      "1: 1.0,2.0 2.0,2.0"),
    // The same finger as a pointer and as a touch.
    Example(
      """
      {"type":"pointerdown","clientX":1,"clientY":2}
      {"type":"touchstart","touches":[{"clientX":1,"clientY":2}]}
      {"type":"pointerup","clientX":2,"clientY":2}
      {"type":"touchend","touches":[]}
      """, "1: 1.0,2.0 2.0,2.0"),
    Example(
      #"{"events":[{"type":"pointerdown","clientX":1,"clientY":2},{"type":"pointerup","clientX":2,"clientY":2}]}"#,
      "1: 1.0,2.0 2.0,2.0"),
  ])
  func logsOfTools(row: Example) {
    #expect(outcomes(of: row.document.utf8) == row.outcomes)
    #expect(firstCutThatMatters(in: row) == nil)
  }

  @Test(arguments: [
    Example(
      "My circles\n\nx,y\n1,2\n",
      "! 1:1: expected strokes in JSON, CSV, XML or a log, found My; the header is line 3, so remove the lines before it"
    ),
    Example(
      "Circles, of May\nt;x;y\n1;2;3\n",
      #"! 1:1: expected numbers, or a header with x and y, found only "Circles" and "of May"; the header is line 2, so remove the lines before it"#
    ),
    Example("one\ntwo\n", "! 1:1: expected strokes in JSON, CSV, XML or a log, found one"),
  ])
  func aTitleAboveAHeaderIsNamed(row: Example) {
    #expect(outcomes(of: row.document.utf8) == row.outcomes)
    #expect(firstCutThatMatters(in: row) == nil)
  }

  /// A column is the time by another name for it only if the first row has a time there.
  @Test(arguments: [
    Example("x;y;Zeit\n1;2;0,5\n", "2: 1.0,2.0@0.5"),
    Example("temps,x,y\n\n3,1,2\n4,1,2\n", "3: 1.0,2.0@3.0 1.0,2.0@4.0"),
    Example("x,y,date,tiempo\n1,2,1970-01-01T00:00:02Z,9\n", "2: 1.0,2.0@2.0"),
    Example("x,y,date,tiempo\n1,2,1970-01-01,9\n", "2: 1.0,2.0@9.0"),
    Example("date,x,y\n1970-01-01,1,2\n", "2: 1.0,2.0"),
    Example("date,x,y,t\n5,1,2,3\n", "2: 1.0,2.0@3.0"),
    Example("x,y,Zeit\n"),
    // One whose name says nothing else must be one, if no other is.
    Example("x,y,ts\n1,2,abc\n", "! 2:5: expected a number, found abc"),
    Example("elapsed;x;y\n1s;1;2\n", "! 2:2: expected the end of the number, found s"),
    Example("createdAt,Zeit,x,y\nabc,3,1,2\n", "2: 1.0,2.0@3.0"),
    Example("date,time_offset,x,y\nabc,x,1,2\n", "! 2:5: expected a number, found x"),
    Example("ts,x,y\n,1,2\n", "2: 1.0,2.0"), Example("us,x,y\nyes,1,2\n", "2: 1.0,2.0"),
  ])
  func columnsOfTimes(row: Example) {
    #expect(outcomes(of: row.document.utf8) == row.outcomes)
    #expect(firstCutThatMatters(in: row) == nil)
  }

  @Test func givenNamesReachInside() {
    var names = FieldNames()
    (names.points, names.x, names.y, names.time) = ("pen.path", "at.x", "at.y", "when.ms")
    var options = ReadingOptions()
    options.fields = names
    let row = Example(
      #"{"pen":{"path":[{"at":{"x":1,"y":2},"when":{"ms":5}},{"when":{"ms":6},"at":{"y":4,"x":3}}]},"id":"a"}"#,
      "1 id=a: 1.0,2.0@5.0 3.0,4.0@6.0")
    #expect(outcomes(of: row.document.utf8, options) == row.outcomes)
    #expect(firstCutThatMatters(in: row, options) == nil)
    names = FieldNames()
    names.points = "stylus"
    options.fields = names
    #expect(outcomes(of: #"{"points":3,"stylus":[[1,2]]}"#.utf8, options) == ["1: 1.0,2.0"])
    #expect(
      outcomes(of: #"{"points":[[1,2]]}"#.utf8, options) == [
        #"! 1:18: expected "stylus" or "strokes", found only "points"; --fields points=points reads those"#
      ])
  }

  /// Nesting has a bound, and what is within it takes time in proportion.
  @Test(arguments: [
    #"{"touches":["#, #"{"events":["#, #"{"data":[{"phase":0,"x":1,"y":1,"touches":["#,
  ])
  func deepNestingIsRefusedAtOnce(opening: String) {
    let text = String(repeating: opening, count: 20_000)
    let found = outcomes(of: text.utf8)
    #expect(found.count == 1 && found[0].hasPrefix("! "), "\(found)")
  }

  @Test func whatWasReadUnderAnotherNameIsNoField() throws {
    var options = ReadingOptions()
    options.keepsSource = true
    let text = #"{"touches":[{"position":[1,2],"force":3}],"note":"a","data":{"k":1}}"#
    let record = try #require(StrokeRecords(text.utf8, options: options).next()).get()
    #expect(record.fields.map(\.name) == ["note", "data"])
    #expect(record.channels == ["force"])
  }

  @Test func fieldsCanBeSet() throws {
    var record = try #require(StrokeRecords(#"{"id":"a","label":"b","points":[]}"#.utf8).next())
      .get()
    record.set(StrokeField("label", .text("c")))
    record.set(StrokeField("subject", .text("p")))
    #expect(record.label == "c" && record.text(of: "subject") == "p" && record.id == "a")
    #expect(record.fields.map(\.name) == ["id", "label", "subject"])
  }
}
