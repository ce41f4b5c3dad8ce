import StrokeFormats
import StrokeReports

// A file that is not there is often a word that was meant for something else.
extension Invocation {
  /// What a word may have been meant for, if no file has this name.
  func hint(onMissing word: String) -> String? {
    let name = command.name
    if word == "help" { return "for help: strokecheck help \(name)" }
    if program.command(named: word) != nil { return "one command at a time: strokecheck \(word)" }
    if let dash = word.first, "–—−".contains(dash) {
      let name = word.drop(while: { "–—−-".contains($0) })
      return "options begin with hyphens: \(name.count == 1 ? "-" : "--")\(name)"
    }
    if word.hasPrefix("http") { return "download it first: curl -s URL | strokecheck \(name)" }
    if let first = word.first, "[{".contains(first) {
      return "to read it as strokes: echo '…' | strokecheck \(name)"
    }
    if let first = word.first, "Mm".contains(first), word.dropFirst().contains(where: \.isNumber),
      command.flag(named: "d") != nil
    {
      return "path data goes after --d, in quotes"
    }
    if word.hasPrefix("~") { return "the shell expands ~ only at the start of an unquoted word" }
    if word.contains("*") { return "no file matches; to read a whole folder, give its name" }
    return hint(onMissing: FilePath(word)) ?? hint(onOptionNamed: word)
  }

  /// The option that a word may belong to.
  private func hint(onOptionNamed word: String) -> String? {
    let parts = word.split(separator: "=", maxSplits: 1)
    if parts.count == 2, command.flag(named: String(parts[0])) != nil {
      return "did you mean --\(word)?"
    }
    let lists = given.filter(\.flag.isRepeatable)
    for flag in lists {
      switch flag.flag.value {
      case .choice(let words)?, .word(_, of: let words)?:
        guard words().contains(word) else { continue }
      default: continue
      }
      let values = (flag.values.map(\.text) + [word]).joined(separator: ",")
      return "several values are joined by commas: --\(flag.flag.name) \(values)"
    }
    if command.flag(named: word) != nil { return "did you mean --\(word)?" }
    if case .choice(let words)? = command.flag(named: "detector")?.value, words().contains(word) {
      return "did you mean --detector \(word)?"
    }
    return nil
  }

  /// The file that may have been meant.
  private func hint(onMissing path: FilePath) -> String? {
    let word = path.text
    if let mark = word.lastIndex(of: "#"), Platform.isThere(FilePath(String(word[..<mark]))) {
      let (file, id) = (word[..<mark], word[word.index(after: mark)...])
      return "strokes are selected by number, \(file)#3, or with --id \(id) \(file)"
    }
    let names = word.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let above = names.dropLast().joined(separator: "/")
    let folder = FilePath(above.isEmpty ? (names.count > 1 ? "/" : ".") : above)
    // The first folder that is not there is the mistake.
    guard Platform.isThere(folder) else { return names.count > 1 ? hint(onMissing: folder) : nil }
    var known: [String] = []
    try? Platform.forEachEntry(in: folder) { name, _ in
      known.append(String(decoding: name, as: UTF8.self))
      return known.count < 10_000
    }
    // What only the ending has in common is no likeness.
    let ending = path.suffix.isEmpty ? "" : ".\(path.suffix)"
    let stems = known.sorted().filter { $0.hasSuffix(ending) }.map {
      String($0.dropLast(ending.count))
    }
    let near = suggestion(for: String((names.last ?? "").dropLast(ending.count)), among: stems)
    return near.map { "did you mean \(above.isEmpty ? "" : "\(above)/")\($0)\(ending)?" }
  }
}
