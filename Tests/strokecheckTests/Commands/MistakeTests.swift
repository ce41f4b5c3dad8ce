import Foundation
import TestSupport
import Testing

@testable import strokecheck

/// What newcomers type, and what they are told: the table in Tests/mistakes.txt.
@Suite struct MistakeTests {
  private struct Row: Sendable {
    let command: String
    let words: String
    let saysWhatToDo: Bool
  }

  private static func rows() throws -> [Row] {
    try Checkout.text("Tests/mistakes.txt").split(separator: "\n").filter { !$0.hasPrefix("#") }.map
    {
      line in
      let parts = line.split(separator: "  =>  ", maxSplits: 1).map(String.init)
      let names = parts[0].hasPrefix("~ ")
      return Row(
        command: names ? String(parts[0].dropFirst(2)) : parts[0], words: parts[1],
        saysWhatToDo: !names)
    }
  }

  @Test func everyMessageHasItsWords() throws {
    let rows = try Self.rows()
    #expect(rows.count >= 108 && rows.count { $0.saysWhatToDo } >= 90)
    #expect(Set(rows.map(\.command)).count == rows.count)
    for row in rows {
      let run = try shell("\(row.command) < /dev/null")
      #expect(run.status == 64 || run.status == 2, "\(row.command)")
      #expect(run.errors.contains(row.words), "\(row.command): \(run.errors)")
    }
  }

  /// A log in which every line is wrong says so in a few lines.
  @Test(arguments: [1, 10, 11, 1000])
  func theSameErrorIsCounted(count: Int) throws {
    let line = #"{"points":[[0,0],[1]]}"# + "\n"
    let run = try strokecheck("circle", input: String(repeating: line, count: count))
    let errors = run.errors.split(separator: "\n")
    #expect(run.status == 2 && errors.count == min(count, 10) + (count > 10 ? 1 : 0))
    #expect(count <= 10 || errors.last?.hasPrefix("-: \(count - 10) more error") == true)
    let lines = try strokecheck(
      "circle", "-f", "ndjson", input: String(repeating: line, count: count))
    #expect(lines.output.split(separator: "\n").count == count)
  }

  @Test func theSameErrorInRectanglesIsCounted() throws {
    let rows = (1...30).map { "\($0),1\n" }.joined()
    let run = try strokecheck(
      "hittest", "--d", "M0 0h9v9z", "--rects", "-", input: "1,1,2,2\n" + rows)
    let errors = run.errors.split(separator: "\n")
    #expect(run.status == 2 && errors.count == 11 && run.output.hasPrefix("1,1,2,2: hit"))
    #expect(errors.last == "-: 20 more errors like \"expected x,y,width,height, found 2 numbers\"")
  }

  @Test func aHintSaysForHowManyInputsItHolds() throws {
    let scratch = try Scratch()
    for name in ["a", "b", "c"] { try scratch.write("\(name).json", "[[0,0],[9,9],[1,2]]") }
    let run = try strokecheck("circle", scratch.folder.path)
    #expect(run.errors.contains("a.json: hint: it has no times"))
    #expect(
      run.errors.hasSuffix(
        "\n2 more inputs: hint: it has no times, so its duration is not checked\n"))
    #expect(try strokecheck("circle", "-q", scratch.folder.path).errors.isEmpty)
  }
}
