import StrokeCore
import StrokeFormats
import TestSupport
import Testing

/// What does not read back as it was is named, and what is named does not read back as it was: for every format, with
/// strokes of one name, members of every kind, and times and places of every fineness.
@Suite struct KeptOrNamedTests {
  private static let seed: UInt64 = 77

  /// What is said of a stroke, by the word that a loss of it is named by.
  private static func parts(_ record: StrokeRecord) -> [String: String] {
    let stroke = record.stroke
    var parts = [
      "coordinates": "\(stroke.x) \(stroke.y)", "times": "\(stroke.times)",
      "width of the view": stroke.viewWidth.map { "\($0)" } ?? "",
      "lifted": stroke.liftTime.map { "\($0)" } ?? "",
    ]
    for field in record.fields {
      let words = ["id": "ids", "label": "labels"]
      parts[words[field.name] ?? "\"\(field.name)\""] = "\(field.value)"
    }
    return parts.filter { !$0.value.isEmpty }
  }

  private static func line(_ random: inout SeededGenerator) -> String {
    func pick(_ values: String...) -> String {
      values[Int.random(in: 0..<values.count, using: &random)]
    }
    let values = ["7", "-0.5", "true", "\"true\"", "\"7\"", "\"\"", "\"a b\"", "null", "[1]", "{}"]
    var members = [pick("", #""id":"twin""#, #""id":"other""#), pick("", #""label":"é<&""#)]
    members += [pick("", #""width":320"#, #""width":99.5"#), pick("", #""cancelled":true"#)]
    for name in ["note", "Subject", "word", "a b"] {
      let value = values[Int.random(in: 0..<values.count, using: &random)]
      members.append(pick("", "", "\"\(name)\":\(value)"))
    }
    let (start, step) = (pick("0", "1.5", "-3"), pick("0.5", "0.0005", "0.00000125"))
    let isTimed = pick("yes", "yes", "no") == "yes"
    let times = (0..<3).map { (Double(start) ?? 0) + (Double(step) ?? 0) * Double($0) }
    let points = times.map { time in
      "[\(pick("1", "-2.5", "1e-7")),\(pick("3", "4.25"))\(isTimed ? ",\(time)" : "")]"
    }
    members.append("\"points\":[\(points.joined(separator: ","))]")
    if isTimed { members.append(pick("", "\"ended\":\(times[2] + 2)")) }
    return "{\(members.filter { !$0.isEmpty }.joined(separator: ","))}"
  }

  private static func write(
    _ records: [StrokeRecord], _ format: StrokeFormat
  ) throws -> (bytes: [UInt8], losses: [String: Int]) {
    let (bytes, losses) = try written(records, in: format)
    let counts = losses.all.map { ($0.loss.text(in: format, strokes: 1), $0.strokes) }
    return (bytes, Dictionary(counts) { $0 + $1 })
  }

  @Test(arguments: StrokeFormat.readBack)
  func whatIsLostIsNamedAndNothingElse(format: StrokeFormat) throws {
    var random = SeededGenerator(seed: Self.seed)
    for round in 0..<rounds(12, long: 2_000) {
      let lines = (0..<8).map { _ in Self.line(&random) }
      let records = try StrokeRecord.list(Array(lines.joined(separator: "\n").utf8))
      let (bytes, losses) = try Self.write(records, format)
      let back = try StrokeRecord.list(bytes, format)
      #expect(back.count == records.count, "\(format) round \(round)")
      var sum: [String: Int] = [:]
      for (record, other) in zip(records, back) {
        let (before, after) = (Self.parts(record), Self.parts(other))
        let named = try Self.write([record], format).losses
        for (loss, count) in named { sum[loss, default: 0] += count }
        let changed = before.keys.filter { before[$0] != after[$0] }
        for part in changed {
          #expect(
            named.keys.contains { $0.contains(part) },
            "seed \(Self.seed) round \(round): \(part) \(before[part] ?? "") \(after[part] ?? "")")
        }
        for loss in named.keys {
          #expect(
            changed.contains { loss.contains($0) }, "round \(round): \(loss) \(before) \(after)")
        }
      }
      // Of many strokes the same is said, with their number.
      #expect(sum == losses, "seed \(Self.seed) round \(round)")
    }
  }
}
