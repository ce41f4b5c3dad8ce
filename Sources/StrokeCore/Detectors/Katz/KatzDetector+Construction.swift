extension KatzDetector {
  /// The fitted circle, the square in its middle that must be empty, and the two boxes whose
  /// overlap counts. Where no circle fits, only the box of the stroke.
  public func construction(of stroke: Stroke) -> [Construction] {
    let box = stroke.bounds.flatMap { Construction(.strokeBox, .rectangle($0)) }
    guard let fit = fit.circle(through: stroke) else { return [box].compactMap { $0 } }
    return [
      Construction(.fittedBox, .rectangle(fit.bounds)),
      box,
      Construction(.middle, .rectangle(middle(of: fit))),
      Construction(.fittedCircle, .circle(fit)),
      Construction(.center, .point(fit.center)),
    ].compactMap { $0 }
  }
}
