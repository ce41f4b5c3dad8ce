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
