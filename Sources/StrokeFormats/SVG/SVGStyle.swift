import StrokeCore
import StrokePaths

/// The declarations that apply to one element, with the heaviest one for each property: CSS's
/// cascaded values.
struct SVGCascade {
  private var values = [SVGValue?](repeating: nil, count: SVGName.propertyCount)
  private var weights = [UInt64](repeating: 0, count: SVGName.propertyCount)
  private var names: [SVGName] = []

  /// The cascaded value.
  subscript(name: SVGName) -> SVGValue? { values[Int(name.rawValue)] }

  var isEmpty: Bool { names.isEmpty }

  var declared: [SVGName] { names }

  mutating func removeAll() {
    for name in names { values[Int(name.rawValue)] = nil }
    names.removeAll(keepingCapacity: true)
  }

  /// Declares a value. If two have the same weight, the later one wins.
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
  var fontSize = 16.0

  enum Join { case miter, round, bevel, miterClip, arcs }
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
}

/// The computed values of an element, from the values of its parent and its cascaded values. The
/// only code that interprets CSS's keywords for all properties.
struct SVGComputation {
  /// The font size, in user units, that lengths in `em` refer to.
  private var em = 16.0
  /// The declared value of the current property; nil if it takes the value of another style.
  private var value: SVGValue?

  private enum Source {
    case value, parent, initial
    /// The same as without a declaration.
    case nothing
  }

  private mutating func turn(to name: SVGName, _ declared: SVGValue) -> Source {
    let source: Source =
      switch declared {
      case .inherit: .parent
      case .initial: .initial
      case .unset: name.isInherited ? .parent : .initial
      case .revert: .nothing
      default: .value
      }
    value = source == .value ? declared : nil
    return source
  }

  /// Computes what children inherit. `style` is the parent's when called, and the element's
  /// afterwards.
  mutating func compute(_ cascade: SVGCascade, _ style: inout SVGStyle) {
    em = style.fontSize
    guard cascade.declared.contains(where: { $0.isInherited }) else { return }
    let parent = style
    // Relative to the parent's size; all other lengths are relative to the element's own size.
    if let size = cascade[.fontSize] { compute(.fontSize, size, &style, parent) }
    em = style.fontSize
    for name in cascade.declared where name.isInherited && name != .fontSize {
      if let declared = cascade[name] { compute(name, declared, &style, parent) }
    }
  }

  private mutating func compute(
    _ name: SVGName, _ declared: SVGValue, _ style: inout SVGStyle, _ parent: SVGStyle
  ) {
    guard case .inherited(let assign) = name.property.assignment else { return }
    if turn(to: name, declared) == .initial {
      assign(&style, self, SVGStyle())
    } else {
      assign(&style, self, parent)
    }
  }

  /// Computes what is not inherited.
  mutating func own(_ cascade: SVGCascade, parent: SVGOwnStyle) -> SVGOwnStyle {
    var own = SVGOwnStyle()
    let plain = own
    for name in cascade.declared {
      guard case .own(let assign) = name.property.assignment, let declared = cascade[name] else {
        continue
      }
      switch turn(to: name, declared) {
      case .value: assign(&own, self, plain)
      case .parent: assign(&own, self, parent)
      case .initial: assign(&own, self, plain)
      case .nothing: break
      }
    }
    return own
  }
}

// The declared value as one type or another; nil for another kind of value.

extension SVGComputation {
  var paint: SVGPaint? { if case .paint(let paint) = value { paint } else { nil } }

  var shows: Bool? { if case .shows(let shows) = value { shows } else { nil } }

  var isCurrentColor: Bool { if case .currentColor = value { true } else { false } }

  var number: Double? { if case .number(let number) = value { number } else { nil } }

  var data: UnsafeBufferPointer<UInt8>? { if case .data(let data) = value { data } else { nil } }

  /// The index of an element; -1 for none.
  var element: Int? {
    switch value {
    case .element(let index): index
    case .some(.none): -1
    default: nil
    }
  }

  /// The meaning of the declared word, from the meanings of all words of the property.
  func word<Meaning>(_ meanings: Meaning...) -> Meaning? {
    guard case .word(let word) = value else { return nil }
    return meanings[Int(word)]
  }

  var length: SVGLength? {
    if case .length(let length) = value { length.computed(em: em) } else { nil }
  }

  var lengths: [SVGLength]? {
    if case .lengths(let lengths) = value { lengths.map { $0.computed(em: em) } } else { nil }
  }

  var transform: [SVGTransform]? {
    switch value {
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
