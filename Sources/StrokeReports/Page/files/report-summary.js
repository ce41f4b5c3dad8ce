// What each detector makes of all strokes, and the statistics below the strokes.

function drawHeading() {
  $("subtitle").textContent = `${plural(strokes.length, "stroke")} in `
    + `${plural(data.files.length, "file")} · ${data.generator}`;
  $("problems").hidden = data.problems.length === 0;
  $("problems").querySelector("summary").textContent =
    plural(data.problems.length, "input") + " could not be read";
  $("problems").querySelector("ul").replaceChildren(
    ...data.problems.map((text) => make("li", { textContent: text })));
  $("statistics").open = strokes.filter(({ label }) => label).length >= 20;
}

/** The detectors by their mistakes, or without labels by what they accept. */
function drawTotals() {
  $("totals").replaceChildren(...data.detectors.map((name, detector) => {
    const { accepted: passed, TP, FN, FP, TN } = totalsOf(detector);
    const [part, whole, what] = isLabelled
      ? [FN + FP, TP + FN + FP + TN, "wrong"] : [passed, strokes.length, "accepted"];
    const more = [
      FN && `${counted(FN)} ${FN === 1 ? accepted : wanted} rejected`,
      FP && `${counted(FP)} ${FP === 1 ? "other" : "others"} accepted`,
    ].filter(Boolean).join(", ");
    const total = stamp("total", {
      name, moved: isMoved(detector) ? "moved" : "", value: counted(part),
      unit: `of ${counted(whole)} ${what}`, more });
    const checked = detector === filter.detector;
    addTo(total.querySelector("input"), { value: detector, checked }, []);
    return total;
  }));
}

$("totals").addEventListener("change", ({ target }) => {
  change({ detector: Number(target.value) });
  $("totals").querySelector(":checked").focus();
});

const share = (part, whole) =>
  whole ? `${counted(part)} of ${counted(whole)} (${(100 * part / whole).toFixed(1)} %)` : "–";

/** The rates of each detector, and the labels by the reasons of the chosen one. */
function drawStatistics() {
  if (!$("statistics").open) return;
  const rates = data.detectors.map((name, detector) => {
    const totals = totalsOf(detector), { TP, FN, FP, TN } = totals;
    return [name, share(FN, TP + FN), share(FP, FP + TN), balancedOf(totals)?.toFixed(4) ?? "–"];
  });
  const heads = ["detector", `${wanted} rejected`, "others accepted", "balanced accuracy"];
  $("rates").hidden = !isLabelled;
  $("rates").replaceChildren(drawTable(heads, rates.map(([name, ...cells]) =>
    [name, ...cells.map((text) => make("td", { textContent: text }))])));
  const reasons = ["", ...reasonsOf(filter.detector)];
  const noStrokes = () => new Map(reasons.map((reason) => [reason, []]));
  const cells = new Map(labelsOf.map((label) => [label, noStrokes()]));
  for (const stroke of strokes) {
    cells.get(stroke.label).get(stroke.judgements[filter.detector].reason).push(stroke);
  }
  const rows = [...cells].map(([label, byReason]) => [label || "(no label)",
    ...[...byReason].map(([reason, own]) => countCell(label, reason, own)),
    make("td", { textContent: counted(labelCounts.get(label)) })]);
  const columns = ["label", ...reasons.map((reason) => reason || accepted), "all"];
  $("table").replaceChildren(drawTable(columns, rows));
}

function drawTable(heads, rows) {
  const head = heads.map((textContent) => make("th", { scope: "col", textContent }));
  return make("table", {}, make("thead", {}, make("tr", {}, ...head)), make("tbody", {},
    ...rows.map(([name, ...cells]) =>
      make("tr", {}, make("th", { scope: "row", textContent: name }), ...cells))));
}

/** How many strokes of a label have a reason, as a button that shows them. */
function countCell(label, reason, own) {
  if (!own.length) return make("td");
  const button = make("button", { type: "button", textContent: counted(own.length), ariaLabel:
    `${plural(own.length, "stroke")}, ${label || "no label"}, ${reason || accepted}: show` });
  button.addEventListener("click", () => {
    change({ ...everything, label, reason });
    goToStrokes();
  });
  return make("td", { className: inkOf(own[0], filter.detector) }, button);
}

$("statistics").addEventListener("toggle", drawStatistics);

/** Leads eyes and keyboard to the strokes that a click has selected. */
function goToStrokes() {
  $("gallery-title").scrollIntoView({ block: "start" });
  $("gallery-title").focus({ preventScroll: true });
}
