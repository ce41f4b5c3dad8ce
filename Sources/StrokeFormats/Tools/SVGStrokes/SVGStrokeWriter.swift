import StrokeCore

/// Strokes as polylines of an SVG that shows them. What is known of a stroke is in its `id` and in
/// attributes `data-…`; times have no place.
///
/// The size of the picture is that of the view, if all strokes have the same width, or else of what
/// is drawn. So all strokes are surveyed, or kept as they will be written, before the first is written.
struct SVGStrokeWriter: StrokeWriter {
  private(set) var losses = Losses()
  private var ids: Set<String> = []
  /// The strokes that came without a survey, as they will be written.
  private var body: [UInt8] = []
  private var isSurveyed = false
  private var hasBegun = false
  private var widths: Set<Double?> = []
  private var box: Rect?

  var needsSurvey: Bool { true }

  mutating func survey(_ record: StrokeRecord) {
    isSurveyed = true
    measure(record.stroke)
  }

  private mutating func measure(_ stroke: Stroke) {
    guard let bounds = stroke.bounds else { return }
    widths.insert(stroke.viewWidth)
    box = box?.union(bounds) ?? bounds
  }

  mutating func append(_ record: StrokeRecord, to output: inout [UInt8]) {
    guard !record.stroke.isEmpty else { return losses.note(.empty) }
    if isSurveyed {
      begin(&output)
      write(record, to: &output)
    } else {
      measure(record.stroke)
      var kept: [UInt8] = []
      swap(&kept, &body)
      write(record, to: &kept)
      swap(&kept, &body)
    }
  }

  private mutating func write(_ record: StrokeRecord, to output: inout [UInt8]) {
    let stroke = record.stroke
    if stroke.isTimed { losses.note(.times) }
    if stroke.liftTime != nil { losses.note(.liftTime) }
    var fields = record.xmlFields(&losses) { $0.isXMLName && $0 != "width" }
    output.append("  <polyline")
    if let id = record.id, id.isXMLName, ids.insert(id).inserted {
      output.append(attribute: "id", id)
      fields.removeAll { $0.name == "id" }
    } else if record.id == nil {
      fields.append(("id", ""))
    }
    for field in fields { output.append(attribute: "data-\(field.name)", field.text) }
    output.append(attribute: "data-width", stroke.viewWidth?.exactText ?? "")
    output.append(" points=\"")
    for index in 0..<stroke.count {
      if index > 0 { output.append(" ") }
      output.append(exact: stroke.x[index])
      output.append(",")
      output.append(exact: stroke.y[index])
    }
    output.append("\"/>\n")
  }

  mutating func finish(_ output: inout [UInt8]) {
    begin(&output)
    output += body
    output.append("</svg>\n")
  }

  /// Writes what comes before the first stroke.
  private mutating func begin(_ output: inout [UInt8]) {
    guard !hasBegun else { return }
    hasBegun = true
    let view = viewBox
    output.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"")
    output.append(
      [view.x, view.y, view.width, view.height].map(\.exactText).joined(separator: " "))
    output.append("\" fill=\"none\" stroke=\"#0a6\" stroke-width=\"")
    output.append(max(view.width, view.height) / 150, upTo: 4)
    output.append("\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n")
  }

  /// The part of the plane that the picture shows, limited to what numbers can express.
  private var viewBox: (x: Double, y: Double, width: Double, height: Double) {
    let drawn = box ?? Rect(minX: 0, minY: 0, maxX: 1, maxY: 1)
    let most = Double.greatestFiniteMagnitude
    if widths.count == 1, let width = widths.first, let width, drawn.minX >= 0, drawn.maxX <= width
    {
      let top = min(drawn.minY, 0)
      return (0, top, width, min(max(drawn.maxY - top, 1), most))
    }
    let margin = max(drawn.width, drawn.height, 1) / 20
    return (
      max(drawn.minX - margin, -most), max(drawn.minY - margin, -most),
      min(drawn.width + 2 * margin, most), min(drawn.height + 2 * margin, most)
    )
  }
}
