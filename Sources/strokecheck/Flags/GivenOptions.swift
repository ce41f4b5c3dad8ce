import StrokeFormats
import StrokeReports

// The given options as pages repeat them in commands. The table of flags tells which command takes which.

extension GivenFlag {
  /// True for an option that decides how strokes are judged.
  var decidesVerdicts: Bool { [.detection, .limits].contains(flag.section) }

  /// True for an option that decides what is read, which strokes are selected, and what is right, whatever the
  /// command makes of it.
  var decidesStrokes: Bool {
    [.input, .evaluation].contains(flag.section) && flag.commands.contains(.report)
  }

  /// The option as it is written, without the folders of an absolute path.
  var text: String {
    guard flag.value != nil else { return "--\(flag.name)" }
    let words = values.map(\.text)
    let isPath = flag.commands == .comparing
    let value = (isPath ? words.map(\.wordsWithoutFolders) : words).joined(separator: ",")
    return "--\(flag.name) \(value.shellWord)"
  }
}

extension String {
  /// The text as one word of a shell, in quotes only if it needs them.
  var shellWord: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "-_.,:/=+%".contains($0) }
    return isPlain && !isEmpty ? self : inShellQuotes
  }
}

extension Invocation {
  /// What a report was made with.
  var pageOptions: PageOptions {
    let shown = program.commands.filter { [.circle, .evaluate, .compare].contains($0.id) }
    let isSource = { (option: GivenFlag) in option.flag.commands == .comparing }
    let reading = given.filter(\.decidesStrokes).map { option in
      let takers = shown.filter { $0.flag(named: option.flag.name) != nil }
      return (option.text, takers.map(\.name))
    }
    let settings = given.filter { option in
      (option.decidesVerdicts || option.decidesStrokes) && !isSource(option)
        && option.flag.name != "detector"
    }
    return PageOptions(
      reading: reading,
      sources: given.filter(isSource).map(\.text) + ["--detector \(DetectionOptions.recorded)"],
      inputs: operands.map(\.text), settings: settings.map(\.text).joined(separator: " "))
  }
}

extension String {
  /// The text; of an absolute path the last name.
  var withoutFolders: String {
    hasPrefix("/") ? fileName : self
  }

  /// The words of a command, each absolute path among them, also behind `NAME=`, with its last name alone.
  var wordsWithoutFolders: String {
    split(separator: " ", omittingEmptySubsequences: false).map { word in
      let start = word.firstIndex(of: "=").map(word.index(after:)) ?? word.startIndex
      return word.hasPrefix("/")
        ? String(word).fileName
        : String(word[..<start]) + String(word[start...]).withoutFolders
    }.joined(separator: " ")
  }
}
