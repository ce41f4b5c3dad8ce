import StrokeCore
import StrokeFormats
import StrokePaths
import StrokeReports

extension DrawingOptions {
  /// The name that messages call the drawing by.
  var name: String { pathData == nil ? file?.text ?? "-" : "--d" }

  /// Reads the drawing and prints its warnings.
  func read(_ console: Console) throws(RunError) -> SVGDrawing {
    let drawing: SVGDrawing
    if let pathData {
      drawing = try pathData.bytes.withUnsafeBufferPointer { bytes throws(RunError) in
        try self.drawing(of: UnsafeRawBufferPointer(bytes), within: console.memory.budget)
      }
    } else {
      drawing = try (file?.input ?? .standardInput()).withContents(console) {
        bytes throws(RunError) in
        try self.drawing(of: bytes, within: console.memory.budget)
      }
    }
    if console.memory.isExceeded { throw RunError(input: name, console.memory.reason) }
    if refusesUnsupported, let warning = drawing.warnings.first(where: \.isUnsupported) {
      throw RunError(
        input:
          "\(name):\(warning.line):\(warning.column)", "\(warning.message) (--strict-svg)")
    }
    for warning in drawing.warnings { console.complain("\(name):\(warning)") }
    if let size = drawing.ownPixels {
      console.advise(
        "hint: \(name) is \(size.dx.text(upTo: 2)) by \(size.dy.text(upTo: 2)) pixels, but coordinates are units of its viewBox; --viewport auto makes them pixels"
      )
    }
    if drawing.elements.isEmpty { console.complain("\(name): warning: there is no shape in it") }
    return drawing
  }

  private func drawing(
    of bytes: UnsafeRawBufferPointer, within budget: MemoryBudget
  ) throws(RunError) -> SVGDrawing {
    let bytes = bytes.assumingMemoryBound(to: UInt8.self)
    do throws(ReadError) {
      if pathData == nil, SVGDrawing.looksLikeSVG(bytes) {
        return try SVGDrawing(bytes, attributes: paint, frame: frame, within: budget)
      }
      let drawing = try SVGDrawing(pathData: bytes, attributes: paint, within: budget)
      // A file that begins with an error is no path data.
      if pathData == nil, let element = drawing.elements.first, element.path.isEmpty {
        let looksLikeStrokes = bytes.first.map { [0x5B, 0x7B].contains($0) } ?? false
        let hint = looksLikeStrokes ? "; strokes are judged by strokecheck circle" : ""
        let error = element.error ?? ReadError("expected SVG or path data", line: 1, column: 1)
        throw ReadError(error.reason + hint, line: error.line, column: error.column)
      }
      return drawing
    } catch {
      throw RunError(input: name, error)
    }
  }
}

/// Shapes that strokes are drawn among. A class, so that they are not copied for each stroke.
final class NearbyShapes: Sendable {
  private let scene: HitScene
  private let names: ElementNames
  private let finger: Double

  init(_ drawing: SVGDrawing, finger: Double) {
    scene = HitScene(drawing)
    names = ElementNames(drawing)
    self.finger = finger
  }

  /// Finds what the stroke goes round and what it touches.
  func surroundings(of stroke: Stroke) -> Surroundings {
    let points = stroke.points
    return Surroundings(
      enclosed: scene.elements(enclosedBy: points)?.map { names[$0] },
      touched: scene.elements(touchedBySquare: finger, along: points).map { names[$0] })
  }
}
