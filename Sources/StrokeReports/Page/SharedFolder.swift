/// The folder that all absolute paths of a list are in. A page that is shared names files without it: where they lie
/// on a machine concerns nobody else.
struct SharedFolder: Sendable {
  /// The folder with the slash at its end; empty if no path is absolute.
  private let folder: Substring

  init(of paths: [String]) {
    let folders = paths.filter { $0.hasPrefix("/") }.map {
      $0[...($0.lastIndex(of: "/") ?? $0.startIndex)]
    }
    folder = folders.dropFirst().reduce(folders.first ?? "") { shared, folder in
      let alike = zip(shared.indices, zip(shared, folder)).prefix { $0.1.0 == $0.1.1 }
      let end = alike.last { $0.1.0 == "/" }?.0
      return end.map { shared[...$0] } ?? ""
    }
  }

  /// A path as a page names it.
  func name(_ path: String) -> String {
    path.hasPrefix("/") ? String(path.dropFirst(folder.count)) : path
  }

  /// A message that may begin with an absolute path, with the last part of that.
  func message(_ text: String) -> String {
    guard text.hasPrefix("/") else { return text }
    let path = text.prefix { $0 != ":" }
    return String(text[(path.lastIndex(of: "/").map(text.index(after:)) ?? text.startIndex)...])
  }
}
