import StrokeFormats
import StrokeReports

/// Hands the recorder's page to browsers, and prints the strokes that come back, a line each, as they
/// are drawn.
///
/// It answers at one address, which has a random token in it, and serves nothing else. Several browsers
/// can draw at once; a slow one keeps nobody waiting.
struct RecorderServer {
  private let listener: Int32
  private let console: Console
  private let token: String
  /// The names that requests may call the server by; nil for any.
  private let hosts: Set<String>?
  /// The oldest first.
  private var connections: [Connection] = []
  /// The number of the last stroke of each session, because a browser sends a stroke again if the
  /// answer got lost.
  private var lastNumbers: [String: Int] = [:]
  /// The strokes that wait until standard output takes them.
  private var unwritten: ArraySlice<UInt8> = []
  /// The time from which connections are taken again, after there was no descriptor for one.
  private var nextAccept = 0.0

  /// The seconds that a request, and its answer, may take.
  static let patience = 10.0
  /// The most connections at a time.
  static let mostConnections = 64
  /// The most bytes of strokes that wait for standard output.
  static let mostUnwritten = 16 << 20

  /// A browser's connection: what has come, or what is left to send.
  private struct Connection {
    let descriptor: Int32
    let address: String
    let deadline: Double
    var request: [UInt8] = []
    var answer: ArraySlice<UInt8>?
    /// True while its stroke, or one before, waits for standard output: until then there is no answer.
    var isWaiting = false
    /// True once nothing more is sent, and what still comes is dropped: closing a connection with
    /// something unread in it would take the answer along.
    var isDraining = false

    /// True if no whole request has come, or its answer has been sent.
    var isIdle: Bool { answer == nil || isDraining }
    /// True if it has something to send.
    var isWriting: Bool { !isIdle && !isWaiting }
  }

  /// A server for a socket that waits for connections, which it closes in the end.
  init(listener: Int32, token: String, hosts: Set<String>?, console: Console) {
    (self.listener, self.token, self.hosts, self.console) = (listener, token, hosts, console)
  }

  /// A token that nobody guesses: 128 random bits.
  static func randomToken() -> String {
    var generator = SystemRandomNumberGenerator()
    let digits = Array("abcdefghijkmnpqrstuvwxyz23456789")
    return String((0..<26).map { _ in digits[Int(generator.next(upperBound: UInt(32)))] })
  }

  /// Serves until a signal ends it, or nobody reads the strokes any more.
  mutating func run() -> ExitCode {
    defer {
      for connection in connections { Platform.close(connection.descriptor) }
      Platform.close(listener)
    }
    do throws(SystemError) {
      while try step() {}
      let lost = unwritten.count { $0 == 10 }
      if lost > 0 {
        let strokes = lost == 1 ? "stroke" : "\(lost) strokes"
        console.complain("strokecheck: nobody has read the last \(strokes)")
      }
      return .success
    } catch {
      if error.isBrokenPipe { return .success }
      console.complain("strokecheck: cannot write the strokes: \(error)")
      return .trouble
    }
  }

  /// Does what there is to do; false once a signal has come.
  private mutating func step() throws(SystemError) -> Bool {
    let isAccepting = Platform.seconds >= nextAccept
    let output = unwritten.isEmpty ? [] : [(console.output, true)]
    let sockets = connections.map { ($0.descriptor, $0.isWriting) }
    let door = isAccepting ? [(listener, false)] : []
    let isAtRest = connections.isEmpty && unwritten.isEmpty && isAccepting
    guard var isReady = Platform.wait(for: sockets + output + door, seconds: isAtRest ? 60 : 1)
    else { return false }
    let hasArrival = isAccepting && isReady.removeLast()
    if !unwritten.isEmpty, isReady.removeLast() { try writeStrokes() }
    let now = Platform.seconds
    var kept: [Connection] = []
    for (var connection, isReady) in zip(connections, isReady) {
      let goesOn = isReady ? advance(&connection) : true
      if goesOn, now < connection.deadline {
        kept.append(connection)
      } else {
        if goesOn { giveUp(connection) }
        Platform.close(connection.descriptor)
      }
    }
    connections = kept
    if hasArrival { accept(now) }
    return true
  }

  /// Takes a new connection. Where there are too many, or the system has no room for it, the oldest one
  /// that is idle makes way.
  private mutating func accept(_ now: Double) {
    do throws(SystemError) {
      if let (descriptor, address) = try Platform.accept(listener) {
        connections.append(
          Connection(descriptor: descriptor, address: address, deadline: now + Self.patience))
      }
      if connections.count > Self.mostConnections { dropOldest() }
    } catch {
      guard connections.isEmpty else { return dropOldest() }
      if nextAccept == 0 { console.complain("strokecheck: cannot take a connection: \(error)") }
      nextAccept = now + 1
    }
  }

  private mutating func dropOldest() {
    let oldest = connections.firstIndex(where: \.isIdle) ?? 0
    Platform.close(connections.remove(at: oldest).descriptor)
  }

  /// Writes some of the strokes that wait. Once all are written, those who sent them are answered.
  private mutating func writeStrokes() throws(SystemError) {
    try Platform.writeSome(console.output, from: &unwritten)
    guard unwritten.isEmpty else { return }
    for index in connections.indices { connections[index].isWaiting = false }
  }

