import Foundation
import Testing

/// The checkout that the tests are in.
package enum Checkout {
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  package static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The object files of modules built for debugging, only for sources that exist, because a build
  /// folder keeps removed ones.
  package static func objects(of modules: [String]) -> [String] {
    modules.flatMap { module in
      let sources = FileManager.default.enumerator(
        at: root.appending(path: "Sources/\(module)"), includingPropertiesForKeys: nil)
      return (sources?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.map {
        root.appending(path: ".build/debug/\(module).build/\($0.lastPathComponent).o").path
      }
    }
  }

  package static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: root.appending(path: path)))
  }
}
