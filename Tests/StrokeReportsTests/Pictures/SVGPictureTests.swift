import Foundation
import StrokeCore
import Testing

@testable import StrokeReports

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a parser of XML finds in a picture.
private final class Parsed: NSObject, XMLParserDelegate {
  /// A line of text, with the room that it takes where every character is .61 of the font's size wide.
  struct Text {
    var text = ""
    let classes: String
    let left: Double
    let right: Double
    let line: Double
    /// True for text in a figure, which may lie over lines.
    let isInFigure: Bool
  }

  var elements: [(name: String, attributes: [String: String])] = []
  var texts: [Text] = []
  private var text = ""
  private var depth = 0

  init?(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append((name, attributes))
    if name == "svg" { depth += 1 }
    text = ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if name == "svg" { depth -= 1 }
    guard name == "text", let attributes = elements.last?.attributes else { return }
    func number(_ name: String) -> Double? { attributes[name].flatMap { Double($0) } }
    let width = Double(text.columns) * 0.61 * 10.5
    let classes = attributes["class"] ?? ""
    let left = (number("x") ?? 0) - (classes.hasSuffix(" e") ? width : 0)
    texts.append(
      Text(
        text: text, classes: classes, left: left, right: left + width, line: number("y") ?? 0,
        isInFigure: depth > 1))
  }
}

@Suite struct SVGPictureTests {
  static let detectors: [any Detector] = [
    CookbookDetector(), LaMarcheDetector(), KatzDetector(), RingDetector(),
  ]

  /// Strokes of all kinds, sizes and names.
  static let strokes: [(name: String, stroke: Stroke)] = {
    let shapes: [(String, [(Double, Double)])] = [
      ("nothing.json", []), ("one.json", [(5, 5)]), ("twice.json", [(5, 5), (5, 5)]),
      ("line.json", (0..<30).map { (Double($0), Double($0) * 2) }),
      ("level.json", (0..<30).map { (Double($0) * 10, 7) }),
      ("a/folder/with a very long name/and a file with a longer one, in the end.json", ring(80)),
      ("huge.json", ring(1e300)), ("tiny.json", ring(1e-300)),
      ("far.json", [(1e308, -1e308), (-1e308, 1e308)]),
      ("<&>\"\u{0}\u{1B}[31m\u{202E}\n", ring(3)), ("漢字🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂", ring(30)),
      ("dense.json", (0..<5000).map { (cos(Double($0) / 400) * 90, sin(Double($0) / 370) * 90) }),
    ]
    return shapes.compactMap { name, points in
      (try? Stroke(points.map { Point($0.0, $0.1) })).map { (name, $0) }
    }
  }()

  private static func ring(_ radius: Double) -> [(Double, Double)] {
    (0...60).map { (radius * cos(Double($0) / 9.5), radius * sin(Double($0) / 9.5)) }
  }

  static func panels(showsChecks: Bool, isPositive: Bool? = nil) -> [Panel] {
    strokes.flatMap { name, stroke in
      detectors.map {
        Panel(
          stroke, title: name, note: [name, "label"], isPositive: isPositive,
          judgedBy: .detector($0), showsChecks: showsChecks)
      }
    }
  }

  private func picture(
    _ panels: [Panel], columns: Int? = nil, width: Double? = nil, group: Int = 1
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    SVGPicture(panels, columns: columns, width: width, group: group).append(to: &bytes)
    return bytes
  }

