// Judges strokes in a browser: strokecheck's detectors, compiled to WebAssembly from the same
// sources as the command-line tool, with the same verdicts to the last bit.
//
//   import { load } from "./strokecheck.js";
//   const strokecheck = await load();
//   const { isCircle, reason } = strokecheck.judge("ring").explain(points);
//
// Points are [x, y] or [x, y, seconds] in CSS pixels, y downward; see strokecheck.d.ts.

const outcomes = ["passed", "failed", "skipped"];
const states = [
  "possible", "began", "changed", "ended", "failed", "second-finger", "invalid", "cancelled",
];
// The names of the shapes that detectors measure by, in the module's order.
const shapeNames = [
  "bounding-box", "inscribed-ellipse", "center", "centered-box", "radius-band", "first-angle",
  "fitted-circle", "middle", "fitted-box", "stroke-box", "trimmed-outline", "enclosed-ellipse",
];
const decoder = new TextDecoder();
const shapeKinds = ["point", "segment", "polyline", "rectangle", "circle", "ellipse", "band"];

/**
 * Loads the module: by default judge.wasm beside this file, or from an address, a response, bytes
 * or a compiled module.
 */
export async function load(source = new URL("judge.wasm", import.meta.url)) {
  let module = await source;
  if (typeof module === "string" || module instanceof URL) module = await fetch(module);
  if (typeof Response === "function" && module instanceof Response) {
    if (!module.ok) throw new Error(`strokecheck: ${module.url} answered ${module.status}`);
    module = await module.arrayBuffer();
  }
  if (!(module instanceof WebAssembly.Module)) module = await WebAssembly.compile(module);
  return new Strokecheck((await WebAssembly.instantiate(module, {})).exports);
}

/** The loaded module. */
class Strokecheck {
  #texts = new Map();

  constructor(exports) {
    this.exports = exports;
    this.detectors = JSON.parse(this.textAt(exports.strokecheck_catalog()));
    this.detectors.forEach((detector, index) => {
      const judge = this.judge(detector.name);
      judge.settings.forEach((setting, at) => Object.assign(detector.settings[at], setting));
      judge.free();
      detector.isPublished = detector.name !== "ring";
      detector.index = index;
    });
  }

  /** A detector with the settings given, by their names; null unsets one that can be unset. */
  judge(name, settings = {}, { asPublished = false } = {}) {
    return new Judge(this, name, settings, asPublished);
  }

  /** A stroke that is kept in the module, to be judged more than once. Throws for invalid points. */
  stroke(points, options = {}) { return new Stroke(this, points, options); }

  /** Calls body with a stroke of these points, or with the stroke if it is one already. */
  with(stroke, options, body) {
    if (stroke instanceof Stroke) {
      if (stroke.strokecheck !== this) throw new TypeError("strokecheck: the stroke is of another module");
      return body(stroke);
    }
    const made = this.stroke(stroke, options);
    try { return body(made); } finally { made.free(); }
  }

  /** The numbers of a reply. */
  numbersAt(address) {
    if (!address) throw freed();
    const [count] = new Float64Array(this.exports.memory.buffer, address, 1);
    return new Float64Array(this.exports.memory.buffer, address + 8, count);
  }

  /** A text of the module, which ends with a zero. */
  textAt(address) {
    let text = this.#texts.get(address);
    if (text === undefined) {
      const bytes = new Uint8Array(this.exports.memory.buffer, address);
      text = decoder.decode(bytes.subarray(0, bytes.indexOf(0)));
      this.#texts.set(address, text);
    }
    return text;
  }

  /** A check, from the numbers of a reply. */
  checkAt(numbers, at) {
    const [name, isMeasured, measured, kind, first, second, code, text, outcome] =
      numbers.subarray(at, at + 9);
    const limit = [
      { atMost: first }, { atLeast: first }, { above: first }, { atLeast: first, atMost: second },
    ][kind];
    return {
      name: this.textAt(name), measured: isMeasured ? measured : null, limit,
      reason: this.textAt(code), text: this.textAt(text), outcome: outcomes[outcome],
    };
  }
}

