import Foundation
import StrokeFormats
import Testing

@testable import strokecheck

struct ReportCommandTests {
  @Test func whatCannotBeReadIsNamedInThePageToo() throws {
    let run = try strokecheck("report", "-", "no-such.json", input: "[[0,0],[1,1]]\nbroken\n")
    #expect(run.status == 2)
    let problems = run.output.matches(of: /<li>(.*)<\/li>/).map { String($0.1) }
    #expect(problems.count == 2 && problems[1] == "no-such.json: No such file or directory")
    #expect(run.errors == problems.joined(separator: "\n") + "\n")
  }

  @Test func thePageHasAName() throws {
    let titles = [
      (["Samples/circle.json"], "Strokes from circle.json"),
      (["Samples/c.json", "Samples/s.json"], "Strokes from c.json, s.json"),
      (["-", "-", "-", "-"], "Strokes from 4 inputs"), ([], "Strokes from standard input"),
    ]
    for (operands, title) in titles {
      let run = try strokecheckRun(["report"] + operands, input: "[[0,0]]")
      #expect(run.output.contains("<title>\(title)</title>"), "\(title)")
    }
  }
}
