/// A request by HTTP/1.1, as far as a page of ours makes one.
struct HTTPRequest: Equatable {
  let method: String
  /// The path, without what follows a question mark.
  let path: String
  /// What follows the question mark, by name.
  let query: [String: String]
  /// The headers, by their names in small letters.
  let headers: [String: String]
  let body: ArraySlice<UInt8>

  /// The most bytes of a request's line and headers.
  static let longestHead = 8_192
  /// The most bytes of a body: a stroke of a hundred thousand samples.
  static let longestBody = 4_194_304

  /// What the bytes that have come so far are.
  enum Reading: Equatable {
    /// The beginning of a request.
    case unfinished
    case request(HTTPRequest)
    /// No request that is answered.
    case refused(HTTPRefusal)
  }

  /// Reads a request from the bytes that have come so far.
  static func read(_ bytes: [UInt8]) -> Reading {
    guard let end = endOfHead(bytes) else {
      return bytes.count > longestHead ? .refused(.headTooLong) : .unfinished
    }
    guard end <= longestHead else { return .refused(.headTooLong) }
    guard let head = String(validating: bytes[..<end]) else { return .refused(.malformed) }
    var lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, words[1].first == "/", words[2] == "HTTP/1.1" else {
      return .refused(.malformed)
    }
    guard let headers = headers(lines.prefix { !$0.isEmpty }) else { return .refused(.malformed) }
    guard headers["transfer-encoding"] == nil else { return .refused(.lengthMissing) }
    let length = headers["content-length"] ?? "0"
    guard length.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let count = Int(length) else {
      return .refused(length.count > 18 ? .bodyTooLong : .malformed)
    }
    guard count <= longestBody else { return .refused(.bodyTooLong) }
    guard bytes.count - end >= count else { return .unfinished }
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    return .request(
      HTTPRequest(
        method: String(words[0]), path: String(target[0]),
        query: target.count > 1 ? query(target[1]) : [:], headers: headers,
        body: bytes[end..<(end + count)]))
  }

  /// Finds where the empty line after the headers ends.
  private static func endOfHead(_ bytes: [UInt8]) -> Int? {
    let end: [UInt8] = [13, 10, 13, 10]
    let count = min(bytes.count, longestHead + end.count)
    guard count >= end.count else { return nil }
    for index in 0...(count - end.count) where bytes[index] == 13 {
      if bytes[index..<(index + end.count)].elementsEqual(end) { return index + end.count }
    }
    return nil
  }

  /// Reads headers; nil if a line is none, or one is there twice.
  private static func headers(_ lines: some Sequence<Substring>) -> [String: String]? {
    var headers: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { return nil }
      let name = line[..<colon].lowercased()
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      guard headers.updateValue(String(value), forKey: name) == nil else { return nil }
    }
    return headers
  }

  private static func query(_ text: Substring) -> [String: String] {
    var query: [String: String] = [:]
    for pair in text.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      query[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
    }
    return query
  }
}

/// The reason why a request is not answered: a status of HTTP and a few words.
struct HTTPRefusal: Error, Equatable {
  let status: Int
  let words: String

  static let malformed = HTTPRefusal(status: 400, words: "not a request")
  static let otherOrigin = HTTPRefusal(status: 403, words: "from a page of another origin")
  static let unknownAddress = HTTPRefusal(status: 404, words: "no page has this address")
  static let otherMethod = HTTPRefusal(status: 405, words: "neither GET nor a stroke")
  static let tooSlow = HTTPRefusal(status: 408, words: "too slow")
  static let lengthMissing = HTTPRefusal(status: 411, words: "without the length of its body")
  static let bodyTooLong = HTTPRefusal(
    status: 413, words: "larger than \(HTTPRequest.longestBody) bytes")
  /// The stroke is sent again.
  static let notRead = HTTPRefusal(status: 503, words: "nobody reads the strokes")
  static let headTooLong = HTTPRefusal(status: 431, words: "headers too long")
}

extension String {
  /// Makes a text of bytes, or nil if they are not ASCII, which is all that our page sends.
  fileprivate init?(validating bytes: ArraySlice<UInt8>) {
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    self.init(decoding: bytes, as: UTF8.self)
  }
}
