import StrokeCore
import StrokeFormats
import StrokeReports

// Options that could not change any answer are mistakes, and are named before anything is read.
extension HitOptions {
  /// Why an option does nothing beside the others.
  func objection(to option: String) -> UsageError? {
    switch option {
    case "threshold" where rule == .touch || rule == .center:
      UsageError("--threshold is for --rule coverage alone", suggestion: "--rule coverage")
    case "radius" where queries.allSatisfy { $0.point == nil }:
      UsageError("--radius is for points, and there is none", suggestion: "--point x,y")
    case "rule" where rule != .touch, "as-published": objectionWithoutRectangle(to: option)
    default: nil
    }
  }

  /// Why an option that is about pixels does nothing, if there is no rectangle.
  func objectionWithoutRectangle(to option: String) -> UsageError? {
    guard rects == nil, queries.allSatisfy({ $0.rect == nil }) else { return nil }
    return UsageError(
      "--\(option) is about the pixel of a rectangle, and there is none",
      suggestion: "--rect x,y,w,h")
  }

  /// Refuses to test nothing, and fingers that reach beyond the range of numbers.
  func check() throws(UsageError) {
    guard !queries.isEmpty || rects != nil else {
      throw UsageError("nothing to test: give --rect x,y,w,h, --rects FILE or --point x,y")
    }
    guard let radius else { return }
    for point in queries.compactMap(\.point) {
      guard max(point.x.magnitude, point.y.magnitude) + radius < .infinity else {
        throw UsageError("--radius reaches from --point beyond the range of numbers")
      }
    }
  }
}

extension HitQuery {
  fileprivate var point: Point? { if case .point(let point) = self { point } else { nil } }
}
