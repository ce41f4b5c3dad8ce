/// Options as they are before the command line, where that says nothing else. What comes later wins:
/// what is built in, then the file, then the environment, then the command line.
struct Defaults {
  /// The variable with words that are put before those of the command line.
  static let variable = "STROKECHECK_OPTS"

  private(set) var options: Options
  private let command: Command
  /// The options that keep their built-in values.
  private let refused: [String]
  /// The file that some of them are from.
  private(set) var file: FilePath?
  /// The options of the file that change how things are judged, in its order.
  private var judgments: [Flag] = []

  /// Reads the defaults of a command. What is refused is read, so that mistakes in it are found, and
  /// has no effect.
  init(
    of command: Command, in program: Program, without refused: [String], console: Console
  ) throws(UsageError) {
    self.command = command
    self.refused = refused
    options = try command.builtInOptions()
    if let file = try DefaultsFile.nearest(to: console.folder) {
      let shared = program.sharedFlags
      try file.check(by: program, shared)
      options.beginSource()
      try apply(file, shared)
    }
    if let text = console.environment(Self.variable) {
      options.beginSource()
      do throws(UsageError) {
        try apply(ShellWords.split(text), program.sharedFlags)
      } catch {
        throw error.of(default: Self.variable)
      }
    }
  }

  /// Says which options of a file change how this run judges: those that neither the environment nor
  /// the command line replaced, and that are not idle beside the others.
  func announce(beside given: [GivenFlag], in options: Options, _ console: Console) {
    var defaults = self
    let names = given.map(\.flag.name)
    // Detectors stand beside a judge only if they are asked for beside it.
    defaults.forget(replacedBy: names.contains("judge") ? names + ["detector"] : names)
    let set = defaults.judgments.filter { command.objection(to: $0, options) == nil }.map {
      "--\($0.name)"
    }
    guard let file, !set.isEmpty else { return }
    console.complain(
      "\(file.text): notice: sets \(set.list("and")); --no-config ignores this file")
  }

  /// Applies the words of the variable. They are meant for every command, so an option that this
  /// one does not have, or has with another meaning, is passed over.
  private mutating func apply(_ words: [Argument], _ shared: [Flag]) throws(UsageError) {
    if words.contains("--no-config") {
      throw UsageError("--no-config works on the command line only")
    }
    var names: [String] = []
    var all: [String] = []
    let operands = try FlagParser(.list(shared)).parse(words) { given throws(UsageError) in
      try given.flag.checkIsNew(among: all)
      all.append(given.flag.name)
      if let refusal = given.flag.refusal(ofDefaultFrom: .environment) { throw refusal }
      guard given.flag.reach.contains(command.id) else { return }
      try apply(given)
      names.append(given.flag.name)
    }
    guard operands.isEmpty else {
      throw UsageError("expected only options, found \"\(operands[0].text)\"")
    }
    forget(replacedBy: names)
  }

  /// Applies the file's settings: those for every command, and then those for this one.
  private mutating func apply(_ file: DefaultsFile, _ shared: [Flag]) throws(UsageError) {
    self.file = file.path
    for setting in file.settings(for: command.name) {
      // The file's settings were compared with the options: what is missing is another command's.
      let flag =
        setting.isOwn
        ? command.flag(named: setting.name) : shared.first { $0.name == setting.name }
      guard let flag, flag.reach.contains(command.id) else { continue }
      do throws(UsageError) {
        let values = try setting.values(for: flag)
        if values.count > 1 { try flag.checkIsNew(among: [flag.name]) }
        for value in values { try apply(GivenFlag(flag, spelled: "--\(flag.name)", value)) }
        if flag.role == .judgment, !values.isEmpty, !refused.contains(flag.name) {
          judgments.append(flag)
        }
      } catch {
        throw error.of(default: setting.place)
      }
    }
  }

  private mutating func apply(_ given: GivenFlag) throws(UsageError) {
    if !refused.contains(given.flag.name) { try given.apply(to: &options) }
  }

  /// Forgets what the given options say in the file's place.
  private mutating func forget(replacedBy names: [String]) {
    judgments.removeAll { $0.replacesDefaults && names.contains($0.name) }
  }
}
