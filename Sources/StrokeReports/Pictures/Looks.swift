import StrokeCore

// How pictures and pages show what a detector measured a stroke by, and which checks that belongs to. The
// key calls it by the name of the check. Names that are not here are those of an app's own detector: they
// are always drawn, and called by their own names.

extension Construction.Name {
  var look: (ink: Ink, pen: Pen) {
    switch self {
    case .boundingBox, .fittedBox: (.box, .thinLine)
    case .centeredBox, .strokeBox: (.otherBox, .dashes)
    case .center: (.center, .solid)
    case .firstAngle: (.center, .thinLine)
    case .radiusBand: (.allowed, .tint)
    case .middle: (.forbidden, .tint)
    case .trimmedOutline: (.trimmed, .halo)
    default: (.fit, .thinLine)
    }
  }

  /// What it is, in a key.
  var words: String {
    switch self {
    case .boundingBox: "box of the stroke"
    case .center: "centre"
    case .radiusBand: "where samples may be"
    case .firstAngle: "direction of the first sample"
    case .fittedCircle: "fitted circle"
    case .middle: "where no sample may be"
    case .fittedBox: "box of the fitted circle"
    case .strokeBox: "box of the stroke"
    case .trimmedOutline: "stroke without its ends"
    case .enclosedEllipse: "fitted ellipse"
    default: description
    }
  }

  /// The checks that measure by the shape itself, and not by what is marked on the stroke.
  var checks: [Check.Name] {
    switch self {
    case .center: [.transit, .turns]
    case .fittedBox, .strokeBox: [.overlap]
    case .enclosedEllipse: [.area, .aspect, .deviation]
    default: []
    }
  }

  /// The checks that use the shape at all; nil if they are not known.
  var users: [Check.Name]? {
    switch self {
    // The published code returns these, and no check looks at them.
    case .inscribedEllipse, .centeredBox: []
    case .boundingBox: [.transit]
    case .center: [.transit, .turns, .roundness, .fit]
    case .radiusBand: [.roundness]
    case .firstAngle: [.angleRise]
    case .fittedCircle: [.fit, .turns]
    case .middle: [.pointsInMiddle]
    case .fittedBox, .strokeBox: [.overlap]
    case .trimmedOutline: [.gap, .turns]
    case .enclosedEllipse: [.aspect, .area, .deviation]
    default: nil
    }
  }
}

extension Evidence.Name {
  /// Its pen: points are rings, or dots where a picture may have both and they are not to be mixed up.
  var pen: Pen {
    switch self {
    case .angleRise, .dents: .solid
    case .residuals: .thinLine
    case .gap: .dashes
    case .spur: .halo
    default: .line
    }
  }

  /// What it is, in a key.
  var words: String {
    switch self {
    case .inflections: "changes of direction"
    case .gap: "distance between the ends"
    case .outsideBand: "samples outside"
    case .angleRise: "where the angle rises"
    case .residuals: "distance from the fitted circle"
    case .inMiddle: "samples inside"
    case .corners: "where the line turns most"
    case .dents: "where the line turns back"
    case .spur: "farthest outside the ellipse"
    default: description
    }
  }

  /// The checks that find it; nil if they are not known.
  var users: [Check.Name]? {
    switch self {
    case .inflections: [.inflections]
    case .gap: [.gap, .closure]
    case .outsideBand: [.roundness]
    case .angleRise: [.angleRise]
    case .residuals: [.fitError]
    case .inMiddle: [.pointsInMiddle]
    case .corners: [.corners, .unevenness]
    case .dents: [.dents]
    case .spur: [.overshoot]
    default: nil
    }
  }
}

/// What a detector measured a stroke by, or found on it, with its look and its name in the key.
struct StrokeMark: Sendable {
  enum Shape: Sendable {
    case construction(Construction.Shape)
    case evidence(Evidence.Shape)
  }

  let shape: Shape
  let ink: Ink
  let pen: Pen
  /// The check that it belongs to, and what it is.
  let name: String
  /// The words beside it.
  var note: String?
  /// True if the verdict rests on it: it is what the first check that failed found.
  let isDecisive: Bool

  /// The marks that the checks of a verdict used.
  static func all(
    _ construction: [Construction], _ evidence: [Evidence], of explanation: Explanation
  ) -> [StrokeMark] {
    construction.compactMap { StrokeMark($0, explanation) }
      + evidence.compactMap { StrokeMark($0, explanation) }
  }

