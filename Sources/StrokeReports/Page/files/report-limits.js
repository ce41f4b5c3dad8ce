// The limits of the chosen detector as sliders. The strokes are judged here, by the detectors' own
// code, and the page follows.

const limits = data.tuning.map(({ settings }) => ({ ...settings }));
const movedLimits = (detector) => Object.entries(limits[detector] ?? {})
  .filter(([name, value]) => value !== data.tuning[detector].settings[name]);
const isMoved = (detector) => movedLimits(detector).length > 0;

/** The module and its judges, in the order of the detectors, and the strokes in it, once needed. */
let module = null, judges = null, starting = null;
const held = [];
/** For each detector how often its limits have been moved, and whether strokes are being judged. */
const versions = data.tuning.map(() => 0), isJudging = data.tuning.map(() => false);

/** Lets the page answer in the middle of long work. */
const pause = () => new Promise((done) => setTimeout(done));

/** Calls `body` for each item, with pauses, for as long as `goesOn` returns true. */
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
  showCommand();
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

/** Sets some limits of a detector. */
function setLimits(detector, moved) {
  const isOther = Object.entries(moved).some(([name, value]) => limits[detector][name] !== value);
  if (!isOther) return;
  Object.assign(limits[detector], moved);
  versions[detector] += 1;
  judgeAgain(detector);
}

function setJudge(detector) {
  for (const [name, value] of Object.entries(limits[detector])) judges[detector].set(name, value);
}

/** Judges all strokes. If limits move faster than that, the last ones count. */
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
    // An error from before there are judges is shown already.
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

/** What moving the limits of a detector has changed: results, each with its words. */
const effectOf = (detector) => changeNames.map((result) =>
  [result, strokes.filter((stroke) => results[result][1](stroke, detector)).length])
  .filter(([, count]) => count)
  .map(([result, count]) => [result, `${counted(count)} ${results[result][0]}`]);

function showEffect() {
  const buttons = effectOf(filter.detector).map(([result, text]) => filterButton(text, { result }));
  $("effect").replaceChildren(...buttons.length ? buttons
    : isMoved(filter.detector) ? ["No verdict changed"] : []);
}

function drawLimits() {
  const detector = filter.detector;
  $("limits").hidden = detector >= limits.length;
  $("tuning").hidden = $("limits").hidden || $("limits").ariaExpanded !== "true";
  if ($("tuning").hidden) return;
  const { name, settings, idle, largest } = data.tuning[detector];
  $("tuning-title").textContent = "Limits of " + name;
  const movable = described(detector).filter((setting) => isMovable(setting)
    && !idle.includes(setting.name));
  $("sliders").replaceChildren(...movable.map((setting) => {
    const own = settings[setting.name] ?? setting.value;
    return makeLimit(name, setting, own, limits[detector][setting.name], (value) => {
      judges[detector].set(setting.name, value);
      setLimits(detector, { [setting.name]: value });
    }, largest[setting.name]);
  }));
  showEffect();
  measureAll();
}

/** The settings of a detector, with their defaults. */
const described = (detector) => judges?.[detector].description.settings ?? [];

/** The settings of a detector that differ from its defaults. */
function otherLimits(detector, settings = limits[detector]) {
  return described(detector)
    .filter(({ name, value }) => ![value, null].includes(settings[name]))
    .map(({ name }) => [name, settings[name]]);
}

function optionsOf(detector, settings) {
  const { name, asPublished, omitted } = data.tuning[detector];
  return optionsText(name, otherLimits(detector, settings), [
    ...asPublished ? ["--as-published"] : [],
    ...omitted.length ? ["--without " + omitted.join(",")] : []]);
}

const optionsFor = (option) => data.positive.filter((label) => byLabel.has(label))
  .map((label) => `--${option} ${quoted(label)}`);
/** The results that evaluate lists, each with the options that select them. */
const listings = {
  wrong: [], FN: optionsFor("label"), FP: [...optionsFor("ignore-label"), "--allow-empty"] };

/** Shows the command that prints what the page shows: a few strokes by their names, or what moved
 * limits change. Choices that no option can express are listed beside it. */
function showCommand() {
  const { detector, result, reason, label } = filter, isOwn = detector < limits.length;
  $("share").disabled = !shown.length || isOwn && !judges;
  const moved = movedLimits(detector), isFew = shown.length <= 5 && choices().length > 0;
  const listing = isLabelled && !moved.length && !isFew ? listings[result] : undefined;
  const isCounted = !isOwn || listing || isLabelled && !isFew && reason === null && label === null;
  const command = moved.length ? "compare" : isCounted ? "evaluate" : "circle";
  const mayBeEmpty = command === "evaluate" && (label || isFew || !isLabelled);
  showWords("options", commandText(command, detector, data.tuning[detector]?.settings, [
    ...moved.length ? ["--against " + quoted(limitsText(moved))] : [],
    ...listing || moved.length && changeNames.includes(result) ? ["--errors"] : [],
    ...isFew ? [] : label ? ["--label " + quoted(label)] : listing ?? [],
    ...mayBeEmpty ? ["--allow-empty"] : [],
  ], isFew ? shown.map(({ name }) => name) : data.inputs));
  const left = isFew ? [] : choices().filter(([name]) =>
    !(name === "label" && label || name === "result" && listing)).map(([, text]) => text);
  left.push(...data.options.filter((option) => !option.includes(command)).map(([text]) => text));
  $("unsaid").textContent = left.length ? `Not in this command: ${left.join(", ")}.` : "";
}

let measuring = null;

/** Takes all strokes into the module before the first limit moves. */
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
function resetLimits(detector) {
  setLimits(detector, { ...data.tuning[detector].settings });
  drawLimits();
}

$("reset-limits").addEventListener("click", () => resetLimits(filter.detector));
