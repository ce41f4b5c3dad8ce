// Written by `make pages` from the files in Page/files and in Samples/web. Change those, not this.
// swift-format-ignore-file

/// A file that the report's page or the recorder's is made of.
enum PageFile: String, CaseIterable {
  case judgingJS = "judging.js"
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
    case .judgingJS:
#"""
// What the report and the recorder share: elements, the detectors in their WebAssembly module,
// limits as sliders, and the shapes that a detector measures with.

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

/** An element of SVG. */
const draw = (name, attributes = {}, ...children) =>
  addTo(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);

/** Loads the detectors from the page itself. */
function loadDetectors() {
  const bytes = Uint8Array.from(atob($("module").textContent), (byte) => byte.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return load(new Response(stream).arrayBuffer());
}

/**
 * A limit as a slider; also a number field for values outside the slider. `own` is its value where
 * nobody has moved it, null if it is unset. `move` takes another number, or null to unset it, and
 * throws if the limit cannot have it.
 */
function makeLimit(detector, setting, own, now, move) {
  const { name, min, max, isCount, unset, unit, summary } = setting;
  // What an unset limit stands for is a text with a number: `view width / 3, 106.67 at 320`.
  const start = own ?? Number(unset.match(/\d+\.\d+/));
  const least = Number.isFinite(min) ? min : 0;
  const most = Number.isFinite(max) ? max : Math.max(2 * start, least + 1);
  const step = isCount ? 1 : Number(((most - least) / 200).toPrecision(1));
  const slider = make("input", {
    type: "range", min: least, max: most, step, "aria-label": `${detector} ${name}, slider` });
  // Set last, because it is clamped to the range.
  slider.value = now ?? start;
  const field = make("input", {
    type: "number", step: isCount ? 1 : "any", min: least, value: now ?? "",
    placeholder: unset ? start : "", "aria-label": `${detector} ${name}` });
  if (Number.isFinite(max)) field.max = max;
  const set = (number) => {
    try {
      if (isCount && !Number.isInteger(number ?? 0)) throw new RangeError("no whole number");
      move(number);
      field.setCustomValidity("");
    } catch {
      field.setCustomValidity(`${name} cannot be ${number}`);
    }
  };
  slider.addEventListener("input", () => {
    field.value = slider.value;
    set(Number(slider.value));
  });
  field.addEventListener("change", () => {
    const number = field.value === "" ? own : Number(field.value);
    slider.value = number ?? start;
    set(number);
    field.reportValidity();
  });
  return make("div", { className: "limit", title: summary },
    make("span", { textContent: name + " " }, make("small", { textContent: unit.toLowerCase() })),
    slider, field);
}

/** Options as on the command line. */
function optionsText(detector, limits, flags = []) {
  const moved = limits.map(([name, value]) => `--${name} ${value}`);
  return ["--detector " + detector, ...flags, ...moved].join(" ");
}

/** Copies the text of an element, or selects it if there is no clipboard or the browser refuses. */
async function copyText(element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  getSelection().removeAllRanges();
  getSelection().addRange(range);
  const isCopied = await navigator.clipboard?.writeText(element.textContent)
    .then(() => true, () => false);
  return isCopied ? "copied" : "selected; copy it with the keyboard";
}

/** A shape that a detector measured with, in a figure: `view` maps x, y and lengths. */
function drawShape(kind, n, view, attributes) {
  const near = (v) => Math.min(Math.max(v, -1e5), 1e5).toFixed(2);
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
    default: {
      // A segment or a polyline.
      const points = Array.from({ length: n.length / 2 }, (_, i) => [x(n[2 * i]), y(n[2 * i + 1])]);
      return draw("path", { ...attributes, d: "M" + points.map((p) => p.join(" ")).join("L") });
    }
  }
}

"""#
    case .recorderDrawJS:
#"""
// A stroke: { id, label, pointer, width, cancelled, points: [[x, y, t], …] }, in CSS pixels of the
// surface, y downward, and seconds from the stroke's first sample. The list of strokes is never
// changed but replaced, so that taking a change back is putting an old list in its place.

const surface = $("surface"), list = $("list");
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
  $("hint").hidden = true;
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
  const label = $("label").value.trim();
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

/** A stroke on the surface: its line, and a dot where it begins. */
function makeShape(points, name) {
  const shape = draw("g", { class: name });
  const [x, y] = points[0];
  shape.append(
    draw("polyline", { points: points.map(place).join(" ") }),
    draw("circle", { cx: x, cy: y, r: 4.5 }));
  return shape;
}

function makeThumbnail(points) {
  const xs = points.map((point) => point[0]), ys = points.map((point) => point[1]);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const side = Math.max(width, height, 1) * 1.3;
  const box = [left - (side - width) / 2, top - (side - height) / 2, side, side];
  const picture = draw("svg", { viewBox: box.join(" "), "aria-hidden": "true" });
  picture.append(
    draw("polyline", { points: points.map(place).join(" ") }),
    draw("circle", { cx: xs[0], cy: ys[0], r: side / 22 }));
  return picture;
}

const describe = (points) =>
  `${points.length} ${points.length === 1 ? "sample" : "samples"}, `
  + `${points.at(-1)[2].toFixed(2)} s`;

"""#
    case .recorderJudgeJS:
#"""
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
  $("note").hidden = !all;
  $("note").textContent = all;
}

/** Resolves when strokes can be judged, or it is known that this browser cannot. */
const isReady = loadDetectors().then((loaded) => {
  strokecheck = loaded;
  for (const { name } of strokecheck.detectors) judges.set(name, strokecheck.judge(name));
  $("verdicts").append(...strokecheck.detectors.map(makePanel));
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
      $("live").hidden = failed.length === 0;
      $("live").textContent = failed.join(" · ");
    },
    end() {
      for (const { touch } of touches) touch.free();
      $("live").hidden = true;
    },
  };
}

// ---- The verdicts

/** A detector: its verdict, which opens its checks and its limits. */
function makePanel(detector) {
  const { name } = detector;
  const mark = make("span", { className: "mark" });
  const reason = make("span", { className: "reason" });
  const summary = make("summary", {}, mark, make("b", { textContent: name }), " ", reason);
  const checks = make("tbody");
  const head = make("tr", {}, ...["check", "measured", "allowed"].map((text) =>
    make("th", { scope: "col", textContent: text })));
  const table = make("table", {}, make("thead", {}, head), checks);
  const options = make("code", { className: "options" });
  const limits = make("div", { className: "limits" }, ...makeLimits(detector));
  const copy = make("button", { type: "button", textContent: "Copy as options" });
  copy.addEventListener("click", async () => {
    $("news").textContent = "Options " + await copyText(options);
  });
  const reset = make("button", { type: "button", textContent: "Reset limits" });
  reset.addEventListener("click", () => {
    for (const { name: limit, value } of detector.settings) judges.get(name).set(limit, value);
    limits.replaceChildren(...makeLimits(detector));
    rejudge();
  });
  const panel = make("details", { className: "detector" }, summary, table, limits, options,
    make("p", { className: "buttons" }, copy, reset));
  panel.dataset.name = name;
  panel.addEventListener("toggle", () => {
    if (panel.open) {
      for (const other of $("verdicts").children) if (other !== panel) other.open = false;
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

const makeLimits = (detector) => detector.settings.map((setting) =>
  makeLimit(detector.name, setting, setting.value, setting.value, (value) => {
    judges.get(detector.name).set(setting.name, value);
    rejudge();
  }));

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
    if (strokes.length) $("news").textContent = `Circles: ${circles.join(", ")}`;
  });
}

/** The options of a detector whose limits have been moved. */
const optionsOf = ({ name, settings }) => optionsText(name, judges.get(name).settings
  .filter(({ value }, index) => value !== settings[index].value)
  .map((setting) => [setting.name, setting.value]));

/** The stroke that the verdicts are about. */
function lookedStroke() {
  const judged = strokes.filter(({ cancelled }) => !cancelled);
  return judged.find(({ id }) => id === looked) ?? judged.at(-1);
}

function showVerdicts() {
  if (!strokecheck) return;
  const stroke = lookedStroke();
  const verdicts = stroke && verdictsOn(stroke);
  $("judged").textContent = stroke ? `of stroke ${strokes.indexOf(stroke) + 1}` : "";
  strokecheck.detectors.forEach((detector, index) => {
    const panel = $("verdicts").children[index];
    const verdict = verdicts?.get(detector.name);
    const state = verdict ? verdict.isCircle ? "circle" : "rejected" : "none";
    panel.classList.remove("circle", "rejected", "none");
    panel.classList.add(state);
    panel.querySelector(".mark").textContent = { circle: "✓", rejected: "✗", none: "·" }[state];
    panel.querySelector(".reason").textContent = verdict?.text ?? "";
    panel.querySelector("table").hidden = !verdict;
    panel.querySelector("tbody").replaceChildren(...(verdict?.checks ?? []).map((check) =>
      make("tr", { className: check.outcome },
        make("th", { scope: "row", textContent: check.name }),
        make("td", { textContent: check.measuredText }),
        make("td", { textContent: check.limitText }))));
    panel.querySelector(".options").textContent = optionsOf(detector);
  });
  showShapes();
}

/** A mark for each detector's verdict on a stroke of the list. */
function makeMarks(stroke) {
  if (!strokecheck || stroke.cancelled) return [];
  return [...verdictsOn(stroke)].map(([name, { isCircle, text }]) => make("span", {
    className: isCircle ? "circle" : "rejected", title: `${name}: ${text}`,
    textContent: `${isCircle ? "✓" : "✗"} ${name}`,
  }));
}

// ---- What a detector measured by, over the stroke

function showShapes() {
  surface.querySelector(".evidence")?.remove();
  const stroke = strokecheck && lookedStroke();
  if (!stroke) return;
  const open = [...$("verdicts").children].find((panel) => panel.open)?.dataset.name;
  const verdict = verdictsOn(stroke).get(lookedDetector ?? open ?? "ring");
  const onSurface = { x: (x) => x, y: (y) => y, scale: 1 };
  const group = draw("g", { class: "evidence", "aria-hidden": "true" },
    ...verdict.shapes.map(({ name, kind, numbers }) =>
      drawShape(kind, numbers, onSurface, { class: kind === "point" ? name + " dot" : name })));
  const { circle } = verdict;
  if (circle && verdict.isCircle) {
    const { x, y, radius } = circle;
    group.append(draw("circle", { class: "found", cx: x, cy: y, r: radius }));
  }
  surface.append(group);
}

"""#
    case .recorderListJS:
#"""
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
  $("count").textContent = strokes.length;
  $("hint").hidden = strokes.length > 0 || open.size > 0;
  $("undo").disabled = history.length === 0;
  $("clear").disabled = $("download").disabled = strokes.length === 0;
  const labels = [...new Set(strokes.map((stroke) => stroke.label).filter(Boolean))];
  $("labels").replaceChildren(...labels.map((label) => new Option(label)));
  $("news").textContent = news;
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
  const field = make("input", {
    placeholder: "no label", "aria-label": `Label of stroke ${stroke.id}` });
  field.addEventListener("change", () => relabel(stroke.id, field.value.trim()));
  const remove = make("button", {
    type: "button", textContent: "✕", title: "Delete this stroke",
    "aria-label": `Delete stroke ${stroke.id}` });
  remove.addEventListener("click", () => removeStroke(stroke.id));
  const kind = make(stroke.cancelled ? "b" : "span", {
    textContent: stroke.cancelled ? "cancelled" : stroke.pointer });
  const item = make("li", { className: stroke.cancelled ? "cancelled" : "" },
    makeThumbnail(stroke.points), field, remove,
    make("p", {}, `${describe(stroke.points)}, `, kind), make("p", { className: "marks" }));
  item.dataset.id = stroke.id;
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
  (next?.querySelector("button") ?? $("label")).focus();
}

function undo() {
  if (!history.length) return;
  strokes = history.pop();
  isSaved = strokes.length === 0;
  show("Undone");
}

"""#
    case .recorderSaveJS:
#"""
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
  $("news").textContent = `${counted(strokes.length)} saved`;
}

$("undo").addEventListener("click", undo);
$("clear").addEventListener("click", () => change([], "All strokes deleted"));
$("download").addEventListener("click", download);
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
      // Nobody reads the output, for now.
      if (answer.status === 503) throw new Error(await answer.text());
      waiting.shift();
      isSaved ||= answer.ok && waiting.length === 0;
      note("sending", answer.ok ? "" : `Stroke ${number} was refused: ${await answer.text()}`);
    } catch {
      note("sending", `strokecheck takes no strokes; ${counted(waiting.length)} waiting.`);
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

"""#
    case .recorderCSS:
#"""
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
{{recorder.css}}
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
<script type="text/plain" id="module">{{judge.wasm}}</script>
<script>
"use strict";

{{strokecheck.js}}

{{judging.js}}

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

const counted = (n) => n.toLocaleString("en");
const plural = (n, word) => counted(n) + " " + word + (n === 1 ? "" : "s");

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
  drawPlot(stroke, judgement, isGood(stroke, filter.detector));
  const outcome = outcomeOf(stroke, filter.detector);
  const number = (value, unit) => value === null ? "" : Number(value.toPrecision(3)) + unit;
  $("facts").replaceChildren(
    ...stroke.judgements.map((_, detector) => drawJudgement(stroke, detector)),
    make("dl", {},
      ...fact("folder", stroke.name.slice(0, file)),
      ...fact("id", stroke.id),
      ...fact("label", stroke.label),
      ...fact("result", outcome && outcome + ": " + meanings[outcome]),
      ...fact("samples", counted(stroke.packed.length / 4)),
      ...fact("duration", number(stroke.duration, " s")),
      ...fact("rate", number(stroke.rate, " Hz")),
      ...fact("view width", number(stroke.width, "")),
      ...fact("score", scoreText(stroke.score)),
      ...fact(
        "turns",
        stroke.turns
          ? number(Math.abs(stroke.turns), stroke.turns > 0 ? " clockwise" : " counterclockwise")
          : "0"),
      ...fact("gap", number(stroke.gap, " of the diameter"))));
}

// The verdict of a detector; of the selected one with its checks.
function drawJudgement(stroke, detector) {
  const isCurrent = detector === filter.detector;
  const judgement = shownJudgement(stroke, detector);
  const button = make(
    "button", { type: "button", "aria-expanded": String(isCurrent) },
    make("b", { textContent: data.detectors[detector] + ":" }),
    make("span", {
      className: isGood(stroke, detector) ? "passed" : "failed",
      textContent: judgement.sentence }));
  button.addEventListener("click", () => {
    change({ detector });
    // The filter may reject the stroke by its new verdict. If so, the filter is cleared.
    if (!shown.includes(stroke)) reset();
    current = shown.indexOf(stroke);
    showDetail();
    writeAddress();
    $("facts").querySelectorAll(".judge>button")[detector].focus();
  });
  const judge = make("div", { className: "judge" + (isCurrent ? " current" : "") }, button);
  if (isCurrent) {
    const rows = judgement.rows ?? ownRows(judgement);
    judge.append(make("table", {}, make("tbody", {}, ...rows.map(drawCheck))));
  }
  return judge;
}

// The checks by the report's own limits.
function ownRows({ plan, outcomes, measured }) {
  const texts = measured.split("|");
  return data.plans[plan].map(([name, limit], i) =>
    ({ name, limit, outcome: outcomes[i], measured: texts[i] }));
}

// Where a number alone says nothing, words do.
function wordsOf({ name, measured, limit }) {
  if (name === "fit") {
    return [measured === "0" ? "none" : "radius " + measured, "a circle fits"];
  }
  return name === "area" && limit === "> 0" ? [measured, "encloses something"] : [measured, limit];
}

function scoreText(score) {
  if (score === null) return "";
  const number = score > 0 && score < 0.1 ? "below 0.1" : score.toFixed(1).replace(/\.0$/, "");
  return number + "; a perfect circle has 100";
}

function drawCheck(row) {
  const sign = { p: ["✓", "passed"], f: ["✗", "failed"], s: ["–", "skipped"] }[row.outcome];
  const [measured, limit] = wordsOf(row);
  return make("tr", { className: row.outcome === "f" ? "failed" : "" },
    make("th", { scope: "row", title: sign[1] },
      make("span", { className: sign[1], role: "img", textContent: sign[0] + " ",
        "aria-label": sign[1] }),
      row.name),
    make("td", { textContent: measured }),
    make("td", { textContent: limit }));
}

function step(by) {
  if (current + by < 0 || current + by >= shown.length) return;
  current += by;
  showDetail();
  writeAddress();
}

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

function drawFigures() {
  $("truth").hidden = !isLabelled;
  if (!isLabelled) return;
  const figures = [drawConfusion(confusionOf(filter.detector)), drawReceiver()];
  const ring = data.detectors.findIndex((_, detector) =>
    strokes.some(({ judgements }) => judgements[detector].chance != null));
  if (ring >= 0) figures.push(drawReliability(ring));
  $("figures").replaceChildren(...figures);
}

const percent = (part, whole) => whole ? (100 * part / whole).toFixed(1) + " %" : "–";

function captioned(title, figure, note) {
  return make("figure", {},
    make("figcaption", {}, make("b", { textContent: title })), figure,
    make("p", { className: "note", textContent: note }));
}

function drawConfusion({ TP, FN, FP, TN }) {
  const counts = { TP, FN, FP, TN };
  const cell = (outcome) => {
    const button = make("button", {
      type: "button", "aria-label": plural(counts[outcome], "stroke") + ", "
        + meanings[outcome] + ": show" },
      make("small", { textContent: outcome }), " " + counted(counts[outcome]));
    button.addEventListener("click", () => {
      change({ result: outcome, verdict: "", reason: "", label: null, search: "" });
      $("gallery-title").scrollIntoView({ block: "start" });
    });
    return make("td", { className: outcome[0] === "T" ? "good" : "bad" }, button);
  };
  const row = (name, ...outcomes) =>
    make("tr", {}, make("th", { scope: "row", textContent: name }), ...outcomes.map(cell));
  const head = make("tr", {}, make("td"), ...["accepted", "rejected"].map((text) =>
    make("th", { scope: "col", textContent: text })));
  const balanced = TP + FN && TN + FP ? (TP / (TP + FN) + TN / (TN + FP)) / 2 : null;
  return captioned(
    "Confusion of " + data.detectors[filter.detector],
    make("table", { className: "confusion" }, make("thead", {}, head),
      make("tbody", {}, row("circles", "TP", "FN"), row("others", "FP", "TN"))),
    percent(TP, TP + FN) + " of circles accepted, " + percent(FP, FP + TN)
      + " of others; balanced accuracy " + (balanced === null ? "–" : balanced.toFixed(4)));
}

// Axes from 0 to 1 with a grid of quarters, and marks on them.
function chart(label, across, upward, ...marks) {
  const svg = draw("svg", { viewBox: "-40 -10 270 262", role: "img", class: "chart" });
  svg.setAttribute("aria-label", label);
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    const at = 220 * share;
    svg.append(draw("path", { class: "grid", d: `M0 ${at}H220M${at} 0V220` }));
    if (share % 0.5) continue;
    const [x, y] = [
      draw("text", { x: at, y: 234, "text-anchor": "middle" }),
      draw("text", { x: -6, y: 224 - at, "text-anchor": "end" })];
    x.textContent = y.textContent = share;
    svg.append(x, y);
  }
  const [below, beside] = [
    draw("text", { x: 110, y: 246, "text-anchor": "middle" }),
    draw("text", { x: -26, y: 110, "text-anchor": "middle", transform: "rotate(-90 -26 110)" })];
  below.textContent = across;
  beside.textContent = upward;
  svg.append(...marks, below, beside);
  return svg;
}

// The shares of circles and of others that each threshold on ring's margin accepts, and where the
// detectors stand with their limits as they are.
function drawReceiver() {
  const marks = [], labels = [];
  let note = "Each dot is a detector with its limits as they are";
  const judged = strokes.filter(({ label }) => label !== "");
  const circles = judged.filter(({ label }) => positive.has(label)).length;
  const others = judged.length - circles;
  const ring = data.detectors.findIndex((_, detector) =>
    judged.every(({ judgements }) => judgements[detector].margin !== undefined));
  if (ring >= 0 && circles && others) {
    const order = judged
      .map(({ label, judgements }) => [judgements[ring].margin, positive.has(label)])
      .sort((a, b) => b[0] - a[0]);
    let accepted = 0, mistaken = 0, area = 0, d = "M0 220";
    for (let i = 0; i < order.length;) {
      const margin = order[i][0], [oldAccepted, oldMistaken] = [accepted, mistaken];
      for (; i < order.length && order[i][0] === margin; i++) {
        if (order[i][1]) accepted += 1;
        else mistaken += 1;
      }
      area += (mistaken - oldMistaken) * (accepted + oldAccepted) / 2;
      const [x, y] = [220 * mistaken / others, 220 - 220 * accepted / circles];
      d += `L${x.toFixed(1)} ${y.toFixed(1)}`;
    }
    marks.push(draw("path", { class: "curve", d }));
    note = "The curve is ring's margin, AUC " + (area / circles / others).toFixed(4)
      + "; each dot is a detector with its limits as they are";
  }
  const dots = data.detectors.map((name, detector) => {
    const { TP, FN, FP, TN } = confusionOf(detector);
    labels.push(name + ": " + percent(TP, TP + FN) + " of circles, " + percent(FP, FP + TN)
      + " of others");
    return {
      name, isCurrent: detector === filter.detector,
      x: 220 * FP / Math.max(FP + TN, 1), y: 220 - 220 * TP / Math.max(TP + FN, 1) };
  });
  // The names of dots near each other stand below each other.
  let last = -Infinity;
  for (const { name, isCurrent, x, y } of [...dots].sort((a, b) => a.y - b.y)) {
    last = Math.max(y + 4, last + 12);
    const isLeft = x > 150;
    const text = draw("text", {
      x: isLeft ? x - 8 : x + 8, y: last, "text-anchor": isLeft ? "end" : "start",
      class: isCurrent ? "strong" : "" });
    text.textContent = name;
    const dot = isCurrent ? "dot current" : "dot";
    marks.push(draw("circle", { class: dot, cx: x, cy: y, r: 4 }), text);
  }
  const label = "ROC. " + labels.join("; ");
  return captioned("ROC", chart(label, "others accepted", "circles accepted", ...marks), note);
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
  const most = Math.max(...used.map(({ count }) => count));
  const marks = used.map(({ count, stated, circles }) => draw("circle", {
    class: "bubble", cx: 220 * stated / count, cy: 220 - 220 * circles / count,
    r: 3 + 9 * Math.sqrt(count / most) }));
  const label = used.map(({ count, stated, circles }) =>
    percent(circles, count) + " where " + percent(stated, count) + " are stated").join("; ");
  return captioned(
    "Reliability of " + data.detectors[ring] + "'s probability",
    chart("Reliability. " + label, "stated probability", "circles by label",
      draw("path", { class: "grid", d: "M0 220L220 0" }), ...marks),
    "Brier score " + (total ? (error / total).toFixed(4) : "–") + " of " + plural(total, "stroke")
      + "; on the diagonal, what is stated is so");
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
    cell.toggleAttribute("aria-current", matches);
    if (matches) cell.setAttribute("aria-current", "true");
  }
}

function reset() {
  change({ verdict: "", reason: "", result: "", label: null, search: "" });
}

"""#
    case .reportGalleryJS:
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
  const outcome = outcomeOf(stroke, filter.detector);
  const good = isGood(stroke, filter.detector);
  const canvas = make("canvas", { "aria-hidden": "true" });
  const button = make(
    "button", {
      type: "button", tabIndex: index === current ? 0 : -1,
      "aria-label":
        stroke.name + (stroke.label ? ", " + stroke.label : "") + ": " + (reason || "circle")
        + (outcome ? ", " + (good ? "right" : "wrong") : ""),
    },
    canvas,
    make("span", { textContent: tileName(stroke), title: stroke.name }),
    make("span", {
      className: "why",
      title: outcome ? outcome + ": " + meanings[outcome] : reason,
      textContent: (outcome || (reason ? "✗" : "✓")) + " " + (reason || "circle"),
    }));
  button.addEventListener("click", () => open(index));
  button.addEventListener("focus", () => {
    current = index;
    tabStop(index);
  });
  const tile = make(
    "div", {
      className: "tile " + (good ? "yes" : "no"), role: "listitem",
      "aria-posinset": index + 1, "aria-setsize": shown.length,
    }, button);
  tiles.set(index, tile);
  drawThumbnail(canvas, stroke, good);
  return tile;
}

// The stroke's id, or else its file's name. Long names are cut in the middle: they begin with what
// they are of and end with a number.
function tileName(stroke) {
  const name = [...(stroke.id ?? stroke.name.slice(stroke.name.lastIndexOf("/") + 1))];
  const room = Math.floor((tileWidth - 18) / 7);
  if (name.length <= room) return name.join("");
  const head = Math.floor((room - 1) / 2);
  return name.slice(0, head).join("") + "…" + name.slice(head + 1 - room).join("");
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

function drawThumbnail(canvas, stroke, good) {
  const width = tileWidth - 18, height = tileHeight - 56;
  const ratio = Math.min(devicePixelRatio || 1, 3);
  canvas.width = Math.max(Math.round(width * ratio), 1);
  canvas.height = Math.max(Math.round(height * ratio), 1);
  const coordinates = unpack(stroke.packed);
  if (!coordinates.length) return;
  const pen = canvas.getContext("2d");
  const [left, top, right, bottom] = boxOfCoordinates(coordinates);
  const scale = Math.min(
    (width - 12) / Math.max(right - left, 1), (height - 12) / Math.max(bottom - top, 1));
  const x = (i) => width / 2 + (coordinates[i] - (left + right) / 2) * scale;
  const y = (i) => height / 2 + (coordinates[i + 1] - (top + bottom) / 2) * scale;
  pen.scale(ratio, ratio);
  pen.lineCap = pen.lineJoin = "round";
  pen.lineWidth = 1.75;
  pen.strokeStyle = inkColor(good ? "passed" : "failed");
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

/** Sets all limits in a detector's judge. Throws for a value that one cannot have. */
function setInJudge(detector, values) {
  for (const [name, value] of Object.entries(values)) judges[detector].set(name, value);
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

/** Judges all strokes. Where limits move faster, the last ones count. */
async function judgeAgain(detector) {
  if (isJudging[detector]) return;
  isJudging[detector] = true;
  $("tuning").setAttribute("aria-busy", "true");
  try {
    await judgingReady();
    for (let version = -1; version !== versions[detector];) {
      version = versions[detector];
      setInJudge(detector, limits[detector]);
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
    const check = checks.find((each) => each.name === fixedMarks[data.evidence[name][0]]);
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
    const isFailed = data.construction[index].slice(3).some((check) => failures.includes(check));
    return [index, isFailed ? 1 : 0, shapeKinds.indexOf(kind), ...onGrid(kind, numbers)];
  }) : [];
  const rows = checks.map(({ name, outcome, measuredText, limitText }) =>
    ({ name, outcome: outcome[0], measured: measuredText, limit: limitText }));
  return { rows, sentence, construction, evidence: marksFrom(checks, stroke.judgements[detector]) };
}

/** What moving the limits has changed. */
function showEffect() {
  const detector = filter.detector;
  const texts = [];
  const count = (key, test) =>
    strokes.filter((each) => test(each.judgements[detector][key] === "", each)).length;
  if (isMoved(detector)) {
    const changed = strokes.filter(({ judgements }) =>
      (judgements[detector].reason === "") !== (judgements[detector].own === "")).length;
    const both = (test) => counted(count("own", test)) + " → " + counted(count("reason", test));
    texts.push(plural(changed, "verdict") + " changed", both((isCircle) => isCircle) + " accepted");
    if (isLabelled) {
      texts.push(both((isCircle, { label }) => label !== "" && positive.has(label) === isCircle)
        + " judged right");
    }
  }
  $("effect").textContent = texts.join(" · ");
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
  $("options").textContent = text;
  $("effect").textContent = what + " " + await copyText($("options"));
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
  svg.setAttribute("aria-label", stroke.name + ": " + (judgement.reason || "circle"));
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

"""#
    case .reportStartJS:
#"""
// The events of the filters, the keyboard and the printer, and the first drawing.

$("detector").addEventListener("change", (e) => change({ detector: Number(e.target.value) }));
$("verdict").addEventListener("change", (e) => change({ verdict: e.target.value, reason: "" }));
$("reason").addEventListener("change", (e) => change({ reason: e.target.value, verdict: "" }));
$("label").addEventListener("change", (e) =>
  change({ label: e.target.value === "" ? null : labelsOf[Number(e.target.value)] }));
$("result").addEventListener("change", (e) => change({ result: e.target.value }));
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

startLimits();
drawTotals();
readAddress();

"""#
    case .reportSummaryJS:
#"""
// The number of strokes that each detector judged right, or accepted where none is labelled.
// Clicking a detector selects it.

