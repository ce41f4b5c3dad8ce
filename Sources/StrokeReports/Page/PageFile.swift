// Written by `make pages` from the files beside it. Change those, not this.
// swift-format-ignore-file

/// A file of the report page.
enum PageFile: String, CaseIterable {
  case dataJS = "page-data.js"
  case detailJS = "page-detail.js"
  case filterJS = "page-filter.js"
  case galleryJS = "page-gallery.js"
  case plotJS = "page-plot.js"
  case startJS = "page-start.js"
  case summaryJS = "page-summary.js"
  case css = "page.css"
  case html = "page.html"

  /// What the file holds.
  var text: String {
    switch self {
    case .dataJS:
#"""
// The data of the page, unpacked, and small functions that the other files use.

const data = JSON.parse(document.getElementById("data").textContent);
const $ = (id) => document.getElementById(id);

function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.includes("-") || key === "role" || key === "for") element.setAttribute(key, value);
    else element[key] = value;
  }
  element.append(...children);
  return element;
}

const strokes = data.strokes.map((row, at) => {
  const [file, index, id, label, duration, rate, width, score, turns, gap, unit, packed, judgements]
    = row;
  const name = data.files[file] + (index ? "#" + index : "");
  const labelText = label < 0 ? "" : data.labels[label];
  return {
    at, name, id, label: labelText, duration, rate, width, score, turns, gap, unit, packed,
    judgements: judgements.map(([plan, outcomes, measured, circle, evidence]) => {
      const failed = outcomes.indexOf("f");
      const reason = failed < 0 ? "" : data.reasons[data.plans[plan][failed][2]];
      return { plan, outcomes, measured, circle, evidence, failed, reason };
    }),
    text: (name + " " + (id ?? "") + " " + labelText).toLowerCase(),
  };
});

const digits = new Int8Array(128);
[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"]
  .forEach((character, value) => { digits[character.charCodeAt(0)] = value; });

// The coordinates of a packed line as x, y, x, y, …, in grid units.
function unpack(packed) {
  const coordinates = new Float64Array(packed.length / 2);
  for (let i = 0; i < coordinates.length; i++) {
    coordinates[i] = digits[packed.charCodeAt(2 * i)] * 64 + digits[packed.charCodeAt(2 * i + 1)];
  }
  return coordinates;
}

const counted = (n) => n.toLocaleString("en");
const plural = (n, word) => counted(n) + " " + word + (n === 1 ? "" : "s");

"""#
    case .detailJS:
#"""
// The detail view: the plot, all checks by each detector, and the stroke's measures.

const dialog = $("detail");
const fact = (name, value) =>
  value ? [make("dt", { textContent: name }), make("dd", { textContent: value })] : [];

function open(index) {
  current = index;
  showDetail();
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
}

function showDetail() {
  const stroke = shown[current];
  $("detail-title").textContent = stroke.name;
  $("position").textContent = counted(current + 1) + " of " + counted(shown.length);
  $("previous").disabled = current === 0;
  $("next").disabled = current === shown.length - 1;
  drawPlot(stroke, stroke.judgements[filter.detector]);
  const number = (value, unit) => value === null ? "" : Number(value.toPrecision(3)) + unit;
  $("facts").replaceChildren(
    make("dl", {},
      ...fact("id", stroke.id),
      ...fact("label", stroke.label),
      ...fact("samples", counted(stroke.packed.length / 4)),
      ...fact("duration", number(stroke.duration, " s")),
      ...fact("rate", number(stroke.rate, " Hz")),
      ...fact("view width", number(stroke.width, "")),
      ...fact("score", number(stroke.score, " of 100")),
      ...fact(
        "turns",
        stroke.turns
          ? number(Math.abs(stroke.turns), stroke.turns > 0 ? " clockwise" : " counterclockwise")
          : "0"),
      ...fact("gap", number(stroke.gap, " of the diameter"))),
    ...stroke.judgements.map(drawJudgement));
}

function drawJudgement(judgement, detector) {
  const isCurrent = detector === filter.detector;
  const measured = judgement.measured.split("|");
  const rows = data.plans[judgement.plan].map(([name, limit], i) => {
    const outcome = judgement.outcomes[i];
    const sign = { p: ["✓", "passed"], f: ["✗", "failed"], s: ["–", "skipped"] }[outcome];
    return make("tr", { className: outcome === "f" ? "failed" : "" },
      make("th", { scope: "row", title: sign[1] },
        make("span", { className: sign[1], textContent: sign[0] + " ", "aria-label": sign[1] }),
        name),
      make("td", { textContent: measured[i] }),
      make("td", { textContent: limit }));
  });
  const button = make(
    "button", { type: "button", "aria-pressed": String(isCurrent) },
    make("b", { textContent: data.detectors[detector] }),
    make("span", {
      className: judgement.reason ? "failed" : "passed",
      textContent: judgement.reason ? "✗ " + judgement.reason : "✓ circle" }));
  if (judgement.circle) button.append(make("small", { textContent: judgement.circle }));
  button.addEventListener("click", () => {
    const stroke = shown[current];
    change({ detector });
    // The filter may reject the stroke by its new verdict. If so, the filter is cleared.
    if (!shown.includes(stroke)) reset();
    current = shown.indexOf(stroke);
    showDetail();
    $("facts").querySelectorAll(".judge>button")[detector].focus();
  });
  return make("div", { className: "judge" + (isCurrent ? " current" : "") }, button,
    make("table", {}, make("tbody", {}, ...rows)));
}

function step(by) {
  if (current + by < 0 || current + by >= shown.length) return;
  current += by;
  showDetail();
}

$("previous").addEventListener("click", () => step(-1));
$("next").addEventListener("click", () => step(1));
$("close").addEventListener("click", () => dialog.close());
dialog.addEventListener("click", (event) => {
  if (event.target === dialog) dialog.close();
});
dialog.addEventListener("close", () => focusTile(current));
dialog.addEventListener("keydown", (event) => {
  if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
    event.preventDefault();
    step(event.key === "ArrowLeft" ? -1 : 1);
  }
});

