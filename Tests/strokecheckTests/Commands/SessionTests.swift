import Testing

/// Files of Tests/sessions of which all that there is to say is in them.
@Suite struct GateTests {
  @Test func sessions() throws { try expectSessions("gates") }
}

@Suite struct PageCommandTests {
  @Test func sessions() throws { try expectSessions("pages") }
}
