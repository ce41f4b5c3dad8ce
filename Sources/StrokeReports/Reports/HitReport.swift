import StrokeCore
import StrokeFormats

/// A report of the answers of hit tests.
package enum HitReport: Sendable {
  /// A line an answer: `10,20,44,44: hit`.
  case text(isColored: Bool)
  /// A JSON object a line.
  case lines
  /// One JSON array of the same objects.
  case array
  /// CSV with a header.
  case csv(isForTerminal: Bool)

  /// The text before all answers.
  package var opening: String {
    switch self {
    case .text, .lines: ""
    case .array: "["
    case .csv: "x,y,width,height,radius,hit,alpha,element\n"
    }
  }

  /// The text between one answer and the next.
  package var separator: String { if case .array = self { ",\n" } else { "" } }

  /// The text after all answers.
  package var closing: String { if case .array = self { "]\n" } else { "" } }

  /// Appends an answer.
  package func append(_ finding: HitFinding, to output: inout [UInt8]) {
    switch self {
    case .text(let isColored): appendText(finding, isColored, to: &output)
    case .lines:
      appendJSON(finding, to: &output)
      output.append("\n")
    case .array: appendJSON(finding, to: &output)
    case .csv(let isForTerminal): appendCSV(finding, isForTerminal, to: &output)
    }
  }

  private func appendText(_ finding: HitFinding, _ isColored: Bool, to output: inout [UInt8]) {
    for (index, number) in finding.query.numbers.enumerated() {
      output.append(index > 0 ? "," : "")
      output.append(number.exactText)
    }
    output.append(": ")
    if let element = finding.element { output.append("\(element.withoutControls): ") }
    let color = finding.isHit ? "\u{1B}[32m" : "\u{1B}[31m"
    output.append(isColored ? color : "")
    output.append(finding.isHit ? "hit" : "miss")
    output.append(isColored ? "\u{1B}[0m\n" : "\n")
    guard let evidence = finding.evidence else { return }
    output.append(box: evidence.bounds, named: "painted bounds")
    output.append(box: evidence.pixel, named: "pixel")
    if let alpha = finding.alpha { output.append("  alpha             \(alpha)\n") }
    output.append(box: evidence.publishedBounds, named: "published bounds")
    if !evidence.agreesWithPublished {
      output.append("  the published bounds give the other answer\n")
    }
  }

  private func appendJSON(_ finding: HitFinding, to output: inout [UInt8]) {
    output.appendJSON { json in
      json.object { json in
        if case .rect = finding.query {
          json.member("rect", finding.query.numbers)
        } else {
          json.member("rect", [Double]?.none)
        }
        json.member("hit", finding.isHit)
        json.member("alpha", finding.alpha)
        json.member("element", finding.element?.bareID)
        switch finding.query {
        case .rect: break
        case .point(let point): json.member("point", point)
        case .finger(let circle):
          json.member("point", circle.center)
          json.member("radius", circle.radius)
        }
        guard let evidence = finding.evidence else { return }
        json.member("bounds", evidence.bounds)
        json.member("pixel", evidence.pixel)
        json.member("publishedBounds", evidence.publishedBounds)
        json.member("agreesWithPublished", evidence.agreesWithPublished)
      }
    }
  }

  private func appendCSV(
    _ finding: HitFinding, _ isForTerminal: Bool, to output: inout [UInt8]
  ) {
    let numbers: [Double?] =
      switch finding.query {
      case .rect(let x, let y, let width, let height): [x, y, width, height, nil]
      case .point(let point): [point.x, point.y, nil, nil, nil]
      case .finger(let circle): [circle.center.x, circle.center.y, nil, nil, circle.radius]
      }
    for number in numbers {
      if let number { output.append(exact: number) }
      output.append(",")
    }
    output.append("\(finding.isHit),")
    if let alpha = finding.alpha { output.append(decimal: alpha) }
    output.append(",")
    if let name = finding.element?.bareID { output.append(csv: name, forTerminal: isForTerminal) }
    output.append("\n")
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
}

extension [UInt8] {
  fileprivate mutating func append(box: Rect?, named name: String) {
    append("  \(name)")
    append(contentsOf: repeatElement(UInt8(ascii: " "), count: 18 - name.utf8.count))
    if let box { append(edges: box, upTo: 4) } else { append("none") }
    append("\n")
  }
}
