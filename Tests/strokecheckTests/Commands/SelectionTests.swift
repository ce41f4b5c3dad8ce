import Foundation
import Testing

@testable import strokecheck

/// `FILE#3`, `--id` and `--label`, by the program as it was built.
@Suite struct SelectionTests {
  @Test func sessions() throws { try expectSessions("selecting") }

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