  private init?(_ construction: Construction, _ explanation: Explanation) {
    let isFailed = construction.isFailed(explanation)
    let look = construction.name.look
    self.init(
      .construction(construction.shape), isFailed ? .failed : look.ink, look.pen,
      construction.name.words, construction.name.users, isFailed: isFailed, explanation)
  }

  private init?(_ evidence: Evidence, _ explanation: Explanation) {
    self.init(
      .evidence(evidence.shape), evidence.isFailed ? .failed : .counted, evidence.name.pen,
      evidence.name.words, evidence.name.users, isFailed: evidence.isFailed, explanation)
    if evidence.name == .gap, let check = explanation.check(of: evidence.name.users) {
      note = "\(check.name) \(check.measuredText)"
    }
  }

  private init?(
    _ shape: Shape, _ ink: Ink, _ pen: Pen, _ words: String, _ users: [Check.Name]?, isFailed: Bool,
    _ explanation: Explanation
  ) {
    guard explanation.uses(users) else { return nil }
    let check = explanation.check(of: users)
    (self.shape, self.ink, self.pen) = (shape, ink, pen)
    name = check.map { "\($0.name): \(words)" } ?? words
    let decisive = explanation.verdict.rejection?.name
    isDecisive = isFailed && (check == nil || users?.contains { $0 == decisive } ?? true)
  }

  /// The entry of a key that stands for it.
  var keyEntry: KeyEntry {
    let sign: Unicode.Scalar =
      switch (shape, pen) {
      case (.construction(.point), _): "•"
      case (.evidence(.points), .solid): "◆"
      case (.evidence(.points), _): "◇"
      case (_, .dashes): "╌"
      default: "─"
      }
    let form: KeyEntry.Sample.Form =
      switch (shape, pen) {
      case (_, .tint): .area
      case (.construction(.point), _), (.evidence(.points), .solid): .dot
      case (.evidence(.points), _), (.construction(.ellipse), _), (.construction(.circle), _): .ring
      default: .line
      }
    return KeyEntry(form, ink, pen, sign: sign, name)
  }

  /// The things that it is drawn by.
  func elements(on stroke: Stroke, in viewport: Viewport) -> [PictureElement] {
    let shapes: [PictureElement.Shape] =
      switch shape {
      case .construction(let shape): shape.placed(in: viewport).map { [$0] } ?? []
      case .evidence(let shape): [shape.placed(on: stroke, in: viewport)]
      }
    let sign = keyEntry.samples[0].sign
    return shapes.map {
      PictureElement($0, ink, pen, sign: ["─", "╌"].contains(sign) ? nil : sign)
    }
  }

  /// The note, beside the middle of a gap or below or above it, toward the middle of the picture.
  func noteElement(in viewport: Viewport) -> PictureElement? {
    guard let note, case .evidence(.line(let points)) = shape, let first = points.first,
      let last = points.last
    else { return nil }
    let (start, end) = (viewport.mapNearby(first), viewport.mapNearby(last))
    let (place, middle) = (start.interpolated(to: end, 0.5), viewport.room.center)
    let isLevel = (end.x - start.x).magnitude > (end.y - start.y).magnitude
    let isAtRight = place.x > middle.x
    let rise = isLevel ? (place.y > middle.y ? -7 : 14) : 3.6
    let origin = place + Vector(isAtRight ? -9 : 9, rise)
    return PictureElement(.text(note, origin, endsThere: isAtRight), ink)
  }
}

extension Construction {
  /// True if a check fails that measures by the shape itself.
  func isFailed(_ explanation: Explanation) -> Bool {
    explanation.checks.contains { $0.isFailed && name.checks.contains($0.name) }
  }
}

extension Explanation {
  /// True if a check of this verdict is one of these, or if an app's own detector has none of them, so that
  /// nothing is known of the checks that use a shape.
  func uses(_ names: [Check.Name]?) -> Bool {
    guard let names, names.isEmpty || checks.contains(where: { names.contains($0.name) }) else {
      return true
    }
    return check(of: names) != nil
  }

