import Foundation
import Testing

@testable import StrokeCore

@Suite struct EnclosedRegionTests {
  private func region(_ corners: [Vector]) -> EnclosedRegion? {
    withRow(corners) { EnclosedRegion($0) }
  }

  @Test(arguments: 3...9)
  func aRegularPolygonIsRoundAndCentred(corners: Int) throws {
    let turns = (0..<corners).map { 2 * Double.pi * Double($0) / Double(corners) }
    let region = try #require(self.region(turns.map { Vector(5 + cos($0), 7 + sin($0)) }))
    let n = Double(corners)
    // The area of the regular polygon of radius 1, and its second moment about an axis over the
    // area.
    #expect((region.area - n / 2 * sin(2 * .pi / n)).magnitude < 1e-13)
    #expect((region.xx - (2 + cos(2 * .pi / n)) / 12).magnitude < 1e-12)
    #expect((region.xx - region.yy).magnitude < 1e-12 && region.xy.magnitude < 1e-12)
    #expect((region.centroid - Vector(5, 7)).length < 1e-12)
    #expect((region.aspect - 1).magnitude < 1e-5)
  }

  @Test func aRectangleHasTextbookMoments() throws {
    let region = try #require(
      self.region([Vector(0, 0), Vector(4, 0), Vector(4, 2), Vector(0, 2)]))
    #expect(region.area == 8 && region.centroid == Vector(2, 1))
    #expect((region.xx - 4.0 / 3).magnitude < 1e-14 && (region.yy - 1.0 / 3).magnitude < 1e-14)
    #expect((region.aspect - 0.5).magnitude < 1e-14)
    // A rectangle's area over that of its ellipse: 3/π.
    #expect((region.fullness - 3 / .pi).magnitude < 1e-14)
  }

  @Test func theReverseDirectionHasANegativeArea() throws {
    let corners = [Vector(0, 0), Vector(4, 0), Vector(4, 2), Vector(0, 2)]
    let region = try #require(self.region(corners.reversed()))
    #expect(region.area == -8 && region.centroid == Vector(2, 1))
  }

  @Test func withoutAnAreaThereIsNoRegion() {
    let there = (0...9).map { Vector(Double($0), 2 * Double($0)) }
    #expect(region([]) == nil && region([.zero]) == nil)
    #expect(region(there) == nil && region(there + there.reversed()) == nil)
    let eight = (0..<64).map { Vector(sin(Double($0) / 32 * .pi), sin(Double($0) / 16 * .pi)) }
    #expect(region(eight) == nil)
  }

  @Test func whiteningMakesAnEllipseTheUnitCircle() throws {
    let ellipse = (0..<400).map { index in
      let turn = 2 * Double.pi * Double(index) / 400
      return Vector(3 * cos(turn) + sin(turn), cos(turn) - 2 * sin(turn))
    }
    let whitening = try #require(region(ellipse)).whitening
    for place in ellipse {
      let four = VectorX4(SIMD4(repeating: place.dx), SIMD4(repeating: place.dy))
      #expect((whitening(four).lengths[0] - 1).magnitude < 1e-4)
    }
  }
}
