// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "strokecheck",
  products: [
    .library(name: "StrokeCore", targets: ["StrokeCore"]),
    .library(name: "StrokeFormats", targets: ["StrokeFormats"]),
    .executable(name: "strokecheck", targets: ["strokecheck"]),
  ],
  targets: [
    .target(name: "StrokeCore", swiftSettings: settings),
    .target(
      name: "StrokeFormats", dependencies: ["StrokeCore"],
      // The report page's files, which `make pages` writes into PageFile.swift.
      exclude: [
        "Pages/page.html", "Pages/page.css", "Pages/page-data.js", "Pages/page-filter.js",
        "Pages/page-summary.js", "Pages/page-gallery.js", "Pages/page-plot.js",
        "Pages/page-detail.js", "Pages/page-start.js",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "strokecheck", dependencies: ["StrokeCore", "StrokeFormats"], swiftSettings: settings),
    .executableTarget(
      name: "strokebench", dependencies: ["StrokeCore", "StrokeFormats"], swiftSettings: settings),
    .testTarget(
      name: "StrokeCoreTests", dependencies: ["StrokeCore"], swiftSettings: settings),
    .testTarget(
      name: "StrokeFormatsTests", dependencies: ["StrokeCore", "StrokeFormats"],
      swiftSettings: settings),
    .testTarget(
      name: "strokecheckTests", dependencies: ["strokecheck", "StrokeCore", "StrokeFormats"],
      exclude: ["Golden"], swiftSettings: settings),
  ]
)