"""#
    case .filterJS:
#"""
// The filter, and the strokes that match it.

const filter = { detector: 0, verdict: "", reason: "", label: null, search: "" };
let shown = strokes;
let current = 0;
const noLabel = "(no label)";

function accepts(stroke) {
  const { reason } = stroke.judgements[filter.detector];
  if (filter.verdict && (filter.verdict === "circle") !== (reason === "")) return false;
  if (filter.reason && reason !== filter.reason) return false;
  if (filter.label !== null && stroke.label !== filter.label) return false;
  return !filter.search || filter.search.split(/\s+/).every((word) => stroke.text.includes(word));
}

function change(changes) {
  Object.assign(filter, changes);
  if (filter.reason && filter.verdict === "circle") filter.reason = "";
  if ("detector" in changes) {
    if (!reasonsOf(filter.detector).includes(filter.reason)) filter.reason = "";
    drawTable();
  }
  shown = strokes.filter(accepts);
  current = 0;
  showFilter();
  drawGallery();
}

// The reasons given by a detector, in the order of its checks.
function reasonsOf(detector) {
  const seen = new Set(strokes.map((stroke) => stroke.judgements[detector].reason));
  const plans = new Set(strokes.map((stroke) => stroke.judgements[detector].plan));
  const order = [...plans].flatMap(
    (plan) => data.plans[plan].map((check) => data.reasons[check[2]]));
  return [...new Set(order)].filter((reason) => seen.has(reason));
}

// The most frequent labels first, and strokes without a label last.
const labelCounts = new Map();
for (const { label } of strokes) labelCounts.set(label, (labelCounts.get(label) ?? 0) + 1);
const labelsOf = [...labelCounts.keys()].sort((a, b) =>
  (a === "") - (b === "") || labelCounts.get(b) - labelCounts.get(a) || (a < b ? -1 : 1));

function fillSelect(select, options, value) {
  select.replaceChildren(...options.map(([value, text]) => new Option(text, value)));
  select.value = value;
}

function showFilter() {
  fillSelect($("detector"), data.detectors.map((name, i) => [i, name]), String(filter.detector));
  fillSelect(
    $("reason"), [["", "any"], ...reasonsOf(filter.detector).map((r) => [r, r])], filter.reason);
  const at = filter.label === null ? "" : String(labelsOf.indexOf(filter.label));
  fillSelect($("label"), [["", "any"], ...labelsOf.map((l, i) => [i, l || noLabel])], at);
  $("verdict").value = filter.verdict;
  if ($("search").value.trim().toLowerCase() !== filter.search) $("search").value = filter.search;
  $("shown").textContent = shown.length === strokes.length
    ? plural(shown.length, "stroke") : counted(shown.length) + " of " + counted(strokes.length);
  $("empty").hidden = shown.length > 0;
  for (const total of $("totals").children) {
    const isOn = Number(total.dataset.detector) === filter.detector;
    total.setAttribute("aria-checked", isOn);
    total.tabIndex = isOn ? 0 : -1;
  }
  for (const cell of document.querySelectorAll("#table td")) {
    const matches = cell.selection && cell.selection.label === filter.label
      && cell.selection.reason === filter.reason && cell.selection.verdict === filter.verdict
      && (filter.label !== null || filter.reason || filter.verdict);
    cell.toggleAttribute("aria-current", matches);
    if (matches) cell.setAttribute("aria-current", "true");
  }
}

function reset() {
  change({ verdict: "", reason: "", label: null, search: "" });
}

"""#
    case .galleryJS:
#"""
// The gallery. Only the rows of tiles in view exist, so ten thousand strokes scroll as fast as ten.

const gallery = $("gallery");
const tiles = new Map();
const gap = 10;
let columns = 1, tileWidth = 0, tileHeight = 0, isOnPaper = false;

function drawGallery() {
  for (const tile of tiles.values()) tile.remove();
  tiles.clear();
  layOut();
}

function layOut() {
  if (isOnPaper) return;
  const width = gallery.clientWidth;
  columns = Math.max(2, Math.floor((width + gap) / (150 + gap)));
  tileWidth = (width - gap * (columns - 1)) / columns;
  tileHeight = Math.round(tileWidth * 0.86) + 44;
  const rows = Math.ceil(shown.length / columns);
  gallery.style.height = Math.max(rows * (tileHeight + gap) - gap, 0) + "px";
  showTiles();
}

