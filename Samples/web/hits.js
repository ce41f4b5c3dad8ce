// Tests in a browser what a finger touches of painted paths: strokecheck's exact hit test, compiled to
// WebAssembly from the same sources as the command-line tool, with the same answers to the last bit.
//
//   import { load } from "./hits.js";
//   const hits = await load();
//   const target = hits.target("M10 10h80v60h-80z", { fill: "none", stroke: { width: 4 } });
//   target.isHit({ x: 30, y: 20, width: 44, height: 44 });
//
// Coordinates are those of the path data, y downward; see README.md and hits.d.ts.

import { columns, exportsOf, freed, refuse, takeOptions, takePoints, withNumbers } from "./module.js";

const fills = ["none", "nonzero", "evenodd"];
const caps = ["butt", "round", "square"];
const joins = ["miter", "miter-clip", "round", "bevel"];
const rules = ["touch", "center", "coverage"];

/** Loads the module: by default hits.wasm beside this file, or from an address, a response, bytes or a module. */
export async function load(source = new URL("./hits.wasm", import.meta.url)) {
  return new Hits(await exportsOf(source, "hits.wasm", "strokecheck_target_create"));
}

class Hits {
  constructor(exports) { this.exports = exports; }

  /** A painted path, from its data. All before the first mistake in the data is painted. */
  target(data, paint = {}) { return new Target(this, data, paint); }

  /** A closed line through points. */
  lasso(points) { return new Lasso(this, points); }
}

/** A painted path in the memory of the module, prepared for many questions. */
class Target {
  constructor(hits, data, paint) {
    if (typeof data !== "string") refuse("path data must be a string", data);
    const { fill = "nonzero", stroke, transform } = takeOptions(paint, ["fill", "stroke", "transform"], "a paint");
    this.hits = hits;
    const { exports } = hits;
    const { numbers, count, error } = commands(data);
    this.handle = withNumbers(exports, numbers, exports.strokecheck_target_create);
    /** The first mistake in the path data; null if there is none. */
    this.error = error;
    if (exports.strokecheck_target_count(this.handle) < count) {
      this.error = "a coordinate is too large for a number";
    }
    try {
      if (!exports.strokecheck_target_fill(this.handle, indexOf(fills, fill, "fill"))) throw refused("fill");
      if (stroke != null) this.#stroke(stroke);
      if (transform != null && !exports.strokecheck_target_transform(this.handle, ...matrix(transform))) {
        throw refused("transform");
      }
    } catch (error) {
      this.free();
      throw error;
    }
  }

