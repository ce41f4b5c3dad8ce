// strokebench                 all parts, on what it makes itself
// strokebench --peers FOLDER  the same, with the hit tests that other libraries are timed on
// strokebench FILE...         the reading of these files
let arguments = Array(CommandLine.arguments.dropFirst())
var table = Table()
if arguments.isEmpty || arguments.first == "--peers" {
  ReadingBench.run(files: [], &table)
  benchDetectors(&table)
  HitTestBench(folder: arguments.dropFirst().first).run(&table)
} else {
  ReadingBench.run(files: arguments, &table)
}
if !table.isRight { end(1) }
