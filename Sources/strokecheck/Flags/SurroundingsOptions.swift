import StrokeCore
import StrokeFormats
import StrokePaths
import StrokeReports

/// Which shapes strokes are looked at among, and how large the finger was.
struct SurroundingsOptions: Sendable {
  /// An SVG file or a file of path data.
  var file: Argument?
  /// The side of the square about the finger's tip.
  var finger = 44.0

  static let flags: [Flag<SurroundingsOptions>] = [
    Flag(
      "path", .file("FILE"), .drawing, .task,
      "shapes: say which of them the stroke encloses and touches"
    ) { options, argument in options.file = argument },
    Flag("finger", .named("SIDE"), .drawing, .judgment, "the square about each point (default: 44)")
    {
      options, argument throws(UsageError) in
      options.finger = try argument.positiveNumber(for: "finger")
    },
  ]

  /// Why an option does nothing without shapes.
  func objection(to option: String) -> UsageError? {
    guard option == "finger", file == nil else { return nil }
    return UsageError("--finger touches the shapes of --path FILE, and there are none")
  }

  /// The shapes, or nil if nobody asked about any.
  func scene(_ console: Console) throws(InputFailure) -> Scene? {
    try DrawingOptions(file: file).readIfAny(console).map { Scene($0.drawing, finger: finger) }
  }
}

/// Shapes that strokes are drawn among.
struct Scene: Sendable {
  private let shapes: [(name: String, test: HitTest, bounds: Rect?)]
  private let finger: Double

  init(_ drawing: SVGDrawing, finger: Double) {
    shapes = drawing.elements.enumerated().map { index, element in
      let test = element.hitTest.indexed()
      let name = HitFinding.Element(id: element.id, number: index + 1).name
      return (name, test, test.paintedBounds)
    }
    self.finger = finger
  }

  /// What the stroke goes round and what it touches.
  func surroundings(of stroke: Stroke) -> Surroundings {
    let points = (0..<stroke.count).map { stroke[$0] }
    // Only what lies near the stroke can be enclosed or touched.
    let reach = stroke.bounds?.outset(by: finger)
    let near = shapes.filter { shape in
      shape.bounds.flatMap { reach?.intersection($0) } != nil
    }
    return Surroundings(
      enclosed: near.filter { $0.test.isEnclosed(by: points) }.map(\.name),
      touched: near.filter { $0.test.touches(square: finger, along: points) }.map(\.name))
  }
}
