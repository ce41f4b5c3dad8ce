import Foundation
import StrokeCore
import StrokeReports
import TestSupport
import Testing

/// What is said of tuned limits, by the goal that they were tuned for.
@Suite struct TuningSummaryTests {
  /// Limits before and after on a hundred circles and four hundred others, of which so many are judged as
  /// circles.
  private func summary(
    _ goal: LimitFit.Goal, before: (Int, Int), after: (Int, Int)
  ) -> TuningSummary {
    var summary = TuningSummary()
    (summary.goal, summary.folds, summary.idleLimits) = (goal, 10, ["max-gap"])
    func add(_ count: Int, _ isPositive: Bool, _ before: Int, _ after: Int) {
      for index in 0..<count {
        summary.add(
          isPositive: isPositive, present: index < before, inSample: false, heldOut: index < after)
      }
    }
    add(100, true, before.0, after.0)
    add(400, false, before.1, after.1)
    return summary
  }

  private static let rows:
    [(goal: LimitFit.Goal, before: (Int, Int), after: (Int, Int), wins: Bool, isSure: Bool)] = [
      (.balancedAccuracy, (60, 10), (90, 30), true, true),
      (.balancedAccuracy, (60, 10), (62, 17), true, false),
      (.balancedAccuracy, (60, 10), (61, 40), false, false),
      // Thirty misses fewer are worth less than twenty false alarms of 2 each.
      (.cost(miss: 1, falseAlarm: 2), (60, 10), (90, 30), false, false),
      (.cost(miss: 5, falseAlarm: 1), (60, 10), (90, 30), true, true),
      (.fallout(atMost: 0.05), (60, 10), (90, 30), false, false),
      (.fallout(atMost: 0.1), (60, 10), (90, 30), true, true),
      // The present limits break the condition, so that fewer circles are a gain.
      (.fallout(atMost: 0.05), (90, 40), (80, 10), true, true),
    ]

  @Test(arguments: rows)
  func theGoalDecides(
    goal: LimitFit.Goal, before: (Int, Int), after: (Int, Int), wins: Bool, isSure: Bool
  ) {
    let summary = summary(goal, before: before, after: after)
    #expect(summary.wins == wins && summary.isLearned)
    let isSaid = summary.hints.contains {
      $0.hasPrefix("The gain may be chance") || $0.hasPrefix("No gain")
    }
    #expect(isSaid == !isSure, "\(summary.hints)")
    #expect(summary.isRecommended == wins)
    // What is not recommended needs no comment.
    #expect(summary.hints.contains { $0.hasPrefix("The tuned max-gap has no effect") } == wins)
  }

  /// McNemar's test is of accuracy, which may fall where the goal gains.
  @Test func aTestThatSpeaksAgainstTheGoalIsExplained() {
    // Of 20 circles gained, 19, 20 and 21 others lost.
    for (after, isSaid) in [
      ((90, 50), true), ((90, 30), false), ((80, 29), false), ((80, 30), false), ((80, 31), true),
    ] {
      let summary = summary(.balancedAccuracy, before: (60, 10), after: after)
      #expect(summary.wins)
      #expect(summary.hints.contains { $0.contains("more single verdicts become wrong") } == isSaid)
    }
  }

  /// "With fewer than 10 of each, these figures say little."
  @Test(arguments: [
    (9, 10, true), (10, 9, true), (10, 10, false), (10, 11, false), (11, 10, false), (9, 9, true),
  ])
  func tenOfEachAreEnough(circles: Int, others: Int, isSaid: Bool) {
    var summary = TuningSummary()
    summary.folds = 2
    for index in 0..<circles + others {
      let isCircle = index < circles
      summary.add(isPositive: isCircle, present: false, inSample: isCircle, heldOut: isCircle)
    }
    #expect(summary.hints.contains { $0.hasPrefix("Too little data: ") } == isSaid)
  }

  @Test func luckTeachesNothing() {
    // Better than chance by three standard errors, and by less than the best of all limits may reach.
    let summary = summary(.balancedAccuracy, before: (5, 20), after: (15, 12))
    #expect(!summary.isLearned && summary.hints.contains { $0.hasPrefix("No better limits found") })
  }
}
