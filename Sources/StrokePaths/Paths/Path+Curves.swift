extension Path {
  /// True if there is an edge that is not straight.
  package var hasCurves: Bool {
    verbs.contains { $0 == .quadratic || $0 == .cubic || $0 == .arc }
  }
}
