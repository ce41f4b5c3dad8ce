// Saving: downloads, strokes that are kept on this device, and files that are opened again.

const line = (stroke) => JSON.stringify(stroke) + "\n";

function download() {
  if (!strokes.length) return;
  const blob = new Blob(strokes.map(line), { type: "application/x-ndjson" });
  const link = make("a", {
    href: URL.createObjectURL(blob), download: `strokes-${session}.ndjson` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  const unlabelled = strokes.filter(({ label }) => !label).length;
  $("news").textContent = plural(strokes.length, "stroke") + " saved"
    + (unlabelled ? `, ${unlabelled} without a label` : "");
}

// Kept over a reload: each stroke under its id, their order, and the fields.

const place = `strokecheck recorder ${location.pathname} `, fields = ["label", "subject"];

/** Uses the browser's storage, and tells whether strokes survive a reload. */
function useStorage(body) {
  try {
    body(localStorage);
    note("kept", "Strokes stay in this browser, on this device, until you delete them.");
    return true;
  } catch {
    note("kept", "This browser cannot keep more strokes for this page, so a reload loses them:"
      + " download them first.", true);
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
    showMarking();
  });
  show(strokes.length ? `${plural(strokes.length, "stroke")} kept from before` : "");
}

// Files that were downloaded before

/** The strokes of a file: one JSON value, or one in each line. Throws an error that names the line
 * that is not a stroke. */
function strokesIn(text) {
  try {
    return strokesOf(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return text.split("\n").flatMap((line, index) => {
    try {
      return line.trim() ? strokesOf(JSON.parse(line)) : [];
    } catch ({ name, message }) {
      const what = name === "SyntaxError" ? "not valid JSON" : message;
      throw new Error(`line ${index + 1} is not a stroke: ${what}`);
    }
  });
}

const isNumber = (value) => typeof value === "number";
const units = { s: 1, ms: 1e-3 };

/** The strokes of a JSON value: a list of points, an object with points, or several of these. */
function strokesOf(value) {
  const list = value?.strokes ?? value;
  if (!Array.isArray(list)) return [strokeOf(value)];
  if (isNumber(list[0]?.[0]) || isNumber(list[0]?.x)) return [strokeOf({ points: list })];
  if (!list.length) throw new Error("there is no stroke in it");
  return list.flatMap(strokesOf);
}

/** A stroke as this page keeps it, from points that are lists or objects of x, y and t. */
function strokeOf({ points, timeUnit = "s", ...stroke }) {
  const unit = units[timeUnit];
  const lists = Array.isArray(points) && unit ? points.map((point) => Array.isArray(point) ? point
    : Object.keys(point).every((name) => ["x", "y", "t"].includes(name))
      ? [point.x, point.y, ...point.t === undefined ? [] : [point.t]] : []) : [];
  // Either all have a time, or none.
  const isPoint = (point) => [2, 3].includes(point.length)
    && point.length === lists[0].length && point.every(Number.isFinite);
  const isStroke = lists.length > 0 && lists.every(isPoint)
    && (stroke.width ?? 1) > 0 && Number.isFinite(stroke.ended ?? 0);
  if (!isStroke) {
    throw new Error("expected a list of points x, y and t. strokecheck convert FILE -o "
      + "strokes.ndjson reads rows and other formats");
  }
  return {
    ...stroke, ...stroke.ended !== undefined && { ended: stroke.ended * unit },
    points: lists.map(([x, y, time]) => time === undefined ? [x, y] : [x, y, time * unit]),
  };
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
      note("opened", `${file.name}: ${error.message}`, true);
    }
  }
  if (opened.length) change([...strokes, ...opened], `${plural(opened.length, "stroke")} opened`);
}

const actions = {
  undo: () => history.length && put(history.pop(), "Undone"),
  download, clear: () => change([], "All strokes deleted"),
  open: () => $("file").click(),
};
for (const [id, action] of Object.entries(actions)) $(id).addEventListener("click", action);
$("file").addEventListener("change", async () => {
  await openFiles($("file").files);
  $("file").value = "";
});
for (const name of fields) {
  $(name).addEventListener("change", () => {
    keepStrokes(strokes);
    showMarking();
  });
}
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
$("marking").open = innerWidth > 760;
restore();
