import Foundation
import StrokeCore
import Testing

/// The recorded strokes that may be beside the checkout. Read by Foundation, so that the core is
/// tested without the project's own readers.
package enum SharedData {
  package static let folder = Checkout.root.deletingLastPathComponent()
    .appending(path: "shared/data")

  /// True if the data is there. Tests that need it are skipped otherwise.
  package static let isPresent = FileManager.default.fileExists(atPath: folder.path)

  /// The message of a skipped test.
  package static let isAbsent: Comment = "there is no shared/data beside the checkout"

  /// A recorded stroke and its names.
  package struct Recording {
    package let id: String
    package let label: String
    package let stroke: Stroke
  }

  /// The strokes of a set: `dollar1`, `quickdraw`, `mmg`, `unipen`, `unipen-coarse` or `omniglot`.
  package static func strokes(_ set: String) throws -> [Recording] {
    try sets[set]?.get() ?? []
  }

  private static let sets = Dictionary(
    uniqueKeysWithValues: [
      "dollar1": "strokes-dollar1", "quickdraw": "strokes-quickdraw", "mmg": "strokes-mmg",
      "unipen": "hands/unipen", "unipen-coarse": "hands/unipen-coarse",
      "omniglot": "hands/omniglot",
    ].map { set, file in (set, Result { try read(file) }) })

  private static func read(_ file: String) throws -> [Recording] {
    try objects(file).map { object in
      let points = object["points"] as? [[Double]] ?? []
      let isTimed = points.allSatisfy { $0.count > 2 }
      let stroke = try Stroke(
        points.map { Point($0[0], $0[1]) }, times: isTimed ? points.map { $0[2] } : nil)
      return Recording(
        id: object["id"] as? String ?? "", label: object["label"] as? String ?? "", stroke: stroke)
    }
  }

  /// The results of an independent implementation: the published reason for each stroke's id, nil
  /// for a circle.
  package static func expectedReasons(_ set: String, _ detector: String) throws -> [(
    String, String?
  )] {
    try objects("expected-\(set)-\(detector)").map {
      ($0["id"] as? String ?? "", $0["reason"] as? String)
    }
  }

  /// The objects of a file with one JSON object per line.
  package static func objects(_ name: String) throws -> [[String: Any]] {
    let text = try String(contentsOf: folder.appending(path: name + ".ndjson"), encoding: .utf8)
    return try text.split(separator: "\n").compactMap {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
  }
}
