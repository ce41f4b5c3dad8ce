import StrokeCore
import StrokeFormats
import StrokePaths
import TestSupport
import Testing

@testable import StrokeReports

/// MarkerSizes on the stroke, and the parts of a construction that can be seen beside it.
@Suite struct EvidenceFigureTests {
  private static let room = Rect(minX: 0, minY: 0, maxX: 264, maxY: 244)

  private static func panel(_ detector: any Detector, _ stroke: Stroke) -> Panel {
    Panel(stroke, title: "stroke", judgedBy: .detector(detector), showsChecks: false)
  }

  private func elements(_ panel: Panel, _ marks: MarkerSizes = .paper) -> [SceneElement] {
    let viewport = Viewport(showing: panel.figure.focus, in: Self.room, margin: marks.margin)
    return panel.figure.elements(in: viewport, marks)
  }

  private func texts(_ panel: Panel) -> [String] { panel.figure.legend.map(\.text) }

  private static let rectangle = [
    Point(50, 0), Point(150, 0), Point(150, 60), Point(0, 60), Point(0, 0), Point(50, 0),
  ]

  @Test func whatAFailingCheckMeasuresIsRed() throws {
    let rectangle = try Shapes.polyline(Self.rectangle)
    let twice = try Shapes.circle(turns: 2)
    let zigzag = try Stroke((0..<12).map { Point(Double($0) * 5, $0 % 2 == 0 ? 0 : 90) })
    let rows: [(any Detector, Stroke, [String])] = [
      (CookbookDetector(), zigzag, ["inflections", "centre"]),
      (CookbookDetector(), twice, ["inflections", "centre"]),
      (LaMarcheDetector(), rectangle, ["outside the allowed radius"]),
      (LaMarcheDetector(), twice, ["angle rises again"]),
      (KatzDetector(), rectangle, ["residuals", "box of the fit"]),
      (RingDetector(), rectangle, ["corners", "enclosed ellipse"]),
      (RingDetector(), twice, ["centre"]),
    ]
    for (detector, stroke, expected) in rows {
      let legend = Self.panel(detector, stroke).figure.legend
      let red = legend.filter { $0.sample.ink == .failed }.map(\.text)
      #expect(red == ["rejected"] + expected, "\(detector)")
    }
  }

  @Test func nothingIsRedOnAnAcceptedStroke() throws {
    let stroke = try Shapes.circle()
    for detector in CanvasTests.detectors {
      let panel = Self.panel(detector, stroke)
      #expect(panel.caption.outcome == .passed)
      #expect(!panel.figure.legend.contains { $0.sample.ink == .failed })
      for case .shape(_, .failed, _) in elements(panel) { Issue.record("\(detector)") }
    }
  }

  /// Each entry of a legend has something in the picture with its ink and its pen.
  @Test func theLegendNamesWhatIsThere() throws {
    for panel in CanvasTests.panels(showsChecks: false) {
      let drawn = elements(panel)
      for entry in panel.figure.legend {
        let isThere = drawn.contains { element in
          guard case .shape(let shape, let ink, let pen) = element else { return false }
          switch entry.sample {
          case .start: return ink == .mark && pen == .line
          case .end: return ink == .mark && pen == .solid
          case .dot(let one): return ink == one && pen == .solid
          case .spot(let one, let other):
            guard case .spots(let points, _) = shape else { return false }
            return ink == one && pen == other && !points.isEmpty
          case .drawn(let one, let other), .round(let one, let other):
            return ink == one && pen == other
          case .bar: return true
          }
        }
        #expect(isThere || panel.title == "far.json", "\(entry.text) of \(panel.title)")
      }
    }
  }

