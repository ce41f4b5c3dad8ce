import Foundation
import StrokeCore
import StrokeFormats
import StrokePaths
import TestSupport
import Testing

/// A row of the labelled hit tests.
struct LabelledHit {
  let id: String
  let name: String
  let test: HitTest
  let rect: Rect
  let expected: Bool

  init(_ row: [String: Any]) throws {
    func value<T>(_ key: String) throws -> T { try #require(row[key] as? T, "\(key)") }
    func number(_ key: String) throws -> Double { (try value(key) as NSNumber).doubleValue }
    id = try value("id")
    name = try value("class")
    let rule = try #require(FillRule(rawValue: try value("fill_rule")))
    let cap = StrokeStyle.Cap(rawValue: try value("cap"))
    let join = StrokeStyle.Join(rawValue: try value("join"))
    let stroke = StrokeStyle(
      width: try number("stroke_width"), cap: try #require(cap), join: try #require(join),
      miterLimit: try number("miter_limit"))
    let paint = Paint(fill: try value("fill") ? rule : nil, stroke: stroke)
    test = HitTest(PathData(try value("d") as String).path, paint)
    let box = (try value("rect") as [NSNumber]).map(\.doubleValue)
    rect = try #require(Rect(x: box[0], y: box[1], width: box[2], height: box[3]))
    expected = try value("expect")
  }
}

@Suite(.enabled(if: SharedData.isPresent, SharedData.isAbsent))
struct LabelledHitTests {
  @Test(arguments: [
    ("hittest", 4_835), ("hittest-beyond-bounds", 200), ("hittest-edges", 39),
  ])
  func agreeWithTheLabels(file: String, count: Int) throws {
    let rows = try SharedData.objects(file)
    #expect(rows.count == count)
    for row in rows {
      let hit = try LabelledHit(row)
      #expect(hit.test.touches(hit.rect) == hit.expected, "\(hit.id) \(hit.name)")
    }
  }
}
