import Foundation
import Testing

@testable import strokecheck

@Suite struct UTCTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00"), (-1, "1969-12-31T23:59:59"), (951_782_400, "2000-02-29T00:00:00"),
    (1_259_137_800, "2009-11-25T08:30:00"), (4_107_542_399, "2100-02-28T23:59:59"),
    (4_107_542_400, "2100-03-01T00:00:00"), (.max, "9999-12-31T23:59:59"),
    (.min, "0000-01-01T00:00:00"),
  ])
  func aMomentHasItsDate(seconds: Int, date: String) {
    #expect(Platform.utc(seconds) == date)
  }

  @Test func everyDayOfFourCenturiesFollowsTheOneBefore() {
    let calendar = ISO8601DateFormatter()
    calendar.formatOptions = [.withFullDate, .withTime, .withColonSeparatorInTime]
    for day in stride(from: -80_000, to: 146_097, by: 7) {
      let seconds = day * 86_400 + 4_711
      let date = calendar.string(from: Date(timeIntervalSince1970: Double(seconds)))
      if Platform.utc(seconds) != date { Issue.record("\(seconds): \(date)") }
    }
  }
}
