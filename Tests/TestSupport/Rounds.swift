import Foundation

/// The number of rounds of a test that draws its cases at random or tries very many: `short` by
/// default, and `long` when `LONG=1` is in the environment.
///
/// Short finds a defect that shows in about one case in a hundred, and takes about a second; long
/// is for changes to the tested code. Both begin with the same cases, from the same seed, so that
/// long finds everything that short finds.
package func rounds(_ short: Int, long: Int) -> Int { isLong ? long : short }

/// True under a sanitizer: every access then takes more memory, and memory limits mean nothing.
package let isSanitized = ProcessInfo.processInfo.environment["SANITIZED"] != nil

package let isLong =
  ProcessInfo.processInfo.environment["LONG"].map { $0 != "" && $0 != "0" } ?? false
