import StrokeReports

/// The layout of a picture.
struct PlotOptions: Sendable {
  /// True if it is drawn in characters, whatever standard output is.
  var isForTerminal = false
  var columns: Int?
  /// The width of a figure in a picture, in pixels.
  var width: Double?

  /// Makes sure that the name of the file does not promise something else than is written: a name
  /// without an ending promises nothing.
  func checkEnding(of output: Argument?) throws(UsageError) {
    guard let output, let ending = output.ending,
      isForTerminal ? Self.pictures.contains(ending) : ending != "svg"
    else { return }
    let writer =
      isForTerminal
      ? "--terminal writes plain characters" : "plot writes SVG, or characters with --terminal"
    let stem = output.path.text.dropLast(ending.count)
    let conversion = isForTerminal ? nil : output.conversion(of: "\(stem)svg")
    throw UsageError(
      "\(writer), not .\(ending)",
      suggestion: "-o \(stem)\(isForTerminal ? "txt" : "svg")"
        + (conversion.map { ", and then \($0)" } ?? ""))
  }

  /// The endings of pictures and pages that people ask for.
  static let pictures: Set<String> = [
    "svg", "png", "jpg", "jpeg", "gif", "webp", "avif", "bmp", "tif", "tiff", "pdf", "ps", "eps",
    "html", "htm",
  ]
}

extension Argument {
  /// The command that makes the picture that was asked for of an SVG file; nil for other endings.
  fileprivate func conversion(of picture: String) -> String? {
    switch ending {
    case "png", "pdf", "ps", "eps":
      "rsvg-convert -f \(path.suffix) \(picture) -o \(path.text)"
    case "jpg", "jpeg", "gif", "webp", "avif", "bmp", "tif", "tiff":
      "magick \(picture) \(path.text)"
    default: nil
    }
  }
}

extension Flag {
  /// The options of pictures.
  static let pictures: [Flag] = [
    Flag(
      "terminal", use: .common, .output, of: .plot,
      "draw with characters, for a terminal"
    ) { options, _ in options.plot.isForTerminal = true },
    Flag(
      "columns", use: .common, takes: .named("N"), .output, of: .plot,
      "number of figures side by side"
    ) { options, value throws(UsageError) in options.plot.columns = try value.count(from: 1) },
    Flag(
      "size", use: .common, takes: .named("PIXELS"), .output, of: .plot,
      "width of each figure, 160 to 4000; its words grow with it"
    ) { options, value throws(UsageError) in
      options.plot.width = try value.number(.within(160...4000))
    },
  ]
}
