/// A file that is written beside its place and put there when it is whole. So what was there stays
/// readable until then, also by the run that replaces it, and is never half overwritten.
final class OutputFile {
  let descriptor: Int32
  /// The path it was asked for.
  let path: FilePath
  private let destination: Destination
  private var isKept = false

  /// The way a file gets to its place.
  private enum Destination {
    /// It is written there, as into a pipe.
    case itself
    /// It has no name before.
    case unnamed(place: FilePath)
    /// It has a name of its own before.
    case temporary(FilePath, place: FilePath)
  }

  /// A file that is to be at `path`, behind the links there may be.
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

  /// True if it takes the place of what was there, rather than being added to it.
  var isReplacing: Bool { if case .itself = destination { false } else { true } }

  deinit {
    Platform.close(descriptor)
    if case .temporary(let path, _) = destination, !isKept { Platform.removeFile(path) }
  }

  /// Puts the file in its place.
  func keep() throws(SystemError) {
    switch destination {
    case .itself: break
    case .unnamed(let place): try Platform.move(unnamed: descriptor, to: place)
    case .temporary(let path, let place): try Platform.move(path, to: place)
    }
    isKept = true
  }
}
