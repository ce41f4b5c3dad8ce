extension LaMarcheDetector {
  public static let settings: [Setting<LaMarcheDetector>] = [
    .minPoints(get: { $0.minPoints }, set: { $0.minPoints = $1 }),
    .maxDuration(get: { $0.maxDuration }, set: { $0.maxDuration = $1 }),
    .maxGap(.number(get: { $0.maxGap }, set: { $0.maxGap = $1 })),
    Setting(
      "radius-variance", unit: "PERCENT", "how far samples may be from the radius",
      .number(get: { $0.radiusVariance }, set: { $0.radiusVariance = $1 })),
    Setting(
      "exempt-points", unit: "N", "last samples that are excluded from the angle check",
      .count(get: { $0.exemptPoints }, set: { $0.exemptPoints = $1 })),
  ]
}
