extension KatzDetector {
  /// The fitted circle, the square in its middle that must be empty, and the two boxes whose
  /// overlap counts. Where no circle fits, only the box of the stroke.
  public func evidence(on stroke: Stroke) -> [Evidence] {
    let box = stroke.bounds.flatMap { Evidence(.strokeBox, .rectangle($0)) }
    guard let fit = fit.circle(through: stroke) else { return [box].compactMap(\.self) }
    return [
      Evidence(.fittedBox, .rectangle(fit.bounds)),
      box,
      Evidence(.middle, .rectangle(middle(of: fit))),
      Evidence(.fittedCircle, .circle(fit)),
      Evidence(.center, .point(fit.center)),
    ].compactMap(\.self)
  }
}
