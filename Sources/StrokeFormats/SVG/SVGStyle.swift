import StrokeCore
import StrokePaths

/// The declarations that apply to one element, with the heaviest one for each property: CSS's
/// cascaded values.
struct SVGCascade {
  /// One for each property, so never many.
  private var declarations: [CSSRules.Declaration] = []
  /// True if children inherit any of it, and if not all of it.
  private(set) var setsInherited = false
  private(set) var setsOwn = false

  mutating func removeAll() {
    declarations.removeAll(keepingCapacity: true)
    (setsInherited, setsOwn) = (false, false)
  }

  /// Declares a value. If two have the same weight, the later one wins.
  mutating func declare(_ name: SVGName, _ value: SVGValue, weight: UInt64) {
    let declaration = CSSRules.Declaration(name: name, value: value, weight: weight)
    if let index = declarations.firstIndex(where: { $0.name == name }) {
      if weight >= declarations[index].weight { declarations[index] = declaration }
      return
    }
    declarations.append(declaration)
    if name.isInherited { setsInherited = true } else { setsOwn = true }
  }

  /// Computes what children inherit. `style` is the parent's when called, and the element's
  /// afterwards.
  func compute(_ style: inout SVGStyle) {
    let parent = style
    // Relative to the parent's size; all other lengths are relative to the element's own size.
    if let size = declarations.first(where: { $0.name == .fontSize }) {
      compute(size, &style, parent)
    }
    for declaration in declarations
    where declaration.name.isInherited && declaration.name != .fontSize {
      compute(declaration, &style, parent)
    }
  }

  private func compute(
    _ declaration: CSSRules.Declaration, _ style: inout SVGStyle, _ parent: SVGStyle
  ) {
    let isInitial = if case .initial = declaration.value { true } else { false }
    let other = isInitial ? SVGStyle() : parent
    style.set(declaration.name, to: declaration.value, or: other, em: style.fontSize)
  }

  /// Computes what is not inherited.
  func own(parent: SVGOwnStyle, em: Double) -> SVGOwnStyle {
    let plain = SVGOwnStyle()
    var own = plain
    for declaration in declarations where !declaration.name.isInherited {
      switch declaration.value {
      case .revert: break
      case .inherit: own.set(declaration.name, to: .inherit, or: parent, em: em)
      case let value: own.set(declaration.name, to: value, or: plain, em: em)
      }
    }
    return own
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
  var join = StrokeStyle.Join.miter
  /// True if the join is `arcs`, which is drawn as a clipped miter.
  var hasArcs = false
  var miterLimit = 4.0
  var dashes = SVGDashes([])
  var dashOffset = SVGLength.zero
  var fontSize = 16.0

  /// Sets a property to a declared value, or to what another style has if it takes that.
  mutating func set(_ name: SVGName, to value: SVGValue, or other: SVGStyle, em: Double) {
    switch name {
    case .color: color = value.shows ?? other.color
    case .fill: fill = value.paint ?? other.fill
    case .stroke: stroke = value.paint ?? other.stroke
    case .fillOpacity: fillOpacity = value.number ?? other.fillOpacity
    case .strokeOpacity: strokeOpacity = value.number ?? other.strokeOpacity
    case .fillRule: fillRule = value.word(.nonzero, .evenodd) ?? other.fillRule
    case .clipRule: clipRule = value.word(.nonzero, .evenodd) ?? other.clipRule
    case .visibility: isVisible = value.word(true, false, false) ?? other.isVisible
    case .strokeWidth: strokeWidth = value.length(em) ?? other.strokeWidth
    case .strokeLinecap: cap = value.word(.butt, .round, .square) ?? other.cap
    case .strokeLinejoin:
      join = value.word(.miter, .round, .bevel, .miterClip, .miterClip) ?? other.join
      hasArcs = value.word(false, false, false, false, true) ?? other.hasArcs
    case .strokeMiterlimit: miterLimit = value.number ?? other.miterLimit
    case .strokeDasharray: dashes = value.lengths(em).map(SVGDashes.init) ?? other.dashes
    case .strokeDashoffset: dashOffset = value.length(em) ?? other.dashOffset
    case .fontSize: fontSize = value.length(em)?.value ?? other.fontSize
    default: break
    }
  }
}

/// The lengths of dashes and gaps, and the last pattern made of them. All elements that inherit a
/// list share it, however long it is.
final class SVGDashes {
  let lengths: [SVGLength]
  /// True if a length is a percentage.
  let hasPercent: Bool
  private var key: Key?
  private var made: DashPattern?

  /// Everything else that a pattern depends on.
  private struct Key: Equatable {
    let whole: Double?
    let offset: Double
  }

  init(_ lengths: [SVGLength]) {
    self.lengths = lengths
    hasPercent = lengths.contains { $0.unit == .percent }
  }

