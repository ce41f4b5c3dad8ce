import Foundation
import TestSupport
import Testing

/// What is decided is printed while more may come, and is the same as if all had come at once.
@Suite(.serialized) struct LiveTests {
  /// Three strokes: two circles and what is none.
  private static let three =
    (1...3).map { number in
      let radius = number == 2 ? 0.0 : 60.0
      let points = (0...30).map { index in
        let angle = Double(index) / 15 * Double.pi
        let (x, y) = ((160 + radius * cos(angle)).rounded(), (200 + 60 * sin(angle)).rounded())
        return "[\(x),\(y),\(Double(number) * 10 + Double(index) / 50)]"
      }
      return "{\"id\":\"s\(number)\",\"points\":[\(points.joined(separator: ","))]}\n"
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

  /// Waits until the file has so many lines, for at most ten seconds, and returns them.
  private static func lines(of path: String, count: Int) -> [Substring] {
    var lines: [Substring] = []
    for _ in 0..<5_000 {
      lines = ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(separator: "\n")
      if lines.count >= count { break }
      usleep(2_000)
    }
    return lines
  }

  /// What a command prints of the text through a pipe that is written at once.
  private static func batch(_ words: [String], _ text: String) throws -> ToolRun {
    let scratch = try Scratch()
    let (out, err) = (try scratch.write("out", ""), try scratch.write("err", ""))
    let tool = try SpawnedTool(words, output: out, errors: err)
    try tool.feed(text, waits: false)
    tool.closeInput()
    return ToolRun(
      status: tool.end() ?? -1, output: try String(contentsOfFile: out, encoding: .utf8),
      errors: try String(contentsOfFile: err, encoding: .utf8))
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
      ("quickdraw", ["circle"], 0),
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
    let scratch = try Scratch()
    let (out, err) = (try scratch.write("out", ""), try scratch.write("err", ""))
    let tool = try SpawnedTool(words, output: out, errors: err)
    for (index, piece) in pieces.enumerated() {
      try tool.feed(piece)
      let count = index + 1 - late + (index + 1 > late ? header : 0)
      #expect(Self.lines(of: out, count: count).count == max(count, header), "after \(index + 1)")
      #expect(tool.isRunning)
    }
    tool.closeInput()
    #expect(tool.end() == batch.status)
    #expect(try String(contentsOfFile: out, encoding: .utf8) == batch.output)
    #expect(try String(contentsOfFile: err, encoding: .utf8) == batch.errors)
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
    let words = ["circle", "--format", "ndjson"]
    let batch = try Self.batch(words, text)
    let scratch = try Scratch()
    let (out, err) = (try scratch.write("out", ""), try scratch.write("err", ""))
    let tool = try SpawnedTool(words, output: out, errors: err)
    var rest = text.utf8[...]
    let step = max(text.utf8.count / 12, 1)
    while !rest.isEmpty {
      try tool.feed(Data(rest.prefix(step)), waits: false)
      rest = rest.dropFirst(step)
      usleep(6_000)
    }
    tool.closeInput()
    #expect(tool.end() == batch.status)
    #expect(try String(contentsOfFile: out, encoding: .utf8) == batch.output)
    #expect(try String(contentsOfFile: err, encoding: .utf8) == batch.errors)
  }

  /// A table says where a stroke ends by what comes next, unless a pause is to say it.
  @Test(arguments: ["id,x,y,t\na,1,2,0\na,3,4,1\n", "x,y\n1,2\n3,4\n"])
  func aPauseEndsAStrokeOfATableIfItIsTold(rows: String) throws {
    let scratch = try Scratch()
    let out = try scratch.write("out", "")
    let tool = try SpawnedTool(["circle", "--idle", "30ms"], output: out)
    try tool.feed(rows)
    #expect(Self.lines(of: out, count: 1).count == 1)
    // A row that has not come whole ends nothing.
    let row = rows.split(separator: "\n")[1]
    try tool.feed(String(row.dropLast()))
    usleep(100_000)
    #expect(Self.lines(of: out, count: 1).count == 1)
    try tool.feed(row.suffix(1) + "\n")
    #expect(Self.lines(of: out, count: 2).map { $0.prefix(4) } == ["-#1:", "-#2:"])
    tool.closeInput()
    #expect(tool.end() == 1)
    // A file has no pauses.
    let file = try scratch.write("rows.csv", rows)
    let whole = try shell("strokecheck circle --idle 1ms '\(file)'")
    #expect(whole.lines.count == 1)
  }

  @Test(arguments: ["0", "-1s", "soon", "5m", "nan", ""])
  func aPauseIsADuration(value: String) throws {
    let run = try strokecheck("circle", "--idle", value, input: "")
    #expect(run.status == 64)
    #expect(run.errors.contains("--idle takes a duration, as 500ms or 2s, not \"\(value)\"\n"))
  }
}
