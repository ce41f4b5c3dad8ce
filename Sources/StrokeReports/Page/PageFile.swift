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

/** A shape that a detector measured with. `view` maps x, y and lengths. */
function drawShape(kind, n, view, attributes) {
  const x = (v) => near(view.x(v)), y = (v) => near(view.y(v)), r = (v) => near(v * view.scale);
  switch (kind) {
    case "point": return draw("circle", { ...attributes, cx: x(n[0]), cy: y(n[1]), r: 3.5 });
    case "circle": return draw("circle", { ...attributes, cx: x(n[0]), cy: y(n[1]), r: r(n[2]) });
    case "rectangle": return draw("rect", {
      ...attributes, x: x(n[0]), y: y(n[1]),
      width: near(x(n[2]) - x(n[0])), height: near(y(n[3]) - y(n[1])) });
    case "ellipse": return draw("ellipse", {
      ...attributes, cx: x(n[0]), cy: y(n[1]), rx: r(n[2]), ry: r(n[3]),
      transform: `rotate(${n[4] * 180 / Math.PI} ${x(n[0])} ${y(n[1])})` });
    case "band": {
      const ring = (v) => {
        const half = (width) => `a${r(v)} ${r(v)} 0 0 1 ${width} 0`;
        return `M${near(x(n[0]) - r(v))} ${y(n[1])}${half(2 * r(v))}${half(-2 * r(v))}Z`;
      };
      return draw("path", { ...attributes, d: ring(n[3]) + (n[2] > 0 ? ring(n[2]) : "") });
    }
    default: return draw("path", { ...attributes, d: lineData(n, view) });
  }
}

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

/** Where a limit starts, and what its slider reaches. `own` is the detector's, null if unset. */
function rangeOf({ min, max, unset }, own) {
  // What an unset limit stands for has one decimal number: `view width / 3, 106.67 at 320`.
  const start = own ?? Number(unset.match(/\d+\.\d+/)[0]);
  const least = Number.isFinite(min) ? min : 0;
  return { start, least, most: Number.isFinite(max) ? max : Math.max(2 * start, least + 1) };
}

/** The numbers that a limit can be, in words. */
function rangeText({ name, min, max, isCount, excludesMin }) {
  const numbers = `${name} takes ${isCount ? "whole numbers" : "numbers"}`;
  if (Number.isFinite(max)) return `${numbers} from ${min} to ${max}`;
  if (!Number.isFinite(min)) return numbers;
  return `${numbers} ${excludesMin ? "above" : "from"} ${min}${excludesMin ? "" : " on"}`;
}

/**
 * A limit as a slider, with a number field for exact values and for those outside its range. `own`
 * is the detector's value, null if it is unset. `move` is called with a new value, or null to unset
 * it, and throws if the value is invalid.
 */
