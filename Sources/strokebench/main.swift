let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first != "hits" { ReadingBench.run(files: arguments) }
if arguments.isEmpty || arguments.first == "hits" {
  HitTestBench(folder: arguments.dropFirst().first).run()
}
