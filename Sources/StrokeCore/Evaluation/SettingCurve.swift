/// The results of a detector on the same strokes, for several values of one of its settings.
package struct SettingCurve: Hashable, Sendable {
  /// A value, and what comes of it.
  package struct Point: Hashable, Sendable {
    /// The setting's value.
    package let value: Double
    /// The result.
    package private(set) var confusion = Confusion()
    /// The result by group; empty if the strokes are in none.
    package private(set) var groups: [String: Confusion] = [:]

    /// A value before the first stroke.
    init(value: Double) { self.value = value }

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
  /// The setting's name.
  package let setting: String
  /// The value that the detector has of its own, if it has one.
  package let ownValue: Double?
  /// The values in order.
  package var points: [Point]

  /// A curve before the first stroke.
  package init(detector: String, setting: String, ownValue: Double?, values: [Double]) {
    (self.detector, self.setting, self.ownValue) = (detector, setting, ownValue)
    points = values.map { Point(value: $0) }
  }

  /// The point with the greatest balanced accuracy; of several the one whose value is nearest to
  /// the detector's own, or else the least. Nil without circles or others.
  package var best: Point? {
    best(points.map { $0.confusion.balancedAccuracy }).map { points[$0] }
  }

  /// The index of the point with the greatest of the accuracies, one for each point.
  func best(_ accuracies: [Double?]) -> Int? {
    guard let greatest = accuracies.compactMap({ $0 }).max() else { return nil }
    // What is equal but for rounding is equal.
    let equal = points.indices.filter { accuracies[$0].map { $0 >= greatest - 1e-12 } ?? false }
    let own = ownValue ?? -Double.infinity
    return equal.min {
      (points[$0].value - own).magnitude < (points[$1].value - own).magnitude
    }
  }
}
