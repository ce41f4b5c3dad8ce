// A stroke: { id, label, pointer, width, cancelled, points: [[x, y, t], …] }, in CSS pixels of the
// surface, y downward, and seconds from the stroke's first sample. The list of strokes is never
// changed but replaced, so that taking a change back is putting an old list in its place.

const surface = $("surface"), list = $("list");
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
  $("hint").hidden = true;
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
  const label = $("label").value.trim();
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

/** A stroke on the surface: its line, and a dot where it begins. */
function makeShape(points, name) {
  const shape = draw("g", { class: name });
  const [x, y] = points[0];
  shape.append(
    draw("polyline", { points: points.map(place).join(" ") }),
    draw("circle", { cx: x, cy: y, r: 4.5 }));
  return shape;
}

function makeThumbnail(points) {
  const xs = points.map((point) => point[0]), ys = points.map((point) => point[1]);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const side = Math.max(width, height, 1) * 1.3;
  const box = [left - (side - width) / 2, top - (side - height) / 2, side, side];
  const picture = draw("svg", { viewBox: box.join(" "), "aria-hidden": "true" });
  picture.append(
    draw("polyline", { points: points.map(place).join(" ") }),
    draw("circle", { cx: xs[0], cy: ys[0], r: side / 22 }));
  return picture;
}

const describe = (points) =>
  `${points.length} ${points.length === 1 ? "sample" : "samples"}, `
  + `${points.at(-1)[2].toFixed(2)} s`;
