// Judging: every detector's verdicts on the strokes, with limits that can be moved.

let strokecheck = null;
/** The judges by the names of their detectors. */
const judges = new Map();
/** For each detector the reasons for strokes, by their points, until a limit is moved. */
const codes = new Map();
/** The stroke of the list that is looked at; by default the last. */
let looked = null;

const notes = new Map();

/** Shows a message of some kind until another of the kind takes its place. */
function note(kind, text, isWarning = false) {
  notes.set(kind, text && make("p", { className: isWarning ? "failed" : "", textContent: text }));
  $("notes").replaceChildren(...[...notes.values()].filter(Boolean));
}

/** Resolves when strokes can be judged, or when it turns out that this browser cannot. */
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
  note("judging", `This browser cannot run the detectors (${error.message}). Strokes are still`
    + " recorded; judge the download with strokecheck.", true);
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
        .map((each) => `${each.name} already rejects: ${each.failed.toLowerCase()}`).join(" · ");
      for (const each of failed) showVerdict(panelOf(each.name), "rejected", each.failed);
    },
    end() {
      for (const { touch } of touches) touch.free();
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
  const limits = panel.querySelector(".limits");
  limits.append(...makeLimits(detector));
  panel.querySelector("button").addEventListener("click", () => {
    for (const { name: limit, value } of detector.settings) judges.get(name).set(limit, value);
    limits.replaceChildren(...makeLimits(detector));
    rejudge(name);
  });
  panel.addEventListener("toggle", showShapes);
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

/** The stroke whose verdicts are shown; null while one is drawn. */
function lookedStroke() {
  if (open.size) return null;
  const judged = strokes.filter(({ cancelled }) => !cancelled);
  return judged.find(({ id }) => id === looked) ?? judged.at(-1);
}

function showVerdict(panel, state, reason) {
  panel.className = "detector " + state;
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
    $("live").textContent = !stroke ? "" : [...judges.keys()].map((name) =>
      `${codeOf(stroke, name) ? "✗" : "✓"} ${name}`).join("  ");
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
        textContent: code ? `✗ ${detector.name}: ${textOf(detector, code)}`
          : `✓ ${detector.name}`,
      });
    }));
}

// The shapes that a detector measured by, over the stroke, and the legend

function showShapes() {
  surface.querySelector(".evidence")?.remove();
  $("legend").replaceChildren();
  const stroke = strokecheck && lookedStroke();
  if (!stroke) return;
  const opened = [...$("verdicts").children].find((panel) => panel.open)?.dataset.name;
  const detector = opened ?? "ring", transform = fitOf(stroke);
  const group = draw("g", { class: "evidence", "aria-hidden": "true", transform });
  const used = shapesOf(judges.get(detector).explain(sampled(stroke)));
  group.append(...used.map(({ kind, numbers, ink, pen }) =>
    drawShape(kind, numbers, asDrawn, { class: `${ink} ${pen}` })));
  drawLegend($("legend"), used.map(entryOf));
  if (used.length) $("legend").prepend(make("span", { textContent: `${detector} measured:` }));
  surface.append(group);
}
