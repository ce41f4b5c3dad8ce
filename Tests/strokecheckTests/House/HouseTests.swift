import Foundation
import Testing

/// What holds the house together: who may know whom, and how long things may get.
@Suite struct HouseTests {
  private static let libc: Set = ["Glibc", "Musl", "Darwin"]

  @Test(arguments: [
    ("StrokeCore", [], "Geometry/Libm.swift"),
    ("StrokeFormats", ["StrokeCore"], "Platform.swift"),
    ("strokecheck", ["StrokeCore", "StrokeFormats"], "Platform/Platform.swift"),
    ("strokebench", ["StrokeCore", "StrokeFormats"], "Platform.swift"),
  ])
  func aTargetImportsOnlyWhatStandsBelowIt(
    target: String, below: [String], platform: String
  ) throws {
    let files = try SourceFile.all(below: "Sources/\(target)")
    #expect(!files.isEmpty)
    for file in files {
      let isDoor = file.path == "Sources/\(target)/\(platform)"
      let allowed = Set(below).union(isDoor ? Self.libc : [])
      #expect(Set(file.imports).isSubset(of: allowed), "\(file.path)")
    }
  }

  /// Inside the core, what each folder may not name: the words of those that stand above it.
  @Test(arguments: [
    ("Geometry", ["Stroke", "Detector", "Verdict", "Path", "HitTest", "Recognizer"]),
    ("Strokes", ["Detector", "Verdict", "HitTest", "Recognizer"]),
    ("Detection", ["Path", "HitTest", "Recognizer"]),
    ("Paths", ["Stroke", "Detector", "Verdict", "HitTest", "Recognizer"]),
    ("HitTesting", ["Detector", "Verdict", "Recognizer"]),
  ])
  func aFolderKnowsOnlyThoseBelowIt(folder: String, above: [String]) throws {
    for file in try SourceFile.all(below: "Sources/StrokeCore/\(folder)") {
      for (number, line) in file.code.enumerated() {
        let words = Set(line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        #expect(words.isDisjoint(with: above), "\(file.path):\(number + 1)")
      }
    }
  }

  @Test func theTopLevelHoldsNothingElse() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Checkout.root.path)
    let allowed: Set = ["Package.swift", "Sources", "Tests", "Samples", "Makefile", "README.md"]
    #expect(names.filter { !$0.hasPrefix(".") && !allowed.contains($0) } == [])
  }

  @Test func noLineGivesUp() throws {
    let words = [
      "try!", "as!", "fatalError(", "TODO", "FIXME", "XXX", "Manager", "Helper", "Utils",
    ]
    for file in try SourceFile.all(below: "Sources") {
      for (number, line) in file.lines.enumerated() {
        for word in words { #expect(!line.contains(word), "\(file.path):\(number + 1)") }
      }
    }
  }

  /// What a protocol documents need not be documented again where it is fulfilled.
  private static let documentedElsewhere: Set = [
    "name", "citation", "examine", "earlyFailure", "remarks", "evidence", "opening", "separator",
    "closing",
    "append", "description", "next", "makeIterator", "hash", "==",
  ]

  @Test func whatIsPublicIsDocumented() throws {
    for file in try SourceFile.all(below: "Sources") {
      for (index, line) in file.lines.enumerated() {
        let words = line.split { $0 == " " || $0 == "(" || $0 == ":" || $0 == "<" }
        guard words.first == "public", index > 0 else { continue }
        let before = file.lines[..<index].last { !$0.drop(while: \.isWhitespace).hasPrefix("@") }
        let isDocumented = before?.drop(while: \.isWhitespace).hasPrefix("///") ?? false
        let isWitness = !Self.documentedElsewhere.isDisjoint(with: words.map(String.init))
        #expect(isDocumented || isWitness, "\(file.path):\(index + 1)")
      }
    }
  }

  /// Files that are longer than 300 lines, each with its reason.
  private static let longFiles: [String: String] = [
    "Sources/strokecheck/Platform/Platform.swift":
      "all calls of the operating system are in one file, so that they can be counted"
  ]

  @Test func filesStayShort() throws {
    let files = try SourceFile.all(below: "Sources") + SourceFile.all(below: "Tests")
    for file in files where !file.isGenerated {
      let isLong = file.lines.count > 300
      #expect(isLong == (Self.longFiles[file.path] != nil), "\(file.path): \(file.lines.count)")
    }
  }

  /// Functions that are longer than 40 lines, each with its reason.
  private static let longFunctions: [String: String] = [:]

  @Test func functionsStayShort() throws {
    var found = 0
    var excepted: Set<String> = []
    for file in try SourceFile.all(below: "Sources") where !file.isGenerated {
      for function in file.functions {
        found += 1
        guard function.lines > 40 else { continue }
        let name = "\(file.path) \(function.name)"
        #expect(Self.longFunctions[name] != nil, "\(name): \(function.lines) lines")
        excepted.insert(name)
      }
    }
    #expect(found > 100)
    #expect(excepted == Set(Self.longFunctions.keys), "an exception that is needed no more")
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
