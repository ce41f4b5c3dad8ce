import Foundation
import StrokeFormats
import Testing

@testable import strokecheck

/// Terminals receive no orders out of data, and nothing in the data makes a line of its own.
struct ControlCharacterTests {
  /// The orders, as JSON writes them: to begin a line, to recolour, to go back, and the same in one
  /// byte of Latin 1 and without any.
  private static let nasty = #"a\n::error::b\u001b[31m\r\u0085\u009b2J\u2028\u202ec\u007f"#
  private static let points = #""points":[[0,0],[9,9],[0,9]]"#

  private static func isClean(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n"
        || (scalar.properties.generalCategory != .control && scalar.value != 0x2028
          && scalar.value != 0x202E)
    } && !text.contains("\n::")
  }

  private static let stroke =
    #"{"id":"\#(nasty)","label":"\#(nasty)","who":"\#(nasty)","\#(nasty)":1,\#(points)}"#

  private static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg"><path id="a&#10;::error::b&#x9b;2J&#x85;" d="M0 0h9v9z"/>
    <path class="&#10;::a" d="M0 0&#10;&#x9b;"/></svg>
    """

  @Test(arguments: [
    ["evaluate", "--errors", "--positive", "x"], ["evaluate", "--errors", "--group", "who"],
    ["circle"], ["circle", "--explain"], ["circle", "--format", "github"],
    ["plot", "--terminal"], ["plot"],
  ])
  func whatAStrokeSaysOfItself(words: [String]) throws {
    for line in [
      Self.stroke, #"{"expect":"\#(Self.nasty)",\#(Self.points)}"#,
      #"{"id":"\#(Self.nasty)","id":"\#(Self.nasty)",\#(Self.points)}"#,
      #"{"\#(Self.nasty)":1,"\#(Self.nasty)":1,\#(Self.points)}"#,
    ] {
      let run = try strokecheck(words, input: line)
      #expect(Self.isClean(run.output) && Self.isClean(run.errors), "\(words)")
    }
  }

  @Test func theLabelsAndNamesThatWereAskedFor() throws {
    let label = "a\n::error::b\u{1B}[31m\u{9B}2J"
    let run = try strokecheck(
      ["evaluate", "--positive", label, "--group", label], input: Self.stroke)
    #expect(Self.isClean(run.output) && Self.isClean(run.errors))
    for words in [
      [label], ["circle", "--\(label)"], ["circle", "--detector", label], ["circle", label],
      ["help", label], ["completions", label], ["circle", "--expect", label],
    ] {
      let run = try strokecheck(words)
      #expect(Self.isClean(run.errors) && run.status != 0, "\(words)")
    }
  }

  @Test func whatAConversionLoses() throws {
    for format in ["csv", "sendevent", "xcuitest"] {
      let run = try strokecheck("convert", "--to", format, input: Self.stroke)
      #expect(Self.isClean(run.errors), "\(format)")
    }
  }

  /// As `convert` shows a table on a terminal. In a file or a pipe the characters are what they were.
  @Test func aTableOnATerminal() throws {
    var options = ReadingOptions()
    options.keepsSource = true
    let records = try StrokeRecords(Self.stroke.utf8, options: options).map { try $0.get() }
    for isForTerminal in [true, false] {
      var writer = try #require(StrokeFormat.csv.writer(isForTerminal: isForTerminal))
      var output: [UInt8] = []
      for record in records { writer.append(record, to: &output) }
      writer.finish(&output) { _ in }
      let text = String(decoding: output, as: UTF8.self)
      #expect(text.contains("b") && Self.isClean(text) == isForTerminal, "\(text)")
    }
  }

  @Test func whatADrawingSaysOfItself() throws {
    let scratch = try Scratch()
    let file = try scratch.write("a.svg", Self.drawing)
    for words in [
      ["path", file], ["hittest", file, "--rect", "1,1,3,3", "--each"],
      ["circle", "--path", file, "Samples/circle.json"],
    ] {
      let run = try strokecheck(words)
      #expect(Self.isClean(run.output) && Self.isClean(run.errors), "\(words)")
      #expect(!run.output.isEmpty)
    }
  }

  @Test func whatAStoredResultSays() throws {
    let scratch = try Scratch()
    let verdict =
      #"{"file":"\#(Self.nasty)","stroke":1,"detector":"cookbook","verdict":"\#(Self.nasty)"}"#
    let stored =
      #"{"strokes":{"\#(Self.nasty)":1},"detectors":[{"detector":"\#(Self.nasty)"}],"verdicts":[\#(verdict)]}"#
    let file = try scratch.write("stored.json", stored)
    let other = try scratch.write("other.ndjson", verdict.replacing(":1,", with: ":2,"))
    for one in [try scratch.write("one.ndjson", verdict), file] {
      let compared = try strokecheck("compare", one, other)
      #expect(Self.isClean(compared.output) && compared.output.contains("→ no verdict"))
    }
  }

  @Test func theNamesOfFiles() throws {
    let scratch = try Scratch()
    let file = try scratch.write("a\n::b\u{9B}2J\u{202E}.json", "[[0,0]]")
    for command in ["circle", "evaluate"] {
      let run = try strokecheck(command, file, file + "gone")
      #expect(Self.isClean(run.output) && Self.isClean(run.errors), "\(command)")
    }
  }
}
