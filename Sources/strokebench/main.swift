ReadingBench.run(files: Array(CommandLine.arguments.dropFirst()))
benchDetectors()
