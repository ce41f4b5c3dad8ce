extension Array {
  /// The index of the first element that is in the second part, where all of the first part come
  /// before all of the second; the count if none is.
  ///
  /// - Complexity: O(log n).
  @inlinable
  package func partitioningIndex(_ isInSecondPart: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if isInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
