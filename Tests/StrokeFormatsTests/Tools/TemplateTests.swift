import Testing

@testable import StrokeFormats

@Suite struct TemplateTests {
  @Test(
    arguments: [
      ("a {{x}}, {{y}}{{x}}!", "a one, oneone!"), ("no blanks, {one}\n", "no blanks, {one}\n"),
      ("{{line}}\nend", "whole\nend"), ("{{nothing}}\nend", "end"), ("{{x}}\nend", "one\nend"),
    ] as [(StaticString, String)])
  func blanksAreFilled(text: StaticString, filled: String) {
    let values = ["x": "one", "line": "whole\n", "nothing": ""]
    #expect(Template(text).filled { values[$0] ?? "one" } == filled)
  }
}
