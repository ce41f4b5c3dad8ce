// Strokes, and what detectors measure them by, as SVG. A line is its coordinates: x, y, x, y, …

/** The ink and pen of each shape and mark, and the words for checks and detectors. */
const looks = JSON.parse($("looks").textContent);

/** An element of SVG. */
const draw = (name, attributes = {}, ...children) =>
  addTo(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);

function drawText(textContent, attributes) {
  const text = draw("text", attributes);
  text.textContent = textContent;
  return text;
}

const near = (v) => Math.min(Math.max(v, -1e5), 1e5).toFixed(2);

/** Path data of a line. `view` maps x, y and lengths. */
function lineData(coordinates, view) {
  let data = "";
  for (let i = 0; i < coordinates.length; i += 2) {
    data += `${i ? "L" : "M"}${near(view.x(coordinates[i]))} ${near(view.y(coordinates[i + 1]))}`;
  }
  return data;
}

/** The left, upper, right and lower edge of a line. */
function boxOfCoordinates(coordinates) {
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < coordinates.length; i += 2) {
    box[0] = Math.min(box[0], coordinates[i]);
    box[1] = Math.min(box[1], coordinates[i + 1]);
    box[2] = Math.max(box[2], coordinates[i]);
    box[3] = Math.max(box[3], coordinates[i + 1]);
  }
  return box;
}

/** The map of a box into the middle of a figure, enlarged at most so far. */
function viewInto([left, top, right, bottom], width, height, margin, most = Infinity) {
  const scale = Math.min((width - 2 * margin) / Math.max(right - left, 1e-9),
    (height - 2 * margin) / Math.max(bottom - top, 1e-9), most);
  return {
    scale,
    x: (x) => width / 2 + (x - (left + right) / 2) * scale,
    y: (y) => height / 2 + (y - (top + bottom) / 2) * scale,
  };
}

/** A stroke as a small picture, with a ring where it begins. */
function drawThumbnail(coordinates) {
  const picture = draw("svg", { viewBox: "0 0 120 100", "aria-hidden": "true" });
  if (!coordinates.length) return picture;
  const view = viewInto(boxOfCoordinates(coordinates), 120, 100, 7, 40);
  const [cx, cy] = [near(view.x(coordinates[0])), near(view.y(coordinates[1]))];
  picture.append(draw("path", { class: "line", d: lineData(coordinates, view) }),
    draw("circle", { class: "mark hair", cx, cy, r: 3 }));
  return picture;
}

/** The numbers of a shape elsewhere. `view` maps x, y and lengths. */
function mapShape(kind, numbers, view) {
  const isRound = ["circle", "ellipse", "band"].includes(kind);
  return Array.from(numbers, (v, i) => !isRound || i < 2 ? i % 2 ? view.y(v) : view.x(v)
    // The last number of an ellipse is its rotation.
    : i < 4 ? v * view.scale : v);
}

/** A shape that a detector measured with. `view` maps x, y and lengths. */
function drawShape(kind, numbers, view, attributes) {
  const n = mapShape(kind, numbers, view).map(near), [cx, cy] = n;
  switch (kind) {
    case "point": return draw("circle", { ...attributes, cx, cy, r: 3.5 });
    case "circle": return draw("circle", { ...attributes, cx, cy, r: n[2] });
    case "rectangle": return draw("rect", {
      ...attributes, x: n[0], y: n[1], width: near(n[2] - n[0]), height: near(n[3] - n[1]) });
    case "ellipse": return draw("ellipse", {
      ...attributes, cx, cy, rx: n[2], ry: n[3],
      transform: `rotate(${numbers[4] * 180 / Math.PI} ${cx} ${cy})` });
    case "band": {
      const half = (r, width) => `a${r} ${r} 0 0 1 ${width} 0`;
      const ring = (r) => `M${near(cx - r)} ${cy}${half(r, 2 * r)}${half(r, -2 * r)}Z`;
      return draw("path", { ...attributes, d: ring(n[3]) + (n[2] > 0 ? ring(n[2]) : "") });
    }
    default: return draw("path", { ...attributes, d: lineData(numbers, view) });
  }
}

/** Shapes from the module: of each its place among the looks, whether a check that it shows has
 * failed, its kind and its numbers. */
const shapesFrom = ({ shapes, checks }, view) => shapes.map(({ name, kind, numbers }) => {
  const index = shapeNames.indexOf(name), shown = looks.construction[index].slice(3);
  const isFailed = checks.some((check) => check.outcome === "failed" && shown.includes(check.name));
  return [index, isFailed, kind, ...mapShape(kind, numbers, view)];
});

/** The ink and the pen of a shape or a mark, as class names. */
const lookOf = ([, ink, pen], isFailed) => `${isFailed ? "failed" : ink} ${pen}`;

/** An entry of a legend: a sample and its name. */
const legendEntry = (className, text) => make("span", {},
  make("i", { className }), make("span", { className: "note", textContent: text }));

/** The entry of a shape or a mark, by its look and the kind of its outline. */
function entryOf(look, kind, isFailed) {
  const outlines = { circle: "round", d: "round", ellipse: "round" };
  const outline = { solid: "spot", tint: "area" }[look[2]] ?? outlines[kind] ?? "";
  return legendEntry(`${lookOf(look, isFailed)} ${outline}`, look[0]);
}

/** A row of the table of checks, from a check in the module. */
const rowOf = ({ name, outcome, measuredText, limitText }) =>
  ({ name, outcome: outcome[0], measured: measuredText, limit: limitText });

/** A row of the table of checks; of the outcome the first letter. */
function drawCheck(row) {
  const outcomes = { p: ["✓", "passed"], f: ["✗", "failed"], s: ["–", "skipped"] };
  const [sign, outcome] = outcomes[row.outcome];
  const { name } = row;
  // A reason for which a judge from outside states no check has no numbers.
  const [measured, limit] = name === "verdict" ? ["", ""] : [row.measured, row.limit];
  const check = stamp("check", {
    sign, name, measured, "limit-text": limit, about: looks.checks[name] ?? "" });
  check.classList.toggle("failed", outcome === "failed");
  addTo(check.querySelector(".sign"), { className: "sign " + outcome, ariaLabel: outcome }, []);
  return check;
}
