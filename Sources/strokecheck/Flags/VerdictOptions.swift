import StrokeFormats

/// A source of verdicts from elsewhere, as the command line names it.
struct GivenSource: Sendable {
  /// True for a command that judges strokes, false for a file of verdicts.
  let isJudge: Bool
  let name: String?
  let word: Argument
}

extension Options {
  /// Adds a source as it was given: `NAME=WORD`, or a word.
  fileprivate mutating func add(
    _ given: GivenValue, isJudge: Bool = false
  ) throws(RunError) {
    let option = "--\(given.option)"
    let (name, word) = given.argument.named
    guard !word.bytes.allSatisfy({ $0 == UInt8(ascii: " ") }) else {
      throw RunError(
        isJudge
          ? "--judge takes a command, such as \"python3 judge.py\", or NAME=COMMAND"
          : "--verdicts takes a file, or NAME=FILE")
    }
    if let name {
      guard !Self.knownDetectorNames.contains(name), name != "all" else {
        throw RunError("\(option) \(name)=…: \(name) is a detector; give another name")
      }
      guard !verdictSources.contains(where: { $0.name == name }) else {
        throw RunError("two sources of verdicts are called \(name): give another NAME=")
      }
    }
    guard verdictSources.count < 32 else {
      throw RunError("at most 32 sources of verdicts are asked")
    }
    verdictSources.append(GivenSource(isJudge: isJudge, name: name, word: word))
  }
}

extension Argument {
  /// The name and the rest of `NAME=REST`; no name, and all of it, of any other word. The shell sets variables in the same
  /// way, which by custom have no lower-case letters.
  var named: (name: String?, rest: Argument) {
    let name = String(decoding: bytes.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
    let isName =
      name.utf8.count < bytes.count && name.contains(where: \.isLowercase)
      && name.allSatisfy { $0 == "-" || $0.isASCII && ($0.isLetter || $0.isNumber) }
    return isName ? (name, Argument(bytes: bytes[(name.utf8.count + 1)...])) : (nil, self)
  }
}

extension Flag {
  /// The options of verdicts from elsewhere. Nothing but the command line starts a program.
  static let verdicts: [Flag] = [
    Flag(
      "judge", isCommon: true, takes: .named("[NAME=]COMMAND"), .detection, of: .comparing,
      isRepeatable: true,
      "program that judges strokes; see help judge"
    ) { options, value throws(RunError) in
      try options.add(value, isJudge: true)
    },
    Flag(
      "verdicts", isCommon: true, takes: .file("[NAME=]FILE", .verdicts), .detection,
      of: .comparing,
      isRepeatable: true,
      "file of verdicts on strokes; see help judge"
    ) { options, value throws(RunError) in
      try options.add(value)
    },
  ]
}
