// Labelled strokes: the confusion of the selected detector, and the curves that `evaluate` prints.
// A page of changes has neither, because its strokes are no sample of all.

function drawFigures() {
  $("truth").hidden = !isLabelled || data.compared !== undefined;
  if ($("truth").hidden) return;
  drawConfusion(totalsOf(filter.detector));
  drawReceiver();
  const stating = currentOrFirst((detector) =>
    strokes.some(({ judgements }) => judgements[detector].chance != null));
  $("reliability").hidden = stating === undefined;
  if (stating !== undefined) drawReliability(stating);
}

// The selected detector if it is one of some, and otherwise the first of those.
const currentOrFirst = (isOne) => [filter.detector, ...data.detectors.keys()].find(isOne);

function fillFigure(id, title, note, chart) {
  $(id).querySelector("b").textContent = title;
  $(id).querySelector(".value").textContent = note;
  $(id).querySelector(".chart").replaceChildren(chart);
}

function drawConfusion(totals) {
  for (const button of $("confusion").querySelectorAll("button")) {
    const outcome = button.value;
    button.querySelector("span").textContent = counted(totals[outcome]);
    button.ariaLabel = `${plural(totals[outcome], "stroke")}, ${meanings[outcome]}: show`;
  }
  $("confusion").querySelector("b").textContent = `Confusion of ${data.detectors[filter.detector]}`;
}

$("confusion").addEventListener("click", (event) => {
  const result = event.target.closest("button")?.value;
  if (!result) return;
  change({ result, verdict: "", reason: "", label: null, search: "" });
  goToStrokes();
});

// Axes from 0 to 1 with a grid of quarters, and marks on them.
function chart(label, across, upward, ...marks) {
  const svg = draw("svg", { viewBox: "-40 -16 270 268", role: "img", "aria-label": label });
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    const at = 220 * share;
    svg.append(draw("path", { class: "grid", d: `M0 ${at}H220M${at} 0V220` }));
    if (share % 0.5) continue;
    svg.append(drawText(share, { class: "m", x: at, y: 234 }),
      drawText(share, { class: "e", x: -6, y: 224 - at }));
  }
  svg.append(...marks, drawText(across, { class: "m", x: 110, y: 248 }),
    drawText(upward, { class: "m", x: -28, y: 110, transform: "rotate(-90 -28 110)" }));
  return svg;
}

// The shares of circles and of others that each threshold on a margin or score accepts, and where
// the detectors stand with their limits as they are.
function drawReceiver() {
  const judged = strokes.filter(({ label }) => label !== "");
  const scoring = currentOrFirst((detector) =>
    judged.every(({ judgements }) => judgements[detector].margin !== undefined));
  // Null ranks below all others.
  const curve = scoring === undefined ? null : curveOf(judged.map(({ label, judgements }) =>
    [judgements[scoring].margin ?? -Infinity, positive.has(label)]));
  const dots = data.detectors.map((name, detector) => {
    const { TP, FN, FP, TN } = totalsOf(detector);
    return {
      name, isCurrent: detector === filter.detector, x: 220 * FP / Math.max(FP + TN, 1),
      y: 220 - 220 * TP / Math.max(TP + FN, 1),
      text: `${name}: ${percent(TP, TP + FN)} of ${wanted}, ${percent(FP, FP + TN)} of others` };
  });
  const label = "ROC. " + dots.map(({ text }) => text).join("; ");
  const note = curve
    ? `The curve of ${data.detectors[scoring]} has an AUC of ${curve.area.toFixed(4)}.` : "";
  fillFigure("receiver", "ROC", note, chart(label, "others accepted", wanted + " accepted",
    ...curve ? [draw("path", { class: "curve", d: curve.data })] : [], ...labelledDots(dots)));
}

// The curve of scored strokes, [score, isCircle], and the area below it.
function curveOf(scores) {
  const circles = scores.filter(([, isCircle]) => isCircle).length;
  const others = scores.length - circles;
  if (!circles || !others) return null;
  const order = scores.sort((a, b) => b[0] - a[0]);
  let accepted = 0, mistaken = 0, area = 0, data = "M0 220";
  for (let i = 0; i < order.length;) {
    const score = order[i][0], [oldAccepted, oldMistaken] = [accepted, mistaken];
    for (; i < order.length && order[i][0] === score; i++) {
      if (order[i][1]) accepted += 1;
      else mistaken += 1;
    }
    area += (mistaken - oldMistaken) * (accepted + oldAccepted) / 2;
    data += `L${near(220 * mistaken / others)} ${near(220 - 220 * accepted / circles)}`;
  }
  return { data, area: area / circles / others };
}

// Dots with their names, which stand below each other: none over another one or beyond the axes.
function labelledDots(dots) {
  const order = [...dots].sort((a, b) => a.y - b.y), step = 13;
  let least = 4;
  for (const dot of order) least = (dot.line = Math.max(dot.y + 4, least)) + step;
  let most = 216;
  for (const dot of order.reverse()) most = (dot.line = Math.min(dot.line, most)) - step;
  return order.flatMap(({ name, isCurrent, x, y, line }) => {
    const isLeft = x > 130, beside = isLeft ? x - 14 : x + 14;
    return [
      draw("path", { class: "leader", d: `M${x} ${y}L${beside} ${line - 4}` }),
      draw("circle", { class: isCurrent ? "dot current" : "dot", cx: x, cy: y, r: 4 }),
      drawText(name, { class: `over ${isLeft ? "e" : ""} ${isCurrent ? "strong" : ""}`,
        x: isLeft ? beside - 2 : beside + 2, y: line })];
  });
}

// For tenths of the probability that a detector states, how often it is a circle.
function drawReliability(detector) {
  const bins = Array.from({ length: 10 }, () => ({ count: 0, stated: 0, circles: 0 }));
  let error = 0, total = 0;
  for (const { label, judgements } of strokes) {
    const { chance } = judgements[detector];
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
  const marks = used.map(({ count, stated, circles }) => draw("circle", {
    class: "bubble", cx: 220 * stated / count, cy: 220 - 220 * circles / count, r: 5 }));
  const counts = bins.map(({ count }, at) => drawText(count || "", {
    class: "m", x: 22 * at + 11, y: -5, "font-size": 9 }));
  const label = used.map(({ count, stated, circles }) =>
    `${percent(circles, count)} where ${percent(stated, count)} are stated`).join("; ");
  fillFigure("reliability", `Reliability of ${data.detectors[detector]}’s probability`,
    `Brier score ${total ? (error / total).toFixed(4) : "–"} of ${plural(total, "stroke")}.`,
    chart("Reliability. " + label, "stated probability", wanted + " by label",
      draw("path", { class: "grid", d: "M0 220L220 0" }), ...counts, ...marks));
}
