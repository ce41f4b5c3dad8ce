/// The signed number of turns that `count` places sweep as seen from the origin, one after the
/// other by the smaller angle; + is clockwise on a screen, where y grows downward. A place at the
/// origin itself is seen in no direction and passed over; a step straight through the origin is
/// half a turn, one way there and the other way back.
///
/// Whole turns are counted as they pass the negative x axis, so two angles are enough.
///
/// - Complexity: O(count).
@inline(__always)
func turnsSwept(count: Int, _ place: (Int) -> Vector) -> Double {
  var index = 0
  while index < count, place(index) == .zero { index += 1 }
  guard index < count else { return 0 }
  let first = place(index)
  var last = first
  var passed = 0
  index += 1
  while index < count {
    let next = place(index)
    index += 1
    guard next != .zero else { continue }
    if (last.dy < 0) != (next.dy < 0) {
      let turn = last.cross(next)
      if last.dy < 0 { passed -= turn < 0 ? 1 : 0 } else { passed += turn > 0 ? 1 : 0 }
    }
    last = next
  }
  return Double(passed) + (last.angle - first.angle) / (2 * .pi)
}
