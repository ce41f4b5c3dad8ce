import StrokeCore
import StrokePaths

/// The declarations that apply to one element, of which the heaviest of each property counts: CSS's
/// cascaded values.
struct SVGCascade {
  private var values = [SVGValue?](repeating: nil, count: SVGName.propertyCount)
  private var weights = [UInt64](repeating: 0, count: SVGName.propertyCount)
  private var names: [SVGName] = []

  /// The value that counts; nil if there is none.
  subscript(name: SVGName) -> SVGValue? { values[Int(name.rawValue)] }

  var isEmpty: Bool { names.isEmpty }

  /// The properties that have a value.
  var declared: [SVGName] { names }

  mutating func removeAll() {
    for name in names { values[Int(name.rawValue)] = nil }
    names.removeAll(keepingCapacity: true)
  }

  /// Declares a value. Of two of the same weight the later counts.
  mutating func declare(_ name: SVGName, _ value: SVGValue, weight: UInt64) {
    let index = Int(name.rawValue)
    if values[index] == nil {
      names.append(name)
    } else if weight < weights[index] {
      return
    }
    values[index] = value
    weights[index] = weight
  }
}

/// The computed values of the properties that children inherit.
struct SVGStyle {
  var color = true
  var fill = SVGPaint(.visible)
  var stroke = SVGPaint(.none)
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var fillRule = FillRule.nonzero
  var clipRule = FillRule.nonzero
  var isVisible = true
  var strokeWidth = SVGLength(1)
  var cap = StrokeStyle.Cap.butt
  var join = Join.miter
  var miterLimit = 4.0
  var dashes = SVGDashes([])
  var dashOffset = SVGLength.zero
  /// The markers' places in the document; -1 for none.
  var markers: (start: Int, mid: Int, end: Int) = (-1, -1, -1)
  var fontSize = 16.0

  enum Join: UInt8 { case miter, round, bevel, miterClip, arcs }
}

/// The lengths of dashes and gaps, and the pattern that was last made of them. All elements that inherit
/// a list share it, however long it is.
final class SVGDashes {
  let lengths: [SVGLength]
  /// True if one is in hundredths of the viewport.
  let hasPercent: Bool
  private var key: Key?
  private var made: DashPattern?

  /// All that a pattern depends on beside the lengths.
  private struct Key: Equatable {
    let whole: Double?
    let offset: Double
    let scale: Double
  }

  init(_ lengths: [SVGLength]) {
    self.lengths = lengths
    hasPercent = lengths.contains { $0.unit == .percent }
  }

  /// The pattern with percentages of `whole`, multiplied by `scale`; nil if it is none. Adds the
  /// lengths of one that has to be made to `count`.
  func pattern(
    _ whole: Double?, offset: SVGLength, scale: Double, count: inout Int
  ) -> DashPattern? {
    guard !lengths.isEmpty else { return nil }
    let key = Key(whole: whole, offset: offset.resolved(whole) ?? 0, scale: scale)
    if self.key != key {
      let resolved = lengths.compactMap { $0.resolved(whole) }
      made =
        resolved.count == lengths.count
        ? DashPattern(resolved.map { $0 * scale }, offset: key.offset * scale) : nil
      self.key = key
      count += lengths.count
    }
    return made
  }
}

/// The computed values of the properties that only the element itself has.
struct SVGOwnStyle {
  enum Display: UInt8 { case none, shown, contents }
  enum Box: UInt8 { case view, fill, stroke }

  var display = Display.shown
  var opacity = 1.0
  /// A clip path's place in the document; -1 for none.
  var clipPath = -1
  /// True if what lies outside a viewport is cut off; nil if nothing says so.
  var hidesOverflow: Bool?
  var transform: [SVGTransform] = []
  /// Nil for the origin of the user units.
  var origin: (x: SVGLength, y: SVGLength)?
  var box = Box.view
  var rotate: Double?
  var scale: (x: Double, y: Double)?
  var translate: (x: SVGLength, y: SVGLength)?
  var keepsStrokeWidth = false
  var stopOpacity = 1.0
  var stopShows: Bool? = true
  /// Lengths by their names; nil for `auto`.
  var x = SVGLength.zero
  var y = SVGLength.zero
  var cx = SVGLength.zero
  var cy = SVGLength.zero
  var width: SVGLength?
  var height: SVGLength?
  var r: SVGLength?
  var rx: SVGLength?
  var ry: SVGLength?
  var data = Data.attribute
  /// True if it has a background, which shows if it is the root.
  var hasBackground = false

  /// True if something maps it, but for where the origin is.
  var isTransformed: Bool {
    !transform.isEmpty || rotate != nil || scale != nil || translate != nil
  }

  /// Where path data comes from.
  enum Data {
    /// The attribute, if there is one.
    case attribute
    /// A declaration.
    case text(UnsafeBufferPointer<UInt8>)
    /// A declaration that there is none.
    case none
  }
}

