import StrokeCore
import StrokePaths

/// A thing in a picture: a pure value, in the picture's own units, `y` downward.
public enum SceneElement: Hashable, Sendable {
  /// A shape.
  case shape(Shape, Ink, Pen)
  /// A painted path, filled and stroked as its paint says, both lightly.
  case painted(PaintedPath, Ink)
  /// A line of text.
  case text(TextLine)
  /// Things that belong together.
  indirect case group(Group)

  /// What can be drawn.
  public enum Shape: Hashable, Sendable {
    /// A line through these places.
    case polyline([Point])
    /// A line that comes back to its beginning.
    case polygon([Point])
    /// Dots of one size.
    case dots([Point], radius: Double)
    /// A circle.
    case circle(Circle)
    /// An ellipse.
    case ellipse(Ellipse)
    /// A rectangle with corners rounded by a radius.
    case rectangle(Rect, corner: Double)
    /// All that is from `inner` to `outer` away from `center`.
    case band(center: Point, inner: Double, outer: Double)
    /// Arrow heads: the point of each, and where it points to, at length 1.
    case arrows([Arrow], size: Double)
    /// Where something starts: a ring.
    case start(Point, size: Double)
    /// Where something ends: a square that has room in the ring.
    case end(Point, size: Double)
  }

  /// The head of an arrow.
  public struct Arrow: Hashable, Sendable {
    /// Where its point is.
    public let tip: Point
    /// Where it points to; of length 1.
    public let direction: Vector

    /// The head of an arrow.
    public init(tip: Point, direction: Vector) {
      self.tip = tip
      self.direction = direction
    }

    /// The three corners of an open arrow head of a size, in the order in which it is drawn.
    public func corners(size: Double) -> [Point] {
      let back = direction * -size
      let aside = direction.quarterTurn * (size * 0.72)
      return [tip + back + aside, tip, tip + back - aside]
    }
  }

  /// Things that belong together.
  public struct Group: Hashable, Sendable {
    /// What they are, for those who cannot see them.
    public var title: String?
    /// What of them is seen, where not all is.
    public var clip: Rect?
    /// The things, from the hindmost to the foremost.
    public var elements: [SceneElement]

    /// A group of things.
    public init(title: String? = nil, clip: Rect? = nil, _ elements: [SceneElement]) {
      self.title = title
      self.clip = clip
      self.elements = elements
    }
  }
}

/// A picture: things on a sheet whose upper left corner is 0, 0.
public struct Scene: Hashable, Sendable {
  /// The width of the sheet.
  public let width: Double
  /// The height of the sheet.
  public let height: Double
  /// What it shows, in a line.
  public let title: String
  /// The things, from the hindmost to the foremost.
  public let elements: [SceneElement]

  /// A picture of things.
  public init(width: Double, height: Double, title: String, _ elements: [SceneElement]) {
    self.width = width
    self.height = height
    self.title = title
    self.elements = elements
  }

  /// Every line of text in it, wherever it stands.
  public var texts: [TextLine] { elements.flatMap(\.texts) }
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