  /// Says to a browser whose time is over that it is.
  private func giveUp(_ connection: Connection) {
    guard !connection.isDraining else { return }
    var late =
      connection.isWaiting
      ? answer(to: .notRead, connection)[...]
      : connection.answer ?? answer(to: .tooSlow, connection)[...]
    _ = Platform.send(connection.descriptor, from: &late)
  }

  /// Reads or writes what can be; false when the connection is done with.
  private mutating func advance(_ connection: inout Connection) -> Bool {
    if connection.isDraining || connection.isWaiting {
      connection.request = []
      return Platform.receive(connection.descriptor, into: &connection.request)
    }
    if connection.answer == nil {
      guard Platform.receive(connection.descriptor, into: &connection.request) else { return false }
      switch HTTPRequest.read(connection.request) {
      case .unfinished: return true
      case .refused(let refusal): connection.answer = answer(to: refusal, connection)[...]
      case .request(let request): connection.answer = answer(to: request, &connection)[...]
      }
      connection.request = []
    }
    guard var rest = connection.answer, !connection.isWaiting else { return true }
    let goesOn = Platform.send(connection.descriptor, from: &rest)
    connection.answer = rest
    guard goesOn, rest.isEmpty else { return goesOn }
    Platform.endSending(connection.descriptor)
    connection.isDraining = true
    return true
  }

  /// Answers a request, and puts the stroke that is in it among those to be printed.
  private mutating func answer(
    to request: HTTPRequest, _ connection: inout Connection
  ) -> [UInt8] {
    if let refusal = refusal(of: request) { return answer(to: refusal, connection) }
    guard request.method == "POST" else {
      let page = RecorderPage.bytes
      return response(
        200, type: "text/html; charset=utf-8", length: page.count,
        request.method == "HEAD" ? [] : page)
    }
    let line: [UInt8]
    switch stroke(in: request.body) {
    case .failure(let refusal): return answer(to: refusal, connection)
    case .success(let bytes): line = bytes
    }
    guard unwritten.count + line.count <= Self.mostUnwritten else {
      return answer(to: .notRead, connection)
    }
    if isNew(request) { unwritten += line }
    connection.isWaiting = !unwritten.isEmpty
    return response(204, type: "text/plain", length: 0, [])
  }

  private func refusal(of request: HTTPRequest) -> HTTPRefusal? {
    let host = request.headers["host"] ?? ""
    if let hosts, !hosts.contains(host) { return .otherOrigin }
    if let origin = request.headers["origin"], origin != "http://\(host)" { return .otherOrigin }
    switch request.path {
    case "/\(token)/":
      return ["GET", "HEAD"].contains(request.method) ? nil : .otherMethod
    case "/\(token)/strokes": return request.method == "POST" ? nil : .otherMethod
    default: return .unknownAddress
    }
  }

  /// The stroke of a body as a line, if it is one stroke in JSON on one line.
  private func stroke(in body: ArraySlice<UInt8>) -> Result<[UInt8], HTTPRefusal> {
    let text = body.last == 10 ? body.dropLast() : body
    guard text.first == UInt8(ascii: "{"), text.allSatisfy({ $0 >= 0x20 }) else {
      return .failure(HTTPRefusal(status: 400, words: "not a stroke in JSON on one line"))
    }
    let records = StrokeRecords(text)
    switch records.next() {
    case .failure(let error)?:
      return .failure(HTTPRefusal(status: 400, words: "not a stroke: \(error)"))
    case .success?:
      guard records.next() == nil else {
        return .failure(HTTPRefusal(status: 400, words: "more than one stroke"))
      }
      return .success(text + [10])
    case nil: return .failure(HTTPRefusal(status: 400, words: "no stroke"))
    }
  }

  /// Tells whether a stroke has not come before, and remembers it.
  private mutating func isNew(_ request: HTTPRequest) -> Bool {
    guard let session = request.query["session"],
      let number = request.query["number"].flatMap({ Int($0) })
    else { return true }
    if let last = lastNumbers[session], number <= last { return false }
    if lastNumbers.count >= 1_000 { lastNumbers.removeAll() }
    lastNumbers[session] = number
    return true
  }

  /// The answer to a request that is refused, which is also said on standard error.
  private func answer(to refusal: HTTPRefusal, _ connection: Connection) -> [UInt8] {
    console.complain("strokecheck: refused a request from \(connection.address): \(refusal.words)")
    let words = Array((refusal.words + "\n").utf8)
    return response(
      refusal.status, type: "text/plain; charset=utf-8", length: words.count, words)
  }

  private func response(
    _ status: Int, type: String, length: Int, _ body: [UInt8]
  ) -> [UInt8] {
    let head = """
      HTTP/1.1 \(status) \(status < 300 ? "OK" : "Refused")\r
      Content-Type: \(type)\r
      Content-Length: \(length)\r
      Connection: close\r
      Cache-Control: no-store\r
      Referrer-Policy: no-referrer\r
      X-Content-Type-Options: nosniff\r
      Content-Security-Policy: default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; \
      style-src 'unsafe-inline'; img-src data:; connect-src 'self'; base-uri 'none'; \
      form-action 'none'; frame-ancestors 'none'\r
      \r

      """
    return Array(head.utf8) + body
  }
}
