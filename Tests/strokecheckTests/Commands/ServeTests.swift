import Foundation
import StrokeReports
import TestSupport
import Testing

@testable import strokecheck

/// `record --serve` asked through a socket of this machine: who gets the page, and which strokes are printed.
@Suite(.serialized) struct ServeTests {
  /// A running server, with what it prints.
  private final class Server {
    let tool: SpawnedTool
    let address: String
    let port: UInt16
    let token: String
    private let scratch: Scratch

    init(_ words: String...) throws {
      scratch = try Scratch()
      let folder = scratch.folder.path
      tool = try SpawnedTool(
        ["record", "--serve"] + words, output: folder + "/out", errors: folder + "/err")
      var line = ""
      for _ in 0..<2_000 {
        line = (try? String(contentsOfFile: folder + "/err", encoding: .utf8)) ?? ""
        if line.hasSuffix("\n") { break }
        usleep(5_000)
      }
      let found = line.firstMatch(of: /Draw at http:\/\/([0-9.]+):([0-9]+)\/([a-z2-9]+)\/ \(/)
      let match = try #require(found, "\(line)").output
      (address, token) = (String(match.1), String(match.3))
      port = try #require(UInt16(match.2))
    }

    func text(_ name: String) throws -> String {
      try String(contentsOf: scratch.folder.appending(path: name), encoding: .utf8)
    }

    /// Sends a request and returns the whole answer. `TOKEN` and `HOST` in it are this server's.
    func ask(_ head: String, _ body: String = "", host: String = "HOST") throws -> String {
      let request =
        "\(head) HTTP/1.1\r\nHost: \(host)\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
      let text = request.replacing("TOKEN", with: token).replacing(
        "HOST", with: "\(address):\(port)")
      #if canImport(Glibc)
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      #else
        let descriptor = socket(AF_INET, SOCK_STREAM, 0)
      #endif
      var place = sockaddr_in()
      place.sin_family = .init(AF_INET)
      place.sin_port = port.bigEndian
      inet_pton(AF_INET, address, &place.sin_addr)
      let isConnected = withUnsafePointer(to: &place) { place in
        place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
        }
      }
      try #require(isConnected)
      let connection = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try connection.write(contentsOf: Data((text + body).utf8))
      return String(decoding: try connection.readToEnd() ?? Data(), as: UTF8.self)
    }
  }

  private static let strokes = (1...5).map {
    #"{"id":"s\#($0)","label":"é","width":320,"points":[[1,2,0],[3,4.50,0.1]],"ended":\#($0)}"#
  }

  /// A request, its body, the status, and the number of the stroke that it prints; in this order.
  private static let requests: [(String, body: String, Int, printed: Int?)] = [
    ("GET /TOKEN/", "", 200, nil), ("HEAD /TOKEN/", "", 200, nil), ("GET /", "", 404, nil),
    ("GET /TOKEN", "", 404, nil), ("GET /TOKENa/", "", 404, nil), ("GET //", "", 404, nil),
    ("GET /aaaaaaaaaaaaaaaaaaaaaaaaaa/", "", 404, nil), ("GET /TOKEN/other", "", 404, nil),
    ("GET /TOKEN/strokes", "", 405, nil), ("POST /TOKEN/", strokes[0], 405, nil),
    ("PUT /TOKEN/strokes", strokes[0], 405, nil), ("POST /strokes", strokes[0], 404, nil),
    ("POST /aaaaaaaaaaaaaaaaaaaaaaaaaa/strokes", strokes[0], 404, nil),
    ("POST /TOKEN/strokes?session=a&number=1", strokes[0], 204, 0),
    // An answer may get lost, and the stroke is sent again.
    ("POST /TOKEN/strokes?session=a&number=1", strokes[0], 204, nil),
    ("POST /TOKEN/strokes?session=a&number=2", strokes[1] + "\n", 204, 1),
    ("POST /TOKEN/strokes?session=a&number=1", strokes[0], 204, nil),
    ("POST /TOKEN/strokes?session=b&number=1", strokes[2], 204, 2),
    ("POST /TOKEN/strokes?session=a&number=2", strokes[1], 204, nil),
    // What was refused has not come.
    ("POST /TOKEN/strokes?session=a&number=3", "{\"points\":[[1,2]", 400, nil),
    ("POST /TOKEN/strokes?session=a&number=3", strokes[3] + strokes[4], 400, nil),
    ("POST /TOKEN/strokes?session=a&number=3", strokes[3] + "\n" + strokes[4], 400, nil),
    ("POST /TOKEN/strokes?session=a&number=3", "[[1,2]]", 400, nil),
    ("POST /TOKEN/strokes?session=a&number=3", "", 400, nil),
    ("POST /TOKEN/strokes?session=a&number=3", strokes[3], 204, 3),
    // Who does not number its strokes sends each once.
    ("POST /TOKEN/strokes", strokes[4], 204, 4), ("POST /TOKEN/strokes", strokes[4], 204, 4),
    ("POST /TOKEN/strokes?session=b&number=x", strokes[4], 204, 4),
    ("GET /TOKEN/ HTTP/1.1\r\nOrigin: http://HOST", "", 200, nil),
    ("GET /TOKEN/ HTTP/1.1\r\nOrigin: http://elsewhere", "", 403, nil),
    ("POST /TOKEN/strokes HTTP/1.1\r\nOrigin: null", strokes[0], 403, nil),
  ]

  @Test func theTokenOpensThePageAndEachStrokeIsPrintedOnce() throws {
    let server = try Server()
    #expect(server.address == "127.0.0.1")
    var lines: [String] = []
    for (request, body, status, printed) in Self.requests {
      // A header may stand behind the request's line.
      let parts = request.components(separatedBy: " HTTP/1.1\r\n")
      let host = parts.count > 1 ? "HOST\r\n\(parts[1])" : "HOST"
      let answer = try server.ask(parts[0], body, host: host)
      #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(request) \(body): \(answer.prefix(90))")
      #expect(answer.contains("\r\nCache-Control: no-store\r\n"))
      #expect(answer.contains("\r\nContent-Security-Policy: default-src 'none';"))
      let content = answer.components(separatedBy: "\r\n\r\n").dropFirst().joined(
        separator: "\r\n\r\n")
      let isPage = content.utf8.elementsEqual(RecorderPage.bytes)
      #expect(isPage == (status == 200 && request.hasPrefix("GET")), "\(request)")
      #expect(content.isEmpty == (status == 204 || request.hasPrefix("HEAD")), "\(request)")
      if let printed { lines.append(Self.strokes[printed] + "\n") }
      #expect(try server.text("out") == lines.joined(), "\(request) \(body)")
    }
    for (host, status) in [("localhost:\(server.port)", 200), ("elsewhere", 403), ("", 403)] {
      #expect(try server.ask("GET /TOKEN/", host: host).hasPrefix("HTTP/1.1 \(status) "), "\(host)")
    }
    let refusals = Self.requests.count { $0.2 >= 400 } + 2
    let errors = try server.text("err").split(separator: "\n").dropFirst()
    #expect(
      errors.count { $0.hasPrefix("strokecheck: refused a request from 127.0.0.1: ") } == refusals)
    #expect(errors.count == refusals)
    server.tool.send(SIGINT)
    #expect(server.tool.end() == 130)

    #if os(Linux)
      let other = try Server("--port", "\(server.port)", "--address", "127.0.0.2")
      #expect(other.port == server.port && other.address == "127.0.0.2")
      #expect(other.token != server.token)
      #expect(try other.ask("GET /TOKEN/").hasPrefix("HTTP/1.1 200 "))
    #endif
  }
}
