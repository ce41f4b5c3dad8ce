extension KatzDetector {
  public static let settings: [Setting<KatzDetector>] = [
    Setting(
      "tolerance", unit: "SHARE", "error, size of the middle and overlap in one",
      .number(get: { $0.tolerance }, set: { $0.tolerance = $1 }))
  ]
}
