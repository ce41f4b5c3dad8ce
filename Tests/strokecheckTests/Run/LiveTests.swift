import Foundation
import TestSupport
import Testing

@testable import strokecheck

/// What is decided is printed while more may come, and is the same as if all had come at once.
@Suite(.serialized) struct LiveTests {  // Its programs have a deadline.
  /// What a command prints of the text through a pipe that is written at once.
  private static func batch(_ words: [String], _ text: String) throws -> ToolRun {
    let tool = try PipedTool(words)
    try tool.feed(text.utf8)
    tool.closeInput()
    return ToolRun(status: tool.end(), output: tool.output, errors: tool.errors)
  }

  /// What it prints if the same bytes come in so many pieces, each after a pause.
  private static func slow(_ words: [String], _ text: String, pieces: Int) throws -> ToolRun {
    let tool = try PipedTool(words)
    var rest = text.utf8[...]
    let step = max(text.utf8.count / pieces, 1)
    while !rest.isEmpty {
      try tool.feed(rest.prefix(step))
      rest = rest.dropFirst(step)
      // Longer than the pause in which a writer that has more goes on.
      usleep(3_000)
    }
    tool.closeInput()
    return ToolRun(status: tool.end(), output: tool.output, errors: tool.errors)
  }

  /// Text and tables as well as what programs read, which Tests/rows/prefixes.py feeds in every syntax.
  @Test(arguments: [["circle"], ["circle", "-f", "csv"], ["convert"]])
  func eachStrokeIsAnsweredAsItEnds(words: [String]) throws {
    let lines = try Checkout.text("Samples/gestures.ndjson").split(separator: "\n").prefix(3)
    let batch = try Self.batch(words, lines.map { $0 + "\n" }.joined())
    let header = words.last == "csv" ? 1 : 0
    let tool = try PipedTool(words)
    for (index, line) in lines.enumerated() {
      try tool.feed("\(line)\n".utf8)
      let count = header + index + 1
      #expect(tool.lines(count).count == count && tool.isRunning, "after \(index + 1)")
    }
    tool.closeInput()
    #expect(tool.end() == batch.status)
    #expect(tool.output == batch.output && tool.errors == batch.errors)
  }

  /// Nobody waits for input when nobody reads the results.
  @Test(arguments: ["circle", "convert"]) func itEndsWhenItsReaderHasGone(command: String) throws {
    let line = """
      start=$(date +%s); (echo '[[0,0],[1,1]]'; echo '[[2,2],[3,3]]'; exec sleep 5) |
        { strokecheck \(command); echo $(($(date +%s) - start)) >&2; } | head -1
      """
    let run = try shell(line)
    let seconds = run.errors.split(separator: "\n").last.flatMap { Int($0) }
    #expect(run.lines.count == 1 && seconds ?? 5 < 5, "\(run.errors)")
  }

  /// However a document comes, byte by byte with pauses or at once, the same comes of it.
  @Test(arguments: [
    "[[0,0],[1,1]]", "[[0,0],[1,1]]\n", "{\"points\":[[0,0,0],[1,1,1]]}\n\n{\"points\":[[0,0]]}\n",
    "{\"strokes\":[{\"points\":[[0,0]]},{\"points\":[]}]}\n", "[\n [[0,0]],\n [[1,1]]\n]\n",
    "{\"strokes\":[{\"points\":[[0,0]]}]}\n{\"points\":[[0,0]]}\n", "{\"foo\":1}\n",
    "{\"foo\":1}\n[[0,0]]\n", "\n\n", "# none\n", "x,y\n", "x,y,t\n1,2,0\n3,4,1\n\n5,6,0\n",
    "sep=;\nid;x;y\na;1;2\na;1,5;2\nb;3;4\n", "1,2\n3\n\n4,5\n", "no strokes\n",
    "\u{FEFF}[[0,0],[1,1]]\n[[2,2]]\n", "<ink><trace>1 2, 3 4</trace></ink>",
    "{\"type\":\"pointerdown\",\"clientX\":1,\"clientY\":2}\n{\"type\":\"pointerup\"}\n",
    "{\"word\":\"a\",\"drawing\":[[[1],[2]]]}\n{\"word\":\"b\",\"drawing\":[[[1],[2]]]}\n",
    "0003 0039 00000007\n0003 0035 0000000a\n0003 0036 00000014\n0000 0000 00000000\n",
  ])
  func aSlowPipeGivesTheSameLines(text: String) throws {
    for words in [["circle", "--format", "ndjson"], ["convert"]] {
      let (batch, slow) = try (Self.batch(words, text), Self.slow(words, text, pieces: 12))
      #expect(slow.status == batch.status, "\(words)")
      #expect(slow.output == batch.output && slow.errors == batch.errors, "\(words)")
    }
  }

  /// Every command that reads strokes, in every way that strokes come; short tries two of these with each.
  @Test(arguments: [
    "circle --explain", "circle -f json", "circle -f junit", "circle -f ndjson --explain",
    "evaluate -f json --group label", "tune --limits max-gap",
    "compare --against '--max-gap 1'", "compare --against '--detector ring' -f json", "plot",
    "report --detector all", "circle --path Samples/map.svg", "convert --to csv",
    "convert --to sendevent", "hittest --d M0,0h99v99z --rects -", "path -",
    "circle -#2", "circle --id p1-arc-1", "convert --label arc",
  ])
  func aSlowPipeIsAsGoodAsAFile(line: String) throws {
    let words = try ShellWords.split(line).map(\.text)
    var files = [
      "gestures.ndjson", "circle.json", "three-strokes.csv", "formats/touch.getevent.txt",
      "formats/pointers.ndjson", "formats/ink.inkml",
    ]
    let first = line.utf8.count % files.count
    if !isLong { files = [files[first], files[(first + 2) % files.count]] }
    for file in files {
      var text = try Checkout.text("Samples/\(file)")
      if words[0] == "hittest" { text = "1,2,3,4\n500,1,2,2\n\n5,6,7,8" }
      if words[0] == "path" { text = "M0 0h10v10zM5 5Q7 8 9 9" }
      let (batch, slow) = try (Self.batch(words, text), Self.slow(words, text, pieces: 9))
      #expect(slow.status == batch.status && slow.errors == batch.errors, "\(file)")
      let isSame = slow.output == batch.output
      #expect(isSame && !(slow.output + slow.errors).isEmpty, "\(file)")
    }
  }
}
