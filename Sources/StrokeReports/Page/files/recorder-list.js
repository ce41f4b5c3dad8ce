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
