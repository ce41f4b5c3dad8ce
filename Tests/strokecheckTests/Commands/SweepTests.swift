import Foundation
import Testing

@testable import strokecheck

/// `evaluate --sweep`, several times, by the program as it was built.
@Suite(.serialized) struct SweepTests {  // Its programs have a deadline.
  private static let gestures = "Samples/gestures.ndjson"

  private func evaluate(_ options: String) throws -> ToolRun {
    try shell("strokecheck evaluate --detector cookbook \(options) \(Self.gestures)")
  }

  @Test func severalSweepsAreAGrid() throws {
    let sweeps = "--sweep max-inflections=4..8:2 --sweep max-gap=20..100:80"
    let table = try evaluate("--format csv \(sweeps)")
    #expect(table.lines[0].hasPrefix("detector,max-inflections,max-gap,tp,fn,fp,tn,tpr,"))
    #expect(
      table.lines.dropFirst().map { $0.split(separator: ",")[0...2].joined(separator: " ") } == [
        "cookbook 4 20", "cookbook 4 100", "cookbook 6 20", "cookbook 6 100", "cookbook 8 20",
        "cookbook 8 100",
      ])
    // Each row is what the detector says with these limits.
    let alone = try evaluate("--format csv --max-inflections 6 --max-gap 20")
    let numbers = table.lines[3].split(separator: ",").dropFirst(3)
    #expect(
      alone.lines[1].split(separator: ",", omittingEmptySubsequences: false)
        .dropFirst(2).elementsEqual(numbers))
    let text = try evaluate(sweeps)
    #expect(text.output.contains("\nmax-inflections  max-gap  "))
    let value = try JSONSerialization.jsonObject(
      with: Data(try evaluate("--format json \(sweeps)").output.utf8))
    let grid = ((value as? NSDictionary)?["sweeps"] as? [NSDictionary])?.first
    #expect(grid?["settings"] as? [String] == ["max-inflections", "max-gap"])
    #expect((grid?["best"] as? NSDictionary)?.count == 2)
    #expect((grid?["points"] as? [NSDictionary])?.count == 6)
  }

  @Test func whatMakesNoDifferenceIsSaid() throws {
    let one = try evaluate("--sweep view-width=2000..3000:500")
    #expect(one.output.hasSuffix("\n--view-width makes no difference for cookbook\n"))
    #expect(!one.output.contains("best for"))
    let both = try evaluate("--sweep view-width=2000..3000:500 --sweep max-inflections=4..8:2")
    #expect(both.output.contains("\nbest for cookbook: --max-inflections "))
    #expect(both.output.hasSuffix("\n--view-width makes no difference for cookbook\n"))
    let json = try evaluate("--format json --sweep view-width=2000..3000:500")
    #expect(json.output.contains(#""makesNoDifference":["view-width"]"#))
  }

  @Test func inATieTheDefaultIsPreferred() throws {
    let tied = try shell(
      "strokecheck evaluate --detector katz --sweep tolerance=0..0.4:0.2 \(Self.gestures)")
    #expect(
      tied.output.hasSuffix("\nbest for katz: --tolerance 0.2 (unchanged), balanced 0.9028\n"))
    // The default of 2 is as good as the best of those that are tried, and not among them.
    let beside = try evaluate("--sweep min-points=1..121:40")
    #expect(beside.output.contains("\nbest for cookbook: --min-points 2 (unchanged), balanced "))
    let json = try evaluate("--format json --sweep min-points=1..121:40")
    #expect(json.output.contains("\"setting\":\"min-points\",\"best\":2,"))
    let both = try evaluate("--sweep max-duration=40..60:10 --sweep min-points=1..3:1")
    #expect(
      both.output.hasSuffix("\n--max-duration, --min-points make no difference for cookbook\n"))
  }

  @Test func aDetectorIsSweptByTheLimitsThatItHas() throws {
    let run = try shell(
      """
      strokecheck evaluate --detector cookbook,katz --format csv --sweep max-inflections=4..8:4 \
      --sweep tolerance=0.1..0.3:0.1 \(Self.gestures)
      """)
    #expect(run.status == 0)
    #expect(
      run.lines.map { $0.split(separator: ",", omittingEmptySubsequences: false)[..<3] }.map {
        $0.joined(separator: ",")
      } == [
        "detector,setting,value", "cookbook,max-inflections,4", "cookbook,max-inflections,8",
        "katz,tolerance,0.1", "katz,tolerance,0.2", "katz,tolerance,0.3",
      ])
  }

  @Test(arguments: [
    ("--sweep max-gap=1..2 --sweep max-gap=3..4", "--sweep max-gap is given twice"),
    (
      "--sweep max-gap=1..900:1 --sweep max-transit=1..900:1",
      "--sweep takes up to 10000 combinations, not 810000; use larger steps"
    ),
    (
      "--sweep max-gap=1..2 --sweep tolerance=0..1",
      "--sweep: tolerance does not apply to these detectors"
    ),
  ])
  func whatCannotBeTriedIsUsage(sweeps: String, problem: String) throws {
    let run = try evaluate(sweeps)
    #expect(run.status == 64 && run.errors.contains(problem), "\(run.errors)")
  }
}