  @Test func whatTheLineHidesIsNotInTheLegend() throws {
    let circle = try Shapes.circle(count: 100)
    #expect(texts(Self.panel(CookbookDetector(), circle)).contains("ellipse in it") == false)
    #expect(
      texts(Self.panel(KatzDetector(), circle))
        == ["accepted", "start", "end", "centre", "forbidden middle", "box of the fit"])
    // A band below the line is broader than that.
    #expect(texts(Self.panel(RingDetector(), circle)).contains("trimmed outline"))
    let box = Rect(minX: 0, minY: 0, maxX: 100, maxY: 60)
    let boxes = [Construction(.boundingBox, .rectangle(box))].compactMap(\.self)
    let rim = [Point(0, 0), Point(100, 0), Point(100, 60), Point(0, 60), Point(0, 0)]
    #expect(try StrokeFigure(Stroke(rim), construction: boxes).construction.isEmpty)
    #expect(try StrokeFigure(Stroke(rim.dropLast()), construction: boxes).construction == boxes)
    // Where the line leaves the circle, the circle can be seen.
    let arc = try Shapes.circle(turns: 0.8, count: 100)
    #expect(texts(Self.panel(KatzDetector(), arc)).contains("fitted circle"))
    #expect(!texts(Self.panel(KatzDetector(), arc)).contains("residuals"))
  }

  @Test(arguments: [(0.0, 1), (4, 1), (4.2, 2), (40, 2)])
  func boxesThatNearlyCoincideAreDrawnOnce(offset: Double, count: Int) throws {
    let box = Rect(minX: 0, minY: 0, maxX: 160, maxY: 100)
    let boxes = [
      Construction(.centeredBox, .rectangle(box.centered(on: box.center + Vector(offset, 0)))),
      Construction(.boundingBox, .rectangle(box)),
    ].compactMap(\.self)
    let stroke = try Stroke([Point(0, 0), Point(160, 100)])
    let figure = StrokeFigure(stroke, construction: boxes)
    #expect(figure.construction.count == count)
    #expect(figure.construction.last?.name == .boundingBox)
  }

  /// What a clip cuts off is neither touched nor in view.
  @Test func aShapeEndsWhereItsClipDoes() throws {
    let square = PathData("M0 0H400V400H0Z").path
    var clip = Clip()
    clip.intersect(Rect(minX: 0, minY: 0, maxX: 20, maxY: 20))
    let stroke = try Stroke([Point(100, 100), Point(300, 300)])
    let whole = StrokeFigure(stroke, over: [PaintedPath(square, Paint(), .identity)])
    let part = StrokeFigure(stroke, over: [PaintedPath(square, Paint(), .identity, clip)])
    #expect(whole.legend.last?.text == "touched")
    #expect(part.legend.last?.text == "painted")
    #expect(whole.focus?.maxX == 400)
    #expect(part.focus?.maxX == 300)
  }

  /// The length of a gap stands in the figure, off the stroke, the gap and the centre if it can.
  @Test func aGapHasItsLength() throws {
    for start in stride(from: 0.0, to: 6.28, by: 0.4) {
      let arc = try Shapes.circle(start: start, turns: 0.7, count: 200)
      let panel = Self.panel(LaMarcheDetector(), arc)
      let notes = elements(panel).compactMap { element -> TextLine? in
        if case .text(let line) = element { line } else { nil }
      }
      let note = try #require(notes.first)
      #expect(note.text == "gap 129.4" && note.ink == .failed && notes.count == 1)
      #expect(note.bounds.minX >= 0 && note.bounds.maxX <= Self.room.maxX)
      #expect(note.bounds.minY >= 0 && note.bounds.maxY <= Self.room.maxY)
      let viewport = Viewport(showing: panel.figure.focus, in: Self.room, margin: 24)
      #expect(!arc.points.map(viewport.map).contains { note.bounds.contains($0) })
      #expect(!note.bounds.contains(viewport.map(Point(160, 240))))
    }
  }

  /// Spots are as large as they can be without hiding each other.
  @Test(arguments: [(10, 4.5), (2000, 2.4)])
  func spotsThatCrowdAreSmaller(count: Int, radius: Double) throws {
    let zigzag = try Stroke(
      (0..<count).map { Point(Double($0) * 1000 / Double(count), $0 % 2 == 0 ? 0 : 0.001) })
    let radii = elements(Self.panel(CookbookDetector(), zigzag)).compactMap { element -> Double? in
      if case .shape(.spots(_, let radius), _, _) = element { radius } else { nil }
    }
    #expect(radii == [radius])
  }

  @Test func residualsReachFromTheSamplesToTheCircle() throws {
    let stroke = try Shapes.polyline(Self.rectangle)
    let panel = Self.panel(KatzDetector(), stroke)
    let bars = try #require(
      elements(panel).lazy.compactMap { element -> [SceneElement.Bar]? in
        if case .shape(.bars(let bars), _, _) = element { bars } else { nil }
      }.first)
    let circle = try #require(
      elements(panel).lazy.compactMap { element -> Circle? in
        if case .shape(.circle(let circle), .fit, _) = element { circle } else { nil }
      }.first)
    #expect(bars.count == stroke.count)
    for bar in bars {
      #expect((bar.end.distance(to: circle.center) - circle.radius).magnitude < 1e-9)
    }
  }

  /// The legend is above the first row, and again after as many as a screen shows.
  @Test(arguments: [(2, 1), (8, 1), (9, 2), (24, 3)])
  func theLegendStaysInSight(count: Int, legends: Int) throws {
    let panel = Self.panel(CookbookDetector(), try Shapes.circle())
    let scene = Canvas(Array(repeating: panel, count: count), columns: 2).scene()
    let places = scene.texts.filter { $0.text == "start" }.map(\.origin.y)
    #expect(places.count == legends)
    let titles = scene.texts.filter { $0.text == "stroke" }.map(\.origin.y)
    #expect(try #require(places.first) < titles.min() ?? 0)
  }

  @Test func aSharedLegendNamesEachThingOnce() throws {
    let panels = try [1.0, 0.5].map {
      Self.panel(CookbookDetector(), try Shapes.circle(turns: $0))
    }
    #expect(panels.map(\.caption.outcome) == [.passed, .failed])
    let legend = SharedLegend(panels, width: 2000).placed(at: .origin)
    let texts = legend.compactMap { element -> String? in
      if case .text(let line) = element { line.text } else { nil }
    }
    #expect(Set(texts).count == texts.count && texts.contains("gap"))
  }

  @Test func aTerminalShowsMarksAndTheLengthOfTheGap() throws {
    let arc = try Shapes.circle(radius: 80, start: 0, turns: 0.6, count: 60)
    var bytes: [UInt8] = []
    TerminalPicture(columns: 80, rows: 30, isColored: false).append(
      [Self.panel(CookbookDetector(), arc)], to: &bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("◇ inflections") && text.contains("╌ gap"))
    let checks = CookbookDetector().explanation(of: arc).checks
    let inflections = try #require(checks.first { $0.name == .inflections }?.measured)
    #expect(text.filter { $0 == "◇" }.count == 1 + Int(inflections))
    #expect(text.contains("gap 152.2"))
  }
}
