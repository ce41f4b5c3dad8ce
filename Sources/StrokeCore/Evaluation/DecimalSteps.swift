/// The decimal numbers with at most a given number of significant digits, like the marks of a
/// ruler.
///
/// Each is the double nearest to its decimal, so that its printed form reads back as the same
/// number. Every number above 10³⁰⁰ in magnitude counts as a mark, and there are no marks between 0
/// and 10⁻²⁸⁰.
package struct DecimalSteps: Sendable {
  private let digits: Int

  package init(digits: Int) { self.digits = min(max(digits, 1), 15) }

  /// The greatest mark that is not above `number`.
  package func down(to number: Double) -> Double {
    number < 0 ? -magnitudeUp(-number) : magnitudeDown(number)
  }

  /// The least mark that is not below `number`.
  package func up(to number: Double) -> Double {
    number < 0 ? -magnitudeDown(-number) : magnitudeUp(number)
  }

  private static let least = 1e-280
  private static let most = 1e300

  private func magnitudeDown(_ number: Double) -> Double {
    guard number >= Self.least else { return 0 }
    guard number < Self.most else { return number }
    let (units, power) = units(of: number)
    return Self.product(units, power)
  }

  private func magnitudeUp(_ number: Double) -> Double {
    guard number > 0 else { return 0 }
    guard number > Self.least else { return Self.least }
    guard number < Self.most else { return number }
    let (units, power) = units(of: number)
    let below = Self.product(units, power)
    return below == number ? below : Self.product(units + 1, power)
  }

  /// The number in units of the power of ten that leaves `digits` digits, and that power.
  private func units(of number: Double) -> (units: Double, power: Int) {
    let (first, end) = (Self.power(digits - 1), Self.power(digits))
    var power = Int((Double(number.exponent) * 0.30103).rounded(.down)) - digits + 1
    while Self.product(first, power) > number { power -= 1 }
    while Self.product(end, power) <= number { power += 1 }
    var units = Self.product(number, -power).rounded(.down)
    while Self.product(units, power) > number { units -= 1 }
    while Self.product(units + 1, power) <= number { units += 1 }
    return (units, power)
  }

  /// A number times a power of ten, rounded once if the power is exact, which it is up to 10²².
  private static func product(_ number: Double, _ exponent: Int) -> Double {
    exponent < 0 ? number / power(-exponent) : number * power(exponent)
  }

  private static func power(_ exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<exponent { power *= 10 }
    return power
  }
}
