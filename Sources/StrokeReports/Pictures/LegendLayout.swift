import StrokeCore
import StrokePaths

/// A legend laid out in lines of a width: each entry a swatch and its meaning.
struct LegendLayout {
  private static let font = TextLine.Font(10.5)
  private static let lineHeight = 16.0
  private static let gap = 12.0

  private let entries: [(entry: LegendEntry, left: Double, line: Int)]

  init(_ all: [LegendEntry], width: Double) {
    let widths = all.map { Self.swatchWidth($0.sample) + 6 + Self.font.width(of: $0.text) }
    let places = LineBreaker.flow(widths, gap: Self.gap, into: width)
    entries = zip(all, places).map { ($0, $1.left, $1.line) }
  }

  var height: Double { entries.last.map { Double($0.line + 1) * Self.lineHeight } ?? 0 }

  func placed(at origin: Point) -> [SceneElement] {
    entries.flatMap { entry, left, line in
      let middle = Point(origin.x + left, origin.y + (Double(line) + 0.5) * Self.lineHeight)
      let width = Self.swatchWidth(entry.sample)
      let text = TextLine(
        entry.text, at: middle + Vector(width + 6, 3.6), Self.font, .secondaryText)
      return Self.swatch(entry.sample, middle, width) + [.text(text)]
    }
  }

  private static func swatchWidth(_ sample: LegendEntry.Sample) -> Double {
    switch sample {
    case .start, .end, .dot, .spot: 9
    case .round: 12
    case .drawn: 16
    case .bar(let length): length
    }
  }

  /// Returns the sample of a kind of line, beginning at a point halfway up the line of text.
  private static func swatch(
    _ sample: LegendEntry.Sample, _ left: Point, _ width: Double
  ) -> [SceneElement] {
    let center = left + Vector(width / 2, 0)
    switch sample {
    case .start: return [.shape(.start(center, size: 4), .mark, .line)]
    case .end: return [.shape(.end(center, size: 4), .mark, .solid)]
    case .dot(let ink): return [.shape(.circle(Circle(center: center, radius: 3)), ink, .solid)]
    case .spot(let ink, let pen):
      return [.shape(.spots([center], radius: 3.8), ink, pen)]
    case .round(let ink, let pen):
      return [.shape(.circle(Circle(center: center, radius: 5.5)), ink, pen)]
    case .drawn(let ink, let pen) where pen == .tint || pen == .faintFill:
      let box = Rect(around: left + Vector(1, -5), left + Vector(width - 1, 5))
      return [.shape(.rectangle(box, corner: 1), ink, pen)]
    case .drawn(let ink, .halo):
      let (start, end) = (left + Vector(3, 0), left + Vector(width - 3, 0))
      return [.shape(.polyline([start, end]), ink, .halo)]
    case .drawn(let ink, let pen):
      return [.shape(.polyline([left, left + Vector(width, 0)]), ink, pen)]
    case .bar:
      let ends = [left, left + Vector(width, 0)].map { end in
        SceneElement.shape(
          .polyline([end - Vector(0, 3), end + Vector(0, 3)]), .secondaryText, .thinLine)
      }
      return [.shape(.polyline([left, left + Vector(width, 0)]), .secondaryText, .thinLine)] + ends
    }
  }
}

/// A bar that tells how large a figure is: a round number of the stroke's own units.
struct ScaleBar {
  private let length: Double
  private let text: String

  /// A bar for what a viewport shows, or nil if that has no size.
  init?(_ viewport: Viewport, _ focus: Rect?) {
    guard let focus, focus.width > 0 || focus.height > 0 else { return nil }
    // Of 1, 2 and 5 times a power of ten one is always within a factor of 2.5.
    let longest = min(max(viewport.room.width * 0.3, 24), 62)
    let shortest = longest * 0.39
    var power = 1.0
    var exponent = 0
    while power * viewport.scale > longest, exponent > -300 {
      power /= 10
      exponent -= 1
    }
    while power * 5 * viewport.scale < shortest, exponent < 300 {
      power *= 10
      exponent += 1
    }
    guard let step = [1.0, 2, 5].first(where: { $0 * power * viewport.scale >= shortest }) else {
      return nil
    }
    length = step * power * viewport.scale
    guard length <= longest else { return nil }
    let digit = Int(step)
    text =
      switch exponent {
      case 0..<6: String(digit) + String(repeating: "0", count: exponent)
      case -3..<0: (step * power).shortText(upTo: -exponent)
      default: "\(digit)e\(exponent)"
      }
  }

  var entry: LegendEntry { LegendEntry(.bar(length), text) }
}
