import StrokeFormats
import StrokePaths
import StrokeReports

/// A drawing that was read.
struct NamedDrawing: Sendable {
  /// The name that messages call it by.
  let name: String
  let drawing: SVGDrawing

  /// The painted shapes with their names, from the hindmost to the foremost.
  var painted: [(name: String, shape: PaintedPath)] {
    let names = ElementNames(drawing)
    return drawing.painted.map { (names[$0.index], PaintedPath($0.element)) }
  }
}

extension DrawingOptions {
  /// Reads the drawing, if one is named, and prints its warnings.
  func readIfAny(_ console: Console) throws(InputFailure) -> NamedDrawing? {
    isNamed ? try read(console) : nil
  }

  /// Reads the drawing and prints its warnings.
  ///
  /// - Throws: why there is none.
  func read(_ console: Console) throws(InputFailure) -> NamedDrawing {
    let name = data == nil ? file?.text ?? "-" : "--d"
    let drawing: SVGDrawing
    if let data {
      drawing = try data.bytes.withUnsafeBufferPointer { bytes throws(InputFailure) in
        try self.drawing(of: bytes, name, within: console.memory.budget)
      }
    } else {
      drawing = try (file?.input ?? .standardInput()).withContents(console) {
        bytes throws(InputFailure) in
        try self.drawing(
          of: bytes.assumingMemoryBound(to: UInt8.self), name, within: console.memory.budget)
      }
    }
    if console.memory.isExceeded { throw InputFailure(name, console.memory.reason) }
    if isStrict, let warning = drawing.warnings.first(where: \.isUnsupported) {
      throw InputFailure(
        "\(name):\(warning.line):\(warning.column)", "\(warning.message) (--strict-svg)")
    }
    for warning in drawing.warnings { console.complain("\(name):\(warning)") }
    if drawing.elements.isEmpty { console.complain("\(name): warning: there is no shape in it") }
    return NamedDrawing(name: name, drawing: drawing)
  }

  private func drawing(
    of bytes: UnsafeBufferPointer<UInt8>, _ name: String, within budget: MemoryBudget
  ) throws(InputFailure) -> SVGDrawing {
    do throws(ReadError) {
      if data == nil, SVGDrawing.looksLikeSVG(bytes) {
        return try SVGDrawing(bytes, attributes: attributes, frame: frame, within: budget)
      }
      let drawing = try SVGDrawing(pathData: bytes, attributes: attributes, within: budget)
      // A file that begins with a mistake is something else than path data.
      if data == nil, let element = drawing.elements.first, element.path.isEmpty {
        let looksLikeStrokes = bytes.first.map { [0x5B, 0x7B].contains($0) } ?? false
        let hint = looksLikeStrokes ? "; strokes are judged by strokecheck circle" : ""
        let error = element.error ?? ReadError("expected SVG or path data", line: 1, column: 1)
        throw ReadError(error.reason + hint, line: error.line, column: error.column)
      }
      return drawing
    } catch {
      throw InputFailure(name, error)
    }
  }
}

extension InputFailure {
  /// An input that was read but is invalid.
  init(_ name: String, _ error: ReadError) {
    self.init("\(name):\(error.line):\(error.column)", error.reason)
  }
}
