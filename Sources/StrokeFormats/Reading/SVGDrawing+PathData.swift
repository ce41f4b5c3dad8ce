import StrokeCore

extension SVGDrawing {
  /// The drawing of one path, from bare path data: everything before the first mistake, which the
  /// element names.
  ///
  /// - Complexity: O(n).
  public init(pathData bytes: UnsafeBufferPointer<UInt8>, attributes: SVGAttributes) {
    let data = PathData(bytes)
    self.init(
      elements: [
        Element(
          id: nil, name: "path", path: data.path, paint: attributes.paint, transform: .identity,
          error: data.error, line: 1, column: 1)
      ], warnings: [])
  }

  private init(elements: [Element], warnings: [SVGWarning]) {
    self.elements = elements
    self.warnings = warnings
  }
}
