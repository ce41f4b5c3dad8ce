/// Measures of any stroke, whatever the verdict.
///
/// Guarantees: no number is NaN; only the length can be infinite, and only beyond a double's range.
/// Score, gap and the size of the turns are the same for the mirror image, the reversal, and any
/// rotation and scale of a stroke, but for rounding.
public struct StrokeMeasures: Hashable, Sendable {
  /// The roundness of the stroke, from 0 to 100.
  ///
  /// 100 exp(−0.4 d − 0.5 d²), where d is the sum of these flaws: 2.5 times the root mean square
  /// deviation of the distance from ``center``, over the radius; 1.5 times its slope, the root mean
  /// square of how steeply it changes along the stroke; 3.5 times the turns missing from one; the
  /// turns beyond one; the turns retraced back and forth; half the difference of the two ends'
  /// distances, over the radius; and how much longer the longest step is than an eighth of a turn,
  /// over that.
  ///
  /// A circle scores 100 whatever its size, rate, start and direction, at eight samples and more;
  /// without a centre the score is 0. An ellipse 20 % flat, a gap of 45° and half a turn too much
  /// each cost about 25.
  public let score: Double

  /// The signed number of turns about ``center``, each step by the smaller angle; + is clockwise on
  /// a screen, where y grows downward. Back and forth cancel out, as do the halves of a figure
  /// eight. 0 without a centre.
  public let turns: Double

  /// The circle nearest to the stroke: Taubin's fit with each step weighted by its length, so that
  /// it does not depend on where the samples crowd. For a stroke that is closed but flat, the
  /// centroid of what it encloses and the mean distance from there, because the nearest circle of a
  /// flat loop is a huge one that runs past it. Nil for a line and for a dot.
  public let circle: Circle?

  /// Seconds from the first sample to the last, or nil without times.
  public let duration: Double?

  /// Seconds from the first sample until the finger was lifted; nil if that or the time of the
  /// samples is unknown. Equal to ``duration`` if the reported lift is before the last sample.
  public let lifted: Double?

  /// The median number of samples a second; nil if no time goes forward.
  public let rate: Double?

  /// The total length of all steps.
  public let length: Double

  /// The bounding box of the samples; nil for an empty stroke.
  public let bounds: Rect?

  /// The distance from the first sample to the last over the diameter: the diameter of ``circle``
  /// if the stroke turns half a turn or more, otherwise the distance of the two samples farthest
  /// apart, because a short arc is part of a large circle. 0 is closed; a line has 1. Nil for a
  /// dot.
  public let gap: Double?

  /// The direction in which a stroke goes round.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// As the hands of a clock move, on a screen.
    case clockwise
    /// Against the hands of a clock.
    case counterclockwise
    /// The stroke goes round nothing.
    case none
  }

  /// The sign of ``turns``; none within a billionth of 0.
  public var direction: Direction {
    turns > 1e-9 ? .clockwise : turns < -1e-9 ? .counterclockwise : .none
  }

  /// The centre of ``circle``.
  public var center: Point? { circle?.center }

  /// The radius of ``circle``.
  public var radius: Double? { circle?.radius }
}

extension StrokeMeasures {
  /// The measures of a stroke.
  ///
  /// - Complexity: O(n log n), for the median rate and the farthest samples.
  public init(of stroke: Stroke) {
    let frame = NormalizedFrame(of: stroke)
    let shape = Workspace.withRoom(rows: 3, length: stroke.count + 1) { workspace in
      let places = frame.places(of: stroke, in: &workspace)
      let shape = StrokeShape(places, in: &workspace)
      let circle = shape?.fit.flatMap { frame.circle($0.center, radius: $0.radius) }
      return shape.map { ($0.score, $0.turns, circle, $0.places.length(), $0.gap) }
    }
    (score, turns, circle) = (shape?.0 ?? 0, shape?.1 ?? 0, shape?.2)
    length = shape.map { $0.3 / frame.scale } ?? 0
    gap = shape?.4
    duration = stroke.duration.flatMap { $0.isFinite ? $0 : nil }
    lifted =
      stroke.liftTime == nil ? nil : stroke.touchDuration.flatMap { $0.isFinite ? $0 : nil }
    rate = stroke.rate.flatMap { $0.isFinite ? $0 : nil }
    bounds = stroke.bounds
  }
}

extension Stroke {
  /// The measures of the stroke, which do not depend on a detector.
  ///
  /// - Complexity: O(n log n).
  public var measures: StrokeMeasures { StrokeMeasures(of: self) }
}
