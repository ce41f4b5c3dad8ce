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

/** The ink, the pen and the checks of each shape and mark, and the words for checks and detectors. */
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

/** The check of a verdict that has one of these names: one that fails, or else one that passed before the verdict. */
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
  return [{ solid: "spot", tint: "area" }[pen] ?? outlines[kind] ?? "", `${ink} ${pen}`, check.name];
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
  const [failed, others] = [true, false].map((fails) => rowsOf(checks).filter((row) => isFailed(row) === fails));
  const table = (rows) => addTo(stamp("checks"), {}, [make("tbody", {}, ...rows.map(drawCheck))]);
  const skipped = others.filter(({ outcome }) => outcome === "skipped").length;
  const counts = [[others.length - skipped, "passed"], [skipped, "skipped"]].filter(([count]) => count);
  const summary = counts.map(([count, what]) => `${plural(count, "check")} ${what}`).join(", ");
  return [...failed.length ? [table(failed)] : [], ...others.length ? [make("details", { open: !failed.length },
    make("summary", { textContent: summary }), table(others))] : []];
}

/** The rows of the table of checks: the least and the greatest that a measure may be are one. */
function rowsOf(checks) {
  const rows = [];
  for (const check of checks) {
    const last = rows.at(-1);
    if (last?.name !== check.name) rows.push({ ...check });
    else {
      last.limitText = [last, check].map(({ limitText }) => limitText.replace(/^\S+ /, "")).join(" to ");
      if (isFailed(check)) last.outcome = check.outcome;
    }
  }
  return rows;
}

