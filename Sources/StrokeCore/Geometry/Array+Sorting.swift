extension Array {
  /// The elements sorted by `precedes`. Elements that compare equal must be interchangeable.
  ///
  /// Uses the standard sort, except in Embedded Swift, where a heap sort takes a tenth of the code.
  ///
  /// - Complexity: O(n log n).
  func arranged(by precedes: (Element, Element) -> Bool) -> [Element] {
    #if hasFeature(Embedded)
      var heap = self
      for start in stride(from: count / 2 - 1, through: 0, by: -1) {
        heap.sink(from: start, among: count, precedes)
      }
      for last in stride(from: count - 1, to: 0, by: -1) {
        heap.swapAt(0, last)
        heap.sink(from: 0, among: last, precedes)
      }
      return heap
    #else
      return sorted(by: precedes)
    #endif
  }

  #if hasFeature(Embedded)
    /// Sinks an element below those that it precedes, in a heap of the first `count` elements.
    @inline(never)
    private mutating func sink(
      from start: Int, among count: Int, _ precedes: (Element, Element) -> Bool
    ) {
      var here = start
      while 2 * here + 1 < count {
        var child = 2 * here + 1
        if child + 1 < count, precedes(self[child], self[child + 1]) { child += 1 }
        guard precedes(self[here], self[child]) else { return }
        swapAt(here, child)
        here = child
      }
    }
  #endif
}
