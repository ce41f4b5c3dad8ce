import Foundation
import TestSupport
import Testing

@testable import strokecheck

/// What depends on a terminal: whether it shows the results, and not whether the program was started in one.
@Suite struct TerminalTests {
  private static let commands = [
    ["circle", "Samples/arc.json"], ["circle", "-f", "csv"],
    ["hittest", "--path", "Samples/gear.svg", "--rect", "1,1,9,9"],
    ["plot", "--terminal", "Samples/arc.json"],
  ]

  private static let environment = [
    "TERM": "xterm", "NO_COLOR": "", "COLUMNS": "60", "LINES": "20",
  ]

  /// The words of a command, and a stroke whose id moves the cursor for those without an input.
  private func words(_ command: [String], _ scratch: borrowing Scratch) throws -> [String] {
    guard command.contains("csv") else { return command }
    let stroke = #"{"id":"a\u001b[2Jb","label":"circle","points":[[0,0,0],[9,0,1],[9,9,2]]}"#
    return command + [try scratch.write("id.ndjson", stroke + "\n")]
  }

  /// Runs a command with a terminal for its standard output. Returns what that shows.
  private func shown(_ words: [String]) throws -> String {
    let (terminal, name) = try #require(Self.open())
    defer { close(terminal) }
    // What nobody has open any more shows nothing.
    let held = Foundation.open(name, O_RDWR | O_NOCTTY)
    defer { close(held) }
    let tool = try SpawnedTool(
      words, inputFile: "/dev/null", output: name,
      environment: Self.environment)
    #expect(tool.end() != nil)
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    _ = fcntl(terminal, F_SETFL, O_NONBLOCK)
    let count = read(terminal, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }

  /// A terminal of its own, and the name under which programs open it.
  private static func open() -> (descriptor: Int32, name: String)? {
    #if canImport(Darwin)
      let terminal = posix_openpt(O_RDWR | O_NOCTTY)
      guard grantpt(terminal) == 0, unlockpt(terminal) == 0, let name = ptsname(terminal) else {
        return nil
      }
      return (terminal, String(cString: name))
    #else
      let terminal = Foundation.open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var (number, lock): (Int32, Int32) = (0, 0)
      // TIOCSPTLCK and TIOCGPTN, which Swift does not import.
      guard ioctl(terminal, 0x4004_5431, &lock) == 0, ioctl(terminal, 0x8004_5430, &number) == 0
      else { return nil }
      return (terminal, "/dev/pts/\(number)")
    #endif
  }

  @Test(arguments: commands)
  func aFileIsTheSameWhereverItIsMade(command: [String]) throws {
    let scratch = try Scratch()
    let words = try words(command, scratch)
    let ending = command.contains("csv") ? "csv" : "txt"
    let files = ["quiet", "terminal"].map { "\(scratch.folder.path)/\($0).\(ending)" }
    _ = try strokecheck(words + ["-o", files[0]], environment: Self.environment)
    #expect(try shown(words + ["-o", files[1]]).isEmpty)
    let made = try files.map { try Data(contentsOf: URL(filePath: $0)) }
    #expect(!made[0].isEmpty && made[0] == made[1])
    // Without a file, a terminal shows something else than a pipe gets.
    let text = try shown(words).replacing("\r\n", with: "\n")
    #expect(!text.isEmpty && text != String(decoding: made[0], as: UTF8.self))
  }
}
