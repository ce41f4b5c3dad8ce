// Written by `make pages` from the files in Page/files and in Samples/web. Change those, not this.
// swift-format-ignore-file

/// A file that the report's page or the recorder's is made of.
enum PageFile: String, CaseIterable {
  case recorderDrawJS = "recorder-draw.js"
  case recorderJudgeJS = "recorder-judge.js"
  case recorderListJS = "recorder-list.js"
  case recorderSaveJS = "recorder-save.js"
  case recorderCSS = "recorder.css"
  case recorderHTML = "recorder.html"
  case reportAddressJS = "report-address.js"
  case reportChecksJS = "report-checks.js"
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
  case reportWorkerJS = "report-worker.js"
  case reportCSS = "report.css"
  case reportHTML = "report.html"
  case strokecheckJS = "strokecheck.js"
  case judgeModule = "judge.wasm"

  /// What the file holds.
  var text: StaticString {
    switch self {
    case .recorderDrawJS:
#"""
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
    case .reportChecksJS:
#"""
// Checks in words: the same numbers and sentences as in the terminal.

// Two decimals, three if the limit was set so, or as many more as tell a number from its limit.
function decimalsApart(number, limit) {
  const inThousandths = (value) => {
    const thousandths = Math.round(value * 1000), hundredths = thousandths / 10;
    return Math.abs(value * 1000 - thousandths) < 1e-9 && hundredths !== Math.round(hundredths);
  };
  const difference = Math.abs(number - limit);
  let decimals = inThousandths(limit) ? 3 : 2;
  let place = inThousandths(limit) ? 0.001 : 0.01;
  while (decimals < 9 && difference > 0 && difference < place) {
    decimals += 1;
    place /= 10;
  }
  return decimals;
}

function shortText(number, decimals) {
  if (!Number.isFinite(number)) return number > 0 ? "inf" : number < 0 ? "-inf" : "nan";
  if (Math.abs(number) >= 1e9) {
    let digits = number, exponent = 0;
    for (; Math.abs(digits) >= 9.995; exponent += 1) digits /= 10;
    return Number(digits.toFixed(2)) + "e" + exponent;
  }
  const text = number.toFixed(decimals);
  const short = text.includes(".") ? text.replace(/\.?0+$/, "") : text;
  return short === "-0" ? "0" : short;
}

const units = { duration: " s", transit: " rad", roundness: " %", sequence: "°" };

// A check of the module as the page's own rows have it.
function rowOf({ name, measured, limit, text, outcome }) {
  const { atMost, atLeast, above } = limit;
  const isBand = atMost !== undefined && atLeast !== undefined;
  const bound = !isBand ? atMost ?? atLeast ?? above
    : measured - atLeast < atMost - measured ? atLeast : atMost;
  const decimals = decimalsApart(measured ?? Infinity, bound);
  const short = (number) => shortText(number, decimals);
  return {
    name, outcome: outcome[0], reason: text,
    measured: measured === null ? "–" : short(measured) + (units[name] ?? ""),
    limit: isBand ? short(atLeast) + " – " + short(atMost)
      : (above !== undefined ? "> " : atMost !== undefined ? "≤ " : "≥ ") + short(bound),
  };
}

// The checks of the report's own limits.
function ownRows({ plan, outcomes, measured }) {
  const texts = measured.split("|");
  return data.plans[plan].map(([name, limit, reason], i) =>
    ({ name, limit, reason: data.reasons[reason], outcome: outcomes[i], measured: texts[i] }));
}

// `circle, centre 160,240 radius 81`, or `not a circle: Excessive inflections (9, limit 5)`.
function sentenceOf({ reason, circle }, rows) {
  if (!reason) return "circle" + (circle ? ", " + circle : "");
  const check = rows.find(({ outcome }) => outcome === "f");
  if (!check) return "not a circle: " + reason;
  const measured = check.measured.replace(/( s| rad| %|°)$/, "");
  const bounds = check.limit.replace(/^[≤≥>] /, "").split(" – ");
  const number = { inf: Infinity, "-inf": -Infinity }[measured] ?? Number(measured);
  const isLower = bounds.length === 1 || number - bounds[0] < bounds[1] - number;
  const bound = bounds[isLower ? 0 : 1];
  return "not a circle: " + reason + " (" + measured + ", limit " + bound + ")";
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

"""#
    case .reportDataJS:
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
    judgements: judgements.map((judgement) => {
      const [plan, outcomes, measured, circle, construction, evidence, margin, chance] = judgement;
      const failed = outcomes.indexOf("f");
      const reason = failed < 0 ? "" : data.reasons[data.plans[plan][failed][2]];
      // The reason is what the limits on the page say, and the own one what the report says.
      return {
        plan, outcomes, measured, circle, construction, evidence, margin, chance, reason,
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

// The opposite of `unpack`, for coordinates within the grid or moved to its edge.
function pack(coordinates) {
  return Array.from(coordinates, (coordinate) => {
    const units = Math.min(Math.max(Math.round(coordinate), 0), 4095);
    return alphabet[units >> 6] + alphabet[units & 63];
  }).join("");
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
  const judgement = stroke.judgements[filter.detector];
  explainMoved(stroke);
  drawPlot(stroke, judgement.moved ?? judgement, isGood(stroke, filter.detector));
  const outcome = outcomeOf(stroke, filter.detector);
  const number = (value, unit) => value === null ? "" : Number(value.toPrecision(3)) + unit;
  $("facts").replaceChildren(
    ...stroke.judgements.map((each, index) => drawJudgement(stroke, each, index)),
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
function drawJudgement(stroke, judgement, detector) {
  const isCurrent = detector === filter.detector;
  const own = judgement.moved ?? judgement;
  const rows = judgement.moved ? judgement.moved.rows : ownRows(judgement);
  const button = make(
    "button", { type: "button", "aria-expanded": String(isCurrent) },
    make("b", { textContent: data.detectors[detector] + ":" }),
    make("span", {
      className: isGood(stroke, detector) ? "passed" : "failed",
      textContent: sentenceOf({ reason: judgement.reason, circle: own.circle }, rows) }));
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
  if (isCurrent) judge.append(make("table", {}, make("tbody", {}, ...rows.map(drawCheck))));
  return judge;
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
// The limits of the selected detector as sliders. Strokes are judged in a worker, by the detectors'
// own code, and the page follows.

const limits = data.tuning.map(({ settings }) => ({ ...settings }));
const isMoved = (detector) => detector < limits.length
  && Object.entries(limits[detector]).some(([name, value]) =>
    value !== data.tuning[detector].settings[name]);

// The worker, once it is needed, and the detectors as it describes them.
let judging = null, described = null;
// For each detector: whether an answer is awaited, and how often the limits have been moved.
const awaited = data.tuning.map(() => false), versions = data.tuning.map(() => 0);

function startJudging() {
  const source = new Blob([$("worker").textContent], { type: "text/javascript" });
  const worker = new Worker(URL.createObjectURL(source));
  const waiting = new Map();
  worker.onmessage = ({ data: { id, answer, error } }) => {
    const { done, fail } = waiting.get(id);
    waiting.delete(id);
    if (error) fail(new Error(error));
    else done(answer);
  };
  worker.onerror = function failAll({ message }) {
    for (const { fail } of waiting.values()) fail(new Error(message ?? "no worker"));
  };
  let count = 0;
  const ask = (question, given) => new Promise((done, fail) => {
    waiting.set(++count, { done, fail });
    worker.postMessage({ id: count, question, given });
  });
  const module = $("module").textContent, samples = $("samples").textContent;
  const isReady = ask("start", { module, samples }).then((detectors) => {
    described = data.tuning.map(({ name }) => detectors.find((each) => each.name === name));
    drawLimits();
    // Ring measures much that its limits do not change; the others are as fast without.
    if (data.tuning.some(({ name }) => name === "ring")) ask("measure", {});
  });
  isReady.catch(({ message }) => {
    $("effect").textContent = "The limits cannot be moved in this browser: " + message;
  });
  return { ask, isReady };
}

const judgingReady = () => (judging ??= startJudging()).isReady;

// Another value for some limits of a detector.
function setLimits(detector, moved) {
  const isOther = Object.entries(moved).some(([name, value]) => limits[detector][name] !== value);
  if (!isOther) return;
  Object.assign(limits[detector], moved);
  versions[detector] += 1;
  if (detector === filter.detector) showOptions();
  judgeAgain(detector);
}

// Judges all strokes, one question at a time: where limits move faster, the last ones count.
async function judgeAgain(detector) {
  if (awaited[detector]) return;
  awaited[detector] = true;
  $("tuning").setAttribute("aria-busy", "true");
  try {
    await judgingReady();
    let version;
    do {
      version = versions[detector];
      const settings = { ...limits[detector] };
      const given = { detector: data.tuning[detector], settings };
      const numbers = isMoved(detector) ? await judging.ask("judge", given) : null;
      const { reasons } = described[detector];
      strokes.forEach(({ judgements }, at) => {
        const judgement = judgements[detector];
        judgement.moved = null;
        if (numbers) judgement.reason = numbers[at] ? reasons[numbers[at] - 1].text : "";
        else judgement.reason = judgement.own;
      });
      showEffect();
      refresh();
    } while (version !== versions[detector]);
  } catch {
    // The reader has been told.
  } finally {
    awaited[detector] = false;
    if (!awaited.includes(true)) $("tuning").removeAttribute("aria-busy");
  }
}

// The checks and shapes of the stroke that is looked at, where limits have moved.
async function explainMoved(stroke) {
  // Before the first verdicts by moved limits there is nothing to explain.
  const asked = stroke.judgements.map((judgement, detector) => {
    if (!isMoved(detector) || judgement.moved !== null) return null;
    const given = { detector: data.tuning[detector], settings: { ...limits[detector] } };
    const version = versions[detector];
    return judging.ask("explain", { ...given, stroke: stroke.at }).then((answer) => {
      if (version === versions[detector]) judgement.moved = movedFrom(answer, stroke, judgement);
    }, () => {});
  }).filter(Boolean);
  if (!asked.length) return;
  await Promise.all(asked);
  if (dialog.open && shown[current] === stroke) showDetail();
}

const kinds = {
  point: "p", segment: "s", polyline: "l", rectangle: "r", circle: "c", ellipse: "e", band: "b",
};

// The checks of the marks on a stroke that stay where they are whatever the limits.
const fixedMarks = { inflections: "inflections", gap: "closure", residuals: "error" };

// The marks that limits do not move, with the outcomes of the moved checks.
function marksFrom(checks, { evidence }) {
  return evidence.flatMap(([name, , ...shape]) => {
    const check = checks.find((each) => each.name === fixedMarks[data.evidence[name][0]]);
    return check ? [[name, check.outcome === "failed" ? 1 : 0, ...shape]] : [];
  });
}

function movedFrom({ checks, circle, bounds, shapes }, { unit }, judgement) {
  // As the page's own grid: the middle of the stroke is the middle of the grid.
  const x = (v) => Math.round((v - (bounds.minX + bounds.maxX) / 2) / unit + 2047.5);
  const y = (v) => Math.round((v - (bounds.minY + bounds.maxY) / 2) / unit + 2047.5);
  const length = (v) => Math.round(v / unit);
  const failures = checks.filter(({ outcome }) => outcome === "failed").map((check) => check.name);
  const numbersOf = (kind, n) => {
    const points = n.map((v, i) => i % 2 ? y(v) : x(v));
    switch (kind) {
      case "polyline": return [pack(points)];
      case "circle": case "band": return [x(n[0]), y(n[1]), ...n.slice(2).map(length)];
      case "ellipse":
        return [x(n[0]), y(n[1]), length(n[2]), length(n[3]), n[4] * 180 / Math.PI];
      default: return points;
    }
  };
  const construction = bounds ? shapes.map(({ name, kind, numbers }) => {
    const isFailed = data.construction[name].slice(3).some((check) => failures.includes(check));
    return [name, isFailed ? 1 : 0, kinds[kind], ...numbersOf(kind, numbers)];
  }) : [];
  return {
    rows: checks.map(rowOf), circle: circle ? circleText(circle) : "", construction,
    evidence: marksFrom(checks, judgement),
  };
}

function circleText({ x, y, radius }) {
  let decimals = 1;
  for (let size = radius; size < 10 && decimals < 8; size *= 10) decimals += 1;
  const [left, top, size] = [x, y, radius].map((number) => number.toFixed(decimals));
  return "centre " + left + "," + top + " radius " + size;
}

// What moving the limits has changed.
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
  const { name } = data.tuning[detector];
  const summary = $("limits").querySelector("summary");
  summary.querySelector("b").textContent = name;
  summary.querySelector("span").textContent = isMoved(detector) ? "(moved)" : "";
  const settings = described?.[detector].settings ?? [];
  $("sliders").replaceChildren(...settings.map((each) => drawLimit(detector, each)));
  $("chosen").hidden = !described;
  showOptions();
  showEffect();
}

// A limit as a slider, and as a number for those that a slider does not reach.
function drawLimit(detector, { name, value, min, max, isCount, unset, unit, summary }) {
  // What an unset limit stands for is a text with a number: `view width / 3, 106.67 at 320`.
  const own = data.tuning[detector].settings[name] ?? value ?? Number(unset.match(/\d+\.\d+/));
  const now = limits[detector][name];
  const least = Number.isFinite(min) ? min : 0;
  const most = Number.isFinite(max) ? max : Math.max(2 * own, least + 1);
  const step = isCount ? 1 : Number(((most - least) / 200).toPrecision(1));
  const slider = make("input", {
    type: "range", min: least, max: most, step, "aria-label": name + ", slider" });
  // Set last, because it is clamped to the range.
  slider.value = now ?? own;
  const field = make("input", {
    type: "number", step: isCount ? 1 : "any", min: least, placeholder: unset ? own : "",
    value: now === null ? "" : String(now), "aria-label": name });
  if (Number.isFinite(max)) field.max = max;
  const isValid = (number) => Number.isFinite(number) && number <= max
    && (min === -Infinity || number >= min) && !(isCount && !Number.isInteger(number));
  slider.addEventListener("input", () => {
    // A slider ends at a step; its left end may be no valid number.
    if (!isValid(Number(slider.value))) return;
    field.value = slider.value;
    setLimits(detector, { [name]: Number(slider.value) });
  });
  field.addEventListener("change", () => {
    const moved = field.value === "" ? data.tuning[detector].settings[name] : Number(field.value);
    field.setCustomValidity(moved === null || isValid(moved) ? "" : name + " cannot be " + moved);
    if (!field.reportValidity()) return;
    slider.value = moved ?? own;
    setLimits(detector, { [name]: moved });
  });
  return make("div", { className: "limit", title: summary },
    make("span", { textContent: name + " " }, make("small", { textContent: unit.toLowerCase() })),
    slider, field);
}

// The limits that differ from the detector's defaults.
function otherLimits(detector) {
  return described[detector].settings
    .filter(({ name, value }) => ![value, null].includes(limits[detector][name]))
    .map(({ name }) => [name, limits[detector][name]]);
}

function optionsOf(detector) {
  const { name, asPublished, omitted } = data.tuning[detector];
  return [
    "--detector " + name, ...(asPublished ? ["--as-published"] : []),
    ...(omitted.length ? ["--without " + omitted.join(",")] : []),
    ...otherLimits(detector).map(([name, value]) => "--" + name + " " + value),
  ].join(" ");
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
  if (described) $("options").textContent = optionsOf(filter.detector);
}

// Copies a text; where there is no clipboard, it is shown selected.
async function copy(text, what) {
  $("options").textContent = text;
  const range = document.createRange();
  range.selectNodeContents($("options"));
  getSelection().removeAllRanges();
  getSelection().addRange(range);
  const isCopied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  $("effect").textContent =
    what + (isCopied ? " copied" : " selected; copy with the keyboard");
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

function draw(name, attributes, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

// The bounding box of a shape of a construction, in grid units.
function boxOf([, , kind, ...n]) {
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

function drawConstruction(shape, view) {
  const [, , kind, ...n] = shape;
  const style = { class: lookOf(data.construction, shape) };
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
  const outlines = { c: "round", d: "round", e: "round" };
  const entryOf = (table, shape) => {
    const [text, , pen] = table[shape[0]];
    const outline = { solid: "spot", tint: "area" }[pen] ?? outlines[shape[2]] ?? "";
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
    case .reportWorkerJS:
#"""
// The judge of the page, in a thread of its own: the strokes as they were read, judged by the same
// code as on the command line.

let checked = null, kept = [];

async function unpacked(base64) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}

function keep([width, lift, isTimed, ...numbers]) {
  const count = numbers.length / (isTimed ? 3 : 2);
  const points = Array.from({ length: count }, (_, i) =>
    [numbers[i], numbers[count + i], isTimed ? numbers[2 * count + i] : null]);
  return checked.stroke(points, { width, lift });
}

function judgeOf({ name, asPublished, omitted }, settings) {
  const judge = checked.judge(name, settings, { asPublished });
  for (const check of omitted) judge.omit(check);
  return judge;
}

const answers = {
  // Takes the strokes, and describes the detectors.
  async start({ module, samples }) {
    checked = await load(unpacked(module));
    kept = JSON.parse(samples).map(keep);
    return checked.detectors.map(({ name, settings, reasons }) => ({ name, settings, reasons }));
  },

  // Measures what verdicts by other limits need, and lets other questions in between.
  async measure() {
    for (let index = 0; index < kept.length; index++) {
      kept[index].measure();
      if (index % 100 === 99) await new Promise((done) => setTimeout(done));
    }
  },

  // For each stroke 0 for a circle, or else the number of the reason.
  judge({ detector, settings }) {
    const judge = judgeOf(detector, settings);
    const codes = judge.description.reasons.map(({ code }) => code);
    const numbers = new Map(codes.map((code, index) => [code, index + 1]));
    const verdicts = Uint8Array.from(kept, (stroke) => {
      const code = judge.verdict(stroke);
      return code === null ? 0 : numbers.get(code);
    });
    judge.free();
    return verdicts;
  },

  // Everything behind one verdict, with the number of each shape's name.
  explain({ detector, settings, stroke }) {
    const judge = judgeOf(detector, settings);
    const { checks, shapes, circle } = judge.explain(kept[stroke]);
    const { bounds } = kept[stroke].measures;
    judge.free();
    return {
      checks, circle, bounds,
      shapes: shapes.map(({ name, kind, numbers }) =>
        ({ name: shapeNames.indexOf(name), kind, numbers })),
    };
  },
};

onmessage = async ({ data: { id, question, given } }) => {
  try {
    postMessage({ id, answer: await answers[question](given) });
  } catch (error) {
    postMessage({ id, error: error.message });
  }
};

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
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; worker-src blob:; img-src data:">
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
<script type="text/plain" id="worker">
{{strokecheck.js}}
{{report-worker.js}}
</script>
<script>
"use strict";
(() => {
{{report-data.js}}
{{report-truth.js}}
{{report-filter.js}}
{{report-address.js}}
{{report-summary.js}}
{{report-figures.js}}
{{report-gallery.js}}
{{report-plot.js}}
{{report-checks.js}}
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

  /** The verdict on a stroke with every check and the shapes that it was measured by. */
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
      return {
        isCircle: isCircle === 1, reason: code ? strokecheck.textAt(code) : null,
        text: text ? strokecheck.textAt(text) : "circle", circle: circleAt(n, 3), checks, shapes,
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
H4sIAAAAAAACA9S9DZwdx1Un2lXdt+9H34++86WZuSOpujWSRpZljz8ykmxjqf1kR7KztpM4JG8JixxZiXPtJLIlgoPGnkniEMMLINiQJ5vwfGcUIgM2iMVLHLCwkvUDJ5ggFgMm4UOAYQ3rBwKywbz14Hf+51T37Ttzx07Y/N7bp9FMdddXV506deqcqnNOObcefp9yHEf9rbtzv56bc/a7c3Nzam6/osfCHP45+0tz9h/Fa5tKf7y5WaT6czabJwFXMMsBV3EflyikFfhZVeX77D+u7OhRLiYFqLLZWalmdnaWA37z6U2einNzWeuO4h9/rZsqGZ39dU6blVdEIEkazlXwU1ky8LPj7K9mZaRDs3PSXelYGaVskpeDCrddsha78Mpgh9bZGnxUMJcBWOrMGqjQ39KcvNK7nrX1pB916LUx1/uPwT5LCe5sBj0nBRfXyeM1O8uNpb/ui/qvdLXm1QuFRq3gFGraJzTwCwVFPwXlBlqHYV2rcqWI33KJ/lSKBbegHN9tugODQ8MjawZGx4IBTbl9rUsFf7w1sXZdpegU1HqXS+JHlQuqadxI++Vy7G9wte+65XJpcnKgVt9o6pMDbpkq3VRy8WUqurkwVVB1tYF+lLvlArVhslxWWym1MhJvLl+oKlSz5gaVqD3KraNN25yAcjlU10Xli/VG9AB1FBzf96fLpUsCz3VHCpr+BargIdX+UmvKmy71qd9+oVyoqVLZVf66EfeyQqHs+6qsaoUguPwNM3q7s0Nv8Kmf/vaghpr8gt5OQPID+U+ZdbESBBVfO8v+eQV1SN17b8FVjvZLNHWS+Ue9oPi5wrj/voPv+8DdH9LO4OEjd3/gjoMHbj944I7vOXDrkVvv/MB7nL9Uo/no9vfe9p6D33Pg7oO3Hjno/K0aW5l220HEfcj5iB5emXj44BHn43pkZcIH3vfeI84P6/G+RY689/3vOex8Svc08IMH777tvQeOOD/ZG33wnkN33vre9zuf0T1tk+e04T/T+yGbmLb8Z/sWvfXQoYPvv835Ob2mT+Kd7333EeexvrW+7+Cth7/37oPOz/ev9fDh977n/c4v6NbqRQ87p3TPIBz5wPceuD3tyy/21itpaVd+qbe1kviug++59f3Of+yX9L4PfPDgbc5T/ZKo85T0n3obalty6/sPHLzzTkr+9X4lqQc07F/ql3T4CLrwm3oon3TrnXd+4ADin+vFlNsOZim/p8u/rZSTqGA23jC5cdPmqS0XbN120cXTt7ztnd/9775n/63vOnDbwYfUp9X/oR5WJ9Qvqc+rX1G/qp5Up9WvqafUGRV91xPq4+pv1H9T31D/Xb2qPqq/rn5MH1cdvagf1v+iHtf/t/plfUY/rX9Df1mf0wMvq39W4eBQY3TsL/UX1BfV8/oB9YPqO9/+jhf0u9/zF/qyy/9cz+sP66/qH1XH1I+pH1f/Xv2ZfkUtqT/SP6ceVX+i/1B9Tf2h/mH1I+pr+ro3/rH+DfWM+lP9VfVH6g/08Mjv6zWVR0+X/kq7jhN8p1JziYoKerdxjDI6+Yty4ifa0E+oE3VXzUGqTftwOXF70mz8p2qJl8ZHhcAUghscvRs/xrmWchWMvhv5lXGvrWmKVca7jmp2GgF/130jPtMIjEspDv86odsIHP75NaX8OUS2I59y6HZU1Lvd3YkTKf6ERk1RidrpUliuqiB9NcWoTK0q0reolaqNt20OEp3IDSiHljZyBRX6DaSwwqvxo4Aa4l/HIKgYBxVQDCpABk3NpR6VI22CyDEVU0peVXcZhb/XEWwCyaODdyk9i69sc0YThZ5q6qmz1TVUkoIwcgVW0pZtznTdcx2lXYBDH2Co6IMSHLi2phhQ2rgHpJYpegoOazWnZ/HB7EPoM3/ElY94q33EowpqbtXjp4M1XU3jlFTv0VMVnaUn+jyDDd1qUv0nCSaJIz1vBdcTLm1wkvCOuDBJg544M7pKQbXNwDcq/C09Tl8vTOlqrK+VMZnRHnWGcqJA2KZyGuN+j6uOqvvUUdtYqh/9UQz9Kxz68pLjjgJ+W9wp9JBeS7G31HI4e+yEZWS+wpmmwN1OvSA0XQrcUWAehSWjgHrJJddKrcklr1RoMhgVbHeAnuhPot8IECKHM6W95FX6V7xLAgauRKs2dSEI3mYb/G1tY/CCVt6cIDmAVkjUB2PfqJvo834yT/88Av9eGqlCct9dSDH0e30rohUahXwUK8U2NvYJ9x7dFBWB5M9tohp23EkgT4qU7IfFmMJEHcGYFQ2NS4kGmZKjkikiKKS4QxOZYMLPRaP38fSmtlJl7X01nj6+i0/TiLkpiPGpmDK2CWqldgptHzPKrzpBgJquq6l8Wd0dHj+ZO9x+nRp6iqbfKyF3oR1WxvPf0kBM9C6kngLZblfuXJdYYVRjtcpwxzqZa8cusJam442gaDanEEN5uRvptghKNamt+NB6miAWo/EFmaM0QjQ16jSZg6HlyBdWg2AftY6gTkOgOTNTOQ8UENOUoGY86i2RxbA2boCPkYdu4jvAT0IPVPQV/a3U1HydmkLbbvQkrFPLsZTg1yNKmr00sbbcf0FSSlxeG4rdLH/ueu6cN6uJahHFmGaKQYTFF1xPUcwogl/MOFysOXtS/jIqdR/L3cdK9zEggsX4qXgwqYIbgEnoelWwugYy/63UiNa5XRJao9rcI7Fub6UW1k39XYYq5peGabzrbsZ5WvFAj7t1v4uiyz1vlZ63IHu7tUZUuE7zin4PtGKEFfqpH2zFlYNEhU3DlPFLaQgD+mlQWoA0IuBYNk2DVqs6LVwNWvbqUYmnCLVatYkgFAm9KB+yFRKaJopQsGUK25wpylPAshEgGKXiBaweZQQlqgQr4hWOoSDYSaSKerDTDSko7ySCRTNupwtCPk2EPPhZv6Bm3Tl31purHu1C0iVI2sVIxreA8fXz41vsPzBEt143j4x4BVUGlkwt/6GRwSx1buBBco8QSlQylOBVKC4sVTCsUYMAF9Jvk34HTIViw3gwGjKD0TD9jtDvGhcz1rRjz6i9PNxV42GirAGKtOPKkuOE8ejSP6lojRkxeHXiMbyOmGEzuvQNRVUNmTE8DJkBoqUYn26hAdM0qluoaUIpFNKoc6GG8SJFkKHFy1RvrJVBApPS+2JPWuMZH5RkMBqlLoxVy1jb/RtrxGglH9pb8+gtuLFWoELBDTWfmuwBq2mxHlx6O8l1VAoNMnV5G2OqgPXkulopnQKUPIpklWYekzdk1n0y25oHe2qu48NZZi/x2mh3cXkx1VNMRfVqyTKJ3R+C8qjAd0hANUQgtMDLYLaG6uMhoXGUMRigOhneNN4MYJpA9IyJsY7QaohyynOJqhvg5/VRkT62xj67NCOLmH8gqjRzXTxjvngyX1yZL0WZLyWZLzRtHKwMZSKoCfECu4MJwtnkjKxEiUNPr6BPRByR+F+V1rPqPlDkpcghnKNAxYWDTCwLp2P/mnn59/Krzkdzz2/GKk3UnNpTAAJc86r8K3705lbkBYwnCjV+26r6plvV6F+P8Xo7q6Sz1MIDXK332tV6UQEt9Kju3poLaKES4H2bqlLffFWN/vWQwHRcWSYko1Iuk0XLJtNKAu7EJXaDKFUR8ouL9c1Nqne2YxJqSshDctYUUYrStTWfWUaHhoJFK1rwCduIIWPpqgSG07ihizIQMzCpXSYUQSq1NLL59A1f0zJ9lJbpeXVHrGidfmFz8rJHbCOv6bG+5uPUw3NqO/EDeqm6fDModpcCHVIf9BXObRTUZ/R+Cv62MqPfKbHvEDngFgqer83omyX2TRRQnr0U/Gl5Ru+R2N19P0FUaWmC5KqlCWKg9STqw5wjIWkpcG6Xkp+k1iZjM+oYwjMDM+oTWhIe0Px9db+WBqh5m/AKRNvGjHoZ4Z9UZtTXlSQ8iTCccZ5AeGbNjPO4TTiFsDjjPIrwbG3GecQmfAZhdcbpIPyZYMb5NB5ovh+nEKQPzfe4+c6sNP8eKfkSGnP5jPMiwnMDM84LtnXnEPozzh8h/AJ963mb8JxmyDlnEX6FvvWsTTgv3yrgWz5/Sz2n5GNnlQBLnUHEI7qdsAQjADyupa3PaC5fRPmStPVRDYbiCmozeMcyUioyCHdSAn3zdgrWzujbKOgMYuQVcxvJOafN6HMhEbvfcwTJz+s2J1OEcPfc6k+TfJhsmnGOIzwzOON80pOEY54A+xMInyEAPGAT7kdI/Z5HeL4047zi2p4840qOryNly4w6zzkGZ9RLtuiLUqd6wdapztmEP5I61fMIXyjNqOc8AcrLLgMlQNerApQ/cgWoz0tSDUl1gffjnoVzxxY/60neU8ReGz2jv76VQDCvwD4VRXzgpQHymMQQF2ZjaAGxecIsT2jzjGZ5RoMRfiLO7goHK47a4prtrhOsQbR7hTNl+MOTUoEJflOJFH/GuSP2SBwnkQDDMtze4jjbHbxf1mZOOn0X9oT6vQFIEF4yTnR6xRQledaRRQyLn0eisKESTYqK2lSlaVOFFIlqkI8gfgsFa0ENnKSzZka/SWL3UuCDGjjAeRZHKfYqCoozegcFC8GMvpxqPOOkMNzqTmfQmLYxO7KYHcE7XTWnjuo5QHIIktGSo0G1WkQkl1ouAxiLz5QejQuQeCZIdL9URPcJCgozGiI7wXAIAKBBAHmlKUD1Bz+qcywoNYtEuzr2XXih/Cb3FowC4Vcr84GJ89qRI8KO7Kj0q01LtK0NW3BYXJbno0ipTX2LbVP92qZs2wIrBXN+Wl4yCfD6b0IYfd5haXTmdaTR9fyJUfwx+DOJPxeKcLqdhNPNTi/8FQ0AUZeI8D8ChxZWiYEjSfvvlKtJXAHLIbJJKZNNaAkFX1eADMWsz1YdEvfHshNkCJb8SlEZ5WiqyfabghxFHHeZVlz6fXfLFBdOx5WTUcFUrjEPnIx8SBzUgGscbP/QQF2NDhiaJeAUfWCUA/wKBc1p+iYl3lpIHguwY0axVypMiQGZEsfinikxIFPifIQpQbXTN68GcEg8Y/oefK3gq/s8xn7vqJq9xsl2eVgw81nwTrx9LCjxVhCPND2VEz/yV07zqJLoKLB1FLFVUk38m7DlSZJVJaoBdBS4kJ9LJgBrHxDXnxxqg4YQytzDD3F9aZ+Vehq8JPBjuLRvqYY9y1K5EoTNgcHRsfEWCcYNyhxy9r45lt5MwP9/4StLN8ckpC/VEIvUaq3eQLhUVRY6aRg3lm5c+oqKapDoUQTZ8OsV/CJCYzNUjB+rCLtjmEyxf33NYTHvJhIsCIYVKrvW4c03AaRPXSREpMG6hxGyeYBkFZ+eDhwWGLxGhrsfm11ah21vu0NQ3QtuUL5Af9SsqdEj/1WzcYE523veiq1HZmaLbyMCUjj5udNgZ1OEBpYBkwtX51E4EBT+80oPCg8LCp/tReFhQeFTsaBwgVF4qIvCQOvPnY4LMnEkeVJ41x8sF9RsYU7dq+b82e4OgZdup6YbDwnvYfJWqcd7TTfUlGwXFtMN0AKj/P9iMZy46dxGkBwv2PpfniPRr0zFaDwKBGMaFIDbWYirFF1IX2qLwH5+UwsxtnkK6UtjsWOqprpIiFFf7DxM84QyNwxFP7x4Iq49GNftp87vIvnSpQakEecQ4aAAFYmphmr/nz0vv+3DT/6Hu39q1+KeZ73KD/1s+0ee6izu+duhj+7+wd/5sV30+B9efuXffPrffhCPv7b9hlNm8mN4fOPBn504+JGP47F9+MgHz3/6E3iMbvnnd/7u01xssfyRiV998VN43OB/7Qt3TTyMx8H1f/HL7/vaZ/H45Ysuo3+/hMfvfBv+/Z/0SCtrzXgdBAsLD9FE9Ki3HsGhs0Bx3p7iO4cu2/TZH7uqE4fp85OUe4HyhQvd1I7Bhkhjz+i2Pbf89+ifd1GW9PmpTtxcIDT3FrqpnQ5/ib5FDwsdfL6B76LmDnZ9aAQsWE9dtRhVq26Qgd3UFzKIU/MzzLqt1t1PtF8qE53rppNYy1tz+PDDMQY5ri/wmNQfCq/kp84JSkQ8N67Pz/9cgwe4VWX0qgspVEhG83KPSK5S/8IrezJHDd0DHMLcxkMEFM5D06Vn+Bdo+Bvpczr8jYVuaocGD6idgr07/OUzhDkLhB3Z8FMqDXiV4VmlBxn+qm0bhj/I5tQZDH7AOEn5uHGNTudWnmYQX67inYoHTeVXO78Mas0HXTH27oly/ionghh91teVOf8+K0K7xFW7yRTOJiCF/7YcQrrbnMuFbSDebJrICAUXEqdAAfZk3WS0bcX239bIPJllNkSoKJggQkXBaFSmzCWIV93MQ1nmkJpJQZVWFWwwRFXKVTS0uHiQzlzjPxbXTPmxuH5f3CBqagqPxaGp3zcb1/EWmtJjcfO+WVNnot/4KMGBXuMaJVKW7e7NVAW9/IBp2Az3x7Xt7jsolmV51wSPIbX62P1xYzstYS5Wih3L9mcrxrsRe+OJc33sE9ArdxDj7e09XCMi8aGTYO1N/UMnTf3mVnIfNl6xf1TY26Jun6UkN/wdTSNBvdsfc9kKlyVIkiQjG1ee1EwJqLlCqco0qOar25SZImxtO/KV7UUbUFmBsmv5Fga4AnY1/M8Us8XdHYUIdkR1/jxAvcV9B63zFNxMZEWdNs7pj8XNa5y3Gn06HqAQnWLg3APImXA2Dre7h+iZOI5Zgnftlsdmt7u3m+Y1ux44SV99kXv4u8S8Vv3ulifah5WN8LT+FsbO8C1yILVodMdKCFgrTOMWzDRTfzPXfRdvUea/f2/6fcpzL/J852P3rvJ9OROWkpTxXoy0bfm9qMqWHFhZkrdFbdOw/cQCLzHqP6E1Fms5Q6Zp0qW5DshB970TFxYjv/9hAJ978i4bUR2Dc7hCWo6WgvICFuKFbk2dRcrqPJTRrCyT15OJiESZvtolWKzX8DCI1EOLmIBUSxkfXVjAfKKfIlE8fyEuUTtogS9SPObjNcbd6jpMFk/EjLidmPITQeSzlSI2jilbAuFEzsOd4Iv1gERUHJYdVXPFoxBXEWoQlHP6jtifzJ+dQM4Bd1MCd1Nm7iaXChWLJWKglmKVsu/ndqVhXFn6B8iuQ0ZTusHb0nlFsRHBH7sZ9EQ8CvaB3IOt2O2BhlAxG3VIHbg2++6h+/jMOZd8bu7d3eSSw8npXun5V6nrp/O7qPfmX56KigENcHFpKA6WAu8spmcJZzYkGXXw4omIEldn9GfwXkmZcjDkaRjXqOypLDnPfCMk0SDwzuAc+byCgNfRbVOGOOMl+oMEVMeU+dD8auMvOd4xTXPbT850s1JmdYT+uHfmsp3DqQ0ezuIoAg9nVDQAdKVHAvOgCQzOPmbvoi8QAznU5lOoYUSiwrvjEXoY2ddC4gjz70UMU23p7xWNVLymX0epzrQCfXdcxoNUUOYK3HwFoxj9gNa4EflyjR4lG6ND3WYb6wcxLmdbPG568rcsGk2gevR1XlOn1pgx+VzNFAXZOHe+D7m6x42by4T/9PCSisflkcbrJUUd5U8MmnH7xRrFIlybovopk4bxGpLnsvjp70nDeGzpepLk1kLsoT/q/ptZ+D1GYztBrRikjzR4THdxV07hMAkPHYhzjAwqqqNTw0tvTnYt/ZaKBmmEB+zQEty9NjiN9tJ3a4fPsNI+0crSWqpBlJxYu259Nnw8IytmtJuUQaXSD1a25wGKNc1oPktaQX+UR4FWPjskW+i89p9A3SGo2CEYxRA0DX95IKMdLWQZ5uE3APmEEQBPAMATXQBjQxiLKc47wxyAD3EN0bAgTjqD9kejAY1FA0LyAK9rLdO0ADchxcZNev5NRXB7c4y28oBIOwO0s86vFNvIaJygSsitDG0rQ7Qy7LZyuk2jP0yla9TQbiNvjgY43A0ekMLpKEg3QZpUQ7wOAUnN6806LL8YgVra2gG0VoTqdWb9LTVFhQKCIi0ANelDQH0YwDFTcXEpdng4CKaNPucg4crBjpv5GYKyVLFUFJim7XzTdn6YOz9sOz+Mzg9nnU+/d35XtioP9EFYksP6xGJoazmIGTtbQksJHUwaAhO1z8KlBrhg94HB9m9r2rI6638l4+MXiUVkCNWX3oxucTcihz+zu8PrBK2PWEOLwd96vprzjrp2DRWlk+Kkk2oQruxdVOqzv1Xut+cFfkZh2ONA1A+qMtVrmOounuo0312a7y7Nd+Q0NHw86wmfA9lsaxrK3jTLc4Y09JJzUDZBa3xcF9W/yQYP9d2kcyIlWxhElbDsNFlZwZInaoR9cXONsc2Ied6ETO6ZlOXz2E7FIxav1iDvEH1hRAoNd6lGmKcaQ4ZzlkxoC5YtQg6uJNyEoIMryTYj7CAQdpARFtzZaFTCyBRpqSG5hT5S4ZP6XbTeAAErHEK1pcgIWMJG7VCKfhXZfxsmsI/QIJWjoXRjjKU78GoV4hGw61SmkI/0KSRUE+WXH3VVcVa2UnHYXHqQ1kQKiYdMVX7ObzoAdSASxEgK61Ft6e41QDWll+Usm8oJFEFQDdIPEAXhD9A0Jz615wPQAKoxJFbqNQFncgpJ/IG6KZ9AEQTMkhZsN0l2I8awQsswsQM0WiQM03sJ78oOWyEdmPCdaZjGdEwa9qEj4Em5Rm2xQgMrChYJVN/hfotR/ZBj6S3SGhkSbeyLE3zO9dSsug+GIbnNOlY/Zt0rQo131boSht0ndE7HhfSw/lUc6Nunf3rVeVuer/ZItuvJ1+VY/1dU/iCJ8M6DLH12N4my/q9a9q2iymkKJCnyJqV3Is646qsOXCsy3mcbQVe3iWUPn7hzZyV37qzCnadnPqtw584y7tx5Le4cGmXXzL2ddYa70MTe7NzbrD4MCUwihhtnkfdIqNXOYtZcmrHFMKFuiRrIl3wf0o/CyYyoC551WF+wC30fg7jwULeGbtqBuNiCTLhsi4EEPvoOlOeUaG6UefhpXukDtX5Thb+i8iDFeRXRborWy+ZvpXdOEd2gjGXKiO0WBSV0zCyfZpjNNr17MdtSJAJxelWM00wOgO7nvoAmZNThXEIj6pnKKzouJuENrNFVfCLdwty1GFcWWbcNeydlVgAhysLSj5K9Od2JsaVFywAJqgVTIEGVaAzIDX4XY8km6oB7eUuceCGfayFi2QEgsX9LuRfApwOenbQiKrJDSk7Hfhfr6X13rE7EejEuPwQ1X6rfp4pNm4iodyQubnWP1w397dSxp86tJXK1uNBZjH0CE0eUqbnQjKQmlhf38M7k235vFw3AQw/i35fw+OOT++j/F/E48Rt30f8nd0FE2zN05S8OXvmLv/TU4p7r1nz3kd+59nO7OosL6Q9Itc9iXmUh15FMP7JiAt48wdlAtrGcbUiT0E8gqSxwFdTSPCxGpYowqgQ9s5KQtZZH3XdBA//0zfyRjOfJ9jzxBQdfKGMpMuX8FwgF0bCzOAM3la4qz79T7ixrALnYdNDY8Czx/h8J9eUFii8Cnp1OTOkgxzQbOAHaQ0hg+4wiPQBdilD1BIlF8QVoI3RIlJiT09PuISKrMXnZCSqf8jLDlGrmxoVr+bB3jrfybuK9tbCdCks4FnG36nCBdQ6MRCiOwPHvntOxfzJyjc/nqZ49T8UJKnQdPNHDdme0I0A43lUpI4oDmo897BQlXV4AvYwuMn31HmYjFfUgNqAejAvYbSTqCk2vm01e2evNd3f1upaR8bdBHxgtAfmWD9MTf/1hoYDBWqj9PZOp/T2Tqv3Ne1eqvd1T898tlUtz6miRCKJHxBCEsQBtjbPKGl0QXJ0y9uToKam2pxxnxjkq0WMz+hBHT0j0YRxVl0DWaCgi1pV25Ig3FD3aIZwGbnNGQea2OdMgXlDcIBa0kLzktBPW17msbc0dqOaLnUuuVHci81VRHTXswKbnlL6cOKgCNgClyK6eIt9xpbodRfaSKEB595AsRcFuYrwoch/xXQXsD4bX4jg9JEGwsM15EtqdhSn9BDQ4KXycdU+3OaegdUr4/4iKxhGSUM5KzcdVNIF3ks3X4v0BFa1DuftVtB4hyZXGDIX7QCK3OV9ScUTPcR/NYSX76DECF7t6RB4MyXPreO6J3jrxSazBr6DDMJE+uiRWrb1VrGukeLUQpMlvxByvEX8YDec+Vq17fDAcmDFkI/I+bFq3iqnOWFrQlUiudyy1HNASyWY7EunSJxAJmkIfUmb8XfgmDs3qZtRANbnbA4d45eiwGHhpa7WkQVCekxFMRz8dRRAaiX+xJ55A6xydcQ7wk74HBwz8dGhGv0NSD88434Wni9WdV6pb5On2K9XN6I22ZkysaKpp7KE4S0+iJkScdiG8njrYR76pJT9ciQaTetRI/qUchTAKS3TkJ25UTD5cZusvNvaiyCr91innAIVNihtCNyfaaNt3zXDfLmtnHc/65YO8FEwR5KVgSmy8hI7tn3HK0rEDM06VngKcfxewvT6E/WFocnDGd8w4hKimCuOfgqkxh82dv+VK5xL63q52BtXso3WciBdMAyfiBRPiQLxgmlCJKpihK5x9FLAaSMEM4gidq7v5Suc7CE43wNbpy0JcqOIvW/06+gRrmhH9ANUhPImd5F9wmN9OtXlUG2fx+1rBlUyXZvSEYfOlq2b0VXi6WO1NXnXv4iN8aN1MJ+5dM3paXmj46GU02N2/bP/cuVqT+Xl9N8jfi0MD3pzLG99E844qS/l0uhU+67PtFfXjvMvb4ay8IyTNE5JGopdszob/ZpwmbvZY7D7K3i34kBaYsxl9RrYrT2m7rdPRUSD7vOGN49h2ntHz2COe1zaCEOIlmDdAf+AlF5F9NmmY8drmnKG5dl1caxEfUzVBn734Om9QtaAjkm3q/T1vxqu4wfs4cYgJfLAVhV1GG8eqrkzdcJkAkEUsZ/8bwv6Hq7D/jWXsf/ha7H+j34TEzKoxTSvTuCTuvhWtM68/OhiRed3PoCOrOR7oWnYEBCdaQ7CRRmtIGRocw2YA5h41M/AErR9Bv11QWk+CftudtL7weL/k8mEDLTONpSHZSDE4S63SeleNxlNjkHJqDEJiNPTUsP01BsuOFvSHzKjdxj4PwQD40GLFpFx01YxT9HBmDGLWdNPG2RiIFZfy0cQkiyEI29fW8NkqYBAicGgBrONtLQKHlj+Gz3qBjzHjeIsQOFFcrQZsQ0JcwACUBfkkqYWVbQDdoXUI2/zRBjPG4SRvcJdhZjIZbTQbok3VIEDMm2oFMTMBE9y6sVYk+M+1TeumWomgUbaGHZNiAbKRe2s2yNsmHHhgt2XguhqDzmbeKHYfNvMmeUNm3SezrXmyp+YN+HCWuQxLk4E31srLi6meYiraUK2ssDTh/chNPAa83x1tNhtyb1OMlwSHO+JW4gE8mwn458GzbOSxlmwbzRTBncd1Mhc9Cia5laz/Xmpq6/BjRj36sWgL8K0PSVkTbWDFSX+pmjpjcNO0TTjoUianrJepoV1ASR3F+1qsuUhzDWa6RJQFEluIwd8i+w5rKOs87Eg30MMx0Ld5ZG1fM7fdddJzjw3pJv0aoCJg+0bhQaT8flv8kN3up9JOWvqQLbw/XxbbbL2Q6gEQVboSFJWlrymzeenGFNIbDMdMUYwFMo0FeLh+oDWVqC6ANAAb8fcGMNqdBxEk6L4gku1A3+DocJoyml74TNME9e3G43LoVJifkaI4/MhDJrTlnHw50cxb2fsN6OvGpRsJVHXDL6P0MgowVu1JLghCRQjCKM3+NHK9RBoCKlOJNUIleuhCICb3tACKTW8HdgL0xqLKemKEJ0zY6XTMyAn6RmRiYovX2veJlRS7h1aqLq0cTumkY4RajqVU0BH1y8TjPeUGPmcXbZf3/G/qpYA3ssnnMjJWW0HGKpaMVdPpipkKmk7IgDnIhMwXQkbyMeotCSGr3cR0IyVkVSEwgdCNSmrY1iVkTo7IBEJWbObUnC1HyPKZbc3VnporOULmZISssryY6immsDOA5QPrDkjTaqAMcnyN5WWEwXmRMiQv2gg+8+6WHeGyN0tRm0ri/J6PfHDf7V/ceNV3cPKb7U4AzC3L4ISOgxOihksd/lYXTNVW9wH+e0zbFqLoW5D9CegS+yT0aRSf0sSe1VL2rNmXSuNDQVevuix61TXWqzZNNk3wiXMEK/wG51vRfRe/BYRwouMeVo0T/HTJV8Sr6jniSOeYJz1DsnkdPKkpLA3xwQ9rL4R85EEP2PEm2dfh4xM+AjEc1WCNde+6eAC7ByBXg8YjcjVI5GqI+jTYhwCoyOGZVV+5Esg6UF+5DsgqMAgSN4yzVF4FBi2JG2QSN/RWPhlQsgrUjSOrQJ1XgUFL5eqyCsjDPLhgnJ4MZ3ROyu+3xQ9RaawCg5bW1XkVkHB/vixoXb9FbwTkrUHkrUGg45cmvTShlORbqAowy/TmAKAunwek0RwVYsp/u8B78yrQ3Z0HLtaPVYFrLHCmKaPphey0hY1ZBa6OLRpSmIdpaMs53wxMNcAYEhj58AQvLr24YF8bfFTOOhhUGa0b/M0KzX1AM9YcbyTecP5Q1Dkcb7fEQrGvyWfO2LhE0ySe1iPoPPHBIcdPS/w053fTWm6W2JulboN2ngfjy24zKAhI6okHW7FKC+yXAvu5kVnsvJLoeSXngWl8x8Z3lHwW+4b2A0AvCvJ1H5LMh7jpWewxW8exZXWfsvGYfyCKRGg+6yr3KIAsdsBKNlNdPvEtcjgdl/robhSJZGRSS6aigfyOLWfifjm43PLapH/om0dzpLj0j9RItk5GPTdjb5g1MMp92lGiadW/Hbttuf1xvxxcbvV22DYY24ZjylZ2Sn2LrZhPS3bU/0A7poOvFlx/rjnr3kerVlFU3MQrkmxll3hzKd1PwhKNXcq4hmAUh7Gs0L64SMxNfZENgqAxuLjAnnQkbyh5m514AE87KMOAGVhciKkArNGbthzU+hfiQSs2h7sXFztImIqHzNDiAh6n42EzvLhABJEqSOX3M/Rxb4Fm1kiH2OGBbvFoNOlRnARX1aSqoCqzGI8tLBLbENIjvQ8txuML9DmiLNSElmWSPVp3xW8LekeTsmbWEE+ZKnWX0MLFzglobtZuxRb/6udaBHAxuKg/SHxpS4wAYMhPsOrgJ15LzNHaB83EAbZRVmICDT4P2pRNU1tAy8cWxF6iBviZwU7sncip6tc7p+N1r2GdTVWVoMi6gE6PL5iewh4VXr964b6oMMBGHDiQXex0Hj4dm1XLK2P4AKNq1nNYMes4LBlzknjE9SeJ1Vl3kjGumPq3WvY11h4VBqcqDE4gDE4FHn2Y62EHHd0jkeBBDXu3+wpwAMZ1iZEctsBOUHeD1zLbx3kcMlVfIxMtxCdi/3Rce0241em3Qb/Yp8VG0YDxe05PoU9OoBgwVQ5DE3BYN7WTxDVVTxK6BycZDtb114oKAZqygGZAQNMU0IQCmoaApi6ggVlScApWsMnjm5MXnaTIJ03F2BETdpjGYivbSTpDsGF3xIbdSQqwYXeSr9bEapVt2J2kDL13J/nPVbZvuubD1HUDU/m+RrJsJgU3EGIra7AvO6Nf2Novd9KAYXFobd6tYauTGbY6QYn51fAN3dOjP3M9JfuorDrs3AF6xVxpLeVKWX+nzluOlpFirpSjZZEGhfw74VxdVizjzDQeDiuSSlZ4v/oHGJV3S0tgS3NJiWGfZZ4I5cyGhcyGhcSGYfS8vmyYyxSougobVl2FDWMFKrB8VWbDPMuGecyGNcGGVS0bVoUFL3EgVbBhnmXDqsyGuRyCDQuJZoYZG1a1bJgUDVk/StiwKrNhUs7Jl1uNDXPAeWnivGDDwS91eqkHfAxezvNfZejr5Fip4I+1W4Jjpfsyt0qpgx8nbMGHEUhIP/qRbaQWMvtVPquuyVl1XRwANTIHTZJuojA7zIW5KJQQfNjGhkHXhjQ1EebjXkjijS5hzZYLeoYKgs9Hu/VchjCfod579tsEdWxa0lmnd0s9azCuEALaBO0cOMmd9q37om+SSBbFKx30udIz9L/zljvDeHZz8oybc4bxMZrgnf9vnWE0QRgGXssZxrffg8Ugvjm0zIOFQgbxDTGM9BFO917TC8QZ1c8LBLvB2GTdYJwfWuYGo2jdYHx+uRuMhnWD8UdVcYPR9WdBOZ6Gn4bLZvQZhJ3hGf2kdQ/xhCuD8LhrR+GUTXgUIb0/gvB3aCA+4/a4xliDTo5mrjEYCo9I0hiSxmVM7rf+KPR525KO9Rgx74oXiJeWe4FY6eFhuReIXtK/0guE1GOyekx3Vfj/r9l7WWyG/7HXE0RJbIZ/vrSa2ftP0uI+y5xjj+tN6kFY99gUO4CO2yoqeY0Vib0aWkSxD7x2Hqysjnj0dA5aHT4aUYqh0fjN0YY/p46WWVHZPapnNa/Y3lFvtnSUxgi055Roe6x2FtZVvwljGqW9vFnrteHgcW9NnEGQcFTcW3PFDrosYxn321EOCJUhoAfsmUPDxxXnrWIgiKZeDy0ImMWV2D5Pg5J6lJ9qL9ASKBWXjFRTyqqp2mpqWTUVVFNiYzwfCkeohhsJJ2C2fWZ5a2q2mnq/1pR6WoOVcrXW1G01jX6tqfS0Bl7BVmtNQ6rp15Zq2hY/mSMWRGZZMxlti7aLEw3C75KLpdVD1XpvDVIcG5Jrmm1xCXrZuh0PsWs4kvP6mH68ndgdOKVDvjXIF43SCwrzyxjYh3aszRA7OhjP15HJxeNgzMbZgsaU7BEj2KcsVhg42+MRquPvFTeH8o/x6Yx9y/KFbMhJglUFEA0JGHVTgUMqioWdbNmwUkR4R9yyK/0xkrcmzMTi0hDLqACLtamvSF8c6mXVVHIY21Umps+PcsvDeIxNjNCQf7QNgcs9avRIPtqR7d0U8oB9i4AUwv+BaRL/F601gxipdXADzHznWuoSO3+UMVljv7bqmEBBSLN7iWgcfiLhGWBIujIaGdgSt0n4557FEQ0ZpcX8Mmpirntk5UjFG9LzYurQBnDZke326MrMVoFgg6EflOAxpdcmPjVkB9hErK7PdUxKlaiwZAtHnC7VBEt7CZQbMMAEwxvjDaxlTSgxQPAd7weIeCMjy0pDvE1LtbSVmbXIiO3Yxn41mU2Ehyt7SK0dNabPno60ecQOO2UaM5O2fqhujWUn6HGGGPGo7eFo1sNR6SF2V3kOwcmgjdEE+QwAFWARzXU45YXeiEUkWIQNYn+B/jgLwG5To9d486JpIrrJ0VOmjsgtxOheYC7oGEwCM2WmFjsnYnravIBdwjrF0MsWfqmRICGYiFmPvZBBJk/JIcLldvdbhl/4czZf09j0KZwHcerrfZe+kvs0U690apgg2oqpSrJNxR7u8XwaAiVT6fQtyVwBXjdBlzS/jECnC0StDzkCJsSYIdY7y4Vi4JeVHbNl+0wQHlnC2npadps1LhCyYDgFpBWTjzNMCk7wdJT5t9EWsaTvG6Bx/LRyoRxfetPSTRBnLzIpPVgLiK1OqoV2biAsl0m+qc8kvxhNAvHonT299TCQ1ptJM8D1TPep5xLbEUup15tpBBvMJhtvUf8bUBLkaZJ151IY5CfuDWyQ7+F3X+ux6DIMdh8oDEcjPPiFVSTzwiqSOXtnr0D6ZMlcW8lcs2R+2S284zRs1eRGWDJnPXFtJfMCS+YjHJpomNeXSiaZS1HHFmUlQiuZF1gyl3JOvhxm7HCf/l0OYfwiEsYvogHhl0vp5dKAdz7pB8TjcjGTiqDQQ38ic6Hg1bYcKRpf2rd0E7snJdSNnM6JpSH6XoTz+ggDGimKioWkECbjB0XfgKovRK1j+LPeXCzDeImtepvZZquGn1PCeFv1hah1DH+25arGHgXw31xI9a9nXKC6pnOLRa6uDbl1VPM6GpmN0rFJW4Ie8x0b7y6xxBrxh8bMG6gFRKqxuixV32Y9iaRhnDIO8pFRcznjNjMlppvmmCHhKIbAXoXsjyGgUWF1qq00IvSw1QzxWAqP0Uh5DOgBQ+yELjkUyon1Eu3NiZ0uibas0/lpJWqWx+37JxESv3vMvn9CiS7nAwhJWrnfxs8jJE50Vl6hgk3s7RFoOcOl3FLgQv91K0ZhK0YvsH8UdCRaJx6m353uI5n7Zm5neCdUN89mqpto+tlMffOUym1N9Pt5yvWxXcFWj/e5R+2mH9TkC32Q24+KmLqg2yVT2BuV+ZMiGYCBDMR9MfaKsG1IMkjiXo+piV27iikcfsxUHv0YH+z3q76O3SOcG6xCG7xVaEMhpQ3s1Q8tYtpQYNpQeyur1teZNnimwbQBDgVNwdIGj2lDg0MTgfcs5GiDFHVs0RAOGSxt8Jg2SDknXw60od7X+pbIQZXIQZUPP78Gy90bowAKPlC+iXxTZIUbEqBLVFc5mTsMS5y9uCvCFIEWRbZetX+AFsGw0x3+BJZP0LUJCriXIPjxKCjQwPrw3XafOgoTqdLsiLiF6Gj23pi3eJrSkzRgc+3YN4UbRcFhgprCXg9L1i+2urHWZ6c5LouNaxFLfUCLJgXV/tmg12H8qA4Pb8CjBhQRPep4DUMWksDH62rT1HipGuizbDexHsk5MSxC0yKDtkizT5FBFBmkIBU7oPhJnBHRnFobh2GrrZwwao2R/g8wiGID3FXzNrt57UeG+ECfl8Y6LY11WRqHAYM+0BmImq+B/sf0Kvg/T1IuG/zyBIBeTc1OgBpPgOFbeAIMUNZzsNlp0gMOdJNzirLm5sB5KJl44odiwNRpnOq5WYDyZ9LyZ1H+jJTP5sLZtPyZnvKYDQOrqWcM0gQYJKDyyxC9DEFrBmNKbyDyxBXL+gCC7pvGHTFJ6eytp0wp52EsV6Gs5xX7sccnmaAH7IlEjNnL9g/mS7QG+Lw7Yl+QO6DFAF9K2G/qupqKxrqP493HFk6OQP4IvhqIS2vA9XAwFGFxr8eNJxa74in02RjFKWedUZydEBT2siFpwDtjrkPccRDVxDtnCxppNj5e2yGOckLctYlN93jUYh/urWg8SGdLnetYR691YHLAr+sBJUI2+r0efjyS/e242sZFAVwzdPDGF8xa4tu7hnbdxwOtro3k2pxnMhIS2CEdDbVZwGkrGHxiD9rEe07AvgWRE4gEV7t2kSWEzsM5lzmI7UAtmnGVgjPOdbUCHHamaxGTmNHkjRj80Ru56zTmo6Z2ByL2Hr62prJstWQWaxBU+GCjznQJJ3p98CyKYhNFG+h3EpiMW1amMIlXaHZvXGVeDkYkclMlg1TJYDRJw7oRFuapwV0aEnteTc380jDeTKNRk8UorhN5MjHcyINMwasHST++JYPWQWOVFRqF6ohJPBUscsEmzNBZkqFE7IlQ9oCzM+GZsjzWFhjPk9hupli1ScgRpV+AeEwUyPRL/wRKNUQlv4G6aHpe8nevPPihj3x1VxrGW1Hueqr2LfGF1N29XNXfo0aKIn6Rhd6y4R8wnQPi1mPZz1L1kXc/+sLvn/iJXWnIEtpSNZm82vnKNZ99Kg2JFT3PYnb1Cw9+9RtPrn9sVxrGF6UpP/vX1eaTr556Kg1J+LEpX/u9fX/wC7/wS7vSMJ5OU/608chP/cq1n3sqDUnQsSn3rvm+vb9+15O70jC+NE35vp8vHZvc98Wn0jC+LE2ZedO/Z5vRNCRW3qb8+ZvZsPSpNCRO/Hy6bTCQIsZf70rDeAYjMQBYsv8GI6Nxffd1CwF9X/f1AnmFwDUE/DObzGa2/LB7bwM4PMT2AmOHbPoU00TsQCKRUSfdwpgSRBkQca7Co4h0RqCyIEpZEKUsiALnKxYtRqhlFzBaVAQtKlTNW8wFghYVsbhdHS1E4rFDbuwAGzucxg6esUNl7MAYOwzGAt3kQWwsQEe6ICv3AnSqF6BbugAts5sLkBlZq2v/2jX6lFplje6o/BoN9clV1+j5dI09hjV2ftkafSxdY+dXW6P32+KHsMI7vSv0IVt4/zezPrNafJmW5DJ7Xcmvz4X8+lzm9XmDAcqAzBrrm4Oo5qSszJMmpgeJjHmVJmlvH5jaEp8O08MkVutJLNQb7B9era1WOHFqCnLEBC12TOtVf+YSGQCJCRM+cYLzghlYnV9dtzQUjawijFAWl6UYOYZgQjsivkkiYTWd7B18Xgh5pybyTg3yDi37JO/USd751yHT6vJODpUg7yxDpbdmqGQsKlh5p9Yj7zStvNMfixxbFPJOrUfeaVp555vAoKkMaQiDpjJ2T9yoWNZtUFg3likLJgRWZGpFD5xxouH8y3bq80SPWViOU8MYXGsVhopRMfn+qJFj3nIZrWp5STg0Grgifve26Ps1U7i+RaJXiS8DsxkKUGAbz7FnnWjcsmXW3zj2Cb+/TSwI5UfGus24AFMsaPcTv8MuPxvQ0QCLio0AsDUFdi0J3q9ky1AFtc+dWLD8Ukv4pUaq/lZg6alEbEPIFbYS8Ahhove2COPHeTJlGnxm/GGz7gT2JrOo21qno+Fuhv5MsplYWWh7wJIbH2bP25P9Q0ab7Vfr2+VtP3Z9rtbvkLeb6c3y0btv3n3i4dPxjqv1PSjAp613IjM/vZOedvDTLD3FaFDMu2L2DxoEZniBADPeOXH6GseM5xlT+uTerLI3iaf4AmvbR42+zFzm8Oj8XBrayd5I2Wp7v5KV+2iohHkLu9IdPQ3SIjKIBQaG6FZoZZm0nnth51miN8lZcYNThb2f0doTQY+4zMss3sr0+av2QW8NjvFpbsnhF/yHeuE6QgWxdMDb+jxnPd5l5FsPL8StA1c4P9Z1REJga9HP+MFWbkwd52BLJgLIa0LQenxTrIhwjEdrQRgpYOnFPbJVP7kpbhFPT9UcjOstElmoMkMPMgegySoUgIf9GJQ91p7GqDygsmH5BJayDhxtBZ+uFd0596g7C/uHovjyPJveJEEzkK1r0ag+Y1eU7VgoIBnYxvq490winT72scwF+S3W5JWRKAlzFIGVAcLHuBatgivT8n6Gc86VxO61sopZ7LLk5Wax1WVmsZXXMoutBuyDAU4VZ/RUeocciXWsI0V0ni3LbmjFfFAPGZgln/qj1wyLI96TpnEyrtPCI/f5yEV5RHz28uaDtXoV0kR1zJeur3lEwX0i+BGIPJ8JNdrJobvuiJvYF8o+PoAPErLLB30ziBqbbCkLhxxF1giXEBkGRVAfpCFlQZ1vPUoLDXKhIVvYt4UlxCbrkOSY0ZdDoSStzUNtdXbS68gO6g4BlgenxGxdyo44xIS3hmDElGCYtgaBw4fEXn/53l4LOSLuROrQVyF5fojhIf7Zhg3HmjULi3FlpygTIz4woxQT7HTFdZIPK16SbytUpxJlmMCM0XQ0rUWaw+Py1Ek97hRvExM5JYNJ090WxqCYGiXCDziSPVhtYYLxXvKbYNMP+/imNNFfMQYAI9ReqA/9QDwILbHUBUByIbZLr8Kfy9vCtMOOiubgIXghgJfpArxM1004Tnmm2KgLedkPzyRWwPKKPeWV1+mFd8UDspdh8dl+5G7B5kFgMyy5HVgC14EsBbhP7GKYY3tH5Iwxoi74VWeVEj+tN19niDpdOIGHRsuAxbymrdS3lfq20gKcSgrmXci3IIaCd2GKd0rwaVTwaUKwcDo3S4akf4yB6R0YI71ot2wvaQXajdk+96LdhEWyFO3GGO3GetFu3IxFrS7aEbKtMWsWKW9Lnl4T7bhwH7Qb6kG7gV58y40II+QeIGQ/wIZ5fIN69VWCbBbtLoR54KjpcWOXqMNdHLwcmqXYq6N5EH5Fd7GQwZxWx/h4FfCxz31/NbFNhEoNznJ8vGa+f+qiw8mukIJfGaXVSR0N5tTs0FxhVjyyl++Iy5MwoGQtWWg4lcPDPQjOClOV5Gm+coY1poJ+fh0IIsc8GFbSwzyrQiVPzrXlguMg6XhW26mSPKD21ZTNeKpkHzqsrpS8fF9W4kzJKjZVkmephLYZz1btwxlWKkoe75Y4V2XlI/bg0+h6RcAF2Y9OJY+opMi9K8ZhVw+9jHu3wiPEJjzNxwzl5Nf9tsRSjJw0lRN1pXqmYMqQFM7g6EJd4Txh30/Z90fse8e+H7fvx+z7A/Z93r6/7Mn7eU/eX7Tv5+z78/b9rH1/xr6fwTvxIk/ipo3GjH4C749umtGnkCFddXdtdx+xBTu24HH7fsy+P5DLf57yz3uZl5Ry8uUCgHDGb2feUsrJI357lZutpOM+5XnamdHH4e8gmNGf9C2kaKlLPq+l4jMMXVzc/HnNFcsoHSuF70P6FJWKbdazBajHlpOXUSR8P04Cf1xdi+GkyOm2pFBU2j6qOvzecfFnSiQubHO2NAOufm5aUJ3xU8bw1KZYy63k9PLEpmTrDTBMgkWuZRt1MkKvIze0kqz14QfRzjN+1JTL0ivRgFXTGoDGSzKCOzyVXFpYBvU445smX0QNKQf+epu4zZr4yw8adYNsgt9ATIPq8wHRDNDgSGZ0ic1DmvBOSggQsqeVSrKer5LnRwU9qgpJagHz1npGP4N7pCcFns8QSnttnukUJpMZWAYzsORB4lmQXLiv5lULXXrzOsD5Ptv2QQBngICjUtMasXnnY+kRCJ0DKYi0NI4K34NzDwbYYBdgqNDD2EHqgfnCIMA3lIFvaDn4uk1gmNCgDDL4KFC8QCqMCq4rI/INMA4w/HQKygG5x0LhhmtrQF1Blc9rWv4ofE4TB0bhWS2Ne1bDbcMUARt+ZeEQ0N6N7OIGWVYcGhC1I9FZovdRPPGAVYjxxW3EOmDmQjo+Jh5rBvsZYQ9KtDXCHsRSPE5d/6FSm9Y5nhO0gpeTT2qoJ5WTGWjuOdF6xn/8CVf4IVjPH72J9wHWM4BA8iPDxB7bP9SU9bL5gHPoIdbgoyR4CqBMySxerqtpXMpU7+28Qmdr3c4P9O08rcNQaYi1WQOlhsisIabEZQVLeo3NiFWuHRaVh2E+ITOiqGruYH2zw+xlhTD+FVxEG8/olxEOUL3cmhn9dbxHM/o8QjSLvdkQ4ilMiZdcdlsffkiWjW3Oy4R7b4wrKc3KrRDrLGG0qwPuQ4LnLPqlFkUR/cb0u4F+J+kXxy6b6Hcz/U7RLxxtXEC/UBe7EPwMfXWrC92Vne45V95eVDGB6Hn7dk7FF+10z9q351V88U73Gft2VsXTO90z9u0ZFV+y030CvZpnj/08qaRvyRO2h9/f05H53DJ38en4UlZQj8306fgyfjRpyfDo6fhyjrrQXPKg2WYuWoTCz+LCw/Go9c64ZffiidPxG05GW8woxZrRzul45mS0gcTrcjjbNWM5HW8/GW02b+DaLjAzHE7y1snJaGq5f1jHSbsT3otOPqIX+SMbbQWbzKUno8hcdjIaMpefFDW8rr+vlqwB2SJmNK280MufJIxAuIEwoiQY81JJMORFhGZGv4CQhI1zJbuwPV+She25krAED5Tskl6yS3rRLulFu6Tb93P2/Xn7fta+P2PfzxSlYU8gJDr8OMKNtKLb+EcQTs3ozyDcPKM7RWEBjuP9QlpoEW6d0cds/AN4v2BG349wy4yeR1i5wnnFF5bhZd8S/PN+L8vwol2xz/nSsOft+1n7/ozfyzJgHe2u3jkeCneZrssQK+hGYvc6t5YPcQJxA2ai30IeMqFjooxn7FuakLH4PlhYhczdpeoxIVYFg1VBY1UwWBUqPdmhgl4y+CZskI6rO9vCJIAbSb8udV4LJXzCuhtqRVmus2Y0pRkJnx9RzXNYpHl156VmKF3duSGVrCFDywoAr0qshErfmWvjXtD1IIjrzRjvfA4Kz91L+0uW9tO6eB/RaKL/fAEbToepFslbowXU2IJ3gzEexJJK9JnKNR2nj0BrBsNqd3EIxDzUE/NQHp0yZIdL5FrUkK2+YNkEizG42ExC44S/pcfBdlcjh9XK+NqWkH2JyBLNWlqd4SrED3dOz/o2dOdKs7WjKlXZEXM93JSj2OGtH7bFJm9K3x4Xw/dd2++4o8eWD7oOgWxcsdjiW7GlsNU9BVcw4h2zhho7vDM/pY8rkcGO4S4L8YoZIpwllgN+G6MyO20EVwDZp59fjCGRfQb51IhlH78r+wyy7DM8o3mDiaUfx2Y9VbIPLP34XelnkKWfkbTMs7kyJP/IA8s/flf+GYT8E69JyxzT3TLnQ/twLuQy5+/Nysw3WWay+iHzN+0+wftJucuF8qojlDLO5gg+VD9ATwNREmmZ8XgCE2CcVoWJJxajteJISrL57OGIhzIQL0cV00q1RNaZlkj2Y9ieSXVE1sEacu1B4knGolqQ7gcF0ARpWU2Qoqhs0BpVNBIX4QIOfopxGwpKTID34rh4Az1xPrNhgdak2gKOD9Z2t5fX5vRE4nVm3WKWWNq9CGdOi1AK7SzEk4sdVlBAVesM1re1nQXcwcZRi/E6TrefMmsXiCmyKWsXOztZSZ2aZQy1fMGgstigyHpjk8eZK3JzQ9DfuKkpxk1N2NRUxOfjhJjTFM0QLZBDxHnYvVLL6fnCM/l3xC1771dR9kbvacdlUbgYjTfzeXoYT2E/uQSCTYmcsgXGtpRyAVK28osxW+RYvZ/lgdnKVkbItRm5Nve3T6CUC+XMfCufwFMha3WxVP3h/+s/dv7p109dnYasxk75+lSVVlIyW1ZNtGfqN1CmzVLRFonlE4wb+9jTQNv5Qu5EKb5YNA24w9z7UjzNIUdtpsavVD3nDm02W/IOSLLEku3+JazCTNm4UVuyRm3rCxTuwBYzZS62hhybzQVmOjPkkK6wmvYWsXwrYzMMC2pLTnDZ+ZvPzt/8Rz8WXYoJ34eslaKt/yptdr49NMi02X17guvzCe6lb+Vt7pLVZt/a1Wb3e7TZt1ptdkKgyDdBTpu9ZLXZt1ptdr9Hm32r1WbPlYN80edyEELHrxGwGUxAKHq5EIMNd3FbcHC70WyimPPsYZHqGgcXdePdvF0QmE04y9uEY7yN9g+f5Y29lt3jWN57fXaCCO/1NTdbjsde0TjCoH/EljiydayO0Cy/ry2znfVKm2xhgyUuMA1r1ujEdUrmHeA+vd1ity63ZFZ/Dc47APrPCogBFBAJZlb48tlgD7XDJYtUHBipJsiqGZBqskpYizGwWoza8G23TJrGhTRN2NXa59NkpuqtNpzd4wC2Lt7kAmybUmyYSY0UU6MnXCWA1e1aPgVi34E32scQjpFRDLSsJbepg37hIGwMykJ8+NxNgCI60WPWRSdqjw3weMPiAvuZsXPNzjw5W4ucPSkNWuTci6zAOGY2yNrQ6dnhhd5zQKMn9w5j0TtMAxnAZRvYPN80GYkKgM+zVnH+SbgWC+w29HJA8+by01Dt4X3o3sFkff1nrN7+GSWejenvk+yAjvmo3GICduas4v02YoeOa6yvg2bE5piAUgCuA60dTNUKTHo/A7EHiwyg9AqRXVila1nJ21qx3HI0D/UHXHKWvVpTxT054Q4ftRk+jO2y2G8tTThcDE+aGLsz8M7wNKyvl6v5C5HxTS0ag5pCPoW9GkzKjTR5Jwe+ODmoiJMDX5jcsmyQy/HtcFeGgbr506JuLu7tptm93ajDrrHAnro4k8FlhXPwmDLWJ+EjCilP67LmCzz4CsNZucwD07UUebLDUmAvAB+13inYzzozrf6ey/jf7+5azLFnpZRNmeP8mEva3huv49zmC/sN56eqZMkM0xzotWkcbgsPUDK1z+HS3TouTS4ku4y+Qw5q2ECO4wPWlMneO3BFgcMs/0BcI/aNb7yghzLfh0APcAjBbt+1nKLrvcRc1yJtGjWdasXyVadsMs97QWw1qFkN2BHf4jI6MvJ/2agWAL2jmgQGGHTouQrbg1dmrY9Bq+8vrFFBWCPxwQGF/aLYHJfACMIyv5Bo4nruihVzaeWFvJeNytIQaAuyVtkdKbJUe7LUKEt9FXe0DZIfGiQ8NEhkaESD9DtEv8P0O0K/awy8KTegKwwv/bBIaOHeeTd1sU/kfcLwwbafurKM17LSxTq+UzBez1eeEyNs2nHEmlrsGTsWJiFzFhqIeR3RJjFp7WM4wNVZIz9a5CYlYrOJWB8sSBVvxe+ovG+h8aW1etJMrmYoUBd9XKl0KzTMcDJfSDz8wkLgwlXgNhmt+1dqH/I+cSHTPuz1T3uhaB9OptqH6/Lah6pX+3Bdqn04aQp8YUxXb2zSah+uy2kfqh7tw3VW+zBXFpzHZJ+ubgOzsYmYjU00PvyylV62soITtMCwkLbMBK7nbbFewBBJBxuxEE2yuRm/MYTFhPE89GYHwQciD8kuliu0eewqRrgYkkASW1M5sXeLl9WDOxGIt0Sei4iHZHZ0alk9sM2PxfxtvVhUb0ut4MB/plXhrGKKGwEGmHVhuWU2W1pbk9blTeKceIwiz+MWi1HCsLQa3M+wLsuNuxq2ZWkjtFxclKWRzMeQd94khEQ0jBaIb/dZ3rSzvbYQT4PUUXgJzxhEUrZLFxeYnH7ryLm6NmMONVe4Tr45Q0xjEcvqMqoeXcZ1VpexP046tihOrFWPLuM6q8u4DB/HKPvK/m0Sfdgh4otujNeJu/1IiZHeOA+GICnREUpjvneTsLw5L3Hde59u5b2HS8x0J77MXLaIp8UFqn1TigBx1xBwiNjs1IYyX3F2jdQUcR2XnyAsuGyVGkZfr4ZRquENJ+IZM0McHuzTLjaXduLtZvsinlZtWbhavdSaYbN9lVIjq5WiFrzBvIFacHkn3tHr/3+H2bHnJ35/04vBRc2rF4Gbl8NU/RJz8aKZpgaay6ipnU7PB9fhg+tQ/0Dug6xlPLms+zt2L54wM/zpi6nKBb7Zp2ZmOsQMVswbOuLJv+cSr8txuth9vbj7WO17O1hulyh1NoyLLS7fyS5uLt7JPi2rO124uKnsZC+bNfH9WQaH71m/oD/gucXZ4lxxFvdEj7IqjQsnj8VFhCYmxhxHDuVOd9umbHCrIKv2FDudhxdPxMEirqcypYcW2eiw3DEUU0YF8N7jwpFXie+hhv83KAvUZPOyLoJKQ+7NCEVeYRd6rD45ID5rY3crG4NSMMq6v4PQ8Smbwa206JYW4uFFbjQucluIRxZp0CSxhMQ1NhE3YsejlGiNnG0FIfKMIU+ADEG39ChSxpEyhJShtGjIHqvHoIQluUlOxcuyDMOIG7EZ1uAl9/EBKGa6BqpwRLPdGvPQ1j90vcdHYChsWZPdEMH3AOx6mceGje8QPdOgJ5PY1M6Mi7sah5lWp6nmdFwZQyxxnLSFgncob5Z9OBFb6AAB3Dyd8dipJBIMbqRaBNO9iGu5umdG3cd3tx6O9QK4486Jh4MbFDHhbA4axth5x73e1hzUibVcV+rygqDB7bLGbUzsPEc5EgXna+BKf6hZK8D6lLhRL+NIof1pL+qbT7lSsPlhj/WplgtamP0vpYpkr2F/yhdlllnpUgxQa7jHHF4H6W9jFduwXDnjR003tTbwoCYAvxwwMLWGqYPMYQ6xw8J4GErj4DBHrMcKYer4guwi7BfDbuQY1BqZw+zjlkSqa1lmEDdIc8Ra8REhFTCvEnbf1xNlGmlDH3o1DpPrMLbSCDsi+AVrGa8CifFoaNW1e/8qa/fNsMtow4iBqNNZQs/Qrt0hs5WxsJXjsmpjd509LE5TvtwqvJsohKzi46ZJJKUpq7cb2KKhLWpYvxNFs4Xf2KJhvqjVE6C5ylstA3dA6Y89AIz1vQ9hHzNo+8QeENDEyGBP1Ewgnl239EldupHW1A1Lb8L29tKb+qXTQvMbyownu5aeVZR7jHOv75+b69rHdfX/FtpyPbfl+r7f2ghc4MvAclaN/PHfwseDpa8o3FdLvHaKNMiQIg5fkswNNUNpezf2y8jJXGPV1sgKicDPYWOvcac23mAmYO5TTd36pyHNjxv4no0biZG6mRac9cKHrzUmVzbC3a6Sc4h+K5SzYgZ4fMW2t48rs4IoOpeXqq8u+xcPLf0hXE20HHt1GT2mt5jBcpgT1yJ6rfroSU5QfMMQ4zHTtAWe0nhUC6x+fz/lSFN6ohfsQf/Y7hME87UQMdeqWQLWWof/qtnPd6JNuNitgA0Mosxw84xjxQFCbxw4z+b0rsK83pX6IO4+xJVsXe0i7O3SL2sXeckr8FgafowENxzNDdAUAAkNhZIOCiUdsfuKMnGtL6C4aDtHwtaIKdpOR5thC8QtQk3VuIg2hDisLOLAtpmovh/F2leCY+rEOwI93E079Si1cvNOWi0xS+32XsFOVe48H6zaTjXZ8/UAtHYGbTyaDGUf7NUfwVYorUSbzKZFgj6tPZvN5sXOnpM/8siDX3z7P14hVzRiHZ7tfz7ep9npSTkb2YykJ+Vr0N8i+rsG/R1ZpaAZQX9DvpIULvQ2o79FdDsMevYyqVNhFU1jZPkBxRp4tExRTVX6FLSOMVIYomZ2nWc0hXQv0gicaEuXidyMmFJcigvMfTVp6Oj3hla0hsUweoYKWdOsuU60qfFWMCWoWNPbjRQ0xaaoBsIJ5WgAE9tzA/wKb1SxA/dTBO0L2C9VvHWR0BeaZKylR4C6QC6r3Ep8s3owu8aD93035W4tpQHdTCy4stOkQ40vRk3eydpspvA69RD1dCAqpPHp2C3X7QrtkIpu1xYCaEi/m7vzLtoUyM7FJDUhvyf611oRD2LVdavEa6gP0siom1gfunuYADnwvruQgt2l63G/cvLoFD1r1reTyNiHcgQNX1Lk3dliLGcQYAWL8J5ZYv4O3UGQ8i+WBPEzsTb7mL/AFVjQtNhXY+fUPt8uhJ1B0QDh5lE6sVilNvytdDUxZIMXm4XWzXq+uM6K4zKmucPt162kf+lv4uMaug4lCmkkigD5HyrlzmWOgEVTzwXQfQBdGz6s1yxPQYkkB3sfsNe8SQzYE0Q+vRnX0bLOCaIJ9tCfSFy+qh1wVxncNeCOu2Eh1GRwZ6iLAiirHhKgUBMrc/vp7Ym8CaG4N+xckmv/OH3Yds1Nu/ZZjcumj/p8r6B7VDrJuT+sCKe6fXGExOPeooLodxgor6sjnztBDCnvY7OyJzsvbcOVTnJPm8RMxc2syMam9QhQIirBxyRsWkbiF9t6R+yhEgchVT57brIfGeES6a9YcDexlZSee9rzEpwohMQjnodf/tqyDIDFlfsg90HYUabKdrrM2EMM5aeX3Z30a6ASWop4OQDhK/CBTUnm3C1OivPG6fxk/BrOTkX+yQ79VPeWcVxZTcLNKzqdxn+gv3149cmplXjlHvnWUGvFlHZlSvvszS6d0RnauTKodi757S3a2a57cI9qkGmcQ1VqHk/f1yy5DLtf5zMrsPrPCr6b8xRk3UDprmegMHbl/mX3RttZbzVZrCC6Ko4sqCSIlUR0LOO50r8ANZ8W7ch1AVAPKO3AeqdIb+iJzAInrgl+0zRYKUfBtTyO2sTrRVakYYvUVhO95Noa67CnYWQ60idxNcNrbuBbH/gVAxPs1fPWunntR0K+I4Q9DbgkmLkimGEXxenrFKsmh1KrbKvqVbZVHQy3y1MFOweOFc0ccWUP0Uxbp1ia75edpoyG8ln5SrNIVuMQTrHciFtrN1a1dYolRaEy5ViRTrM8JuWcfLnVnGINdG9pqpmB7HohPhyGCVZwR+yyCRZu0gXNinB1fSj+sgKu3Xr8gUsscY5VsH+wxZfSjv+kPT0rF8N2FWizS9Oz+9mz7REH93kre5/3bbA1LeLJwOgUAkHRlPakzlIWb4vLuJOk0IGxaSv2Tpiu3detLa4DuzCxx5d99P7sST2jLO5JnaF0Fvek3k/oMXV3Qo+pfxN6TB2a0GPqwYQeU5cl9Jj6KKHH1ClJhy8zT32QdOjraOyC9IrD3FXzNkblYoKJ3jPc5BNb+Bj3h/gY92L2U03EUbbAlGyBKTFTcN4o+2MgqYm6m6hq8CnFO028gDpMuZHejgs3ybNlaHDWi18i2/zlNlM6H+na8jZwb4qjXLuY97I0ufIFLsj2/D7U7KmSlWW6fs//W8rGrFxwinbB2bvaglNcvuDI2aWsOLSymCJWHNhdbYpKKO5hwT0iLKWsP6Vs/SnhtBf0GiuPJxfMlruLDyzxWGVfhZ9IWRaapdmaUJQ1wTtCDSpD38ETHQ8YJnVXBUfWg1LQpmHBpVV3RG5XOQ4A2MtcVBFf2Ms+yvVNTA7SyOt53Ny9lpGVc3SMGDq89zq2LeTrFdK7E4LFPIRzSAABxK6ehdz4KXa/BfYUhzVH4mwQs+6wK8CCcKXAEGdZDey/EABR7NoD6+rr1NNFh+xhyJFF0RM+zwm/onPZHq6WC3PF2WBO3efSr4bffCgGn9d3xKWVPtlZrovLPIzYYq+wWBcFIvZh7OmBpNknwZVWZvQTCIMZ/TjC6ow+hbA8ox+Fw2wotZSSR3Wbt2A/BL8225x5LW73S7CiINJcgv0EkeYSLCew5MFmAswkrCWiJlR7iMVT8cBO90VUXtvpnkNY3+k+j7Cx0z2LMNzpPoOwudM9g48/5whWgjLEHjoE77nGtS0qJWdsu2BgcbmkH+fD6MvFTgR6JfDrhmJWNR5bJXhl65LVynjLynivXSbTYOEm50sG6Pl0NIibQC+MhhBMRcMIJmFRPqUNLMrhFnEUwWg0hmAoGkcQRi0E1WiCLxLlc9K1CU7MARBZN/+naxb2Wq6B7VPXNiewiuK4S6rK5nu48dkLOFmxb1Czajb17W2raeBSLRixuCY8HW/gRyiBDSzyRV4LD8eTD8cbzcbO6XgT7nXZxDn4Qqyq2QBDHY9XEfQ43/p1QWpxxMNiCNenBdWnBNONIPqo4HkoaE5/HjSTPcY862EBJE1cK/juhEdPM0DhDh5NEasdNAkf9GQlKLOuvr1XC6ZRcBKErZ81DENYPzyCyTU8oz+DcGRGdxCumdGfRjg6o49j0h3HnApnMa3N2Iz+JNLGZ/QxhK0Z/QmEEzP6AUsl7tf5+3S4+SO2hWvMYB/LolJyP3/hXsk8ZDMP85WphLI7xPEso3KyQ7DVYWtgJfd3nFFyVdUT9v2UfX/Evnfs+3H7fsy+P2Df55VcznUPBcPwlusANock8nYKCCK34QZGvnLLeHzVFmyBbqFgM9+0hci9FKzl20BguASxNOLLQCDZ7ciMoZzky0xBv+J0LaIcs45ar0VL7nEt+nGntNyR9qiWm4Ie0cLxfAZhzGPliKmvlqtKMDCw75l0gleVhoJb1/EquzMhDnnPu/nfN3Ylz1eSApPKT6nsbPA2ORWRI79u7LWsyNG3KJt5yc+KE8ZdRp9I9bV27178yVi/loSueyV03Suh61c0iYfEuTlY/IlBTCr4JQbHSdbT0/q9re5GXFIJFnC9Cu9zo7EJc0mJZhW/dGceR9q0/mbn7ed3RYXkU7XEW5G7tuL01HGSnykn/oqcxP9B44+GYyGzWuBD7hhHlmnh3Z0Ti53gIwq8pkOy0nZXmFrqR5jtFiGltN0tydPodqITiqUn+pPPM7WdiCzzCtPxt3Rp8LRRwZ/g2h1YACV8nRnwZNReoAMaaZWGFR/ywuURDu/9vEPfbc503eMTIexqFQ7UXCyN9HSQcCaN4/JTxj+QKo/7fPWkqAlO2xu5QKhcEePZITCuh6HqS3GZUU3JdV9Fvs9HcZRBlOqaGeJyHjujsGgQrxmc8jxR9eSj4DO1O2J/0jF+Xwv6Q5mBvJ/MBwC0NY6nTngz+hnsufjJeYdA+GwpacFZDt9AhLx++JNqvOuMJHnZYWOXYm5modpP1trMiee+hDq6X8LNPbZeqtGeFPnJcxUqF2DB4oNqu4j7yRTKEkOWLuKCB1atuJTlwYbDDlT5/vyX5/2VfXRzfXSTCbTFbdu8fvhTCp7H/K3uPXF5J2MmPR9ijzXYmsp3Nt9Dt/c7ZfZy7kMB5biS7x5D6LJXcx/U8gGVrMVXVTttQQaNnh6oFTUbqXhU6g2l2qrUWkrWcfe4WupM5MhdjbzTfKYmBnNrUoGSZwALPB36dPCFwLPXabM7Kc+6k8ItUM+QhJ3Q2vA0wvO0VpzBg2bvEB6uTHsC4Ssg7V73mNvszuFeh92hUy4YlNrSDyCEa3eEf0EL6zxkeVw1sY9K3GxYb3nH507H/tX6GJJ8doT1SYrf5lxF4pKHNe6UJz6bvTYfjThNlW0nCofoJaPQFBEGcc9DD+LfX+9iQggxDjS+BE1L3U4ayPhMJs9S+hZn93bnv+BusVNuO2m2bcYSdoC2O4505AkXVyvyVWYe1ctXmTHgXnYFPl9H+CMBm4VziZdswosIP0oJL9AD28LC3Y63hYSF7c7nkagSzdskmSbL3dBhL7aucM65AlJTIgiBoSABrUjsynOowk/fzrrS9mXA2XPXd1T+4MShP96V/HSQuHk4HEvh8GIKBztyx1y52UvAsn+7879rCw0Gy7EVYHkR6YSdLyD8aeokSUDcyQcseB6xUPgMwv+N4Nax4Pm0TTiOcJ4SPunafl6t590ME+63wDpGwPpr25hl/RQVWrCUGjQrLuaH9tB2d/8ehsN3/I1d9HOA+G2aRcuyO7+B48sF3RZNsmX9PY4mCJviUW3MQHI/n0dIDNdzjEfEdZ7VUuJZm/AMwmOU8LSFELFKaX9P6ay/j2vp7xm13XlQC/qf0QL7FciPWbHN2SGLHRWa5i3lZTyOdPc0uzBLXuXbOgVcPSN/XmUjTxXRyH8fRf6OQu7zznIoPKMECk8rCwU4PEefXlQCjQdsp+9HeJ46PW+h8YqShJcRnqWEryv5IgH+S3gkaLD3dYHGC6n/9P49n8p6bqTnT6z72H998xN/sosZG6EKuc6XGOtZBYcesmH3tjhv3+40KOHD3N/S8u7eIzTsCAU/UwZPzX18Am0rEUVA+HmKP6Uk+6M24RGEp3C5oZJx7FgoHbd9Lm13PiRdPtbt8ieVgDzrMrgxarMH0l5gExIm6A+p4NGyZ+1B2OzZFXJOhPNLKirsOTr082/8s+9/fFfycrmL9L64vpfZ/4Dq4gAo7VlKmM4TgHlCwo9rm8IUYH4FBXjezghG/JfLgvjo5ct2ZvAEL8v8Tr5OD8csBfiETWBS8TcQunjan45LV+NCR5ocDJCv2xkxTxTgD+WK27Mr5oK1b/kvu5JnK3yHaNbbU8r29viy3s4v7+0x6u3nlE3h3p5aMf8ZsYsWsZ+tCGKjt4/Y3vI0D2SWJ89galjMf9ImYNonT1ZmZKZLbzvd3n7G9vYUNeYHtb2oYFlfZZV4cVdyspJU8n0959i+PrKsr+hIT187VP17bEKzSxJ6VjwlBJrx+2RF8JvXLzvJeQ7XZQonDxPCn7cT4CWbwNTgGCW8oLKu4kYE29XnVEZsPq+kLf17enZX8stBUs73NLQdfWJZR9GNno4CjmtsAnc0XN7P2wULb6PglwMIx7J+2U7yJE7n8DdIgu3YTn7aJmAyJy9V+XabtJPz3U7ebzsZbnfem9p69PZRqPVf7UrOBF1uBX0UTkVlhArnU7meYYVAlyOhWfkujQqvMoQybLLGXdohPXoHqk7q2Lq9K9atuIgtAKJg1eQ3S0a3sBPgyVW5Hjaf94LqVZMnJW1P1sfprIuXSw/p82Oie5hRriIoV8cF5Sp2KdfDKrhBuXPWoak72SunFeTkZCtERRLYWK2aCi1gHx03qhdQMXbv2RMdiX9/6nmetYZLrbam+d7Va1NlXF9EsaKIYqW8KOazMFbIi2IW6TbtlqODTJhkubHST7hjWTRchKUiLocRt7om7/mgmhM1Y1X3SNbUxLFXTHkhr/qO+4AKj11jfsD4j93/FCXm7CByXpw3Qe+hfAK3CmQxt7Vyed+N3Qbo+OpMD393d6sq50GwJXrAgEFA7DlvBgAU9l5qmLwsb18518L/gfYpq4P8uu0LRDciLFhmr5pVuUelWzQq+Rd1V6Kvo2/Az0OVL7Dv7uBUs0Ik1rVgVcC+wqC3BfPU8sEWBEHNetowAliU+xoW2YdCEPxco+CzKkthVtnbwH32XHIJGwMmYzi6V0kZyilqm7MPHhRonCNcSe4QZ1LF66iYBgyJaQCuQ6LIkpgGwCUZWwgMpEc8+W0rPkvLIg5a9oddar5KvWbcrPOQNGhIou7mJDtRbrIaHWPnMJxmEO65vg9fLWZ4IRrJZ64u/T/svXuYXddVJ3he93nOvXVuvVW3SrXP0etKJdnlxJQl2Vg6HluW7cQ2IfQEPv5IUJwvXQ4zljF8BgurkihBgAeqM6KR3AZXlQxSMw4twI01II8rPaI/kTH51I3pEY17RhBPUA/uodLtD0S3i8z6rbX3OefeuleW8uo0H5brntc+++zX2nuttdf6rabN+dCJhfE3tBgP5fvXzvp3WA2dRAy8fP8O5fu3oIaiQexKFIWfUqVEogfythGJuS3LmnFgL1bmM8i8pa2WBWURsILcWdy2ppDAXGyg/LqMl+H8eBmEwoarvWY8A/VroL3O1CJDa+rdUWvrBmrtcq3d6yil801umW92frafxwjJ6A9jSFMbnAlTGnwEU46bXn6EBsA3tTzEwA+mzf4I5g83vfwIwG2/ucMs/RjrkwF07P6QKP4yUvwIq7W+o/uQwdezKSAebBv+Q7mZRXuPuVp58jd7WI3nLmG4q6GlpZOxkz5aunue8Quml0+m9xZS/7iTi/yOA08hvApgXTVCOSz+nUnCuvKOJEvREIYJpogFsQiDO8uBfOwFmn1i95V49K49P3WXfUSNHnoVTZw64X80d37g8eazcChCL9B84WgwqtzW08LarAZyWQ3kszI5PYKcbI6kB9HYTr5gzWIUWewhTuPt1lXf6gLJqxz61ClAKoxCCbU6bvNWZhWbPiHHlTdIX/1izFJsOa0ZC0rvmsSir0ss+j6Nn0Ds0Qxxi5byxbkvoHEOt74iC8W3KCsJZimVNTWD/ZRknC82yMUu6FNDbYKAOwCku4/uTWPT6Md5y8RsmIgJTueGSV9+t4QS6/2S9sTX2i9pTyn7JT2Vrq8Xi7YAlRnF67KjJXW4oxVU4e4//QnI6l8kwnrre6DC+I09C4ttuqpiYouP1942jDJARoInc1gJlGpGyjXrLiuqsbHNVufjQOWo6f3e2il+MYDKGJFRmEmmRI/FtbsEf1+2tZC6jtT4FLPx0Hg4oiN+ydE64jNatn3REVGRhWDoiF/IBeEbzOuI5zGSy6IjPqrfZjmyqOVI6IghR6Kyt778Sly7k0VsrsCdInZDkyJ6gBV7rS5QBSK68i4kjtVMM8PCnKuFuU9WRJjruo+yrMU/FmEDkWCTz9Ebl3VWb+gHLAx/hh68rh9wyL+FLgVjXQgehiIrJmfW8aaB6EL0AxY759dxLFQW2p6EFMZCKmjoozBFYxkVL31INC8f1Eq4h0U2oxZ7LG2wJ6S95mztebamUKmwjI+15GOj8rFB+VgoHyvLxzz9MV2h/SLpk1iYXPFnuFMc7BfzXQicf0x3ISAWMna8kMO/4PCAxUUS0fpU8UBzgYuv0uJvZJFPS5NlDMNlbA2rsr/kFN1DLmu/PGLLeXMucmSPz+XNXxIo80FO2JI8W/vK2ocRZsruE3GFnXm8Rbj/LiEqLV+7i4h8sbQQp/KD+9G8DPLY0+z/HDwvYpR/guSJ6glY16rgkWYcvBLXH1b1XACL73mcLvPbx9mj73scOZHgFJyUQvjmbOH5JYS9KCPgPXzOg6UFIiExJteot+nmwfyepedhNBZ+2j7pf8m2CxpqUfZ5NDC7Ez6Zt6pis8P7aSISnENlPwovDR1Egn1A+F6Z79lsIKbdUHG7yLF52O0GziLsTIiItpzaFW8qcQqJ9BY/VoCyOANrcBbHwJNoQB1lz8oIC9vC8n61GjgkiHmHgqccwcB5yj1cfMp+2mNL7HykVoPdwoZnHDUYyPcvt40A8TjIeZvn3NG7GOD6JMj5HAigTn999BfSX4P++ulvgP4G6W+I/oZ503i1CTBnOljRaDb4SycF+7Cr63uFERHXEQMyJmhWgPpb4PhPALIw11V6TJ0/pj0JKquD0bgC1MwEcv7Gig4sLYm7NAZoP+nbMdiar1dj+6NJU7ax2VixD8W4uM4q9uPli5iKSo/H+PEE7iD+NUfKxMXGLtB4m6LNjCnn7TOYcmOMKTf24mfYGKhbpfidrwNHA20XNVMcjTFt8D3GBt9bJCrYJo2ksTlD0hhrQ9LYrB1rNyHQKAqeImls0kgam7VP7lgbksZmjaSRew82mJt6RAXr0lRAmQOcXMtAzm0GpuVGRl8RKBcGQhlQMd+KW+lNkviVgL7EW9ObQyQgbFARXs7AVgZVxLfibTlQmGFKB4SWeCqHmeIbhJeWxNE02cJ5Jm6/hWh2G9tv9dGUNiVIM5sEBMbkHKi6CYtubtUZcqbtVqjWUytOqvWq8ODjNdfAQWHxRxRe5huA6+PoqNTMSTRMgN8BE6l3SLB/PLChHrYv2GqfN+VCHVGYg70xXzKow/qqYQ0lxDpdoFbJsl9i372H9ZUonr9sJVYKysHPv8dsYZ212aSpCxgtFqxC99kph6PKJtEMSVvBcQFu9B6gaWnpoMKFP4llk+Zb2O0xQkZLYDPAba9jEA2YQQ9mM3ORRU7eZyV2+te8ksMuXM5TjtlomhalrRtj6vZ6RqEqyJBHJU0UKvYM6BGFqqyjUJUMOGVcgEcIwnnHFQ7ozdAclUfyisS2KFQVQeut9IhC1fG4MwpVpSMKVeVaUagqfj4cOLvwrIk9xWC1JOG8eFf/03HAkaeCU/QIkadsgR80YA0M0WViTxUMQC1iT1GTQFxzGc3PxJ2C9pH5W/BrRSDUeYgP4wEuI3XpgHOPdiT9p+yFux0+IGPMp4QHYxfmwPw2MnFvKBPYcTPruFHjMcu/K+urJUZjLhxyIOo8bR/yDnMQ9XmXQ8MYBGbqSbSYj1aihUkCZnGYKuKbUrA1QTCcjfu6RoiHhx6Cw7MjHk0WgcQtEsziACsY5fUoh03/Efbt7GOQa40cjO/Dr6gP30NMDPlUTYU6WKfJuCEZU7Yc1o8z7kPG/apPuCGIvB6AyYuqCn+DftTQE69sKx9acTCneEFmiPLBiJdxgcMawS2Z4+pVZzE5Kb5LLOhSPAKHwrri+8PEAy7FwyasUY0qMUyT8wjlaYvIN6wGF4GZv0RL9ZCcdYQ14nh0BWoZ4iT0yxwwsSphjRBJkRrOh+N5yW/HSqwAzeUZjAvi7w+pupS4hvTtfcLhSo7YHI1pTbtWYAp61JbjHMJtcDSRd1hAWRs2CFE74rr4gNQk0gF9fW8WjwQbY5yDl4tHIsQFETvT5TG7Ttk9LEFA3gd/0ZazX4Jv3B31ceYggyIV4hdsyZpOf9VGAsT3osMd8vJOeflWeXk66tOt8wSiRcBKgBHyPyGF/bg0yJPAZthf87gmAHiX8gPQYN7OIRr0dSAaNBjRoC9DNKihYVVDx0uZR+SJ8Ne4kPM2y/sMP4QVBIBDErrEpfFWEG9ZFnZOIsq7YyCl+XpYqoCyIIuAaJS+3gdS8RkFn2OjdPmcYGHWEE0dJKtG4Nzfp4YBZlAFGroMOfHvF+VYR6dIrtLelPspW9Ae+BO8XSTxNbC04fcM/55lDyvIqfTKBxBt47KNHRF6uBXOGusktAWJgnR9wY7Gkrc2J3NZ+KbGXZ+iOX3Zus0pJ1+z2TYfyy43XKpjsRifsR8JQNJQuIzll4O8fBc32ZXm2hko75V4vFcO1/P+ut4v0zPobvrVuNb4jPGxoNZBoTMO2/+xU5R/MQoSD3FtOB7QdjrUsRQ0BPG0gf5UdCCmYJwONJBHMXTBKTRAtAim3nVadqaBY7XbEspt3rOmOnWxV2y7hQZ59zoV83XpQzWqiSPYmVQNzLh0IGbb+jBA3mesH+SCWx/ialgf5EpZD3M1rPdxha39iIEEA58Gxwrg2UmANizE/WLaAWAAAI2TnZ9g/L3klnt0NJdLcKdLbhHLTR1/lobgUZd6ah8vapJuIZ9OXqskV+zZsDymn8pldUwgRFIkjn4dqaKfh6tvsErigglszHgjA4x5AhodAI3W88n5a2EtGkgLQx+idLow/ej1Mj/B3LDTxLGgRJKEPcRougv11ChEekUT6Y9rGt1hLduyEcn0GQ8JbcajeU3PiJBtPMyv3o11R8n5XoQXmnKPA5KxAh42Gu5Np0TuwzJXgR4kIFEvgrGEXrTXTREvIKKgYi+6EeTyStyblKNrkGKvnNXwNUfyjec3kWtBlwS40YW2Jh1cWM34CsQ84jiGuei1QGb7SzsO2ROYCBT+4ycpTQjujs68hYVrOTSs65hFXMxcQoxEszGfBmrEuBz1gzRlhsFcY6v4FImdG2jqSfxIJYWoidHUpOmBSZTDc9pQFPKkciumjhmeQW54TlI0J/GUE13nlDN8PVPOZM8pZ/3aKWfyuqec9emU0035/PdTUI8pyMescMFKZ4V6FnyxJn3BbE/VtJwDrMUqGKkqdbwTVQM4+nBDgkspbHWsa4wA3ZqUqtwj1QdqAOaphQHItarDpRd8cMU0NlEKxDDH+KyzdG0Y1noyPptYxKaCo65j+woRiKkCDc0XCs92EKAo6Oq+lD9qpF3IUy76GKxaXzoWsgR6qqaulT6WLscl93Et18c13cc13Wmaf5Q+rraxgoWMFcwn569RH/tpYTCkfFMYYQ/1s1q+lymZTkTiSx93dR1dLbCRMvziKvyjuUTUnWAjWfQyVjAQDhrML3M54XDuAxrRUdhb6APslzD2+vL+Jlh1emMfAplLHWL9ZsSASvgohmMYQCSyEXdKf/5RVUX80H492oQipedSalVVUCueUEl9ONw30OZ6PAUG36rKwGrdauaiidiPXTdCBXb5eUV4J7zAG60cvEDqYP3P4D+nkQOs5FNP7s8rS+B9NleGe7qVrI7wz33NKJ/AzYwDLh9e4hc++eRsbCVfA9YXIMnozmc/zj/UxF73V0MLr3rJkcfuYzvzvy1RFgiXzHpPZPq10uzn77r1s68u+b88oGOewx+8IDHPF0qPxiXYD8ZlOMO8Cf9Ml90MynCHeQNHaqxL2m0Q8mNPjVRVlYHJ7cLZe96FTqrSjGGFh9srThelVMAoKU2OEytKKYYuD6CUAshKBDVFHQEO4lp3pVSfaJ1qPZRSHY87lVJ9HUqp2rWUUn1+PqgPceM65HIDmqmGaKYqAtlZEZ1L/4t3DTwdD7BuauBU3J9GRa9wLv2imerPoqIzcG1FR0XvhyVdifi4EsfaMNqpoXbffTbF4oI8YGKODCPmCBzYhxEQZEgHBCmpKofglqOlhqFroTTYjaowWZTwAqy4hvmFEf1iRb9Y0S+WwViK1uYCtpsrklUJWfWrkg5UQBzGaw4E8Krgy4VpOOpRYFVDdgRkNUc+z+0aNbNTjj8CjEDZQuxnLU6dPl6RzSyaCkYV31XrFpdiRB2hsvP9uhqjO3WjxalgUYiaqkZ52qyJpBTNxXhCTcB/e1zOOrQ4FQnSWtkPR295GV2ibNHiaLApSNyB76+J1dYl/HglPBizQsIMHLaCpNuPy7AZxrDhwICCjTeMTmxwbXXvWbr3LN17/dJ7/YxKUzH55vMsIE/0bEH0cNKzQzrTis60ojMtU/sVpGfnOWKFKkjPFrKe5b4bk75bL/18rMhgtVKpkXt0TN98j7f38Xh2OqH7eDTfx01da+njUPfxet2jpo+b3MfN9j4eV032sdd9TD27DpDLTTUhZ9fsY365Sx+P6MBE2K0fNWWrrO0T9pIPqXyVbk1bAKPCDvQA02BwynJy0RWEBfqZL86q9cDdVbX2EORl9seohP/MhnPnZZfKR8c33aiEifaKS1IBJtiLLkkGjfBLTrfIgVz2oyUp4tWikhEQlzgMMVN3f0bdHIdyRJXWzhlc/CMlOb5TzGBPp9xWu77JVA0hocsc3lQUSTQgwzO2LngFBXcvoeBUo9e5Ri2HKtIv6MnHOrLQqkskes3R8QLLiOaru2Le030x54mhTss55sb9EipYy34NjXGg8Q1o+F4sGsaRCl1kTSd/OlN10vU5d5bL/gu2pBKlJX3gvAuokpZzjvuBCuYKsMQFV+Amlt2IPwTABN3+x0syAI7haHM0UC7IMyXR30/H/ShNfzcf7X4tPYiPtrSyYJVIYz1TmlXCvx+zUy9YPcIobRbLG83DPn1pt5ywtdWKjEVpeOT0G7YAhvwog2PMF8MfrnEPLheNhTS3xOmitMCLRfQjdeyZIokEBgTlR8f4lGSnou73qwXp97cL0u8rBe53Zq5NvvKyKrH9cD+MpqvGmriqrajp6JobDm5gaiLuARMVcQ99WnfJeDNlFEAJZ7IKsYHuEY02X4kHTq2OO2pAzO9oQObkdFXe6o4CoWrgFJWck0QlDj49yNs9g112zxlAsV+bkpXAafaLoV5JNgMrshmoqYq4MGwG/nTJ89gQnjd1lou8qaNKsGqv4gAs+xJcOYKOlaXEYE5raJAYCVcsUgLsyWBcgPZItjkOUqtQHxx1Rct+xI0cHOdcAZGqJOcdeZVpTkxX6kxyBQlg1m3bqCY02IddYYmuWc+ia/YhuibYbbbPr5udh/MO4sQj7hEQwTWBssJGdiKICT1SzLYijhT1VsR5J0+gleQthwe+7CocKWa7Cm87sp/wliNVfMdBGPWWc1XHBF9xgPLG0czPFWVv4WxRthNewjGccc7oiNUvFqWxpyXwvdONQB25rQlUuqDE4dLOs4T4YnFWj8kcgSLSu6RNPdX5VtZvmjgRgH25YLZxfsPmZBKCF5HUC+zUTx28UsicFxAPHXFF6PhGAW1A/X65ENVgT0FJzxb0WDhdkLHwQkEaaqGAmatkMnJ0mRwmNhuUVjO0WNO0WDO0WNO0qOcWpkALlnBEA3nSqjBpaZosNePBO5kuBtk6DYTiQWNJCxCRKD2D9ZKLO2W+M3QnW8NKatg7DfGZF+iyUsMQ6XU1QLQE3WWU4TTYgkTHMxY58Au7RxAoAPvy9iGDDlFMwwdgxx5/DcBUItQVO4gGDKwFgClNdjTdtG+1dUEMZ8qqZIvZm3o1pHXeN+t6wCfLoFUJHtgtlpXQXh2GGEJ7lYz26ob2ygyBQxIaQ+C4cn1aXy+4QptOBgwFNUNR+/3TJZBknnOBTMSO5Swivs7YXDQSuNMf5zHwOPt68K/Nvw7/uvzUiunKf1xVH0+se9nBtQxrCD0lyIIFhcYxTxDG5nGE6cicx1/yvRXAkBRvhA7rEF+xQFKPnLIFXWOn6IqsZCcrim4ov3L33Rn3eAGwq8Rioajl5HiBkr/jJZP4PPMVaNBy+AKAQHBVYAiQRps/EuLUM9lkqZn2awzucdkBd1DEyjXvCr7VFQeeNtm/zDtGfJSP7EFq4pLgWmNukUg9fDL8TTseupZ+eqgdcGeoHXAHw9URdodmVwbSotnUyVBt5AvDvb/gst9O+gUvdeNBpM1CGwvrJD85S+u58yClquN8nao/CI+gd2gFYczDQyTjQP9MSYF7Xd7fjMcS+4m4CSFmnWoi2uU6CDFd4pwM5N2HuFVpjRxnbxyO2t0XTbCPDIPHkpw+Cm+0gdXBaH3XuHKQaxw3o/IxKKIcmO1NKoctJppypzkbK74DjCCO7Ok8CtMMtgt0IMJFCMkXdw0FVVsNDHKoOcYbzL2/2WOO8UbWw02C4980G29mINoASxruTM7GDuM0c0C5ilK4qWbjFtsXBqKPYYBZencTv7uVLui1bea1KbpWxmCRowzrCL7xjtW3YA23xQQNDnQY3ZtwfwuQn+nh6l/TJzjw2F8hr2A1MICm5hjfjPfup2w/EE+v7ueMEOWMsv2Aml79T/bqg/TilA4DKuUNOv+tBgbh1BwpL8o2MHCn5hjfomP3Bgb91Bzj95gnBgzVHOP3micGG9Uc41vNEwOVao7xd5knBjnVHOMZ88QAqZpjfJt5YnBVzTHeaZ4YmFVzjHfpJytomsDgrppjvBv9EKAtY25W6Yv7s8sdNOvel13eJJeUY7SVRNaa2qAwwjYz0HHA6DMSuFW12Cw1G0ObOAnC3ekk27VhKwed3qHLKIODOpMD321PB83tuI+wcwoBnHnQIBrwXyGbQOkhsoPKeTMNke0yRLZTJh+gZzxEtiv+13uIKAwIpbtf6c5WumuV7kilu03pTlK6S5TuAJVvbqUbd0fWfCjz/Wta01zenjXuFprn3PtpiqvDYpdW8R/5vHJe/Ex0ByYXFRJbEOrdjHJXG12A73U10p1zONqneKgwAoKjrXQdttK943t5DQ7EklOvuRACLyNMrTbUZaUu43jSyWU2KY3AaRhTXXl/2bx/Ee8vy/uWef+ieX+57X1oW4Iu890UbHK3rD5ILVNTU2lM6MA1a8Q4piVHx9x1KClUL31qixjDTkiw6AkV0YdiFSn/wcfvgYW3T3JqIb/WTGD3dgKbuX36BxDOcOjT8zmJd0CZHYq+WxYIrrGPcIaIQFM9ezL6bl99Ny0PO7pVgwNrOibGK+K886Rf1csAGzfSpF+h+jCAu0zQNIa+ahMJENExiaXXW5y9MlKsriOlSwmCa44b6Gd6BfDMjRvY3/YcN3Om3+fR73Md42be9Ptcr3HzYf36Yxh1VvuoeUy//OHrGTN9+THTl44Zn8lwBXFPt8uw2E7DAOKuj9Dhxti5e++lewZHl63ojjZ2vt21GSPlHi3dlqJK8hOMbIr9bd8Fa/E3wl26NBbh7+YnPzFLTAuPiTrbPNMf3Zikq8n7m+B+HlV11vZG6IeIFZg0TnwoKn3ei/WN8124l2a6CJHSaQRP6R8ONtjmZB3u/WjzlegOcPeWiALqjjuBIkVHQUxx1Ujyaarsk1Ahj5pTN1fp4TwLZrHi2EkC/K1lwarCggkN7Y/X3dMVvL8v2gCWi/7WB1Vf+C3NfQnbtfHaLwn7tYbtctewXd4aCiy0sV0br5PtuqkL23UzjTh/Ddvld2O7/J5sVyXPdlU62K7KDbJd0zfIdt2SsV3v6WS73vP1s13v6c52vbcn23VrT7bru3qyXTM92a7berJdO3uyXbt6sl27e7Jdt1+b7QpvkO2azrNdYLhuUjd/M9mu6R5s153XZLtuydiuWzrZrluul+16zzfAZindASrf3Cp8N7Zrur1x78yxXbyceg9+s5bTh3uspnvziynscnsupkovhtOUULWvpNN6LVQ91lFLvwrk6PwaGur3rG+A7+rBb03IwjrBjNdb2hFpvSyy60lW2Kpvbkj5sKrmw6pRpcvmFUOWrpNV1HBMFczXVb1vzfN1HfO1L3wVLS3ghlxpYVqaTNwP+h4bwMj3kG8Wm3dC/2CJjIfbYRsqsohXaRGPaBH3tbp63EUEcL2Ie3RK3TnJOvMIf/t5xVb1+5voZJRG1ffVNA/lBFKAKr32E7MPcmmrKG2VPQOYKfVhwMKsgCz7BV7oaSHUqz/qMxlRJ6iK3qLEGg71ntqAem3o5GBp3R9eBMbCwslX7rLyzEozplX/TLbqv+T6ojQC05u0RBuYqrCSltYItpyLDhWEjmdYX9miF7G9s4NKIejpC9hZoOMLLqD+dxCHEVUzvVSnRkrjzP3hq0upjmZBIOeMMuwfw9GunFz0MyAyVl5exYiv7rau+KKefNMX9eRltApw9HAszTiv4whkuYv84Hb7eEBHf8Y5hiMQ5eYDeeMZ/eAojkCUO4KN24FX0FIrftpSb/tSHMYGOV4QHeOCrav1wh41fFIgAnM1GAZP3FmD08hzfLd1XG/XHvO1/lPX4CiOBSoGjkACnNM1uIAjXZ/HEQiAy/qNc/rBWRyBAPgSshzmGixkNXjBl+J01IAu3nRmI6X6awjAATNg2MxiHy/dVe6fcS5UM3Xxheps4j1OvEyqMaY7lNmv2PRN3jgbU3ec4mwm/bSFBH2uo3muVjqaZ6FK35vcbc1XBVr+mapAyx+tSmXnqlLZd5AVkOauVqR5lvWDczgCYu6sfuMl/eAMjoCYe7GaNs/xato8z1WlOJ3N44JAFgpwFirLxfFCPKDtEWCY06bVFfKJmrztnJHHS3o7X8hHyCMjl4x8hMyEIFHIXe4yVMz0ubOeqJzPeGJk8CKO3oxz2ksUGrVN7WziiuJG1PSZtONJ6TtK2NSETaWXm1dKs/IopXgVzTjHy9jI3uXOl3tScuNalMy5oqOpKsnpzo6+WBFKXq4IJZ+rCCWfrUi3nakIJb9Y0ZR8Wnf0SkUI9q2KpuQr+o039YPLFU3JbyDLIe7oC5W0o1/D49PoYBRKDahhdDmg8eQ2dPteBiyYEngjJfC2il0qd1RsriIEvlIWAn+rLAR+pSzFvFwWAn+jrAn8UlkqtlCRgfpcRRP4cV2xY/rBfEUT+DNZxa6W04q9wxlyxahQ7RW7uqZi2H/QUqoBQQFSX79szBDFL5RzG0TlTopfKLdTvA+Kr3KchjUU39ZeF0r5xlpmFHfq7ZI00osl2RU6XZKqL5R0m5Q0uR8vSWNd1g/eKGlyv6TfeF0/uFjS5P5aKW2ss6W0sc7h8QU2gDhe6mgs3G5rLEfP/TZPCr9hi9HJRV/A1XdYc0E8qaPetJx3fFkqr/pC+2/7Qvsrviydb/lC+1eAIzBJHILn5xwZYEkAk7gIPeHCKOGoq5s4wtWcG+/hqwqurjrxXr6qovnH1R50xN5T3KsA3Ucns3tE10/4MkPA4sNSjlguRGK5MC6WCxUBmPAFUaIqOBN12WJcCGDN8FKzUjxcfKpw2H/Kftp5yj1UfYrRec4UcjgS7WgSjnZOhbfvKIP/YbeTo6hXutmbRmAZA/qr0V8djnCwIVAcvr3BrnlZCHWXI6UjmDLi6g1gNg9n40EWrIkr6hE2Lx5RQ5CBhikFC+MDmP51XPUwHu39IsJRpy/qiHtjapAlsSZluiYMYDyumrlPceD2eIJyWZtyPSM9tOc9ydGnOZpfIfHwh2h+qkeY9WFivXuDO8w7PdAd5hyJ2FwQvHinM9S6klDrwwYCINJe/aw4zodMXwGmhSeK42FV4E7LMB6GDXJApMEAWHGcj9Z+0by/3PY+eODhLtWNIbNMkswySZw5X4zRxZiOzt5AdPaCavCeW5W46Um0KRWxSqz3BEkHK3jZoCQEqqnG87eg0hmjDFc0MgPMUtchwVgKw1Cj5XEkf6vGgcQLEjKQBLQIu+eRxSbP+GE9HSyY2JpJVfUP8/AbTsYbVwdpygRTL+x9Xf/wa/R8Ez0fVZqIhH56DIS+aET1Revobxx6M/qL6W8z/W2hvxb9baW/bfQ3pRrod3H8cPKkZV2DtJq9KSRoG++dpDXR+8Val+FvSMunTNcSTF35a0irSrmsTbmdmnkNaQlh2d84YZ2xexDWgp0nLGjWexLWnCEMxraa6yCseUMYc70I68P69cc0tEaerB7TL3/4eohqR56odqREJSZ8nYQFDAE9k26XmZExUSYZboSIjm+R6CuJfPNME9Vmojp+EBApcVKOrwpqUlvUhNyaUE1J1DTP9NtbqHzSodS9GnllB9RE9bQI6xXAL6p4chMVAt+Pb0aSqKMk6ymn7LV1lLYzxTpVz6Xo0x/Mp8B8ELB6La4qCRVLNaaPDaeViqlS9A9PalQt1IhKa8qTq1tMOWWv0RKiOlOM67pLihFTnlyKEbVDCrtN3ZQv5zbqKr7fUjfn77cw4YliuZbPB2YAfH8rDPCz+1vbJjuBiplH1I11WB4Ak7Ee87ynUX3O4KSFNDjZxvY+dDICMsFb4yACnMRYZpBmC9YLnGxFGpxMibmQl5ymNWqTAvgGzH82pOAxVzgABT3tBh6T2advEBQZ4q1CHQthCsEI6XfF0fgvG4DVcVRHB/HCH2fUGRcue0R2asOJaJr3FollnhZIOFiH8RvJtBG2NpyIp1O/0wNZqvApI0bBotNjKJrjbrQRx3k32sRFOKS//JKdua4eAIuIenMZT6QPGEMXq8eYwhox2YWsm2y8EmazfW6mR+id/EyvJ/lhmfFLfBGBBEkaxEAgAZWSaR4rzzcJtVfTOZaWzEncGyVSpvciGj6YInio6hTDck8P5iFJn5+nRf1L66KsBMOqxMcol+8A3xk1KwBPNUzs+htVyVVKdh2lGO1ZitFvIjvWG2srt2ZAgdxzzVB6ztdYW2Eb1laksba6LxeWfhVYW2Eb1laksbauY6moYnUYpdVhFNpeXAzRxVA3/qtJ6WjOaNL0NyRq5PzkkW3MN/UPszwY5Z+24w1qw8LJV2J1KmooJY7FPJRTQogAdCwQVpgPwn9ua2VW5uO9QU2nASA+Fvc3o2ng8rzjwLuOjYYbQv1ChFecaJORjQfSGeKoe4JBo1yGjHKXGDHKjafV9NLi87mwjRnJZ+DfmHSgI5qWiYVKyZD/9EOyEKP2qQ273NOY5EKSgnEskBSMY4OEYBw37nJ56ty0y0V8KMHnW/XdFRez0LIEgNN5L+vogh7JZZDa7rDtQ8r6pdhOAy6vvJqh6+XDMi/AQ3Ixm1oONNtCEPzeaKl82DkEa1n6FWfDkJGtsljuErgWTrnUuIw5zVAtQQ6ppdiB1OIxUksxQ2opAmVJeYzU4jKsbfgZDm8cMGwsHJaLAlRZEqBKALxC2V6UrXMXzReYEO9V2GNGrErms0A8MoK4io8XH2CfUvsB7Lt3+xrEYoQ7KLIDdFH5gGkpqgAwLRWUQ6ITevtqjgl1LJ9HOWMLHrJF+eJaA9SC3NYGqEWScRlLpeoe0jBXoBDee6fTe1X18YgSI4yv6PwyQK3EuY93GziAdBEfrsDykmT6B2hxKNJgweYQCuvBzYnBHeticCsuzQiQRhX/bRthf4oAczOow+UHahydTsKpVWax9QRoJ8rrMNpDN9nL8Ip170NRI9lc8f2uxtES45r9d8WaojTlwBtJHMyLU471Q5A+ptDKU075IzriM0ZU1Qwh7YUtw4WaLwHyDSKGow4/Y2OXpcTuahyUu28fA009hvjWPEJo1TLdSV8g6sdXo36GuEJn8UiiFgUUU5VTxtZsXJkCANeioiP2Zql1qd/pfHFJ9atgUSF+plNeXFrMoCQw/qvcr3ERgbM5lDxKwFYkaIhKOgYrGIM0XKikbRWpImZjWZcDDd6QAdiPAQhCKKs+3lxyqU+qomgByLp9f5O+q/v1ZznQHhwJ3R0WerxJzAxQlej2wH010GjUh5+icT1BkGW+gSUsRl9HHlMUCmFJs1lTEoDB5YFEY840GvDVTTo0mSVNZlEfXEeT9R6XTFGwlC7y6NNNmk+fiAMgt0DWjOm7PD9I+iAuo+3ZxbZs6L/zJSH+oqm2tL0lbe/x0lgKAzTToKPboCQhCmnwlfk+ZiZuXZdjqmN6Kudb0ZdWxKTUJz70LmA6ynJtKkUDHJNTOZucyvDI70sr5Un6ADytrlSISnnd38NmAo2btF6+1EtPanA3LWmOwUVI3ID4e0s8fNRgrqkHBQVh7cQ56POzrGyDPcu25j0p26CUTWaifGMA9VhGhG4AsL99UoO+jhowvYVU+pDXH4UxrwsGLpb6FXbbuaXJkqWJ+ivM1qfig1ifrGx9wqikPyIwq33eCX1tHQZCXDvdV+W2TPdrJkYuXMgEjMJZgiesH4ZwKfEEsiHUkA0VZQGygctCzdrkeG7m8v6mBHCz92EuoAZPSxnr9xmRUQ3wXrj+7qOYDBwB5auYSRIXCFOpJ0Y1sI+DOGBSVB6irley2PY8uRV5nutaHZcytRinoYoukcHU2UyDeozJqjgoM0uWWcVkVpRWKaFV3LRVPLRKoa1V0s3NtrYpXatt0D/8aZSHRhAtaAELuqahKpjpBrlt8g0FJ8IiN1NlH4fY4GYqoZm8bs2kC8afqBWDEk8omsW5Pq4BjDqvVsSkoARYPhKVlLhGJaI5hwi12AQRh8xGxDynhWm3uoLpDXMDymwwqPhtvVvtXWxtx9G1cyzd06I6ot7mSq4d9aF0r3ufODfSf94sVia4wdlPRLqgOfhWbHOASfI0z1dlVoThF/uo0Zs8o5UwtQ6BiyBZBrKUKsP2ZwirabYyjSyS8DIsq9O6xWhMc5BcgxrGSuV/pBnBggc/1eyhWrYKl2RBW7cYN1RjCd8p09nIIonU/UsL9Av8k/5HmoCBSr+JVKpBa98oF4wWwCX2wLE4dBl9l0rJKzlulCOOp1yBO4z5KgqqhgXPnFdOgFUyuDnbIPpAUIeyGsYhYj6iQhpN/vORj5FVAShSAbdyramFJz0Owyn2SKUDjI/oMErLPB1axB0hK8psEeFRFnl03Q2c1QLddhl1XPl9KaGBX6gIwWUMYkUGz5CViSw0g5K4Qq/4I8xTYkHBbaJIBCH6Gdv/quMWRehYy0tSvz+R2I9Tw8GhRzzvrLiQLhUFVqLQUgFGHuOIuRlBAPD21yTkSEkxZIcXeQwMjP4uQwLDwCw/VKsAXvehWpVRitFR6InyFLMFJb4AY3hAlTEkqsId+geoz/yPNJvoRB5BwJ7hHEsPMYgsHQpMdnpogCOPgyx/vob5WtMRzJQqbyakOaeRhVjygLae2XKxEHNY+MtoiUoODLOssfYzCpMDOcXy+9bYZv0Xz4EvZHJkS7Li0EwC8a8U29hw/SiJrVOIpmAnl4dmnB9UtkRVsCWqgp382xqiKtgSDc9GhIv9dHiuioAHfPcc4PBbMwg4YSfzwzPWS7Y8OGNzLogFytkg9AQ/eMHmjBAL1E5+pTKDOII2tpX3ynOl7BTVZc9txAbYq4HHYDB591AEGemixnCSaHXcSuLVcYfSbJQcjwFdf2TGnsdxeXjGfsaRB0dxtGfsIzheqs3Yc/rBOyhSZQYBHu3k9eqM/TZO7N3WcZtDxW/ARzbyR6yjul5HcPRmEGnCTr5MFT4k959cW9CVPfTex9UacPPBvau+vYz3r1BhXseJO2Nfkm9uwjc38zfty3h0iRrxNUda+aKjW/mSvvEGjpepP97Eye0ziFPMxXlLHy/r4+uO1GxFV+MNfbyoe+WCw1/fgq+3pMYv6ldPO6iCxD/6X/fkqnYci5Q947wx5Zc4bKDlV1jxgGhyw3y2w9Jhc2wEvHF1xG53twU51ZGtaxushUmu0uSj+eRKko9L8lH9vVb6vVaGBrWuHTOKAaPOM2DU27btHTbeviktivQNJsSROcURz3unbV0rJk8fjLmNFMlokUQNU8KcI2wEGMvYFi60BBi+c1s51gPCcBpaRAw9+wlRchSZn3JZ5BCxtyJTowA/YBHht/4luG1ektlKwHbx0eK+mo4k4UC2d5RExXQRq48We9uoNGiSL/k/YNuHNXz3dXvV2mhstCGiP8KkgM/KYEH4LEAlbP+XbdtNG1RZ93E+Fpds9j5RARQwvDiURpMLT9coPMPzFhWcmkki14VnGLYC86GUDQsrbe+X+P3SPkajLiSHf2T22rlkY2LOtR1TUPtabrbOKz2ilnw/jxV25uddgbm5ZbQfH/ZxoHtIkgyQXhbTnYqkhgoIMiZknh+B7z7W4C/aWWq+8X/IjRi2OBIdBGfUjDS4STZikRasnAdAG/O+J+9X0ve9Lu876ftergIIv5bLqdyZU7lLTh4DCrifP3KbybHscyg3qYkEbGIOHcQmsU9AnpXdludP50dhutSDe3BScVRCGAqt+t/FPSaGJ0yiXiqHcpRpVruwEMt0ot/6c0SCyXEa7MzP/AU3Fo0mSAAWx3MBA0wiB9gKjv6RBYrxoGUAZ+2JYKFKENkKwF9SJRJOCpgf9OX9HBWrDLGERh5YF2Jeztsii1hKNNFE3/i2NCNHznoUsVjlmtL/S0wwVBwJUoMy0ZvsFONpycuBgJ1DxvttxymAwfp62asvfXPZK6oI2FwJMoTTA9fFRbmGK6+YXGLhyA508EnVXcwmVXZ9o1zSYJ5h1ePN/0tHLwz58cnabh6dnOw1LAqY3V1pUgxI6G8x0dPZE8mTB2WuR+JSDCjApw9impTpm4oUYrFzhTaIkCPXfNFb+0U3/0XPfLGQfrGw9ovY25Iverkvujxu8MVy7ovlb8sXid1oKQs7VSoF+cBVyMu3shf915wCeFbB8aA5syAz9D3d44SkS7f7fiqTx2I7TZ86mpAt01RcZa+sFUzARVVlR5sVxJkuxdUIwW+rmESJoDkssfNQzRHQ3CoyAuiF7bMmoIhtLeh1MZ5da2E1hoCnHQNgH+cjIBHQXJCwqH+wCdZrCfleXhYYmBcSsHIE01R/g1avnuirvBAi1lKVgUqxtpmohAWaXMXuz/KvFp2KRC7RgbDslPaJR9kflYxuQs8DJVXS8wAUzaUmR4qyTHA9zA3QVrGMj9k8t6pjJaYZACs5w8WRsMzQ+iRJzYZ/aI8xYBvxQdxIZilPX8J2dMks39d6Vai4yxxXTicUHe0LVqOlRxOL6/SzNrb+A8HDKsmkWt3PJmUlyrNE4xzLsP1QrZTGfS0/GvvskZg2WEn56OoSq0VQeSqo4EXqZowDWSQKWodVVlUsEyX+TJWWiZKEnOZLsC8k6mOZoArqxj9vx/plBK+pYEpqRlZau0dZwVxWWn/EU6so+XwGJAr2N9liVBq2CvdV7o0ymMJyxhHlWtTGtoVgc/hSJfloiTUKyPWhWurEbUm0EOzXyRhliii+3+C5ymoAPFdiEdi0SPbdQFjBvdQUFuxyLZTfkQmIOpvKFEuQRlkViCYRfdHdazb4mBW3mfuI/QeZV6HF3u/WaIznhtHELLlezcQBTHHnFzXrYjHrUgHrwvsGYLqrin2FqvkCoSRUt7ImMnCrzPNGZc1SF8DUlNP1RUduw34rcRXARLT9PxusANzVOeQe9p4m9vhp99AAgtMt2zo6HU2qcxw2sdgTwJU4CzYhU4UdFmJrclChspLbc3YXANeKjipEfa9d70owiCgDew24r9BCwKP6kWZc7Q7gWhWE1moPANeOx50ArtUOANfqtQBcq9yyHLF+xjlt5wibWc8AM3RRIuQUO6QwmlT3YG+zCD1jwNutHskAjNSKLfliPnZQAWDrg2DyYCtdSHbO8hjhIEv4wT6fzfz3H9n8OPw3NHWMcTTv8GBcxCbF15VHEeiPXsp0IGKNxCHFIN/q7kQ0yK3u3jjEYX/cwOHhmCPq/GA8wIOVTj8UD37+iCp8l/URyvjPrdlbLOuuaXqS/D/W7HvpXH32yJG7yp/FIPlwPPT5u75mf/oIcvp4PIzDY/EIHj0ZytZ9pj4c7bK45lBB11FxhzRQfy6Wz5h2OwJy6wTH33lVVU9GY6qx2q/6V9cjcOsI09G4GjkVNVX4KsxZX2XQ0QmsGuuFny/Hk/hR7MqnJtGYiqe2J5mHnJxywsVXYs6KRkGxXdSKa004ldMXFJ3V0bSRTOE7rJbMx/SJjVGMg4okvrdSvABtoL+YV3tlT7mK6KLz44ZG3q0QUTOKpRB0tgGjeZKHwGdtnsMQghFT20ZeJ6JNHAuKI/9NdpO9J+W22WG6jkT0wU0yKjfzqMTgHKfDxhlndM1iuZFjVWJW3aI2Io7lFgl5ySYe52yFGNv0R4tJK7ep5nXYe7R4P83L9tM8hYBaLeynUV7nbKiL/3fmDjwWZohcN6ot+Lu/Sd+NtqIVzoETgxnvi/Zs+P4x7oBom1CU3Pw9YgE2RgGvB5Q9OlTRl+iPVtStKog8iCtqyz6SPgK1UeSSLQ/SgRLhZktt3UcCyiYtldCcvE21MgGlGF6EMQY32Tkt605hRdhudph3oLpTEDR3YOXZjpUnrZ+pBDcFtpFaOCBg+XbZdJ7iBYfklZBXkAAlhdXk1n0s/Cgo8zdJsC0pm/etK1uAQ9CrbB3ItJPEu2+mP33MpuMp0Wq1eJ8S/bWFL9HR3Etb0irkl5Z7mGdpcTQA1cptP7dSeZ973RQ8jFo+P4sDU+MWaqxQ4wA1VlmN17wnNWxJu3INfbM7M5XtKEt50q+IjU+rG7W1dJE7bHymMrIyYXWNtY8n1j5Tj1PzwAJ3i7H2oTJpOx+UVux8vHtoFJDY9ACsImT3Bi1LSQ9TkcHDTTEAc7WLVcWXtJEDKkl5iLFPSd6fmsWWuqVXqwQLom6sP7DRNvdh0wojgi19pPmKqhVKNrGH4oRBbq8uwBYUV583toJcdl7bXmjRCMHMocro8bQ2M+CqIGcMoUCmWrrB96VniB3NxXshBiHJOBNaZXrPxMUmgslgJi6yxoHLx6wVnZ6m+eTBMeE1SCh90dZzjLlXZjJjAsI9S43tcj+M3WZsjlhY+D8IFQT2RiwV7SaW11Ix9kQstWGG1RO13dZOOqxHTBd2u0LwySGWe4FjuhGgmAjmAlYB+M0cixIKhVF2T00i2U9DnCGUPInECNBSE7wJwV5ex3BscgjtAvxviN/815N+ieXm4qEChxBgbMynS+zW5TD6ZcciwNEIKxJkgmGNqrlohBKbUDiymrD6PaEtQ41sCY63psMJhhKN0MdCQ3kBwCXQ0QjrWTTCKrBMORohYPWIhwv1pwIlGQdpxqFkLNEIA8m4jowb7H4P/W9DFJpVQW1lqcjEIwRwbc6Ksz875dhDoi0AkdV5IA7S5wIJTwjbTVVP4xEOgaOvKb4/yPEIBw3KeQATg6hfDVGetkTFHlT9i7BAXlJDakDOOlDOMbNx20QF87KqU/0KgnIO5T1JPlWDcg5HaMb0nHGec+CqgEIGSCLtZev2KgMa9wW0Z7C2Mdln87QjxwVHw0WVk+ccoNoGjCk9hZBxQzguIwBuGTGtACE9hdByjCp5hnGiWkRCgi552o4YavoFO1onrpYLdlyHsyW1xpjI6Dusiz1jvvYZZlLwxS9z4J1BajhBwUbBPoAcrsKhCB6atnhqskGyxjlDGAgDF/6WhTq9ZGdA4WpklztvS+t9nA6jCCrPKN9AtFqHXVB2av5QLlolo2JzgK+yhFwR/XGNPbWnXPbkoeOT0jaPUdfTQghQAnBSR52Udyp08E61h2oQeTLeKWDHkxrbypaTo+gKLGdUwaMODaaK9upPLlmz4UTyBZKjWZ+Oa7riYEHt67cEQORC12Vzhc1mMQ4H1eASlEx8TSOUuJClhXioPdD7UHug96HnoyFW/J6Ih9TgidilXhki0XHolXjiYTXRHuh94lqB3ofQqyelEJ45Q6D3IT3CjzoqkGmJVn3wCkFqYVlNLSzDxO7STuCuQqz7AVRVvswmiJpxktdAHfwT1GRC6GB5XX+PsXTO+i3tuWpHz61nrrea9VwBMZjV+vu79hzJjTUqaU2bcTJSA/DHK2nXVMQrYIrjnIa0EsYNXKS9JI9odpO730l9VeC+Yp1Pw/RVIeXQGimH1rWv2CY7FJvsRq6bQl4XJvfpEBCsfWEN63pYMroY5NxXuvXDvBjLtWadT6U94izUq0PAbNNs6QJRts421Ng6VIwhnmX+T4SMw8klcN4hsyL6MoQBlEqfRu02OMO5gLeIxqbNt4lPYBvmpC169SCVaNCsd1Si1KJ/QbqYJl1dQI0fE0AHFcPRnSa2iIvwWW7Lh6m4dPggxLkG5dgg4Sp8NFovn52kr1TOnnyeRV12YX9fpHDYH23Me4yqhlg2rmcja3yUxeSoGyscyW3NCkfUJBth90bj++UUYZiqSPI0BzyuOXeRuJ+rOl1ugu56mGS40Ig9k2lTyNBHRFZRbosrjQhPsVaNU76beOD2fTqaUJt43D72aZKrfV6/kbdzknIIqGCDJF1NHHk18yOpNhdZ9OaRG8reLPU/uG5XaWcyGUXK5Y6qaOkMm4Ywa1TegbjapC7yiLLoxJV1PDCDaQgf36KGnycxcPOJaGtybmsympS400px9S4L+6XVNIRbrmnUyInYy42Fbemzj0V+xv96i/FU7sl65d594J/++q/+2U9e2XMy9/b2XJpJVJJnPNTP3SuiYIjBLZGNZOahNgBSecOsFcOYosyFu2QmIiwbsH2omIvNSwvU5puXsFwvLXJNj9hss8f28Y1UZmuYGUGo6rw2jg/FOL7CgZ4XIMgwiKpM1hDntpykNXZrTiIYUFnjKL9JnZ01iVqPTsmqryabwGqBqq6aJ/SGoaOG0ArRxV4hp7slmBqxnZqcmO0sIwQyk89OUTJ1/uOYSD4UzQFICXxLg+cBKLwDGB8Sn9c+7M3QWjwBotcCem7IN7ABhVzWEmJDbmtCbNBYj7SYzg4ExJGC8pjceM1C2IJrkg9beMIUMBuSwKgf0DSUXypy9BQ0F+MMryoHXfWxpvaoWrf3JI2ODfqBt3dJGRb86h4aOCZiWrB3aWGBsbDuFuOiP351SWV4mJdfXcrWvunP7j0AmVlfPvxTyx+FR8HQ3X/7qalH7h26be9S+lY6aHJFO9BciAd72304HKQ5BT9305jNDK/u0VBqzarBd5w4eJljbP/yuWf/+o5XluJ+LJl0/Z//9q6bfvVVlBbzeT8Wz8V4APheHhHS4gIl+ol//ouTy8/9we8swSOTHj/LY/EuxgQAM9mKmf+ejsEEDy2l0wKin/Jn0DQet4/8u3tswab///OdS/ps256FpbtHPvGF4U984R/gtMH/fRKn38f//Up2+nt0yqUd5EW/f3HRFGfKVUR5QdJ3EHr1AkkCoZRsNPaWIBtgWA0hztByGA8wy06T5LPh7XTSD7ZhgDo19mBNi5YYzOcMRs370ThInB+OC3z78/YS1uJHzUXktVm2msntsFT5Iyzhm5b5/r3MmJDQLuL2uIjbTRG3+7S4PSLiNktyLAscd0QYOObomD+OiAPPOCIPHHVUxtl92t7lTotUgPmARYAh4cPp6SGhYND/SJtnr83IbsSgOCkbzzV8yZYSg83a5e5UVjiOx2ccyPQVSwJzJP5znlc+jIiGrvbVK2wUrx6ts8275ZXyDCvHrhMbec0wlRASr8Qh8VhNG8wqWyvOAqiRLDFAs2X9YzOeKmtGGIYmNzFg/8LOzXtaWrXgDQRAXLC7sHPDFqOPQJQqED+SAGY9ZzV5zj209yStQrWooWy4U1FGDY4Pb5FQC9cPVeIAYIi6CPEW7AmbtFkMnG8bhg6szyM12dD0H2J9AO+90mr/ELsr1BaNjF/ihbxxMg6zBTU7PZCFuUthwjjyQAP7rqwe0Op1rSIrSbDUshivaFcq0c1abCn0ACt0aNXrY01lZ4MX2U/IGMpkRWosqnAJDrhLvBwG1GVsCl4QI+1iZsnyC65bpNHhHm7z48wbAIkqT4QcbdBR+Ho8Ogsc/CLn0WmhJsbHkodOSXnoeePKyT1u7DS0e2v5XnbEQfZl7d3J7caR4dgdsYpnriRhcyKsm6WUQ8y9hEh9CwswnzQjQbfgRWIRKu1OnMxO+kZICVKBMjDbyWurVBAYpYKWJCu72J3Sg8oe/pFUMuFPtOV8IW9eBFvD1N6Qf37W1daR31xjU77fYWz6AoxNL1qf6GVt6mTWpkWxNi1n1mIHjcVHSbFDB0ang9yMtYcYnTr7ADWdfJG7lb9G1F+Gs0lxlu6K2iWzP0VuNDPmX3fS12G9CvuPd8uk+9vX8XFjdMUmsOimUKy+tM3X/237P2ssBZVGuoIZjUftauUo5+0WvHTZiNfVRk8FNrDjUcY+b8aITuZQmCTJvMbjxubXYeM5y/OJ9hxnMpF4zzY4MP8B10YAo6eUtWq5ITGv1lZah12+JClktUnv7LBasRXCzsnCgkejAXZV1DS80gHPxmf7g3szS0tRX1naqg0Wlk3R1MIO2NVpDt9vgtwqu8GFO8ymlAFO5+acg0nfj7FDObHJMGGDgTWdvw/nLecTcniMn3w2sIf0tGRhWsI8cmGb+JZbchHDJ9KmYlzYpi29dKLD90tXpxF3ebpKXoZCxZJp9Ct2ezAXVGSH9fqmugdYIstPfj5Ifs9Pyolj3vhzO/lfakktl8HKVLI1/FM7eWFj5OLLb0/Ftt6RcaULCzLosAkiIwpmnjat4Z+Yje0d1gexXLashxGcsmW9D8vlDmt/5OPqblrt6LA3quHmHVEdVztpuaDDre0x1WTHmtg9s2dtjZOMQ4dBrI0ta5STFSGTIIpqTUcggx8qLRKw331CDcCY93E1mDj7TA2v2LyClnimCjyf2+SfBNdukytTyTa0yQUlbfJW1ibO37k2caVNPl1OvGu0iYzdy1O5sXt5Kh27l6f02HVNMkNE4fcmTD+Xp2jymJDmfDNrTvvvXHM60px/7V+zOZNLU8kUhtj5ddImb2RtYv1daxNqkV9qqz1H/+bzf28nczlS/Irdhoud/JO2yU4m8SC2c5vndrp5bifPbUm281r//9qwhNNwjWg52dfTephiqocpdX0NkTBFAiCuuqiRP0vhQUEVYMd4qntJL7FhIAMc0zrY4te2+ejP17ZFNnOEsDr1F2VtFQ7Q4S8mO+jdv7A7rigx7BRSo0tZApiJxIJnGZNV7fZvp27/RWau81Vh9q0o7Js9q0pwMSpyoQTpg7lpMdsDP/A/EG8m7tGwD7UE2wKeGzAlnU36ZunryZ9Y+2gsJP+hlrxVA6T3vap4MC42E4e4gWKT7ei/gi94+jS5XEscc9vWe1le+JbtP2ERlWivpJqqgULeoRlIh2XEnf9gJ0fL7AAMW1a5w3uqX/uae5BGHFU9eR7gtohF4usEfnJ5U/JJyNX2wdhvJtC0+U1++BXbP2wXDxt5wJWNZu0+XGAbmkIySsRF7TzIyCxWyMgsVkDs/AtY1aESacG8eIfFfj8o9csoNfj4It+hUn+yjGFF51+xzZ6Ly1Tg/4WtvW46GeDyuzHA5RtggFmO8HgAJ67mfSsp71vJ876e7BSXU86XLTcyDhO2pAwfht4HGeQ4So/DSLLnUcO12hjMCgbUTM7BpdDm4FLIDF6UdnJRbsOzmMt6zbO9w5SbpooCqMLNjLYNOWc0UExpoJTRQIFeNDRQ0sg3s0kMGnBTG2ruBZRJzFJsEc+AgN/5/fyV4NNY2jQfREnL4Bsw6abWiVm2YyO3YvolFiFr3ET5uudLGov17DXr6PaopXk3V9E3LK4pF/O/fnGUze6NMu84RmLs3sFGYJav2ZmLU8ckl+9gPclZbR0souh7rGQFUxCSf4WnV30qM5O+bSJNFzAzfalAA5B49svWo7GzEfTgMnEAMU2rCvIc/JltsQvZmbigM+DgXc3Bn2EO3sVo0VyBcPBnt+mTl7bJwnFmm5/XVeT5dxqgSPlBEmmCHz31u//+d1eH9v7r6L2HD/1xvNeE6YC9jQMnkmk66P3L31mm6xY9LUD3l96ew+1Ruu3A6AucLKKcPkw3wtnwL7G7qD+4Ey4lMN0xry4/Z3Isco7GgOG+vSagJ+OwmSxvlSxXGHpFshynvJ79ra+8duK3vvLmntvcLO2opP2qnvSQdm9W5KuUdqdUc1qq2ZIrJVejWdIVyRaZ/UdaBy5YtGKDbb0gIjI/oQtZtp2E1rSz25QT/ic7k5wCIQy4/6DTWeuzLbayyQteoeHbdiQ4RZiYXV5NHmJVm0ui7SxUqDA0s9DDdIuGswtUa+ruc5uTm5KbKYe/sLOsyzHbJrqGuSmw5knQ+WjIu8wA4U3+9l/xty22LZNPiQtV2XyRNaxcwcsWeA/X38CTrkBkQ2RNDh0Uiy26IO6SLvb6m9vT6NvZC4n9OL3z7skcTrbmi+7ja774KTvngKpdGsu8FeliBcJgcDFtwdPWlWlLdwLaHC7M/5cdi+8Yr4E2g7RBiwJ7QWocWPLZ4nsFZZzri9+0Jw7TPD2sa8Nq4DaGSuOvbO1FHf4X2/9z59u6ZBvVynWv2h0aq4rRWCF6mPPEWoUVf8Ooijyjf8kt65W1WqpUO3XNNzsYB0nM2Cv0RqFRsMZ66aOYXRCPEc4y77qe76HzrWTa9FAgShxqpr/umf6dLckta3s0TfwPmUHpNqEbsfZMXiVzplMlc40JnT5OV+9J3kufPOL4TS4U64Va+JkW3dFnaNLwj6YDjFW/BeD+iGc166q0Wwjq9CDPQAU9uOGMAUnEaRSpZeFfoX0nzVRFyxlxVbYV8WKczVKcAVo/1A1ujB6zl23TiswZWND6YXH8rBNbvNUqDpNt0xZUuMp5wHgnue3vyaTlCiQ/D0ys0boAnvZKvcnK0PUS92Ddc7EKkohFE6gDOBmXiQykTKPG/3Ivyiy9G2WWboAyy90ps5xSZrmdMsus9OzNTwtZlHrQkPblYxouGRp+iAn6XaiydB1Uab/b59uosoxeeXas4B62n3YO24eYKTrj6g2WbmQDJDTPkI3XRjbso3ADfFCHAzcmdSYMaJPF+xrwkbKIFpg2YNhgJn5oUaoQY++G7llzAG4ybwPeOGUBXomLpxJe0j8SF5ok6hVhUg2muCnMvXw8POqk/BjnEf60g7nXZMs2SRouOTmvPwUrJY+u5FMuhvkzttyn1+nkojMb/owzlqpfWUsOwtsv9MeK2LKm+rLW+2BsgaX5I/0VWInadGXAmqkqP8QPzjopNqsW3FxgrQJAxj1LbC87VJU+f+TV2JHUJJT/Qx2BR7KVEv6sM8bZyj2TxgKlzBFR4/gODF/peNU2CxLocIc179RBv9xobRmqMvtEYyoiumqUeGvTZaM4zugZnfERauUe75YwO+r3yxbzCt2/gRjvlXeE+p8UwxHl5IwgaLqtZJYNTSWX2u6hqb9QweQF5C/+SPiMMxbUfKkipkuQTfhlW27q8YGeC2FvNuWOSiQVJUGUNkYoF1234toMLQauCnZbG+ngg692VWUXsbQuvJchx3AYPCAdv9vI4ilTxhaylo3GbiYz+raYzKR67rWD762/H3zfsYOvmht8NFfXwiAI8kMP6MAc6A6mCzzYghnnPGRchK5yZJSddW5oTAXXO6a67xMAENYy+wSWXhl4l0B2ydfsFXQMxzenchxQNhytjuFodRuO4Syr+dKhaOmhaHWMxG/7KOSh/w2MRH7/OkejfOtbNSJLuRFZ4Fqcd6AXj2CV375o3mrWzFu/riXzF+2xdOtk7az1xt/PWt+xs5aXGyNS+mmauKq+1asmhTUl7LwWzEbGFU5rln1RCuCFn3aA3qIHHt6lXx0STrL6jzazcoBr5xuanQuK32jJMKSup3RQZ4BkZpw3MA9RMy0jLCifT9Hg2+VeNOP/q1JWr7Os3rejFaWcrRnnqi7mxt3W247cVTPOii7w6C4EIuG7IU3mfKoZmbQeK1IPp7MezrehHlokgEVYOiCMUCDZ/aUNYUVZbWWDZz2nOONCsWYxZg/JqX7D6tCs+c/aGirO0qBxjPWnoeJCLfgyoN+onCm2XIFRrUU/Zq8FT6ah2OWzndCE2lAQ791tabO2u693WRZJ+25l+1+0XSAMuYdxK8XEtTuWSWgqYHWzajmDsbvapO5YbbKucyMksZazHZoKbBwXw/fAvRT6WRtC/XbByoM9jgcDVLzpO4P0hTvwhTvytXNuvc25VWq39zbe6MQiYOE3n+p9tzkA4Xydn72ePfMnuaCj+FFcNi4Zlyu8jfrhc37BI+kV9ZUAfyVW6X+Ltfgir7qZvOoK6Jer5VWPlyiXh34mr7qi175cFMX2paJcX9TXF4paOb5sTs6Zk7PFVBh1kivFNhk3WSggevfZ4qx+5oY/5wi24VsF6E9fKurasrp1zSBy5baWF1AZzjJ80x6TlddONSesbkleKsJzOGBGEERm8d15L1cqhxk+unvJaytry3ndI2Gb2qTlPLdZntPKDzVFRP2+NRlPRPNbigup8wjrfGGaF7tbLfhu07Q0Grn6mw6CFYU/T+RvSgalGDYdCqoILxRLq/oz3ZlA31sawoiqJhbErMlXAp4578RWBrhTYPB2pz1qpN5j3qdnkQDlEwApe6vD/i8u7NztpGxGc4HR0LTWjZHzuf1cbqkzTnv7yd2rTntfI1W+xvSc5ruxND0CN3GqfJu/7bCCA2HsbNk4QAbErbmSVnIAlwaVGPYVeNY9n5ZF7l60cnfBqcBNu60Ox+1ZSZcrMd2jyVYX0JMb2WNk8oKjM8eODTQmUgIWuN2stDGvMOB+tN5fBG8sTFg6IHjn6gP2bLd1xBHzhzkcSSS6ygpBWsdwLEugSC7DUUd/dCXbT/LkVn5Mv/skTGuQ7IiZQouo5kJUay8effUtW4p5xZbioTRcCs0D2B1lED3n2s6T3OZRSfpea5d7lE8ZWZar7vJKxLV3GZ6WG8DlNYs/jmLmvq/5pTVtgPUxcGUM6WnAZmBtGZwlWTW/UCm5NB97hx146j9l81arowOvmoyTqzxYLqQhgDDPvc1gkngEX2Wcvo3TDyHElANaupXOeKgQF/s5B/q/13VwpIsOcB4QlNOJGP/sbZslBQNfZpAudxDXpV1esZkirtQkQfjGzlL52hIYJlijRlsezk5Z8I+yE8VntWwioKWo7jlg6+FkWXuEJnowlnR6oFZQ9pTVUsEBmj4AsUQ3P1pjfEl+zMMbxlDaB1LcylPLp3KqoC9zjf+dDcy0cqqar0h6vYnupJvolc43TI2cxJHtWHfGGqTDJyszFjZUndutD9GhPmN9kA7/U3WGt4wZGZvv7qfD31Lau+XuXgkhXeZ1y8ptFudhrLGbS5yO2FZ5wBB7mxX1Ffb2Kq8lJQ5jnJJScN2J0HuILAyI1CsWPBV4jLBLqgQ2U3WzgjipZsAR+zcHJkD92BkejdjgJRmfbVnWjHWSia9lrZtxFmBwTJWIBpBuOhpUfZTu91MuBS34BWt2qyXxyTjxLfSRh9mWiQdQg2XLfpItaQwNELPF13Ri4VY2mAbrnuU6NsKy0qCpMQAijxQPiV3zlkNv4bkXpGPOTpM6KapCRVsrQuiGpNqiWs2gN5I/ZT35JUuHTOB7X+V7V9JqeSAnZh5PM1kC72DG+gKfb3Ufvs36Y5z6uy2OljtI4gyOA5T+gi0Bwc7h2E/siy2IqsAmucdnuj7NH1t2hJT3QzRNbd2FxD1j4073X0vDhqFjX9NzBuNrztsCsHnUlus5ff2kNqd+TB8/AUeZ3dbHsT0GWAS25PuwBil5WJB734eopOyY9DiM0w+7OeP0lrM3b5wupyouAPcep8Qmr8omIHHs4f/spOw49sQYwJq+www0HbvZsP+8a4zzHWMkEDNgYycgHABIBX6b97aKsqVUZJuGWN+NizlPide3Ug7BJ2RzS4JtlBhMThwlbEH3a4flzm9uSZgQxrBGPjECqUA2UOXZ2GJeB1uO2DTOeJ0sAod2s3AEUxNKG2KVHuLdL0c2vHL5ww8EG143/JV8NvbXU0xqgAzPld0n7rMdrFwXLd4PEw8xL7fXBLM58IhmCbOY3ae7YCCPsRgM+4zE9v/VXQ2AIgKuRkBr8Ocedg+5DGJTPuQ/JZ8qMoZf+o0ig+Rk/F8RYCTEy2EjC4/ABnjdd9T0fFLCvpbLqI0kVFL/EuXuJH6EDtMIz7bDamHag+dFgECBo1ENhB5GddwsYy4Fbw6gJ+d2+zSCy00Qx4bjxYhmRpzQgvAcjvUZ5ziO/4KWhmM0fDncCyiUbjKFwtwZJaeWv+rJi1dwJEJ8E8cv04uXBVuZ4a7vb559JW7c6cwhSE7jLnX0TucITm0B35aHK1768G1kctlDB2DT3BarCcQkOVOAiaPEY9qpS4Z7axLOwZSNlgsk3IWEGhOqboypgQ+o07W9DNYoFNtV+6DhLnIMxBTNIjWa1Q165N6TrwDMo8ijiD723+m2AbMlI5NFRFua6SyOJRLlcPypgGRRW3rkKo7DzDgVk/kNzNnyG2/pB1dwXImphRmwkZm/C3zKzN8yToM7nYt85FZ83e5R5zN2Z53xTW+W0UjRYGO6wageU+5pD3H8ptwFLxrC8bgXDeM470UjicXsFrUNI+lQqc548Ri3lGyPa4XqSOYQnLlIw516OPegln+AptwdNbHcjKhhNUTLKG59d9T0VZPGC2M1jqrGKS7AOl9a8SgGDq1XR3C8SK04p4fnO648uIrjGXrwtitjesWVDrqCBllHSx+OozPO6zj6M85FVzK44ErHncfxbVpilpGgeqdzmY/c4G+6PRocwlzHIJNBsuDmB8lxXYajugxHdBnmdBmuOlKGtx1dhhVHqn0WCUIaVTjOb6RRpd94UT84jeMKVfsFZFm505nnI5f6mKvpaMXJSkk8GHdjtWuNbD1qevUe9c8pmnh69forcd8pqv6QGlnMPCCpg4dzl5QoOEV8mnR0v+rjo8dD+xTHuAsDn2kVE5uKxmXSa8qkN5pOeltJamuIXc4Yh+/UQ7ZfRIiN8To9REu0Ylr3xv33gZcvstczkzPGSzHfS6eL0rZHi9IbR4qalOeK0hsXcKQ59TyO85OsBuI3zhWFlM/iuLIeCh0h5Q/vto4XhZQ/dJs7j1OaEBeK6YT4QrHbVIURNOdkE+LHO+a5cn6eczpeLut5BxN9lcYUjqs1GlN6JXgLR5rHr+D4b2mwvZlbCS7rleASVgJfVoIL+sWzBVkJXiroleBMgf0C+h99mef55WwROI9TmjzwZ9aIi9nj1wvdZnfU+iLXeh3X+gekWDusK7xf4WJuuuxEEzhecqL1OJJMOckTUj87aqdO+DSjNTOPfNVUGA3NSAn2NY2FQv55HJkUsUrvLkRxeq7UYrRBjYlDJmMIPNCksrHFFgN51+lune8OEH0RgzbIIMwpXgqXqD+qZ26ClJyVE3UVgh+qIxYerMcAllOHi7gnODQM3baeRF59PaJGlhbiWjv4Uq0dfKn2fFTDbsTIiZiI70S8UW0kCaQZ16gjHqY+aANfavQGX3JBu6p2UgoxYs4AvlQL3HY4BGqkmpo4mWt0uvwIfVNtOEBdG0PuKdG9DErj+5cXTqQlx8WBJjVSXdDoOOKiirKe80W+jOoB2GnZSSrqYOl6J0lmOlsvhBxplhMUw1+3MY6OuhhPLZp+QTktmn6pt4qrlrfiRJuwo+9BFTRpuJGknHzZwlxCnd7kiBLF8H1CEpfyi4erFw8S1Xnx6AJRuJkkiMtubimr66WMBPn2payulzKS5WUpc8xShkkEJLaDCJLDzTeZqtyMqlxU6nxBKrdc0JU7U0AMaoNkvXbJsvTEUiJyq1+DUQ2z1X8QUm7cUAPYiR3qAc1dE5DjoR7Q3LUOaO7GNZC5wcd0adUtq76HJVThhJZMO42oMsqDBbgTapMRyjeJUE48ziYj3W/S0v0IxuUSDT6hWZq13CdoaWLyXifxVy2xnkuUDkjiypwDfTtIM65DbaHwG8Lwd5YkUNzAb5h4zOpg7MsQxUj6flXiMCY+Iwr3PygxA36Yls9RbC2u41kF4DKj+AqxC6tVYvO3qDIfGRMZj+Av2Iq2qi3RNsxtdOd9wB5Ofnw/h0OpwyZvFMF76w/VfI5wwFOLaq3+945l0YsoPTUgX21jUH6a4kb3if2yTrwVj22TeJtcIbHTJbHOudWW8xZ8OE1cSujJ6L21oPM1u+01O9riq21qi9qqWqjZo92a0ccycJQXhzn+Be805V51EPh99OzJ59XQSWZbPM1ygFGo+915tLrm0UqaR/M6eLSC5tFWqx082oDm0S6Pd/BoA5pHWx7XPNokL4bzGdkecztYNKbKIE+VQnsYKZ1DNx7CgiFKJ7q8+w9uP/yxX174qz0nl3K4UzkEkbiGFYWacCEeeQRTaCd5UIaUpClJ1j9S89fEqtHQuraGNe3XZMeUkwUrosHLzjqMQbyZ+r8uMYDXrw5SHzfpd6saod9taph+p1DTbvNmtCXxorILOOd+M3YR4ZCebachc5/CeRjvwPlqDQai5UrVDxv9A6PrxppCmkyJ8U1qavV9Qo/xzTjvknw7jfT3qR34Xft09UF1E439+9TN+O32fPVBKtTm1Rru4mlQq/fhuBrYukLmGO+g1F+i8a02K36FTVux/VMolnBUOsFmRYsPzQl1BHOcjcscIMYDMXNAmM307oQFjiQDlamp9Qeo4nIxpIY/Rn3Z/NhBcOUHDh78/KHV9RZlq2Go6xIyhnOhH/sQUd6Exb/2oVjm5Ce/t+ZoLqH0fcQTNE69bOS0EuQ0zxBUJhmDkFiGhWBlCyEt5yXlopaUj2lJuZt62r2YF6EHtQi9MNEhQg9qEXpuQkTotVJwxwpn4PXW0NJwjpJAKEOYbRbi4UcwIa8hlBEhlBEkqXESo5wohs27SDgRuXlBO/qxiD1XBP/GQJjrlQjbuDNMXdPUBNnk+awYT6gJ1aR0GxQL6cdxhzgqSjfB6SbUhkX07OJJynD9IkTpxZNLr0QNX3XrGyO+NLT4cnmiQ3xpaPFleULEFw6jWcwkI3QpyzLUpceK0qXz3SSmE75ITBmK0OQiz3nvIvbUan4XSN5NRtSBMBAE2fyT8VKh5qUuT3bwUqHmpZYnNS/lCi8FQeeSVg+0qQEqmpP7zapWA3SRIVLWmyQErtaVbCp/y02rDXZYqn05e96mRyhfS4/gafHLrFGZhHZUF7xtXSrrden3A1mXupLTvJtbsLboBWtBdSxYo3rBmlOyYLUtTWOytVgDYFgRuGTn3C6KCnREV0UFOuIF3RELrrDSR/P1qOh6/KZeX9WQqBezJuRlWXV0wfHs+XNtXaAW1662PdhbFu6m78ngxxm54BaQ2njCf/c3aSmDcBcPcESQxThW9pQTEvWRhCVBjDek+dFy9Wg8yDj8JPiFahC494/eL3YM3qNxqPoRFE5LNdzf/FZ4r4SlYkVIHZAPSCdoFOuSLCTKyh5iW/tjm/lSW92CPxI/Yd+EPYzpB4ANinhW0aibt4no5wh6KmSGUw3u4y3sssieA7l1BPUD5h8J43K9XoOHv7vs2YTsOQzZc+gEzZBNlj2bNyx7NmnObJ6kXGpLNLvpM8iezU7Zk9oCcG0bVHMpbrYFe0iBSEkApbpsRAV0VumjRzKaXtmTf4ly9ZnLrtH8TC35OG+3GNTmE/FwmpBn5Exphs0+GsUXrFmNPfk3e+4u/eDgezf/6j+6AzAIVI94KIea2P7v7qvf98lzv/n4L+1Zuvs1r/ozvzb7c68uLN39/w1+eu9P/6t/BLTE37z6zvuf+4Efw+n/dtsDZ9TGz+D03kd+bfyRT/0UTmd/5IkfW3nuGZxGH/ybH/zD8/zaUuVT47975R/jdEPxT75wcPx5nA5Mfvm3f/hPfhWnX7zpvfTfb+H0H6SAjMwLNhdwWFx8lpajJsY9HVS8IKG778LaY/jNM3dQ/2DBeliUyfujIRjGj7S1Vs3g4F89HNWy06GgkcOXTZWGAJscykWHqlBujOpaa+tqupH/RBskc83P46nnOqpWDwDY3vGmdFplL5c9d9X2Zo2oM1f2tmcB/FAk3AllTizCAUH4LdHUOaI8bISD0B0YbfMdJvug6Pt57HSeA8wEEZSB6Tv0PBNh3MSCT0TxbHg7ny2cBHQ1Ouu/iUG1wLzVEB8WTT9bmbIAp3g8TPULb29L3NnzrAbaOZv2kia0xTvU8LMxmCIasthm2JCOVhqVe2Vw7sQ6ZiaMZYxc1ligYRcXMPtQwy58BJMav3oHkneO5NwYYJ1b+yyANbzVbRYAGziyFNeWZD5Y++87bhYYkVlgpOcsUKMB2DkLTEtDt7Q2qAd1txMyat97mNdkmP830WoLcU1EiFr7MK/lTlnCkGGeT8zDfKRjmI/2HOY1Gea19mGupPVHoUBrG+aBnU2IaZb5zzW5w1j9C1KoZaQwokmhhumopis197G9S2k+om4paTEkZL1sqmox2lOAbb+uVS1tPHhZ8+BgZbtrUzt1qVs0/w9Wto3/H9X8P1jZt7U65xlY7df3s5nARb2FD4FRa5REodykR8aw5Ys6EXattTqZk1KiL6Ymd2G3bW0r9/Y8v00fyr/UQxiY78zIVhNG4B5U61+JZcusDFVSoHfPGthS68PeXCAbp6HEj12Tv6/81YbyVsdtVV8dh4nluBttkjDua/YDiVVtS9zPiWFHEXLYXEQRGpSYQoDA2MR2MsXkYhEGOi/bbRCw2p3c+PBCXu5i7Az7DE/AOuDz74qaqT0NjI05DfzROZbn2jSODmbM9phoQaeboZrDaXwxsLbYYM3y/X/jOghjhOCYFqMcw5b9PsH+GmUwKmeQWh9eBFGF+rGq8TodVQh/QbvBq0IyPdthyVJIbsb1dHbN5v7aLg03OA4pfA0K7CCnVn1rUp/fSueQHivcmXZUlDATo/oj0WzmUCd3duXupD4GnPNWax18HvjsFo7EGlV9gwDSE3+AQQT+nR1bEkY5tXAsGfABP7NwhE2dgBJ1vqbxiGCNFQXKMlaPbPjVYhMvC3DZlRkLcNkBxwxCXahWLQ4cazGqAr0/Ss+24pzvJpTq9zlcVTkzmOOQWd+P8FSw8vF/xxFMoXnbuM9fyHm92ZkVcTZkW84zdrvr+TMMDWcc4tj82VxQCSM290tvBLMSqTy9MY2IZQnDVrHZDlutayRUT4Ju8zArx2LkbmuJI3Vz71HKu9sLed6ahcF1WkBduAIXTheMo8W7ulAFn/e3GIpKvqxwj50GASns//RQoQRLKHbjAGWQBGv3cuIwmK7sxOG0OXE4JKw61+XEIQ4cTurAwRATlvg3iAuHq70MXUFogAuHe4+BhzqWL9OxrEzH8mU61lmm8BcdKcQxAAgm9oyzsE3bzztMEkftnKOSw+/BcLX9biZtt5zX2sYPJ4VNWNanNkZnzvmJr+FrabMZeRs8AeMROAYYNpfFgiMeO8akXyNXsrW09rrk7IgaHfHI/CPzuZZz2Y14nr3kRmxD97prwLKN9fSKG5eMV6TkYydXtMdX5zVQK3SBoAptVOEQYAHK4pW4gmjGFV6yePamj73pCrT7W/zxd8kb2dg6d8S3dRsVC+UrR2xy5kk94CBTFSP/Gy2sjYgx+Ir7cntpfcHftPG1i+5u6wwgkWzYsrurvrfgsVNKkTHukSGbXNnhcdOLz7DLBJuRGwjcdCzA4tmDtg+oAfDtgZ9ECVeKquWAfSvjKsRC09bj+YHIdzTygHOP4Get9YRw5PYa5AFHww24GcAubGM/DhzO3dZH0TYwxbVVeZf7IcDaI/ggTfOMf8agK4X/akMN5PMtGmrii4wP5EfbqIy2QalKeKOjLSvvt2u0uW2jDajyPMrKGGWweChf17gKrndcdUcfMBMwow84begD+Qk4h1QskANOBlKMIfmiJ6NwAUdqgIO7rdPed8SM533rhqGa1R/ID8OWDMONUhV1w5Oed8PD8OH8KNzbPgiXrXcZhI7fY/lrG3HpeNO5tEENMLaAGQ+WMQLSFGWMgL4DhsK3ckaa7jYj7ZShcKtUZfo7fkbioUCsFDzj0K0L4M/YXdd5sMZr0fFt4IBf3iVM07LHbmuCUHabbR9O5sLwII+iuVAghC06e4fVpsmcM+M8t02wGI9vM2yc/2Xb9g5psGPgH5/IhYnLNlUyswkXu32c8llHLMNyQdJysf2q7b5rITN7HiLspKlW9kRVmoVTrQ9d2WxtVk6/XN6LGGT0io9Aba2kxF8ukaxRNWWomJOSPhEhwhOu2Au/RCR2T6b2znRtjli874udJvvyPJvVXMkOOLa/VfrU/y+OXTqcF951J7Hz9HPb9snkfXybkW7yvi/UbE/EBb51eJYPT9+HPoVXcOI9Qd3mCaweLKgKEvHBk8gpXVU9UCg4syQWFQTE3EojuXh6oJTu460seAe7ArbIqLou79iV2eWkLJ4xiDGH3SwXfi7ebPiH9ljev8Rji0xd1DUZ2GxPCNeXd8mmRD2RsA8Tj0IPo9BnzxOEb7F2MU6zjSq5D9bcTN8PHovG6b8oOUB7IyFrofxt95T/qXpkpfoaHlftDvNWh8O8LtwL+cK9kBXuhXzhXuhRuBdN4U7rwr2wzRcMUZrOHmSVUFaS09t4Y/ZBwSDtkPsyX/edba7aslA4GeYIJ3CSC8ZLW58/x37aksMcO7/unM2LdeByzkOgS4AlLonY0Tf9RHLBzkGbEHe1Yqd0+DFOsRWoDadiLc+74S/YyY/BE7DAocQ9RogsSVQYmmNnaUKJ7ffX4B96qTQbPpF96Wgx+xLd/Zwtt5eLPJknx23G3aH7JsUxRxeRPdDpdbpjmmOl0Iv6GPjgSoGPzhsFAUSYA+wBFpF7uO3ojGFTHGmAGeeSPkMTCWBQ+t2z7mzyXdD7sJ88N1d4wjwPf3SMVaa2vChZa5WpuFZzJtJ/bvhLmAKdm+15L/wzO61c+MvUI23ZuG1ZoET3sLj1EiBOiBM+B1wVOv4++2yHz/NqtVMvT8COCO8TnRhix4MTZQkpEmyHcm5tMv8uOTnc9etkmwWyw9JO7Df2lmcA9W/oLXj6jYJ1Gm1DOwkB4dwVBwUIKfKl7fwloYjr+tZ2eW/6xrBSppXd5wv+yPbbgGri/7xW4q31Vr/Q4a3+jDMrfufPAFwBrudIAnItZebQKb5pKVWQlVLtWElUY2mkegZHhpUuxr3HJxy5T3xl7WSGzubZX9YLP+fknGXnGSOinMWEYsfe9AF72tI7+8UHVzxUkMmik+1AWPIkl4X4wQ5ww91s76eGtA/ebu9Xlv9eGn089iQMkicHduCVzmNiseX2NDB5LP/nbIeG7CFgPwsCuvGL4wAYysJukodDmOFySsLptBGpuQ/UXOyC0tkjNScw9/j9liocECNQ4gAO3MPBfU3sLBpqZmOEYaJd/9dtuwcswSWrvaPbuuM5Zu6QRnfNAnfNbV26hlV6XTtn2c46Z8F0jtb2WfJ8TT88sMYXNejii1rO+aLyPcZzCk8y1pJ4o9IgP5H2RaGtL7gTitIJpV6dUFJF3Ql0pjuB7+lOKOlOIG6dOwFfYbbYkt2L3L6V09YtgPn3P5eUi4crcIl9unjYPWSLW+xK8dvBqXTHpO3E+Kl2sCzVDpal+q1nWew1pUnZlmqebbGlNBk8y3I7RE+yNY/dYydbDSYLTa/zHmI8nC7K1TEvJu7xRX113ItL1HJFlnhpsIbvH+Poefq0lJ3KJ+VS8GqWeRrVuD2ewSpKTgtwj5O8aE7OmJP/v7xvja7qOA+d2Y/z0NHjSLwE4rHPtp2AjWxIqIyI6sORzcv4QWzqOrHd+iAdkEDowDlHgG2MIcZEyc1qlVuvRE68XBETw2rsZd0s3xoSUXBLVpzUcZTEablpnEtStyWNbxdJ3IQ0iX2/x8zecw5HgiR2+6NaHObbs/eePfPNN998M/M94KkyDzeLqrkZOmNXNuCM7UtSNaWr12xswFF1ddbGA6OxSOhlR1R4KSohT3f4jhLB9LIgPAhBg2qbog6cdgMkKFCEIFWZrxgHQySpnCGlTByes3RsglE7ZIq+ODrxitATQQgpadxA5mYv57W7jiMZe3IEXYTiigBImVfHIDiO2ClKh2wKmU1hPtVhcnmhcVVovLLQeEWhGKCn1lS7iB306yA3NuLX5ND8Lo7fO2L79ZgO235DxcNJ9A4w4sfpYXKHcxIIzKtpt49immy3RzGta7ePYFrfbo9gmmi3hzFtaLeHMK1ttweRMAcB37MzLyg57TT5yII8yAllNeyTORQrtBFEZ/u06zdhesb1p2B61vWnYnrO9adhet71p2NKetaQDkb8ZkyHIv5M7L/hSJLUsWszr78rc07CKptdWYnO/bhSlejLatoJ6I6pJwB9U06kYl7TiRRajKdQEmxBVKMfE3VYjttMEaWohcG8ZuODcwCYi2qDJ7zpJw5OHN5ZXHJh3swT3oxJi/Jm0jbNbK9ZqX7PoNT1plMqvZmHAYHNh2HymIHqAtMPw6dtKN1OzcWpaA56jEGnHNZSjlm8BJJGlL/oxHYh++KYz5458IDW4XjGEmOKkE/55jDaxFzUBgCyOpiqVeEQEkBoE9X+DydHBKsxTHjbq50MK9Oo9Y3eVEoj3hSlLdHEm1reNETVVMTTFERS02HoYTs1S4Vv3kUYEdsIFaKPUEHeSSJtoptQIe4lVIi7CRXiTkKFWE/xnsU6fn21FzOspWsMa2lgB78NXSWM4uJlxtdNptWcqWjrz/tNqK3muD9lopJ+k3IMw3E/7tWavGQkYF8jk/XfFEXFTYqKY8f9qYrQ48f9aYrWp1CXYn9Oxc6GToUxnpqbcVNzFG2PsscZeUQSdctDkvpUjkjqVPm4pF6Vw6Sw0CYfJeeVbXKIghW1yY9J6llJHmxEm9wviczlXgpb481bcSFaqtDtRRCrWmur1joBTSKKZ2UsdJAgOKgrEdY4V0q8xJVEexsixlPcCPT5g5UVY5Lp8ahksj6L+adl1fW+IJc0jRxuCaWeDCnkrCVf/HzNG2Eu2WPD9dI+du27mF15Mh+XmcXakyeGp0DOOxgBwoCpk8wdef/CfFDzf5h5k7FZ6i5f1qBk0Wj43GpkpRSvkZh3gixeyLEOfszlhzkABYfmi6Iyims+zvNKHemucGVwxo/qyjQil4vBHQmgxCbiQSA9xI+g2SYiP9lQW0e+c/GQtkZ7uPvN5Y3TVrm88UE14bWKc+zdHifkMxYLBKfRvzCkZy2Y+mEaOxpOY27nw0BOZ4CNG4JJLY5I4cUrN4Y/sDzgRmjeAtVv8WsOGprxQuRaPhM88SSIBWEZxqsgPQRXla80gKgAMsPEYxzmhslu1k9y0xCrqkphGBve9homLqEm48AAxRDaDalarx46MIEu21N1yrl7DBV9cN+/4Xfr0iSxd7Ni0CFSi5TnLRXvCnvUVz3s10462+O+ogVoJ6rw6yueDbnKB2C8xGmml14NaXSGtTDAeoNYEmoLkequLODVQQjS2E262qcjQbXHIymqyosRJsyTESbMI5YhXz0CNRoh+Sru1bAoWTPie2QpEcOcFCYjvo85iCDymuR5XvLg5JLDhROQ4PmHuKYgXddLeczzvdSkSPdxgkXOPMvzkJEjOMdL6Smp0UvqKSmCXHsu8u/ZOCVFcUpyMzESLhyKaF0mXNS1k1SRaCdxor6d5IjadhQgkH/fxGx+NXL3MjFtFotpc1lMm8Ni2mwW0xpZTIuymBZhMc0tE9NaUEyDXghthr0Gw2q4wbQaBgEOw18l2NIxAl0FOfWYjPgJzPmtJJk6r/btkY8TXv2kXZfQXTfbq9NdFwXmorrOBSlSdR1NuI3YdRHsOge7zs5EgUzs/wRpAqWaiYW42bDqik0mQkQnwhhKHlMnfC02oXxcIRpHAPdOalZtLIHD+0URDm+kaIMy69qJJBPtRIv17USEte0m9dmkMhx6EGbJJpA+SNaQ2+viLFrYgWgRCSSGQKaIB7sEg2UPvF0ihaNFCjcQKSgqoFNNpHCDyqBI4YYihUPuhOledaECN+JsPEAUid9ivlHCQ/KIhDVT3LQiqkoRCV7GvKJkxXElO5bJkraSJVsqZMkoy5JVzPUvAwnydCBmXvBtGK80eAENs6sMb317ciKfTE62iHiiZXIyOg4mcttv8YJ1r8Xr119x263z3Da0Lie+eY7auEyM4O4n7gFDqyxRTpnoCN81pGISh0kqlv+9pWKh5WIrcUnyGUXFQ97hMu9wkU2glnoN8g7XiyPvcJGhNKPWAPIOl3iHqWNLOtQRSkl0mAclX67IK7T9r5z39YyF3uwmY7tXBKR68bJwprn42vkSykG7YuTZF5scL6GoCBU1bWIR0dMTIg8ovW0y19Nr7XCBPQ1FHlxlw+K6BfjVLOw/2ipxWZpxYSITfZDMwa0SF6ZH0Y1UhlslGIxY3I0HQrhVAv2OWyXYmyDpuCzpuMhsVlO/XrGirJHEJsJFdZB1EYyrtslgSpuCDYS2XA7MAhE3L0F2GMAssAU4Z7s4Rz8qqYI4Z2MNcc52vctpznbVnI3twDnb9eaRTODiUVG1RbWsYB4YhMAG5uHw1co6F+Meoe2LZh2CWYcMWIeYnHXIgHWIt5N1iLLZLxqEgY5OOPtFg8pUsA6HTptp7hPVWIfQhq+I7mRD6L2c4yYwMKaBRdohfhVFf32O86h5jvNo5TnOBIr+XxWmrGGVHfRZ18iRSPIHMqWn4SesWVWUrUQLoYW0s0Kp5IKixl1d1KDLGguTuN7iI8RW0YEikYsGH0t8oSyoljM5jLt4SHtUfZscOeKUhIoK9lHSN6vGj9XjeDagXrRoysOLz6oQFR+zMETFKxbFlwg+0GhcsA3KReJWqEOm1+QsfjzmuytUaDDUQ8aALiSaCFLbVOePTEaeICuhEH2tYpikQzoJGrJR/QcaENQNMkds/P8QoeYIb6o8hv4kEHjKwtyXWL4klR4bT+JitKy18VBpvjVOaqFBiaT3EUV0RszvUPXspEP6dXbpKvv8FfqeCrTuqvOczCsW0S6NqwhWt5EarvyKReELOPBtGvhMgKS3sjg8CQy0e/DcWJ+ksY25XrMnz8hZtNOILSGtP2KStq01umpX0nkikNJrMzy5CrfyUm5IGZ57NKRfXMqfV3tO56xUXO05xdReVE0VOkW2ZNdHo+zJKGoY83OR6jq5XH+iBmOqAngYtRsTCkSj+Jrjh9kYQRrKhU5oNhuSeSmkeeodrf6Lg90llUPoBzwSg/+Cj6mDMXQCDF9LBDqYk9VTV/AIhgmofKKyhPKWcR4eyVvopSyl98KnVrw+tcrrWh2UV1o2ykcYozKBEhEGEaRFvHoroYFaDdhKPxQvX7ZCHdTm5ZfUJRXlUlzzSuZxQaeEJSSYjpONs1DFE/0d1OkpDDl+dcdijRi0TqmbPoSacTYdqCudYMk6wVbmXCTQuxqQ9m5WirAxEaynEku51dgzK1P4ooWCUpuqsPBWizEUPPXIYctscfBe4qBUny3b3HNC0DX1M5JaPyNUCXYNIXk5axxRtZ1QJdgNtIHxo9EUVYs+j1VhwFGAjn5CupKCtIGnkx6QVhuWCkisQQ1qKHcRlEvO5nGpRBA9pQBLA7YC+BRafSBCH/g727YekntIIytpWARWKldo449DpvXdoQksAqspV2SWJrf7pIK4kDUQ57NioqfCL8VU6qiUdFfCHayMLHriuG9PJCgWfIejbkAXo6BIEZSn8jVfJClMUObpK4HL/lSa9gG1hp6Uw80/QvGQlR2tS1rVb0oysmQdaYfiFWEkcBUuGTXkkqwzfORKZuoYWCIDGMD46ZlroIQfSVU0edeL6GWdE8hmkXBZR97ZKfI6fvtnErcdyTJefQpr0EYB2h38Io1r0rRPsrlnGJW9sid1VPZDZlT2QxNEZa+qJiOwVUsz7RyV/YCltZ2TpOeFKGqzaqt/HNvl6o+7ZR93kd1f9OPlAd6VWakO8q7QG1HqxZEwyjtJKi5bVkCyUK0WgBZh4CSfxjEomViO+9HDyPw2AIOB6ygRE/EM7OnazcmvSOqxFSmavJMBD2sSWs4jOw/0gb3fosE1UU/8zmPqoja2R6ra2GoVU0SGhciwPTUwbUYGEMgGNBXw5HHfIQTYLWQRcBKlQ0pWFXBxQTrUrFFAQZbmEw6dwyS/w6RDiHlKKXyiLf47x1/KcXEhHsLAt2V40IKZ5PXMgsCsqJmtibSNIIbUoH07O4BEAEn1OozUvEYsmbFisFE0a8UNfsK0g3jCfX6HMK2MhS8nPP0vR0YQTx4No4w5/SjVaGzQOzSuGHkRRJ4kATSiZokL0BfR6NN6wItQ+5DHlNBjykUysgzJz2bfCxH2vRBl3wsxLXXiwGtRg9SzVtWRFm0zK9Gi+4FvSDTMmc0E55BRJwZYKpHBkfHEVP1EjJ9A0TGO94MniNfjPA05X5fqnF/hjL9t0+YtPfBNyeFi0dktXWFZ6A+CrwRPY4KnMbpq5qskOWpmmx0+4/KiZKYTQxevhqsctIA0h5WqW4Sdc0R5pz2GU4uafTxi71pX/awDvNfBmIzj8p0dXL8DqwmH2IgsH2NHZIrGxyHJA2YETc54ZNEWOSdSvwnD6xX5djsHwLAhQplNIRwLYD2kP0t1XET2eWSrR7mPUe46/G895t5p5A5J/P9RsrUblsGNq+x7jQ/1ADOAZFsK45fZu9AAEJYWMrAnM2VeKGdQTmD/BSylTOg1ryJlV1FtIHbEuhSbvXFp2EUccKWLzGnUemfdRlxIZZpDXLLjiDGzVmNhrcbMWo1NUKtTulYnVa3GrkyU+Y84W91/RIUHCI7PuDn5eUu9grInHvRkXpTJ7SnUXx9mpq4eHpZ610++T56ULBsflSwqj6rrI1IJxyMaeFwDwzhKTmnZFgnGCaRaQiM2+iRhTt2wiRT+Q+IWvkCM0SkLSbW43SJMqdZGfNCOSAoPCTKAnFPzYfURSrVcdMwnyVfwBpE6b3OC8zaMKWzTm1qqJdc9oQDN8cpj+ouIyVGrzDpnbmhHgD0MGKcTi8zek+J9crUh9lZSgRZ7x0yxd2wCsbcaFcBH4GpZ5n0s9r6Xo5tSiF+aBSksWfIRcmY0rCwzHlfpCKWJZWwQ4Sk52bPb7WYcv+02yvOy3cZT1A5c5MEy73mM2qwYvkicQ1HS3k1y9l6LLRRsFLTv5kC/zEyamZkkmZnE2MQAK7AaDUyGZPKoBYiwVtG23ajcnDxmGLlwVrBHR8YNFErKc4/7scM4iW7wJQrFMZIJZQtZfQzTgPiuIMkYev1uCuUOM21K7R/GVMcuE1Npcyf5BYvTL1rKxsuha8PEC2SFF2QqNGOgmpnR6lgqqo/YUsDyg1zacoPGLFTTB7K/Rq5OHrdoOiWTCIxhDXX8K0sB6uPc7jPCbPdeMgc5Zklb24O4l0/AW2AR50U0VUXKqIpCpV2UqjIPsf+lQPoSJDqEstfJqrJXhA7MaIUvGxMAYu+m6AxtdSrsU5d9mBomIKbRCZAqEER9xLJdIR0Lj6+jtU4iY0ECS1cbEgsjjwJOI4jTCOMU6pAZehfFE6bQd1E8r3WV6QtFdZuBg5NiidbuyNjbfbyUa1sS8wkgEzmMhEtjGMVDDHhbNozfL/hEdzYnFNK3VXS0WR0MxXC/gIVPKJ/VZzCENfQ0acgocyobpSpZwBKXhyWaRV2kgIexBI8KMKy0/txWVlrNQTv37oUn63d48gXoupaJudReC8u6JD7w+1X5wPeTCYuD2u2xOdTdnjjFgUVKdZkvGAwhyQwhxgbRdIRObCKqhliM+UIqTkyC/NPoEXfUMkYcroSP+4nDGIsJmUCqFnISig2g614YBzVeHPlLTcmPZ65Qbna9eKZ5uy4OCSmOhBRXhCRWebECO8hDSouxbWYN2+bCOHQ3J18whylklLMntI+ppfhjxId8NJjYbyEn4hlov6VCcqMBnE1caZl4DhXhgApHieM5yI/UwZHUn+UbJktwkWPQ+VdlRcq4a8ZRMW/RbDTO29/7KCwjnmtvJ8t2DOs6SNt/reIkzu4EL4DZHmZ4lT8qSX2B8o9A/jDDMKFca32MppgbUtKwTUP2KCr9V3nac5XjBPzxIxR0+4ZUPZa8NJXghVgNXmFQLjsziBZDmUF0qNQqlvu8EYxR5/SBLSnrtIojWoy4yh7E+AY2hZ1zMR12kNwoLF2yLNZc1FB8j5gh5VzjRtK8wTWxk8uI1QD1YQiqZJD9+8h6otq1YhydKJLlViJzaAGw8WDTvSlUq+WuVSU00P2lXhOeOUxRVIAmolOqUYB6iU/a2rFd6BkcJ48KkmjCg+jT0muiIXKdfIXA6+Q4poICKzQBFchTmMo2lPeaVGCFpky0TT6H6RuxNjmKranDb+jADE0qnALUuE2+genQ5W3ynCrgdXXjLKbnLmuTr0mvnoNZ2ejCMzUN0rOQTtc0ggeq0No65cVvvoiTC04gNgrLe55FwVqO1/sw3dDRe39JlBpLzcBnHXQGCNmpZkySqZmYTE3NYjeIqRaycEzN5l2AOd409vanTJOnh04UbdqiV8F9T6Mh6xyms1m0fp6JwX6iXosO/NCi4v+YBq2z6x1pC4vJJaetWaNd2pASbVjxRVuXQJF+oxQ+ml9Spq1ePQ7guUi5zcBmZmT+MZ6BGZi6n+0sVf6+eMaulv+JuoxTnj+DT3WbOT7APMD+VG8exbVHJ2h4E/3ACIGbK3QUD5j1alfR5N+MKkrCq8UQss0ktAL3RqUDeBXjnwtMapSUTuGJU8SUV9IB5jw8MJvnzeXjzCb0EJN5FA8/50O3tpG3lEN8+UubL1/AS1RLC9wx2plvUB5Qkuo525sNZItE0oIxjBGYQ5EBbFRufRxToKJhTGcsE0OY1rZZH8O0GbigzRLiXqjAxxV8Hr5+kOAF0P/XimM2udjG2tfRxKArP2hvTq6odcNjJ5PBzSdr3HCg46bNApsPvHrUUSrdTbra02ughwSVGHV8Sp9zfIorf9Txawx3jujfkk0A0c8izVoJJcpeOH0oBysuuiwADvMVxbFDrvEVzWNaxVdcWl9d8Bi01XzsGzZuPgvl08B4OrlZCbPBw8huPsDi9l+Xi92iXOzGSo67KPiSlGZdgpR20yVKaUoWI5lpIpEr0YCFXZchKQtknsQLNm84DDnlQg3LLa6SWyIst0QNuYUDyn21YiqEhQwKJxFYMgBrkDZ5/UTHRiCTRFEmibJMQrE/MWYyxZz0XEM8gXzI2K6WFMugGsZXR8rXJ+hNZpW+cYEATVuQelvMzrxIBAryi9oaM+b182VuIWHk8e4DaRactwIPGvY18qiV/IFklQ18KvkEjAOQ/1CkJIbqwBB2ULPvS+aqyyRRfgud89A0SGoGtLERMUlEKEIapzUU2QY7fGk8NYTunhId1WVuLVlfAj2kQ3p4VvIpwoi8BHowV46Vcc5JtxtooeSLUEwVWkzFZo0RC+GaKjHVpAM3owS55IvmSApbPyKDYWRfwjBK4p2TImzqSl4eaEcEdvLz4YqOmm18TaBY8IJeh4vk1wMvBIlHY5b7kI0bBudsY9PuHdgeu+jm8MlJz6G4v04pg+vXaZP4JaCnU8Gq1SEfMeTY4u3e/cUNp1HL+P6otTnjFLgiugrI6kHsssp1uqBngKWUL6AdXkA7vIB22IXbKK191LbEeat8De3wGhrPdzPzBnzXc4rPeO7TjxwL9oqxiiPSqCIQ2ARVPKuskvRj8FncYkciGSa7tgV20o9QPB26iPnR63AapgvhxyhSj/QiOq6dpAPQ63DGlrTtQ/F7YL1r671x5B0yc9qeyPuQVDGaJLLMs5iO2+G+OjZtndEyZCPVWzZMe6Gr9FPUMMP7iBXqlik8D0vc/8GjhJfKHuW6V04QWhdg0OYZXmJwUZ8djx8NemI+IW4+YQZV2IKtfQzzRBdPWXhnjEqhF56zUZaj519UngpP2tAnIiiVngUKr3PLtGiMz3KVy7XUlKO3S9nIB3Et3EI1vc0ItY9xDE9oM7XkN0Zmkmtp2KISIMb/I+9xXgazSJkHELK2xbc2bcmgqkYUYNy/xV238St5SEMHXbmZ+gG4H4kz2gPd+FW4xk4L32I1CvwKfMOi0pMldCcxflVFn2C4JsDBGqoUzFolrAQsqSUU4/K+tcvFUPVRGbjkuzcTVbhb6NjaIe9za+owZtlDmzPJHctpw7sGtzXok1DyNsLfWlTJRE1CG/UqRG3sQu0mQU6etJObP6ANZ1PLU2BR0qPQpeylB/cCJNdUZuatJSleBjhDVRcaB+NXJvQu95PSdkhxADmKPgn2QpcRG9jJXUbtwGkjIXncj3UuGTyceathux+H/ymup9Ybjz4Md5XKTGw/6sO1+DG0D4op46F45ms7N2de3gk3WK8xwRZrtdrrO9mhOWx0IRL9loQ6ljlz2bfrRsLAyzvX1DmdohPnpc/HYF2JnA2aDZzNfvoR3zngOZ3pO1rY+6DIvBUlJxfsfJDwBGuzJQeIJ57QOPmstKyHrD30HXEjHcrjS1t86LHVRepuh8wKaDaF6aGTvbSLzPILKhCBr+MbwAC9yAE8WSU2haG3XFiCNvBBlFxNpeJTqG/yjB85oJ7BuXpLJr39mUG8C2g5sB9eo+572YJq2nsClIjVQVU3V6vqXv4KBkN3uRZEuPTV/Z3itmfgk6o+Lwj9qB/W4AA/yT4VqzY22nlSrGd0dFJs+3UoyLi0KB6ka6DIKDkHSkU7JektKSyumrBqWLP9YdVCVAlGVXRQPR1UFLCnURk5QK9TBbAQQlynCPoBX4RlON06ZbuSNzt3kyzjKdf/OB7wa0Bmt6muvO8wKlOwHp5z32Hl+KvMC+Ze4gmRoFegLsQbqFcimbUYGziCKhAv7wy8VEbh4kY6wvoapIS5aOZvozfiGgH1iDC6L7o7wx00B9EDU8645Tlf+EwqBtKAPsV9SwMP0YlEC91UC9fYZnZUndzMTBM3KFXAhxi7OUOpc/MqXp02k17FrpV1EV4mJzslEGaS40nA0IhgG2ESh0bhfLsHtaXIDaOrvFglv4lhBFAUiHdag6kaQD0aCcQ77Yc79+z2E53yDiUXJw7XW0JCHeOdzsPrQOrtJE20iG5kjefsxnYmvNincDuCG4ZNov3qmB68l6HCosAtS5IUM2++9da8tcQqbHQoijJEIqqUHuMsCH9c/pdBMYbuqAIknvSB+e+NJZ6ee8+DYku2dL8oDmzdmi3cJ0oDhf5i60B/bkeuv+8+sR4vveCylM+3FvvyO0Upt6skcv3dxdZiqbdrS2t+oCRWwKVHlx5e0rM9+UJJbM3uai0Vsv3FXoB7+wN4oB/+29irHoXc3k09JbE+n/eCi4H+Yo5fyha35br40Y19WX6MAMrJ7Wzdlu/tLxVFbldu67aSvsI3FdiTLbZ25xBanS16DPXnW7t6C119uVaoRlHckvf40qNLqEVvV6k/VywKxgCBhfxAfzdBWGJXvtCfK3CZGqb2IuII6u3f2Ac1783DNdQzVyx5xezWbX05qGuhkC9AJUqt2da+fH4bVKDkZT0C8ztyhb7sNipik0q7BwpZLEh053b0MlTK9vaJrnx+ywb4iR29gIidvd2lHtWRiJytA109qiPh0qPLQm//Jkb7tmyhmBNdffniQCEn+rNbc4C07u6+nOjLAkV09cDNfHeOO7sw0A/tKfbCNfU2XHvqupjbPpDr78pBqX056GCACtnu3oFi645soZeusaGEPWonQ5iHH89xpgKzhVxW3CPuWegDUATM+cvuEgt9oIUSVJyu1q247foVt6wX625dc8v628VtmRvWZG65Xdy+4vpbb7nhdnGLuH115rYVwl8mFl29ZKlYfPUSsfABHwphAgMiTjGEJJoSr0wTAuWLRjQgFRf+/euvFz5/178/m56T/uaBm/+sY6z/mqc/9YVvn0jPqN1xYMe3bhqz7np57QPHvpz+6r7zz42uur3j1b0LfzFw19fTx5/9eUf/53o6XvpR9NqdG76VPl34yxs+29U79uPvvZaZ+bO/Szf/8Gf//Bddu8d+fdlLf/Nv3d9Jv/X8upbXby6M3frFrLvp6VfTP8hd4z901f0d44v+4dE9uTPpf17T9cdr7npw7Lk3v/e5xJnvp/904/3z/+/8D4x98dqXZ59b8Y9pq/HL1zZa+zq+/8S7nvzTT76WvvPQTz78qUyho/nT0z/8kW//U/qr//KltX9i3duxZOWuLx0W/5L+2ff+4oqb/2bX2M0fnfb8+Myz6RnHvrVgw88fGOMoWj9Mc3yvfR0aP0nUwQmwci6toYaP/KLvzv99Lp3IfvfGq58a7njg/Q92HC38OL3jo39/LDO0b2zphoH++5f+JF10v/yXe0Yf65j2/OKaNyM/Tb/2ocXf3PzGgQ5/SdNNT33vp+mxJ841xr/z0Y53X9n27e+ceCP9g87Xn/3k9Q92LFi/+tXo5/49/cyqle5N7/lEh/YWcEf356csefXTYx+WPypOPfjz9DWPOf+2c9r+sX8YubLzn54+n3732gN3/PiHn+gYOvfkhz5+6hfpv/rJ9tGVu3d3PPOtDz7252f/I73vpXuWfO3gJzsev+2RVz8981fpV1ev+0guua/jw4d++d3mO3+djl57199b/+9DHd8ZOvSZZw+9mf6z+Y/PuOzxJ8Z0u7fmYTx39WT7N+WKXn6j191b4MGu7tNgxBulnpyHw9Pb2ZPrh0EOzCW/Jed15+E9GAQesrfejfd5+f6cSXf8ChVyjffehd7iRW1Xt13rZUvee9+zCO73wfgAntG/CZgWMM0dub6+XLeX3QAcmD7ZBXyuYJS4CQZUKXfprwAj9IhNedk+GDO57vcBUMxjlXLIUOB5ZhdQYLeHTxQ4V/Ovir+e/E5vY7agWaC3NXuftwH4bSG/lV5jnhE+35cN+SU8AO0G3uDldnX1DXRDrYP3uDnArbq2lH2vhNMI1hRaAHy1iCC0xOvr3QosfiEXsAgYo7eY2wtTCuEHsNK7rZjjb3YBryrBi/BPzRBl/U+8VpW1GMv6veD7wF5L2P36Pby7sbe/exk8iGlR5cPri67+Pa8n27dR55T3F8wBgKjSzhxQDzYY+THiJ4+UV/KCqQH+9FjFvYxmivfOEd0xIDxNm0BSPClibUrQUgNfNG3A12HuAKpuzSPjNv54HsH7iJl+r/I+v781X8hN9j7en+x9nJn6ekulvlwl/YTzWHhft7cB4Lnw+5UrRA2kFnKohBDTFfywkf8nBrw3EsL/w4CTgMCpCl5kwOsMeJsBjzpCxBR8zID/FeC4gt8w4A6oQ0LBqw04Cc/UK3ieAfdFwnd3GHCH8cxaA14AzzQouN2AH3HQ1JXh/2nAQwAkdVsM+P+4YZlnDVjxh1biD9xn2cKm8i5bGfAP6rML7jMdtqJU2JNrVZKH8beO6bS332A15n3FZujrxa1Zk5Tp71a+T1/X9zW9OIL76E0DZ3VG+5YDMEXB9xrw3vqwz0cM+CTAjQo+Y8DmHwxbqivwwFbkFyD3AocI74NYxWOTaoycMrsTWCSxltvLH6W/QKZqzfXnBzb1VI6XQNLyqt/fWQAG0qqFt9b8xlbipAEHvl3dIR5Gd7zeokdveRuhV5lXhfIToI/Gz7aGcNwNAZxS8NXGuPipQcMfNMbFr40xeLIhpMMzBoxAs4I9gN+t4Ar+Nv89C4xqIv53dQHv6t2RazU5poF/fd+rfj9835Trq71f/T51dzkFAEmE96mPg76nbi+7r9ZOreHqqoI/8n2m9yr3zfdx7hCTvK/v676FbiFe8dfGeBkH3M/RvBbgJs3DGkN4EcDTNO804G2NBo0Y8GhjOHbGDfhcY9j/yaYQrhzP5HdX/S30e4vX4+ztLysVBnIPiqp/gRy7HMvAdrpKdX2+ajPKWnholDhLRZMDC/wS/F6H8Z9R73fC73r1KuavMPJXwm+Vyl9t5K+B340qf62RfxP8blb5txj5tyIaVf77jfzbkHxU/noj/w/gd4fK/0Mj/070jqfyP2jk3wW/u1X+PUb+H8Hvj1X+vUZ+FvdyVX6XkY9Um1P5G418pKkeld9r5G+G3xaV32fkb0U2p/LzRj7KlttVfsHIx+FWUvkDRv4OZHfwc4Bcdhn598HvfnX9gEp3w+//A3gwrv7cNgIA

"""#
    }
  }
}
