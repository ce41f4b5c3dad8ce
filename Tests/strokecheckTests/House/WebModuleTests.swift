import Foundation
import StrokeCore
import TestSupport
import Testing
import WebReplies

/// The WebAssembly module: it is made of these sources, and it says what a native build says. Building takes minutes
/// of computing, so that only a long run does; the browser's test asks the one in Samples.
// One after the other: they build the module in one folder.
@Suite(.serialized, .enabled(if: WebModule.canBeBuilt, WebModule.cannotBeBuilt))
struct WebModuleTests {
  @Test(.enabled(if: WebModule.isOfThisToolchain, WebModule.isOfAnother))
  func theModuleIsBuiltFromTheseSources() throws {
    #expect(try WebModule.origin.get() == WebModule.recordedOrigin, "run `make web`")
  }

  @Test func theModuleIsSmall() throws {
    let module = WebModule.folder.appending(path: "judge.wasm")
    #expect(try Data(contentsOf: module).count < 178_000)
    let compressed = try WebModule.shell("gzip -9 -n -c '\(module.path)' | wc -c").output
    let size = try #require(Int(compressed.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect((35_000..<73_000).contains(size))
  }

  @Test func thePageCarriesASmallModule() throws {
    // The recorder's page carries it compressed.
    let page = try String(
      contentsOf: Checkout.root.appending(path: "Samples/recorder.html"), encoding: .utf8)
    let module = try #require(page.range(of: "id=\"module\">"))
    let text = page[module.upperBound...].prefix { $0 != "<" }
    let compressed = try #require(Data(base64Encoded: String(text)))
    #expect((50_000..<73_000).contains(compressed.count))
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

  private func expectSameAnswers(_ strokes: [Stroke]) throws {
    try expectSameAnswers(
      strokes.map { stroke in
        let numbers = stroke.x + stroke.y + stroke.times
        let head: [Double] = [
          Double(stroke.count), stroke.isTimed ? 1 : 0, stroke.viewWidth ?? .nan,
        ]
        return WebQuestion(input: head + numbers) {
          webReplies(
            numbers + [0], count: Int32(stroke.count), isTimed: stroke.isTimed,
            viewWidth: stroke.viewWidth ?? .nan)
        }
      })
  }

  /// Asks the module and a native build.
  private func expectSameAnswers(_ questions: [WebQuestion]) throws {
    var input = Data()
    for question in questions {
      question.input.withUnsafeBytes { input.append(contentsOf: $0) }
    }
    let output = try WebModule.answers(to: input)
    WebExportsTests.lock.lock()
    defer { WebExportsTests.lock.unlock() }
    var place = 0
    var differences = 0
    for question in questions {
      let native = question.answer()
      guard place < output.count, output[place] == UInt64(native.count) else {
        Issue.record("an answer is missing")
        return
      }
      if Array(output[(place + 1)...].prefix(native.count)) != native { differences += 1 }
      place += 1 + native.count
    }
    #expect(differences == 0 && place == output.count, "of \(questions.count)")
  }
}

/// What the program under WASI reads, and what a native build answers.
private struct WebQuestion {
  let input: [Double]
  let answer: () -> [UInt64]
}

/// The module in Samples and the one that this toolchain builds.
enum WebModule {
  static let folder = Checkout.root.appending(path: "Samples/web")

  /// The folder of the module, and a program of the same objects that answers under WASI.
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
  static let isOfAnother: Comment = "the module was built by another toolchain"

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
      environment: ProcessInfo.processInfo.environment)
  }
}

/// The reason why something cannot be checked.
private struct CheckError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
