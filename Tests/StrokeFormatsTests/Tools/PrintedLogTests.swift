import StrokeFormats
import Testing

/// Logs of lines of text, with whatever consoles put before them.
@Suite struct PrintedLogTests {
  @Test(arguments: [
    Example("(1.5, 2)\n(3, 4)\n", "1: 1.5,2.0 3.0,4.0"),
    Example("{1, 2}\n{3, 4}\n", "1: 1.0,2.0 3.0,4.0"),
    Example("[(1.0, 2.0), (3.0, 4.0)]\n", "1: 1.0,2.0 3.0,4.0"),
    Example("CGPoint(x: 1.0, y: 2.0)\nOffset(3.0, 4.0)\n", "1: 1.0,2.0 3.0,4.0"),
    Example(
      """
      App started
      [gesture] touch began at (1, 2) t: 8.5
      something else (of no matter)
      [gesture] touch moved at (3, 4) t: 9
      [gesture] touch ended at (3, 4) t: 10
      [gesture] touch began at (7, 8) t: 11
      """, "2 ended=10.0: 1.0,2.0@8.5 3.0,4.0@9.0", "6: 7.0,8.0@11.0"),
    Example(
      """
      2025-11-22 10:00:00.00+0100 App[1:2] x=1 y=2
      2025-11-22 10:00:00.25+0100 App[1:2] x=3.5 y=4
      """, "1: 1.0,2.0@1763802000.0 3.5,4.0@1763802000.25"),
    Example(
      "S(location: (1, 2), timestamp_ms: 500, phase: A.Phase.began)\nS(location: (3, 4), timestamp_ms: 600, phase: A.Phase.moved)\n",
      "1: 1.0,2.0@0.5 3.0,4.0@0.6"),
    Example(
      "began (1, 1)\nbegan (5, 5)\nmoved (2, 2)\nended (3, 3)\nended (7, 7)\n",
      "1: 1.0,1.0", "2: 5.0,5.0 2.0,2.0 3.0,3.0",
      "! 5:1: expected the touch to be down before it ends, found it up; an id such as touchId tells fingers apart"
    ),
    // One place is no log.
    Example(
      "see (1, 2)\n",
      "! 1:1: expected numbers, or a header with x and y, found only \"see (1\" and \"2)\"; --fields x=NAME,y=NAME,t=NAME reads other names"
    ),
  ])
  func points(row: Example) {
    #expect(outcomes(of: row.document.utf8) == row.outcomes)
    #expect(firstCutThatMatters(in: row) == nil)
  }

  @Test(arguments: [
    Example(
      """
      --------- beginning of main
      01-15 09:30:33.214  44  44 D T: MotionEvent { action=ACTION_DOWN, id[0]=0, x[0]=1.5, y[0]=2.0, pointerCount=1, eventTime=1000, downTime=1000 }
      01-15 09:30:33.300  44  44 D T: MotionEvent { action=ACTION_POINTER_DOWN(1), id[0]=0, x[0]=1.5, y[0]=2.0, id[1]=4, x[1]=9.0, y[1]=9.0, pointerCount=2, eventTime=1100 }
      01-15 09:30:33.400  44  44 D T: MotionEvent { action=ACTION_MOVE, id[0]=0, x[0]=2.5, y[0]=2.0, id[1]=4, x[1]=8.0, y[1]=9.0, pointerCount=2, eventTime=1200 }
      01-15 09:30:33.400  44  44 I X: something else
      01-15 09:30:33.500  44  44 D T: MotionEvent { action=ACTION_POINTER_UP(0), id[0]=0, x[0]=2.5, y[0]=2.0, id[1]=4, x[1]=8.0, y[1]=9.0, pointerCount=2, eventTime=1300 }
      01-15 09:30:33.600  44  44 D T: MotionEvent { action=ACTION_CANCEL, id[0]=4, x[0]=8.0, y[0]=9.0, pointerCount=1, eventTime=1400 }
      """, "2 ended=1.3: 1.5,2.0@1.0 2.5,2.0@1.2", "3 ended=1.4: 9.0,9.0@1.1 8.0,9.0@1.2"),
    Example(
      "MotionEvent { action=ACTION_DOWN, pointerCount=1 }\n",
      "! 1:1: expected x[0] and y[0] of the pointer"),
  ])
  func motionEvents(row: Example) {
    #expect(outcomes(of: row.document.utf8) == row.outcomes)
    #expect(firstCutThatMatters(in: row) == nil)
  }

  @Test(arguments: [
    Example(
      """
      App started
      app.js:17 {"phase":"began","x":1,"y":2}
      app.js:9 hello
      app.js:17 {"phase":"ended","x":3,"y":2}
      """, "2: 1.0,2.0 3.0,2.0"),
    Example("[HTTP] {\"points\":[[1,2]]}\n", "1: 1.0,2.0"),
    Example(
      "(lldb) po touch\n<UITouch: 0x1> phase: Began location in view: {5, 6}\n", "2: 5.0,6.0"),
    Example(
      """
      Jan 15 09:30:01 [ 10.000000] /dev/input/event2: EV_ABS ABS_MT_TRACKING_ID 0000001a
      Jan 15 09:30:01 [ 10.000000] /dev/input/event2: EV_ABS ABS_MT_POSITION_X 00000001
      Jan 15 09:30:01 [ 10.000000] /dev/input/event2: EV_ABS ABS_MT_POSITION_Y 00000002
      Jan 15 09:30:01 [ 10.000000] /dev/input/event2: EV_SYN SYN_REPORT 00000000
      """, "1: 1.0,2.0@10.0"),
    Example(
      #"{"isTrusted":true}"#,
      #"! 1:1: expected a pointer event, found only "isTrusted"; JSON.stringify leaves out the rest of an event, so log {type: e.type, clientX: e.clientX, clientY: e.clientY, timeStamp: e.timeStamp}"#
    ),
  ])
  func linesBehindText(row: Example) {
    #expect(outcomes(of: row.document.utf8) == row.outcomes)
    #expect(firstCutThatMatters(in: row) == nil)
  }

  /// A pen hovers, draws and hovers.
  @Test func aPenOfOnePointer() {
    func line(_ code: String, _ value: String) -> String {
      "[ 1.500000] /dev/input/event7: \(code.hasPrefix("BTN") ? "EV_KEY" : "EV_ABS") \(code) \(value)\n"
    }
    let report = "[ 1.500000] /dev/input/event7: EV_SYN SYN_REPORT 00000000\n"
    let log =
      line("ABS_X", "00000001") + line("ABS_Y", "00000002") + report + line("BTN_TOUCH", "DOWN")
      + report + line("ABS_X", "00000003") + report + line("BTN_TOUCH", "UP") + report
      + line("ABS_X", "00000009") + report
    #expect(outcomes(of: log.utf8) == ["4: 1.0,2.0@1.5 3.0,2.0@1.5"])
  }
}
