import Foundation
import TestSupport
import Testing

/// A signal ends the input, and what was read is not lost.
@Suite(.serialized) struct InterruptTests {  // Its programs have a deadline.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// A line of NDJSON with a stroke.
  private static func line(_ id: Int) -> String {
    "{\"id\":\"s\(id)\",\"label\":\"circle\",\"points\":[[0,0,0],[9,0,1],[9,9,2],[0,9,3]]}\n"
  }

  private static let three = (1...3).map(line).joined()

  private static func text(_ folder: URL, _ name: String) -> String {
    (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? "(none)"
  }

  /// What the command prints or writes of the same input when nobody interrupts it.
  private static func whole(_ words: [String], _ input: String) throws -> String {
    try strokecheck(words, input: input).output
  }

  @Test(
    arguments: [
      ["circle"], ["circle", "--jobs", "1", "--format", "json"], ["circle", "-f", "ndjson"],
      ["evaluate"], ["convert"], ["convert", "--to", "csv"], ["plot"], ["report"],
    ], signals)
  func whatWasReadIsPrinted(words: [String], signal: Int32) throws {
    let scratch = try Scratch()
    let path = { (name: String) in scratch.folder.appending(path: name).path }
    let tool = try SpawnedTool(words, output: path("out"), errors: path("err"))
    try tool.feed(Self.three)
    tool.send(signal)
    #expect(tool.end() == 128 + signal)
    let wanted = try Self.whole(words, Self.three)
    // A table looks complete, so it says that it is not.
    let mark = words == ["evaluate"] ? "interrupted after 3 strokes\n" : ""
    #expect(!wanted.isEmpty && Self.text(scratch.folder, "out") == mark + wanted)
    #expect(!Self.text(scratch.folder, "err").contains("warning"))
  }

  @Test(
    arguments: [
      ["convert", "--to", "csv"], ["convert", "--to", "ndjson"], ["report"], ["plot"],
    ], signals)
  func theFileIsReplaced(words: [String], signal: Int32) throws {
    let scratch = try Scratch()
    let ending = words[0] == "report" ? "html" : "svg"
    let out = try scratch.write("out.\(ending)", "what was there")
    let tool = try SpawnedTool(words + ["-o", out])
    try tool.feed(Self.three)
    tool.send(signal)
    #expect(tool.end() == 128 + signal)
    let wanted = try Self.whole(words, Self.three)
    #expect(!wanted.isEmpty && Self.text(scratch.folder, "out.\(ending)") == wanted)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).count == 1)
  }

  @Test func shapesAndRectanglesAreAnsweredAsFarAsTheyCame() throws {
    let rows: [(words: [String], input: String, output: String)] = [
      (["path", "-"], "M0 0L10 10", "2 segments"),
      (["hittest", "--d", "M0 0h9v9z", "--rects", "-"], "1,2,3,4\n5,6,", "1,2,3,4: hit\n"),
      // The height may go on.
      (["hittest", "--d", "M0 0h9v9z", "--rects", "-"], "1,2,3,4\n5,6,7,8", "1,2,3,4: hit\n"),
      (["hittest", "--path", "-", "--rect", "1,2,3,4"], "M0 0h9v9z", "1,2,3,4: hit\n"),
    ]
    for (words, input, output) in rows {
      let scratch = try Scratch()
      let out = scratch.folder.appending(path: "out").path
      let tool = try SpawnedTool(words, output: out)
      try tool.feed(input)
      tool.send(SIGINT)
      #expect(tool.end() == 130)
      let text = Self.text(scratch.folder, "out")
      #expect(words[0] == "path" ? text.contains(output) : text == output, "\(words)")
    }
  }

  /// What a phone's screen reports, up to a finger's second place.
  private static let touch =
    ([
      ("ABS_MT_TRACKING_ID", 7), ("ABS_MT_POSITION_X", 10), ("ABS_MT_POSITION_Y", 20),
      ("SYN_REPORT", 0), ("ABS_MT_POSITION_X", 30), ("SYN_REPORT", 0),
    ] as [(String, Int)]).map { name, value in
      let type = name.hasPrefix("SYN") ? "EV_SYN" : "EV_ABS"
      let digits = String(value, radix: 16)
      let number = String(repeating: "0", count: 8 - digits.count) + digits
      return "[       1.000000] /dev/input/event1: \(type)       \(name)    \(number)\n"
    }.joined()

  /// Records that are closed are whole, whether their line has an end or not.
  @Test(arguments: [
    #"{"points":[[1,2],[3,4]]}"#, "[[1,2],[3,4]]", "[[[1,2],[3,4]],[[5,6],[7,8]]",
    #"<ink><trace>1 2, 3 4</trace></ink>"#,
    #"{"type":"pointerdown","pointerId":1,"clientX":1,"clientY":2}"#,
  ])
  func whatIsClosedIsWhole(input: String) throws {
    let scratch = try Scratch()
    let path = { (name: String) in scratch.folder.appending(path: name).path }
    let tool = try SpawnedTool(["convert"], output: path("out"), errors: path("err"))
    try tool.feed(input)
    tool.send(SIGINT)
    #expect(tool.end() == 130)
    let whole = input + (input.hasPrefix("[[[") ? "]" : "")
    #expect(try Self.text(scratch.folder, "out") == Self.whole(["convert"], whole))
  }

  /// Records and rows that are cut off are left out, and nothing before them.
  @Test(arguments: [
    (three, "{\"points\":[[1,"), ("[[[1,2],[3,4]],[[5,6],[7,8]]", ",[[9,"),
    ("x,y\n1,2\n3,4\n", "5,"), ("x,y\n1,2\n3,4\n", "5,67"), ("1,2\n3,4\n", "5,\"6\""),
    (touch, "[       2.500000] /dev/input/event1: EV_ABS       ABS_MT_POSITION_X    00000001"),
    ("id;x;y\na;1;2\nb;3;4\n", "b;"), ("x,y,note\n1,2,3\n", "4,5,\"6"),
  ])
  func whatIsCutOffIsLeftOut(whole: String, more: String) throws {
    let scratch = try Scratch()
    let path = { (name: String) in scratch.folder.appending(path: name).path }
    let close = whole.hasPrefix("[[") ? "]" : ""
    // The other command divides its input. Ctrl-C may also end the program that writes the input.
    for (command, endsWriter) in [
      ("convert", false), ("circle", false), ("convert", true), ("circle", true),
    ] {
      let tool = try SpawnedTool([command], output: path("out"), errors: path("err"))
      try tool.feed(whole + more)
      tool.send(SIGTERM)
      if endsWriter { tool.closeInput() }
      #expect(tool.end() == 143)
      #expect(try Self.text(scratch.folder, "out") == Self.whole([command], whole + close))
      #expect(Self.text(scratch.folder, "err").contains(": warning: cut off by the interrupt"))
    }
  }

  @Test func aFileThatIsCutShortLeavesTheOldOne() throws {
    let scratch = try Scratch()
    let out = try scratch.write("out.ndjson", "what was there")
    let file = try scratch.write("more.ndjson", Self.three)
    let err = scratch.folder.appending(path: "err").path
    let tool = try SpawnedTool(["convert", "-", file, "-o", out], errors: err)
    try tool.feed(Self.three)
    tool.send(SIGINT)
    #expect(tool.end() == 130)
    #expect(Self.text(scratch.folder, "out.ndjson") == "what was there")
    #expect(Self.text(scratch.folder, "err").hasSuffix(": \(out) is left unchanged\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).count == 3)
  }

  @Test(arguments: ["convert", "report", "plot", "circle"])
  func whereNothingWasReadTheOldFileStays(command: String) throws {
    let scratch = try Scratch()
    let names = ["report": "out.html", "circle": "out.txt", "convert": "out.csv"]
    let name = names[command] ?? "out.svg"
    let out = try scratch.write(name, "what was there")
    let fifo = scratch.folder.appending(path: "fifo").path
    #expect(mkfifo(fifo, 0o600) == 0)
    // A named pipe that nobody writes to is an input like any other.
    for input in ["-", fifo] {
      let err = scratch.folder.appending(path: "err").path
      let tool = try SpawnedTool([command, input, "-o", out], errors: err)
      // The tool has its handlers before it opens its inputs.
      if input == "-" { try tool.feed("\n") } else { try tool.waitForOpening(fifo) }
      tool.send(SIGINT)
      #expect(tool.end() == 130)
      #expect(Self.text(scratch.folder, name) == "what was there")
      #expect(
        Self.text(scratch.folder, "err")
          == "strokecheck: interrupted before a stroke was read: \(out) is left unchanged\n")
      #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).count == 3)
    }
  }

