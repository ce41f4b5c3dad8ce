import Foundation
import TestSupport
import Testing

@testable import strokecheck

/// A table has the columns that any stroke needs, so it is written when the last stroke has come.
@Suite(.serialized) struct ConvertedTableTests {  // Its programs have a deadline.
  private static let lines = """
    {"id":"a","points":[[1,2],[3,4]]}
    {"label":"b","width":9,"points":[[5,6,0],[7,8,1]]}

    """
  private static let table = """
    stroke,id,label,width,x,y,t
    1,a,,,1,2,
    1,a,,,3,4,
    2,,b,9,5,6,0
    2,,b,9,7,8,1

    """

  @Test(arguments: [
    "strokecheck convert --to csv FILE", "cat FILE | strokecheck convert --to csv",
    "strokecheck convert --to csv < FILE", "(head -n 0; strokecheck convert --to csv) < FILE",
  ])
  func theLastStrokeMayAddColumns(command: String) throws {
    let scratch = try Scratch()
    let file = try scratch.write("in.ndjson", Self.lines)
    let run = try shell(command.replacing("FILE", with: file))
    #expect(run.status == 0 && run.errors.isEmpty && run.output == Self.table)
  }

  @Test func inputsOfAllKindsKeepTheirOrder() throws {
    let scratch = try Scratch()
    let file = try scratch.write("in.ndjson", Self.lines)
    let words = ["convert", file, "-", "gone.json", "Samples/zigzag.csv", file, "Samples/formats"]
    let run = try strokecheck(words + ["--to", "csv"], input: "[[9,9],[8,8]]")
    // What is written at once has the strokes in the same order, and known names in small letters.
    let all = try strokecheck(words + ["--to", "ndjson"], input: "[[9,9],[8,8]]")
    let again = try strokecheck("convert", "--to", "csv", input: all.output)
    #expect(run.status == 2 && run.output.lowercased() == again.output.lowercased())
    #expect(run.errors.split(separator: "\n").count { $0.hasPrefix("gone.json: No such") } == 1)
  }

  /// More than is sent at once.
  @Test func aLargeTableIsWhole() throws {
    let line = "{\"points\":[[0.5,1.5,0],[2.5,3.5,1]]}\n"
    let run = try strokecheck(
      "convert", "--to", "csv", input: String(repeating: line, count: 10_000))
    let rows = (1...10_000).map { "\($0),0.5,1.5,0\n\($0),2.5,3.5,1\n" }.joined()
    #expect(run.status == 0 && run.output == "stroke,x,y,t\n" + rows)
  }
}
