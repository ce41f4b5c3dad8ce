import Foundation
import Testing

@testable import strokecheck

struct LassoCommandTests {
  private static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg"><rect id="oak" x="10" y="10" width="10" height="10"/>\
    <rect id="oak" x="35" y="10" width="10" height="10"/><g><rect x="70" y="70" width="9" \
    height="9"/></g></svg>
    """
  private static let loops = """
    {"id":"a","points":[[0,0],[40,0],[40,40],[0,40]]}
    {"points":[[90,90],[95,95],[95,90]]}
    {"points":[[0,0],[99,0],[99,99],[0,99]]}

    """

  private func select(_ words: String, from loops: String = loops) throws -> ToolRun {
    let scratch = try Scratch()
    let map = try scratch.write("map.svg", Self.drawing)
    return try strokecheck(
      ["lasso", "--path", map] + words.split(separator: " ").map(String.init), input: loops)
  }

  @Test(arguments: [
    (
      "",
      "-#1: selects #oak\n-#2: selects nothing\n-#3: selects #oak, #oak[2], svg/g[1]/rect[1]\n"
    ),
    (
      "--select touched",
      "-#1: selects #oak, #oak[2]\n-#2: selects nothing\n"
        + "-#3: selects #oak, #oak[2], svg/g[1]/rect[1]\n"
    ),
    (
      "--select overlapped --id a",
      "-#1: selects #oak (100 %), #oak[2] (50 %)\n"
    ),
    ("--select overlapped --min-overlap 60% --id a", "-#1: selects #oak (100 %)\n"),
    (
      "--select overlapped --min-overlap 0.4 --id a -f csv",
      """
      file,stroke,id,select,element,overlap
      -,1,a,overlapped,oak,1
      -,1,a,overlapped,oak[2],0.5

      """
    ),
    (
      "--id a -f ndjson",
      """
      {"file":"-","stroke":1,"id":"a","select":"enclosed","selected":["oak"]}

      """
    ),
    (
      "--select overlapped --id a -f json",
      """
      [{"file":"-","stroke":1,"id":"a","select":"overlapped","selected":["oak","oak[2]"],\
      "overlap":[1,0.5]}]

      """
    ),
    ("-q", ""),
  ])
  func whatIsPrinted(words: String, expected: String) throws {
    let run = try select(words)
    #expect(run.output == expected && run.status == 0, "\(run.output)\(run.errors)")
    #expect(try select(words + " -j 3").output == expected)
  }

  @Test func theStatusSaysWhetherAnythingIsSelected() throws {
    let nothing = "[[90,90],[95,95],[95,90]]\n"
    #expect(try select("", from: nothing).status == 1)
    #expect(try select("--exit-zero", from: nothing).status == 0)
    #expect(try select("", from: "[[1,2],\n").status == 2)
    #expect(try select("-f csv", from: nothing).output.hasSuffix("\n-,1,,enclosed,,\n"))
  }

  @Test(arguments: [
    ("lasso -", "no shapes: give --path FILE or --d DATA"),
    ("lasso --path - -", "the shapes and the strokes cannot both come from standard input"),
    ("lasso --d M0,0h9v9z --min-overlap 50% -", "--min-overlap needs --select overlapped"),
    (
      "lasso --d M0,0h9v9z --select overlapped --min-overlap 101% -",
      "--min-overlap takes a percentage or a number above 0 and up to 1, not \"101%\""
    ),
    (
      "lasso --d M0,0h9v9z -o loop.png -", "lasso writes text, JSON, NDJSON, CSV or SVG, not .png"
    ),
    ("lasso --d M0,0h9v9z --select enclose -", "did you mean --select enclosed?"),
  ])
  func whatIsWrongIsSaid(words: String, message: String) throws {
    let run = try strokecheck(words.split(separator: " ").map(String.init), input: "[]")
    #expect(run.status == 64 && run.errors.contains(message), "\(run.errors)")
  }

  @Test func thePictureShowsWhatIsSelected() throws {
    let scratch = try Scratch()
    let picture = "\(scratch.folder.path)/loop.svg"
    let run = try select("--id a -o \(picture)")
    #expect(run.status == 0 && run.output == "-#1: selects #oak\n")
    let svg = try String(contentsOfFile: picture, encoding: .utf8)
    #expect(svg.contains("1 selected") && svg.contains("#oak") && svg.contains("lasso"))
  }
}
