import Foundation
import StrokeFormats
import Testing

@testable import strokecheck

@Suite(.serialized) struct HitTestCommandTests {  // Its programs have a deadline.
  @Test func sessions() throws { try expectSessions("hittest") }

  private static let shapes = [
    "<path d='M0 0L50 0L0 20' fill='none' stroke='#000' stroke-width='10' stroke-miterlimit='10'/>",
    "<path d='M0-30h1M0 0L50-10L0 20' fill='none' stroke='#000' stroke-width='10' stroke-miterlimit='10'/>",
    "<rect x='20' y='30' width='9' height='9'/>", "<rect x='66' y='-8' width='14' height='16'/>",
  ]

  private func answer(_ shapes: [String], _ words: String...) throws -> NSDictionary {
    let drawing = "<svg xmlns='http://www.w3.org/2000/svg'>\(shapes.joined())</svg>"
    let run = try strokecheck(["hittest", "--path", "-", "-f", "ndjson"] + words, input: drawing)
    return try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? NSDictionary)
  }

  /// What a drawing answers beside what its elements answer alone. The miters reach beyond the published bounds.
  @Test(arguments: [
    "68,-4,3,3", "64,-4,5,5", "10,10,30,30", "50,-8,30,20", "-9,-9,99,60", "90,90,5,5",
  ])
  func aDrawingAnswersAsItsElementsTogether(rect: String) throws {
    for order in [Self.shapes, Self.shapes.reversed()] {
      let alone = try order.map { try answer([$0], "--rect=" + rect, "--explain") }
      let all = try answer(order, "--rect=" + rect, "--explain")
      for (name, isOfAll) in [("hit", false), ("agreesWithPublished", true)] {
        let flags = alone.map { $0[name] as? Bool == true }
        let isTrue = isOfAll ? !flags.contains(false) : flags.contains(true)
        #expect(all[name] as? Bool == isTrue, "\(name) \(rect)")
      }
      for name in ["bounds", "publishedBounds"] {
        let boxes = alone.compactMap { $0[name] as? [Double] }
        let union = (0..<4).map { edge in
          let edges = boxes.map { $0[edge] }
          return edge < 2 ? edges.min() : edges.max()
        }
        #expect(all[name] as? [Double] == union.compactMap(\.self), "\(name)")
      }
      #expect(all["publishedBounds"] as? [Double] == [-5, -35, 80, 39])
    }
  }

  /// As published, a rectangle is cut to the published bounds first, and then to its centre by that rule.
  @Test(arguments: ["68,-4,3,3", "10,10,30,30", "50,-8,30,20", "0,6,12,4", "53,-20,22,3"])
  func thePublishedAnswerFollowsFromTheBounds(rect: String) throws {
    let numbers = rect.split(separator: ",").compactMap { Double($0) }
    for shape in Self.shapes {
      let box = try #require(
        try answer([shape], "--rect=" + rect, "--explain")["publishedBounds"] as? [Double])
      let (left, top) = (max(numbers[0], box[0]), max(numbers[1], box[1]))
      let right = min(numbers[0] + numbers[2], box[2])
      let bottom = min(numbers[1] + numbers[3], box[3])
      for rule in ["touch", "center"] {
        var isHit = false
        if left < right, top < bottom {
          let cut = "--rect=\(left),\(top),\(right - left),\(bottom - top)"
          let center = "--point=\((left + right) / 2),\((top + bottom) / 2)"
          isHit = try answer([shape], cut)["hit"] as? Bool == true
          if rule == "center" {
            isHit = try isHit && answer([shape], center)["hit"] as? Bool == true
          }
        }
        let published = try answer([shape], "--rect=" + rect, "--as-published", "--rule", rule)
        #expect(published["hit"] as? Bool == isHit, "\(shape) \(rect) \(rule)")
      }
    }
  }

  /// The number of threads changes no byte.
  @Test(arguments: [
    "", "--each", "--hits", "--topmost", "--explain", "--each --explain", "--hits --explain",
    "--topmost --explain", "--as-published", "--rule center",
    "--format csv", "--hits --format csv", "--each --format json", "--topmost --format ndjson",
    "--hits --as-published --format csv", "-q",
  ])
  func threadsChangeNothing(words: String) throws {
    let rows = (0..<300).map { index in
      "\(index * 37 % 320),\(index * 53 % 400),\(1 + index % 44),\(1 + index * 7 % 44)\n"
    }.joined()
    var runs: [String] = []
    for way in ["-j 1", "-j 2", "-j 7"] {
      let all = "hittest --path Samples/map.svg --rects - \(words) \(way)"
      let run = try strokecheck(all.split(separator: " ").map(String.init), input: rows)
      runs.append("\(run.output)\(run.errors)\(run.status)")
    }
    #expect(Set(runs).count == 1 && runs[0].hasSuffix("0"))
  }

  /// The status is the same whether somebody reads all answers, some or none.
  @Test(arguments: ["", "-q", "| head -1"])
  func theStatusDoesNotDependOnTheReader(reader: String) throws {
    let scratch = try Scratch()
    let misses = String(repeating: "20,20,1,1\n", count: 8_000)
    for (name, last, status) in [("hit", "6,1,2,2", 0), ("miss", "20,20,1,1", 1)] {
      let rows = try scratch.write(name, misses + last)
      let words = "hittest --d 'M0 0H9V9z' --rects \(rows)"
      let run = try shell(
        reader.hasPrefix("|")
          ? "{ strokecheck \(words); echo $? >&2; } \(reader)"
          : "strokecheck \(words) \(reader); echo $? >&2")
      #expect(run.errors == "\(status)\n")
    }
  }
}
