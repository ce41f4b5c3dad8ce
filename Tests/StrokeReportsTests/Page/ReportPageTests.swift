import Foundation
import StrokeCore
import TestSupport
import Testing

@testable import StrokeReports

@Suite struct ReportPageTests {
  private static let detectors: [any Detector] = [CookbookDetector(), KatzDetector()]

  private func page(_ strokes: [(name: String, stroke: Stroke)]) -> String {
    var page = ReportPage(title: "T </title>", generator: "test", detectors: Self.detectors)
    for (name, stroke) in strokes {
      page.add(
        stroke, file: name, index: 3, id: name, label: name, subject: name,
        judgements: Self.detectors.map { .init(of: stroke, by: $0) })
    }
    page.add(error: "a: <b>")
    var bytes: [UInt8] = []
    page.append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func noTextEndsTheScript() {
    let strokes = ["</script>", "<!--<script>", "]]>", "\u{2028}", "\\\""].map {
      (name: $0, stroke: Stroke())
    }
    let page = page(strokes)
    #expect(page.components(separatedBy: "</script").count == 5)
    #expect(page.components(separatedBy: "<script").count == 5)
    #expect(page.contains("<title>T &lt;/title&gt;</title>"))
  }

  @Test func thePageFetchesNothing() {
    let page = page([])
    for word in ["http://", "https://", "src=", "@import", "url("] {
      #expect(
        !page.replacing("http://www.w3.org/2000/svg", with: "").contains(word), "\(word)")
    }
    #expect(page.contains("default-src 'none'"))
  }

  @Test func tenThousandStrokesAreNoLoad() throws {
    let points = (0..<64).map {
      Point(160 + 80 * cos(Double($0) / 10), 240 + 80 * sin(Double($0) / 10))
    }
    let stroke = try Stroke(points, times: (0..<64).map { Double($0) / 60 })
    let one = page([("s", stroke)]).utf8.count
    let many = page(Array(repeating: ("s", stroke), count: 100)).utf8.count
    #expect(Double(many - one) / 99 < 3600, "bytes a stroke whose numbers have all their digits")
    let rounded = try Stroke(
      points.map { Point($0.x.rounded(), $0.y.rounded()) },
      times: (0..<64).map { (Double($0) * 16) / 1000 })
    let few = page(Array(repeating: ("s", rounded), count: 100)).utf8.count
    #expect(Double(few - one) / 99 < 900, "bytes a stroke of pixels and milliseconds")
  }

  @Test func placesKeepToTheGrid() throws {
    let stroke = try Stroke([Point(0, 0), Point(30, 0), Point(30, 10)])
    let grid = PageGrid(stroke)
    let bytes = Array(grid.text([Point(0, 0), Point(30, 0), Point(1e9, 5)]).utf8)
    // The larger side takes 3,071 lines from 512 on; what is beyond goes to the rim.
    #expect((grid.unit * 3071 - 30).magnitude < 1e-9)
    let digits = [UInt8]("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    let numbers = stride(from: 0, to: bytes.count, by: 2).map { at in
      (digits.firstIndex(of: bytes[at]) ?? 0) * 64 + (digits.firstIndex(of: bytes[at + 1]) ?? 0)
    }
    #expect(numbers == [512, 1536, 3583, 1536, 4095, 2048])
  }

  /// What many strokes fail by comes first, of whatever labels they are.
  @Test func reasonsAreCountedOverAllLabels() throws {
    let dot = try Stroke([Point(1, 1)], times: [0])
    let line = try Stroke(
      (0..<60).map { Point(Double($0) * 9, 0) }, times: (0..<60).map { Double($0) / 60 })
    let page = page([
      ("a", dot), ("a", dot), ("a", dot), ("a", line), ("a", line), ("b", line), ("b", line),
    ])
    let reasons = [line, dot].compactMap { CookbookDetector().verdict(on: $0).reason?.description }
    let list = reasons.map { "\"\($0)\"" }.joined(separator: ",")
    #expect(reasons.count == 2 && page.contains("\"reasonsOf\":[[\(list)]"), "\(reasons)")
  }

  /// A rejected stroke is as near as all that it fails by together, an accepted one as what it fails by first.
  @Test func nearnessIsOfAllChecks() throws {
    var generator = SeededGenerator(seed: 3)
    var severalFail = 0
    for _ in 0..<rounds(200, long: 2_000) {
      let stroke = try Shapes.random(using: &generator)
      for detector in Self.detectors {
        let explanation = detector.explanation(of: stroke)
        let failed = explanation.checks.filter(\.isFailed)
        let counted = failed.isEmpty ? explanation.checks : failed
        let changes = counted.compactMap { check -> Double? in
          guard let measured = check.measured else { return nil }
          let limit = check.limit.nearest(to: measured)
          return limit == measured
            ? 0 : (limit - measured).magnitude / max(limit.magnitude, measured.magnitude)
        }
        let nearness = failed.isEmpty ? changes.min() : changes.reduce(0, +)
        let found = ReportPage.Judgement(of: stroke, by: detector).nearness
        #expect(found == nearness.map { $0.isNaN ? 10 : min($0, 10) })
        severalFail += failed.count { $0.measured != nil } > 1 ? 1 : 0
      }
    }
    #expect(severalFail > 20)
  }

  @Test func noPathIsAbsolute() {
    func names(_ paths: [String]) -> [String] { paths.map(SharedFolder(of: paths).name) }
    #expect(names(["/top/a/b.json"]) == ["b.json"])
    #expect(
      names(["/top/a/b/1.json", "/top/a/c/1.json", "d/e.json"]) == [
        "b/1.json", "c/1.json", "d/e.json",
      ])
    #expect(names(["/top/ab/1", "/top/abc/1", "/top/ab/2"]) == ["ab/1", "abc/1", "ab/2"])
    #expect(names(["/a", "/b/c"]) == ["a", "b/c"] && names(["-", ""]) == ["-", ""])
    // In whatever order they come, the folder is that of all.
    let paths = ["/top/a/1", "/top/a/2", "/top/b/3"]
    for first in paths {
      for second in paths where second != first {
        let order = [first, second] + paths.filter { $0 != first && $0 != second }
        #expect(names(order) == order.map { String($0.dropFirst("/top/".count)) })
      }
    }
    let folder = SharedFolder(of: [])
    #expect(folder.message("/top/a/x.json:3: no stroke") == "x.json:3: no stroke")
    #expect(folder.message("x/y.json: no stroke") == "x/y.json: no stroke")
  }

  @Test func everyCheckAndDetectorIsExplained() {
    let detectors: [any Detector] = [
      CookbookDetector(), LaMarcheDetector(), KatzDetector(), RingDetector(),
    ]
    let explained = Set(PageWords.checks.map(\.name))
    let names = detectors.flatMap { $0.explanation(of: Stroke()).checks.map(\.name) }
    #expect(explained == Set(names))
    #expect(PageWords.checks.count == explained.count)
  }

  @Test func theReaderChoosesTheColours() {
    #expect(page([]).contains("color-scheme:light dark;"))
    #expect(page([]).contains("prefers-color-scheme:dark){:root"))
    #expect(page([]).contains("@media print{:root{--page:#f3f4f6"))
  }
}
