// Judges strokes in a browser: strokecheck's detectors, compiled to WebAssembly from the same
// sources as the command-line tool, with the same verdicts to the last bit.
//
//   import { load } from "./strokecheck.js";
//   const strokecheck = await load();
//   const { verdict, reason } = strokecheck.judge("ring").explain(points);
//
// Points are [x, y] or [x, y, seconds] in CSS pixels, y downward; see README.md and strokecheck.d.ts.

import { columns, decoder, exportsOf, freed, refuse, takeOptions, takePoints, withNumbers } from "./module.js";
import { leastChanges } from "./what-if.js";

const outcomes = ["passed", "failed", "skipped"];
const directions = ["none", "clockwise", "counterclockwise"];
const states = [
  "possible", "began", "changed", "ended", "failed", "second-finger", "invalid", "cancelled",
];
// The names of the shapes that detectors measure by, in the module's order.
const shapeNames = [
  "bounding-box", "inscribed-ellipse", "center", "centered-box", "radius-band", "first-angle",
  "fitted-circle", "middle", "fitted-box", "stroke-box", "trimmed-outline", "enclosed-ellipse",
];
const shapeKinds = ["point", "segment", "polyline", "rectangle", "circle", "ellipse", "band"];

/** Loads the module: by default judge.wasm beside this file, or from an address, a response, bytes or a module. */
export async function load(source = new URL("./judge.wasm", import.meta.url)) {
  return new Strokecheck(await exportsOf(source, "judge.wasm", "strokecheck_catalog"));
}

class Strokecheck {
  #texts = new Map();

  constructor(exports) {
    this.exports = exports;
    this.detectors = JSON.parse(this.textAt(exports.strokecheck_catalog()));
    this.detectors.forEach((detector, index) => {
      const judge = this.judge(detector.name);
      judge.settings.forEach((setting, at) => {
        // The text for an unset one has one decimal number: `view width / 3, 106.67 at 320`.
        const start = setting.value ?? Number(detector.settings[at].unset.match(/\d+\.\d+/)[0]);
        Object.assign(detector.settings[at], setting, { start });
      });
      judge.free();
      detector.isPublished = detector.name !== "ring";
      detector.index = index;
    });
  }

  /** A detector with the settings given, by their names; null unsets one that can be unset. */
  judge(name, settings = {}, options = {}) { return new Judge(this, name, settings, options); }

  /** A stroke that is kept in the module, for several judges. Throws for invalid points. */
  stroke(points, options = {}) { return new Stroke(this, points, options); }

  /** Calls body with a stroke of these points, or with the stroke if it is one already. */
  with(stroke, options, body) {
    if (stroke instanceof Stroke) {
      if (stroke.strokecheck !== this) throw new TypeError("strokecheck: the stroke is of another module");
      if (options) throw new TypeError("strokecheck: give width and lift to stroke(), not with the stroke");
      return body(stroke);
    }
    const made = this.stroke(stroke, options);
    try { return body(made); } finally { made.free(); }
  }

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
      { max: first }, { min: first }, { above: first }, { min: first, max: second },
    ][kind];
    return {
      name: this.textAt(name), measured: isMeasured ? measured : null, limit,
      outcome: outcomes[outcome], reason: this.textAt(text), code: this.textAt(code),
    };
  }
}

/** Samples in the memory of the module. */
class Stroke {
  constructor(strokecheck, points, options) {
    const { width, lift } = takeOptions(options, ["width", "lift"], "the options of a stroke");
    checkWidth(width);
    if (lift != null && !Number.isFinite(lift)) refuse("lift must be a finite number of seconds", lift, RangeError);
    const { exports } = this.strokecheck = strokecheck;
    const isTimed = takePoints(points).some((point) => point[2] != null);
    if (isTimed) checkTimes(points, lift);
    // All of them are finite.
    withNumbers(exports, columns(points, isTimed ? 3 : 2), (address) => {
      this.handle = exports.strokecheck_stroke_create(width ?? NaN);
      exports.strokecheck_stroke_assign(this.handle, address, points.length, isTimed ? 1 : 0);
      exports.strokecheck_stroke_lift(this.handle, lift ?? NaN);
    });
  }