function drawCheck({ name, outcome, measuredText, limitText }) {
  const check = stamp("check", {
    sign: { passed: "✓", failed: "✗", skipped: "–" }[outcome], name, measured: measuredText,
    "limit-text": limitText, about: looks.checks[name] ?? "" });
  check.classList.add(outcome);
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
.badge { padding: 0 5px; border-radius: 5px; background: var(--wrong); color: var(--card); font-weight: 600; }
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

.checks {
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
  $("marking").firstElementChild.textContent = [label, subject].filter(Boolean).join(", ") || "Label";
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
    const chip = make("button", { type: "button", textContent: `${label || "without a label"} ${counts.get(label)}` });
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

/** The strokes of a file: of one JSON value, or of one in each line. Throws an error that names what is no stroke. */
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
  const inSeconds = (time) => unit === 1 ? time : time * unit;
  return {
    ...stroke, ...stroke.ended !== undefined && { ended: inSeconds(stroke.ended) },
    points: lists.map(([x, y, time]) => time === undefined ? [x, y] : [x, y, inSeconds(time)]),
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
.detector summary { padding: 6px 14px; list-style: none; display: flex; gap: 8px; }
.detector summary::-webkit-details-marker { display: none; }
.detector summary:hover { background: var(--page); }
.detector summary:focus-visible { outline-offset: -2px; }
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

/* Narrow windows, and those that are enlarged: the surface first, as high as the window but for the bar below, and
   the rest as the page scrolls */

@media (max-width: 760px), (max-height: 480px) {
  html, body { height: auto; }
  body { display: block; padding: 0 0 4rem; }
  #sheet { height: calc(100dvh - 3.75rem); min-height: 12rem; border-width: 0 0 1px; border-radius: 0; }
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
// The state of the page in its address, so that a link leads to what its sender saw. An open stroke has an entry
// of its own among the pages that Back leads through.

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

/** The samples of a stroke as x, y, x, y, …, in units of the page's grid: its middle is that of the stroke. */
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

/** What a detector says of a stroke by the limits on the page, with its checks and shapes once it is loaded. */
function explained(stroke, detector) {
  const { sentence, circle, reason } = stroke.judgements[detector];
  if (judges && detector < judges.length) {
    setJudge(detector);
    const explanation = judges[detector].explain(heldStroke(stroke));
    const [x, y] = stroke.columns.slice(0, 2).map((column) => axis(unpackColumn(column), stroke.unit));
    const view = { x, y, scale: 1 / stroke.unit };
    const shapes = explanation.checks.length ? shapesOf(explanation) : [];
    return { ...explanation, shapes: shapes.map((shape) =>
      ({ ...shape, numbers: mapShape(shape.kind, shape.numbers, view) })) };
  }
  const shapes = circle?.length
    ? [{ kind: "circle", numbers: circle, check: { name: "circle" }, pen: "hair", ink: "fit" }] : [];
  return { sentence: sentence ?? (reason ? "not a circle: " + reason : "circle"), checks: [], shapes };
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
  $("about").textContent = [stroke.name, stroke.label && "label " + stroke.label, plural(count, "sample"),
    times.length ? `${Number((times.at(-1) - times[0]).toPrecision(3))} s` : "",
  ].filter(Boolean).join(" · ");
  $("copied").textContent = $("command").textContent = "";
  $("facts").replaceChildren(...stroke.judgements.map((_, detector) => drawJudgement(stroke, detector)));
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

/** What would let a rejected stroke pass, as `circle --what-if` says it, once the stroke is drawn. */
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
// The limits of the chosen detector as sliders. The strokes are judged here, by the detectors' own code, and the
// page follows.

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
const commandOf = (detector) => `strokecheck ${isLabelled ? "evaluate" : "circle"} ${optionsOf(detector)} `
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

/** Shows or hides the panel of the limits. */
function showLimits(isShown) {
  $("limits").ariaExpanded = isShown;
  drawLimits();
  if (!isShown) return;
  // Ring measures much that its limits do not change; the others are as fast without.
  judgingReady().then(() => forEachInTurns(strokes, (stroke) => {
    const inModule = heldStroke(stroke);
    if (data.tuning.some(({ name }) => name === "ring")) inModule.measure();
  }), () => {});
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
// The full plot of a stroke, which looks like the pictures made by `plot`: all in units of the page's grid.

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

/** The map from the grid to the figure. It fits the stroke, and what of the construction is near it. */
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
  svg.setAttribute("aria-label", stroke.name + ": " + (stroke.judgements[detector].reason || accepted));
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
      class: "mark solid", x: near(last[0] - 2.9), y: near(last[1] - 2.9), width: 5.8, height: 5.8 }));
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

// Paper cannot scroll, so all matching strokes are laid out, below a line that says which they are. A page has room
// for about 30.
addEventListener("beforeprint", () => {
  isOnPaper = true;
  const chosen = Object.keys(facets).filter((name) => filter[name] !== null)
    .map((name) => `${name} ${facets[name].values().find(([value]) => value === filter[name])[1]}`);
  const { detector, search } = filter, pages = Math.ceil(shown.length / 30);
  $("printed").textContent = [judges && detector < judges.length ? optionsOf(detector) : data.detectors[detector],
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

/** The detectors by their mistakes, or without labels by what they accept. Choosing one shows its verdicts. */
function drawTotals() {
  $("totals").replaceChildren(...data.detectors.map((name, detector) => {
    const { accepted: passed, TP, FN, FP, TN } = totalsOf(detector);
    const [part, whole, what] = isLabelled
      ? [FN + FP, TP + FN + FP + TN, "wrong"] : [passed, strokes.length, "accepted"];
    const more = [[FN, FN === 1 ? accepted : wanted, "rejected"], [FP, FP === 1 ? "other" : "others", "accepted"]]
      .filter(([count]) => count).map(([count, ...words]) => [counted(count), ...words].join(" ")).join(", ");
    const total = stamp("total", {
      name, moved: isMoved(detector) ? "moved" : "", value: counted(part),
      unit: `of ${counted(whole)} ${what}`, more });
    const choice = total.querySelector("input");
    choice.checked = detector === filter.detector;
    choice.value = detector;
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
  const cells = new Map(labelsOf.map((label) => [label, new Map(reasons.map((reason) => [reason, []]))]));
  for (const stroke of strokes) {
    cells.get(stroke.label).get(stroke.judgements[filter.detector].reason).push(stroke);
  }
  const rows = [...cells].map(([label, byReason]) => [label || "(no label)",
    ...[...byReason].map(([reason, own]) => countCell(label, reason, own)),
    make("td", { textContent: counted(labelCounts.get(label)) })]);
  $("table").replaceChildren(drawTable(["label", ...reasons.map((r) => r || accepted), "all"], rows));
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

/** TP, FN, FP or TN; empty for a stroke without a label, or if no label of the page is a circle's. */
function outcomeOf(stroke, detector, key = "reason") {
  if (!isLabelled || stroke.label === "") return "";
  const isAccepted = stroke.judgements[detector][key] === "";
  return positive.has(stroke.label) ? isAccepted ? "TP" : "FN" : isAccepted ? "FP" : "TN";
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

/** The mean of the shares of circles accepted and of others rejected; null without one of the two. */
const balancedOf = ({ TP, FN, FP, TN }) =>
  TP + FN && FP + TN ? (TP / (TP + FN) + TN / (FP + TN)) / 2 : null;

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
    "became-right": ["became right", becomes((stroke, detector) => isWrong(stroke, detector, "own"))],
  } : {
    accepted: ["accepted", (stroke, detector) => !stroke.judgements[detector].reason],
    rejected: ["rejected", (stroke, detector) => stroke.judgements[detector].reason],
    "now-rejected": ["now rejected", becomes((stroke, detector) => stroke.judgements[detector].reason)],
    "now-accepted": ["now accepted", becomes((stroke, detector) => !stroke.judgements[detector].reason)],
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
.total .more { display: block; }
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
.what-if:empty { display: none; }

/* Narrow windows */

@media (max-width: 760px) {
  .columns { grid-template-columns: minmax(0, 1fr); gap: 10px; padding: 10px; }
  figure { position: static; }
  #plot svg { max-height: max(36vh, 15rem); }
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
// What would let a rejected stroke pass, as `strokecheck circle --what-if` prints it for the published detectors: the
// least change of settings, searched with the detector's own verdicts.

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
      if (this.name === "ring") {
        const { exports } = this.strokecheck;
        return this.explain(kept).checks[exports.strokecheck_closest(this.handle, kept.handle)];
      }
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
H4sIAAAAAAACA9S9D3hd11Unev7de8+9596rK+lKutKV7X2OZVu2ZEdOgvKX2Dc4ie0E121TWnhlSOo4beW0jWM3tM+KpbYuNeABFVLGDi65kkPj4TnggXzEw9gTwxeYAGkxjwAeGr4xYN4zMx5QS6aYD+vrW7+19vlzpSPFnem8DyxLZ5999t+11157rb3XWtt4dN/HTMMwzB937n7EnDAeyU7wP3PiEWuCXu0oTH9N/HEmxifidAa98yOjXznDOD848uCEZJJynPFxKWmc0jjjiZwUaY+PI9rm8vGXXnITYT3uxAH84yrH5WNmfDxMNc5B+oQUFJM/qP+h4LAQCrp4Sr1FLk4y0ms5eh2XClGo9DWnMxmP5CUBhw3dSBQqeUJoUP2WtELqHZdujksTCHLjujCExnXvoo5mwwZGzR7XzZbarHHdkTBvhjNQnEG/3kT8L1EswEvJwiGgWsJumOMyqOPjPM701z5uP2cXS6bpOEbJypTbKhXTc9sNx7Hpp6OzkstYhuXYOdf18rlqV3eP59V6+/p6DMc2jLpjtVsZK4PEiLDdQha/bo7+FLJO3rGtTL7dpGd/HhmW5ZY7mRXKD4yVhawUm8sZnA8/tuvYA6vyqw2vP78mlx1cu66nJ+/mqmvcoUwpnxnO513XyBfya2rtmfWG4a4x12zghq5eY/fb7fRj2zcV8jro2kNDVGuhayifzxeoEsPgpuWoZXbecW3LpdJH3I3GzTb11zbtUsbJ3OLmb/U8N+fQTDE823Hz34OP+tfI5F1zNJNxnIyTzzvtXbabtzMru/KdjuNmMtQhu93Je95tt3uu5zn5O4w7rbuMUuYuw8jc6bWj0Ixj3OkZxl2ekcF/ymRkC55XyBjWgn9OznzS/Bn6ydimYWVdmpWN07/qeLmvZerZj+3+2Cee+rRldO7b/9Qn9uze9ZHdu/b8yK5H9z/6xCc+bPxrq5aMHvvkYx/e/SO7ntr96P7dxpes3oXfHtuNuE8b/5fVtfDjvt37jdNW98IPn/jYR/cbv271pWbZ/9GPf3ifcd5qaeDTu5967KO79hu/3Rq9+1NPPvHoRz9u/EFr9K4nPrGPGmb859YmSzjsz9db69cfww69lZr10Sef3P3xx4w/t3pSPj7x0cf3G/8ltdSP7X503yef2m1cSi91376Pfvjjxl9Y9cWz7jP+snVs9n/ik7s+Evblr1rLlW9hV/66tbXy8UO7P/zox43/N+3Txz7x9O7HjG+kfaLO06f/0dpQ3ZJHP75r9xNP0OdraTmpB4QN/5T2ad9+dGHOqiY/PfrEE5/Yhfgfs1sQ6LHd0Zcv2Pn/YZpGw/S+aJa3bX/woe/f8a6d737Pw+/7gfd/8unPmJ81P2ceMj9v/pj5BfOw+ePmT5iP/I75uvl75u+bf2j+kfnH5p+Y/9X8b+ZV87+bf2v+nTlrfsPcet+kObHvb8wr5nHrBeukdcr6eetXrFess1b2C9Zr5u9ZX7UuWCv+2PpT66L1Z9bvWi9a/491wrpifdP6lvWP1nXrWbtz2pqxvmi/Zf65ualx7/d+3xaiWj9hV7t+zv631i9ZP22fM/+jOWW/ap43v2T/ovUV62fsz1mft/6N/UP/x1H7J80j5o9+6tPH7G+af28ese9/4Kfsxz/8k/b3jP5r+0O7ftY+ZP2Yddju7vlxu1b44i8XnrOJMnrHbdOasDY3jEHr0LqGsbVkNAx5CZyGqZz6KAWtzcq5r6TjGxPbfcemmJJRtDyPkpt3Gkcob2OmbdQ6jMAEMnnWZvwos5FFkespTf2BkqG4mMPrgsz9Jath+o7KKFMZ9Osop0Ixe0umJw2aSjZoKm7QVLJBU+kNOop2nCiPWs/qBk2hQdQYWxpzNNGYZ2+kMceTjTkeN+Z4sjHH0xvzAtrwh52jVlM35vg6D7UgC0U50qQX1tW5Wtt3POW0eYSXb5imO4EWjQUERGXU/ZyylTUWuPRm1f28tdkWKFtogG9TH6hUv1A0vfBVuX5BWSp/P3WXejSGN1rF6KPhUyrTt7gAgwtAriL9lqQAflVZv0StzVEBlLpIMKNCKAaFIIHlKbNkqoJvqZJvqKKyG9829yoPf+/fWzJ0Gsu7xRCEUPYDXJRNpVr3U1ZLA51+QqCj9Z6yvQ+Z1jhat96oNExks9oIdEN2jWqjh+vbgmbSh/XGYJlWS9NCXmXtauPHbnnsuq9kNkwKW8reJaUoCnn7LHPCGkcjo4oAK67ElkqcxSpxqICSXXQ4tLtkFcM4U4p3KER4QNU7qJ7BDVBctkx7Ih3LqY3KDLHcbMFykxDLfCcsF+z2LcFswAehN4YTtbwxHNXyxnCiFkqUVsublLdxjib3BQTeoMDFYfny1rBU+8YwJb3XuM2+spEQ0x61LtFzrmjM+zfn2dc2ckLr+M2U07rTOHyzNOniMHVChy9Q+AjCdoNRdi+18zLla5Rlorw1TBFHb44j3kTEFOe+05hFSuMu84WbvVO25cjQOhi4QcsJaH7TgxBJIowgiwgjAHarHE3/LJMAwUOMmDIJI/xMOPQaOTJAbgQFC5VJfx6VodafHtB5B/0MvtZ8VzAqvwCVgEmGzldyVF5RSYxSUUm2RDJ2SaT1ANXMkYk6aVqZiPxQiH1Ur/oQ2kE9HZGuj0RdH5auDy/V9UHr7rDrFAyy96Hr96HTg9bmIIcEm9ESyol5nKFisvQbz2NuHLdgvbEF4NiyD/EG3u/D+330vo8JnveASfNQRoVxlUgCjxCVRLRu1EK7LWqBrdNMbBckBeloN0DLCRMNzysiODlp7W20Pe19zbQgfihjC2Pg5p/ePENUnuAz7ZvcMVBcLzCmj2350p+svuJtaL9nV8nYcqD6yw/8xf95aJNPSOpniuiAFGAMbD7hG1uu/9tv/N/f/6Gdm6KEaGzF+1CQqfvAW0tRIEMQPAbUoxZnGu6DBCFzSzgXHkuEdz3F+EJtMUAlWuuirERvM0Xqmcp4d5vmuDK+HMRFzb4aBjZFGanIehNwoW7J+6VNu+reddshVn6c5sTBlUZD7QmcASNGxmNBhhPv/upXG49jpI1z9347/Gd8Lgz/w7eN9/FaIfDLbPnewp+eeHJu5ebHOTZLwAIBoUYDwbYSRmf9li4FxrFkHgwgwYvWgEoJs52ebcrCwBN2uUEOvXdBpAatYpBvmE+r3IPUOAo9qNyGqZeNsg98Ve6oRZNR5cYaf02koIJSBXGyjC7fxfLXx8UTlcru8bOeyr7kFxpVAYyszKpwr/GeEi/12xtVZe6hdby6dR+mDMWUCO/NxgQDagfFOY3imMqOUabCZODd+y3zoCqMv9gYeepOQm9A0aOVnQBm0A9lrG4nysB5TMrGEKwwqipTwEmzqqHGBow2zvGcQ6Nvj1sHsxMLRj/CAHBI+4fsKTfIzgQ5PWibv28X8CG3OD44Kheh42P3UbOiV2QVDgMEJvdcpZcIRO56LnB/YzrEzVebzagumhlUlXuv+bmdNBPiWKZjFD0euDtLFlDMJSgJOQW2gWDk73364L2U+Zl3lxIzliYDpTXes5cGBxxLlXgYZPBLIfek++/qsVLeVuQv0YgQmEHfihiksiruwCQFwMtjjQ00KESQdd4CZSz6JsDPic1EYpOxxRD+swo0DKOBEXrcyjxGNK5Fv+ypMsooqnJUBv1Hf4M8Y4UbYYWHeVamFvttqux7Kk/rTBsNVogjE2OENhTJ5MPguvpobTHC2gRBvD8VfgQUlok/poyNCZGlCRFYisFrSf8sIq6Tk84YiLRJeHxwLxKg6O113/RCHg+Ti+O31wNiJxpvrfRz4CovD1CzKmMNm+dVO1aRhrl/1CoSXlg0vYhZos/UjRweWcFMXjRAc0BawDSiZJopNCPHiA8FJEBxqIHUT85CjPI2anNWueCXjXfxGmcLt5ml4lsLcwGqfQGVSFkWlphMbC5RMzXdkC5UOlQO0+7meFELCCSO5i3BJRGAKCNRGPDBWMNMg9evI46ZnWiZmEQ9tgrJcgBVmqQgGRmiI3oCKwe8TY45ZISLGDVXZUFUZF3PPliXdUy/bufliXLcj/VFQfDJVMqBzutTF1wlle3BHGMWkaIyaD0lHuOxIbCAY8jjd2ud6icYE1mr+y5WPOXeT4QgA2BlSILRwIpXM8qdY8LIg2mMiYCTYexEmYT7CBFkKAMEkDHfCGd6DhDh9hGeABguAQPdyAL8PPx5lu94HZNms9ziityS5cy+YWvgFQG8p2nWIlGQ38FV0AKQT4GNprCG4DvNIAJFTgg+IoEhOeqOyt5p6Eo15AjNpG6XW8II42AFIezzDRocvAr+0FpAuAAE2k4IROS6sifIDAB6BmZKBiQBwhzNoG9bfSCu6AO4I0SPWg6VAGyilBWa38pCUR8J57hABShjNkDCc3vlcX/IdDnEdBEBslEQSU6gQrZOyUl0tqfwPeTTKFc7oS8qwsYCfh3C8+ilnTrSuLym4dLMp+W+0u59JWsVJrJgRSZpYbSpmXZjEDPQpvnzGRbslL3euFXmDM2XEWLd6DFM6ECPQYKk3ahhKkoGJB6IEivIyoNWPw05PYjxpsTuGIS/KHE1SlwhqRj0jigo5iWtELSEKWcsoGF4hMLZl4KSyr8UlA8GbfeqwyrzUlBR5YPjQRlvFeW+FLQfHFdlXhTbPqdKil6DEn2kJLfZO6kIevkx1aYTHApKt9kfoNjCqLWVHt5L+Fp86VDQdhuhkQ1Z6vYkDcASoxzgJS1i2wnhHVUglFAO4b2jSp9+sXGeUK786RdVeWe9cZAaTlhLv1vr1O0L9MmufI66gd49EnDeAuclSDZuH/MdkAZHSqYPKLnAM6qNSr5njBJThC7t9mRhW9EGFJZhrobrAjtfgBhcOURgXmtv9it43O6XuXqAeq39Ab+Ex05at8xzxGp+Pmi/13ivss4FHfREpxg4nwLkVGU8qNxmP0nhsmobJ3iXHn5p/Db7I6r93k2HX6Rar3APP2/TNMrGixvax6IfrY1Y2amg9wj+ziir6UN6YMhSoQ9TPKV6N5ct0k+y/mfC+inNM0jzAy89s0j9Iu1LTkr4DEZat/wZFKVzdizMKYRFmoalZNLE1DW85zNZYtsPWuP4GzJvdivz1srInQuceyfl3zWwanH43eh/ktMHe6bkdfLQhsZMkI2ZvhIterKgKidk93LElxmN3640iuCDiXGxvcaFjsaL1QS/9ViQqzfyjTaVq+tEBJTs4twjrcit3GM2yT06Ws4Im6iyYCKzKruQicymMpHZdCay4DWyINxgJQlexEzSWhLkIYDlwTflKCXzkw7xk8w+JRhKJ2Ioc8RQ0nrVMB6AJFvUfL8jvGRe5baVNJYVeVF6CrTX4w02Yt6IyJaUt6OE4SaSXhK2knhPfKHHjlJevnhjCk0MXOb/nIj/g/hCReS20uQqoclEIsvC/0V8qceMl9SWQ205KTOn+VIqhLjSTBRZVbk9etyAkg2DX4poYyxNJH8+7+CIaNyaIBQ9aBOSmktLGCIP1Ym5zBP/KKyDljrcmSDfKnXkl5I68q14k0+TOlyVB8LkVZ4QptCKMPkWhClohMm3IkwBCFOA1NGCAgVGAbAx2cVlCi3/5VR2WyhTkBQUyRTzxIRWmcJjmSIbyRTZROJsLFNkEzJFFqOXhUyRpdErxjKFqSXNIvNVkUzBkmZ5vqQJnKJpA5nCpEW2TBQ7likMLjxNiJjNOpnxDCjVAWUP2QrrM7a8cnhUsA5jLzWPh+EXUikXLcqDgVfOGaaVtZ0MlV1YfPhzi+PG+0vZYm7JzNmlEItYtKU+zhOEY+r63lKG1h+q9sWgCLawpIrgJsrYRrdBAcr30zyj2IazfyxoW2sZi5JpGmxwiUVFqdxFUhFmUXVLdtNZev64iwOQtyCXKNleqmSbZl2uqbLNxcvn3czCUotCfqmP7lIfc4tXy1uSripML54f/Ht+qe9YzIIKMXcv0vhUXqRpYs8ZhOHt/DT8DkxZu7Ksr/FtkwkEzmQs+m0DIizcFw86/HZMLO9OY4QexVFrmB5to9YgPdrnPLtGzw56uph9wnRj48mrCOvNG8mV5cQqVA0WF/UWMfYkOzzvmwXTmmi8MdCYNSKp27z3CJDIvs1y9QHBSPKAYCTadX1jRG+76kQT233L5vOmxAEB5W38eMeodWFEnweMeHK6dWFk1KpQsE1v1I9QiVWp8GKywotxhReTFV5Mr/AS6nmxPGq9pSu8GFb4FlVYo2BJKryECvulwsvJCi/HFV5OVng5vcKrqOe/t49aV3SFl8MKr1CFKj7kvIoKB6TC2WSFs3GFs8kKZ9MrvIZ6fpoqfFtXOBtW+PYI8MIMzz6uocJhqfB6ssLrcYXXkxVeT6/wEI5NvkkgndwoFV4PK5zcOGqNxBUe2kgl3ioVHt6YqPDwxqjCwxsTFVKitAqnUM8xQpojusLDG3WFR6jC2ynoSYVTqPBuqfDZZIXPxhU+m6zw2fQKj6OeU1ThUV3hs2GFR6nCzTHSHEeFW6TCZrLCZlxhM1lhM73Ck6hnqmvUekFX2AwrfGEjxD6zUZEKT6LCh6TCU8kKT8UVnkpWeCq9wpdRz1Eaw9O6wlNhhaepwp3xGL6MCh+WCs8kKzwTV3gmWeGZ9ArPo57T1MOzusIzYYVnqcIPULBdKjyPCj8oFb6WrPC1uMLXkhW+ll7hG6jnbZoWr+sKXwsrfH0jJPWI0ryBCh+TCi8kK7wQV3ghWeGF9Aovop4L1MM3dYUXNnoNpr7n10rFb1LFH4nH8iIqfkIIMfZE9FFWZdL24j2Rc6sLOfBJEw4xzfa4+Ux2vP0AH8pMZfcEWXDNaRoZxOyTSKU1MnItGhk5anjunTQysNNlYOsTyhh+XhQxiLkzefvG9bWqw4WhJLyGomovDCWqpURp1V6kvI3PULVvIjBLgHtrSNPsIQ3AIa1VgEPat3EQQmL2LJ6/QNmuQg0jBxaUyqJIbIRc4NMSwjbwzpT4NL8TrR8iOqzDb1L4LYSXacI/RA2+ggiN8hcRcQkR0KTIy6nyyyjRO3MuKN1jnUEYOzb3WGcRxNkP/W6vy+fX489viGSRbZy2xrA3pKx225Btc4q8Zo2x/ki2MqC7ci0t2Xk7TLYKyRo8LhgTfUphkEAnqVqy6kNLWu9l78pZS3x2SXZvsBVGXCeOVWv0tU5sthZX3M0nzvklPbynk8N7Oh7e08nhPZ0+vGcwiH9N8+9lPZqnh1jh4MwQmj9I0T5EuibDIFtZrbJE3SxCsSwRPYvkZHo2Lb8sLTmbbMnZuCVnky05m96S19CAqR6ahwicpsDrGtHe0E07GyHaaRxWsGQDdDpJQFdEJKfwzNMEcQQX38BztkI0BR88Wh8cwa3XCbfO6vB5Cr+M74QSTSdCiRcQLNxpHHX0mOeoPciCPXFXkO0I3rs1eQI2nk9EvIaIM4g47KRgywWHsWW9gVP3LEF2DdXTprJD9hXHr+B5ySH2k54XHb8DzwuO36mFKhqDWSeoiv4MMaNASUAE4GIMHKTYrqI+uslJpZGg63drDQnstnsNi+RYxaoBDh+gPki8fkd0yDyjKnG46feozsSn9uSnGh9dEZKbidOe/Pdxjb0AYixGEztOclPYomsT1KK8wo5BYDY+NRYUxoaIBa5NB304NQhf6jPg8vmtZzroxwlP+LJspqn6VN+M6lf9M83nVV1R4mWKop+fORHUjwX90Yn67vtKNjWgP2r5boxHnbMEVEJf+s+Wa+/7zNlfferLm2a2vOEUfuKXxn7q1ebMlr+tfm7zj//hFzdR8FevXf/+4z/0NIL/8bYHT6uBzyP4wO5f6t/92S8gOLZv/9Ozx48g6D/8jx/8o9c420z+s/3/4crPIbgy+/Xf3Nv/PIKdK/7q1z/29a8g+HsbbqF/v4bgD7wP/36bgkE3tbe7icf09HPBMtVNve0mODSnKa57S+6D1VtWf+WLdzeD5WH4LKWepnTLp+OvTbUcUNpSW7/l4X/y/3ETJQnDrzaDFdNqBRUaf202uSaqiwLTTVS/DPWi5Ka/jIDfN6PBevruGb+PxMFYkaF/OsYVqibepImVJnRN+c2qHn+v+91UjuGh4ucDDHLQP81j0v9cpZdDzRP0EfHcuJSff16DB7j1yej1TYdQMTar7kQQn/uof5XelsT+MqsFOIS5y54joHAami4twz9Nw78sDIfDv2w6/tqkwQNqh2CPhz9/njBnmrAjGn76SgPex/Dso4AMf59uG4bfi+bUeQy+xzhJ6bhxy5rNR3magdKt9bvp6zHV+x+av+73Kk+2PHNEyzyKo/E2vXRa5YJWtdCxCgnRVdU5F5ihDH5pU/gM1Nw3TVWh7+30XeFtbtakWN8AZWmnGN8kskKt6ttdD/pisN4np7AqjHrS3BXTzycPcgsTny9NPB5/dg3+HO7pzH7bUH3nkrs9zyRfXgUosqp7rhr4c54zyxoVRDcDWsXO4wVUGe/Enr6Gd/o3V3LzBa9YKreFzyCgvBeiz1A/czLZXPgMVtLnSxmshVAraZzPjNEKhq3jhvU0K566PC7rVHbOcKYsfwCJ4qRY7vbTH/uJRLJLpr+KAxdMfzUHzpv+GqxNFCQwDyqfafr4XqqBCHthbK5A47gWkSjwqYDGXXnb6vjogZAH3RimYO4bJo1UsC6to1RmWID1FA6KlSsFuFxAX7KAIYy+D90PqTngA34kqyPZSp1sOA1inE+3eL1qSb9Bo9FNKB59nbSoU+vUsFQXqG5BNk6d7EOi7PWqL5EI/ylw1QzWS5DG66pJHeUqBtV6XWNAsXiOhKh+WoXPYN3cNhXFj/xI+AyG57bP7aQcywz6vMw8tJN5jyka25uoFYNUyQCP6RB35bSJoadA0/QDQQbTX+lRp9bOvbuxae6rpj9II7xGDy3BPTfGulNzP2wZc++3jKhPgVIb5kq13r56/7LlK6Lh4xmp1FD8KYKKSoOV7rmPbKvVUDJJWEA6yiPDhmTySntHJ6yO0idQPARKD8EQhmC14prXRLRjA5Ks5eFXAPlNSgB8EwB8UwzgS8YYwUhRztVqVQLAT3IJ/lpBnHAGPeIPeTQWA3Nfkxm0kpq+WgNcraLYYDWFf98kuL07GECLMCDSTh/tXMmvFDsQ0ThBlVXcylW6lavQylVxK0fGaPTXUu6AGho3cqe/hp+bqQd4jvh+eH6xmkoINuJhjgcltfFhPoJVNOd0a9egtQF/3qhKD0O4IUD4RHJVIH3wqQ9riPAG3TNzgcHDQTAdSNlCXbVwsIPVyRmCvFSwFOSr1brzq3Xn13Ln1+rOr0Xn10adD+ub3RRxKGtSEHYVgXRhLIY2SEBM6dlS0ZTQwKQhMFH7NFwCwEVRExhsP1Sy9DlL6Tei9XVGKYHQyrl3o1vcDd/gaoabtE5gt1kYfdVNAuyLREEgqrwYdDUMYfq9JeTOa/OFEEvvMCZ3JK7HOxLXkzsS19N3JA5BLvtJ7DBqAe06diSgF1DifcUh3+HtxiFfb0kfToqHh2Px8HBSPDycLh5OsXhYI6mLxUMKPKvFw6O69sOReHglkxQPsfSptjsNXiG7Rq03eGElcQ5PVxZaiIuHCNQNkhIn8fynEnUnIyLisyQivq3DRyh8NSPi4sVMJC6+lQnFRAyGiIdYsMNNpKOQBq8lIqYQgfWe19hwZHxHsQqLmTqKjgzcotIZsIKk9cUktHPBRhxvtKvOkOu8gAJUR+KVEt38Ikn1jFkk5W/kp6tu5ieOvXI0JGwBsqB9OPDI3WngaINwoorjD5wVGNjhKdIjD70oAxB35EyE16IsDhpnbNsJT5kr+pSZBfUkdr6+LoBmW4YA9zqwM6MR5nXGzgw01JIIcwHbZNdJ+n9D75e9LqYUF9b5PJJvrKMBY83xynplrbVd6ibJ465vsfIdFMGwuZaXlryZbMmbcUveTLbkzfSWvIUGTHWPWhcROE2BS+vky2XdtDdhPgRcVQDQPVYtBlcOcGL7hy30KI6y8uQ16tbdSMrI1y+nRzDkGdSIz825tG7UulWCF9fJEZQFJWejAaYvK1hKY9HoEJy8vK6Offro/S28j7A+HI3R13JZ8yCN0gFrwjlgjt9rtBjRMJeeAZeebTjbSqKn5udCBpawJetnFlJ5wiArPDmGSvdY4DWy74JVEGu5FrEPltdHrTlVEE4yMBtPjs0ZrKj5KQ4EJSL1Joew/+BKZNvcNmENQLnBAYCS04JVpsRtnLySlmLu3bzR8L+9FlqVSiovqxy+hpzPXNHU0AmfQXluB7iDIvFdnIUtTBI8j9IJ8ioTmNico+Y5Y0FmO2QqYoHfVWId/jzlXQbdBVMDMkNdHGKlwk8xa1zZRfQgQ6Fd+wQGSyR46qXxueU0gGIZwDrW0KnhGvJgAVQRCx7+Ejsg6kufei9UFfjsNYdjXefFV875jgcMPckTzJYJdjK2mjq5Dqqqlk6SsGZyRG1eJtJpTKRpmhWn9Iw6STPKghpgBph8eh3I1CB9hX4Q72sm5/PLcXUvJ420Xk430jqLOi7QND6DwCwFzuv5/Jqu/eXEfG6w3QKtCvekzOc2mc9f1vPZ4fm8YCKfjyfyGT2RM6+cCxwmFDhVo5kRTeYuvf8YTmb9flYmc1hHv9ckvMGRRcsMZiVvh435zIaYFLImYbQ7GGTuY22TCVZIfBdrCFbGKIIQymFUsYesyrTsW0uEyRE4MrnlXJB90afFjlcTh+0VQbvuNAAZRxYGW+vJGt5f2o7NByrWOK0LI6wwSw3LzlNr54ZbbPqR3B1w42Cs/uMX4qDH2oIql9z6NGT3skjFQ9sDLfxOSkTrEtucJZloFk+dsip/iKiYvLSptg89VRIiDFZMuQkNJaNFX4kGt+Ut3hx5tGR7qkwTlX531QM8C/RT3l0PCrsxTG004+mXvuHp0U8bffPwjTfViDi00WLP6kA0kcu+y8pP4YzGlgyl89iWzR1jRYMNKgMTuCwRAVtR3gz0gQp4VEB9oA/kYkyzdxpYy7w7WNWhcIeNKZC/gxUe3DtsUJQRrCrftGyTV/50dpTgo7IhO5ptYUcJ0Cp7I+zoCJjiNHb0eJIdPT4UVXZ8KFHZ8aHUyl5AHRd6Rq0mH4tR4KRmR0/p2o8PefE892Sef6HM8xzJBuMFPycLvi10whJuyYy4JU0ETg5FRKA5JEQgFy7/4ansqSE96fX7C0My6ZNsqeN9ybLMiey48Fr2gJEwN5umWR2/N4PMjB8rW/q5xFwAiFiTnpU3MXEzkepeM8hPE+plpuOSmjOwGXhOOfMTOS2JoMHXDDIte3Eq8zy1ynluhm2lMyhYZaenoc5NP7lKb5Cdhm3Ec1BRoniog4+wThoSNE8ErDfdDCj99LRgZ46SItlNvsH0i7Vy/9bJmsTa2BPWAXMid0BITk4UHnGGvFBm9N00jiYlrsA0FMJ0oGlpUUhmaYzNqylUHpv7YduYez+t65xSEWPBeyl+RU5njKBdUfJ2NT9lJejQKTsxxlBSs/kk5gYbXE1rsBjIiBWV6qQWtIOajQmZRyP0i51ojG5G0MUbr5SHOsn9S6TRnQq6tbTeg7RVqqFbMnXFezEVLezXIOxXFad0VUVnzGsxv3PhdhgxXp0LN8N4G6AT3EknbwMAs2q+i5HJqR6o/FMlBSZyQyrHYn2BnyBsORbrXZixVEOhvgCOq6C6COzdNEh5vxoSTmhqsXVWYc5zMMPz9MTcdukJFV8mfT9tm7lxWXpJ0A/cY8rCk/A/JPizq3dhMSAy6zIrnFhpoklDa1WhdbrkVeGEzypxJ/yiF1ZgBiWuwAzKsZasVAD6X2JILFzVgDOJ5YgrKKv8CWTBg6dTRnfTVt4cwXAuMAMLo+UQ81elTtO7qYctkgEqHwyfYUxThc+U3RlbmVKipbHCAlZkNBKYqcP9HmWmIcfce6Q1MiSW0i+G94rtmOO0Fo2bE/HRJBuaK155CTU+VIqpo8g/0M3PLG5WG0OURM3FtEx/EIUfo0XVOMbsVnwkFvV/0bzvrftZsDGZe433snmccyKIziru3iXmUuZX2ryIK8ky3cwSJ2AsPPMwFjnzMOTMw1jkzMOYd+ZhLHXmAX7i3gnR3IyhaSCSdTENJvZiwaKMGTYmp1YbM1FzYXFauYm6JYbmP2XarHVzMGRk3UUZWXCnsDYKmdYxLdiw4QCb94saBizt/ZzH9u9Zldtdp9XsXOCCe3XfiXv1fimbMcdtapEzUTwQYwC8dzgL5eUkkuTSuc2WqblIGllXCnyof18p1ZaE2E3GnweZ87T3g3ZEfC5L7DQ/cehRZuPTCv0Spfc7aEoXrErQSRSu0++i32767WGjcAU5wNzKPCyRe6hG9fBKERQg+RLx/gfT71HdqsDCci9eu1WXqs19y6SiqqoXgarqUGwEacaZOmiVMeNM7UShOVOFWFnO1KYctl+FhFuEXQUYV/djgSOtIZSBwmynX6Mu9BbzjEQ7SkRIGp+GEbsDwwns4HkPlrLUZF6PzTFaHd5vETxr3CASrPmtl1dW6NDfX3JDvp4+1/jYI0zcK29IbKUk1iV3tpSMbT07SuyQ2I525+ZnM1uymX656C6w2iAo1wS+VQFVlUCogRfBrIfK4yGhcZQx6KAyGd403gxgkgoojIVwI6FVlVJK2KXiOjh8M7Fi3VSUhOHNIgehApMMnNXu+/Q0FiHAFiEgJ0KAK0IAyQIs5v1uFrZQcCE3boqgd8FgSS9G7SwI8PRz8exPGG0EuTp40fn2Us+hPog95i6WEfNMumE6vKuUtsxxLWaSHIJieGwtYc1bewut6yGt+WymncUirbAHY2FVzNLqqJONbJ6JtmFpcV9Kzx3twVJ16TfZ/CVs3iVYdTmqcN0Kco3Kg4y2uTOhssWmmaAwwxMYJoN5aMbQXMQuELEzokVgNYMSLXWEVMQgw/p1BPwBWAX8zgSSTAS5rTTQkM4of5EZokITgISmCaWeJlRFJrMZFkRZbpecI5G9Fq1Y9L45ME8E1kyQf46Vx3ohNhLFIAbI2R/khuxZYtiH7GvEYCjWBIRlz8x0cybIEpg4Ik/NhUxLTczPbGEdivf98SYagOeO4d/vIvgzA9vo/28h2P+f9tL/s5uw07Wlete/67zr3/3aqzNb7u/54f1/eN8rm5oz0+EP2CwaIlQynehIJNkWlMdIDKIYqcBEqjMkbBBICtNcBLU0CYuaFFHxC17LikrIWkqiLjt1ObeTK4lOgSLtDNRgoIY82EiVT9ZAKIiGXTAgtxRi661/ZdrjbMlsQ9ixSPYJXDZ7Nacha4kVBDQ36DtYKZoN/AHW8vgAJgsSVBPokoOQDvYI2adpznr/zbQsXmOVAT7VwYMYut08wTLnguwSFooZWX0hiWUThod1Wr+ZVDMH/F0r6oZb1ZZeDrEULZ01pbPUQqEmztLFOmKYz8JxS8kZL2T26dt3pyjzxotqSy9HZbyjcWeJywJVn2kGkaRuM9PvRLwg85TO823cgmMADYwACY7EUaINO1WyGe9+Kq5xHuv6vqfY94DBLKtUTCGu/Xnh+rx+HAS9JubtDYNC19lirWHdZW6Jta/zhmyzbpb056P058P0Jj62U+SL8NAADc5vm3vr3vts8wAx/AdwCrTWNm4Dys8Z4otsLREDm1+JkZyrs03OSGBU7kJi2PXQPLvNHoQPCTboocazQY/p3TbfZie0zl/ENp+ahG0Z+BBztM8OGP9n4MCAVqV3MbeWdNGRgYuOLGgquyzIepqv501QHQu+MnLRcRwqPbc/AS8dom0KLx3ZyEuHKS4KEnqbmXAhDXdZeaPU4oMd9q1x+xNj28SrG2+NwUsCHJNtFO3W25+gAc3A8t8da2y8XoBNKowQ/Sz7SMix241kXivMC13WiX1j71BCS9awPhepM2OVO/uSdVnagYcVOvDYZtoT1C/qJHu9ckU2YKthR/yJOFSessYq9/TJfoqjTabna/+v0K5AgBcY7vtlmAk8leWEdN9BTZvfoaaKLhhVsVlYizMGDryZg03Ym6tbbcJ+jLDmvBnZhM03BIgMJ4aShhND6YYTN2IIoG22hsRmS6vxw14sqcXfH9utsBJ/Nf2INWwcH7FaLUesCxp3Y0esZngqOihBnIrC1Ct5/jkcv/P550D6eVHYuJeTjXs5vXE3dl5khic9t0sQJz2w0kqe59wdv/N5zq3pavdh484mh/Vs+rDekNq9tsgZEiMnrTUPGpfUfn8ofmfl9y3pu+xh444nG3c8vXE3tstuhtvjH9AeOIfENiq5Kf7B+J03xR9O10iJ7N2SjTuc3rgb1EgBdb2gTYugSfIRbRM3JOZNSQWRJ+J31g95LJ7ef5WxrAkLm9KzJB6ZA0bj7VWN804jJ65XAuveL9BUv4SpTuvRQm0qe86jeWg1yoCS1XipQiAQzzI76fGzVQyf1WDnJRbb7Wyhp0WrZmppJN/O9ROdmeuntc8aQEEQ9SxF1RiP0GvvqHmNINm4UBs13za5InPWlJrMqwi0jZpX8PxyZdS8jEBl1DiJ56Vg1HgBgdyo0cTzJ6ujxnEEiqPGUTyvUdJnEaBleArun0hqRnMy3BxjvzTnSXrcOmq8TvBpzNZGjdcQyI7C6MhqXO8cNc5a3GPjDJ6n2keNly3p8yUpM4syc1ym+ZophZ43pZPmaURMWfqUVjo+aUmbTluc30X+vLTpWQt7w3caT4BNaBTwxRPgATGpTqDuMoyJ2Tjdy+hLIbh5wfC+l5D1DUN8AV2AJQ69yZJoNVaPGldsxPeOGpdtAdslPD9HYHsLAW/UuIjnF8qjxpu2bmsTMWtHzTMO3H/1jZovO5zXPO1IXvOUw3nNk3j+U2nUfMGR7l2wuXtFdKIk3XvZFvCc1sWbs7akbTqctoy0bQLKQ46knXQafNj1OubGLGQZLyfWz8zPiT10jt22ujoGUoikqURpKjpNLUpT87o5tN4YlK05c62tiLXzegw5ZRuUU7YBKUB5v26KS6bzBqseYVUGjLvG1hrGbQbebxFDrPBd9qWo3ysxnJUP9Kl036iGcJ58+k98pKIc7RTlj7GDBSoQxuUUiXTLMPWoDQGmnkGIytwX4SkfGObkWA/GTLdS5vMRuEjojjo+omNuj2Ju9z6I49UD1gSAVgUfMmfgmH+uTtzrXN1mWIKFH7RqxMQT4eknFvcHhcWldVpleCUHuKroKy/mGGGc63s/bSW2GalZxPGWoZfCktgNcr1QtrBFTag1nc06LNqnjxJPWGmlWRKtS7OhIGcvTAc9BS7N/A7bZqa1zdRt87SrLE5vJOxBt98A63fBYN7vh9+Jy+Qqavij8GeAfb0KK/iviBVcY7TC36QBIMKAk03eoCa+14TTgCcSwgWrcRjC8cPpm2VrAQI74jC2cJQpLp1JHmD7C2VgRNhxDLsGtMQfrO2x17LAUhk+82rwIZnr/b2pa/tuOyBkqWeeA8Lja3ivVKSbhT4Iswt8EOZjyYZtH/Kc61Ht7I8QLnIPmGXHhKzEofIgxu6YlhNjH4GG9g7o/YKp/bGh08rYxshpcPZQWEo4y+EaMiLBZFADgR97bkZYQ8JNrAXwG/Py5zi/YCMlhtS0ZCkxdr6dbGjr6OTeaXRyS40OwJ+LR8eVvQuaKy2D40aD40IdKhwch6TyeYPjYMuKc+1OGZycDI4TDY6jCWra8LjezGLD47zz8DgJwEZ1/E8M0DuUEw/RMiZFN5lbGp+x9rIOCab9YMPeS9KLFxgt74mk8JP8FDZHjtXLUO/KENPIbpwOYHfdmrAPWOOZA7zPft7aE7gDBovzbuOvuB176yzfu5U9cG1YC7Vf57s0D7Vfp5Lar1Pp2q+pLs1jp/1+AQ5e19oVldcuuOuBBz1lj4/ZStrreTnd63nYEPZ6nmnxer6gITfk9Vy5WCfb8Kj4FeXyuX87YeZZ8Hp3mdg6oqXxMPZMS6PWITyLo9YknsQ9X4eKAvWVmF83zS0MjfeUBb+0t8FU3QXn18RTO0w/pcNwmP4CwkkH6acTEewg/aTVcujhNq6ZUCV3E5bGArVLSahdiqF2KQm1S+lQuwLYvEp8x2UNpEvDrEZ9ZdjvpPWB1SovD/vV8J6BxXzYoYFixq63k9rgITHwVOWlQ68GXUub2nXdoKmdt7SlXdqQ9Mx5znmMGgKnzcTBbC08LDVVO7FK7NCRAha11+9FyAyjDETBOLJrxu8SzeeyquGAtSSnsnVE9YM8sOdwxf4Xt7IlckkVtrJORWYsKLK6Mf5WVD8iMhyBv5WGo/pUL+qggT5tsl1e5QlV4A1iVgCAczlMYvdjfkHVcF5URzeK95UyqoZasqqM012/R/XzcxmPA33CJuUyf7nq8VeAYlPMQyWcAX16awnHG8UdJSqwMTGmiu8qedQy1sPOjKllcoS5nFtPAOS3FVBGpaarGvipflnb6PNyObjUiVfIGxJbKYl1yctaSu5BxVHiAo5Kaw+UivOzmS3ZTL/HUytUD9s6U8/2pIGRUGPIft3E3/P89zT/PWM2m01VO3PiedV14tw8suQXvEaGaH1nHXYRg9ZVnmSeTLKr8SS7OowpVtBJElOs6C04wY0Vmt/GbDvdN2rNInCBAtc0sbqu5+FVEKvGRVOLoC471gAiF1hMZfJ01hTydEaTpZfxJFkf3WNvHXjmqRI8D5OscdUUAnSNCNBlHZ6l8FsIdwrtuQ7acyUR8TYiLqFoh4B0jwVAMpzusd4wNZjTyNLk+gRZmlwfQWxyfYIsUaI0snSY8jZ+sYMo8HoBx+R6JkuH1/u1kCwdWk8kKiJLMflZMHeDLuI0mB4xNdry1bsmHv+F5rc2nUhonDgJm/SgezpgHGoGfXAosIA+UIGUREkSf3ck4bAHOaEwTCQ0YWRyU2zYD2oWooNQvSiOzfy5KqGzor/LVR/9XaF66W8A9Et1O9bTcPx+AhaUMPQ0DUT1YiXNjm1KtDIGEE6xWihHRCdYpYK5h4T0BKsRTkm+kib1Q2oAf1MMHHaoVTTNt6nV+Jv2fW4HNarjhgwgBsS+oUd1KM6ywABCJ+hQ/UGGyB88KjtjQf8OGEBkQLfYAKKD8i6DzWJGDCDY7Fj5u6A5zS9dqvdxGjX1+F4iEH279u4VI4cO5tGI8hTFyIFL6WAjhx42cuhhIwcvNHJwCP21kUNGeS++QtNCyIYCDRHaAa81tXrI2BxJzoUj8Vw4kpwLR9LnwrOYArNEIqYQmMJdKuu1hyw9OY6sB62YimgFaMSnhETsFwrxpBCIJ6DtiT1KN3VDY1LTjVOabpwM6cYLmlYcXT9qHdfhKQo/i3BVe+FaDzdbiYhnEXEUEewzN4VCNJNQacZQaSah0kyHykn0/QoxLi9oIDSFQpxc72dCCvHCenHl+M4UojdBHzD9u7CININemtvZhdO/T6a/eEfgJC70HqirlQ33GrCnRV2bpa4uLDUKvi1U1+564FPJLnQpsE717aoziYGlLEUOBmtgjkypBglLKeJ2iuhWayjVGk61Rg3CzYOaPkGl+dNUQtf0iZlzPuHsQgyEUnim7sfOUZQzzaucqRPXtAez5CicikfhVHIUTqWPwssA/mlwrwhcgE8cjZtn9bCcYtzMYzdccOmDwhdvlSUN+sc1bIK52Ky7XXB3RHB3WHB3kB792M9jFFaCoo8JEp5Zj01VDp5ej01uNzwGOAvs+0D8/jLed8pAJXCRCEeKfjTl8Svs/9H089gFyovhY5sYPlbE8LGdxTuXJK0WL7tXqh0OCWK8MacFM/a2yzHmRG48y4fS2Ou32XkYqzRqYzrflQVEe2WqfKwPWxhhMBcHY6dNG8Qt0nlxWHCavTfByp/dN8HTQ+XjfWIKO4nD1ElLR5BsflVuHMs2rtqITFlyWNFovXHeImQOSvUAtNdL8cZRhvpuqQ77FK0K7EGNtwAVhjZalnwjqKgKDFT8SqwU2oZ9CblgqDJPWTWKmC8ztInMUFlEZmibJzNUllJVbVts8FnOUXlc+cDXUlTm62C/0+hgRCatRWUllBx0xOqaHsHJ78TD8KskKhP30KU6RMToOON3K49guMAPAi2YHD/f4YFfk/G+asueC1E34ipY6V/BZX6R5Jei3xdqeOZDDc+SykNYgTf4Xqhr1llUqWlHFrNQhAM+1FlsSUQXiRoVoEeoNTxpvYy+9bHZEu+oJ6PLKi/anby7VEK1RcCggofh9xMa+czp4225wGeFwIcIL958PAw/IEabFUP9vOrA7rAL0NbBk3WgO47qYmloJXFWeA5Y4BP4sokBf5Va6a8uYsVX+YdKGdEdxYZhHU63OyAT1d9FslIvDYloaw6IrLKKe6tWyttq+KeDkmfH/SUGnU68SiQUnXi1vCGxlZJYlzzQUvJKVBwlzkMm6niApLZ52cyWbKa/slhIFT6IWcMYEM580/TXEK8Vvw0yXhIc9pA4iwvXaLEpY6R6iM+rRclWqUGCO4/rQCK6BsGy3ljxSWpqfd9Lyjz1eX8t8C1NJPdX8k55dq5o6Tg7/LZapPRsnC3iEdfRp6YpO395VnZu4j6Nhr1XILGWaPFa0ZGHrD8JRRm4xpkCfZtE0rF7J7BlGno+Cd109AAVAdsHhCeX/I/o7E9qhx+U2whzP6kzP5LMC8axFVItAKJCF4KiMPd1eNXYEUJ6peKYQYrRQKaxABORBlpVAHfJejIA2056AkabkyCCxmgqiMR0BVsGnjNCCVUrfEbgVUIbycyHToGtXCRrBUo6CchUdD4jmQ+QSRNnVqKvq+Z2EKjKil9q9FIDGItYQQpCEApCEGo0+8PIFRKpCKhMJXqESrTQBU+uPKMFUJSWmtjhozdWGYNjmX5VgfzffYLqgGuf5fBjxe/9Cyl2C600Y1rZFdJJQwm17A2poCHG4Q2H7Z/aUJ1etG3W0fpEKwXcwcap88hYaQEZK2gyVgyn6wPsdN4DMmAOMiHLCiHD5jqV6wohK72L6UZIyIpCYDyhG4VQWz0mZEaCyHhCVnTiUEc9QciSiXXJxZaSCwlCZkSErDA/m9mSzYQmLJYPrDsgTYuB0kvwNZqXEQbnig1/ITqCvV7Febs575OSVX+1lL3ls09v+8hvrbr7e/nzXm1hgh2hPDiho+CEqOFSRnbIBlM1ZB/mv1OWbiGyPoXkZ+DpIDtovWwhO3GpFq3omj1rT6XSqEgbnmg/EWA5S0mWM0ucI06I/wL3AzKnCVe0l4w90FAnob4alEB4chRga7wyM2UAFsXARI+NogJb2bIaz/0d9rOrgQ2WTRLT6FKlUVIoTn4Th0Jxbnno3JxTYvhaVkfIlgOyVVEOka0KkS1wVk4KITBx6ymcQCxcEZiwFRcuB0zo+GC1AtMUJnSOJnQOE7p2EDqCBxO6Ig61idAVQegcTeiKTOhsfioaporvqEpE6CSrobNW2NpRCF2RCZ3kM5L5QOjSVjwDtM0i2obLjPilTC9ljxXj8ygFYERleVjfoXiJqHjfY3wn59lyhxTRFDm3rnQow/tFNwsksdgMm8WO8+aeoAyxg1GlLUSVCltgMs58AzYlhgw2R3NUmx7YoCMc2k4e2k4aWhwQdKYOrcFDW04d2tOARNrY0kLficHtwm0/vNB36sHt5MGtvpc31U1Z6AlXZaEv80Lfqce3LAu9BCYh6MCYsysaYcn/iM7+JOXGQt+pR7nMC708H0nmXWyUuzGwbTSwbQQ6fmmnl3ZPzzszAmae3gwA1GbzxDCao4DN3zXw7lwEupuTwMXMWRS4SgNnhBKqVsiOaNioReBq6KwVeiZhWtH5jBuBqQUwVgiMbMuJF5tecBEFEdk2IUOF5AQqEHkHNAOL45XEK07PUEbsZonFFV3tNEhM3wqJWUfxQhsDNmxzRiR+hNPbYSk7JXanlK3QzlnQQ1YZp4dHgm3QWWcSzBkekQyPcCOj2ElToidNMU8O45s6vmlKtVBu0hUAveiRLPtJSfwkNz2KndJlTM0r+7SOx/zDukdryVds0z4AIIv9lin2ITYboOf4ORK4KQ76ckQyIsE08sOH9IbOp4K0FJxvfmnSP/TNoTmSm/t7aiRblaGcnTB3YTd7+ZR2uKHjnAXt2KzzPRKkpXBVfql26DYo3YYpUxd22vwOWzEZ5mya/wvtGPH+LGNnJ9rH7YPwSCZ38ISXbdopbruKMHWtBCW+0xq24W04C5mZgQejGTaDhfOFmeldcoE00lYkbXsz6EDodkrQoTpmpgPKACvCdp2vpEoUGbojq2yemWniw2BQVdWZaQRHgi7VNTNNBLEj8mrmnqfKHfZkC3/THXF2v9ZosX4F49xORVFTu2aC3ukZ4gwrFKT36kzQN03VEWWhJtS1HOQQayW2B+gdTcqS6iGxoRQ5VacWzjRPwAlG6VHoaC15pQwoZE6Vj5HoUQfM6LebSnNQxkwzWEYc0rJjqn8X60WJZz4c+JpwTNGuStNoee+0ApToD8FPdTYD50TCT3K5eS5YvoRJDy4px5V00+h037RqyexQ5hWLZ05FhQ6CCg0iBrzZfP5coBbNbyqlr8tZoV3FLdeu4hT8x62AI7rlLzLGsY5WSm0Jf3HFd/YXx4bVxywYeh/MTGDbtaHvnGInbtkTzXOBt5StF0wMkai4RCJaiE8E2XNBaUm4lfXFP9gABsfakbiQDgah2ntehyrys6J308uq9CJxTUVcL+S9yHDIC2gWFJjYUe4Q0LQLaCoCmjYBTVlAUwBonsto+48LSfuPQ2h4bP8xX30muhNoOHkn0HD6nUA3pD5jhqos2v4DmiyV2N6DFVkS9h+sx6LtP64mG3c1btzVZOOupjfuxo7LzfBoW9t/4GQb9h/Jg+3h+J3PtQfSz+fCxvH5nNVyPregcTd2PmeG52fa/gPHZ7D/SJ6e3R2/8+HZrekHNNEVM8nGnUpv3A0d0IgVw6y2YsCZirYDwZnK5ti0gs9UHorf+Uxli/fzULBuvLCa2OdGjj2BtQdQt8b5C0EG5hj0zOD4xWh8iW0RDJwIQSEaJ0JblHHvZwiRFawbUlWtMTnYAlA0rhWuHibhfm1a6kYF2ujt2nZB60wbkc604bksNlU+GGvj/cTKHK53sSdcvt6FL3a5kInOZljDlz2vLq79lFSU5lttWcExh4uPHwhc6B+mX+aBC4vz4WUe+ZbLPPJw6ffOl3nIUefLQ354sQcOJ1439IUefAqYrxMhd4i1x97DemMnNukGrYfgcBY3rlb0fVvJpl2Om3Y52bTL6U27ihad76cxQeASBWa1sczbuq2Xh7BJc6XlZo9L8PtRkZs3sEiEF3mc1zd8HMrIzRyTGX3Tx3UkINL0hr7dYxauW3X4Cly36ps+LsY3fbzFt4fcaVxAMl/PfHbXmrjN4yq7a8VdIADe+fnOdOGY96QZ3v9yQK9Onj5ajsi7TtWStZJ+M1AIW74ZKN9yM9AC2KbdDBReX3ZkHYaWeOk98DQBpUZP3xLUJhVfSw7qtXhQryUH9Vr6oE6Ctn4DnnIxhl+jiXtIU93DmupeEwSU0eIrV2Bb9HIISJMtRHiojzpyJ9BhPdTXbRnJa7aM3iGoR+qRvE4jiQtaYK/EV6wUpLOHWU0SEXmJmGQ1SR7gV/jSn8l43A8xLjVYDAvvBJqKPz/rLDKC1+bf4FPRnvVl8Mela9QY3gc0ZQdQrnK5ZspVLrOm3ylbNH5BcxfnT53XOgiK923g2r6kXRPyWWCBHTa4D2I4+QBYPL1A04pjPTkULItHl7aQyESHqT+42a8q1y/YyfunuaqC8tDOgiqyHS5vT7LqUB4qMdPMojNnqN+JMSf2tqfVPLyn1Ty853m/B9dNdh8LelTXsaBGjHHP7nrQQ2DeqUqt9uGlxe3DbQVHJT0npBHdYQj24T3ahaHcixv1kjK0n4jeZvD6aD1qLX13ILt0JVKQ0FAPuqbhnSGObqoekXh6zvkl7Fn0kLBRDT+fbx6LeoyXXXUCLqs9FpRcZFGlbOEQg65NWWPE/glnqP11PyOXX120ZDw9jGcv1DbjQe/D9r4HvzwePGl24rqK/JAFn81BP+8h3+Ivw7QmIY09/LHieqhuq3J7AsJe3CWLW4SLWMX3bC+xwzNzDwk57lZedqC4x5uxiHAEjyoJ15ezm/xu5QY5JgA5hXPsPsK4Mj178Ss42ZjY57e13PHjbuWTcL7kPA/sMrF9KUjmhecMul8QCbHpwe8dgnQ3gGQ1IFkXkKwaI1ntO0ayGjzmnKBSeoAOOgQkq0VIFsOih5q/TNVmglrLmX/k2JCkwSquIqIO6KKiT7tjTJzdlMxEpXp8rXmP6t5FkHyKRXYNyZ5jEb7Oyn1FXcnri3B8eXuak5Ie/MwE1Jhq+s8/s1uNapDGm3jIrUa49ImVduvNaUb2ERqcavKOoRqo6Wa/C4/b/WqxjSlOAljR9ULXJvyeOFgtVhN3E3Ul7yaqJq7XQWm8CdozX/ckWUXCU1G1WEk4Cqomx6nUXuzwFuQM/b5w2xNvLTkrxXYv0faWb21UI5/J8XluN1MtdnqmenCrlo8jPucBuZuXY5RspoImHc7InWFyycBBTa7yxbbwmAnr9mk7ebHYM4ssiqfnL4rlUEJP1GNKPRITJe8rlkLlA0LJ53nmB7VpGmqaiXzHE4WaJ+CHCijyLwKVmwG8ZlX5kbzjqZoI4nOXeGdKJp6Pb3w0PTiW4iGo6zmCVXWaJgr8qC2L5gjNhRGZEoN+1VO1xLVM0MLgK8ZRY226CbJHwOXLmXr05UzVhXMogX28qreSH6BSLY3+8OVbM0HPjFCihT//7OhPt9Cf7kXpD3EjC+iPEmDXCDZYTRehK60kBL1fHNV7BNX/RUCtGTCHxo8kqvckgvisUT2ZmFG9ex6qu4uieo+gek8rqlcE+i7MPOajesrVct3Jq+UwYMxgYir0xFOhW0+FHk0l4X1Wd23y8c0zUWkncONGxNMxcYMU/7ohCiWXWGsA1O91ba7PWn8n4S+vsJVt697QSS8aY5pJlGz5emjiT4l+RydCS8JSpyTR70iiVmI777bJRAkg01zZvIw3RNJN1Y6dUdnS7MDOtOxqdmKfGUEPG5xt2PYtYgM4scG5oPzEBmdFNjjbZIOzLBucRdng9OINTtyZmfmXcVfIlWRLrsQtuZJsyZX0lsyiAb9NIvVVBF4jkfpt7Svmmm7alf8td4W8HV8xcHXJu0K0ZH0tvF7AlffZlrtCLlm2C8/9B8WJtjhVYA/yRmUD4VwGDpxwNDD/XCC5RxZeiAvSWsSj4pfwcMVuRlki4UoSxXq9IjrBnAZyVAa+Xtu82KQvtOZnZ//QoSonrsopJq7KCYqceTo6GkKCtmSCUuu1BhWcgFTCWUDvHCSh51zQzsGcquBwpP1F7neGvSYL/nuC/wXB/7zgvxsNKPA/i3F12Gt0qEX+a9DsMXE3wkG9B5zcPT81HDmzPzWccGZ/ajjVmf3LvI9DM/C03rY5NewJ3HO8jwBnt+splVwJfHo4RPQzyTrPxHWeSdZ5Jr3O86hqatmodZa37inwmt47el034sywt+CijJ/R/jC0F49Ul/n5yGX+a8MRUp8dZqQO3eu8PqzRV7+fH9aO8vPx9b6AfC6xT5ATD/pBHNc8FxTugVeGeHchN80mcHzpAU84eBnx9JUb/9ViC3Q+KkiC7kgMuiNJ0B1JB92zANC3O0atKQ2pI2KS++wwJtQgRYc3HBxN1nI0ruVospaj6bU0+SSFxuU4ArMUeEEP0Eld7VEM0FLXFqTaENXiQS3JoE61yaC2EKQX4rE7rscOlCgXU6I1MnQnw6GsyXuTh9J7JavPwy4lz8M+T0J/Mz4Pm7+jHR6cXE66f7qc7v7pxna0zXAXWp+HXdH+0JIbzf2x46yrCX9o85eRsHFXki7HrqS7HLuxZcQMKb8+D7uq/aElafwweweIafxA+rZx2LhrSchdS4fcDW0bS4uw66vPw7Dpi/Ow5F7v3XFjeav31nS6FDbuTPIk8Uz6SeKN0SUzJC/6HAzkZXPsvYvJy0PxO5OXLelzMmzc0WTjjqY37obmpBzWXdKHdZhH2i8a5hH8oiUnDtxPJSfOw94RZ76nsSOrG0074WksmkT/v3ga68BpXeeinsb+l9yGVVF21zy3YSYSiKOubnzv4e/O4i65TpsLXHKx17Hmcu11LKe9jr0deh1r017HaDljr2Ox+7BbaAjZndfyUetZW+A2ZWvAHUGA5s1hPEE1D9ktHsdqaG5v5HGM+zOli7cuaO9mk+K+qw9p6wLWyzrtJUtccl2c75Jrobut+S65Wk9QF7rkknJUVI6KD1dxOjzOajHQj4nvo1pvVMoO2/l6uE9gkesP2hZ8bPWobStj19JpoPds7G7z+KHvS6AOUgw17pJtOdEtWfNvYWi56UFZS1zvAMYf7k1YcXNy8jx0dPlxv+zAZ+UQOXBl9y4vqRvGA/gCTf/79pVgW9HoJyGTT2WNgA0AeOsPVxe48N5TaJhPq/yD7B3BfBCLpb7b+RF2y8TedqBIBo9ENC5WRczAwOA7Y5Q7Kt1JK92LSvfeuXQLpRe49ETnId8HOV2Pwzaz9kuHcGknO3eSW75D45TQCa7ii7kyqDMvm4hcZ1bL02iDy3UWb6M62eGT4bEpij6ad0VlPtdgn3IRewIJ1PH+PKhkJ8wDhfBmw4PmAZv4avdAZtxme8zyAe0sJzNg3MDpvgmPatmGvbWkwUoN2loSL2W4s3pryUZYLDjhbivN8sWjGQzweewdztL3LY8FfGsmMXnb5XSH4Lt1Xwk+9grgiQooPaOKumBXSTFuVExRF1OKiimgGFcVqJgs3FuhGG4kbiDQ7VPzW1PSxZTTWuO2tAb66ou1pqyLaUtrTaGlNbiSYLHWtOliKmmtKba0psS2Hemtqehi2tNaU25pTZtqX7Q17VJMWlsqYVtMMe6sjfmdIpxWEe5Snt8NZ2xyEWZPeC8mqy5awCQCLVxwdbCftqA2FlhyP4ay2E1DX8p9172wu+ilB1+zFGWp6yy9KVnqyFKnR2i84ddVp6ph5lpjqk/1pVzU/X7DMOkDZcR3qqsLXq56F0/bG6fVlfTjRJp9YMC1C3631V/ylwEgKROkz+9luGQWMxvILGY2AH91AC0RFJgNWFqz3WLN9mUPs6pgn6hbZ6iZrBudYbMBSyu3Z8RsoJcDkzDCK9CgFSL1dsn/iM7+JOWG2YClVdwzbDYgmR9J5oWKe5qF9XJotdfndtAw9Cp+6aeXflzJhfGkN2CgRUmAgS6Qrke5QLoeQjpaaenLP8A2q5uS8vUgLldp8O2giMbNAjf7K6jAHg5PmYHSIu3UppnAVz79matSYzsaaswPFOPrSnhR4EEIRF+ARpxQcyyoMWr1Lzr4/oBaSenm+CIrqpSyuMhCQMnjpZOQzGU07VbhPWGrCHutxqco5VjQxd+Wqy6up74QhYPVBCe2JFZ1tRr2E31Ujb6vdTl9C28KlyfFcJyq6QQdlJabBIsLtUqun+cmUjuWRzbKiaLWpIzb6rmtCy+yCgbVGsJ2KGvvoFy4eYoGrZOdEvXqwtYqLw12wTrqTd9CY+5gaK4U9jy6o7yu+78urSQ1RORqAdQETt0qhSYEceM0WUCMUJV+AhDlXCvQHiAci+CTyEXDsFUNUrPCvtel7xW+EpOwuFdFMRaNRwQauHmCrQYIHzwXWITVPFWIAMM3X1X16Ds2bSMYVlU81k8HG9SGGcZGvN+kOvAYkehmeICDO2usxGUu8clNFYrVXIqvqEwm9o0nx6SWaapmeEbdFBY/HaxX63Fz4U0zlNhXUjVKCCtsBv5Mk3LdhC/rFV58nmi3BBtOqA3xhZ51Sj88A8uKIhWDWYdwHqwxtk03hrd25qWFVa6dpieSuMGwrraDozeoIiKpZdT/m5oKs5jb1jxBzVHD03E11FW8dAgoC+gUvczrtI/r8fhTNez3Bp6vDPgZKr+oX6IqGRKol6q8CbX4gA7ANE39MfyN6IkePrVB2kMh7jQvjzcLpblFrfZv5ZVRL4rhgliTBbFdFkSatJ16deMZfIOrIxoRUhVZJqO8/Ussk8BzIlBFpA50XkT10xcqhb/Imhms5MKA0soTEvc9HDOos2g68i1MJg4tJCar5h6aexeMJ0dVpyavN6sbWI6X06T7Hs6wNmVaD6FJt9zIUj2g1qiVXM66lHJu0x3Ri/+AWofHciYKMQOCDvYJ0Yi6czuV25fiuOIOdiOwMP5OFQzRsuGrLjw2fBd5hp2LsAybkxwDbOEW5RiUXvFH5JajJLswohd8tQizYOisFdgpJBiFis5n3AijcBd4g1HiDUZpOPnldnq5HUbZQ4RZQEwixXfBbO1uehtQQzJKt2kiDQ9Eq+a2zb2LEn7LDL4XjNnfm8E9yNDHlLmLRmXDXIBJVccPcqEQWtXw3i2D69GY+ki1KbFWcMEc6lZ3Sqo7wsWT0svnNfGIRxZT9bntwWZK0bvIt0bsDQzxeDY2zf2+SX/eMOfeQ3NXunEv2vl96k4lbV2jGmrzO2Rdo7NuRtY7F9ZPdWOJCtRtioE0yEAK1CbFld2m7lCc9Y6UrPdw1hLTGhqKPrVWyaCslUFZp4GziUpLDMoq3aS75bMawNqLPzS/vyFzXq+hBGb1fUjSjQ/dPD0RakgSWF9y3aAQ61RYHrgb/hNwtsG4PBovwhSYLeIDO+/hxPeE5bVJeWt1+j6OrEhkd7iwa3anX92lvleYK8pdfJ9WJwifQSgXIFcnjdYQ4U0KcqCEVMwQWIRlGCS9MFdci7ni1TRTZuFs5VaaJRS4VdUSXHHMCROpycACEhdGwgc8iWuQ7TJqxR32aYuetFo18dx4p3EUz9yo9SyeJEdO4ZkdtY7o+MN4VthrLL9P4tnGXmM53TVT4t/Gs8xuGfkdN53CwP+KTndZx1/Cs8jeGfn9Ip75UetNPE14ep/z4NAyo9Qd9klUduucb+KPQfyY/GEXl+rE8/R7h33GCjkM7nPli2yVMGnKrpjAYdKUfc7MfLdW6T+v2llsJ/OtygftA9oNAZSrMykkLCtOk0XYzWz181yt7JJAQvDkHkl4t4B1+p6APm7nzaEVn4RP1X0vqcKpz7MzhrTiy9B6hyHgIiuAs8gKkAlXAHa9jxbtFd+KWAFK72Xd2TKvAI5q4xUADv5VRq8ADq8AbfxUUNH2M4kVQLIaOmsFl3TpFcDhFUDyGcl8WAHKKf2rgOgXiegX2Zr565inO+D8LcsOU/ysyrGTFD9HMiChSmNiH/yqbd0LnM8BN3JAi6z+A9zwNkK/4mJ0pdbF6AquUesD9GVAPrxlQMdvAN+8PyjkMmwpkx13Jqzx7ER8LyP2xuyEP3Ht2oy3RAy+l9Xcr3fQdmBjtgHHU9iOfYTCE2NB7pUTLZeept7kmFDBLMbBUhwso+D7S3bM8LvKbZ4gSFPVO8UML07dEQc7v5NKEoqgcbArDsaqSH4PMfc1+LfAvYMwH1Dt8JzSS4He7fXGwTFa/mtBHVhYo7bWz8z4RX07t07YvlW7Ve7FbiPobh+mDSQHYhb8dtF0qlBywtteZtO9JtjX3SVw1d1gEuDSontaeSeCYgyZOLirHhRnAuBropD+pN5EsIw+9oLpXc6CQv80LGEJGasKjE6YI6PCz2oZJ8AOeL3Bt4vBKwWFSfIgWb93jNDYUx3TLBLxDVgcVVSdHIUGlym1eX/QC310j9ZTCpRUHnfW+p2qpuwHSnYxB4yl/iVaim5we7g75ljAfeJ2oUVdySaHDcaHqur2e9hVu9gdwC094G2zbkmIp4Slebn3oY975DOebxEXfnf7K/AY8RUeg7TA0KPfD/Co+isFB5e34mAC27BFWGGnTvNxpKYqgiMVOCgjHKkujSPL2Uc140gXrX6MI90U265jg64mwakKDOkGEUkOvN9DfI6EikrpEKyrJQTnMBjFoD4WQZEgOq26TkQa1pCzk8hVVSujlH4UWiEhMaoGGvQpKhPWGECrEv2W428VGe8Mxhuj6rdjT1UPV5seMjlb+oC2wMPwBO3zKEEAf3qlpspPE6aEuMcufwnhmqpA0d0UzdcbyBSTYvh2zkR6zsu7ucsVEzRHLedLGhhI2HiTkOfpfWP6IploiMZUt74j9xnTGcfpFBIYPDI5OHHQBhSQxKnVMNuWj3moqkk8bk7FvZ5WlFXlpil3LkqNG13zKk8QfH7LLfzvj16dwa71DK4dnWnu8v6gUijR6p3VhyNyU6+LGwSa5qKHIsDihwLueg5d1xPAlQnAl1XfSsSO5wFraA2LXdOgOEh+gjCIHh8RkvwYYTQ9HvHbxbKkYVKBqe6POzEkLvYM4CQRm+rpyRqAfo7vsO6WjYRunFW49MYYTtwvS4yqe7E9xpbd7ryKsvTrLH2LbRnI/kC46Y0bsEEwu8dYnlpEBE9syRMd64bYX19S7G/Zvl8GjXKRkntISu4RKRkUpjsFOnW/bwkpeWqxnfVJkjEw43pYTsZ2ebfmkrqZS1oucnJd74z3JXbGuxOC8pNEMWVnvM72Cj0JQbkuvBjn3amF8e6EsLxT592czAtWqZ7SzRXRRjoBk1+W0csyXOWBsaQ3yB7dvLuu5Ycc5IcelePTqQ6Wpmmd6aSkMOgjCooqWX5AKTk5ZG3cPRYokiS+ZMpmnov5Hig5/MOw5zXJcDGuAULY0OsEM9YJPqxD/wEz1kzsyq9UK5snfj4IljrYDpLXSVv8Gl0nbavguhXUAMVgQNW2Bt0lR3WXMjR+A+Jhf6W+Zfnfb5rxVyk/Xj391Y0W9mVNHAx4ZQImBDAo6NleD3JEBGg61oJe4V+Iyr8yo1ZP+4Mq8NdiPWV8W0tQ6Ql0TpqNYLd7ZKGyVDVcqNapKhF0QocAIm64UK1rBmuoqDVqcDc42R5aaAN/TWLRXEuFrUs119pE+QbVmmm17kSwLl6OsDTEGRLBx+v+Wi8kFFWpnWR3V8h3F5PUdcT3UEvzSr4P0ve8kk+D+DRIc37TXlqUsSGFTsrFDSNwOado8FftCkT8/DmTr9X2h+SS7WF9fTYlir5T5fHitXY6tE64QBiyVg3zndbNmWlqDVrB5Si8D2LF6UWTe8bUILCuTVFoHUI1NfCA3mI3thN+qOweGrvzBuF9nm+3AKOzkxvwb3A25o5RWRVai4vwZF+hyYNrsIOAUxw1EVnEneLgh1jiVWV2IdutkkmMoDZkTzqEBRmoVMPzmYUIaRFPjBp0gAP5ULnDnnLkA55D9mEn/HTYgYsi/uTiSy38ULsDZsb84ajTsBYjf4SMfRq7CDpBVu+38rZujaAU9CRihMZGBz2vhs+AN9uWEXEI3dzW4daPapA41ZN40U7yOEtULFGx7sY924jTwhIF4lJiwes1Q1SFa6JqaYkug69WngioY6pFiRg6rHB6yS4viQ7KH7OFkjx/B3Qy9Xs/TvN6X2mGU//VMOHA5hka0SBK9lg9COL5ESTmxx32oJytLrY58KBpTYTCoAUOgfiTHSErhovaCO42zxYLTIwwU8Ric5QhUVC7RulfsCwbFxulsiDgy9mFdxEXAIteRsiQQJs/9wDfCwdGMMc3XcE+PsvOenALGRpG9Mc0oO/HzSS+gy9yRBkkmdqeXKaWTbY5K5QgxxIDvJ/K0YQwZvnmNM6w0FFTd4iaIUlNlUyVLzqtlqfzxF2osRTEFVceotCEZY6bsaRNwkjz5wNnKX0lJ7k4mNEFF7w4WMqhxSGTkNThXiwjqIY5b+5/5QTVHg/wb1pZa8I84LDKjH0gvNmCpSOLjRwU9JosvwBTxOxcVYxC2CtTQdlgCcEHsR+qwzzpWZ6SaV7EylGkGesgPcaiDLNim5X0GPJBG+8LgQrRSzu/dCh4L2NFFX7vJCpsYxjbeP5CwiuzS1Ykh282GOVhKoYHmMwC2ETaPFrlO5CgIj7cEgkMMZuE30MUbStnaz1wGr+FfhPewIWf77CrW+zfE4W8nwQUQ65+EbV/R+use79YKgB8GQYh+4Wn3+qBePeEh2N8q74lxKBBCECicfcafLBl97B+0T52P+s2+A43kwCd58vZsLsCUZT9UNkozdgKoQJKLDZrEWUlJjtGUh9iMnxnYlCkF+3vPCcH/QUN0aCNYjTqBxV9Xg4pSHmI9MaCDrnASBXCW0g6kaIK+tdJ0XZ47MZHaTlFOTzOAceSQZs+PeqZu2oGnbTGtMnBWlVvjdfmihv/7vqxT3/2zzaFTy4am788sAE2wTC03KoOHmu5AIW3w3uluK4wSZ/yOElL5XVU3h1W3hedaPeqsCoa9MrN0cwUy3RVwyZ9u2oP/Qdy7rb5P3PFk4+fuvwnJ760KXxKB4qNgXuMr937lVfDZwB/fvzlN4/92bfOrnhpU/gkKOgvv/Q3xfaz3z79avgkuOkvX//jbX/6K7/ya5vCZ9AXfvkvbSe//Bv3vfJq+ORVi7880/OjW39n79lN4TNYFn750V92pwa2/dar4TNYHn4Zfehnac343U3hM1gRfvnLd2Nj/49fDZ+B0l+Yc64TVG8EXAxypUGhdMeV7qbSnVK6C0o3WOnmKd0YlagaNkMpPED7XDE08Quf1MliaOEaPgNozNSAH33Eqs8COzrn/gHXGXRSY76FpVyaPLedoPce6vNW1S8+U/upde+hlrAqRL8+nPtO0KQ/HU3UomjiL4omwaJosnJRNBlYFE1WLYomqxdFkzWLoslgNFYEGj0Af7MpfAZrAfU2wFK81Arkt8evNUKnbfFrj7z6ICbLFYavF8NXE3eZePDwddOo0vD1xMPXR2VUafh6ZPgg/b+HvvHwaQv0JdC2P4F2Sg+E0mBXGshKg1RpACoNLqWBo5KgULrjfXHX0OZEx3tbO17XHW+DZMprYJ4Jml7h8oS4Wt+mSCsWOHl3x1MNk12ZuDBXy8Qr/RHXykzksf+j2ANWC89lz/OUEO8GOSQIHsSxTk7vBhUlIo8IUzb9C4igRQZsFsTGgLU27eh2Aj4lyMmZgSnuU/pFCVhfaMHu5klCgU1dli97JVY4bRs1Zl2zjSIJNJWfN9lCFbd+euGlrWDLsDvFLs9JAAI4wgtEE3vJpajX7uZm0n2j3lCD+90o+HgdLjYpS5yyGd58EthL8GsauBHHZiSgzTwbRxDXhjPMBnEWe6jNkNkMZgcLOCYrHgsShx5xkITaxGaznXq00UHdINZJma8cC6zYrSeOcxPMf5PQpyOuoqIoqRUntRJJo5fZTSRMWE04TNQ3sm7aq8GP0wNp/gN67zoBST7mKEXvzaBzN7H6eY9l0TJe7ysR49/pW+D/I7YdtwAT9kDVvvXui4qPi5OX2k+xWvdTrNb9FCsF+I6APqPatdX42s0z7KveU8XQWn7nZtUxfSJom5luKm+aAR0DAZu1fFqjsNWkgR8PiyomIDqj7BP/E7DHIcv0TLMpTHdBrrdOBRbfA9Eq1v1EeymDnWFiVh2+a7bA57zYI+ZbZidNbaMtAlgGszqrMjvkOm/cagRpKPScB0vj9L3dPF8Y4dFvMdrjLTF7Cy/SVTErXzqfyvrt+kSkAsa2Q1W28g3QFXCrlVB7rCoMYBfxoxXZmmWBH06pvwGm85u4A7uiGV6J7IVX/0W3fduEj2RukbcbOWIZ7wBUpABWP63E7ysIg7uX1O7iMpQu1FftDZzO8MZusAgk+nAetMjR9yOLHH3vJBDgGIWPvmH7VNGbuhXe1A0e5qPvPjnypjVQnO6PULrEETb82cgReJ9q93EGyXu6tqezVnRWxebjyBqdmiudtZLMygZxhIwdkH2yqmMPcY5ZVuroTb1EZBut9CtT7zvsRzy2TtIvKCSOYOXcQ8QprEy/4JDYoP9EXJ+oC+2gNRepV6Sn5rK2cVnpdaEt27kt21PrWhXqw7Xce4jKv4rKvbmvmbgB0YMy0cI7FWO9JlUN27sqLSF/5hKLusQidawmJw/6UIHa+CAxNVeJYwvvwgifND8e5Mtpdqj83E4SPVeIajXusIzz+pRXScoq/RYoZUF18PjK/nnKbk5GBNr8XPHb8/4RZ/afodxUD68Np6C+1lwVlP64DNHLzM+9qH1ZuLIBX5FNpWme0rwdMw33x5XjfAGsfGmJntZ0vHfzCYL5MtzMhWsgi3wNZBHhf9/0VxfBMmHvIwOHD6aH29A7CL3fWjkqm1V84/LKoMI8FhvyroSlUwYXVWLO3c+Wx5QAGkMq82Cd3btdxyUWlS+zu4lxuAnuAAmtCCXtFEqK82EYc8vEpTUjG21HUS/81cQp5nSn/TXUqQ5uEUqS299VBQdFOVhbtcPrU0ql/x97bwNc15Wcid3f9+77/8HD7wPJcy9BECQIAhxJ4M9IJK+GpEBJI8meqYpqS1WRI2lKC04q+luXYtEivOZ4mVjJwBm6TI4Z6wGkTe6aY9Ne2gPH1A7X5jp0itnlTug1bTMxxqYdOiuX4Yk2yy2TdvrrPvfnAQ8SR44rtalIBd6fd+65557uc053n+6v4dvkAeobqdOpicM7Sf6qqo0I+aoxeIjJk7weqvzx+KeqP6rGqEF14Mx16ftoMmMPZrjOLJJxDqvheep9y4OH4Hxr39n/9tzJ3/hP/s9dL0tq+Ko0vMr5LTj7Os4RPtah2dUC/xgwanePPFYMevG9WdkYo+/tWeVB1YPvRYAQtw0f2kcMQ59dLUQfWxOTeb1aR9OYWX6GpnRJ+Uo1FelVfoYbwSSqJWhfIwIiYgmIyKbUvgrueIEXuCwU1BTsED1PNfWOCZ0fYO/n3gPEZ3WVwZUL2L0Mrp5BZkoBKS9h4kRsEzoToa91vuyCg7gxr2ro7c2qC3LGKIlcw/Q7PVfncbdZUQlTjc7PBebJOPcNB0oOJ1YPEHSjGmYQTAyTFjU+yy4FuD+Cy5Gv05fWfTe6H9FuecqSqiappCzZRB1apb+NybjzhwuIooSBWQ2nZZE/cTPmYW08O+y8I5rHycBRxj5tIPrWfOt+I3Cx8a4yy602pjJOI0cN/p9HvxjL/98X6d/z+yKVuzW/L9Kx6TRSquk00qLpNFKb6TTSk+k0UozpNNKE6TRSfVtoKSf37rCmZVcaKFaaJ4hDjZOkbzlUEadLyHHyljxwHl++X0tWhKBAiqKL7X6Fsxx2eJcb1kQNztPPRVKDUeQvse1NN2jSYzU4p/h/qMEuZnx3+f8rrRgdbRirWTBWs1+sZr1YzXaxmuViNbvFalaL1WwWiZrurrRY3GeXTnQjd6DLHa5PE530pWZ0z0zdYzX8vm8UmgYn+8A4hkU3/HCYbZAvw4Y8zgZ61nsdibTmG5hGSCF5QraMSLp/KzTfINW4MG1aR+BLcshHps9MpN3yWguAHvFvgpHTepb34aObT/K+rA0EUczeiEOfQpNEbaBxzObtzC7D0cBEhds2jU7erDni0l9K30xHzjqhNRW4JQEcdJtUM30AjcZ9Y58b/Ld/NLl5zzy939j33/z5r7T+/W9d2D0vLiWeuJS0uQGmcBmxpeOmXgj3BkyXNjG9G7vR+MhdacLxzNHuTDnxo0EmMyX3KuGpjeFImNWIIvi4sqpw6gt4o5VIN5uf22nBEZR0M9wsz7ewXDj0K12X5brKoi4tlexZ6mrDgylLdlVbHyzjJFzjOAVuIcAcZUqWF5qn9Mfs+FxkRtjxm635uZPwRCINnHoIaSdSfcFLDEiJ6Xkm0fArBVqxTTh2iXEjLmdwuQIb/e2XUiCXFaQHpa/24ZKRkVXPft8HuTEX/24lB2AiJLh1jhQ59VjpsPb6tZbRXLYAHYmVxrYOdjVAzIx4zWU7TH2gtOfniaCFVHhsAaoAjaZDQG7CDgg2E7QXYUl2K/qCit4V0PsBGUW/lPiXuirxL7I7wRdK1XFR75BzhWOEalyZijYLOpUSLbJbyrPpWqzbmCGKEQNHx6BHynWoKqqkpuqr/qhnnaeijYoGlRV52yN94pkOgYi995/xu/kjvKCPj7wNI10B57VSdAtW0JUxPw2xdZIw2OHHWntAkKRi4vTr0qiejp3CH4AMMjp1LNtz++PdNvkUhYbXiboOdgsLU36T87uxG3gRbuDEn29+QxXOf8UfBKRYJ/u+35AYslXcwK1V3MALGJ9lnh/he1TQunCBdeHBL/CMWGNF1mKFdoIKKiqnFVqLdeAGHxWNcwyhcuzfJI8a+lGOuNA6tMUKsDxnpJ/D0Kt1+L4K3Jnq3E1gKLroBrERe4ZdTBpBebpDJ3lVorqaJB+6sbkX+TM5eyat5fIP3AWCNR9nF1vTbhdbk9jFUsbbNfeswErtKHMo9ls07t+dnippl8kS5tg14glQZEQQGuipaWNtcrouOVXJqd/uisShW3ALZgfIMk/h6+HEyWdDstiJNWoItzFf6ODGDfRUIX5KrZ8LSBtZj6rk941RNWpoLhgh6XiT2jRPOvWGeSXqSrxEqRE1Mq+gzbTmWW7egOuNuE6BX5riTxxQQ+y5wG6J+uPTK9fMBWtaogMFG9oRsTe0I2JveN/fAOvYxpPU/OGTAb1YbXilGWz4IBh8Tg22I2IPro6IjSYOqw2npQ0bozMgYm+ILOAb2gFNFbV8Ddprz8+h/Ib5tHJADJ4QZoNKCDafFsGp5fTffKC4G+mVSg2T3DPM7+P41UAF1AmqvRNUeyeo932FTvBPUkXBSQ4vU9QJ6nvuBHyTOg23F3wYnXEsK3UCLetrqYMU6UprtRs4fbdaA3/2wG9vnd/eOv9930fr1pyk2uyTqFz51Dr/e24dPa583bo10Rlah/xLym/569QGavUanwr6gVpP42oImfEKPoK5ePpIrcdqXTs916p1p9+nPzxhY2F/v5S1j9iMjWK+mz2SwaJ+3dDgjqQ+cKZ59EUnfUWCGZU7Zih462ea2AeSyMYOueKhRKhMk1OeiSjtYTHBVETqC6alAMAFeeq2fBo+NvHpK0oO+PwqKeKX/bw8RXxxWYr4/MeliC9CDmIUj9KkNaIHRyn0ECkWZMI9iv6eatKZC6+VjLjDlM8/3v1uUAE0pKqcDcq0bj3ByD8Z2eQQW1c5yv8ufixUx4z3JElwZWDfOD6sDBykXZkOX3v9UFBjM3v06joWyC5VlxdmVBdqrHHOeBJwVZYT58kRBbrEmNqFvAAZvWvkRA918UMN/XBGPyxHuHc0pMSkhSjtTFSbg9rKykFtEtC2Q7rKCRwGkkMiY0Mk4W5qdxVObh5SNPfiYHC+Nyfh0f7kdEAbuXrE/6cMYdkv6Eh9kvgUsgTzXdU7Nx/kd0rONdwvqD7t1S8bDoAz8vtVnuqk7sfQLKh+ID834QE/IGcJZsDLgqRrCjFJR9APgyiqtJ/1HhgvkBRPVmgO2XtaIgIf1cgxQWYFDdCNAENrwAFnZRd3ATCNDzCFbkEQ2qP45+FpaiX+F1ik0+xLOeE7OGwhxaU6QIVGOL8xClMj3XBo2i8Vcyv88laYXDPVMyQQ4oNjftav+VkzyAh/ZQAVBM+hUgbZ9qbEEpUwmaE/EPuEYIqysFhZPI6iitsqraJSG2Y0BH/VNfdFkDsZXWtG1+rC+VS4bwtrolXhvWrEe6bwVJ/w1KBw4kRqpDTkC5kLwZ3MiO2sN5CcNjuxXr/+6HbWG4zCRzTr9TPr9bez3oDqpzpj1iOG4zQU/aopZx/LevxwB9ZrtLFevZ3nUiRhptwHpuzUsdU0z8FQ/KgwnGa9LUiW3UfflZqEQ/PNFB8+TAxIhx3EjnXSJhNO5H6O6mOefBQ86a3gSVWSVN3Q8RmoDJc0Z4h5gwGoXGxMDRmF2YEcALvWkfbZRX/eu7A2ALorfyjIDSGn+MQ0G01yKlf9OXMFtzNAVz68wsovu2h20h2K1DezDpR9QPYx9FZ46QibW2hZDVuORtfKh8fMgyVTF7zg6ZMWw2OFd9+Nn7jsaSCtfHiNnrB0wetFfXKZIazCi8kTi0WNmZV7/ArWIW+7dYpTq0xaJ+jIDsLHcYMagsSu4ax1EHlkuLqlqj5ZZDiqcOmH43pnahpEKx/eoCeij5ztjr62m584nzzR6p5ub8cFvJbqOB+14xxuUGPPiIeHjuDJ0RQV1KtnEVgcnt8QXrXCLJOlFnQlmd5yYcuFazkIx2kqClzmHJEuvAikTJoZqtNSjG4IoPmt9ZxKHhstC2Zqp8VK77SMPgVZ00q2Waywhy57eJslFy6YVGv1H5to5wJyzNOQb4R5vxvAEjT0u33oLj0HSjnVgH8xWAqpqKivocQ0otzJeewx9GCPoYE9hh7sMXQjv9bKN4imYkExm7SAV9eNrSsGxK3S5NBQZriO9zj4lMZ4N5yRNRgMjcxjnnST8wbSqyNeN8hjtyw85uEmVX8zwpNX8sNVZzq5i25r6G5ruZ07bcuzpezHdBpolav+E/6klus3ipnlWeu7qQtNydoJYxeH2/MORjc60aY6RgCuyW2mqn4erNNAe1RD7JfoVlS/BYlMECuGYKMGOrkPnWyik/uSTl7eogKnaCL2aHAnq4bY2QIT+zt0oXonLXQ2yAwC6w7vZtpg2yTq8BHrsictueDRHA0awoaSC2eZrOf5jec9aeUp2FLoeMYLBqjIGV1EWu4FTXHcaXTaCWnIbb0T0sC6NCjMg7gpkuflnGi+FrTLTJPInwt/mY6KjnN09On4ExlAduXCH6Hjejr+pTvtD9FxMcePbkAt2Wl/mI43qchGOt7x5A0jPJyoDzbhpCsxuLVNnJv4S56lBg+qTdyjmEr9zbIfOao27S85VGyUAbzo1hOIraGLw7g4UCJZtpvtAdzt3aUIgwBuU+I9zxq3v0X1AqlGK+ASFkLXW9htRSjULcteD++8cnU91L3YDG2vqB8PVpKKBpZX1POE7ELzQBpjfZhHTDReZNAt5lJzFHUnfeLmeJJSuTHjlzIIAxozLmT8rcwTGX8cx3MZfwL3Wxl/G/NIxv8Mjicy/kO4P5vxH8b1exn/ERyPZfxJ3J/J+Ntxfc/1d+B41/V34v6S6+/C9Yeu/1kc77j+ozjezCAbWHiDPmKUB/1H9rRaR9f6I8JFG8AWwWNqGIfdGtwip4bvGzbAIxZtVHM96+/B8VqWxmxu1L6Q9beIxV6mcGX5Y2qLv1e0qjF+E7GQ2hh310hco6FGMGknr6Juv5wTTq5+I5oQMTySFq+NW/yYWpNgcOTUmlQzR+1Zy+el5Tyag8Fpodnhzey0bo8s/cfN0FJbeKLhn6onzYHkatS+m8W/Mx4X/rrJcaRs8eMbvxBJEL9oEiPlEPyEDvfw75I8g0Vwk90XhKTe+Y/jXAWfw/k+nC9lg/24OKC2fBA8gbMprIhIrH1Q43i9FGxGr27Rzc5Vf8lMYnNjJbc1728pqMfPEovsO0t0f+IsMcOBs8RJU2eJPcKzxDOfO0uMsP8scdUWdTBxBUMrf9n8IKAyEyrkBAXjoSGYXPQHLW47/e3S2UyC3UyKE3a02F6NR8FQaE+PGMak8TV4kQ7hFHjFObWeT4/xaVTmx3EV8A8zfBr98KO48vmHu+hdP/rhr7CYDe8PnuQGfJtGqQqHo3VMGISXUrBJiq0XLGbrp9RjMavkiFUWbeKVBc5xmHIa6BKnAdXF3fJPTb+rwPcCXpIfk9LF4GksMRaWmKexxDzWXl49hhWli/hkwfryNNZgtZvBoVlAoZ6L+8xSu3YBuVp9dtJ4gQ6PThrPg6VGqN8mjR+gR24b4Cnq0UlGFN0OUGpL7Zg0vkyHnZPGq1L8GP3+OlClpfiP6+IP7zJmwKOPTBqH6TA5abwt5WeowI9gXTtq8gM/qh/YpuGwPzNpvIfjQ5PGMRQ7LsX+ypJimG7o9CdQZEIgtdW4QGyrzbuMORy37jJaGLq8ORjOM2WIaJpkVMCcNK5GY9sieXdaL2E34s7Zu9NoWeoprBwmE23B8iEB7xEMbTUmENoskJ6zuL+nUa0REW0/G5ZniFKWiGAxofOxd0ieSVeG3JWPRYvRSGLbHAsTm0Hp0WUPqFGQOq8YPPTINNIfbMKqsUk1JfUjZxhZtpi7ejEPuuHibIkA3Y0QJkuX5CL6sTfwewPiDyMYOzXLYFCDKE9atS4LMxblVBRRF7M6KTzaR3ObGWXJMZGoODQQF2iGRRocyqj+jTXAbti+bBhTCaNQhSxiyMdzFb++sQKlqoCg/3e6Sa1qcNYRqFbZwwj0goLltsEAiCKVSStSHTfyRJHKKi9SpDKJIpVlRSon4NEZVqUMXfSCp09YlcokqlSWVSnOFeTGCsnDgogESDaoI1sEKGmEa72WqvV6UZ+wupVJ1K0sq1uFqCWzVvLMUlWfsCqVSVSpLKtSxeiZG6lnZrujL+7mZ84nz5AyxaojP3PCTn1xf/TF/fzMncOsMepv7p9u/+LXBCvqy/qLXxWIqJdTJV7ATinQ+aXEF+GRAHT+pMSU9No+XWKv9NqjosJVhGuqsu9eY1UesXYYsl0I6bdEzYYZ4Kum+O6NGQt29aIpGX1cud5FE5NLi6YF/X/UvmmTBkLHqzaJ1nS8bgMgQywNnPOq+t+lsAcG9wpW2O8AsaPBxuc5BHPhpGXu+ydPP3/nh361sPe06j7NDfnlyJNC7dUr6Myze+c57WiU3G5PK2jcD4wYlGRw78v3YXSaMZ+8P2i1AcP1YmeM/jGRqBTV/xSE1z58Kdi9XzbQYZ7J0cfl/SacqAG8gmWdPv5tmKGQyahBP2boxwFVFA8AKjqgMgE2RyXB66+YCk4QCCDuwyzTp/oxy+B19AJSAUj2L0n2FiqyVq0JMulnB6hIxl/b9myC6eWGt0zdvxGuF/12VP92ycFvN2nGPBphfsUcctEBEANnWxYeOY8bkm3ZVd077ZaTKn3cEVPUbFT6PdwwST5IlbJnHGG7e7YuddfWeGi24KQt2WKU+tAWw9UdW8xSt22xUi3aRUvAy0iurf4qqfhEjkWbtCI63rZJK6LjHRuQbiQr2xJqvmSTVkTHj2zSiuh41yaViI73bFKJ6DjjkEpEx6OOP4LjMaT7ouN7jr8Jx1kHGI0j9I0k69PxhINwfZLpHZ/D71sOSaN0fc6hkUPH8w7pAnS8AAM+HS86pBPQccEhWYyOlx3SCeh4xSFJjo5XHZLe6HjNIZ2AjtcdEvjwXpfkO9Tvsj8jcdUJl4fYE0y8u8Z09ZscDcG9Ef4eqXPb9XljmuRDoewdur1Tn6PILn1ORT6rS6PIo8Rvj7Xby4jjHvZ3q4dIxv4Myd3b/FA9FnoHShW9CozC07+uRp+RfQ24FGLPtycefadJNn6MRSzGjKgfKImvKrExjJxgejUwDQkfJ9iZbfKVhITqAQhDqS7Urzr93mrz8SuoiuypV/mAhqXztY4i+sBKrOFoGO9Yvw0zRb+YUXVTBDapQm9HfJUO5eajhiIaQN7AbppUBASIvURHD5B6y9G/9C5nqlSmww9PB5/DxFhRj6vH56nOUYA51ahtADLdF8n7R/z9dHmAbj8BKGBq2rZgELVuU2sU/T0ZAbcMBGtUDSFVa9CLtMbTCVt/dVdmPqYrM99DV8rG52C4GJkr1tCFYl9YgFNNNYO+Z7jXBknfor8nmxpQODNNnEztmPan+NcYEOkg38XZk9R/25IfngL8P589bctLjSdJ+x88RC/rm3qTTd/pfQuwXlPDDjHIVTDAofUN9aTkL2euwZ0edXAu+Lz6/HwreIaJCTo+PZdE0TS/eTr4/Lx6UjVSoV1zwbPq2XmmMco/NUcVqIOqp60I19riBeibifrWokf3v4T0dM+obj4eVA8zpkE/tdSaDgZUnZaA+lQzbrbqmUMDpriUqd/ZmEt7D6Ae6o+nWebdpvowBzzr71eDpHNu8w8gaWsmdP5zZkL03SCCxQfUIG+P9MH6D8zkJl5LiwUHgjfRs/5zNPIM/BF7PUTtGnySZqVt4q2d9LfqQ1d/hlNRm8hq0B/tOAjOVUTWz9N0kRHrnx5L/C2f1/m/NVHoe/ma+u6lEvabBg/omqnJmSkskTQ5NHVI0nMlS/XRNa1xUyX7e6kaTsBrD5QKq1Udy9tddK+LO7UQ92of9aqd2DafKCBTLPiOWhEFqGxTn+NnnuBkLmY8N3KnPaLTQMF/CZd8jqyl6sA3I9+Rf9aSGWFffGc330lh7zRC2Sdl1BKZZJqYd15q0sdkOLN5zytNH8fJGBMQOHYQFzLqEbGY9WFybtCTjzxTQk7gphz6+JPodqj2sETxNVpfXqdvhK8e9nm5JKDejmCmAcYJKl1WnlpS4Hsplg5TDKJJtEeTaI9K3U2BtYNH+56mdj2imthZaXILqMkH2MTXlA3s5iGmJHYX+8DGA0iSMKgGGM9gT4o1qAtCmXwGp+lsILIF7lF0nczZ4IeBqJuaQIDiAfQIBtCUegSTj5NilVBN6a22ARbZq0qO8llEHE/vscnNcD9N+66amrRI9lC7kX6NWomoVlftRVSrq0LYpstaqdKbrdhGzWDyK3PelowEHWa4bfyhltIKgsWbq1FGEl7b6d/GdCyfQ4QgFbuHRRQLIgWJSKaIGLdNETkWTRFBbpkiktw0IaKMGResoK6lenzFw1oye0hLZp/Rktk2SGZ0fEQkODbQEenCRyFm7lCfDR8V6XK72sVGH0NtD+1ptSsyAhnqUbVzk83r9qMwuO0MvenYnEgS4C5jQQuYLJZOilgK+LzLDu85iiSjVQhSNRyoGugFaA0JRlybUgEVxIlKtakUUFIcWhU47zYNtVeaHAP++Vean1LHeOQTdIwxNdb66aCxugeewxXGHnh2XL8Gc2ncs4Ja2vWOQSFZSRlDjMhb3zztfz68bPgjJHeT+BuSyLyXxOU9JCrvJjF5ikTkLDYN/GEU2EhaSwUnW0kFqeJkHA9PQMvB1SYq2I+Tzbg9qhDvoz5/v+H30kS1Vqs8Jqk8/TRu+6FQspYCQcUDQtgaklD8QQhnNqYYPWaDJqO4fB8tXnTRzxffz+thAFgO+PF+QfXyWVU1I0iXL6gvrIB0keIeF/9+9X2di2HY7HrK7+ckTtTifhYf1/DMwTM2CbSvB137eZ/m8/jBwz9Ldotzu88hCbzfza5eozYpFd0FaispRneBWsPzS4X1un61FvPMWokgCgFbU6AfqAdJr+NZnfSEfqzKXNTDHtBadNAa3UGD0kFNSbyCDlpD4lswoDsIslyAxCFRBw1wB/V9XAdJ8QfroIGogwa4g9YmHRT3zVr0zdqOfbM26pt+3Tf90jdV9DgnnDGhRXDffCJbMksm7MismLAhYo4+Hqua5oyJSes6Ai/GJ61rpmibV3HcOmldMUULZUDtsZ32Ao5baM7BcXQSe9+u2sx7367q561vV23irW/WdVs4jkxir95VG3mv3lXDvFXvqg28Ve+qIdKNcVxPujGOwaR1FEd/0uKERGrSOgzw8Unrbajqt4wImpv0PbqKobk5VbZLP+0v/FUVCc4O1xiOuXAYqbOTP5v+PBgJL1iHAm+I7XXPA6dpxPqiIFU95zPK1dOwwo5YcDuxRu29Pq9IO2jsWnDz4BDECb+GwxbiYAu7sxyQOATH5RFLYRsVMLc9OPT5vTg04JSD9InVb9AiQlOGCRVGLIhG9axZWgEtypEnAZyC7EMQWdm1DLm76HJQVVmcRRES5emOpSocFuzgDh0OkWZk0R2bpvc1TChPDTKhPNJZbNkhDNYyyTwYM1o4diGoZR3TDQk96J9TtIgCgWwBVh9a38eMHVgDPYSMjhB/eshH7eMA6DkPqHXrcfCIV7nQRLBhpz2LytVO+xiO/k57Bsdgp/02HdbvtF+jw9BO+9Xok3vxRcOMXs+2Y1xuVN0ap4k+sCGf3GCRIPlkhz85Cyxk+UB/RBERpmmWBtDkhnn2uZ17P9jcSrSezWpzKxhVoyjQar0/fzoYnacvGlXq6/M+3HM3txTd2RDC9Yk+6G2a5enwmr+F4xL79YxtjRpVf4wYxuijtaILU7VND9ujNHlsmUNOGIUfDTU6F0wg4E1+9PDjNv2jhx8/Qz8GMunoCqoo8xDKjKHAWPJ0H355GL9sxS9bo0dhpFXqIbjySmmlHsbFsgLjuDehC2zDRerlPWrFV/X9x/9V/eFnn/ItOtA83s85aAGwcMcgLq/+GtAFeLi8LKPlRTqsReJYHiHP02EdbMheeIPL/6RJ8oOHefI5ICvA/cyDrW6KDnWYlD32J4tZLTr5lhpK1NlmoDogtXgcdWFUf9qc/yB45Cy1+BHeurRVQNd8OqnWfxBs59Mdyv8g2Mmnu9TQSbU5AeA4/UHwWWyMfpZ/fUxtfh+e3S26yzd2x77tpMd/EOw56+9Ve/iXUNFrH1fbz/qfUzvPkhZI1eynWesA5gGsNE9gQHRwraTbu5FEkyTsJ3A8Y/kuji0L4Uwj1imktqLjCYtmWzoex6YXHWctmm9pYB2zZFqZsWjipfv3TN/B8a5JwhgdPzJpONORM1rQ8UOTRrnHknwDR5Lku3Fc5PRvLMn34niT/SJHrBuQwOh4HQAVdLxmksBBx6swSNPxiklLLx0vmzTj0/GSSVO+x1v1NRwvAgmXjhdMxlaGpWqS/h6nvx309zlsJsOYBTMi/cGcaMOZiv5C+tsLyxY2sp6gZdQSpMHzluDinbNkg+sMjgWak3Es0nSMY4mWURxpGp3FsUzTqSX+gUdx3MhJNgwsw/dMOg5zkg0Dy/BHODY4yYYBf6APcezhJBsGPIFum4KxuYjjGk6yYYD/b+K4lpNsGBgB13Fcx+KCAba/imOVxQUDjH8ZR+L8S6bs0C3g2L/LuIDjbl6FDLWfVyEDqssZHB/ntYe0I152DPU5FheM0PysScuGAePlMb7mzV6+flsuX5OrV+XqRbl6Xq6ek6spaQA2+mzOvA4M0R1yc4IOIadbh/45AvhQ5Fs21C4opYbaN8m57Qck6ftjAjT6qISVHpBgT445pWUd2UEKfe2xqhyoCm/HQn+HH/4Hzs/6o9k8NhiBH+Mc4XCDw5BURMJwRLQgDRdqXbb663HQaoI1JYpNJjE0B15kf9szj0DR/XGY6NIRP4MgMUBR0l9JfJvgOvnN+QCxmnC1fUnwBkoxjgIM+QKiwNAFWdJoamzVKgOrIdyjsodQti5mjC7VNU/yiKNS160WKoYW/1JQx/4OILfoBLuQBZwwfv3rbM7LigicxUfVYdIoUU1BVpVYtsmpbHtTbRKOzAM0LOt+NhJ54eyseO+tJMA+pSkar1maW+olC4X4KwrsHV98shkwsooJZJWGMiWJJEwMexBgWQr3TL2J2SqFBw0/SHvKd7kTsho4wOX22gdLZjEL0IjGMyUrttKKYJ/F59A3w7u7yLJcHqGbeHsJeVNN+UiRCBuBTkBQ03kb0gD46AAWMFEo+j3V30GmPSon0x6Vk3nfz8BI2nUSRpWTAVDbMqTXZz4Iup9T3e1ROd2rR+XYQtTT0p6u6AxROZnYXAjEspcELaKEWTAbQ72iv0CeOqd5DY24k7298yornVCSz6wxsbI0BC6Z3JkAeUjdm3up6WeR89iYCurSxyXuY5PBp7J4TYFJy+HZjkymMbTT30fa68MRapMTwbg6+yPcJle8+zB6smx0zSYOdsjIbEFEjh3skNVMeTjLCgNK9CLe1o38Mvfi/DL3OL9M4Ss5zzziMKQU4KSswyZ7GkjCgZXeBDpuxgIpAd6LJvi5Isem59O37L2SUbKg8lPIOMCAphIGXKWllWNekSQIns6HAir6DOeWW/cPqPfyb35Dlc5/hcd8vmNYaf1T5qRlv9RSnJM2rwNL8xxYWv0C75nXopy09XRO2nx7Ttp6lJO2pkqI7kyh59c08n49hbyfb8tJW9fI+6lnV4sw7UJQaeX+Mz4CgPmiTBdlAKNXEFgKDqgAIIiTDuXoVw47zdKJ3CTmo3eAXa1n3uDdJI40lZhTT/+DwFOxJQgmAbxSGlAkS2bnyHB8KambC6dhUei+32BhJN+57MdxgkIgOLU04oj4+u+EM1bPPJjiC4i+q/KF0nTVmQfzbZkH6zrzYGeWMPSjVUbpTWcerOvMgw/ADj1pdujpxA4xCywnu57gqnvZY77RCaO/uncV3lCN0wh/j4u93ATdDViSYBTpnNCKnmjMkfrc3TqdqBbdKd0DoNqc6ozEl3/l2IJkl46UNOCcEt9o4fqmzYdFOdyRw5Ic7srBCBw+evxvlf/t438V/zvC/060GA0itSudZc5BOFSEYLH58umWZHzxTs63GO7BaTFk+R5BAIJlLjudoCjyjV2pG3MtX0rxfqBOreAU28gBl+1se0yonYDGxz8hFYUHq8b8POSsCNEwFW9J3+Aor70m7/33aaFGOnX6d/70XLzMnZ77/+p9n8QLp3DUcrCuISXe6inwYrSGI9FRT1imoJXkBSa7GhRVEaGyVoSvHd1ByGwRSd+I6Z+8//00BTOsNs1UJZTPpy5QFHmb6I+LZumhHP4YLzaHDJX44yuMi0cP+nlO0IdcdJyQIJ07KccJHba9P6dHILWBk4u/H6v5LRpehf/K8cSHkEV7HmAC/GEJ8IediOecKVCiStlNxAVCeSyJyzCwVHKBkeG8FGSb1D49IEAMuna0WwnYPDRirBu3LR0dzZ8H/Zwechy9e0jlmsn7QNb4fbho7Xvhq7/x70Ze+EPkDDHD3TwOeVjtBvyZjTQauFcyU+D97Ka0MncdMFlDL8QmGTUDUdIuD18SEsO71JxmkBOR1qHGQZAKd5OUTPcFhYKLMm4unNXjH7I6RRTaLfWR1iD3iowyIbd0sdJ8C7oOQEq9+TneJIQGOmo/j8/9OtUZ7W19ae98jGEWTaVbL0dGxJ2kdjlxUgGGeE3iKb/EGlWFlt7C3zftI3AMZoAtk0RuwG9ZrzQ5UsiNArhurw8ynEEA2goOnCXSfmvU+nB9YMjzr4DojB8LanOSgukghqixCn9mmc6RyLxcDOjnHyRh33yWgyrTsBRu+O7r+AVhh082kRDi/AZItOwpLDeJvAvWl8PqdJjlLqoFTPa3oA9noQF77PoNsDMcvBjBn1EJNZY+u4V62Bxgp/GDGkqJ2RzpCeMwN34ZfaYHmTqJdUvxM2o7wBE08eNW/DgcIo68Of2JlXR++gFebsGzGCk2qqRUQqZfD3drA14PgRH+NfyDpiN/aJjOQ+tgs/CzVtZMJYwwaQbA5hb1M8ltxNzoNEAfwacipzy4EsGskEx/wGvKYOYToR0p53IswuVEiIdIBwRpmSrhq5tj2a4U7XytTOZQVRBOsshQgwJFzprZKduDB8kRUdfeVDPwSCMuxekAdVo5zA81wBmHXpS3BPJATdV4+8uSdHssHpCEheJAHzZVTe8QWjr322egHi2YkXq0YCbpNxHfGOXfvGQm+TdZo7oVa1S3RKP6k0rRPQI9yjpc4nSsAtVrvZM/rDUrR3y4BYfLFVQmU1AM+qY17HbgSYoSLAXWW+Hbr4sCrnJziTmgRWtRwycOQVHQSIoU24qUgNyLEK1O+DV+VVWoVyokg1b8Lvpr0F83/fXQXy/99dFfP/0hqB2+XmJ60OYfBw4fDKCQiWwEwRpe8tZG6LqeZBtR04HP8j2nMw6wNtIv04GZ3FwPn1rmoKEO0L5c3QaNwjushuQG0l+D07gCJHlHMt7oehPyN01T0aHVoH25js260lHMc0/xrARvBEb43bJKvw35az8mvS0poM5qCigHQLiM8gsF1NSKhsmKxhZB+R0SBdRBEmcooAzBSL2VoPXOwmrsiAI6pFyeg5Mst0OCM8yPv0ZPQwE1UzDBr+mHX0w/i+llqMOnjkHJGCYlY5jowxejdIE9XrZ2sYNgEw6CrmqyYQmZJAGtH6DjkQ1CabJRLZIMoqG61Ea1GWXWCmjtRqWpwJnSJVdFVa1n6H44ZTB8vwqW1UO8qzYxXH+wVW1FGVy11wM9KeAWMF4wHca4WZhllpKq6jRfjHAjqC2cGHwrt0wXi2qrqQFOFwA4ALq5BKeCPuKwqJo+1Uu9FJXuVT30tui3HlKFtsa/datB7nnjabELcoxXfi4Yh2dVbG4DzN3EvMDdbeMRg5t5bGjN+blPxZyr515OsSZ04DbWfC5mTKUZS2deNtsyL6/VWNKdedLQj1bZZJjOvLxWZ15exo/9VHzl9w2DCXP3GwExIqdEoUXKRwJmH/GlIIYwKefOCNLpt1MpA5IMTz+A8Ha1TU20goewvUdn83NU+3DEAPQeHxX64O3hiHvaKlZRdSN754OHTxMXPLRKDX2fVEMf1fDI6WBSTc5DbKyocfWZVrBdbZ/H2aotq65WL7WmW21f5ame1Z6iFjyiHqEWPNwKdrRrlDvUjn0/+W+G7xS21nbPgzcfnqfBsw0bnxPUQPUQNbXVanvhWrxwLadXTL1wCDeGln3+jr3zp9Ukv3qcqpxjo3FJTbb8EgkBj7Q4SNqkEZMI9Q+TCJOS+cc7JlXId0wdneMMFLIZ8zDSqRlqXDK7FTlXGxJ/YfullOT/wuhgi8XzyBUL00JgsVUhsNP85bBeykYHoOBCJbDn51qrpQl4P7CAe221Tr9f+F2LJPXIEve6TjcBQToDQZok8IMcCGxyIrU2eToDedrirR7I0yTlHt9AVzaH6+E2ydNYpyFO2xpYM8sgpSJOWxCnbcjRmY8Tp20RpzOM9RZJ0xxUA9lY58vVcmxmepNlbLck3pvaLCK0LSJ0/AziDE0WnT/2yfZHPuk1thaW7UhY/o6bsVP5dSOszPaU6UeA3WI/oz/WWS1LgiswMoZAXZPU5gmWHufCzXd+IGR4UJ0TjA2inO4tG+UbDoraXFBkMajcQQwqQWLRxoWcih+p6EdKqyVFEFxInaa2QsSDtEyvBEzqx0pH+B2GDHoXcn2sVraUlNUvqbKMzrlwbRKobBGoauiDDr1Tlh3B7xko0gC57Rgo0tBrlsHiVO2L7LNU1kCRpQQo0mgDiixpoMiysn1ubQwUWdZAkSUNFGm0AUWWNFBk6jnwXblTJuTEbltSfFGli2pB8FQdbPfZjKEEd1q25MJnvipW/QLXrvPdwrgqZlZX/4P5M9pN+i/NKDVhKu1clpPMGeyqFO6Bq5KNrUXoeZzUThmHkPWR96j09lKUMTHJhD3H+YzEgqFvxLkhGUSCVFWH6ktO/tyKMyUqQ/DoRF/rY+OC2Bsuj2nvfLmgltF81ZykU/DP/pK+Hx55kseNrYHueZf9Kj0b/hQ8AHByBA8VUJwuXVQ4RiWa2Huv/oZJE++X+L//a4+yEmuhqI8098aT8d7W6fkWaYhhPoJLbktDtLSnLadtYk/Ca37TjA2Re/fO/3Twt0xxA+YmtmAsYTvM448mcDtcR2frppoxYKD8/+u2ZfJOYqdudYDyHHWr09atnOnxk7qVak11qck5gqSrgczMdGVEekGll3ULyxOtixVN6VObU006tTlu0qnNqSZRoU5NOkPPhv+6a9JqbZYmndrMVoDQkUad2SyNSnAJXdTW2iytM1e0rhTx37V0R11LOupauqOude6oG+if3ytPWtd1R10bKyznDIMroAIZaekN5khpiM0hGwAbL/yKqYm3bKRUVhkm9A3KiuhptdETFjvr0wwTC8PEToaJvXyY2HNJ1jEeJoU/MG2LccZJBLOl8VVpPILfYWB2WP8XkAEe+i5vzaR9SfDUSNnhdCvYsndfKtkcR6XcVxijRu7x80plXoo21TIMZCpmlIkANpP9HAFpy0qcxcEJPJ6mEB0jYd5iAK3+pzET/JYhXicGnQlEk8Ejq/A1L2PqGHzrXU6xNFs6FGSHsLV+J1oJOgTc3y/Yz8dGvWx4M491KTLmZeFxdQ6R9fSLMT1pnYeBZw2i0kmQkdLZ6v9oDui+yUJ7Z5N72wSUqh/PJfW7vIGla6N69EgU+WbBZF9fBevWtJ/DrfPwhzMY0kWj8HClFxiBJAKVYZAAeuqcFSHCZFVhp30MoALGfcM+YdE3A2IgvOPCxTj2M8jJLfga6IqWjGldfZ79JxgjBlgP+ifGiImvRuG7S/+eMLnw100WS1Weze504xfoxiZiqiIOWJAN4Hi9Bol9t/WqXD0HaX63BV+s0uPq2G7ry7jBZ0/rRvwisvlw4RflAFcvVfggoOeex+7KJvsYiV27rbfjR1+IqzuMKkasCzb+XbC5QnY5ywJipqyTir0U5HcZP4FwkDw6pqA7Ibsq4kwBGIXlRFtAtb8ct3M2aSDc03Sj3mOGjhiDOn4540nzhPEuYfNjbdQOLp2t/raJMFZq8qtBGaoPn78YVKD/8PnzjLMYCnBQlPsnmfVeYc8jlWLWNl7Fq9JNoncwaSvspC1MZUpTZ3B0Jrl77UnqeZfWvTT/tHF3/IYlY8UbpuQFe6X+HVL9hNS+RWpHHm1FTyPnu+bD3zZZw4LKAWLNloDbAUMNT99m9V+bhf+6NwOvfkdPEjRBLNkaoAPz69H0gnd0M9Q3laE5+ygWvIyes4/ygse7Aek5+z2sc/OVSeuYXvCObi5ES8h7m5vIDEEj8ZsfBB67y+ZQ1bHNcBY76+slY2Fr6vULW+PXL2xNvZ4KdXr9ZXo2/P0aMQlOZtfR2rFVLyZbpT0LW9mVj/rtQ5u0z8+aQMYgDQxxaNGUqPampsTLYDfi3AVbsAcu2gKOcUFDD5y3BR3jHJej1WnrpHVLn1+i8xs479Hr1damRLqFeblxGTdu4gY18brNm43nbMTeucqs2bH62kkOifrlVJospzqTpZMcQq/aMc1a85hB3wc3D3uT7W23J0QyoU6yxwwH6aAhkWDP8++iGRCFVLHJ9pGivCotHVGzsLyXdLr5P9ujSsuX99KcKrUt70FJ81eI6Scxm7z8BgKyMuBCD7/RWSHEPE4nZfm6W+Opr7s1Hn/drfHU11GhTl93m54Nv03yyiJO/lc6uTMuv3w4Lp97axy9vmRNc9/H3e5usie223csMM1nzTNghz+gIXQKnFXeZRyzmUXtGc1x9yzhwLuWcN5tSzhz0RKuuzM+aR3XHLhI5+8xw1Gnpxjvw3H6qBOpG7dxY9bWUCqd+G8p3TVLSdcspbtmqXPX3EUHfEQ98pHuiSXuiRFOLR5OtHHgyHZbhba06u54U/jvo/GI/+6lm3Evaca9dDPudW7GUWLt8FeJ/2Zw8s/p5NiEnrcmpF33xrWn7xgVhuWDpq0Jn8XOmQlsR9F0NUHKMDzVhDVp8XbDyxYDccI7gGQNlY+/J8tu6EyeE5aQcUHT+Zal6XzDkrCxa5YgD1+xhCfUdrtlCeluWkIpVYA/eXSBz76KwqV9G7d55wf/3q0Oo6M6p6qp0RFU51s0OnbDi95VHi+/F1HhiVXIvlyCj/qbJfhMmwS/or87SfD0qj4h+2Wjje47ttvVlGAvdL8yFtF9diLVjtmJuB2zE6l2UKFO7TgB6l6g1eA4Tq4jVEvTvaXpPjtRiOaf45ruJzTdTzHdx6joSrovmsuIfcMUYl83hcjHNQFnI2K/h5MGEa9CbT+mKX40ugnyzlgSqXzPFH7hhFDEDtXt9k2cloie7FDy1f8D5NbkvGPG5PzQlPXkLo7XzeVk5eUP3/CbJoxX+MQz6b49k/TtmXTfnunct+fRg0vUpedwMqtoZdR9e1H37ZkJEP2CGQ+RExxi3tc2AdLXzeoP5rDIrA5zzEmYI/oS4ZZhTsItw69JAAVPchcmOHiCz89NSLwluhNUuzjRlIDM6MZ53ODIzBJ3XCvpOMRhhsfMzuNgucId9dG19Di41nkcdFK46VUell/VNgj6gDnD6jbCX6CAI71xm4bKamipuJoh4G/brk5qv16CF9Z+5d9+38L/9iBLsF9isU/ZTejXLLGleWwh4bGFNI8tdOaxy+CkRWrnJZz8GeZIzWNXNY8tMI8h/yy6NelRhihDMNBeYTMObuERCU/p8HfKHC2Lml4V5ntReO2oZqcrxE5vaWFuQjDTPD1FgY/eTq4v4/q1mK2ej7nqBe2bGzEV54MgiRtyebFNLv92l12CA8a7iLa1U5B5EMR+wtTD99o45qcR6yovhJZ06NVxJK5UWawIWAizukOv8kII//ssdajDHUqz0E0sw39Rp/lqXG5cx/EP6ca1cXnB1XEODgnf0287Nq4ReOUiftux9NuOtb3N5rcBcxyV/1GJpt9xuTGL4/9CN94blxccG5dQhCMI71EZne8ZVd5Ns/fdsfi9d8dS7707ln5vzDYzkPm/SV93T7P33TGu3PFzOHhw/AdQXUEoFJDACxZKj8ep7faOaFGa2dqUvrg3Fk2cR9O6ytGtceuObk217ujWjq17D637x1CVcPJP6WRW6yrHta5ylHUVXgePbZVF6L2tyGNNC91WuJKPUVF4X6tMtCjV6VNm7XimvUuLejH6Ho4Js2Vx+dASEMBI6DyvZcRzkfDJUiipZ6rWFMkREWunopsVLT1i8YKoiaFF6/cSaq3ve6fxC09854cu7lH15fNE11ySCx7CSBdWr8Zui0XbBg+Xo6IF3VlFHLmZ5oebCT/cTPPDzc78sAg2+HH6jluaH27yNDwhlF9sp/zz2+2RMCuUXxzTlL8VU/52uh23k3bcTrfjdud2fIjX/xV18h2c/CNq0NKY/PKRbtjtsZjyd8aE8h+OCeWXxoTyH42tpPzVRAy9kKY8KH5GU7ylxdDLmvK3tYSyGEkoLJcWNOUheILyN6KbFS2AgvLXtKBKEvs5pnxM3DugvaYt5F1N20uopbUKZU+lBftTyQxzKj3DnBrv2KNnMKH8KTW+pfWLU6xfKKHsUjtlX91u90Vqz5lxTdnWeETZc+l2nEvacS7djnOd23EBrz9LvXweJ79KJxe1CrigG3ZuPKbs+XGh7IVxoezFcaHswvhKys4klL1jLqPsLVMoe1PLT3e1vHRKU/ZERFkWRsuasrOasu9FN5cLpKAsiSOLpqZsrIDHlGXJVCj7kamhgzpR9kR6ljyRzJIn0rPkic6zZAtz4VdqRFE9KZ7YCspWhbIzZhtl395ue5ifWFyPZutTW2MxN92OM0k7zqTbcaZzO87j9fOkMZ7DyXk6uaBn64u6YWeS2fqcnq3P69n6gp6tL3aYrRcSubi1nLLHNWUjyfiCpiy0DFCWtQxQVkRjTdmrGpbkipmarRmTpCxyMijrbbdPmG1j9nqKsucSygKshNMWdKLspfRYuZSMlUvpsXKp81i5ghHxM4h/1kPjEo/Zmwak4tl2wh4zt9vPsaKJd2jz0JXxJnYZk66kcR4mS92rIv89LcrElPTce7rnjkU9x9gpBY2dkhfslBwLdspj0Y97SPaW/jTVQy/GHfQyJt60fJdldYflu2wi3/0bs+18KMq6y1i57FGrzFG7D/8oLvQ/m4W7Xs4VGBZOk4q0uCwcLhkCxWKEm3g7JKwhaQV1yX7Y2ceMfdDwNlmPYmNhzBiB5/N9w+4j/RVqhF+lH20A8xoCzMsRFV3iN7JstwZrcWIkF58exBB41X9JHfafIRl3BF1nqdq3ArhI1vl30hi659I4dL2purRLlqsnlf+wB8FLyp1HPiPVi0AhJ/5pft8sI9tNXD4d32vFTmenOQcSPd47z48GjEk3n0TW/MdfRFyy2ovM+70F1a16VO/pFgKxqG+7VaMtpko15gL3g6D/8T3/6HHzqOo//C10cRw383Lq/KU3ml8PXLxGuS83OaKmDC+hJNiutbKqRqqqRrqqqKZXUJMpQX7Ef8aW+wXjCyu3HZVDNZ+9P2iofths7w+aNGmaEnGP7VQPMnlYwb5eJYJ781SecwG8yhkAxVAPNJF8hAh3CNuvn/JJ61M/aX7aJ/Hc4LTyRoxDkzGOiRf+oZFUUd1l9AEoZbtdFaCUogClcGjdiPXqpNFPZ2X4BCKmskCzCP1Aw/456nb44BZ2GZ+nQ3GXAcCV0nYgrYSc88KTeQvvXTIE5v2im7FkBxnzTxTcOLx32W452yIc2bd2Zd8aYTEGZmTex4azsAE4J29lNm9MTUGu7BimBa3PUdm5dEY1vMn8xuPqx5T3jaPfoh+DbKfYz2FkIcyeDrJxwOHw3pebqbJfgpdK1rdTGUb3JoPEScV1UhnEDkXvRBqiTvthpIgrM9oPM9v2w9jL75P2w1T+W9jrwhIv21+pDTLe449DROjcla3C1NS8yPNw8vUFVWjROminvj79sVzCOb2yBLYHlbOiy7Oq8LfoaZN72vzknuad/fj7jFTj9pmRa1Iu/GtaWqwD9I5XuOpKIRUHFz+C0DHxfLhoWZw+fm/kXOGKc4UwaEYYVDKza8eKDHZV+YZ2rFCWXqP/pRl48APygpzKKe8Vjvq1OI41CmfFz4LlzAup+3fELm6KP56QFRifYwrzBJkD/B34CvmSyIspoau3ctAiGAt4C9VC4bc9z9Rxltx7R1jGmHG/B5+R72j3ixPsbvEd4+O27v146x6ls9VvP4DPyHeM9D58VH/kMyK76t9OdtUTDx24ueZ0uNUOyEiYi9j9tQEZCdkKSmlsmIRvxYhxdA/APEfgIhrfeaUZVE5XC0F5dS85gz0gYi85M3aI0HCbBudHSIwjXF9l9fpsVUnX5/BllEDbbUMorAIuvKaqCIcr4ryqis8wPssPQ2cqIKMI3y/gPs/dewVVhrX9rNb2s0AmuoZjKeybZp0/y4mOeMuJvVmKqnzPCqohrU2hN9XsANiVTwN2lRE4BxMFO8uk3GAAJBB7vNTF46Wu/VwQbFzhtxTpLcWpplq1Gi+q5kWp5vm4mhcKKRbCk8tY9I6ZsChvngRgRXM6fs+NxLukkvIuyae8S8orvUvKKe+STCfvkqhJi2Z7kyrauySvvUvKH+tdsj72LuEmR+PATX+0eJe0vWFKXrBX6l/Vu2So3bvkBrxL3DRqGXuZzLjiZbKGtRqdsVW70vGc9K+oUYWrJc+Ok8OY72bE96RlsaVbAq477ThGSuXltGntcmfTWscdR0Q5+J52+8yl9hiDfKQ+Foh2RQ44gAbvlyC3it3dSYcQlIzHDb+CpdPeZE34FWQLgB9LSVXOsp98GV0CkI+abisK7ggqj0umaBnZeKKGJ1CwWOi8bMSm5M1pU/LmzqbkTl43hl9Pe950RZ430mJbe9400I7uzp43URMW0vaRhc72kQfyvJEoViRtOWWlnW9gmIrWlkba+WbJFOcb3t20GXLNBRQbG6W6tOmrIaavyPnmPStxvuGN1bTzzay1zPkGFi/eK7DY7LyaCWs2TZ3ZhDqzaerMdqbOCRDlNCzlmjqzRB3t4HCCKMOkOL7ZjzYa01S4llDhWpoK1zpT4Qb6+lewoYeT36CTm5oKtzQVrm0VBGE3vGFGJIDW0NKmJsaezWjsWVuboAwxQXVc/s+JbUpMUNYuY0GT4ubWZIP2+la9QVuUr761VZupohs3tka7tCstTQr6o7fvOz+E5fd/2jO/78Pvw0bkL+1pzZGomqyhPXOqp30Pkr9UpypNd+pi0qmL6U5d7Nypd9B1FxRxH06u08mHulOXdKcusk0yMi+52ryEaeiomRijSPN6XtLSfFEMdM+JyelpMTlNSV99uFW2JLF9sFU2H6vSSUvoJN621DfubJUtSDhUVsQkVYlNUoz0126Z0v3ppfA4UhHXQQ+UxDmSC3pU4aVmK54pMENo3vwo3Y0fJd34UbobP+rcjfd4N46+/i5OfotOZrRt/Kg2AH60VZyCUkY8JVw4KEzYJ71YlV4sSi960os6NZAhhNgndNiryfCodOjM+CTyffGW4VbO9QXLNzv7wP1pR3J9D107AVSyyKpXL8jeBa1z9bZd28tlL3K3zvDurXtYoyW7Q4ZE2GUS2RFoPZ32sTzqSS/ax/La9rE8gBx80j5WIq9mAG6RS9xsVu5oVtP7Wlm9r1XovK8Vtet2ul23O7frQfe1PL2vVdT7WiW9r1XW+1oVxqjTKzNSf88mux93l3vcfKgNuHf0SDsW7Wjq3Y9z0e7HmfQWVktvdJyKbpaaslECX4HjVuyTwlscGZXr5OusMp/ka1WDsZhEUXbpEVn0qKwzd1ZZZ5Zvd0fdfzfd/Xc7d3+n7W7NFmdImT7NTOEJU6zc7DTS29xZvc1d6LzNHbWKt7m9tm3uFa160G1uT29zF/U2d0lvc5f1NvcKpriabJxcWM4UZzRTtDRTXNYbJ7e1+X8xMv/fSu+R3NR7JDeim6WmBnsvarB38SA5J0xRUzliAU1i9igSEvNK13rAvbCoK0+ku/JE567stBcmW13iuXZqK0xWEnXrBVkOKslq8FLtMPSwJG4jlR45v21kenw4Uqap314FIRK7QReU31lT0u4dMyXt3owpuUBe8wsaUCMrqCt2lD8np3LzRC257p4jDbT6YPiaJFdXga+ZO8kmcI2vWX+OOrYNX7O+Or4mTCE5oGpyI6rRGeNrIgtrBmbxjMqQeNClkOwzgLGVkwd0JYBl70sfEbP9unmaWnDWLzBxz4It/WyBuaMY+zYt31iMiHomTdQznYn6gBuLvKno6U3Fot5ULOtNxYrKK7ttbLTthHF2RhiGWcLbIkNjRFbWIVk9lYyPl2V4vKhHxwupwfG8jI0v6lvFpsgvnsgvNBqSqSYeFDviMfGo4A7Gq6lXEB8FWiG9zntk18zCv8sXLQAAHS6+I6Zo6x37SOYd812HY6CtGJBGzH07Alcgusz7Bil81A/f9LPtRjA3jTmXS0XZdwh9LZBCWCDNruCX6a+CRCb0V6M/5N/oor8G/XXTXw/Het1vWn4vDobfl0hY2dN+P7C/O0b0A7Etp/qRckMSdNCAIcbMETmBzxFd5yVv04BymU9z9xv+oAKCDtK/Dfztms5JoYwnkasR+RJcDqYdQJT3WjUw5a+L2jYwHSiGqBkE5oyvFAPg8EUgCPeSNWQN7qzn7CCGXMTgLEt7omOwwR9GZqbQOcC5odb9A/q45pvfUAPnv+JvXOWj+JlPAQ+CvkMKLQ0PMqBDrQc41HrjFziGboMGCBlOAEIG2gBChjVAyAbV9AfQ8BggZIMGCBnWACEDbQAhwxogJPUcgqE3dPi+kft/YHboqk33n6GnhxV+VrgYLtDKM8SgMoJQw/guXSrgW8FIfLNLdSvBsgk2xTe7VV2tVz4eTjBkGkj0gHKbU1g3PVQOwDPBaAoKphAB14wwYk1cbUGVqAFtt0qqQq9vu1VRRTUqADobBNsmqrmoysgkkb5VZiSdtltVtZZ6cZ1aq9xn3ijZkieRt44K1PuXLeDSAa4IJxWAEeEEGKaLCFztQhmcdAukkYMU0c51lEG8/AWcVIFchBMgni6hTANlcNKjEZIEF5fGrSAhZTkk9jV9xb+Gf0wTfow1wr+/LrvrY6Qec/7NTgDFgLPrPDslp/1YI51R+wKQUunYMoN+HM+ZJNaZQDx3qj9tYno1YN2fEPCPEUEEAT5IP+ODAGGiISj6gAnJcJ4sB6EfQ0bh94s5+4j9jn1YgsRIpTniHBbQicCmCdsOHAGwc2AFxqqzFV/XCalSRg2+eyI0DwRuEyh4MjSi4ot7omPggdZuk3MZC9RKFvAMwHIFoNh932BEtRyJBUnvvJyOni6wlBODsrxmpnbEX3t3+c+LR76U/OwZ/HMkTSz9DfXcBynZ4kd/OH3xLb9QSO8yGEFRrJ5AP1f091STViN3OijTlMp7NuXzj9feFZWaFOqgTJPeEyyhMYShKoeMR1Zm+DgDcF5lzFJuOOM9WSIGRbi1TQPAZlTDsDIdvvb6oaA21JYAByDx0oynGMndASx8aarkYh1GNH6NMeoRnA+SozYhfV2WgDrQHFzOf2PjAYseqPMDXfpBVz/oRjwDfw9JHrdXarFRi8uoDBg1xGH70LCSoO3SvAK8Xb8bzF6kmbAIuBbeiQE30QyzvJSd8iBJTpHQ0KXFoCg5a8rToxZwvLsE/pQGKKwYfBd5MAMGwKkpvp8nkXQetnsjBqHP08KdozqJGBhfedU7R8Oqf54GeZ+cJVkGxXEF6zFI68cPg0TK4ESjwPhDH5cOlArRHNX+/4qsRW71jBmUUHXER6AZkFF/1gxcIaSL3H4s4gBCvg6ylvh7NT0NTU9D07Ms9CxrdA5dcVulJioFsU0Qu6SJXdO1urpWV9cK/jE1sdH/SKQAgpuHqC+E4Ey9bqHeACZWIX/0UV3yhe0kbydyX2qy00TuSRO5V3+0ELmoiTygSRoRuZeJ3NtO5D7VyymkNJH7dFrJXtW/PJVkByLzwx2I3CUrOnP6C1Hb3JUkccTwR33bqWNNCNgO3DqewyIGodph250TXuN/WXShBb2gUlNfaL6JF1d/j0YaMm8RQ1Rn7A7ZZaLmcSOeVrX2VqYmAgdW9S9iHHUa6/V0K1c0D8kOC7wL7VZ/P25RdaAgqyKtHG5hwIhSerDHVxYOcNjC+32z8N1ewH0ednkL2hY4/5Z7KMgNAbbTk5TxpMtVf84Mb62P4I+YvDmqRmcD07CWOVbf8FiU80zy0MIal4DpsuZJD7cgwNDxFGPRk/4NgYSOx02Aio9YpAJDf4ZiSe//56a0J1f9eTPdBCOwkIirLE/S4mchP0WGIWzKUn1Qwc0MZx0zgYr6pLxe7pd1NrIc3BQqMoQrh4IChvD+kh0Tk1vEIFZI1lWSFiNhV5GbyDaLnLZZ5MBaV3EssT0+B93vhgn8HloQdEeqgvTZrfUwgkSQuovrAxFW2Fy3PjR/UBWehYsE8nlqzF1gINDfU80Qz2P3JFf9A+6zmybgSjkTRIQ6yxhXZchdAtBcYQOBe7rF6xrJi/E1TCuWtEWweCt4O8P709lTWC07vw4TjsegXM5bmN6qO60+xkwlOafsm1GW7cITcXrq5dwgtQr7UO2/y8xWl1dgJz8Ha6TKjcI0SP/e5X9nIobGI2+o3JhxzoKzBf84i1ROdDxh0XfSsWX5tfDiUDhjhll+oBYUH/+HJFhcNrZbOuzl+LaUReH4ttiJ5Pi2lBMJFerkRHJqGwwJNEhPbBMDwvFtep0l9gidXcYJtLO2057BsbrTvusAlnunvUTH8DqiR0bwbEnsgae2Nen2kiP9MUjt2ya7MlJ2mx5dzBDpGK/bE3Grb0+kWn17omOrP0Qk15/T9HRHh3Td5pBMdDg2AB1p6lXd1Mto6jGHm0oP6H3ODyfQ1MvLm1rkqUrKS3OZppJmOgQsMuatcMeXOWVxOLE/KDMntJARNpwQ+5gAtKkMibLEjX8DTxqIbTLXWKmCOVWhLrb17RysHNVdAxCPsODhORordA7jEyljaOmj2F3ArSAT5XOog+u7wPUZcH0XuL6UKh6/+wK/hJoavb+Oke7RIRN9EZfMQFjn4lHBDBq6lyHnaLarPsYzHGhK/14xpQ8XIvYfM2ak8eDgOzbJCGB+O8ind5AaPC7soJuffYjYvaHkfIvPv920STjIIQ0CLfurDgFS/Goqn0YlrLXuJ76o9GOVjYrxnVeaSFT3FyashlAbkBSX5hGaRjhHLp3lk4S3e+apLaTOxRNPN59p763r6YF3PRl419MD73rngXcT4+16N82veuBdTw88Vw+8xk57Vg/AYzjmVxmImrupLr3dd3P1gZhw9v8rA/Gm+b0NRJT//wfiqgOxgKFx1YiHRuHxH6GhoWhkgA4awCzNp1e2xeG0V7alwmmvbOsYTnsN7PkRUfiq5tMr2wDox1J5Dnv4Ny1Zfy9YCXGpbEWIe435kD+3jbgrCGtpwsKxUshpxlQqRh9fGDP2UutBR6z2UoL4OSlBIg3n75bbPEMJHa0UHS1NR0sTRssepGcTHSuRGFECHcuiHBMdK6ni8btlAryTkMcCOAOEijLTsaxLloWO1xOCl9HQvfACY1oWQEvJnSd8Ro0xpqIsAWXIIUidZkZIfZD6CixwcWMBmlpRmWcY3JCTDTzVFPBUfclIqUQ380AsGj8a6Cd9ALDxS5FjrVpXZZJdqIkV/fpDqnyQKq6D6BWWl+jTeKYSFmO00jIGJH6BxEoDSxXQ8WmoUl0zOqPDl9nIIc9QproTaHjAUSzB/mu25/gLjw5xmr+XEQYc4zH+ommx8V/AIf/h21Npiw89Hs54U4wJeb+X/znY9NMFgL4YG3zm+YEfeXs6MMK/yT4lo4Lu/Nir/A/1sNP50aqBR53w6GsHSZpzwr/OUhW+A80SkK3IZZCd/sbjD//Yt+YLp/pTBjT3SAZgknCpXYxcapGBhGNvPXZqoiOm1kVcWxyA6UFdu4n7AIuhqXdVE1sePv7OjI0cw7M2jGy5JjJW8e0lq4OVjRPC5JpQnrWVjVHni7CyAcLVN+DtqkqvNINSZytbRcxopVWsbMt+Xm5lqyyzspU+zspWSaxsnGigqg0JtXCPqrGVLQcrG03HYmWrs5Wti61sXWeDemxly0U5BSVJYmxlg8WD6hArWx3AyllYnzhRRGRl615mZaupamJlq8GO0qNqMMfkVA+sbN2chRD4pXlWoOVoqB7W91QPcQG1903k72ivK4vnIZD08PO9up6crien6/FUr5SALy6N15zUnEXNSAMJHZJDRK5Zqra/BJ9gGtlV9CBbXPqAOQ4I+AKbabCjmRhdmsnpYChbVFXBVq2z/aVML88JvjrNJn2K76r+ufmgBPtLt+L7ZbbIlCP7Sw5ThN9UJarT5LR7VKI5F6xRa+ZpNR2Us2X2l5yktcxN0WqvHwaFWH5hTD7OE4jE78Vi58TtK8xsOZjZavs5bE0YCc79mDl/1iQuYErmYGbLiZmtDoK42OlPCGpoghqaoHUhaJ3NbLmo4rZKXVQKP3hXbKpC3u4oG4muNadr9SCRCnlP2ExeV8jrRuQ1hYADQsC1QuxTYKfos3rlG9vJ3k7oweR0jSZ0X5rQTf3ZQuiqJvRaTdaI0E0mdLOd0IOqSXXGhB7U1tSmWtPRmtpOaH64A6F7xdDmwcvrjhM1LreSKh57iGIY5jp1Ls2st5F/q4dmWkdST9+kI1ZzL7zp4N8TJAKsVQP0eaV2Y5sXXofYU100EXOlJDXzEPDEEGZZ50m3SspGbRUzHDf+qitNXHCVsECQxefLGK8nY3zSuuzSYMuunEi48VdcOV5yl7P5ctvyqD3SbuSQL/TCBRf/XtWS3M/xR12zSFu4Qtwv6aZtSdt81dLdDLRMPplxOEfKpSPTPM94ArbJ0QGeOB964vjoSZphD3tOL9DNK6TifRHlJQF4DltQxMDVsybcCd/cZTSobB9E/Cyn5qqDPjHEJ5MIviv8DXQSg32amnxitZEovo/9zDp/pvsxn1fH5wXr0h8Y9OlJty6CknRSUEPzqwwvX3vA9nLwnSv2RN3y6s9z24rS557P8YSQMvWnIDOrKAXnTPnFAsaOWJ6q/0Ic/0uqB06GilszQtOCJPRu2ZLQ+4wNdh2xztnEvTWkQ2Qa3HKFJDddYb0bmruua2a95oLHL+vs4JdMqWRBZ/W+CEOpZPfmbN/ndTbxc5xFXHb/sCiBEyWG9/f2MHo0/fZcEkBMv0/FOAP8O08NVUyfGZrOHIznKubnKuZnT63DLx7NW9XOMymHGHnhNWKAPu6376Df7jJX0E/LNmpR4HUWpBwZ2e85ksT8mCNJ0I86kpR9xpHk6vdskgmRZN32rWK+EO7gZFqkJe3gHEwrKHRdKFQgCpkSTrAKhcyYQvWYQsd4wE1SI4RCM3oSu2cLhe7a8ffKB0YM/0dc2wkHFnITn3fVibpciObIey86QrQFR4h4yZF2XHaEyFccP0tf2darHd9CqkbR4yz1fftL1JGb7L0ikoFpNtk7AsUXJi4mAp8vuklco9coREb4Z/1ergBNFUpc0ZS4rClxSVNiQVOC2m7rb7FS8SnQHqNvpfWQ3t8H33d6Nb4RxiiLXkXDrCfuEU22bo4C7UXkqQSE1jgIlU/rOMXSS/IyFmIY7rXltwQervJyILL4/QYtgB4C+3PND4Kus/cHLdUlcc62n08FeaEzFBWiMvTJurvYVb8xwLHYHXxi/DwtspiIcuyVhoAnRAlzvmZs7+dke18vGqR/YHv/R4tO8Yj5jv2udYR0kuuO7LBkERiXxwGJubKACSjiquiXGJyA5D4AFSBpGmYmkSqoDyGVSzrvtjUnyx6IKxaeHJASUxs5ovR28UTMZvzLFknfFoc3dlB2umWGNuHBgRmaulIWIIdVWF5/WJwAnFdO4Lz46nkIdNjYyvHy87Rsi0wh6SxU+5xqYP42efmBHYOkJcFDYJMAIkwW7XhKz4WLPJPL16Sn9C75LVqCTD0jdMUzAu8blTi9LRCc4xkhE72KON3C7geWJOwWYKEC7OCIdd0iEjRgn+JGX4OsWaG1iGVOkgZwBJgGjrRkXnK03SwXXnIis8gfmbJT1bIFTzs3Zly3k/GRAw607HhdwioBetg+b11dIWblVtmyU3bN9ovFDJ9Wqfkqh2Hdw0xbxMVE0MsXeVyMBH169PfAkbL3LNXZd5YDyVZwRGQIaTBPGN8LLzRW8gINi0bI2BbCXEE/6DzARO1/QKLmmFC86ce0xSKNHTpYtBk4Q5O1rL+lSzWgscsivYLg/yIh+MADELz/eyI43ItkP/Ci3sG8oHc2aUFm+p0zhZ5nTKFvS0IWczJfiXVfpZdoZpKpFI+M2nvTS7TRgc3+2OSm0KLITbHley7Y8n3nbfnec7Zsq9Fy1xCm9LuA99CJbWOmJZmAysjEDuaVV1zTr7iqX3FFv+KyfsUl/QpqUhdyD8VfU6FeqlIP1ah36jy+sqpLjGyl1IrAVJS538Tcn+fTMk6LfFrAaXoHkANRaSZOT/A0EvrQaqRJCMxm0LObZ+cedpDFdO2gd2lmpYWCfvMYaIXueHynd7dlxKUB4NnLZw5n8+kYmQV8GJNbQfMZOyXy/o7DPl4Vzz2SfSdzpMAZHu3D7FJ7WUAHlcWl05aXapBBhqEs7JGCW+N7MvfnOi1LHMxtcv5z6t089XIeebCoh/NwVvarAuxBUn6Ng4r9+oN5sfI+RNbvsnUWx4Y4rtTYJglNqnuatRJJ6djDuYV6Vd8q2X9IF+2F6auPSnwXsnU3pm6d3bEaDKz+IGm9yYM6cdCg6uGcRmuo0hXZjIK17AwbvYrTRwbrqJaVJZVat6Junzq0S5ISdYUO/pCUKFglkV6fv/5jkslfMFfJJh9leeziCJWVWR6DL3I6+T7J8uiq9ZLl0W3L8uhKlsf1fDKDzII0ntDgOKd8H2d5lMcRoZbO8uhylkd5+MX0s9D8+zrlDIRXrH//Gd9X6xVfDNLFIIz23dj/H2R9AEWgDzTEjtI4FHSxHcWmaRmer0vah7VCCoVC3kQ/dlgtqTVqbfoWJvNBqndJ+61W1YBqosBg7KQKE1l/+hYmFnyI8XTJSRzCYB2H2iKfXsaeZRnblSX9D+eXg1mWjbKSJ7CgU9RvOO0Pqyp+q+J2Rf/Dj9BvG8Xb5WOHIP3101+T/tbSn6K/IUnN5sEPb/h+wx9RG+nfTauw2fdQr94Iot7PwFuswV4xnO4N7NU1Tas5nMd7FJ1mdfZdGlDd7EWeZcicJXid86DvpkEPTQKFJW3qCPzMe2VUycUADeT45024s0b/zBfrqHcaof0k0n7C+9xUjTe/oczzX/mUY+q5VYbU3vSIWpGcUgVfiEeU0iNiQgIl0sNpQg8ItcpgMvSj8NRKD6Sqfs54kIG0OT2QNqcGUlVhmvpuMgCqsPnxLZqjoptNRdMWTVzfRT7c6KZS/Qqz4XeTkdCv1gLUSnzNo5tr1RCVWyO+5tHNIRKY1lNTl+JJM6oWGZgH2m/BfXxd+y1aMyJfc/38YMpXvbf9FnzV17TfqqhurDWqm5a8N0jq4GGLYBnMlIArhfM445bCeXyR0RTFCd2l+YCd0F2aTNgJ3WX/dM4YAf90wOyzfzrjpfaLE7rLKUYZlX1InNBdJGxUG9Ww4D+qDexZ9xqJrJcldbOUoCsdwUXrN9b2b3PYzGHziH3Yesc8YukM2u47AixspYCFk8XdmooCw1gYx5v+OJWcEgYld8yYMQNLJCd3FDHNo/ZrcPiDyzmj3gE8WxwAkXoaTyyYiIbCnmb2pJ8rYp81nBDvyssMA06P6P1TCA0nY8/uxT0vJaWqvxZnm4EiCdZHch1iBQlQY7fD6k+a+uW3zcTZA8mWWPqWdp6Mf2G0IkTRkJRB/5ZEqimLVON1TjpNkwMmbZKEapIJCjmrxDvXggZb1l55CLOk6afBckQ3bsfSSEoK4Bmsi28D2ovKWHzRjzIyxGT9p3HEiQr7iVnouV7ivb8UZ5e4RLfc66Y5k0r0SXm5khL497tYjxsse3RraaU3VW8X3+lHdkA6soTTJF6O3zEgtUrLHqAV/au2op9XJ5ZnMiTPZESewX6T1UnVA3bgp5h7LU5AH8+9lp57LZ57B0Wa6dZzb28y91ptc2+vnntpHmDaJ3Nvt557e/Xca7XNvb167k09h7m3u8P3DWC67afpliPBcNFHF30FceOuwY07o2q8rVdhwcLHfkyfTMZ1rp2TLK4mEJgcxwjcrtbpD4JB2NkGWSHPMD8ng8PPRsqVGy6Z09U/MVOgadiezMX4vl8KyhxlPmIdRqTdiPU2DGs0H8iYfJURzspiAY8mjGPmSRwggCJyZR6HcybHZ869v69vbN8X/8rftHf+dDID0BBNzUHsoCYTDbUOVjqT/tGZvVyV3SkwxNYuo6VzKHDujbqO7AacDs/FOzlIHPKAJSAjhbY5daltTuUgxcJXLcs9EqVeTc+fyQzKm1SZKcbbceACkcWMkGWQdrFpePjZFpNGjrfaIO10EKzatrOgA2dkO9BgSiOFLXYcPd5xtGDscxj6K8eT33dMze/uMvM2fnydlMG+aSmQZGCAgqjvVac5xJl74r5h72U90hX/7UrKrvrP+rIePLXfkTx6GQQIVTk+KElK64iL0q318JjAbGuzh3Ex5WCcWeZg7LCDcSZxMM6QVkx/7GCMcGWVqf73nBm4yAkIMWUzrpsneIMcR+4bNgu/wEa1sd9XjHLV5uFh7MOgLmdFTA5wDMrHDl55OAblkM1z5dtgUPUYtw/exRniJKuPWleEd3EO7QATkB5/IJYX9OvRTqTF/EGZjrAhC6tA9nU58PiQ2yYsWAVeY3h45u3DWpbHEOfdYDp9QuXfYHDNvHIigMA4fap1sIQOkNTLGgDNgTX4qRLc/A1gngGDmD4iyE1jELBPUybypqLf6P/qn5qImM5AvJEgMarqqRIcnTP4pIzKTUOagZGN6jqC/tBd9r9z/tWDaCrNQoBfKxQ67kxyE9lUXBFo2eyoBcavSP+OWgYQZukm9fKo5f2AZGzOgKPyEQtpBzBhF1gB4LEafjjM3/Cyny9IRugqWEJVDpQyROHXpn1HGAS+ppnobYDExUtpJsszY/Gqk0GHmvBI5ZLId5yjskFhTtHRCIrIwUhkp/O5eVVXxTkFoCPLm5ufSzxUWdgQ0QEuUew9xS3AZ+fRD7mYBXNgQeIWamn6O/KAQPF0M9DdNWG/OtgPw8BTFQ4Qtokiee3EiJc82aTXaqq+D+cx+FppbKsDzaCLQwHodtfBEkaoX8E/mciKz8lEcQOxtwEo7XP+RG6EIb1mjMougM1sRBwX9VkGHue6HHrMkB4ziAQP0GOrcyWPJxieM8x7ukfT5UPxK+AeiHsxfpQnBylehID6g4odcLxo8C97RgZ+Jvpo6XlDet7hdT1braOTGpbuAcb+ynAucr6PWYn71tbJn3OczDruw4L0ISakinjt2ex2KNfRJ4UmT0xeMjF5DEIWf5Mj5YtBNf6mKr7J6fwc3NCIa+LvKsh36QmN82BqccfGJkiRRApMH5guGqmObojz5cpJs1Hg35K2NVZt24rnpG0NaZvMQunOoFZrftAdgOzDFfmCyrIv4MFWratKlXeqYImZ0g2DCE50RZBOalkyZFkielWTtSnzDNYmI1mbDEZyz9DwMtrmnGohSpeZ7zTT5+W2zPQr5kRuW5VHL9pmSACR/rEKMcIRfaqqfURzyoCPKDeFerUpOBr68skm+Bc9homA+jtqZKAf93NobJckPZXXHsJEYNHkUwWX6vkRF45g9PFM2oXNY5kPFUA/FVYSW8zOPK9leIrr+DU2VSop7vMgiLDS8l5qaA6T9bAhs0pSWS6qLCOdkkWn2HGnOOgUt61TnMjs1tY12Y/pGlCH34zmEPvQSlbkWLqon3KY5BrcNel+yup4J2rlgZIT9VIWveR06iXdLn5FKVPM8myiZZsHExdcvyrrlMe5EXwsHKEKs/xBNRpwlk4XV+R2Gk8EPKFVY6raLGOoHBjL9RvFXKGNuPnVmy1+dqojbQxNaGJIg4nNH7mS56tCXfsgL37w/kTsA28Jh+Zbvm5oKgwecI2Qjhwt7OVZBiHhq4Kd+ANNns6ymFe7IT4Yfg+i75UHc2g3FtJkUeqdI524Rxam/jl/QIuO/AUlsEruvwiQkr6Ezsw9W0oW4KysZf1zQU3V5vEej85654K6qs+36F+4gNdfadLcPhC/E6VUjZa9Pm4YrX3zDBBLNMAwnSbO9XgRxw3P53TSOWC2Rm9FQwGyU1TFeV40gbCDixbQXeHVy2+sQP9jepJaSNxUeN8vgLNyCLNwcSvVm8VMG4IsCWE+HxTs2yR90QpPBzi4oSp6zRyt2rU55q6HkPHXpdvIJDpES0glHmcQFXIy3hLJMCfM020kOhdNn6Rv0SOFHhYmsZrgNg1IQES/XPhLy86IsrFShiSyvxWabwCT4BmWIVm9cuNlgsHosUy4kjdE5BjR1hxSzTSCEfsFOz5vpzniXOSI2O49W8IWMB3yDPYAOoEQ3iiLBFm+gET4kvLAEXkRCwsvEckKP9BsgobMQIzQw7LBsyUA5NPB5VGnOQOSeFBM6ufr0v2D95uWuGXneWsgrjmClVKscXCqU4jjwHjHEd+RDCVquQ+Ih7izaHQVsAXhwte+ssJVca5uWkfCG8PhjBXaDMhTC8zHv0r1LdpxlOJywNAouzsDhlptgKErsrs/GGCoGaF69skpQD2rdJrG9Byk6zSkZ6NzKteocZzK1WpL5bqicQ+WytWMsq2OyCmSraqkMZxjdUtyzSlWhzpnMY0ady/duHudG/dAWUylRccmgGpoSvpSABrGjXkP6eoeTa6P4vrhzqk2o8Zxqk2rLdXmisY9UKpNadGpCbjgmJJzE/gRZpSjsYXGPJ1cn8D1vs65KqPGnUk37kznxj1Yrkozyin5vJwipeRzSWM4o+QLyTUnlPxi5ySH8YBIN26hc+MeLMmhGWUlfFUPiAnAdZltWQm/nFxzVsKXO6P4RY07mh6tRzuP1gdC8ZMWzW4FKKmw31akRDSjlEzHMToPJ9fv4fqtzriTUeMYd9Jqw51c0bgHwp2UFi2NMTirjNwxhlM1gf8oyJNNTjoa3/gQN46andOCRQ08lx6x5zqP2AdKCyaNujjO2LumJAhj3F0zAiVdwARyKnXjAm4cNzuD0MUDI03eM53J+0AgdHpgEE3P6Qae28oQizFBL4Kg51M3zuPGGd3AY+kePJb04LF0Dx7r0IOflEKSG3hMepAWzffGafm7oF96Nf3Sq8lLr6ZferXDSz8pSya/9Gr80mt46WWzM4Rz9NJraVJc60yKB4Jwlu4HxPJNTQpALF/HeRpi+VbqBkMs3zA7wyFHDVxMN3CxcwMfDA7ZjLCM7+gGAsx4EedpNOMPUzcYzfi22RloOGrgR+kGftS5gQ8ENEwCpkk/bNaLI420u7qhQAZeSg0yhga+l7rB2MAfmYVTjoXMXOGl4fC6FWYjISncLivHkoLDqQkYYqweP9mQJS0vix7gFfcBsWvS4NF0wZ80zphc3OAhReUNHuv5SYMnhN8pTxrHuY27DA6X3mWQsBGHy+3ZDhnpftHhKLu0IxhyjIW9kyZ/4KI/aX7Ejj6TJn/l1xqTJpMhN2kyrb5WnQROqokO49mHXoRJ25k0MK3/DLXrLbn7mlrhKbG0537BeFF18qCwwg33B41w+P6gRW0awjZzuBF3RviOwVPxZyeNq/AKmQkmjSuWdMdlS3fHJX1jAcefqk4aFy1pJviKatuE2jZzbeZ13fJrONqT5lUcT9O3XtE/XDbVCri9xl568gL/IC6Ov7Yn9VkzFr9lFG/ZIm0+bgk9LlhS6awlfHV3UyHL2M9GIceINzvprIfPxozqLgO+fSYn4TMKvbhtA9Wao2Th2gd0tbi4iov3pYsrKT4oxfv0+0bi940kAbR97VG2HGL7IsT+v2eaRyL8MgwqiahebmqwdKC1mBpMCeXltE4Odp74zIM5gc+K+ASz8KvYMJNUPJ9KYfv3/88qbPZbHL2WkV03On3pgfQyO1Lzc1Etgeh4Ly3TvPI7WfHK7fzb6l1daQ2Y1d8XC39hmc6RBGlOqPFEHPbOpf4Du5vfWs85nDjW3eGNoPDURnq79Vb49uvUl2GWC9cChDK/+zpIZYdiirNIhTcQjgzbQ+hMS5ouSZm04o12+o1O9EY3fqO78o1EnP+7va+Bs+Kq8qy6Ve/7dVPddEOHF0O9CgmvgU4aRb5k0xRDCAmaMCa6cR137EAjdPgI3U0SDYZOxNgqo8yKhkQ2Nh8j7E4yMg5uUMmkM6LiDHFQo8M40WUdxsGZOItORhmHmD3/c25V3ff6NSFqXOe328mjqm5V3bof55577rnn/I/+omt80YGWl7+YNb6Y/bV8kRhHxbcEZT6ylMWVV/g7205tMQg2sUR3UbiUb0PxZ8GULQ29V8pPgzoZPFW/5PKGr2hqXdEn+hnoaVMccSqzrCQwZPryhhLIHVvlgB3j+Hmu93bRQNJ3QGTw4cSnQYXIksbb7YDFl2t6vNvnwrjihZ+GCsvmLWJXa1sVVz2huQyzit2F4yqFiUyxmVCMSAjvy3owlRFcQei8gZreZW1n1k9rMFubsaB7g3xkxYeRk48s+Gj8BfkysBTy2COnBoFe0Fc3Nagi7+3lkREmeLvACtQ07BiwEYZR61jDLwTQi+XBDfIwuYGOOQerhxweTOt/YPXwxBgY0TcL6CJvrS7EtzXuhHyj3bFMB3Tj/I28+5oC1C8+X85Di4Vc4HaTmm9hhzUPyvpJWuUkhJbHAMW+HXO4bJBeKqZUBrcD/JlwO1uw+zlaVxx9E72e8y1WjQLUE6W8XjZCOcSCn4XnHPvt5n0OnwWIzF7vBXsSe86WM6yIp3d5ryZ5yWaXxi39vS/1qvCqOpw8G7NNUCdM5JHl7aHFdfqEDdzPoriZZYQs87CFAFemEtNwhm7QvqkhExlS+Nnbg4JGktANlvEL6OoMa5NReSqoOPPrZgyKMshSWvOf9fMYZhn+TJ6GWUYi3fElDbMMIHlomCF0hTT+2wP9LmBTgW1tlcpWXLnbeU+O6qV7C+0vOyMFdusoLi2V83G75pfAzxstmsX+OPHmyJ7CaFBAeTQopvaC1Eg+mmE9LHK9qcGJtKgWP9ML8wYhUR4Q6TewqQJ4D095fh5UkmWrWjFTwLgqXodYYxxwDOVXwmbzCP9qBQ1sAiRTHw3Jhv0YwZE9RBpNaQtAeuFG3sq0lwFrZFSbwWEOPefbwCPRMzZvEmV97vq00KxvsadE7rGtcxRvtGLzPY9iuX7eLA8KQlXL6iEGyxYWLsrZ2AYzq9kZz6HMGKfgFgQQuKbbhWdbGoSbqXsAX4vQue69QONwNo9nrzdbhqYbSMQZItULgNjCkAuRBGjBDei7IFOCKY82da+DsJGD8VumxNE+BWEjHePY5gXHFor6fE8pyNdH2MgLhEZ+DISNmtu1CBv5GoSN/IUQNvLcwhhvmdnqsD3Khw/wGkXYMll+8dFFzr3ST9RLdAvgGjBx0mgait0+iPaLjKcBh5ZihKFRnKJDM0yRcAq+jk3DFncx32ZLNMxlL9py3wOE8yQ4ihUB3eBikzfOxn152cAn301Cl9mAzwc0EGi+3VkaeDgsB/ppu3Mr8FbbnbcH4zEe1gYtTLx0ujpofWyrn3qttZFy/qnVO9OyFnXSnfBfrN7X0Ln/wNati7IPgFjuCCY8tuhF+z1bkdPdwUQcBoGxQveGbG8e8y0D+LTeZGuCodoMlQpLgtYkGegdpdBiXI1XgdNNfNLP7y1P8ptfaPbHv3AZ5lwZWZdiZJX8pifLl/jek4wG8SrMIpeJCVs2mIx/fF5b+5NhEeYzr7ubJefJ05W3+wnpfEQkJhF3BKsEPiyBMeBlCJix36ezcWjcsrB0diy7TnyGppQDHPzy5Sz5sAEfdUsHnkbbttD9FHxNL0cTtUXWBYEf1HytXIKdPnDMS+XLQb+TubcfsZl5lWUdUJ7C80P5ChwsBpyfXG95M1mSo+34i3iIPniFUOCVTIESMi/lT5lN81btJDkFFnsu2OlUfwpxHX8qT2UpNoWj1Slg5+lHs0jFMEDI1NjFVdj2IJPYHmT8CjHiCmwPKK/jgB73nhepQJZDtj/Fn4rfDSX6brkdrXDcpraZTM8fsXu9dZO4l8vTZPBI4r/Q1D+lXHRkjVVBx/n0JfrRTNruF/U0N3VJA6zwp2DVRVc30oEeQmLFb19Cy68r9EKLuPE0vxItv9BJP2OrbTTZcVuEgumYC2aIzFwMOlDd6TAO6cCUMwNTTly/qBIFPZ1S1nSoUMYzGJDcn85TDa3GPA2nNpUnZBQKRks+9j6vIK4Uly3zypWtiENxrLLVIINMpqXJlfTTx2gNQSUQO5SKrHOpv6bypUgc9NDUuArmZMIW9n6FyJMeqRimOpXYVId7PSq4X64U+F5QjGpcQY191LiIGvtJjUe9JzWsSLtyDWPUlukaHhkGDVye+Ct38jKuUm+0VXSRZbS5bHJGFZ6eDCsdecaNrCKZ6K/zp/dR89jl6f7UOGxyMbKHRGll/Za5lqiA5rRlDbSol81uhrIvsosjJrDpgieu13EiqbuRXgJF4kpSHi4bRWbk/em9MD+y9MzEYrBurJ8gFqtzPQznQBFsESnN5/oVahopForjNVP5UdkMxz/P6OrjSJ9LssuUTU8yRMHl9S+LpkUdTVfCvRUFGp1yBgkVhZ/DiQYH6RmSQw20TRIJwkQWodlkbLbvlhCLBmzfLYlhtq+FKTo9TPxk/SSRLlwdAPCIkZaVoEoYQEiz/EnzHMRudeGvb0FIuEWgDBAXtjzfQlzYAFpT4vyzeV3cON+aS4fLENXNgrkc4h1M4GU9zNWm0KEVJGdpJGsOfwB9SRvjFYVlMT84owWIsCxG35b/qvnQuVr+pRwA0fJLEgCR5EZImt+cXMgAQWFLenOKQyRw8OR7M1Hct+wUqxaCh02+eQWEdS/JfgJXZvMCxi8slQkSgBIs4weN9fxP2Cy8EZ5DFmTdBlkZBB6vzoDofAPWDsCRLvIcY8Nv3NVFYPfv7DLGoi5gGebpTxV9ybgYZ+xJxuI/X5SMG5FxE4PJQ9naxBmLkRvDJTTJmpbOgEfRaMSQSk4hutDU4jfp2AZMiK30uaIgOQFa3OdU39m9J5gAWb7B5/RWX1FKawQzVYQdT3m8P4HytGmYEGG3+uN3wxlljz8BIZ5wVgMzBc4W0MBfSusL/bKfgpu8wEw1Ctx7PoKZIvp7FLA/DexG0CCFLOKR6o7Iwht/H9qzOLoxs4DbPqDkOAxoJPjVZhH/lFqxSFItcFOmO8cYWGe6M8LAOdOdwwjfQseTtuCdHISPmgDrXKKBdRoZK8YuTxIQomE7SDGqAzVISZbnHdaJMaONjAsF341lxiyHDka8mAkamh0l60MO5+DbR9k/Dw9KOrJfJmCuTtkMzhdOER+P5yxU6xDNLFM0vBEG2XZbGnA1HS6ZrVbSoRH71Vl/EoNBYQV3a0IgE/DFIayxGrISz0JUbw2wkMpy6LGJON4tjXMH9T7NhUU/y8LUkIrFp1yN+NRwU0Mea/tYfCoyKEMDuxVkwyEAkmJGA9aPInrKabguxIT25oZPWQDtseSarlDDGsg5QVCTwS6gXuxhAFJs9Vv3ELXINREpsdE9w8GE6nBoE6rDoU34RHkCz/gPBRP81ocCxGiYQOvFCU8Ely33L6sOh3bZhcKhTUCv7pVCuNEZwqFN0EQ+pPyicCaa+GFiW8TE34RmywvAIU38HiKajWonCFgcgRMgx+BqPP9P8Cfunac0rFvOb8CAiuKTYIa1tUF5zui3uOfyNT1ns+CbT3oux44u9g11ey4H3AYbP7Z5L08OBSOnKe4aICoGngDNU63u7gXanWPFvSS3Gn2d+pvUVznuK55FmqO+ysVCWnMspNXtq1xBYEMAdtNsdJPHU8PkJdLR4ONauWrD8NsBkXNf6db3zBXrBEEMB/c3ErVmdQI8JrRkOkwjW2frCXstAgeTucx9ChHq6eR+RUKJx9KIvvRgMurHd8vVVotGNJhWqkQZ7cLQjmX29wir4ia1UolaoymPShTHqB+WLiauqwvYpAsIBVQAfCtibGUuwiPclssDBqK6BSs6FK6Z1lfe7WVbPjsZ4J+H936ifDmr9+jB15d9HJbCCT6WW+k1sQS32SEFH2WNTrmeNFyWZC0Nl6lJptCviej78bJKquj4ASSIfINaRIt6o+p0eQXU1hNpGedFK5/JcVMI6Q8TZxW9NuiH2o/XT4HWilO+VzDhjntP+TL/CqbbO95DS+sCT+HIW+2lHIpUsFZaYF229cnEbTBf2s2rb6Zc71qeoYowkvSozJ6GlREZwuGOatILNOy3UHatvrsiyJeoi1waWXTiyFRejIhpAj4+1Z/4CVoJXvlQuT3cNTVsCzPcaU1BHtGpqedjEG2jafy2hwLXoIVp8b1V5UIiAru7g+nGHdt3Fq/4b3/0ye+9+0zXXuPtGcYzk1FJ5nioHyIVcauCuMGBmjTnoTaA715zNFdMBIuKLpw9ESPCtKHooim6uHLPMLX5lXswXe/ZzTXdZcNNVnyJmuNlW3PEEWRUvV0ciTxxJGqCaDVxGEsZj6EsGqRBK/7UvTTFtldB5idt4xdK1NdJi/g2+iSpvT+5VIaoM1fipMXjvDkaRs0yVGhYLJTRtBijCVgDBT2aWPCkGwtk9MwVdVLtf4xNW4CSuYiRBLGFcbaboOsu+k03NQBis4rqI8ra/RDGvF6iGxTfjK0nQYivHYfNGjhexiGgr8t6oc7OViSTYuDxaOMpK9srXxtz9LBJvJ8zmRrjWOkhZM4UxnAqlnbHE5KVTEZEdCXtQ3vJwr1EHJfrG+7CPXFo03NdRDcRpHVx4Z5h/FFuGvDpSQjPUYanntyTTH2dDyxcgVWzvlz+vpGV8L6asPjn90/vua51zsI98Vsx0RhFW1EaDlqrd+QSYKQ3UWdBo+njradWQsUbKThPhSvgu5hFYLvW8yooPh7g1iNHHv7pgif2BOMxY9L1z36+6KpPPonSgp2Px9y5O2jZTXddGke7h+mhd33mwckju57+HMKc03+7H2Za7GQQIsalDFj+7oRjvD9hT8wVEH2CP4Omcbl95L/Fk4Zt+v9n1+zRZ9O6hvcsnrj2qQlrn3ozTpv47z6cvon//iA5/SKdcmlbec4fv3t3VJzpjk8jrxiO28jumdOd7QUpWVvg7sHaAGQ1gcPJFIIWltiJRz7sXQLwFEgNLdSpgTscjOfYbK1mzpDT3E1BMVTrSIxC8nftPZiKb48uym6VK0DE27ZIlbvZZiJqmbcsZLmEFsey4H6VLLgvlQX3OL3gbpMFN6/leCmwU8laYIeSxcB2JauBbRr1fEj5iWD3eRsxDHlRAH6ggw+zGE53P2rLEAYDaKsBdqDiktRRVLEYz1U8bUuRIWbNc+b6ljcHt8XHO2cJbFdY2OW6WQ4462i35tQUcYHUatviWJpaxhSv1tOGI9j7G7GWiaa2SOs+rTsrwv/IYhdBdmQngZgdmfOCRIElRTHhDA2CNxszPgmEAZ89uDIFjawl8jmABuIxIdamuN0ViaVYh/X4HLxp4V6ahRqA3AjXU8y2HObCCmz2lPMzDMIMczrKiP1lGcKGV+JifACBLmjyvZ4G2cxEUCjsn9/I+4z5m9i/q2G3fjzI8ETetDfwkgk1OV1RMuK6JPrLEiBIfX617Ikvf1E7VnJAB3aelLLA71T8OC02sljGOh1Ed2BlZW2DpyWag7YESorUtNv39gBsYQ/Ph8UoKnRK3FrSidnERx0nTdThbKlyeTctnNhtVnu+a5OV1C/i/J5iRDnD+d1CTSJ3dCadjOgHI693S0NeSDkE0SB7HfstIvusdoTndmN0bvbczuOeI4+wvRQmzkwsIRovAaxheJgS0hEl6BY8QTJCrtrfncXJQrSjXIwXlMVoK3l0lTgyNTzsZSWZm8ee5y609nAlp5KJgKJ9jVKm/RTM3WKTN/7ng47tbNHGKpGvjBPvbisxIVMC96eq3M7S4b0bAzb3k23tgrZP4MDqnE5DzpYehn1BuHUqEfsxa63YH4klaAYjZ0DQBxTvWDu8OS4O6dnEHG5jZOyR8dkFDtSpkFtk6MExemCpArzKL1mCMkz3afRn4Z6X7qVUMzoOizKUG3FG83UVvw57RZh+vFQm9d++iI9HZmUOSTgZdJMnZm3aqO39qvDByMjKF0BB+Gz6LrWrZY6cKwBoMIBmdbRZV4otCJnK2EU4shIUHgq1ufA1phubX8d2fS/zEw0WwsPEEmMM7EwULuHSLYUNXEWtlcMdOBTut9muQFtx2Bzylv7RyBl8JzvHycpZ2xwHjko+nvGrnqnMIdph1tAZyLisJ2Lq5NjU0mKfHQ6KTkIyl+eRgj1Ocx4LnIcdBSqGtfSjlTjc06MVI9wTPVQd7sm3hCOFPx4fop2YU34IdikqWapG1l4d1tbLG12gIFpE7c3h3qYwG73zYRV+f3zYYGRxtD3s8DSFs4F9e8Bd7Aj1aK9TxPaEkd4JonS6by1FJ1asxZjHKtZCRpi0FiAQQMWay9OiNUumRfo1yO5yJyL88P5yh3UpIg05eKwlKEJupLO2cgPbWgBDHWwLWj+/MVRLotIy0BYrhh3mLeHJ6qocbw+v8rLhiXbGq2VVH1X/y80Xqv4z7eHVZvVP/vut/rPtYSdV/xSq78bVf7ghdMesvnboaTcdetqTEGTtmiad6LEtNwg9egPaWae9kDTdmX+/TfdceziTmu4sms6Jm+6bTRdouvD59vDVnvauPPfrq3oqrnr6V1L18+3ha6jqg9NgHoaNreje76vwwYZQJY8ySFegBB4r/FYVJxJ+WQxsY//ajvev+T+vUX9Bb1ynZFNNR/oqxpG+UjUvQEwRqRsxj3pDZtQIwiyQQBLPrMFP6XnNaxbSBKOFzvxghVcWUPtX6KJs85wAW8/C78u0JsIX3FZs77+o5IQeAVpAbOAoDJmlNt/qiJD2YlQSO0YlSbPtndSAJaW0SEoIQQ/ngTQXQvCHWHAV8zhMvWtJDALliPhjBQZACU2J4ThMVOHfWEso3/BPW8InWoBadZ2f2hikSiHcf1Ml9hn4EPrN1afhx1tCFSVLRF/H+4gqrLSIytnbAEjIROEfaQxdvo3rHSr8REOYiZGSd6goXN1fNobAa8jo5EK4/fJwZwPqvjFIl0KP49vxzQ+pwkbdxvHwsGqHB7vKs8iv0aHCb/OkLjMsplaU7avgYxkOp2ahbDsbmE4s1KmKwAuvNlwlnNgmABTpJOAnLNzYTTZkjEJhq0ul5J53mQQS+/EIl46NSjLo5xSHf4r6WUwNGsXSIC3WI6neMEA/ixF3RGC2iPhsb5J8SZ844ltRdkXKol4mLvws7ICJ4gJeFcC8gdYmcaYpqRfcWNy4Xro4gRjO16lCNq6CSoi15i2jHs9aXBEu2v+dIvg2+9vIcNEAMXU6yopYCn/CjmFr7IilVHVUSnK3qjqq0GmFT2Gk4MEP8fjXpzKAdLLsuroYQH+csjkyA4Dm1BRswTu8TABaog4ObIp7OyqBA9qDJyjEPScKDsziHoewi53jIO7tquiTnRUdHbhSMNeupqBHbYInb/HVC8VN+z//g8+/0Lrw6+XXbNn818HCCGERJhiMF95JB72f9bkRuq7Q3RSUQXEyoruSfKxCBSd+dp26br61nBK8Xu9jCnsU8sG58C6A6Bu9OrIryjHNOUYb2tcv1AqDhYzBGGU5S7J8UEGLIVleSnk9/CffP/7Qn3z/dNccJ3m2TZ7dqWQV+CyblijDrc6ZK9XslGpW5MqXq7bk0bOSLTJ7iNjXMQuzCRZsx3ikOnyLLnRQSYQm30WZeQ8rka+Lmu7BrXRH76wkcx/zWOV9XEWrUe2WIlOiqGCw1umFD48nbmg7K7LScSL5g/r8uctDah7vvyr5gJB5kv6Iij5s5ObrqYXOs1HOqIJEdXcKlzMnlJgjWKiEmzeKnQ5dLCQGTk1auLL6GZ2cvBDaffTOSz+m+LFRX3T6Rn3xnXr1H8UOdBjJJ6ROAXKMmFAnrNzhCWxIlYkKHY17BpYO9Qr8jAZ6K7xZ42jRgV2lMDgL4o/Hq1c94V5SDWOClsXa9RNKe+d5+1RhljGhuFUTisn10OnyKk8p82zEwZTqxHb6mieJib6ljfuYo0Ba0G/+vbJVXV1IVutCrh9LF5J9GboQVim58IXUS3bRhORiTUjO1IS4su1XTxOSizQhLtjFwGhFCH8jUkG40breUEDkRms/Yq3HBd+sfkV/hlGQEK+rybUmjaXnyKHvxQ2Bs0zUUdUEcfSK8LURQRQtkUpsb1iN9fz5KeHs0QQUP7yGKanexBBHjTf1ADsqo8M+jzUx+Mwa5oRz6ZOPKYRrhUyFfyqsyhC1xB8RjRb+3rbjGK0YMQDgkumc2ZT2MUCdbtQ4qzKkgrQIoqopRS2b9gYd7XWoBwSQrnynybHK7PphMbNTUQZofS9ucNjWOeE8EuRpGmfbOpYQubvi1UQ6lqt5wGDa5494n1JlS4eqZYdbZn8p5O9w/tpb86oEO9sJnY2NroPJkhYJxGYVcJscHkPMR7zmwmn1a1NCPnvFqJF3ETpIHndsRDua7LWCb9QYGa2tpLa6iT1hL2bUpS886uyX+vxo7eLHJ6UcdvOxN7sQnrY7WjFfb1gAcNCNhoVbNSxcLB9ehrxU49m8pVeQ59CaltjhA6FVZtQU0z4bmEe0Tx/Pg98v5hlfCwrskeQmksITQXp/yG7Y3bQgI0E/DWtc7CaVyqnk494fq1hu4zy8Tyv0cCx/ZKMsKe2o/hSsW1y6kk8xnW+zJZ1ep5MR1ev9iZqkNXqiXIXktFQi3bFqL6sHNRbUUEuAtIDjcFx/5CSHEjkefRw1uY1vHFAxirPWlToSpeGFAkM5s9NN5rGtTwZKniYJ+fckgJKt85USHlIcD1ynxQ/x4uycXebj84hR6LAFYzYZwR3WkGrECOZWq8rRz7K7sOLIPHZTmvfEKINBJRltVZLxecpwjHdhAG7p9zMWhvgY3/AKQe68DP+7RR3sK2P3HBFkky3xki+XesO8pD+QBfcCxh5/w/uMmlRsKEgNwUsxbLxtOlHTB7oO8UqxvyyB9vwyx92bUi76HFCvEjQA38rxi/MtBOcuQP6mtfw8En0dOLyCO8IeFJDr1ktRFvNMoS1kfZGKcK1PrUN8J/8/8f3mEl/eID7i1Q1ec7Fokh4AuHMgNmx5M7EVZ6tDkFvzjKjBVHZAvSyaKl4sTdVXUgN02YqU1FaEOgUVteyu1lFUV9HjmXZDwkno0aqhR6sePVZvLFHlXojCeFWT4v8FMmTq/yVIkd+/SHKUb71CJJkxSDLFlTikoNstw5y7etacFU2as36hOfODNGeKMr8O2zr3/9nWby7bcg0akcJ3EufKM5p/3YqkRhWw9lrgURm/O65Y8kUpgOs9qqCp1YTHoSQdTXw6q4cUy3IIicAJWp5DHM5frmSgqYspHVQkGDIcENtBMx1U8wHYROfTifrmOSMR/e+Usrq1ZXV/Ha0o5azMVmd0MafMt04rSfVnq1O6wG3znJM61ZutTvCplmTiejwo9VC19VC/hnroNQFMiWKCiFYFkt3HFFYrvlVVNnhfyxoA4aB8wXmhlWqhyarRzxUetjWSk6UxnRJjBm4TzzRrwJkPsBwb5pgW/WMaOHRCA8xnc6EytaFJXjjf0vZQi1+e0cNi3y58zHZs9rJDUgw/XWuAAVVEWeEB1RI4L5SoO14oOUiegqVYRc2AKgJbnmnvLVCSQZHL238zBMqqAoX8bMYjc14oqBaug5o1R82SswVzAJOKs8VzuFyT+aNt+Mfn7/BX+Bvef6Y2/UohWoreY7NHYIb1+K+w6l4Wn06y+HQE2srRi0+X5xuHyThZfDqizD6VFm32ybRcn9DXx9JaIz4SnRyJTg6nNXE6vFeD8PXGkpVSDqepP3e5fH4SwXh3wmFQnj6Trno6HE71hvPpuB0hX/mu4x1WAjx2JgW186G0bh/R2NaSkKMVubJcQPU5U+8DapJMvHasOWF1S3goDZ/TIjv8O2LPRK1XsWg1U7FaWBVss1pE19Lit7ZX1dLRc7Zv1WuCinrGpSU5NXZFHb9c7pN4AGVG2QkPwUNBVM5NgRW7Jvh2u2VhM0w3xYjT632W6hAVGJoqODNwAAc7iqECVZmo0RwNgpOBgkvgdULwHv7Q51Sg73OscAmZUB21W3RLWh8uSFNE+B4+afGkqzc7OTCF0TAHlVH3uEXOqepuxlNmneg+sblJ8fN0R54yW/F5xYoNhF9lFHnJ4NOqrL8rOUA4gy4MmxIsYB+NyyKpJywjFVKPBk5N6rDT7pXnjBJTGvFYXUBXEgwqd9jxUzLHhg40JVICXmg7SWkDi4OBZZmvYqdeFtzgIUD2wYLbqA/kp/nWViXBnQZxpKXQOdYEMjiloiV3wT1lSxmGlP7ogypW97iSZPTJSw8cqNNkxywqtCzRLCzRqovnMHYnF/OMLcVDabgUeuq3a8ogCs7RnSe5bUclAWDIwbkUvunPt7jqMgFx7S1GT+QGkKmKP45iGt/XYtKoNsC0CPkjHv2O0JO+slkSFELNyMQ5aMtW7FmJ+SVmqum4jVOYB3lEHIvDhWV1/ETcSrNa+fMqirmVHR1yKzsq4lZWR9w6i721wgv5rMOToGJXc0AaYWvY0THI4oLstE3hQKzUd3AwRNwSY8lUuINHLsJ5Uau8jjeJiKKacgwC9bwtgdzOIjR4Sjx8GQRrh82hclJwBtb+mZE3lxP7f4PrKgakKGjb1QBQl3rrkuo53YJLj00tgLOGJHpah1WJdehFv2EFMSVItHTag2jfKUmFTdZ0y/eLiAmHXqTElQ08wmA/FNkhPTszXMD2U1/SDXNqZmSdKmVOggPFu2w53lh9n/hIsm6dFc2Rd6WD/QK1jGUwexkYavUbDE8VfzGnay/dGxnGMiTXDjuZrfk7HB4vN3pYsulMPCzZyfKiHkI/jOMQ2amwFc5mbBjbxNaw46JJTlWsYhmclcZ0M/ad4YWXwnUTzdF8Grb0VixrtvVxEg8wH43niJBt5RY8XmGPfRVe00u35sBqny7m8QX71OLRdtAw62W4+wu8Jm2mNSlRQAvJaHxNJxaSElJobXQtR9kWArQWVzQw1p7ue3rYid5SHHedUsGrhEzs+FGl/SJsv/E6beZKowEADxWqz2xYeYX/asnQE6GSkx7gWKStUZ04uspOevwtOMX4BN6T3wrM2xSVoeAggrUDoAo2Wb9Fwgwup8P4Oc5SgTeCPmAWYmPMwti5Fs3cYS0uKxMXosPaZge2d8jWaIAd1u/Z5UTZkGI/GM4qnrvog/OtpzmA4XzruJK71OdK5+IYb+908HbyJpX4O46ESHzWiXPHUyBoQQxxZKSHL9obQ+0ErPMG2Jdxb0kD41empjtnbWK/HDSW2YYOaBueIAa/mrpAj0oai7yJFY/NEwBBSMYIP7+mAIe45CFJTsaw5ngWV1vDdWikYgbvHLLlelBf362tnO/Qx7VwUZlvrcbGEgAJGGAEqCPguwAayQGfmfgGh9Ltc8BxnXt4AeJhnUFyetmR9Ujg8kqDTv0ghSAdOKV1xguyTUpLHu8JFa9nMMlBBgUSCa9A6OhjrmBHKZosZXlT+FYM9qoRTkmcY5RE7Fea24MAN8UdCHkcy0jiBLIBSaBTg7SxPXhoKnttyPagBAaCH0e0PWgLqB5YRqru9qCENIJWhPOJ9udScHCco8zIQLE4qWSDUKOW6k38i88HOSyp/rbNhg4atfICbyoD8pV3CD+jlJIIngD/yxizZ4Y1esnsmamobTYJneWs3IK8Ui0nZ+ONtoxs1mkDyIx3OUZLbeK7wKiqEuGL6pBUxViKvWyKInofeSrW+2QY74cOWqyQ2xnvf9p+psOaS5RIhZ0FWKGK6iTyzHCoWrbCoPsHbHlgny1PDNv6ke02Zi42W2kTs5UW2feGt02OCTGjsW6uFwnohMX7qeKZ5hp7lSgYFhXxYOQVZpbXHN6fQotyAoJMaBcet63q4I+8eR5tWEJVVEdCRWauGDDBgMHhXf2aZxze+Ne77wx2OfoZpTGNWQiFbKrqzaiKnymIVGzxzEq09HGHF/SyqKe26BRh0AJPZ6Nd2F5DUwDxHvMpy/VF4GxWJLJfO0KNkvjZoN1dqDTek9ocgMbx1VXalBRr/ttoYpqsz2fQOWyWChrNguOLyRzDiphyPPuG43A9V6bvKKsm6tA2fc4zs5+Dfbcd/gcqhhhKiGGGCD65yFCiMRZ8bIDjSGBEcd95H60NBEVZIiNakcxn+Q0CTZ6fbQGavDCbKaw4h+HNU5DkrbKWdDH3zgMDnm8B6Ck933oT+PAc6/VUh3aBZIqnaEvDPI6L6xZ2gj7/GOYV2PC3ow3/Y4aa3k7WP2bQUR7exmb5NrbJjjT4vHCLLqiFyyxoxAnFXgEdjxM6KaGg7atdakteWFvasksAtK1RGgW9wq5bvMXVpTtqgSM7ccl0qVJcKl0ixpJ2dGlSsMFimV6++7tI4c0N+MwVftzqZgBZdS9zw2H39sAeSz0VhV1g9ZSqUk9Vh124OPWUStRTSsdF1uoph9VTiq0ktXqKWIJ2JTk31SjVualxqc5NNUpFD1WXyntKSTHOTeXAELPV1ope8CtekwyZaybF72Ezpjo1MSA8XkU0/CCvZOP+tDnqcjKP8DV2hOzwoFNtRcFmE0pbGbpGDjtVL5N6pIDAZCwOWVhb6d0hzo8Fdd45Oh59r6JOOOwNoo45ZebVR52amYtWW6ecRodYMbwgOqzjDmjSBf/lF5/VLz7jwJ+Ev2OHp7TiuvYaKiFbFxpOj+mmLLuUZCUPt8zsGoDdGYa1yzAXf4lMEadTtwOEpqY8a00oMftEkNtPeeUYzZQ5+cvNywFKCiuyHq/OjHWGAN2D/plqMEIz43bM1TbNlgcdEmgH4RcLA380C8lgbF/1Z1Hffob1PrwQ5fjwGQGHiqkkUKz+yWPaqYD6ofBhUQ3qHwVlUBZXHphIFTGYBMop2nTiIsM1JKYTSttLRLatjkimq0UnvpIOLAjbfnaec6toyJfDq5vtvFnVmfrNJULZEcXwM+mwTbJpETr0fhE6RJa/KjpM8vq10OGSBsgItXQIwYTpDwGjFfR72YuiuOLFUlx9w4o4nFe7Gc6rvZZlJ4YV2poi4pF6HbXNFQIddMXeeeN8a8j9d8EmGRiTO8yk0EpZAyM7Aoz8C1DooPuro9Akr5dFoctNAl1o0Cco/gL0mRpFn1WzaRUxxqSoczLtK9igIqIUO1pK6QEXLaX+XRBJZz02NleymSVE0vn/HBtzIzJhKiCpDbsGHKsQAirveqobG9iw5vxUiNqPzxMJbdhlNT5W/3Nte0s46MElByQ26EWBZwe98+zGGQ7S8ncQ7p3EZs5PjQTGwt/atrtZB0+Cg9YXDMS1TIwekmCYgAZK/ORReoH5a/JCLjnNG4Tk0qKRBUsXYDXxUxwHwIlAeKyFjOuPPLPxl7MLgedFrxSAeVZhx0rXa6LFTD4qQy46yeiTCNSYzZEAil8oXJuA+iWAKEpr+QJVYu3gUWUAfrEuFupbP75bOK/szBZzhOg+4i3owcoSHdR0arR8MpVZ1GwDQYqTtvTy4d7rOURGGgqAAY9VGOxK4Gj/XPbzZBSS0eimOlC1Qmj3lGwMJIFrXE0omet5iygDRYToprBZjt8NpXKW9U3ZWEeVAxYNVs6+K/FRDFWTy7FBdFlHZQAfolhhdaFsMtQVMOrWZOiCDAusTeFtWAAoORgT9JUbG5wEdxR6TCLUR9LKkbAzp1K/doODD7SWRd/PRFVtc2DV2Bzogg2ZBRtKCjZkFmxojIJtjwq2TRdsqIIBzwWyeR1plGQbe9FxSeykJM61NZv7c6u2sGUOUYkqjh9Q4YFo91qff8nYvx7kHeS5vebqEaLRUawcQ+xQyUNaoag/ER4zNX4K2vR4EK7iJ9phxLI/0EoDx3vKDu9ETVOMyi3uf+IZgwr2EjcJnDc0YJ/ykAhtKCkbCR1WvDNF6VGljhFvn8W1oTNG4VJSJL2tfID35Lc7vaEdXoPi8x4+F9n7oj2J1fR2kh6r6mW394DsLKDpHO/L7Oh4tf2c4+XiYnnHqC2qcnGqchhUvIlCrfgoPQjB9SjvHntf4Tlirp4MOD4Y73+UylyvU6mY98t/J9UvHOwuDoP2ct5y41BmL+etLO+Q8oaxaVzlwbW0rtkVDLLkSzP4S0JxF/WtGb8oHs24ghhEzZgDI6rCU/Bz15ok11DBuWyypmIJzg23OtBkEVvY6kC/npZHMBwyMVtJx5vBmVjLlYlVXBnRbxmw6uzUSRnBdHeW7BsFKU4RO11Kj7eYXEmdrU7Cr3OYt5+66OwEk6nr/QUoVF4+qX1wjJc7rG/CHNblPbo0jtvsIENUhzp1WM/YQRYXSsft0l7syY6cLtaQE+V8NC4WrcCfhm1WZj5JkXEZTjhRBZIn7fnWR2FUmZ1v7XDj3PhJqkC0g0fFOayqd/BwpswbbN3qQp44qOYRedEp4hwp+HFQVti409sVrndcSfiJk5E/fIe1K9oTtIztvVSyveca29+utya5gZrFN0RGK4xnUrvaXkykZ298nQ3bxNfQeOXRKmhMrhyy2BwUcmfsA1uSO2E0aRU+ZCsa5JtDW3zmEwMEtpcSqxsXh2ziOSUPJjYI1JkrGhApCGc9DeyWzmn8vu+n6EzaJgVbhKRi2HnUFRO/YKdm0yltDI60Js9ocKSjTaeM3MKgcKuNs2LdY1rHrBLQgLRsOtUm8qZTVSIEDxebTtj7Mzed0trjTE9BaQnikMYujmLpBbfT2HRKYzXiorBYjaRl0ynNm05ZUEiaN534ATi/48ibTmnZdMoWJLxDm0SaNDadslpkk02nM45wlIOjOIoYaSUcZadTO+pPcLNSetWoP4FR/xxjLIhBzBlwgFO2rLdwOpoFnJKhVc0CvuPIaP+oZgE7NAvgofWsIyzATnCzIgMYW/DTjmrts8tb75J7NRtQmg0orZF2eZtcapQ8mSI24Gg24CS5KZMNcJHMjXyxjcAuvluzi89sALv4ERvgTXxhAzzwqS3Yg5Ze3OfWGfjKHPjqYgb+QR74y0ZtLxbrbC9mje1FThMQmq+y9bVsMNI89FA8+FNVg59HfVpGfWasUU/DTo96OtOjntP0qM/oUU+Lbx71+AovC/VOHguTEbaeyQeA1VN4/7x0ektus70le69zD+9XjeR/HUL6aLvg3yAp3UnslC8oqduJpC7mw1Wck+60RyL8CSC7hO2xEXJFnUgFtKCCHTNb5KYCWiwd11cnUwh5dyIdmyWf0sylt8qQmTKlRmb0DTxB7czwCnCaQAytdHKaSU6lkHIpxq7wsXiKjYijr2gj5/CYmPaq8Hh0ciI6wUQgFrJSwirP4HjdccqtrfYpN7Bnq2d0RU+7aIST+uqMi73bZ6urXW24zBORtp6ssX7w3WRnssOCLQwsj9YhpA8fLDnoauq6izEziimWyFMjTMGDbjI/B9bhsXUlGu2ILa6NG5hnOYqrLctkgJVm9w7Dn5DxSnxLY/tMd4bdMh+3uwLxxV+U/ffqTHM601xtprmaTPOI/rnbwInO7kb8Hj87HOR74Nidw/cOuEEjjjvdYFzNwx7w1YaDHD/MNrSH0Uf5ec5BHL15zgEcG+Y5wzg2znN24liY52zHcdw8ZwjH4jxnEFQ4SFQzh2OVCLHSdRSrBEspby4D0TbRetKxgmYcssF4HLygBYe2oBUHP5iAQyWYiENn0IbD3OAS9NdCRC0kgTY8NCU8a4cZbcCeWbQVKht7jtLQdWc7DbZxtjNmG2c7DbZBD41iGyTenqN3ww83zVbPdwrXONtZEHskVLZtjnMK4WMnzHFOYLw59AKuL5njnMFx4hznZEbsjPENyqMRpaD5rrOEkZURy5RLqZwzNfAEPzszYib00nGz9MeT0h83S3+8fumfQaHf30x8RZf+OJW+5YVmichYhrKsZY4zjP5unuNsz0sVDuO6dY5zAMfxc5ydeRk1+BBlNE6q8AxXYXu+pgoZzWvwvFTDn+S3IvTjJL8kMSBLGofSrNjJpGInzYqdrF+xU6jP/kbiHLpiJzuxqiBBZCgv3iKDKDx98oUf1QuKeilCoRbcs7CdLfm4omcv1fFRJ8GaPadplspA32iQOp/iOp/KjaqzKFvwvNl1p80ank5qeNqs4en6NXwOFfshEd4ZXcPTnSzIw0hhvnUSBUc5D+bEaoGeSksZn+MyHhxdxsNcRikfjz02xXVCtmpaVoKkI9cwYnIErxZKxLlrxWe4M/ZpSGPl3xn5nQDSSZyaUiTELWkw/By2p4wnFeTEkZROVuHOTK83H7NJk2EI3SSG0H4Tl35BuanASQJ+5srDxeBVMdDQq2AK5BqPx9+m7KWs0febGKCXDlZUJX6Sbd/58ehBjqC9UPT80Mh6/4HXrNqLbwgDG158Aa0dtmYk3Z+tBjNiS9cWEMs8l5Z0jxgGn2pPvlPpi5mh0HkyQ0ljO95mzSw7rGM5lt7BxA/nyszUD+awXz/dGcmVC+CFh01e+B5ihacs5oUwh69Vrb8lCdz7loV7oKgvBfndQdFPwN57SnviJ/YiPpwRTCW+QbOMnx/jlXwPde2LtAKrE0ZuEjGhSeVLZf0HVbg5ZM4nQ+a8OWTO1x8yW2fS8cfEFAZnypA5z0whrZkydQszZZqhmGnTDAfmjB1cZt6aw9HLmklvnVnFpNH6IzAjgfnEQbd8KZ/QTF7iE5rKJzG5EO3Q4dIXCqqTjiU6ksCOwYrwRiyhzjTF2JmJGDvTFGNn1q3jdlTtIeLo23Qdh2YmSnCRtRxt8iWylhiA2ajP9pll3pfaNpPFKVtzemoHcHi0A2YAWmEoTPZ5JmecYn4AbyO5DBp++4J8P+GBghVYjw/GwAadJrBBZw2wwdh8UHjgkC78mZwU/tQYrHBMdj0zMmvFbM4DjPkf3BQd8EO5Atw7c0O3PjcEn7k4bgiPsmpueNaJHc2IJ76S3DBmuRfHDenxGm6YhPcUjqhY5M7CUhH7ioWL4WuD2VjylgDnGFLDWVm+E4OwLsggeJQNZkmO4OGWjeSIw+ZwOpwMp8PmcDpcfziNYBQdbJ2tjujhdHhmwRCCaPC6LB1hqmXxCA1D2dHjTUJjIzOrhgMziRT2BMAkUhGTSEVMIgUmQRw+aokwG/4tVBGyT4ssbjdhzo9lteaWuDuAScD1s8LtD2ZpcUDc/oAyuP17idsPJ5Lvo2bTPJo0zaNm0zxav2kOoUV2Ejc9qJvm0ZnwL+LJgQ7DAbu6+FmkNOIwHIzjlEg6RivyGKWlwbmcLB1Y4GrUY7aox6yWjg/GjPfQzLrjtlo6RhyI+dbdwmqt1cJqrVuF1VpLpQGGzQYYThpg2GyA4foNcAD13k60sU83wLA0wOKnX7dl1SPDP+na6xf2GGGojHghQUFaqSCthHh5BWklSilwCjcPi3G0gjqmm2dEN89h3Tws3el5iUrhSfMcmDmGhCdsLZG8tT7HbIMdSRvsMNtgR/022IWqP0rTzU7dBjt4fJDkcyAnU+p2zX2HcsKNBw3BmV7SgvMuLvLgWELpr09wPpeV4p7MSnFPZOtPGieyo4p6tlZ+5vkBCAupeLZIvdRsceKiZ4uqeYVni2MZU6x9JWcLCJ1c1oubLQwhO5ktwJuOWQlvwmgdUzDyM4nXeUZso9DCWvnBpkyONKMT+76nom9mOqyFgcXt50R6pOQuuwV3RjqIi281u6rVanAaa1pNCjWYjoZfbavZ3Gq2ftKWVhtMWs3mxsFGUTTP6lk22RaRKTzemb+I2VbWD/yWd9JGvVT4TKTLOxmdPBudbLcj7/U6Ru7RAGQjd6fKyN0YgGMYuX8p0pVqxWOkdldX24u9HO+fH1OT6hj9WIL0zlZCZhPXZHI0Lblw/x7TCkLR0TnYG+LDjMM6L986zLZLhuLOMJjiR6BN0w8LbgAuvqYhIM6q4LLZioSBy4hK4kybjAv6+GVMQbIDflm9vezLJFnvZV8mfm5UM1eA4x02CtQafKF2tj5ca1S8ora78ffpaicD+QPkgoQqkSW+oLRQ8XV+4qhb5mXBEddojKSm21kwc3knxhmY7hy4PLqnVY22QPlD2iGaKcjYyAavupbjtXoS4TbDRZ95bczEJtOIJvKPpu2IhcH3fv6k8Eh7+GeWl63Sr4K4RhLjcC7zroyUfWeGLZu0+aQj5pPcOggfDkN/1oiKH5Htp9loSvZGuDa8PaIKUZXcyC/XOSzBKKPWIEErIzragxlZZh/IiOA1nDHt5aqktUxjJgN9tJvKGAE7JUt97S2MPpEncQCn34BZXEGfAhQs/8R+qbttWKW5seVd9D6wVOPes2Hm6URxBxy2R3Mk7gA0xvRP/DGjM+EaEBvvXaicUQGfgQt87RO1OVTXTNIY6oCE2EwcRa6l5vWWOq9HdoQyhTgkEjHeY2GeamNAPuXFH9AFPIpQmxHVasNCXA46ifFi28KL6pKafDnGRi2nGNUpSQ6a0r2FkxBKoZcmwFeJpr7Ja45Y4Wx1zAm/EK0N8d631MVxDNnM+QDvxlwW7x4wH7FH8Q9kbo/iH3JjtjqZCY9ahqLjW6rq3hdr7tXsZWhmEFtXIqQ2bAJVbAFriwUs5ZivsYKyCuMsbc2KzB9XhU22sxlbnIABYLyPyD6i3uzQYbXBItQqsRegaRFKbxmR/FK+fuQbyuy/+L3Cblt/lhrOiH6anKbMbVov2qZNLGNhF5RYxrJtEBfbTSxjU7FRLAcOK3Ox+PMSqYMtdPVJhDktkPpsFDuB7U8i61lbnxSuhyUx5dsZZsSJGlvLfMZP6RMVnTj6RGIU6g+k+QN/5jpqiytxBKv8a+2YkGQDPN5N/lxzONLs2zyJB3YpLIZp6IZgBeP5ztX262lWFvdbTMqCDwR8MBvtnMIBXh82OjsT/ltLmNOvZh4qk0CGF4iLRRPDFER8hXtXZhkWnXHqHg5XGUMxp5jP214JjuJ0HBdD2meDHAeUjuJnFCDQ5SDQFSDQ5TXAvR3Fz8hL/IxcbziDo3MwnL7EZkH+4Y9bwmxU4CixKKb3FQQ6QuhUrmQb7O1R1yzuAbTfRgjhnFjR2+FQa6h0RkDRkDMtnT7eEt9j72yqHx1347B7RYkKzVP19SViLlkufD6QojSEPxhdvobqRpEwd5GTLccpynPgRzRKPnKxrYpTlJNgAzQjtUuj2LMFdpGtHgoP2HYUh9KdAq0GR3SjY5FN6n2rqWBJ61ssLiHnoyqJUpmKg+ekYwTuCGKdWh6mhtFLEa6GGFSz3b/LQY/AXb6cUs5mjVvAtTTAX9ATjvSLqwFfQkeMr9FnAS/f0MIOtTBIgVHKpHG5FWl6GTt2sC2uhmlxNczoeHPTDGH62LQYCP/YNAMInx4aBYQP8DN6NzzvzVbHp4lofWwa63vDrKxWT0wr+Wmoz2iEhUe8MjugHJ8G227s34Ar5JhqbZF8Yj27WabzSZnOm2U6X79MW6fT8YPQs0/XevZpOldKyGjd+fSSDmVke474locuFfH4eLbN0uqpGaZ6akYSKXCGGSlwRt1CHKJ3wx+Nm60OztDqqRk6V0rIaT3SjNGFQDt9rsUoxDazENuSQmwzC7GtfiF24NsvNtNyQBdi24xCqCQrStJ9tKOmGEG6RIXY3hB+oNWn02yBBy+P1XGF8CMNHFySLgqFr9ius9mGe/QWTcjYX8LuHNOqa/hAEF0T7WpCpy8QS3B2w3oLjAJUHmTBKZIgyilEsGKyTizETDSJ8LstiA2HgpDoFP51cqUK4XtjpsXeE7r4xfBvW8JUxMIEu0DfKfzvJmBHbU5tUZszW9S9io6YadxX0vAo3BJFm0rMjsTEx44NjgQhmVcHkYmPJX5br4TBkZTIMDvS5VE1JkeqxuRIVZkcDduGX3aCY2hXeWtX1OnI0l/JXe/TJIFXIqfeCCvRqsorbNduAE6tFc8xB5GrjrpyddyBTc8xfXXCYVOmBFPRqyqK5IepQPE9hqjST55zzEddjcS2bhKkwug0nZxK5eVS1Bwnrerrg6wc4C8hb23WdNSNjJiik+PRycnYrIlqck5JLLpMPRE8I8mxCH5QRHASVrLUsZhFMxxqWPSFgNqmaSznCMxGTsM6xlORo9HHaJRMt7Llogm7UA1DVkDceQGVgvIY2CIhPOdwBy5+AkUWQVAVVl4r0DZZPAfYNEg+NCPkOarhFqCtcOkQxLsR0YfoB6QuKheUmpFpFYnueYkCxIAUDdxNUoPF5WYuY3m877zWurTcgkNbuVXXBLCVLmPRWuyHpKusdwO3mlPP1mnxoNo6TQ8qJ3osisUpzHYbZsA9xPGH9FS4dRo75g5N0xofO1LhbptWCiZcxzsGvH03Pvy5vbE8kbkR2HCsB0j5E0Mlrp/yEK6oa5slAmcL/Mpatz5ZFueZ8RC3gvESjrGwIgb6KqyEQiErHQN3SJpyG/0mPF3indZhUa0BPS4bz8AjHUYzjHQE9E2/mZphpIM+1Rw3Az1W3QzH6L3wQZIIjnZIM4x0iESQksof6yjx2t5PlduQwVHKGmoQGwlc/WazCaLi7DJ7Zde0uDi7plUVZ1dtr+xDZ3xt/Gw1rHtlFwsDrhRm3zQpTLJU4jINT4vKNGZ5jpvNczxpnuPVzXO8tnmeQav8NQknJ3TzHEfzRJTxTEfd8pzouEB5kmVgm6YDJoC23eVLxKaCToO2ZPfn2jj7Kxf6l/hte4M2vy1OWVkynvWT01WlcpuhlVyYPHOJGYi+TQiOXWQT319/gsAgMr1bo+j82upaaOp1YhuPU13YuEsKXcA2VXWhqXBE6/Qq1ZoOhZoa279ojeN1M3+2uHf0Zy+2TVaQvLHYjpQDyCa66CklSoMk+7NdK0viIMsmmDxc2Sq5iXLz2KV0HIDrCz3IfZWfLcE2vfhE0MJuxZ7fsp+5ZpNPXDRW2ysSaaDlcKtVGydU4bMOLbA1aJNnoNzUyhgROMGQiXIzNAbKTV0ZY663zw5gBKdmiJlHRUzifI2WnNVHVx/ZSDxp0NDu960nAieOOohFTnL+232BK4EKidDQFBy9qEWu5cJjjM1wexRQUNZZRcP7xdWyN8ch0ma3DADq7Vfao8qPnILZOhYhBXWoIvbSEN/UbRWfF7AqCilIzcDxyaKQgtsqsshN0h9R0YeN3DhreHhLSEHOucD7NNSVqnB7HNOstrOixcKQGdNsaIyYZnUt0C2U7cuYWiWq2QMq8pyNV9EWSU71P4+on6no86mqzyP0bOolP18dIE2b5EdB0nRDpbURfDqJksYL9RQcbvgwA1itQm9pWop/V4mrFgjiiSCzHyPgtsAq0XWGCYY1bynWC3gfslkjcG2Z/TC8WEPYHEeVZTACr7lQ2Kp4BI3VF7/0wBkNDMU+M5aAdEtjOLoxDGioyKWyUzYoZmCrWRrDkcYgErkNfue+/UTgcgM4JXYvH4F0yYfr+rBLe53sXAL/XcGOrCJxZ/ezeETskRtmPyAZ4bNhvZJMpLotRrdDElimqh2iBYTe4myP8Stq0G/ogSLL8058ZsVntn6dRuseO2pZVqgglgcULByNFU3tCl7zDKhOqak1zJVogf7YtdNoKJ/HUWhqcW1Z5KBGr9DAktZLo/Wgj6fFtla2jmq/tLHsZA/XzjK7T2NQWdGgSoGOzIB8bDXQJvGkW4D4B0ihbOznZTGJCWapktjK8ORlMGjK7N/Y6epSoTiX8YpgkDLA6BXGEy3RE4L4yPtJOY6BGD1R1D5biFd+jmsqoUyTbzsFHTc05Z23JRpLiP1MXCEvC5nzlSVzlSVzFV+1yZUH2SbyEOOu9DM8Q2dphq6SQ2AFY4wrXba0ePllxMsvi/nDZmC60GcUumhL4kiKmK+7WXtIvpKj65fgNckYk6VwMsgOwPPPZm9HHjDDUO/I0OK1sxxs/SZu/tz+VYPasXo/VtJCK+Xqq1H4JIY85y7+6LeuPFO4qulPV5SSi2tWlhJ1rycl/hrXsJO154xHw6lf4FTW9i5G6lIjdTn+uQWpt8ap0523G2VcXWbl7x2isL9bdiUG7RjYxNx1omyGbA1EUlUv3nZSVdtO5lW66irj69ef4SJuZ73xDoan2WnrUo4ClVGjQWXYQzXaUhtJRaLDoPPK+vP9kn58w2aJhpMSDZslGh6jRAeiEu3TJRquFKqgMw7UdUs7XBP+4SytyU8rY5P0pNUbZvrkTrJJyrlxGO3PqknU3DqMNmfqSLZGCA4L8FMO5nmgYVyjXo8AzdcoGCM+rbfQvsbqKnzs6fg1+3X2MWoBcLoRRp+Zbx3W1wdxzdWOTvZFJ8O2xO0+UKEFxgXidu+rGCGdxRxkryq7NXG7XS1ku9Vxu120s6iArEjIpobnoMGOFrL36bjdSfojKvqwGbfb1THuRcjmnBlUw4lp+LIkZiOo46gFOCQ6HRyxXmcvNuTwWgqK5PBhUw4fHkMOr0dBPhf/K1b451oOf83Y0YXBWMXRf58+HuBj4XW2nQgcaGrEpSSmIJ7M9jwnS5/5C97F9V3vB4qjsvoS3eG0k4ZOnJX997K/+VkBkaVXiFqEQ3nxvmm0aXYrgAp22d4/qCATqutkh6uNw5kR5Xr/qAxPaE5KnIEFdMvP+tnbArsE90VBzKKGBEww5ogy1//1Il8sjRCDO6zlgONljSjPwg0XNws3MlnzNHwIx4bZ6qCtw+f+juwuI0gFPBltWHEAKR/rA5oHf4fjxRF5l3WUkKyOhDwf8XEwPJ9Tcvyh0vgtLl8b8C1U7q8I4Fa0nS2c4ksmuqqfaUwDRE05HI9DWvGfFNTylux1/2/FtWEva7p/isp4VukT/XFp7FOGr74DrjLFKjypAYJPWFHMjDrEnCZiTkfEnK4iZkYef0liDrdg69EQQVk3ZAig++oKoFHsa+iOsFObBmVRg9MC8NayMqDy0VHMwhLHctOVHYDS/6Aa08pJWbbLOuhM0S2EikHiQocOSqKToGXTaNm0tCziRY9czlGJGCQ+A9C2lPapZ+D0iRgPDJVSvDN0Ngasnl5WKlT4hOFxaAUgDASSMl1U85DZzFpEEMTYpkwQdosvSCrcKAgQjP5xnwL92n14LbBGPc+P3O/QMz4/YsCGfMLRsCFtcXEHB+nJxjt9+ynqh9LYnG5QIa+L4iTH63OSj3kZtcXZDFGgYYt9j8SMcS/AS2QEPm9H1goyULLCWQQ//FY2y4vHjTLGDVb1TwSF/dgdYUZSpJRCxEiIZRA15/0cOFR+IMiFVzA6AaKOhG0bo+xACDkQQk4TgnWdn+0T1SWIJcuqWD8vuFUOa9T/2Rxsw7Y52DQnKfoNjIMyzNsfTvi8DX4isNbP29o+FFAsHJavON96lLf6aVAxs3TBVbT9qh19Vm4Y30JRfqjYHLq2IFX8OXTjUDVWkBPzvvs4JAFjXzDiGwwszqE40OOTFDDMxkHtJBXMcXYqST8MLzCdfpDSh+Sc5qI56jzbSywu2wZoRc1moax/NXi048RVQIAlvNoYbp1KCbHR3bhF99OicwQehOBp2FELz9kM4OVN8cdhH8kz2siTh4z2OeCar1yhLcfH8b5ddVs2coAYRA90erHBFD5Nx/HEXFpExsR/xP+a6SMWiRHhzN44KO14qmIcAwYB9xA/5qTDLWO1z3EO82kUSuZvIjyeoFWDcmC/CnOdZZUn4FAMJgqoYMXKBm0IDJMRIPzgkihizCU6YkwtdE8wqdG1HYbhzPipngi8J7MigvEAZA/edqJsOIQMgDwY1ygTI/n4jaCSUiw2126cRW50vHFmvbyNM3qjaGyXYVRNkM20wFrC2+FFf4I2pazal9luFmJ7Uojt1YXYXluInfj23kZaQOhCbNeFcKQQO41C7HipQtRuVkWF2FVdiIvcrKJCJNtVcSGGxy4EkWMDEWKDX1rSwB4CfgMrT2C05xevi+D2KSO4UlMGvcRNJ7AkSlwVviG0ztOxzIDDLeK1tmMDs1zCRk0NkJbpI2LiNI4DdW7FAKwQBc9meM/dPB5pvMShCZzwjziNxk48HCZR82MAXEJjZQgnrfOtQRwnzlbnwT7aiO3gWKRpAMcJs9VZHYv0JH3pPgbKaKdRNMd6iOm5ha2oiauUqezlFtn+0EU8yyB5RohiGemUnIQp7rA+45RZojvklCWsbhUfqsC6gMtscbzUHXzKftbb+ZTjpQ7pVG+24upY2sta5LGYVfG3qffu0ZE++I6XEoMgbSKmJ4NTTsDH006QM6IkYPte76f9riYBETIj9pawPEETxdxRpw3A7Yw2+KErbfCcW+bIvzrwkvGa1yvvGgGebUSmYMn3FpF4n6+WfK1qyZdlT0Y3YhFJXYSINNMUkbQgxOLMWAJToUPEFY+1DtAziYDyNJth+EoEFKW1+4VPpFxFyxwluoqR0aJJtpzSQkhaCyG2CCEZQwg554wS3jnKD6+FbJLiiQXTBFeQRyFgZCBgZETAYBBkxSZykDXShqxB6ZSwUUv586kY7GCQui3INJirh4PVBRA0K32jdskgWlIwLz/1RJBl6ShTYgN/c5nEDT+fpn4xrTwK4YXWaXh2thqxhbbUfAuLI0RIEutaXvpkawgga4apiop8pnrBUyOg6OKfsccufrvkM8hGOxB12qsjYUmrWIZK5CCDaA7yYDzoxMibztX288rLCYYoG9Ic4wiP3jzn7cZIXi62pd5PzVVdAoImDSJvR4bKrAUSsceuEdN4pGh5zaorOI7wSLnMMuX7WtIveOimr1qhRJ/5gSp8ypYtme01K3ah4ZSm4bTQsElCgh2V9BP6PU1dMUAzWiwnW5GcDPylf2L2KKXTcnLKoN1UqCVJ72cmMSQV5LArwgqci2AFXNW/NKr6ehnpkYU4052hRrM0o8saQjAo+itaDKdMzsUoaYUvZ1RqiwMmcMIx1O216+FIGT1sqtuHx1C311cPvqS6fd8Ft/ak10Y07JMgcz1LVDgSr39dOKLtsiPEg1+lPh04p8PK+P4wzaRunxQkKgJmp9fZp1WVSxIEbmKG1UtxV5birizFXeF4w7wE0yP+tKpeiruyFIdZfDh5EzbO+x/zU4++97Maa1uKuNM2iojItPWL+Kw4AqjoMfosNi1AJIMM3wUEqPQ1kEdsQYXKXANhxBakqOw1CKNu+2nWr57HaYZPn8dplk+fQ35nlOwgfk0JmPxhZyxobpv1rNiIhHWVo4Hm5V2p2nKjZmA+9Wu2w/Y1D+WnuGIJHCfjV5rOe9zUO2zok+S29/PqF7gG8RvEjs+ow3GLV7hNKlztDuucTLPY2WBWi4uv8/1dGvZ/hxO/a8VnOFS5+2ns9IvaeXCMnQcTMdXSqo/PYp86LLK23A69ZTzSYErpLBPGFvohkthhiJpuWSlQ77g9hFFKhs5hnIE56JCOLmOHhyq93G7EtmLjJ5TrUDtWnl1WoMSyF1+hbyjO3RuAJHmovVAdLIFEEeIF9vUCiutjX9NGfECbskmJQW5KsuHiA5ZtIEi9gaEAU7fz5r3LeO7XN6QBqN4bencuZF16niFS8EnK+Q5uv2UShgGOYXAiKWYNByiNqcHQo1YE1Pom1nNHg1j46h0ooQXnF0GaZQ8OKakdTl7G6ww7bjMY9TDpHqoUos3NvbbjsvkEmEC0He4nWHO3CWx8qHVv+hSbGdlFs4b2hy+O2xjk6F+IKdnI6yHzHrqrjYOyW+EpWAqy+2nOYxkHQRjCp+/qDb96F93gUHGuRl0tiiI4K6EvOUIYfEnWKxtGUiZi5H1338At8NW7rm9wF1mLMJV8OgsFADEjqjYxI+fR9wbuA767qOvNJQH0t8IXM7xDpW292cT6sUWzHmA29mTUJn9gKwVrdN4IuYFNE/DS7QH12NJ+7m7qMo/vj4CjL5LIala4cFQB0vR1vEE8y08/gO1l5iyw7U/NcWikSPjKpZwrnoLVzWNB+gH9DCbZ28OujY8N4S41ywNb6TXuvq8Cude5N24S7G/qovbWK+qgfKVdHK0WcTg+2E/hq1sXWW98jD6py/OUFT0aJCV4QJ6MthnqVDazaMS6RZpjEagkvRwSSIo1HUN8TRSZYbzRcmYRCUE03ehWvG7MoqFkW5OiJU1lSVNlhvTTcUGp9aKmTD/Ar3MBkAk33CIr7ge8mPFTfOuok7IliOJmFj98Ha4P4wFfIzJ7o+7Kd+6HRYn49Lnv3B/DfRuBJQaZJ6TjXqGyMG/gXkmHy+D7mYYdyFfviuM+ZOjiBlamP01HbrlM+BeZG7AggTWVn1kKQ2SUALEmeEv4fuIfn9tTztIEHu1Hv5j4c1hsyoibVkErQSUQldcrTBNrR1ETOFkdnZXExd7rZOXbxsYldy+BGzHW+t4imwjTk8CONDTSqCPNu1QpTJH3wmbMvrHBZddrmId4W8G7MHvnFqmhcp6aHrqR3CLnPYvu3RwUFtlv1gJtYX+jshBYObfIfc9yEleJPtyCdpChSuZ9dzPqWfCzD0NhIhVDlVjDnY0G7xQ4P1oMqwDhLvz5iy9OXsaswuEYHZj3CxntQZkVEdb/zTi5q85J4T0+TQGD2cKzpcMtlgXumodfdCytnO2KvB4jbDUxo/iwHIe+IMfec3wc3HpViOOJ5hV83PpXD/Kx5+mnwyj/JiAsWaP//uGFGY+/9V8+1fWqrq8/8IaPLDiy/upHH/7cN5/smli884E7v/H6I+qtX112z2e/3PXn9507dPC6mxd8Z3DGv2566192PfGpny5Y/4erFxz/x8ycu277RtfJvv+x+A9WrDnyo++eDi/5ybe62n7wk+//9xWbj7xw+fEv/NPKb3e9+Pjy0nNv6Dty0+e7U+949Dtd3+u5Otgy/V0LTnT+zY57e051ff/6Fb97/VvffeTQz7/7h4VT/6vrw6veVfmflbcc+fycr1569tq/7VJNX57TpO5b8L8euXLvhx883XXrvh+/7+Gwb0Hbxye87/3f/LuuP//7Ly77kHr7gllL7v7ifuvvu37y3f9+xRu+cPeRN3yg9fETl5zpmvjZb7Tf9tN7jrR1LL7l38o/6Mr8TstrrvzkfQui9vFgqzGq/S1r3Pv/de2tnznbVeh+9oarPrlzwT2//e4Fh/t+1HXnB/7qs+H2+47MvW3T+nfN/XFXf+rL/+Pegw8taH18Zv7n6X/uOn3/zK/3Pv/AgmBW8+s/+d1/7jryyNmm3Lc/sGDqtNnf/PaTz3d9b9Fzn3rwt969oP2Wpd/J/OG/dD123ZLU61/9sQUR4tCbV356/KzvfPzI++x/7G/Z/dOuqx9y/+mu1q1H/mZ42qK/e/Rc19RlD7z5Rz/42ILtZ/fe//tH/7XrT3+88eCSzZsXPPaN//TQJ878rOu+42+b9fTuBxfseuN7v/PxS853fWfp8vf3ePcteN++f3u27dYXujJz3vpX6of3L/j29n17PrXv510fqeyaePmuR4782UHre4Mfsd72buv27oF3Wf2b1q3r7nunNbCpb31/x6b1PXf2rF/7TusWXPrx5cCGDR39azfcZQ303D1g9axf2d/RP7Bmxe0dGzYNWNfSpc+XPi752dUb+gasdd13dwz0da/vX0Pna9bH55vW0z+3bbjb37DKH1jd46+iy561a9fc0d/jr1nvr9F50ONr3rF6wLplwwY/vti0vr9Hcuvuv6NnhTy6am23PMYn3WuppD0r/b7ulWs29csDPXd13LFhzfqBfqvn7p51dwxEV8hIn67u7u9Y2YOzpd39vpyt39CxYk3firU9HVTGfuvGDb5c+nxJhVqzYmB9T3+/JS3Fp30bNq1fyWfIccWGvvU9fZJndM7tggbmszXrV62liqzZQNdUzp7+Ab+/e90da3v6LZ+K29e3oY/KMeB3++s3rbuthy86ujvWbthwBxUI6Xy64c6evrXdd3CW79DHlZv6upGxtbLnzjVy1n0b9RG3+rqe7vXWQPeatdaKDRtuv41+1p1rqJ3uWrNyYLWmB7Tduk0rVmt6oEufL/vWrH+HdNId3X39PdaKtRv6N/XRkVqNDtQu69ZRD9Cn1q5Z32Ot717XY63t6aaq9VFVu9e/Y22PtWpNH13L+bo1K1dy0sAAvSZtrCutL9Z2E5muWN2Dr/pru/veQR/bsLJHaLFv03pqxv41dM3ESNe+vu7v2bipZ/0KvLe2h+iPzoQuOu7s7lvD12hP7jRuTjlDGirVI4n6FCRldff1dFtvs942I6CTfuq1YP5brRkBkeUAtQpfLb/2jb917Y23WMtvuv7GW2623hguvj688Wbr5mt/66YbF99s3WjdvDR847VWMN/qvGrWXGvmVbO4Wqu6+/zbeoh4/U7Lr1j+FdaMewLKWkYApZflDIOrbH3v/X/g0z/7aMqhAe1bM/y1a9atGfAtTfhIkf7wrWt8a75mfqs29N1Grd2z3teNXvNnjEui7w231z5AjcmN4esRW/s+D8Oeu3wZVX7l1e0+fTLqRnr/7hU0Ntbc2ZNQZ9XftdF9v/795H1z4NR7v/79/oHuvgEmbGrujlV9G9Z1EA0l92/GfT/qDtz3q+5rJtaRsLma+st9zqHeffP9tRtoGF3g/Xr3122gUbNiNY2bnn501Mo1fVJJfZ+Hb9SDGND+Xaups7t1b/orN9B7GFpgn2tWvdPfsL6qD+UVzuRq/zUz/Jmds6+aPcfvHvBf8+pOui/DmIetT3W5k8iAiCFhK5oFxH/voFEy0HPxrxAP6GCmJy3EI938W0Jtw/f9hBOYf0J3HZhuVvd0jKbx5UKXNM8wExx1X/NR6d91NJfUtP9Ncl/6t879VXH59Dz0Ojrp34Am7QELjT9KDbLSxxN9khox8FHjbWU1tTIBG/ROuXCdY5rtvqv7nUK4N1c/yn8xtyOy37DpHatrvxfzQL/+/bv6iCg7IrbasWFVB3dsPMRu1ndAgnLHX9Pv81sGIyjH+a0mdodS6znPX0eFv61Hyo9m0bN4/Le2O5kg6QGiS2LIPnGFtZtWElXF7wm50Yyx4vYL8aeBDf5Aj9mJMvFR5jT70Sjr2IApwnyfZ0Lcx9fX+7X35f11G/p6LvQ+7l/ofaZ9mg1H8+dkJq5/H+0pggkIUOaEfrTRfL8TPUHCQj8NRxrYuJIn6TqhXxKheLxGEhm38QqiCGTTn8zIJj/iQs+Qxp+JNn1tMh7BTkELkehEd1etWb9yPj2IY79Op9c7r3qtv7p77aoopZp/kFBDhDFwV0+PDF3M/KCHDeCEA1WzRSTzu8DrQQJQEPTfjGBN/2+hNsH8gb5NPe+26v7F64OFyCNNv5Q2Ha/QD8pn8ELsThR24gn+HH+JfsfHE5vR7/82/d6IYaHTbzHS30S/N+v0/2ik34oFoU7/T0b6W+n3Ozr9bUb6f6bf7+r0txvp3ZjOdfoKIx2zWY9OX2WkY65ZrdPXGOm99Ltdp6810teBnej0DUY6eNhGnd5npKO7BnT6JiP9TrAVnX63kf5O+r1Lp99jpG+m37t1+r1G+hYslXX6fUb6/fR7j07faqS/l34P6PT3GelD9Hu/Tv+Akf5B+m2j32lK/z0j/UP0+7C+3q6Pv0+//wMW4v3Tr64CAA==

"""#
    }
  }
}
