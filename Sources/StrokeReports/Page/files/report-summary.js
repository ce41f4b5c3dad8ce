// The number of strokes that each detector judged right, or accepted where none is labelled.
// Clicking a detector selects it.

function drawTotals() {
  $("title").textContent = document.title = data.title;
  $("subtitle").textContent = plural(strokes.length, "stroke") + " in "
    + plural(data.files.length, "file") + ", judged by " + data.detectors.join(", ")
    + " · " + data.generator;
  $("totals").replaceChildren(...data.detectors.map((name, detector) => {
    const judged = isLabelled ? strokes.filter(({ label }) => label !== "") : strokes;
    const good = judged.filter((stroke) => isGood(stroke, detector)).length;
    const share = judged.length ? good / judged.length : 0;
    const bar = make("i", { className: share === 1 ? "all" : share === 0 ? "none" : "" });
    bar.style.width = share * 100 + "%";
    const total = make(
      "button", { type: "button", className: "total", role: "radio" },
      make("b", { textContent: name + (isMoved(detector) ? ", limits moved" : "") }),
      make("strong", { textContent: counted(good) }),
      make("span", {
        className: "note",
        textContent: " of " + counted(judged.length)
          + (isLabelled ? " right" : " accepted"),
      }),
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

// The table of labels and reasons for the selected detector. Clicking a number filters by its row
// and column.

function drawTable() {
  const reasons = reasonsOf(filter.detector);
  const columns = ["", ...reasons];
  const counts = new Map(labelsOf.map((label) => [label, new Map()]));
  const all = new Map();
  for (const stroke of strokes) {
    const { reason } = stroke.judgements[filter.detector];
    const row = counts.get(stroke.label);
    row.set(reason, (row.get(reason) ?? 0) + 1);
    all.set(reason, (all.get(reason) ?? 0) + 1);
  }
  const head = make("tr", {}, make("th", { scope: "col", textContent: "label" }));
  for (const reason of columns) {
    head.append(make("th", { scope: "col", textContent: reason || accepted }));
  }
  head.append(make("th", { scope: "col", textContent: "all" }));
  const body = make("tbody", {}, tableRow("all", null, all, columns));
  body.firstChild.className = "sum";
  if (labelsOf.length > 1 || labelsOf[0] !== "") {
    for (const label of labelsOf) {
      body.append(tableRow(label || noLabel, label, counts.get(label), columns));
    }
  }
  $("table").replaceChildren(make("table", {}, make("thead", {}, head), body));
}

function tableRow(name, label, counts, columns) {
  const sum = [...counts.values()].reduce((a, b) => a + b, 0);
  const row = make("tr", {}, make("th", { scope: "row", textContent: name, title: name }));
  for (const reason of columns) {
    const verdict = reason ? "" : "circle";
    row.append(tableCell(counts.get(reason) ?? 0, sum, { label, reason, verdict }));
  }
  row.append(tableCell(sum, 0, { label, reason: "", verdict: "" }));
  return row;
}

function tableCell(count, sum, selection) {
  const cell = make("td");
  cell.selection = selection;
  if (!count) return cell;
  const what = (selection.label ?? "all labels") || noLabel;
  const button = make("button", {
    type: "button", textContent: counted(count),
    "aria-label": plural(count, "stroke") + ", " + what + ", "
      + (selection.reason || selection.verdict || "any verdict") + ": show",
  });
  // Green is right: what is accepted, unless its label says otherwise.
  const isCircle = isLabelled && selection.label ? positive.has(selection.label) : true;
  if (sum && (selection.label !== null && selection.label !== "" || !isLabelled)) {
    cell.className = (selection.verdict !== "") === isCircle ? "good" : "some";
    cell.style.setProperty("--share", count / sum);
  }
  button.addEventListener("click", () => {
    change({ ...selection, result: "", search: "" });
    $("gallery-title").scrollIntoView({ block: "start" });
  });
  cell.append(button);
  return cell;
}
