Platform.ignoreBrokenPipes()
Platform.end(StrokeCheck.run(Array(Platform.arguments.dropFirst())).rawValue)