  private func parsed(_ panels: [Panel]) throws -> Parsed { try #require(Parsed(picture(panels))) }

  /// Nothing lies over anything else, and nothing sticks out.
  @Test(arguments: [true, false], [nil, true, false])
  func noTextLiesOverAnother(showsChecks: Bool, isPositive: Bool?) throws {
    let panels = Self.panels(showsChecks: showsChecks, isPositive: isPositive)
    for some in [panels] + panels.map({ [$0] }) {
      let parsed = try parsed(some)
      let sheet = parsed.elements[0].attributes
      let (width, height) = (Double(sheet["width"] ?? ""), Double(sheet["height"] ?? ""))
      let texts = parsed.texts.filter { !$0.isInFigure }.sorted { $0.left < $1.left }
      #expect(texts.count >= 4 * some.count)
      for (line, texts) in Dictionary(grouping: texts, by: \.line) {
        #expect(line > 10 && line < height ?? 0)
        #expect(texts[0].left >= 15.9 && (texts.last?.right ?? 0) <= (width ?? 0) - 15.9)
        for (one, next) in zip(texts, texts.dropFirst()) {
          #expect(one.right < next.left, "\(one.text) \(next.text)")
        }
      }
    }
  }

  /// A check's number and its limit are there in full, however many figures there are.
  @Test func noLimitIsDropped() throws {
    for panels in [Self.panels(showsChecks: true), [Self.panels(showsChecks: true)[23]]] {
      let texts = try parsed(panels).texts.map(\.text)
      for panel in panels {
        let lines = panel.lines(columns: 1000).map(\.text)
        #expect(lines.dropFirst(3).allSatisfy(texts.contains) && lines.count > 3)
      }
    }
  }

  /// The reasons that there are, with the word for right or wrong, have room in a grid.
  @Test(arguments: KnownDetector.reasons)
  func aReasonIsWhole(reason: Reason) throws {
    let headline = "wrongly rejected: \(reason)"
    let panel = Panel(
      title: "a", subtitle: "", tag: "b", .wrong, headline, measured: "", [],
      Figure(stroke: Self.strokes[3].stroke))
    let words = try parsed([panel, panel]).texts.filter { $0.classes == "wrong" }.map(\.text)
    let lines = words.filter { $0.count > 1 }
    #expect(lines[..<(lines.count / 2)].joined(separator: " ") == headline, "\(lines)")
  }

  /// With a label a verdict is right or wrong, in colour, in words and by a sign, and else accepted or rejected.
  @Test(arguments: [
    (80.0, nil, Ink.accepted, "circle", "+"), (80, true, .right, "right: circle", "✓"),
    (80, false, .wrong, "wrong: circle", "✗"), (0, nil, .rejected, "No circle fits", "−"),
    (0, true, .wrong, "wrongly rejected: No circle fits", "✗"),
    (0, false, .right, "rightly rejected: No circle fits", "✓"),
  ])
  func aVerdictIsToldInThreeWays(
    radius: Double, isPositive: Bool?, ink: Ink, headline: String, sign: String
  ) throws {
    let stroke = try Stroke(Self.ring(radius).map { Point($0.0, $0.1) })
    let panel = Panel(
      stroke, title: "a", isPositive: isPositive, judgedBy: .detector(KatzDetector()),
      showsChecks: false)
    #expect(panel.ink == ink && String(ink.sign) == sign)
    let parsed = try parsed([panel])
    for text in [headline, sign] {
      #expect(parsed.texts.contains { $0.text == text && $0.classes == ink.rawValue })
    }
    #expect(parsed.texts.contains { $0.text == ink.rawValue && $0.classes == "note" })
    let classes = parsed.elements.compactMap { $0.attributes["class"] }
    #expect(Set(classes).intersection(["failed line"]).isEmpty)
    #expect(classes.contains("\(ink.rawValue) line"))
  }

  /// Figures that are wider are the usual ones enlarged, with their words.
  @Test(arguments: [(160.0, 1, 170), (504, 1, 536), (1008, 1, 1072), (308, 2, 664), (154, 2, 332)])
  func wordsGrowWithTheFigure(width: Double, count: Int, sheet: Int) throws {
    let panels = Array(Self.panels(showsChecks: true).suffix(count))
    let picture = try #require(Parsed(picture(panels, width: width)))
    #expect(Double(picture.elements[0].attributes["width"] ?? "").map { Int($0) } == sheet)
    let usual = try parsed(panels)
    #expect(picture.elements[0].attributes["viewBox"] == usual.elements[0].attributes["viewBox"])
  }

  @Test(arguments: [
    (2, 1, 2), (4, 1, 2), (9, 1, 3), (100, 1, 5), (4, 4, 2), (8, 4, 4), (30, 3, 3), (4, 2, 2),
    (6, 3, 3),
  ])
  func soManyFiguresStandSideBySide(count: Int, group: Int, columns: Int) throws {
    let panel = try #require(Self.panels(showsChecks: false).first)
    let parsed = try #require(
      Parsed(picture(Array(repeating: panel, count: count), group: group)))
    let places = parsed.elements.dropFirst().filter { $0.name == "svg" }.map { $0.attributes["x"] }
    #expect(Set(places).count == columns && places.count == count)
  }

  /// The key of many figures stands once, above them, and explains only what can be told there.
  @Test func manyFiguresHaveOneKey() throws {
    let parsed = try parsed(Self.panels(showsChecks: false))
    let first = try #require(parsed.texts.map(\.line).min())
    let key = parsed.texts.filter { $0.line == first }.map(\.text)
    #expect(Set(key).isSuperset(of: ["accepted", "why it failed", "start", "rejected"]))
    #expect(key.count == 8)
    #expect(parsed.texts.count { $0.text == "start" } == 1)
  }

