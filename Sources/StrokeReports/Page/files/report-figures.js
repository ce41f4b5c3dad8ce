// Labelled strokes: the confusion of the selected detector, and the curves that `evaluate` prints.

function drawFigures() {
  $("truth").hidden = !isLabelled;
  if (!isLabelled) return;
  const figures = [drawConfusion(confusionOf(filter.detector)), drawReceiver()];
  const ring = data.detectors.findIndex((_, detector) =>
    strokes.some(({ judgements }) => judgements[detector].chance != null));
  if (ring >= 0) figures.push(drawReliability(ring));
  $("figures").replaceChildren(...figures);
}

const percent = (part, whole) => whole ? (100 * part / whole).toFixed(1) + " %" : "–";

function captioned(title, figure, note) {
  return make("figure", {},
    make("figcaption", {}, make("b", { textContent: title })), figure,
    make("p", { className: "note", textContent: note }));
}

function drawConfusion({ TP, FN, FP, TN }) {
  const counts = { TP, FN, FP, TN };
  const cell = (outcome) => {
    const button = make("button", {
      type: "button", "aria-label": plural(counts[outcome], "stroke") + ", "
        + meanings[outcome] + ": show" },
      make("small", { textContent: outcome }), " " + counted(counts[outcome]));
    button.addEventListener("click", () => {
      change({ result: outcome, verdict: "", reason: "", label: null, search: "" });
      $("gallery-title").scrollIntoView({ block: "start" });
    });
    return make("td", { className: outcome[0] === "T" ? "good" : "bad" }, button);
  };
  const row = (name, ...outcomes) =>
    make("tr", {}, make("th", { scope: "row", textContent: name }), ...outcomes.map(cell));
  const head = make("tr", {}, make("td"), ...["accepted", "rejected"].map((text) =>
    make("th", { scope: "col", textContent: text })));
  const balanced = TP + FN && TN + FP ? (TP / (TP + FN) + TN / (TN + FP)) / 2 : null;
  return captioned(
    "Confusion of " + data.detectors[filter.detector],
    make("table", { className: "confusion" }, make("thead", {}, head),
      make("tbody", {}, row(wanted, "TP", "FN"), row("others", "FP", "TN"))),
    percent(TP, TP + FN) + " of " + wanted + " accepted, " + percent(FP, FP + TN)
      + " of others; balanced accuracy " + (balanced === null ? "–" : balanced.toFixed(4)));
}

// Axes from 0 to 1 with a grid of quarters, and marks on them.
function chart(label, across, upward, ...marks) {
  const svg = draw("svg", { viewBox: "-40 -10 270 262", role: "img", class: "chart" });
  svg.setAttribute("aria-label", label);
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    const at = 220 * share;
    svg.append(draw("path", { class: "grid", d: `M0 ${at}H220M${at} 0V220` }));
    if (share % 0.5) continue;
    const [x, y] = [
      draw("text", { x: at, y: 234, "text-anchor": "middle" }),
      draw("text", { x: -6, y: 224 - at, "text-anchor": "end" })];
    x.textContent = y.textContent = share;
    svg.append(x, y);
  }
  const [below, beside] = [
    draw("text", { x: 110, y: 246, "text-anchor": "middle" }),
    draw("text", { x: -26, y: 110, "text-anchor": "middle", transform: "rotate(-90 -26 110)" })];
  below.textContent = across;
  beside.textContent = upward;
  svg.append(...marks, below, beside);
  return svg;
}

