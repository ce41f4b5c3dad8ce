// Converts an app's points, touches and paths to the types of the libraries, which import no
// framework. Coordinates are in points of the view, y downward, as in UIKit; those of a view whose
// y grows upward, as in AppKit unless it is flipped, must be mirrored.

import StrokeCore
import StrokePaths
import UIKit

extension Point {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}

extension CGPoint {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension Stroke.Sample {
  /// The position and the time of a touch.
  @MainActor init(_ touch: UITouch, in view: UIView?) {
    self.init(Point(touch.location(in: view)), at: touch.timestamp)
  }
}

extension CGPath {
  /// The line through the samples of a stroke.
  static func through(_ stroke: Stroke) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: stroke.map { CGPoint($0.point) })
    return path
  }
}

extension Path {
  /// Creates a path with the same elements; nil if a coordinate is not finite.
  init?(_ path: CGPath) {
    var elements: [PathElement] = []
    path.applyWithBlock { element in
      let points = element.pointee.points
      func point(_ index: Int) -> Point { Point(points[index]) }
      switch element.pointee.type {
      case .moveToPoint: elements.append(.move(to: point(0)))
      case .addLineToPoint: elements.append(.line(to: point(0)))
      case .addQuadCurveToPoint: elements.append(.quadratic(point(0), to: point(1)))
      case .addCurveToPoint: elements.append(.cubic(point(0), point(1), to: point(2)))
      case .closeSubpath: elements.append(.close)
      @unknown default: break
      }
    }
    var builder = PathBuilder()
    for element in elements { builder.append(element) }
    guard let path = builder.finish() else { return nil }
    self = path
  }
}
