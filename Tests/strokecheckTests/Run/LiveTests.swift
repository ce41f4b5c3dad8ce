import Foundation
import TestSupport
import Testing

@testable import strokecheck

/// What is decided is printed while more may come, and is the same as if all had come at once.
@Suite(.serialized) struct LiveTests {  // Its programs have a deadline.
  /// Three strokes: two circles and what is none.
  private static let three = (1...3).map { number in
    let radius = number == 2 ? 0 : 60.0
    return LiveStroke(
      id: "s\(number)", label: radius > 0 ? "circle" : "dot",
      samples: (0...30).map { index in
        let angle = Double(index) / 15 * Double.pi
        return (
          x: Int((160 + radius * cos(angle)).rounded()), y: Int((200 + 60 * sin(angle)).rounded()),
          milliseconds: number * 10_000 + index * 20
        )
      })
  }

  /// The three in a format: as a log, or as `convert` writes them.
  private static func three(in format: String) throws -> String {
    switch format {
    case "getevent": return three.map(\.touch).joined()
    case "pointerevents": return three.map(\.pointerEvents).joined()
    case "quickdraw": return three.map(\.drawing).joined()
    case "inkml": return "<ink>\n\(three.map(\.trace).joined())</ink>\n"
    default:
      return try strokecheck("convert", "--to", format, input: three.map(\.line).joined()).output
    }
  }

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
      ("ndjson", ["circle", "--input-format", "ndjson", "-f", "ndjson"], 0),
      ("ndjson", ["convert", "--to", "ndjson"], 0), ("getevent", ["circle"], 0),
      ("getevent", ["convert"], 0), ("pointerevents", ["circle"], 0),
      ("pointerevents", ["circle", "--format", "ndjson"], 0), ("csv", ["circle"], 1),
      ("csv", ["circle", "--format", "csv"], 1),
      ("quickdraw", ["circle"], 0),
      ("ndjson", ["circle", "--path", "Samples/map.svg", "-f", "ndjson"], 0),
      ("csv", ["convert"], 1),
    ] as [(String, [String], Int)])
  func eachStrokeIsAnsweredAsItEnds(format: String, words: [String], late: Int) throws {
    let text = try Self.three(in: format)
    var id = ""
    var pieces = Self.pieces(text) { line in
      switch format {
      case "pointerevents": line.contains("pointerup")
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
        if own != id, id != "", id != "stroke" { pieces.append("") }
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
    "circle -#2", "circle --id s2", "convert --label dot",
  ])
  func aSlowPipeIsAsGoodAsAFile(line: String) throws {
    let words = try ShellWords.split(line).map(\.text)
    var formats = ["ndjson", "json", "csv", "getevent", "pointerevents", "inkml"]
    let first = line.utf8.count % formats.count
    if !isLong { formats = [formats[first], formats[(first + 2) % formats.count]] }
    for format in formats {
      var text = try Self.three(in: format)
      if words[0] == "hittest" { text = "1,2,3,4\n500,1,2,2\n\n5,6,7,8" }
      if words[0] == "path" { text = "M0 0h10v10zM5 5Q7 8 9 9" }
      let (batch, slow) = try (Self.batch(words, text), Self.slow(words, text, pieces: 9))
      #expect(slow.status == batch.status && slow.errors == batch.errors, "\(format)")
      let isSame = slow.output == batch.output
      #expect(isSame && !(slow.output + slow.errors).isEmpty, "\(format)")
    }
  }
}

/// A stroke with whole coordinates and milliseconds, as an app, a browser and a device write it.
private struct LiveStroke {
  let id: String
  let label: String
  let samples: [(x: Int, y: Int, milliseconds: Int)]

  /// A line of NDJSON.
  var line: String {
    let points = samples.map { "[\($0.x),\($0.y),\(Double($0.milliseconds) / 1000)]" }
    return #"{"id":"\#(id)","label":"\#(label)","points":[\#(points.joined(separator: ","))]}"#
      + "\n"
  }

  /// The events of a browser.
  var pointerEvents: String {
    var types = ["down"] + Array(repeating: "move", count: samples.count - 1)
    var events = samples
    types.append("up")
    events.append(events[events.count - 1])
    return zip(types, events).map { type, sample in
      #"{"type":"pointer\#(type)","pointerId":1,"clientX":\#(sample.x),"clientY":\#(sample.y),"#
        + #""timeStamp":\#(sample.milliseconds),"id":"\#(id)","label":"\#(label)"}"# + "\n"
    }.joined()
  }

  /// What `getevent -lt` prints.
  var touch: String {
    var lines: [String] = []
    func add(_ code: String, _ value: Int, at milliseconds: Int) {
      let fraction = String(1000 + milliseconds % 1000).dropFirst()
      let digits = String(UInt32(truncatingIfNeeded: value), radix: 16)
      let padding = String(repeating: "0", count: 8 - digits.count)
      let type = code == "SYN_REPORT" ? "EV_SYN" : "EV_ABS"
      lines.append(
        "[ \(milliseconds / 1000).\(fraction)000] /dev/input/event1: \(type) \(code) \(padding + digits)\n"
      )
    }
    for (index, sample) in samples.enumerated() {
      if index == 0 { add("ABS_MT_TRACKING_ID", 7, at: sample.milliseconds) }
      add("ABS_MT_POSITION_X", sample.x, at: sample.milliseconds)
      add("ABS_MT_POSITION_Y", sample.y, at: sample.milliseconds)
      add("SYN_REPORT", 0, at: sample.milliseconds)
    }
    let end = samples[samples.count - 1].milliseconds
    add("ABS_MT_TRACKING_ID", -1, at: end)
    add("SYN_REPORT", 0, at: end)
    return lines.joined()
  }

  /// A drawing of Quick, Draw!
  var drawing: String {
    let arrays = [samples.map(\.x), samples.map(\.y), samples.map(\.milliseconds)]
    return #"{"key_id":"\#(id)","word":"\#(label)","drawing":[\#(arrays)]}"# + "\n"
  }

  /// A trace of InkML.
  var trace: String {
    "<trace xml:id=\"\(id)\">\(samples.map { "\($0.x) \($0.y)" }.joined(separator: ", "))</trace>\n"
  }
}
