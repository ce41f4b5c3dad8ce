import StrokeFormats
import Testing

@testable import strokecheck

/// Every number of every command: what makes no sense is named, with the option and what it takes.
struct ValuesTests {
  /// What a number is called in the tables, and what is no number.
  private static let numbers: Set = [
    "N", "SECONDS", "POINTS", "RADIANS", "PERCENT", "SHARE", "HZ", "SIDE", "PIXELS", "R",
  ]
  private static let texts: Set = [
    "LABEL", "ID", "MEMBER", "DATA", "VALUE",
    "X,Y,W,H", "[NAME=]COMMAND", "NAME=VALUE", "WxH",
    "X,Y", "W,H", "NAMES", "DURATION", "LIMIT,…", "miss=N,false=N", "OPTIONS", "ADDRESS",
  ]
  /// The numbers of which 0 makes no sense.
  private static let aboveZero: Set = [
    "view-width", "resample", "finger", "size", "columns", "jobs",
    "radius", "turns", "max-turns",
  ]

  /// Every option that takes a number, with its command.
  private static let options: [(command: String, option: String)] =
    StrokeCheck.program.commands.flatMap { command in
      command.flags.compactMap { flag in
        guard case .named(let name)? = flag.value, numbers.contains(name) else { return nil }
        return (command.name, flag.name)
      }
    }

  @Test func whatIsNamedIsANumberOrKnownToBeNone() {
    for flag in StrokeCheck.program.commands.flatMap({ $0.flags }) {
      guard case .named(let name)? = flag.value else { continue }
      #expect(Self.numbers.contains(name) || Self.texts.contains(name), "--\(flag.name) \(name)")
    }
    #expect(Self.options.count > 70)
  }

  @Test(arguments: ["nan", "inf", "-inf", "-1", "", "x", " 1", "1 ", "1e999", "1,5", "-1e-9"])
  func noNumberOfTheRangeIsUsage(value: String) throws {
    for (command, option) in Self.options { try expectUsage(command, option, value) }
  }

  /// A unit behind a number counts; one of another quantity is named with the option's own.
  @Test(arguments: [
    ("max-duration", "500ms", "0.5", "2min", "seconds"), ("max-gap", "7px", "7", "33%", "points"),
    ("min-transit", "180deg", "3.141592653589793", "2turns", "radians"),
    ("max-transit", "2pi", "6.283185307179586", "1%", "radians"),
  ])
  func aNumberMayHaveItsUnit(_ row: (String, String, String, String, String)) throws {
    let (option, value, same, wrong, unit) = row
    func run(_ value: String) throws -> ToolRun {
      try strokecheck(
        "circle", "-f", "json", "--explain", "--\(option)", value, "Samples/circle.json")
    }
    #expect(try run(value).output == run(same).output)
    #expect(try run(value).output != run("0").output)
    #expect(try run(wrong).errors.hasSuffix("  it is a number of \(unit)\n"))
  }

  @Test func zeroIsUsageWhereItMakesNoSense() throws {
    for (command, option) in Self.options {
      if Self.aboveZero.contains(option) {
        try expectUsage(command, option, "0")
      } else {
        let run = try strokecheck(command, "--\(option)", "0", "--no-such-option")
        #expect(run.errors.hasPrefix("strokecheck: unknown option"), "\(run.errors)")
      }
    }
  }

  /// A count that no machine holds is no crash.
  @Test func aCountThatIsTooLargeIsUsage() throws {
    let counts = ["min-points", "max-inflections", "exempt-points", "jobs", "columns"]
    for value in ["9223372036854775807", "9223372036854775808", "1000000000001"] {
      for (command, option) in Self.options where counts.contains(option) {
        try expectUsage(command, option, value)
      }
    }
    let run = try strokecheck(
      "circle", "--max-inflections", "1000000000000", "--min-points", "0", "Samples/circle.json")
    #expect(run.status == 0)
  }

  private func expectUsage(_ command: String, _ option: String, _ value: String) throws {
    let run = try strokecheck(command, "--\(option)=\(value)")
    #expect(run.status == 64 && run.output.isEmpty, "\(command) --\(option)=\(value)")
    let problem = run.errors.prefix { $0 != "\n" }
    #expect(problem.hasPrefix("strokecheck: --\(option) takes a "), "\(problem)")
    let range = /number (from|above) [0-9.]+( up| to [0-9]+| and up to [0-9]+)?, not "/
    #expect(problem.contains(range), "\(problem)")
    #expect(problem.hasSuffix("not \"\(value)\""))
  }
}
