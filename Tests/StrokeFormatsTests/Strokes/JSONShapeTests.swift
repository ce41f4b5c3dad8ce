import StrokeFormats
import Testing

@Suite struct JSONShapeTests {
  @Test func aRecordKeepsWhatElseWasSaid() throws {
    let line =
      #"{"subject":"s\"1","n":-1.50e+3,"ok":true,"no":null,"deep":{"subject":1},"points":[]}"#
    let record = try #require(try StrokeRecords(line.utf8).next()?.get())
    #expect(record.text(of: "subject") == "s\"1")
    #expect(record.text(of: "n") == "-1.50e+3")
    #expect(record.text(of: "ok") == "true")
    #expect(record.text(of: "no") == nil)
    #expect(record.text(of: "deep") == nil)
    #expect(record.text(of: "points") == nil)
    #expect(record.text(of: "Subject") == nil)
  }

  @Test func theOptionForTimeWinsOverTheFile() {
    let line = "{\"timeUnit\":\"us\",\"points\":[[1,2,1500]]}"
    #expect(
      outcomes(of: line.utf8, ReadingOptions(timeUnit: .milliseconds)) == ["1: 1.0,2.0@1.5"])
  }
}