/** Samples in the memory of the module. */
class Stroke {
  constructor(strokecheck, points, { width, lift }) {
    if (width != null && !(width > 0 && width < Infinity)) {
      throw new RangeError(`strokecheck: width cannot be ${width}`);
    }
    const { exports } = this.strokecheck = strokecheck;
    const count = points.length;
    const isTimed = points.some((point) => point[2] != null);
    this.handle = exports.strokecheck_stroke_create(width ?? NaN);
    const address = exports.strokecheck_allocate(Math.max(3 * count, 1));
    if (!address) {
      this.free();
      throw new RangeError(`strokecheck: ${count} points are too many`);
    }
    const numbers = new Float64Array(exports.memory.buffer, address, 3 * count);
    for (let index = 0; index < count; index++) {
      const point = points[index];
      numbers[index] = point[0];
      numbers[count + index] = point[1];
      if (isTimed) numbers[2 * count + index] = point[2] ?? NaN;
    }
    const isValid = exports.strokecheck_stroke_assign(this.handle, address, count, isTimed ? 1 : 0)
      && exports.strokecheck_stroke_lift(this.handle, lift ?? NaN);
    exports.strokecheck_deallocate(address);
    if (!isValid) {
      this.free();
      throw new RangeError(
        "strokecheck: every coordinate must be a finite number, and so must every time, or no point has one");
    }
  }

  /** Measures it in advance for ring, so that other limits of ring judge it faster. */
  measure() {
    if (!this.handle) throw freed();
    this.strokecheck.exports.strokecheck_stroke_measure(this.handle);
  }

  /** The measures of the stroke that do not depend on a detector. */
  get measures() {
    const { exports } = this.strokecheck;
    const n = this.strokecheck.numbersAt(exports.strokecheck_stroke_measures(this.handle));
    const optional = (at) => n[at] ? n[at + 1] : null;
    return {
      score: n[0], turns: n[1], circle: circleAt(n, 2), duration: optional(6), rate: optional(8),
      gap: optional(10), length: n[12],
      bounds: n[13] ? { minX: n[14], minY: n[15], maxX: n[16], maxY: n[17] } : null,
    };
  }

  /** Gives back its memory. */
  free() {
    this.strokecheck.exports.strokecheck_stroke_destroy(this.handle);
    this.handle = 0;
  }
}

const freed = () => new Error("strokecheck: this judge, stroke or touch has been freed");

const circleAt = (n, at) => n[at] ? { x: n[at + 1], y: n[at + 2], radius: n[at + 3] } : null;

/** A detector with settings of its own. */
class Judge {
  constructor(strokecheck, name, settings, asPublished) {
    this.strokecheck = strokecheck;
    this.name = name;
    const index = strokecheck.detectors.findIndex((detector) => detector.name === name);
    if (index < 0) {
      const names = strokecheck.detectors.map((detector) => detector.name).join(", ");
      throw new RangeError(`strokecheck: there is no detector ${name}; choose from ${names}`);
    }
    this.handle = strokecheck.exports.strokecheck_judge_create(index, asPublished ? 1 : 0);
    this.description = strokecheck.detectors[index];
    try {
      for (const [key, value] of Object.entries(settings)) this.set(key, value);
    } catch (error) {
      this.free();
      throw error;
    }
  }

  /** Changes a setting; null unsets one that can be unset. Throws for a value out of range. */
  set(name, value) {
    const index = this.description.settings.findIndex((setting) => setting.name === name);
    if (index < 0) throw new RangeError(`strokecheck: ${this.name} has no setting ${name}`);
    if (!this.handle) throw freed();
    const number = value === null ? NaN : Number(value);
    const isSet = (value === null || !Number.isNaN(number))
      && this.strokecheck.exports.strokecheck_judge_set(this.handle, index, number);
    if (!isSet) throw new RangeError(`strokecheck: ${name} cannot be ${value}`);
  }

  /** Leaves out the checks of a name. Throws if there is none. */
  omit(name) {
    const index = this.explain([]).checks.findIndex((check) => check.name === name);
    const isOmitted = index >= 0 && this.strokecheck.exports.strokecheck_judge_omit(this.handle, index);
    if (!isOmitted) throw new RangeError(`strokecheck: ${this.name} has no check ${name}`);
  }

