import StrokeCore
import StrokeFormats

/// The painted shapes of an SVG file, or of a file that holds nothing but path data.
struct Shapes {
  let name: String
  let elements: [SVGDrawing.Element]

  /// Reads a file, or standard input for `-`. Nil if it cannot be had or is not SVG; that, and what
  /// was not read of it, is said on standard error.
  init?(_ argument: Argument, _ console: Console) {
    name = argument.text
    var block = ByteBlock()
    do throws(SystemError) {
      let input = argument.text == "-" ? Input.standardInput : .file(argument.path)
      let opened = try OpenInput(input, console)
      while !opened.isAtEnd { block.append(upTo: 1 << 16) { opened.read(into: $0) } }
      if let failure = opened.failure { throw failure }
    } catch {
      console.complain("\(name): \(error)")
      return nil
    }
    do throws(ReadError) {
      let drawing = try SVGDrawing(block.bytes.bindMemory(to: UInt8.self))
      elements = drawing.elements
      for warning in drawing.warnings { console.complain("\(name):\(warning)") }
    } catch {
      console.complain("\(name):\(error)")
      return nil
    }
  }

  /// What is painted, from the hindmost to the foremost.
  var painted: [PaintedPath] {
    elements.filter { $0.paint.fill != nil || $0.paint.stroke != nil }.map {
      PaintedPath($0.path, $0.paint, $0.transform)
    }
  }
}
