import Foundation
import TestSupport

/// The compiler of this machine, made to judge sources as it does when it builds for a Mac.
///
/// Only then does it look for what is newer than the systems that the package is for. It needs a
/// standard library for the Mac, and there is none here; but the interfaces in the toolchain say
/// of every declaration since when each of Apple's systems has it. They are copied with the Mac as
/// their target and without the bodies of their functions. So the compiler finds what it finds on
/// a Mac: uses of declarations, members, conformances and features of the language, outside of
/// `@available` and `if #available`. The C library stays the one of this machine.
struct AppleCompiler {
  /// The folder of what is made here, kept from run to run because it takes some seconds.
  private static let folder = Checkout.root.appending(path: ".build/availability")

  private let triple: String
  private let headers: [String]

  /// What the compiler says of itself.
  private struct TargetInfo: Decodable {
    struct Target: Decodable { let arch, moduleTriple, platform: String }
    struct Paths: Decodable { let runtimeResourcePath: String }
    let target: Target
    let paths: Paths
  }

  /// The module interfaces of the toolchain, by the names of the modules.
  static let interfaces = Result {
    let info = try targetInfo.get()
    let folder = URL(filePath: info.paths.runtimeResourcePath)
      .appending(path: info.target.platform)
    var interfaces: [String: String] = [:]
    for module in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let file = folder.appending(path: "\(module)/\(info.target.moduleTriple).swiftinterface")
      guard module.hasSuffix(".swiftmodule"), let text = try? Data(contentsOf: file) else {
        continue
      }
      interfaces[module] = String(decoding: text, as: UTF8.self)
    }
    guard interfaces["Swift.swiftmodule"] != nil, interfaces["_Concurrency.swiftmodule"] != nil
    else { throw CheckError("the toolchain has no interface of the standard library, \(folder)") }
    return interfaces
  }

  private static let targetInfo = Result {
    let run = try toolchain(["-print-target-info"])
    guard run.status == 0 else { throw CheckError("there is no Swift compiler: \(run.errors)") }
    return try JSONDecoder().decode(TargetInfo.self, from: Data(run.output.utf8))
  }

  /// The compiler for the oldest Mac that the package is for, which has read all its libraries.
  static let shared = Result {
    let manifest = try PackageManifest.current.get()
    let compiler = try AppleCompiler(macOS: manifest.version(of: "macOS"))
    for target in manifest.sources where target.type == "regular" {
      let module = folder.appending(path: "modules/\(target.name).swiftmodule").path
      let errors = try compiler.errors(
        in: target, ["-emit-module", "-experimental-skip-all-function-bodies", "-o", module])
      guard errors.isEmpty else {
        throw CheckError("\(target.name): \(errors.joined(separator: "\n"))")
      }
    }
    return compiler
  }

  private init(macOS version: SystemVersion) throws {
    let info = try Self.targetInfo.get()
    let architecture = info.target.arch == "aarch64" ? "arm64" : info.target.arch
    triple = "\(architecture)-apple-macosx\(version)"
    // Where Debian has the headers that depend on the processor.
    headers = ["-I", "/usr/include/\(info.target.arch)-linux-gnu"]
    try linkResources(of: URL(filePath: info.paths.runtimeResourcePath))
    try copyHeaders(of: URL(filePath: info.paths.runtimeResourcePath), info.target)
    for (module, text) in try Self.interfaces.get() {
      let name = "resources/macosx/\(module)/\(architecture)-apple-macos.swiftinterface"
      try write(name, retargeted(text))
    }
    try FileManager.default.createDirectory(
      at: Self.folder.appending(path: "modules"), withIntermediateDirectories: true)
  }

  /// Makes the compiler's own headers reachable where it will look for them.
  private func linkResources(of resources: URL) throws {
    let folder = Self.folder.appending(path: "resources")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["shims", "clang", "apinotes"] {
      let link = folder.appending(path: name)
      try? FileManager.default.removeItem(at: link)
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: resources.appending(path: name))
    }
  }

  /// The C library's module, without two things that a compiler for a Mac cannot read in it.
  private func copyHeaders(of resources: URL, _ target: TargetInfo.Target) throws {
    let header = resources.appending(path: "\(target.platform)/\(target.arch)/SwiftGlibc.h")
    try write(
      "headers/SwiftGlibc.h",
      "#undef __nonnull\n#define _TGMATH_H 1\n" + String(contentsOf: header, encoding: .utf8))
    try write(
      "headers/module.modulemap",
      "module SwiftGlibc [system] { header \"SwiftGlibc.h\" export * }\n")
  }

  /// An interface as one of a module for the Mac. The types of the C library come from one module,
  /// and what is back-deployed is there since its own `@available`, as everything else.
  private func retargeted(_ interface: String) -> String {
    let lines = interface.components(separatedBy: "\n").filter { line in
      !line.hasPrefix("import SwiftOverlayShims") && !line.contains("@backDeployed(")
    }
    return lines.map { line in
      guard line.hasPrefix("// swift-module-flags:") else { return line }
      return line.replacing(/-target [^ ]+/, with: "-target \(triple)")
        + " -disable-availability-checking -experimental-skip-all-function-bodies"
    }.joined(separator: "\n").replacingOccurrences(of: "SwiftOverlayShims.", with: "SwiftGlibc.")
  }

  /// Writes a file if it would change: the compiler keeps what it made of the files it knows.
  private func write(_ name: String, _ text: String) throws {
    let file = Self.folder.appending(path: name)
    guard (try? Data(contentsOf: file)) != Data(text.utf8) else { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The errors in a target's sources.
  func errors(in target: PackageManifest.Target) throws -> [String] {
    try errors(in: target, ["-typecheck"])
  }

  private func errors(
    in target: PackageManifest.Target, _ action: [String]
  ) throws -> [String] {
    let files = try SourceFile.all(below: target.folder).map(\.path)
    guard !files.isEmpty else { throw CheckError("\(target.folder) holds no Swift") }
    return try errors(in: files, module: target.name, action)
  }

  /// The errors in some files that make up a module, a line each.
  func errors(
    in files: [String], module: String, _ action: [String] = ["-typecheck"]
  ) throws -> [String] {
    let folder = Self.folder.path
    let run = try toolchain(
      ["-frontend"] + action + ["-module-name", module, "-target", triple] + headers + [
        "-resource-dir", "\(folder)/resources", "-module-cache-path", "\(folder)/cache",
        "-I", "\(folder)/headers", "-I", "\(folder)/modules", "-disable-objc-interop",
        "-swift-version", "6", "-package-name", try PackageManifest.current.get().name,
        "-suppress-warnings", "-diagnostic-style", "llvm",
      ] + files)
    let errors = run.errors.split(separator: "\n").filter { $0.contains(" error: ") }
    guard run.status == 0 || !errors.isEmpty else {
      throw CheckError("the compiler gave up on \(module): \(run.errors)")
    }
    return errors.map(String.init)
  }
}
