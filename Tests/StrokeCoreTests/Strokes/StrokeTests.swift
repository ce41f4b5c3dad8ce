import StrokeCore
import Testing

@Suite struct StrokeTests {
  @Test func anInfiniteCoordinateIsNamedByItsIndex() {
    #expect(throws: Stroke.Flaw.notFinite(index: 1)) {
      try Stroke([Point(0, 0), Point(.infinity, 0)])
    }
  }
}
