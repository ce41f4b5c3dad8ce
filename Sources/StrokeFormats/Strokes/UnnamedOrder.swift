import StrokeCore

// Numbers without names are x, y and t in this order. Recordings of t, x, y are told by their numbers.

extension Samples {
  /// No coordinate is as large.
  private static var leastClock: Double { 1e8 }

  /// Why samples whose numbers have no names are refused: the first number grows like time from each to the next, and the
  /// third goes back as a coordinate does, or the first is as large as a clock. Nil if they may be x, y and t. A clock that
  /// only jumps goes back less often.
  var refusalOfOrder: String? {
    guard timing == .timed, !areDates, count > 2,
      (1..<count).allSatisfy({ x[$0] > x[$0 - 1] })
    else { return nil }
    let isClock = x[0] >= Self.leastClock
    let back = (1..<count).count { times[$0] < times[$0 - 1] }
    guard isClock || back * 5 >= count - 1 else { return nil }
    return
      "expected x, y and t, found a first number that grows like \(isClock ? "a clock" : "time and a third that goes back"); --fields x=2,y=3,t=1 reads t, x, y, and --fields x=1,y=2,t=3 reads x, y, t"
  }
}
