import Foundation
import TestSupport
import Testing

@testable import strokecheck

/// `circle --what-if` of the published detectors on recorded strokes: every line is given to the tool
/// again as it stands.
@Suite(.enabled(if: SharedData.isPresent, SharedData.isAbsent))
struct WhatIfReplayTests {
  private static let sets = [
    "strokes-dollar1", "strokes-quickdraw", "strokes-mmg", "hands/unipen", "hands/unipen-coarse",
    "hands/omniglot",
  ]

  /// The strokes of a set, one in 300 or all of them.
  private func strokes(_ set: String) throws -> [String] {
    let file = SharedData.folder.appending(path: set + ".ndjson")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(
      String.init)
    return stride(from: 0, to: lines.count, by: rounds(300, long: 1)).map { lines[$0] }
  }

  /// A verdict with a line below it.
  private struct Line {
    let stroke: Int
    let detector: String
    let isCircle: Bool
    let sentence: String
  }

  private func lines(of strokes: [String]) throws -> [Line] {
    let run = try strokecheck(
      "circle", "--detector", "cookbook,lamarche,katz", "--what-if",
      input: strokes.joined(separator: "\n") + "\n")
    var lines: [Line] = []
    var current = (stroke: 0, detector: "", isCircle: false)
    for line in run.lines {
      guard !line.hasPrefix("  ") else {
        lines.append(
          Line(
            stroke: current.stroke, detector: current.detector, isCircle: current.isCircle,
            sentence: line.trimmingCharacters(in: .whitespaces)))
        continue
      }
      // -#12: cookbook: not a circle: …
      let parts = line.components(separatedBy: ": ")
      let number = try #require(Int(parts[0].dropFirst(2)), "\(line)")
      current = (number, parts[1], parts[2].hasPrefix("circle"))
    }
    #expect(lines.count == 3 * strokes.count)
    return lines
  }

  private func verdicts(_ words: [String], on strokes: [String]) throws -> [Bool] {
    let run = try strokecheck(
      ["circle", "-f", "ndjson"] + words, input: strokes.joined(separator: "\n") + "\n")
    return run.lines.map { $0.contains("\"verdict\":\"circle\"") }
  }

  @Test(arguments: sets) func everyLineIsTrue(set: String) throws {
    let strokes = try strokes(set)
    var beyondHelp: [String: [Line]] = [:]
    var replayed = 0
    for line in try lines(of: strokes) {
      let says = line.isCircle ? "would be rejected" : "would pass"
      if line.sentence.hasPrefix("no limits would ") {
        beyondHelp["\(line.detector) \(line.isCircle)", default: []].append(line)
      } else {
        #expect(line.sentence.hasPrefix("\(says) with --"), "\(set) \(line)")
        let options = line.sentence.dropFirst("\(says) with ".count).split(separator: " ")
        let now = try verdicts(
          ["--detector", line.detector] + options.map(String.init), on: [strokes[line.stroke - 1]])
        #expect(now == [!line.isCircle], "\(set) \(line)")
        replayed += 1
      }
    }
    #expect(replayed > 0)
    for lines in beyondHelp.values {
      for options in Self.searched[lines[0].detector] ?? [] {
        let now = try verdicts(
          ["--detector", lines[0].detector] + options, on: lines.map { strokes[$0.stroke - 1] })
        #expect(now.count == lines.count && !now.contains(!lines[0].isCircle), "\(options)")
      }
    }
  }

  /// The extremes of all limits in every combination, and values between where one limit is several.
  private static let searched: [String: [[String]]] = {
    func all(_ limits: [(String, [Double])]) -> [[String]] {
      limits.reduce([[]]) { all, limit in
        all.flatMap { given in limit.1.map { given + ["--\(limit.0)", "\($0.exactText)"] } }
      }
    }
    let (anything, count) = ([0, 1e300], [0.0, 1e12])
    let steps = { (least: Double, most: Double, long: Int) in
      let steps = rounds(4, long: long)
      return (0...steps).map { least + (most - least) * Double($0) / Double(steps) }
    }
    return [
      "cookbook": all([
        ("min-points", count), ("max-duration", anything), ("max-inflections", count),
        ("max-gap", anything), ("min-transit", anything), ("max-transit", anything),
      ]),
      "lamarche": all([
        ("min-points", count), ("max-duration", anything), ("max-gap", anything),
        ("radius-variance", anything), ("exempt-points", count),
      ]),
      "katz": all([("tolerance", anything + steps(0.001, 1, 500) + steps(1, 5, 40))]),
    ]
  }()
}
