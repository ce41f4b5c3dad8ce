import StrokeReports

/// What a lasso selects, and the form of the results.
struct LassoOptions: Sendable {
  var selection = LassoFinding.Selection.enclosed
  /// The least share of an element's painted area that is selected; nil if none was given.
  var leastOverlap: Double?

  /// The share with its default.
  var effectiveOverlap: Double { leastOverlap ?? 0.5 }
}

extension Flag {
  /// The options of `lasso`.
  static let lasso: [Flag] = [
    Flag(
      "select", use: .common, takes: .choice { LassoFinding.Selection.allCases.map(\.rawValue) },
      .hitTest, of: .lasso,
      "shapes to select: wholly inside, partly, or by share of area",
      default: "enclosed"
    ) { options, value in
      options.lasso.selection = .init(rawValue: value.text) ?? .enclosed
    },
    Flag(
      "min-overlap", use: .common, takes: .named("SHARE"), .hitTest, of: .lasso,
      "least share of the painted area inside, such as 50% or 0.5", default: "50%",
      rules: [
        .needs(["select overlapped"], "--select overlapped", advice: "add --select overlapped")
      ]
    ) { options, value throws(UsageError) in
      options.lasso.leastOverlap = try value.share(isPositive: true)
    },
  ]
}