  /** Measures it in advance for ring, so that other limits of ring judge it faster. */
  measure() {
    if (!this.handle) throw freed();
    this.strokecheck.exports.strokecheck_stroke_measure(this.handle);
  }

  /** The measures of the stroke that do not depend on a detector, as `--explain` writes them. */
  get measures() {
    const { exports } = this.strokecheck;
    const n = this.strokecheck.numbersAt(exports.strokecheck_stroke_measures(this.handle));
    const optional = (at) => n[at] ? n[at + 1] : null;
    const circle = circleAt(n, 3);
    return {
      score: n[0], turns: n[1], direction: directions[n[2]], center: circle?.center ?? null,
      radius: circle?.radius ?? null, duration: optional(7), lifted: optional(9), rate: optional(11), length: n[13],
      bounds: n[14] ? Array.from(n.subarray(15, 19)) : null, gap: optional(19),
    };
  }

  free() {
    this.strokecheck.exports.strokecheck_stroke_destroy(this.handle);
    this.handle = 0;
  }
}

function checkWidth(width) {
  if (width != null && !(Number.isFinite(width) && width > 0)) refuse("width must be a number above 0", width, RangeError);
}

/** Refuses points if only some have a time, and warns of impossible times, which are judged as they are. */
function checkTimes(points, lift) {
  const without = points.findIndex((point) => !Number.isFinite(point[2]));
  if (without >= 0) {
    refuse(`the time of point ${without} must be a finite number of seconds, as others have one`, points[without][2], RangeError);
  }
  const back = points.findIndex((point, index) => index > 0 && point[2] < points[index - 1][2]);
  if (back > 0) console.warn(`strokecheck: times go back at point ${back}`);
  if (lift != null && lift < points.at(-1)[2]) console.warn("strokecheck: lift is before the last point, which counts instead");
}

/** The numbers that a setting takes, in words. */
function settingRange({ min, max, excludesMin, isCount, canBeUnset }) {
  const bounds = max < Infinity ? ` from ${min} to ${max}` : excludesMin ? ` above ${min}` : min > -Infinity ? ` of at least ${min}` : "";
  return `a ${isCount ? "whole number" : "number"}${bounds}${canBeUnset ? ", or null" : ""}`;
}

const circleAt = (n, at) => n[at] ? { center: [n[at + 1], n[at + 2]], radius: n[at + 3] } : null;

class Judge {
  constructor(strokecheck, name, settings, options) {
    const { asPublished = false } = takeOptions(options, ["asPublished"], "the options of a judge");
    if (typeof asPublished !== "boolean") refuse("asPublished must be true or false", asPublished);
    this.strokecheck = strokecheck;
    this.name = name;
    const index = strokecheck.detectors.findIndex((detector) => detector.name === name);
    if (index < 0) {
      const names = strokecheck.detectors.map((detector) => detector.name).join(", ");
      refuse(`a detector is one of ${names}`, name, RangeError);
    }
    if (asPublished && name === "ring") throw new RangeError("strokecheck: ring has no published code to follow");
    this.handle = strokecheck.exports.strokecheck_judge_create(index, asPublished ? 1 : 0);
    this.description = strokecheck.detectors[index];
    try {
      const names = this.description.settings.map((setting) => setting.name);
      for (const [key, value] of Object.entries(takeOptions(settings, names, `the settings of ${name}`))) {
        this.set(key, value);
      }
    } catch (error) {
      this.free();
      throw error;
    }
  }

