import Foundation
import Testing

@testable import strokecheck

/// What `evaluate --expect` compares, by the program as it was built.
@Suite(.serialized) struct StoredEvaluationTests {  // Its programs have a deadline.
  private static let line =
    #""label":"line","points":[[0,0],[1,1],[2,2],[3,3],[4,4],[5,5],[6,6],[7,7]]}"#
  private static let dot = #""label":"line","points":[[0,0]]}"#

  /// Stores an evaluation of `before`, changes it by `edit`, and compares `after` with it.
  private func compare(
    _ before: [String], _ after: [String], _ options: String = "", edit: (String) -> String = { $0 }
  ) throws -> ToolRun {
    let scratch = try Scratch()
    let strokes = try scratch.write("strokes.ndjson", before.joined(separator: "\n"))
    let stored = try shell("strokecheck evaluate --positive line --format json \(strokes)")
    #expect(stored.status == 0)
    let file = try scratch.write("stored.json", edit(stored.output))
    try scratch.write("strokes.ndjson", after.joined(separator: "\n"))
    let run = try shell(
      "strokecheck evaluate -q --positive line \(options) --expect \(file) \(strokes)")
    return ToolRun(
      status: run.status, output: run.output,
      errors: run.errors.replacingOccurrences(of: scratch.folder.path + "/", with: ""))
  }

  @Test func eachStrokeHasARowForEachDetector() throws {
    let run = try shell(
      "strokecheck evaluate --format json --detector cookbook,ring Samples/gestures.ndjson")
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? NSDictionary
    let rows = try #require(value?["verdicts"] as? [NSDictionary])
    #expect(rows.count == 90)
    #expect(rows.map { $0["detector"] as? String }.prefix(3) == ["cookbook", "ring", "cookbook"])
    #expect(
      run.lines.contains(
        #" {"file":"Samples/gestures.ndjson","stroke":2,"id":"p1-triangle-1","detector":"cookbook","#
          + #""verdict":"circle","code":null,"label":"triangle"},"#))
    let grouped = try shell(
      "strokecheck evaluate --format json --group subject Samples/gestures.ndjson")
    #expect(grouped.output.contains(#""label":"triangle","group":"p1"},"#))
  }

  @Test func aSwapThatTheCountsHideIsFoundByStroke() throws {
    let run = try compare(["{" + Self.line, "{" + Self.dot], ["{" + Self.dot, "{" + Self.line])
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(
      run.errors.hasPrefix(
        """
        stored.json: strokes.ndjson#1: cookbook: was rejected (transit-too-short), is rejected \
        (too-few-points)

        """), "\(run.errors)")
    #expect(run.errors.contains("stored.json: strokes.ndjson#2: cookbook: was rejected (too-few"))
    #expect(!run.errors.contains("fingerprint") && !run.errors.contains("count"))
  }

  /// Its totals hide a swap, and of such a file nobody knows what it leaves out.
  @Test func aResultWithoutItsVerdictsIsRefused() throws {
    let withoutRows = { (text: String) in
      let start = text.range(of: ",\n\"verdicts\":")
      return start.map { text[..<$0.lowerBound] + "}\n" } ?? text
    }
    let strokes = ["{" + Self.line, "{" + Self.dot]
    let run = try compare(strokes, strokes, edit: withoutRows)
    #expect(run.status == 2)
    #expect(
      run.errors.hasSuffix(
        "found one without its \"verdicts\", which old versions did not store: store it again\n"))
  }

  /// The same stroke twice is two strokes of one name.
  @Test func strokesOfOneNameAreComparedInTheirOrder() throws {
    let scratch = try Scratch()
    let file = try scratch.write("s.ndjson", "{" + Self.dot)
    let words = "--positive line \(file) \(file)"
    let stored = try shell("strokecheck evaluate --format json \(words)").output
    let second = try #require(stored.range(of: "\"code\":\"too-few-points\"", options: .backwards))
    let edited = stored.replacingCharacters(in: second, with: "\"code\":\"too-short\"")
    for (text, status) in [(stored, 0), (edited, 1)] as [(String, Int32)] {
      let path = try scratch.write("stored.json", text)
      let run = try shell("strokecheck evaluate -q --expect \(path) \(words)")
      #expect(run.status == status, "\(run.errors)")
      #expect(run.errors.contains("was rejected (too-short), is rejected") == (status == 1))
    }
    let path = try scratch.write("stored.json", stored)
    let once = try shell("strokecheck evaluate -q --positive line --expect \(path) \(file)")
    #expect(once.status == 1 && once.errors.contains("\(file)#1: gone\n"))
  }

  @Test func strokesThatHaveIDsMayMove() throws {
    let (a, b) = (#"{"id":"a","# + Self.line, #"{"id":"b","# + Self.dot)
    let moved = try compare([a, b], [b, a])
    #expect(moved.status == 0 && moved.errors.isEmpty, "\(moved.errors)")
    let changed = try compare([a, b], [#"{"id":"b","# + Self.line, #"{"id":"c","# + Self.line])
    #expect(changed.status == 1)
    let lines = changed.lines(of: \.errors)
    #expect(
      lines.prefix(2) == [
        "stored.json: strokes.ndjson#1 (a): gone",
        """
        stored.json: strokes.ndjson#1 (b): cookbook: was rejected (too-few-points), is rejected \
        (transit-too-short)
        """,
      ], "\(lines)")
    #expect(lines.contains("stored.json: strokes.ndjson#2 (c): new"))
    #expect(!lines.contains { $0.contains("mistakes") })
  }

  @Test func aDetectorThatIsNotAskedIsSaidOnce() throws {
    let strokes = ["{" + Self.line, "{" + Self.dot]
    let run = try compare(strokes, strokes, "--detector katz,ring")
    let lines = run.lines(of: \.errors)
    #expect(run.status == 1)
    #expect(lines.allSatisfy { $0.contains(": gone: {\"detector\"") }, "\(lines)")
    #expect(lines.count == 2)
  }

  @Test(arguments: [
    (#""verdicts":[],"#, #""verdicts":3,"#, "found another \"verdicts\""),
    (
      #""verdicts":[],"#, #""verdicts":[{"file":"a","stroke":1.5,"detector":"katz"}],"#,
      "found a verdict without its \"file\", \"stroke\", \"detector\" or \"verdict\""
    ),
  ])
  func rowsThatAreNoneAreRefused(old: String, new: String, problem: String) throws {
    let scratch = try Scratch()
    let text = #"{"verdicts":[],"strokes":{},"detectors":[]}"#.replacingOccurrences(
      of: old, with: new)
    let file = try scratch.write("stored.json", text)
    let run = try shell("strokecheck evaluate -q --expect \(file) Samples/gestures.ndjson")
    #expect(run.status == 2 && run.errors.contains(problem), "\(run.errors)")
    #expect(run.errors.hasPrefix("\(file):1:1"))
  }
}

extension ToolRun {
  fileprivate func lines(of text: (ToolRun) -> String) -> [String] {
    text(self).split(separator: "\n").map(String.init)
  }
}
