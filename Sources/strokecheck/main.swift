Platform.ignoreBrokenPipes()
Platform.catchSignals()
Platform.occupyStandardDescriptors()
let code: ExitCode
do throws(SystemError) {
  code = StrokeCheck.run(Array(try Platform.arguments().dropFirst()))
} catch {
  Console().complain("strokecheck: cannot read the command line: \(error)")
  code = .trouble
}
// Who sent a signal sees that it came.
Platform.end(Platform.takeSignal().map { 128 + $0 } ?? code.rawValue)
