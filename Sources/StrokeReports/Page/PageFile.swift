// Written by `make pages` from the files in Page/files and in Samples/web. Change those, not this.
// swift-format-ignore-file

/// A file that the report's page or the recorder's is made of.
enum PageFile: String, CaseIterable {
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
  case reportFiguresJS = "report-figures.js"
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
    case .drawingJS:
#"""
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
  const [slider, field] = element.querySelectorAll("input");
  addTo(slider, { min, max: Math.max(most, now ?? 0), step: isCount ? 1 : "any",
    ariaLabel: `${detector} ${name}, slider` }, []);
  addTo(field, { step: isCount ? 1 : "any", ariaLabel: `${detector} ${name}` }, []);
  // Set last, because it is clamped to the range.
  slider.value = field.value = now ?? start;
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
    if (field.value === "") field.value = start;
    slider.max = Math.max(slider.max, field.value);
    slider.value = field.value;
    field.reportValidity();
  });
  return element;
}

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
  border: 1px solid var(--rule);
  border-radius: 6px;
  padding: 5px 9px;
  min-width: 0;
}
button, select, summary, input:is([type=checkbox], [type=radio]) { cursor: pointer; }
button:hover:not(:disabled), select:hover { border-color: var(--note); }
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
  border: 2px solid var(--label);
  border-radius: 5px;
  color: var(--label);
  font-weight: 600;
}
.buttons { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }

/* A limit: its name, a slider, a number and a sentence */

.limit {
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 11em;
  gap: 0 10px;
  align-items: center;
  padding: 4px 0;
}
.limit .summary { grid-column: 1 / 4; }
/* Without arrows, 17 digits have room on a phone. */
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

@media (max-width: 760px) {
  .limit { grid-template-columns: minmax(0, 1fr) 12em; }
  .limit input[type=range] { grid-column: 1 / 3; grid-row: 2; }
  .limit .summary { grid-column: 1 / 3; }
}

/* Where the system chooses the colours, figures keep theirs on their own ground. */

@media (forced-colors: active) {
  svg, .meter, .legend i, .badge { forced-color-adjust: none; }
  .badge { background: var(--card); }
  button.main { color: ButtonText; }
  button:disabled { opacity: 1; color: GrayText; border-color: GrayText; }
  input[type=range] { accent-color: auto; }
}

"""#
    case .partsHTML:
#"""
<template id="limit"><div class="limit">
  <span><span class="name"></span> <small class="unit note"></small></span>
  <input type="range"><input type="number">
  <small class="summary note"></small>
</div></template>
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
    known.set(stroke.points, judges.get(name).verdict(sampled(stroke)));
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
        if (state === "failed" && !each.failed) each.failed = each.touch.state.check.text;
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
    const state = !verdict ? "none" : verdict.isCircle ? "circle" : "rejected";
    showVerdict(panel, state, verdict?.text ?? "");
    panel.querySelector("table").hidden = !verdict;
    panel.querySelector("tbody").replaceChildren(
      ...(verdict?.checks ?? []).map((check) => drawCheck(rowOf(check))));
    panel.querySelector(".options").textContent = optionsOf(detector);
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
        className: code ? "failed" : "passed",
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
  $("legend").append(make("span", { textContent: `${detector} measured:` }));
  const explanation = judges.get(detector).explain(sampled(stroke));
  for (const [index, isFailed, kind, ...numbers] of shapesFrom(explanation, asDrawn)) {
    const look = looks.construction[index];
    group.append(drawShape(kind, numbers, asDrawn, { class: lookOf(look, isFailed) }));
    $("legend").append(entryOf(look, kind, isFailed));
  }
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
    const chip = make("button", { type: "button", className: label ? "" : "failed",
      textContent: `${label || "without a label"} ${counts.get(label)}` });
    chip.addEventListener("click", () => { $("label").value = label; });
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
  });
  show(strokes.length ? `${plural(strokes.length, "stroke")} kept from before` : "");
}

// Files that were downloaded before

/** The strokes of a file. Throws an error that names the first line that is not a stroke. */
function strokesIn(text) {
  return text.split("\n").map((line, index) => [line, index + 1]).filter(([line]) => line.trim())
    .map(([line, number]) => {
      let stroke = null;
      try {
        stroke = JSON.parse(line);
      } catch { /* Said below. */ }
      // Each with a time, or none.
      const isPoint = (point) => Array.isArray(point) && [2, 3].includes(point.length)
        && point.length === stroke.points[0].length && point.every(Number.isFinite);
      const isStroke = Array.isArray(stroke?.points) && stroke.points.length > 0
        && stroke.points.every(isPoint) && (stroke.timeUnit ?? "s") === "s"
        && (stroke.width ?? 1) > 0 && Number.isFinite(stroke.ended ?? 0);
      if (!isStroke) throw new Error(`line ${number} is no stroke as this page saves them`);
      return stroke;
    });
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
for (const name of fields) $(name).addEventListener("change", () => keepStrokes(strokes));
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
#counts { flex-basis: 100%; max-height: 5.6rem; overflow-y: auto; }
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
  grid-template-rows: minmax(0, 1fr) auto auto;
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
#drawn .line { color: var(--neutral); stroke-width: 2; stroke-opacity: .35; }
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
#live { min-height: 1.5em; overflow-wrap: anywhere; }
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
#notes { padding: 2px 14px; font-size: 12px; border-bottom: 1px solid var(--rule); }
#notes:empty { display: none; }
#notes .failed { font-size: 14px; font-weight: 600; }
.detector + .detector { border-top: 1px solid var(--rule); }
.detector > :not(summary) { margin: 4px 14px 8px; }
.detector .checks { width: calc(100% - 28px); }
.detector summary { padding: 6px 14px; list-style: none; display: flex; gap: 8px; }
.detector summary::-webkit-details-marker { display: none; }
.detector summary:hover { background: var(--page); }
.detector summary:focus-visible { outline-offset: -2px; }
.detector .reason { color: var(--note); margin-left: auto; text-align: right; }
.detector.circle :is(.mark, .reason) { color: var(--passed); }
.detector.rejected :is(.mark, .reason) { color: var(--failed); }
.detector .mark { width: 1em; text-align: center; font-weight: 700; }
.detector .options { display: block; }
.limit { grid-template-columns: minmax(0, 1fr) 12em; }
.limit input[type=range] { grid-column: 1 / 3; grid-row: 2; width: 100%; }
.limit .summary { grid-column: 1 / 3; }
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

/* Narrow windows, and those that are enlarged: one thing below the other, and the page scrolls */

@media (max-width: 760px), (max-height: 480px) {
  html, body { height: auto; }
  body { display: block; }
  body > * + * { margin-top: 10px; }
  #sheet { height: min(70vh, 30rem); }
  h1 { flex-basis: 100%; }
  .field { flex: 1 1 8em; }
  .field input { flex: 1; width: 4em; }
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
  <label class="field">Label <input id="label" list="labels" autocomplete="off" spellcheck="false"
    title="What the next strokes show, such as circle"></label>
  <datalist id="labels"></datalist>
  <label class="field">Participant <input id="subject" autocomplete="off" spellcheck="false"
    title="Who draws the next strokes, such as p1"></label>
  <div class="buttons">
    <button id="undo" type="button" title="Take back the last change (Ctrl+Z)" disabled>Undo</button>
    <button id="open" type="button" title="Add the strokes of a file that was downloaded here; or drop it">Open…</button>
    <input id="file" type="file" multiple accept=".ndjson,.jsonl,.json" aria-label="Files to open" hidden>
    <button id="clear" type="button" title="Also from this browser's storage" disabled>Delete all</button>
    <button id="download" type="button" class="main" title="Save all strokes (Ctrl+S)" disabled>Download NDJSON</button>
  </div>
  <div id="counts" class="buttons" role="group" aria-label="Strokes of each label"></div>
</header>
<main>
  <div id="sheet">
    <svg id="drawn" aria-hidden="true"></svg>
    <svg id="surface" role="img" aria-label="Drawing surface: draw with a mouse, a pen or fingers"></svg>
    <div id="hint"><strong>Draw here</strong>
      <span>with a mouse, a pen or a finger; two fingers make two strokes.</span></div>
  </div>
  <output id="live" class="failed"></output>
  <div id="legend" class="legend"></div>
</main>
<aside>
  <section aria-labelledby="verdicts-title">
    <h2 id="verdicts-title">Verdicts <span id="judged" class="note"></span></h2>
    <div id="notes" role="status" class="note"></div>
    <div id="verdicts" role="group" aria-labelledby="verdicts-title"></div>
  </section>
  <section aria-labelledby="title">
    <h2 id="title" tabindex="-1">Strokes <span id="count" class="note">0</span></h2>
    <ol id="list" aria-labelledby="title"></ol>
  </section>
</aside>
<div id="news" class="unseen" role="status" aria-live="polite"></div>
<template id="detector"><details class="detector">
  <summary><span class="mark"></span> <b class="name"></b> <span class="reason"></span></summary>
  <p class="about note"></p>
  <table class="checks">
    <thead><tr><th scope="col">check</th><th scope="col">measured</th><th scope="col">allowed</th></tr></thead>
    <tbody></tbody>
  </table>
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
// The state of the page in its address, so that a link leads to what its sender saw.

const setting = (detector, name) => data.tuning[detector].name + "." + name;

function writeAddress() {
  const state = new URLSearchParams();
  if (filter.detector) state.set("detector", data.detectors[filter.detector]);
  for (const name of ["verdict", "reason", "result", "search"]) {
    if (filter[name]) state.set(name, filter[name]);
  }
  if (filter.label !== null) state.set("label", filter.label);
  data.tuning.forEach(({ settings }, detector) => {
    for (const [name, value] of Object.entries(limits[detector])) {
      if (value !== settings[name]) state.set(setting(detector, name), value ?? "");
    }
  });
  if (dialog.open) state.set("stroke", shown[current].at + 1);
  const address = location.href.split("#")[0] + (state.size ? "#" + state : "");
  if (address !== location.href) history.replaceState(null, "", address);
}

function readAddress() {
  const state = new URLSearchParams(location.hash.slice(1));
  const known = (name, values) => values.includes(state.get(name)) ? state.get(name) : "";
  const detector = Math.max(data.detectors.indexOf(state.get("detector")), 0);
  data.tuning.forEach(({ settings }, index) => {
    const moved = Object.entries(settings).map(([name, own]) => {
      const text = state.get(setting(index, name));
      const isNumber = text !== null && text !== "" && Number.isFinite(Number(text));
      return [name, isNumber ? Number(text) : text === "" ? null : own];
    });
    setLimits(index, Object.fromEntries(moved));
  });
  change({
    detector, verdict: known("verdict", ["circle", "rejected"]), reason: state.get("reason") ?? "",
    result: known("result", results.map(([name]) => name)), label: known("label", labelsOf) || null,
    search: state.get("search") ?? "",
  });
  if (state.get("label") === "") change({ label: "" });
  const stroke = strokes[Number(state.get("stroke")) - 1];
  // The stroke that the link is about is shown, whatever the filter makes of it.
  if (stroke && !shown.includes(stroke)) shown.unshift(stroke);
  if (stroke) open(shown.indexOf(stroke));
  else if (dialog.open) dialog.close();
}

addEventListener("hashchange", readAddress);

"""#
    case .reportDataJS:
#"""
// The data of the page, unpacked, and small functions that the other files use.

const data = JSON.parse(document.getElementById("data").textContent);
const strokes = data.strokes.map((row, at) => {
  const [file, index, id, label, duration, rate, width, unit, packed, judgements] = row;
  const name = data.files[file] + (index ? "#" + index : "");
  const labelText = label < 0 ? "" : data.labels[label];
  return {
    at, name, id, label: labelText, duration, rate, width, unit, packed,
    judgements: judgements.map((judgement) => {
      const [plan, outcomes, measured, sentence, construction, evidence] = judgement;
      const failed = outcomes.indexOf("f");
      const reason = failed < 0 ? "" : data.reasons[data.plans[plan][failed][2]];
      // The reason is what the limits on the page say, and the own one what the report says.
      return {
        plan, outcomes, measured, sentence, construction, evidence, reason, own: reason,
      };
    }),
    text: (name + " " + (id ?? "") + " " + labelText).toLowerCase(),
  };
});

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const digits = new Int8Array(128);
[...alphabet].forEach((character, value) => { digits[character.charCodeAt(0)] = value; });

// The coordinates of a packed line as x, y, x, y, …, in grid units.
function unpack(packed) {
  const coordinates = new Float64Array(packed.length / 2);
  for (let i = 0; i < coordinates.length; i++) {
    coordinates[i] = digits[packed.charCodeAt(2 * i)] * 64 + digits[packed.charCodeAt(2 * i + 1)];
  }
  return coordinates;
}

"""#
    case .reportDetailJS:
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
  writeAddress();
}

function showDetail() {
  const stroke = shown[current];
  $("detail-title").textContent = stroke.name.slice(stroke.name.lastIndexOf("/") + 1);
  $("position").textContent = counted(current + 1) + " of " + counted(shown.length);
  $("previous").disabled = current === 0;
  $("next").disabled = current === shown.length - 1;
  const judgement = shownJudgement(stroke, filter.detector);
  drawPlot(stroke, judgement);
  $("copied").textContent = $("command").textContent = "";
  const outcome = outcomeOf(stroke, filter.detector);
  const number = (value, unit) => value === null ? "" : Number(value.toPrecision(3)) + unit;
  $("facts").replaceChildren(
    ...stroke.judgements.map((_, detector) => drawJudgement(stroke, detector)));
  $("measures").replaceChildren(
    ...fact("id", stroke.id),
    ...fact("label", stroke.label),
    ...fact("result", outcome && outcome + ": " + meanings[outcome]),
    ...fact("samples", counted(stroke.packed.length / 4)),
    ...fact("duration", number(stroke.duration, " s")),
    ...fact("rate", number(stroke.rate, " Hz")),
    ...fact("view width", number(stroke.width, "")));
}

// The verdict of a detector; of the selected one with its checks.
function drawJudgement(stroke, detector) {
  const isCurrent = detector === filter.detector;
  const judgement = shownJudgement(stroke, detector);
  const judge = stamp("judge", {
    name: data.detectors[detector] + ":", sentence: judgement.sentence,
    about: looks.detectors[data.detectors[detector]] ?? "" });
  const button = judge.querySelector("button");
  button.ariaExpanded = isCurrent;
  button.querySelector(".sentence").classList.add(judgement.reason ? "failed" : "passed");
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
    judge.querySelector("tbody").append(...(judgement.rows ?? ownRows(judgement)).map(drawCheck));
    if (judgement.reason && detector < limits.length) showWhatIf(judge, stroke, detector);
  }
  return judge;
}

// What would let the stroke pass, as `circle --what-if` says it, once the stroke is drawn.
async function showWhatIf(judge, stroke, detector) {
  await judgingReady().catch(() => {});
  await pause();
  if (!judges || !judge.isConnected) return;
  setJudge(detector);
  const found = judges[detector].whatIf(kept[stroke.at]);
  judge.querySelector(".what-if").textContent = whatIfText(found);
}

function whatIfText(found) {
  if (!found) return "no limits would let it pass";
  // A check, or limits by their names.
  if (!found.limitText) return "would pass with " + limitsText(Object.entries(found));
  const { name, measuredText, limitText, text } = found;
  return `closest: ${name} ${measuredText}, limit ${limitText.replace(/^\S+ /, "")} (${text})`;
}

// The checks by the report's own limits.
function ownRows({ plan, outcomes, measured }) {
  const texts = measured.split("|");
  return data.plans[plan].map(([name, limit], i) =>
    ({ name, limit, outcome: outcomes[i], measured: texts[i] }));
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
  const isTuned = filter.detector < data.tuning.length;
  if (isTuned) await judgingReady();
  const options = isTuned ? optionsOf(filter.detector) + " " : "";
  const command = `strokecheck circle --explain --what-if ${options}${quoted(shown[current].name)}`;
  $("copied").textContent = await copyText(command, $("command"));
}

function savePicture() {
  const svg = $("plot").firstElementChild.cloneNode(true);
  svg.prepend(draw("style", {}, $("look").textContent),
    draw("rect", { class: "sheet", width: side, height: side }));
  addTo(svg, { width: 2 * side, height: 2 * side }, []);
  const picture = new Blob([new XMLSerializer().serializeToString(svg)], { type: "image/svg+xml" });
  saveFile(picture, $("detail-title").textContent + ".svg");
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
  writeAddress();
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
    case .reportFiguresJS:
#"""
// Labelled strokes: the confusion of the selected detector. A page of changes has none, because its
// strokes are no sample of all.

function drawFigures() {
  $("truth").hidden = !isLabelled || data.compared !== undefined;
  if ($("truth").hidden) return;
  const totals = totalsOf(filter.detector);
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

"""#
    case .reportFilterJS:
#"""
// The filter, and the strokes that match it.

const filter = { detector: 0, verdict: "", reason: "", result: "", label: null, search: "" };
let shown = strokes;
let current = 0;
const noLabel = "(no label)";

function accepts(stroke) {
  const { reason } = stroke.judgements[filter.detector];
  if (filter.verdict && (filter.verdict === "circle") !== (reason === "")) return false;
  if (filter.reason && reason !== filter.reason) return false;
  if (filter.label !== null && stroke.label !== filter.label) return false;
  if (filter.result && !hasResult(stroke, filter.result)) return false;
  return !filter.search || filter.search.split(/\s+/).every((word) => stroke.text.includes(word));
}

function change(changes) {
  Object.assign(filter, changes);
  if (filter.reason && filter.verdict === "circle") filter.reason = "";
  if ("detector" in changes) {
    if (!reasonsOf(filter.detector).includes(filter.reason)) filter.reason = "";
    drawTable();
    drawFigures();
    drawLimits();
  }
  shown = strokes.filter(accepts);
  current = 0;
  showFilter();
  drawGallery();
  writeAddress();
}

// Shows verdicts that have changed. The filter stays as it is, unless no stroke has its reason.
function refresh() {
  const looked = dialog.open ? shown[current] : null;
  drawTotals();
  drawTable();
  drawFigures();
  if (filter.reason && !reasonsOf(filter.detector).includes(filter.reason)) filter.reason = "";
  shown = strokes.filter(accepts);
  // The stroke that is looked at stays, whatever the filter makes of it.
  if (looked && !shown.includes(looked)) shown.unshift(looked);
  current = looked ? shown.indexOf(looked) : Math.min(current, Math.max(shown.length - 1, 0));
  showFilter();
  if (looked) showDetail();
  else drawGallery();
  writeAddress();
}

// The reasons given by a detector, in the order of its checks.
function reasonsOf(detector) {
  const seen = new Set(strokes.map((stroke) => stroke.judgements[detector].reason));
  const plans = new Set(strokes.map((stroke) => stroke.judgements[detector].plan));
  const order = [...plans].flatMap(
    (plan) => data.plans[plan].map((check) => data.reasons[check[2]]));
  return [...new Set([...order, ...seen])].filter((reason) => reason && seen.has(reason));
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
  fillSelect($("result"), results, filter.result);
  $("result").parentElement.hidden = results.length < 2;
  $("verdict").value = filter.verdict;
  if ($("search").value.trim().toLowerCase() !== filter.search) $("search").value = filter.search;
  $("shown").textContent = shown.length === strokes.length
    ? plural(shown.length, "stroke") : counted(shown.length) + " of " + counted(strokes.length);
  $("empty").hidden = shown.length > 0;
  const total = $("totals").querySelector(`[data-detector="${filter.detector}"] input`);
  if (total) total.checked = true;
  for (const cell of document.querySelectorAll("#table td")) {
    const matches = cell.selection && !filter.result && cell.selection.label === filter.label
      && cell.selection.reason === filter.reason && cell.selection.verdict === filter.verdict
      && (filter.label !== null || filter.reason || filter.verdict);
    cell.ariaCurrent = matches ? "true" : null;
  }
}

function reset() {
  change({ verdict: "", reason: "", result: "", label: null, search: "" });
}

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
  const outcome = outcomeOf(stroke, filter.detector);
  const isWrong = outcome[0] === "F";
  const verdict = reason || accepted;
  const tile = stamp("tile", {
    name: tileName(stroke), label: stroke.label, why: (reason ? "✗ " : "✓ ") + verdict });
  tile.className = `tile ${reason ? "failed" : "passed"} ${isWrong ? "wrong" : ""}`;
  addTo(tile, { ariaPosInSet: index + 1, ariaSetSize: shown.length }, []);
  const button = tile.firstElementChild;
  button.tabIndex = -1;
  button.title = outcome ? `${stroke.name}: ${outcome}, ${meanings[outcome]}` : stroke.name;
  button.ariaLabel = stroke.name + (stroke.label ? ", " + stroke.label : "") + ": " + verdict
    + (outcome ? ", " + (isWrong ? "wrong" : "right") : "");
  button.prepend(drawThumbnail(unpack(stroke.packed)));
  button.addEventListener("click", () => open(index));
  button.addEventListener("focus", () => {
    current = index;
    tabStop(index);
  });
  return tile;
}

// The stroke's id, or else its file's name. Long names are cut in the middle: they begin with what
// they are of and end with a number. Paper shows them whole.
function tileName(stroke) {
  const name = [...(stroke.id ?? stroke.name.slice(stroke.name.lastIndexOf("/") + 1))];
  const room = isOnPaper ? Infinity : 20;
  if (name.length <= room) return name.join("");
  const head = Math.floor((room - 1) / 2);
  return name.slice(0, head).join("") + "…" + name.slice(head + 1 - room).join("");
}

"""#
    case .reportLimitsJS:
#"""
// The limits of the selected detector as sliders. The strokes are judged here, by the detectors'
// own code, and the page follows.

const limits = data.tuning.map(({ settings }) => ({ ...settings }));
const isMoved = (detector) => detector < limits.length
  && Object.entries(limits[detector]).some(([name, value]) =>
    value !== data.tuning[detector].settings[name]);

/** The judges, in the order of the detectors, and the strokes in the module, once needed. */
let judges = null, kept = null, starting = null;
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
  const checked = await loadDetectors();
  const samples = JSON.parse($("samples").textContent), loaded = [];
  await forEachInTurns(samples, ([width, lift, isTimed, ...numbers]) => {
    const count = numbers.length / (isTimed ? 3 : 2);
    const points = Array.from({ length: count }, (_, i) =>
      [numbers[i], numbers[count + i], isTimed ? numbers[2 * count + i] : null]);
    loaded.push(checked.stroke(points, { width, lift }));
  });
  judges = data.tuning.map(({ name, asPublished, omitted }) => {
    const judge = checked.judge(name, {}, { asPublished });
    for (const check of omitted) judge.omit(check);
    return judge;
  });
  kept = loaded;
  drawLimits();
  // Ring measures much that its limits do not change; the others are as fast without.
  if (data.tuning.some(({ name }) => name === "ring")) {
    forEachInTurns(kept, (stroke) => stroke.measure());
  }
}

const judgingReady = () => starting ??= startJudging().catch((error) => {
  $("effect").textContent = "The limits cannot be moved in this browser: " + error.message;
  throw error;
});

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
  const settings = Object.entries(limits[detector]);
  for (const [name, value] of settings) judges[detector].set(name, value);
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
        judgement.moved = null;
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
  await forEachInTurns(kept, (stroke) => verdicts.push(texts.get(judge.verdict(stroke))), goesOn);
  return verdicts;
}

/** The judgement of a stroke: by moved limits with what those say. */
function shownJudgement(stroke, detector) {
  const judgement = stroke.judgements[detector];
  // Before the first verdicts by moved limits there is nothing to explain.
  if (!kept || !isMoved(detector) || judgement.moved === undefined) return judgement;
  judgement.moved ??= explainMoved(stroke, detector);
  return judgement.moved;
}

// The checks of the marks on a stroke that stay where they are whatever the limits.
const fixedMarks = { inflections: "inflections", gap: "closure", residuals: "error" };

/** The marks that limits do not move, with the outcomes of the moved checks. */
function marksFrom(checks, { evidence }) {
  return evidence.flatMap(([name, , ...shape]) => {
    const check = checks.find((each) => each.name === fixedMarks[looks.evidence[name][0]]);
    return check ? [[name, check.outcome === "failed" ? 1 : 0, ...shape]] : [];
  });
}

function explainMoved(stroke, detector) {
  const explanation = judges[detector].explain(kept[stroke.at]);
  const { checks, sentence, isCircle, text } = explanation, { bounds } = kept[stroke.at].measures;
  // As the page's own grid: the middle of the stroke is the middle of the grid.
  const axis = (least, most) => (v) => (v - (least + most) / 2) / stroke.unit + 2047.5;
  const construction = bounds ? shapesFrom(explanation, {
    x: axis(bounds.minX, bounds.maxX), y: axis(bounds.minY, bounds.maxY), scale: 1 / stroke.unit,
  }) : [];
  const evidence = marksFrom(checks, stroke.judgements[detector]);
  const reason = isCircle ? "" : text;
  return { reason, rows: checks.map(rowOf), sentence, construction, evidence };
}

/** What moving the limits has changed. */
function showEffect() {
  const judgements = strokes.map((stroke) => stroke.judgements[filter.detector]);
  const accepted = (key) => counted(judgements.filter((each) => each[key] === "").length);
  $("effect").textContent = !isMoved(filter.detector) ? ""
    : plural(judgements.filter(isChanged).length, "verdict") + " changed · "
      + accepted("own") + " → " + accepted("reason") + " accepted";
}

function drawLimits() {
  const detector = filter.detector;
  $("tuning").hidden = detector >= limits.length;
  if ($("tuning").hidden) return;
  const { name, settings } = data.tuning[detector];
  const summary = $("limits").querySelector("summary");
  summary.querySelector("b").textContent = name;
  summary.querySelector("span").textContent = isMoved(detector) ? "(moved)" : "";
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
  if (judges) $("options").textContent = optionsOf(filter.detector);
}

$("limits").addEventListener("toggle", () => {
  if ($("limits").open) judgingReady().catch(() => {});
});
for (const [id, textOf] of [["copy-options", optionsOf], ["copy-swift", swiftOf]]) {
  $(id).addEventListener("click", async () => {
    $("effect").textContent = await copyText(textOf(filter.detector), $("options"));
  });
}
$("reset-limits").addEventListener("click", () => {
  setLimits(filter.detector, { ...data.tuning[filter.detector].settings });
  drawLimits();
});

"""#
    case .reportPlotJS:
#"""
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

"""#
    case .reportStartJS:
#"""
// The events of the filters, the keyboard and the printer, and the first drawing.

const choices = {
  detector: (value) => ({ detector: Number(value) }),
  verdict: (verdict) => ({ verdict, reason: "" }),
  reason: (reason) => ({ reason, verdict: "" }),
  label: (value) => ({ label: value === "" ? null : labelsOf[Number(value)] }),
  result: (result) => ({ result }),
};
for (const [id, changes] of Object.entries(choices)) {
  $(id).addEventListener("change", (e) => change(changes(e.target.value)));
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
    "select, textarea, input:not([type=range], [type=checkbox])");
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (event.key === "/" && isPlain && !isTyping && !dialog.open) {
    event.preventDefault();
    $("search").focus();
  } else if (event.key === "Escape" && document.activeElement === $("search") && filter.search) {
    change({ search: "" });
  }
});

// Paper cannot scroll, so all matching strokes are laid out.
addEventListener("beforeprint", () => {
  isOnPaper = true;
  drawGallery(Infinity);
});
addEventListener("afterprint", () => {
  isOnPaper = false;
  drawGallery();
});

drawHeading();
drawTotals();
readAddress();

"""#
    case .reportSummaryJS:
#"""
// The totals of each detector, the best first. Clicking a detector selects it.

function drawHeading() {
  $("subtitle").textContent = (data.compared
    ? `The ${plural(strokes.length, "verdict")} that changed`
    : `${plural(strokes.length, "stroke")} in ${plural(data.files.length, "file")}`)
    + `, judged by ${data.detectors.join(", ")} · ${data.generator}`;
  $("compared").replaceChildren(...(data.compared?.summary ?? []).map((text) =>
    make("p", { textContent: text })));
  // The strokes on a page of changes are no sample of all.
  $("standing").hidden = $("reasons").hidden = data.compared !== undefined;
  $("problems").hidden = data.problems.length === 0;
  $("problems").querySelector("summary").textContent =
    plural(data.problems.length, "input") + " could not be read";
  $("problems").querySelector("ul").replaceChildren(
    ...data.problems.map((text) => make("li", { textContent: text })));
  document.body.classList.add(isLabelled ? "with-labels" : "without-labels");
}

// The detectors by their balanced accuracy as the report found it.
const accuracies = data.detectors.map((_, detector) => balancedOf(totalsOf(detector)) ?? 0);
const ranking = [...data.detectors.keys()].sort((a, b) => accuracies[b] - accuracies[a]);

function drawTotals() {
  $("totals").replaceChildren(...ranking.map((detector) => {
    const totals = totalsOf(detector), { judged, accepted, TP, FN, FP, TN } = totals;
    const balanced = isLabelled ? balancedOf(totals) : null;
    const [part, whole, what] = isLabelled
      ? [TP + TN, TP + FN + FP + TN, "right"] : [accepted, judged, "accepted"];
    const right = `${counted(part)} of ${counted(whole)} ${what}`;
    const total = stamp("total", {
      name: data.detectors[detector] + (isMoved(detector) ? ", limits moved" : ""),
      value: balanced === null ? counted(part) : balanced.toFixed(4),
      unit: balanced === null ? ` of ${counted(whole)} ${what}` : "balanced accuracy",
      more: balanced === null ? "" : right + `: accepts ${percent(TP, TP + FN)} of ${wanted}, `
        + `${percent(FP, FP + TN)} of others` });
    total.querySelector("i").style.width = 100 * (balanced ?? part / (whole || 1)) + "%";
    total.dataset.detector = detector;
    const choice = total.querySelector("input");
    choice.checked = detector === filter.detector;
    choice.addEventListener("change", () => change({ detector }));
    return total;
  }));
}

// Leads eyes and keyboard to the strokes that a click has selected.
function goToStrokes() {
  $("gallery-title").scrollIntoView({ block: "start" });
  $("gallery-title").focus({ preventScroll: true });
}

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
    head.append(make("th", { scope: "col", textContent: reason || accepted }));
  }
  head.append(make("th", { scope: "col", textContent: "all" }));
  const sums = tableRow("all", null, all, columns);
  sums.className = "sum";
  const body = make("tbody", {}, sums);
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
  if (sum) cell.style.setProperty("--share", count / sum);
  const isOfCircles = isLabelled && selection.label ? positive.has(selection.label) : null;
  cell.classList.toggle("wrong", sum > 0 && isOfCircles === (selection.verdict === ""));
  button.addEventListener("click", () => {
    change({ ...selection, result: "", search: "" });
    goToStrokes();
  });
  cell.append(button);
  return cell;
}

"""#
    case .reportTruthJS:
#"""
// Right and wrong: what the labels say of the strokes, against what the detectors say.

const positive = new Set(data.positive);
const isLabelled = data.compared?.isLabelled ?? strokes.some(({ label }) => positive.has(label));

// What is accepted: a circle, or what is labelled as the page was told.
const accepted = data.positive.join(" or ");
const wanted = accepted === "circle" ? "circles" : accepted;
for (const [name, text] of Object.entries({ accepted, wanted })) {
  for (const element of document.querySelectorAll("." + name)) element.textContent = text;
}

const meanings = {
  TP: accepted + ", accepted", FN: accepted + ", rejected",
  FP: "no " + accepted + ", accepted", TN: "no " + accepted + ", rejected",
};

// TP, FN, FP or TN; empty for a stroke without a label, or if no label of the page is a circle's.
function outcomeOf(stroke, detector) {
  if (!isLabelled || stroke.label === "") return "";
  const isAccepted = isCircle(stroke.judgements[detector]);
  return positive.has(stroke.label) ? isAccepted ? "TP" : "FN" : isAccepted ? "FP" : "TN";
}

const isCircle = (judgement) => judgement.reason === "";
const isChanged = ({ reason, own }) => (reason === "") !== (own === "");
const disagree = ({ judgements }) =>
  judgements.some((judgement) => isCircle(judgement) !== isCircle(judgements[0]));