function showTiles() {
  if (isOnPaper) return;
  const top = -gallery.getBoundingClientRect().top;
  const pitch = tileHeight + gap;
  const first = Math.max(Math.floor(top / pitch) - 1, 0) * columns;
  const last = Math.min((Math.ceil((top + innerHeight) / pitch) + 1) * columns, shown.length);
  for (const [index, tile] of tiles) {
    // Removing the focused tile would lose the focus.
    const isFocused = tile.contains(document.activeElement);
    if ((index < first || index >= last) && !isFocused) {
      tile.remove();
      tiles.delete(index);
    }
  }
  for (let index = first; index < last; index++) {
    if (!tiles.has(index)) insert(index);
    position(index);
  }
  // The tab key leads to the current tile, or to the first visible one if that is out of view.
  tabStop(tiles.has(current) ? current : first);
}

// Keeps the tiles in reading order in the document, which is the order for screen readers.
function insert(index) {
  const tile = newTile(index);
  const next = Math.min(...[...tiles.keys()].filter((other) => other > index));
  gallery.insertBefore(tile, tiles.get(next) ?? null);
}

function tabStop(index) {
  for (const [at, tile] of tiles) tile.firstChild.tabIndex = at === index ? 0 : -1;
}

function position(index) {
  const style = tiles.get(index).style;
  const left = index % columns * (tileWidth + gap);
  const top = Math.floor(index / columns) * (tileHeight + gap);
  style.width = tileWidth + "px";
  style.height = tileHeight + "px";
  style.transform = "translate(" + left + "px," + top + "px)";
}

function focusTile(index) {
  current = Math.min(Math.max(index, 0), shown.length - 1);
  if (current < 0) return;
  const pitch = tileHeight + gap;
  const bar = getComputedStyle($("filters")).position === "sticky" ? $("filters").offsetHeight : 0;
  const top = gallery.getBoundingClientRect().top + Math.floor(current / columns) * pitch;
  if (top < bar + gap) scrollBy(0, top - bar - gap);
  else if (top + tileHeight > innerHeight - gap) scrollBy(0, top + tileHeight - innerHeight + gap);
  if (!tiles.has(current)) {
    insert(current);
    position(current);
  }
  tabStop(current);
  tiles.get(current).firstChild.focus({ preventScroll: true });
  showTiles();
}

gallery.addEventListener("keydown", (event) => {
  const page = Math.max(Math.floor((innerHeight - 100) / (tileHeight + gap)), 1) * columns;
  const step = {
    ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns,
    PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity,
  }[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const to = current + step;
  // The arrows do not leave the first and last rows.
  if (Math.abs(step) === columns && (to < 0 || to >= shown.length)) return;
  focusTile(Math.min(Math.max(to, 0), shown.length - 1));
});

let isWaiting = false;
function scheduleTiles() {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    showTiles();
  });
}
addEventListener("scroll", scheduleTiles, { passive: true });
new ResizeObserver(layOut).observe(gallery.parentElement);

// Tiles: a stroke, its name and its verdict.

function newTile(index) {
  const stroke = shown[index];
  const { reason } = stroke.judgements[filter.detector];
  const canvas = make("canvas", { "aria-hidden": "true" });
  const button = make(
    "button", {
      type: "button", tabIndex: index === current ? 0 : -1,
      "aria-label":
        stroke.name + (stroke.label ? ", " + stroke.label : "") + ": " + (reason || "circle"),
    },
    canvas,
    make("span", { textContent: tileName(stroke), title: stroke.name }),
    make("span", {
      className: "why", title: reason,
      textContent: (reason ? "✗ " : "✓ ") + (reason || "circle"),
    }));
  button.addEventListener("click", () => open(index));
  button.addEventListener("focus", () => {
    current = index;
    tabStop(index);
  });
  const tile = make(
    "div", {
      className: "tile " + (reason ? "no" : "yes"), role: "listitem",
      "aria-posinset": index + 1, "aria-setsize": shown.length,
    }, button);
  tiles.set(index, tile);
  drawThumbnail(canvas, stroke, reason === "");
  return tile;
}

// The stroke's id, or else its file's name. Long names are cut at the start, since their ends
// differ most.
function tileName(stroke) {
  const name = [...(stroke.id ?? stroke.name.slice(stroke.name.lastIndexOf("/") + 1))];
  const room = Math.floor((tileWidth - 18) / 7);
  return name.length <= room ? name.join("") : "…" + name.slice(1 - room).join("");
}

// Read once for all tiles, because reading a computed style forces a layout.
let inks = null;
function inkColor(name) {
  if (!inks) {
    const style = getComputedStyle(document.documentElement);
    inks = Object.fromEntries(
      ["passed", "failed", "mark"].map((ink) => [ink, style.getPropertyValue("--" + ink).trim()]));
  }
  return inks[name];
}

