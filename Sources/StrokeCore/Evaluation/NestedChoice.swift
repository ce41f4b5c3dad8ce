/// Values of settings that are chosen without the strokes they are judged by. Of all strokes the best
/// values flatter themselves: some of their accuracy is luck with these strokes. So each group, such as a
/// person, is judged by the values that are best for all others; what comes of that is what to expect
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

  /// The values that are best for all groups together, one for each setting.
  package let values: [Double]
  /// The result of these values for the groups that they were chosen by.
  package let inSample: Result
  /// The result for each group of the values that are best for the others.
  package let leftOut: Result
  /// These values, in the order of the groups' names.
  package let choices: [(group: String, values: [Double])]

  /// The choice among the values of a curve; nil if there are fewer than two groups, or no accuracy
  /// with one of them left out.
  ///
  /// - Complexity: O(points × groups).
  package init?(_ curve: SettingCurve) {
    let names = curve.points.first.map { Array($0.groups.keys) } ?? []
    let sorted = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let all = curve.points.map { GroupRates($0.groups) }
    let accuracies = all.map { $0.balancedAccuracy }
    guard sorted.count > 1, let best = curve.bestIndex(accuracies) else { return nil }
    values = curve.points[best].values
    var (inSample, leftOut) = (Result(), Result())
    var choices: [(group: String, values: [Double])] = []
    for name in sorted {
      let others = zip(all, curve.points).map { all, point in
        point.groups[name].map { all.without($0).balancedAccuracy } ?? nil
      }
      guard let choice = curve.bestIndex(others) else { return nil }
      choices.append((name, curve.points[choice].values))
      inSample.add(curve.points[best].groups[name] ?? Confusion())
      leftOut.add(curve.points[choice].groups[name] ?? Confusion())
    }
    (self.inSample, self.leftOut, self.choices) = (inSample, leftOut, choices)
  }
}
