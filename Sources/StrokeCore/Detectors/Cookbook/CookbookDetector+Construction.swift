extension CookbookDetector {
  /// The figure of the recipe: the least rectangle, the ellipse in it and the dot of its centre;
  /// and the other half of the recipe's result, the rectangle about the mean.
  public func evidence(on stroke: Stroke) -> [Evidence] {
    guard let boxes = rectangles(of: stroke) else { return [] }
    return [
      Evidence(.rectangleAboutMean, .rectangle(boxes.centered)),
      Evidence(.leastRectangle, .rectangle(boxes.least)),
      Evidence(.inscribedEllipse, .ellipse(Ellipse(in: boxes.least))),
      Evidence(.center, .point(boxes.least.center)),
    ].compactMap(\.self)
  }
}
