/// The treatment of lines by `filter`, besides judging them.
struct FilterOptions: Sendable {
  /// True if records are kept, with the verdict among their members.
  var keepsInput = false
  /// True if the exit status tells of rejections and bad lines.
  var isStrict = false
  /// True if each line is answered before the next is read.
  var isLineBuffered = false
  /// The longest line, in bytes.
  var longestLine = 1 << 26
}
