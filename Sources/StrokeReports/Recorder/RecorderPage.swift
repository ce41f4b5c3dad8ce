// Written by `make pages` from the files beside it and in Samples/web. Change those, not this.
// swift-format-ignore-file

/// The recorder's page, one file that needs nothing else.
package enum RecorderPage {
  /// The bytes of the page, in UTF-8.
  package static var bytes: [UInt8] {
    parts.flatMap { UnsafeBufferPointer(start: $0.utf8Start, count: $0.utf8CodeUnitCount) }
  }

  private static var parts: [StaticString] {
    [
##"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>strokecheck recorder</title>
<link rel="icon" href="data:,">
<style>
:root {
  --page: #f5f6f4; --panel: #ffffff; --paper: #ffffff; --dots: #dfe3de; --line: #d4d9d3;
  --text: #1b211d; --soft: #5c665f; --accent: #0b7a52; --accent-text: #ffffff;
  --ink: #16372a; --old: #a9b8b0; --bad: #b3261e; --focus: #1a73e8; --evidence: #b4590a;
  color-scheme: light dark;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #141815; --panel: #1c211e; --paper: #171c19; --dots: #2b322d; --line: #343c37;
    --text: #e8ece9; --soft: #9ba69f; --accent: #4fd19b; --accent-text: #06281a;
    --ink: #d8f5e6; --old: #55625b; --bad: #ff8a80; --focus: #8ab4f8; --evidence: #ffb454;
  }
}
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body {
  display: grid; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) 23rem;
  grid-template-areas: "head head" "surface list"; gap: .75rem; padding: .75rem;
  background: var(--page); color: var(--text);
  font: 15px/1.4 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  overscroll-behavior: none;
}
header { grid-area: head; display: flex; flex-wrap: wrap; align-items: center; gap: .5rem .75rem; }
h1 { font-size: 1.05rem; font-weight: 650; margin: 0 auto 0 .25rem; letter-spacing: -.01em; }
h1 span { color: var(--soft); font-weight: 400; }
main { grid-area: surface; position: relative; min-height: 16rem; }
aside {
  grid-area: list; min-height: 0; overflow-y: auto; overscroll-behavior: contain;
  background: var(--panel); border: 1px solid var(--line); border-radius: 12px;
}
#surface {
  position: absolute; inset: 0; width: 100%; height: 100%; display: block;
  background: var(--paper) radial-gradient(var(--dots) 1px, transparent 1.5px) 0 0 / 24px 24px;
  border: 1px solid var(--line); border-radius: 12px; cursor: crosshair;
  touch-action: none; user-select: none; -webkit-user-select: none;
}
#surface polyline { fill: none; stroke: var(--old); stroke-width: 2.5; stroke-linecap: round;
  stroke-linejoin: round; }
#surface circle { fill: var(--old); }
#surface .last polyline, #surface .live polyline { stroke: var(--ink); stroke-width: 3; }
#surface .last circle, #surface .live circle { fill: var(--accent); }
#surface .shown polyline { stroke: var(--accent); stroke-width: 4; }
#surface .shown circle { fill: var(--accent); }
#surface .cancelled polyline { stroke: var(--bad); stroke-dasharray: 5 6; }
#surface .cancelled circle { fill: var(--bad); }
#hint {
  position: absolute; inset: 0; display: grid; place-content: center; text-align: center;
  gap: .25rem; padding: 2rem; color: var(--soft); pointer-events: none;
}
#hint strong { color: var(--text); font-size: 1.15rem; font-weight: 600; }
#hint[hidden] { display: none; }
label.field { display: flex; align-items: center; gap: .5rem; color: var(--soft); }
input {
  font: inherit; color: inherit; background: var(--panel); border: 1px solid var(--line);
  border-radius: 8px; padding: .35rem .6rem; min-width: 0;
}
label.field input { width: 10rem; color: var(--text); }
button {
  font: inherit; color: var(--text); background: var(--panel); border: 1px solid var(--line);
  border-radius: 8px; padding: .35rem .8rem; cursor: pointer; white-space: nowrap;
}
button:hover:not(:disabled) { border-color: var(--soft); }
button:disabled { opacity: .45; cursor: default; }
button.main { background: var(--accent); border-color: var(--accent); color: var(--accent-text);
  font-weight: 600; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
aside h2 {
  display: flex; justify-content: space-between; align-items: baseline; margin: 0;
  padding: .7rem .9rem; font-size: .95rem; font-weight: 600; border-bottom: 1px solid var(--line);
}
aside h2 span { color: var(--soft); font-weight: 400; font-variant-numeric: tabular-nums; }
#list { list-style: none; margin: 0; padding: .4rem; }
#list:empty::after {
  content: "The strokes you draw are listed here."; display: block; padding: 1rem .5rem;
  color: var(--soft);
}
#list li {
  display: grid; grid-template-columns: 56px minmax(0, 1fr) auto; gap: .1rem .7rem;
  align-items: center; padding: .4rem; border-radius: 9px;
}
#list li:hover, #list li:focus-within { background: var(--page); }
#list svg {
  grid-row: span 3; width: 56px; height: 56px; background: var(--paper);
  border: 1px solid var(--line); border-radius: 8px;
}
#list svg polyline { fill: none; stroke: var(--ink); stroke-width: 2; stroke-linecap: round;
  stroke-linejoin: round; vector-effect: non-scaling-stroke; }
