import StrokeFormats
import StrokeReports

/// Which shapes are asked about, and how they are painted where they do not say themselves.
struct DrawingOptions: Sendable {
  /// An SVG file, or a file of path data; `-` for standard input.
  var file: Argument?
  /// Path data.
  var data: Argument?
  var attributes = SVGAttributes()
  /// Whether the attributes win over what the file says.
  var isOverriding = false

  init(file: Argument? = nil) { self.file = file }

  /// Whether a drawing is given at all.
  var isNamed: Bool { file != nil || data != nil }

  /// The file that the shapes come from.
  static let pathFlag = Flag<DrawingOptions>(
    "path", .file("FILE"), .drawing, .task,
    "an SVG file, or a file of path data; - is standard input"
  ) { options, argument in options.file = argument }

  /// How shapes are painted.
  static let paintFlags: [Flag<DrawingOptions>] =
    SVGAttributes.names.map { name in
      Flag(name, .named("VALUE"), .drawing, .judgment, "as in SVG, for what the file does not say")
      {
        options, argument throws(UsageError) in
        guard options.attributes.set(name, to: argument.text) else {
          throw UsageError("--\(name) does not take \"\(argument.text)\", as in SVG")
        }
      }
    } + [
      Flag("override", .drawing, .judgment, "let these options win over what the file says") {
        options, _ in options.isOverriding = true
      }
    ]

  static let flags: [Flag<DrawingOptions>] =
    [
      pathFlag,
      Flag("d", .named("DATA"), .drawing, .task, "path data, as in the d attribute of SVG") {
        options, argument in options.data = argument
      },
    ] + paintFlags

  /// Why an option does nothing beside the others.
  func objection(to option: String) -> UsageError? {
    guard option == "override" else { return nil }
    if attributes.isEmpty {
      return UsageError("--override lets paint options win, and there is none")
    }
    guard data != nil else { return nil }
    return UsageError("--override is for files that say how they are painted, and --d does not")
  }

  /// Why an option does nothing without shapes.
  func objectionWithoutShapes(to option: String) -> UsageError? {
    guard !isNamed, SVGAttributes.names.contains(option) else { return nil }
    return UsageError(
      "--fill, --stroke and their kin paint shapes, and there are none",
      suggestion: "--path FILE or --d DATA")
  }

  /// Refuses two drawings.
  func checkIsOne() throws(UsageError) {
    guard file == nil || data == nil else {
      throw UsageError("one drawing at a time: --path and --d do not go together")
    }
  }

  /// A drawing that was read.
  struct Reading: Sendable {
    /// What messages call it.
    let name: String
    let drawing: SVGDrawing

    /// What is painted, from the hindmost to the foremost.
    var painted: [PaintedPath] {
      drawing.elements.filter { $0.paint.fill != nil || $0.paint.stroke != nil }.map {
        PaintedPath($0.path, $0.paint, $0.transform)
      }
    }
  }

  /// Reads the drawing, if one is named, and prints its warnings.
  func readIfAny(_ console: Console) throws(InputFailure) -> Reading? {
    isNamed ? try read(console) : nil
  }

  /// Reads the drawing and prints its warnings.
  ///
  /// - Throws: why there is none.
  func read(_ console: Console) throws(InputFailure) -> Reading {
    let name = data == nil ? file?.text ?? "-" : "--d"
    let bytes: [UInt8]
    if let data { bytes = data.bytes } else { bytes = try contents(console) }
    let drawing = try drawing(of: bytes, name)
    for warning in drawing.warnings { console.complain("\(name):\(warning)") }
    if drawing.elements.isEmpty { console.complain("\(name): warning: there is no shape in it") }
    return Reading(name: name, drawing: drawing)
  }

  private func drawing(
    of bytes: [UInt8], _ name: String
  ) throws(InputFailure) -> SVGDrawing {
    try bytes.withUnsafeBufferPointer { bytes throws(InputFailure) in
      guard data == nil, SVGDrawing.looksLikeSVG(bytes) else {
        let drawing = SVGDrawing(pathData: bytes, attributes: attributes)
        // A file that begins with a mistake is something else than path data.
        if data == nil, let element = drawing.elements.first, element.path.isEmpty {
          let found = element.error ?? ReadError("expected SVG or path data", line: 1, column: 1)
          throw InputFailure(name, found)
        }
        return drawing
      }
      do throws(ReadError) {
        return try SVGDrawing(bytes, attributes: attributes, isOverriding: isOverriding)
      } catch {
        throw InputFailure(name, error)
      }
    }
  }

  private func contents(_ console: Console) throws(InputFailure) -> [UInt8] {
    let input: Input =
      file.map { $0.text == "-" ? .standardInput : .file($0.path) } ?? .standardInput
    return try input.contents(console)
  }
}

extension Input {
  /// All of an input's bytes.
  func contents(_ console: Console) throws(InputFailure) -> [UInt8] {
    var block = ByteBlock()
    guard !Platform.isInterrupted else {
      console.note(unread: self)
      throw InputFailure(name, "not read because of the interrupt")
    }
    do throws(SystemError) {
      let opened = try OpenInput(self, console)
      while !opened.isAtEnd { block.append(upTo: 1 << 16) { opened.read(into: $0) } }
      if let failure = opened.failure { throw failure }
    } catch {
      throw InputFailure(name, error.description)
    }
    return Array(block.bytes)
  }
}

extension InputFailure {
  /// An input that could be had and makes no sense.
  init(_ name: String, _ error: ReadError) {
    self.init("\(name):\(error.line):\(error.column)", error.reason)
  }
}
