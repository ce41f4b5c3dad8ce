@testable import StrokePaths

extension HitTest {
  /// The same test, with its index in use from the first question.
  func indexedAtOnce() -> HitTest {
    let preparation = HitPreparation(isIndexed: true)
    _ = preparation.index(of: path)
    var test = self
    test.preparation = preparation
    return test
  }
}