  /** The settings with their values, null if unset, and the least and greatest valid numbers. */
  get settings() {
    const { exports } = this.strokecheck;
    const n = this.strokecheck.numbersAt(exports.strokecheck_judge_settings(this.handle));
    return this.description.settings.map(({ name }, index) => {
      const [has, value, canBeUnset, kind, first, second] = n.subarray(6 * index, 6 * index + 6);
      return {
        name, value: has ? value : null, canBeUnset: canBeUnset === 1,
        min: kind === 0 ? -Infinity : first, max: kind === 3 ? second : Infinity,
        excludesMin: kind === 1,
      };
    });
  }

  /** The code of the reason why a stroke is not a circle; null for a circle. */
  verdict(stroke, options) {
    return this.strokecheck.with(stroke, options, ({ handle }) => {
      const address = this.strokecheck.exports.strokecheck_verdict(this.handle, handle);
      const code = address ? this.strokecheck.textAt(address) : null;
      if (code === "") throw freed();
      return code;
    });
  }

  /** The verdict on a stroke in words and numbers, with every check and the shapes that it was measured by. */
  explain(stroke, options) {
    const { strokecheck } = this;
    return strokecheck.with(stroke, options, ({ handle }) => {
      const n = strokecheck.numbersAt(strokecheck.exports.strokecheck_explain(this.handle, handle));
      const [isCircle, code, text] = n;
      const checks = Array.from({ length: n[7] }, (_, at) => strokecheck.checkAt(n, 9 + 9 * at));
      const shapes = [];
      let at = 9 + 9 * n[7];
      for (let index = 0; index < n[8]; index++) {
        const [name, kind, count] = n.subarray(at, at + 3);
        const numbers = Array.from(n.subarray(at + 3, at + 3 + count));
        shapes.push({ name: shapeNames[name], kind: shapeKinds[kind], numbers });
        at += 3 + count;
      }
      const nextText = () => {
        const [start, end] = [at + 1, at + 1 + n[at]];
        at = end;
        return decoder.decode(Uint8Array.from(n.subarray(start, end)));
      };
      const sentence = nextText();
      for (const check of checks) {
        check.measuredText = nextText();
        check.limitText = nextText();
      }
      return {
        isCircle: isCircle === 1, reason: code ? strokecheck.textAt(code) : null,
        text: text ? strokecheck.textAt(text) : "circle", sentence, circle: circleAt(n, 3), checks,
        shapes,
      };
    });
  }

  /** A live recognizer with the settings as they are now. */
  live() {
    if (!this.handle) throw freed();
    return new Live(this);
  }

  /** Gives back its memory. */
  free() {
    this.strokecheck.exports.strokecheck_judge_destroy(this.handle);
    this.handle = 0;
  }
}

/** A touch that is judged as it is drawn. */
class Live {
  constructor({ strokecheck, handle }) {
    this.strokecheck = strokecheck;
    this.handle = strokecheck.exports.strokecheck_touch_create(handle);
  }

  /** A finger came down. Returns the name of the state. */
  began(x, y, time = NaN) { return this.#handle("began", x, y, time); }

  /** The finger moved; "failed" if the stroke fails a check that drawing on only makes worse. */
  moved(x, y, time = NaN) { return this.#handle("moved", x, y, time); }

  /** The finger went up. */
  ended() { return this.#handle("ended"); }

  /** The system cancelled the touch. */
  cancelled() { return this.#handle("cancelled"); }

  /** Makes it ready for the next touch. */
  reset() { return this.#handle("reset"); }

  /** The state with its circle, and the check that failed. */
  get state() {
    const { exports } = this.strokecheck;
    const n = this.strokecheck.numbersAt(exports.strokecheck_touch_state(this.handle));
    const check = n.length > 5 ? this.strokecheck.checkAt(n, 5) : null;
    return { name: states[n[0]], circle: circleAt(n, 1), check };
  }

  /** Gives back its memory. */
  free() {
    this.strokecheck.exports.strokecheck_touch_destroy(this.handle);
    this.handle = 0;
  }

  #handle(event, ...numbers) {
    const state = this.strokecheck.exports[`strokecheck_touch_${event}`](this.handle, ...numbers);
    if (state < 0) throw freed();
    return states[state];
  }
}
