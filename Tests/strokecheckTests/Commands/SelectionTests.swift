import Foundation
import Testing

@testable import strokecheck

/// `FILE#3`, `--id` and `--label`, by the program as it was built.
@Suite(.serialized) struct SelectionTests {  // Its programs have a deadline.
  private static let gestures = "Samples/gestures.ndjson"

  /// Five strokes: one cancelled, one unreadable.
  private static let strokes = """
    {"id":"a","label":"dot","points":[[0,0]]}
    {"id":"b","label":"dot","points":[[0,0]],"cancelled":true}
    {"id":"c","label":"line","points":[[0,0],[1,1]]}
    {"id":"d","label":"line","points":[[0,]]}
    {"id":"e","label":"dot","points":[[0,0],[1,0]]}

    """

  /// Runs a command line in a folder with such a file, called `s.ndjson`.
  private func run(_ command: String, _ strokes: String = strokes) throws -> ToolRun {
    let scratch = try Scratch()
    try scratch.write("s.ndjson", strokes)
    try scratch.write("named#3", "[[0,0]]")
    try scratch.write("named", "[[0,0]]\n[[0,0]]\n[[0,0]]\n")
    return try shell("cd \(scratch.folder.path) && \(command)")
  }

  @Test(arguments: [
    ("s.ndjson#1", ["a"]), ("s.ndjson#3", ["c"]), ("s.ndjson#5 s.ndjson#1", ["e", "a"]),
    ("- < s.ndjson", ["a", "c", "e"]), ("-#3 < s.ndjson", ["c"]), ("./s.ndjson#5", ["e"]),
    ("--id c s.ndjson", ["c"]), ("--id e --id a s.ndjson", ["a", "e"]),
    ("--label dot s.ndjson", ["a", "e"]), ("--label dot --id e s.ndjson", ["e"]),
    ("--label line --label dot --id c --id a s.ndjson", ["a", "c"]),
  ])
  func strokesAreSelected(words: String, ids: [String]) throws {
    let judged = try run("strokecheck circle -f csv \(words)").lines.dropFirst().compactMap {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }.filter { $0[4] != "error" }
    #expect(judged.map { String($0[2]) } == ids)
    // They are counted as they stand in the file.
    for cells in judged {
      #expect("abcde".dropFirst(Int(cells[1]).map { $0 - 1 } ?? 9).first == cells[2].first)
    }
  }

  @Test func whatIsNotAskedForSaysNothing() throws {
    let run = try run("strokecheck circle --without duration s.ndjson#3")
    #expect(run.status == 1 && run.errors.isEmpty)
    #expect(run.output.hasPrefix("s.ndjson#3: not a circle: "))
    let unreadable = try self.run("strokecheck circle s.ndjson#4")
    #expect(unreadable.status == 2 && unreadable.errors.hasPrefix("s.ndjson:4:39: expected"))
    let cancelled = try self.run("strokecheck circle --expect rejected s.ndjson#2")
    #expect(cancelled.status == 2 && cancelled.errors.contains("(1 cancelled)"))
  }

  @Test(arguments: [
    (
      "s.ndjson#9",
      """
      s.ndjson:4:39: expected a number, found ]
      s.ndjson#9: there is no such stroke; the input has 5 strokes

      """
    ),
    ("named#4", "named#4: there is no such stroke; the input has 3 strokes\n"),
    ("s.ndjson#0", "s.ndjson#0: strokes are counted from 1\n"),
    ("none.json#1", "none.json: No such file or directory\n"),
    (".#1", ".#1: a number selects a stroke of a file, not of a folder\n"),
    ("none.json#x", "none.json#x: No such file or directory\n"),
    ("--id zzz named", "--id zzz: no stroke has this id\n"),
    ("--label x --label y named", "--label x: no stroke has this label\n"),
    (
      "--id a --label line s.ndjson",
      "--id a: no stroke has this id and the label that is asked for"
    ),
  ])
  func aSelectionThatMatchesNothingIsTrouble(words: String, error: String) throws {
    for command in ["circle", "convert", "plot", "report", "evaluate"] {
      let run = try run("strokecheck \(command) \(words)")
      #expect(run.status == 2 && run.errors.contains(error), "\(command): \(run.errors)")
    }
  }

  @Test func aFileOfThatVeryNameWins() throws {
    let run = try run("strokecheck circle --without duration named#3 named#2")
    #expect(run.lines.map { $0.prefix(9) } == ["named#3: ", "named#2: "])
    #expect(try self.run("strokecheck circle -f ndjson named#3").output.contains("\"stroke\":1,"))
  }

  @Test func fromAPipeTheOthersAreLeftOut() throws {
    let run = try shell("strokecheck circle -f ndjson --label arc < \(Self.gestures)")
    #expect(run.lines.count == 9 && run.lines.allSatisfy { $0.contains("-arc-") })
    let none = try shell("strokecheck circle --id zzz < \(Self.gestures)")
    #expect(
      none.status == 2
        && none.errors.hasPrefix("--id zzz: no stroke has this id; there are p1-arc-1, "))
  }

  @Test func aLargeInputIsReadInPieces() throws {
    let scratch = try Scratch()
    let points = (0..<40).map { "[\($0),\($0 * $0 % 13)]" }.joined(separator: ",")
    let lines = (1...3_000).map { #"{"id":"\#($0)","label":"\#($0 % 7)","points":[\#(points)]}"# }
    let file = try scratch.write("large.ndjson", lines.joined(separator: "\n"))
    let ids = { (words: String) in
      try shell("strokecheck circle -f csv \(words)").lines.dropFirst().map {
        $0.split(separator: ",")[1...2].joined(separator: " ")
      }
    }
    #expect(try ids("'\(file)#2718'") == ["2718 2718"])
    #expect(try ids("--id 2718 --id 31 \(file)") == ["31 31", "2718 2718"])
    #expect(try ids("--label 3 \(file)").count == 429)
    #expect(try ids("--id 2718 - < \(file)") == ["2718 2718"])
  }
}
