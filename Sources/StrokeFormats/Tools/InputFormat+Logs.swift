// How logs are told from strokes, and from one another.
//
// In JSON, by the first object, which may stand in an array. It is a stroke, or the object about
// strokes, if it has `points` or `strokes`, whatever else it has. Otherwise it is
//
// - a drawing of Quick, Draw! if it has an array `drawing`;
// - WebDriver's if it has an array `actions`;
// - rrweb's if its `type` is a number and `data` an object;
// - a pointer event if its `type` is a string that begins with "pointer" and says more, or any other
//   string together with `pointerId` or `clientX`;
// - what the first object in its array `events` is.
//
// An object that cannot be read to its end is what it was until there.

extension ByteCursor {
  /// The log's format, if it is a log of the formats in JSON.
  func guessLog(within window: Int) throws(ReadStop) -> InputFormat? {
    var cursor = prefix(window)
    if cursor.take(UInt8(ascii: "[")) { cursor.skipSpace() }
    if cursor.isAtEnd, cursor.limit == .moreBytes { throw .needsBytes }
    guard cursor.sees(UInt8(ascii: "{")) else { return nil }
    var object = FirstObject()
    do throws(ReadStop) {
      try cursor.readObject("an object", depth: 1) { name, cursor throws(ReadStop) in
        try object.look(at: name, cursor, within: window)
        return false
      }
    } catch {
      if case .needsBytes = error { throw error }
    }
    return object.format
  }

  /// What comes next, up to `count` bytes, so that what is found does not hang on how much has
  /// come.
  func prefix(_ count: Int) -> ByteCursor {
    end - next > count ? ending(at: next + count, limit: .endOfFile) : self
  }

  /// The format of the root element.
  func guessXML(within window: Int) throws(ReadStop) -> InputFormat {
    var cursor = prefix(window)
    while cursor.sees("<?") || cursor.sees("<!") {
      try cursor.skipMarkup()
      cursor.skipSpace()
    }
    if cursor.isAtEnd, cursor.limit == .moreBytes { throw .needsBytes }
    let place = cursor.next
    guard cursor.take(UInt8(ascii: "<")) else { throw cursor.expected("an element") }
    let name = cursor.next
    while !cursor.isAtEnd, cursor.next.pointee > 0x20, !"/>".utf8.contains(cursor.next.pointee) {
      cursor.next += 1
    }
    if cursor.isAtEnd, cursor.limit == .moreBytes { throw .needsBytes }
    let text = cursor.text(from: name)
    switch text.split(separator: ":").last {
    case "Gesture": return .dollar
    case "ink": return .inkml
    case "svg": return .svg
    default: throw stop("expected <Gesture>, <ink> or <svg>, found <\(text)>", at: place)
    }
  }

  /// Steps over a declaration or a comment.
  private mutating func skipMarkup() throws(ReadStop) {
    let isComment = sees("<!--")
    var (depth, isOver) = (0, false)
    while !isAtEnd, !isOver {
      if isComment {
        isOver = sees("-->")
        next += isOver ? 3 : 1
      } else {
        // A document type may hold declarations between brackets.
        if sees(UInt8(ascii: "[")) { depth += 1 }
        if sees(UInt8(ascii: "]")) { depth -= 1 }
        isOver = depth == 0 && sees(UInt8(ascii: ">"))
        next += 1
      }
    }
    if isAtEnd, limit == .moreBytes { throw .needsBytes }
  }

  /// Whether what comes next is what `getevent` prints.
  var looksLikeGetevent: Bool {
    isAtEvent || sees("add device ") || sees("could not get driver")
      || sees("could not open /dev/")
  }
}

/// What the names in a log's first object tell.
private struct FirstObject {
  private enum Kind {
    case number, pointer, string
  }

  private var type: Kind?
  private var candidate: InputFormat?
  private var isStroke = false
  private var hasData = false
  private var hasPointer = false

  /// Looks at a member whose value comes next.
  mutating func look(
    at name: JSONText, _ cursor: ByteCursor, within window: Int
  ) throws(ReadStop) {
    let isArray = cursor.sees(UInt8(ascii: "["))
    if name.says("points") || name.says("strokes") {
      isStroke = true
      // Nothing can change that.
      throw .error(cursor.error("a stroke", at: cursor.next))
    }
    if name.says("drawing"), isArray { candidate = .quickdraw }
    if name.says("actions"), isArray { candidate = .webdriver }
    if name.says("data"), cursor.sees(UInt8(ascii: "{")) { hasData = true }
    if name.says("pointerId") || name.says("clientX") { hasPointer = true }
    if name.says("type") { try lookAtType(cursor) }
    if name.says("events"), isArray {
      switch try cursor.guessLog(within: window) {
      case .rrweb: candidate = .rrweb
      default: break
      }
    }
  }

  private mutating func lookAtType(_ cursor: ByteCursor) throws(ReadStop) {
    var cursor = cursor
    guard cursor.sees(UInt8(ascii: "\"")) else {
      if !cursor.isAtEnd, cursor.next.pointee &- UInt8(ascii: "0") < 10 { type = .number }
      return
    }
    let text = try cursor.readString("a type")
    type = text.hasPrefix("pointer") && text != "pointer" ? .pointer : .string
  }

  /// What it all comes to.
  var format: InputFormat? {
    if isStroke { return nil }
    if let candidate { return candidate }
    switch type {
    case .number: return hasData ? .rrweb : nil
    case .pointer: return .pointerevents
    case .string: return hasPointer ? .pointerevents : nil
    case nil: return nil
    }
  }
}
