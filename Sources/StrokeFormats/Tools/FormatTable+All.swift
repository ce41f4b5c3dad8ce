// The list of formats of other tools. Each has a folder here, with its reader and its writer, or with
// the writer alone if it draws strokes again.

extension FormatTable {
  /// All formats of other tools; the first that matches wins. JSON formats are recognized by a member of
  /// their first object.
  package static let all = FormatTable([
    ForeignFormat(.getevent, .lines { $0.looksLikeGetevent }, reader: GeteventReader.init),
    ForeignFormat(.quickdraw, .json { $0.hasArray("drawing") }, reader: QuickDrawReader.init),
    ForeignFormat(.webdriver, .json { $0.hasArray("actions") }, reader: WebDriverReader.init),
    ForeignFormat(.rrweb, .json(isRrweb), reader: RrwebReader.init),
    ForeignFormat(.pointerevents, .json(isPointerEvent), reader: PointerEventReader.init),
    ForeignFormat(.dollar, .xml(root: "Gesture"), reader: DollarReader.init),
    ForeignFormat(.inkml, .xml(root: "ink"), reader: InkMLReader.init),
    ForeignFormat(.svg, .xml(root: "svg"), reader: SVGStrokeReader.init),
  ])
}

/// Returns whether an object is an event of rrweb, or holds some: its `type` is a number and `data`
/// an object, or it has `events` of that kind.
private func isRrweb(_ object: FirstObject) -> Bool {
  if object.formatOfEvents == .rrweb { return true }
  guard case .number = object["type"], case .object = object["data"] else { return false }
  return true
}

/// Returns whether an object is a pointer event: its `type` begins with "pointer" and says more, or
/// is any other text together with `pointerId` or `clientX`.
private func isPointerEvent(_ object: FirstObject) -> Bool {
  guard case .string(let type) = object["type"] else { return false }
  return type.hasPrefix("pointer") && type != "pointer" || object["pointerId"] != nil
    || object["clientX"] != nil
}

extension OutputFormat {
  /// A writer at the beginning of a document that a terminal shows. Where a format has control characters
  /// as they are, U+FFFD stands for each.
  package var writerForTerminal: any StrokeWriter {
    switch self {
    case .csv: TableWriter(delimiter: UInt8(ascii: ","), isForTerminal: true)
    case .tsv: TableWriter(delimiter: 0x09, isForTerminal: true)
    default: writer
    }
  }

  /// A writer at the beginning of a document.
  public var writer: any StrokeWriter {
    switch self {
    case .json: JSONStrokeWriter(isDocument: true)
    case .ndjson: JSONStrokeWriter(isDocument: false)
    case .csv: TableWriter(delimiter: UInt8(ascii: ","))
    case .tsv: TableWriter(delimiter: 0x09)
    case .quickdraw: QuickDrawWriter()
    case .dollar: DollarWriter()
    case .inkml: InkMLWriter()
    case .webdriver: WebDriverWriter()
    case .rrweb: RrwebWriter()
    case .pointerevents: PointerEventWriter()
    case .getevent: GeteventWriter()
    case .svg: SVGStrokeWriter()
    case .playwright: PlaywrightWriter()
    case .sendevent: SendeventWriter()
    case .xcuitest: XCUITestWriter()
    case .maestro: MaestroWriter()
    }
  }
}
