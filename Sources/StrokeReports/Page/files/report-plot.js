// The full plot of a stroke, which looks like the pictures made by `plot`, in units of the grid.

const side = 480, margin = 30;

/** A box around a shape of a construction. */
function boxOf({ kind, numbers: n }) {
  const reach = { circle: n[2], band: n[3], ellipse: Math.max(n[2], n[3]) }[kind];
  if (reach === undefined) return boxOfCoordinates(n);
  return [n[0] - reach, n[1] - reach, n[0] + reach, n[1] + reach];
}

/** The map from the grid to the figure. It fits the stroke, and the shapes that are near it. */
function viewOf(coordinates, shapes) {
  const stroke = boxOfCoordinates(coordinates);
  const reach = Math.max(stroke[2] - stroke[0], stroke[3] - stroke[1]) * 0.6;
  const box = [...stroke];
  for (const shape of shapes) {
    const [left, top, right, bottom] = boxOf(shape);
    box[0] = Math.min(box[0], Math.max(left, stroke[0] - reach));
    box[1] = Math.min(box[1], Math.max(top, stroke[1] - reach));
    box[2] = Math.max(box[2], Math.min(right, stroke[2] + reach));
    box[3] = Math.max(box[3], Math.min(bottom, stroke[3] + reach));
  }
  return viewInto(box, side, side, margin, coordinates.length > 2 ? 40 : 1);
}

// Checks whose marks on a stroke stay where they are whatever the limits.
const fixed = ["inflections", "closure", "error"];

/** The marks of what the checks of a verdict count or fail by. */
function marksOf(stroke, detector, checks) {
  const areMoved = isMoved(detector);
  return stroke.judgements[detector].evidence.flatMap(([index, isFailed, kind, ...n]) => {
    const [name, ink, pen, users, words] = looks.evidence[index];
    const check = checkOf(users, checks);
    if (!check || areMoved && !fixed.includes(check.name)) return [];
    const fails = areMoved ? check.outcome === "failed" : isFailed;
    const limit = check.limitText.replace(/^\S+ /, "");
    const about = name === "gap" ? `${words} ${check.measuredText}, limit ${limit}` : words;
    return [{ words: about, kind, n, check, pen, ink: fails ? "failed" : ink }];
  });
}

/** Lines from the samples to a circle. */
const residuals = ([cx, cy, radius], coordinates, view) => Array.from(
  { length: coordinates.length / 2 }, (_, i) => {
    const [x, y] = [coordinates[2 * i], coordinates[2 * i + 1]];
    const share = radius / (Math.hypot(x - cx, y - cy) || 1);
    return lineData([x, y, cx + (x - cx) * share, cy + (y - cy) * share], view);
  }).join("");

function drawMark({ kind, n, pen, ink }, coordinates, view) {
  const style = { class: `${ink} ${pen}` };
  if (kind === "x") return [draw("path", { ...style, d: residuals(n, coordinates, view) })];
  const { points, spacing, d } = lineOf(unpack(n[0]), view);
  if (kind === "d") {
    // Spots that crowd are smaller, so that each can be seen.
    const r = Math.min(Math.max(points.length > 1 ? spacing / 2 : 5, 2.6), 5).toFixed(2);
    return points.map(([x, y]) => draw("circle", { ...style, cx: near(x), cy: near(y), r }));
  }
  return [draw("path", { ...style, d })];
}

/** A line's path data, its points in the figure, the length up to each point, and the mean step. */
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

/** Arrowheads along the line, in the direction of the samples about each. */
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

function drawPlot(stroke, detector, { shapes, checks }) {
  const coordinates = coordinatesIn(stroke), ink = inkOf(stroke, detector);
  const svg = draw("svg", { viewBox: `0 0 ${side} ${side}`, role: "img" });
  svg.ariaLabel = stroke.name + ": " + wordOf(stroke.judgements[detector].reason);
  $("plot").replaceChildren(svg);
  $("legend").replaceChildren();
  if (!coordinates.length) return $("legend").append("no samples");
  const marks = marksOf(stroke, detector, checks), view = viewOf(coordinates, shapes);
  const line = lineOf(coordinates, view);
  const radius = Math.min(Math.max(line.spacing * 0.3, 0.9), 2.6);
  const [first, last] = [line.points[0], line.points.at(-1)].map((point) => point.map(near));
  svg.append(
    ...shapes.map(({ kind, numbers, ink, pen }) =>
      drawShape(kind, numbers, view, { class: `${ink} ${pen}` })),
    draw("path", { class: ink + " line", d: line.d }),
    draw("path", {
      class: ink + " dots", "stroke-width": 2 * radius,
      d: line.points.map(([x, y]) => `M${near(x)} ${near(y)}h0`).join("") }),
    draw("g", { class: ink }, ...arrowsOf(line)),
    ...marks.flatMap((mark) => drawMark(mark, coordinates, view)),
    draw("circle", { class: "mark line", cx: first[0], cy: first[1], r: 5.5 }),
    draw("rect", {
      class: "mark solid", width: 5.8, height: 5.8,
      x: near(last[0] - 2.9), y: near(last[1] - 2.9) }));
  drawLegend($("legend"), [["", ink, ink], ["round", "mark", "start"], ["end", "mark", "end"],
    ...[...marks, ...shapes].map(entryOf)]);
}
