/// A file that is written beside its destination and moved there when it is complete. The previous
/// file stays readable until then, even by the run that replaces it, and is never half overwritten.
final class OutputFile {
  let descriptor: Int32
  let path: FilePath
  private let destination: Destination
  private var isKept = false

  /// The way a file gets to its destination.
  private enum Destination {
    /// Written in place, for example into a pipe.
    case itself
    /// Has no name until it is complete.
    case unnamed(place: FilePath)
    /// Has a temporary name until it is complete.
    case temporary(FilePath, place: FilePath)
  }

  /// Creates a file for `path`, following links.
  init(_ path: FilePath) throws(SystemError) {
    self.path = path
    if let open = try Platform.duplicate(ofOpen: path) {
      (descriptor, destination) = (open, .itself)
      return
    }
    let place = try Platform.resolved(path)
    let kind = try? Platform.kind(of: place)
    guard kind == nil || kind == .file else {
      descriptor = try Platform.openForWriting(place)
      destination = .itself
      return
    }
    let (descriptor, temporary) = try Platform.createFile(beside: place)
    self.descriptor = descriptor
    destination = temporary.map { .temporary($0, place: place) } ?? .unnamed(place: place)
  }

  /// True if it replaces the previous file, rather than being appended.
  var isReplacing: Bool { if case .itself = destination { false } else { true } }

  deinit {
    Platform.close(descriptor)
    if case .temporary(let path, _) = destination, !isKept { Platform.removeFile(path) }
  }

  /// Moves the file to its destination.
  func keep() throws(SystemError) {
    switch destination {
    case .itself: break
    case .unnamed(let place): try Platform.move(unnamed: descriptor, to: place)
    case .temporary(let path, let place): try Platform.move(path, to: place)
    }
    isKept = true
  }
}
