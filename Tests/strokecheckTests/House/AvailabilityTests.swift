// On a Mac the compiler itself sees to all of this.
#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// What the package uses of the standard library is there on the oldest systems it is for.
  @Suite struct AvailabilityTests {
    @Test(arguments: try PackageManifest.current.get().sources.map(\.name))
    func nothingIsNewerThanTheDeclaredPlatforms(name: String) throws {
      let target = try #require(
        PackageManifest.current.get().sources.first { $0.name == name })
      for error in try AppleCompiler.shared.get().errors(in: target) { Issue.record("\(error)") }
    }

    @Test func thePlatformsAreDeclared() throws {
      let manifest = try PackageManifest.current.get()
      let platforms = manifest.platforms.map { "\($0.platformName) \($0.version)" }
      #expect(
        Set(platforms) == ["macos 13.0", "ios 16.0", "tvos 16.0", "watchos 9.0", "visionos 1.0"])
      let names = manifest.sources.map(\.name)
      #expect(
        try Set(names)
          == Set(FileManager.default.contentsOfDirectory(atPath: Checkout.root.path + "/Sources")))
    }

    /// Lines of Swift with what the compiler must find too new in each; nil where it must find nothing.
    private static let lines: [(code: String, newer: String?)] = [
      ("import Synchronization", nil),
      ("func member(_ values: [Int]) -> Int { values.span[0] }", "'span'"),
      ("func slice(_ values: ArraySlice<Int>) -> Int { values.span[0] }", nil),
      ("let type = Mutex(0)", "'Mutex'"),
      ("func parameter(_ value: borrowing Atomic<Int>) {}", "'Atomic'"),
      ("func sugar(_ value: InlineArray<2, Int>) {}", "'InlineArray'"),
      ("struct Pack<each Value> {}", "parameter packs in generic types"),
      ("func conformance(_ v: [Int]) -> Int { v.enumerated().count }", "conformance of"),
      ("func inherited(_ v: DiscontiguousSlice<[Int]>.Index) {}", "'DiscontiguousSlice'"),
      ("func runtime(_ value: Any) -> Bool { value is any Collection<Int> }", nil),
      ("func old() -> ContinuousClock.Instant { .now }", nil),
      ("@MainActor func backDeployed() { MainActor.assumeIsolated {} }", nil),
      ("@available(macOS 26, *) func marked(_ v: [Int]) -> Int { v.span[0] }", nil),
      ("func asked(_ v: [Int]) { if #available(macOS 26, *) { _ = v.span } }", nil),
    ]

    @Test func whatIsTooNewIsFound() throws {
      let scratch = try Scratch()
      let text = Self.lines.map(\.code).joined(separator: "\n")
      let file = try scratch.write("Planted.swift", text)
      let errors = try AppleCompiler.shared.get().errors(in: [file], module: "Planted")
      for (index, line) in Self.lines.enumerated() {
        let found = errors.filter { $0.contains("Planted.swift:\(index + 1):") }
        if let newer = line.newer {
          #expect(
            found.contains { $0.contains(newer) && $0.contains("only available in macOS") },
            "\(line.code): \(found)")
        } else {
          #expect(found == [], "\(line.code)")
        }
      }
    }

    /// The compiler is asked about macOS only. That is enough as long as everything that the
    /// declared macOS has, the other declared systems have as well.
    @Test func theOtherSystemsHaveWhatMacOSHas() throws {
      let manifest = try PackageManifest.current.get()
      let names = ["macOS", "iOS", "tvOS", "watchOS", "visionOS"]
      let declared = Dictionary(
        uniqueKeysWithValues: try names.map { ($0, try manifest.version(of: $0)) })
      var asked = 0
      for (module, text) in try AppleCompiler.interfaces.get() {
        for line in text.components(separatedBy: "\n") where line.contains("@available(") {
          let missing = Self.introductions(in: line).filter { name, version in
            declared[String(name)].map { $0 < version } ?? false
          }.map(\.name)
          asked += 1
          #expect(missing.isEmpty || missing.contains("macOS"), "\(module): \(line)")
        }
      }
      #expect(asked > 1_000)
    }

    /// The first versions that a line names, in either of the forms that interfaces have.
    private static func introductions(
      in line: String
    ) -> [(name: Substring, version: SystemVersion)] {
      line.matches(of: /(\w+OS)(?:, introduced:)? ([0-9]+(?:\.[0-9]+)*)/).map { match in
        (match.output.1, SystemVersion(match.output.2))
      }
    }
  }
#endif
