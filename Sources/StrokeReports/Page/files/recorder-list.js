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
