// Strokes, and what detectors measure them by, as SVG. A line is its coordinates: x, y, x, y, …

/** The ink, pen and checks of each shape and mark, and the words for checks and detectors. */
const looks = JSON.parse($("looks").textContent);

/** An element of SVG. */
const draw = (name, attributes = {}, ...children) =>
  addTo(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);

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

/** The map of a box into the middle of a figure, enlarged `most` times at most. */
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

/** The numbers of a shape, mapped. `view` maps x, y and lengths. */
function mapShape(kind, numbers, view) {
  const isRound = ["circle", "ellipse", "band"].includes(kind);
  return Array.from(numbers, (v, i) => !isRound || i < 2 ? i % 2 ? view.y(v) : view.x(v)
    // The last number of an ellipse is its rotation.
    : i < 4 ? v * view.scale : v);
}

/** A shape that a detector measured by. `view` maps x, y and lengths. */
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

const isFailed = ({ outcome }) => outcome === "failed";

/** The check of a verdict that has one of these names: one that fails, or else one that passed
 * before the verdict. */
function checkOf(names, checks) {
  const failed = checks.find((check) => isFailed(check) && names.includes(check.name));
  const end = checks.findIndex(isFailed);
  const used = end < 0 ? checks : checks.slice(0, end);
  return failed ?? names.map((name) =>
    used.find((check) => check.name === name && check.outcome === "passed")).find(Boolean);
}

/** The shapes that checks of a verdict used, each with the check that it belongs to. */
const shapesOf = ({ shapes, checks }) => shapes.flatMap(({ name, kind, numbers }) => {
  const [, ink, pen, users, words, own] = looks.construction[shapeNames.indexOf(name)];
  const check = checkOf(users, checks);
  const fails = checks.some((each) => isFailed(each) && own.includes(each.name));
  return check ? [{ words, kind, numbers, check, pen, ink: fails ? "failed" : ink }] : [];
});

/** The entry of a legend for a shape or a mark: its outline, its look, the check and what it is. */
function entryOf({ kind, ink, pen, check, words }) {
  const outlines = { circle: "round", d: "round", ellipse: "round" };
  const outline = { solid: "spot", tint: "area" }[pen] ?? outlines[kind] ?? "";
  return [outline, `${ink} ${pen}`, `${check.name}: ${words}`];
}

/** Fills a legend with entries, each text once, with what its check means. */
function drawLegend(element, entries) {
  const samples = new Map();
  for (const [outline, look, text] of entries) {
    samples.set(text, (samples.get(text) ?? new Set()).add(`${look} ${outline}`));
  }
  element.replaceChildren(...[...samples].map(([text, known]) => make(
    "span", { title: looks.checks[text.split(":")[0]] ?? "" },
    ...[...known].map((className) => make("i", { className })),
    make("span", { className: "note", textContent: text }))));
}

/** The checks of a verdict: the failed ones, and the others folded. */
function drawChecks(checks) {
  const rows = rowsOf(checks);
  const failed = rows.filter(isFailed), others = rows.filter((row) => !isFailed(row));
  const table = (rows) => addTo(stamp("checks"), {}, [make("tbody", {}, ...rows.map(drawCheck))]);
  const skipped = others.filter(({ outcome }) => outcome === "skipped").length;
  const counts = [[others.length - skipped, "passed"], [skipped, "skipped"]]
    .filter(([count]) => count);
  const summary = counts.map(([count, what]) => `${plural(count, "check")} ${what}`).join(", ");
  const folded = make("details", { open: !failed.length },
    make("summary", { textContent: summary }), table(others));
  return [...failed.length ? [table(failed)] : [], ...others.length ? [folded] : []];
}

/** The rows of the table of checks: a measure's minimum and maximum share a row. */
function rowsOf(checks) {
  const rows = [];
  for (const check of checks) {
    const last = rows.at(-1);
    if (last?.name !== check.name) rows.push({ ...check });
    else {
      const bounds = [last, check].map(({ limitText }) => limitText.replace(/^\S+ /, ""));
      last.limitText = bounds.join(" to ");
      if (isFailed(check)) last.outcome = check.outcome;
    }
  }
  return rows;
}

function drawCheck({ name, outcome, measuredText, limitText }) {
  const check = stamp("check", {
    sign: { passed: "✓", failed: "✗", skipped: "–" }[outcome], name, measured: measuredText,
    "limit-text": limitText, about: looks.checks[name] ?? "" });
  addTo(check, { className: outcome, title: looks.checks[name] ?? "" }, []);
  check.querySelector(".sign").ariaLabel = outcome;
  return check;
}
