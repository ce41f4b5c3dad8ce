import StrokeFormats

/// The surroundings of a run: three descriptors, the environment, the clock, and the folder in which
/// it was started. The tool's are the process's own; a test brings its own.
struct Console: Sendable {
  var input = Platform.standardInput
  var output = Platform.standardOutput
  var error = Platform.standardError
  var environment: @Sendable (String) -> String? = Platform.environment
  var clock: @Sendable () -> Int = { Platform.secondsSince1970 }
  var folder = FilePath(".")
  /// The seconds in which a judge must give some answer while one is waited for.
  var patience = 60.0
  /// True if hints and notices are not wanted.
  var isQuiet = false
  /// The descriptor without whose reader the input need not be read on; -1 for none.
  var watchedOutput: Int32 = -1
  /// The most memory that each input may take.
  var memory = MemoryLimit()
  private let cutOff = CutOffInput()

  /// The time that reports give: `SOURCE_DATE_EPOCH` if it is set, so that they can be reproduced.
  var secondsSince1970: Int { environment("SOURCE_DATE_EPOCH").flatMap { Int($0) } ?? clock() }

  /// Writes a text on standard output.
  func print(_ text: String) -> ExitCode { deliver(Array(text.utf8)) }

  /// Writes a whole result into a file, or on standard output if there is none.
  func deliver(_ bytes: [UInt8], to file: FilePath? = nil) -> ExitCode {
    deliver(to: file) { output throws(SystemError) in
      try Platform.write(output, bytes[...])
      return true
    }
  }

  /// Lets `body` write into a file, or on standard output if there is none. If `body` returns
  /// false, it made nothing that is worth what was in the file before. Neither is what a signal left
  /// of a file that could be read again.
  func deliver(
    to file: FilePath?, _ body: (Int32) throws(SystemError) -> Bool
  ) -> ExitCode {
    do throws(SystemError) {
      let written = try file.map { path throws(SystemError) in try OutputFile(path) }
      guard try body(written?.descriptor ?? output) else {
        sayNothingWasRead(for: file)
        return .success
      }
      if let written, written.isReplacing, let name = cutOff.name {
        sayItStays(written.path, "interrupted before \(name) was read to its end")
        return .success
      }
      try written?.keep()
      return .success
    } catch {
      guard let file else { return status(of: error) ?? .success }
      complain("strokecheck: cannot write \(file.text): \(error)")
      return .trouble
    }
  }

  /// Says that the results could not be written, and returns the status of that; nil if all is well. A
  /// closed pipe is not an error: its reader has seen enough.
  func status(of failure: SystemError?) -> ExitCode? {
    guard let failure, !failure.isBrokenPipe else { return nil }
    complain("strokecheck: cannot write the results: \(failure)")
    return .trouble
  }

  /// Notes that a signal kept an input of this name from being read to the end it has.
  func note(cutOff name: String) { cutOff.note(name) }

  /// Notes that a signal kept a file from being read at all.
  func note(unread path: FilePath) {
    guard cutOff.name == nil, (try? Platform.kind(of: path)) == .file else { return }
    note(cutOff: path.text)
  }

  /// Says that an output stays as it was if a signal came before there was anything for it.
  func sayNothingWasRead(for file: FilePath?) {
    guard let file, Platform.isInterrupted else { return }
    sayItStays(file, "interrupted before a stroke was read")
  }

  /// Says that an output stays as it was, and why.
  func sayItStays(_ file: FilePath, _ reason: String) {
    let isThere = (try? Platform.kind(of: file)) != nil
    complain(
      "strokecheck: \(reason): \(file.text) \(isThere ? "stays as it was" : "is not written")")
  }

  /// Gives advice on standard error, where it is wanted.
  func advise(_ text: String) {
    if !isQuiet { complain(text) }
  }

  /// Says something on standard error, in a line, whatever names and words of the data are in it.
  /// Ignores errors: standard error may be closed.
  func complain(_ text: String) {
    try? Platform.write(error, Array("\(text.withoutControls)\n".utf8)[...])
  }
}

/// The first input that a signal kept from being read to the end it has.
private final class CutOffInput: @unchecked Sendable {
  // Sound because every access is inside the lock.
  private let lock = Lock()
  private var first: String?

  var name: String? { lock.enter { first } }

  func note(_ name: String) { lock.enter { first = first ?? name } }
}

/// A descriptor that results are sent to until that fails, and the failure.
struct ResultStream {
  private let descriptor: Int32
  /// The first failure; nothing is sent after it.
  private(set) var failure: SystemError?

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Sends bytes on, unless that has failed before.
  mutating func send(_ bytes: ArraySlice<UInt8>) {
    guard failure == nil, !bytes.isEmpty else { return }
    do throws(SystemError) { try Platform.write(descriptor, bytes) } catch { failure = error }
  }
}
