import StrokeWeb

/// Returns what the interface of the WebAssembly module reports about a stroke: the measures, and
/// the explanation of every detector, also as published, as the bits of all numbers. The address of
/// a text is replaced by a hash of the text, so that a native build and the module can be compared.
///
/// The numbers are every x, every y and, if there are any, every time.
public func webReplies(
  _ numbers: UnsafePointer<Double>, count: Int32, isTimed: Bool, viewWidth: Double
) -> [UInt64] {
  let stroke = createStroke(viewWidth)
  defer { destroyStroke(stroke) }
  var output = [UInt64(assignToStroke(stroke, numbers, count, isTimed ? 1 : 0))]
  if let reply = measures(stroke) {
    for index in 0...Int(reply[0]) { output.append(bits(reply[index])) }
  }
  for detector in 0..<Int32(4) {
    for asPublished in 0..<Int32(2) {
      let judge = createJudge(detector, asPublished)
      if let reply = explain(judge, stroke) { append(explanation: reply, to: &output) }
      destroyJudge(judge)
    }
  }
  return output
}

private func append(explanation reply: UnsafePointer<Double>, to output: inout [UInt64]) {
  let (head, check) = (9, 9)
  let checks = Int(reply[8])
  for index in 0..<Int(reply[0]) {
    let number = reply[index + 1]
    let place = (index - head) % check
    let isText =
      index < head
      ? index == 1 || index == 2 : index < head + check * checks && [0, 6, 7].contains(place)
    output.append(isText ? hash(ofTextAt: number) : bits(number))
  }
}

/// The bits, with one value for all NaN.
private func bits(_ number: Double) -> UInt64 { number.isNaN ? ~0 : number.bitPattern }

private func hash(ofTextAt address: Double) -> UInt64 {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  guard var byte = UnsafePointer<UInt8>(bitPattern: UInt(address)) else { return 0 }
  while byte.pointee != 0 {
    hash = (hash ^ UInt64(byte.pointee)) &* 0x100_0000_01B3
    byte += 1
  }
  return hash
}
