/// Works on pieces on several threads, and hands on the results in the order of the pieces.
///
/// - Parameters:
///   - sink: What takes the results, one thread at a time.
///   - make: Works on a piece.
///   - take: Takes a result; false if no more are wanted.
/// - Returns: The sink, when all is done.
func inOrder<Piece: Sendable, Result, Sink: Sendable>(
  _ pieces: [Piece], threads: Int, into sink: Sink,
  _ make: @escaping @Sendable (Piece) -> Result,
  take: @escaping @Sendable (Result, inout Sink) -> Bool
) -> Sink {
  let next = Monitor(0)
  let output = Monitor((turn: 0, sink: sink))
  Platform.onThreads(min(threads, pieces.count)) {
    while true {
      let index = next.enter { index in
        defer { index += 1 }
        return index
      }
      guard index < pieces.count else { return }
      let result = make(pieces[index])
      let goesOn = output.enter(when: { $0.turn == index }) { output in
        output.turn += 1
        return take(result, &output.sink)
      }
      if !goesOn { next.enter { $0 = max($0, pieces.count) } }
    }
  }
  return output.enter { $0.sink }
}
