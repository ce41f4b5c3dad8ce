import StrokeCore

/// Strokes as traces of InkML, in one of two contexts, with times in seconds and without. What else
/// is known of a stroke is annotated in a group about its trace.
struct InkMLWriter: StrokeWriter {
  private(set) var losses = Losses()
  private var ids: Set<String> = []
  private var hasAny = false

  private static let opening = """
    <?xml version="1.0" encoding="UTF-8"?>
    <ink xmlns="http://www.w3.org/2003/InkML">
      <definitions>
        <context xml:id="timed">
          <traceFormat>
            <channel name="X" type="decimal"/>
            <channel name="Y" type="decimal"/>
            <channel name="T" type="decimal" units="s"/>
          </traceFormat>
        </context>
        <context xml:id="untimed">
          <traceFormat>
            <channel name="X" type="decimal"/>
            <channel name="Y" type="decimal"/>
          </traceFormat>
        </context>
      </definitions>

    """

  mutating func append(_ record: StrokeRecord, to output: inout [UInt8]) {
    begin(&output)
    var fields = record.xmlFields(&losses) {
      $0.isXMLText && !$0.isEmpty && $0 != "width" && $0 != "ended" && $0 != "truth"
    }
    var traceID: String?
    if let id = record.id, id.isXMLName, ids.insert(id).inserted {
      traceID = id
      fields.removeAll { $0.name == "id" }
    }
    if let width = record.stroke.viewWidth { fields.append(("width", width.exactText)) }
    if let time = record.stroke.liftTime { fields.append(("ended", time.exactText)) }
    let isGroup = !fields.isEmpty
    if isGroup { output.append("  <traceGroup>\n") }
    for field in fields {
      output.append("    <annotation")
      output.append(attribute: "type", field.name)
      output.append(">")
      output.append(xml: field.text)
      output.append("</annotation>\n")
    }
    output.append(isGroup ? "    <trace" : "  <trace")
    if let traceID { output.append(attribute: "xml:id", traceID) }
    output.append(attribute: "contextRef", record.stroke.isTimed ? "#timed" : "#untimed")
    output.append(">")
    output.append(trace: record.stroke)
    output.append("</trace>\n")
    if isGroup { output.append("  </traceGroup>\n") }
  }

  mutating func finish(_ output: inout [UInt8]) {
    begin(&output)
    output.append("</ink>\n")
  }

  private mutating func begin(_ output: inout [UInt8]) {
    if !hasAny {
      output.append(Self.opening)
      // The contexts have these.
      ids = ["timed", "untimed"]
    }
    hasAny = true
  }
}

extension [UInt8] {
  /// Appends `x y t, x y t`.
  fileprivate mutating func append(trace stroke: Stroke) {
    for index in 0..<stroke.count {
      if index > 0 { append(", ") }
      append(exact: stroke.x[index])
      append(" ")
      append(exact: stroke.y[index])
      if stroke.isTimed {
        append(" ")
        append(exact: stroke.times[index])
      }
    }
  }
}
