import Foundation
import StrokeReports
import TestSupport
import Testing

@testable import strokecheck

/// `record --serve` asked through a socket of this machine: who gets the page, and which strokes are printed.
@Suite(.serialized) struct ServeTests {  // Its programs have a deadline.
  /// A running server, with what it prints.
  private final class Server {
    let tool: SpawnedTool
    let address: String
    let port: UInt16
    let token: String
    private let scratch: Scratch

    /// Starts it, after what a shell does first.
    init(_ words: String..., outputPipe: Int32? = nil, shell: String? = nil) throws {
      scratch = try Scratch()
      let folder = scratch.folder.path
      let all = ["record", "--serve"] + words
      let program = shell == nil ? Checkout.binary.path : "/bin/bash"
      let script = shell.map { "\($0); exec \(Checkout.binary.path) \(all.joined(separator: " "))" }
      tool = try SpawnedTool(
        script.map { ["-c", $0] } ?? all, program: program, output: folder + "/out",
        outputPipe: outputPipe, errors: folder + "/err")
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
      let connection = try connect()
      try send(head, body, host: host, connection)
      return String(decoding: try connection.readToEnd() ?? Data(), as: UTF8.self)
    }

    func send(
      _ head: String, _ body: String, host: String = "HOST", _ connection: FileHandle
    ) throws {
      let request =
        "\(head) HTTP/1.1\r\nHost: \(host)\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
      let text = request.replacing("TOKEN", with: token).replacing(
        "HOST", with: "\(address):\(port)")
      try connection.write(contentsOf: Data((text + body).utf8))
    }

    /// A connection that asks nothing yet.
    func connect() throws -> FileHandle {
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
          Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
        }
      }
      try #require(isConnected)
      // A server that does not answer is a failure, not a test without end.
      var patience = timeval(tv_sec: 30, tv_usec: 0)
      setsockopt(
        descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
      return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
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

  /// Connections that ask nothing make way for one that does.
  @Test func idleConnectionsKeepNobodyWaiting() throws {
    let server = try Server()
    let idle = try (0..<3 * RecorderServer.mostConnections).map { _ in try server.connect() }
    for _ in 0..<3 {
      let start = Platform.seconds
      #expect(try server.ask("GET /TOKEN/").hasPrefix("HTTP/1.1 200 "))
      #expect(Platform.seconds - start < 3)
    }
    #expect(idle.count == 3 * RecorderServer.mostConnections)
  }

  /// Whoever reads the strokes may stop for a while: others still get the page, no stroke is lost, and a signal
  /// ends the server.
  @Test func aReaderThatStopsHoldsUpNobodyElse() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let server = try Server(outputPipe: ends[1])
    close(ends[1])
    let points = repeatElement("[1.5,2.5,0]", count: 20_000).joined(separator: ",")
    let senders = try (1...3).map { number in
      let connection = try server.connect()
      let body = "{\"id\":\"\(number)\",\"points\":[\(points)]}"
      try server.send("POST /TOKEN/strokes?session=\(number)&number=1", body, connection)
      return connection
    }
    #expect(try server.ask("GET /TOKEN/").hasPrefix("HTTP/1.1 200 "))
    let output = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    var read = Data()
    while read.count < 3 * (points.utf8.count + 21) { read += output.availableData }
    let lines = String(decoding: read, as: UTF8.self).split(separator: "\n")
    #expect(Set(lines.map { $0.prefix(8) }) == ["{\"id\":\"1", "{\"id\":\"2", "{\"id\":\"3"])
    for sender in senders {
      let answer = String(decoding: try sender.readToEnd() ?? Data(), as: UTF8.self)
      #expect(answer.hasPrefix("HTTP/1.1 204 "), "\(answer.prefix(90))")
    }
    let last = try server.connect()
    try server.send(
      "POST /TOKEN/strokes", "{\"points\":[\(points)]}", last)
    // Once its beginning is in the pipe, the server has the stroke; nobody reads the rest, and it is told to end.
    #expect(try output.read(upToCount: 1)?.count == 1)
    #expect(try server.ask("GET /TOKEN/").hasPrefix("HTTP/1.1 200 "))
    server.tool.send(SIGINT)
    #expect(server.tool.end() == 130)
    #expect(try server.text("err").hasSuffix("strokecheck: nobody has read the last stroke\n"))
  }

  #if os(Linux)
    /// With few descriptors idle connections make way too; with none it waits, and takes no processor's time.
    @Test func withoutADescriptorItWaits() throws {
      // What this process has open goes to its children too.
      let closeAll =
        "for d in /proc/self/fd/*; do d=${d##*/}; ((d < 3)) || eval \"exec $d>&-\"; done"
      let few = try Server(shell: "\(closeAll); ulimit -n 12")
      let idle = try (0..<40).map { _ in try few.connect() }
      #expect(try few.ask("GET /TOKEN/").hasPrefix("HTTP/1.1 200 "))
      #expect(idle.count == 40)
      let none = try Server(shell: "\(closeAll); ulimit -n 6")
      let connection = try none.connect()
      let before = try Self.ticks(of: none)
      // What is measured is what happens while nothing does.
      usleep(1_500_000)
      #expect(try Self.ticks(of: none) - before < 20, "hundredths of a second")
      #expect(try none.text("err").hasSuffix("cannot take a connection: Too many open files\n"))
      try connection.close()
    }

    /// The hundredths of a second that a server has used.
    private static func ticks(of server: Server) throws -> Int {
      let fields = try String(contentsOfFile: "/proc/\(server.tool.id)/stat", encoding: .utf8)
        .split(separator: " ")
      return try #require(Int(fields[13])) + #require(Int(fields[14]))
    }
  #endif
}
