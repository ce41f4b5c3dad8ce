import StrokePaths

/// The meaning of a drawn thing. Pictures are made of meanings; which colour a meaning has is for
/// the format and the theme to say.
package enum Ink: String, Hashable, Sendable, CaseIterable {
  // The sheet.
  /// The background of everything.
  case page
  /// The background of a panel.
  case card
  /// The background of a figure.
  case figureBackground = "well"
  /// Lines that part one thing from another.
  case rule
  /// Text that matters.
  case label
  /// Text that stands back.
  case secondaryText = "note"

  // The stroke.
  /// A circle; a hit.
  case passed
  /// No circle; a miss.
  case failed
  /// A stroke that no detector judged.
  case neutral
  /// The start and the end of a stroke.
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
  /// The area where samples may be.
  case allowed
  /// The area where samples may not be.
  case forbidden
  /// The stroke without its trimmed ends.
  case trimmed
  /// What a check counts on the stroke, within its limit.
  case counted

  // The hit test.
  /// A painted area.
  case paint
  /// The finger's rectangle.
  case finger
}

/// The way that a thing is drawn with its ink.
package enum Pen: String, Hashable, Sendable, CaseIterable {
  /// A line that one follows with the eye.
  case line
  /// A thin line.
  case thinLine = "hair"
  /// A thin line of dashes.
  case dashes
  /// Filled, all of it.
  case solid
  /// Filled so lightly that one sees through.
  case faintFill = "wash"
  /// Filled lightly, with a thin edge.
  case tint
  /// A broad pale line under another.
  case halo = "underlay"
}
