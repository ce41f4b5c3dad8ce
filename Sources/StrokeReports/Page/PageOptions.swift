/// What a page was made with, as commands on it repeat it.
package struct PageOptions: Sendable {
  /// An option as it is written, and the names of the commands that take it.
  package typealias Option = (text: String, commands: [String])

  /// The options that decide what is read, which strokes are selected, and what is right.
  let reading: [Option]
  /// The options of the judges from outside, in their order.
  let sources: [String]
  /// The inputs as they were named.
  let inputs: [String]
  /// All options with which detectors judge otherwise than by themselves, or other strokes, for readers.
  let settings: String

  package init(
    reading: [Option] = [], sources: [String] = [], inputs: [String] = [], settings: String = ""
  ) {
    (self.reading, self.sources) = (reading, sources)
    (self.inputs, self.settings) = (inputs, settings)
  }
}
