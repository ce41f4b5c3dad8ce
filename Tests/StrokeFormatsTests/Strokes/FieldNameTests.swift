import StrokeFormats
import Testing

/// Coordinates and times under the names that recorders give them.
@Suite struct FieldNameTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("1970-01-01T00:00:01.25Z", 1.25), ("1970-01-02 00:00", 86_400),
    ("19700101T000000,5Z", 0.5), ("1970-01-01T01:00:00+01:00", 0), ("1969-12-31T23:30:00-0030", 0),
    ("2000-02-29T12:00:00Z", 951_825_600), ("2025-11-22t10:07:00.016z", 1_763_806_020.016),
    ("1970-01-01T24:00:00Z", 86_400), ("1969-12-31T23:59:59Z", -1),
    ("2016-12-31T23:59:60Z", 1_483_228_800),
    ("0000-01-01T00:00:00Z", -62_167_219_200),
  ])
  func datesAreSeconds(text: String, seconds: Double) {
    let time = "1: 1.0,2.0@\(seconds)"
    #expect(outcomes(of: Array("[[1,2,\"\(text)\"]]".utf8)) == [time])
    #expect(
      outcomes(
        of: Array("{\"timeUnit\":\"ms\",\"points\":[{\"x\":1,\"y\":2,\"t\":\"\(text)\"}]}".utf8))
        == [time])
    #expect(outcomes(of: Array("x;y;t\n1;2;\(text)\n".utf8)) == ["2: 1.0,2.0@\(seconds)"])
  }
}
