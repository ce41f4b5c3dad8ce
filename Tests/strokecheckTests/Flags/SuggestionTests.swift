import StrokeCore
import StrokeFormats
import StrokeReports
import TestSupport
import Testing

@testable import strokecheck

struct SuggestionTests {
  @Test(arguments: [
    ("cokbook", "cookbook"), ("lamarch", "lamarche"), ("kat", "katz"), ("ktaz", "katz"),
    ("cook", "cookbook"), ("zzz", nil), ("", nil), ("KATZ", "katz"), ("katz", nil),
  ])
  func aSlipFindsItsWord(word: String, found: String?) {
    #expect(suggestion(for: word, among: ["cookbook", "lamarche", "katz"]) == found)
  }

  /// Whatever word stands wrongly in any place, it is not suggested for itself. Short tries every
  /// third word.
  @Test func whatWasTypedIsNotSuggested() throws {
    let options = Set(StrokeCheck.program.commands.flatMap { $0.flags.flatMap(\.spellings) })
    var hints = 0
    for command in StrokeCheck.program.commands {
      let words = options.sorted().enumerated().filter { isLong || $0.offset % 3 == 0 }.map(
        \.element)
      for word in words + [command.name, "all", "Circle", "--", "---", "-"] {
        for words in [[word], [command.name, word + "x"], [command.name, word]] {
          var request = words
          // An option that lacks its value, or goes, is no slip. An output file cannot be made there.
          request.append("--no-such-option/file")
          let run = try strokecheck(request)
          guard let hint = run.errors.firstMatch(of: /did you mean (.*)\?\n/)?.1 else { continue }
          hints += 1
          #expect(!words.contains(String(hint)), "\(words): \(run.errors)")
        }
      }
    }
    #expect(hints > 100)
  }
}
