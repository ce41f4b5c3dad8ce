extension RingDetector {
  /// The gap, the corners, the dents and the spur, each if the check of it fails.
  public func evidence(of stroke: Stroke) -> [Evidence] {
    let failures = failures(on: stroke)
    guard !failures.isEmpty else { return [] }
    return Self.withSamples(of: stroke) { samples, workspace, frame in
      guard let outline = Outline(samples, in: &workspace) else { return [] }
      let row = workspace.row(Outline.count)
      return turns < 1
        ? arcEvidence(outline, frame, failures, row) : loopEvidence(outline, frame, failures, row)
    }
  }

  private func loopEvidence(
    _ outline: Outline, _ frame: NormalizedFrame, _ failures: [Check.Name], _ row: ScratchRow
  ) -> [Evidence] {
    let trimmed = outline.endsToTrim(upTo: longestTrim)
    let part = outline.without(trimmed)
    guard let region = EnclosedRegion(part) else { return [] }
    // Before the loop is stretched in place.
    let whole = (0..<Outline.count).map { frame.point(outline.places[$0]) }
    let ends = [part[0], part[part.count - 1]].map { frame.point($0) }
    let loop = WhitenedOutline(outline, trimmed, region)
    let even = EvenLoop(loop, lengths: row)
    even.turn(sign: loop.sign, into: row)
    let bends = Bends((0..<Outline.count).map { row[$0] }, chord: EvenLoop.padding, isRound: true)
    func marks(_ indices: [Int]) -> Evidence.Shape {
      let places = indices.map { even.places[$0 + EvenLoop.padding] }
      return .points(places.map { frame.point(region.whitening.unmapped($0)) })
    }
    let found: [([Check.Name], Evidence?)] = [
      ([.gap], Evidence(.gap, .line(ends), isFailed: true)),
      ([.dents], Evidence(.dents, marks(bends.wrong), isFailed: true)),
      ([.corners, .unevenness], Evidence(.corners, marks(bends.sharp), isFailed: true)),
      ([.overshoot], Evidence(.spur, .line(Array(whole[loop.spur])), isFailed: true)),
    ]
    return found.compactMap { names, evidence in
      names.contains { failures.contains($0) } ? evidence : nil
    }
  }

  private func arcEvidence(
    _ outline: Outline, _ frame: NormalizedFrame, _ failures: [Check.Name], _ row: ScratchRow
  ) -> [Evidence] {
    guard let arc = Arc(outline) else { return [] }
    let inner = arc.inner
    func bends(_ chord: Int) -> Bends {
      let count = inner.turn(chord: chord, sign: arc.sign, into: row)
      return Bends((0..<count).map { row[$0] }, chord: chord, isRound: false)
    }
    func marks(_ indices: [Int], _ chord: Int) -> Evidence.Shape {
      .points(indices.map { frame.point(inner[$0 + chord]) })
    }
    let (short, long) = arcChords
    let found: [(Check.Name, Evidence?)] = [
      (.dents, Evidence(.dents, marks(bends(long).wrong, long), isFailed: true)),
      (.corners, Evidence(.corners, marks(bends(short).sharp, short), isFailed: true)),
    ]
    return found.compactMap { failures.contains($0) ? $1 : nil }
  }
}

/// The angles of a line that stand out.
private struct Bends {
  /// Where the line turns more than twice as much as on average, and more than beside it; where it
  /// turns most if there is no such angle.
  let sharp: [Int]
  /// Where it turns the wrong way, and more so than beside it. Less than a twentieth of the average
  /// is not seen.
  let wrong: [Int]

