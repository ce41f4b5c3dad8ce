import StrokeCore
import StrokeFormats
import StrokePaths

/// The pixel that the published test looks at, enlarged: at the left what is painted inside the part of
/// the finger that is mapped to it, at the right what the bitmap of one pixel holds of that.
struct PixelFigure: Figure {
  private let shape: PaintedPath
  private let share: Double
  private let outcome: Check.Outcome

  /// Nil if the pixel is too thin to be enlarged.
  ///
  /// - Parameter pixel: The part of the finger inside the bounds of what is painted.
  init?(_ test: HitTest, _ pixel: Rect, _ outcome: Check.Outcome) {
    let (x, y) = (1 / pixel.width, 1 / pixel.height)
    let enlarging = Transform(x, 0, 0, y, -pixel.minX * x, -pixel.minY * y)
    guard enlarging.isFinite, (enlarging * test.transform).isFinite else { return nil }
    var clip = test.clip.mapped(by: enlarging)
    clip.intersect(Self.pixel)
    shape = PaintedPath(test.path, test.paint, enlarging * test.transform, clip)
    share = test.coverage(of: pixel)
    self.outcome = outcome
  }

  private static let pixel = Rect(minX: 0, minY: 0, maxX: 1, maxY: 1)
  private static let result = Rect(minX: 1.2, minY: 0, maxX: 2.2, maxY: 1)

  var focus: Rect? { Self.pixel.union(Self.result) }

  var legend: [LegendEntry] {
    [
      LegendEntry(.drawn(.finger, .dashes), "finger inside the bounds"),
      LegendEntry(.drawn(.paint, .faintFill), "painted there"),
      LegendEntry(.pixel(outcome.ink, share), "the pixel"),
    ]
  }

  func elements(in viewport: Viewport, _ marks: MarkerSizes) -> [SceneElement] {
    let (pixel, result) = (viewport.map(Self.pixel), viewport.map(Self.result))
    return [viewport.map(shape).map { .painted($0, .paint) }].compactMap(\.self) + [
      .shade(result, outcome.ink, opacity: share),
      .shape(.rectangle(pixel, corner: 0), .finger, .dashes),
      .shape(.rectangle(result, corner: 0), outcome.ink, .thinLine),
    ]
  }
}

extension Panel {
  /// The pixel of the foremost shape that a rectangle hits, or else of the foremost that it might have
  /// hit; nil if there is none.
  package init?(_ drawing: SVGDrawing, pixelOf finger: Rect, by rule: HitRule, title: String) {
    let candidates = drawing.painted.reversed().compactMap { index, element in
      let test = PaintedPath(element).hitTest
      return test.pixel(for: finger).map {
        (index: index, test: test, pixel: $0, isHit: test.hits(finger, by: rule))
      }
    }
    guard let decisive = candidates.first(where: \.isHit) ?? candidates.first else { return nil }
    let outcome: Check.Outcome = decisive.isHit ? .passed : .failed
    guard let figure = PixelFigure(decisive.test, decisive.pixel, outcome) else { return nil }
    let alpha = decisive.test.alpha(of: decisive.pixel)
    let pixel = decisive.pixel
    let place = [pixel.minX, pixel.minY, pixel.width, pixel.height]
      .map { $0.shortText(upTo: 2) }.joined(separator: ",")
    self.init(
      title: "\(title) \(ElementNames(drawing)[decisive.index])", tag: "pixel \(place)",
      figure: figure,
      caption: Caption(
        outcome, "alpha \(alpha)",
        detail:
          "\((100 * decisive.test.coverage(of: pixel)).shortText(upTo: 1)) % of the pixel is painted"
      ))
  }
}
