import Foundation
import StrokeCore
import StrokePaths
import TestSupport
import Testing

@testable import StrokeFormats

/// An element in the notation of the data sets.
func row(_ element: PathElement) -> [Any] {
  switch element {
  case .move(let p): ["M", p.x, p.y]
  case .line(let p): ["L", p.x, p.y]
  case .quadratic(let c, let p): ["Q", c.x, c.y, p.x, p.y]
  case .cubic(let c, let d, let p): ["C", c.x, c.y, d.x, d.y, p.x, p.y]
  case .arc(let a, let p):
    [
      "A", a.radiusX, a.radiusY, a.rotation, a.isLarge ? 1.0 : 0.0, a.isSweep ? 1.0 : 0.0, p.x,
      p.y,
    ]
  case .close: ["Z"]
  }
}

@Suite struct PathDataTests {
  /// A smooth curve behind any command: its control is the mirrored one of a curve of its kind, and else where it begins.
  @Test(arguments: [
    "L5 8", "Q7 1 5 8", "T5 8", "C7 1 6 2 5 8", "S6 2 5 8", "A9 9 0 0 1 5 8", "Z", "M5 8",
  ])
  func smoothCurvesMirrorTheirOwnKind(command: String) {
    for before in ["M1 2", "M1 2Q3 3 4 2", "M1 2C3 3 3 4 4 2"] {
      let start = before + command
      let isClosed = command == "Z"
      let (x, y) = isClosed ? (1, 2) : (5, 8)
      let last = PathData(start).path.map(row).last ?? []
      let points = last.compactMap { $0 as? Double }
      for (smooth, whole, kind) in [("S", "C", "C"), ("T", "Q", "Q")] {
        var control = (Double(x), Double(y))
        if last.first as? String == kind {
          let own = (points[points.count - 4], points[points.count - 3])
          control = (2 * control.0 - own.0, 2 * control.1 - own.1)
        }
        let rest = smooth == "S" ? "9 9 3 3" : "3 3"
        let found = PathData("\(start)\(smooth)\(rest)").path
        let expected = PathData("\(start)\(whole)\(control.0) \(control.1) \(rest)").path
        #expect(found == expected, "\(start)\(smooth)")
      }
    }
  }

  @Test(.enabled(if: SharedData.isPresent, SharedData.isAbsent))
  func agreesWithTheLabelledData() throws {
    var boxes = 0
    for object in try SharedData.objects("pathdata") {
      let d = try #require(object["d"] as? String)
      let data = PathData(d)
      if let error = object["error"] as? Bool {
        #expect((data.error != nil) == error, "\(d): \(String(describing: data.error))")
      }
      let segments = try #require(object["segments"] as? [[Any]])
      #expect(data.path.count == segments.count, "\(d)")
      for (element, expected) in zip(data.path, segments) {
        let found = row(element)
        #expect(found.count == expected.count)
        #expect(found[0] as? String == expected[0] as? String)
        for (a, b) in zip(found.dropFirst(), expected.dropFirst()) {
          let (a, b) = (try #require(a as? Double), try #require(b as? Double))
          #expect(abs(a - b) <= 1e-9 * max(1, abs(b)), "\(d)")
        }
      }
      let box = object["bbox"] as? [Double]
      let bounds = data.path.bounds
      #expect((bounds == nil) == (box == nil), "\(d)")
      guard let box, let bounds else { continue }
      boxes += 1
      for (a, b) in zip([bounds.minX, bounds.minY, bounds.maxX, bounds.maxY], box) {
        #expect(abs(a - b) <= 1e-5 * max(1, abs(b)), "\(d): \(bounds) \(box)")
      }
    }
    #expect(boxes > 100)
  }

  @Test(arguments: [
    ("L1 2", 1, "expected M or m, as path data begins with a move, found L"),
    ("M1 2 L3", 8, "expected a number, found the end of the path data"),
    ("M1 2,", 6, "expected a number after the comma, found the end of the path data"),
    ("M1. 2", 4, "expected a digit after the point, found a space"),
    ("M1e 2", 4, "expected the digits of an exponent, found a space"),
    ("M1 2A3 4 0 2 0 5 6", 12, "expected a flag, 0 or 1, found 2"),
    ("M1e999 0", 2, "the number is too large"),
    ("M1e308 0l1e308 0", 10, "a coordinate is too large for a number"),
    ("M1 2 é", 6, "expected a command, found é"),
  ])
  func namesTheMistake(d: String, column: Int, reason: String) {
    #expect(PathData(d).error == ReadError(reason, line: 1, column: column))
  }

  /// Short: as many as 17 bits count.
  @Test func aMillionSegments() {
    var text = "M0 0"
    let count = rounds(70_000, long: 1_000_000)
    for index in 0..<count { text += "L\(index % 1000) \(index / 1000)" }
    let data = PathData(text)
    #expect(data.error == nil && data.path.count == count + 1)
    let test = HitTest(data.path, Paint(fill: nil, stroke: StrokeStyle(width: 0.5)))
    #expect(!test.touches(Rect(minX: 1000, minY: 0, maxX: 1044, maxY: 44)))
  }
}
