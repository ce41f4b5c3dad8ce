import Foundation
import TestSupport
import Testing

@testable import StrokeCore

/// The angles, sines and powers that are computed with only the four operations.
@Suite struct FunctionTests {
  // Arguments and the doubles nearest to the true values, computed with 1,300 bits. They include
  // the double nearest to a whole number of quarter turns, and the largest doubles.
  static let sines: [(Double, Double)] = [
    (0x1.56e1fc2f8f359p-997, 0x1.56e1fc2f8f359p-997),
    (0x1.12e0be826d695p-30, 0x1.12e0be826d695p-30),
    (0x1p-1, 0x1.eaee8744b05fp-2),
    (0x1p+0, 0x1.aed548f090ceep-1),
    (0x1.4p+1, 0x1.326af0dcfcab1p-1),
    (-0x1p+2, 0x1.837b9dddc1eaep-1),
    (0x1.9p+6, -0x1.03425b78c4db8p-1),
    (0x1.6ac5b262ca1ffp+849, 0x1p+0),
    (0x1.0f0cf064dd592p+73, -0x1.b453ab76bf397p-1),
    (0x1p+1023, 0x1.205248cbdb76p-1),
    (0x1.7e43c8800759cp+996, -0x1.a2c16b010e385p-1),
    (0x1.921fb54442d18p+0, 0x1p+0),
    (0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53),
    (0x1.1475cc9eedf01p+5, -0x1.3ddc5bce200bbp-49),
    (0x1.921fb54442d18p+25, -0x1.1a62633145c07p-29),
    (0x1.000008p+20, 0x1.7c2bb1d7c0924p-1),
    (0x1.921fb54442d18p-1, 0x1.6a09e667f3bccp-1),
    (0x1.6b7401a0f41e6p+2, -0x1.22e1bb71a1d99p-1),
    (0x1.4dc477903755cp+1, 0x1.049cfb45701e2p-1),
    (0x1.dd95a7851ca2cp+1, -0x1.1ca8e9106ff7p-1),
    (0x1.6a894110ef5b8p+2, -0x1.28e38803053abp-1),
    (-0x1.ae63a38905954p+1, 0x1.c09443bc5a183p-3),
    (0x1.e671073c811fp+0, 0x1.e47a924a542bep-1),
  ]
  static let cosines: [(Double, Double)] = [
    (0.0, 0x1p+0),
    (0x1.12e0be826d695p-30, 0x1p+0),
    (0x1p-1, 0x1.c1528065b7d5p-1),
    (0x1p+0, 0x1.14a280fb5068cp-1),
    (0x1.4p+1, -0x1.9a2f7ef858b7dp-1),
    (-0x1p+2, -0x1.4eaa606db24c1p-1),
    (0x1.9p+6, 0x1.b981dbf665fdfp-1),
    (0x1.6ac5b262ca1ffp+849, -0x1.14ae72e6ba22fp-61),
    (0x1.0f0cf064dd592p+73, 0x1.0be2cef01c8f4p-1),
    (0x1p+1023, -0x1.a719f26c232bfp-1),
    (0x1.7e43c8800759cp+996, -0x1.2699022adc4c1p-1),
    (0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54),
    (0x1.921fb54442d18p+1, -0x1p+0),
    (0x1.1475cc9eedf01p+5, -0x1p+0),
    (0x1.921fb54442d18p+25, 0x1p+0),
    (0x1.000008p+20, 0x1.56f3082d8f8a6p-1),
    (0x1.921fb54442d18p-1, 0x1.6a09e667f3bcdp-1),
    (0x1.6ad4d2db5eae6p+2, 0x1.a27fcede78f22p-1),
    (0x1.4d6dc6d4abfa4p+2, 0x1.e8a051b31a518p-2),
    (0x1.056b5b15a1f5p+0, 0x1.0b73f89c24f87p-1),
    (-0x1.283cbb5cfa6dap+2, -0x1.565cc56fb8893p-4),
    (-0x1.3d19f1c9c7c64p+0, 0x1.4ddf4db332723p-2),
    (0x1.ba7a968866a24p+2, 0x1.9d8b893d608f8p-1),
  ]
  static let exponentials: [(Double, Double)] = [
    (0.0, 0x1p+0),
    (0x1p+0, 0x1.5bf0a8b145769p+1),
    (-0x1p+0, 0x1.78b56362cef38p-2),
    (0x1.79ca10c924223p-67, 0x1p+0),
    (0x1p-1, 0x1.a61298e1e069cp+0),
    (0x1.62cp+9, 0x1.81e9b4b52d0c9p+1023),
    (-0x1.ap+1, 0x1.3da368521902dp-5),
    (-0x1.a97c338dbeb23p+4, 0x1.8d75d1c0df5ddp-39),
    (-0x1.377e997ab071ep+4, 0x1.e20b88f9d5051p-29),
    (0x1.59ee2da52eccp+0, 0x1.ee635a3380a29p+1),
    (-0x1.e56ecc199e4f7p+3, 0x1.152c2e7adb652p-22),
    (-0x1.71d4d95ecfe8p+4, 0x1.928233ce04b35p-34),
    (-0x1.38acb8eeb9b04p+4, 0x1.bfc4d3033e74dp-29),
    (-0x1.ec14b843ca8p-7, 0x1.f85e61bf4815ap-1),
    (-0x1.2ed1d5c44d96dp+4, 0x1.9e7f9ab44b77ap-28),
  ]
  static let arcCosines: [(Double, Double)] = [
    (0x1p+0, 0.0),
    (-0x1p+0, 0x1.921fb54442d18p+1),
    (0.0, 0x1.921fb54442d18p+0),
    (0x1p-1, 0x1.0c152382d7366p+0),
    (-0x1p-1, 0x1.0c152382d7366p+1),
    (0x1.fffffffffffffp-1, 0x1p-26),
    (-0x1.fffffffffffffp-1, 0x1.921fb52442d18p+1),
    (0x1p-60, 0x1.921fb54442d18p+0),
    (0x1.0000000000001p-1, 0x1.0c152382d7365p+0),
    (-0x1.297c31d086718p-3, 0x1.b77107c6b7389p+0),
    (0x1.057f1a8491ca8p-2, 0x1.50047ae3348ecp+0),
    (0x1.38eb4aebbafacp-1, 0x1.d39693f22ae1dp-1),
    (-0x1.026c098564fcp-6, 0x1.962970639113dp+0),
    (-0x1.ac942e65968bp-1, 0x1.48067f0f9159cp+1),
    (0x1.2bde307c3b9fp-3, 0x1.6c814ff835354p+0),
    (-0x1.dc0f7de62ae38p-1, 0x1.61e1102d13a92p+1),
    (-0x1.9f34d87547a1ep-1, 0x1.421ef9f461747p+1),
    (0x1.fffffffe590fp-1, 0x1.490c72ed08b86p-16),
    (0x1.ffe489235ddc5p-1, 0x1.4f6823bdf9128p-6),
    (0x1.ffffffea5708cp-1, 0x1.29dbad09e1b0dp-14),
    (0x1.ffe6da0cc0734p-1, 0x1.40f3d60116371p-6),
  ]
  static let directions: [(Double, Double, Double)] = [
    (0x1p+0, 0x1p+0, 0x1.921fb54442d18p-1),
    (-0x1p+0, 0x1p+0, 0x1.2d97c7f3321d2p+1),
    (0x1p+0, -0x1p+0, -0x1.921fb54442d18p-1),
    (0x1.8p+1, 0x1p+2, 0x1.dac670561bb4fp-1),
    (-0x1.8p+1, -0x1p+2, -0x1.1b6e192ebbe44p+1),
    (0x1.56e1fc2f8f359p-997, 0x1.7e43c8800759cp+996, 0x1.921fb54442d18p+0),
    (-0x1.7e43c8800759cp+996, 0x1.56e1fc2f8f359p-997, 0x1.921fb54442d18p+1),
    (.leastNonzeroMagnitude, .leastNonzeroMagnitude, 0x1.921fb54442d18p-1),
    (0x1.1ccf385ebc8ap+1023, -0x1.e42d130773b76p+1023, -0x1.0a00a3bce369fp+0),
    (0x1p+0, 0x1p-57, 0x1p-57),
    (0x1p+0, 0x1p-55, 0x1p-55),
    (-0x1.58baec30222dp-1, -0x1.877a778c126c8p-1, -0x1.2579d92f6af7cp+1),
    (-0x1.e81851ddc0cfep-1, 0x1.a571ee3be4c78p-2, 0x1.5df50770e8988p+1),
    (0x1.6fbb396bab52p-1, -0x1.1f0ffa36896dp-1, -0x1.535ced9faaf6cp-1),
    (-0x1.0cba9d78d4954p-1, -0x1.f2b55919b81d8p-1, -0x1.0853304780501p+1),
    (0x1.28ab8b9e1fcc4p-2, -0x1.981270b8795ep-2, -0x1.e264d9503fa62p-1),
    (-0x1.73d7bf2711724p-1, 0x1.2ccc0b55fac78p-2, 0x1.60ed412d1efc4p+1),
    (0x1.988235714d598p-3, -0x1.aefe345fbd3ep-4, -0x1.f112121399f5p-2),
    (-0x1.63507c09edce6p-1, 0x1.1bff5d4617ed8p-2, 0x1.61755f7e1ad83p+1),
  ]

