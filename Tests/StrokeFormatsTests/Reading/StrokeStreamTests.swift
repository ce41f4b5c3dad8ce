import StrokeFormats
import Testing

@Suite struct StrokeStreamTests {
  @Test func aBadLineDoesNotStopTheNext() {
    let lines = "{\"points\":[[1,2,3]]}\n{\"points\":[[1,2,3}\n{\"points\":[[1,2,4]]}"
    #expect(
      outcomes(of: lines.utf8) == [
        "1: 1.0,2.0@3.0", "! 2:18: expected , or ], found }", "3: 1.0,2.0@4.0",
      ])
  }
}
