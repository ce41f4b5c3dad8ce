import Foundation
import StrokeFormats
import TestSupport
import Testing

@testable import strokecheck

@Suite(.serialized) struct FilterCommandTests {  // Its programs have a deadline.
  private static let lines = """
    {"points":[[0,0],[1,1]],"id":"a","note":{"x":"}\\""}}

    bad
    [[1,2,3]]
    {"points":[]}
    """

  @Test func everyLineIsAnsweredByOneLineInOrder() throws {
    let run = try strokecheck("filter", input: Self.lines)
    #expect(run.status == 0 && run.errors.isEmpty)
    try expectGolden(run.output, "filter.ndjson")
    let objects = try run.lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(objects.compactMap { $0["line"] as? Int } == [1, 2, 3, 4, 5])
    #expect(run.lines[1].hasPrefix(#"{"line":2,"verdict":"error","reason":""#))
  }

  @Test(arguments: [
    "[[0,0]]\n", "bad\n", "",
  ])
  func status(input: String) throws {
    let scratch = try Scratch()
    let file = try scratch.write("in", input)
    #expect(try shell("strokecheck filter < \(file)").status == 0)
  }

  @Test func nothingInIsNothingOut() throws {
    let run = try strokecheck("filter")
    #expect(run.output.isEmpty && run.errors.isEmpty && run.status == 0)
  }

  @Test func itIsTheSameHoweverTheStreamIsCut() throws {
    let scratch = try Scratch()
    let sample = try Checkout.text("Samples/gestures.ndjson")
    let file = try scratch.write("in", String(repeating: sample, count: 8) + Self.lines)
    let whole = try shell("strokecheck filter --jobs 1 < \(file)")
    #expect(whole.output.split(separator: "\n").count == 45 * 8 + 5)
    let cut =
      "python3 -c 'import sys, time\nfor i, b in enumerate(iter(lambda: sys.stdin.buffer.read(7013), b\"\")):\n sys.stdout.buffer.write(b); sys.stdout.flush()' < \(file)"
    for options in ["--jobs 2", "--jobs 7"] {
      #expect(try shell("\(cut) | strokecheck filter \(options)").output == whole.output)
    }
  }

  @Test func itAnswersBeforeItReadsOn() throws {
    // A program that sends the next line only when the last is answered.
    let run = try shell(
      """
      python3 -c 'import subprocess
      p = subprocess.Popen(["strokecheck", "filter"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
      for i in range(5):
          p.stdin.write(b"[[0,0],[1,1]]\\n"); p.stdin.flush()
          print(p.stdout.readline().decode()[:10])
      p.stdin.close(); print(p.wait())'
      """)
    #expect(
      run.output == "{\"line\":1,\n{\"line\":2,\n{\"line\":3,\n{\"line\":4,\n{\"line\":5,\n0\n")
  }

  @Test func itHangsOnNoEnvironment() throws {
    let bare = try shell("env -i \(Checkout.binary.path) filter < Samples/gestures.ndjson")
    let full = try shell(
      "LC_ALL=de_DE.UTF-8 TZ=Asia/Tokyo HOME=/nonexistent strokecheck filter < Samples/gestures.ndjson"
    )
    #expect(bare.output == full.output && bare.status == 0 && full.status == 0)
  }

  @Test func whoeverWritesToItGetsRidOfEverything() throws {
    let run = try shell(
      """
      python3 -c 'import subprocess, sys
      p = subprocess.Popen(["strokecheck", "filter"], stdin=subprocess.PIPE, stdout=open("/dev/full", "w"), stderr=subprocess.PIPE)
      for i in range(20000): p.stdin.write(b"[[0,0],[1,1]]\\n")
      p.stdin.close(); print(p.wait(), p.stderr.read().decode(), end="")'
      """)
    #expect(run.output == "2 strokecheck: cannot write the results: No space left on device\n")
  }

  @Test func whatDoesNotGoIsSaid() throws {
    #expect(try strokecheck("filter", "--detector", "all").status == 64)
    let named = try strokecheck("filter", "in.ndjson")
    #expect(named.status == 64 && named.errors.contains("strokecheck filter < in.ndjson"))
  }
}
