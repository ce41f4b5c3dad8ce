extension RingDetector {
  public static let settings: [Setting<RingDetector>] = [
    Setting(
      "strictness", unit: "SHARE", "tightens or loosens all limits, from 0 to 1",
      range: .within(0...1),
      .number(get: { $0.strictness }, set: { $0.strictness = $1 })),
    Setting(
      "min-aspect", unit: "SHARE", "flattest ellipse that counts as a circle",
      range: .within(0...1),
      .optionalNumber(
        unset: "0.48", get: { $0.minAspect }, set: { $0.minAspect = $1 })),
    Setting(
      "max-turns", unit: "N", "most turns, from 1 to 5",
      range: .within(1...5),
      .optionalNumber(
        unset: "1.4", get: { $0.maxTurns }, set: { $0.maxTurns = $1 })),
    Setting(
      "turns", unit: "SHARE", "part of a circle to find: 1 finds circles, 0.5 half circles",
      range: .within(0.1...1),
      .number(get: { $0.turns }, set: { $0.turns = $1 })),
  ]
}
