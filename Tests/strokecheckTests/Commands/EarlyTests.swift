import TestSupport
import Testing

@testable import strokecheck

/// What can no longer become a circle is said before the finger lifts, if that is asked for.
struct EarlyTests {
  /// Back and forth, then a stroke that says nothing early.
  private static let scribble =
    "{\"points\":["
    + (0..<30).map { "[\($0 % 2 * 40),\($0),\(Double($0) / 50)]" }.joined(separator: ",")
    + "]}\n{\"points\":[[0,0,5],[9,0,5.5]]}\n"

  @Test(arguments: ["getevent", "pointerevents", "csv"])
  func itIsALineOfItsOwn(format: String) throws {
    let log = try strokecheck("convert", "--to", format, input: Self.scribble).output
    let plain = try strokecheck("circle", input: log)
    let early = try strokecheck("circle", "--early", input: log)
    #expect(plain.lines.count == 2 && early.status == plain.status)
    #expect(early.lines.filter { !$0.contains(": pending: ") } == plain.lines)
    #expect(early.lines.first == "-#1: pending: Excessive inflections (6, limit 5)")
    #expect(early.lines.count == 3)
    // All that come early come so for each detector, and are counted nowhere.
    let json = try strokecheck(
      "circle", "--early", "--format", "ndjson", "--detector",
      "cookbook,lamarche,katz",
      input: log)
    #expect(json.lines.count == 7)
    #expect(
      json.lines.first
        == #"{"file":"-","stroke":1,"id":null,"detector":"cookbook","verdict":"pending","reason":"Excessive inflections","code":"excessive-inflections","circle":null}"#
    )
    let csv = try strokecheck("circle", "--early", "--format", "csv", input: log)
    #expect(csv.lines.dropFirst().first?.contains(",pending,Excessive inflections,") == true)
  }

  /// Two fingers, of which the one that went down second is too slow.
  @Test func fingersAreWatchedEachByItself() throws {
    let event = { (type: String, id: Int, x: Int, t: Int) in
      "{\"type\":\"pointer\(type)\",\"pointerId\":\(id),\"clientX\":\(x),\"clientY\":0,\"timeStamp\":\(t)}\n"
    }
    let log =
      event("down", 1, 0, 0) + event("down", 2, 50, 10) + event("move", 2, 60, 2_020)
      + event("up", 1, 0, 2_030) + event("move", 2, 70, 2_040) + event("up", 2, 70, 2_050)
    let run = try strokecheck("circle", "--early", input: log)
    #expect(run.lines.first == "-#2: pending: Excessive duration (2.01, limit 2)")
    #expect(run.lines.count == 3)
  }

  @Test func nothingIsSaidOfWhatComesWhole() throws {
    #expect(
      try strokecheck("circle", "--early", input: Self.scribble).output
        == strokecheck("circle", input: Self.scribble).output)
  }

  @Test(arguments: ["junit", "tap", "sarif", "github"])
  func verdictsOnlyAreForContinuousIntegration(format: String) throws {
    let run = try strokecheck("circle", "--early", "--format", format, input: "")
    #expect(run.status == 64)
    #expect(
      run.errors.contains("--format \(format) cannot show what --early adds"))
    #expect(try strokecheck("circle", "--early", "--resample", "60", input: "").status == 64)
  }
}
