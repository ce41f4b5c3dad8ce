import StrokePaths

/// What a drawn thing means. Pictures are made of meanings; which colour a meaning has is for the
/// format and the theme to say.
package enum Ink: String, Hashable, Sendable, CaseIterable {
  // The sheet.
  /// What lies behind everything.
  case page
  /// What a panel is drawn on.
  case card
  /// What a figure is drawn on.
  case well
  /// Lines that part one thing from another.
  case rule
  /// Text that matters.
  case label
  /// Text that stands back.
  case note

  // The stroke.
  /// A circle; a hit.
  case passed
  /// No circle; a miss.
  case failed
  /// What nobody judged.
  case neutral
  /// Where a stroke starts and ends.
  case mark

  // The construction.
  /// The box that counts.
  case box
  /// The box it is compared with.
  case otherBox
  /// The round thing that was fitted.
  case fit
  /// The middle, and what is seen from it.
  case center
  /// Where samples may be.
  case allowed
  /// Where samples may not be.
  case forbidden
  /// What is left of the stroke after its ends are cut off.
  case trimmed

  // The hit test.
  /// What is painted.
  case paint
  /// The finger's rectangle.
  case finger
}

/// How a thing is drawn with its ink.
package enum Pen: String, Hashable, Sendable, CaseIterable {
  /// A line that one follows with the eye.
  case line
  /// A thin line.
  case hair
  /// A thin line of dashes.
  case dashes
  /// Filled, all of it.
  case solid
  /// Filled so lightly that one sees through.
  case wash
  /// Filled lightly, with a thin edge.
  case tint
  /// A broad pale line under another.
  case underlay
}
