extension Argument {
  /// The ending of the file that it names, in small letters; nil for standard output, and for a name
  /// without an ending, which promises nothing.
  var ending: String? { text == "-" || path.suffix.isEmpty ? nil : path.suffix }

  /// Refuses a file whose name promises something else than is written.
  ///
  /// - Parameters:
  ///   - endings: The endings of what is written; the first is suggested.
  ///   - writer: Who writes what, for the message.
  func checkEnding(_ endings: [String], _ writer: String) throws(UsageError) {
    guard let ending, !endings.contains(ending), let best = endings.first else { return }
    throw UsageError(
      "\(writer), and no .\(ending)",
      suggestion: "-o \(path.text.dropLast(ending.count))\(best)")
  }
}
