import StrokeFormats

/// A judge from outside: a program that is asked about strokes, a line each, and answers each by a line.
struct JudgeProgram: Sendable {
  let name: String
  /// The command as the shell takes it.
  let command: Argument
  /// The seconds in which an answer has to come.
  var timeout = 10.0
}

extension DetectionOptions {
  /// The names of the detectors as asked for, and then of the judges.
  var namesInOrder: [String] { chosen.map { type(of: $0).name } + judges.map(\.name) }

  /// The judges, with the time that they have.
  var programs: [JudgeProgram] {
    judges.map { JudgeProgram(name: $0.name, command: $0.command, timeout: judgeTimeout) }
  }

  /// Adds a judge as it was given: `NAME=COMMAND`, or a command.
  fileprivate mutating func add(judge given: Argument) throws(UsageError) {
    let isNameByte = { (byte: UInt8) in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
    }
    let head = given.bytes.prefix(while: isNameByte)
    let isNamed = !head.isEmpty && given.bytes.dropFirst(head.count).first == UInt8(ascii: "=")
    let command = isNamed ? given.bytes.dropFirst(head.count + 1) : given.bytes[...]
    guard !command.allSatisfy({ $0 == UInt8(ascii: " ") }) else {
      throw UsageError("--judge takes a command, such as \"python3 judge.py\", or NAME=COMMAND")
    }
    let number = judges.count + 1
    let name =
      isNamed ? String(decoding: head, as: UTF8.self) : number == 1 ? "judge" : "judge-\(number)"
    guard !Self.knownNames.contains(name), name != "all" else {
      throw UsageError("--judge \(name)=…: \(name) is a detector; give the judge another name")
    }
    guard !judges.contains(where: { $0.name == name }) else {
      throw UsageError("two judges are called \(name): --judge NAME=COMMAND gives another name")
    }
    judges.append(JudgeProgram(name: name, command: Argument(bytes: command)))
  }
}

extension FlagRule {
  /// It asks for more than verdicts, which is all that a judge from outside gives.
  static func needsDetector(_ need: String) -> FlagRule {
    .applies { option, options in
      guard !options.judges.isEmpty, options.detectors.isEmpty else { return nil }
      return UsageError(
        "--\(option) needs a detector \(need), which a judge from outside is not",
        suggestion: "--detector ring")
    }
  }
}

extension Flag {
  /// The options of judges from outside. Nothing but the command line starts a program.
  static let judges: [Flag] = [
    Flag(
      "judge", use: .common, takes: .named("[NAME=]COMMAND"), .detection, .task, of: .comparing,
      isRepeatable: true,
      "program to use as a detector; can be repeated; see strokecheck help judge"
    ) { options, value throws(UsageError) in
      if options.isFirst(value.option) {
        options.detection.judges = []
        // Detectors stand beside it only if they are asked for beside it.
        if !options.hasBegun("detector") { options.detection.names = [] }
      }
      try options.detection.add(judge: value.argument)
    },
    Flag(
      "judge-timeout", takes: .named("DURATION"), .detection, .task, of: .comparing,
      "time in which a judge has to answer a stroke, such as 500ms or 30s", default: "10s",
      rules: [.needs(["judge"], "--judge COMMAND")]
    ) { options, value throws(UsageError) in
      options.detection.judgeTimeout = try value.duration()
    },
    Flag(
      "show-labels", .detection, .task, of: .comparing,
      "show judges the ids, labels and other members of strokes",
      rules: [.needs(["judge"], "--judge COMMAND")]
    ) { options, _ in options.detection.showsLabels = true },
  ]
}
