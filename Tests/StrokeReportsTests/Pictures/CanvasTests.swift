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
          stroke, title: name, subtitle: "label", judgedBy: $0, showsChecks: showsChecks)
      }
    }
  }

  @Test(arguments: [80.0, 120, 208, 400], [true, false])
  func noTextLiesOverAnother(side: Double, showsChecks: Bool) {
    let canvas = Canvas(Self.panels(showsChecks: showsChecks), columns: 4, side: side, group: 4)
    let scene = canvas.scene()
    let boxes = scene.texts.map(\.bounds)
    #expect(boxes.count > 100)
    // Below 200 a table of checks has no room for all columns, and keeps them in order only.
    guard side > 200 || !showsChecks else { return }
    for (index, box) in boxes.enumerated() {
      #expect(box.minX >= 0 && box.maxX <= scene.width, "\(scene.texts[index].text)")
      #expect(box.minY >= 0 && box.maxY <= scene.height, "\(scene.texts[index].text)")
      for other in boxes[(index + 1)...].prefix(60) {
        let common = box.intersection(other)
        #expect(common == nil || common?.area == 0, "\(scene.texts[index].text)")
      }
    }
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
