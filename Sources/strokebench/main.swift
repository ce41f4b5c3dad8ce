for row in HitTestBench(folder: CommandLine.arguments.dropFirst().first ?? ".").rows() {
  print("\(row.name): \(row.nanoseconds.rounded()) ns a \(row.unit) (\(row.note))")
}
