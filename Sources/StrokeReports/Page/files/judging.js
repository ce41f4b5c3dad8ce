// What the report and the recorder share: elements, the detectors in their WebAssembly module,
// limits as sliders, and the shapes that a detector measures with.

const $ = (id) => document.getElementById(id);

function addTo(element, properties, children) {
  for (const [key, value] of Object.entries(properties)) {
    const isProperty = key in element && !key.includes("-") && !(element instanceof SVGElement);
    if (isProperty) element[key] = value;
    else element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

/** An element of HTML. */
const make = (name, properties = {}, ...children) =>
  addTo(document.createElement(name), properties, children);

/** An element of SVG. */
const draw = (name, attributes = {}, ...children) =>
  addTo(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);

/** Loads the detectors from the page itself. */
function loadDetectors() {
  const bytes = Uint8Array.from(atob($("module").textContent), (byte) => byte.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return load(new Response(stream).arrayBuffer());
}

/**
 * A limit as a slider, with a number field for values outside its range. `own` is the detector's
 * value, null if it is unset. `move` is called with a new value, or null to unset it, and throws if
 * the value is invalid.
 */
function makeLimit(detector, setting, own, now, move) {
  const { name, min, max, isCount, unset, unit, summary } = setting;
  // What an unset limit stands for is a text with a number: `view width / 3, 106.67 at 320`.
  const start = own ?? Number(unset.match(/\d+\.\d+/));
  const least = Number.isFinite(min) ? min : 0;
  const most = Number.isFinite(max) ? max : Math.max(2 * start, least + 1);
  const step = isCount ? 1 : Number(((most - least) / 200).toPrecision(1));
  const slider = make("input", {
    type: "range", min: least, max: most, step, "aria-label": `${detector} ${name}, slider` });
  // Set last, because it is clamped to the range.
  slider.value = now ?? start;
  const field = make("input", {
    type: "number", step: isCount ? 1 : "any", min: least, value: now ?? "",
    placeholder: unset ? start : "", "aria-label": `${detector} ${name}` });
  if (Number.isFinite(max)) field.max = max;
  const set = (number) => {
    try {
      if (isCount && !Number.isInteger(number ?? 0)) throw new RangeError("no whole number");
      move(number);
      field.setCustomValidity("");
    } catch {
      field.setCustomValidity(`${name} cannot be ${number}`);
    }
  };
  slider.addEventListener("input", () => {
    field.value = slider.value;
    set(Number(slider.value));
  });
  field.addEventListener("change", () => {
    const number = field.value === "" ? own : Number(field.value);
    slider.value = number ?? start;
    set(number);
    field.reportValidity();
  });
  return make("div", { className: "limit", title: summary },
    make("span", { textContent: name + " " }, make("small", { textContent: unit.toLowerCase() })),
    slider, field);
}

/** Options as on the command line. */
function optionsText(detector, limits, flags = []) {
  const moved = limits.map(([name, value]) => `--${name} ${value}`);
  return ["--detector " + detector, ...flags, ...moved].join(" ");
}

/** Copies the text of an element, or selects it if there is no clipboard or the browser refuses. */
async function copyText(element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  getSelection().removeAllRanges();
  getSelection().addRange(range);
  const isCopied = await navigator.clipboard?.writeText(element.textContent)
    .then(() => true, () => false);
  return isCopied ? "copied" : "selected; copy it with the keyboard";
}

/** A shape that a detector measured with, in a figure: `view` maps x, y and lengths. */
function drawShape(kind, n, view, attributes) {
  const near = (v) => Math.min(Math.max(v, -1e5), 1e5).toFixed(2);
  const x = (v) => near(view.x(v)), y = (v) => near(view.y(v)), r = (v) => near(v * view.scale);
  switch (kind) {
    case "point": return draw("circle", { ...attributes, cx: x(n[0]), cy: y(n[1]), r: 3.5 });
    case "circle": return draw("circle", { ...attributes, cx: x(n[0]), cy: y(n[1]), r: r(n[2]) });
    case "rectangle": return draw("rect", {
      ...attributes, x: x(n[0]), y: y(n[1]),
      width: near(x(n[2]) - x(n[0])), height: near(y(n[3]) - y(n[1])) });
    case "ellipse": return draw("ellipse", {
      ...attributes, cx: x(n[0]), cy: y(n[1]), rx: r(n[2]), ry: r(n[3]),
      transform: `rotate(${n[4] * 180 / Math.PI} ${x(n[0])} ${y(n[1])})` });
    case "band": {
      const ring = (v) => {
        const half = (width) => `a${r(v)} ${r(v)} 0 0 1 ${width} 0`;
        return `M${near(x(n[0]) - r(v))} ${y(n[1])}${half(2 * r(v))}${half(-2 * r(v))}Z`;
      };
      return draw("path", { ...attributes, d: ring(n[3]) + (n[2] > 0 ? ring(n[2]) : "") });
    }
    default: {
      // A segment or a polyline.
      const points = Array.from({ length: n.length / 2 }, (_, i) => [x(n[2 * i]), y(n[2 * i + 1])]);
      return draw("path", { ...attributes, d: "M" + points.map((p) => p.join(" ")).join("L") });
    }
  }
}