  @Test(arguments: sines)
  func aSineIsTheNearestDouble(angle: Double, nearest: Double) {
    #expect(sine(angle) == nearest)
    #expect(sine(-angle) == -nearest)
  }

  @Test(arguments: cosines)
  func aCosineIsTheNearestDouble(angle: Double, nearest: Double) {
    #expect(cosine(angle) == nearest)
    #expect(cosine(-angle) == nearest)
  }

  @Test(arguments: exponentials)
  func aPowerIsTheNearestDouble(exponent: Double, nearest: Double) {
    #expect(exponential(exponent) == nearest)
  }

  @Test(arguments: arcCosines)
  func anArcCosineIsTheNearestDouble(value: Double, nearest: Double) {
    #expect(arcCosine(value) == nearest)
  }

  @Test(arguments: directions)
  func aDirectionIsTheNearestDouble(dx: Double, dy: Double, nearest: Double) {
    #expect(arcTangent(Vector(dx, dy)) == nearest)
    #expect(arcTangent(Vector(dx, -dy)) == -nearest)
  }

  @Test(
    arguments: [
      (0.0, 0.0), (-0.0, 0.0), (0.0, -0.0), (-0.0, -0.0), (1, -0.0), (-1, 0), (-1, -0.0), (0, 2),
      (-0.0, -2), (.infinity, .infinity), (-.infinity, .infinity), (.infinity, 1),
      (-.infinity, -1), (1, .infinity), (-1, -.infinity), (.nan, 1), (1, .nan),
    ] as [(Double, Double)])
  func zerosAndInfinitiesHaveTheDirectionsOfC(dx: Double, dy: Double) {
    let (own, other) = (arcTangent(Vector(dx, dy)), atan2(dy, dx))
    #expect(own == other || own.isNaN && other.isNaN)
    #expect(own.isNaN || own.sign == other.sign)
  }

