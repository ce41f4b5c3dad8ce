import StrokeCore
import StrokeFormats
import StrokePaths
import StrokeReports

/// The answers to questions about a drawing, for any number of threads.
struct HitAnswers: Sendable {
  private let options: Options
  private let scene: HitScene
  /// The painted elements' places in the drawing, by their numbers in the scene.
  private let places: [Int]
  /// The elements' names, where answers are about elements.
  private let names: ElementNames?
  /// The evidence of all elements that is the same for each question.
  private let extent: (painted: Rect?, published: Rect?)

  init(_ drawing: SVGDrawing, _ options: Options) {
    self.options = options
    let isExplained = options.output.isExplained
    var tests: [HitTest] = []
    var places: [Int] = []
    tests.reserveCapacity(drawing.elements.count)
    places.reserveCapacity(drawing.elements.count)
    for index in drawing.elements.indices where drawing.elements[index].paint != Paint(fill: nil) {
      // An explanation asks for the bounds again.
      let test = drawing.elements[index].hitTest
      tests.append(isExplained ? test.indexed() : test)
      places.append(index)
    }
    self.places = places
    names = options.drawing.scope == .drawing ? nil : ElementNames(drawing)
    extent =
      isExplained
      ? (
        Rect(around: tests.compactMap(\.paintedBounds)),
        Rect(around: tests.compactMap(\.publishedBounds))
      ) : (nil, nil)
    scene = HitScene(consume tests)
  }

  /// Returns whether anything is hit.
  func isHit(_ query: HitQuery) -> Bool {
    candidates(for: query).contains { finding(query, on: $0).isHit }
  }

  /// Calls `body` with each finding that is to be printed about a question.
  func findings(for query: HitQuery, _ body: (HitFinding) -> Void) {
    switch options.drawing.scope {
    case .drawing: body(summary(of: query))
    case .each: findingsOfEach(query, body)
    case .hits:
      for index in candidates(for: query) {
        let finding = finding(query, on: index)
        if finding.isHit { body(finding) }
      }
    case .topmost: body(topmost(query))
    }
  }

  /// The numbers of the elements near a question's target; no other is hit.
  private func candidates(for query: HitQuery) -> [Int] {
    switch query {
    case .point(let point): scene.candidates(near: point)
    case .finger(let circle): scene.candidates(near: circle)
    case .rect: query.rect.map { scene.candidates(near: $0) } ?? []
    }
  }

  private func topmost(_ query: HitQuery) -> HitFinding {
    for index in candidates(for: query).reversed() {
      let finding = finding(query, on: index)
      if finding.isHit { return finding }
    }
    var finding = HitFinding(query, isHit: false)
    finding.evidence = evidence(agrees: true)
    return finding
  }

  /// The evidence of all elements together, where it is wanted.
  private func evidence(agrees: Bool) -> HitFinding.Evidence? {
    guard options.output.isExplained else { return nil }
    return (extent.painted, extent.published, agrees)
  }

  private func findingsOfEach(_ query: HitQuery, _ body: (HitFinding) -> Void) {
    var near = options.output.isExplained ? Array(places.indices)[...] : candidates(for: query)[...]
    for index in places.indices {
      if near.first == index {
        near.removeFirst()
        body(finding(query, on: index))
      } else {
        var finding = HitFinding(query, isHit: false)
        finding.element = name(of: index, isHit: false)
        body(finding)
      }
    }
  }

  /// The answer for the whole drawing: hit where an element is.
  private func summary(of query: HitQuery) -> HitFinding {
    guard options.output.isExplained else { return HitFinding(query, isHit: isHit(query)) }
    // What is not near is not hit, and its published bounds change nothing about it.
    let findings = candidates(for: query).map { finding(query, on: $0) }
    var all = HitFinding(query, isHit: findings.contains(where: \.isHit))
    all.evidence = evidence(
      agrees: findings.allSatisfy { $0.evidence?.agreesWithPublished ?? true })
    return all
  }

  /// The name of an element where an answer about it is shown.
  private func name(of index: Int, isHit: Bool) -> String? {
    isHit || options.drawing.scope == .each ? names?[places[index]] : nil
  }

  private func finding(_ query: HitQuery, on index: Int) -> HitFinding {
    let test = scene[index]
    var finding = HitFinding(query, isHit: query.isHit(test, by: options.drawing.rule))
    if let rect = query.rect, options.detection.isAsPublished || options.output.isExplained {
      let bounds = test.publishedBounds
      let published = bounds.map { test.hits(rect, by: options.drawing.rule, within: $0) } ?? false
      if options.output.isExplained {
        finding.evidence = (test.paintedBounds, bounds, published == finding.isHit)
      }
      if options.detection.isAsPublished { finding.isHit = published }
    }
    finding.element = name(of: index, isHit: finding.isHit)
    return finding
  }
}
