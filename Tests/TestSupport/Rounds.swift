import Foundation

/// The number of rounds of a test that draws its cases at random or tries very many: `short` by
/// default, and `long` when `LONG=1` is in the environment.
///
/// Short finds a defect that shows in one case in a hundred or so and is over in about a second;
/// long is for changes to the code that the test is about. Both begin with the same cases, from the
/// same seed, so that what short finds long finds too.
package func rounds(_ short: Int, long: Int) -> Int { isLong ? long : short }

/// Whether a sanitizer watches: every access then takes more memory, and no limit of it means anything.
package let isSanitized = ProcessInfo.processInfo.environment["SANITIZED"] != nil

/// Whether tests run in full.
package let isLong =
  ProcessInfo.processInfo.environment["LONG"].map { $0 != "" && $0 != "0" } ?? false
