// The declarations of UIKit and Core Graphics that Samples/ios uses, as in the SDK, and what UIKit
// does with them as far as the test needs it: forbidden changes of state are counted.

@_exported import Foundation

public struct Selector: Sendable {}

@MainActor open class UIView: NSObject {
  public var bounds: CGRect
  public init(frame: CGRect) { bounds = frame }
}

@MainActor open class UITouch: NSObject {
  public private(set) var timestamp: TimeInterval
  private var place: CGPoint
  public init(_ place: CGPoint, at timestamp: TimeInterval) {
    (self.place, self.timestamp) = (place, timestamp)
  }
  open func location(in view: UIView?) -> CGPoint { place }
  /// A finger is the same object until it is lifted.
  public func move(to place: CGPoint, at timestamp: TimeInterval) {
    (self.place, self.timestamp) = (place, timestamp)
  }
}

@MainActor open class UIEvent: NSObject {
  private let coalesced: [UITouch]?
  public init(_ coalesced: [UITouch]? = nil) { self.coalesced = coalesced }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { coalesced }
}

@MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

  public static var illegalChanges = 0
  private var current = State.possible
  open var state: State {
    get { current }
    set {
      let allowed: [State] =
        switch current {
        case .possible: [.possible, .began, .ended, .failed]
        case .began, .changed: [.changed, .ended, .cancelled]
        case .ended, .cancelled, .failed: []
        }
      if !allowed.contains(newValue) { Self.illegalChanges += 1 }
      current = newValue
    }
  }
  open weak var view: UIView?
  open var cancelsTouchesInView = true
  open var delaysTouchesEnded = true

  public init(target: Any?, action: Selector?) {}

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// True while UIKit has touches for the recognizer.
  public var isFollowing: Bool { [.possible, .began, .changed].contains(current) }

  /// Does what UIKit does when all fingers are up.
  public func finishTouches() {
    reset()
    current = .possible
  }
}

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>
}

open class CGPath {
  fileprivate var elements: [(type: CGPathElementType, points: [CGPoint])] = []

  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for (type, points) in elements {
      var points = points
      points.withUnsafeMutableBufferPointer { points in
        // Without points there is no base address, and nothing reads it.
        let start = points.baseAddress ?? UnsafeMutablePointer<CGPoint>.allocate(capacity: 1)
        withUnsafePointer(to: CGPathElement(type: type, points: start)) { block($0) }
      }
    }
  }
}

public final class CGMutablePath: CGPath {
  override public init() {}
  public func move(to point: CGPoint) { elements.append((.moveToPoint, [point])) }
  public func addLine(to point: CGPoint) { elements.append((.addLineToPoint, [point])) }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append((.addQuadCurveToPoint, [control, end]))
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append((.addCurveToPoint, [control1, control2, end]))
  }
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      index == 0 ? move(to: point) : addLine(to: point)
    }
  }
  public func closeSubpath() { elements.append((.closeSubpath, [])) }
}
