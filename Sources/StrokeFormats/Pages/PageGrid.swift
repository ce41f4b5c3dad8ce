import StrokeCore

/// The grid that a page keeps a stroke's places on: 4,096 lines each way, of which the stroke's
/// larger side takes the middle three quarters, so that a line of the grid is finer than a pixel of
/// any screen. Places are two characters each way, in the alphabet of URL-safe Base64.
struct PageGrid {
  private static let alphabet = [UInt8](
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  private let viewport: Viewport

  init(_ stroke: Stroke) {
    let room = Rect(minX: 0, minY: 0, maxX: 4095, maxY: 4095)
    viewport = Viewport(showing: stroke.bounds, in: room, margin: 512)
  }

  /// What one line of the grid is, in the stroke's own units.
  var unit: Double { 1 / viewport.scale }

  /// Appends places, each as four characters. What is off the grid is moved to its rim.
  func append(_ places: [Point], to output: inout [UInt8]) {
    for place in places {
      let place = viewport.map(place)
      for number in [place.x, place.y] {
        let line = Int(min(max(number.rounded(), 0), 4095))
        output.append(Self.alphabet[line >> 6])
        output.append(Self.alphabet[line & 63])
      }
    }
  }

  /// Appends a shape as `[name, kind, numbers…]`, in lines of the grid.
  func append(_ evidence: Evidence, to output: inout [UInt8]) {
    let name = Evidence.Name.allCases.firstIndex(of: evidence.name) ?? 0
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
    case .polyline(let places):
      output.append("\"l\",\"")
      append(places, to: &output)
      output.append("\"")
    }
    output.append("]")
  }

  private func map(_ length: Double) -> Double { min(viewport.map(length), 1e8) }

  private func append(
    _ kind: String, _ places: [Point], _ numbers: [Double] = [], to output: inout [UInt8]
  ) {
    output.append("\"\(kind)\"")
    for number in places.map(viewport.map).flatMap({ [$0.x, $0.y] }) + numbers {
      output.append(",")
      // A hundred million lines from the stroke is far enough to be out of sight.
      output.append(decimal: Int(min(max(number, -1e8), 1e8).rounded()))
    }
  }
}
