// The full plot, which looks like the pictures made by `plot`.

const side = 480, margin = 30, foot = 22;

// The name of a shape's kind, and its numbers in grid units.
const kindOf = ([, , kind]) => shapeKinds[kind] ?? kind;
const numbersOf = ([, , , ...n]) => typeof n[0] === "string" ? unpack(n[0]) : n;

// The bounding box of a shape of a construction, in grid units.
function boxOf(shape) {
  const n = numbersOf(shape);
  const around = (x, y) => [n[0] - x, n[1] - y, n[0] + x, n[1] + y];
  switch (kindOf(shape)) {
    case "circle": return around(n[2], n[2]);
    case "band": return around(n[3], n[3]);
    case "ellipse": {
      const reach = [Math.cos(n[4]), Math.sin(n[4])];
      return around(
        Math.hypot(n[2] * reach[0], n[3] * reach[1]), Math.hypot(n[2] * reach[1], n[3] * reach[0]));
    }
    default: return boxOfCoordinates(n);
  }
}

// The map from the grid to the figure. It fits the stroke, and what of the construction is near it.
function viewOf(coordinates, construction) {
  const stroke = boxOfCoordinates(coordinates);
  const reach = Math.max(stroke[2] - stroke[0], stroke[3] - stroke[1]) * 0.6;
  const box = [...stroke];
  for (const shape of construction) {
    const [left, top, right, bottom] = boxOf(shape);
    box[0] = Math.min(box[0], Math.max(left, stroke[0] - reach));
    box[1] = Math.min(box[1], Math.max(top, stroke[1] - reach));
    box[2] = Math.max(box[2], Math.min(right, stroke[2] + reach));
    box[3] = Math.max(box[3], Math.min(bottom, stroke[3] + reach));
  }
  return viewInto(box, side, side - foot, margin, coordinates.length > 2 ? 40 : 1);
}

const drawConstruction = (shape, view) => drawShape(kindOf(shape), numbersOf(shape), view,
  { class: lookOf(looks.construction[shape[0]], shape[1]) });

// The marks of what a check counts or fails by, with the words beside them.
function drawEvidence([name, isFailed, kind, ...n], stroke, view) {
  const style = { class: lookOf(looks.evidence[name], isFailed) };
  if (kind === "x") {
    const coordinates = unpack(stroke.packed);
    let d = "";
    for (let i = 0; i < coordinates.length; i += 2) {
      const outward = [coordinates[i] - n[0], coordinates[i + 1] - n[1]];
      const share = n[2] / (Math.hypot(...outward) || 1);
      d += `M${near(view.x(coordinates[i]))} ${near(view.y(coordinates[i + 1]))}`
        + `L${near(view.x(n[0] + outward[0] * share))} ${near(view.y(n[1] + outward[1] * share))}`;
    }
    return [draw("path", { ...style, d })];
  }
  const { points, total, spacing, d } = lineOf(unpack(n[0]), view);
  if (kind === "d") {
    // Spots that crowd are smaller, so that each can be seen.
    const r = Math.min(Math.max(points.length > 1 ? spacing / 2 : 5, 2.6), 5).toFixed(2);
    return points.map(([x, y]) => draw("circle", { ...style, cx: near(x), cy: near(y), r }));
  }
  const drawn = [draw("path", { ...style, d })];
  if (looks.evidence[name][0] === "gap") {
    const length = total / view.scale * stroke.unit;
    const [x, y] = [0, 1].map((i) => (points[0][i] + points[1][i]) / 2);
    const isLeft = x > side / 2;
    const [ink] = style.class.split(" ");
    drawn.push(drawText(`gap ${Number(length.toFixed(length < 10 ? 2 : 1))}`, {
      class: `${ink} over ${isLeft ? "e" : ""}`, "font-size": 11.5,
      x: near(isLeft ? x - 8 : x + 8), y: near(y + 4) }));
  }
  return drawn;
}

// A line's path data, its points in the figure, the length up to each point, and the mean step.
function lineOf(coordinates, view) {
  const points = [], lengths = [];
  let total = 0;
  for (let i = 0; i < coordinates.length; i += 2) {
    const point = [view.x(coordinates[i]), view.y(coordinates[i + 1])];
    const last = points[points.length - 1] ?? point;
    lengths.push(total += Math.hypot(point[0] - last[0], point[1] - last[1]));
    points.push(point);
  }
  const spacing = total / Math.max(points.length - 1, 1);
  return { points, lengths, total, spacing, d: lineData(coordinates, view) };
}

