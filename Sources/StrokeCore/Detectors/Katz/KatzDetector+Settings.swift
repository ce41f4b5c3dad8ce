extension KatzDetector {
  public static let settings: [Setting<KatzDetector>] = [
    Setting(
      "tolerance", unit: "SHARE",
      "fit error allowed; also widens the middle and lowers the overlap",
      .number(get: { $0.tolerance }, set: { $0.tolerance = $1 }))
  ]
}
