/// The recorder's page, and the way it is handed out.
struct RecordOptions: Sendable {
  /// True if the page is served, rather than written.
  var isServed = false
  /// The address to serve it at; nil for the loopback.
  var address: String?
  /// The port to serve it at; nil for any that is free.
  var port: UInt16?

  /// The address that only programs on this machine reach.
  static let loopback = "127.0.0.1"
}

extension Flag {
  /// The options of `record`.
  static let record: [Flag] = [
    Flag(
      "serve", .output, of: .record,
      "serve the page to a browser and print each stroke as it is drawn"
    ) { options, _ in options.record.isServed = true },
    Flag(
      "address", takes: .named("ADDRESS"), .output, of: .record,
      "with --serve: address to serve at; 0.0.0.0 for the network",
      default: RecordOptions.loopback, rules: [.needs(["serve"])]
    ) { options, value in options.record.address = value.text },
    Flag(
      "port", takes: .named("N"), .output, of: .record, "with --serve: port to serve at",
      default: "any free one", rules: [.needs(["serve"])]
    ) { options, value throws(UsageError) in
      options.record.port = UInt16(try value.count(from: 1, to: 65_535))
    },
  ]
}
