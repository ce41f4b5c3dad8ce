import Foundation
import TestSupport
import Testing

/// The programs of Samples/judges give the same table when they are asked and when they have written a file.
struct JudgeSampleTests {
  private static func check(_ judge: String, in folder: borrowing Scratch) throws {
    let gestures = "Samples/gestures.ndjson"
    let found = try shell("strokecheck convert \(gestures) --to ndjson | \(judge)")
    #expect(found.lines.count == 45, "\(found.errors)")
    let file = try folder.write("v.ndjson", found.output)
    for options in ["", "-f json --positive triangle", "--group subject --errors"] {
      let asked = try shell("strokecheck evaluate \(options) --judge \"mine=\(judge)\" \(gestures)")
      let stored = try shell("strokecheck evaluate \(options) --verdicts mine=\(file) \(gestures)")
      #expect(
        asked.status == 0 && asked.output == stored.output && asked.errors == stored.errors,
        "\(options) \(asked.errors) \(stored.errors)")
    }
  }

  @Test(arguments: [
    "python3 Samples/judges/dollar.py Samples/judges/templates.ndjson",
    "node Samples/judges/threshold.js",
  ])
  func aScriptRunsBothWays(judge: String) throws {
    let program = String(judge.prefix { $0 != " " })
    guard try shell("command -v \(program)").status == 0 else { return }
    try Self.check(judge, in: try Scratch())
  }

  @Test(.enabled(if: !isSanitized, "the program would have to be linked with the sanitizer"))
  func aDetectorInSwiftRunsBothWays() throws {
    let folder = try Scratch()
    let program = folder.folder.appending(path: "recognizer").path
    let build = Checkout.root.appending(path: ".build/debug/Modules").path
    let compiled = try run(
      [
        "/bin/sh", "-c", "exec \"${SWIFTC:-swiftc}\" \"$@\"", "sh", "-swift-version", "6",
        "-warnings-as-errors", "-parse-as-library", "-I", build, "-o", program,
        Checkout.root.appending(path: "Samples/judges/Recognizer.swift").path,
      ] + Checkout.objects(of: ["StrokeCore", "StrokePaths", "StrokeFormats"]),
      environment: ProcessInfo.processInfo.environment)
    try #require(compiled.status == 0, "\(compiled.errors)")
    try Self.check(program, in: folder)
  }
}
