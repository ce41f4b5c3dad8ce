import Foundation
import StrokeCore
import Testing

@testable import StrokeReports

/// The laws of a sheet: nothing lies over anything else, and nothing sticks out.
@Suite struct CanvasTests {
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

  static func panels(showsChecks: Bool) -> [Panel] {
    strokes.flatMap { name, stroke in
      detectors.map {
        Panel(
          stroke, title: name, subtitle: "label", judgedBy: .detector($0), showsChecks: showsChecks)
      }
    }
  }

  @Test(arguments: [160.0, 180, 208, 400], [true, false])
  func noTextLiesOverAnother(side: Double, showsChecks: Bool) {
    let canvas = Canvas(Self.panels(showsChecks: showsChecks), columns: 4, side: side, group: 4)
    let scene = canvas.scene()
    let boxes = scene.texts.map(\.bounds)
    #expect(boxes.count > 100)
    for (index, box) in boxes.enumerated() {
      #expect(
        box.minX >= 0 && box.maxX <= scene.width, "\(scene.texts[index].text)")
      #expect(
        box.minY >= 0 && box.maxY <= scene.height, "\(scene.texts[index].text)")
      for other in boxes[(index + 1)...].prefix(60) {
        let common = box.intersection(other)
        #expect(
          common == nil || common?.area == 0, "\(scene.texts[index].text)")
      }
    }
  }

  /// A larger figure has larger words.
  @Test(arguments: [(160.0, 1.0), (400, 1), (800, 2), (4000, 10)])
  func wordsGrowWithTheFigure(side: Double, scale: Double) throws {
    let canvas = Canvas(Array(Self.panels(showsChecks: true).suffix(1)), side: side)
    let scene = canvas.scene()
    #expect(scene.scale == scale)
    var bytes: [UInt8] = []
    SVGPicture().append(scene, to: &bytes)
    let width = (min(side, 400) + 60) * scale
    #expect(String(decoding: bytes, as: UTF8.self).contains("width=\"\(Int(width))\""))
  }

  @Test func aNameBreaksBeforeItsEndingOrAfterAHyphen() {
    let breaker = LineBreaker(measure: { Double($0.count) }, shortestHead: 1)
    let rows: [(String, [String])] = [
      ("circle-clockwise.json", ["circle-clockwise", ".json"]),
      ("circle-in-milliseconds.json", ["circle-in-", "milliseconds.json"]),
      ("Samples/circle.json", ["Samples/", "circle.json"]),
      ("abcdefghijklmnopqrstu", ["abcdefghijklmnopqr", "stu"]),
    ]
    for (path, lines) in rows { #expect(breaker.lines(path: path, into: 18) == lines) }
  }

  /// A title that has room in two lines is whole; the words of a row stay at one height.
  @Test(arguments: [
    "a.json", "Samples/circle-in-milliseconds.json", "three-strokes-of-one-session.csv#2",
  ])
  func aTitleIsWholeWhereThereIsRoom(title: String) throws {
    let stroke = try Stroke([Point(0, 0), Point(9, 9)])
    let panels = [title, "b.json"].map {
      Panel(stroke, title: $0, judgedBy: .detector(Self.detectors[0]), showsChecks: false)
    }
    let texts = Canvas(panels, side: 264).scene().texts
    let bold = texts.filter { $0.font == TextLine.Font(13, isBold: true) }
    #expect(bold.filter { $0.ink == .label }.map(\.text).joined() == title + "b.json")
    #expect(Set(bold.filter { $0.ink != .label }.map(\.origin.y)).count == 1)
  }

  @Test(arguments: [(1, 1, 1), (4, 1, 2), (9, 1, 3), (100, 1, 6), (4, 4, 4), (8, 4, 4), (30, 3, 6)])
  func soManyPanelsStandSideBySide(count: Int, group: Int, columns: Int) throws {
    let panel = try #require(Self.panels(showsChecks: false).first)
    let canvas = Canvas(Array(repeating: panel, count: count), group: group)
    #expect(canvas.columns == columns)
  }

  @Test func aSheetOfNothingIsAPicture() {
    var bytes: [UInt8] = []
    SVGPicture().append(Canvas([]).scene(), to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("</svg>\n"))
  }
}

extension Scene {
  /// Every line of text in it, wherever it stands.
  var texts: [TextLine] { elements.flatMap(\.texts) }
}

extension SceneElement {
  fileprivate var texts: [TextLine] {
    switch self {
    case .shape, .painted: []
    case .text(let line): [line]
    case .group(let group): group.elements.flatMap(\.texts)
    }
  }
}
