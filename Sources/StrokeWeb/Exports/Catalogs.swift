/// Returns the names and texts of the detectors, their settings and their reasons, in JSON.
@c(strokecheck_catalog)
public func catalog() -> UnsafePointer<UInt8> { Session.catalog }
