import Foundation
import StrokeFormats
import TestSupport
import Testing

@testable import strokecheck

/// What a file of defaults can do to somebody who runs a command in a folder of somebody else's:
/// change verdicts, and say so.
@Suite(.serialized) struct HostileDefaultsTests {  // Its programs have a deadline.
  private static let file = ".strokecheck.json"

  /// A run of each command with defaults. What decides a gate would change the status of most.
  private static let runs: [(command: Command, words: [String])] = [
    (CircleCommand.command, ["circle", "Samples/slow-circle.json"]),
    (HitTestCommand.command, ["hittest", "--d", "M0 0h9v9z", "--rect", "20,20,5,5"]),
    (EvaluateCommand.command, ["evaluate", "Samples/slow-circle.json"]),
    (TuneCommand.command, ["tune", "--limits", "max-gap", "Samples/gestures.ndjson"]),
    (
      CompareCommand.command, ["compare", "--against", "--max-gap 9", "Samples/gestures.ndjson"]
    ),
    (PlotCommand.command, ["plot", "Samples/slow-circle.json"]),
    (ReportCommand.command, ["report", "Samples/slow-circle.json"]),
  ]

  /// What no file may say, whatever command it is for.
  private static let forbidden: Set = [
    "against", "allow-empty", "d", "exclude-files", "exit-zero", "expect", "include-cancelled",
    "limits", "max-memory", "output", "path", "point", "quiet", "rect", "rects", "strict",
    "strict-svg",
  ]

  /// A pipe that can be named as a file, and shows whether anybody has read from it or written to it.
  private struct Trap {
    private static let text = "0,0,99,99\n"
    private let pipe = Pipe()

    var path: String { "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)" }

    init() throws {
      try pipe.fileHandleForWriting.write(contentsOf: Data(Self.text.utf8))
      // Whoever reads it comes to its end instead of waiting.
      try pipe.fileHandleForWriting.close()
    }

    /// Whether all is still in it, and nothing else. It can be asked once.
    func isUntouched() throws -> Bool {
      try pipe.fileHandleForReading.readToEnd() == Data(Self.text.utf8)
    }
  }

  /// Values in JSON that are tried for an option: some that it takes, and names of files.
  private static func values(for option: Flag, _ trap: Trap) -> [String] {
    let files = ["\"\(trap.path)\"", "\"made.out\"", "[\"\(trap.path)\", \"../made.out\"]"]
    switch option.value {
    case nil: return ["true", "false"]
    case .choice(let words): return words().map { "\"\($0)\"" } + files.prefix(1)
    case .word(_, let words): return words().prefix(2).map { "\"\($0)\"" } + files
    case .format, .named, .file: return ["1", "\"0,0,99,99\""] + files
    }
  }

  @Test func theRunsAreOfEveryCommandWithDefaults() {
    #expect(Self.runs.map(\.command.name) == StrokeCheck.program.commandsWithDefaults.map(\.name))
  }