  #stroke(stroke) {
    const { width = 1, cap = "butt", join = "miter", miterLimit = 4, dashes = [], dashOffset = 0 } =
      takeOptions(stroke, ["width", "cap", "join", "miterLimit", "dashes", "dashOffset"], "stroke");
    for (const [name, value] of Object.entries({ width, miterLimit, dashOffset })) {
      if (!Number.isFinite(value)) refuse(`the ${name} of a stroke must be a finite number`, value);
    }
    if (!Array.isArray(dashes)) refuse("dashes must be an array of numbers", dashes);
    for (const dash of dashes) if (!Number.isFinite(dash)) refuse("a dash must be a finite number", dash);
    const { exports } = this.hits;
    const isSet = withNumbers(exports, dashes, (address, count) => exports.strokecheck_target_stroke(
      this.handle, width, indexOf(caps, cap, "cap"), indexOf(joins, join, "join"), miterLimit, address,
      count, dashOffset));
    if (!isSet) throw refused("stroke");
  }

  /**
   * Whether a finger hits it: a rectangle, { x, y, width, height }, or a disk, { x, y, radius }, whose
   * radius may be 0. The rules "center" and "coverage" are for rectangles.
   */
  isHit(finger, options = {}) {
    const { exports } = this.hits;
    if (typeof finger !== "object" || !finger) refuse("a finger is { x, y, radius } or { x, y, width, height }", finger);
    const { x, y, radius } = finger;
    const { rule = "touch", threshold = 1 } = takeOptions(options, ["rule", "threshold"], "a rule");
    const index = indexOf(rules, rule, "rule");
    if (radius !== undefined) {
      if (index > 0) throw new RangeError(`strokecheck: ${rule} is for rectangles`);
      if (![x, y, radius].every(Number.isFinite) || radius < 0) {
        throw new RangeError("strokecheck: a disk has x, y and a radius of 0 or more, all finite numbers");
      }
      return yes(exports.strokecheck_target_hit_by_disk(this.handle, x, y, radius));
    }
    if (!Number.isInteger(threshold) || threshold < 1 || threshold > 255) {
      throw new RangeError("strokecheck: threshold must be a whole number from 1 to 255");
    }
    return yes(exports.strokecheck_target_hit_by_rectangle(
      this.handle, ...edges(finger), index, threshold));
  }

  /** Whether a square hits it while its centre moves along points, as a finger does along a stroke. */
  isHitAlong(points, side = 44) {
    const { exports } = this.hits, numbers = columns(takePoints(points));
    if (!(Number.isFinite(side) && side >= 0)) refuse("side must be a number of 0 or more", side, RangeError);
    return yes(withNumbers(exports, numbers, (address) =>
      exports.strokecheck_target_hit_by_motion(this.handle, side, address, points.length)));
  }

  /** The alpha, 0…255, of the pixel that it makes of a rectangle. */
  alpha(rectangle) {
    return known(this.hits.exports.strokecheck_target_alpha(this.handle, ...edges(rectangle)));
  }

  /** The share of a rectangle, 0…1, that it paints. */
  coverage(rectangle) {
    return known(this.hits.exports.strokecheck_target_coverage(this.handle, ...edges(rectangle)));
  }

  /** The bounds of what is painted; null if nothing is. */
  get bounds() {
    const { exports } = this.hits;
    const address = exports.strokecheck_target_bounds(this.handle);
    if (!address) throw freed();
    const [, isPainted, minX, minY, maxX, maxY] = new Float64Array(exports.memory.buffer, address, 6);
    return isPainted ? { minX, minY, maxX, maxY } : null;
  }

  free() {
    this.hits.exports.strokecheck_target_destroy(this.handle);
    this.handle = 0;
  }
}

/** A closed line in the memory of the module. */
class Lasso {
  constructor(hits, points) {
    this.hits = hits;
    this.handle = withNumbers(hits.exports, columns(takePoints(points)), (address) =>
      hits.exports.strokecheck_lasso_create(address, points.length));
  }

