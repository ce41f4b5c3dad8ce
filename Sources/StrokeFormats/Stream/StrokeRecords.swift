/// The strokes of a document that is in memory, one after another.
///
///     for result in StrokeRecords(bytes) {
///       switch result {
///       case .success(let record): print(record.id ?? "?", record.stroke.count)
///       case .failure(let error): print(error)
///       }
///     }
///
/// A pass over the sequence uses it up.
public final class StrokeRecords: Sequence, IteratorProtocol {
  private var stream: StrokeStream
  private var record = StrokeRecord()

  /// The strokes of `bytes`.
  public init(_ bytes: some Sequence<UInt8>, options: ReadingOptions = .init()) {
    stream = StrokeStream(options)
    let done: Void? = bytes.withContiguousStorageIfAvailable {
      stream.append(UnsafeRawBufferPointer($0))
    }
    if done == nil { Array(bytes).withUnsafeBytes { stream.append($0) } }
    stream.finish()
  }

  /// The next stroke, or what is wrong with it; nil at the end.
  ///
  /// - Complexity: O(length of its record).
  public func next() -> Result<StrokeRecord, ReadError>? {
    do {
      return try stream.next(into: &record) == .stroke ? .success(record) : nil
    } catch {
      return .failure(error)
    }
  }
}
