import StrokeFormats
import StrokeReports

/// A file of defaults: an object whose members are options for every command that has them, or
/// commands with an object of options for that command alone.
struct DefaultsFile {
  /// The name of the file.
  static let name = ".strokecheck.json"

  /// An option as the file sets it.
  struct Setting {
    let name: String
    /// True if it is set for the command alone.
    let isOwn: Bool
    /// The place of its value: `.strokecheck.json:3:17`.
    let place: String
    private let value: JSONTree.Value

    fileprivate init(_ member: JSONTree.Member, isOwn: Bool, in file: FilePath) {
      name = member.name
      self.isOwn = isOwn
      value = member.value.value
      place = "\(file.text):\(member.value.line):\(member.value.column)"
    }
  }

  /// The most bytes it may have. Every option of every command, each with a long value, takes a
  /// tenth of that.
  static let sizeLimit = 1 << 16

  let path: FilePath
  private let members: [JSONTree.Member]

  /// Finds the file in the folder, or else in the nearest of those above it, up to the one that holds a
  /// repository (`.git`) or the root. What is above a repository is somebody else's.
  ///
  /// - Throws: if what is called so is no regular file or link to one, or no JSON of an object. Those who
  ///   keep their files elsewhere make links. One to something else is refused as the thing itself is, and
  ///   nothing of a file that is no JSON is shown.
  static func nearest(to folder: FilePath) throws(UsageError) -> DefaultsFile? {
    guard let absolute = try? Platform.absolute(folder) else { return nil }
    let above = absolute.bytes.split(separator: UInt8(ascii: "/")).count
    var prefix = folder.text == "." ? "" : "\(folder.text)/"
    for _ in 0...above {
      let path = FilePath(prefix + name)
      if Platform.isThere(path) { return try DefaultsFile(path) }
      if (try? Platform.kind(of: FilePath("\(prefix).git"))) != nil { return nil }
      prefix += "../"
    }
    return nil
  }

  private init(_ path: FilePath) throws(UsageError) {
    self.path = path
    let bytes: [UInt8]
    do throws(PlainFileError) {
      bytes = try Platform.contents(ofPlainFile: path, upTo: Self.sizeLimit)
    } catch {
      throw Self.refusal(of: path, error)
    }
    let tree: JSONTree
    do throws(ReadError) { tree = try JSONTree(bytes) } catch {
      // A folder's link must not tell what is in a file of somebody else's.
      let reason = Platform.isLink(path) ? "its target is no JSON" : error.reason
      throw UsageError(reason).of(default: "\(path.text):\(error.line):\(error.column)")
    }
    guard case .object(let members) = tree.value else {
      throw UsageError("expected an object of options")
        .of(default: "\(path.text):\(tree.line):\(tree.column)")
    }
    self.members = members
  }

  /// Makes the error of a file that was not read. That the system is short of something is no mistake.
  static func refusal(of path: FilePath, _ error: PlainFileError) -> UsageError {
    var refusal = UsageError(reason(for: error)).of(default: path.text)
    if case .system(let error) = error { refusal.isTrouble = error.isShortage }
    return refusal
  }

  private static func reason(for error: PlainFileError) -> String {
    switch error {
    case .notPlain: "defaults are read only from a regular file or a link to one"
    case .tooLarge: "it is larger than \(sizeLimit) bytes, the limit for defaults"
    case .system(let error): "\(error)"
    }
  }

  /// Lists the settings for a command: those for all, without what is set for this one, and then that.
  func settings(for command: String) -> [Setting] {
    let section = members.first { $0.name == command }
    let own = section?.value.members ?? []
    let shared = members.filter { member in
      member.name != section?.name && !own.contains { $0.name == member.name }
    }
    return shared.map { Setting($0, isOwn: false, in: path) }
      + own.map { Setting($0, isOwn: true, in: path) }
  }
}

extension DefaultsFile {
  /// Makes sure that all names are known and may stand in a file, also those for other commands.
  func check(by program: Program, _ shared: [Flag]) throws(UsageError) {
    let commands = program.commandsWithDefaults
    for member in members {
      if let option = shared.first(where: { $0.name == member.name }) {
        try check(member, for: option)
        continue
      }
      guard let command = commands.first(where: { $0.name == member.name }) else {
        if program.command(named: member.name) != nil {
          throw UsageError("\"\(member.name)\" is a command that takes no defaults")
            .of(default: "\(path.text):\(member.line):\(member.column)")
        }
        throw unknown(member, among: shared.map(\.name) + commands.map(\.name))
      }
      guard case .object(let own) = member.value.value else {
        throw UsageError("\"\(command.name)\" is a command and takes an object of its options")
          .of(default: "\(path.text):\(member.value.line):\(member.value.column)")
      }
      let options = command.ownFlags
      for member in own {
        guard let option = options.first(where: { $0.name == member.name }) else {
          throw unknown(member, among: options.map(\.name))
        }
        try check(member, for: option)
      }
    }
  }

  /// Refuses an option that a file may not set, whatever its value is.
  private func check(_ member: JSONTree.Member, for flag: Flag) throws(UsageError) {
    guard let refusal = flag.refusal(ofDefaultFrom: .file) else { return }
    throw refusal.of(default: "\(path.text):\(member.line):\(member.column)")
  }

  private func unknown(_ member: JSONTree.Member, among names: [String]) -> UsageError {
    let near = suggestion(for: member.name, among: names).map { "\"\($0)\"" }
    return UsageError("unknown option \"\(member.name)\"", suggestion: near)
      .of(default: "\(path.text):\(member.line):\(member.column)")
  }
}

extension DefaultsFile.Setting {
  /// Makes the values that an option takes from it: none if it is not to be set, several if it is given
  /// several times.
  func values(for flag: Flag) throws(UsageError) -> [Argument] {
    switch (value, flag.value) {
    case (.boolean(let isSet), nil): return isSet ? [""] : []
    case (.array(let elements), .some):
      return try elements.map { element throws(UsageError) in
        try argument(element.value, for: flag)
      }
    case (_, .some): return [try argument(value, for: flag)]
    case (_, nil): throw UsageError("--\(flag.name) is either true or false")
    }
  }

  private func argument(
    _ value: JSONTree.Value, for flag: Flag
  ) throws(UsageError) -> Argument {
    switch value {
    case .string(let text), .number(_, let text): return Argument(text)
    case .array, .object, .boolean, .null:
      let wanted = flag.value?.placeholder ?? ""
      throw UsageError("--\(flag.name) takes a string or a number: \(wanted)")
    }
  }
}
