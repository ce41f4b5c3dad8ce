import StrokeCore

/// How pictures and pages show what a detector measured a stroke by, or found on it.
struct MarkLook {
  let ink: Ink
  let pen: Pen
  /// What it is, in a key.
  let words: String
  /// The checks that use it; nil if they are not known, as those of an app's own detector.
  let users: [Check.Name]?
  /// The checks of these that measure by the shape itself, and not by what is marked on the stroke.
  let measuring: [Check.Name]

  init(
    _ ink: Ink, _ pen: Pen, _ words: String, _ users: [Check.Name]?, measuring: [Check.Name] = []
  ) {
    (self.ink, self.pen, self.words) = (ink, pen, words)
    (self.users, self.measuring) = (users, measuring)
  }
}

extension Construction.Name {
  /// Its look. A name that is not here is always drawn, and called by itself in a key.
  var look: MarkLook {
    switch self {
    case .boundingBox: MarkLook(.box, .thinLine, "box of the stroke", [.transit])
    case .center:
      MarkLook(
        .center, .solid, "centre", [.transit, .turns, .roundness, .fit],
        measuring: [.transit, .turns])
    case .firstAngle:
      MarkLook(.center, .thinLine, "direction of the first sample", [.angleRise])
    case .radiusBand: MarkLook(.allowed, .tint, "where samples may be", [.roundness])
    case .fittedCircle: MarkLook(.fit, .thinLine, "fitted circle", [.fit, .turns])
    case .middle: MarkLook(.forbidden, .tint, "where no sample may be", [.pointsInMiddle])
    case .fittedBox:
      MarkLook(
        .box, .thinLine, "box of the fitted circle", [.overlap], measuring: [.overlap])
    case .strokeBox:
      MarkLook(.otherBox, .dashes, "box of the stroke", [.overlap], measuring: [.overlap])
    case .trimmedOutline: MarkLook(.trimmed, .halo, "stroke without its ends", [.gap, .turns])
    case .enclosedEllipse:
      MarkLook(
        .fit, .thinLine, "fitted ellipse", [.aspect, .area, .deviation],
        measuring: [.area, .aspect, .deviation])
    // The published code returns these, and no check looks at them.
    case .inscribedEllipse: MarkLook(.fit, .thinLine, description, [])
    case .centeredBox: MarkLook(.otherBox, .dashes, description, [])
    default: MarkLook(.fit, .thinLine, description, nil)
    }
  }
}

extension Evidence.Name {
  /// Its look. Points are open or filled, so that a picture that has both does not mix them up.
  var look: MarkLook {
    switch self {
    case .inflections: MarkLook(.counted, .line, "changes of direction", [.inflections])
    case .gap: MarkLook(.counted, .dashes, "distance between the ends", [.gap, .closure])
    case .outsideBand: MarkLook(.counted, .line, "samples outside", [.roundness])
    case .angleRise: MarkLook(.counted, .solid, "where the angle rises", [.angleRise])
    case .residuals:
      MarkLook(.counted, .thinLine, "distance from the fitted circle", [.fitError])
    case .inMiddle: MarkLook(.counted, .line, "samples inside", [.pointsInMiddle])
    case .corners:
      MarkLook(.counted, .line, "where the line turns most", [.corners, .unevenness])
    case .dents: MarkLook(.counted, .solid, "where the line turns back", [.dents])
    case .spur: MarkLook(.counted, .halo, "farthest outside the ellipse", [.overshoot])
    default: MarkLook(.counted, .line, description, nil)
    }
  }
}

