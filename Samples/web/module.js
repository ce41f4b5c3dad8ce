// What strokecheck.js is built on: loading a WebAssembly module, putting numbers into its memory, and
// rejecting arguments with messages that say what is expected.

export const decoder = new TextDecoder();

/** Throws what is expected of an argument, and what it is instead. */
export function refuse(expectation, value, Kind = TypeError) {
  const shown = typeof value === "string" ? JSON.stringify(value) : Array.isArray(value) ? "an array"
    : typeof value === "object" && value ? "an object" : typeof value === "function" ? "a function" : String(value);
  throw new Kind(`strokecheck: ${expectation}, not ${shown}`);
}

/** Returns an object of options, and refuses anything else, including unknown members. */
export function takeOptions(options, names, what) {
  if (typeof options !== "object" || !options || Array.isArray(options)) {
    refuse(`${what} must be an object, such as { ${names[0]}: … }`, options);
  }
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown !== undefined) refuse(`${what} can have ${names.join(", ")}`, unknown);
  return options;
}

/** Returns points, and refuses anything else. */
export function takePoints(points) {
  if (!Array.isArray(points)) refuse("points must be an array of [x, y] or [x, y, seconds]", points);
  for (let index = 0; index < points.length; index++) {
    const point = points[index];
    if (!Array.isArray(point)) refuse(`point ${index} must be [x, y] or [x, y, seconds]`, point);
    for (const at of [0, 1]) {
      if (!Number.isFinite(point[at])) {
        refuse(`${"xy"[at]} of point ${index} must be a finite number`, point[at], RangeError);
      }
    }
  }
  return points;
}

export const freed = () => new Error("strokecheck: it has been freed, with free()");

/** Every x of points, then every y, then every time if there are three axes. */
export const columns = (points, axes) =>
  Array.from({ length: axes * points.length }, (_, at) => points[at % points.length][Math.floor(at / points.length)]);

/** Calls body with the address of numbers in the module's memory, and with their count. */
export function withNumbers(exports, numbers, body) {
  const address = exports.strokecheck_allocate(Math.max(numbers.length, 1));
  if (!address) throw new RangeError(`strokecheck: ${numbers.length} numbers are too many`);
  new Float64Array(exports.memory.buffer, address, numbers.length).set(numbers);
  try { return body(address, numbers.length); } finally { exports.strokecheck_deallocate(address); }
}

/** The bytes, response or module behind an address. Node's fetch reads no files. */
async function fetched(address) {
  const files = globalThis.process?.getBuiltinModule?.("node:fs/promises");
  try {
    return files && String(address).startsWith("file:") ? await files.readFile(new URL(address)) : await fetch(address);
  } catch (error) {
    throw new Error(`strokecheck: ${address} cannot be loaded (${error.message})`, { cause: error });
  }
}

/** The exports of a module, from anything that load() takes. `mark` is an export that only `file` has. */
export async function exportsOf(source, file, mark) {
  let module = await source;
  let place = "what was given";
  if (typeof module === "string" || module instanceof URL) {
    place = String(module);
    module = await fetched(module);
  }
  if (typeof Response === "function" && module instanceof Response) {
    place = module.url || place;
    if (!module.ok) throw new Error(`strokecheck: ${place} answered ${module.status}`);
    if (module.bodyUsed) throw new TypeError(`strokecheck: the response of ${place} has been read already`);
    module = await module.arrayBuffer();
  }
  if (!(module instanceof WebAssembly.Module)) {
    if (!(module instanceof ArrayBuffer || ArrayBuffer.isView(module))) {
      refuse("load() takes an address, a response, bytes or a compiled module", module);
    }
    const head = new Uint8Array(module.buffer ?? module, module.byteOffset ?? 0, Math.min(module.byteLength, 40));
    const text = decoder.decode(head);
    if (!text.startsWith("\0asm")) {
      throw new TypeError(`strokecheck: ${place} is not ${file}: it begins with ${JSON.stringify(text)}`);
    }
    try {
      module = await WebAssembly.compile(module);
    } catch (error) {
      throw new Error(`strokecheck: ${place} cannot be compiled. It may be cut off; and a page with a`
        + " Content-Security-Policy must allow 'wasm-unsafe-eval' in script-src", { cause: error });
    }
  }
  if (!WebAssembly.Module.exports(module).some(({ name }) => name === mark)) {
    throw new TypeError(`strokecheck: ${place} is another module than ${file}`);
  }
  return (await WebAssembly.instantiate(module, {})).exports;
}
