import Foundation
import TestSupport

/// The package, as far as its manifest describes what is built and for which systems.
struct PackageManifest: Decodable {
  struct Platform: Decodable {
    let platformName: String
    let version: String
  }

  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let dependencies: [Dependency]

    /// The folder of its sources, from the checkout on.
    var folder: String { path ?? (type == "test" ? "Tests/\(name)" : "Sources/\(name)") }
  }

  /// The name of a target, which the manifest may give in several ways.
  struct Dependency: Decodable {
    let name: String

    private enum Kind: CodingKey { case byName, target, product }

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.container(keyedBy: Kind.self)
      guard let kind = kinds.allKeys.first else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "no kind of dependency"))
      }
      var values = try kinds.nestedUnkeyedContainer(forKey: kind)
      name = try values.decode(String.self)
    }
  }

  let name: String
  let platforms: [Platform]
  let targets: [Target]

  /// The targets in Sources, each after those that it depends on.
  var sources: [Target] {
    var sorted: [Target] = []
    func add(_ target: Target) {
      guard target.folder.hasPrefix("Sources/"),
        !sorted.contains(where: { $0.name == target.name })
      else { return }
      for dependency in target.dependencies {
        targets.filter { $0.name == dependency.name }.forEach(add)
      }
      sorted.append(target)
    }
    targets.forEach(add)
    return sorted
  }

  /// The oldest version of a platform that the package is built for.
  func version(of platform: String) throws -> SystemVersion {
    let declared = platforms.first { $0.platformName == platform.lowercased() }
    guard let declared else {
      throw CheckError("Package.swift declares no version of \(platform) under platforms:")
    }
    return SystemVersion(declared.version)
  }

  /// The manifest of the checkout, as the package manager reads it. It may not read it where the
  /// tests were built, because the test run may hold the lock on that folder.
  static let current = Result {
    let folder = Checkout.root.appending(path: ".build/availability/package").path
    let run = try toolchain(["package", "--scratch-path", folder, "dump-package"])
    guard run.status == 0 else { throw CheckError("Package.swift cannot be read: \(run.errors)") }
    return try JSONDecoder().decode(PackageManifest.self, from: Data(run.output.utf8))
  }
}

/// The version of an operating system, `13.3`.
struct SystemVersion: Comparable, CustomStringConvertible {
  let numbers: [Int]

  init(_ text: some StringProtocol) {
    numbers = text.split(separator: ".").map { Int($0) ?? 0 }
  }

  var description: String { numbers.map(String.init).joined(separator: ".") }

  /// What is left out is 0.
  private func number(_ place: Int) -> Int { place < numbers.count ? numbers[place] : 0 }

  private static let places = 0..<3

  static func == (a: Self, b: Self) -> Bool { places.allSatisfy { a.number($0) == b.number($0) } }

  static func < (a: Self, b: Self) -> Bool {
    places.map(a.number).lexicographicallyPrecedes(places.map(b.number))
  }
}

/// The reason why something cannot be checked.
struct CheckError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Runs `swift`, the one that `make` was told to use or else the first on the path.
func toolchain(_ arguments: [String]) throws -> ToolRun {
  let environment = ProcessInfo.processInfo.environment
  return try run(
    ["/usr/bin/env", environment["SWIFT"] ?? "swift"] + arguments, seconds: 300,
    environment: environment)
}