  /** Whether all that a target paints lies inside. */
  encloses(target) { return yes(this.#ask("encloses", target)); }

  /** Whether any of what a target paints lies inside, or on the line. */
  touches(target) { return yes(this.#ask("touches", target)); }

  /** The share, 0…1, of what a target paints that lies inside. */
  overlap(target) { return known(this.#ask("overlap", target)); }

  #ask(question, target) {
    if (!(target instanceof Target)) refuse("a lasso is asked about what target() made", target);
    if (target.hits !== this.hits) throw new TypeError("strokecheck: the target is of another module");
    return this.hits.exports[`strokecheck_lasso_${question}`](this.handle, target.handle);
  }

  free() {
    this.hits.exports.strokecheck_lasso_destroy(this.handle);
    this.handle = 0;
  }
}

const refused = (what) => new RangeError(`strokecheck: ${what} has a value that is out of range`);
const yes = (answer) => known(answer) === 1;

function known(answer) {
  if (answer < 0) throw freed();
  return answer;
}

function indexOf(words, word, what) {
  const index = words.indexOf(word);
  if (index < 0) refuse(`${what} is one of ${words.join(", ")}`, word, RangeError);
  return index;
}

/** The numbers of a rectangle. */
function edges(rectangle) {
  const { x, y, width, height } = rectangle ?? {};
  if (![x, y, width, height].every(Number.isFinite) || width < 0 || height < 0) {
    throw new RangeError(
      "strokecheck: a rectangle has x, y, width and height, all finite numbers, the last two 0 or more");
  }
  return [x, y, width, height];
}

/** The six numbers of a DOMMatrix, or of an array in the same order. */
function matrix(map) {
  const numbers = Array.isArray(map) ? map : [map.a, map.b, map.c, map.d, map.e, map.f];
  if (numbers.length === 6 && numbers.every(Number.isFinite)) return numbers;
  return refuse("a transform is a DOMMatrix or an array of its six numbers a to f", map);
}

/** The axes of a command's arguments. Those of an arc begin with its radii, its rotation and two flags. */
const axes = { m: "xy", l: "xy", t: "xy", h: "x", v: "y", c: "xyxyxy", s: "xyxy", q: "xyxy", a: "     xy", z: "" };

/**
 * A decimal, or a sum of decimals: exact, so that relative coordinates that lead there and back end where
 * they began. What is too long for that, which nobody writes, is rounded.
 */
class Decimal {
  constructor(units, places, value = Number(`${units}e${-places}`)) { Object.assign(this, { units, places, value }); }

  static zero = new Decimal(0n, 0);

  static rounded = (value) => new Decimal(null, 0, value);

  static of(text) {
    const value = Number(text);
    const [, sign, whole, fraction, exponent] = /^([+-]?)(\d*)\.?(\d*)e?(.*)$/i.exec(text);
    const places = fraction.length - Number(exponent);
    if (value === 0) return new Decimal(0n, 0, value);
    if (Math.abs(places) > 80 || text.length > 100) return Decimal.rounded(value);
    const units = BigInt(`${sign === "-" ? "-" : ""}${whole}${fraction}`);
    return places < 0 ? new Decimal(units * 10n ** BigInt(-places), 0, value) : new Decimal(units, places, value);
  }

  plus(other) {
    if (this.units === null || other.units === null) return Decimal.rounded(this.value + other.value);
    const places = Math.max(this.places, other.places);
    const scaled = (decimal) => decimal.units * 10n ** BigInt(places - decimal.places);
    return new Decimal(scaled(this) + scaled(other), places);
  }
}

/**
 * The commands of path data as numbers: of each the code of its letter, then its arguments, made absolute, up
 * to the first mistake by the grammar of SVG 2. Arguments without a letter repeat the command before.
 */
function commands(data) {
  const numbers = [];
  let [at, count, error] = [0, 0, null];
  let here = { x: Decimal.zero, y: Decimal.zero };
  let start = here;
  const skip = (what) => {
    what.lastIndex = at;
    const found = what.exec(data)[0];
    at += found.length;
    return found;
  };
  const space = /[ \t\n\f\r]*/y;
  const separator = /[ \t\n\f\r]*(?:,[ \t\n\f\r]*)?/y;
  const expect = (what) => { throw new SyntaxError(`expected ${what} at character ${at + 1}`); };
  const number = () => {
    const numeral = /[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?/y;
    numeral.lastIndex = at;
    const text = numeral.exec(data)?.[0] ?? expect("a number");
    const rest = data.slice(at + text.length, at + text.length + 2);
    if (rest[0] === "." && !/[.e]/i.test(text)) expect("a digit after the point");
    if (/^e(?![mx])/i.test(rest) && !/e/i.test(text)) expect("the digits of an exponent");
    if (!Number.isFinite(Number(text))) expect("a smaller number");
    at += text.length;
    return text;
  };
  const flag = () => "01".includes(data[at] ?? "?") ? Number(data[at++]) : expect("a flag, 0 or 1");
  try {
    skip(space);
    if (at < data.length && !/[mM]/.test(data[at])) expect("M or m, as path data begins with a move");
    while (at < data.length) {
      let letter = data[at];
      const kind = letter.toLowerCase();
      if (!Object.hasOwn(axes, kind)) expect("a command");
      at += 1;
      skip(space);
      for (let goesOn = true; goesOn;) {
        const row = [letter.toUpperCase().charCodeAt(0)];
        const end = { ...here };
        for (const [index, axis] of [...axes[kind]].entries()) {
          if (index > 0) skip(separator);
          if (axis === " ") {
            row.push(index > 2 ? flag() : Number(number()));
          } else {
            const written = Decimal.of(number());
            end[axis] = letter > "Z" ? here[axis].plus(written) : written;
            row.push(end[axis].value);
          }
        }
        numbers.push(...row);
        count += 1;
        here = kind === "z" ? start : end;
        if (kind === "z") break;
        if (letter === "m" || letter === "M") {
          start = here;
          letter = letter === "m" ? "l" : "L";
        }
        const hasComma = skip(separator).includes(",");
        goesOn = /[0-9+.-]/.test(data[at] ?? "");
        if (hasComma && !goesOn) expect("a number after the comma");
      }
    }
  } catch (mistake) {
    if (!(mistake instanceof SyntaxError)) throw mistake;
    error = mistake.message;
  }
  return { numbers, count, error };
}
