import StrokePaths
import TestSupport
import Testing

@testable import StrokeFormats

/// Random sheets on random documents, against a matcher that tries every element for every condition: which rule
/// wins shows in the width of each shape's stroke.
@Suite struct SelectorTests {
  private struct Node {
    let name: String
    let parent: Int?
    var children: [Int] = []
    let id: String?
    let classes: [String]
    let mark: String?
    let width: (attribute: Int?, style: Int?)
  }

  /// A selector or a part of one: what is written, what it weighs (ids, classes and the like, names), and what it
  /// holds of.
  private struct Selector {
    let text: String
    var weight = [0, 1, 0]
    let holds: ([Node], Int) -> Bool
  }

  private var dice = SeededGenerator(seed: 41)
  /// How often a kind of condition held, and how often not.
  private var counts: [String: [Bool: Int]] = [:]

  private mutating func pick<T>(_ values: T...) -> T {
    values[Int.random(in: 0..<values.count, using: &dice)]
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &dice) < percent
  }

  // MARK: Selectors

  private static func peers(_ nodes: [Node], _ index: Int, ofType: Bool) -> [Int] {
    let all = nodes[index].parent.map { nodes[$0].children } ?? [index]
    return ofType ? all.filter { nodes[$0].name == nodes[index].name } : all
  }

  private mutating func condition(_ depth: Int) -> (kind: String, Selector) {
    switch Int.random(in: 0..<(depth > 0 ? 12 : 9), using: &dice) {
    case 0:
      let id = pick("x", "y", "z")
      return ("#", Selector(text: "#\(id)", weight: [1, 0, 0]) { $0[$1].id == id })
    case 1:
      let name = pick("c", "d", "e")
      return (".", Selector(text: ".\(name)") { $0[$1].classes.contains(name) })
    case 2, 3: return attribute()
    case 4, 5: return nth()
    case 6:
      let ofType = chance(50)
      let text = ofType ? ":only-of-type" : ":only-child"
      return (text, Selector(text: text) { Self.peers($0, $1, ofType: ofType) == [$1] })
    case 7:
      if chance(50) { return (":root", Selector(text: ":root") { $1 == 0 }) }
      return (
        ":empty", Selector(text: ":empty") { $0[$1].children.isEmpty && $0[$1].name != "style" }
      )
    case 8:
      let name = pick("hover", "active", "focus", "visited", "target", "lang(de)")
      return (":never", Selector(text: ":\(name)") { _, _ in false })
    default:
      let kind = pick(":not", ":is", ":where")
      let list = (0..<pick(1, 2)).map { _ in selector(depth - 1) }
      let heaviest = list.map(\.weight).max { $0.lexicographicallyPrecedes($1) } ?? []
      let text = "\(kind)(\(list.map(\.text).joined(separator: pick(",", ", "))))"
      return (
        kind,
        Selector(text: text, weight: kind == ":where" ? [0, 0, 0] : heaviest) { nodes, index in
          list.contains { $0.holds(nodes, index) } != (kind == ":not")
        }
      )
    }
  }

  private mutating func attribute() -> (kind: String, Selector) {
    guard chance(80) else { return ("[]", Selector(text: "[ mark ]") { $0[$1].mark != nil }) }
    let (value, relation) = (
      pick("one", "two", "on", "ne", "", "One"), pick("=", "~=", "|=", "^=", "$=", "*=")
    )
    let quote = value.isEmpty ? "'" : pick("'", "\"", "")
    let flag = pick("", "", " i", " I")
    return (
      relation,
      Selector(text: "[mark\(relation)\(quote)\(value)\(quote)\(flag)]") { nodes, index in
        guard var mark = nodes[index].mark else { return false }
        var value = value
        if !flag.isEmpty { (mark, value) = (mark.lowercased(), value.lowercased()) }
        return switch relation {
        case "~=": mark.split(separator: " ").contains { $0 == value }
        case "|=": mark == value || mark.hasPrefix(value + "-")
        case "^=": !value.isEmpty && mark.hasPrefix(value)
        case "$=": !value.isEmpty && mark.hasSuffix(value)
        case "*=": !value.isEmpty && mark.contains(value)
        default: mark == value
        }
      }
    )
  }

  private mutating func nth() -> (kind: String, Selector) {
    let (step, offset, ofType, fromEnd) = (
      pick(0, 1, 2, 3, -1, -2), pick(-2, 0, 1, 2, 3), chance(50), chance(50)
    )
    let steps = step == 1 ? pick("n", "+n", "1n") : step == -1 ? pick("-n", "-1n") : "\(step)n"
    let sign = offset < 0 ? pick("-", " - ") : pick("+", " + ")
    var formula = steps + (offset == 0 ? pick("", "+0") : sign + "\(abs(offset))")
    if step == 0 { formula = "\(offset)" }
    if step == 2, offset == 1 { formula = pick("odd", "ODD", "2n+1") }
    if step == 2, offset == 0 { formula = pick("even", "2n") }
    let kind = ofType ? "of-type" : "child"
    var text = ":nth-\(fromEnd ? "last-" : "")\(kind)(\(formula))"
    if step == 0, offset == 1, chance(50) { text = ":\(fromEnd ? "last" : "first")-\(kind)" }
    return (
      "nth \(step.signum()) \(ofType) \(fromEnd)",
      Selector(text: text) { nodes, index in
        let all = Self.peers(nodes, index, ofType: ofType)
        let place = (fromEnd ? all.reversed() : all).firstIndex(of: index) ?? 0
        return (0...40).contains { step * $0 + offset == place + 1 }
      }
    )
  }

  private mutating func compound(_ depth: Int) -> Selector {
    var parts = (0..<pick(0, 1, 1, 2)).map { _ in condition(depth) }
    if parts.isEmpty || chance(30) {
      let name = pick("*", "g", "path", "rect", "svg", "line")
      let weight = [0, 0, name == "*" ? 0 : 1]
      let part = Selector(text: name, weight: weight) { name == "*" || $0[$1].name == name }
      parts.insert(("name", part), at: 0)
    }
    for (kind, part) in parts {
      for index in nodes.indices {
        counts[kind, default: [:]][part.holds(nodes, index), default: 0] += 1
      }
    }
    return Selector(
      text: parts.map(\.1.text).joined(),
      weight: parts.reduce([0, 0, 0]) { zip($0, $1.1.weight).map(+) }
    ) { nodes, index in parts.allSatisfy { $0.1.holds(nodes, index) } }
  }

  private mutating func selector(_ depth: Int = 2) -> Selector {
    var left = compound(depth)
    for _ in 0..<pick(0, 0, 0, 1, 1, 2) {
      let (before, right, combinator) = (left, compound(depth), pick(" ", " ", ">", "+", "~"))
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
    return left
  }

  private static func relates(
    _ nodes: [Node], _ first: Int, _ combinator: String, _ second: Int
  ) -> Bool {
    guard let parent = nodes[second].parent else { return false }
    let all = nodes[parent].children
    let distance = (all.firstIndex(of: second) ?? 0) - (all.firstIndex(of: first) ?? all.count)
    switch combinator {
    case ">": return parent == first
    case "+": return distance == 1
    case "~": return distance > 0
    default: return parent == first || relates(nodes, first, " ", parent)
    }
  }

  // MARK: Documents

  private var nodes: [Node] = []

  private mutating func grow() {
    nodes = []
    let count = Int.random(in: 3...12, using: &dice)
    for index in 0...count {
      let groups = nodes.indices.filter { ["svg", "g", "a"].contains(nodes[$0].name) }
      // The sheet is an element too, the last in the document.
      let parent = index == count ? 0 : groups.randomElement(using: &dice)
      let name = pick("g", "a", "path", "path", "rect", "line")
      nodes.append(
        Node(
          name: index == 0 ? "svg" : index == count ? "style" : name, parent: parent,
          id: chance(30) ? pick("x", "y", "z") : nil,
          classes: ["c", "d", "e"].filter { _ in chance(30) },
          mark: chance(70) ? pick("", "one", "one two", "One-two", "ONE", "Two") : nil,
          width: (chance(15) ? 90 + index : nil, chance(10) ? 70 + index : nil)))
      if let parent { nodes[parent].children.append(index) }
    }
  }

  private func text(_ index: Int, _ sheet: String) -> String {
    let node = nodes[index]
    let attributes = [
      ("id", node.id), ("class", node.classes.joined(separator: "  ")), ("mark", node.mark),
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
    for (kind, count) in test.counts {
      #expect(count[true] ?? 0 > 0 || kind == ":never", "\(kind) never held")
      #expect(count[false] ?? 0 > 0, "\(kind) always held")
    }
    #expect(test.counts.count == 30)
  }

  private mutating func tryOne(_ round: Int) throws {
    grow()
    // What is important, the style attribute, the specificity, the order.
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
