// The totals of each detector, the best first. Clicking a detector selects it.

function drawHeading() {
  $("subtitle").textContent = (data.compared
    ? `The ${plural(strokes.length, "verdict")} that changed`
    : `${plural(strokes.length, "stroke")} in ${plural(data.files.length, "file")}`)
    + `, judged by ${data.detectors.join(", ")} · ${data.generator}`;
  $("compared").replaceChildren(...(data.compared?.summary ?? []).map((text) =>
    make("p", { textContent: text })));
  // The strokes on a page of changes are no sample of all.
  $("standing").hidden = $("reasons").hidden = data.compared !== undefined;
  $("problems").hidden = data.problems.length === 0;
  $("problems").querySelector("summary").textContent =
    plural(data.problems.length, "input") + " could not be read";
  $("problems").querySelector("ul").replaceChildren(
    ...data.problems.map((text) => make("li", { textContent: text })));
  document.body.classList.add(isLabelled ? "with-labels" : "without-labels");
}

// The detectors by their balanced accuracy as the report found it.
const accuracies = data.detectors.map((_, detector) => balancedOf(totalsOf(detector)) ?? 0);
const ranking = [...data.detectors.keys()].sort((a, b) => accuracies[b] - accuracies[a]);

function drawTotals() {
  $("totals").replaceChildren(...ranking.map((detector) => {
    const totals = totalsOf(detector), { judged, accepted, TP, FN, FP, TN } = totals;
    const balanced = isLabelled ? balancedOf(totals) : null;
    const [part, whole, what] = isLabelled
      ? [TP + TN, TP + FN + FP + TN, "right"] : [accepted, judged, "accepted"];
    const right = `${counted(part)} of ${counted(whole)} ${what}`;
    const total = stamp("total", {
      name: data.detectors[detector] + (isMoved(detector) ? ", limits moved" : ""),
      value: balanced === null ? counted(part) : balanced.toFixed(4),
      unit: balanced === null ? ` of ${counted(whole)} ${what}` : "balanced accuracy",
      more: balanced === null ? "" : right + `: accepts ${percent(TP, TP + FN)} of ${wanted}, `
        + `${percent(FP, FP + TN)} of others` });
    total.querySelector("i").style.width = 100 * (balanced ?? part / (whole || 1)) + "%";
    total.dataset.detector = detector;
    const choice = total.querySelector("input");
    choice.checked = detector === filter.detector;
    choice.addEventListener("change", () => change({ detector }));
    return total;
  }));
}

// Leads eyes and keyboard to the strokes that a click has selected.
function goToStrokes() {
  $("gallery-title").scrollIntoView({ block: "start" });
  $("gallery-title").focus({ preventScroll: true });
}

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
  const sums = tableRow("all", null, all, columns);
  sums.className = "sum";
  const body = make("tbody", {}, sums);
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
  if (sum) cell.style.setProperty("--share", count / sum);
  const isOfCircles = isLabelled && selection.label ? positive.has(selection.label) : null;
  cell.classList.toggle("wrong", sum > 0 && isOfCircles === (selection.verdict === ""));
  button.addEventListener("click", () => {
    change({ ...selection, result: "", search: "" });
    goToStrokes();
  });
  cell.append(button);
  return cell;
}