function drawTotals() {
  $("title").textContent = document.title = data.title;
  $("subtitle").textContent = plural(strokes.length, "stroke") + " in "
    + plural(data.files.length, "file") + ", judged by " + data.detectors.join(", ")
    + " · " + data.generator;
  $("totals").replaceChildren(...data.detectors.map((name, detector) => {
    const judged = isLabelled ? strokes.filter(({ label }) => label !== "") : strokes;
    const good = judged.filter((stroke) => isGood(stroke, detector)).length;
    const share = judged.length ? good / judged.length : 0;
    const bar = make("i", { className: share === 1 ? "all" : share === 0 ? "none" : "" });
    bar.style.width = share * 100 + "%";
    const total = make(
      "button", { type: "button", className: "total", role: "radio" },
      make("b", { textContent: name + (isMoved(detector) ? ", limits moved" : "") }),
      make("strong", { textContent: counted(good) }),
      make("span", {
        className: "note",
        textContent: " of " + counted(judged.length)
          + (isLabelled ? " right" : " accepted"),
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
  // Green is right: what is accepted, unless its label says otherwise.
  const isCircle = isLabelled && selection.label ? positive.has(selection.label) : true;
  if (sum && (selection.label !== null && selection.label !== "" || !isLabelled)) {
    cell.className = (selection.verdict !== "") === isCircle ? "good" : "some";
    cell.style.setProperty("--share", count / sum);
  }
  button.addEventListener("click", () => {
    change({ ...selection, result: "", search: "" });
    $("gallery-title").scrollIntoView({ block: "start" });
  });
  cell.append(button);
  return cell;
}

"""#
    case .reportTruthJS:
#"""
// Right and wrong: what the labels say of the strokes, against what the detectors say.

const positive = new Set(data.positive);
const isLabelled = strokes.some(({ label }) => positive.has(label));

const meanings = {
  TP: "circle, accepted", FN: "circle, rejected",
  FP: "no circle, accepted", TN: "no circle, rejected",
};

// TP, FN, FP or TN; empty for a stroke without a label, or if no label of the page is a circle's.
function outcomeOf(stroke, detector) {
  if (!isLabelled || stroke.label === "") return "";
  const isAccepted = isCircle(stroke.judgements[detector]);
  return positive.has(stroke.label) ? isAccepted ? "TP" : "FN" : isAccepted ? "FP" : "TN";
}

// True if a verdict is as it should be. Without a label, a circle is.
function isGood(stroke, detector) {
  const outcome = outcomeOf(stroke, detector);
  return outcome ? outcome[0] === "T" : isCircle(stroke.judgements[detector]);
}

const isCircle = (judgement) => judgement.reason === "";
const disagree = ({ judgements }) =>
  judgements.some((judgement) => isCircle(judgement) !== isCircle(judgements[0]));

// How many strokes there are of each outcome.
function confusionOf(detector) {
  const counts = { TP: 0, FN: 0, FP: 0, TN: 0 };
  for (const stroke of strokes) {
    const outcome = outcomeOf(stroke, detector);
    if (outcome) counts[outcome] += 1;
  }
  return counts;
}

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
    case "changed": return (judgement.reason === "") !== (judgement.own === "");
    case "wrong": return outcomeOf(stroke, filter.detector)[0] === "F";
    case "right": return outcomeOf(stroke, filter.detector)[0] === "T";
    default: return outcomeOf(stroke, filter.detector) === result;
  }
}

"""#
    case .reportCSS:
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

/* Limits */

#limits {
  border: 1px solid var(--rule);
  border-radius: 10px;
  background: var(--card);
  padding: 0 14px;
}
#limits summary { padding: 10px 0; cursor: pointer; }
#sliders {
  display: grid;
  gap: 4px 28px;
  grid-template-columns: repeat(auto-fill, minmax(320px, 1fr));
}
.limit { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 84px; gap: 10px; }
.limit { align-items: center; min-height: 34px; }
.limit small { color: var(--note); }
.limit input[type=range] { padding: 0; accent-color: var(--box); }
#chosen { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
#options { flex: 1 1 260px; overflow-wrap: anywhere; white-space: pre-wrap; }
#effect { min-height: 1.45em; font-variant-numeric: tabular-nums; }

/* Right and wrong */

#figures { display: flex; flex-wrap: wrap; gap: 18px 36px; }
#figures figure { position: static; width: 300px; }
#figures p { font-size: 12px; }
.confusion { border-spacing: 4px; width: 100%; table-layout: fixed; margin-top: 14px; }
.confusion th { font-weight: 500; text-align: left; }
.confusion thead th { text-align: center; }
.confusion button {
  width: 100%;
  min-height: 74px;
  font-size: 18px;
  font-variant-numeric: tabular-nums;
}
.confusion small { display: block; font-size: 12px; }
.confusion .good button { background: color-mix(in srgb, var(--passed) 18%, var(--card)); }
.confusion .bad button { background: color-mix(in srgb, var(--failed) 18%, var(--card)); }
.chart { display: block; width: 100%; font-size: 11px; fill: var(--note); }
.chart path { fill: none; stroke: var(--rule); }
.chart .curve { stroke: var(--box); stroke-width: 2; }
.chart .dot { fill: var(--note); }
.chart .dot.current { fill: var(--box); }
.chart .strong { fill: var(--label); font-weight: 600; }
.chart .bubble { fill: var(--box); fill-opacity: .55; stroke: var(--box); }

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
#legend i.underlay { border-top-width: 7px; opacity: .35; }
#legend i.area {
  width: 14px;
  height: 10px;
  border: 1px solid;
  background: color-mix(in srgb, currentColor 18%, transparent);
}
#legend i.end { width: 7px; height: 7px; border: 0; background: currentColor; }

/* Facts and checks */

#facts dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 14px; margin: 10px 0 0; }
#facts dt { color: var(--note); }
#facts dd { margin: 0; overflow-wrap: anywhere; }
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
.judge table {
  border-collapse: collapse;
  width: 100%;
  font-variant-numeric: tabular-nums;
  font-size: 13px;
  border-top: 1px solid var(--rule);
}
.judge th { font-weight: 400; text-align: left; padding: 2px 0 2px 12px; }
.judge td { padding: 2px 12px 2px 0; }
.judge td:nth-of-type(1) { text-align: right; }
.judge td:nth-of-type(2) { color: var(--note); width: 38%; padding-left: 12px; }
.judge tr:first-child > * { padding-top: 7px; }
.judge tr:last-child > * { padding-bottom: 8px; }
.judge tr.failed > * { color: var(--failed); }

/* Narrow windows */

@media (max-width: 760px) {
  .columns { grid-template-columns: minmax(0, 1fr); gap: 10px; padding: 10px; }
  figure { position: static; }
  #plot svg { max-height: 40vh; }
  #facts { display: flex; flex-direction: column; }
  .judge { flex: none; }
  .judge.current { order: -1; }
  #legend { margin-top: 6px; gap: 2px 12px; font-size: 11px; }
  .bar { padding: 8px 12px; }
  .limit { grid-template-columns: minmax(0, 1fr) 84px; }
  .limit input[type=range] { grid-column: 1 / 3; grid-row: 2; }
  #filters { position: static; }
  #filters label { flex: 1 1 140px; }
  #filters select { width: 100%; max-width: none; }
  #shown { flex: 1; }
}

/* Paper */

@media print {
  html, body { background: none; }
  body { max-width: none; padding: 0; }
  #filters, .keys, #clear-empty, #tuning { display: none !important; }
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
<style>
{{colors}}
{{report.css}}
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
  <section id="tuning" aria-labelledby="tuning-title" hidden>
    <h2 id="tuning-title">Limits</h2>
    <details id="limits">
      <summary>Move the limits of <b></b> <span class="note"></span></summary>
      <div id="sliders"></div>
      <p id="chosen">
        <code id="options"></code>
        <button type="button" id="copy-options">Copy as options</button>
        <button type="button" id="copy-swift">Copy as Swift</button>
        <button type="button" id="reset-limits">Reset limits</button>
      </p>
      <p id="effect" class="note" aria-live="polite"></p>
    </details>
  </section>
  <section id="truth" aria-labelledby="truth-title" hidden>
    <h2 id="truth-title">Right and wrong</h2>
    <div id="figures"></div>
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
      <label>Result <select id="result"></select></label>
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
<script type="application/json" id="samples">{{samples}}</script>
<script type="text/plain" id="module">{{judge.wasm}}</script>
<script>
"use strict";
(() => {
{{strokecheck.js}}
{{judging.js}}
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
// Judges strokes in a browser: strokecheck's detectors, compiled to WebAssembly from the same
// sources as the command-line tool, with the same verdicts to the last bit.
//
//   import { load } from "./strokecheck.js";
//   const strokecheck = await load();
//   const { isCircle, reason } = strokecheck.judge("ring").explain(points);
//
// Points are [x, y] or [x, y, seconds] in CSS pixels, y downward; see strokecheck.d.ts.

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
  let module = await source;
  if (typeof module === "string" || module instanceof URL) module = await fetch(module);
  if (typeof Response === "function" && module instanceof Response) {
    if (!module.ok) throw new Error(`strokecheck: ${module.url} answered ${module.status}`);
    module = await module.arrayBuffer();
  }
  if (!(module instanceof WebAssembly.Module)) module = await WebAssembly.compile(module);
  return new Strokecheck((await WebAssembly.instantiate(module, {})).exports);
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
  judge(name, settings = {}, { asPublished = false } = {}) {
    return new Judge(this, name, settings, asPublished);
  }

  /** A stroke that is kept in the module, to be judged more than once. Throws for invalid points. */
  stroke(points, options = {}) { return new Stroke(this, points, options); }

  /** Calls body with a stroke of these points, or with the stroke if it is one already. */
  with(stroke, options, body) {
    if (stroke instanceof Stroke) {
      if (stroke.strokecheck !== this) throw new TypeError("strokecheck: the stroke is of another module");
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
      text = new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
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
  constructor(strokecheck, points, { width, lift }) {
    if (width != null && !(width > 0 && width < Infinity)) {
      throw new RangeError(`strokecheck: width cannot be ${width}`);
    }
    const { exports } = this.strokecheck = strokecheck;
    const count = points.length;
    const isTimed = points.some((point) => point[2] != null);
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
      if (isTimed) numbers[2 * count + index] = point[2] ?? NaN;
    }
    const isValid = exports.strokecheck_stroke_assign(this.handle, address, count, isTimed ? 1 : 0)
      && exports.strokecheck_stroke_lift(this.handle, lift ?? NaN);
    exports.strokecheck_deallocate(address);
    if (!isValid) {
      this.free();
      throw new RangeError(
        "strokecheck: every coordinate must be a finite number, and so must every time, or no point has one");
    }
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

const freed = () => new Error("strokecheck: this judge, stroke or touch has been freed");

const circleAt = (n, at) => n[at] ? { x: n[at + 1], y: n[at + 2], radius: n[at + 3] } : null;

/** A detector with settings of its own. */
class Judge {
  constructor(strokecheck, name, settings, asPublished) {
    this.strokecheck = strokecheck;
    this.name = name;
    const index = strokecheck.detectors.findIndex((detector) => detector.name === name);
    if (index < 0) {
      const names = strokecheck.detectors.map((detector) => detector.name).join(", ");
      throw new RangeError(`strokecheck: there is no detector ${name}; choose from ${names}`);
    }
    this.handle = strokecheck.exports.strokecheck_judge_create(index, asPublished ? 1 : 0);
    this.description = strokecheck.detectors[index];
    try {
      for (const [key, value] of Object.entries(settings)) this.set(key, value);
    } catch (error) {
      this.free();
      throw error;
    }
  }

  /** Changes a setting; null unsets one that can be unset. Throws for a value out of range. */
  set(name, value) {
    const index = this.description.settings.findIndex((setting) => setting.name === name);
    if (index < 0) throw new RangeError(`strokecheck: ${this.name} has no setting ${name}`);
    if (!this.handle) throw freed();
    const number = value === null ? NaN : Number(value);
    const isSet = (value === null || !Number.isNaN(number))
      && this.strokecheck.exports.strokecheck_judge_set(this.handle, index, number);
    if (!isSet) throw new RangeError(`strokecheck: ${name} cannot be ${value}`);
  }

  /** Leaves out the checks of a name. Throws if there is none. */
  omit(name) {
    const index = this.explain([]).checks.findIndex((check) => check.name === name);
    const isOmitted = index >= 0 && this.strokecheck.exports.strokecheck_judge_omit(this.handle, index);
    if (!isOmitted) throw new RangeError(`strokecheck: ${this.name} has no check ${name}`);
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
        return new TextDecoder().decode(Uint8Array.from(n.subarray(start, end)));
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

  /** A live recognizer with the settings as they are now. */
  live() {
    if (!this.handle) throw freed();
    return new Live(this);
  }

  /** Gives back its memory. */
  free() {
    this.strokecheck.exports.strokecheck_judge_destroy(this.handle);
    this.handle = 0;
  }
}

/** A touch that is judged as it is drawn. */
class Live {
  constructor({ strokecheck, handle }) {
    this.strokecheck = strokecheck;
    this.handle = strokecheck.exports.strokecheck_touch_create(handle);
  }

  /** A finger came down. Returns the name of the state. */
  began(x, y, time = NaN) { return this.#handle("began", x, y, time); }

  /** The finger moved; "failed" if the stroke fails a check that drawing on only makes worse. */
  moved(x, y, time = NaN) { return this.#handle("moved", x, y, time); }

  /** The finger went up. */
  ended() { return this.#handle("ended"); }

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
    const state = this.strokecheck.exports[`strokecheck_touch_${event}`](this.handle, ...numbers);
    if (state < 0) throw freed();
    return states[state];
  }
}

"""#
    case .judgeModule:
#"""
H4sIAAAAAAACA9S9DZwc11UnWvdWdfVH9Uf1TM9nj6RbpZE0six7/JGRZBtLLWRbsoysJA5kIbvYkZWPkZPIljAOmmiGxAHDCyCCw9omrHtaIfLm2YuAsDFgYcHzgglJnngE8BJ2EWxYHPCCgLzgfesh7/zPuVVdPdMjJ7z83ttnuefW/f4699xz7j3nXOeeY+9RjuOoJffGu/X8vHO3P8//qfm7XXEUBeY4zLm7MD+fRmsbS3+8+blMVof87HABc+xwESc5Ry4pwJubkyLmKJE3J1nm5uBzubziSfsfpz5xgkuTchybW5KS41NG+crPz6etPYH/uPZurCR00nRUdpWTzUmMxNFXN5W0RhLwt+PcXU7z2IZLn+alz0XkslFeZsC4/ZI0HUu0zmbzkWs+HXApKG1VYV6+6FPP2SKSShzy1uZ7/+MZmEtG2knGyMGI86TNzXGz6K/79/qSrlRzyvdroVdSVc/1fU3/6vXywGC94Tt+NU9wkkegV3bdoSHl6lJQwK9UpD9Bwfd87eS9YW9kdGy8OTKxpjzi+lpR6Fr6eXnXLfr5dSaK1wcFx9eTHheAf7rk6+EN3kY3Xyptyk95bt7zSqXi5s0j1Ss2qM0jXqlIRft6i38lFain6J/2tl6lpzaXSvpqKjwY37SlpAMq0OXmFKk12vOnKdqh3NeUrnWv0NQhZM77Tj5/Xal4fTnneeO+S/+VtZ9DrP1R9aW1b8jnfT/vl/yqLpY8nV8/7g36fimf1yVd9cvlmW3lUrm83d3h3OBO5alz+R3lKkrL++4OGqB8Wf6nDG4hKJeDvOss+8/Lq6Pqg/Qv5ypH+wVaS62Lz3hB/jO5cf89h9/zvgfer53BY8cfeN+Rw4fedfjQke89dM/xe+573zudv1aj2eDZ77v3nYe/99ADh+85ftj5qhpbGXfvYYS933lED62MPHb4uPNjenhlxPve8+7jzk/p8b5Zjr/7ve885nxc9zTwwcMP3PvuQ8edxd7gww8dve+ed7/X+ZTuaZt8Jw3/pd6KbGTS8k/3zXrP0aOH33uv88t6pE/kfe9+x3HnM31Lfc/he4593wOHnWf7l3rs2Lvf+V7nV3Rz9azHnF/VPZNw/H3fd+hdSV9+rbdciUu6cq63tRL59sPvvOe9zvP9ot7zvgcP3+v8Tr8o6jxFfb63obYl97z30OH77qPoC/1yUg9o2n+/X9Sx4+jCH+hGNuqe++573yGE/+deSLn3cBrzp7r4e0o5LRX8oCpNX3Ptdde/YWbb9h033vRtN7979v4Hjh3/vge//6H3/8AZ9W/V/6qeVmfV8+o/qN9Sv61eVL+jPqt+V31OveXqoy+o8iX1P9Rr6gf1h/WP6P9L/Wv9c+qT+in98/oX9C/qn9MP61/XC/q8/qz+gv49/UX9V7r6T+rrKp7cEG3c9Lf68+oL6s91LTxy33v+Rp+Y+2+6tfsV/UP6h/Vf6I+rn1X/Rj2p2uqv9Qf1h/Rf6mfVr6iX9Z+qP1Nf1t/ztv+q33zXf9Hf9dav6Ivqz9VFXR/4Mz1Y+urFwiVNizf4TqXmWyrK6V3GMcro1l8VW35LG/oX6pa6v+Ig1sY9Umy5PXE2/LlKy0vCo1xgcsF+R+/CP+PcQqlyRj+A9Mq4t1Q0hSrj3UolO7WA63VvQzW1wLgU4/DPCd1a4PC/X1fKn0fgbORTCj0b5fUud1fLiRRXoVFSVKB2uuQWyypIvCYfFalVeaqLWqlm4dvqINKJ3IBSaGkjF1CiXyCZFbzGjwJqiH8rD0HJOCiAQlAAEmhqLvWoGGkTRI4pmULr6+p+o/D3VhqbQNLo4O1Kz6GWrc5oS6GnmnrqbHEN5SQnjFwZK2nLVmeaNipHaRfDoQ/xqOjD4hy6paJ4oLRxD0kpU/QVHNNqXs+hwrQi9JkrcaUSb7VKPCqg4pY9/jpc0eUkTEnxHn2V0Vn6oup52NCtLyiNPdc4exjx7/qJXZ3IwzQt2nnxjBfmY2fx8T0f+8ONLwdX1W8+VHH2nGj8u9v+7Ace3hnROEQ5Gu+kAGdy1+nI2fPav/27/+M73n5wZ5qQgSH/9jjXpCwAP/ogGFOPo0vuLpNrFfZTW9WeZAu6N/N96AEMOYGbcdD43rooK01pruwEANmblJozzs/G3aIuPZ987EwzUpHNNmCUuiX+izsPNQkABBTtquCqaCxo7MOiwPGSS1DcnQMsgpaz19C278TelC7EOaNmY9/k9h6rJIuHwr04z0CD73JLPRgXjH+gQoNgfPz2N2UMrfd2HhrKcSv6Rr3OmVxYim3eqBCYgpHKjmARGYXVWTA5AAslnm2FWGPK5PHb2+SFksMYm8KtFRc1zNIfZ5bWwA1Oz/ipisaq42XaohFAuzzqNoq6k6DGwVpCanIKszT2UjWGgBvkUygNvU+9R7vVjC4ANxRM/jYZUOAabievQ1/WIQ9LISq4drTKGK0HqRxa/rNx8QAlp4D9pthnMBQGQ+FHo0bR6Hsew+6iWlo/GIbCrOGeojzqnY8maONL3T63hLsvLTYqKtBswFtAB2iZejPaAQB8RSl3PoWRWzDFxkWDfTRYG7UXOCpSmEzdWqD/PBrHvdQIv3XyfiSgwrilgQAPchck/PZmrAitfGQqygN/vTZFoBXOtoBMVRjENAMtdXxGl6k/mpvlyjzn4RQEIwiqJ8zmomyNXir0nupPZluhu4q761NjClx8mQpzpNCwYvLo6u20pax3WuGRODcJGHFQda5VnmUcTHn+SI9TlTn0Xt8iqHlGe1QkpUSGcJbyaRT100ppO2rG2YekDEVx7k75pkmiNvtYSvjR8PCGNMvd8BGPbvit+WOxBuTqpC/dqVuWP8cZc5h96uQsClmZJ3hXMpkCmFimhPfpv/z94jCgSoRuzc/GLjpICPwA9kCbUrZP8TyAeJsFueq0NWMAsEXj59HcpJ469uwvb2kVaIqx5wbBa65HhPacN69P0sibI7E36XSx/eNxjnHV4c9/vvUObvC53V9P/nM+lHz/49edtwgMcLbcnm8r/dHpo0vrd72DQ32CLQBHi9EUwatHO2QPRo2dx7N5CE4cpgpUOIQ5JndY8J0C6OZ5SQGUAQi0Qh80+f3UuCIWbAHJGcBKWKiK1xOQ0mzrL2gyQpRKwEK5aXJvFxj6FpW/tVs8QYV/JPIJ3p8h8qAhAwMEQaWWdjtvqgjUtBpGHaGF3CDkRciBQiq0myrMOw0UsLUH6CfcWdpdWoiD3V9TJ01p7kxr+gGGKxrFICoBsLBRUMbG7YRsOY+a5bWmwiLvlIIFwiHCMC1Dq0S2lic8mn13Tp/051fMfgoBVKx7fIv7WC32O3HeTtqubz8EeMivDg+eyae74b23ULNSL7IK/YTNJ/9EOEL4Jf9aPi786mKyNT7fbqd10cYMjL9bfeggUGsa+vYKMPFuNRcXDlY0QKxAoxQV7R7JiLG4+8GTuynzB95YyRAMtBdTWudN9wvtRhNU5gxRReYo7X/BzpUJ9iJ/hWaEhvk2csqYpKopY13ygFdnW1fRpBARZPOWKGNZ8DInVpnEiqHFCbihDYBhEgyIsPNWtWQslVINTBVllE01LYP+R3/jIkNFIYWKAOusSi2OaqZKdGeRtp8aTVYCI/OE5BDI+NjhukZ5x7UpBECCawlXAAKwLGjH8CxhSJCN/YPqaDGVAtCqK+DfIPikr0vzPhDJAoG1S7jYbU3NgkwnHP8fZcrdrc71UhQVM010HzlX0uZOzhSo9NboLJM/yIDEk2liE+XhTFB3yBklktxt0T6jM4kbaeKQ6G7sktR/NJfmlwDQeLMxbat307f/TFwxxWfi6sm4tts8YnLPxKGpnpyLq/CFpvBMXD85Z6oM0rUPmYohb1yhSEqyzT1IRZDnh0zNJng4rmxz30qhpRm9l5zgGcSWn3k4rm0jwHR3O9vc7dmlBQAxHugMAsHbabl7pkT7nvEIFXim8v4zrfMOAdX7z5jqwWbrJDWcVgv99jap2xcoyg2/RCgDvbs75rwlzksj2do+G3kAO09KpgiUXGIKqUYl3zxLiSnAlrY9W9hetAGF5RgncV0RIaUSSPvwTyhks7srCuFsj6pcPYZ6s/vWqALnIEGdOkcbxYfj+m7nzUafiwfIRad4cB7CyJlwLg63uUfpu2pqczTelbuemdvmvsvUd+985AzV+jL38D/pyCn7XdBE+0C8G4JsrEsq6E2yGXaMblNaLTQOFXoXhVOqN3LZ94P96Kn/A0n9lOYDSPOdz3xglfqFg5GclPADmGnb8g+gKJtzYGVOQbzSNNBOCwr0iRM8mfNp0z2p5/A3Qb1uL+rtRcPnYm/3gvz3KhBt9/uN6H92nwZyNeJdePiqVif2uyi7QtQNlj1o3gRZ5wmrOq0fC1pl7GKEdoi//bVy66PVDLa8N843W8VWzeSbNhENir867idY6sX9fhb3e5ZKSJpofGwBvvFXbgF+3y3A778FlIKWLxy+KdB40VZATEBcBEtVBNYjolx2A492A0Z+me3AS7eDPG0HhDVbzm0tdSwq213bk52gaPL7KhbKQBYXb3sA+2AQVTDbAXB0xQQHKphuQtAV2RRo50AMOQcqRYkJZg2aGBcYe3sp9gbxQUXk99LiqqDJhCKrgr3TXSVgcl1qy6O2vJSZt7sKFUJ7Si4NbJj8ETtvAEmQrORpoI1dWiD778Mejl/niIKeUyddAlJ1efrA0sBEyRSJiinubRINZWmGQicu9tIMxcvRDMVeuCn2oxkKpgiAKZoiAUypF2CKPQBTsgBT7AWYEgCmBJqhBwRKDAJM169OEVjqLW/8fQlF4IPV1H03+V6KIGCKwE8pAj+T2O9SBH6GIvAxez4oAp9mr9ylCJSlE8ugE7sUAdOJ1eV0ImAKLDJwM22yVcLYXYrA4cL7kQB1Qi1nsNM7ckTVDB5y1QmChhP2KIgCb2XyyLGcjrPkuKM4ndrsTuH8iLy0FJeaDiePnXACiW9wprHHb3OnQJYuBe4ozvXIJUIaB3uta26RUlvXvFYCPKtgm8OkEjWipbt8PciS/swTtZoYoyB4i23wt7SNwZe18ix3CRYhB07cx3EFxjrLgufAguNcxGcW3Jc17CNbIbahsZ9hwT89RSVsvw9ceB4okblwP+XClRwOMPstXHguWYnJ4QB9E7e+jw9Pqa1U2CwgFVDNHCrNmJsMMaqKKeEsn60ko505nciDoVfZvLo7PeCOZ1+nhJ6sSX04G6Es4ZrxbF3aHgfo5DhgnaVAMSvKghrNLXUqJCrcCRrLYSKsBME+YrBpMGhkNCfmo1057yMK5FZeKtvvIwY9XDduACZEKsmOyGDj7OWCXtLfTEnrX6ek0LYbPQmNWcaY88efu5477zHGJUw7zScgLVqryw5+FKhxBp58pYu6okL3s4vqolL3M2DKCADEJw5UwH5mQalzZQGnCtj3b6ZEtK6LGYkQApsY69kt1MKqqb6dtkfx1Ezt7Q8wsKn7+Qy/kMHGTg9uJozd4wtS3z0Vl1ggAmj6HWrGcEv0r3q4GZcOY4ev0X5AP4qDS5ujqVFcgDhCwIzVarStM+oj1qEaFZIDHMaNOCykdEiWa/HplQo3m9xWB0xJDqfhAZxRyp7DoXgRTgHnotSxGxyaVBPsIBxBPdjhhuQUdxCmIFDf4eJgahro9FN+Ts25xG978+UT3ZF0aSS95GQX85vjY83s/Ob7TwwhjNdNIzNeQpHBLZW+JCbNDO/F+3mS3OMEEqUUJPhULc4tlTCtzFESnxTV6TdgShQaxoNRwwxGQ/Qbpt8In/QY8CvEgGsmkzwshRGACDEeS44TxqNL/6iiETNs4HXiMXiHzZAZXfqaoqIaZgwfDTNg+HBbdTMNmLpR3Ux1Isk5U0izzplqxmOmG2czZZBbmOPCe2JPWuMZH7hiMBqlLoyVizhy9Q8QqaFa78fJlAd6CucSwf6KT032ANVq1gwufZem8RzlBpmq+MZ43QOR31opJEuAokcRrZLEY+JDYt0nsS15sKfkKipOE3stbxbtzi/PpnqyqahaLqwg5miUR2V8GzJUDRpCO3jpmI1QeTwlNI8yBwNUJo83zTcPMC0g+sbCuJLAqkEp5btAxQ3w91aiV4epKPl2QSxj/QFt0sp1DzMXRoSNrBdX1kte1ktB1gstG6ZHi3zUcIOzK5ggmCVe+BY5fKCv15hoaSlE/rXSIFGBc5cih2COHBXnDjOyzJ2L/ctwTTlhksFV+xlmqEncLsOJQonfsqK+4VbV+pdjvN7OKukstfAQF+tdvlhPbntwiNBbco7PoGTwvkVFqW+8qFr/ckwueCy59kixFF9b+PbYn3YS0ICu3EjkcS3rYn8jlue+2VhvdQpIkyNCizBF4ZaKz7Sa4xm+R1URbiEc3Ew5cpPDh0gu8uD2FIvaZUQRJJexXSbpa76mbfqEPeVStE+/sLn1qkf0Gh+px3r3D1MPL6pttOPrpfJyOZfYXQp0SH3QNzj3klPFgZRu/Z+lGf02CX2r3GvcRc4/VWb0QQm9gxw+XNKt/1qc0XskdFffKgjRLE04LXdpgihXPYnysOa0obqdd0nOR6m1rbEZdQpuuzGjPqIl4hHN9auHtTRALdiI13BjX5tRr8L9i9KM+qqSiOfghjPOs3DbYzPOp23EWbj5GedpuF+rzDhP2YhPwC3POG2454MZ5+P4oPX+GM6pCd2h+TluvjMnzX9Icr6Cxlw/47wM93xjxvmybd1FuP6M8ydw/5LqeslGfFHzyDkX4P4F1fU5G3FJ6vJRV57rUl9UUtkFJYOlziPgKT3bYtZBBvAxLW19UXP+AvIXpa1PaxAUN1CbQR2WEBPIJNxHEVTnu8hZM6PvJWdhCDOvmNpoXXRmGXxuIGT3B44A+SU9y9EUIGQ1t/rjHrkbZ5zH4LaHZpxHPYk45clgfwTu39AAPGIjHoZL/V6A+4+FGec11/bkRVdSfBUxm2fUJbgXhmbUKzbry1Km+rItU120EX8iZaqX4P51YUZ90ZNBedXlQSmj6xUZlD9xZVBfkqgqomoy3p/27Di3bfYLnqQ9SwQ07hy/uBUjhXOzIC93XLw18CULhxAVZkNoA7FpwjRNaNOMpmlGg2H+IsruBgc7jtrsmm2uE4wg2L3BmTJc8aQUYILfVXIred7h4w8Q/ZiWodnNjrPNgf+6WaakE7+QJ9Tv9QCCcOc44ekVS5QYSUc2MWx+HvGghnLUKSiaZfabCqRAFIN0NOJ3kbMG2IDwztiMvkNC95LjAxs4gHnmAyn0JnLyM3o7Oc8GM/p6KvG8k4zhFnc6HY1pG7I9DdkevM1V88Thz2MkG+B9lhxcASw1CUkuNV0eYGw+U3o0zoGnmSCeeZfwzGCdczMavDKNYQMDQJMA9EpLgMoPfkJnSFBqFjFvVYiT8Eb5DTL1kABwma5dlg5EnDdrj4GN3BD3K01LsC0NkkXGXZkOh99cmvom26b6tU3ZtgX2qpbT0/aScoC3fwPs5ksO85t7XoffXMdVjOKPwZ9J/LlS2M9biP3c5PSOv6IJIOwSEfzjXIn4aCLgiJf+W+VqYldAcghvUkh5E9pCQdfl7PUucUM6JOqPeSfwEMz5FXAXx0tN7mUU+CiiuIs4wjOFdzRNfvFcXDoT5Uxpt3nkTOSD46AG4LaE1+HN6IChVQJK0QdEOYCvUMCclm+rwPffrRcCSABQ6I0KS2JAlsSl9T1LYkCWxIX1WBJUOtV5MwaH2DPG78GXcr466TH0eyfU3G4nPV5hxsyX22FvHzNKfAbDM01fxZYf+SuXeVRq6Sg5/svzeV3LvxOSXMRZleTQmBwX/HPBBCDtA6L6W0dngUMIZB7ij7i6tM9yPTXeEvgzXNq3VIEoVqFYCsL6wCAkjXEtQYlDTt43xdIbafD/X6hl6WBMTPpSBaGILVeqNbhLZWVHJ3Hj2tKBpS+oqAKOHlmQDD8v5+fhGpugZPxYRSwaRIsp9m+vOMzmQU7IxYVaaWmNw6deMpA+dZEAkSbrIQbI+iHiVXz6OnRMxuAyCR54Zm5pLaT57AlBeS/fGXAN9EfNmQp98l81F+eYsn3ozTjzY2I2j1uQ3JnPnAM5mwA0oAyQnLs5C8KBgPBXSj0gPCQgfHayB4SHBIRPTQoI5xiEG10QBlh/5lyck4Uj0ZNCu/5IMafmcvPqA2ren+ueEHjJOWZy8NDiw0M+o/T4rGk/yxIpXKDYk8ccg/y3WwgnajpzECRSk7b8V+eJ9StSNpqPHI0xTQqG21mMyxScSzyVDqCffWoxxjFPLvHUOm1TNuUOAUa1036S1gklrhkKfrJzOq48HldTUTviL11c/qXidYdv4TtCZImphHL/f3tefcsPPveLD/zszs6ez3mlH/3U7I8/3+7s+ZvGh3b9yO/95E76/MVXX/uOj3/3g/j89W37z5rJD+PztsOfmjj8wR/G5+yx4w9e+vhH8Bnd9d/f9vsvcLZO8YMTv/byT+Nzvf+l37h/4kl8Dq77L//+PV/6JD4/e9V19N8v4fM734L//gN90s5aMV4bzuLiE7QQPeqtR+PQXqQwb0/+bY3rNn7yJ29qx2Hy/RylXqR04WI3tm1wIFLbM7p1z13/I/rvOylJ8v18O64vEph7i93YdptrorroY7GN6muoFyW3cepDM2CH9exNnahcdoOuhGM1vYHZSc3PXMB0zxNtTUXCc914Ymv5aA4VPxljkuPqIs9J9YlwhL/apykS4dy4Pv/+55o8jFtZZq+8mIwK8Whe5hPRZepfONKTOKrpnsHB9fUTNCichpZLz/Qv0vTXku9k+muL3dg2TR5AOxn27vQXzxPkLBJ0pNNPsTThZR7PMn3I9Jdt2zD9QbqmzmPyA4ZJSseNq7Xb9/AyA/uyj08qHjelX2v/e2BrFtyLcTpPmPPXOBLI6GNaAwmJrJ876WSkZdHNrr8d5zqR3/+Qky9S+PQAt4EQgsull4ftuLgIBLPYLandgQDqE+lcpIm8nkS4Q2zHue5EsBj6kxj8JzqQQKFSiqh0cRECJfQvTzPpL0K89glInVI4zhLuNO4W1+HpPh2z5EY7pvQ00XxmnMeBGCU7AKJL5Bad4Dergb12PaHm8ydAhsNl0byL+kjsT2bPhEVwlagsYO0iY+1MLCTil2hjWIpVQpZc3Jm4cWnp70GTN4ymeAPf0iVFoRGNP7g0+iLcC/7WPdyM3Z7RkMMYG3RU4U438ZzkS6xM9MX5d3SjCw5HJ2dAl75OXT+XPR36QNbzfJSHuGh+qREHS4F3AfesBZxFE8XXhscT0isuz+hPwF9KiA0QGokbVyjv2TQ6S1TAJZIn8M7jYuoSBOZabWK5ISuAE5QHaVBx4Y9buP3GX3K8U5pQod86300KmcDj9Me9L5PsIk6j8XEBR6z4OK+iAYArfdIwDxqWpm7N3U810MbYmOXT9SEEosAH4mH6GN7XROQw0yV5TFNl6e8UzVQ80q+jVGZSgH4gLuJDCihyAW62gFHMfkBrd1hqrtCnJGNwqNpkY/1GjPPZFo+bnvRNC0YTKB59XdDUqREzJtVVTF6AjVNn+5Ape9y4mUT4nz5eUfG4fNJ8vaKoo1zFoBm3NVYoFO6aBNTPmsSNR4hOTcOnvzdx47Gl24lCXQNyjv6ohw8yUX+K5naCWjFIldR4Tu/grpzFITk+2iBTGRgUpPIqZmjpja2dS59X0SDN8ICdWhp3bxYYdHbpX2qHz+aTPsUl01yqgESeWLN2XTp9vCJLZrQblY5Kqd9Y2Z4HyFY3o9kkSQH9QR4ZmtnkoNgbQ8Mj/RdQdwpKdgpGMQV1wzUPpLijiSRDPP0GQz5hZIAnMMAT3QHGQRekyXCPE2YG+CiXEA0J4CQr6O5oNKC5qIH4H2DBrqap2wE3IYXGdfr+XUXj9sYYbeUJkXYGaGeVvRRaS3GcgErIrQxtK0O0Muy2cnqWZn+Icleood1GHowG2N2FvY3c6ShImLs6lRCvhUPcwDqzFvJnmIFK0toBtFaYhbVm3V0VBYEQGkXaACrSh4D6MIDj83xnKXZ4OmhMa33Od8OVkx3XsysEealgKSgwddv5uu38EHd+yHZ+CJ0fSjuf1HdpZ7orD/QBWKIv+4RiaiuZETN2tYQWEzpYNDRM1D47LhWMC7gqHrbvrmh7a7XuV1P6pGNKMkJV4iqpW9wNqFFQNd/R5n2C9kfsofngbzxfEfPu2j1ULtPzk06i8LWyd1GhD99e7MfLg1tXmPY4kGvVsiz1Cpa6i68qrXeX1jtxr5zS0PTxqo8gssCHCHVDyetmecqQpl5SDsrhToWvIaLqN9jgRt/DB1bLEElmg22nzpewFj1RI6zHzTTGNiPmdRMyumdUlk1jOxUPW7gaQdoG1TAsmYa6WCPMYo2G4ZQFE9qMRQuQgysRNwHo4Eq0zQA7CIAdZIAFdTbKujNEUo1AcJcqKfEN5B203wAAS+ziyj7PAFjAAVQjAb+SnCsM0bAP0yQVo0bC8DPVClqtRDQCuOkiuXxVSS4E9fhS/ydclZ+TIyJcohUepz2RXKIhE1GGSxsPQcwhop2BGKfslX2Xh8KVey/JWTSl08gCpxwkFRAG4QpomXdl3aQCSDZUeCRWymsAZjKCFlxB1RRPIwscJklztpsuISIaQ9qGiRz4e6g/lclfgF/ZacslExO+LXGTkLZJ3D54BDQpl6gtVGhARc4Cgeo73W8yqh9wLL1JWiNToo31OMFnXE/NqZPQMMwcQrC2KMuUEGi8vdLlMOz5h3Muzq2u2pI5LTGqV3yxS7H+CxT+OBTMHufr4C7zm/Z/1bxvFtkwk9vtvJkPX7zTcUpV33RIlNjUJ2tBV2aDeQ+fqHNnJXXurEKdJ2fZq1DnzjLq3LkcdQ5Jmd3z38Uqnt3RxJnT/FvsPT8xTCKHbpwO835QiuqkzYXWR3iAuiXX27/jQyoa5hfmlIhBXXBYDqo7+j4mcfGJbgkZ8c043xSVtF4B1SfAbEEoSMmNdJGnn9aVPlTpt1S4FpUdUpzDByw3qZet31LvmiK8weoWPhY6ZShShgJ4mOJpm2x6Vyc9KiEEcTkBarQH4H7xN1gQNmneRch3e6b0mo7zrXA/S6rkn02OZnZ24lKHZXagPFDki23CLMz9KDlz0O0YrDptA8SoQq/xTuAYoBv8OrEkEzGnvXzUNw1NojIj1VIbA4lzKUq9CDod49lOCqIs2yXndCq5TVBP/l2xOh3rTlx8AnKDVL5PBZtZQqLe8Ti/xX21ZujvQoizQm4toavOYrsT+zRMHFCk5kLii5pY7OzhE5e3/MFOmoAnHsd/v4PPj07uo/9/E58Tv30//f/cTrBoexo3/sLgjb/wS8939tw68i+P/94tn9nZ7iwm/4CqfWbzSouZjqRyXyUTsNwKzjzTA7P0oI2YfhqS0iIXQS3NjsWoFBFGpaBnVRKwVrKg+3bo/J47yJWkNE96loMaHNRQxFZkitkaCATRsAu42zOlrojCv1LunKgR49BB4yCnwAowxNQXF1lNl8az3Y4pHuiYVgNHQCoCEaxOn6cPgEseImxAsci+iFvWNrES83Ir1L0cYfEML70Z4tsrJpgSicM4dwtfYs2zLsudfL8WzibMEo573S06XOS7VCMBigNwrfXGc7F/JnKNz/dEnr0nws0Q7nA9UYJ0rcqsEzzWFZUhjAOcj7O5BCRd3gC9FC8yfvWeZJsC6nEcQEGsPWc8wq6QYDloskIsb3ygK6+yDI2/5QFWh3YYfUvF9MW1PykYMFgDcaYXU3GmFxNxpgXvRrW3exv4D8pKGH+r9X5ZGHmZ3u/Ht/CNiQgdr1T99buqv1bouNgVODbQbS5yru+0Gr20IaT6wD4r0rJkqClCxKEwu9l1trlZpWDHqgAH/6Yr89Ojtov7RCvDnNE24BpyIlicQw2p2q2tIaNkzhq/zrL8ec4vd7OUGMLMly2lOztfzTa0d3byrzc7+cvNDqvPd2enILunIiyZnZxCOjk0H93J8fh8rGdyPKx0zvXdfSYnL5PjpZPjWZmDftNTCDqrTY/3+tPjZQY2reOfMUGvU053in6/UCzMqxN5UW6GptVcDmIcF5TVLifE5BSh1YUay7NTjjPjnJDgsRl9lIMnJPgY7rALoAsIl0UsRO3I3W8oArYNXBNudUZBJ2x1prH7Q6KDeLhc6xVntsWCPNelxg+Mutq55kZ1HxLfFFVRwnaoZkzp64kFyUGFTLLs7MnybTeqdyHLXuKlKe2eaADOLuJcKHAfMS45SMqEb8I9exgNQXr5OYh95qb0sxDtJPfTLJS61TkLcVTaQJ5S0TjctoqaCH9MRRPwn1LRGvgfUdFa5HtYRevgLqjImEb4r0BjbHV+R8URfcd9RIqV3PjHcFyAKc2YMcTg8+Yla4YYDRbeZ4sJE8mna4bMmnvEmohkL+eCJPo21rkhBisaylRWrnp8YxyYMSQj+mjINO8R0yRjSUZXArncsURpQEsgmymRQBdGPygQmzJVpMw4qwzhNq1qRg1klrs9cIjZjI6J6Q5trbRo7MhflBlMZj+1enEhCX+5J5yG1jkx4xziL/0Q5ML46+iMfqvEHptxvgdfV6v7blR3yde7blQH0RttzbawBKqmuYdELX3J+iBWNRd+L3WwzwFBpfVoKRpsVaNa68OlKIQRnJaO/JYb5VuPFNmIhyhIE+VLvyqlHCC3TmENdHNiFm37nhnu23WzacfTfvnYn3NAUrioKbCVBnTs7hmnKB07NOOU6SvAxXgOCpoNXLBAxIMTvnXGIUA1Zajj5EyFWVTu/F03OtdQfTtn01FNK63iqjxnargqz5kQN+U5U4esVM40bnD2kcPyITkzOMMKZVTcwRudb6NxuhvaR59NjIbQlwjeURUsgrYeunMO4CR2Wv+EW/7ZRMxHzeKSfl8zuJE39hk9YVih6KYZfRO+rlZ7W1937+e7fYjjTLfc+2f0tHho+sgzGuzqn7d/6kyptMHoB0A/vNwY8OZdvjkinHdCWcynk7ukOZ+1oagfl1y+T2KpHkFpnqA0Jy7K7Ub49nFs7slnvvsplx8g5Ddj85/R5+W8/6y256JtHQVyURIeGse9zYxewCXLgrYBBBCvQO8BxMorLgL7nHIy57LVOU9r7da40iRGoGyCPpdZVT7hbUJ4JD0V/zu+zVJxjQ9C4xAL+HAzCrucKu5bXVm64TIOOg1Yzj/XhH8OV+Gfa8v45/By/HOt34LEyqowTitCyd7dt6J15vVnBzOyoFdVJkbJ8UBX5SOgcaI9BCfRtIcUQUIMmQHogVTMwLO0fwT9rhFoPwn63RfQ/sLz/Yor1MiYqS015CTSQBu/TPtdORpPtESKiZZIxRRBMuH8eAwqH00IFplRew90CZw14KHJEkuZ4LIZp+ChVEvEjHTjxllLiCWassFV4tFZQ4TprgqqLWMMQjgObYBV+NbAcWj74/FZJ+NjzDh8ERwnisvlgJVLiAoYgBQhX8U2sbMNoDu0D+GeLFpvxtid5BuiIvRPJqMNZn20sUykD4XcUcmJ/glI6Sb0eQeITTLNOysFGo2i1fiYFNWQDdxbs158G3FjiOPKgVsrPHQ28QZRCLGJN4oPiXWfxLbkyZ6S16PiNHERKigDt1WKy7OpnmwqWl8urVBB4QP9jTwHfGEUbTLrM74phksahyNxs+VheDbR4F8CzbKB51qSbTBTNO48r5OZ4FEQyc3Wuu+jpjaPPWPU0x+ONgPe+qCUkWg9S1T6S2VtwxJDlPFG3BQrk5HiS+XTrqCothKauMgKU23YIyKkLCNBrILZLAd3I5R0AZqd6+njFPDbApLO7p4HM2EvDtcnt1wjAEWM7W1Cg0j+u232o/a+jHI7Se6jNvPd2bygoHtHqmeAqNCVQ1Fa+pIym5YOJCO93nDIFIXYQaa5AA3Xb2hNKarKQBoMGzHIBmO0KztEOILqO0Rynu4b3L1PU0LTOz7TtEB9e3K/fHRKTM9IVtweZkcmtPmcbD4R2VvZ+/Xo64alAzRUVcOeUfKMYhjLVhQCCKEkCGGUVn8SuE4CDQ0qY4kRwRI9eCEQW0i0AYqWbRsKBORjXn8dEcITJmy322b4NNURmZjI4jXWP7ESY/fgStXFlUMJnnSMYMuxBAs6IpfZ8vhSpobq7Kbt8qXZvb0Y8ADrgi5DY5UVaKxk0Vg5Wa63sT47JFirWIOMyHxBZGA7qdyCILLKnYw3EkRWFgQTCN4oJRpvXUTmZJBMIGjFJk703DKILJvYllzuKbmUQWROishKy7OpnmwKR2vYPrDvADWtNpRBhq6xtIwQOC9TgtbLNoCFRrp5hznvYclqY7Vx93zwwX3v+s0NN30bR7/DHqVBD7MISugxUELUcCnD3+KCqNriPsJ/T2nbQmR9J5I/CyFjn5g+jexTmsizSkKe1ftiaVQUdAWuiyJwXWGBa1NnXtsnyhGk8Bucb0YoXgy0EcCJ8HtYMU7wcwVfEa2q2bwE06TniTevgiY1uaUG35yy+E/Id4b0gSsj4n0dvn/kO0TDQTUWZfdujQfYbAKhq0HjEboaJHTVoD4N9kEACoYXaWVVV+4Esg9UV+4DsgsMAsUNQRiBd4FBi+IGGcU13sxXa0p2gapxZBeo8i4waLFcVXYB+VgAFYzrx6EUz0n+u232o5Qbu8CgxXVV3gXEvTubl60p9unqMNBbjdBbjYaOPXXy1GHWxrejKoNZJJ+DAXX5Qi0J5qAQS/5bNbwHVxndXdnBxf6x6uAaOzjTlND0juy0HRuzyrg6NmtIbnZMQ5vP+UbGVGMYQxpGvn2ExyWPC/K1xrImLMREhdG+wXWWaO1jNGPN4UbCDacPRR7K8XZJKCTZ6yy0gZN/NE3CaT+C0CDfvHP4tIRPc3o3KeWghB6Usg3aeQmELxuyICcgricebMYqyXC3ZLibG5mGLigJXlByoZ6Et214W0m1OHi3FQC8yMmWfVQSH+Wmp6GnbBmnlpV91oZj/QEpEqL5pKvcExhkURBWchvhsshEnt3puNBH+ClPKCPlWlIZJ6R3bD4T90vB+ZaXJv1D3zxaI/mlf6BGstoyyjmIyxUWYSr2aUeBllX/duyy+e6O+6XgfKu3w7bB2DacUraws+qbbMVCkrOt/h+0Yzr445zrz9fn3JO0a+VFRjQxDeq2xHJyMT1PwhaNU8q4AmcU0gws6d7pEHFT7bCmEERuO4tsOVjShpK23o4H8LWdEgyYgc5iTBmgpl63+SDvvxgPWrY53NXptBExFTdMo7OIz+l4yAx1FgkhUgEJ/36eKvcWaWUNt4kcHuhmj0ZbPZLHoKrqVBRkzTrx2GKHyIaQPsnf6MTji1QdYRZqQtMSyR7tu2JJBb2jRVkxI0RTJtLeBbSw0z4N0efKPbgjW/1iWLGBqChvqo8TXdoU7QBo+NNYtfEvXkPE0ZrHzcQhVl5WohsNOg/iyHVTWUTLxxZFkaKC8TOD7dg7nZHhr7bPxWsvo7ZNRRVgCm0RnR5fND2ZPcq8bvXMfUFhgLU7INHQabefPBebVfMrY/gGsGzWsVsya9ktGHOGaMR1Z4jUWXuGIS6f2PNeVhuLXwuBUxYCJxACp4QbFaZ62HJH904xeFxDEe5kDgbPuSxrpprIq9PU3eBy+vy40Eai8mUS0UZ8OvbPxZXLjluVfjX64ZwWB0UDGUNoED+ARUIaigFTZjc0AbtVUzlDVFP5DIF7cIbHwZo6X1EghqYoQzMgQ1OXoQllaGoyNFUZGugrBWehHtt6dHPrZaeV56vaIHZEtx06szjKdloLw1Bud0S53WnloNxOoVVRZ2XldqdVhHK70/qHMis+7f5B6rqBDn1f7VnWn4J9CFGiNTiXndEvbO2XuhVC47huleGtxquTarw6QYHp1fDbu7dHfwazuHyOyrL3zhHgK6ZKKwlVygJwVT5ytIQUU6UcLJs0MOTfCuXqsmQmJ6b5cFgSW5LCHtXf4zKwm1scm5tzSgjbaPeEKWcyLGQyLCQyDLPn9SXDXMZA5VXIsPIqZBhLIILkKzMZ5lkyzGMyrA4yrGzJsDJUe4kCKYMM8ywZVmYyzGUXZFhIODNMybCyJcMka8gChkKGlZkMk3xONt9qZJgDyksT5QUroOypkqcasBxJMUt/FSHwliGlgv+k3QIsLp1M7S0lln+ccDOMG7EpwD74Iz1IzaWKrSzsURFhj6pYBqplzbqzIEmYSkNAjxRSPD6UZsOgq1ya6A6zvAQ48VoXsabbBX1Dhsdn2YhqJkGYTVDtFZ6oAzvWLeqskt9izwrMcwoCrQN3DpzhTvvWrtE3iCTzYn57OmNM8G+95VYynt7cetHNWMn4MC3w9v+3VjIGgBgGL2cl41tv2qKBOoeWmbZQSCBGI4YRP8Lx3mXNQ5xX/cxDsH2MjdY+xoXhZfYx8tY+xp8ut49Rs/YxlspiH6Nr6IJSvAADDtfN6PNwF0Zm9HPWbsSzrkzCp107C2dtxNNwyf8U3JdoIj7h9tjMGEUnx1KbGTwKT0nUOKKaMicPW0MV+pJtSduaklhwxTzE55abh1hp+mG5eYhe1L/SPISUY9JyTHdX+P+vPnxRlIl/vtqjTFwQZeJfLqymD/8zCk9bgHLseWqEehBWPdbRDpabhM/ItNaCy9mLZ4x96PJp2MK0vGDiHLZCsDSjFEKz8YXRmj+vThRZ0t89oec079jeCW+ucILmCLjnrEh7rHYX1pVfC2Oapb18WOvBqKq/tyJWIog5yu+tuKIgXZS5jPudKAcEymDQAzbZoWH8itOWMRGEU2+HFAQMKxfYwrMGJvUoPZWeoy1QCi4YKaaQFlO2xVTSYkoopsDmnPk1BRTDjYR1MNs+s7w1FVtMtV9rCj2twU65Wmuqtphav9aUeloDc2GrtaYmxfRrSzlpiw+TvaGssnprdFakXZxoEAaZXGytHorWeyvg4ljDXNNqiwtQbNCzcYNtxhGf10d36ruI3IG1OqQbQbpolDzIzJ4xkA+zsTYNtoAwni0j5YvHQZiNswqaKdgrRpBPaagQcLbHw1TG3yluDqUf49sZ60vThWwKnBirEkY0pMGomhIsVeFdAAdogoUiQuLYm3arP0UM14SZ6Cw1mEnFuFht+5J0xqFulk0pA7JdcXyqf5SbHsZjrKSHlvyDbQmM8VGrh7PBjpzvJkOPwW/SKIWwjGDqRABGa8wgpmot3j1iwnMN9YnNQsqkjNjaVp0USAhpNjwRjcOCJGwGNKQro5GBlvEscf/csziiOaO4mD2jJuayh1dOVbw+uTCmDq0HmR3Zbo+uTGwlCNYb+occPKnkraOqhp1hE7HCC5cxKUWiwILNHHG8FBMs7aWhXI8ZpjE8EK9nPQWCiQEa3/F+AxFvYGhZqcq6camStDLVtxq2HdvQrySzkQBxZQ+ptaPG9DnUkTYP22mnRGNm0pYP2a2x9Ao9TgEjHrU9HE17OCo9xPEqLyKYH7QhmkY+HYASoIgWO4QiIThiAQk6lYM4YKA/ziKg21TIG2/qmDqC6xw8ZaoI3EyU7hXmirbBIjBTZqrTPh3T16ZFHBNWKYQ8m9lTIU5CIBHLHochg4yfWkcJlme7dRn2cHU2Xd3Y+ClcCHHs69VLtWSqZvSVLA0TRFuwVIm5KdnbPV5PDaAylSzfgqwVwHUdiEmzZxhCXcBqffARICHGCrF2W64UFdk075jN22eB8MwS1FaTvFuteo6gBcMxwK1YfJxgUmCCl6Osvw02i8V9XwOS46+VO+X40h1Ld4Kfvcok+GANRmx1XC3Icz1BuSzyjX0W+dVoEpBH7+rpLYcHaZ2ZNANcznSfcq6xHbGoep2ZhrPebLThFvS/BilBXiZpd66FefCWu5/fdPDw29d8JroOk91nFIaiYXmFbBXWPLcKa87P0ZXAfjJrri1rrpk1v+4uPnIasnJyw8yas6aFtqx5jlnzYXZNNMQbTCllzSWrY7OyFKFlzXPMmks+J5sPK3aoT/+uBzd+FXHjV9GEsOda8lwb8NEn/QPyuF4UDSNI9NCfyFwpcLU1g4rGl/Yt3cmGSwl0I6d9eqlB9UW4sI8woZGioFhQCkEy/iHrG1D0lSh1DH/WmatlGq+xRW81W23RsIBKEG+LvhKljuHP1kzROKQA/Jsrqfx1DAtU1nRms8iUtT6zj2reRyOzQTo2aXPQZ7Zj490tlmgjrmjMvIFaQKgau8tS+S3WxkjixgnlIJWMmusZtpkqMd04xzSEpGiAvgr5SY+AZoXlqbbQjNDHFtPguRQio5YSGZAEBuMJdQzoZBDxJfKbEztcYm5ZqvPjSgQtH7P+R+ESxXvK+j+iRJrzEbjErzxswxfgEi06J14IYROBexxyzrA2txS4kIDdgmnYgukL7B8FKYnm6Sfpt8N9KrXszO0MfxDCea0LqfQm2n4hleA8q/o+ddD997zr48SCNYdPuifsuR9UTXJ9wNsX6XRg7oLJ7Y2KXKUwB6AhAzFtjOMinBwSG9JyYdU/h4O7kskde8aUnv4w3+33K76KAyRcHayCHbxVsEMuwQ5s8Q8tYuyQY+xQeTOrBFQZO3imxtgBxgZNzmIHj7FDjV0TgfzMZbCDZHVs1pAf/hPs4DF2kHxONh+wQ7WvBjshhDIhhDLff34J2u8HIn4gDvI3eGOOZW74BYwcbHIcgzbbXjyPafKAizxrgNs/gItgyOlOfwvagxC3CXJ4LCD4aBTkaGJ92HU7qU5AzbAwNyymVdp62cMWbDOPJoyfaMgdEBmHCWoKW0QsWJvZ6kClz2FzXBQ98Tw2+4C2TXLK/ZNBtMP4URXW3wBHNcgiQmOjgikLiefjnbVuKrxZDfTZuOvYkeSqGFrVSZZBm6XeJ8sgsgySk3AekP0k2oiwTmUW92Gr7Z1QDI8R//dQKmQl9lXT1rtpbSUNvtPnzbFKm2NVNschjEGf0RmI6pcB/1N6FfhfIEaXleZ5AUC0pmIXQIUXwNBdvAAGKOlF6L3V6QN3uq2LCm+1dNfAJciZeGLLZcBUaZ6qmVWA/OeT/BeQ/7zkT9fChST/+Z78WA0Dq0loDNICGKRBZU+DPA0IzmBOyQc0T3Sx7BBA6b6pHYmr/OwlDBINYq1AA7GBD9i4R5WM0gO25iMGIYr2D9ZLNAJ43hWxncjtEGTAg1w4cuqaoYrGup/j3c8mLo9YOacCMawaNoHb8UpVhO29Gtee7XQZVIi0MYhrPEsGEGdDHrm98rAaH465DtHHeESHLXfikaGKDY/XtImmnBBTbmIXYTxqsn33ZjQeJKulymWsJW8VkBywdx1GiYCNfrfDFk7r7tkYr6YZTh1DDG980awhyr2rrNr9PNTs6hmvyVgtIzaBjdXRVJtFXLiCxA/x+MpaKpAYWAROIBB07ZoO8wjtJzNmpxDahmQ0wyo5551bK7nkGb/0qZ/R1m2Y/NED3HWa81FTOYKAvcduqag0WaU1hz0IUnyw88B4CZd6feAsimITRevpNwlIxtMnU1jEK4S7N6yyLgcjYrqpkEEqZDCapGndACsNidJq4hKBXk5UZRM33kSzUZHNKK4SejIxTMwDTcEyDvE/vkWD1nhjmWUaBeuIWQnKmOeMdZhyYF6GInEsQskDTs6IZ8pSWZthgIIYdzPF0k2Cjij+CoRjoYCrX/pHYKoG5fwayqLlec3fvvb4+z/4xzsTN96CfLdTsW+Kr6Tu7uWi/g4lUhBRjMz2Fg3/A9k5IKZxlv1bKj/1jqe//IenP7YzcZlHWyq3Jm92vrD7k88nLhGjl5jRLv/G43/8tefWPbMzceOrkphPfaVcf+7rZ59PXGJ/bMyX/mDfH/38z//SzsSNp5OYP6099bO/estnnk9cYnVszAdGvn/vb93/3M7Eja9NYr7/3xVOTe77zecTN74uiZm546dY7zpxiZi3MX/+RlbOfj5xiRa/lBwcDCSA8ZWdiRvPYCYGMJZsA8XIbNze9W6mQd/X9V4hXrBcDcCf2Wg2sfKHPX4bwP0hDhgYOuTYJ59E4hASkQw6ySHGlADKgDB0JZ5FxDMAFQVQigIoRQEUGDCyYDFMLbuCwaIkYFGiYt5krhCwKInW+upgITyPnXJjJ9jY6TR28oydKmMnxthpMHbQTXaIjR3Q4e6QFXsHdKp3QDd3B7TIpmKAZmSvrvxz9+izapU9uq2yezQkKFfdoxeSPfYU9tiFZXv0qWSPXVhtj77bZj+KHd7p3aGP2sx3fyP7M0vGF2lLLrLlouz+nMvuz0Xen9cbgAzQrLH2bQhrTsrOPGli+pDAmHdp4vf2gagt8AUxfUxit57ERr3e/uHd2gqGE6WmwEdM0GbHuF71Jy6RACMxYcJnT3NaEAOr06trlxrR8CrMCCVhfWHhb5i0lIPHV0A8VtL1BD/ovBD8TkX4nQr4Hdr2id+pEr/zzwOm1fmdDCiB31kGSm9OQclYULD8TqWH36lbfqc/FDk2K/idSg+/U7f8zjcAQVMp0BAETaXknpgisqTboJBuzFPmTAioSCWLHjnvRENZzzbq80SPZliGUsMc3GJlhvJRvvUDUS1DvGUSWunyglBoNHF5/PY2qf6KyeFVa3nA3LcJ+Hnr8Qx51o7GLVlmbZHjpPAHZokEofRIWLUJF6GNJS/T1tgcaE0etSWyJmeqIGty/D4paL+CzUMFVD5zetHSS02hl2qJBFyOuSeYHwi5wGYLNELY0nubBPHjvJhSIT4z/qRZexqnk2nQvc1z0VA3QX8i2UyszLQtYM6N77MX7OX+UaPNtpv1u8R3N859btZvFd9B8lk6etfBXaefPBdvv1k/hAx84XofEvPX2+hrO3/N0VeMBsV8Lmb/oEEghhdpYMbbp8/tdsx4ljClKvemhd0hVuRzLHAf1foSc6nRsEvziWsXey0hq+3bS5bvo6kS4i3scnf0NUibyCA2GOiiW6aVedJqxsMG6ER0kpPidacSWxCkvSeCKHGRt1n4ilT9Tfsgugaj+bS25P4Lj9B64ZUECqLsAN/WLGU93iXkm08uxs1DNzg/2TXmQ8PWpH/jh5uZOXWcw01ZCECvLRqtR6dgf4HYjDVAjOQw9+Ie36I/PhU3iaanYg7H1SaxLFSYoQ9ZAxBmFQzA034K8h5rzmFWHlHptHwEW1kbxuqCxUrenXdPuHNQgciLPdwLySsTeFcTCrZoVJ+5y8uBLGSQDNRjfbyJJoFOHxVZpoL8JgvzykwUhDiKQMoA4GM8mVbCc2pZG8QZA2Wi+lpaRTN2WfRyzdjyMs3Y0uU0Y8sBm2GAYdIZPZW8L0dsHYtJEZ5n5bL9eG7Um2UemDmf6tO7h+Q15zOmdiau0sYjb/3II3pVeRC8mii+CmqiMhYKt1c8wuA+IfwISJ5vhWqzraP3H4nrOBdKKx9AhQTsUqFvBlFinZVlYdQmz0Lh4iLBoDDqgzSlzKjzi0hJpkHO1LCZfZtZXJyyNiTFjL4eMiVJaR5Kq/JLz44coW6XwfLwsjUrmLLdD9HircAZNgXopo3Acfia2OvP39u3GofFJE8VIivEzzd4PMTG4ZDhUDOy2IlLO0SeGOGBGaWQYIcr5sd8fqN2zJSoTCXyMIEZo+Vomh1aw+Py1U6sVuXvFS05JZNJy91mxqSYCkXyk6QKQzwgC4wPk++AWj9U5OvSRH/FHGAYIflCfeg3xIMQFEusALSuxHHpTfhz/awQ7VClojX4YQVLBHirPIe3yqsmHKdEU6zYhcRszGoSW2BxxaHyyrf2wh8ijCmnGRaibTU/rASgBwHQ0Od2oA9cBbzkYIW0C2SO7SBhNAaKqoBYlQVL/KTgnkJDFOrCSDwEWwYs9NVtqb4t1bel5mCcVaDvSn4lMRTYCxPYUwJTowJTEwKJ05mV0pAeMhQmb2QM94LesvOkFaA3ZjvdC3oTFtAS0Btj0BvrBb1xM0ZlpqBHADdiRjqUtilflwU9ztwH9Bo9oDfQC3OZKWGg3AOg7DewYRbmIGV9kwCcBb0roSU4anrMQbbUsQwcXg8JUxzY0WIIX9JdSORxTspjmLwJMNnnQcCK6ChCtAY3Oj68qRGtqshysk2x4H8fpS1KnQjm1VxjPjfn47h8oXgkLk5CkZKlZSHpVAwfUT1QzpJTpdYL/CgNi04F/Qw80Jic8qBhSR8LLBPVem4eKoP0GbTanhV7KrUeUfsqyiY8W7AfbZZbar16Ms1xvmAlnEqtz1EObRNeKNuP8yxd1Pp0N8fFMkshsSmfWtc8gob9pStaT6lWnrsXxGFXIL2Il7nCH4GC7wt821Bs/ZY/K8EUIhdOxZa6Ub2YM0UwDOdxg6FucJ61/rPW/5T1t63/Mes/Zf2PWP+C9b/qif+SJ/6Xrf+i9b9k/Res/0XrPw8/kSTP4TGO2ox+Fv6PTM3os0iQbL47t7lP2Yxtm/Ex6z9l/Y9k0l+i9Ateai+l2PpsDoNw3p9N7aYUW0/5s6s8fiUd9ynNC86MfgyWD4IZ/ahvR4p2vNavaCn4PI8uLGj9iuaCZZpOFcIPglCjz0f92Ka9kIOkbLH1KvKEH+IrwY+qWzCjFDo9K1EUlLSQCg9/VI2LdWBCdOEsp0tSwAxX3Y7WeT8hEU9NxbrFTwmS57Gp1pb9FTb0pW61BKRuDZN3eH+zlXYg/F8Umnrej+qsH94qRQNWZmsA4i+tYTz1qeRtwyKQyHnf1PmhaDA8MH9dh4UxIjUfNGq/nIfvJ/pB9atB5AQ0qJMZXWBtkTqs/RIUhGx4pdRaJxa38KkgVVU6wE+CQwRlRr+Ih54nZUxfJLj2ZnnBk9uaTAdmMB2Y7KB4dlCu3Ffxyrku2nmd4flI0vhBDM8ADY9KVG1EB55vqYfBgQ4kg6SldZT7x3AcO8hjNtgdM5ToYf7AA0GfYRAj2EhHsLF8BDON4GGhiRnkESSH7dDFCjODl80Ik2MkB3gIdTKaA/LkBYXIaLZY/3xKv6RpJyT3i5oIMnIvaGnd5zQMOUzReFujbFZeDvcXoyJJNCBySCLERP5RfPGclYgOxsPFOmBSQ3o+JjZsBvupZQ9KsFXLHsSuPE59/9HCLG15vDJoMy+2HtWQVyq2ZiDK50TreBHgT7jCMsE6rvROPhZYxwME3B8Zxvo4DaKmrJOzCFxLN1ikj6JgO4AStebgubWi8X5TtbfzCp2tdDs/0LfztCVDxiHWZgRSDpEZIfrEZZFL8sZm2IrbDokMxBBfmBkRXTVHWADtGNtdIaB/DW/WxjP6VbgDVC63ZkZ/Ff5oRl9y2Zoegl5xAXoKq+IVl1+CCH9cyQay1XmVoO+2uJQgr+xesdaiSLtP4PEkWNOiH7UpiugX0289/Sbph3uYjfTbRL8p+sH4xhX0gwTZlSBuqN4tLsRZdrgXXfG9rGIapJes76KKr9rhXrC+l1R89Q73Reu7oOLpHe5563tRxdfscJ9Fvxb4GQxeWNK71rO2jz/R25OFzI539bn4WpZaj830ufg6/jRJ1vCUOhdfz2FXmmseN1vNVR1IAXUWn4xHrdHTzbs6p8/FbzgTbTajFGpG2+fimTPReuK4i2HKxl/c2TkXbzsTbTJv4OKuMDPsTvJxyploarndZcdJehR+VKGjT+kOV7PBlrDRXHsmisx1Z6KGuf6MSOd17YA1ZTtItzSjaR+GvP4kwQXc9QQXBYGbVwoCJy/DNTP6y3CJA7lYsNvcSwXZ5r5YEALhkYLd4At2g8/bDT5vN3jrv2j9L1n/Bet/0frP56Vhz8LdOKM/DXcD7e82/Cm4hKg/AXfTjG7nhSB4DP4raduFu2VGn7Lhj8B/xYx+GO7mGb0At3SD85ovBMSrvsX8l/xeAuJlu39f9KVhL1n/Bet/0e8lILClZvbyDEmF10/XpsAVdANxpp3d2RscQ9SBmei7rYeM8Rg74xvnmSZkYP4pftU6ZIIvkZsJsUEYbBAaG4TBBlHqTQ/59IJBtVBQekzdNytEAwiUpAFS6C2Q0CfY21/Jy+6dNqQuDWnxzRIVXcKWzZs97zqNZLPnlpTSljSWZQBwFVhAleqZn8VrouuAG9eZMT4THRQ6vHcbKNhtgPbIk4SuaStgg564N6ZSJG2FNlNjMz4AYnkQ2yuhaspXd5w+nK4ZDCvdfSIQ3VFPdEd5gopgKK6Rx1RDVgmD2hPUyWB/sxUaJ/wjPQ5SvBw5LHHGjyKFbGhEtmuW3+oMlcGTuPN6zreuO1+Yq5xQiTCP6PK97Ah7AtZpXhT2pvS74jwB2i39bkJ6NP0gBhHImRbzMr7lZXJb3LMwFCO2Mysoss2H9kTxKOHMTuGpGLGZGcKdI/oDVh2jIpt0BIUAhqif1YyGMESDfKHEDJHfZYgGmSEamtF89sQskWOTni3YD2aJ/C5LNMgs0XCS53OZPMQUyQczRX6XKRoEUxSPJHlO6W6eS6H9uBhynksfSPMs1JmRsqIjC3fuOs1HTZm3u7JSJRQzzroKPqRCgFUDkR9pmvF4AitgnHaHiWc70RoxMyXJfLZ/xHMZiA2kkmkmAiRrTVMY/jGc3CTiI2uhK7nmMNEnY1ElSI6KAgiJNK2QSF6kOWizyhsJi/C+DX/FeGwIOSZAh3FYvJ6+OJ1Zv0h7U2URNwtruifPazIiJPFas7aTRhZ2dWDqqQOJ0fZiPNlps+wCilprsM+taS/i6TYO6sRrOd5WZdYsEoFkY9Z02jtYgp2aZQy1fNGgsNggyzpjo8eZQnIzU9Bf9akuqk91aNyUxCLkhCjb5E2DtskG0SD2GNVSfb7QT/6RuMn0k2IDhO5xqGsURRZjNN7EV+1hPIWj5gKwNkVyzGao4lLMFYjZwh5jNsuNez+1BLOFdZCQahNSbeqvvEAxV8p1+ha+nKdMViVjqfxj/+2X2//4W2dvTlyWcad0fYpKCimYzatG2uv2/ZRokxS0WUL5cuNAH2UbiEJfyZ0oxFeLEAJ3mHtfiKfZ5aBN1PiVcuncoU1mc9Y8SRpZsN2/huWbKRk3anPaqK19B4U7sNlMmautlscmc4WZTrU8pCssw71Z9OKKOCPDntqUy102DeezaTj/6Q9H12LB90FrhWjLP0vUnR8dDVJRd99e7vp8uXvtm/kEvGBF3bd0Rd39HlH3LVbUnQAo8k2QEXUvWFH3LVbU3e8Rdd9iRd0z+cBr9Hl7h8DxSzTYPEwAKPJcicmGMbnNuNPdYDZSyCW2v0hljYOWOvAAnx8EZiOu+Tbihm+D/cPXfGOX04ocyz4OkV4u4nGIipvux2OvadxupKbHsULVcVrlJ2dltbPIaZ3Vb7DFBaZmlR6duErRfDDcp7eb7Ynm5lQnsMZpB4D/WTYxgGwijZllxHxW50PpMNgiBQdGignSYgakmLQQFnAMrICjNvxILqOmcUFNE3a39vmimbF6cxZvSeButiq25gKcplJomHKQFFKhL7zUgd3tFr4gYsuCB+xnCLPJyAZc1hQj48BfuCMbgxwR30t3IyCkTviY5dQJ2+NcPF7fWWQrNHat2ZUn126RsyfBQR1O3WHZxjGzXvaGds/BL0SiA5o9ea4Ym94xmsgABt1A5/mmzkCUw/h8zgrVPwfDY4E9nV4+0Hzm/AKkfvh4uncyWZb/RSvTf16J3WP6+xybp2NCKrOZgJy5oOQMjuihxzQ22EEzbJNMQGAAz4hWDiciByZ5/4Togw6PUPJEz05s05U0573NWF4RexSiEXhEMPVaRcY9GSYPldoEH8P5Wew3lyYczoYvTZTdeRhveAHK2ctVAATL+KYSjbEF+UwMGz2YlBefsjYQfLGBUBIbCL6QuUU5N5er3aEuJwNR9BdEFF2s302z9btRhy1ngUB1cVmDx0DZoMpYn4ifVoh5QRc1P5DDT4TOyWM5WK+FyJPjlhwbCfjX1ngFm2FnqtXfcx3/9/s7Oxn6rJDQKfOcHotJ2/fmdZw5iWGz4vxVliSp2poDmTeNi28hAgqm8hk81lvFY8u51k6jj8gFDqvPcXjAUjSpvw1LFbjl8g/FFaLf+EUZ+ijyeyP0AXsRbBVeyw273kvUdSXSplbRicQsLp4Na9TzwRDrFGoWEXbE9LjMjsz8X9TKOYzeCU0sA5Q99HyJ1cVLc9YEodUFENooJ7SRmOiAMH9eVJILoAShuJ9raSJ77o8Vk2nFxawRjtJSA8gFSctsrRRJyj1JKpSkuoq12hoxEDXiHmrEM9SiQfo16DdEv2H6jRgYW65BjhhG/KGt0MR79W5igZ/w+4Q8ROEnli7jNSyQsZbf7IzX8VPpRAmb2ThiKS42nB0LlZDaEg1E+Y6Qkyi89lEq4OKsCiDtcpMSsMlELCsWJEK5YpZU/JtpfmmznjSTqykRVEVWVwrdAukz3NrnWh5+0B64cpVxm4zW/jMlE/nUOJdKJvaar71SJBMnE8nEtVnJRNUrmbg2kUycNDl+kKkrUzZpJRPXZiQTVY9k4lormZjJC9Jjsk9Xt4La2EjUxkaaH/ZsIc8WFn6ChBh20qaZIJ7YNFlmoEHswQbsRJOsjMY+HmFRcLwEmdpBEIJIQ8yLJQttGruNESyGxJHEVpFOtOHiZeXgyQQiLpHmKiIimR6dWlYOVPdjUY5bJ/rWWxMdORCgSVG4u5jiRoACZjlZbplNlpRWp415o9guHqPAS3jkYpQgLCkGzzesTVPjKYetadwwbRdXpXHE9PHIO3cIIhHpo0Ui3H1mOO1qryzG00B15F7DKwaBlOzaziKj028eOFeXdMyA5grLygdTwDQWsKyco+qRc1xr5Rz7w6Rjs+ImW/XIOa61co7L4HGMkq/s30aRlW0QYXQgXivW+CMlGnzjPBkCpIRHKI4J341C82aMyHXfVbuHDx+uMdPt+DpzXQdfnUUqfWMCAHFXS7BBdHaiYZktOH2mbYqojutPExRct0oJo69XwiiV8IbT8YyZIRIPumtXm2vb8TazrYOvVVsWrlYutWbIbFsl1/BquagFbzBvoBZc34639z4PsN1s3/OxP9z4cnBV/eYOYPN6KLJfY67umGlqoLmOmtpu91S4FhWuRfkDmQpZAnlyWfe37+qcNjNc9dVU5CK/nFUxM22iBkvmDW0x9N/zSN71uG3seq/ufpb7vr6XOSZKbBHj3Yvrd7AFnKt3sMnL8g4XFnBKO9gIZ0VMgxZB4nvWbOgPeW5+Lj+fn8M77KMsZOPCBmS+A9fERJnj7qHY7p7bFA1e7WSxn3y7/WTndBx08PybKTzRYYXEYttQSBEFwLiPCztfBX7nHebhIEJQkePLqnAqNXlWIxSGhS3ssWjlgJi0jd0trChKzijLBQ9C+KdoBrfQpltYjIc63Gg8lLgYD3do0iSygMgRG4kX5+NRirQq0LaAEGnGkCZAgqCbexQx44hpIKaRZA3ZoPUYBLQkNTGq8CxLMISwYZtgBJ5M5QMQ2nQNxOQIZ7sVpqGt+ehqjwnBUMiyOlspgmUCKP0yjQ0F4AZ906S3JnGsnWoed6URU4lPU87IvzKEWOQ4aTMFb1XeHJt4IrLQAQC4WTzjsc1JRBi8+NYB0d3Bs3fdu6Pu5zuaT8Z6EdRx+/STwX5FRDirioYxzt5jl698Wdw21vIcsMsbgga1y9K4MZHzHORIEGyzgSr90XolB81Uoka9lCKFZKh9CHMhoUpB5oc9mqla3m9h8r+QyJhdRjeVH6ItskCmKKcSyIIENQ79ra2iN5bJZ/yo7iaaCB7EBmC1A8qnVml1kCnMBtszjIcgUA4Kc9jasxCijh+gz0O3MewGjkHkkSnMPkZLpLimJQbxQjsHrBELElIA0yph17+OMNPwLGSlV6MwuQxjC41wJIIfSMt4lZEYjxqr7t13r7J3H4TOxiwUHAg7XSDwDO3eHTJZGQtZOS67No7X2QDjNKXL7MK7CEPILj5u6oRS6rJ7u4HNGtqshmU/kTXd+I3NGmazWqEBWqt81jJwBMKAbB9grO9zCfuYQNsnuoIYTcwMDkXNBMLZsEuf2KUDtKeuX7oD59tLd/SLp43mt5UZb+1c+pyi1GOcel3/1FzWPi6rf11oy+3cltv71rUBsMBvhWU0Hrnyz6PyYOkLCu9BE62dAA0SJIDDj5BzQ00jae+Gfgk5mkss2xJZUBHwOWSa9nR1/dJ+MwFVoHJi9T9xaX3s52c4DhAhdZA2nHVCh68xJpM3wtvJkrJBvxKlLJkBnl/R++1j6SwnQtDFpfLXl/0XN5b+IwxRNJOnA+kzeeQMWsUcuQbBa9SHznCE4geIGI4Zpy3yksanWmTR/McoRRLTE7xob/zHdp2mMV8DFnONmqPBWuPwXzX3K+1oI959y+EAgzAzrEDjYnGAwBv3znMZSawwK4mlHsTbonixrStthMNd+rG0kdd6DQZNw8eJccPd3AAtAaDQUDDpoGDSYXuwKAvXWgqK87ZzxGwNm7ztdLQJekLcIpQkL0CaENeVeVzZ1luqb6XY+wqwW43nE6mJG3foUWrlph20W2KV2vO9nF2q3Hm+WrWdqrNh7AGI8AzacDQZkj84rD+Os1DaiTaajR0afdp7NplNnfaeMz/+1OO/+V3/cIM8gYp9eK7/HXmfZieX5ayAM5xclo+gv3n0dwT9HV4loxlGf0N+8hcW9jahv3l0Owx6DjOpU2EFTWNgeUKxTB5tU1RSmaqCNDJmClNUT5/LjaYQ70UajhNt7hKRmxBSiAtxjqmvOk0d/fY3oxFmw+gbEmV1M3KriFnDlzMFyF6T7wA5ddE3qgBxQmgag4njuQH2wlZV7MA4FY32FWy1Kt7SIfCFXBmL7dFAXSGPwW4hulk9nr7ywQe/GzOvAtOEbiISXNll0qbG56M6n2RtMlPwTj1BPR2Ickl4MnfLBb1CO6Ui6LWZBjSk36buuos2BnJyMUlNyJ6JfkXbl2exEspEa6gH8WjsnSwnnX3INIeHTPk5WX7I1CcQvYK+NUvfSWDsQzxCni7F6SzelfXTd2UVAAL0HbrDr8sm5jeSJ1Xpm0ibfUxf4IUsyFrYl0Z9fnwIJ4MiBsLNo3gisQqzsMXSlcWQA15+ZlSssGez6zQ73mrCE6OvV0j/3N9A5ZofYCUXj91iyD+p8eL5CZ/f5nNP2IdV8VrrxxQNfHewHcGDePsnJ2IQBoLf6vhnThPVxoe9LCDJBkBnYYum9dAs8WKKZQpLcvpnVeoLtJT4MoF1s4hHYWXpiK084rqgzDe0dTbEIqQU/RUV6DrOW5LbQXurgGP3kAipS7BtX1mWAGIcN+4DcwSOQJkyK7oy9Qtejb9edXfQz0CIshAxzgR2yPG1RkEA8y4nAQzjtH8mvozBUGES0qsx1X3qHu+mEwfwmk5g/Y+0fc12tfeV933D7yu3vro5ecCXg/GAr31P2e3znrIG3POLvf7l4N7dZ19X1pn3j0VGVONAnCfVApw/u1k723T22V6UILCe5oGBXZW8c7x6zt4sr1eNa6HaTaD6z3K+mzG1Y+0o6a5pnTB25RFw94DtrLcaw5ITiQ5Hdp1RPEDN/FUR36X+Gaj5tLNFrosB9QDSDlRf8uRDT2QVOHFF4JuWwUpmA+bZcR8lZiPSLDWbpbIafyJPv1iLNzUjy5GqxPMGlz3ltnbkSwY6zKunrXTT2kpCfmeDVfVd4l5c4V5w1OD0tSpVkZubVc4e9Spnjw6m2+WlAvbasfyLI+bg7+KHoMWqlOY3WqcpoaF0lgnRzLdU2IVVKTfi1trTR22tSklWCBY5lu/RzLRIPiebbzWrUgPdl44qZiB9ooevUKG/FBwhLt1jgeAc4yzaeXx+HgdX/Fy6NZkDm1JiXSpn/+AcLMEd/5v29Jw8rtqVNk1IkT2JxZPuGYKDR+WVfVT+Xihr5vFloLUJqjlvCnsSayOde+Mi3vXItaGt2Yy906arNHVPk8vAUUXs8YMZvf/2JKZFOnsSayLtzp7EfAh9JvZC6DMxEEKfiUUQ+kxMgNBnYvODPhMjH/SZWPXAWyPensSIR5tqR2MXpVfsdgVwD9kQlQkJmr0Xna1XruC7zn+BU5ur2dQz4UY5JlJyTKREsN+5Tc6QgFFb6gFCqsGs0vN4X+hI5HYllYDY97LkeR4Tu5fNSes7GeqSwNsZdt29lqiQO01IeANj772V9b/YEn5i5r5rDbzhCDrzZId2wpd05v3xp8rF3Hx+LphXJ136aVgNh+TjJX0kLqy0SM1ka1xkohwniCWmWokRZaoWD73TBxHrz2n6LM3oZ+EGM/rTcMsz+izc4ox+GuaCcWlfaD2tZ/mECWLpprDVWdBidbwAgXFaVQWIitOqKkBIHNgK4uGgAyAYTkxPAV+vqnhgh/sySq/scC/Cre5wX4Jb2+FegBvucF+EW9/hnkftX3TkBUhMauyhR7AdalzbpELrvG0Yy5JfLwke49u260UmHhfnMGqFfFYCGLwgvCJKv1omb1km73UypZf03Ops1gCdnyZ2sACVzwacqWgIziQUaqe0gUItrMKNwhmNxuA0onE4YdSEU44m+ClFvgpa08KlIMZEsN7/fO0CP7kbyh5dVYTASsPiOZ0y6yzh0Vsv4GjFthHNqsnUt7atpoZ3hSCv75rwXLyePyHpMtDht4wWn4wnn4w3mA3tc/FGPG2xkVPwm0Blsx5qCR6TQ+hxtvVrg0TBgufFELxPC7hPCbQbAfZRgfVQQJ3+PG4mezQX1kHfQZq4RmDegdoDjygsYqMtoqKANqFGTyx4FUUk2T4uBF0QmEkBgzvCowgp76ewxIZm9CfgEivdhjsyoz8Od3RGP4al9xhWVviTvLrN2Ix+FJHjM/oU3OaM/gjciRn9iMUWD+vsqyLcg2HbxhEz2EeRotB6mKv4qJLUDZt6iF+OJLDdLsY3GZxb2wViHVaFVPKMwXklL/Y8a/1nrf8p629b/2PWf8r6H7H+BSVvFD1EzhBMhjoYnaMS+C5yaEzuxUN0/PKQ8fjFIag+3EXOJn5wCIF4hX0NP4oAPQ1wFhG/iQDifHv3DfjWZxmVfsHpKoA4Zi21Xos00Ke1yAGd1fJU1NNaHkx5Ssuu9Qm4Mc+WI3qOWl5swMxAm2HSCb6uNAR5usYn2aQDETl73sH/fW1n609LrRyjzNMqvQO5V05/5WqjG3oLX1j3zcpaLfJvxU3KTqNPJ3Ipu3Z1fibWl2OydC+TpXuZLP2aJgqf2DgHGyvt8a0SfsQVOa119LVub7N74NAqBYt4ZYLP89DYFrNQLc2iTMkJJK7uolz3XvHSzijXeq7S8lakrqy4JXKc1tliy1+RshnhfBHTsZiKZ/NlXoyrmSTzrvbpTjv4oAKh4hC5C7oUhAn1I5zd6uCZDIkpbCOcwF+j2whXKCaA6U82zdQ2QrRMNEzH39TbqdNGBf8Zr49A16HFrzoBTkbtOyLAk1Y6UvFlFsy+4JLSzxo13epMVz0++YbAY+5QxcUGSV+HCWaSMM4/ZfxDiZSszy/wiTjUtH2YCKjKFU6MjaLilQwqvhAXGdSUvHqU52dNFAddhSDV1arCGyV2RWHjIPYx+EXPE5E2vvI6XzkS+5OO8fuqDx9NtYP91kKAgbaawdQJb0a/CLbZb11yaAg/V2hNwGAIP8SCtH74FPSC0ruyVx2W6s9nVhaKfbRC3CZrgKQ1oYxuTXjAxJZLJdoTcb/1xRLlC7Bp8YWc3cj91hTyEmWWbOQCB4n8ZCFNBKZxO8r8UE/dC/7KXrqZXrqtNWiNO2vT+uGnFOwv+Vvch+LiDoZN+j7KdjtwvpDtbraPbm89RTb27OOq/TEl9eJVcyC7j8DVMO7cWmvfObctSMejpwdqRclGCh6VckMptiylFlrruHtcLHUmcuTROj5TO18R5aCRhC3gNcBnLc9Q1cFvBJ59V5iN6njWqA6ew3nRwyNLM/oFuBdokzyPD83K8R7ejnoW7k8REv+0173QM7sy0Ndmo9CUChp0NvcjcGHhGu5f0d66AIYMJvf3UY6DhiU0t3/mXOzfrE8hymdzQI9S+FbnJmJGPOxyZz2xXOvN8iGwU9fpmZDQiV5rFHfiQibueeJx/PeVnYwK8XoSsHwBMmV6tlVDwhedBAFR/GZn1zbnL/HI0ll3tlWftQkLYOO3OY505FkXb8zxm04elctvOvHAverK+Hz1/2bvbaDsuK4y0fq7v1X3dt3+V9+W+lTp78qtdtqJacuKsVResizbwTaQMMks3lo2ikOmHWZs4+EZLKwmURIBBhqWh0jGg7tbJtYMMqMBDxYgxZ3Bs57IMg8BmsE8zIx4MSAYvaEz4wkKuMnb397nVNW9fa8s528yLOKoq279nDo/e5+z9z57fxvHX/A5GpbfuKRvXMTxKbrxOp1w8B8AR7xtpDbcYP0abtqJw7puumf/MLx1S82d1gVXulSVqYcgUiQ0f5DEch5FFM2vc67UvaNz9jz0rdU/OPbgH1M/+Imb74d50w8XTT/okZt3JcWRdMu9N1ifcnRvcLfMr+mWi7hP1Pk6jqepkaQLcSMP6+45rnvhWRxPUL8t6O55Wt84guMi3XjS1e282ZlzU0o4pDtrnjrrL3RlOtopzoIQLB3MWnEpP7QP3uDeu4f74Vv/Ui/7uY74HeKijset/wsbNYvOrPjMdLT3CKoggopHpbEMye18lZOY0cjgOE/C5TlH3nhF3ziL4wox1su6h0hYMu096aTtfcGR9i7bN1hHHSH/ZUf6fg3xgyumrB2y3NFL02wX7JBypLlnGMgp+TKnLZTuahv5FTsdeSqIRv7/pIu/a+PpFauzF87a0gsv27oXAPuMNl20pTcO60YfwvEc9cac7o03bblxGceTdOMNW75IHf9bOKXeYAxq6Y3XDYp095a30pYrafmpDR//r99+6j/vYtFGZoVc48tM9exsQCfpsHvbrH90g9VHN36E21vubO6jMoc9gipXIFVzG0+hbmWaEbiOdP2kLY+f0DeO4/gisrzZMo4LupeO6DaXb7B+UJo8nzX5SVu6PG0y5DGqs4epvcDO8jyhP2f7Jyqe9nznEE9XpnOaOH/Ljgp7Hhv8pdv+5Ide2JV8uZIRfVEAwIX7D9sZDWCmPUc3pvMTwBwR4ScdfYdngLk1M8CrmiOY8L9cEcJHKy9rzmAGrwh/J39LJ/N6BnhC3+Cp4gvQu5jtz8Tlm5HZjpiDO+QNzRFzNAP8oeT6PLeGF7Qn/5/vSn6/yskU09aetHVrj3S0dq6ztfPU2hdtfYdbe3IN/zNhlzRh/35VCButPa5by2zuC5cnvwPW0JR/Wt8A2ye/WZ0RTpfWLmStfVa39iRV5kcdDdfe0VZZJS7uSn6pmlTzbb1g6bYe72grGtLW1gUq/nv1jUY2JbSteLZM0Ezfv1QV+ub1SzM583BdWDj5NBH8imaAS/oGzwafohuv22lTgQuvm3reTiebX7OlLt1bem5X8tt+Usm3NNQNPdXRUDSjraHoxxF9gxsadrbzw0KFH6TDb/tQj2X90o1kJjY8/CmsX7qRT+sbYObkJ2qc5MM0ci5r5CHdyPAG658Yr/b2Nsps/We7kj/wM2kFbRRJxU4nKmwy5FqGFQJNjmTOyjdpVGSVQTr8AQfncJN2SIvej6KTOjZKH4qdZlyCEcBL/p8g+b2ycpqwBXiSM9SDaXcf/fpckPym3NuTtnE6beL10kL6/DrxskpnrhJmrgUXM1cpm7lO2P6dtntQwzq6m9o1tYKYvyehLJLKxg6k9NIvwUqN1NIFFEw/BIqLFMD/4nmejvsx8SnTnIDyVuN2WBRlrCTKWDmvjBVZHSvklTFNdFt2s7k2UydZc6x2U+9YGw3/DWKykCJDwEVVPsg7yCmbsV33SNt0SGKvqspi3skXWVEKz9+iPqGKzx96iW7mPL5zWLZbsHldOQZs9fTKB5u5Zz8EewO8GZ3U43h3Zq3KYag1xeMRfeCTeM7mAHSFTtAL5/7O+lVyNfwq6mdrb8u3rJ8vG9xhQQt7QVrkHtsYaezk7+yHEmcvfQMh7QFn8s5sOEH6Eql1TfhPM0gSPFQQiFe5vwlF0GGPVLg7Lwlq/RKHi/v+L/YViuyPUDhg67TIRUZpuI7DnpJ12H+1kwo8DOwp63YEi9M4R8jNbJFkEuDnqDhBD4oTNJLC0MWyOEEDiol9ofvNDk3ecMU78OmF+7X4w6CCX6ZWM23WeUj6aEiizD7JULINdhhi6hwCPgDRnlssApdCDS1Gw/mHg9WmzeXQiQX6G1qMh9pSqWfjO6yGjiEXWH58h/LjW1BD0SC2J4oiT6lSIlnUGOWM1NyWZc04LTor8xl03tI2y4K5COAo7iwuW5N4wPzYSOV1oZfhPL0MwmTDzV5DzwA7GmhvM/XI0Jp2d7TaehutdrnV7lXU0vka98zXujzbz8MhZPwHGtLchrCplAfvx5Tjpj/vIwL4mtaHBPjBtNvvx/zhpj/vA77n15bM0o+xRRlwr+73iOkvY8X72LD1TT2GDEGdTQHxYBv5D+VmFh0n42rjyZd2sSHPXQK5q6GlpWOxk95a2jPPodrTy8fSawtpJNCxRX7HQUwEXgW0qBqhEhb/3jzC1vKOR5aiIZAJpogFceuB4/7+PAI9zT6xeyYevWXXJ2+xD6nRAy+hi9Nw4w/mzvc/3HwKoRMYBZovHI27k9t9Wlhb1ECuqIF8Uaak+1GSzfnEoBrbyWetWVCRxbGwRG/Xr/pWF0hS5dCnnkPw+CiMUKvjNm9oVrHtE3KCbYNq1C8uCcWW05qxYPauSVLuuiTl7tOR4iQezZC0aClfwpgConMEMBVZKb5OWUkwS09ZkzPYUUnG+cdG+XEj7KmhAA3Al84CAtftdG0a20Y/yJsmZstE/Cg6t0z68vsl9LDeMWl/+Eo7Ju1Pyo5JT6Pr+WLRFlAmY3hddrSmjsCbgirs+ZMfgq7+OWKsS98OE8a/3bWw2GarKia2RLPsboNjAk4eZDKHjUCpZaRcs26xohq76G1zPgz8gZre9a09xy8GMBkjPwQLyfTQg3HtFkEhl40tPF3H0/gUi/GweDhiI37B0Tbik1q3PeGIqshKMGzEz+ZSkQ3mbcTzoOSy2IgP67dZjyxqPRI2YuiRaOz1L56Jazezis0NuFnUblhSxA6wYq+1BapAVFfeh8SxmllmWJlztTJ3uCLKXNedlGWt/rEKG4gGmxylNy7ool7TN1gZfoJunNc3OPHZQpeKsS0EN0PRFZP5Jm8aiC1E32C1c2WMU0Ky0vYotDBWUsFDH4Q/EeuoeOn9Ynl5rzbC3SO6GfXYg2mHPSL9BYWUY2zWVCpVlvGxlnxsVD42KB8L5WNl+ZinP6YbtE80/T2w/fgzPCgOdoz5KhTOFboKBbGQieOFXKQ/J0krLpKK1qeK+5sLXH2VVn8Tq3xamyyDDJexOazK/pJTdA+4bP3ySCzn7bnIkV0+l7d/SaHMp3pgd+Bs7SvraK0i51yPKxy24C0i0HEJyTn5t7sI/P+lhTjVH9wP5nWQBx/nSM/gGVGj/KOkT1SPwkVSBfc34+BMXL9H1XMw/t/+MP3MbyBnt973MEoixSk4JpXwzdnCM0sA/y8j8Teia4OlBWIh8QjWYJ/p5sH8rqVn4JIVfso+5v+ObRc0rJzs82hkaif8CTvvYcXeY3fQTCSYbsp+AA7pGkuf3d35WpmvAQ3AukNH3OFykVOUcIQB/OI5bgqJPflpVwJHxP890rv8WALKEveocSgcg8SgsUOUPSskFrZlJ/3v1cAhTcw7EDzmCNzHY+7B4mP24x770+YTVhqYCnZC4+ypwP5+sY0ExG88F1ibi7zt4kbpkybnMxZ6nf710b+Q/jXoXz/9G6B/g/RviP4N877xahMgtnSwotGM+kvHBOeta5RvhdHf1pEEMibIPYA1W+A0OIjZN7+rdJtGf0z7g1dWB6NxBVSN9Sj5q6s6cIMk/cwYYMxkbMfgMbxBje2LJkzdxmZjxZ7w4xIlqDhkkX/EyOFO1ePb63EFiYA5YSB+bOoCA7Y52sL4Wd5eg581xvhZYyc+zi5B3RrF73wFkAHou6iZQgaMabfdMXbb3SrJkTZr0IAtGWjAWBtowBYdQ7gZ+RZR8RQ0YLMGDdiiww/H2kADtmjQgNx7cKzd3CM5UpeuAqIWoLNaBl5rC/D7NjHQhKBWMObDgIr5UtxKL5LKrwTfIt6WXhwiDWGjivByhisxqCK+FF+Tw78YpucARhFP5uAhfANm0ZJ0gqZYhEDE7ZeQ1GtT+6U+mtMmBVRjs+BdmJIDVTf5oc2lOqNrtF0K1QbqxQm1QRXuerjmGuQbrP5IRsqCAyBMHJ2cl0WJhslzOmASlg4JzIkHOdTD/gX7XvOuXKgTq3LOKxZMBnV2U84FzpIFjLoA6JF1v8RhSvfrX2J5/ryVWCn+AN//kNnDOmWzV1MX4E2sWIXus1MOMxILj8fwmxUcFxAx7AGGk9YOqlz4MzYWTppw4b/HaAAtgQiAvL2OAQMQqjCYTc1FVjp5p5UE6l/0Sg5H4jiPOWaraVrMtm6MudvrmY2nIDSPVppsPOzg3SMbT1ln4ykZJL64AMd+pDWOK5zYmGEIKvfnTYlt2XgqAk1a6ZGNp+N2ZzaeSkc2nsqVsvFU/HxaZI7EWJODh5E5Scc5cUv/43HAGXiC5+gWMvDYgrVmAtMZjsjk4CkYNE7k4KEugcLmMnSZyb8D+yNLuJDYikDj8pAjwwM0QOqZjxgNHTT3qxxxuB2u/GMsqSDdigvPYH4dpbhvqxR4dbP0uEnDz8p/f7mhWmLw2cIBB9rO4/YB7yBnk553OT2GAZyloUSX+egmWpokcxDn6yHRKUWWEry22biva6psRFohSzYHVNF0EUjyFkFoDbCGUVkPcP7o7+dAtj7G9NU4qfg+4kP68D0kBJBP1VSosxaaghtSMBXL+c244D4U3K/6RB6C1usBi7moqghc6kcLPQlBtfI55gZzthcUhhwHjO8XFzi3C2IwOcFYdRbTk+KrJIUuxSMIDKsrvj5MYuBSPGxyu9SoEcM0PY9QmbZofcNqcBFI4Uu0WA/JWUduF07MVaCeIVlCv8yZ46qS2wUp5ajjfETZlvx2YLgKoCuQEEAy1delxjU83z4mnKzhkM0padb0awX+oIdtOc4h0wCnUniTdZQuqVOQsSCuI/9IS9rIn9+dZWPA5hgX4eWyMQh7Qc3O7HksslNx90gChPcg8K/l7JO8A3uiPi4cfFCkWizZUjSd/grnQECiIzrcJC/vkJevl5enoz7dPY8AKB+eAgwL/hGp7IelRx5FJPq+msctAaC11B/h2/N2Ln67ryN+u8Hx231Z/HYNPasaOlvEPED3wxe5kvM26/wMtoJFBPAqkrXBJYIrSNgjKzzHkO/aMQi6/HtYmoC6oIiAmJS+3gde8Rn2m/NCdPmcIP/VkFcaPKtGEMrcp4YRul0F+LPQnEQzi4GsY1CkVOlvKv0FW2Lb+RO8ZSSpBbC64e9J/nuKQ2Wgq9Ir34s8Axds7IrQzW0I3VgnmP6kDtLvs3Y0lrzSSuayFDaNWz5Ks/qydYNTTr5ss5c+Vl7uuNTOYjEaXT8eAE/D6DKWXxDyOl7c5OiaKxegvDPxeK8Srub9db1fpnuw3/SrcW31GeNjQa2DUWccUQBjz1H5xShIPKT04Gwo2+lQx1rQEHzHBsZT0YHEgnE6ECGPgnQhKzTAtUgr3XVedqaB2rPTEs5t3rqmOXXxWWy7hA556zYV823pQzOqiSNIgdQMTLl0IHnbuheY1jPWd3PFrfdzM6z3cqOse7gZ1nu4wdY+ZICBk0+DsdF5ehJYAQu5j5h3EB4N/NZkx0cYbSy57ladx+JVB0ig14n3ps7ESSR42KWR2surmjy3kH9OXqskF+3ZsDmm78rP9WMCmJDiDvRrbP5+JtcNBpkBEeiS4pXRFQYY4QE8OgAerecf56+FE9FAWhn6ED2nK9OPUS/zHcwNOwxuPz0kj3A8K013YSRTozDpRcuk99BMOmUt27IbyQwaDwlzxqN5c8+I8G08zO9+O1YeJeffhtQqk+4RINBVIMdGw70Zlfh9WCYrMIQkY+nFMZYwjA7AKeIFJFZTHFU+glLOxL15OboCL/YqWQ1fkZTffnnrcz3okhI3utDWpYMLq5lkgXwvnM4tl8gTQFR/Zcchx3QShyIS+Bg9E0K+ozNvYeFKcQ3rOqYRF1OXcCMxbcyngRox0Uf94E2ZYjDZ2Cp+jlTPjTT3JH6kkkLUBDk1aX5gHuVMhTashTyrXI+5Y4ankLc9KSmalHjOia5yzhm+mjlnouecs2HtnDNx1XPOhnTO6WaB/oc5qMcc5GNWOGuls0I9y0BXk7Fguadqes4BtFwVklSVBt6JqgHifbgjIaYUtjnWFShA9yY9Ve7x1HfUgENSC+GNwV9F5uiCD7mYaBO1QDpn0GedFWwjsdaT8dnEIjkVMnUde1hIxkoNaGjBUIS2hwBvgaHuSwWkRjqEPOVijCGr9aW0kD2g52oaWhljGXL85DGu5ca4pse4pgdNC5AyxtU2WbCQyYL5x/lrNMZ+WhmQlG8qI/KhvlfLjzI9ph8iBaaPh7qOoRaUPCG/uIoQZK4RDSfkSFa+jCsMtIMGC8xcT2BV+ECCcxQ2GPqAciSSvf55RxOyOr2xFzmdpQ2xfjNi/Bh8FOQYslJkI9mO/vwDqookiv2a2oQjZeRSblVVcCvuUE39WWS/RJ9regoMnE+VcaS6tcxFFzGChO6ECpzz88bwzkDx07lA8TTe+t8gis45qHE0Pvrovry5BDFoc2UEgFvJ6gj/ub0Z5R9wMweBCweX+IUfeXQ2tpIvA9kIAEx05RMf5j/Uw173V0MLr3rJoQdvZ1/zvytREcgby6ZPFPrl0uzzt1z/iZeW/F8Y0NmfER5ekOzPC6UH4hJ8COMyAmJeR5imy6EGZYTEvIYj9dWrOngQCmRPm1RVlYFA7CL0e96FVarSjOGJh8srThezVMBwF03OlSlmKQZqDmCWAlpGBDtFHXDuca27WapP7E61HmapjtudZqm+DrNU7UpmqT4/n8OEpHGdeLYB21RDbFMVASisiNGl/8QtA4/HA2ydGngu7k/zQ1e4lH6xTfVn+aEZprOi80P3w5uuRGJciVMLGPvUUHsoP7tjcUXuNCkWhpFiAdHsw8h/MKTzH5RUlZMRy9FSwzC20DPYkKowV5TwAjy5hvmFEf1iRb9Y0S+WIVeK2eYstpwrUlQJRfWrkoZlJwHjFQcKeFXQtMI0Ke8okHmhOwKgl3NA5zaOmtkpp1sAIppsI/azGadOH6/IfhbNBKOKr6p1i0sxkixQ3fl6XY3Rlbox41SwJkRNVaMybbZF0hPNxXi9Wo9I7nE56zDjVCRFZWUfQr7lZQyJssWMo1GDoHEHvr8mN1WXPMwVGAbZImEoh10h6fonbSGcYRAO50MTLLBhDGOD26vHz9LjZ+nx65fx62eAkYopuK3QAgrF4BbEFieDO6RLrehSK7rUMnVhQQZ3niH6VUEGt5ANLg/fmAzfBhnqJ4uMzinNGrlVpzXND3r7MI9np+v1MI/mh7mpmy3DHOph3qAH1Qxzk4e52T7M46rJAfd6mGlw1wFjtqnWy9kVh5lf7jLMIzoVCzbtR03dKmsHhQPmQ6pfpVvXFiCqcCw94DUYja+cnHMFboH+zBdn1QYAjapaey7mModlVMLTNqI8L7hUPzq+7kYlzLUXXdILMMeec0k3aISvOt2SpXHdD5ekipeLSiggLnEeVmbw/ozBOf/eiCqtnTa4+odKcnyzmOE8TrqtdpOTaRry4pY5taPYkoggwzO2rngFFXdfRcWpRee5RS2HGtIvcLFPdhRhzJd46hVHp0grI5mpHot5Tw/GnCcOOy3nSTful0ypWv1raLwDjXVA9HuuaGRHqnWRrZ387czcSb9Pu7Nc+SVbnhLDJX3gZRfgJS3nNA8EVcwVmImzroBPLLsRfwjgCXoAjpSEAp7E0eY0iFyRJ0pixJ+WjO393aK1+7UCIdHa0s0CXiK99UQJO2XoqUU7jYbVJEbPZimN0T0c25eOy6dt7b0ixCg9j5I+Ywt+yI/ZjJUxX0QQMQ/ictH4SnNfHC9KH5woYihpbE8WSS8wsCj0Op+TBlXUY3+5IGP/RkHGfqXAY88itilY3lYldiXuh/901TgWV7VDNR1dc8HBBUxPJERgsiIhok+bMBmEpowKKBFQVqE80DXi0+aZeOC51XFHDYgnHhFlTltX5W3uKBCHBp6jmvMjUYnT7w7yvs9gl310BsTr115lJcib/eKzV5JdwYrsCmrOImEMu4I/UfI89onnzZ3louQ+L8HBvYoDALxLiOoIOhaYEmOWreFDkidccU5BUvIqSAP8RxrOEbBbhcbgsCvG9kNu5OA45woKXSV52clnXBcvljqzXUHyNnXbP6oJH/Zhg1iSCtazpIJ9SCqYZkCvmx2Ilx1OgW6xP2aomZTtNrIjQcLooWK2JXGoqLckXnbyTFpJLjlM/LK7cKiY7S684ci+wiVH2vimg2TSLeeyTou84gC2izM6ny7KHsOpomwrvIBjOOOc1El7TxSlt6clBbjTjUkduayZVMagxFmiXmZF8URxVhNljkk5wT0/m0at86Vs4DSDIgv1csHs53zG5sd09lFkky7oPOVT1kohC2VAUmjkU6DjawX0Ag39hUJUg3MFPXqqoMnheEHI4dmCdNVCAfNXyRTk6Fo5zG82mK1m2LGm2bFm2LGm2VHPMMyEFvziiA3y3FVh7tJsWWrGgzczawyyrxp4xYPpktYh4lK6B1cmF1fKfGXoZvaNlafh/DTEZ16g64quIfbrkRie4V5GGV+D/Ul0NlfRCP/9zhEgpGOT3j5g4CKKKW46tu/xrwHoQeT44XjRgCG3gDylWY+mnI5tty5YycxdlWxRe10vi7Tg+2aBD/hkGQwredO6ZfER/qvDL0P4r5LxX93wX5lBcUhbY1AcV34f178XXOFPJ4OLgsWhqHEA6CewZZ52gVfEgeasLp5n1C6iBR72h5kKHubYD/5r81+H/7p814rpl/+wqj6cWLdxwGsZvhF6WpCFC7aNJz0BH5vHEZ4kcx5/yfdWAExSfDu8WIcqi4WShuQFW/A2dojZyEp2sM3obZVX7r5T4x4pAEuTZC1UtZwcKdDjb3qJwudZvkCHlsN/y0xLvwoMCtJoi09Csm5mnOxp5v8aw31ccCAlFLF8zbuCenXRkQzoHbA71m4ds3xoF54maQmhNuYSqdfDx8JSPHQlS/VQOwLPUDsCD6jVEamHJlhG16IJ1clgbvgDw70/4HIUT/oBLw3qQYrBQpsk6yQ/PEtLunMXPVXH+TpVvwvxQW/SGsK4qQdI1YEhmh4F3m95XzMeS+xH4iZ0mXWqiTR/66DLdMnvMJAPJuI+pWVynGNzOF9xX7SeI2YYD5Q09lHEpg2sDkYbuubTgnrjuBmPj8Ei5cCHb0I57DzRlCvN2VjxFWAGcUpD5wF4abCToANNLkIqsrhrCpzaamDAIM0x3miufWmXOcab2CA3AcF/82y8hbFFAyxquDIxGzsMvcuJtCpK4aKajVvsbBiIZYYxQ+ndzfzuNvpBr11jXptEinvjvcjpVXXq0nhq9RJc47aabKmBzh96La5vBZgv3Vz9a/oEJ1z6IsoKVgODUWmO8Tvw3h1U7HfE06v7uCBkd6Jiv0NNr/4Pe/UuenFS5z+U+gad/60GBrTSHKksKjYwCJbmGF+nk5YGBtDSHON3mjsG39Ic43eZOwbu0hzj680dg35pjvG3mDsGDNMc4xlzx2BjmmN8g7ljoDLNMd5h7hjkTHOMb9R3VtA1gYHSNMd4J8YhQF/G3K0yFndkP6dozr09+3mt/KQSo22kudbURgUK28LYtQFj0UjGStViH9WMhjbzI0jzpR/Zrr1cOdvulK6jEAcNJif82p4SzbtxHem2FDLXMtEgDeoXUUygNIlMUT3fQSSyXUhkOxXyHXSPSWS74v96k4gCQSg9/EoPttJDq/RAKj1sSg+S0kOi9ACofHcr3blTWfehznes6U3z891Z526lec69g6a4Otx3aQ3//ueVc+Lj0U2YXFRIQkGotzXKXR12gcbX1WN3zuEshxKvwngIjnbZddhl96bv5BU4ELdOveJCFbyA/Jzaa5fNu4wASCcX2L80gpxh/Hbl/WXz/jm8vyzvW+b9c+b95bb3YXQJusx3k3DQ3bp6F/VMTU2myXAD16wR45iWHJ1s1KFHYYHpU1vFM3a9ZMldryL6UKwi5d/18K1w9/ZJVy3k15r12MZdj13dPv0HqLwI79PzOWl4QHQdir5VFghusY80bsi8UT11LPpWX30rLQ9T3ZrBCQUdk9sSCa550q/qZYAdHWnSr1B7GJNbJmiioS/YxALEdMxi6e+tzm6hFKsrpXSpQXBFujlp96CbBTtPN3DG7Uk3c2bc5zHucx10M2/Gfa4X3dyrX38QVGe1U82D+uV7r4Zm+vI005fSjM9suIJ8j9uFLLYTGUDj9ZEz2Xg+dx+9dPfg8LIV3dQmzLcHOoNSbtX6bSmqJD/EaKfY6PZdiBZfEtnSJVpE9Juf/NAsCS1ME3V2gKZ/dGGCfk3c0YT084Cqs9U3wjhEbMckOvFhr/R5U9Y3oXjhbprpIqSIJgqe1H84yVpbyHW4+4PNM9FNkO0tUQTUTTcDU4qOgp/iqpHkY9TYR2FJHjWnbq7Rw3kRzGL7sZME+LdWBKuKCCY8tC9ed2tXPPa+aCNELvq3Iaj6Im9p6UvErk1XfknErzVil7tG7PLWcGChTezadJVi17VdxK53EMX5a8Quv5vY5fcUuyp5savSIXZV3qbYNf02xa7rMrHrnZ1i1zu/crHrnd3Frnf1FLuu7yl2fUtPsWump9h1Q0+xa0dPsevGnmLXzp5i17uvLHaFb1Psms6LXRC4rlXv+FqKXdM9xK6bryh2XZeJXdd1il3XXa3Y9c6vQsxSegBUvrtV+FZi13R7596cE7t4OfXu+lotp/f0WE135xdTeOj2XEyVXgyn6UHVvpJO67VQ9VhHLf0q0KTza2io37O+Crmrh7y1XhbW9Sx4XdJRSRtkkd1AusI2fXFjKodVtRxWjSpd9rAYwnSdrKJGYqpgvq7qHWyer+uYr32Rq2hpgTTkSg/T0mRSOdD32BNGvodys5yk6/UfLJHxcDuIQ0UW8Sot4hEt4r42WI+7yHysF3GPTmk4J9hsHuHfPl6xVf2OJgYZtVH1vTUtQ3FScU4oPk6r/l1cW84qXuUgARZKfXiysCggy36BF3paCPXqj/ZMRDQIqqJ3KrGGw7inNqJdGzslWFr3hxeBuLBw7MwtVl5Yaca06p/MVv0XXF9MRhB6k5bYAlMDVtLS9sCWc86hitDxJFsrW/QidnimqBaCqL6AzQU6PusiBcAUSRhRNbNKddqjTP74l5ZSG82CANAZU9gxRN2Vk3N+BkvGpsvLoPjqTuuiL8bJ130xTl5ArwBVD8fSjHMeR+DMneMb77aPBHT0Z5wncQS+3HwgbzyhbxzGEfhyh7B/O3AGPbXipz31hi/VYaSQIwWxMD5v62Y9u0sNHxPAwFwLhiETd7bgOMoc32kd0bu2T/ra+qlbcBjHAlUDR+ACzukWnMWRfr+MI/AAl/Ubp/WNUzgCD/AFFDnMLVjIWvCsL9XpaAH9eN2ZjZTqryHZBfyB4TyLrbx0c7l/xjlbzYzFZ6uzifcwyTKpvZiuUGG/bNM3ee9sTN30HBcz4ac9JFh0Hd1zudLRPQtV+t7ETmu+KljzT1QFa/5wVRo7V5XGvomigDt3uSLds6xvnMYRgHOn9Bsv6BsncQTg3Ilq2j1Hqmn3PF2V6nR2jwsGWSggbqgsP44U4gHtlgAXnTabrrBP1OTN54w9XtC7+sI+wh4Zu2TsI2wmDIlK3uguw8BMnzvlicH5pCe+Bidw9Gac414SoVPbjM4mnyIuRE2fWTuekLGjB5uasan2cvFiaVZupRyvohnnSBnb2Te68+WenNy4EidzqRhoakpyvHOgz1WEk5crwsmnK8LJpyoybCcrwsknKpqTj+uBXqkIw16qaE6+qN94Xd+4UNGc/BqKHOKBPltJB/oV3D6OAUal1IAaxpADKE8uw7LvZTCDKYM3UgZva9ir5Y6GzVWEwVfKwuCXysLgF8tSzQtlYfDXyprBXy1LwxYqQqhPVzSDH9ENe1LfmK9oBn8ia9jlctqwN1HOZW4YVaq9YZfXNAy7D1pLNZAowO3rl20Z4viFcm57qNzJ8Qvldo73wfFVztuwhuPb+utsKd9Zy4zqTqNdkk46UZI9oeMlafpCSfdJSbP7kZJ01gV947WSZvdX9Rvn9Y1zJc3ur5TSzjpVSjvrNG6fZTeII6WOzsLlts5y9Nxv86TwGe2ics7XYOtT1lwQT+h0OC3nTV/Wysu+MP8bvjD/ii9r5yVfmP8iUAUmSETw/FxIA7wJ4B0XYShcOCYcdnUfR/g158a7+FcFvy478W7+VUX/j6tdGIndz/GwAoUfo8yBEl0/4csUwY4flnLEfSES94VxcV+oCN6ELwATVYGdqMsW40IAl4Zfb1aKB4uPFQ76j9mPO4+5B6qPMVrPyUIOVqIdXMLRkaqI/R1lMEDsdnL+6Eo339MIQmNA/2r0r46gOPgRKE5c3eAwvSx5tMs5opFGFsnSBjCfh7PxIKvWJBf1yIUWj6ghaEHD9ASr4wNYAHRG6TAe7f0iEvGmL+o0amNqkHWxJhW6JrdbPK6auU9xyup4PZWy9skNDPzQXvYE593lFG2FxMM/pGhTPRJMD5Pw3RvrYd7pAfYw50iu2oLgxzudSaaVJJkeNogAkQ7yZ9NxPln0CiAuPDEdD6sCD1oG+TBsgAQijQ3ApuN8nupz5v3ltvchBQ93aW4MrWWCtJYJks35xxj9GNN5qRvIS11QDd51q5I8PYE+pSpWSfheT/rBCl42oAmBaqrx/CUYdZD9e0UDNcBFdR0eGEtRGWq0QI7kL9U4hXJB8sCRihZh9zyy2P0Zf9hSBzcmdmlSVf2HpfiNx+JNq4M0aUKsFwG/rv/wa3R/M90fVZqJhH96EEJfNKL6onX0bxyWM/oX078t9G8r/WvRv2307xr6N6kaGHeJAenIy96btZq9OSRoo/dO1lrf+8VaF/I3rOVToWsZpq78NaxVpVLWPrmdunkNawlj2V89Y520ezDWgp1nLNjWezLWnGEMxrqa62CsecMYc70Y6179+oMaaSPPVg/ql++9GqaayjPVVMpU4sfXyVgAFNAz6XaZGRkiZYLRR4jp+BIpv/KQb+5pptpCXMc3AmIlfpSTZoKb1Fa1Xi6tV015qGnu6be3Uv1kQGl4NRDLFAxF9bQKGxSgMKq4cy1VAt+P34FHoo6abKCSstfW0bOdT6xT9dwTffqD+ScwHwRsYIurSvJ/UovpY8Npo2JqFP2HOzVqFlpEtTX1ybUtppKy12gJUZ1PjOu2yxMjpj65J0bUlFT2GnVtvp7X0FDx9ZZ6R/56CxOemJZr+XLgCMDXt8EZP7u+rW2yE+SYeWThWIflAZgZGzDPexrk5yROWngGJ9ewvw+djIBN8NY4mAAnMZYZPLMV6wVOtuEZnEyKu5CXHKc1arMCEgfcfzamWDIXOSEF3e2GJZM5qm8UUBkSrkKdG2ESaQrp74pj4GA2ArnjsE4X4oU/aTMMjYv4PWI8tfFoNM37iyQ2TwtIHBzE+JVk2ihcG4/G02kQ6v7sqXDeNroUPDs9Bqc54kabcJx3o81ci5+29ceX7SySdT/kRLRd6nk0vcPAulhCxhQWiokuvN1kH5Ywm/Jz0z3y8eSnez3TD8u0X+IfEfiQlEJQA+mp9JgWtPLCk7B8NZ1oad2cwLVR4md6LyIawjzB9KqfGJZrmqKH5Pn8ZC1WYFocZTkYViU+RrlyB/jKqFkGeL5hjtffqEqpUrOrqMVoz1qMfg1lst74W7mFA3bknguH0hO/xt8K2/C3Io2/1X3NsPSrwN8K2/C3Io2/dRXrRRVLxCgtEaMw+uLHEP0Y6iaENek5mjiaNAcOiTU5P4Nk+/NN/YflHpD5p+x4o9q4cOxMrJ6LGkpJoDGTcsYJEeCPBdcKs0L4WVsbtbKg741qOk0L8aG4vxlNA6rnTQfxduw+3JA5QPjwohNtNjryQDpPHHaPMpKUyzhS7hLDSLnxtJpeWnwml9IxY/sMEhxTD2xF0zK7UC05EQD9IY2IofzUxhvd45jqQtKGcSyQNoxjg5RhHDfd6PIEuvlGF1mjBLRv1XdXXMxEy5IYTpe9rLMOeqSdQXfL5xb4zGipfNA5AL9X+isRhCEDVmWZtiU5LQJtqX8YTJrxV4Ic/EqxA37FY/iVYga/UgR2kvIYfsVlvNrwKKc7DxgPFkHIRUGgLAkCJZBbYTcvyi64ix4ITALuKhwrI7YK81kgIRZBXMXHi3dynKh9J7bQu30N+i3yGBQ5qLmofGCvFFUA7JUK6iGJB729NUdcBcznUc/YQtRrUb641pO0IJe1J2mRlFUGSKm6BzR6Faict9Hp9DZVfTiih5GqV8x3GU5W4tzOGweSTx4frsCJkpTzO2mCL9J4Y58HlfUQuMSgjXXxnJUwZWQ+o4b/exv5fIoAaTNwwuU7a5x4TvKkVWaxiwTAJirrIPpDd9lvItTVvR1VjWSfxPe7ejlzFTlWoU8cI0qTDuKLJGi8OOlY3wM1YhK9POmU79OJkkFRVUNCOrJayIW6LwFSBvI5ow0fwH4Jp7kPQRKqby+jRz04G3lCILTwmNGkDxD/4qNRP+NWYayYkKhDga9U5SeRxL0yCVStRUVH7LJ6yNJu0fnikupXwaJCZkynvLi0mKFDgPyrPKwxdV+ZY5O5BuwPgn6opCRYAQkStVBN8+2oIhljWVcD3d0Q8usH+YENyqqPd4lcGpGq2EuAnW7f0aTP6lH9Oc6fh8hAd8rCeDdJIgFQEl0euL0GDo368KdowkiQRZkvYBGKMdKRx/yESljSa9ak5FVwmYyI4kyfATbdPIces6THLBqCq+ix3lTJ/ASH5yLTnu7R/POJBPRxD6S9mL7Kk4M8HsRl9DwHzZYN83e8I4xfNI2Wnrek5z1e2kphDZ006OgeKEneQaK8Ml/HrMR96+qM9hVOtpj2oS99iAmpT2LiXcBulOW3aRIRNyamcjYxlRFh35e2yZPnAwimuk0h2uR1fw97AkQ1abt8aZee0BA9WtIrvotMtwEJ6ZaE6qjBXEcPCqrB2klz0Od7Wd0Ge9ZtzXtSt0Gpm8xC+c4AlLHQg+4AiK990oK+jhYws4U11RfWeN4BxeuKQQqlcYX7dW5ZsmRZovEKs7WpeBfWJitbm0CT9I/Yy2qbc0Jf+3iBC9fO9FW5LDP9mjmR6xYy96JulkAE65shwkI8QWAINQJDRVlAYOCqUK82OUeb+XlHU5Ky2XsxEVB/m0rG+nWGWFQDvKGtP/sAJgJHQPYqZn7ED2Se1HOiGtjLeRkwHyoPKdUrGisemRQw2kWe4rq2xqVCLUZdqGJAhJQ6e2lQU5ish4Myq2SFVUxhRemUEjrFTTvFQ6cU2jol3aFs65rSFboGo8NfRnWIfGglC1hVNf1UwSQ3yF2T7yfEAha5lyp7OWkG91IJveR16yVdL/5ErRiUeDbRss3ViQuQsnmdIukENcDCkaikxA3yieEc4tJiExwcsvwQ84QWpqPqCko3XAaosMGg4rcNbrV3tbUvRtexsfRAi/GHBpsbuZbmQxld93aJUaT/ebNYlBDMZj8S6Yrm8FixUwHpyNPCXpVlEEZT7KNOb/J0VsK8OgTxgRQRKEKqDP+dISyk2aI0skiax7AsTOsWozEtOnILaiCVyj+j6cBCND617O5atgCXZC1btxg3VGMJ3ynT2cgi6cP9Swv0F2Am/fc3gemUfhNPqQYte6NcMVr7ljiIxuJkZPRdqiUv4rhQjjhHcgUhLearqKgaFoRyXjSBPclw5exH6AMTHeZmOHiIC4gKiZr8ZyIflFUBwlEBl3K9qRUfTYfhJAeW0gEORHQYpRWeDsAfQ1H0mUUkPFlk6vp24KYW6LLLMOLK70v5DKJCRfgtkwwrQjxDVqZu0PRJqga94g+zMInVBJeJIZFW6AP+Fxy3KMrGWhmShv2RxH6Y+g0xORI6Z8WFdJkosAWElgkI8CAjlmMklt/bV5McIiXF+Bte5DHQL4a7DOUJdFm+u1YBWu7dtSqjDmOcMBDlSRYJSvwDEuF+VQZFVEUs9PfTkPn3NZsYQyYg4MhwiaW7GRKWDgXmOk0ZkMTjICuff8MDrekIAEqVdwPSktNUQaxxwNzO4rg4eTmst2WsRDUHHlnWWfsYUcmBfmL5fWvcq/7WcxDNmLzeSlYcmkig9vmxjT3TD5LGOYn0CHayPDLjfLeyJU2CLWkS7GSujjQJtqS3s5GyYh8djlWRwYCvnga8fWsGGSTsZGVkxnrBlhsnbS4FyT25GOSS4BvP2lwQknvayYnKDBID2tgZ3i33lbJTiJZdN5AIYK8GHiO75AM8kTWkiwnCSeLVcSvZuDru0DObpMQngZY/MmPP47gwOmM/4ciNwzjaM/YhHP+uNmPP6RtvokqVGWRstJM/qs7Yb+DE3mkdsTn7+yZ8ZDN/xDqs23UIR28GqSPs5EepwQfk+qNrK7qyi977sFoDVj64e9W3l/H+T9Zn7PM4cWfsV+WbW/DNrfxN+wJu/RfqxFcc6eVzju7lV/WF13BcHp2xXsfJu2eQeJirc0kfL+jjeUdatqKb8Zo+ntOjclby3bfw9W3S4hP61eMOmiAJjX5tV65pR7BG2TPO6Sm/xHkALb/CBgekhxvmsylL58GxOeW9TsHt7rSgnzqy92xDsDCPq/Tx0fzjSh4fl8dH9fda6fdaGbTTaDv+E4M/vQ8s849t+6CGpb7q+FAbX0VhyGuIzXE+K2Mp5rMATbD9C67jHbQfN7vgVwrFdM70SHTxAZ4ZOOKbzcZzc8uoGB/2cm506CmMqF0W/46KPA3jAjQYSNTfX+NkWSQXhcP8eFyWlZpEgJK4NWjTSSU1nZBABd8jeuV9nIoeAAfs24KgFepczrReRjcwenc1K93rVrqflu6/dekOg+By6bnGI9sXyYfyHY9D0d3nD9HSxooa/ym36YMFfLMs9lmjD+pv5pXBMn8zuIFNFkXQBOcWk16VDEIsX+KO5OIAeVV2Wp7/p8gZklvCOMybFy5OFFJQNiRLixN/QLAiSRbrFaeJyDKKeKg3JDZPBFZVgiJQAESPKpHMW8Bipn/ewfmTypB2qVFYE2lVfJ+IuPQdNk7S6ohPc7M8TrH0AJJ2ym96/LsUV0ZymaBG9CKHS3hanHegs+XA037VcQpYt7/SVfv813bVpnZAeJJkNDjdf1WLs2tkvYopJZaFfn/H8lu9kVffyo1f7eI7kBeDWAZ6n/9Xju0dTJHwY5lW2HbKWV/4qd9DDDu0Vld6NCBdEdbA5OlJpAx6JHn0IWTmLfHDfgy0uMcfwpzjJnoASY6zgPoGiiX2jFzzRW/tF938Fz3zxUL6xcLaL2K3Q77o5b7oMtngi+XcF8vfkC/SItZSFvYuVAr+gF8hLwrKXvRfcQqQhATfgebJgszKt3bPJmHwGxL326hOHuuCNFnonDO2TBpxlcN1VjDpFlWVIzBWkI64FFcj5EitYmokbubstc7dNUdgVasoCFgIts/qZREbHTATgpxda2E1htagPcbhNuUjbQ1gPvBgUf/BtkivZeM7eSlg6FaoVcoR1Ev9jW2u1ROfk1PcIyNPlaEsIeOb5HUFmvLEHczyv1h0KpLeQudLslPWp7l4X1QyCq+eBkqkC8s0gEm41OR8QpbJwYapAQYQVhwxx6KWt4uZuORihijvpSmR4cRIA2P0dZLPZ8M/tMcY0CsqsZmC3mVLVvYSlplScvD7Z9/qVWHiLlNcOZ1PdFIouBOWHkgsbtPP8X5wIGBJJZlTq/vY0wiJ1UtE51hq7LtrpTQ9aPkBWg4RqpZ2WEn5GOoS69poPFVUIAV1N8aBrBAFbRch7RVrRIk/U6U1oiSZifknrRGkIaJOvM5K578v1u9iva1gQmpGVtq4B9hiSe3So4X+F7uRz1A1wb4mOxJKv1YR1siDUcbuAU1anFCbejbXoTaM4ILZ4EuL5KMl1lJR6t21NLjXkoQS2PwREmWGKH6bAfyUtQCAnxVVZocT2cQBXwW3UU9Y8Ne0UH9H5h8aa6pTLKn8ZE0glkSOPne32S0qoivBy4iwvItFDJIT/C59xmBfoCWbOtfWS5nEBSkeeiNGWCyXVJ4/dIPgsWBroqo4hKSarw8qQk0raxajD9osPkZlveNUgKBRThcXnd0Le3ckUAAxz/Y/P1gB+qdzwD3oPe4edB53Dwwgg9myrVOY0ZQ6x7n1ij0RPkmoYL8iVZgipUznnSkruTxnd0H4rOjEMzT0OiKrhA3yMlC5AAwKzRaBtvc342p3hM+qQHhWeyB8dtzuRPisdiB8Vq+E8FnlnuW05jPO8RxajwiNAebnouRQKbYZrDi9zC7skxVhugp46857hEgGUJ7YoS3m08sUAMY9CPkODrSFZMcs0wjn4cEfbBqx9Bn+kc23Q6REHOOUzwCRLMLq/RUVUgQ4oJeKHEhqItkqQeTb3B3IGbjN3R2HOOyLGzjcE3PSle+OB5ha6fT98eDzh1ThW6z7qOA/t2avs6xbpulO8qfW7LvoXH3i0KFbyp8AldwbDz1/y5ftjx1CSR+Oh3F4MB7BrUfDMZ6mMpPUaJe1NQcauY6qO6SR3HPpXsZ0OAqwPddzipaXVPVYNKYaq/2qf3UD0nuOMCONq5HnoqYKX4KT40uMSbkei8YGcTsuxxP4ozjES02gMxVPbY+yBDkx6YSLZ2Iuisig2K5dxbUmgo3pC4rO6ujaSGbwKasl07GNBPYxDiqSLNBK8fqzkf7FvNgre9JVxBidHzdM8laViJpRLJWgs40g5wkmgadsnsOQpw9T2yZeJqLNnC6I08NNdNNjJ+Sy2bO4iofog5uFKrcwVYI4x+mwiRTuNWvlJk5oiFl1q9qEZIdbJS8i+wucthUyMdM/WkxauV0ar8N5oMUbNF62QeMp5FxqYYOGyjptwwT5OywceKzKEL9uUlvx744mfTfahl44DUEMzp0n7Nnwe8Z4AKJrhKPk4jmSADZFAa8HVDwGVNGX6B8tqNtUEHlQVtTWvaR7BGqTaCVb76IDPYSLLbVtL6knm7VOQpPyNaqVqSfF8D9hZ5+7jBrPM84kloTtRkOdQnMnoaFOYeXZjpUnbZ9pBHcFtiawLR4hrfV2UVwnecUhbSXkJSRATeFLt20vqz4KBuLNko9J6uZ9/eoW4BD0qlsHcOkEie5b6J8+ZvPxpGzWtXjnC+O1lX9ioHmUtqZNyK8tt7LM0mK4eNXK7We20v1MHnVT8TBq+XwvDkyLW2ixQosDtFhlLV7znrSwJf3KLfSNxX8y26KU+qRfEYeRVjdua+kqdziMTGZsZZKvGtcRT1xHJh+m7oFf5lbjOkJ10k4jqK2YRLxbiQpIa7oTm+yyI4CepUcPUpUhw00yPm+1yyb9ee06gkaqQHuOlOT9yVns0Vp6tUqwIurO+n0bfXM7NkJAEew2It1XVC3qGqkWqhPWcvs/AbY1uPm8WRLkivPa9teKRgdmCTUQK4oGOQ24KSgZJBTIVEsX+LqMDImjuYQgJCEkmWhCq0zvmbjYRLYRzMRFtjdw/Vi2otPjNJ/sHxNhg3TSE7aeY8y1MrMZMxCuWWrsRvdebGDC4m5h4X8vDBAwuFsq2kkir6ViGNottXGGjRO1ndYOOmxA0g8OxkGCwiFWe4FwuQlgicj2AVEB8L6crxD2hFEOW0wi2aNBJhrUPInEKcxS69myzbE/T+IoiZYLiMoggfP3J/wSq83FAwUGmWfIxMdLHOzjMChixyLACesqkoWA4W6quYR1kr5ORLKaiPo9AQ9DjXcIkbemM86FYhP0sdBQWQD2CHTCunqWsK4KjEu2/AFujYS4UH8qUFJwkBYcSsGSsC6QgusouMFh2TC/N7hg8QSoiFZkUtYB0jTn1defnXJyGjEWgMnqTIiD9LlAMtjBl0/V05R1QxDpadrA9UFOWTdoQLADbFtH/WqIyrQld/Kg6l+ES+qSGlIDctYBgo2ZjfsmKpiXVZ3aVxAQbBu3bQ0qg50mIllGepxxnnbgwI5KBnhE+svW/VUGaOqz6M9gbWdyLN9xR44LjoYRKidPO8A7DRhxeBJJxYZwXEaW1DKSHgFeeBLJxxhs8CTjB7WIhQR08LgdMQzxs3a0TqzJC3Zc5yA86o4x0dGnrHM9M4P2GWlS8KcvcGqWQeo5AUlGzb4XJVxGnAki92yJ4GMXVQ2AhUwBBk36koVGvWBnONJq5EZ33pbu+zAdRpF7nEGgAXW0DntrHO36/lxGQ0ZM5hRQZUnKIcbjGofwTroc4EHHR6VzHqSxp5UQ0eoQpQ47qfBU6BCeanfXoPRkwlPA8Qg19rwsJ4cxFljPqIGHHaKmig73Tl61ZsPJ5LOkSLOVG7/pF6eTaV/AJUceV7ou6fHYCROEOKgGl2Bk4t9EoiSGLC3EQ+35wIfa84EPPRMNsd33aDykBo/GLo3KECmPQ2fi9feo9e35wNdfKR/4EEb1mFTCM2fIBz6kSfywowKZl2jZh7AQpA571dRhL8TWxJp+gngVYuEPYKryZTpBYoVjvAjqBJFgJ5NkBevrhluN32w2bunIVTtGbgOLvdVs5ArI1Ks23NF15EhzpNUT/9gtkEP4gU1dSYemIn7ik5wLM6SlMG7gRzpKcoumN7n6zTRWBR4rNvo0zFgVUhGtkYpoXceKPXxD8fBt5IYp5IVhYq9OEcD2F7awboBvnAsi57HSvR/m9VhuNVt9Ku1ZSWFeHQKYl5ZLF4izdbGhBl2hagzxLPPHSCqGk/8M0TtkWUT/DOFVo9K7Ubtjx3AuKSrydWlnYBIU2CU2actxPEg1GjQLHtUoxUFdkCGmWVdXUAOLBLBCxYiApokt4io8xX15D1WXDu+FPtegEhukXYUPRBvksxP0lcqpY8+wrsuhze+JFA77ok35QELVEGe5Deyzi4+ynhx1k4Ujuaxl4Yi6ZBOcqYi+X0yRZ6mJpFBzUtyacwvp+7mm08/NsF0PkxIXGr1nIu0KIX0k7RTjtgRXiPYUa9M4lbuZCbfvY9F6tZnp9sGPkWLt8wKOsp1jVEJAFRsk9Wr9oZeywIJqc5F1b6bcUPZjafwhdrtKxxgJFSmXB6qi1TPsGMJVTnn742qThsgjzqITVxbywBDTED6+VQ0/Q3rglqPRtuTpyWQ0KfGg+XH1Fgu7mNU0yVeua9TI0djL0cI16b0PRX4mAHuL8WTuzgbl7tn/r37p0//vD1/cdSz39vbcMxNoJM94aJ+7W3RBbOAGkvxGZh7qAwBYN8xaMYwpyvxwl8xEhGUDXgcV82PL0gL1+ZYlLNdLi9zSIzY7grG7dSNV2hpmRhCuep/4Wofia13hXMALUGQYXFPmaqhzW4/RErstpxEMqKxvlN+ksc56RG3AmGStVxNNYHjAVFfN83nDsFFDWIXYYrdw0x7JtkVip+YmFjvLSJLL3LNDjEyd/3HWHB+W5gCcBLGlwdMADN4BHNpIzmunekNZi0fB81pBz1F8A/tPKGUtHzbksubDBpF6pNV09kcniRSMx9zGSxYA7a/IPew1CPeyjCKBXD6gWSi/UuTYKWguxhmOUQ7S6ENNHWGzbvcxIo6N+oa3e0kZEfzyLqIbk1Mr2L20sMAYSXvEY+UPX1pSGU7ihZeWsqVv+hO790Nn1j/v+eTyB+GgPrTn7z46ef9tQzfsXkrfSokmV7X9zYV4sLerh8NpfFNQbDfN6suo2x6RUmtWDb7pxMGLnIX5508/9dc3nVmK+7Fi0u+/+btbrv30S6gtpvN+rJ2L8QBwnzzio8UFeuiH/t2nJpaf/u1fX0KIHt1+imnxbo4UhyzZiln+no4hAw8tpbMC0mPyZ9A1HveP/LdnbMGm///NzUv67JpdC0t7Rj7y2eGPfPa7cNrg//0ITt/H//uF7PQ/0CnXdpDX/P7FRVOdSVcR5wVJ30MwrBcm3SP9UrPR2FuCbgCyGkIamoX+eIAldpojnwpH6KQfUsMADWrswUMTPTGYLxlymvfP4yBxvi8u8OVft5ewFD9gfkRem7ekmdsOSpPvYw3f9MwHdrNcQkq7qNvjom43Rd3u0+r2iKjbrMmxKnDEEV3gSUdnhHFEG3jCEXXgsKMywe5T9o3utCgFmA9YAxgSMZzu/rQtLIwJYKQt1tNmyC8SUJxUjOcmknrFVYaYdaO7Q1nhNbh90oFSX7EkY0PiP+155YNIeufqyK/CJokS0UbbfJBXKS+wcnoz8bvWAlMJWdNKnDWN7bTBrLK15SyAHcniKAoOc6P1j51rqmwaYXiSIJsZsIFh5yY+ra5aiC4BUirEXXgyYo/RR6pCFUhkQkBTinVK8+fc3buP0SpUixrKRnQOFdTgFOIWabUIJlAlThCFxHzQbyGe2BzJw4jqthHoIPrcX5MdTf9uNgjw3iut9nezC3xt0Sj5JV7IG8fiMFtQs9P9WSa0FD+KIekb2Hhl+4C2r2uXppKk0yyL74oOzRHjrMVuQneyRYdWvT42VXZ2eJEjT4yfTFalxqIKlxCSucTrYUBDxv7FBfH8LWaOLP/CdYtEHe7BtqjAvP+P2PJEydEOHYWvJD6wwDkRcvGBFlpiIvaYdErKw8ibwEAeceOnoeMdy7dxaAeKL+tYQe43zhzGwW1V3HPlEfYmwsJZSiXE3EvI5bawAJcwQwm6B8+RjFBpDwlkcdI3SkqQKpSB2U9e26SCoOsUtCZZuZGD8zzY7BFtRzUTAUW7Yxfy3kXwakw9G/nPj7u2e1B7rBh3Yjfd4nbEwcqRFEBOx0bn4w+xwOXI3ravnRRc9tzBdWI5W0YYTgbJoUki9nPWR8Q7R/yJS+CcRyRA0+Fta5d3yCVmr5w5iz1kPD5KiqMEQJ0OSjPeHraLjzt7gUGcfI6Hlb9G3F9GBENxlq6K2YWZ1WZRhkqjmTH/upO+Dn9V+H+8VSHd376KjxunK5cknBKGKRSnL+3y9ae2/+PGTVBpACS40XjUr1aOc85fg5jPR9CtrnZ6KrB/HVMZR1EZHzqZQ+GSJPMa043Nr8fUo7M8n+hQYmYTyQhsQwTzA1ybm3MeSvp+wL/TtZHl5jFlrVpuSKKstY1WZZd/kkqy2qSHp6xWbIXj8DvA8kekAScr6ide94B54rM7wm2ZJ63Ysizt4kb07zTFbgsPW1c/c/AOkxRV2Q3O2XMQng4cnkxyMlzY/HV8/h6ct5yPyOFBvvPJwB7S05KFaQnzyPHtEqlsyY8YUXY2ffn4du3ppR86eIcMdZqUlaer5I9hULFkGr1kt2f5QN2nrBe21j2g1Vh+8ukgec1Pyolj3vj/7OR3a0ktV8C5qWQyvGgnh7ZELr58fiq29ZaMK0NYEKLDLohQFHw8bVrDPzIb21PWe7Fctqx7kLywZb0Hy+WUtS/y8WsPrXZ02B3VcPGmqI5fO2i5oMP17em2ZMua5D2zaW2Nk5JDh0GsjS1rlB8rQilBos2aTk6FyEZaJOB3+4gagBPuw2owcfaaFv43m1fQEs9Ugedzn/xycOU+OTuVbEefHI+lT17J+sT5e9cnrvTJj5UT7wp9IrS7PJWj3eWplHaXpzTtuuYxwzfhhxNmmeUpmjwmpDtfzrrT/nvXnY50508GV+zO5NRUMgUSe7YpfXI66xPr71ufUI/8ZlvrOUE0n/+VnXwyx4qX7DbA5OSzbZOdzNtBbOd2z+1099xO3mwl1/Jav2LDF06j+GkHfzu1wxRTO0yp62vi5o8xIKm6qCEhS+EnbAlT51hranxJr7FhTSgc8zrk4hPbfQzoie2RzSIh3E79RVlcRQR0+JPJO+jdL9gdv+hheCqkXpeyBrAUiUXOMj6rOpDcTgPJiyxd59vC8ltR5Dd7VpUQuVLkSglwBIvT4rkHgeCfknAmMbdwELUEKgHhGvAlnU36ZunryR9Ze4kYkn9VT44jnxnCNx6Ki83EIXGg2GQ/+kv4gqdPk0/UE8dctvVmlhf+d9t/xCI20cEuNVUDi3yskng6YR+u/A87+akyh5XCmVWu8K7ql7/sPkQkR01PPg3YU2Sp8PUDfrK8NTkMzdp+KPabCUxtfpNvXrL9g3bxoFEIXNlq1kGpBfaiKSSjxF3Uz4MM9GGFDPRhBSTP/4cAZ1jp4V88ZXEUDWr9GZo4IcvAgZauUK0Pl0FXdH7JNpsuLrOB/19t2+kqAZffSgIuvw0JmBUJjymYhkWE30oq/Fbywq8ne8XlVPRl341MxIQ7KaNKYfTBBzmR0uP8gmhpoeFZbRJmBQQ1kwtayryswbSFzOWFW8SRUo2CxZLVK57tHaTSNFcUwBVu5rVt+DnjgWLKA6WMBwr0ouGBkgZSmU1i8ICbOlHzKKBO4phii34GbPTO7+d/CdyJpX3zwZS0Dr4Gn27qnZiVO3ZzK6ZfYh2yxl2Ub3u+prE40F6xjW6PVpp3cw19zeKWcjX/11dH2Rw1J/OOY1TG7gNsNGb5mp2iN9gdk1x+gPUkZ7UNsOii77SSE5iC8Pglnl71qcxM+rLJRFzAzPQ7BSJAEtovWA/Ezibwg8vMARAtbSvIi/Dz22MXyjM8UiDCu1qEn2cR3gW1aLFARPgj2/XJk9tl4Zjf7ueNFXkBnggUT76X1Jjgnz/3G3/xG6tDu38vetfBA38Y7zYJHOBx4yCKZJoOegPz15fpd4vuFmD9Sy/P4fIoXXbg9gVRFtkv76EL4Wz4P7G9qD+4AzElcN4xry4/bUosconGg+H23SbRI0NzmSKvlyK/yGgeUuQ4lfXUr/zZK0d/5c9e33WDmz07Ks/+tZ708OzurMqX6dkd0sxpaWZLfin5NZo9uiLForDLtA6ctbBkQ3A9K0oy36Ifsm47CS1qR7YrJ/ySnelOgXAGAoAw6mz32R5b2eyFIMvwb+xIkG8wM7u8nNzNxjaXlNtZWFHha2ZhiOkS0bMLvGMa76dbyXRyHZXwBTsruhyze6JrxBuOCPTSiECXRSC8yd9+k79tsXuZfEqCqMrmi2xj5QZesCB8uP5GnnUFOxlKa3LgIXHaoh8kX9KP3f6W9mf05eyFxH6Y3nnrxxx+bM0X3YfXfPGjZi0U4cyKXQa/IHnXxRIEanAxbyFw1ZV5Sw8C+hyhsa/bsUSP8SJoM+gX7ChwGaTOgTOfLdFXMMe5vsTjehKIy/PDujYIAO5jGDXetHV0bvgjjv/nzjd0zTbGlatetjtsVhVjs0JiKeeRtSYr/oYxFnnGApNb1ytr7VSpfeqKb3ZIDvIwQ3rQG4VG0RrrZZFieUGiRrjIzHDYPkLPXpO804xQIJYb6qbVns+/ti1519oRTR/+JyyhdJvRjWI7nzfKzHcaZa4wo9PH6df1ybfQJ3/M8ZtcKYiQTgt/psV69OM0afiHUwJj428BaDISUswGKh0agjbdxTNQQRM34jGgijiNEvUsQix09KSZqmg9I7GKRABejbNZigtA74e6w43fY/aybXqRRQMLdj+sjk84scW7rRIy2TZtwYirnDtNgJLb/p5MWq5gtTNhYpHWFfB0WOq1VobWlrgP1T0XyyDpWDSBOkApcZnJwMpENf7ne3Fm6a04s/Q2OLPcnTPLKWeW2zmzzGbP3gK1sEWpBw/paD7m4ZLh4buZod+CK0tXwZX2W32+jSvLGJWfHSu4wAc4aB9gqeikq7dYurEN0LU8wzZeG9twmMLbEIQ6IrgxqTNjwJ4s4deAI5RFtMC8Ad8GM/HDjlKFHrsH1mctAbjJvA3U21QEOBMXn0t4Sb8vLjRJ1yvCqxpScVOke/l4+JNOKpBxGeFPOZh7TbHslaRRdJOX9afgp+TRL/mUCzJ/wpbr9DqdnHNmw3lnLDXAsp0cjLdP+I9NsWXN9WVt+QFtQaT5j/or8BO16ZfB8KWmfA/fOOWkcJ1ac3MBv8mZ50+R3MsxVaXnD70UO/I0aeWP6+QsUqzU8KedMS5WrplnLHDKHDE1jm/C95WOl22zIIEPp6x5pw7+5U5rK1CVOSoaUxHxVaPMm5suu8VxQU/ogg9RL/d4t4TZUb9fsVhW6P6NsBRX3hTmf1RcR5STc4Og2baS+TY0lfzUng9N/YEq5i7gSfE3wp9xxgL8QAsxW4Jrwr+w5aImDwxcCIezSXdUUmwoSa+zKQpAMLQMxLUZWgtcFey0NtHBh1ztqsqNJNK6CF+GHsMJ0gB++1aExTOmkBaKlp3Gbk4z+rI4zaSG7rW098o/0N43K+1Vc7RHM3UtrAVBnvKANcsZ0OC6wLQWzDgvQ8VFTiNHiOyU87ZIKrhakuq+TwB8UcvsE1h6XeBdAtklX7NX0EGNL0/l5J+MGq0OarS6UWM4y1a+lBItTYlWByF+w4mQKf+rIER+/yqJUb71dSLIUo4gC9yIlx1YxSM45bevmNebBfP6r2i9fNYeS3dO1s5Zp/9hzvpmnbO8HIlI5adp2qr6Vq+GFNZUsPO3wAAyTm3asOyLUgEv/FEH2C2a7vAu/dWZwqSoyzaLcYD+5gtalAuKX23NQFFXUzuYMsAxM85rmIWom5aRLZLPJ4n2bnTPGfL/a6mr11lX7xvRi1JPEtcv62pu2mm94chVNeOs6AqP3ojsFHw1nHEu8KmWYtJ2fFHa4XS2w/kGtEOrA/AHSwnCKARS3P+0oagoq61uCKznJ066MKpZjNhDOqrfsDqsav5TtkZdszT+GuPHadS1UCu9DBI3KmeKXVXgU2vRH7PRgjvTsOry2Q6YQW1Yh3fvtLRT256rXZRFy96jbP9ztgt8IfcgLqUwq3bHIgkrBdxsVi1nMHZXmzQcq022c26CFtZytsNKgW3jYgjNsgjjrA2FfrvAzsEBx4P/Kd70nUH6wk34wk351jnX3+BcL63bfQPvcmINsPA3/9R7bnAA7Hie753P7vkTXNFR/FFcN64Z1yu8lcbhZ/wCkO3QXsn6VmJ7/tfZhC+6qpvpqq4gfrlaV/V4hXKZ9DNd1RWj9oWiWLVfLcrvc/r32aK2jC+bk9Pm5FQxVUSd5GKxTb9NFgpI6nyqOKvvueGTjsAEXirAdvpCUbeWTa1riMiVy1pZQGO4yPAv7TFZeO3UasKmluSFIgKHAxYDwWQWX533crVyWNyjq696bXUlddcjRZv6hFbIrXKfFn6YKCIreWEyGU/E6uvHhTR0hO29cMyL3W0WQrdpWhqNXP1NB/lrwn9B7G9qBoMYdhwKqogYFEub+TO7mUCpWxrAiJom/sNsxVcCyPizTmxlgDsFBgN32lMJ6g3mvXoWCVA/gY+ytzkc/eLCzd1OyoaaC4yFpi1ujMTO/edyT5102vtPrl522scaT+VbTPdpvhtLn0cuH34q3+dvOGzcQG4zWzYNUAAJa648KyVASIM5DHsKPOu+nNZFrp6zclchqCBKu60NR+xZeS5XY7pGk62uoCcXstso5FlHF47dGlhLpAasbbtZbWNeYSD8aJu/aN1YmLB0QOvOtQfS2U7rkCO+D3M4kkJ0mY2BtI7hWJbsgVyHw47+6BezvSRPLuVp+q0nYVqDZDvMVFoUNReKWnv16KuyKbnTumhL9VAbroWWAeyOOoiNc+3gSWnzaCR9r3Wje5hPGa2Um+7ySsStdxnylDvA5TWLP45q5r6v5aU1fYD1MXCFhvQ0YDNWsxBnSVbNz1ZKLs3H3kEHgfqP2bzP6uhsnKbg5DITy9k0IwzmuTcYRxK3EKmM0zdw+n6kHHLASzN0xqRCQuwRB7a/8zpXzjkHMA/I1OhEjH72hs2KggEvMyCXUyR16YBXbKRIIDUpEL7xslS+9gOGA9aosZSHs5MWwqPsRPFZLZsIaCmqew6keoRY1u6niR6CJZ3urxWUPWm1VLCfpg9ALNHFD9YYXJJvM3nDFUpHQEpUeer3VE6N82Vu8edthihNzfIVg2lqp2Z52+CLtr1hWuQkjuzFujPWIB0OV2Ys7KY677beT4f6jPVeOjxZneH9YkZb5qv76PBxurpHru6WzMJlXres3E5xHhoZW7kk6YhnlQcMsTfYSF/hYK/yWlbi7LYpKwVX/RBGD/lmkabwooU4BaYRDkiVRFeqblYQJ7ULOOL95sD/px+7wqMRe7sk47Mty5qxjjHztax1M84CPIypEdEAnpuOBlUfPfdbqZSCHvysNbvNknxV/PB19JF72JGJCajBqmU/qZZEQwMkbPFvOrFwKSOmwbpnuY6NXJ1ENDWGP2RK8fCwa95y6C3c94KU5uz0UScFVahoX0Xo3FBUW9SqGYxG8idsI3/V0ij8fO0LfO1i2iwP7MTC43FmS8AdzFif5fNt7j03WH+IU3+nxSlUB0mdwXGAnj9rS36o0zj2k/hiC5wqoEm+w2e+Ps4fW3aElf8PaKapp7uwuGc83On6K2kWKQzsK3rOYHTNeVvgNQ/b8ntO/35UO1M/qI8fQZjMTuvD2BoDKAK78d2rMUruETTd9yBVJYclPQxv9INuzhu95ezOe6PLqYoLwFLHKYnJq7IBSBJ7eNRJxXHsh7H8TN9hAZqO3ZzWf8o1rvmOcRCIGa6xExAO8KO4A180TjkhmDzszxDrq3ExFyfxwiSVEHxENrYkf0OJweQkTMIWdD+JieIwiUr7xpZknoBSz+XESM0B3UCVZ2OLZR1sN2LDOJN1sqQOOsjCEURN2GxIVLqbd74c2ezKlY8oEGx2ve2v5Iuxv5JqUgdkaK4cPHG77WDlOmfxXpjEh3m5fSb4zEFGNEuYxeI+XYUA+RSrwfDNSGz/d29pABQRaDWCWYN/7kH3gMsYNuUD/mPyqSJj+KXfKDJGTib/FYFFQrIcNrFwC2KA1303Tc8nJexpuYzaSEoljS9x7g6SR+gwjVRfU1YL0x5CLQLkjRuNamD0MKrjYhlzKWRz4Dw577aPI1HZepLYcDy5kWZGnNCC8DSOddKZcPwtWhqeJPLlDCLgULrIHApnZ9Scev6yJy9exJEY8XUc/5JevCDAypjLiYxPnYkbNztzSLvS4LTph3BqCyC23Fzx0ptvoJALHgYAG+Y6eTrSXJwswL9R8vvs1TXDtTUPzsGPjZYLPHgbHtSQUHXjSg14QP1c28sQjUJxXLUfMtJFToCYpFmkRrO6QY/cfewMoDyKTEX0sXt030DYEspkFdGWbjqFY4lUORx/PphxTtoyIpdxHGbBqZisbGLJlt+4pG9cxPEc3Xid8RpZ+DvLpyz8LeM0uNk5x0fuxfN2jzaftDvbTBehghkA9ZbuMGrHpHvcQ064SXfBi4ZwPOJFwzjOe9GIzgNPfcNAOlSrk148xj0lW+PanjqSxQNnEdKIph7O3ajlb6Ar90VNLDcjalgN0TKKS3dETV81iV4YqnFUNZ7jCqzzpRcPg3BovTqE48nNpC9o8nzTlRuXcZynG2+4QtMrrgzQRXTIOlr6cBydcc7j6M8451wp4KwrA/cyjn9LS8wyHqje7FzgI3f4626PDocy10FkQiQLbp5Ijug6HNZ1OKTrMKfrcNmROrzh6DqsONLsU3ggJKrCcYVad1K/cULfOI7jObrxLIqs3OzM85Fr/aSr+WjFyWpJMhgPY7Vri2xNNb1Gj8bnOZp4eo36mbjvOWr+kBpZzOIfaYCHcz/poeA5ktNkoPtVHx89Ju3nOGdaGPjMq5jYVDQuk15TJr3RdNLbRlpbQ3xyxjgVpCbZflEhNsXrNImWaMW0bov7b4csX+SYZ2ZnEFIxP0rHi9K3h4syGoeKmpXnijIaZ3GMiFRwXFFsBuI3TheFlU/heE7BoCOsfO9O60hRWPn9N7jzOKUJcaGYTojPFrtNVaCgOSebEH+4Y54r5+c5p+Plsp53MNFXiaZw/DWa+Vf0SnAJR5rHL+L4J0Rsr+dWggt6JXgVK4EvK8FZ/eKpgqwELxT0SnCywEEB/Q+8yPP8crYIvIxTmjzwz6wR57Lb5wvdZne0+hy3eh23+p9Jtaasi7xf4WJuuuBE63F81Yk24Eg65QRPSP0cpp3G4NOM1swC8lVTgRqakRLka6KFQv5+HJknYpVeXYji9FypxWijGpNwTIYQuLNJdWNvLYbxrtPVOl8dIP4iAW2QQZhTtBSuUX9Uz4IE6XE2TtRVuJdzog9wKKkCVE4dAeKeoNAwctsGUnn17xE1srQQ19qhl2rt0Eu1Z6IadiNGjsbEfEfjTWoTaSDNuEYDcQ+NQRv0UqM39JIL3lW1Y1KJEXMG6KVa4LajIVAn1dT6Y7lOp5/30TfVxv00tDH0nhJdy5A0PrC8cDStOX7sb1In1QWMjjP4qSgbOV/0y6geQJyWnaSizp+td5JkprP1QshZS/mBYvgbNujosAt6atH0C85p0fRLo1VctbwVJ9qM/XwPpqAJI40k5eTzFuYSGvQmp5MohvcJS7yaXzxcvXiQqs6LRxeEwi2kQVxwc0tZXS9lpMi3L2V1vZR9vKqXMscsZZhEwGJTxJCcg7zJXOVmXOWiUS8XpHHLBd24kwWkJDZI1muXLEtPLCVit/oVBNUwW/0HoeXGDTWAjdihHtDcNcE4HuoBzV3rgOZuXAGZG3JMl15FsncsoZz1HVnY02Qqo0wsQJ1Qm41SvlmUcpJxNhvtfrPW7kdAl0tEfMKzNGu5j9DSxOy9TvJ5WuI5lyidjcSVOQf2drBmXIfZQuFvCKffWdJAcQF/w8RjUQe0LyQKSvqnqsQ5THwGFO6/SzIGfB8tn6PYWlzHswqwZUbxFRIXVqu0em9VZT4yJDJuIVqwFW1TW6NrMLfRlfcAejj5wX2cC6UOf7xRpIKt313j3DkytajW6j9yLIteRO2pA/nXNYzJT1Pc6F7xXdYPb8Nt2zx8jfzCw06Xh3XJrbaSt+LD6cOlhO6M3lYLOl+z216zo62+ukZtVdtUCy17oFs3+lgGDvPiMMd/ITtNupcdJAIfPXXsGTV0jMUWT4scEBTqfncZra5ltJKW0bwOGa2gZbRP+h0y2oCW0ZY3dMhoA1pGW9igZbQJXgznM7Z90u0Q0ZgrgzxXCu+BUjpJNx7CgiFGJ/q557ffffBDP7/wxV3HlnKwUzn8kLiGFYW6cCEeuR9TaCd7UIH0SFMe2XB/zV+TqEYj69oa1bRfsx1zTpaniIiXI3UYgngLjX9dcspuWB2kMW7S321qhP5eo4bp7yRa2m3ejLYmXlR2gebcb2gXWfPo3nYimdsVzsN4CuerNTiHlitVP2z0D4yuG2sKazInxteqydX3CD/G78B5l8e3E6W/R03h79q7q3epa4n2b1fvwN9u91fvokptWa3hKu4GtXofjquBrRtkjvEUPf1/E32rLYpfYbdWbP8UiiUclX5gi6LFh+aEOhIEzsZlTg/jgZk5HcwWene9BYkkg5SpqQ37qeHyY0gNf4jGsvmhhyCV73/ooecPrG6wqFiNQl2XhDFcCv2xDxDnrbf4r30gljn50e+sOVpKKL2PZILGcy8aPa0EPc0zDJVpxmAk1mGhWNnCSMt5TbmoNeVf1JpyN/O0ey6vQg9qFXpuokOFHtQq9IUNokKv1YI7VjgDrreGl4ZznARGGcJssxAP348JeQ2jjAijjOCRGj9ijBPFcNstpJyI3rygo/xYxZ4rQn5jGMwNSpRtXBmmoWlqhmzyfFaM16v1qknPbVSspB/BFZKo6Ln1/Nx6tXERI7t4jArcsAhVevHY0pmo4atuY2PUl4ZWX5YnOtSXhlZfFiZEfeHUjMVMM8KQsi5DQ/pkUYZ0vpvGdNIXjSnDEJpY5DnvLdSeWs3vAsi72ag6UAaCIJt/Mlkq1LLUctQhS4VallqItCzliiwFRedVbR5oMwNUtCT3a1VtBuiiQ6SiN2kI3KyL2VR+yU2bDXFYmn0hu99mRyhfyY7gafXLrFGZhnZYV7xtXSrrdekvA1mXurLTvJtbsLbqBWsu7liwRvWCdSGSBattaRqTrcUa4MKKgCU77XYxVGAguhoqFkyZNBALrojSh/PtqOh2YADQDjUk5sWsC3lZVh1DcCS7/3TbEKjFtattD/GWlbvpWzP0ccYtuA6sNp7wvzuatJRBuYsHOCHIYhwre9IJiftIw5K8uBvT8mi5eiAeZBh+UvxCNQjY+wfuED8G74E4VP3ICKe1Gh5vfiu8TZJSsSGkDsAHPCdYFOuSLCPKyi4SW/tjm+VSW12Hf6R+wr8JexjTdwIZFNmsolE37xPRz+nzVMgCpxrcy1vYZdE9B3LrCNoHyD9SxuX3Bo0d/ta6ZxO65zB0z6GjNEM2Wfdsvm3ds0lzZvMYlVJbotlNn0H3bHbqntQXAGvbqJpLcbMt10MKQ0oKKLVlExqgi0pv3Z/x9Mqu/EtUqs9Sdo3mZ+rJh3m7xWA2H42H0wd5Rs6MZtjsIyo+a81q6Mkv7dpT+u7Bd2359E/fBAwEakc8lANNbP9vz+X3/cjpX374X+5a2vOKV/2xfz37ky8tLO35b4Mf2/2jv/vTAEv85ctvftvT//gHcPqZG+48qTZ9HKe33f+vx+//6CdxOvv9j/zAytNP4DR675e++/df5teWKh8d/42LP4vTjcU/+uxD48/gdGDi87/6fX/0aZx+7tp30f9+BaffleIxsizYXMBhcfEpWo6aoHs6qHhBskHfjbXHyJsnb6LxwYJ1jxiT90VDcIsfaeutmoHBv3wwqmWnQ0Ejhy6bGg2BNTmUyw5VodIY07XWNtR0If+JNkDmmp9HU88NVK0eAK69400ZtMpurnvuV9ubNeLOXN3b7gUIQpFsJ1Q4iQj7Bd+3RFPniPKwEQ5Gd+CzzVeY7YOi7+eR03kOMBNEUAai79AzzIRxEws+McVT4QifLRwDcDUG638Lolpg2WqID4tmnK3MWIBT3B6m9oUjbQ93jjybgXbMpqOkGW3xJjX8VAyhiEgW2wwbU2olqtwtxLkD65iZMJZBuWyxQMcuLmD2oY5duA+TGr96Ox7vpOQcDbDNrX0WwBre6jYLQAwcWYprSzIfrP3vm24WGJFZYKTnLFAjAuycBaalo1vaGtSDu9sZGa3vTeY1IfP/LXptIa6JClFrJ/Na7pQ1DCHz/MNM5iMdZD7ak8xrQua1djJX0vujMKC1kXlgZxNiWmT+c00eMDb/ghVqGSuMaFaoYTqq6UbNfWj3UlqOmFtKWg0J2S6bmlqM9RRY2+e1qaVNBi9rGRyibHdraqctdauW/yHKtsn/o1r+v6Dlf6gsT8Brv76P3QTO6S18KIzaoiQG5SbdMo4tn9MPYddam5P5UXroc6nLXdhtW9vKvT3Pb9OH8i/1UAbmOwuy1XqjcA+qDWdi2TIrw5QU6N2zBrbU+rA3F8jGaSjZY9eU7yt/taG81XFb1VfH4WI57kabA8fvth9Iomrbw/38MPwoQk6aiyRCg5JSCPAXm9lPppicK8JB50W7DQBWh5Kb+F3oy12cneGf4QlQB+L9XTEztT8DZ2N+BrHonMpz7TOOTmXM/pjoQaebo5rDz/jiYG2xw5rl+//JdZDFCMkxLcY4hi/77QL8NcpIVM4g9T6iCKIKjWNVo3U6qhD+nA6BV4VkerbDk6WQvAO/p7Pf7O6v/dJwgdOQItagwOFxatW3JvT59XQO7bHCg2lHRUkyMao/Es1m4XRy5cbclTTGgEveZq1DzAOfXceJWKOqb9A/emIPMIDA5+3YkiTKqYdjyQAP+JmHY5a3vfM1DUYEb6woUJbxemTHrxa7eFlAy67MWEDLDjhlENpCrWpx3liLERXo/VG6tw3nfDWhp36Ls1WVM4c5zpj1AWSngpeP/+uOAArN2yZ0/mwu6M3OvIgzkm05T9jtYedPMC6ciYdj92fzg2oYsbtfeiGYlTTl6YVpJCxLGLOK3XbYa11Dn3qScpvJrByLk7utNY40xL1HLfe0V/JlaxYO12kFdeUKXDldMU4U7+pKFXze32IcKvnytbjGMYMAFPZ/dKhQgicUh3GAM0iDtXsFcRgQVw7icNqCOBxSVp2rCuKQAA4nDeBgeAlL4hskhMPVQYauoDMghMO91WBDvTGZq9Mbk2md3pjM1Ykeaq9T+C8dqcQbk6ifTQvKdu0/7zBLHLZzgUoOvwfH1farmbbdcl5pox9+FD5h2ZjaoM5c8BP/RqilzW7kbdAEjEXgGFjYXBELjkTsGJd+jVvJ3tI66JKLI250JCDzP5rPtZwLbsTz7KtuxD50510DlW28p1fcuGSCIqUcO7moI746fwOxQlcIptCGj4AACzAWZ+IKshlXeMni2Zs+9rorwO6X+ONvUTaKsXXpSG/rNqoW6leO2OXMk3YgQKYqTv5vt7IO8sXgK+6L7bX1BX3TxtfOuTutk4BDsuHL7q763oLHQSlFRrhHgexyZYc/b0bxZzhkgt3IDQBuSgvwePZg7QNkAGJ7ECdRwi9FzXIgvpXxK8RC0zbieULkKxp2wLlVsLPWRkI4cnkN7ICjsQbcDF4XvrEfBgrnTuuD6Bu44tqqfKP7foDaI/cgTfMMfsaAK4X/ZaQG9vk6kZqEIuMDeWobFWoblKaEb5fasvp+o6jNbaM2YMozlZVBZfB4KF8VXQVXS1fdsQfMBMzYA04b9kB+As7hFAvggJNBFIMkT3hChQs4Ugc8tNM67n1TzHje148M1az+QJ4MW0KGm6Qp6m1Pet7bJsN78lS4u50Il623IELH77H8tVFcSm+6lDakAYYWMPRgGScgzVHGCeibgBS+njPSdLcZaYeQwvXSlOlv+hnp/y/v28OsKq58q/bjPPp0N4d3Q/PY50QnELsVE4OAfW12G16ihKiTMVFn0jQH6abpxn4AJght7CDJ9U6YG78JJnxJoxi4E036zudEnGmumJAJOsYhrwnX0VyScQzJeOcjGSchVyfe9Vur9t51mtOAScz94zbfoWrXrl2PVatWrapaD0YFYqWgGYdhHQDPyOq6zqoaXovOXAIO+PGFwjQd8VhtTayTLdB6RziQh1VJ4MBAXgwIK4q9zuem4YAz33n9EjHEeOaSiI/L/ZPW3jZj6hjWjz9veYlLblUSuQkX132cc8gR0TDLR5rl2q+qXHktz9yeBwc7ca7TzYUqIsPxsQ89aRY3y8Q1ZxbDBxl9koOftjlhmmvO0WajKmpDNoqkTUR2EZ6wxV7+BM2xJcm5d3LY5ojI+9KiU8/KPENJzwO5Asf9dxC/zb3u6PQOe/duRom1p1+/ZKlQ7zOXRNsbW/mFwNZX9DlpRwcH21dgUKEWHHp9GDdPjOpBhsoXJw+eeE6peNiDIwWngzZGvhgxV7EnF8+gSnoFX2ZBP9gVU4tsVNflO7sMK51kRDcGPuZwn+VC08XryP9PPd3WMPFYJtO09awCNEsUQvnlPMWkaShC1mJiNPSAhjnWPYH7FgWnT9Bkpi65q2rc5MQfXBYh6tG0A1tvtM0ayvzedeXvHVdQ8YkNI1a5yrwapTJvGjdoN24wadyg3bjBMRp3X9S4XaZxgw05sSBKBG0VHwolLdnVwFezq8QC6aidX6LtvqBMWVuWCiexOsIZnPBYpKdt4g+ypraUMMDqrws67I0d+Jyj2NKFMCUumVjVN64iPKYt4ybEX53W8URcxznmwm7DgaLZ0bv5B3W4GbqAPvsS99g+ZFq8whCV7SCKUtTX10BD9ESaSKZOqtqVSqqi1P+qJflIiul5uEez5R1Kj3Lc75g2shI6fU4pETxO+2NNP7Z9cMrn0HnBF5sIA7B8gHXkBgYexdhyiiMQmO+cMDHASEwGxfUecjvCK3H0w6ryDK/8F6L3+U/Qkv8Mq1bzl1K2OTYV9WouRUbQzT8EKuhcpnd7+Zd13Lv8fhqTsmLcsiLQpBt4y/UYzJwQNzwC2yoUPs162/mHecVaYJYo2I/I/7Gci8F9PLhR3iUVxL5Dxlqfon8nHMvw+gWyzmK2QxlF9jf3lRdZ1H9TX0Hbrw7sU12ZxZM8bDhXtIUCKylSUwPXJHPigupqkO/mvTl7KfMCPS4nNkgaroRlk9wnzUHe2Rrrx0ZrrDsdont+HwwsQP0cWTBh04lIdGzfNB0fkqXjE7K0HI/FzurZODIkdYH4HkfYeZ/oy+pwAcV2s86sl9/jWAqzu9lORCbxCsXKvfEL1ralb24TPVzRUkEhB5zkFkLJG6sI0YWdyIC7TC8nQOo7rtLLA5V7F2Ef4544QvIkYCVeGTyeLFqS58Euj8r9qXYIZbfB9rOYQI9049gDRqBwo+QhyCd2OSXjvBiIBO62Ghc3oRQr1TjVURp/Pyfw20QQlHiAtiXs3jfynkWoFl2OsJloN/clrccwTXBClQ902XDsZf4OeczQDPHQLKwwNHysV3FwjuhkcIaiwTEnfkrenzUOK8/SR62uoI+asfRROY1tOuX/G9tbEo1UQvIH4rHwy8aCByElg5AeaxDSQcoMAsXMIHCaGYS0GQTi2HkQUAtzxkpuMKy7K6dsWGDnP/etlkxqRxZqsdtTO9xtWlRjfz92fSrbpB1t56dqFNNSNYppqXrrmRZ9VmtixqXKZly0tCYx0TLgl3MucyOO5jh2VeHcyC4LkdfjHpw8nErJ03e9IvGPr5inE14xPd85neJdL9T610xn/3kmmk6iUqU8is2ag2Ilhm334J3YK4LpIhjvccJXosjpKEK5yqzc1FUyNTR0VgeGvCLtzV41Td7PHThjng56uDR6PRWXeVKNslR0K2i6J28MExZtDJLLEChVu+x1YE8qBoKJqiTKTZYngcFxZlWG+C4W03NO5JvgtJsQxaI6NPamMFCxEyltvQBxcxfL/j3yJJl5aAhGQrEnIFSWHTKxjifdAofHXXaazY4+zYVyeaFZU2h2dKHZUYXCQ0+1LXqR2VeEa/nMULGqBBW8LOo75RZrEZ5wi+NGZc7DQsBQMcuZ2SQOGMGgaqF7hhAtyC90TyOsWcgMY1C70D2JMLfQPYFw3EL3OMLqhe4xIOYxwpt3hE8ZPm0PW8iiNEpJeDWMySXsLXQ8Mc+QhJ6AcChVnIjwYKo4CeFwqjgZ4aFUcQrCI5CspvBYqliH8HiqOA3jdyKVZw3Y6vDZOeFpTRttMWelWgaxWdWwZzX5SRqOSU8S+CY+WcgEE54sQGu8AE6wHqCGLRNzYY6jppQR1oI7rxnIOJMisyA6+GQw5cl9Y3t4VhdcWDDtyWDqOYsKpvFRzYygzoh/T+XQD6ZwqINpBwiAdQdo8ZgKkYEpB6hql0p3C7OwFM2E1RgY5nAWiNviKygYD/6Lb20bxB7HHLHOgUtaT1waazgVYZvydYm3iVmQCCC02leoNu4QcoRoY7X+j84NCBFlGPN1UH0uqEzm3o8PJnGYCiYaiYkJcrAVTAaoJgFOEwGkCQdohN3CdOPBeStDRG1iUKhOBgVbKEnNV2sZFOpDDAp1K4NC3cygUDexy2e1Wj5fHmQsjekqS2OayMFvglc5q7hsmQL2BFtzzha2Lc5+M9hWdbg4cayS3kw5lvJ4MRtU27RkKCZfQ+cav4kGiycYLM4cLk4yiJ49XJxscH0iDynGcxIGmwY1RTzNrNAvzDS4PSxWZ/RBzdit92seUz2keVD1Xs2jqvew0MJ8fT8bsJyvd7O3ovn6Ps0jq9mKjZqvBzWjuR5gtzXB7CVng6UC3p4HsKa3rumtF+MkQDw9dGAkQYlbV0as49Io9aw0Ejo3jIxHpROw+4PGqhEt+HhIC1qfQvoJXXHDr9gszXjxtwSuJ2ShnJVsi1+e5SjMZ51sel7QKdZ9LxdznkLHdXh5ZM0T7ilAeY+lCDFo6WSVR9mp+1bGiP7Typuvn27eyuNMcBbjLbtb40UwJRjPxHsWa72wcR1U5ktmcUAhvvnSEEjx7eyyrsxm+RVpDFb8dNSY8aByGXqjKarRRVwGcibJAtVNAD9fqK5h+7m4qK2KrNy9eX6DDS1Z/Ea3WfBgDY21/7AgH3OEITgCE8MOq79nsYwdSpYxv+UeQqeTRMYtxqQaM1IF2dFnwx9YHFMjqLhQ8+uLVfss6XilSvUPxjkeIrYgKcP6lLiH+Gn0J+OIVSCeYew5TmvDuV7WnuOlxVZV5MJg/doNxo1dQlXo0QSFE+1xheqglgYwB6PthRpj3j0DYR8c/Y/77YY0PxctsRv2hha/9Rjhk47xd4URLZoRLlafc7UHe+YQ2BkrirWj8iZU5QM0X7K80uugiqU6k1ZY0VoLWXhyROyv0YI3dyHAsdao2cNu3OyDuMmicMgVxNzjCmIedCz+6mPUoiHmr7JBlbCSVUPFgLUlMkgpIBgqFpECALHlpCAI8vvOzTmcvQApWX+YaiqWd72QbEExKJwT6EUssKDM04MAhBzRmUEhWpLGB/loSUqBas8C/Z6BJSmNJckPM8xceOzGuoy5qFnIXEVuIbMTtQuZj6heCAYC9Ps6IfPLQd3L2LTpwqbNEjZtprBpM4RNGy9sWlrYtJSwaX4Zm1YPNo1GIdEbDsZZmsPjbM1hYuDg/ion2o4pGipKqUUwVMwh5TfiZGqC6t8Nf5wLas85dLlo6GYENdHQpYm4mKHziYs0Q8cL7ngMXQpD52Ho3DBNaOL+HrgJcDVjM3EzaNeVORcLkR4LYuA8Jo35WWZM/ngUa5wi2HuF6dWZHKb3MZVMb2C0hZk1CxklcwsZF2sXMhJWL7Sxz2Wx4cSKsHA2MffBvIa+oyYrrIUbsxapmGOIeYpsfEoApiH1O2cpvIil8GOWgr0CepVYCj9uDFgKP2EpPDYpzO8qMxU4iHNxhahyv8F6Y5iH/F9p2jNlbU2iihiRk23Mdw2veNzwjmW8pGt4yfpRvGRaeMkKKvtvIw7yRMxmnlU3zVeevASGGRWmd/T63Eh+Lj7ZYeRJl/HJMB7M6DboyIZ1wJH96+vSd+eM9A0a5kw3T3MfF6khnH7iDJh65ahyzIQxfN/iipkdZq5Y///NFauIL3ZyF8SfsVc80A5faIcPMgFJ9SrQDj/Ignb4ICh1kBsA7fCZdthytixHneKQWYfZVPJFBr0S/f/R6360YsGi3bnI7sUxqp6/LKw05987X0A50C0GzT7f4ngBRaW4qMljs4hBtCDKhIqOTWYF0V472WBPBsuDXTZtruuJXk3H+PFRiS/cjE8LmeqkYCaOSnxaHtVaYBmOSuCNWN2KCyEcldC446gEo0mcji+cjg9is5zH9eIlZZ1kMpFsquOk80Dc9E3HS9pEdJD6chERCwBudo51MYhYoAdYs32s0fdrbiDWbLQQa7YfXMRrtm/WbPQDa7YfzGaewMdVUaVNtR5FPOCIwCXi4cnT0hofno+g/xKRDiWkQ8ekQ52bdOiYdKjfJelQZatfOvYDnR5z9Usn5ujLSYfHt8289qlKpENFyq8Adx4b3fDV6H7hTBR5PYrURUbxKwj7R/c4LOzvlgn7W/c4Ywj7P6NsXoMvQ+KLPucyfTKVf1kXomV4vzO9gryVqmewsIBWwpWcVdTuuCgcg++3LjAq3XPxFWKjagJL5EPp44qiMlpUiwUddqdwSXvI1M3GHLEkQVDBPcQiZ5XoscmOuwHzocOW3/HwReOm4lVdpE3FiBPMgFXXKN946wHrOfDFF5GAGZUu92dIsrncn8EOOnGJ5HYwQ6JYYNPcOgryBIr1gxKgNaoTzBPy/c9xF2I/1Oy4RQ4EOvH/SwyQU3KU8nlYkkDkEQep97EERxbZBj3cv2WQugcujilpN2sRxCVy3jSAmLLr4ea5eY8F69w+2ou/PXpn/KuzsBplHHGAsGY2pdDc8dxxY1EsTTVgurs83QXtULSZNnz/J9eC6Q6+LY7uz0S73Lzgs4b8j/V0PmNEb1y0jMmj60bSXNVL+SaRkOjotEAvwyFewU9wIvAPJZiLTfwhc/00TJt5s8nPmE1+VQUMBUFya9NpsWOUtlT5pUjznF8cVVEFb6oUfRSijTkThUp81eEDooqgLclCL1GaTRC8L8F2HqFI+BfT3Gd5QxoLXIbRf3Fl5koMJoCptlwsgHmudkYN/BKcBIzOMbqE8p5JGi7jca7jFqJT8EmjPp9U4fNIFlT2WC44I7inzIEXggNB3r6br3JRpDqKuEY4FI8nnEQAtW7xBQ3JqHLZo/losnHWoCQlmGOk/NumQ7wT1g5qosULtL6yWbHx+RqW7ToIKnHMCReZczQUOexcGGWRq+yf6ukRUVJixQV3ptGEiOkMe61guQubzsgLeCy/ig1JonI7tSlJHXVrayZ8LDC7A6J9LssDGLFmLWLNsTcOiI31a3ebyHS4CJSI2WQKfqXVRWRBiqqefWrbwrz0Vb01nwOT5VHHHrb4u9w+baotO5v0kqhvi5fkI/GSRKjZt3j8xSIwxc32EqFmP5ZnRqW5AjeLq0dTJOKZSOTAhYU9FcszT2ExpkjwWZtIbgWEwKnceVQu28vHTo9jnMtEnCjimohcopsKUlzBo57r7PC2uZbgTowdrojrRFjhXqaXY8WmNRertRzfemI7nIYKASSH2ZJ4Ony5NhzHrs6zQfoB1tnVvFOMjuUvWtzGWi1hGmYqk9QHCxnbEzTcCKCUaVhYKJxitEWB11lkqxIpcKOAmwVzxuq3VTDRzmL4VThx9KC0BYnSbEfYsAhqtWDI2K+5lB++WBtmogZHiRhRuE+hPmsIHqURzJG+5tFQqENlAab3iCrDYggxNarlhVz4q9qw1pSnWfAA8Uz4YG3oSHJsOQP0FQZNqcAM7DVToyjch2BfWz2MEq2oL6bhmYA+SxWlbZPD757d4MnlUGIZDS9yxAJ5LDiW2Rx4gFJV5IhFGyihr+I1hSBHC61ASc8XX5AsmJXbSVMGqJJniTTjFKeawmpWeQjU+Golw8EG8LnkISfybSX8UXTQFXkEj1zCp1jaV0UfRT5CROyd1TJgZfEiJhjPO467zdthNr/FUXbsXRktzzi/CV0RkMfYFXmnAdi6BFtgBjtBE9AyDCeBWTjXmawjAvjh0VyYCY3Z1bQYzWKMIMTk4owufDiYo+kgDuBDnjbha5mQUoI0L6x2Vo/A8niNOMXgasInqsJsxawP1yalUpvCn1Zza8ozFtP1RPMhjE+RVDiQCe8dh2ia5eEM0mRy43LhPZnQFWTKPa09F04g6GegS8AsgpdkAHqW8gQBmwBqoF9MAUvdfVAjAN4C9MUMkDeimDvg8qxeYC30w5DXTCSwFD5dG3rSDlqvw6PJk5MLfxFPHVa7MM2fFD5XG/pmInhiz8C8yX3fJeqmt3sGZWOV7dGSb5F23qCtsj04hsp2Jcm3cEF+py6yhHiDCIjPEbnxwDjIy5jQMyFLFib3C6HuDdThojvWNr6n6IlfJKLK2Mazf/tJ8iwPeXbkFt5H1ed/pW0NrmpLitWT/u9ib/XG0oHPai/wb5kTl/YgnL6ZlMaZPeSX86LTsatBmG+4/gkJBC/MDd8VXk4l/Eybopk4p6JDNy/eOaeSQzf2n4Evue7XtZDoVFwVWgBGg6n0rgbmvVgXKi8K+e0sXF5pKDUoWjSUumwomdycX4hRoVf/KbyaMOgTTm6nE2mjxDRPEcmrXDn65UeV+2WV+2DJz1t5JNHp24r/vizYvgFvyqh/pCjFSFEyWfVF942CBnOWQ7hINC3/FYdXQkaWw8X0AbBua4h/AllgZGKWyGcqnv+W5hFbUuBNVj5m0SaoaBfOmnj5mlxu0OHZNdZI/NaT6rxWEHZVtIIQKQAAGA6A4QZmYroCDEKQNdDlCvThoscAcOtZZesIuGoOlvXg6Id1XETei93gzWEYegf4dAUrOgBzwIjjw1rKW0dgymFxNhwSx+RlcIg20FpOm+bGip91ou8ZaXHD6RHfqrhxTMUxbT4HldARZNnSANxBY+HD/SuD2gOgcA3rMaiNPQdZs/+7p1MAVMDzKLTZa6O5gh69RRNLoJcC9DSfEqQMF3wW/FIR/CI1jXkQDpdJpaJJ5QOPHGt77op5nJSYx0mLeZxMdDSAmVdvZmngLKthJYc60XGAhZjva6hOzhCM81jvHj7w+lgn1MoxKcqRkRzY32fxPs7BxB77EEr5njZiWAZmUrfLd2uc4YQWh96wR85PKAsme+RJyTqmZB3jpzp5yrMtfdGqFBGEIM2KlBlY4basmUFJ3Z5Xpm0psZ+UlovQDNYWLctPwPQ9UiU65RHx9eA297h+a2fXb0Frkjk2pMsn2UFd4PmxX8uEGQLnI1OLbzAl0NGXNL+e179r+y28LTOKrbxTi+PRnP4it3Eeq1CzOjWnfp5TV+O/m5B6s5W6W+P/+1kdeo+OX1zifsiqaL1smjbJbmmr7AwHdKzxa+/pqZxdegwNXSIpZZt6+ylV9pSOVHi/5FyIWvVxbamt3etrn9U4nLfWss/ZWBZRiAu27bPXbtXepFV77VbtHaNV+6NWDZlW7W3IlZn4OVXZxM8oIz3iQrcjP+KYT8B84h4+PKah4gz9oj1C1U3uPTq6ldFX6SNauONDWpjlYfN8UBv2eCiK7I0iezBN9kfcLTDGi/lahiN6PcSgMy9cxoUBB1sCBZDxLTjztdjMKJuvdQEQPrsu4BI3JOjsf0f4TouvlaLNdlqJ3SkjD+HF8hDYfbv8ZcTX8nYkYaFRr/C1XCNAOeyUaU/OSvS8MMQEcr5RDgeOqKv08lxHzPiORoOI8d1rM757x2B8K6EBVUJPzbRgC+f7LnFBzX7YeR1k35H5/8wW5/YY1bm9JhziMHeVaKwFhlUO3IVuHWbwQhcsvV7oZtjkG86xAi//lFNQEc1XudNgJ2nnCV57wBEdMhfM9q3ijl3oSV10+pKSc6d0dLiwHCqAu3X+qw6BwlnGGmfDuiP/NUsNUZKSEy0sdezwL/APFzMHsI6uKWowxhnmC3U96+Xt4TnxgmLumMb9VixsLi22BeOdPGOGdpGaxIfw+aOOhF93jBaux8+WEi6xC0+JCQdz2MZ2GC2fosIY1aZcrWgLwobHpUN/6+BghwYJ53HfcHhFZaU1eg9VoGOOiZjKpd8nld3vAVbYe8LR8cGff9EY5IU2crRpN3iVKsMrdmh5XrwKd4iVvJgBU8w9JOzXUEX2K8UiDXyIqXGqlMLoFljKYXkhGVNfLE1bSnq2WiDhKiFEbcpxfaU9BwJG6WoPhytpbF9dChz4hyaYpgDTlMCU2hCefjt7feezmDROTHyjnMi+N6dierLH5+rNoXtHEY96ZX1uDkdYiRn+ynkWg0OEW/Kyifw+JTI3MySANUBCiab5TpPEMjgzEP6TyhcBR3qoo5FmGUaj8OqCsdI9KHFxUqJd1HkKuAclBFyApUf7edfo0dbF/RwYoJy1mwP9FA1d/dh0asBBWRdECL5amRD8MJ9zxPfodlc8km7PsrtuoKovhMGiCHmhCBmxWsFSTkwn0maOZYQwFLJMJdiMWDTlDjnWlMN2+HAxdwBHsKAChWpKyRk6AAvrIc5xsyAwVX3FbHixsYYeZMO6O6LigElZYFLWYJJaFmR6xI4pUC0j6vNVYkDBZc3Bv7PnKSWU0yeoMFazm0gmREXotA06IEWyCA3yftcVHWWXydIi9Rifac53hpnkeSBI5m5fR9XKC5sm+CAZLKIwuiFl5DX0jGtyHHxm5Z7ybvaeC9GjO9j8CM6Rd/EVR6M6ggWe43NpwadF3qQPa5Yw4/SDlL5H4rSkXOncx4vMewraUh8GfVSjzQwGkYFBz4sJ5CedIn9ci5IXFHKyGavCE3wnuuEuSAqGu2D3rlEtLsqNHZyDRjI1LE/ZqA5GnMQl7i64oXHZO6iPcI8HdGPvofkyl6BpSzcpZXv+9K0XefuFtMTNL2daw8f/qSAfJ1/Lp7WRBdwsbN2ycm0uHLyE6Hh8Ozoh0XyQoTUljOP3S4MJOHWfaLAAWvwTK2GA+UiEIZahX3DgwMqn5SgxAbJCtEmcwFPkav1djl6tjyNU7P9mAmGBPopQzwfLN8H4v5kQpufrxxC+lpmvh9GbGtQR+c+ZYLzeUIvn61cRnr54vj5tCnjFvDiF8Di9eEkHteJz0GVhiskUnqJwSoQjkHmh3tYYY6tzVJYtJROysff0M8INVotb9Xv4ReRk/TXG1ExhKvJ6sNlKyYU6BPnCNASTCtPFWm2hnpXQCzPkJGBmMFmMshrrEVMSW7cuX0MaH+wnYGtgpuDZdN5DT4NPtnRQH/nnqTdu2mybAzNqPe0qR9ClFBkcSLdFuu4wM4AP3agEdsgObXfH4JixPhDUYgLPAubWEZmZGv40G9ISzMMvqvAmfVc2dCulj9SEXnn6VBG8qRM3LrMJ+pOC2fCpjWsapn8w16UUDlhYWoogG1Qv49W/DlKkKqiGp+865luJekMujD5VoOAIqgyjbu4JQZSX8h3RbNwYzQ5myY3RBBjyCu+HOMkcGtb5bNNqvzy+5srjUyxsctJNrOa64bc4jTDJjJwbzCC0BZLUw9U8IjPZgYsL/YO9CAmL9iCcukjtRlg937kPYR1RQVdYxAFqwJ+Z+BmqfR/H59L4X6mecNkTAlpfwwtD1Phdbkf+hmo/kQ+wCdwcNpiQTHQc3Mx1RTLhLiPzwm/zfmSQOxYVpUYMe0UOH/OwpDSqQ16xyrK6CzPEoqUNc7i8auUML3v28mHMYPmwKkMU5mlDsROq8XREYxrV0z5vsc7KRn21s33LxQm0MmZnrNz5DsPNxplBbj4g/Paz5Xy3Kue7+R7TB+fLbJpzAWzadRfIphlmjJmmsXiuXB6FfQ3yhjhFf8rJPeXKqcNur5yrEcbFN4xLShiXtMW4iOPPZ0athbSVAXeSok0D0QbtsnVmGKAjpiQNpiQtTAn7aIZve/YNHPgWf0LplHCH2VQsomZYtQ6V71Bg82tZ9OIsFprPIaOzMTc8xhhKDIw5H7MW9jNl5ntp6skRBFstOuPEVo7cy/QhJ/+yFrtRyJXfTxOBGEAwlUxRPZrDHqSv/97ed9k4Kl/x1eozxlgW321TXywcUQaTjvMuiu03ePJo5doNs3y5pspcd8RbXwBCHLUQ4staLhOG9AUghL15PK7KhoZtjwMZ+ooqYVRVxKiiX3/LRESaahhVGxH80LBy+W/bcynp/pCOJ5J7AROJu/p1q6tLZYcQWYtx8yPJpo67bdWmwBg8FW3FVf57samY3P0Zx9/h4szgtGsd3b0Fh2TnPSIeOud1lIzXUWMV4xU+Kn6WEOpovHH1WCqWrQ/9rs+AceoE+bG4/mGnI/R6pCFRE0DsifFyygVvaWSIppTvoT3ZQ3uyh/bE1uYw737MycQZp3wb7ck2Gte84ez+oh94vY8G/iMfeyI+MUYTh7TVREKwMZp4yqiORtmoWhy0A0n2sPLxXDdfTLHjM37IFNNXYyHmB1XMsEs1HaQiB6Sa70Gvxpqt+eSHHa3RlteNTshZECg84Y5lI04bZ3oaNPMUwuNucrqOrq22egY6Urlne/hAdFmUiztmmYhyEhE9A+c9GkdAOLH7h7Ks0vbRK0QkErDLlTVewwt0UTxEHIpHYg4Dbg5DBrK08QE//PHxwyMO3oxwKfzBYy64Oc5/zJiUPeLSmKi4VM5LGF7jlwk8WtVKk8uFio1Bzgs5zieGLTlHtU2CKXOU8QQuasNqNu6lw/xKnraQ64GjVpboCUIkscgiAWRlfdG5fUMIiY00xXGIi4O3YTH8BoRv6OBxIOrHDE1kKXS4EbvsZlV0RJoCtVAdDpee74PNn+HGUWMCv3oEgxXcKFq2+tAI2lRrKsaXw2tfiuHmQ2Ojr+hfz1jhb+Dba4+NhK6ogXPJHR1hfvNiPvWuwsEGV0klb2L4rYTcPAS/XRaCq86cLYiq2BJfZInsD/nU2RbFVyhKB+xjWkypscCZtFSHs1cyH69jmEHiRahQQy466n5Iux7LD4CiRPfBQWLXZ43YIg3NIVykyakPFzMtV+w6EL4x7o5ilv5nB8yRkFb6HnprJGcyg5CGqi9moMSZMRqe2fCbWzrC57bQCxFDz4lacXXknoOVhT3RjFO5LkdTG8ssbt299VqGwHNbVtR4LaoF69JfZmhnCcpG3SbK5j7ysaK3M/Bamt9fL1ZiVfhGmgVlxUgsw4l2Z1fsZJr4ZASTh7Xj7HC2cz3qWr6bx0cbijRiy3t5uD3W/QogcUDLQ4u401Dh4rMakKLa8QURwCC1E/erTKYg3+fTJnScXEfp5VwqckHs5NFiaqfJg7V6Q9h8x6O78JbAsnOQPuPhe86hZrrbY5Co5XFTOyo1dUBqoVJwWNfCe2DWM6JaB1vUDY9SlaY9T6koazFpwU7JKZJ3FTubbjmibhJwtABLUqvByPi8Ld7Fz4SRabbgVki3aBZfMlBcNmbT0LLBpGkJqJSAKr3L5I4bStCLQJnayZ9zA1AIA65FxeOAD2kjzq+Our6W485tzMsERhIX8wG1EZrdYIbyzgMQqRBpY+/OA8Y6Y5m14gGmCal4VKgtTBt4VFLhSjhxT0EQ4rktsTHhND1cy/dY36SQIZcO/y59LTYJECeCG3bYpMQZmsdiszr/vBN4f/1gIUPcQHSX+0Yi64dLiXp+abaumQ7xKJDvEKKJI0rjmScjtijBdXYsk/1pHUtXbF1ak5KNcr5FE2LmxfEPTY0U+kiLOHUK6+12CE2xtVzfmBrMvwB/L2AFsi3OrkIVgR4SodkW956W7duKuRb9fsMX5w7UOkpTG7Mt3j2riettYYG0VNTJqsDbhn7mgsxncCAhHUOX+MQ6E03eiyCWrXBoyZxi+Os33pi9kkmFy4afwUTk0ka2Oyuc8Of0/7NYRmIbKkRy91xE1H8gk7sv+Oqw+tHAp9Rtd6kNrX0fVr39Gze29typ+vp7unob+7tKm0tdnXeqm/AYxI993d2NvZ3dW1RfaWufKnWt7W3s7Wtv29DY3d+nltBjwI8BHjnv+u6ePrWxdWtjX09rV287xdu74nh/F/23rt1kpdT229f3qZu6u4P4ob+rtyQftfZuKrVJ1nWdrZKNI5xS2tK4qbu9q69XlbaWNm7qi57wpYmub+1tXFtCbHlrbyCxru7Gtvaets5SIzWjV63qDuQx4EdqRXtbX1ept1cJBDja093ftZZjKLGtu6er1CNlRnHuLwDHsfaudZ3U8vZueqZ2lnr7gt7WjZs6S70qoOb29HT3UDv6gtagq3/jmhI/NLY2dnZ3b6IGIZ2j3ZtLPZ2tm7jI2024tr+nFQWrtaXN7RLra23vVG3d3RvW0E9tbifAbGlf27feDCyAtbG/bb0ZWHoM+LGnvet2GYZNrT29JdXW2d3b31NSXa0bSwTEtWs7S6qzlTCkbX0J+YLO1p7bKVv32pKgQU9/F/W0t52eGQ/oOTDPvaU7+ktdbfius0RDT7Ge1rXt/b2Nm1t72vkZXWa4co8lhjQ0oySJJhrQp6q1p9SqblO3NRQp0kuALS66RTUUCVX6qB/8tHrJDdcsWXWTWv3eFatuulHdEL5nRbjqRnXjkmveu+o9N6pV6sbl4Q1LVHGRmnfpFQvU5Zdewd1a19oTrCkRhgfzVECb4ItVw0eKVLRgJaUXJAa8LqgfffzhgP7bT7OL5lKgGoLO9o3tfQG3kjoYKEGnhqCN0K2nFKirAzPW8mJRoB6bohQYnCroSsW7j9PNkeJEZHJItFE+KeGur0nYcYbDgcFLQ4THJ7RxOPj9T3NY+uY3w6j88TBjoM7+++l/NDx+y79/uXlm87d3Xv+pppGuyx75zF9/78nmqdWbd27+znUjzi3PrfzIE99ofubuM48NL7ux6cWBhl/13/L3zYe//Mumri+ub3r2X9JXblnzneYTPV95z8Nt7SM/+8FL4bRf/ENz3U9+8fJftG0b+Y+3Pfu1f137fPMbj6+uf+X6npH3/k2rf/sjLzb/qHRZccclH246Pu8f799eOtn88oq2P1lxy10jj/36B1/Mnfxh8yfXfXjO/5rzgZG/ufK5GaeX/FOzM/4bV4537m764ef+4KFPfvql5pv3//zez4Q9TXWfnXLvx7/3z83P/PjrK//U+VDTFUu3fv2A+nHzL37wFxdf/7WtI9d/YvLjx6edap76xHfmrvnlR0bEn+NPmsXT5N1NEXzyEDU6C/5Kjfv4rzpv/qvTzbnWF6699At7mj7yvruaDvX8rHnzJ77/RLj77pEFa/q7Przg5829/je+sn34gabJj19e9evUvzW/9NHLv93x6s6m4hUTrvvCD/6teeRzp8dnn/9E09vfMf97zz/5avOPWl758qevuatp7k3LX0x/8d+bH1221L/unX/eFNmsef/av5x4xYufHblX/0vvpH2/bL7sAe9ft0weHPnHoXe0/PMjZ5rfvnLn+3/2kz9v2n36oY/+2dFfNf+Pn98xvHTbtqZHv/PBBz5/6v803/3sbVd8c9+nm/be8LEXPzvt9eYXl6/+eCl/d9O9+197oe7m/2hOX3nL953//dGm53fvf/DL+3/d/Kk5e6e+be/nRqJ+b+wmQtW2vrXr9lJv0L0uWNveI1TMvGeqghd960sB6EywZX2pizCbqGb3hlKwtpu+A66DbrevuzPo7irZeCefcCGXBe9qCC6fN//S+VcGrX3Bu945j9530symidJ1O1FjWg02lzo7S2uD1jW0tHCVMqOS8m4nUtBXuvBPiMIHTHyD1k6a16W1V1GktxtNKoEyUn6he1Tg2gA5eiQ1IsSj/tYTzQD1MLQ92Nh6J1GSYF1P90b+TChCkr+zNVkIKAP1m6haUNra1tm/llodfyfdIbLbtqGsvj6sj2gp9YAWiF5EqSdCgXobpIB5ROGDy6W/tFYyfAgq7Zt6S1JnG5HaPvqwNyZJZePPi4Yp63KU9e64flon+jD80Xd4u669a+0iyoiw16TT5/MufXewvrVzXZRSPl60mBGg+raUCHvQYSwngE83MK8viNc4+ovmKg5r6pDAOrmpdCZblWN+gFBKVnu0po96asGL1z+qnRZBwurGbqw71p8siHgPyHQFo9/L9xu7e0rn+h7vz/U9ltjO9r6+ztJo/EkW5OR91N9xFJ9Fv4kppbBOOKD1BIQpJv4ZP0l/2Irvs/I/YsVPV8tag3i+JonPs+KrrfjjnlIZEz9ixX9G8ayJv2bFr6E25Ez8vVZ8KuWpNfE/sOL/JZV8+2krfo2V5wYrfi3lGWfiH7Ti93kwuCDxB6z4JupL3sR3W/HTflLmG1bc0IdGpg8yZszu2H9LY/qRsEP2n+BhI9jd9aVGw0JZf6sFT9u7LFJjvzdkhmvv3dhqozL/vVfec+3R+whfPCVj5Ft9mmTFAwLYRBNfbMU/NC4Z8wErPkTx8dH4W3H7j6Ytt5VoYCPoBTH0RCGS98QVytwMIj6rdQuRSCYtN5Zn5b+YJWwsdXX3375+9HyJGcWg8vstPURAGiPes7F7XSNT0pgC32jeMA3jN0F7b8BfBetoVIVWFWKYEvh4/qzOJ/NuE8ULJv5ua15clk5wuNWaFwvTyRwcyid4eMSKn8wLbWP4EqDfbuKj6Nucd861mgn4b20j2tW+udRoU0wL/tH7oPL75Ht7w1Lp+8rvebjLMYBQInnPYxyPPQ972XuzKWxMto2j6KO8F3yv8N7+HmuHOsf30ftobImEMK142qIxwwT7mRGtpfiEiGZY8TxFJke004qvnmDhiBXfPSGZO8NW/PgEiyZZ8dHzmZUpzV9Dsb33GqzexUV9Pf2lu1TFv5iPXYwy0E/fSOjPMX0Gr4VbsdwpLppVY1ET/Z6l/iw13y+j33L6rTDp11rpK+l3nUm/3kpfBTJl0ldb6e8DOTfpN1rpN9HvD036+630P6LfzSb9A1b6B+l3i0m/1Uq/jX5/bNL/xEr/EKajSV9jpbdBqcWkl6z0dWBTTPp6K70dOy+TvsFKBwneaNK7rPRuoIFJv8NK78G0Mel9Vno/2GOTvsVK30q/O036h630j9BvG/1eovS7rPTt9NthngdMeDf9/i8qEmyloUkCAA==

"""#
    }
  }
}
