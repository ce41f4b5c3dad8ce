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
  send(made);
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
  return settings.map((setting) => {
    const limit = makeLimit(name, setting, setting.value, setting.value, (value) => {
      judges.get(name).set(setting.name, value);
      rejudge(name);
    });
    if (setting.name === "view-width") {
      limit.querySelector(".summary").textContent += "; strokes drawn here specify the width of "
        + `the surface, now ${surface.clientWidth}, so this moves none of them`;
    }
    return limit;
  });
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

/** Lists that were there before, and those that were taken back. */
let history = [], future = [];
/** The rows of the list and the lines on the surface, by the strokes' ids. */
const rows = new Map(), shapes = new Map();

/** Puts other strokes in the place of these, in a way that can be taken back. */
function change(others, news) {
  history.push(strokes);
  future = [];
  put(others, news);
}

function put(others, news) {
  const before = strokes;
  strokes = others;
  keepStrokes(before);
  show(news);
}

/** Goes back or forth by one list. */
function travel(from, to, news) {
  if (!from.length) return;
  to.push(strokes);
  put(from.pop(), news);
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
  $("redo").disabled = future.length === 0;
  $("clear").disabled = $("download").disabled = strokes.length === 0;
  $("news").textContent = news;
  showCounts();
  showSelection();
  showVerdicts();
}

/** The labels that fields suggest. */
let suggested = "";

/** How many strokes each label has, against the goal. Clicking a label chooses it. */
function showCounts() {
  const counts = new Map();
  for (const { label = "" } of strokes) counts.set(label, (counts.get(label) ?? 0) + 1);
  const goal = $("goal").valueAsNumber;
  const names = [...counts.keys()].sort((a, b) => (a === "") - (b === "") || (a < b ? -1 : 1));
  $("counts").replaceChildren(...names.map((label) => {
    const count = counts.get(label);
    const chip = make("button", { type: "button",
      textContent: `${label || "without a label"} ${count}${label && goal ? ` of ${goal}` : ""}` });
    chip.className = label ? count >= goal ? "passed" : "" : "failed";
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
    const controls = { "label-field": "Label of", remove: "Delete", pick: "Select" };
    for (const [name, what] of Object.entries(controls)) {
      row.querySelector("." + name).ariaLabel = `${what} stroke ${number}`;
    }
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
    mark([id], { label: event.target.value.trim() || undefined }));
  row.querySelector(".remove").addEventListener("click", () => remove([id]));
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

/** Gives some strokes another label or participant. */
function mark(ids, marks) {
  change(strokes.map((stroke) => ids.includes(stroke.id) ? { ...stroke, ...marks } : stroke),
    `${plural(ids.length, "stroke")} labelled ${marks.label ?? "nothing"}`);
}

function remove(ids) {
  const place = [...list.children].findIndex((row) => ids.includes(row.stroke.id));
  change(strokes.filter(({ id }) => !ids.includes(id)), `${plural(ids.length, "stroke")} deleted`);
  // The keyboard goes on where it was.
  const next = list.children[Math.min(place, list.children.length - 1)];
  (next?.querySelector(".remove") ?? $("label")).focus();
}

const selected = () => [...list.children].filter((row) => row.querySelector(".pick").checked)
  .map((row) => row.stroke.id);

function showSelection() {
  const count = selected().length;
  $("all").checked = count > 0 && count === strokes.length;
  $("mark").disabled = $("remove").disabled = count === 0;
  $("picked").textContent = count ? `${count} selected` : "";
}

list.addEventListener("change", showSelection);
$("all").addEventListener("change", () => {
  for (const pick of list.querySelectorAll(".pick")) pick.checked = $("all").checked;
  showSelection();
});
$("mark").addEventListener("click", () => mark(selected(), marking()));
$("remove").addEventListener("click", () => remove(selected()));

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

const place = `strokecheck recorder ${location.pathname} `, fields = ["label", "subject", "goal"];

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
    storage.setItem(place, JSON.stringify({
      ids, unsent: waiting.map(({ id }) => id), fields: fields.map((name) => $(name).value) }));
  });
}

function restore() {
  isKept = useStorage((storage) => {
    const found = new Map(Object.keys(storage)
      .filter((key) => key.startsWith(place) && key !== place)
      .map((key) => JSON.parse(storage.getItem(key))).map((stroke) => [stroke.id, stroke]));
    const kept = JSON.parse(storage.getItem(place) ?? '{"ids":[],"unsent":[],"fields":[]}');
    const order = new Set([...kept.ids, ...found.keys()]);
    strokes = [...order].map((id) => found.get(id)).filter(Boolean);
    kept.fields.forEach((text, index) => { $(fields[index]).value = text; });
    for (const id of kept.unsent) if (found.has(id)) send(found.get(id));
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
  undo: () => travel(history, future, "Undone"), redo: () => travel(future, history, "Done again"),
  download, clear: () => change([], "All strokes deleted"),
  open: () => $("file").click(),
};
for (const [id, action] of Object.entries(actions)) $(id).addEventListener("click", action);
$("file").addEventListener("change", async () => {
  await openFiles($("file").files);
  $("file").value = "";
});
for (const name of fields) {
  $(name).addEventListener("change", () => { keepStrokes(strokes); showCounts(); });
}
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => {
  event.preventDefault();
  openFiles(event.dataTransfer.files);
});
addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const isTyping = document.activeElement.matches("input:not([type=checkbox], [type=range])");
  const back = event.shiftKey ? "redo" : "undo";
  const name = { s: "download", y: "redo", z: back }[event.key.toLowerCase()];
  if (!name || isTyping && name !== "download") return;
  event.preventDefault();
  actions[name]();
});

// Sending: from a page that strokecheck serves, each stroke goes to it as it is drawn.

const isServed = location.protocol === "http:" || location.protocol === "https:";
const waiting = [];
let isSending = false;

function send(stroke) {
  if (!isServed) return;
  waiting.push(stroke);
  if (!isSending) sendWaiting();
}

/** Sends what waits, in order, each until it is answered: an answer that is lost is asked for
 * again, and the server knows the session and the number. */
