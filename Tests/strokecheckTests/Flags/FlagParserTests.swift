import Testing

@testable import strokecheck

@Suite struct FlagParserTests {
  private static let parser = FlagParser(
    .list([
      Flag("title", letter: "w", takes: .named("N"), .input, of: .all, "") {
        options, value in options.hits.rects = value.argument
      },
      Flag("loud", letter: "l", .input, of: .all, "") { options, _ in
        options.output.isExplained = true
      },
      Flag("quick", letter: "k", .input, of: .all, "") { options, _ in
        options.output.isQuiet = true
      },
      Flag("mode", takes: .choice { ["fast", "slow"] }, .input, of: .all, "") {
        options, value in options.hits.rects = value.argument
      },
    ]))

  private func parse(_ words: String...) throws(UsageError) -> (Options, [String]) {
    try parse(words)
  }

  private func parse(_ words: [String]) throws(UsageError) -> (Options, [String]) {
    var options = Options()
    let operands = try Self.parser.parse(words.map { Argument($0) }) { flag throws(UsageError) in
      try flag.apply(to: &options)
    }
    return (options, operands.map(\.text))
  }

  @Test func aValueMayBeAttachedOrFollowAndMayBeginWithAMinus() throws {
    for words in [["--title=-4"], ["--title", "-4"], ["-w-4"], ["-w", "-4"]] {
      let (options, operands) = try parse(words)
      #expect(options.hits.rects == "-4" && operands.isEmpty)
    }
    #expect(try parse("--title=a=b").0.hits.rects == "a=b")
    #expect(try parse("--title=").0.hits.rects == "")
  }

  @Test func lettersMayShareAWord() throws {
    let options = try parse("-lkw3").0
    #expect(options.hits.rects == "3" && options.output.isExplained && options.output.isQuiet)
  }

  @Test func operandsMayStandAnywhere() throws {
    #expect(
      try parse("a", "-l", "-", "b", "--", "-k", "--title").1 == ["a", "-", "b", "-k", "--title"])
  }

  @Test func whatIsWrongIsSaid() {
    expect(["--ttile", "3"], "unknown option --ttile", "--title")
    expect(["--zzz"], "unknown option --zzz", nil)
    expect(["-z"], "unknown option -z", nil)
    expect(["--title"], "--title needs a value: N", nil)
    expect(["--loud=3"], "--loud takes no value", nil)
    expect(["--mode", "fsat"], "--mode is one of fast, slow, not \"fsat\"", "--mode fast")
  }

  private func expect(_ words: [String], _ problem: String, _ suggestion: String?) {
    #expect(throws: UsageError(problem, suggestion: suggestion)) { try parse(words) }
  }
}
