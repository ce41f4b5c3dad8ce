let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case nil:
  ReadingBench.run(files: [])
  benchDetectors()
  HitTestBench(folder: nil).run()
case "detectors": benchDetectors()
case "hits": HitTestBench(folder: arguments.dropFirst().first).run()
default: ReadingBench.run(files: arguments)
}
