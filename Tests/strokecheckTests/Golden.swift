import Foundation
import TestSupport
import Testing

/// Compares with a stored text, or stores it: `RECORD=1 swift test` records all anew, and fails, so
/// that nobody takes a recording for a pass.
func expectGolden(
  _ text: String, _ name: String, in folder: String = "Tests/strokecheckTests/Golden",
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let path = "\(folder)/\(name)"
  if ProcessInfo.processInfo.environment["RECORD"] != nil {
    try text.write(to: Checkout.root.appending(path: path), atomically: true, encoding: .utf8)
    Issue.record("recorded \(name); look at the change", sourceLocation: sourceLocation)
  } else {
    let stored = try Checkout.text(path)
    if !text.isSame(butForRounding: stored) {
      let (new, old) = (
        text.split(separator: "\n", omittingEmptySubsequences: false),
        stored.split(separator: "\n", omittingEmptySubsequences: false)
      )
      let common = min(new.count, old.count)
      let line =
        (0..<common).first { !String(new[$0]).isSame(butForRounding: String(old[$0])) } ?? common
      Issue.record(
        """
        \(name) differs (\(new.count) lines, \(old.count) stored), first in line \(line + 1):
          is     \(line < new.count ? new[line] : "")
          stored \(line < old.count ? old[line] : "")
        """, sourceLocation: sourceLocation)
    }
  }
}

extension String {
  /// Compares two texts whose numbers with a point may differ in what a compiler rounds otherwise.
  fileprivate func isSame(butForRounding other: String) -> Bool {
    guard self != other else { return true }
    let number = /-?[0-9]+\.[0-9]+(e-?[0-9]+)?/
    guard replacing(number, with: "#") == other.replacing(number, with: "#") else { return false }
    return zip(matches(of: number), other.matches(of: number)).allSatisfy { a, b in
      guard let a = Double(a.output.0), let b = Double(b.output.0) else { return false }
      return (a - b).magnitude <= 1e-9 * max(1, a.magnitude)
    }
  }
}
