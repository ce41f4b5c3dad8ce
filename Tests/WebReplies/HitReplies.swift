import StrokeWeb

/// The count of numbers that ``hitReplies(_:count:)`` takes behind those of the path: the fill, the
/// width, cap, join and miter limit of the stroke, its dash, gap and offset, the six of the transform,
/// and the four of a rectangle.
public let hitParameterCount = 18

/// What the interface of the WebAssembly module says of a path and a rectangle, as the bits of all
/// numbers: of every question that it answers one.
public func hitReplies(_ numbers: UnsafePointer<Double>, count: Int32) -> [UInt64] {
  let target = createTarget(numbers, count)
  let more = numbers + Int(count)
  let (x, y, width, height) = (more[14], more[15], more[16], more[17])
  var output = [
    commandCount(target), setFill(target, Int32(more[0])),
    setStroke(
      target, more[1], Int32(more[2]), Int32(more[3]), more[4], more + 5, more[5] > 0 ? 2 : 0,
      more[7]),
    setTransform(target, more[8], more[9], more[10], more[11], more[12], more[13]),
  ].map(bits)
  if let bounds = paintedBounds(target) {
    for index in 0...Int(bounds[0]) { output.append(bits(bounds[index])) }
  }
  for rule in 0...Int32(3) {
    output.append(bits(isHit(target, x, y, width, height, rule, 128)))
  }
  output.append(bits(alpha(target, x, y, width, height)))
  output.append(bits(coverage(target, x, y, width, height)))
  let (right, bottom) = (x + width, y + height)
  for radius in [width / 2, 0, -1] {
    output.append(bits(isHit(target, x + width / 2, y + height / 2, radius: radius)))
  }
  var line = [x, right, right, x, y, y, bottom, bottom]
  output.append(bits(isHit(target, side: height / 2, &line, 4)))
  for margin in [0, 20.0] {
    line = [
      x - margin, right + margin, right + margin, x - margin, y - margin, y - margin,
      bottom + margin, bottom + margin,
    ]
    let lasso = createLasso(&line, 4)
    output.append(bits(encloses(lasso, target)))
    output.append(bits(touches(lasso, target)))
    output.append(bits(overlap(lasso, target)))
    destroyLasso(lasso)
  }
  destroyTarget(target)
  output.append(bits(commandCount(target)))
  return output
}

private func bits(_ number: Int32) -> UInt64 { UInt64(UInt32(bitPattern: number)) }

private func bits(_ number: Double) -> UInt64 { number.isNaN ? ~0 : number.bitPattern }