// How many strokes a detector accepts, and how many there are of each outcome.
function totalsOf(detector) {
  const totals = { judged: strokes.length, accepted: 0, TP: 0, FN: 0, FP: 0, TN: 0 };
  for (const stroke of strokes) {
    if (isCircle(stroke.judgements[detector])) totals.accepted += 1;
    const outcome = outcomeOf(stroke, detector);
    if (outcome) totals[outcome] += 1;
  }
  return totals;
}

// The mean of the shares of circles accepted and of others rejected; null without one of the two.
const balancedOf = ({ TP, FN, FP, TN }) =>
  TP + FN && FP + TN ? (TP / (TP + FN) + TN / (FP + TN)) / 2 : null;

const percent = (part, whole) => whole ? (100 * part / whole).toFixed(1) + " %" : "–";

// The choices of the filter by result, with their texts.
const results = [
  ["", "any"],
  ...(isLabelled ? [
    ["wrong", "judged wrong"], ["right", "judged right"],
    ...Object.entries(meanings).map(([outcome, text]) => [outcome, outcome + ": " + text]),
  ] : []),
  ...(data.detectors.length > 1 ? [["disagree", "detectors disagree"]] : []),
  ...(data.tuning.length ? [["changed", "changed by moved limits"]] : []),
];

function hasResult(stroke, result) {
  const judgement = stroke.judgements[filter.detector];
  switch (result) {
    case "": return true;
    case "disagree": return disagree(stroke);
    case "changed": return isChanged(judgement);
    case "wrong": return outcomeOf(stroke, filter.detector)[0] === "F";
    case "right": return outcomeOf(stroke, filter.detector)[0] === "T";
    default: return outcomeOf(stroke, filter.detector) === result;
  }
}

"""#
    case .reportCSS:
#"""
/* The page */

body { margin: 0 auto; max-width: 1440px; padding: 28px clamp(16px, 3vw, 40px) 60px; }
.note { max-width: 80em; }
noscript table { border-collapse: collapse; margin: 18px 0; }
noscript caption { text-align: left; font-weight: 600; padding: 4px 0; }
noscript :is(th, td) { border: 1px solid var(--rule); padding: 3px 10px; text-align: right; }
noscript th:first-child { text-align: left; }

/* Verdicts: one meter per detector, and inputs that could not be read */

#totals { display: grid; grid-template-columns: repeat(auto-fill, minmax(270px, 1fr)); gap: 12px; }
.total {
  padding: 12px 14px;
  border: 1px solid var(--rule);
  border-radius: 10px;
  background: var(--card);
  cursor: pointer;
}
.total:hover { border-color: var(--note); }
.total:has(:checked) {
  border-color: var(--box);
  outline: 2px solid var(--box);
  outline-offset: -2px;
}
.total input { margin: 0 2px 0 0; vertical-align: -3px; }
.total > :first-child, .total .more { display: block; }
.total .more { font-size: 12px; }
.total strong { font-size: 22px; font-weight: 600; font-variant-numeric: tabular-nums; }
.meter {
  display: block;
  height: 6px;
  border-radius: 3px;
  background: var(--rule);
  margin-top: 8px;
  overflow: hidden;
}
.meter i { display: block; height: 100%; background: var(--box); }
#compared { font-size: 16px; }
#problems { margin-top: 12px; color: var(--failed); }
#problems ul { margin: 6px 0; padding-left: 20px; overflow-wrap: anywhere; }

/* Limits */

#limits {
  border: 1px solid var(--rule);
  border-radius: 10px;
  background: var(--card);
  padding: 0 14px;
}
#limits summary { padding: 10px 0; }
#sliders {
  display: grid;
  gap: 4px 28px;
  grid-template-columns: repeat(auto-fill, minmax(min(380px, 100%), 1fr));
}
#chosen { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
#options { flex: 1 1 260px; overflow-wrap: anywhere; white-space: pre-wrap; }
#effect { min-height: 1.45em; font-variant-numeric: tabular-nums; }

/* Right and wrong */

#figures { display: flex; flex-wrap: wrap; gap: 18px 36px; }
#figures figure { position: static; width: 300px; max-width: 100%; break-inside: avoid; }
#figures p { font-size: 12px; }
#confusion table { border-spacing: 4px; width: 100%; table-layout: fixed; margin-top: 14px; }
#confusion th { font-weight: 500; text-align: left; }
#confusion thead th { text-align: center; }
#confusion button {
  width: 100%;
  min-height: 74px;
  padding: 5px 2px;
  font-size: 18px;
  font-variant-numeric: tabular-nums;
}
#confusion small { display: block; }
#confusion .wrong button { border: 2px solid var(--label); }
/* Words over lines keep a rim of the ground. */
.over { paint-order: stroke; stroke: var(--page); stroke-width: 5px; stroke-linejoin: round; }
#plot .over { stroke: var(--well); }

/* Labels and reasons */

#table {
  overflow: auto;
  max-height: max(300px, 70vh);
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
  padding: 8px 10px;
  min-width: 64px;
  hyphens: auto;
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
#table td { background: color-mix(in srgb, var(--box) calc(var(--share, 0) * 40%), transparent); }
#table td.wrong button {
  outline: 2px solid var(--label);
  outline-offset: -3px;
  border-radius: 6px;
}
#table td button:hover { background: color-mix(in srgb, var(--label) 8%, transparent); }
#table td[aria-current=true] button { outline: 3px solid var(--box); outline-offset: -3px; }
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
}

/* Gallery */

#gallery {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 10px;
  margin-top: 4px;
}
.tile { content-visibility: auto; contain-intrinsic-size: auto 190px; }
.tile button {
  width: 100%;
  height: 100%;
  padding: 8px;
  border-radius: 10px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  text-align: left;
  color: var(--label);
}
.tile.wrong button { border: 2px solid var(--label); padding: 7px; }
.tile button:focus { outline: 2px solid var(--box); outline-offset: -2px; }
.tile svg { width: 100%; color: inherit; }
.tile.passed svg, .tile.passed .why { color: var(--passed); }
.tile.failed svg, .tile.failed .why { color: var(--failed); }
.tile span {
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
  font-size: 12px;
  line-height: 17px;
}
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

/* Facts and checks */

#measures { display: grid; grid-template-columns: auto 1fr; gap: 2px 14px; margin: 10px 0 0; }
#measures dt { color: var(--note); }
#measures dd { margin: 0; overflow-wrap: anywhere; }
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
.judge b { margin-right: 8px; }
.judge .more { display: none; border-top: 1px solid var(--rule); padding: 2px 12px 8px; }
.judge.current .more { display: block; }
.judge .checks .about { display: none; }
.judge .checks tr:is(.failed, :hover) .about { display: block; }

/* Narrow windows */

.with-labels .unlabelled, .without-labels .labelled { display: none; }

