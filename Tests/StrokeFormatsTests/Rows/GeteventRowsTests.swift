import StrokeCore
import StrokeFormats
import Testing

@Suite struct GeteventRowsTests {
  /// A line of `getevent -lt`, the value in decimal.
  private static func abs(_ code: String, _ value: Int32, at time: String = "1.000000") -> String {
    let digits = String(UInt32(bitPattern: value), radix: 16)
    let hex = String(repeating: "0", count: 8 - digits.count) + digits
    return "[       \(time)] /dev/input/event2: EV_ABS       ABS_MT_\(code)   \(hex)"
  }

  private static func report(at time: String = "1.000000") -> String {
    "[       \(time)] /dev/input/event2: EV_SYN       SYN_REPORT           00000000"
  }

  private static func touch(_ x: Int32, _ y: Int32, at time: String = "1.000000") -> [String] {
    [
      abs("TRACKING_ID", 7, at: time), abs("POSITION_X", x, at: time),
      abs("POSITION_Y", y, at: time), report(at: time),
    ]
  }

  private static let up = [abs("TRACKING_ID", -1), report()]

  private static func log(_ lines: [String]...) -> String {
    lines.joined().joined(separator: "\n") + "\n"
  }

  private static let rows: [Example] = [
    // A coordinate that is not told is as it was.
    Example(
      log(touch(10, 20), [abs("POSITION_X", 11, at: "1.010000"), report(at: "1.010000")], up),
      "1 ended=1.0: 10.0,20.0@1.0 11.0,20.0@1.01"),
    // Also before the touch.
    Example(
      log(touch(10, 20), up, [abs("TRACKING_ID", 8), abs("POSITION_Y", 30), report()], up),
      "1: 10.0,20.0@1.0", "7: 10.0,30.0@1.0"),
    // Two fingers; the log ends while one is down.
    Example(
      log(
        touch(10, 20), [abs("SLOT", 1)], touch(50, 60, at: "1.100000"),
        [abs("SLOT", 0), abs("POSITION_X", -3), abs("SLOT", 1), abs("TRACKING_ID", -1), report()]),
      "6 ended=1.0: 50.0,60.0@1.1", "1: 10.0,20.0@1.0 -3.0,20.0@1.0"),
    // A touch that follows another without an end, and one that began before the log.
    Example(
      log([abs("POSITION_X", 1), report()], touch(10, 20), touch(30, 40)),
      "3: 10.0,20.0@1.0", "7: 30.0,40.0@1.0"),
    // Events were lost.
    Example(
      log(
        touch(10, 20),
        ["[       1.0] /dev/input/event2: EV_SYN       SYN_DROPPED          00000000"],
        [abs("POSITION_X", 9), report()], up, touch(30, 40), up),
      "! 7:1: expected all events of the touch, found SYN_DROPPED before", "10: 30.0,40.0@1.0"),
    // The width of the view; rates; keys; another device.
    Example(
      "add device 1: /dev/input/event2\n  name:     \"touch\"\n  events:\n"
        + "    ABS (0003): ABS_MT_POSITION_X     : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0\n"
        + "could not get driver version for /dev/input/mice, Not a typewriter\n"
        + log(
          ["[  1.0] /dev/input/event2: EV_KEY       BTN_TOUCH            DOWN"], touch(10, 20),
          ["[  1.0] /dev/input/event5: EV_SYN       SYN_REPORT           00000000 rate 60"], up),
      "7 width=1080.0: 10.0,20.0@1.0"),
    // A touch that began before the log, behind a console's prefix.
    Example(
      "Jan 15 09:30:01 "
        + log(
          [abs("POSITION_X", 1), abs("POSITION_Y", 2), report(), abs("POSITION_X", 5), report()], up
        ),
      "3: 1.0,2.0@1.0 5.0,2.0@1.0"),
    // Numbers for names, no time stamps, one device.
    Example(
      "0003 0039 00000007\n0003 0035 0000000a\n0003 0036 00000014\n0000 0000 00000000\n",
      "1: 10.0,20.0"),
    Example(
      "/dev/input/event2: 0003 0039 00000007\n/dev/input/event2: 0003 0035 0000000a\n/dev/input/event2: 0003 0036 00000014\n/dev/input/event2: 0000 0000 00000000\r\n",
      "1: 10.0,20.0"),
    Example(
      "EV_ABS       ABS_MT_TRACKING_ID   00000007\nEV_ABS ABS_MT_POSITION_X 0000000a\nEV_ABS ABS_MT_POSITION_Y 00000014\nEV_SYN SYN_REPORT 00000000",
      "1: 10.0,20.0"),
  ]

  @Test(arguments: rows)
  func isRead(row: Example) {
    #expect(outcomes(of: row.document.utf8) == row.outcomes)
    #expect(firstCutThatMatters(in: row) == nil)
  }

