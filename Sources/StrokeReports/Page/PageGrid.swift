import StrokeCore

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

  /// Appends points, each as four characters. Points outside the grid are moved to its edge.
  func append(_ points: [Point], to output: inout [UInt8]) {
    for point in points.lazy.map(viewport.map) {
      for coordinate in [point.x, point.y] {
        let units = Int(min(max(coordinate.rounded(), 0), 4095))
        output.append(Self.alphabet[units >> 6])
        output.append(Self.alphabet[units & 63])
      }
    }
  }

  /// Appends a shape as `[name, kind, numbers…]`, in grid units.
  func append(_ evidence: Construction, to output: inout [UInt8]) {
    let name = Construction.Name.allCases.firstIndex(of: evidence.name) ?? 0
    output.append("[\(name),")
    switch evidence.shape {
    case .point(let point): append("p", [point], to: &output)
    case .segment(let start, let end): append("s", [start, end], to: &output)
    case .rectangle(let box):
      append("r", [Point(box.minX, box.minY), Point(box.maxX, box.maxY)], to: &output)
    case .circle(let circle):
      append("c", [circle.center], [map(circle.radius)], to: &output)
    case .ellipse(let ellipse):
      let numbers = [map(ellipse.radiusX), map(ellipse.radiusY), ellipse.rotation * 180 / .pi]
      append("e", [ellipse.center], numbers, to: &output)
    case .band(let center, let inner, let outer):
      append("b", [center], [map(inner), map(outer)], to: &output)
    case .polyline(let points):
      output.append("\"l\",\"")
      append(points, to: &output)
      output.append("\"")
    }
    output.append("]")
  }

  private func map(_ length: Double) -> Double { min(viewport.map(length), 1e8) }

  private func append(
    _ kind: String, _ points: [Point], _ numbers: [Double] = [], to output: inout [UInt8]
  ) {
    output.append("\"\(kind)\"")
    for number in points.map(viewport.map).flatMap({ [$0.x, $0.y] }) + numbers {
      output.append(",")
      // A hundred million units from the stroke is far out of view.
      output.append(decimal: Int(min(max(number, -1e8), 1e8).rounded()))
    }
  }
}