#list svg circle { fill: var(--accent); }
#list .cancelled svg polyline { stroke: var(--bad); stroke-dasharray: 3 4; }
#list .cancelled svg circle { fill: var(--bad); }
#list input { padding: .2rem .5rem; align-self: end; }
#list p { margin: 0; grid-column: 2; color: var(--soft); font-size: .82rem; align-self: start;
  padding-left: .15rem; font-variant-numeric: tabular-nums; white-space: nowrap; overflow: hidden;
  text-overflow: ellipsis; }
#list .marks { display: flex; flex-wrap: wrap; gap: 0 .6rem; white-space: normal; }
#list .marks .circle { color: var(--accent); }
#list p b { color: var(--bad); font-weight: 600; }
#list button { grid-column: 3; grid-row: 1 / span 3; padding: .25rem .6rem; color: var(--soft); }
#list button:hover { color: var(--bad); }
#live {
  position: absolute; top: .7rem; left: .7rem; right: .7rem; width: fit-content; margin: auto;
  padding: .25rem .7rem; border-radius: 8px; background: var(--panel); color: var(--bad);
  border: 1px solid var(--line); pointer-events: none;
}
#live[hidden], #note[hidden] { display: none; }
#note { margin: 0; padding: .5rem .9rem; color: var(--soft); border-bottom: 1px solid var(--line); }
#verdicts { border-bottom: 1px solid var(--line); }
.detector { border-top: 1px solid var(--line); }
.detector:first-child { border-top: 0; }
.detector summary { cursor: pointer; padding: .4rem .9rem; list-style: none; display: flex;
  gap: .5rem; }
.detector summary::-webkit-details-marker { display: none; }
.detector summary:hover { background: var(--page); }
.detector .reason { color: var(--soft); margin-left: auto; text-align: right; }
.detector.circle .mark, .detector.circle .reason { color: var(--accent); }
.detector.rejected .mark { color: var(--bad); }
.detector .mark { width: 1em; text-align: center; font-weight: 700; }
.detector table { width: calc(100% - 1.8rem); margin: 0 .9rem .4rem; border-collapse: collapse;
  font-size: .82rem; font-variant-numeric: tabular-nums; }
.detector table[hidden] { display: none; }
.detector th { text-align: left; font-weight: 400; color: var(--soft);
  padding: .1rem .4rem .1rem 0; }
.detector td { text-align: right; padding: .1rem 0 .1rem .4rem; white-space: nowrap; }
.detector thead th:not(:first-child) { text-align: right; }
.detector tr.failed > * { color: var(--bad); }
.limits { padding: 0 .9rem; }
.limit { display: grid; grid-template-columns: 7.5rem minmax(0, 1fr) 5.5rem; gap: .5rem;
  align-items: center; font-size: .82rem; padding: .1rem 0; }
.limit input { padding: .1rem .4rem; accent-color: var(--accent); }
.limit input[type="range"] { padding: 0; border: 0; min-height: 1.6rem; }
.limit input:invalid { border-color: var(--bad); }
.options { display: block; margin: .3rem .9rem; padding: .3rem .5rem; border-radius: 6px;
  background: var(--page); font-size: .78rem; overflow-wrap: anywhere; }
