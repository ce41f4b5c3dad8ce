import StrokeCore
import StrokePaths
import TestSupport
import Testing

@testable import StrokeFormats

/// Damaged input must give an answer or an error, in bounded time, and never a trap.
@Suite struct DrawingMutationTests {
  static let seed: UInt64 = 20_260_715

  private struct Dice {
    private var generator = SeededGenerator(seed: DrawingMutationTests.seed)

    mutating func below(_ count: Int) -> Int { Int(generator.next() % UInt64(count)) }
  }

  private func mutated(_ bytes: [UInt8], _ dice: inout Dice, words: [String]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...dice.below(4) {
      let place = dice.below(bytes.count + 1)
      switch dice.below(4) {
      case 0: bytes.insert(UInt8(dice.below(256)), at: place)
      case 1: bytes.replaceSubrange(place..<place, with: Array(words[dice.below(words.count)].utf8))
      case 2 where place < bytes.count: bytes[place] = UInt8(dice.below(128))
      default: bytes.removeSubrange(place..<min(place + dice.below(9), bytes.count))
      }
      if bytes.isEmpty { return bytes }
    }
    return bytes
  }

  private let numbers = [
    "1e999", "-1e308", "1e300", "1e-300", "1e-320", "0", "-0", ".5", "1e", "NaN",
    "99999999999999999999",
  ]

  @Test func pathDataOfAnyKind() {
    var dice = Dice()
    let data = Array(
      "M10 20C30 40 50 60 70 80S1 2 3 4Q5 6 7 8T9 1A25 30 -30 0 1 50 25ZL1-2H3V4z".utf8)
    let letters = ["A1 1 0 1 1 2 2", "C1 1 2 2 3 3", "Z", "M", "Q1e300 0 0 1e300"]
    let style = StrokeStyle(width: 3, cap: .square, join: .miter, dashes: DashPattern([3, 2]))
    for round in 0..<rounds(400, long: 3000) {
      let path = PathData(mutated(data, &dice, words: numbers + letters)).path
      let test = HitTest(path, Paint(fill: .evenodd, stroke: round % 3 == 0 ? style : nil))
      let rect = Rect(minX: 10, minY: 10, maxX: 54, maxY: 54)
      let isHit = test.touches(rect)
      if round % 5 == 0 {
        let indexed = test.indexed()
        let answers = (0..<2).map { _ in indexed.touches(rect) }
        #expect(answers == [isHit, isHit], "seed \(Self.seed), round \(round)")
        _ = test.paintedBounds
        _ = test.contains(rect.center)
        _ = test.touches(Circle(center: rect.center, radius: 5))
      }
    }
  }

  @Test func filesOfAnyKind() {
    var dice = Dice()
    let file = Array(
      """
      <?xml version="1.0"?><!DOCTYPE svg PUBLIC "a" "b"><svg xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 100 100"><g id="a" transform="rotate(30) scale(2 3)" style="fill:none;stroke:red">
      <path id="p" d="M0 0C1 2 3 4 5 6Z" stroke-dasharray="1 2 3"/><rect x="1" rx="2" width="50%"/>
      </g><!-- c --><use href="#p" x="3"/><svg width="5" height="5" viewBox="0 0 9 9"><circle r="3"/>
      </svg>&amp;<![CDATA[x]]></svg>
      """.utf8)
    let words =
      numbers + ["<g>", "</g>", "<use href='#a'/>", "&#x41;", "&a;", "]]>", "<!--", "'", "<"]
    var drawn = 0
    for _ in 0..<3000 {
      mutated(file, &dice, words: words).withUnsafeBufferPointer { bytes in
        let rect = Rect(minX: 1, minY: 1, maxX: 9, maxY: 9)
        do throws(ReadError) {
          for element in try SVGDrawing(bytes).elements {
            drawn += 1
            let isHit = element.hitTest.touches(rect)
            let indexed = element.hitTest.indexed()
            let answers = (0..<2).map { _ in indexed.touches(rect) }
            #expect(answers == [isHit, isHit], "seed \(Self.seed)")
            guard let bounds = element.hitTest.paintedBounds else { return #expect(!isHit) }
            #expect(!isHit || rect.intersection(bounds) != nil, "seed \(Self.seed)")
          }
        } catch {
          #expect(error.line > 0 && error.column > 0 && !error.reason.isEmpty, "\(error)")
        }
      }
    }
    #expect(drawn > 500)
  }

  @Test func aMillionSegments() {
    var text = "M0 0"
    for index in 0..<1_000_000 { text += "L\(index % 1000) \(index / 1000)" }
    let data = PathData(text)
    #expect(data.error == nil && data.path.count == 1_000_001)
    let test = HitTest(data.path, Paint(fill: nil, stroke: StrokeStyle(width: 0.5)))
    #expect(!test.touches(Rect(minX: 1000, minY: 0, maxX: 1044, maxY: 44)))
  }
}
