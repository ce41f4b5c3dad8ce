import StrokeCore
import StrokeFormats

/// The grid that a page rounds a stroke's points to: 4,096 units each way, of which the stroke's
/// larger side takes the middle three quarters, so that a unit is finer than a pixel of any screen.
/// Each coordinate is two characters in the alphabet of URL-safe Base64.
struct PageGrid {
  private static let alphabet = [UInt8](
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  private let viewport: Viewport

  init(_ stroke: Stroke) {
    let room = Rect(minX: 0, minY: 0, maxX: 4095, maxY: 4095)
    viewport = Viewport(showing: stroke.bounds, in: room, margin: 512)
  }

  /// The length of one grid unit in the stroke's own units.
  var unit: Double { 1 / viewport.scale }

  /// Points as text, each as four characters. Points outside the grid are moved to its edge.
  func text(_ points: [Point]) -> String {
    String { output in
      for point in points.lazy.map(viewport.map) {
        for coordinate in [point.x, point.y] {
          let units = Int(min(max(coordinate.rounded(), 0), 4095))
          output.append(Self.alphabet[units >> 6])
          output.append(Self.alphabet[units & 63])
        }
      }
    }
  }

  /// Lengths in grid units.
  fileprivate func map(_ lengths: Double...) -> [Double] {
    lengths.map { min(viewport.map($0), 1e8) }
  }

  /// The places of points and some lengths, all in whole grid units.
  fileprivate func numbers(_ points: [Point], _ lengths: [Double] = []) -> [Double] {
    // A hundred million units from the stroke is far out of view.
    (points.map(viewport.map).flatMap { [$0.x, $0.y] } + lengths).map {
      min(max($0, -1e8), 1e8).rounded()
    }
  }
}

extension JSONWriter {
  /// Writes a shape as `[name, 1 for a failing one or 0, kind, numbers…]`, in grid units; the kinds are
  /// numbered as by the module.
  mutating func shape(
    _ construction: Construction, of explanation: Explanation, _ grid: PageGrid
  ) {
    let name = Construction.Name.known.firstIndex(of: construction.name) ?? 0
    let (kind, numbers): (Int, [Double]) =
      switch construction.shape {
      case .point(let point): (0, grid.numbers([point]))
      case .segment(let start, let end): (1, grid.numbers([start, end]))
      case .polyline: (2, [])
      case .rectangle(let box):
        (3, grid.numbers([Point(box.minX, box.minY), Point(box.maxX, box.maxY)]))
      case .circle(let circle): (4, grid.numbers([circle.center], grid.map(circle.radius)))
      case .ellipse(let ellipse):
        (
          5,
          grid.numbers([ellipse.center], grid.map(ellipse.radiusX, ellipse.radiusY))
            + [(ellipse.rotation * 1e4).rounded() / 1e4]
        )
      case .band(let center, let inner, let outer):
        (6, grid.numbers([center], grid.map(inner, outer)))
      }
    array { json in
      json.value(name)
      json.value(construction.isFailed(explanation) ? 1 : 0)
      json.value(kind)
      for number in numbers { json.value(number) }
      if case .polyline(let points) = construction.shape { json.value(grid.text(points)) }
    }
  }

  /// Writes a mark on the stroke in the same form.
  mutating func shape(_ evidence: Evidence, _ grid: PageGrid) {
    array { json in
      json.value(Evidence.Name.known.firstIndex(of: evidence.name) ?? 0)
      json.value(evidence.isFailed ? 1 : 0)
      switch evidence.shape {
      case .points(let points):
        json.value("d")
        json.value(grid.text(points))
      case .line(let points):
        json.value("l")
        json.value(grid.text(points))
      case .residuals(let circle):
        json.value("x")
        for number in grid.numbers([circle.center], grid.map(circle.radius)) { json.value(number) }
      }
    }
  }
}
