import StrokeFormats
import Testing

/// A printed log, and what reading it leads to: strokes, errors after `!`, and the beginnings of hints after `?`.
struct Printed: Sendable, CustomTestStringConvertible {
  let log: String
  let fields: String?
  let outcomes: [String]

  init(_ log: String, fields: String? = nil, _ outcomes: String...) {
    (self.log, self.fields, self.outcomes) = (log, fields, outcomes)
  }

  var testDescription: String { log.debugDescription }

  var options: ReadingOptions {
    var options = ReadingOptions()
    guard let fields else { return options }
    var names = FieldNames()
    for part in fields.split(separator: ",") {
      let pair = part.split(separator: "=").map(String.init)
      switch pair[0] {
      case "x": names[.x] = pair[1]
      case "y": names[.y] = pair[1]
      default: names[.t] = pair[1]
      }
    }
    options.fields = names
    return options
  }

  /// What is read of pieces of these lengths and the rest.
  func read(cuts: [Int] = []) -> [String] {
    var stream = StrokeStream(options)
    let strokes = StrokeFormatsTests.outcomes(of: (log + "\n").utf8, from: &stream, cuts: cuts)
    return strokes
      + stream.hints.map { "? \($0.line) \($0.text.prefix { $0 != ";" && $0 != "," })" }
  }
}

