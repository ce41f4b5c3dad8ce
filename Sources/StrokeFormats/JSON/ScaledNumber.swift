/// A number times a power of ten, as JSON.
struct ScaledNumber: JSONWritable {
  let number: Double
  let powerOfTen: Int

  func write(to json: inout JSONWriter) {
    json.append { $0.append(exact: number, timesTenToThe: powerOfTen) }
  }
}

extension Double {
  /// Seconds as milliseconds, to the last digit.
  var milliseconds: ScaledNumber { ScaledNumber(number: self, powerOfTen: 3) }
}
