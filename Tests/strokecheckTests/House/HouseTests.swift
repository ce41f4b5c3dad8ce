import Foundation
import StrokeCore
import StrokeFormats
import StrokePaths
import TestSupport
import Testing

/// What holds the house together: who may know whom, and how long things may get.
@Suite struct HouseTests {
  private static let libc: Set = ["Glibc", "Musl", "Android", "Darwin"]

  /// A target's modules, its door to the C library, and its folders, from the ones that know
  /// least to the ones that may know all of them. An empty name stands for the target's own files.
  struct Target: Sendable, CustomTestStringConvertible {
    let name: String
    let modules: [String]
    let door: String
    let folders: [String]
    /// What still names a type of a later folder. Each is to be untied.
    var knots: Set<String> = []

    var testDescription: String { name }
  }

  static let targets = [
    Target(
      name: "StrokeCore", modules: [], door: "",
      folders: ["Geometry", "Kernels", "Strokes", "Detectors", "Recognition", "Evaluation"]),
    Target(
      name: "StrokePaths", modules: ["StrokeCore"], door: "",
      folders: ["Paths", "HitTesting"]),
    Target(
      name: "StrokeWeb", modules: ["StrokeCore"], door: "",
      folders: ["Runtime", "Values", "Exports"]),
    Target(
      name: "StrokeFormats", modules: ["StrokeCore", "StrokePaths"],
      door: "Scanning/Memory.swift",
      folders: ["Scanning", "JSON", "Tables", "XML", "SVG", "Strokes", "Tools"]),
    Target(
      name: "StrokeReports", modules: ["StrokeCore", "StrokePaths", "StrokeFormats"], door: "",
      folders: ["Reports", "Pictures", "Page"]),
    Target(
      name: "StrokeTesting", modules: ["StrokeCore", "StrokeReports", "Testing", "XCTest"],
      door: "", folders: [""]),
    Target(
      name: "strokecheck",
      modules: ["StrokeCore", "StrokePaths", "StrokeFormats", "StrokeReports"],
      door: "System/Platform", folders: ["System", "Flags", "Run", "Commands", ""]),
  ]

  @Test(arguments: targets)
  func aTargetImportsOnlyTheModulesBelowIt(target: Target) throws {
    let files = try SourceFile.all(below: "Sources/\(target.name)")
    #expect(!files.isEmpty)
    for file in files {
      let isDoor =
        !target.door.isEmpty && file.path.hasPrefix("Sources/\(target.name)/\(target.door)")
      let allowed = Set(target.modules).union(isDoor ? Self.libc : [])
      #expect(Set(file.imports).isSubset(of: allowed), "\(file.path)")
    }
  }

