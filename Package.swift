// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "strokecheck",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "StrokeCore", targets: ["StrokeCore"]),
    .library(name: "StrokePaths", targets: ["StrokePaths"]),
    .library(name: "StrokeFormats", targets: ["StrokeFormats"]),
    // Expectations for an app's own tests. Nothing else here imports a test library.
    .library(name: "StrokeTesting", targets: ["StrokeTesting"]),
    .executable(name: "strokecheck", targets: ["strokecheck"]),
  ],
  targets: [
    .target(name: "StrokeCore", swiftSettings: settings),
    .target(name: "StrokePaths", dependencies: ["StrokeCore"], swiftSettings: settings),
    // The interface of the WebAssembly module, which `make web` builds. Here it is only compiled and
    // tested for this machine.
    .target(name: "StrokeWeb", dependencies: ["StrokeCore"], swiftSettings: settings),
    .target(
      name: "StrokeFormats", dependencies: ["StrokeCore", "StrokePaths"],
      // Here and below: what `make pages` writes into a Swift file.
      exclude: ["Tools/files"],
      swiftSettings: settings),
    .target(
      name: "StrokeReports", dependencies: ["StrokeCore", "StrokePaths", "StrokeFormats"],
      exclude: ["Page/files"],
      swiftSettings: settings),
    .target(
      name: "StrokeTesting", dependencies: ["StrokeCore", "StrokeReports"],
      swiftSettings: settings),
    .executableTarget(
      name: "strokecheck",
      dependencies: ["StrokeCore", "StrokePaths", "StrokeFormats", "StrokeReports"],
      exclude: ["Flags/files"],
      swiftSettings: settings),
    // What `make bench` can only time from inside.
    .executableTarget(
      name: "librarycalls", dependencies: ["StrokeCore", "StrokePaths"], path: "Tests/bench",
      exclude: ["bench.py", "functions.py"], swiftSettings: settings,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "TestSupport", dependencies: ["StrokeCore"], path: "Tests/TestSupport",
      swiftSettings: settings),
    // What must hold for any bytes: for the fuzzer and for the tests.
    .target(
      name: "FuzzTargets", dependencies: ["StrokeCore", "StrokePaths", "StrokeFormats"],
      path: "Tests/FuzzTargets", swiftSettings: settings),
    // Checks what fuzzing found by an optimized build.
    .executableTarget(
      name: "corpuscheck", dependencies: ["FuzzTargets"], path: "Tests/fuzz", exclude: ["run"],
      swiftSettings: settings, linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    // What the WebAssembly module says, for a native build and for one under WASI.
    .target(
      name: "WebReplies", dependencies: ["StrokeWeb"], path: "Tests/WebReplies",
      swiftSettings: settings),
    .testTarget(
      name: "StrokeCoreTests", dependencies: ["StrokeCore", "StrokePaths", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "StrokePathsTests",
      dependencies: ["StrokeCore", "StrokePaths", "StrokeFormats", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "StrokeFormatsTests",
      dependencies: ["FuzzTargets", "StrokeCore", "StrokePaths", "StrokeFormats", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "StrokeReportsTests",
      dependencies: [
        "StrokeCore", "StrokePaths", "StrokeFormats", "StrokeReports", "TestSupport",
      ], swiftSettings: settings),
    .testTarget(
      name: "StrokeTestingTests",
      dependencies: [
        "StrokeCore", "StrokePaths", "StrokeFormats", "StrokeTesting", "TestSupport",
      ],
      // What the examples of the documentation read.
      exclude: ["Examples/circles.ndjson", "Examples/scribbles.ndjson"],
      swiftSettings: settings),
    .testTarget(
      name: "strokecheckTests",
      dependencies: [
        "strokecheck", "StrokeCore", "StrokePaths", "StrokeFormats", "StrokeReports",
        "StrokeTesting", "StrokeWeb", "TestSupport", "WebReplies",
      ], exclude: ["Golden"], swiftSettings: settings),
  ]
)
