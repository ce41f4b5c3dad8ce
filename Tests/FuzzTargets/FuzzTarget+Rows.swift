import StrokeFormats

extension FuzzTarget {
  /// The same rows as CSV, as an array of JSON and as NDJSON are the same strokes, and the same number of errors.
  func checkRows(_ source: inout ByteSource) throws(PropertyFailure) {
    var names = ["x", "y"]
    for name in ["t", "stroke", "id", "phase", "finger", "label", "width", "note", "ts"]
    where source.below(3) == 0 {
      names.append(name)
    }
    var rows: [[String]] = []
    while !source.isAtEnd, rows.count < 60 {
      rows.append(names.map { Self.value(of: $0, &source) })
    }
    guard !rows.isEmpty else { return }
    let table = ([names] + rows).map { $0.joined(separator: ",") + "\n" }.joined()
    let objects = rows.map { row in
      let members = zip(names, row).map { "\"\($0)\":\(Self.json($1))" }
      return "{" + members.joined(separator: ",") + "}"
    }
    let expected = Self.strokes(table)
    for text in ["[\(objects.joined(separator: ",\n"))]", objects.joined(separator: "\n") + "\n"] {
      let found = Self.strokes(text)
      try expect(found == expected, "\(table) is \(expected), and \(text) is \(found)")
    }
  }

  private static func value(of name: String, _ source: inout ByteSource) -> String {
    switch name {
    case "x", "y": return "\(source.below(64) + 1)"
    case "t", "ts": return source.oneOf(["0", "1", "2", "3", "4", "5", "6", "7"])
    case "phase":
      return source.oneOf(["moved", "moved", "moved", "began", "ended", "cancelled", ""])
    case "width": return source.oneOf(["320", "320", "320", "", "375"])
    default: return source.oneOf(["a", "a", "1", "", "2", "b"])
    }
  }

  private static func json(_ value: String) -> String {
    value.isEmpty ? "null" : value.allSatisfy(\.isNumber) ? value : "\"\(value)\""
  }

  /// The strokes of a document without their places, and a mark for each error.
  private static func strokes(_ text: String) -> [String] {
    StrokeRecords(text.utf8).map { result in
      guard case .success(let record) = result else { return "!" }
      let stroke = record.stroke
      return
        "\(record.id ?? "") \(record.label ?? "") \(stroke.x) \(stroke.y) \(stroke.times) \(stroke.viewWidth ?? 0) \(stroke.liftTime ?? 0) \(record.isCancelled)"
    }
  }
}
