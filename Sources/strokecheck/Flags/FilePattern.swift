/// A pattern for files and folders in a folder, as `.gitignore` has them.
///
/// `*` stands for any characters but `/`, `?` for one, `[a-z]` and `[!a-z]` for one of some; a backslash takes a
/// character as it is, and `**` between slashes stands for any folders. A pattern with a slash before its end holds for
/// the path from the folder that was named, any other for the names in all folders below it. A slash at the end means
/// folders only. A folder that matches is left out with all that is in it.
struct FilePattern: Sendable {
  /// What each name of the path must be; nil for any names.
  private let names: [[Token]?]
  private let isPath: Bool
  private let isForFolders: Bool

  private enum Token {
    case anything, anyCharacter
    case character(Character)
    case oneOf([ClosedRange<Character>], isNegated: Bool)

    func fits(_ character: Character) -> Bool {
      switch self {
      case .anything, .anyCharacter: true
      case .character(let own): own == character
      case .oneOf(let ranges, let isNegated):
        ranges.contains { $0.contains(character) } != isNegated
      }
    }

    var isAnything: Bool { if case .anything = self { true } else { false } }
  }

  /// The pattern that a text states; nil if it has no name.
  init?(_ text: String) {
    isForFolders = text.hasSuffix("/")
    var words = text.split(separator: "/", omittingEmptySubsequences: false)
    if isForFolders { words.removeLast() }
    isPath = words.count > 1
    names = words.filter { !$0.isEmpty && $0 != "." }.map {
      $0 == "**" ? nil : Self.tokens($0)
    }
    guard !names.isEmpty else { return nil }
  }

  /// Tells whether what has this path, name by name, is meant.
  ///
  /// - Complexity: O(length of the pattern · length of the path).
  func matches(_ path: [String], isFolder: Bool) -> Bool {
    guard isFolder || !isForFolders else { return false }
    return matchesWildcards(names, isPath ? path[...] : path.suffix(1)) {
      $0 == nil
    } _: { name, word in
      matchesWildcards(name ?? [], Array(word)[...]) {
        $0.isAnything
      } _: {
        $0.fits($1)
      }
    }
  }

  private static func tokens(_ text: Substring) -> [Token] {
    var tokens: [Token] = []
    var rest = text
    while let character = rest.popFirst() {
      switch character {
      case "*": tokens.append(.anything)
      case "?": tokens.append(.anyCharacter)
      case "\\": tokens.append(.character(rest.popFirst() ?? character))
      case "[": tokens.append(set(&rest) ?? .character(character))
      default: tokens.append(.character(character))
      }
    }
    return tokens
  }

  /// Reads a set behind its bracket; nil if it has no end.
  private static func set(_ text: inout Substring) -> Token? {
    var rest = text
    let isNegated = rest.first == "!" || rest.first == "^"
    if isNegated { rest.removeFirst() }
    var ranges: [ClosedRange<Character>] = []
    while let first = rest.popFirst() {
      // A bracket that comes first is one of the set.
      if first == "]", !ranges.isEmpty {
        text = rest
        return .oneOf(ranges, isNegated: isNegated)
      }
      let low = first == "\\" ? rest.popFirst() ?? first : first
      var high = low
      if rest.first == "-", rest.dropFirst().first.map({ $0 != "]" }) ?? false {
        rest.removeFirst()
        high = rest.popFirst() ?? low
      }
      ranges.append(min(low, high)...max(low, high))
    }
    return nil
  }
}

/// Tells whether parts of a pattern, some of which stand for any items, match all items.
private func matchesWildcards<Part, Item>(
  _ pattern: [Part], _ items: ArraySlice<Item>, isAnything: (Part) -> Bool,
  _ fits: (Part, Item) -> Bool
) -> Bool {
  var (part, item) = (0, items.startIndex)
  // The last part that stands for any items, and the first item behind those it has taken.
  var wildcard: (part: Int, item: Int)?
  while item < items.endIndex {
    if part < pattern.count, isAnything(pattern[part]) {
      wildcard = (part, item)
      part += 1
    } else if part < pattern.count, fits(pattern[part], items[item]) {
      (part, item) = (part + 1, item + 1)
    } else if let last = wildcard {
      wildcard = (last.part, last.item + 1)
      (part, item) = (last.part + 1, last.item + 1)
    } else {
      return false
    }
  }
  return pattern[part...].allSatisfy(isAnything)
}

extension GivenValue {
  /// Reads a pattern of files.
  func filePattern() throws(UsageError) -> FilePattern {
    guard let pattern = FilePattern(text) else {
      throw UsageError(
        "--\(option) takes a pattern such as package.json or raw/*.csv, not \"\(text)\"")
    }
    return pattern
  }
}
