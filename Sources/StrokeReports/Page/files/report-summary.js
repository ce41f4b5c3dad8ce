// The totals of each detector, and the statistics below the strokes.

function drawHeading() {
  $("subtitle").textContent = `${plural(strokes.length, "stroke")} in `
    + `${plural(data.files.length, "file")} · ${data.generator}`;
  $("problems").querySelector("summary").textContent =
    plural(data.problems.length, "input") + " could not be read";
  $("problems").querySelector("ul").replaceChildren(
    ...data.problems.map((text) => make("li", { textContent: text })));
  $("subject").hidden = data.subjects.length === 0;
  $("statistics").open = strokes.filter(({ label }) => label).length >= 20;
}

/** The detectors by their mistakes, or without labels by what they accept. */
function drawTotals() {
  $("totals").replaceChildren(...data.detectors.map((name, detector) => {
    const { accepted: passed, TP, FN, FP, TN } = totalsOf(detector);
    const [part, whole, what] = isLabelled
      ? [FN + FP, TP + FN + FP + TN, "wrong"] : [passed, strokes.length, "accepted"];
    const more = [
      [FN, "FN", `${counted(FN)} ${FN === 1 ? accepted : wanted} rejected`],
      [FP, "FP", `${counted(FP)} ${FP === 1 ? "other" : "others"} accepted`],
    ].filter(([count]) => count);
    const total = stamp("total", {
      name, moved: isMoved(detector) ? "limits changed" : "", value: counted(part),
      unit: `of ${counted(whole)} ${what}` });
    total.querySelector(".more").append(
      ...more.map(([, result, text]) => filterButton(text, { detector, result })));
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
  const rows = [...byLabel].map(([label, strokes]) => {
    const byReason = noStrokes();
    for (const stroke of strokes) {
      byReason.get(stroke.judgements[filter.detector].reason).push(stroke);
    }
    return [label || "(no label)",
      ...[...byReason].map(([reason, own]) => countCell(label, reason, own)),
      make("td", { textContent: counted(strokes.length) })];
  });
  const columns = ["label", ...reasons.map((reason) => reason || accepted), "all"];
  $("table").replaceChildren(drawTable(columns, rows));
  $("people").hidden = !data.subjects.length || !isLabelled;
  $("people").replaceChildren(drawTable(["wrong, by subject", ...data.detectors],
    [...bySubject].map(([subject, strokes]) => [subject || "(no subject)",
      ...data.detectors.map((_, detector) => {
        const wrong = strokes.filter((stroke) => isWrong(stroke, detector)).length;
        const text = `${counted(wrong)} of ${counted(strokes.length)}`;
        const result = wrong ? "wrong" : null;
        return make("td", { className: wrong ? "wrong" : "" },
          filterButton(text, { detector, subject, result }));
      })])));
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
  const button = filterButton(counted(own.length), { label, reason });
  button.ariaLabel =
    `${plural(own.length, "stroke")}, ${label || "no label"}, ${wordOf(reason)}: show`;
  return make("td", { className: inkOf(own[0], filter.detector) }, button);
}

/** A button that shows the strokes that match, and moves the view and the focus to them. */
const filterButton = (text, changes) => makeButton(text, () => {
  change({ ...everything, ...changes });
  $("gallery-title").scrollIntoView({ block: "start" });
  $("gallery-title").focus({ preventScroll: true });
});

$("statistics").addEventListener("toggle", drawStatistics);
$("to-statistics").addEventListener("click", () => {
  $("statistics").open = true;
  $("statistics").scrollIntoView();
  $("statistics").firstElementChild.focus();
});
