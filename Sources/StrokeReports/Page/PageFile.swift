// Written by `make pages` from the files in Page/files and in Samples/web. Change those, not this.
// swift-format-ignore-file

/// A file that the report's page or the recorder's is made of.
enum PageFile: String, CaseIterable {
  case comparedCSS = "compared.css"
  case comparedHTML = "compared.html"
  case drawingJS = "drawing.js"
  case judgingJS = "judging.js"
  case pageCSS = "page.css"
  case partsHTML = "parts.html"
  case recorderDrawJS = "recorder-draw.js"
  case recorderJudgeJS = "recorder-judge.js"
  case recorderListJS = "recorder-list.js"
  case recorderSaveJS = "recorder-save.js"
  case recorderCSS = "recorder.css"
  case recorderHTML = "recorder.html"
  case reportAddressJS = "report-address.js"
  case reportDataJS = "report-data.js"
  case reportDetailJS = "report-detail.js"
  case reportFilterJS = "report-filter.js"
  case reportGalleryJS = "report-gallery.js"
  case reportLimitsJS = "report-limits.js"
  case reportPlotJS = "report-plot.js"
  case reportStartJS = "report-start.js"
  case reportSummaryJS = "report-summary.js"
  case reportTruthJS = "report-truth.js"
  case reportCSS = "report.css"
  case reportHTML = "report.html"
  case strokecheckJS = "strokecheck.js"
  case judgeModule = "judge.wasm"

  /// What the file holds.
  var text: StaticString {
    switch self {
    case .comparedCSS:
#"""
/* The page of a comparison */

body { margin: 0 auto; max-width: 1440px; padding: 16px clamp(12px, 3vw, 40px) 60px; }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 12px; margin: 10px 0; }
dt { color: var(--note); }
dd { margin: 0; overflow-wrap: anywhere; }
h2 { margin: 20px 0 8px; }
ul {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(170px, 46%), 1fr));
  gap: 10px;
  margin: 0;
  padding: 0;
  list-style: none;
}
li {
  display: grid;
  align-content: start;
  padding: 8px;
  border: 1px solid var(--rule);
  border-radius: 10px;
  background: var(--card);
  font-size: 12px;
  overflow-wrap: anywhere;
  content-visibility: auto;
  contain-intrinsic-size: auto 210px;
  break-inside: avoid;
}
li:has(> .wrong) { border: 2px solid var(--wrong); padding: 7px; }
li b { font-weight: 600; }
li span { margin-top: 2px; }
small { color: var(--note); }
@media print {
  html { background: none; }
  li { content-visibility: visible; }
  ul { grid-template-columns: repeat(5, minmax(0, 1fr)); }
  * { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}

"""#
    case .comparedHTML:
#"""
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>{{title}}</title>
<!-- Nothing may be fetched or run, whatever the strokes' names hold. -->
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<style>
{{colors}}
{{pens}}
{{page.css}}
{{compared.css}}
{{paper}}
</style>
</head>
<body>
<main>
<h1>{{heading}}</h1>
{{changes}}
</main>
</body>
</html>

"""#
    case .drawingJS:
#"""
// Strokes, and what detectors measure them by, as SVG. A line is its coordinates: x, y, x, y, …

/** The ink, pen and checks of each shape and mark, and the words for checks and detectors. */
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
  const [, ink, pen, users, own] = looks.construction[shapeNames.indexOf(name)];
  const check = checkOf(users, checks);
  const fails = checks.some((each) => isFailed(each) && own.includes(each.name));
  return check ? [{ kind, numbers, check, pen, ink: fails ? "failed" : ink }] : [];
});

/** The entry of a legend for a shape or a mark: its outline, its look, and the check's name. */
function entryOf({ kind, ink, pen, check }) {
  const outlines = { circle: "round", d: "round", ellipse: "round" };
  const outline = { solid: "spot", tint: "area" }[pen] ?? outlines[kind] ?? "";
  return [outline, `${ink} ${pen}`, check.name];
}

/** Fills a legend with entries, each word once, with what a check means. */
function drawLegend(element, entries) {
  const samples = new Map();
  for (const [outline, look, text] of entries) {
    samples.set(text, (samples.get(text) ?? new Set()).add(`${look} ${outline}`));
  }
  element.replaceChildren(...[...samples].map(([text, known]) => make("span",
    { title: looks.checks[text] ?? "" }, ...[...known].map((className) => make("i", { className })),
    make("span", { className: "note", textContent: text }))));
}

/** The checks of a verdict: the failed ones, and folded the others. */
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

/** The rows of the table of checks: the least and the greatest that a measure may be are one. */
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

"""#
    case .judgingJS:
#"""
// What the report and the recorder share: elements, the detectors in their WebAssembly module, and
// limits as sliders.

const $ = (id) => document.getElementById(id);

function addTo(element, properties, children) {
  for (const [key, value] of Object.entries(properties)) {
    const isProperty = key in element && !key.includes("-") && !(element instanceof SVGElement);
    if (isProperty) element[key] = value;
    else element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

/** An element of HTML. */
const make = (name, properties = {}, ...children) =>
  addTo(document.createElement(name), properties, children);

/** A name in pieces, so that a line breaks behind its slashes, dashes and dots. */
const inPieces = (name) => name.split(/(?<=[/_.-])/).flatMap((piece) => [piece, make("wbr")]);

/** A copy of what a template holds, with texts put into its elements of these classes. */
function stamp(id, texts = {}) {
  const element = $(id).content.firstElementChild.cloneNode(true);
  for (const [name, text] of Object.entries(texts)) {
    element.querySelector("." + name).textContent = text;
  }
  return element;
}

const counted = (n) => n.toLocaleString("en");
const plural = (n, word) => counted(n) + " " + word + (n === 1 ? "" : "s");

/** Loads the detectors from the page itself. */
function loadDetectors() {
  const bytes = Uint8Array.from(atob($("module").textContent), (byte) => byte.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return load(new Response(stream).arrayBuffer());
}

/** True for a limit that people move: what a stroke must have to be judged at all is none. */
const isMovable = ({ name }) => !["min-points", "view-width"].includes(name);

/**
 * A limit as a slider, with a number field for exact values and for those outside its range. `own`
 * is the detector's value, null if it is unset. `move` is called with a new value, or null to unset
 * it, and throws if the value is invalid.
 */
function makeLimit(detector, setting, own, now, move) {
  const { name, isCount, unset, unit, summary, min, max } = setting;
  const start = own ?? setting.start;
  const most = Number.isFinite(max) ? max : Math.max(2 * start, min + 1);
  const element = stamp("limit", {
    name, unit: unit.replace(/^N$/, "").toLowerCase(),
    summary: unset ? `${summary}; unset: ${unset}` : summary });
  const [field, slider] = element.querySelectorAll("input");
  addTo(slider, { min, max: Math.max(most, now ?? 0), step: isCount ? 1 : "any",
    ariaLabel: `${detector} ${name}, slider` }, []);
  addTo(field, { step: isCount ? 1 : "any", ariaLabel: `${detector} ${name}` }, []);
  // Set last, because it is clamped to the range.
  slider.value = now ?? start;
  field.value = shortNumber(now ?? start);
  const set = (number) => {
    try {
      move(number);
      field.setCustomValidity("");
    } catch ({ message }) {
      field.setCustomValidity(message.replace("strokecheck: ", ""));
    }
  };
  slider.addEventListener("input", () => {
    const places = Math.max(2 - Math.floor(Math.log10(slider.max - min)), 0);
    set(Number(field.value = Number(Number(slider.value).toFixed(places))));
  });
  field.addEventListener("change", () => {
    const number = field.value === "" && !field.validity.badInput ? own : field.valueAsNumber;
    set(number);
    if (field.value === "") field.value = shortNumber(start);
    slider.max = Math.max(slider.max, field.value);
    slider.value = field.value;
    field.reportValidity();
  });
  return element;
}

/** A number with as many digits as people set, and another with three. */
const shortNumber = (number) => String(number).length < 8 ? number : Number(number.toPrecision(3));

/** Options as on the command line. */
const limitsText = (limits) => limits.map(([name, value]) => `--${name} ${value}`).join(" ");
const optionsText = (detector, limits, flags = []) =>
  ["--detector " + detector, ...flags, limitsText(limits)].filter(Boolean).join(" ");

/** Saves bytes as a file among the downloads. */
function saveFile(blob, download) {
  const link = make("a", { href: URL.createObjectURL(blob), download });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Shows a text in an element and copies it, or selects it if the browser gives no clipboard. */
async function copyText(text, element) {
  element.textContent = text;
  const isCopied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  if (isCopied) return "Copied";
  getSelection().selectAllChildren(element);
  return "Selected; copy with the keyboard";
}

"""#
    case .pageCSS:
#"""
/* Text, controls and keys: one look for all pages. Colours are the inks of pictures. */

/* The edge of a control has a contrast of 3 and more to its ground. */
:root { --edge: color-mix(in srgb, var(--note) 78%, var(--card)); }
* { box-sizing: border-box; }
html {
  background: var(--page);
  color: var(--label);
  font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif;
}
h1 { font-size: 24px; line-height: 1.2; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 15px; margin: 30px 0 10px; break-after: avoid; }
h2:focus { outline: 0; }
p { margin: 6px 0; }
small { font-size: 12px; }
[hidden] { display: none !important; }
button, select, input {
  font: inherit;
  color: inherit;
  background: var(--card);
  border: 1px solid var(--edge);
  border-radius: 6px;
  padding: 5px 9px;
  min-width: 0;
}
button, select, summary, input:is([type=checkbox], [type=radio]) { cursor: pointer; }
button:hover:not(:disabled), select:hover { border-color: var(--label); }
button:disabled { opacity: .55; cursor: default; }
input:is([type=checkbox], [type=radio]) { width: 18px; height: 18px; margin: 3px; }
input:invalid { border: 2px solid var(--failed); }
input:is([type=range], [type=checkbox], [type=radio]) { accent-color: var(--box); padding: 0; }
button.main {
  background: var(--box);
  border-color: var(--box);
  color: var(--card);
  font-weight: 600;
}
:focus-visible { outline: 2px solid var(--box); outline-offset: 2px; }
kbd, code {
  border: 1px solid var(--rule);
  border-radius: 4px;
  padding: 0 4px;
  background: var(--card);
}
kbd { font: inherit; }
.skip { position: absolute; left: -9999px; }
.skip:focus { left: 8px; top: 8px; z-index: 9; padding: 6px 12px; background: var(--card); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.badge {
  padding: 0 5px;
  border-radius: 5px;
  background: var(--wrong);
  color: var(--card);
  font-weight: 600;
}
:is(span, i).right { color: var(--right); }
:is(span, i).wrong { color: var(--wrong); }
:is(span, i).accepted { color: var(--accepted); }
:is(span, i).rejected { color: var(--rejected); }
.buttons { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }

/* A limit: its name, a slider, a number and a sentence */

.limit {
  display: grid;
  grid-template-columns: minmax(0, 1fr) 7em;
  gap: 0 10px;
  align-items: center;
  padding: 4px 0;
}
.limit :is(input[type=range], .summary) { grid-column: 1 / 3; }
.limit input[type=range] { width: 100%; }
.limit input[type=number] {
  width: 100%;
  padding-inline: 6px;
  font-size: 13px;
  font-variant-numeric: tabular-nums;
  appearance: textfield;
}
.options:empty { display: none; }
.options { overflow-wrap: anywhere; white-space: pre-wrap; }

/* The checks of a verdict */

table.checks {
  border-collapse: collapse;
  width: 100%;
  font-size: 13px;
  font-variant-numeric: tabular-nums;
}
.checks th { font-weight: 400; text-align: left; padding: 2px 0; vertical-align: top; }
.checks td {
  padding: 2px 0 2px 12px;
  text-align: right;
  vertical-align: top;
  white-space: nowrap;
}
.checks thead th { color: var(--note); }
.checks thead th + th { text-align: right; }
.checks .about { display: block; line-height: 1.25; padding-left: 1.3em; }
.checks .sign { display: inline-block; width: 1em; }
.checks tr.failed :not(.about) { color: var(--failed); }
details > .checks { margin-top: 4px; }

/* A legend: a key of each kind of mark in a figure */

.legend {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  margin-top: 10px;
  color: var(--note);
  font-size: 12px;
}
.legend span { display: inline-flex; gap: 6px; align-items: center; }
.legend i { width: 16px; height: 0; border-top: 2px solid; display: inline-block; }
.legend i.underlay { border-top-width: 7px; opacity: .35; }
.legend i.dashes { border-top-style: dashed; }
.legend i.round { width: 12px; height: 12px; border: 1.5px solid; border-radius: 50%; }
.legend i.spot { width: 8px; height: 8px; border: 0; border-radius: 50%; background: currentColor; }
.legend i.area {
  width: 14px;
  height: 10px;
  border: 1px solid;
  background: color-mix(in srgb, currentColor 18%, transparent);
}
.legend i.end { width: 7px; height: 7px; border: 0; background: currentColor; }

/* A phone enlarges the page for a field of smaller text. */
@media (max-width: 760px) { select, input { font-size: 16px !important; } }

/* Where the system chooses the colours, figures keep theirs on their own ground. */

@media (forced-colors: active) {
  svg, .legend i, .badge { forced-color-adjust: none; }
  button.main { color: ButtonText; }
  button:disabled { opacity: 1; color: GrayText; border-color: GrayText; }
  input[type=range] { accent-color: auto; }
}

"""#
    case .partsHTML:
#"""
<template id="limit"><div class="limit">
  <span><span class="name"></span> <small class="unit note"></small></span>
  <input type="number"><input type="range">
  <small class="summary note"></small>
</div></template>
<template id="checks"><table class="checks">
  <thead><tr><th scope="col">check</th><th scope="col">measured</th><th scope="col">allowed</th></tr></thead>
</table></template>
<template id="check"><tr>
  <th scope="row"><span class="sign" role="img"></span> <span class="name"></span>
    <small class="about note"></small></th>
  <td class="measured"></td><td class="limit-text"></td>
</tr></template>

"""#
    case .recorderDrawJS:
#"""
// Strokes are the objects of the download: { id, label, subject, pointerType, cancelled, width,
// ended, points: [[x, y, t], …] }, in CSS pixels of the surface, y downward, and seconds from the
// first sample. The list of strokes is never changed but replaced, so that an old list can be put
// back.

const surface = $("surface"), drawnShapes = $("drawn"), list = $("list");
const session = new Date().toISOString().replace(/[-:.Z]/g, "");
let strokes = [];
let drawn = 0;

/** The strokes of pointers that are down, by pointer. */
const open = new Map();

const round = (number, places) => Number(number.toFixed(places));

function addSamples(stroke, event) {
  const coalesced = event.type === "pointermove" ? event.getCoalescedEvents?.() ?? [] : [];
  for (const sample of coalesced.length ? coalesced : [event]) {
    const point = [
      round(sample.clientX - stroke.left, 2), round(sample.clientY - stroke.top, 2),
      timeOf(stroke, sample),
    ];
    const last = stroke.points.at(-1);
    if (last && point.every((number, index) => number === last[index])) continue;
    stroke.points.push(point);
    stroke.live?.moved(point);
  }
}

const timeOf = (stroke, event) => round((event.timeStamp - stroke.start) / 1000, 6);

surface.addEventListener("pointerdown", (event) => {
  if (event.pointerType === "mouse" && event.button !== 0 || open.has(event.pointerId)) return;
  event.preventDefault();
  document.activeElement.blur();
  try {
    surface.setPointerCapture(event.pointerId);
  } catch { /* A pointer that is gone already. */ }
  const box = surface.getBoundingClientRect();
  const stroke = {
    left: box.left, top: box.top, start: event.timeStamp, width: surface.clientWidth,
    pointerType: event.pointerType || "mouse", points: [],
  };
  stroke.live = watch();
  addSamples(stroke, event);
  stroke.shape = draw("path", { class: "line live" });
  surface.append(stroke.shape);
  open.set(event.pointerId, stroke);
  $("hint").hidden = true;
  showVerdicts();
});

surface.addEventListener("pointermove", (event) => {
  const stroke = open.get(event.pointerId);
  if (!stroke) return;
  addSamples(stroke, event);
  stroke.shape.setAttribute("d", lineData(coordinatesOf(stroke.points), asDrawn));
  stroke.live?.show();
});

/** A press that does not move. */
function isClick({ points }) {
  const [left, top, right, bottom] = boxOfCoordinates(coordinatesOf(points));
  return Math.max(right - left, bottom - top) < 3;
}

function end(event, isCancelled) {
  const stroke = open.get(event.pointerId);
  if (!stroke) return;
  open.delete(event.pointerId);
  const last = stroke.points.at(-1);
  const isElsewhere = round(event.clientX - stroke.left, 2) !== last[0]
    || round(event.clientY - stroke.top, 2) !== last[1];
  // A pointer that is taken away is nowhere.
  if (!isCancelled && isElsewhere) addSamples(stroke, event);
  stroke.shape.remove();
  stroke.live?.end();
  if (isClick(stroke)) return show("A click is no stroke.");
  drawn += 1;
  const { width, pointerType, points } = stroke, ended = timeOf(stroke, event);
  const made = {
    id: `${session}-${drawn}`, ...marking(), pointerType,
    ...isCancelled && { cancelled: true }, width,
    ...!isCancelled && ended > points.at(-1)[2] && { ended }, points,
  };
  const name = `${isCancelled ? "Cancelled stroke" : "Stroke"} ${strokes.length + 1}`;
  const said = isCancelled ? "" : describeVerdicts(made);
  change([...strokes, made], [`${name}: ${describe(points)}`, said].filter(Boolean).join(". "));
}

/** What the fields say of the next strokes. */
function marking() {
  const fields = ["label", "subject"].map((name) => [name, $(name).value.trim()]);
  return Object.fromEntries(fields.filter(([, text]) => text));
}

/** Shows what the fields say where they are folded. */
function showMarking() {
  const { label, subject } = marking();
  $("marking").firstElementChild.textContent =
    [label, subject].filter(Boolean).join(", ") || "Label";
}

surface.addEventListener("pointerup", (event) => end(event, false));
surface.addEventListener("pointercancel", (event) => end(event, true));
surface.addEventListener("lostpointercapture", (event) => end(event, true));
surface.addEventListener("contextmenu", (event) => event.preventDefault());

const asDrawn = { x: (x) => x, y: (y) => y, scale: 1 };
const coordinatesOf = (points) => points.flatMap(([x, y]) => [x, y]);
const describe = (points) => plural(points.length, "sample")
  + (points.at(-1)?.[2] === undefined ? "" : `, ${points.at(-1)[2].toFixed(2)} s`);

"""#
    case .recorderJudgeJS:
#"""
// Judging: what every detector says of the strokes, with limits that can be moved.

let strokecheck = null;
/** The judges by the names of their detectors. */
const judges = new Map();
/** For each detector the reasons for strokes, by their points, until a limit is moved. */
const codes = new Map();
/** The stroke of the list and the detector that are looked at; by default the last, and ring. */
let looked = null;
let lookedDetector = null;

const notes = new Map();

/** Shows a message of some kind until another of the kind takes its place. */
function note(kind, text, isWarning = false) {
  notes.set(kind, text && make("p", { className: isWarning ? "failed" : "", textContent: text }));
  $("notes").replaceChildren(...[...notes.values()].filter(Boolean));
}

/** Resolves when strokes can be judged, or it is known that this browser cannot. */
const isReady = loadDetectors().then((loaded) => {
  strokecheck = loaded;
  for (const { name } of strokecheck.detectors) {
    judges.set(name, strokecheck.judge(name));
    codes.set(name, new WeakMap());
  }
  $("verdicts").append(...strokecheck.detectors.map(makePanel));
  for (const stroke of strokes) showMarks(stroke);
  showVerdicts();
}).catch((error) => {
  note("judging", `This browser cannot run the detectors (${error.message}). Strokes are recorded`
    + " all the same; strokecheck judges the download.", true);
});

/** Strokes in the module, by their points. */
const held = new WeakMap();

function sampled({ points, width, ended }) {
  if (!held.has(points)) held.set(points, strokecheck.stroke(points, { width, lift: ended }));
  return held.get(points);
}

/** The code of the reason why a detector rejects a stroke; null for a circle. */
function codeOf(stroke, name) {
  const known = codes.get(name);
  if (!known.has(stroke.points)) {
    known.set(stroke.points, judges.get(name).code(sampled(stroke)));
  }
  return known.get(stroke.points);
}

const textOf = (detector, code) =>
  detector.reasons.find((reason) => reason.code === code)?.text ?? "circle";

const describeVerdicts = (stroke) => (strokecheck?.detectors ?? [])
  .map((detector) => `${detector.name}: ${textOf(detector, codeOf(stroke, detector.name))}`)
  .join("; ");

// While a finger moves

/** Watches a stroke that is being drawn; null before the detectors are there. */
function watch() {
  if (!strokecheck) return null;
  const touches = [...judges].map(([name, judge]) => ({
    name, touch: judge.live({ width: surface.clientWidth }), failed: "" }));
  let count = 0;
  return {
    moved([x, y, time]) {
      for (const each of touches) {
        const state = count === 0 ? each.touch.began(x, y, time) : each.touch.moved(x, y, time);
        if (state === "failed" && !each.failed) each.failed = each.touch.state.check.reason;
      }
      count += 1;
    },
    show() {
      const failed = touches.filter((each) => each.failed);
      $("live").textContent = failed
        .map((each) => `${each.name}: ${each.failed.toLowerCase()} already`).join(" · ");
      for (const each of failed) showVerdict(panelOf(each.name), "rejected", each.failed);
    },
    end() {
      for (const { touch } of touches) touch.free();
      $("live").textContent = "";
    },
  };
}

// The verdicts

const panelOf = (name) => $("verdicts").querySelector(`[data-name="${name}"]`);

/** A detector: its verdict, which opens its checks and its limits. */
function makePanel(detector) {
  const { name } = detector;
  const panel = stamp("detector", { name, about: looks.detectors[name] ?? "" });
  panel.dataset.name = name;
  const limits = panel.querySelector(".limits"), options = panel.querySelector(".options");
  limits.append(...makeLimits(detector));
  const [copy, reset] = panel.querySelectorAll("button");
  copy.addEventListener("click", async () => {
    $("news").textContent = await copyText(optionsOf(detector), options);
  });
  reset.addEventListener("click", () => {
    for (const { name: limit, value } of detector.settings) judges.get(name).set(limit, value);
    limits.replaceChildren(...makeLimits(detector));
    rejudge(name);
  });
  panel.addEventListener("toggle", () => {
    if (panel.open) {
      for (const other of $("verdicts").children) if (other !== panel) other.open = false;
    }
    showShapes();
  });
  // Held, or reached by the keyboard, it shows what the detector measured by.
  const summary = panel.querySelector("summary");
  const look = (shown) => { lookedDetector = shown; showShapes(); };
  for (const type of ["pointerenter", "pointerdown", "focus"]) {
    summary.addEventListener(type, () => look(name));
  }
  for (const type of ["pointerleave", "blur"]) summary.addEventListener(type, () => look(null));
  return panel;
}

function makeLimits({ name, settings }) {
  return settings.filter(isMovable).map((setting) =>
    makeLimit(name, setting, setting.value, setting.value, (value) => {
      judges.get(name).set(setting.name, value);
      rejudge(name);
    }));
}

let rejudging = 0;

/** Judges all strokes again by a detector, at most once a frame. */
function rejudge(name) {
  codes.set(name, new WeakMap());
  cancelAnimationFrame(rejudging);
  rejudging = requestAnimationFrame(() => {
    for (const stroke of strokes) showMarks(stroke);
    showVerdicts();
    const judged = strokes.filter(({ cancelled }) => !cancelled);
    const circles = judged.filter((stroke) => codeOf(stroke, name) === null).length;
    $("news").textContent = `${name}: ${circles} of ${judged.length} are circles`;
  });
}

/** The options of a detector whose limits have been moved. */
const optionsOf = ({ name, settings }) => optionsText(name, judges.get(name).settings
  .filter(({ value }, index) => value !== settings[index].value)
  .map((setting) => [setting.name, setting.value]));

/** The stroke that the verdicts are about; none while one is drawn. */
function lookedStroke() {
  if (open.size) return null;
  const judged = strokes.filter(({ cancelled }) => !cancelled);
  return judged.find(({ id }) => id === looked) ?? judged.at(-1);
}

function showVerdict(panel, state, reason) {
  panel.classList.remove("circle", "rejected", "none");
  panel.classList.add(state);
  panel.querySelector(".mark").textContent = { circle: "✓", rejected: "✗", none: "·" }[state];
  panel.querySelector(".reason").textContent = reason;
}

function showVerdicts() {
  const stroke = lookedStroke();
  $("judged").textContent = open.size ? `of stroke ${strokes.length + 1}, being drawn`
    : stroke ? `of stroke ${strokes.indexOf(stroke) + 1}` : "";
  for (const detector of strokecheck?.detectors ?? []) {
    const panel = panelOf(detector.name);
    const verdict = stroke && judges.get(detector.name).explain(sampled(stroke));
    const state = !verdict ? "none" : verdict.verdict;
    showVerdict(panel, state, verdict ? verdict.reason ?? "circle" : "");
    panel.querySelector(".checks").replaceChildren(...drawChecks(verdict?.checks ?? []));
    panel.querySelector(".options").textContent = optionsOf(detector);
  }
  if (!open.size) {
    $("live").textContent = !stroke ? "" : [...judges.keys()]
      .map((name) => `${codeOf(stroke, name) ? "✗" : "✓"} ${name}`).join("  ");
  }
  showShapes();
}

/** Shows each detector's verdict on a stroke in its row of the list. */
function showMarks(stroke) {
  if (!strokecheck || stroke.cancelled) return;
  rows.get(stroke.id).querySelector(".marks").replaceChildren(
    ...strokecheck.detectors.map((detector) => {
      const code = codeOf(stroke, detector.name);
      return make("span", {
        className: code ? "rejected" : "accepted",
        title: `${detector.name}: ${textOf(detector, code)}`,
        textContent: `${code ? "✗" : "✓"} ${detector.name}`,
      });
    }));
}

// What a detector measured by, over the stroke, and the legend

function showShapes() {
  surface.querySelector(".evidence")?.remove();
  $("legend").replaceChildren();
  const stroke = strokecheck && lookedStroke();
  if (!stroke) return;
  const opened = [...$("verdicts").children].find((panel) => panel.open)?.dataset.name;
  const detector = lookedDetector ?? opened ?? "ring";
  const group = draw("g", { class: "evidence", "aria-hidden": "true" });
  const used = shapesOf(judges.get(detector).explain(sampled(stroke)));
  group.append(...used.map(({ kind, numbers, ink, pen }) =>
    drawShape(kind, numbers, asDrawn, { class: `${ink} ${pen}` })));
  drawLegend($("legend"), used.map(entryOf));
  $("legend").prepend(make("span", { textContent: `${detector} measured:` }));
  surface.append(group);
}

"""#
    case .recorderListJS:
#"""
// The list of strokes, the newest first, and what changes it.

/** The lists that were there before. */
const history = [];
/** The rows of the list and the lines on the surface, by the strokes' ids. */
const rows = new Map(), shapes = new Map();

/** Puts other strokes in the place of these, in a way that can be taken back. */
function change(others, news) {
  history.push(strokes);
  put(others, news);
}

function put(others, news) {
  const before = strokes;
  strokes = others;
  keepStrokes(before);
  show(news);
}

function undo() {
  if (history.length) put(history.pop(), "Undone");
}

function show(news) {
  const ids = new Set(strokes.map(({ id }) => id));
  for (const [id, row] of rows) {
    if (ids.has(id)) continue;
    row.remove();
    shapes.get(id).remove();
    rows.delete(id);
    shapes.delete(id);
  }
  looked = null;
  let next = null;
  strokes.forEach((stroke, index) => {
    const row = rows.get(stroke.id) ?? makeRow(stroke);
    updateRow(row, stroke, index + 1);
    // The newest stands first. A row is moved only if it must be, because that loses the focus.
    if (!row.isConnected || row.nextElementSibling !== next) list.insertBefore(row, next);
    next = row;
  });
  drawnShapes.querySelector(".last")?.classList.remove("last");
  shapes.get(strokes.at(-1)?.id)?.classList.add("last");
  $("hint").hidden = strokes.length > 0 || open.size > 0;
  $("undo").disabled = history.length === 0;
  $("clear").disabled = $("download").disabled = strokes.length === 0;
  $("news").textContent = news;
  showCounts();
  showVerdicts();
}

/** The labels that fields suggest. */
let suggested = "";

/** How many strokes each label has. Clicking a label chooses it. */
function showCounts() {
  const counts = new Map();
  for (const { label = "" } of strokes) counts.set(label, (counts.get(label) ?? 0) + 1);
  const names = [...counts.keys()].sort((a, b) => (a === "") - (b === "") || (a < b ? -1 : 1));
  $("counts").replaceChildren(...names.map((label) => {
    const chip = make("button", {
      type: "button", textContent: `${label || "without a label"} ${counts.get(label)}` });
    chip.addEventListener("click", () => {
      $("label").value = label;
      showMarking();
    });
    return chip;
  }));
  // Each option that a list with this id gets costs time for each field that has the list.
  if (suggested !== String(names)) {
    const options = names.filter(Boolean).map((label) => new Option(label));
    $("labels").replaceWith(addTo(make("datalist", {}, ...options), { id: "labels" }, []));
    suggested = String(names);
  }
  $("count").textContent = strokes.length;
}

function updateRow(row, stroke, number) {
  if (row.number !== number) {
    row.number = number;
    row.querySelector(".number").textContent = number;
    row.querySelector(".label-field").ariaLabel = `Label of stroke ${number}`;
    row.querySelector(".remove").ariaLabel = `Delete stroke ${number}`;
  }
  if (row.stroke === stroke) return;
  row.stroke = stroke;
  row.querySelector(".label-field").value = stroke.label ?? "";
  const parts = [describe(stroke.points), stroke.cancelled ? "cancelled" : stroke.pointerType,
    stroke.subject];
  row.querySelector(".about").textContent = parts.filter(Boolean).join(", ");
}

function makeRow({ id, cancelled, points }) {
  const row = stamp("stroke");
  const coordinates = coordinatesOf(points);
  row.classList.toggle("cancelled", cancelled === true);
  row.prepend(drawThumbnail(coordinates));
  row.querySelector(".label-field").addEventListener("change", (event) =>
    mark(id, event.target.value.trim() || undefined));
  row.querySelector(".remove").addEventListener("click", () => remove(id));
  const shape = draw("path", { class: row.className + " line", d: lineData(coordinates, asDrawn) });
  const look = (isLooked) => {
    shape.classList.toggle("shown", isLooked);
    looked = isLooked ? id : null;
    showVerdicts();
  };
  for (const type of ["pointerenter", "focusin"]) row.addEventListener(type, () => look(true));
  for (const type of ["pointerleave", "focusout"]) row.addEventListener(type, () => look(false));
  drawnShapes.append(shape);
  rows.set(id, row);
  shapes.set(id, shape);
  const stroke = strokes.find((each) => each.id === id);
  showMarks(stroke);
  return row;
}

/** Gives a stroke another label. */
function mark(marked, label) {
  change(strokes.map((stroke) => stroke.id === marked ? { ...stroke, label } : stroke),
    `1 stroke labelled ${label ?? "nothing"}`);
}

function remove(removed) {
  const place = [...list.children].findIndex((row) => row.stroke.id === removed);
  change(strokes.filter(({ id }) => id !== removed), "1 stroke deleted");
  // The keyboard goes on where it was.
  const next = list.children[Math.min(place, list.children.length - 1)];
  (next?.querySelector(".remove") ?? $("label")).focus();
}

"""#
    case .recorderSaveJS:
#"""
// Saving: downloads, strokes that are kept on this device, and files that are opened again.

const line = (stroke) => JSON.stringify(stroke) + "\n";

function download() {
  if (!strokes.length) return;
  const blob = new Blob(strokes.map(line), { type: "application/x-ndjson" });
  saveFile(blob, `strokes-${session}.ndjson`);
  const unlabelled = strokes.filter(({ label }) => !label).length;
  $("news").textContent = plural(strokes.length, "stroke") + " saved"
    + (unlabelled ? `, ${unlabelled} without a label` : "");
}

// Over a reload: each stroke under its id, the order of all, and the fields.

const place = `strokecheck recorder ${location.pathname} `, fields = ["label", "subject"];

/** Does something with what the browser keeps, and says whether a reload loses strokes. */
function useStorage(body) {
  try {
    body(localStorage);
    note("kept", "Strokes stay in this browser, on this device, until you delete them.");
    return true;
  } catch {
    note("kept", "This browser keeps no more strokes for this page, so a reload loses them:"
      + " download them before.", true);
    return false;
  }
}

let isKept = false;

function keepStrokes(before) {
  isKept = useStorage((storage) => {
    const known = new Set(before), ids = strokes.map(({ id }) => id), left = new Set(ids);
    for (const { id } of before) if (!left.has(id)) storage.removeItem(place + id);
    for (const stroke of strokes) {
      if (!known.has(stroke) || !isKept) storage.setItem(place + stroke.id, JSON.stringify(stroke));
    }
    storage.setItem(place, JSON.stringify({ ids, fields: fields.map((name) => $(name).value) }));
  });
}

function restore() {
  isKept = useStorage((storage) => {
    const found = new Map(Object.keys(storage)
      .filter((key) => key.startsWith(place) && key !== place)
      .map((key) => JSON.parse(storage.getItem(key))).map((stroke) => [stroke.id, stroke]));
    const kept = JSON.parse(storage.getItem(place) ?? '{"ids":[],"fields":[]}');
    const order = new Set([...kept.ids, ...found.keys()]);
    strokes = [...order].map((id) => found.get(id)).filter(Boolean);
    fields.forEach((name, index) => { $(name).value = kept.fields[index] ?? ""; });
    showMarking();
  });
  show(strokes.length ? `${plural(strokes.length, "stroke")} kept from before` : "");
}

// Files that were downloaded before

/** The strokes of a file: of one JSON value, or of one in each line. Throws an error that names
 * what is no stroke. */
function strokesIn(text) {
  try {
    return strokesOf(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return text.split("\n").flatMap((line, index) => {
    try {
      return line.trim() ? strokesOf(JSON.parse(line)) : [];
    } catch {
      throw new Error(`line ${index + 1} is no stroke`);
    }
  });
}

const isNumber = (value) => typeof value === "number";
const units = { s: 1, ms: 1e-3 };

/** The strokes of a JSON value: a list of points, an object with points, or several of these. */
function strokesOf(value) {
  const list = value?.strokes ?? value;
  if (!Array.isArray(list)) return [strokeOf(value)];
  if (isNumber(list[0]?.[0]) || isNumber(list[0]?.x)) return [strokeOf({ points: list })];
  if (!list.length) throw new Error("it holds no stroke");
  return list.flatMap(strokesOf);
}

/** A stroke as this page keeps it, of points that are lists or objects of x, y and t. */
function strokeOf({ points, timeUnit = "s", ...stroke }) {
  const unit = units[timeUnit];
  const lists = Array.isArray(points) && unit ? points.map((point) => Array.isArray(point) ? point
    : Object.keys(point).every((name) => ["x", "y", "t"].includes(name))
      ? [point.x, point.y, ...point.t === undefined ? [] : [point.t]] : []) : [];
  // Each with a time, or none.
  const isPoint = (point) => [2, 3].includes(point.length)
    && point.length === lists[0].length && point.every(Number.isFinite);
  const isStroke = lists.length > 0 && lists.every(isPoint)
    && (stroke.width ?? 1) > 0 && Number.isFinite(stroke.ended ?? 0);
  if (!isStroke) throw new Error("it holds something that is no stroke");
  return {
    ...stroke, ...stroke.ended !== undefined && { ended: stroke.ended * unit },
    points: lists.map(([x, y, time]) => time === undefined ? [x, y] : [x, y, time * unit]),
  };
}

async function openFiles(files) {
  const opened = [], known = new Set(strokes.map(({ id }) => id));
  for (const file of files) {
    try {
      for (const stroke of strokesIn(await file.text())) {
        const id = stroke.id === undefined ? `${session}-${drawn += 1}` : String(stroke.id);
        if (!known.has(id)) opened.push({ ...stroke, id });
        known.add(id);
      }
      note("opened", "");
    } catch (error) {
      note("opened",
        `${file.name}: ${error.message}; strokecheck convert --to ndjson reads more.`, true);
    }
  }
  if (opened.length) change([...strokes, ...opened], `${plural(opened.length, "stroke")} opened`);
}

const actions = {
  undo, download, clear: () => change([], "All strokes deleted"),
  open: () => $("file").click(),
};
for (const [id, action] of Object.entries(actions)) $(id).addEventListener("click", action);
$("file").addEventListener("change", async () => {
  await openFiles($("file").files);
  $("file").value = "";
});
for (const name of fields) {
  $(name).addEventListener("change", () => {
    keepStrokes(strokes);
    showMarking();
  });
}
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => {
  event.preventDefault();
  openFiles(event.dataTransfer.files);
});
addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  const isTyping = document.activeElement.matches("input:not([type=range])");
  const name = { s: "download", z: "undo" }[event.key.toLowerCase()];
  if (!name || isTyping && name !== "download") return;
  event.preventDefault();
  actions[name]();
});

addEventListener("beforeunload", (event) => {
  if (strokes.length && !isKept) event.preventDefault();
});
$("marking").open = innerWidth > 760;
restore();

"""#
    case .recorderCSS:
#"""
/* The recorder: a surface to draw on, and beside it the verdicts and the strokes */

html, body { height: 100%; }
body {
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) 25rem;
  grid-template-areas: "head head" "surface list";
  gap: 12px;
  margin: 0;
  padding: 12px;
  overscroll-behavior: none;
}
header { grid-area: head; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 14px; }
h1 { font-size: 18px; margin: 0 auto 0 0; }
h1 span { font-weight: 400; }
.field { display: flex; align-items: center; gap: 6px; color: var(--note); }
.field input { width: 9em; color: var(--label); }
#marking > div { display: flex; gap: 8px 14px; }
#marking summary { display: none; }
#counts { max-height: 5.6rem; overflow-y: auto; padding: 8px 14px 0; }
#counts:empty { display: none; }
#counts button {
  padding: 1px 9px;
  border-radius: 12px;
  font-size: 12px;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
}

/* The surface, with all lines below the one that is drawn */

main {
  grid-area: surface;
  min-height: 0;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
}
#sheet {
  position: relative;
  min-height: 16rem;
  background: var(--well) radial-gradient(var(--rule) 1px, transparent 1.5px) 0 0 / 24px 24px;
  border: 1px solid var(--rule);
  border-radius: 10px;
}
#sheet svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: hidden; }
#surface {
  cursor: crosshair;
  touch-action: none;
  user-select: none;
  -webkit-user-select: none;
  will-change: transform;
}
#drawn .line { color: var(--neutral); stroke-width: 2; stroke-opacity: .16; }
#drawn .last, #surface .live { color: var(--label); stroke-width: 3; stroke-opacity: 1; }
#drawn .shown { color: var(--box); stroke-width: 4; stroke-opacity: 1; }
.cancelled .line, #drawn .cancelled { stroke-dasharray: 5 6; }
#hint {
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  text-align: center;
  gap: 4px;
  padding: 16px;
  color: var(--note);
  pointer-events: none;
}
#hint strong { color: var(--label); font-size: 18px; font-weight: 600; }
/* The verdict, in a line over the surface. */
#live {
  position: absolute;
  inset: 8px 12px auto;
  color: var(--label);
  white-space: pre;
  overflow: hidden;
  text-overflow: ellipsis;
  pointer-events: none;
}
.legend { margin: 0; min-height: 3em; align-content: start; }

/* The verdicts and the strokes, each of which scrolls by itself */

aside { grid-area: list; min-height: 0; display: flex; flex-direction: column; gap: 12px; }
aside section {
  flex: 0 1 auto;
  min-height: 9rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: var(--card);
  border: 1px solid var(--rule);
  border-radius: 10px;
}
aside section:first-child { flex-shrink: 0; max-height: 60%; }
aside section:last-child { flex: 1 1 12rem; }
aside h2 {
  display: flex;
  justify-content: space-between;
  gap: 8px;
  margin: 0;
  padding: 9px 14px;
  border-bottom: 1px solid var(--rule);
  position: sticky;
  top: 0;
  z-index: 1;
  background: var(--card);
}
aside h2 span { font-weight: 400; font-variant-numeric: tabular-nums; }
#notes { padding: 4px 14px 8px; font-size: 12px; }
#notes:empty { display: none; }
#notes .failed { font-size: 14px; font-weight: 600; }
.detector + .detector { border-top: 1px solid var(--rule); }
.detector > :not(summary) { margin: 4px 14px 8px; }
.detector > summary { padding: 6px 14px; list-style: none; display: flex; gap: 8px; }
.detector > summary::-webkit-details-marker { display: none; }
.detector > summary:hover { background: var(--page); }
.detector > summary:focus-visible { outline-offset: -2px; }
.detector .reason { color: var(--note); margin-left: auto; text-align: right; }
.detector.circle :is(.mark, .reason) { color: var(--accepted); }
.detector.rejected :is(.mark, .reason) { color: var(--rejected); }
.detector .mark { width: 1em; text-align: center; font-weight: 700; }
.detector .options { display: block; }
#list { list-style: none; margin: 0; padding: 6px; }
#list:empty::after {
  content: "The strokes you draw are listed here.";
  display: block;
  padding: 12px 8px;
  color: var(--note);
}
#list li {
  display: grid;
  grid-template-columns: 64px 2.2em minmax(0, 1fr) auto;
  gap: 1px 8px;
  align-items: center;
  padding: 5px 8px;
  border-radius: 8px;
  content-visibility: auto;
  contain-intrinsic-size: auto 78px;
}
#list li:hover, #list li:focus-within { background: var(--page); }
#list svg { grid-row: span 3; width: 64px; color: var(--neutral); }
#list .number { text-align: right; font-variant-numeric: tabular-nums; }
#list .label-field { padding: 2px 8px; }
#list .remove { padding: 2px 9px; }
#list p { margin: 0; grid-column: 2 / 5; font-size: 12px; overflow-wrap: anywhere; }
#list .marks { display: flex; flex-wrap: wrap; gap: 0 10px; }

/* Narrow windows, and those that are enlarged: the surface first, as high as the window but for the
   bar below, and the rest as the page scrolls */

@media (max-width: 760px), (max-height: 480px) {
  html, body { height: auto; }
  body { display: block; padding: 0 0 4rem; }
  #sheet {
    height: calc(100dvh - 3.75rem);
    min-height: 12rem;
    border-width: 0 0 1px;
    border-radius: 0;
  }
  .legend { padding: 8px 12px 0; }
  h1 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  header {
    position: fixed;
    inset: auto 0 0 0;
    z-index: 5;
    flex-wrap: nowrap;
    justify-content: space-between;
    height: 3.75rem;
    padding: 8px;
    gap: 6px;
    background: var(--card);
    border-top: 1px solid var(--edge);
  }
  header .buttons { flex-wrap: nowrap; gap: 6px; }
  header button { padding: 9px 6px; font-size: 13px; white-space: nowrap; }
  #marking summary {
    display: block;
    max-width: 5.5em;
    padding: 8px 10px;
    border: 1px solid var(--edge);
    border-radius: 999px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  #marking > div {
    position: fixed;
    inset: auto 0 3.75rem 0;
    flex-direction: column;
    padding: 12px;
    background: var(--card);
    border-top: 1px solid var(--edge);
  }
  .field input { flex: 1; width: 4em; }
  aside { padding: 12px; }
  aside { display: block; }
  aside section { max-height: none !important; overflow: visible; }
  aside section + section { margin-top: 10px; }
  aside h2 { position: static; }
}

"""#
    case .recorderHTML:
#"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>strokecheck recorder</title>
<link rel="icon" href="data:,">
<style>
{{colors}}
{{pens}}
{{page.css}}
{{recorder.css}}
</style>
</head>
<body>
<a class="skip" href="#title">Skip to the strokes</a>
<header>
  <h1>Stroke recorder <span class="note">for strokecheck</span></h1>
  <details id="marking" open><summary>Label</summary><div>
    <label class="field">Label <input id="label" list="labels" autocomplete="off" spellcheck="false"
      title="What the next strokes show, such as circle"></label>
    <datalist id="labels"></datalist>
    <label class="field">Participant <input id="subject" autocomplete="off" spellcheck="false"
      title="Who draws the next strokes, such as p1"></label>
  </div></details>
  <div class="buttons">
    <button id="undo" type="button" title="Take back the last change (Ctrl+Z)" disabled>Undo</button>
    <button id="open" type="button" title="Add the strokes of JSON files; or drop them">Open…</button>
    <input id="file" type="file" multiple accept=".ndjson,.jsonl,.json" aria-label="Files to open" hidden>
    <button id="clear" type="button" title="Also from this browser's storage" disabled>Delete all</button>
    <button id="download" type="button" class="main" title="Save all strokes as NDJSON (Ctrl+S)" disabled>Download</button>
  </div>
</header>
<main>
  <div id="sheet">
    <svg id="drawn" aria-hidden="true"></svg>
    <svg id="surface" role="img" aria-label="Drawing surface: draw with a mouse, a pen or fingers"></svg>
    <div id="hint"><strong>Draw here</strong>
      <span>with a mouse, a pen or a finger; two fingers make two strokes.</span></div>
    <output id="live"></output>
  </div>
  <div id="legend" class="legend"></div>
</main>
<aside>
  <section aria-labelledby="verdicts-title">
    <h2 id="verdicts-title">Verdicts <span id="judged" class="note"></span></h2>
    <div id="verdicts" role="group" aria-labelledby="verdicts-title"></div>
  </section>
  <section aria-labelledby="title">
    <h2 id="title" tabindex="-1">Strokes <span id="count" class="note">0</span></h2>
    <div id="counts" class="buttons" role="group" aria-label="Strokes of each label"></div>
    <ol id="list" aria-labelledby="title"></ol>
    <div id="notes" role="status" class="note"></div>
  </section>
</aside>
<div id="news" class="unseen" role="status" aria-live="polite"></div>
<template id="detector"><details class="detector">
  <summary><span class="mark"></span> <b class="name"></b> <span class="reason"></span></summary>
  <p class="about note"></p>
  <div class="checks"></div>
  <div class="limits"></div>
  <code class="options"></code>
  <p class="buttons"><button type="button">Copy as options</button>
    <button type="button">Reset limits</button></p>
</details></template>
<template id="stroke"><li>
  <span class="number note"></span>
  <input class="label-field" autocomplete="off" spellcheck="false" list="labels">
  <button class="remove" type="button" title="Delete this stroke">✕</button>
  <p class="about note"></p>
  <p class="marks"></p>
</li></template>
{{parts.html}}
<script type="application/json" id="looks">{{looks}}</script>
<script type="text/plain" id="module">{{judge.wasm}}</script>
<script>
"use strict";

{{strokecheck.js}}

{{judging.js}}

{{drawing.js}}

{{recorder-draw.js}}

{{recorder-judge.js}}

{{recorder-list.js}}

{{recorder-save.js}}
</script>
</body>
</html>

"""#
    case .reportAddressJS:
#"""
// The state of the page in its address, so that a link leads to what its sender saw. An open stroke
// has an entry of its own among the pages that Back leads through.

const setting = (detector, name) => data.tuning[detector].name + "." + name;

function writeAddress(isNew = false) {
  const state = new URLSearchParams();
  if (filter.detector) state.set("detector", data.detectors[filter.detector]);
  for (const name in facets) if (filter[name] !== null) state.set(name, filter[name]);
  if (filter.search) state.set("search", filter.search);
  data.tuning.forEach(({ settings }, detector) => {
    for (const [name, value] of Object.entries(limits[detector])) {
      if (value !== settings[name]) state.set(setting(detector, name), value ?? "");
    }
  });
  if (dialog.open) state.set("stroke", shown[current].at + 1);
  const address = location.href.split("#")[0] + (state.size ? "#" + state : "");
  if (isNew) history.pushState({ isOpened: true }, "", address);
  else if (address !== location.href) history.replaceState(history.state, "", address);
}

function readAddress() {
  const state = new URLSearchParams(location.hash.slice(1));
  data.tuning.forEach(({ settings }, index) => {
    const moved = Object.entries(settings).map(([name, own]) => {
      const text = state.get(setting(index, name));
      const isNumber = text !== null && text !== "" && Number.isFinite(Number(text));
      return [name, isNumber ? Number(text) : text === "" ? null : own];
    });
    setLimits(index, Object.fromEntries(moved));
  });
  filter.detector = Math.max(data.detectors.indexOf(state.get("detector")), 0);
  const result = state.get("result"), label = state.get("label");
  change({
    detector: filter.detector, reason: state.get("reason"), search: state.get("search") ?? "",
    result: Object.hasOwn(results, result) ? result : null,
    label: labelsOf.includes(label) ? label : null,
  });
  const stroke = strokes[Number(state.get("stroke")) - 1];
  // The stroke that the link is about is shown, whatever the filter makes of it.
  if (stroke && !shown.includes(stroke)) shown.unshift(stroke);
  if (stroke) open(shown.indexOf(stroke), false);
  else if (dialog.open) dialog.close();
}

/** True while the entry of a stroke is left that has been closed. */
let isLeaving = false;

addEventListener("popstate", () => {
  if (isLeaving) {
    isLeaving = false;
    return writeAddress();
  }
  // Back from a stroke leads to the strokes as they are now.
  const isStroke = new URLSearchParams(location.hash.slice(1)).has("stroke");
  if (dialog.open && !isStroke) dialog.close();
  else readAddress();
});

"""#
    case .reportDataJS:
#"""
// The data of the page, unpacked, and small functions that the other files use.

const data = JSON.parse($("data").textContent);
const strokes = data.strokes.map((row, at) => {
  const [file, index, id, label, width, lift, unit, x, y, times, judgements] = row;
  const name = data.files[file] + (index ? "#" + index : "");
  const labelText = label < 0 ? "" : data.labels[label];
  return {
    at, name, id, label: labelText, width, lift, unit, columns: [x, y, times],
    judgements: judgements.map(([reason, nearness, evidence, sentence, circle]) => {
      const own = reason < 0 ? "" : data.reasons[reason];
      // The reason is what the limits on the page say, and the own one what the report says.
      return { reason: own, own, nearness: nearness ?? Infinity, evidence, sentence, circle };
    }),
    text: (name + " " + (id ?? "") + " " + labelText).toLowerCase(),
  };
});

/** The numbers of a column, to their last bit. */
function unpackColumn([places, ...steps]) {
  if (places < 0) return steps;
  const scale = Number("1e" + places);
  let units = 0;
  return steps.map((step) => (units += step) / scale);
}

/** The samples of a stroke as x, y, x, y, …, in units of the page's grid, about its middle. */
function coordinatesIn(stroke) {
  const columns = stroke.columns.slice(0, 2).map(unpackColumn);
  const maps = columns.map((column) => axis(column, stroke.unit));
  return columns[0].flatMap((x, i) => [maps[0](x), maps[1](columns[1][i])]);
}

function axis(column, unit) {
  let [least, most] = [Infinity, -Infinity];
  for (const number of column) [least, most] = [Math.min(least, number), Math.max(most, number)];
  const middle = least / 2 + most / 2;
  return (number) => (number - middle) / unit + 2047.5;
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The coordinates of a packed line as x, y, x, y, …, in grid units. */
const unpack = (packed) => Array.from({ length: packed.length / 2 }, (_, i) =>
  alphabet.indexOf(packed[2 * i]) * 64 + alphabet.indexOf(packed[2 * i + 1]));

"""#
    case .reportDetailJS:
#"""
// An open stroke: the plot, and its checks by each detector.

const dialog = $("detail");

function open(index, isNew = !dialog.open) {
  current = index;
  showDetail();
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
  writeAddress(isNew);
}

/** What a detector says of a stroke by the limits on the page; with checks and shapes once it is
 * loaded. */
function explained(stroke, detector) {
  const { sentence, circle, reason } = stroke.judgements[detector];
  if (judges && detector < judges.length) {
    setJudge(detector);
    const explanation = judges[detector].explain(heldStroke(stroke));
    const columns = stroke.columns.slice(0, 2).map(unpackColumn);
    const [x, y] = columns.map((column) => axis(column, stroke.unit));
    const view = { x, y, scale: 1 / stroke.unit };
    const shapes = explanation.checks.length ? shapesOf(explanation) : [];
    return { ...explanation, shapes: shapes.map((shape) =>
      ({ ...shape, numbers: mapShape(shape.kind, shape.numbers, view) })) };
  }
  const look = { check: { name: "circle" }, pen: "hair", ink: "fit" };
  return {
    sentence: sentence ?? (reason ? "not a circle: " + reason : "circle"), checks: [],
    shapes: circle?.length ? [{ kind: "circle", numbers: circle, ...look }] : [],
  };
}

function showDetail() {
  const stroke = shown[current];
  $("detail-title").replaceChildren(
    ...inPieces(stroke.id ?? stroke.name.slice(stroke.name.lastIndexOf("/") + 1)));
  $("position").textContent = counted(current + 1) + " of " + counted(shown.length);
  $("previous").disabled = current === 0;
  $("next").disabled = current === shown.length - 1;
  // A disabled button loses the focus, and the dialog its keys.
  if (dialog.open && !dialog.contains(document.activeElement)) $("close").focus();
  drawPlot(stroke, filter.detector, explained(stroke, filter.detector));
  const times = unpackColumn(stroke.columns[2]), count = stroke.columns[0].length - 1;
  $("about").textContent = [
    stroke.name, stroke.label && "label " + stroke.label, plural(count, "sample"),
    times.length ? `${Number((times.at(-1) - times[0]).toPrecision(3))} s` : "",
  ].filter(Boolean).join(" · ");
  $("copied").textContent = $("command").textContent = "";
  $("facts").replaceChildren(
    ...stroke.judgements.map((_, detector) => drawJudgement(stroke, detector)));
  if (!judges && data.tuning.length) {
    judgingReady().then(() => dialog.open && shown[current] === stroke && showDetail(), () => {});
  }
}

/** The verdict of a detector; of the chosen one with its checks. */
function drawJudgement(stroke, detector) {
  const isCurrent = detector === filter.detector;
  const { sentence, checks } = explained(stroke, detector);
  const ink = inkOf(stroke, detector), name = data.detectors[detector];
  const judge = stamp("judge", {
    name, sentence: `${signs[ink]} ${ink === "wrong" ? "wrong: " : ""}${sentence}`,
    about: looks.detectors[name] ?? "" });
  const button = judge.querySelector("button");
  button.ariaExpanded = isCurrent;
  button.querySelector(".sentence").classList.add(ink);
  button.addEventListener("click", () => {
    change({ detector });
    // The filter may reject the stroke by its new verdict. If so, the filter is cleared.
    if (!shown.includes(stroke)) reset();
    current = shown.indexOf(stroke);
    showDetail();
    writeAddress();
    $("facts").querySelectorAll(".judge>button")[detector].focus();
  });
  judge.classList.toggle("current", isCurrent);
  if (isCurrent) {
    judge.querySelector(".checks").replaceChildren(...drawChecks(checks));
    if (judges && detector < judges.length) showWhatIf(judge, stroke, detector);
  }
  return judge;
}

/** What would let a rejected stroke pass, as `circle --what-if` says it, after the drawing. */
async function showWhatIf(judge, stroke, detector) {
  await pause();
  if (!judge.isConnected || !stroke.judgements[detector].reason) return;
  setJudge(detector);
  const found = judges[detector].whatIf(heldStroke(stroke));
  const place = judge.querySelector(".what-if");
  if (!found || found.limitText) {
    place.textContent = !found ? "no limits would let it pass" : `closest: ${found.name} `
      + `${found.measuredText}, limit ${found.limitText.replace(/^\S+ /, "")} (${found.reason})`;
    return;
  }
  const button = make("button", {
    type: "button", textContent: "would pass with " + limitsText(Object.entries(found)) });
  button.addEventListener("click", () => {
    setLimits(detector, found);
    drawLimits();
  });
  place.replaceChildren(button);
}

function step(by) {
  if (current + by < 0 || current + by >= shown.length) return;
  current += by;
  showDetail();
  writeAddress();
}

// The command that gives the same verdict, and the plot as a picture.

const quoted = (word) =>
  /^[\w@%+=:,./#-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

async function copyCommand() {
  const options = judges && filter.detector < judges.length ? optionsOf(filter.detector) + " " : "";
  const command = `strokecheck circle --explain --what-if ${options}${quoted(shown[current].name)}`;
  $("copied").textContent = await copyText(command, $("command"));
}

function savePicture() {
  const svg = $("plot").firstElementChild.cloneNode(true);
  svg.prepend(draw("style", {}, $("look").textContent),
    draw("rect", { class: "sheet", width: side, height: side }));
  addTo(svg, { width: 2 * side, height: 2 * side }, []);
  const picture = new Blob([new XMLSerializer().serializeToString(svg)], { type: "image/svg+xml" });
  saveFile(picture, $("detail-title").textContent.replaceAll("/", "-") + ".svg");
}

$("copy-command").addEventListener("click", copyCommand);
$("save-picture").addEventListener("click", savePicture);
$("previous").addEventListener("click", () => step(-1));
$("next").addEventListener("click", () => step(1));
$("close").addEventListener("click", () => dialog.close());
dialog.addEventListener("click", (event) => {
  if (event.target === dialog) dialog.close();
});
dialog.addEventListener("close", () => {
  // The entry that opening made is left, unless Back has left it already.
  isLeaving = history.state?.isOpened === true;
  if (isLeaving) history.back();
  else writeAddress();
  drawGallery();
  focusTile(current);
});
dialog.addEventListener("keydown", (event) => {
  if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
    event.preventDefault();
    step(event.key === "ArrowLeft" ? -1 : 1);
  }
});

"""#
    case .reportFilterJS:
#"""
// The filter, and the strokes that match it: the wrong ones first, then those nearest to a limit.

const filter = { detector: 0, result: null, reason: null, label: null, search: "" };
const everything = { result: null, reason: null, label: null, search: "" };
let shown = strokes;
let current = 0;

const labelCounts = new Map();
for (const { label } of strokes) labelCounts.set(label, (labelCounts.get(label) ?? 0) + 1);
/** The most frequent labels first, and strokes without a label last. */
const labelsOf = [...labelCounts.keys()].sort((a, b) =>
  (a === "") - (b === "") || labelCounts.get(b) - labelCounts.get(a) || (a < b ? -1 : 1));

/** The reasons given by a detector, the most frequent first. */
function reasonsOf(detector) {
  const counts = new Map();
  for (const { judgements } of strokes) {
    const { reason } = judgements[detector];
    if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts.keys()].sort((a, b) => counts.get(b) - counts.get(a) || (a < b ? -1 : 1));
}

// Of each choice its values with their texts, and whether a stroke has one.
const facets = {
  result: {
    values: () => Object.entries(results).map(([key, [text]]) => [key, text]),
    has: (stroke, result) => results[result][1](stroke, filter.detector),
  },
  reason: {
    values: () => [["", accepted], ...reasonsOf(filter.detector).map((reason) => [reason, reason])],
    has: (stroke, reason) => stroke.judgements[filter.detector].reason === reason,
  },
  label: {
    values: () => labelsOf.map((label) => [label, label || "(no label)"]),
    has: (stroke, label) => stroke.label === label,
  },
};

/** True if a stroke matches the filter, but for one choice. */
function accepts(stroke, omitted) {
  for (const name in facets) {
    if (name !== omitted && filter[name] !== null && !facets[name].has(stroke, filter[name])) {
      return false;
    }
  }
  return !filter.search || filter.search.split(/\s+/).every((word) => stroke.text.includes(word));
}

function find() {
  const { detector } = filter;
  const rank = new Map();
  for (const stroke of strokes) {
    if (accepts(stroke)) rank.set(stroke, isWrong(stroke, detector) ? 0 : 1);
  }
  const nearness = (stroke) => stroke.judgements[detector].nearness;
  // Two of no known distance have none from each other.
  shown = [...rank.keys()].sort((a, b) => rank.get(a) - rank.get(b)
    || nearness(a) - nearness(b) || a.at - b.at);
}

function change(changes) {
  Object.assign(filter, changes);
  if ("detector" in changes) {
    drawTotals();
    drawStatistics();
    drawLimits();
  }
  dropUnknownReason();
  find();
  current = 0;
  showFilter();
  drawGallery();
  writeAddress();
}

/** Shows verdicts that have changed. The filter stays as it is, unless no stroke has its reason. */
function refresh() {
  const looked = dialog.open ? shown[current] : null;
  drawTotals();
  drawStatistics();
  dropUnknownReason();
  find();
  // The stroke that is looked at stays, whatever the filter makes of it.
  if (looked && !shown.includes(looked)) shown.unshift(looked);
  current = looked ? shown.indexOf(looked) : Math.min(current, Math.max(shown.length - 1, 0));
  showFilter();
  if (looked) showDetail();
  else drawGallery();
  writeAddress();
}

function dropUnknownReason() {
  if (filter.reason && !reasonsOf(filter.detector).includes(filter.reason)) filter.reason = null;
}

/** The choices with their counts, each of the strokes that the others leave. */
function showFilter() {
  for (const [name, { values, has }] of Object.entries(facets)) {
    const left = strokes.filter((stroke) => accepts(stroke, name));
    const options = values().flatMap(([value, text]) => {
      const count = left.filter((stroke) => has(stroke, value)).length;
      return count || value === filter[name]
        ? [new Option(`${text} (${counted(count)})`, "=" + value)] : [];
    });
    $(name).replaceChildren(new Option("any " + name, ""), ...options);
    $(name).value = filter[name] === null ? "" : "=" + filter[name];
  }
  if ($("search").value.trim().toLowerCase() !== filter.search) $("search").value = filter.search;
  $("shown").textContent = shown.length === strokes.length
    ? plural(shown.length, "stroke") : counted(shown.length) + " of " + counted(strokes.length);
  $("clear").disabled = shown.length === strokes.length;
  $("empty").hidden = shown.length > 0;
}

const reset = () => change(everything);

"""#
    case .reportGalleryJS:
#"""
// The gallery. Tiles are laid out a batch at a time, as far as the reader scrolls or moves the
// focus, so ten thousand strokes open as fast as a few; the browser paints only those in view.

const gallery = $("gallery"), batch = 120;
let isOnPaper = false;

function drawGallery(count = batch) {
  gallery.replaceChildren();
  layOut(count);
  tabStop(current);
}

/** Lays out more tiles, up to this number. */
function layOut(count) {
  const tiles = [];
  for (let i = gallery.childElementCount; i < Math.min(count, shown.length); i++) {
    tiles.push(newTile(i));
  }
  gallery.append(...tiles);
}

new IntersectionObserver(([end]) => {
  if (end.isIntersecting && !isOnPaper) layOut(gallery.childElementCount + batch);
}, { rootMargin: "1500px" }).observe($("gallery-end"));

function tabStop(index) {
  for (const tile of gallery.querySelectorAll("[tabindex='0']")) tile.tabIndex = -1;
  const tile = gallery.children[index];
  if (tile) tile.firstElementChild.tabIndex = 0;
}

function focusTile(index) {
  current = Math.min(Math.max(index, 0), shown.length - 1);
  if (current < 0) return;
  layOut(current + batch);
  tabStop(current);
  gallery.children[current].firstElementChild.focus();
}

gallery.addEventListener("keydown", (event) => {
  const columns = getComputedStyle(gallery).gridTemplateColumns.split(" ").length;
  const rows = Math.max(Math.floor(innerHeight / gallery.firstElementChild.offsetHeight) - 1, 1);
  const step = {
    ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns,
    PageDown: rows * columns, PageUp: -rows * columns, Home: -Infinity, End: Infinity,
  }[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const to = current + step;
  // The arrows do not leave the first and last rows.
  if (Math.abs(step) === columns && (to < 0 || to >= shown.length)) return;
  focusTile(to);
});

function newTile(index) {
  const stroke = shown[index];
  const { reason } = stroke.judgements[filter.detector];
  const ink = inkOf(stroke, filter.detector);
  const verdict = reason || accepted;
  const name = stroke.id ?? stroke.name.slice(stroke.name.lastIndexOf("/") + 1);
  const tile = stamp("tile", { label: stroke.label, why: `${signs[ink]} ${verdict}` });
  tile.className = "tile " + ink;
  tile.querySelector(".name").append(...inPieces(name));
  tile.querySelector(".badge").hidden = ink !== "wrong";
  addTo(tile, { ariaPosInSet: index + 1, ariaSetSize: shown.length }, []);
  const button = tile.firstElementChild;
  button.tabIndex = -1;
  button.title = stroke.name;
  button.ariaLabel = stroke.name + (stroke.label ? ", " + stroke.label : "") + ": " + verdict
    + (outcomeOf(stroke, filter.detector) ? ", " + ink : "");
  button.prepend(drawThumbnail(coordinatesIn(stroke)));
  button.addEventListener("click", () => open(index));
  button.addEventListener("focus", () => {
    current = index;
    tabStop(index);
  });
  return tile;
}

"""#
    case .reportLimitsJS:
#"""
// The limits of the chosen detector as sliders. The strokes are judged here, by the detectors' own
// code, and the page follows.

const limits = data.tuning.map(({ settings }) => ({ ...settings }));
const isMoved = (detector) => detector < limits.length
  && Object.entries(limits[detector]).some(([name, value]) =>
    value !== data.tuning[detector].settings[name]);

/** The module and its judges, in the order of the detectors, and the strokes in it, once needed. */
let module = null, judges = null, starting = null;
const held = [];
/** For each detector how often its limits have been moved, and whether strokes are being judged. */
const versions = data.tuning.map(() => 0), isJudging = data.tuning.map(() => false);

/** Lets the page answer in the middle of long work. */
const pause = () => new Promise((done) => setTimeout(done));

/** Calls `body` for each item, with pauses, for as long as `goesOn` says so. */
async function forEachInTurns(items, body, goesOn = () => true) {
  let end = performance.now() + 50;
  for (const [index, item] of items.entries()) {
    if (performance.now() > end) {
      await pause();
      if (!goesOn()) return;
      end = performance.now() + 50;
    }
    body(item, index);
  }
}

async function startJudging() {
  module = await loadDetectors();
  judges = data.tuning.map(({ name, asPublished, omitted }) => {
    const judge = module.judge(name, {}, { asPublished });
    for (const check of omitted) judge.omit(check);
    return judge;
  });
  drawLimits();
}

const judgingReady = () => starting ??= startJudging().catch((error) => {
  $("effect").textContent = "This browser cannot judge strokes: " + error.message;
  throw error;
});

/** A stroke in the module. */
function heldStroke({ at, columns, width, lift }) {
  if (held[at]) return held[at];
  const [x, y, times] = columns.map(unpackColumn);
  return held[at] = module.stroke(x.map((_, i) => [x[i], y[i], times[i] ?? null]), { width, lift });
}

/** Another value for some limits of a detector. */
function setLimits(detector, moved) {
  const isOther = Object.entries(moved).some(([name, value]) => limits[detector][name] !== value);
  if (!isOther) return;
  Object.assign(limits[detector], moved);
  versions[detector] += 1;
  if (detector === filter.detector) showOptions();
  judgeAgain(detector);
}

function setJudge(detector) {
  for (const [name, value] of Object.entries(limits[detector])) judges[detector].set(name, value);
}

/** Judges all strokes. Where limits move faster, the last ones count. */
async function judgeAgain(detector) {
  if (isJudging[detector]) return;
  isJudging[detector] = true;
  $("tuning").setAttribute("aria-busy", "true");
  try {
    await judgingReady();
    for (let version = -1; version !== versions[detector];) {
      version = versions[detector];
      setJudge(detector);
      const verdicts = await judged(detector, () => version === versions[detector]);
      if (version !== versions[detector]) continue;
      strokes.forEach(({ judgements }, at) => {
        const judgement = judgements[detector];
        judgement.reason = verdicts ? verdicts[at] : judgement.own;
      });
      showEffect();
      refresh();
    }
  } catch (error) {
    // Of anything that happens before there are judges the reader has been told.
    if (judges) $("effect").textContent = error.message;
  } finally {
    isJudging[detector] = false;
    if (!isJudging.includes(true)) $("tuning").removeAttribute("aria-busy");
  }
}

/** The reason of each stroke by the moved limits, or "" for a circle; null if none is moved. */
async function judged(detector, goesOn) {
  if (!isMoved(detector)) return null;
  const judge = judges[detector], verdicts = [];
  const texts = new Map(judge.description.reasons.map(({ code, text }) => [code, text]));
  texts.set(null, "");
  await forEachInTurns(strokes, (stroke) =>
    verdicts.push(texts.get(judge.code(heldStroke(stroke)))), goesOn);
  return verdicts;
}

/** What moving the limits has changed, as buttons that show the strokes. */
function showEffect() {
  const counts = changeNames.map((name) => [name,
    strokes.filter((stroke) => results[name][1](stroke, filter.detector)).length]);
  const buttons = counts.filter(([, count]) => count).map(([name, count]) => {
    const button = make("button", {
      type: "button", textContent: `${counted(count)} ${results[name][0]}` });
    button.addEventListener("click", () => change({ ...everything, result: name }));
    return button;
  });
  if (!isMoved(filter.detector)) $("effect").replaceChildren();
  else $("effect").replaceChildren(...buttons.length ? buttons : ["no verdict became another"]);
}

function drawLimits() {
  const detector = filter.detector;
  $("limits").hidden = detector >= limits.length;
  $("tuning").hidden = $("limits").hidden || $("limits").ariaExpanded !== "true";
  if ($("tuning").hidden) return;
  const { name, settings } = data.tuning[detector];
  $("tuning-title").textContent = "Limits of " + name;
  $("sliders").replaceChildren(...described(detector).filter(isMovable).map((setting) => {
    const own = settings[setting.name] ?? setting.value;
    return makeLimit(name, setting, own, limits[detector][setting.name], (value) => {
      judges[detector].set(setting.name, value);
      setLimits(detector, { [setting.name]: value });
    });
  }));
  $("chosen").hidden = !judges;
  showOptions();
  showEffect();
  if (name === "ring") measureAll();
}

/** The settings of a detector as it has them by itself. */
const described = (detector) => judges?.[detector].description.settings ?? [];

/** The limits that differ from the detector's defaults. */
function otherLimits(detector) {
  return described(detector)
    .filter(({ name, value }) => ![value, null].includes(limits[detector][name]))
    .map(({ name }) => [name, limits[detector][name]]);
}

function optionsOf(detector) {
  const { name, asPublished, omitted } = data.tuning[detector];
  return optionsText(name, otherLimits(detector), [
    ...asPublished ? ["--as-published"] : [],
    ...omitted.length ? ["--without " + omitted.join(",")] : []]);
}

/** The command that counts what the page shows. */
const commandOf = (detector) => "strokecheck "
  + `${isLabelled ? "evaluate" : "circle"} ${optionsOf(detector)} `
  + (data.files.length < 4 ? data.files.map(quoted).join(" ") : "FILES");

function swiftOf(detector) {
  const { type, asPublished, omitted } = data.tuning[detector];
  const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  const checks = omitted.map((name) => 'Check.Name("' + name + '")').join(", ");
  return [
    "var detector = " + type + "()", ...(asPublished ? ["detector.asPublished = true"] : []),
    ...(omitted.length ? ["detector.omittedChecks = [" + checks + "]"] : []),
    ...otherLimits(detector).map(([name, value]) => "detector." + camel(name) + " = " + value),
  ].join("\n") + "\n";
}

function showOptions() {
  if (judges) $("options").textContent = commandOf(filter.detector);
}

let measuring = null;

/** Ring measures much that its limits do not change; the others are as fast without. */
const measureAll = () => measuring ??= judgingReady().then(() =>
  forEachInTurns(strokes, (stroke) => heldStroke(stroke).measure()), () => {});

/** Shows or hides the panel of the limits. */
function showLimits(isShown) {
  $("limits").ariaExpanded = isShown;
  drawLimits();
}

$("limits").addEventListener("click", () => showLimits($("limits").ariaExpanded !== "true"));
$("close-limits").addEventListener("click", () => {
  showLimits(false);
  $("limits").focus();
});
for (const [id, textOf] of [["copy-options", commandOf], ["copy-swift", swiftOf]]) {
  $(id).addEventListener("click", async () => {
    $("limits-copied").textContent = await copyText(textOf(filter.detector), $("options"));
  });
}
$("reset-limits").addEventListener("click", () => {
  setLimits(filter.detector, { ...data.tuning[filter.detector].settings });
  drawLimits();
});

"""#
    case .reportPlotJS:
#"""
// The full plot of a stroke, which looks like the pictures made by `plot`, in units of the grid.

const side = 480, margin = 30;

/** The bounding box of a shape of a construction. */
function boxOf({ kind, numbers: n }) {
  const around = (x, y) => [n[0] - x, n[1] - y, n[0] + x, n[1] + y];
  switch (kind) {
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
    const [name, ink, pen, users] = looks.evidence[index];
    const check = checkOf(users, checks);
    if (!check || areMoved && !fixed.includes(check.name)) return [];
    const fails = areMoved ? check.outcome === "failed" : isFailed;
    return [{ name, kind, n, check, pen, ink: fails ? "failed" : ink }];
  });
}

/** Lines from the samples to a circle. */
const residuals = ([cx, cy, radius], coordinates, view) => Array.from(
  { length: coordinates.length / 2 }, (_, i) => {
    const [x, y] = [coordinates[2 * i], coordinates[2 * i + 1]];
    const share = radius / (Math.hypot(x - cx, y - cy) || 1);
    return lineData([x, y, cx + (x - cx) * share, cy + (y - cy) * share], view);
  }).join("");

/** A mark, with the check's own words beside a gap. */
function drawMark({ name, kind, n, check, pen, ink }, coordinates, view) {
  const style = { class: `${ink} ${pen}` };
  if (kind === "x") return [draw("path", { ...style, d: residuals(n, coordinates, view) })];
  const { points, spacing, d } = lineOf(unpack(n[0]), view);
  if (kind === "d") {
    // Spots that crowd are smaller, so that each can be seen.
    const r = Math.min(Math.max(points.length > 1 ? spacing / 2 : 5, 2.6), 5).toFixed(2);
    return points.map(([x, y]) => draw("circle", { ...style, cx: near(x), cy: near(y), r }));
  }
  const drawn = [draw("path", { ...style, d })];
  if (name === "gap") {
    const [x, y] = [0, 1].map((i) => (points[0][i] + points.at(-1)[i]) / 2);
    const isLeft = x > side / 2;
    const limit = check.limitText.replace(/^\S+ /, "");
    drawn.push(drawText(`${check.name} ${check.measuredText}, limit ${limit}`, {
      class: `${ink} over ${isLeft ? "e" : ""}`, "font-size": 13,
      x: near(isLeft ? x - 9 : x + 9), y: near(y + 4) }));
  }
  return drawn;
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
  svg.ariaLabel = stroke.name + ": " + (stroke.judgements[detector].reason || accepted);
  $("plot").replaceChildren(svg);
  $("legend").replaceChildren();
  if (!coordinates.length) {
    return svg.append(drawText("no samples", {
      class: "note m", x: side / 2, y: side / 2, "font-size": 13 }));
  }
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

"""#
    case .reportStartJS:
#"""
// The events of the filters, the keyboard and the printer, and the first drawing.

for (const name of Object.keys(facets)) {
  $(name).addEventListener("change", ({ target: { value } }) =>
    change({ [name]: value === "" ? null : value.slice(1) }));
}
$("search").addEventListener("input", (e) =>
  change({ search: e.target.value.trim().toLowerCase() }));
$("filters").addEventListener("submit", (e) => e.preventDefault());
$("filters").addEventListener("reset", (e) => {
  e.preventDefault();
  reset();
});
$("clear-empty").addEventListener("click", reset);
addEventListener("keydown", (event) => {
  const isTyping = document.activeElement.matches(
    "select, textarea, input:not([type=range], [type=radio])");
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (event.key === "/" && isPlain && !isTyping && !dialog.open) {
    event.preventDefault();
    $("search").focus();
  } else if (event.key === "Escape" && document.activeElement === $("search") && filter.search) {
    change({ search: "" });
  }
});

// Paper cannot scroll, so all matching strokes are laid out, below a line that says which they are.
// A page has room for about 30.
addEventListener("beforeprint", () => {
  isOnPaper = true;
  const chosen = Object.keys(facets).filter((name) => filter[name] !== null)
    .map((name) => `${name} ${facets[name].values().find(([value]) => value === filter[name])[1]}`);
  const { detector, search } = filter, pages = Math.ceil(shown.length / 30);
  $("printed").textContent = [
    judges && detector < judges.length ? optionsOf(detector) : data.detectors[detector],
    ...chosen, search && `search ${search}`, $("shown").textContent].filter(Boolean).join(" · ");
  $("many-pages").hidden = pages <= 30;
  $("many-pages").textContent =
    `These strokes take about ${pages} pages. To print fewer, filter them first.`;
  drawGallery(Infinity);
});
addEventListener("afterprint", () => {
  isOnPaper = false;
  drawGallery();
});

drawHeading();
readAddress();
// After the first strokes are in sight.
if (data.tuning.length) setTimeout(() => judgingReady().catch(() => {}));

"""#
    case .reportSummaryJS:
#"""
// What each detector makes of all strokes, and the statistics below the strokes.

function drawHeading() {
  $("subtitle").textContent = `${plural(strokes.length, "stroke")} in `
    + `${plural(data.files.length, "file")} · ${data.generator}`;
  $("problems").hidden = data.problems.length === 0;
  $("problems").querySelector("summary").textContent =
    plural(data.problems.length, "input") + " could not be read";
  $("problems").querySelector("ul").replaceChildren(
    ...data.problems.map((text) => make("li", { textContent: text })));
  $("statistics").open = strokes.filter(({ label }) => label).length >= 20;
}

/** The detectors by their mistakes, or without labels by what they accept. */
function drawTotals() {
  $("totals").replaceChildren(...data.detectors.map((name, detector) => {
    const { accepted: passed, TP, FN, FP, TN } = totalsOf(detector);
    const [part, whole, what] = isLabelled
      ? [FN + FP, TP + FN + FP + TN, "wrong"] : [passed, strokes.length, "accepted"];
    const more = [
      FN && `${counted(FN)} ${FN === 1 ? accepted : wanted} rejected`,
      FP && `${counted(FP)} ${FP === 1 ? "other" : "others"} accepted`,
    ].filter(Boolean).join(", ");
    const total = stamp("total", {
      name, moved: isMoved(detector) ? "moved" : "", value: counted(part),
      unit: `of ${counted(whole)} ${what}`, more });
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
  const cells = new Map(labelsOf.map((label) => [label, noStrokes()]));
  for (const stroke of strokes) {
    cells.get(stroke.label).get(stroke.judgements[filter.detector].reason).push(stroke);
  }
  const rows = [...cells].map(([label, byReason]) => [label || "(no label)",
    ...[...byReason].map(([reason, own]) => countCell(label, reason, own)),
    make("td", { textContent: counted(labelCounts.get(label)) })]);
  const columns = ["label", ...reasons.map((reason) => reason || accepted), "all"];
  $("table").replaceChildren(drawTable(columns, rows));
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
  const button = make("button", { type: "button", textContent: counted(own.length), ariaLabel:
    `${plural(own.length, "stroke")}, ${label || "no label"}, ${reason || accepted}: show` });
  button.addEventListener("click", () => {
    change({ ...everything, label, reason });
    goToStrokes();
  });
  return make("td", { className: inkOf(own[0], filter.detector) }, button);
}

$("statistics").addEventListener("toggle", drawStatistics);

/** Leads eyes and keyboard to the strokes that a click has selected. */
function goToStrokes() {
  $("gallery-title").scrollIntoView({ block: "start" });
  $("gallery-title").focus({ preventScroll: true });
}

"""#
    case .reportTruthJS:
#"""
// Right and wrong: what the labels say of the strokes, against what the detectors say.

const positive = new Set(data.positive);
const isLabelled = strokes.some(({ label }) => positive.has(label));

// What is accepted: a circle, or what is labelled as the page was told.
const accepted = data.positive.join(" or ");
const wanted = accepted === "circle" ? "circles" : accepted;

/** TP, FN, FP or TN; empty for a stroke without a label, or if no label here is a circle's. */
function outcomeOf(stroke, detector, key = "reason") {
  if (!isLabelled || stroke.label === "") return "";
  const passes = stroke.judgements[detector][key] === "";
  return positive.has(stroke.label) ? passes ? "TP" : "FN" : passes ? "FP" : "TN";
}

const isWrong = (stroke, detector, key) => outcomeOf(stroke, detector, key)[0] === "F";

/** The ink of a verdict: right or wrong if the label tells, or else accepted or rejected. */
function inkOf(stroke, detector) {
  if (outcomeOf(stroke, detector)) return isWrong(stroke, detector) ? "wrong" : "right";
  return stroke.judgements[detector].reason ? "rejected" : "accepted";
}

const signs = { right: "✓", wrong: "✗", accepted: "+", rejected: "−" };

/** How many strokes a detector accepts, and how many there are of each outcome. */
function totalsOf(detector) {
  const totals = { accepted: 0, TP: 0, FN: 0, FP: 0, TN: 0 };
  for (const stroke of strokes) {
    if (stroke.judgements[detector].reason === "") totals.accepted += 1;
    const outcome = outcomeOf(stroke, detector);
    if (outcome) totals[outcome] += 1;
  }
  return totals;
}

/** The mean of the shares of circles accepted and of others rejected; null without such. */
const balancedOf = ({ TP, FN, FP, TN }) =>
  TP + FN && FP + TN ? (TP / (TP + FN) + TN / (FP + TN)) / 2 : null;

const isRejected = (stroke, detector) => stroke.judgements[detector].reason !== "";
const isAccepted = (stroke, detector) => !isRejected(stroke, detector);

// What the filter by result tells apart: the strokes that have it, of a detector.
const becomes = (isSo) => (stroke, detector) => {
  const { reason, own } = stroke.judgements[detector];
  return (reason === "") !== (own === "") && isSo(stroke, detector);
};
const results = {
  ...(isLabelled ? {
    wrong: ["wrong", isWrong],
    right: ["right", (stroke, detector) => outcomeOf(stroke, detector)[0] === "T"],
    FN: [`${wanted} rejected`, (stroke, detector) => outcomeOf(stroke, detector) === "FN"],
    FP: ["others accepted", (stroke, detector) => outcomeOf(stroke, detector) === "FP"],
    "became-wrong": ["became wrong", becomes(isWrong)],
    "became-right": ["became right",
      becomes((stroke, detector) => isWrong(stroke, detector, "own"))],
  } : {
    accepted: ["accepted", isAccepted],
    rejected: ["rejected", isRejected],
    "now-rejected": ["now rejected", becomes(isRejected)],
    "now-accepted": ["now accepted", becomes(isAccepted)],
  }),
  ...(data.detectors.length > 1 && { disagree: ["detectors disagree", ({ judgements }) =>
    judgements.some(({ reason }) => (reason === "") !== (judgements[0].reason === ""))] }),
};
/** The results of moving limits. */
const changeNames = Object.keys(results).filter((name) => name.includes("-"));

"""#
    case .reportCSS:
#"""
/* The page */

body { margin: 0 auto; max-width: 1440px; padding: 14px clamp(12px, 3vw, 40px) 60px; }
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 14px; }
h1 { font-size: 20px; }
header p { margin: 0; }
.paper { display: none; }
noscript table { border-collapse: collapse; margin: 18px 0; }
noscript caption { text-align: left; font-weight: 600; padding: 4px 0; }
noscript :is(th, td) { border: 1px solid var(--rule); padding: 3px 10px; text-align: right; }
noscript th:first-child { text-align: left; }

/* The detectors, each with its mistakes, and inputs that could not be read */

#totals {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(190px, 46%), 1fr));
  gap: 8px;
  margin: 10px 0 0;
  padding: 0;
  border: 0;
}
.total {
  padding: 7px 10px;
  border: 1px solid var(--edge);
  border-radius: 10px;
  background: var(--card);
  cursor: pointer;
  line-height: 1.3;
}
.total:hover { border-color: var(--label); }
.total:has(:checked) {
  border-color: var(--box);
  outline: 2px solid var(--box);
  outline-offset: -2px;
}
.total:has(:focus-visible) { outline-width: 4px; }
.total input { width: 16px; height: 16px; margin: 0 2px 0 0; vertical-align: -3px; }
.total input:focus-visible { outline: 0; }
.total > span { float: right; }
.total .more { display: block; clear: both; }
.total strong { font-size: 18px; font-variant-numeric: tabular-nums; }
#problems { margin-top: 8px; color: var(--failed); }
#problems ul { margin: 6px 0; padding-left: 20px; overflow-wrap: anywhere; }

/* The filters and the strokes, and beside them the limits */

#work:has(#tuning:not([hidden])) {
  display: grid;
  grid-template-columns: minmax(0, 1fr) 20rem;
  gap: 16px;
}
#filters {
  position: sticky;
  top: 0;
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  padding: 10px 0;
  background: var(--page);
}
#filters > * { height: 34px; }
#filters select { flex: 0 1 11rem; text-overflow: ellipsis; }
#filters input { flex: 1 1 8rem; }
#shown {
  font-variant-numeric: tabular-nums;
  line-height: 34px;
  min-width: 6.5em;
  text-align: center;
}
#tuning {
  position: sticky;
  top: 8px;
  align-self: start;
  display: flex;
  flex-direction: column;
  max-height: calc(100vh - 16px);
  margin-top: 10px;
  border: 1px solid var(--rule);
  border-radius: 10px;
  background: var(--card);
}
#tuning > :not(.bar) { margin: 4px 12px; }
#tuning > .bar { padding: 6px 6px 6px 12px; border-radius: 10px; }
#sliders { overflow-y: auto; min-height: 3rem; }
#effect { min-height: 34px; font-variant-numeric: tabular-nums; }
#options { display: block; }
#limits-copied:empty { display: none; }

/* The strokes */

#gallery {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(150px, 46%), 1fr));
  gap: 10px;
}
.tile { content-visibility: auto; contain-intrinsic-size: auto 205px; }
.tile button {
  width: 100%;
  height: 100%;
  padding: 8px;
  border: 1px solid var(--rule);
  border-radius: 10px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  text-align: left;
  color: var(--label);
}
.tile.wrong button { border: 2px solid var(--wrong); padding: 7px; }
.tile button:focus { outline: 2px solid var(--box); outline-offset: -2px; }
.tile svg { width: 100%; color: inherit; }
.tile.right :is(svg, .why) { color: var(--right); }
.tile.wrong :is(svg, .why) { color: var(--wrong); }
.tile.accepted :is(svg, .why) { color: var(--accepted); }
.tile.rejected :is(svg, .why) { color: var(--rejected); }
.tile span { font-size: 12px; line-height: 17px; overflow-wrap: anywhere; }
.tile .name {
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
}
#empty { padding: 40px 0; text-align: center; }
/* Words over lines keep a rim of the ground. */
.over { paint-order: stroke; stroke: var(--page); stroke-width: 5px; stroke-linejoin: round; }
#plot .over { stroke: var(--well); }

/* Statistics */

#statistics { margin-top: 24px; }
#statistics h2 { display: inline; }
.table {
  overflow: auto;
  max-height: max(300px, 70vh);
  margin-top: 12px;
  border: 1px solid var(--rule);
  border-radius: 10px;
  background: var(--card);
}
.table table { border-spacing: 0; width: 100%; font-variant-numeric: tabular-nums; }
.table :is(th, td) { padding: 4px 10px; text-align: right; border-bottom: 1px solid var(--rule); }
.table tr:last-child > * { border-bottom: 0; }
.table thead th {
  position: sticky;
  top: 0;
  z-index: 2;
  background: var(--card);
  vertical-align: bottom;
}
.table th:first-child {
  position: sticky;
  left: 0;
  z-index: 1;
  background: var(--card);
  text-align: left;
  max-width: 220px;
  overflow-wrap: anywhere;
  font-weight: 500;
}
.table thead th:first-child { z-index: 3; }
.table td:has(button) { padding: 2px; }
.table button { width: 100%; text-align: right; border-color: transparent; background: none; }
.table .wrong button { border: 2px solid var(--wrong); }

/* An open stroke */

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
  padding: 8px 16px;
  border-bottom: 1px solid var(--rule);
}
.bar h2 { margin: 0; flex: 1; font-size: 16px; overflow-wrap: anywhere; }
.columns {
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(340px, 1fr);
  gap: 22px;
  padding: 16px;
}
figure { margin: 0; align-self: start; position: sticky; top: 74px; }
#plot svg {
  display: block;
  width: 100%;
  max-height: calc(100vh - 190px);
  background: var(--well);
  border-radius: 8px;
}
#about { margin-top: 0; overflow-wrap: anywhere; }
.judge {
  border: 1px solid var(--rule);
  border-radius: 10px;
  margin-bottom: 6px;
  overflow: hidden;
}
.judge > button {
  border: 0;
  border-radius: 0;
  background: none;
  width: 100%;
  text-align: left;
  padding: 6px 12px;
  display: block;
}
.judge > button:focus-visible { outline-offset: -3px; border-radius: 10px; }
.judge.current { border-color: var(--box); box-shadow: inset 0 0 0 1px var(--box); }
.judge.current .sentence { font-weight: 600; }
.judge b { margin-right: 8px; }
.judge .more { display: none; border-top: 1px solid var(--rule); padding: 4px 12px 8px; }
.judge.current .more { display: block; }
.judge .checks tr:not(.failed, :hover) .about { display: none; }
.what-if:empty { display: none; }

/* Narrow windows */

@media (max-width: 760px) {
  .columns { grid-template-columns: minmax(0, 1fr); gap: 10px; padding: 10px; }
  figure { position: static; }
  #plot svg { max-height: max(33vh, 14rem); }
  #facts { display: flex; flex-direction: column; }
  .judge { flex: none; }
  .judge.current { order: -1; }
  .legend { margin-top: 6px; gap: 2px 12px; font-size: 11px; }
  .bar { padding: 6px 10px; }
  #totals { gap: 6px; }
  .total > span { float: none; display: block; }
  .total .more { display: none; }
  #filters { position: static; gap: 6px; }
  #filters select { flex: 1 1 30%; width: 30%; padding: 5px 4px; }
  #filters input { flex: 1 1 40%; }
  #shown { min-width: 0; flex: 1; text-align: left; }
  /* The limits stay below the strokes that change. */
  #work:has(#tuning:not([hidden])) { display: block; padding-bottom: 45vh; }
  #tuning {
    position: fixed;
    top: auto;
    inset: auto 0 0 0;
    z-index: 6;
    max-height: 45vh;
    margin: 0;
    border-radius: 14px 14px 0 0;
    border-color: var(--edge);
    overflow-y: auto;
  }
  #sliders { flex: none; overflow-y: visible; }
  .bar h2 { font-size: 14px; }
  .table { font-size: 12px; }
  .table th:first-child { max-width: 110px; }
}
@media (max-height: 600px) { #filters { position: static; } }

/* Paper: what the detectors make of the strokes, which of them are shown, and those */

@media print {
  html, body { background: none; }
  body { max-width: none; padding: 0 1px; }
  #filters, #tuning, .skip { display: none !important; }
  .paper { display: block; }
  #many-pages { font-weight: 600; }
  #work { display: block !important; padding: 0 !important; }
  .total input { display: none; }
  .table { max-height: none; overflow: visible; border: 0; }
  .table :is(th, td) { position: static !important; }
  .total, .tile, .judge { break-inside: avoid; }
  #gallery { grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 8px; }
  .tile { content-visibility: visible; }
  .tile .name { -webkit-line-clamp: none; }
  body:has(dialog[open]) > :not(dialog) { display: none; }
  dialog { position: static; max-height: none; width: 100%; border: 0; }
  .bar button, .buttons, #copied { display: none; }
  * { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}

"""#
    case .reportHTML:
#"""
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>{{title}}</title>
<!-- Nothing may be fetched, whatever the strokes' names hold. -->
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; img-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<style id="look">
{{colors}}
{{pens}}
</style>
<style>
{{page.css}}
{{report.css}}
{{paper}}
</style>
</head>
<body>
<a class="skip" href="#gallery-title">Skip to the strokes</a>
<header>
  <h1 id="title">{{heading}}</h1>
  <p id="subtitle" class="note"></p>
</header>
<noscript>
<style>main { display: none; }</style>
{{tables}}
</noscript>
<main>
  <fieldset id="totals" aria-label="Detector"></fieldset>
  <details id="problems" hidden><summary></summary><ul></ul></details>
  <h2 id="gallery-title" class="unseen" tabindex="-1">Strokes</h2>
  <p id="many-pages" class="paper" hidden></p>
  <p id="printed" class="paper"></p>
  <div id="work">
    <div>
      <form id="filters" role="search" aria-label="Filter strokes">
        <select id="result" aria-label="Result"></select>
        <select id="reason" aria-label="Reason"></select>
        <select id="label" aria-label="Label"></select>
        <input id="search" type="search" placeholder="file, id or label" aria-label="Search"
          title="Press / to search" autocomplete="off" spellcheck="false">
        <output id="shown" aria-live="polite"></output>
        <button type="reset" id="clear">Clear</button>
        <button type="button" id="limits" aria-expanded="false" aria-controls="tuning">Limits</button>
      </form>
      <div id="gallery" role="list" aria-labelledby="gallery-title"></div>
      <div id="gallery-end"></div>
      <p id="empty" hidden>No matching strokes. <button type="button" id="clear-empty">Show all</button></p>
    </div>
    <section id="tuning" aria-labelledby="tuning-title" hidden>
      <div class="bar"><h2 id="tuning-title"></h2>
        <button type="button" id="close-limits" aria-label="Close the limits">✕</button></div>
      <p id="effect" class="buttons" aria-live="polite"></p>
      <div id="sliders" tabindex="0" role="group" aria-labelledby="tuning-title"></div>
      <div id="chosen">
        <code id="options" class="options"></code>
        <p class="buttons"><button type="button" id="copy-options">Copy command</button>
          <button type="button" id="copy-swift">Copy Swift</button>
          <button type="button" id="reset-limits">Reset</button></p>
        <p id="limits-copied" class="note" role="status"></p>
      </div>
    </section>
  </div>
  <details id="statistics">
    <summary><h2>Statistics</h2></summary>
    <div id="rates" class="table" tabindex="0" role="region" aria-label="Rates of each detector"></div>
    <div id="table" class="table" tabindex="0" role="region" aria-label="Labels and reasons"></div>
  </details>
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
      <figcaption id="legend" class="legend"></figcaption>
    </figure>
    <div>
      <p id="about" class="note"></p>
      <div id="facts"></div>
      <p class="buttons"><button type="button" id="copy-command">Copy command</button>
        <button type="button" id="save-picture">Save picture</button></p>
      <code id="command" class="options"></code>
      <p id="copied" class="note" role="status"></p>
    </div>
  </div>
</dialog>
<template id="total"><label class="total">
  <input type="radio" name="total"> <b class="name"></b> <small class="moved note"></small>
  <span><strong class="value"></strong> <span class="unit"></span></span>
  <small class="more note"></small>
</label></template>
<template id="tile"><div role="listitem"><button type="button">
  <span class="name"></span> <span class="label note"></span>
  <span><b class="badge">wrong</b> <span class="why"></span></span>
</button></div></template>
<template id="judge"><div class="judge">
  <button type="button"><b class="name"></b> <span class="sentence"></span></button>
  <div class="more">
    <div class="checks"></div>
    <p class="what-if"></p>
    <p class="about note"></p>
  </div>
</div></template>
{{parts.html}}
<script type="application/json" id="looks">{{looks}}</script>
<script type="application/json" id="data">{{data}}</script>
<script type="text/plain" id="module">{{judge.wasm}}</script>
<script>
"use strict";
(() => {
{{strokecheck.js}}
{{judging.js}}
{{drawing.js}}
{{report-data.js}}
{{report-truth.js}}
{{report-filter.js}}
{{report-address.js}}
{{report-summary.js}}
{{report-gallery.js}}
{{report-plot.js}}
{{report-detail.js}}
{{report-limits.js}}
{{report-start.js}}
})();
</script>
</body>
</html>

"""#
    case .strokecheckJS:
#"""
// What strokecheck.js is built on: loading a module of WebAssembly, putting numbers into its memory, and
// refusing arguments in words that say what is expected.

const decoder = new TextDecoder();

/** Throws what is expected of an argument, and what it is instead. */
function refuse(expectation, value, Kind = TypeError) {
  const shown = typeof value === "string" ? JSON.stringify(value) : Array.isArray(value) ? "an array"
    : typeof value === "object" && value ? "an object" : typeof value === "function" ? "a function" : String(value);
  throw new Kind(`strokecheck: ${expectation}, not ${shown}`);
}

/** Returns an object of options, and refuses anything else, and members of other names. */
function takeOptions(options, names, what) {
  if (typeof options !== "object" || !options || Array.isArray(options)) {
    refuse(`${what} must be an object, such as { ${names[0]}: … }`, options);
  }
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown !== undefined) refuse(`${what} can have ${names.join(", ")}`, unknown);
  return options;
}

/** Returns points, and refuses what is none. */
function takePoints(points) {
  if (!Array.isArray(points)) refuse("points must be an array of [x, y] or [x, y, seconds]", points);
  for (let index = 0; index < points.length; index++) {
    const point = points[index];
    if (!Array.isArray(point)) refuse(`point ${index} must be [x, y] or [x, y, seconds]`, point);
    for (const at of [0, 1]) {
      if (!Number.isFinite(point[at])) {
        refuse(`${"xy"[at]} of point ${index} must be a finite number`, point[at], RangeError);
      }
    }
  }
  return points;
}

const freed = () => new Error("strokecheck: it has been freed, with free()");

/** Every x of points, then every y, then every time if there are three axes. */
const columns = (points, axes) =>
  Array.from({ length: axes * points.length }, (_, at) => points[at % points.length][Math.floor(at / points.length)]);

/** Calls body with the address of numbers in the module's memory, and with their count. */
function withNumbers(exports, numbers, body) {
  const address = exports.strokecheck_allocate(Math.max(numbers.length, 1));
  if (!address) throw new RangeError(`strokecheck: ${numbers.length} numbers are too many`);
  new Float64Array(exports.memory.buffer, address, numbers.length).set(numbers);
  try { return body(address, numbers.length); } finally { exports.strokecheck_deallocate(address); }
}

/** The bytes, response or module behind an address. Node's fetch reads no files. */
async function fetched(address) {
  const files = globalThis.process?.getBuiltinModule?.("node:fs/promises");
  try {
    return files && String(address).startsWith("file:") ? await files.readFile(new URL(address)) : await fetch(address);
  } catch (error) {
    throw new Error(`strokecheck: ${address} cannot be loaded (${error.message})`, { cause: error });
  }
}

/** The exports of a module, by all that load() takes. `mark` is one that only `file` has. */
async function exportsOf(source, file, mark) {
  let module = await source;
  let place = "what was given";
  if (typeof module === "string" || module instanceof URL) {
    place = String(module);
    module = await fetched(module);
  }
  if (typeof Response === "function" && module instanceof Response) {
    place = module.url || place;
    if (!module.ok) throw new Error(`strokecheck: ${place} answered ${module.status}`);
    if (module.bodyUsed) throw new TypeError(`strokecheck: the response of ${place} has been read already`);
    module = await module.arrayBuffer();
  }
  if (!(module instanceof WebAssembly.Module)) {
    if (!(module instanceof ArrayBuffer || ArrayBuffer.isView(module))) {
      refuse("load() takes an address, a response, bytes or a compiled module", module);
    }
    const head = new Uint8Array(module.buffer ?? module, module.byteOffset ?? 0, Math.min(module.byteLength, 40));
    const text = decoder.decode(head);
    if (!text.startsWith("\0asm")) {
      throw new TypeError(`strokecheck: ${place} is not ${file}: it begins with ${JSON.stringify(text)}`);
    }
    try {
      module = await WebAssembly.compile(module);
    } catch (error) {
      throw new Error(`strokecheck: ${place} cannot be compiled. It may be cut off; and a page with a`
        + " Content-Security-Policy must allow 'wasm-unsafe-eval' in script-src", { cause: error });
    }
  }
  if (!WebAssembly.Module.exports(module).some(({ name }) => name === mark)) {
    throw new TypeError(`strokecheck: ${place} is another module than ${file}`);
  }
  return (await WebAssembly.instantiate(module, {})).exports;
}
// What would let a rejected stroke pass, as `strokecheck circle --what-if` prints it: of the published detectors the
// least change of settings, searched with the detector's own verdicts; of ring the check that came closest.

/** The number of so many digits next to a positive one, above or below. */
function rounded(number, digits, isUp) {
  const near = Number(number.toPrecision(digits)), step = 10 ** (Math.floor(Math.log10(number)) + 1 - digits);
  return (isUp ? near >= number : near <= number) ? near : Number((near + (isUp ? step : -step)).toPrecision(digits));
}

/**
 * The nearest values of a setting at which something holds that does not now, at most one below and one above, of
 * four digits where such a value will do.
 */
function nearest(judge, { name, value, start, min, excludesMin, isCount }, holds) {
  const tried = (number) => { judge.set(name, number); return holds(); };
  const ends = [excludesMin ? Number.MIN_VALUE : min, 1e15];
  // What an unset one stands for may depend on the stroke.
  const own = tried(start) ? ends[tried(ends[0]) ? 1 : 0] : start;
  const found = ends.filter((end) => end !== own && tried(end)).map((end) => {
    let [near, far] = [own, end];
    const middle = () => isCount ? Math.round((near + far) / 2) : (near + far) / 2;
    for (let between = middle(); between !== near && between !== far; between = middle()) {
      if (tried(between)) far = between;
      else near = between;
    }
    const number = [4, 6, 9, 15].map((digits) => rounded(far, digits, end > own)).find(tried) ?? far;
    return { name, value: number, share: Math.abs(number - own) / Math.max(number, own) };
  });
  judge.set(name, value);
  return found.sort((a, b) => a.share - b.share);
}

/** The settings to change, each with its value; none if that is hopeless. */
function leastChanges(judge, stroke) {
  const failures = () => judge.explain(stroke).checks.filter(({ outcome }) => outcome === "failed").map(({ name }) => name);
  const isCircle = () => judge.code(stroke) === null;
  const own = judge.settings.map((setting, at) =>
    ({ ...judge.description.settings[at], ...setting, start: setting.value ?? judge.description.settings[at].start }));
  const put = (changes) => { for (const { name, value } of changes) judge.set(name, value); };
  const isEnough = (changes) => { put(changes); const isSo = isCircle(); put(own); return isSo; };
  // The width of a view stands in for a gap.
  const limits = own.filter(({ name }) => name !== "view-width");
  let wrong = failures();
  const isMended = () => !failures().some((name) => wrong.includes(name));
  const alone = limits.flatMap((limit) => nearest(judge, limit, isMended))
    .filter((change) => isEnough([change])).sort((a, b) => a.share - b.share);
  if (alone.length) return [alone[0]];
  // Each check has a limit of its own.
  const together = limits.flatMap((limit) => {
    const found = nearest(judge, limit, () => failures().length < wrong.length).slice(0, 1);
    put(found);
    wrong = failures();
    return found;
  });
  return isEnough(together) ? together : [];
}

/** The failed check that exceeds its limit by the least share of its tolerance, of a detector whose checks weigh together. */
function closestCheck(judge, stroke) {
  const ideals = { turns: judge.settings.find(({ name }) => name === "turns").value, area: 1, aspect: 1 };
  const share = ({ name, measured, limit: { min, max } }) => {
    const ideal = ideals[name] ?? 0;
    if (name === "points" || (max ?? min) === undefined) return Infinity;
    const [excess, tolerance] =
      max === undefined ? [ideal - measured, ideal - min] : [measured - ideal, max - ideal];
    return tolerance > 0 ? Math.min(excess / tolerance, 11) : 2;
  };
  return judge.explain(stroke).checks.filter(({ outcome }) => outcome === "failed")
    .reduce((closest, check) => share(check) < share(closest) ? check : closest);
}
// Judges strokes in a browser: strokecheck's detectors, compiled to WebAssembly from the same
// sources as the command-line tool, with the same verdicts to the last bit.
//
//   import { load } from "./strokecheck.js";
//   const strokecheck = await load();
//   const { verdict, reason } = strokecheck.judge("ring").explain(points);
//
// Points are [x, y] or [x, y, seconds] in CSS pixels, y downward; see README.md and strokecheck.d.ts.


const outcomes = ["passed", "failed", "skipped"];
const directions = ["none", "clockwise", "counterclockwise"];
const states = [
  "possible", "began", "changed", "ended", "failed", "second-finger", "invalid", "cancelled",
];
// The names of the shapes that detectors measure by, in the module's order.
const shapeNames = [
  "bounding-box", "inscribed-ellipse", "center", "centered-box", "radius-band", "first-angle",
  "fitted-circle", "middle", "fitted-box", "stroke-box", "trimmed-outline", "enclosed-ellipse",
];
const shapeKinds = ["point", "segment", "polyline", "rectangle", "circle", "ellipse", "band"];

/** Loads the module: by default judge.wasm beside this file, or from an address, a response, bytes or a module. */
async function load(source) {
  return new Strokecheck(await exportsOf(source, "judge.wasm", "strokecheck_catalog"));
}

class Strokecheck {
  #texts = new Map();

  constructor(exports) {
    this.exports = exports;
    this.detectors = JSON.parse(this.textAt(exports.strokecheck_catalog()));
    this.detectors.forEach((detector, index) => {
      const judge = this.judge(detector.name);
      judge.settings.forEach((setting, at) => {
        // What an unset one stands for has one decimal number: `view width / 3, 106.67 at 320`.
        const start = setting.value ?? Number(detector.settings[at].unset.match(/\d+\.\d+/)[0]);
        Object.assign(detector.settings[at], setting, { start });
      });
      judge.free();
      detector.isPublished = detector.name !== "ring";
      detector.index = index;
    });
  }

  /** A detector with the settings given, by their names; null unsets one that can be unset. */
  judge(name, settings = {}, options = {}) { return new Judge(this, name, settings, options); }

  /** A stroke that is kept in the module, to be judged more than once. Throws for invalid points. */
  stroke(points, options = {}) { return new Stroke(this, points, options); }

  /** Calls body with a stroke of these points, or with the stroke if it is one already. */
  with(stroke, options, body) {
    if (stroke instanceof Stroke) {
      if (stroke.strokecheck !== this) throw new TypeError("strokecheck: the stroke is of another module");
      if (options) throw new TypeError("strokecheck: give width and lift to stroke(), not with the stroke");
      return body(stroke);
    }
    const made = this.stroke(stroke, options);
    try { return body(made); } finally { made.free(); }
  }

  numbersAt(address) {
    if (!address) throw freed();
    const [count] = new Float64Array(this.exports.memory.buffer, address, 1);
    return new Float64Array(this.exports.memory.buffer, address + 8, count);
  }

  /** A text of the module, which ends with a zero. */
  textAt(address) {
    let text = this.#texts.get(address);
    if (text === undefined) {
      const bytes = new Uint8Array(this.exports.memory.buffer, address);
      text = decoder.decode(bytes.subarray(0, bytes.indexOf(0)));
      this.#texts.set(address, text);
    }
    return text;
  }

  /** A check, from the numbers of a reply. */
  checkAt(numbers, at) {
    const [name, isMeasured, measured, kind, first, second, code, text, outcome] =
      numbers.subarray(at, at + 9);
    const limit = [
      { max: first }, { min: first }, { above: first }, { min: first, max: second },
    ][kind];
    return {
      name: this.textAt(name), measured: isMeasured ? measured : null, limit,
      outcome: outcomes[outcome], reason: this.textAt(text), code: this.textAt(code),
    };
  }
}

/** Samples in the memory of the module. */
class Stroke {
  constructor(strokecheck, points, options) {
    const { width, lift } = takeOptions(options, ["width", "lift"], "the options of a stroke");
    checkWidth(width);
    if (lift != null && !Number.isFinite(lift)) refuse("lift must be a finite number of seconds", lift, RangeError);
    const { exports } = this.strokecheck = strokecheck;
    const isTimed = takePoints(points).some((point) => point[2] != null);
    if (isTimed) checkTimes(points, lift);
    // All of them are finite.
    withNumbers(exports, columns(points, isTimed ? 3 : 2), (address) => {
      this.handle = exports.strokecheck_stroke_create(width ?? NaN);
      exports.strokecheck_stroke_assign(this.handle, address, points.length, isTimed ? 1 : 0);
      exports.strokecheck_stroke_lift(this.handle, lift ?? NaN);
    });
  }

  /** Measures it in advance for ring, so that other limits of ring judge it faster. */
  measure() {
    if (!this.handle) throw freed();
    this.strokecheck.exports.strokecheck_stroke_measure(this.handle);
  }

  /** The measures of the stroke that do not depend on a detector, as `--explain` writes them. */
  get measures() {
    const { exports } = this.strokecheck;
    const n = this.strokecheck.numbersAt(exports.strokecheck_stroke_measures(this.handle));
    const optional = (at) => n[at] ? n[at + 1] : null;
    const circle = circleAt(n, 3);
    return {
      score: n[0], turns: n[1], direction: directions[n[2]], center: circle?.center ?? null,
      radius: circle?.radius ?? null, duration: optional(7), lifted: optional(9), rate: optional(11), length: n[13],
      bounds: n[14] ? Array.from(n.subarray(15, 19)) : null, gap: optional(19),
    };
  }

  free() {
    this.strokecheck.exports.strokecheck_stroke_destroy(this.handle);
    this.handle = 0;
  }
}

function checkWidth(width) {
  if (width != null && !(Number.isFinite(width) && width > 0)) refuse("width must be a number above 0", width, RangeError);
}

/** Refuses points of which only some have a time, and warns of times that cannot be, which are judged as they are. */
function checkTimes(points, lift) {
  const without = points.findIndex((point) => !Number.isFinite(point[2]));
  if (without >= 0) {
    refuse(`the time of point ${without} must be a finite number of seconds, as others have one`, points[without][2], RangeError);
  }
  const back = points.findIndex((point, index) => index > 0 && point[2] < points[index - 1][2]);
  if (back > 0) console.warn(`strokecheck: times go back at point ${back}`);
  if (lift != null && lift < points.at(-1)[2]) console.warn("strokecheck: lift is before the last point, which counts instead");
}

/** The numbers that a setting takes, in words. */
function settingRange({ min, max, excludesMin, isCount, canBeUnset }) {
  const bounds = max < Infinity ? ` from ${min} to ${max}` : excludesMin ? ` above ${min}` : min > -Infinity ? ` of at least ${min}` : "";
  return `a ${isCount ? "whole number" : "number"}${bounds}${canBeUnset ? ", or null" : ""}`;
}

const circleAt = (n, at) => n[at] ? { center: [n[at + 1], n[at + 2]], radius: n[at + 3] } : null;

class Judge {
  constructor(strokecheck, name, settings, options) {
    const { asPublished = false } = takeOptions(options, ["asPublished"], "the options of a judge");
    if (typeof asPublished !== "boolean") refuse("asPublished must be true or false", asPublished);
    this.strokecheck = strokecheck;
    this.name = name;
    const index = strokecheck.detectors.findIndex((detector) => detector.name === name);
    if (index < 0) {
      const names = strokecheck.detectors.map((detector) => detector.name).join(", ");
      refuse(`a detector is one of ${names}`, name, RangeError);
    }
    if (asPublished && name === "ring") throw new RangeError("strokecheck: ring has no published code to follow");
    this.handle = strokecheck.exports.strokecheck_judge_create(index, asPublished ? 1 : 0);
    this.description = strokecheck.detectors[index];
    try {
      const names = this.description.settings.map((setting) => setting.name);
      for (const [key, value] of Object.entries(takeOptions(settings, names, `the settings of ${name}`))) {
        this.set(key, value);
      }
    } catch (error) {
      this.free();
      throw error;
    }
  }

  /** Changes a setting; null unsets one that can be unset. Throws for a value out of range. */
  set(name, value) {
    const index = this.description.settings.findIndex((setting) => setting.name === name);
    if (index < 0) {
      const names = this.description.settings.map((setting) => setting.name);
      refuse(`the settings of ${this.name} are ${names.join(", ")}`, name, RangeError);
    }
    if (!this.handle) throw freed();
    const setting = this.description.settings[index];
    const isNumber = setting.isCount ? Number.isInteger(value) : Number.isFinite(value);
    const isSet = (isNumber || value === null)
      && this.strokecheck.exports.strokecheck_judge_set(this.handle, index, value ?? NaN);
    if (!isSet) refuse(`${name} must be ${settingRange(setting)}`, value, RangeError);
  }

  /** Leaves out the checks of a name. Throws if there is none, or if there is no circle without it. */
  omit(name) {
    const names = this.explain([]).checks.map((check) => check.name);
    const isOmitted = names.includes(name)
      && this.strokecheck.exports.strokecheck_judge_omit(this.handle, names.indexOf(name));
    if (!isOmitted) {
      const all = [...new Set(names)].join(", ");
      refuse(`omit() takes a check, of ${all}, that ${this.name} can find a circle without`, name, RangeError);
    }
  }

  /** The settings with their values, null if unset, and the least and greatest valid numbers. */
  get settings() {
    const { exports } = this.strokecheck;
    const n = this.strokecheck.numbersAt(exports.strokecheck_judge_settings(this.handle));
    return this.description.settings.map(({ name }, index) => {
      const [has, value, canBeUnset, kind, first, second] = n.subarray(6 * index, 6 * index + 6);
      return {
        name, value: has ? value : null, canBeUnset: canBeUnset === 1,
        min: kind === 0 ? -Infinity : first, max: kind === 3 ? second : Infinity,
        excludesMin: kind === 1,
      };
    });
  }

  /** The code of the reason why a stroke is not a circle; null for a circle. */
  code(stroke, options) {
    return this.strokecheck.with(stroke, options, ({ handle }) => {
      const address = this.strokecheck.exports.strokecheck_verdict(this.handle, handle);
      const code = address ? this.strokecheck.textAt(address) : null;
      if (code === "") throw freed();
      return code;
    });
  }

  /** The verdict on a stroke in words and numbers, with every check and the shapes that it was measured by. */
  explain(stroke, options) {
    const { strokecheck } = this;
    return strokecheck.with(stroke, options, ({ handle }) => {
      const n = strokecheck.numbersAt(strokecheck.exports.strokecheck_explain(this.handle, handle));
      const [isCircle, code, text] = n;
      const checks = Array.from({ length: n[7] }, (_, at) => strokecheck.checkAt(n, 9 + 9 * at));
      const shapes = [];
      let at = 9 + 9 * n[7];
      for (let index = 0; index < n[8]; index++) {
        const [name, kind, count] = n.subarray(at, at + 3);
        const numbers = Array.from(n.subarray(at + 3, at + 3 + count));
        shapes.push({ name: shapeNames[name], kind: shapeKinds[kind], numbers });
        at += 3 + count;
      }
      const nextText = () => {
        const [start, end] = [at + 1, at + 1 + n[at]];
        at = end;
        return decoder.decode(Uint8Array.from(n.subarray(start, end)));
      };
      const sentence = nextText();
      for (const check of checks) {
        check.measuredText = nextText();
        check.limitText = nextText();
      }
      return {
        verdict: isCircle ? "circle" : "rejected", reason: text ? strokecheck.textAt(text) : null,
        code: code ? strokecheck.textAt(code) : null, circle: circleAt(n, 3), checks, sentence, shapes,
      };
    });
  }

  /** What would let a rejected stroke pass: settings by their names, or of ring the check that came closest; or null. */
  whatIf(stroke, options) {
    return this.strokecheck.with(stroke, options, (kept) => {
      if (this.code(kept) === null) return null;
      if (this.name === "ring") return closestCheck(this, kept);
      const changes = leastChanges(this, kept);
      return changes.length ? Object.fromEntries(changes.map(({ name, value }) => [name, value])) : null;
    });
  }

  /** A live recognizer with the settings as they are now, for touches in a view of a width. */
  live(options = {}) {
    if (!this.handle) throw freed();
    const { width } = takeOptions(options, ["width"], "the options of live()");
    checkWidth(width);
    return new Live(this, width);
  }

  free() {
    this.strokecheck.exports.strokecheck_judge_destroy(this.handle);
    this.handle = 0;
  }
}

class Live {
  constructor({ strokecheck, handle }, width) {
    this.strokecheck = strokecheck;
    this.handle = strokecheck.exports.strokecheck_touch_create(handle, width ?? NaN);
  }

  // What a finger does. Each returns the name of the state, "failed" as soon as a check fails that drawing on only
  // makes worse.
  began(x, y, time) { return this.#handle("began", x, y, time ?? NaN); }
  moved(x, y, time) { return this.#handle("moved", x, y, time ?? NaN); }
  ended(time) { return this.#handle("ended", time ?? NaN); }
  cancelled() { return this.#handle("cancelled"); }
  reset() { return this.#handle("reset"); }

  /** The state with its circle, and the check that failed. */
  get state() {
    const { exports } = this.strokecheck;
    const n = this.strokecheck.numbersAt(exports.strokecheck_touch_state(this.handle));
    const check = n.length > 5 ? this.strokecheck.checkAt(n, 5) : null;
    return { name: states[n[0]], circle: circleAt(n, 1), check };
  }

  free() {
    this.strokecheck.exports.strokecheck_touch_destroy(this.handle);
    this.handle = 0;
  }

  #handle(event, ...numbers) {
    const wrong = numbers.findIndex((number) => typeof number !== "number");
    if (wrong >= 0) refuse(`${event}() takes numbers`, numbers[wrong]);
    const state = this.strokecheck.exports[`strokecheck_touch_${event}`](this.handle, ...numbers);
    if (state < 0) throw freed();
    return states[state];
  }
}

"""#
    case .judgeModule:
#"""
H4sIAAAAAAACA9S9D3hV13Unev7de8+95/45V7rSvdKVYJ+DAIEEFrYr29g1uhTbgF1MEqdJ+9IpDsZJhJMYQ9zkISMlIQltmUZpnQ64pL4SbqB9eKpp/dVMB8a0n9txW5Khr27LNO4bOqXvozNMqyT+UvqKXt76rb3PnysdyWQm874WIZ199tl/11577bX2Xmtt7fH9H9U1TdN/yrpvlz6u7UqP8z99fJcxTq9mGKa/Ov5Y42PjUTqN3vmRUq+cYYwfHHloXGaS5VhjY7KkMUpjjcVyUqQ5NoZok8vHX3rJjAf12OMH8Y+rHJMfU2NjQaoxDtInpKCY7CH1DwUHhVDQxlPWm+fiZEZ6LYavY7JCFCr7mlGZtF1ZmYDDmmokCpV5AmhQ/YZshax3THZzTDaBIDemCkNoTPUu7Gg6aGDY7DHVbFmbMaY6EuRNcQaK0+jXGY/+xYoFeClZMARUS9ANfUwO6tgYjzP9NV8wj5n5gq5bllYwUsWS6+qOXdYsy6SftnY3kzI0wzIztu1kM5WOzqrj1Lq6u6uaZWpa3TLKRspIITEiTDuXxq+doT+5tJW1TCOVLev07MkiQ29mmZVaLjxfW5FLy2IzGY3z4ce0LbNvZXaV5vRkV6f716ytVrN2pmLZKXsgVcimBrNZ29ayuezqWnmdptmr9dXruaGrVps9Zpl+TPO2XFYFbXNggGrNdQxks9kcVaJp3LQMtczMWrZp2FT8kL1Bu92k/pq6WUhZqTvs7J2OY2csmimaY1p29gfwUf1qqaytD6dSlpWyslmr3GHaWTO1oiPbblErU9Qhs2xlHeeuux3bce7RNhr3aoXUvZqW2uiUUWTK0jY6mnavo6Xwn7Jo6Zzj5FKaseCfldGf1r9EPylT14y0TXOyMfPrlpN5NdWd/uiej378mU8ZWvv+A898fO+e3R/es3vvT+x+/MDjT338Q9q/NGrx6NFPPPGhPT+x+5k9jx/Yo33Z6Fr47Yk9iPuU9n8YHQs/7t9zQJsxOhd++PhHP3JA+02jOzHLgY987EP7tQtGSwOf3fPMEx/ZfUD73dboPZ98+qnHP/Ix7T+2tk2Gg4b/p9aK1Meg5X+emPXxp5/e87EntG8Y1YSPT33kyQPaXySW+tE9j+//xDN7tP8rudT9+z/yoY9p/9moL551v3aldRAOfPwTuz8c9OUvW8uV34Ku/FVra+XHD+750OMf0/466dNHP/7snie0v0v6RJ2nT99ubahqyeMf273nqafo83eSclIPaNj/IenT/gPowj8alfinx5966uO7EX/YbMGUJ/aEXz5nZr+t61pDdyb14rbtDz/ywzse3fmudz/23h953yee/bT+Gf2z+mH9c/rn9S/oR/Sf0n9a3/V7+hv6H+h/qP+R/sf6n+h/qv9X/b/p1/X/rv+t/nf6rP5NfesDE/r4/r/Rr+knjJeM08YZ4xeNXzNeNc4Z6S8Yr+t/YHzNuGQs/xPjz4zLxu8bp4yrxknj/zZmjbeNvzf+H+PnzPYpY9r4ovmW/hf6psbmH/yhLUSajpiVjufNXzF+1fiX5nn93+s/a76mX9B/3vxl46vGpPlZ43PGl80f+99+wfwZ/aj+k5/81L8yv6V/W/9p88GHjppPfuinzB8Y/hnzg7u/ZB42Pm983uysfsGs5X7lF3LHTCJ/zglTN8aNkYbWbxxe29C2FrSGJl98q6ELqz5MQWNEWA8UVHxjfLtnmRRT0PKG41ByfaN2lPI2pkvDxhEExpHJMUbwI/RGGkWuozT1hwqa4GKOrPVTDxaMhu5ZIiV0odGvJSyXYvYVdEc2aDLeoMmoQZPxBk0mN+gY2nGyOGw8rxo0iQZRY0zZmGOxxjx/K405EW/MiagxJ+KNOZHcmJfQhj9qHzaaqjEn1jqoBVkoypJNemltnas1PcsRVskhrLyo6/Y4WjTqExCFVvcywhTGqG/Tm1H3ssaIKaFsoAGeSX2gUr1cXneCV2F7OWGI7IPUXerRKN5oqaKPmkepdM/gAjQuALny9FuQBfCrSHsFam2GCqDUeYIZFUIxKAQJDEfoBV3kPEMUPE3khdn4rr5POPj74L6CptIYzh2aRAhhPsRFmVSq8SBlNRTQ6ScAOlrvCNP5oG6MoXXrNLehI5tRItANmDWqjR62Z0o0k31Yp/UXaUnUDeQVxu4SP/bIx+4HCnpDp7AhzN2yFEEhZ7+hjxtjaGRYEWDFlZiyEmuxSiwqoGDmLQ7tKRj5IE6XxVsUIjyg6i1Uz+AGKK4aujmejOXURqEHWK63YLlOiKW/E5ZL7PYMidmAD0IXB2O1XBwMa7k4GKuFEiXV8iblbZynyX0JgYsUuDwov7w1KKu9OEhJN2t3mdc2EGKaw8YVes7ltXn/5hzzxgZOaJy4nXIaG7Ujt8smXR6kTqjwJQofRdhsMMruo3ZepXyNopwobw1SxLHbo4g3ETHJuTdqs0ip3au/dLtzxjQsObQWBq7fsHya3/QgRJIRmp9GhOYDu0WGpn+aSYDEQ4yY0AkjvFQw9Ao5UkBuBCUWCp3+PC6HWn16SOXt91L4WvNsiVHZBagETNJUvoIlsoJKYpQKSzJlJGOXjDQeopo5MlYnTSsdkR8MsI/qFR9EO6inQ7LrQ2HXB2XXB5fqer9xX9B1CvrpB9D1B9DpfmPEzyDBCFpCOTGPU1RMmn6jecyN4xas07YAHFv2I17D+wN4f4De9zPBcx7SaR7KUWFcJZLAI0QlEa0bNtBug1pgqjTj2yWSgnSUNdBywkTNcfIITkwY+xqlZ52v6wZkDKFtYQwc+eLINFF5gs+Up3PHQHEdX5s6vuXLf7rqmrO+fP/ugrblYOVfP/SX//vhTR4hqZfKowOyAK1v5KSnbbn5K9/8P3/4gzs3hQnRWNf5oJ+qe8BbQ1AgRRA8DtSjFqca9sMEIX1LMBeeiIV3P8P4Qm3RQCVa66KsRG9TeeqZSDn36fqY0L7iR0XNvhYENoUZqch6E3Chbsn3K5t2152bpkUc+xjNiUMrtIbY61t9WoSMx/0UJ97zta81nsRIa+c3fzf4p302CP/9d7X38loh4Zfa8oO5Pzv59NyKkSc5Nk3AAgGhRgPBthJGp72WLvna8XgeDCDBi9YAt4DZTs+SMDDwhF22n0HvbRCpfiPvZxv6syLzMDWOQg8Lu6GrZaPoAV+FPWzQZBSZ0cZfEylwUapEnDSjy/ex/HVR8USl0nu9tCPSL3u5RkUCRq7MIrdZe3eBl/rtjYrQ99I6Xtm6H1OGYgqE93pjnAG1g+KsRn5UpEcpU27CdzZ/Rz8kcmOnGkPPbCT0BhQdWtkJYBr9UMbKdqIMnEenbAxBl1FV6BKcNKsaYrRPK3GOFywafXPMOJQeXzD6IQaAQzowYE7afnraz6hBG/mh3cCHzOL4YIlMiI5PPEDNCl+RVXIYIDCZF9wuIhCZmxnf/q2pADdfazbDumhmUFX2Zv2zO2kmRLFMxyh6zLd3FgygmE1QkuQU2AaCkd387KHNlPm5dxViM5YmA6XV3r2PBgccS4V4GGTwCgH3pPpvq7ESzlbkL9CIEJhB3/IYpKLI78AkBcCLo431NChEkFXeHGXMezrAz4n1WGKdsUWT/GcFaBhEAyPUuBV5jGhc817REUWUkRfFsAz6j/76WcYKO8QKB/OsSC32SqLoOSJL60yJBivAkfFRQhuKZPKhcV3dtLZoQW0SQZw/k/wIKCwTf0wZExMiTRPCNwSD15D9M4i4TkxYoyDSOuHxoX1IgKK31z3dCXg8TC6O3173iZ1ovLXCy4CrvNpHzXJHGybPqzJWkYZ+YNjIE14YNL2IWaLP1I0MHmmJmbxogOaAtIBpRMk0U2hGjhIfCkiA4lADqZ+chRjlbdTmtLDBL2uP8hpnSm4zTcW3FmYDVPt9KpGyLCwxnlhfomZquia74LaJDKbd7dGi5hNILMVbgksiAFFGojDgg7GG6RqvX0ctPT3eMjGJemyVJMsCVGmSgmSkiI6oCSws8DYZ5pARzmPUbJEGUZHrevrhulzH1Ot2Xp4ox4NYXwQEn5Rb9FVej7pgC1nZXswxZhEpKoXWU+JRHhsCCziGLH631ql+gjGRtbpnY8UT9oNECFIAVookGAWsaDWj3BkmjDyY2qgUcFKMnSiTcB8hggxlgAAy6mnBTM8AItw+whMAwyZgoBtpgJ+HP8vyHa9jstkst9hSbklzZk8zFfDyAN6zNGuRyM/u4CpoAcgmwEZRWE3iO80gAkVGEnxEAkMy1B2R3qipShXkCM1k3Ta3hBHGwgpC2OdpNDh4lfhDawHhAhBoOyEQkWt3r5/qA/Q0zJQUSAKEOZpBc0Y3iCv6AO4I0cOGRSUAmyilS/NbGCjqw8Ecl1AByugNkPDMPvl4MGC6LGK6iACZKIgkJ1AhU6XkJCrbM/ge8GmUq0zoi4qwsYBfi/A8fClTRxpXVzdsmvm03Ltl56tpIzeeBisyQQujSc00G/2YgSbNn+/KRcNcp90p5wzNlyFi3egxSOhAj36CpNmoYSrKDEjcFyYWkJX7jR4acnoQ402J7VEIf2HiSpjYJakY9I4oKOYlrRC0hAlr1Kdh2EXh9Mt+QWRf9ouH/NJmcUSkXvZdUTw05hfx5gr7Zb98aEwUeVEsfVYUBL36BfpISe4yd1IR9PJ5UVIJDvuFu8z3U2xu2NhKD+dlfM2/fNgv3UVoZEKWujtOA7DECAt4SYvYdkJ4S+QIJYRFeG+JwqdONS4QyhU/dUoUd9Ybh6jhhLX0u7VO3b5En0z309QN9G6Xz3lznJcg2bh71LNAGixZMn1AyTmeUSUq+f5RSkwRqrS744VtRRtQWIq5Gq4L7HwOYrD7GYL1GnPEc/G42yty9QD1GvP9XgGPnbRu6eeJ1fycX96svUcY5/02eqJTDJxPAnLCHfPdu8ynKVwUpTGCd+Gxl8fuMj8syps3HTlFtV7jHn7WpGmUjhY3tI9FP1obsbJTQe+W+DstjKYH6YEhS4U+RvGU6l1ctpR+4vU/F9RPaZ5Dmh95+blF6pfSvsxJCZ/DSKuWP4eiVM62hTklYZFNw1IyoWPqas6LqTSx7YeMMfwNmDezlXlrZeTO+9bmCfnvBli1KPwu9D/O6YM9E/J14vD6xrSfjpi+Ai16ckEVVsDuZYgv0xq/6zby4IOJcTGdxqW2xqlKjN96ws/UG9lGSWTqKhEBJb0490grciv3mI5zj5aSM4ImijSYyLRIL2Qi04lMZDqZicw5jTQIN1hJghcxk7SW+FkIYFnwTRlKyfykRfwks08xhtIKGcoMMZS0XjW0hyDJ5hXfb0leMisy2woKy/K8KD0D2uvwBhsxb0RkC8LZUcBwE0kvSLaSeE98oceOQlZ+cUYFmujbzP9ZIf8H8YWKyGylyVVAk4lEFiX/F/KlDjNesrYMasvIMjOKL6VCiCtNhZEVkdmrxg0o2dD4JY82RtJE/OdzFk6CxoxxQtFDJiGpvrSEIeWhOjGXWeIfJeugpA572s+2Sh3ZpaSObCveZJOkDltkgTBZkSWEybUiTLYFYXIKYbKtCJMDwuQgdbSgQI5RAGxMenGZQsl/GZHeFsgUJAWFMsU8MaFVpnBYpkiHMkU6ljgdyRTpmEyRxuilIVOkafTykUyhK0kzz3xVKFOwpFmcL2kCp2jaQKbQaZEtEsWOZAqNC08SImbTVmosBUp1UJgDpsD6jC2vDB4u1mHspWbx0LxcIuWiRbnfd4oZTTfSppWisnOLD39mcdx4XyGdzyyZOb0UYhGLttTHeYJwRF3fU0jR+kPVnvLzYAsLIg9uoohtdBMUoPggzTOKbVgHRv3SGkNblEzTYINLzAtKZS+SijCLqluym9bS88deHIC8BblEyeZSJZs06zJNkW4uXj7vZuaWWhSyS320l/qYWbxa3pK0RW5q8fzg37NLfcdi5rvE3J2i8XFP0TQx5zTC8DI/Na8NU9Z0e7sb39WZQOBMxqDfEhBh4b643+aVMbGcjdoQPfLDxiA9SsNGPz3Kc45Zo2cbPW3MPsl0Y+PJcSXrzRvJ7jJiFSoai4tqixh7km2O862cbow3LvY1ZrVQ6tY3HwUSmXcZtjogGIofEAyFu64Xh9S2q0o0vt0zTD5vih0QUN7GT7UNG5eG1HnAkCNPty4NDRsuBUtqo36ISqzICi/HK7wcVXg5XuHl5AqvoJ5TxWHjLVXh5aDCt6jCGgULssIrqLBHVng1XuHVqMKr8QqvJld4HfX89/KwcU1VeDWo8BpVKKJDzuuosE9WOBuvcDaqcDZe4WxyhTdQzxepwrdVhbNBhW8PAS/04OzjBioclBXejFd4M6rwZrzCm8kVHsaxybcIpBMbZIU3gwonNgwbQ1GFhzdQiXfKCo9siFV4ZENY4ZENsQopUVKFk6jnOCHNUVXhkQ2qwqNU4d0UdGSFk6jwPlnh8/EKn48qfD5e4fPJFZ5APWeowmOqwueDCo9RhSMR0pxAhVtkhc14hc2owma8wmZyhadRz2THsPGSqrAZVPjSBoh9esOVFZ5GhY/ICs/EKzwTVXgmXuGZ5ApfQT3HaAxnVIVnggpnqMKd0Ri+ggofkxWejVd4NqrwbLzCs8kVXkA9M9TDc6rCs0GF56jC91OwLCu8gAo/ICt8PV7h61GFr8crfD25wouo522aFm+oCl8PKnxjAyT1kNJcRIVPyAovxSu8FFV4KV7hpeQKL6OeS9TDN1WFlzY4Daa+F9bIit+kij8cjeVlVPyUJMTYE1FHWe7/S0WGeyLnV+Uy4JPGLWKazTH9ufRY+SAfykym9/ppcM1JGhnE7JNIpTQyMi0aGRlqeOadNDKw06Vh6xPKGF5WKmIQc6fz9o3tKVWHSwNxeA2E1V4aiFVLiZKqvUx5G5+mat9EYJYA99aAotkDCoADSqsAh7Rv4yCExOxZPH+Jsl2HGkYGLCiVRZHYCLnEpyWEbeCdKfEMvxOtHyA6rMJvUvgthHsV4R+gBl9DhEL5y4i4gghoUmTlqfIrKNE5e94v3G+cRRg7Nvcb5xDE2Q/9bq/Lz29Eny9KySLdmDFGsTckjLKpyW1zirxhjLL+SNrtU125kZTsghkkW4lkDR4XjIk6pdBIoJOpWrKqQ0ta7+XelbWG+OyC3L3BVhhxnThWrdHXOrHZSlyxR06e9wpqeGfiwzsTDe9MfHhnkof3LAbxr2n+vaJGc2aAFQ7ODqD5/RTtQaRrMgzS7iqRJupmEIqliegZJCfTs2l4RdmSc/GWnItaci7eknPJLXkdDZis0jxEYIYCbyhEu6iadi5EtBkcVrBkA3Q6TUAXRCQn8czSBLEkLl7Ec9YlmoIPDq0PlsStNwi3zqnwBQq/gu+EEk0rRImXEMxt1I5Zaswz1B5kwZ64LZHtKN47FXkCNl6IRbyOiLOIOGIlYMsli7FlnYZT9zRBdjXVUxLpAfOa5bl4XrGI/aTnZctrw/OS5bUroYrGYNbyK1J/hphRoCQgAnAxBvZTbEdeHd1kZKWhoOt1Kg0J7LY7DYPkWMGqARYfoD5MvH5beMg8Ldwo3PSqoj32qRz/VOOjK0JyPXbak/0hrrELQIzEaGLHSW4KWnRjnFqUFdgx8PXGJ0f93OgAscC1Kb8bpwbBS30aXD6/Vaf8HpzwBC+9003RLbqnRY/omW6+KOqCEvcKin5x+qRfP+73hCfqex4omNSAnrDlezAedc7iUwndyT9bbrz30+d+/ZmvbJrectHK/fSvjv7sa83pLX9b+ezIT/3RlzZR8Ndv3PzhEz/2LIL//q6HZ0Tf5xB8aM+v9uz5zBcQHN1/4NnZE0cR9B77hw/88eucbTr7mZ5/d+0XEFyR/sZv7+t5EcH25X/1mx/9xlcR/IP1d9C/30DwR96Lf79LQb+T2tvZxGNq6gW/V3RSbzsJDs0piuvckvlA5Y5VX/3SfU1/WRA+R6mnKN2yqehrUywDlLbU1m157B+9f9hESYLwa01/+ZRYToVGX5tNronqosBUE9X3ol6U3PR6Cfjd0wqsM/dNe90kDkaKDD1TEa5QNdEmTaQ0oWrKjoh69L3udVI5moOKX/QxyH7PFI9JzwtuF4eaJ+kj4rlxCT//tAYPcOuWo9c9FUBFGxGdsSA+d1P/3K6WxF6v0QIcwtzeFwgonIamS8vwT9Hw9wbhYPh7p6KvTRo8oHYA9mj4sxcIc6YIO8Lhp6804N0Mz24KyOHvVm3D8DvhnLqAwXcYJykdN6632Xycpxko3Rqvk74eF13/rvmbXpdw5JZnhmiZQ3E03rqTTKts0KoWOuaSEF0R7XO+HsjgVzYFT1/MfUsXLn0v03eBt7lZnWI9DZSlTDGeTmSFWtW9p+53R2B9QJ7CiiDqaX13RD+fPsQtjH2+Mv5k9NnW+HOwpzP7XU10n4/v9jwXf3kNoEiLzrmK78051ixrVBDd9GkVu4AXUGW8E3v6Ot7p31zBzuacfKFYCp6+T3kvhZ+hfmal0png6a+gz1dSWAuhVtK4kBqlFQxbxw3jWVY8tXlc1or0nGZNGl4fEkVJsdwdoD/mU7FkV3RvJQcu6d4qDlzQvdVYmyhIYO4XHtP0sX1UAxH23OhcjsZxDSJR4DM+jbtwttXx0QEh9zsxTP7cN3UaKX9tUkepzKAA4xkcFAtbFmBzAd3xAgYw+h50P2TNPh/wI1kdyVaoZINJEON8qsXrREv69QqNbkPx6OuEQZ1aKwZldb7olMjGqeN9iJW9TnTHEuE/Ba7r/joZpPG6rlNHuYp+sU7V6FMsnkMBqs+I4Omvndsmwvihnwie/uDc9rmdlKNXo8+9+uGdzHtM0tjeRq3op0r6eEwHuCszOoaeAk3d8yUy6N4Khzq1Zu5djU1zX9O9fhrh1WpoCe6ZUdadmvtxQ5t7n6GFffKFWD9XqHV113t6ly0Ph49npBAD0acQKiIJVqrnHrKtEgPxJEEBySiPDOvjyd1yWztMi5InUDQEQg3BAIZgleCaV4e0Yz2SrOHhFwD5bUIC+DYA+LYIwFe0UYKRoJyrxMoYgJ/mErw1EnGCGbTLG3BoLPrmvi5n0Apq+ioFcLGSYv1VFP5DneD2Lr8PLcKAyHZ6aOcKfqXYvpDGSVRZya1cqVq5Eq1cGbVyaJRGfw3l9qmhUSN3eqv5OUI9wHPI84Lzi1VUgr8BD33ML4gNj/ERrKA5p1q7Gq31+fMGUXgMwg0BwiOSK3zZB4/6sJoIr985PedrPBwE076ELdSVCwfbXxWfIchLBcuCPLFKdX6V6vwa7vwa1fk16PyasPNBfbObQg5ldQLCriSQLozF0PoxiAk1W1xFCTVMGgITtU/BxQdcBDWBwfZjBUOdsxR+K1xfp4WQEFox9y50i7vhaVzNYJPWCew2S0ZfdJIAe4ooCESVU35HQ5NMv7OE3HljvhBiqB3G+I7EzWhH4mZ8R+Jm8o7EYchlP4MdRiWg3cSOBPQCCryvOOBZvN044Kkt6SNx8fBIJB4eiYuHR5LFw0kWD2skdbF4SIHnlXh4TNV+JBQPr6Xi4iGWPlHaqPEK2TFsXOSFlcQ5PG250EJcPEygbpCUOIHnPxaoOykpIj5PIuLbKnyUwtdTUly8nArFxbdSgZiIwZDiIRbsYBPpGKTBG7GISURgvec1NhgZzxKswqInjqIlB25R6QxYQdL6YhLaeX8DjjfKoj3gOi+hANEWe6VEt58iqZ4xi6T8Dfy0xe38xLFXhoaELUAWtA8HHpmNGo42CCcqOP7AWYGGHZ48PbLQi9IAcUueifBalMZB47RpWsEps6tOmVlQj2PnG2t9aLalCHBvADtTCmHeYOxMQUMtjjCXsE12k6T/i2q/7A1pSnFprccjeXEtDRhrjrvrhLHGtKmbJI/bnsHKd1AEw+ZaVrbkzXhL3oxa8ma8JW8mt+QtNGCyc9i4jMAMBa6slV+uqqa9CfMh4KoAgO43ahG4MoAT2z9soUd+mJUnb1C37kNSRr4eeXoEQ55+hfjcnCtrh407ZfDyWnkEZUDJWWuA6UtLLKWxaLRJnLy6to59+vD9LbwPsT4cjdHXM2n9EI3SQWPcOqiPbdZajGiYS0+BS083rG0FqafmZQIGlrAl7aUWUnnCICM4OYZK96jvNNKPwiqItVzz2AfLqqPWjMhJTtLXG0+PzmmsqPlJDvgFIvU6h7D/YMvI0tw2yRqAcoMDACWnBatIiUuc3E1KMfcu3mj4X14LrUoFkZWrHL4GnM9cXlfQCZ5+cW4HuIM88V2chS1MYjyPUAmyIuXr2Jyj5lmjfmo7ZCpigR8tsA5/lvL2QndBV4BMURcHWKnwk8wau7uJHqQotHu/hMESCZ55eWxuGQ2gtAxgHWvo1HANWbAAIo8FD3+JHZDqS598D1QV+Ow1g2Nd69Sr5z3LAYae5glmygl2OrKaOr0WqqqGShKzZrKk2rycSDOYSFM0K86oGXWaZpQBNcAUMHlmLchUP32FfhDva8bn8ytRda/EjbReSTbSOoc6LtE0PovALAUuqPn8uqr9ldh8brDdAq0K9yfM55Kcz19R89ni+bxgIl+IJvJZNZFTr573LSYUOFWjmRFO5g61/xhMZvV+Tk7moI4ep0l4gyOLlhnMSt4WG/PpDWlSyJqE4e6gn3qAtU3GWSHxUdYQdEcpghDKYlQxBwx3Su5bywidI3Bkcsd5P33Ko8WOVxOL7RVBuzZqgIwlFwZT6clqzn8xLZMPVIwxWheGWGGWGpaep9bODTfY9CO+O2BHwUj9x8tFQYe1BUUmvvWpyd3LPBUPbQ+08HspEa2LbXMW5EQzeOoURfGDRMXkS0mUPvhMQRJhsGLCjmkoaS36SjS4LW/R5sjjBdMRRZqo9Lu77uOZo5/inrqf24NhKtGMp1/6hqdDPyX65uAbb6oRcSjRYs/qQDSRi57Nyk/BjMaWDKVz2JbNHmVFg/UiBRO4NBEBU1DeFPSBcni4oD7QB7IxpumNGtYy5x5WdcjdY2IKZO9hhQf7HhMUZQiryrcMU+eVP5kdJfiIdMCOplvYUQK0SN8KOzoEpjiJHT0RZ0dPDISVnRiIVXZiILGyl1DHpeqw0eRjMQqcVuzoGVX7iQEnmueOnOdfKPI8R7L+aMHPyAXflHTCkNySHnJLigicHgiJQHNAEoFMsPwHp7JnBtSkV+8vDchJH2dLLefLhqGPp8ckr2X2aTFzsyma1dF7009Ne5GypZeJzQWAiDXpWXkTEzcVqu41/ewUoV5qKiqpOQ2bgReENT+R1ZIIGnxNP9WyFydSL1KrrBem2VY6hYJFemoK6tz0k3G7/PQUbCNegIoSxUMdfIh10pCgedJnvemmT+mnpiR2Zigpkt3maUy/WCv3b620TqyNOW4c1MczByXJyUiFR5whL5QZPTuJo0mIyzENhTDtK1qalySzMMrm1RQqjs79uKnNvY/WdU4piLHgvRTPlaczml8WlLws5qd0/TaVsh1jDCU1k09ibrHBlaQGSwMZaUUl2qkFZVCzUUnm0Qj1YsYao5rhd/DGK+WhTnL/YmlUp/xOJa1XkbZCNXTKTB3RXoyrhP0ahP2K4JS2cFXGrBLz2xduhxHj1b5wM4y3AdrBnbTzNgAwq+bZGJmMqELlnyrJMZEbEBkW63P8BGHLsFhvw4ylEgj1OXBcOdFBYO+kQcp6lYBwQlOLrbNyc46FGZ6lJ+a2TU+o+DLp+6KpZ8bk0kuCvm8fFwaehP8BwZ9dtRuLAZFZm1nh2EoTThpaq3Kt0yUrcic9Vok76eWdoALdL3AFul+MtGRlBaD/BYbEwlUNOBNbjriCosieRBY8eDqlVDdN4cwRDOd83TcwWhYxfxXqNL3rathCGcD9QPAMYpoieCbszphClyUaCisMYEVKIYGeONzvFnoScsy9W7ZGDokh1IvmvGpa+hitRWP6eHQ0yYbmgldeQo0PFiLqKOUf6OanFjerjSBKouZiWqY/isKP06KqHWd2KzoSC/u/aN731L002JjUZu09bB5nnfTDs4r7dktzKf2rJSfkStJMN9PECWgLzzy0Rc48NHnmoS1y5qHNO/PQljrzAD+xeVxqbkbQ1BDJupgaE3tpwSK0aTYmp1Zr02FzYXHq3kbdkobmP6ubrHVzKGBk7UUZWXCnsDYKmNZRJdiw4QCb90s1DFjaexmH7d/TIrOnTqvZed8G92q/E/fq/Go6pY+Z1CJrPH8wwgB477AWystxJMkkc5stU3ORNHJdyfGh/gOFRFsSYjcZfx5mztM8ANoR8rkssdP8xKFHkY1PXfolSu+10ZTOGa7fThSu3eug3076rbJRuIAcoG9lHpbIPVSjqrxS+DlIvkS8/173qqJT5FhY7sJrp+gQtbnv6FRURXQhUBFtgo0g9ShTG60yepSpTBSaM7nEynKmkrDYfhUSbh52FWBc7Y/6lmwNoQwUZtu9GnWhK59lJNpRIELS+BSM2C0YTmAHz3m4kKYm83qsj9Lq8D6D4FnjBpFgzW9dvLJCh/7Bgh3w9fS5xsceQeIu+YbERkJiVXJ7S8nY1jPDxBaJ7Wh3Zn42vSWb7hXz9gKrDYJyTcK3IkFVIRAq4IUwq1J5PCQ0jnIM2qhMhjeNNwOYpAIKYyHcQGhVoZQybFNxbRy+nVixTipKhuHNIgOhApMMnNWeB9Q0lkKAKYWAjBQCbCkEkCzAYt7vp2ELBT9xY7oU9C5pLOlFqJ0GAZ56IZr9MaMNP1MHLzrfXuoF1AexR9/NMmKWSTdMh3cXkpY5rkWPk0NQDIetJYx5a2+udT2kNZ/NtNNYpAX2YAysimlaHVWyoZHpcBuWFvel9NzRHixVV36bzV+C5l2BVZclcjcNP9NwH2a0zZwNlC02Tfu5aZ7AMBnMQjOG5iJ2gYidkVoERtMv0FJHSEUMMqxfh8AfgFXA77Qvk0lBbisNNKQzyp9nhijXBCChaUKppwhVkUlvBgVRlrtlzqHQXotWLHof8fWTvjHtZ19g5bEuiI1EMYgBsg74mQFzlhj2AfMGMRiCNQFh2TM91Zz20wQmjshScyHTUhOz01tYh+K9f7KJBuCF4/j3+wj+XN82+v87CPb8h330/9wm7HRtqdz7b9rv/Te/8dr0lgerP37gjx54dVNzeir4AZtFQ4RKpmIdCSXbnHAYiUEUQxWYUHWGhA0CSW6Ki6CWxmFRk0W4Xs5pWVEJWQtx1GWnLud3ciXhKVConYEaNNSQBRspsvEaCAXRsEsa5JZcZL31L3RzjC2ZTQg7Bsk+vs1mr/oUZC1pBQHNDfoOVopmA3+AtTw+gMmCBNUEumQgpIM9QvYpmrPOf9MNg9dYoYFPtfAghm4PT7DUeT+9hIViSq6+kMTSMcPDOq3fTKqZA/6+FXXLrSoll0MsRUtnddlZaqGkJtbSxVrSMJ+F45aSU07A7NO3709R+q0XVUouR6ScY1FnicsCVZ9u+qGkbjLTb4W8IPOU1oslbsFxgAZGgARH4ijRhp0i3ox3PRPVOI91fe8z7HtAY5ZVVkwhrv1FyfU5PTgIel2atzc0Ct1ki7WGca++JdK+zmpym3VEpr8Qpr8QpNfxsUyRp+ChARqc39X31Z33mvpBYvgP4hRojandBZSf06QvsjVEDEx+JUZyrs42OUO+5t6LxLDroXl2l9kPHxJs0EONZ4Me3blrvs1OYJ2/iG0+NQnbMvAhZimfHTD+T8GBAa1KjzK3FnfRkYKLjjRoKrssSDuKr+dNUBULvjJ00XECKj13PwUvHVLbFF460qGXDl26KIjpbaaChTTYZeWNUoMPdti3xt1PjW6TXt14awxeEuCYbIPUbr37KRrQFCz/7dHGhps52KTCCNFLs4+EDLvdiOc1grzQZR3fP/oOJbRkDeqzkTo16m7sjtdlKAceRuDAY5tujlO/qJPs9cqWsgFbDVvSn4hF5Qlj1L2/W+6nWMpker72/3LlCgR4geF+UA4zgcddRkj3PdQ08g41uapgVMVmYS3OGDjwZgY2YW+uarUJ+zxhzQU9tAmbbwgQGk4MxA0nBpINJ27FEEDZbA1Imy2lxg97sbgWf09kt8JK/JXkI9agcXzEarQcsS5o3K0dserBqWi/DOJUFKZe8fPPweidzz/7ks+Lgsa9Em/cK8mNu7XzIj046blbBnHSAyut+HnOfdE7n+fcmax2HzTuXHxYzyUP6y2p3SuLnAFp5KS05kHj4trvj0TvrPy+JXmXPWjciXjjTiQ37tZ22fVge/z9ygPngLSNim+KfyB6503xx5I1UkJ7t3jjjiQ37hY1UkBdLynTImiSfFjZxA1I86a4gshT0TvrhzwRTe+/ShnGuIFN6VkSj/Q+rfH2ysYFq5GRrld8Y/MXaKpfwVSn9WihNpU559A8NBpFQMlovOwSCKRnmZ30+PkKhs9osPMSg+12ttDToFUzsTSSb+d6iM7M9dDaZ/ShIIh6hqBqtF302jWs3yBINi7VhvW3da5In9VlTfp1BErD+jU8v+IO61cRcIe103he8Ye1lxDIDGtNPH+mMqydQCA/rB3D8wYlfR4BWoYn4f6JpGY0J8XN0Q7I5jxNjzuHtTcIPo3Z2rD2OgLpYRgdGY2b7cPaOYN7rJ3F80x5WHvFkH2+IstMo8wMl6m/rstCL+iyk/oMIiYNdUorOz5hyDbNGJzfRv6sbNPzBvaGN2pPgU1o5PDFkcADYlKdQN1ejInemOli9KUQ3LxgeN9DyHpRk76ALsESh97kkmg0Vg1r10zEdw1rV00Jtit4fpbA9hYCzrB2Gc8vFIe1N03V1iZi1gzrZy24/+oe1l+xOK8+Y8m8+hmL8+qn8fzHwrD+kiW7d8nk7uXRiYLs3iumBM+MKl6fNWXapsVpi0hbkqA8bMm0E1aDD7vewNyYhSzjZKT1M/Nz0h46w25bbRUDKUSmccM0rkpTC9PUnE4OrdP65dacvsYUxNo5VU2esvXLU7Y+WYBwflOXLpkuaKx6hFUZMO4YXaNpd2l4v0MaYgXvcl+K+r0Cw+m+v1sk+0bVJOfJp//ERwrKUaYob5QdLFCBMC6nSKTrxdSjNviYehohKnNfhKd8YJiRx3owZrqTMl8IwUVCd9jxIRVzdxhzt/MBHK8eNMYBtAr4kDkNx/xzdeJe5+omwxIsfL9RIyaeCE8Psbg/KllcWqdFildygKuCvvJijhHGub7zRSO2zUjNIo63CL0UlsRukeuFsoUp1YRa05msw6J8+gjpCSupNENGq9JMKMiZC9NBT4FL07/HtulJbdNV2xzlKovTazF70O23wPpd0pj3+/F34jK5ihr+CPzpY1+vkhX8F8QKrtZa4a/TABBhwMkmb1AT36vDacBTMeGC1Tg0yfHD6ZthKgECO+IwtrCELl06kzzA9hdCw4iw4xh2DWhIf7Cmw17LfEOk+MyrwYdktvNtXdX2/XZAyFLPPAeEJ1bzXqmUbhb6IEwv8EGYjSQbtn3Icq7HlbM/QrjQPWCaHROyEofIghjbo0pOjHwEaso7oPNLuvLHhk4LbRsjp8bZA2Ep5iyHa0hJCSaFGgj82HPTghpibmINgF+blz/D+SU2UmJITUuWEmHn2/GGto5O5p1GJ7PU6AD8mWh0bLl3QXOlZXDscHBsqEMFg2ORVD5vcCxsWXGuPQmDk5GDY4WDYymCmjQ8tjO92PBY7zw8VgywYR3/AwP0DuVEQ9TLpOg2fUvj08Y+1iHBtO9vmPtIenF8reU9lhR+kp/B5sjxehHqXSliGtmN00Hsrhvj5kFjLHWQ99kvGHt9u09jcd5u/BW3Y1+d5Xvb3QvXhrVA+3W+S/NA+3Uyrv06maz9mujSPHLa7+Xg4HWN6YqscsFd9x3oKTt8zFZQXs+LyV7Pg4aw1/NUi9fzBQ25Ja/nwsY6WcLD9Vxh87l/mTDzHHi9e3VsHdHSeAR7poVh4zCe+WFjAk/inm9CRYH6SsyvneQWhsZ70oBf2rtgqm6D82viqRymn1FhOEx/CeG4g/SZWAQ7SD9ttBx62I0bOlTJ7ZilsYTalTjUrkRQuxKH2pVkqF0DbF4jvuOqAtKVQVajvjbotdP6wGqVVwe9SnDPwGI+7NBAacautpNK8JDoO8J9+fBrfsfSpnYdt2hq5yxtaZc0JNU5x7qAUUNgRo8dzNaCw1JdlIlVYoeOFDCovV4XQnoQpSEKxpEd016H1HwuihoOWAvyVLaOqB6QB/YcLtj/4la2RC6I3FbWqUiN+nlWN8ZfV/QgIsUR+Os2LNEtulAHDfSMznZ57lMixxvErAAA53KYxPZHvZyo4byojm7kHyikRA21pEURp7teVfTws5fHgT5hk7LXWyaq3nJQbIp5pIAzoE9tLeB4I7+jQAU2xkdF/tGCQy1jPezUqOiVR5jLuPUEQH5bDmVUarqogZ/qkWsbfV4mDy5V4uXyDYmNhMSq5N6WkquoOEycw1Fp7aFCfn42vSWb7lUdsVxU2daZerY3CYyEGgPmGzr+XuC/M/z3rN5sNkXt7MkXRcfJ8/PIkpdzGimi9e112EX0G9d5kjlykl2PJtn1QUyxnEoSm2J5Z8EJbqTQ/DZm20z3sDGLwCUK3FDE6qaah9dBrBqXdSWC2uxYA4icYzGVydM5XZKns4osvYInyfroHnvrwDNLleB5hGSN67okQDeIAF1V4VkKv4Vwu6Q9N0F7rsUi3kbEFRRtEZDuNwBIhtP9xkVdgTmJLE2si5GliXUhxCbWxcgSJUoiS0cob+OX24gCr5PgmFjHZOnIOq8WkKXD64hEhWQpIj8L5q7fQZwG0yOmRlu+du/4k7/U/M6mkzGNEytmk+53TvmMQ02/Gw4FFtAHKpCSCJnE2xNKOOxBTlIYJhKKMDK5yTfMhxUL0UaonpeOzby5CqGzoL/LRDf9XS666K8P9Et0O1ZtWF4PAQtKGGqa+lL1YgXNjm1CamX0IZxgtVAMiY6/Uvhzj0jS469COCH5CprUj4g+/E0wcNghVtI03yZW4W/S97kd1Ki2WzKA6JP2DVXRJjjLAgMIlaBN9PgpIn/wqGyN+j07YACRAt1iA4g2ytsLm8WUNIBgs2Ph7YbmNL90iK4nadTEk/uIQHTv3rdPGjm0MY9GlCcvjRy4lDY2cqiykUOVjRycwMjBIvRXRg4p4Zx6laaFJBsCNETSDnitqdUDxuZofC4cjebC0fhcOJo8F57HFJglEjGJwCTuUlmnPGSpyXF0HWjFZEgrQCM+KUnEAUkhnpYE4iloe2KP0k7c0JhQdOOMohunA7rxkqIVx9YNGydUeJLCzyNcUV641sHNVizieUQcQwT7zE2gEM04VJoRVJpxqDSToXIafb9GjMtLCghNSSFOr/NSAYV4aZ105fjOFKIrRh8w/TuwiDT9Lprb6YXTv1tOf+kdgZPY0HugrrrrN2uwp0VdI7KuDiw1Ar4tRMeeuu9RyTZ0KbBOde+uM4mBpSxF9vurYY5MqfoJSyniboroFKsp1WpOtVr0w82DmDpJpXlTVELH1Mnp8x7h7EIMhFJ4qu5FzlGENcWrnK4S15QHs/gonIlG4Ux8FM4kj8IrAP4MuFcELsEnjsLNc2pYzjBuZrEbLnHpA5Iv3iqXNOgf17AJZmOz7m6Ju0MSdwcl7vbTowf7eYzCQqLoExIJz67DpioHZ9Zhk9sOjgHOAfveH72/gvedcqBiuEiEI0E/mvJ4Lvt/1L0sdoGy0vCxJA0fXWn4WGbxziZJq8XL7rVKm0WCGG/MKcGMve1yjD6eGUvzoTT2+k12HsYqjcqYzrPlAqK8Mrkf7cYWRhDMRMHIadN66RbpgnRYMMPem2Dlz+6b4OnB/Vi3NIWdwGHqhKEiSDa/Lm8cSzeum4hMWHJY0WiddsEgZPYLdR+010nwxlGE+m6hDvsUpQrsQI03BxWGEi1Lnua7woWBiudGSqEl7EvIC4bcecqqYcR8maEkZQZ3EZmhNE9mcJdSVS0tNvgs54gsrnzgaync+TrY7zQ6GJEJY1FZCSX7bZG6pkNw8trx0LwKicrEPXSINilitJ31OoVDMFzgB4EWTI6f7/DAq8nxvm7KPReibsRVsNK/gMv8PMkvea870PDMBhqeBZGFsAJv8F1Q16yzqFJTjixmoQgHfKiz2BKLzhM1ykGPUGl40noZfutmsyXeUY9HF0VWanfy7lIB1eYBAxcPzeshNPKY08fbMgmf5RI+RHjx5uGheT4x2qwY6mVFG3aHbYC2Dp6sDd2xRAdLQyuIs8KzzwCfwJdN9HkrxQpvVR4rvsg+UkhJ3VFsGNbhdLsNMlH9UZKVumhIpLZmn5RVVnJvxQr5tgr+6aDk2fZggUGnEq+UEopKvEq+IbGRkFiV3NdS8gpUHCbOQiZqe4iktnnZ9JZsurcin0sUPohZwxgQznxL91YTrxW99TNeEhz2kjiLC9dosSlipKrE59XCZCtFP8Gdx7UvFl2DYFlvLP8ENbW+/2Whn/mctwb4liSSeyt4pzw9lzdUnBl8WyWl9HSULeQR19Knpi53/rKs7NzEfRoNc5+ExBqixWukjjxk/QkoysA1ziTo2wSSjm4ex5Zp4PkkcNNRBSoCtg9Jnlzm36WyP60cflBuLcj9tMq8K54XjGMrpFoARIUuBEVu7hvwqrEjgPQKwTH9FKOATGMBJiIJtCIH7pL1ZAC2nfQEjEbiIILGaCKIpOkKtgwca4gSilb4DMGrhDKSmQ+dHFu5yKwulHRikHFVPi2eD5BJEmdWoK8r53YQqIqCX2r0UgMY81hBcpIg5CRBqNHsDyKXy0hBQGUqUZVUooUuOPLKM1oApdJSEzt89MYqY3As0yNcyP+dJ6kOuPZZBj9W/N6zkGK30Eo9opUdAZ3UhKSWXQEV1KRxeMNi+6cSqlOLtsk6Wh9vpYA72Dh1HhkrLCBjOUXG8sF0fYidzjtABsxBJmRpSciwuU7l2pKQFR5luhEQsrwkMI6kG7lAWz0iZFqMyDiSrKjEgY56jJDFE6uS8y0l52KETAsJWW5+Nr0lmw5NWCwfWHdAmhYDpRPjaxQvIxmcayb8hagI9noV5e3kvE/LrOqrIcwtn3l224d/Z+V9P8if9ykLE+wIZcEJHQMnRA2XZaQHTDBVA+YR/jtpqBYi6zNIfhaeDtL9xisGshOXatCKrtizciKVRkXK8ET5iQDLWYiznGniHHFC/Je4H5A5TbiivaLthYY6CfUVvwDCk6EAW+MVmSkDsCgGJnpsFOWbwpSr8dzfYT+74ptg2WRiGl2qNEwKxclv4VAoyi0fKjfnlDF8LaslyZYFsuUKi8iWS2QLnJWVQAh03HoKJxALVwQmbPmFywETOj5YdWGawoTOUoTOYkJXBqEjeDChy+NQmwhdHoTOUoQuz4TO5KegYXI9S7ghoZNZNZXVZWtHSejyTOhkPi2eD4QuacXTQNsMom24zIhfivRSdFgxPotSAEZUloX1HYqXEa7zA9r3cp4t75AimiLPrd02oTm/bKeBJAabYbPYcUHf6xchdjCqlAJUcdkCk3Hmm7Ap0eRgczRHldTA+m3B0Lbz0LbT0OKAoD1xaDUe2mLi0M4AEkljSwt9Owa3A7f98ELfrga3nQe38h7eVNflQk+4Khf6Ii/07Wp8i3Khl4EJCDow5uwIR1jm36WyP025sdC3q1Eu8kIvn7vieRcb5U4MbIkGtkSg45cyvZQdNe/0EJhZetMAUJPNE4NojgI2f9/Au3MR6I7EgYuZsyhwhQLOECUUrZAdUrARi8BVU1ldesZh6qp82q3A1AAYXQIj23LixaQXXERBRLYkyVAuPoFyRN4BTd/geCHjBadnKCN2RMbiiq4yDRLTt1xs1lG8pI0+G7ZZQzJ+iNObQSk7ZexOWbZAO2dBD1llnB4OCbZ+e51JMGfYJTPs4kaGsRO6jJ7QpXlyEN9U8U1dVgvlJlUB0Ise8bKflomf5qaHsZOqjMl5Zc+oeMw/rHu0lnzV1M2DALK039KlfYjJBugZfg75doKDvgyRjFAwDf3wIb2m8gk/KQXnm1+a7B/6ZtEcycx9mxrJVmUoZyfMXdjNXjahHXbgOGdBO0ZUvl1+UgpbZJdqh2qDUG2Y1FVhM/r32IqJIGdT/59ox5Dz5ykzPV4eMw/BI5m8gye4bNNMcNuVh6mr6xf4TmvYhpdwFjI9DQ9G02wGC+cL01O75QXSSOvKtOWm34bQ3ZSgTbRNT/mUAVaEZZWvIAoUGbgjc0emp5v40O9XRGV6CsEhv0N0TE8RQWwLvZrZF6hyiz3Zwt90W5TdqzVarF/BOJepKGpqx7TfNTVNnKFLQXqvTPvdU1QdURZqQl3JQRaxVtL2AL2jSVkQVRIbCqFTdWrhdPMknGAUHoeO1pJXyoBCZkTxOIkedcCMfjupNAtlTDf9XuKQeo+Lnt2sFyU98+HAV4djirIoTKHlXVMCUKI/BD/R3vStkzE/ycXmeX/ZEiY9uKQcV9JNodPdU6Ils0WZly+eOREV2ggqNIgY8GbzxfO+WDS/LoS6Lme5chW3TLmKE/AftxyO6JadYoxjHa2E2mL+4vLv7C+ODauPGzD0PpQax7ZrQ905xU7c0ieb531nKVsvmBgiUX6JRLQQn/TT5/3CknArqot/sAEMjrUtdiEdDEKV97w2keenq3bTi6JwirimPK4Xck4xHLISNAsKjO0ot0nQlCVoXAmakgRNUYImB9C8kFL2H5fi9h+H0fDI/mO++kx4J9Bg/E6gweQ7gW5JfUYPVFmU/Qc0WdzI3oMVWWL2H6zHouw/rscbdz1q3PV4464nN+7Wjsv14Ghb2X/gZBv2H/GD7cHonc+1+5LP54LG8fmc0XI+t6Bxt3Y+pwfnZ8r+A8dnsP+In57dF73z4dmdyQc04RUz8cadSW7cLR3QSCuGWWXFgDMVZQeCM5WRyLSCz1Qeid75TGWL84tQsG68tIrY50aGPYGVfahb4/yFIANzDHqmcPyiNb7MtggaToSgEI0ToS1C2/xpQmQB64ZEVWtMDrYAlBrXAlcPk3C/Jil1w4U2elnZLiidaS3UmdYcm8Um9wORNt5Pr8jgehdz3ObrXfhil0up8GyGNXzZ8+ri2k9xRWm+1ZYVHDO4+Pgh34b+YfJlHriwOBtc5pFtucwjC5d+73yZhzzqfGXACy72wOHEG5q60INPAbN1IuQWsfbYe1in7cQmXb/xCBzO4sZVV923FW/a1ahpV+NNu5rctOto0YUeGhMErlBgVhnLvK3aenUAmzTXWm72uAK/H668eQOLRHCRxwV1w8fhlLyZYyKlbvq4iQREmi6q2z1m4bpVha/Bdau66eNydNPHW3x7yEbtEpJ5auazu9bYbR7X2V0r7gIB8C7Md6YLx7yn9eD+l4NqdXLU0XJI3lWqlqxu8s1AAWz5ZqBsy81AC2CbdDNQcH3Z0bUYWuKl98LTBJQaHXVLUElWfCM+qDeiQb0RH9QbyYM6Adr6TXjKxRh+nSbuYUV1jyiqe0MioBwtvnIFtkWvBIDU2UKEh/qYJe8EOqKG+qYpR/KGKUfvMNQj1UjepJHEBS2wV+IrVnKys0dYTRIRWRkxwWqSPMCv8qU/E9G4H2ZcarAYFtwJNBl9ft5aZARvzL/Bx1We9eXgj8muUWN4H1CXO4DyKpcburzKZVb32uUWjZdT3MWFMxeUDoLgfRu4ti8o14R8Fphjhw32wxhOPgCWnl6gacWxjjwULEqPLqWAyISHqT864lWE7eXM+P3TXFVOOGhnTuTZDpe3J1l1KAuVmClm0ZkzVO/EmBN7W201D6+2modXX/SquG6y87hfFR3H/RoxxtU9db9KYN4pCq324YXF7cNNAUcl1ZOyEZ1BCPbhVeXCUN6LG/aSMpRPhm/TeH28HraWvluQXTpiKUhoqPsdU/DOEEU3RVVKPNXzXgF7FlUSNirB5wvN42GP8bK7TsBltceckBdZVChbMMSga5PGKLF/kjNU/rqfk5dfXTbkeDoYzy6obUaD3o3tfQd+eRx40mzHdRXZAQM+m/0e3kO+w+vFtCYhjT38seJ6oG4rMnt9wl7cJYtbhPNYxfduL7DDM30vCTn2Vl52oLjHm7GIsCQeuTHXl7ObvE5h+xkmABmBc+xuwrgiPbvwK3GyMb7fK7Xc8WNv5ZNwvuQ8C+zSsX0pkcwJzhlUvyASYtOD39sk0t0CktWAZB1AskqEZLXvGclq8JhzkkqpAh1UCEhWC5EsgkWVmt8ratN+reXMP3RsSNJgBVcRUQdUUeGnPREmzm6KZ6JSHb7WvCo6dxMkn2GRXUGyejzE11l5X1FH/PoiHF/eneSkpIqfaZ8aU0n++Sd2q1EN0ngTD3mrES59YqXdenOKkX2IBqcSv2OoBmo64nXgcbdXyZeY4sSAFV4vdGPcq0bBSr4Su5uoI343USV2vQ5K403Q6nzdk3gVMU9FlbwbcxRUiY9ToZxvcxbkDPy+cNtjby053XzZibW95VuJauQzOT7P7WSqxU7PRBW3ank44rMeknfzcoyQm6mgSUdS8s4wecnAIUWusvlScMyEdXvGjF8s9twii+LM/EWxGEjosXp0WY+MCZN35wuB8gGh5Is88/3aFA01zUS+44lCzZPwQwUU+WeByk0fXrMq/Ijf8VSJBfG5Q3pniieej298NN0/muAhqOMFglVliiYK/Kj1hnOE5sKQnBL9XsURtdi1TNDC4CvGUWNtqgmyR8Dly5mq6nKmysI5FMM+XtVbyQ9QqZZEf/jyrWm/Oi0p0cKff3L0p1PSn85F6Q9xIwvoj5DArhFssJouQldaSQh6vziqVyWq/7OAWtNnDo0fcVSvxoL4rFA9nphRvXMeqtuLonpVonq1FdVdCX0bZh7zUT3harnO+NVyGDBmMDEVqtFU6FRToaqoJLzPqq5NPDkyHZZ2EjduhDwdEzdI8W9oUqHkCmsNgPq9ocz1WevvNPzl5baybd1FlfSyNqqYRJktWw9M/CnR76lEaElQ6qRM9HsyUSuxnXfbZKwEkGmubF7GWyLpuihjZ1RuabZhZ1ruarZjnxlBBxucJWz75rEBHNvgXFB+bIPTlRucJbnBWZQbnHm5welEG5y4MzP1z+OukGvxllyLWnIt3pJryS2ZRQN+l0Tq6wi8TiL128pXzA3VtGv/S+4KeTu6YuD6kneFKMn6RnC9gC3fZ1vuCrlimDY89x+STrSlUwX2IK+56wnnUnDghKOB+ecC8T2y4EJckNY8Hq5XwMOWdjPCkBKuTCJYr1eKTjCngRyVgq/XkhOZ9AXW/OzsHzpUxdhVOfnYVTl+njNPhUdDSFCKJyi0Xmvg4gTEDWYBvXOQhJ7zfpmDGeHicKR8ivudYq/JEv8dif85if9Zif92OKDA/zTG1WKv0YEW+W9As0fH3QiH1B5wfPf8zGDozP7MYMyZ/ZnBRGf2r/A+Ds3AGbVtc2bQkXDP8D4CnN2uo1TySuCZwQDRz8brPBvVeTZe59nkOi+gqsneYeMcb91T4HW1d/SGasTZQWfBRRk/p/xhKC8eiS7zs6HL/NcHQ6Q+N8hIHbjXeWNQoa96vzCoHOVno+t9AflMbJ8gIz3o+1Fc87yfux9eGaLdhcwUm8DxpQc84eBlxFFXbvxXgy3Q+aggDrqjEeiOxkF3NBl0zwNA320bNiYVpI5Kk9znBzGh+ik6uOHgWLyWY1Etx+K1HEuupcknKTQuJxCYpcBLaoBOq2qPYYCWurYg0YaoFg1qQQ7qZEkOagtBeikauxNq7ECJMhElWi2H7nQwlDX53uShdF5Nq/OwK/HzsM+R0N+MzsPm72gHBydX4+6fria7f7q1HW092IVW52HXlD+0+EZzT+Q463rMH9r8ZSRo3LW4y7FryS7Hbm0Z0QPKr87Drit/aHEaP8jeASIa35e8bRw07kYccjeSIXdL28ayRdj1Vedh2PTFeVh8r/e+qLG81XtnMl0KGnc2fpJ4Nvkk8dbokh6QF3UOBvIyEnnvYvLySPTO5GVL8pwMGncs3rhjyY27pTkpD+uuqMM6zCPlFw3zCH7R4hMH7qfiE+cx56g139PY0VWNphnzNBZOov9fPI214bSufVFPY/9TbsMqKLtjntswHQmko65OfK/yd2txl1wz+gKXXOx1rLlMeR3LKK9jbwdex0rK6xgtZ+x1LHIfdgcNIbvzWjZsPG9KuE2aCnBHEaB5cwRPUM3DZovHsRqa2xV6HOP+TKrijUvKu9mEdN/VjbR1CdarKu0VQ7rkujzfJddCd1vzXXK1nqAudMklyxFhOSI6XMXp8BirxUA/JrqPap3mFi2283Vwn8Ai1x+UFnxs9ahtCm330mmg96ztKTn8UPclUAcphhp3xTSs8Jas+bcwtNz0IIwlrncA4w/3Jqy4OTFxATq6/HhQ7sCn5SGyb8vdu6xM3dAewhdo+j+wvwDbikYPCZl8Kqv5bADAW3+4usCG955cQ39WZB9m7wj6w1gs1d3Ou9gtE3vbgSIZPBLRuBiuNAMDg2+NUu6wdCupdCcs3Xnn0g2UnuPSY52HfO9nVD0W28yaLx/GpZ3s3Ene8h0YpwROcAVfzJVCnVm5ich1ppU8jTbYXGf+LqqTHT5pDpuiqKN5W6rMZxrsUy5kTyCBWs5f+G56XD+YC242PKQfNImvtg+mxky2xyweVM5yUn3aLZzu6/Colm6YWwsKrNSgrQXppQx3Vm8tmAhLC06420qyfHFoBgN8DnuHM9R9y6M+35pJTN52ebpD8N26vwAfeznwRDmUnhJ5VbAtZDF2WExeFVMIi8mhGFvkqJg03FuhGG4kbiBQ7RPzW1NQxRSTWmO3tAb66ou1pqiKKSW1JtfSGlxJsFhrSqoYN6k1+ZbWFNi2I7k1riqmnNSaYktrSqK8aGvKspiktrhBW3Rp3Fkb9dqlcFpBuEM4XiecscmLMKvBvZisumgAkwi0cMHVxn7a/Nqob8j7MYTBbhq6E+677oLdRRc9+JqlMEtdZelKyFJHljo9AuMNry7aRQ0z1xgV3aI74aLu92maTh8oI75TXR3wctW1eNquKK2qpAcn0uwDA65d8Lut/rLXC4AkTJBur4vhklrMbCC1mNkA/NUBtERQYDZgKM12gzXbex9jVcFuqW6domaybnSKzQYMpdyekmYDXRyYgBFejgYtF6q3y/y7VPanKTfMBgyl4p5iswGZeVc8L1Tckyysl0GrvT63g4ahS/BLD7304EoujCe9AQMNSgIMtIF0VWED6aqEdLTS0pe/h21WJyXl60FsrlLj20ERjZsFbveWU4FVDk/qvlAi7eSmad8THv2Zq1Bj2xpi1PMF4+sKeFHgQfClvgCNOKHmqF9j1OpZdPC9PrGC0s3xRVZUKWWxkYWAksVLOyGZzWjaKYJ7wlYS9hqNT1LKUb+Dvy0THVxPfSEK+6sITmxJLOpiFewnuqkadV/rMvoW3BQunxTDcaKmErRRWm4SLC7ESnn9PDeR2rEstFGOFbU6YdxWzW1deJGV3y9WE7ZDWXsH5cLNUzRo7eyUqEsVtkY4SbDz11Jvuhcac/sDc4Wg5+Ed5XXV/7VJJYkBIlcLoCbh1CkSaIIfNU6RBcRIqtJDAKKcayS0+wjHQvjEctEwbBX91Kyg73XZd5evxCQs7hJhjEHjEYIGbp5gqwHCB88FBmE1TxUiwPDNVxFVdcemqfmDooLHuil/vVg/zdiI99tEGx5DMroZHODgzhojdplLdHJTgWI1l+IJKpOJfePpUVnLFFUzOC1uC4qf8teJdbi58LZpSuwJWTVKCCps+t50k3Ldhi/rBF48nmh3+OtPivXRhZ51Sj84DcuKPBWDWYdwFqwxtk03BLd2ZmULK1w7TU8ksf1BVW0bR68XeURSy6j/tzUFZjG3rXmSmiMGp6JqqKt4aZOgzKFT9DKv0x6ux+NPlaDf63m+MuCnqfy8egmrZEigXqryNtTiAToA0xT1R/M2oCdq+MR62R4Kcad5ebxdUpo7xCrvTl4Z1aIYLIg1uSCW5YJIk7ZdrW48g29xdUQjAqoil8kwb88SyyTwnAhUHql9lRdRPfSFSuEvcs30V3BhQGnhSBL3AxzTr7IoOvIdTCYOLSQmK+cemXsUxpPDol2R19vFLSzHy2jS/QBnWJMwrQfQpDtuZanuE6vFCi5nbUI5d6mOqMW/T6zFYxkThYgBQQe7JdEIu3M3ldud4LjiHnYjsDB+o/AHaNnwRAce67+PPMPORViGkTjHAFu4RTkGoVb8IXnLUZxdGFILvliEWdBUVhd2CjFGwVX5tFthFO4FbzBMvMEwDSe/3E0vd8Moe4AwC4hJpPhemK3dR299YkCO0l2KSMMD0cq5bXOPUsLv6P4PgjH7tu7fjwzdTJk7aFTWz/mYVHX8IBcKoVUN751ycB0aUw+pNsXWCi6YQ51io0x1T7B4Unr5eXU04qHFVH1uuz9CKboW+daIvIEhHs/Gprk/1OnPRX3u3TR3ZTc2o50/JDYK2dbVoiFG3iHrapV1BFk3Lqyf6sYS5Yu7BAOpn4Hki02CK7tL3CM46z0JWe/nrAWmNTQU3WKNkIOyRg7KWgWcTVRabFBWqibdJz+LPqy9+EPz+5tyzqs1lMAsfghJOvGhk6cnQg2ZBNaXXDcoxFoRlAfuhv/4nK0/Ko/GizAFZov4wM57OPH9QXklWd4alb6bI10Z2Rks7Ird6RH3ih+UzBXlzr9XqRMETz+QC5CrnUZrgPAmATlQQiJmSFgEZWgkvTBXXIu44lU0U2bhbOVOmiUUuFPUYlxxxAkTqUnBAhIXRsIHPIlrkO1SYvk95oxBT1qtmnhu2KgdwzMzbDyPJ8mRk3imh42jKv4Ini57jeX3CTxL7DWW093QZfzbeBbZLSO/46ZTGPhfU+muqvgreObZOyO/X8YzO2y8iacOT+9zDhxapoS4xzyNyu6c83T80Ygfk3/YxaU4+SL93mOeNQIOg/vsfomtEiZ0uSsm4TChy33O1Hy3Vsk/r5lpbCfzrcqHzIPKDQGUq1MJJCwtnSZLYTe11ctytXKXBBKCI++RhHcLWKfv9enjdt4cWv4J+FTd/7LInfkcO2NIKr4IrXcYAi6yAliLrACpYAVg1/to0T7pWxErQOE9rDtb5BXAEiVeAeDgX6TUCmDxClDip4CKtpeKrQAyq6ayurikS60AFq8AMp8Wz4cVoJjQPxdEP09EP8/WzN/APN0B529pdpjipUWGnaR4GZIBCVUa4/vhV23rPuB8BriRAVqk1R/ghrMB+hWXwyu1LodXcA0b76cvffLDWxp0/PrwzfmPuUyKLWXSY9a4MZYej+5lxN6YGfMnrlyb8ZaIxvey6gfUDtoObMw24HgK27G7KDw+6mdePdly6WniTY4xFcx8FCxEwSIKfrBgRgy/LezmSYI0Vb1TmuFFqduiYPv3UklMETQKdkTBSBXJqxJzX4N/C9w7CPMBUYbnlC4KdG2vNw6N0vJf8+vAwhq1tX522sur27lVwvJW5Va5C7uNoLvdmDaQHIhZ8MpS08ml5IS3XcymO02wr3sK4Ko7wSTApUXnlHBO+vkIMlFwd93PT/vA11ghPXG9Cb+XPnaB6V3GgkLPFCxhCRkrAoxOkCMlgs+ilxNgB7ze4NvF4JWCwiR5kKzfNUpo7Ii2KRaJ+AYsjsqLdo5Cg4uUWn/Q74I+ukPrKQUKIos7a712URPmQwUznwHGUv9iLUU3uD3cHX3U5z5xu9CijniTgwbjQ0V0elV21S7tDuCWHvA2WbckwFPC0qy896Gbe+Qxnm+RLvzu85bjMeQJPPppgaFHj+fjUfFWSBxc1oqDMWzDFqHLTp3m40hNuBJHXDgoIxypLI0jy9hHNeNIB61+jCOdFFtWsX5Hk+BUAYZ0gojEB96rEp8jQ3khVAjW1TIE5zAYRb8+GkKRIDolOk6GGtaQs+PIVRErwpReGFouQ9KoGmjQLahMWGMArQr0W4y+uXK8UxhvjKpXxp6qGq6SGjJ5tvR+ZYGH4fHL8yiBD396habIThGmBLjHLn8J4ZoiR9GdFM3XG8gpJovh2zlj6Tkv7+YuE0zQLLGML2lgIGHjTYYcR+0b0xeZiYZoVHSqO3Kf060xnE4hgcYjk4ETB2VAAUmcWg2zbfkxC1U1GY+bU3GvpxFmFZkpyp0JU+NG16zIEgRf3HIH//vj16axaz2Na0enm7ud3yxlCrR6p9XhSBZ3B0zoix6HAH8f8bnTGXRaob4tUZ+vqb6TyBzPANbNGpQWTf3SNfJThDv0+LAkxk8QLtNjl1eWNiUNnQpMdHzcjsGwsVsA94jYTk9O1gDcM3x7dafcQujEKYVNb4zbxPeyrCg6F9tdbNnnzoowS4/K0r3YZoHcGQi2u3H3NUhl5yhLUosI37HNeKJgnRD460sK/C0b973QJZfycZXk46qUj0FbOhOgU/e6l5CPn15EPt5FkKOZVmX5GBvdnYo76mTuaJmUj+uSj2Jhd6cSpDtjAvJOopR4jnh1tlOoxgTkupKtuyPZujMmIw+prCKeFRxSPaGPy8P9c4Ikv/TSSy9u8MBA0htEjk7eVFdiQwZiQ1Vk+FCqjYVoWl7aKSns+IhwokoWG1BKRp6tNu4jwud+WfcFZrONSe4JeeKHEc8qOmFjSHm/C//awYG1g/lqU3/AgTVjW/G+8Jsnf9H3ljrN9uJ3SBv8Gt4hbQrvpuHXAH6faP5Wv7Ngic5CCoYp0q2+iBZJb0WjhUvpi4IeL0AYeB92A9XtdT9DM57mXs3vkmwKLQ+vTosVU95K4ZGY1QkMoVyrCA5VX+WkqQeuuirXI0NUgvVotagQ3Yb/c0iywXq0uun3UVF9YuUeMKxVWk89ry+2Nq6iwlYnWmVtonwrRd+UWH3SXx2tOuwzOXLyHgWfrHur+EwbA1blNq0MiERGNbFME3jTPnnzEHiVrOAvfj8Jl1nBmUT/lFyZSuBcVgs0YrWKqomOh9ROtradRkSk9xLsLmiEZ1m+RAL8xE4WQ38BR1D2KNXo0pKXh8N4l5AVt02rneR/pSMyj6u7wXawYCmK7Km1U8STaH5twJywINZCcxkOxgxEyBYxKtagauvJD+495qQlP+A5YB6xgk9HLHgC4k82vtSCD7V7YM3LH45ZDWMxWkPI0K1GlyDsp9W2Ju+e1gh8fjUWIwlaeJ7yWvD0eU+rlyZj4E22Du95VIOME9XYi/JFx1nCYolqdDbu30YMDdYDTOYCyzeva1IjtyY1Gg2pMiCEfxK78qJFVxeqovAtyZ4lie7IP3rL3H3xHqg+qveeEbA4rzbVPeb/9rUgYd8In7eFyZ6o+16En14MP+8x++W55GIy+MO6MR7IXAaWY2IDdgQcD+5DI7ibjKQGeAXJsxAny1GajIJ2M0ofN/QxPZLjiNVt/qJvLaUNY8WpkB5en8BUyBAWUaFUTA6E86qUhDBQXT/w6knCqqhfv22kjXH9oMUKGebB4N4E5r0NVqEX0JoxvBwM3dJzFWlywD5/csIE24G1lr0cHWFcZ25dYnceBCtPiGohPSBVhNGqySpgDCS/xLsOmHz0UuaXNgHfWKwGwe/tNOdNALnEaAv5ocgOP5Ecnr9g8gUMDI7HeKUxaUY7tJi0IYErPYTFEmjSKA9e9VC0Kaytdd9q/A76TcwTHMSR8JxlX69Q70iRVCsvvWI9l5xETWhEO79cyAF8KQYhex2n38rBSDbn4Rjbqu6g0GgQfFAm3OwFD1/pvay9sp+dm9oNviFMJ0Bn+eovyO4QdNjLkYnStK1gWaEiYbKOSlrGpEdJpkBMim/k8/P0orxpZ+Qxck5B1C9RjMJS31WnseCxhYNIZ9Rvk9fjiFxwx0U7UlQw7dsp2gwOdfigJiMoh8M54LbQL6mziercdd1vJ9Jaksc2FbXxWpvLb/i7m8c/9Zk/3xQ8uWhsLfLA+thiwdByq9p4rOX1GrzZ2iWL6wiSdAuHk7RUXkflnUHl3eF5aZcIqqJBd28Pp720exY1bAGXRTnwTse5S/N/5vKnnzxz9U9PfnlT8JQdyDf67te+vvmrrwVPH97i+MtvH//z75xb/vKm4ElQUF9+9W/y5XPfnXkteBLc1Jdv/Mm2P/u1X/uNTcHT7w6+/OfS6a/81gOvvhY8mVjzl+eqP7n19/ad2xQ8/d7gy0/+a3uyb9vvvBY8/WXBl+FHfp5I5e9vCp7+8uDLf3kXto3/5LXg6Qv1hRm0OkH1VsDFIBcKFEJ1XKhuCtUpobogVIOFap5QjRGxqmGRkrD0lefygQFZ8KRO5gP7yeDpQx+jBvzoJp5wFtjRPvf3cJbfTo35DlYw2eS57QS9d1Oft4oe6ZGzh1r3bmoJH7T3qKOf7wVNepLRRCyKJt6iaOIviiYrFkWTvkXRZOWiaLJqUTRZvSia9IdjRaBRA/A3m4KnvwZQLwGW0geqhPz26LVG6LQteq3KVw/EZJnA8HVh+GrSGSMePHydNKo0fNVo+LqpjAoNX1UOHyTMd9M3Hj5l37wE2vbE0E6ogRAK7EIBWSiQCgVAocAlFHBEHBRCdbw76hraHOt4V2vH66rjJQhAvAZmmaCpFS5LiKu0OfK0YoGBtXc809DZUYYNY6hUtNIftY3UOO8xCPav1LK1YM6zw492HCySPw7h0CCjdhzyMiKLCF1uKecQQYvMjgLEtHF21kGsR+j7nvegM3JHWpfOOXqkiqm6LoGdmRNjDoutNF8lShxg0iZdxLGlG3ni490XdLZ/xJ2STnAlKHYUsQPCDrWJ7wc4guspYzuVhbDX9kgz7hwwjBVR8Mk6HDhSlihlM7hXwzeX4NcUcEOOTYtBm3k2jiCuDSdkDeIs9lKbIapozA7mcAiTP+7HttSjIMlSsa1MM3HjvI0gQ6yT0F897huR00gcFsZ43iahT1tUhSsoqRElNWJJw5fZTcRDG02441P3fbLMJjcV1UESbsBjwMcgyZvokWvIpt++p6Dnsw6LYEW8PlCwiXXzjLytRpFwZyvumCXsgSJ3680KrodreZcS3I1Wwd1oFdyNBOBbEvQpUVY2yWtGptkTuiPygS32zhHRNnXSL01PNYUzxYCOgICtQD4LENjRUMCPhkXkYxCdFubJ/wHYYwufJN6mZLpz8vLkRGDxLQOt0sxPlwsp7DsSs2rxTaY5PkU0IYwE+5BsAQyVapdECprVaZHaIS+Lxp05ULUO/LLBjjV5/zDL1xE49JsP9xELzN7CR3FFGi0vnU+kvbLab3fB2LYJdyvfL+yCW3UD3aSKZAA7iB915fYfy7lwefxNMJ3fwg3LrmJ4ZWQXfMYvurVYknwkc4u8q8URvSz4urIAVm50o/flhMGdS+oOcRlCFeqJcgN7/7x56C8CiW6cNixysLprkYPVnQQCbNLzwSosa1y1dejy1qH/GB+sym0/i9ZA6dJ9iNLFDkjhLcVS24BlDydcvHNoOiqrq7IKNk5G1vBMVqisbjwrm1sRMrZB9kmLtr3EOaZZZaAr8YqKbbTSr0i8Ta8H8STnr0i+/o44ghVzjxCnsCL5+jxig/4DcX1SGWUHrblIvTw5NZe1jctKrgtt2c5t2Z5Y18pA26rlVj1U/jVU7sx9Xcf9eg5UVRbe2BdpzYhK0N6VSQn5M5eYVyXmqWM1ubutNq6pjQ8TU3OdOLbgpoXgSfPjYb76ZIfIzu0k0XO5VNzFDYlRXo/yCpmyQr85SpkTbTy+cps24dAiJQXa7Fz+u/P+EWf2n6A6Uw8upaagujRb5IT62IvoXv2zp5SnBFvu9LpyL2WKpzSC+hSc67q/yNeLyi8t0VOKjneNnCSY9+LeJ1wymOdLBvMI/9umtyoPlgl7Hym4E9Ad3LXdRuj91ophYwzd4ft8V/gu81hsJroCdjQpXIOIOfcg27VSAuijiNTDdXYedhNXJLgn2JnBGJzQtoGEupKStktKitNHmArLiUtrRjrcEaVeYJ9XboJS17zV1Kk2bhFKkneLCxeHERnY8pThUyihUmjO2HAkjYu5qYmr7iH+yxWrYVBUZtcUOhN5NVW58/jjqk6V2SdNG7yYtat4NJk926W5zAyuelwlVk0T9A0b+mfTzS2nfvb08d9537c3PiEvHndlw12+PYHv9kYYxkkJzXYd/uizT+hOmS3vV9HfjDx8of52LpJRdKK/MD/htqGjNUIY6rbrBJ0ty53iNrcNTWNk+QqRdHmhKJWUp6q8NDeCh6gc+ZLqly4qDOmiYk3Ecq1GjO3bfoqZgrLAPkTnw3W1UU/hB1m3tvog4VmbSOMtBaduabztwL2H0gX2/8feuwDZcSVXYvV9r97/9evX39cAbhU+bKDRH/DT+AwJdGFAsAFSJKUZRzAcE2HKJCe4jXGYPytoESKgFWYXtuhQywN5wRFCfN2ABGiNkaAVpGlZ4A5WwsqQA15jx9AKkmCrR4JkyEuFWhPcXWwIkJwn89bndVeTGGplhx0mo1Gfd+vWrZt5783Mm3mygokTkTPoTARWNviyG+7HxrzqQm9vUd2QM0ZI5NpEv9NzDR53WxSVMNXI/Fxgvh9nVuEwvE2J1QMEhfHc1MOkTY3P84Y17g/jcvjr9KUN343uR7RbnhCjrkkqCTE2U4fW6e+hZNzB7u+IXVVtSssif+LmzMPaeHbYeUc0j/cDRxn7tIHoW/Pt+83Axbauyi232pjKOI0MKPh/Hv1iLP9/X6R/z++LVO72/L5Ix6bTSKmm00iLptNIbabTSE+m00gxptNIE6bTSPVto6WcOjpjTcuvNFCsNE8Qhxrvk77lUEUMxl/g1CBFoAi+fL8rWRGCEimKLjaTFc4K2EZcblgTNbhIP5dJDUaRv8TWKt2gSY/V4ILi/6EGu5jx3eX/r7RiZNowVrNgrGa/WM16sZrtYjXLxWp2i9WsFqvZLBI13V1psbjPDoPoRu5AlztcnyY66Uut6J6Zusdq+H3fKLUMTiWBcQyLbvjRJrZBvgwb8jgb6FnvdSSOl29gGiGF5CnZKSHp/q3QfINU49KMaR2Bp8IhH3kkc5F2y2st4F/EewZGTus53u2Nbh7k7UAb+JSYvRHlPI0midpA45jN27ldhqNhb0q3bRqdNmkF1hGX/lL6Zjou0wmt6cCtCJyd26Ka6QNoNO4b/fzQv/6jyS175un9xr7/5s9/pf3vfuvC7nlxW/DEbaHDySyF+gcUJTf1QmyhY7q0iend2EnDR2ZEE25NjnaWKYiXBvJkKblXC089FA6HeY1XgY+rqhonVoCvU4V0s/m5nRbcDEk3w83qfBvLhUO/0nVVruss6tJSyX6LrjY8mLJk17X1wTLeh+MVJ1gtBZijTMkhQvOU/pgdn4/MCDt+sz0/9z78XEgDpx5CUoNUX/ASA1Jiev7rRBWslWjFNuE2JMaNuJzB5Ups9LdfSkEo1pB8kr7ax8Z/TlY9+wMf5MZc/EtewWY9EMG6ZU5sZR7WPqWpZJqRoyFpg46ys1U+F/yowBCyJwZlkX21vEw9zyUdjxZj35DNjYMgAbyJHVINkC7W0D5rpZnAJk2rHxsbrLNVJGdWvP3QH9RkJyDQOwe4UNG2wMoMH9/FGlzlyhTNhlSqnFkKvyC/NZeHmVtVo1Sr98sRQ0fHoFvKZVQVVUKMt+qPehZ6mgqVpaKalr8LpF88mxH2RoI4iaj4CI90XzvalpGu8OBvFd0qU+NXRpjwB8GrtZrxYzXayiGll4uVtaVUN6o7s1P4A2As69GxcmXIYvHum3wKNAjka4JGTzw4jZzI2KY6yCEn6/4LJAZ68xvKOP9Vf4DGmZHpdNwlEUurOB1bqzgdGxivNs+X8JYxtG5ssG488AWeIcXp2ELaN9KRLbjGGFrBtVgn7uIjnI5tGlZ27FVjaadjeRSu+YbWqS1WiOU5I/3cak7H5SStFRiKLhogNgZwDdsgkIYa4n1c8uFkQPJVZP4tsZuxOBy7+h9smweDn4TpMJg2lNl8GRvKSOm/Z6XFtr9wCq7sex4W0Y3j+zu1P0vWBgcp3h2enWRdYsMyqRrshIxt8zzvCCM4NGOO0AHlBbZ0w4yjPdc5XkCsCS42UXM8ZZhRQLmLabOoK84pqSYXVyNrCALKeSV0JaicKipxUDmt4gyTh7mMNRe44ZRFZyuJzlbRKGtifTYldimo8oIDmGbtd1jB8lrXjklF+B/WdgL6j+dJU4ApcvS28rP6tH7fgPu7xOUinteWHVrkcm5gj9RGquDkB7g3AY0YHk40CXThspcEfxqo89Hw7Ja9giWpJlmIufQ86wUN1TvPQMDtZDcgNN9kPAiICR72mHMaiyCHFVxSVmoWzovKamKzoJNkDLRWF0+Esuyee3IVSRlYwVGVPCfHFd4X66ErGgC8CIzwr6F3zERaiIlhbB1olT6o5O0jNgNNmO/mj+Swhl03NFJe4ErabrBmlngukWHKHTUUXJ9zLWx7SJhYRuJtyMwq1+KvlJ71QIwCep+EctACUeDFV1pBMY3FmXhOlSWhdnGVfNvLfl6eb7u8LN928ZPybZcxa/BIq0xaw3p0VkIPYTdBLtxDtNvzdIvOXDhp5MT7o3p+79p3gxpw9lTtbFClafmpihEJnKoqpp1qlExb3DaojqPeQRp5VTCO40Op5ojX2kz42uuHgi62KkevbmBu6FYNeWFOdaPGLk7ADREjz1nI5IgC3TLauwGyntObJE70UDc/1NQP5/TDcoQ3Q1NKTFoIec1FtTmorcrihiHRQTukq5zAYVQuZIU1RPDroXbX4crkId9tHw4GJ89yEpltIDkd1DadXnF3qUI29Es67DmozCikXOW7qm9uPijulARWuF9S/dpFWuzrwIbxB1SR6qTuhym9pAYAo9uCO/GgnCUB2C8LLKkpxCSRWD8MoqjKkyzmQ1dHhjEZvRz/9IyEVz2uYTho8lpOA3QjkKWaMhcs7+JuoE/xAZa/rYjogb9m+OgMtRL/C8bMGfaYm/AdHLbSWlgfpELDnCwWhXk63jDjV8qFFd5XKyyMufrPkoCGD475Wb/m58wgJ/yVA+4KJrFKDqnLpsXwkjCZoT8Q22JgiqqwWFUcbKKKOyqto1IbViMsYg3NfRF+SU7XmtO1unAxFO7bystNXXivHvGeKTzVLzw1JJw4kRopTflC5kJwJzNiJ+sNJqetLNYb0B/dyXpDkS++Zr0BZr2BTtYbVANUZ8x6xHCM6T+gWnL2iazHD2ewXrOD9RqdPJciCTPlPjBlVsfW0zwHu+jjwnCa9bYi83A/fVexY1VL8eGjxIB02EHs2CDlKeFE7ueoPubJx8GT3srs7hXJewyVllGfcElzhixwVZFTrjPu1+xgAehH60hq6qY/710o18BBKh4KChuQoHlihm0EBVWonzVXcDujHRXDK6zrMdxRKVN0LBmzDnRb4J8xjlF46QhbFyxVCtuOhioqhsfNAxVTF7zg6ZM2Yw2Fd9+Nn7jsaVSiYniNnrB0wetlfXKZ8YDCi8kTi2UNQFTYewXrkLfdOsV5Kiatk0hPDjfQE7hBDUGWzHDWOoCkHFzdUl2fLDK2T7j0I3G9R7s0IlExvEFPRB852xN9bQ8/cT55ot0z09mOC3gt1XE+asc53KDGnhGHBh0UUaApKmjUz7GIdn5jeNUK80yWrqA7SZtVCNsuHIhBOMb8L3GZn0cG9IuAHaSZoT4jxeiGoEPfWs95ubGvsGCmNhas9MbCyNMwz1rJroIV9tJlL+8qFMIFEnoK9X9sop0LSNhNQ74ZFv0eROnT0O/xgcnTu79SUE3A+YKlkNeH+hp2pWaUiLYIk3ovTOpNmNR7YVLvQbKilW+QiH3qXtVDIlyI8KaiajK6aJ0mhyZJhOvYpM+nJlzhsS8syBo0Mo970k3OGzAqIPgxKHJS8uMeblL1NyNwbiU/XHVmkrvotqbutrab3Wlbn6vkP6HTQKtC/b/nT2q7frOcW54CvIe60JQUiLDtcOwyG+x70Ik21TEMpEJuM1UFHsKS2KaFUcx16FZUvxVZIRB+gwiOJjq5H51sopP7k05e3qIS57sh9mhyJ6ummJVIOO6Fe4yp+kiWps4GmUFg3eE9TBvsEkQdPmxd9qQlFzyao0FDL+inN84yWb/BbzzvSStPIaqKjme8YJCKnNFFpOVe0BI/lWaW4b8pt7Xhv4l1aUiYB1Er/hp9TjRfC9rlZvx1dPwndFR0nKOjT8efzAH/qBD+KB3X0/Ev3Rl/Ax0XC/zoRtSSn/E30fEmFXmIjnc8ecMwDyfqg8046U7AvTomzs38Jc9Rg4fUZu5RTKX+FlHlRtRmUnGp2AhrXXSLWErRj+FhXOyvkCzbw7ord3tPJQroRgroSPWD4rdV9QH2oyKQLeL8T9db2UtDKKSjE3p5o5Gr66Xuxd5fZ0UDeLCWVDS4vKLep2TTlQfSKLV3o4yYaLzIoFsspOYo6k76xC3xJKUKo8Yv5agX6Hgh548xT+T8cRzP5fwJ3G/n/G3MIzn/YRxP5vxHcH825z+K6/dy/mM4Hs/5k7h/NOdvx/U919+B413X34n7S66/C9cfuf7ncLzj+o/jeDOH1ErhDfqIER70H9szah1d648IF22gBARPqE047NZIAQW1iRXgkr1oo5rreX8PjtfyNGYLI/aFvL9VDNQyhSvLH1Vb/SnRqkb5TcRC6qG4u4bjGg01jEk7eRV1++WCcHL9F6IJEcMjafHauMVPqDUJoEFBrUk1c8SetXxeWs6jORicFpod3szP6PbI0n/CDC21lSca/ql+0hxMrkbsu3n8e9Tjwu+bHJrHBi2+8YuRBHHBJEYqIMQFHe7h3yV55pfomc12fxCSeufvxbkKPo/zfThfygdP4mK/2vph8BTOprEiIkvxAQ2K9FKwBb26VTe7UP8nZhLoGCu57Xl/a0ntPUsssu8s0f2ps8QM+88SJ02fJfYIzxLPfP4sMcKTZ4mrtqoDiecTWvnL5ocBlZlQIaO9j4eGABzRH7S47fS3S6eGCHYzKU7a0WJ7NR4FG0J7ZtgwJo2vwWlyA04B/lpQ6/n0OJ9GZX4cVwH/cJRPox9+DFc+/3AXvetHP/wVFrNNTwYHuQHfplGqwk3ROiYMwksp2CTF1gsWs/XT6omYVQrEKos28coCJ4xL7ZF3yx656uZuuWj63SW+F/CS/ISULgfPYImxsMQ8gyXmic7y6gmsKN3EJwvWV2awBqvdjLTLAgr1XNxnltq1CzDA6nOTxpfo8Pik8QJYapj6bdL4QXrktgGeoh6dZHjG7UD4tdSOSeMrdNg5abwqxY/T768DoleK/7gu/ugu4yh49LFJ4zAdJieNt6X8USrwo1jXjpn8wI/pB7ZpbOGHJ433cHxk0jiOYiek2F9ZUgzTDZ3+JIpMCD6xGhe8YrVllzGH49guo42hy3th4TxThoimSUYFzEnjajS2LZJ3Z/QSdiPunKmdRttST2PlMJloCxZsg2qPABKrUcEjZoH0nMX9PYNqjYho2BSywqNEKUtEsJjQxdgZosikq0LuKsaixUgksW2JhYktoPTIsgfUCEgNs5pCjBKw5Ddj1disWpJHj9M1LFvMXb2YBz3w6LVEgO5BxI6lS3IR/dgb+L0J8YfhYJ0uy+AI8SjpVL0hCzMW5VTQTDezOik82iVxmxmlHDGR9TU0YCQ0wzINDmXU71uD7HXsy/4olTBKdcgihnw8V3Fxcx1KVemIw6boJilWTU7iAOUqdxiRTbAD5jpiq0WVyqVVqXyGKuWJKpVXXqRK5RJVKs+qVEGweHOsTBm66AVPn7AylUuUqTwrU2K8jlWSKxphBqAyrJJc0tAzUA/o6Wupmq+X9QkrXblE6cqz0lWKWjNrJc8s1fUJK1S5RKHKs0JVjp65kXpmtif66h5+5nzyDKlUrEDyMyft1FcPRF89wM/cOcx6o/7ugZnOr2acnorg9PBX39XAOwDqiUsxSk9JUHq4FMP0FAWmJy6VxujhUtd1D17TSl1N+KguG89drNwj2AyDuJueWbJF8YZh4CfMVWGI3VHjqlOfNyWJiivXGF4uTV4OrAQj9k2H9BQ6LjokgNPxjgNMAp5J5D25+n9rplBKkKFQgI1hn26bpCmkQ/j6Ad5SoyE5zYg8dywICSg5h29dcmbim9J2bpObtJEa4CLnUhxnPjQlgFC/A1iGXs7UhOo+MPf942deuPPDv1qaOq2ap7m2X47aqab0on70ual5tvlEycv2tIO++0GSRXJo6uX7sIMdNQ/eH7KWYYbROKZ/TCSmRPX/HeTpQXQrR9DKFnbJb2FTWBVJkcizlNUPSYO+qk7qhMtJqejHHP3YUmXZg6eiLZULEOSxhmv+FVMNYVuFigxi4htU/Zj48Dp6AakipIZUJDsHFVmn1ga59LMtKpKjIulnE8wmN/zI0rSMcJvot2P6t2uupgjd0ZhOyUCHU02LBrobDXTcGKKBjmNzp33BTZU+44p1rB2VPoUb5qR1MlXKnnWF9d+LSh13hfWPuYKDddQVO9k9R2xpdx2xlH3siOFsySlbAk5FzFT/VbMEciw5pKDR8WMd03zXIQWNjvccUtDA7C4paHQ85pJ2RsfjLmlndHzPJe2MjrOuP4zjCdffjONJ12dz2ymX1A2Xld1+HM+4pH3R8ZxLoiodz7skGBORL7ikjtD1gktDl46XXFJL6HjZ9XmwXXFJLKTjVZfUEzped0mopOMNlwRJOt50ST2h4y2XZE86LrokauK9UE9Qf47NH8RV53I8Vp5i4h23ZurfNMvdujfC3yMNc4c+b86Q8IoI8vAO3d0lpyjwOTml3x/XRVHgCWK23cRgj5GE/yhJ/Y/4oXqYZO3dobe/0tDzyVY4UzTU1mjzr4FdFTNKBUiD7bT/eXqClv7djA3Q2F/pZUspcS3MrLx12OK9QJxgy3Ao3hmMx9s8su1JoX6V9Xu7w6mupGqyaV3nAxqWmq6ozeazFSuxx6NhPGO9DUNJvxhydVOgyzYRywRddkj8WeWokWUEdYbmEMF0YbfMrftJweZwW3qXM13posOPzAT7MKE11OfV5+epzq3A5umitgF348lI4zji76fLp+j2NP09TE17OFiDWh9WaxX9HWz5LW5xK1iruhDDtBa92FJmBCGjuzL3CV2Z+x66UuCM1oSLkcFkLV0odj4F1tB0Kxh8lnttDWl89HewpfFhczPEuNSOGf8A/xrj2xzkuzh7mvrv4eSHZ4DmzmffZ8tLjYNqUK05RC8bnH6Tje/pnROw3pDGkmFcq6DFQAt96mmdnhpcw4hF6mCUoPpZJibo+H1zSdjK0DdPB73z6mnVl4qlmgueU8/NM41R/pk57DAfVD0dRbjWNq8330wUyDY9up/dDp5VTT4eVI9x7Hw/tdSaYSxa+ptuxc1WPXNowAEuZep39s2lt7PZjUGteYal7ofVIIb8c6TkrvGfpJH5FHJw5kLnP2MmRN+tQXR2S63hDZpB7D8MAakEr6W1gXfFh9Cz/vMK9sUW54l+lNq15iBNQg+Le3TS32oQXf0IZxY2ZxhHK5dQrycmay9NFzmxP+qxxN/Sq3ddNFHoe2XvhTqogh2vNft1zdTk3DRWRJochnQM0PPw76BrWtJIpvheqoafybr9ldJqVccSfzfd6+ZOLcW9Oki9aifW1ekSsf8g+I5aEUWEPKz28TPTnJvDjOdG7rRJndUHOPa45PNBbEM99c3IjeGftmVGeDK+s5vv9KSR4GQ/toWRL5PMEOadl1o+YhEHIQS90vJx3M4IWxJG2MfSQU5NanRYTM599OTks3QYVENyGORPott71RQLEF+j5eR1+kb4jGCnmUsaagjXAEllYWV5+Raw53FvKKHL3hSDaBJNaRJNqdTdFPY2eHTwGWrXpBrC3s4Qt4CavJ+NjEOyhT50iCmJ/c1BsDFJSTPBGtViz5epFGtQF+yVyWfNDJ21ImskzS40ccdzNvihFXUTNeCQDKBJDKADahKTj5Nilb3qgN7sa7G6QFMEH+Wz4GWid/nk5t4nadp31YFJ6yKk+j2T2MOhdvIejqtC3sJx1V7ewqlqzW66UmQIGGTKwAxYZQCYnIT65biBOq2G1lAs3uONskwwUozLpvBEsB6xX4NID+Ss7TgokSmGRMToF4mjKQJIHfLIqPFq0NCiOD5hUktjj2lp7FEtjT2ipbGHIY3h6ZdBtvBxSJQ71ePh4yJI7lCfY5OToXaEpEd8LjJBGeoJtWuzzWv2EzD37Qq9mdiYScLeLtIIRJZkCXS7SKCqZ6d9HVLjgqgmTpZqckBUE+kKVk9yHepJDurJgVg9meUOi0qzinKHheXZVE8mVj6oSTb66bIt3dRiVYV1lmamwoIn3PgFHUoLdC8XKHN9HN2NpPVI7dv7SuszajGTn6LFjKmx9k8Hfas71eW5wtipLhfXz051ruq7ZwVdqe5EPCD36hiiQN765mm/N7yMrY0rBonXe0kkD0kcnyJRfA+J4QdIBM9jc8R/CAWGSSuq4WScVJw6Tibw8DZoUbjaQgX7cTKC21tVF7ir936TXSzXaZXKJJUKmJn90JhZC4Jk5AEqcy2JRP4aSIOMMaQniWCIcVq+n1bLliSpMPwf4AWYBnc/e+Z+gYPRECc5FIG2fEF9YQVoixT3uPgPqO/PLoYhuutppIgGrFCOdUNaVXiq4iWCJOjXg24B9OjFDx7+WbLbnDB5DpmV/SYWELp718aOmwnF6y5cB3lCq7He2K/WYWJbJzFCIYBpSvQD9SDpjbyMkB7SDzGAi3rY6lqHDlqrO2iNdNAQrQO6g9aSvBi0dAdBeKSpuhV3UIs7aPCTOkiKP1gHtaIOanEHrUs6KO6bdeibdZl9sy7qm37dN/3SN3X0ONWNUCNSW7hvPpUtmSUTdmRWTNgwwtX55P+BBD1pLcJiNDFp3dKIzzdxHJ+0bmjE5+s4ju20r+I4SpMdjltpssNxhLRtHPtJ28ZxCy0nlujTjDi9mZYTHIdpOcHxIVpOcNxECjiOG0n/xnED6d84rteI1IFGpPY1IrUCIjUMAreMCOCZtEq6igCer+fgCuLST0+W/qqONFmHuxjUt3QYCZiTP5v+PFhHL1iHAm8DmylfAB7TsPVF5OwAoik7oz4jrqnwt7FG7Cmf18AdNIIt+LdwqCH7LGNbuoHDsAQebiCpycIy1oPDEEmeFpaxPhya8EZCEr76L9C8THOECUuNGE6N+jmzsgKmkiNMAnhD2RAvGuxThwxQdDmk6ixFowhpEHTHUjUO/3Vwhw6HSP6wtNf/Gl7ZPRhGzuHYJYBFJPev5TXegw2ljWM3vGvXTcK5BGkh6J9T8AZVRn2BbUvKGzV2YPX1EBo6TJzqIauxj0M/8asHULb1OHjEtVxoIti4055F5WqnfRxHf6d9FMdgp/02HdbvtF+jw4ad9qvRJ/fhizYxBjobzXH5kOrReEz0gU355CYnBEs+2eFPzgNRVz6QJnEiwoy/GQk+1MZ54BfOz30QbGknytYWtaUdjKgRFGi3P5g/HYzM0xeNKPX1efrAjfSzojsbQ/h80Qe97Y/g8Jq/leMPB/AmEvesEaPujxLDGP3+GCR3IIxsVPYITSFb55BZROFHQ43MBRMIbJMfPfy4Tf/o4ceH6cdAph5dQR1lHkGZURQYTZ7uxy+P4pcx/DIWPQq7tFKPIK+JlFbqUVwsKzCOexO6wDZcpF7eq1Z8Vf//+79qIPzc075FB5rNBziTKYAU7iB0of5rQBHg4fKyjJYX6bAW6Ud5hLxAh3XIE+qFN7j8T5kMt1hD0lAPE+gzGFzwoPNgENyHATVpTcWsFp18SyUglS+34ixWaUQWT6Ip6l835z8MHjtLLX6M92xtFdA1n06q9R8G2/l0h/I/DHby6S614X21JQHaOP1h8DnsCH+Of31CbfkAyH1tuss3dquNifngw2DPWX9K7eFfQkWv3au2n/U/r3ae9fcpquZJmrX2s+53BVYhGhAZPqWw0yEV4znLfwrHM5bv4ti2aK6l4ykkSKLjSYtmWzqewG4fHWctmm9pYB23ZFo5atHES/fvmb6D413TfwjHj00aznTkvAh0/MikUU7HO/CZouNtk+ZfOi5yErFh6xY7Fw9bN9khdNi6YZJsQcfrMHPT8RrkMjpehXWbjldMEkPoeNmkGZ+Ol0ya8j32UejC8SKAVel4wWSc3ifpj9Rqfy/97aC/z2MXnf720R9slo8Daw5eZPQX0t8U/e3HDt5TvFCy5/55S/Dvzlmys3fGkpTrbRzLvFAa2No5iSNNo7M4Vmk6tcQx8hiOD3GqBgML7z2Tjpt4B8jAAvwxjk1O1WDAEeojHHt5E8iAC9RtUyAkF3Fcw6kaDPD/TRzX8jaQgRFwHcd1vAtkgO2v4kh8fwXHLt5wM8D5l0zZmlzAcWCXcQHH3bwKGepJXoUMKG9ncNzLaw/pYLzsGOrz7NNohObnTFo2DNhMj/M173Lz9dty+ZpcvSpXL8rVC3L1vFxNSwOww2lz/m5AZO6QmxN0CDlpN3RfZGofRNZeQ+0CpJKh9k1yhvRBSR3+hIRbPC7hFvslqJNjS2lZR46JUn9nTCoHpMLNszSQ8cP/wFk+fyxftDjkxyJ5heMssOf6rkgYjogWrrLgJZev/3ocnJpgSskeTy6xbwdeZPbbM4+A0CfjcNClIz4p6QI5SX8VceqCz+g35wPEZMLH+CXBFagkCLI17H7wWZ3jXos6UKwKTIZwj8ofQtmGWE+6Vfc8ySOOSl2326gYdoOXggYsG4DWohNsvJZwwijor7MVMS+CcB4f1YAlpUI1BXlVYdmmoPKdTbVJODL307Bs+HmE04sJnR7irbqKAPhUpmm85mluaVQsFOKvKHFYQPlgK2AEFRMIKk1lSipCGDX2qNKhoBLumX4Ts1UKbhgOoPa073In5DVAgMvttQ9UzHIe4BDNZytWbBwW8T6Pz6Fvhlt7mWW5IglwnH2zguybpnykSITNQMPYd2n0/zSMOjqABUwUin5P9XcQbS8s2eI/HkfBMHVzH/g52Ga734cZ530ENqkc6fa5D4Oe51VPKtTl+9+gy+xswf/RG7BVgKinpT3d0RlJUFR/ZKVEiNhLggpRwSyYpzfrX6i/QJ4GJwsNjbiTval5lZdOqMhndjGx8jQELpncmQBzSN2be6nl55E515gOGtLHFe5jk0Gm8nhNiUnLAVKOTKZxSNTfQ/Lkw0mAnYZr5UA1S1BD2a0RoyfPtt584lmIvL4WROTYsxC5sZSHs7wwoIR04W09yFJyL85Sco+zlJS+WvDMIw5DRwE2yjpsci5fAa9f6UShA4YskJI4GbFjOb9Q5hj0YvqWPSV5CUuqOA30egYupa7hHDVVVWHVuYaqgNVFRZ+NwkUrHC5aOf9VHvNZqX+7wPifKbMpO+RW4symRR0wWuSA0foX2A2gK8ps2khnNi12ZjZtRJlNu1SFPrySwmLv0plNG6nMpsWOzKYNndk09SyYtCvjU7uTyNGG4osqXVSBu82Ro+CAGoCAOHi0QL8uAeU3Tydyk5iP3gF2tZ59gzexENBmclQbR6hwtEq73fabCfYA3HGaUCQrWYn2PCK4heAna+G031NSPfebLIwUs8t+EicowNFSSyOOiK//Tjhj9fx1Kb6A6LsqXyhNV42xX+zIX9fQGPvZLGHoR+uMxpvOX9fQ+esegB160+zQm8UOMQssJ7ue4OpTvFfezIKAr0+twhuqeRqbiHGxl1uguwGbM4wi2WmR6InmHKnPPe3TiWrRk9I9AIrOCbNIfPktyxbEuhRIBBC2rydYiG1c37T5sCiHO3JYksNdORiBw0eP/63zv/38r+J/h/nfiTajPqQ2w/PMOYgDi5Aqtlw+3UbeEPw/Pz/fZmAHp41JLtwjWD+w0OVnErxEvrErdWOu7Usp3ojU2P1OuYMgHoSPVQhip+DRP4hL0dVptCxNESSYLx2zHEznyCe2ev6wGHzgSHTU49QUMI6iwDDUAw0TYEXw0dEdhMiWkTGLaH3w/g8gbJ2R+yo0iql8MXWBokh6Q39cNE8PFfDHcKgFpPfDH1+BHR4/4Bc5uxkSeTHMfDrxTIFh+rd9MKcZD/HiyMz8QazdtomrSv+V44nHIEu0zFeCX2EJfoWdSKWcZk2iSNkpwwUAdyyAStYYSyUXYAjnpSDfQtC+cIGH8LaW72gnDtA2NGIoF7cjlxdNGwf8guY0jtY9pAqt5H2OcpL34aK970s/8Rv/ZvhLf4hMDGa4m5mPeWk30L1s4APgXiW11VNkH6CVib8AORp64ZLNzUBUtMs8S7JReJea0woKIsk51DjID+FuEg7pvoCJc1GGhYVzevxDXufXQbulPhKW5R68Gkv6li5WmW9DxAcGpzc/x3tIP21iQL6Az/061Rlt63x5aj6G6IpmkLHLke1sJ2kbToyZzwimSfzkl1mRqNGKU/p7pn2EfewYhockTaBLWa+0ODLIjQK2bq8PcgyQDyEdB06xZ781Yn20PjDk+VdAdIZHBbUZgx9gCBqBxSr9mWU6RyKrajmgn3+IZFzzOQ6iTHgAD777On5BmOFB0klK4fmNEOTYM1huEnkXrK/AESnPXdQVMNnfghqYh+Lnsas3sLxw8GKAegbd01Dx7ADqwSrOTuIHNFIQszlyu8Vhbfwy+kwPomQS25biZ9S2nyNm4set+HG4Hxx5c+ZTK8l++gFebsGTmKY3q066FETZn7XyZirXgUmjG7s21IckihDjokOA2gPvhILy4JRjCIiDntoANZTDrCZyKHJxFVgqKYhcCikF4McahYY+v8DiSiXa0lmZh6CusN7mGX9lSRBWshMVeBCGEEHtTbcCj5S8SpwnTefbwtjvAt4IfZTONIElrkt18b6OJXnIeMUjoQHFAZxrqi699WXppFgPQ+JfMCOJf8FM8hLCGTlKTHjJTBITspJwK1YSbomS8Ce1snsEqoF1uPKOHaPMWu8UD2tlwRFvbIGQcrUHrCAS9M9oxOjAk9RbmOatt8K3XxedUhXmEg23TetMk5TyHIqCRlKk3FGkAtBZhFtlLG81v65q1Cs1Eqtqfjf9Nemvh/566a+P/vrpb4D+EKB+BO4ObhRhRgPFwUYegyHkIrU3WKNz3mtgWE8SZaiZwGeRlfO8Blj3PIa+SG6uh4MYc9CGDFRarm6jBpBFyh6+gbzA4DSuANmvkaU0ut5M/EVi5wa1YTVUWq5ji650BHPY0zzjOPgDOO3WVfptg7/2E/J+kk7lrKZTcTCDy0BR0KlMLTubLDtvFYDaDaJTOchuC52K0QOptxKg2VkYQh3RqTYodjBNpf/cIBC5/Phr9DR0KjOFcPuafvjF9LOYOjZkfOoo5OZNJDdvIvrwxQhdjNCYYgMOu9W04FbjshONpNgDKnyAjkciA6XJRrVIHoOm6lYPqS0oI5nK+UrKjMRpFupqPaPOB6P0WiDPq2BZPcS7ajMjzcMfAWVw1VkPRP+AW8BQt3QY5WZhlllKqmrQfDEsWcYfkozJY5I5XYpFtXWpQUa6R2g/3aSTAdVPHBZV06/6qJei0thqHo1/6yXpfiz+rUcNcc8bz4ipi+O1inPBOA2lVmxBAkLbxLwgtW3jEYObRezRzPmFz8ScqyelTbEm1LoO1nw+ZkylGUunpDU7UtKu1TDI2Txp6EfrbAVLp6Rdq1PSLuPHASq+8vs2gQkL95sBMSJn86BFykdmWh+xoiCGMCmnfQjSeYlTaPdJptcfRKi62qYm2sEj2LGis/k5qn1TxAD0Hh8V+uDtTRH3dFSsouqGp+aDR08TFzyySg39n1ZDP9Xw2OlgUk3OQySsqXH1cDvYrrbP42zVltVXq5da06O2r/JU72pPUQseU49RCx5tBzs6lC21Q+3Y91P/atOd0ljX7nnw5qMAW9qGvbwJaqB6hJrabne8cC1euJZT0KVeuAE3Niz7/B1T86fVJL96nKqcYztoRU22/QoJAY+1OeDZpBGTCOyPkgiTkufHM/MBFDNz6hY4eYLsLzyKBFiGGpdcXGXOrqWKO23sKFSgfdPaC0XK0Ur4C0iiCW05sFhRDuw0fzmKlRPo0QBwhbhvz8+1V0O4/yCwANlstU9/UPpdi6TwyLj0us6UACE5ByGZpOsDHNSLTkAsXUpWzkFWtnj3ArIySbAnNtKVzaF3uE2ysin55UJbY0LmGV9TRGULorINGTn3SaKyLaJyjrOARpIyR6NA7tWJRLWMmpvZbBnbLYndpjaLeGyLeBw/g5hBk8XiT3yy85FPe42tBWE7EoS/4+bsVOLRTpjHFRCPfNNZDeDfFUgYQ1CaSWrzJA8apwotZj8QMrKlTmel8f8qDH8pOHxBWZsCyiwGZSATKgZ/1IaDgoofqelHKqvh+cfYhcjiWWN4SZLKaJavpgEQM6QjgTekoWfAlL9q2UpSVr+kzjI6pwq1SaCyRaDqWhXTsPIfHtOw64sdmIaV1TANK5+KaVjJxDSsPDimYSMxRVYUX9Tpol7iHSwa+KVDgc14SE4a5bCeoBzaUUbQbHzDaIPkvzSjrHqpjGl5zo/GIITYLXPoXdgtg57H+dgAPGpwGSvaMbF1wEqSIniOU/GIdULfiLP5MSAEqaEO1Zec/LkVJ/lThmDLib7Wz4YDsSVcHtV+7nJBLaP5CnFio+CfJyv6fnjkII8bW2O088bxVXo2/EfY1MbJETxUQnG6dFHhKJVoYTu5/hsmTbxf5v/+7R5lzSWpblh9pLk3noyn2qfn26QhhsUI6bcjg87Sno4soImtCK/5TfN0VPXU1PxPB3/L7CxgbmIL9o61wyL+aAK3w3V0tm665ds0tyVggb9uWyZvjmV1qwOA4qhbnY5u5SSFn9atVGuqS01ObyNdDVBhpiuDqQuguqxbWJ5oXaxpSp/akmrSqS1xk05tSTWJCmU16Qw9G/7L7kmrvUWadGoLWwFCRxp1Zos0KsEYdFFbe4u0zlzRukrEf9fSHXUt6ahr6Y66lt1RN9A/v1edtK7rjro2WlrOGQZXQAVy0tIbzJHSEJuDH4CTXfoVUxNv2UiprTJM6BuUFdHT6qAnrHHWZxkmFoaJnQwTe/kwseeShFk8TEp/YNoWQ2STCGZL4+vSeASyw3jssP4vgAE89F3ebUi7R+Cp4arDmUKwC+2+VLE5Ikm5rzDejNzj55XKvRTtE8GtgDFNkPo7gM1EMEVtWYkZfdkJPJ6mEGciwdpi3Kz/JzET/JYhjhQGnQncksEjq/Q1L2fqaHrrXc4ONFs5FOQ3YLf4TrQSZITO3y/ZL8QGu3x4s4h1KTLU5eFEdA4x8vSLMTNpnYeBZw1iy0mQkdL5+v9oDuq+yUN7Z3N6xwSUqh/PJfW7vCeja6N69EgU+WbBZPdVBevWjF/ArfNw8TIYnkUj6nClFxhNJAKI4XB/euqcFaG75JFV/jjgAYz7hn3Som8GWEB4x4XXbLx1XpBb2D7XFS0ZM7r6IrsEMN4LcBv0T4z3El+NwB2V/j1pcuH3TRZLVZFN6nTjF+nGZmKqMg5YkA1gcr0GiX239apcPQ9pfrcF96LKXnV8t/UV3OCzZ3QjLiARDRd+UQ7wXlKlDwN67gXsnGy2j5PYtdt6O370S3F1h1HFsHXBxr8LNlf4S3g+D7iYqs6H9VJQ3GX8JGK6i+iYku6E/KroMSXgDVYTbQHV/nLcztmkgfC40o16jxk6Ygzq+OWMJ80TxruEjY21UTu4dL7+29T73OOvBlWoPnz+YlCD/sPnLzBmYiggQFHammTWe4WdaVSKWTt4Fa9KN4newaStsd+xMJUpTT2KozPJ3WtPUs+7tO6l+aeDu+M3LBkr3jAtL5iS+ndI9RNS+1apHZmPFT2tZmI+/G2TNSyoHCDWbAUYHDDU8PRt1v+lWfqv+3JwVHf0JEETxJKtoTYwvx5LL3jHtkB9Uzmas49hwcvpOfsYL3hs6U/P2e9hnZuvTVrH9YJ3bEspWkLe29JCUgMaid/8MPDYA7SAqo5vgf/TWV8vGQtjqdcvjMWvXxhLvZ4KZb3+Mj0b/n4XMQlOZtfR2jGmF5Mxac/CGHunARHAJu3zcybwLUgDu20nbgNqKjUlXga7EecSC3LQ/kVb0C0u2BKzf94WcItzXI5Wp7FJ65Y+v0TnN3Deq9erMfoORE+FRblxGTdu4gY18brNG4nnbI7HUmaXHauvWXJI1C+n0mQ5lU2WLDmEXrVjhrXmUYO+D54L9mbb225PiGRCnWSPGg4yGUMiwX7m30UzIAqpcovtI2V5VVo6omZhea/oBOF/tkdVli/vlbk4PaEs70FF81eI6Scxm7z8BiKNcuBCD7/RWSnEPE4nVfm6W+Opr7s1Hn/drfHU11GhrK+7Tc+G3yZ5ZREn/xud3BmXXz4al8+9Nc4oBRxdtyPpdnezPbHdvoMgPGLIM2CHP6AhdAqcVd1lHLeZRe2jmuPuWcKBdy3hvNuWcOaiJVx3Z3zSOqE5cJHO32OGo05PMd5H4/RRJ1M3buPGLG4sWtn8t5TumqWka5bSXbOU3TV30QEfU498rHtiiXtimLNihxMdHDi83VahLa26O94S/vt4POK/e+lm3EuacS/djHvZzThGrB3+KvHfUZz8Mzo5PqHnrQlp171x7bw6SoVh+aBpa8JnsfPoBLajaLqaIGUYzlfCmrR4u+Fli0E1sfNPsoYqxt+T1yFIBQlBAhkXNJ0REsV0jmKhrlmCIswxUMQTaruNMCaQ7qYllFKllsRM8QU+mwOnKvt+5+0/27TNu5UxOupzqp4aHUF9vk2jY7dEUHm8/CKoKjy5CtmXS/BRf7MEn+uQ4Ff0d5YET6/qF7JfNjrovmO7XU8J9kL3K6MR3WcnUu2YnYjbMTuRagcVymrHSVD3Aq0GJ3ByHdFHmu5tTffZiVI0/5zQdD+p6X6K6T5KRVfSfdFcRuwbGtXouilEPqEJOBsRGwFnYZOIV2sh6kwofiy6CfIyyFJOQJbAL5zLiNihvt1mzKQK0fOJ4u+efu2J/xPk1uS8Y8bk/MiU9QTgTOF1czlZefnDN/ymCeMVPvFMum/PJH17Jt23Z7L79jx6cIm69BxOZhWtjLpvL+q+PTMBol8w4yFykoOX+zsmQPq6Wf3B5zQQ1Hu6L4/rvryGY4FDAtzwaxITwJPchQnB38L5uQmJOUd3gmoXJ1oapUvfOI8bC9yR3HHtpOMALx0eN7PHwXKFO+qja+lxcC17HGQp3PQqD8uv6hgE/UBvYXUbER1QwJGZt0NDZTW0Ul7NEPC3bVeW2q+X4IW1X/3X37/wvz/IEuxXWOxTdgv6NUtsaR5bSHhsIc1jC9k8dhmctEjtvISTP8McqXnsquaxBeYxpE5FtyY9ihApRiibEjbjeA0ekXD+DX+nCkGdR8urwnwvCq8d0+x0hdjpLS3M0elXUL2eosBHbyfXl3H9WsxWL8Rc9SXtbhoxFed2ABIVyeXlDrn82912BQ4Y7yKA1E6B30EQ+0lTD99r45ifhq2rvBBa0qFXx5FzUeWxImAhzOsOvcoLIVzK89ShDncozUI3sQz/RYPmq3G5cR3HP6Qb18blBVfHOd4hfE+/7fi4RtOVi/htx9NvO97xNpvfBvxwVP5HFZp+x+XGLI7/K914b1xecHxcvOuPIGJF5XSqYlR5N83ed0fj994dTb337mj6vTHbHIXM/036unuave+OcuWOX8DBgy87IOZKQiFkqgILpcfj9HZ7R7QoHR1rSV/cG40mzmNpXeXYWNy6Y2Op1h0by2zde2jdz0NVwskv08ms1lVOaF3lGOsqvA4eH5NF6L0xpGCmhW4M3tGjVBQOxSoXLUoN4DbY8Ux7lxb1cvQ9HOZky+LykUbyi4TO81pGPBcJnyyFknqmuloiOSII61R0s6alRyxeEDUxtGj9XkKtjX3vNH/hqe/88MU9qrF8nuieS9KYQxjpxurV3G2xaNvk4XJMtKA7q4gjN9P8cDPhh5tpfriZzQ+LYIMfp++4pfnhJk/DE0L5xU7Kv7DdHg7zQvnFUU35WzHlb6fbcTtpx+10O25nt+MjvP6vqJPv4OQfUoOWRuWXj3XDbo/GlL8zKpT/aFQovzQqlP94dCXlryZi6IU05UHxM5ribS2GXtaUv60llMVIQmG5tKQpf1PH7d+Ibta0AArKX9OCKknsHH/fIOJihaBlArTXtOXQfaEtovnD9iqUPZUW7E8lM8yp9AxzajyzR89gQvlTanxb6xenWL9QQtmlTsq+ut3uj9SeM+Oasu3xiLLn0u04l7TjXLod57LbcQGvP0u9fB4nv0onF7UKuKAbdm48puz5caHshXGh7MVxoezC+ErKHk0oe8dcRtlbplD2ppaf7mp56ZSm7MmIsiyMVjVlZzVl34tuLhdIQVkSRxZNTVkZtXdSlGXJVCgLANDw5iqi08n0LHkymSVPpmfJk9mzZBtz4Ve7iKJ6Ujw5VmKoH6bsUbODsm9vtz3MTyyuR7P1qbFYzE2340zSjjPpdpzJbsd5vH6eNMZzODlPJxf0bH1RN+xMMluf07P1eT1bX9Cz9cWM2XohkYvbyyl7QlM2kowvaMoyZmpRaxmgrIjGmrKQj1UkHkezNURgUPaS1ia87bBgpil7PUXZcwllAdgUYQStoOyl9Fi5lIyVS+mxcil7rFzBiPgZhPTqoXGJx+xNA1LxbCdhj5vb7edZ0cQ7tHnoyngLu4xJV9I4D5Ol7lWR/54RZWJaeu493XPHo547psFqj2qM2sOic7wN8Y1FP+4h2Vv601QPvRh30MuYeNPyXZ7VHZbv8ol896/MjvMNUcJYRrllj1pljtj9+Edxof/ZLN31kLLvXU7XR0dkdGXhcMkQdBEj3MzbIWEXElBQlzwJO/uosQ8a3mbrcWwsjBrD8Hy+b9gACIIa4dfpRxuQuoZA6nK0RLf4jSzbrcFanBjJxacH8QFe/V9Qh/2nyCMdgcBZqutbAVwkG/w7aQw9c35vJzSV2+mS5Wqr3r/fg3gc5TLCk+qbnz8dOPFP8/tmGSNu4vLp+F47djo7zXhq9HjfPD8a9Cv6n2qY+/9MEXHJ6iwyD9CtHmABn277DtOph3EXUwAPzbnA/TAY2LvnH+41j6mBw99CF8cxMS+nzl96o/V1ZHwEFV5ucbRMFV5CSfxYe2VVzVRVzXRVUU2voCZT4taI/4yt90vGF1ZuOyqHaj57f8hQA7DZ3h8yadI0JYgc26keZPKwhn29WgSe5qki4/q/ytn8xFAPgIxihK92CNuvn/FJ6zM/aX7WJ/Hc0Izyho1DkzE0hxf+oZFUUd9l9AP7Y7tdF+yPsmB/cNzasPXqpDFAZ1X4BCJMsESzCP1Aw/556nb44JZ2Gd9Hh/IuAxgile0ADwk5f4Un8xbeu2QIZPtFN2fJDjJnFtbk3TS1bLecbRGO7Fu7sm+NkBcDMzLvY8NZ2ABCkbcyETWmpqBQdQzTgtbnqPxcOjsa3mR+Y6/6B8r7xrFv0Y9BZvTcJmQUzJ8O8nHY3Kapl1upsl+Gl0ret4museqRDBInFapIZRAXFL0TKYWy9sNIEVdmtB9mduyHsZffp+2HqeK3sNeFJV62v1IbZLzHH4eI0LkrW4WpqXmR5+Hk60uq1KZ10E59ffpjuYRzemUJbA8qZ0WX51Xpb9HTJve0+ek9zTv78fcZqcbtMyPXpEL417S0WPvpHa9w1bVSKsYtfgRhYeL5cNGyOPP5VORc4YpzhTBoThhUkoprx4ocdlX5hnasUJZeo/+FGXjwA/KCgioo7xUOZLU4SDTQsaL4WVCReSF1/47YxU3xx1OyAuNzTGGeILefvwNfIV8SeTEldPVWDloEWgFCoF4q/bbnmTqGUvLGs4xx1P0efEa+o90vTrK7xXeMT9q69+Ote5TO17/9AD4j3zHS+/BR/ZHPiOyqfzvZVU+nPyf66XCrHZCRMBex+2sTMhJAPytpuJOEb8WIcWwPMCqH4SIa33mlFdRO10tBdXUvOYM9IGIvOTN2iGAvOY5PLfv1xDjC9dVWr89WtXR9Dl/q+ipuB+xeHcDbXaqOcLgyzutIVAzIkR+BzlRCdhC+X8J9nrunBCiFtf281vbzANu5hmMl7J9hnT/PSYt4y4m9Wcqqes8K6iGtTaE33crAoCqmMaiqCJyDiYKdZVJuMIiNjz1eGuLx0tB+LggkrvFbyvSW8nRLrVqNF1XzolTzQlzNl0opFsKTy1j0jpmwKG+eBGBFcyZ+z43Eu6SW8i4pprxLqiu9S6op75JclndJ1KRFs7NJNe1dUtTeJdVP9C5ZH3uXcJOjceCmP1q8SzreMC0vmJL6V/Uu2dDpXXID3iVuGoiLvUyOuuJlsoa1Gp19VbvS8Zz0v1CjSlcrnh2neTHfzYnvSdtiS7cEU2ftOEZK5eW0ae1ytmktc8cRUQ5I/M1un4XUHmNQjNTHEtGuzAEH0OD9CuRWsbs76RCCirHX8GtYOu3N1oRfA+4+/FgqqnaW/eSr6BLgVnTptqLgjqC2V7I+y8jGE114AgXLpexlIzYlb0mbkrdkm5KzvG4Mv5H2vOmOPG+kxbb2vGmiHT3ZnjdRExbS9pGFbPvIA3neSBQrUqucstLONzBMRWtLM+18s2SK8w3vbto6k0yPZJKB8Mumr6aYviLnm/esxPmGN1bTzjez1jLnG1i8eK/AYrPzaias2TR1ZhPqzKapM5tNnZMgymlYyjV1Zok62sHhJFGGSXFiix9tNKapcC2hwrU0Fa5lU+EG+vpXsKGHk9+gk5uaCrc0Fa6NCTSuG94wIxJAa2hrU9MpU0xPJ3WPswnKEBNU5vJ/TmxTYoKydhkLmhQ3x5IN2utjeoO2LF99a0ybqaIbN8aiXdqVliYF/dHb950fxvL7P+2Z3/cRW5h/aU97jkTVZA3tnVO9nXuQ/KU67Wi6UxeTTl1Md+pidqfeQdddUMR9OLlOJx/pTl3SnbrINsnIvORq8xKmoWNmYowizesFyefyRTHQPS8mp2fE5DQtffXRmGxJYvtgTDYf69JJS+gk3rbUN+6MyRYkHCprYpKqxSYpBq/rtEzp/vRSWBupiOugF0riHMkFvar0UqsdzxSYITRvfpzuxo+Tbvw43Y0fZ3fjPd6NQzYbnPwWnRzVtvFj2gD48Zg4BaWMeEq4cEiYsF96sS69WJZe9KQXHelFQwixT+gwpcnwuHTo0fFJ61E5vTuGZY4t3+zsA/enHcn1PXTtBIC2IqteoyR7F7TONTp2bS9XvcjdOse7t+5hDQDsbjAkwi6XyI4AoMnax/KoJ71oH8vr2MfyAHLwaftYibyaA3BFIXGzWbmjWU/va+X1vlYpe18ratftdLtuZ7frQfe1PL2vVdb7WhW9r1XV+1o1hl3TKzPSeM8mux93l3vcpLON8Q5ntKOpdz/ORbsfZ9JbWG290XEqullpaZDosgaJFp8U3uLIqUKWr7PKfZqvVReMxSSKskuPyKLHZJ25s8o6s3y7O+r+u+nuv5vd/Vnb3ZotzpAyfZqZwhOmWLnZaaS3ufN6m7uUvc0dtYq3ub2Obe4VrXrQbW5Pb3OX9TZ3RW9zV/U29wqmuJpsnFxYzhRnNFO0NVNc1hsnt7X5fzEy/99K75Hc1HskN6KblZZOS1eWLRbtQXJOmKJLFYgFNInZo0hIzCtd+wH3wqKuPJnuypPZXZm1FyZbXeK5dmoMJiuJuvWCPAeV5DUep3YYelQynpFKj/zdNrI2Phop09Rvr4IQid2gG8rvrCnJ8Y6bkhzvKCAB3GHrNb+kATXygrpiR5lpCqowT9Syo8w0dVV/MMhIkqvrgIwsvM8mcA0Z2XieOrYDMrKxOmQkTCEFAEVyI+rRGUNGIqNqDmbxnMqReNCtkLgzgLGVUfG7UyBc0kfEbL9unqYWnPVLTNyzYEs/X2LuKMe+Tcs3FiOinkkT9Uw2UR9wY5E3FT29qVjWm4pVvalYU0Vld4yNjp0wmBrzMAyzhLdVhsawrKwbZPVUMj5eluHxoh4dX0oNjhdkbHxR3yq3RH7xRH6h0ZBMNfGg2BGPiccFSi9eTb2S+CjQCull75FdM0v/pli2AAB0uPyOmKKtd+wjuXfMdx2OgbZiQBox9+0IXIHfMu8bpPBRP3zTz3cawdzU/ohfSEXZZ4S+lkghLJFmV/Kr9FdDhg7666I/JJbopr8m/fXQXy/Het1vWUg/dL9l+P2JhJU/zck6BjMj+oHGVlADxOpJMi9izAKRcyBK7UTXxSiroct8Wrjf9IcUEHTWoOa/XdORGATBtC5SALWUy8G0g4jyXqsGp/11UdsGZwKlE4L8JTDMFQPg8EUgoO2cCEOtwZ31nBXDkIsYnGVpT3QMNvqbLOR1cmCPbAH1cVC13vyGGjz/Vf+hVT6Kn/kM8CCDnC4uhgcZ1KHWgxxq/dAXOIZuowYI2ZQAhAx2AIRs0gAhGxVyTrVSACEbNUDIJg0QMtgBELJJA4SknkMw9MaM7xu+/wdmRldtvv8sPb1J4WeFi00lWnk2MKiMINQwvku3CvhWMBzf7FY9SrBsgs3xzR7VUOuVj4cTDJkmcheg3JYU1k0vlQPwTDCSgoIpRcA1w4xYE1dbUhVqQMetiqrR6ztu1VQZ2ezx/EbBtolqLqsqkiOkb1UZSafjVl2tpV5cp9Yq99k3KnaUiARx6NT7ly1gzgGuCCc1gBHhBLCciwhc7UYZnPQIpJGDdM/OdZRBvPwFnNSBXIQTgHguoUwTZXDSqxGSBOqVxq0gIeU5JPY1fcW/hn9ME36MNcK/vy6766OkHnPiyizMXUDVZc9OyekA1khnxL4A8E86ts1gAMdzJol1JkC8nfrXTUyvBqz7EwL+MSyIIMAHGWB8ECBMNAUYHjAhOc465SD0Y4NR+v1ywT5iv2MfliAxUmmOOIcFdCKwacK2A0fA6RxYgbHqjOHrslAoZdTguydCc3/gtoBwJ0MjKr64JzoGHmjttjgjsUCt5AHPAHhSAIrd9w1GVCuQWJD0zsvp6OkSSzkxKMtrZmpH/LV3l/+8eOTLyc+ewT9H0sTS31DPfZiSLX7sR9IX3/JLpfQugxGUxeoJQG9Ff0+3aDVyZ4IqTam8Z1M9v3fwXVGpSaEOqjTpPcUSGsMTqmrIeGRVho8zAOdVxSzlhke9gxViUIRb2zQAbEYsDGsz4WuvHwq6NnTkdAHuuTTjaQYnd4B0XpmuIHNYg3NVMew6gvNBctQmpG/IEtAAmoPLKV1sPGDRAw1+oFs/6OoH3Yhn4O8hGdimpBYbtbiMyoBRQxy2Dw2rCIAszSuAkPV7wOxlmgnLgGvhnRhwE80wy0vZKQ+S5LQfz9NiUJY0LNWZEQvQ1N0CbUoDFFYMvkvy3nzAADhdiu8XkXcStnsjxlUv0sKNTFtEDIyvouqbo2E1ME+DvF/Oknx94riC9Rik9eOHQSJlcMpOYPyhjyv7K6XsZEkrs1TXf9YMKqg64iPQDKinP2cGrhCSGCmvWMQBKnoDZK3w92p6GpqehqZnVehZ1egcuuKOSk1UCmKbIHZFE7tL1+rqWl1dK/jH1MRG/yM3AAhuHqK+EIIz9XqEeoOYWIX80Ud1yxd2kryTyP2pyU4TuTdN5D790ULksibyoCZpROQ+JnJfJ5H7VR9nRdJE7kdS6yacbAbk7BOJzA9nELlbVnTm9C9FbXNXksQRwx/1bVbHmhCwHbh1PI9FDEK1w7Y7J7zG/7LoQgt6SaWmvtB8Ey+u/x6NNCSTIoao/7WVkTAlah434hnV1dnK1ETgwKr+RYyjrLHeSLdyRfN6SI4o8S60W//9uEX1wZKsirRyuKVBI8pSwR5feTjAYQvv983Sd/sA93nY5S1oWxDq2+6hoLABsJ2eJHsnXa5+1gxvrY/gj5i8BapGJ7jSsJYFVt/wWJTGSzK6whqXAOWy5kkPtyHA0PEUw6uT/g2BhI4nTOBkD1ukAkN/hmJJ7/9nprSnUD9vpptgBBZyS1XlSVr8LKRcyDGETVWqD2q4meNEWiYQTw/K6+V+VSfYKsBNoSZDuHYoKGEIP1mxY2JyixjECvmnKtJi5KAqcxPZZlHQNosCWOsqjhW2xxeg+90wgd9DC4LuSFWSPru1HkaQCC53cX0gwgqb69aH5g+p0nNwkUDWR42nCwwE+nsa2XQLvHtSqP8B99lNE3ClnNwgQpRljKsq5C4BX66xgcA93eZ1jeTF+BqmFUvaIji7NbydEevp7Gmsltmvw4TjMSiX8xamt/pOq58xU0nOqfpmlK+69FSc6Hk5N0itwj5U++8yszXkFdjJL8AaqQojMA3Sv3f536MRQ+ORN1Rh1DhnwdmCf5xFdiI6nrToO+nYtvyu8OKG8KgZ5vmBrqC89++TYHHZ2G7psJcT21IWhRPbYieSE9tSTiRUKMuJ5NQ2GBJokJ7cJgaEE9v0OkvsETq7jJNoZ9dO+yiO9Z32XQeQ2zvtJTqG1xE9MoxnK2IPPLWtRbeRahRtHaL2bZNdGSm7TY8uZoh0jNftibjVtydSrb49kdnqjxDJ9ec0Pd3RIV23OSQTHY4NQEeaelU39TKaetzhptIDep/zowk09fLyppZ5qpLy0lymqSRsDgF5jHkr3PEVTv4bTjwZVJkT2vYMMcyE2McEoE3lSJQlbvwbeNJAbJO5xkoVLKgadbGtbxdg5ajvGoR4hAUPz9FYoXMYn0gZQ0sfx+4CbgW5KEVBA1zfDa7Pgeu7wfWVVPH43Rf4JdTU6P0NjHSPDrnoi7hkDsI6F48K5tDQKYaco9mu/gTPcKAp/XvFlD5ciNh/1DgqjQcH37FJRgDz20ExvYPU5HFhBz387CPE7k0l51t9/u2mTcJBAcj+tOyvOgRI8etSxTQqYVf7fuKLSj/W2agY33mlhdxrf2HCagi1oQ9YY+5pmkb6GGvsNImGzVSCnSbUuXji6eEz7b11PT3wricD73p64F3PHng3Md6u99D8qgfe9fTAc/XAa+60Z/UAPI5jcZWBqLmb6tLbfTdXH4gJZ/8/MhBvmt/bQET5/38grjoQSxgaV414aJT2/igNDUUjA3TQAGZpPr2yLQ6nvbItFU57ZVtmOO01sOfHROGrmk+vbAOgH0vlBezh37Rk/b1gJcSlsjUh7jXmQ/7cDuKuIKylCQvHSiGnGVOpHH18adSYotaDjljtpQTxc1KCRJpdxoIeEjJDCR2tFB0tTUdLE0bLHqRnEx1rkRhRAR2rohwTHWup4vG7ZQK8k5DHAjgDpx1nOlZ1yarQ8XpC8CoaOgUvMKZlCbSUdHDCZ9QYYzrKAFCFHIJsYGaE1Aepr8QCFzcWoKk1lXuWwQ05kcDTLQFP1ZeMlEp0M/fHovHjgX7SBwAbvxRpw+oNVSXZhZpY068/pKoHqOIGiF5jeYk+jWcqYTFGK61iQOIXSKw0sFQJHZ+GKtU1ozMyvsxG+nCGMtWdQMMDjmIJ9l+rM21deGwDZ657GWHAMR7jL5oWG/8FHPLvvz2dtvjQ4+FRb5oxIe/38T8HWn66gJ2kV1k8Ms8P/OjbM4ER/k3+aRkVdOcfvMr/UA872Y/WDTzqhMdeO0DSnBP+dZ6q8B1oloBsVahu5ht7H/0H35ovnRpIGdDcIzmAScKldjFyqUV2EY699dipiY6YWhdxbXEApgd17SbuAyyGpt5VTWxF+Pg7R22kzZ21YWQrtJCEiW8vWRlWNk72UmhBedZWNkadL8PKBghX34C3q6q80goq2Va2mpjRKqtY2Zb9vNzKVltmZat8kpWtlljZONFAXRsSusI9qoutbAVY2Wg6Fitbg61s3Wxl6z4bNGIrWyFKkyd5/2IrGyweVIdY2RoAVs7D+sSJIiIrW88yK1uXqidWti7YUXpVF8wxBdULK1sPJ9YDfmmRFWg5GqqX9T3VS1xA7X0TuTk668rjeQgkvfx8n66noOsp6Ho8JAMXO8xV5PwsSM151IzMhtAhOUTkmoWU8fAJppFdRw+yxaUfmOOAgC+xmQY7monRpZWcDoWyRVUXbNUG21+q9PKC4KvTbNKv+K4amJsPKrC/9Ci+X2WLTDWyvxQwRfgtVaE6Tc4kRyVac8EatWaeVtMhOVtmfylIpsbCNK32+mFQiOUXxuTj1HfIaF4uZ2ckX2FmK8DM1vUkh60JI8G5HzPnz5nEBUzJAsxsBTGzNUAQFzv9CUENTVBDE7QhBG2wma0QVdxRqYtK4Qfvik1VyNsTZSPRtRZ0rR4kUiHvSZvJ6wp53Yi8phBwUAi4Voh9CuwUfVaffGMn2TsJPZScrtGE7k8TuqU/Wwhd14Req8kaEbrFhG51EnpItajOmNBD2praUmsyramdhOaHMwjdJ4Y2D15ed5yocYWVVPHYQxTDsJDVuTSz3nbo2EszrSPZlG/SEau5F9508O9JEgHWqkH6vEqnsc0Lr0PsqS+aiLlSkm14A/DEEGbZ4Em3TspG1ypmOG78VVeauOAqYYEgj8+XMd5IxvikddmlwZZfOZFw46+4crzkLmfz5bblEXu408ghX+iFCy7+vaolubP8Udcs0hauEPdLBmVbMhFftXQ3Ay2TT446nCPl0pEZnmc8Advk6ABPnA89cXz0JHOuhz2nL9HNK6TifRHlJad1AVtQxMD1cybcCd/cZTSpbD9E/Dyn3WqAPjHEJ5MIviv8DXQSg32amnxitZEovk/8zAZ/pvsJn9fA5yFZffKBQb+edBsiKEknBV1ofp3h5bsesL0cfOeKPVG3vH6e21aWPvd8jieElKk/BclGRSn4eVN+sYCxI5an+j8Xx/+K6oWToeLWDNO0IDmq27bkqD5jg12HrXM2cW8XMvwxDW65QpKbrrDeDc1d1zWzXnPB45d1wutLplSyoBNVX4ShVBJWcwLr8zpB9jlOjC27f1iUwIkSw/t7exg9mn57Pgkgpt+nY6A//p2nhjqmzxxNZw7Gcx3zcx3zs6fW4ReP5q169kzKIUZeeI0YoJ/77Tvot7vMFfTTso1aFHidBSlHRvZ7juTlPu5IXu9jjuQZP+pIvvB7NsmEyBtu+1a5WAp3cKIs0pJ2cA6mFRS6LhQqEYVMCSdYhUJmTKFGTKHjPOAmqRFCoaN6ErtnC4Xu2vH3ygdGDP9HXNtJBxZyE5931Ym6XIjmyHsvOkK0BUeIeMmRdlx2hMhXHD9PX9nRq5lvIVWj7HHi9f4nK9SRm+0pEcnANJvtHYHiCxMXE4HPFz0krtFrFCIj/LN+H1eApgolrmhKXNaUuKQpsaApQW239bdYqfgUaI/Rt9J6SO/vh+87vRrfCGOURa+iYdYb94gmWw9HgfYh8lQCQrs4CJVPGzjF0kvyMhZiGO615ZfTy9d5ORBZ/H6TFkAPgf2F1odB99n7Q5bqljhn2y+mgrzQGYoKURn6ZN1d7KrfHORY7AyfGL9IiywmogJ7pSHgCVHCnIK4Kfnesb2vFw3SP7C9/2Nlp3zEfMd+1zpCOsl1R3ZY8giMK+KAxFx5wASUcVX2KwxOQHIfgAqQNA0zk0gV1IeQyiVDdceak2cPxBULTwFIiamNHFF6u3kiZjP+ZYukb4vDGzOUnR6ZoU14cGCGpq6UBchhFZbXHxYnAOdVEDgvvnoBAh02tgq8/Dwj2yLTyKMK1b6gmpi/TV5+YMcgaUnwENgkgAiTRTue0gvhIs/k8jXpKb1bfouWIFPPCN3xjMD7RhXO2AoE53hGyEWvIk63sPuBJQm7BVioADs4bF23iARN2Ke40dcga9ZoLWKZk6QBHAGmgSMtmZccbTcrhJecyCzyR6bsVLVtwdMujBrX7WR8FIADLTtel7BKgB62z1tXV4hZuVW27JRds/1yOcendWq+KmBY9zLTlnExEfTxRREXw0G/Hv29cKTsO0t19p/lQLIVHBEZQprME8b3wgvNlbxAw6IZMraFMFcwADoPMlEHHpCoBSYUb/oxbbFIY4cOFm0GztBkrepv6VZNaOyySK8g+D9PCD74AAQf+J4IDvci2Q+8qHcwL+idTVqQmX7nTKHnGVPo25aQxYLMV2LdV+klmplkOsUjI/ZUeok2Mtjsj01uCi2K3BRbvueCLd933pbvPWfLthotd01hSr8beA9ZbBszLckEOr27MK+84pp+xVX9iiv6FZf1Ky7pV1CTupF7KP6aGvVSnXqoi3qnweMrr7rFyFZJrQhMRZn7Tcz9RT6t4rTMpyWcpncAORCVZuL0BE8joR+tRpqEwGwFvbt5du5lB1lM1w56l2ZWWijoN4+BVuiOx3f6dltGXBoAnn185nA2n8zILODDmNwKms/YKZH3dxz28ap57pH8O7kjJc7waB9ml9rLAjqoLC6dtrzUgxwyDOVhjxTcGt+Tub+QtSxxMLfJKb2pd4vUy0XkwaIeLsJZ2a8LsAdJ+V0cVOw3HsyLlfch8n63rbM4NsVxpYttktCkemZYK5GUjr2cW6hP9a+S/Yd00T6YvvqpxHchW/dg6tbZHevB4OoPktabPKgTBw2pXs5ptIYqXZHNKFjLzrDRqzh9ZLCOallZUql1K+r2qUO7JSlRd+jgD0mJglUS6fX76z8hP/oFc5UE6VGWx26OUFmZ5TH4ImdI75csj65aL1ke3Y4sj65keVzPJ0eRWZDGExocp0nv5yyP8jgi1NJZHl3O8igPv5h+Fpp/f1bOQHjF+vef9X21XvHFEF0MwWjfg/3/IdYHUAT6QFPsKM1DQTfbUWyaluH5uqR9WGukUCjkTfRjh9WKWqPWpm9hMh+iepe032pdDaoWCgzFTqowkQ2kb2FiwYcYz1ScxCEM1nGoLfLpVexZVrFdWdH/cH45mGXZKCt5Aks66/rG0/4mVcdvddyu6X/4EfrtIfF2+cQhSH8D9Neiv7X0p+hvg6Rm8+CHt+l+0x9WD9G/m1dhs++hXr0RRL2fg7dYk71iON0b2Kt7hlZzOI/3KjrN6+y7NKB62Is8z5A5S/A650HfQ4MemgQKS9rUYfiZ98mokotBGsjxz5txZ43+mS/WUe80Q/sg0n7C+9xUzTe/oczzX/2MY+r5VYbUVHpErUhOqYIvxCNK6RExIYES6eE0oQeEWmUwGfpReGqlB1JdP2c8yEDakh5IW1IDqa4wTX03GQB12Pz4Fs1R0c2WommLJq7vIh9udFOpAYXZ8LvJSBhQawFqJb7m0c21agOVWyO+5tHNDSQwraemLsWTZlQtMjAPdt6C+/i6zlu0ZkS+5vr5oZSvel/nLfiqr+m8VVM9WGtUDy15b5DUwcMWwTKYKQFXCudxxi2F8/gioymKE7pL8wE7obs0mbATusv+6ZwxAv7pgNln/3TGSx0QJ3SXU4wyKvsGcUJ3kbBRPaQ2Cf6j2sieda+RyHpZUjdLCbrSEVy0fmNt/zaHzRw2j9iHrXfMI5bOoO2+I8DCVgpYOFncrekoMIyFcbzpj1PJKWFQckeNo2ZgieTkjiCmecR+DQ5/cDln1DuAZ4sDIFJP44kFE9FQ2NPMv+8XythnDSfEu/Iyw4DTI3r/FELD+7Fn9+Kel5JS9V+Ls81AkQTrI7kOsYIEqLHbYf2nTP3y22bi7IFkSyx9Szvfj39htCJE0ZCUQf9WRKqpilTjZSedpskBkzZJQl2SCQo5q8Q714IGW9VeeQizpOmnyXJED27H0khKCuAZrJtvA9qLylh8MYAyMsRk/adxxIkKB4hZ6Lk+4r2/FGeXuESP3OuhOZNK9Et5uZIS+Pe7WI+bLHv0aGmlL1VvN98ZQHZAOrKE0yJejt8xKLVKyx6gFQOrtmKAVyeWZ3Ikz+REnsF+k5Wl6gE78DPMvRYnl4/nXkvPvRbPvUMizfToubcvmXutjrm3T8+9NA8w7ZO5t0fPvX167rU65t4+PfemnsPc25PxfYOYbgdouuVIMFz000V/Sdy4u+DGnVNdvK1XY8HCx35Mv0zGDa6dkyyuJhCYHMcI3K726Q+DIdjZhlghzzE/J4PDz0fKlRsumTP1PzFToGnYnizEKLBfDqocZT5sHUak3bD1NgxrNB/ImHyVEc6qYgGPJozj5vs4QABF5Mo8DudMjs+c+2Bf/+i+L/6Vv3lq/nQyA9AQTc1B7KAmEw21DlY6k/7Rmb1cld8pMMTWLqOtcyhw7o2GjuwGnA7PxTs5SBzygCUgI6WOOXWpY07lIMXST1iWeyRKvZqeP5MZlDepctOMt+PABSKPGSHPIO1i0/Dwsy0mjQJvtUHayRCsOrazoAPnZDvQYEojhS12HD3ecbRg7HMY+qvAk993TM3v7jLzNn58nZTB/hkpkGRggIKo79VnOMSZe+K+YU+xHumK/3YtZVf9p/15D57a70gevRwChOocH5QkpXXERenWenhMYLa12cO4nHIwzi1zMHbYwTiXOBjnSCumP3YwRriyytVPcWbgMicgxJTNuG6e4A1yHLlv2Cz8AhvVxn5fOcpVW4SHsQ+DupyVMTnAMagYO3gV4RhUQDbPlW+DQdVj3D54F+eIk6x+al0Z3sUFtANMQHr8/lhe0K9HO5EW84dkOsKGLKwC+dflwONDbpuwYJV4jeHhWbQPa1keQ5x3g+n0KVV8g8E1i8qJAALj9KnWgQo6QFIvawA0B9bgpytw8zeAeQYMYvqIoDCDQcA+TbnIm4p+o//rf2oiYjoH8UaCxKiqpytwdM7hk3KqMANpBkY2qusI+kN32f/B+VcPoKk0CwF+rVTK3JnkJrKpuCbQsvkRC4xfk/4dsQwgzNJN6uURy/tBydicA0cVIxbSDmDCLrACwGM1/GgTf8PLfrEkGaHrYAlV21/JEYVfm/EdYRD4muaitwESFy+lmazIjMWrTg4dasIjlUsi33GBygalOUVHIygjByORnc7n5lVDlecUgI4sb25+LvFQZWFDRAe4RLH3FLcAn11EPxRiFiyABYlbqKXp7ygCAsXTzUB3dwn7NcB+GAaeqnGAsE0UKWonRrzkYIteq6n6M3Aeg6+Vxrba3wq6ORSAbncfqGCE+jX8k4us+JxMFDcQexuA0j7nT+RGGNJrxojsAtjMRsRxUZ/l4HGuy6HHDOkxg0jwAD22OlfyeILhOce8p3s0XT4UvwLugbgX40d5cpDiZQioP6TYAceLBv+yZ2Tg56KPlp43pOcdXtfz9QY6qWnpHmDsrxznIuf7mJW4b22d/LnAyazjPixJH2JCqonXns1uh3IdfVJo8sTkJROTxyBk8Tc5Ur4c1ONvquObnOzn4IZGXBN/V0m+S09onAdTizs2NkHKJFJg+sB00Ux1dFOcL1dOms0S/5a0rblq21Y8J21rSttkFkp3BrVa84PuAGQfrskX1JZ9AQ+2ekPV6rxTBUvMtG4YRHCiK4J0UsuSIcsS0auerE25Z7E2GcnaZDCSe46Gl9Ex59RLUbrMYtZMX5TbMtOvmBO5bXUevWibIQFE+sc6xAhH9Km69hEtKAM+otwU6tWW4Gjoy4Mt8C96DBMB9XfUyEA/7hfQ2G5JeiqvPYSJwKLJpw4u1fMjLhzB6OOZtBubxzIfKoB+KqwktpideV7L8RSX+TU2VSop7osgiLDS8l5qag6T9bAps0pSWSGqLCedkken2HGnOOgUt6NTnMjs1tE1+U/oGlCH34zmEPvQSlbmWLqonwqY5JrcNel+yut4J2rl/ooT9VIeveRk9ZJuF7+ikivneTbRss2DiQuuX5d1yuPcCD4WjlCFef6gLhpwlk4XV+Z2Gk8FPKHVY6raLGOoAhjL9ZvlQqmDuMXVmy1+diqTNoYmNDGkwcTmj1zJ83Whrn2AFz94fyL2gbeEQ/MtXzc0FQYPuEZIR44W9oosg5DwVcNO/P4WT2d5zKs9EB8MvxfR98qDObQHC2myKPXNkU7cKwvTwJw/qEVH/oIKWKXwnwdISV9BZxaeqyQLcF7WsoG5oEt1zeM9Hp31zQUN1Zhv079wAW+80qK5fTB+J0qpLlr2+rlhtPbNM0As0QDDdIY41+NFHDc8n9NJF4DZGr0VDQXITlmV53nRBMIOLtpAd4VXL7+xBv2P6UlqIXFT6QO/BM4qIMzCxa1Ub5ZzHQiyJIT5fFCwb5P0RSs8HeDghqroNXO0anfNMXc9goy/Lt1GJtENtITU4nEGUaEg4y2RDAvCPD1GonPR9En6Fj1S6mVhEqsJbtOABET0y6W/tOycKBsrZUgi+1uh+QYwCZ5lGZLVKzdeJhiMHsuEK3lDRI4Rbc0h1UwjGLFfsOPzdpojzkWOiO3ecxVsAdOhyGAPoBMI4Y2wSJDnC0iELykPHFEUsbD0EpGs9IOtFmjIDMQIPSwbPFcBQD4dXB51mjMgiQflpH6+rtw/cL9liVt2kbcG4pojWCnFGgenOoU4Dox3HPEdyVCilvuAeIg7i0ZXCVsQLnztaytcFecapnUkvLEpPGqFNgPydAXm3p+g+hbtOEpxOWBolN2dAUOtDsDQFdndHwww1IxQPfvlFKCedTpNY3oO0XUa0rOZnco1ahyncrU6UrmuaNyDpXI1o2yrw3KKZKsqaQznWN2aXHOK1Q3ZWUyjxt1LN+5eduMeKIuptOj4BFANTUlfCkDDuDHvIV3d48n1MVw/mp1qM2ocp9q0OlJtrmjcA6XalBadmoALjik5N4EfYUY5GttozDPJ9Ulc78vOVRk17ky6cWeyG/dguSrNKKfkC3KKlJLPJ43hjJJfSq45oeQXs5McxgMi3biF7MY9WJJDM8pK+KoeEBOA6zI7shJ+JbnmrIQvZ6P4RY07lh6tx7JH6wOh+EmLZscASirsN4aUiGaUkukERufh5Po9XL+VjTsZNY5xJ60O3MkVjXsg3Elp0dIog7PKyB1lOFUT+I+CPNnipKPxjY9w45iZnRYsauC59Ig9lz1iHygtmDTq4jhj75qSIIxxd80IlHQBE8ip1I0LuHHCzAahiwdGmrxnssn7QCB0emAQTc/pBp4bY4jFmKAXQdDzqRvnceOMbuDxdA8eT3rweLoHj2f04KelkOQGHpcepEXzvXFa/i7ol15Nv/Rq8tKr6ZdezXjpp2XJ5JdejV96DS+9bGZDOEcvvZYmxbVsUjwQhLN0PyCWb2pSAGL5Os7TEMu3UjcYYvmGmQ2HHDVwMd3AxewGPhgcshlhGd/RDQSY8SLO02jGH6VuMJrxbTMbaDhq4MfpBn6c3cAHAhomAdOkH7boxZFG2l3dUCADL6UGGUMD30vdYGzgj83SKcdCZq7w0qbwuhXmIyEp3C4rx5KCw6kJGGKsHj/VlCWtKIse4BX3AbFr0uDRdMGfNM6YXNzgIUXlDR7rxUmDJ4TfqU4aJ7iNuwwOl95lkLARh8vt2Q4Z6X7Z4Si7tCMYcoyFfZMmf+CiP2l+zI4+kyZ/5deakyaToTBpMq2+Vp8ETqqJDuPZh16ESduZNDCt/wy16y25+5pa4SmxtOd+yXhRZXlQWOHG+0NGuOn+kEVt2oBt5vAh3BnmOwZPxZ+bNK7CK+RoMGlcsaQ7Llu6Oy7pGws4/qP6pHHRkmaCr6i2zahtC9dmXtctv4ajPWlexfE0fesV/cNlU62A22tO0ZMX+Adxcfy1PanPOmrxW0bwlq3S5hOW0OOCJZXOWsJXdzeX8oz9bJQKjHizk856+WzUqO8y4NtnchI+o9SH2zZQrTlKFq59QFeLi6u4eH+6uJLiQ1K8X79vOH7fcBJA298ZZcshti9C7P+PTfNIhF+GQSUR1ctNDZYOtBZTgymhvJzWycHOE595MCfwWRmfYJZ+FRtmkornMyls/+4/rMJmv8XRaznZdaPTlx5IL7MjNb8Q1RKIjvfSMs2ruJMVr8LOv63e1Z3WgFn9fbH0F5bpHEmQ5oQaT8Vh71zq37O7+a31nMOJY90d3ggKTz1Eb7feCt9+nfoyzHPhrgChzO++DlLZoZjiLFLhDYQjw/YQOjOSpktSJq14o51+oxO90Y3f6K58IxFHv9FJvdGGlZff6KXe6P3f8kaaOIaVISjzkacsruqlPzFN90iKYRNPdAeNc5UJw58BV7Yc7F6uyoE7GTxVP+Twhq9Yah2xJ6o87LQuZ5zKP90SGDJ9ebAFdsdWOWDHOH+eU39RLJD0HjAZYjjxanAhqqTxdgiw+HJNxX9QcWMcicLPwYRl8haxo62tFn96wnN5nirmStcsFwuZxW5CMSIhoi+zYCojuILQ/j7qeoetnZ7KaTBbk7GgZ4Ji5MWHkVOMPPho/AVFH1gKReyRU4fALqis5ypWmff2iqgIC7xZYgNqDn4M2AjDqLWN9v0AdrEiZoMiXG5gYy7A66GAgjn9D7wePlwFI/oLArrIW6tTeLfGnZB3bLaNdAB66vwHePfVBdQvXu8XYcVCLQi7cXcZ2GEtgrP+bc4qSAqtOgMUKzOe4bwgNy2uVKnZDvBnMtuZgt3P2bri7JugekEZbBoFqCdaeUA2QjnFgvIQOcdxu0XF6bMAkTlTv28OcuSsn2dDPD3LezXJQyaHNB55c+bTHpW5KmMm9+JpE9wJF3lUeSg0+Jt+xgTuZ1nCzPLClkX4QmBWphbTcIZt0Hyuko8cKZR3KChpJAndYXlVAqnzbE3Gx1NDJZhfd2NQlkHmasu/p4oYZnl+TZGGWV4y3fElDbM8IHlomCF1hXT+i4F+FrCpwLY2Wr4Rf9wh3pOj79LUQv/LzkiJwzrK0y2/GPfr/9Xe+8BZcVV54rdu1fvX73VTDd2kQ8dQr0LkdaCTRhn+yaYphpA/aMKY6MZ13LEDHaEDdOhukmgwdCLGVhnt+YlKIhObPwq7k4zMDG5QyYSMqDhDXNTosE50WSeruJOZD7pRmRli9nzPuVV13+vXBP+u8/ltJ4+qulV16/4599xzzz3nexqWw88bLZrH/jjx5tiewmpQQHk0aqb2otRIPppjPSxyvanRjbWoip/pg3mDkCgPiOzr2FQBvIenvKABVJJnq1oxU8C4Kl2LWGMccAzl18JmGxD+VYWNbAIkUx8NycZ9GMGxPUQWTekIQHrxRt7KdFYAa2Rcm8FhDj0XOMAjMTM2bxLlA+76rNBsoNhTovDY1vmaN1qx+d6AYnlBg10eFISqljdDDJYtLFyU84kNZt6wM55DmTHOwC0IIHBNd4rPtjQKN9P3Ar4WoXO9+4DG4W6ewl5vjgxNL5SIM0Sq5wGxhSEXIgnQghvQd2GuHaY8xtS9DsJGAcZvuXaO9ikIG9kEx7ZBcGyhqG/obQ8b6iNsNAiERsMECBs1t2sRNhpqEDYazoew0cAtjPGWm6cPOeN8+ACvUYItkwpKjy5175N+ol6iWwDXgImTQdPQ7PZBtF9iPA04tJRiDI3SDBOaYYaEUwhMbBq2uEv4NluiYS57yZH7PiCcp8FRrAToBg+bvEk23s+XDXzyvTR0mQP4fEADgeY73OtCH4eVQD/tcG8F3mqH+9ZwCsbDurCFiZdO14Stj20NMr+jNlLOP1V9c5Ra2kV3oh+rvlfTefDg1q1L8w+CWO4Mpz629CXnXVuR0z3hRTgMA2OF7o04/kLmWxbwab3J1gZDdRgqFZYErWky0DvaI8W4Gq8Ap7voyaBhT3laMPnFycGUFy/FnCsj6xKMrPag+cnyxYH/JKNBvAKzyKViwpYPp+OfgNfWwXRYhAXM6+5hyXn6LO3vekI6HxGJScQ9glUCH5bDGPBSBMzYF9DZJDRuWVg6O5ZdKz5DM8ohDkH5MpZ82ICPuqUTT6NtW+h+Br6ml6GJ2mLrgjAIa75WboedPnDM28uXgX6nc2//scPMqyzrgPIMnh/Kl+OgGHB+er3lzXRJjrfjL+Ah+uDlQoGvZAqUkHmZYMY8mrdqJ8kZsNjzwE5nBjOI6wQzeSrLsCkcrU4BO08/mkUqlgFCrsYursK2B7nU9iAXVIgRV2B7QHkdB/S4/4JIBbIccoIZwUz8bmin75Y70ArHHWqb6fT8YafPXz+Ne7l8hQweSfwxTf0zyiVX1lgVdFxAX6IfzaQdQclMczOXN8IKfwZWXXR1Ix3oISRWgo7ltPy63Cy0iBtfEVTi5Rc66V/YahtNdtwRoWAW5oLZIjOXwk5UdxaMQzox5czGlJPUL65E0UynlDUdKpTxbAYkD2bxVEOrMd/Aqc3kCRmFgtFSgL3Py4krJWXL/frKVsKhNFHZapBBptPS5JX0M8d4DUElEDuUiqxzqb9m8qVIHPTQzKQK9mTCFvZBhciTHqlYpjqVxFSHez0ueFCuFPleWIprXEGNA9S4hBoHaY3HvSc1rEi7cg0T1JZZBh4ZBg1cnuQrd/EyrlJvtFVMkWW0eWxyRhWelQ4rE3nGi60imeivDWYNUPM45VnBzCRscim2h0RpZf2Wu4aogOa0FY20qJfNboayL7GLIyawWYInbtZxIql7sV4CReJKUh4eG0Xm5P1ZfTA/UmZmYjHYNNZPEIvVvR6Gc6AItoiU5vOCCjWNFAvF8SdT+VHZHMc/z5nq40ifS7PLlW1PMkTB5fUvi6YlE01Xwr2VBBqdcgYJlYSfw4kGB+kZkkMttE0SCaJUFqHZZGK277UjFg3YvtcuhtmBEabo9BDxkw3TRLrwTADAw1ZaXoIqYQAhTQXTFrqI3erBX19BSLhFoAwQF7a8SCEubAitKXH+ebwublqkFtDhUkR1UzCXQ7yDqbysh7naDDq0guSUQbLm8AfQl7QxXlFUFvOD00aAiMpi9K2CVyyCzlUFl3AARBW0SwBEkhshaX5jejEHBIUt2c0ZDpHAwZPvy8Vx3/IzVC0ED5t88woI616S/QSuzOEFTFC8TiZIAEqwjB821fM/YbPwJngOKci6jbIyCH1enQHR+QasHYAjXeI5xoHfuGeKwO7f+RWMRV3EMsw3nyoFknEpydiXjMV/viQZNyHjZgaTh7K1mTMWIzeGS2iWNS2dAY+iyYohlZ5CdKGpJWg2sQ2YEFvpcyVBcgK0eMCpgbtrdzgVsnxjwOmtgaaU1hhmqgQ7nvKUYCrl6dAwIcJuDabsgjPK7mAqQjzhrAZmCpwtpIF/Ha0vzMtBBm7yAjPVJHDvDTHMFNHfo4D9aWQ3gkYpZAmPVHdEHt74e9GepfGNmQfc9n4txzFAI8GvNo/4p9SKJZJqgZsyyz3GwDqz3CMMnDPLPYTwLXQ86QjeyQH4qAmwzsUGWKeJsWKc8jQBIRpzwgyjOlCDtMvyvFOdmDDayKRI8N1YZsxz6GDEi5lqoNlRsgHkcBa+fZT9C/CgpCP7ZQLm6pTD4HzRDPHxeF6hWgdpZplh4I0wyEYdacA1dLh4nl5NhybsV+eDaQwGhRXcrSmBTMUXR7DGasxLPAtRvTXCQirPoccuwvEeaZw7qfdpLiwFeRamRnQiPhVqxKfGmxobsLZPxKcSgzI0sltBPhoBIClmNGD9aKKngoHrQkxof0H0lAJoj5JrukINayDnBEFNBruAerGHAUixNWjdTdQi10SkxEZ3j4VTq8OhTa0Ohzb14+WpPOM/FE4NWh8KEaNhKq0Xpz4RXroyuLQ6HNql5wuHNhW9ukcK4cVnCIc21RD5iA5Kwplo4oeJbQkTfzOarUEADmni9xHRbFw7QcDiCJwAOQZX4/l/anDRnoXawLoVgkYMqDg+CWZYxxiUF6x+S3quoabnHBZ8G9KeK7Cji3ND3Z4rALfBwY9t3svTI8HIaU66BoiKoS9A81Sre/qAdueqpJfkVlNgUn+b+qrAfcWzyOS4rwqJkDY5EdLq9lWhKLAhALuZbHWTz1PD9OXS0eDjRrnqwPDbBZFzX5nW9+0V61RBDAf3txKNZnUqPCaMZDpGI9tk6wt7LQEHk7nM/RoR6unkAU1Cic/SiLn0YTIaJHfL1VaLVjSYVqpEGe3C0I5l9veIquImtVKJWuMpj0qUxKgfky4mrmsK2GwKCAVUCHwrYmxlLsIfc1uuDBmI6has6FC4ybS+8u8oO/LZ6QD/PLTn4+XLWL1HD762HOBwHZzgE7mVXhNLcIcdUvBR1uiU60nDZUk20nCZmmQG/ZqJvh8v67SKbhBCgmho1EtpUW9VnS4vh9r6IlrG+fHKZ3rSFEL6Y8RZRa8N+qH24/VTaLTilO/lTLiT3lW+NLic6fbOd9HSushTOPLWeyiHEhWslRZYl259MnUbbGjfxatvplz/Gp6hSjCS9KnMvoGVERnC5Y5qNgs07LdQdq2BtypsaKcu8mhk0YkrU3kpJqap+PjM4KKP00rwlQ+VO6KdM6O2KMed1hw2IDo19XwCom01TdD2UOhZtHBFcu/2cjEVgb1d4SzrjhO4y1b9pz/95Hffebp7j/X2bOuZ6agkczzUD5GKuFVB3OBAzYbzUBvAd29yPFdcBBYVX7i7Y0aEaUPTRXN88crdY9Tmr9yN6Xr3Lq7pxxy4yYov0eRk2TY55ggyqt4qjkS+OBI1Q7S6aAxLGZ+hLBqlQSvBzD00xXZUQeanbRMU26mv0xYJHPRJWvtgensZos4CiZOWjPPJ8TCaLEOFhsUSGU3LMJqANVA0o4kFT7qxWEbPAlEn1f7H2LRFKJlLGEkQWxhnuxm67lLQfFMjIDarqD6mrF0PYcybJbpF8ZOx9SQI8bXjcLIBjpdxCOjrslmos7MVyaQYeDzaeMrK98nXJhw9bBIfFGymxjhWZgjZM4U1nErtu5IJSaWTERFdu/GhvXjJHiKOy8wNb8nuJLTp2W6imxjSurRk9xj+KDcD+PQkhOc4w1NP7k6nvq4Hl6zCqtlcrnzPkdXwvpq67GcPzOq9tnX+kt3JWwnRWEVb1T4WtlbvyKXASG+gzoJGM8BbT62GijdWcJ6KVsF3MY/Adq3ndFh6PMStRw4//NPFT+wOp2DGpOt/+dnSKz/5JEoLdj4Fc+eusGUX3fVoHO0ao4fe8emPTj+y8+nPIsw5/bfrYabFLgYhYlzKkOXvLjjGB1N3J1wB0Sf4M2gaj9tH/ls2bcyh///l6t3m7Irusd3LLlr31NR1T70Rp838dz9O38B/n0hPv0CnXNpWnvOn7NoVF2eWG9DIK0WTNrJ75ix3tCglawu93VgbgKymcjiZYtjCEjvxyIf9iwGeAqmhhTo19MbCKRybrdXOGXKatyksRXo9iVFI/o6zG1PxHfFF2atyBYh52xapcg/bTMQt86YlLJfQ4lgW3K+QBfclsuCeZBbcbbLg5rUcLwV2aFkLbNeyGBjVshrYZlDPR3SQCnafcxDDkBcF4Acm+DCL4XT3w44MYTCAthpgByouSR0lnYjxXMXnHCkyxKyF7oJA+fNxW3y8C0pgu6LiTs/Lc8BZ17g1Z2aIC6RR25Ym0tQypni1njY6gr2/I2qFaGpLtO4zurMS/I8UuwiyIzsJxOzI3CBIFFhSlFLO0Ch4swnjk0AY8NmDK1PYxFqigANoIB4TYm2K212JWIo6ZMbn8E1L9tAs1AjkRrieYrblMBcqdNhTLsgxCDPM6Sgj9pdlCBteiYvxAQS6sDnwextlMxNBobB/fiPvMzbcxP5djbvM42GOJ/LmPaGfTqjp6ap2K65Lqr9sBwRpwK+WffHlLxnHSg7owM6TUhb4nYofp2IjixWs00F0B1ZW1jZ4VqI5GEugtEjNuwJ/N8AWdvN8WIqjQmfErSWbmk182HWzRB3uliqXd9vCid1mjee7MVnJ/CLO7xlGlLOc3xVqErujM+nkRD8Ye70rA3kh5RBEg/y17LeI7PPGEZ7bjdG52XO7AfdceYTtpTBx5hIJ0XoJYA1jY5SQjSnBtOAJkhEK1f7uLE4W4x3lUrKgLMVbyeOrxJGp4WEvK8nCQvY896C1hys5lUwEFONrlLHtp2Dulpi88T/vdx13izFWiX1l3GR3W4sJmRa4P13ldpaN7tsYsrmfbGsXjX0CB1bndBpyjvQw7AuirTOJ2I+pdWJ/JJagOYycIUEf0Lxj7fLmuDik51NzuI2xsUcuYBc4UKdGbrGhB8fogaUK8Cq/qARlmO7T6M/DPS/bR6l2dBwWZSg34oz26zp5HfaKMP14uUzqv30BH4/NylyScHLoJl/M2oxR23t18f2xkVUggILw2Qw8aldlj5zLAWgwhGZ1jVlXhi0ImcrYRTi2EhQeCrW58DWmG4dfx3Z9H/MTAxbCw0SJMQZ2JooXc+mugw1cRa+Tw504FB9w2K7AWHE4HPKW/jHIGXwnP9/Ny1nbfBeOSgGeCaqeqcwn2mHW0BXKuKwnYprkxNRSsc8OB0UnIZnL80jRmWQ4jwLnYUeBimUt/WglCff0aMUK90QPVYd7CpRwpOhHUyK0E3PKD8AuRadL1djaq1NtvazJAwqiImqfHO1pjvLxOx/U0femRI1WFkc7ok7fUDgb2HeE3MWuUI/xOkVsTxjpnSBKp/vqOnRiRS3DPFZRSxhhUi1GIICKWsDTopor0yL9GmV3uQsRfnh/uVNdgkhDLh5rCUuQG+msrdzIthbAUAfbgtYvaIr08ri0DLTFimGXeUt0sroqxzuiK/18dKKD8WpZ1UfV/9Lk81X/mY7oKrv6J//tVv/ZjqiLqn8K1feS6j/cGHkTVt849HTYDj0daQiyDkOTbvzYlhuEHv0h46zTUUyb7vS/3aZ7viOaQ013Bk3nJk33jebzNF30Qkf0Kt94V579zVU9k1Q9+yup+rmO6NVU9eErYB6Gja343h/p6KONkU4fZZCuUAs8VvTNKk4k/LIUOtb+tZPsX/N/fpP5gtm4zsimmon0VUoifWVqXoCYIlI3Yh71RcyoEYRZIIEknlljkDHzmj9ZSBOMFjrzAxVeWUDtX6GLssNzAmw9i38k05oIX3Bbcfz/T6cn9AjQAhIDR2HILLUFqjNG2ktQSZwElSTLtndSA5aUsiIpIQQ9nAeyXAjBH2LBVczjMPWuIzEIlCPijwotgBKaEqNJmKiiv1PLKd/oL1uiJ1qAWnVtkNkYZtojuP9m2tln4APoN8+cRh9riXScLBF9Xf9DurhaEZWztwGQkInCP9QUeXwb19t19PHGKJcgJW/Xcbi6/9oUAa8hZ5KL0ehl0Y5G1H1jmG2PfI5vxzc/oIsbTRsnw0PVDg92lWeR36BDRd/iSV1mWEytKNtXwMdyHE5NoWw7GplOFOpUReDFV1muEm5iEwCKdFPwExZunGYHMkaxuNWjUnLPe0wCqf14jEvHRiU59HOGwz/F/SymBk1iaZAV65FMXxSin8WIOyYwR0R8tjdJv2ROXPGtKHsiZVEvExd+FnbARHEhrwpg3kBrkyTTjNQLbixeUi9TnFAM5+tUIZ9UQafEWvOWVY9nFVeEi/Z/pwiBw/42MlwMQEydjlIxS+FPOAlsjROzlKqOykjuqqqjil0qegojBQ9+gMe/OZUBZJJl19XDAPqzjMORGQA0p2dgC97lZQLQEk1wYFvc214JXdAePEEh7rlxcGAW9ziEXeIcB3FvZ8Wc7KiY6MCVor12tQU9ahM8eUugXyxt2ve5H3zuxdYlXyu/esvm/xYuiREWYYLBeOFddDD7WZ89QtcVupuBMihJRnRXko91pOHEz65T1y5SKynB7/M/orFHIR9cAO8CiL7xq0d2xjlmOcd4Q/v6JUZhsIQxGOMs50qWH9XQYkiWl1BeD//F944/9Bffe657vps+2ybP7tCyCnyWTUu05VbnLpBqdkk1K3IVyFVb+ugZyRaZPUTs65jCbIIF2zEeqS7fogsTVBKhyXdSZv7DWuTrkqF7cCvT0Tsq6dzHPFb7H9PxatS4pciUKCoYrHX64MPjixvajoqsdNxY/qA+f/6yiJrH/2MtHxAyT9Mf0fGHrdwCM7XQeT7OGVWQqO5u8TLmhBJzBAuVaPNGsdOhiyXEwKlJi6+sfsYkpy9EzgC98/KPaX5s3BfdgXFffLtZ/cexA11G8omoU4AcIybUKSt3eQIb0WWiQtfgnoGlQ70CP6Ohvgpv1rhGdGBXKQzOovjj8erVTLgXV8OYoGWxdv24Nt55/l5dnGtNKF7VhGJzPXS6vMpTykIHcTClOomdvuFJYqKvjHEfcxRIC+bN72tH19WF5I0u5PqJdCH5n0MXwiolD76QZskumpBCogkp2JoQT7b96mlCCrEmxAO7GBqvCOFvxCoIL17XWwqIwnjtR6L1OO+b1a+YzzAKEuJ1NXtq2kR6jgL6XtwQOMtUHVVNEEcvj34nJoiSEqnE8cf0RM+fmxHNG09AycNrmZLqTQxJ1HhbD7C9Mj7s80QTQ8CsYX60gD75mEa4VshU+KfCqgxRS/wp0Wjx+46TxGjFiAEAl0znzKaMjwHqdKPBWZUhFWZFENXNGWrZrP8zI/bHAwJIV4Hb7Koyu34oZnY6zgCt7ycNDts6N1pIgjxN42xbxxIid1eymsgmcjUPGEz7/BH/U7qsTKhadrhl9pdB/i7nb7w1r0yxs93I3djkuZgsaZFAbFYDt8nlMcR8xJ9cfE7/xpSQz14+buRdgA6Sxx0b0Y4ne6PgGzdGxmsrqa1uYk/YCxl12fOPOuflPj9eu/ixaRmX3XyczR6Ep1HXKObrDQsADnrxsPCqhoWH5cPPIS/VeDZv6RPkObSmEjt8ILTKjJph2mcD85j26eMN4PfLeMY3ggJ7JHmppPBEmN0XsRt2Dy3ISNDPwhoXu0nt5Uz6cf/PdCK3cR7+n2v0cCJ/5OMsKe2o+RSsWzy6kk8xnW9zJJ1ep5Mjus//Cz3NaPREuQrJ6TqJdMeqvbwZ1FhQQy0B0gKOw3HzkZMcSuR4/HHU5Da+sV8nKM5GV+pKlIYXiwzlzE43uce2PhlqeZok5D+UAEqOyVdKeFBzPHCTljzEi7OzTpmPLyBGocsWjPl0BHeqEd2EEcytVpVjkGd3Yc2ReZzmLO+JUQbDWjLaqiXjc5ThBO/CAFyZ93MKQ3yCb/jFsHBOhv89og4OtLV7jgiy6ZZ4eyCXZsO83XwgD+4FjD3+hv9pPa3UWJQagpdi2PjbTKKhD3Qd4pVif1kC7QVljrs3o1wKOKBeJWwEvpUblBYpBOcuQv6mtfxCEn1dOLyCO8IeFJDr6uUoi3mm0BayvkBFuNGn1iG+k/+P+H57ia/BIj7i1Y3+5FLJJj0AcBdAbNjyZmIrzdMHIbc2MKIGU9l+/XPRVOlCaaq+khqgyypWUqsYdQoqatldraOorqLH0x2WhJPSo6qhR1WPHqs3lqhyL8ZhvKpJ8f8CGTL1/xKkyO9fIDnKt35NJJmzSDLDlTioodstw5y7etacG0+ac3+hOfP9NGeKMr8O2zr7/9jWby/b8iwakcJ3EedqYDT/uhXJjCtg7bXAozJ+d1Kx9ItSAM9/VENTawiPQ0m6hvhMVg9pluUQEoETjDyHOJy/XMlAUxdSOqhIMGQ4ILaLZjqgFwGwic5nEfUtdI/E9L9DyurVltX7TbSilLMyT582xZyxSD2nJTWYp0+ZArctdE+aVH+ePsGnRpJJ6vFRqYeurYf+DdTDrAlgSpQQRLwqkOw+orFaCVRV2eB9LWsAhIMKBOeFVqrFZlWjnys+7BgkJ2UwnVJjBm4T3zZrwFkAsBwH5piK/rENHLqgAeazBVCZOtAkL1mkjD3Usp/P6GFZ4BQ/4rgOe9khKYGfrjXAgCqirPGAbgndF9upO15sd5E8A0uxip4NVQS2PLP+m6AkgyKXt/9mC5RVBQr5eYxH5r5Y1C1cBz13vp4rZ4vnAyYVZ8vmc7mm80fb8E/A3+Gv8Df8/0ht+uVivBS912GPwBzr8X/NqntZfLrp4tMVaCvXLD49nm9cJuN08emKMvtUVrTZJ7NyfcJcH8sajfiR+ORwfHIoa4jT5b0ahK+3lqyUcihL/bnT4/OTCMa7Aw6D8vTpbNXT0VimL1pEx1GEfOW7rn9IC/DY6QzUzgezpn1EY1tLQq5R5MpyAdXnTP336Wky8TqJ5oTVLdHBLHxOS+zw74o9E7VeRdFqpqJaWBXssFrE1FLxW6NVtXTNnB2oek1Q0c94tCSnxq7o45fJfRIPoMwou9FBeCiIyrk5VIlrQuB0KIXNMNMUR9w+/zNUh7jA0FTBmYEDODhxDBWoykSN5hoQnBwUXAKvE4H38Ic+q0Nzn2OFS8iE6qjdolsy+nBBmiLC9/FJxZOu2ezkwBRWwxzQVt2TFjmrq7sZT9l1ovvE5qYlz9MdecpuxRc0KzYQfpVR5CWDP9dl813JAcIZdGHYlGAB+2hSFkk9oaxUSD0GODWtww6nT56zSkxpxGNNAT1JsKjcZcdPyRwbOtCUSAl4oe2mpQ0VBwPLM1/FTr0suMFDgOyDBbdVH8hPi9RWLcGdhnGkpdBZ1gQyOKWmJXfRO+VIGUa0+ehHdaLu8STJ6pOXHzhQp8mOWVxoWaIpLNGqi+cydicX87QjxUNpuBRm6ndqyiAKzvGdJ7mNopIAMOTgXBrfDBYprrpMQFx7xeiJ3AAyVfHHUUzr+0ZMGtcGmBYhfySj3xV6MlcOS4JCqDmZOIcd2Yo9IzG/xEw1m7RxBvMgj4hjSbiwvImfiFtZVit/Tscxt/LjQ27lx0XcypuIW2ewt1Z8sSHv8iSo2dUckEbYGnZNDLKkIDscWzgQK/XtHAwRt8RYMhNt55GLcF7UKq/hTSKiqOYCg0C94EggtzMIDZ4RD18GwdrucKicDJyBjX9m7M3lJv7f4LqaASmKxnY1BNSl2bqkes5ScOlxqAVw1phGT+tUlUSHXgoaVxFTgkRLp72I9p2RVNhkzVJBUEJMOPQiJa5u5BEG+6HYDunZOdFitp/6ommYU3Ni61QpcxocKNllK/DG6nvER5J166xojr0rXewX6BUsgzkrwFCr32B4quSLBVN76d7YMJYhubY76WzN3+HweIXxw5JNZ5JhyU6WF/QQ+mESh8jORK1wNmPD2Ga2hp0UT3K6okplcFYa05Ox7wwvvAyum2mO5tOopa+i1Dz1MRIPMB9N4YiQbeUWPF5hj30dXd1Ht+bDap8uFvIF+9Ti0Q7QMOtluPuLvCadTGtSooAWktH4mk4UklJSaG3ylKsdhQCtpVWNjLVn+p4eduO3NMddp1TwKiETJ3lUG78IJ2i61pi50mgAwEOF6jMPVl7RPysZeiJUctKDHIu0Na4TR1fZQY+/CacYn8B7ClqBeZuhMhRdRLB2AVTBJuu3SJjBlXSYMt+9TuCNoA+Yi9gYczF2rkEzd6plZW3jQnSqbU7o+LsdgwbYqf7QKafKhgz7wXBWydxFH1yknuYAhovUcS13qc+1ycW13t7h4u30TSrxt10Jkfism+SOp0DQghjiykiPXnI2RsYJ2OQNsC/r3vJGxq/MzHLPOMR+OWgssw0T0DY6QQx+DXWBGZU0FnkTKxmbJwCCkI4Rfn5tEQ5x6UOSnI5hw/EUV9vAdRikYgbvHHHkethc32OsnO80x3VwUVmk1mBjCYAEDDAC1BHwXQCNFIDPTHyDQ+kOuOC47r28APGxziA5vezKeiT0eKVBp0GYQZAOnNI640XZJqUlj/+ETtYzmOQggwKJhFcgdAwwV7CjFE2WsrwpfjMBezUIpyTOMUoi9ivt7UGAm+IOhDyOZSRxAtmAJDSpYdbaHjw4k702ZHtQAgPBjyPeHnQEVA8sI1N3e1BCGkErwvnE+3MZODjO13ZkoESc1LJBaFBLzSb+heeDHJZXf9thQweDWnmeN7UF+co7hJ/WWksET4D/5azZM8cavXT2zFX0NoeEznJebkFeqZaT88lGW04264wBZM6/DKOlNvEdYFRVifBFdUmqYizFPjZFEb2PPJXofXKM90MHI1bI7Zz/350g16kWECVSYecCVqiiu4g8cxyqlq0w6P5+Rx7Y68gTY455ZNTBzMVmK21ittIi+97wtikwIeYM1s31IgGdULyfKp5pnrVXiYJhUZEMRl5h5nnN4f8ltCgnIMhETvFxR1UHf+TN83jDEqqiOhIqMvPEgAkGDC7v6tc84/LGv9l9Z7DL8c9og2nMQihkU11vRtX8TFGkYsUzK9HSx1xe0MuintqiS4RBBZ7ORruwvYamAOI95lOW60vA2axIZL8OhBol8bPRuLtQafwnjTkAjeOrqrQpGdb8t9HENN2cz6Zz2CwVDZoFxxeTOYYVMeVk9o0m4XqBTN9xVs3UoW3mnGfmoAD7bif6d1QMMZQQwwwRfAqxoURTIvg4AMeRwIjivvMeWhsIirJERlSxzKeCRoEmb5inAE1enMcUVprP8OYZSPKqbCRdzL0LwYAXKQA9ZRepN4APz1evpTp0CCRTMkUrA/M4Kalb1AX6/DOYV2DD34k3/I9ZanonXf/YQUd5eFub5dvYJjvW4PPCLb6gFi6zoJEklPoEdDxJ6KKEorGv9qgteWGtjGWXAGircRoFs8KuW7xl1aU7qsCR3aRkplQZLpUpEWNJu6Y0GdhgsUwv3/0DpPDmBnzmij9q9XKArLqPueGYd0foTKSeisMusHpKV6mnqsMuXJh6SqfqKW3iIhv1lMvqKc1WkkY9RSzBuJKcnWmV6uzMpFRnZ1qlooeqS+U/paUYZ2dyYIh5emvFLPg1r0lG7DWT5vewGVOdmhoQHq8iGn6QV7JJfzocdTmdR/gaO0JOdMCttqJgswltrAw9K4cduo9JPVZAYDIWhyysrczuEOfHgjrvHB2Pv1fRJ1z2BtHH3DLz6qNuzcxFq61TbpNLrBheEJ3quAua9MB/+cVnzYvPuPAn4e840SmjuK69hkrIMYWG02O2Oc8uJXnJwyszuwZgd45h7XLMxV8mU8TpNO0Aoam5gbUmlJh/Iizso7wKjGbKnPznzcsFSgorsh6vzox1hgDdg/6ZanCEZsZRzNUOzZYHXBJoh+EXCwN/NAvJYGxf9Vdx336a9T68EOX48DkBh0qoJNSs/mnAtFMB9UPhw6Ia1D8ayqA8rnwwkSpisAmUU4zpxAWGa0hNJ7Sxl4htW12RTNeITnw1HVgQdoL8QvdW0ZCvhFc323mzqjPz20uEsiOK4WfTYZtk0yJ06P8idIgsf1V0mOb1G6HD5Y2QEWrpEIIJ0x8CRmvo9/IXRHGlC6W4+oYVSTivDjucV0cty04NK4w1RcwjzTpqmycEOuyJvfPGRWrE+zfBJhkYkzvMptBK2QAjuwKM/AtQ6LD3q6PQNK+fi0JX2gS6xKJPUPx56DMzjj6rZtMqYkxI0eRk21ewQUVMKU68lDIDLl5K/Zsgkq56bGyBZDNXiKTr/3dszIvJhKmApDbsGnCsQgiovOupb2xkw5pzMyFqP75QJLQxj9X4WP0vcJwt0bAPlxyQ2LAfB54d9s+xG2c0TMvfYbh3Eps5NzMWGIt/7zjeZhM8CQ5an7cQ13IJekiKYQIaaOcnj9ILzF/TFwrpaYNFSB4tGlmw9ABWkzzFcQDcGIRHLWFcf+SZT76cXwI8L3qlCMyzCjtWen4zLWYa4jIU4pOcOYlBjdkcCaD4xeI1KahfCoiijZYv1O2sHTyqLcAv1sVCfRskd4vntJPbYo8Q00e8BT1cWW6Cms6Ml0+2MouabSjMcNKWPj7cdz2HyMhCATCEfvPElcA1/rns58koJOPRTU2gao3Q7hnZGEgD13iGUHLX8xZRDooI0U1hsxy/G9rLedY35RMdVQFYNFg5B57ER7FUTR7HBjFlHZcBfIgShdX5sslRV8Co25ChBzIssjaFt2EBoORiTNBXbmx0U9xR6DGJUB/JalfCzpzK/MYNDt7XWhZ9PxNVtc2BqrE5MAUbsQs2khZsxC7YyAQFG40Lts0UbKSCAc8FcngdaZVkG3vRcUmctCTuNTWb+wuqtrBlDtGpKo4f0NH+ePfanH/R2r8e5h3kBX326hGi0VGsHCPsUMlDRqFoPhEdszV+Gtr0ZBDezk90wIhlX2iUBq7/lBPdhZpmGJVb3P/EMwYV7CNuErqva8Q+5UER2lBSNhI6pHlnitLjSh0j3j6Xa0NnjMKlpUhmW3k/78mPun2RE12N4vMePhfZ/4IzjdX0TpqeqOplt3e/7Cyg6Vz/S+zoeJXzvOsXkmL5x6gtqnJxq3IY1ryJQq34KD0IwfUo7x77X+Y5YoGZDDg+GO9/tJe5XqcyCe+X/07qXzjYXRIG7ed5y0tCmf08b+V5h5Q3jG3jKh+upXXNrmCQJV+azV8Sirugb83+RfFoJhXFIGr2fBhRFZ+Cn7vRJHmWCs5jkzWdSHBetNWFJovYwlYX+vWsPILhkEvYSjbZDM4lWq5couLKiX7LglVnp07KCKa7c2XfKMxwitjpUnqyxeRJ6jx9En6dY7z91E1nJ5hMPf9vQKHy8knjg2O93Km+AXNYj/fosjhuc8IcUR3q1KmeccI8LrSJ22W82NMdOVOsETfO+WhSLFqBPw3brNwikiKTMpxw4wqkTzqL1IdhVJlfpLZ7SW78JFUg3sGj4hzS1Tt4ONP2DbZu9SBPHNALibzoFHGONPw4KCts3JntCs8/riX8xMnYH75T7Yz3BJW1vZdJt/c8a/vb89emN1Cz5IbIaMUpTGpXOcuI9JyNr3Fgm/hqGq88WgWNyZNDHpuDQu6MfeBIcheMJlXxA46mQb45csRnPjVAYHspsbrxcMinnlPyYGqDQJ25qtEtcZgXr7eR3dI5jd8PggydSdtkYIuQVgw7j6Zi4hfs1mw6Za3BkTXkGQ+ObLzplJNbGBRetXFWonvMmphVAhqQlU2n2kTedKpKhODhYdMJe3/2plPWeJyZKSgrQRyy2MXRLL3gdhabTlmsRjwUFquRrGw6ZXnTKQ8KyfKmEz+w15EneNMpK5tO+aKEd2iTSJPWplPeiGyy6XTaFY5yYBxHESOtlKPscGtH/QluVkqvGvUnMOqfZ4wFMYg5DQ5wypH1Fk7Hs4BTMrSqWcC3XRntHzYsYLthATy0nnWFBTgpblZsAOMIftpRo332eOtdcq9mA9qwAW000h5vk0uN0iczxAZcwwbcNDdtswEukr2RL7YR2MX3anbxmQ1gFz9mA7yJL2yABz61BXvQ0ot7vToDX9sDX1/IwD/AA3/FuO3FUp3txby1vchpAkLzFba+lg1GmoceSgZ/pmrw86jPyqjPTTTqadiZUU9nZtRzmhn1OTPqafHNox5f4WWh2cljYTLG1rP5ALB6iu9dmM1uKWx2tuTvc+/l/aojDb8JIX28XfBvkZTupnbK55XUnVRSF/PhKs5JdzpiEf4EkF2ijsQIuaJPZEJaUMGOmS1yMyEtlo6bq5MZhLw7kU3Mkk8Z5tJXZchMmVIjM/oGnqB2ZngFOE0ghlY2Pc2lp1JIuRRjV/hYPMVGxPFXjJFzdExMe3V0PD45EZ9gIhALWSlhlWdwsu445dVW+5QXOvP0M6aiz3lohJPm6rSHvdtnq6tdbbjME5Gxnqyxfgi8dGeyU8EWBpZH6xHShw9KDqaapu5izIxiiiXyzBhT8ICXzs+hOjSxrsSgHbHFtXUD8yxHcXVkmQyw0vyeMfgTMl5JoAy2zyx3zCvzcdQTiC/+ouy/V2daMJkWajMt1GTagOifuyyc6PwuxO8J8mNhQy8cuwv43n4vbMJxhxdOqnnYB77aWFjgh9mG9hD6qGGhewBHf6G7H8fGhe4Yjk0L3R04Fhe6ozhOWuiO4Fha6A6DCoeJauZzrBIhVrqOY5VgKeUvYCDaZlpPuiqcjEM+nIKDH7bg0Ba24hCEU3GohBfh0BW24bAgvBj9tQRRC0mgjQ7OiM44Uc4YsOeWboXKxpmvDXTdmS6LbZzpStjGmS6LbdBD49gGibdn6d3og83z9AtdwjXOdBXFHgmVbZvvnkL42Knz3RMYby69gOuL57uncbxovnsyJ3bG+Abl0YRS0HzX1Y6RlRPLlEuonHMM8AQ/OydmJvTScbv0x9PSH7dLf7x+6Z9Bod87mfiKKf1xKn3Li5MlImMZyrKW+e4Y+nvyfHe0QapwCNet8939OE6Z7+5okFGDD1FGk6QKz3AVRhtqqpAzvAbPSzWCaUErQj9OC9olBmS7waG0K3YyrdhJu2In61fsFOqzr4k4h6nYyS6sKkgQGWkQb5FhFJ4++eIP6wVFvQShUIveGdjOtge4omcvMfFRp8GavWBolspA32iUOp/iOp8qjKuzKFvwvN11z9k1fC6t4XN2DZ+rX8PnUbF/JMI7bWr4XBcL8jBSWKROouAo54GCWC3QU1kp4/NcxgPjy3iIyyjl47HHprhuxFZNK9oh6cg1jJhcwauFEnHBOvEZ7kp8GrJY+XfFfieAdBKnpgwJccsbLT+H0Yz1pIaceCRjknW0I9fnL8Js0mwZQjeLIXTQzKVfXG4ucpKAn3nycCl8RQI09AqYAnnW48m3KXspa/z9ZgbopYOKq8RPsu07Px4/yBG0l4ieHxpZ/9/xmtV48Y1gYMOLL6S1w9acpAfz9HBObOnaQmKZZ7OS7hPD4FPjyXcqeyEzFDpPZihpbNffbJhlpzpWYOkdTPxQocxM/UAB+/Wz3COFchG88JDNC99FrPCUYl4Ic/ha1fqb0sC9b1qyG4r69rBhV1gKUrD33vbdyRN7EB/OCqaS3KBZJmiY4JWGXural2gFVieM3DRiQtPKl8j6D6pwe8icS4fMOXvInKs/ZLbOoeOPiCkMz5Ehc46ZQtYwZeoWZso0QzHTphkOzBk7uMy8DYejlw2T3jqnikmj9Y/AjATmEwe88iV8QjN5O5/QVD6NyYVohw6XvFjUXXRspyMJ7BisCG/EEuocW4ydk4qxc2wxdk7dOo6iag8RR99m6jgyJ1WCi6zlGpMvkbXEAMxBfUbnlHlfatscFqccw+mpHcDh0Q6YAWiFoTHZNzA54xTzA3gbyWXQ8Dvn5fspDxSswHp8MAE26LKBDbpqgA0m5oPCA0dM4U8XpPCnJmCFE7LrObFZK2ZzHmDM/+Cm6IIfyhXg3pkbevW5IfjMhXFDeJRVc8MzbuJoRjzx18kNE5Z7YdyQHq/hhml4T+GImkXuPCwVsa9YvBC+NpxPJG8JcI4hNZaX5TsxCHVeBsGjbDhPcgQPt3wsRxyyh9OhdDgdsofTofrD6QhG0YHWefqwGU6H5hQtIYgGr8fSEaZaFo/QMJQdPd4sNHZkTtVwYCaRwZ4AmEQmZhKZmElkwCSIw8ctEeWjv4cqQvZpkcUdNsz5sbzR3BJ3BzAJuH5euP2BPC0OiNvv1xa3fzdx+7FU8n3UbppH06Z51G6aR+s3zUG0yA7ipgdM0zw6B/5FPDnQYSxkV5cgj5QmHMbCSZwSS8doRR6jtDQ4W5ClAwtcTWbMlsyYNdLxgYTxHpxTd9xWS8eIA7FI3SOsVq0RVqtuFVarrpMGGLMbYCxtgDG7AcbqN8B+1HuUaGOvaYAxaYBlT79my+2PjP2ke09Q3G2FobLihYRFaaWitBLi5RWllSilyCncPCzG0QrqmGmeI6Z5DpnmYenOzEtUCl+aZ/+cCSQ8YWup5G30OXYbbE/bYLvdBtvrt8FOVP1Rmm52mDbYzuODJJ/9BZlSRw33HSkINx62BGd6yQjOO7nIwxMJpb85wflsXop7Mi/FPZGvP2mcyI8r6pla+ZnnByAsZJLZIvNys8WJC54tquYVni2O5Wyx9tc5W0Do5LJe2GxhCdnpbAHedEylvAmjdULBKMilXuc5sY1CCxvlB5syudKMbuL7nom/metUS0LF7efGeqT0LrsFd8U6iAtvNaeq1WpwGmtaTQo1nI2HX22rOdxqjnnSkVYbTlvN4cbBRlE8z5pZNt0WkSk82Zm/gNlW1g/8ln/SQb109EysyzsZnzwbn4w6sfd6HSP3eACykbtbZeRuDcAJjNy/GOtKjeIxVrvrq5xlfoH3z4/paXWMfpQgvbOVkN3ENZkczUou3L/HjIJQdHQu9ob4MPuQyStQh9h2yVLcWQZT/Ai0aeZhwQ3AxVcNBMQZHV46T5MwcClRSZJps3VBH7+UKUh2wC+tt5d9qSSbvexLxc+NauYJcLzLRoFGgy/UztaH66yKV/Sol3yfrnYwkD9ALkioElni89oIFV/jJ456ZV4WHPasxkhrOsqCmcc7Me7QLHf/ZfE9o2p0BMof0g7RTFHGRj58xTUcr9WXCLc5LvqcaxImNp1GNJF/PG3HLAy+94umRYc7or9Sfr5KvwriOpIah3OZd+ak7DtybNlkzCddMZ/k1kH4cBj6s0ZU/IicIMtGU7I3wrXh7RFdjKvkxX657iEJRhm3BglaOdHRHsjJMnt/TgSvsZxtL1clreWacjnoo71MzgrYKVmaa39J/IkGEgdw+nWYxRXNKUDBGp7YJ3V3LKs0L7G8i98HlmrSew7MPN047oDL9miuxB2Axpj+ST5mdSZcAxLjvfOVMy7gM3CBr32iNofqmkkaQx2QEJtLosi11LzeUuf12I5QphCXRCLGeywu1G0MyKf95AOmgEcRajOmWmNYiMuf6dR4sW3JBXVJTb4cY6OWU4zrlDQHQ+n+kmkIpdBHE+ArRFPf7E+OWeE8fcyNPh+vDfHeN/WFcQzZzHkf78ZcmuweMB9xxvEPZO6M4x9yY54+mYuOKkvR8U1dde8LNfdq9jIMM0isKxFSGzaBOrGAdcQClnJsqLGCUsVJylizIvPHdXGT427GFidgABjvI7aPqDc7dKo2WISqdvYCtC1C6S0rkl8mMI98Xdv9l7xX3OWYz1LDWdFP09OMvU3rx9u0qWUs7IJSy1i2DeJie6llbCYxiuXAYWUuFn9eInWwha45iTGnBVKfjWKnsv1JbD3rmJPi9bAkpny7opw4UWNrmc/4KXOi4xPXnEiMQvOBLH/grzxXb/EkjmCVf62TEJJsgCe7yZ+dHB2ZHDg8iYdOe1SKstANwQrGD9yrnNfSrCzut5iUBR8I+GAO2jmDA7w+HHR2LvrXlqhgXs09VCaBDC8QF4snhhmI+Ar3rtwKLDqT1N0crjKBYs4wn3f8djiK03FSAmmfDwscUDqOn1GEQFeAQFeEQNdgAO6dOH5Gg8TPKPRFszk6B8PpS2wW5B/9qCXKxwWOE0tiel9BoCOETuVKtsHeHnXN4x5A+x2EEC6IFb0TjbRG2mQEFA05M9Lp4y3JPfbOpvrRcRcOu1a1U6F5qr6+nZhLngvfEEpRGqMfjC9fY3WjSJi72MmW4xQ1cOBHNEpD7GJbFaeoIMEGaEbqkEZx5gnsIls9FB90nDgOpTcDWg2O6EbHEpvUB6q5qKT1FYtLyPmoTqNUZpLgOdkEgTuGWKeWh6lh/FKMqyEG1Wz373HQI3CXL2W0u9ngFnAtLfAX9IQr/eIZwJfIFeNr9FnIyze0sEstDFJglDJpXG5Fml4mjh3siKthVlwNcybe3BWWMH3sigQI/9gVFhA+PTQOCB/gZ/RudM6fp49fIaL1sStY3xvlZbV64or2IAv1GY2w6LBfZgeU41fAthv7N+AKBaZaRySfRM9ul+lcWqZzdpnO1S/T1ll0fD/07LOMnv0Kkysl5IzufFa7CWXk+K74lkceFfH4FLbNMuqp2bZ6anYaKXC2HSlwdt1CHKR3ox9OmqcPzDbqqdkmV0ooGD3S7PGFQDt9tsUqxDa7ENvSQmyzC7GtfiG249svTablgCnEttnFSEtWlGT6aHtNMcJsOxVitDF6X2tAp/kiD14eq5OK0YcaObgkXRSLX3Y8d7MD9+gthpCxv4TdOaZVz/KBILom2jWETl8gluDugvUWGAWoPMyDU6RBlDOIYMVknVqI2WgS0XdaEBsOBSHRKfpv6ZUuRu9OmBZ7T5jil6K/b4kyMQsT7AJzp/gZl+YXg1ngW07etTY9sW/eiO3kPTKBk3c9m55ogf8JJ8QesJ4tuxwV2REODFhg3hw9c2QbqVR5FzmDgXoidJOgOxjj6fnvDYSexOmhCREm7wze3yLXcuEzxFQ0GsfTETZTsow/PUN6DMNvrE4Y/8rfp41BcRD7xLBxCCLqGKR+NlIU14xtlYD5t44j6lAzcHiOOKLOtorw+DT9ER1/2MqNs4aDk0TU4ZyLrKYgLq6LdyQhPWo7Kx4rI3ZIj5EJQnrUNcBSKNsXVfQlJUE9HtSx40gyiSiOU1zv8wh6lYk/n6n6PCKvZV7289XxQYxFWhwjxDRU1tiAZdMgITxPZWBvyofZgCoTeiPpy39Wi6UyCOKJMLcPsu1tJKXSdY4JhgXPDE+L/gccnhCvKbMZop8IyJOToGrsi+dPLha3ah5BE/XFLz1wxuMisMmoEoxKaQzXNIaFjBB7FHTJ+nw2NK3SGK40BpHIbXC7CpwnQo8bwG1n76ojWN/w4doBKCmvFcUd4E81tlErEnZtH2ueEFkcDbMPiEQwWVS/TiZS3Rbj2yHFVa9qBzb/SzV8HYn7Zo3zNz1QYss8NzlTyZljXqfRuseJW5blCUBZQ77gYGRoak/gCmdj5UBNbVAeRAj6M8/JoqECHkeRvYhxZFmIGv2aBpa0Xhath+UozTVmrTGu/bJx+8V+H11l9h7CoFLxoMqAjux4NKw0b5Nwii0AvIFHfT4xc1ZMYgLZpSW0IBxZGAuRMvtXtjm+RCjOY3d97McMsfOm9URL/IQAHrE6pcAhgOInSsZkGeE6z3JNJZJX+m23aMJmZfxzjoCRR1Dn4Qp5KWTOV0rmKiVzFV+1yZWP9VpsIM1dGeTY5zH/2NYn05lLNt/scWXKlhUj95wYuecxfziMyxIFVYHLD5PcTGtA4yDw6xxdvwSvScfYmFM9yPbD8N1hY38eMGOQbmRosXZcDo55Ezd/5vyqMV14dZusUSCUeeZqnHvuEktfsezD33zl6eKVzX9JwlpycfXq9nS140uJv8o17OLFI7tjc+rnOZUXO8uQep2VuhL/3ILUW5PUWe5brTKuKfPa505Zr94ji/JhJ/HrtZUulM2IY/xwq+rFWhddpXWxr7JVV7nAvP4MF3GUl03b2Tt7h2NKOc6nWo/3qWYHjVijdCQTiw7D7q/XnP2XNGMfs0s0lpZozC7R2AQl2h+XaK8p0VilWOU5ur+uVfahGvTjM06f/11t6QhPqr4oNyB3Uh0h58ZRJD+jp1FzmyiSnKkr2VoI1AroCy7meTiDXq1fi/iEV2vsxT9tNEhfZSMhfOzp5DXnNc4xagFwuiPsfL1IHTLXB3DN1Y5P9sYnY46ErdxfCdzzha3cW7EiGspuyB5d9mrCVnpGyPaqw1Z6aGcJW6liIZsanmPmuUbI3mvCVqbpj+j4w3bYSs+EeBUhm3Nmn1I3oeFL05BFoI6jCmgAdDp8RL3GWWbJ4bUUFMvhY7YcPjaBHF6PggIu/jEVfdnI4a+eOLgeGKv4ue01x/18LL7GcVKBA02NsEzEFMSRx1noIkj9XysTp/b7moOSBQJu/Jyb1Vu0rHXvY3erM4KhRq8QtQiH8hO1YawzuhV+ejsd/7QOc5G+VhQ8bRzNgyjX/4G2HIE4KfWFEcwJWnrnbwuddljvC2AENSRQ8jBHlLn+rxX54roYMK9TrQQaHchJZuHGC5uFm5iseRo+iGPjPH3AMdHjfl+Uq8BohiG/g00MAMVifUDz4O9zuBQi77IByc6bQICLAA+P4fm/tBz/QRv3ZY+vLe9lKveXBW8i1uYKp/iiDS4W5JqywBDRLsNRSys+r0OOms6q3n/UXBt2MqL7p6iM/6TNifm4NPYpy1XNBVeZoYpPGny8EyqGjK5DzFkOrm2IOVtFzAy8+bLEHG3huOWpCKpYfkoF0L11BdA49CM0NVBUZkFZ1OC0ALy1rC2kWHQUs7DUr8r25AKe4mndlNVuRjmeLjI4ileMNGOkRC4dtIBzo2WzaNmstCzCJR65jEH5GSM1B8ySjHEpY9zQizAe2FO4dFfkbgxx6axoL1b4hL3DaQUgDASSMl1U85B51aFqK5QJok7whc+hav3Y+fV+Dfp1BvBaqMY9z4884NIzAT9iec1+3DVes21JcYeH6cmmuwLnKeqH9ok53bBGXhfESf6mPif5iJ/TW9zNEAUatzj3CmS6dx5eIiPwBSdW1stAyQtnEfjMW3lXOhk32ho3WNU/ERb3QT3PjKREKcWYkTQi/i8N6QI4VMNQWIgu3xgHlY3aNsbZgRAKIISCIQR1bZAfkDBJIJY8q26DBoFtcMGb/B/ag23MsQeb4SSloJHdgOlmCHehFxzwE0F1fMEx5hHwROaoNKVF6lHWdNOgYmbpgasY8w0n/qzcsL6FovyDZmug2oJU8efIS5DaVViQ3e37GZGXXT8Z8AT7C2c5cn2nOkZSwBjvjXWQVDDf3aEl/RCMoE36AUofkXOai+brc7xdsKzsWD6bY46FYRivfw12ousmVUB8AbzaFG2dSQnJnvOkpQ9IqHDsn7MTrhuddRi/wp8RTMJehW+1kS8PWe2z37NfudwYTk0CIda0ZRPjoyN4jttXRlCep+k4hZhLi8iY+I/432T6iCIxIprTl8Rkm0JVTCDQEW8G8OknXW4Z1THfPcSnMZL638Xu6GGr8UmtKI/nOqXKU3EohRcJpk5F5cM24KLnBAc2vDgGTL/YAKbXeq6H05o8x2UUqlyQ6Y1913OrYi9WeKzjbTfOhhHU4cfKbv25xJE9aAKVtCdi81Z7y2LrFYkV+dYrjKrMjR/bcoOtpN+GnZPdk2jlabZQtmK7IijFBn/brmjHqJrKq1jKFvsmigbPVGNJULVvMmoXYjQtxGh1IUZrC7ED397TRAsIU4hRUwhXCrHDKsT2lyvETrsQO9NC7KwuxM7aQuzFt786hSZJU4idphCeFGKvVYixiQtB5NhIhNgYtC9vZAO5oJGVJ9izDkrXxmizlBE8iSiDPuKmU1kSJa4K00ha55lQHoChFPHabOOCWS7nPb1GSMv0Ednhm8RxqrZiAFaIgucxutUuHo80XhJkXjf6U06jsZMMh2nU/BgAF9NYGcFJ6yI1jONF8/Q5sI82Yjs4lmgawHHqPH3GhOI6SV+6n/1EO2gUzVcPMT23sBERcZUyIri3iNGeKeIZxoixIvTJSKfkNEpfp/q0W2aJ7qBblqhyVXyoAodZLrPicGHb+ZTdjEb5lMOFjZhUf57m6ijjZHRGV7Eq/jb13r0G6Jrv+Jkk/rNj/EWotqfckI/PuWHBAgkGsHLgCHqvIQERMmP2lrI8AdPC3FGnDcDtrDb4R0/a4HmPQ13HcQes1/w+edeKb+gAmJkl31tE4v1RteSrqiVflj3ZuZ9FJH0BItIcW0QyghCLMxMJTMVOEVd81jpAzyQCynE2eQy0CCjaaPeLH894iAytRVdxZLxoki9njBCSNUKII0JIzhJCzrrjhHcGuee1kENSPLFgmuCK8igEjBwEjJwIGIwByMGtc5A1spasQemUsNFI+YuoGGxfl7ktzDXaq4cD1QUQMAdzo3bJIFpSMK8g80SYZ+ko1872bfYyiRt+EU39YllwFMILrdPw7Dx9xBHa0osUFkcIECDGJbz0ydcQQN6O0hAX+XT1gqdGQDHFP+1MXPwOyWeYHXkg6nRUB4KQVlGWSuQAY0gN82A84CbAU+5VzgvaLwiEFsceOsYBjvyF7lutkbxSTCv8H9uruhQDRBpE3o7tdFgLJGKPUyOm8Ugx8pqqKzge4ZFyqbLl+1rSL/ropqdVJODr39fFTzmyJTNas2IXGs4YGs4KDdskJNAJaT+h37PUFUM0oyVysorlZMAPPM/sUUpn5OSMRbuZyEiS/lmbGNIKMuq4sAL3AlgBV/UrVlVfKyM9NpBiurPUaMowurwlBIOiv2zEcMrkbAISUvxSTme2uGACJ1xL3V67Ho6V0WO2un1sAnV7ffXgy6rb9553a0967YhBPRBgimeJCo8k618Pdtg7ndjh71epTwfM15i2vj9GM6k3IAWJi4DZ6TXOc7rKIhcCNzHD6qW4J0txT5binnC8MV6CmRH/nK5einuyFIdVWDR9EzbOBx8LMo+++zMGalKKuMOxiojAbPWL+KzYwen4MfosNi1AJMOMXgEAhOzVkEccAUXIXQ1hxBGghPzViCLqBFnWr57DaY5PX8Bpnk+fR36ntewgflULluohdyJkSof1rNiIJGZ/zDU4q/KuVG2lVTMwn/o12+4EhofyU1yxFI2K4Zts23Vu6u0O9Ely2z9X/QLXIHmD2PFpfShp8Qq3SYWr3anOyjSLnQ1mtbj4Gt/faVBvt7vJuyo5w6HK2t1Ah17QzoNr7TzYgGHKqD4+g33qqMTacifyV/BIg52Yu0IYWxRESGJ7WWq6Fe2hftsdEYxScnQO4wzMQQcNuLoTHaz0cbsR2yrFsbtQroMdWHl2q1ALeCm+Qt/QnLs/BEnyYEexGiuYRBHiBc71ggkXYF/TQXgch7LJSCyEjGTDxQcqyVCYeR0j4WTu4M17j+FMr2/MAk+0L/LvWsK69Ab2EMYnKec7uf1WCAox7KJhQ1nKW/a/xqWUkbdUjFP2BtZzx4NY+OqdKKGC7acArbEBo5TUiaav4HWGk7SZiR9LxagU483NPY7rsfkEmEC8HR6kUCu3CWpqZHRv5hSbGfmlc0f2RS9N2hgW6F+IKfnY6C/3LrprjIPyW2Eo3x7m99GcxzIOMIijp+/ui75yN93gSCmeAR0riSI4L5GfOEAGTCk3aAdGUjZg0v333MAt8JW7r2/0lqqlmEr+PA8FADEjqjYxI/fRd4feg4G3tPuN7YJnq6KXcrxDJXC23E604J77ILOxJ+M2+YSj9RZ9n2yE3MCmCXjpjpB67LpB7m7qMp/vHwFHXyqBRVS0ZFwBsvR1vEE8K8g+iO1l5iwwbcvMd2mkSPQmDjvOT8Hq5rEw+6B5BpPsHVH3xsdGcJea5cGt9Bp331cAXOfelzQJ9jdNUfvqFXVYvtIhdsZLORoN7Kfw1a1L1esfo0+a8jyl4kfDtAQPypPxNkOdyuaWHlG3SHMsBZVkV0ICybCmY4SviSJzDLdVzi0lIYimG9OK105YNJRsa1q0tKmUNFVuxDydFJRaL27K7IP8OhcAmXDDLVVJP+DFXJDhW0fdjCMxhDaz+BGYaDUYD/gakdnrTVe+fR8sSsSk3Xv7vgTt0sJVHmaekE16hcrCvIF7JRutgOtDFnYgX7k7gT3O0cUNrEx/mo7ccrnob3I3YEECa6ogd10jMD47YETPVt2OT/Oj99nd5TxN4PF+9EupOSN2JNr5pioaJWgcmd4ElObI9By4OW+Ck5G42HetrHzbJHL7cnjRYK3vL3WIMH2Ja0RDI4s60rxLlcIUeR9sxpwbGz32PIJ5iP8AeBdm78JSPVJuoKaHbqSw1H3X0vs2h8WlzhuNQFvc16QV4goWlnrvWkniKtGHVzT2oVTJhsDbjHoWg/zDUJhIxVAl1nDn48E7A7b/SmL+ggX/7KWXpq9gVuEyRDXmfY62Dfv+vIiwwW/Hyd11TorvCmgKGM4Xn20/1KIUuGsD3IISaeVMd2z0H0OLiBnFB+U48nk59p3l4/DWKyMcT0xexcetf/tRPvY+/XQU598MgAE1/u9/vTj78Tf/+FPdr+j+2oOv+9DiwxuuevThz37jye6LSnc9eNfXX3tYv/krK+79zJe6//r+swcPXHvz4m8Pz/7nTW/+r91PfOqnizf8yZrFx/8hN//u277efXLgvyz7xKq1h3/4neeii3/yze62H/zke/951ebDL152/PP/tPpb3S89vrL9+dcNHL7pcz2Ztz367e7v9l4Vbpn1jsUnuv5u+329p7q/d/2qP7j+ze88fPBn3/mT4qn/0f3B299R+e+VNx3+3PyvXHLmmr/v1s1fmt+s71/8Px555Z4PfvS57lv3/ug9D0cDi9s+NvU97/3G/+z+6+9/YcUH9FsXz11+zxf2qe93/+Q7//ny133+nsOve1/r4ycuPt190We+3nHbT+893Na57JZ/Lf+gO/f7La9+5SfvXxy3jw9bjXHtr9Sk9/7zuls/faa72PPsDVd+csfie3/vnYsPDfyw+673/e1notH7Dy+4bdOGdyz4Ufdg5kv/5b4DDy1ufXxOw8+y/7v7uQfmfK3vhQcXh3Mnv/aT3/nf3YcfOdNc+Nb7Fs+8Yt43vvXkC93fXfr8pz76u+9c3HHLdd/O/cmPux+7dnnmta/6yOLY4f6Nq/98ytxvf+zwe5x/GGzZ9dPuqx7y/unu1q2H/27siqX/89Gz3TNXPPjGH/7gI4tHz+x54I+O/nP3X/5o44Hlmzcvfuzr/+Ghj5/+l+77j79l7tO7Prp45+vf/e2PXXyu+9vXrXxvr3//4vfs/ddn2259sTs3/81/q//xgcXfGt27+1N7f9b9ocrOiy7b+cjhvzqgvjv8IfWWd6o7eobeoQY3rV/fM/B2NbRpYMNg56YNvXf1blj3dnULLoPkcqi/v3NwXf/daqj3niHVu2H1YOfg0NpVd3T2bxpS19BlwJcBLvnZNf0DQ2p9zz2dQwM9GwbX0vnaDcn5pg30z2399wT9twdDa3qD2+myd926tXcO9gZrNwRrTR70+Nq3rRlSt/T3B8nFpg2DvZJbz+Cdvavk0dvX9chjfNKzjkrauzoY6Fm9dtOgPNB7d+ed/Ws3DA2q3nt61985FF8hI3O6pmewc3Uvzq7rGQzkbEN/56q1A6vW9XZSGQfVjf2BXAZ8SYVau2poQ+/goJKW4tOB/k0bVvMZclzVP7Chd0DyjM+5XdDAfLZ2w+3rqCJr++maytk7OBQM9qy/c13voAqouAMD/QNUjqGgJ9iwaf1tvXzR2dO5rr//TioQ0vm0/67egXU9d3KWbzPH1ZsGepCxWt1711o567mN+ohbfX1vzwY11LN2nVrV33/HbfRTd62ldrp77eqhNYYe0HbrN61aY+iBLgO+HFi74W3SSXf2DAz2qlXr+gc3DdCRWo0O1C7r11MP0KfWrd3Qqzb0rO9V63p7qGoDVNWeDW9b16tuXztA13K+fu3q1Zw0NESvSRubSpuLdT1EpqvW9OKrwbqegbfRx/pX9wotDmzaQM04uJaumRjpOjDXg70bN/VuWIX31vUS/dGZ0EXnXT0Da/ka7cmdxs0pZ0hDpXol0ZyCpFTPQG+Peot6y+yQTgap18JFb1azQyLLIWoVvlp5zet/95obb1Erb7r+xltuVq+Pll0f3Xizuvma373pxmU3qxvVzddFr79GhYtU15VzF6g5V87lat3eMxDc1kvEG3SpoKKCy9Xse0PKWkYApZflDIOrrL773k8E9M9emnJoQAdqdrBu7fq1Q4EyhI8U6Y9AXR2oRYb53d4/cBu1du+GwDR6zZ81Lom++++ofYAakxsjMCO29n0ehr13BzKqgsqrOgL6ZNyN9P49q2hsrL2rN6XOqr9r4vtB/fvp+/bAqfd+/fuDQz0DQ0zY1Nydtw/0r+8kGkrv34z7QdwduB9U3TdMrDNlczX1l/ucQ7379vvr+mkYnef9evfX99OoWbWGxk3vIDpq9doBqaS5z8M37kEM6ODuNdTZPaY3g9X99B6GFtjn2tvfHvRvqOpDeYUzuSp49exgTte8K+fND3qGgle/qovuyzDmYRtQXe4iMiBiSNmKYQHJ39tolAz1XvgrxAM6melJC/FIt/+WU9vw/SDlBPaf0F0npps1vZ3jaXyl0CXNM8wEx903fFT6dz3NJTXtf5Pcl/6tc//2pHxmHnoNnQz2o0l7wUKTj1KDrA7wxICkxgx83HhbXU2tTMAWvVMuXOeEZnvu7nm7EO7N1Y/yX8LtiOz7N71tTe33Eh4Y1L9/9wARZWfMVjv7b+/kjk2G2M3mDkhQ7gRrBwN+y2IE5SS/NcTuUGoz5wXrqfC39Ur50SxmFk/+1vWkEyQ9QHRJDDkgrrBu02qiquQ9ITeaMVbdcT7+NNQfDPXanSgTH2VOsx+Nss5+TBH2+zwT4j6+viGovS/vr+8f6D3f+7h/vveZ9mk2HM+f05m4/n20pwgmIECZEwbRRouCLvQECQuDNBxpYONKnqTrlH5JhOLxGktk3MariCKQzWA6I9v8iAs9Wxp/Dtr0d9LxCHYKWohFJ7p7+9oNqxfRgzgOmnR6vevK3wnW9Ky7PU6p5h8k1BBhDN3d2ytDFzM/6KEfnHCoaraIZX4P7upIgBOg+Zsdrh38XdQmXDQ0sKn3naruX7I+WII8svTLGNPxCv2gfAYvxO5EcQee4M/xl+h3fAqxiZjd0O/36Pd6k36zlX4L/d5g0t9opf97+t1q0t9kpf8H+r3ZpP++lf4W+v1Hk/4HVvpb6ddj0m+z0lfBtNOk91rpt6O5TfoaK30tVqIm/Q4rHaNmvUnfYKX3o9tN+kYrfQDTr0kfstI3Ydox6Xdb6ffQ7+0m/R1W+r3022zS32ml30e/LSZ92Eq/n34PmPR3Welb6fduk/6glf4erMBN+nut9PfR7/30e47St1npf0i/D5jrD5rjKP3+DxlNR2KsogIA

"""#
    }
  }
}
