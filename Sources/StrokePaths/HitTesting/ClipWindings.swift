/// The winding numbers of a place with respect to the outlines of a clip, and whether the place is
/// inside.
///
/// - Complexity: A change of one winding number takes time proportional to the nesting of clips,
///   however many outlines there are.
struct ClipWindings {
  /// One of the clip's ``Clip/outlines``, in the same order.
  private struct Outline {
    let rule: FillRule
    let isInverted: Bool
    let region: Int
    /// The index of its own clip.
    let clip: Int
    var winding = 0
    var isInside = false
  }

  /// A union of outlines.
  private struct Region {
    let clip: Int
    /// The number of outlines that contain the place.
    var inside = 0
  }

  /// An intersection of regions.
  private struct Part {
    /// The outline that this part clips; -1 for the whole clip.
    let outline: Int
    /// The number of regions that do not contain the place.
    var missing = 0
  }

  private var outlines: [Outline] = []
  private var regions: [Region] = []
  private var parts: [Part] = []

  /// The winding numbers of a place outside all outlines.
  init(_ clip: Clip) {
    add(clip, of: -1)
    // The clip of an outline comes after it.
    for outline in outlines.indices.reversed() { update(outline) }
  }

  private mutating func add(_ clip: Clip, of outline: Int) {
    let part = parts.count
    parts.append(Part(outline: outline, missing: clip.regions.count))
    for union in clip.regions {
      let region = regions.count
      regions.append(Region(clip: part))
      for outline in union {
        let index = outlines.count
        outlines.append(
          Outline(
            rule: outline.rule, isInverted: outline.isInverted, region: region, clip: parts.count))
        add(outline.clip, of: index)
      }
    }
  }

  var isInside: Bool { parts[0].missing == 0 }

  mutating func change(by change: Int, _ outline: Int) {
    outlines[outline].winding += change
    update(outline)
  }

  /// Recomputes whether the place is inside an outline, and what depends on that.
  private mutating func update(_ index: Int) {
    let outline = outlines[index]
    let isInside =
      outline.rule.isInside(winding: outline.winding) != outline.isInverted
      && parts[outline.clip].missing == 0
    guard isInside != outline.isInside else { return }
    outlines[index].isInside = isInside
    regions[outline.region].inside += isInside ? 1 : -1
    guard regions[outline.region].inside == (isInside ? 1 : 0) else { return }
    let part = regions[outline.region].clip
    parts[part].missing += isInside ? -1 : 1
    guard parts[part].missing == (isInside ? 0 : 1), parts[part].outline >= 0 else { return }
    update(parts[part].outline)
  }
}
