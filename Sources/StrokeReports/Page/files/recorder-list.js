// The list of strokes, the newest first, and what changes it.

/** The lists that were there before. */
const history = [];
/** The rows of the list and the lines on the surface, by the strokes' ids. */
const rows = new Map(), shapes = new Map();

/** Replaces the strokes; undo brings the old ones back. */
function change(others, news) {
  history.push(strokes);
  put(others, news);
}

function put(others, news) {
  const before = strokes;
  strokes = others;
  keepStrokes(before);
  show(news);
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
  $("clear").disabled = $("download").disabled = strokes.length === 0;
  $("news").textContent = news;
  showCounts();
  showVerdicts();
}

/** The labels that fields suggest. */
let suggested = "";

/** How many strokes each label has. Clicking a label chooses it. */
function showCounts() {
  const counts = new Map();
  for (const { label = "" } of strokes) counts.set(label, (counts.get(label) ?? 0) + 1);
  const names = [...counts.keys()].sort((a, b) => (a === "") - (b === "") || (a < b ? -1 : 1));
  $("counts").replaceChildren(...names.map((label) => {
    const text = `${label || "without a label"} ${counts.get(label)}`;
    return makeButton(text, () => {
      $("label").value = label;
      showMarking();
    });
  }));
  // Each option added to the list costs time in every field that uses it.
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
    row.querySelector(".label-field").ariaLabel = `Label of stroke ${number}`;
    row.querySelector(".remove").ariaLabel = `Delete stroke ${number}`;
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
    mark(id, event.target.value.trim() || undefined));
  row.querySelector(".remove").addEventListener("click", () => remove(id));
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
  shape.setAttribute("transform", fitOf(stroke));
  showMarks(stroke);
  return row;
}

/** The size of the surface. */
let room = { width: Infinity, height: Infinity };

/** The transform that shows a stroke of a larger surface whole. */
function fitOf({ points }) {
  const [, , right, bottom] = boxOfCoordinates(coordinatesOf(points));
  const fits = [room.width / Math.max(right, 1), room.height / Math.max(bottom, 1)];
  return `scale(${Math.min(1, ...fits)})`;
}

new ResizeObserver(([{ contentRect }]) => {
  room = contentRect;
  for (const stroke of strokes) shapes.get(stroke.id).setAttribute("transform", fitOf(stroke));
  showShapes();
}).observe($("sheet"));

/** Gives a stroke another label. */
function mark(marked, label) {
  change(strokes.map((stroke) => stroke.id === marked ? { ...stroke, label } : stroke),
    label ? `1 stroke labelled ${label}` : "1 label removed");
}

function remove(removed) {
  const place = [...list.children].findIndex((row) => row.stroke.id === removed);
  change(strokes.filter(({ id }) => id !== removed), "1 stroke deleted");
  // The focus stays where it was.
  const next = list.children[Math.min(place, list.children.length - 1)];
  (next?.querySelector(".remove") ?? $("label")).focus();
}
