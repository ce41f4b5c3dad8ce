import Foundation
import StrokeCore
import StrokeFormats
import StrokePaths
import TestSupport
import Testing
import WebReplies

/// The WebAssembly modules: they are made of these sources, and they say what a native build says. Building takes
/// minutes of computing, so that only a long run does; the browser's test asks those in Samples.
// One after the other: they build modules in one folder.
@Suite(.serialized, .enabled(if: WebModule.canBeBuilt, WebModule.cannotBeBuilt))
struct WebModuleTests {
  @Test(.enabled(if: WebModule.isOfThisToolchain, WebModule.isOfAnother))
  func theModulesAreBuiltFromTheseSources() throws {
    #expect(try WebModule.origin.get() == WebModule.recordedOrigin, "run `make web`")
  }

  @Test(arguments: [("judge.wasm", 170_000, 70_000), ("hits.wasm", 290_000, 125_000)])
  func theModulesAreSmall(name: String, most: Int, mostCompressed: Int) throws {
    let module = WebModule.folder.appending(path: name)
    #expect(try Data(contentsOf: module).count < most)
    let compressed = try WebModule.shell("gzip -9 -n -c '\(module.path)' | wc -c").output
    let size = try #require(Int(compressed.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect((mostCompressed / 2..<mostCompressed).contains(size))
  }

  @Test func thePageCarriesASmallModule() throws {
    // The recorder's page carries it compressed.
    let page = try String(
      contentsOf: Checkout.root.appending(path: "Samples/recorder.html"), encoding: .utf8)
    let module = try #require(page.range(of: "id=\"module\">"))
    let text = page[module.upperBound...].prefix { $0 != "<" }
    let compressed = try #require(Data(base64Encoded: String(text)))
    #expect((50_000..<70_000).contains(compressed.count))
  }

  @Test(
    .enabled(if: isLong && SharedData.isPresent, "only for LONG=1, with shared/data"),
    arguments: ["dollar1", "quickdraw", "mmg", "unipen", "unipen-coarse", "omniglot"])
  func theModuleSaysOfRecordingsWhatANativeBuildSays(set: String) throws {
    let all = try SharedData.strokes(set).map(\.stroke)
    try expectSameAnswers(all)
  }

  @Test(.enabled(if: isLong, "only for LONG=1"))
  func theModuleSaysOfOddStrokesWhatANativeBuildSays() throws {
    let points: [[Point]] = [
      [], [Point(0, 0)], [Point(1, 1), Point(1, 1)], (0..<9).map { Point(Double($0), 0) },
      (0..<40).map { Point(1e300, 1e300 * Double($0) / 40) },
      (0..<40).map {
        Point(
          Double.leastNonzeroMagnitude * Double($0 % 7),
          Double.leastNormalMagnitude / 16 * Double($0 % 5))
      },
      (0..<300).map { Point(Double($0 * 7919 % 101), Double($0 * 104_729 % 103)) },
    ]
    try expectSameAnswers(points.map { try Stroke($0) })
  }

  @Test(
    .enabled(if: isLong && SharedData.isPresent, "only for LONG=1, with shared/data"),
    arguments: ["hittest", "hittest-beyond-bounds", "hittest-edges"])
  func theModuleHitsWhatANativeBuildHits(file: String) throws {
    let rows = try SharedData.objects(file).enumerated()
    // The toolchain's engine takes a second for a few of them; the browser's test asks about all.
    let some = rows.filter { $0.offset % 16 == 0 || file != "hittest" }
    let questions = try some.map { try HitQuestion($0.element, number: $0.offset) }
    let answers = try expectSameAnswers(questions.map(\.question))
    // The first rule is the one that the rows are labelled by. Behind the count of commands, the three
    // results of setting and the six numbers of the bounds.
    for (question, answer) in zip(questions, answers) where question.isAsLabelled {
      #expect(answer[10] == (question.isExpected ? 1 : 0), "\(question.id)")
    }
  }

  private func expectSameAnswers(_ strokes: [Stroke]) throws {
    try expectSameAnswers(
      strokes.map { stroke in
        let numbers = stroke.x + stroke.y + stroke.times
        let head: [Double] = [
          Double(stroke.count), stroke.isTimed ? 1 : 0, stroke.viewWidth ?? .nan, 0,
        ]
        return WebQuestion(input: head + numbers) {
          webReplies(
            numbers + [0], count: Int32(stroke.count), isTimed: stroke.isTimed,
            viewWidth: stroke.viewWidth ?? .nan)
        }
      })
  }

  /// Asks the module and a native build, and returns the answers of the latter.
  @discardableResult
  private func expectSameAnswers(_ questions: [WebQuestion]) throws -> [[UInt64]] {
    var input = Data()
    for question in questions {
      question.input.withUnsafeBytes { input.append(contentsOf: $0) }
    }
    let output = try WebModule.answers(to: input)
    var place = 0
    var differences = 0
    var answers: [[UInt64]] = []
    for question in questions {
      let native = question.answer()
      guard place < output.count, output[place] == UInt64(native.count) else {
        Issue.record("an answer is missing")
        return answers
      }
      if Array(output[(place + 1)...].prefix(native.count)) != native { differences += 1 }
      place += 1 + native.count
      answers.append(native)
    }
    #expect(differences == 0 && place == output.count, "of \(questions.count)")
    return answers
  }
}