/// The computed values of an element, from those of its parent and its cascaded ones: the only place
/// where CSS's keywords for all properties mean something.
struct SVGComputation {
  private(set) var units: SVGUnits
  /// The properties with a length in a unit of a viewport that is not known.
  private(set) var unknown: [SVGName] = []

  init(_ units: SVGUnits) { self.units = units }

  /// What a declaration comes to: a value, or that of the parent, or the initial one.
  private enum Source {
    case value(SVGValue), parent, initial
  }

  private func source(_ name: SVGName, _ value: SVGValue) -> Source {
    switch value {
    case .inherit: .parent
    case .initial: .initial
    case .unset: name.isInherited ? .parent : .initial
    default: .value(value)
    }
  }

  private mutating func length(_ name: SVGName, _ value: SVGValue) -> SVGLength? {
    guard case .length(let length) = value else { return nil }
    guard let computed = units.computed(length) else {
      unknown.append(name)
      return nil
    }
    return computed
  }

  /// Computes what children inherit. `style` is the parent's, and is changed.
  mutating func compute(_ cascade: SVGCascade, _ style: inout SVGStyle) {
    units.em = style.fontSize
    guard cascade.declared.contains(where: { $0.isInherited }) else { return }
    let parent = style
    // Relative to the parent's size; all other lengths are relative to the element's own.
    units.em = parent.fontSize
    if let size = cascade[.fontSize] { compute(.fontSize, size, &style, parent) }
    units.em = style.fontSize
    for name in cascade.declared where name.isInherited && name != .fontSize {
      if let declared = cascade[name] { compute(name, declared, &style, parent) }
    }
  }

  private mutating func compute(
    _ name: SVGName, _ declared: SVGValue, _ style: inout SVGStyle, _ parent: SVGStyle
  ) {
    switch source(name, declared) {
    case .parent: copy(name, from: parent, to: &style)
    case .initial: copy(name, from: SVGStyle(), to: &style)
    case .value(let value): set(name, value, &style, parent)
    }
  }

  private func copy(_ name: SVGName, from other: SVGStyle, to style: inout SVGStyle) {
    switch name {
    case .color: style.color = other.color
    case .fill: style.fill = other.fill
    case .stroke: style.stroke = other.stroke
    case .fillOpacity: style.fillOpacity = other.fillOpacity
    case .strokeOpacity: style.strokeOpacity = other.strokeOpacity
    case .fillRule: style.fillRule = other.fillRule
    case .clipRule: style.clipRule = other.clipRule
    case .visibility: style.isVisible = other.isVisible
    case .strokeWidth: style.strokeWidth = other.strokeWidth
    case .strokeLinecap: style.cap = other.cap
    case .strokeLinejoin: style.join = other.join
    case .strokeMiterlimit: style.miterLimit = other.miterLimit
    case .strokeDasharray: style.dashes = other.dashes
    case .strokeDashoffset: style.dashOffset = other.dashOffset
    case .markerStart: style.markers.start = other.markers.start
    case .markerMid: style.markers.mid = other.markers.mid
    case .markerEnd: style.markers.end = other.markers.end
    case .fontSize: style.fontSize = other.fontSize
    default: break
    }
  }

  private mutating func set(
    _ name: SVGName, _ value: SVGValue, _ style: inout SVGStyle, _ parent: SVGStyle
  ) {
    switch (name, value) {
    case (.color, .shows(let shows)): style.color = shows
    // Of `color` itself, that is the parent's.
    case (.color, .currentColor): style.color = parent.color
    case (.fill, .paint(let paint)): style.fill = paint
    case (.stroke, .paint(let paint)): style.stroke = paint
    case (.fillOpacity, .number(let number)): style.fillOpacity = number
    case (.strokeOpacity, .number(let number)): style.strokeOpacity = number
    case (.fillRule, .word(let word)): style.fillRule = word == 0 ? .nonzero : .evenodd
    case (.clipRule, .word(let word)): style.clipRule = word == 0 ? .nonzero : .evenodd
    case (.visibility, .word(let word)): style.isVisible = word == 0
    case (.strokeWidth, .length):
      if let length = length(name, value) { style.strokeWidth = length }
    case (.strokeLinecap, .word(let word)):
      style.cap = word == 0 ? .butt : word == 1 ? .round : .square
    case (.strokeLinejoin, .word(let word)): style.join = SVGStyle.Join(rawValue: word) ?? .miter
    case (.strokeMiterlimit, .number(let number)): style.miterLimit = number
    case (.strokeDasharray, .lengths(let lengths)):
      style.dashes = SVGDashes(lengths.compactMap { length(name, .length($0)) })
    case (.strokeDashoffset, .length):
      if let length = length(name, value) { style.dashOffset = length }
    case (.markerStart, .element(let index)): style.markers.start = index
    case (.markerStart, _): style.markers.start = -1
    case (.markerMid, .element(let index)): style.markers.mid = index
    case (.markerMid, _): style.markers.mid = -1
    case (.markerEnd, .element(let index)): style.markers.end = index
    case (.markerEnd, _): style.markers.end = -1
    case (.fontSize, .length):
      if let length = length(name, value) { style.fontSize = length.value }
    default: break
    }
  }

