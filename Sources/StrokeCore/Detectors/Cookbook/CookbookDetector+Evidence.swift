extension CookbookDetector {
  /// The samples at which an inflection is counted, and the gap between the ends.
  public func evidence(of stroke: Stroke) -> [Evidence] {
    let failures = failures(on: stroke)
    return [
      Evidence(
        .inflections, .points(stroke.inflectionPoints), isFailed: failures.contains(.inflections)),
      .gap(of: stroke, isFailed: failures.contains(.closure)),
    ].compactMap { $0 }
  }
}

extension Stroke {
  /// The samples at which ``inflections`` counts one: each lies between the two steps that it
  /// compares.
  fileprivate var inflectionPoints: [Point] {
    guard count > 3 else { return [] }
    return (2..<(count - 1)).compactMap { index in
      func turns(_ row: [Double]) -> Bool {
        (row[index - 1] < row[index]) != (row[index - 2] < row[index - 1])
      }
      return turns(x) || turns(y) ? point(at: index - 1) : nil
    }
  }
}
