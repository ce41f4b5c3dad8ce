import StrokeCore
import StrokeFormats
import TestSupport
import Testing

/// What is written in a format reads back as it was, and so through every pair of formats.
@Suite struct RoundTripTests {
  private static let seed: UInt64 = 20_250_301

  /// A stroke as it is compared, to the bit.
  struct Plain: Equatable, CustomStringConvertible {
    let x: [Double]
    let y: [Double]
    let times: [Double]
    let width: Double?
    let lift: Double?
    var fields: [String: String]

    init(_ record: StrokeRecord) {
      (x, y, times) = (record.stroke.x, record.stroke.y, record.stroke.times)
      (width, lift) = (record.stroke.viewWidth, record.stroke.liftTime)
      fields = [:]
      for field in record.fields { fields[field.name] = field.value.text }
    }

    var description: String { "\(x) \(y) \(times) \(lift ?? 0) \(width ?? 0) \(fields)" }
  }

  /// Strokes with numbers of every size and text of every kind, and those that are few.
  private static func strokes(_ random: inout SeededGenerator) -> [String] {
    (0..<12).map { index in
      let isTimed = index % 3 != 2
      let count = index == 5 ? 1 : Int.random(in: 2...9, using: &random)
      var time = Double.random(in: 0...1e4, using: &random)
      let points = (0..<count).map { _ in
        time += Double.random(in: 0...0.1, using: &random)
        let x = Double.random(in: -500...500, using: &random)
        let y = random.next() % 4 == 0 ? x.rounded() : x * 1e-7
        return isTimed ? "[\(x),\(y),\(time)]" : "[\(x),\(y)]"
      }
      let texts = ["a", "é<&>\\\"'", "two words", ",;\\t#", "line\\nend", "]]>", "7", "-"]
      let text = texts[index % texts.count]
      // Neighbours and others of one name.
      let id = [2, 3, 6, 9, 10].contains(index) ? "twin" : "s\(index)"
      let fields =
        index == 0 ? "" : #""id":"\#(id)","label":"\#(text)","note":"\#(text)","#
      let more = index % 4 == 1 ? #""cancelled":true,"# : ""
      let width = index % 2 == 0 ? #""width":\#(320 + index),"# : ""
      // A rest before the lift, a recorder that is wrong about it, and one for samples without times.
      let rest = index % 3 == 0 ? Double.random(in: 0.1...5, using: &random) : -0.25
      let lift = index % 3 == 0 || index == 4 || index == 8 ? #""ended":\#(time + rest),"# : ""
      return "{\(fields)\(more)\(width)\(lift)\"points\":[\(points.joined(separator: ","))]}"
    }
  }

  @Test(arguments: StrokeFormat.readBack)
  func whatIsWrittenReadsBackToTheBit(format: StrokeFormat) throws {
    var random = SeededGenerator(seed: Self.seed)
    for round in 0..<20 {
      let lines = Self.strokes(&random).joined(separator: "\n")
      let originals = try StrokeRecord.list(Array(lines.utf8))
      let back = try StrokeRecord.list(written(originals, in: format).bytes, format).map(Plain.init)
      let wanted = originals.map(Plain.init)
      guard back != wanted else { continue }
      let index = zip(back, wanted).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      Issue.record(
        "seed \(Self.seed), round \(round), stroke \(index ?? -1) of \(back.count): \(index.map { "\(back[$0])\n\(wanted[$0])" } ?? "")"
      )
    }
  }

  @Test(arguments: StrokeFormat.readBack)
  func whatIsWrittenIsToldByContent(format: StrokeFormat) throws {
    var random = SeededGenerator(seed: Self.seed)
    let originals = try StrokeRecord.list(Array(Self.strokes(&random).joined(separator: "\n").utf8))
    let bytes = try written(originals, in: format).bytes
    let told = try bytes.withUnsafeBytes { try DocumentHead(of: $0, isWhole: true)?.format }
    #expect(told == format)
    // Also of one stroke, and of none.
    let one = try written([originals[3]], in: format).bytes
    #expect(try StrokeRecord.list(one).count == 1)
    #expect(try StrokeRecord.list(written([], in: format).bytes, format).isEmpty)
  }

  /// From a format into another and back into the first: nothing changes.
  @Test(arguments: StrokeFormat.readBack, StrokeFormat.readBack)
  func everyPairKeepsAll(first: StrokeFormat, second: StrokeFormat) throws {
    var random = SeededGenerator(seed: Self.seed)
    let lines = Self.strokes(&random).joined(separator: "\n")
    let start = try StrokeRecord.list(Array(lines.utf8))
    let inFirst = try written(start, in: first).bytes
    let inSecond = try written(StrokeRecord.list(inFirst, first), in: second).bytes
    #expect(try written(StrokeRecord.list(inSecond, second), in: first).bytes == inFirst)
  }
}

extension StrokeRecord {
  /// Reads strokes with all that is said of them.
  static func list(_ bytes: [UInt8], _ format: StrokeFormat? = nil) throws -> [StrokeRecord] {
    var options = ReadingOptions(format: format)
    options.keepsSource = true
    return try StrokeRecords(bytes, options: options).map { try $0.get() }
  }
}

extension StrokeFormat {
  /// The formats that are read back.
  static var readBack: [StrokeFormat] { writable.filter { !$0.isReplay } }
}