  /// The check of this verdict that has one of these names: one that fails if there is any, or else one of
  /// those up to the verdict.
  fileprivate func check(of names: [Check.Name]?) -> Check? {
    let own = checks.filter { names?.contains($0.name) ?? false }
    if let failed = own.first(where: \.isFailed) { return failed }
    let used = checks.prefix { !$0.isFailed }
    return names?.lazy.compactMap { name in
      used.first { $0.name == name && $0.outcome == .passed }
    }.first
  }
}

extension Construction.Shape {
  /// The least rectangle that holds it, or nil if that has no finite size.
  var bounds: Rect? {
    let box: Rect?
    switch self {
    case .point(let point): box = Rect(around: point, point)
    case .segment(let start, let end): box = Rect(around: start, end)
    case .polyline(let points):
      box = points.first.map { first in
        points.reduce(Rect(around: first, first)) { $0.union(Rect(around: $1, $1)) }
      }
    case .rectangle(let rect): box = rect
    case .circle(let circle): box = circle.bounds
    case .ellipse(let ellipse): box = ellipse.bounds
    case .band(let center, _, let outer): box = Circle(center: center, radius: outer).bounds
    }
    return box.flatMap { $0.width.isFinite && $0.height.isFinite ? $0 : nil }
  }

  /// It, as it comes to lie in a picture; nil if it is too far away to be seen.
  fileprivate func placed(in viewport: Viewport) -> PictureElement.Shape? {
    switch self {
    case .point(let point):
      return .ellipses([Ellipse(at: viewport.mapNearby(point), radius: 3 * viewport.unit)])
    case .segment(let start, let end): return .lines([[start, end].map(viewport.map)])
    case .polyline(let points): return .lines([points.map(viewport.map)])
    case .rectangle(let rect): return .rectangle(viewport.map(rect))
    case .circle(let circle): return circle.placed(in: viewport)
    case .ellipse(let ellipse): return viewport.map(ellipse).map { .ellipses([$0]) }
    case .band(let center, let inner, let outer):
      let far = 4 * (viewport.room.width + viewport.room.height)
      let radii = [outer, inner].filter { $0 > 0 }.map { min(viewport.map($0), far) }
      let place = viewport.mapNearby(center)
      return .ellipses(radii.map { Ellipse(at: place, radius: $0) })
    }
  }
}

extension Evidence.Shape {
  /// It, as it comes to lie in a picture of the stroke.
  fileprivate func placed(on stroke: Stroke, in viewport: Viewport) -> PictureElement.Shape {
    switch self {
    case .points(let points):
      let places = points.map(viewport.mapNearby).apart(by: 0.5)
      // Rings that crowd are smaller, so that each can be seen.
      let spacing = DrawnLine(places).length / Double(max(places.count - 1, 1)) / viewport.unit
      let radius = places.count > 1 ? min(max(spacing / 2, 2.4), 4.5) : 4.5
      return .ellipses(places.map { Ellipse(at: $0, radius: radius * viewport.unit) })
    case .line(let points): return .lines([points.map(viewport.mapNearby)])
    case .residuals(let circle):
      return .lines(
        stroke.points.compactMap { point in
          guard let outward = (point - circle.center).normalized else { return nil }
          let foot = circle.center + outward * circle.radius
          return [viewport.mapNearby(point), viewport.mapNearby(foot)]
        })
    }
  }
}

extension Circle {
  /// The circle in a picture. Of one that is very large only the arc in view is drawn, as a line:
  /// a circle fitted to a nearly straight stroke may have any size.
  fileprivate func placed(in viewport: Viewport) -> PictureElement.Shape? {
    let (place, reach) = (viewport.map(center), viewport.map(radius))
    if reach < 1e4 { return .ellipses([Ellipse(at: place, radius: reach)]) }
    let middle = viewport.room.center
    guard reach < 1e12, place.isFinite, let toView = (middle - place).normalized else { return nil }
    // Over so short an arc the circle leaves its tangent by d²/2r, to the last place that shows.
    let foot = place + toView * reach
    let half = viewport.room.width + viewport.room.height
    return .lines([
      (-32...32).map { index in
        let along = Double(index) / 32 * half
        let sag = along * along / (2 * reach)
        return foot + toView.quarterTurn * along + toView * -sag
      }
    ])
  }
}

extension Ellipse {
  init(at center: Point, radius: Double) {
    self.init(center: center, radiusX: radius, radiusY: radius)
  }
}
