import StrokeCore

@testable import StrokeReports

/// Findings whose names try to break out of every format, from a fixed seed.
struct HostileFindings {
  static let seed: UInt64 = 20_091_125

  private var state = seed

  /// What means something to one format or another, and what some cannot hold at all.
  static let pieces = [
    "a", " ", "/", ".", "\"", "'", "<", ">", "&", "&amp;", "]]>", "<!--", "-->", "<?", "\n", "\r",
    "\r\n", "\t", "\0", "\u{1}", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{9F}", "\u{2028}", "\u{2029}",
    "\u{FEFF}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "\u{10FFFF}", "é", "e\u{301}", "円", "😀", "%",
    "%0A", "%25", ":", "::", ",", ";", "=", "#", " # SKIP", " # TODO x", "\\", "\\#", "\\n", "ok 1",
    "not ok", "1..3", "  ---", "...", "{", "}", "[", "\\u0000", "::error file=x::y", "$(x)", "`",
  ]

  private mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  mutating func text() -> String {
    (0..<below(6)).map { _ in Self.pieces[below(Self.pieces.count)] }.joined()
  }

  mutating func finding() -> Finding {
    let detectors: [any Detector] = [CookbookDetector(), LaMarcheDetector(), KatzDetector()]
    let detector = detectors[below(3)]
    let stroke = below(2) == 0 ? Stroke() : Self.circle
    let expectations: [ExpectedVerdict?] = [nil, .circle, .rejected, .reason(.tooShort)]
    let hasPlace = below(2) == 0
    let file = text()
    let number = below(4) == 0 ? nil : below(9) + 1
    let isAlone = below(2) == 0
    let line = hasPlace ? below(99) + 1 : nil
    var finding = Finding(
      StrokePlace(file, number: number, line: line, isAlone: isAlone), by: type(of: detector).name)
    finding.column = hasPlace && below(2) == 0 ? 7 : nil
    finding.id = below(3) == 0 ? nil : text()
    finding.expectation = expectations[below(4)]
    switch below(3) {
    case 0: finding.verdict = detector.verdict(on: stroke)
    case 1: finding.explain(stroke, by: detector)
    default: (finding.unreadable, finding.detector) = (text(), nil)
    }
    return finding
  }

  static func all(_ count: Int) -> [Finding] {
    var hostile = HostileFindings()
    return (0..<count).map { _ in hostile.finding() }
  }

  private static let circle: Stroke = {
    let points = (0...40).map { index in
      Point(100 + 50 * cosine(index), 100 + 50 * cosine(index - 10))
    }
    return (try? Stroke(points)) ?? Stroke()
  }()

  /// The cosine of so many fortieths of a turn, by its series.
  private static func cosine(_ fortieths: Int) -> Double {
    let angle = Double(fortieths) * Double.pi / 20
    var (term, sum) = (1.0, 1.0)
    for step in 1...20 {
      term *= -angle * angle / Double((2 * step - 1) * (2 * step))
      sum += term
    }
    return sum
  }
}

extension Report<Finding> {
  /// The whole report.
  func document(of findings: [Finding]) -> String {
    var totals = Totals()
    for finding in findings { totals.count(finding.status) }
    return String(decoding: document(of: findings, totals), as: UTF8.self)
  }
}

/// The bytes that percent signs write, without what Foundation does to odd characters.
func percentDecoded(_ text: some StringProtocol) -> [UInt8] {
  var bytes: [UInt8] = []
  var rest = Array(text.utf8)[...]
  while let byte = rest.popFirst() {
    let digits = String(decoding: rest.prefix(2), as: UTF8.self)
    if byte == UInt8(ascii: "%"), let value = UInt8(digits, radix: 16) {
      bytes.append(value)
      rest = rest.dropFirst(2)
    } else {
      bytes.append(byte)
    }
  }
  return bytes
}
