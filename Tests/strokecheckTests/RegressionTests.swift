import Foundation
import TestSupport
import Testing

/// Commands with what must come of them, from the folder Regressions, whose README says how to add one.
@Suite struct RegressionTests {
  private static let folder = "Tests/Regressions"

  private static let names =
    ((try? FileManager.default.contentsOfDirectory(
      atPath: Checkout.root.appending(path: folder).path)) ?? [])
    .filter { $0 != "README.md" && !$0.hasPrefix(".") }.sorted()

  @Test func thereAreRegressions() { #expect(Self.names.count >= 12) }

  @Test(arguments: names) func comesOutAsExpected(name: String) throws {
    let scratch = try Scratch()
    let copy = scratch.folder.appending(path: name)
    try FileManager.default.copyItem(
      at: Checkout.root.appending(path: "\(Self.folder)/\(name)"), to: copy)
    try? FileManager.default.removeItem(at: copy.appending(path: "expected"))
    let run = try run(
      ["/bin/sh", "./command"], environment: shellEnvironment, folder: copy)
    try expectGolden(Self.text(of: run), "expected", in: "\(Self.folder)/\(name)")
  }

  /// A run as the file `expected` holds it.
  private static func text(of run: ToolRun) -> String {
    section(run.output) + "== errors\n" + section(run.errors) + "== status \(run.status)\n"
  }

  private static func section(_ text: String) -> String {
    text.isEmpty || text.hasSuffix("\n") ? text : text + "\n== no line feed\n"
  }
}
