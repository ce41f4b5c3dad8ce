import StrokeCore

enum PaintServer {
  case everything
  case nothing
  /// Everything, except if the bounding box of the shape has no area.
  case everythingInBox
  /// Not a gradient or pattern.
  case missing
}

// Whether paint shows.

extension SVGReader {
  /// Returns whether a paint shows on a shape with a bounding box.
  mutating func paints(
    _ paint: SVGPaint, _ scope: Scope, _ box: () -> Rect?
  ) throws(ReadError) -> Bool {
    guard paint.kind == .server else { return paints(paint.kind, scope) }
    switch try paint.server.map({ (index) throws(ReadError) in try server(index) }) ?? .missing {
    case .everything: return true
    case .nothing: return false
    case .everythingInBox:
      // For a group, whose context this may be, the box is unknown.
      guard let box = box() else { return true }
      return box.width > 0 && box.height > 0 || paints(paint.fallback, scope)
    case .missing: return paints(paint.fallback, scope)
    }
  }

  private func paints(_ kind: SVGPaint.Kind, _ scope: Scope) -> Bool {
    switch kind {
    case .none, .invisible, .server: false
    case .visible: true
    case .currentColor: scope.style.color
    case .contextFill: scope.context?.fill ?? false
    case .contextStroke: scope.context?.stroke ?? false
    }
  }

  private mutating func server(_ index: Int) throws(ReadError) -> PaintServer {
    if let known = knownServers[index] { return known }
    let result: PaintServer
    switch document.nodes[index].name {
    case .linearGradient, .radialGradient:
      let servers = templates(of: index, [.linearGradient, .radialGradient])
      let shows = try hasVisibleStop(servers)
      result = server(servers, .gradientUnits, .gradientTransform, shows: shows)
    case .pattern:
      let servers = templates(of: index, [.pattern])
      result = server(servers, .patternUnits, .patternTransform, shows: hasTile(servers))
    default: result = .missing
    }
    knownServers[index] = result
    return result
  }

  private func server(
    _ servers: [Int], _ units: SVGName, _ transform: SVGName, shows: Bool
  ) -> PaintServer {
    let map = first(transform, in: servers).flatMap { SVGValueReader.map($0.value) }
    guard shows, map == nil || map?.inverse != nil else { return .nothing }
    let isOfBox = first(units, in: servers)?.value.trimmed.text != "userSpaceOnUse"
    return isOfBox ? .everythingInBox : .everything
  }

  /// The servers of a kind in the chain that a server takes missing values from, itself first.
  private func templates(of index: Int, _ names: [SVGElementName]) -> [Int] {
    var result = [index]
    while result.count < 64, let last = result.last,
      let link = document.link(of: last),
      link.value.trimmed.first == UInt8(ascii: "#"),
      let next = document.element(at: UnsafeBufferPointer(rebasing: link.value.trimmed[1...])),
      !result.contains(next)
    {
      result.append(next)
    }
    return result.filter { names.contains(document.nodes[$0].name) }
  }

  private func first(_ name: SVGName, in servers: [Int]) -> SVGDocument.Attribute? {
    for index in servers {
      if let attribute = document.attribute(name, of: index) { return attribute }
    }
    return nil
  }

  private mutating func hasVisibleStop(_ servers: [Int]) throws(ReadError) -> Bool {
    let stops = servers.lazy.map { [document] server in
      document.children(of: server).filter { document.nodes[$0].name == .stop }
    }.first { !$0.isEmpty }
    var shows = false
    for stop in stops ?? [] {
      let style = try documentStyle(of: stop)
      let isVisible = style.stopColor == .currentColor ? style.color : style.stopColor == .visible
      if style.stopOpacity > 0, isVisible { shows = true }
    }
    return shows
  }

  /// Returns whether a pattern has content, and a size.
  private func hasTile(_ servers: [Int]) -> Bool {
    servers.contains { document.nodes[$0].end > $0 + 1 }
      && [SVGName.width, .height].allSatisfy { name in
        guard let attribute = first(name, in: servers) else { return false }
        var cursor = ByteCursor(css: attribute.value)
        return cursor.dimension().map { $0.value > 0 } ?? false
      }
  }
}
