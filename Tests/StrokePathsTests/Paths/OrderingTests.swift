import TestSupport
import Testing

@testable import StrokePaths

/// Sorting by a number gives what a comparison of every two elements gives, whatever order they come in.
@Suite struct OrderingTests {
  private struct Element: Equatable {
    let key: Double
    let name: Int
  }

  /// Counts of elements, up to where many runs are merged.
  @Test(arguments: [0, 1, 2, 3, 15, 16, 17, 31, 33, 47, 64, 100, 1000])
  func elementsAreInOrderAndEqualOnesAsTheyCame(count: Int) {
    for seed in 0..<rounds(40, long: 2000) {
      var random = SeededGenerator(seed: UInt64(seed * 10_007 + count))
      // Few different numbers, so that many are equal; some are runs up or down.
      let shape = Int.random(in: 0...3, using: &random)
      let elements = (0..<count).map { name in
        let noise = Double(Int.random(in: 0...8, using: &random))
        let key =
          switch shape {
          case 0: noise
          case 1: Double(name / 3)
          case 2: -Double(name / 3)
          default: Double(name % 40) + (noise == 0 ? 20 : 0)
          }
        return Element(key: key, name: name)
      }
      let sorted = elements.sortedAscending { $0.key }
      let wanted = elements.sorted { ($0.key, $0.name) < ($1.key, $1.name) }
      #expect(sorted == wanted, "seed \(seed), shape \(shape)")
      #expect(elements.map(\.key).sortedAscending() == wanted.map(\.key))
    }
  }

  @Test func zerosAndInfinitiesHaveTheirPlaces() {
    #expect(
      [1, .infinity, -0.0, 0, -.infinity, -1].sortedAscending() == [
        -.infinity, -1, 0, 0, 1, .infinity,
      ])
    let zeros = [0.0, -0.0, 0.0, -0.0].sortedAscending().map(\.sign)
    #expect(zeros == [.plus, .minus, .plus, .minus])
  }

  /// There is no order of what is not a number, but nothing is lost.
  @Test func whatIsNotANumberIsKept() {
    let numbers = (0..<100).map { $0 % 3 == 0 ? Double.nan : Double(100 - $0) }
    let sorted = numbers.sortedAscending()
    #expect(sorted.count == 100 && sorted.count { $0.isNaN } == 34)
    #expect(Set(sorted.filter { !$0.isNaN }).count == 66)
  }
}