  /** Changes a setting; null unsets one that can be unset. Throws for a value out of range. */
  set(name, value) {
    const index = this.description.settings.findIndex((setting) => setting.name === name);
    if (index < 0) {
      const names = this.description.settings.map((setting) => setting.name);
      refuse(`the settings of ${this.name} are ${names.join(", ")}`, name, RangeError);
    }
    if (!this.handle) throw freed();
    const setting = this.description.settings[index];
    const isNumber = setting.isCount ? Number.isInteger(value) : Number.isFinite(value);
    const isSet = (isNumber || value === null)
      && this.strokecheck.exports.strokecheck_judge_set(this.handle, index, value ?? NaN);
    if (!isSet) refuse(`${name} must be ${settingRange(setting)}`, value, RangeError);
  }

  /** Skips the checks of this name. Throws if there are none, or if there is no circle without them. */
  omit(name) {
    const names = this.explain([]).checks.map((check) => check.name);
    const isOmitted = names.includes(name)
      && this.strokecheck.exports.strokecheck_judge_omit(this.handle, names.indexOf(name));
    if (!isOmitted) {
      const all = [...new Set(names)].join(", ");
      refuse(`omit() takes a check, of ${all}, that ${this.name} can find a circle without`, name, RangeError);
    }
  }

  /** The settings with their values, null if unset, and the smallest and largest valid numbers. */
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
  code(stroke, options) {
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
        verdict: isCircle ? "circle" : "rejected", reason: text ? strokecheck.textAt(text) : null,
        code: code ? strokecheck.textAt(code) : null, circle: circleAt(n, 3), checks, sentence, shapes,
      };
    });
  }

  /** What would let a rejected stroke pass: settings by their names, or for ring the check that came closest; or null. */
  whatIf(stroke, options) {
    return this.strokecheck.with(stroke, options, (kept) => {
      if (this.code(kept) === null) return null;
      if (this.name === "ring") {
        const { exports } = this.strokecheck;
        return this.explain(kept).checks[exports.strokecheck_closest(this.handle, kept.handle)];
      }
      const changes = leastChanges(this, kept);
      return changes.length ? Object.fromEntries(changes.map(({ name, value }) => [name, value])) : null;
    });
  }

  /** A live recognizer with the settings as they are now, for touches in a view of a width. */
  live(options = {}) {
    if (!this.handle) throw freed();
    const { width } = takeOptions(options, ["width"], "the options of live()");
    checkWidth(width);
    return new Live(this, width);
  }

  free() {
    this.strokecheck.exports.strokecheck_judge_destroy(this.handle);
    this.handle = 0;
  }
}

class Live {
  constructor({ strokecheck, handle }, width) {
    this.strokecheck = strokecheck;
    this.handle = strokecheck.exports.strokecheck_touch_create(handle, width ?? NaN);
  }

  // The events of a finger. Each returns the name of the state, "failed" as soon as a check fails that drawing on can
  // only make worse.
  began(x, y, time) { return this.#handle("began", x, y, time ?? NaN); }
  moved(x, y, time) { return this.#handle("moved", x, y, time ?? NaN); }
  ended(time) { return this.#handle("ended", time ?? NaN); }
  cancelled() { return this.#handle("cancelled"); }
  reset() { return this.#handle("reset"); }

  /** The state with its circle, and the check that failed. */
  get state() {
    const { exports } = this.strokecheck;
    const n = this.strokecheck.numbersAt(exports.strokecheck_touch_state(this.handle));
    const check = n.length > 5 ? this.strokecheck.checkAt(n, 5) : null;
    return { name: states[n[0]], circle: circleAt(n, 1), check };
  }

  free() {
    this.strokecheck.exports.strokecheck_touch_destroy(this.handle);
    this.handle = 0;
  }

  #handle(event, ...numbers) {
    const wrong = numbers.findIndex((number) => typeof number !== "number");
    if (wrong >= 0) refuse(`${event}() takes numbers`, numbers[wrong]);
    const state = this.strokecheck.exports[`strokecheck_touch_${event}`](this.handle, ...numbers);
    if (state < 0) throw freed();
    return states[state];
  }
}
