import StrokeCore
import StrokePaths

extension HitScene {
  /// Creates a scene of a drawing: its elements are those of ``SVGDrawing/elements``, with the same numbers.
  ///
  /// ```swift
  /// let drawing = try SVGDrawing(bytes)
  /// let scene = HitScene(drawing)
  /// let touched = scene.topmost(touching: finger).map { drawing.elements[$0] }
  /// ```
  ///
  /// - Complexity: O(n) for all the elements of all paths.
  public init(_ drawing: SVGDrawing) { self.init(drawing.elements.map(\.hitTest)) }
}

extension Path {
  /// Reads SVG path data.
  ///
  /// ```swift
  /// let triangle = try Path(data: "M0 0h10v10z")
  /// ```
  ///
  /// ``PathData`` also has the part before a mistake, which SVG draws.
  ///
  /// - Throws: The first mistake, or else the first coordinate that is too large for exact hits.
  /// - Complexity: O(n).
  public init(data: String) throws(ReadError) {
    let data = PathData(data)
    if let error = data.error ?? data.rangeError { throw error }
    self = data.path
  }
}
