import StrokeFormats
import StrokeReports

/// Panels on their way to a file or a terminal.
struct Drawing {
  let panels: [Panel]
  /// The number of panels that belong together, such as one stroke seen by several detectors.
  let group: Int

  /// Draws them where the options say: into a file, in characters if those are asked for or
  /// standard output is a terminal, and as SVG on standard output else.
  func write(_ options: Options, _ console: Console) -> ExitCode {
    let isForTerminal =
      options.plot.isForTerminal
      || (options.output.file == nil && Platform.isTerminal(console.output))
    var bytes: [UInt8] = []
    if isForTerminal {
      let window = Platform.windowSize(console.output)
      TerminalPicture(
        columns: size(window?.columns, "COLUMNS", console, default: 80),
        rows: size(window?.rows, "LINES", console, default: 24),
        isColored: options.output.color.isWanted(on: console)
      ).append(panels, to: &bytes)
    } else {
      SVGPicture(
        panels, columns: options.plot.columns, width: options.plot.width, group: group
      ).append(to: &bytes)
    }
    return console.deliver(bytes, to: options.output.path)
  }

  /// Columns or rows of the window: what the terminal says, what a variable such as `COLUMNS` says, or a
  /// default.
  private func size(
    _ window: Int?, _ variable: String, _ console: Console, default size: Int
  ) -> Int {
    window
      ?? console.environment(variable).flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? size
  }
}
