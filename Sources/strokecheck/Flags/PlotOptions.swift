/// The layout of a picture.
struct PlotOptions: Sendable {
  /// True if it is drawn in characters, whatever standard output is.
  var isForTerminal = false
  var columns: Int?
  /// True if all figures have the same scale.
  var sharesScale = false
  /// The size of a figure in a picture, in pixels.
  var side: Double?
  /// The size of the window, in characters.
  var width: Int?
  var height: Int?

  /// Makes sure that the name of the file does not promise something else than is written: a name
  /// without an ending promises nothing.
  func checkEnding(of output: Argument?) throws(UsageError) {
    guard isForTerminal else {
      try output?.checkEnding(["svg"], "plot writes SVG, or characters with --terminal")
      return
    }
    guard let output, let ending = output.ending, Self.pictures.contains(ending) else { return }
    throw UsageError(
      "--terminal writes plain characters, not .\(ending)",
      suggestion: "-o \(output.path.text.dropLast(ending.count))txt")
  }

  /// The endings of pictures that people ask for.
  private static let pictures: Set<String> = [
    "svg", "png", "jpg", "jpeg", "gif", "webp", "avif", "bmp", "tif", "tiff", "pdf", "ps", "eps",
    "html", "htm",
  ]
}
