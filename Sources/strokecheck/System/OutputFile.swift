/// A file that is written beside its place and put there when it is whole. So what was there stays
/// readable until then, also by the run that replaces it, and is never half overwritten.
final class OutputFile {
  let descriptor: Int32
  /// The path it was asked for.
  let path: FilePath
  /// Where it is written, and where it belongs; nil for what cannot be replaced, such as a pipe.
  private let paths: (temporary: FilePath, place: FilePath)?
  private var isKept = false

  /// A file that is to be at `path`, behind the links there may be.
  init(_ path: FilePath) throws(SystemError) {
    self.path = path
    let place = Platform.resolved(path)
    let kind = try? Platform.kind(of: place)
    guard kind == nil || kind == .file else {
      descriptor = try Platform.openForWriting(place)
      paths = nil
      return
    }
    let (descriptor, temporary) = try Platform.createFile(beside: place)
    self.descriptor = descriptor
    paths = (temporary, place)
  }

  /// Whether it takes the place of what was there, rather than being added to it.
  var isReplacing: Bool { paths != nil }

  deinit {
    Platform.close(descriptor)
    if let paths, !isKept { Platform.removeFile(paths.temporary) }
  }

  /// Puts the file in its place.
  func keep() throws(SystemError) {
    if let paths { try Platform.move(paths.temporary, to: paths.place) }
    isKept = true
  }
}
