import StrokeFormats

/// A file of defaults: an object whose members are options for every command that has them, or
/// commands with an object of options for that command alone.
struct DefaultsFile {
  /// What it is called.
  static let name = ".strokecheck.json"

  /// An option as the file sets it.
  struct Setting {
    let name: String
    /// Whether it is set for the command alone.
    let isOwn: Bool
    /// Where its value stands: `.strokecheck.json:3:17`.
    let place: String
    private let value: PlacedJSON.Value
    /// What comes before the names of files, which are told from where the settings are: `../`.
    private let folder: ArraySlice<UInt8>

    fileprivate init(_ member: PlacedJSON.Member, isOwn: Bool, in file: FilePath) {
      name = member.name
      self.isOwn = isOwn
      value = member.value.value
      place = "\(file.text):\(member.value.line):\(member.value.column)"
      folder = file.bytes.dropLast(DefaultsFile.name.utf8.count)
    }
  }

  private let path: FilePath
  private let members: [PlacedJSON.Member]

  /// The file in the folder, or else in the nearest of those above it, up to the one that holds a
  /// repository (`.git`) or the root. What is above a repository is somebody else's.
  static func nearest(to folder: FilePath) throws(UsageError) -> DefaultsFile? {
    guard let absolute = try? Platform.absolute(folder) else { return nil }
    let above = absolute.bytes.split(separator: UInt8(ascii: "/")).count
    var prefix = folder.text == "." ? "" : "\(folder.text)/"
    for _ in 0...above {
      let path = FilePath(prefix + name)
      if (try? Platform.kind(of: path)) == .file { return try DefaultsFile(path) }
      if (try? Platform.kind(of: FilePath("\(prefix).git"))) != nil { return nil }
      prefix += "../"
    }
    return nil
  }

  private init(_ path: FilePath) throws(UsageError) {
    self.path = path
    let bytes: [UInt8]
    do throws(SystemError) { bytes = try Platform.contents(of: path) } catch {
      throw UsageError("\(error)").of(default: path.text)
    }
    let tree: PlacedJSON
    do throws(ReadError) { tree = try PlacedJSON.read(bytes) } catch {
      throw UsageError(error.reason).of(default: "\(path.text):\(error.line):\(error.column)")
    }
    guard case .object(let members) = tree.value else {
      throw UsageError("expected an object of options")
        .of(default: "\(path.text):\(tree.line):\(tree.column)")
    }
    self.members = members
    try check()
  }

  /// The settings for a command: those for all, without what is set for this one, and then that.
  func settings(for command: String) -> [Setting] {
    let section = members.first { $0.name == command }
    var own: [PlacedJSON.Member] = []
    if case .object(let members)? = section?.value.value { own = members }
    let shared = members.filter { member in
      member.name != section?.name && !own.contains { $0.name == member.name }
    }
    return shared.map { Setting($0, isOwn: false, in: path) }
      + own.map { Setting($0, isOwn: true, in: path) }
  }
}

// Whether all names are known, also those for other commands.
extension DefaultsFile {
  private func check() throws(UsageError) {
    let commands = StrokeCheck.commandsWithDefaults
    let options = StrokeCheck.sharedOptions.map(\.name)
    for member in members where !options.contains(member.name) {
      guard let command = commands.first(where: { $0.name == member.name }) else {
        if StrokeCheck.commands.contains(where: { $0.name == member.name }) {
          throw UsageError("\"\(member.name)\" is a command that takes no defaults")
            .of(default: "\(path.text):\(member.line):\(member.column)")
        }
        throw unknown(member, among: options + commands.map { $0.name })
      }
      guard case .object(let own) = member.value.value else {
        throw UsageError("\"\(command.name)\" is a command and takes an object of its options")
          .of(default: "\(path.text):\(member.value.line):\(member.value.column)")
      }
      let names = command.ownDescriptions.map(\.name)
      if let wrong = own.first(where: { !names.contains($0.name) }) {
        throw unknown(wrong, among: names)
      }
    }
  }

  private func unknown(_ member: PlacedJSON.Member, among names: [String]) -> UsageError {
    let near = suggestion(for: member.name, among: names).map { "\"\($0)\"" }
    return UsageError("unknown option \"\(member.name)\"", suggestion: near)
      .of(default: "\(path.text):\(member.line):\(member.column)")
  }
}

extension DefaultsFile.Setting {
  /// The values that an option takes from it: none if it is not to be set, several if it is given
  /// several times.
  func values(for flag: FlagDescription) throws(UsageError) -> [Argument] {
    switch (value, flag.value) {
    case (.flag(let isSet), nil): return isSet ? [""] : []
    case (.array(let elements), .some):
      return try elements.map { element throws(UsageError) in
        try argument(element.value, for: flag)
      }
    case (_, .some): return [try argument(value, for: flag)]
    case (_, nil): throw UsageError("--\(flag.name) is true or false")
    }
  }

  private func argument(
    _ value: PlacedJSON.Value, for flag: FlagDescription
  ) throws(UsageError) -> Argument {
    switch value {
    case .text(let text) where isRelative(text, for: flag):
      return Argument(bytes: folder + Array(text.utf8))
    case .text(let text), .number(let text): return Argument(text)
    case .array, .object, .flag, .null:
      let wanted = flag.value?.placeholder ?? ""
      throw UsageError("--\(flag.name) takes a string or a number: \(wanted)")
    }
  }

  /// Whether it names a file from the folder that the settings are in.
  private func isRelative(_ text: String, for flag: FlagDescription) -> Bool {
    guard case .file? = flag.value else { return false }
    return text != "-" && !text.hasPrefix("/") && !text.isEmpty
  }
}
