import StrokeCore
import StrokePaths

/// A value that is declared for a property. Of several, the heaviest one counts, and among equals
/// the last.
struct SVGDeclaration {
  let name: SVGName
  let value: SVGValue
  let weight: UInt64
}

/// The computed values of an element's properties: those that differ from the initial ones.
struct SVGStyle {
  private var inherited: [(name: SVGName, value: SVGValue)] = []
  private var own: [(name: SVGName, value: SVGValue)] = []

  private(set) subscript(name: SVGName) -> SVGValue? {
    get {
      let values = name.isInherited ? inherited : own
      for index in values.indices where values[index].name == name { return values[index].value }
      return nil
    }
    set {
      if name.isInherited {
        Self.set(name, to: newValue, in: &inherited)
      } else {
        Self.set(name, to: newValue, in: &own)
      }
    }
  }

  private static func set(
    _ name: SVGName, to value: SVGValue?, in values: inout [(name: SVGName, value: SVGValue)]
  ) {
    let index = values.indices.first { values[$0].name == name }
    if let index, let value {
      values[index].value = value
    } else if let index {
      values.remove(at: index)
    } else if let value {
      values.append((name, value))
    }
  }

  /// Turns the style of a parent into that of its child.
  mutating func compute(_ declarations: [SVGDeclaration]) {
    let parent = self
    if !own.isEmpty { own = [] }
    if declarations.count > 1 { own.reserveCapacity(declarations.count) }
    // Relative to the parent's size; all other lengths are relative to the element's own size.
    for declaration in declarations where declaration.name == .fontSize {
      compute(declaration, parent)
    }
    for declaration in declarations where declaration.name != .fontSize {
      compute(declaration, parent)
    }
  }

  private mutating func compute(_ declaration: SVGDeclaration, _ parent: SVGStyle) {
    let name = declaration.name
    switch declaration.value {
    case .initial: self[name] = name.initialValue
    case .inherit, .unset, .revert:
      // The values that children inherit are there already.
      guard !name.isInherited else { return }
      if case .inherit = declaration.value {
        self[name] = parent[name] ?? name.initialValue
      } else if case .unset = declaration.value {
        self[name] = name.initialValue
      }
    case let value: self[name] = value.computed(em: fontSize)
    }
  }

  /// Takes the width and the height of another style, unless they are `auto`.
  mutating func takeSize(of other: SVGStyle) {
    if other.width != nil { self[.width] = other[.width] }
    if other.height != nil { self[.height] = other[.height] }
  }
}

// Properties that children inherit.
extension SVGStyle {
  var color: Bool { self[.color]?.paint?.kind ?? .visible == .visible }
  var fill: SVGPaint { self[.fill]?.paint ?? SVGPaint(.visible) }
  var stroke: SVGPaint { self[.stroke]?.paint ?? SVGPaint(.none) }
  var fillOpacity: Double { self[.fillOpacity]?.number ?? 1 }
  var strokeOpacity: Double { self[.strokeOpacity]?.number ?? 1 }
  var fillRule: FillRule { self[.fillRule]?.word == 1 ? .evenodd : .nonzero }
  var clipRule: FillRule { self[.clipRule]?.word == 1 ? .evenodd : .nonzero }
  var isVisible: Bool { self[.visibility]?.word ?? 0 == 0 }
  var strokeWidth: SVGLength { self[.strokeWidth]?.length ?? SVGLength(1) }
  var cap: StrokeStyle.Cap { StrokeStyle.Cap.allCases[self[.strokeLinecap]?.word ?? 0] }
  var join: StrokeStyle.Join {
    hasArcs ? .miterClip : StrokeStyle.Join.allCases[self[.strokeLinejoin]?.word ?? 0]
  }
  /// True if the join is `arcs`, which is drawn as a clipped miter.
  var hasArcs: Bool { self[.strokeLinejoin]?.word == StrokeStyle.Join.allCases.count }
  var miterLimit: Double { self[.strokeMiterlimit]?.number ?? 4 }
  var dashes: SVGDashes? {
    if case .dashes(let dashes) = self[.strokeDasharray] { dashes } else { nil }
  }
  var dashOffset: SVGLength { self[.strokeDashoffset]?.length ?? .zero }
  var fontSize: Double { self[.fontSize]?.length?.value ?? 16 }
}

// Properties that they do not.
extension SVGStyle {
  var isShown: Bool { self[.display]?.word ?? 1 == 1 }
  /// True for `display: contents`.
  var showsOnlyContent: Bool { self[.display]?.word == 2 }
  var opacity: Double { self[.opacity]?.number ?? 1 }
  /// The index of a clip path in the document.
  var clipPath: Int? { if case .element(let index) = self[.clipPath] { index } else { nil } }
  /// True if everything outside a viewport is cut off.
  var hidesOverflow: Bool { self[.overflow]?.word ?? 1 == 1 }
  var transform: [SVGTransform] {
    if case .transforms(let functions) = self[.transform] { functions } else { [] }
  }
  var stopOpacity: Double { self[.stopOpacity]?.number ?? 1 }
  var stopColor: SVGPaint.Kind { self[.stopColor]?.paint?.kind ?? .visible }
  // Nil for `auto`.
  var width: SVGLength? { self[.width]?.length }
  var height: SVGLength? { self[.height]?.length }
}

extension SVGName {
  /// What `initial` makes of a property, where that is not the same as nothing declared: a browser's
  /// own sheet hides what overflows, and without a declaration there is the attribute `d`.
  fileprivate var initialValue: SVGValue? {
    switch self {
    case .overflow: .word(0)
    case .d: SVGValue.none
    default: nil
    }
  }
}

/// The lengths of dashes and gaps, and the last pattern made of them. All elements that inherit a
/// list share it, however long it is.
final class SVGDashes {
  let lengths: [SVGLength]
  private var made: (whole: Double?, offset: Double, pattern: DashPattern?)?

  init(_ lengths: [SVGLength]) { self.lengths = lengths }

  func has(_ unit: SVGLength.Unit) -> Bool { lengths.contains { $0.unit == unit } }

  /// The pattern with percentages of `whole`; nil if the lengths do not make one.
  ///
  /// - Parameter count: Grows by the number of lengths if the pattern is new.
  func pattern(_ whole: Double?, offset: SVGLength, count: inout Int) -> DashPattern? {
    let offset = offset.resolved(whole) ?? 0
    if let made, made.whole == whole, made.offset == offset { return made.pattern }
    let resolved = lengths.compactMap { $0.resolved(whole) }
    let pattern = resolved.count == lengths.count ? DashPattern(resolved, offset: offset) : nil
    made = (whole, offset, pattern)
    count += lengths.count
    return pattern
  }
}
