import Foundation
import Testing

/// What a page carries for its script: the strokes with their samples as they were, and the verdicts.
struct PageData {
  let data: [String: Any]
  let strokes: [[Any]]

  init(_ page: String) throws {
    let start = try #require(page.range(of: "id=\"data\">")).upperBound
    let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
    let json = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8))
    data = try #require(json as? [String: Any])
    strokes = try #require(data["strokes"] as? [[Any]])
  }

  /// The words of a list.
  func words(_ name: String) -> [String] { data[name] as? [String] ?? [] }

  /// The reason of a stroke's rejection by each detector; nil for a circle.
  func reasons(_ stroke: Int) throws -> [String?] {
    let judgements = try #require(strokes[stroke][11] as? [[Any]])
    return try judgements.map {
      let reason = try #require($0[0] as? Int)
      return reason < 0 ? nil : words("reasons")[reason]
    }
  }

  /// The numbers of a column of samples: 8 for x, 9 for y, 10 for times.
  func column(_ column: Int, of stroke: Int) throws -> [Double] {
    let numbers = try #require(strokes[stroke][column] as? [Double])
    let places = try #require(numbers.first)
    guard places >= 0 else { return Array(numbers.dropFirst()) }
    let scale = try #require(Double("1e\(Int(places))"))
    var units = 0.0
    return numbers.dropFirst().map {
      units += $0
      return units / scale
    }
  }
}
