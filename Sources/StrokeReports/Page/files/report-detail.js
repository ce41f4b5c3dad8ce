// An open stroke: the plot, and its checks by each detector.

const dialog = $("detail");
/** The detector whose checks are shown. */
let lookedDetector = 0;

/** The id, or without one the name in its folder. */
const shortName = ({ id, name }) => id || name.slice(name.lastIndexOf("/") + 1);

function open(index, isNew = !dialog.open) {
  current = index;
  lookedDetector = filter.detector;
  showDetail();
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
  writeAddress(isNew);
}

/** A detector's verdict with the limits on the page; with checks and shapes once the detector is
 * loaded. */
function explained(stroke, detector) {
  const { sentence, circle, reason } = stroke.judgements[detector];
  if (judges && detector < judges.length) {
    setJudge(detector);
    const explanation = judges[detector].explain(heldStroke(stroke));
    const columns = stroke.columns.slice(0, 2).map(unpackColumn);
    const [x, y] = columns.map((column) => axis(column, stroke.unit));
    const view = { x, y, scale: 1 / stroke.unit };
    const shapes = explanation.checks.length ? shapesOf(explanation) : [];
    return { ...explanation, sentence: sentenceOf(explanation), shapes: shapes.map((shape) =>
      ({ ...shape, numbers: mapShape(shape.kind, shape.numbers, view) })) };
  }
  const look = { check: { name: "circle" }, pen: "hair", ink: "fit" };
  return {
    sentence: sentence ?? wordOf(reason), checks: [],
    shapes: circle?.length ? [{ kind: "circle", numbers: circle, ...look }] : [],
  };
}

/** A verdict in the words of the page. */
function sentenceOf({ reason, sentence }) {
  if (reason) return sentence.replace("not a circle", "rejected");
  const [, , x, y, , radius] = sentence.split(/[ ,]+/).map(Number);
  return `${accepted}, centre ${x}, ${y}, radius ${radius}`;
}

function showDetail() {
  const stroke = shown[current];
  $("detail-title").replaceChildren(...inPieces(shortName(stroke)));
  $("position").textContent = counted(current + 1) + " of " + counted(shown.length);
  $("previous").disabled = current === 0;
  $("next").disabled = current === shown.length - 1;
  // A disabled button loses the focus, and then the dialog gets no keys.
  if (dialog.open && !dialog.contains(document.activeElement)) $("close").focus();
  drawPlot(stroke, lookedDetector, explained(stroke, lookedDetector));
  const times = unpackColumn(stroke.columns[2]), count = stroke.columns[0].length - 1;
  $("about").textContent = [
    stroke.name, stroke.label && "label " + stroke.label,
    stroke.subject && "subject " + stroke.subject, plural(count, "sample"),
    times.length ? `${Number((times.at(-1) - times[0]).toPrecision(3))} s` : "",
  ].filter(Boolean).join(" · ");
  $("copied").textContent = "";
  const settings = limits[lookedDetector], [command, ...words] = settings
    ? ["circle", "--explain", "--what-if"] : ["evaluate", "--errors", "--allow-empty"];
  showWords("command", commandText(command, lookedDetector, settings, words, [stroke.name]));
  $("facts").replaceChildren(
    ...stroke.judgements.map((_, detector) => drawJudgement(stroke, detector)));
  if (!judges && data.tuning.length) {
    judgingReady().then(() => dialog.open && shown[current] === stroke && showDetail(), () => {});
  }
}

