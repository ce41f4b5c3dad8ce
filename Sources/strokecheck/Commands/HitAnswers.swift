import StrokeCore
import StrokeFormats
import StrokePaths
import StrokeReports

/// The answers to questions about a drawing. A value that any number of threads may ask.
struct HitAnswers: Sendable {
  private let options: HitOptions
  private let isExplained: Bool
  /// True if the published bounds are used.
  private let isAsPublished: Bool
  /// True if the answers show the pixel's alpha, so that it has to be computed.
  private let showsAlpha: Bool
  private let scene: HitScene
  /// The painted elements' places in the drawing, by their numbers in the scene.
  private let places: [Int]
  /// The elements' names, where answers are about elements.
  private let names: ElementNames?
  /// The evidence of all elements that is the same for each question.
  private let extent: (painted: Rect?, published: Rect?)

  /// - Parameters:
  ///   - questions: How many will be asked.
  ///   - showsAlpha: False if nobody will see it.
  init(_ drawing: SVGDrawing, _ options: Options, questions: Int, showsAlpha: Bool) {
    self.options = options.hits
    isExplained = options.output.isExplained
    isAsPublished = options.detection.isAsPublished
    self.showsAlpha = showsAlpha
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
    names = options.hits.scope == .drawing ? nil : ElementNames(drawing)
    extent =
      isExplained
      ? (Self.union(of: tests.map(\.paintedBounds)), Self.union(of: tests.map(\.publishedBounds)))
      : (nil, nil)
    scene = HitScene(consume tests, isIndexed: options.hits.isIndexed, isForMany: questions > 16)
  }

  private static func union(of boxes: [Rect?]) -> Rect? {
    boxes.reduce(nil) { all, box in box.map { box in all.map { $0.union(box) } ?? box } ?? all }
  }

  /// A question with its rectangle, which is worked out only once.
  private struct Question {
    let query: HitQuery
    let rect: Rect?

    init(_ query: HitQuery) { (self.query, rect) = (query, query.rect) }
  }

  /// Returns whether anything is hit.
  func isHit(_ query: HitQuery) -> Bool { isHit(Question(query)) }

  private func isHit(_ question: Question) -> Bool {
    candidates(for: question).contains { finding(question, on: $0, showsAlpha: false).isHit }
  }

  /// Calls `body` with each finding that is to be printed about a question.
  func findings(for query: HitQuery, _ body: (HitFinding) -> Void) {
    let question = Question(query)
    switch options.scope {
    case .drawing: body(summary(of: question))
    case .each: findingsOfEach(question, body)
    case .hits:
      for index in candidates(for: question) {
        let finding = finding(question, on: index)
        if finding.isHit { body(finding) }
      }
    case .topmost: body(topmost(question))
    }
  }

  /// The numbers of the elements near a question's target; no other is hit.
  private func candidates(for question: Question) -> [Int] {
    switch question.query {
    case .point(let point): scene.candidates(near: point)
    case .finger(let circle): scene.candidates(near: circle)
    case .rect: question.rect.map { scene.candidates(near: $0) } ?? []
    }
  }

  private func topmost(_ question: Question) -> HitFinding {
    for index in candidates(for: question).reversed() {
      let finding = finding(question, on: index)
      if finding.isHit { return finding }
    }
    return HitFinding(
      question.query, isHit: false, alpha: missAlpha(of: question),
      evidence: evidence(pixel: nil, agrees: true))
  }

  /// The evidence of all elements together, where it is wanted.
  private func evidence(pixel: Rect?, agrees: Bool) -> HitFinding.Evidence? {
    guard isExplained else { return nil }
    return HitFinding.Evidence(
      bounds: extent.painted, pixel: pixel, publishedBounds: extent.published,
      agreesWithPublished: agrees)
  }

