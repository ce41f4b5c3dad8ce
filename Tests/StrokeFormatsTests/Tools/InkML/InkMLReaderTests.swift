import StrokeFormats
import StrokePaths
import Testing

@Suite struct InkMLReaderTests {
  private static func ink(_ content: String) -> String {
    "<ink xmlns=\"http://www.w3.org/2003/InkML\">\(content)</ink>"
  }

  private static func channels(_ names: String...) -> String {
    "<traceFormat>" + names.map { "<channel name=\"\($0)\"/>" }.joined() + "</traceFormat>"
  }

  private static let rows: [Example] = [
    // The plain format.
    Example(ink("<trace>1 2, 3 4,5 6</trace>"), "1: 1.0,2.0 3.0,4.0 5.0,6.0"),
    Example(ink("<trace/><trace xml:id=\"a\"> \n</trace>"), "1:", "1 id=a:"),
    // Explicit values, first and second differences, which hold until another prefix comes.
    Example(
      ink("<trace>1125 18432, '23 '43, \"7 \"-8, 3-5,7 -3,!9 !8,*'2</trace>"),
      "1: 1125.0,18432.0 1148.0,18475.0 1178.0,18510.0 1211.0,18540.0 1251.0,18567.0 9.0,8.0 9.0,10.0"
    ),
    Example(
      ink("<trace>10 -20'1'2</trace>".replacing("'1'2", with: ",'1'2,3-4")),
      "1: 10.0,-20.0 11.0,-18.0 14.0,-22.0"),
    Example(ink("<trace>#1F -#a, .5 5.</trace>"), "1: 31.0,-10.0 0.5,5.0"),
    // Other channels, and channels that come now and then.
    Example(
      ink(
        "<traceFormat><channel name=\"F\"/><channel name=\"Y\" orientation=\"-ve\"/><channel name=\"X\"/><intermittentChannels><channel name=\"B\" type=\"boolean\"/></intermittentChannels></traceFormat><trace>9 2 1 T,? 4 3,9 6 5 F</trace>"
      ),
      "1: 1.0,-2.0 3.0,-4.0 5.0,-6.0"),
    // Times.
    Example(
      ink(
        "<traceFormat><channel name=\"X\"/><channel name=\"Y\"/><channel name=\"T\" units=\"ms\"/></traceFormat><trace>1 2 10,3 4 '7.5</trace>"
      ),
      "1: 1.0,2.0@0.01 3.0,4.0@0.0175"),
    Example(ink(channels("X", "Y", "T") + "<trace>1 2 10</trace>"), "1: 1.0,2.0@10.0"),
    Example(
      ink(
        "<inkSource xml:id=\"s\"><traceFormat><channel name=\"X\"/><channel name=\"Y\"/><channel name=\"T\" units=\"dev\"/></traceFormat><channelProperties><channelProperty channel=\"T\" name=\"resolution\" value=\"1\" units=\"1/ms\"/></channelProperties></inkSource><trace>1 2 10</trace>"
      ),
      "1: 1.0,2.0@0.01"),
    // Contexts, by reference and as the last.
    Example(
      ink(
        "<definitions><context xml:id=\"a\">" + channels("Y", "X")
          + "</context><context xml:id=\"b\">"
          + channels("X", "Y")
          + "</context></definitions><trace contextRef=\"#a\">1 2</trace><trace>1 2</trace><traceGroup contextRef=\"#a\"><trace>3 4</trace></traceGroup>"
      ),
      "1: 2.0,1.0", "1: 1.0,2.0", "1: 4.0,3.0"),
    // Annotations, the inner ones first.
    Example(
      ink(
        "<annotation type=\"truth\">all</annotation><traceGroup><annotation type=\"truth\">mine</annotation><annotation type=\"id\">7</annotation><annotation type=\"width\">320</annotation><trace xml:id=\"t\">1 2</trace></traceGroup><trace>3 4</trace>"
      ),
      "1 id=7 label=mine width=320.0: 1.0,2.0", "1 label=all: 3.0,4.0"),
    // Prefixes of namespaces, hovering, parts of a trace.
    Example(
      "<i:ink xmlns:i='http://www.w3.org/2003/InkML'><i:trace type='penUp'>1 2</i:trace><i:trace xml:id='a' continuation='begin'>1 2</i:trace><i:trace xml:id='b' continuation='end' priorRef='#a'>3 4</i:trace></i:ink>",
      "1 id=b: 1.0,2.0 3.0,4.0"),
    Example(
      ink("<brush xml:id='b'/><canvas/><trace brushRef='#b'><![CDATA[1 2]]></trace><traceView/>"),
      "1: 1.0,2.0"),
  ]

  @Test(arguments: rows)
  func isRead(row: Example) {
    #expect(outcomes(of: row.document.utf8) == row.outcomes)
    #expect(outcomes(of: row.document.utf8, cuts: [row.document.utf8.count / 2]) == row.outcomes)
  }

  @Test(arguments: [
    ("<ink>\n<trace>1 2, 3</trace></ink>", "2:14: expected a value, found the end of the trace"),
    ("<ink>\n<trace>1 2 3, 4 5</trace></ink>", "2:12: expected a comma, found 3"),
    ("<ink>\n<trace>1 b</trace></ink>", "2:10: expected a number, found b"),
    ("<ink>\n<trace>1 ?</trace></ink>", "2:10: expected a number, found ?"),
    ("<ink>\n<trace>1 T</trace></ink>", "2:10: expected a number, found T"),
    (
      "<ink>\n<trace>'1 2</trace></ink>",
      "2:8: expected an explicit value in the first point, found a difference"
    ),
    ("<ink>\n<trace>* 2</trace></ink>", "2:8: expected a number, found *"),
    ("<ink>\n<trace>1 #</trace></ink>", "2:10: expected a hexadecimal number, found #"),
    ("<ink>\n<trace>1 1e999</trace></ink>", "2:10: number too large"),
    ("<ink>\n<trace>1e308 1,'1e308 '0</trace></ink>", "2:16: number too large"),
    (
      "<ink><traceFormat><channel name='X'/></traceFormat>\n<trace>1</trace></ink>",
      "2:8: expected a trace format with X and Y, found one without"
    ),
    ("<ink><traceFormat>\n<channel/></traceFormat></ink>", "2:1: expected a channel with a name"),
    (
      "<ink><traceFormat>\n<channel name='T' units='h'/></traceFormat></ink>",
      "2:26: expected s, ms, us, ns or dev, found \"h\""
    ),
    ("<ink>\n<trace><b/></trace></ink>", "2:8: expected the points of a trace, found <b>"),
    (
      "<ink>\n<trace continuation='end' priorRef='#a'>1 2</trace></ink>",
      "2:1: expected the trace before, #a, found none"
    ),
    ("<ink>\n<trace>1 2</ink>", "2:11: expected </trace>, found </ink>"),
  ])
  func whatIsBrokenIsNamed(document: String, error: String) {
    #expect(outcomes(of: document.utf8) == ["! \(error)"])
  }

  @Test func tracesBeforeAMistakeAreWhole() {
    let document =
      "<ink><annotation type='truth'>a</annotation><trace>1 2</trace>\n<trace>x</trace></ink>"
    #expect(
      outcomes(of: document.utf8) == ["1 label=a: 1.0,2.0", "! 2:8: expected a number, found x"])
  }
}
