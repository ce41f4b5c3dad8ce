import Testing

@testable import strokecheck

@Suite struct FlagParserTests {
  private static let parser = FlagParser(CircleCommand.command, of: StrokeCheck.program)

  private func parse(_ words: String...) throws(RunError) -> (Options, [String]) {
    try parse(words)
  }

  private func parse(_ words: [String]) throws(RunError) -> (Options, [String]) {
    var options = Options()
    let operands = try Self.parser.parse(words.map { Argument($0) }) { flag throws(RunError) in
      try flag.apply(to: &options)
    }
    return (options, operands.map(\.text))
  }

  @Test func aValueMayBeAttachedOrFollowAndMayBeginWithAMinus() throws {
    for words in [["--output=-4"], ["--output", "-4"], ["-o-4"], ["-o", "-4"]] {
      let (options, operands) = try parse(words)
      #expect(options.output.file == "-4" && operands.isEmpty)
    }
    #expect(try parse("--output=a=b").0.output.file == "a=b")
    #expect(try parse("--output=").0.output.file == "")
  }

  @Test func lettersMayShareAWord() throws {
    let options = try parse("-hqj3").0
    #expect(options.help == .short && options.output.isQuiet && options.output.threads == 3)
  }

  @Test func operandsMayStandAnywhere() throws {
    #expect(
      try parse("a", "-q", "-", "b", "--", "-h", "--output").1 == ["a", "-", "b", "-h", "--output"])
  }
}
