/// The results of a detector on the same strokes, for several values of one of its settings.
package struct SettingCurve: Hashable, Sendable {
  /// A value, and what comes of it.
  package struct Point: Hashable, Sendable {
    /// The setting's value.
    package let value: Double
    /// The result.
    package var confusion = Confusion()
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
    let rated = points.filter { $0.confusion.balancedAccuracy != nil }
    let greatest = rated.compactMap { $0.confusion.balancedAccuracy }.max()
    guard let greatest else { return nil }
    let equal = rated.filter { $0.confusion.balancedAccuracy == greatest }
    let own = ownValue ?? -Double.infinity
    return equal.min { ($0.value - own).magnitude < ($1.value - own).magnitude }
  }
}