.buttons { display: flex; gap: .5rem; margin: .3rem .9rem .6rem; }
.buttons button { padding: .2rem .6rem; font-size: .82rem; }
#surface .evidence * { fill: none; stroke: var(--evidence); stroke-width: 1.5; opacity: .9; }
#surface .evidence .dot { fill: var(--evidence); stroke: none; }
#surface .evidence .centered-box, #surface .evidence .fitted-box, #surface .evidence .stroke-box,
#surface .evidence .bounding-box, #surface .evidence .middle { stroke-dasharray: 4 4; }
#surface .evidence .trimmed-outline { stroke-width: 1; opacity: .6; }
#surface .evidence .found { stroke: var(--evidence); stroke-width: 3; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
@media (max-width: 46rem) {
  body {
    grid-template: auto minmax(14rem, 3fr) minmax(12rem, 2fr) / minmax(0, 1fr);
    grid-template-areas: "head" "surface" "list";
  }
  h1, label.field { flex-basis: 100%; }
  label.field input, header button { flex: 1 0 auto; }
}
</style>
</head>
<body>
<header>
  <h1>Stroke recorder <span>for strokecheck</span></h1>
  <label class="field">Label <input id="label" list="labels" autocomplete="off" spellcheck="false"
    placeholder="circle" title="What the next strokes show"></label>
  <datalist id="labels"></datalist>
  <button id="undo" type="button" title="Take back the last change (Ctrl+Z)" disabled>Undo</button>
  <button id="clear" type="button" disabled>Clear</button>
  <button id="download" type="button" class="main" title="Save all strokes (Ctrl+S)" disabled>
    Download NDJSON</button>
</header>
<main>
  <svg id="surface" role="img" aria-label="Drawing surface: draw with a mouse, a pen or fingers"></svg>
  <output id="live" hidden></output>
  <div id="hint"><strong>Draw here</strong>
    <span>with a mouse, a pen or a finger; two fingers make two strokes.</span></div>
</main>
<aside>
  <h2 id="verdicts-title">Verdicts <span id="judged"></span></h2>
  <p id="note" role="status" hidden></p>
  <div id="verdicts" role="group" aria-labelledby="verdicts-title"></div>
  <h2 id="title">Strokes <span id="count">0</span></h2>
  <ol id="list" aria-labelledby="title"></ol>
</aside>
<div id="news" class="unseen" role="status" aria-live="polite"></div>
<script type="text/plain" id="module">
"""##,
WebFile.module.text,
##"""
</script>
<script>
"use strict";


"""##,
WebFile.script.text,
##"""


// A stroke: { id, label, pointer, width, cancelled, points: [[x, y, t], …] }, in CSS pixels of the
// surface, y downward, and seconds from the stroke's first sample. The list of strokes is never
// changed but replaced, so that taking a change back is putting an old list in its place.

const at = (id) => document.getElementById(id);
const surface = at("surface"), list = at("list");
let strokes = [];
let history = [];
let isSaved = true;
const session = new Date().toISOString().replace(/[-:]|\..*/g, "");
let drawn = 0;

// ---- Drawing

/** The strokes of pointers that are down, by pointer. */
const open = new Map();

const round = (number, places) => Number(number.toFixed(places));

function addSamples(stroke, event) {
  const coalesced = event.type === "pointermove" ? event.getCoalescedEvents?.() ?? [] : [];
  for (const sample of coalesced.length ? coalesced : [event]) {
    const point = [
      round(sample.clientX - stroke.left, 2), round(sample.clientY - stroke.top, 2),
      round((sample.timeStamp - stroke.start) / 1000, 6),
    ];
    const last = stroke.points.at(-1);
    if (last && point.every((number, index) => number === last[index])) continue;
    stroke.points.push(point);
    stroke.live?.moved(point);
  }
}

surface.addEventListener("pointerdown", (event) => {
  if (event.pointerType === "mouse" && event.button !== 0 || open.has(event.pointerId)) return;
  event.preventDefault();
  try {
    surface.setPointerCapture(event.pointerId);
  } catch { /* A pointer that is gone already. */ }
  const box = surface.getBoundingClientRect();
  const stroke = {
    left: box.left + surface.clientLeft, top: box.top + surface.clientTop, start: event.timeStamp,
    width: surface.clientWidth, pointer: event.pointerType || "mouse", points: [],
  };
  stroke.live = watch();
  addSamples(stroke, event);
  stroke.shape = makeShape(stroke.points, "live");
  surface.append(stroke.shape);
  open.set(event.pointerId, stroke);
  at("hint").hidden = true;
});