function makeLimit(detector, setting, own, now, move) {
  const { name, isCount, unset, unit, summary } = setting;
  const { start, least, most } = rangeOf(setting, own);
  const element = stamp("limit", {
    name, unit: unit.replace(/^N$/, "").toLowerCase(),
    summary: unset ? `${summary}; unset: ${unset}` : summary });
  const [slider, field] = element.querySelectorAll("input");
  addTo(slider, { min: least, max: Math.max(most, now ?? 0), step: isCount ? 1 : "any",
    ariaLabel: `${detector} ${name}, slider` }, []);
  addTo(field, { step: isCount ? 1 : "any", ariaLabel: `${detector} ${name}` }, []);
  // Set last, because it is clamped to the range.
  slider.value = field.value = now ?? start;
  const set = (number) => {
    try {
      if (isCount && !Number.isInteger(number ?? 0)) throw new RangeError("no whole number");
      move(number);
      field.setCustomValidity("");
    } catch {
      field.setCustomValidity(rangeText(setting));
    }
  };
  slider.addEventListener("input", () => {
    const places = Math.max(2 - Math.floor(Math.log10(slider.max - least)), 0);
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
function optionsText(detector, limits, flags = []) {
  const moved = limits.map(([name, value]) => `--${name} ${value}`);
  return ["--detector " + detector, ...flags, ...moved].join(" ");
}

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
  if (isCopied) return "copied";
  getSelection().selectAllChildren(element);
  return "selected; copy with the keyboard";
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
button, select, summary, input[type=checkbox] { cursor: pointer; }
button:hover:not(:disabled), select:hover { border-color: var(--note); }
button:disabled { opacity: .55; cursor: default; }
input[type=checkbox] { width: 18px; height: 18px; margin: 3px; }
input:invalid { border: 2px solid var(--failed); }
input[type=range], input[type=checkbox] { accent-color: var(--box); padding: 0; }
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
const session = new Date().toISOString().replace(/[-:]|\..*/g, "");
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
    $("news").textContent = "Options " + await copyText(optionsOf(detector), options);
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
  const { shapes, checks } = judges.get(detector).explain(sampled(stroke));
  const failures = checks.filter(({ outcome }) => outcome === "failed").map(({ name }) => name);
  const group = draw("g", { class: "evidence", "aria-hidden": "true" });
  $("legend").append(make("span", { textContent: `${detector} measured:` }));
  for (const { name, kind, numbers } of shapes) {
    const look = looks.construction[shapeNames.indexOf(name)];
    const isFailed = look.slice(3).some((check) => failures.includes(check));
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

function undo() {
  if (!history.length) return;
  future.push(strokes);
  put(history.pop(), "Undone");
}

function redo() {
  if (!future.length) return;
  history.push(strokes);
  put(future.pop(), "Done again");
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
const listed = new Set([""]);

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
  // A change of the suggestions costs time for each field that has them.
  const unlisted = names.filter((label) => !listed.has(label));
  for (const label of unlisted) listed.add(label);
  $("labels").append(...unlisted.map((label) => new Option(label)));
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

// Several at once

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

/** The strokes of a file. Throws an error that names the line of the first that is none. */
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
  undo, redo, download, clear: () => change([], "All strokes deleted"),
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
  const action = { s: download, y: redo, z: event.shiftKey ? redo : undo }[event.key.toLowerCase()];
  if (!action || isTyping && action !== download) return;
  event.preventDefault();
  action();
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
#counts { flex-basis: 100%; font-variant-numeric: tabular-nums; }
#counts:empty { display: none; }
#counts button { padding: 1px 9px; border-radius: 12px; font-size: 12px; }

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
  }
  return judge;
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
  $("copied").textContent = "Command " + await copyText(command, $("command"));
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
  const ring = data.detectors.findIndex((_, detector) =>
    strokes.some(({ judgements }) => judgements[detector].chance != null));
  $("reliability").hidden = ring < 0;
  if (ring >= 0) drawReliability(ring);
}

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

// The shares of circles and of others that each threshold on ring's margin accepts, and where the
// detectors stand with their limits as they are.
function drawReceiver() {
  const judged = strokes.filter(({ label }) => label !== "");
  const ring = data.detectors.findIndex((_, detector) =>
    judged.every(({ judgements }) => judgements[detector].margin !== undefined));
  const curve = ring >= 0 ? curveOf(judged.map(({ label, judgements }) =>
    [judgements[ring].margin, positive.has(label)])) : null;
  const dots = data.detectors.map((name, detector) => {
    const { TP, FN, FP, TN } = totalsOf(detector);
    return {
      name, isCurrent: detector === filter.detector, x: 220 * FP / Math.max(FP + TN, 1),
      y: 220 - 220 * TP / Math.max(TP + FN, 1),
      text: `${name}: ${percent(TP, TP + FN)} of ${wanted}, ${percent(FP, FP + TN)} of others` };
  });
  const label = "ROC. " + dots.map(({ text }) => text).join("; ");
  fillFigure("receiver", "ROC", curve ? `Ring’s curve has an AUC of ${curve.area.toFixed(4)}.` : "",
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

// For tenths of the probability that ring states, how often it is a circle.
function drawReliability(ring) {
  const bins = Array.from({ length: 10 }, () => ({ count: 0, stated: 0, circles: 0 }));
  let error = 0, total = 0;
  for (const { label, judgements } of strokes) {
    const { chance } = judgements[ring];
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
  fillFigure("reliability", `Reliability of ${data.detectors[ring]}’s probability`,
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
  for (const total of $("totals").children) {
    const isOn = Number(total.dataset.detector) === filter.detector;
    total.setAttribute("aria-checked", isOn);
    total.tabIndex = isOn ? 0 : -1;
  }
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

/** Lays out tiles until there are so many. */
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

// Tiles: a stroke, its name and its verdict.

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
async function forEachInTurns(items, goesOn, body) {
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

const always = () => true;

async function startJudging() {
  const checked = await loadDetectors();
  const samples = JSON.parse($("samples").textContent), loaded = [];
  await forEachInTurns(samples, always, ([width, lift, isTimed, ...numbers]) => {
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
    forEachInTurns(kept, always, (stroke) => stroke.measure());
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

/** Judges all strokes. Where limits move faster, the last ones count. */
async function judgeAgain(detector) {
  if (isJudging[detector]) return;
  isJudging[detector] = true;
  $("tuning").setAttribute("aria-busy", "true");
  try {
    await judgingReady();
    for (let version = -1; version !== versions[detector];) {
      version = versions[detector];
      for (const [name, value] of Object.entries(limits[detector])) {
        judges[detector].set(name, value);
      }
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
  await forEachInTurns(kept, goesOn, (stroke) => {
    const code = judge.verdict(stroke);
    verdicts.push(code === null ? "" : texts.get(code));
  });
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
  const { checks, shapes, sentence } = judges[detector].explain(kept[stroke.at]);
  const { bounds } = kept[stroke.at].measures;
  // As the page's own grid: the middle of the stroke is the middle of the grid.
  const x = (v) => (v - (bounds.minX + bounds.maxX) / 2) / stroke.unit + 2047.5;
  const y = (v) => (v - (bounds.minY + bounds.maxY) / 2) / stroke.unit + 2047.5;
  const length = (v) => v / stroke.unit;
  const onGrid = (kind, n) => {
    switch (kind) {
      case "circle": case "band": return [x(n[0]), y(n[1]), ...n.slice(2).map(length)];
      case "ellipse": return [x(n[0]), y(n[1]), length(n[2]), length(n[3]), n[4]];
      default: return n.map((v, i) => i % 2 ? y(v) : x(v));
    }
  };
  const failures = checks.filter(({ outcome }) => outcome === "failed").map((check) => check.name);
  const construction = bounds ? shapes.map(({ name, kind, numbers }) => {
    const index = shapeNames.indexOf(name);
    const isFailed = looks.construction[index].slice(3).some((check) => failures.includes(check));
    return [index, isFailed ? 1 : 0, shapeKinds.indexOf(kind), ...onGrid(kind, numbers)];
  }) : [];
  const evidence = marksFrom(checks, stroke.judgements[detector]);
  return { rows: checks.map(rowOf), sentence, construction, evidence };
}

/** What moving the limits has changed. */
function showEffect() {
  const judgements = strokes.map((stroke) => stroke.judgements[filter.detector]);
  const accepted = (key) => counted(judgements.filter((each) => each[key] === "").length);
  $("effect").textContent = !isMoved(filter.detector) ? ""
    : plural(judgements.filter(isChanged).length, "verdict") + " changed · "
      + accepted("own") + " → " + accepted("reason") + " accepted";
}

// The controls.

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

async function copy(text, what) {
  $("effect").textContent = what + " " + await copyText(text, $("options"));
}

function startLimits() {
  $("limits").addEventListener("toggle", () => {
    if ($("limits").open) judgingReady().catch(() => {});
  });
  $("copy-options").addEventListener("click", () => copy(optionsOf(filter.detector), "Options"));
  $("copy-swift").addEventListener("click", () => copy(swiftOf(filter.detector), "Swift"));
  $("reset-limits").addEventListener("click", () => {
    setLimits(filter.detector, { ...data.tuning[filter.detector].settings });
    drawLimits();
  });
}

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
  const { points, lengths, d } = lineOf(unpack(n[0]), view);
  if (kind === "d") {
    // Spots that crowd are smaller, so that each can be seen.
    const spacing = points.length > 1 ? lengths[lengths.length - 1] / (points.length - 1) : 10;
    const r = Math.min(Math.max(spacing / 2, 2.6), 5).toFixed(2);
    return points.map(([x, y]) => draw("circle", { ...style, cx: near(x), cy: near(y), r }));
  }
  const drawn = [draw("path", { ...style, d })];
  if (looks.evidence[name][0] === "gap") {
    const length = lengths[lengths.length - 1] / view.scale * stroke.unit;
    const [x, y] = [0, 1].map((i) => (points[0][i] + points[1][i]) / 2);
    const isLeft = x > side / 2;
    const [ink] = style.class.split(" ");
    drawn.push(drawText(`gap ${Number(length.toFixed(length < 10 ? 2 : 1))}`, {
      class: `${ink} over ${isLeft ? "e" : ""}`, "font-size": 11.5,
      x: near(isLeft ? x - 8 : x + 8), y: near(y + 4) }));
  }
  return drawn;
}

// A line's path data, its points in the figure, and the length up to each point.
function lineOf(coordinates, view) {
  const points = [], lengths = [];
  for (let i = 0; i < coordinates.length; i += 2) {
    const point = [view.x(coordinates[i]), view.y(coordinates[i + 1])];
    const last = points[points.length - 1] ?? point;
    const step = Math.hypot(point[0] - last[0], point[1] - last[1]);
    lengths.push((lengths[lengths.length - 1] ?? 0) + step);
    points.push(point);
  }
  return { points, lengths, d: lineData(coordinates, view) };
}

// The marks along the stroke, the scale bar and the legend.

// Arrowheads along the line, in the direction of the samples about each.
function arrowsOf({ points, lengths }) {
  const total = lengths[lengths.length - 1];
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

startLimits();
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
    total.addEventListener("click", () => change({ detector }));
    return total;
  }));
}

// A group of radio buttons is one stop of the tab key; the arrows move in it.
$("totals").addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const count = ranking.length;
  const place = (ranking.indexOf(filter.detector) + step + count) % count;
  change({ detector: ranking[place] });
  $("totals").children[place].focus();
});

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
.total { text-align: left; padding: 12px 14px; border-radius: 10px; display: block; width: 100%; }
.total[aria-checked=true] {
  border-color: var(--box);
  outline: 2px solid var(--box);
  outline-offset: -2px;
}
.total b, .total .more { display: block; }
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
  body { max-width: none; padding: 0; }
  #filters, .keys, .skip, #clear-empty, #tuning { display: none !important; }
  #table { max-height: none; overflow: visible; border: 0; }
  #table th, #table td { position: static !important; }
  #table th { white-space: normal !important; max-width: none !important; overflow-wrap: anywhere; }
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
<template id="total"><button type="button" class="total" role="radio">
  <b class="name"></b> <strong class="value"></strong> <span class="unit note"></span>
  <span class="more note"></span> <span class="meter" aria-hidden="true"><i></i></span>
</button></template>
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
// What strokecheck.js and hits.js share: loading a module of WebAssembly, and refusing arguments in words that
// say what is expected.

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

/**
 * Loads the module: by default judge.wasm beside this file, or from an address, a response, bytes
 * or a compiled module.
 */
async function load(source) {
  return new Strokecheck(await exportsOf(source, "judge.wasm", "strokecheck_catalog"));
}

/** The loaded module. */
class Strokecheck {
  #texts = new Map();

  constructor(exports) {
    this.exports = exports;
    this.detectors = JSON.parse(this.textAt(exports.strokecheck_catalog()));
    this.detectors.forEach((detector, index) => {
      const judge = this.judge(detector.name);
      judge.settings.forEach((setting, at) => Object.assign(detector.settings[at], setting));
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

  /** The numbers of a reply. */
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
    const count = takePoints(points).length;
    const isTimed = points.some((point) => point[2] != null);
    if (isTimed) checkTimes(points, lift);
    this.handle = exports.strokecheck_stroke_create(width ?? NaN);
    const address = exports.strokecheck_allocate(Math.max(3 * count, 1));
    if (!address) {
      this.free();
      throw new RangeError(`strokecheck: ${count} points are too many`);
    }
    const numbers = new Float64Array(exports.memory.buffer, address, 3 * count);
    for (let index = 0; index < count; index++) {
      const point = points[index];
      numbers[index] = point[0];
      numbers[count + index] = point[1];
      if (isTimed) numbers[2 * count + index] = point[2];
    }
    // All of them are finite.
    exports.strokecheck_stroke_assign(this.handle, address, count, isTimed ? 1 : 0);
    exports.strokecheck_stroke_lift(this.handle, lift ?? NaN);
    exports.strokecheck_deallocate(address);
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

  /** Gives back its memory. */
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

const freed = () => new Error("strokecheck: this judge, stroke or touch has been freed");

const circleAt = (n, at) => n[at] ? { x: n[at + 1], y: n[at + 2], radius: n[at + 3] } : null;

/** A detector with settings of its own. */
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

  /** A live recognizer with the settings as they are now, for touches in a view of a width. */
  live(options = {}) {
    if (!this.handle) throw freed();
    const { width } = takeOptions(options, ["width"], "the options of live()");
    checkWidth(width);
    return new Live(this, width);
  }

  /** Gives back its memory. */
  free() {
    this.strokecheck.exports.strokecheck_judge_destroy(this.handle);
    this.handle = 0;
  }
}

/** A touch that is judged as it is drawn. */
class Live {
  constructor({ strokecheck, handle }, width) {
    this.strokecheck = strokecheck;
    this.handle = strokecheck.exports.strokecheck_touch_create(handle, width ?? NaN);
  }

  /** A finger came down. Returns the name of the state. */
  began(x, y, time) { return this.#handle("began", x, y, time ?? NaN); }

  /** The finger moved; "failed" if the stroke fails a check that drawing on only makes worse. */
  moved(x, y, time) { return this.#handle("moved", x, y, time ?? NaN); }

  /** The finger went up, at a time if that is known. */
  ended(time) { return this.#handle("ended", time ?? NaN); }

  /** The system cancelled the touch. */
  cancelled() { return this.#handle("cancelled"); }

  /** Makes it ready for the next touch. */
  reset() { return this.#handle("reset"); }

  /** The state with its circle, and the check that failed. */
  get state() {
    const { exports } = this.strokecheck;
    const n = this.strokecheck.numbersAt(exports.strokecheck_touch_state(this.handle));
    const check = n.length > 5 ? this.strokecheck.checkAt(n, 5) : null;
    return { name: states[n[0]], circle: circleAt(n, 1), check };
  }

  /** Gives back its memory. */
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
H4sIAAAAAAACA9S9C5xWx3UneF/f/R73e/X78TVQ99JAQ3dLjYQbJGHBh5GEkILwK3ayzkQywo9GtkHIWnto020bxyQhSdtR5gcaHH3dKIZN0P46MRuzCYxIRt5RJiRDEs2GnWhnmQnZJQnJYEdJyIaO9/zPqfv4um8jPOPZX0LTXXXr1uueOnXqnKpzThlP7f+EaRiG+R/tDU+aE8aT7gT/MyeetCbo0ZZ4hhONJ3MTE8n39NfEH2difCIua9DzRFR4nAMDVRyckMxS3hkflxrGKY8zHmaSl/b4OJJtrhd/6SE7MRF14wD+cVPj8jIzPh7mGucovUIOSskf1P9QcTb+AP4YabfI1UlBeixHj+PSICqVb8zqQsaTecnAcUN3EpVKmRAKaB8ldM3ZqMkMRwS2XIfFmaVT8sYa190MSxv06E3E/xjE4yEsaQDC/pjjMirj4zxQ9Nd+wf6qXSqbpusaZStbqba0mMVCq2O4rk0/be0t+axlWK6dLxSKTr6js6u7WOzprdW6Ddc2jD7XarWyVhaZkWAXvBx+C3n64+Vcx7WtrNNqUriEfrOGsTS/zM0qP1hu9Hs5qTefN7ggfuyCa69Y6awyiks63EK2MJAtO52OUzCc1U5P65oVgwVjaKjbHHLtbqeQp2ZXDdlL7Fb6se1h29HRQsEeGKD2vM4Bx3E8qt0wuFN56pPtuPTeovJ3Fe421tj0pbbZapezbnak4KwtZlAx4b5RtN0MXupfI+sUltyTzbpu1nUct9MuOHa2v9Npd6mjWfoQu9V1isV71xULxeI7jFFrvVHOrjeM7GixFfVlXWO0aBjri0YW/6mIkfOKRS9rWAv+OVlzr/lV+snYJkE/R9OpPvsrjpf9ZqbX/cTuT3zq2c9aRtv+55791J7duz62e9eeH9311HNPPfOpjxo/bnUnk8c+/fRHd//ormd3P/XcbuOrVs/Cd0/vRtpnja9bHQtf7t/9nPFLVufCF5/6xMefM37Z6k0t8tzHP/nR/cavWU0dfH73s09/fNdzxqvNybs/s/eZpz7+SeO3mvsm8bDjf9DckH4Z9vyN1KJP7d27+5NPG//e6kp5+czHP/Kc8YeptX5i91P7P/3sbuNyeq3793/8o580/g+rtnjR/cZ/aB6E5z716V0fC7/lj5rrlXfhp/yfzb2Vlx/e/dGnPmn8X2mvPvGp53c/bfxp2iv6eHr1F80d1T156pO7dj/zDL2+kVaSvoCG/a/SXu1/Dp/w11Z78tVTzzzzqV1I/4dmTHl6d/Tmu1b+r03TqJveV8zy9sce/4EdT+x893ve+/4f/MAH/8fPfNE8ZH7J/DHzy+Zh88fNnzB/0jxiPnXB/E3zNfNb5m+bv2P+O/OS+Sfm/23+P+Y180/NPzP/3LxuPvrwF8zPm5++av6x2frT1jHrResl64R10jpq/Yr1q5b7r8zXrH9j/VtL/Tvr96zft/61NWP9R+vnrSvWn1l/aX3bess6Yrcft75mbd7yrge3PkTk6At2R+dP2y9bv2B92f6GecY8bP+v5q+ZP2U3rGnrx+0/NC+bP2n/gzlp/Yz9P3xoyv4p86fNz/7zA1+x/8L8S/OQ/ci2H7M/+rEv2qPrv2Tvevon7O+an7cm7a7uz9s9ha//df6rNpFK77htWhPW5roxYB1aUze2lYy6IQ+BUzeVUxulqLVZOQ+VdHp9Yrvv2JRSMoqW51F2837jCJWtz1RGrcOITKCQZ23GjzLrLqocpjy1R0qG4moOrwkyD5esuuk7KqNMZdCvo5wqpewrmZ50aCrZoam4Q1PJDk2ld+go+nGiPGq9oDs0hQ5RZ2zpzNFEZ164k84cT3bmeNyZ48nOHE/vzMvow++1jVoN3Znjazy0giKU5EiXXl5T42Zt3/GUU/EILy+aZm4CPRoLCIjKqPlZZStrLMjRk1Xz89ZmW6BsoQO+Td9AtfqFoumFjyrnF5Sl8g/T59IXjeFp2MBLw6dcpm9xBQZXgFJF+i1JBfyoXL9Evc1SBZS7SDCjSigFlSCD5SmzZKqCb6mSb6iisuvfNfcpD38f3lcydB7Lu9cQhFD2I1yVTbVaD1NRSwOdfkKgo/eesr0Pm9Y4ejdsVOsmilkVAt2g3U2tUZDzbUEz+YZhY6Ds2IZpoayydlU42C3BrodKZt2kuKXsXVKLopi33zInrHF0MmoIsOJGbGnEWawRhyoo2UWHY7tLVjFMM6V6h2KEB9S8g+YZ3ADFVcu0J9KxnPqozBDLzSYsNwmxzLfDcsFu3xLMBnwQuziUaOXiUNTKxaFEK5QprZU3qGz9PE3uS4hcpMjlIXnz5pA0e3GIsm4x1tvX1hJi2qPWFQrnisa8f3OefXMtZ7SO30MlrfuNw/dIly4P0Ufo+CWKH0HcrjPK7qN+XqVy9bJMlDeHKOHoPXHCG0iY4tL3GzfWSvjyPd7XbMuRoXUwcAOWE9D8poAQSRKMwEWCEQC7VZamv8skQPAQI6ZMwgg/Ew69Ro4MkBtRwUJl0p+nZKj1q0d02QE/g7fdfk4wKr8AlYBJhi5XclReUU2MUlFNtiQydkmi9Qi1zImJNmlamUj8cIh91K76MPpBXzoinz4SffqQfPrQ7T59wNoYfjpFA/chfPpD+OgBa3OQRYbN6AmVxDzOUDUu/caVWERHVIa7MGxsBTy27q+b+5nCeY+YNPFkGBg5iQbwkFBRIm6jFjpqUZO2zjOxXbAStKLFAPEm1DM8z0N0kgCQfd77XdOCPKGMrYxxm39m8wxRdYLHtG/yh4DCeoExfWzrz/3vK695d7U8uKtkbD3Q/j8/8p/++aFNPiGln0GndQVG/+YTvrH11v/07d//gQ/v3BRlRF+r3oeDTM0HnlqKIhmC2DGgGnU4U889RhAxt4a4/3QivutZxg/qiwGq0NwWFSX6minSh6mMt9E0x5XxtSCu6sarYWRTVJCqrDUAFvoseb6yaVfNu2U7xKOP0xw4uNyoqz2B02/EyHcsyHDm3b/zO/WPYGSN81u+G/4zvhjG//a7xvt5bRD4Zba+s/CHJ/bOLd/8EU51CVggGNRpINQ2wmDXb/qkwDiWLIPxI3gRza+WMLsprCgL407YlAuy+PociNKAVQzydfN5lX2MOkexx1SubuplouwDP1Vu1KLJp7Jj9T+hKV9FrYI3LmPL97H+4bh6okruHt/1lPuKX6i3C2BkJVaFLcZ7Sry0b6+3K3MPrdvt2/ZjilBKidDerE8woHZQmlMvjil3jAoVJgNvy9+YB1Vh/GR95Nn7CbsBRY9WcgKYQT9UsH07UQIuY1IxhmCVUVWZAk6aVHU11m9UuMSLDo2+PW4ddCcWjH6EAeCInhu0p3KBOxNk9aBtftcu4EN2cXxwVDZCx6cfom5FjygqHAUISvbFai8RhOytbJD7tekQN19tNKK2aGZQU7kt5hd30kyIU5luUfJ4kNtZsoBiOYKSkE9gG+hFfsvzB7dQ4c+9u5SYsTQZKK/xnn00OOBQ2olnQQG/FHJL+vtzeqyUtw3lSzQiBGbQsyIGqayKOzBJAfDyWP2u+yF8h1xtgQoWfRPg58xmIrPJ2GIIv9kONAyTgRF63Mo8RjSuRb/sqTLqKKpyVAf9x/cGecaKXIQVHuZZmXrsV1TZ91Se1pUKDVaIIxNjhDaUyOTD4LZqtJYYYWuCIN6fmsx/gMAyncaUsTEhXJoQgaUYvJZ8n1WfpH/OGGi0SXh8cB8yoOrtNd/0Qp4Ok4vTt9cCYh/qby73s+AiL/ZTt6pjdZvnVQtWjbr53KhVJLywaHoRc0SvfcIVBDnBTDCBTHNAWsAkouYcwZCmC/GdgAQoDnUQ34m5kOPqW6kyQyqttqksJsI98SoTUCcdzd2BT6EuUyU058GJYlExDV5QjjimO9E0VWg+bxMi4uA7adpgEmdoZusppRxwF1nmUREvAo455WKay8rqPlaTlUU/bucFg0o8DIqvIHpkquVAl/XpE3JKGtsDrGcmjZIy6D1lHmOgEYiwZufxu61G7dOsJUJT83NYg1TuYZqaGZCYDMkQGnDx+kKls0yqGLzGmIgYGcYX1EnYiBhBhgpABBjzjXDuZQER7l+O0gkYOQIGPsMF+Km/WZVnCYtXFuk2Sw45kRxcLuwbtgZeEcB7nuYRMgX5HdwEkeR8Cmw0zTMEAwmnCRRZIcFIBCuSpc9R7v2GblRDjtBE2s5xTxh5HNB0wh7foMHBo+APUWfCBSDQdkIgIqDVPUGmH9AzgLsZTFKIU4R0f2v1gtzhG8CuIHnUcqgGYBPlrNKMUxaq+hcmS9uYdsp4FFkZuEHmCYlTz7GkYkx4XGo+0/Yxngcu3mOgaG3bH1gYUyscUxff4+oxTZbPcEHmzmiWYNkwFpbxPhZSAxktoLJZB7HP7pPg4ZA7c4g7I1Jl4wNJpgK9snVOzqKLPYv3IUNHpVpoWgEA2HLAr0PzL3poIQDXr66q54hGEGNQbfG+7lqFCRdMyyQtoTaBz64PjFF1Ns3rv5PlxR421slcpnk8QkweBUOEphQMEAjsejfIhRRA5v4os4IUPWD1ESpSQCw5ZSbaYiUyt0eZqyQvgzISrQW9oLWEFjvljAWEHk9S3H0lKKn8K0H5YFDZog6rzCtBVZUPjgdlPFVV7pWg5eC4KvPyWfmiKil6DEr0krKst3dSFfTwY6qiMxwKSuvtD1JqYdTaRoH3Ct4WXzkUVNbTWNqQsjYkaRMWI+VgvtByt50moqMKhKrKofnoqNJnT9Yv0FQof/akKu+s1Q9Sxwlx6HdbjT77Er2yq38PDp6+7smAyxa4LEGyvmHMd0CyHKmZXqDmAs/0CtX84BhlpgRd24ZkZdvQB1SWYf6H2wLfX4CAXL1FKavtzX4VwQa/zM0D1KvtD/olBDtphTPPE1P6paBli/FeZZ0PWinERzFwPgPIqep4UF1v76V4WVXGCd6l970yvt7+mGrZsunwSWr1Gn/hnEXT242XQfSPhUJaRcEDUEXvEfydUVbDh5jBkKVK30fplOvdXLfIRcn2Pxe2T3k+hzw/+MrnFmlf9gGkJGX8HEZa9/xzqEqXbF1YUgiedA3r5aQJkmJ4L2VcYvAPWuP4G7J5djOb18zynQ+cLZPy7yaYujj+bnx/UiYAI6fkcfLQXfWZwI3ZwxIRJFAO0O6QMcwSB2fUv1WtF8ExE4tje/VLrfWT7QnO7OkgW6vn6xWVrelMBBR3cT6TcKmZz3STfKajJZKwi8oFu+kqdyG76aaym246u1nw6i4WFDCdBC9iO2mNC/IQ1fLgsLKUkzlPhzhPZrQSrKcTsZ5ZYj1pHa0bj0DkLWoJwRGuM6+yj5Y0lhV5sXwWtNfjrTdi84jIlpS3o4ThpqWmJAwocal4Q8GOUl7eeGMKXQxyzCk6EacIQYeqyG6jyVVCl4lEloVTjDhYj1k0aS2L1rJSZ1ZzsFQJ8a+ZKLFdZffocQNKYpWhhyL6GMsdyZ8vOTglGqdFb9w8aBOSmreXRfSyRWxontYnYWm0fJKbCfLN8kn+dvJJvhlv8mnySU7lgTB5lSeEKTQjTL4JYQoaYfLNCFMAwhQgnzShQIFRgJfixaUPLSlmlftoKH0QDxxJH/MEimbpw2Ppw42kDzeR2Y2lDzchfbgYPRfSh0ujV4ylD1PLpEXm9yLpg2XS8nyZFDhF0wbSh0mLbJkodix9GFx5mrhxw3Uy4xlQqgPKHrQV1mdshmURVLEOY5c1j8DwC6mUixblgcArZw3Tcm0nQ3UXFh/+7OK48YGSW8zetrB7O8Qi1vF2L+eJzDF1fW8pQ+sPNXsyKIJdLakiuIkyNthtUIDywzTPKLXuPDcWVFZbxqJkmgYbnFtRUa7cIrkIs6i5236mc/v5k1scgLw5eZua7dvVbNOsyzaU21i8ft7nLNxuUcjf7mXudi+zizfLO6k5VZhevDzkivzt3mMxC6rE3J2k8amepGlizxmE4S0cGn4rpqxdXdpb/67JBAL8vkW/FSDCwh3zoNVvwcTy7jdGKCiOWkMUVEatAQpa5jy7m8JWCnOYfcJ0Y4vKqwrrzVvM1WXEKrQbLMbqzWPsXrZ53ncKJI/Uz/TXbxiRfG5uOQIkstdbOX10MJI8OhiJtmcvjuj9WZ1pYrtv2XwSlTg6oLL1H28dtS6N6JOCEU/OvS6NjFpVilb0Fv4I1dguDV5ONng5bvByssHL6Q1eQTsny6PWm7rBy2GDb1KD3RQtSYNX0GCfNHg12eDVuMGryQavpjd4He38RcuodU03eDVs8Bo1qOLjz+tosF8avJFs8Ebc4I1kgzfSG7yJdn6GGnxLN3gjbPCtEeCFGZ6K3ESDQ9LgrWSDt+IGbyUbvJXe4CEcqHyHQDq5Vhq8FTY4uXbUGokbPLSWalwnDR5em2jw8NqowcNrEw1SprQGp9DOMUKaI7rBw2t1g0eowQ0U9aTBKTS4URp8IdngC3GDLyQbfCG9weNo5zQ1eFQ3+ELY4FFqcHOMNMfR4FZpsJFssBE32Eg22Ehv8BTameoYtV7WDTbCBl9eC7HPrFelwVNo8HFp8HSywdNxg6eTDZ5Ob/AM2jlKYzirGzwdNjhLDe6Mx/AMGnyfNHg22eDZuMGzyQbPpjd4Ae3M0hee0w2eDRs8Rw1+kKIt0uAFNPghafC1ZIOvxQ2+lmzwtfQGL6Kdt2havK4bfC1s8PW1kNQjSnMRDT4tDV5KNngpbvBSssFL6Q1eRjuX6Avf0A1eWuvVmfpeWC0Nv0ENfywey8to+BkhxNgT0Wde1ZtUZbQncn5lIQs+acIhptkeNz/njrcc4OObKXdP4IJrTtPVIGafRCqtq5Ft0tXIUsezb6ergR04w8+JmoafFxUNYu5M3r7J+VoJ4tJgEl6DUbOXBhPNUqa0Zi9T2frnqdk3ELlBgHtzUNPsQQ3AQa1vgOPbt3BkQmL2DYQ/T8WuQ0EjCxaU6qJEbIRcsiTzBfDOlHmWn4nWDxId1vE3KP4m4ks04R+kDl9Dgkb5y0i4ggToWOTlvPkMavTOng9KD1pnEceOzYPWOURxSkS/22vy+vX49UWRLNz6rDWGvSFltdiGbLBT4k1rjDVL3OoK/Sk307JdsMNsK5GtzuOCMdHnGQYJdJKrqag+3qT1XvaunNXEZ5dk9wZbYcR14vy1m97WiM3W4kpu84nzfkkP72xyeGfj4Z1NDu9s+vCexSD+Cc2/M3o0ZwdZFeHsILo/QMk+RLoGw8CtrlIuUTeLUMwlomeRnExhw/LL0pNzyZ6ci3tyLtmTc+k9eQ0dmOqieYjILEVe14h2UXftXIRoszjWYMkG6HSKgK6ISE4hzNMEcQS9LiK8USWaghcerQ+O4NbrhFvndPwCxc/gPaFEw4lQ4mVEC/cbRx095lnqD4pgrz4nyHYEz52aPAEbLyQSXkPCWSQcdlKw5ZLD2DJs4DzeJcjS8BPb6Q7a1xy/ivCKQ+wnhZcdvxXhJcdv00IVjcENJ2gXzRpiRoGSgAjAxRi4mlI7ivqQJyuNRoKu36l1J3AK4NUtkmMVKw04fNT6GPH6rdFx9IyqxvGG36XaEq9akq+6+ZCLkNzkAyE5F8q/i1vsARBjMZrYcZKbwh7dnKAe5RV2DAKz/pmxoDA2SCxw93QAGd8MH2oz4PL5qWs66MPJUfiwZKahelXvjOpTfTONl1RNUeYlipJfmjkR1I4FfdHZ++6HSjZ1oC/q+W6MR42LBFRDb/rP1pvv//y5X3n2a5tmtl50Cj/xi2M//WpjZutftn9x84//3lc2UfRXbt76geM//Dyi/2r9Y7Oq/0uIPrL7F/t2f+HLiI7tf+75G8ePIOq/7+8+9AevcbGZ/Bf6fv3av0B0uftHv7Gv7yVE25b98a9+4o++jui/vete+vcNRH/w/fj3LYoGndTfzgaC6ekXgyWqk762k+DQmKa0zq3ZD7Xfu/LrX9nYCJaG8XOUe5ryLZ2O3zbUUkBpa/fw1vf9vf93myhLGH+1ESybVsuo0vhto8EtUVsUmW6g+SVoFzU3/CUE/N4ZDdbZjTN+L4mDscpD33SMK9RMvEkTq1folvKbVS1+X/M7qR7DQ8MvBRjkoG+ax6TvxWovxxon6CXSuXMpP/+4Bg9w65XR650OoWJsVp2JKF730vdVe5sy+0usJuAQ5i55kYDCeWi6NA3/NA3/kjAeDv+S6fhtgwYPqB2CPR7+/AXCnGnCjmj46S0NeC/Ds5ciMvy9um8Yfi+aUxcw+B7jJOXjzi1pNJ7iaQZKt8bvpLfHVM+vN37V71GebHlmiZZ5lEbjbXrptCoHWtVEx6okRLertrnADGXwK5vCMFBz3zFVld630HuFp7kbJqX6BihLC6X4JpEV6lXv7lrQG4P1ITkdVmHSXnNXTD/3HuQeJl5fmfhI/Dpn8OtwT+fGdw3Vez652/O55MOrAIWrOufaA3/Oc26w7gXRzYBWsQt4AFXGM7Gnr+GZ/s2VcvmCVyyVK2EYBFT2UvQaimlOxs2GYbCcXl/JYC2EAkr9QmaMVjBsHdet51klNcfjMqjcOcOZsvx+ZIqzYrl7jv7YzySyXTH9FRy5ZPorOXLB9FdhbaIogXlA+UzTx/dRC0TYC2NzBRrH1UhEhc8GNO7Ke7SGlx4IedCJYQrmvm3SSAVr0j6U6gwrsJ7FAbbKSQU5rqA3WcEgRt+Hloi0HLAmArLVkG25zjaUBjEup3s8rJry36XR6G5Uj2+dtOij1qghaS5QnYJsnDv5DYm6h1VvIhP+U+S6GQxLlMbrukkfyk0MqGHdYkCpCEdCVJ9VYRismXtURekjPxqGwdDc9rmdVGKJQa+XmId2Mu8xRWN7N/VigBrp5zEd4k+ZNTH0FGmYfiDIYPrLPfqo1XPvrm+a+x3TH6ARXqWHluCeHWMtq7kfsYy5D1hG9E2BUnfNlbp7emt9S5Yui4aPZ6RSg/GrCCoqDVb6y30UW6kGk1nCCtJRHgXuSmavtrS2tXd0dqVPoHgIlB6CQQzBSsUtr4pox13IspqHXwHkdysB8N0A8N0xgK8YYwQjRSVXqhUJAO/lGvzVgjjhDHrSH/RoLPrnfldm0HLq+koNcLWCUoOVFP9tk+D27qAfPcKASD999HM5P1Jqf0TjBFVWcC9X6F6uQC9XxL0cGaPRX02lA+po3Mmd/ioON9MXIBzx/fD8YiXVEKxFYI4HJbX2fXwEq2jO6d6uQm8Dfr1Wld4H4YYA4RPJVYF8g0/fsIoIb9A5MxcYPBwE0/6ULdQVCwc7WJmcIShLFUtFvlqpP36l/vjV/PGr9cevxsevjj4+bO/GpohDWZWCsCsIpAtTMbRBAmJKz5aqpoQGJg2Bifqn4RIALoq6wGD74ZKlz1lKvxatrzNKCYSWz70bn8WfQSGaGW7QOoHdZmH0VScJsCeJgkBUORl01A1h+r3byJ035wshlt5hTO5I3Ip3JG4ldyRupe9IHIJc9pPYYdQC2i3sSEAvoMT7ioO+w9uNg77ekj6cFA8Px+Lh4aR4eDhdPJxi8bCbpC4WDynyghYPj+rWD0fi4bVMUjzE0qcq9xu8QnaMWhd5YSVxDmFOFlpkP0SgrpOUOInw70v0ORkREV8gEfEtHT9C8esZERcvZyJx8c1MKCZiMEQ8xIIdbiIdhTR4M5EwhQSs97zGhiPjO4pVWMzUUXRk4BaVzoAVJK0vJqGdD9bieKNFtYVc5yVUoFoTj5TpnpMk1TNmkZS/lsOcuodDHHtlaUjYNmRB/3Dgkb3fwNEG4UQ7jj9wVmBgh6dIQR76WgYg7siZCK9FLg4aZ2zbCU+Zq/qUmQX1JHa+viaAxl2GAPc6sDOjEeZ1xk5oTGWSCHMJ22S3SPq/qPfLXhcji0trfB7Ji2towFjHvHqXslbbOfpMksdzvsVKgVBQw+ZaXnryRrInb8Q9eSPZkzfSe/ImOjDVOWpdRmSWIlfWyJurumtvwLAIuKoAoAet7hhcWcCJLSO2UlAcZTXLm/RZG5GVka9PTo9g4jOgEZ+7c2XNqLVOopfXyBGUBXVoow6mzxUspbGotwpOXl1Twz599PwmnkdYT4/G6HezrnmQRumANeEcMMe3GE3mNcylZ8Clu3Xn0ZLoz/nZkIElbHH9zEIqTxhkhSfHUJAbC7y6+wTshVgftoh9sLw+as2qgnCSgVnfOzZnsDLpZzgSlIjUmxzD/kNOEitzjwprAMoNDgCUnBasMmWucPZqWo65d/NGw3/3VmhVKqm8rHJ4G3I+c0VTQycMg/LcDnAHReK7uAjbniR4HqUz5FUmMLE5R91zxoLMdshUxAI/UWJt/zyVXQLdBVMDMkOfOMjKjp9h1ri6i+hBhmK79gsMbpPh2VfG55bSAIoNAWtjQ6eGW8iDBVBFLHj4S+yAqC995r1QVeCz1yyOdZ2T3zzvOx4w9BRPMFsm2KnYnurUGqjQWjpLws7JEQV7mUizmEjTNCtO6xl1imaUBTXADDB5dg3I1AC9hX4Q72sm5/OZuLkzSfOtM+nmW+fQxiWaxmcRuUGRC3o+v6ZbP5OYz3W2cKBV4cGU+VyR+fw1PZ8dns8LJvKFeCKf1RM5883zgcOEAqdqNDOiydyh9x/Dyayfz8lkDtvo8xqENziyaJrBrA7usJmfWRdjQ9YkjHYHg8xDrG0ywQqJT7CGYHWMEgihHEYVe9CqTsu+tSSYnIAjk3XnA/ekT4sdryYOWzKCdt1vADKOLAy21t81vP9sOzYfqFjjtC6MsCIvdcydpwDPHbfYSCS5O5CLo7H6j1+Iox5rC6pscuvTkN3LIlUPbQ/08HupEb1LbHOWZKJZPHXKqvxhomLyUFGVDz9bEiIMVkzlEhpKRpO+Eg1u01O8OfJUyfZUmSYq/e6qBQgL9FPeXQsKuzFMFZrx9EvvEHr0U6F3Ht7xphoRhwot9qwORBO57OdCPWSe0diSoXweW7mxFr9ZvVtlYBznEhGwFZXNQB+ogKAK6gN9oBzG1L3fwFrm3ceqDoX7bEyB/H2s8JC7zwZFGcGq8h3LNnnlT2dHCT7KDdlRt4kddaEifSfs6AiY4jR29HiSHT0+GDV2fDDR2PHB1MZeRhuXukatBh+LUeSUZkdP69aPD3rxPPdknn+5zPMc2QbiBT8rC74tdMISbsmMuCVNBE4NRkSgMShEIBsu/+Gp7OlBPen188uDMumTbKnj/ZxlmRPuuPBadr+RMEybplkdPzeCzIwfK1v62cRcAIhYw5+VNzFxM5HqXiPITxPqZabjmhozsGV4UTnzMzlNmaDB1wgyTXtxKvMS9cp5cYatqDOoWLnT01Dnpp9stTdwp2Gz8SJUlCgd6uBrWScNGRonAtabbgSUf3pasDNLWZFtxDeYfrFW7l86rkmsjT1hHTAnsgeE5GRF4RFnyAtlRj+XxtGkpBWYhkKYDjQtLQrJLI2x4TXFymNzP2Ibcx+gdZ1zKmIseC/Fr8rpjBG0KMreoubnrAatOmcbxhhKajafxNxhh9vTOixGPGJvpdqoBy2gZmNC5tEJ/WAnOqO7EXTwxiuVoY/k70vk0R8VdGppvQt526mFTinUEe/FVLWw3w1hv11xzpyq6oJ5Lea3LdwOI8arbeFmGG8DtIE7aeNtAGBWt5/DyGRVF1T+qZECE7khlWWxvsAhCFuWxfoczGvaQ6G+AI6roDoI7J00SHm/PSSc0NRiO67CnOdghucpxNzOUQgVXyZ9P2Ob2XFZeknQD3LHlIWQ8D8k+DdW7sJiQGQ2x6xwYqWJJg2tVYXm6ZJXhRM+q8Sd8Ite2IAZlLgBMyjHWrLSAOh/iSGxcFUDziSWI26grPInUAQBT6eM/kxbeXMEw7nADCyMlkPMXzt9ND2betgiGaD6oTAMUxoqDFN2Z2xlSo2WxgoLWJHRSGCmDvd7lJmGHHPvkd7IkFhKPxjeN23HHKe1aNyciI8m2QRd8cpLqPHhUkwdRf6Bbn5mcQPcGKIkai6mZfpDqPwYLarGMWa34iOx6PsXLfvemu+CjclsMd4LhkI5J4LorGLjLjHjMr9e8SKuxGW66RInYCw88zAWOfMw5MzDWOTMw5h35mHc7swD/MSWCdHcjKFpIJF1MQ0m9mLBoowZtjqHBdRM1F3YplZH6LPEIv2nTZu1bg6GjGxuUUYW3CmsjUKmdUwLNmw4wIb/ooYBG3w/67FlvKuyu2u0mp0PcuBec2/HvXq/6GbMcZt65EwUD8QYAL8ezkJ5OYkk2XRus2lqLpJH1pUCH+o/VEq1JSF2k/HnMeY87edAOyI+lyV2mp849CizmWqVfonS+600pQtWNWgjCtfmd9BvJ/12sfm4ghxgbmMelsg9VKO6eKUICpB8iXj/rel3qU5VYGG5B4+dqkN1z/2NSVW1qx5E2lWrYuNMMy7USquMGRdqIQrNharEynKhinLY0hUSbhF2FWBcc58IHOkNoQwUZtv8bvqEnmKekWhHiQhJ/bMwd3dgOIEdPO+xkktd5vXYHKPV4QMWwbObO0SCNT/18MoKHfqHS7mQr6fX3XzsEWbukSdktlIy65rbmmrGtp4dZXZIbEe/s/OLmU3FTL9czC2w2iAodwt82wVU7QRCDbwIZl1UHw8JjaOMQSvVyfCm8WYAk1RAcSyE9xBatVNOieeoulaO30usWCdVJXH4uchCqMAkA2e1+yE9jUUIsEUIyIoQkBMhgGQBFvN+y4UtFLzHjZsi6F0yWNKLUdsFAZ5+MZ79CaONIFsT4+Nms5QX0R7EHnMXy4h5Jt3UN2tXKW2Z41bMJDkExfDYWsKat/YWmtdDWvPZoNvFIq2wB2NhVXRpddTZRjbPRNuwtLjfTs8d/cFSdeU32Pwl7N4VWHU5qnDLCrL16mOMttmzobLFppmgMMMTGCaDebapppkNBSZlihaB1QhKtNQRUhGDDKvcteAPwCrgdyaQbCLIbaOBhnRG5YvMEBUaACQ0TSj3NKEqCpmNsCIqskFKjkT2WrRi0fPmwDwRWDNB/kVWHuuF2EgUgxgg57kgO2jfIIZ90L5JDIZiTUBY9sxMN2YCl8DECXnqLmRa6mJ+ZivrULz/32+iAXjxGP79FqJf7X+U/v8mon3/Zh/9P7cJO11b2x/45bYHfvkbr85sfbjrR577vYe+uakxMx3+gM2iIUIj04kPiSTbgvIYiUEUIxWYSHWGhA0CSWGaq6CeJmHRLVVU/YLXtKISspaSqMvuXs7v5EaiU6BIOwMtGGghDzZS5ZMtEAqiY5cMyC2F2Hrrn5n2OFtY2xB2LJJ9ghybvZrTkLXECgKaG/QerBTNBn4BK3y8AJMFCaoBdMlCSAd7hOLTNGe9Pzcti9dYZYBPdRAQQ7ebJ1jmfODexkIxI6svJDE3YXhYo/WbSTVzwN+3qu64V5X0eoilaPpYUz6WeijUxLl9tY44DGDhuKnmjBcy+/Tu+1OVeedVVdLrURnvaPyxxGWBqs80gkhSt5npdyJekHlK56UK9+AYQAMjQIIjcZTow06V7Ma7n41bnMe6vv9Z9olgMMsqDVOMW39JuD6vDwdBr4l5e92g2C22WIMLqq2x9nVe76hulvwXovwXwvwmXrZQ4kl4joAG53fNfTXv/bZ5gBj+AzgFWm0b64Hyc4Z4KVtNxMDmR2Ik52pskzMSGNWNyAy7Hppn6+0BGPqzQQ91ng16TG/9fJud0Dp/Edt86hK2ZeBdzNFuBuCUIAPHCrQqPcHcWtKZRwbOPFzQVHal4Hqar+dNUJ0KvjJy5nEIKj0bnoE/D9E2hT8PN/LnYYrrhITeZiZcSMNdVt4otfhgB+sLVTb2qPh7460xeG+Ay7K1ot264Rka0Aws/3Nj9bW34DE14bcANWmXCWFZKywrbhLG3qaGpqJheznkzoxVH+hNtmVpxyJW6FjkUdOeoO+ij2R/WDmRDdhq2FH2w7y7veEZZY1VN/XKfoqjTabna/8v0y5KgBcY7odlmAk81WWEdN9DS/W3aamqK0ZTbBbW5IyBI29kYRP2xspmm7AfI6y5YEY2YfMNASLDicGk4cRguuHEnRgCaJutQbHZ0mr8sBdLavH3xXYrrMTfnn7EGnaOj1itpiPWBZ27syNWMzwVHZAoTkVh6pU8/xyKn/n8sz/9vCjs3Jlk586kd+7OzovM8KRng0Rx0gMrreR5zsb4mc9z1qWr3YedO5cc1nPpw3pHavfaImdQjJy01jxoXFL7/fH4mZXft6bvsoedO57s3PH0zt3ZLrsZbo9/UPvmHBTbqOSm+IfiZ94Uf1+6Rkpk75bs3OH0zt2hRgqo6yVtWgRNko9pm7hBMW9KKog8Ez+zfsjT8fT+44xlTVjYlL5B4pHZb9TfWlG/4NSz4nolsLZ8mab6FUx1Wo8WalPZcx7NQ6teBpSs+itVAoF4vNlJwc+2Y/isOjsvsdhuZyuFtMpuTq2N5Nu5PqIzc3209ln9qAiinqWoGeNJeuwZNW8SJOuXukfNt0xuyLxhSkvmdUQqo+Y1hF+rjppXEamOGqcQXglGjZcRyY4aDYQ/2T5qHEekOGocRXiTsr6ACC3DU/BoRVIzupPh7hjPSXf2UrBu1Hid4FO/0T1qvIaIOwqjI6t+q23UOGfxFxtnEZ5uGTXOWPLNV6ROF3VmuU7zNVMqvWDKR5qzSJiy9CmtfPikJX2atbh8DuXz0qcXLOwN3288AzahXsAbT4AHxKQ2gbpLMCZmfbaH0ZdicPOC4QWyXjTER9ElWOLQkyyJVn3lqHHNRnrPqHHVFrBdQfhFAtubiHijxmWEXy6PGm/Yuq8NpKweNc86cBTWO2qecbisOetIWfO0w2XNUwj/vjRqvuzI512y+fOK+IiSfN4ZW8Azq6s3b9iSt+Fw3jLyVgSUhxzJO+nU+bDrdcyNG5BlvKxYPzM/J/bQWXbomtMpkEIkTzXKU9V5uqM83V4nx4aNAdmaM1fbilg7r8uQU7YBOWXrlwqU96umuIq6YLDqEVZlwLhjbLVhrDfwfK8YYoXPsi9F370cw1n9oV6V7jXVEM6TT/+Jj1RUooWS/DF2sEAVwricEpFvCaYe9SHA1DMIUZn7IjzlA8OsHOvBmGkdFb4QgYuE7ujDR3TKhihlg/chHK8esCYAtHbwIXMGjvnnasS9ztVshiVY+AGrm5h4Ijx9xOL+sLC4tE6rDK/kAFc7vpUXc4wwzvW9n7ES24zULeJ4y9BLYUnsDrleKFvYoibUnM9mHRbt00eJh6602ixJ1rXZUJCzF+aDngLXZn6PfTPT+mbqvnnaVRbnNxL2oNvvgPW7ZDDv98/ejsvkJrrxR+FPP3uBFVbwR4kVXGU0w9+kASDCgJNN3qAmvteE04BnEsIFq3EYwvHDGZ1lawECO+IwtnCUKc6eSR5g+ws4MbN5cyHLTgQt8fhse+xNLbBUhs+86nxIlvP+ytStfb9dFbLUM89V4fFVvFcq0s1Cb4Vu7K0wtEqLJRu2fchzqQ9rJ4SEcJELQ5ddt7ESh8qDGOfGtJwY+zE0tNdC7+dD74zzHMUBqFpYSjjL4RYyIsFk0ELk6E23kHAoyz7mjHnls1xesJEyQ2q6bS0xdr6V7Gjz6GTfbnSytxsdgD8bj05O9i5orjQNTi4anBzUocLBcUgqnzc4DrasuNRHUgYnK4PjRIPjaIKaNjw5b2ax4XHefnicBGCjNv4rBuht6omHaDm8NBmY0YFR/wdQnbGQBplj2AB5tOb1MbkaNrYStFjNBJRhoG7vIwHHC9346ec4Z33SfBa7J8dqZeh/ZYirZD9PB7D9bk3YB6zxzAHeiL9g7Qly/QbL+7n6H3NH99V4AyBX/QR8MnaH6rHzvaGH6rFTSfXYqXT12FRv6LG/f78AX7Gr7arKa+/dtcCDIrPH53Al7TC9nO4wPewIO0zPNDlMX9CRO3KYrnJYSCsIqn5V5VgxoIVQ91zIDOYQHMamamnUOoSwOGpNIiT2+hZ0GOhbiTvOpfmNIYSYsuDidj1s2XNgDRsIta/10zoOX+svI570rT6bSGDf6qesplORXP2mCV3zXMIUWaB2JQm1KzHUriShdiUdatcAm1eJMbmqgXRliPWsrw35bbSAsN7l1SG/PbyiYDEnd+ig2Lnr/aYKXCgGnqq+cujVoOP2tngdd2iL593eFC9tSLrmPOcCRg2RWTNxctsdnqaaqoV4Kfb4SBGL+uv3IGaGSQaSYD3ZMeN3iGp0WXXjBLYkx7Y1JPWBfrATcsUOGrexqXJJFbax0kVmLCiyPjL+VlUfEjKcgL/VuqN6VQ/aoIGeNdlwr/pJVeAdZNYQgPc5TOLcJ/yC6saBUg2fUXyolFHdaMVVZRz/+l2qj8MlPA70CruYS/ylqstfBpJOKY+XcEj02W0lnH8Ud5SowvrEmCo+UfKoZ6yonRlTS+SMcyn3ngDIT8ugrUpdV91guPpk8aPXS+VkU2deJk/IbKVk1jUvaaq5Cw1HmQs4S+1+pFScX8xsKmb6XZ5aprrYGJq+bE8aGAk1Bu3XTfy9wH9n+e9Zs9FoqO6zJ15SHSfOzyNLfsGrZ4iKt9VgODFgXedJ5skkux5PsutDmGIFnSUxxYregiPeWOP5Lcy22d5R6wYilyhyUxOrW3oeXgexql82Q7LEnjeAyAWWY5k8nTOFPJ3VZOkMwnYiJaaQsbcQ5qkRhIdJGLluCgG6SQToqo7foPibiLcJ7bkF2nMtkfAWEq6gaoeA9KAFQDKcHrQumhrMaWRpcjhBliaHI4hNDifIEmVKI0uHqWz9F1qJAg8LOCaHmSwdHva7Q7J0aJhIVESWYvKzYO4GHcSKMD1iarT1dx6Y+MjPN/5m04mESoqTMFoPOqcDxqFG0AuPAwvoA1VIWZRk8XdHIhC7mBMKw0RCE0YmN8W6/ZjmMVoJ1Yvi+cyfayd0VvR3qeqlv8tUD/0NgH6pfsm66o7fR8CCloaepoHoZiyn2fGoErWNfsRTzBrKEdEJVqhg7nEhPcFKxFOyL6dJ/bjqx98UC4gdagVN80fVSvxNez+3gzrVekcWEv1iANGlWhUXWWAhoTO0qr4gQ+QPrqCdsaBvBywkMqBbbCHRSmWXwKgxIxYSbJes/F1QreaHDtXzERo19ZF9RCB6d+3bJ1YQrczEEeUpihUE19LKVhBdbAXRxVYQXmgF4RD6ayuIjPJOfpOmhZANBRoitANubbprIWNzJDkXjsRz4UhyLhxJnwsvYArcIBIxhcgUrmEZ1i609OQ4MgxaMRXRCtCIzwiJeE4oxF4hEM9AHRSbmLnUHY9JTTdOa7pxKqQbL2tacXR41Dqu41MUfwHxdu2maxh+uBIJLyDhKBLYqW4KhWgkodKIodJIQqWRDpVT+PZrxLi8rIHQEApxatjPhBTi5WHx9fj2FKInQR8w/TuwiDSCHprb7sLp3yvTX9wncJYcFCPoU6t3bzFgcIu2NktbHVhqFJxfqI7dtcCnmnNQtsA61burxiQGprSUOBCsgr0y5RogLKWEDZTQqVZRrlWca5UagB8INX2CavOnqYaO6RMz533C2YUYCK3xTM2PvacoZ5pXOVNn7tYuzpKjcDoehdPJUTidPgpnAPxZcK+IXILTHI2b5/SwnGbczGO7XHDpQ8IXb5MlDQrK3dgly2E3b4Pg7ojg7pDg7gAFfdjwYxRWgqJPCxKeHcauK0dnh7ELngvPCc4B+z4YP5/B804ZqAQuEuFIUaCmMn6VHUSafh7CWF4sIytiGVkVy8gWlv9yJGk1ueG91t7qkCDGO3daMGN3vJxiTmTHXT61xmGAzd7FWOdRW9v5OVlAtNum6qd6sccRRrNxNPbqdLf4TbogHg1m2b0T3ACwfye4gqju7RVb2Umctk5aOoGE9+tyWZlbv24jMWXJYU2kYeOCRcgclGoBaK+X4q6jDP3eUg0GLFpX2IOebwE6DhValnwjqKoqLFj8aqw1WsHGBV87EZnChtqsUcJ8maEiMkN1EZmhMk9mqN5Ol7Wy2OCznKPyuKvCfnRB79Tbjw5GZNJaVFZCzUFrrM/pEZz8NgSG306iMnEPHapVRIzWs36n8giGCxwl0ILJ6fM9IvjdMt7XbdmUIepGXAVbBSj41C+S/FL0e0MV0HyoAlpSeQgrcBffA33OGosq3drTxQ1oygEfaiy2JJKLRI0KUDTUKqC0Xkbvetmuibfck8lllRf1T95+KqHZImBQRWD4fYRGPnP6eFoq8Fkm8CHCiycfgeEHxGiz5qifV63YPs4BtDXwZK34HEd1sDS0nDgrhP0W+AS+JaPfX6GW+yuLWPFV/vFSRpRLsaNYg1fuVshEtSdIVuqhIRF1zn6RVVbw16rl8rQSDuygBdr6cIlBpzOvEAlFZ14pT8hspWTWNfc31bwcDUeZ85CJWh8hqW1eMbOpmOkvLxZShQ9i1jAGhDPfMf1VxGvFTwOMlwSHPSTO4q42WmzKGKku4vO6o2wr1ADBnce1P5HcDcGyVl/2aepqbf8ryjz9JR9uzMw0kdxfzlvp7lzR0ml2+G6lSOluXCziEdfQq4YpW4N51oZu4CKQur1PILGaaPFqUaKHrD8JTRr4zpkCfZtE1rEtE9hTDV2jhH48uoCKgO0jwpNL+Sd18b3aIwiVNsLSe3XhJ5NlwTg2Q6oJQFTpQlAU5v4Ibjd2hJBerjhlgFI0kGkswESkgVYVwF2yIg3AtpNCwGhzEkRQKU0Fkdi2YMvAc0Yoo2qGzwjcTmgrmvnQKbAZjBStQosnAZmqLmckywEyaeLMcnzrirkdBKqy4odueugGGItYQQpCEApCELpp9oeJyyRREVCZSnQJlWiiC57cnkYLoGg1NbDDR0+sUwbPM32qCvm/8wS1Ad8/S+Hoip/7FlLsJlppxrSyI6SThhJq2RNSQUOsx+sOG0hV0JxetG1W4trXTAF3sPXqPDJWWkDGCpqMFcPp+gh7pfeADJiDTMhcIWTYfad6c0LISk8w3QgJWVEIjCd0oxCqs8eEzEgQGU/Iis4cKrEnCFkys6652FRzIUHIjIiQFeYXM5uKmVCVxfKBdQekaTFQegm+RvMywuBcs+FQRCewW6y4bCeXfVaK6reWsrd+4flHP/abKza+k1/v1yYo2BHKgxM6Ck6IOi51uIM2mKpB+zD/nbJ0D1H0OWQ/C1cI7oB1xkJx4lItWtE1e9aSSqXRkLZM0Y4kwHKWkiynS5wjjpD/E64aZE4TvmqvGHugwk5CfXtQAuHJUoTN9crMlAFYlAIbPraaCmxly2o891+wn90e2GDZJDONLjUaZYVm5XdwahSXlkCX5pKSwje6OkK2HJCtqnKIbFWJbIGzclIIgYkLU+ElYuGKwIStuHA5YELHJ69V2K4woXM0oXOY0LWA0BE8mNAVcepNhK4IQudoQldkQmdzqGiYqr6jqhGhk6KGLlplc0ghdEUmdFLOSJYDoUtb8QzQNotoG2474ocyPZQ91pzPoxaAEY3lYZ6H6iWh6r3D+F4OvOXyK5Mv5yQpotqmDO8Xci6QxGI7bRY7Lph7gjLEDkaVSogqVTbRZJz5NoxODBlsTuakih7YoDUc2jYe2jYaWhwQtKUOrcFDW04d2llAIm1saaFvw+B24DogXujb9OC28eC2v5c31U1Z6AlXZaEv80Lfpse3LAu9RCYh6MDasyMaYSn/pC6+l0pjoW/To1zmhV7CJ5NlFxvlTgxshQa2QqDjhxZ6aPH0vDMjYObpyQBAbbZfDJM5Cdj8fQPvzkWguzkJXMycRYGrNHBGKKNqhuyIho1aBK6GLlqlMAnTqi5n3AlMLYCxSmBkY0882PSAmyqIyFaEDBWSE6hA5B3QDCxOV5KuOD9DGambJRV3eLXQIDF9KyRmHaULbQzY8s0ZkfQRzm+HteyU1J1St0I/b4Aesk45BR4JtkFbjUkwF3hSCjzJnYxSJ01JnjTFfjlMb+j0hinNQvtJNwD0oiBZ917JvJe7HqVO6Tqm5tU9q9Mx/7Du0Vryddu0DwDIYuBligGJzRbqWQ5HglyKB78skYxIMI0c9SG/ocupIC0Hl5tfm3wfvs2hOZKd+yvqJJudoZ6dsIdhP3z5lH7kQs86C/qxWZd7MkjLkVP52/VD90HpPkyZurJZ83vsxWRYsmH+N/RjxPsPGdudaBm3D8JlmVzSE97baaf49SrCFrYalPg6bBiPV3AWMjMDF0czbCcL7wwz07vk7mnkrUrelkbQitgGytCqWmemAyoAM8MWXa6kSpQY+iurbp6ZaeDFQNCu2memER0JOlTHzDQRxNbI7VnuAjXusKtbOKRujYv73fUm81gwzi1UFXW1YybomZ4hzrBKUXpunwl6p6k5oizUhZqWgxxircQ4AV9Hk7KkukhsKEVe16mHM40T8JJRegpKXLe9cwYUMqvKx0j0qAFm9NtJtTmoY6YRLCEOackx1beLFafEdR8OfE14rmhRpWn0vGdaAUr0h+Cn2hqBcyLhSLncOB8svY3ND+43x5110/jo3mnVVNihwssWL5yKCq0EFRpEDHij8dL5QC1a3lRK36ezTPuSW6p9ySk4mFsGT3VLTzLGsRJXSmsJh3LFt3cox5bXxyxYgh/MTGDbta4vpWIvb+6JxvnAu50xGGwQkal4m0y0EJ8I3PNB6bZwK+ubgbABDI61NXFjHSxGtXu9VlXksKp308uqdJK4piLuH/JOMhzyApoFFSZ2lFsFNC0CmqqApiKgKQtoCgDNixltIHIpaSByCB2PDUTmq89ElwYNJS8NGkq/NOiO1GfMUJVFG4hAk6UaG4SwIkvCQIT1WLSByPVk567Hnbue7Nz19M7d2XG5GR5tawMRnGzDQCR5sD0UP/O5dn/6+VzYOT6fs5rO5xZ07s7O58zw/EwbiOD4DAYiydOzjfEzH56tSz+gie6gSXbudHrn7uiARswcbmgzB5ypaEMRnKlsjm0v+Ezl8fiZz1S2ev8SGtj1l1cS+1zPsquwlgD62Dh/IcjAXoPCDI5fjPrPsbGCgRMhaEzjRGirMrZ8nhBZwfwhVRcbk4NNBEUlW0G7joT71Wm561Woq7do4watVG1EStWGl2OxqfojsbreTy3P4v4XeyLH97/wzS+XMtHZDKsAs2vWxbWfkprUfO0ta0BmcWPzI0EOCorpt33gpuV8eNtHvum2jzx8/r39bR9y1Hlm0A9v/sDhxOuGvvGDTwHzNSLkDrH22HsYNnZik27AehweaXEla1VfyJXs2tW4a1eTXbua3rXr6NGFPhoTRK5Q5Ia2pnlL9/XqIDZprjVd/XEFjkGqcjUHFonwpo8L+gqQQxm5umMyo68CuYUMRJou6us/bsC3q45fg29XfRXI5fgqkDf5epH7jUvI5uuZz/5cE9d9XGd/rrgsBMC7MN/bLjz3njLDC2I+p1cnTx8tR+Rd52oqWk2/OiiELV8dlG+6OmgBbNOuDgrvNzuyBkNLvPQeuKKAUqOnrxGqSMM3k4N6Mx7Um8lBvZk+qJOgrd+GK12M4e/SxD2kqe5hTXVvCgLKaPGdLDA+OhMC0mQTEh7qo3pID+uhvmXLSN60ZfQOQT1Sj+QtGknc4AKDJr6DpSAfe5jVJJGQl4RJVpPkAf4m3wo0GY/7IcalOoth4aVBU/HrF5xFRvDm/Ct+qtr1vgz+Qfk06gzvA5qyAyh3vdw05a6XG6bfJls0fkFzFxdOX9A6CIr3beD7vqR9F/JZYIE9OuQew3DyAbC4goGmFad6cihYFpcvlZDIRIepP7TZb1c5v2AnL6jmpgrKQz8LqsiGurw9yapDeajETDOLzpyhfibGnNjbrmb78a5m+/Gul/wu3EfZeSzoUh3Hgm5ijLt214IuAvNOVWo2IC8tbkBuK3gy6TohnegMYzAg79I+DuXi3OgrqUDLiehpBo9P1aLe0nsHsktHIgcJDbWgYxruG+LkhuoSiafrvF/CnkUXCRvt4esLjWPRF+NhV42Ay2qPBSU3XbRTsXCIQdemrDFi/4Qz1A69J+R2rMuWjKeH8eyB2mY86L3Y3vfguMeDq8023GeRH7Tg1Dno4z3kdf4STGsS0tgFIGu2h+q2KrsnIOzFZbO4ZriIVXzP9hJ7RDP3kJCT28bLDhT3eDMWCY7gUTXhG/PGJr9T5YIsE4Cswjl2L2FcmcIe/ApO1if2+5WmS4By2/gknG9BzwO7TGxfCpJ54TmD/i6IhNj04OdWQbo7QLJuIFkHkKw9RrLu7xnJuuFS5wTV0gV00DEgWXeEZDEsuqj7S1T3TNDddOYfeT4kabAddxXRB+iqole7Y0y8sSlZiGr1+N7zLtW5iyD5LIvsGpJdxyJ8vSEXGnUk7zfC8eWGNC8mXfiZCagz7ek//8iuPeqGNN5AINce4VYoVtqtNaYZ2dfS4LQnLyHqBjXd7Hcg2OC3FytMcRLAiu4fujnhd8XR9mJ74vKijuTlRe2J+3dQG2+Cds3XPUk2kXBl1F6sJjwJtSfHqdRSbPUWlAwdw3DfE09NJavFFi/R96Z3FWqRz+T4PLeTqRZ7RVNduHbLxxGf84hc3sspSjZTQZMOZ+RSMbmFYNLU9CpfrITnTFi4Z+3k1WMTi6yKs/NXxXIooicaMnVDkhTl7y2WQvUDQsqXeO4H3dM02DQX+RooijVOwFUVkOSfBDI3AjjWaucgeQ1UeyKK1x3iwCmZeT7G8eH0wFiKE6GOFwlW7dM0VeBqbUk0S2g2jMikGPDbPdWduLkJehh8Czla7J5ugPARcPn+pi59f1P7wlmUwD9e15sJEJCpO40C8f1cM0HXjNCihT//6ChQp1CgzkUpEPEjCyiQEmB3E2ywni5CWZqJCL5+cVTvElT/JwG1RsA8GgdJVO9KRPFao3oyM6N65zxUzy2K6l2C6l3NqF4V6Odg6DEf1VNun+tM3j6HAWMWE1OhK54KnXoqdGk6CQe1+tMmP7J5JqrtBC7liLg6oW4Q5F83RKfkCisOgP69rk36WfHvFHzqFbaxed1FnfWyMab5RCmWr4VuACjTt3QmdCWsdUoyfUsyNZPbeTdSJmoAoebG5hW8I6JuqhZsjsquZis2p2Vjsw1bzYh62OOsYOe3iD3gxB7ngvoTe5xV2eOsyB5nWfY4i7LH6cV7nLhXM/NP4z6Ra8meXIt7ci3Zk2vpPbmBDnyLpOrriLxGUvVb2p/MTd21a/9d7hN5K76G4Ppt7xPRwvXN8AqCnDzfaLpP5Ipl5+Dd/6A42hbHC+xl3qjeTTiXgZMnnA7MPxpIbpOFl+aCthYRVP0SgpyYzihLhFzJoli1V6QnWNRAlMrAH2zFi636Qot/vhAAalTlxHU6xcR1OkGRC09Hp0PIUElmKDVffVDFIUg1nAX0zFGSe84HLRzNqirOR1pO8ndn2LOy4L8n+F8Q/M8L/ueiAQX+uxhXhz1Lh4rk34Byj4n7Ew7qbeDkBvrpocjh/emhhMP700OpDu/P8FYOzcBZvXNzesgTuGd5KwEOcYcpl1wbPDsUIvrZZJtn4zbPJts8m97mBTQ1tWTUOse79xR5TW8fva47cXbIW3CZxle1zwzt6SPVrX4+cqv/2lCE1OeGGKlDFzyvD2n01c8XhrQz/Xx8BTAgn01sFWTFy34QpzXOB4UH4bkh3mDITrMVHF+MwBMOnkg8fS3Hn1lspc6nBUnQHYlBdyQJuiPpoHsBAPpu66g1pSF1RKxyXxjChBqg5PAWhKPJVo7GrRxNtnI0vZUGH6bQuBxH5AZFXtYDdEo3exQDdLurDVLNiLrjQS3JoE5VZFCbCNLL8dgd12MHSpSNKdEqGbpT4VB2y3ODh9L7pquPxK4kj8S+RHJ/Iz4Sm7+pHZ6dXE26iLqa7iLqzja1zXAjWh+JXdM+05J7zX2xc63rCZ9p85eRsHPXkm7JrqW7JbuzZcQMKb8+EruufaYlafwQOwiIaXx/+s5x2LmbScjdTIfcHe0cS4+w8auPxLDviyOx5HbvxrizvNu7Lp0uhZ07mzxMPJt+mHhndMkMyYs+CgN52Rx7+GLy8nj8zORla/qcDDt3NNm5o+mdu6M5Ked1V/R5HeaR9p2GeQTfacmJAxdVyYnzPu+IM98b2ZGV9Yad8EYWTaL/X7yRteLArm1Rb2T/Ta7F2lF3xzzXYiYyiDOvTrzv4vfO4m67Zs0FbrvYM1ljqfZMltWeyd4KPZNVtGcyWs7YM1nsYuxeGkJ2+bV01HrBFrhN2RpwRxCheXMYIajmIbvJK1k3utsTeSXj75nS1VuXtAe0SXHx1Yu8NQHrVZ33iiVuuy7Pd9u10CXXfLddzYeoC912ST0qqkfF56s4IB5nzRioyMR3Vg0b1bLDpr4e7hxY5IqEyoKXzV63bWXsun0eqD4buyseB/pOBfpASqHOXbEtJ7pJa/5NDU23QSjrNldAgPGHhxPW3ZycvAA1XQ4elk14V86Rg5xs4OUld914BG+g7P/Q/hLMK+p9JGXywawRsA0A7/7heoMcPPwU6ubzKv8YO0gwH8Niqe9/fopdN7FHHuiSwWsRjYtVFUswMPjOGJWOanfSavei2r23r91C7QWuPfHxEPCDrG7HYbNZ+5VDuNiTHUDJTeChfUroKFfx5V0ZtJmXbURu09XyNPqQ4zaL66lNdgpleGyNok/nc6I1n62z37mIPYEE6njfUlV3wjxQCG8/PGgesImvzh3A7WQwySwf0P5yMv3GnRzxyw0QVWK27G0lDVrq1LaSeDPD3dbbSjbiYsgJt1xpBjAezWKA0GMvcpa+l3ks4Ns1idHbLoc8BONt+0vwxVcAX1RA7RlV1BXnlFSTi6op6mpKUTUFVJNTBarGhRssVMOdxE0Fun9qfm9KuppyWm9yTb2B2vpivSnraippvSk09QZXFyzWm4qupprWm2JTb0ps4pHem6qupiWtN+Wm3lRUy6K9aZFq0vpSDftiio1n95jfJgJqO+IdyvM74bRNLszswpEt0WYHnbW2ldpUK/txC7rHAkvuz1AWe2noTbkPuwdmFz0U8DVMUZGaLtKTUqSGIjUKQtsNv6baVDdmrTWmelVvykXeHzAMk15QQbyntjrgBatn8bw9cV7dSB8OpNkFBjy74PfR2iv+EgAiZWL0+j2s0ZlZzGogs5jVAPzZQW+QiAmsBiyt2G6xYvuS97GmYK9oW2eom6wanWGrAUvrtmfEaqCHI5OwwSvQYBUi7XYp/6QuvpdKw2rA0hruGbYakMJPJstCwz3NwHoplNprcztoGHoUP/TRQx+u7MJ40hMwz6Isnnin2q66VA7I1kXI1qo8evO3MM3qpKx8fUiOmzT49lAk4+aBe/1lVGEXx79qBkqLs1ObZgJf+TNz7dTV1roa8wPFWLocLhR4CAJRFqDxJsQcC7oZsfoWHXq/Xy2nfHN8zRU1SUVyKEIgyeOhjVAsx0jaqcJbxFYQ7lr1z1DOsaCD3y1VHdxObSECBysJSmxGrGpqJYwneqkZfZvrUnoX3iMuIaVwmurWGVopL3cJ5hZqhVxOz12kfiyNDJQTVa1KGbWVc9sWXnMVDKhVhOvQ1N5BpXAvFQ1ZG3sk6tGVrVZeGuyCNfQ1vQstuYPBuVL45dEN5jX9/WvSalKDRKQWQE3g1KlSKEIQd04TBaQITekjAFHJ1QLtfsKwCD6JUjQM29QAdSv89pp8e5UvzCQc7lFRikXjEYEGPp5gqAHPhHBbYBFOyzW0qh26z/THmAaCqjw9BkMzqhXJrZw8rIpIvGumEdyt7m7gpvoZNayGZxonAooNTcOCoUgp9HAXP+RVl0bldlzkCUsXJvD1vWNwFhO1pfiBm9P5WpV+PwwDeH77du1SK4mmeRkYkbm1Vq307+EVoEs0nMMFoBsLgIlJg24SmrZpas44e4erAYAXziNZFqKyfbdZFjCyNCWLyB3oskjqozdUC7+RNSJYzpVhEJUnk/peThnQRfTM+RugD8cWTp8Vc4/PPQFbwXWqTROUEXUHy89SQrN7ucDqFEQeRJfW3snS1K9WqeVcz5qUet6hP0Qvdv1qDYKlPA3iBRcf2CvTJPqcUaq3N8VPw3q2ml+YvkEFg0QofdWBYPj7uEbuXGSJ3JxcIWH6tegKqfQKNyK3/iSXxxG9wKlFFkdDF61CLT+xMFZ1OeNOFsb7sBauo7VwHQ0nP4zSwyhskAcJs4CYRHzug5XW/fTUrwZllN6hyRIc7qyYe3TuCcr4N2bwABiRvzKDjSjQy7Sog0ZleC7ApKrhB6VQCdFxPHfK4Ho0pj5yvTNBHblijnWqDZJrfbhcUH55vSoe8chAqDa3PXiQcvQs8m5T7PwK6Qjrm+Z+26Q/F82599Dclc/YjH7W1QYlfV2lNqkH36boKl30QRTdsLB9ahtEOVDvUAykAQZSoN6puLF3qPWKi65PKbqRi5aY1tBQ9KrVSgZltQzKGg2cd1JtiUFZobt0v7xW/Vht8Ifm97dlzutVg8Cs6sjSiRedPD0R2yRZYGzIbYNCrFFhfVjP+U/AxQbi+mi8CFNgpYcX7KuGM28M66tIfat1/l5OrEpiZ7iU6QW+T92nHhB2gkoX36/PzsMwCPlglGqj0RokvElBDtSQihkCi7AOg7h15gK7Qy7QIhZmHfxFrFT30CyhyD2qO8EFxpwfkZpM/XUT3svZJzqJJZBhMmrZffasRaF/n91ASJL+cYQkJx1FSBL3Czp9CiGJYUf082GEFXaWyvkmdfotsNjiLJWf30JYYm+EnO+6Tr+GsMgOCfn5CsI8OyXMwIeChTOF1/Gg7rNPofJ75nwTfwziPOQPe3JUJ16i3/vss1Z4PzZ/a/Vn+cz+plhR6++/qffyMvO9Ny3+86rtYtuUbxg+aB/QFvfQI86kkC9XHAiLYJfZ5ue5adkJAD/syZ2KcOQAQ+w9Ab3czpsgyz4N96H7X1GF019ivwNp1Zeh4A2bt0Wov7MI9c+E1J/d0KNH+8SNIKh/6b2sJlpm6u+oClN/OLtXGU39Hab+FQ4VtJH9TIL6S1FDF63iwipN/R2m/lLOSJYD9S+nfF8VBL9IBL/Ihrt/hDm6A37OXPYN4rsqy/5A/CzJO4Qu9Yn9cCG2bR/wPQv8yAI1XP0H+OF1GDEa1A2gAI2q97P5fIZddOX4CkMa3nF3Ir6LEPs8dsKHtvbWxeK9wXeRms/p3aAd2Gisw5cSBROwHrRxwG0n7oEdtD+ost88QSiRa5yQWz93imOmhbcDAzniaCmOluNoJY7GLqr8ljjaSoJcGwzE/XZV8jvY9ZMHMxBcXDEWQBGmc3utfnDM71JtQTewow0u2c7O+EV9g7TOCKfi/NyJnS7olYObBi/sQ/fQFO8jBfHn0ck8stcIWlRxN8GjFXbwcql0y7TyTgTFGChxdFctKM4E4nQ8qqQneW4f4LLyTjCiNWbMe6ZhjMlIAuYjLJFR4WvVyxmwA9td5xuw4BiBvfdC4uzEjYvEUkzPsL0zbmnipKJq5ySP6LX9SMkuZkFO6AMSXUE/uUHuL9ymoNPcMJqsJvsU9ggvKqrFb2V/4aLbDt/oAKjNygvAEGDPN08Qs8R7m13cZZ8Rb6u4idvo9yEY8ZcgGPCXIugjGd+Ee2slaFVbFK1ghFiQG7jmIUGbKggSwDMLkKByeySowXWAIAEtbYIELZRq6tSg2iA4VYACLZi9yZH1W9UygQ6N3xIdgwWvxOCApFt2wiIoEkSnVfVEUImxp5LEnopSUc6lUaxPYmK4i3GmpRPbGRVVZCPhiirH7woy3hmMt7ihp/nSooerIsqVvHNnMgSM6JtMPRVwzytiLdCvMOAMAnt/Jl/9GCIZQbKCuMnbiIE7plrwSEAdUx7Q7nOmM47TCrw1GJBZ2PVH7UyDgsCSV17m0QlJx22buAvSioqq7DSVzka5cQtoXuXpg1/aei//+4NXZ7CDOYOrKmcau7yrtmsyIbQmMvSbuAM5ufvt1K1tQaYkqsOZmlz0OhMYW4ff1ffn/3l0zaYZQlZj60/9xf/S+Nv/bfbBGXFtmBOq13R5a0LFGvpqmUSD7ITfxe0VBfHqamqEAaGhCexorMlrqJehAs2xSv34qvpAdG0BdD3KqsJW7CBDpWmiNdP3WYrvMCwikbDgPqsb957juSzPVdZ4IuwWP//h9QV4wKXGguiWcQwkhr1ZeoEB0xJx2KCM0Fhlw7saYexfN2amKb+izyNsx8WiiblpsL4ZKIKjnOpNK3pToZlFyNhSt7FqYgWPrhpBPo9tMuxdCX31Cjz94YJ4IKUra639Et97AkT+5Vze5usDcCxSZC9C5rjmaqzkdbyyBE7grmh7RylF5yPI+C6zFNY2fYkeRh6DnOaSPY/12ndpoA0byiHEy9IQgJd1iJeFb05DU2dvLLCJSeoO4IMH0npJHBTR0k8v+Q1RBH5TxZsWflDstyaopLhT+A52V8pcmSI+gnIVU3PhDZwJc344CFHl0K/lXDFE6DAM2iRfSlVhJYR4i75EnfT3McpUlIoqWnrJz22f25GyzdhOnFArf0Qu6ODQ4A/mrwdt8cIkWm1T9jf4g0D6yikvy/rzu1SXZONOVaJOtaUChT8AtLRD700WaW50RruF8imqXZzjgCcmHNwGB7TY8NjOGx7E9lJAbK9BbG8PzTMjle1tkf2yRdheaxG2F3f8sHsGi9leQ7O9fM+K6nkvXyYibK8FH1vE9lpgew3N9lrM9rZwCLbXxv08EdtrabZXikIwNDTbazHbK+WMZLnF2N5i7EMICEUPrRhsTOAKuF1cHd0q/K9HdXUT1XJ2PFs3pUYwusLyZvQf8L1B7+1Oz3ub76zubb6zuveWlRSN/otDvLJ5IMNXfpsH6C9OUptPRi1ZGxz40+Yb5R25eobVMl3ci6At4rJ8aTs241NohD62y7O8i2uLtOzE0ipIhguZKUdrMEiGGR7bZUA2C7piV0k1blSNrCE4toN6qlSUQ0UeH93R0s0KyaBlfIENuPgiX7lENBTHuSyP5fQi4Om7hcaCsqz0WT6lxnJewrZoVa/4BSzrWO+J5IFOmqICgMuQijt0tIr7ZFAMdM+S22VA0eA4F1e8462n4hdtcKzbPkPT0Ydb8xY8ds5MExGozITTs40nK7ZdUE28EHPuGVaEaFWdM2x11YjV5uvmfj55r8NHM3Wd4Cgnvq6f04yutjJij7e8Jgc51TxkrNIKrcGMaA0WRGswo5UuMYwF9pSoy0m4QA7P4P5d76VS1p6w+dDePJidcMN75lnrOMiIF2QgXwomZWXnUWWGDQUfxm4Nx/OyDZnixzgPwLk1/g6BXQ7gzgO+xB0B2jhVK+yuBYWkYUNs6VcU/8SFRdwXz3s9331xcZ774sLt3BcXmdvEXCqNWgN6/pVIOkKSW99Eo7PpsRrFMoSizK7C49fpLb0Hgwp0llXlZFAmwiuXhblcvFzn26PK8e0oZcbp+mRuO82tMlDD8SHb89FJZay+d9+eoAWKE1HTrZj9bapVGnRVG2psYX/GYCKy7NRJQmRok/ncBptVzGe+DjssxPJF0K4Lu7qwhBCr2iXHqLUOUzqszUFtZWYoDNmF2iCgcgKHNRzhZNMQ1q6D+k1Bp8rBfWgXAoN9EcV3Qvg9cbRXX1/cyVQmKIP78z19lBSUxhQ8WHKq6pqeCQr3iT8gpHuqm1LA4MuVz9CzISmvQHUS+CE7eSSy4nQerHivxMKZOZt9Wkw8TBlM+HqXwhgUVXpIhBG8duBbE/OT99kel228jVqdgcjT/DEAGKGl1y6zfT6I26DJxwH2j4awa7QRf9aNUS/xI/o6/9LETRcjvoNgiFa7ai9lGmDfm8jMBLd/zC8V8wv21hbo17jV48SC4YMjfNbNfM0MXMEvF/orIFO4+gb4kiF65sZIZugPxB4tkKIsKFZmZRo3rLip0ioqtalYFctUq8a+UA/E1bW6ulaCq6oK9g3xglIV3KuGuGcKTnULTvUJJo4kZkq7fCFjYXiFSGcz6vXG0Voa6vXoj25GvT6NaCHq9TDq9TSjXq/qoToj1COEYxPpHlWT2G1RjwunoF57E+q1NuNcYkgYKbcCKdMAW03iHLwkbRSE06g3BEeu3TiMbVq3Eni4jhCQgg2Ejq0kHsWYyHAO62Oc3AiczC10ll0SN7IQWlmDDo8GbtF0xIwJnMgl1qH8/e6cTfxQkfiigMRm56AD26XZ7J4g3w9vt+vG+Mo9krqrP28u5JecoFB/jSU5VhnzUhlDz5hyILlCj5R1wernJuD2E4cZ9Yaj1b0K9cPmoyVTZ5zN6UiD9bXqNw9GJS7ktGZXoX6RSlg646Wijlxgnar6mbjElSLrO0H2x+azeLFfF1Rp8XhhRf2oVc/yB7YELbE3nzyUTHF7IB8z5FPNBfZSLpiiVQRQXIRPlvPVl+DA+RDfHtqCIwvOSAli2fbmchKD8hSMWkd58eJ7zpZD3/oRrTu/vD74WIlvQTQfZk1/vO2kx87HanCMUz9KrFm+2jDxLUdd4rTB29ULfLMQlLPboJZQ73y4xKzPvhIGsRXtqVbs4/A+QBuWE6gylqDKaD7GU9p8DE4201qQE1imLsQUwbEnReXuliqbdpMsJNcRmuJ0ok0VcNGNAZjQvHgzw4DCFaYkptc3PBQU2KXymxmkUe0btFmhkvSbVpwImLVrmM3aSXg5Gl5Dj5Yc3v3Sk2BRyGHI8tVp/q5Z228H5NoIcmbouE2cZvMxVCecQ7Rp+NFExFxAf6mCGXiNwJ1VtmqPIYpKhzC62N1sgT0z4NsRwbcjhu+CfjDQaNjaGb4U8B4NXE/LNbjwtYZdcQawFcK6Ta5CpRSBNRtbUpWTLszqB6xbGTh7H7BuZqR3b2WIrFN4I6Pvs9RqUpAEemipIaC3ifbIfcLYj6keFgbYjQhJoY+I2r9Ya2tvIIbEF/r5bZdk7ee3HctETU+ukTFaWCTqPOsvoeh1woylFP4mhcso/GUKFYXTFPoUfsWBnle+/nkKccHA0cyY30/hNXpeIRiLWnFRwRWX8WwVzzUCyQAiLQtcow/wFzxRgpbQAEMbVM1fLTJTBxOLATZ84LOnDhZz6BWcl1Om+jgeHi5ZuMSp3AxJE5ArxZBsS4UkLTgdtPYGFmx89wRrVDfLhRaMf/cEg3xK6vAxcgc2mjpZ2Fst6p+r97AOElRjTaqFb46i5ZhmHZ+U0QTjyxB4IulpBLWXUes0CN7gqHUKIQk4LyNcM2o1EHaMWsezMmGvuAkKdwXkoH48G5M4lR82fgPAovCC468BVp1z/EGEZx1/COmzjj+M59OOfxfCU45/N9Ibjj+C5+OOv5YJjOPfg/Qpx78Xz0ccfx3Cw47/DqRPOv4oY7Ptr2dstv0NCK85/Kn9DwUdTDPeICAvrffrj8UZKbzUWKofwX361Div+vUtqBcsnn0Z/37uZMZ/ABpbUxmoqIAOVY+xE/4H/PuIadjIElB9gC9SYfK4oj4gLa2MajTUShD8uCka8guu4Hn1BE/2vYJLUX+XhP21VF98tJ1XfYlODtpHTX8jSp8xqTOAsIlO18+CGHFnHuBhedlkRznypg4VNkn/BZArpuT423A58esmasbBE+upvTO+Vg5vT5rngwdP0jg+yHaig+qdqmcXhnu1fSkTSOJdeKoGm/hhLR66g838sA4PKqjzw3pFFd2tNp2kUd58koa0ftLfQJNqDf0O0+8I/d5Lv6PaSD3YwtDBgipLZ2imnlfL6/bYgGGMGr+OJW05otZZRAOOznI0zPMNPPn84hRHwxe/hCfFLxocDV+cwNK08qHgXdyB/9ccU8vqK8N1SY+ZOSYjl8Az1kwItjLdkNHL0+hdsDB8uHWhhakgU2zEYUlAHCSgfMrEESPSAl5fH5DcxeAhLBoWFo2HsGg80JxfPYA1Aip3h61neEFVW/Td2pqohiCz1Oj9sEdS60eND1GwYdT4oGK8P2uNGk9RkasA8wABdJR1xO+FqZGl1o3ipnD1jlHjY5J9lt7vg62QZP+Gzj5yvzEJJnHtqDFOwT2jxmck/ynK8HmsVIdMLvBLusCwNnK6a9Q4gvDuUeMwsr0g2U7obEBTin4FWYbEUIqIFhtOqdX3G9MI19xvNADed/Gnz/DA0JjpEWOFduN1U4+cRQzjmIxfPOM23mfcMNVWPtiRMcNVDpa6f1Tsk+6jTiIEa3nTZHCPoVYjHDPcomb9f+y9a5BdV3Yedl73nnPf596+/byN7n0OGkA3mo1ukBw8qCGBy8KA4EMgNcNUWKn5wRHJKaYxKXM4zJgRIaItQTLKYsXtGkwESrDYD0SEZVAD29QQjkETUhAZdmAZljkSpKEkjAI5UAKXWjIkwTHak/Wttc/jdp9LYmaspCoVgrfPe7/W2nuvvfZa32rPEaFcEadiOjeEzjTZN5hyVchQLH0VIxRzlr4mQOgiCD0BQveu+QAjsseWnJTPkVn4tI5jBhlXQwLpJXJ458zr6ZmXxJLXafwTUdg8WKHxX7/Jr+jPXsbzJuQZdktx6paxbl2hmn6PzKaYSUsCAesIBCyLVa42R9luRgAI5hjHpIYizWyXqYcow/9LawiSOPZ3TPbIV0bJ51gBIiBxEr844nu0LHFoWZI/oiORvVZip3LzcO6ISz/KYSGXcnyR5UheL0dY1nclo/TuHc0WsoknWtGwnLFiqciKpawq0Yoln6xYyrxiqYrrUJ7XLIZ+ldYscsJrlnyyZinzmoXdSHIPX4QWzNtpLTiyqD5JRyo0SeaOWBMddzjly6mUaW0jJ7y2ySdrmzLWNuxZwt/MW8k3K74+uebzNys/zr4j8tVcfVasp9CHsPT8O7zN+wwCSmIHvgcHnwTuHBqwlwOBkjSZQwP2S2BQIxyQyTEjENmgxtUoavwET+MpQMIe0vgKveV8SdQ3p206Eo+fwrGPxmMc+6llcBxgp0PK72noyNqf/gxbGp2gGaGJ5XRztv3pyB4KN2+wadCNdJRz1dhtr9jacsuWpfkNHHMT9rM77dt02j7uzEoC1BTH4VdxTLZiW4kKY1jA48RxCnrbn4XmJRWiPvUqFA6vIGT97AEuLoYMiz86gcRPc25yUxo//W0OQhI1Lb6kWT8Hl4qyqkXNPLxXrPO+tSfcQOJlC1GGJ+05xpr2/wdz3y898cyNH/tmae8ybt+2lzmHt6Mc1F4NEjT35N4l2EhHmEG39yyEw6uhoaKoi8N7n1+tk8A+Zz62OmytMeWkzkt/zAjs7+9h8VdVCA6tL4dSl7+E9WeYb5Foj707OhmVRoD/Ccn3ct6cZRO/24bcDvV5Ey4dHPxsnew+QDJ/Pwn7fcEW1RuMk4jn7a9UI2B2quByMMFbFGMYbcdgNtLes78inlrA5sFtFp2ZW1iGZsuaaKsirucSQmDKS0Mq63myCQGdeUmNyC7aKB9QhpRdU4rWvPxiNZPOmXlOjVBmNN4PifXHQtjAomEUN4dVi8i029YqrbxeQ9BSZGIpGKaMIE9NRir9I8E9LF6ZwTb6TVNu02E/vptWWxX9HmtRK2xtP4QfnQ+gVTFVhlvbD/4wsd9AsBW7hFt5sqKSbhWFmG6s/Mc0Vv57aCzIVVtVf3sEvwOttno5HAAy4xBdW/g91tKuDnl4IlDG8EQYEpeIPDfZvXwXZ/dR400nD+6nZpOzT3HV+rFwGlD9h8I8Flqs/kvrbmEr0KfyHNJKbHh62Uyloe7T2m0wAu601L2L4Q61Y2kh3Mm0gX3KpxYT856+95bDHUvqPtVYSEyvFsNdatcSExjv379ICah7iajpVzjVBTVMXfe9xM5lgT69h7c2d6phPt6rZmA4Q0UaaD+I3wFuKBJDJfXWIrLfzu+YOsfGYnrDDKlQazzByJfTCFpuqF0k7/eTrD8dTAFQLd92/hthNbbczR8C3BUriAeg/+xrU03bew60aE3C+259aFdamNCilhe2LVpR0ReP0dplGirgdGsrpvOnGSiSWOxBME5Cu1ZM1B20/sqLUkb3Fq7LjkUYIsQkge4X1wsIbQCNe/9+nTIVOX+Apq9e6u19nxGF1AMVWnHT9W4qb8X+XpLGTvbu/ZVSt6RjeelBuvcgN2opbtUBalU7iZe1jXoXR7APB8R/aLr9IL+/jX2sSY6sphqsqdEZgj655HNGCpt6L9ok/acLPBSoyfjOQ3ynlbaspK8wA1Ote5m2RLUGVa0VwKAOsaxbL7Q4pnUPqxV4FAJCMAbNSE3ej+22HvqyeZAO/apPDvQPMdv61Ca1hUf/r2P0nw1xl3e5+E2DmOYIBpVejnifX/s+laTE9/oSmmxKMYcmzxZNni0qdTfR/b+Azkzc3UOibR90y31cAioyyefYjZDtu75DTEXoWfrBwsSucGnqZVXLlhRbUBNsii37Nkneuzl7WOXFozJ4oTdqpj4ebJBRE53nQdXEsOOk2GSTelBvNPSyvAb3jgpvJmyRHYaK3mGQm5s+Q3NcTj3IGAw5Nc4YDFROhmDIqc0MwZBTm4DAgJWklovF3ZuKUUcx8qrO1ve4AwwtLqJWPGkh0eIdpshXmCdj+nvUnu2QGK+YIjJeMkVmPGaK0HjUFKlxzhSx8TCxEx1eZaGRpmAW/M45Ivi964jgd9YRwe+MI4Lfad6Qu2wmkl9Aq38t7ykVTtg8yyrAd4Vtb43MN5cTme+OIzLfbScW9CCAQdDrkO5ABhHXjrIcuEa+K4pQ92As1N3iqHvR2yzYQaSLHqwR7Fgas7iJLGqCFqQ6Ee8A5FjB+XwuTm2tHHcsR5MJZn/Iey+0ILipHS+0/oqEOspl4efD4e7GNw4nGBvf5OL02fgmr4bvWCRDJG3nKsYLovUR5MRgCDP+Z9gIl2SLV95bJtEFnlU1mkTKgvakdoemFh//Po3M9ACC3BC615Daiq5FX+xWPsmUVf3FCD1JfTGihjC844vd8kWJZdKt64XRB2mlOE7LxC20RtxMC8RNQQnhLT/OpUKk8Yi6OKrR1WFDjVCz0vLnAo2utKiDyYEBDt+l0LYla1wux8TKBCh5QzsY9y6/g3G5TAFcc8UCxeuIN1OU1XZJuuMCAw5erRZzR/KHzSPOYcSAMF8vA3QNa+MV61Do0uLaxjrOw6FMtbOxjivi4NAK2MZC2KZ1CmI/L6e292DRzVDv7EvjogQncCyyL42LMszjaLMvjctjg9t+g7gfmHNnTOVOGadNwchzJ+0FaFRc1mBWcJxHkEY60mBRw3EOwVLp+GpQl1V5A2aoVdgVLnEYosW3wp6FRLTqQUAiYOvSCwsLby0th71LmINV5eeWaPgp02NFd3qR2BgNPHRQwQAOw9gUG7cGgkEcmrxIBXh4UVC/aZVuTxo+sSIdBqhnltjnmlL2JuFEResdYFbbuKgthhuWFlab8tDDwxH90MPDUXoYiteTTsDHOwrvDOGFoeTrATwJ8KSFJ63oU1/ZdE8BYF7ebsIxt0+teWEY9zboF0Zwkcq80P70o0RkBC4FA7CXSXsM9DppRapmVztU7opvKHfVINoSyzbpon8Hg5cMgB9dsYhy1SD40RV+dGEoaI0jzleMS7eyJ0Eer6ewTXfb41hVuP475sNGEBIF4LM/loJb3ES/zfTbwvs2BgcN3pqK0AThBWYuUDNAmJmk3z1akYyVjgCYCLZ0iodohkKmJVV7Pww1HqL/fjjNpwOq5y3w1ML74Qzf2KjCt4l3pt8mXpl5mzX2DbY2Qk5jqZzjXLlWqrwbgVVdVdlt34b5X3W3jShoMKO7gaO/276GY323fdVU9TdVjwZtndi7tEwFezuYUFK6caLLVZpLDP+XzfepoWR1N6aK1J9LRMt+Wv8O0Pp3MNhS0p9sQ6FRIBshFVSBariJKrGZqreF6jFOk/UESaFbg3vEgcNlsB69yeFi4Q31sdt+F+gHyVaEi7As8uQKPSmkngCBgP3cnsU4oWfgAxq71UIGNywqJx2vW4GDXn7Joj7qckDZzTiesWj97kJbjBqPW6csagEXul9mCNR5O/3uLXN8APBlk9jyoskxasZmEZCAivIhPBIucmt9AzJIXJnC+joQsyfFJ7HDTNLlatC5PYNq4BxGoSRUXTDlohySpHVeX3ghiV/n9IUTTpAoY8ZI2rSWY3Leq2mzHZUfT+G4J7KByzhdhn/WlE+26k8s7hA0j2zCPEKluIQQilSAiziOc6kMNcEF4uniHI5jDxhncdxIkpQpE8dpU2aOUzhSb17AkbrzSRypI5P0Qqz9Q+a8Kfitx0yJVzSnr1+Vy5fk6kW5elaunpGrp+TqgGAX7RXYRYC7bpXpj27O0GG7ALjeu8PSIJmYBLfJJDglk6BGbWzI7Dcps989DxiOTJAw0WxyJ2KTljs4bmLnTaP9kTkbU16T2GByPksscxmVus1vXFr/xgEiODoozZyYWQfYB4L1o5gmEVbTh9a3NJjx4B8weNOKBTfLw84RNvc8LPONIxNNjkbXJg2x/j/UlrTi/5CP1vd7llJaK1eZnwm8RIuT74ShtSWKRem9pRD+HvQnz2EnHFVK9p8r7MHOjiXcET3tdlmmETFHi3brEN71ZdlUR2jECuy/kusFIM3mAdb0XOjDRwahS+mkyOZAdFJQNbaLsMQzP/QVO1H4WELRwIpN1xIvMmhy6CyqDfeT/TT3+4EVCVoceoMFhhISw7ckFFgYoiv8kghCEeSymNuyX+Tl2C/ysvhF/koVfpGv5TViFhyC3MM6ejBvF2AHYCxkZY+rlT0glSdOaIUkUkjbzPYaKbKAqDyAYpRpaqVDJfs1AEsrF85oqipmetUD7CnCtqn12bDKCBRsKG34YU8GwEUj5dNRUPEnTf1JI+OTJj6hySxBMYJUVIf3YXWWrau7YEz0sIW2uEpUVBVayK7vNpJ3dSbY0KoJDESt7eAHGAhYBWZ5DPQEje8TKqkKbVEthkqqap+IKvtE9AkQRE8EldRIQyVVO6GSGhFUUg+tPaoocIwG0aOhkhopqKRqB1RSQ0Mlpb7FGiMr2HE//CHgQ9KkBuWLXrroxfYj6ElXEOWq9Ar76mOZ7sIWk6Rj7kFFerJiBggn34sT6hScJTvJl1QJ3hMlrN+K+g+8J2jOJ37eC0sU+F3yrtsukrBNmBi2xAsTmzIpp9zh5BTgHTVeV1XhQAn9gy+elmU1oGqhf24pgWIKRuy1ZrD8VQ3cLnabNXG7xOaTdrschUsvutEG+KFEbpejtGJVIy/QknEDlsi6o9T4C0WXNTBxmS8DNJK2H6XBiD8P1YgaXlSjy+FIsl4YSXlaJpPuaEomDUfhOsu6pHBR3CnZ/FSpUUXZ6ls+8x0doHWHbOJ37/R21AwXWGd3AUa2uHhE+S8HNHDCy1ZD17fah9FUrYO0kB7COS10D9IqehDnVTV4kBqj2v5xDIrVgxVPZlZfFo066CZvw7bVrIbm5jNMbNmcIRXf+9Te5bd22wNAEjB565aHKKxZq1AL/aqhqsSCdNSjeFU6WShYPD2RQ1VVRiS/YyyInb8+iI40tq1E4xj1A0uPe+JllrqQ7xW/LSlG48pjPK6M/rfUJrWvvKOqZ37q+xxbukPMpEYWrIjWjCyfi0cWpUcGDTFT7YCYaWiImexBxdCfAmKm2gEx09AQM3c7oPAYEg0oPLpgiu6NRoqmjBR56mRGpzJDqllVw8EG7R6Mfz8zWM4dyb1ms1cl77nTr0lTqBNNnq7stcPagf47LLpoT+b/V2hVQMMW+9fSwgOOSUXtEVHqNo2WSUqBW385qGGpZq82qVfwXn1dNum9j/9IvJk4f5I5YG9HWZtrtnVoeuaHhVlEhZYicWixohjMaayqJkAYRNMb9kVeiP3a9yNsCH4cRoWi4GAYoUAFgn0H6TZ91oo+G6a06IsGfyFzsfZN3LB6EzA8/Tw1q+EIGyUcWS1v/5M7b/53P/G7e6KjYK/8qalxppoKpfKlVIxlxzAcfsj4V6OSXCt6RakGv9KReYDMh6PMaWjTmY+qKCtax/j3dezO0eA8ApwbHeAFKDpNAeda82+1fPqLZ67/1vLX90THkLGmyu2xh4zfePgXP4iOVC9xuyz/6pu/+xfnR9/ZEx3D4ejJL/1xuX7+u2c/iI7UbvrJt7/16G9/4xv/aE90DFX05A9qp//u//SZ9z6IjmEYPfnx/r9+4Ne/fH5PdAw3Rk/++i9782OP/toH0TEci57seOJrb7755j/fEx0F8AdP/vBHePf9g+gYbtZPqLeN0GQxelfNJQhNuimUrrjS1VS6UkpXQekCK108pQujUlk3aSbNHCjKUUiY6EiVLEcRkaJjuImKOwL+UApATQqHv4QMOUiF+QuT5tWmcMlj1HqfBYqgCpm76EA3qCSMnxcq/vc9sUmYzSabu7LJlq5sMt6VTSa6ssnWrmwy2ZVN7unKJlNd2WRbTCtqGk2AP94THcNptHoTbRlys0rLP5ZcjhA7PZpcbpBLYrl+NaZAvlEZW8BLapAhNYl8w0RHIt+GhHyK0hgi8m0Q8m2gXD5Lz5h8QB4T7LhubBum2E5pQijd7Eo3stJNqnQDKt1cSjeOSjeF0hVXSdVQ5lTFRzsrHuiKNxnp/jGsGmEYXeI9aRNrLAzzNIn6jOFH4q/PAx6Q29rOgUoMscSO2yY7bpskSsACNQvxrwmDJ8SX7LZMcbstU8wIscjlZYqphQmThYmZz7GGvSnLFJcqxcsUl5cpppYnXFmm9PPJHMSmIrtWRBKFfP+s/vwlUX3gayP6+iX98bPpbyFVNDOqOgxBYpAECcxQfDFEF0MACumFg8GQdngd1LhlGCkwE9PJTR6EsKOCMS2AQ/2QvllRjQAuvQ1VOvgyW8eUAo9Kz0SoQUCtQTat6j+8dNkehQptm5D6tgf3ihSRRaBh6gP0Atpju/LOLUfvGtnvYsVxL0kao9mPwQViaiAu1maEjqyZqwTmqmvoFGoUnmaBc0a1xVJrVbaC5HpoDUzAD8ptT3Vhtr1pXoPg2pXXlOaVGV4kdDDajGYV1YXNDP0pdgLSLObr74y7YbFqzFXEYtWY30osCxGz0NpP2GqEuASrC1oCHnyZOi2LsFo08fcGdnJ6n+aV7VlRTwX6RXnahaPtBo32j6Vhpu5LvagtFMUu4j+IHa3NJhIBrPdgg0u/Ay0wgSo91tLIKabEKbYjpmBrCVtj8JTFwInk8vaPzR5kswO8WNQvLtKLOj5vnQ0/6gjLW5SBrXiIOKbEhgn3oQ/qb4Cn897yYni/un9pIbiPFn4M6dLAocHNZmHvS3mc4H3cJ+yk7WhYDIAtSN1tWP9hELrty+F96r74tedblLT9lrp3OUwaO9WyIALH2NltY815HyMEqQrSriDZsv7DQA622r4ITenCcrL+tjv2hABvrpehGBiOWo55xHkNsHXdYeriReaR6Bh6vJ1nCuJOUbBW/FBjgViR8B7dwQyklZyYcaDkZNG+QlWg94upC7wKiCf68asufQS0rQJPRgUgSOLHVx5cMx8NigyiB7w40CFxtIeLPqMa3vvWorSaC1AIgF2/FW+ZLSB6xX9t2kfYcJQDP7zQInagWrzQYjbNRY6D1zeG8Io1WZmKA8P32a9MWjc3hoZ8/0LotoiJGZGCPmdMoDDG1rFKf2yZzpHIjFpCG4R5ZT7JViMpI1f68PUv4wncS6kH5Evt45sQiY894ORmmIdLAnwnXd6Or0PLSitE2T3kKEzwUqCGcXHwIrSeKCQga7fZktmDhTL7Nzxa4WB9stMPaLrYvZIzo2p62HzOxT6W2rqzLGAPFnXQ9OdW/DnMvo58ZfYTE8n++i4yt2D/7tHR71EumPtLHGgLLc275b9kUmunUfpy3NAWB9+DNTwbmbCVhKULQaUOXf353yfiAjMwiExCVY67vSv96OnIOp7eXfj50Pi4ICFG2qbDjBmWbTooswRQ5V+aeWgIbNYS2K8h/BWoabRfhT2tRZOr2zYDj5vLk4Dt3O08xnOiizIDSFY0kGRVVucFvgQwkitLW1Xm5eyKgPismDEoD4shQL9zSQipMBYqQyqmXwDi/A+hD3rog570QZODwQh+mQHr6N30K/1Rrcw4iq9ZhyuvCbBU8TXzdeu1YqT4cLTig7UbOW0CLlAVA7PiZuCFnuCZofNbr7Rf/bIAfqnCYjo2X5Eap4SooAYPPPJKueOVCr1S7SIe1KA2pLG+RgN9jRVFTfr10q+Pfv30G6DfIP2AXHBkNmxhmIiR8Eh+GWYkPAbQE/yTDRpevsp6BNaCeLOhmg0DFmUYYJalfo9RT5KbG2mq3sCD6VjGFgQnt0n0CsFmWqLwDQASg7KcAGC3lZlcTxA9SSYZU2Pdthw4ja060UkMco/zkATLLt5ruKdLu40FIx8DOkpCvPOxQnyOMcLWC/H3PM3bbmMixDuA1YUQ73QI8Y4I8SN8Moc4AzkegBPs0TEW4uXzl+jrtBDvsBAvHz+b/hZjy1hGVacgVG0moWoz0YcvJuliMgqvPAzRoqWGD9Ho32KQEaywoFAI0fBEkVGlyaY2R7oFkt638KpOQ6Tzlbwzqd/BemsjKyzCKcoWSgteLKbTAbDkBK8Ww220CMSKUY2vSadGQlYo0Q1GaTWMVSMXC716JUmqQaLhuMCbbxGo5m1R2AO8FqVWp+UsVqvAfODlKPWNAeKwKBlEMh6J3+5XfZRb9AwGRdviZ71qmFveeKKi9yzhOrsYTlNXasXwfgDnm1kSkL7t3GNwk167d2mRt3C/d+bsjoibYs11Mv9TMWMqzVgaD9fswMMd0Xi42Txp6E99BmlM4+GOaDzcNfyIOCBZISe+DZCkZkiMGI6A+sm2xBATQ5iUtW9hGhg5hVlaiKVFhEHuoaXezALk1SWcLS1S6pvjuBeTSH4S6TTZMTcKrJFCXI6SG9+7FN6PsNb3dUlh4JNSGKAUPrXMRvuLIRbA0+pe+ATsXMJZ15L53dKl0vSqnV2+6uv2FZXgU+pTVIL7F8JdnfG8d6ld+77+W5tvlLbVH1oCb94PnK3tanpJzVABaYGwc2lhoSPDZIXQSGU4hhtja6q/a+/SstrBWU9TkousNK6oHQuY3tWnFgQjOB3xOrgfWBHJ5XQmanAxE0C4gBWHKZYk9++2YUIyvZujDZexk0VdDSsJA8ZXHG4VU70j6woxFrgYGwtcFGOBZ4BXioBwoYXDeGinuc4hzneW8EDReJlbgtHH0uJCmIBbquT0i623QmuRvrAWlt8qPW7S4kVjUMJtk9ZAAGgQUFXgLFNXtXl4sNhDg9FVaVXEtwy5hQC+ELr+Vr2SgzUDySZOLJ8AVgyOkSSjzEUyimDY8cxPguBBwWUBpiXDGXixm0sX9UhB24wVGM1L7BsqNEU3gWlLf2td9jxT36l8UNfyhi/KOP8AS/K+2JvE2y0MddnLW7ge/IjCfhYteIofwIDuwobET24OAhejawgRTq6lRYNhWFjyfovqZ/miKjD5lKqfXI8Sn/Z9bOgOTkPpRANaaDv4QdAIu7TEUNDsOpI/22Ukf0o2lus8kiOIo69Hcp+FjFCEjCEZw1kVs5cjLlP7JGPyXpqlZUwfUnWaaesyltsl/amvP1UMHYZP42lA6U/99Kca4kM1xEeicQhYUrwRPJhR7Y2rj/J0/aiEAEBrgjIADFXDuA/L/aynqwdphN24+gTNwvQ36zkNO//MVENipn6Qphi8PZr9Nqf1KKeVnRfK8hiX5bHMvDZFwU7SAU8483+JzEurv2HS/8TpYxHT4IWIcRJ7etWMyrsp60V+zCmWdYqMcyUBynQsIyrj42oYOtTyT3z10Rd/bdOnH4yO1D8ep2+H6FdYfSooUHMwb0OXn3yL7T4lbzbpV6Q3i6rB9BW7kYzggDnB0Cuslr+75r+wufo72O5s6WU65d6y9CnMU/jhBtzeYP7k29qywRPnGV/GtEXu0jg1MUo6/q/QG9GTjtuL2iR2cO8ytfkGLDg2mIepsTYY/Nc8/I8Xgs3lXEkWyzlErjc1rJLDEEGHU6hKfhpVyfyqyj0JYCU/gQfCVjz9GB7Iad+hHuj43zQBU3w48tiHLRoOPTKS9umVuHRcEke4nq6uHHxSlasrHWyhSjW4ROLt76IM/uNscGs+Du1dZqbww4HGkUZRBA9Um4Hw7KstAHZGL02t9jkIb+SZ7+tK1dEk1H392aBH3xf/Oy4t0nQnaSbarDYvUevT3LNFbVla2Pf2f3/6zV/7L//9A8+LRaEvBfdTqAZ+jGqwtth+iR+ihrPwUcNVGR6nX1Uu6tuP+vZ1+RAOQB5HOeSyoaIDxDBUbb8UVbYuYmbD70HRmFneoyEddawgpTJlBTA79lZvI5xAtOkZjDPqdGDhYAQTiUixBXdo9R7mgoYNf6k+/B5vaUU8ne/n0Fb9+wWlD1c55QG6rwHjwbzoX6EZrHPR65OsCrOo7XHZA2AVg0QutPZW1YOl/+QSsa9W2HK/26roDZLxSIoy39wX9XMGOt2c7MeDoFtIIDN1N1mA4XRQZ+vILWocl+M/RzVtQLUm9yParYVl8jVJBZZpghrUp9+WpN8Fm0uyjh2jIqTBTX/bivVXkcKOvUsQwP2rJNgwbIElgPpWh+owD9WhxZazUB1Sh70zRlc2o2jg9mMtjkQAzWEUFt3FKkdrDi0wiA1i5z9Oc2iL5jDPQPKR4lCQrizo81nxoVV2+dkJy9gJbLhYWY8URFsYfwP4D5O1hB/7Zecnn5SNrfWCdqQX/E4ub6fMVjvxzNdhmfNNp5sglxNkREN64wAUYCx3sqlqMfuDNkO4M3B9DHRdYZx3AZwWrV1YEbVcmAHBrRjlXCvPCyr+pKY/qXST22KQbliR1hhHnWRCGGClkb4zdEGC400TkAGora7vVpJ3dSY+R69gU1WbpDpbpLp6V/Duyn9+8O760x3g3ZVu4N2VTwTvrmSCd1fuHry7kYB3VxRf+HRB425JYEFLh2j14vBGVArO20/gvO3IFDUbyDsaP+K42n+UywOCW6C4nddEPfkmQh3s0/ZPH8CdKWQXTpVfa5RkKmOZ90Lo3xIGV2Ptv32RecnSvsiiZGFpX2RCQqeRzQidRkYidBpZhdBpZAZCp5HdB51Ghh50Gll2LKCkQS7b/sZdb3+z3voGfezN0FMOPLgcqnZBefS3SC3vPb9aT8TKsLT6WWqTIpTfdFaAHeNauzGx8ijS4/LqAWw0QbsG3fpnqReylUdB8T9YeeTQe3Jr/6030sk00elmoNPNPKebcU4305xuhjndzHK6GeV0M8lJrFBy6w1yVjnYF5qRGzDHDa5Pk83l51rRPTN1L4BgSuxfanX6irRvbmZ3kRfgLTLNe3o0jYn1rnZsMQVJ0nhELHkx+bXNl2n+K82a1hHs/B4K7AjyWuZgMcN0JRgPtqGtJ3mAiG4+xsOMfUDvoKWMJWlyPbCfEXBpihL/GuCbJ93031kW8PJlAhIY8gorJwZ4r1Ek7AtTGpZALmiSokK0dtCpdiTVLx15jOcWW8ur7DR0ib5t/ywJmRdxcgQflfA6XeaQ4BS90cIms3/eDK19X+T//mKPsqIdE28v60qgd4kVMXsXlkm+ogYoRmFfpKniDdjULnbipLiHs3nfXI6S3rt36edDq/uGmckpxhtmVpwBb5gRGe5YISYAGjo5JordLuJHQo7dHqWz0QMt7KDbiXD1T2zLBMZVZrM6kJujZnU6mtWByuGTmpVSTTUpVkSSz8UpDLtMVxYsRbgU2Q4i3KQ9XtOUPrk1VaSTW+MindyaKhK9lFWkU/Rt+1/37LAWtkqRTm7lBWjbkUKd2iqFSuDoc0htYauUzlxXukrEf5fTDXU5aajL6Ya6nN1QH6J9fqe6w7qiG+ryVGktZxicAL2Ql5J+yBwpBbEZqwLdvfQrpibemp5S69JNqA7KiuhpddATG/jW99NNLHQTO+km9tpuYi8mZhfcTUrfNm2L4yXBg1UK70vhgdiGtZLDO4I4M6Xr53DwoiEoGhzGqw5rTRDoLvdcxWbwGJV7Qdxw+R5/r1T+ucgeHs5gHFQAzighxj4JMGGLtMqheJzQY0Uogxizx6bYQ/jPxkzwvxiyWDXoTMCCDe5Zpa+5eVODxjkSImihJG7xbiag87Pxxr7bPlGAwBZt6LsIAHHCZZ/Ta8YsQ6Tm2hvoat6d1W+7/q+aQ7Hr2A0JcOV1jDqp9PFdkn6OrYJ0apSO7n4i+J8zBQ7MaJ8z4cRNt+7Axp9a85oZxJCkbnsOiMIRJKnbvmDPisdj7O1a2m2fZpF+1bBvmFTjs3D/P5YT93/tSleQW3Cn0wmtsH8/Ui+yjfgpGCoOzMqTtsWugbj/P9L9CXsc3v4TtoKz/wTxSxX6dnYeVdWHrBfl6llo6R+ynpGrp6DBf8g6IFfwOsWnx2hl8JD1Kr57WB17yPoSvuGzz+N9PnsCDjB8dpiKQ6std9yas/H3mM1l+kVObNL2aUHjYi3uP/cAMCWTkHgG+7v7b0Ovx/nPs7fs+yGVCI6wOqc3mNci8lEDrWUPyVDYA1gs7RHdaPK26//P5hDsbybtF0MfGxR8/iyj3WNLJFlSq2QQov4DLkixUQcXzdmdxaB0YUUKQh8zpVhsXursQPsAsOFVBOrsoGkHv8UprxjrUn5KEj4g6e6VZD8tye6CJwx9NjMbpU3VZS0AlsVgooUSdAnYOuXh0/T/V7P0t/ppzWu+7uhOCtwKWztpYnw7mp5wjm6FikHlacw8igknr8fMozzhsHFOesx8A/PMUo3Ioieco1tL0RD+xtYWZCPqFu+9H3rsal1AUse2wmDk7UAP2ee2pbI/ty3O/ty2VPb0Ulb2F+jb9u/Wd1jncTI/SmP3Nj2Yb5PynNuGpilTu920GUMd6JDGTuu6nbgnqb2p0ekCeIreO2dLmNl3cSwxADmHnz2DY1HwFHl22LbD+kifn6fzD3Hep+eLbVSPa7hRlBsXcOMqblARr9isCz7NYD8k29btWMWSJQdE7XIyTZaT2WTJkgMoq12zrNmZMqQdlD1hezvtGZEMqJHsKcOBtyIkAnjo/lUUA6KIKrd4x7IsWaWlEyoWptfKvp97E//98R5VWTu9VhZVpWN6DSuav9oYY5KNzOdf1ig0NJ3hGZ2V2iaNpHRSldp9NJ2q3UfTce0+mk7Vjl7Kqt11+rb9mwDwxsnv0cmNaXlyc1qq+9E0Wn2F8Yp2Jc2em7Bndto3LGE0AHK2v13TSJzVBwwgS0HFMKc57o4lHAhgI3DedUs485olXHdjWlCqWBE/rUfFoiB8Rox3c7olEJ/Rjeu4AUyr9jUrm/9W0k2zkjTNSrppVrKb5jYa4Ba1yC3dEivcEuOwwLVp9Epz4PhOW7VtKdXt6Zbw363piP/upItxJynGnXQx7mQX4yixdvubxH9zOPlVOjk2o8etGSnXnemS8OEUvQztHA1bMwGLfXMzMBCj4QoBjQuYzpk14fPPgOdSg/ZpABXH9YniYguWD5PxnKbzR5am84c6IPZlS7BpL1rCE2onx9YG6a5aQilVoppeiS5Q7Ut4ubLvyw8Wf3v5pd/L6B3+ovJTvSP0lxaodzxkcfhuj+fYd5HgiS5kXytBR+3NEnS+Q4Je195ZEjRlNSBkv2B00H3XTttPCdZC94tTEd3nZ1LlmJ+JyzE/kyoHvZRVjhOg7lmaDY7j5AqdnNR0X9B0n58pRePPcU33E5ruJ5nuU/TqerpfM9cQ+0MdjPyKKUQ+rgk4HxEbUdDbTSJeraVDoVclFDrfBHnndFx0xEMHv7BKhNjB3wnoGiI20ZOp/eD/AXJrcnJUdCHnTVPmEwRSb18x15KVpz/U4X0TClZU8VS6bU8lbXsq3banstv2DFpwhZr0NE7mFc2Mum3f1W17agZEP2vGXeSEOctckB4AqXbzusKndWD3N3RbHtNteRnHAsOx5Npf8xmPhQe5szOMxcLnp2cYDoabE1R7d6bFgC3xjTO4cY4bkhtuIWm4U4wmZ2b3g7UL3qiNLqf7weXsfpC14KWsPEy/qqMTDAC5lpe7gS0LYER871gh8jKwUu62EP9By5W17NZT8LmRn/o/f+Tc79/NFBxUWOxTdgvrW5bY0jx2LuGxc2keO5fNYxfASdeonOdx8scYIzWPXdI8do557AqjJXqpFkXIKMb33itsxlg53CMBU9H+VhUSOveWF4X5nhVeO6rZ6SKx0ytamKPTLyF5PUSBj15Nri/g+qWYrZ6Juerz2q09YioOw0cSN+Tycodc/ps9dgUm0a8jGJSdRlknQezvmLr7Xp7G+DRuXeKJ0JIGvTSN/V/lYkbAROjqBr3EE6EL3yZqUIcblEahq5iG/6RB49W03LiC4x/QjcvTksGl6cDFMuINndsxzs2U3I4luR1L53asIzebc6MWPoHE/7BCw++03JjH8d/QjTemJYNjlBtWK0egCFV5bTaFJG+n2fv2VJzv7alUvren0vnGbDMHmf89qt0dzd63pzhxh1bzecHkywOhryQUQthgsFC6Px7Yae+KJqW5bS1piztT0cB5NL1WObotLt3RbanSHd2WWbo3ULq/h6USTv4RnczrtcpxvVY5ymsVngePbZNJ6I1tMAejiW4bTAum6NWgTjNCPpqUGlSV+Xhhw7GcylF9GGIqgmRnsYEkVC2MnNEy4ulI+GQptICwGS2NDe+LRMo3a1p6xOR1XKO60/y9glQb+15r/vIj3/mxd/eoxtpxomdR9aSFkR7MXs2HLBZtm9xdjsoq6EYXceRqmh+uJvxwNc0PV7P54RrY4GcQEkvzw1UehmeE8tc6Kf/MTnu87Qrlr01pyn8UU/56uhzXk3JcT5fjenY5biL7/0iNfAMnf5MKtDIlT27pgl2fiil/Y0oof3NKKL8yJZS/NbWe8pcSMfRsmvKg+ClN8QUthl7QlL+uJZRrkYTCcmlJUx6CJyj/YXSzpgVQUP6yFlRJYj/NlCfiCrLW/76HMa+ZtpB3NW3PI5WFLpQ9mRbsTyYjzMn0CHNyOrNFT2FA+bdU+AW9vjjJ6wsllF3ppOyLO+2BaNlzalpTdmE6ouzpdDlOJ+U4nS7H6exynEX2b1Mrn8HJN+nkXb0EPKcLdno6puyZaaHs2Wmh7LvTQtlz0+spO5dQ9oa5hrIfmULZq1p+uq3lpZOasiciyrIwWtWUndeUfSO6uVYgBWVJHLlmaspKr72RoixLpkLZW8jzahfR6UR6lDyRjJIn0qPkiexRcgFj4U/ViaJ6UDyxDZT1hbJzZgdlX91pexifWFyPRuuT22IxN12OU0k5TqXLcSq7HGeQ/RKtGE/j5AydnNWj9bu6YKeS0fq0Hq3P6NH6rB6t380Yrc8lcvHCWsoe15SNJOOzmrJYZYCyvMoAZUU01pSFfKwi8TgarSECg7Ln9WrC22mf6KTslRRlTyeUPYNU5rtQ9ny6r5xP+sr5dF85n91XLqJH/AJR9oLuGue5z141IBXPdxL2mLnTfooXmshDq4cuTrewy5c0JdTiyVT3osh/T8hi4oC03Bu65Y5FLXfUFGUKo5YVWRrEmuNViG8s+nELyd7Ov0210LNxAz2PgTct37m83GH5zk3ku3+V0sFeMUtj0b4zR8thHzdlTtoD+KP4pX9mln6+5jpHzNdNjqGeE8Fw3jwUemNwtEN1a1AX75IYWrC/MsaNOtcO1jxNuf8zfLVqGBMcPdNoT/B2RruOqIfUjvuggZ+wPo1l4ZQxTgtbbFTwDgItOmjRa0BI8tmuifgXu0PU3NgrQihLMYlas9+icokqXduIMZqUhtc3lP/Ow+qnVf2dox8ECTQnR9FrKFt5oKjA7VeqjmG6LgIhqb7FoD/9cnW1ZXI6dGJQUvRC2Jd2w4j2hjczAP5y2Kf64jvPt1LvfhH42X0cHSdbB15A7MhIB17o0IHD9bnwSTpwVEx03SltOJHF483MSg7w+Gtq17eufj9A7XJcuxy8C64I2xToT8w2RQ7J9iKHMRe191OC1SSvHKIvY7Et2b/pT/mSU+r2Xbxjfd8l+P6/NNPBRugLPxebUFba/4k40gJH9u4zE46lvhxffoEaL8456nVx7t449S/KhU+p40lJPOpAL6EkCLfUG1PlBZhn5+LLL1ScHyDlXJIy9qdMulS5H9WbvPGDL8Ag/PvOI93o3/PHJvps0qHD3g4G70uNEtpnKqeV/P9hj4LJW24JLK36lpaWQyd+tLRvniNszFxYju8txF5hy4v8jUNf8afhgKJ/lMLi/2deEe+ozleWELmjl4eBhcBhRu9VzefSiBw0voS598PBh/f8zYfNo2rw8Ado4hju9vnU+XMvt34uzCEblaNeS9Mt65tUMlIvrE+qmUqqmU4qSukFpGQGlZKeje5ZLRmfW28QoBxK+W2g+g9iC2d12GS/7BI4cXgWTHeI2Y91Kl77D4yEIWsPGAPweQKcv8dxe4EcAjNmT2L7MqO+uMMYBGwE/Nk8WHPaSrPtU1Qi+I+WHjCeoEN5p7WPcvAwtXsytSPfeVPC593VDP5OzrHZ0MM8HPmyz4Q5MbkQc4u8mFu4aXOLPPZ60+YW8ZDBwH9rdIEFSagoCbG/PeZPNj4eDjj9gcBN+fulzEfCHOZXy2LHWm8xKHS8pvI8/biYW73F2KqiA+uFZh/6cjn04t1ynn289OwDIOQyDSYZ80MhPT+UY63m2vmXGkaZ0fxrdsy/bP39ifNvUZXWz79oYVuanGaPdbX3UvX/AWpvcu3NT659SRAjovlJleMk48mIJEuZsSiPFyjlcuAlKdPjcvwRzQmtAAgYVA0LFhiIZui90IIJhMXej+D6pZB7xRJDrZZKX/M8mO7gp9kWIudc7pPMd75jaPMdB/Lod4yUfca5lH3GeeiPAgCvs30G3nb9y3dhvhOlf9ZOpx+Z73BqlE5sTpHM9jDsLHxGesquoCh9gU30mxB3EaajkvbFSmgkSqyjexAIZhxm7PGdF1phbdkvhdWPg/WodsJ6VNfAerBEnSjHOL1a9/RsVUun5/ClTq+S60AZ9YFZW1f+QXAHzn1VPkhZlnBeVqWDlBjfL+G+jiVxFUizouZxMXBe5lgK7YFZVva4DLbNe43aAOmSNauqd6yw3KZhsu0daGVEnyimkX6rqPLesJwyWBrAIiIyQ2qwGZJqaOsiV+dRozz8dpkqVT7QQlSJ1Pd+9P2z8v0z8fefL6VYBsmsYckbZsKSvFkW4sqMKub6v5GYDNVSJkPV9SZD1ZTJUD7LZCgqBpJPF6OmTYaqH2sytDE2GeLiRTyeS1dQTIY6Un5KEu5qMjTWaTL0GzAZysUsFJkOzeXEdGiD2EyzNWJkn8jz2z+n0pQuVTxbGxLBqCgvBkULFm9fwPQ5exs50hRcSOtLL2TrSzO3keE2jlAVbEtbSG0cYyIUnUCpDRdPjr4DyO0KXVZlM8VJ+y5VjIeNoAYBx56wZoJaiU3b3qZ1cO1tdtCpokngyVfXZcWLu8Law/CzWtHdFV/U8QVeLHeZxuL9ga3p/YGt2fsDWaZUCICSMqfqicyppMS2Nqdqohy92eZUURHOpZVe57KVXndlTsWafcQbQ2iblEUVtI3RhNFMW1StaC0Wb1kTR143JSAZaxp7tD6zKfrMyKLqDSuxqOLd8rRF1by1xqLqmCV7enMW7yV000vOp6kzn1BnPk2d+WzqnABRlrH9oakzT9TRVisniDJMiuNbg2j3OE2FywkVLqepcDmbCh+irX8Fu7Q4+TU6uaqp8JGmwmVWPUIF9mGsTYTl0ILWH540RZ94Qrc46xUN0StmzumnReEoekXrAeOcJsXVbcmu+5Vtete9LLX+aJvWPUY3PtwWbb2vVx8CYZDGyu/8GObUf0GLups/gt3lf7BnYVGVUrtGfYuxUkNvLHNNtZdxulGvJY16Ld2o17Ib9Qaa7qwi7sPJFTq5qRt1RTfqNVY0RzrDnNYZYhg6aiYaxvIDBrZ6qY88LVrXp0SP+IToEQ9IW93cJvvM2BPaJjvKvjTSChqJ96L1jRvbZF8ZprA10TPWYj0jR4PpVDfq9vRSQHcpYCtaO9J6ZjFESMTSc62FeKTACKF581a6GW8lzXgr3Yy3spvxDm+xUu1v4+TX6WROb3gc1VrdW9vE0iulmVXChcPChAPSir60Ylla0ZNWdKQVDSHEPqHDXk2GT0uDzk3vsO6X09vbEOeGtzPYggs2bbuS6zto2hmEaIlUtY2SbEjRPNfo2Iq/UPUiG/Y8b8nnMKudlVlNIEvyiUAYuNmbkx61pBdtTnodm5PAafM+aXMyEULzABAsJLZT67ep/fRmpas3K0vZm5VRua6ny3U9u1x3u1np6c3Kst6srOjNyqrerKwxcpyemfMYFJItrdtrzahuaq38Dd3TjkXb1HpL63S0pXUqvS+5oHevTkY3Ky3Z/eIA71ZsaMT7VnlafMVhfuPOs6Dyn2RAV8cOAMmbbKclAudRmWdudJln1towRM1/O938t7ObP8uGQbPFqT2qsMxM4QlTrN/BNtK2C662XShl2y5EpWLbBa/DdmFdqe7WdsHTtgtlbbtQ0bYLVW27sI4pLiW7YWfXMsUpzRQLmikuaDniut7TuRbt6XyU3vi6qje+PoxugimwcQamuGzGZkGnhSnqtJ7PL2oSs5mYkJhnuoW73OCMmvJEuilPZDdl1gan7F+KOeLJbUAYFnd/L3TZU8fVIfm0Fdj9rDzF4rntvEx8UJ5t3x+tkKndXgQhEs1GD0c95YixHAyylyPZ64ixLwUljSPkCoikICP1LcJ/dYmoJde9i7Ss9JcWwijE+orNGtzo8qXX2WM4/5Z4xPtvhtTd3mSA/jwtn/PUuk9Rw87Jf7e/a/zIy3SZXv0mj/6Ll1kjRmRZlkL40dnCW0uIm9KD8MiLlEOexIMeoFcjjJ6O0d6TxMt5S9qImO0fmstUAkQibIikj43bEnNHOTZYW7tbHBH1VJqop7KJepe7xbxT7Omd4rLeKa7qneKaKiq7o290bG/CoM2FDpMlvHuka4zLzDoms6eS/vG8dI9nde/4fKpzPCN942l9q9wS+cUT+YV6QzLUxJ1iV9wnPi1xWOLZ1CuJ4Ql2J5PZ9FJq4/PXzdK/Ms0cQqX6DJ6lHOhX4apr+UtxLFQBBwEWeJjjyKHAvj0EQFvGTuR7Su55fM8U4HBEHqUvTIRazjFskiO4uoymlAP6Yl7iLUP/k5dYcUB0zXWEfnXFOdiK0DrFKxi4oRBFgOQUASbj358Xy8BldQ6XX2M17xHrNftIHhFcGE3CioFMoxBoOUGcNRH7EIR9L62c9QSCNgW+lkJny3B1L9EKt0RL1VJQpR+Np4FPvzr9AErdQ78m/Xrp18cegastK+jHwQgGEpHRXeawnkOZSHC8wamATj+E9mhhBKCeViD+BK5jdF2MAgULFG5htRkMKyCvIqjV0A9WdCrBEIiYU0OHwpam7RDwMkbU0IFgNCrb0GyoGGpsWLDDFAOZ8UVIRaXHQ/x4A+5sVEP8mC9iUM+VPdEx3BRsJmq02g5U7S1AyQ+p1lfeUUNnfoqjpGZVir/5PmAl0XZBK4aVHNKgFUMMWrHlc+xpuUkDS25OgCWHOoAlN2tksU2qFQyh4DGw5CYNLLlZg5INdQBLbtbAkqnvACuxKaN+46vfNjOaamL1IH29WeGxwsXmEk2lYxK5YlOMC9oTxSkZj2/2qF4lGKjhRHwTAZY2qkDCXkTYo4hCgVvh1hRGah+9B8DScDIFIVqKAE/HGek0TrakKlSAjlsVVaPsO27VVFlNCvDqJsFEjVJGGMeg81aVEVg7bvlqhFpxVI2o3MGXK3YUBwqIHtT6F2hQYuyQBZzUAGKLkzqdXIN7M6JVXcBJr0DhOqpMJ1fwDpBHzuLEB+ItThDSasXUIHNXcNKnkXUZzhaQFYKg67Lj9Mv6ip+2/zeawWKMSn7+FRl8p2i9z+hd6+nP+rBc9uiUnA5i0ncm7bMmjRIOQlGHgzieNhEqCiE5HZ+eeYBA8HbbMwIaOS5IksCVHGRcSWD1NJPROc9R5h04KI0Zpd8tF+wjQGMUV0aLw3ELfE9oIwR36AjqOSPvYRqdRu2yMO2l16DeM21zf5hrYaaRrhG9fm1PdAw9Ru9ocRBeAbJwAXTjrQYmQ4gE2Iqjlic5J7W9k/axL7HYFm/+vGSmNmpfen3t42tHvpg89gx+HIlHK9+llns/JSz95I+nLz4IErw52SQsixo3rLT3KPo93qLZKId4dzkOGaiqZx4eeF10BKr2dlilQe8RFjlzOrAeI9VVGdLKAAw0h6fLtee8xyrEoHDKtwPExwYUfrs2237py4fCejT/6ZJUlC4GgIAqgldZYUA51QBmQ51uIsyHzSRHakL6hkwBDeDi5Hget/GBpeOFzYY9+sOc/jAX8Qyb39ATKA84FRupkKzEsoMDDtuHgkGhTnREJGOiY9ALZi/TSFgG8BXvF4GbaIRZ+1YSViFt44Bw2TkO/2pLQLtJi/oJFSYngEQKahm+SwLsUliQCIh8v0gy9lJI3UGU1EClL9LEXaA0TYa9oTf6F6lbDS5RJx+Qs8gO4qwr9hSYj0HaIP4YJFIGh2qjMjFMRmV/pbQ2Vp2ho8OuBSr0T5phhbcmNR9p7Br/7wJPnwlJjOQKQGCeRssGyFrh+mp6GpqehqZnVehZ1ThHOuGORE0kCmKbIHZFE7uuU83pVHM6VfCPqYmN9hfREBgu1BZCcKZer1BvCAOrkD+qVI/UsJPknUQeSA12msh9aSL360oLkcuayEOapBGR+5nI/Z1EHlD9lGZMZCJtUzWX6N1BOftYIvPHGUTukRmdOf3zUdly60niiCaT2jarYU2sGBhX8SlMYlglOKyMdNqX+S+LLjShl9I7223zK8jY/5BxBw9Q2Sr+batcWMdvUfG4EE+oemcpUwOBg22Cp9GPsvp6I13KdcXrJTkCNhJgsG/FJfIRbwmzIs0cudKQEeEHsSESYo7zxuO3zNLX+10oBnO8O24fZsS4FedQWKAPC9Fahhan/i+YHV2nwHh7NJR+tFEihhSArPcMseguRn+A3SvxOqdBx/YuXsALcDC0jcUkmiq/DwDHEg6v0gKGDq8gJDLW7yYOXxKDHUQxn8Xa2f8npmRBp/+a33havn5Kvn5Cvj4gX++DkQ6XbwEgVmXeQCiA+idwrPAGQkFHNi+hqztcLUSdlMoADPS0mUIDNdeggZYYDdRM0EABZ0E/RgMttE+bKOlvcWlOmwFw17CLF0UTMSWSpoMQMnGgWpVbXuCpp6KS67rU47QZxVipIXdTgiWbj2NCy84OY4LHS0DASZrKBzCmqeoAAq0CbU2wMUuPRJiuai2FJFVpdEr9N01BSuUsYBJQ4D3dwiT0WPT3Ev+9YmqewyevqMKUcRuNVOGH14AAR8cbkDHpCJG6fXKsPWe2Xf6gHpYf/gma+y8YOy3tP3V8e0qLcXx7bEhzfHvKkIZeyjKkObkdygvqRye2i9Li+HY9FYK1nAeMGw5iY++2r+Do77Yv4ZjbbV+gY3sBbkjj+LYiOsiT21t0+4Ij7bGByrdddoLk3e2a45kh0s6C12fiUl+fSZX6+kxmqW/CJfDf0QhyQ/sGXmffXjQ4YBx0UU/oos6jqFelqPSB3lu9OYOizq8taplHE3lfiss01ZHLEO4GQ0t715dmedt75jNhlTkBHv/59ozo5ASNUuVJ2gxhEb1fBC9+8Vz6xQIM2m5Y+nYBPiD+Dw0JoG2MC9sQXFhaL6GkD0bIuSHHwqlE6Lc94Po8uL4HXF9JvR7nPceZUFGj/Bvo6QDDzUc14jfzkKf59ejFPAq6l/E1aRjxH5KhZ4FhcY6b0oZnIvafMq7YYrxGHHzOpmkczG+HxfSuVZP7hR328rf3E7s3lZxPBfzstE3zNx3P2jQzd+0CtDarq2IaWr6+sJpYMdJDnxWZ8Z0XWqshkCqhqYRk3w9gxdwyDSP9DKy4TNJbM0kOEN4070cDTy+f5YSFr6Q73pWk411Jd7wr2R3vKvrbld4d1oe6411Jd7yc7njN3fY13QGv4ljs0hE1d1NaeovxaveOePX/3Y542vzeOiLe//87YteOWELXuGTEXaP08N+grqGoZ0jARbauSPPpxe2xX/bF7Sm/7IvbM/2yL4M9bxGFL2k+vbgd6KUsOBdgN3Dakvl3zkqIS+/WhLiXmQ+5uh3EXUdYSxMWtrBCTjOmUjmqfGnK2EulBx0x28sbxM/JGwXgLR7TXUJGKKGjlaKjpeloacJo2SOMg5SzGFEBHauyfiU61lKvx3nLAHguIY8FlA8IFVWmY1W/WRU6Yg7UL1ZR0L0wNWNalkBLCUAvfEaFMQ5E0d+qkEMQYtuMIBfZDJgFLi4sEKJrAM22JIAc8V9LkKL1JcNCI3zn/lh6fTDUXwZA0uNMKTVAgFdJdkEIUZ39IVV9tGIJ4nmN5SWqGo9USUxPVd3PGvpdX6KS1iCQltDwaVxmnTIaI6NmNiWcZ9xm3QjUPZwOJfxazM+LmxLMzxhY8xumxfp5Qa/+iVcPpJUy9Hl7zgOWp9Fe7ec/j7aC9AuA0Yx1Mkv8wd94dTY02t8Fzjp6Bd356Rf5D7Wwk/2pb+BTp330pUdJmnPa/8mlJAIHiz/gUyskN/vOw/f/9AdLpQ+HiomOK3ckfxhbCxZ7gUUmuQCw5f1wDxs/p+iIwXWBrX55J9xjDD3ch0swDb5d9WBFGMFDP+nRHG1BE1ZA0E25fdbKUIVxfMdCCytcrQrjkGKIP8mI1YEBw1lVeaEVVrJVYTXRdVW6qMLWPF6rCqutUYVVPk4VVktUYRxFzter/Xp7j6qzKqwAVRgNyKIKa7AqrIdVYT1vh41YFVbgNBqiCmskqjCOWV/QqrAGoua4UBERsyaqsN41qrC68hNVWB3Kjj5Vh86koPqgCuulmzYj8xd5lStHQ/VBp0HvYFOsgB6yNi0X30Mk6ePv+3U6BZ1OQafjwWdElCXHEOiwICm7SLmhXN5nYR+KNyxV/0ylJLD/PlqQ1SIDCCiF+F4l1qVgHzXRjLSS0+G27CMh0gC1UoOVJFXKvCBbbDSeDCi+qwYXl8IKlCS9iu9XWW1SjZQkBQwSQUtVKE2iBYaxqmothhvUhiWaT4flbI2SpIDVGihL873+GBRiCYaxFk00MQIdlMtZmrAMXVgBurA6Eo8YSSM8Q21VEEoWoAsriC6sAYLkYF+QENTQBDU0QRtC0AbrwgpRwh2J5pAoTOpzovgU8vbqVAs61YJO1YNMKuSdd5i8OSFvLiKvKQQcEgKOCLGPOxxISKrVL3XsJHsnoYeT0w2a0ANpQrd0tYXQvib0iCZrROgWE7rVSehh1aI0Y0IPa5VnS23IVHl2Epo/ziB0v2jDPEZNs6PCFdZTxYNd6lV0o0JW4+YY6s9DEI0PbXE5uoKj175iwzkJcusIoiKlQeigDvNg/URU/bYJjySfCuhhR9rF0Au7eI+344qq3kVRxiW/7kj5PsQwUZBQKFR36eCNpINTIR3qae76UYRLfs2R41VnfWiaTu3vpD3eqePwGCzOa3/o4O8xLcj9AlfqDVjuXyTWl/njmkUyId0+YaN649ZxO+DX5m1aXOGFOTsY5ZMVK1DsUGhpcsw7mh5zDke0On9klscjD/CWDo9cMPqAI4CHXc1n5OopurposA8XdvT3SqOh0Aa0i5CnEWFErbZM/LFexl/7ZTW62jL4r8l/Lf5L98t0P3T5aIYDfLTCgI92GPLXRrjxZfqvbTwCXG+4jlGfcSUmD3WrSyi/SVKyI7xyAcdRbNjhRGG/DyfY75tHpBUvXvj8pimumB/b3A1u7tzHtF0DbRduTLdeGOqRv6HjcNe1rfsAWmzcukZ1ZFKrAGNIpK/korW5HFSmRGFJ1yeJ9XOictQVgMqRkjrFpB63TmoWOGPT9EHH09gxouOCDTHUUwNUvpz48R3LSUsdzUnLzeWkJe84HM45apA7cCTixngLTW0BeEq0aP4H4jFRUX0w0lRSF1qyWkEfjjdgDUHHmxY637hFzFdQQdCru9htR5jnliMdaUX3lZu669E6nHrsWVMqcsaURE6bUsFTpvD4gqkrjk0H9AEEvfQ0XrWFaEwD2pX1d/Ywpjk92xv5yvPzXTH8JT/nUc7HTJCXeG8FxHtDUDdiAE9txBNPhRz9LWPc0qPTDWq1kFvtI5DqLN+kR2s2hvHCV1CkS7aMUxc1vS7Y0obn7YCZ7pxNYiwd37VJwKXjWTuwysWSMAxUD7vuyNiVps+/EPqUiD6NyLvCpWYaoLQDaqaQmnIjZCmmxwVb6H/eFnqc06Pvu7bQ46wd106qE3WS32NCXLEB6WyiMnNO1MD85Iat+cAWEq1oXr2lh6nbmmfv2IFLdepow8xcqNOXab3isasnNduEPSOyJFhkwh4Px/jCxIUKN/FFL8mZlM0YHEk2vR30cwIoqrT7Hd3ut3W739LtvqLb/aZu9xto91x6uiikgBco/z64ClDWDuWD+lIfwOw6ELcIWruXXR/74fppxmANyuXTBk4hMJCUD/GBpPya1lhXJLgY5jFZQaw2adqme0S/1vthz9urw5bqEc9eOyimvNzQEsSkLXqH6qvbit0amkPsfZxhbhMUSTTAyFVgCz54gMEHmE24YDlQEMsBPdvRqgmWA/+mki9xIG37NeeIzaspvYHjwjuwiAPiRbtAvyjjqox4jJinq+zrSwtdU6KTQR6iRsR6QmJKdUyYLltsrps1Czz5J/tEsmDv4dEbIVsNZ96ClnPcumRBy0k9DqMVHS9gtCrwaoxGHJwsWCR7IzhamBXjdkhmABOxCDEDUMvL7OnwSp0nT5aZAH9XEPg7vnqGrjB3PiHbPohowvshBcydT9MV4Cn61SDmzkGeIwd5jhzguXOA584Bvj/A95uYG00+mmGLj1Y4zEc73MBfG+FIPHdCA4QIarJYE3R0EcQKWtYqoPdfwXEA9jI4GcREihPYwizYqidSwcj8aeqBqCceiHi7jpapGkg9HovyUaYYxltE3mGi9AYi+khQLUlLvAHxHObPLKbT/MR6WJqfcMT8ZGN7h/V4d+xIl/R7puwDXrMEWL4wZczbSc+kJ7ct2YC7g9moAEh14jg6HrUR6hPg6rJr94YdlIEsQac+kEsKE/aucJR7TBkXM6HiiyIuxsNAjzujsHhVb1Oawdvs8beOFSPtUS8zo9Gds5oRZzUjzupdz1nRxue8FfYy7ig20fvpRzQIWvQblo3QXiDMJTuhUITxTuh8h2RRaF+2eJqXzUwmrd7M/NAKenC8rPvJRxaJ/nS8atHSg45XqN8go2FNuZamXI+mXL+mXJ+mnIcYWNI2QkAzEi7W8cwHCc/06o3Z4xa2HWmat7BNR9O+BeBYEgMsavleKIaZh27bwkO3bOGhFVt46KYtPHTDBoecg4kaffyuKVu0Z01hgTOmsMRpU1jklCkssyD+qfTleLzLotLSBfPdgRTbTdp709KFEXPujZhzf9/knUhLNotv6fqs6Prd1PUlWYq3N6/rUYtE/j7Eo1if3u+ZcT8gcYbekVkK/UGyIAavaYb3dQeo6w7R0B2kV3eYPgS8i2tTo1byqYXqHHUTzY3pjpWdldT0xmSUuczEXFYUmB2clvm0hNP0Tix7GtPMkp6wqHMNoNSQ40KzFY4+xLPNKBtHY/px0Lo0S9DER89gRGzjjsd31EMce0jehtmx4jOHQ8hleuUhFoXJpWjrILQl2RyBOVzNyx1xX8sfKb1mvm69Zh9m6+MLgiKqLH47rf/ywzzC2rnQCwuMReDJPFbImmbZOx9h71SRWrdIrVxEqGlq4SIM1QMfhObIxXV2Fg8ad2fwy/tBbtDD6n0SZJti41Nn3TCWtL2zkPxFdxD2cUC7fhrzs0POhYOqnyMZS1TXhurF8E8fmhLBuPuHLZoi4w91tLph1ceB9BDOeF0IvXCE7YajrEx+c1RlBEkOFa3x1qYdICKoRMLraTv4RfGNs0bbgWAja9JzmUbFZzu8OFNWxQumqNh72DsJhp8d0eolxnGOZ1CGP9uIhSf8XObMJGR9DvIIjKVxMoeVTg+RrCe2LZbvn9WfwzsRlqdR4Hp89JL++Nn0t9C/DGRUdQwGxMHqwSCgZQxfDNPFMDZPemGHMcxLGbyCpUxTtFnNQ2EPa7NsGpdhJLyizX1rapTW1Ssm2w2LbW9FbVAj6VsYzYcp3RVt4uurIdXCC8OxPW+VZZ3UrapqckWMJypOYjuHXQqsuKTqVewdV7FtXNF/OIQ7lOOsGmcBmsVnuh1uWg42Kx/PfNyu6T/8CT3bkgoh3q0L0m+Qfi36jdBP0W9M4oF6MFncvNoMxtUW+jvRhc2+h3T1hhz7VZiHqNuKF4Z2meiZDXvZzr5P0amLU7TasOplg3uXcbpWYKDPnb6XOj2WRXiZe6oah0l+v/QquRjCdB09nsCdDfoxX4xS6zTbNqKuNWGoT4LJV95R5pmf+j771FNdutTedI+COdmaHvW5uEcp3SNmxEkm3Z1mdIdQXTqToT+FUVu6I/n6O+NuOtLWdEfamupIvsIw9WdJB/CheeVbNEZFN1uKhi0auOjmxvimUoMKo+GfJT1hUI2ofr4Vbo1vjqgxem+DmOVHN8dIYtpIRV2JB80o2SL1wKHOW7C0H+28RXNGZJavvx9OmfX3d96CWf+Gzls1EgaAsNFLU97LJHVwt+Vog7xcyLHejYGIYWd/jeFRxV4/R+MB2+vnWEnHjp8lWW3k2JQfcTPYlJ8BkAfFXj9Hwwzb6+doHGN7feIYGlgRS5gBXdUmNkJ8mSTfC4zlYcgbdKW99xBLiub232QPo8PmEfuw9Zp5xKJlK6J45l4TpHArhRSeTO7WgcgpkOV75PT7SbhEVoblpow5EyHRIDnlJuHPPmm/BNtIWOczjCXQ8MVW8owpX5wz4QmHvWX3zaBQxn53e0YMUS8wrj99ovexITS8GRvBX9vzXPKW/8tm5H2LRTFYf9I+AVYQ50S20PS/YerM/8BMjG4QvYzFbynnm/EThlqCwxFJGfS3IlJNVaQaL6OL1Fj+wKBNklBdQqshCJwYMltYjVc5nnGIIRSjWpPliF7cjqWRlBTAI1gP3wYQGb1j8cUg3pEuJvM/9SOOjjtIzELf9RPv/akYHcVv9Mq9Xhoz6Y0BeV+u5A0JpElDQZNlj14trfSn0u3hO4MIScvagD+FoNNK8hiSVKVkd1GKwa6lGOTZieWZPMkzeZFnsOtnZTR8rw7z/b2OvRbG3nw89lp67LV47B0WaaZXj739ydhrdYy9/XrspXGAaZ+Mvb167O3XY6/VMfb267E39R3G3t5Mvcu3oRc5GLDTHC4G6GKgJBbvdVi851WdN1drLFgE2BUbkMG4walzZN9uAoHJPqwkvLsLy++Hw1AaDvMaP8/8nHSOwI0WV7n2ijnrXzNTKGzYJC7EsM5fDKuMMADD4jwOr0JLSOOB9MkXAzZQEt1/NGAcM9/EAQIonHyWcDhtsm/u4ls6qvnE3qXlZASgLpoag3j5LwMNlQ5mMAjNquPm5ZS7W3DFLTZoYAQTDqbT0F79xd02o1gj7Bo7oa4algDMlDrG1JWOMZUdVEt/27JyR6J43+nxMxlBeaswf4BBlhyYorgYEVyOuiBqEjifijcpdn9d2djNEqw6NhWxBs7LpqzBlAbQHPZ9Pd73tcT/NMdKBwx+7M5+gUNbdGrm8fArtBgcmJUXkpAqWCDqe/4su7dzS6wa9l5eR+bE1D0dYf6fDrgejNpfk8CU+cPio2tLy0gkdEdMxT7aCMsVjLY2W3qXU4be+TWG3g4beucTQ+88rYrpx4becFVXef+bHI6+zBE9MWTnBWrYFYxh2KoZNgu/wC22setajgKkF2HpHUBfLWeA7cvBQKsYG9oVYaAF/N6M3KAgBtRInq2888RJ1gCVrgwr7wLKASagdfz+WF7Q2aOciDP7VRmOsC0OrYD7ZTlw/5DbcBpGUE6aY7h7Fu3DWpZHF+c9eTp9RBVfZnjMohJsqsQX2mhbj1bQACh1mNeIdnBQLjxegUeEARA7gIpTJcLCLDoB25blI6s2BPOmin/HhLd8HuKN+NNRUo9X4OSQR5XyqjALacaCFZyBKTEfNdkfwijKfhRFpVEIeHqlUuYWMReR1d41Adh1Jy0wfk3ad9IyfhTdaRKtPGl5X9DRkcFRxYiFtCGesAu0ALAcRhBn1OGFoIhdfBgjgCVUbX8lTxR+aTZwhEFg85uPcgNcNTKlkazIjMWzTh4Niq3fIr8ZGrNhgd4NS4uKjkZYRlBTIjudLy6phiovKoBcWd7i0mJiKczChogOME1jKzYuAapdRDsUYhYsgAWJW6ik6XoUAX/j6WKguevCfg2wH7qBp2rsS20TRYramBSZPNaibDVVz8GIDzZvGtdsfyvsYZcMut3zaAU9NKjhTz7akeDovLgBN+UQlA4c7k8ohCGtZkzKjobNbEQcF7VZHpb/+j20mCEtZhAJ7qLFunMl9yfosvPMe7pF0++3xbqDWyBuxfhTHhzk9TIE1K8qNoPyos6/5hvp+Pmo0tLyhrS8w/O66/egkZqWbgHemYTJLQ1IuI9RidvW3qskd8Zcj9uwJG2IAakm1pM2m3/KdVSltskDk5cMTB4D0MV1cuT9cujHdfJRJyf7OxgDEtfE9SpJvfSAxlFmtbhjA2KtTCIFhg8MF81UQzfFCHb9oNks8bOkbM2uZVv3nZStKWWTUSjdGFRqzQ+6ARDOuyY1qK2pAXc2v0fVfNkjAsfrgkEEJ7oCKCI1LRkyLRG9/GRuyh/E3GQkc5PBoRny1L2MjjHHByMWwQDFrJG+KLdlpF83JnLZfO69KJshIBb6oQ8xwpH1lK9tdQvKgK0uF4VatSUYKvrysRb4Fy2GgYDaOypkqD8PCihsj2yaSbaHMBBYNPj44FI9PuLCEXxGHkl7sBMu46ECiqvCTGKL2pnHtTwPcZm1sSlRg+1ziyCIsNLaVmpqDpP5sCmjSpJYIUosL43iolHsuFEcNEquo1GcSO3W0TTuxzQNqMM5ozjEPjSTldntMGqnAga5JjdNup1c7XdGpdxfcaJWQihpaqqMVtLl4iwq+bLLo4mWbe5OXMgFvsxTHgc7CTBxtFXb5QrVqcNZOv5jmctpPBLygObHVLVZxlAFMFYuaJYLpQ7iFrsXW6wdVSZtDE1oYkiDic2VXM/zvlDXflQcGug/Z7Yt29tt85VAFzSFGACoTkhHjhb2iiyDkPBVg2XB/hYPZy7G1V6IDwIf7ygP6tBeTKTJpNS/SGviPpmYBheDIS06cg0qYJXCX6PhwIC9DNXsyUoyAbsylw0uhnVVX0I+Hp31L4YN1VhaoL8wxW+80KKxfSjOE2+pOk17A1wwmvuWGPGXaIBuOkuc6/EkjhtewPHZCwDhjXJFQQGwVFblJZ40ga6EiwXA9cK2mnOsYf3H9KRlIXFT6a2gBM4qwN0lh1up1iznOyCBSQgL+KCg3ybpi2Z4OoyTXISkKJtFmrXri8xd9wNrPUe3bQa6UaVa3M8gKhSkvyWSYUGYp9dI1lw0fNJ6iz4p9bEwidkEt6lDAt/6hdKfWnZeFhvrZUgi+ytt82XANxxkGZKXV7l4mmA4eUwTOQkEJHKMrNYcWppp9Cq2znYC3k5zxC7KEbHde7KCMJ50KDIuBugEQniTLBK4fAGJ8DnlTTKwOouFpecAIv6FVgs0ZAZidCaWDZ6sAOKeDjnudZozIImH5SR9vq6sPrrassQ4vshbA3HKcVgKXnFw7GKI42ISCIh2J9WVqOQB0DDixqLeVcIWRA4+D7V1NqOLDdM60v5wc3vOatsMxlQPzYf/NqV3zY69RdeCxVo0jloRWKzVARZrQVP2vYPFmhGi64CcAtDVp9M0nuswXafhXJvZsZmjwnFsZqsjNvO6wt1dbGYzCp88LqeInqySwnDQ5HuSa46ZPJYdljgq3J104e5kF+6uwhJLiY7NANHSlHjEALOMC/MG4k9+Ork+iuv7s2PnRoXj2LlWR+zcdYW7q9i5UqKTMzAVMiWILixuzSjo6gIK80RyfQLX+7KDz0aFO5Uu3Knswt1d8FkzChL7jJwiRuxTSWE4ROznk2uOEPt0dtTSuEOkC3cuu3B3F7XUjMKMvqg7xAyg2syOMKNfSq45zOjz2QiOUeGOpnvr0ezeelcIjlKi+W0ApBX224YYp2YUY+04eufh5PoNXL+SjTkaFY4xR60OzNF1hbsrzFEp0coUA/NKz51iKF0T2J+COtriKMLxjZu4cdTMjvMXFfB0useezu6xdxXnTwr17jTDJpgS8Y8xl80IkPYcBpCTqRtnceO4mQ1AGHeMNHlPZZP3rgAIdcfYBnwE3TO2MeZDTNB3QdAzqRtncOOULuCxdAseS1rwWLoFj2W04CfFhOUCHpMWpEnzjWma/s7qTC+lM72UZHopnemljEw/KewtZ3opzvQyMr1gZsN3R5leTpPicjYp7gq+W5of8NpXNSkAr30F52l47Y9SNxhe+0MzGwo7KuC1dAGvZRfw7qCwzQjH+oYuIICsr+E8jWR9M3WDkayvm9kg01EBb6ULeCu7gHcFMk0CJhwEturJkXrabV1QoEKvpDoZw0LfSd1gXOhbZumkYyHUXvv85vYVi9ZaWkhq75SZY0XB9tUEBDVmj683ZUoryqQHaM19dBzfYXBvOhvsME6Z/LrBXYreN7ivF3cYPCB8q7rDOM5lfMBgt/UHDBI2YqfFPTshI62WHfZ1TBuCIeRQu3+HyRW8Fuwwb7Ghzw6Ta/m15g6TyVDYYTKtvubvMK/zGw8YPPpQRhi0nR0GhvVfoHK9IndfUussJVb2rJaMZ1WWBYXV3rQ6bLQ3rw5bVKYxbDO3t+DOON8xeCj+oR3GJViFzIU7jIuWNMcFSzfHeX3jHI4/6+8w3rWkmOArSm0CqW3l1MwruuSXcbR3mJdwXKa6XtQPLphqHTJhcy99eZYfiInjP96TqtacxblMIpd7pMzHLaHHWUsSnbeEr25PlFzG/TZKBQYHQricPj6bMvwHDNj2mRxV0yj147YNRHP2VoZpH4Do4tdV/PpA+nUlrw/L6wM6v/E4v/HEkXmg09uZXZ2/ALH/vzLNIxHUGzqVeLavVTVY2uFdVA2muFSbDHWFnSc+86BO4LMyqmCW/gi4ralFWmIfzGCtOWVCd2Iw+CpUBzmVx4qMoToTVFcnMh5wRCWjXKi6chzvyn28JaBX+vKxVsABC839ALniIGKO/wVR4lA+qAmcEZE1dtMYNJayB6q8XNPrP6q4MIInixIZ7FCOtERhZUErmdoI+yb2Ba3D3/e69N//512XUj2gHsjL5iKdPndXy0870mYUolRCWco+t2aBWdzN68vC7h90edmTXujzKv8LpT+xTOdIgj0oTPdIjLLAb/0pW+Z/tBGoywKt4PB+V/vkFsrdeqX96pepLdsSHq0ewnP+9S+DI+22JqDfg/7DgeNp3T2LhCRHZ32OdjpHJ8oxF+eYW58jEUfn6KRytJltkKOXytH7fyRHGh/HlSGBFCKDYFz5PGQoc7F02cphIrPYTCgGb4RPQxaiZwQb0bZ/mMrksLbTU3mN+2syDvhsWIys+MBSxciCjxgzLAbAtChij5x6M/SCynqyApAzbHciIUzwZokVqHnYMWAjDOxsGwurIfRiRXSTIkxuoGMuwOqhgBfz+g+sHt7vgg/+OcGn5K3Vvchb439IHhO2kYYBSJ1/lndfc0BFRvZBEVospAI3ohwcOA2AaBulv8hbBQmEpjGrzbjre2H+gJhSpYYBIMXJMGBK3AaO2ReFG+LY1QVlsGoU+Kco5aOyEcrhNZQHpz/2ni4qjocGNNFZ/7Y5xP7LgcuKePqW92qSj0z26TzyldlP+lQ6ccYQ58XjiQbmhlGme6htcJ3OmYBILYvPnCtjahG2EBiuqMTE59ANmk9W3MiQQnmHwpJG9NAN5qoSSO2yNhmVp4IKpIJuxrAsM0ROa/49VcQc4XI2RZoj2GxEX9Ic4QIaieYIhC2Rxv9CqL8FwixwzY1WYMSVO6Rj+2mtOw+ssjNSYr+O8oFWUIzbtbgf3vZoUQ/74zRoRfYUqQYFpErFYm4vSY0kU5f1sEj1yYodaVENfmcW5g3Cotwh8j/MpgqYOHkuUEVwicdWtWKmgH5VfgTB4ziCHMpvyfhDtKYyhRU2AZI5gbpk5W304MgeIo+mNAUcv3SQtzLNx4H5sq7N2PsPvGQCF0ZPZbxJ5CkmfV54VhnsKVF45+hO9qrmzfciiuWoYro8KAhVzdNdDJYtLFwEXmyD6em5mCcXjbAO1HgSKAAQYJY+alZkNLNeA9Kv+bp1xHkdqCj24R6gyV8xNZx8KNGGiFU/Bu8XhlyIIgHXXfhuuC2Y8mhT9wyckwKM39wWhxgWnJN8DPlbFMhfKOqLL7TCYjbOSVGATIpdcE7WPF6Lc1Jcg3NS/DickyK3MPqbu8M6Z67zRwTISRm2TIYqn3nYfl3oRFSiR4A4gYmTxjSx2O2DeL/MqCZwaClHSCblMR2WY0xCaSgdl4gt7uJxmy3RIBf9X6Y89/8jXQ/B96wMAA0Hm7xxMs73lgzAEZwkbJ0Eiq3JQDJhHwh9HJ4CUOyE/QygaSfsZ0Peh/tS2GTmpdMXw953jqrcp4wvU8p/acxuN4yHZ+hJ+8+N2fvoXP300aMPez8NZnkp7Hvn4e+aP3kUKb0a9uMwB6QbenbM9B/gcSuFEZs12aZxY012iIMlQW9yeyjyjaPHGzDS9X+gisvBkGqsNlTP6gjmXOlZw+hZLVX/IBhU/geMybEBs8iImLB54Sj+KF5bq1FYhCke615lkXJ00vIX3xfiI6YwyX4XsErgw34YA44gWMrbis5qaNxAhnR2LHtEfIbGghAHFWxksZ0N+Igs2/A22rZJz3Pwm92IJhqIrAtCFa7JLWjBTh+Q761gI/h3lKn9nsmDVyACcjDG80OwCQeDsflHs5Y3o3I72o6/i5cow03CgZuZA8GIiKgxtoPmrbWT5Bgs9hwMp1vUGI06aosEpWBTOFqdAqGffjSLjKcMENw1dnHjbHvgJrYHrhqngXgctgeU1mWgtPt/IlKBrBNMNaa24PdYi/INJtAKl01qm1F6/7w56/+1IaZysFU6j9xcoal/LCjbsvgYB+EU5UQ/mkknVFlPc1v2V2CFP4blCF0dpAO9hJvjamI/rUs26RUIjcZb1Xi0LgGR/pytttFkl00RCiYxF9wjC75yOIXqTsI4ZApTzj2YcuL6RZUo6emUkqbDOCV8D2O3q0meamiZ4mtYuy08IaNQMFpS2PvcRKNSXDb3r65sZRzK3cq2BqJllGT2zfTTxySsyaTYoYzLApDotYUvReKgl7bEVUhPJmxhr8aJPemV8ZSpznhsqsNUjwqugvESPwvLUY3HUWOFGpdRY5XUeN13UsNxaVeuYYydM6mRpGHQwOWJc/kqr2/Gs3rbuC6y9DaHTc6owpNJt9JRh5zIKpKZ/hE1+TI1jxlMqi2RVSSVSdtDorSifHA/Q1xAc9rjFVrtymY3o/6X2cURE9ikQK9rJYRI6k60YEeRuJKUhsNGka58PzkL8yNDz0wsBuvG+jME17UfheEcOIItIqX5HDVOTSPFQnH8Hio/KotlVRk79lx9HCm7JDk3SHuSIawxLwxZNC3r8Mg6LLSgyFPKYKGyjOdwosFBKENyaAr1lESCdiKL0GzSfdh3WohDhGHfaYlhttLCFJ2eo/HkpSGRLhwd/PF86p4nAbXQgXDPUEO7bQTndQAoYEBIeFqgGRDxN3jAQMTfEFpTGvl3sFai+oCxiw4jiOhnwFwOoSH6eL0Lc7UxOvSC5QwN+s2RIqBIGGDUqHYg5gc3tADRDsTo21AbHoDO1YAH+HEcWxL8kuRGSJrfGi25jAiRP5zjaBIcAvt1N4r5540Za7GQ2OSbV0BY95LsJ6BxJi9gVOmATJAAyGAZP6xm+Z+wWXgVnkMGZN2KrAxCn1dnQNZ+DGsH4NaXeY4x4TeuYZoUu3976MlV5GcpX2dVVpJwOU7Yl4R3wLQX3jGCu08J1xl3H8rWOicsRm4MvlCXNS2dAV+jmooflpxCdKGpRdV1GAhmxF7Krix4WkBhV3xX2YtLYR9k+Yri+73Koju9EdhXGXY8QY/qozRNjpZOb/QswhllSfUhvBfO1oB9YWQLqeMfoPWF/ljl4CYvYF9VQcYvRmBfxH9ngHtUYTeCihSyjFc6CcHIQ6fQnuX1jekB9pzhFksccNBjv1oPsW+pFcsk1QIEBnDeAGkBuDcAZSbtc4h0Q8erGivoLHzUBDNoUGMGVTVm0JAgLy2YYY6BIqhBWrI8nzKudA3MUmsLyh7LjB5ji/cwTIeg2KNkryCF2/DtA3oMPCiBHgO/TEboMhkisT0mPh43DVTrXZpZxjSyEzrZvCkN+CIdBndYz9Ohiv1qTw1hD50h0Z5JGKQPOR5jBHNPQn+I3rjCmFgcdq4fx1elcV4i6tNcWFYeC1PHrFh8KqwRnypPVopY28fiU5lRGSrsViCAPGXMaIyFRfxU0LhpgGP3d7d/1QDkkCHXdIUargH+Exw76eyCrsYeBmDFXtW7RNwi18SkNIwuLYR9naHw+jpD4fW9FfTxjP9m2Kd63wwRzqKP1ot974cjT6mRzlB4Ix8XCq8PVF2WQjjRGULh9WkmP2apsoxMNPHDxLaMib+OZisKzCRN/D6i2a1rJwhYHH0VYNMY1Xj+71P9y7stDa5XUBV0qCiUC2ZYUxuUF1J0iylXXEM5kwXfYkK5Aju6mI9lUq4A3AYTP7Z5D0bbgvlTj0kDXMvQF8B/qtWr/3d7XwNn1VXde84+537NvQNnYEgmTGLOPSHmTsLEoSJf8jIcSr5Ek9SkvljrqxMYwgwDE2aGJBoMkwRxjLROf1IlkacDoUJbUmlLG1RiJppUbEmk1VZq0VJNLb6mfWhTRUvMW/+19j5n3zt3ArFq7e91kss5Z5999udaa6+99vrohc9Bz0lmSV5NCXXqz9NcFXiueBWZZuaqkDBp0xImre5cFYriNgR+0KZZ0xTw0nDxNTLRoONauOpC8dsDkPNc6dEP7B3reeK5HdTfStSS1fNgMaE50zHCbF1sIOS1BPcpTGXOuFHANy+C+Q6YG9GPAVRGw+RtuVpr0QqcMwOu2jAu7GCzzPYecVWIqRnUohlmyaMWmQl9YkymmKiubmCTbiAEUBGNI6QLZW7CYzyWN0XsVesW7OimwTkl7a+CNWVXqr0YLlgPPvKx8iUs3ssjVga7J7wORvAJ30qfiSa4ywYpqJQlOuV63HBZkjU3XKYhmUW/JoLvx8oq7aIXRuAgGhrVUtrUW12nx0shtj6ftnGB2flcnAyFgP4YUVaRawN+aPx4/xRpqTiVeykD7tQHyq8KL2W4veMB2loXeQlH2eoRKqEUYBG5NHzV5idSs8GG1p28+2bIDa7mFaoEJcmA2hxotzLCQ3g8UU16g4bDQipuRuiviBpaaYp8wiy68WQpLxlgOg+VXxae/zHaCb76oXJbvOOyuCXO8aQ1RQ2ITE4znzgzt4YmbHko8i1YuDx5t6pcTFlgf2d0hfXGDb1lK37n9z/+jXef7HzE+nq2ledidJIpHvqHoE48qgBuUKAmTXloDGC7N82sFeeDRJkHb5chRFg2FD00mYdX7xqjMX/1LizXu3ZyT//YhZms2BJNS7Zt0wxFEKzqEkOiQAyJmsBanT+GrUzAriwaZUAr4WWP0BLbVhW6IB2bsNhKc52OSOhiTtLehxe3lsHqLJCQcgmeTzNoNE1QhdBiiWDTMmATfA0UNTYx40kvFgv2LBBxUu1/7CG4CCFzCZgEtoX9nTdB1l0Km26kfd6Maqg3kLXzIeC83qJbED8NR0/iqb8WD6dpB/6Ch3BBXtYbdTa2Ip4UiMfYxktWvldqmxR7WCU+LNhEDfaczRqF7JXCQqdS685kQXLSxYiArlXb0F6w5BECjkv0C3/JriSs7elOghvjWry0ZNcY/qg07fDpCTDPpsATT+xKl76OLUtWYNesH2967/hKWF+dt+xH91/Rfe2M+Ut2JV8lQGM1bUXrWDSj+kQudYz0yzRZkGiG+OrJlRDxGgHniXgFbBfzcaU3nHFGRaXHIrz66KGHv7/48V3RdKyY9PzDHy298uNPoLUg59Oxdu6MmnfSW5/waOcYZXrXH3/44vEdz3wKIe7pv50PMyzOYSdE4CUrEfPfHTCMD8/blVAFRAHhajA0Po+P/Lds5phL///wql367vLOsV3Lzu978ry+J9+C2yb+uw+3v8x/v53ePk233NoZvOZP37nTNOcKLyTMK8VT17N55hXeaFFa1hL5u7A3AFidB7dQ24tRM3PsRCMfDmbCeQq4hmaa1Mgfi6ZzGLsZdsng0/wNUSlWa4mNQvLfuLuwFK8xD2W/yhTA0LZN0uUuViYwI/PWJcyX0OZYNtwXyYb7QtlwT9Ub7hbZcPNejrcC8C2PvcA2JZuBUSW7ga3a9/yIClPG7g9dhHvkTQHogQ48zWw4vf2EKygMAtBS49iBmktcR0klbDx38e9caTLYrIXegtAJFhTF1f0s0dSBMk9c3OH7eY7N62mz5swsMYHUYtvSZJJa9uxeLaeNx3H2N+4sF0ltifZ9WnZWgv2RwyaCbMhODDEbMjeIJwpsKUopZWiUAAkJ4ZOAJLDZgylTNIWlRCEHMkFcLIQlFbO7EpEU56DGz+EblzxCq1AjvFDC9BSrLYcbcSKXLeXCHLvChjodFcT2suzChnfiojkDhi5qCoPuRjnMRHAunJ/fwOeMDTeyfVfjTp09yvFC3vRIFKQLanq7otWKr5PKL+FHMR/yp+VAbPlL2rCSA2uw8aS0hR3Bsh2nwxpCy1mmgygbLKysHfCsRNXQKjJpk5p2hsEuOFvYxethyUQEz4hZSzbVYfktz8sSdHibqkzebdUfNpvVlu9alyPz4xi/Z9ijnGX87qAnxhydQScn8kFj9e5olxfSDvFokL+W7RZRfF4bwvO4sY90ttxuwDtPsrAiERbOXMIhWh/BWcPYGCVkDSToETxKPEKh2t6d2cmiOVEuJRvKkjlKntgljkoOC3vZSRYWsuW5D6k9TMmpZcKgaFujjK1YBHW3ROWN/3m/53qbtLKKsZXxktNtJbpVStz9qSqzs2x87/qI1f3kWLuo9RM8VtpBOqGcKzMM/YJ482UE7IedPlHMEU3QHDBnSLwPKD6x9vhwXAzS86me2Hqj7JEL2QQO0KlQmlH04FhJ0FSB28uneVq5NsL+PMzzsr2UakcpYlaGSiPKaH+uks+hrwjVj7MVUv/rc6jc6Ft5xOHkME1fSbS7tEoTTQFrf0C3wB57aDNFWQk2wzaa4v/ARHnh1Chrjf2ByxgaMfSeNngEfJqhd0VZAGOeebmhVzL0Wj1Qj7yYcbo4ROLQgbrPGTB181WVqWuOVYnsbziAjtGwmfzL6k/OVo2ylLx4YANRpNNqdO9Rxfcb1ctQPDXCGDb0adAcmyRdCk8RetBEkSzDOouMvmx7bfQSZXHCeYQsGIyQLn8OPYheJtTaCwvTH0e0XHDkU7yAW3cdtO4qqk8ud+BSvN9lhQ2tHuNy2GX6R7sk4Tf5+V5e7lrme7AAC5EnrMpTmU9IyTS3IxKCV49318mJDqvDxlDQGaH0Zdye3y26UzVJd0DS2QKjYqmh76sk8cz2Vax4ZpSpOp5Z6Aipj787PcY48RL0IBR+VCoDMGp07c7mS6b4cC/pEBmZFj/SFOfNN+9X8bemx41WEU+1xe2Bhl+2XGiLeIo9QUttzov4slALPEokhN4712ESK84yMAgVZwm77nQWI85FxVnA/IYzV/gN+jXKsX0HQljxwX27cyFCaXnI1hyVwJDTXQuifhZ5g4dVJQtxajglVteY1m5VEmyWVj4m2vGx6q4caYuvDPLx0Tb2LcwyVOr+56e9XPe/3Ba/xu7+sf+63T/eFndQ90+g+37S/YcbY3/S7mtLqTbbUqotjbHXpmHSM9k2vUHgMbhTW0G1FdOhO/lfd+ieb4vn0NCdwtB5ydD9VdPLDF38Qlv8C4E2Wz39s+t6Jul69ifS9TNt8Wup68OXQ+8OJ4bm3a+r+MONsUqzsvezSInfsfivqyiR0MtS5FqKAW6iGODGR2bFc5mJ+Q2l69F6ARk5s9QB7UpJQLtM3c/AC8rWBuG9emMm2ggKLn6XJHhfY5jRzEMwXcAURBcHE/srvH3D2UqFHsourw9QqC3ulCVOOFzFFcevoxI+oGqeKDOcMyT6pEKmeTUNnXbj2DBxAuMmTmCyotth9YjZ06ywp25vmIPFRpYbJU6feLcgOolYlvuI9wRUCc/pRJZXGFou46lYxOK/da6hcuPPNMePN8NV2LVhZn2UaY1hc51pZUONBzGnvr6NP9IcK5MsEae9YFQVVzqEAWziAffTBP0fnBL7/BrPv6nijzXGucQ99W8qE6vxi1NiOMnI6eRiPHpJvL0RI0AsWGsccHBHfvmgKq7XY56gjlOLOuyfgPdZ2iVX/NVprMzPqy+WXbTtWdC4HMcSdNC27Tiywf2DNcBf/CfXVXUZ+PzZGPj8K2DgeR/kM5wmpu6FhHcv2Ly7L4LqfMI+svJJyiFDEZYVIBIWJeWIMR/gZgiumnynikEuAGDmWcY4qX44UDOT6uxwj9gCqCkDhqtYPOTTtKRQ7zMOpHY2xgUi6y/lAOMZjvdmYNwXGIdqC8E4q7ZkRV0p0xtHgHExeTHI5sqekhWcaiq1nzyxdyn7MlI0GrROHYcKOg1JxBtSaNYQR54Un5EOw4LKTzpc1bxITBrqdCyfdEyl6Fv3W6t3xx3uHjfzP785ocsmYEJMtM+iyWbVMbSYa3MTd0quocV1ZjUjFTlVs1rscOInQVKQ80Eml/pWKI1OFp0AH5Tmixnaxmk3iGoWoN9jVIAvTx1C3OaZt1UiDzt92CmDZ/ZMCHHmmTnQZWK6CZ55R0XfbK/oGOKVoi1ZsbllGh7kvCVUL5Y27Pn0tz/94owlf1l+7aaNfxMtMf4/oSDE3uw76KJPWz81Ts8VepuBqDJJRgxo2mSoWMHFBBv2XYuwYNg5Bh9UOEGTChfA9gX7B/Pp+A5TYpZLNOoW1y/R4qwl7CHUFDlXitymIGOTIi+ksh7+o28deeiPvvVc53wvzdsieX9LCYk7zopPyjL69BZINzukmxV5CuWpJc16SopFYR8iOn/YwTIMY9vDgtb8ih506Nk43xvvoMKCD6t0o1LSKAHS7slkb69ETkqrYCoYbFdl8UEHOuzxQnAjSwY92jD2YjsewNwBU0xJBMgeDW1M8/38JfG8eD6V8AGVFp2Hu6teATIjNwj95axBS8DuMVuDL7nuh7luh03BpCox9sqbGjVHQR1kj5ahV7yEaazE/8FeMN64XnTM6GEJUXga8OKrq/Po5PSD2B2gb86eTXG2CTV6AxNqvN+sfCb8qMduqGK37GHBATR4IFhYVD0hWHoSMObgCjarSKzceMlz2f0mhD69EQ8O1KxdsRKD7NArilWpL+akzMFcUO2MB2MMQcHDStuYBh9TxX9UP9MV2ggsznmRrpHyFIyAzQeeD02Ur3EdRvziG6mGtYoXJgrVEmHay35ZwydIZnauRV9kmrLOzMnEZ8wdiHULF5lKOatnaN+l8QIzQyVH+C43+IiaLP9zs+KFE2c0ydzD/Eg9im52nNtsKci2ysSo7pNRdKqcnhbFr6cq9ypEYwZu458KC3JEKPM7RDSKIwmAsaQ6A79usjyzZpg2XUGfbtDuewW4o6yw2qopRyObDU7rTU9CqjL0n9fkOWW2KEqpFBeA0Q/0gBs1zfRj14wi8wQOZGnwrfu7KnJYvCSmnVVkCxLnUC03hlRe9XdCtECnQEOZdmWSBvjafPbK1Ge7F3vrp/gelkHaNxEBVfAX5jGSAZUJaorfnAwzc2fDzNwrwMx8fczMJ5iZr8bMPIsSJ2efBS1yk+CQtjpkHM4ZHL6REfosWJk7B6x0z1Z9FVbmMSsfmZnx2LrM3chc0ainz4PqoQ38XPoGbfwqtPGxgXoFjFCNpTmIOiMGZLRi/gHHwLKIZhg32K7B4AZV3gDecRkkupoD8NgQzk9ZgMej7J6Yl/Qu2pISu5+FEji2I61iISyVB/tUwpBxGcGjCrTXFMsqVNq/f/yUrgpKVT49SVUewHyrK+n0Od2Mq97g99VMLe8U0TPw7jpBPxZ85jXSA9ggtAFogaM5ois5xhFsjpjK0ZPb+MVelTgP19s0T4KDvFhkD+Js65V7dPMTkZLc4L8lcJery5UWfkLN5HIlLcnkAFVOu2W+voConh4rzuZTBG53RtQUIDCPWlWJYZ7NtxUHhHKb8nwUSwUMKylos5KCz1CBk3wLuwNHf19wmFmoX0dQjApnBPvvFmF5qCylDYSPTjUxWkN51HoarbqCBhAvuHbkOoL9amapsSg9BLkE2gQjOlHDR8RRjBtYrUGCVYZljl05q1wKOShlJWqEWzUvLC1yZtGlCMbaCwsLiaf1YGcdIB8c7MMJ/9kgi0mmwBaKPsdjAi1trgN8x/4b+H5+ga/BAj6i1Y3B9FLJBj34fS8A2KBpwcBWmqcOYIvbwI5cGMr2qlcEU6Vzhan6Inz4+naMCN8xzs4gwJdD/Tpi/Cp4PNlmcUApPDo18OjUg8fqYzfq3Ismelw1KP4ngCFD/38AFPn7cwRHqeunBJI5CyQz3IkDCtLuMqwIqlfNuWbRnPtjrZnvpTVTjjrqkK3T/022fn7Jlm/BiDS+gyhXQ9GZrCOZCQ2sfRavvOw2PulYWqM0wA/2KEhpNeDhW/p3rgYyLupDink5ROLgBM3PIaLsf6xlgKlzaR3kGUCZeeoIn3i0E5leBD9hdH8FQd9Cb9zA/29JW/3atvo/i1GUdlbmqZO6mbMWOc8pSQ3nqRO6wS0LvWM6NZinjvKt5mSSfmyTfqjafqifQT/0ngAabAlAmF2BFPdBhd1K6FS1DUb/sgdAFDLausO9EG1Ui01OjWit+LCrHYg52pVYqurBYxLYSh+4C+G8yIUWsEP/2OofHRDt8t0CyEJdiIiXLHK0Gt6yV6YSsix0ix9yPZeNO5GUeD2vVU+BqKKskEE1Rx7iWtM/LOycha1YRc2GqAIHwtngV6AGBAktH4jOFg9qFUja57EbPO/FomrmPqi589VcuVs8H955cbdsPrfrYq60Bf+EXA/XwnUEv0Zj+oWi2Yre47Ihao4F9D9lmbxsPr108+mJqzFPbz59Xm88BuN08+mJlPpEVsTUx7LyfFQ/H85qUfe4uTlkbg5mNXB6fDZzzK/aslLKwSzN5w6f748hrPR22KlK7pPZqtzxWKY3XkzXUb9Xv/WCP1Li7+5kBuLTA1k9PixtnQBCniTr7QK6z4UGW9RMWXjdRHDC0pb4QBamziX2M+GJGh2NXsWh3UzFaWa5rctiEd1Lh78areqlp9fs0Kk3BBX1ZZ+25DTYFXXkEnlP7AGEGWUvPgDDGJEPN0VOYhETum2Og8MvPRTjXm9wgPpgGgyxGGxoOG6Ia0L3QBomYjZP+17K4QBdvDrFoD1c0QMq0u9hIe5IpI7qwPdaRi1DKt75CPADVOnwouuJtI3joVgDs19ZfU9G5LSqnmbksvtE74nMzUzyjyPQNHLZo/iCYsEGov66cmCAAh5VZV2vlADmDKIwnCcwg/1U0hZJPepYqeB6tL/etA/b3V7JZ7WY0ojG6gb6kmBBucf2xlI4TmogKZEW8EbbS1sbORyDLs90FboKsuEGDYFDKWy4rf6Af1rkbFYSU2wYV9oKnWZBIPtEVbTlLvonXGnDiNKVblOJuMeXJGtOzo44EKfJUZhptGzRHGzRqpvnsctYbuZJV5qH1nAr9NLv1rRB5JsTJ09KG0Un4TeTY8Ip1BkucrjrsgBx7x122skDIEsVV45mWvVrNmnCGGBZBP+RYL8n8KSfXOYEBVBzsnAO4/CHSPgpCTUn2tHZZIwzWAcZIw4nUeryOmwnXmVZqvzHyoR6y0+M9JafEOgtrwO9ncKxWPF4Q97jRVCxhwN40sKZr6dD3yUN2e7azIEYR2zjGJx4JaqkmXgbYy6iyNGo/A9E6ANEQQkiw7w+xw88hYj0GTEsZ99r21yO0JSBDbo2CzZGhF7idgBUV7EflKJWmY7gYdXI6fO9VziwJHNpBHDXmAbta3cqiQi9FDauIKIEjpZuuxFkPiOp0Fi7wgnDEkIRYhYpcWUjYxi0q4yW1vE58VWsXfa0HpgTc4xStLQ5jUmVnBsU+MTyfjHNTU4MXGPU6yUnBh5ODNzaL1ivOamxoHsv02v0sdkT3DY3Xa25Ho7KWJiIlqw8lKAl2/aeUybMw1SOzJ5BKPdA1IabWFd4qlnkVMUplUFZCaen4TAZxp8ZPDfRGs23cXNvxXHmOR8h9gDr0XQORNpSbkb2CjuKUPGTDmcitrGJnhb2UkaOucl52wDELJjh+S/ypnQabUoJBJqJSeNnunGQlMLCjCm+4ynXQWDg0opG9vGoJ58ye+YrRV/hvQ9iJXDiJlmVtsdxwynXai1gQgc4FqlQh+ZB8S3+gSO4J1wlJ72PY+C28FmDo6P6bKfsb8UtEBR+xsIZ8LWcoTYUPURO9+AghU0lbpHwljfRZfp87zpxqwWBwOsQk+V1QJ5lZWU7Iml3trqRG/TwCCXShQzbW/GnyWKVgUbKESWpNLlKPvKsj7Z7+Cj9gHZlx72kMLwFwIojGk8wOX7JXR9r23IpEi7krFfXNLJL38wV3imXqCuHImaqoMMkx0eJfvfSAGukI1TjI6oE9Y7CtUaKApx/TRFmlmkmSU5RVBM0hzurncBo/9fsK3XEledh/Xy3VvG+Q1/7YPi0yFkNcwi4uWC3NfBlA7IK9zUFeP0mssABmgc8EFTvHt5fBNhGEBte9mS7Efm8kaDbMMog9AtuaRvxopyS0o4meEwl2xWsYWAx4d+GNxh0DbEUsPkdrYWyeyl+Qikl8UvH3TVRziLiOZjppjQ8V1EbifMp5/kF1sxqXi2fHPbk4mEIcLQaYi6YhRmtTdwIXKlKhBkubY3z7Eayjx0ZiuxBciWyB1hqwK8RfyXvcsFX3TAHWuChnbPgTgmcjEKIeD8QNQF6v92VDNtcyTHq6izDLkgnKzogzJ0vOhhK1EQKPFQ5BJymObpeluCjDh/oiUWebx2WYcEFV5uAC29x8sz0BgexjT+KlTR2i4+5TnXQSz68NSdmkFXUYZFQmC+qMThh9/gIuiYPWGXOg9NfdvI5MY/STo6ZCwJzpOqRdMV5isKWOUzaaVX7HS+j4DKTd5U0Fh3CjTigKVneowoPGQh/WUrtF2HUwTG6StoMhZoRfFKfQxMavKZqH59hmXMLUcSL9f1suvfYdQfxgQj1JYSNt//lhOTHU/G8QBYNU0wTzWKLvuflIMyXS0WjRaOqzvBVshazTiWtrJFilRmVKNnljb1SY6pkJyrP+TqfUXN4sXNwbBUy2jsXsl9ghrfifFa8y8s5fwb8pVOmb9rE/VSyLAhHhvuFXGIv91V304EsgR1jzXfeSC86AK1/oFw2Rxx1zfnzYUtq7KbsuB16datbfXa7lVWljUCZ9xHmgYa+zMteklDqFZ/kSUIHJRS1wjPt+mWfJ1ooIhHxI2fCBldv+Oo2b1l1655yYL/lJS3Trcpwq3SL2B28p1uTgWICs5hS7zuQwrJ2WA4WvzvDz8Fx171MFcf8NZE7mbTEBJ9gaYmqkpZUB584N2mJSqUlSkeH1tISj6UloJzKSEuIQGi7j9OXWa06fVnSqtOXWa2iTNWtCj6tpBmnL+PwGPPU5orefypGgxGbhVf8Hc4GqlNTTbQjVUDDGXljlWoScuzpdEHhZxxQuPF+r/pQn0/xlY4x61slbFe9DPhmPwzTPbGeAquvDyu4POYb+SDjiKmvoo56bLqhDntlptxPeTWLGDH/J7wpHhFmmCm0O0c8wKQPaswfHtcfftmD8QfX48YntBy19hkSClc3GqtVtqmB7T/yUoZfZuINt+U5du6XY5p+lkIRrVSPAxb5piJv4qF28nhU2ENlFdinK9P1V1qWB18xLFd5rLowFmHB9SDEodSDcVonR7Fsu7R27veIARuGdTDsBTEsw34vq/scMnO7n8UQvC/yweHlxEVWAiWRYmlEAyhqBdAP+QMbdkIaoSCbyOMpABGpAgYbQDlFn+SfY9CK9CRf6eN7T0OdJ5zUahHRrqQLM25umF/o3SoC25tg2876xCx5y/z8AqEc0AH9bDhskWKaBQ6DHwcOUeRPCg7Tsn4mcHhNI5iHWjgEt8Lwh7DZCuKm/DlBXOlcIa7+OX8S1KzNDmrWVkuy03N+fbhvaKTm+7f6AqDDPhsYu+sXOSP+fwkyye5BecJsCK2UtXtoT9xD/xgQOuz/5CA0LesVQehNNoAuseATEP8y8JmZAJ9Vq2kVMCagqEuyj/v5fN9Aimt2VRrhzK7qvwSQdNQjYwukmLkCJB3/35Ex34AJQwFxbRBic8RGMKh8CKduaGQ9jzOXgdV+bKFwaGM+S5WhrrrAdTfFwwFMPwBiw4EJvzscnGE7y3iYdjLDFbGWOHOZYRiL33Rdf6MOIQVDoMctv3O5xIdK6skFMNDKOT9DHzB9TT8opLcNFiD5tJNkxtKHy54kF0dD8IwrImcJRzdAmfmk5vwSeDWjT4rw/FZhS0c/aKLNTINpQ8Hc5PSNce3M2jEIDVAsXp26NkzdwigtlYpUKwuzPqMst2csGYQwMUzeFs8oN7fJxhA9R3wiOly5Rod2vcxsn2zNaxq2oSjDSZt6+XLv9RwoJAtxwBDmzRfNd08b0LLhJftimejjVYfrVghwnxE5dRq+x9eAkrueTyxyEEuIPQTObvF7Q2s5z24p8olbigI88niQNvsSJcbyS+FzhBTd1gkFwNQkcYXxcsXkaCqgY6zB0AcYFlm2wqeCcCMFoyHqkndDo5d6X4XcjQD1f2eVJ8F39md+5uffD84oi/SZgar6CNypOQLXDRuxGzaSNmzEbtjIJA0bNQ3bqhs2UimKiY8Hv6mqqiVbK2z0foOYCFnby+qz5gVVJ6qyhqhUKscZVLzXHKbq+3HrOHWYDzQX9Nq7R7BGT2HnGOPARDJp2aKuIj5sC/8UpL8JEq7iHG3QqdgTaaGBF3zaje9ETzPsm9xlAw4x5EAHe4maRN6bGnFstlmYNrSUdVZGFB+UULrpFGTEr+Pe0B37IlPSJH3KuZePiLd7vbEbgyYM85EyNzl4wp3JYmU3SU9Fy3L4uFcE4SxoDZ5UYkz3vBcUkmYFn6WxqCrFqyphWLFIn0ZxH2XE50/xYWbwOV4jFujFgMOHQUrfWpYDxUxC+uW/Y+rHjviXBEl7JV/5SaCzV/JVns/r+PjSVvUJYMFYVwkI6kFS02yuSQDunOqa/eP6jplaFPWc2fOh0lP8mC92sRAk+ZYEzmcFKpUwcH682YMgi6jCZg+C9qxkATbkEqqSTY4mc4mQK5dIuHIi3rJ8y7NxIBUERdLXyTFHlOEU0Rql9ORExJfUeeoYouONKWG26PYog6kfPA0Ila+PaZMQ62tzgIQ+tDtfdqMs3Ssdq0ybTKfHRLoVI54p56mkFThd8pKajnqmnWkO2pFv85OvOQc1zxwnUe0HVfVxEu6U/YJVKX1wC/vVQoIeukUsJwWjASoKx0j6XMIP/lRJiI1jxra63dmhD6gc66wpk541+dZRqx+sSV+gQ8kLYcCK0xiQ2p1l8UsObdigBvdaQkZGRXGL5Mslj4MqgWU2tncluQP6eU7xN1xFGLwRhqBiD23Oulk1RxQ8fFzyqZGOZEyPu2nmVjR6JQ5k43c3smkzp/H3YZihOxmZDI69037hFEz3S2xGvZqDpawF+dmqtQQe+vhgKccvAO5+tRJQIlTM8hLiaqvzrBws1SbywVJVIjgKHwdLcAFmHyxJLt+sLVmJO5Tlr+RdFgdLWWxEfbQTG9GsHCxl+WCJrdyyfLDEGba5koMPlrJysJQvSuiKFrHksw6W8poRk4Olpz0R1e+fQChEEyglFLTc1CDzUUZmLEM2Mh8FMj/PFvqidXESiH2CNbmfxGcnJiL2CUGpasTehhAChMy4P+4xYrupoypzbuKKJ7intATZ59NeKStF3QyOjrU02ecjWWl3NXJ76dfKRm5ugX1WLKfrOCn2a06KGblxUmyQmw+KBbkZnamnZSXovNufiM7KRmd1Lui8n9F5+YTzwVKd88G8dT7IaeLI5TDr78oJIa0dDyU4nanCaUbmrCBzbjJkJnzSyEx3Gpk5TSNzTiMz7ZcZmVEL7+T0iRzzf8YpoI3e8HdTfN/CbHZTYaO7KX+vdw/D7XjDz4KvnqhZ+nPEWHuppuvLMtduylyLAqosxil33Wa47qPw/xG3JWqsFXU0E9EeCJqwrNOZiWh/c0Q/HcsgVt/RbKLYekJTjt4qVVgqlAbZDbWaHo2zyyKevYqDf2XT21x6K42UR1GXhJb+Z1kN1dSi1WTjw6IcquIj5uaoucGhoOhYSgurbEuTrcIJv7bbJ/zInae+rDv6nI9BOKafTvqwrz5e3e1q1VdsMcpa/65GdyH008PEdgfqFlBp6UcsIr44ctHd1H0XdVg0U3RZK8YVxn4/XXYj5+Dk4g3tNYd1dq0XWD45/KwrO1t4Wc0/MgaLNOxuCey1B5grvDG/zNdRX9xmcY1yjl5daEEXWqgttFBTaAPClu60HFzndyLwUJgfixq6YRpcQH17/WgKrtv9aGpN5gD+y8aiAmdmLcyDmKOGhd5+XIOF3l5cGxd6Y7hOWehtx7W40BvFdepCbwTX0kJvGFA4TFCzgIOsCLDSswmygt1PsJA96DbRFtBzomm45KPpuARRMy4t0Qxcwug8XCrR+bh0RC24LIguwHwtQbhF4krjHbPiU26c0yrQuaWbIWVx5yvtGu5Uh0U2TnUkZONUh0U2KNMEskHc7Gn6Nv5A0zz1QodQjVMdosaCM4awZb53AnFvz5vvHQW+efQBni+Y753E9fz53rGcaKqiDipjClpBy11HKzArJ6olF1E752jXBpx3jiEm9NERu/VH0tYfsVt/pH7rv4xGv28a0RXd+iPU+uYXp0koyTLkW83zvTHM97T53miDdOEgnmfM9/biOn2+t71BsAYVUUFTpQtf5i6MNtR0IadpDfJLN8KZ4QzErJwZtkrwylbt59Hu2LG0Y8fsjh2r37ET6M+eKUQ5dMeOdWCrQBzKSIPYGwyj8VTli9+pF831QsRwLfqnoH3ZGuKJ8l6oA7vOhD50QcMstYHqaJQ+n+A+nyhM6LPIR5Dfnrrn7B4+l/bwObuHz9Xv4fPo2D8T4J3UPXyug/lz6BUsco6h4Wjn/oIoGlCurLTxeW7j/oltPMhtlPYx7rEypxezWtLyVnA68gwtJE/8wULut6BPrE47Eq34LHbrHcZyAS4xxCwmQzzcNY2WpvxoxsqpwECOZ3SyirfneoPXYzVpslRpm0R9J2zi1v+PclORk0Rxx5fMpeiiRHHnIqjt+Fb2pG4qXtpq6m9ivzh0cUyXOCdrT3N2k5FDfy8R0TyEqMFVvBHVdmAjQGzYgUW0Mdick/RwnhrOiSZcS0Qk83RW0gMiGHyrbcFOZM9lhcLkyQolg+0F92pi2e4cLjCzDiJ+sFBmor6/gCP2K7zxQrkIWnjQpoUPECk84TAthEJ1rTT8rWnE4bcu2QXZemvUsDMqhamX+u7WXUmORxDYzooCk7ygVSZsmOSThm6a2pdoe1Un/t1MIkIzyxfKzg7SaxtlzqQoc8ZGmTP1UWbzHLp+l4jC8BxBmTNMFLKaKNO0MFGmFYqJNq1wIM44dGXirSkcfayJ9OY5VUQaoz8OzQ9oPOz3yxfyDa3krXxDS/lMBheCHbpc+GJRddC1la7EsANZEZeJOdQ5Nhs7J2Vj59hs7Jy6fRxF1x4iir5V93FkTiq3Fl7L01pawmuJzpaL/ozOKfNR0tY5zE65mtLTOIDCYxywAtAOQ2Gxb2Bwxi3WB9A24ssglHdflu6nNFDcyNWjg4lpfIdtGt9RYxo/OR0UGjiiG3+yII0/MQkpnJRcz0mVUstZRjCmfzB080AP5Ql+6pka+vWpIejMuVFD2CRVU8NTXmKqRDTxp0kNE5J7btSQstdQwzQuqVBExSx3HsqFOAosngtdG84nnLdEZgdKjeVl+04EwnlZAsFYNpwnPoLRLW/4iIM2Oh1M0emgjU4H66PTOLBo/4x56pBGp4NzihYTRMjrM3eEpZbZIwwMFUfZmwTGxudUoQMTiQzE+CASGUMkMoZIZEAkiMKbkYjz8TchipCjVRSx1nYjfjivxa9E3aGEC6qfF2q/P0+bA6L2e5VF7d9D1H4s5Xz32UOzLx2affbQ7Ks/NAcwItuJmu7XQ7NvDixUeHGgy1jEthJhHilTcBmLpnKK4Y4xioyjtDU4XZCtAzNcUzTOljTOau54f0J4D8ypi7fV3DECWCxy7hZS66wWUuvcKqTWuU4GYMwegLF0AMbsARirPwB70e9Rgo3degDGZACWPfP6Tas+Ova9zkfC4i4rfpYV6CQqyigVZZQQ6K8oo0QpRU7h4WE2jnZQh/XwjOvhOaiHh7k7vS5RKwIZnr1zJuHwhKylnLeW59hjsC0dg232GGyrPwY70PV9tNxs12OwjfGDOJ+9BVlSRzX1HSkINR62GGf6SDPOO7jJw5MxpT87xvl0Xpp7LC/NPZqvv2gczU9o6qla/pnXB9joZ5LVInO21eLoOa8WVesKrxaHczZb+9NcLcB0clvPbbWwmOx0tQBtOuyktAnYOiljFOZSu+WcqDNhhLXwg7WPPBlGL7Gezpg6c+3Oksjh8fOMHCl9y4alHUYGce6j5laNWjbxJJ6tM2rSqOGsQb/aUXN51Fyd05VRG05HzeXBwfmPWWf1KpseeMgSnhymn8NqK/sH/ir4kot+qfjLRpZ3zNwcNzejrrF/rqOXbhCQ9dK9Kr10CwEn0Ut/2shKteDRiN1pfVsWFPjI+7NqZh09HUe8pbNijz3ENYU8lZVSeH4/qwWEIqPzoFzGl9kHdVmhc5DVjSzBnaXjxFkgTdOZxfIcD3+unQicUtGr5iliBl5FUJIU2mQ9UOWv0v5ZHbmfeP78KknW58+vkkA21DNfnK97rMenJfgC7aww2Gd1vKJG/aR+etrOLvHhJoGYKuElHleaqTjCOZ7yy7wtOORbg5H2dJQZM58PYryhK7y9l5h3WtToijt8cDsEM0XBjXx00dUcaDaQ0Lw5bvqcqxMidjGszvqSZduQMFhvv35mfKgt/pwT5KvkqwCu8VSfm9u8Iydt355jZSSt8eiJxiOPDuKeQzefJaJiGuSGWdZzkrMR7g0fj6ii6ZJvDDu9gxJF04wGMVo5kdHuz8k2e29OGK+xnK3iVsWt5abkcpBH+5mcFWlUitTPwRJTRQM8XNLtM9BkK+pbuJVqeHyP9N21FMn8RFnOfA9vnMnsudDM9Izvfo9VyDzx3Q+JMf2TVGZNJrT5E327l2unaeCzMKKuzVFbQnXPJI2N5YmJzSXh75prPm+u87lR/ZMlxCOWiD0GFheqFnbppoKkAt3AzyBGqIFarQuIx9Mq1TdsWXJOU1JTLnuZrqUUEyYlLUFDehDPhGP+XloALxJJfVMw3ZDCeeowjKD0JhDfHVXnRjHkMGcLn8a8Kjk9YDriTqAfKNydQD/kxTx1LEdplqDjqKp696c172rOMjQxSBQiEQscanwqUVp1RWmVSmyo0VxyilMdrYCKwv9QFTe43kYcccKQnD1GGLWHeqtDu9MCJU6nlS32bCVO+soKQZgJdZZnlD1/yXeIPCLV0sBZYVvT24x9TBuYY9pUmRW6PKkyK+vzcLP9VJk1k+ixcmCuMjeLqw89c+PrG+PVmM8iHdZjPY/VSozCq6tvitdD+ZfK7YhzEiUNR8t8x7n0jTI3nr6R4Iq6gixX8FnfU5t8CYBYZSDrJoAkB+DJafKnpsXj06ADTYt45LbGpTgL2RCUWwLIBt5Iq7LYz2JRFg8z8DDlYpwzuMBQw8Vk5+J/b44L+tPcQ2ViyPABUTGzMMxCqFpYZOWWY9OZpO7iOJuJM98M03k3uBCm3XSdqm0VgSEFjoRtAiwUwdAVwNAVwdA1wI8vq2pPkdAKDRJaodAbz+YYDhxaQeKboPz4u82IaSUNNokl0ZavIJAQYr5yJ1ugIo++5vEOoaFdxD4uiOK7G4/MiJUuCH4Y5E5zp481J+/Ytpr6R9eduOxc0UqN5qX6+lYiLhyFJGiIpCmN8bcntq+xelDcxBF/wUQAakgc8TdgUAocw0UGhWP/FFiPL6QVqU0GxRVv9KL1UNziuiaApj8LUg2OmEbXEmvBh05TyZHRd5hdQsmfUWl4zUwSgCab+HA2Trxp5KEeaD4yjhlEB5pV9X0OJATq8vmM8jbqwITcS8t9CGbCk3nxtcuQ2BN9acxZxNs3jLBHIwxQYD9XMrg8irS8TB702BXrwKxYB+Z0PLfLLWb68OWJq/XDl1uu1inTBFfrcJ9F38ZngnnqyOXCWh++nOW9cV52q0cvbw2zEJ8RhsWHgjLbjBy5HOrYOL8BVSgw1LrC+SRydrtNZ9I2nbHbdKZ+mzZfQdf3Q85+hZazX65LpYSclp1f0arDAbmBJzbisU9NPDKdFa+0eGq2LZ6anUbim21H4ptdtxEH6Nv4O1Pnqf2ztXhqti6VEgpajjR7YiMwTp9qthqx1W7E1rQRW+1GbK3fiG2o+6VptB3Qjdg6uxgrKYqS9Bxtq2lGlG2lRow2xg/OCOk2X2TkZVydWow/2MjBG+mhWPyC63sbXVg0b9KAjPMlnM4xrPqW2QLBNcGuBnSqgUiCtxMK/CAUgPIoD0qRRn/OIAoUg3WqEGb7goi/3hz70hDE8vib9EkV4/ckRIsNHnTzS/E3m+OMIWHifEC/KX7F8+B4wNf0IbHLrtXpMeZ0I7Zd9sgkdtn1dHriBcEON8IZsJotpxwVOREOtbu5vL76+so6UqnwLnYHQ+fxyEvisQDH0/tfGoh8CeFCCyK01Nn9e7M8y0PAToriUTvUipCakqXX6Wvwq1iBodiLUrCL45L5Yj7is3IIKKD29c4aiGJNsbUSMv2Gc5uYhgDBH6xgK1tFnSrKVkUW4nhR2SRelEQW4rAROtiKxItKqtJhhsRuY2sSbMXV0XqLa5KQErVTaTBpxA4pMTJJSIm66lkOevV5WI1LUIktyliCJEuMw+GX61WPnmVM9Zmq6hHbLHPW6qvjU2h9NROjQg9wVmuIZdMgFbyKZWDOxpfZcIUl0Ei8WfDXSpSTAS6PR7k94HxvIx6WnnMMTsyWZnjRDEZdnrOry6ykGCTs87QkdBcb1wXTi8XNivFrsrn4D6PVREcHrD/qiA9EGQxPD4bl6sDYCHTI7n025LAyGJ4MBoHIbbCjCt3HI58HwGtlc6lx7H74cu0ARJjXilgP7jUVDlkrEsZrD8ulEDAdA7NHicb+uPPTJDHVYzFxHFK/3VXjwMqBqfyvLbHHrLHmpgwl1tvzkjsnuXP158BV14wscxtwlQzug6NYYah9cYc3G/sKGmrttkFYpD/w3SwGKmQ8iu0tjiubRvTop4RYMnpZjB42q7QS6Z3IhPHLmvEzlhwdZTYHAlI5BqkygCM73AmL1FskYGEz/NnARD6f6Dw7DGLiM0pJ2DqYprCvPSrse6yQfKFAnC+K5YqlS15VjmaTQ/z0sbClwCFoTI6S1mdGgMwXuKfMdYRp3V5RB//LBN93xdl1DGEfnlCWg8L5yZGVzJGVjJ9a5CnAbs5oT/NUhjk2Ysw/uvmJdF2Tozkbr3TbsqLfnhP99jxWF1cWoLAqHvtJn4ivDze0R92fLnb9B2hNimNjbjWS7YVeP113u4IwY+B9BLVYdi4X13xJ+PUD9yftpIX3vtqolFm25N7g9J9zGzt4c8gW0pz6OKfehH9uQeqtVuoo7zm2sTXydjd5cYX3Dqui1WXe3twhW9K7Zd897CbWtrZchcoZcSexjiWSUiVYsZ+yVU85Yz77rJpg0KwmGjQfdS3Z0NczXuKgatj76aqmT1RJ1w69zl0tfcxu1VjaqjG7VWOTtGqvadVu3aqxSrHKeHNvXS3rgzX+cE+5vcFxZcn8jjm9cW5A3qQyPy6NAwYeUDNp0GF97OlCPSnW8knswAGCh5UZ9phXqTfSQ+YqdZ0VW+AvWOkHlR1JPnNf7x6mEQBtGmf750XOQf28H8/cbXOz29yMuRKhcG8l9Jhtro1OqEd7N8+GZpjldOOjzLQ64ndJQnveyP6pHeZiPWGYfYyxCWbvFmMacERXI4bZ0wzzbpthdiZhmB1mmDkuG+quZpg9YZidhGHeXWFTT69K8nlh6qQRUPOUA0N9ug0XOcssfroWrgw/PWbz02OT8NP14IqqoKcvOPGfaX76tZMHaQOBFCO13fq6l6/F17tuyjhgAhC+h+iCWOu4Cz2Eev9zFlWGfvD3ioNXheIE9zkvqzYp2dHem2F3uOLcjD4hGBIiFSTCQSMZuhXr+Q43+IaiyVDXihinhaM+EDwH31SWuQ8npRYv4gyCNtj52yK3FTr64smBBrKM8SBaX+b+v1H4hOvEhSgqvAlxvwFkspo2nttqOoWBnZfTA7g2zlP7XR1l7FdFhApfvlDXd3FUAX+i4PNpPftVDqtBQF/WzpTzEhKJ0LCZz3YCBB7A9R+Utiv2+dkyK6Z2f0EcQRiZrdCPp22vX2FuShbOPZTHbotlFL+lIo49zgLdf1TcGzYlovcnqI2If8A3unIZ7BOWtZkHWjPLKT6hHdcddYxr4TrAnOUw1BqYs1XAnIWDgbMCc7yJ43ynrKTDfFDKSO6uy0iaEIKQx0AcmQVk0YDTRu7WsrJcjmKimLCl1lO2vRa8H35DTckqL+O4viqy1xK/GCt2XhJ7dFHixBkjm8XIZmVkEVZv/BJ23p4DHcrBmUhGG47lQCPOBz6wDa9/Z+ytj/DoLm+VWKQu220TJy/kAxwvPdgUZG51LNIKFYHYBPwQcCzSwJitEtM47gzgo9CZkBsZnqQcAWdIbV2/6Gpb17Sd45Qte2fojtP4txYvmoS+Dbso6JwIyJH6BOSlqTm1ydsI7qBxk3uPeNT2X4aECOK94BpJvOBHXgiKOLe8lY+cE3RRFrpgU/54VNwD2TvTjxKlFA39aERkV8LkAghTw1BUiC9db2KSxi3rTXGY/wLmv6Dn37k2zA9IFB3ASJ7lsmGDuFHwQJKCf7JxbMy1cUwTkFLYyKa79DKCLdALLsiIeFl8wdW6D3kOBwuSssjZx2JswiWmkT6IidbNcE218sKqC035B8WqPrUNqSLLsZ848naighxd36euZz78JZY647iWWGEOHtzuHCZAGOODrzZiEeZ725WkH4SGs07fT+kjck9L0Hx1hs8CllnxjaXNTrVHw9D4MvS8pAtwP49Pp8SbL6OE5EB56tL7JUQ0DsfZfNaLT7vsTyK4NJyKg4jAGqNAMlnjs9e3P3m11oqaCkCsGcsp7D4bsVW83vI0nJjQFdGimlOmk8jeNKrE6Y2ceE5vErKLFl3LQzbikcC99jGPh8Zpm+8d5FvjaftvjQ15NENbnFYcn9c4xymfh0spOl+c3FScfNQCt9k58dYaXWD8aV+g/WnXmptHM6f4rsduoXJhptsYnOdWGBtVmJnja88Uww62YaXKlvi5xPo8nAIwaU2Y6M32gcTmyxMd8c2Xa1GXZ7JteoMtgt+Kc5FdU2nnqA9INuMwIiwZdb6tl7cCrc7jXSgVi1MRh7DnPK0nUHUqMmo3YjRtxGh1I0ZrG7EddT8yhbYUuhGjuhGeNGK71YhtZ2vEDrsRO9JG7KhuxI7aRuxG3X8xnRZH3YgduhG+NGK31YixyRtB8NhIkNgYtl7TyOpvYSMLP3AiHZauNe5fqSDYCVEBvUROz2MOlMgqFB+Jg9ChHuAXUhhufUgLankNn9g14vyOKpHzu6kcx2gzMLBCEDyP3U3tZIQkhEmc6HrxH3AaIY92ru6FM2n4gQAXELKM4GbGImcY1/PnqTOgHy1Ed3At0TqA63nz1CkdqukY1XQfW4G2ERbNdx5ieG5mFSEiK2XE5m4WlTzdxFPstMWK4CaoTslpFLd254BXlmhjVQSoAjNYbqvDYaS2eRJKPSR44VsOIzWiU4N5irvhaNOhU6qKRnGdNGvv1ttVfhNkkrDArrYCoV6e8CK+PudFBctbL1wZS2Tx4B166oWpNHQtpXXi1QqLRp2+g8xZfX/e58jHtd7oOSghf2KHu4PXY+Zon6/mbJ1qzpZ5SzbRZxZInZUF6rBZIGF0mGWZjB8qtgtTErCwAcIgYUOeYWlNqIQNUVoEX/xYxkd4YCVnEeMTGZB8OaNZjaxmNVxhNXIWq3Ham8CZc+Ac3ui4xKITnaVlrChZwUbkwEbkhI1gz3sc4TgHjiJrcRSUTgnrNQu/iJrBKnKZ26Jco7012F/dAHHHoF/U7gdElAkKFWYej/LMA+VaWUXN3gPxuC+iBV6UA54Ci0KbMOSdp8Ylxn2sFjnY+SDYheiH8L4mXzP7eduXv2nyyerdTA0bopt/0p28+W1SzjDb4oChaasOFyCj4lhSkP3suWmYMW+/l7h7IlB/QQUFcVzFAWg+y1FugoXeOyy0vUm0I4L/a2/ZUh8dMiDytVG1YcGPMDduDTPGaKK5MqcuezjOaHKRYzHwtZBfDDBLz3LceELUv1fFT7hybDJasxsXEM5oEM4KCNsQJM4P0mnCtGdpJoZo1UqYYccww3Ag8C0mhdI4zQxnLNDNxJpdDL5rw0LaP3b1LWTAOysZ4I5+0eroGwXNjYITA50lNnM0SctbfC7A+Qua06ZCXkicfBQ/n1OZTR4owFHPEojX7nSNuHjMFoiPTSIQry8OPKtAfPfLHr7JnI1rrwXiWOI4geB4srNlpWGRBf6kJd4Qho0pq/4xWiv9AWmIaQLWIcRVrI6BTlBAlLB6k+3LJtuXTbYv5G6Md1ka3Z9T1ZtsXzbZkNLFF2+IMqE/+GiY2feeTybycTRxu2s1EaG56jfxuOixKZONqsWxAoBkmL1PwIFB9ipwHK44NchdBXbDFUcH+asQR9LlsOtXgT1x+dT3KnAmbpjn2+dR3kllzgPEfelBbzJnkC7LVXFUSJT+sKddm5qzBHTtJqtnoDz1e7bNDTUB5VzcsdRJVMwGa5buOQ/1NheSInkdfK/6A+5B8gXR4pPqYDLiFR6TCne73TmtkmMLprN4OMLvd2hHs9u85FsnucOlSltde+s8p/MGWyLblFDLTi3Z+CTOkeMSy8bdOFjOeAYtL2+5ELU4RKwJ0XalgVveGqnb18RQKcnRPRQ1sPwc0N7M3fhApZdHjUhWycRuQqsOtGFr2elEStQ9UAvVobj0YAgc44G2YrVzXuJCiBK414tbthDnjvTh9Y0uFZMRIXhGiuHmw6fIUJR5E/uxyazhw3Wf/Yde35iFA8/eOLhzCUvPG9i+F1VSyXfw6C0Xt7/QaoYGZClvae9qg1B2iuUY52G/zPJrg8JCVe9ACx1obor3M1Y/lJa68cXLeR/hJmOm44dSMypFIzJ/xPV8Vm8ACTDH1WHqKOU2cVMaa5mavsXRRX7p3JE98UtT10cF+hccSt6o7OUeoLdatSe/GWrurVF+D613zN7A6W/8zF298bN30YtyDmRS+wMriYA3L6GBOCIFFCHXKRfHVra7o/vufgOPwLN3Xd/oL3WWYiH5wzx2+ESKqNtEirx974n8LaG/tPMtreJA1olfyvGZlPiP5XGiDfXcLUzEnjBj8tuuUpvUvVyP8wZWHcBHayKasesGebppygJ+Pw56vlQieTjxkgkNyFLt+IIoVpjdguNfpitQTMvM9whP+DuXw05zLmjFPBplt+g8WGLXEPo8OoK3NCxbNtNnPH3Pwpucd28yJM51SVN76zV1WGppEy3hpRwXBk6OUOvmpc6bH6UqdXuedEzWKG3BFslpjg/qdDa3dNy5RYZjKaAkexO4jwxLMkb4mSAyx86yyrmlLutX6VG8dtKmoWWb06alQ+XIUOVGdO6koTR6ZiizW/hzbgAK4YFb6iTzgA9zYYZfPeVlXAnhs5GZj1CHhwE+oDYCszfrqXznHmh8iEK6/849iX9Jy5HxMNOEbDIr1BamDTwr2Xg5DBey0NN49q7Ez3COHt7AQvJn6Mojl4v/PPcG7EWg7RTmrmuEV802qMCzTrYb/FCF/qd2lfO0fJuj5pdSZUScNLTyS6eopZwmMrkOKMyRyTlwr3iygMKV23ut7HBbJHL3NbCBwV4+WOoSYAYSYYhQI4s+0qpLncICeS90utwbGn22G4L6RnAGJkFYuwtL1Ui5gYYeso/CUu+BpfdujIpL3bdoZra4Z4pyEFausNR/4CZiVQk+/KLW7vwhDED8jehnMcw/DIGIdAxdYhF23iDvLGjuOxLzFST4Ry+9dPFyJhUe+4TGqs/RlqGdnxcGtvzzcfPOOjfFB0JaAobzxeOtB5sdB9S1AUY9Ca9yqtOo7BvHIGIt8QG5jnxOrr2n+Tq8+coY16PTVvB181c+zNfuZ56JTflNcA/gTPz7Py/Ofuxt//aJzos6/3LLmz64+NC61+x7+FN/9UTn+aU7t9z5pTceUm97dvk9n/x855/dd/rA/mtvXvy14dk/2PC2L3Y+/onvL173e6sXH/mn3Py7bvtS57GBP1n22yt6Dn3n68/FF3zvrztbvv29b/3uio2HXrzkyOf+ZeVXO1967KbW5980cOjGT3dlbt/3tc5vdL8m2nTFuxYf7fjbbfd2n+j81vUrfu36t7370IEfff33iif+vvMDq95V+bvKWw99ev6zF566+pudqunz85vUfYv//qOvfuQDH36u89bd333vw/HA4paPnPfe9/3VP3T+2T8+vfw31DsWz73m7qf3OP/Y+b2v/+6lb/rc3Yfe9OCMx45ecLLz/E9+qe22799zqKV92S3/Xv52Z+5Xm1/76o/ft9iMT+BIiPrq8Xecqe/7Qd+tf3yqs9h1/A1Xfnz74nt+6d2LDw58p/POB7/yyXj0vkMLbtuw7l0Lvts5mPn8n9y7/6HFMx6b0/Cj7L92Pnf/nL/sfWHL4mjutDd+/Ov/2nnoo6eaCl99cPFll8/7q68+8ULnN5Y+/4kP/+K7F7fdct3Xcr/3b52PXntN5o2/8KHFxlz+LSv/cPrcr33k0Hvdfxps3vn9ztc85P/LXTM2H/rbscuX/sO+052XLd/ylu98+0OLR089cv9vPvWDzs98d/3+azZuXPzol37loY+d/GHnfUfePveZnR9evOPN7/naRy440/m16256X3dw3+L37v734y23vtiZm/+2r6h/vn/xV0d37/rE7h91frCy4/xLdnz00Gf3O98Y/qDz9nc7a7qG3uUMbli7tmvgnc7QhoF1g+0b1nXf2b2u753OLXgMk8eh/v72wb7+u5yh7ruHnO51KwfbB4d6Vqxp798w5FxNjyE/hnjkvKv7B4actV13tw8NdK0b7KH7nnXJ/YZ19M9t/XeH/avCodXd4Sp67O7r67ljsDvsWRf26DIoe8/tq4ecW/r7w+Rhw7rBbimta/CO7hWSdVVfl2Tjm64+amn3ynCga2XPhkHJ0H1X+x39PeuGBp3uu7vX3jFknlCQvl3dNdi+sht313UNhnK3rr99Rc/Air7udmrjoHNDfyiPIT9So3pWDK3rHhx0ZKT4dqB/w7qVfIcSV/QPrOsekDLNPY8LBpjvetat6qOO9PTTM7Wze3AoHOxae0df96ATUnMHBvoHqB1DYVe4bsPa27r5ob2rva+//w5qENL5tv/O7oG+rju4yNv1deWGgS4U7KzsvrNH7rpuozniUV/b3bXOGerq6XNW9PevuY1+zp09NE539awcWq3hAWO3dsOK1Roe6DHkx4GedbfLJN3RNTDY7azo6x/cMEBXGjW60LisXUszQFX19azrdtZ1re12+rq7qGsD1NWudbf3dTuregboWe7X9qxcyUlDQ/SZjLHutH7o6yIwXbG6G7WGfV0Dt1Nl/Su7BRYHNqyjYRzsoWcGRnoO9fNg9/oN3etW4Lu+boI/uhO4aL+za6CHnzGePGk8nHKHNHSqWxL1LUDK6Rro7nLe7rx9dkQ3gzRr0aK3ObMjAsshGhV+uunqN//i1Tfc4tx04/U33HKz8+Z42fXxDTc7N1/9izfesOxm5wbn5uviN1/tRIucjivnLnDmXDmXu7WqayC8rZuAN+xwwooTXurMvieiogUDKL0sd0CusvON9/12SP/spiWHEDp0Zod9PWt7hkJHAz5SZD5C56rQWaSJ36r+gdtotLvXhXrQa/4svCT47l9Tm4EGkwcj1Bhb+z2jYfddoWBVWPmFtpCqNNNI39+9gnCj587uFDqr/q4278P679PvbcSp933994NDXQNDDNg03O2rBvrXthMMpe9vxvvQTAfeh1XvNRFrT8lcTf/lPZdQ7739fV8/odHLfF/v/dp+wpoVqwlvugcxUSt7BqST+j2jr5lBIHR412qa7C49m+HKfvoOqAXy2bPqnWH/uqo5lE+4kNeEr50dzumYd+W8+WHXUPjaX+ig94LGjLYh9eVOAgMChpSsaBKQ/N1OWDLUfe6fEA1oZ6InI8SYbv9dQ2PD78OUEth/AnftWG5Wd7dPhPGbBC5pnWEiOOG9pqMyv2tpLakZ/xvlvcxvnferkvbpdej1dDPYjyHtBglNKqUBWRkix4CkGgI+Ad9WVkMrA7AF71QK9zmB2a67ut4pgHtzdVb+S6gdgX3/httX19aX0MCw/vu7Bggo2w1Zbe9f1c4Tm6DYzfoNQFDehD2DIX9lEYJyUt5qIndotV7zwrXU+Nu6pf0YFr2KJ399XekCSRkILokgh0QV+jasJKhKvhNwoxVjxZqXo09D/eFQtz2JsvBR4bT6EZa192OJsL/nlRDvUfu6sPa9fL+2f6D75b7H+5f7nmGfVsOJ9Dldieu/x3gKYwIAlDVhEGO0KOzATBCzMEjoSIiNJ8lJzyn8EgvF+Go4Mh7jFQQRKGYwXZFtesSNni2DPwdj+roUH0FOAQuGdaK3q3rWrVxEGXEd1On0eceVrwtXd/WtMinV9IOYGgKMobu6uwV1sfIDHvpBCYeqVgvD8/swNkcCTPj03+yoZ/AX0Zto0dDAhu53O3X/kv3BEpSRpV9Ga4VX6AfRM2ghziaK25GDq+Oa6HdkOpEZ/f0v0e/NQAudfouV/sv0e4tO/59W+q3YEOr0X7HS30a/X9Xpb7fS/xf9fk2nv8NK78JyrtNXWOlYzbp1+iorHWvNap3eY6X30m+NTu+z0teCnOj0fisdNGy9Th+w0jFdQzp9g5V+J8iKTr/bSn8n/d6l0++x0jfS7906/V4rfRO2yjr9Piv9fvo9oNM3W+nvod8Wnf5eK32Efu/T6Q9a6e+n31b6PUfpv26l/wb9PqCfR/X1N+n3/wCp9fPb+pECAA==

"""#
    }
  }
}
