import Foundation
import Testing

@testable import strokecheck

/// The contract of JSON output, compared with what the commands write.
struct JSONHelpTests {
  /// The names of all members, wherever they are; the options under `limits` are no members.
  private static func members(of value: Any, into names: inout Set<String>) {
    if let array = value as? [Any] {
      for element in array { members(of: element, into: &names) }
    } else if let object = value as? [String: Any] {
      names.formUnion(object.keys)
      for (name, element) in object {
        if name == "limits", let limits = element as? [String: Any] {
          for limit in limits.values { members(of: limit, into: &names) }
        } else {
          members(of: element, into: &names)
        }
      }
    }
  }

  /// The section of the page on a command.
  private static func section(_ command: String) throws -> Substring {
    let page = try strokecheck("help", "json").output
    let sections = page.split(separator: "\n\n")
    return try #require(sections.first { $0.hasPrefix("\(command): ") })
  }

  private static let gestures = "Samples/gestures.ndjson"
  private static let map = "--path Samples/map.svg"

  @Test(arguments: [
    ("circle", "-f ndjson --detector ring --explain --what-if --expect circle \(map) Samples", 28),
    ("circle", "-f json --detector all --what-if no-such-file Samples/quarter-arc.csv", 9),
    ("hittest", "-f ndjson --explain \(map) --rect 60,60,44,44 --point 3,4 --radius 2", 8),
    ("hittest", "-f json --each \(map) --rect 60,60,44,44", 3),
    ("path", "-f ndjson Samples/map.svg", 6),
    (
      "evaluate",
      "-f json --detector ring --group subject --reliability --roc \(gestures)", 45
    ),
    ("compare", "-f json --against --detector=ring \(gestures)", 18),
    ("tune", "-f json --limits max-gap --group subject \(gestures)", 20),
    ("tune", "-f json --cost miss=2,false=1 --limits max-gap \(gestures)", 20),
  ])
  func everyMemberIsExplained(command: String, options: String, least: Int) throws {
    let words = [command] + options.split(separator: " ").map(String.init)
    let run = try strokecheck(words)
    let text = options.hasPrefix("-f ndjson") ? "[\(run.lines.joined(separator: ","))]" : run.output
    var names: Set<String> = []
    Self.members(
      of: try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed),
      into: &names)
    #expect(names.count >= least, "\(names.count): \(names.sorted())")
    let section = try Self.section(command)
    let explained = Set(section.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    #expect(names.subtracting(explained).sorted() == [])
  }

  @Test func theAnswersOfAJudgeAreExplained() throws {
    let judge = #"while read l; do echo '{"predicted":"arc","score":0.5}'; done"#
    let words = ["-f", "json", "--group", "subject", "--reliability", "--judge", judge]
    var names: Set<String> = []
    let evaluation = try strokecheck(["evaluate"] + words + [Self.gestures])
    let object = try JSONSerialization.jsonObject(with: Data(evaluation.output.utf8))
    let detectors = try #require((object as? [String: Any])?["detectors"] as? [[String: Any]])
    var answers = try #require(detectors.first?["answers"] as? [String: Any])
    var labels = try #require(answers["labels"] as? [[String: Any]])
    // Its members are labels.
    for index in labels.indices { labels[index]["takenFor"] = 0 }
    answers["labels"] = labels
    Self.members(of: answers, into: &names)
    #expect(names.count == 18, "\(names.sorted())")
    let section = try Self.section("evaluate")
    let explained = Set(section.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    #expect(names.subtracting(explained).sorted() == [])
  }
}