/** The verdict of a detector, with its checks if it is the one that is looked at. */
function drawJudgement(stroke, detector) {
  const isCurrent = detector === lookedDetector;
  const { sentence, checks } = explained(stroke, detector);
  const ink = inkOf(stroke, detector), name = data.detectors[detector];
  const { predicted, read } = stroke.judgements[detector];
  const said = predicted && predicted === stroke.label ? predicted : sentence;
  const wrongly = /^(accepted|rejected)/.test(said) ? "wrongly " : "wrong: ";
  const judge = stamp("judge", {
    name, sentence: `${signs[ink]} ${ink === "wrong" ? wrongly : ""}${said}`,
    about: looks.detectors[name] ?? read ?? "" });
  const button = judge.querySelector("button");
  button.ariaExpanded = isCurrent;
  button.querySelector(".sentence").classList.add(ink);
  button.addEventListener("click", () => {
    lookedDetector = detector;
    showDetail();
    $("facts").querySelectorAll(".judge>button")[detector].focus();
  });
  judge.classList.toggle("current", isCurrent);
  if (isCurrent) {
    judge.querySelector(".checks").replaceChildren(...drawChecks(checks));
    if (judges && detector < judges.length) showWhatIf(judge, stroke, detector);
  }
  return judge;
}

/** What would let a rejected stroke pass, like `circle --what-if`; and what moving limits has
 * changed in all. It runs after the drawing, because it takes longer. */
async function showWhatIf(judge, stroke, detector) {
  await pause();
  if (!judge.isConnected) return;
  if (isMoved(detector)) {
    const effect = effectOf(detector).map(([, text]) => text).join(", ") || "no verdict changed";
    judge.querySelector(".effect").append(
      `Limits changed: ${effect} `, makeButton("Reset limits", () => resetLimits(detector)));
  }
  if (!stroke.judgements[detector].reason) return;
  setJudge(detector);
  const found = judges[detector].whatIf(heldStroke(stroke));
  const place = judge.querySelector(".what-if");
  if (!found || found.limitText) {
    place.textContent = !found ? "no limits would let it pass" : `closest: ${found.name} `
      + `${found.measuredText}, limit ${found.limitText.replace(/^\S+ /, "")} (${found.reason})`;
    return;
  }
  place.append(makeButton(`Try these limits: ${limitsText(Object.entries(found))}`, () => {
    setLimits(detector, found);
    drawLimits();
  }));
}

function step(by) {
  if (current + by < 0 || current + by >= shown.length) return;
  current += by;
  showDetail();
  writeAddress();
}

// The commands that give the same.

const quoted = (word) =>
  /^[\w@%+=:,./#-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

/** A command with the options that the page was made with, as far as it takes them. Labels that are
 * chosen take the place of others. */
function commandText(command, detector, settings, words, names) {
  const areLabels = (text) => text.startsWith("--label ");
  const options = data.options.filter(([text, ...commands]) =>
    commands.includes(command) && !(areLabels(text) && words.some(areLabels)));
  const judge = detector >= limits.length ? data.sources[detector - limits.length]
    : judges ? optionsOf(detector, settings) : "--detector " + data.detectors[detector];
  return ["strokecheck", command, judge, ...options.map(([text]) => text), ...words,
    ...names.length <= 5 ? names.map(quoted) : ["FILES"]].join(" ");
}

/** Shows a command whose lines break between words. */
const showWords = (id, text) => $(id).replaceChildren(...text.split(/( )/).map((word) =>
  word === " " ? word : make("span", { textContent: word })));

for (const button of document.querySelectorAll(".copy")) {
  button.addEventListener("click", async () => {
    const text = $(button.value), copying = navigator.clipboard?.writeText(text.textContent);
    const isCopied = await copying?.then(() => true, () => false);
    // Some browsers have no clipboard.
    if (!isCopied) getSelection().selectAllChildren(text);
    button.nextElementSibling.textContent =
      isCopied ? "Copied" : "Selected; copy with the keyboard";
  });
}
$("previous").addEventListener("click", () => step(-1));
$("next").addEventListener("click", () => step(1));
$("close").addEventListener("click", () => dialog.close());
dialog.addEventListener("click", (event) => {
  if (event.target === dialog) dialog.close();
});
dialog.addEventListener("close", () => {
  // Leaves the history entry that opening made, unless Back has left it already.
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
