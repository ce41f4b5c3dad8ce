import Foundation
import TestSupport
import Testing

@testable import strokecheck

/// What is decided is printed while more may come, and is the same as if all had come at once.
@Suite(.serialized) struct LiveTests {  // Its programs have a deadline.
  /// Three strokes: two circles and what is none.
  private static let three =
    (1...3).map { number in
      let radius = number == 2 ? 0.0 : 60.0
      let points = (0...30).map { index in
        let angle = Double(index) / 15 * Double.pi
        let (x, y) = ((160 + radius * cos(angle)).rounded(), (200 + 60 * sin(angle)).rounded())
        return "[\(x),\(y),\(Double(number) * 10 + Double(index) / 50)]"
      }
      return
        "{\"id\":\"s\(number)\",\"label\":\"\(radius > 0 ? "circle" : "dot")\",\"points\":[\(points.joined(separator: ","))]}\n"
    }.joined()

  /// The text in pieces, each up to a line that a stroke ends with.
  private static func pieces(_ text: String, endingWith isEnd: (Substring) -> Bool) -> [String] {
    var pieces = [""]
    for line in text.split(separator: "\n") {
      pieces[pieces.count - 1] += line + "\n"
      if isEnd(line) { pieces.append("") }
    }
    return pieces.filter { !$0.isEmpty }
  }

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

  /// `late` is how many strokes are decided only when the next one has begun.
  @Test(
    arguments: [
      ("ndjson", ["circle"], 0), ("ndjson", ["circle", "--jobs", "4"], 0),
      ("ndjson", ["filter"], 0),
      ("ndjson", ["convert", "--to", "ndjson"], 0), ("getevent", ["circle"], 0),
      ("getevent", ["convert"], 0), ("pointerevents", ["circle"], 0),
      ("pointerevents", ["circle", "--format", "ndjson"], 0), ("csv", ["circle"], 1),
      ("csv", ["circle", "--format", "csv"], 1), ("rrweb", ["circle"], 1),
      ("quickdraw", ["circle"], 0), ("ndjson", ["circle", "--path", "Samples/map.svg"], 0),
      ("ndjson", ["filter", "--with-input", "--line-buffered"], 0),
      ("csv", ["convert"], 1),
    ] as [(String, [String], Int)])
  func eachStrokeIsAnsweredAsItEnds(format: String, words: [String], late: Int) throws {
    let text = try strokecheck("convert", "--to", format, input: Self.three).output
    var id = ""
    var pieces = Self.pieces(text) { line in
      switch format {
      case "pointerevents": line.contains("pointerup")
      case "rrweb": line.contains(#""source":2,"type":9"#)
      case "getevent": false
      default: true
      }
    }
    if format == "getevent" {
      // The report behind the end of a touch is the last line of its stroke.
      var isOver = false
      pieces = Self.pieces(text) { line in
        defer { isOver = line.contains("ffffffff") }
        return isOver
      }
    } else if format == "csv" {
      pieces = [""]
      for line in text.split(separator: "\n") {
        let own = String(line.prefix { $0 != "," })
        if own != id, id != "", id != "id" { pieces.append("") }
        id = own
        pieces[pieces.count - 1] += line + "\n"
      }
    }
    #expect(pieces.count == 3 && pieces.joined() == text)
    let batch = try Self.batch(words, text)
    let header = words.last == "csv" ? 1 : 0
    let tool = try PipedTool(words)
    for (index, piece) in pieces.enumerated() {
      try tool.feed(piece.utf8)
      let count = index + 1 - late + (index + 1 > late ? header : 0)
      #expect(tool.lines(count).count == max(count, header), "after \(index + 1)")
      #expect(tool.isRunning)
    }
    tool.closeInput()
    #expect(tool.end() == batch.status)
    #expect(tool.output == batch.output && tool.errors == batch.errors)
    if words == ["circle"] {
      #expect(batch.output.split(separator: "\n").map { $0.prefix(4) } == ["-#1:", "-#2:", "-#3:"])
    }
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
    "circle --explain", "circle -f json", "circle -f junit", "circle --early", "filter --explain",
    "filter --with-input", "evaluate -f json --group label", "tune --limits max-gap",
    "compare --against '--max-gap 1'", "compare --against '--detector ring' -f json", "plot",
    "report --detector all", "circle --path Samples/map.svg", "convert --to csv",
    "convert --to inkml", "convert --to getevent", "hittest --d M0,0h99v99z --rects -", "path -",
    "circle -#2", "circle --id s2", "convert --label dot",
  ])
  func aSlowPipeIsAsGoodAsAFile(line: String) throws {
    let words = try ShellWords.split(line).map(\.text)
    var formats = ["ndjson", "json", "csv", "getevent", "pointerevents", "inkml"]
    let first = line.utf8.count % formats.count
    if !isLong { formats = [formats[first], formats[(first + 2) % formats.count]] }
    if words[0] == "filter" { formats = ["ndjson"] }
    for format in formats {
      var text = try strokecheck("convert", "--to", format, input: Self.three).output
      if words[0] == "hittest" { text = "1,2,3,4\n500,1,2,2\n\n5,6,7,8" }
      if words[0] == "path" { text = "M0 0h10v10zM5 5Q7 8 9 9" }
      let (batch, slow) = try (Self.batch(words, text), Self.slow(words, text, pieces: 9))
      #expect(slow.status == batch.status && slow.errors == batch.errors, "\(format)")
      let isSame = slow.output == batch.output
      #expect(isSame && !(slow.output + slow.errors).isEmpty, "\(format)")
    }
  }

  /// A table says where a stroke ends by what comes next, unless a pause is to say it.
  @Test(arguments: ["id,x,y,t\na,1,2,0\na,3,4,1\n", "x,y\n1,2\n3,4\n"], ["circle", "convert"])
  func aPauseEndsAStrokeOfATableIfItIsTold(rows: String, command: String) throws {
    let tool = try PipedTool([command, "--idle", "30ms"])
    try tool.feed(rows.utf8)
    #expect(tool.lines(1).count == 1)
    // A row that has not come whole ends nothing.
    let row = rows.split(separator: "\n")[1]
    try tool.feed(row.utf8.dropLast())
    // Longer than the pause that ends a stroke.
    usleep(100_000)
    #expect(tool.lines(1).count == 1)
    try tool.feed("\(row.suffix(1))\n".utf8)
    #expect(tool.lines(2).count == 2)
    tool.closeInput()
    #expect(tool.end() == (command == "circle" ? 1 : 0))
    if command == "circle" { #expect(tool.lines(2).map { $0.prefix(4) } == ["-#1:", "-#2:"]) }
    // A file has no pauses.
    let scratch = try Scratch()
    let whole = try strokecheck(command, "--idle", "1ms", scratch.write("rows.csv", rows))
    #expect(whole.lines.count == 1)
  }

  @Test(arguments: ["0", "-1s", "soon", "5m", "nan", ""])
  func aPauseIsADuration(value: String) throws {
    let run = try strokecheck("circle", "--idle", value, input: "")
    #expect(run.status == 64)
    #expect(run.errors.contains("--idle takes a duration, such as 500ms or 2s, not \"\(value)\"\n"))
  }
}
