import StrokeCore
import StrokeFormats

extension HitOptions {
  /// Refuses options that could not change any answer here.
  func check(_ output: HitOutputOptions) throws(UsageError) {
    guard !queries.isEmpty || rects != nil else {
      throw UsageError("nothing to test: give --rect x,y,w,h, --rects FILE or --point x,y")
    }
    try checkFingers()
    try checkRule(alsoIdle: [("as-published", isAsPublished), ("explain", output.isExplained)])
    if output.isExplained, output.format == .csv {
      throw UsageError(
        "--format csv has no place for what --explain shows", suggestion: "--format ndjson")
    }
  }

  /// A rule needs rectangles, and a threshold the rule `coverage`.
  ///
  /// - Parameter others: More options that need rectangles, and whether they were given.
  func checkRule(alsoIdle others: [(String, Bool)] = []) throws(UsageError) {
    if threshold != nil, rule == .touch || rule == .center {
      throw UsageError("--threshold is for --rule coverage alone", suggestion: "--rule coverage")
    }
    guard rects == nil, !queries.contains(where: { $0.rect != nil }),
      let (name, _) = ([("rule", rule != .touch)] + others).first(where: \.1)
    else { return }
    throw UsageError(
      "--\(name) is about the pixel of a rectangle, and there is none",
      suggestion: "--rect x,y,w,h")
  }

  /// A radius needs points, and room about them.
  private func checkFingers() throws(UsageError) {
    guard let radius else { return }
    let points = queries.compactMap(\.point)
    guard !points.isEmpty else {
      throw UsageError("--radius is for points, and there is none", suggestion: "--point x,y")
    }
    for point in points {
      guard max(point.x.magnitude, point.y.magnitude) + radius < .infinity else {
        throw UsageError("--radius reaches from --point beyond the range of numbers")
      }
    }
  }
}

extension HitQuery {
  fileprivate var point: Point? { if case .point(let point) = self { point } else { nil } }
}
