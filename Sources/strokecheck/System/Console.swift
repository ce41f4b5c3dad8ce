import StrokeFormats

/// The environment of a run: three descriptors, environment variables, the clock, and the initial
/// working directory. The tool uses those of the process; a test passes its own.
struct Console: Sendable {
  var input = Platform.standardInput
  var output = Platform.standardOutput
  var error = Platform.standardError
  var environment: @Sendable (String) -> String? = Platform.environment
  var clock: @Sendable () -> Int = { Platform.secondsSince1970 }
  var folder = FilePath(".")
  /// The seconds in which a judge must give some answer while one is awaited.
  var patience = 60.0
  /// True to suppress hints.
  var isQuiet = false
  /// The output whose reader must stay for the input to be read on; -1 for none.
  var watchedOutput: Int32 = -1
  /// The memory limit of each input.
  var memory = MemoryLimit()
  /// The first input that a signal cut short.
  private let cutOff = CutOffInput()

  /// The time in reports: `SOURCE_DATE_EPOCH` if it is set, so that they are reproducible.
  var timestamp: String {
    Platform.utc(environment("SOURCE_DATE_EPOCH").flatMap { Int($0) } ?? clock())
  }

  func print(_ text: String) -> ExitCode { deliver(Array(text.utf8)) }

  /// Writes a whole result to a file, or to standard output without a file.
  func deliver(_ bytes: [UInt8], to file: FilePath? = nil) -> ExitCode {
    deliver(to: file) { output throws(SystemError) in
      try Platform.writeAll(output, bytes[...])
      return true
    }
  }

  /// Calls `body` to write to a file, or to standard output without a file. The previous file stays
  /// if `body` returns false, because it made nothing worth keeping, or if a signal cut short an
  /// input file, which can be read again.
  func deliver(
    to file: FilePath?, _ body: (Int32) throws(SystemError) -> Bool
  ) -> ExitCode {
    do throws(SystemError) {
      let written = try file.map { path throws(SystemError) in try OutputFile(path) }
      guard try body(written?.descriptor ?? output) else {
        reportUnread(file)
        return .success
      }
      if let written, written.isReplacing, let name = cutOff.name {
        reportUnchanged(written.path, "interrupted before \(name) was read to its end")
        return .success
      }
      try written?.keep()
      return .success
    } catch {
      // A closed pipe is not an error: its reader has seen enough.
      if file == nil, error.isBrokenPipe { return .success }
      complain("strokecheck: cannot write \(file?.text ?? "the results"): \(error)")
      return .error
    }
  }

  /// Remembers that a signal cut short an input with this name.
  func remember(cutOff name: String) { cutOff.remember(name) }

  /// Remembers that a signal came before a file was read.
  func remember(unread path: FilePath) {
    guard (try? Platform.status(of: path))?.kind == .file else { return }
    remember(cutOff: path.text)
  }

  /// Reports that an output stays unchanged if a signal came before there was anything to write to
  /// it.
  func reportUnread(_ file: FilePath?) {
    guard let file, Platform.isInterrupted else { return }
    reportUnchanged(file, "interrupted before a stroke was read")
  }

  /// Reports that an output stays unchanged, and why.
  func reportUnchanged(_ file: FilePath, _ reason: String) {
    let isThere = (try? Platform.status(of: file)) != nil
    complain(
      "strokecheck: \(reason): \(file.text) \(isThere ? "is left unchanged" : "is not written")")
  }

  /// Prints a hint on standard error, unless the run is quiet.
  func advise(_ text: String) {
    if !isQuiet { complain(text) }
  }

  /// Prints a message on standard error, on one line whatever names and words of the data it
  /// contains. Ignores errors, because standard error may be closed.
  func complain(_ text: String) {
    try? Platform.writeAll(error, Array("\(text.withoutControls)\n".utf8)[...])
  }
}

/// A descriptor that results are written to until that fails, and the failure.
struct ResultStream {
  private let descriptor: Int32
  /// Nothing is written after the first failure.
  private(set) var failure: SystemError?

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  mutating func send(_ bytes: ArraySlice<UInt8>) {
    guard failure == nil, !bytes.isEmpty else { return }
    do throws(SystemError) { try Platform.writeAll(descriptor, bytes) } catch { failure = error }
  }
}

/// The exit status of a run. The numbers are part of the contract.
enum ExitCode: Int32, Sendable {
  /// Every stroke is a circle, or something was hit.
  case success = 0
  /// At least one stroke was rejected, or nothing was hit.
  case rejected = 1
  /// Some input could not be read or understood, or the output could not be written.
  case error = 2
  /// The command line is invalid.
  case usage = 64
}

/// A file that is written beside its destination and moved there when it is complete. The previous
/// file stays readable until then, even by the run that replaces it, and is never half overwritten.
final class OutputFile {
  let descriptor: Int32
  let path: FilePath
  private let destination: Destination
  private var isKept = false

  /// The way a file gets to its destination.
  private enum Destination {
    /// Written in place, for example into a pipe.
    case itself
    /// Has no name until it is complete.
    case unnamed(place: FilePath)
    /// Has a temporary name until it is complete.
    case temporary(FilePath, place: FilePath)
  }

  /// Creates a file for `path`, following links.
  init(_ path: FilePath) throws(SystemError) {
    self.path = path
    if let open = try Platform.duplicate(ofOpen: path) {
      (descriptor, destination) = (open, .itself)
      return
    }
    let place = try Platform.resolved(path)
    let kind = (try? Platform.status(of: place))?.kind
    guard kind == nil || kind == .file else {
      descriptor = try Platform.openForWriting(place)
      destination = .itself
      return
    }
    let (descriptor, temporary) = try Platform.createFile(beside: place)
    self.descriptor = descriptor
    destination = temporary.map { .temporary($0, place: place) } ?? .unnamed(place: place)
  }

  /// True if it replaces the previous file, rather than being appended.
  var isReplacing: Bool { if case .itself = destination { false } else { true } }

  deinit {
    Platform.closeFile(descriptor)
    if case .temporary(let path, _) = destination, !isKept { Platform.removeFile(path) }
  }

  /// Moves the file to its destination.
  func keep() throws(SystemError) {
    switch destination {
    case .itself: break
    case .unnamed(let place): try Platform.move(unnamed: descriptor, to: place)
    case .temporary(let path, let place): try Platform.move(path, to: place)
    }
    isKept = true
  }
}

/// The first input that a signal cut short.
private final class CutOffInput: @unchecked Sendable {
  // Sound because every access is inside the lock.
  private let lock = Lock()
  private var first: String?

  var name: String? { lock.enter { first } }

  func remember(_ name: String) { lock.enter { first = first ?? name } }
}