// Arrowheads along the line, in the direction of the samples about each.
function arrowsOf({ points, lengths, total }) {
  const count = total > 30 ? Math.min(Math.max(Math.floor(total / 115), 1), 24) : 0;
  return Array.from({ length: count }, (_, index) => {
    const at = lengths.findIndex((length) => length >= (index + 0.5) / count * total);
    const [a, b] = [points[at - 1], points[at]];
    const angle = Math.atan2(b[1] - a[1], b[0] - a[0]) * 180 / Math.PI;
    const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const place = `translate(${near(x)} ${near(y)}) rotate(${angle.toFixed(1)})`;
    return draw("path", { class: "line", d: "M-4 -5L3 0L-4 5", transform: place });
  });
}

function scaleBar(stroke, view) {
  const pixels = view.scale / stroke.unit;
  const power = 10 ** Math.floor(Math.log10(70 / pixels));
  const length = [5, 2, 1].map((step) => step * power).find((length) => length * pixels <= 70);
  if (!length || !Number.isFinite(length)) return [];
  const [x, y, width] = [12, side - 12, length * pixels];
  const text = drawText(Number(length.toPrecision(1)), {
    class: "note", x: x + width + 7, y: y + 4, "font-size": 11.5 });
  const d = `M${x} ${y - 3}v6m0 -3h${width.toFixed(2)}m0 -3v6`;
  return [draw("path", { class: "note hair", d }), text];
}

function drawPlot(stroke, judgement) {
  const coordinates = unpack(stroke.packed);
  const svg = draw("svg", { viewBox: `0 0 ${side} ${side}`, role: "img" });
  svg.setAttribute("aria-label", stroke.name + ": " + (judgement.reason || accepted));
  $("plot").replaceChildren(svg);
  drawLegend(coordinates.length ? judgement : null);
  if (!coordinates.length) {
    return svg.append(drawText("no samples", {
      class: "note m", x: side / 2, y: side / 2, "font-size": 13 }));
  }
  const view = viewOf(coordinates, judgement.construction);
  const line = lineOf(coordinates, view);
  const ink = judgement.reason ? "failed" : "passed";
  const radius = Math.min(Math.max(line.spacing * 0.3, 0.9), 2.6);
  const [first, last] = [line.points[0], line.points[line.points.length - 1]];
  const clip = draw("clipPath", { id: "well" }, draw("rect", { width: side, height: side - foot }));
  svg.append(clip, draw(
    "g", { "clip-path": "url(#well)" },
    ...judgement.construction.map((shape) => drawConstruction(shape, view)),
    draw("path", { class: ink + " line", d: line.d }),
    draw("path", {
      class: ink + " dots", "stroke-width": 2 * radius,
      d: line.points.map((p) => `M${p[0].toFixed(2)} ${p[1].toFixed(2)}h0`).join("") }),
    draw("g", { class: ink }, ...arrowsOf(line)),
    ...judgement.evidence.flatMap((shape) => drawEvidence(shape, stroke, view)),
    draw("circle", {
      class: "mark line", cx: first[0].toFixed(2), cy: first[1].toFixed(2), r: 5.5 }),
    draw("rect", {
      class: "mark solid", x: (last[0] - 2.9).toFixed(2), y: (last[1] - 2.9).toFixed(2),
      width: 5.8, height: 5.8 })));
  if (coordinates.length > 2) svg.append(...scaleBar(stroke, view));
}

function drawLegend(judgement) {
  $("legend").replaceChildren(...(judgement ? [
    judgement.reason
      ? legendEntry("failed", "rejected") : legendEntry("passed", "accepted"),
    legendEntry("mark round", "start"), legendEntry("mark end", "end"),
    ...judgement.evidence.map((shape) =>
      entryOf(looks.evidence[shape[0]], kindOf(shape), shape[1])),
    ...[...judgement.construction].reverse().map((shape) =>
      entryOf(looks.construction[shape[0]], kindOf(shape), shape[1]))] : []));
}
