import Foundation
import TestSupport
import Testing

@testable import StrokeFormats
@testable import strokecheck

/// The files of help and of scripts, and the Swift files that hold them.
@Suite struct EmbeddedFileTests {
  private static let folders: [(path: String, texts: [String: StaticString])] = [
    ("Sources/StrokeFormats/Tools/files", .init(ToolFile.allCases.map { ($0.rawValue, $0.text) })),
    ("Sources/strokecheck/Flags/files", .init(HelpFile.allCases.map { ($0.rawValue, $0.text) })),
  ]

  @Test(arguments: folders)
  func theProgramHoldsEveryFileAsItIs(path: String, texts: [String: StaticString]) throws {
    let folder = Checkout.root.appending(path: path)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names) == Set(texts.keys), "run `make pages`")
    for (name, text) in texts {
      #expect(try Checkout.text("\(path)/\(name)") == text.description, "\(name): run `make pages`")
    }
  }

  @Test(
    arguments: [
      ("a {{x}}, {{y}}{{x}}!", "a one, oneone!"), ("no blanks, {one}\n", "no blanks, {one}\n"),
      ("{{line}}\nend", "whole\nend"), ("{{nothing}}\nend", "end"), ("{{x}}\nend", "one\nend"),
    ] as [(StaticString, String)])
  func blanksAreFilled(text: StaticString, filled: String) {
    let values = ["x": "one", "line": "whole\n", "nothing": ""]
    #expect(Template(text).filled { values[$0] ?? "one" } == filled)
  }
}

extension Dictionary {
  fileprivate init(_ pairs: [(Key, Value)]) { self.init(uniqueKeysWithValues: pairs) }
}
