// What the report and the recorder share: elements, the detectors in their WebAssembly module, and
// limits as sliders.

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

function makeButton(textContent, act) {
  const button = make("button", { type: "button", textContent });
  button.addEventListener("click", act);
  return button;
}

/** A name in pieces, so that a line breaks behind its slashes, dashes and dots. */
const inPieces = (name) => name.split(/(?<=[/_.-])/).flatMap((piece) => [piece, make("wbr")]);

/** A copy of a template's content, with texts put into its elements of these classes. */
function stamp(id, texts = {}) {
  const element = $(id).content.firstElementChild.cloneNode(true);
  for (const [name, text] of Object.entries(texts)) {
    element.querySelector("." + name).textContent = text;
  }
  return element;
}

const counted = (n) => n.toLocaleString("en");
const plural = (n, word) => counted(n) + " " + word + (n === 1 ? "" : "s");

/** Loads the detectors from the page itself. */
function loadDetectors() {
  const bytes = Uint8Array.from(atob($("module").textContent), (byte) => byte.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return load(new Response(stream).arrayBuffer());
}

/** True for a limit with a slider; these two only say what a stroke needs to be judged at all. */
const isMovable = ({ name }) => !["min-points", "view-width"].includes(name);

/**
 * A limit as a slider, with a number field for exact values and for those outside its range. `own`
 * is the detector's value, null if it is unset. `move` is called with a new value, or null to unset
 * it, and throws if the value is invalid. `largest` is what the slider reaches at least.
 */
function makeLimit(detector, setting, own, now, move, largest = 0) {
  const { name, isCount, unset, unit, summary, min, max } = setting;
  const start = own ?? setting.start;
  const most = Number.isFinite(max) ? max : Math.max(2 * start, min + 1, Math.ceil(largest));
  const about = unset ? `${summary}; default: ${unset}` : summary;
  const noteOf = () => (now === own ? "" : `was ${shortNumber(start)}; `) + about;
  const element = stamp("limit", {
    name, unit: unit.replace(/^N$/, "").toLowerCase(), summary: noteOf() });
  const [field, slider, note] = element.querySelectorAll("input, .summary");
  addTo(slider, { min, max: Math.max(most, now ?? 0), step: isCount ? 1 : "any",
    ariaLabel: `${detector} ${name}, slider` }, []);
  addTo(field, { step: isCount ? 1 : "any", ariaLabel: `${detector} ${name}` }, []);
  // Set last, because it is clamped to the range.
  slider.value = now ?? start;
  field.value = shortNumber(now ?? start);
  const set = (number) => {
    let problem = "";
    try {
      move(number);
      now = number;
    } catch ({ message }) {
      problem = message.replace("strokecheck: ", "");
    }
    field.ariaInvalid = problem !== "";
    note.classList.toggle("failed", problem !== "");
    note.textContent = problem || noteOf();
    slider.max = Math.max(most, now ?? 0);
  };
  slider.addEventListener("input", () => {
    const places = Math.max(2 - Math.floor(Math.log10(slider.max - min)), 0);
    set(Number(field.value = Number(Number(slider.value).toFixed(places))));
  });
  field.addEventListener("input", () => {
    set(field.value === "" && !field.validity.badInput ? own : field.valueAsNumber);
    slider.value = now ?? start;
  });
  // An invalid number is replaced when typing ends; the message stays.
  field.addEventListener("change", () => {
    field.value = shortNumber(now ?? start);
    field.ariaInvalid = false;
  });
  return element;
}

/** A number as it was set, or with three digits if it is long. */
const shortNumber = (number) => String(number).length < 8 ? number : Number(number.toPrecision(3));

/** Options as on the command line. */
const limitsText = (limits) => limits.map(([name, value]) => `--${name} ${value}`).join(" ");
const optionsText = (detector, limits, flags = []) =>
  ["--detector " + detector, ...flags, limitsText(limits)].filter(Boolean).join(" ");
