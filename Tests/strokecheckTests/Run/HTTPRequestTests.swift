import Testing

@testable import strokecheck

/// What the recorder's server makes of the bytes that come.
@Suite struct HTTPRequestTests {
  private static func read(_ text: String) -> HTTPRequest.Reading {
    HTTPRequest.read(Array(text.utf8))
  }

  @Test func aRequestHasItsParts() throws {
    let head = "POST /a/strokes?session=x&number=3&flag HTTP/1.1\r\nHost: h:1\r\nContent-Length:  2"
    // A space after a length is no digit.
    #expect(Self.read(head + " \r\n\r\nokmore") == .refused(.malformed))
    guard case .request(let request) = Self.read(head + "\r\n\r\nokmore") else {
      Issue.record("it is a request")
      return
    }
    #expect(request.method == "POST" && request.path == "/a/strokes")
    #expect(request.query == ["session": "x", "number": "3", "flag": ""])
    #expect(request.headers == ["host": "h:1", "content-length": "2"])
    #expect(request.body == ArraySlice("ok".utf8))
  }

  @Test(
    arguments: [
      "", "GET", "GET / HTTP/1.1", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: h\r\n",
      "POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\nab",
    ])
  func moreIsToCome(text: String) { #expect(Self.read(text) == .unfinished) }

  @Test(
    arguments: [
      ("hello\r\n\r\n", .malformed), ("GET /  HTTP/1.1\r\n\r\n", .malformed),
      ("GET / HTTP/1.0\r\n\r\n", .malformed), ("GET x HTTP/1.1\r\n\r\n", .malformed),
      (" / HTTP/1.1\r\n\r\n", .malformed), ("GET / HTTP/1.1\r\nHost\r\n\r\n", .malformed),
      ("GET / HTTP/1.1\r\nA: 1\r\na: 2\r\n\r\n", .malformed),
      ("GET /é HTTP/1.1\r\n\r\n", .malformed),
      ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", .malformed),
      ("POST / HTTP/1.1\r\nContent-Length: 1e3\r\n\r\n", .malformed),
      ("POST / HTTP/1.1\r\nContent-Length: 4194305\r\n\r\n", .bodyTooLong),
      ("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", .bodyTooLong),
      ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", .lengthMissing),
      ("GET /" + String(repeating: "a", count: 9_000), .headTooLong),
      ("GET / HTTP/1.1\r\nA: " + String(repeating: "a", count: 9_000) + "\r\n\r\n", .headTooLong),
    ] as [(String, HTTPRefusal)])
  func itIsRefused(text: String, refusal: HTTPRefusal) {
    #expect(Self.read(text) == .refused(refusal))
  }

  @Test func tokensDiffer() {
    let tokens = (0..<100).map { _ in RecorderServer.randomToken() }
    #expect(Set(tokens).count == 100)
    #expect(
      tokens.allSatisfy { $0.utf8.count == 26 && $0.allSatisfy { $0.isLetter || $0.isNumber } })
  }
}
