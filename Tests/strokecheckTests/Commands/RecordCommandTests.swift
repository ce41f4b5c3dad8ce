import Foundation
import TestSupport
import Testing

@testable import strokecheck

/// `record`: the page. Tests/pages opens it in a real browser.
@Suite struct RecordCommandTests {
  @Test func thePageIsTheOneInSamples() throws {
    let page = try String(
      contentsOf: Checkout.root.appending(path: "Samples/recorder.html"), encoding: .utf8)
    let isPrinted = try strokecheck("record").output == page
    #expect(isPrinted)
    let scratch = try Scratch()
    let file = scratch.folder.appending(path: "recorder.html")
    let run = try strokecheck("record", "-o", file.path)
    #expect(run.status == 0 && run.output == "" && run.errors == "")
    let isWritten = try String(contentsOf: file, encoding: .utf8) == page
    #expect(isWritten)
  }
}
