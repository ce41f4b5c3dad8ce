import Foundation
import StrokeFormats
import Testing

@testable import strokecheck

@Suite(.serialized) struct ConvertCommandTests {  // Its programs have a deadline.
  @Test func sessions() throws { try expectSessions("convert") }

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

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "no /dev/full here"))
  func aFullDiskIsTrouble() throws {
    let run = try shell("strokecheck convert --to csv Samples/circle.json -o /dev/full")
    #expect(
      run.status == 2
        && run.errors == "strokecheck: cannot write /dev/full: No space left on device\n")
  }
}