function drawThumbnail(canvas, stroke, isCircle) {
  const width = tileWidth - 18, height = tileHeight - 56;
  const ratio = Math.min(devicePixelRatio || 1, 3);
  canvas.width = Math.max(Math.round(width * ratio), 1);
  canvas.height = Math.max(Math.round(height * ratio), 1);
  const coordinates = unpack(stroke.packed);
  if (!coordinates.length) return;
  const pen = canvas.getContext("2d");
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < coordinates.length; i += 2) {
    left = Math.min(left, coordinates[i]);
    right = Math.max(right, coordinates[i]);
    top = Math.min(top, coordinates[i + 1]);
    bottom = Math.max(bottom, coordinates[i + 1]);
  }
  const scale = Math.min(
    (width - 12) / Math.max(right - left, 1), (height - 12) / Math.max(bottom - top, 1));
  const x = (i) => width / 2 + (coordinates[i] - (left + right) / 2) * scale;
  const y = (i) => height / 2 + (coordinates[i + 1] - (top + bottom) / 2) * scale;
  pen.scale(ratio, ratio);
  pen.lineCap = pen.lineJoin = "round";
  pen.lineWidth = 1.75;
  pen.strokeStyle = inkColor(isCircle ? "passed" : "failed");
  pen.beginPath();
  pen.moveTo(x(0), y(0));
  for (let i = 0; i < coordinates.length; i += 2) pen.lineTo(x(i), y(i));
  pen.stroke();
  pen.strokeStyle = inkColor("mark");
  pen.lineWidth = 1.5;
  pen.beginPath();
  pen.arc(x(0), y(0), 3.25, 0, 2 * Math.PI);
  pen.stroke();
}

"""#
    case .plotJS:
#"""
// The full plot, which looks like the pictures made by `plot`.

const side = 480, margin = 30, foot = 22;