  /// The pattern with percentages of `whole`; nil if the lengths do not make one.
  ///
  /// - Parameter count: Grows by the number of lengths if the pattern is new.
  func pattern(_ whole: Double?, offset: SVGLength, count: inout Int) -> DashPattern? {
    guard !lengths.isEmpty else { return nil }
    let key = Key(whole: whole, offset: offset.resolved(whole) ?? 0)
    if self.key != key {
      let resolved = lengths.compactMap { $0.resolved(whole) }
      made = resolved.count == lengths.count ? DashPattern(resolved, offset: key.offset) : nil
      self.key = key
      count += lengths.count
    }
    return made
  }
}

/// The computed values of the properties that are not inherited.
struct SVGOwnStyle {
  enum Display { case none, shown, contents }
  enum Origin { case unsaid, zero, other }

  var display = Display.shown
  var opacity = 1.0
  /// The index of a clip path in the document; -1 for none.
  var clipPath = -1
  /// True if everything outside a viewport is cut off; nil if it is not set.
  var hidesOverflow: Bool?
  var transform: [SVGTransform] = []
  /// The origin of a `transform`, and whether it refers to another box than the viewport.
  var origin = Origin.unsaid
  var hasBox = false
  var stopOpacity = 1.0
  var stopShows: Bool? = true
  /// Lengths; nil for `auto`.
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
  /// True if it may have a background, which shows on the root.
  var hasBackground = false
  /// True if it may have a border or padding, which move the content of the root.
  var hasBorder = false

  enum Data {
    case attribute
    case text(UnsafeBufferPointer<UInt8>)
    /// A declaration of `none`.
    case none
  }

  /// Sets a property to a declared value, or to what another style has if it takes that.
  mutating func set(_ name: SVGName, to value: SVGValue, or other: SVGOwnStyle, em: Double) {
    switch name {
    case .opacity: opacity = value.number ?? other.opacity
    case .stopOpacity: stopOpacity = value.number ?? other.stopOpacity
    case .stopColor:
      let isCurrent = if case .currentColor = value { true } else { false }
      stopShows = isCurrent ? nil : value.shows ?? other.stopShows
    case .background: hasBackground = value.word(false, true) ?? other.hasBackground
    case .border: hasBorder = value.word(false, true) ?? other.hasBorder
    case .display: display = value.word(.none, .shown, .contents) ?? other.display
    // In CSS it is initially visible; a browser's style sheet hides it by default.
    case .overflow: hidesOverflow = value.word(false, true) ?? other.hidesOverflow ?? false
    case .clipPath: clipPath = value.element ?? other.clipPath
    case .transform: transform = value.transforms(em) ?? other.transform
    case .transformOrigin: origin = value.word(.zero, .other) ?? other.origin
    case .transformBox: hasBox = value.word(false, true) ?? other.hasBox
    case .d:
      if case .data(let text) = value {
        data = .text(text)
      } else if case .attribute = other.data {
        // A parent is not a path with data of its own.
        data = .none
      } else {
        data = other.data
      }
    default: set(name, to: value.length(em), or: other)
    }
  }

  private mutating func set(_ name: SVGName, to length: SVGLength?, or other: SVGOwnStyle) {
    switch name {
    case .x: x = length ?? other.x
    case .y: y = length ?? other.y
    case .width: width = length ?? other.width
    case .height: height = length ?? other.height
    case .cx: cx = length ?? other.cx
    case .cy: cy = length ?? other.cy
    case .r: r = length ?? other.r
    case .rx: rx = length ?? other.rx
    case .ry: ry = length ?? other.ry
    default: break
    }
  }
}

// The declared value as one type or another; nil for another kind of value.

extension SVGValue {
  var paint: SVGPaint? { if case .paint(let paint) = self { paint } else { nil } }

  var shows: Bool? { if case .shows(let shows) = self { shows } else { nil } }

  var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The index of an element; -1 for none.
  var element: Int? {
    switch self {
    case .element(let index): index
    case .none: -1
    default: nil
    }
  }

  /// The meaning of the declared word, from the meanings of all words of the property.
  func word<Meaning>(_ meanings: Meaning...) -> Meaning? {
    guard case .word(let word) = self else { return nil }
    return meanings[Int(word)]
  }

  func length(_ em: Double) -> SVGLength? {
    if case .length(let length) = self { length.computed(em: em) } else { nil }
  }

  func lengths(_ em: Double) -> [SVGLength]? {
    if case .lengths(let lengths) = self { lengths.map { $0.computed(em: em) } } else { nil }
  }

  func transforms(_ em: Double) -> [SVGTransform]? {
    switch self {
    case .matrix(let matrix): [.matrix(matrix)]
    case .transforms(let functions):
      functions.map { function in
        guard case .translate(let x, let y) = function else { return function }
        return .translate(x.computed(em: em), y.computed(em: em))
      }
    default: nil
    }
  }
}
