import StrokeCore
import Testing

@Suite struct StrokeTests {
  @Test func nonFiniteNumbersAreReportedByIndex() {
    #expect(throws: Stroke.ValidationError.notFinite(index: 1)) {
      try Stroke([Point(0, 0), Point(.infinity, 0)])
    }
    #expect(throws: Stroke.ValidationError.notFinite(index: 0)) {
      try Stroke([Point(0, 0)], times: [.nan])
    }
  }

  @Test func timesAreForAllSamplesOrNone() throws {
    #expect(throws: Stroke.ValidationError.partlyTimed(index: 1)) {
      try Stroke([.origin, .origin], times: [0])
    }
    var stroke = try Stroke([.origin], times: [0])
    let before = stroke
    #expect(throws: Stroke.ValidationError.partlyTimed(index: 1)) { try stroke.append(.origin) }
    #expect(stroke == before)
  }

  @Test(arguments: [0, -1, .infinity, .nan])
  func aViewHasAWidth(width: Double) {
    #expect(throws: Stroke.ValidationError.badViewWidth) { try Stroke([.origin], viewWidth: width) }
  }

  @Test func assigningAllAtOnceKeepsTheGuarantees() throws {
    var stroke = Stroke()
    try assign([1, 2], [3, 4], [0, 0.5], to: &stroke)
    #expect(try stroke == Stroke([Point(1, 3), Point(2, 4)], times: [0, 0.5]))
    #expect(throws: Stroke.ValidationError.notFinite(index: 1)) {
      try assign([1, 2], [3, .nan], [], to: &stroke)
    }
    #expect(stroke == Stroke())
    #expect(throws: Stroke.ValidationError.partlyTimed(index: 1)) {
      try assign([1, 2], [3, 4], [0], to: &stroke)
    }
    #expect(stroke == Stroke())
  }

  @Test func largeNumbersAreFiniteAndOthersAreFoundAmongThem() throws {
    for count in 1...13 {
      let others: [Double] = (0..<count).map { [.nan, .infinity, -.infinity][$0 % 3] }
      let large = [Double](repeating: .greatestFiniteMagnitude, count: count)
      var stroke = Stroke()
      try assign(large, large, [], to: &stroke)
      #expect(stroke.x == large)
      for (index, number) in zip(0..<count, others) {
        var broken = large
        broken[index] = number
        #expect(throws: Stroke.ValidationError.notFinite(index: index)) {
          try assign(large, broken, [], to: &stroke)
        }
      }
    }
  }

  private func assign(
    _ x: [Double], _ y: [Double], _ times: [Double], to stroke: inout Stroke
  ) throws {
    try x.withUnsafeBufferPointer { x in
      try y.withUnsafeBufferPointer { y in
        try times.withUnsafeBufferPointer { try stroke.assign(x: x, y: y, times: $0) }
      }
    }
  }
}
