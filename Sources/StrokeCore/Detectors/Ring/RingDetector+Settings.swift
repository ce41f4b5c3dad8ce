extension RingDetector {
  public static let settings: [Setting<RingDetector>] = [
    Setting(
      "strictness", unit: "SHARE", "how strict, from 0 to 1: moves all limits",
      range: .within(0...1),
      .number(get: { $0.strictness }, set: { $0.strictness = $1 })),
    Setting(
      "min-aspect", unit: "SHARE", "the flattest ellipse that is a circle, 0.55 if nothing is said",
      range: .within(0...1),
      .optionalNumber(get: { $0.minAspect }, set: { $0.minAspect = $1 })),
    Setting(
      "max-turns", unit: "N", "the most turns from 1 to 5, 1.4 if nothing is said",
      range: .within(1...5),
      .optionalNumber(get: { $0.maxTurns }, set: { $0.maxTurns = $1 })),
    Setting(
      "turns", unit: "SHARE", "how much of a circle: 0.5 finds half circles, 1 circles",
      range: .within(0.1...1),
      .number(get: { $0.turns }, set: { $0.turns = $1 })),
  ]
}
