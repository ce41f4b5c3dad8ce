/// How far an input that is handled from one end to the other has come.
struct StreamProgress {
  /// The number of bytes read since results were last put out.
  var size: Int
  /// The number of bytes since the last stroke: what has come of the next one.
  var unused = 0
  /// True if there are results that should not wait for more of the input.
  var isToBePutOut = false
}
