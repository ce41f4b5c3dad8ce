import Foundation
import Testing

@testable import strokecheck

/// What `convert` writes to draw strokes again. Playwright's scripts are run by Tests/pages/run; those
/// for which there is no system here are compared with stored files, by `ConvertCommandTests`.
@Suite(.serialized) struct ReplayTests {  // Its programs have a deadline.
  private static let strokes = """
    {"id":"hook","label":"a \\"hook\\"","points":[[1,2.5,7],[300,4,7.016],[-5,6,7.033]],"ended":9}
    {"points":[[10,20],[30,20],[30,50]]}
    {"id":"gone","points":[[5,5,0],[6,6,0.5]],"cancelled":true}
    {"points":[]}

    """

  /// The script for these strokes, in a folder, with what was said of it.
  private func written(
    _ scratch: borrowing Scratch, _ name: String, _ strokes: String = strokes
  ) throws -> ToolRun {
    let input = try scratch.write("in.ndjson", strokes)
    return try shell("strokecheck convert \(input) -o \(scratch.folder.path)/\(name)")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/python3")))
  func aPlaywrightScriptIsAModuleWithTheStrokes() throws {
    let scratch = try Scratch()
    _ = try written(scratch, "a.py")
    let run = try shell(
      """
      cd \(scratch.folder.path) && python3 -B -c '
      import json, a
      print(json.dumps(a.STROKES))
      ' && python3 -B a.py --help
      """)
    #expect(run.status == 0 && run.output.contains("--on SELECTOR"), "\(run.errors)")
    #expect(
      run.lines.first ?? ""
        == #"""
        [{"id": "hook", "label": "a \"hook\"", "samples": [[1, 2.5, 0], [300, 4, \#
        0.016000000000000014], [-5, 6, 0.03300000000000036]], "ended": 2}, \#
        {"id": "stroke 2", "samples": [[10, 20, 0], [30, 20, 0.016666666666666666], \#
        [30, 50, 0.03333333333333333]], "ended": 0.03333333333333333}, \#
        {"id": "gone", "samples": [[5, 5, 0], [6, 6, 0.5]], "ended": 0.5, "cancelled": 1}]
        """#)
  }

  /// An event as the kernel takes it.
  private struct InputEvent: Hashable {
    let type: UInt16
    let code: UInt16
    let value: Int32
  }

  /// Runs a script that writes to standard output, without waiting: its bytes and its pauses.
  private func stream(of script: URL, bits: Int) throws -> (bytes: Data, pauses: [String]) {
    let scratch = try Scratch()
    let folder = scratch.folder.path
    let run = try shell(
      """
      cd \(folder) && sh -c 'sleep() { echo "$1" >> pauses; }; BITS=\(bits); set -- -; \
      . \(script.path)' > stream
      """)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let pauses = try String(contentsOfFile: folder + "/pauses", encoding: .utf8)
    return (
      try Data(contentsOf: scratch.folder.appending(path: "stream")),
      pauses.split(separator: "\n").map(String.init)
    )
  }

  @Test(arguments: [32, 64]) func aSendeventScriptIsOneStreamOfInputEvents(bits: Int) throws {
    let scratch = try Scratch()
    let run = try written(scratch, "a.sh")
    #expect(run.errors.contains("sendevent has whole coordinates; they are rounded\n"))
    let script = scratch.folder.appending(path: "a.sh")
    let (bytes, pauses) = try stream(of: script, bits: bits)
    let size = bits == 64 ? 24 : 16
    #expect(bytes.count % size == 0)
    let events = stride(from: 0, to: bytes.count, by: size).map { start -> InputEvent in
      let event = [UInt8](bytes[start..<start + size])
      #expect(event.prefix(size - 8).allSatisfy { $0 == 0 }, "the kernel stamps it")
      let tail = event.suffix(8).map { UInt32($0) }
      return InputEvent(
        type: UInt16(tail[0] | tail[1] << 8), code: UInt16(tail[2] | tail[3] << 8),
        value: Int32(bitPattern: tail[4] | tail[5] << 8 | tail[6] << 16 | tail[7] << 24))
    }
    let reports = events.split(separator: InputEvent(type: 0, code: 0, value: 0)).map { report in
      report.map { "\($0.type):\(String($0.code, radix: 16))=\($0.value)" }.joined(separator: " ")
    }
    #expect(
      reports == [
        "3:2f=0 3:39=1 1:14a=1 3:35=1 3:36=3", "3:35=300 3:36=4", "3:35=-5 3:36=6",
        "3:39=-1 1:14a=0",
        "3:2f=0 3:39=2 1:14a=1 3:35=10 3:36=20", "3:35=30 3:36=20", "3:35=30 3:36=50",
        "3:39=-1 1:14a=0",
        "3:2f=0 3:39=3 1:14a=1 3:35=5 3:36=5", "3:35=6 3:36=6", "3:37=2", "3:39=-1 1:14a=0",
        "3:37=0",
      ])
    #expect(pauses == ["0.016000", "0.017000", "1.967000", "0.016667", "0.016666", "0.500000"])
  }
}