/// What the program under WASI reads, and what a native build answers.
private struct WebQuestion {
  let input: [Double]
  let answer: () -> [UInt64]
}

/// A row of the labelled hit tests as a question: one in three is dashed as well, and one in five is
/// mapped, so that all that a page can ask for is compared.
private struct HitQuestion {
  let id: String
  let isExpected: Bool
  let isAsLabelled: Bool
  let question: WebQuestion

  init(_ row: [String: Any], number: Int) throws {
    func value<T>(_ key: String) throws -> T { try #require(row[key] as? T, "\(key)") }
    func double(_ key: String) throws -> Double { (try value(key) as NSNumber).doubleValue }
    func code(_ words: [String], _ key: String) throws -> Double {
      Double(try #require(words.firstIndex(of: try value(key))))
    }
    id = try value("id")
    isExpected = try value("expect")
    isAsLabelled = number % 3 != 0 && number % 5 != 0
    let fill = try value("fill") ? 1 + code(["nonzero", "evenodd"], "fill_rule") : 0
    let dashes: [Double] = number % 3 == 0 ? [4.5, 2.25, 1] : [0, 0, 0]
    let transform = number % 5 == 0 ? [0.9, 0.2, -0.3, 1.1, 3, -2] : [1, 0, 0, 1, 0, 0]
    let style = [
      try double("stroke_width"), try code(StrokeStyle.Cap.allCases.map(\.rawValue), "cap"),
      try code(StrokeStyle.Join.allCases.map(\.rawValue), "join"), try double("miter_limit"),
    ]
    let rect = (try value("rect") as [NSNumber]).map(\.doubleValue)
    let path = Self.numbers(of: PathData(try value("d") as String).path)
    let numbers = path + [fill] + style + dashes + transform + rect
    #expect(numbers.count == path.count + hitParameterCount)
    question = WebQuestion(input: [Double(path.count), 0, 0, 1] + numbers) {
      hitReplies(numbers, count: Int32(path.count))
    }
  }

  private static func numbers(of path: Path) -> [Double] {
    func row(_ letter: Character, _ points: Point...) -> [Double] {
      [Double(letter.asciiValue ?? 0)] + points.flatMap { [$0.x, $0.y] }
    }
    return path.flatMap { element in
      switch element {
      case .move(let p): row("M", p)
      case .line(let p): row("L", p)
      case .quadratic(let c, let p): row("Q", c, p)
      case .cubic(let c, let d, let p): row("C", c, d, p)
      case .arc(let arc, let p):
        row("A") + [arc.radiusX, arc.radiusY, arc.rotation]
          + [arc.isLarge ? 1 : 0, arc.isSweep ? 1 : 0, p.x, p.y]
      case .close: row("Z")
      }
    }
  }
}

/// The modules in Samples and those that this toolchain builds.
enum WebModule {
  static let folder = Checkout.root.appending(path: "Samples/web")

  /// The folder of the modules, and a program of the same objects that answers under WASI.
  struct Build {
    let folder: URL
    let program: URL
  }

  static let canBeBuilt = succeeds(
    "d=\"$(dirname \"$(readlink -f \"$(command -v swiftc)\")\")\"; test -x \"$d/wasm-ld\""
      + " && test -x \"$d/wasmkit\" && ls \"$d\"/../lib/swift/embedded/*/wasm32-*")
  static let cannotBeBuilt: Comment = "this toolchain does not build Embedded Swift for WebAssembly"
  static let recordedOrigin =
    (try? String(contentsOf: folder.appending(path: "origin"), encoding: .utf8)) ?? ""
  static let origin = Result { try shell("Tests/web/build --origin").output }
  static let isOfThisToolchain =
    (try? origin.get())?.split(separator: "\n").first
    == recordedOrigin.split(separator: "\n").first
  static let isOfAnother: Comment = "the modules were built by another toolchain"

  static let build = Result {
    let folder = Checkout.root.appending(path: ".build/web")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let build = Build(folder: folder, program: folder.appending(path: "wasi.wasm"))
    let run = try shell("Tests/web/build '\(folder.path)' '\(build.program.path)'")
    guard run.status == 0 else { throw CheckError("Tests/web/build fails: \(run.errors)") }
    return build
  }

  /// What the program answers, run by the toolchain's own engine.
  static func answers(to input: Data) throws -> [UInt64] {
    let scratch = try Scratch()
    let (questions, answers) = (try scratch.write("in", input), try scratch.write("out", ""))
    let program = try build.get().program.path
    let run = try shell("wasmkit run '\(program)' < '\(questions)' > '\(answers)'")
    guard run.status == 0 else { throw CheckError("wasmkit fails: \(run.errors)") }
    return try Data(contentsOf: URL(filePath: answers)).withUnsafeBytes { bytes in
      Array(bytes.bindMemory(to: UInt64.self))
    }
  }

  private static func succeeds(_ command: String) -> Bool {
    (try? shell(command).status) == 0
  }

  fileprivate static func shell(_ command: String) throws -> ToolRun {
    try run(
      [
        "/bin/bash", "-c",
        "cd '\(Checkout.root.path)' && PATH=\"$(dirname \"$(readlink -f "
          + "\"$(command -v swiftc)\")\"):$PATH\"; \(command)",
      ],
      seconds: 900, environment: ProcessInfo.processInfo.environment)
  }
}
