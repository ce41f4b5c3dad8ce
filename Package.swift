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
    .target(name: "StrokeFormats", dependencies: ["StrokeCore"], swiftSettings: settings),
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
