import Foundation
import StrokeFormats
import TestSupport
import Testing

@testable import strokecheck

/// The same bytes for any number of threads, from files and pipes, whatever the pieces are.
@Suite(.serialized) struct BatchTests {  // Its programs have a deadline.
  /// Nobody waits for threads that there cannot be.
  @Test func moreThreadsThanThereCanBeAreAsManyAsHelp() throws {
    let one = try shell("strokecheck circle -j1 Samples/gestures.ndjson")
    let many = try shell("strokecheck circle --jobs 1000000000000 Samples/gestures.ndjson")
    #expect(one.lines.count == 45 && many.output == one.output && many.status == 1)
  }

  /// A document of many pieces in each format, with blank lines and bad ones in it.
  private static func document(_ format: String, strokes: Int) -> String {
    var generator = Numbers(state: 5)
    var text = format == "csv" ? "stroke,x,y,t\n" : format == "json" ? "[\n" : ""
    for stroke in 0..<strokes {
      let points = (0..<generator.next(12)).map { index in
        [generator.next(4_000), generator.next(4_000), index * 16].map { Double($0) / 8 }
      }
      switch format {
      case "csv":
        for point in points {
          text += "s\(stroke),\(point.map { "\($0)" }.joined(separator: ","))\n"
        }
        if stroke % 997 == 500 { text += "s\(stroke),1,oops,3\n" }
        if stroke % 1_000 == 3 { text += "# a comment\n\n" }
      case "json":
        text += stroke == 0 ? "\(points)" : ",\n\(points)"
      default:
        text += "{\"id\":\"s\(stroke)\",\"points\":\(points)}\n"
        if stroke % 997 == 500 { text += "{\"points\":[[1,oops]]}\n" }
        if stroke % 1_000 == 3 { text += " \r\n\n" }
      }
    }
    return text + (format == "json" ? "\n]\n" : "")
  }

  private struct Numbers {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }

  /// Short: a third of the strokes, which are still several pieces for each thread.
  @Test(arguments: ["ndjson", "csv", "json"])
  func manyPiecesComeOutTheSame(format: String) throws {
    let scratch = try Scratch()
    let strokes = rounds(3_000, long: 9_000)
    let file = try scratch.write("many.\(format)", Self.document(format, strokes: strokes))
    let whole = try strokecheck("circle", "--jobs", "1", "--format", "ndjson", file)
    #expect(whole.lines.count >= strokes * 8 / 9)
    // Every stroke has the next number, bad ones included.
    for (index, line) in whole.lines.enumerated() {
      guard line.contains("\"stroke\":\(index + 1),") else {
        Issue.record("line \(index + 1) is \(line)")
        break
      }
    }
    if format != "json" {
      let bad = (0..<strokes).count { $0 % 997 == 500 }
      #expect(whole.errors.split(separator: "\n").count { $0.contains("expected") } == bad)
    }
    for jobs in ["2", "7"] {
      let run = try strokecheck("circle", "--jobs", jobs, "--format", "ndjson", file)
      #expect(run.output == whole.output && run.errors == whole.errors)
    }
    let slow = try shell(
      "(head -c 100000 \(file); sleep 0.05; tail -c +100001 \(file)) | strokecheck circle --jobs 2 --format ndjson"
    )
    #expect(slow.output == whole.output.replacing(file, with: "-"))
    #expect(slow.errors == whole.errors.replacing(file, with: "-"))
  }

  /// Labels and ids of several groups, bad lines, blank ones, and strokes of a cancelled pointer. Each has a long
  /// remark, so that few of them are several pieces.
  private static func labelled() -> String {
    let remark = "\"remark\":\"\(String(repeating: "-", count: 900))\","
    return document("ndjson", strokes: 560).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .enumerated().map {
      index, line in
      let members = [
        "\"label\":\"circle\",", "\"label\":\"zig\",\"who\":\(index % 5),", "",
        "\"cancelled\":true,\"label\":\"circle\",",
      ][index % 4]
      return line.hasPrefix("{\"id\"") ? "{" + remark + members + line.dropFirst() : String(line)
    }.joined(separator: "\n")
  }

