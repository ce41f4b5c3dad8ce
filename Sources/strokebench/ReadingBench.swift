import StrokeFormats

/// Times the readers on strokes that it makes, and checks that each yields all of them; or on files of
/// strokes or drawings.
enum ReadingBench {
  private static let strokeCount = 20_000
  private static let pointCount = 64

  /// A document, what it is, and what must be found in it, where that is known.
  private struct Document {
    let name: String
    let bytes: [UInt8]
    var expected: Sum?
  }

  /// Prints a row for each format, or for each of the files, best of a few runs.
  static func run(files: [String], _ table: inout Table) {
    let named = files.compactMap { file in
      contents(of: file).map { Document(name: file, bytes: $0) }
    }
    for document in files.isEmpty ? made() : named { add(document, &table) }
  }

  private static func add(_ document: Document, _ table: inout Table) {
    let isDrawing = document.bytes.withUnsafeBufferPointer { SVGDrawing.looksLikeSVG($0) }
    guard !isDrawing else { return addDrawing(document, &table) }
    var sum = Sum()
    let time = bestTime(rounds: 9) { sum = read(document.bytes) }
    let rate = Double(document.bytes.count) / time * 1e3
    table.add(
      "reading \(document.name)", time / Double(max(1, sum.strokes)), "ns/stroke",
      note: "\(Int(rate)) MB/s; \(sum.strokes) strokes, \(sum.points) points, \(sum.errors) errors",
      isRight: sum == document.expected ?? sum)
  }

  private static func addDrawing(_ document: Document, _ table: inout Table) {
    var count: Int?
    let time = bestTime(rounds: 9) { count = try? SVGDrawing(document.bytes).elements.count }
    let rate = Double(document.bytes.count) / time * 1e3
    table.add(
      "reading \(document.name)", time / 1e6, "ms",
      note: "\(Int(rate)) MB/s; \(count ?? 0) elements", isRight: count != nil)
  }

  private struct Sum: Equatable {
    var (strokes, points, errors) = (0, 0, 0)
  }

  private static func read(_ bytes: [UInt8]) -> Sum {
    var stream = StrokeStream()
    var record = StrokeRecord()
    var sum = Sum()
    var offset = 0
    while true {
      do {
        switch try stream.next(into: &record) {
        case .stroke:
          sum.strokes += 1
          sum.points += record.stroke.count
        case .end: return sum
        case .needsBytes where offset == bytes.count: stream.finish()
        case .needsBytes:
          let piece = offset..<min(offset + 1 << 18, bytes.count)
          bytes.withUnsafeBytes { stream.append(UnsafeRawBufferPointer(rebasing: $0[piece])) }
          offset = piece.upperBound
        }
      } catch {
        sum.errors += 1
      }
    }
  }
}

// MARK: - Documents

extension ReadingBench {
  private static func made() -> [Document] { [ndjson(), varying(), objects(), json(), csv()] }

  /// Writes the samples of a stroke through `write`: x and y with two places, t with four.
  private static func samples(of stroke: Int, _ write: (String, String, String) -> Void) {
    for index in 0..<pointCount {
      let x = 10_000 + (stroke * 7919 + index * 631) % 30_000
      let y = 5_000 + (stroke * 104_729 + index * 571) % 45_000
      write(decimal(x, places: 2), decimal(y, places: 2), decimal(index * 166, places: 4))
    }
  }

  private static func decimal(_ number: Int, places: Int) -> String {
    let digits = String(number)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return padded.dropLast(places) + "." + padded.suffix(places)
  }

  private static func document(
    _ name: String, before: String = "", after: String = "", stroke: (Int) -> String
  ) -> Document {
    var text = before
    for index in 0..<strokeCount { text += stroke(index) }
    let expected = Sum(strokes: strokeCount, points: strokeCount * pointCount, errors: 0)
    return Document(name: name, bytes: Array((text + after).utf8), expected: expected)
  }

  private static func points(of stroke: Int) -> String {
    var points: [String] = []
    samples(of: stroke) { points.append("[\($0),\($1),\($2)]") }
    return points.joined(separator: ",")
  }

  private static func ndjson() -> Document {
    document("NDJSON") { "{\"id\":\"s\($0)\",\"points\":[\(points(of: $0))]}\n" }
  }

  private static func json() -> Document {
    document("a JSON array", before: "[", after: "]") {
      ($0 > 0 ? ",\n[" : "[") + points(of: $0) + "]"
    }
  }

  /// With as many digits as the number takes, and a space behind commas.
  private static func varying() -> Document {
    document("NDJSON of varying digits") { stroke in
      var points: [String] = []
      samples(of: stroke) { x, y, time in
        let numbers = [x, y, time].map { "\(Double($0) ?? 0)" }
        points.append("[\(numbers.joined(separator: ", "))]")
      }
      return "{\"id\": \"s\(stroke)\", \"points\": [\(points.joined(separator: ", "))]}\n"
    }
  }

  private static func objects() -> Document {
    document("NDJSON of point objects") { index in
      var points: [String] = []
      samples(of: index) { points.append("{\"x\": \($0), \"y\": \($1), \"t\": \($2)}") }
      return "{\"id\": \"s\(index)\", \"points\": [\(points.joined(separator: ", "))]}\n"
    }
  }

  private static func csv() -> Document {
    document("CSV", before: "stroke,x,y,t\n") { index in
      var rows = ""
      samples(of: index) { rows += "s\(index),\($0),\($1),\($2)\n" }
      return rows
    }
  }
}