  @Test func undefinedValuesAreNaN() {
    #expect(sine(.infinity).isNaN && cosine(-.infinity).isNaN && sine(.nan).isNaN)
    #expect(arcCosine(1.0.nextUp).isNaN && arcCosine(-2).isNaN && arcCosine(.nan).isNaN)
    #expect(exponential(.nan).isNaN)
    #expect(sine(-0.0).sign == .minus)
  }

  @Test func powersEndWhereDoublesEnd() {
    #expect(exponential(-.infinity) == 0 && exponential(-1000) == 0 && exponential(-745.2) == 0)
    #expect(exponential(.infinity) == .infinity && exponential(709.8) == .infinity)
    #expect(exponential(709.78) == exp(709.78))
    #expect(exponential(-745) == .leastNonzeroMagnitude)
  }

  /// A library is expected to be right within a unit in the last place.
  @Test func theLibraryOfThisSystemAgrees() {
    var random = SeededGenerator(seed: 16)
    func expectNear(_ own: Double, _ other: Double, _ argument: Double) {
      #expect((own - other).magnitude <= other.ulp, "\(argument): \(own), not \(other)")
    }
    for _ in 0..<rounds(5_000, long: 1_000_000) {
      let angle = Double.random(in: -50...50, using: &random)
      expectNear(sine(angle), sin(angle), angle)
      expectNear(cosine(angle), cos(angle), angle)
      let power = Double.random(in: -700...700, using: &random)
      expectNear(exponential(power), exp(power), power)
      let value = Double.random(in: -1...1, using: &random)
      expectNear(arcCosine(value), acos(value), value)
      let other = Double.random(in: -1...1, using: &random)
      expectNear(arcTangent(Vector(value, other)), atan2(other, value), value)
    }
  }
}