function draw(name, attributes, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

// The bounding box of a shape, in grid units.
function boxOf([, kind, ...n]) {
  switch (kind) {
    case "p": return [n[0], n[1], n[0], n[1]];
    case "s":
      return [
        Math.min(n[0], n[2]), Math.min(n[1], n[3]), Math.max(n[0], n[2]), Math.max(n[1], n[3]),
      ];
    case "r": return n;
    case "c": return [n[0] - n[2], n[1] - n[2], n[0] + n[2], n[1] + n[2]];
    case "b": return [n[0] - n[3], n[1] - n[3], n[0] + n[3], n[1] + n[3]];
    case "e": {
      const reach = [Math.cos(n[4] * Math.PI / 180), Math.sin(n[4] * Math.PI / 180)];
      const x = Math.hypot(n[2] * reach[0], n[3] * reach[1]);
      const y = Math.hypot(n[2] * reach[1], n[3] * reach[0]);
      return [n[0] - x, n[1] - y, n[0] + x, n[1] + y];
    }
    default: return boxOfCoordinates(unpack(n[0]));
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

// The map from the grid to the figure. It fits the stroke, and evidence that is near the stroke.
function viewOf(coordinates, evidence) {
  const stroke = boxOfCoordinates(coordinates);
  const reach = Math.max(stroke[2] - stroke[0], stroke[3] - stroke[1]) * 0.6;
  const box = [...stroke];
  for (const shape of evidence) {
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

function drawEvidence([name, kind, ...n], view) {
  const [, ink, pen] = data.evidence[name];
  const style = { class: ink + " " + pen };
  const x = (v) => near(view.x(v)), y = (v) => near(view.y(v)), r = (v) => near(v * view.scale);
  switch (kind) {
    case "p": return draw("circle", { ...style, cx: x(n[0]), cy: y(n[1]), r: 3.5 });
    case "s": return draw("path", { ...style, d: `M${x(n[0])} ${y(n[1])}L${x(n[2])} ${y(n[3])}` });
    case "r": return draw("rect", {
      ...style, x: x(n[0]), y: y(n[1]),
      width: near(x(n[2]) - x(n[0])), height: near(y(n[3]) - y(n[1])) });
    case "c": return draw("circle", { ...style, cx: x(n[0]), cy: y(n[1]), r: r(n[2]) });
    case "e": return draw("ellipse", {
      ...style, cx: x(n[0]), cy: y(n[1]), rx: r(n[2]), ry: r(n[3]),
      transform: `rotate(${n[4]} ${x(n[0])} ${y(n[1])})` });
    case "b": {
      const ring = (v) => {
        const half = (width) => `a${r(v)} ${r(v)} 0 0 1 ${width} 0`;
        return `M${near(x(n[0]) - r(v))} ${y(n[1])}${half(2 * r(v))}${half(-2 * r(v))}Z`;
      };
      return draw("path", { ...style, d: ring(n[3]) + (n[2] > 0 ? ring(n[2]) : "") });
    }
    default: return draw("path", { ...style, d: lineOf(unpack(n[0]), view).d });
  }
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

function drawPlot(stroke, judgement) {
  const coordinates = unpack(stroke.packed);
  const svg = draw("svg", { viewBox: `0 0 ${side} ${side}`, role: "img" });
  svg.setAttribute("aria-label", stroke.name + ": " + (judgement.reason || "circle"));
  $("plot").replaceChildren(svg);
  drawLegend(coordinates.length ? judgement.evidence : null);
  if (!coordinates.length) {
    const text = draw("text", { class: "note m", x: side / 2, y: side / 2, "font-size": 13 });
    text.textContent = "no samples";
    return svg.append(text);
  }
  const view = viewOf(coordinates, judgement.evidence);
  const line = lineOf(coordinates, view);
  const ink = judgement.failed < 0 ? "passed" : "failed";
  const spacing = line.lengths[line.lengths.length - 1] / Math.max(line.points.length - 1, 1);
  const radius = Math.min(Math.max(spacing * 0.3, 0.9), 2.6);
  const [first, last] = [line.points[0], line.points[line.points.length - 1]];
  const clip = draw("clipPath", { id: "well" }, draw("rect", { width: side, height: side - foot }));
  svg.append(clip, draw(
    "g", { "clip-path": "url(#well)" },
    ...judgement.evidence.map((shape) => drawEvidence(shape, view)),
    draw("path", { class: ink + " line", d: line.d }),
    draw("path", {
      class: ink + " dots", "stroke-width": 2 * radius,
      d: line.points.map((p) => `M${p[0].toFixed(2)} ${p[1].toFixed(2)}h0`).join("") }),
    draw("path", { class: ink + " line", d: arrowsOf(line) }),
    draw("circle", {
      class: "mark line", cx: first[0].toFixed(2), cy: first[1].toFixed(2), r: 5.5 }),
    draw("rect", {
      class: "mark solid", x: (last[0] - 2.9).toFixed(2), y: (last[1] - 2.9).toFixed(2),
      width: 5.8, height: 5.8 })));
  if (coordinates.length > 2) svg.append(...scaleBar(stroke, view));
}

function drawLegend(evidence) {
  const entry = (className, text) =>
    make("span", {},
      make("i", { className }), make("span", { className: "note", textContent: text }));
  const shapes = { p: "spot", c: "round", e: "round", b: "area" };
  $("legend").replaceChildren(...(evidence ? [
    entry("mark round", "start"), entry("mark end", "end"),
    ...[...evidence].reverse().map(([name, kind]) => {
      const [text, ink, pen] = data.evidence[name];
      return entry(ink + " " + (pen === "tint" ? "area" : shapes[kind] ?? "") + " " + pen, text);
    })] : []));
}

"""#
    case .startJS:
#"""
// The events of the filters, the keyboard and the printer, and the first drawing.

$("detector").addEventListener("change", (e) => change({ detector: Number(e.target.value) }));
$("verdict").addEventListener("change", (e) => change({ verdict: e.target.value, reason: "" }));
$("reason").addEventListener("change", (e) => change({ reason: e.target.value, verdict: "" }));
$("label").addEventListener("change", (e) =>
  change({ label: e.target.value === "" ? null : labelsOf[Number(e.target.value)] }));
$("search").addEventListener("input", (e) =>
  change({ search: e.target.value.trim().toLowerCase() }));
$("filters").addEventListener("submit", (e) => e.preventDefault());
$("filters").addEventListener("reset", (e) => {
  e.preventDefault();
  reset();
});
$("clear-empty").addEventListener("click", reset);
addEventListener("keydown", (event) => {
  const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement?.tagName ?? "");
  if (event.key === "/" && !isTyping && !dialog.open) {
    event.preventDefault();
    $("search").focus();
  } else if (event.key === "Escape" && document.activeElement === $("search") && filter.search) {
    change({ search: "" });
  }
});
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
  if (isOnPaper) return;
  inks = null;
  drawGallery();
});

// Paper cannot scroll, so the first matching strokes are all laid out, with the number of the rest.
const maxPrinted = 240;
addEventListener("beforeprint", () => {
  isOnPaper = true;
  inks = data.paper;
  for (const tile of tiles.values()) tile.remove();
  tiles.clear();
  for (let i = 0; i < Math.min(shown.length, maxPrinted); i++) {
    gallery.append(newTile(i));
  }
  $("more").hidden = shown.length <= maxPrinted;
  $("more").textContent = "and " + plural(shown.length - maxPrinted, "more stroke");
});
addEventListener("afterprint", () => {
  isOnPaper = false;
  inks = null;
  $("more").hidden = true;
  drawGallery();
});

drawTotals();
drawTable();
showFilter();
layOut();

"""#
    case .summaryJS:
#"""
// The number of circles that each detector accepted. Clicking a detector selects it.

function drawTotals() {
  $("title").textContent = document.title = data.title;
  $("subtitle").textContent = plural(strokes.length, "stroke") + " in "
    + plural(data.files.length, "file") + ", judged by " + data.detectors.join(", ")
    + " · " + data.generator;
  $("totals").replaceChildren(...data.detectors.map((name, detector) => {
    const found = strokes.filter((stroke) => stroke.judgements[detector].failed < 0).length;
    const share = strokes.length ? found / strokes.length : 0;
    const bar = make("i", { className: share === 1 ? "all" : share === 0 ? "none" : "" });
    bar.style.width = share * 100 + "%";
    const total = make(
      "button", { type: "button", className: "total", role: "radio" },
      make("b", { textContent: name }),
      make("strong", { textContent: counted(found) }),
      make("span", {
        className: "note", textContent: " of " + counted(strokes.length) + " accepted",
      }),
      make("span", { className: "meter", "aria-hidden": "true" }, bar));
    total.lastChild.style.display = "block";
    total.dataset.detector = detector;
    total.addEventListener("click", () => change({ detector }));
    return total;
  }));
  $("problems").hidden = data.problems.length === 0;
  $("problems").querySelector("summary").textContent =
    plural(data.problems.length, "input") + " could not be read";
  $("problems").querySelector("ul").replaceChildren(
    ...data.problems.map((text) => make("li", { textContent: text })));
}

// A group of radio buttons is one stop of the tab key; the arrows move in it.
$("totals").addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const count = data.detectors.length;
  change({ detector: (filter.detector + step + count) % count });
  $("totals").children[filter.detector].focus();
});

// The table of labels and reasons for the selected detector. Clicking a number filters by its row
// and column.

function drawTable() {
  const reasons = reasonsOf(filter.detector);
  const columns = ["", ...reasons];
  const counts = new Map(labelsOf.map((label) => [label, new Map()]));
  const all = new Map();
  for (const stroke of strokes) {
    const { reason } = stroke.judgements[filter.detector];
    const row = counts.get(stroke.label);
    row.set(reason, (row.get(reason) ?? 0) + 1);
    all.set(reason, (all.get(reason) ?? 0) + 1);
  }
  const head = make("tr", {}, make("th", { scope: "col", textContent: "label" }));
  for (const reason of columns) {
    head.append(make("th", { scope: "col", textContent: reason || "circle" }));
  }
  head.append(make("th", { scope: "col", textContent: "all" }));
  const body = make("tbody", {}, tableRow("all", null, all, columns));
  body.firstChild.className = "sum";
  if (labelsOf.length > 1 || labelsOf[0] !== "") {
    for (const label of labelsOf) {
      body.append(tableRow(label || noLabel, label, counts.get(label), columns));
    }
  }
  $("table").replaceChildren(make("table", {}, make("thead", {}, head), body));
}

function tableRow(name, label, counts, columns) {
  const sum = [...counts.values()].reduce((a, b) => a + b, 0);
  const row = make("tr", {}, make("th", { scope: "row", textContent: name, title: name }));
  for (const reason of columns) {
    const verdict = reason ? "" : "circle";
    row.append(tableCell(counts.get(reason) ?? 0, sum, { label, reason, verdict }));
  }
  row.append(tableCell(sum, 0, { label, reason: "", verdict: "" }));
  return row;
}

function tableCell(count, sum, selection) {
  const cell = make("td");
  cell.selection = selection;
  if (!count) return cell;
  const what = (selection.label ?? "all labels") || noLabel;
  const button = make("button", {
    type: "button", textContent: counted(count),
    "aria-label": plural(count, "stroke") + ", " + what + ", "
      + (selection.reason || selection.verdict || "any verdict") + ": show",
  });
  if (sum) {
    cell.className = selection.verdict ? "good" : "some";
    cell.style.setProperty("--share", count / sum);
  }
  button.addEventListener("click", () => {
    change({ ...selection, search: "" });
    $("gallery-title").scrollIntoView({ block: "start" });
  });
  cell.append(button);
  return cell;
}

"""#
    case .css:
#"""
/* Text and controls */

* { box-sizing: border-box; }
html {
  background: var(--page);
  color: var(--label);
  font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif;
}
body { margin: 0 auto; max-width: 1440px; padding: 28px clamp(16px, 3vw, 40px) 60px; }
h1 { font-size: 24px; line-height: 1.2; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 15px; margin: 30px 0 10px; }
p { margin: 6px 0; }
.note { color: var(--note); }
[hidden] { display: none !important; }
button, select, input {
  font: inherit;
  color: inherit;
  background: var(--card);
  border: 1px solid var(--rule);
  border-radius: 6px;
  padding: 5px 9px;
  min-width: 0;
}
button { cursor: pointer; }
button:hover, select:hover { border-color: var(--note); }
:focus-visible { outline: 2px solid var(--box); outline-offset: 2px; }
kbd {
  font: inherit;
  border: 1px solid var(--rule);
  border-radius: 4px;
  padding: 0 4px;
  background: var(--card);
}

/* Verdicts: one meter per detector, and inputs that could not be read */

#totals { display: grid; grid-template-columns: repeat(auto-fill, minmax(230px, 1fr)); gap: 12px; }
.total { text-align: left; padding: 12px 14px; border-radius: 10px; display: block; width: 100%; }
.total[aria-checked=true] { border-color: var(--box); box-shadow: inset 0 0 0 1px var(--box); }
.total b { display: block; }
.total strong { font-size: 22px; font-weight: 600; font-variant-numeric: tabular-nums; }
.meter {
  height: 6px;
  border-radius: 3px;
  background: var(--failed);
  margin-top: 8px;
  overflow: hidden;
}
.meter i {
  display: block;
  height: 100%;
  background: var(--passed);
  border-right: 2px solid var(--card);
  box-sizing: content-box;
}
.meter i.all, .meter i.none { border: 0; }
#problems { margin-top: 12px; color: var(--failed); }
#problems ul { margin: 6px 0; padding-left: 20px; overflow-wrap: anywhere; }

/* Labels and reasons */

#table {
  overflow: auto;
  max-height: 430px;
  border: 1px solid var(--rule);
  border-radius: 10px;
  background: var(--card);
}
#table table {
  border-collapse: separate;
  border-spacing: 0;
  width: 100%;
  font-variant-numeric: tabular-nums;
}
#table th, #table td { padding: 0; text-align: right; border-bottom: 1px solid var(--rule); }
#table tr:last-child > * { border-bottom: 0; }
#table thead th {
  position: sticky;
  top: 0;
  background: var(--card);
  z-index: 2;
  vertical-align: bottom;
  font-weight: 600;
  padding: 8px 12px;
  min-width: 84px;
}
#table tbody th, #table thead th:first-child {
  text-align: left;
  position: sticky;
  left: 0;
  background: var(--card);
  z-index: 1;
  font-weight: 500;
  padding: 0 14px;
  max-width: 220px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}
