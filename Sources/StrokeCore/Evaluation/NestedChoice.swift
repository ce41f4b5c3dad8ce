/// A value of a setting that is chosen without the strokes it is judged by. Of all strokes the best
/// value flatters itself: some of its accuracy is luck with these strokes. So each group, such as a
/// person, is judged by the value that is best for all others; what comes of that is what to expect
/// of people who are not among the strokes. The groups count alike, in the choice and in the result.
package struct NestedChoice: Sendable {
  /// A result: of all strokes, and of the groups counting alike.
  package struct Result: Sendable {
    /// Of all strokes.
    package var confusion = Confusion()
    /// Of the groups, each counting alike.
    package var rates = GroupRates()

    fileprivate mutating func add(_ group: Confusion) {
      confusion = confusion + group
      rates.add(group)
    }
  }

  /// The value that is best for all groups together.
  package let value: Double
  /// The result of that value for the groups that it was chosen by.
  package let inSample: Result
  /// The result for each group of the value that is best for the others.
  package let leftOut: Result
  /// These values, in the order of the groups' names.
  package let values: [(group: String, value: Double)]

  /// The choice among the values of a curve; nil if there are fewer than two groups, or no accuracy
  /// with one of them left out.
  ///
  /// - Complexity: O(points × groups).
  package init?(_ curve: SettingCurve) {
    let names = curve.points.first.map { Array($0.groups.keys) } ?? []
    let sorted = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let all = curve.points.map { GroupRates($0.groups) }
    let accuracies = all.map { $0.balancedAccuracy }
    guard sorted.count > 1, let best = curve.best(accuracies) else { return nil }
    value = curve.points[best].value
    inSample = Result(confusion: curve.points[best].confusion, rates: all[best])
    var leftOut = Result()
    var values: [(String, Double)] = []
    for name in sorted {
      let others = zip(all, curve.points).map { all, point in
        point.groups[name].map { all.without($0).balancedAccuracy } ?? nil
      }
      guard let choice = curve.best(others) else { return nil }
      values.append((name, curve.points[choice].value))
      leftOut.add(curve.points[choice].groups[name] ?? Confusion())
    }
    (self.leftOut, self.values) = (leftOut, values)
  }
}