  /// Derived from the types that each folder declares: a folder names only its own types and those
  /// of the folders before it.
  @Test(arguments: targets)
  func aFolderKnowsOnlyTheFoldersBeforeIt(target: Target) throws {
    let files = try SourceFile.all(below: "Sources/\(target.name)")
    func rank(of file: SourceFile) throws -> Int {
      let parts = file.path.split(separator: "/")
      let folder = parts.count > 3 ? String(parts[2]) : ""
      return try #require(target.folders.firstIndex(of: folder), "\(file.path)")
    }
    var owners: [String: Int] = [:]
    for file in files {
      for type in file.declaredTypes { owners[type] = try rank(of: file) }
    }
    #expect(!owners.isEmpty)
    var found: Set<String> = []
    for file in files {
      let own = try rank(of: file)
      for (number, line) in file.code.enumerated() {
        for word in line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
          guard let owner = owners[String(word)], owner > own else { continue }
          let knot = "\(target.folders[own]) names \(word)"
          if target.knots.contains(knot) {
            found.insert(knot)
          } else {
            Issue.record("\(file.path):\(number + 1) names \(word)")
          }
        }
      }
    }
    #expect(found == target.knots, "a knot that has been untied")
  }

  /// Regular expressions and what else comes with them would add a megabyte to the program. The names of
  /// what a program calls are in it, so one call is enough to be found.
  @Test func nothingNeedsStringProcessing() throws {
    let program = try Data(contentsOf: Checkout.binary)
    #expect(program.range(of: Data("13StrokeFormats".utf8)) != nil, "the names are there")
    #expect(program.range(of: Data("17_StringProcessing".utf8)) == nil)
  }

  /// What Embedded Swift does not have; `make web` would find the rest.
  @Test(arguments: ["StrokeCore", "StrokeWeb"])
  func nothingHindersEmbeddedSwift(module: String) throws {
    for file in try SourceFile.all(below: "Sources/\(module)") {
      for (number, line) in file.code.enumerated() {
        let words = line.split { !$0.isLetter && !$0.isNumber && !"\\.?!".contains($0) }
        let isHindered = words.contains {
          $0.hasPrefix("\\.") || ["any", "as?", "is"].contains($0)
        }
        #expect(!isHindered, "\(file.path):\(number + 1) has a key path, an any or a cast")
      }
    }
  }

  @Test func theTopLevelHoldsNothingElse() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Checkout.root.path)
    let allowed: Set = ["Package.swift", "Sources", "Tests", "Samples", "Makefile", "README.md"]
    #expect(names.filter { !$0.hasPrefix(".") && !allowed.contains($0) } == [])
  }

  /// What a protocol documents need not be documented again where it is fulfilled.
  private static let documentedElsewhere: Set = [
    "name", "citation", "settings", "reasons", "runChecks", "earlyFailure",
    "omittedChecks",
    "construction", "opening", "separator", "closing",
    "append", "description", "next", "makeIterator", "hash", "==",
  ]

  @Test func whatIsPublicIsDocumented() throws {
    var declarations = 0
    for file in try SourceFile.all(below: "Sources") {
      for (index, line) in file.lines.enumerated() {
        guard line.contains("public") else { continue }
        let words = line.split { $0 == " " || $0 == "(" || $0 == ":" || $0 == "<" }
        guard words.first == "public", index > 0 else { continue }
        declarations += 1
        let before = file.lines[..<index].last { !$0.drop(while: \.isWhitespace).hasPrefix("@") }
        let isDocumented = before?.drop(while: \.isWhitespace).hasPrefix("///") ?? false
        let isWitness = !Self.documentedElsewhere.isDisjoint(with: words.map(String.init))
        #expect(isDocumented || isWitness, "\(file.path):\(index + 1)")
      }
    }
    #expect(declarations > 100)
  }

  @Test func functionsStayShort() throws {
    var found = 0
    for file in try SourceFile.all(below: "Sources") where !file.isGenerated {
      for function in file.functions {
        found += 1
        #expect(function.lines <= 40, "\(file.path) \(function.name): \(function.lines) lines")
      }
    }
    #expect(found > 100)
  }

  /// Everything but the package's metadata: sources, tests, samples, and what is at the top.
  @Test func theProjectSpeaksOfNoMachine() throws {
    // In two halves, so that they are not found here.
    let paths = ["/wo" + "rk/", "/tm" + "p/wt", "/ho" + "me/", "/ro" + "ot/", "/Use" + "rs/"]
    let root = Checkout.root
    var names = try FileManager.default.contentsOfDirectory(atPath: root.path)
      .filter { !$0.hasPrefix(".") }
    for folder in ["Sources", "Tests", "Samples"] {
      let enumerator = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      names += enumerator?.compactMap { $0 as? String }.map { "\(folder)/\($0)" } ?? []
    }
    var found: [String: Int] = [:]
    for name in names where !name.contains("__pycache__") {
      let file = root.appending(path: name)
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        continue
      }
      let bytes = try Data(contentsOf: file)
      for path in paths { #expect(bytes.range(of: Data(path.utf8)) == nil, "\(name)") }
      found[String(name.prefix { $0 != "/" }), default: 0] += 1
    }
    for folder in ["Sources", "Tests", "Samples"] { #expect(found[folder] ?? 0 > 20) }
    #expect(found["README.md"] == 1 && found["Makefile"] == 1 && found["Package.swift"] == 1)
  }
}
