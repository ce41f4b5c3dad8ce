import TestSupport
import Testing

@testable import StrokeCore
@testable import StrokePaths

/// Law: passing over the dashes that are away from a rectangle changes no answer about it.
@Suite struct DashGateTests {
  @Test func whatIsPassedOverDidNotMatter() throws {
    var passedOver = 0
    for seed in 0..<UInt64(rounds(12, long: 60)) {
      var random = RandomHits(seed: seed)
      let path = random.path()
      let lengths = (0...random.below(4)).map { _ in Double(random.below(40)) / 64 }
      let width = random.oneOf([0.25, 3, 20])
      guard let pattern = DashPattern(lengths, offset: random.number(-9...9)),
        let style = StrokeStyle(
          width: width, cap: random.oneOf(StrokeStyle.Cap.allCases),
          join: random.oneOf(StrokeStyle.Join.allCases))
      else { continue }
      let paint = Paint(fill: nil, stroke: style)
      let all = path.dashed(pattern, width: width)
      let whole = HitTest(all, paint).indexedAtOnce()
      for _ in 0..<12 {
        let size = random.oneOf([0.01, 0.3, 3])
        let (x, y) = (random.number(-20...120), random.number(-20...120))
        let rect = Rect(minX: x, minY: y, maxX: x + size, maxY: y + size)
        let some = path.dashes(pattern, style, near: rect)
        passedOver += all.count - some.count
        let near = HitTest(some, paint)
        #expect(near.touches(rect) == whole.touches(rect), "seed \(seed), \(rect)")
        if size < 0.1 {
          #expect(near.alpha(of: rect) == whole.alpha(of: rect), "seed \(seed), \(rect)")
        }
      }
    }
    #expect(passedOver > rounds(20_000, long: 100_000))
  }
}

/// A receiver that makes a path of the dashes near a target.
private struct NearDashes: DashReceiver {
  let gate: DashGate
  var all = DashCollector()

  mutating func add(_ dash: UncheckedPathBuilder) -> Bool { all.add(dash) }

  mutating func endSubpath(first: UncheckedPathBuilder?) -> Bool { all.endSubpath(first: first) }

  func stretch(of run: DashRun) -> DashStretch {
    let (skipped, near) = gate.skippablePeriods(on: run.edge, from: run.position, run.scale)
    return DashStretch(skipped: skipped, end: near)
  }
}

extension Path {
  fileprivate func dashes(_ pattern: DashPattern, _ style: StrokeStyle, near rect: Rect) -> Path {
    let gate = DashGate(.rect(rect), style)
    var near = NearDashes(gate: gate)
    return cutDashes(pattern, style, most: .max, to: &near) ? near.all.path : self
  }
}
