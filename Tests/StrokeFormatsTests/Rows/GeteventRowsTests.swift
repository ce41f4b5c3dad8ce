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
}
