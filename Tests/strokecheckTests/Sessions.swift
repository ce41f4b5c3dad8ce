import Foundation
import TestSupport
import Testing

/// Replays a file of Tests/sessions, whose README says how it is written, and compares what is printed with it.
func expectSessions(
  _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let text = try "\n" + Checkout.text("Tests/sessions/\(name).txt")
  let sessions = try text.components(separatedBy: "\n== ").dropFirst().map(replayed)
  #expect(!sessions.isEmpty, sourceLocation: sourceLocation)
  try expectGolden(
    sessions.joined(separator: "\n"), "\(name).txt", in: "Tests/sessions",
    sourceLocation: sourceLocation)
}

/// A session with what its commands print today.
private func replayed(_ session: String) throws -> String {
  let scratch = try Scratch()
  try FileManager.default.createSymbolicLink(
    at: scratch.folder.appending(path: "Samples"),
    withDestinationURL: Checkout.root.appending(path: "Samples"))
  let lines = session.split(separator: "\n", omittingEmptySubsequences: false)
  var text = "== \(lines[0])\n"
  for place in lines.indices where lines[place].hasPrefix("$ ") {
    let command = [lines[place]] + lines[(place + 1)...].prefix { $0.hasPrefix("> ") }
    let script = command.map { $0.dropFirst(2) }.joined(separator: "\n")
    let run = try run(
      ["/bin/bash", "-c", "exec 2>&1; set -o pipefail\n\(script)"],
      environment: shellEnvironment, folder: scratch.folder)
    text += command.joined(separator: "\n") + "\n" + run.output
    if !run.output.isEmpty && !run.output.hasSuffix("\n") { text += "\n= no line feed\n" }
    if run.status != 0 { text += "= \(run.status)\n" }
  }
  return text
}
