let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first != "hits" {
  ReadingBench.run(files: arguments)
  benchDetectors()
}
if arguments.isEmpty || arguments.first == "hits" {
  HitTestBench(folder: arguments.dropFirst().first).run()
}
