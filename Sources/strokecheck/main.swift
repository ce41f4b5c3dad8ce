Platform.ignoreBrokenPipes()
Platform.catchSignals()
Platform.occupyStandardDescriptors()
let code = StrokeCheck.run(Array(Platform.arguments.dropFirst()))
// Who sent a signal sees that it came.
Platform.end(Platform.takeSignal().map { 128 + $0 } ?? code.rawValue)
