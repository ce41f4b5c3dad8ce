/// Strokes as a script that draws them again: a file of `Tools/files`, with what draws each stroke in its
/// blank.
struct ReplayWriter: StrokeWriter {
  typealias Draw = @Sendable (ReplayStroke, inout Losses, inout [UInt8]) -> Void

  private(set) var losses = Losses()
  private var count = 0
  private var hasBegun = false
  private let file: ToolFile
  private let draw: Draw

  init(_ file: ToolFile, draw: @escaping Draw) { (self.file, self.draw) = (file, draw) }

  mutating func append(_ record: StrokeRecord, to output: inout [UInt8]) {
    begin(&output)
    count += 1
    guard let stroke = ReplayStroke(record, number: count, noting: &losses) else { return }
    draw(stroke, &losses, &output)
  }

  mutating func finish(_ output: inout [UInt8]) {
    begin(&output)
    output.append(contentsOf: Template(file.text).ends.behind.utf8)
  }

  private mutating func begin(_ output: inout [UInt8]) {
    guard !hasBegun else { return }
    hasBegun = true
    output.append(contentsOf: Template(file.text).ends.before.utf8)
  }
}