async function sendWaiting() {
  isSending = true;
  while (waiting.length) {
    const [drawnIn, number] = waiting[0].id.split("-");
    try {
      const answer = await fetch(`strokes?session=${drawnIn}&number=${number}`, { method: "POST",
        headers: { "Content-Type": "application/x-ndjson" }, body: line(waiting[0]) });
      // Nobody reads the output, for now.
      if (answer.status === 503) throw new Error(await answer.text());
      waiting.shift();
      note("sending",
        answer.ok ? "" : `Stroke ${number} was refused: ${await answer.text()}`, true);
      keepStrokes(strokes);
    } catch {
      note("sending", `strokecheck does not answer: ${plural(waiting.length, "stroke")} waiting to`
        + " be sent. If it has ended, download them here.", true);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
  isSending = false;
}

if (isServed) {
  note("served", "Each stroke goes to the terminal as it is drawn, with the label of that moment."
    + " What you undo, delete or relabel afterwards changes only the download."
    + (isSecureContext ? "" : " Over plain http from another machine the browser gives fewer"
      + " samples (no coalesced events) and does not copy to the clipboard."));
}

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
.field.short input { width: 5em; }
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
#selection { margin: 0; padding: 6px 14px; border-bottom: 1px solid var(--rule); }
#selection label { display: flex; align-items: center; }
#selection button { padding: 2px 9px; }
#list { list-style: none; margin: 0; padding: 6px; }
#list:empty::after {
  content: "The strokes you draw are listed here.";
  display: block;
  padding: 12px 8px;
  color: var(--note);
}
#list li {
  display: grid;
  grid-template-columns: 64px 2.2em minmax(0, 1fr) auto auto;
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
#list p { margin: 0; grid-column: 2 / 6; font-size: 12px; overflow-wrap: anywhere; }
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
  <label class="field short">Goal <input id="goal" type="number" min="0" step="1"
    title="How many strokes of each label you want"></label>
  <div class="buttons">
    <button id="undo" type="button" title="Take back the last change (Ctrl+Z)" disabled>Undo</button>
    <button id="redo" type="button" title="Do it again (Ctrl+Shift+Z)" disabled>Redo</button>
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
    <p id="selection" class="buttons"><label><input id="all" type="checkbox"> all</label>
      <button id="mark" type="button" title="Give the selected strokes the label and participant above" disabled>Set label</button>
      <button id="remove" type="button" disabled>Delete</button> <span id="picked" class="note"></span></p>
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
  <input class="pick" type="checkbox">
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
  const [file, index, id, label, duration, rate, width, score, turns, gap, unit, packed, judgements]
    = row;
  const name = data.files[file] + (index ? "#" + index : "");
  const labelText = label < 0 ? "" : data.labels[label];
  return {
    at, name, id, label: labelText, duration, rate, width, score, turns, gap, unit, packed,
    judgements: judgements.map((judgement) => {
      const [plan, outcomes, measured, sentence, construction, evidence, margin, chance]
        = judgement;
      const failed = outcomes.indexOf("f");
      const reason = failed < 0 ? "" : data.reasons[data.plans[plan][failed][2]];
      // The reason is what the limits on the page say, and the own one what the report says.
      return {
        plan, outcomes, measured, sentence, construction, evidence, margin, chance, reason,
        own: reason,
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
  const file = stroke.name.lastIndexOf("/") + 1;
  $("detail-title").textContent = stroke.name.slice(file);
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
    ...fact("folder", stroke.name.slice(0, file)),
    ...fact("id", stroke.id),
    ...fact("label", stroke.label),
    ...fact("result", outcome && outcome + ": " + meanings[outcome]),
    ...fact("samples", counted(stroke.packed.length / 4)),
    ...fact("duration", number(stroke.duration, " s")),
    ...fact("rate", number(stroke.rate, " Hz")),
    ...fact("view width", number(stroke.width, "")),
    ...fact("score", number(stroke.score, " of 100, a perfect circle")),
    ...fact("turns", number(Math.abs(stroke.turns),
      stroke.turns > 0 ? " clockwise" : stroke.turns < 0 ? " counterclockwise" : "")),
    ...fact("gap", number(stroke.gap, " of the diameter")));
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
  const changes = limitsText(Object.entries(judges[detector].whatIf(kept[stroke.at]) ?? {}));
  judge.querySelector(".what-if").textContent =
    changes ? "would pass with " + changes : "no limits would let it pass";
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

// The shares of circles and of others that each threshold on a margin or score accepts, and where the
// detectors stand with their limits as they are.
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
  fillFigure("receiver", "ROC", curve ? `The curve of ${data.detectors[scoring]} has an AUC of ${curve.area.toFixed(4)}.` : "",
    chart(label, "others accepted", wanted + " accepted",
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
  $("sliders").replaceChildren(...described(detector).map((setting) => {
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
  $("problems").hidden = data.problems.length === 0;
  $("problems").querySelector("summary").textContent =
    plural(data.problems.length, "input") + " could not be read";
  $("problems").querySelector("ul").replaceChildren(
    ...data.problems.map((text) => make("li", { textContent: text })));
  document.body.classList.add(isLabelled ? "with-labels" : "without-labels");
}

// The detectors by their balanced accuracy as the report found it; before and after stay in order.
const ranking = [...data.detectors.keys()];
if (!data.compared) {
  const accuracies = ranking.map((detector) => balancedOf(totalsOf(detector)) ?? 0);
  ranking.sort((a, b) => accuracies[b] - accuracies[a]);
}

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

// How many strokes a detector accepts, and how many there are of each outcome; on a page of changes
// how many of all that were compared.
function totalsOf(detector) {
  if (data.compared) return data.compared.sides[detector];
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
.chart svg { display: block; width: 100%; font-size: 11px; }
.chart text { fill: var(--note); }
.chart path { fill: none; stroke: var(--rule); }
.chart .curve { stroke: var(--box); stroke-width: 2; }
.chart .leader { stroke: var(--note); }
.chart .dot { fill: var(--note); }
.chart .dot.current, .chart .bubble { fill: var(--box); }
.chart .strong { fill: var(--label); font-weight: 600; }
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
    <p class="note labelled">Balanced accuracy is the mean of the share of <span class="wanted">circles</span> accepted and of others
      rejected: 0.5 is what always giving the same answer gets, 1 is perfect. Choose a detector to see its verdicts below.</p>
    <p class="note unlabelled">No stroke is labelled <span class="accepted">circle</span>, so nothing tells right from wrong.
      Choose a detector to see its verdicts below.</p>
    <div id="totals" role="radiogroup" aria-labelledby="totals-title"></div>
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
      <figure id="receiver">
        <figcaption><b></b></figcaption>
        <div class="chart"></div>
        <p class="note">Each dot is a detector with its limits as they are; the nearer to the upper left corner,
          the better. The curve is what ring could get with a stricter or looser decision. <span class="value"></span></p>
      </figure>
      <figure id="reliability">
        <figcaption><b></b></figcaption>
        <div class="chart"></div>
        <p class="note">Strokes are grouped by tenths of the probability that ring states, with their number above;
          a dot is the share of them that are <span class="wanted">circles</span>. A calibrated probability lies on the diagonal, and the Brier
          score, its mean squared error, is 0 at best. <span class="value"></span></p>
      </figure>
    </div>
  </section>
  <section aria-labelledby="table-title">
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
// What strokecheck.js and hits.js share: loading a module of WebAssembly, putting numbers into its memory, and
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
const columns = (points, axes = 2) =>
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
// The least change of a detector's settings by which it accepts a stroke, searched with the detector's own
// verdicts: what `strokecheck circle --what-if` prints.

/** The number of so many digits next to a positive one, above or below. */
function rounded(number, digits, isUp) {
  const near = Number(number.toPrecision(digits)), step = 10 ** (Math.floor(Math.log10(number)) + 1 - digits);
  return (isUp ? near >= number : near <= number) ? near : Number((near + (isUp ? step : -step)).toPrecision(digits));
}

/**
 * The nearest values of a setting at which something holds that does not now, at most one below and one above, of
 * four digits where such a value will do. Where all numbers are limited, what holds at one need not hold at the next.
 */
function nearest(judge, { name, value, start, min, max, excludesMin, isCount }, holds) {
  const tried = (number) => { judge.set(name, number); return holds(); };
  const ends = [excludesMin ? Number.MIN_VALUE : min, Math.min(max, 1e15)], steps = max < Infinity ? 64 : 1;
  // What an unset one stands for may depend on the stroke.
  const own = tried(start) ? ends[tried(ends[0]) ? 1 : 0] : start;
  const found = ends.filter((end) => end !== own).flatMap((end) => {
    const at = (step) => step === steps ? end : own + (end - own) * step / steps;
    const first = Array.from({ length: steps }, (_, index) => index + 1).find((step) => tried(at(step)));
    if (!first) return [];
    let [near, far] = [at(first - 1), at(first)];
    const middle = () => isCount ? Math.round((near + far) / 2) : (near + far) / 2;
    for (let between = middle(); between !== near && between !== far; between = middle()) {
      if (tried(between)) far = between;
      else near = between;
    }
    const number = [4, 6, 9, 15].map((digits) => rounded(far, digits, end > own)).find(tried) ?? far;
    return [{ name, value: number, share: Math.abs(number - own) / Math.max(number, own) }];
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
  // The width of a view stands in for a gap, and part of a circle is looked for only where no circle is.
  const limits = own.filter(({ name }) => !["view-width", "turns"].includes(name));
  let wrong = failures();
  const isMended = () => !failures().some((name) => wrong.includes(name));
  const alone = limits.flatMap((limit) => nearest(judge, limit, limit.max < Infinity ? isCircle : isMended))
    .filter((change) => isEnough([change])).sort((a, b) => a.share - b.share);
  if (alone.length) return [alone[0]];
  const [strictness, aspect, mostTurns, turns] = own;
  const groups = judge.name === "ring" ? [[mostTurns, aspect, strictness], [turns], [turns, strictness]] : [];
  for (const [first, ...others] of groups) {
    // The others as loose as they go, and then each back as far as it goes.
    put(others.map(({ name }) => ({ name, value: 0 })));
    if (!isCircle()) put(nearest(judge, first, isCircle).slice(0, 1));
    const isPossible = isCircle();
    const changes = (isPossible ? [first, ...others] : []).flatMap((setting) => {
      put([setting]);
      const change = isCircle() ? [] : nearest(judge, setting, isCircle).slice(0, 1);
      put(change);
      return change;
    });
    put(own);
    if (isPossible) return own.flatMap(({ name }) => changes.filter((change) => change.name === name));
  }
  // Of the published detectors each check has a limit of its own.
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

  /** The least change of settings that accepts a rejected stroke, as values by their names; null if none does. */
  whatIf(stroke, options) {
    const changes = this.strokecheck.with(stroke, options, (kept) => this.verdict(kept) === null ? [] : leastChanges(this, kept));
    return changes.length ? Object.fromEntries(changes.map(({ name, value }) => [name, value])) : null;
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
H4sIAAAAAAACA9S9C5hVx3Umul9nn8c+r34/TgO1Nw00dLfUSLhBGAsORhJCCsKv2Ml1JpIRfjSyDULWZw9tum3jmCQkbjtkPqTB0elGMUwG3a8TMzFfAtckkWeUGZJLEs0dZqI7l5mQe0lCEuwoCbmhx3f9a9V+nO7dCM947pfQdFft2vXaq1atWqtqrVXGUwc+bhqGYf5ne8OT5oTxpDvB/8yJJ60JerQlnuFE48ncxETyPf018ceZGJ+Iyxr0PBEVHufAQBWHJiSzlHfGx6WGccrjjIeZ5KU9Po5km+vFX3rITkxE3TiIf9zUuLzMjI+HucY5Sq+Qg1Lyh/Q/VJyNP4A/RtotcnVSkB7L0eO4NIhK5RuzupDxZF4ycNzQnUSlUiaEAtpHCV1zNmoywxGBLddhcWbplLyxxnU3w9IGPXoT8T8G8XgISxqAsD/muIzK+DgPFP21j9lftUtl03Rdo2xls5VqS4tZLLQ6huva9NPW3pLPWobl2vlCoejkOzq7uovFnt5ardtwbcPoc61WK2tlkRkJdsHL4beQpz9eznVc28o6rSaFS+g3axhL88vcrPKD5Ua/l5N683mDC+LHLrj2ipXOKqO4pMMtZAsD2bLT6TgFw1nt9LSuWTFYMIaGus0h1+52CnlqdtWQvcRupR/bHrYdHS0U7IEBas/rHHAcx6PaDYM7lac+2Y5L7y0qf0/hXmONTV9qm612OetmRwrO2mIGFRPyG0XbzeCl/jWyTmHJfdms62Zdx3E77YJjZ/s7nXaXOkrfYbe6TrF4/7pioVh8mzFqrTfK2fWGkR0ttqK6rGuMFg1jfdHI4n82axs5r1j0soa14J+TNfeZX6WfjG0S8HM0neqzv+J42W9met2P7/n4J5/9jGW0HXju2U/u3bP7o3t27/3x3U8999Qzn/yI8VNWdzJ57FNPf2TPj+9+ds9Tz+0xfs7qWfju6T1I+4xxyupY+PLAnueMM1bnwhef/PjHnjN+xepNLfLcxz7xkQPGr1tNHXx+z7NPf2z3c8bF5uQ9n973zFMf+4Tx2819k3jY8T9obki/DHv+emrRp/bt2/OJp41/b3WlvHzmYx9+zvgPqbV+fM9TBz717B7jSnqtBw587COfMP6jVVu86AHjPzUPwnOf/NTuj4bf8ofN9cq78FP+z+beyssP7fnIU58w/q+0Vx//5PN7njb+JO0VfTy9+vPmjuqePPWJ3XueeYZe30wrSV9Aw/5Xaa8OPIdP+GurPfnqqWee+eRupP+3Zkx5ek/05ntW/q9N06ib3lfMymOP/9DOJ3a9693vee8Pv/8DP/Lpzxw2v2j+hPkl84j5k+ZPmT9tHjV/xvzQb5i/ZX7b/NfmJfN3zcvm75n/t/n/mNfNPzH/1Pwz84b55+aOR75gft58/o/Na2bbl60XrX9uNayXrdPWC9Y3rG9a7rfMV61/Y/1by//frd+zft/6Leuk9Z+tl6yr1p9af2F9x3rTOmp3fM36Bav+zm2bH3o4WN7/ebuz62ftX7S+bn3JPmv+K/OI/Wvmr5s/Y09bM9ZP2lfM/2j+tP0983PWl+0P/tiU/bPml81/enD8K/ZfmH9pHra3P/oT9kc/9gV7/YYv2k/v+Sl70vq8NWl393zO7i3M/HX+qzZRSu+EbVoT1pa6MWAdXlM3tpeMuiEPgVM3lVMbpai1RTkPlXR6fWKH79iUUjKKludRdnOjcZTK1mcqo9YRRCZQyLO24EeZdRdVDlOe2iMlQ3E1R9YEmYdLVt30HZVRpjLo11FOlVL2l0xPOjSV7NBU3KGpZIem0jt0HP04WR61jukOTaFD1BlbOnM80Zljd9OZE8nOnIg7cyLZmRPpnXkZffi9tlGroTtzYo2HVlCEkhzp0stratys7Tuecioe4eUl08xNoEdjAQFRGTU/q2xljQU5erJqft7aYguULXTAt+kbqFa/UDS98FHl/IKyVP5h+lz6ojE8DRt4afiUy/QtrsDgClCqSL8lqYAfleuXqLdZqoByFwlmVAmloBJksDxllkxV8C1V8g1VVHb9e+Z+5eHvw/tLhs5jefcbghDKfoSrsqlW62Eqammg008IdPTeU7b3IdMaR++GjWrdRDGrQqAbtLupNQpyvi1oJt8wbAyUHdswLZRV1u4KB3sk2P1QyaybFLeUvVtqURTzDljmhDWOTkYNAVbciC2NOIs14lAFJbvocGxPySqGaaZU71CM8ICad9A8gxuguGaZ9kQ6llMflRliudmE5SYhlvlWWC7Y7VuC2YAPYpeGEq1cGopauTSUaIUypbXyOpWtX6DJfRmRSxS5MiRv3hiSZi8NUdatxnr7+lpCTHvUukrhXNGY92/Os2+t5YzWifuopLXROHKfdOnKEH2Ejl+m+FHE7Tqj7H7q5zUqVy/LRHljiBKO3xcnvI6EKS690bi5VsKX7/O+ZluODK2DgRuwnIDmNwWESJJgBC4SjADYrbI0/V0mAYKHGDFlEkb4mXDoNXJkgNyIChYqk/48JUOtXz2iyw74Gbzt9nOCUfkFqARMMnS5kqPyimpilIpqsiWRsUsSrUeoZU5MtEnTykTih0Lso3bVh9AP+tIR+fSR6NOH5NOH7vTpA9am8NMpGrgP4dMfwkcPWFuCLDJsQU+oJOZxhqpx6TeuxCI6ojLchWFjG+Cx7UDdPMAUznvEpIknw8DISTSAh4SKEnEbtdBRi5q0dZ6JHYKVoBUtBog3oZ7heR6ikwSA7PNeK9dCzdS/Z+zfSE0a3u+aFkQMZWxjJNzy5S0zROgJRNO+yd8GolsMjOkXtv38/7HyundPy4O7S8a2g+3/6yP/5Z8e3uwTnvoZfIeuwOjfctI3tt3+F9/5/R/60K7NUUY0XC1+KMjUfKCupSiSISC+AOyjb8jUc48RkMxt4XR4OhHf/SyjDPXFAKFobouKEsnNFOlbVcbbZJrjyvhaEFd181thZHNUkKqsNQAp+ix5vrp5d827bTvEto/TtDi03KirvYHTb8T4+EKQ4cx7fud36h/GYBsXtn4v/Gd8IYz/7feM9/FyIfDLbHtH4T+c3De3fMuHOdUlYIGGUKeBY9sJqV2/6ZMC44VkGQwpwYuWgWoZE57CqrKACoRguSCLr8+BTg1YxSBfN59X2ceocxR7TOXqpl45Kj5QVuVGLZqPKjtW/2OiAlXUKqjkMgL9AOsfjqsnQuXu9V1Pua/4hXq7AEYWZ1XYary7xKv9jnq7MvfSUt6+/QBmDaWUaCaY9QkG1E5Kc+rFMeWOUaHCZOBt/RvzkCqMn6qPPLuREB5Q9GhxJ4AZ9EMF23cQceAyJhVjCLYwqipTwEnzrK7G+o0Kl3jRodG3x61D7sSC0Y8wAEzSc4P2VC5wZ4KsHrQt79wNfMgujg+Oykbo+PRD1K3oEUWFyQCNyb5YrRGNyN7OBrlfmw5x81uNRtQWzQxqKrfV/MIumglxKpMySh4PcrtKFlAsR1ASigpsAwnJb33+0FYq/Nl3lRIzliYD5TXevZ8GB0xLO7ExKOCXQgZKf39Oj5XytqN8iUaEwAwSV8QglVVxJyYpAF4eq9+zEeJ4yOgWqGDRNwF+zmwmMpuMLYawoO1AwzAZGKHHrcxjRONa9GncyqijqMpRHfQf3xvkGStyEVZ4mGdl6rFfUWXfU3laaio0WCGOTIwR2lAikw+D2+qj5cUIWxME8f7EZJYENJdJN6aMjQnh0oQILMXgteT7rPok/XPGQLZNwuND+5EBVe+o+aYXsnmYXJy+oxYQR1F/Y7mfBWN5qZ+6VR2r2zyvWrGQ1M3nRq0i4YVF04v4JXrtE64gyAlmgi9kmgPSAr4RNecIhjRdiBUFJEBxqIP4TsyFHFffRpUZUmm1XWUxEe6LF56AOulohg+sC3WZKqE5D+YU64xp8Bpz1DHdiaapQvN5uxARB99J0waTOEMzW08p5YDhyDLbingRcMwpF9NcFlv3sZqsLPpxBy8YVOJhUHwFaSRTrQS6rE+fkFPS2F5gPfNtlJRB7ynzGAONQIRlPI/f7TVqn2YtEZqan8MapHIP09TMgMRkSKzQgIvXFyqdZVLF4DXGROrIML6gTsJGxAgyVABSwZhvhHMvC4hw/3KUTsDIETDwGS7AT/3NqjwLXbyySLdZmMiJMOFyYd+wNfCKAN7zNI+QKcjv5CaIJOdTYKNpniEYSDhNoMgKCUYiuJMsfY5yNxq6UQ05QhNpO8c9YeRxQNMJe3yDBgePgj9EnQkXgEA7CIGIgFb3Bpl+QM8A7mYwSSFhEdL9rdULcodvAAeD5FHLoRqATZSzSjNOWajqn5ksgGPaKeNRZGXgBpknJE49x5KKMeFxqflM28d4Hrh4j4Gite1AYGFMrXBMXXyPq8c0WT7DBZlho1mCZcNYWMb7aEgNZLSAymYdxD67X4KHQ4bNIYaNSJWNDyQxC/TK1jk5iy72LN6HPB6VaqFpBQBgFwK/Ds2/6KGFAFy/tqqeIxpBjEG11fu6axUmXDAtk7SE2gQ+uz4wRtXZNK//TpYXe9hYJ3OZ5vEIMXkUDBGaUjBAILDr3SAXUgCZ+6PMCoL1gNVHqEgBcemUmWiLlcjcHmWukggNyki0FvSC1hJa7JQzFhB6PElx95WgpPKvBOVDQWWrOqIyrwRVVT40HpTxVFW5V4KWQ+OqzMtn5QuqpOgxKNFLyrLe3kVV0MNPqIrOcDgorbc/QKmFUWs7Bd4reFt85XBQWU9jaUPw2pCkTViMlIP5QsvdDpqIjioQqiqH5qOjSp85Vb9IU6H8mVOqvKtWP0QdJ8Sh3+01+uzL9Mqu/j2Yevq6JwMuW+CyBMn6hjHfAclypGZ6gZoLPNMrVPODY5SZEnRtG5KVbUcfUFmG+R9uC6JAATJz9TalrLa3+FUEG/wyNw9Qr7Y/4JcQ7KIVzrxATOkXg5atxnuUdSFopRAfxcD5NCCnquNBdb29j+JlVRkneJfe+8r4evujqmXr5iOnqNXr/IVzFk1vN14G0T+WE2kVBQ9AFb1b8HdGWQ0fkgdDlip9L6VTrndx3SIqJdv/bNg+5fks8vzwK59dpH3ZGpCSlPGzGGnd88+iKl2ydWFJIXjSNayXkyZIiuG9lHGJwT9kjeNvyObZzWxeM8t3IXC2Tsq/W2Dq4vi78P1JmQCMnJLHycP31GcCN2YPS0SQQDlAu0PGMEscnFH/drVeBMdMLI7t1S+31k+1Jzizp4NsrZ6vV1S2pjMRUNzF+UzCpWY+003ymY6WSMIuKhfspqvcheymm8puuunsZsGru1hQwHQSvIjtpDUuyENUy4PDylJO5jwd4jyZ0Uqwnk7EemaJ9aR1tG48Aim4qCUER7jOvMo+WtJYVuTF8lnQXo9344jNIyJbUt7OEoablpqSMKDEpeINBTtLeXnjjSl0Mcgxp+hEnCIEHaoiu50mVwldJhJZFk4x4mA9ZtGktSxay0qdWc3BUiXEv2aiRGKp9upxA0pilaEH7mMsdyR/vujg4GicFr1x85BNSGreWRbRyxaxoXlan4Sl0fJJbibIN8sn+TvJJ/lmvMmnySc5lQfC5FWeEKbQjDD5JoQpaITJNyNMAQhTgHzShAIFRgFeiheXPrSkmFXuo6H0QTxwJH3MEyiapQ+PpQ83kj7cRGY3lj7chPThYvRcSB8ujV4xlj5MLZMWmd+LpA+WScvzZVLgFE0bSB8mLbJlotix9GFw5Wnixk3XyYxnQKkOKnvQVlifsT+WRVDFOoyN1zwCwy+kUi5alAcCr5w1TMu1nQzVXVh8+LOL48b7S24xe8fC7p0Qi1jHO72cJzLH1PU9pQytP9TsqaAIdrWkiuAmythzt0EByg/TPKPUuvPcWFBZbRmLkmkabHBuRUW5covkIsyi5u74mc6d509ucQDyfuUdarbvVLNNsy7bUG5j8fp567Nwp0Uhf6eXuTu9zC7eLG+u5lRhevHykCvyd3qPxSyoEnN3isaneoqmiT1nEIa3cGj4rZiydnVZb/17JhMI8PsW/VaACAs30YNWvwUTy9tojFBQHLWGKKiMWgMUtMx5djeFrRTmMPuE6cYWlVcV1pt3nauKWIV2g8VYvZ+M3ct2z/tugeSR+tn++k0jks/NrUeBRPZ6K6dPE0aSpwkj0Y7tpRG9ZaszTezwLZsPpxKnCVS2/pOto9blEX14MOLJUdjlkVGrStGK3tUfoRrbpcEryQavxA1eSTZ4Jb3Bq2jnVHnUekM3eCVs8A1qsJuiJWnwKhrskwavJRu8Fjd4LdngtfQGb6CdP28Zta7rBq+FDV6nBlV8InoDDfZLgzeTDd6MG7yZbPBmeoO30M6XqcE3dYM3wwbfHAFemOFByS00OCQN3k42eDtu8HaywdvpDR7GGct3CaSTa6XB22GDk2tHrZG4wcNrqcZ10uCRtYkGj6yNGjyyNtEgZUprcArtvEBIc1Q3eGStbvAoNbiBop40OIUGN0mDx5INHosbPJZs8Fh6gyfQzhlq8Lhu8FjY4HFqcEuMNCfQ4DZpsJFssBE32Eg22Ehv8DTameoYtV7WDTbCBl9eC7HPrFelwdNo8HFp8EyywTNxg2eSDZ5Jb/As2jlOYzirGzwTNjhLDe6Kx/AsGnyvNHgu2eC5uMFzyQbPpTd4Ee3M0hee1w2eCxs8Tw1+gKIt0uBFNPhBafDVZIOvxg2+mmzw1fQGL6GdN2lavKYbfDVs8LW1kNQjSnMJDT4tDV5ONng5bvByssHL6Q1eQTuX6Qtf1w1eXuvVmfpeXC0Nv04NfzQeyyto+BkhxNgT0cdg1VtUZbQncmFlIQs+acIhptkeNz/rjrcc5OObKXdv4IJrTlPfIGafRCqtvpFtUt/IUsezb6W+gR04w8+J5oafF60NYu5M3r7J+Vov4vJgEl6DUbOXBxPNUqa0Zq9Q2frnqNnXEblJgHtjUNPsQQ3AQa2CgBPdN3FkQmL2TYS/QMVuQGcjCxaU6qJEbIRctiTzRfDOlHmWn4nWDxId1vHXKf4G4ks04R+kDl9Hgkb5K0i4igSoXeTlCPosavTOXQhKD1rnEMeOzYPWeURxSkS/O2ry+rX49SWRLNz6rDWGvSFltdiGbLBT4i1rjJVN3OpK/Sm30rJdtMNsq5CtzuOCMdHnGQYJdJKrqag+3qT1XvaunNXEZ5dk9wZbYcR14ki2m97WiM3W4kpuy8kLfkkP72xyeGfj4Z1NDu9s+vCewyD+Mc2/s3o0ZwdZO+HcILo/QMk+RLoGw8CtDiiXqJtFKOYS0bNITqawYfll6cn5ZE/Oxz05n+zJ+fSevIoOTHXRPERkliKvaUS7pLt2PkK0WRxrsGQDdDpNQFdEJKcQ5mmCOIJelxDerBJNwQuP1gdHcOs1wq3zOn6R4mfxnlCi4UQo8TKihY3GcUePeZb6gyLYq88Jsh3Fc6cmT8DGi4mEV5FwDglHnBRsuewwtgwbOKJ3CbKrqZ2Kcgft645fRXjVIfaTwiuO34rwsuO3aaGKxuCmE7SLsg0xo0BJQATgYgwkCuF3FPUhT1YajQRdv1OrU+AUwKtbJMcq1iNw+Kj1MeL1W6Pj6BlVjeMNv0u1JV61JF918yEXIbnJB0JyLpR/J7fYAyDGYjSx4yQ3hT26NUE9yivsGARm/dNjQWFskFjg7umgF6cZ4UNtBlw+P3VNB304OQoflsw0VK/qnVF9qm+m8ZKqKcq8RFHySzMng9oLQV909r7noZJNHeiLer4H41HjIgHV0Jv+s+3W+z53/lee/drmmW2XnMJP/dLYz36rMbPtL9q/sOUnf+8rmyn6K7du/9CJH30e0f9t/WOzqv+LiD6y55f69nz+S4iOHXju+ZsnjiLqv/fvPvgHr3Kxmfzn+379+j9DdLn7h7+xv+8lRNuW/dGvfvwPv47ov73nfvr3DUR/+H34922KBp3U384GgunpF4MlqpO+tpPg0JimtM5t2Q+237/y61/Z1AiWhvHzlHua8i2djt821FJAaVv38Lb3/r3/d5spSxj/ViNYNq2WUaXx20aDW6K2KDLdQPNL0C5qbvhLCPi9Mxqss5tm/F4SB2OVh77pGFeomXiTJlav0C3lt6ha/L7md1I9hoeGXwowyEHfNI9J34vVGscaJ+kl0rlzKT//sAYPcOuV0eudDqFibFGdiShe99L3VWtNmf0lVhNwCHOXvEhA4Tw0XZqGf5qGf0kYD4d/yXT8tkGDB9QOwR4Pf/4iYc40YUc0/PSWBryX4dlLERn+Xt03DL8XzamLGHyPcZLyceeWNBpP8TQDpRv0O+ntC6rn1xu/6vcoT7Y8s0TLPEqj8Ta9dFqVA61qomNVEqLbVdtcYIYy+NXNYRioue+aqkrvW+i9wtPcTZNSfQOUpYVSfJPICvWqd08t6I3B+pCcDqswaZ+5O6af+w5xDxOvr058OH6dM/h1uKdz83uG6r2Q3O35bPLhWwCFqzrn2gN/znNusu4F0c2AVrGLeABVxjOxp6/imf7NlXL5glcslSthGARU9nL0GrpqTsbNhmGwnF5fzWAthAJK/WJmjFYwbB3XredZSzXH4zKk3DnDmbL8fmSKs2K5e47+2M8ksl01/RUcuWz6Kzly0fRXYW2iKIF5QPlM08f3UwtE2AtjcwUax9VIRIXPBjTuynu0hpceCHnQiWEK5r5j0kgFa9I+lOoMK7CexQG2ykkFOa6gN1nBIEbfh5aItBywJgKy1ZBtuc42lAYxLqd7PKya8t+j0eheVI9vnbToo9aoIWkuUJ2CbJw7+Q2JuodVbyIT/lPkhhkMS5TG64ZJH8pNDKhh3WJAqQhHQlSfVWEYrJl7VEXpIz8ehsHQ3I65XVRiiUGvl5iHdzHvMUVjey/1YoAa6ecxHeZPmTUx9BRpmH4gyGD6yz36qNVz76pvnvsd0x+gEV6lh5bgnh1jLau5H7OMufdbRvRNgVL3zJW6e3prfUuWLouGj2ekUoPxqwgqKg1W+st9FFupBpNZwgrSUR4F7klmr7a0trV3dHalT6B4CJQegkEMwUrFLa+KaMc9yLKah18B5PcqAfC9APC9MYCvGmMEI0UlV6oVCQDv4xr81YI44Qx60h/0aCz6535XZtBy6vpKDXC1glKDlRT/dybB7V1BP3qEAZF++ujncn6k1P6IxgmqrOBertC9XIFeroh7OTJGo7+aSgfU0biTu/xVHG6hL0A44vvh+cVKqiFYi8AcD0pq7Xv5CFbRnNO9XYXeBvx6rSq9F8INAcInkqsC+QafvmEVEd6gc2YuMHg4CKb9KVuoKxYOdrAyOUNQliqWiny1Un/8Sv3xq/njV+uPX42PXx19fNjezc0Rh7IqBWFXEEgXpmJogwTElJ4tVU0JDUwaAhP1T8MlAFwUdYHB9qMlS5+zlH4tWl9nlBIILZ97Fz6LP4NCNHNPg9YJ7DYLo686SYA9RRQEosqpoKNuCNPv3UHuvDVfCLH0DmNyR+J2vCNxO7kjcTt9R+Iw5LKfxg6jFtBuY0cCegEl3lcc9B3ebhz09Zb0kaR4eCQWD48kxcMj6eLhFIuH3SR1sXhIkWNaPDyuWz8SiYfXM0nxEEufqmw0eIXsGLUu8cJK4hzCnCy0yH6YQF0nKXES4d+X6HMyIiIeIxHxTR0/SvEbGREXr2QicfGNTCgmYjBEPMSCHW4iHYc0eCuRMIUErPe8xoYj4zuKVVjM1FF0ZOAWlc6AFSStLyahXQjW4nijRbWFXOdlVKBaE4+U6b5TJNUzZpGUv5bDnLqPQxx7ZWlI2FxkQf9w4JHdaOBog3CiHccfOCswsMNTpCAPfS0DEHfkTITXIhcHjTO27YSnzFV9ysyCehI7X1sTQOMuQ4B7DdiZ0QjzGmMnNKYySYS5jG2y2yT9X9L7Za+J3cXlNT6P5KU1NGCsY169V1mr7Rx9JsnjOd9ipUAoqGFzLS89eT3Zk9fjnrye7Mnr6T15Ax2Y6hy1riAyS5Gra+TNNd2112FrBFxVANCDVncMrizgxMYS2ygojrKa5S36rE3IysjXJ6dHsPoZ0IjP3bm6ZtRaJ9Era+QIyoI6tFEH0+cKltJY1FsFJ6+tqWGfPnp+A88jrKdHY/S7Wdc8RKN00JpwDprjW40mixvm0jPg0t2682hJ9Of8bMjAEra4fmYhlScMssKTYyjIjQVe3X0CJkSsD1vEPlheH7VmVUE4ycCs7xubM1iZ9NMcCUpE6k2OYf8hJ4mVuUeFNQDlBgcASk4LVpkyVzh7NS3H3Lt4o+F/eiu0KpVUXlY5vA05n7miqaEThkF5bie4gyLxXVyEzVESPI/SGfIqE5jYnKPuOWNBZgdkKmKBnyixtn+eyi6B7oKpAZmhTxxkZcdPM2tc3U30IEOx3QcEBnfI8Owr43NLaQDFhoC1saFTwy3kwQKoIhY8/CV2QNSXPv0eqCrw2WsWx7rOqW9e8B0PGHqaJ5gtE+x0bGJ1eg1UaC2dJWH65IiCvUykWUykaZoVZ/SMOk0zyoIaYAaYPLsGZGqA3kI/iPc1k/P5bNzc2aRF19l0i67zaOMyTeNziNykyEU9n1/VrZ9NzOc6WzjQqvBgynyuyHz+mp7PDs/nBRP5YjyRz+mJnPnmhcBhQoFTNZoZ0WTu0PuP4WTWz+dlModt9HkNwhscWTTNYFYHd9jyz6yL/SFrEka7g0HmIdY2mWCFxCdYQ7A6RgmEUA6jij1oVadl31oSTE7AkcnbLgTuKZ8WO15NHDZuBO3aaAAyjiwMttbfNbz/ajs2H6hY47QujLAiL3XMnacAzx232EgkuTuQi6Ox+o9fiKMeawuqbHLr05DdyyJVD20P9PD7qRG9S2xzlmSiWTx1yqr8IaJi8lBRlQ89WxIiDFZM5RIaSkaTvhINbtNTvDnyVMn2VJkmKv3urgUIC/RT3lMLCnswTBWa8fRL7xB69FOhdx7e8aYaEYcKLfasDkQTueznQj1kntHYkqF8Hhu+sRa/WR1RGdjLuUQEbEVlM9AHKiCogvpAHyiHMXU3GljLvAdY1aHwgI0pkH+AFR5yD9igKCNYVb5r2Sav/OnsKMFHuSE76jaxoy5UpO+GHR0BU5zGjp5IsqMnBqPGTgwmGjsxmNrYy2jjcteo1eBjMYqc1uzoGd36iUEvnueezPMvlXmeI9tAvOBnZcG3hU5Ywi2ZEbekicDpwYgINAaFCGTD5T88lT0zqCe9fn55UCZ9ki11vJ+3LHPCHRdey+43EoZp0zSr4+dGkJnxY2VLP5uYCwARa/iz8iYmbiZS3WsE+WlCvcx0XFNjBrYMLypnfianKRM0+BpBpmkvTmVeol45L86wYXUGFSt3ehrq3PSTrdYCdxo2Gy9CRYnSoQ5+H+ukIUPjZMB6042A8k9PC3ZmKSuyrfUNpl+slfsXjmsSa2NPWAfNiexBITlZUXjEGfJCmdHPpXE0KWkFpqEQpgNNS4tCMktjbItNsfLY3I/Zxtz7aV3nnIoYC95L8atyOmMELYqyt6j5OatBq87ZhjGGkprNJzF32eH2tA6LEY/YW6k26kELqNmYkHl0Qj/Yic7obgQdvPFKZegj+fsSefRHBZ1aWu9C3nZqoVMKdcR7MVUt7HdD2G9XnDOnqrpgXov5bQu3w4jxalu4GcbbAG3gTtp4GwCY1e3nMDJZ1QWVf2qkwERuWGVZrC9wCMKWZbE+B/Oa9lCoL4DjKqgOAnsnDVLebw8JJzS12I6rMOc5mOF5CjG3cxRCxZdJ35dtMzsuSy8J+kHuBWUhJPwPCf7NlbuxGBCZzTErnFhpoklDa1WhebrkVeGkzypxJ/2iFzZgBiVuwAzKsZasNAD6X2JILFzVgDOJ5YgbKKv8SRRBwNMpoz/TVt4cwXAuMAMLo+UQ89dOH03Pph62SAaofjAMw5SGCsOU3RlbmVKjpbHCAlZkNBKYqcP9bmWmIcfcu6U3MiSW0g+G903bMcdpLRo3J+KjSbZKV7zyEmp8qBRTR5F/oJufWdwAN4YoiZqLaZn+CCp/gRZV4wVmt+Ijsej7Fy37nprvgo3JbDXeA4ZCOSeD6Kxi024x4zK/XvEirsRluukSJ2AsPPMwFjnzMOTMw1jkzMOYd+Zh3OnMA/zE1gnR3IyhaSCRdTENJvZiwaKMGTZEhwXUTNRd2KZW19JniZH6z5o2a90cChnZ3KKMLLhTWBuFTOuYFmzYcIB9AYgaBszy/azHxvKuyu6p0Wp2IciBe829Fffq/ZKbMcdt6pEzUTwYYwBcfTgL5eUkkmTTuc2mqblIHllXCnyo/1Ap1ZaE2E3Gn8eY87SfA+2I+FyW2Gl+4tCjzGaqVfolSu+30pQuWNWgjShcm99Bv53028Xm4wpygLmdeVgi91CN6uKVIihA8iXi/bem36U6VYGF5R48dqoO1T33NyZV1a56EGlXrYqNM824UCutMmZcqIUoNBeqEivLhSrKYUtXSLhF2FWAcc19PHCkN4QyUJht87vpE3qKeUainSUiJPXPwNzdgeEEdvC8x0oudZnXY3OMVof3WwTPbu4QCdb81MMrK3ToHy7lQr6eXnfzsUeYuUeekNlKyaxrbmuqGdt6dpTZIbEd/c7OL2Y2FTP9cjG3wGqDoNwt8G0XULUTCDXwIph1UX08JDSOMgatVCfDm8abAUxSAcWxEN5PaNVOOSWeo+paOb6OWLFOqkricH2RhVCBSQbOas9DehqLEGCLEJAVISAnQgDJAizm/bYLWyg4lBs3RdC7bLCkF6O2CwI8/WI8+xNGG0G2JsbHzWYpL6I9iD3mbpYR80y6qW/W7lLaMsetmElyCIrhsbWENW/tLTSvh7Tms0G3i0VaYQ/Gwqro0uqos41smYm2YWlxv5OeO/qDperqb7D5S9i9q7DqclThthVk69XHGG2z50Jli80zQWGGJzBMBvNsU00zGwpMyhQtAqsRlGipI6QiBhlWufeBPwCrgN+ZQLKJILedBhrSGZUvMkNUaACQ0DSh3NOEqihkNsKKqMgGKTkS2WvRikXPWwLzZGDNBPkXWXmsBrGRKAYxQM5zQXbQvkkM+6B9ixgMxZqAsOyZmW7MBC6BiRPy1F3ItNTF/Mw21qF437/fTAPw4gv499uIfrX/Ufr/m4j2/Zv99P/8Zux0bWt/+y+3vf2Xv/GtmW0Pd/3Yc7/30Dc3N2amwx+wWTREaGQ68SGRZFtQHiMxiGKkAhOpzpCwQSApTHMV1NMkLLqliqpf8JpWVELWUhJ12QPMhV3cSHQKFGlnoAUDLeTBRqp8sgVCQXTssgG5pRBbb/0T0x5nC2sbwo5Fsk+QY7NXcxqyllhBQHOD3oOVotnAL2CFjxdgsiBBNYAuWQjpYI9QfJrmrPdnpmXxGqsM8KkOAmLo9vAEy1wI3DtYKGZk9YUk5iYMD2u0fjOpZg74B1bVXfeqkl4PsRRNH2vKx1IPhZo4d67WEYcBLBw31ZzxQmaf3v1gqjLvvqpKej0q4x2PP5a4LFD1mUYQSeo2M/1OxAsyT+m8VOEevADQwAiQ4EgcJfqwSyW78a5n4xbnsa7ve5Z9IhjMskrDFOPWXxKuz+vDQdCrYt5eNyh2my3W4JVqW6x9ndc7qlsk/8Uo/8Uwv4mXLZR4Cp4joMH5PXN/zXufbR4khv8gToFW28Z6oPycIY7LVhMxsPmRGMm5GtvkjARG9R3IDLsemmfr7QEY+rNBD3WeDXpMb/18m53QOn8R23zqErZl4HDM0W4G4JQgA8cKtCo9wdxa0plHBs48XNBUdqXgepqv501QnQq+MnLmcRgqPRuegT8P0TaFPw838udhiuuEhN5mJlxIw11W3ii1+GAH6wtVNvaouIDjrTF4b4AXs7Wi3brhGRrQDCz/c2P1tbfhQzXhtwA1aZcJYVkrLCtuEsbeooamomF7OeTOjFU39SbbsrRjESt0LPKoaU/Qd9FHsousnMgGbDXsKPth3t3e8IyyxqpbemU/xdEm0/O1/5dpFyXACwz3wzLMBB5sfnw/LW19i5aqumI0xWZhTc4YOPJ6FjZhr69stgn7CcKai2ZkEzbfECAynBhMGk4MphtO3I0hgLbZGhSbLa3GD3uxpBZ/X2y3wkr87elHrGHn+IjVajpiXdC5uztiNcNT0QGJ4lQUpl7J88+h+JnPP/vTz4vCzp1Ndu5seufu7rzIDE96NkgUJz2w0kqe52yKn/k8Z1262n3YufPJYT2fPqx3pXavLXIGxchJa82DxiW13x+Pn1n5fVv6LnvYuRPJzp1I79zd7bKb4fb4B7S7zkGxjUpuin8wfuZN8fema6RE9m7Jzh1J79xdaqSAul7WpkXQJPmotokbFPOmpILIM/Ez64c8HU/vP8pY1oSFTembJB6Z/Ub9zRX1i049K65XAmvrl2iqX8VUp/VooTaVPefRPLTqZUDJqr9SJRCIx5tdFPxcO4bPqrPzEovtdrZRSKvsltTaSL6d6yM6M9dHa5/Vj4og6lmKmjGepMeeUfMWQbJ+uXvUfNPkhsybprRk3kCkMmpeR/i16qh5DZHqqHEa4dVg1HgZkeyo0UD40+2jxglEiqPGcYS3KOsxRGgZnoJHK5Ka0Z0Md8d4Trqzj4J1o8ZrBJ/6ze5R41VE3FEYHVn1222jxnmLv9g4h/BMy6hx1pJvvip1uqgzy3War5pS6UVTPtKcRcKUpU9p5cMnLenTrMXlcyiflz4ds7A3vNF4BmxCvYA3ngAPiEltAnWXYEzM+mwPoy/F4OYFw/s+QtZLhvgougxLHHqSJdGqrxw1rttI7xk1rtkCtqsIv0BgewMRb9S4gvBL5VHjdVv3tYGU1aPmOQeOwnpHzbMOlzVnHSlrnnG4rHka4d+XRs2XHfm8yzZ/XhEfUZLPO2sLeGZ19eZNW/I2HM5bRt6KgPKwI3knnTofdr2GuXETsoyXFetn5ufEHjrLPl5zOgVSiOSpRnmqOk93lKfb6+TYsDEgW3PmalsRa+d1GXLKNiCnbP1SgfJ+1RRXURcNVj3CqgwYd4ytNoz1Bp7vF0Os8Fn2pei7l2M4qz/aq9IdqRrCefLpP/GRikq0UJI/xg4WqEIYl1Mi8i3B1KM+BJh6BiEqc1+Ep3xgmJVjPRgzraPCFyNwkdAdffiITtkQpWzwPojj1YPWBIDWDj5kzsAx/1yNuNe5ms2wBAs/YHUTE0+Ep49Y3P9FWFxap1WGV3KAqx3fyos5Rhjn+t6XrcQ2I3WLON4y9FJYErtLrhfKFraoCTXns1mHRfv0UeKhK602S5J1bTYU5OyF+aCnwLWZ32ffzLS+mbpvnnaVxfmNhD3ojrtg/S4bzPv9+FtxmdxEN/4o/Olnx7DCCj5JrOAqoxn+Jg0AEQacbPIGNfG9JpwGPJMQLliNwxCOH87oLFsLENgRh7GFo0zx/0zyANtfwImZzZsLWXYiaIkTaNtjb2qBpTJ85lXnQ7Kc91embu0H7aqQpZ55rgpPrOK9UpFuFnordGNvhaFVWizZsO1Dnkvt1k4ICeEiF4Yuu25jJQ6VBzHOjWk5MfZjaGivhd4vhN4Z5zmKA1C1sJRwlsMtZESCyaCFyNGbbiHhUJZ9zBnzyme5vGAjZYbUdMdaYux8M9nR5tHJvtXoZO80OgB/Nh6dnOxd0FxpGpxcNDg5qEOFg+OQVD5vcBxsWXGpj6QMTlYGx4kGx9EENW14ct7MYsPjvPXwOAnARm38dwzQW9QTD9FyeGkyMKMDo/7fQHXGQhpkjmED5NGa1xf5UTbFjTIow0Dd3k8Cjhe68dPPcc76pPksdk9eqJWh/5UhrpL9PB3E9rs1YR+0xjMHeSP+orU3yPUbLO/n6n/EHd1f4w2AXPUT8MnYHarHzneQHqrHTiXVY6fS1WNTHaTHVwD4BfiKXW1XVV479K4FHhSZPT6HK2kf6uV0H+phR9iHeqbJh/qCjtyVD3WVw0JaQVD1qyrHigEthLrnQ2Ywh+AINlVLo9ZhhMVRaxIhsde3ocNA30rccS7NbwwhxJQFF7frYcueA2vYQKjdr5/RcbhffxnxpLv12UQCu1s/bTWdiuTqt0zomucSpsgCtatJqF2NoXY1CbWr6VC7Dth8ixiTaxpIV4dYz/r6kN9GCwjrXV4b8tvDWwsWc3KHDoqdu95vqsCFYuCp6iuHvxV03NkWr+MubfG8O5vipQ1J15znXMSoITJrJk5uu8PTVFO1EC/FHh8pYlF//R7EzDDJQBKsJztm/A5RjS6rbpzAluTYtoakPtAPdkKu2EHjdjZVLqnCdla6yIwFRdZHxt+q6kNChhPwt1p3VK/qQRs00LMmG+5VP6kKvIPMGgLwPodJnPu4X1DdOFCq4TOKD5UyqhutuKqM41+/S/VxuITHgV5hF3OJv1R1+ctA0inl8RIOiT6zvYTzj+LOElVYnxhTxSdKHvWMFbUzY2qJnHEu5d4TAPlpGbRVqeuqGwxXnyx+9HqpnGzqzMvkCZmtlMy65iVNNXeh4ShzAWep3Y+UivOLmU3FTL/LU8tUFxtD05ftTQMjocag/ZqJvxf57yz/PWc2Gg3Vfe7kS6rj5IV5ZMkvePUMUfG2GgwnBqwbPMk8mWQ34kl2YwhTrKCzJKZY0VtwxBtrPL+J2TbbO2rdROQyRW5pYnVbz8MbIFb1K2ZIltjzBhC5wHIsk6fzppCnc5osnUXYTqTEFDL2JsI8NYLwCAkjN0whQLeIAF3T8ZsUfwPxNqE9t0F7ricS3kTCVVTtEJAetABIhtOD1iVTgzmNLE0OJ8jS5HAEscnhBFmiTGlk6QiVrf9iK1HgYQHH5DCTpSPDfndIlg4PE4mKyFJMfhbM3aCDWBGmR0yNtv3O2yc+/AuNv9l8MqGS4iSM1oPO6YBxqBH0wuPAAvpAFVIWJVn8PZEIxC7mhMIwkdCEkclNsW4/pnmMVkL1ong+8+faCZ0V/V2qeunvMtVDfwOgX6pfsq664/cRsKCloadpILoZy2l2PKpEbaMf8RSzhnJEdIIVKph7XEhPsBLxlOzLaVI/rvrxN8UCYqdaQdP8UbUSf9Pez+2kTrXelYVEvxhAdKlWxUUWWEjoDK2qL8gQ+YMraGcs6NsJC4kM6BZbSLRS2SUwasyIhQTbJSt/N1Sr+aFD9XyYRk19eD8RiN7d+/eLFUQrM3FEeYpiBcG1tLIVRBdbQXSxFYQXWkE4hP7aCiKjvFPfpGkhZEOBhgjtgFub7lrI2BxNzoWj8Vw4mpwLR9PnwjFMgZtEIqYQmcLNLMPahZaeHEeHQSumIloBGvFpIRHPCYXYJwTiGaiDYhMzl7rjManpxhlNN06HdONlTSuOD49aJ3R8iuLHEG/XbrqG4YcrkXAMCceRwE51UyhEIwmVRgyVRhIqjXSonMa3XyfG5WUNhIZQiNPDfiakEC8Pi6/Ht6YQPQn6gOnfgUWkEfTQ3HYXTv9emf7iPoGz5KAYQZ9aHdlqwOAWbW2Rtjqw1Cg4v1Ade2qBTzXnoGyBdap3d41JDExpKXEgWAV7Zco1QFhKCRsooVOtolyrONcqNQA/EGr6JNXmT1MNHdMnZy74hLMLMRBa45maH3tPUc40r3KmztytXZwlR+FMPApnkqNwJn0UzgL4s+BeEbkMpzkaN8/rYTnDuJnHdrng0geFL94uSxoUlLuxS5bDbt4Gwd0Rwd0hwd0BCvqw4ccorARFnxYkPDeMXVeOzg5jFzwXnhOcB/Z9IH4+i+ddMlAJXCTCkaJATWX8KjuINP08hLG8WEZWxDKyKpaRLSz/5UjSanLDe7291SFBjHfutGDG7ng5xZzIjrt8ao3DAJu9i7HOo7a283OygGi3TdV9vdjjCKPZOBp7dRoRv0kXxaPBLLt3ghsA9u8EVxDV/b1iKzuJ09ZJSyeQ8H5D7i9z6zdsJKYsOayJNGxctAiZg1ItAO31Utx1lKHfW6rBgEXrCnvQ8y1Ax6FCy5JvBFVVhQWLX421RivYuOBrJyJT2FCbNUqYLzNURGaoLiIzVObJDNU76bJWFht8lnNUHndV2I8u6J1669HBiExai8pKqDlojfU5PYKT34bA8NtJVCbuoUO1iojRes7vVB7BcIGjBFowOX2+RwS/W8b7hi2bMkTdiKtgqwAFn/pFkl+Kfm+oApoPVUBLKg9hBe7ie6DPWWNRpVt7urgJTTngQ43FlkRykahRAYqGWgWU1svoXS/bNfGWezK5rPKi/snbTyU0WwQMqggMv4/QyGdOH09LBT7LBD5EePHkIzD8gBht1hz186oV28c5gLYGnqwVn+OoDpaGlhNnhbDfAp/At2T0+yvUcn9lESu+yj9eyohyKXYUa/DK3QqZqPYEyUo9NCSiztkvssoK/lq1XJ5WwoEdtEBbHy4x6HTmFSKh6Mwr5QmZrZTMuub+ppqXo+Eocx4yUesjJLXNK2Y2FTP95cVCqvBBzBrGgHDmu6a/init+GmA8ZLgsJfEWVzfRotNGSPVRXxed5RthRoguPO49ieSuyFY1urLPkVdrR14RZlnvuivBr6lieT+ct5Kd+eKlk6zw3crRUp342IRj7iGXjVM2RrMszZ0AxeB1O39AonVRItXixI9ZP1JaNLAd84U6Nskso5tncCeaugaJfTj0QVUBGwfEZ5cyj+pi+/THkGotBGW3qcLP5ksC8axGVJNAKJKF4KiMPeHcLuxM4T0csUpA5SigUxjASYiDbSqAO6SFWkAtl0UAkZbkiCCSmkqiMS2BVsGnkMLCLMvCfiMwO2EtqKZD50Cm8FI0Sq0eBKQqepyRrIcIJMmzizHt66Y20mgKit+6KaHboCxiBWkIAShIAShm2Z/mLhMEhUBlalEl1CJJrrgye1ptACKVlMDO3z0xDpl8DzTp6qQ/ztPUhvw/bMUjq74uW8hxW6ilWZMKztCOmkooZY9IRU0xHq87rCBVAXN6UXbZiWuZ5sp4E62Xp1HxkoLyFhBk7FiOF0fYa/0HpABc5AJmSuEDLvvVG9OCFnpCaYbISErCoHxhG4UQnX2mJAZCSLjCVnRmUMl9gQhS2bWNRebai4kCJkREbLC/GJmUzETqrJYPrDugDQtBkovwddoXkYYnOs2HIroBHaLFZft5LIHpKh+ayl72+eff/Sjv7li0zv49XPaBAU7QnlwQsfBCVHHpQ530AZTNWgf4b9Tlu4hin4K2c/BFYI7YJ21UJy4VItWdM2etaRSaTSkLVO0IwmwnKUky+kS54gj5P+CqwaZ04Sv2qvGXqiwk1DfHpRAeLIUYXO9MjNlABalwIaPraYCW9myGs/9Jfaz2wMbLJtkptGlRqOs0Kz8Lk6N4tIS6NJcUlL4kldHyJYDslVVDpGtKpEtcFZOCiEwcYcqvEQsXBGYsBUXLgdM6PjktQrbFSZ0jiZ0DhO6FhA6ggcTuiJOvYnQFUHoHE3oikzobA4VDVPVd1Q1InRS1NBFq2wOKYSuyIROyhnJciB0aSueAdpmEW3DbUf8UKaHssea83nUAjCisTzM81C9JFS9txnfz4G3XH5l8n2dJEVUCXO8X8y5QBKL7bRZ7Lho7g3KEDsYVSohqlTZRJNx5jswOjFksDmZkyp6YIPWcGjbeGjbaGhxQNCWOrQGD205dWhnAYm0saWFvg2D24HrgHihb9OD28aD2/4e3lQ3ZaEnXJWFvswLfZse37Is9BKZhKADa8+OaISl/JO6+D4qjYW+TY9ymRd6CZ9Mll1slDsxsBUa2AqBjh9a6KHF0/POjICZpycDALXZfjFM5iRg8w8MvLsWge6WJHAxcxYFrtLAGaGMqhmyIxo2ahG4GrpolcIkTKu6nHE3MLUAxiqBkY098WDTA26qICJbETJUSE6gApF3QDOwOF1JuuL8DGWkbpFU3OHVQoPE9K2QmHWULrQxYMs3Z0TSRzi/HdayS1J3Sd0K/bwJesg65RR4JNgGbTUmwVzgSSnwJHcySp00JXnSFPvlML2h0xumNAvtJ90A0IuCZN37JPM+7nqUOqXrmJpX96xOx/zDukdryddt0z4IIIuBlykGJDZbqGc5HAlyKR78skQyIsE0ctSH/IYup4K0HFxufm3yffg2h+ZIdu6vqJNsdoZ6dsEehv3w5VP6kQs96yzoxxZd7skgLUdO5e/UD90HpfswZerKZs3vsxeTYcmG+T/QjxHvP2Vsd6Jl3D4El2VySU94b6ed4terCFvYalDiG7JhPF7BWcjMDFwczbCdLLwzzEzvluuokbcqeVsaQStiGyhDq2qdmQ6oAMwMW3S5kipRYuivrLplZqaBFwNBu2qfmUZ0JOhQHTPTRBBbI7dnuYvUuMOubuGQujUu7nfXm8xjwTi3UFXU1Y6ZoGd6hjjDKkXpuX0m6J2m5oiyUBdqWg5yiLUS4wR8HU3KkuoisaEUeV2nHs40TsJLRukpKHHd8c4ZUMisKr9Aogc8ZABunVSbgzpmGsES4pCWvKD6drPilLjuw4GvCc8VLao0jZ73TCtAif4Q/FRbI3BOJhwplxsXgqV3sPnBlee4s24aH907rZoKO1R42eKFU1GhlaBCg4gBbzReuhCoRcubSun7dJZpX3JLtS85BQdzy+CpbukpxjhW4kppLeFQrvjWDuXY8voFC5bghzIT2Hat60up2Mube7JxIfDuZAwGG0RkKt4hEy3EJwP3QlC6I9zK+mYgbACDY21N3FgHi1HtXq9VFTms6t30siqdIq6piPuHvFMMh7yAZkGFiR3lVgFNi4CmKqCpCGjKApoCQPNiRhuIXE4aiBxGx2MDkfnqM9GlQUPJS4OG0i8Nuiv1GTNUZdEGItBkqcYGIazIkjAQYT0WbSByI9m5G3HnbiQ7dyO9c3d3XG6GR9vaQAQn2zAQSR5sD8XPfK7dn34+F3aOz+espvO5BZ27u/M5Mzw/0wYiOD6DgUjy9GxT/MyHZ+vSD2iiO2iSnTuT3rm7OqARM4eb2swBZyraUARnKlti2ws+U3k8fuYzlW3eP4cGdv3llcQ+17PsKqw1gD42zl8IMrDXoDCD4xej/vNsrGDgRAga0zgR2qaMrZ8jRFYwf0jVxcbkYBNBUclW0K4j4X51Wu56FerqLdq4QStVG5FSteHlWGyq/pNYXe/Ly7O4/8WeyPH9L3zzy+VMdDbDKsDsmnVx7aekJjVfe8sakFnc2PxIkIOCYvptH7hpOR/e9pFvuu0jD59/b33bhxx1nh30w5s/cDjxmqFv/OBTwHyNCLlDrD32HoaNXdikG7Aeh0daXMla1RdyJbt2Le7atWTXrqV37QZ6dLGPxgSRqxS5qa1p3tR9vTaITZrrTVd/XIVjkKpczYFFIrzp46K+AuRwRq7umMzoq0BuIwORpkv6+o+b8O2q49fh21VfBXIlvgrkDb5eZKNxGdl8PfPZn2viuo8b7M8Vl4UAeBfne9uF597TZnhBzCG9Onn6aDki7zpXU9Fq+tVBIWz56qB809VBC2CbdnVQeL/Z0TUYWuKl98IVBZQaPX2NUEUavpUc1FvxoN5KDuqt9EGdBG39DlzpYgx/lybuYU11j2iqe0sQUEaL72SB8dHZEJAmm5DwUB/XQ3pED/VtW0byli2jdxjqkXokb9NI4gYXGDTxHSwF+dgjrCaJhLwkTLKaJA/wN/lWoMl43A8zLtVZDAsvDZqKXx9zFhnBW/Ov+Klq1/sy+BPyadQZ3gc0ZQdQ7nq5ZcpdLzdNv022aPyC5i4unrmodRAU79vA931J+y7ks8ACe3TIPYbh5ANgcQUDTStO9eRQsCwuXyohkYkOU39ki9+ucn7BTl5QzU0VlId+FlSRDXV5e5JVh/JQiZlmFp05Q/1MjDmxt13N9uNdzfbjXS/5XbiPsvOFoEt1vBB0E2PctacWdBGYd6lSswF5aXEDclvBk0nXSelEZxiDAXmX9nEoF+dGX0kFWk5GTzN4fKoW9ZbeO5BdOhI5SGioBR3TcN8QJzdUl0g8XRf8EvYsukjYaA9fX2y8EH0xHnbXCLis9lhQctNFOxULhxh0bcoaI/ZPOEPt0JsPoAiDr1gyoB4GtAd6m/Go92J/34PnHg++NttwoUV+0IJX56CPN5Hf5i/BvCYpjX0Asmp7qG+rsnsDQl/cNot7hotYxvfuKLFLNHMvSTm57bzuQHOPd2OR4AgiVRPOMW9u9jtVLsgyBcgqHGT3EsqVKezBryBlfeKAX2m6BSi3nY/C+Rr0PNDLxP6lYJkXHjTo74JMiF0Pfm4VrLsLLOsGlnUAy9pjLOv+vrGsGz51TlItXcAHHQOWdUdYFsOii7q/RHXPBN1Nh/6R60MSB9txWRF9gK4qerUnRsWbm5OFqFaPLz7vUp27CZLPssyuIdn1QoSwN+VGo47kBUc4v9yQ5sakCz8zAXWmPf3nH9i9R90QxxsI5N4jXAvFWru1xjQj+300OO3JW4i6QU63+B0INvjtxQqTnASwoguIbk34XXG0vdieuL2oI3l7UXviAh7UxrugXfOVT5JNJHwZtRerCVdC7clxKrUUW70FJUPPMNz3xFNTyWqxxUv0veldhVrkQzk+0O1kssVu0VQX7t3yccbnPCK393KKkt1UEKUjGblVTK4h+JypCVa+WAkPmrByz9rJu8cmzUXWxdn562I5FNITLZm6JUmK8vcWS6ECAmHlSzz5g+5pGm2ajHwRFMUaJ+GsCljyjwKbGwFca7VzkLwIqj0RxesOceGUzDwf5fh4emAsxY1Qx4sEq/ZpmitwtrYkmiY0HUZkVgz47Z7qTtzdBE0MvoccLXZPN0D5CLh8g1OXvsGpfeE0SiAgr+zNFAjY1J1GgviGrpmga0aI0cKff3AkqFNIUOeiJIg4kgUkSAmwuwk2WFAXIS3NVARfvziqdwmq/6OAWiNgLo2DJKp3JaJ4rVE9mZlRvXMequcWRfUuQfWuZlSvCvRzMPWYj+op9891Ju+fw4Axk4mp0BVPhU49Fbo0oYSLWv1pkx/eMhPVdhLXckR8nVA3iPKvGaJVcpVVB0D/XtNG/az6dxpe9Qrb2cDuks56xRjTnKIUy9dCRwCU6ds6E7oS1jolmb4tmZrJ7bw7KRM1gFBzY/MK3hVRN1ULtkdlX7MV29OytdmGzWZEPexyVrD3W8QucGKXc0H9iV3OquxyVmSXsyy7nEXZ5fTiXU7crJn5x3GjyPVkT67HPbme7Mn19J7cRAe+TXL1DUReJbn6Te1R5pbu2vX/KTeKvBlfRHDjjjeKaPH6VngJQU6ebzbdKHLVsnPw739IXG2L6wX2M29URwjnMnDzhPOB+YcDyY2y8Npc0NYigqpfQpAT4xlliZgrWRQr94r4BJsayFIZeISteLFdX2jzz1cCQJGqnLhQp5i4UCcocuHp6HwIGSrJDKXmyw+qOAaphrOAnjlKgs+FoIWjWVXFCUnLKf7uDPtWFvz3BP8Lgv95wf9cNKDAfxfj6rBv6VCV/BtQ7zFxg8IhvRGc3EI/MxS5vD8zlHB5f2Yo1eX9Wd7MoRk4q/duzgx5AvcsbybAJe4w5ZKLg2eHQkQ/l2zzXNzmuWSb59LbvIimppaMWud5/54ir+oNpNd0J84NeQuu0/iq9pqhfX2kOtbPR471Xx2KkPr8ECN16ITntSGNvvr54pB2p5+PLwEG5LOJzYKs+NkP4rTGhaDwIHw3xFsM2Wm2g+OrEXjCwReJpy/m+FOL7dT5vCAJuqMx6I4mQXc0HXTHAKDvtY5aUxpSR8Uu99gQJtQAJYf3IBxPtnI8buV4spXj6a00+DiFxuUEIjcp8rIeoNO62eMYoDtdbpBqSNQdD2pJBnWqIoPaRJBejsfuhB47UKJsTIlWydCdDoeyW54bPJTeN119KHY1eSj2RRL8G/Gh2Pxt7fD05FrSSdS1dCdRd7etbYZb0fpQ7Lr2mpbcbe6L3WvdSHhNm7+MhJ27nnRMdj3dMdndLSNmSPn1odgN7TUtSeOH2EVATOP70/eOw87dSkLuVjrk7mrvWHqErV99KIadXxyKJTd8N8Wd5f3edel0KezcueRx4rn048S7o0tmSF70YRjIy5bYxxeTl8fjZyYv29LnZNi548nOHU/v3F3NSTmxu6pP7DCPtPc0zCN4T0tOHDipSk6c93pHnfn+yI6urDfshD+yaBL9/+KPrBVHdm2L+iP7H3Iu1o66O+Y5FzORQdx5deJ9F793FnfcNWsucNzFvskaS7Vvsqz2TfZm6Juson2T0XLGvsliJ2P30xCy06+lo9YxW+A2ZWvAHUWE5s0RhKCah+0mv2Td6G5P5JeMv2dKV29d1j7QJsXJVy/y1gSs13Teq5Y47roy33HXQqdc8x13NR+jLnTcJfWoqB4Vn7DiiHicdWOgJBPfWjVsVMsOG/t6uHVgkUsSKgteNvvdtpWx+855oPxs7Kl4HOhbFegDKYU6d9W2nOgurfl3NTTdB6GsO1wCAcYfPk5Ye3Ny8iIUdTl4WHbhXTlJDnKyg5eX3HXjEbyBuv9DB0owsKj3kZRZ5ewBWwHw9h8uOMjBx0+hbj6v8o+xiwTzMSyW+gboD7HzJvbJA20y+C2icbGqYgsGBt8Zo9JR7U5a7V5Uu/fWtVuovcC1Jz4eAn6Q1e04bDhrv3IYV3uyCyi5Czy0UAld5Sq+viuDNvOyjchtulqeRh9y3GZxPbXJbqEMj+1R9Pl8TvTms3X2PBexJ5BAHe/bqupOmAcL4f2Hh8yDNvHVuYO4nwxGmeWD2mNOpt+4m0N+uQOiSsyWvb2kQUud2l4Sf2a43Xp7yUZcTDnhmCvNBMajWQwQeuxHztI3M48FfL8mMXo75JSHYLz9QAne+ArgiwqoPaOKuuKckmpyUTVFXU0pqqaAanKqQNW4cISFariTuKtA90/N701JV1NO602uqTdQXF+sN2VdTSWtN4Wm3uDygsV6U9HVVNN6U2zqTYmNPNJ7U9XVtKT1ptzUm4pqWbQ3LVJNWl+qYV9MsfLsHvPbREBtR7xDeX4n3LbJlZldOLQl2uygs9b2UptqZU9uQfdYYMkNGspiPw29KTdi98DwoocCvogpKlLTRXpSitRQpEZBaL3h11Sb6sastcZUr+pNucr7/YZh0gsqiPfUVgf8YPUsnrcnzqsb6cORNDvBgG8X/D5ae8VfAkCkTIxev4d1OjOL2Q1kFrMbgEc7aA4SMYHdgKVV2y1WbV/yXtYV7BV96wx1k5WjM2w3YGnt9ozYDfRwZBJWeAUarEKk3y7ln9TF91Fp2A1YWsc9w3YDUvjJZFnouKeZWC+FWnttbicNQ4/ihz566MOlXRhPegLmWZTFE/9UO1SXygHZugjZWpVHb/4WxlmdlJUvEMlxkwbfH4pk3D2wzl9GFXZx/OfMQGlxdmrzTOArf2aunbraWldjfqAYS5fDiQIPQSDqAjTehJhjQTcjVt+iQ+/3q+WUb44vuqImqUgORQgkeTy0EYrlGEk7VXiP2ArCXav+aco5FnTwu6Wqg9upLUTgYCVBiQ2JVU2thPlELzWj73NdSu/Cm8QlpBROU906Qyvl5S7B4EKtkOvpuYvUj6WRiXKiqlUpo7ZybvvCi66CAbWKcB262jupFG6moiFrY59EPbqy1cpLg12whr6md6EtdzA4Vwq/PLrDvKa/f01aTWqQiNQCqAmcOlUKRQjizmmigBShKX0EICq5WqDdTxgWwSdRioZhuxqgboXfXpNvr/KVmYTDPSpKsWg8ItDAyxNMNeCbEI4LLMJpuYhWtUP7mf4Y00BQlafHYGhGtSK5lZOHVRGJ98w0gnvVvQ3cVT+jhtXwTONkQLGhadgwFCmFHu7hh7zq0qjcjqs8YevCBL6+bwzuYqK2FD9wczpfq9Lvh2ECz2/fql1qJdE0LwMjMrfWqpX+fbwCdImOc7gAdGMBMDFp0E1C0zZNzRln73I1APDCeSTLQlS27w7LAkaWpmQRuQNdFkl99IZq4TeyRgTLuTIMovJkUt/PKQO6iJ45fwP04djC6bNi7vG5J2AtuE61aYIyou5i+VlKaHY/F1idgsiD6NLau1ma+tUqtZzrWZNSz9v0h+jFrl+tQbCUp0G84OIDe2WaRJ8zSvX2pnhqWM928wvTN6hgkAilrzoQDP8A18hdiyyRW5IrJIy/Fl0hlV7hRuTen+TyOKIXOLXI4mjoolUo5icWxqouZ9zNwvgA1sJ1tBauo+Hkh1F6GIUV8iBhFhCTiM8DsNPaSE/9alBG6W2aLMHlzoq5R+eeoIx/YwZvByPyV2awCQV6mRZ10KgMzwWYVDX8oBQqITqO504ZXI/G1EeudySoI1fMsU61QXKtD5cLyi+vV8UjHpkI1eZ2BA9Sjp5F3m2O3V8hHWF989y/M+nPJXPu3TR35TO2oJ91tUFJX1epzerBtyi6Shd9EEU3LGyf2gZRDtTbFANpgIEUqHcobuxtar3ioutTim7ioiWmNTQUvWq1kkFZLYOyRgPnHVRbYlBW6C5tlNeqH6sN/tD8/o7Meb1qEJhVHVk68aKTpydimyULzA25bVCINSqsD+s5/wm42EBcH40XYQrs9PCCvdVw5k1hfRWpb7XO38uJVUnsDJcyvcD3qQfU24WdoNLF9+mz8zAMQj4YpdpotAYJb1KQAzWkYobAIqzDIG6ducDukAu0iIVZB48RK9V9NEsocp/qTnCBMedHpCZTf82E/3L2ik5iCWSYjFr2gD1rUeg/YDcQkqR/AiHJSccRksR9TKdPISQx7Kh+PoKwwu5SOd+kTr8NFlvcpfLzmwhL7I+Q893Q6dcRFtklIT9fRZhnt4QZeFGwcKbwGh7UA/ZpVH7fnG/ij0Gch/xhX47q5Ev0+4B9zgpvyOZvrR7jM/tbYketv/+W3svLzPfftPjPt2wX26Z8x/Ah+6C2uYcmcSaFfLniQlgEu8x2P89Ny04A+GFPblWEKweYYu8N6OUO3gRZ9ik4ED3wiiqc+SJ7HkirvgwVb1i9LUL9nUWofyak/uyIHj3aL44EQf1L72E90TJTf0dVmPrD3b3KaOrvMPWvcKigj+xnEtRfihq6aBVXVmnq7zD1l3JGshyofznl+6og+EUi+EU23f1DzNGd8HTmsncQ31VZ9gjiZ0neIXSpTxyAE7Ht+4HvWeBHFqjh6j/AD6/DiNGgbgAFaFS9n8vnM+ykK8eXGNLwjrsT8W2E2OexE160tb8uFu8Nvo3UfE7vBu3ERmMd3pQomID9oI0DbjtxE+yg/QGV/eZJQolc46Tc+7lLXDMtvB8YyBFHS3G0HEcrcTR2UuW3xNFWEuTaYCLut6uS38HOnzwYguDqirEAijCdO2r1Q2N+l2oLuoEdbXDKdm7GL+o7pHVGuBXn507sdEGzHNw0eGEfyoem+B8piEePTuaRvUbQoop7CB6tsISXa6VbppV3MijGQImju2tBcSYQt+NRJT3Jc3ta1R3VCUa0xox5zzTMMRlJwHyEJTIqfK16OQN2YLvrfAcWXCOw/15InJ24c5FYiukZtnjGPU2cVFTtnOQRvbYfKdnFLMgJfUCiK+gnN8j9heMUdJobRpPVZJ/CHuFFRbX4rewxXLTb4R0dALVZeQEYAuz55klilnhvs4u77DPibRNHcZv8PgQj/hIEA/5SBH0k45twcK0ErWqLohXMEAtyB9c8JGhTBUEC+GYBElTujAQ1OA8QJKClTZCghVJNnRpUGwSnClCgBbM3ObJ+q1om0KHxW6JjsOGVGFyQdMtOWARFgui0qp4MKjH2VJLYU1Eqyrk0ivVJTEx3Mc60dGI7o6KKbCZcUeX4XUHGO4PxFkf0NF9a9HBVRLmSd+5MhoARfZOppwJuekWsBfoVBtxBYO/P5MsfQyQjSFYQN3kbMXDHVAseCahjygPafdZ0xnFagbcGAzILy/6onWlQENjyyss8OiHpuG8Tt0FaUVGVnabS2Sg37gHNqzx98Evb7ud/f/CtGexgzuCyypnGbu+a7ZpMCK2JDP0mbkFO7n47dWt7kCmJ7nCmJle9zgTGtuF39v3Zfx1ds3mGkNXY9jN//q8af/uvZx+cEeeGOaF6Tde3JnSsoa+WSTTIbvhd3F9REL+upkYYEBqawI7GmryGehk60Byr1E+sqg9EFxdA16OsKmzHDjJUmiZaM/2ApfgWwyISCQsesLpx8zmey/JcZY0nwm7x9B9eYIAHXGssiG4ZL4DEsD9LLzBgXCIuG5QRmqtseGcjjP1WY2aa8iv6PMJ2XC2amJsG65uBIjjKqd6yojcVmlmEjC11G6smVvDoshHk89gow96dUFivwNcfrogHUrqy1tov8c0nQORfzuVtvkAAxyJF9iNkjmuuxkpeyCtL4ARui7Z3llJ0PoKM7zJLYW3X1+hh5DHIaU7Z81ivfZcG2rChHEK8LA0BeFmHeFl45zQ0dfbGApuYpO4AXnggrZfERREt/fSS3xBF4DdVvGnhB8Wea4JKikOF72J3pcyVKeIjKFcxNRfewJ0w54eLEFUOPVvOFUOEDsOgTfKlVBVWQoi36EvUSX8fo0xFqaiipZf83I65nSnbjO3ECbXyR+SCDg4N/mD+etAWL0yi1TZlf4M/CKSvnPKyrD+/S3VJNu5UJepUWypQ+ANASzv03mSR5kZntFson6LaxT0OeGLCwe1wQYsNjx284UFsLwXE9hrE9vbQPDNS2d4W2S9bhO21FmF7ccsPO2iwmO01NNvLN62onvfwdSLC9lrwskVsrwW219Bsr8VsbwuHYHtt3NATsb2WZnulKARDQ7O9FrO9Us5IlluM7S3GXoSAUPTQisHGBK6A28Xl0a3C/3pUVzdRLWfns3VTagSjKyxvRv8B3xv03un0vLf51ure5lure29bSdHoLx3ilc2DGb702zxIf3GS2nwyasna4MCjNt8p78jlM6yW6eJmBG0Sl+Vr27EZn0Ij9LFdnuVdXFykZSeWVkEyXMhMOVqDQTLM8NguA7JZ0BW7Sqpxo2pkDcGxHdRTpaIcKvL46I6WblZIBi3jK2zAxRf50iWioTjOZXkspxcBT98uNBaUZaXP8ik1lvMStkWresUvYFnHek8kD3TSFBUAXIdU3KmjVdwog2Kge5bcLwOKBte5uOQdbz0Vv2iDa932GZqOPhybt+Cxc2aaiEBlJpyebTxZse2CauKFmHPPsCJEq+qcYbOrRqw2XzcP8Ml7HV6aqesERznxdf2cZnS1mRH7vOU1Ocip5iFjlVZoDWZEa7AgWoMZrXSJYSywr0RdTsIFcngGN/B6L5Wy9oTNh/bmoeyEG940z1rHQUb8IAP5UjApKzuPKjNsKHgxdms4npdtyBRPxnkAzq3xdwjscgB3HvAl7gjQxqlaYU8tKCQNG2JTv6J4KC4s4sB43uv5DoyL8xwYF+7kwLjI3CbmUmnUGtDzr0TSEZLc+mYanc2P1SiWIRRldhU+v85s7T0UVKCzrCqngjIRXrkuzOXi5TrfH1WO70cpM07XJ3M7aG6VgRqOD9mej04qY/V9+/cGLVCciJpuxexvU63SoKvaUGMLezQGE5Flt04SIkObzOc2GK1iPvOF2GEhli+Cdl3Y1YUlhFjVLjlGrXWY0mFtDmorM0NhyC7UBgGVEzis4Qg3m4awdh3Ubwo6VQ4ORLsQGOyNKL4Vwu+Jo736AuNOpjJBGdyf7+mjpKA0puDDklNV1/RMUHhAPAIh3VPdlAIGXy59hp4NSXkFqpPAD9nJI5EVp/NgxXslFs7M2ezTYuJhymDC27sUxqCo0kMijOC1A++amJ+8z/a4bONt0uoMRJ7mjwHACC29dpnt80HcBk0+DrB/NIRdo034s26Meokf0dc5YeKuixHfQTBEq121lzINsPdNZGaC2z/ml4r5BXtrC/Rr3OrXiAXDB0f4rJv5BTNwBb9c6K+ATOHyG+BLhuiZGyOZoT8Qe7RAirKgWJmVadyw4qZKq6jUpmJVLFOtGvtCPRBX1+rqWgmuqirYN8QLSlVwrxrinik41S041SeYOJKYKe3yhYyF4SUinc2o1xtHa2mo16M/uhn1+jSihajXw6jX04x6vaqH6oxQjxCObaR7VE1id0Q9LpyCeu1NqNfajHOJIWGk3AakTANsNYlz8JO0SRBOo94QXLl24zC2ad1K4OE6QkAKNhA6tpJ4FGMiwzmsj3FyE3Ayt9BddkkcyUJoZQ06PBq4R9MRMyZwIpdZh/L3u3M28UNF4osCEpudQw5sl2aze4N8P/zdrhvjS/dI6q6+ZC7kl5ygUH+VJTlWGfNSGUPPmHIguUKPlHXB6ucn4PgThxn1hqPVvQr1I+ajJVNnnM3pSIP1teq3DkUlLua0ZlehfolKWDrj5aKOXGSdqvrZuMTVIus7QfbH5rP4sV8XVGnxOLaiftyqZ/kDW4OW2J9PHkqmuD+QjxnyqeYC+ygXTNEqAiguwifL+WoDLpwP8/2hLTiy4IyUIJZtbywnMShPwah1nBcvvulsOfStH9G688vrg4+V+B5E82HW9MfbTnrsfKwG1zj148Sa5avTJr7luEucNni7eoHvFoJydhvUEuqdD5eY9dlfwiC2oj3Vin0c3gdow3ICVcYSVBnNx3hKm4/BzWZaC3ICy9SFmCK49qSo3N5SZdtukoXkQkJT3E60qQKuujEAE5oXb2QYULjElMT0+oaHggI7VX4jgzSqfYM2K1SSfsuKEwGzdg2zWTsJL0fDa+jRksO7X3oSLAo5DFm+OsPfNWv77YBcG0HODF23idtsPobqhHeINg0/moiYC+gvVXASbiNwa5Wt2mOIotIhjC52N1tgzwz4dkTw7Yjhu6AfDDQatnaGLwW8RwPn03IRLrytYVecAWyFsG6Ty1ApRWDNxpZU5aQLu/oB63YG7t4HrFsZ6d2bGSLrFN7M6BsttZoUJIEeWmoI6G2iPfKAMPZjqoeFAXYkQlLoI6L2L9ba2h2IIfGFnn7bJVl7+m3HMlHTk2tkjBYWiTrP+ksoeoMwYymFv0nhMgp/mUJF4TSFPoVfcaDnla9/jkJcMXA8M+b3U3idnlcIxqJWXFVw1WU8W8VzjUAygEjLAufoA/wFT5SgJTTA0AZV81eLzNTBxGKADR/47KmDxRx6BffllKk+joeHSxaucSo3Q9IE5EoxJNtSIUkLTgetvYEFG9+9wRrVzXKhBePfvcEgn5I6fIzcgY2mThb2Vov65+q9rIME1ViTauG7o2g5plnHJ2U0wfg6BJ5IehpB7WXUOgOCNzhqnUZIAs7LCNeMWg2EHaPWiaxM2KtugsJdBTmon8jGJE7lh43fALAovOj4a4BV5x1/EOE5xx9C+qzjD+P5jOPfg/C049+L9Ibjj+D5hOOvZQLj+Pchfcrx78fzUcdfh/CI478N6ZOOP8rYbPvrGZttfwPC6w5/av9DQQfTjNcJyEvr/fpjcUYKNzWW6kfwgD41zqt+fQ/qRYtnX8bfyJ3M+G+HxtZUBioqoEPVF9kN/9v9B4hp2MQSUH2Ar1Jh8riiPiAtrYxqNNRKEPy4KRryi67gefVlnuz7BJei/i4J+2upvvhoO6/6Ep0ctI+b/iaUPmtSZwBhE52unwMx4s68nYflF032lCNv6lBhk/Svg1wxJcffhsuJp0zUjIMn1lN7R3yxHN6eNi8ED56icXyQ7UQH1TtUz24M92r7ciaQxHvwVA0288NaPHQHW/hhHR5UUOeH9YoquldtPkWjvOUUDWn9lL+BJtUa+h2m3xH6vZ9+R7WRerCVoYMFVZbO0Ew9r5bX7bEBwxg1fh1L2nJErXOIBhyd5WiY5xt48vnFaY6GL/4lnhS/aHA0fHESS9PKh4J3cgf+X3NMLauvDNclPWbmmIxcAs9YMyHYxnRDRi9Po3fRwvDh3oUWpoJMsRGHJQFxkIDyvzBxxIi0gNfXt0vuYvAQFg0Li8ZDWDTe3pxfvR1rBFTujljP8IKqturbtTVRDUFmqdGNsEdS60eND1KwYdT4gGK8P2eNGk9RkWsA8wABdJR1xO+HqZGl1o3irnD1tlHjo5J9lt7vh62QZP+Gzj6y0ZgEk7h21Bin4L5R49OS/zRl+BxWqsMmF/iXusCwNnK6Z9Q4ivDeUeMIsh2TbCd1NqApRb+CLENiKEVEiw2n1OqNxjTCNRsNsFrqnfzpMzwwNGZ6xFih3XjN1CNnEcM4JuMXz7hNDxg3TbWND3ZkzHCZg6U2jop90gPUSYRgLW+ZDO7/j713Da7rys7Ezuvec+774OLieUFgn0OQBAiRACU1H7Ik8qrUFPUwJbuViirVP9QtqUsBOxW1Wu5RLFrE2LSHNVZlkDQ7pmyOdQEwFuKhbDqWLTqhLNrFzHAm9Jhjq23aLbvZHnrCTjhl2MOx6RpiOutba5/HBc6V2N3jpCoVURfnvV9r7b3XXnutb80iVSOiGeKoWa05IpQr4lRM57rQmSb7OlOuBhmKpa9ihGPO0tckCF0EoSdB6L41H2BE9tiSk/I5Mguf1gnMIBNqWEC9RA7vnHk9PfOSWPI6jX8iCpsHKzT+6zf5Ff3Zy3jegDzDbilOj2WsW1eoht+Q2RQzaUlAYB0BgWWxytXmKDvMCADBHOeo1FCkma0y9RBl+H9jDUMSx/6OyR75yij5HC1ABCRO4hdGfY+WJQ4tS/JHdCyy10rsVG4ezh1x6Uc5tHMpxxdZjuT1coRlfVcySu/e0Wwhm3iiFQ3LGSuWiqxYyqoSrVjyyYqlzCuWqrgO5XnNYuhXac0iJ7xmySdrljKvWdiNJPfQBWjBvF1W25FF9Uk6UqFJMnfEmui4wylfSqVMaxs54bVNPlnblLG2Yc8S/mbeSr5Z8fXJVZ+/Wfkx9h2Rr+Z6ZsV6Cn0IS8//nrd5n0FISezA9+Lgk8CdQwP2cShQkiZzaMABCQ1qhIMyOWaEIhvSuBpFjZ/gaTwFSNjDGl+hr5wvifpm2aYj8fgpHPtpPMZxgFoGx0F2OqT8noaOrHX/p9nS6ATNCA0spxuzrfsjeyjcvM6mQdfTcc5VfY+9YmvLLVuW5tdxzE3az+6yb9Fp67gzKwlQU3wNfhXHZCu2magwRgQ9ThynoLc9Ac1LKkh96lUoHF5B0PrZA1xcDBkWf/QmEl/m3OSmNH762xyEJGpafEmzfg4uFWVVi5p5ZJ9Y5319b7iBxMsm4gxP2XOMNu3/jPnwLz7xzPUf/fXSviXcvmUvcQ7LUQ5qnwYJmnty3yJspCPMoFt72+HIamioKO7iyL7nV3tIYJ8zH1sdsdaYclLnpT9mhPb3i1j8VRXCQ+vL4dTlP8H6M8w3SbTH3h2djEkjwP+E5Hs5b8yyid8tQ26H+rwBlw4Of7ZOdh8kmX+AhP3+YIvqCyZIxPP2V6oRNDtVcCmY5C2KcYy24zAbae3dXxFPLWDz4DaLzswtLEOzZU20VRHXcxFBMOWlYZX1PNmEgM68pEZlF22MDyhDyq4pRWtefrGaSefMPKdGKTMa74fF+qMd1rFoGMPNEdUkMu2xtUorr9cQtBSZXAxGKCPIU1ORSv9IcBeLV2awnX7TlNt0OIDvptVWRb/HmtQKW1sP4kfng2hVTJXh1tYDP0jsNxhsxS7hVp6sqKRbRSGmGyv/MY2V/y4aC3LVVjXQGsXvQLOlXg4HAc04TNcWfo81tatDHp4IlDE8EYbFJSLPTXY338XZPdR408mDe6nZ5OxTXLUBLJwG1cChMI+FFqv/0rpb2Ar0qzwHtRIbnj42U6mre7R2G4yAO01190K4U+1cbIe7mDawT/nUQmLe0//eUrhzUd2j6u3E9Goh3K12LzKB8f69C5SAupuImn6FU22rEeq67yV2Lm369C7e2tylRvh4t5qB4QwVabD1AH4HuKFIDJXUmwvIfge/Y+oc6wvpDTOkQq3xBENfTiNsuaF2k7w/QLL+dLANgGr5lvNfCaux5W7+EOCuWEE8CP1nf4tq2tp7oElrEt5360e70sKEFrW8sG3Sioq+eIzWLtNQAadbWzGd72ekSGKxB8A4Ce2aMVF30vorL0oZ3Vu4LjsXYIgQkwS6X1y3EdwAGveB/TplKnL+AE1ffdTb+z8tCqn7KrTipus9VN6K/d0kjZ3sPfsrpW5Jx/LSA3TvAW7UUtyqg9SqdhIxazv1Lo5hHw6K/9B06wF+fzv7WJMcWU01WEOjMwT9csnnjBS27b1ok/Q32zwUqKn4zoN8p5m2rKSvMANTrfuYtkS1OlWtGcCgDtGsmy80Oap1L6sVeBQCRjAGzUhNPoDttl76snGQDgOqXw70D1Hb+tUmtYVH//8Bo/9siLu8y8VvGsQ0RzCo9HHM+/za96kkJb7Xn9BkU4o5NHm2aPJsUam7ie7/BXRm4u5eEm37oVvu5xJQkUk+x26EbN/1H2IqQs8yABYmdoVLUx+rWrak2IKaYFNs2bdJ8t7D2cMqLx6VwQt9UTP182CDjBroPA+oBoYdJ8Umm9QDeqOhj+U1uHdUeDNhi+wwVPQOg9zc9Gma43LqAcZgyKkJxmCgcjIEQ05tZgiGnNoEBAasJLVcLO7eVIweFCOvetj6HneAocVF1IonLSRavMMU+QrzZEx/j9qzHRLjZVNExoumyIzHTBEaj5oiNc6ZIjYeJnaiw6ssNNIUzILfWUcEv3cdEfzOOCL4nXZE8FvmDblLZiL5BbT61/KeUuGkzbOsAnxX2PLWyHxzOZH5bjsi891yYkEPAhgEvQ7pDmQQce0oy4Fr5LuiCHUPxELdTY67F73Ngh1EuujBGsGOpTGLm8iiJmhCqhPxDkCOFZzP5+LU1spxx3I0mWD2h7z3QhOCm9r5QvPvSKijXNo/F450N75xOMHY+CYXp8/GN3k1ctsiGSJpO1cxXhCtjyAnBsOY8T/NRrgkW7zy3hKJLvCsqtEkUha0J7UnNLX4eJpGZnoAQW4Y3WtYbUXXoi/2KJ9kyqr+YpSepL4YVcMY3vHFHvmixDLp1vXC6AO0UpygZeIWWiNupgXipqCEAJcf51Ih0nhEXRzV2OqIoUapWWn5c55GV1rUweTAAIfvVmjbkjUhl+NiZQKUvOGdjHuX38m4XKYArrligeJ1RJwpymq7JN2xzYCDV6rF3JH8YfOIcxhRIMzXywBdw9p4xToUurS4trGO83AoU+1srOOKODi0AraxELZpnYLoz6dS23uw6Gawd/alcVGCEzgW2ZfGRRnmcbTZl8blscFtvUHcD8y5d0zlbjOWTcHIc6fsNjQqLmswKzjOI0wjHWmwqOE4h3CpdHw16JFVeR1mqFXYFS5yIKKFt8LediJa9SIkEbB16YV2+63FpbBvEXOwqvzsIg0/ZXqs6E4fEhungYcOKhjEYQSbYhPWYDCEQ4MXqUAPLwrsN63S7SnDJ1akwyD1zBL7XFPK3hScqGi9A9BqGxe1hXDDYnu1IQ89PBzVDz08HKOHoXg96QR8vKPwzjBeGE6+HsSTAE+aeNKMPvWVTfcUIObl7QYcc/vVmhdGcG+DfmEUF6nMC637HyUiI3QpGIC9TFrjoNdJK1I1u9qhcnd8Q7mrBtGWWLZBFwM7GbxkEPzoikWUq4bAj67wowtDQWsCkb5iXLqVvQn0eE8K23SPPYFVhev/kvmQEYREAfjsj6fgFjfRbzP9tvC+jcFhg7emYjRBeIGZC9QMEGam6HeXViRjpSMAJgIuneIhmqGQaUnV3g9DjYfovx9O8+mg6n0LPNV+P5zhGxtV+DbxzvTbxCszb7PGvs7WRshpPJVznCvXSpX3ILSqqyp77Fsw/6vusREHDWZ013H099hXcezZY18xVc+bqleDtk7uW1yigr0dTCop3QTR5QrNJYb/y+b71FCyuhtXRerPJaLlAK1/B2n9OxRsKelPtqPQKJCNoAqqQDXcRJXYTNXbQvWYoMl6kqTQrcFd4sDhMliP3uRwsfCG+thtvQv0g2QrwkVgFnlymZ4UUk+AQMB+bs9inNAz8AGN3Wohg+sWlZOO16zAQS+/aFEfdTmk7GYcT1u0fnehLUaNJ6xTFrWAC90vMwTqvIN+d5c5QAD4skFsecHkKDXjs4hIQEX5EB4JF7i1zkAGiStTWF8HYvak+CR2mEm6XA06t2dQDZzDKJSEqvOmXJRDkrTO6QsvJPHrrL5wwkkSZcwYSZvWckzOuzVtdqDyEykg90Q2cBmny/B/xZRPtupPLO4QNI9swjxCpbiIIIpUgAs4TnCpDDXJBeLp4iyO4/cZZ3DcSJKUKRPHsikzxykcqTe3caTufBJH6sgnTBga/4A5bwp+6zFTIhbN6etX5fIluXpRrp6Vq2fk6im5OiDYRfsEdhHgrltl+qObM3TYIQCud++0NEgmJsHtMgluk0lQozbWZfabktnvrvsMRyZImGg2uBOxScttHDex86bR+sicjSmvSWwwOZ8llrmESt3iNy6uf+MAERwdlGZOzKyD7APB+lFMkwis6UODWxrKePA/M3jTigU3y8POETb3PCzzjSMTTY5G1wYNsf6vakta8X/IR+v7vYsprZWrzE8HXqLFyXfC0NoSxqL03mIIfw/6k+e4E44qJfvPFfZgZ8cS7oiedrss04iYo0W7dQjv+rJs6kFwxArsv5LrNpBm8wBrei704SOD4KV0UmRzIDopqBrbRVjimR/6ip0ofCyhaGDFpmuJFxk0OXQW1Yb7yX6a+/3AigQtjr3BAkMJieFbEgosDNEVfkkEoQhyWcxt2S/yUuwXeUn8In+tCr/I1/IaMQsOQe5hHT+YtwuwAzAesrLH1coekMoTJ7RCEiqkZWZ7jRRZQFQeQDHKNLXSoZL9GoCllQtnNFUVM73qAfYUYdvUntmwyggUbCht+GFvBsBFPeXTUVDxJw39ST3jkwY+ocksQTGCVNQD78PqLFtXd8GY6GULbXGVqKgqtJBd360n7+pMsKFVExiIWsvBDzAQsArM8hjoDerfI1RSFdqiWgyVVNU+EVX2iegXIIjeCCqpnoZKqnZCJdUjqKReWntUUeAYDaJXQyXVU1BJ1Q6opLqGSkp9izVGVrjjAfhDwIekQQ3KF3100YftR9CTriDKVekV9tXHMt2FLSZJx9yDivRkxQwQUL4PJ9QpOEt2ki+pErwnSli/FfUfeE/QnE/8vA+WKPC75F233SRhmzAxbIoXJjZlUk65I8kpwDtqvK6qwoES+gdfPC3LalDVQv/sYgLFFIzaa81g+asauF3sNmvidonNJ+12OQaXXnSjDfBDidwux2jFqkZfoCXjBiyRdUep8ReKLmtg4jJfBmgkbT9KgxF/HqpRNbKgxpbC0WS9MJrytEwm3bGUTBqOwXWWdUnhgrhTsvmpUmOKstW3fOY7OkDrDtnE797p7agZzrPO7jyMbHHxiPJfDmjghJethq5vtg6jqZoHaSE9jHNa6B6kVfQQzqtq6CA1RrX1YxgUqwcrnsysviwaddhN3oZtqVkNzc1nmNiyOUMqvu+pfUtv7bEHgSRg8tYtD1FYs1ahFvotQ1WJBemoR/GqdLJQsHh6I4eqqoxIfsdYEDt/fRAdaWxbicYx6geWHvfEyyx1Id8rfltSjMaVx3hcGfsRapPal99R1dM/+T2OLd0hZlIjC1ZEa0aWz8Qji9Ijg4aYqXZAzNQ1xEz2oGLoTwExU+2AmKlriJk7HVB4DIkGFB5dMEX3RSNFQ0aKPHUyo1OZIdWsqpFgg3YPxr+fHirnjuRes9mrkvfc6degKdSJJk9X9tph7UD/HRZdtCfz/yu0KqBhi/1raeEBx6Si9ogodZtGyySlwK2/HNSwVLNXG9QreK++RzbpvY//SLyZOH+SOWBvR1mba7Z1aHrmh4VZxIWWInFssaIYzGmsqgZAGETTG/ZHXogD2vcjrAt+HEaFouBgGKFABYJ9h+g2fdaMPhuhtOiLOn8hc7H2TdywegMwPAM8NauRCBslHF0t7/iL22/+Nz/+x3ujo2Cv/KWpcaYaCqXypVSMZccwHH7I+FdjklwzekWpOr/SkXmAzEeizGlo05mPqSgrWsf493bsztHgPAqcGx3gBSg6DQHnWvNvtbz8hdPX/mDpa3ujY8hYU+XW+IPGv3zoFz6IjlQvcbss/9abf/zX58be2Rsdw5HoyS9+u9xz7jtnPoiO1G76yTe+/ugf/vIv/+re6Biq6Mk3a8v/+H/59HsfRMcwjJ782MDfO/BPv3Rub3QMN0ZP/t4vefPjj/72B9ExHI+e7Hziq2+++eY/3xsdBfAHT/7sh3j3/YPoGG7WT6i3jdJkMXZHzSUITboplK640tVUulJKV0HpAitdPKULo1JZN2gmzRwoylFImOhIlSxHEZGiY7iJijsK/lAKQE0Kh7+BDDlEhflrk+bVhnDJY9R6PwwUQRUyd9GBblBJGD8vVPzvu2KTMJtNNndlky1d2WSiK5tMdmWTrV3ZZKorm9zVlU22dWWT7TGtqGk0Ab69NzqG02j1Btoy5GaVln8suRwldno0udwgl8RyA2pcgXxjMraAl9QQQ2oS+UaIjkS+DQn5FKUxTOTbIOTbQLn8MD1j8gF5TLDjurFtmGI7pQmhdLMr3chKN6nSDah0cyndOCrdFEpXXCVVQ5lTFR/rrHigK95gpPvHsGqEYXSJ96RNrLEwzNMk6jOGH4m/Pg94QG5rOQcqMcQSO26b7LhtkigBC9QsxL8GDJ4QYLLbMsXttkwxI8Qil5cpphYmTBYmZj7DGvaGLFNcqhQvU1xepphannBlmTLAJ3MQm4rsWhFJFPL9s/rzl0T1ga+N6OuX9MfPpr+FVNHIqOoIBIkhEiQwQ/HFMF0MAyikDw4Gw9rhdUjjlmGkwExMJzd4EMKOCsa0AA71w/pmRdUDuPTWVengy2wdUwo8Kj0ToQYBtQbZtKr/8NJlRxQrtGVC6tsR3C1SRBaBRqgP0Atojx3KO7sUvWtkv4sVx90kaYxlPwYXiKmBuFibETqyZq4SmKtHQ6dQo/A0C5wzqi2WWquyFSTXw2tgAr5fbnuqC7PtS/MaBNeuvKY0r8zwIqGD0WY0q6gubGboT7ETkGYxX39n3AmLVWOuIharxvxWYlmImIXWfsJWo8QlWF3QEvDgy9RpWYTVoom/L7CT03s0r+zICnsq0C/K0y4cLTeot340DTN1T+pFbaEodhF/K3a0NptIBLDegw0u/Q40wQSq9FhTI6eYEqnYjpiCrSVsjcFTFgMnkstbPzp7kM0O8GJRv7hAL+oIvT1s+NGDwLxFGdiKh4hjSmyYcA/6oP4GeDrvLS2E96p7F9vBPbTwY0iXOg51bjYLe1/K4wTv4T5hJ21Hw2IAbEHqbiP6D4PQ7VgK71H3xK8936Sk7bfU3Uth0tiplgUROMbOHhtrznsYIUhVkHYFyZb1HwZysNWOBWhK20vJ+tvu2BMCvLlehmJgOGo55hHnNcDWdYepixeZR6Jj6PF2nimIO0XBWvFDjQViRcJ7dAczkFZyYsaBkpNF+wpVgd4vpi7wKiCe6MevuvQR0LYKPBkVgCCJH195cM18NCgyiB7w4kCHxNEeLvqManjPWwvSai5AIQB2/Va8ZdZG9Ir/0rSPsOEoB354oUnsQLV4oclsmoscB69tDOEVa7IyFQeG77NfmbJubAwN+f6F0G0SEzMiBX3OmEBhjK1jlb5tmc6RyIxaQhuEeWU+yVYjKSNX+vD1L+EJ3EupB+RLreObEImPPeDkZpiHSwJ8J13ejq9Dy0orRNk95ChM8FKghnFx8CK0nigkIGu32ZLZg4Uy+zc8WuFgfbLTD2i62L2SM6Nqeth8zsU+ltq6syxgDxZ10PTnVvw5zL6OfHn2ExPJ/voOMrdg/+7R0W8oF8z9RQ60hZbm3fJ/YlJrp1H6ctzQFgffgzU8G5mwlYSlC0GlDl39OXZ4gBkYRCahKsfd3pV+9HRkHU/vtn8uND4uSIiRtukwY4Zlmw7KLAFU+R0zDw2BzVoC+zWEvwI1jdarsKe1aHJ1W2bgcXN5ErKdu53HeE50UWYAyYoGkqzK6rzAlwBGcmVpq8q8nF0REJ8VMwblYTEE6HcuCSEVxkJlSMX0C0Cc/wH0QQ990JM+aHIwGMEvM2AdvYd+pT+vlRlH8TXrcOU1AZYqvma+br1WjBQfjlZ8sHYjp03ABapicFbcDLzQEzwzdH7rldarXxLAL1VYSMfmK1LjlBAV1OCBR14pd7xSoVeqXcSDGtSGNNbXaKCvsaKoQb8++vXTb4B+g/Qboh+QC47Mhk0MEzESHskvI4yExwB6gn+yQcPLV1mPwFoQbzZUs2HAogwDzLLU7zHqSXJzI03VG3gwHc/YguDkNoleIdhMSxS+AUBiUJYTAOy2MpPrSaInySTjarzblgOnsVUnOoVB7nEekmDZxXsNd3Vpt/Fg9GNAR0mIdz5WiM8xRth6If6up3nbbVyEeAewuhDinQ4h3hEhfpRP5hBnIMcDcII9Os5CvHz+En2dFuIdFuLl42fT32JsGc+o6jYIVZtJqNpM9OGLKbqYisIrj0C0aKqRQzT6NxlkBCssKBRCNDxRZExpsqnNkW6BpPctvKrTEOl8Je9M6Xew3trICotwG2ULpQUvFtPpAFhykleL4XZaBGLFqCbWpFMjISuU6AZjtBrGqpGLhV69kiRVJ9FwQuDNtwhU8/Yo7AFei1LroeUsVqvAfODlKPWNQeKwKBlEMh6N3x5Q/ZRb9AwGRdvjZ31qhFveeKKi9yzhOrsQTlNXasbwfgDnm1kUkL4d3GNwk167e3GBt3C/e+bsjoibYs11Mv9TMWMqzVgaD9fswMMd1Xi42Txp6E99BmlM4+GOajzcNfyIOCBZISe+AZCkRkiMGI6C+sm2xDATQ5iUtW9hGhg5hVlaiKVFhEHupaXeTBvy6iLOFhco9c1x3IspJD+FdBrsmBsF1kghLkfJTexbDO9FWOt7uqQw+EkpDFIKn1pio/2FEAvgaXU3fAJ2LeKsa8n8bulSafrUri5f9Xf7ikrwKfUpKsG97XB3Zzzv3Wr3w1/7g83XS9t7HlwEb94LnK0danpRzVABaYGwa7Hd7sgwWSHUUxmO48b4murv3re4pHZy1tOU5AIrjStqZxvTu/pUWzCC0xGvg3uBFZFcTmeiBhczAYQLWHGYYkly7x4bJiTTezjacBk7WdTVsJIwYHzF4VYx1TuyrhBjgQuxscAFMRZ4BnilCAgXWjhMhHaa6xzifGcRDxSNl7lFGH0sLrTDBNxSJadfaL4VWgv0hdVeeqv0uEmLF41BCbdNWgMBoEFAVYGzTF3V5uHBYg8NRlelVRHfMuQWAvhC6PqHPZUcrBlINnFi+QSwYnCMJBllLpJRBMOOZ34SBA8KLgswLRnOwIvdXLqoRwraZqzAaF5i31ChKboBTFv6W+uy55n6TuWDHi1v+KKM8w+wJO+LvUm83cJQl328hevBjygcYNGCp/hBDOgubEj85OYQcDG6hhDh5JpaNBiBhSXvt6gBli+qApNPqfrJ9Rjxaf/Hhu7gNJRONKCFtoMfBI2wS0sMB42uI/mzXUbyp2RjuYdHcgRx9PVI7rOQEYqQMSxjOKti9nHEZWqfZEzeR7O0jOnDqodm2h4Zy+2S/tTXnyqGDsOn8TSg9Kd++lMN8aHq4iNRPwQsKd4IHsqo9sbVR3m6flRCAKA1QRkAhqoR3IflftbT1YM0wm5cfYJmYfqb9ZyGnX9mqmExUz9IUwzeHst+m9N6lNPKzgtleYzL8lhmXpuiYCfpgCec+e8g89LqvzTpf+L08Yhp8ELEOIk9vWpE5d2U9SI/5hTLOkXGuZIAZTqWEZXxcTUCHWr5x7/y6Iu/ven+B6Ij9Y/H6dth+hVWnwoK1BzM29DlJ99iu0/Jmw36FenNoqozfcVuJCM4YE4w9Aqr5e+s+S9srP4RtjubeplOuTctfQrzFH64Abc3mD/xtrZs8MR5xpcxbYG7NE5NjJKO/+v0RvSk4/aCNokd2rdEbb4BC44N5mFqrA0G/zUP/0Y72FzOlWSxnEPkelPDKjkMEXQ4harkp1GVzK+o3JMAVvITeCBsxdOP4YGc1m3qgY7/ngmY4sORxz5s0XDolZG0X6/EpeOSOML1dHXl4JOqXF3pYAtVqs4lEm9/F2XwH2eDW/NxaO8yM4UfDjSONIoieKDaDIRnX20BsDN6aWq1z0F4I898X1eqB01C3defDXr1ffG/49IiTXeKZqLNavMitT7NPVvUlsX2w2//t8tv/vZ//u/ue14sCn0puJ9CNfBjVIO1xfZL/BA1nIWPGq7K8Dj9inJR3wHUt7/Lh3AA8jjKIZcNFR0khqFq+6Wosj0iZtb9BorGzHKWhnTUsYKUypQVwOzYW72FcALRpmcwwajTgYWDEUwmIsUW3KHVe5gL6jb8pfrxe7ypFfF0vp9DWw3sF5Q+XOWUB+i+OowH86J/hWawh4veM8WqMIvaHpe9AFYxSORCa29VvVj6Ty0S+2qFLfe7rYreIBmPpCjzzYejfs5Ap5uT/XgQdAsJZKbuJm0YTgc9bB25RU3gcuJnqaZ1qNbkfkS7tbBMviapwDJNUoP69NuS9Ltgc0nWseNUhDS46R9asf4qUtixdwkCuH+FBBuGLbAEUN/qUB3moTq02HIWqkPqsLfH6cpmFA3cfqzJkQigOYzCortY5WjNoQUGsUHs/MdpDm3RHOYZSD5SHArSlQV9Pis+tMouPztpGbuADRcr65GCaAvjbwD/YbKW8GO/7Pzkk7KxtV7QjvSC38rl7ZTZaiee+Tosc77pdBPkcoKMaEhvHIQCjOVONlUtZn/QYgh3Bq6Pga4rjPMugNOitQsropYLMyC4FaOca+V5QcWf1PQnlW5yWwzSDSvSGuOok0wIA6w00neGLkhwvGkCMgC11fXdSvKuzsTn6BVsqmqTVGeLVNfTFby78p8evLvn6Q7w7ko38O7KJ4J3VzLBuyt3Dt5dT8C7K4ovfLqgcbcksKClQ7R6cXgjKgXn7Sdw3nZkipoN5B2NH3Fc7T/P5QHBLVDczmuinnwToQ4e1vZPH8CdKWQXTpVfa5RkKmOJ90Lo3yIGV2Ptv4cj85LFhyOLkvbiw5EJCZ1GNiN0GhmJ0GlkFUKnkRkInUZ2H3QaGXrQaWTZ0UZJg1y2/Y273v5mvfUN+tiboacceHA5VO2C8uhvkVree361JxErw9LqD1ObFKH8prMC7BjX2o2JlUeRHpdXD2CjCdo16NZ/mHohW3kUFP+DlUcOvSe39t96I51ME51uBjrdzHO6Ged0M83pZpjTzSynm1FON5OcxAolt94gZ5WDfaEZuQFz3OD6NNlcfq4Z3TNT9wIIpsT+pWanr0jrxmZ2F/kCvEWmeU+PpjGx3tWOLaYgSRqPiCUvJr+W+TLNf6VZ0zqCnd9DgR1BXsscLGaYrgTjwTa09SQPENHNx3iYsQ/oHbSUsSRNrgf2MwIuTVHiXwN886Sb/lvLAl6+TEACQ15h5cQg7zWKhH1+m4YlkAuapKgQzZ10qh1J9UtHHuO5xdbyKjsNXaRvWz9DQuYFnBzBRyW8Tpc5JLiN3mhik9l/3wyth7/A//31XmVFOybePtaVQO8SK2L2tZdIvqIGKEZhX6Sp4g3Y1C524qS4l7P5TXMpSnrfvsWfC63uG2YmpxhvmFlxBrxhRmS4bYWYAGjo5JgodquIHwk5dmuMzsYONLGDbifC1f9qWyYwrjKb1YHcHDWr09GsDlQOn9SslGqqSbEiknwubMOwy3RlwVKES5HtIMJN2RM1TemTW1NFOrk1LtLJraki0UtZRTpF37b+Ve9Oq71VinRyKy9AW44U6tRWKVQCR59Dau2tUjpzXekqEf9dSjfUpaShLqUb6lJ2Q32I9vmj6k7rsm6oS9tKaznD4ATohbyU9EPmSCmIzVgV6O6lXzM18db0lFqXbkJ1UFZET6uDntjAt76XbmKhm9hJN7HXdhN7ITG74G5S+oZpWxwvCR6sUnhfCg/ENqyVHN4RxJkpXT+HgxcNQdHgMFF1WGuCQHe55yo2g8eo3Avihsv3+Hul8s9F9vBwBuOgAnBGCTH2SYAJW6RVDsXjhB4rQhnEmD02xR7C/1zMBP+bIYtVg84ELNjgnlX6qps3NWicIyGC2iVxi3czAZ2fjTf23daJAgS2aEPfRQCIEy77nF41ZhkiNdfaQFfz7qx+2/V/2xyOXceuS4Arr2PUSaWP75L0c2wVpFOjdHT3E8H/rClwYEbrrAknbrp1Gzb+1JpXzSCGJHVbc0AUjiBJ3dZ5e1Y8HmNv19Iee5lF+lXDvm5Sjc/A/f9YTtz/tStdQW7BnU4ntML+/Ui9yDbi/yMMFQdn5UnLYtdA3P8Fuj9pT8Dbf9JWcPafJH6pQt/OzqOq+qD1olw9Cy39g9YzcvUUNPgPWgfkCl6n+PQYrQwetF7Fdw+pYw9aX8Q3fPZZvM9nT8ABhs8OU3FoteVOWHM2/h6zuUxvc2JTtk8LGhdrcf+5+4ApmYTEM9jf3V+GXo/zn2dv2fdDKhEcYXVObzCvReSjBlrLHpKhsAewWFqjutHkbde/YA7D/mbKfjH0sUHB588y2j22RJIltUoGIeo/4IIUG3Vw0ZzdWQxKF1akIPQxU4rF5qXOTrQPABteRaDODpp28Fuc8oqxLuWnJOEDku4+SfZ+SXY3PGHos5nZKG2qLmsBsCwGE7VL0CVg65SHT9O/ZJb+4QCtec3XHd1JgVthaydNjG9H0xPO0a1QMag8jZlHMeHk9Zh5lCccNs5Jj5lvYJ5ZrBFZ9IRzdGspGsLf2NqEbETd4r33Q49drQtI6thWGIy8Hegh++z2VPZnt8fZn92eyp5eysr+PH3b+uOendY5nMyP0di9XQ/m26U8Z7ejacrUbjdsxlAHOqSxy7pmJ+5Jal9qdDoPnqL3ztoSZvZdHEsMQM7hZ0/jWBQ8RZ4dtu+0PtLn5+j8Q5z36/liO9XjKm4U5cZ53LiCG1TEyzbrgpcZ7Idk2x47VrFkyQFRu5xMk+VkNlmy5ADKavcsa3a2GdIOyp60vV32jEgG1Ej2NsOBtyIkAnjo/l0UA6KIKjd5x7IsWaWlEyoWptfKwz/7Jv779l5VWTu9VhZUpWN6DSuav1oYY5KNzOdf1ig0NJ3hGZ2VWiaNpHRSldp9NJ2q3UfTce0+mk7Vjl7Kqt01+rb1ewDwxsmf0Mn1aXlyY1qq+9E0Wn2F8Yp2J82em7RndtnXLWE0AHK2vlHTSJzV+wwgS0HFMKc57rYlHAhgI3DeNUs486olXHd9WlCqWBE/rUfFoiB8Rox3Y7opEJ/RjWu4AUyr1lUrm/9W0k2zkjTNSrppVrKb5hYa4Ca1yE3dEivcEhOwwLVp9Epz4MQuW7VsKdWt6abw383piP9up4txOynG7XQxbmcX4yixduvXif/mcPJbdHJsRo9bM1Ku29Ml4cNt9DK0czRszQQs9s3NwECMhisENC5gOmfWhM8/A55LDVrLACqO6xPFxRYsHybjWU3njyxN5w91QOxLlmDTXrCEJ9Qujq0N0l2xhFKqRDW9HF2g2hfxcuXhLz1Q/MOll/4ko3f4C8pP9Y7QX2xT73jQ4vDdHs+x7yLBE13IvlaCjtqbJeh8hwS9rr2zJGjKalDIft7ooPvuXbafEqyF7he2RXSfn0mVY34mLsf8TKoc9FJWOU6AumdoNjiOk8t0clLTva3pPj9Tisaf45ruJzTdTzLdt9Gr6+l+1VxD7A91MPLLphD5uCbgfERsREFvNYh4taYOhV6VUOh8E+Sd03HREQ8d/MIqEWIHfxega4jYRE+m9gP/J8ityclR0YWcN0yZTxBIvXXZXEtWnv5Qh980oWBFFU+l2/ZU0ran0m17KrttT6MFV6hJl3Eyr2hm1G37rm7bUzMg+hkz7iInzFnmgvQASLWb1xVe1oHd39BteUy35SUcCwzHkmt91Wc8Fh7kzswwFgufL88wHAw3J6j27kyTAVviG6dx4yw3JDdcO2m4U4wmZ2b3g7UL3qiNLqX7waXsfpC14KWsPEy/qqMTDAK5lpe7gS0LYER871gh8jKwUu62EP9+y5W17NZT8NnRn/y/fujsn97JFBxUWOxTdhPrW5bY0jx2NuGxs2keO5vNY+fBSVepnOdw8m2MkZrHLmoeO8s8dpnREr1UiyJkFON77xM2Y6wc7pGAqWh9vQoJnXvLi8J8zwqvHdXsdIHY6RUtzNHpF5G8HqLAR68m1+dx/VLMVs/EXPVZ7dYeMRWH4SOJG3J5uUMu/71euwKT6NcRDMpOo6yTIPbfmbr7XprG+DRhXeSJ0JIGvTiN/V/lYkbAROjqBr3IE6EL3yZqUIcblEahK5iG/6JO49W03LiM4zfpxqVpyeDidOBiGfGGzu0Y52ZKbseS3I6lczvWkZvNuVELn0Dif1ah4Xdabszj+Pt0441pyeAY5YbVyhEoQlVem00hyVtp9r61Lc731rZUvre2pfON2WYOMv97VLvbmr1vbePEHVrN5wWTLw+EvpJQCGGDwULp/nhgl707mpTmtjelLW5viwbOo+m1ytHtcemObk+V7uj2zNK9gdL9T1gq4eRX6WRer1WO67XKUV6r8Dx4bLtMQm9shzkYTXTbYVqwjV4NemhGyEeTUp2qMh8vbDiWUzmqD0NMRZDsLDaQhKqFkdNaRlyOhE+WQgsIm9HU2PC+SKR8s6alR0xexzWqO83fK0i1/vBrjV965Fs/+u5eVV87TvQuqN60MNKL2avxoMWibYO7y1FZBV3vIo5cSfPDlYQfrqT54Uo2P1wFG/w0QmJpfrjCw/CMUP5qJ+Wf2WVPtFyh/NVtmvIfxZS/li7HtaQc19LluJZdjhvI/j9QI1/HyT+gAq1skyc3dcGubYspf32bUP7GNqH8yjah/M1t6yl/MRFDz6QpD4qf0hRvazH0vKb8NS2hXI0kFJZLS5ryEDxB+Q+jmzUtgILyl7SgShL7MlOeiCvIWv/HXsa8ZtpC3tW0PYdU2l0oezIt2J9MRpiT6RHm5HRmi57CgPJvqPBtvb44yesLJZRd6aTsi7vswWjZc2paU7Y9HVF2OV2O5aQcy+lyLGeX4wyyf5ta+TROfp1O3tVLwLO6YMvTMWVPTwtlz0wLZd+dFsqenV5P2bmEstfNNZT9yBTKXtHy0y0tL53UlD0RUZaF0aqm7Lym7BvRzbUCKShL4shVU1NWeu31FGVZMhXK3kSeV7qITifSo+SJZJQ8kR4lT2SPkm2MhT/ZQxTVg+KJ7aCsL5SdMzso++ou28P4xOJ6NFqf3B6LuelynErKcSpdjlPZ5TiN7BdpxbiMk9N0ckaP1u/qgp1KRutlPVqf1qP1GT1av5sxWp9N5OL2Wsoe15SNJOMzmrJYZYCyvMoAZUU01pSFfKwi8TgarSECg7Ln9GrC22Wf6KTs5RRllxPKnkYq810oey7dV84lfeVcuq+cy+4rF9Ajfp4oe153jXPcZ68YkIrnOwl7zNxlP8ULTeSh1UMXppvY5UuaEmrxZKp7UeS/J2QxcUBa7g3dcseiljtqijKFUcuKLA1izfEqxDcW/biFZG/n36Ra6Nm4gZ7HwJuW71xe7rB85yby3eWUDvZfmaXxaN+Zo+Wwj5syp+xB/FH80kWz9HM11zlivm5yDPWcCIbz5qHQG4ejHapbg7p4t8TQgv2VMWH0cO1gzdOQ+z/NV6uGMcnRM43WJG9ntHoQ9ZDa8WFo4Cet+7Es3GZM0MIWGxW8g0CLDlr0GhCSfLZrIv7F7hA1N/aKEMpSTKLW7LeoXKJK1zZijCal4fUN5b/zkPop1fPO0Q+CBJqTo+jVla08UFTg9itVxzBdF4GQVP9CMJB+ubraNDkdOjEoKXoh7E+7YUR7w5sZAH8p7Ff98Z3nm6l3vwD87H6OjpOtAy8gdmSkAy906MDh+lz4JB04Kia67pQ2nMji8WZmJQd4/DW1619Xv++jdjmuXQ7eBZeFbQr0J2abIodke5HDmIva+ynBapJXDtGXsdiW7N8MpHzJKXX7Dt6xvucSfO9fmulgI/SFn4tNKCut/0gcaYEj+x42E46lvhxffo4aL8456nVx7t4E9S/KhU+p40lJPOpAL6EkCLfUF1PlBZhn5+LLz1Wc7yPlXJIy9qdMulS5z+tN3vjB52AQ/j3nkW707/pjE3026dBhXweD96dGCe0zldNK/r/dq2DyllsES6v+xcWl0IkfLT48zxE2Zs4vxffasVfY0gJ/49BX/Gk4qOgfpbDw/5lXxDuq85VFRO7o42GgHTjM6H2q8VwakYPGlzD3fjj00N5/8JB5VA0d/gBNHMPdPp86f+7l5s+GOWSjctRrabplfZNKRur2+qQaqaQa6aSilF5ASmZQKenZ6K7VkvGZ9QYByqGU3waq/xC2cFZHTPbLLoETR2bBdIeY/Vin4rW+aSQMWbvPGITPE+D8PY7bC+QQmDF7EtuXGfXFncYQYCPgz+bBmtNWmm2fohLBf7R0n/EEHcq7rIcpBw9TuydTO/KdNyV83h3N4O/kHJsNPczDkS/7TJgTkwsxt8iLuYWbNrfIY683bW4RDxkM/LdGF1iQhIqSEPvbY/5k4+ORgNMfDNyUv1/KfCTMYX61LHas9RaCQsdrKs/Tj4u51VuIrSo6sF5o9qEvl0Iv3i3n2cdLzz4AQi7TYJIxPxTS80M51mqunX+pYZQZzb9mx/zL1t+fOP8WVWn9/IsWtqXJafZYV3svVf/vo/Ym19785NqXBDEimp9UOU4ynoxIspQZi/J4gVIuB16SMj0uxx/RnNAMgIBB1bBggYFoht4LTZhAWOz9CK5fDLlXLDLUaqn0Vc+D6Q5+mm0hcs7lPsl851uGNt9xII9+y0jZZ5xN2Wecg/4oAPA622fgbdf/nTsw34nSP2On04/Mdzg1Sic2p0hmexh2Fj4tPWV3UJS+wCb6DYi7CNNRSftiJTQSJdbRvQgEMwEz9vjOC82wtuSXw+rHwXpUO2E9qmtgPViiTpRjnF6te3q2qqXTc/hSp1fJdaCM+sCs7VH+QXAHzn1VPkhZlnBeVqWDlBjfL+G+jiVxBUizouZxMXBe4lgKrcFZVva4DLbNe43aAOmiNauqt62w3KJhsuUdaGZEnyimkX6rqPK+sJwyWBrEIiIyQ6qzGZKqa+siV+dRozz8VpkqVT7QRFSJ1Pd+9P2z8v0z8fefLaVYBsmsYcnrZsKSvFkW4sqMKub6v5uYDNVSJkPV9SZD1ZTJUD7LZCgqBpJPF6OmTYaqH2sytDE2GeLiRTyeS1dQTIY6Un5KEu5qMjTeaTL0uzAZysUsFJkOzeXEdGiD2EyzNWJkn8jz27+g0pQuVjxbGxLBqCgvBkVti7cvYPqcvY0caQrOp/Wl57P1pZnbyHAbR6gKtqUtpDaOMRGKTqDUgosnR98B5HaFLquymeKkfZcqxkNGUIOAY09aM0GtxKZtb9M6uPY2O+hU0STw5OvRZcWLu8PaQ/CzWtHdFV/04Au8WO4yjcX7A1vT+wNbs/cHskypEAAlZU7VG5lTSYltbU7VQDn6ss2poiKcTSu9zmYrve7InIo1+4g3htA2KYsqaBujCaORtqha0Vos3rImjrxmSkAy1jT2an1mQ/SZkUXVG1ZiUcW75WmLqnlrjUXVMUv29OYs3kvoppecT1NnPqHOfJo689nUOQGiLGH7Q1NnnqijrVZOEGWYFMe3BtHucZoKlxIqXEpT4VI2FT5EW/8admlx8tt0ckVT4SNNhUuseoQK7MNYmwjLobbWH540RZ94Qrc46xUN0StmzunLonAUvaJ1n3FWk+LK9mTX/fJ2vetellp/tF3rHqMbH26Ptt7Xqw+BMEhj5bd+FHPqv6BF3Y0fwu7yr+xtL6hSateofyFWauiNZa6p9jJON+rVpFGvphv1anajXkfTnVHEfTi5TCc3dKOu6Ea9yormSGeY0zpDDENHzUTDWL7PwFYv9ZGnRev6lOgRnxA94gFpqxvbZZ8Ze0LbZUfZl0ZaQSPxXrS+cX277CvDFLYmesZarGfkaDCd6kbdnl4K6C4FbEVrR1rPLIQIiVh6rtmORwqMEJo3b6ab8WbSjDfTzXgzuxlv8xYr1f4WTv4pnczpDY+jWqt7c7tYeqU0s0q4cESYcFBa0ZdWLEsretKKjrSiIYR4WOiwT5PhfmnQuemd1r1yems74tzwdgZbcMGmbXdyfRtNO4MQLZGqtl6SDSma5+odW/Hnq15kw57nLfkcZrUzMqsJZEk+EQgDN3tz0qOW9KLNSa9jcxI4bd4nbU4mQmgeAIKFxHZq/Ta1n96sdPVmZSl7szIq17V0ua5ll+tONys9vVlZ1puVFb1ZWdWblTVGjtMzcx6DQrKldWutGdUNrZW/rnvasWibWm9pLUdbWqfS+5JtvXt1MrpZacruFwd4t2JDI963ytPiKw7zG3eetsp/kgFdD3YASN5kOy0ROI/KPHO9yzyz1oYhav5b6ea/ld38WTYMmi1O7VWFJWYKT5hi/Q62kbZdcLXtQinbdiEqFdsueB22C+tKdae2C562XShr24WKtl2oatuFdUxxMdkNO7OWKU5ppmhrpjiv5Yhrek/narSn81F64+uK3vj6MLoJpsDGGZjikhmbBS0LU/TQej6/oEnMZmJCYp7p2ne4wRk15Yl0U57IbsqsDU7ZvxRzxJPbgTAs7v5e6LKnjqtD8mkrsHtZeYrFc8t5mfigPNu6N1ohU7u9CEIkmo1ejnrKEWM5GGQfR7LXEWNfCkoaR8gVEElBRupfgP/qIlFLrvsWaFnpL7bDKMT6is0a3OjypdfZYzj/lnjE+2+G1N3eZID+PC2f89S6T1HDzsl/t75j/NDLdJle/SaP/rOXWSNGZFmSQvjRWfutRcRN6UV45AXKIU/iQS/QqxFGT8do703i5bwlbUTM9qvmEpUAkQjrIulj47bE3FGODdbW7hZHRD2VJuqpbKLe4W4x7xR7eqe4rHeKq3qnuKaKyu7oGx3bmzBoc6HDZAnvLukaEzKzjsvsqaR/PC/d41ndOz6b6hzPSN94Wt8qN0V+8UR+od6QDDVxp9gd94n7JQ5LPJt6JTE8we5kMpv+89TG5z8zS79rmjmESvUZPEs50K/CVdfyl+JYqAIOAizwMMeRQ4F9ewiAtoydyPeU3PP4ninA4Yg8Sl+YCLWcY9gkR3B1GU0pB/TFvMRbhv4nL7HigOia6wj96opzsBWhdYpXMHBDIYoAySkCTMa/f18sA5fVOVx+jdW8R6zX7CN5RHBhNAkrBjKNQqDlBHHWROxDEPa9tHLWEwjaFPhaCp0tw9W9RCvcEi1VS0GVfjSeBj79eugHUOpe+jXo10e/fvYIXG1awQAORjCYiIzuEof1HM5EguMNTgV0+mG0RxMjAPW0AvEncB2j62IUKFigcAurjWBEAXkVQa2Gv7+iUwmGQcScGj4UNjVth4GXMaqGDwRjUdmGZ0PFUGMjgh2mGMiML0IqKj0e5scbcGejGubHfBGDeq7sjY7hpmAzUaPZcqBqbwJKflg1v/yOGj79kxwlNatS/M33ACuJtguaMazksAatGGbQii2fYU/LTRpYcnMCLDncASy5WSOLbVLNYBgFj4ElN2lgyc0alGy4A1hyswaWTH0HWIlNGfWbWP2GmdFUk6sH6evNCo8VLjaXaCodl8gVm2Jc0N4oTslEfLNX9SnBQA0n45sIsLRRBRL2IsIeRRQK3Aq3pjBS++k9AJaGUykI0VIEeDrBSKdxsiVVoQJ03KqoGmXfcaumympKgFc3CSZqlDLCOAadt6qMwNpxy1ej1IpjalTlDr5csaM4UED0oNY/T4MSY4e0cVIDiC1OeujkKtybEa3qPE76BArXUWU6uYx3gDxyBic+EG9xgpBWK6YGmbuMk36NrMtwtoCsEARdlx2nv6yv+GnrX9MMFmNU8vNXZPDdRut9Ru9aT3/Wh+WyR6fkdAiTvjNlnzFplHAQijocwnHZRKgohOR0/F8xMV/QmLvHnhHQyAlBkgSu5BDjSgKrp5GMznmOMu/AQWncKP1xuWAfARqjuDJaHI5b4HtCGyG4Q0dQzxl5D9PoDGqXhWkvvQb1nmmZ+8NcEzONdI3o9at7o2PoMXpHk4PwCpCFC6AbbzUwGUIkwFYctTzJOantnbSPfYnFtnjz5yUztVH70utrH1898oXksWfw40g8WvkOtdz7KWHpJ34sffFBkODNySZhWdS4YaW1V9Hv8SbNRjnEu8txyEBVPf3Q4OuiI1C1t8MqDXqPsMiZ04H1GKmuypBWBmCgOTxdrjXnPVYhBoVTvh0gPjag8Fu12dZLXzoU9kTzny5JReliAAioIniVFQaUU3VgNvTQTYT5sJnkSE1IX5cpoA5cnBzP4zY+sHS8sNmwV3+Y0x/mIp5h8xt6AuUBp2IjFZKVWHZwwGEPo2BQqBMdEcmY6Bj0gdnLNBKWAXzF+0XgJhph1r6VhFVI2zggXHaOw7/aEtBuyqJ+QoXJCSCRglqG75IAuxgWJAIi3y+SjL0YUncQJTVQ6Ys0cRcoTZNhb+iNgQXqVkOL1MkH5Syygzjjij0F5mOQNog/BomUwaHaqEwMk1HZXymtjVVn6Oiwa4EK/X9shhXemtR8pLFr/J8Hnj4TkhjJFYDAPI2WdZC1wvXV9DQ0PQ1Nz6rQs6pxjnTCHYmaSBTENkHsiiZ2j041p1PN6VTBP6YmNtpfRENguFBbCMGZen1CvWEMrEL+qFK9UsNOkncSeTA12Gki96eJPKArLUQuayIPa5JGRB5gIg90EnlQDVCaMZGJtA3VWKR3h+TsY4nMH2cQuVdmdOb0z0Zly60niSOaTGrbrIY1sWJgXMWnMIlhleCwMtJpXeK/LLrQhF5K72y3zC8jY//rjDt4gMpW8W9Z5cI6fouKx4V4QvV0ljI1EDjYJnga/Sirr9fTpVxXvD6SI2AjAQb7g7hEPuItYVakmSNXGjYi/CA2RELMcd54/AOz9LUBF4rBHO+O24cZMW7FORQW6MNCtJahxan/ltnRdQqMt0dD6UcbJWJIAch6zxCL7mb0B9i9Eq9zGnRs7eYFvAAHQ9tYTKKp8vsAcCzh8CotYOjwCkIiY/1u4vBFMdhBFPNZrJ39c6ZkQae/x288LV8/JV8/IV8fkK8fhpEOl68NEKsybyAUQP0TOFZ4A6GgI5uX0NUdrhaiTkplAAa6bKbQQM01aKAlRgM1EzRQwFnQj9FAC61lEyX9Qy7NshkAdw27eFE0EVMiaToIIRMHqlW5pTZPPRWVXPdIPZbNKMZKDbmbEizZfBwTWnZ2GBM8XgICTtJUPoAxTdUDINAq0NYEG7P0SITpqtZSSFKVRqfUf98UpFTOAiYBBd7TLUxBj0V/L/Lfy6bmOXzyI6qwzbiFRqrww6tAgKPjdciYdIRI3To53pozWy5/UA/LD/04zf3njV2W9p86viOlxTi+IzakOb4jZUhDL2UZ0pzcAeUF9aMTO0RpcXyHngrBWs59xnUHsbH32Jdx9PfYF3HM7bHP07HVhhvSBL6tiA7y5I4m3T7vSHuMUvl2yE6QvLtDczwzRNpZ8NpMXOprM6lSX5vJLPUNuAT+WxpBrmvfwGvs24sGB4yDLuoJXdR5FPWKFJU+0HurN2ZQ1Pm1RS3zaCLvS3GZpjpyGcLdYGhp7f7iLG97z3w6rDInwOM/35oRnZygUao8SZshLKL3i+DFL55Nv1iAQdt1S98uwAfEv39YAG1jXNi64MLSegklfTBCzg05Fk4lQr/tBdfnwfW94PpK6vU47znOhIoa5V9HTwcYbj6qEb+ZhzzNr0cv5lHQfYyvScOIv1eGnjbD4hw3pQ3fidh/m3HZFuM14uCzNk3jYH47LKZ3rRrcL+ywj7/9FLF7Q8n59oCfLds0f9PxjE0zc9cuQGuzHlVMQ8v3tFcTK0Z66LMiM77zQnM1BFIlNJWQ7AcArJhbomFkgIEVl0h6ayTJAcKb5v1o4Onjs5yw8OV0x7ucdLzL6Y53ObvjXUF/u9y30/pQd7zL6Y6X0x2vsce+qjvgFRyLXTqi5m5KS28xXuneEa/8v9sRl83vriPi/f+/I3btiCV0jYtG3DVKD/196hqKeoYEXGTrijSfXtgR+2Vf2JHyy76wI9Mv+xLY8yZR+KLm0ws7gF7KgnMBdgPLlsy/c1ZCXHq3JsS9xHzI1e0g7jrCWpqwsIUVcpoxlcpR5UvbjH1UetARs728QfycvFEA3uIx3SVkhBI6Wik6WpqOliaMlj3COEg5ixEV0LEq61eiYy31epy3DIBnE/JYQPmAUFFlOlb1m1WhI+ZA/WIVBd0HUzOmZQm0lAD0wmdUGONAFP2tCjkEIbbNCHKRzYBZ4OLCAiG6BtBsSwLIEf81BSlaXzIsNMJ37o+l1wdD/WUAJD3OlFIDBHiVZBeEENXZH1LVRyuWIJ7XWF6iqvFIlcT0VNX9rKHf/UUqaQ0CaQkNn8Zl1imjMTJqZlPCecZt1o1A3cPpUMKvxfy8sCnB/IyBNX/ZtFg/L+jVP/7qgbRShj5vzXnA8jRaqwP859FmkH4BMJqxTmaRP/j7r86GRus7wFlHr6A7P/Ui/6EWdrI/9Q186rSOvvQoSXNO6z+6lETgYPEHfGqF5Gbfeejen/pgsfThcDHRceWO5A9ja8FiL7DIJBcAtrwf7mHj5xQdMbi22eqXd8I9xtDDfbgE0+DbVQ9WhBE89JMezdEWNGEFBN2U22esDFUYx3csNLHC1aowDimG+JOMWB0YMJxVlReaYSVbFVYTXVeliypszeO1qrDaGlVY5eNUYbVEFcZR5Hy92u9p7VU9rAorQBVGA7KowuqsCutlVVjv22E9VoUVOI26qMLqiSqMY9YXtCqsjqg5LlRExKyJKqxvjSqsR/mJKqwHyo5+1QOdSUH1QxXWRzdtRuYv8ipXjobqh06D3sGmWAE9ZG1aLr6HSNLP3w/odAo6nYJOx4PPiChLjiHQYUFSdpFyXbm8z8I+FG9YqufTlZLA/vtoQVaLDCKgFOJ7lViXgn3URDPSTE5HWrKPhEgD1Ep1VpJUKfOCbLHReDKo+K4aWlgMK1CS9Cm+X2W1STVSkhQwSARNVaE0iRYYxqqquRBuUBsWaT4dkbM1SpICVmugLM33+mNQiCUYxlo00cQIdFAuZ2nCMnRhBejCepB4xEga4Rlqq4JQsgBdWEF0YXUQJAf7goSghiaooQlaF4LWWRdWiBLuSDSHRGFSnxPFp5C3T6da0KkWdKoeZFIh77zD5M0JeXMReU0h4LAQcFSIfdzhQEJSrQGpYyfZOwk9kpxu0IQeTBO6qasthPY1oUc1WSNCN5nQzU5Cj6gmpRkTekSrPJtqQ6bKs5PQ/HEGoQdEG+YxapodFa6wnioe7FKvoBsVsho3x1B/HoJofGiLy9FlHL3WZRvOSZBbRxEVKQ1CB3WYB+snoupHJjySfCqghx1pF0Mv7OI93o4rqp4uijIu+TVHyvchhomChEKhuksHrycdnArpUE9z148iXPKrjhyvOOtD03Rqf6fsiU4dh8dgcV7rQwd/j2lB7i2u1Buw3L9ArC/zx1WLZEK6fcJG9Sas43bAr83btLjCC3N2MMYnK1ag2KHQ0uSYdzQ95hyOaHXuyCyPRx7gLR0euWD0AUcAD7uaz8jVU3R1wWAfLuzo75NGQ6ENaBchTyPCiFptmvhjvYy/9stqbLVp8F+T/1r8l+6X6X7o8tEMB/lohQEf7TDkr41w48v0X8t4BLjecB2jPuNKTB7qVhdRfpOkZEd45TyOY9iww4nCfh9OsN83j0grXrzw+X1TXDE/trnr3Ny5j2m7Otou3JhuvTDUI39dx+Hu0bbug2ixCesq1ZFJrQKMIZG+kovW4nJQmRKFJV2fJNbPicpRVwAqR0rqFJN6wjqpWeC0TdMHHZexY0THtg0x1FODVL6c+PEdy0lLHc1Jy83lpCVvOxzOOWqQ23Ak4sZoo6ktAE+JFs0/Lx4TFdUPI00ldaElqxX043gd1hB0vGGh801YxHwFFQR9uovdcoR5bjrSkVZ0X7mhux6tw6nHnjGlIqdNSWTZlAqeMoXH26auODYd0AcQ9NLTeNUWojENalfWP9rLmOb0bF/kK8/Pd8fwl/ycRzkfM0Fe4r0VEO8NQd2IATy1EU88FXL0t4xxS49O16nVQm61PwGpzvBNerRmYxgvvIIiXbRlnLqg6XXeljY8ZwfMdGdtEmPp+K5NAi4dz9iBVS6WhGGgeth9W8auNH3+d6FPiehTj7wrXGqmQUo7oGYKqSk3QpZiepy3hf7nbKHHWT36vmsLPc7Yce2kOlEn+VMmxGUbkM4mKjPnRA3MT67bmg9sIdGK5tWbepi6pXn2th24VKeONszMhTp9mdYrHrt6UrNN2jMiS4JFJu2JcJwvTFyocBNf9JGcSdmMw5Fk09vBACeAokq739btfku3+03d7iu63W/odr+Ods+lp4tCCniB8u+HqwBl7VA+qC/1Acyug3GLoLX72PVxAK6fZgzWoFw+reMUAgNJ+RAfSMqvaY11RYKLYR6TFcQqLexwj+jXfD/sfXt1xFK94tlrB8WUlxtagpi0Se9QfXVbsVtDY5i9jzPMbYIiiQYYuQpswQcPMPgAswkXLAcKYjmgZztaNcFy4Pcr+RIH0rZfc47YvJrSGzguvAOLOCBetAv0izKuyojHiHm6yr6+tNA1JToZ5CFqRKwnJKZUx4TpssXmulmzwJN/sk8kC/ZeHr0RstVw5i1oOSesixa0nNTjMFrR8TxGqwKvxmjEwUnbItkbwdHCrBi3wzIDmIhFiBmAWl5mT4dX6jx5sswE+LuCwN/x1TN0hbnzCdn2QUQT3g8pYO58mq4ATzGghjB3DvEcOcRz5CDPnYM8dw7y/UG+38DcaPLRDJt8tMIRPtrhBv7aCEfjuRMaIERQk8WaoKOLIFbQslYBvf8yjoOwl8HJECZSnMAWpm2r3kgFI/OnqQei3ngg4u06WqZqIPV4LMpHmWIYbxJ5R4jSG4joo0G1JC3xBsRzmD+zmE7zE+thaX7CEfOTje0d1uPdtiNd0p+asg941RJg+cI2Y95OeiY9uWXJBtxtzEYFQKoTx9HxqI1QnwBXl127N+ygDGQJOvWBXFKYtHeHY9xjyriYCRVfFHExEQZ63BmDxat6m9IM3maPv3WsGGmP+pgZje6c1Yg4qxFxVt96zoo2PuetsI9xR7GJPkA/okHQpN+IbIT2AWEu2QmFIox3Quc7JItC65LF07xsZjJp9Wbmh1bQi+Ml3U8+skj0p+MVi5YedLxM/QYZjWjKNTXlejXlBjTl+jXlPMTAkrYRApqRcLGOZ84nPNOnN2aPW9h2pGnewjYdTfsWgGNJDLCo5fugGGYeumULD920hYdWbOGhG7bw0HUbHHIWJmr08bumbNGeMYUFTpvCEsumsMgpU1imLf6p9OVEvMui0tIF892BFNtN2fvS0oURc+71mHO/afJOpCWbxTd1fVZ0/W7o+pIsxdub1/SoRSJ/P+JRrE/vT824H5A4Q+/ILIX+IFkQg9c0w/u6A/ToDlHXHaRPd5h+BLyLa1OjVvKphXo46iaaG9MdKzsrqemNyShzmYm5rCgwOzgt82kJp+mdWPY0ppklPWFR5xpEqSHHhWYzHHuQZ5sxNo7G9OOgdWmWoImPnsGI2MYdj++oBzn2kLwNs2PFZw6HkMv0ykMsCpNL0dJBaEuyOQJzuJqXO+K+lj9Ses183XrNPszWx+cFRVRZ/HZa/+WHeYS1c6EXFhiLwJN5rJA1zbJ3PsLeqSK1bpFauYhQ09TCRRiqBz4IzZGLe9hZPKjfmcEv7we5QS+r90mQbYiNTw/rhrGk7ZuF5C+6g7CfA9oN0JifHXIuHFIDHMlYorrWVR+Gf/rQlAjG3T9s0hQZf6ij1Y2ofg6kh3DG60LohaNsNxxlZfKbYyojSHKoaI23Nu0AEUElEl5vy8Evim+cNdoOBhtZk57LNCo+0+HFmbIqbpuiYu9l7yQYfnZEq5cYxzmeQRn+bCMWnvBzmTOTkPU5yCMwlsbJHFY6vUSy3ti2WL5/Vn8O70RYnkaB6/HRS/rjZ9PfQv8ymFHVcRgQB6sHg4CWMXwxQhcj2Dzpgx3GCC9l8AqWMg3RZjUOhb2szbJpXIaR8Io2962pMVpXr5hsNyy2vRW1QY2mb2E0H6F0V7SJr6+GVRMvjMT2vFWWdVK3qqrBFTGeqDiJ7Rx2KbDikqpXsXdcxbZxRf/hEO5QjrNqnAVoFp/pdrhpKdisfDzzcbum//An9GxLKoR4ty5IvyH6Nek3Sj9Fv3GJB+rBZHHzaiOYUFvo72QXNvsu0tUbcuxXYR6ibiteGNplonc27GM7+35Fpy5O0Wojqo8N7l3G6VqBgT53+j7q9FgW4WXuqWoCJvkD0qvkYhjTdfR4Enc26Md8MUat02jZiLrWgKE+CSZffkeZp3/ye+xTT3XpUvvSPQrmZGt61GfiHqV0j5gRJ5l0d5rRHUJ16UyG/hRGbemO5OvvjDvpSFvTHWlrqiP5CsPUXyUdwIfmlW/RGBXdbCoatmjgopsb45tKDSmMhn+V9IQhNaoG+Fa4Nb45qsbpvQ1ilh/dHCeJaSMVdSUeNKNki9QDhztvwdJ+rPMWzRmRWb7+fiRl1j/QeQtm/Rs6b9VIGADCRh9NeS+T1MHdlqMN8nIhx3o3BiKGnf1VhkcVe/0cjQdsr59jJR07fpZktZFjU37EzWBTfgZAHhJ7/RwNM2yvn6NxjO31iWNoYEUsYQZ0VZvYCPHLJPmeZywPQ96gK+29h1hSNLf/HnsYHTaP2Iet18wjFi1bEcUz95oghVsppPBkcrcORE6BLN8jp28m4RJZGZbbZsyZCIkGySk3BX/2Kfsl2EbCOp9hLIGGL7aS75jyxVkTnnDYW3bfDApl7He3ZsQQ9Tzj+tMneh8bQsObsRH81b3PJW/5v2xG3rdYFIP1p+wTYAVxTmQLTf+MqTO/aiZGN4hexuK3lPPN+AlDLcHhiKQM+lsRqaYqUo2X0UVqLH9g0CZJqEdCqyEInBgyW1iNVzmecYghFKNag+WIPtyOpZGUFMAjWC/fBhAZvWPxxRDekS4m8z/1I46OO0TMQt8NEO/9pRgdxW/0yb0+GjPpjUF5X67kDQmkSUNBg2WPPi2tDKTS7eU7QwhJy9qAv4Sg00zyGJZUpWR3UIqhrqUY4tmJ5Zk8yTN5kWew62dlNHyfDvP93Y69FsbefDz2WnrstXjsHRFppk+PvQPJ2Gt1jL0DeuylcYBpn4y9fXrsHdBjr9Ux9g7osTf1Hcbevky9yzegFzkYsNMcLgbpYrAkFu89sHjPqx7eXK2xYBFgV2xQBuM6p86RfbsJBCb7sJLw7raX3g9HoDQc4TV+nvk56RyBGy2ucq0Vc9b/lplCYcMmcSGGdf5CWGWEARgW53F4FVpCGg+kT74YsIGS6P6jAeOY+SYOEEDh5LOIw7LJvrkLb+mo5pP7FpeSEYC6aGoM4uW/DDRUOpjBIDSrjpuXU+4ewRW32KCBEUw4mE5de/UX99iMYo2wa+yEumpYAjBT6hhTVzrGVHZQLf0jy8odieJ9p8fPZATlrcL8AQZZcmCK4mJEcDnqgqhJ4Hwq3qTY/XVlYzdLsOrYVMQaOC+bsgZTGkBz2Pf1eN/XEv/THCsdMPj9ian5PbdGM4+Hr9BicHBWXkhCqmCBqO/5s+zezi2xatj7eB2ZE1P3dIT53xx0PRi1vyaBKfOHxUfXlpaRSOiOmIp9tBGWKxhtbbb0LqcMvfNrDL0dNvTOJ4beeVoV048NveGqrvL+exyOvswRPTFk5wVq2BWMYdiqGTYLv8AttrHrWo4CpBdh6R1AXy1ngO3LwUCrGBvaFWGgBfzejNygIAbUSJ6tvPPESdYgla4MK+8CygEmoHX8/lhe0NmjnIgz+xUZjrAtDq2A+yU5cP+Q23AaRlBOmmO4exbtw1qWRxfnPXk6fUQVX2Z4zKISbKrEF9poWY9W0AAodZjXiHZwUC48XoFHhAEQO4CKUyXCwiw6AduW5SOrNgTzpor/mQlv+TzEG/Gno6Qer8DJIY8q5VVhFtKMBSs4A1NiPmqyfw2jKPtRFJVGIeDplUqZW8RcRFZ71wRg152ywPg1ad8py/g8utMUWnnK8j6noyODo4oRC2lDPGEXaAFgOYwgzqjDF4IidvFhjACWULX9lTxR+KXZwBEGgc1vPsoNcNXIlEayIjMWzzp5NCi2fov8ZmjMhgV6NywtKDoaYRlBTYnsdL6wqOqqvKAAcmV5C4sLiaUwCxsiOsA0ja3YuASodhHtUIhZsAAWJG6hkqbrUQT8jaeLgebuEfarg/3QDTxVY19qmyhS1MakyOSxJmWrqfobMOKDzZvGNdvfDHvZJYNu9z5aQQ8NaviTj3YkODovbsBNOQSlA4f7EwphSKsZU7KjYTMbEcdFbZaH5b9+Dy1mSIsZRII7aLHuXMn9CbrsPPOebtH0+y2x7uAWiFsx/pQHB3m9DAH1K4rNoLyo86/5Rjp+Pqq0tLwhLe/wvO76DTRSw9ItwDuTMLmlAQn3MSpx29r7lOTOmOtxG5akDTEg1cR60mbzT7mOqtQyeWDykoHJYwC6uE6OvF8O/bhOPurkZH8HY0DimrheJamXHtA4yqwWd2xArJVJpMDwgeGikWrohhjBrh80GyV+lpSt0bVs676TsjWkbDIKpRuDSq35QTcAwnnXpAa1NTXgzuY3VM1v8LgDjtcFgwhOdAVQRGpaMmRaInr5ydyUP4i5yUjmJoNDM+SpexkdY44PRiyCAYpZI31RbstIv25M5LL53HtRNkNALPRDH2KEI+spX9vqFpQBW10uCrVqUzBU9OVjTfAvWgwDAbV3VMhQfx4UUNhe2TSTbA9hILBo8PHBpXp8xIUj+Iw8kvZiJ1zGQwUUV4WZxBa1M49reR7iMmtjU6IG2+cWQRBhpbWt1NAcJvNhQ0aVJLFClFheGsVFo9hxozholFxHoziR2q2jadyPaRpQh3NGcYh9aCYrs9th1E4FDHINbpp0O7na74xKub/iRK2EUNLUVBmtpMvFWVTyZZdHEy3b3Jm4kAt8mac8DnYSYOJoqZbLFapTh7N0/Mcyl9N4JOQBzY+parOMoQpgrFzQKBdKHcQtdi+2WDuqTNoYmtDEkAYTmyu5nud9oa79qDg00H/ObEu2t1vmK4EuaAoxAFCdkI4cLewVWQYh4asGy4L9TR7OXIyrfRAfBD7eUR7UoX2YSJNJaWCB1sT9MjENLQTDWnTkGlTAKoX/moYDA/YyVLMnK8kE7MpcNrQQ9qieReTj0dnAQlhX9cU2/YUpfv2FJo3tw3GeeEv10LQ3yAWjuW+REX+JBuims8S5Hk/iuOEFHJ+9ABDeKFcUFABLZVVe5EkT6Eq4aAOuF7bVnGMN6z+mJy0LiZtKbwUlcFYB7i453Eq1ZjnfAQlMQljABwX9NklfNMPTYYLkIiRF2SzQrN2zwNz1KWCt5+i2zUA3qlSL+xlEhYL0t0QyLAjz9BnJmouGT1pv0SelfhYmMZvgNnVI4Ft/ofSXlp2XxcZ6GZLI/krLfBnwDQdZhuTlVS6eJhhOHtNETgIBiRwjqzWHlmYavYqts52At9McsYtyRGz3nqwgjCcdioyLATqBEN4UiwQuX0AifE55UwyszmJh6TmAiH+u2QQNmYEYnYllgycrgLinQ457neYMSOJhOUmfryurj642LTGOL/LWQJxyHJaCVxwcuxjiuJgEAqLdSXUlKnkANIy4sah3lbAFkYPPQ22dzehC3bSOtD7c3JqzWjaDMdVD86F/ROldtWNv0bVgsRaNo1YEFmt1gMVa0JR992CxZoToOiinAHT16TSN5zpC12k410Z2bOaocByb2eqIzbyucHcWm9mMwidPyCmiJ6ukMBw0+a7kmmMmj2eHJY4KdztduNvZhbujsMRSomMzQLQ0JR4xwCzjwryB+JP3J9dHcX1vduzcqHAcO9fqiJ27rnB3FDtXSnRyBqZCpgTRhcWtGQVdbaMwTyTXJ3D9cHbw2ahwp9KFO5VduDsLPmtGQWKfkVPEiH0qKQyHiP1scs0RYp/Ojload4h04c5mF+7OopaaUZjRF3WHmAFUm9kRZvSLyTWHGX0+G8ExKtzRdG89mt1b7wjBUUo0vx2AtMJ+2xHj1IxirB1H7zycXL+B61eyMUejwjHmqNWBObqucHeEOSolWtnGwLzSc7cxlK4J7E9BHW1yFOH4xg3cOGpmx/mLCric7rHL2T32juL8SaHenWbYBFMi/jHmshkB0p7FAHIydeMMbhw3swEI446RJu+pbPLeEQCh7hjbgY+ge8Z2xnyICfouCHo6deM0bpzSBTyWbsFjSQseS7fgsYwW/KSYsFzAY9KCNGm+MU3T3xmd6cV0pheTTC+mM72Ykeknhb3lTC/GmV5CpufNbPjuKNNLaVJcyibFHcF3S/MDXvuKJgXgtS/jPA2v/VHqBsNrf2hmQ2FHBbyaLuDV7ALeGRS2GeFYX9cFBJD1VZynkaxvpG4wkvU1MxtkOirgzXQBb2YX8I5ApknAhIPAVj05Uk+7pQsKVOiVVCdjWOjbqRuMC33TLJ10LITaa53b3Lps0VpLC0mtXTJzrCjYvpqAoMbs8bWGTGlFmfQArfkwHSd2GtybzgQ7jVMmv25wl6L3De7rxZ0GDwhfr+40jnMZ7zPYbf0+g4SN2Glx7y7ISKtlh30d04ZgCDnUGthpcgWvBjvNm2zos9PkWn61sdNkMhR2mkyrr/o7zWv8xn0Gjz6UEQZtZ6eBYf3nqVyvyN2X1DpLiZW9qyXjWZVlQWG1Nq2OGK3NqyMWlWkc28ytLbgzwXcMHop/YKdxEVYhc+FO44IlzXHe0s1xTt84i+PP+DuNdy0pJviKUptEals5NfOyLvklHO2d5kUcl6iuF/SD86Zah0zY2EdfnuEHYuL4G3tT1ZqzOJcp5HKXlPm4JfQ4Y0mi85bw1a3Jksu430apwOBACJfTz2fbDP8+A7Z9JkfVNEoDuG0D0Zy9lWHaByC6+HUVvz6Yfl3J6yPy+qDObyLObyJxZB7s9HZmV+fPQ+z/L0zzSAT1hk4lnu1rVQ2WdngXVYMpLtUmQ11h54nPPKgT+KyMKpilPwdua2qRltgHM1hrTpnQnRgMvgrVQU7lsSJjqM4E1dWJjAccUckoF6quHMe7ch9vCuiVvnysGXDAQnM/QK44iJjjf16UOJQPagJnRGSN3TQGjaXsgSov1/T6c4oLI3iyKJHBDuVISxRWFrSSqY2wX8e+oHX4e16X3vxPuy6lekA9kJfNRTp97o6Wn3akzShEqYSylH1uzQKzuIfXl4U93+/ysje90OdV/udLf2GZzpEEe1CY7pEYZYHf+iu2zP9oI1CXBVrB4f2u1sktlLv1SuvVL1FbtiQ8Wj2E5/zrXwJH2i1NQB+WtjYHjqd19ywSkhyd9Tna6RydKMdcnGNufY5EHJ2jk8rRZrZBjl4qR+//kRxpfJxQhgRSiAyCceXzkKHMhdIlK4eJzGIzoRi8ET4NWYieEWxEy/5BKpPD2k5P5TXur8k44LNhMbLiA0sVIws+YsywGADToog9curN0Asq68kKQM6w3YmEMMGbJVag5mHHgI0wsLNttFdD6MWK6CZFmNxAx1yA1UMBL+b1H1g9vN8FH/wzgk/JW6v7kLfG/5A8Jm0jDQOQOv9h3n3NARUZ2QdFaLGQCtyIcnDgNACibZT+Om8VJBCaxqw2467vhfkDYkqVGgaAFCfDgClxGzhmXxRuiGNXF5TBqlHgn6KUj8pGKIfXUB6c/th7uqg4HhrQRGf9vzWH2X85cFkRT9/yXk3ykck+nUe+PPtJn0onzhjivHg80cDcMMp0D7UMrtNvmIBILYvPnCtjahG2EBiuqMTE59ANmk9W3MiQQnmHwpJG9NAN5qoSSO2yNhmVp4IKpIJuxrAsM0ROa/49VcQc4XI2RZoj2GxEX9Ic4QIaieYIhC2Rxv98qL8FwixwzY1mYMSVO6Rj+2mtOw+ssjNSYr+O8oFmUIzbtbgf3vZoUQ/74zRoRfYUqQYFpErFYm4vSY0kU5f1sEj1yYodaVENfmcW5g3Cotwh8j/IpgqYOHkuUEVwicdWtWKmgH5VfgTB4ziCHMpvyfhDtKYyhRU2AZI5gbpk5W304MgeIo+mNAUcv3SQtzLNx4H5sq7N2PsPvGQCF0ZPZbxJ5CkmfV54VhnsKVF45+gu9qrmzfciiuWoYro8KAhVzdNdDJYtLFwEXmyD6em5mCcXjbAO1HgSKAAQYJY+alRkNLNeA9Kv+bp1xHkdqCj24V6gyV82NZx8KNGGiFU/Bu8XhlyIIgHXXfhuuE2Y8mhT9wyckwKM39wmhxgWnJN8DPlbFMhfKOqLLzTDYjbOSVGATIpdcE7WPF6Lc1Jcg3NS/DickyK3MPqbu9M6a67zRwTISRm2TIYqn37Ifl3oRFSiR4A4gYmTxjSx2O2DeL/MqCZwaClHSCblcR2WY1xCaSgdl4gt7uJxmy3RIBf9B1Oe+7Twcobhe1YGgIaDTd44Gee7SwbgCE4Stk4CxdZkIJm0D4Q+Dk8BKHbSfgbQtJP2s2Ev+sMXwwYzL52+GPa9c1TlPmV8iVL+G2N2h2E8NENPWv/emL2HztVPHT36kPdTYJaXwv53HvqO+RNHkdKr4QAOc0C6oWfHTP8HeNxKYcRmTbZp3FiTHeJgSdCX3B6OfOPo8QaMdAMfqOJSMKzqq3XVuzqKOVd61gh6VlP1fBAMKf8DxuTYgFlkVEzYvHAMfxSvrdUYLMIUj3Wvskg5NmX5C+8L8RFTmGS/81gl8GE/jAFHESzlbUVnNTRuIEM6O5Y9Ij5D40GIgwo2stjOBnxElmm8jbZt0PMc/GY3ookGI+uCUIVrcguasNMH5Hsz2Aj+HWNqI/4KrAdEQA7GeX4INuFgMDb/WNbyZkxuR9vxd/ASZbhJOHAzcyAYERE1xnfSvLV2khyHxZ6D4XSLGqdRR22RoBRsCkerUyD0049mkYmUAYK7xi5ugm0P3MT2wFUTNBBPwPaA0roElHZ/RaQCWSeYalxtwe+xJuUbTKIVLpnUNmP0/jlz1n9pmKkcbJXOIzf/kqb+8aBsy+JjAoRTlBP9aCadVGU9zW3ZX4EV/jiWI3R1kA70Em5OqMn9tC7ZpFcgNBpvVRPRugRE+mu22kaTXTJFKJjCXHCXLPjK4TZUdwrGIdsw5dyFKSeuX1SJkp5OKWk6TFDCdzF2u5riqYaWKb6GtdvCEzIKBaMlhb3PTTQqxWVz/+7KVsah3K1sayBaxkhm30w/fUzCmkyJHcqELACJXlv4UiQOemlLXIX0ZMIW9mqC2JNemUiZ6kzEpjpM9ajgKpgo8bOwHNV4AjVWqHEZNVZJjdd9JzWckHblGsbYOVMaSRoGDVyeOJev8PpmIqu3TegiS29z2OSMKjyVdCsddciJrCKZ6R9RUy9T85jBlNoSWUVSmbQ9JEorygf308QFNKc9XqHVrmx2M+p/mV0cMYFNCfS6VkKIpO5EC3YUiStJaThsFOnK91OzMD8y9MzEYrBurH+H4Lr2ozCcA0ewRaQ0n6MmqGmkWCiO36Dyo7JYVpWxY8/Vx5GyS5Jzg7QnGcIa88KQRdOyDo+sw0ILijylDBYqy3gOJxochDIkh6ZQT0kkaCWyCM0m3Yd9p4k4RBj2naYYZistTNHpWRpPvjQs0oWjgz+eS93zJKAWOhDuGWp4j43gvA4ABQwICU8LNAMi/gb3GYj4G0JrSiP/TtZKVO8zdtNhFBH9DJjLITREP693Ya42Toc+sJyhQb85UgQUCYOMGtUKxPzguhYgWoEYfRtqw33QuRrwAD+OY1OCX5LcCEnz62MllxEh8odzHE2CQ2C/7kYx/7xxYy0WEpt88woI616S/QQ0zuQFjCodkAkSABks44fVLP8TNguvwnPIgKxbkZVB6PPqDMjaj2HtANz6Ms8xJvzGNUyTYvdvDz25ivws5eusykoSLscJ+5LwTpj2wjtGcPcp4R7G3YeytYcTFiM3Bl/okTUtnQFfo5qKH5acQnShqUX16DAQzIh9lF1Z8LSAwq74rrIXFsN+yPIVxff7lEV3+iKwrzLseIJe1R+guyBaOr3RuwBnlEXVj/BeOFsD9oWRLaSOf4DWF/pjlYObvIB9VQUZvxiBfRH/nQbuUYXdCCpSyDJe6SQEIw+dQnuW1zemB9hzhlssccBBj/1qPcS+pVYsk1QLEBjAeQOkBeDeAJSZss8i0g0dr2isoDPwURPMoCGNGVTVmEHDgrzUNsMcA0VQgzRleb7NuNw1MEutJSh7LDN6jC3eyzAdgmKPkv0IUrgF3z6gx8CDEugx8MtkhC6TIRJb4+LjccNAtd6lmWVcIzuhk82b0oAv0mFop/U8HarYr/bUMPbQGRLtmYRB+pHjMUYw9yT0h+iNK4yJxWHnBnB8VRrnpYBtbsvKY2HqmBWLT4U14lPlyUoRa/tYfCozKkOF3QoEkKeMGY2xsIifCho3DXDs/n2t3zIAOWTINV2hhmuA/wTHTjq7oKuxhwFYsU/1LRK3yDUxKQ2ji+2wvzMUXn9nKLz+t4J+nvHfDPtV35shwln003qx//1w9Ck12hkKb/TjQuH1g6pLUggnOkMovH7N5McsVZaRiSZ+mNiWMfH3oNmKAjNJE7+PaHbr2gkCFkdfBdg0RjWe//vVwNIeS4PrFVQFHSoK5YIZ1tQG5YUU3WLKFddQzmTBt5hQrsCOLuZjmZQrALfBxI9t3oOxlmD+9MSk+b/b+xr4Oq7qzpk78770nuyRIyeKlY95k4Q8JVaQwZVs4408rvOFIUlJyoal7CLbcixFtmJJTgIxsUJMIoi3qIsLTvCC7LjEbZNitm5jqEOUkiymdYK2TYsXDOtCSs02u2vYFFzqkD3/c+6due/pKXYosPS3q+R5Zu7cuZ/nnHvuuecDfi2jQBz+U6/u6ofPQc9JZklezQp16i/TXBV4rngVmWPmqpAwaXMSJq3uXBWK4jYEftDmWNMU8NJw4dUy0aDjWrjqQvHbA5DzXOnRD+wd69niuR3U30rUktWzYTGhOdMJwmxdbCDktQT3KUxlXnGjgG9+AuY7YG5EPwZQGQ2Tt+VqrUUrcM5cuGrDuLCDzTLbe8RVIabmUovmmiWPWmQm9KkJmWKiurqBTbqBEEBFNI6QLpS5CQd4LG+M2KvWzdjRzYFzStpfBbeVXan2QrhgPfDIp8sXsXgvj1gZ7J7wWhjBJ3wrfSaa4C4bpKBSluiU63HDZUnW3HCZhuRi+jURfD9RVmkXvTACB9HQqJbTpt7qOj1eArH1ObSNC8zO58JkKAT0J4iyilwb8EPjx/unSEvFqdxLGHBn31e+ILyE4fb2+2hrXeQlHGWrR6iEUgDH+5eEF2x9KjUbbGjdxbtvhtzgKl6hSlCSDKjNgXYrIzyExxPVpDdoOCyk4uaG/uqooZWmyCfMohtPlvKSAaazUfml4Tmfpp3gGx4qt8U7L41b4hxP2pyoAZHJaeYTZ+bW0IQtD0W+BQuXJe/WlospC+zvii633riht2L17/7BZ779gePdj1hfz7fyXIhOMsVD/xDUiUcVwA0K1KQpD40BbPfmmLXiHJAo8+DtNoQIy4aihybz8IbdEzTmb9iN5Xr3Lu7pH7swkxVbojnJtm2OoQiCVavEkCgQQ6ImsFbnTGArE7Ari0YZ0Ep46SO0xLZVhS5IxyYsttJcpyMSupiTtPfhha1lsDqLJKRcgudzDBrNEVQhtFgm2LQC2ARfA0WNTcx40oulgj2LRJxU+x97CC5CyFwCJoFtYX/nTZB1l8KmG2ifN7ca6g1k7XoIOK+36BbEz8HRk3jqr8XDOdqBv+AhXJCX9Uadja2IJwXiMbbxkpXvl9pmxB5WiQ8LNlGDPadBIXulsNCp1LorWZCcdDEioGvVNrTnLnuEgOMi/cJftjsJa3uym+DGuBYvLds9gT8qTTt8egrMsynw2FO706Wv4/5lq7Fr1o83PjC5BtZXZ6/4yQcv771mbtey3clXCdBYTVvdOhHNrT6RSx0j/TpNFiSaIb56eg1EvEbAeSxeDdvFfFzpD+eeUlHpiQivPnXw4R8tfXJ3dBZWTHr+8U+WX/GZp9BakPOzsHbuipp30Vuf8GjXBGV6/x994sLJnc99ASHu6b9dDzMsvomdEIGXrETMf3fAMD48e3dCFRAFhKvB0Pg8PvLfinkTLv3/4yt367vLuid2rzhn4OmzB55+J26b+O9e3P46//1Oevss3XJr5/Kaf9auXaY5l3shYV4pnr2RzTMv98aL0rKWyN+NvQHA6my4hdpRjJqZYyca+XDQCucp4BqaaVIjfyI6i8PYzbVLBp/mb4pKsVpPbBSSv+7uxlJ8m3ko+1WmAIa2bZEu97AygRmZdy1jvoQ2x7LhPl823OfJhnu23nC3yIab93K8FYBveewFtivZDIwr2Q1s077nx1SYMnZ/6CLcI28KQA904Glmw+ntPldQGASgpcaxAzWXuI6SSth47iJtWrjJYLMWe4tCJ1hcFFf3F4umDpR54uJO389zbF5PmzVnLhYTSC22Lc0kqWXP7tVy2ngSZ3+TzkqR1JZo36dlZyXYHzlsIsiG7MQQsyFzg3iiwJailFKGRgmQkBA+CUgCmz2YMkWzWEoUciATxMVCWFIxuysRSXEOaPwcvWHZI7QKNcILJUxPsdpyuBEnctlSLsyxK2yo01FBbC/LLmx4Jy6aM2DooqYw6G2Uw0wE58L5+fV8zthwA9t3Ne7S2aMcL+RNj0RBuqCmt6tbrfg6qfwSfhTzIX9aDsSWv6QNKzmwBhtPSlvYESzbcTqsIbSSZTqIssHCytoBz0pUDa0ikzapaVcY7Iazhd28HpZMRPCMmLVkUx2W3/a8LEGHt6XK5N1W/WGzWW35rnU5Mj+N8XuGPcpZxu8OemLM0Rl0ciIfNFbvjnZ5Ie0Qjwb5a9huEcXntSE8jxv7SGfL7Qa88yQLKxJh4cwlHKL1EZw1TExQQtZAgh7BKeIRCtX27sxOFs2JcinZUJbMUfL0LnFUcljYy06ysJgtz31I7WFKTi0TBkXbGmVsxSKouyUqb/zPg57rbdHKKsZWxktOt5XoVilx96eqzM6y8T0bI1b3k2PtotZP8FhpB+mEcq7MMPQL4q2XErAfcgZEMUc0QXPAnBHxPqD4xNrjw3ExSM+nemIbjbJHLmQTOECnQmlG0YNjJUFTBW4vn+Vp5doI+/Mwz8v2U6odpYhZGSqNKKP9uUo+h74iVD9OV0j9r8+gcqNv5RGHk8M0fS3R7tIqTTQFrP0B3QJ77KHNFGUl2AzbaIr/AxPlhVOjrDX2+y9laMTQe9rgEfBpht4VZQGMeea1hl7J0Gv1QD3yYsbp4hCJQwfqPmfA1HWpKlPXHKsS2d9wAB2jYTPzl9WfnK4aZSl58cAGokin1ejuV8UHjeplKJ4aYQwb+jRojk2SLoGnCD1ookiWYZ1FRl+2vTZ6ibI44TxCFgxGSJc/hx5EPxNq7YWF6Y8jWi448imey627Flp3FTUgl9txKX7QZYUNrR7jcthl+ke7JOE3+S4vL3ctXR4swELkCavyVLoIKZnmdkRC8Orx7jo50WF12BgKOiOUvoLb83tFd7Ym6Q5IOltgVCw19McqSTyzxypWPDPKVB3PLHSE1Mc/OCvGOPES9CAUflQqAzBqdO3O1otm+XAv6RAZmRM/0hTnzTfbVPzds+JGq4hn2uL2QMMvWy60RTzFnqClNudFfFmoBU4RCaH3zrWYxIqzAgxCxVnGrjudpYhzUXEWMb/hLBR+g36NcmzfgRBWfHDf7pyHUFoesjVHJTDkdNeCqJ9F3uBhVclCnBrOitXVprX/XkmwWVr5mGjHR6q7crgtviLIx1Nt7FuYZajU/S/Pea3uv9AWv9Hu/pF/ud0/2hZ3UPePoft+0v2HG2N/xu5rS6k221KqLY2x16Zh0jPZtrxV4DG4U1tBtRXToTv+L3foXmqLF9DQncDQecnQ/VXTawxd/HJb/KZAm62e/MV1PZN0Pfsz6fqptvjN1PXRy6B3hxND8+43VfyJxlilWdn7WaTE71j811WUSOhlKXItxQA3UQxw48MXxwuZifmo0vVovYCMnFnqgHalJKBdpu5n4AVla4PwXv0xE20EBRe/SxK8rzHMaOYhaBYwBdHFwcS+Cm/fcLZSoYeyy+sDFGqLu2SJEw5XccXxr1AJ46rmiTLDOUOiTypkmlfT0Gk3jg0TJzBu4gQmK7odVo+YPc0Ke+r2hzlYbGS5UeL0iXcLopOIZXmAeE9AlfCcTmR5haHlMp6NRSz+hnM1lRt/sTl+shmuwq4JMxujTGsMm+tMKxtqPIg59fVt/MnmWJlkiTjtBb+limscwgA28YD7aYL+j82KfX6N5/+g4k83xrnEPfV/UCZW41dnxXCSkdPJxXj8onhHI0aAWLDWOODgjvzyQVXcqMc8QR2nFnXYPwHvs7RLrvjrc1iZn1dfLLto2/OgcTmOJeigbTtwZIP7B2uAv/j3rqvqMvD50zHw+dfBwPM+yGc4TUzdCwnvXrB5d18E1fmEfWTlk5RDhiIsK0AkLErKEWM+wM0QXDX5ThWDXADAdFrGOKl+OFAzk+rscI/YAqgpA4arWDzo07SkUO8zDqR2NsYFIusv5QDjGY73ZmDcFxiHagvBOKu2ZEVdKdMfR4BxMXkxyObKnpIVnGoqtZ88sXcp+zJSNBq0Th2FCjoNScQbUmjWEEeeFJ+RDsOCyk86XNW8SEwa6nQsn3RMpehb91urd0cd7h438/9+c0KXTcCEmGifRTPNqmNoMdfmJu6UXEOL68xqRipyqma12OHET4OkIOeDTC71rVAanSw6AT4ozVcztI3TbhDVxYB+j1EBvjx1CHGbZ95eiTzs9GGnDJ7ZMyHEmWfmQJeJ6SZ45p0VfbOjomOIV4q2ZMXmlml4kPPmUL1S2vTon3zvT16Zu+wvym/esvm/RsuM/08oCLE3+w666NPWL0zSc4XeZiCqTJIRA5o2GSpWcDHBhn3XICwYdo7BdoUTNKlwEWxfsH8wn07uNCVmuUSjbnHdMi3OWsYeQk2RC6XI31aQsUmR51FZD//hdw8/9IfffbG7y0vztkjejyshcUdZ8UlZRp/eIulmh3SzIk+hPLWkWU9IsSjsE0TnDzlYhmFse0jQml/Rgw49G+f7451UWLBDpRuVkkYJkHZPJntHJXJSWgVTweAhVRYfdKDDHi8EN7Bk0KMNYz+24wHMHTDFlESA7NHQxjTfL10Ud8ZdVAKsKE3Rebi76hcgM3KD0F/JGrQE7B6zNfiS6/4k1+2wKZhUJcZeeVOj5iiog+zRMvSKFzGNlfg/2AvGmzeKjhk9LCMKTwNefEN1Hp2cfhC7Q/TN6bMpzjatRm9oWo0fNCufCT/qsRuq2C17WHAADR4IFhZVTwiWngSMObiCD6lIrNx4yXPZ/SaEPv0RDw7UrF2xEoPs0CuKVakv5qTMwZxb7YwHYwxBwSeVtjENJlTx79QvdIU2AoszXqRrpDwFI2Dzgecj0+VrXIcRv/hGqmGt4oXpQrVEmPaaX9bwCZKZnWvRF5mmrDNvJvEZcwdi3cJFplLO6hl67JJ4kZmhkiN8lxvsVDPlf/HiePH0GU0y9zE/Uo+imx3ndlsKsr0yPar7TBSdKqenJfFbqMrfVYjGDNzGPxUW5IhQ5veIaBTHEgBjSXUGft1keWbNMG26gj5dr933CnBHWWG1VVOORjYbnNSbnoRUZeg/r8lzymxRlFIpLgCjH+gBN2qa6ceuGUXmCRzI0uBb9/dV5LB4SUw7q8gWJM6hWmkMqbzq74RogU6BhjLtyiQN8LX57BWpz3Yv9jbO8j0sg7RvIgKq4C/MYyQDKhPUFL8zE2bmToeZudeBmfn6mJlPMDNfjZl5FiXOzD4LWuRmwCFtdcg4nDM4fAMj9GmwMncGWOmervoqrMxjVj45L+OxdZm7mbmicU+fB9VDG/i59A3a+FVo42MD9ToYoRpLcxB1RgzIaMX8A46BZRHNMG6wXYPBDaq8AbzjCkh0NQfgsSGcn7IAT0bZR2Ne0ntoS0rsfhZK4NiOtIqFsFQePK4ShozLCP5AgfaaYlmFSvv3j5/RVUGpyqcnqcoDmG9zJZ0+p5tJ1R98Vs3T8k4RPQPvrhX0Y8FnXiM9gA1CG4AWOJrDupIjHMHmsKkcPVnFL/aqxHm43qZ5EhzklSJ7EGdbr9zjW5+KlOQG/y2Bu1xdrrRwn5rH5UpakskBqpx0y3x9GVE9PVaczacI3O6MqVlAYB61qhLDPJtvKw4I5Tbl+SiWChhVUtBWJQWfogJn+BZ2B47+vuAws1C/jqAUFU4J9t8lwvJQWUobCB+damK0hvKo9TRadQUNIF5w7ch1BJ9T80qNRekhyCXQJviwTtTwEXEU4wZWa5BglWGZY1deXC6FHJSyEjXCrZoXlpY4F9OlCMbaCwuLiaf1YGcdIB8c7MMJ/+kgi0mmwBaKPsNjAi1trgN8R/4/8P3yAl+DBXxEqxuD5lLJBj34fS8A2KBpwcBW6lT7scVtYEcuDGV71euCqdKZwlR9ET58fTtGhO8YZ2cQ4Muhfh0xfhU8Hm+zOKAUHp0aeHTqwWP1sRt17hUTPa4aFP8vgCFD/z8DFPn7MwRHqevnBJI5CyQz3In9KmCX4KVizaq50CyaC3+qNXOM1kw56qhDtk7+f7L1y0u2fAtGpPEdRLkais5MHclMa2Dts3jlZbfxScfSGqUBfrBXQUqrAQ/f0r8LNZBxUZ9QzMshEgcnaH4OEWX/eS0DTJ1J6yDPAMp0qsN84tFOZHoJ/ITR/eUEfYu9SQP/H5e2+rVt9X8RoyjtrHSq47qZFy9xXlSSGnaqY7rBLYu9Izo16FRTfKs5maQfvy39ULX9UL+Afug9ATTYEoAwuwIpbrvCbiV0qtoGo3/ZAyAKGW3d4V6INqrFJqdGtFZ82NUOxBztSixV9eAxCWylD9yFcF7kQgvYoX9s9Y8OiHb5bhFkoS5ExMuWOFoNb8XrUwlZEbrFj7uey8adSEq8nteqp0BUUVbIoJojD3Gt6R8Wdl6MrVhFzYeoAgfC2eDdUAOChJYPROeLB7UKJO2d7AbPe6WomrkPamGXWih3S7vgnRd3K7q4XRdypS34J+R6uBauI3gvjelXimYrerfLhqg5FtD/nGXysvn00s2nJ67GPL359Hm98RiM082nJ1LqY1kRUx/JyvOUfj6U1aLuSXNz0NwcyGrg9Phs5ohftWWllANZms+dPt8fQVjpHbBTldzHs1W544lMf7yUruN+v37rBfuV+Ls7noH4dH9Wjw9LW6eBkCfJeruA7nOhwQNqniy8biI4YWlLvD8LU+cS+5nwRI2ORq/i0G6m4jSz3NZlsYjupcNfjVf10tNrdujUG4KKesGnLTkNdkUdvkjeE3sAYUbZi/fDMEbkw3MiJ7GICd02x8Hhlx6KSa8/+CPqg2kwxGKwoeG4Ia4J3QNpmIjZPO17KYcDdPHqFIP2cEVbVaTfw0LckUgd1YHvtYxahlS88xHgB6jS4UXXE2kbx0OxBmafsvqejMhJVT3NyGX3id4TmZuX5J9EoGnkskfxZcWCDUT9deXAAAX8gSrreqUEMGcQheE8gRnsZ5K2SOqUY6WC69H+etM+7HD7JZ/VYkojGqsb6EuCBeUe2xtL4TipgaREWsAbbS9tbeRwDLo801XoKsiGGzQEDqWw4bb6A/5pibNVSUyxUVxpK3SSBYHsE1XRlrvoH3OlDWNKV/rbKhH3+JJkzcnpEQfiNDkKM42WLZqDLVp18zx2GcvNPO5K89AaboVe+t2aNoh8c/rkSWk4VmW/mRwTTqHOcInDXZcFiHvvsNNOHgBZqrhyNNOqX7NJ08YAyyL4jwT7PYEn/eQyJyiAmpOFcxSHP0TCT0ioOdGOziZjnME6yBhxKIlSl9dhO/Eqy1LlP1Ym1Ft+eqS3/LRAb3kd6O0EjsWKRxvyHi+Cij0cwJMWznw9HfouacgO12YOxDhiO8fgxCtRJc3E2xlzEUWORuVfIUIfIApKEBnm9Tl+4AlEpM+IYTn7XtvucoSmDGzQtVmwMSL0ErcDoLqK/aAUtcp0BA+rRk6f77/cgSWZSyOAu8Y0aF+7U0lE6KWwcTURJXC0dNuLIPMZSYXG2uVOGJYQihCzSIlrGhnDoF1ltLSOLoivZO2yZ/XAHFtglKKlzWlMquTcoMAnlveJaW5yYuAao14vOTHwcGLg1n7Bes1JjQXde5leo4/NnuC2u+lqzfVwVMbCdLRk5aEELdm294wyYR5mc2T2DEK5B6I23MS6wrPNIqcqTqkMyko4PQeHyTD+zOC5idZovo2b+yuO0+l8ktgDrEdncSDSlnIzslfYUYSKn3Y4E7GNTfS0uJ8ycsxNztsGIGbBDM9/kTelc2hTSiDQTEwaP9ONg6QUFubO8h1PuQ4CA5dWN7KPRz35lNkzXyn6Cu99ECuBEzfJqrQ9jhvOukZrARM6wLFIhTrUCcW3+B8dwT3hKjnpwxwDt4XPGhwd1WcHZX8XboGg8DMWzoWv5Qy1oeghcroHBylsKnGzhLe8kS5ndXnXilstCAQ6EZOlE8izoqxsRyTtzjY3coN+HqFEupBheyv+NFmsMtBIOawklSZXyUee9dEODx+lH9Cu7KiXFIa3AFhxROMJJsevuhtjbVsuRcKFnPXq6kZ26Zu53DvhEnXlUMRMFXSY5HiK6PdtNMAa6QjV+IgqQb0puNZIUYDzDxRhZplmkuQURTVBc7iz2gmM9n/NvlLHXHke1c93aRXv2/V1AIZPS5x1MIeAmwt2WwNfNiCrcF9TgNdvIgscoHnIA0H17ub9RYBtBLHhZU+2G5HPGwm6DaMMQr/glrYRr8gpKe1oAvi/1tsVrGFgMeHfhjcYdA2xFLD5Ha2FsnspflYpJfFLJ93bopxFxHMw001peK6iNhPnU87zC6yZ1bxaPjnsycWjEOBoNcRcwDbmtYkfAK5UJcIMl7bGeXYjuZ4dGYrsQXIlsgdYasCvEX8l73LBN9wwB1rgoZ0Xw50SOBmFEPF+IGoC9H6HKxm2u5Jj3NVZRl2QTlZ0QJg7X3QwlKiJFHiocgg4TXN0nSzBUw4f6IlFnm8dlmHBBVebgAtvcfLM9AafxzZ+Citp7BafcJ3qoJd8eGtOzCCrqMMioTBfVGNwwu7xEXRNHrDKnAenv+zkc3oepZ0cMxcE5kjVI+mK8xSFLXOYtNOq9rteRsFlJu8qaSw6hBtxQFOyvEcVHjIQ/rKU2i/CqINjdJW0GQo1I/iCPocmNHhj1T4+wzLnFqKIF+r7+XTvsesO4gMR6ksIG2//ywnJj2fjeZEsGqaYJprFFn3Py0GYL5eKRotGVZ3hq2QtZp1KWlkjxSozKlGyyxt7pcZUyU5UnvN1PqPm8GLn4NgqZLR3zmO/wAxvxS5WvMvLOX8G/KVTpm/axP1UsiwIR4b7xVxiP/dVd9OBLIEdY3U5b6MXHYDWzymXzRHHXXP+fMiSGrspO26HXt3mVp/dbmNVaSNQ5n2EeaChL/OylySU+sUneZLQQQlFrfBMu37Z54kWikhE/MiZtsHVG766zVtR3bpnHNhveUnLdKsy3CrdInYH7+nWZKCYwCym1NuDFJa1w3Kw+IO5fg6Ou+5hqjjh3xa5M0lLTPAJlpaoKmlJdfCJM5OWqFRaonR0aC0t8VhaAsqpjLSECIS2+zh5qdWqk5cmrTp5qdUqylTdquCgkmacvJTDY3SqrRW9/1SMBmM2C6/4O5wNVKemmmiHq4CGM/LGKtUk5NjT6YLCzzigcON9XvWhPp/iKx1j1rdK2KH6GfDNfhime2I9BVZfH1Zwecw38kHGYVNfRU15bLqhDnllptzPeDWLGDH/x7xZHhFmmCm0O4c9wKQPaswfHtUfvuDB+IPrceNjWo5a+wwJhasbjdUq29TA9h95KcMvM/GG2/IcO/fLMU0/TaGIVqrHAYt8U5E38VA7eTIqPEplFdinK9P111uWB18xLFd5orowFmHB9SDEodSDSVonx7Fsu7R27vOIARuFdTDsBTEso34/q/s8aeb2cyyG4H2RDw4vJy6yEiiJFEsjGkBRK4B+yB/YsBPSCAXZRB5PAYhIFTDYAMop+iT/DINWpCf5Sh/fexrqPOGk1omIdg1dmHFzw/xi7xYR2N4I23bWJ2bJW+aXFwjlgA7oZ8NhixTTLHAY/DRwiCJ/VnCYlvULgcOrG8E81MIhuBWGP4TNVhA35c8I4kpnCnH1z/mToGZtdlCztlqSnZ7z68N9QyM137/NFwAd9dnA2N24xBnz/0WQSXYPyhNmQ2ilrN1De+Ie+qeA0FH/ZwehaVmvC0JvtAF0mQWfgPjXgM/MNPisWk2rgDEBRV2SfdzP5/sGUlyzq9IIZ3ZV/yKApKMeGVskxSwUIOn4f46M+QZMGAqIa4MQmyM2gkHlQzh1fSPreZy6FKz2E4uFQ5vwWaoMddVFrrslHg1g+gEQGw1M+N3R4BTbWcajtJMZrYi1xKlLDcNY/I7r+pt1CCkYAn3R8juXS3yopJ5cAAOtnPMp+oDpa/pBIb1tsADJp50kM5Y+XPYkuTgagmdcETnLOLoByswnNeeXwasZfVKE57cKWzr6wRzazDSYNhTMTU7fGNfOrB2D0ADF4lWpa8PULYzSUqlItbIw6ylluT1jySCEiWHytnhKubktNoboOeIT0dHK1Tq066Vm+2RrXtOwjUQZTtrSz5d7ruNAIVmIA0Ywb75ovnvagJYNL9kXy3Qfrzpct0KA+4zIqdPwPb4GlNx1fGKRg1hC7CFwdovfW1vLeXZLkU/cUhTgkceDtNmXKDGWXwqfI6Totk4rAKYmiSuM1yomR1MBHWMNhj7AsMiyFT4VhBspGA1Rl7zrG73U+yrkbgSoO7PKk+A7+zK/8PPvj8wti/SZgar6CNypOQLXDRuzGzaWNmzMbtjYDA0bNw3bphs2VimKiY8Hv6mqqiXbKmz0fr2YCFnby+qz5kVVJ6qyhqhUKscZVLzXHKbq+6et49RRPtBc1G/vHsEaPYOdY4wDE8mkZYu6iviQLfxTkP4mSLiWc7RBp+LRSAsNvOCgG9+BnmbYN7nLBhxiyIEO9hM1iby3N+LYbKswbWgp66yMKT4ooXTTKciI2YIMd+yLTEmT9CnnXj4i3uH1x24MmjDKR8rc5GDSncdiZTdJT0XLcvi4VwThLGgN/lSJMd1LXlBImhU0lL2qQryqAkYVS/RpEB+jMcPXz/BZZvAlXiIW6bWAo4dBSN9alvPETEL55b8j6qcO+JfESHs9X/lJnLPX81Wej+v49NLW9AlgwFhXBwjaQVLTfK5J4O2M6pr/07qOmV0U7Zz5XdDoKX7aF7NYyJF8SwDns/6USvg3P97qQY5FRGGrBzl7VrIAGXIJUckmJ5O5RMaVSwRcOZFuWa7l2TaQCoIeaaecckQZThGlUUpPDkR8Se1URxAcb0IJr0W3UwylfvAsAFS+PqItQqyvzfkR+tDuvOBGWbpXOlSZtphOT4l0K8Y8U84zSStwuOQlNU15pp1pDtqQb/eTrzkHNc+cJlHtB1T1aRLulP2CNSl9MAv71GKCHrpFKCcFmwEqCqdI+ljCD/6zkggbR4xpdbuzU59POdZRUyY9avKtk1Y/GEhfoEPJC+G/im8mzGO8ExdIvlzyOJQSwGXDeleSO6CL5xR/01WErpth9Cm2z+Zcm9VwRJnDxyWfGuRIxvRom6ZpdaNX4qA1fm8jmzFzGn8fhhm6k2HI4Ig77QROvHQnxD7UqzlEylpgnq1aN+CNjw+RcvwCsO1XK/wkAsQsLxeutjDPyiFSbSIfIlUlgnvwcYgEd1/2IZLk8s06kpUYQ1n+St5lcYiUxabTRzux6czKIVKWD5HYoi3Lh0icYbsrOfgQKSuHSPmihKloEas96xApr5kuOUR61hOx/L5pVEG0flKqQEtLDeZOMeZiybExdwqY+xJb44uGxXFg8THW2n4anx2bjsXHBH+qsXg7wgUQ5uL+qMdY7KZOqcwZiSte357R0mKfT3alrBRPMzgm1pJjn49fpd3VmOylXysbk7kF9rmwnKTjVNivORVmTMapsMFkPhQWTGbcpZ6WleDuHn867iobd9WZ4O4+xt2V084CS3XOAvPWWSCnidOWQ6yrK6eBtFA8lOB0pgqnGZmzgsy5mZCZ8EkjM91pZOY0jcw5jcy0N2ZkRi28a9Onb8zrGQeANnrDt03xgcXZ7JbCZndL/h7vbobbyYZfBA89XYv0l4iJ9lKt1tdkpN2UkRZlU1l5U066zXDYU/D1EbclKqsVNZWJaL8DrVfW38xEtJc5rJ+OZBCXbyqbKLEe05Sjv0rtlQqlQXZDrZJH4+yyOGev4kBf2fQ2l95KI+VRVCOhkf+nrHJqatEqsfEhUQRV8WFzM2VucAAo+pTSwio70mRbcMyv7fYxP3I71Qu6oy/6GIQj+um4D1vqo9XdrlZzxXairHXtavQUQj89OGx3oFoB9ZXbEXeIL45cdDd130X1Fc0UvdU24/Zin58uu5FzYGZRhvaQw/q51gssnxxq1pVdLDyq5h+ZgPUZdrIE9trby+XehF/m67gvLrK4Rjkzry60oAst1BZaqCm0ASFKd1nOrPO7EGQozE9EDb0wAy6gvr1+NAvXHX40uyZzAF9lE1GBM7PG5QHMUcNibx+uwWJvL66Ni70JXGct9nbgWlzsjeM6e7E3hmtpsTcKKBwlqFnMAVUEWOnZBFTBVidYwt5ym2i75znRHFzy0Vm4BFEzLi3RXFzC6GxcKtE5uHRELbgsis7FfC1DaEViQeOdF8cn3Din1Z1zy7dCouJ2Ke0G7kSHRTZOdCRk40SHRTYo0zSyQazrSfo2/mhTp3q5Q6jGiQ5RWcF5QtjS5R1DjNuzu7wp4JtHH+D53C7vOK7ndHlHcqKVijqojFloBS13Ha3ArJyokVxA7Vyg3Rhw3gWGmNBHh+3WH05bf9hu/eH6rX8Bjf7wHKIruvWHqfXNr8yRsJFlyLKau7wJzPecLm+8QbpwAM9zu7y9uJ7V5e1oEKxBRVTQbOnCC9yF8YaaLuQ0rUF+6UY4L5yL+JTzwlYJVNmqfTraHTuSduyI3bEj9Tt2DP15dBZRDt2xIx3YFxCHMtYgtgWjaDxV+cr360VuPQ/xWov+CWhatoZ4orzn6SCu86D7XNAwS22gOhqlz8e4z8cK0/osshDkt6fuRbuHL6Y9fNHu4Yv1e/gSOvY/CPCO6x6+2MH8OXQIljhH0HC0c19BlAooV1ba+BK3cd/0Nh7gNkr7GPdYcdOLWQVpZSs4HXmGxpEnvl8h41s0IBamHYkGfBZb8w5jpQD3F2ICkyEe7upGSyt+PGPlVGAgJzM6WcU7cv3BUqwmTZbabJOo6oRN3Pory01FThIlHV8yl6LzEyWd86Gi41vZk7qpeGmrqb+JfeDQxTFd4pysKc3ZTUYO871MxPAQmAbdvOvUNl9jQGzYfEW0Mdiak/SwU43mROutJSKSeTIr6cTrn+Bbbfd1LHsmKxQmT1YoGWwv2KKJZbtzqMDMOoj4gUKZifq+Ao7TL/cmC+UiaOEBmxbeR6TwmMO0EMrTtZLvd6XRhd+1bDfk6K1Rw66oFKYe6Xtbdyc5HkEQOyviS/KCVpmwYYZPGnppal+l7VWdWHfziAjNK58nOztIqm2UOZWizCkbZU7VR5mtC+j6AyIKowsEZU4xUchqokzTwkSZVigm2rTCgTjjgJWJt6Zw9LEm0lsXVBFpjP4ktDyg3bDPL5/HN7SSt/INLeXzGFwIduhy3itF1UHXVroSww5kRQwm5lAX2GzsgpSNXWCzsQvq9nEcXXuIKPo23cexBamMWngtT2tkCa8l+lku+jO+oMzHRtsWMDvlakpP4wAKj3HACkA7DIXFvoHBGbdYH0DbiC+DAN59Tbqf0kBxGVePDiZm8B22GXxHjRn8zHRQaOCYbvzxgjT+2AykcEZyvSBVQC1nGcGY/sGozQM9lCf4pGdq6NenhqAzZ0YNYX9UTQ1PeIlZEtHEnyc1TEjumVFDyl5DDdMYpEIRFbPceSgS4tiveCZ0bTSfcN4ShR0oNZGX7TsRCOc1CQRj2Wie+AhGt7zhIw7Y6HQgRacDNjodqI9Ok8CifXM71UGNTgcWFC0miJDXZ+4ISy2zRxgYKo6yNwmMTS6oQgcmEhnI7EEkMoZIZAyRyIBIEIU3IxHn4+9AFCHHqChig+0y/FBey1qJukPhFlQ/L9R+X542B0Tt9yqL2n+IqP1Eyvk+Zg/NY+nQPGYPzWP1h2Y/RmQHUdN9emgeWwBrFF4c6DIRsV1EmEfKLFwmotmcYrhjjCLjKG0NThZk68AM1yyNsyWNs5o73pcQ3v0L6uJtNXeMYBVLnLuE1DrrhNQ6twipda6VAZiwB2AiHYAJewAm6g/AXvR7nGBjjx6ACRmAFc+9ZcvaT038sPuRsLjbipVlBTWJijJKRRklBPUryihRSpFTeHiYjaMd1CE9PJN6eA7o4WHuTq9L1IpAhmfvghk4PCFrKeet5Tn2GGxPx2C7PQbb64/BTnT9MVpudugx2M74QZzP3oIsqeOa+o4VhBqPWowzfaQZ553c5NGZmNJfHON8Mi/NPZKX5k7l6y8aU/lpTT1Ryz/z+gB7/EyyWmROt1pMnfFqUbWu8GpxKGeztT/P1QJMJ7f1zFYLi8lOVwvQpkNOSpuArTMyRmEutVHOieoSRlgLP1jTyJNh9BJL6YypM9fuLIscHj/PyJHSt2xE2mFkEGc+am7VqGUTr+HZOqMmjRrNGvSrHTWXR83VOV0ZtdF01FweHJz/mHVWr7LpgYcs4cnB+RmstrJ/4K+CF1z0S8UvGFneEXNz1NyMu8bWuY4OukFA1kH3qnTQLQScQQf9WSMr1YJHI3an9W1FUODz7YZ5dVRyHHGMzjo89gjXlPFMVgrh6W0Q8aBI6DyokfFl/gFdVOgcYMUiS2xnaTNxFsjSdGaxMcfDn2t3ASdUdEGnIlbgAoKRpNAm64Eqv0B7YnXkfvpR8wWSrI+aL5CQNdQxX9yse6yxp+X3AuusGjhg9buixv2kfnrawc7v4RCBWCrhJL6oNEtxmHM845d5U3DQtwYj7ek4s2U+H8N4I5d7ey8y77Sg0RXH9+B1CGKKghn56PyrOKRsIEF4c9z0BVclJOxC2JcNJIu2IWCw0146Lz7YFn/JCfJV0lWA1mSquc1t3pmTtu/IsdqR1m30RLeRRwcRzqGFz/JQMQJywyxrNMnJCPeGD0dU0XTJNyac3gGJl2lGg9isnEho9+Vkk703J2zXRM5WZqvi1XKzcjlIo/1MzoopKkXq52CZqaIBvizp9jnorBX1LRxINTz5qPTdtVTG/EQtznwPv5vJ7LnQwfSMl36PlcU88dIPeTH9k1RmTSb09hPNutdqp2ng8zCXrs1RW0J1zySNzeKJhc0lge6aaz5vrvO5UfKTBcQjhoh9AxYXqxZ23qaCpALdwKcQDdRArdb6w+NJlWoWtiw7oympKZf9SddSimmTkpagIT1YPg8u+Ptp+Ttf5PRNQbMhhJ3qEMyd9BYQ302pM6MYcpTzAJ/FXJCcHTAdcafRDxTuTqMf8qJTHclRmiXmmFJV7/5zzbuakwxNDBLVR0T9hsKeStRTXVFPpRIbapSUnOJsR6uaovA/VMVNrrcZB5wwGWffEEbpod7i0O60QF3TaWXbPFtdk76ygg1mQp3lOWXPX/IdYoxItTRwVoDW9DZjH9IG5pA2VVuF2k6qtsqqO9xsP1VbzSQaqxyCq8zN4upDz9z4+sb4L+aTSIc1Vs9mpRKj2urqm+J1UPOlcjvinMRDw8Ey33EufaPMjadvJIyiriDLFTzte2qLL6EOq0xh3QSQ5Pg7OUv+wpx4cg60nWkJj9zWuBRnIRmCaksTJANvo0VZLGVpTRZXMnAl5WKYM7jAIsPFXOfif2qOC/rL3ENl4sbwARExsy5cjJi0ML3KrcSOM0ndzQE1E6+9GSbzbnA+bLjpGmijRCBIgUNem0gKRXBzBXBzRXBzDXDYyzrZsyWGQoPEUCj0x/M5WAPHUJBAJig//kEzgldJg01iSdTiK4gYhOCu3MkW6MKjr3m8QwxoF0GOC6Lh7sZjc2OlC4LDBbnTrOkTzck7NqKm/tF1Fy67VrdSo3mlvq6VaAuHGwmKkTRlVvy96e2bVT0obuJxv2BC/TQkHvcbMCgFDtYig8JBfgqssRfSgtQmg+KK23lReSje77omUqZ/MUQaHBqNriVWdw+dppIjo+8wt4SSn1JpHM1MEmkmmzhrNt66aeShCGg+Mh4YRNmZdfJ9jhgE4vLljPI26wiE3EvLTwhmwpN58bVvkNgTxWjMWcR7N4ywRyMMUGCHVjK4PIqNoTdzdGNXzACzYgaY04HbLrM46UOXJT7VD11m+VSnTNN8qsNPFn0bnwo61eHLhK8+dBkLe+O8bFWnLmsNs5CdKQKlg0GZjUMOXwa9axzegCgUGGpdYXwSIbvdplNpm07ZbTpVv01bL6frgxCyX66F7JfpUikhpwXnl7fquD9u4IkxeOxTEw+fxVpXWjY135ZNzU9D7s23Q+7Nr9uI/fRt/P3ZnWrffC2bmq9LpYSCFiLNn94IjNMXmq1GbLMbsS1txDa7EdvqN2I76n51Du0GdCO2zS/GSoqiJD1H22uaEWVbqRHjjfFH5oZ0my8y8jKuzi7GH2vkKI30UCx+xfW9zS5Ml7doQMbhEo7mGFZ9yz6B4JpgVwM61UAkwdsFTX0QCkB5lAelSMM8ZxDuicE61QaznT7E32qOfWkIgnb81/RJFeMPJUSLLRt08xvj7zTHGUPCxMuAflP8mufBw4Cv6UNigF2r0GPs5sZsA+yxGQyw6yn0xIuC/+hGOABW8+WIoyLHwaH2K5fXV19fWUEqldzF7nDoPBl5SeAV4Hh6/2tDkS+xWmg9hDo6+3lvlmd5CNgbUTxux1QRUlOylDp9DX4VKwIUu0sKHuEAZL7YifisGQIKqJ26s/qhmE1sq4RMv+HFJqYhQJQHK6rKNtGlirJVIYQ4MFQ2CQwlIYQ4PoSOqiKBoZKqdDwhMdDYlkRVcXVY3uJtSeyI2qk0mDRmx44YmyF2RF3dLAe9+jLMwyV6xP3KmHwkS4zDcZbrVY+eZUz1marqEcQsc9rqqwNRaGU1E4xCD3BWq4dl02gUvIplYLfGl/nweSXQSKxZ8NdK1JABLk9GuUfB+K4iFpaecwxOzJVmeNEMfsvlObuqzBqKQcI9z0lidLEVXdBcLG5VjF8zzcU/G62mezRg5VFHnB3KYHh6MCyfBsYaoEM27/MhhJXB8GQwCERWwWAqdJ+MfB4Ar5Xtoiax+eHLNUOQX14jMj340VQ4Ya1IvK5HWSiFyOgYmEeV6OZPOj9PElM9FtPHIXXQXTUOrBmYCv/aEsPLGrNtylBipT0vuXOSO1d/Dlx1zcgytwGfyOA+OFwVhtoXv3fzsa2godb+GYRF+pzvZjFQIeNRbO9wXNkzokc/J8SS0cti9LBXpZVIb0SmjV/WjJ+x2egos90PkMoxSJUBHNlxTVie3iKRCZvhuAa28PlE4dlhEBPnUEri08EIhZ3qUWE/Ym3k8wTifNEqVyxc8qpyNJsc4pCPZS0FjjVjcpS0MjMiYf4D95S5jjCt2yvqKH+Z4KQrXq1jyPrwhLIcFM5Pjqxkjqxk/NQiTwE2c0Z1mqcyzLG1Yv7xrU+l65qcy9l4pduWFeX2nCi357G6uLIAhVWB14/7RHx9+Judcn++2PXPoDUpjk241Ui2F0r9dN3jCsJMgPcR1GLBuVxc8yXh14/dn7U3Ft77autRZtmSe4PTf85t7ODNIZtCc+oXOfVG/HMzUm+xUsd5z7GdzY53uMmLy733WhWtK/P25nbZkt4l++5RNzGrtcUqVM6YO4MZLJGUKrmK/ZStesoZO9nn1TTLZTXdcnnKtURD38p4iSeqUe/nq5c+XR9de+46c530CbtVE2mrJuxWTczQqr2mVXt0qyYqxSorzb11VawP1Di+PeH2B0eVJfI74vTHuSF5k4r8uDSODPhHah4NOsyMPV2oJ8VazocdeDrwsDLD8PJK9TZ6yFyprrWCCPwX1vhBZYeTz9y3uIdoBECbJtnQeYlzQD/vwzN329zsMTcTroQi3FsJPWaba8MQ6tHew7OhGWY53Pg0M62OOFiSGJ43sCNqh7lYTxhmH2Nsota7xZgGHGHUiGH2NMO8x2aYnRkYZocZZg7AhrqrGWZPGGYnYZj3VNio06sSfJ6XemME1DzjwCIf0e6XOCssfroWrgw/PWHz0xMz8NP14IqqoKevOPGfaX76zTNHYwOBFAu1Pfq6l6/Ft7huyjhgAhCnh+iCmOq4iz3EdP9zllSGfvA3iqNUheLt9kUvq7Yo2dHek2G/t+LFjD4hGBIiFSTCQSMZugXr+U43+LaiyVDXiBinhcM7EDwH31GWrQ8npeYu4vWBNtj5VZHbCgV9cdlAA1nGeBCtL3P/3yZ8wrXiKxQV3ogA3wAyWU0bz2w1ncXAzsvpflwbO9U+V4cT+w2RoMJpL3T1XZxUwHEo+Hxaz36D42cQ0Je11+S8xD4iNGzmo50AEQZw/VulLYh9frYMiKndXxGPD0ZkK/TjWdu9V5iblYUXD+Wxf2IZxe+qiIOMszz37xT3hu2I6P0xaiMCHfCNrlwG+5hlauaB1lzsFJ/SHuqmHONDuA4wZznetAbmbBUwZ+FJ4LTAHG/hgN4pK+kwH5QyknvqMpImViDkMRBHZgFZNOC0kbulrCzfopgoJmyp6ZRtrAU3h99Ws7LKyziur4rsnsQvxoq9lMQeXZR4a8bIZjGyWRlZxM+bvIi9tOdAh3LwGpLRVmM50IhzgA9srevfEXsbIzy6K1sl6KjLFtrEyQv5AMdLDzYFWVgddLRCRSAIAT8EHHQUolv4dqQH+nYIH4XOtNzI8DTlCDjDHMekfRVeiBDbIW3nJGXL3hG6kzT+rcXzZ6Bvoy4KOiMCcrg+AXl1dk5t8TaDO2jc4t4trrP91yAhgngvu0YSL/iRF4IiXixv4RPnBF2UhS7YlD8ZFR+F7J3pR4lSioZ+NCKEK2FyAYSpYSQqxJdsNMFH45aNpjjMfwHzX9Dz71wT5ockXA5gJM9y2bBB/CV4IEnB39s4NuHaOKYJSClsZLtdehnBEOhlF2RE3Cm+7GrVhzzHfQVJWeI8xmJswiWmkT6IiVbMcE218sKqC035W8V6PrUNqSLLsZ947Haigpxc36uuYz78VZY647SWWGGOEtzuHCJAmOBzrzZiEbq8HUrSD0C9Wafvo/QxuaclqEud4rOAFVYgY2mzU+26MDROCz0v6QL8zOPTWfHWSykhOU+evfyDEgsaZ+NsO+vFJ112HBG8IZyNg4jAGqNAMlnjs9e3P7lUq0TNBiDWjOUs9pONICpef3kOTkzoehbRlOaU6SSyN4cqcfojJ17Qn8TmOou6mLrCRuAR+NE+4vHQOG1d3gG+NS61v2EMyKO52ty04vi8xjlO+WxcStE54s2m4uSjFvjHzolb1uhc4zj7XO04u9bWPJo3y3c99v+UCzO9xto8t9oYqMLGHF97phj2pA0TVba5zyWm5+EsgElrwkRvtQ8ktl6WKIhvvUyLujyTbctbbRH8NpyL7J5NO0d9QLIVhxFhyejybbusFWh1Nu9CqVicijiEPWdrNYGqU5FxuxHjaSPGqxsxXtuIHaj7kVm0pdCNGNeN8KQRO6xGbD9dI3bajdiZNmJndSN21jZiD+r+L2fR4qgbsVM3wpdG7LEaMTFzIwgeGwkSG8PWqxtZ9y1sZOEHDqTD0jXGzysVBCMhKqCfyOnZzIESWYXWI3EQOqYDHEAKw60PaUEtr+YTu0ac31Elcn43mwMWbQUGVgiCO9mv1C5GSEKYxFuuF3+O0wh5tBd1L5xHww8EOJeQZQw3c5c4o7ie06lOgX60EN3BtUTrAK5nd6oTOibTEarpXjYBbSMs6nIeYnhuZg0hIitlBOFuFn083cQT7J7FCtUmqE7Jabi2dme/V5awYlUEqAIbWG6rw/GitnsSMz0keOFbjhc1plODTsXdcLTd0AlVRaO4Tpq1e/R2ld8EmST+r6tNQKiXx7yIry96UcFyywufxRJCPOjRUy9MpaFrKa0T91VYNOr0HWTO6vtLPoc4rnU7z9EH+RM7rh3cGzNH+1I1Z+tUc7bMW7J9PrNA6rQsUIfNAgmjwyzLTPxQsV2YkoCFDRAGCRvyHEtrQiVsiNIi+OJ/zPiIA6zkLGJyOgOSL2c0q5HVrIYrrEbOYjVOetM4c46Qwxsdl1h0orO0jBUlK9iIHNiInLAR7GKPQxnnwFFkLY6C0ilho2bhl1AzWEMusyrKNdpbg33VDRBfDPpF7X5ARJmgUGHmySjPPFCulTXU7D0Qj/sSWuBFOeAZsCi0CUPeTjUpwexjtcTBzgdRLUQ9hPc1+ZrZz9tO+02Tj1fvZmrYEN384+7MzW+TckbZEAcMTVt1XAAZFceSguxjH02jjHn7vMSvE4H6yyooiIcqjjTTgGg2wWLvvRbW3ijKEcH/sndsqX8OGQ/+2OjZsNhHWBu3hhVjJNE8mVOXOZxkJDnfsdj3WrgvBpij5zk8PKHp36jiZ105NBmv2YsLAGc0AGcFgG34Eb8H6SRh0rM0DyO0ZiWssGNYYfgO+C4TQmmcZoUzFuBmYs0sBj+wISHtH3v0FiLgnZYIcEe/anX0bYLkRruJQc4SmjmaoOUtLhfA/BXNZ1Mh/5D49yh+OacyWzzg/5RnicNr97lGWDxhi8MnZhCH1xcGnlYcvuc1j95kzia1wwLxKXGUIHAy2deyxvBO19jq/Szl3RCFTSir/glaKf0haYhpAlYhhE+sDnVOUEB0sHqL7csW25ctti/EboL3WBrZX1TVW2xfttiQ0cUXbooyoT/8eJh57EOfT6TjaOIO12oiInDVb+JR0WJTJhtVi0MFAMkoO56A74LsleA3XPFnkLsSzIYrPg7yVyJcpMvR1a8Ec+Lyme+V4EvcMM+3L6G848qcBoiX0gPeTD4fXZaq4qCQ6PwhT3swNScJ6NqNVs9AeOr3bLsbavLJubhjqX+omG3VLMVzHurtLuRE8jr4YfUH3IPkC6LEx9WBZMQrPCYV7na7c1IlhxZMZfFwmN/v1P5kt3vJt05yh0uVqrp2ynlGpw22PLYpoZbdWq7xeZwixyWWjLtxsJLxDDpe3kohanGIkBKi6koDt7I1UrfeFkOhJEf3UNPA4rNfOy134/2Vfh41IlklE6IJrdrfho1ltxMpUfZALVSH4tKDEfCL+9uK1T54iQchSuBeJ+7XQpw60ofXNbpUTEZE4BkphpsPdyIjUebt7MImcxsfrfvsJvS6xiz8dPbHwR3LWHbewKa9qJJKvp1Hb6V494VKM/QfS3lLdVfbgrI/LMf4Dft1ll4bFBaqejta6EBvUxyfsfKhtNSNL1zJuwg3GTMdJpSaUSkagfkjruezcgNIgDmsDlMfKavEG2msJWr6FgcX+eULxx6NX529MSrQv+BP8kZhL3cfvdWKPfmt0HFvjfKP0nrHzA18+8bP3dkfP38nvSjnQCa1K7CSiHfzEgGIA09ADXKDcnFoZXs6uveut/IIPH/ndY3+cmc5FpL/lMf+nkgRdZtIkffYhyL//tBf3v3OVvET68Sv5vhEStzE8jjRdnrh/UzEnjJj8juuUlvUPVyP81ZWHMBHt0U0Y9cO83TTlAX8fhL0fLkE7HDiZdMakKXa8QVRrDB7Pw5/ma5ALS3T5RGe8HcuR5fmXNCJeTzK3q/zYIm9jdDn8TG8pWG5fyt9xtP3PBzJefckQ+JcmzS1v15TR6WWNtERXs7hX+DfCLVuXe6843GqUrfnacdkjdIW3C85zeFBnc7mlk86N8twLAeUZG8E95FhOcYYPxNE5thPVjm33GXtKj2K18zYNLRsa9q0dKgcGarcmM6dNJRGzwxl9n7+nBuAQnjgljvJPODDXJjhV894GVci9Wxm5iPUUWCAD6iNwOwdeirf9yj0PUQb3X/fo4kfSctf8SjThGwyK9QWpg08K9l4JawWstDSeP7OxJ1wjh7eyiLy5+jKI5eL/zz3VuxEoOsU5q5thPfMNui/s0a2G/xYhf4XdpfztHybg+ZXU1VEnDO08kunqGWcJgC5jhvMAcg5Pq84sYC6ldt/jexvWyRA99UwgMFOPljuEmAGEkiIUCOLPtKqS53CAnkPNLrc6xt9NhqC8kZwCvZAWLsLy9VYuYGGHpKPwnLvvuX3bI6Ky913ama2+Ogs5SB6XGG5f9+NxKoSfPhFrdv5Y1h/+JvRz2KYfxjiEOkYusQC7LxB3ouhtu9IaFeQ4J+8+uqFK5lUeOz6Gas+B1WGan5eGNjol+Pm/XVuiveFtASM5otHWw80Ow6oawMsehJe5US3Udg3PkHEVOKjch37klz7T/J1dOsVMa5Tc1bzdevXPsHX3ueei035TfAM4Ez/+++vzH/i3f/w2e7zu//i/rd/bOnBDW987OEv/NVT3eeU7rj/jr9820H17udX3v35L3f/2b0n9++75qal3xyd/4+b3v3V7ic/+6OlG35/3dLDf5/runPVX3YfGfrjFb+zuu/g97/1YnzuD/+6u+V7P/zu763efPCViw5/6X+u+Xr3q0/c2PrS24cO3vAnPZlbH/tm97d73xhtufz9S6c6vrH9nt5j3d+9bvW/u+7dHzi4/yff+v3isb/p/uja91f+W+VdB/+k6/nzTlz1nW7V9OWuJnXv0r/51Bse+egnXuy+Zc8PHng4Hlra8smzH/jwX/1t95/93bMrf1O9d+nCq+969lHn77p/+K3fu+TtX7rr4Ns/MveJqXOPd5/z+b9sW/Wjuw+2tK+4+Z/K3+vO/Ubzm9/wmXuXmvEJHIlEXz3+jjP7w/84cMsfnegu9hx96xWf2bH07l/7wNIDQ9/vvuMjX/t8PH7vwUWrNm14/6IfdA9nvvzH9+x7aOncJxY0/CT7v7tf/OCCv+h/+f6l0cI5b/vMt/5398FPnWgqfP0jSy+9rPOvvv7Uy93fXv7SZz/xqx9Y2nbztd/M/f4/dD9+zdWZt73p40uNpfw71/ynsxZ+85MHH3D/frh514+63/iQ/z/vnLv14DcmLlv+t4+d7L505f3v/P73Pr50/MQjH/ytZ/6x+4s/2Ljv6s2blz7+l//moU8f/3H3vYffs/C5XZ9YuvMdH/rmJ8891f3Na2/8cG9w79IH9vzT0ZZbXunOdb37a+p/fHDp18f37P7snp90f6yy85yLdn7q4J/uc749+jHnPR9wbusZeb8zvGn9+p6h9zkjm4Y2DLdv2tB7R++Ggfc5N+MxTB5HBgfbhwcG73RGeu8acXo3rBluHx7pW31b++CmEecqegz5McQj5103ODTirO+5q31kqGfDcB/d921I7jdtoH9WDd4VDq4NR9b1hmvpsXdgoO/24d6wb0PYp8ug7H23rhtxbh4cDJOHTRuGe6W0nuHbe1dL1rUDPZKNb3oGqKW9a8KhnjV9m4YlQ++d7bcP9m0YGXZ67+pdf/uIeUJB+nZdz3D7ml7cXdszHMrdhsH21X1Dqwd626mNw871g6E8hvxIjepbPbKhd3jYkZHi26HBTRvW8B1KXD04tKF3SMo09zwuGGC+69uwdoA60jdIz9TO3uGRcLhn/e0DvcNOSM0dGhoconaMhD3hhk3rV/XyQ3tP+8Dg4O3UIKTz7eAdvUMDPbdzkbfq65pNQz0o2FnTe0ef3PWsojniUV/f27PBGenpG3BWDw7etop+zh19NE539q0ZWafhAWO3ftPqdRoe6DHkx6G+DbfKJN3eMzTc66weGBzeNERXGjW60LisX08zQFUN9G3odTb0rO91Bnp7qGtD1NWeDbcO9Dpr+4boWe7X961Zw0kjI/SZjLHutH4Y6CEwXb2uF7WGAz1Dt1Jlg2t6BRaHNm2gYRzuo2cGRnoO9fNw78ZNvRtW47uBXoI/uhO4aL+jZ6iPnzGePGk8nHKHNHSqVxL1LUDK6Rnq7XHe47xnfkQ3wzRr0ZJ3O/MjAssRGhV+uvGqd/zqVdff7Nx4w3XX33yT8454xXXx9Tc5N131qzdcv+Im53rnpmvjd1zlREucjisWLnIWXLGQu7W2Zyhc1UvAG3Y4YcUJL3Hm3x1R0YIBlF6WOyBX2fn2h38npH/20JJDCB0688OBvvV9I6GjAR8pMh+hc2XoLNHEb+3g0Coa7d4NoR70mj8LLwm+B2+rzUCDyYMRaoyt/Z7RsPfOULAqrLypLaQqzTTS93etJtzou6M3hc6qv6vM+7D++/R7G3HqfV///fBIz9AIAzYNd/vaocH17QRD6fub8D4004H3YdV7TcTaUzJX0395zyXUe29/PzBIaPQa39d7v36QsGb1OsKb3mFM1Jq+Iemkfs/oa2YQCB3euY4mu0fPZrhmkL4DaoF89q19Xzi4oWoO5RMu5I3hm+eHCzo6r+jsCntGwje/qYPeCxoz2obUlzsIDAgYUrKiSUDydythyUjvmX9CNKCdiZ6MEGO6/Xc1jQ2/D1NKYP8J3LVjuVnX2z4dxm8UuKR1hongtPeajsr8rqe1pGb8b5D3Mr913q9N2qfXobfQzfAghrQXJDSplAZkTYgcQ5JqCPg0fFtTDa0MwBa8Uync5wRme+7seZ8A7k3VWfkvoXYE9oObbl1XW19CA8P67+8cIqBsN2S1fXBtO09sgmI36TcAQXkT9g2H/JVFCMpJeeuI3KHVes0L11PjV/VK+zEsehVP/gZ60gWSMhBcEkEOiSoMbFpDUJV8J+BGK8bq216LPo0MhiO99iTKwkeF0+pHWNY+iCXC/p5XQrxH7RvC2vfy/frBod7X+h7vX+t7hn1aDafT53Qlrv8e4ymMCQBQ1oRhjNGSsAMzQczCMKEjITaeJCc9p/BLLBTjq+HIeIxXE0SgmOF0RbbpETd6vgz+Aozpr6T4CHIKWDCsE71d27dhzRLKiOuwTqfPO674lXBdz8Bak1JNP4ipIcAYubO3V1AXKz/gYRCUcKRqtTA8vw9LcyTAgE//zY/6hn8VvYmWjAxt6v2AU/cv2R8sQxlZ+mW0TniFfhA9gxbibKK4Azm4Oq6JfofPIjKjv/81+r0DaKHTb7bSf51+79Tp/9pKvwUbQp3+b6z0d9PvN3T6e6z0f0u/f6fT32ul92A51+mrrXSsZr06fa2VjrVmnU7vs9L76XebTh+w0teDnOj0QSsdNGyjTh+y0jFdIzp9k5V+B8iKTr/LSn8f/d6v0++20jfT7wM6/R4rfQu2yjr9Xiv9g/S7T6dvtdI/RL/7dfoDVvoY/T6s0z9ipT9Iv230e5HS/72V/pv0+6h+HtfX36Lf/wH8mPwR9pECAA==

"""#
    }
  }
}
