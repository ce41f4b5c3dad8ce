import StrokeCore
import StrokePaths

/// A thing in a picture: a pure value, in the picture's own units, `y` downward.
package enum SceneElement: Hashable, Sendable {
  /// A shape.
  case shape(Shape, Ink, Pen)
  /// A painted path, filled and stroked as its paint says, both lightly.
  case painted(PaintedPath, Ink)
  /// A line of text.
  case text(TextLine)
  /// Things that belong together.
  indirect case group(Group)

  /// A shape that can be drawn.
  package enum Shape: Hashable, Sendable {
    /// A line through these places.
    case polyline([Point])
    /// Dots of one size.
    case dots([Point], radius: Double)
    /// Rings about points, or dots on them if they are filled.
    case spots([Point], radius: Double)
    /// Straight lines, each by itself.
    case bars([Bar])
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
    /// The start of something: a ring.
    case start(Point, size: Double)
    /// The end of something: a square that has room in the ring.
    case end(Point, size: Double)
  }

  /// A straight line.
  package struct Bar: Hashable, Sendable {
    /// Where it begins.
    package let start: Point
    /// Where it ends.
    package let end: Point

    /// A straight line from one point to another.
    package init(start: Point, end: Point) { (self.start, self.end) = (start, end) }
  }

  /// The head of an arrow.
  package struct Arrow: Hashable, Sendable {
    /// The position of its tip.
    package let tip: Point
    /// The direction in which it points; of length 1.
    package let direction: Vector

    /// The three corners of an open arrow head of a size, in the order in which it is drawn.
    package func corners(size: Double) -> [Point] {
      let back = direction * -size
      let aside = direction.quarterTurn * (size * 0.72)
      return [tip + back + aside, tip, tip + back - aside]
    }
  }

  /// Things that belong together.
  package struct Group: Hashable, Sendable {
    /// The description for those who cannot see them.
    package var title: String?
    /// The part of them that is seen, if not all is.
    package var clip: Rect?
    /// The things, from the hindmost to the foremost.
    package var elements: [SceneElement]
  }
}

/// A picture: things on a sheet whose upper left corner is 0, 0.
package struct Scene: Hashable, Sendable {
  /// The width of the sheet.
  package let width: Double
  /// The height of the sheet.
  package let height: Double
  /// The subject in one line.
  package let title: String
  /// The size at which it is shown: 2 doubles lines and words.
  package var scale = 1.0
  /// The things, from the hindmost to the foremost.
  package let elements: [SceneElement]
}
