import Foundation
import StrokeCore
import StrokePaths
import TestSupport
import Testing

@testable import FuzzTargets
@testable import StrokeFormats

/// Whatever the bytes and however they are cut, reading them ends in results and errors: broken
/// copies of documents of every kind.
@Suite struct MutationTests {
  private static let documents = [
    "{\"id\":\"a\\u00e9\\ud83d\\ude00\",\"points\":[[1.5,2,0],[3,4e1,0.1]],\"label\":null,\"width\":320}",
    "{\"timeUnit\":\"ms\",\"strokes\":[{\"points\":[{\"x\":1,\"y\":2,\"t\":3}]},[[1,2,3]]],\"n\":{\"a\":[true]}}",
    "[[[1,2],[3,4]],[[5,6]],[]]", "[[1,2,3],[4,5,6]]\n[]\n{\"points\":[]}\n",
    "id,x,y,t,label,width\na,1,2,3,\"b\"\"c\",320\na,4,5,6,,\nb,1,2,3,d,\n\n# e\nb,1,2,3,,\n",
    "1;2\r\n3;4\r\n\r\n5;6", "\u{FEFF}x\ty\r1\t2\r",
  ].map { Array($0.utf8) }

  private static let detectors: [any Detector] = [
    CookbookDetector(), LaMarcheDetector(), KatzDetector(), RingDetector(),
  ]

  private static let signs = "0123456789.,-+eE[]{}\"'<>/=!*?#:; \n\r\t\\&uxyt\0".map(String.init)
  private static let numbers = [
    "1e999", "-1e308", "1e300", "1e-300", "1e-320", "0", "-0", ".5", "1e", "NaN",
    "99999999999999999999",
  ]

  /// The sample files of strokes, each with what it has to say in its first strokes.
  private static let samples = ["Samples", "Samples/formats"].flatMap { folder in
    let path = Checkout.root.appending(path: folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
    return names.map { "\(folder)/\($0)" }.filter { name in
      ["json", "csv", "xml", "inkml", "txt", "log"].contains { name.hasSuffix($0) }
    }
  }

  /// Reads bytes at once and in pieces, and expects the same of both: strokes, and errors with a place.
  private func expectOutcomes(
    of bytes: [UInt8], _ format: StrokeFormat? = nil, cut: Int, _ comment: Comment
  ) -> [String] {
    let options = ReadingOptions(format: format)
    let whole = outcomes(of: bytes, options)
    #expect(whole.count <= bytes.count + 1, comment)
    #expect(whole == outcomes(of: bytes, options, cuts: [cut, 1, 1, 30]), comment)
    for outcome in whole where outcome.hasPrefix("!") {
      #expect(outcome.prefixMatch(of: /! [1-9][0-9]*:[1-9][0-9]*: ./) != nil, "\(outcome)")
    }
    return whole
  }

  @Test(arguments: documents.indices) func strokes(index: Int) {
    var breaker = Breaker(seed: UInt64(index), words: Self.signs)
    for round in 0..<rounds(60, long: 1_500) {
      let broken = breaker.broken(Self.documents[index])
      let outcomes = expectOutcomes(
        of: broken, cut: round % 30, "document \(index), round \(round)")
      #expect(outcomes.allSatisfy { !$0.isEmpty })
      _ = broken.withUnsafeBytes { (try? DocumentHead(of: $0, isWhole: true))?.lastCut(in: $0) }
    }
  }

  @Test(arguments: samples) func recordings(name: String) throws {
    let document = Array(try Checkout.bytes(name).prefix(4_000))
    let isPlain = !name.contains("formats")
    let formats: [StrokeFormat?] = [nil] + StrokeFormat.readable
    var breaker = Breaker(seed: 20_091_125, words: Self.signs)
    for round in 0..<rounds(8, long: 1_000) {
      let comment: Comment = "\(name), round \(round)"
      let broken = breaker.broken(document)
      let whole = expectOutcomes(of: broken, cut: round * 50, comment)
      _ = expectOutcomes(of: broken, formats[round % formats.count], cut: round, comment)
      for case .success(let record) in StrokeRecords(broken) {
        for detector in Self.detectors {
          let verdict = detector.verdict(on: record.stroke)
          #expect(detector.explanation(of: record.stroke).verdict == verdict, comment)
        }
      }
      // A document without strokes is one only if it is a list or a table of none, or of empty cells.
      let text = String(decoding: broken, as: UTF8.self)
      let isNone = text.contains("strokes") || text.contains("x,y")
      let isEmpty = text.allSatisfy { " ,;\t\r\n".contains($0) }
      #expect(!whole.isEmpty || isNone || isEmpty || !isPlain, comment)
    }
    #expect(Self.samples.count > 20)
  }

  @Test func trees() {
    let tree = Array(#"{"a":[1.5e3,{"b":"\u00e9\ud83d\ude00"}],"c":{"d":true,"e":null}}"#.utf8)
    var breaker = Breaker(seed: 8, words: Self.signs)
    var errors = 0
    for round in 0..<rounds(1_000, long: 20_000) {
      let broken = breaker.broken(tree)
      do throws(ReadError) { _ = try JSONTree(broken) } catch {
        errors += 1
        let isNamed = error.line >= 1 && (1...broken.count + 1).contains(error.column)
        if !isNamed || error.reason.isEmpty { Issue.record("round \(round): \(error)") }
      }
    }
    #expect(errors > rounds(500, long: 10_000))
  }

  @Test func paths() throws {
    let data = Array(
      "M10 20C30 40 50 60 70 80S1 2 3 4Q5 6 7 8T9 1A25 30 -30 0 1 50 25ZL1-2H3V4z".utf8)
    let words = ["A1 1 0 1 1 2 2", "C1 1 2 2 3 3", "Z", "M", "Q1e300 0 0 1e300"] + Self.numbers
    let style = StrokeStyle(width: 3, cap: .square, join: .miter, dashes: DashPattern([3, 2]))
    let rect = Rect(minX: 10, minY: 10, maxX: 54, maxY: 54)
    var breaker = Breaker(seed: 20_260_715, words: words)
    for round in 0..<rounds(80, long: 3_000) {
      let path = PathData(breaker.broken(data)).path
      let paint = Paint(fill: .evenodd, stroke: round % 3 == 0 ? style : nil)
      try FuzzTarget.check(HitTest(path, paint), rect)
    }
  }

  @Test func drawings() throws {
    let file = Array(
      """
      <?xml version="1.0"?><!DOCTYPE svg PUBLIC "a" "b"><svg xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 100 100"><g id="a" transform="rotate(30) scale(2 3)" style="fill:none;stroke:red">
      <path id="p" d="M0 0C1 2 3 4 5 6Z" stroke-dasharray="1 2 3"/><rect x="1" rx="2" width="50%"/>
      </g><!-- c --><use href="#p" x="3"/><svg width="5" height="5" viewBox="0 0 9 9"><circle r="3"/>
      </svg>&amp;<![CDATA[x]]></svg>
      """.utf8)
    let words = ["<g>", "</g>", "<use href='#a'/>", "&#x41;", "&a;", "]]>", "<!--", "'", "<"]
    var breaker = Breaker(seed: 20_260_715, words: words + Self.numbers)
    var drawn = 0
    for _ in 0..<rounds(250, long: 3_000) {
      let broken = breaker.broken(file)
      try FuzzTarget.drawings.check([1, 1, 7, 7, 0] + broken, seconds: 200)
      if let drawing = try? SVGDrawing(broken) { drawn += drawing.elements.count }
    }
    #expect(drawn > rounds(50, long: 500))
  }
}
