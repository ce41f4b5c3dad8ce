import Foundation
import TestSupport
import Testing

@testable import strokecheck

/// `record`: the page, and its options. Tests/pages serves it to a real browser.
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

  @Test(
    arguments: [
      (["-o", "page.png"], "strokecheck: record writes HTML, not .png"),
      (["page.html"], "strokecheck: record takes no operands: remove \"page.html\""),
      (["--port", "80"], "strokecheck: --port needs --serve"),
      (["--address", "0.0.0.0"], "strokecheck: --address needs --serve"),
      (
        ["--serve", "-o", "page.html"], "strokecheck: --output and --serve cannot be used together"
      ),
      (
        ["--serve", "--port", "65536"], "strokecheck: --port takes a whole number from 1 to"
      ),
      (["--serve", "--address", "phone"], "strokecheck: --address takes an IPv4 address"),
    ])
  func aWrongWordIsAnError(arguments: [String], message: String) throws {
    let ended = try run(
      [Checkout.binary.path, "record"] + arguments, seconds: 20, environment: [:])
    #expect(ended.status == 64)
    #expect(ended.errors.hasPrefix(message), "\(ended.errors)")
  }

  @Test func anAddressOfAnotherMachineCannotBeServed() throws {
    let ended = try run(
      [Checkout.binary.path, "record", "--serve", "--address", "192.0.2.1"], seconds: 20,
      environment: [:])
    #expect(ended.status == 2)
    #expect(ended.errors.hasPrefix("strokecheck: cannot serve at 192.0.2.1: "))
  }
}