#table thead th:first-child { z-index: 3; padding: 8px 14px; font-weight: 600; }
#table td button {
  border: 0;
  border-radius: 0;
  background: none;
  width: 100%;
  text-align: right;
  padding: 6px 12px;
  min-height: 32px;
  font-variant-numeric: inherit;
}
#table td button:focus-visible { outline-offset: -2px; }
#table td.some {
  background: color-mix(in srgb, var(--failed) calc(var(--share) * 34%), transparent);
}
#table td.good {
  background: color-mix(in srgb, var(--passed) calc(var(--share) * 34%), transparent);
}
#table td button:hover { background: color-mix(in srgb, var(--label) 8%, transparent); }
#table td[aria-current=true] { box-shadow: inset 0 0 0 2px var(--box); }
#table tbody tr.sum > * { font-weight: 600; }

/* Filters */

#filters {
  position: sticky;
  top: 0;
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: end;
  padding: 10px 0;
  background: var(--page);
}
#filters label { font-size: 12px; color: var(--note); display: grid; gap: 2px; }
#filters select, #filters input {
  color: var(--label);
  font-size: 14px;
  max-width: 230px;
  height: 34px;
}
#filters button { height: 34px; }
#filters .grow { flex: 1 1 160px; }
#filters .grow input { max-width: none; width: 100%; }
#shown {
  font-variant-numeric: tabular-nums;
  color: var(--note);
  padding-bottom: 7px;
  min-width: 10em;
  text-align: right;
}