surface.addEventListener("pointermove", (event) => {
  const stroke = open.get(event.pointerId);
  if (!stroke) return;
  addSamples(stroke, event);
  stroke.shape.firstChild.setAttribute("points", stroke.points.map(place).join(" "));
  stroke.live?.show();
});

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
  drawn += 1;
  const { width, pointer, points } = stroke;
  const label = at("label").value.trim();
  const made = { id: `${session}-${drawn}`, label, pointer, width, cancelled: isCancelled, points };
  const name = `${isCancelled ? "Cancelled stroke" : "Stroke"} ${strokes.length + 1}`;
  const said = isCancelled ? "" : describeVerdicts(made);
  change([...strokes, made], [`${name}: ${describe(points)}`, said].filter(Boolean).join(". "));
  send(made);
}

surface.addEventListener("pointerup", (event) => end(event, false));
surface.addEventListener("pointercancel", (event) => end(event, true));
surface.addEventListener("lostpointercapture", (event) => end(event, true));
surface.addEventListener("contextmenu", (event) => event.preventDefault());

// ---- Pictures

const place = (point) => `${point[0]},${point[1]}`;

function make(name, attributes) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** A stroke on the surface: its line, and a dot where it begins. */
function makeShape(points, name) {
  const shape = make("g", { class: name });
  const [x, y] = points[0];
  shape.append(
    make("polyline", { points: points.map(place).join(" ") }),
    make("circle", { cx: x, cy: y, r: 4.5 }));
  return shape;
}

function makeThumbnail(points) {
  const xs = points.map((point) => point[0]), ys = points.map((point) => point[1]);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const side = Math.max(width, height, 1) * 1.3;
  const box = [left - (side - width) / 2, top - (side - height) / 2, side, side];
  const picture = make("svg", { viewBox: box.join(" "), "aria-hidden": "true" });
  picture.append(
    make("polyline", { points: points.map(place).join(" ") }),
    make("circle", { cx: xs[0], cy: ys[0], r: side / 22 }));
  return picture;
}

const describe = (points) =>
  `${points.length} ${points.length === 1 ? "sample" : "samples"}, `
  + `${points.at(-1)[2].toFixed(2)} s`;

// ---- Judging: what every detector says of the strokes, with limits that can be moved

let strokecheck = null;
/** The judges by the names of their detectors, and how often a limit has been moved. */
const judges = new Map();
let limitsVersion = 0;
/** The stroke of the list and the detector that are looked at; by default the last, and ring. */
let looked = null;
let lookedDetector = null;
/** Milliseconds that judging the last stroke took, and from the start of this script until strokes
 * could be judged. */
let judgedIn = 0;
let readyIn = 0;
const began = performance.now();

const notes = new Map();

/** Shows a message of some kind until another of the kind takes its place. */
function note(kind, text) {
  notes.set(kind, text);
  const all = [...notes.values()].filter(Boolean).join(" ");
  at("note").hidden = !all;
  at("note").textContent = all;
}

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