// The shares of circles and of others that each threshold on ring's margin accepts, and where the
// detectors stand with their limits as they are.
function drawReceiver() {
  const marks = [], labels = [];
  let note = "Each dot is a detector with its limits as they are";
  const judged = strokes.filter(({ label }) => label !== "");
  const circles = judged.filter(({ label }) => positive.has(label)).length;
  const others = judged.length - circles;
  const ring = data.detectors.findIndex((_, detector) =>
    judged.every(({ judgements }) => judgements[detector].margin !== undefined));
  if (ring >= 0 && circles && others) {
    const order = judged
      .map(({ label, judgements }) => [judgements[ring].margin, positive.has(label)])
      .sort((a, b) => b[0] - a[0]);
    let accepted = 0, mistaken = 0, area = 0, d = "M0 220";
    for (let i = 0; i < order.length;) {
      const margin = order[i][0], [oldAccepted, oldMistaken] = [accepted, mistaken];
      for (; i < order.length && order[i][0] === margin; i++) {
        if (order[i][1]) accepted += 1;
        else mistaken += 1;
      }
      area += (mistaken - oldMistaken) * (accepted + oldAccepted) / 2;
      const [x, y] = [220 * mistaken / others, 220 - 220 * accepted / circles];
      d += `L${x.toFixed(1)} ${y.toFixed(1)}`;
    }
    marks.push(draw("path", { class: "curve", d }));
    note = "The curve is ring's margin, AUC " + (area / circles / others).toFixed(4)
      + "; each dot is a detector with its limits as they are";
  }
  const dots = data.detectors.map((name, detector) => {
    const { TP, FN, FP, TN } = confusionOf(detector);
    labels.push(name + ": " + percent(TP, TP + FN) + " of " + wanted + ", " + percent(FP, FP + TN)
      + " of others");
    return {
      name, isCurrent: detector === filter.detector,
      x: 220 * FP / Math.max(FP + TN, 1), y: 220 - 220 * TP / Math.max(TP + FN, 1) };
  });
  // The names of dots near each other stand below each other.
  let last = -Infinity;
  for (const { name, isCurrent, x, y } of [...dots].sort((a, b) => a.y - b.y)) {
    last = Math.max(y + 4, last + 12);
    const isLeft = x > 150;
    const text = draw("text", {
      x: isLeft ? x - 8 : x + 8, y: last, "text-anchor": isLeft ? "end" : "start",
      class: isCurrent ? "strong" : "" });
    text.textContent = name;
    const dot = isCurrent ? "dot current" : "dot";
    marks.push(draw("circle", { class: dot, cx: x, cy: y, r: 4 }), text);
  }
  const label = "ROC. " + labels.join("; ");
  return captioned("ROC", chart(label, "others accepted", wanted + " accepted", ...marks), note);
}

// For tenths of the probability that ring states, how often it is a circle.
function drawReliability(ring) {
  const bins = Array.from({ length: 10 }, () => ({ count: 0, stated: 0, circles: 0 }));
  let error = 0, total = 0;
  for (const { label, judgements } of strokes) {
    const { chance } = judgements[ring];
    if (label === "" || chance == null) continue;
    const isCircle = positive.has(label) ? 1 : 0;
    const bin = bins[Math.min(Math.floor(chance * 10), 9)];
    bin.count += 1;
    bin.stated += chance;
    bin.circles += isCircle;
    error += (chance - isCircle) ** 2;
    total += 1;
  }
  const used = bins.filter(({ count }) => count > 0);
  const most = Math.max(...used.map(({ count }) => count));
  const marks = used.map(({ count, stated, circles }) => draw("circle", {
    class: "bubble", cx: 220 * stated / count, cy: 220 - 220 * circles / count,
    r: 3 + 9 * Math.sqrt(count / most) }));
  const label = used.map(({ count, stated, circles }) =>
    percent(circles, count) + " where " + percent(stated, count) + " are stated").join("; ");
  return captioned(
    "Reliability of " + data.detectors[ring] + "'s probability",
    chart("Reliability. " + label, "stated probability", wanted + " by label",
      draw("path", { class: "grid", d: "M0 220L220 0" }), ...marks),
    "Brier score " + (total ? (error / total).toFixed(4) : "–") + " of " + plural(total, "stroke")
      + "; on the diagonal, what is stated is so");
}
