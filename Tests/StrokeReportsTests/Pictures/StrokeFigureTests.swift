import StrokeCore
import StrokeFormats
import StrokePaths
import TestSupport
import Testing

@testable import StrokeReports

/// What a picture shows of a stroke and of what a detector measured it by.
@Suite struct StrokeFigureTests {
  private static let room = Rect(minX: 0, minY: 0, maxX: 264, maxY: 244)

  private static func panel(
    _ detector: any Detector, _ stroke: Stroke, isPositive: Bool? = nil
  ) -> Panel {
    Panel(
      stroke, title: "stroke", isPositive: isPositive, judgedBy: .detector(detector),
      showsChecks: false)
  }

  private func elements(_ panel: Panel, isAlone: Bool = true) -> [PictureElement] {
    let focus = panel.figure.focus(isAlone: isAlone)
    let viewport = Viewport(showing: focus, in: Self.room, margin: 14)
    return panel.figure.elements(in: viewport, isAlone: isAlone)
  }

  private func words(_ panel: Panel, isAlone: Bool = true) -> [String] {
    checks(panel.figure.key(isAlone: isAlone))
  }

  /// The first words of the entries of a key, each once: of a mark the check that it belongs to.
  private func checks(_ key: [KeyEntry]) -> [String] {
    key.map { String($0.text.prefix { $0 != ":" }) }.reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  private static let rectangle = [
    Point(50, 0), Point(150, 0), Point(150, 60), Point(0, 60), Point(0, 0), Point(50, 0),
  ]

  /// The key calls what is drawn by the check that it belongs to.
  @Test func whatAFailingCheckMeasuresHasItsInk() throws {
    let rectangle = try Shapes.polyline(Self.rectangle)
    let twice = try Shapes.circle(turns: 2)
    let zigzag = try Stroke((0..<12).map { Point(Double($0) * 5, $0 % 2 == 0 ? 0 : 90) })
    let rows: [(any Detector, Stroke, [String])] = [
      (CookbookDetector(), zigzag, ["inflections", "transit"]),
      (CookbookDetector(), twice, ["inflections", "transit"]),
      (LaMarcheDetector(), rectangle, ["roundness"]), (LaMarcheDetector(), twice, ["sequence"]),
      (KatzDetector(), rectangle, ["error", "overlap"]),
      (RingDetector(), rectangle, ["corners", "aspect"]), (RingDetector(), twice, ["turns"]),
    ]
    for (detector, stroke, expected) in rows {
      let key = Self.panel(detector, stroke).figure.key(isAlone: true)
      let failed = checks(key.filter { $0.ink == .failed })
      #expect(Set(failed) == Set(expected), "\(detector) \(failed)")
    }
  }

  @Test func nothingHasFailedOnAnAcceptedStroke() throws {
    let stroke = try Shapes.circle()
    for detector in SVGPictureTests.detectors {
      let panel = Self.panel(detector, stroke)
      #expect(panel.ink == .accepted)
      #expect(!elements(panel).contains { $0.ink == .failed }, "\(detector)")
      #expect(words(panel, isAlone: false) == ["accepted", "start"])
    }
  }

  /// What no check of the verdict used is not drawn: neither what the published code only returns, nor what checks
  /// after the one that failed would have used.
  @Test func onlyWhatTheVerdictUsedIsDrawn() throws {
    let circle = try Shapes.circle(count: 100)
    #expect(
      words(Self.panel(CookbookDetector(), circle))
        == ["accepted", "start", "end", "transit", "inflections"])
    #expect(
      words(Self.panel(KatzDetector(), circle))
        == ["accepted", "start", "end", "overlap", "middle", "fit", "error"])
    // What is drawn is told, too.
    let key = Self.panel(KatzDetector(), circle).figure.key(isAlone: true).map(\.text)
    #expect(key.contains("fit: fitted circle") && key.contains("overlap: box of the stroke"))
    let arc = try Shapes.circle(turns: 0.6, count: 100)
    #expect(
      words(Self.panel(LaMarcheDetector(), arc)) == ["rejected", "start", "end", "closure"])
    var omitted = CookbookDetector()
    try omitted.omit(.transit)
    #expect(!words(Self.panel(omitted, circle)).contains("transit"))
  }

  /// Each entry of a key has something in the picture with its ink and its sign.
  @Test(arguments: [true, false])
  func theKeyNamesWhatIsThere(isAlone: Bool) throws {
    for panel in SVGPictureTests.panels(showsChecks: false) {
      let drawn = elements(panel, isAlone: isAlone)
      for entry in panel.figure.key(isAlone: isAlone) {
        let isThere = drawn.contains { element in
          element.ink == entry.ink
            && (element.sign == entry.sign || "─╌◇".contains(Character(entry.sign)))
        }
        #expect(isThere || panel.title == "far.json", "\(entry.text) of \(panel.title)")
      }
    }
  }

  /// One of many shows where it begins and what the first check that failed found.
  @Test func oneOfManyShowsWhyItFailed() throws {
    let rectangle = try Shapes.polyline(Self.rectangle)
    for (detector, form) in [(LaMarcheDetector() as any Detector, 1), (KatzDetector(), 1)] {
      let panel = Self.panel(detector, rectangle)
      let few = elements(panel, isAlone: false)
      #expect(few.count { $0.ink == .failed } == form)
      #expect(few.allSatisfy { [.failed, .rejected, .mark].contains($0.ink) })
      #expect(few.count { $0.ink == .mark } == 1)
      #expect(words(panel, isAlone: false) == ["rejected", "start", "why it failed"])
      #expect(elements(panel).count > few.count)
    }
  }

  /// A mark of a name that is not known is drawn, in the look of any mark, and called by its name.
  @Test func anUnknownMarkIsDrawn() throws {
    let stroke = try Shapes.circle()
    let explanation = CookbookDetector().explanation(of: stroke)
    let marks = StrokeMark.all(
      [Construction(.init("own shape"), .segment(.origin, Point(9, 9)))].compactMap(\.self),
      [Evidence(.init("own mark"), .points([Point(1, 2)]), isFailed: true)].compactMap(\.self),
      of: explanation)
    #expect(marks.map(\.name) == ["own shape", "own mark"])
    #expect(marks.map(\.ink) == [.fit, .failed] && marks.map(\.isDecisive) == [false, true])
  }

  /// What a clip cuts off is neither touched nor in view.
  @Test func aShapeEndsWhereItsClipDoes() throws {
    let square = PathData("M0 0H400V400H0Z").path
    var clip = Clip()
    clip.intersect(Rect(minX: 0, minY: 0, maxX: 20, maxY: 20))
    let stroke = try Stroke([Point(100, 100), Point(300, 300)])
    func panel(_ clip: Clip) -> Panel {
      let shape = PaintedShape(name: "square", HitTest(square, Paint(), clip: clip))
      return Panel(
        stroke, title: "stroke", judgedBy: .detector(KatzDetector()), showsChecks: false,
        over: [shape])
    }
    let (whole, part) = (panel(Clip()).figure, panel(clip).figure)
    #expect(whole.key(isAlone: true).last?.text == "touched")
    #expect(part.key(isAlone: true).last?.text == "painted")
    #expect((whole.focus(isAlone: true)?.maxX ?? 0) >= 400)
    #expect((part.focus(isAlone: false)?.maxX ?? 400) < 400)
  }

  /// Diamonds are as large as they can be without hiding each other, and no more than can be told apart.
  @Test(arguments: [(10, 4.5, 7...7), (2000, 2.4, 300...500)])
  func diamondsThatCrowdAreSmaller(count: Int, radius: Double, diamonds: ClosedRange<Int>) throws {
    let zigzag = try Stroke(
      (0..<count).map { Point(Double($0) * 1000 / Double(count), $0 % 2 == 0 ? 0 : 0.001) })
    let found = elements(Self.panel(CookbookDetector(), zigzag)).compactMap {
      if case .lines(let lines) = $0.shape, $0.sign == "◇" { lines } else { nil }
    }
    #expect(found.count == 1 && diamonds.contains(found[0].count))
    #expect(
      found[0].allSatisfy { (($0[0].distance(to: $0[2]) / 2) - radius).magnitude < 1e-9 })
  }

  @Test func residualsReachFromTheSamplesToTheCircle() throws {
    let stroke = try Shapes.polyline(Self.rectangle)
    let drawn = elements(Self.panel(KatzDetector(), stroke))
    let bars = drawn.compactMap { element -> [[Point]]? in
      guard case .lines(let lines) = element.shape, element.pen == .thinLine else { return nil }
      return element.ink == .failed && lines.count > 1 ? lines : nil
    }
    let circles = drawn.compactMap { element -> Ellipse? in
      if case .ellipses(let rings) = element.shape, element.ink == .fit { rings[0] } else { nil }
    }
    #expect(bars.count == 1 && bars[0].count == stroke.count && circles.count == 1)
    for bar in bars[0] {
      #expect((bar[1].distance(to: circles[0].center) - circles[0].radiusX).magnitude < 1e-9)
    }
  }
}