  /// Computes what only the element has.
  mutating func own(_ cascade: SVGCascade, parent: SVGOwnStyle) -> SVGOwnStyle {
    var own = SVGOwnStyle()
    for name in cascade.declared where !name.isInherited {
      guard let declared = cascade[name] else { continue }
      switch source(name, declared) {
      case .parent: copy(name, from: parent, to: &own)
      case .initial:
        // Where a style sheet of the browser says something else than CSS does.
        if name == .transformOrigin {
          let half = SVGLength(value: 50, unit: .percent)
          own.origin = (half, half)
        } else if name == .overflow {
          own.hidesOverflow = false
        } else if name == .d {
          own.data = .none
        }
      case .value(let value): set(name, value, &own)
      }
    }
    return own
  }

  private func copy(_ name: SVGName, from other: SVGOwnStyle, to own: inout SVGOwnStyle) {
    switch name {
    case .display: own.display = other.display
    case .opacity: own.opacity = other.opacity
    case .clipPath: own.clipPath = other.clipPath
    case .overflow: own.hidesOverflow = other.hidesOverflow ?? false
    case .transform: own.transform = other.transform
    case .transformOrigin: own.origin = other.origin
    case .transformBox: own.box = other.box
    case .rotate: own.rotate = other.rotate
    case .scale: own.scale = other.scale
    case .translate: own.translate = other.translate
    case .vectorEffect: own.keepsStrokeWidth = other.keepsStrokeWidth
    case .stopOpacity: own.stopOpacity = other.stopOpacity
    case .stopColor: own.stopShows = other.stopShows
    case .x: own.x = other.x
    case .y: own.y = other.y
    case .cx: own.cx = other.cx
    case .cy: own.cy = other.cy
    case .width: own.width = other.width
    case .height: own.height = other.height
    case .r: own.r = other.r
    case .background: own.hasBackground = other.hasBackground
    case .rx: own.rx = other.rx
    case .ry: own.ry = other.ry
    case .d:
      // A parent is no path with data of its own.
      if case .text = other.data { own.data = other.data } else { own.data = .none }
    default: break
    }
  }

  private mutating func set(_ name: SVGName, _ value: SVGValue, _ own: inout SVGOwnStyle) {
    switch (name, value) {
    case (.display, .word(let word)): own.display = SVGOwnStyle.Display(rawValue: word) ?? .shown
    case (.opacity, .number(let number)): own.opacity = number
    case (.clipPath, .element(let index)): own.clipPath = index
    case (.overflow, .word(let word)): own.hidesOverflow = word == 1
    case (.transform, .matrix(let matrix)): own.transform = [.matrix(matrix)]
    case (.transform, .transforms(let functions)):
      own.transform = functions.map { function in
        guard case .translate(let x, let y) = function else { return function }
        return .translate(
          length(name, .length(x)) ?? .zero, length(name, .length(y)) ?? .zero)
      }
    case (.transformOrigin, .pair(let x, let y)):
      own.origin = (length(name, .length(x)) ?? .zero, length(name, .length(y)) ?? .zero)
    case (.transformBox, .word(let word)):
      own.box = word == 0 ? .view : word == 1 || word == 3 ? .fill : .stroke
    case (.rotate, .number(let angle)): own.rotate = angle
    case (.scale, .factors(let x, let y)): own.scale = (x, y)
    case (.translate, .pair(let x, let y)):
      own.translate = (length(name, .length(x)) ?? .zero, length(name, .length(y)) ?? .zero)
    case (.vectorEffect, .word(let word)): own.keepsStrokeWidth = word == 1
    case (.stopOpacity, .number(let number)): own.stopOpacity = number
    case (.stopColor, .shows(let shows)): own.stopShows = shows
    case (.stopColor, .currentColor): own.stopShows = nil
    case (.x, .length): own.x = length(name, value) ?? .zero
    case (.y, .length): own.y = length(name, value) ?? .zero
    case (.cx, .length): own.cx = length(name, value) ?? .zero
    case (.cy, .length): own.cy = length(name, value) ?? .zero
    case (.width, .length): own.width = length(name, value)
    case (.height, .length): own.height = length(name, value)
    case (.r, .length): own.r = length(name, value)
    case (.rx, .length): own.rx = length(name, value)
    case (.ry, .length): own.ry = length(name, value)
    case (.d, .data(let data)): own.data = .text(data)
    case (.d, _): own.data = .none
    case (.background, .shows(let shows)): own.hasBackground = shows
    default: break
    }
  }
}
