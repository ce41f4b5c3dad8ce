import StrokeCore

/// Strokes as polylines of an SVG that shows them. What is known of a stroke is in its `id` and in
/// attributes `data-…`; times have no place.
///
/// The size of the picture is that of the view, if all strokes have the same width, or else of what
/// is drawn. So nothing is written before the last stroke has come.
struct SVGStrokeWriter: StrokeWriter {
  private(set) var losses = Losses()
  private var ids: Set<String> = []
  private var body: [UInt8] = []
  private var widths: Set<Double?> = []
  private var box: Rect?

  mutating func append(_ record: StrokeRecord, to output: inout [UInt8]) {
    let stroke = record.stroke
    guard !stroke.isEmpty else { return losses.note(.empty) }
    if stroke.isTimed { losses.note(.times) }
    var fields = record.xmlFields(&losses) { $0.isXMLName && $0 != "width" }
    body.append("  <polyline")
    if let id = record.id, id.isXMLName, ids.insert(id).inserted {
      body.append(attribute: "id", id)
      fields.removeAll { $0.name == "id" }
    } else if record.id == nil {
      fields.append(("id", ""))
    }
    for field in fields { body.append(attribute: "data-\(field.name)", field.text) }
    body.append(attribute: "data-width", stroke.viewWidth?.exactText ?? "")
    body.append(" points=\"")
    for index in 0..<stroke.count {
      if index > 0 { body.append(" ") }
      body.append(exact: stroke.x[index])
      body.append(",")
      body.append(exact: stroke.y[index])
    }
    body.append("\"/>\n")
    widths.insert(stroke.viewWidth)
    if let bounds = stroke.bounds { box = box?.union(bounds) ?? bounds }
  }

  mutating func finish(_ output: inout [UInt8]) {
    let view = viewBox
    output.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"")
    output.append(
      [view.x, view.y, view.width, view.height].map(\.exactText).joined(separator: " "))
    output.append("\" fill=\"none\" stroke=\"#0a6\" stroke-width=\"")
    output.append(max(view.width, view.height) / 150, upTo: 4)
    output.append("\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n")
    output += body
    output.append("</svg>\n")
  }

  /// What the picture shows. Where that is larger than numbers go, it is as much as they can say.
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
