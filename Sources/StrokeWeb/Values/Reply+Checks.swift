import StrokeCore

extension Reply {
  /// Adds a check: its name, whether it was measured, the measured value, the kind of its limit and
  /// the limit's two numbers, the code and the text of its reason, and the outcome.
  mutating func append(_ check: Check) {
    append(check.name.fixedText)
    append(optional: check.measured)
    append(check.limit)
    append(check.reason.fixedCode)
    append(check.reason.fixedText)
    switch check.outcome {
    case .passed: append(0)
    case .failed: append(1)
    case .skipped: append(2)
    }
  }

  private mutating func append(_ limit: Limit) {
    let (kind, first, second) =
      switch limit {
      case .atMost(let most): (0.0, most, 0.0)
      case .atLeast(let least): (1, least, 0)
      case .above(let bound): (2, bound, 0)
      case .within(let least, let most): (3, least, most)
      }
    for number in [kind, first, second] { append(number) }
  }

  /// Adds a setting: whether it has a value, the value, whether it can be unset, and its range: 0
  /// for any number, 1 for numbers above the first, 2 from the first on, 3 between the two.
  @inline(never)
  mutating func append(_ value: Double?, canBeUnset: Bool, _ range: NumberRange) {
    append(optional: value)
    append(canBeUnset)
    let (kind, first, second) =
      switch range {
      case .all: (0.0, 0.0, 0.0)
      case .above(let bound): (1, bound, 0)
      case .from(let least): (2, least, 0)
      case .within(let range): (3, range.lowerBound, range.upperBound)
      }
    for number in [kind, first, second] { append(number) }
  }

  /// Adds a shape: the index of its name, its kind, the count of its numbers and the numbers.
  mutating func append(_ construction: Construction) {
    append(Double(Construction.Name.known.firstIndex(of: construction.name) ?? 0))
    switch construction.shape {
    case .point(let point):
      open(kind: 0, count: 2)
      append(point)
    case .segment(let start, let end):
      open(kind: 1, count: 4)
      append(start)
      append(end)
    case .polyline(let points):
      open(kind: 2, count: 2 * points.count)
      for point in points { append(point) }
    case .rectangle(let box):
      open(kind: 3, count: 4)
      append(box)
    case .circle(let circle):
      open(kind: 4, count: 3)
      append(circle)
    case .ellipse(let ellipse):
      open(kind: 5, count: 5)
      append(ellipse.center)
      for number in [ellipse.radiusX, ellipse.radiusY, ellipse.rotation] { append(number) }
    case .band(let center, let inner, let outer):
      open(kind: 6, count: 4)
      append(center)
      append(inner)
      append(outer)
    }
  }

  private mutating func open(kind: Int, count: Int) {
    append(Double(kind))
    append(Double(count))
  }
}
