/// The texts that pointers of a document point into if they are not in its file: entities, values
/// with references replaced, a document in another encoding. They are freed with it.
final class XMLTexts {
  private var texts: [UnsafeMutableBufferPointer<UInt8>] = []

  func keep(_ text: [UInt8]) -> UnsafeBufferPointer<UInt8> {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count)
    _ = copy.initialize(from: text)
    texts.append(copy)
    return UnsafeBufferPointer(copy)
  }

  deinit { for text in texts { text.deallocate() } }
}