  private func findingsOfEach(_ question: Question, _ body: (HitFinding) -> Void) {
    let alpha = isExplained ? nil : missAlpha(of: question)
    var near = isExplained ? Array(places.indices)[...] : candidates(for: question)[...]
    for index in places.indices {
      if near.first == index {
        near.removeFirst()
        body(finding(question, on: index))
      } else {
        body(
          HitFinding(
            question.query, isHit: false, alpha: alpha, element: name(of: index, isHit: false)))
      }
    }
  }

  /// The alpha that is shown where nothing is hit.
  private func missAlpha(of question: Question) -> Int? {
    switch question.query {
    case .point: 0
    case .finger: nil
    case .rect: question.rect == nil || showsAlpha ? 0 : nil
    }
  }

  /// The answer for the whole drawing: hit where an element is, with the alpha of its elements
  /// composited.
  private func summary(of question: Question) -> HitFinding {
    if !showsAlpha, !isExplained {
      return HitFinding(question.query, isHit: isHit(question), alpha: nil)
    }
    // What is not near is neither hit nor opaque, and its published bounds change nothing about it.
    let findings = candidates(for: question).map { finding(question, on: $0) }
    let clear = findings.reduce(1.0) { $0 * (1 - Double($1.alpha ?? 0) / 255) }
    var hasAlpha = true
    if case .finger = question.query { hasAlpha = places.isEmpty }
    let only = isExplained && places.count == 1 ? finding(question, on: 0).evidence : nil
    return HitFinding(
      question.query, isHit: findings.contains(where: \.isHit),
      alpha: hasAlpha ? Int(((1 - clear) * 255).rounded()) : nil,
      evidence: evidence(
        pixel: only?.pixel,
        agrees: findings.allSatisfy { $0.evidence?.agreesWithPublished ?? true }))
  }

  /// The name of an element where an answer about it is shown.
  private func name(of index: Int, isHit: Bool) -> String? {
    isHit || options.scope == .each ? names?[places[index]] : nil
  }

  private func finding(_ question: Question, on index: Int, showsAlpha: Bool? = nil) -> HitFinding {
    let test = scene[index]
    func finding(isHit: Bool, alpha: Int?) -> HitFinding {
      HitFinding(
        question.query, isHit: isHit, alpha: alpha, element: name(of: index, isHit: isHit))
    }
    switch question.query {
    case .point(let point):
      let isHit = test.contains(point)
      return finding(isHit: isHit, alpha: isHit ? 255 : 0)
    case .finger(let circle): return finding(isHit: test.touches(circle), alpha: nil)
    case .rect:
      guard let rect = question.rect else { return finding(isHit: false, alpha: 0) }
      return self.finding(question, rect, on: index, showsAlpha: showsAlpha ?? self.showsAlpha)
    }
  }

  private func finding(
    _ question: Question, _ rect: Rect, on index: Int, showsAlpha: Bool
  ) -> HitFinding {
    let test = scene[index]
    let rule = options.effectiveRule
    let exact = test.hits(rect, by: rule)
    let publishedBounds =
      isAsPublished || isExplained ? test.publishedBounds : nil
    let published =
      isAsPublished || isExplained
      ? publishedBounds.map { test.hits(rect, by: rule, within: $0) } ?? false : exact
    // A rectangle that touches nothing shows nothing.
    let hasAlpha = showsAlpha && (exact || rule != .touch && test.touches(rect))
    let bounds = isAsPublished ? publishedBounds : nil
    let pixel =
      hasAlpha || isExplained ? test.pixel(for: rect, within: bounds) : nil
    let evidence =
      isExplained
      ? HitFinding.Evidence(
        bounds: test.paintedBounds, pixel: pixel, publishedBounds: publishedBounds,
        agreesWithPublished: published == exact) : nil
    let alpha = hasAlpha ? pixel.map { test.alpha(of: $0) } ?? 0 : 0
    let isHit = isAsPublished ? published : exact
    return HitFinding(
      question.query, isHit: isHit, alpha: showsAlpha ? alpha : nil,
      element: name(of: index, isHit: isHit), evidence: evidence)
  }
}
