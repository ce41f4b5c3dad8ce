import StrokeFormats

/// A name that version 0.2 had and that is gone, with what to use instead. It is looked up only where a name is unknown.
struct GoneName: Sendable {
  /// The name for a message: `the command filter`, `--early`, `--rule coverage`, `-o FILE.sarif`.
  private(set) var subject: String
  /// The names of the commands that had it; empty for all.
  let commands: [String]
  let instead: String

  /// The lines of `files/gone-names.txt`.
  static let all = HelpFile.goneNamesTXT.rows.map { row in
    let commands = row[1] == "all" ? [] : row[1].split(separator: " ").map(String.init)
    return GoneName(subject: row[0], commands: commands, instead: row[2])
  }

  /// Finds a name that is gone from a command, or from any if it is nil.
  static func named(_ subject: String, of command: Command? = nil) -> GoneName? {
    all.first { gone in
      gone.subject == subject
        && command.map { gone.commands.isEmpty || gone.commands.contains($0.name) } ?? true
    }
  }

  /// Finds an option that is gone, also one that turned off the default of another: `--no-explain`.
  static func option(_ name: String, of command: Command) -> GoneName? {
    if let gone = named("--\(name)", of: command) { return gone }
    guard name.hasPrefix("no-") else { return nil }
    let other = String(name.dropFirst("no-".count))
    guard command.flag(named: other) != nil || named("--\(other)", of: command) != nil else {
      return nil
    }
    var gone = named("--no-NAME", of: command)
    gone?.subject = "--\(name)"
    return gone
  }
}

extension HelpFile {
  /// The lines of a table, whose columns are separated by `|`.
  var rows: [[String]] {
    text.description.split(separator: "\n").map { line in
      line.split(separator: "|").map { String($0.trimmed) }
    }
  }
}

extension RunError {
  /// The error of a name that is gone, in one line.
  init(gone: GoneName) {
    self.init("\(gone.subject) was removed in 0.3: \(gone.instead)")
    isComplete = true
  }
}

extension Console {
  /// Gives a hint where there are defaults that 0.2 would have read. Only then is the table made.
  func warnOfGoneDefaults(of command: Command) {
    var found: [String] = []
    if !(environment("STROKECHECK_OPTS") ?? "").isEmpty { found.append("STROKECHECK_OPTS") }
    if let file = path(ofFileAbove: ".strokecheck.json") { found.append(file) }
    guard !found.isEmpty, let gone = GoneName.named("STROKECHECK_OPTS", of: command) else { return }
    complain(
      "hint: \(found.list("and")) \(found.count > 1 ? "are" : "is") no longer read since 0.3: \(gone.instead)"
    )
  }

  /// Finds a file of this name in the folder, or else in the nearest of those above it, up to the one
  /// that holds a repository (`.git`) or the root.
  private func path(ofFileAbove name: String) -> String? {
    guard let absolute = try? Platform.absolute(folder) else { return nil }
    let above = absolute.bytes.count { $0 == UInt8(ascii: "/") }
    var prefix = folder.bytes == Array(".".utf8) ? [] : folder.bytes + Array("/".utf8)
    for _ in 0...above {
      let file = FilePath(bytes: prefix + Array(name.utf8))
      if Platform.isThere(file) { return file.text }
      if Platform.isThere(FilePath(bytes: prefix + Array(".git".utf8))) { return nil }
      prefix += Array("../".utf8)
    }
    return nil
  }
}