@media (max-width: 760px) {
  .columns { grid-template-columns: minmax(0, 1fr); gap: 10px; padding: 10px; }
  figure { position: static; }
  #plot svg { max-height: max(36vh, 15rem); }
  .judge .more > .about { display: none; }
  #facts { display: flex; flex-direction: column; }
  .judge { flex: none; }
  .judge.current { order: -1; }
  .legend { margin-top: 6px; gap: 2px 12px; font-size: 11px; }
  .bar { padding: 8px 12px; }
  #filters { position: static; }
  #filters label { flex: 1 1 140px; }
  #filters select { width: 100%; max-width: none; }
  #shown { flex: 1; }
  #table table { font-size: 12px; }
  #table thead th { padding: 6px; min-width: 52px; }
  #table tbody th, #table thead th:first-child { max-width: 110px; padding: 0 8px; }
  #table td button { padding: 6px; }
  #gallery { grid-template-columns: repeat(auto-fill, minmax(min(150px, 46%), 1fr)); }
}
@media (max-height: 600px) { #filters { position: static; } }

/* Paper */

@media print {
  html, body { background: none; }
  body { max-width: none; padding: 0 1px; }
  #filters button, label:has(:placeholder-shown), .keys, .skip, #clear-empty, #tuning {
    display: none !important;
  }
  /* What of the strokes is printed, and by which detector. */
  #filters { position: static; background: none; gap: 2px 20px; }
  #filters { break-inside: avoid; break-after: avoid; }
  #filters label { flex: none; }
  #filters :is(select, input) { appearance: none; border: 0; padding: 0; background: none; }
  #figures { flex-wrap: nowrap; gap: 20px; }
  #figures figure { flex: 1; }
  #confusion button { min-height: 52px; }
  #table { max-height: none; overflow: visible; border: 0; }
  #table th, #table td { position: static !important; }
  #table th { white-space: normal !important; overflow-wrap: break-word; }
  #table tbody th { min-width: 7em; max-width: none !important; overflow-wrap: anywhere; }
  .total, .tile, .judge { break-inside: avoid; }
  #gallery { grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 8px; }
  .tile { content-visibility: visible; }
  .tile span { white-space: normal; overflow: visible; overflow-wrap: anywhere; }
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
  <section aria-labelledby="totals-title">
    <h2 id="totals-title">Verdicts</h2>
    <div id="compared"></div>
    <div id="standing">
    <p class="note labelled">Balanced accuracy is the mean of the share of <span class="wanted">circles</span> accepted and of others
      rejected: 0.5 is what always giving the same answer gets, 1 is perfect. Choose a detector to see its verdicts below.</p>
    <p class="note unlabelled">No stroke is labelled <span class="accepted">circle</span>, so nothing tells right from wrong.
      Choose a detector to see its verdicts below.</p>
    <div id="totals" role="radiogroup" aria-labelledby="totals-title"></div>
    </div>
    <p id="key" class="note"><span class="passed">✓ Green</span>: accepted, or a check passed.
      <span class="failed">✗ Red</span>: rejected, or a check failed.
      <span class="labelled"><b class="badge">wrong</b>: the label says otherwise.</span></p>
    <details id="problems" hidden><summary></summary><ul></ul></details>
  </section>
  <section id="tuning" aria-labelledby="tuning-title" hidden>
    <h2 id="tuning-title">Limits</h2>
    <details id="limits">
      <summary>Move the limits of <b></b> <span class="note"></span></summary>
      <p class="note">Every stroke is judged again as a limit moves, in this browser; the files stay as they are.</p>
      <div id="sliders"></div>
      <p id="chosen">
        <code id="options" class="options"></code>
        <button type="button" id="copy-options">Copy as options</button>
        <button type="button" id="copy-swift">Copy as Swift</button>
        <button type="button" id="reset-limits">Reset limits</button>
      </p>
      <p id="effect" class="note" aria-live="polite"></p>
    </details>
  </section>
  <section id="truth" aria-labelledby="truth-title" hidden>
    <h2 id="truth-title">Right and wrong</h2>
    <div id="figures">
      <figure id="confusion">
        <figcaption><b></b></figcaption>
        <table>
          <thead><tr><td></td><th scope="col">accepted</th><th scope="col">rejected</th></tr></thead>
          <tbody>
            <tr><th scope="row" class="wanted">circles</th>
              <td><button type="button" value="TP"><small>TP</small> <span></span></button></td>
              <td class="wrong"><button type="button" value="FN"><small>FN</small> <span></span></button></td></tr>
            <tr><th scope="row">others</th>
              <td class="wrong"><button type="button" value="FP"><small>FP</small> <span></span></button></td>
              <td><button type="button" value="TN"><small>TN</small> <span></span></button></td></tr>
          </tbody>
        </table>
        <p class="note">A row is what the label says, a column what the detector
          says; a framed count is of mistakes. Click one to see its strokes.</p>
      </figure>
    </div>
  </section>
  <section id="reasons" aria-labelledby="table-title">
    <h2 id="table-title">Labels and reasons</h2>
    <p class="note">Strokes of each label, by the first check that rejects them, or as accepted. A darker cell is a
      greater share of its row<span class="labelled">, a framed one is wrong by its label</span>. Click a number to see its strokes.</p>
    <div id="table" tabindex="0" role="region" aria-label="Table of labels and reasons"></div>
  </section>
  <section aria-labelledby="gallery-title">
    <h2 id="gallery-title" tabindex="-1">Strokes</h2>
    <form id="filters" role="search" aria-label="Filter strokes">
      <label>Detector <select id="detector"></select></label>
      <label>Verdict
        <select id="verdict">
          <option value="">any</option>
          <option value="circle" class="accepted">circle</option>
          <option value="rejected">not a circle</option>
        </select>
      </label>
      <label>Reason <select id="reason"></select></label>
      <label>Label <select id="label"></select></label>
      <label>Result <select id="result"></select></label>
      <label class="grow">Search
        <input id="search" type="search" placeholder="file, id or label"
          autocomplete="off" spellcheck="false">
      </label>
      <button type="reset" id="clear">Clear</button>
      <output id="shown" aria-live="polite"></output>
    </form>
    <div id="gallery" role="list" aria-labelledby="gallery-title"></div>
    <div id="gallery-end"></div>
    <p id="empty" hidden>No matching strokes. <button type="button" id="clear-empty">Show all</button></p>
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
      <figcaption id="legend" class="legend"></figcaption>
    </figure>
    <div id="facts-side">
      <div id="facts"></div>
      <p class="buttons"><button type="button" id="copy-command">Copy as command</button>
        <button type="button" id="save-picture">Save picture</button></p>
      <code id="command" class="options"></code>
      <p id="copied" class="note" role="status"></p>
      <dl id="measures"></dl>
    </div>
  </div>
</dialog>
<template id="total"><label class="total">
  <span><input type="radio" name="total"> <b class="name"></b></span>
  <strong class="value"></strong> <span class="unit note"></span>
  <span class="more note"></span> <span class="meter" aria-hidden="true"><i></i></span>
</label></template>
<template id="tile"><div role="listitem"><button type="button">
  <span class="name"></span> <span class="label note"></span> <span class="why"></span>
</button></div></template>
<template id="judge"><div class="judge">
  <button type="button"><b class="name"></b> <span class="sentence"></span></button>
  <div class="more">
    <p class="about note"></p>
    <table class="checks">
      <thead><tr><th scope="col">check</th><th scope="col">measured</th><th scope="col">allowed</th></tr></thead>
      <tbody></tbody>
    </table>
    <p class="what-if"></p>
  </div>
</div></template>
{{parts.html}}
<script type="application/json" id="looks">{{looks}}</script>
<script type="application/json" id="data">{{data}}</script>
<script type="application/json" id="samples">{{samples}}</script>
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
{{report-figures.js}}
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
  const isCircle = () => judge.verdict(stroke) === null;
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
  const share = ({ name, measured, limit: { atMost, atLeast } }) => {
    const ideal = ideals[name] ?? 0;
    if (name === "points" || (atMost ?? atLeast) === undefined) return Infinity;
    const [excess, tolerance] =
      atMost === undefined ? [ideal - measured, ideal - atLeast] : [measured - ideal, atMost - ideal];
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
//   const { isCircle, reason } = strokecheck.judge("ring").explain(points);
//
// Points are [x, y] or [x, y, seconds] in CSS pixels, y downward; see README.md and strokecheck.d.ts.


const outcomes = ["passed", "failed", "skipped"];
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
      { atMost: first }, { atLeast: first }, { above: first }, { atLeast: first, atMost: second },
    ][kind];
    return {
      name: this.textAt(name), measured: isMeasured ? measured : null, limit,
      reason: this.textAt(code), text: this.textAt(text), outcome: outcomes[outcome],
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

  /** The measures of the stroke that do not depend on a detector. */
  get measures() {
    const { exports } = this.strokecheck;
    const n = this.strokecheck.numbersAt(exports.strokecheck_stroke_measures(this.handle));
    const optional = (at) => n[at] ? n[at + 1] : null;
    return {
      score: n[0], turns: n[1], circle: circleAt(n, 2), duration: optional(6), rate: optional(8),
      gap: optional(10), length: n[12],
      bounds: n[13] ? { minX: n[14], minY: n[15], maxX: n[16], maxY: n[17] } : null,
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

const circleAt = (n, at) => n[at] ? { x: n[at + 1], y: n[at + 2], radius: n[at + 3] } : null;

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
  verdict(stroke, options) {
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
        isCircle: isCircle === 1, reason: code ? strokecheck.textAt(code) : null,
        text: text ? strokecheck.textAt(text) : "circle", sentence, circle: circleAt(n, 3), checks,
        shapes,
      };
    });
  }

  /** What would let a rejected stroke pass: settings by their names, or of ring the check that came closest; or null. */
  whatIf(stroke, options) {
    return this.strokecheck.with(stroke, options, (kept) => {
      if (this.verdict(kept) === null) return null;
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
H4sIAAAAAAACA9S9C5xWx3UneJ/f636vfj++BupeGmjobqmRcIMkLPgwkhBSEH7FTtaZSEb40cg2CNlrD226beOYJCRpJ8os0uDo60YxbIL214nZiElg3MkoGWVCMiTRbNiJdpaZkF0mIRnsaBOyoeM5/3PqPr7u2wjvePaX0HRX3br1uqdOnTqn6pxTxlMHP2EahmH+B3vTk+aE8WRmgv+ZE09aE/RoR3H6a+KPMzE+Eecz6JkDVz9ygXEOOPHwhBSSepzxcalpnPI444mSlGiPjyPZ5vrxlx6yE2E7uYlD+MdNjstLd3w8zDXOUXqFHJSSP6z/oeKwEormEEq7Ra5OCtJjOXoclwZRqXxrVhcynsxLBo4bupOoVMqE0ED7KKFrzkZNuhyhEq6uz+LM0il5Y43rboalDXr0JuJ/hmQPYUYZQ7jSoIR9M8dlpMbHefDor/28/dN2sWSajmOULNctV6pV08u1GI5j009rWzXrWobl2Nlczstn2zs6uzyvu6e3t8twbMOoOVaL5VouMiPBzhUy+M1l6U8h4+Qd23LzLSaFffTrGsay7HLHXaH8wFhZyEi92azBBfFj5xy7f1V+teH1tTs5N7fGLeU78vmckR/Id7es7V+XMwYHu8xBx+7K57LU7OpBu89uoR/bHrLzOprL2WvWUHuFjjX5fL5AtRsGdypLfbLzTs62clR+OHeXsdamL7VNu+Q67t25/IjnUbWE+YZnO7n8erzUv4abz5n3uK7juE4+77R02Lm87a7syLc51FP6ELvFyXvevRu8nOe9wxi1Nhold6NhuKNeC2p0HWPUM4yNnuHiv+vaRqbgeQXXsBb9c7LmfvOr9OPapmFlcjTF6rO/7HjZV93ezCf2fuJTz37OMtoOPvfsp/bt3fOxvXv2/fCep5576plPfdQ4anUnk8c+/fRH9/7wnmf3PvXcXmPK6ln87um9SPuc8XWrY/HLg3ufM37R6lz84lOf+Phzxi9ZvalFnvv4Jz960Pg1q6mDn9n77NMf3/OcMdecvPez+5956uOfNH67uW8SDzv+h80N6Zdhz99ILfrU/v17P/m08e+srpSXz3z8I88Zf5Ra6yf2PnXw08/uNS6n13rw4Mc/+knjf7dqSxc9aPz75kF47lOf3vOx8Fv+uLleeRd+yv/R3Ft5+eG9H33qk8b/mfbqE5/6zN6njf+c9oo+nl79RXNHdU+e+uSevc88Q69vpJWkL6Bh/6u0Vwefwyf8P1Z78tVTzzzzqT1I//tmTHl6b/TmO1b+LdM06qY3ZVZ2Pvb49+16Yve73/Pe93//Bz74P372S+YR88vmj5hfMY+aP2r+mPnj5jHzqTnzN8zXzN80f8f8XfPfmpfMPzX/L/P/Nq+Z/9n8M/PPzevmow9/0fyC+emr5p+Y/5P1knXSOmX9M+sXrF+2XrUyX7T+pfma9a+tf2Opf2v9vvUH1r+yZqz/YP2cdcX6M+svrW9Zb1nH7PYT1tesH7X/yLxsbt32rge3P+QHK79od3T+pP2y9fPWV+xvmGfNo/a/MH/V/Am7YU1bP2b/vTlp/ZT9P3xoyv4J8yfNz/3TQ1+1/8L8S/OI/ciOH7E/+rEv2aMbv2zvefrH7e+YX7Am7a7uL9g9hX/xV/mftolSeids05qwttaNAevIurqxo2TUDXkInLqpnNooRa2tynmopNPrEzt9x6aUklG0PI+ym/cbx6hsfaYyah1FZAKFPGsrfpRZz6DKYcpTe6RkKK7m6LrAfbhk1U3fUa4ylUG/jnKqlHKgZHrSoalkh6biDk0lOzSV3qHj6MfJ8qj1vO7QFDpEnbGlM8cTnXn+TjpzItmZE3FnTiQ7cyK9My+jD7/fNmo1dGdOrPPQCopQkiNdenldjZu1fcdTTsUjtLxomrkJ9GgsICAqo+Znla2ssSBHT1bNz1tbbYGyhQ74Nn0D1eoXiqYXPqqcX1CWyj9Mn0tfNIanYQMvDZ9ymb7FFRhcAUoV6bckFfCjyvgl6m2WKqDcRYIZVUIpqAQZLE+ZJVMVfEuVfEMVlV3/jnlAefj78IGSofNY3r2GIISyH+GqbKrVepiKWhro9BMCHb33lO192LTG0btho1o3UcyqEOgG7W5qjYKcbwuayTcMGwNlWhJNC2WVtafCwV4J9jxUMusmxS1l75FaFMW8g5Y5YY2jk1FDgBU3YksjzlKNOFRByS46HNtbsophminVOxQjPKDmHTTP4AYorlqmPZGO5dRHZYZYbjZhuUmIZb4dlgt2+5ZgNuCD2MWhRCsXh6JWLg4lWqFMaa28QWXrF2hyX0LkIkUuD8mbN4ek2YtDlHWbsdG+tp4Q0x61rlA4XzQW/Jv37JvrOaN14h4qad1vHL1HunR5iD5Cxy9R/Bjidp1R9gD18yqVq5dlorw5RAnH74kT3kDCFJe+37iBnMYD5sv3eGdsy5GhdTBwA5YT0PymgBBJEowggwQjAHarLE3/DJMAwUOMmDIJI3w3HHqNHC6QG1HBQmXSn6dkqPWrR3TZAd/F224/JxiVX4RKwCRDlys5Kq+oJkapqCZbEhm7JNF6hFrmxESbNK1MJH44xD5qV30Y/aAvHZFPH4k+fUg+feh2nz5gbQ4/naJB5iF8+kP46AFra5BFhq3oCZXEPHapmgz9xvOYO8c9GDa2AxzbDyLdwPNDeH6Ing8ywfMeMWkeyqgwrhJJ4BGimojWjVrot0U9sHWeiZ2CpCAdLQZoOWGi4XlFRCcnrQP1yme8Nq7mbnN7/TsEogfM7crwfs+0IHIoYztj5daf2jpDlJ9gNu2b/LGgwsXAmH5h+8/+b6uveXe1PLinZGw/1P6/PPIf/+mRLT4hru8W8VFSgdG/9aRvbL/1P3/rD77vw7u3RBnRcrX44cCt+cBlS1HEJai+AHSkr3DruccIaub2cH48nYjveZZxiPpigHI0t0VFiQa7Rfpa5XqbTXNcGV8L4qpufDOMbIkKUpW1BmBFnyXPV7bsqXm3bIfY+HGaJ4dXGnW1L3D6jRhBXwhczrz3d3+3/hGMvnFh23fCf8aXwvjffMd4P68fAj93+zsLf3Ry//zKrR/h1AwBC0SFOg2k20FYnvGbPikwXkiWwaASvGhdqJZBASisKgvIQBiXC7L4+hwI14BVDPJ18zMq+xh1jmKPqVzd1EtJxQcOq9yoRRNUZcfqf0rkoYpaBZkyjELfw/qH4+qJcmX2+RlPZV7xC/V2AYys1qqwzXhPiZf/nfV2Ze6jtb19x0FMI0op0Vww6xMMqF2U5tSLYyozRoUKk4G37a/Nw6owfqo+8uz9hPKAokerPQHMoB8q2L6TqAWXMakYQ7CFUVWZAk6aaXU11m9UuMSLDo2+PW4dzkwsGv0IA8A1PTdoT+WCzEyQ1YO29V17gA/ZpfHBUdkIHZ9+iLoVPaKocB0gOtkXq71ENLK3skHuV6dD3PxmoxG1RTODmsptM7+0m2ZCnMq0jZLHg9zukgUUyxGUhMQC20BE8ts+c3gbFf78u0uJGUuTgfIa7zlAgwMupp34GhTwSyFHpb8/p8dKeTtQvkQjQmAGzStikMqquAuTFAAvj9XvokEhIq3LFqhg0TcBfs5sJjKbjC2G8KTtQMMwGRihx63MY0TjWvRp3Mqoo6jKUR30H98b5BkrchFWeJhnZeqxX1Fl31N5WnsqNFghjkyMEdpQIpMPg9uq0XpjhK0Jgnh/JDwKqC4vCJgyNiZEhiZEYCkGryXfZxHBnZx0xkC4TcLjwweQAVXvrPmmF/J9mFycvrMWEItRf3OlnwWnebWfulUdq9s8r1qxstTN50atIuGFRdOLGCh6TZ+RRZARzOSFBDQHpAWMJGqmmUIzcox4U0ACFIc6SN/JRYh5fpT6nFE58NDGE7zu2cKBZqj65spyANXBgGqkIotrTGY2b9Mydd2QT6i2qSym3T3xQhcQSBzNb4JzIgBRQaIw4I2xrpkGr2nHHDMz0TQxiXrsEJLlAKo0SUEyXKIjegIrB/xOlrlmxIsYtZzKgKjIWp95rCbrmH7cycsTlXgY64uCMORWK4Eu69Mn5JQ0tg9zjNlGSnLRe8o8xmNDYAEXkcfvjhq1TzAmslbzc1jxVO5hIgQugOWSVKOBFa9mVDrLhJEH0xgTocdl7ESdhPuIEWSoAISSMd8IZ3oWEOH+EZ4AGDkCBj4jA/Dz8OdZ5uN1TLrNskxOZJkMF/YNWwOvCOB9hmYtMgX5XdwELQD5FNhoCmsIvtMMIlBkheAjERiSpc9RmfsN3aiGHKGZtJ3jnjDCOFhBCPt8gwYHj4I/tBYQLgCBdhICEbmu7gvcfkDPwExxQRIg4NEM+hurF8QV3wCOCcmjlkM1AJsoZ5Xmt7JQ1cfCOS5QAcqYdZDw7AEJHg4ZMYcYMSJANioiaQpUyNY5OYsu9izeh7wblWoh9EVD2GzAr0N4Hj200IfUr66p52jm03JfbfW+nrEKExmwIpO0MNrUTbs+gBlo0/z5W1k07GFjg8wZmi8jxLpRMEToQMEAQdKud2MqSgFk7o8yK8jPA1YfDTkFxIxT5twYBMIoc3uUuUqSMugdUVDMS1ohaAlTzlhAw/AkxTOvBCWVfyUoHw4q29RR5b4SVFX58HhQxlNV5V4JWg6PqzIvipUvqZKix6BELynLRns3VUEPP6IqOsORoLTR/iClFkatHRR4r+Bt8ZUjQWUjoZEN+WpTkgZgiVEO8JIWsZ2E8I4qEEooh/DeUaXPnarPEcqVP3dKlXfX6oep44S19LujRp99iV7Z1b8D705f92TAZQtcliBZ3zTmOyANjtRML1BzgWdUhWp+cIwyU4KubVOysh3oAypzmavhtsDiFyAaV29Rylp7q19FsMkvc/MA9Vr7g34JwW5at8wLxGp+OWjZZrxXWReCVgrxUQyczwJyqjoeVDfa+yleVpVxgnfpfa+Mb7Q/plq2bTl6ilq9xl84b9E0ysSLG/rH4iCtjVjZqaL3CP7OKKvhQ6JgyFKl76N0yvVurlskomT7nw/bpzyfR57vf+XzS7QvOwBSkjJ+HiOte/55VKVLti4uKYRFuoalZNLE1DW8l9wMse2HrXH8DZk3u5l5a2bkLgTOtkn5dxOsWhx/N74/yemDPVPyOHnkrvpMkImZvhIterKgKidk97LElxn136zWi+CDiXGxvfql1vqp9gS/9XSQrdXz9YrK1nQmAkpmae6RcKmZe8wkuUdHyxlhF1UGTGRGZRYzkZlUJjKTzkQWvHoGhBusJMGLmElaS4I8BLA8+KYs5WR+0iF+ktmnBEPpRAxllhhKWq/qxiOQboua73eEl8yr7KMljWVFXpSeBe31eNONmDcisiXl7SphuImkl4StJN4TbyjYVcrLG29MoYtBjvk/J+L/IL5QFdkdNLlK6DKRyLLwfxFf6jHjJa1l0VpW6sxqvpQqIa7UjRLbVXafHjegZN3gB+5jLE0kf77s4Hho3JogFD1sE5Kat5cwRB6qEXOZJ/5RWActdeRmgnyz1JG/ndSRb8abfJrUkVN5IExe5QlhCs0Ik29CmIJGmHwzwhSAMAVIHU0oUGAUABuTWVqm0PJfVmUeDWUKkoIimWKBmNAsU3gsU2QimSKTyJyJZYpMQqbIYPQykCkyNHrFWKYwtaRZZL4qkilY0iwvlDSBUzRtIFOYtMiWiWLHMoXBlacJETcyjjvuglIdUvagrbA+Yxssi6CKdRj7q3kEhl9IpVy0KA8EXjlrmFbGdlyqu7D08GeXxo0PlDLF7G0LZ26HWMSi3e7lAkE4pq7vLbm0/lCzp4Ii2MKSKoKbKGNr3QYFKD9M84xS685zY0FlrWUsSaZpsMElFhXlyi2RizCLmrvtZzq3nz+5pQHI25K3qdm+Xc02zbpsQ2UaS9fPO5yF2y0K+du9zN3uZXbpZnmbMqcK00uXB/+ev917LGZBlZi7UzQ+1VM0Tex5gzC8hUPDb8WUtavLe+vfMZlA4JzGot8KEGHxXnnQ6rdgYnn3GyMUFEetIQoqo9YABS3znt1NYSuFOcw+Ybqx8eRVhfXmzeXqCmIV2g0WF/W2MfYk2zzv2wXTmqhf7K/fMCKp29x2DEhkb7Ry+tBgJHloMBLtxF4c0VuxOtPETt+y+QwqcWhAZes/2jpqXRrRZwQjnpx4XRoZtaoUrejN+xGqsV0avJxs8HLc4OVkg5fTG7yCdk6VR603dYOXwwbfpAa7KVqSBq+gwT5p8Gqywatxg1eTDV5Nb/A62vmLllHrmm7watjgNWpQxQef19FgvzR4I9ngjbjBG8kGb6Q3eBPt/BQ1+JZu8EbY4FsjwAszPA+5iQaHpMFbyQZvxQ3eSjZ4K73BIzhK+TaBdHK9NHgrbHBy/ag1Ejd4ZD3VuEEaPLo+0eDR9VGDR9cnGqRMaQ1OoZ0XCGmO6QaPrtcNHqMGN1HUkwan0OBmafD5ZIPPxw0+n2zw+fQGT6CdM9Tgcd3g82GDx6nBrTHSnECD26XBRrLBRtxgI9lgI73B02hnqmPUelk32AgbfHk9xD6zXpUGT6PBx6XBM8kGz8QNnkk2eCa9wbNo5ziN4axu8EzY4Cw1uDsew7No8H3S4Llkg+fiBs8lGzyX3uAc2pmlLzyvGzwXNnieGvwgRVukwTk0+CFp8LVkg6/FDb6WbPC19AYvop23aFq8rht8LWzw9fWQ1CNKcxENPi0NXko2eClu8FKywUvpDV5GO5foC9/QDV5a79WZ+s6tlYbfoIY/Fo/lZTT8jBBi7Ino463qTaoy2hO5sLqQBZ804RDTbI+bn8+MtxziQ5mpzL4gA645TUuDmH0SqbSWRrZJSyNLHc++nZYGdroMbH1CQcPPi3IGMXcmb9/kfK3+cGkwCa/BqNlLg4lmKVNas5epbP0L1OwbiNwgwL05qGn2oAbgoNY0wMHtWzgIITH7BsKfo2LXoZqRBQtKdVEiNkIu8WkJYRt4Z8o8y89E6weJDuv4GxR/E/FlmvAPUoevIUGj/GUkXEECtCvyctJ8FjV65y4EpQetc4hjx+ZB6zyiOPuh3501ef16/PqiSBaZ+qw1hr0hZbXYhmybU+JNa4x1SjLVVfpTbqZlm7PDbKuRrc7jgjHRpxQGCXSSq6moPrSk9V72rpy1xGeXZPcGW2HEdeKotZve1ojN1uJKbuvJC35JD+9scnhn4+GdTQ7vbPrwnsMg/inNv7N6NGcHWQnh3CC6P0DJPkS6BsMgU12jMkTdLEKxDBE9i+RkChuWX5aenE/25Hzck/PJnpxP78lr6MBUF81DRGYp8rpGtIu6a+cjRJvFYQVLNkCn0wR0RURyCmGeJogjuHgR4Y0q0RS88Gh9cAS3XifcOq/jcxQ/i/eEEg0nQomXES3cbxx39JhnqT8ogj3xnCDbMTx3avIEbJxLJLyGhHNIOOqkYMslh7Fl2MBJfIYgS8NPbGdm0L7m+FWEVxxiPym87PitCC85fpsWqmgMbjhBu+jUEDMKlAREAC7GwLWU2lHURzdZaTQSdP1OrTWB3XavbpEcq1hdwOED1MeI12+NDplnVDWON/wu1ZZ41ZJ81c1HV4TkZuK0J/8ubrEHQIzFaGLHSW4Ke3RzgnqUV9gxCMz6Z8eCwtggscDd0wFkfDN8qM2Ay+enrumgDyc84cOymYbqVb0zqk/1zTReUjVFmZcpSn5p5mRQeyHoi07U9z5UsqkDfVHP92I8alwkoBp603+233z/F87/8rNf2zKz/aJT+LFfGPvJbzZmtv9l+5e2/ujvf3ULRX/55q3vO/GDn0H0X258bFb1fxnRR/b+Qt/eL34F0bGDz33mxoljiPrv+9sP/eFrXGwm/8W+X7v2zxBdmfnjXz/Q9xKibSv+5Fc+8cdfR/Tf3HUv/fsGot//fvz7TYoGndTfzgaC6ekXg2Wqk762k+DQmKa0zu3ZD7Xfu/rrX93cCJaH8fOUe5ryLZ+O3zbUckBpe/fw9vf9nf+3WyhLGP9mI1gxrVZQpfHbRoNborYoMt1A88vQLmpu+MsI+L0zGqyzm2f8XhIHY0WGvukYV6iZeJMmVprQLeW3qlr8vuZ3Uj2Gh4ZfCjDIQd80j0nfi9VejjVO0kukc+dSfv5hDR7g1iuj1zsdQsXYqjoTUbzupe+r9jZl9pdZTcAhzF32IgGF89B0aRr+aRr+ZWE8HP5l0/HbBg0eUDsEezz8+TnCnGnCjmj46S0NeC/Ds5ciMvy9um8Yfi+aU3MYfI9xkvJx55Y1Gk/xNAOlW+d30tsXVM+vNX7F71GebHlmiZZ5lEbjbXrptCoHWtVEx6okRLertvnADGXwK1vCMFDz3zZVld630HuFp/kbJqX6BihLC6X4JpEV6lXv3lrQG4P1ITmFVWHSfnNPTD/3H+YeJl5fmfhI/Dpn8OtwT+fGdwzVeyG52/P55MM3AYqM6pxvD/x5z7nBGhVENwNaxebwAKqMZ2JPX8Mz/Zsv5fIFr1gqV8IwCKjspeg1VNIcN5MNw2Alvb7iYi2EWkl9zh2jFQxbx3XrM6yMmuNxGVSZecOZsvx+ZIqzYrl7jv7YzySyXTH9VRy5ZPqrOTJn+muwNlGUwDygfKbp4weoBSLshbH5Ao3jWiSiwmcDGnflPVrDSw+EPOjEMAXz3zJppIJ1aR9KdYYVWM/ioFjlpIIcV9CbrGAQo+9D90NaDviAH9lqyLZSZxtKgxiX0z0eVk3579JodDeqx7dOWvRR69SQNBeoTkE2zp38hkTdw6o3kQn/KXLdDIYlSuN13aQP5SYG1LBuMaBUhCMhqs+qMAzWzT+qovSRHw7DYGh+5/xuKrHMoNfLzCO7mfeYorG9m3oxQI3085gO8afMmhh6ijRMPxBkMP2VHn3U2vl317fM/67pD9AIr9FDS3DPjrHu1PwPWcb8Bywj+qZAqbvmS909vbW+ZctXRMPHM1KpwfhVBBWVBiv95T6KrVaDySxhBekojwJ3JbNXW1rbYGiUPoHiIVB6CAYxBKsVt7wmoh13IctaHn4FkN+tBMB3A8B3xwC+YowRjBSVXK1WJQC8n2vw1wrihDPoSX/Qo7Hon/89mUErqeurNcDVKkoNVlP8d0yC27uDfvQIAyL99NHPlfxIqf0RjRNUWcW9XKV7uQq9XBX3cmSMRn8tlQ6oo3End/trONxKX4BwxPfD84vVVEOwHoE5HpTU+vfxEayiOad7uwa9Dfj1elV6H4QbAoRPJFcF8g0+fcMaIrxB58x8YPBwEEz7U7ZQVy0e7GB1coagLFUsFflqtf741frj1/LHr9UfvxYfvzb6+LC9G1siDmVNCsKuIpAuTsXQBgmIKT1bqpoSGpg0BCbqn4ZLALgo6gKD7QdLlj5nKf1qtL7OKCUQWjn/bnwWf4ZvcDPDDVonsNssjL7qJAH2FFEQiCqngo66IUy/dxu58+ZCIcTSO4zJHYlb8Y7EreSOxK30HYkjkMt+HDuMWkC7hR0J6AWUeF9x0Hd4u3HQ11vSR5Pi4dFYPDyaFA+PpouHUywedpPUxeIhRZ7X4uFx3frRSDy85ibFQyx9qnK/wStkx6h1kRdWEucQ5mShhbh4hEBdJylxEuHflehzXBERnycR8S0dP0bx666Ii5fdSFx80w3FRAyGiIdYsMNNpOOQBm8mEqaQgPWe19hwZHxHsQqLmTqKjgzcktIZsIKk9aUktAvBehxvtKi2kOu8hApUa+KRMt1ziqR6xiyS8tdzmFP3cIhjrywNCVuFLOofDjyy9xs42iCcaMfxB84KDOzwFCnIQy/KAMQdORPhtSiDg8YZ23bCU+aqPmVmQT2Jna+vC6DZ5hLgXgd2uhphXmfsdKGhlkSYS9gmu0XS/0W9X/a6mFdcWufzSF5cRwPGmuPVu5S11s7RZ5I8nvMtVr6DIhg21/LSkzeSPXkj7skbyZ68kd6TN9GBqc5R6zIisxS5sk7eXNVdewMmRcBVBQA9aHXH4MoCTmwTsZ2C4igrT96kz9qMrIx8fXJ6BOOeAY343J0r60atDRK9vE6OoCwoORt1MH0ZwVIai3qr4OTVdTXs00fPb+J5hPXhaIx+L5sxD9MoHbImnEPm+DajybCGuXQXXHqm7jxaEj01PxsysIQtGd9dTOUJg6zw5Bgq3WOBV888AUsh1nItYh8sr49as6ognGRg1vePzRusqPlZjgQlIvUmx7D/kJPEyvyjwhqAcoMDACWnBatMmSucvZqWY/7dvNHw370VWpVKKi+rHN6GnM980dTQCcOgPL8L3EGR+C4uwlYnCZ5H6Qx55QYmNueoe85Y4O6ETEUs8BMl1uHPU9ll0F0wNSBd+sRBVir8LLPG1T1ED1yK7TkoMLhNhmdfGZ9fTgMolgGsYw2dGm4hDxZAFbHg4S+xA6K+9Nn3QlWBz16zONZ1Tr16wXc8YOhpnmC2TLDTsSXV6XVQVbV0loSFkyNq8zKRZjGRpmlWnNEz6jTNKAtqgC4weXYdyNQAvYV+EO9rJufz2bi5s0nDrbPphlvn0cYlmsbnELlBkTk9n1/TrZ9NzOc62y3QqvBgynyuyHz+mp7PDs/nRRN5Lp7I5/REdl+9EDhMKHCqRjMjmswdev8xnMz6+bxM5rCNPq9BeIMji6YZzEreDhv4mXUxM2RNwmh3MHAfYm2TCVZIfII1BKtjlEAI5TCq2INWdVr2rSXB5AQcmWy4EGRO+bTY8WrisA0jaNf9BiDjyMJgaz1Zw/tPtmPzgYo1TuvCCCvMUscyC9TaueMWm34kdwdycTRW//ELcdRjbUGVTW59GrJ7WaTqoe2BHn43NaJ3iW3Okkw0i6dOWZU/TFRMHiqq8uFnS0KEwYqpXEJDyWjSV6LBbXqKN0eeKtmeKtNEpd89tQBhgX7Ke2tBYS+GqUIznn7pHUKPfir0zsM73lQj4lChxZ7VgWgil/0cKz+FMxpbMpTPY/u23BgrGtytXJjFZYgI2IrKutAHKiCogvpAHyiHMc3cb2At8+5jVYfCfTamQP4+VnjI3WeDooxgVfm2ZZu88qezowQflQnZ0UwTO0qAVpk7YUdHwBSnsaMnkuzoicGosRODicZODKY29jLauNQ1ajX4WIwipzU7eka3fmLQi+e5J/P8K2We58g2EC/4WVnwbaETlnBLZsQtaSJwejAiAo1BIQLZcPkPT2XPDOpJr59fHpRJn2RLHe9nLcucyIwLr2X3Gwlzs2ma1fFzI3Bn/FjZ0s8m5gJAxJr0rLyJietGqnuNID9NqOdOxzU1ZmAz8KJyFmZymjJBg68RuE17ccp9iXrlvDjD9tMuKlaZ6Wmoc9NPttobZKZhG/EiVJQoHerg61knDRkaJwPWm24ElH96WrAzS1mRbcQ3mH6xVu5fOhmTWBt7wjpkTmQPCcnJisIjzpAXy4x+Lo2jSUkrMA2FMB1oWloUklkaY5NripXH5n/INuY/QOs651TEWPBeil+V0xkjaFGUvUUtzFkNWnXONowxlNRsPom5ww63p3VYDGTEikq1UQ9aQM3GhMyjE/rBTnRGdyPo4I1XKkMfyd+XyKM/KujU0noX8rZTC51SqCPei6lqYb8bwn674pw5VdUF81rMb1u8HUaMV9vizTDeBmgDd9LG2wDArG4/h5HJqi6o/FMjBSZyQyrLYn2BQxC2LIv1OZixtIdCfQEcV0F1ENg7aZDyfntIOKGpxdZZhXnPwQzPU4i5naMQKr5M+n7KNrPjsvSSoB/kXlAWQsL/kODfWL0HiwGR2RyzwomVJpo0tFYVmqdLXhVO+qwSd9IvemEDZlDiBsygHGvJSgOg/yWGxOJVDTiTWI64gbLKn0QRBDydXP2ZtvLmCYbzgRlYGC2HmL92+mh6NvWwRTJA9UNhGKY0VBim7M7YypQaLY0VFrDC1Uhgpg73e5SZhhzz75HeyJBYSj8Y3qu2Y47TWjRuTsRHk2x8rnjlJdT4cCmmjiL/QDffXdqsNoYoiZpLaZn+ACp/gRZV4wVmt+Ijsej7lyz73pqfARvjbjPey+ZxzskgOqvYvEfMpcyvV7yIK8kw3cwQJ2AsPvMwljjzMOTMw1jizMNYcOZh3O7MA/zEtgnR3IyhaSCRdTENJvZiwaKMGTYwp14bM1F3YXFaHaHPEuPznzRt1ro5HDKyuSUZWXCnsDYKmdYxLdiw4QCb/IsaBqzv/azHNvEZld1bo9XsQpAD95p7O+7V+4WMa47b1CNnongoxgB49HAWy8tJJMmmc5tNU3OJPLKuFPhQ/6FSqi0JsZuMP48x52k/B9oR8bkssdP8xKFHmY1Pq/RLlN5vpSldsKpBG1G4Nr+Dfjvpt4uNwhXkAHMH87BE7qEa1cUrRVCA5EvE+29Mv0t1qgILyz147FQdqnv+r02qql31INKuWhUbQZpxoVZaZcy4UAtRaC5UJVaWC1WUw/arkHCLsKsA45r7ROBIbwhloDDb5nfTJ/QU84xEu0pESOqfgxG7A8MJ7OB5j5Uy1GVej80xWh0+YBE8u7lDJFjzUw+vrNChf7iUC/l6et3Nxx5h5h55QmYrJbOuua2pZmzr2VFmh8R29Du7sJjZVMz0y8XcIqsNgnK3wLddQNVOINTAi2DWRfXxkNA4yhi0Up0MbxpvBjBJBRTHQngPoVU75ZR4jqpr5fi9xIp1UlUSh4eLLIQKTDJwVnsf0tNYhABbhICsCAE5EQJIFmAx77czsIWC27hxUwS9SwZLejFqZ0CAp1+MZ3/CaCPI1sCLLrSXehHtQewx97CMmGfSDdPhPaW0ZY5bMZPkEBTDY2sJa8HaW2heD2nNZzPtDBZphT0YC6tihlZHnW1k60y0DUuL++303NEfLFVXfp3NX8LuXYFVl6MKt6wgW68+xmibPRcqW2yZCQozPIFhMpiHZgzNRewCETsjWgRWIyjRUkdIRQwyrF/Xgz8Aq4DfmUCyiSC3gwYa0hmVLzJDVGgAkNA0odzThKooZDbCiqjIJik5Etlr0YpFz1sD82RgzQT5F1l5rBdiI1EMYoCc54LsoH2DGPZB+yYxGIo1AWHZMzPdmAkyBCZOyFN3IdNSF/Mz21mH4v3/bgsNwIsv4N9vI/rT/Y/S/99AtO9fH6D/57dgp2t7+wO/1PbAL33jmzPbH+76oed+/6FXtzRmpsMfsFk0RGhkOvEhkWRbUB4jMYhipAITqc6QsEEgKUxzFdTTJCy6pYqqX/CaVlRC1lISddnRy4Xd3Eh0ChRpZ6AFAy3kwUaqfLIFQkF07JIBuaUQW2/9E9MeZ0tmG8KORbJPkGOzV3MaspZYQUBzg96DlaLZwC9gLY8XYLIgQTWALlkI6WCPUHya5qz356Zl8RqrDPCpDgJi6PbyBHMvBJnbWCi6svpCEsskDA9rtH4zqWYO+HtW1R33qpJeD7EUTR9rysdSD4WaOLev1hHDfBaOm2p2vZDZp3ffm6rMO6+qkl6Pcr3j8ccSlwWqPtMIIkndZqbfiXhB5imdlyrcgxcAGhgBEhyJo0QfdqtkN979bNziAtb1/c+y7wGDWVZpmGLc+kvC9Xl9OAh6Tczb6wbFbrHFWt16wNwea1/nDdlm3Sr556L8c2F+Ey9bKPEUPDRAg/M75oGa937bPEQM/yGcAq21jY1A+XlD/JOtJWJg8yMxkvM1tskZCYzqZmSGXQ/Ns432AHxIsEEPdZ4Nekxv40KbndA6fwnbfOoStmXgV8zRPjtg/O/CgQGtSk8wt5Z00eHCRUcGNJVdFmQ8zdfzJqhOBV8Zueg4AZWeTc/AS4dom8JLRyby0mGKi4KE3qYbLqThLitvlFp8sMO+NTY9M/aoeHrjrTF4SYCzsvWi3brpGRpQF5b/ubH6+lsF2KTCCNHPsI+ELLvdSJa1wrLQZZ04OPY2NTQVDdvLIbc7Vn2gN9mWpR14WKEDj0dNe4K+iz6SPWHlRDZgq2FH/Ik4VJ+yxqpbemU/xdEm0wu1/1doVyDACwz3wzLMBJ7qCkK676Kl+tu0VNUVoyk2C2tyxsCRN7KwCXtjdbNN2I8Q1syZkU3YQkOAyHBiMGk4MZhuOHEnhgDaZmtQbLa0Gj/sxZJa/H2x3Qor8benH7GGneMjVqvpiHVR5+7siNUMT0UHJIpTUZh6Jc8/h+JnPv/sTz8vCjt3Ntm5s+mdu7PzIjM86dkkUZz0wEoreZ6zOX7m85wN6Wr3YefOJ4f1fPqw3pHavbbIGRQjJ601DxqX1H5/PH5m5fft6bvsYedOJDt3Ir1zd7bLbobb4x/UXjkHxTYquSn+ofiZN8Xfl66REtm7JTt3NL1zd6iRAup6SZsWQZPkY9omblDMm5IKIs/Ez6wf8nQ8vf/EtawJC5vSN0g8MvuN+lur6nNOPSuuVwJr21doql/BVKf1aLE2lT3v0Ty06mVAyaq/UiUQiGeZ3RT8TDuGz6qz8xKL7Xa2U2jRqplaG8m3831EZ+b7aO2z+lERRD1LUTPGk/TYM2reJEjWL3WPmm+Z3JB5w5SWzOuIVEbNawi/Vh01ryJSHTVOI7wSjBovI5IdNRoIf7x91DiBSHHUOI7wJmV9HhFahqfg/omkZnTH5e4Yz0l39lOwYdR4neBTv9E9aryGSGYURkdW/VbbqHHe4i82ziE80zJqnLXkm69InRnUmeU6zddMqXTOlI80Z5EwZelTWvnwSUv6NGtx+RzK56VPz1vYG77feAZsQr2AN54AD4hJbQJ1l2FMzPpsD6MvxeDmBcMLZL1oiC+gS7DEoSdZEq366lHjmo30nlHjqi1gu4LwSwS2NxHxRo3LCL9SHjXesHVfG0hZO2qec+D+q3fUPOtwWXPWkbLmGYfLmqcR/l1p1HzZkc+7ZPPnFfERJfm8s7aAZ1ZXb96wJW/D4bxl5K0IKI84knfSqfNh1+uYGzcgy3hZsX5mfk7sobPsyjWnUyCFSJ5qlKeq83RHebq9To4NGwOyNWeutRWxdl6XIadsA3LK1i8VKO9XTHHJNGew6hFWZcC4Y2ytYWw08HyvGGKFz7IvRd+9EsNZ/YFele4v1RDOk0//iY9UVKKFkvwxdrBAFcK4nBKRbxmmHvUhwNQzCFGZ+yI85QPDrBzrwZhpAxWei8BFQnf04SM6ZVOUssn7EI5XD1kTAFo7+JB5A8f88zXiXudrNsMSLPyA1U1MPBGePmJxf1BYXFqnlcsrOcDVjm/lxRwjjHN976esxDYjdYs43jL0UlgSu0OuF8oWtqgJNeezWYdF+/RR4gkrrTZLknVtNhTk7MX5oKfAtZnfZd/MtL6Zum+edpXF+Y2EPejOO2D9LhnM+/2Tt+MyuYlu/FH408/+X4UV/GFiBdcYzfA3aQCIMOBkkzeoie814TTgmYRwwWochnD8cPpm2VqAwI44jC0cZYqbZ5IH2P5CGRgRdhzDrgEt8RFre+y1LLCUy2dedT4ky3l/ZerWvtcOCFnqWeCA8MQa3isV6WaxD8LMIh+E+ViyYduHPJf6sHb2RwgXuQfMsGNCVuJQeRDj3JiWE2MfgYb2Duj9nKn9seGjlfEoI6fBxUNhKeEsh1twRYJx0QKBH3tuRthCwk2sBfAbC8pnubxgI2WG1HTbWmLsfCvZ0ebRyb7d6GRvNzoAfzYenZzsXdBcaRqcXDQ4OahDhYPjkFS+YHAcbFlxqY+kDE5WBseJBsfRBDVteHLezFLD47z98DgJwEZt/H8YoLepJx6ilfDSZGBGB0b970F1xkIaZI5hA+TRmrcsco/8BUu8I4M0DNTtAyTheIHR9JzICv/Kz2ID5YVaGSpgLjGW7OrpEHbgrQn7kDXuHuK9+DlrX5DrN1jkz9X/hPt6oMZ7ALnqJ+D+sDvUkF3oCj3UkJ1KashOpWvIprpCj539+wU4gV1rV1Veu+6uBR50mT0+iitpb+nldG/pYUfYW7rb5C19UUfuyFu6ymEtrSCo+lWVY92AFsLe8+AHHzCxvUTL51Hsq5ZGrSMIi6PWJELisG9BjYG+lRjkXJrrGMKJKQu+azfCnD0H7rCBUDtaP6PjcLT+MuJJx+qziQR2rH7aajoYydVvmlA3zyWskQVqV5JQuxJD7UoSalfSoXYNsPkm8SZXNZCuDLGq9bUhv43WEFa9vDrkt4f3Eyzl5w4dFFN3veVUgRfFwFPVV458M+i4vTlexx2a43m3t8ZLG5Kuec+Zw6ghMmsmDm+7wwNVU7UQO8VOHyliUX/9HsTMMMlAEgwoO2b8DtGOLqtuHMKW5OS2hqQ+kBD2Lq7YR+MOtlYuqcIO1rtwx4IiqyTjb1X1IcHlBPyt1h3Vq3rQBg30rMm2e9VPqgJvIrOSABzQYRLnPuEXVDfOlGr4jOJDJVd1o5WMKuME2O9SfRwu43GgV9jIXOYvV13+ClB1Snm8hHOiz+0o4QikuKtEFdYnxlTxiZJHPWNdbXdMLZNjzuXcewIgP62Awip1XXWD5+qT9Y9eL5fDTZ15hTwhs5WSWde8rKnmLjQcZS7gOLX7kVJxYTGzqZjpd3lqhepie2j6sn1pYCTUGLRfN/F3jv/O8t9zZqPRUN3nTr6kOk5eWECW/IJXd4mQt9VgOzFgXedJ5skkux5PsutDmGIFnSUxxYreolPeWOn5Lcy22d5R6wYilyhyUxOrW3oeXgexql82tZiaY+cbQOQCi7JMns6bQp7OabJ0FmE7kRJ4y4BHD4R5agThUZJHrptCgG4SAbqq4zco/ibibUJ7boH2XEskvIWEK6jaISA9aAGQDKcHrYumBnMaWZocTpClyeEIYpPDCbJEmdLI0lEqW//5VqLAwwKOyWEmS0eH/e6QLB0ZJhIVkaWY/Cyau0EHcSNMj5gabf/dByY+8nONv95yMqGV4iTs1oPO6YBxqBH0wunAIvpAFVIWJVn8vZEUxF7mhMIwkdCEkclNsW4/ptmMVkL1ojg/8+fbCZ0V/V2ueunvCtVDfwOgX6prsq664/cRsKCooadpIOoZK2l2PKpEc6Mf8RTLhnJEdIJVKph/XEhPsBrxlOwraVI/rvrxN8UIYpdaRdP8UbUaf9Pez++iTrXekZFEv9hAdKlWxUUWGUnoDK2qL3CJ/MHrsjMW9O2CkYQLusVGEq1UdhnsGl0xkmDTZOXvgXY1P3Sono/QqKmPHCAC0bvnwAExhGhlPo4oT1EMIbiWVjaE6GJDiC42hPBCQwiH0F8bQrjKO/UqTQshGwo0RGgHPNt010LG5lhyLhyL58Kx5Fw4lj4XnscUuEEkYgqRKdzBMqy9aOnJcWwYtGIqohWgEZ8VEvGcUIj9QiCegUYo9jFzqZsek5punNF043RIN17WtOL48Kh1QsenKP484u3aU9cwXHElEp5HwnEksF/dFArRSEKlEUOlkYRKIx0qp/Ht14hxeVkDoSEU4vSw74YU4uVhcff49hSiJ0EfMP07sIg0gh6a25nF079Xpr94UOAsOehG0KdW795mwOYWbW2Vtjqw1Cj4v1Ade2uBTzXnoG+Bdap3T41JDKxpKXEgWAOTZco1QFhKCZsooVOtoVxrONcaNQBXEGr6JNXmT1MNHdMnZy74hLOLMRCK427Njx2oKGeaVzlTZ+7WXs6So3AmHoUzyVE4kz4KZwH8WXCviFyC3xyNm+f1sJxh3Mxjx1xw6UPCF++QJQ06yt3YKMthQ2+T4O6I4O6Q4O4ABX3Y82MUVoKiTwsSnhvGxitHZ4exEZ4LjwrOA/s+GD+fxfNuGagELhLhSNGhpjJ+lX1Emn4eO0V5MY6siHFkVYwjW1gEzJGk1eSJ91p7q0OCGG/eacGMPfJyijmRHc/wwTXOA2x2MMZqj9rgzs/JAqI9N1U/1YttjjCajaOxY6e7xXXSnDg1mGUPT/AEwC6e4A2iur9XzGUnceA6aekEkt+vy01lmfp1G4kpSw4rIw0bcxYhc1CqBaC9XorHjjJUfEs12LBodWEPqr4FqDlUaFnyjaCqqjBi8aux4mgFexdyMVF1gUJrlLBQZqiIzFBdQmaoLJAZqrdTZ60sNfgs56g8roXgqyuqC/W03250MCKT1pKyEmoOWmOVTo/g5LchMPx2EpWJe+hQrSJitJ7zO5VHMFzkK4EWTE5f6BTB75bxvm7LvgxRN+Iq2DBAwa1+keSXot8baoHmQy3QkspDWIHH+B6odNZYVOnWzi5uQFkO+FBjsSWRXCRqVICuodYCpfUyetfLpk28655MLqu8aIDyDlQJzRYBgyoCw+8jNPKZ08fTcoHPCoEPEV48+QgMPyBGm5VH/bxqxQ5yDqCtgSdrxec4qoOloZXEWSHst8An8IUU/f4qtdJfXcSKr/KPl1zRL8WmYg2OuVshE9WeIFmph4ZENDr7RVZZxV+rVsrTaviwgyJo68MlBp3OvEokFJ15tTwhs5WSWdfc31TzSjQcZc5DJmp9hKS2BcXMpmKmv7JYSBU+iFnDGBDOfNv01xCvFT8NMF4SHPaROIuL2mixKWOkuojP646yrVIDBHce1/5EcjcEy1p9xaepq7WDryjzzJd9eDIz00RyfyXvpmfmi5ZOs8N3q0VKz8TFIh5xHb1qmLI7mGeF6Abu3KjbBwQSa4kWrxU9esj6k1CmgfucKdC3SWQd2zaBbdXQO0royqMLqAjYPiI8uZR/Uhffr52CUGkjLL1fF34yWRaMYzOkmgBElS4GRWH+j+F5Y1cI6ZWKUwYoRQOZxgJMRBpoVQHcJevSAGy7KQSMtiZBBK3SVBCJeQu2DDxnhDKqZviMwPOENqRZCJ0CW8JI0SoUeRKQqepyRrIcIJMmzqzEt66a30WgKit+6KaHboCxiBWkIAShIAShm2Z/mLhCEhUBlalEl1CJJrrgybVotACKYlMDO3z0xGplcD7Tp6qQ/ztPUhtw/7Mcvq74uW8xxW6ilWZMKztCOmkooZY9IRU0xIC87rCNVAXN6UXbZj2uA80UcBcbsC4gY6VFZKygyVgxnK6PsGN6D8iAOciELCOEDBvwVG9OCFnpCaYbISErCoHxhG4UQo32mJAZCSLjCVnRmUM99gQhS2bWNRebai4kCJkREbLCwmJmUzET2rJYPrDugDQtBUovwddoXkYYnGs2fIroBPaMFZft5LLPSlH91lL29i9+5tGP/caqze/k1we1FQp2hPLghI6DE6KOSx2ZQRtM1aB9lP9OWbqHKPocsp+DN4TMgHXWQnHiUi1a0TV71pJKpdGQNk7RviTAcpaSLGeGOEecIv9H3CHInCbc1V4x9kGLnYT69qAEwpOlCFvslZkpA7AoBWZ8bDgV2MqW1Xj+v2A/uz2wwbJJZhpdajTKCuXKb+PgKC4tgS7NJSWFr3N1hGw5IFtV5RDZqhLZAmflpBACE7elwlHE4hWBCVtx8XLAhI4PX6swX2FC52hC5zChawGhI3gwoSvi4JsIXRGEztGErsiEzuZQ0TBVfUdVI0InRQ1dtMoWkULoikzopJyRLAdCl7biGaBtFtE2XHjED2V6KHusPJ9HLQAjGsvDQg/VS0LVe4fx3Zx5yz1TRFPkbLvapgzv53MZIInFptosdsyZ+4IyxA5GlUqIKlW20mSc+RbsTgwZbE7mpIoe2KA1HNo2Hto2GlocELSlDq3BQ1tOHdpZQCJtbGmhb8PgduBGIF7o2/TgtvHgtr+XN9VNWegJV2WhL/NC36bHtywLvUQmIejA4LMjGmEp/6Quvp9KY6Fv06Nc5oVewieTZZca5U4MbIUGtkKg44cWemjx9LwzI2Dm6ckAQG02YQyTOQnY/D0D7+4loLs1CVzMnCWBqzRwRiijaobsiIaNWgKuhi5apTAJ06ouZ9wJTC2AsUpgZHtPPNj0gMsqiMhWhAwVkhOoQOQd0AwsTleSrjg/QxmpWyUV13i10CAxfSskZh2lC20M2PjNGZH0Ec5vh7XsltTdUrdCP2+AHrJaOQUeCbZBW41JMBd4Ugo8yZ2MUidNSZ40xYQ5TG/o9IYpzUIBSjcA9KIgWfd+ybyfux6lTuk6phbUPavTMf+w7tFa8nXbtA8ByGLjZYoNic1G6lkOR4JcihO/LJGMSDCNfPUhv6HLqSAtB5dbWJt8H77NoTmSnf8r6iRbnqGe3TCJYVd8+ZR+5ELnOov6sVWXezJIy5FT+dv1Q/dB6T5MmbqyWfO77MVkWLJh/jf0Y8T7966dmWgZtw/Da5nc0xNeyGmnuPYqwhy2GpT4LmzYj1dwFjIzAy9HM2wqCwcNM9N75OJp5K1K3pZG0IrYJsrQqlpnpgMqAEvDFl2upEqUGLosq26dmWngxUDQrtpnphEdCTpUx8w0EcTWyPNZbo4ad9jbLXxSt8bF/e56k4UsGOcWqoq62jET9EzPEGdYpSg9t88EvdPUHFEW6kJNy0EOsVZin4Cvo0lZUl0kNpQix+vUw5nGSTjKKD0FPa7bXjsDCplV5RdI9KgBZvTbSbU5qGOmESwjDmnZC6pvD+tOifc+HPiacF7RokrT6HnPtAKU6A/BT7U1AudkwpdyuXEhWH4bsx9cbo5r66bx0b3TqqmwQ4VXLF04FRVaCSo0iBjwRuOlC4FasryplL5SZ4V2J7dcu5NT8DG3As7qlp9ijGM9rpTWEj7lim/vU46Nr1+wYAx+2J3Atmtd30vFjt4yJxsXAu929mAwQ0Sm4m0y0UJ8MshcCEq3hVtZXw6EDWBwrK2JS+tgNKo97LWqIodVvZteVqVTxDUVcQWRd4rhkBfQLKowsaPcKqBpEdBUBTQVAU1ZQFMAaF50tY3IpaSNyBF0PLYRWag+E90bNJS8N2go/d6gO1KfMUNVFm0jAk2WamwTwoosCRsR1mPRNiLXk527HnfuerJz19M7d2fH5WZ4tK1tRHCyDRuR5MH2UPzM59r96edzYef4fM5qOp9b1Lk7O58zw/MzbSOC4zPYiCRPzzbHz3x4tiH9gCa6hibZuTPpnbujAxqxdLihLR1wpqJtRXCmsjU2v+AzlcfjZz5T2e79cyhh119eTexzPcvewloDqGTj/IUgA5MNCl0cvxj1n2V7BQMnQlCaxonQdmVs+wIhsoIFRKo6NiYHWwmKVraCgh0J92vTcter0Fhv0fYNWq/aiPSqDS/HYlP1h2KNvZ9YmcUVMPZEjq+A4ctfLrnR2QxrAbN31qW1n5LK1HzzLStBZnE58iNBDjqK6Rd+4FLjfHjhR77pwo883P69/YUfctR5dtAPL//A4cTrhr70g08B8zUi5A6x9th7GDZ2Y5NuwHocTmlxK2tV38mV7NrVuGtXk127mt616+jRXB+NCSJXKHJDG9S8pft6dRCbNNeabv+4At8gVbmdA4tEeNnHnL4F5Igrt3dMuvo2kFvIQKTpor4B5Abcu+r4Nbh31beBXI5vA3mTbxi537iEbL6e+ezSNXHjx3V26Yr7QgC8uYUOd+G897QZ3hHzeb06efpoOSLvOldT0Wr67UEhbPn2oHzT7UGLYJt2e1B4xdmxdRha4qX3wRsFlBo9fZNQRRq+mRzUm/Gg3kwO6s30QZ0Ebf0WvOliDH+PJu4RTXWPaqp7UxBQRouvZYH90dkQkCZbkfBQH3fk3qCjeqhv2TKSN20ZvSNQj9QjeYtGEpe4wKaJr2EpyMceZTVJJOQlYZLVJHmAX+WLgSbjcT/CuFRnMSy8N2gqfv28s8QI3lx4y09Ve9+XwT8sn0ad4X1AU3YA5bqXm6Zc93LD9Ntki8YvaO5i7syc1kFQvG8D9/cl7b6QzwIL7NQh9xiGkw+AxRsMNK041ZNDwbJ4famERCY6TP2BrX67yvkFO3lHNTdVUB76WVBFttXl7UlWHcpDJWaaWXTmDPUzMebE3nY1m5B3NZuQd73kd+FKys4Xgi7V8ULQTYxx195a0EVg3q1KzTbkpaVtyG0FZyZdJ6UTnWEMNuRd2s2h3J0bfSUVaDkZPc3g8ala1Ft670B26UjkIKGhFnRMw4NDnNxQXSLxdF3wS9iz6CJhoz18Pdd4IfpiPOypEXBZ7bGg5LKLdioWDjHo2pQ1RuyfcIbap/eEXJB12ZLx9DCePVDbjAe9F9v7Hnz3ePC22YYrLfKDFvw6B328h7zBX4ZpTUIaewFk5fZQ3VZl9wWEvbhvFjcNF7GK79tZYqdo5j4ScnI7eNmB4h5vxiLBETyqJtxj3tjid6pckGUCkFU4x+4ljCtT2INfwcn6xEG/0nQPUG4Hn4TzReh5YJeJ7UtBMi88Z9DfBZEQmx783CpIdwdI1g0k6wCStcdI1v1dI1k3vOqcpFq6gA46BiTrjpAshkUXdX+Z6p4JupvO/CPnhyQNtuO6IvoAXVX0am+MiTe2JAtRrR5ffd6lOvcQJJ9lkV1DsuuFCF9vyJ1GHckrjnB8uSnNkUkXfmYC6kx7+s8/sJuPuiGNNxDIzUe4GIqVdmuNaUb29TQ47cl7iLpBTbf6HQg2+e3FClOcBLCiK4huTvhdcbS92J64v6gjeX9Re+IKHtTGm6BdC3VPkk0kvBm1F6sJZ0LtyXEqtRRbvUUlQ98w3PfEU1PJarHFS/S96V2FWuQzOT7P7WSqxY7RVBdu3vJxxOc8Ivf3coqSzVTQpKOu3CsmFxFMmppe5YuV8JwJC/esnbx9bGKJVXF24apYDkX0REOmbkiSovy9xVKofkBI+RLP/aB7mgab5iLfBEWxxkl4qwKS/KNA5kYA31rtHCRvgmpPRPG6Q3w4JTMvxDg+nB4YS/Ej1PEiwap9mqYKvK0ti2YJzYYRmRQDfrunuhOXN0EPgy8iR4vd0w0QPgIuX+HUpa9wal88ixL4x+t6MwECMnWnUSC+omsm6JoRWrT45x8cBeoUCtS5JAUifmQRBVIC7G6CDdbTJShLMxHB1y+N6l2C6v8ooNYImEfjIInqXYkoXmtUT2ZmVO9cgOq5JVG9S1C9qxnVqwL9HAw9FqJ6ygV0nckL6DBgzGJiKnTFU6FTT4UuTSfho1Z/2uRHts5EtZ3EvRwRVyfUDYL864bolFxhxQHQv9e1VT8r/p2GW73CDjavu6izXjbGNJ8oxfK10BMAZfotnQldCWudkky/JZmaye2CSykTNYBQc2MLCt4RUTdVCzZHZVezFZvTsrHZhq1mRD3scVaw81vEHnBij3NR/Yk9zqrscVZkj7Mse5xF2eP04j1OXK3p/uO4UuRasifX4p5cS/bkWnpPbqADv0lS9XVEXiOp+i3tUuam7tq1/y5XirwV30Rw/bZXimjh+mZ4C0FOnm80XSlyxbJzcPB/WHxti+8FdjRvVO8mnHPh5wmnAwuPBpLbZOG9uaCtRQRVv4QgJ6YzyhIhV7IoVu0V6QkWNRClXLiErXixVV9o9M93AkCNqpy4UaeYuFEnKHLh6eh0CBkqyQyl5tsPqjgEqYazgJ45SnLPhaCFo1lVxflIyyn+bpedKwv+e4L/BcH/vOB/LhpQ4H8G4+qwc+lQkfwbUO4xcYXCYb0NnNxAPzMU+bw/M5TweX9mKNXn/VneyqEZOKt3bs4MeQL3LG8lwCfuMOWSm4Nnh0JEP5ds81zc5rlkm+fS25xDU1PLRq3zvHtPkdf09tHruhPnhrxF92n8tHaboZ19pHrWz0ee9V8bipD6/BAjdeiF5/Uhjb76eW5I+9PPx7cAA/LZxFZBVhztB3Fa40JQeBDOG+INhuw0W8Hx3Qg84eCMxNM3c/yZxYbqfFqQBN2xGHTHkqA7lg665wGg77SOWlMaUsfEKvf5IUyoAUoOL0I4nmzleNzK8WQrx9NbafBhCo3LCURuUORlPUCndbPHMUC3u90g1YyoOx7UkgzqVEUGtYkgvRyP3Qk9dqBE2ZgSrZGhOx0OZbc8N3govVcz+kjsSvJI7Msk9zfiI7GFm9rh2cnVpJeoq+leou5sU9sMN6L1kdg17TYtudfcF/vXup5wm7ZwGQk7dy3pmexaumeyO1tGzJDy6yOx69ptWpLGD7GDgJjG96fvHIedu5mE3M10yN3RzrH0CBu/+kgM+744Ektu926OO8u7vRvS6VLYuXPJw8Rz6YeJd0aXzJC86KMwkJetsZMvJi+Px89MXranz8mwc8eTnTue3rk7mpNyXndFn9dhHmn3aZhHcJ+WnDjwUpWcOO/zjjkLHZIdW11v2AmHZNEk+v/FIVkrDuzalnRI9t/kXawddXcs8C5mIoP48+rE+y5+7yztuWvWXOS5i52TNZZr52RZ7ZzsrdA5WUU7J6PljJ2TxV7G7qUhZK9fy0et522B25StAXcMEZo3RxGCah6xmxyTdaO7PZFjMv6eKV29dUk7QZsUL1+9yFsTsF7Vea9Y4rnr8kLPXYu9ci303NV8iLrYc5fUo6J6VHy+igPicdaMgYpMfG3VsFEtO2zq6+HagSVuSagsetnseNtWxp7b54Hqs7G34nGgr1WgD6QU6twV23Kiy7QWXtbQdCGEsm5zCwQYf3g4Yd3Nyck5qOly8LBswmfkHDnIyQZeXnLXjUfwBsr+Dx0swbyi3kdSZpWzB2wDwLt/uOEgByc/hbr5GZV/jB0kmI9hsdRXQD/F3pvYKQ90yeC4iMbFqoolGBh8Z4xKR7U7abV7Ue3e29duofYC1574eAj4QVa347DZrP3KEdztyT6g5DLw0D4l9JWr+P4uF23mZRuR28xoeRp9yHGbxY3UJvuFMjy2RtGn8znRms/W2fVcxJ5AAnW831TVzIR5qBBegHjYPGQTX507hAvKYJJZPqT95bj9xp0c8cslEFVituwdJQ1a6tSOkjg0w/XWO0o24mLICc9caQYwHs1igNBjR3KWvpp5LOALNonR2ymHPATjHQdLcMdXAF9UQO2uKuqKc0qqyUXVFHU1paiaAqrJqQJVk4EnLFTDncRlBbp/amFvSrqaclpvck29gdr6Ur0p62oqab0pNPUGtxcs1ZuKrqaa1ptiU29KbOKR3puqrqYlrTflpt5UVMuSvWmRatL6Ug37YoqNZ/eY3yYCajviHcrzO+G3Te7M7MKRLdFmB521dpTaVCu7cgu6xwJLrtBQFntp6E25ErsHZhc9FPBNTFGRmi7Sk1KkhiI1CkLbDb+m2lQ3Zq01pnpVb8pd3h8wDJNeUEG8p7Y64AirZ+m8PXFe3UgfDqTZBQY8u+D30dor/jIAImVi9Po9rNHpLmU14C5lNQCXdtAbJGICqwFLK7ZbrNi+7H2sKdgr2tYudZNVo122GrC0brsrVgM9HJmEDV6BBqsQabdL+Sd18f1UGlYDltZwd9lqQAo/mSwLDfc0A+vlUGqvze+iYehR/NBHD324tQvjSU/APIuyAPNyQLYulQOydRGytSqP3vwNTLM6KSvfIJLjJg2+QBTJuHzgXn8FVdjF8Z82A6XF2aktM4Gv/Jn5dupqa12N+YFiLF0JFwo8BIEoC9B4E2KOBd2MWH1LDr3fr1ZSvnm+6YqapCI5FCGQ5PHQRiiWYyTtVOFFYqsId636ZynnWNDB75arDm6nthiBg9UEJTYjVjW1GsYTvdSMvtB1Ob0LrxKXkFI4TXXrDK2Ul7sEcwu1Su6n5y5SP5ZHBsqJqtakjNrq+R2Lb7oKBtQawnVoau+iUriaioasjT0S9ejK1iovDXbBOvqa3sWW3MHgfCn88ugS85r+/nVpNalBIlKLoCZw6lQpFCGIO6eJAlKEpvQRgKjkWoF2P2FYBJ9EKRqGHWqAuhV+e02+vcp3ZhIO96goxaLxiEADH08w1IBzQrgtsAin5SZa1Q7dZ/pjTANBVZ4eg6EZ1YrkVk4eVkUk3jXTCO5WdzdwWf2MGlbDM42TAcWGpmHBUKQUeriLH/KqS6NyO+7yhKULE/j6/jE4i4naUvzAzel8rUq/H4YBPL99u3aplUTTvAyMyNxar1b79/AK0CUazuEC0I0FwMSkQTcJTds0NWecvcPVAMAL55EsC1HZvtssCxhZmpJF5A50WST10Ruqhd/IGhGs5MowiMqTSX0vpwzoInrm/DXQh2OLp8+q+cfnn4Ct4AbVpgnKiLqD5Wc5odm9XGBtCiIPokvr72Rp6ldr1EquZ11KPe/QH6IXu361DsFyngbxgosP7JVpEn3OKNXbm+KnYSNbzS9O36SCQSKUvupAMPw9XCN3L7FEbk2ukDD9WnKFVHqFG5GLf5LL44he4NQSi6Ohi1ahlp9YGKu6nHEnC+N9WAs30Fq4gYaTH0bpYRQ2yIOEWUBMIj73wUrrfnrqV4MySu/QZAkOd1bNPzr/BGX8azN4AIzIX5nBZhToZVrUQaMyPB9gUtXwg1KohOg4njtlcD0aUx+53pmgjlwxxzrVJsm1MVwuKL+8XhOPeGQgVJvfGTxIOXqWeLcldn6FdIT1LfO/Y9Kfi+b8e2juymdsRT/rapOSvq5RW9SDb1N0jS76IIpuWtw+tQ2iHKh3KAbSAAMpUO9U3Ng71EbFRTemFN3MRUtMa2goetVaJYOyVgZlnQbOO6m2xKCs0l26X16rfqw2+EPz+1sy5/WqQWBWdWTpxItOnp6IbZEsMDbktkEh1qmwPqzn/CfgYgNxfTRehCmw0sML9lXDmTeH9VWkvrU6fy8nViWxM1zK9ALfp+5TDwg7QaWL79dn52EYhHwwSrXRaA0S3qQgB2pIxQyBRViHQdw6c4HdIRdoEQuzAf4iVqt7aJZQ5B7VneACY86PSI1bf92EA3N2i05iCWQYV624z561KPTvsxsISdI/gZDkpOMISeJ+XqdPISQx7Jh+Poqwws5SOd+kTr8FFlucpfLzWwhL7I2Q813X6dcQFtkhIT9fQZhnp4QufChYOFN4HQ/qPvs0Kr9n3jfxxyDOQ/6wJ0d18iX6vc8+Z4VXZPO3Vn+Gz+xvihW1/v6bei/PXei9aemfb9oZbJvyJcOH7UPa4h56xG4K+cqID2ER7Nwdfp6blp0A8MOeXKsIRw4wxN4X0MudvAmy4tNwH3rwFVU482X2O5BWfRkK3rB5W4L6O0tQfzek/uyJHj06IG4EQf1L72U10TJTf0dVmPrD371yNfV3mPpXOFTQRvbdBPWXooYuWsWdVZr6O0z9pZyRLAfqX075vioIfpEIfpENd/8Yc3QX/Jxl2DeIn1FZ9gfiZ0neIXSpTxyEC7EdB4DvWeBHFqiR0X+AH16HEaNB3QAK0Kh6P5PPu+yiK8e3GNLwjmcm4usIsc9jJ9xoa29dLN4bfB2p+ZzeDdqFjcY6fClRMAHrQRsH3HbiKthB+4Mq++pJQolc46Rc/LlbHDMtviAYyBFHS3G0HEcrcTR2UeW3xNFWEuTaYCDut6uS38GunzyYgeDuirEAijCdO2v1w2N+l2oLuoEdbXDJdm7GL+pLpHVG+BXn507sdEGvHNw0eGEfuoemeB8piD+PTuaRvUbQoop7CR6tsIOXe6VbppV3MijGQImje2pBcSYQv+NRJT3Jc/sA95V3ghGtMWPeMw1jTEYSMB9hCVeFr1UvZ8AObHedL8GCYwT23guJsxOXLhJLMT3D9s64qImTiqqdkzyi1/YjJbuYBTmhD0h0Bf3kBrm/cJuCTnPDaLKa7FPYI7yoqBa/lV2Gi2473KMDoDYrLwBDgD2vniRmifc2u7jLPiPednETt9nvQzDiL0Mw4C9H0Ecyvgn31krQqrYkWsEIsSCXcC1AgjZVECSAZxYgQeX2SFCD6wBBAlraBAlaKNXUqUG1QXCqAAVaMHuTI+u3qhUCHRq/ZToGC16JwQFJt+yERVAkiE6r6smgEmNPJYk9FaWinMujWJ/ExHAX40xLJ7YzKqrIRsIVVY7fFWS8XYy3eKKn+dKih6siypW8c2cyBIzom0w9FXDVK2It0K8w4AwCe38m3/4YIhlBsoK4yduIQWZMteCRgDqmPKDd501nHKcVeGswILOw64/amQYFgSWvvMyjE5KOCzdxHaQVFVXZaSqdjXLjItC8ytMHv7T9Xv73h9+cwQ7mDG6rnGns8a7aGZMJoTXh0m/iGuTk7rdTt3YEbklUh92a3PU6Exjbh9/V9+f/aXTdlhlCVmP7T/zF/9r4m9+afXBGXBvmhOo13d+aULGGvpqbaJD98GdwgUVBvLqaGmFAaGgCOxpr8hrqZahAc6xSP7GmPhDdXABdj7KqsBU7yFBpmmjN9H2W4msMi0gkLLjP6sbV53guy3OVNZ4Iu8XVf3iDAR5wr7EgumW8ABLD3iy9wIBpiThsUEZorLLpXY0w9q8aM9OUX9HnEbbjbtHE3DRY3wwUwVFO9aYVvanQzCJkbKnbWDWxgke3jSCfxzYZ9p6EvnoFnv5wRzyQMiNrrf0SX30CRP6lXN7m6wNwLFJkL0LmuOZqrOSNvLIETuC6aHtXKUXnI3D9DLMU1g59jx5GHoOc5pI9j/Xaz9BAGzaUQ4iXpSEAL+sQLwvfnIamzt5YYBOT1B3ABw+k9ZI4KKKln17yG6II/KaKNy38oNhvTVBJcafwbeyulLkyRXwE5Sqm5sIbOBPm/HAQosqhX8v5YojQYRi0Sb6UqsJKCPGWfIk66e9jlKkoFVW09JKf3zm/K2WbsZ04oVb+iFzQwaHBH8xfD9rihUm02qbsb/AHgfSVU16W9ed3qS7Jxp2qRJ1qSwUKfwBoaYfemyzS3OiMdgvlU1S7OMcBT0w4uAMOaLHhsZM3PIjtpYDYXoPY3h6aZ0Yq29si+2VLsL3WEmwvrvlh9wwWs72GZnv5qhXV816+T0TYXgs+tojttcD2GprttZjtbeEQbK+NK3oittfSbK8UhWBoaLbXYrZXyhnJckuxvcXYhxAQih5aMdiYwBVwu7g9ulX4X4/q6iaq5ex6tm5KjWB0heV19R/wvUHv7U7Pe5uvre5tvra695aVFI3+i0O8snnI5Vu/zUP0FyepzSejlqwNDvxp86Xyjtw+w2qZGdyLoC3isnxvOzbjU2iEPrbLs7yLm4u07MTSKkhGBjJTjtZgkAwzPLZzQTYLuuKMkmoyUTWyhuDYDuqpUlEOFXl8dEdLNyskg5bxHTbg4ot86xLRUBznsjyW04uAp68XGgvKstJn+ZQay3kJ26JVveIXsKxjvSeSBzppigoA7kMq7tLRKq6UQTHQPUsumAFFg+Nc3PKOt56KX7TBsW77DE1HH27NW/DYOTNNRKAyE07PNp6s2HZBNfFCzLlnWBGiVXXOsNVVI1abr5sH+eS9Dh/N1HWCo5z4ZvycZnS1lRF7vOU1Ocip5iFjlVZoDbqiNVgQrUFXK11iGAvsKVGXk3CRHO7iCl7vpVLWnrD50N48nJ3IhFfNs9Zx4IoXZCBfCiZlZedRucOGgg/jTA3H87INmeLHOA/AZWr8HQK7HMCdB3yJOwK0capW2FsLCknDhtjSryj+iQtLuC9e8Hqh++LiAvfFhdu5Ly4yt4m5VBq1BvT8K5F0hKRMfQuNzpbHahRzCUWZXYXHrzPbeg8HFegsq8qpoEyEV+4Ly3Dxcp0vkCrHt6OUGafrk7mdNLfKQA3Hh2zPRyeVsfr+A/uCFihORE23Yva3qVZpMKPaUGML+zMGE5Flp04SIkObzOc22KxiPvON2GEhli+Cdl04owtLCLGqXXKMWhswpcPaHNRWZobCkF2oTQIqJ3BYwxFONg1h7Tqo3xR0qhzch3YhMNgXUXwnhN8TR3v1DcadTGWCMrg/39NHSUFpTMGDJaeqrumZoHCf+ANCuqe6KQUMvtz6DD0bkvIKVCeBH7KTRyIrTufBivdKLJyZs9mnxcTDlMGEr3cpjEFRpYdEGMFrB741MT95n+1x2cbbrNUZiDwtHAOAEVp67TLbF4K4DZp8HGD/aAi7RpvxZ8MY9RI/oq/zz03cdDHiOwiGaLWr9lKmAfa9icxMcPvH/FIxv2hvbZF+TaZ6glgwfHCEz7qZr5lBRvArA/0VkClcfQN8cYmeZWIkM/QHYo8WSFEWFCuzMk0mrLip0ioqtalYFctUq8a+UA8ko2vN6FoJrqoq2DfEC0pVcK8a4p4pONUtONUnmDiSmCnt8oWMheEVIp3NqNcbR2tpqNejP7oZ9fo0ooWo18Oo19OMer2qh+qMUI8Qjk2ke1RNYrdFPS6cgnrtTajX2oxziSFhpNwOpEwDbDWJc/CStFkQTqPeEBy5duMwtmndSuDhBkJACjYROraSeBRjIsM5rI9xcjNwMrfYWXZJ3MhCaGUNOjwauEjTETMmcCKXWIfyD7pzNvFDReKLAhKbncMObJdms/uCfD+83W4Y41v3SOqu/py5mF9ygkL9NZbkWGXMS2UMPWPKgeQKPVLWBaufn4DbTxxm1BuOVvcq1I+aj5ZMnXE2pyMN1teq3zwclZjLac2uQv0ilbB0xktFHZljnar62bjElSLrO0H2x+azeLHfEFRp8Tizqn7cqmf5A1uDltibTx5KprhAkI8Z8qnmAvspF0zRKgIoLsIny/nqS3DgfIQvEG3BkQVnpASxbHtzJYlBeQpGreO8ePE9Zyuhb/2I1p1fWR98rMQXIZoPs6Y/3nbSY+djNTjGqR8n1ixfbZj4luMZ4rTB29ULfLMQlLPboJZQ73y4xKzPgRIGsRXtqVbs4/A+QBuWE6gylqDKaD7GU9p8DE4201qQE1imLsQUwbEnReXuliqbdpMsJDcSmuJ0ok0VcNGNAZjQvHjTZUDhFlMS0+ubHgoK7FL5TRdpVPsmbVaoJP2mFScCZu0aZrN2El6OhtfQoyWHd7/0JFgSchiyfHWav2vW9tsBuTaCnBk6bhOn2XwM1QnnEG0afjQRMRfQX6pgBl4jcGeVrdpjiKLSIYwudjdbYM8M+HZE8O2I4buoHww0GrZ2hi8FvEcD19NyEy58rWFXnAFshbBuk9tQKUVgzcaWVOVkBmb1A9YtF87eB6ybrvTuLZfIOoU3XH2lpVaTgiTQQ0sNAb1NtEfuE8Z+TPWwMMBuREgKfUTU/sVaW3sDMSS+2M9vuyRrP7/tWCZqenKNjNHCIlHnWX8ZRa8TZiyn8DcoXEHhL1GoKJym0Kfwqw70vPL1L1CICwaOu2N+P4XX6HmVYCxqxUUFVzKMZ2t4rhFIBhBpWeQafYC/4IkStIQGGNqgav5akZk6mFgMsOEDnz11sJhDr+C8nDLVx/HwcMnCJU7lZkiagFwphmRbKiRpwemgtTewYOO7L1inulkutGD8uy8Y5FNSh4+RO7DR1MnC3lpR/1y7j3WQoBprUi18cxQtxzTr+KSMJhhfhsATSU8jqL2MWmdA8AZHrdMIScB5GeG6UauBsGPUOpGVCXslk6BwV0AO6ieyMYlT+WHj1wEsCuccfx2w6rzjDyI85/hDSJ91/GE8n3H8uxCedvy7kd5w/BE8n3D89UxgHP8epE85/r14Pub4GxAedfx3IH3S8UcZm21/I2Oz7W9CeM3hT+1/KOhgmvEGAXl5vV9/LM5I4aXGUv0I7tOnxnnVry9CnbN49rn+/dxJ138AGltTLlRUQIeqL7AT/gf8+4hp2MwSUH2AL1Jh8riqPiAtrY5qNNRqEPy4KRryuYzgefUkT/b9gktRf5eF/bVUX3y0nVd9iU4O2sdNfzNKnzWpM4CwiU7Xz4EYcWce4GF52WRHOfKmDhU2Sf95kCum5PjbyHDi103UjIMn1lN7Z3ytHN6eMi8ED56icXyQ7UQH1TtVzx4M91r7khtI4l14qgZb+GE9HrqDrfywAQ8qqPPDRkUV3a22nKJR3nqKhrR+yt9Ek2od/Q7T7wj93ku/o9pIPdjG0MGCKktnaKaeVyvr9tiAYYwav4YlbSWi1jlEA47OcjTM8w08+fziNEfDF7+IJ8UvGhwNX5zE0rT6oeBd3IH/1xxTK+qrw3VJj5k5JiOXwDPWTAi2M92Q0cvT6M1ZGD7cutDCVJApNuKwJCAOElA+beKIEWkBr68PSO5i8BAWDQuLxkNYNB5ozq8ewBoBlbuj1jO8oKpt+nptTVRDkFlq9H7YI6mNo8aHKNg0anxQMd6fs0aNp6jIVYB5gAA6yjri98LUyFIbRnFZuHrHqPExyT5L7w/AVkiyf0NnH7nfmASTuH7UGKfgnlHjs5L/NGX4AlaqIyYX+EVdYFgbOd01ahxDePeocRTZnpdsJ3U2oClFv4osQ2IoRUSLDafU2vuNaYTr7jcaAO+7+NNneGBozPSIsUK78bqpR84ihnFMxi+ecZvvM26Yajsf7MiY4SoHS90/KvZJ91EnEf5X9t41yK4rOw87r3vvue/Tt28/b6N7n4MG0ECz0Q2Sgwc1JHBZJAg+BFIapsJKzQ+OOJxiGpMyh8OMGREi2jIkoyxW3K6BIlCCxX4gIiyDEmxTQzgGTUhBybADy7DMkSANJWEUyIESuNRSIAmO0Z6sb629zzm3+1wSM2MlVakQvH3e+7XW3nvttdf6FkTL2zY39yxStQzNEEXNac8RoQoiTsV0bgidabJvMOXqkKFY+ioZFHOWvraC0CUQeisI3bfmA4zIPltyUj5HZuHTOoEZZEINC6SXyOGdM6+vZ14SS96g8U9EYftglcZ//Sa/oj97Bc+bkGfYLcXrcax16wrVDHplNsVMWhYIWE8gYFmsKmhzlB22AUCwxzksNRRpdrtCPURZwV86w5DEsb9js0e+ssoBxwoQAYmT+IXRwKdliUfLkvwRHYns9TI7lduHc0cK9KMcFnIpxxdZjuT1coRl/YJklN69o9lCNvFEKxpVMlYsVVmxVFTVrFjyyYqlwiuWmrgO5XnNYulXac0iJ7xmySdrlgqvWdiNJPfwRWjB/F3OgieL6pN0pEKTZO6JNdFxj1O+nEqZ1jZywmubfLK2qWBtw54l/M28k3yzEuiTawF/s/Jj7DsiX831zIr1FPoQlp5/l7d5n0NASezA9+IQkMCdQwP2cSBQkiZzaMABCQxqRYMyOWYEIhvSuBoljZ/gazwFSNjDGl+hr5Ivi/rmtEtH4vFTOPbTeIzjALUMjoPsdEj5PQsdWfuzj7Kl0QmaEZpYTjdn25819lC4eYNNg26kA52rxh53xdWWW64szW/gmNvqPr/LvU2n7ePerCRATXEcfhXHZCu2lagwRgQ8ThynoLf9GWheUlHqU69C4fAqotbPHuDiYshw+KMTSPw05yY3pfHT3+YgJFHT4kua9XNwqaioumnmkX1inffNvdEGEi9biDI86c4x1nTwP9iP/OJTz9340W+U9y3j9m13mXN4x+Sg9mmQoLmn9y3BRtpgBt3euxCNrEaWMlEXR/Z9cbWHBPY5+4nVEWeNKSd1XvpjG7C/v4/FX00hOLS+HE5d/iLWn1G+RaI99u7oZEwaAf4nJN/LeXOWTfxuW3I70udNuHRw8LN1svsgyfwDJOz3h1tUXzhBIp6/v1ozwOxUweVwK29RjGO0HYfZSHvv/qp4agGbB7dZdGZuYRmaLWvMVkVczyWEwJSXhlXW82QTAjrzshqVXbQxPqAMKbumFK15+cVqJp0z85wapcxovB8W64+FqIFFwxhujqgWkWmPq1Vaeb2GoKXI1qVwhDKCPDVpVPpHwntYvLLD7fSbptymowF8N622Kfo90aJW2NZ+CD86H0SrYqqMtrUf/EFiv8FwG3YJt/FkRSXdJgox3Vj5T2is/HfRWJCrtqmB9ih+B1pt9Uo0CGTGYbp28HuipV0d8vBEoIzhiTAsLhF5brJ7+S7O7qPGm04e3E/NJmef4aoNYOE0qAYORXkstFj9l9bdwlagX+U5pJXY8PSxmUpD3ae122AE3GmpexejnWrn0kK0i2kD+5TPLCbmPf3vL0c7l9R9qrGQmF4tRrvV7iUmMN6/f5ESUPcSUdOvcKoLaoS67vuJncsCfXoPb23uUiN8vFfNwHCGijTYfhC/A9xQJIZK6q1FZL+D37F1jo3F9IYZUqHWeIqRL6cRtNxSu0neHyBZfzqcAqBavu39N8JqbLmbPwS4K1YQD0L/2d+mmrb3HmjRmoT33frRrrQwoUUtL2xbtKKiL56gtcs0VMDp1lZM588yUCSx2INgnIR2rZioO2n9lReljO4tXJedizBEiEkC3S+uFxDaABr3gf06ZSpy/gBNX33U2/sfFYXUA1VacdP1Hipv1f1uksZO9p791XK3pGN56UG69yA3ajlu1UFqVTeJl7WdehdHsI8GxX9ouv0gv7+dfaxJjqylGqyp0RnCfrnkc0YKm3rfbJL+swUeCtRkfOchvtNKW1bSV5iBqdZ9TFuiWoOq1gphUIdY1q0XWxzTupfVCjwKASEYg6ZRkw9gu62XvmwepMOA6pcD/UPMtn61SW3h0f+nMfrPRrjLu1z8pkVMcwSDSh9HvM+vfZ9KUuZ7/QlNNqWYQ5NniybPFpW6m+j+X0RnJu7uJdG2H7rlfi4BFZnkc+xGyPZd/yGmIvQsA2BhYle4NPWxqmVLii2oCTbFln2bJO89nD2s8uJRGbzQZ5qpnwcbZNRE53lQNTHseCk22aQe1BsNfSyvwb2jypsJW2SHoap3GOTmpkdpjsupBxmDIacmGIOByskQDDm1mSEYcmoTEBiwktRysbh7UzF6UIy86mHre9wBhhYXUSuetJDo8A6T8RXmyZj+HnVnOyTGK7aIjJdskRmP2SI0HrVFapyzRWw8TOxEh9dYaKQpmAW/c54Ifu95Ivid9UTwO+OJ4HeaN+Qu24nkF9LqX8t7SkVbXZ5lFeC7ora/Ruaby4nMd8cTme+2Fwt6EMAg6HVIdyCDiGtHWQ5cI9+VRKh7MBbqbnHUPfM2C3YQ6cyDNYIdS2MON5FDTdCCVCfiHYAcqzifz8WprZXjjuVoMsHsD3nvxRYEN7XzxdZfkVBHuSz8XDTS3fjG4wRj45tcnD4b3+TVyB2HZIik7QqK8YJofQQ5MRzGjP8oG+GSbPHq+8skusCzqk6TSEXQntSeyNbi4z+gkZkeQJAbRvcaVtvQteiLPSogmbKmvxilJ6kvRtUwhnd8sUe+KLNMum29MPogrRQnaJm4hdaIm2mBuCksI7zlJ7lUiDRuqIujGlsdsdQoNSstfy7Q6EqLOpgcWODw3QptW3Ym5HJcrEyAkje8k3Hv8jsZl8sWwLWCWKD4HfFmSrLaLkt3XGDAwau1Uu5I/rB9xDuMGBD2GxWArmFtvOIcigq0uHaxjvNxqFDtXKzjSjh4tAJ2sRB2aZ2C2M/Lqe09WHQz1Dv70hRQghM4ltiXpoAyzOPosi9NgceGQvtN4n5gzp2xVWHKOm0LRl5h0l2ARqXAGswqjvMI0khHGizqOM4hWCodXwt7ZFXegBlqDXaFSxyGaPHtqHchEa16EZAI2Lr0wsLC20vLUd8S5mBV/dklGn4q9FjRnT4kNk4DDx1UOIjDCDbFJpzBcAiHJi9SAR5eEtRvWqW7k1ZArEiHQeqZZfa5ppT9SThR0XoHmNUuLuqL0YalhdWmPPTxcFQ/9PFwjB5G4vWkEwjwjsI7w3hhOPl6EE9CPGnhSct8GiiX7ikAzMvbTTjm9qs1L4zg3gb9wiguUpkX2599nIiMwKVgAPYyaY+DXicdo2ouaIfK3fENVVi1iLbEsk26GNjJ4CWD4MeCWEQV1BD4sSD8WIChoDOBOF8xLt3K3gR5vCeFbbrHncCqohC8az9shRFRAD774ym4xU3020y/LbxvY3HQ4G2pCE0QXmDmAjUDhJlJ+t2jFclY6QiAiWBLp3iIZihkWlb1D6JI4yEGH0TTfDqoet8GTy18EM3wjY0qeod4Z/od4pWZd1hj32BrI+Q0nso5zpVrpSp7EFi1oKp73Nsw/6vtcREFDWZ0N3AM9rjXcOzZ4161Vc9bqleDtm7dt7RMBXsn3KqkdBNEl6s0l1jBL9kfUEPJ6m5clag/l4mWA7T+HaT171C4paw/2Y5Co0AuQiqoItVwE1ViM1VvC9VjgibrrSSFbgvvEQeOAoP16E2OAhbeUB8X2u8B/SDZiiggLIs8uUJPiqknQCBgP7fnMU7oGfiAxm51kMENh8pJx+tO6KGXX3KojxY4oOxmHM84tH4vQFuMGk84pxxqgQJ0v8wQqPMO+t1b4fgA4MsmseVFm2PUjM8iIAEV5SN4JFzk1vplyCBxZYrr60DMnhSfxA47SZerQefuDKqBcxiFklB1wZaLSkSS1nl94Uckfp3TF160lUQZO0bSprUck/NeTZsdqPxECsc9kQ0KjNNlBWdt+WSb/sThDkHzyCbMI1SKSwihSAW4iOMEl8pSW7lAPF2cw3H8AessjhtJkrJl4jhty8xxCkfqzQs4Unc+iSN1ZJJeiLV/wJ63Bb/1mC3xiub09Wty+bJcvSRXz8vVc3L1jFwdEOyifQK7CHDXbTL90c0ZOuwQANd7dzoaJBOT4HaZBKdkEtSojQ2Z/SZl9rvnAcuTCRImmk3uRGzScgfHTey8abU/tmdjymsSW0zO54llLqNSt/mNS+vfOEAERwelmRMz6yD7QLB+FNMkwmoG0OCWhzIe/EMGb1px4GZ52DvC5p6HZb7xZKLJ0ejapCE2+Efaklb8H/Jmfb93KaW1Kij70dBPtDj5ThhaV6JYlN9fiuDvQX/yHHbCU+Vk/7nKHuzsWMId0ddulxUaEXO0aHcO4d1Alk09CI1Yhf1Xcr0ApNk8wJpeiAL4yCB0KZ2U2ByIToqqznYRjnjmR4FiJ4oASygaWLHpWuZFBk0OnUV14X6yn+b+IHSMoMWhN1hgKCMxfEtCgYMhusoviSBkIJfF3Jb9Ii/HfpGXxS/yV2rwi3w9rxGz4BBUOKyjB/N2AXYAxiNW9hS0sgek8sUJrZhECmnb2V4jJRYQlQ9QjApNrXSoZr8GYGlVgDOaqomZXu0Ae4qwbWrPbFRjBAo2lLaCqDcD4KKR8ukoqviTpv6kkfFJE5/QZJagGEEq6oH3YW2Wrau7YEz0soW2uEpUVQ1ayK7vNpJ3dSbY0KoLDES97eEHGAhYBWZ5DPSGje8RKqkGbVE9hkqqaZ+IGvtE9AsQRK+BSmqkoZJqnVBJDQOV1EtrjxoKHKNB9GqopEYKKqnWAZXU0FBJqW+xxsgKdjwAfwj4kDSpQfmijy76sP0IetIVRLkavcK++limF2CLSdIx96ASPVmxQ4ST78MJdQrOkp3ky6oM74ky1m8l/QfeEzTnEz/vgyUK/C551203Sdg2TAxb4oWJTZmUU+5Icgrwjjqvq2pwoIT+IRBPy4oaVPUoOLeUQDGFo+5aM1j+qg5uF7vNurhdYvNJu12OwaUX3WgD/FCM2+UYrVjV6Iu0ZNyAJbLuKHX+QtFlHUxc4csQjaTtR2kw4s8jNapGFtXYcjSarBdGU56WyaQ7lpJJozG4zrIuKVoUd0o2P1VqTFG2+lbAfEcHaN0hmwTdO71rmuEC6+wuwMgWF4+p4JWQBk542Wro+lb7MJqqdZAW0sM4p4XuQVpFD+G8poYOUmPU2j+GQbF2sOrLzBrIolEH3eRt2Laa1dDcfIaJLZszpOL7ntm3/PYedxBIAjZv3fIQhTVrDWqhX7VUjViQjnoUr0kniwSLp9c4VNVkRAo6xoLY+etDc6SxbcWMY9QPHD3uiZdZ6kK+V/y2pGjGlSd4XBn7b6lN6l99V9XO/MT3OLZ0h5hJjSxYEa0ZWT4XjyxKjwwaYqbWATHT0BAz2YOKpT8FxEytA2KmoSFm7nZA4THEDCg8umCK7jMjRVNGijx1MqtTmSHVrKmRcIN2D8a/nxqq5I7kXnfZq5L33OnXpCnUM5NnQfbaYe1A/x0WXbQv8/+rtCqgYYv9a2nhAcekkvaIKHebRiskpcCtvxLWsVRzV5vUK3ivvkc26f1P/ki8mTh/kjlgb0dZ22u2dWh65ofFWUSFliJxaLGSGMxprKomQBhE0xv1Gy/EAe37ETUEPw6jQklwMKxIoALBvkN0mz5rmc9GKC36osFfyFysfRM3rN4EDM8AT81qxGCjRKOrlR1/cuet/+7Hf3evOQr2yp/aGmeqqVCqQErFWHYMwxFEjH81Jsm1zCtKNfiVjsxDZD5iMqehTWc+pkxWtI4J7uvYnaPBeRQ4NzrAC1B0mgLOtebfauX0l85c/63ln95rjhFjTVXa4w9Zv/HwL3xojlQvcbus/Opbv/sX58fe3WuO0Yh58ot/XOk5/52zH5ojtZt+8q1vPv7bv/zL/3ivOUbKPPmD+um/9z89+v6H5hhF5smPDfz1A7/+lfN7zTHaaJ789V/y58cf/7UPzTEaN092PvX1t95661/sNUcB/MGTP/wh3n3/0ByjzfoJ9bZRmizG7qq5BKFJN4XSFVe6mkpXSukqKF1gpYundGFUKusmzaSZA0XFhIQxR6pkxUREMsdoExV3FPyhFICaFA5/CRlyiArzFzbNq03hkieo9X4YKIIqYu6iA92gkjB+XqT433fFJlE2m2zuyiZburLJRFc22dqVTbZ1ZZPJrmxyT1c2merKJttjWlHTaAL88V5zjKbR6k20ZcTNKi3/RHI5Suz0eHK5QS6J5QbUuAL5xmRsAS+pIYbUJPKNEB2JfBsS8ilKY5jIt0HIt4Fy+WF6xuQD8phgx3Vj2yjFdkoTQulmV7qRlW5SpRtQ6eZSunFUuimUrrhKqoYypyo+1lnxUFe8yUj3T2DVCMPoMu9J21hjYZinSTRgDD8SfwMe8IDc1vYOVGOIJXbcttlx2yZRAhaoWYh/TRg8Ib5kt2VKodsyxTaIRQVepthamLBZmJj5HGvYm7JMKVCleJlS4GWKreWJgixTBvhkDmJTiV0rjEQh3z+vP39ZVB/42jJfv6w/fj79LaSKZkZVRyBIDJEggRmKL4bpYhhAIX1wMBjWDq9DGrcMIwVmYjq5yYMQdlQwpoVwqB/WN6uqEcKlt6HKB19h65hy6FPpmQh1CKh1yKY1/YeXLjtMqNC2DalvR3ivSBFZBBqhPkAvoD12KP/csnnXyn4XK457SdIYy34MLhBTA3Gxtg06smauMpirR0OnUKPwNAucM6otllqrshUk18NrYAK+X257pguz7UvzGgTXrrymNK/M8CKhg9FmNKuoLmxm6U+xE5BmsUB/Z90Ni9ViriIWq8X8VmZZiJiF1n7CVqPEJVhd0BLw4CvUaVmE1aJJsC90k9P7NK/syIp6KtAvytcuHO1C2Gj/aBpm6r7Ui9pCUewi/oPY0bpsIhHCeg82uPQ70AITqPITLY2cYkucYtcwBVtLuBqDpyIGTiSXt3909iCbHeDFkn5xkV7U8Xl72PCjB2F5SzKwlQ4Rx5TZMOE+9EH9DfB03l9ejO5X9y8thPfRwo8hXRo4NLjZHOx9KZ8TvI/7hJu0HQ2LIbAFqbuN6D8MQrdjObpP3Re/9sUWJe2+re5djpLGTrUsiMAxdva4WHPexwhBqoq0q0i2ov8wkIOrdixCU7qwnKy/3Y49IcCb62UoBoajjmcf8V4HbF13mLp4kXnEHCOft/NsQdwpCdZKEGksEMcI7+YOZiCt5MSMAyUni/ZVqgK9X0pd4FVAPNGPXy3QR0DbKvJkVASCJH585cM18/GwxCB6wIsDHRJHe7joM6rhvW8vSqsVAAoBsOu34y2zBUSv+K9t9wgbjnLghxdbxA5UixdbzKY54zh4fWMEr1iblak4MHyf++qkc3NjZMn3L0aFFjExI1LQ54wJFMXYOk75jx3bO2LMqCW0QZRX9tNsNZIycqUP3/gKnsC9lHpAvtw+swmR+NgDTm5GebgkwHeywNvxDWhZaYUou4cchQleCtQwBRx8g9ZjQgKydpstmX1YKLN/w+NVDtYnO/2ApovdKzkzqqaPzedc7GOprTsrAvbgUAdNf+7En8Ps68hXZz81keyv7yJzB/bvPh2DXlUAc3+ZA22hpXm3/Bdtau00Sl+OG9rh4HuwhmcjE7aScHQhqNRRQX/+D4i4wAwMjUmoynG3L0g/etZYx9O7Cz8XWZ8UJMRK23TYMcOyTQdllgCq/Cs7Dw2By1oC93WEvwI1rfZrsKd1aHIttO3Q5+byJWA7dzuf8ZzoosIAklUNJFmT1XmRLwGMVJClrarwcnZFQHxW7BiUh8UQoN8VSAipMhYqQyqmXwDi/A+gD/rog770QZuDwQh+mQXr6D30K/9RvcI4iq87h6uvC7BU6XX7Def1klF8eFrxwdqNnDYBF6iKwVlxM/AjX/DM0PmdV9uvfUUAv1RxMR2br0SNU0ZUUIsHHnml0vFKlV6pdREP6lAb0lhfp4G+zoqiJv366NdPvwH6DdJviH5ALjgyG7UwTMRIeCS/jDASHgPoCf7JBg0vX2M9AmtB/NlIzUYhizIMMMtSv8+oJ8nNjTRVb+DBdDxjC4KT2yR6hXAzLVH4BgCJQVlOALDbyk6utxI9SSYZV+Pdthw4jW060UkMck/ykATLLt5ruKdLu42Ho58AOkpCvPeJQnyOMcLWC/H3PMvbbuMixHuA1YUQ73UI8Z4I8aN8Moc4AzkegBPs0XEW4uXzl+nrtBDvsRAvHz+f/hZjy3hGVacgVG0moWoz0YcvJuli0oRXHoFo0VIjh2j0bzHICFZYUChEaHiiyJjSZFObjW6BpPctvKrTEOl8Je9M6new3trICotoirKF0oIXi+l0ACy5lVeL0XZaBGLFqCbWpFMnISuS6AZjtBrGqpGLhV69kiTVINFwQuDNtwhU83YT9gCvmdR6aDmL1SowH3g5Sn1jkDjMJINIxqPx2wOqn3Izz2BQtD1+1qdGuOWtp6p6zxKus4vRNHWlVgzvB3C+mSUB6dvBPQY36bV7lxZ5C/e7Z87uiLgp1lwn8z8TM6bSjKXxcO0OPNxRjYebzZOW/jRgkMY0Hu6oxsNdw4+IA5IVcuJbAElqRsSI0Sion2xLDDMxhElZ+xalgZFTmKXFWFpEGOReWurNLEBeXcLZ0iKlvjmOezGJ5CeRTpMdc01gjRTiskluYt9SdD/CWt/XJYXBT0thkFL4zDIb7S9GWABPq3vhE7BrCWddSxZ0S5dK06d2dfmqv9tXVILPqM9QCe5fiHZ3xvPerXY/8tO/tflGeXvPQ0vgzfuBs7VDTS+pGSogLRB2LS0sdGSYrBAaqQzHcWN8TfV371taVjs562lKcpGVxlW1cwHTu/rMgmAEpyNeh/cDKyK5nM5EDS5lAggXseKwxZLk/j0uTEim93C04Qp2sqirYSVhwfiKw61iqvdkXSHGAhdjY4GLYizwHPBKERAucnCYiNw013nE+d4SHigaL3NLMPpYWlyIEnBLlZx+qfV25CzSF87C8tvlJ21avGgMSrht0hoIAA0CqgqcZeqqLg8PDntoMLoqrYr4liW3EMAXQtff7qnmYM1AsokXyyeAFYNjJMkoc0ZGEQw7nvlJEDwouCzAtGQ4Az92c+miHilqm7Eio3mJfUOVpugmMG3pb73LnmfqO5UPe7S8EYgyLjjAknwg9ibxdgtDXfbxFq4PP6JogEULnuIHMaAXYEMSJDeHgIvRNYQIJ9fSosEILCx5v0UNsHxRE5h8SjVIrseIT/s/MXQHp6F0oiEttD38IGhEXVpiOGx2Hcmf7zKSPyMbyz08kiOIY6BH8oCFjEiEjGEZw1kVs48jLlP7JGPyPpqlZUwfVj000/bIWO6W9aeB/lQxdBg+jacBpT8N0p9qiA/VEB+JxiFgSfFG8FBGtTeuPs7T9eMSAgCtCcoAMFSN4D4s97Oerh6kEXbj6lM0C9PfrOc07PxzWw2LmfpBmmLw9lj225zW45xWdl4oyxNclicy89pkgp2kA55w5v8KmZdXf8Om/4nTxw3T4AXDOIk9vWqa8m7KepEfc4oVnSLjXEmAMh3LiMr4pBqBDrXy4197/KVf2/TZB82R+seT9O0w/Yqrz4RFag7mbejyk2+x3afkzSb9SvRmSTWYvmI3khEcMCcYesXVynfW/Bc1V38H250tvUyn3FuOPoV5Cj/cgNsb7L/5jrZs8MV5JpAxbZG7NE5tjJJe8Cv0hnnScXtRm8QO7VumNt+ABccG+zA11gaL/9qH/8lCuLmSK8tiOYfI9baGVfIYIuhwClUpSKMq2V9TuacBrBQk8EDYiqcfwwN57TvUA73gGzZgig8bj33YouHQKyNpv16JS8clcYTrWdCVg0+qKuhKh1uoUg0ukXj7F1CG4Ek2uLWfhPYuM1P44UDjSKMoggeqzUB4DtQWADujl6ZW+xyE13jmB7pSPWgS6r7BbNir74v/HZcWaRYmaSbarDYvUevT3LNFbVlaeOSd//70W7/2X/6fD3xRLAoDKXiQQjUIYlSDtcUOyvwQNZyFjxquKvA4/ZoqoL4DqG9/lw/hAORzlEMuGyo6SAxD1Q7KprI9ImY2gl4UjZnlfRrSUccqUqpQVgCzY2/1NsIJmE3PcIJRp0MHByvcmogUW3CHVu9RLmy48Jfqx+/JllbE0/l+Dm01sF9Q+nCVUz6g+xowHsyL/hWawR4ues8kq8Icantc9gJYxSKRC629TfVi6T+5ROyrFbbc77YpeoNkPJKi7LceMf2cgU43J/vxIOgWEshs3U0WYDgd9rB15BY1gcuJn6WaNqBak/uGdmthmQJNUoFl2koNGtBvS9Lvws1lWceOUxHS4Ka/7cT6K6OwY+8SBHD/Ggk2DFvgCKC+06E6zEN16LDlLFSH1GGPb6Irl1E0cPuJFkcigObQhEUvYJWjNYcOGMQFsfOfpDl0RXOYZyB5ozgUpCsH+nxWfGiVXX52q2PtAjZcrKxHCqItjL8B/IfNWsJP/LLzk0/LxtV6QdfoBb+dy7sps9VOPPN1WOZ80+smyOUEGdGS3jgIBRjLnWyqWsr+oM0Q7gxcHwNdVxnnXQCnRWsXVUUtF2VAcCtGOdfK86KKP6nrT6rd5LYYpBtWpHXGUSeZEAZYaaTvDF2Q4HjTBGQBaqvru9XkXZ1JwNEr2FTVJanOFamupyt4d/U/P3h3z7Md4N3VbuDd1U8F765mgndX7x68u5GAd1cVXwR0QeNuWWBBy4do9eLxRlQKzjtI4LxdY4qaDeRtxo84rvYf5fKA4BYobu91UU++hVAHj2j7pw/hzhSxC6fKrzVKspW1zHsh9G8Jg6u19t8jxrxk6RFjUbKw9IgxIaFTYzNCp8ZIhE6NVQidGjMQOjV2H3RqDD3o1Fh2LKCkYS7b/qaw3v5mvfUN+thbka88eHB5VO2i8ulviVre/+JqTyJWRuXVH6Y2KUH5TWdF2DGutRsTK48SPa6sHsBGE7Rr0K3/MPVCtvIoKv4HK48cek9u7b/1RjqZJjrdDHS6med0M87pZprTzTCnm1lON6OcbiY5iRVKbr1BzioH+0IzcgPmuMH1abK5/ELL3LNT90IIpsT+5Vanr0j75mZ2F3kR3iLTvKdH05hY72rHFluQJK3HxJIXk1/bfoXmv/Ks7RzBzu+h0DWQ1zIHixlmQYLxYBvaeZoHCHPzCR5m3AN6By1lLEmT64H9jIBLU5T41wDfPOmm/95xgJcvE5DAkFdZOTHIe40iYV+Y0rAEckGTFBWitZNOtSOpfunIEzy3uFpeZaehS/Rt+2dIyLyIkyP4qIzX6TKHBKfojRY2mYPzduQ88iX+7y/2KsfsmPj7WFcCvUusiNm3sEzyFTVAyYR9kaaKN2BTu9iJk+JezuYDe9kkvW/f0s9FTvcNM5tTjDfMnDgD3jAjMtxxIkwANHRyTBS3XcKPhBy3PUZnYwda2EF3E+Hqn7qODYyrzGb1IDebZvU6mtWDyuHTmpVSTTUpVkSSz8UpDLtMVxYsRbgU2Q4i3KQ7UdeUPrktVaST2+IindyWKhK9lFWkU/Rt+9/07nQWtkmRTm7jBWjbk0Kd2iaFSuDoc0htYZuUzl5Xuqrhv8vphrqcNNTldENdzm6oj9A+v1Pb6VzRDXV5qryWMyxOgF7IS0k/Yo6UgriMVYHuXv4VWxNvTU+pd+kmVAflGHo6HfTEBr7zvXQTB93ETbqJu7abuIuJ2QV3k/K3bNfheEnwYJXCB1J4ILZhreTxjiDObOn6ORx8MwSZwWGi5rHWBIHuci9UXQaPUbkXxQ2X7/H3SuVfMPbwcAbjoAJwRokw9kmACVekVQ7F40U+K0IZxJg9NsUeIng+ZoJft2SxatGZgAVb3LPKXy/kbQ0a50mIoIWyuMUXMgGdn4839gvtE0UIbGZDv4AAECcK7HN6zZpliNRcewNdzRdm9duF4Fft4dh17IYEuPI7Rp1U+vguST/HVkE6NUpHdz8R/M/ZAgdmtc/ZcOKmW3dg40+tec0OY0jSQnsOiMIGkrTQvuDOisdj7O1a3uOeZpF+1XJv2FTjs3D/P5YT93/tSleUW3Cn0wmtsH8/Ui+xjfgpGCoOzsqTtsOugbj/P9L9re4EvP23ugrO/luJX2rQt7PzqKo95LwkV89DS/+Q85xcPQMN/kPOAbmC1yk+PUYrg4ec1/Ddw+rYQ86X8Q2ffR7v89lTcIDhs8NUHFptFSacORd/j7lcpl/gxCbdgBY0BazFgxceAKZkEhLPYn/34B3o9Tj/efaW/SCiEsERVuf0JvOaIR810Fr2kAyFPYDF0h7VjSZvF4L/2R6G/c2k+1IUYIOCz59ntHtsiSRLapUMQtR/wAUpNurgojm3sxiULqxIQehjthSLzUu9nWgfADa8hkCdHTTt4Lc45RVrXcrPSMIHJN19kuxnJdnd8IShz2ZmTdpUXdYCYFkMJlooQ5eArVMePu3gf7HLf3uA1rz2G57upMCtcLWTJsa3o+kJ5+g2qBhUnsbMo5hw8nrMPMoTDhvnpMfMNzHPLNWJLHrCObqtbIbwN7e1IBtRt3j/g8hnV+sikjq2DQYj74R6yD63PZX9ue1x9ue2p7Knl7Kyv0Dftn+3Z6dzHifzYzR2b9eD+XYpz7ntaJoKtdtNd7Zt/YANdEhrl3PdTdyT1L7U6HQBPEXsec6VMLPv4VhmAHIOP3sGx5LgKfLssH2n87E+P0/nH+G8X88X26ke13CjJDcu4MZV3KAiXnFZF3yawX5Itu1xYxVLlhxg2uVkmiwns8mSJQdQVrtnWbMzZVH94CHlbnX9Xe6MSAbUSO6U5cFbERIBPHT/KooBUURVWrxjWZGs0tIJFQvTa/WRn30L//3xXlVdO71WF1W1Y3qNqpq/2hhjko3ML76iUWhoOsMzOiu3bRpJ6aQmtft4OlW7j6fj2n08naodvZRVu+v0bfs3AeCNk9+jkxvT8uTmtFT342m0+grjFe1Omj231Z3Z5d6AxRkxJAA529+qayTO2gMWkKWgYpjTHHfHEQ4EsBE477ojnHnNEa67MS0oVayIn9ajYkkQPg3j3ZxuCcSnuXEdN4Bp1b7mZPPfSrppVpKmWUk3zUp209xGA9yiFrmlW2KFW2ICFrgujV5pDpzY5aq2K6W6Pd0S/rs1bfjvTroYd5Ji3EkX4052MY4Sa7e/Qfw3h5NfpZNjM3rcmpFy3ZkuCx9O0cvQztGwNROy2Dc3AwMxGq4Q0LiI6ZxZEz7/DHguNWifBlBxXB8TF1uwfJiM5zSdP3Y0nT/SAbEvO4JNe9ERnlC7OLY2SHfVEUqpMtX0irlAtS/h5eojX3mw9NvLL/9eRu8IFlWQ6h1RsLRAveMhh8N3+zzHvocET3Qh+1oJ2rQ3S9D5Dgl6XXtnSdCU1aCQ/YLVQffdu9wgJVgL3S9OGbrPz6TKMT8Tl2N+JlUOeimrHCdA3bM0GxzHyRU6OanpvqDpPj9TNuPPcU33E5ruJ5nuU/Tqerpfs9cQ+yMdjPyKLUQ+rgk4b4iNKOjtJhGv3tKh0GsSCp1vgrxzOi464qGDX1glQuwQ7AJ0DRGb6MnUfvB/B7k1OTkqupDzpi3zCQKpt6/Ya8nK0x/q8IENBSuqeCrdtqeStj2VbttT2W17Bi24Qk16GifzimZG3bbv6bY9NQOin7XjLnLCnmUuSA+AVLt5XeHTOrD7m7otj+m2vIxjkeFYcu2vB4zHwoPc2RnGYuHz0zMMB8PNCaq9N9NiwJb4xhncOMcNyQ23kDTcKUaTs7P7wdoFr2mjy+l+cDm7H2QteCkrH9Ov6ugEg0Cu5eVu6MoCGBHfO1aIvAysVrotxL/fcmUtu/UUfG70J/6PHzr3+3czBYdVFvuU28L6liW2NI+dS3jsXJrHzmXz2AVw0jUq53mc/DHGSM1jlzSPnWMeu8JoiX6qRREyivG99wmbMVYO90jAVLS/WYOEzr3lJWG+54XXjmp2ukjs9KoW5uj0y0heD1Hgo9eS6wu4fjlmq+dirvq8dms3TMVh+Ejihlxe6ZDLf7PXrcIk+g0Eg3LTKOskiP1dW3ffy9MYnyacSzwROtKgl6ax/6sKmBEwERZ0g17iibAA3yZqUI8blEahq5iG/6RB49W03LiC4x/QjcvTksGl6bCAZcSbOrdjnJstuR1LcjuWzu1YR24u50YtfAKJ/2GVht9puTGP47+lG29OSwbHKDesVo5AEary2mwKSd5Os/ftqTjf21OpfG9PpfON2WYOMv/7VLs7mr1vT3HiHq3m84LJlwdCX1kohLDBYKF0fzywy91tJqW57S1piztTZuA8ml6rHN0el+7o9lTpjm7PLN2bKN3fx1IJJ/+YTub1WuW4Xqsc5bUKz4PHtssk9OZ2mIPRRLcdpgVT9GrYQzNC3kxKDarKvBuPtIjlVDH1YYgpA8nOYgNJqFoYOaNlxNNG+GQptIiwGS2NDR+IRMo361p6xOR1XKO60/y9glQbj7ze/KXHvv2j7+1VjbXjRO+i6k0LI72YvZoPOSzaNrm7HJVV0I0u4sjVND9cTfjhapofrmbzwzWwwU8hJJbmh6s8DM8I5a91Uv65Xe5EuyCUvzalKf9xTPnr6XJcT8pxPV2O69nluIns/yM18g2c/C0q0MqUPLmlC3Z9Kqb8jSmh/M0pofzKlFD+1tR6yl9KxNCzacqD4qc0xRe0GHpBU/66llCuGQmF5dKypjwET1D+I3OzrgVQUP6yFlRJYj/NlCfiCrLW/7aXMa+ZtpB3NW3PI5WFLpQ9mRbsTyYjzMn0CHNyOrNFT2FA+XdU+AW9vjjJ6wsllF3ppOxLu9xBs+w5Na0puzBtKHs6XY7TSTlOp8txOrscZ5H9O9TKZ3DyDTp5Ty8Bz+mCnZ6OKXtmWih7dloo+960UPbc9HrKziWUvWGvoezHtlD2qpafbmt56aSm7AlDWRZGa5qy85qyb5qbawVSUJbEkWu2pqz02hspyrJkKpS9hTyvdhGdTqRHyRPJKHkiPUqeyB4lFzAW/kQPUVQPiie2g7KBUHbO7qDsa7tcH+MTi+tmtD65PRZz0+U4lZTjVLocp7LLcQbZL9GK8TROztDJWT1av6cLdioZrU/r0fqMHq3P6tH6vYzR+lwiFy+spexxTVkjGZ/VlMUqA5TlVQYoK6KxpizkY2XEYzNaQwQGZc/r1YS/yz3RSdkrKcqeTih7BqnMd6Hs+XRfOZ/0lfPpvnI+u69cRI/4eaLsBd01znOfvWpBKp7vJOwxe5f7DC80kYdWD12cbmGXL2lKqMWTqe4lkf+eksXEAWm5N3XLHTMtd9QWZQqjlpVYGsSa4zWIbyz6cQvJ3s6/S7XQ83EDfREDb1q+K/Byh+W7QiLf/euUDvaKXR43+84cLYd93JQ96Q7ij+KX/rldfrdeyB2x37A5hnpOBMN5+1Dkj8PRDtWtQ128W2Jowf7KmrB6uHaw5mnK/Z/iq1XL2srRM632Vt7OaPcg6iG146PQwE9Zj2BZuNX5LC1ssbHExueWO0iLXqw9wgAbIBXiX5g3UXNjkyjs5S2jsKnFVG/NtovKJRp1bSrGFuoaZZ/Y9d2H1U+qxrtHPwz7EuPAfticK1f5IOyAIHrVPMsuFEg47FMDi+Fg+uX6asvmdOjEoqTohWgg7Y1htog370PchWXgxMR3vthKvfslwGgPhP2VfDlbFV5ECEmjCi92qMLhAV38NFU4h59mlXdKKU7U8XlPs5pD/ME1tRtYV7/vo3Y5rl0OTgZXhHuK9CfmnhJHZnuJo5mL9vsZgWySVw7Rl7H0lmzjDKZcyil19y7ecb7nEnzvX9rpmCP0RZCLLSlr7f9EHOmAI/sfsROOpS4dX36BGi/O2XS+OHd/groZ5cKn1P+kJD51oJdREkRd6o+p8iKstHPx5Req3veRci5JGdtUNoIf5H5E7/XGD74Au/DvOY90o3/XH9vos0mHjvo7GHwgNUpo16mc1vX/h70Klm+5JQF2Wlpajrz40dIj8xxoY+bCcnxvIXYOW+aA1PT5wBJ/Gg0p+kcpLP5/5hVxkup8ZSkcAPkxDCyEHjN6v+p7IQ3MQeNLlPsgGn5479962D6qhg9/iCaOUW+/mDp/4ZXWz0Y5ZKNy1Gs9oP4xNePEFtYn1ZdKqi+dlEnpRaRkh7WynpTuWS1bn1tvF6A8SvkdgPsPYydndcRm/EbW0oIbR2bBeIeYBVm94rf/wEqYMnjAGqRDD5D9fTgCBHTohUWzjxgYvjDrSzutIYBdwrXNp+G17CrNus9QqeBKWnnAeooO5QesHwTUxC7nEcrIx2Tvy2SP7OdtCah3d3N6znPZ9MM+bLzbZ6KcGGGIAUZeDDAKaQOMPHZ/0wYY8ejBUIBrtINFSagkCbEHPqZSNkceCTn9wbCQ8gBMGZREOUy1jsOutv5iWOx4TeV5JipgmvUXYzuLDvQXmojoy+XIj/fPeSLy0xMRoJErNK5kTBXF9FRRifWca6diahhlm6nY7piK2R78U6fikiqvn4rRwq40OU0k62rvp+r/fdTe5trbn177smBImKlKVeIk43mJZE2ZvCiPFynlSugnKdPjSvwRTQ+tEJgYVA0HNhmIb+i/2IJRhMP+kGD+pYg7xxKDr5bLX/d9GPPgp9kWQuhc7tMMer5taYMeDxLqt62Uxca5lMXGeWiUQkCxs8UG3i4El+/CoMekf9ZNp28Mejg1Sic2sEgmfph6Fh+VnrI7LElfYKP9JgRgBO6opr2zEhqJWuvoXoSGmYBhe3znxVZUXw4qUe2TgD5qnUAftTVAHxCug0RdxunVu6fnqno6PY8vdXrVXAfuaAAU2x4VHAR34DxQlYOUZRnnFVU+SInx/TLu6+gSV4E9K4qfAobRyxxdoT04y+qfAsNv8+6jNkm65Myq2h0nqrRp0Gz7B1oZ8ShKaezfGqq8L6qkTJgGsawwhkkNNkxSDW1vVNB51CmPoF2hSlUOtBBnIvV9YL5/Xr5/Lv7+8+UUyyCZNSx5w05YkrfPIlzZpmKF4DcSI6J6yoiott6IqJYyIspnGRGZYiD5dDHq2oio9olGRBtjIyIunuHxXLqCYkTUkfIzknBXI6LxTiOi34ARUS5mIWNMNJcTY6INYkXN9onGYpHnt39BpSlfqvquNi2CmVFeTIwWHN7QgDF09say0R1cSGtQL2RrUDM3luFIjuAVbF1bTG0lYyIULUG5DadPjscDEO4qBBHZXvHS3kxV62ErrEPWcbc6M2G9zMZu79DKuP4Ou+zU0CTw7evRZcWLu6P6w/C8WtHdFV/04IuAhZbsaSzeMdiW3jHYlr1jkGVchZAoKQOrXmNgJSV2tYFVE+XoyzawMkU4l1aDnctWg92VgRXr+hGBDMFuUjZW0D+aCaOZtrFascXGijexiSOv2xKijHWPvVrD2RQNp7GxetNJbKx4/zxtYzXvrLGxOubILt+cw7sL3TSV82nqzCfUmU9TZz6bOidAlGVsiGjqzBN1tB3LCaIMk+L4ttDsJ6epcDmhwuU0FS5nU+EjtPWvYN8WJ79GJ1c1FT7WVLjMykgoxRB2W0gAOXdBaxRP2qJhPKFbnDWNlmgaM+f006KCFE2j84B1TpPi6vZkH/7Kdr0PX5Faf7xdayPNjY+2m8349QpFYA7SWPntH8Wc+i9pfXfzh7Df/A/3LiyqcmofqX8xXu/qrWauqfY7TjfqtaRRr6Ub9Vp2o95A051VxH04uUInN3WjruhGvcaqZ6NFzGktIoaho3aic6QlAzZ/qY88K3rYZ0Sz+JRoFg9IW93cLjvP2CXaLnvMgTTSChqJd6f1jRvbZacZxrF10TzWY80jx4fpVEDq9vRT0HcpqKuoH+uZxQgLxfILrYV4pMAIoXnzVroZbyXNeCvdjLeym/EOb7pS7W/j5NfpZE5vgRzVet5b28X2K6WrVcKFI8KEg9KKgbRiRVrRl1b0pBUtIcQjQod9mgyflQadm97p3C+nt7cj8g1vcLBNF6zcdifXd9C0MwjaYpS3jbJsUdE81+jYnL9Q841Ve5436XOY1c7KrCYgJvlEIAwL2duVPrWkb7Yr/Y7tSiC3+Z+2XZkIoXlAChYTa6r1G9dBevuyoLcvy9nbl6Zc19Plup5drrvdvvT19mVFb19W9fZlTW9f1hlLTs/MeQwKySbX7bWGVTe1nv6G7mnHzMa13uQ6bTa5TqV3Khf0ftZJc7Pakv0wDvnuxKZHvJOVp8VXHPg37jwLKv9pJnU92BMgeZMtt0TgPCrzzI0u88xaqwbT/LfTzX87u/mzrBo0W5zaq4rLzBS+MMX6PW0rbc1Q0NYM5WxrBlMqtmbwO6wZ1pXqbq0ZfG3NUNHWDFVtzVDT1gzrmOJSsj92di1TnNJMsaCZ4oLeH7uud3mumV2ej9NbYVf1VthH5iaYAltpYIrLdmwodFqYoofW8/lFTWI2HBMS80y3cJdbnqYpT6Sb8kR2U2ZtecqOphgontwOzGEBAPCjAvvuFHSQPm0Xdj/rUbF4bnuvEB9UZtv3mxUytdtLIESi2ejlOKgcQ5bDQ/ZxbHsdQ/blsKyRhQoCKylYSf2L8GhdImrJdd8iLSuDpYXIBF1fcVmZay5ffoN9iPNvi4988FZE3e0t1mnmafmcp9Z9hhp2Tv67/R3rh16hy/TqN3n0X7zCGjEiy7IUIjBnC28vIZJKLwImL1IOeRIPeoFnjcB6Omp7bxJB521pI2K2f2QvUwkQm7Ahkj62csvMHZXYhG3t/rEh6qk0UU9lE/Uu949579jXe8cVvXdc03vHdVVSbkff6NjwhIlbAapMlvDuka4xITPruMyeSvrHF6V7PK97x+dTneM56RvP6luVlsgvvsgv1BuSoSbuFLvjPvFZicwSz6Z+WUxRsF+ZzKaXUluhv26X/7Vt5xA8NWA4LeVBvwrnXSdYiqOjClwI0MGjHMcSBRruIUDcMpoi31Nyz+d7tkCJIxYpfWEj+HKOgZQ8QdplfKUc8BjzEoEZ+p+8RI8DxmuuIxhsQdyFHYPfKX7CQBKFKAJsJwOhjH9/XqoAqdU7XHmd1bxHnNfdI3nEdGF8CSeGNjVB0XKCQWsjGiII+35aOesLKG0Kji2F15bh/F6mFW6ZlqrlsEY/Gk/DgH499ANMdS/9mvTro18/+wiutpxwAAcr3pchkbGwzIE+hzOx4XivUwGvfhjt0cIIQD2tSPwJpEdzXTKhgwUct7jaDEcUsFgR5mr4+ys6lWAYRMyp4UNRS9N2GAgao2r4QDhmyjY8GykGHxsRNDHF0GZ8EVFR6fEwP96AOxvVMD/mixjmc2WvOUabws1EjVbbg6q9BXD5YdX66rtq+MxPcNzUrErxN98D0CTaLmzFQJPDGsZimGEstnyOfS83aajJzQnU5HAH1ORmjTW2SbXCYRQ8hprcpKEmN2uYsuEOqMnNGmoy9R2AJjZl1G9i9Vt2RlNtXT1IX29WeKxwsblMU+m4xLLYFCOF9prIJRPxzV7VpwQVNdoa30TIpY0qlEAYBo0UcSlwK9qWQk3tp/cAYRpNpkBFywYCdYKxT+Nky6pKBei4VVV1yr7jVl1V1KRAsW4SlFSTMgI7hp23aozJ2nErUKPUimNqVOUOvlJ1TWQoYHxQ61+gQYnRRBZwUgesLU566OQaHJ4Rv+oCTvoEHNdTFTq5gneARXIWJwEwcHGCIFcrtoadu4KTfo21ywC3ALEQTN0Cu1K/oq/4aft/pRksRq3k51+VwXeK1vuM57We/qwPy2WPTsnpECZ9b9I9a9Mo4SE4dTSE42kbwaMQpNML6JkPUAR/jzsjMJITgi0JpMkhRpoEek8zGZ3zHHfeg8vSuFX+3UrRPQJ8RnFudDhAtwD6RC6Cckee4KAzFh+m0WnULgvlXnoN6j3TtvdHuRZmGuka5vVre80x8hnPo8VheQXaogDoG381tBlUJMRWHLU8yTmp7Z20132ZxbZ48+dlO7Vn+/Ibax9fO/Kl5LFv8WMjHq18h1rug5Sw9Dd/LH3xYZgg0MkmYUXUuFG1vVfR78kWzUY5RMDLHRDbiDMPD74hOgJVfyeq0aD3GIucOR1qj7HragxyZQEYmgPW5dpz/hNVYlC46bshImYDHL9dn22//JVDUY+Z/3RJqkoXA9BAVUGwrDLEnGoAxaGHbiLwh8skR2pC+oZMAQ0g5eR4HnfxgaMjiM1GvfrDnP4wZ3gGoVHwBMoDTsVFKiQrsezggcMeQcGgUCc6IrYx0THsA7NXaCSsAAqL94vATTTCrH3LTdk4JKcIoJ3jgLCuhLibdKifUGFyAlGkoJbhuyTALkVFiYnI90skYy9F1B1ESQ2c+hJN3EVK02YgHHpjYBGmA0vUyQflzJhEnC2IaQXmY5A2jD8GiZTFwduoTAycUd1fLa+NXmfpeLFroQuDk3ZU5a1JzUcazSb4e0DYZ0ISIxUEMjBPo2UDZK1yfTU9LU1PS9OzJvSsaeQjnXBHojYSBbFtELuqid2jU83pVHM6VfCPrYmN9hfREKgu1BZCcKZen1BvGAOrkN9Uqldq2EnyTiKnbFqGNJH700Qe0JUWIlc0kYc1SQ2RB5jIA51EHlQDlGZMZCJtUzVhBjIkZ59IZP44g8i9MqMzp3/elC23niSeaDKpbbMa1saKgZEWn8EkhlWCx8pIr32Z/7LoQhN6Ob2z3ba/ioyDjxiJ8ACVrRrcdirFdfxmiseFeEr1dJYyNRB42CZ4Fv0oq6830qVcVzxYJ8FGAgz2zbhEASIwYVakmSNXHrYMohDbJCEKOW88ftMu//RAAYrBHO+Ou4cZQ27FOxQV6cOiWcvQ4jT4ebuj6xQZgY+G0o83SgyRIrD2niMW3c14ELCEJV7nNOjY3s0LeIEShraxlMRX5fcB6VjG4TVawNDhVQRJxvrdxuHLrBpQiGs+i7Vz8E9tyYJO/w2/8ax8/Yx8/ZR8fUC+fiSs6vItANaqwhsIRVD/BI5V3kAo6ljnZXR1j6uFOJRSGcCDnrZT+KD2GnzQMuOD2gk+KAAu6Mf4oMX2aRsl/S0uzWk7BBIbdvFMfBFbYmt6CCoTh65VueUFnnqqKrnukXqctk3UlTpytyV8sv0kJrTs7DAm+LwEBMCkrQJAZdqqB9CgNeCvCVpm+TGD8qrWUkhSlUan1H/TFuxUzgImAUXe0y1OQo9Ffy/x3yu25jl88qoqTlm30UhVfngNmHB0vAEZk44Qqdvvjbfn7HaBP2hElYd/nOb+C9YuR3tUHd+R0mIc3xEb0hzfkTKkoZeyDGlO7oDygvrRiR2itDi+Q0+FYC3vAeuGh2jZe9wrOAZ73Es45va4F+jYXoBj0gS+rYoO8uSOFt2+4El7bKDy7ZCdIHl3h+Z4Zoi0++D1mbjU12dSpb4+k1nqm3AS/Pc0gtzQ3oLX2dsXDQ5gB13UE7qo8yjqVSkqfaD3Vm/OoKjza4ta4dFE3pfiMk11LDMEwMHQ0t795Vne9p55NKoxJwADIN+eEZ2c4FOqPEmbxI3fgR0XJCt+8Vz6xaKqUxM7+nYRXiHBDwwLxG2MFNsQpFhaL6GkDxos3Yij41QNHm4vuD4Pru8F11dTr8d5z3EmVFSTfwM9HfC4eVMjfjMPeZpfNy/mUdB9jLhJw0jwkAw9CwyUc9yWNjxj2H/KuuKK8Rpx8DmXpnEwvxuV0rtWTe4XbtTH395P7N5Ucj4V8rPTLs3fdDzr0szctQvQ2qxHldJg8z0Lq83E/KpHBazIjO+82FqNgF0JTSUk+wFALeaWaRgZYKjFZZLemklyAPWGAa4eePr4LCcsfCXd8a4kHe9KuuNdye54V9HfrvTtdD7SHe9KuuPldMdr7nGv6Q54FcdSl46ouZvS0luMV7t3xKv/73bE0/Z31xHx/v/fEbt2xDK6xiUr7hrlh/8GdQ1FPUNCMLJ1RZpPL+6IPbUv7kh5al/ckempfRnseYsofEnz6cUdwDNlwbkIu4HTjsy/c05CXHq3LsS9zHzI1e0g7jrCOpqwsIUVctoxlSqm8uUpax+VHnTEbC9vED8nbxSBwHhMdwkZoYSOToqOjqajowmjZY8oDlvOYkQVdKzJ+pXoWE+9HuctA+C5hDwOcD8gVNSYjjX9Zk3oiDlQv1hDQffB1IxpWQYtJSS98BkVxjpg4sHVIIcg6LZtQBjZDJgFLi4sMKPrgNF2JKQc8V9LsKP1JQNFI6Dn/lh6fTDSX4bA1uNMKTWAgtdIdkFQUZ39IVV7vOoIBnqd5SWqGo9USZRPVdvPGvrdX6aS1iGQltHwaaRmnTIaI6NmLiWcZyRn3QjUPbwOJfxaFNCj4wkKaAy1+cu2w/p5wbP+8dcOpJUy9Hl7zge6p9VeHeA/j7fC9AsA1ox1Mkv8wd94bTay2t8B8jp6Bd35yZf4D7Wwl/1pYOFTr3305cdJmvPa/6lASYQeFn9ArFZIbvbdh+//yQ+Xyh8NlxIdV+5I/jC2Fhz2CzMmuYC05f1wHxs/p+iIwXWBrX55J9xnVD3ch5MwDb5d9WAl2MJDP+nTHO1AE1ZEGE65fdbJUIVxxMdiCytcrQrjIGOISMkY1qEFw1lVfbEVVbNVYXXRdVW7qMLWPF6rCquvUYVVP0kVVk9UYRxXLtCr/Z72XtXDqrAiVGE0IIsqrMGqsF5WhfW+EzViVViR02iIKqyRqMI4in1Rq8IaiKNTgIqImDVRhfWtUYX1qCBRhfVA2dGveqAzKap+qML66KbLWP0lXuXK0VL90GnQO9gUK6KHrE2rgO8hkvTz9wM6naJOp6jT8dWAvAGjOeqxRUm5gJQbqsD7LOxR8aajeh6tliUQQIAWZLXIIEJMIeJXmXUp2EdNNCOt5HSkLftIiD1ArdRgJUmNMi/KFhuNJ4OK76qhxaWoCiVJn+L7NVab1IySpIhBImypKqVJtMAwVlOtxWiD2rBE8+mInK1RkhSxWgNlab7XH4NCLMEw+qKNJkbog0olSxOWoQsrQhfWg8QNI2nMZ6itikLJInRhRdGFNUCQHOwLEoJamqCWJmhDCNpgXVjRJNyRaA6JwqQ+J4pPIW+fTrWoUy3qVH3IpELeeY/JmxPy5gx5bSHgsBBwVIh93GPHTanWgNSxk+ydhB5JTjdoQg+mCd3S1RZCB5rQo5qshtAtJnSrk9AjqkVpxoQe0SrPltqQqfLsJDR/nEHoAdGG+Yyj5prCFddTxYdd6lV0o2JW4+YY/M9HWI2PXHFAuoKj377iwkcJcuso4iSlYemgDvNh/URU/ZYNx6SACuhjR7qAoRd28T5vx5VUTxdFGZf8uifl+wjDRFGCo1DdpYM3kg5OhfSopxXWjyJc8mueHK9664PVdGp/J92JTh2Hz/BxfvsjD3+PaUHu57lSb8Jy/yKxvswf1xySCen2CRfVm3COuyG/Nu/S4govzLnhGJ+sOKFi30JHk2Pe0/SY8zjG1fkjszwe+QC89HjkgtEHHAF87Go+J1fP0NVFi324sKO/TxoNhbagXYQ8jZgjarVl44/zCv66r6ix1ZbFf23+6/Bful+h+1GBj3Y0yEcnCvnoRhF/bUUbX6H/2tZjQPqG6xj1mYJE6aFudQnlt0lK9oRXLuA4hg07nCjs9+EE+33ziL3ixwuf37TFK/MTm7vBzZ37hLZroO2ijenWiyI98jd0ZO4ebes+iBabcK5RHZnUKsQYYvSVXLQ2l4PKlCgs6foksX5OVI66AlA5UlKnmNQTzknNAmdcmj7oeBo7RnRccCGG+mqQypcDpalkOWmpozlpubmctOQdjwM8mwa5A0ciboy30dQOoKhEixZ8KB4TVdUPI00ldaElqxP243gD1hB0vOmg8004xHxFFYZ9uovd9oR5bnnSkVZ0X7mpux6tw6nHnrWlImdsSeS0LRU8ZQuPL9i64th0QB9AGExfI1g7iM80qL1af2cvo5zTs33GbZ6f744BMfk5j3IBZoK8RIArIgIcwrwRA/hqI574KuJ4cBnjlh6dblCrRdxqH4NUZ/kmPVqzMYwXvooiXXJlnLqo6XXBlTY874bMdOdcEmPp+J5LAi4dz7qhUymVhWGgeth9R8auNH3+pdCnTPRpGO+KAjXTIKUdUjNF1JQbIUsxPS64Qv/zrtDjnB5933OFHmfduHZSHdNJfo8JccUFyLONysx5poH5yQ1X84ErJFrRvHpLD1O3Nc/eccMC1amjDTNzoU5fofWKz66e1Gxb3RmRJcEiW92JaJwvbFyoaBNf9JGcSdmMw5Fk0zvhACeAokq739Htflu3+y3d7iu63W/qdr+Bds+lp4tigsEQUP79cBWgrD3KB/WlPoDZdTBuEbR2H7s+DsD1U/AIenBaiCEcWGAgKR/iA0n5da2xrkq4McxjsoJYbdK0TfeIfq0Pot53Vkcc1StOvm5YSnm5oSWISVv0DtVXtxW7NTSHUbxmhrlNWCLRACNXkS344AEGV2A24YLlQFEsB/RsR6smWA7822q+zKG13de9Iy6vpvQGTgHegSUcEEG6ACCMCq4qiNCIebrGvr600LUlXhnkIWpErCckylTHhFlgi811s2aRJ/9kn0gW7L08eiOIq+XNO9ByTjiXHGg5qcdhtKLjBYxWRV6N0YiDkwWHZG+ES4uyot4OywxgIzohZgBqeZk9PV6p8+TJMhMA8YoCiMdXz9EV5s6nZNsHMU54P6SIufNZuqJ1BXYkMXcO8Rw5xHPkIM+dgzx3DvL9Qb7fxNxo89GOWnx0ohE+utEG/tqKRuO5ExogxFSTxZrgpYsgVtSyVhG9/wqOg7CXwckQJlKcwBZmwVW9RgUj86etB6LeeCDi7Tpapmpo9XgsyptMMYy3iLwjROkNRPRR+LFzS7wJ8Rzmzyym0/zEelian3DE/ORie4f1eHdco0v6PVv2Aa85AjVfnLLm3aRn0pPbjmzA3cFsVATIOnEcHY+6CP4JuHXZtXvTDSsAmaDTACAmxa3u7miMe0wFFzOR4osSLiaiUI87Y7B4Ve9QmuE77PG3jhWN9qiPmdHqzllNw1lNw1l96znLbHzOO1EfI5FiE32AfkSDsEW/EdkI7QPmXLITCkUY74TOd0gWxfZlh6d52cxk0urNzI+csBfHy7qffOyQ6E/Hqw4tPeh4xQFUQlGNaMq1NOV6NeUGNOX6NeV8RMWSthEC2ka4WMczHyY806c3Zo872Hakad7BNh1N+w6gZEkMcKjl+6AYZh667QoP3XKFh1Zc4aGbrvDQDRcccg4mavTxe7Zs0Z61hQXO2MISp21hkVO2sMyC+KfSlxPxLotKSxfMdwdSbDfp7ktLF1bMuTdizv19m3ciHdksvqXrs6Lrd1PXl2Qp3t68rkctEvn7EaFifXq/Z8f9gMQZekdmKfQHyYIYvK4ZPtAdoEd3iIbuIH26w/QjBF5cmzq1UkAt1MNxONHcmO5Y2VlNTW9MRpnLbMxlJT6t4bTCp2Wcpndi2dOYZpb0hEWdaxClhhwX2a1o7CGebcbYOBrTj4fWpVmCJj56BiNiF3d8vqMe4mhE8jbMjhWfeRxULtMrD9EpbC5FW4elLcvmCMzh6n7uSOH1/JHy6/YbzuvuYbY+viC4osrht9P6ryDKI9BdAXphgbEIfZnHilnTLHvnIxCeKlHrlqiVSwg+TS1cgqF6GIDQHMu4h53Fw8bdGfzyflAh7GX1PgmyTbHx6WHdMJa0fbOQ/EV3EPVziLsBGvOzg9BFQ2qAYxtLnNeG6sPwTx/aEtO4+4ctmiLjD3X8uhHVz6H1EOB4XVC9aJTthk1WNr85pjLCJkeK1nhr0w4RI1Ri4/W2PfxMxOOs0XYw3Mia9FymUfHZDi/OlFXxgi0q9l72ToLhZ0f8eol6nOMZlAHRNmLhCT+XOTsJYp+DPAJjaZzMYaXTSyTrjW2L5fvn9efwToTlqQllj49e1h8/n/4W+pfBjKqOw4A4XD0YhrSM4YsRuhjB5kkf7DBGeCmDV7CUaYo2q3ko6mVtlkvjMoyEV7S5b12N0bp6xWa7YbHtraoNajR9C6P5CKW7ok18AzWsWnhhJLbnrbGsk7pVU02uiPVU1Uts57BLgRWXVL2GveMato2r+g8HdYdynFXjLECz+Ey3o03L4WYV4FmA23X9hz+hZ1tSQcW7dUH6DdGvRb9R+in6jUuEUB8mi5tXm+GE2kJ/t3Zhs+8iXb0hx34V9iHqtuKFoV0memejPraz71d0WsApWm1E9bHBfYEhu1ZgoM+dvo86PZZFeJl7qpqASf6A9Cq5GMZ0bR5vxZ0N+jFfjFHrNNsu4rA1YahPgslX31X2mZ/4HvvUM1261L50j4I52Zoe9bm4RyndI2bESSbdnWZ0h1BdOpOlP4VRW7ojBfo762460rZ0R9qW6kiBwjD1Z0kHCKB55Vs0RpmbLUXDFg1cdHNjfFOpIYXR8M+SnjCkRoFQJWb55uaoGqf3NohZvrk5ThLTRirqSjxommRL1AOHO2/B0n6s8xbNGcYsX38/kjLrH+i8BbP+DZ236iQMAGGjj6a8V0jq4G7L8Qd5uZBjvRtDE8PO/hoDpoq9fo7GA7bXz7GSjh0/y7LayLEpPyJpsCk/QyIPib1+joYZttfP0TjG9vrEMTSwIrowQ7yqTWyE+ApJvhcYy8OSN+hKe+8huhTN7b/JHkaH7SPuYed1+4hDy1bE9cy9LtjhTgo7PJncnQPGKZDle+T0+0kARVaG5aasORtB0iA55Sbhzz7pvgzbSFjnM7Al8PHFVvKMLV+cs+EJh73lwlthsYL97vaMGKJeYKR/+kTvY0NoeCs2gr+294XkreCXbON9i0UxWH/SPQFWEOdEttAMftnWmf+BnRjdIJ4Zi99SzrfiJwy1BIcjkjLob1WkmppINX5GF6mz/IFBmyShHgm2hrBwYsjsYDVe4wjHEYZQjGpNliP6cDuWRlJSAI9gvXwbeGT0jsMXQ3hHupjM/9SPOF7uEDELfTdAvPenYnQUv9En9/pozKQ3BuV9uZI3JLQmDQVNlj36tLQykEq3l+8MIUgtawP+FIJOK8ljWFKVkt1FKYa6lmKIZyeWZ/Ikz+RFnsGun5PR8H068Pd3O/Y6GHvz8djr6LHX4bF3RKSZPj32DiRjr9Mx9g7osZfGAaZ9Mvb26bF3QI+9TsfYO6DH3tR3GHv7MvUu34Je5GDITnO4GKSLwbJYvPfA4j2venhztc6CRYhdsUEZjBucOsf67SYQ2OzDSsJ7YWH5g2gESsMRXuPnmZ+TzhEWzOIq116xZ4NrdgqFDZvExRjo+UtRjREGYFicx+E1aAlpPJA++VLIBkqi+zcDxjH7LRwggMLJZwmH0zb75i6+reOcb923tJyMANRFU2MQL/9loKHSwQwGwVp1JL2cKuwRpHGHDRoYwYTD6zS0V39pj8u41gjExk6oq5YjADPljjF1pWNMZQfV8t9xnNwREwE8PX4mIyhvFeYPMMiSB1OUAkaEAsdhEDUJnE/FmxS7vwXZ2M0SrDo2FbEGzsumrMWUBtAc9n193vd1xP80x0oHDH7szn6Bg110aubx8Ku0GByclReSICtYIOp7wSy7t3NLrFruPl5H5sTUPR1z/p8NFnwYtb8uoSrzh8VH15WWkdjonpiKfbwRlisYbV229K6kDL3zawy9PTb0zieG3nlaFdOPDb3hqq7ywTc4QH2FY3xiyM4L6nBB4IZhq2a5LPwCydjFrmvFhEwvwdI7hL5azgDbl4OBVik2tCvBQAtQvhm5QUEMqJE8W3nniZOcQSpdBVbeRZQDTEDr+P2xvKCzRzkRefZrMhxhWxxagcJX5MD9Q27DaRhhOmmO4e5Zcg9rWR5dnPfk6fQxVXqFkTJLSrCpEl9oq+08XkUDoNRRXiPawUG5+GQVHhEWQOwAM06ViIqz6ARsW5Y3Vm0I700V/7YNb/k8xBvxp6OknqzCySGPKuVVcRbSjAMrOAtTYt402R/CKMp9HEWlUQh4euVy5hYxF5HV3nXB2i1MOmD8urTvpGP9CLrTJFp50vG/oOMlg6NKhoW0IZ6wC7QAsBxGWGfU4cWwhF18GCOAJVR9fzVPFH55NvSEQWDzmze5+WEP8sEeQokZi2edPBoUW78lfjOyZqMivRuVFxUdraiCMKdEdjpfXFINVVlUALly/MWlxcRSmIUNER1gmsZWbFwCVLuEdijGLFgECxK3UEnT9SgB/sbXxUBz9wj7NcB+6Aa+qrMvtUsUKWljUmTyRIuy1VQ9ByM+2LxpXLP9raiXXTLodu/jVfTQsI4/ebMjwfF6cQNuyhEoHXrcn1AIS1rNmpQdDZfZiDjOtFkelv/6PbSYJS1mEQnuosW6cyX3J+iy88x7ukXT77fFuoNbIG7F+FMeHOT1CgTUryk2g/JN51/zjXT8vKm0tLwlLe/xvF4IetFITUe3AO9MwuSWBiTcx6jEbevuU5I7o7DHbViWNsSAVBfrSZfNP+XaVKlt88DkJwOTzwB0cZ08eb8SBXGdAtTJy/4OxoDENXG9ylIvPaBx3Fkt7riAWKuQSIHhA8NFM9XQTTGCXT9oNsv8LClbs2vZ1n0nZWtK2WQUSjcGlVrzg24ABPiuSw3qa2rAnS3oVfVA9ojA8bpgEMGJrgCKSE1LlkxLRK8gmZvyBzE3WcncZHGwhjx1L6tjzAnAiCUwQClrpC/JbRnp142JXLaAey/KZgmIhUHHhxjhyXoq0La6RWXBVpeLQq3aEgwVfflEC/yLFsNAQO1tChnpz8MiCtsrm2aS7SEMBA4NPgG4VI+PuPAEn5FH0l7shMt4qIDiqjCTuKJ25nEtz0NcZm1cStRi+9wSCCKstLaVmprDZD5syqiSJFY0ieWlUQpoFDduFA+NkutoFM+o3TqapvAJTQPqcM4oDrEPzWQVdjs07VTEINfkpkm3U0H7nVEp91c900oILk1NldFKulycRTVfKfBoomWbuxMXcmEg85TP4U9CTBxt1S5whRrU4RwdEbLC5bQei3hAC2KquixjqCIYKxc2K8VyB3FL3Yst1o4qkzaWJjQxpMXE5kqu5/lAqOs+Lg4N9J8325bt7bb9aqgLmkIMAFQnpCNPC3sllkFI+KrDsmB/i4ezAsbVPogPVtgPoALlQx3ah4k0mZQQMEL1y8Q0tBgOa9GRa1AFqxT/Gg0HFuxlqGZPV5MJuCBz2dBi1KN6lpCPT2cDi1FDNZYW6C9M8RsvtmhsH47zxFuqh6a9QS4YzX1LjPhLNEA3nSXO9XkSxw0/5IjtRYDwmlxRUAAsVVRliSdNoCvhYgFwvbCt5hzrWP8xPWlZSNxUfjssg7OKcHfJ4VaqNSv5DkhgEsJCPijot0n6ohmeDhMkFyEpymaRZu2eReau+0Pq5jm67TLQjSrX434GUaEo/S2RDIvCPH1Wsuai4ZPWW/RJuZ+FScwmuE0dEvjWL5b/1HHzsthYL0MS2V9t268AvuEgy5C8vMrF0wQjy2OayEloIJFjZLXm0dJMo1exdbYX8naaJ3ZRnojt/tNVBPakQ4lxMUAnEMKfZJGgwBeQCF9Q/iQDq7NYWH4BIOJfaLVAQ2YgRmdi2eDpKtDu6ZDjXqc5A5J4VEnS5+vq6uOrLUeM40u8NRCnHEeo4BUHRzOGOC4mgYBo91JdiUoeAg0jbizqXWVsQeTg81BfZzO62LCdI+2PNrfnnLbLYEyNyH7471B619zYW3QtWKxD46hjwGKdDrBYB5qy7x4s1jaIroNyCkDXgE7TeK4jdJ2Gc21mR2s2heNozU5HtOZ1hbu7aM22Cag8IaeIp6ySwnAY5XuSa46iPJ4dqNgU7k66cHeyC3dXgYqlRMdmgGhpS4RigFnGhXkTESk/m1wfxfX92dF0TeE4mq7TEU13XeHuKpqulOjkDEyFbAmrC4tb24RhXUBhnkquT+D6kexwtKZwp9KFO5VduLsLR2ubsLHPySmixj6TFIaDxn4+ueaYsc9mxzGNO0S6cOeyC3d3cUxtE3j0Jd0hZgDVZncEHv1ycs2BR7+YjeBoCnc03VuPZvfWu0JwlBLNbwcgrbDfdkQ9tU3UtePonYeT6zdx/Wo25qgpHGOOOh2Yo+sKd1eYo1KilSkG5pWeO8VQujawPwV1tMVxheMbN3HjqJ0d+c8U8HS6x57O7rF3FflPCvXeNMMm2BIDkDGXbQNIew4DyMnUjbO4cdzOBiCMO0aavKeyyXtXAIS6Y2wHPoLuGdsZ8yEm6Hsg6JnUjTO4cUoX8Fi6BY8lLXgs3YLHMlrw06LEcgGPSQvSpPnmNE1/Z3Wml9KZXkoyvZTO9FJGpp8WCJczvRRnehmZXrCz4btNppfTpLicTYq7gu+W5ge89lVNCsBrX8F5Gl7749QNhtf+yM6GwjYFvJYu4LXsAt4dFLZtcKxv6AICyPoaztNI1jdTNxjJ+rqdDTJtCngrXcBb2QW8K5BpEjDhILBNT47U027rggIVeiXVyRgW+k7qBuNC37LLJz0Hwffa5ze3rzi01tJCUnuXzBwrCravNiCoMXv8dFOmtJJMeoDWfISOEzst7k1nw53WKZtft7hL0fsW9/XSTosHhG/WdlrHuYwPWOy2/oBFwkbstLh3F2Sk1YrHvo5pQzCEHGoP7LS5gtfCnfYtNvTZaXMtv97caTMZijttptXXg53AyLXRYDz6UEYYtL2dFob1n6dyvSp3X1brLCVW9q6WredVlgWF0960OmK1N6+OOFSmcWwzt7fgzgTfsXgo/oGd1iVYhcxFO62LjjTHBUc3x3l94xyOPxPstN5zpJjgK0ptK1LbxqnZV3TJL+Po7rQv4bhMdb2oH1yw1TpkwuY++vIsPxATx3+yN1WtOYdzmUQu90iZjztCj7OOJDrvCF/d3louMO63VS4yOBDC5fTz2ZQVPGDBts/mOJtWeQC3XSCas7cyTPsARBe/ruLXB9OvK3l9RF4f1PlNxPlNJI7Mg53ezuzq/AWI/f+VbR8xUG/oVOLZvlbV4GiHd1E12OJSbTPUFXae+MyHOoHPKqiCXf4GNsycw9/zgu3P/vMu2NxX2YcwL7tudPrCXa3LXLPML5pUIlnjvbBm5VXawwuv4p7vd93Vm14B8/L3C+U/cWzvSALKJ9R4LIYf4Lduscn6xxsBRyyYAx5vBLVPbqHcnVfbr32F2rItccMaEVzK3/gKSOW2RRXn0BLeglM4dA9tbxYJSY7e+hzddI6eyTEX55hbnyMRR+fopXJ0oeXlHP1Ujv7/IznSwDGhLIkwYCxlcRWU/wigwymGTYzbGWk4p2wo/ixGDobeK6fy4E7GmU0giT1j+eKJPlEVoKfNcbC2wpMtQWzTl0+0Qg68ae8HQhsHw/OCL4gGkvIBk8GTFlmDCxnxmLJHSAS5ptd/RHFhBAwZJbIYDQFp6epz1ROeK/BQsVi+7OQwkTlsJhSDN8KnIQvR08BGtN0fpKb3WNvpq7zG/bUZB3w2KhkrPvSckrHgo/4XlUJgWpSwR04NAr2gcp6uAuQM251ICBO8XWYFah52DNgIQ691rYXVCHqxEkaDEkxuoGMuwuqhiBfz+g+sHj7ogg/+OcGn5K3Vfchb439IHltdKw0DkDr/Yd59zQEVGdmHJWixkArciHJw4LQAom2V/yLvFCUQmsastuMRzo/yB8SUKjXaASlORjtb4jZwzD4TboijWReVxapR4J+ilI/LRiiH11A+nP7Ye7qkOB4a0ERng9v2MPsvhwVWxNO3vFeTfGSzT+eRr85+2qcyVmWM5H48bGpgbhhlFg61La7TORsQqRXxmSsIW5ZgC4FRmUpM3Rm6QfvpasEYUij/UFTWiB66wQqqDFIXWJuMylNBBVJBN2NUkU6W05p/X5XQzQqcTYm6GZuN6EvqZgVAI1E3Q9gSafwvRPpbIMwC19xqhVZcuUM6tp/WuvP8ITsjZfbrqBxohaW4XUv74W2PFvWxP05js7GnSDUoIFWqDnN7WWokmRZYD4tUn666Rotq8TuzMG8QFuUOkf9BNlXA2MNTniqBS3y2qhUzBfSrymMIHscR5FB+R4ZZojWVKaqyCZBMfdQlq++gBxt7iDya0hZw/PJB3sq0nwTmy7o2Y+8/8JINXBg9Y/Mmka+Y9HnhWWWxp0Tx3aO72KuaN99LKJanSunyoCBUNV93MVi2sHAR+rENpq+HM55DNcI6UONpTAZAgF3+uFmV0cx5HUi/9hvOEe8NoKK4h3uBJn/F1nDykUQbIlb9BLxfGHIhigRcd+G7UWjBlEebumfgnBRh/FZocbRhwTnJx5C/JYH8haK+9GIrKmXjnJQEyKTUBedkzeO1OCelNTgnpU/COSlxC6O/FXY65+x1/ogAOanAlslSlTMPu28InYhK9AgQJzBx0pgmDrt9EO9XGNUEDi0Vg2RSGddhOcYllIbScYnY4i4et9kSDXPZ/2XL8+A/0vUwfM8qANDwsMkbJ+N9d8kAHMFLwtbZCJ0AiCbw/Fb3QBTg8AyAYre6zwGadqv7fMT7cF+Omsy8dPpS1PfuUZX7jPUVSvkvrdkdlvXwDD1p/7k1ex+dq588evRh/yfBLC9H/e8+/B37bx5FSq9FAzjMAemGnh2zgwd43EphxGZNtmncWJsd4mBJkAqHPmx84+jxBox0Ax+q0nI4rBqrDdW7Ooo5V3rWCHpWS/V8GA6p4EPG5NiAWWRUTNj8aAx/FK+t1RgswhSPda+x5Dw26QSLHwjxEV6YRNwLWCXwYT+MAUcRLOUdRWd1NG4oQzo7lj0mPkPjYYSDCjey5MMGfESW7Xgbbduk5zn4zW5EEw0a64JIRWtyC1uw0wfkeyvcCP4dY2q/b/PgFco6IBzn+SHchIPF2PxjWcubMblttuPv4iXKcJNw4GbmQDAiImqM76R5a+0kOQ6LPQ/D6RY1TqOO2iJBKdgUjlanQOinH80iEykDhMIau7gJtj0oJLYHBTVBA/EEbA8orctAaQ/+RKQCWQ7Zalxtwe+JFuUbbkUrXLapbcbo/fP2bPDXhpnK4TbpPHJzhab+8bDiyhprAoRTlBP9aCbdqip6mtuyvwor/HGsuujqIB3oJdycUFv30/Jrk15o0Wi8TU2Y5ReI9OdstY0mu2yLUDCJueAekZkr0RSqOwnjkClMOfdgyonrZypR1tMpJU2HCUr4HsZuV5M81dBqLNCwdlt4QkahYLSksPe5iUaluGyFv7qyVXCodCvbGoiWMVqabKafPiZhTSbFDmVC1rlEry18KRIHvbQlrkJ6MmELezVB7EmvTKRMdSZiUx2muim4CifK/CyqmBpPoMYKNa6gxiqp8brvpIYT0q5cwxg7Z1IjScOggcsT5/I1XsZNZPW2CV1k6W0em5xRhSeTbqWjDnnGKpKZ/jE1+Qo1jx1Oqi3GKpLKpO0hUVpZvxUeJS6gOe3JKi3qZbObUf8r7OKICWxSoNf1Ok4kdc/oJVAkriSl4bFRZEG+n5yF+ZGlZyYWg3Vj/SmC67qPw3AOHMEWkdJ8npqgppFioThBL5UflcWyqoIde64+jpRdklwhTHuSIawxr39ZNK3o8Mg6LLSgyFPKYKGKjOdwosFBKENyaAr1lESCdiKL0GzSfdj3WohDhGHfa4lhttLCFJ2eo/Hk5WGRLjwd/PF86p4vAbXQgXDPUsN7XATn9QAoYEFIeFagGRDxN3zAQsTfCFpTGvl38rq49oC1mw6jiOhnwVwOoSH6eVkPc7VxOvSB5SwN+s2RIqAvGWTUqHYo5gc3tADRDsXo21IbHoDO1YIH+HEcWxL8kuRGSJrfHCsXGBEifzjH0SQ4BPYbBRPzzx+31mIhsck3r4Cw7iXZT0DjbF7AqPIBmSABkMEyflTL8j9hs/AaPIcsyLpVWRlEAa/OgKz9BNYOwK2v8Bxjw29cwzQpdv/20ZNryM9Rgc6qoiThSpxwIAnvhGkvvGMEd58S7mHcfShbezhhMXJj8IUeWdPSGfA1aqn4YckpRBeaWlSPDgPBjNhH2VUETwso7IrvKndxKeqHLF9VfL9POXSnz4B9VWDHE/aqfkrT5mjp9EbvIpxRllQ/wnvhbA3YF0a2iDr+AVpf6I9VDm7yAvZVE2T8kgH7Iv47A9yjKrsRVKWQFbzSSQhGHjqF9qysb0wfsOcMt1jmgIM++9X6iH1LrVghqRYgMIDzBkgLwL0BKDPpnkOkGzpe1VhBZ+GjJphBQxozqKYxg4YFeWnBjnIMFEEN0pLl+ZR1pWtglnpbUPZYZvQZW7yXYToExR4lexUp3IZvH9Bj4EEJ9Bj4ZTJCl80Qie1x8fG4aaFa79HMMq6RndDJ5m1pwJfoMLTT+SIdativ9tUw9tAZEu25hEH6keMxRjD3JfSHqN6qjInFYecGcHxNGudloj7NhRXlszB1zInFp+Ia8an6dLWEtX0sPlUYlaHKbgUCyFPBjMZYWMRPRY2bBjj2YE/7Vy1ADllyTVeo4RrgP8Gxk84u6GrsYQBW7FN9S8Qtck1MSsPo0kLU3xkKr78zFF7/22E/z/hvRf2q760I4Sz6ab3Y/0E0+owa7QyFN/pJofD6QdVlKYRnzhAKr18z+TFHVWRkookfJrYVTPw9aLaSwEzSxB8gmt26doKAxdFXATaNUY3n/341sLzH0eB6RVVFhzKhXDDD2v93e18DX8dV3TlzZ96H9J7skS0nihWSeZOEPCVWIoOxbMcbeVzn0xBSEthQyhbZlmPJshVLcj6IiZXEGAXcohZTnOAF2XGxt02K25rGgEOUYsC0TtZboHWpYV0wYLbprqFZMNQhe/7n3Dtz39OTYz6X/naVPM/MnZk79+Occ889n9qgvM6at2Tm6qtmzmXGtz6duTp2dHFvrjlzdYjb4OLHNu+li2OJ+dOYTA3iWkaBBPynXt3bi5iDnpPMktyaEurSX6e5quO54lVkmpmruoRJm5YwaTXnqq4gYUMQB22aNU0BLw0XXy8TDTquhasuDL89ADnPlR79wN6xnieR20H9rUItWT0PHhOaMx0jzNbVBkJeiwifwlTmjBsFfPISmO+AuRF9GcBkNEzuliqtFq3EOTMQqg3jwgE2S+zvEVekmJpBLZphljxqkZnQZ8Zkionq6gY26gZCABXROEK6UOImPMVjeWvEUbVux45uGoJT0v4qWF1y5bMXIwTr/sc/WrqExXt55Mrg8IQ3wgk+4VvpNbEEd9khBR9liU6pFjdckmLNDZdoSC6lXyPB91MllXbRCyNwEPUNajFt6q2u0+VlEFufT9u4wOx8Lk6GQkB/jCiryLUBPzR+vH+KtFSc6r2MAXfqw6WLwssYbu96mLbWBV7CUbd6nGooBlhELgsv2vRM6jZY37KDd98MucF1vEIVYSQZUJsDHVZGeAiPJ6pRb9Cgb6HqZoT+8qi+habIJ8yiE0+W8qIBpvPw8cvD8z9KO8FXP1pqjbdfHjfHOZ60aVE9MpPTzCfBzK2hCZsfjXwLFq5I7q0sFVIW2N8RXWndcUNvyfL/8qcf+8a7TnY+br09y3rmYnSSKR76h6ROPKoAblCgRk15aAzguzfNrBXng0SZC2+nIURYNhRdNJqLV+8cozF/9U4s1zt3cE8/4cJNVnyJpiXbtmmGIghWdYkjUSCORI1grc4fw1Ym4FAWDTKg5fDyx2mJba1IXZCOTVhooblORyR0MSdp78OLW0pgdeZJSrkEz6cZNJomqEJosUiwaQmwCbEGChqbmPGkGwsFe+aJOKn6P44QXICQuQhMAtvC8c4bIesuho1vpH3ejEqoN5C141HgvN6iWxA/DaonidRfjYfTdAB/wUOEIC/pjTo7WxFPCsRjbOMlK98rX5sUe9gkPqyziRr8OZs0CtkrhYVOxZYdyYLkpIsRAV2L9qG9YNHjBByX6Bv+op1JWtvTnQQ3JrR4cdHOMfxRbTrg0zNgnk2Fx5/ZmS597ZsXLceuWV/e+p7xFfC+Om/JTx66svuGGR2LdiZvJUBjNW15y1g0o1IjlwZGejNNFiSaId56dgVEvEbAeTxeDt/FfFzuDWecUVHxqQi3PnLgsR8ufHpnNB0rJl3/+CeLr/rYM2gtyPl0rJ07oqYddNcnPNoxRg+98xMfunh8+3OfQop7+m/HYwyLszkIEXjJcsT8dzsc48PzdiZUAVlA+DMYGp/HR/5bMnPMpf9/fO1OfXZF59jOJef3PXte37NvwWkj/z2I0zfz3x+lp5+jU27tDF7zp+/YYZpzpRcS5hXjqevYPfNKb7QgLWuO/J3YGwCszkNYqG2FqIk5dqKRjwUzETwFXEMTTWrkj0XTOY3dDLtm8Gn++qgYqzXERqH4H9ydWIpXm4uSX+EKYGjbRulyF9tMmJF56yLmS2hzLBvuV8mG+0LZcE/VG+5m2XDzXo63Aogtj73AViWbgVElu4EtOvb8iApTxu7PXaR75E0B6IFOPM1sON39uCsoDALQXBXYgZpLXEdRJWw8d/G/u9JksFnzvXmhE8wrSKj7S8VSB8Y8cWG77+c5N6+n3Zozl4oLpBbbFieT1HJk90o5bTwO3d+4s1QktUXa92nZWRH+Rw67CLIjOzHE7MhcL5EosKUoppShQRIkJIRPEpLAZw+uTNEUlhKFnMgEebGQllTc7opEUpz9Gj+H37jocVqFGhCFEq6nWG053YgTuewpF+Y4FDbM6agi9pflEDa8ExfjAzB0UWMYdDeIMhPJuaA/v4X1jPVvZP+uhh368SjHC3nj41GQLqjp6fIWK79OKr9EHMV8yK+WAvHlL2rHSk6swc6T0hYOBMt+nA4bWSxlmQ6ybLCwsnrAs5JVQ1sCpU1q3BEGOxFsYSevh0WTETwjbi3Z1Gzig56XJejwNla4vNsWTuw2qz3ftclK5mdxfs9wRDnL+d1BT4w7OoNOTuSDxuvd0SEvpB0S0SB/A/stovq8doTnceMY6ey5XY97njzC9lJYOHMJh2i9hGANY2NUkDWQoEfwCPEIdZX+7sxOFoxGuZhsKItGlTyxS5yVHB72spOsm8+e5z6k9nAlp5YJg6J9jTK2/RTM3RKTN/7nfZ7rbdTGKsZXxku020pMyJSE+1MVbmfZ+IF1EZv7iVq7oO0TPLZNQjmhnCszDPuCeNPlBOyHnD6xPxJL0BwwZ0iiDyjWWHusHBeH9HxqDrfOGHvkQnaBA3Qq1GYMPThXEixVEPby8zyt/DXC/jzc87K9VGpnKWJWhmojymi/rpLXYa8I049XqqT22+fwcWNW5hGHk8M0BWLWpo3aNqnC+4yRVSgBBeGzGfo0ro6NOZchoMEQhtXTZl0ZtiBkKGMXYWMlKDQUYnOhaww3Lr8OdX0v0xMdLITRxBFjDGgmChdw626EDVxZ9cnhLhwKD7lsV6CtOFzODkz/6MgZfCff4eXlrLnDg6NSiGfCimfKHQQ7TBraI8HLWiymLk5MLR322YFpA5Uv4fZ8pOBO1ZTHAeVhR4GyZS39RDlJu/VE2Uq7RQ9Vpt0KHaFI8fenxxgnppSPwC5FpVtVY+3V5my6ZIqPKIgOQfu0+PHGOG/eea+Kvz09brCqONgatwUawtnAvjXiKfYEerTXKdKgwkjvCEE63XduxCSWnSVYx8rOIo4w6SxEOoayM4+XRWeOLIv0axDtcjsyLbF+uc25EBmfPDzWFBXBN9JZM5JTFngfAuKXhdQvnBKr601r36ckJyoRaKYt8dHKrhxuja8K8vGRVg6By6I+6v4Xpp2t+19uja+2u3/032/3j7XG7dT94+i+n3T/sYbYn7T72qGn1XboaU1TwbVqmPTMYxtvFngM7tbOOq2FdOhO/vsduhda49k0dKcwdF4ydF9pPMvQxS+2xq8JtHfl6V9d1zNJ17O/kK6faY1fS10fvgLmYVBsmXtbVPyhhlilj3KQrkhJeKz47yookdDLYuRa+ms30V/zf8FU/QWtuM6IUk1nXCsmGdcyVS+ATRGuG5mnemMm1MhXLSGBJK9cQ5jR61owXUAThBYy871l3llA7F+mi5LLawJsPQu/L8uaMF9wW3GD31XpCT2CaAGJgaMQZObaQqfNRNpLopK4SVSSLNveSQ+YU8oKp+T2hjk4D2S5ERJ/iBlXMY/D0ttHbBAgR9gfJ7IClNCSGE/FQhX/o3M91Rt/pil+uglRq24IM+uiTEsM999MC/sMPIJ58/Vp/OGmWJliSX7sBb+nCiscgnL2NkAkZILwD0yJfb6N6/er+KMNcS6JlPx+ZdIG/tcpMeI15HRxIR69JN7WgL6vi7ItccB5BvnmI6qwTo9xgh5ONXqwqzyz/Do6VPzVaWw+zysslla07XnQsRyntXPQtm0NDCcO+lQB4IXXWK4SXmITAIj00uAnzNy4jS54jEJhk0+t5Jn3GQRS+3ETl46NSnKY5wwn4TLzLKYGU8XSICvWI5neOMI8ixG3ATBXWHy2N0m/pE888a0o+cJl0SwTFT4GO2CCuIh3BTBvoL1JUmlG+gU3Fj/pl25OJIbzNbqQT7qgUmCtesvqxzGHO8JN+7/ThNBlfxtBFx0gpsZEOYak8CfcJGyNa0hKxURlpHanYqIK7U78LDAFDz7C+K9PBYF0sWhdfSDQn2VctVEHmlOXQgXv8TYB0RJ1kmab3dtajjzAHjxBwe55Jkkzs3ucSjBxjgO7t72sT7aVdZbmcsHeu9qMHo0Jnrw9VC8V1+/+9Hc//dKMRX9beu3GDf8QLTIRFmGCwfHC2+mg9VmfGqfrMt3NQBiUFCPLLvHHKlZw4mfXqRuQeEkR8ga/r6CjkA/Og3cBWF/z6vh2U2OWazQK7ZsWaYHBIo7BaKqcI1X+gYIUQ6q8kOp67C++ffjRv/j2ic4OL322WZ79gJJd4DE2LVGWW503T7rZLt0sy1UoV83po6ekWlS2lcjXIQerCTZshxhTPb5FFzq5JxK3b6fKgg8q4a+LGu5BrfREbyunax/TWBX8oTK7Ue2WIkuiiGCw1+mFD08gbmjbyrLT8Qz/QXP+wiUxDU+wTckHBMzT8keV+bBVW6iXFjrPm5rRBY4KGHqFS5gSSg4VbFTiDevETocuFhEBpyEtvLryGV2cvhC7A/TOKz+m+LEJX/QGJnzxPr37NxkcPY7kE9OkIHKMmFCnpNzjBexhVSIo9HTcM86uDgEJvIt6y6ys8TTrwK5SQM6C+OPx7lUvuBdUhjHByGLv+pjS3nnBR1VhjrWg+BULik31MOnyKi8p813kI5XuJHb6miaJib6jjfuYooBb0G9+R7mqpiwkr2UhN00mC8n/FLIQFin58IXUW3aRhNQlkpA6WxLii9qvliSkzkhCfJCLoYmCEP6GEUH4Zl9vCSDqJko/EqnHWd+sfEV/hqMg0RuZRt+ZOZmcow5zL24IXGUqjqoEiIOXxa8zAFF0hCtxgw+ryZ4/c2k8dyIAJQ/3MCTVWhjMnmurLQfYWp6YfnuyhSFk0tARz6NP7lFImwueCv+UWZQhYon/QjBa+I7rJrlygTEIwCXLOZMp7WOAPt2i46wKSkVZYURVY4ZGNhuc1my/QQhEugq9Rs8pseuHw8ROmQow+kEy4LCt8+L5xMjTMs62dcwh8nQlu4lswlczwmDZ548Ef6xKjk4ZzA63TP4yqN/j+rW35lVp7Gwv9tZN8T0slrRJIDKrELfJYxxiOhJML5xQvzIh5LHLJmDeOcggGe/YiHYi2GsB3wQcmSitpLF6I3vCngvWZc+Ode4rfX6idPHDMzMeu/m4G3wwT6OeFszXQgsEHPQNWvgVaOFj+/BT8EtVns0beyXyHEbTETt8RGiVFTXDsM8G5gb26eP1oPdLeMXXjAJ7JPkpp/B0lN0dsxt2F23IiNHPwhoX2qQWcdWUjwdPqIRv4zqCJxVmOOE/8qZKKjuoPwXrFp+u5FMM51tcKafX6WRc9QZ/qmZqiZ4IV8E5scWqFu3lNVJjQw2xBEALcRwO648c5VQih83H0ZNlfGOPSqI4a1mpJ1kaXipwKGd2usk9uemZSMnTxCG/XzIoubpeaeHHFedl12XJQ7w5O+2W+Pgi0it6bMGYTzG4zRlRU4DBPGoVNYZ5dhdWnJnHbcyyTowqGFZS0SYlFZ+hCid5Fwbgjn4/5wDFJ/lGUIzqzgj63yvi4FBZ2nPk8U1V4i2hXGqFeYv+QB7UCzH2+BvBXjWz2FCQHoKWAm2C9+hCDR8Rp5OtZ/2yZA0MS5xE8NJSMeTsgOWoAfGtvLC4wEGS9AL4b9rLzyfW14PDK6gj559FNPRXgiymmQJbqPocBeFanloD+I7+f+D79QW+egv4iFY3BNOLRRv0EIC7DsAGlTcDW3Gu2ge+tZ4jajCU7VE/FUwVzxWmagupEXTZMUJqx0SdgohatKs1BNUV8Hiy1eJwUnh0quDRqQWPlYol6txLJo1XJSj+XwBDhv6fAxT5/XMER/nWLwkkcxZIZrgT+xRkuyWYc1eumnPMojnnZ1ozN9OaKcL8GmTr9P8nW7++ZMu3YEQa306Uq56j+dfsSGZCA6uvJTwqx+9OOpZ+URrgB7sVJLUa8PAu/TtHAxlXtVUxL4eUCFyg+Tmk9vz5WgaYOpfWQUQClJmrDrO8v43I9AIEbKLzKwn65nvjBv4/IG31q9vq/ypGUdpZnqtO6mZeusA5oaQ0nKuO6wY3z/eO6tJgrjrCp5qTSfrxB9IPVd0P9Svoh94TwJQoAQizK5Dqfl9htxI6FW2D97XsAZAOKpQ4L7RTLTQ6VfK5wmOujuTk6JhOqTEDj0lgmzXgLESwHBfmmA79Yxs4tEMCzGfzIDJ1IUletMDR9lBLfjqjhyWhW/hD13PZyw5FSfjpagMMiCJKCg+opshDgmH6x0PxpdiKldUsiCKg8swGvwUhGQS5rP6bJaGsyhDIz+V4ZN5LBdXEfVBzOtQcOVvYgTCpOFvSwe26mD/ajH9C/g5/hb8R/A6N6RcLZit6v8segTmW4/+SRfey+fTSzacnoa08vfn0eb3xGIzTzacnwuzjWZFmH83K9RF9fSirJeLj5uSAOdmf1cDpsa7mqF+xZaWS/Vmaz+0+nx9Fft9tcBiUp09mK56OxzK98QI6jvq9+q4X/IWSwGMnMxA778vq8RGJbTUIeVqQK9sFdJ8rDd6tZsrC6yaSExa3xPuy8DktssO/J/ZMNHplh3YzZaeJRcEui0V0Lx1+a7Sil55es0On1hCU1Zd92pLTYJfV4UvkPrEHEGaUvHgfPBRE5DwtchLXhNBtdRwow/RQjHu9wT7qg2kwJFVwZuAEDq7JoQJRmYjRPB0EJwcBl4TXiUF7+EOfUJG+z7nPJWVCZQZykS1pebhEmiLAD/BJhxddrezkxBTWwOxVVt+TETmtKqcZT9l9ovtE5mYmz48j4y+eskfxRcWCDaRf5SjyUsGTqqS/KzWAOYMsDEoJZrAPJm2R0iOOVQquRwdOTfuwze2V56wWUxnRWN1AXwosKPfY8VMqh0IHkhJpAW+0vbS1kcPJwPJMV6Gplw03aAgi+2DDbfUH/NMCZ5OS5E7DONJW6DRLAjk4paItd8E/7kobRpT+6B+oRNzjS5E1J6+MOBCnicbMNFq2aA62aJXN8zh2JzfzpCvNQ2u4FXrpd6vaIALOiZMntY2ikwhgyMm5FL4ZLnC467IAce8djp7IAyBLFX8czbS+r9mkCWOAZRH8R4L9nsCTvnKZExRAzcnCOeyKKvaU5PwSM9VsMsYZrIOMEYeSdGF5nT8Rt7IsVv5LZXJu5Sem3MpPyLiV1xm3TkG3Vvhxfd7jRVCxqzlCGkE17OkcZElDtrk2cyBW6ls5GSJuibFkJt7KmIt0XjQq17CSiCCqsY6DQL3oSiK3U0gNnhEPXw6CtdXlVDkZOANr/0zjzeUl/t+guooDUhS07WqEUJdadUn9vNKBS49LI4CzhjR7WptTTmToxbBhORElcLR02o1s3xkphU3WlU4YFpETDrNIhSsaGMNgP2TskI7Njhey/dTn9cAcn22sU6XNaXKgRMtWx4rVh8RHkmXrLGg23pUe9AVqKfNg7lIQ1Mo3ODxV8sU63XuZXmMYyyG5trrpas3fmaIzwFejJZvOJGjJTpbn9BDmYSqnyM7EM+BsxoaxjWwNO9UscqrsFEugrITT06B3hhdeBteNtEbzadzUW3acuc6HiT3AejSdM0I2l5rweJk99lV8bS/d6oDVPl3M5wv2qcWjrYBhlsvw9Bd4TzqN9qQEAU3Eo/E1nTgoSkFhxhTf8ZTrIEFrcXkDx9rTc08Pe+YtxXnXqRS0SsDETR5V2i/CDafcoM1cCRsQ4KFM/ZkLK6/4R46gnjCVXLSZc5HOMH3i7Crb6PG34hT4iXhP4QzEvM1QGwoeMlh7CFTBJuu3S5rBW+kwvcO7UcIbQR7wOuTGeB1w5zoMc5uzpKTsuBBtzhY3coMeHQywzfldt5TKGjLsBsM1JUsXfW+B8xznL1zgHFZyl6ZcSSWe9fI2Dy+nL1J7v+ZJgsRjXlI5ngI4S7wQT/A8ftldF2sXYKkakb6sW9c3cPDKzJXeKZdoL2eMZZqhs9nGR4i699L4a5QkRGQNVoKYRxABIUUQfn51Ad5w6UNSnCKwJncOd1rH6tBhijly54gr18P6+l5t4nyXPvbBP2WBswpaJUQj4OgiCDkCoosoI3UIzkxEg/PoDnggt979vPsIsMkgJr3kyWYk8nmbQadhlEGGDpzSJuMl0ZHSfidAmGK9mcEKBwYUYUh4+0HHEAsFe0nRSil7m8LfJZFedXhT4uU4RCKUlbZuEJFNcQccHicykiSBbD0S6dIoa+kG913OLhuiG5SsQHDiMLpBVyLqgV5kauoGJZ8RRCJcj1HOZeDd2KHstEAJL6lEO6hDlmoN/rnXgxqur/y2y1YOOmTlWd5UVrxXVg9+XCkl6TvH3dVRzlo6c/BSTVfOXFltIH6zlOcb4FQqOeR8omLLcdp7X5s+5oJLgSnVhRtAoioK4YXqET/FURT72AhFJD7yVCLxwRwgrA+/JfdywVfdMAcK7KGdlyKaEPhHhQzpfiDGF3R/mysPbHXliVFXPzLsYsFia5VmsVZpEnU3nGzqGARzyLdMsH+TMD5HHFajikOab6koweZgL5GgIW8s87zVCD4J4ckR8C+xW3jKdSpzPrLO3OgpISGqwZiiMl/slmC34LEyv+oZj/X9WunOMS4nPqN0KGPmPcGSqloLqeJnCsIMO7ygEhR92ON9vOzlaSzahQd0QMrZVhcm1xAQgKvHMsrsfBHhNcuS0K8VGUaJ62zQXi7UmuBT2gqAMPjqCiFKhgX+zbQeXazPZ9E5TJUKOogFpxWTpYXlL6Vk0Y2n4nqerNqmqkaa0GZ9zgtyWAezbjf+D9QMsY8Qewzhd+qMfcSUhN9xERNH8iGK185DtCWQ4MmSENExrJ4TNkhE8vq5DiKSF+YyhBU7OKp5Bgy8U9IMLpbc+SC9CxzEd8oucN4MCtzhvJ760CqRmJKV2dHRHacmfYvbAZ9/BqsK6Pldo+c/ZEnn3XTbY+ca3eJW6si3sCm2Edzzfs1c0AiXmL9ICoq9Ems8KWingoI2q/ZpLHk/7WiDLomb7UwQJOiNdc3mLals3UEHtNhLWqZbleFW6RZxCGlPtyYD0ytm5eW770AJ6zTgKlf4/gw/h0hVDzAdHPNXR+5kUimTbYGlUqpCKlWZbeHcpFIqlUopnQ5ZS6U8lkopNo7UUikiCdqD5PTlVqtOX5606vTlVqvoocpWBQeUNOP05ZwPYq7aVNb7fMVbkRF7q6T4PehgKktTu8HDFUDDD/IGNplPl5Mtp0sIX0MR5MZ7vUrjCbaWUNq40Ldq2KZ6GdSN3AHLsPhhYUullUJcH/PnrDA6bL5XVkc8dgJRh7wS0+qDXtWyRZus494Uj0gxnB/anMMeYNIH/eUXj+kXv+zBjYS/48bHtby6+hqSIFc3GutTtjHPniR5qcMvMblGnO4cR7PLMRV/hUqRnlOPA9ilxnoWllBh/umobjfVVcdBTJmS/7R1eQiOwvKrpyorY1EhYu1B7Ew9GKeVcRQLtUur5V6PWNlhuMPCrh/DQtwXm1U9beZ2L4t7eP/JaeFzEhMqgZJIsdSnHstOGdAPOQ8zaZD6KMiA8rgKQEQqgMEGUC7RFhPnmKUhtZhQ2kzCmLR6wpOuElH4CjowC+yG+fneHSIYvxXO3GzezRLOzK8vEIoiFOhnw2GzVNMkcBj8LHCIKn9RcJjW9SuBw+sbwCNUwyEYE4Y/5IlWEOvlzwniiucKcbXtKZIsXq12Fq/WapKd2lNoIwpDI/UOaosvADrsi5nzugXOiP/vgkxyPEyeMBtCyyUdD9mTeMg/A4QO+784CE3r+qkg9FYbQBdZ8AmIPwt8ZibAZ8VqWgGMCSjqmmyzCrajMJDimn2URjizj/p3ASTttcjYPKlmjgBJ+/9zZMw3YMJQQFwblAWcohAMKis71S0NbE9z5nKw2k/NFw5tzGfpPfb981x3YzwcwBMHIDYcmHyzw8EZ9t6Mh2n7OwyvTiIzZy43DGPhm67rb9A5k+CX9Rkr0FouCRqShi4BDLTwk8/QC0xf0xfq0tN6C5B82jQyY+kjRk3yFIf/90zsHWcRh/NHnfnky/lFCONFrxQQ6qzM/pR+MI02M/WmDXXmJKdPTCxjtkJCLPxC4bo0ll8aB0Vp+V6kWlgs+Iyy4nyxCBZS2zC5Wzij3NxGG0P0HLHmebh8vc5lernZPtliLBq2oSjDRRt7+fDATZwZIwsBwBDmzRcPAk+75bJ7JwcfmRjUVOenVsjonhF9QJqvxteAkruJNUM5CCJEKgUdOX43t5TyLGnKJ9KpOoSgwc459CUtiiVk8jkliG7rhArgOpSIqs5WTY6mArbcGgx9gGGBpSmsfUXcJA84QV+5pcFLw41CgkmAuj2rPMk2szfzK7czeO+Mkoj5GagqTQ2cKlMD3bARu2EjacNG7IaNTNKwUdOwLbphI2UgPDfI5X2k1ZIt7DzHLXHTlnjXVen051VormUNUakcjh9Q8R6jtNbnz1pq62FWHM/rtXePYI0OYucYQzElD2lpov5EfMgW9ynI0RMkXMlPtMJ2ZXekhQZe8Gk3vhs9zXAwbvH6E4cYdLCXqEnkvaEB6slNwrShpWwbNKJYIUXlplOQtr+Oe0NnHHxLSZO0NnkPq+K3eb2xG1+L5rPqnpscPOPOZAG9m5SnQnpR8u4RlQKLVoO/Yv/Gq90XvKAuaVZQX/IqKvEqKhhWrDqhQXyCxgx860HWGQef5SVinl4LOCsY1B4tJdHbZhLKL/8dVT9zhrsk99lP85af5C/7ad7Ks1qUtcS2RVUAf9KatlawwpIvzeIvCbyd07dm/axBaKYWxApqVgcspwqfgXO7liP5lgDOZzs1lfBvfrzJgxyLiMImD5L1rDwCZMglRCWbaIBziYwrlwi4ciLdsmKpsycnVQR73deJvijKcIkY51J5olrypXSuOgpnzjFWO3XS2REGUj/4HOBTXj6qHW+sl9ucr8AG1mfNXBbHLW6UC3rQpTbny26Up3OlU3Vpx/VUDacbNeKZeg8mjaLd93Mwx8otIA4yacERzzQ/fdJd4HwQdpT5Bc5WP6mNn6TmG7UdtWa/qlTb4UzZN9ig1QcvsVfNJ+CiU6Q2UnDdoKqgrtN6Cj/4vJKME0eNC3ybs10rAh1Lp5dJdXq+pfD2g9XpDXQsuSHsWeG1hJiMlhJryZdDHto/gWuObOBKcTtMIp3C77mKsHlD7IpHfGpewNZQYlPj45BP/aLkwdTCgKZteYNX5CQufncDO51zGb8fhhk6k2HIwNIg7QRUi7oT4vXrVWmVshYWZCuWFUSnY61Sjm8A9P1Ku6tEvpjl1cTV8QCyolWqLmStUkUhmAsfWiVo9mytkjzlm2UmKzl3svyW3MtCq5TFntRHO7EnzYpWKctapTzAIMtaJX5gqytPsFYpK1qlfEHSNjRLBklLq5TXPJlolb7lCdHYO4FoiPFVSjRo5alC7COM2FiRbMQ+AsR+gWMniKHLSSD5cVc2VDidiOXHBX8qsfxrnmD0BzWWbxUsZ/Q55jGWu2k0LGPW4kpUtINauOyzSl3qrsR0pTFdaYGzz/pv6U/6ZIYw3dOY7qW1KRvTuUW2gl4sHqCe96vU84zpUM8bTGftvGA64zaNBPvF0ou7/Im4rWzcVueC23sZt5dOUB4WaygP85bykMsksswhNqkW9SGtM48mOJ+pwHlG9qwge24yZCd808hOZxrZuUwje04jO22tGdnxFd70aT0ds4omYJ6N/gjAU3jP/Gx2Y90Gd2P+Ae9+1kaN1/8qWPCJxr6/Rjy4lxofn5UPd1M+XGyCZeFOGfFWw6AfQbiWuDWxLC6rI5mItkswTmYz20xEW6HD+upoBnnsjmQTW+PjmrL0VlgnU6U0yBxSA0/QOHPMBHhCIDFWNj3NpafSSLkUC1Y4TjzLlsHmK9pyOT4k9roqPmxOjpgT6A/F7FVaWOHum+wqjvvV3T7uR+5c9WXd0RM+BuGovjrpQzN7rLLbldbI2I2UtElklWFD6Kd6xzYHNi6wJ+pHnh4+OHLQ3dR9FwtlNFPMi8smUOBeP12WI2f/5JIQHcKIzaitG1heOTWrK5tgRCDNPz4GJ0EOQhI6OmDPld6YX+LjqC9xu/iLol2vrLROV1pXXWldVaX1SOm5wwr+nN+BpDxhfiyq74a3dh2+t8ePpuC4zY+mVj0cIGjaWFTHD7Nh7H7MUf18by+OwXxvD44N870xHKfM97bhWJjvjeI4db43gmNxvjcMKBwmqJnHCUgEWOnaJCDBTimYz9FlG2m36DnRNBzy0XQcgqgJh+ZoBg5hdB4O5eh8HNqjZhzmRRdgvhYhFSGxrPG+S+NTbpzTVum5xZsgkHE7lI5Hd6rdIhun2hOycardIhv00ASyQQzsaXo3fn/jXPViu1CNU+1i4wJ1RNjc4R1HTtjzOrwjwDePXsD1BR3eSRzP7/CO5sR4GN+gOqagFbTctbcAs3Jid/IqaudsHU2Cn51tiAm9dNhu/eG09Yft1h+u3fovo9GPTCO6olt/mFrf9NI0SbNYgiisqcMbw3xP6/BG66UL+3E9o8Pbg+P0Dm9bvWANPkQVTZUufJm7MFpf1YWcpjV4XroRzgxnIJ/jzLBFEju26OCSdseOph07anfsaO2OHUd/dk8hyqE7drQd+wbiQ0bqxQVkGI2nT770vVqZTi9EftOCfwoGsS0hrujZC3XS05kwUa/TMEttoG80SJ+Pc5+P103os4hS8Lw9dSfsHp5Ie3jC7uGJ2j18AR37FwK8k7qHJ9qZf4cJwgLnKBqOdu6tE5sEeiorbXyB27h3Yhv3cxulfYx7bF/rxWyztLQFnI5cw0TJkyC0EBHO6xNH4PbEUSGLnX27cSZBnCbxVMoQD3d9g+W8MJqxnlRgE8czuljF23K9wTVYTRot6+ZGsW4OG7n1/6HUWOAiiWjmy8PF6FVJ9KBXwdDHtx5Pvk3VS1vN9xs56i4dHNMlfpIN2vlx8yCnxV4kUnzIW4NreVeqXfNGgNhwzYto47ApJ+XhXDWcEzO55ohI5umslAdEMPhUu+cdz57LCoXJkxVKBtsLHtDEss05VMfMO4j4/roSE/W9ddDGX+mN15UKoIX7bVr4MJHC4w7TQti4VwvO35pm433rop0Qw7dE9TuiYphGcO9u2Zk88TiSvlkZUpIbtMqE9ZO8Ut9NU/sybb9q5IabSURoZulC2flB0G2jzJkUZc7YKHOmNspsmk3H7xNRGJ4tKHOGiUJWE2WaFibKtEIx0aYVDsQZ+lkm3prC0cuaSG+aXUGkMfrjMBKBccRev3Qhn9BK3sIntJTPZHAh2KHDhS8VVDsdW+hIDDuQFTmLmEOdbbOxs1M2drbNxs6u2cdRdO1RouhbdB9HZqcibuG1PG3QJbyWmHe56M/o7BJrnbbMZnbK1ZSexgEUHuOAFYB2GAqLfT2DM06xPoC2EV8G+b17Vrqf0kAJAFiLDibRCtrtaAXtVdEKJqeDQgNHdONP1knjj09CCicl17NTi9VSlhGM6R98Dz3QQ7lCDHemhn5tagg6c27UEG5ildTwlJd4jxFN/GVSw4Tknhs1pMerqGGas1MoomKWOw87RGgNC+dC14bzCectWcuBUmN52b4TgXDOSiAYy4bzxEcwuuUNH7HfRqf9KTrtt9Fpf210GgcW7Z0xVx3Q6LR/dsFiggh5feaOsNQye4SBoero8UaBsfHZFejARCIDkT+IRMYQiYwhEhkQCaLwZiTifPxNiCJEC4sq1tixyw/ltWyWqDuijYDq54Xa783T5oCo/R5lUft3E7UfSznfJ+yheSIdmifsoXmi9tDsw4hsI2q6Vw/NE7PhNMSLAx3GIvZfCfMomYLDWDSVSwx3jFFkHKWtwek62TowwzVF42xR46zmjvcmhHff7Jp4W8kdI7nDAudeIbXOKiG1zh1Cap0bZQDG7AEYSwdgzB6AsdoDsAf9HiXY2KUHYEwGYMlz12xc+ZGxH3Q+HhZ2WrmlrCQgUUFGqSCjhCR4BRklKilwCQ8Ps3G0gzqkh2dcD89+PTzM3el1iVoRyPDsmT0JhydkLeW8tTzHHoOt6Rhstcdga+0x2I6uP0HLzTY9BlsZP4jz2VMnS+qopr4jdUKNhy3GmV7SjPN2bvLwZEzpr45xPp2X5h7NS3OP5GsvGkfyE5p6qpp/5vUBYRMyyWqReaXV4sg5rxYV6wqvFodyNlv7y1wtwHRyW89ttbCY7HS1AG065KS0Cdg6KWMU5lJX8pxYPmGEtfCDDZU8GUYvcWjPmG/m2pxFkcPj5xk5UnqXfX3bjQzi3EfNrRi1quCLVaMmjRrOGvSrHjWXR83VT7oyasPpqLk8ONAPmXVWr7KpQkSW8ETvfg6rrewf+K3gSy76peIvG1neUXNyzJyMusYlvYYJu0FANmH3KkzYLQScxIT980ZWqgWPRuyurnaXBHWsHq+fWcOix5Ho7WwCZI9wVR0Hs1IJT2+9iAdFQufBCo0Ps/brqkJnP9slWWI7yxiKH4EsTT8soQBw8Tc6qsMpFV00VxErcBHBSFJpo3VBH7+I4Uf02xfV0lRfJMVaU32ReK9Rx3yJBe+xwZ+W3wuss2Vhn9Xvshr1k+/T1TaOzY+4FcRSCSfxGaVZisP8xEG/xJuCA741GGlPR5kt81kN4w1d6e25xNzTgkZXovOD1yGIKQhm5KNXXccpWANJWpvjps++LiFhF8MhrS9ZtA0Bgzv9NTPjA63xXzlBvkK6CtAaTw2/uc3bc9L2bTm2WtKmkZ6YRvLoICM4jPhZHio+Qm6YZYMo0Yxwb1g5ogqmS75xtfX2S35JMxrEZuVEQrs3J5vsPTlhu8Zyti1cBa+Wm5LLQRrtZ3JWDk6pUl8Hi8wn6okZwOlzMHkr6FPE+ap/erf03bUszvzEqs68j/Coyey5MOH0TCoBj23NPEklAHkx/ZN8zJpMmP0nhnlna6dp4PPwaq9+orqGyp5JGUcvIBY2lySGa6p6vanG68ZGUBYQjxgiDuFYmK+aOcaeCpIP6AY+g+yZBmq10SAuT6vUMLF50TlNSVW9nDajmlJMmJS0Bg3pQTwT2RF6afl7lcjpG4PphhDOVYe8+LNmZ4j3jqhzoxiiynk362IuSnQHTEfcCfQDlbsT6IfcmKuO5uKDjiXmOKIq7n2u6l6VJkMTg8RyElmyYe+nEutWV6xbqcb6KhsnpzDV0ZaqqPzPVWG9622AghOe/RzCwxhF1Foc2pxmWHs6LezhZ1t70ltWcr5MqB95Ttnzl7xX2OHqz9LAWQlN09OMraQNjJI2tXqF1U9q9cqWP9xsP7V6zSQGr5wLrMTN4s9L8g22vtUnJoy0RMlng9fz2OjEWMa6+qRwE6yEqd72OCeu0VAs8xk/pU+UOfH0iaQd1B/I8gee9T210ZfUgBW+s24CSKL+TnTJn5oWj08LXV7CI7clLsZZSIZg+kKs0dXu62lRFtdaWpMl4g8ifrkY5gwOcOhwMde5+N+a4jr9Zu7REnFjeIGImFkXLkUOV3hu5ZZix5mU7uQElElw5QyTeTe4EN7fdAySIPX5qI5TRJuMGAVwc3Xg5grg5up1yHrXZMSol4wYdb3xLM63wQHyJdsK6o+/3xTnTYNNYVGs6stIXYRkqNzJZpjSo6953EMYfhdJgevEQN6NR2bESleEuBhyplnTp5qSe+x1Tf2j4w4cdixvoUbzSn1TC9GWPDe+EElTpsTfndi+KZWDIonrjP8sZx6q51SOGJR64z1bkXmoTtIH0ILUKoPizpVAimzyUNjsuiazpH8pRBqco42ORbaWD53GgiOj7zC3hJqfUWneyUySDiebxNQ2QdNp5GFHaF4ykTLEVppN+n1OYwTi8oWM8jboYATcSyucC2bCk3nxdQiX2BO7asxZxHs3jLBHIwxQ4LhjMrg8ig2hN3k2YFe8CLPiRZjTGeSusDjpQ1ckoe0PXWGFtqeHJoS2Rzgzejc+E8xVh68QvvrQFSzsjfOyVT1yRUuYhexMESgdCErsW3L4CphtQ3kDolDHUOsK45MI2e02nUnbdMZu05nabdp0JR3fByH7lVrIfoWulQpyWnB+ZYtOTuQGnriNxz418fB0tsrSsqlZtmxqVpr7b5ad+29WzUbso3fj702dq/bO0rKpWbpWKqjTQqRZExuBcfpUk9WILXYjtqSN2GI3YkvtRmzFt1+eRrsB3YgtswqxkqqoSM/R1qpmRNkWasRoQ/zeGSGd5guMvIyrUwvxBxo4XSRdFApfdH1vgwvP540akKFcgmqOYdW33BsIrgl2NaDTF4gkeDtguQVCASiP8qAUaVrkDHJSMVin1mF2lIj4603I9oaGEOcU/0N6pQrxuxOixY4RuvkN8Teb4owhYRKWQN8pfNKj5UWHIwgs/+1qgx7jdjdi+2+PTOK/XcugJ54XbHcjKIDVLFFxlEUdHOrwf3l99PWRDaRSyV3sDobO05GXpNEBjqfnvzkQ+ZJ5h9ZDWLNzOP4muZaLgINGxaMmQ46QmaJl8Olr0OPA+trkhCNaBTuVthYOjbsLW4YgR46Ovc/mieJ1saUcMv1WJkcODQMn3DA5craUhcan5Y8q82GrNq4avkuSI4drLrCMgqi4KqxOknRUT5bBlRE7ScfIJEk6alpfOWjb5534C46k6disjE9Isog4nHm41ueRxipjPp+p+DxyqWVe8fOVGT+0OZrJ+qEHKqsNwLJp2g9epzJwbOPDLAQfE3gj5iv4OyWGyACIp6PcbrC2y4hJpescAwzznRleFoNRlxfE60psgxgk/PG0JE0au9kF0wuFTYoxaLK5+LkRZ2LIAzYXdSTqpAyGpwfDCnpg3AXaZXs+C2JWGQxPBoNAZBk8qkL36cjnAfBa2HFqHNsbPtwwAAnlDSK1Q0BTBR1qWRKp7WaxE3KFY2B2I8wQ7BWdXyYRqRyLieOQRkqvGAe2/UvFe62JZ2aVXzc9UGSzPC85c5IzV79O2PqYa0aW+QkEpwZ/wenFMNS+BCCchY0DDbUO4CBM0J/5bhYDFTIexfYexpVdIXr0S0IsGb0sRg+7UVpr9FZjwvhlzfgZp472EjsGAakcg1QZwJGdYYYl5s2SILEJsWzgLJ9PTJwdBjGJw6UkWSC8VDi6IVX2A7Y3vlAgzhe7csXiI6/iiSbzhERGZGlKHSf1MU8UtbkyEnD+K/dUcnOl3/YKOhFWJvihK+HFY0jzcIW6HFTOV46sVY6sVXzVLFcBtmvGOJqnMsyxO2P+yU3PpCuXaN5svNJty4p5e07M2/NYP1wOuRKHFanIT/pEfH0E/j3i/nKx6+egNSmOjbmVSLYHZv103OUKwoyBuxHUYtG4HFzzJuHXj9xfdLgW3t1q91JmypJzg9N/w21s5+0f+0pz6We49Fb8cztK77BKR3lXsZX9kre5yY0rvXdYH1pV4g3MXbLpvFd21sNu4ndrC06onhF3Ej9ZIikVkhP7KltxlTOOtM+rCa7NaqJr8xHXEv6MZ8wyP+z9cu3Of0578zG7RWNpi8bsFo1N0qI9pkW7dIvGyoUKB849Nc2n91fFHj7l9gbHlCXOO+r0xrkBuZOK87g2zuG4T82k4dY5HLlST6q14j87CILgYU2GT+a16vXIDnitgtL8OS3s+W9szYOPPZe85l7jHqIRAFUaZx/oBc5+fb0X19xtc7LLnIy5kjRyTzn0zpY0clfZyicoiouPqJJflTTS1wyxX5k00sc4S9JIxzDENPCcsc7TDPEunTQyLX9UmQ/bSSN9nWBVGGKumX07vQSGL0oTBgE6DjpwyqfT4XHnGneJxTNXQ5DhmcdsnnlsEp65FgSF3PxDTvxFzTO/dvLUdiCC4oe2Sx/38LFwjeumzAGGGkmRCPfF4cad7yFF/F87OkvsPylOCRZKaOETXlZtVLIvfYCdok5JKDN6haBFCFGQiPiMfOeO0Lna3e4G31BRLlY3iDCmmXNpEOQG31SWxw4XpU4rEvqBtsn5ZZHbAjN7idtAA4lgdaDnJe7/64UXuNHErWtzbkVQOICTrJgN57ZiTmGw5iVzH44Nc9VeV+du+22RgyJCMizuXegbEKYVvDytWb/NyUoIvEs6RHVep+FbgODsQE+kc8DxW0q7Eft8bXkRU7u/KGEfjOBVKMXn7RhfYW5KFqE8lMfBoGUUv60izlnOUtnvKO4NewPR/ePURmSV4BP9cRns45ZDmQeqcqlTeEaHqTvimIDNNYA5y6mtNTBnK4CZI1++IjDHGzlreMouOszrpMzirprMokm8CKkKhIpZQBYNOG3W7igpK1QrJopJWOoAZbtcIazhN9SUrPIyjuurAsco8Qux4lAlsUcHJaGxMbJZjGxWRhbJCscv4ZD4HKQ0h9AhGe37xYE7zwc+sMtu8e7YWxfh0l3aUijzCbtpE7cuBARcLV1U0pC5lYliy1QJcj7wRcCJYiGCJaRaEj+oAL/uAF6LnAnP8yMPefRMyI9Md0zpyx/11lEJYXVz0tzhYXpyyt2h+yzNQ8vklG5Yoa5zoiR/U5uSfDDIqY3eBrACDRvd+yVguX8WWiIY+KJrBOuCKHmhLBLF8g5WICd4oyy8wQ786aiwG6J0JiRFKikYQtKA7LuE0nWgUPVDUV182TqT0jVuXmeqAyDUARDqNCA4N4T5AUlSBGDJs5g1rJfoCR5oU/DPNrKNuTayaUpSDBvYTZduRvDredEFPZHgii+62pIBnsKcE6a4wHmCpdKEVEwsfVAVbWfhms/KDetbaMq3FJvtVDekgj7HfhIn3YnqRBH9IIfEZRdNjjsCXcBpzhvf5hwiLmCM1VitxBV0eNuUlO+HtbIu30vlI3JOa1GHOsOi/SUl13KuHHOtUIJmr6pDGHpe0gVE98erU+JNl1NBoh6euvghSdQNVTe7ynrxaZfDSASXhVOhVwisMQrkIWt89vj2K6/WFk5TAYhVYzmFo5MjdY3XW5pGx+foiGRcTcJj4j+if9PoIw6xEfHs3iQjGq2+aQByZHtB8PKjHo+M09rh7edTE8f8H427eDRDO4+WHZ/XOscpnYdDMTpfQtuUnXzUjKjkOQnHGl1gwpVfoMOVV3uWRzOn+K7HwaByYabb+Jbnlht3U3iU423PVMPxy+Fwyh72ucTRPJwCKGlJ2OZNtnph0xWJufemK7RYyzOPbbzZFqhvgZZj51TaJWp1xyaoFsKisczbckULsOo83nFStdBxOIQ852mlf4WOY9RuxGjaiNHKRoxWN2Ibvv34FNpA6EaM6kZ40ohtViO2vlIjttuN2J42YntlI7ZXN2IXvv3fptMiqRuxXTfCl0bsshoxNnkjCBwbCBAbwpbrG9iSLWxgQQfUy2HxBhP0lSqCyw9V0EvU9DzmRImqwoaRNos6kQaiQQp7rVWuIJbXs/6tAdwyfUS0cVM5S9QmIGCZIHguB5nawfhI+JIEyPXiP+Uywp0EHWbS8AMBLiBcGcHJjAXOMI7nz1VnQD6aiezgWKRlAMfz5qpTOhHWUfrSg+zQ2UpY1OE8yvDcxPY+RFVKyJ/eJNZ1uomnOFaLlR9PMJ2K0xx5bc4nvBJzdPu8kuR0q6BDZXi2cpsdTta1lU/ZH2iUTzlZ14guDeYq7o6jvYFOqQpSxd+m2XuXjjfNd4JMkn3Z1Y4d1NvjXsTHE15UZ8XqRXzj0JUguhoEhMk05C0leRLTCmtHjTEAtbPG4F98GYMXfE40raP+W28FvfKqlVzQRXhkZnxvF4b3hUrG16lkfJn1ZCd85pDUOXBIs20OSfNBzM1Mxi8V2oRbCVjoAJGQ8CeHWWYTKuFPlBbEF/5zxkdaZiWiivGJnEm+lNE8SFbzIK7wIDmLBzntTeDdOcg8b4VcYuKJAtP6VpBHwV/kwF/khL/gSHycWToHViNrsRpUTgXrNJO/gJrBlnCZZVGuwd487K1sgMRc0Deqdwwi0ATtCjNPR3lmjnItbIlm75J44BfQyi9GAAfBu9A2Dc/OVeOugJZa4GBvhAD9YgbCO598FQDk7SwJpsknK/c7VfyJbv5Jd/Lmt0o9w+xwA06ntTIRg4yKY0lE9nIop2HGxb1eEv7Ju9p9UQV1EsiKE//UI7lQMN97h4XHt4oRRPC/7D1dGqdDxoNfNvY0LAISnset4tEYTzSz5tTkGscZTy5ybOa+GvALASbpOSeWAOj/pAofd0V3Mlq1XRcIzmgIzgoE2wAkAQ7SWcKsZ2kihmg5S5hkxzDJCBLwbaaN0jrNJGcsyM3Emo0Mvm+DQtpBjvwthMA7B0LAXX3e6urrBc+NIRNDnSVDczSVy1scMOD5i5oHp0r+NQnlUfhCTmU2eiABRzxLLl69GTZS4zFbLj42iVy8tmzwFeXiu86qg5NZG9exCSR8xDECwvFk8+vDXFoEg79owTeCbY0p6/tjtIz6A9IQ0wQsTde4J1Rl8nmCAyKFlftwX/bhvuzDfaF3Y7z/0vh+QlXuw33Zh8N8K754PTTcg0+GmSfe/clETI4mbnOtJiInWu0mHhODNWUeo89CuwAgGeYYEwhTkL0WzIgroQty14ITcSWcQf5aJPB0Od/9teBcXFb+XgumxQ3zfPoC6jupjFpA4pnu9yaLDumykBUaQyL1hzwd69SoFNC1W62egfbU7tlWN9QUlJ/ijqWhomJ2S7NszHmot7oQJsnt4AeVL3APkjeIGJ9U+5MRL/OYlLnbbc5plWgvmNDi4jDf364jz271kned5AyHCqt0Hb7znNQOnqV2sOQeLzta7vFJKJTjIovK3ThYypgGgy5vqRC2OIxRxHatNHRLWyJ15+oY1iM5OocVBVagfTrAuRvvK/fyuBHZKpq0WWjXvlZsOzudSEkAUXyFvqG49mAIbOS+1kJlvF5iRIgWuDdJbLYQCkgXyWlcqiYj+QgyUg03H7FDhqLMGzheTWY1a9l9Dil6U0MWMT174+DuRSxIr2c/XnySar6Lx2+pRAKG/TKMHYt5y05XO35ycCzHBBF7Mwu5DRILXb0LLXRgpClR0NjSUFrqxhcv5U2Gm4yZTt1KzSgXjBbycdfz2c4BRMDorcM0IMoyiVwaa8GbPoUmI794zsju+OWp66I6+hdMSt5Y5+Ueprvaiie/CQbtLVF+N615zOEgDnD83D298fP30A3OVuLruGBFkQLnJe8SJ6mAzeNa5cKayQ5r9OC9N/MIPH/PTQ3+YmcxlpI/z2P3T8SIuk3EyHvi3ZG/OfQXd76lRWLKOvHLOVZPSUhZHifabc/ZzGTsGTMmf+QqtVE9IFqQm9mGAC+tjmjGbhzk6aYpC/j+OCj6Yknu4cSLJjQgS1/HG0Szwuxm6IGZssAGLdPhEaZI7iTO+M1PwTzmySi7WT+DRXZ13LnuyRHcpWHZvIle4+l7HlHlvAeSIXFuTJraW6upw/KVVjEIXswZYWDohK9uWuy86Un6pG7Ps455NEpbsFmeNDqGGp3NLR53bpfhWAwoyd4KDiTDYo4RviaIzHFQrFJuMTFBtNzoUbxh0qahZZvSpqVD5chQ5Ub000lDafTMUGY38+vcAFTCA7fYSeYBL+bCDN866GVcyeOzgdmPUGeMAT7gawRmb9JTed9umH6I6bl/3+4k5qQV23iYaUI2mRVqC9MGnpVsvBQuClkYbDx/TxJ6OEcXN7Mk/Tk68sjl4r/J3YztCMyewtyNDYi02Qpjdza/doMfq9D/1M5SnhZwo3N+ObU7hDqihW86BS0BNUnhdS5nTgrPOZPzOjUYsYu9N8i2t1mSpl8Pbxds9IPFLgFmILmFCDWy6COtu9QpLJEPwLjLvaXBZw8h2HEEZ+D8g9W7brEaKdXT0EMwUrfYe3jxAxuiwmL3LZqhLeyeohyk9Ktb7D98K7GrBB9+QRty/hiuHv4G9LMQ5h+DtEQ6hi6xeDtvkPdS2Og7km4XJPgnL7988VImFR6Hica6z4muYYefFxa29Otxcl+Nk8LDIS0Bw/nCsZb9TY4D6loP952EWznVaazzTQAQ8Yt4vxxHPivH3tN8HN50VYzjkWnL+bjp7z/Ex+7nnotN/Y0IA+BM/PsfL8166m3/++Odr+r8281v+MDCA2uvfuKxT33lmc7zi3dvvvtLrz+g3vb80vs/+YXOv37w9L69N9y28GvDs360/m3/tfPpj/9w4do/WbXw8D/nOu5Z9qXOowN/ueSPlvcc+N7XT8QX/ODvOpu/+4Nv//HyDQdeuuTwZ//niq92vvzUrS0vvGHgwBs/3ZW584mvdX6j++po45XvXHik/R+3PtB9vPPbNy3/nZve9q4D+37y9T8pHP+nzvevfGf5v5ffeuDTHc9feOq6b3aqxi90NKoHF/7TR179+Ps/dKLzjl3ff89j8cDC5g+f955HvvKtzr/+zueW/p56x8I519/7ud3Odzp/8PU/vuwNn733wBveO+OpIxec7Dz/k19qXfbD+w80ty25/d9K3+3M/XbTa1/9sQcXmvEJYI8xYfwdZ+ojP+q74xOnOgtdx26+6mPbFt7/m+9auH/ge513v/fvPxmPPnhg3rL1a9857/udg5kv/OUDex9dOOOp2fU/yf5r54mHZv9t74ubF0Zzpr3+Y1//184DHznVWPfV9y68/Iq5X/nqMy92fmPxCx//0G+8a2Hr7Td+Lfcn/7vzyRuuz7z+NX+40LjFv2XFn0+f87UPH3iP+8+DTTt+2Hn1o/7/vGfGpgP/OHbF4m89cbrz8qWb3/K97/7hwtFTjz/0+wd/1PmZ76/be/2GDQuf/NJvPfrRkz/ufPDw2+c8t+NDC7e/6d1f+/AFZzq/duOtj3QHDy58z65/O9Z8x0uduY63/b36l4cWfnV0186P7/pJ5wfK28+/ZPtHDvzVXucbwx9w3v4uZ3XX0DudwfVr1nQN3OcMrR9YO9i2fm333d1r++5zbsdlmFwO9fe3Dfb13+MMdd875HSvXTHYNjjUs3x1W//6Iec6ugz5MsQlP7uqf2DIWdN1b9vQQNfawR4671mbnK9fS/8s67837F8ZDq3qDlfSZXdfX89dg91hz9qwR9dBj/fcuWrIub2/P0wu1q8d7Jbaugbv6l4uj67s65LH+KSrj1ravSIc6FrRs35QHui+p+2u/p61Q4NO973da+4aMleoSJ+u6hpsW9GNsxu7BkM5W9vftrxnYHlfdxu1cdC5pT+Uy5AvqVE9y4fWdg8OOjJSfDrQv37tCj5Djcv7B9Z2D0id5pzHBQPMZz1rV/ZRR3r66Zra2T04FA52rbmrr3vQCam5AwP9A9SOobArXLt+zbJuvmjrauvr77+LGoRyPu2/u3ugr+survJOfVyxfqALFTsruu/ukbOuZTRHPOprurvWOkNdPX3O8v7+1cvo59zdQ+N0T8+KoVUaHjB2a9YvX6XhgS5DvhzoWXunTNJdXQOD3c7yvv7B9QN0pFGjA43LmjU0A/Spvp613c7arjXdTl93F3VtgLratfbOvm5nZc8AXcv5mp4VK7hoaIhekzHWndYXfV0EpstXdeOrYV/XwJ30sf4V3QKLA+vX0jAO9tA1AyNdh/p6sHvd+u61y/FeXzfBH50JXLTd3TXQw9cYT540Hk45Qxk61S2F+hQg5XQNdHc5b3fePiuik0GatWjB25xZEYHlEI0KX9163Zt+47pbbndufeNNt9x+m/OmeMlN8S23Obdd9xtvvGXJbc4tzm03xm+6zokWOO1XzZnnzL5qDndrZddAuKybgDdsd8KyE17mzLo/oqoFA6i8JGdArpLzjUf+KKR/dtGSQwgdOrPCvp41PUOhowEfJTIfoXNt6CzQxG9l/8AyGu3utaEe9Ko/Cy8JvvtXVz9Ag8mDEWqMrX6f0bD7nlCwKiy/pjWkT5pppPfvXU640XN3dwqdFX/Xmfth7fvp+zbi1Hq/9v3Boa6BIQZsGu62lQP9a9oIhtL7t+F+aKYD98OK+5qItaVkrqr/cp9rqHXffr+vn9DoLO/Xur+mn7Bm+SrCm+5BTNSKngHppL7P6GtmEAgd3rOKJrtLz2a4op/eA2qBfPasvC/sX1sxh/IKV3J1+NpZ4ez2uVfN7Qi7hsLXvqad7gsaM9qG1Je7CQwIGFKyoklA8ncnYclQ97m/QjSgjYmejBBjuv13PY0N3w9TSmD/Cdy1YblZ1d02EcZvFbikdYaJ4IT7mo7K/K6htaRq/N8o92V+a9xfmbRPr0PX0MlgP4a0GyQ0+SgNyIoQTwxIqSHgE/BtRSW0MgBb8E61cJ8TmO26p+s+AdzbKh/lv4TaEdj3r79zVfX3EhoY1r5/zwABZZshq239K9t4YhMUu03fAQjKnbBnMOS3LEJQSupbReQOrdZrXriGGr+sW9qPYdGrePLX15UukPQAwSUR5JCoQt/6FQRVyXsCbrRiLF99Nvo01B8OdduTKAsfVU6rH2FZWz+WCPt9XglxH19fG1bfl/fX9A90n+193D/b+wz7tBpOpM/pSlz7PsZTGBMAoKwJgxijBWE7ZoKYhUFCR0JsXMmTdJ3CL7FQjK+GI+MxXk4QgWoG0xXZpkfc6Fky+LMxpq9L8RHkFLBgWCe6u7Jn7YoF9CCOg7qcXm+/6nXhqq6+laakkn4QU0OAMXRPd7egLlZ+wEM/KOFQxWpheH4fbuUogLee/psV9Qz+BnoTLRgaWN/9LqfmX7I/WIQ6svTLaPPwMv0gfAYthHaisA1P8Of4S/Q7PJ3IhCE39PtN+r1Jl99mld9Ovzfr8rdY5f+Rfnfo8rda5b9Fv7fp8t+2yt9Ov/+ky3/HKn8H/bp0+TKrfDnsOnV5t1W+EsOty1dZ5T3Yiery1VY5sGaNLl9rlfdj2nX5Oqt8AMuvLh+yytdj2dHl91jl99LvPl3+Tqv8fvpt0OXvssofoN9GXT5slT9Iv4d0+cNW+Sb6vVuXb7bK34MduC5/xCp/L/3eR78TVL7FKv9d+v2evn6/Po7S7/8AhAYxMgyRAgA=

"""#
    }
  }
}