/* Gallery */

#gallery { position: relative; margin-top: 4px; }
.tile { position: absolute; top: 0; left: 0; contain: strict; }
.tile button {
  width: 100%;
  height: 100%;
  padding: 8px;
  border-radius: 10px;
  display: grid;
  grid-template-rows: 1fr auto auto;
  gap: 2px;
  text-align: left;
  overflow: hidden;
}
.tile button:focus { outline: 2px solid var(--box); outline-offset: -2px; }
.tile canvas { width: 100%; height: 100%; min-height: 0; display: block; object-fit: contain; }
.tile span {
  display: block;
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
  font-size: 12px;
  line-height: 17px;
}
.tile .why { font-size: 11.5px; }
.tile.yes .why { color: var(--passed); }
.tile.no .why { color: var(--failed); }
#empty { padding: 40px 0; text-align: center; }
.keys { margin-top: 18px; font-size: 12px; }

/* Detail view */

dialog {
  border: 1px solid var(--rule);
  border-radius: 14px;
  background: var(--card);
  color: var(--label);
  padding: 0;
  width: min(1060px, calc(100vw - 24px));
  max-height: calc(100vh - 24px);
  overflow: auto;
}
dialog::backdrop { background: rgb(0 0 0 / .5); }
.bar {
  position: sticky;
  top: 0;
  z-index: 1;
  background: var(--card);
  display: flex;
  gap: 8px;
  align-items: center;
  padding: 12px 16px;
  border-bottom: 1px solid var(--rule);
}
.bar h2 {
  margin: 0;
  flex: 1;
  font-size: 16px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.columns {
  display: grid;
  grid-template-columns: minmax(0, 1.15fr) minmax(300px, 1fr);
  gap: 22px;
  padding: 16px;
}
figure { margin: 0; align-self: start; position: sticky; top: 74px; }
#plot svg { display: block; width: 100%; background: var(--well); border-radius: 8px; }

/* Legend: a key of each kind of mark in the plot */

#legend {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  margin-top: 10px;
  color: var(--note);
  font-size: 12px;
}
#legend span { display: inline-flex; gap: 6px; align-items: center; }
#legend i { width: 16px; height: 0; border-top: 2px solid; display: inline-block; }
#legend i.dashes { border-top-style: dashed; }
#legend i.round { width: 12px; height: 12px; border: 1.5px solid; border-radius: 50%; }
#legend i.spot { width: 8px; height: 8px; border: 0; border-radius: 50%; background: currentColor; }
#legend i.area {
  width: 14px;
  height: 10px;
  border: 1px solid;
  background: color-mix(in srgb, currentColor 18%, transparent);
}
#legend i.end { width: 7px; height: 7px; border: 0; background: currentColor; }

/* Facts and checks */

