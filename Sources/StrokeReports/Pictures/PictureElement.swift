import StrokeCore
import StrokePaths

/// A thing in a picture, in the picture's own units, `y` downward.
package struct PictureElement: Hashable, Sendable {
  package enum Shape: Hashable, Sendable {
    /// Lines through places, each by itself.
    case lines([[Point]])
    case dots([Point], radius: Double)
    case ellipses([Ellipse])
    case rectangle(Rect)
    /// A painted path, filled and stroked lightly after its paint.
    case painted(PaintedPath)
    /// A few words that begin or end at a place.
    case text(String, Point, endsThere: Bool)
  }

  package let shape: Shape
  package let ink: Ink
  package let pen: Pen
  /// The character that stands for each of its parts in a terminal; nil if they are drawn there, too.
  package let sign: Unicode.Scalar?

  /// True if it is words.
  var isText: Bool { if case .text = shape { true } else { false } }

  init(_ shape: Shape, _ ink: Ink, _ pen: Pen = .line, sign: Unicode.Scalar? = nil) {
    (self.shape, self.ink, self.pen, self.sign) = (shape, ink, pen, sign)
  }
}

/// A word of a key, with samples of what it stands for.
package struct KeyEntry: Hashable, Sendable {
  /// A small drawing of the kind of a thing.
  package struct Sample: Hashable, Sendable {
    package enum Form: Hashable, Sendable {
      case line, ring, dot, square, area
    }

    let form: Form
    let ink: Ink
    let pen: Pen
    let sign: Unicode.Scalar
  }

  package var samples: [Sample]
  package let text: String

  init(
    _ form: Sample.Form, _ ink: Ink, _ pen: Pen, sign: Unicode.Scalar = "─", _ text: String
  ) {
    samples = [Sample(form: form, ink: ink, pen: pen, sign: sign)]
    self.text = text
  }
}

extension [KeyEntry] {
  /// Each word once, with all samples that it has.
  var merged: [KeyEntry] {
    var entries: [KeyEntry] = []
    for entry in self {
      if let index = entries.firstIndex(where: { $0.text == entry.text }) {
        entries[index].samples += entry.samples.filter { !entries[index].samples.contains($0) }
      } else {
        entries.append(entry)
      }
    }
    return entries
  }

  /// The entries in lines of `columns` columns, each with the column that it begins at. A sample takes
  /// `sampleColumns`.
  func lines(
    columns: Int, sampleColumns: Int
  ) -> [[(column: Int, entry: KeyEntry)]] {
    var lines: [[(column: Int, entry: KeyEntry)]] = []
    var next = columns
    for entry in self {
      let width = entry.samples.count * (sampleColumns + 1) + entry.text.columns
      if next + width > columns {
        lines.append([])
        next = 0
      }
      lines[lines.count - 1].append((next, entry))
      next += width + 2
    }
    return lines
  }
}

/// The content of a panel, in its own plane: it is drawn anew for every room it is shown in,
/// because lines, dots and arrows keep their size however large the plane is drawn.
///
/// A figure that is alone in its picture has all that the verdict rests on; one of many has what is
/// needed to tell it from the others.
package protocol Figure: Sendable {
  /// The part of the plane that must be seen; nil if there is nothing to see.
  func focus(isAlone: Bool) -> Rect?

  /// The meaning of its lines.
  func key(isAlone: Bool) -> [KeyEntry]

  /// Its things as they come to lie in a picture, from the hindmost to the foremost.
  func elements(in viewport: Viewport, isAlone: Bool) -> [PictureElement]
}