/// Lines that apps and devices print: the words of any of them, in whatever brackets.
@Suite struct PrintedRowsTests {
  /// What languages print for nothing is nothing: no time, and no place at the end of a touch.
  @Test(arguments: ["None", "null", "nil", "undefined", "NULL"]) func nothing(word: String) {
    #expect(
      Printed("x=1 y=2 t=\(word)\nx=3 y=5 t=\(word)").read() == ["1: 1.0,2.0 3.0,5.0"])
    #expect(
      Printed("began x=1 y=2\nmoved x=3 y=5\nended x=\(word) y=\(word)").read()
        == ["1: 1.0,2.0 3.0,5.0"])
  }

  /// Clocks with fractions and zones, as loggers of several languages write them.
  @Test(arguments: [
    "10:07:00.25", "10:07:00,250", "2024-06-12 10:07:00,250",
    "[10:07:00,250]", "06-12 10:07:00.250",
  ])
  func clocks(clock: String) {
    let later = clock.replacing("00", with: "01", maxReplacements: 1)
    let read = Printed("\(clock) x=1 y=2\n\(later) x=3 y=5").read()
    let times = read.first?.split(separator: " ").compactMap { sample in
      sample.split(separator: "@").dropFirst().first.flatMap { Double($0) }
    }
    #expect(times?.count == 2 && ((times?[1] ?? 0) - (times?[0] ?? 0) - 1).magnitude < 1e-6)
    #expect(((times?[0] ?? 0) - (times?[0] ?? 0).rounded(.down) - 0.25).magnitude < 1e-6, "\(read)")
  }

  @Test(arguments: [
    // Points, in whatever brackets.
    Printed(
      """
      (1.5, 2)
      (3, 4)
      """,
      "1: 1.5,2.0 3.0,4.0"),
    Printed(
      """
      Optional((1.0, 2.0))
      {3, 4}
      """,
      "1: 1.0,2.0 3.0,4.0"),
    Printed(
      """
      [(1.0, 2.0), (3.0, 4.0)]
      """,
      "1: 1.0,2.0 3.0,4.0"),
    Printed(
      """
      CGPoint(x: 1.0, y: 2.0)
      CGPoint(x: 3.0, y: 4.0)
      """,
      "1: 1.0,2.0 3.0,4.0"),
    Printed(
      """
      Point { x: 1.0, y: 2.0 } at 0.5
      Point { x: 2.0, y: 2.0 } at 0.6
      """,
      "1: 1.0,2.0@0.5 2.0,2.0@0.6"),
    Printed(
      """
      (np.float64(165.5), np.float64(160.2))
      (np.float64(166.5), np.float64(160.2))
      """,
      "1: 165.5,160.2 166.5,160.2"),
    Printed(
      """
      &{X:1 Y:2 T:0.5}
      &{X:2 Y:2 T:0.6}
      """,
      "1: 1.0,2.0@0.5 2.0,2.0@0.6"),
    Printed(
      """
      pos=165.5,160.2 t=1
      pos: 166.5, 160.2 t=2
      """,
      "1: 165.5,160.2@1.0 166.5,160.2@2.0"),
    Printed(
      """
      x 165.5 y 160.2 t 0.1
      x 166.5 y 160.2 t 0.2
      """,
      "1: 165.5,160.2@0.1 166.5,160.2@0.2"),
    // Lists, a stroke a line unless they go on.
    Printed(
      """
      [TouchSample(x: 10.0, y: 20.0, t: 0.0), TouchSample(x: 60.0, y: 21.0, t: 0.1), TouchSample(x: 61, y: 22, t: 0.2)]
      """,
      "1: 10.0,20.0@0.0 60.0,21.0@0.1 61.0,22.0@0.2"),
    Printed(
      """
      [(1,2), (3,4)]
      [(5,6), (7,8)]
      """,
      "1: 1.0,2.0 3.0,4.0",
      "2: 5.0,6.0 7.0,8.0"),
    Printed(
      """
      [(1.0, 2.0, 0.0), (3.0, 4.0, 0.1),
       (5.0, 6.0, 0.2)]
      """,
      "1: 1.0,2.0@0.0 3.0,4.0@0.1 5.0,6.0@0.2"),
    Printed(
      """
      [[  165.5   160.20    0.000]
       [  178.39  162.14    0.025]]
      """,
      "1: 165.5,160.2@0.0 178.39,162.14@0.025"),
    Printed(
      """
      {'id': 'a', 'points': [(1, 2, 0.0), (3, 4, 0.1)]}
      {'id': 'b', 'points': [(1, 2, 0.0), (3, 4, 0.1)]}
      """,
      "1 id=a: 1.0,2.0@0.0 3.0,4.0@0.1",
      "2 id=b: 1.0,2.0@0.0 3.0,4.0@0.1"),
    Printed(
      """
      [{x: 1.0, y: 2.0, t: 0}, {x: 3.0, y: 4.0, t: 16}]
      """,
      "1: 1.0,2.0@0.0 3.0,4.0@16.0"),
    Printed(
      """
      points {
        x: 1
        y: 2
      }
      points {
        x: 3
        y: 4
      }
      """,
      "1: 1.0,2.0 3.0,4.0"),
    Printed(
      """
      t=5 points=[(1, 2), (3, 4)]
      """,
      "1: 1.0,2.0 3.0,4.0",
      "? 1 t is one time for several positions and is not read"),
    // Times.
    Printed(
      """
      touch at x=1 y=2 t=10:07:00.025
      touch at x=2 y=2 t=10:07:00.050
      """,
      "1: 1.0,2.0@36420.025 2.0,2.0@36420.05"),
    Printed(
      """
      (165.6, 160.2) 48213.2
      (166.6, 160.2) 48213.3
      """,
      "1: 165.6,160.2@48213.2 166.6,160.2@48213.3"),
    Printed(
      """
      3.5 (1, 2)
      3.6 (2, 2)
      """,
      "1: 1.0,2.0@3.5 2.0,2.0@3.6"),
    Printed(
      """
      2024-11-22 10:07:00,250 INFO touch: moved (1, 2)
      2024-11-22 10:07:00,275 INFO touch: moved (2, 2)
      2024-11-22 10:07:00,275 INFO net: loaded 25 items in 0.3 s
      """,
      "1: 1.0,2.0@1732270020.25 2.0,2.0@1732270020.275",
      "? 3 1 line without touch data is skipped (first: line 3)"),
    Printed(
      """
      t: 25 ms x: 3 px y: 4 px
      t: 30 ms x: 3 px y: 5 px
      """,
      "1: 3.0,4.0@0.025 3.0,5.0@0.03"),
    Printed(
      """
      [12.345678] touch x=1 y=2
      [12.355678] touch x=1 y=3
      """,
      "1: 1.0,2.0@12.345678 1.0,3.0@12.355678"),
    Printed(
      """
      1: (1, 2) 0.025
      2: (1, 3) 0.050
      3: (1, 4) 0.075
      """,
      "1: 1.0,2.0@0.025 1.0,3.0@0.05 1.0,4.0@0.075"),
    Printed(
      """
      touch moved CGPoint(x: 1.0, y: 2.0) force 0.5
      touch moved CGPoint(x: 1.0, y: 3.0) force 0.7
      """,
      "1: 1.0,2.0 1.0,3.0",
      "? 1 a number beside each position is not read"),
    Printed(
      """
      (1, 2, 0.1)
      (2, 2, 0.1)
      (3, 2, 0.2)
      """,
      "1: 1.0,2.0@0.1 2.0,2.0@0.1 3.0,2.0@0.2"),
    Printed(
      """
      (1, 2, 0.00)
      UnityEngine.Debug:Log(Object)
      (3, 4, 0.00)
      """,
      "1: 1.0,2.0 3.0,4.0",
      "? 1 the third number of each position does not change and is not read",
      "? 2 1 line without touch data is skipped (first: line 2)"),
    // Phases and fingers.
    // Lines with positions of something else.
    Printed(
      """
      touch moved (1, 2)
      layout changed (390, 844)
      """,
      "1: 1.0,2.0",
      "? 2 1 line with positions is skipped"),
    Printed(
      """
      I/Window( 7): layout x=0 y=63 w=1080 h=2337
      D/Touch( 7): began x=1 y=2 t=0
      D/Touch( 7): moved x=2 y=2 t=0.1
      D/Touch( 7): keyboard moved x=0 y=852
      D/Touch( 7): scroll x=0 y=-47 t=0.1
      D/Touch( 7): ended x=3 y=2 t=0.2
      """,
      "2: 1.0,2.0@0.0 2.0,2.0@0.1 3.0,2.0@0.2",
      "? 1 3 lines with positions are skipped"),
    Printed(
      """
      App started
      [gesture] touch began at (1, 2) t: 8.5
      something else (of no matter)
      [gesture] touch moved at (3, 4) t: 9
      [gesture] touch ended at (3, 4) t: 10
      [gesture] touch began at (7, 8) t: 11
      """,
      "2 ended=10.0: 1.0,2.0@8.5 3.0,4.0@9.0",
      "6: 7.0,8.0@11.0",
      "? 1 2 lines without touch data are skipped (first: line 1)"),
    Printed(
      """
      touchesBegan (1,2)
      touchesMoved (3,4)
      touchesEnded
      touchesBegan (5,6)
      """,
      "1: 1.0,2.0 3.0,4.0",
      "4: 5.0,6.0"),
    Printed(
      """
      Touch: down (1,2)
      Touch: move (2,2)
      Touch: up (2,2)
      """,
      "1: 1.0,2.0 2.0,2.0"),
    Printed(
      """
      touchesBegan: [(1.0, 2.0)]
      touchesMoved: [(2.0, 2.0), (3.0, 2.0)]
      touchesEnded: [(3.0, 2.0)]
      """,
      "1: 1.0,2.0 2.0,2.0 3.0,2.0"),
    Printed(
      """
      Stroke ended: [(1.0, 2.0), (3.0, 4.0), (4.0, 5.0)]
      Stroke ended: [(1.0, 2.0), (3.0, 4.0), (4.0, 5.0)]
      """,
      "1: 1.0,2.0 3.0,4.0 4.0,5.0",
      "2: 1.0,2.0 3.0,4.0 4.0,5.0"),
    Printed(
      """
      Sample(location: (1, 2), timestamp_ms: 500, phase: A.Phase.began)
      Sample(location: (3, 4), timestamp_ms: 600, phase: A.Phase.moved)
      """,
      "1: 1.0,2.0@0.5 3.0,4.0@0.6"),
    Printed(
      """
      flutter: PointerDownEvent#00000(position: Offset(165.5, 160.2), timeStamp: 0:00:00.000000, pointer: 1)
      flutter: PointerMoveEvent#00001(position: Offset(178.5, 162.2), timeStamp: 0:00:00.025000, pointer: 1)
      """,
      "1: 165.5,160.2@0.0 178.5,162.2@0.025"),
    Printed(
      """
      D/Touch   ( 1234): ACTION_DOWN x=165.5 y=160.2
      D/Touch   ( 1234): ACTION_UP x=166.5 y=160.2
      """,
      "1: 165.5,160.2 166.5,160.2"),
    Printed(
      """
      --------- beginning of main
      01-15 09:30:33.214  44  44 D T: MotionEvent { action=ACTION_DOWN, id[0]=0, x[0]=1.5, y[0]=2.0, pointerCount=1, eventTime=1000, downTime=1000 }
      01-15 09:30:33.300  44  44 D T: MotionEvent { action=ACTION_POINTER_DOWN(1), id[0]=0, x[0]=1.5, y[0]=2.0, id[1]=4, x[1]=9.0, y[1]=9.0, pointerCount=2, eventTime=1100 }
      01-15 09:30:33.400  44  44 D T: MotionEvent { action=ACTION_MOVE, id[0]=0, x[0]=2.5, y[0]=2.0, id[1]=4, x[1]=8.0, y[1]=9.0, pointerCount=2, eventTime=1200 }
      01-15 09:30:33.500  44  44 D T: MotionEvent { action=ACTION_POINTER_UP(0), id[0]=0, x[0]=2.5, y[0]=2.0, id[1]=4, x[1]=8.0, y[1]=9.0, pointerCount=2, eventTime=1300 }
      01-15 09:30:33.600  44  44 D T: MotionEvent { action=ACTION_CANCEL, id[0]=4, x[0]=8.0, y[0]=9.0, pointerCount=1, eventTime=1400 }
      """,
      "2 ended=1.3: 1.5,2.0@1.0 1.5,2.0@1.1 2.5,2.0@1.2",
      "3 ended=1.4: 9.0,9.0@1.1 8.0,9.0@1.2 8.0,9.0@1.3",
      "? 1 1 line without touch data is skipped (first: line 1)"),
    // What says only whether it is pressed.
    Printed(
      """
      Change(id=PointerId(value=0), uptimeMillis=5, position=Offset(1.0, 2.0), pressed=true)
      Change(id=PointerId(value=0), uptimeMillis=6, position=Offset(2.0, 2.0), pressed=true)
      Change(id=PointerId(value=0), uptimeMillis=7, position=Offset(2.0, 2.0), pressed=false)
      Change(id=PointerId(value=0), uptimeMillis=15, position=Offset(5.0, 2.0), pressed=true)
      Change(id=PointerId(value=0), uptimeMillis=16, position=Offset(6.0, 2.0), pressed=true)
      """,
      "1 id=0 ended=0.007: 1.0,2.0@0.005 2.0,2.0@0.006",
      "4 id=0: 5.0,2.0@0.015 6.0,2.0@0.016"),
    // UIKit.
    Printed(
      """
      <UITouch: 0x1> phase: Began tap count: 1 window: <UIWindow: 0x2; frame = (0 0; 390 844)> location in window: {1, 99} previous location in window: {8, 8} location in view: {1, 2} previous location in view: {9, 9}
      a line of something else
      <UITouch: 0x1> type: Direct; phase: Moved; location in window: {2, 99}; location in view: {2.5, 2}; previous location in view: {1, 2}
      <UITouch: 0x1> phase: Ended location in view: {2.5, 2}
      """,
      "1: 1.0,2.0 2.5,2.0",
      "? 1 location in window is not read",
      "? 2 1 line without touch data is skipped (first: line 2)"),
    Printed(
      """
      2025-11-22 10:00:00.000000+0100 App[1:2] <UITouch: 0x1> phase: Began view: <UIView: 0x2; frame = (0 0; 390 844)> location in view: {1, 2}
      2025-11-22 10:00:00.250000+0100 App[1:2] <UITouch: 0x1> phase: Cancelled location in view: {1, 2}
      """,
      "1 width=390.0 ended=1763802000.25: 1.0,2.0@1763802000.0"),
    Printed(
      """
      <UITouchesEvent: 0x9> timestamp: 10.5 touches: {(
          <UITouch: 0x1>
          phase: Began
          location in view: {5, 6}
      )}
      <UITouchesEvent: 0x9> timestamp: 11 touches: {(
          <UITouch: 0x1> phase: Ended location in view: {6, 6},
          <UITouch: 0x2> phase: Began location in view: {3, 4}
      )}
      """,
      "1: 5.0,6.0@10.5 6.0,6.0@11.0",
      "8: 3.0,4.0@11.0"),
    // What is no place.
    Printed(
      """
      location (1, 2) translation (0, -80) velocity (0, 3) t=1
      location (2, 2) translation (0, -80) velocity (0, 3) t=2
      """,
      "1: 1.0,2.0@1.0 2.0,2.0@2.0"),
    Printed(
      """
      DragUpdateDetails(Offset(165.5, 160.2))
      DragEndDetails(Velocity(0.0, 3.0))
      """,
      "1: 165.5,160.2",
      "? 1 DragUpdateDetails may print how far the finger moved instead of where it is"),
    // Where strokes begin and end besides.
    Printed(
      """
      GESTURE BEGIN
      (1, 2)
      (3, 4)
      GESTURE END
      GESTURE BEGIN
      (5, 6)
      (7, 8)
      GESTURE END
      """,
      "2: 1.0,2.0 3.0,4.0",
      "6: 5.0,6.0 7.0,8.0"),
    Printed(
      """
      --- stroke 1 ---
      x=1 y=2
      x=2 y=2
      --- stroke 2 ---
      x=3 y=2
      x=4 y=2
      """,
      "2: 1.0,2.0 2.0,2.0",
      "5: 3.0,2.0 4.0,2.0"),
    Printed(
      """
      Touch 1: (1, 2)
      Touch 2: (9, 2)
      """,
      "1: 1.0,2.0 9.0,2.0",
      "? 2 Touch changes"),
    // Tables.
    Printed(
      """
      1 2 0.0
      2 2 0.1

      5 5 1.0
      6 5 1.1
      """,
      "1: 1.0,2.0@0.0 2.0,2.0@0.1",
      "4: 5.0,5.0@1.0 6.0,5.0@1.1"),
    Printed(
      """
         x  y  label
      0  1  2  circle
      1  2  2  circle
      """,
      "2 label=circle: 1.0,2.0 2.0,2.0"),
    Printed(
      """
      | x | y | t |
      |---|---|---|
      | 1 | 2 | 0 |
      | 2 | 2 | 1 |
      """,
      "3: 1.0,2.0@0.0 2.0,2.0@1.0"),
    Printed(
      """
      "x" "y" "t"
      "1" 12.5 3 0
      "2" 14.25 4.5 0.016
      """,
      "2: 12.5,3.0@0.0 14.25,4.5@0.016"),
    // JSON in a text.
    Printed(
      #"""
      10:07:01.5 INFO payload="{\"type\":\"pointerdown\",\"x\":1,\"y\":2}"
      10:07:02.5 INFO payload="{\"type\":\"pointerup\",\"x\":2,\"y\":2}"
      """#,
      "1: 1.0,2.0@36421.5 2.0,2.0@36422.5"),
    Printed(
      """
      touch 0.5: 10 20
      touch 0.6: 12 20
      """,
      fields: "x=2,y=3,t=1",
      "1: 10.0,20.0@0.5 12.0,20.0@0.6"),
    Printed(
      """
      [(1, 2, 0.5, 0.0), (3, 4, 0.5, 0.1)]
      """,
      fields: "x=1,y=2,t=4",
      "1: 1.0,2.0@0.0 3.0,4.0@0.1"),
    Printed(
      """
      UITouchPhase(rawValue: 0) (1, 2)
      UITouchPhase(rawValue: 1) (2, 2)
      UITouchPhase(rawValue: 3) (2, 2)
      UITouchPhase(rawValue: 0) (5, 2)
      """,
      fields: "x=1,y=2",
      "1: 1.0,2.0 2.0,2.0",
      "4: 5.0,2.0"),
    Printed(
      """
      px=1 py=2
      px=3 py=4
      """,
      fields: "x=px,y=py",
      "1: 1.0,2.0 3.0,4.0"),
  ])
  func isRead(row: Printed) {
    #expect(row.read() == row.outcomes)
    let count = row.log.utf8.count
    for cut in [1, count / 3, count / 2, count] { #expect(row.read(cuts: [cut]) == row.outcomes) }
    #expect(row.read(cuts: Array(repeating: 1, count: count)) == row.outcomes)
  }

  /// What can be read in several ways, or was cut, is never read in silence.
  @Test(arguments: [
    Printed(
      """
      from (1, 2) to (3, 4)
      """,
      "! 1:16: expected one position, found the numbers 1 1, 2 2, 3 3, 4 4; --fields x=1,y=2 reads the first two of them, --fields x=3,y=4 two others, and t=N one as the time"
    ),
    Printed(
      """
      (1,2) (3,4)
      """,
      "! 1:7: expected one position, found the numbers 1 1, 2 2, 3 3, 4 4; --fields x=1,y=2 reads the first two of them, --fields x=3,y=4 two others, and t=N one as the time"
    ),
    Printed(
      """
      (1, 2)
      (nan, nan)
      (3, 4)
      """,
      "! 2:2: expected a number under x, found nan"),
    Printed(
      """
      x: 1.024,5 y: 2,5
      """,
      "! 1:4: expected a number under x, found 1.024,5; decimal commas need ; between columns, and separators of thousands are to be removed"
    ),
    Printed(
      """
      (1,024.5, 300.2)
      """,
      "! 1:2: expected a number under x, found 1,024.5; decimal commas need ; between columns, and separators of thousands are to be removed"
    ),
    Printed(
      """
      (1, 2)
      (5,
      """,
      "! 2:4: expected ), found none"),
    Printed(
      """
      (1, 2)
      6, 7)
      """,
      "! 2:5: expected ( before, found none"),
    Printed(
      """
      touch began x=1 y=2
      touch moved x=2
      """,
      "! 2:1: expected a position with x and y, found only one of them"),
    Printed(
      """
      touch began x=1 y=2
      touch moved x=2 y=
      """,
      "! 2:17: expected a value of y, found none"),
    Printed(
      """
      x=1 y=2 x=3 y=4
      """,
      "! 1:9: expected one x, found several; print one of them"),
    Printed(
      """
      (1, 2, 0.3)
      (2, 2, 0.1)
      (2, 2, 0.2)
      """,
      "! 1:1: expected x, y and a time, found a first number that grows like a time and a third that does not; --fields x=2,y=3,t=1 reads the first as the time, --fields x=1,y=2 leaves the third out"
    ),
    Printed(
      """
      0.0 165.5 160.2
      0.1 166.5 160.2
      0.2 167.5 159.2
      """,
      "! 1:1: expected x, y and a time, found a first number that grows like a time and a third that does not; --fields x=2,y=3,t=1 reads the first as the time, --fields x=1,y=2 leaves the third out"
    ),
    Printed(
      """
      1 165.5 160.2 0.0
      2 166.5 160.2 0.1
      """,
      "! 1:1: expected one position, found the numbers 1 1, 2 165.5, 3 160.2, 4 0.0; --fields x=1,y=2 reads the first two of them, --fields x=3,y=4 two others, and t=N one as the time"
    ),
    Printed(
      """
      (1, 2) 5 6.5
      (1, 3) 6.5 7
      """,
      "! 1:1: expected one number beside the position that grows like a time, found 2; --fields x=…,y=…,t=… counts the numbers of a line that have no names"
    ),
    Printed(
      """
      D/Touch( 7): began x=1 y=2 t=0
      D/Touch( 7): scroll x=0 y=-47 t=0.1
      D/Touch( 7): moved x=2 y=2 t=0.1
      D/Touch( 7): ended x=3 y=2 t=0.2
      """,
      "! 3:1: expected one kind of lines that move a touch, found some with a phase and some without; remove those that belong to no touch"
    ),
    Printed(
      """
      start (1, 2)
      dragging (2, 2)
      """,
      "! 2:10: expected a line with the same words as before; remove the lines about something else, or --fields x=1,y=2 reads the numbers of every line"
    ),
    Printed(
      """
      at 1 2
      at 3 4 5
      """,
      "! 2:4: expected a position written as in the other lines"),
    Printed(
      """
      (1, 2, 0)
      (2, 2, 0)
      (2, 2, 0)
      x=1 y=2
      (2, 2, 0)
      """,
      "! 1:1: expected a position written as in the other lines",
      "! 5:1: expected a position written as in the other lines"),
    Printed(
      """
         x  y  t
      0  1  2  0
      ..
      9  2  2  9
      """,
      "! 3:1: expected a row, found a sign that rows were left out; write all of them, as to_csv of pandas does"
    ),
    Printed(
      """
      [[1 2 0]
       ...
       [3 4 5]]
      """,
      "! 2:2: expected a position, found a sign that lines were left out; print all of them"),
    Printed(
      """
      [(1, 2, 0), ..., (3, 4, 1)]
      """,
      #"! 1:1: expected numbers, or a header with x and y, found only "[(1", "2", "0)", "...", "(3" and 2 more; --fields x=NAME,y=NAME,t=NAME reads other names"#
    ),
    Printed(
      """
      - x: 1
        y: 2
      """,
      "! 1:1: expected a position on a line, such as (1, 2) or x=1 y=2, found none; print x, y and t on one line, or write a CSV file with the header x,y,t"
    ),
    Printed(
      """
      [{x:1,y:2,t:0},]
      """,
      "! 1:1: expected a position on a line, such as (1, 2) or x=1 y=2, found none; print x, y and t on one line, or write a CSV file with the header x,y,t"
    ),
  ])
  func isRefused(row: Printed) {
    #expect(row.read() == row.outcomes)
  }

  /// Work is proportional to a line's length, whatever is in it.
  @Test(arguments: [
    "(", "(a ", "<a", "\"", "a\"'", "(1, 2), ", "[(1, 2)], ", "T(x: 1, y: 2, t: 3), ", "a=1 ",
    "a b: ", "1 ", "1) ", "x=1 y=2 ", "{\"", "=", "<U: 0x1> phase: Began location in view: {5, 6} ",
  ])
  func longLines(piece: String) {
    func seconds(_ count: Int) -> Double {
      let line = "[" + String(repeating: piece, count: count / piece.utf8.count) + "]\n(1, 2)\n"
      var least = Double.infinity
      for _ in 0..<3 {
        let time = ContinuousClock().measure {
          _ = outcomes(of: line.utf8, ReadingOptions(format: .printed))
        }
        least = min(
          least, Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds))
      }
      return least
    }
    // Four times as much takes less than ten times as long, but for what is too short to be timed.
    #expect(seconds(8_000) < max(seconds(2_000), 0.01) * 10)
  }
}
