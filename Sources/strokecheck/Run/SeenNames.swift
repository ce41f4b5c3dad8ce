import StrokeFormats
import StrokeReports

/// The labels and members that strokes were found to have, so that one that was asked for and that none has is named.
struct SeenNames {
  var labels: Set<String> = []
  /// Members of strokes that are in no group.
  var members: Set<String> = []
  /// True if some stroke is in a group.
  var hasGroup = false
  /// True if some stroke says what stroke it is a variant of.
  var hasVariants = false

  /// The label of the last stroke, which many others have too.
  private var lastLabel: String?

  mutating func add(label: String?) {
    guard let label, label != lastLabel else { return }
    lastLabel = label
    labels.insert(label)
  }

  mutating func add(_ stroke: LabelledStroke) {
    add(label: stroke.label)
    hasGroup = hasGroup || stroke.group != nil
    hasVariants = hasVariants || stroke.isVariant
    if !stroke.members.isEmpty { members.formUnion(stroke.members) }
  }
}

extension EvaluationOptions {
  /// The sentence that no stroke is labelled as circles are, with what to do.
  func noCircles(_ seen: SeenNames) -> String {
    let hint = nearLabel(seen) ?? "use --positive LABEL to name the circle label"
    return "no stroke is labelled \(labelsOfCircles.joined(separator: ", ")) (\(hint))"
  }

  /// The question whether a label was meant that strokes have; nil if none is near.
  func nearLabel(_ seen: SeenNames) -> String? {
    labelsOfCircles.lazy.compactMap { suggestion(for: $0, among: seen.labels.sorted()) }.first
      .map { "did you mean --positive \($0)?" }
  }
}

extension Invocation {
  /// Names the labels and the group that were asked for and that no stroke has. Returns false if there are any, unless
  /// an empty run may pass.
  func checkNames(_ seen: SeenNames) -> Bool {
    guard !Platform.isInterrupted else { return true }
    let evaluation = options.evaluation
    var missing: [(option: String, name: String, what: String, known: [String])] = []
    // That there are no labels at all is said elsewhere.
    if !seen.labels.isEmpty {
      missing += evaluation.positiveLabels.filter { !seen.labels.contains($0) }
        .map { ("positive", $0, "label", seen.labels.sorted()) }
    }
    if let member = evaluation.group, !seen.hasGroup, !seen.labels.isEmpty {
      missing.append(("group", member, "member", seen.members.sorted() + ["file"]))
    }
    let isMistake = !options.output.mayBeEmpty
    for (option, name, what, known) in missing {
      let near = suggestion(for: name, among: known).map { "; did you mean --\(option) \($0)?" }
      console.complain(
        "\(isMistake ? "strokecheck" : "warning"): --\(option) \(name): no stroke has this \(what)"
          + (near ?? "; there are \(known.prefix(3).joined(separator: ", "))"))
    }
    return missing.isEmpty || !isMistake
  }
}
