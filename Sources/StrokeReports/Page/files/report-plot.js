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

function boxOfCoordinates(coordinates) {
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < coordinates.length; i += 2) {
    box[0] = Math.min(box[0], coordinates[i]);
    box[2] = Math.max(box[2], coordinates[i]);
    box[1] = Math.min(box[1], coordinates[i + 1]);
    box[3] = Math.max(box[3], coordinates[i + 1]);
  }
  return box;
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
  const extent = Math.max(box[2] - box[0], 1), rise = Math.max(box[3] - box[1], 1);
  const scale = coordinates.length > 2
    ? Math.min((side - 2 * margin) / extent, (side - foot - 2 * margin) / rise, 40) : 1;
  return {
    scale,
    x: (x) => side / 2 + (x - (box[0] + box[2]) / 2) * scale,
    y: (y) => (side - foot) / 2 + (y - (box[1] + box[3]) / 2) * scale,
  };
}

const near = (v) => Math.min(Math.max(v, -1e5), 1e5).toFixed(2);

// The ink and the pen of a shape, as class names.
function lookOf(table, [name, isFailed]) {
  const [, ink, pen] = table[name];
  return (isFailed ? "failed" : ink) + " " + pen;
}

const drawConstruction = (shape, view) => drawShape(
  kindOf(shape), numbersOf(shape), view, { class: lookOf(data.construction, shape) });

// The marks of what a check counts or fails by, with the words beside them.
function drawEvidence(shape, stroke, line, view) {
  const [name, , kind, ...n] = shape;
  const style = { class: lookOf(data.evidence, shape) };
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
  const { points, lengths, d } = lineOf(unpack(n[0]), view);
  if (kind === "d") {
    // Spots that crowd are smaller, so that each can be seen.
    const spacing = points.length > 1 ? lengths[lengths.length - 1] / (points.length - 1) : 10;
    const r = Math.min(Math.max(spacing / 2, 2.6), 5).toFixed(2);
    return points.map(([x, y]) => draw("circle", { ...style, cx: near(x), cy: near(y), r }));
  }
  const drawn = [draw("path", { ...style, d })];
  if (data.evidence[name][0] === "gap") {
    const length = lengths[lengths.length - 1] / view.scale * stroke.unit;
    const words = "gap " + Number(length.toFixed(length < 10 ? 2 : 1));
    drawn.push(noteBeside(points, words, line, style));
  }
  return drawn;
}

// Words beside a line from one point to another, where they hide least of it and of the stroke.
function noteBeside([start, end], textContent, line, style) {
  const [size, width] = [11.5, textContent.length * 6.5];
  const between = (share) => [0, 1].map((i) => start[i] + (end[i] - start[i]) * share);
  const obstacles = [...line.points, ...Array.from({ length: 65 }, (_, i) => between(i / 64))];
  const beside = [
    [8, 4], [-8 - width, 4], [-width / 2, 20], [-width / 2, -8],
    [8, -8], [-8 - width, -8], [8, 20], [-8 - width, 20],
  ];
  const places = [0.5, 0.25, 0.75].flatMap((share) => beside.map(([dx, dy]) => {
    const [left, baseline] = [between(share)[0] + dx, between(share)[1] + dy];
    const hidden = obstacles.filter(([x, y]) =>
      x > left - 2 && x < left + width + 2 && y > baseline - size && y < baseline + 4).length;
    const isOutside = left < 4 || left + width > side - 4
      || baseline < size || baseline > side - foot - 4;
    return { left, baseline, cost: hidden + (isOutside ? 1e6 : 0) };
  }));
  const best = places.reduce((best, place) => place.cost < best.cost ? place : best);
  const [ink] = style.class.split(" ");
  const words = draw(
    "text", { class: ink, "font-size": size, x: near(best.left), y: near(best.baseline) });
  words.textContent = textContent;
  return words;
}

// A line's path data, its points in the figure, and the length up to each point.
function lineOf(coordinates, view) {
  const points = [], lengths = [];
  let d = "";
  for (let i = 0; i < coordinates.length; i += 2) {
    const point = [view.x(coordinates[i]), view.y(coordinates[i + 1])];
    const last = points[points.length - 1] ?? point;
    const step = Math.hypot(point[0] - last[0], point[1] - last[1]);
    lengths.push((lengths[lengths.length - 1] ?? 0) + step);
    points.push(point);
    d += (i ? "L" : "M") + point[0].toFixed(2) + " " + point[1].toFixed(2);
  }
  return { points, lengths, d };
}

// The marks along the stroke, the scale bar and the legend.

