import StrokeCore

/// A stroke as a gesture log of the $1 recognizer; several as the strokes of one gesture, as $N has
/// them, each with an id and a label of its own.
struct DollarWriter: StrokeWriter {
  private(set) var losses = Losses()
  /// The first stroke, until it is known whether it is the only one.
  private var first: (stroke: Stroke, fields: [(name: String, text: String)])?
  private var count = 0

  mutating func append(_ record: StrokeRecord, to output: inout [UInt8]) {
    guard losses.canCountMilliseconds(of: record.stroke) else { return }
    let fields = record.xmlFields(&losses) { name in
      name.isXMLName && !["Name", "width", "ended", "index", "xmlns"].contains(name)
        && !["NumPts", "Millseconds", "Milliseconds"].contains(name)
    }
    count += 1
    if count == 1, !record.stroke.isEmpty {
      first = (record.stroke, fields)
      return
    }
    if count == 1 || first != nil { output.append(Self.opening) }
    if let (stroke, fields) = first { append(stroke, fields, index: 1, to: &output) }
    first = nil
    append(record.stroke, fields, index: count, to: &output)
  }

  private static let opening = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Gesture Name="">

    """

  mutating func finish(_ output: inout [UInt8]) {
    if let (stroke, fields) = first { return append(stroke, fields, to: &output) }
    if count == 0 { output.append(Self.opening) }
    output.append("</Gesture>\n")
  }

  /// Writes the only stroke as a gesture.
  private func append(
    _ stroke: Stroke, _ fields: [(name: String, text: String)], to output: inout [UInt8]
  ) {
    let id = fields.first { $0.name == "id" }?.text
    let label = fields.first { $0.name == "label" }?.text
    let number = fields.first { $0.name == "Number" }?.text
    let name = id ?? label ?? ""
    output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Gesture")
    output.append(attribute: "Name", name)
    if id != name, !name.isEmpty { output.append(attribute: "id", id ?? "") }
    if !name.isEmpty, label != DollarName.label(of: name, number: number) {
      output.append(attribute: "label", label ?? "")
    }
    append(fields.filter { $0.name != "id" && $0.name != "label" }, stroke, to: &output)
    output.append(attribute: "NumPts", String(stroke.count))
    if let duration = stroke.duration, duration.magnitude < 1e15 {
      output.append(attribute: "Millseconds", String(Int((duration * 1e3).rounded())))
    }
    output.append(">\n")
    output.append(points: stroke, indent: "  ")
    output.append("</Gesture>\n")
  }

  /// Writes one stroke of several.
  private func append(
    _ stroke: Stroke, _ fields: [(name: String, text: String)], index: Int,
    to output: inout [UInt8]
  ) {
    output.append("  <Stroke")
    output.append(attribute: "index", String(index))
    append(fields, stroke, to: &output)
    output.append(">\n")
    output.append(points: stroke, indent: "    ")
    output.append("  </Stroke>\n")
  }

  private func append(
    _ fields: [(name: String, text: String)], _ stroke: Stroke, to output: inout [UInt8]
  ) {
    for field in fields { output.append(attribute: field.name, field.text) }
    if let width = stroke.viewWidth { output.append(attribute: "width", width.exactText) }
    if let time = stroke.liftTime {
      output.append(" ended=\"")
      output.append(exact: time, timesTenToThe: 3)
      output.append("\"")
    }
  }
}

extension [UInt8] {
  fileprivate mutating func append(points stroke: Stroke, indent: String) {
    for index in 0..<stroke.count {
      append(indent)
      append("<Point X=\"")
      append(exact: stroke.x[index])
      append("\" Y=\"")
      append(exact: stroke.y[index])
      if stroke.isTimed {
        append("\" T=\"")
        append(exact: stroke.times[index], timesTenToThe: 3)
      }
      append("\" />\n")
    }
  }
}
