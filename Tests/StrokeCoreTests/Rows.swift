@testable import StrokeCore

/// Calls `body` with the places in a buffer.
func withRow<Result>(_ places: [Vector], _ body: (PointBuffer) -> Result) -> Result {
  Workspace.withRoom(rows: 2, length: places.count) { workspace in
    let row = PointBuffer(
      x: workspace.row(places.count), y: workspace.row(places.count), count: places.count)
    for (index, place) in places.enumerated() { row[index] = place }
    return body(row)
  }
}
