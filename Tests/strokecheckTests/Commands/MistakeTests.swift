import Foundation
import TestSupport
import Testing

@testable import strokecheck

/// What newcomers type, and what they are told: the table in Tests/mistakes.txt.
@Suite struct MistakeTests {
  private struct Row: Sendable {
    let command: String
    let words: [String]
    let marks: Substring

    init(_ line: Substring) {
      let parts = line.components(separatedBy: "  =>  ")
      marks = line.prefix { "~! ".contains($0) }
      command = String(parts[0].dropFirst(marks.count))
      words = parts[1].replacing("\\n", with: "\n").components(separatedBy: "  &  ")
    }
  }

  @Test func everyMessageHasItsWords() throws {
    let lines = try Checkout.text("Tests/mistakes.txt").split(separator: "\n")
    let rows = lines.filter { !$0.hasPrefix("#") }.map(Row.init)
    #expect(rows.count >= 240 && rows.count { !$0.marks.contains("~") } >= 200)
    #expect(Set(rows.map(\.command)).count == rows.count)
    for row in rows {
      let words = try ShellWords.split(row.command).map(\.text)
      #expect(words.first == "strokecheck")
      let run = try strokecheck(Array(words.dropFirst()))
      let isTrouble = row.marks.contains("!")
      #expect(run.status == (isTrouble ? 2 : 64), "\(row.command)")
      let lines = run.errors.split(separator: "\n").count
      #expect(isTrouble || run.output.isEmpty && lines <= (row.command == "strokecheck" ? 4 : 2))
      var rest = run.errors[...]
      for words in row.words {
        let place = try #require(rest.range(of: words), "\(row.command): \(run.errors)")
        rest = rest[place.upperBound...]
      }
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
