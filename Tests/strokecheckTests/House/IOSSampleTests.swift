import Foundation
import StrokeCore
import StrokeFormats
import TestSupport
import Testing

/// The drop-ins of Samples/ios, compiled against a stub of UIKit and driven by recorded strokes: a gesture
/// recognizer says of them what the program says of their file, and a recorder writes them as they were.
@Suite(.enabled(if: SharedData.isPresent, SharedData.isAbsent))
struct IOSSampleTests {
  /// A module called UIKit can be no target of the package, because its clients would find it instead of
  /// Apple's. So it and the program that uses it are compiled here, against the modules of this build.
  private static let compile = #"""
    set -e
    tests="$1/Tests/ios" samples="$1/Samples/ios" build="$2" out="$3"
    swiftc="${SWIFTC:-swiftc}"
    cp "$tests/module.modulemap" "$out"
    flags="-swift-version 6 -warnings-as-errors -parse-as-library -I $out -I $build/Modules $4"
    "$swiftc" $flags -emit-library -static -module-name UIKit -import-underlying-module -emit-module \
      -emit-module-path "$out/UIKit.swiftmodule" "$tests/UIKit.swift" -o "$out/libUIKit.a"
    "$swiftc" $flags -module-name Driver "$samples"/*.swift "$tests/Driver.swift" "$out/libUIKit.a" \
      "${@:5}" -o "$out/driver"
    """#

  /// The products that README's package lines give an app.
  private static func products() throws -> [String] {
    let readme = try String(
      contentsOf: Checkout.root.appending(path: "README.md"), encoding: .utf8)
    let lines = try #require(
      readme.firstMatch(of: /\.target\(name: "App"(.*?)\.testTarget/.dotMatchesNewlines()))
    return lines.1.matches(of: /\.product\(name: "(\w+)", package: "strokecheck"\)/).map {
      String($0.1)
    }
  }

  /// What the drop-ins import, but for what Apple brings.
  private static func imports() throws -> Set<String> {
    let folder = Checkout.root.appending(path: "Samples/ios")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    let names = texts.flatMap { $0.matches(of: /(?m)^import (\w+)/).map { String($0.1) } }
    return Set(names).subtracting(["UIKit", "CoreGraphics", "Foundation"])
  }

  private static let count = rounds(300, long: 500)

  /// Strokes of several hands, in views of several widths, some with a rest before the lift.
  private static func strokes() throws -> [Stroke] {
    let sets = ["dollar1", "quickdraw", "mmg"] + (isLong ? ["unipen"] : [])
    let timed = try sets.flatMap { try SharedData.strokes($0) }.filter { $0.stroke.isTimed }
    return try (0..<count).map { index in
      var stroke = timed[index * timed.count / count].stroke
      try stroke.setViewWidth([320, 390, 1024][index % 3])
      let rest = [0, 0, 0.1, 5][index % 4]
      try stroke.setLiftTime((stroke.times.last ?? 0) + rest)
      return stroke
    }
  }

  private struct Line: Encodable {
    let id: String
    let stroke: Stroke

    func encode(to encoder: any Encoder) throws {
      try ["id": id].encode(to: encoder)
      try stroke.encode(to: encoder)
    }
  }

  /// What the program says of a file of strokes: the reason's code and the reasons of all that fails.
  private static func verdicts(on file: String) throws -> [(code: String, failed: Set<String>)] {
    let run = try strokecheck("circle", "--explain", "-f", "ndjson", file)
    // Of those that were cancelled it says only that.
    return try run.lines.filter { !$0.contains("\"verdict\":\"skipped\"") }.map { line in
      let finding = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let checks = try #require(finding?["checks"] as? [[String: Any]], "\(line)")
      let failed = checks.filter { $0["outcome"] as? String == "failed" }
      return (
        finding?["code"] as? String ?? "circle",
        // The codes of this detector's reasons are their texts with hyphens.
        Set(
          failed.compactMap { $0["reason"] as? String }.map {
            $0.lowercased().replacing(" ", with: "-")
          })
      )
    }
  }

  @Test(.enabled(if: !isSanitized, "the program would have to be linked with the sanitizer"))
  func theDropInsAgreeWithTheProgram() throws {
    #expect(try Set(Self.products()).isSuperset(of: Self.imports()))
    let scratch = try Scratch()
    let build = Checkout.root.appending(path: ".build/debug").path
    let compiled = try run(
      [
        "/bin/bash", "-c", Self.compile, "compile", Checkout.root.path, build, scratch.folder.path,
        "",
      ] + Checkout.objects(of: Self.products()),
      environment: ProcessInfo.processInfo.environment)
    try #require(compiled.status == 0, "\(compiled.errors)")
    let strokes = try Self.strokes()
    let encoder = JSONEncoder()
    let lines = try strokes.enumerated().map { index, stroke in
      String(decoding: try encoder.encode(Line(id: "s\(index)", stroke: stroke)), as: UTF8.self)
    }
    let file = try scratch.write("strokes.ndjson", lines.joined(separator: "\n") + "\n")
    let recording = scratch.folder.appending(path: "recording.ndjson").path
    let driven = try run(
      [scratch.folder.appending(path: "driver").path, file, recording],
      environment: [:])
    try #require(driven.status == 0, "\(driven.errors)")
    #expect(
      driven.lines.dropFirst(Self.count).map(String.init) == [
        "second finger: failed", "cancelled: failed", "path: kept", "recorder: no error",
        "illegal changes: 0",
      ])
    let verdicts = try Self.verdicts(on: file)
    #expect(verdicts.count == Self.count)
    var early = 0
    for (said, verdict) in zip(driven.lines, verdicts) {
      let words = said.split(separator: " ").map(String.init)
      if words.last == "early" {
        early += 1
        #expect(words.count == 2 && verdict.failed.contains(words[0]), "\(said): \(verdict)")
      } else {
        #expect(words == [verdict.code])
      }
    }
    let circles = verdicts.count { $0.code == "circle" }
    #expect(
      circles > 5 && early > rounds(20, long: 50),
      "\(circles) circles, \(early) early")
    print("\(circles) circles, \(early) failed early, \(Self.count - circles - early) at the lift")
    // What the recorder wrote, but for the two strokes by hand behind them.
    let recorded = StrokeRecords(try Data(contentsOf: URL(filePath: recording)))
    #expect(try recorded.prefix(Self.count).map { try $0.get().stroke } == strokes)
    #expect(try Self.verdicts(on: recording).prefix(Self.count).map(\.code) == verdicts.map(\.code))
    // The verdicts that it wrote beside them are those of the program.
    let compared = try strokecheck(
      "compare", "-f", "json", "--detector", "recorded", "--against", "--detector cookbook",
      recording)
    #expect(
      compared.status == 0
        && compared.output.contains("\"compared\":\(Self.count + 2),\"changed\":0,"),
      "\(compared.errors) \(compared.output.prefix(200))")
    let line = try #require(
      try String(contentsOfFile: recording, encoding: .utf8).split(separator: "\n").first)
    #expect(line.contains("\"recognizer\":\"cookbook\""))
  }
}
