// Strokes made up: exact shapes with a hand's noise, and variants of recorded strokes. All numbers come
// from one generator with a seed, and from functions that give the same bits on every system, so that a
// seed always gives the same strokes.
//
// How much a hand varies is taken from people who were asked for one shape ten times: sizes differ by a
// fifth, proportions by a tenth, directions by 8 degrees, durations by a quarter, speeds within a stroke by
// 0.5 to 1.06 of their mean; a line wavers slowly by some 3 percent of the size and trembles by half a
// percent; ends meet within a tenth of a turn.

/// A maker of strokes, the same ones for the same seed.
package struct StrokeGenerator: Sendable {
  /// A shape that is made exactly before a hand's noise is added.
  package enum Shape: String, Sendable, CaseIterable {
    case circle, ellipse, arc, spiral, triangle, rectangle, pentagon, line
    /// With corners that are cut by more or less, and sides of different lengths.
    case roundedRectangle = "rounded-rectangle"
    /// With a gap of a fifteenth to a quarter of a turn.
    case openCircle = "open-circle"
    /// Wound up a little: the end passes the start, inside or outside.
    case spiralledLoop = "spiralled-loop"
  }

  private var random: SplitMix64
  /// The samples of a second; nil for 60, and for as many as the stroke has that a variant is made of.
  private let rate: Double?

  /// A generator that begins with a seed.
  package init(seed: UInt64, rate: Double? = nil) {
    random = SplitMix64(seed: seed)
    self.rate = rate
  }

  /// The next stroke of a shape, in a view 320 wide.
  package mutating func next(_ shape: Shape) -> Stroke {
    let outline = outline(of: shape)
    let size = random.number(in: 40...110)
    let angle = random.number(in: 0...(2 * Double.pi))
    let flip = random.number(in: 0...1) < 0.5 ? -1.0 : 1
    let middle = Point(random.number(in: 130...190), random.number(in: 180...300))
    let (sin, cos) = (sine(angle), cosine(angle))
    let places = outline.map { place in
      let (x, y) = (place.dx * size, place.dy * size * flip)
      return middle + Vector(x * cos - y * sin, x * sin + y * cos)
    }
    let duration = random.number(in: 0.6...1.6)
    return hand(places, size: size, duration: duration, viewWidth: 320)
  }

  /// The next variant of a recorded stroke, with as many samples and as long a time as another try would
  /// have. A stroke without times gets none; one of fewer than three samples stays as it is.
  package mutating func next(like stroke: Stroke) -> Stroke {
    guard stroke.count > 2, let box = stroke.bounds else { return stroke }
    let size = max(box.width, box.height) / 2
    guard size > 0, size.isFinite else { return stroke }
    let turn = 0.14 * random.nextNormal()
    let scale = max(0.4, 1 + 0.2 * random.nextNormal())
    let stretch = max(0.6, 1 + 0.08 * random.nextNormal())
    let (sin, cos) = (sine(turn), cosine(turn))
    let center = box.center
    var places = stroke.points.map { point in
      let off = point - center
      let (x, y) = (off.dx * scale * stretch, off.dy * scale / stretch)
      return center + Vector(x * cos - y * sin, x * sin + y * cos)
    }
    overshoot(&places, size: size * scale)
    let duration = stroke.duration.map { max($0, 0) * max(0.5, 1 + 0.25 * random.nextNormal()) }
    if let rate, let duration {
      let steps = max(2, Int((duration * rate).rounded()))
      places = (0...steps).map { places.place(at: Double($0) / Double(steps)) }
    }
    let own = duration.flatMap { $0 > 0 ? Double(places.count - 1) / $0 : nil }
    let wavered = wavered(places, size: size * scale, rate: own ?? 60)
    var variant = Stroke()
    for (index, place) in wavered.enumerated() {
      let share = Double(index) / Double(max(wavered.count - 1, 1))
      // A sample that is not finite, of a stroke at the end of the range, is left out.
      try? variant.append(place, at: duration.map { $0 * share })
    }
    try? variant.setViewWidth(stroke.viewWidth)
    return variant
  }
}

// Outlines about the origin, with a radius of 1, at even distances.
extension StrokeGenerator {
  private mutating func outline(of shape: Shape) -> [Vector] {
    switch shape {
    case .circle: return ring(turns: random.number(in: 0.95...1.08), aspect: 1)
    case .ellipse:
      return ring(turns: random.number(in: 0.95...1.08), aspect: random.number(in: 0.25...0.5))
    case .arc: return ring(turns: random.number(in: 0.3...0.75), aspect: 1)
    case .spiral:
      let turns = random.number(in: 1.8...3.5)
      return ring(turns: turns, aspect: 1).enumerated().map { index, place in
        place * (0.2 + 0.8 * Double(index) / Double(Self.places))
      }
    case .triangle: return polygon(corners: 3)
    case .rectangle:
      let aspect = random.number(in: 0.5...1)
      return polygon(corners: 4).map { Vector($0.dx, $0.dy * aspect) }
    case .pentagon: return polygon(corners: 5)
    case .line: return (0...Self.places).map { Vector(Double($0) * 2 / Double(Self.places) - 1, 0) }
    case .roundedRectangle: return roundedRectangle()
    case .openCircle: return ring(turns: random.number(in: 0.75...0.93), aspect: 1)
    case .spiralledLoop:
      let pitch = random.number(in: 0.15...0.5)
      return ring(turns: random.number(in: 1.05...1.6), aspect: 1).enumerated().map {
        $1 * (1 - pitch + pitch * Double($0) / Double(Self.places))
      }
    }
  }

