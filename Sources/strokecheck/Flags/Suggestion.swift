import StrokeReports

/// The one of `candidates` that `word` is most likely a slip for, as in the failures of an app's tests.
func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
  StrokeReports.suggestion(for: word, among: candidates)
}
