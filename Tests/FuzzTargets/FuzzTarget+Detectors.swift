import StrokeCore

extension FuzzTarget {
  func checkDetectors(_ source: inout ByteSource) throws(PropertyFailure) {
    var stroke = Stroke()
    let isTimed = source.below(4) > 0
    var time = source.number()
    while !source.isAtEnd, stroke.count < 400 {
      let point = source.point()
      if isTimed { time += Double(source.byte()) / 512 }
      do { try stroke.append(point, at: isTimed ? time : nil) } catch { break }
    }
    try Self.checkVerdicts(on: stroke)
    let measures = stroke.measures
    let numbers = [measures.score, measures.turns, measures.length, measures.gap ?? 0]
    try expect(numbers.allSatisfy { !$0.isNaN }, "a measure is no number: \(measures)")
    try expect((0...100).contains(measures.score), "the score is \(measures.score)")
    let slow = stroke.resampled(to: 60)
    // At most one sample for each tick, and the last sample.
    try expect(slow.count <= stroke.count + 1, "resampling adds samples")
    try expect(slow.isEmpty == stroke.isEmpty, "resampling leaves nothing")
    if let last = stroke.times.last { try expect(slow.times.last == last, "it ends elsewhere") }
  }

  /// Every detector gives the same verdict in both of its modes and live.
  static func checkVerdicts(on stroke: Stroke) throws(PropertyFailure) {
    for asPublished in [false, true] {
      var (cookbook, lamarche, katz) = (CookbookDetector(), LaMarcheDetector(), KatzDetector())
      cookbook.asPublished = asPublished
      lamarche.asPublished = asPublished
      katz.asPublished = asPublished
      try checkVerdict(of: cookbook, on: stroke)
      try checkVerdict(of: lamarche, on: stroke)
      try checkVerdict(of: katz, on: stroke)
    }
    try checkVerdict(of: RingDetector(), on: stroke)
  }

  private static func checkVerdict<Judge: Detector>(
    of detector: Judge, on stroke: Stroke
  ) throws(PropertyFailure) {
    let verdict = detector.verdict(on: stroke)
    let explanation = detector.explanation(of: stroke)
    // Compares texts, because a NaN is not equal to itself.
    try expect(
      "\(verdict.circle as Any) \(verdict.reason as Any)"
        == "\(explanation.verdict.circle as Any) \(explanation.verdict.reason as Any)",
      "\(Judge.name): \(verdict), explained as \(explanation.verdict)")
    let failed = explanation.checks.first { $0.isFailed }
    try expect(
      failed?.reason == verdict.reason,
      "\(Judge.name): \(verdict), but what failed is \(failed as Any)")
    var recognizer = Recognizer(detector)
    recognizer.replay(stroke)
    switch (verdict, recognizer.state) {
    case (.circle(let circle), .ended(let live)): try expect(circle == live, "\(Judge.name) live")
    case (.rejected(let check), .failed(.check(let live))):
      try expect(check.reason == live.reason, "\(Judge.name): \(check), live \(live)")
    default:
      throw PropertyFailure(description: "\(Judge.name): \(verdict), live \(recognizer.state)")
    }
  }
}
