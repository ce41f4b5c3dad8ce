import Foundation
import StrokeCore
import TestSupport
import Testing

@testable import strokecheck

/// Every option of every command does there what it says, and a new one fails here until it has a row.
struct OptionTableTests {
  /// What a run leaves behind.
  private struct Trace: Equatable {
    let status: Int32
    /// What it printed, and the files that it made.
    let output: String
    let errors: String

    var text: String { output + errors }
  }

  /// Runs a command. Its words are written as in a shell; a last `< FILE` is its standard input.
  private func trace(
    _ command: String, _ words: String..., input: String = two
  ) throws -> Trace {
    let scratch = try Scratch()
    let folder = scratch.folder.path
    let line = words.joined(separator: " ")
    for (name, text) in Self.files where line.contains("@" + name.prefix { $0 != "/" }) {
      try scratch.write(name, text)
    }
    let present = Set(try FileManager.default.contentsOfDirectory(atPath: folder))
    var arguments = try ShellWords.split(line).map { word -> String in
      let folders: [Character: String] = ["@": folder, "%": "Samples"]
      return word.text.first.flatMap { folders[$0] }.map { "\($0)/\(word.text.dropFirst())" }
        ?? word.text
    }
    var input = input
    if let place = arguments.firstIndex(of: "<") {
      input = try String(contentsOfFile: arguments[place + 1], encoding: .utf8)
      arguments.removeSubrange(place...(place + 1))
    }
    let run = try strokecheck([command] + arguments, input: input, folder: folder)
    var output = run.output
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    where !present.contains(name) {
      output += "== \(name)\n" + (try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8))
    }
    let isHidden = { (text: String) in text.replacing("\(folder)/", with: "@") }
    return Trace(status: run.status, output: isHidden(output), errors: isHidden(run.errors))
  }

  private func commands(taking option: String) -> [Command] {
    let name = Self.name(of: option)
    return StrokeCheck.program.commands.filter { $0.flags.contains { $0.spellings.contains(name) } }
  }

  private static func name(of option: String) -> String { String(option.prefix { $0 != " " }) }

  @Test(arguments: readings.map(\.option))
  func anOptionOfReadingIsTheStrokesThatItMeans(option: String) throws {
    let (_, strokes, meant) = try #require(Self.readings.first { $0.option == option })
    for command in commands(taking: option) where Self.exception(command, option) == nil {
      let basis = Self.basis[command.name] ?? ""
      // Limits are fitted to circles and to others.
      let isFit = command.name == "tune" && !option.hasPrefix("--label")
      let other = isFit ? #"{"id":"one","label":"line","points":[]}"# : ""
      let plain = try withoutOptions(trace(command.name, basis, input: meant + other))
      let read = try withoutOptions(trace(command.name, basis, option, input: strokes + other))
      let isRead = read == plain
      let isNeeded =
        try withoutOptions(trace(command.name, basis, input: strokes + other)) != plain
      #expect(isRead && isNeeded, "\(command.name)")
    }
  }

  /// A trace without the lines in which a page says what it was made with.
  private func withoutOptions(_ trace: Trace) -> Trace {
    let lines = trace.output.split(separator: "\n", omittingEmptySubsequences: false)
    let others = lines.filter { !$0.hasPrefix("\"options\":") && !$0.contains("id=\"subtitle\"") }
    return Trace(
      status: trace.status, output: others.joined(separator: "\n"), errors: trace.errors)
  }

  /// A verdict on one stroke, as a command prints it: `circle`, the code of a reason, or `rejected` where
  /// no reason is shown.
  private func verdict(_ command: String, _ words: String, _ detector: String, _ stroke: String)
    throws -> String
  {
    let words = "--detector \(detector) \(words)"
    switch command {
    case "circle":
      let run = try trace(command, words, "-f ndjson", input: stroke)
      return try json(run.output)["code"] as? String ?? "circle"
    case "evaluate":
      let run = try json(trace(command, words, "-f json", input: stroke).output)
      let result = try #require((run["detectors"] as? [[String: Any]])?.first)
      let reasons = try #require(result["reasons"] as? [[String: Any]])
      return reasons.first?["code"] as? String ?? "circle"
    case "tune":
      let limits = ["katz": "tolerance", "ring": "strictness"]
      let run = try trace(
        command, words, "--limits \(limits[detector] ?? "max-gap") -f json",
        input: stroke + #"{"label":"line","points":[]}"# + "\n")
      let present = try #require(json(run.output)["present"] as? [String: Any], "\(run.errors)")
      return present["truePositives"] as? Int == 1 ? "circle" : "rejected"
    case "compare":
      // The other side rejects everything, so what changed is a circle on this one.
      let run = try trace(
        command, words, "--against '--detector cookbook --min-points 999' -f json", input: stroke)
      return try json(run.output)["changed"] as? Int == 1 ? "circle" : "rejected"
    case "plot":
      let title = try trace(command, words, input: stroke).output
        .firstMatch(
          of: /<title>-#1, \w+: (?:right: |wrong: |rightly rejected: |wrongly rejected: )?([^,<]+)/)
      return Self.code(of: String(try #require(title).1))
    case "report":
      let page = try PageData(trace(command, words, input: stroke).output)
      return Self.code(of: try page.reasons(0)[0] ?? "circle")
    default:
      Issue.record("\(command) has no verdict here")
      return ""
    }
  }

  /// The code of a reason's text; a circle has none.
  private static func code(of text: String) -> String {
    let reasons = DetectionOptions.knownDetectors.flatMap {
      $0.explanation(of: Stroke()).checks.map(\.reason)
    }
    return reasons.first { $0.description == text }?.code
      ?? text.lowercased().replacing(" ", with: "-")
  }

  private func json(_ text: String) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(object as? [String: Any])
  }

  @Test(arguments: judgments.map(\.0))
  func anOptionOfJudgingReachesEveryCommand(option: String) throws {
    let row = try #require(Self.judgments.first { $0.0 == option })
    let (_, detector, stroke, before, after) = row
    #expect(try verdict("circle", "", detector, stroke) == before)
    let judges = commands(taking: option).filter { $0.name != "hittest" }
    for command in judges where Self.exception(command, option) == nil {
      let found = try verdict(command.name, option, detector, stroke)
      #expect(
        found == after || found == "rejected" && after != "circle", "\(command.name) \(found)")
    }
    // One side only is judged by what --against adds, and both by what stands beside it.
    let against = "--detector \(detector) --against '\(option)' -f json"
    let change = try json(trace("compare", against, input: stroke).output)["changes"]
    let changes = try #require(change as? [[String: Any]])
    #expect(changes.map { $0["beforeCode"] as? String ?? "circle" } == [before])
    #expect(changes.map { $0["afterCode"] as? String ?? "circle" } == [after])
  }

  @Test(arguments: paints.map(\.0))
  func anOptionOfPaintReachesEveryCommand(option: String) throws {
    let row = try #require(Self.paints.first { $0.0 == option })
    let (_, words, drawing, rectangle, isHit) = row
    let sides = rectangle.split(separator: ",").compactMap { Double($0) }
    let (x, y, right, low) = (sides[0], sides[1], sides[0] + sides[2], sides[1] + sides[3])
    let ring = "[[\(x),\(y)],[\(right),\(y)],[\(right),\(low)],[\(x),\(low)],[\(x),\(y)]]"
    let scratch = try Scratch()
    let path = "--path \(try scratch.write("drawing.svg", drawing)) \(words)"
    for command in commands(taking: option) {
      for (option, isHit) in [("", !isHit), (option, isHit)] {
        let comment: Comment = "\(command.name) \(option)"
        switch command.name {
        case "hittest":
          let run = try trace("hittest", path, option, "--rect \(rectangle)")
          #expect(run.status == (isHit ? 0 : 1), comment)
        case "plot":
          let run = try trace("plot", path, option, "--rect \(rectangle)")
          #expect(run.output.contains(": \(isHit ? "hit" : "miss")"), comment)
        case "circle":
          let alone = "--path \(scratch.folder.path)/drawing.svg -f ndjson --finger 0.1"
          let run = try trace("circle", alone, option, input: ring)
          #expect(run.output.contains(#""touched":[]"#) == !isHit, comment)
        default:
          let plain = try trace(command.name, path)
          #expect((try trace(command.name, path, option) != plain) == !option.isEmpty, comment)
        }
      }
    }
  }

  @Test(arguments: effects)
  func anOptionHasItsEffect(row: (String, String, String, Effect)) throws {
    let (names, option, base, effect) = row
    for name in names.split(separator: " ").map(String.init) {
      let basis = base.hasPrefix("!") ? "" : Self.basis[name] ?? ""
      let words = basis + " " + base.drop { $0 == "!" }
      let comment: Comment = "\(name) \(option)"
      let with = try trace(name, option, words)
      let without = try trace(name, words)
      switch effect {
      case .shows(let text):
        #expect(with.text.contains(text) && !without.text.contains(text), comment)
      case .hides(let text):
        #expect(!with.text.contains(text) && without.text.contains(text), comment)
      case .ends(let status):
        #expect(with.status == status && without.status != status, comment)
      case .changes:
        #expect(with.status == without.status && with.output != without.output, comment)
      }
    }
  }

  @Test(arguments: choices) func everyChoiceIsItsOwn(row: (String, String, String, Int)) throws {
    let (names, option, base, count) = row
    for name in names.split(separator: " ").map(String.init) {
      let command = try #require(StrokeCheck.program.command(named: name))
      guard case .choice(let words) = try #require(command.flag(named: option)).value else {
        Issue.record("--\(option) of \(name) is no choice")
        return
      }
      let basis = Self.basis[name, default: ""].replacing("-f json", with: "")
      let base = name == "circle" ? base.replacing("--terminal ", with: "") : base
      let traces = try words().map { try trace(name, basis, base, "--\(option)", $0).text }
      #expect(Set(traces).count == count, "\(name) --\(option)")
    }
  }

  @Test(arguments: repeats)
  func whatIsRepeatedAddsUp(names: String, first: String, second: String, base: String) throws {
    for name in names.split(separator: " ").map(String.init) {
      let words = "\(Self.basis[name] ?? "") \(base)"
      let runs = try [first, second, "\(first) \(second)"].map { try trace(name, words, $0).text }
      #expect(Set(runs).count == 3, "\(name) \(first) \(second)")
    }
  }

  private static func exception(_ command: Command, _ option: String) -> String? {
    let name = name(of: option)
    return exceptions[name] ?? exceptions["\(command.name) \(name)"]
  }

  @Test func everyOptionOfEveryCommandHasARow() {
    func pairs(_ rows: [(String, String)]) -> Set<String> {
      Set(
        rows.flatMap { names, option in
          names.split(separator: " ").map { "\($0) \(Self.name(of: option))" }
        })
    }
    let everywhere = Self.readings.map(\.option) + Self.judgments.map(\.0) + Self.paints.map(\.0)
    let reached = everywhere.map { option in
      let names = commands(taking: option).filter { Self.exception($0, option) == nil }.map(\.name)
      return (names.joined(separator: " "), option)
    }
    let rows = pairs(Self.effects.map { ($0.0, $0.1) } + reached)
    let choices = pairs(Self.choices.map { ($0.0, "--\($0.1)") })
    let repeats = pairs(Self.repeats.map { ($0.0, $0.1) })
    var known: Set<String> = []
    for command in StrokeCheck.program.commands {
      for flag in command.flags where Self.exception(command, "--\(flag.name)") == nil {
        let names = flag.spellings.map { "\(command.name) \($0)" }
        known.formUnion(names)
        #expect(names.contains { rows.contains($0) }, "\(names) has no row")
        // Where commands share a row of the table of flags, one of them speaks for all.
        let sharing = StrokeCheck.program.commands.filter { flag.commands.contains($0.id) }
        if flag.isRepeatable {
          let isRepeated = sharing.contains { repeats.contains("\($0.name) --\(flag.name)") }
          #expect(isRepeated, "\(names) is never repeated")
        }
        if case .choice = flag.value, flag.name != "input-format", flag.name != "detector" {
          let isTried = sharing.contains { choices.contains("\($0.name) --\(flag.name)") }
          #expect(isTried, "\(names) has untried choices")
        }
      }
    }
    let options = Set(StrokeCheck.program.commands.flatMap(\.flags).map { "--\($0.name)" })
    let excepted = Self.exceptions.keys.compactMap {
      $0.split(separator: " ").last.map(String.init)
    }
    #expect(options.isSuperset(of: excepted))
    #expect(rows.union(choices).union(repeats).subtracting(known).isEmpty, "rows of no option")
  }
}
