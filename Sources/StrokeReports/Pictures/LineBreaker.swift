/// Makes text fit a width, in the units that a font or a terminal measures it by.
package struct LineBreaker {
  /// The width of a text.
  let measure: (String) -> Double
  /// The fewest characters that a text keeps before an ellipsis, even without room for them.
  let shortestHead: Int

  /// The path, or as many of its last names as have room, or both ends of the last one.
  func fitting(path: String, into width: Double) -> String {
    var rest = path[...]
    while measure(String(rest)) > width, let slash = rest.firstIndex(of: "/") {
      rest = rest[rest.index(after: slash)...]
    }
    return cut(String(rest), into: width)
  }

  /// The path in one line, or its folders and its name in one each; of a longer one the name alone, in
  /// two lines if it has room there.
  func lines(path: String, into width: Double) -> [String] {
    if measure(path) <= width { return [path] }
    if let slash = path.lastIndex(of: "/") {
      let names = [String(path[...slash]), String(path[path.index(after: slash)...])]
      return names.allSatisfy { measure($0) <= width } ? names : lines(path: names[1], into: width)
    }
    // A name breaks best before its ending or after a hyphen.
    let head = prefix(of: path, into: width, atLeast: 1)
    let place = head.indices.dropFirst().last { head[$0] == "." || "-_ ".contains(head[$0 - 1]) }
    let count = place ?? head.count
    let lines = [String(path.prefix(count)), String(path.dropFirst(count))]
    return measure(lines[1]) <= width ? lines : [cut(path, into: width)]
  }

  /// The text, or as much of its beginning and of its end as have room about an ellipsis: names of
  /// recordings begin with what they are of and end with a number.
  func cut(_ text: String, into width: Double) -> String {
    guard measure(text) > width else { return text }
    let room = width - measure("…")
    guard room > 0 else { return "…" }
    let head = prefix(of: text, into: room / 2, atLeast: shortestHead)
    let tail = prefix(of: text.reversed(), into: room - measure(String(head)))
    return String(head) + "…" + String(tail.reversed())
  }

  /// The text in lines of at most a width, broken at spaces, and inside a word only if that is too
  /// long for a line of its own.
  package func lines(of text: String, into width: Double) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if measure(longer) <= width {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = String(word)
      while measure(line) > width, line.count > 1 {
        let head = prefix(of: line, into: width, atLeast: 1)
        lines.append(String(head))
        line.removeFirst(head.count)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// As much of the beginning as has room, or else the least number of characters.
  func prefix(
    of text: some Collection<Character>, into width: Double, atLeast least: Int = 0
  ) -> [Character] {
    var room = width
    let head = text.prefix { character in
      room -= measure(String(character))
      return room >= 0
    }
    return Array(head.isEmpty ? text.prefix(least) : head)
  }

  /// The places of things of these widths, one after the other in lines of a width.
  static func flow(
    _ widths: [Double], gap: Double, into width: Double
  ) -> [(left: Double, line: Int)] {
    var places: [(left: Double, line: Int)] = []
    var next = (left: 0.0, line: 0)
    for own in widths {
      if next.left > 0, next.left + own > width { next = (0, next.line + 1) }
      places.append(next)
      next.left += own + gap
    }
    return places
  }
}
