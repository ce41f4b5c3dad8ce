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
}
