import StrokePaths
import TestSupport
import Testing

@testable import StrokeFormats

/// Random sheets on random documents, compared with a matcher that tries every selector on every
/// element: the stroke width of each shape shows which rule wins.
@Suite struct SelectorTests {
  private struct Node {
    let name: String
    let parent: Int?
    var children: [Int] = []
    let id: String?
    let classes: [String]
    let width: (attribute: Int?, style: Int?)
  }

  /// A selector or a part of one: its text, its specificity (ids, classes, names), and the elements
  /// it matches.
  private struct Selector {
    let text: String
    let weight: [Int]
    let holds: ([Node], Int) -> Bool
  }

  private var dice = SeededGenerator(seed: 41)
  /// How often selectors with this many compounds matched, and how often not.
  private var counts: [Int: [Bool: Int]] = [:]

  private mutating func pick<T>(_ values: T...) -> T {
    values[Int.random(in: 0..<values.count, using: &dice)]
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &dice) < percent
  }

  // MARK: Selectors

  private mutating func condition() -> Selector {
    if chance(40) {
      let id = pick("x", "y", "z")
      return Selector(text: "#\(id)", weight: [1, 0, 0]) { $0[$1].id == id }
    }
    let name = pick("c", "d", "e")
    return Selector(text: ".\(name)", weight: [0, 1, 0]) { $0[$1].classes.contains(name) }
  }

  private mutating func compound() -> Selector {
    var parts = (0..<pick(0, 0, 1, 1, 2)).map { _ in condition() }
    if parts.isEmpty || chance(30) {
      let name = pick("*", "g", "g", "a", "path", "rect", "svg", "line")
      let weight = [0, 0, name == "*" ? 0 : 1]
      parts.insert(
        Selector(text: name, weight: weight) { name == "*" || $0[$1].name == name }, at: 0)
    }
    return Selector(
      text: parts.map(\.text).joined(),
      weight: parts.reduce([0, 0, 0]) { zip($0, $1.weight).map(+) }
    ) { nodes, index in parts.allSatisfy { $0.holds(nodes, index) } }
  }

  private mutating func selector() -> Selector {
    var left = compound()
    let count = pick(1, 1, 2, 2, 3, 4, 5)
    for _ in 1..<count {
      let (before, right, combinator) = (left, compound(), pick(" ", ">"))
      left = Selector(
        text: before.text + (chance(50) ? combinator : " \(combinator) ") + right.text,
        weight: zip(before.weight, right.weight).map(+)
      ) { nodes, index in
        right.holds(nodes, index)
          && nodes.indices.contains {
            Self.relates(nodes, $0, combinator, index) && before.holds(nodes, $0)
          }
      }
    }
    for index in nodes.indices {
      counts[count, default: [:]][left.holds(nodes, index), default: 0] += 1
    }
    return left
  }

  private static func relates(
    _ nodes: [Node], _ first: Int, _ combinator: String, _ second: Int
  ) -> Bool {
    guard let parent = nodes[second].parent else { return false }
    return parent == first || combinator == " " && relates(nodes, first, " ", parent)
  }

  // MARK: Documents

  private var nodes: [Node] = []

  private mutating func grow() {
    nodes = []
    let count = Int.random(in: 3...16, using: &dice)
    for index in 0...count {
      let groups = nodes.indices.filter { ["svg", "g", "a"].contains(nodes[$0].name) }
      // The sheet is an element too, the last one in the document.
      let parent =
        index == count ? 0 : chance(60) ? groups.last : groups.randomElement(using: &dice)
      let name = pick("g", "a", "path", "path", "rect", "line")
      nodes.append(
        Node(
          name: index == 0 ? "svg" : index == count ? "style" : name, parent: parent,
          id: chance(30) ? pick("x", "y", "z") : nil,
          classes: ["c", "d", "e"].filter { _ in chance(30) },
          width: (chance(15) ? 90 + index : nil, chance(10) ? 70 + index : nil)))
      if let parent { nodes[parent].children.append(index) }
    }
  }

  private func text(_ index: Int, _ sheet: String) -> String {
    let node = nodes[index]
    let attributes = [
      ("id", node.id), ("class", node.classes.joined(separator: "  ")),
      ("stroke-width", node.width.attribute.map { "\($0)" }),
      ("style", node.width.style.map { "stroke-width:\($0)" }),
      ("xmlns", index == 0 ? "http://www.w3.org/2000/svg" : nil),
    ].compactMap { name, value in value.map { " \(name)='\($0)'" } }.joined()
    let shapes = ["path": " d='M0 0h9'", "rect": " width='9' height='9'", "line": " x2='9'"]
    let inner = node.children.map { text($0, sheet) }.joined()
    return "<\(node.name) stroke='red'\(attributes)\(shapes[node.name] ?? "")>"
      + (node.name == "style" ? sheet : inner) + "</\(node.name)>"
  }

  @Test func theRuleThatWins() throws {
    var test = self
    for round in 0..<rounds(350, long: 20_000) { try test.tryOne(round) }
    for (count, held) in test.counts {
      #expect(held[true] ?? 0 > 0 || count > 3, "\(count) compounds: \(held)")
    }
    #expect(test.counts.count == 5)
  }

  private mutating func tryOne(_ round: Int) throws {
    grow()
    // Importance, the style attribute, specificity, order.
    var best = nodes.map { node -> (weight: [Int], width: Int)? in
      node.width.style.map { ([0, 1], $0) } ?? node.width.attribute.map { ([-1], $0) }
    }
    var sheet = ""
    for width in 1...5 {
      let selectors = (0..<pick(1, 1, 2)).map { _ in selector() }
      let isImportant = chance(15)
      for selector in selectors {
        let weight = [isImportant ? 1 : 0, 0] + selector.weight + [width]
        for index in nodes.indices where selector.holds(nodes, index) {
          if best[index].map({ weight.lexicographicallyPrecedes($0.weight) }) ?? false { continue }
          best[index] = (weight, width)
        }
      }
      sheet += selectors.map(\.text).joined(separator: pick(",", " , "))
      sheet += "{stroke-width:\(width)\(isImportant ? pick("!important", " ! IMPORTANT") : "")}"
    }
    let document = text(0, sheet.replacing(">", with: "&gt;"))
    let drawing = try SVGDrawing(text: document)
    #expect(drawing.warnings.isEmpty, "\(sheet) \(drawing.warnings)")
    func widths(_ index: Int, _ inherited: Int) -> [Double] {
      let (own, name) = (best[index]?.width ?? inherited, nodes[index].name)
      return (["path", "rect", "line"].contains(name) ? [Double(own)] : [])
        + nodes[index].children.flatMap { widths($0, own) }
    }
    let found = drawing.elements.map { $0.paint.stroke?.width ?? -1 }
    #expect(found == widths(0, 1), "seed 41, round \(round): \(document)")
  }
}
