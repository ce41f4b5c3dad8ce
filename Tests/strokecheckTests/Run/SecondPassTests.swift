import Foundation
import TestSupport
import Testing

@testable import strokecheck

/// Formats that begin with something of all strokes are written in a second pass over the inputs.
@Suite(.serialized) struct SecondPassTests {  // Its programs have a deadline.
  private static let lines = """
    {"id":"a","points":[[1,2],[3,4]]}
    {"label":"b","width":9,"points":[[5,6,0],[7,8,1]]}

    """
  private static let table = """
    stroke,id,label,width,x,y,t
    1,a,,,1,2,
    1,a,,,3,4,
    2,,b,9,5,6,0
    2,,b,9,7,8,1

    """

  @Test(arguments: [
    "strokecheck convert --to csv FILE", "cat FILE | strokecheck convert --to csv",
    "strokecheck convert --to csv < FILE", "strokecheck convert --to csv - < FILE",
    "(head -n 0; strokecheck convert --to csv) < FILE",
  ])
  func everyInputIsReadTwice(command: String) throws {
    let scratch = try Scratch()
    let file = try scratch.write("in.ndjson", Self.lines)
    let run = try shell(command.replacing("FILE", with: file))
    #expect(run.status == 0 && run.errors.isEmpty && run.output == Self.table)
  }

  /// The part of standard input that somebody else has read stays his.
  @Test func standardInputIsReadFromWhereItStood() throws {
    let scratch = try Scratch()
    let file = try scratch.write("in.ndjson", "a line for somebody else\n" + Self.lines)
    let run = try shell("(read line; strokecheck convert --to csv) < \(file)")
    #expect(run.status == 0 && run.output == Self.table)
  }

  @Test func inputsOfAllKindsKeepTheirOrder() throws {
    let scratch = try Scratch()
    let file = try scratch.write("in.ndjson", Self.lines)
    let words = ["convert", file, "-", "gone.json", "Samples/zigzag.csv", file, "Samples/formats"]
    let run = try strokecheck(words + ["--to", "csv"], input: "[[9,9],[8,8]]")
    // What is written at once has the strokes in the same order.
    let all = try strokecheck(words + ["--to", "ndjson"], input: "[[9,9],[8,8]]")
    let again = try strokecheck("convert", "--to", "csv", input: all.output)
    #expect(run.status == 2 && run.output == again.output)
    #expect(run.errors.split(separator: "\n").count { $0.hasPrefix("gone.json: No such") } == 1)
  }

  /// It is changed after it was read the first time: the pipe behind it is opened only then.
  @Test func aFileThatChangesIsNamed() throws {
    let scratch = try Scratch()
    let file = try scratch.write("in.ndjson", Self.lines)
    let out = try scratch.write("out.csv", "what was there")
    let fifo = scratch.folder.appending(path: "fifo").path
    #expect(mkfifo(fifo, 0o600) == 0)
    for change in ["echo '[[1,2]]' >> \(file)", "touch -t 200001010000 \(file)", "rm \(file)"] {
      try scratch.write("in.ndjson", Self.lines)
      let run = try shell(
        """
        strokecheck convert --jobs 1 \(file) \(fifo) -o \(out) & id=$!
        (\(change); echo '[[3,4]]') > \(fifo)
        wait $id
        """)
      #expect(run.status == 2, "\(change)")
      let reason =
        change.hasPrefix("rm") ? "No such file or directory" : "it changed while it was read"
      #expect(run.errors == "\(file): \(reason)\n")
      #expect(try String(contentsOfFile: out, encoding: .utf8) == "what was there")
    }
  }

  @Test func aPipeThatCannotBeCopiedIsNamed() throws {
    let command = "strokecheck convert --to csv"
    let run = try shell("cat Samples/circle.json | TMPDIR=/no/such/folder \(command)")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(
      run.errors
        == "-: cannot be copied to /no/such/folder, to be read twice: No such file or directory\n")
    // A file need not be copied.
    let file = try shell("TMPDIR=/no/such/folder \(command) < Samples/circle.json")
    #expect(file.status == 0 && !file.output.isEmpty)
  }

  /// Whatever ends the program.
  @Test(arguments: [SIGKILL, SIGTERM]) func noCopyStays(signal: Int32) throws {
    let scratch = try Scratch()
    let folder = scratch.folder.path
    let script = "TMPDIR=\(folder) exec \(Checkout.binary.path) convert --to csv"
    let tool = try SpawnedTool(["-c", script], program: "/bin/sh")
    try tool.feed(Self.lines)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    tool.send(signal)
    #expect(tool.end() == (signal == SIGKILL ? -SIGKILL : 128 + signal))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }

  @Test(.disabled(if: isSanitized, "a sanitizer takes memory of its own"))
  func strokesDoNotStayInMemory() throws {
    let line =
      "{\"id\":7,\"points\":[" + String(repeating: "[1.25,2.5,3.75],", count: 60) + "[1,2,3]]}"
    func kilobytes(_ strokes: Int) throws -> Int {
      let run = try shell(
        """
        yes '\(line)' | head -n \(strokes) | python3 -c 'import resource, subprocess, sys
        subprocess.run(["strokecheck", "convert", "--to", "csv", "-o", "/dev/null"], stdin=0)
        print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)'
        """)
      return try #require(Int(run.output.trimmingCharacters(in: .newlines)))
    }
    // Most of them are 7 MB of text, and 10 MB of numbers.
    #expect(try kilobytes(8_000) < kilobytes(500) + 5_000)
  }
}

/// What is printed into the file that is being read would be read again, without an end.
@Suite(.serialized) struct OutputAsInputTests {  // Its programs have a deadline.
  @Test(arguments: [
    "circle < F >> F", "circle < F 1<> F", "circle F >> F", "circle - < F >> F", "convert F >> F",
    "evaluate F >> F", "plot F >> F", "report F >> F",
    "path F >> F",
  ])
  func itIsRefused(words: String) throws {
    let scratch = try Scratch()
    let file = try scratch.write("g", "{\"label\":\"circle\",\"points\":[[1,2]]}\n")
    let before = try String(contentsOfFile: file, encoding: .utf8)
    let run = try shell("strokecheck \(words.replacing("F", with: file))")
    #expect(run.status == 64, "\(words)")
    #expect(run.errors.contains("standard output is the same file as "))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == before, "\(words)")
  }

  /// The shell has emptied it, so that there is nothing left to say of it.
  @Test func soIsAnEmptyOne() throws {
    let scratch = try Scratch()
    let file = try scratch.write("g", "[[0,0]]")
    #expect(try shell("strokecheck circle \(file) > \(file)").status == 64)
  }
}
