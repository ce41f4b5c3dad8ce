let arguments = Array(CommandLine.arguments.dropFirst())
if let folder = arguments.dropFirst().first, arguments.first == "hits" {
  HitTestBench.run(folder: folder)
} else {
  ReadingBench.run(files: arguments)
  benchDetectors()
}
