import Foundation
import TestSupport
import Testing

@testable import strokecheck

/// `circle -f ndjson` answers every stroke of NDJSON by one object for each detector, in order, whatever is
/// in its line.
struct EveryStrokeTests {
  /// Lines that are no stroke, each in its own way.
  private static let broken = [
    #"{"id":"cut","points":[[0,0,0],[1,"#, "oops", #"{"points":"none"}"#, #"{"id":"no points"}"#,
    "{}",
    "[[0,0],[1e999,1]]", "[[0,0,0],[1,1]]", "[[0,0],[1]]", "[[0,0],[1,1,true]]", "null", "17",
    #""text""#, "[[0,0]] [[1,1]]", #"{"points":[[0,0]],"points":}"#, "\"", "]",
    String(repeating: "[", count: 600), #"{"points":[[0,0]],"width":-1}"#, "x,y,t", "\u{1}",
  ]

  private static func line(_ number: Int) -> String {
    if number % 3 == 1 { return broken[number / 3 % broken.count] }
    let rest = number % 5 == 0 ? #","cancelled":true"# : ""
    return #"{"id":"s\#(number)","points":[[0,0,0],[\#(number % 90),9,0.5]]\#(rest)}"#
  }

  /// The objects of NDJSON.
  private static func objects(_ output: String) throws -> [[String: Any]] {
    try output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  /// Short: half of them, which are still several pieces.
  @Test func tenThousandLinesHaveAsManyAnswers() throws {
    let numbers = 1...rounds(5_000, long: 10_000)
    let input = numbers.map { Self.line($0) + "\n" }.joined()
    let words = ["circle", "--input-format", "ndjson", "-f", "ndjson", "--jobs"]
    let one = try strokecheck(words + ["1"], input: input)
    let objects = try Self.objects(one.output)
    #expect(one.status == 2 && objects.map { $0["stroke"] as? Int } == Array(numbers))
    for (number, object) in zip(numbers, objects) {
      let isError = object["verdict"] as? String == "error"
      #expect(isError == (number % 3 == 1), "\(number): \(object)")
      #expect((object["verdict"] as? String == "skipped") == (!isError && number % 5 == 0))
      #expect((object["id"] as? String) == (isError ? nil : "s\(number)"))
      #expect(object["detector"] as? String == "cookbook" && object["file"] as? String == "-")
      if isError {
        let reason = try #require(object["reason"] as? String)
        #expect(reason.hasPrefix("\(number):") && object["code"] as? String == "unreadable")
      }
    }
    let two = try strokecheck(words + ["2", "--exit-zero"], input: input)
    let isSame = two.output == one.output && two.errors == one.errors
    #expect(isSame && two.status == 2)
  }

  @Test func eachDetectorAnswers() throws {
    let run = try strokecheck(
      "circle", "-f", "ndjson", "--detector", "all",
      input: [2, 4, 5].map { Self.line($0) + "\n" }.joined())
    let names = ["cookbook", "lamarche", "katz", "ring"]
    let objects = try Self.objects(run.output)
    #expect(objects.map { $0["detector"] as? String } == names + names + names)
    #expect(objects.map { $0["stroke"] as? Int } == (4..<16).map { $0 / 4 })
    try #require(objects.count == 12)
    #expect(objects[4..<8].allSatisfy { $0["verdict"] as? String == "error" })
    #expect(objects[8..<12].allSatisfy { $0["verdict"] as? String == "skipped" })
    #expect(run.errors.split(separator: "\n").count { $0.hasPrefix("-:2:") } == 1)
    let list = try strokecheck(
      "circle", "-f", "json", "--detector", "all",
      input: [2, 4, 5].map { Self.line($0) + "\n" }.joined())
    #expect(list.output == "[" + run.lines.joined(separator: ",\n") + "]\n")
  }

  @Test func aBlankLineIsNoStroke() throws {
    let run = try strokecheck("circle", "-f", "ndjson", input: "\n[[0,0]]\n\n \t\r\n[[1,1]]\n\n")
    #expect(try Self.objects(run.output).map { $0["stroke"] as? Int } == [1, 2])
  }

  /// Nobody knows the id of what cannot be read.
  @Test func aSelectionKeepsErrors() throws {
    let input = (2...9).map { Self.line($0) + "\n" }.joined()
    let run = try strokecheck("circle", "-f", "ndjson", "--id", "s6", "--id", "s5", input: input)
    let objects = try Self.objects(run.output)
    #expect(objects.map { $0["stroke"] as? Int } == [3, 4, 5, 6])
    #expect(
      objects.map { $0["verdict"] as? String } == ["error", "skipped", "rejected", "error"])
  }
}
