import Foundation
import Testing

/// What a page carries for its script: the strokes as they are shown, and their samples as they were.
struct PageData {
  let data: [String: Any]
  let strokes: [[Any]]
  /// For each stroke the width of its view, its lift time, 1 if it is timed, and x, y and times; empty on a page
  /// that judges nothing again.
  let samples: [[Any]]

  init(_ page: String) throws {
    func json(_ id: String) throws -> Any {
      let start = try #require(page.range(of: "id=\"\(id)\">")).upperBound
      let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
      return try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8))
    }
    data = try #require(json("data") as? [String: Any])
    strokes = try #require(data["strokes"] as? [[Any]])
    samples = try #require(json("samples") as? [[Any]])
  }

  /// The words of a list.
  func words(_ name: String) -> [String] { data[name] as? [String] ?? [] }

  /// A stroke's judgements, one by each detector.
  func judgements(_ stroke: Int) -> [[Any]] { strokes[stroke][9] as? [[Any]] ?? [] }

  /// The checks of a judgement: for each its name, its limit, the first letter of its outcome, what was measured
  /// and its reason.
  func checks(_ judgement: [Any]) throws -> [[String]] {
    let plans = try #require(data["plans"] as? [[[Any]]])
    let plan = plans[try #require(judgement[0] as? Int)]
    let outcomes = try #require(judgement[1] as? String).map { String($0) }
    let measured = try #require(judgement[2] as? String).components(separatedBy: "|")
    return try plan.indices.map { index in
      let (name, limit) = (plan[index][0] as? String ?? "", plan[index][1] as? String ?? "")
      let reason = words("reasons")[try #require(plan[index][2] as? Int)]
      return [name, limit, outcomes[index], measured[index], reason]
    }
  }

  /// The reason of a judgement; nil for a circle.
  func reason(_ judgement: [Any]) throws -> String? {
    try checks(judgement).first { $0[2] == "f" }?[4]
  }

  /// The points of a stroke, rounded to units of its grid and moved by any distance.
  func points(_ stroke: Int) throws -> [(x: Double, y: Double)] {
    let row = strokes[stroke]
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    let numbers = try #require(row[8] as? String).map { Double(digits.firstIndex(of: $0) ?? -1) }
    let unit = try #require(row[7] as? Double)
    return stride(from: 0, to: numbers.count, by: 4).map { at in
      (unit * (numbers[at] * 64 + numbers[at + 1]), unit * (numbers[at + 2] * 64 + numbers[at + 3]))
    }
  }
}
