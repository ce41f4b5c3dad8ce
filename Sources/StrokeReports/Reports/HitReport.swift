import StrokeCore
import StrokeFormats

extension Report<HitFinding> {
  /// The answers of hit tests; the text is a line each: `10,20,44,44: hit`.
  package static func hits(
    _ form: ResultFormat, isColored: Bool, isForTerminal: Bool
  ) -> Report {
    Report(
      form, like: HitFinding(.point(.origin), isHit: false), isForTerminal: isForTerminal,
      text: { $1.append(text: $0, isColored) })
  }
}

extension HitFinding: FieldSource {
  package func write(to fields: inout FieldWriter) {
    let isRect = query.size != nil
    fields.member("rect", isRect ? query.numbers : nil, "[x,y,width,height]; null for a point")
    fields.field("x", query.origin.x, in: .csv)
    fields.field("y", query.origin.y, in: .csv)
    fields.field("width", query.size?.width, in: .csv)
    fields.field("height", query.size?.height, in: .csv)
    fields.field("radius", query.radius, in: .csv)
    fields.field("hit", isHit, "true if it touches what is painted")
    fields.field(
      "element", element?.bareID,
      """
      name of the element; null for the whole drawing. It is the id, such as oak, or
      oak[2] for the second with that id; without an id, the path to it, such as
      svg/g[2]/path[5]: the fifth path in the second g (the number is there even if it is
      the only one). What a use shows is named inside the use
      """)
    fields.member(
      "point", isRect ? nil : query.origin, "[x,y] with --point, and radius* with --radius",
      isOptional: true)
    fields.field("radius", query.radius, in: .json, isOptional: true)
    fields.member(
      "bounds", evidence.map { $0.bounds },
      """
      with --explain: painted bounds; publishedBounds are those that the published code
      uses, and agreesWithPublished is false if its answer differs
      """, isOptional: true)
    fields.member("publishedBounds", evidence.map { $0.publishedBounds }, isOptional: true)
    fields.member("agreesWithPublished", evidence?.agreesWithPublished, isOptional: true)
  }
}

extension HitQuery {
  /// The numbers it is made of, as they are typed.
  var numbers: [Double] {
    switch self {
    case .rect(let x, let y, let width, let height): [x, y, width, height]
    case .point(let point): [point.x, point.y]
    case .finger(let circle): [circle.center.x, circle.center.y, circle.radius]
    }
  }

  /// The size of a rectangle; nil for any other question.
  fileprivate var size: (width: Double, height: Double)? {
    if case .rect(_, _, let width, let height) = self { (width, height) } else { nil }
  }

  /// The upper left corner, the point, or the middle of a finger.
  fileprivate var origin: Point {
    switch self {
    case .rect(let x, let y, _, _): Point(x, y)
    case .point(let point): point
    case .finger(let circle): circle.center
    }
  }

  fileprivate var radius: Double? {
    if case .finger(let circle) = self { circle.radius } else { nil }
  }
}

extension [UInt8] {
  fileprivate mutating func append(text finding: HitFinding, _ isColored: Bool) {
    for (index, number) in finding.query.numbers.enumerated() {
      append((index > 0 ? "," : "") + number.exactText)
    }
    append(": ")
    if let element = finding.element { append("\(element.withoutControls): ") }
    let color = finding.isHit ? TerminalColor.green : .red
    append(in: isColored ? color : nil) { $0.append(finding.isHit ? "hit" : "miss") }
    append("\n")
    guard let evidence = finding.evidence else { return }
    append(box: evidence.bounds, named: "painted bounds")
    append(box: evidence.publishedBounds, named: "published bounds")
    if !evidence.agreesWithPublished {
      append("  the published bounds give the opposite answer\n")
    }
  }

  private mutating func append(box: Rect?, named name: String) {
    append("  \(name.padded(to: 18))")
    if let box { append(edges: box, upTo: 4) } else { append("none") }
    append("\n")
  }
}

/// The question of a hit test.
package enum HitQuery: Hashable, Sendable {
  /// A rectangle by its upper left corner and its size.
  case rect(x: Double, y: Double, width: Double, height: Double)
  /// A point.
  case point(Point)
  /// A round finger.
  case finger(Circle)

  /// The rectangle by its edges; nil if it is another question, or has no size.
  package var rect: Rect? {
    guard case .rect(let x, let y, let width, let height) = self else { return nil }
    return .written(x: x, y: y, width: width, height: height)
  }
}

/// The answer of a hit test.
package struct HitFinding: Sendable {
  /// The question.
  package let query: HitQuery
  /// True if it was hit.
  package var isHit: Bool
  /// The name of the element it is about; nil for the whole drawing.
  package var element: String?
  /// The evidence for the answer, where it was asked for.
  package var evidence: Evidence?

  /// The painted bounds, the bounds that the published code takes for them, and whether those give the same answer.
  package typealias Evidence = (bounds: Rect?, publishedBounds: Rect?, agreesWithPublished: Bool)

  /// An answer.
  package init(_ query: HitQuery, isHit: Bool) { (self.query, self.isHit) = (query, isHit) }
}