  /// Every command reads its inputs in pieces, and says the same in the same order.
  @Test(arguments: [
    ["evaluate", "--errors", "--group", "who"],
    ["evaluate", "--format", "json"], ["circle", "-f", "junit"], ["circle", "-f", "github"],
    ["evaluate", "--roc", "--detector", "ring"], ["plot", "--detector", "katz"], ["report"],
    ["convert"], ["convert", "--to", "csv"], ["convert", "--to", "sendevent"],
  ])
  func everyCommandSaysTheSameWithAnyNumberOfThreads(words: [String]) throws {
    let scratch = try Scratch()
    let labelled = Self.labelled().split(separator: "\n", omittingEmptySubsequences: false)
    // Some small files, a larger one, a list of strokes, and what is none.
    var inputs = [try scratch.write("many.ndjson", labelled.prefix(540).joined(separator: "\n"))]
    for index in 0..<4 {
      inputs.append(try scratch.write("\(index).ndjson", String(labelled[index])))
    }
    inputs.append(try scratch.write("list.json", "{\"who\":1,\"strokes\":[\(labelled[0])]}"))
    inputs += ["gone.json", try scratch.write("bad.json", "[[1,")]
    let one = try strokecheck(words + ["--jobs", "1"] + inputs)
    #expect(one.status == 2 && one.output.utf8.count > 500)
    #expect(one.errors.contains("oops") && one.errors.contains("gone.json: No such file"))
    let many = try strokecheck(words + ["--jobs", "3"] + inputs)
    #expect(many.output == one.output && many.errors == one.errors && many.status == 2)
  }

  @Test func errorsAreNamedWithTheirLinesInTheWholeDocument() throws {
    let scratch = try Scratch()
    let text = Self.document("ndjson", strokes: 4_000)
    let file = try scratch.write("many.ndjson", text)
    let run = try strokecheck("circle", "--jobs", "2", file)
    // By bytes, because to Swift a CR and an LF are one character.
    let lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false)
    let bad = lines.indices.filter { String(lines[$0])?.contains("oops") ?? false }.map { $0 + 1 }
    let named = run.errors.split(separator: "\n").filter { $0.contains("expected") }
    #expect(bad.count == 4)
    #expect(
      named.map { String($0) } == bad.map { "\(file):\($0):15: expected a number, found oops" })
  }

  @Test func manySmallFilesComeInOrder() throws {
    let scratch = try Scratch()
    for index in 0..<300 {
      try scratch.write("f\(1_000 + index).json", index == 77 ? "[[" : "[[\(index),0],[1,1]]")
    }
    let one = try strokecheck("circle", "--jobs", "1", scratch.folder.path)
    let many = try strokecheck("circle", "--jobs", "5", scratch.folder.path)
    #expect(one.output == many.output && one.errors == many.errors)
    #expect(one.lines.count == 299 && one.status == 2)
    #expect(one.lines.map { String($0) } == one.lines.map { String($0) }.sorted())
  }

  @Test(.disabled(if: isSanitized, "a sanitizer takes memory of its own"))
  func memoryDoesNotGrowWithTheInput() throws {
    let scratch = try Scratch()
    let text = Self.labelled()
    let file = try scratch.write("many.ndjson", text)
    let kilobytes = { (copies: Int) in
      let run = try shell(
        """
        i=0; while [ $i -lt \(copies) ]; do cat \(file); i=$((i+1)); done | python3 -c '
        import resource, subprocess
        subprocess.run(["strokecheck", "circle", "-q", "-"], stdin=0, stderr=subprocess.DEVNULL)
        print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)'
        """)
      return try #require(Int(run.output.trimmingCharacters(in: .whitespacesAndNewlines)))
    }
    // Eight megabytes more to read, and next to none more to hold.
    let (few, many) = (try kilobytes(2), try kilobytes(rounds(16, long: 70)))
    #expect(text.utf8.count > 500_000)
    #expect(many < few + 4 * 1024 && many < 32 * 1024)
  }
}