  /// The bends in angles between chords of `chord` steps. In a round line the first angle follows the last.
  init(_ angles: [Double], chord: Int, isRound: Bool) {
    let mean = (angles.reduce(0, +) / Double(max(angles.count, 1))).magnitude
    // Two chords meet at each point, so one bend is spread over as many points.
    let reach = chord + 1
    func peaks(of angles: [Double], above least: Double) -> [Int] {
      angles.indices.filter { index in
        angles[index] > least
          && (index - reach...index + reach).allSatisfy { place in
            guard isRound || angles.indices.contains(place) else { return true }
            let other = (place + angles.count) % angles.count
            // The first of equal ones.
            return angles[other] < angles[index] || angles[other] == angles[index] && other >= index
          }
      }
    }
    let corners = peaks(of: angles, above: 2 * mean)
    let sharpest = angles.indices.max { angles[$0] < angles[$1] }
    sharp = corners.isEmpty ? [sharpest].compactMap { $0 } : corners
    wrong = peaks(of: angles.map { -$0 }, above: mean / 20)
  }
}

extension WhitenedOutline {
  /// The run of places about the one farthest from the rim that are off it by a quarter as much, and
  /// the places where it leaves the rim.
  fileprivate var spur: ClosedRange<Int> {
    let offsets = (0..<whole.count).map { (whole[$0].length - 1).magnitude }
    let farthest = offsets.indices.max { offsets[$0] < offsets[$1] } ?? 0
    let least = offsets[farthest] / 4
    let first = offsets[..<farthest].lastIndex { $0 <= least } ?? 0
    let last = offsets[farthest...].firstIndex { $0 <= least } ?? whole.count - 1
    return first...last
  }
}

extension RingDetector {
  /// The part of the smoothed outline that is left when the ends are trimmed, and the ellipse of
  /// the same moments as what it encloses: the one that the loop is measured by after stretching
  /// has made a circle of it. For an arc, the outline and the circle that fits it best.
  public func construction(of stroke: Stroke) -> [Construction] {
    Self.withSamples(of: stroke) { samples, workspace, frame in
      guard let outline = Outline(samples, in: &workspace) else { return [] }
      let part = turns < 1 ? outline.places : outline.trimmed(upTo: longestTrim)
      let line = (0..<part.count).map { frame.point(part[$0]) }
      let fit = turns < 1 ? arcFit(outline, frame) : loopFit(part, frame)
      return [Construction(.trimmedOutline, .polyline(line))].compactMap { $0 } + fit
    }
  }

  private func loopFit(_ part: PointBuffer, _ frame: NormalizedFrame) -> [Construction] {
    guard let region = EnclosedRegion(part) else { return [] }
    let ellipse = region.ellipse
    let center = frame.point(Vector(ellipse.center.x, ellipse.center.y))
    let placed = Ellipse(
      center: center, radiusX: ellipse.radiusX / frame.scale,
      radiusY: ellipse.radiusY / frame.scale, rotation: ellipse.rotation)
    return [
      Construction(.enclosedEllipse, .ellipse(placed)), Construction(.center, .point(center)),
    ]
    .compactMap { $0 }
  }

  private func arcFit(_ outline: Outline, _ frame: NormalizedFrame) -> [Construction] {
    guard let fit = Arc(outline),
      let circle = frame.circle(fit.center, radius: fit.radius)
    else { return [] }
    return [
      Construction(.fittedCircle, .circle(circle)), Construction(.center, .point(circle.center)),
    ]
    .compactMap { $0 }
  }
}

extension EnclosedRegion {
  /// The ellipse of the same moments.
  fileprivate var ellipse: Ellipse {
    let half = (xx + yy) / 2
    let apart = Vector((xx - yy) / 2, xy)
    let (most, least) = (half + apart.length, max(half - apart.length, 0))
    return Ellipse(
      center: Point(centroid.dx, centroid.dy), radiusX: 2 * most.squareRoot(),
      radiusY: 2 * least.squareRoot(), rotation: arcTangent(Vector(apart.dx, apart.dy)) / 2)
  }
}

extension NormalizedFrame {
  /// A place of the frame, where the stroke has it.
  func point(_ place: Vector) -> Point {
    Point(origin.x + place.dx / scale, origin.y + place.dy / scale)
  }
}
