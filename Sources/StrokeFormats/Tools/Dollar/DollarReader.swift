import StrokeCore

// The gesture logs of the $1 recognizer and its relatives ($N, $P, $Q):
//
//     <Gesture Name="circle01" Subject="1" Speed="fast" Number="1" NumPts="2" …>
//       <Point X="127" Y="141" T="0" />
//       <Point X="124" Y="140" T="10" />
//     </Gesture>
//
// or, of several strokes, with <Stroke index="1"> about the points of each. `T` counts milliseconds,
// and may be missing in all points of a stroke.
//
// - The id is the name; the label is the name without the number at its end, which is what `Number`
//   says, or else two digits or more, and a dash, underscore, tilde or space before it.
// - The other attributes of the gesture are kept, except for counts of what is there. Of a gesture
//   with several strokes each has its number as the member `part`, unless the name is empty.
// - The attributes `id`, `label`, `width`, `ended` and `cancelled`, which the recognizers do not know, win:
//   also those of a stroke over those of its gesture. An empty one stands for none.

/// Reads a gesture and its strokes, tag by tag.
struct DollarReader {
  private let timeUnit: TimeUnit
  /// What attributes point into.
  private let texts = XMLTexts()
  private var open: [Element] = []
  private var attributes: [XMLAttribute] = []
  /// The stroke whose points are being read, with the attributes of its own.
  private var current: (stroke: OpenStroke, own: [XMLAttribute])?
  private var strokes: [(stroke: OpenStroke, own: [XMLAttribute])] = []

  /// The elements of a log, by their names.
  private enum Element: String {
    case gesture = "Gesture"
    case stroke = "Stroke"
    case point = "Point"
  }

  private init(_ timeUnit: TimeUnit) { self.timeUnit = timeUnit }

  /// Reads a log.
  static func read(
    _ cursor: inout ByteCursor, _ timeUnit: TimeUnit?, into assembler: inout Assembler
  ) throws(ReadError) {
    var gesture = DollarReader(timeUnit ?? .milliseconds)
    // Strokes of a gesture that is broken further down are whole all the same.
    defer { gesture.deliver(into: &assembler) }
    try cursor.readXML(gesture.texts) { _, event throws(ReadError) in
      switch event {
      case .start(let tag): try gesture.begin(tag, line: tag.position.line)
      case .end: gesture.end()
      case .finish: break
      }
    }
  }

  private mutating func begin(_ tag: XMLTag, line: Int) throws(ReadError) {
    let element = Element(rawValue: tag.localName)
    switch (open.last, element) {
    case (nil, .gesture): attributes = tag.attributes
    case (.gesture, .stroke) where current == nil:
      current = (OpenStroke(dataFromLine: line), tag.attributes)
    case (.gesture, .point) where strokes.isEmpty, (.stroke, .point):
      if current == nil { current = (OpenStroke(dataFromLine: line), []) }
      try append(tag)
    default:
      let wanted = open.isEmpty ? "<Gesture>" : strokes.isEmpty ? "<Point>" : "<Stroke>"
      throw ReadError("expected \(wanted), found <\(tag.name.excerpt)>", at: tag.position)
    }
    if let element { open.append(element) }
  }

  private mutating func append(_ tag: XMLTag) throws(ReadError) {
    guard let x = tag["X"] else { throw ReadError("expected a point with X", at: tag.position) }
    guard let y = tag["Y"] else { throw ReadError("expected a point with Y", at: tag.position) }
    let place = Point(try x.number(), try y.number())
    current?.stroke.facts.writtenUnit = timeUnit
    var time: Double?
    if let attribute = tag["T"] { time = try attribute.number(timesTenToThe: timeUnit.powerOfTen) }
    try current?.stroke.append(place, at: time, tag.position)
    for attribute in tag.attributes
    where !(attribute.isCalled("X") || attribute.isCalled("Y") || attribute.isCalled("T")) {
      current?.stroke.note(channel: attribute.name)
    }
  }

  private mutating func end() {
    guard open.popLast() != .point, let stroke = current else { return }
    strokes.append(stroke)
    current = nil
  }

  /// Hands over the strokes that are whole.
  private func deliver(into assembler: inout Assembler) {
    for (index, (stroke, own)) in strokes.enumerated() {
      let all = own.filter { $0.name != "index" } + attributes
      for name in ["id", "label"] {
        if let attribute = all.first(where: { $0.name == name }) {
          stroke.members.add(name.utf8, xml: attribute.text)
        }
      }
      addName(to: &stroke.members)
      for attribute in all where Self.isKept(attribute.name) {
        stroke.members.add(attribute.name.utf8, xml: attribute.text)
      }
      let width = all.first { $0.name == "width" }
      let ended = all.first { $0.name == "ended" }
      stroke.take(
        width: width.flatMap { Double($0.text) },
        ended: ended.flatMap { try? $0.number(timesTenToThe: timeUnit.powerOfTen) })
      if isDrawnInParts { stroke.members.add("part".utf8, .literal("\(index + 1)")) }
      assembler.deliver(stroke)
    }
  }

  /// True if the strokes are parts of one thing. A gesture whose name is empty only holds them
  /// together, as the one that is written here for several strokes.
  private var isDrawnInParts: Bool {
    strokes.count > 1 && attributes.first { $0.name == "Name" }?.text != ""
  }

  /// Counts are of what is there anyway.
  private static func isKept(_ name: String) -> Bool {
    !["Name", "width", "ended", "NumPts", "Millseconds", "Milliseconds"].contains(name)
      && !name.hasPrefix("xmlns")
  }

  private func addName(to members: inout Members) {
    guard let name = attributes.first(where: { $0.name == "Name" })?.text, !name.isEmpty else {
      return
    }
    let number = attributes.first { $0.name == "Number" }?.text
    members.add("id".utf8, xml: name)
    members.add("label".utf8, xml: DollarName.label(of: name, number: number))
  }
}

/// The names of a set's gestures: what they show, and a number.
enum DollarName {
  /// The name without its number.
  static func label(of name: String, number: String?) -> String {
    var label = Substring(name)
    while let last = label.utf8.last, (0x30...0x39) ~= last { label.removeLast() }
    let digits = name.dropFirst(label.count)
    let isNumber = number.map { Int($0) == Int(digits) } ?? (digits.count >= 2)
    guard isNumber, !digits.isEmpty, !label.isEmpty else { return name }
    if let last = label.last, "-_~ ".contains(last), label.count > 1 { label.removeLast() }
    return String(label)
  }
}
