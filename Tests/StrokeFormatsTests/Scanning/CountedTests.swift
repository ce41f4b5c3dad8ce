import Testing

@testable import StrokeFormats

@Suite struct CountedTests {
  @Test(arguments: [
    (0, "0 strokes"), (1, "1 stroke"), (2, "2 strokes"), (11, "11 strokes"), (-1, "-1 strokes"),
  ])
  func oneIsOne(count: Int, words: String) { #expect(counted(count, "stroke") == words) }
}
