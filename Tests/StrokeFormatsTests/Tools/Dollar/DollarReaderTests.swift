import StrokeCore
import StrokeFormats
import Testing

@Suite struct DollarReaderTests {
  @Test func attributesAreKept() throws {
    let document =
      "<Gesture Name='a01' Subject='s 1' Speed='fast' NumPts='2'><Point X='1' Y='2'/></Gesture>"
    let record = try #require(StrokeRecords(document.utf8).next()).get()
    #expect(record.fields.map(\.name) == ["id", "label", "Subject", "Speed"])
    #expect(record.text(of: "Subject") == "s 1")
  }

  @Test func aDocumentThatIsTooLargeIsRefused() {
    var options = ReadingOptions()
    options.largestDocument = 20
    let document = "<Gesture><Point X='1' Y='2'/></Gesture>"
    #expect(
      outcomes(of: document.utf8, options) == ["! 1:1: expected a document of at most 20 bytes"])
  }
}
