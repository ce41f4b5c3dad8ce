import Foundation
import TestSupport
import Testing

@testable import strokecheck

/// The judges in Samples/judges do what their comments say.
@Suite(.serialized) struct JudgeSampleTests {  // Its programs have a deadline.
  private static let gestures = "Samples/gestures.ndjson"
  private static let dollar = "python3 Samples/judges/dollar.py"
  private static let hasPython = FileManager.default.fileExists(atPath: "/usr/bin/python3")
  private static let hasNode = FileManager.default.fileExists(atPath: "/usr/bin/node")

  /// Asks dollar.py about strokes by itself, and counts what it answers.
  private static let count = #"""
    import json, math, subprocess, sys
    records = [json.loads(line) for line in open(sys.argv[2])]
    lines = "".join(json.dumps({"stroke": i, "points": r["points"]}) + "\n" for i, r in enumerate(records))
    command = [sys.executable, "Samples/judges/dollar.py", sys.argv[1]]
    said = subprocess.run(command, input=lines, capture_output=True, text=True, check=True).stdout
    pairs = [(r["label"], json.loads(a)["label"], r["subject"]) for r, a in zip(records, said.splitlines())]
    z, n = 1.959963984540054, len(pairs)
    p = sum(label == answer for label, answer, _ in pairs) / n
    middle, reach = p + z * z / 2 / n, z * math.sqrt(p * (1 - p) / n + z * z / 4 / n / n)
    print(p, (middle - reach) / (1 + z * z / n), (middle + reach) / (1 + z * z / n))
    for pair in sorted(set(pairs)): print(*pair[:2], sum(other[:2] == pair[:2] for other in pairs))
    for who in sorted({pair[2] for pair in pairs}):
      own = [label == answer for label, answer, subject in pairs if subject == who]
      print(who, sum(own) / len(own))
    """#

  /// Templates of some writers judge the others: what is printed is what an independent count comes to.
  private func expectCounts(_ templates: String, _ strokes: String) throws {
    let words = ["evaluate", "-f", "json", "--group", "subject", "--positive", "triangle"]
    let run = try JudgeTests.tool(words + ["--judge", "d=\(Self.dollar) \(templates)", strokes])
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let detectors = try #require((object as? [String: Any])?["detectors"] as? [[String: Any]])
    let answers = try #require(detectors.first?["answers"] as? [String: Any])
    let folder = try Scratch()
    let script = try folder.write("count.py", Self.count)
    let counts = try shell("python3 \(script) \(templates) \(strokes)")
    let rows = counts.lines.map { $0.split(separator: " ").map(String.init) }
    let interval = try #require(answers["accuracyInterval"] as? [Double])
    let figures = try [#require(answers["accuracy"] as? Double)] + interval
    for (figure, text) in zip(figures, try #require(rows.first, "\(counts.errors)")) {
      #expect(abs(figure - (Double(text) ?? .nan)) < 1e-12)
    }
    var confusion: Set<[String]> = []
    for row in try #require(answers["labels"] as? [[String: Any]]) {
      let label = try #require(row["label"] as? String)
      for (other, count) in try #require(row["takenFor"] as? [String: Int]) {
        confusion.insert([label, other, "\(count)"])
      }
    }
    let others = rows.dropFirst().filter { $0.count == 3 && $0[0] != $0[1] }
    #expect(confusion == Set(others) && !others.isEmpty)
    let groups = try #require(answers["groups"] as? [[String: Any]])
    for (group, row) in zip(groups, rows.dropFirst().filter { $0.count == 2 }) {
      #expect(group["group"] as? String == row[0])
      #expect(abs((group["right"] as? Double ?? .nan) - (Double(row[1]) ?? .nan)) < 1e-12)
    }
  }

  @Test(.enabled(if: hasPython, "there is no Python")) func theDollarRecognizerIsCounted() throws {
    try expectCounts("Samples/judges/templates.ndjson", Self.gestures)
  }

  /// Short: every tenth stroke.
  @Test(
    .enabled(if: hasPython, "there is no Python"),
    .enabled(if: SharedData.isPresent, SharedData.isAbsent))
  func threeWritersJudgeTheOthers() throws {
    let file = SharedData.folder.appending(path: "strokes-dollar1.ndjson").path
    var (templates, strokes, known): ([Substring], [Substring], Set<String>) = ([], [], [])
    for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
      let names = try #require(line.firstMatch(of: /"label": ?"(\w+)".*"subject": ?"(\w+)"/))
      if ["s01", "s03", "s05"].contains(names.2) {
        if known.insert("\(names.1) \(names.2)").inserted { templates.append(line) }
      } else {
        strokes.append(line)
      }
    }
    #expect(templates.count == 48 && strokes.count == 1_440)
    let some = strokes.enumerated().filter { isLong || $0.offset % 10 == 0 }.map(\.element)
    let folder = try Scratch()
    try expectCounts(
      folder.write("templates.ndjson", templates.joined(separator: "\n") + "\n"),
      folder.write("strokes.ndjson", some.joined(separator: "\n") + "\n"))
  }

  @Test(.enabled(if: hasNode, "there is no Node.js")) func theFunctionInJavaScriptJudges() throws {
    let judge = "threshold=node Samples/judges/threshold.js"
    let run = try JudgeTests.tool("evaluate", "--judge", judge, "-f", "csv", Self.gestures)
    #expect(
      run.lines.dropFirst().map { $0.hasPrefix("threshold,,9,0,0,36,1,") } == [true],
      "\(run.errors)")
    let line = try JudgeTests.tool("circle", "--explain", "--judge", judge, "Samples/line.json")
    #expect(line.output.contains("rejected: Not closed (") && line.output.contains("\n  spread "))
  }

  @Test func theDetectorInSwiftJudges() throws {
    let folder = try Scratch()
    let program = folder.folder.appending(path: "Recognizer").path
    let products = Checkout.root.appending(path: ".build/debug").path
    let objects = Checkout.objects(of: ["StrokeCore", "StrokePaths", "StrokeFormats"])
    let command =
      "swiftc -parse-as-library -swift-version 6 -I \(products)/Modules Samples/judges/Recognizer.swift "
      + "\(objects.joined(separator: " ")) -o \(program)"
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let build = try run(["/bin/sh", "-c", command], environment: ["PATH": path])
    #expect(build.status == 0, "\(build.errors)")
    let judged = try JudgeTests.tool(
      "evaluate", "--judge", "own=\(program)", "-f", "csv", Self.gestures)
    #expect(judged.status == 0 && judged.output.contains("\nown,,9,0,"), "\(judged.errors)")
  }
}
