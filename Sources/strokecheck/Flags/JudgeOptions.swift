import StrokeFormats

/// A judge from outside: a program that is asked about strokes, a line each, and answers each by a line.
struct JudgeProgram: Sendable {
  let name: String
  /// The command as the shell takes it.
  let command: Argument
  /// The seconds in which an answer has to come.
  var timeout = 10.0

  /// The same, told apart in messages from one of the same name that judges before it.
  func against(_ others: [JudgeProgram]) -> JudgeProgram {
    guard others.contains(where: { $0.name == name }) else { return self }
    return JudgeProgram(name: "\(name) of --against", command: command, timeout: timeout)
  }
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
    let assigned = given.assignedName
    // The shell sets variables in the same way, which by custom have no lower-case letters.
    let isNamed =
      assigned.map { $0.lowercased() == $0 && !$0.contains("_") && !$0.contains(".") } ?? false
    if let assigned, !isNamed, assigned.contains(".") || assigned.uppercased() != assigned {
      let near = String(assigned.lowercased().map { $0 == "_" || $0 == "." ? "-" : $0 })
      throw UsageError(
        "--judge \(assigned)=…: the name of a judge has lower-case letters, digits and hyphens; "
          + "env \(assigned)=… sets a variable", suggestion: "--judge \(near)=…")
    }
    let command =
      isNamed ? given.bytes.drop { $0 != UInt8(ascii: "=") }.dropFirst() : given.bytes[...]
    guard !command.allSatisfy({ $0 == UInt8(ascii: " ") }) else {
      throw UsageError("--judge takes a command, such as \"python3 judge.py\", or NAME=COMMAND")
    }
    let number = judges.count + 1
    let name =
      (isNamed ? assigned : nil) ?? (number == 1 ? "judge" : "judge-\(number)")
    guard !Self.knownNames.contains(name), name != "all" else {
      throw UsageError("--judge \(name)=…: \(name) is a detector; give the judge another name")
    }
    guard !judges.contains(where: { $0.name == name }) else {
      throw UsageError("two judges are called \(name): --judge NAME=COMMAND gives another name")
    }
    judges.append(JudgeProgram(name: name, command: Argument(bytes: command)))
  }
}

extension Argument {
  /// The name in `NAME=…`, which sets a variable for the shell if it may be that of one; nil of any other word.
  var assignedName: String? {
    let name = bytes.prefix { byte in
      [UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    guard !name.isEmpty, bytes.dropFirst(name.count).first == UInt8(ascii: "=") else { return nil }
    return String(decoding: name, as: UTF8.self)
  }
}

extension Flag {
  /// The options of judges from outside. Nothing but the command line starts a program.
  static let judges: [Flag] = [
    Flag(
      "judge", use: .common, takes: .named("[NAME=]COMMAND"), .detection, of: .comparing,
      isRepeatable: true,
      "program to use as a detector; can be repeated; see strokecheck help judge"
    ) { options, value throws(UsageError) in
      try options.detection.add(judge: value.argument)
    },
    Flag(
      "judge-timeout", takes: .named("DURATION"), .detection, of: .comparing,
      "time in which a judge has to answer a stroke, such as 500ms or 30s", default: "10s",
      rules: [.needs(["judge"], "--judge COMMAND")]
    ) { options, value throws(UsageError) in
      options.detection.judgeTimeout = try value.duration()
    },
    Flag(
      "show-labels", .detection, of: .comparing,
      "show judges the ids, labels and other members of strokes",
      rules: [.needs(["judge"], "--judge COMMAND")]
    ) { options, _ in options.detection.showsLabels = true },
  ]
}
