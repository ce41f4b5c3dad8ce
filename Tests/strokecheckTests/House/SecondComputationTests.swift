import Foundation
import TestSupport
import Testing

/// The programs in Python that compute a second time what ours prints, or compare what it says of two things with what
/// it says of each. Here they try little; `make test-numbers` and `make test-rows` try more.
@Suite struct SecondComputationTests {
  private static let hasPython = (try? shell("command -v python3").status) == 0

  @Test(
    .enabled(if: hasPython, "no Python here"),
    arguments: [
      "numbers/recompute.py", "numbers/ways.py", "rows/pairs.py --rounds 3",
      "rows/prefixes.py --cases 1",
    ])
  func agrees(script: String) throws {
    let run = try shell("FEW=1 python3 -B Tests/\(script) \(Checkout.binary.path)")
    #expect(run.status == 0, "\(run.output.suffix(4_000))\(run.errors.suffix(4_000))")
  }
}
