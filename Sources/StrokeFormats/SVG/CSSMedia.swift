import StrokeCore

/// Evaluates media queries on a screen, by Media Queries 4.
struct CSSMedia {
  /// What is known of a condition. Of several, `and` is the least and `or` the greatest.
  enum Truth: Int {
    case fails = -1
    case unknown, holds

    init(_ holds: Bool) { self = holds ? .holds : .fails }

    fileprivate var negated: Truth { Truth(rawValue: -rawValue) ?? .unknown }

    fileprivate static func least(_ a: Truth, _ b: Truth) -> Truth {
      a.rawValue < b.rawValue ? a : b
    }

    fileprivate static func greatest(_ a: Truth, _ b: Truth) -> Truth {
      a.rawValue < b.rawValue ? b : a
    }
  }

  /// The size of the outermost viewport, as far as it is known.
  let viewport: SVGViewport
  /// What was met between parentheses and is not known, in the words of a warning.
  private(set) var unknown: [String] = []

  /// How deep conditions may stand in others.
  private static let mostDepth = 16

  init(viewport: SVGViewport) { self.viewport = viewport }

  /// Evaluates a list of queries, of which one has to hold if there is any.
  mutating func list(_ bytes: UnsafeBufferPointer<UInt8>) -> Truth {
    guard !bytes.trimmed.isEmpty else { return .holds }
    var (truth, start) = (Truth.fails, 0)
    while start <= bytes.count {
      let end = CSSReader.end(bytes, from: start) { $0 == UInt8(ascii: ",") }
      truth = .greatest(truth, query(UnsafeBufferPointer(rebasing: bytes[start..<end])))
      start = end + 1
    }
    return truth
  }

  /// Evaluates a query. One with a mistake does not hold.
  private mutating func query(_ bytes: UnsafeBufferPointer<UInt8>) -> Truth {
    var scanner = CSSScanner(bytes)
    let truth = condition(&scanner, mayHaveOr: true, 0) ?? type(&scanner)
    scanner.skipSpace()
    return scanner.isAtEnd ? truth ?? .fails : .fails
  }

  /// Reads a media type, perhaps after `not` or `only`, and perhaps with a condition; nil if none comes
  /// next.
  private mutating func type(_ scanner: inout CSSScanner) -> Truth? {
    let isNegated = scanner.takeKeyword("not")
    if !isNegated { _ = scanner.takeKeyword("only") }
    guard let name = scanner.name(), !Self.reserved.contains(where: { name.isWord($0) }) else {
      return nil
    }
    var truth = Truth(name.isWord("all") || name.isWord("screen"))
    scanner.skipSpace()
    if scanner.takeKeyword("and") {
      guard let rest = condition(&scanner, mayHaveOr: false, 0) else { return nil }
      truth = .least(truth, rest)
    }
    return isNegated ? truth.negated : truth
  }

  private static let reserved: [StaticString] = ["not", "only", "and", "or", "layer"]

  /// Reads parentheses: one after `not`, or one or more with `and` or `or` between them; nil, and
  /// nothing is read, if none come next.
  private mutating func condition(
    _ scanner: inout CSSScanner, mayHaveOr: Bool, _ depth: Int
  ) -> Truth? {
    var probe = scanner
    if probe.takeKeyword("not") {
      guard let truth = parentheses(&probe, depth) else { return nil }
      scanner = probe
      return truth.negated
    }
    guard var truth = parentheses(&scanner, depth) else { return nil }
    let isJoined = join("and", Truth.least, &truth, &scanner, depth)
    if !isJoined, mayHaveOr { join("or", Truth.greatest, &truth, &scanner, depth) }
    return truth
  }

  /// Reads more parentheses, each after a keyword; false if there are none.
  @discardableResult
  private mutating func join(
    _ keyword: StaticString, _ combine: (Truth, Truth) -> Truth, _ truth: inout Truth,
    _ scanner: inout CSSScanner, _ depth: Int
  ) -> Bool {
    var isJoined = false
    var probe = scanner
    probe.skipSpace()
    while probe.takeKeyword(keyword), let next = parentheses(&probe, depth) {
      truth = combine(truth, next)
      isJoined = true
      scanner = probe
      probe.skipSpace()
    }
    return isJoined
  }

  /// Reads parentheses with a condition or a feature in them; nil, and nothing is read, if none come
  /// next.
  private mutating func parentheses(_ scanner: inout CSSScanner, _ depth: Int) -> Truth? {
    guard let bytes = scanner.parenthesized() else { return nil }
    if depth < Self.mostDepth {
      var inner = CSSScanner(bytes)
      if let truth = condition(&inner, mayHaveOr: true, depth + 1) {
        inner.skipSpace()
        if inner.isAtEnd { return truth }
      }
    }
    let feature = CSSMediaFeature(bytes)
    if let holds = feature.holds(viewport) { return Truth(holds) }
    let needsSize = feature.dependsOnViewport && viewport.both == nil
    unknown.append(
      "(\(bytes.text.lowercased()))"
        + (needsSize ? " of a viewport of unknown size (--viewport gives it)" : ""))
    return .unknown
  }
}

/// What a media query asks for between parentheses: `min-width: 400px`, `400px <= width < 700px`,
/// `orientation`.
private struct CSSMediaFeature {
  /// What stands before, between and after the signs.
  private var words: [UnsafeBufferPointer<UInt8>] = []
  private var signs: [Sign] = []

  private enum Sign {
    case colon, less, atMost, equal, atLeast, greater

