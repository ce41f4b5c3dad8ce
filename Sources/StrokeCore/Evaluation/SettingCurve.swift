/// The results of a detector on the same strokes, for every combination of values of some of its
/// settings.
package struct SettingCurve: Hashable, Sendable {
  /// A setting with the values to try.
  package struct Axis: Hashable, Sendable {
    /// The setting's name.
    package let setting: String
    /// The value that the detector has of its own, if it has one.
    package let ownValue: Double?
    /// The values in order.
    package let values: [Double]

    /// A setting with its values.
    package init(_ setting: String, ownValue: Double?, values: [Double]) {
      (self.setting, self.ownValue, self.values) = (setting, ownValue, values)
    }

    /// The distance from the detector's own value, or else from the first, over the range of values.
    fileprivate func distance(_ value: Double) -> Double {
      let range = (values.last ?? 0) - (values.first ?? 0)
      let distance = (value - (ownValue ?? values.first ?? value)).magnitude
      return range > 0 ? distance / range : distance
    }
  }

  /// A combination of values, and the result.
  package struct Point: Hashable, Sendable {
    /// A value for each setting.
    package let values: [Double]
    /// The result.
    package var confusion = Confusion()
    /// The result by group; empty if the strokes are in none.
    package private(set) var groups: [String: Confusion] = [:]

    /// A combination with its result so far.
    init(values: [Double], confusion: Confusion = Confusion()) {
      (self.values, self.confusion) = (values, confusion)
    }

    /// Counts a stroke.
    package mutating func add(_ example: Evaluation.Example, isAccepted: Bool) {
      confusion.add(isPositive: example.isPositive, isAccepted: isAccepted)
      guard let group = example.group else { return }
      groups[group, default: Confusion()].add(
        isPositive: example.isPositive, isAccepted: isAccepted)
    }
  }

  /// The detector's name.
  package let detector: String
  /// The settings.
  package let axes: [Axis]
  /// The combinations in order; the last setting changes from each to the next.
  package var points: [Point]
  /// The result of the detector as it is; nil as long as that is not known.
  package var own: Confusion?

  /// A grid before the first stroke.
  package init(detector: String, axes: [Axis]) {
    (self.detector, self.axes) = (detector, axes)
    let combinations = axes.reduce([[]]) { rows, axis in
      rows.flatMap { row in axis.values.map { row + [$0] } }
    }
    points = combinations.map { Point(values: $0) }
  }

  /// The point with the greatest balanced accuracy. Of several it is the one that changes the fewest
  /// settings, and of those the nearest to the detector's own values; so it is these themselves, in the
  /// grid or not, where nothing is better. Nil without circles or others.
  package var best: Point? {
    var candidates = points
    let ownValues = axes.compactMap { $0.ownValue }
    if let own, ownValues.count == axes.count {
      candidates.append(Point(values: ownValues, confusion: own))
    }
    return bestIndex(of: candidates, candidates.map { $0.confusion.balancedAccuracy })
      .map { candidates[$0] }
  }

  /// Returns the index of the point with the greatest of the accuracies, one for each point.
  func bestIndex(_ accuracies: [Double?]) -> Int? { bestIndex(of: points, accuracies) }

  private func bestIndex(of candidates: [Point], _ accuracies: [Double?]) -> Int? {
    guard let greatest = accuracies.compactMap({ $0 }).max() else { return nil }
    // What is equal but for rounding is equal.
    let equal = candidates.indices.filter {
      accuracies[$0].map { $0 >= greatest - 1e-12 } ?? false
    }
    let places = equal.map { (changes(in: candidates[$0]), distance(of: candidates[$0])) }
    return places.indices.min { places[$0] < places[$1] }.map { equal[$0] }
  }

  /// True if the best point is the detector as it is.
  package var isBestUnchanged: Bool { best.map { changes(in: $0) == 0 } ?? false }

  /// The names of settings whose values make no difference to any result, whatever the others are.
  package var idleSettings: [String] {
    var stride = points.count
    return axes.compactMap { axis in
      stride /= max(axis.values.count, 1)
      let isIdle = points.indices.allSatisfy { index in
        let place = index / stride % axis.values.count
        return points[index].confusion == points[index - place * stride].confusion
      }
      return isIdle && axis.values.count > 1 ? axis.setting : nil
    }
  }

  private func changes(in point: Point) -> Int {
    zip(axes, point.values).count { $0.ownValue != $1 }
  }

  private func distance(of point: Point) -> Double {
    zip(axes, point.values).reduce(0) { $0 + $1.0.distance($1.1) }
  }
}
