import Foundation
import StrokeFormats
import TestSupport
import Testing

/// What only the built program can show.
@Suite(.serialized) struct BinaryTests {  // Its programs have a deadline.
  @Test func sessions() throws { try expectSessions("system") }

  @Test func aClosedPipeEndsQuietly() throws {
    let many = "i=0; while [ $i -lt 300 ]; do echo Samples; i=$((i+1)); done"
    let run = try shell("strokecheck circle $(\(many)) | head -1")
    #expect(run.output.split(separator: "\n").count == 1 && run.status == 0)
    #expect(
      run.errors.split(separator: "\n").allSatisfy {
        $0.contains(": hint: ") || $0.contains("hint: ")
      })
  }

  /// Regular expressions and what else comes with them would add a megabyte to the program. The names of
  /// what a program calls are in it, so one call is enough to be found.
  @Test func nothingNeedsStringProcessing() throws {
    let program = try Data(contentsOf: Checkout.binary)
    #expect(program.range(of: Data("13StrokeFormats".utf8)) != nil, "the names are there")
    #expect(program.range(of: Data("17_StringProcessing".utf8)) == nil)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "no /dev/full here"))
  func aFullDiskIsTrouble() throws {
    let run = try shell("strokecheck circle Samples/circle.json > /dev/full")
    #expect(run.status == 2)
    #expect(run.errors == "strokecheck: cannot write the results: No space left on device\n")
    #expect(try shell("strokecheck help > /dev/full").status == 2)
  }

  /// Only the program that needs no libraries starts without a descriptor to be had.
  private static let isStatic =
    ProcessInfo.processInfo.environment["STROKECHECK_BINARY"] != nil && !isSanitized
    && FileManager.default.fileExists(atPath: "/proc/self/cmdline")

  @Test(.enabled(if: isStatic, "not with STROKECHECK_BINARY"))
  func withoutADescriptorTheReasonIsSaid() throws {
    let commands = [
      "circle Samples/circle.json", "circle", "evaluate Samples", "plot Samples/c.json",
      "report Samples", "convert Samples", "hittest --d M0,0h9v9z --rect 1,1,2,2",
      "path --d M0,0h9", "--version", "help",
    ]
    for command in commands {
      let run = try shell("ulimit -n 3; exec strokecheck \(command)")
      #expect(run.status == 2 && run.output.isEmpty, "\(command): \(run.status)")
      #expect(
        run.errors == "strokecheck: cannot read the command line: Too many open files\n")
      // Where there are some, but not enough.
      for count in 4...7 {
        let run = try shell("ulimit -n \(count); exec strokecheck \(command)")
        #expect(run.status < 2 || run.status == 2 && !run.errors.isEmpty, "\(count) \(command)")
      }
    }
  }

  private static let hasPython = FileManager.default.fileExists(atPath: "/usr/bin/python3")

  /// Somebody who shares a pipe with us may have set it not to wait.
  @Test(.enabled(if: hasPython, "no Python here"))
  func aPipeThatDoesNotWaitIsWaitedFor() throws {
    let run = try shell(
      """
      python3 -c '
      import os, subprocess, time
      into, out = os.pipe(), os.pipe()
      os.set_blocking(into[0], False)
      os.set_blocking(out[1], False)
      tool = subprocess.Popen(["strokecheck", "circle", "-f", "ndjson", "--exit-zero"], stdin=into[0], stdout=out[1])
      os.close(into[0]), os.close(out[1])
      time.sleep(0.3)
      def feed():
        with os.fdopen(into[1], "wb") as sink: sink.write(b"[[0,0]]\\n" * 20000)
      import threading
      threading.Thread(target=feed).start()
      time.sleep(0.5)
      with os.fdopen(out[0], "rb") as source: print(len(source.readlines()), tool.wait())'
      """)
    #expect(run.output == "20000 0\n", "\(run.errors)")
  }

  @Test func aFileThatMayNotBeReadIsNamed() throws {
    let scratch = try Scratch()
    let file = try scratch.write("mine.json", "[[0,0]]")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file)
    // The superuser may read everything, so such a run is left to another user where there is one.
    let isRoot = try shell("id -u").output == "0\n"
    let nobody = "setpriv --reuid=65534 --regid=65534 --clear-groups"
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: scratch.folder.path)
    let run = try shell(
      "\(isRoot ? nobody : "") cat /dev/null && \(isRoot ? nobody : "") strokecheck circle \(file)")
    #expect(run.errors == "\(file): Permission denied\n" && run.status == 2)
  }
}