async function unpackModule() {
  const bytes = Uint8Array.from(atob(at("module").textContent), (byte) => byte.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}

/** Resolves when strokes can be judged, or it is known that this browser cannot. */
const isReady = load(unpackModule()).then((loaded) => {
  strokecheck = loaded;
  for (const { name } of strokecheck.detectors) judges.set(name, strokecheck.judge(name));
  at("verdicts").append(...strokecheck.detectors.map(makePanel));
  if (strokes.length) show("");
  showVerdicts();
  readyIn = performance.now() - began;
}).catch((error) => {
  note("judging", `This browser cannot run the detectors (${error.message}). Strokes are recorded`
    + " all the same; strokecheck judges the download.");
});

/** What the detectors say of a stroke, by their names, kept until a limit is moved. */
const kept = new WeakMap();

function verdictsOn({ points, width }) {
  const last = kept.get(points);
  if (last?.version === limitsVersion) return last.verdicts;
  const start = performance.now();
  const stroke = strokecheck.stroke(points, { width });
  const verdicts = new Map();
  for (const [name, judge] of judges) verdicts.set(name, judge.explain(stroke));
  stroke.free();
  judgedIn = performance.now() - start;
  kept.set(points, { version: limitsVersion, verdicts });
  return verdicts;
}

function describeVerdicts(stroke) {
  if (!strokecheck) return "";
  return [...verdictsOn(stroke)].map(([name, { text }]) => `${name}: ${text}`).join("; ");
}

// ---- While a finger moves

/** Watches a stroke that is being drawn; null before the detectors are there. */
function watch() {
  if (!strokecheck) return null;
  const touches = [...judges].map(([name, judge]) => ({ name, touch: judge.live(), failed: "" }));
  let count = 0;
  return {
    moved([x, y, time]) {
      for (const each of touches) {
        const state = count === 0 ? each.touch.began(x, y, time) : each.touch.moved(x, y, time);
        if (state === "failed" && !each.failed) {
          const { check } = each.touch.state;
          each.failed = `${each.name}: ${check.text.toLowerCase()} already`;
        }
      }
      count += 1;
    },
    show() {
      const failed = touches.map((each) => each.failed).filter(Boolean);
      at("live").hidden = failed.length === 0;
      at("live").textContent = failed.join(" · ");
    },
    end() {
      for (const { touch } of touches) touch.free();
      at("live").hidden = true;
    },
  };
}

// ---- The verdicts

const number = (value) => Number.isInteger(value) ? String(value)
  : Math.abs(value) >= 1000 || Math.abs(value) < 0.001 ? value.toExponential(2)
  : String(Number(value.toPrecision(4)));

function limitText({ atMost, atLeast, above }) {
  if (above !== undefined) return `> ${number(above)}`;
  if (atMost !== undefined && atLeast !== undefined) {
    return `${number(atLeast)} … ${number(atMost)}`;
  }
  return atMost !== undefined ? `≤ ${number(atMost)}` : `≥ ${number(atLeast)}`;
}

/** A detector: its verdict, which opens its checks and its limits. */
function makePanel(detector) {
  const { name } = detector;
  const mark = element("span", { className: "mark" });
  const reason = element("span", { className: "reason" });
  const summary = element("summary", {}, mark, element("b", { textContent: name }), " ", reason);
  const checks = element("tbody");
  const head = element("tr", {}, ...["check", "measured", "allowed"].map((text) =>
    element("th", { scope: "col", textContent: text })));
  const table = element("table", {}, element("thead", {}, head), checks);
  const options = element("code", { className: "options" });
  const limits = element("div", { className: "limits" },
    ...detector.settings.map((setting) => makeLimit(detector, setting)));
  const copy = element("button", { type: "button", textContent: "Copy as options" });
  copy.addEventListener("click", () => copyText(options));
  const reset = element("button", { type: "button", textContent: "Reset limits" });
  reset.addEventListener("click", () => resetLimits(detector));
  const panel = element("details", { className: "detector" }, summary, table, limits, options,
    element("p", { className: "buttons" }, copy, reset));
  panel.dataset.name = name;
  panel.addEventListener("toggle", () => {
    if (panel.open) {
      for (const other of at("verdicts").children) if (other !== panel) other.open = false;
    }
    showShapes();
  });
  // Held, or reached by the keyboard, it shows what the detector measured by.
  const look = (shown) => { lookedDetector = shown; showShapes(); };
  for (const type of ["pointerenter", "pointerdown", "focus"]) {
    summary.addEventListener(type, () => look(name));
  }
  for (const type of ["pointerleave", "blur"]) summary.addEventListener(type, () => look(null));
  return panel;
}

/** A limit as a slider, and as a number for those that a slider does not reach. */
function makeLimit(detector, setting) {
  const { name, value, min, max, isCount, unset, summary } = setting;
  // What an unset limit stands for is a text with a number: `view width / 3, 106.67 at 320`.
  const own = value ?? Number(unset.match(/\d+\.\d+/));
  const least = Number.isFinite(min) ? min : 0;
  const most = Number.isFinite(max) ? max : Math.max(2 * own, least + 1);
  const step = isCount ? 1 : Number(((most - least) / 200).toPrecision(1));
  const slider = element("input", { type: "range", min: least, max: most, step, value: own });
  const field = element("input", { type: "number", step: isCount ? 1 : "any", min: least,
    value: value === null ? "" : number(own), placeholder: unset ?? "" });
  if (Number.isFinite(max)) field.max = max;
  slider.setAttribute("aria-label", `${detector.name} ${name}, slider`);
  field.setAttribute("aria-label", `${detector.name} ${name}`);
  slider.addEventListener("input", () => {
    field.value = number(Number(slider.value));
    setLimit(detector.name, name, Number(slider.value), field);
  });
  field.addEventListener("change", () => {
    if (field.value !== "") slider.value = field.value;
    setLimit(detector.name, name, field.value === "" ? null : Number(field.value), field);
  });
  const limit = element("div", { className: "limit", title: summary },
    element("span", { textContent: name }), slider, field);
  limit.reset = () => {
    slider.value = own;
    field.value = value === null ? "" : number(own);
    field.setCustomValidity("");
    judges.get(detector.name).set(name, value);
  };
  return limit;
}

function setLimit(detector, name, value, field) {
  try {
    judges.get(detector).set(name, value);
    field.setCustomValidity("");
  } catch (error) {
    field.setCustomValidity(error.message);
    field.reportValidity();
    return;
  }
  rejudge();
}

function resetLimits(detector) {
  for (const limit of at("verdicts").querySelectorAll(`[data-name="${detector.name}"] .limit`)) {
    limit.reset();
  }
  rejudge();
}

let rejudging = 0;

/** Judges all strokes again, at most once a frame. */
function rejudge() {
  limitsVersion += 1;
  cancelAnimationFrame(rejudging);
  rejudging = requestAnimationFrame(() => {
    for (const item of list.children) {
      const stroke = strokes.find(({ id }) => id === item.dataset.id);
      if (stroke) item.querySelector(".marks").replaceChildren(...makeMarks(stroke));
    }
    showVerdicts();
    const circles = [...judges.keys()].map((name) => {
      const judged = strokes.filter(({ cancelled }) => !cancelled);
      const found = judged.filter((stroke) => verdictsOn(stroke).get(name).isCircle).length;
      return `${name} ${found} of ${judged.length}`;
    });
    if (strokes.length) at("news").textContent = `Circles: ${circles.join(", ")}`;
  });
}

/** The options of a detector whose limits have been moved. */
function optionsOf(detector) {
  const moved = judges.get(detector.name).settings.filter(({ value }, index) =>
    value !== detector.settings[index].value);
  return ["--detector", detector.name, ...moved.flatMap(({ name, value }) => [`--${name}`, value])]
    .join(" ");
}

async function copyText(source) {
  const range = document.createRange();
  range.selectNodeContents(source);
  getSelection().removeAllRanges();
  getSelection().addRange(range);
  // Without a secure context there is no clipboard, and a browser may refuse; the text is selected
  // all the same.
  const isCopied = await navigator.clipboard?.writeText(source.textContent)
    .then(() => true, () => false);
  at("news").textContent = isCopied ? "Copied" : "Selected; copy it with the keyboard";
}

/** The stroke that the verdicts are about. */
function lookedStroke() {
  const judged = strokes.filter(({ cancelled }) => !cancelled);
  return judged.find(({ id }) => id === looked) ?? judged.at(-1);
}

function showVerdicts() {
  if (!strokecheck) return;
  const stroke = lookedStroke();
  const verdicts = stroke && verdictsOn(stroke);
  at("judged").textContent = stroke ? `of stroke ${strokes.indexOf(stroke) + 1}` : "";
  strokecheck.detectors.forEach((detector, index) => {
    const panel = at("verdicts").children[index];
    const verdict = verdicts?.get(detector.name);
    const state = verdict ? verdict.isCircle ? "circle" : "rejected" : "none";
    panel.classList.remove("circle", "rejected", "none");
    panel.classList.add(state);
    panel.querySelector(".mark").textContent = { circle: "✓", rejected: "✗", none: "·" }[state];
    panel.querySelector(".reason").textContent = verdict?.text ?? "";
    panel.querySelector("table").hidden = !verdict;
    panel.querySelector("tbody").replaceChildren(...(verdict?.checks ?? []).map((check) =>
      element("tr", { className: check.outcome },
        element("th", { scope: "row", textContent: check.name }),
        element("td", { textContent: check.measured === null ? "–" : number(check.measured) }),
        element("td", { textContent: limitText(check.limit) }))));
    panel.querySelector(".options").textContent = optionsOf(detector);
  });
  showShapes();
}

/** A mark for each detector's verdict on a stroke of the list. */
function makeMarks(stroke) {
  if (!strokecheck || stroke.cancelled) return [];
  return [...verdictsOn(stroke)].map(([name, { isCircle, text }]) => element("span", {
    className: isCircle ? "circle" : "rejected", title: `${name}: ${text}`,
    textContent: `${isCircle ? "✓" : "✗"} ${name}`,
  }));
}

// ---- What a detector measured by, over the stroke

function showShapes() {
  surface.querySelector(".evidence")?.remove();
  const stroke = strokecheck && lookedStroke();
  if (!stroke) return;
  const open = [...at("verdicts").children].find((panel) => panel.open)?.dataset.name;
  const verdict = verdictsOn(stroke).get(lookedDetector ?? open ?? "ring");
  const group = make("g", { class: "evidence", "aria-hidden": "true" });
  group.append(...verdict.shapes.flatMap(({ name, kind, numbers }) =>
    drawShape(kind, numbers).map((shape) => {
      shape.classList.add(name);
      return shape;
    })));
  const { circle } = verdict;
  if (circle && verdict.isCircle) {
    const { x, y, radius } = circle;
    group.append(make("circle", { class: "found", cx: x, cy: y, r: radius }));
  }
  surface.append(group);
}

function drawShape(kind, n) {
  switch (kind) {
    case "point": return [make("circle", { class: "dot", cx: n[0], cy: n[1], r: 3 })];
    case "segment": return [make("line", { x1: n[0], y1: n[1], x2: n[2], y2: n[3] })];
    case "polyline": return [make("polyline", { points: n.join(" ") })];
    case "rectangle":
      return [make("rect", { x: n[0], y: n[1], width: n[2] - n[0], height: n[3] - n[1] })];
    case "circle": return [make("circle", { cx: n[0], cy: n[1], r: n[2] })];
    case "ellipse":
      return [make("ellipse", { cx: n[0], cy: n[1], rx: n[2], ry: n[3],
        transform: `rotate(${n[4] * 180 / Math.PI} ${n[0]} ${n[1]})` })];
    default: return [n[2], n[3]].map((r) => make("circle", { cx: n[0], cy: n[1], r }));
  }
}

// ---- The list

/** Puts other strokes in the place of these, in a way that can be taken back. */
function change(others, news) {
  history.push(strokes);
  strokes = others;
  isSaved = strokes.length === 0;
  show(news);
}

function show(news) {
  for (const shape of surface.querySelectorAll("g:not(.live)")) shape.remove();
  looked = null;
  strokes.forEach((stroke, index) => {
    const name = stroke.cancelled ? "cancelled" : index === strokes.length - 1 ? "last" : "";
    const shape = makeShape(stroke.points, name);
    shape.dataset.id = stroke.id;
    surface.append(shape);
  });
  const items = new Map([...list.children].map((item) => [item.dataset.id, item]));
  list.replaceChildren(...strokes.map((stroke) => updateItem(items.get(stroke.id), stroke)));
  list.scrollTop = strokes.length > items.size ? list.scrollHeight : list.scrollTop;
  at("count").textContent = strokes.length;
  at("hint").hidden = strokes.length > 0 || open.size > 0;
  at("undo").disabled = history.length === 0;
  at("clear").disabled = at("download").disabled = strokes.length === 0;
  const labels = [...new Set(strokes.map((stroke) => stroke.label).filter(Boolean))];
  at("labels").replaceChildren(...labels.map((label) => new Option(label)));
  at("news").textContent = news;
  showVerdicts();
}

function updateItem(old, stroke) {
  const item = old ?? makeItem(stroke);
  const field = item.querySelector("input");
  if (field !== document.activeElement) field.value = stroke.label;
  item.querySelector(".marks").replaceChildren(...makeMarks(stroke));
  return item;
}

function makeItem(stroke) {
  const item = document.createElement("li");
  item.dataset.id = stroke.id;
  item.className = stroke.cancelled ? "cancelled" : "";
  const field = document.createElement("input");
  field.placeholder = "no label";
  field.setAttribute("aria-label", `Label of stroke ${stroke.id}`);
  field.addEventListener("change", () => relabel(stroke.id, field.value.trim()));
  const facts = document.createElement("p");
  const kind = document.createElement(stroke.cancelled ? "b" : "span");
  kind.textContent = stroke.cancelled ? "cancelled" : stroke.pointer;
  facts.append(`${describe(stroke.points)}, `, kind);
  const remove = document.createElement("button");
  Object.assign(remove, { type: "button", textContent: "✕", title: "Delete this stroke" });
  remove.setAttribute("aria-label", `Delete stroke ${stroke.id}`);
  remove.addEventListener("click", () => removeStroke(stroke.id));
  const marks = document.createElement("p");
  marks.className = "marks";
  item.append(makeThumbnail(stroke.points), field, remove, facts, marks);
  const look = (isLooked) => {
    surface.querySelector(`[data-id="${stroke.id}"]`)?.classList.toggle("shown", isLooked);
    looked = isLooked ? stroke.id : null;
    showVerdicts();
  };
  for (const type of ["pointerenter", "focusin"]) item.addEventListener(type, () => look(true));
  for (const type of ["pointerleave", "focusout"]) item.addEventListener(type, () => look(false));
  return item;
}

function relabel(id, label) {
  change(strokes.map((stroke) => stroke.id === id ? { ...stroke, label } : stroke),
    label ? `Labelled ${label}` : "Label removed");
}

function removeStroke(id) {
  const index = strokes.findIndex((stroke) => stroke.id === id);
  change(strokes.filter((stroke) => stroke.id !== id), "Stroke deleted");
  // The keyboard goes on where it was.
  const next = list.children[Math.min(index, list.children.length - 1)];
  (next?.querySelector("button") ?? at("label")).focus();
}

function undo() {
  if (!history.length) return;
  strokes = history.pop();
  isSaved = strokes.length === 0;
  show("Undone");
}

// ---- Saving

/** A stroke as strokecheck reads it: a line of JSON. */
function line({ id, label, pointer, width, cancelled, points }) {
  return JSON.stringify({
    id, ...label && { label }, pointerType: pointer, ...cancelled && { cancelled }, width, points,
  }) + "\n";
}

const counted = (count) => `${count} ${count === 1 ? "stroke" : "strokes"}`;

function download() {
  if (!strokes.length) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(strokes.map(line), { type: "application/x-ndjson" }));
  link.download = `strokes-${session}.ndjson`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  isSaved = true;
  at("news").textContent = `${counted(strokes.length)} saved`;
}

