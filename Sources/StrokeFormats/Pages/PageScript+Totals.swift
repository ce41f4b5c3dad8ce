extension PageScript {
  /// How many circles each detector found; choosing one chooses the detector.
  static let totals = #"""
    function drawTotals() {
      $("title").textContent = document.title = data.title;
      $("subtitle").textContent = plural(strokes.length, "stroke") + " in "
        + plural(data.files.length, "file") + ", judged by " + data.detectors.join(", ")
        + " · " + data.generator;
      $("totals").replaceChildren(...data.detectors.map((name, detector) => {
        const found = strokes.filter((stroke) => stroke.judgements[detector].failed < 0).length;
        const share = strokes.length ? found / strokes.length : 0;
        const bar = make("i", { className: share === 1 ? "all" : share === 0 ? "none" : "" });
        bar.style.width = share * 100 + "%";
        const total = make(
          "button", { type: "button", className: "total", role: "radio" },
          make("b", { textContent: name }),
          make("strong", { textContent: counted(found) }),
          make("span", { className: "note", textContent: " of " + counted(strokes.length) + " are circles" }),
          make("span", { className: "meter", "aria-hidden": "true" }, bar));
        total.lastChild.style.display = "block";
        total.dataset.detector = detector;
        total.addEventListener("click", () => change({ detector }));
        return total;
      }));
      $("problems").hidden = data.problems.length === 0;
      $("problems").querySelector("summary").textContent =
        plural(data.problems.length, "input") + " could not be read";
      $("problems").querySelector("ul").replaceChildren(
        ...data.problems.map((text) => make("li", { textContent: text })));
    }

    // A group of radio buttons is one stop of the tab key; the arrows move in it.
    $("totals").addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      const count = data.detectors.length;
      change({ detector: (filter.detector + step + count) % count });
      $("totals").children[filter.detector].focus();
    });

    """#
}
