import StrokeFormats
import Testing

@Suite struct QuickDrawReaderTests {
  @Test func whatElseItSaysIsKept() throws {
    let document = #"{"recognized":true,"countrycode":"NO","drawing":[[[1],[2]],[[3],[4]]]}"#
    let records = try StrokeRecords(document.utf8).map { try $0.get() }
    #expect(records.map { $0.text(of: "recognized") } == ["true", "true"])
    #expect(records.map { $0.text(of: "part") } == ["1", "2"])
    #expect(records[0].fields.map(\.name) == ["recognized", "countrycode", "part"])
  }

  @Test func aLongLogCanBeDivided() throws {
    let line = "{\"drawing\":[[[1],[2]]]}\n"
    let bytes = Array(String(repeating: line, count: 3).utf8)
    try bytes.withUnsafeBytes { bytes in
      let head = try #require(try DocumentHead(of: bytes, isWhole: true))
      #expect(head.format == .quickdraw && head.isDivisible)
      #expect(head.lastCut(in: bytes) == bytes.count)
      var stream = StrokeStream()
      stream.restart(continuing: head)
      #expect(outcomes(of: Array(bytes), from: &stream).count == 3)
    }
  }
}
