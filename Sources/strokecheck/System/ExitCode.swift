/// The exit status of a run. The numbers are part of the contract.
enum ExitCode: Int32, Sendable {
  /// Every stroke is a circle, or something was hit.
  case success = 0
  /// At least one stroke was rejected, or nothing was hit.
  case rejected = 1
  /// Some input could not be read or understood, or the output could not be written.
  case trouble = 2
  /// The command line is invalid.
  case usage = 64
}
