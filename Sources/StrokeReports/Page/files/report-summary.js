// The totals of each detector, and the statistics below the strokes.

/** The detectors by their mistakes, or without labels by what they accept. */
function drawTotals() {
  $("totals").replaceChildren(...data.detectors.map((name, detector) => {
    const totals = totalsOf(detector), { accepted: passed, TP, FN, FP, TN } = totals;
    const balanced = balancedOf(totals)?.toFixed(4);
    const mistaken = strokes.filter((stroke) => isMistaken(stroke, detector)).length;
    const [part, whole, what] = isLabelled
      ? [FN + FP, TP + FN + FP + TN, "wrong"] : [passed, strokes.length, "accepted"];
    const more = [
      [FN, "FN", `${counted(FN)} of ${counted(TP + FN)} ${wanted} rejected`],
      [FP, "FP", `${counted(FP)} of ${counted(FP + TN)} others accepted`],
      [mistaken, "mistaken", `${plural(mistaken, "label")} mistaken`],
    ].filter(([count]) => count);
    const total = stamp("total", {
      name, moved: isMoved(detector) ? "limits changed" : "", value: counted(part),
      unit: `of ${counted(whole)} ${what}` });
    total.querySelector(".more").append(
      ...more.map(([, result, text]) => filterButton(text, { detector, result })),
      balanced ? `balanced accuracy ${balanced}` : "");
    const checked = detector === filter.detector;
    addTo(total.querySelector("input"), { value: detector, checked }, []);
    return total;
  }));
}

$("totals").addEventListener("change", ({ target }) => {
  change({ detector: Number(target.value) });
  $("totals").querySelector(":checked").focus();
});

/** The labels by the reasons of the chosen detector, and what each has wrong of each person. */
function drawStatistics() {
  if (!$("statistics").open) return;
  const { detector } = filter, areNamed = namesLabels(detector);
  // Of a detector that names labels, columns in the order of the rows.
  const named = [...areNamed ? byLabel.keys() : []].filter(Boolean)
    .map((label) => positive.has(label) ? "" : "taken for " + label);
  const reasons = [...new Set([...named, "", ...reasonsOf(detector)])];
  const rows = [...byLabel].map(([label, strokes]) => {
    const having = (reason) =>
      strokes.filter(({ judgements }) => judgements[detector].reason === reason);
    return [label || "(no label)",
      ...reasons.map((reason) => countCell(label, reason, having(reason))),
      make("td", { textContent: counted(strokes.length) })];
  });
  const heads = reasons.map((reason) => areNamed ? reason.replace("taken for ", "") || accepted
    : reason || "accepted");
  $("table").replaceChildren(
    drawTable([data.detectors[detector] + ", by label", ...heads, "all"], rows));
  $("people").hidden = !data.subjects.length || !isLabelled || bySubject.size === strokes.length;
  $("people").replaceChildren(drawTable(["wrong, by subject", ...data.detectors],
    [...bySubject].map(([subject, strokes]) => [
      `${subject || "(no subject)"}, ${counted(strokes.length)}`,
      ...data.detectors.map((_, detector) => {
        const wrong = strokes.filter((stroke) => isWrong(stroke, detector)).length;
        const result = wrong ? "wrong" : null;
        return make("td", { className: wrong ? "wrong" : "" },
          filterButton(counted(wrong), { detector, subject, result }));
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
