import Foundation
import StrokeFormats
import TestSupport
import Testing

@testable import strokecheck

struct GenerateCommandTests {
  /// The bytes for a seed are a promise, on every system.
  @Test func theBytesForASeed() throws {
    let shapes = try strokecheck("generate", "--count", "8", "--seed", "7")
    try expectGolden(shapes.output, "generate.ndjson")
    #expect(shapes.status == 0 && shapes.lines.count == 8)
    let words = ["generate", "--from", "Samples/circle.json", "--count", "3", "--seed", "7"]
    let variants = try strokecheck(words)
    try expectGolden(variants.output, "generate-from.ndjson")
    #expect(try strokecheck(words).output == variants.output)
    #expect(try strokecheck(words.dropLast() + ["8"]).output != variants.output)
  }

  /// What is true of the hand stays; what is true of that one recording does not.
  @Test func aVariantKeepsTheMembersOfItsStroke() throws {
    let scratch = try Scratch()
    let stroke =
      #"{"id":"a","label":"circle","subject":"p1","age":30,"expect":"rejected","ended":9,"#
      + #""points":[[0,0,0],[9,0,1],[9,9,2],[0,9,3]]}"#
    let path = try scratch.write("one.json", stroke)
    let made = try strokecheck("generate", "--from", path, "--count", "1")
    #expect(
      made.output.hasPrefix(
        #"{"id":"a~1","label":"circle","from":"a","subject":"p1","age":30,"points":["#),
      "\(made.output)")
    let again = try strokecheck(
      "generate", "--from", try scratch.write("made.ndjson", made.output), "--count", "1")
    #expect(again.output.hasPrefix(#"{"id":"a~1~1","label":"circle","from":"a","subject":"p1","#))
  }

  @Test func whatIsMadeCanBeTunedOn() throws {
    let scratch = try Scratch()
    let path = scratch.folder.appending(path: "made.ndjson").path
    let made = try strokecheck("generate", "--count", "160", "-o", path)
    #expect(made.status == 0 && made.output.isEmpty)
    let tuned = try strokecheck(
      "tune", "--detector", "katz", "--limits", "tolerance", "-f", "json", path)
    #expect(tuned.status == 0 && tuned.output.contains("\"learned\":true"))
  }

  @Test(arguments: [
    (["generate", "Samples/circle.json"], 64, "did you mean --from Samples/circle.json?"),
    (["generate", "--shape", "cirle"], 64, "--shape circle"),
    (["generate", "--shape", "circle", "--from", "Samples/circle.json"], 64, "together"),
    (["generate", "--count", "0"], 64, "--count takes a whole number from 1"),
    (["generate", "--from", "no-such-file"], 2, "no-such-file"),
    (["generate", "-o", "made.svg"], 64, "generate writes NDJSON"),
  ])
  func mistakesAreNamed(words: [String], status: Int32, problem: String) throws {
    let run = try strokecheck(words)
    #expect(run.status == status && run.errors.contains(problem), "\(run.errors)")
  }
}