  /// The steps of an outline.
  private static var places: Int { 240 }

  private mutating func ring(turns: Double, aspect: Double) -> [Vector] {
    let start = random.number(in: 0...(2 * Double.pi))
    return (0...Self.places).map { index in
      let angle = start + 2 * Double.pi * turns * Double(index) / Double(Self.places)
      return Vector(cosine(angle), sine(angle) * aspect)
    }
  }

  /// An uneven rectangle from anywhere on, every place of which is the mean of those about it: of
  /// up to two thirds of a side, so that the corners are cut by arcs that long.
  private mutating func roundedRectangle() -> [Vector] {
    let aspect = random.number(in: 0.5...1)
    let corners = vertices(of: 4).dropLast().map { corner in
      let off = Vector(random.nextNormal(), random.nextNormal()) * 0.06
      return Vector(corner.dx + off.dx, (corner.dy + off.dy) * aspect)
    }
    let sharp = polygon(corners + [corners[0]]).dropLast()
    let reach = Int(random.number(in: 3...20))
    let start = Int(random.number(in: 0...Double(Self.places)))
    return (0...Self.places).map { index in
      let sum = (-reach...reach).reduce(Vector.zero) { sum, offset in
        sum + sharp[(start + index + offset + Self.places) % Self.places]
      }
      return sum * (1 / Double(2 * reach + 1))
    }
  }

  /// The corners of a regular polygon, the last of which is the first.
  private func vertices(of corners: Int) -> [Vector] {
    (0...corners).map { corner in
      let angle = 2 * Double.pi * (Double(corner) + 0.5) / Double(corners)
      return Vector(cosine(angle), sine(angle))
    }
  }

  private func polygon(corners: Int) -> [Vector] { polygon(vertices(of: corners)) }

  private func polygon(_ vertices: [Vector]) -> [Vector] {
    let corners = vertices.count - 1
    let steps = Self.places / corners
    var places = [vertices[0]]
    for corner in 0..<corners {
      let step = (vertices[corner + 1] - vertices[corner]) * (1 / Double(steps))
      for index in 1...steps { places.append(vertices[corner] + step * Double(index)) }
    }
    return places
  }
}

// The hand.
extension StrokeGenerator {
  /// The samples of a hand that follows places at a speed that varies, with noise.
  private mutating func hand(
    _ places: [Point], size: Double, duration: Double, viewWidth: Double
  ) -> Stroke {
    let rate = rate ?? 60
    let samples = max(8, Int((duration * rate).rounded()))
    // A hand starts and stops slowly, and hurries and hesitates between.
    let depth = random.number(in: 0.3...1.4)
    let (count, phase) = (random.number(in: 1.5...3), random.number(in: 0...(2 * Double.pi)))
    var ways = [0.0]
    for step in 1..<samples {
      let time = (Double(step) - 0.5) / Double(samples - 1)
      let hurry = exponential(depth * sine(2 * Double.pi * count * time + phase))
      ways.append(ways[step - 1] + time * (1 - time) * hurry)
    }
    let whole = ways[samples - 1]
    let followed = ways.map { places.place(at: $0 / whole) }
    var stroke = Stroke()
    for (index, place) in wavered(followed, size: size, rate: rate).enumerated() {
      // What is made here is finite.
      try? stroke.append(place, at: Double(index) / rate)
    }
    try? stroke.setViewWidth(viewWidth)
    return stroke
  }

  /// The places with slow waves across the whole of them, and a tremor that lasts some 30 milliseconds.
  private mutating func wavered(_ places: [Point], size: Double, rate: Double) -> [Point] {
    let waves = (1...3).map { wave in
      (
        count: (Double(wave) + random.number(in: -0.5...0.5)) / 2,
        phase: random.number(in: 0...(2 * Double.pi)), x: random.nextNormal(),
        y: random.nextNormal()
      )
    }
    var tremor = Vector(0, 0)
    let rest = exponential(-30 / rate)
    let push = 0.00625 * (1 - rest * rest).squareRoot()
    return places.enumerated().map { index, place in
      let share = Double(index) / Double(max(places.count - 1, 1))
      var off = Vector(0, 0)
      for wave in waves {
        let height = sine(2 * Double.pi * wave.count * share + wave.phase) / (1 + wave.count)
        off = off + Vector(wave.x, wave.y) * (0.03 * height)
      }
      tremor = tremor * rest + Vector(random.nextNormal(), random.nextNormal()) * push
      return place + (off + tremor) * size
    }
  }

  /// Lets the ends go on, or leaves some of them out, as far as hands miss by.
  private mutating func overshoot(_ places: inout [Point], size: Double) {
    for isFirst in [true, false] {
      if isFirst { places.reverse() }
      let reach = 0.05 * random.nextNormal()
      if reach < 0 {
        let most = max(places.count / 8, 0)
        places.removeLast(min(Int((-reach * Double(places.count)).rounded()), most))
      } else if places.count > 2 {
        let last = places[places.count - 1]
        let step = last - places[places.count - 3]
        let length = step.length
        let count = Int((reach * Double(places.count)).rounded())
        if length > 0, count > 0 {
          for index in 1...count {
            places.append(last + step * (reach * size * Double(index) / Double(count) / length))
          }
        }
      }
      if isFirst { places.reverse() }
    }
  }
}

extension [Point] {
  /// The place at a share of the way, between two of these.
  fileprivate func place(at share: Double) -> Point {
    let way = Swift.min(Swift.max(share, 0), 1) * Double(count - 1)
    let first = Swift.min(Int(way), count - 2)
    return self[first] + (self[first + 1] - self[first]) * (way - Double(first))
  }
}
