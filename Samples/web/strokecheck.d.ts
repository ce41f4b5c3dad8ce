/** A sample: x and y in CSS pixels, y downward, and seconds, if there are times. (Also any array of numbers,
 * because that is the type of `events.map((e) => [e.clientX, e.clientY])`.) */
export type Point = readonly [x: number, y: number, seconds?: number | null] | readonly number[];

/** A circle by its centre and radius. */
export interface Circle { center: [x: number, y: number]; radius: number }

/** The numbers that a check allows. */
export interface Limit { min?: number; max?: number; above?: number }

/** One test of a detector on one stroke. */
export interface Check {
  name: string;
  /** Null if there was nothing to measure, such as times. */
  measured: number | null;
  limit: Limit;
  outcome: "passed" | "failed" | "skipped";
  /** The text of the reason that a failure gives, and its code. */
  reason: string;
  code: string;
}

/** A check with its numbers in words, as the report and the pictures show them. */
export interface ExplainedCheck extends Check {
  measuredText: string;
  limitText: string;
}

/** A shape that a detector measured by, with its numbers: the points of a polyline, the edges of a
 * rectangle, the centre and radii of a circle, an ellipse (and its rotation) or a band. */
export interface Shape {
  name: string;
  kind: "point" | "segment" | "polyline" | "rectangle" | "circle" | "ellipse" | "band";
  numbers: number[];
}

/** A verdict with everything behind it. */
export interface Explanation {
  verdict: "circle" | "rejected";
  /** The text of the reason, and its code; null for a circle. */
  reason: string | null;
  code: string | null;
  /** The circle that the detector saw, whether or not the stroke passed. */
  circle: Circle | null;
  checks: ExplainedCheck[];
  /** The verdict as the command line prints it: `not a circle: Excessive inflections (9, limit 5)`. */
  sentence: string;
  shapes: Shape[];
}

/** The settings of the detectors by their names on the command line; null unsets one that can be unset. */
export interface Settings {
  cookbook: {
    "min-points"?: number;
    /** Seconds. */
    "max-duration"?: number;
    "max-inflections"?: number;
    /** The width of the view for strokes without their own. */
    "view-width"?: number;
    /** A third of the view's width if null. */
    "max-gap"?: number | null;
    /** Radians. */
    "min-transit"?: number;
    "max-transit"?: number;
  };
  lamarche: {
    "max-gap"?: number;
    "max-duration"?: number;
    "min-points"?: number;
    /** Percent. */
    "radius-variance"?: number;
    "exempt-points"?: number;
  };
  katz: { tolerance?: number };
  ring: {
    strictness?: number;
    "min-aspect"?: number | null;
    "max-turns"?: number | null;
    turns?: number;
  };
}

/** The name of a detector. */
export type DetectorName = keyof Settings;

/** A number of a detector that can be changed. */
export interface Setting {
  name: string;
  value: number | null;
  canBeUnset: boolean;
  min: number;
  max: number;
  excludesMin: boolean;
}

/** A detector as the module describes it. */
export interface Detector {
  name: DetectorName;
  isPublished: boolean;
  settings: (Setting & { unit: string; summary: string; unset?: string; isCount?: boolean;
    /** The value; if it is unset, a typical number for what replaces it. */
    start: number })[];
  reasons: { code: string; text: string }[];
}

/** The measures of a stroke that do not depend on a detector. */
export interface Measures {
  score: number;
  turns: number;
  direction: "none" | "clockwise" | "counterclockwise";
  center: [x: number, y: number] | null;
  radius: number | null;
  duration: number | null;
  /** From the first sample to the lift. */
  lifted: number | null;
  rate: number | null;
  length: number;
  /** Minimum x, minimum y, maximum x, maximum y. */
  bounds: [minX: number, minY: number, maxX: number, maxY: number] | null;
  gap: number | null;
}

/** What else is known about a stroke. */
export interface StrokeOptions {
  /** The width of the view it was drawn in. */
  width?: number | null;
  /** The time in seconds at which the finger was lifted. */
  lift?: number | null;
}

/** Samples in the memory of the module, until they are freed. */
export interface Stroke {
  readonly measures: Measures;
  /** Measures it in advance for ring, so that other limits of ring judge it faster. */
  measure(): void;
  free(): void;
}

/** A detector with settings of its own, until it is freed. */
export interface Judge<Name extends DetectorName = DetectorName> {
  readonly name: Name;
  readonly settings: Setting[];
  /** Changes a setting; null unsets one that can be unset. Throws RangeError. */
  set<Key extends keyof Settings[Name]>(name: Key, value: Exclude<Settings[Name][Key], undefined>): void;
  /** Skips the checks of this name. Throws RangeError if there are none, or if there is no circle without them. */
  omit(name: string): void;
  /** The code of the reason why a stroke is not a circle; null for a circle. */
  code(stroke: Stroke | readonly Point[], options?: StrokeOptions): string | null;
  explain(stroke: Stroke | readonly Point[], options?: StrokeOptions): Explanation;
  /** The smallest change of settings that would accept a rejected stroke, as `circle --what-if` prints it, or for
   * ring the check that came closest; null for a circle, or if no settings would. It takes hundreds of verdicts. */
  whatIf(stroke: Stroke | readonly Point[], options?: StrokeOptions):
    (Name extends "ring" ? ExplainedCheck : Settings[Name]) | null;
  /** `width` is the width of the view that the touches are drawn in. */
  live(options?: { width?: number | null }): Live;
  free(): void;
}

export type State =
  | "possible" | "began" | "changed" | "ended" | "failed" | "second-finger" | "invalid" | "cancelled";

/** A touch that is judged as it is drawn, until it is freed. */
export interface Live {
  began(x: number, y: number, seconds?: number | null): State;
  moved(x: number, y: number, seconds?: number | null): State;
  /** The time of the lift counts towards the duration. */
  ended(seconds?: number | null): State;
  cancelled(): State;
  reset(): State;
  readonly state: { name: State; circle: Circle | null; check: Check | null };
  free(): void;
}

/** The loaded module. */
export interface Strokecheck {
  readonly detectors: Detector[];
  /** Throws RangeError for a value out of range, TypeError for an unknown name. */
  judge<Name extends DetectorName>(
    name: Name, settings?: Settings[Name], options?: { asPublished?: boolean }): Judge<Name>;
  /** Throws RangeError if a coordinate or a time is not a finite number, or if only some points have a time. */
  stroke(points: readonly Point[], options?: StrokeOptions): Stroke;
}

/** Loads the module: by default judge.wasm beside the script. */
export function load(
  source?: string | URL | Response | BufferSource | WebAssembly.Module
    | Promise<Response | BufferSource | WebAssembly.Module>): Promise<Strokecheck>;
