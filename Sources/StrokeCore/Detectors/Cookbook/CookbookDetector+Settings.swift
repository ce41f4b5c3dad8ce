extension CookbookDetector {
  public static let settings: [Setting<CookbookDetector>] = [
    .minPoints(get: { $0.minPoints }, set: { $0.minPoints = $1 }),
    .maxDuration(get: { $0.maxDuration }, set: { $0.maxDuration = $1 }),
    Setting(
      "max-inflections", unit: "N", "most changes of direction",
      .count(get: { $0.maxInflections }, set: { $0.maxInflections = $1 })),
    Setting(
      "view-width", unit: "POINTS", "width of the view when a stroke does not specify one",
      range: .above(0),
      .number(get: { $0.viewWidth }, set: { $0.viewWidth = $1 })),
    .maxGap(
      .optionalNumber(
        unset: "view width / 3, 106.67 at 320",
        get: { $0.maxGap }, set: { $0.maxGap = $1 })),
    Setting(
      "min-transit", unit: "RADIANS", "least angle travelled about the centre",
      .number(get: { $0.minTransit }, set: { $0.minTransit = $1 })),
    Setting(
      "max-transit", unit: "RADIANS", "greatest angle travelled about the centre",
      .number(get: { $0.maxTransit }, set: { $0.maxTransit = $1 })),
  ]
}
