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

  /// The centre and the radius of a circle in whole grid units.
  func numbers(_ circle: Circle) -> [Double] {
    let center = viewport.map(circle.center)
    // A hundred million units from the stroke is far out of view.
    return [center.x, center.y, viewport.map(circle.radius)].map {
      min(max($0, -1e8), 1e8).rounded()
    }
  }
}

extension JSONWriter {
  /// Writes a mark on the stroke as `[name, 1 for a failing one or 0, kind, text or numbers]`: `d` for points, `l` for
  /// a line, and `x` for the distances from a circle, in grid units.
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
        for number in grid.numbers(circle) { json.value(number) }
      }
    }
  }
}
