// The detail view: the plot, all checks by each detector, and the stroke's measures.

const dialog = $("detail");
const fact = (name, value) =>
  value ? [make("dt", { textContent: name }), make("dd", { textContent: value })] : [];

function open(index) {
  current = index;
  showDetail();
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
  writeAddress();
}

function showDetail() {
  const stroke = shown[current];
  const file = stroke.name.lastIndexOf("/") + 1;
  $("detail-title").textContent = stroke.name.slice(file);
  $("position").textContent = counted(current + 1) + " of " + counted(shown.length);
  $("previous").disabled = current === 0;
  $("next").disabled = current === shown.length - 1;
  const judgement = shownJudgement(stroke, filter.detector);
  drawPlot(stroke, judgement, isGood(stroke, filter.detector));
  const outcome = outcomeOf(stroke, filter.detector);
  const number = (value, unit) => value === null ? "" : Number(value.toPrecision(3)) + unit;
  $("facts").replaceChildren(
    ...stroke.judgements.map((_, detector) => drawJudgement(stroke, detector)),
    make("dl", {},
      ...fact("folder", stroke.name.slice(0, file)),
      ...fact("id", stroke.id),
      ...fact("label", stroke.label),
      ...fact("result", outcome && outcome + ": " + meanings[outcome]),
      ...fact("samples", counted(stroke.packed.length / 4)),
      ...fact("duration", number(stroke.duration, " s")),
      ...fact("rate", number(stroke.rate, " Hz")),
      ...fact("view width", number(stroke.width, "")),
      ...fact("score", scoreText(stroke.score)),
      ...fact(
        "turns",
        stroke.turns
          ? number(Math.abs(stroke.turns), stroke.turns > 0 ? " clockwise" : " counterclockwise")
          : "0"),
      ...fact("gap", number(stroke.gap, " of the diameter"))));
}

// The verdict of a detector; of the selected one with its checks.
function drawJudgement(stroke, detector) {
  const isCurrent = detector === filter.detector;
  const judgement = shownJudgement(stroke, detector);
  const button = make(
    "button", { type: "button", "aria-expanded": String(isCurrent) },
    make("b", { textContent: data.detectors[detector] + ":" }),
    make("span", {
      className: isGood(stroke, detector) ? "passed" : "failed",
      textContent: judgement.sentence }));
  button.addEventListener("click", () => {
    change({ detector });
    // The filter may reject the stroke by its new verdict. If so, the filter is cleared.
    if (!shown.includes(stroke)) reset();
    current = shown.indexOf(stroke);
    showDetail();
    writeAddress();
    $("facts").querySelectorAll(".judge>button")[detector].focus();
  });
  const judge = make("div", { className: "judge" + (isCurrent ? " current" : "") }, button);
  if (isCurrent) {
    const rows = judgement.rows ?? ownRows(judgement);
    judge.append(make("table", {}, make("tbody", {}, ...rows.map(drawCheck))));
  }
  return judge;
}

// The checks by the report's own limits.
function ownRows({ plan, outcomes, measured }) {
  const texts = measured.split("|");
  return data.plans[plan].map(([name, limit], i) =>
    ({ name, limit, outcome: outcomes[i], measured: texts[i] }));
}

// Where a number alone says nothing, words do.
function wordsOf({ name, measured, limit }) {
  if (name === "fit") {
    return [measured === "0" ? "none" : "radius " + measured, "a circle fits"];
  }
  // A reason for which a judge from outside stated no check.
  if (name === "verdict") return ["", ""];
  return name === "area" && limit === "> 0" ? [measured, "encloses something"] : [measured, limit];
}

function scoreText(score) {
  if (score === null) return "";
  const number = score > 0 && score < 0.1 ? "below 0.1" : score.toFixed(1).replace(/\.0$/, "");
  return number + "; a perfect circle has 100";
}

function drawCheck(row) {
  const sign = { p: ["✓", "passed"], f: ["✗", "failed"], s: ["–", "skipped"] }[row.outcome];
  const [measured, limit] = wordsOf(row);
  return make("tr", { className: row.outcome === "f" ? "failed" : "" },
    make("th", { scope: "row", title: sign[1] },
      make("span", { className: sign[1], role: "img", textContent: sign[0] + " ",
        "aria-label": sign[1] }),
      row.name),
    make("td", { textContent: measured }),
    make("td", { textContent: limit }));
}

function step(by) {
  if (current + by < 0 || current + by >= shown.length) return;
  current += by;
  showDetail();
  writeAddress();
}

$("previous").addEventListener("click", () => step(-1));
$("next").addEventListener("click", () => step(1));
$("close").addEventListener("click", () => dialog.close());
dialog.addEventListener("click", (event) => {
  if (event.target === dialog) dialog.close();
});
dialog.addEventListener("close", () => {
  writeAddress();
  drawGallery();
  focusTile(current);
});
dialog.addEventListener("keydown", (event) => {
  if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
    event.preventDefault();
    step(event.key === "ArrowLeft" ? -1 : 1);
  }
});
