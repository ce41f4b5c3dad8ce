import StrokeCore
import StrokeFormats
import StrokePaths

/// The verdicts on the strokes of a file in any format, or an error with its position.
func verdicts(on file: [UInt8]) -> [String] {
  StrokeRecords(file).map { result in
    switch result {
    case .success(let record): "\(record.id ?? "-"): \(RingDetector().verdict(on: record.stroke))"
    case .failure(let error): "line \(error.line): \(error.reason)"
    }
  }
}

/// The id of the foremost shape of an SVG file that a finger touches.
func shape(of svg: [UInt8], touchedBy finger: Circle) throws -> String? {
  let drawing = try SVGDrawing(svg)
  return HitScene(drawing).topmost(touching: finger).flatMap { drawing.elements[$0].id }
}
