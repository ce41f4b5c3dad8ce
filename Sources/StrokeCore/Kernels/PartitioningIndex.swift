extension Array {
  /// The index of the first element of the second part, if all elements of the first part come
  /// before it; the count if the second part is empty.
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