    func holds(_ a: Double, _ b: Double) -> Bool {
      switch self {
      case .less: a < b
      case .atMost: a <= b
      case .colon, .equal: a == b
      case .atLeast: a >= b
      case .greater: a > b
      }
    }

    var isUpward: Bool { self == .less || self == .atMost }
    var isDownward: Bool { self == .greater || self == .atLeast }
  }

  private enum Measure { case width, height, aspectRatio }

  private static let measures: [(name: StaticString, measure: Measure, bound: Sign?)] = [
    ("width", .width, nil), ("min-width", .width, .atLeast), ("max-width", .width, .atMost),
    ("height", .height, nil), ("min-height", .height, .atLeast), ("max-height", .height, .atMost),
    ("aspect-ratio", .aspectRatio, nil), ("min-aspect-ratio", .aspectRatio, .atLeast),
    ("max-aspect-ratio", .aspectRatio, .atMost),
  ]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var (start, index) = (0, 0)
    while index < bytes.count {
      let isOrEqual = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "=")
      let sign: Sign? =
        switch bytes[index] {
        case UInt8(ascii: ":"): .colon
        case UInt8(ascii: "="): .equal
        case UInt8(ascii: "<"): isOrEqual ? .atMost : .less
        case UInt8(ascii: ">"): isOrEqual ? .atLeast : .greater
        default: nil
        }
      if let sign {
        words.append(UnsafeBufferPointer(rebasing: bytes[start..<index]).trimmed)
        signs.append(sign)
        index += sign == .atMost || sign == .atLeast ? 1 : 0
        start = index + 1
      }
      index += 1
    }
    words.append(UnsafeBufferPointer(rebasing: bytes[start...]).trimmed)
  }

  var dependsOnViewport: Bool {
    words.contains { word in
      word.isWord("orientation") || Self.measures.contains { word.isWord($0.name) }
    }
  }

  /// Returns whether it holds for a viewport; nil if it is not known, or a mistake.
  func holds(_ viewport: SVGViewport) -> Bool? {
    if let choice = choice(viewport) { return holds(choice) }
    for place in words.indices {
      if let row = Self.measures.first(where: { words[place].isWord($0.name) }) {
        return holds(row.measure, row.bound, at: place, viewport)
      }
    }
    return nil
  }

  // MARK: Words

  /// The words that a feature may be, and the one that it is.
  private func choice(_ viewport: SVGViewport) -> (words: [StaticString], index: Int)? {
    if words[0].isWord("prefers-color-scheme") { return (["light", "dark"], 0) }
    if words[0].isWord("prefers-reduced-motion") { return (["no-preference", "reduce"], 0) }
    guard words[0].isWord("orientation"), let (w, h) = viewport.both else { return nil }
    return (["portrait", "landscape"], w > h ? 1 : 0)
  }

  private func holds(_ choice: (words: [StaticString], index: Int)) -> Bool? {
    // By itself a feature stands for any preference.
    if words.count == 1 { return !words[0].isWord("prefers-reduced-motion") }
    guard words.count == 2, signs[0] == .colon else { return nil }
    return choice.words.firstIndex { words[1].isWord($0) }.map { $0 == choice.index }
  }

  // MARK: Measures

  private func holds(
    _ measure: Measure, _ bound: Sign?, at place: Int, _ viewport: SVGViewport
  ) -> Bool? {
    guard let (w, h) = viewport.both else { return nil }
    let value =
      switch measure {
      case .width: w
      case .height: h
      case .aspectRatio: w / h
      }
    if let bound {
      guard words.count == 2, place == 0, signs[0] == .colon else { return nil }
      return limit(words[1], measure, viewport).map { bound.holds(value, $0) }
    }
    switch (words.count, place) {
    case (1, _): return value != 0
    case (2, 0): return limit(words[1], measure, viewport).map { signs[0].holds(value, $0) }
    case (2, 1) where signs[0] != .colon:
      return limit(words[0], measure, viewport).map { signs[0].holds($0, value) }
    case (3, 1)
    where signs.allSatisfy({ $0.isUpward }) || signs.allSatisfy({ $0.isDownward }):
      guard let first = limit(words[0], measure, viewport),
        let last = limit(words[2], measure, viewport)
      else { return nil }
      return signs[0].holds(first, value) && signs[1].holds(value, last)
    default: return nil
    }
  }

  /// A length in pixels, or a ratio.
  private func limit(
    _ word: UnsafeBufferPointer<UInt8>, _ measure: Measure, _ viewport: SVGViewport
  ) -> Double? {
    var scanner = CSSScanner(word)
    let limit: Double?
    if measure == .aspectRatio {
      guard let width = scanner.number() else { return nil }
      scanner.skipSpace()
      var height: Double? = 1
      if scanner.take(UInt8(ascii: "/")) {
        scanner.skipSpace()
        height = scanner.number()
      }
      limit = height.map { width / $0 }
    } else {
      guard let (number, unit) = scanner.dimension(), !unit.isEmpty || number == 0,
        let length = SVGLength(number, unit), length.unit != .percent
      else { return nil }
      limit = SVGUnits(outermost: viewport).computed(length)?.value
    }
    scanner.skipSpace()
    return scanner.isAtEnd ? limit : nil
  }
}

extension CSSScanner {
  /// Steps over a name, in any case, and the white space that has to follow it.
  fileprivate mutating func takeKeyword(_ word: StaticString) -> Bool {
    var probe = self
    guard probe.take(word), CSSText.isSpace(probe.byte) else { return false }
    probe.skipSpace()
    self = probe
    return true
  }
}
