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