/// What a detector measured a stroke by, or found on it, as a picture shows it.
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
  /// True if the verdict rests on it: it is what the first check that failed found.
  let isDecisive: Bool

  /// The marks that the checks of a verdict used.
  static func all(
    _ construction: [Construction], _ evidence: [Evidence], of explanation: Explanation
  ) -> [StrokeMark] {
    construction.compactMap { one in
      let look = one.name.look
      let isFailed = explanation.checks.contains {
        $0.isFailed && look.measuring.contains($0.name)
      }
      return StrokeMark(.construction(one.shape), look, isFailed: isFailed, explanation)
    }
      + evidence.compactMap {
        StrokeMark(.evidence($0.shape), $0.name.look, isFailed: $0.isFailed, explanation)
      }
  }

  private init?(_ shape: Shape, _ look: MarkLook, isFailed: Bool, _ explanation: Explanation) {
    let check = explanation.check(of: look.users)
    let isKnown = explanation.checks.contains { look.users?.contains($0.name) ?? false }
    if check == nil, isKnown || look.users?.isEmpty == true { return nil }
    (self.shape, ink, pen) = (shape, isFailed ? .failed : look.ink, look.pen)
    name = check.map { "\($0.name): \(look.words)" } ?? look.words
    let decisive = explanation.verdict.rejection?.name
    isDecisive = isFailed && (check == nil || look.users?.contains { $0 == decisive } ?? true)
  }

  /// The character that stands for it in a key, and for each of its points in a terminal.
  var sign: Unicode.Scalar {
    switch (shape, pen) {
    case (.construction(.point), _): "•"
    case (.evidence(.points), .solid): "◆"
    case (.evidence(.points), _): "◇"
    case (_, .dashes): "╌"
    default: "─"
    }
  }

  /// The thing that it is drawn by; nil if it is too far away to be seen.
  func element(on stroke: Stroke, in viewport: Viewport) -> PictureElement? {
    let placed =
      switch shape {
      case .construction(let shape): shape.placed(in: viewport)
      case .evidence(let shape): shape.placed(on: stroke, in: viewport)
      }
    return placed.map {
      PictureElement($0, ink, pen, sign: ["─", "╌"].contains(sign) ? nil : sign)
    }
  }
}

extension Explanation {
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
  /// The smallest rectangle that contains it, or nil if that has no finite size.
  var bounds: Rect? {
    let box: Rect? =
      switch self {
      case .point(let point): Rect(around: point, point)
      case .segment(let start, let end): Rect(around: start, end)
      case .polyline(let points): Rect(around: points)
      case .rectangle(let rect): rect
      case .circle(let circle): circle.bounds
      case .ellipse(let ellipse): ellipse.bounds
      case .band(let center, _, let outer): Circle(center: center, radius: outer).bounds
      }
    return box.flatMap { $0.width.isFinite && $0.height.isFinite ? $0 : nil }
  }

  /// It, as it comes to lie in a picture; nil if it is too large to be drawn.
  fileprivate func placed(in viewport: Viewport) -> PictureElement.Shape? {
    switch self {
    case .point(let point):
      return .ellipses([Ellipse(at: viewport.mapNearby(point), radius: 3 * viewport.unit)])
    case .segment(let start, let end): return .lines([[start, end].map(viewport.map)])
    case .polyline(let points): return .lines([points.map(viewport.map)])
    case .rectangle(let rect): return .lines([viewport.map(rect).outline])
    case .circle(let circle):
      let ellipse = Ellipse(at: circle.center, radius: circle.radius)
      return viewport.map(ellipse).map { .ellipses([$0]) }
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
  /// It, as it comes to lie in a picture of the stroke. Points are diamonds.
  fileprivate func placed(on stroke: Stroke, in viewport: Viewport) -> PictureElement.Shape {
    switch self {
    case .points(let points):
      let places = points.map(viewport.mapNearby).apart(by: 0.5)
      // Diamonds that crowd are smaller, so that each can be seen.
      let radius = min(max(places.spacing / viewport.unit / 2, 2.4), 4.5) * viewport.unit
      let corners = [(radius, 0), (0, radius), (-radius, 0), (0, -radius), (radius, 0)]
      return .lines(places.map { place in corners.map { place + Vector($0.0, $0.1) } })
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
