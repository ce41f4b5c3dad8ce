// The only file of this module that meets the C library: five functions, correctly rounded to
// within an ulp or two everywhere, and not always to the same bit on every system. Nothing that
// decides a verdict may depend on their last digit.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

@inline(__always)
func arcCosine(_ v: Double) -> Double { acos(v) }

@inline(__always)
package func arcTangent(_ v: Vector) -> Double { atan2(v.dy, v.dx) }

@inline(__always)
func sine(_ angle: Double) -> Double { sin(angle) }

@inline(__always)
func cosine(_ angle: Double) -> Double { cos(angle) }

@inline(__always)
func exponential(_ v: Double) -> Double { exp(v) }
