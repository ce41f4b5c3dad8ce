extension Path {
  package var hasCurves: Bool {
    verbs.contains { $0 == .quadratic || $0 == .cubic || $0 == .arc }
  }
}
