extension CookbookDetector {
  /// The figure of the recipe: the least rectangle, the ellipse in it and the dot of its centre;
  /// and the other half of the recipe's result, the rectangle about the mean.
  public func construction(of stroke: Stroke) -> [Construction] {
    guard let boxes = rectangles(of: stroke) else { return [] }
    return [
      Construction(.centeredBox, .rectangle(boxes.centered)),
      Construction(.boundingBox, .rectangle(boxes.least)),
      Construction(.inscribedEllipse, .ellipse(Ellipse(in: boxes.least))),
      Construction(.center, .point(boxes.least.center)),
    ].compactMap { $0 }
  }
}