at("undo").addEventListener("click", undo);
at("clear").addEventListener("click", () => change([], "All strokes deleted"));
at("download").addEventListener("click", download);
addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
  const isTyping = document.activeElement instanceof HTMLInputElement;
  if (event.key === "s") { event.preventDefault(); download(); }
  if (event.key === "z" && !isTyping) { event.preventDefault(); undo(); }
});
// ---- Sending: from a page that strokecheck serves, each stroke goes to it as it is drawn

const isServed = location.protocol === "http:" || location.protocol === "https:";
const waiting = [];
let isSending = false;

function send(stroke) {
  if (!isServed) return;
  waiting.push({ number: drawn, body: line(stroke) });
  if (!isSending) sendWaiting();
}

/** Sends what waits, in order, each until it is answered: an answer that is lost is asked for
 * again, and the server knows the number. */
async function sendWaiting() {
  isSending = true;
  while (waiting.length) {
    const { number, body } = waiting[0];
    try {
      const answer = await fetch(`strokes?session=${session}&number=${number}`,
        { method: "POST", headers: { "Content-Type": "application/x-ndjson" }, body });
      waiting.shift();
      isSaved ||= answer.ok && waiting.length === 0;
      note("sending", answer.ok ? "" : `Stroke ${number} was refused: ${await answer.text()}`);
    } catch {
      note("sending", `strokecheck does not answer; ${counted(waiting.length)} waiting.`);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
  isSending = false;
}

if (isServed) {
  note("served", "Each stroke goes to the terminal as it is drawn."
    + (isSecureContext ? "" : " Over plain http from another machine the browser gives fewer"
      + " samples (no coalesced events) and does not copy to the clipboard."));
}

addEventListener("beforeunload", (event) => { if (!isSaved) event.preventDefault(); });
</script>
</body>
</html>

"""##
    ]
  }
}