  @Test func everyPictureIsWellFormed() throws {
    for panel in Self.panels(showsChecks: true) {
      let parsed = try parsed([panel])
      #expect(parsed.elements.first?.name == "svg")
      let texts = Set(parsed.texts.map(\.text))
      #expect(panel.lines(columns: 78).allSatisfy { texts.contains($0.text) })
    }
  }

  @Test func noNumberIsTooLargeForAReader() throws {
    for panel in Self.panels(showsChecks: false) {
      for (name, attributes) in try parsed([panel]).elements where name != "style" {
        for (key, value) in attributes where !["class", "xmlns", "role"].contains(key) {
          #expect(!value.contains("inf") && !value.contains("nan") && !value.contains("e+"))
          let numbers = value.split { !$0.isNumber && $0 != "." && $0 != "-" }
          #expect(numbers.allSatisfy { (Double($0) ?? 0).magnitude < 1e7 }, "\(key)=\(value)")
        }
      }
    }
  }

  @Test func namesAreTextWhateverTheyHold() throws {
    let stroke = try Stroke([Point(0, 0), Point(1, 1)])
    let name = "<\u{2F}text><script>&\"'\u{0}\u{FFFE}]]>"
    let panel = Panel(
      stroke, title: name, note: [name], judgedBy: .detector(CookbookDetector()),
      showsChecks: false)
    let parsed = try parsed([panel])
    let shown = "</text><script>&\"'\u{FFFD}\u{FFFD}]]>"
    #expect(
      parsed.texts.map(\.text).filter { $0.hasSuffix(shown) } == [shown, "size 1 × 1 · \(shown)"])
    #expect(!parsed.elements.contains { $0.name == "script" })
  }
}

/// What colours look like, to people with and without the usual sight.
@Suite struct InkTests {
  @Test func theReaderChoosesTheColours() {
    let sheet = PictureStyle.sheet
    #expect(sheet.contains(Ink.card.lightColor) && sheet.contains(Ink.card.darkColor))
    #expect(sheet.contains("prefers-color-scheme:dark"))
  }

  /// WCAG's contrast of text to what it stands on.
  @Test(
    arguments: [
      Ink.label, .secondaryText, .right, .wrong, .accepted, .rejected, .passed, .failed, .neutral,
      .counted,
    ], [Ink.page, .card, .figureBackground])
  func textCanBeRead(text: Ink, ground: Ink) {
    for color in [\Ink.lightColor, \Ink.darkColor] {
      let (a, b) = (luminance(text[keyPath: color]), luminance(ground[keyPath: color]))
      #expect((max(a, b) + 0.05) / (min(a, b) + 0.05) >= 4.5, "\(text) on \(ground)")
    }
  }

  /// The two of a pair are told apart with and without deuteranopia, as Machado, Oliveira and Fernandes simulate it.
  @Test(arguments: [
    (Ink.right, Ink.wrong), (.accepted, .rejected), (.passed, .failed), (.rejected, .failed),
    (.right, .failed), (.counted, .failed),
  ])
  func aPairIsToldApart(one: Ink, other: Ink) {
    for color in [\Ink.lightColor, \Ink.darkColor] {
      let (a, b) = (linear(one[keyPath: color]), linear(other[keyPath: color]))
      #expect(difference(a, b) > 20, "\(one) \(other)")
      #expect(difference(seenWithDeuteranopia(a), seenWithDeuteranopia(b)) > 20, "\(one) \(other)")
    }
  }

  private func linear(_ color: String) -> [Double] {
    let number = Int(color.dropFirst(), radix: 16) ?? 0
    return [number >> 16, number >> 8 & 255, number & 255].map { part in
      let share = Double(part) / 255
      return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
  }

  private func luminance(_ color: String) -> Double {
    zip([0.2126, 0.7152, 0.0722], linear(color)).reduce(0) { $0 + $1.0 * $1.1 }
  }

  private func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
  }

  private func seenWithDeuteranopia(_ color: [Double]) -> [Double] {
    let matrix = [
      [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
      [-0.011820, 0.042940, 0.968881],
    ]
    return product(matrix, color).map { min(max($0, 0), 1) }
  }

  /// The distance in CIE's L*a*b*, where 2 can just be seen.
  private func difference(_ a: [Double], _ b: [Double]) -> Double {
    func lab(_ color: [Double]) -> [Double] {
      let matrix = [
        [0.4339, 0.3762, 0.1899], [0.2126, 0.7152, 0.0722], [0.0177, 0.1095, 0.8728],
      ]
      let roots = product(matrix, color).map(cbrt)
      return [
        116 * roots[1] - 16, 500 * (roots[0] - roots[1]), 200 * (roots[1] - roots[2]),
      ]
    }
    return zip(lab(a), lab(b)).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }
}
