import Foundation
import Testing

@testable import strokecheck

@Suite(.serialized) struct HitTestCommandTests {
  private static let map = ["hittest", "--path", "Samples/map.svg"]

  @Test func everyWayOfAskingAndAnswering() throws {
    var transcript = ""
    for words in [
      "--rect 60,60,44,44", "--rect 60,60,44,44 --rect 300,10,4,4 --format ndjson",
      "--rect 60,60,44,44 --each", "--rect 60,60,44,44 --each --format ndjson",
      "--rect 60,60,44,44 --format json --each", "--rect 60,60,44,44 --point 165,235 --format csv",
      "--rect -20,390,44,20 --rule center", "--rect=-20,390,44,20 --rule coverage --threshold 200",
      "--point 165,235 --point 165,260", "--point 22,60 --radius 2.5", "--point 22,60 --radius 1.5",
      "--point 165,235 --radius 4 --format ndjson", "--rect 60,60,44,44 --explain",
      "--rect 52,96,4,4 --stroke-width 99 --override --fill none --stroke black",
    ] {
      let run = try shell("strokecheck hittest --path Samples/map.svg \(words)")
      transcript += "$ \(words)\n\(run.output)\(run.errors)= \(run.status)\n"
    }
    try expectGolden(transcript, "hittest.text")
  }

  @Test func barePathDataTakesItsPaintFromTheOptions() throws {
    let line = "M0 0L50 0L0 20"
    let paint = ["--fill", "none", "--stroke", "black", "--stroke-width", "10"]
    let question = ["hittest", "--d", line, "--rect", "68,-4,3,3"] + paint
    #expect(try run(question + ["--stroke-miterlimit", "10"]).status == 0)
    #expect(try run(question + ["--stroke-miterlimit", "4"]).status == 1)
    let published = try run(question + ["--stroke-miterlimit", "10", "--as-published"])
    #expect(published.status == 1)
    let explained = try run(question + ["--stroke-miterlimit", "10", "--explain"])
    #expect(explained.output.hasSuffix("  the published bounds give the other answer\n"))
    #expect(
      try strokecheck("hittest", "-q", "--rect", "1,1,2,2", "-", input: "M0 0h9v9z").status == 0)
  }

  private func run(_ words: [String]) throws -> ToolRun {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    return try shell("strokecheck \(quoted)")
  }

  @Test func rowsAreAnsweredInOrderAndBadOnesNamed() throws {
    let rows = "x,y,w,h\n# a comment\n60,60,44,44\n1,2,3\n\n 300 , 10 , 4 , 4\r\n"
    let run = try strokecheck(
      "hittest", "--path", "Samples/map.svg", "--rects", "-", "--rect", "0,0,1,1", input: rows)
    #expect(run.output == "0,0,1,1: miss\n60,60,44,44: hit\n300,10,4,4: miss\n")
    #expect(run.errors == "-:4:1: expected x,y,width,height, sizes above 0\n" && run.status == 2)
  }

  @Test(arguments: [
    ("--rect 1,1,0,4", 64, "has no inside"), ("--rect 1,1,4,-4", 64, "has no inside"),
    ("--rect 1,1,4", 64, "--rect takes x,y,width,height"), ("", 64, "nothing to test"),
    ("--rect 1,1,4,nan", 64, "--rect takes"), ("--point 1", 64, "--point takes x,y"),
    ("--rect 1,1,1,1 --threshold 256", 64, "1 to 255"),
    ("--rect 1,1,1,1 --stroke-width wide", 64, "--stroke-width does not take"),
    ("--rect 1,1,1,1 --rule touched", 64, "did you mean --rule touch?"),
    ("--rects gone.csv", 2, "gone.csv: No such file or directory"),
    ("--rect 1,1,1,1 --d M0,0h9v9z", 64, "--path and --d do not go together"),
    ("--rect 1,1,1,1 --rule coverage --threshold 0", 64, "from 1 to 255"),
  ])
  func whatIsWrongIsSaid(words: String, status: Int, message: String) throws {
    let run = try shell("strokecheck hittest --path Samples/map.svg \(words)")
    #expect(run.status == status && run.errors.contains(message), "\(run.errors)")
  }

  @Test func aDrawingThatMakesNoSenseIsNamedWithItsPlace() throws {
    let scratch = try Scratch()
    let broken = try scratch.write("p.svg", "<svg>\n  <path d='M0 0h9v9z'>\n</svg>")
    let run = try shell("strokecheck hittest --path \(broken) --rect 1,1,2,2")
    #expect(run.status == 2 && run.errors.hasPrefix("\(broken):3:"))
    let data = try strokecheck("hittest", "--d", "M0 0h9v9z L oops", "--rect", "1,1,7,7")
    #expect(data.status == 0 && data.errors.hasPrefix("--d:1:13: expected"))
    let bomb = try scratch.write(
      "bomb.svg", "<!DOCTYPE svg [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;'>]><svg>&b;</svg>")
    #expect(try shell("strokecheck path \(bomb)").status == 2)
    let unsupported = try scratch.write(
      "u.svg",
      "<svg xmlns='http://www.w3.org/2000/svg'><text>hi</text><path id='p' d='M0 0h9v9z'/></svg>")
    let warned = try shell("strokecheck path \(unsupported)")
    #expect(warned.status == 0 && warned.errors.contains("text") && warned.output.hasPrefix("#p: "))
  }

  @Test func pathShowsWhatWasRead() throws {
    let text = try strokecheck("path", "Samples/map.svg")
    let lines = try strokecheck(
      "path", "--format", "ndjson", "--d", "m1 2 3 4a5 5 0 0 1 6 0q1 1 2 0t2 0c1 1 2 2 3 0zM9")
    try expectGolden(text.output + lines.output + lines.errors, "path.text")
    let array = try strokecheck("path", "--format", "json", "Samples/map.svg").output
    let objects = try JSONSerialization.jsonObject(with: Data(array.utf8)) as? [[String: Any]]
    #expect(objects?.count == text.lines.count)
    #expect(
      try strokecheck("path", "--format", "json", "--d", "").output.hasPrefix("[{\"id\":null"))
  }

  @Test func circleSaysWhatIsEnclosedAndTouched() throws {
    let run = try strokecheck("circle", "--path", "Samples/map.svg", "Samples/circle.json")
    #expect(run.output.hasSuffix("\n  encloses #lake, #island; touches #lake, #road\n"))
    let thin = try strokecheck(
      "circle", "--path", "Samples/map.svg", "--finger", "1", "--format", "ndjson",
      "Samples/circle-clockwise.json")
    #expect(thin.output.hasSuffix(#""enclosed":["island"],"touched":["lake"]}"# + "\n"))
    let tap = try strokecheck("circle", "--path", "Samples/map.svg", "Samples/tap.json")
    #expect(tap.output.contains("encloses nothing; touches #lake, #island"))
    #expect(try strokecheck("circle", "--path", "gone.svg", "Samples/tap.json").status == 2)
  }
}
