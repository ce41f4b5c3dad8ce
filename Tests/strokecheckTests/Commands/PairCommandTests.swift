import Foundation
import Testing

@testable import strokecheck

/// Two of a thing that a command is given are answered as each alone: inputs, strokes, detectors, rectangles and points.
@Suite struct PairCommandTests {
  private static let files = [
    "arc.json", "spiral.json", "rectangle.csv", "tap.json", "circle.json",
  ].map {
    "Samples/\($0)"
  }

  private func rows(_ words: [String], input: String = "") throws -> [String] {
    let lines = try strokecheck(words + ["--exit-zero"], input: input).lines.map(String.init)
    return words.contains("csv") ? Array(lines.dropFirst()) : lines
  }

  /// Every pair of files, in both orders and twice the same.
  @Test(arguments: [
    ["circle", "-f", "csv"], ["circle", "-f", "ndjson", "--explain"],
    ["circle", "-f", "ndjson", "--detector", "ring"],
  ])
  func inputs(words: [String]) throws {
    let alone = try Self.files.map { try rows(words + [$0]) }
    for (first, one) in zip(Self.files, alone) {
      for (second, other) in zip(Self.files, alone) where first != second {
        #expect(try rows(words + [first, second]) == one + other, "\(first) \(second)")
      }
    }
    #expect(Set(alone).count == Self.files.count)
  }

  /// Each alone is the first of its input, so that only the number differs.
  @Test func strokes() throws {
    let all = try Self.files.map { try strokecheck("convert", "--to", "ndjson", $0).output }
    let words = ["circle", "-f", "csv", "--detector", "cookbook"]
    for one in all {
      for other in all {
        let both = try rows(words, input: one + other)
        let second = try rows(words, input: other).map { $0.replacing(/^-,1,/, with: "-,2,") }
        #expect(try rows(words, input: one) + second == both)
      }
    }
  }

  @Test func detectors() throws {
    let names = ["cookbook", "lamarche", "katz", "ring"]
    for file in Self.files {
      let alone = try names.map { try rows(["circle", "-f", "csv", "--detector", $0, file]) }
      // They answer in the order of help, in whatever order they are named.
      for first in names.indices {
        for second in names.indices where first < second {
          for pair in ["\(names[first]),\(names[second])", "\(names[second]),\(names[first])"] {
            let both = try rows(["circle", "-f", "csv", "--detector", pair, file])
            #expect(both == alone[first] + alone[second], "\(pair) \(file)")
          }
        }
      }
      #expect(Set(alone).count == names.count)
    }
  }

  @Test(arguments: [[], ["--each"], ["--hits"], ["--topmost"], ["--explain"]])
  func rectangles(options: [String]) throws {
    let words = ["hittest", "--path", "Samples/map.svg", "-f", "ndjson"] + options
    let rects = ["10,10,30,30", "200,100,44,44", "60,60,44,44", "100,180,60,60"]
    let alone = try rects.map { try rows(words + ["--rect", $0]) }
    for (first, one) in zip(rects, alone) {
      for (second, other) in zip(rects, alone) {
        let both = try rows(words + ["--rect", first, "--rect", second])
        #expect(both == one + other, "\(first) \(second)")
      }
    }
    #expect(Set(alone).count == rects.count)
  }

  @Test(arguments: [[], ["--radius", "12"]]) func points(options: [String]) throws {
    let words = ["hittest", "--path", "Samples/map.svg", "-f", "csv", "--each"] + options
    let points = ["60,60", "100,200", "165,235"]
    let alone = try points.map { try rows(words + ["--point", $0]) }
    for (first, one) in zip(points, alone) {
      for (second, other) in zip(points, alone) {
        #expect(try rows(words + ["--point", first, "--point", second]) == one + other)
      }
    }
  }
}
