/// The part an option has in a run, and with that who may give it a default.
///
/// Whoever clones a folder runs commands in it without having read its file of defaults. So the file
/// may say how strokes are judged, which is announced, and how results look, and nothing else.
enum FlagRole: Hashable, Sendable, CaseIterable {
  /// It names what is read, asked and written: files, path data, rectangles. The command line alone
  /// says so.
  case task
  /// It decides what the exit status, or a limit of memory, lets pass. The environment may say so, because it
  /// is that of the user; a file may not.
  case gate
  /// It changes how strokes and shapes are judged. A run that takes any of it from a file says so.
  case judgment
  /// It changes how results look, and how fast they come.
  case appearance

  /// The places that defaults come from.
  enum Source: Hashable, Sendable {
    case file, environment
  }

  /// Tells whether an option of this role may have a default from there.
  func allowsDefault(from source: Source) -> Bool {
    switch self {
    case .task: false
    case .gate: source == .environment
    case .judgment, .appearance: true
    }
  }

  /// True if an option of this role may have any default.
  var allowsDefaults: Bool { allowsDefault(from: .file) || allowsDefault(from: .environment) }
}

extension Flag {
  /// Says why it has no default from there; nil if it may have one.
  func refusal(ofDefaultFrom source: FlagRole.Source) -> UsageError? {
    guard !role.allowsDefault(from: source) else { return nil }
    switch role {
    case .gate:
      return UsageError(
        "--\(name) decides what passes, so a file cannot set it: give it on the command line or in \(Defaults.variable)"
      )
    case .task, .judgment, .appearance:
      let reason =
        switch name {
        case "judge": "it runs a program"
        case "judge-timeout", "show-labels": "it concerns only --judge, which runs a program"
        default: "it names what to read or write"
        }
      return UsageError(
        "--\(name) cannot be a default, because \(reason): give it on the command line")
    }
  }
}
