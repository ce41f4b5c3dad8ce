import Foundation
import TestSupport
import Testing

@testable import strokecheck

/// What is printed into the file that is being read would be read again, without an end.
@Suite(.serialized) struct OutputAsInputTests {  // Its programs have a deadline.
  @Test(arguments: [
    "circle < F >> F", "circle < F 1<> F", "circle F >> F", "circle - < F >> F", "convert F >> F",
    "evaluate F >> F", "plot F >> F", "report F >> F",
    "path F >> F",
  ])
  func itIsRefused(words: String) throws {
    let scratch = try Scratch()
    let file = try scratch.write("g", "{\"label\":\"circle\",\"points\":[[1,2]]}\n")
    let before = try String(contentsOfFile: file, encoding: .utf8)
    let run = try shell("strokecheck \(words.replacing("F", with: file))")
    #expect(run.status == 64, "\(words)")
    #expect(run.errors.contains("standard output is the same file as "))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == before, "\(words)")
  }

  /// The shell has emptied it, so that there is nothing left to say of it.
  @Test func soIsAnEmptyOne() throws {
    let scratch = try Scratch()
    let file = try scratch.write("g", "[[0,0]]")
    #expect(try shell("strokecheck circle \(file) > \(file)").status == 64)
  }
}
