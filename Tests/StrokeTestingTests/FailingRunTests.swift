import Foundation
import StrokeCore
import StrokeTesting
import TestSupport
import Testing
import XCTest

/// True in a separate run, in which the expectations are meant to fail.
private let isMeantToFail = ProcessInfo.processInfo.environment["EXPECTATIONS_FAIL"] == "1"

@Suite(.enabled(if: isMeantToFail, "only in a run of its own"))
struct FailingExpectations {
  @Test func inSwiftTesting() throws {
    expectCircle(try Shapes.circle(turns: 0.8), by: CookbookDetector(), named: "arc")
  }
}

final class FailingXCTestExpectations: XCTestCase {
  func testACircle() throws {
    try XCTSkipUnless(isMeantToFail, "only in a run of its own")
    expectCircle(try Shapes.circle(turns: 0.8), by: CookbookDetector(), named: "arc")
  }
}

// The test program starts itself. On other systems another program loads it.
#if os(Linux)
  /// The output of a failing test.
  @Suite struct FailingRunTests {
    private func fails(_ arguments: [String]) throws -> String {
      let process = Process()
      process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["EXPECTATIONS_FAIL": "1"]) { $1 }
      let output = Pipe()
      (process.standardOutput, process.standardError) = (output, output)
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 1, "\(text)")
      return text
    }

    @Test func swiftTestingFailsWithWordsAndAPicture() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let text = try fails([
        "--testing-library", "swift-testing", "--filter", "FailingExpectations",
        "--attachments-path", folder.path,
      ])
      #expect(text.contains("arc, cookbook: not a circle: Transit too short ("), "\(text)")
      #expect(text.contains("  transit "))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.contains("arc-cookbook.svg"), "\(names)")
      let picture = try String(
        contentsOf: folder.appending(path: "arc-cookbook.svg"), encoding: .utf8)
      #expect(picture.hasPrefix("<svg "))
    }

    @Test func xctestFailsWithWords() throws {
      let text = try fails(["StrokeTestingTests.FailingXCTestExpectations"])
      #expect(text.contains("error: FailingXCTestExpectations.testACircle"), "\(text)")
      #expect(text.contains("arc, cookbook: not a circle: Transit too short ("))
      #expect(text.contains("  transit ") && text.contains("with 1 failure"))
    }
  }
#endif
