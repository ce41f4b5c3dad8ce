import StrokeCore
import StrokeFormats
import Testing

@Suite struct DollarReaderTests {
  @Test(arguments: [
    Example(
      """
      <?xml version="1.0" encoding="utf-8" standalone="yes"?>
      <Gesture Name="circle01" Subject="1" Number="1">
        <Point X="127" Y="141" T="0" />
        <Point X="124.5" Y="1e2" T="10.5" />
      </Gesture>
      """, "3 id=circle01 label=circle: 127.0,141.0@0.0 124.5,100.0@0.0105"),
    Example(
      """
      <Gesture Name="T~02"><Stroke index="1"><Point X="1" Y="2" T="3"/></Stroke>
      <Stroke index="2"><Point X="4" Y="5" T="6" Pressure="128"/></Stroke><Stroke/></Gesture>
      """, "1 id=T~02 label=T: 1.0,2.0@0.003", "2 id=T~02 label=T: 4.0,5.0@0.006",
      "2 id=T~02 label=T:"),
    // No times, no name.
    Example("<Gesture><Point X='1' Y='2'/></Gesture>", "1: 1.0,2.0"),
    Example(
      "<!-- mine --><Gesture Name='a&amp;b'><Point X='&#49;' Y='2'/></Gesture>",
      "1 id=a&b label=a&b: 1.0,2.0"),
    Example("<Gesture Name='a'></Gesture>"),
    // What names mean.
    Example(
      "<Gesture Name='figure8'><Point X='1' Y='2'/></Gesture>",
      "1 id=figure8 label=figure8: 1.0,2.0"),
    Example(
      "<Gesture Name='figure8' Number='8'><Point X='1' Y='2'/></Gesture>",
      "1 id=figure8 label=figure: 1.0,2.0"),
    Example(
      "<Gesture Name='star-07'><Point X='1' Y='2'/></Gesture>", "1 id=star-07 label=star: 1.0,2.0"),
    Example("<Gesture Name='07'><Point X='1' Y='2'/></Gesture>", "1 id=07 label=07: 1.0,2.0"),
    Example(
      "<Gesture Name='x01' id='mine' label='' width='320'><Point X='1' Y='2'/></Gesture>",
      "1 id=mine width=320.0: 1.0,2.0"),
  ])
  func isRead(row: Example) {
    #expect(outcomes(of: row.document.utf8) == row.outcomes)
    #expect(firstCutThatMatters(in: row) == nil)
  }

  @Test(arguments: [
    ("<Gesture>\n<Point X='a' Y='1'/></Gesture>", "2:11: expected a number, found \"a\""),
    ("<Gesture>\n<Point X='1'/></Gesture>", "2:1: expected a point with Y"),
    ("<Gesture>\n<Point Y='1'/></Gesture>", "2:1: expected a point with X"),
    ("<Gesture>\n<Point X='1' Y=''/></Gesture>", "2:17: expected a number, found \"\""),
    ("<Gesture>\n<Point X='1e999' Y='1'/></Gesture>", "2:11: number too large"),
    (
      "<Gesture><Point X='1' Y='1' T='0'/>\n<Point X='1' Y='1'/></Gesture>",
      "2:1: expected a time, as in the samples before, found none"
    ),
    (
      "<Gesture><Point X='1' Y='1'/>\n<Point X='1' Y='1' T='1'/></Gesture>",
      "2:1: expected no time, as in the samples before, found one"
    ),
    ("<Gesture>\n<Line/></Gesture>", "2:1: expected <Point>, found <Line>"),
    ("<Gesture><Point X='1' Y='1'/>\n<Stroke/></Gesture>", "2:1: expected <Point>, found <Stroke>"),
    (
      "<Gesture><Point X='1' Y='1'>\n<Point X='1' Y='1'/></Point></Gesture>",
      "2:1: expected <Point>, found <Point>"
    ),
    ("<Gesture><Point X='1' Y='1'/>", "1:30: the file ends inside <Gesture>"),
    ("<Gesture>\n</gesture>", "2:1: expected </Gesture>, found </gesture>"),
    (
      "<!DOCTYPE Gesture [<!ENTITY a SYSTEM 'b'>]>\n<Gesture>&a;</Gesture>",
      "2:10: the entity &a; is in another file, which is not read"
    ),
    ("<Gestures/>", "1:1: expected <Gesture> or <ink>, found <Gestures>"),
  ])
  func whatIsBrokenIsNamed(document: String, error: String) {
    #expect(outcomes(of: document.utf8) == ["! \(error)"])
  }

  @Test func strokesBeforeAMistakeAreWhole() {
    let document =
      "<Gesture><Stroke><Point X='1' Y='2'/></Stroke>\n<Stroke><Point X='1' Y='2'/><Point/></Stroke></Gesture>"
    #expect(outcomes(of: document.utf8) == ["1: 1.0,2.0", "! 2:29: expected a point with X"])
  }

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
