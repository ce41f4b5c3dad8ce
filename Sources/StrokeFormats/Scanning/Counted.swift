/// A number of things in words: `1 stroke`, `2 strokes`, `0 strokes`.
package func counted(_ count: Int, _ noun: String) -> String { counted("\(count)", noun) }

/// The same of a number that has been written down already.
package func counted(_ count: String, _ noun: String) -> String {
  count == "1" ? "1 \(noun)" : "\(count) \(noun)s"
}
