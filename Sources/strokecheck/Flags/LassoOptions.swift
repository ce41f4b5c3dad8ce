import StrokeReports

/// What a lasso selects, and the form of the results.
struct LassoOptions: Sendable {
  var selection = LassoFinding.Selection.enclosed
  /// The least share of an element's painted area that is selected; nil if none was given.
  var leastOverlap: Double?
  var format = HitOptions.Format.text

  /// The share with its default.
  var effectiveOverlap: Double { leastOverlap ?? 0.5 }

  /// Says why an option does nothing beside the others.
  func objection(to flag: Flag) -> UsageError? {
    guard flag.name == "min-overlap", selection != .overlapped else { return nil }
    return UsageError(
      "--min-overlap needs --select overlapped", suggestion: "--select overlapped")
  }
}

extension Flag {
  /// The options of `lasso`.
  static let lasso: [Flag] = [
    Flag(
      "select", takes: .choice { LassoFinding.Selection.allCases.map(\.rawValue) }, .hitTest,
      .judgment, of: .lasso,
      "shapes to select: wholly inside, partly, or by share of area",
      default: "enclosed"
    ) { options, value in
      options.lasso.selection = .init(rawValue: value.text) ?? .enclosed
    },
    Flag(
      "min-overlap", takes: .named("SHARE"), .hitTest, .judgment, of: .lasso,
      "least share of the painted area inside, as 50% or 0.5", default: "50%"
    ) { options, value throws(UsageError) in
      options.lasso.leastOverlap = try value.share(isPositive: true)
    },
  ]
}
