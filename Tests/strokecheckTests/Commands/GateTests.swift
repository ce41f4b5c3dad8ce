import Foundation
import TestSupport
import Testing

@testable import strokecheck

/// Gates that cannot pass on nothing, by the program as it was built.
@Suite(.serialized) struct GateTests {  // Its programs have a deadline.
  private static let circle = "Samples/circle.json"
  private static let nothing = #"{"strokes":[]}"#

  /// A file with two strokes, the second of which was cancelled.
  private static let cancelled = """
    {"id":"dot","points":[[0,0]],"expect":"too-few-points"}
    {"id":"gone","points":[[0,0],[1,1]],"cancelled":true}
    """

  private func judge(_ options: String, _ strokes: String) throws -> ToolRun {
    let scratch = try Scratch()
    let file = try scratch.write("s.ndjson", strokes)
    let run = try shell("strokecheck circle \(options) \(file)")
    let shortened = { (text: String) in
      text.replacingOccurrences(of: scratch.folder.path + "/", with: "")
    }
    return ToolRun(
      status: run.status, output: shortened(run.output), errors: shortened(run.errors))
  }

  @Test(arguments: [
    "--expect circle", "--expect rejected -q", "--format junit", "-f github",
    "--detector all --expect circle",
  ])
  func nothingIsNoPass(options: String) throws {
    for (strokes, count) in [
      (Self.nothing, ""), (#"{"points":[[0,0]],"cancelled":true}"#, " (1 cancelled)"),
    ] {
      let run = try judge(options, strokes)
      #expect(run.status == 2)
      let reason =
        count.isEmpty
        ? "s.ndjson: there is no stroke in it"
        : "strokecheck: no stroke was judged\(count), so nothing passed"
      #expect(run.errors.hasSuffix("\(reason); --allow-empty accepts that\n"), "\(run.errors)")
      let allowed = try judge("--allow-empty " + options, strokes)
      #expect(allowed.status == 0 && !allowed.errors.contains("allow-empty"))
    }
  }

  @Test(arguments: ["", "--format ndjson", "--format csv"])
  func whoAsksNothingMayGetNothing(options: String) throws {
    #expect(try judge(options, Self.nothing).status == 0)
  }

  /// One file without a stroke is enough, whether it is named or met in a folder.
  @Test func noFileIsWithoutAStroke() throws {
    let scratch = try Scratch()
    try scratch.write("a.json", Data(contentsOf: Checkout.root.appending(path: Self.circle)))
    let empty = try scratch.write("b.csv", "x,y,t\n")
    for input in [scratch.folder.path, "\(Self.circle) \(empty)"] {
      for command in [
        "circle --expect circle", "circle -f junit", "evaluate",
        "compare --against '--max-gap 1'",
      ] {
        let run = try shell("strokecheck \(command) \(input)")
        #expect(run.status == 2, "\(command)")
        #expect(
          run.errors.contains("b.csv: there is no stroke in it; --allow-empty accepts that\n"))
        let allowed = try shell("strokecheck \(command) --allow-empty \(input)")
        #expect(
          allowed.status < 2 || !allowed.errors.contains("accepts that"), "\(allowed.errors)")
      }
      #expect(try shell("strokecheck circle \(input)").status == 0)
    }
  }

  @Test func whatIsJudgedMayPassAndWhatIsUnreadableMayNot() throws {
    #expect(try shell("strokecheck circle --expect circle \(Self.circle)").status == 0)
    let run = try judge("--allow-empty --expect circle", "{")
    #expect(run.status == 2 && !run.errors.contains("no stroke was judged"))
  }

  @Test(arguments: [
    (
      "junit",
      #"""
      <testcase classname="s.ndjson" name="cookbook, stroke 2 (gone)" time="0">\#
      <skipped message="the touch was cancelled"/></testcase>
      """#
    ),
    (
      "github",
      """
      ::notice file=s.ndjson,line=2,title=Cancelled stroke::s.ndjson#2: cookbook: the touch was \
      cancelled
      """
    ),
  ])
  func whatIsCancelledIsSkipped(format: String, line: String) throws {
    let run = try judge("--format \(format)", Self.cancelled)
    #expect(run.status == 0 && run.output.contains(line), "\(run.output)")
    let included = try judge("--include-cancelled --format \(format)", Self.cancelled)
    #expect(included.status == 1 && !included.output.contains("the touch was cancelled"))
  }

  @Test func whatIsSkippedIsCounted() throws {
    let junit = try judge("--detector all --format junit", Self.cancelled)
    #expect(junit.output.contains(#"tests="8" failures="3" errors="0" skipped="4" time="0""#))
    let run = try judge("--detector cookbook,ring", Self.cancelled)
    #expect(run.lines.count == 2, "two detectors on the stroke that was judged")
    #expect(try !judge("--format csv", Self.cancelled).output.contains("gone"))
    for format in ["json", "ndjson"] {
      let run = try judge("--detector cookbook,ring --format \(format)", Self.cancelled)
      #expect(run.lines.count == 4 && run.lines[2].contains(#""cookbook","verdict":"skipped""#))
      #expect(run.lines[3].contains(#""ring","verdict":"skipped","reason":"the touch was canc"#))
    }
  }

  @Test func anEvaluationWithoutLabelsIsTrouble() throws {
    let scratch = try Scratch()
    let file = try scratch.write("s.ndjson", #"{"gesture":"circle","by":7,"points":[[0,0]]}"#)
    let run = try shell("strokecheck evaluate \(file)")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        warning: without label, left out: 1
        strokecheck: no stroke has a member or column "label" (found only "gesture", "by"), so there \
        is nothing to evaluate; --fields label=gesture reads another one as the label, convert --set \
        label=circle labels all strokes of a file, and the \
        recorder (strokecheck record) asks for labels; --allow-empty accepts that

        """, "\(run.errors)")
    #expect(try shell("strokecheck evaluate --allow-empty \(file)").status == 0)
    let table = try scratch.write("s.csv", "x,y,class\n0,0,circle\n")
    #expect(try shell("strokecheck evaluate -q \(table)").errors.contains("(found only \"class\")"))
    let empty = try shell(
      "echo '{\"label\":\"a\",\"points\":[]}' | strokecheck evaluate --ignore-label a")
    #expect(empty.status == 2)
    #expect(empty.errors.contains("no stroke was judged, so there is nothing to evaluate"))
  }
}
