Platform.ignoreBrokenPipes()
Platform.occupyStandardDescriptors()
Platform.end(StrokeCheck.run(Array(Platform.arguments.dropFirst())).rawValue)
