import Foundation
import FuzzTargets
import TestSupport
import Testing

/// What fuzzing ever found, and examples of each kind, checked again. What takes seconds without optimization is checked
/// when long, and by `make test-corpus`.
@Suite struct CorpusTests {
  private static let folder = Checkout.root.appending(path: "Tests/Corpus")

  private static let slow: Set = [
    "edges-upon-each-other", "a-corner-of-a-curve-to-1e294",
    "a-line-of-a-million-beside-a-move-to-1e302",
    "a-pixel-full-of-crossing-dashes", "ten-thousand-dashes-of-long-curves",
  ]

  @Test(arguments: FuzzTarget.allCases)
  func allThatWasFoundHolds(target: FuzzTarget) throws {
    let folder = Self.folder.appending(path: target.rawValue)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names.count >= 3)
    for name in names where isLong || !Self.slow.contains(name) {
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
      // Everything takes ten times as long without optimization, and much longer under a sanitizer.
      do { try target.check(bytes, seconds: isSanitized ? 200 : 20) } catch {
        Issue.record("\(target.rawValue)/\(name): \(error)")
      }
    }
  }

  @Test func everyFolderIsOfATarget() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(names) == Set(FuzzTarget.allCases.map(\.rawValue)))
  }

  @Test func whatDoesNotHoldIsFound() {
    #expect(throws: PropertyFailure.self) { try FuzzTarget.paths.check([], seconds: -1) }
  }
}
