import Testing

@testable import strokecheck

@Suite struct FlagParserTests {
  private struct Request: Equatable {
    var width = ""
    var isLoud = false
    var isQuick = false
  }

  private static let parser = FlagParser<Request>(flags: [
    Flag("width", letter: "w", .named("N"), .input, .appearance, "") { $0.width = $1.text },
    Flag("loud", letter: "l", .input, .appearance, "") { request, _ in request.isLoud = true },
    Flag("quick", letter: "k", .input, .appearance, "") { request, _ in request.isQuick = true },
    Flag("mode", .choice(["fast", "slow"]), .input, .appearance, "") { $0.width = $1.text },
  ])

  private func parse(_ words: String...) throws(UsageError) -> (Request, [String]) {
    var request = Request()
    let operands = try Self.parser.parse(words.map { Argument($0) }, into: &request)
    return (request, operands.map(\.text))
  }

  @Test func aValueMayBeAttachedOrFollowAndMayBeginWithAMinus() throws {
    for words in [["--width=-4"], ["--width", "-4"], ["-w-4"], ["-w", "-4"]] {
      var request = Request()
      let operands = try Self.parser.parse(words.map { Argument($0) }, into: &request)
      #expect(request.width == "-4" && operands.isEmpty)
    }
    #expect(try parse("--width=a=b").0.width == "a=b")
    #expect(try parse("--width=").0.width == "")
  }

  @Test func lettersMayShareAWord() throws {
    #expect(try parse("-lkw3").0 == Request(width: "3", isLoud: true, isQuick: true))
  }

  @Test func operandsMayStandAnywhere() throws {
    #expect(
      try parse("a", "-l", "-", "b", "--", "-k", "--width").1 == ["a", "-", "b", "-k", "--width"])
  }

  @Test func whatIsWrongIsSaid() {
    expect(["--wdith", "3"], "unknown option --wdith", "--width")
    expect(["--zzz"], "unknown option --zzz", nil)
    expect(["-z"], "unknown option -z", nil)
    expect(["--width"], "--width needs a value: N", nil)
    expect(["--loud=3"], "--loud takes no value", nil)
    expect(["--mode", "fsat"], "--mode is one of fast, slow, not \"fsat\"", "--mode fast")
  }

  private func expect(_ words: [String], _ problem: String, _ suggestion: String?) {
    var request = Request()
    #expect(throws: UsageError(problem, suggestion: suggestion)) {
      try Self.parser.parse(words.map { Argument($0) }, into: &request)
    }
  }
}