  /// A digitizer counts in units of its own, which the size of the screen turns into pixels.
  @Test func unitsOfADigitizer() throws {
    func described(_ x: Int, _ y: Int) -> String {
      "add device 1: /dev/input/event2\n"
        + "    0035  : value 0, min 100, max \(x + 99), fuzz 0\n    0036  : value 0, min 0, max \(y - 1)\n"
        + Self.log(Self.touch(300, 800), Self.up)
    }
    var options = ReadingOptions()
    options.screen = Vector(1000, 2000)
    #expect(outcomes(of: described(4000, 4000).utf8, options) == ["4 width=1000.0: 50.0,400.0@1.0"])
    #expect(
      outcomes(of: Self.log(Self.touch(1, 2)).utf8, options) == [
        "! 4:1: expected the ranges of ABS_MT_POSITION_X and _Y before the events, which getevent -p prints and --screen needs"
      ])
    for (log, isFine) in [
      (described(4000, 4000), true), (described(4096, 9000), true), (described(1080, 2400), false),
      (Self.log(Self.touch(2561, 7)), true), (Self.log(Self.touch(2560, 9000)), false),
    ] {
      var stream = StrokeStream()
      var record = StrokeRecord()
      Array(log.utf8).withUnsafeBytes { stream.append($0) }
      stream.finish()
      #expect(try stream.next(into: &record) == .stroke)
      #expect(stream.hints.contains { $0.kind == .digitizer } == isFine, "\(log)")
    }
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

  /// A finger that comes where another was not lifted tells nothing of when that was.
  @Test func aLostEndIsNoLift() throws {
    let log = Self.log(
      Self.touch(10, 20), Self.touch(30, 40, at: "9.000000"),
      [Self.abs("TRACKING_ID", -1, at: "9.5")],
      [Self.report(at: "9.5")])
    let strokes = try StrokeRecords(log.utf8).map { try $0.get() }
    #expect(strokes.map(\.stroke.liftTime) == [nil, 9.5])
    #expect(strokes[0].hints.contains { $0.isWarning && $0.text.contains("before it has ended") })
  }

  @Test func aPalmIsCancelled() throws {
    let log = Self.log(
      Self.touch(1, 2), [Self.abs("TOOL_TYPE", 2)], Self.up,
      [Self.abs("TRACKING_ID", 8), Self.abs("TOOL_TYPE", 0), Self.report()], Self.up)
    let records = try StrokeRecords(log.utf8).map { try $0.get() }
    #expect(records.map(\.isCancelled) == [true, false])
  }

  @Test(arguments: [
    (
      log([abs("TRACKING_ID", 7), report()]),
      "2:1: expected ABS_MT_POSITION_X and _Y of the touch before, found SYN_REPORT"
    ),
    (
      log(touch(1, 2), ["[ 1.0] /dev/input/event2: EV_SYN SYN_MT_REPORT 00000000"]),
      "5:34: expected a touch screen that reports by slots, found SYN_MT_REPORT; such a screen is not read, so let the app log its touches"
    ),
    (
      log(touch(1, 2), ["[ 1.0] /dev/input/event2: EV_ABS ABS_MT_POSITION_X 12"]),
      "5:52: expected eight hexadecimal digits, found 1"
    ),
    (
      log(touch(1, 2), ["[ 1.0] /dev/input/event2: EV_ABS ABS_MT_POSITION_X"]),
      "5:51: expected the value of an event, found the end of the line"
    ),
    (
      log(touch(1, 2), ["[ 1.0] /dev/input/event2: ABS_MT_POSITION_X 00000001"]),
      "5:27: expected the type of an event, such as EV_ABS, found ABS"
    ),
    (
      log(touch(1, 2), ["[ 1.0] /dev/input/event2: EV_ABS"]),
      "5:33: expected the code of an event, found the end of the line"
    ),
    (
      log(touch(1, 2), ["[ 1.0] /dev/input/event2 EV_ABS ABS_MT_SLOT 00000001"]),
      "5:25: expected a colon, found a space"
    ),
    (
      log(touch(1, 2), ["[ soon ] /dev/input/event2: EV_ABS ABS_MT_SLOT 00000001"]),
      "5:3: expected seconds and microseconds, found soon"
    ),
    (
      log(touch(1, 2), ["[ 1.0] /dev/input/event2: EV_ABS ABS_MT_SLOT 00000001 00000002"]),
      "5:55: expected the end of the line, found 0"
    ),
    (
      log(
        touch(1, 2),
        [
          "/dev/input/event2: EV_ABS ABS_MT_POSITION_X 00000005",
          "/dev/input/event2: EV_SYN SYN_REPORT 00000000",
        ]),
      "6:46: expected a time, as in the rows before, found only \"finger\", \"phase\", \"x\" and \"y\""
    ),
  ])
  func whatIsBrokenIsNamed(document: String, error: String) {
    // The stroke in progress is given up.
    #expect(outcomes(of: document.utf8) == ["! \(error)"])
  }
}