  @Test(arguments: Self.runs.indices)
  func noFileReadsOrWritesOrDecides(index: Int) throws {
    let (command, words) = Self.runs[index]
    let plain = try strokecheck(words)
    var (refused, taken) = (0, 0)
    for option in command.ownFlags {
      for isOwn in [true, false] {
        let count = Self.values(for: option, try Trap()).count
        for index in 0..<count {
          let trap = try Trap()
          let value = Self.values(for: option, trap)[index]
          let setting = "{\"\(option.name)\": \(value)}"
          let text = isOwn ? "{\"\(command.name)\": \(setting)}" : setting
          let scratch = try Scratch()
          try scratch.write(".git", "")
          let path = try scratch.write(Self.file, text)
          let before = try Self.names(about: scratch.folder)
          let run = try strokecheck(words, folder: scratch.folder.path)
          #expect(try trap.isUntouched(), "\(words[0]): \(text)")
          #expect(try Self.names(about: scratch.folder) == before, "\(words[0]): \(text)")
          // Limits that are asked for may be none of a detector that the file sets and announces.
          let isAnnounced = run.errors.contains("notice: sets --\(option.name);")
          if run.status == 64, !isAnnounced {
            refused += 1
            #expect(run.output.isEmpty && run.errors.hasPrefix("\(path):1:"), "\(text)")
            #expect(run.errors.contains("--\(option.name) "), "\(run.errors)")
          } else {
            taken += 1
            #expect(!Self.forbidden.contains(option.name), "\(words[0]): \(text)")
            #expect(
              run.status == plain.status || isAnnounced,
              "\(words[0]): \(text) made it \(run.status)")
          }
        }
      }
    }
    #expect(refused > 20 && taken > 20)
  }

  /// The names of all that a run could add to: the folder of the defaults, the current one, and those
  /// above them.
  private static func names(about folder: URL) throws -> [[String]] {
    try [folder, folder.deletingLastPathComponent(), Checkout.root.deletingLastPathComponent()]
      .map { $0.appending(path: "made.out").path }
      .map { FileManager.default.fileExists(atPath: $0) ? [$0] : [] }
      + [folder, Checkout.root].map {
        try FileManager.default.contentsOfDirectory(atPath: $0.path).sorted()
      }
  }

  /// The environment is the user's own, so it may decide gates, but names no files either.
  @Test func theVariableNamesNoFile() throws {
    var shared = 0
    for (command, words) in Self.runs {
      for option in command.ownFlags where option.role == .task {
        let trap = try Trap()
        let run = try strokecheck(
          words, environment: ["STROKECHECK_OPTS": "--\(option.name) \(trap.path)"])
        #expect(try trap.isUntouched(), "\(words[0]) --\(option.name)")
        let meant = StrokeCheck.program.sharedFlags.first { $0.name == option.name }
        guard meant?.reach.contains(command.id) == true else { continue }
        shared += 1
        #expect(run.status == 64 && run.output.isEmpty, "\(words[0]) --\(option.name)")
        #expect(run.errors.hasPrefix("STROKECHECK_OPTS: --\(option.name) "), "\(run.errors)")
      }
    }
    #expect(shared > 5)
    let letter = try strokecheck(
      "report", "Samples/circle.json", environment: ["STROKECHECK_OPTS": "-o made.out"])
    #expect(letter.status == 64 && letter.output.isEmpty)
    let words = ["circle", "Samples/slow-circle.json"]
    let variable = ["STROKECHECK_OPTS": "--exit-zero -q"]
    #expect(try strokecheck(words, environment: variable).status == 0)
    #expect(try strokecheck(words + ["--no-exit-zero"], environment: variable).status == 1)
    #expect(try strokecheck(words + ["--no-rects"]).errors.hasPrefix("strokecheck: unknown "))
    #expect(
      try strokecheck(words + ["--no-output"]).errors.contains("--output has no defaults"))
    #expect(try strokecheck(words + ["--no-path"]).errors.contains("--path has no defaults"))
  }

  /// Whoever adds an option that names a file or decides a gate must say so.
  @Test func rolesAreDeclaredAsTheyAreMeant() {
    for command in StrokeCheck.program.commands {
      for option in command.ownFlags {
        if case .file? = option.value { #expect(option.role == .task, "\(option.name)") }
        if Self.forbidden.contains(option.name) {
          #expect(!option.role.allowsDefault(from: .file), "\(command.name) \(option.name)")
        }
      }
    }
    #expect(FlagRole.allCases.filter { $0.allowsDefault(from: .environment) }.count == 3)
    #expect(FlagRole.allCases.filter { $0.allowsDefault(from: .file) }.count == 2)
  }

  private static let link = "defaults are read only from a regular file or a link to one"

  /// Whatever has the file's name and is none is refused at once, here and in a folder above.
  @Test(arguments: [
    ("mkfifo .strokecheck.json", link),
    ("ln -s /dev/zero .strokecheck.json", link),
    ("mkfifo pipe && ln -s pipe .strokecheck.json", link),
    ("ln -s nowhere .strokecheck.json", "No such file or directory"),
    ("mkdir .strokecheck.json", link),
    (
      "head -c 65537 /dev/zero | tr '\\0' ' ' > .strokecheck.json",
      "it is larger than 65536 bytes, the limit for defaults"
    ),
  ])
  func whatIsNoPlainFileIsRefused(setup: String, reason: String) throws {
    let scratch = try Scratch()
    let sample = Checkout.root.appending(path: "Samples/circle.json").path
    try scratch.write("a/b/circle.json", try Checkout.text("Samples/circle.json"))
    let made = try shell("cd \(scratch.folder.path) && touch .git && \(setup)")
    #expect(made.status == 0 && made.errors.isEmpty)
    for (folder, up) in [(".", ""), ("a/b", "../../")] {
      for words in ["circle", "evaluate", "report", "plot", "hittest --rect 0,0,9,9"] {
        let command = "timeout 5 strokecheck \(words) \(sample)"
        let run = try shell("cd \(scratch.folder.path)/\(folder) && \(command)")
        #expect(run.status == 64 && run.output.isEmpty, "\(words): \(run.status)")
        #expect(
          run.errors
            == "\(up).strokecheck.json: \(reason)\n  see strokecheck help defaults\n")
      }
      // Nor does it get into the way of those who do not ask for it.
      for words in ["circle --no-config", "convert", "circle --help"] {
        let command = "timeout 5 strokecheck \(words) \(sample)"
        #expect(try shell("cd \(scratch.folder.path)/\(folder) && \(command)").status == 0)
      }
    }
  }

  /// Those who keep their files elsewhere make links. One may set what the file itself may, and shows
  /// nothing of a file that is none of defaults.
  @Test func aLinkToAFileIsFollowed() throws {
    let scratch = try Scratch()
    let link = scratch.folder.appending(path: Self.file).path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "kept")
    let words = ["circle", "Samples/slow-circle.json"]
    let rows: [(text: String, status: Int32, errors: String)] = [
      (
        #"{"max-duration": 3}"#, 0, ": notice: sets --max-duration; --no-config ignores this file\n"
      ),
      (#"{"exit-zero": true}"#, 64, ":1:2: --exit-zero decides what passes"),
      ("top secret", 64, ":1:1: its target is no JSON\n"),
      (#"{"key": "top secret"#, 64, ":1:20: its target is no JSON\n"),
      (String(repeating: " ", count: DefaultsFile.sizeLimit + 1), 64, ": it is larger than"),
    ]
    for row in rows {
      try scratch.write("kept", row.text)
      let run = try strokecheck(words, folder: scratch.folder.path)
      #expect(run.status == row.status && run.errors.hasPrefix(link + row.errors), "\(run.errors)")
      #expect(!run.errors.contains("secret"))
    }
  }

  /// What the system cannot give is no mistake in the file.
  @Test func withoutADescriptorTheReasonIsSaid() {
    let path = FilePath(Self.file)
    for (code, isTrouble) in [(EMFILE, true), (ENFILE, true), (EACCES, false), (ENOENT, false)] {
      let refusal = DefaultsFile.refusal(of: path, .system(SystemError(code)))
      #expect(refusal.isTrouble == isTrouble)
      let lines = refusal.lines(command: "circle")
      #expect(lines[0] == "\(Self.file): \(SystemError(code))")
      #expect(lines.count == (isTrouble ? 1 : 2))
    }
  }

  @Test func aFileMayBeAsLargeAsTheLimit() throws {
    let text = #"{"max-duration": 3}"#
    let scratch = try Scratch()
    try scratch.write(
      Self.file, text + String(repeating: " ", count: DefaultsFile.sizeLimit - text.utf8.count))
    let run = try strokecheck(
      "circle", "Samples/slow-circle.json", folder: scratch.folder.path)
    #expect(run.status == 0)
  }
}
