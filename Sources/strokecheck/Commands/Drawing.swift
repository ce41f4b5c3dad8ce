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
    let panels = options.plot.sharesScale ? Panel.atSameScale(panels) : panels
    var bytes: [UInt8] = []
    if isForTerminal {
      TerminalPicture(
        columns: columns(options.plot, console), rows: rows(options.plot, console),
        isColored: options.output.color.isWanted(on: console)
      ).append(panels, to: &bytes)
    } else {
      let sheet = Sheet(
        panels, columns: options.plot.columns, side: options.plot.side, group: group)
      SVGPicture(theme: options.output.theme).append(sheet.scene(), to: &bytes)
    }
    return console.deliver(bytes, to: options.output.path)
  }

  /// The width of the window: what was asked for, what the terminal says, what `COLUMNS` says, or
  /// 80 columns.
  private func columns(_ options: PlotOptions, _ console: Console) -> Int {
    options.width ?? Platform.windowSize(console.output)?.columns
      ?? console.environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 80
  }

  private func rows(_ options: PlotOptions, _ console: Console) -> Int {
    options.height ?? Platform.windowSize(console.output)?.rows
      ?? console.environment("LINES").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 24
  }
}
