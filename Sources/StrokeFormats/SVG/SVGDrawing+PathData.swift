import StrokeCore
import StrokePaths

extension SVGDrawing {
  /// The drawing of bare path data: everything before the first mistake, which the element and a
  /// warning name.
  ///
  /// - Throws: The first coordinate that is too large for exact hits, or that exceeds the memory.
  /// - Complexity: O(n).
  package init(
    pathData bytes: UnsafeBufferPointer<UInt8>, attributes: SVGAttributes,
    within budget: MemoryBudget = .unlimited
  ) throws(ReadError) {
    let data = PathData(
      ByteCursor(bytes, limit: .endOfPathData, endsLinesInCR: true), within: budget)
    if let error = data.rangeError { throw error }
    if let error = data.error { try budget.checkNow(at: error.position) }
    let element = Element(
      id: nil, name: "path", path: data.path, paint: attributes.paint, transform: .identity,
      clip: Clip(), error: data.error, line: 1, column: 1, node: 0, instance: -1)
    var warnings = SVGWarnings()
    if let error = data.error { warnings.add(.data(error.reason), at: error.position) }
    self.init(elements: [element], warnings: warnings.all, tree: SVGTree())
  }
}
