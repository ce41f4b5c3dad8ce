import StrokeFormats

/// A source of verdicts from elsewhere, as the command line names it.
struct VerdictSource: Sendable {
  enum Kind: Sendable {
    /// A command that is asked about strokes, as the shell takes it.
    case judge
    /// A file of verdicts.
    case file
  }

  let kind: Kind
  /// The name that it was given.
  let name: String?
  let word: Argument
}

extension DetectionOptions {
  /// Adds a source as it was given: `NAME=WORD`, or a word.
  fileprivate mutating func add(
    _ kind: VerdictSource.Kind, _ given: GivenValue
  ) throws(UsageError) {
    let option = "--\(given.option)"
    let (name, word) = given.argument.named
    guard !word.bytes.allSatisfy({ $0 == UInt8(ascii: " ") }) else {
      throw UsageError(
        kind == .judge
          ? "--judge takes a command, such as \"python3 judge.py\", or NAME=COMMAND"
          : "--verdicts takes a file, or NAME=FILE")
    }
    if let name {
      guard !Self.knownNames.contains(name), name != "all" else {
        throw UsageError("\(option) \(name)=…: \(name) is a detector; give another name")
      }
      guard !sources.contains(where: { $0.name == name }) else {
        throw UsageError("two sources of verdicts are called \(name): give another NAME=")
      }
    }
    guard sources.count < 32 else { throw UsageError("at most 32 sources of verdicts are asked") }
    sources.append(VerdictSource(kind: kind, name: name, word: word))
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
      "judge", use: .common, takes: .named("[NAME=]COMMAND"), .detection, of: .comparing,
      isRepeatable: true,
      "program that judges strokes; see help judge"
    ) { options, value throws(UsageError) in
      try options.detection.add(.judge, value)
    },
    Flag(
      "verdicts", use: .common, takes: .file("[NAME=]FILE", .verdicts), .detection, of: .comparing,
      isRepeatable: true,
      "file of verdicts on strokes; see help judge"
    ) { options, value throws(UsageError) in
      try options.detection.add(.file, value)
    },
  ]
}