#facts dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 14px; margin: 0 0 14px; }
#facts dt { color: var(--note); }
#facts dd { margin: 0; overflow-wrap: anywhere; }
.judge {
  border: 1px solid var(--rule);
  border-radius: 10px;
  margin-bottom: 12px;
  overflow: hidden;
}
.judge > button {
  border: 0;
  border-radius: 0;
  background: none;
  width: 100%;
  text-align: left;
  padding: 9px 12px;
  display: block;
}
.judge > button:focus-visible { outline-offset: -3px; border-radius: 10px; }
.judge.current { border-color: var(--box); box-shadow: inset 0 0 0 1px var(--box); }
.judge small { display: block; color: var(--note); }
.judge b { margin-right: 8px; }
.judge table {
  border-collapse: collapse;
  width: 100%;
  font-variant-numeric: tabular-nums;
  font-size: 13px;
  border-top: 1px solid var(--rule);
}
.judge th { font-weight: 400; text-align: left; padding: 3px 0 3px 12px; }
.judge td { padding: 3px 12px 3px 0; }
.judge td:nth-of-type(1) { text-align: right; }
.judge td:nth-of-type(2) { color: var(--note); width: 38%; padding-left: 12px; }
.judge tr:first-child > * { padding-top: 7px; }
.judge tr:last-child > * { padding-bottom: 8px; }
.judge tr.failed > * { color: var(--failed); }

/* Narrow windows */

@media (max-width: 760px) {
  .columns { grid-template-columns: minmax(0, 1fr); }
  figure { position: static; }
  #filters { position: static; }
  #filters label { flex: 1 1 140px; }
  #filters select { width: 100%; max-width: none; }
  #shown { flex: 1; }
}

/* Paper */

@media print {
  html, body { background: none; }
  body { max-width: none; padding: 0; }
  #filters, .keys, #clear-empty { display: none !important; }
  #table { max-height: none; overflow: visible; }
  .total, .tile button, .judge { break-inside: avoid; }
  #gallery {
    height: auto !important;
    display: grid;
    grid-template-columns: repeat(6, 1fr);
    gap: 8px;
  }
  .tile {
    position: static !important;
    transform: none !important;
    width: auto !important;
    height: 150px !important;
    break-inside: avoid;
    contain: none;
  }
  body:has(dialog[open]) > :not(dialog) { display: none; }
  dialog { position: static; max-height: none; width: 100%; border: 0; }
  .bar button { display: none; }
  * { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}

"""#
    case .html:
#"""
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>{{title}}</title>
<!-- Nothing may be fetched, whatever the strokes' names hold. -->
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<style>
{{colors}}
{{page.css}}
{{pens}}
{{paper}}
</style>
</head>
<body>
<header>
  <h1 id="title"></h1>
  <p id="subtitle" class="note"></p>
</header>
<noscript><p>This page needs JavaScript, which is turned off in this browser.</p></noscript>
<main>
  <section aria-labelledby="totals-title">
    <h2 id="totals-title">Verdicts</h2>
    <div id="totals" role="radiogroup" aria-labelledby="totals-title"></div>
    <details id="problems" hidden><summary></summary><ul></ul></details>
  </section>
  <section aria-labelledby="table-title">
    <h2 id="table-title">Labels and reasons</h2>
    <div id="table" tabindex="0" role="region" aria-labelledby="table-title"></div>
  </section>
  <section aria-labelledby="gallery-title">
    <h2 id="gallery-title">Strokes</h2>
    <form id="filters" role="search" aria-label="Filter strokes">
      <label>Detector <select id="detector"></select></label>
      <label>Verdict
        <select id="verdict">
          <option value="">any</option>
          <option value="circle">circle</option>
          <option value="rejected">not a circle</option>
        </select>
      </label>
      <label>Reason <select id="reason"></select></label>
      <label>Label <select id="label"></select></label>
      <label class="grow">Search
        <input id="search" type="search" placeholder="file, id or label"
          autocomplete="off" spellcheck="false">
      </label>
      <button type="reset" id="clear">Clear</button>
      <output id="shown" aria-live="polite"></output>
    </form>
    <div id="gallery" role="list" aria-labelledby="gallery-title"></div>
    <p id="empty" hidden>No matching strokes. <button type="button" id="clear-empty">Show all</button></p>
    <p id="more" class="note" hidden></p>
    <p class="note keys">
      <kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd> move, <kbd>Enter</kbd> opens,
      <kbd>Esc</kbd> closes, <kbd>/</kbd> searches
    </p>
  </section>
</main>
<dialog id="detail" aria-labelledby="detail-title">
  <div class="bar">
    <h2 id="detail-title"></h2>
    <span id="position" class="note"></span>
    <button type="button" id="previous" aria-label="Previous stroke">←</button>
    <button type="button" id="next" aria-label="Next stroke">→</button>
    <button type="button" id="close" aria-label="Close">✕</button>
  </div>
  <div class="columns">
    <figure>
      <div id="plot"></div>
      <figcaption id="legend"></figcaption>
    </figure>
    <div id="facts"></div>
  </div>
</dialog>
<script type="application/json" id="data">{{data}}</script>
<script>
"use strict";
(() => {
{{page-data.js}}
{{page-filter.js}}
{{page-summary.js}}
{{page-gallery.js}}
{{page-plot.js}}
{{page-detail.js}}
{{page-start.js}}
})();
</script>
</body>
</html>

"""#
    }
  }
}
