import Foundation
import StrokeFormats
import Testing

@testable import strokecheck

@Suite(.serialized) struct ConvertCommandTests {  // Its programs have a deadline.
  private static let samples = [
    "drawings.ndjson", "circle01.xml", "plus.xml", "ink.inkml", "pointers.ndjson",
    "touch.getevent.txt",
  ]

  @Test func everySampleOfEveryFormatAsNDJSON() throws {
    let run = try strokecheck(
      ["convert"] + Self.samples.map { "Samples/formats/\($0)" })
    #expect(run.status == 0)
    try expectGolden(run.output, "convert.ndjson")
    #expect(
      run.errors == """
        Samples/formats/pointers.ndjson:1: hint: 1 event of other kinds is skipped (first: row 1)
        -: warning: only x, y and t of each sample are kept; Pressure is dropped (2 strokes)
        -: warning: only x, y and t of each sample are kept; F is dropped (2 strokes)

        """)
  }

  @Test(arguments: StrokeFormat.writable)
  func aStrokeInEveryFormat(format: StrokeFormat) throws {
    let stroke =
      #"{"id":"hook","label":"a \"hook\" & eye","width":320,"subject":7,"points":[[1,2.5,0],[3,4,0.0165],[-5,6,0.033]]}"#
    let strokes = stroke + "\n" + #"{"cancelled":true,"points":[[1,2],[3,4]]}"# + "\n"
    let run = try strokecheck("convert", "--to", format.rawValue, input: strokes)
    #expect(run.status == 0)
    try expectGolden(run.output + "== stderr\n" + run.errors, "convert.\(format.rawValue).text")
  }

  @Test(arguments: [
    ("a.json", "{\"strokes\":["), ("a.ndjson", "{\"points\":"), ("a.jsonl", "{\"points\":"),
    ("a.CSV", "stroke,x,y\n"),
  ])
  func theEndingTellsTheFormat(name: String, beginning: String) throws {
    let scratch = try Scratch()
    let path = scratch.folder.appending(path: name).path
    let run = try strokecheck("convert", "-o", path, input: "[[1,2],[3,4]]")
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix(beginning))
  }

  @Test func standardOutputIsNDJSONUnlessSaidOtherwise() throws {
    for words in [["convert"], ["convert", "-o", "-"], ["convert", "-", "--to", "ndjson"]] {
      let run = try strokecheck(words, input: "x,y\n1,2\n")
      #expect(run.output == "{\"points\":[[1,2]]}\n")
    }
  }

  @Test func whatCannotBeWrittenLeavesEverythingAsItWas() throws {
    let run = try strokecheck("convert", "-o", "/no/such/folder/a.csv", input: "[[1,2]]")
    #expect(run.status == 2)
    #expect(
      run.errors == "strokecheck: cannot write /no/such/folder/a.csv: No such file or directory\n")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "no /dev/full here"))
  func aFullDiskIsTrouble() throws {
    let run = try shell("strokecheck convert --to csv Samples/circle.json -o /dev/full")
    #expect(
      run.status == 2
        && run.errors == "strokecheck: cannot write /dev/full: No space left on device\n")
  }

  /// Where the system gives up in the middle of a stroke, there is no stroke.
  @Test func aFolderInPlaceOfAFileIsNoStroke() throws {
    let run = try shell("strokecheck convert - < . ; strokecheck evaluate - < .")
    #expect(run.output.isEmpty || !run.output.contains("points"))
    #expect(run.errors.hasPrefix("-: Is a directory\n-: Is a directory\n"))
  }
}
