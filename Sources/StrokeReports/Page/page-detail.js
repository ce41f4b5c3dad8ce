// The detail view: the plot, all checks by each detector, and the stroke's measures.

const dialog = $("detail");
const fact = (name, value) =>
  value ? [make("dt", { textContent: name }), make("dd", { textContent: value })] : [];

function open(index) {
  current = index;
  showDetail();
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
}

function showDetail() {
  const stroke = shown[current];
  $("detail-title").textContent = stroke.name;
  $("position").textContent = counted(current + 1) + " of " + counted(shown.length);
  $("previous").disabled = current === 0;
  $("next").disabled = current === shown.length - 1;
  drawPlot(stroke, stroke.judgements[filter.detector]);
  const number = (value, unit) => value === null ? "" : Number(value.toPrecision(3)) + unit;
  $("facts").replaceChildren(
    make("dl", {},
      ...fact("id", stroke.id),
      ...fact("label", stroke.label),
      ...fact("samples", counted(stroke.packed.length / 4)),
      ...fact("duration", number(stroke.duration, " s")),
      ...fact("rate", number(stroke.rate, " Hz")),
      ...fact("view width", number(stroke.width, "")),
      ...fact("score", number(stroke.score, " of 100")),
      ...fact(
        "turns",
        stroke.turns
          ? number(Math.abs(stroke.turns), stroke.turns > 0 ? " clockwise" : " counterclockwise")
          : "0"),
      ...fact("gap", number(stroke.gap, " of the diameter"))),
    ...stroke.judgements.map(drawJudgement));
}

function drawJudgement(judgement, detector) {
  const isCurrent = detector === filter.detector;
  const measured = judgement.measured.split("|");
  const rows = data.plans[judgement.plan].map(([name, limit], i) => {
    const outcome = judgement.outcomes[i];
    const sign = { p: ["✓", "passed"], f: ["✗", "failed"], s: ["–", "skipped"] }[outcome];
    return make("tr", { className: outcome === "f" ? "failed" : "" },
      make("th", { scope: "row", title: sign[1] },
        make("span", { className: sign[1], textContent: sign[0] + " ", "aria-label": sign[1] }),
        name),
      make("td", { textContent: measured[i] }),
      make("td", { textContent: limit }));
  });
  const button = make(
    "button", { type: "button", "aria-pressed": String(isCurrent) },
    make("b", { textContent: data.detectors[detector] }),
    make("span", {
      className: judgement.reason ? "failed" : "passed",
      textContent: judgement.reason ? "✗ " + judgement.reason : "✓ circle" }));
  if (judgement.circle) button.append(make("small", { textContent: judgement.circle }));
  button.addEventListener("click", () => {
    const stroke = shown[current];
    change({ detector });
    // The filter may reject the stroke by its new verdict. If so, the filter is cleared.
    if (!shown.includes(stroke)) reset();
    current = shown.indexOf(stroke);
    showDetail();
    $("facts").querySelectorAll(".judge>button")[detector].focus();
  });
  return make("div", { className: "judge" + (isCurrent ? " current" : "") }, button,
    make("table", {}, make("tbody", {}, ...rows)));
}

function step(by) {
  if (current + by < 0 || current + by >= shown.length) return;
  current += by;
  showDetail();
}

$("previous").addEventListener("click", () => step(-1));
$("next").addEventListener("click", () => step(1));
$("close").addEventListener("click", () => dialog.close());
dialog.addEventListener("click", (event) => {
  if (event.target === dialog) dialog.close();
});
dialog.addEventListener("close", () => focusTile(current));
dialog.addEventListener("keydown", (event) => {
  if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
    event.preventDefault();
    step(event.key === "ArrowLeft" ? -1 : 1);
  }
});