function arrowsOf({ points, lengths }) {
  const total = lengths[lengths.length - 1];
  if (!(total > 30)) return "";
  const at = (wanted) => {
    const i = lengths.findIndex((length) => length >= wanted);
    if (i <= 0) return points[i < 0 ? points.length - 1 : 0];
    const share = (wanted - lengths[i - 1]) / (lengths[i] - lengths[i - 1] || 1);
    return [0, 1].map((k) => points[i - 1][k] + (points[i][k] - points[i - 1][k]) * share);
  };
  const count = Math.min(Math.max(Math.floor(total / 115), 1), 24), size = 7;
  let d = "";
  for (let i = 0; i < count; i++) {
    const middle = (i + 0.5) / count * total;
    const [a, b, tip] = [at(middle - size), at(middle + size), at(middle + size / 2)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (!length) continue;
    const u = [(b[0] - a[0]) / length * size, (b[1] - a[1]) / length * size];
    const corner = (way) => [tip[0] - u[0] - way * u[1] * 0.72, tip[1] - u[1] + way * u[0] * 0.72];
    d += "M" + [corner(1), tip, corner(-1)]
      .map((p) => p[0].toFixed(2) + " " + p[1].toFixed(2)).join("L");
  }
  return d;
}

function scaleBar(stroke, view) {
  const pixels = view.scale / stroke.unit;
  const power = 10 ** Math.floor(Math.log10(70 / pixels));
  const length = [5, 2, 1].map((step) => step * power).find((length) => length * pixels <= 70);
  if (!length || !Number.isFinite(length)) return [];
  const [x, y, width] = [12, side - 12, length * pixels];
  const text = draw("text", { class: "note", x: x + width + 7, y: y + 4, "font-size": 11.5 });
  text.textContent = Number(length.toPrecision(1)).toString();
  const d = `M${x} ${y - 3}v6m0 -3h${width.toFixed(2)}m0 -3v6`;
  return [draw("path", { class: "note hair", d }), text];
}

function drawPlot(stroke, judgement, good) {
  const coordinates = unpack(stroke.packed);
  const svg = draw("svg", { viewBox: `0 0 ${side} ${side}`, role: "img" });
  svg.setAttribute("aria-label", stroke.name + ": " + (judgement.reason || accepted));
  $("plot").replaceChildren(svg);
  drawLegend(coordinates.length ? judgement : null);
  if (!coordinates.length) {
    const text = draw("text", { class: "note m", x: side / 2, y: side / 2, "font-size": 13 });
    text.textContent = "no samples";
    return svg.append(text);
  }
  const view = viewOf(coordinates, judgement.construction);
  const line = lineOf(coordinates, view);
  const ink = good ? "passed" : "failed";
  const spacing = line.lengths[line.lengths.length - 1] / Math.max(line.points.length - 1, 1);
  const radius = Math.min(Math.max(spacing * 0.3, 0.9), 2.6);
  const [first, last] = [line.points[0], line.points[line.points.length - 1]];
  const clip = draw("clipPath", { id: "well" }, draw("rect", { width: side, height: side - foot }));
  svg.append(clip, draw(
    "g", { "clip-path": "url(#well)" },
    ...judgement.construction.map((shape) => drawConstruction(shape, view)),
    draw("path", { class: ink + " line", d: line.d }),
    draw("path", {
      class: ink + " dots", "stroke-width": 2 * radius,
      d: line.points.map((p) => `M${p[0].toFixed(2)} ${p[1].toFixed(2)}h0`).join("") }),
    draw("path", { class: ink + " line", d: arrowsOf(line) }),
    ...judgement.evidence.flatMap((shape) => drawEvidence(shape, stroke, line, view)),
    draw("circle", {
      class: "mark line", cx: first[0].toFixed(2), cy: first[1].toFixed(2), r: 5.5 }),
    draw("rect", {
      class: "mark solid", x: (last[0] - 2.9).toFixed(2), y: (last[1] - 2.9).toFixed(2),
      width: 5.8, height: 5.8 })));
  if (coordinates.length > 2) svg.append(...scaleBar(stroke, view));
}

function drawLegend(judgement) {
  const entry = (className, text) =>
    make("span", {},
      make("i", { className }), make("span", { className: "note", textContent: text }));
  const outlines = { circle: "round", d: "round", ellipse: "round" };
  const entryOf = (table, shape) => {
    const [text, , pen] = table[shape[0]];
    const outline = { solid: "spot", tint: "area" }[pen] ?? outlines[kindOf(shape)] ?? "";
    return entry(lookOf(table, shape) + " " + outline, text);
  };
  // Without what lies under the line.
  const isSeen = ([name]) => data.construction[name][2] !== "underlay";
  $("legend").replaceChildren(...(judgement ? [
    entry("mark round", "start"), entry("mark end", "end"),
    ...judgement.evidence.map((shape) => entryOf(data.evidence, shape)),
    ...[...judgement.construction].reverse().filter(isSeen)
      .map((shape) => entryOf(data.construction, shape))] : []));
}
