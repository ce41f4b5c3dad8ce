import StrokeCore
import StrokePaths

/// A picture as SVG 1.1 with one style sheet: well-formed XML that draws the same in a browser and
/// in a program without scripts, fetches nothing and names no font that it needs.
package struct SVGPicture: Sendable {
  /// The format, in the colours that the reader prefers.
  package init() {}

  /// Appends the picture.
  ///
  /// - Complexity: O(what is drawn).
  package func append(_ scene: Scene, to output: inout [UInt8]) {
    var writer = SVGWriter(output)
    output = []
    writer.begin(scene, PictureStyle.sheet)
    for element in scene.elements { writer.append(element) }
    writer.end()
    output = writer.bytes
  }
}

/// The growing text of a picture.
private struct SVGWriter {
  var bytes: [UInt8]
  private var clips = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func begin(_ scene: Scene, _ style: String) {
    bytes.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    append(" width", scene.width * scene.scale)
    append(" height", scene.height * scene.scale)
    bytes.append(" viewBox=\"0 0 ")
    bytes.append(coordinate: scene.width)
    bytes.append(" ")
    bytes.append(coordinate: scene.height)
    bytes.append("\" role=\"img\">\n<title>")
    bytes.append(markup: scene.title.withoutControls)
    bytes.append("</title>\n<style>\n\(style)</style>\n")
  }

  mutating func end() { bytes.append("</svg>\n") }

  mutating func append(_ element: SceneElement) {
    switch element {
    case .shape(let shape, let ink, let pen): append(shape, ink, pen)
    case .painted(let shape, let ink): bytes.append(shape, ink)
    case .text(let line): append(line)
    case .group(let group): append(group)
    }
  }

  private mutating func append(_ group: SceneElement.Group) {
    if let clip = group.clip {
      clips += 1
      bytes.append("<clipPath id=\"c\(clips)\">")
      append(.rectangle(clip, corner: 6), classes: nil)
      bytes.append("</clipPath>\n<g clip-path=\"url(#c\(clips))\">\n")
    } else {
      bytes.append("<g>\n")
    }
    if let title = group.title {
      bytes.append("<title>")
      bytes.append(markup: title)
      bytes.append("</title>\n")
    }
    for element in group.elements { append(element) }
    bytes.append("</g>\n")
  }

  private mutating func append(_ line: TextLine) {
    bytes.append("<text")
    append(" x", line.origin.x)
    append(" y", line.origin.y)
    append(" font-size", line.font.size)
    let anchor: String? =
      switch line.anchor {
      case .start: nil
      case .middle: "m"
      case .end: "e"
      }
    let classes = [line.ink.rawValue, line.font.isBold ? "b" : nil, anchor].compactMap(\.self)
    bytes.append(" class=\"\(classes.joined(separator: " "))\">")
    bytes.append(markup: line.text)
    bytes.append("</text>\n")
  }

  private mutating func append(_ shape: SceneElement.Shape, _ ink: Ink, _ pen: Pen) {
    if case .dots(let places, let radius) = shape {
      bytes.append("<path class=\"\(ink.rawValue) dots\" stroke-width=\"")
      bytes.append(coordinate: 2 * radius)
      bytes.append("\" d=\"")
      for place in places {
        bytes.append("M")
        bytes.append(place)
        bytes.append("h0")
      }
      bytes.append("\"/>\n")
    } else {
      append(shape, classes: "\(ink.rawValue) \(pen.rawValue)")
      bytes.append("\n")
    }
  }

  private mutating func append(_ shape: SceneElement.Shape, classes: String?) {
    switch shape {
    case .rectangle(let box, let corner): append(box, corner, classes)
    case .circle(let circle): append(circle, classes)
    case .ellipse(let ellipse): append(ellipse, classes)
    case .start(let center, let size): append(Circle(center: center, radius: size), classes)
    case .end(let center, let size):
      let half = Vector(size * 0.52, size * 0.52)
      append(Rect(around: center - half, center + half), 0, classes)
    case .polyline, .dots, .spots, .bars, .band, .arrows:
      begin("path", classes)
      bytes.append(" d=\"")
      bytes.append(path: shape)
      bytes.append("\"/>")
    }
  }

  private mutating func append(_ box: Rect, _ corner: Double, _ classes: String?) {
    begin("rect", classes)
    append(" x", box.minX)
    append(" y", box.minY)
    append(" width", box.width)
    append(" height", box.height)
    if corner > 0 { append(" rx", corner) }
    bytes.append("/>")
  }

  private mutating func append(_ circle: Circle, _ classes: String?) {
    begin("circle", classes)
    append(" cx", circle.center.x)
    append(" cy", circle.center.y)
    append(" r", circle.radius)
    bytes.append("/>")
  }

  private mutating func append(_ ellipse: Ellipse, _ classes: String?) {
    begin("ellipse", classes)
    append(" cx", ellipse.center.x)
    append(" cy", ellipse.center.y)
    append(" rx", ellipse.radiusX)
    append(" ry", ellipse.radiusY)
    if ellipse.rotation != 0 {
      bytes.append(" transform=\"rotate(")
      bytes.append(ellipse.rotation * 180 / .pi, upTo: 3)
      bytes.append(" ")
      bytes.append(ellipse.center)
      bytes.append(")\"")
    }
    bytes.append("/>")
  }

  private mutating func begin(_ name: String, _ classes: String?) {
    bytes.append("<\(name)")
    if let classes { bytes.append(" class=\"\(classes)\"") }
  }

  private mutating func append(_ attribute: String, _ number: Double) {
    bytes.append("\(attribute)=\"")
    bytes.append(coordinate: number)
    bytes.append("\"")
  }
}