  /// Standard error is full, so the run waits before it puts its file in place. A child that the process had before it
  /// became this program goes on.
  @Test(arguments: signals, signals) func aSecondSignalQuits(first: Int32, second: Int32) throws {
    let scratch = try Scratch()
    let out = try scratch.write("out.sh", "what was there")
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    while write(ends[1], [UInt8](repeating: 0x20, count: 4_096), 4_096) > 0 {}
    while write(ends[1], [0x20 as UInt8], 1) > 0 {}
    _ = fcntl(ends[1], F_SETFL, 0)
    let other = try Scratch()
    let child = other.folder.appending(path: "child").path
    let script =
      "sleep 600 <&- >&- 2>&- & echo $! > \(child); exec \(Checkout.binary.path) convert -o \(out)"
    let tool = try SpawnedTool(["-c", script], program: "/bin/sh", errorPipe: ends[1])
    // A script has no place for the note, which is to be said.
    try tool.feed(#"{"note":"n","points":[[0,0,0],[9,0,1]]}"# + "\n")
    tool.send(first)
    usleep(200_000)
    #expect(tool.isRunning)
    #expect(tool.end(by: second) == 128 + second)
    #expect(Self.text(scratch.folder, "out.sh") == "what was there")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).count == 1)
    let id = try #require(pid_t(Self.text(other.folder, "child").filter(\.isNumber)))
    #expect(kill(id, SIGKILL) == 0)
  }

  @Test(arguments: zip(signals, ["INT", "TERM", "HUP"]))
  func anIgnoredSignalStaysIgnored(signal: Int32, name: String) throws {
    let scratch = try Scratch()
    let out = try scratch.write("out.ndjson", "what was there")
    let script = "trap '' \(name); exec \(Checkout.binary.path) convert -o \(out)"
    let tool = try SpawnedTool(["-c", script], program: "/bin/sh")
    try tool.feed(Self.line(1))
    tool.send(signal)
    usleep(100_000)
    #expect(tool.isRunning)
    try tool.feed(Self.line(2))
    let other = signal == SIGTERM ? SIGINT : SIGTERM
    tool.send(other)
    #expect(tool.end() == 128 + other)
    #expect(Self.text(scratch.folder, "out.ndjson") == Self.line(1) + Self.line(2))
  }

  /// More than one thread reads, and more than one piece.
  @Test(arguments: signals) func whatWasReadInPiecesIsPrinted(signal: Int32) throws {
    let scratch = try Scratch()
    let many = (1...9_000).map(Self.line).joined()
    let out = scratch.folder.appending(path: "out").path
    let tool = try SpawnedTool(["circle", "--jobs", "3"], output: out)
    try tool.feed(many)
    tool.send(signal)
    #expect(tool.end() == 128 + signal)
    #expect(Self.text(scratch.folder, "out").split(separator: "\n").count == 9_000)
  }

  /// True where a file without a name can be put in its place, so that even SIGKILL leaves none.
  private static let leavesNothing = FileManager.default.fileExists(atPath: "/proc/self/fd")

  /// Whenever it is killed: the old file or a whole new one, and nothing besides. At forty random
  /// moments in all when short, at a hundred of each command when long.
  @Test(arguments: ["convert", "report", "plot", "circle"])
  func atAnyMomentTheFileIsWhole(command: String) throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let scratch = try Scratch()
    let name =
      "out." + ["convert": "csv", "report": "html", "plot": "svg"][command, default: "txt"]
    let many = (1...60).map(Self.line).joined()
    let file = try scratch.write("in.ndjson", many)
    let out = scratch.folder.appending(path: name).path
    let start = Date()
    #expect(try SpawnedTool([command, file, "-o", out]).end() == (command == "circle" ? 1 : 0))
    let duration = Date().timeIntervalSince(start)
    let fromFile = Self.text(scratch.folder, name)
    let format = command == "convert" ? ["--to", "csv"] : []
    let fromPipe = try Self.whole([command, "-"] + format, many)
    let signals = Self.signals + (Self.leavesNothing ? [SIGKILL] : [])
    for round in 0..<rounds(10, long: 100) {
      try scratch.write(name, "what was there")
      let isPipe = round % 2 == 0
      let tool = try SpawnedTool([command, isPipe ? "-" : file, "-o", out])
      // All of it is in the pipe, whether it has been read or not.
      if isPipe { try tool.feed(many, waits: false) }
      usleep(UInt32(Double.random(in: 0...1.2 * duration, using: &random) * 1e6))
      let signal = signals[round / 2 % signals.count]
      tool.send(signal)
      // It may have ended before, or not have begun.
      let status = try #require(tool.end())
      // A circle command that was not interrupted has rejected them.
      let whole: Int32 = command == "circle" ? 1 : 0
      #expect([whole, 128 + signal, -signal].contains(status), "seed \(seed), round \(round)")
      // The title of a report, and the names of strokes, say where they are from.
      let wanted = isPipe ? fromPipe : fromFile
      let text = Self.text(scratch.folder, name)
      #expect(["what was there", wanted].contains(text), "seed \(seed), round \(round)")
      // Killed in the moment in which the file takes the other's place, it leaves the whole one.
      let names = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path)
      let others = names.filter { !["in.ndjson", name].contains($0) }
      let isWhole = others.count == 1 && Self.text(scratch.folder, others[0]) == wanted
      #expect(others.isEmpty || signal == SIGKILL && isWhole, "seed \(seed), round \(round)")
      for other in others {
        try FileManager.default.removeItem(at: scratch.folder.appending(path: other))
      }
    }
  }
}
