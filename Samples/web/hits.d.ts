/** A rectangle with a width and a height of 0 or more. */
export interface Rectangle { x: number; y: number; width: number; height: number }

/** A place, with whatever follows; an array of numbers too. */
export type Point = readonly [x: number, y: number, ...rest: unknown[]] | readonly number[];

/** A round finger; a radius of 0 is a point. */
export interface Disk { x: number; y: number; radius: number }

/** The way a path is painted. What is not given has SVG's initial value. */
export interface Paint {
  fill?: "none" | "nonzero" | "evenodd";
  /** Null, or left out, for none. */
  stroke?: {
    width?: number;
    cap?: "butt" | "round" | "square";
    join?: "miter" | "miter-clip" | "round" | "bevel";
    miterLimit?: number;
    /** Lengths of dashes and gaps. */
    dashes?: readonly number[];
    dashOffset?: number;
  } | null;
  /** The map from the path's coordinates to those of questions, as of getCTM() or in SVG's order. */
  transform?: readonly [number, number, number, number, number, number]
    | { a: number; b: number; c: number; d: number; e: number; f: number } | null;
}

/** What decides a hit: any paint inside, paint at the centre, or an alpha of at least the threshold. */
export interface Rule { rule?: "touch" | "center" | "coverage"; threshold?: number }

/** A painted path, prepared for many questions, until it is freed. */
export interface Target {
  /** The first mistake in the path data; null if there is none. */
  readonly error: string | null;
  /** The bounds of what is painted; null if nothing is. */
  readonly bounds: { minX: number; minY: number; maxX: number; maxY: number } | null;
  /** The rules "center" and "coverage" are for rectangles. */
  isHit(finger: Rectangle | Disk, rule?: Rule): boolean;
  /** Whether a square, of side 44 by default, hits it while its centre moves along points. */
  isHitAlong(points: readonly Point[], side?: number): boolean;
  /** The alpha, 0…255, of the pixel that it makes of a rectangle. */
  alpha(rectangle: Rectangle): number;
  /** The share of a rectangle, 0…1, that it paints. */
  coverage(rectangle: Rectangle): number;
  free(): void;
}

/** A closed line, until it is freed. */
export interface Lasso {
  encloses(target: Target): boolean;
  touches(target: Target): boolean;
  /** The share, 0…1, of what a target paints that lies inside. */
  overlap(target: Target): number;
  free(): void;
}

/** The loaded module. */
export interface Hits {
  /** Throws RangeError if a value of the paint is out of range. */
  target(data: string, paint?: Paint): Target;
  /** Throws RangeError if a coordinate is not a finite number. */
  lasso(points: readonly Point[]): Lasso;
}

/** Loads the module: by default hits.wasm beside the script. */
export function load(
  source?: string | URL | Response | BufferSource | WebAssembly.Module
    | Promise<Response | BufferSource | WebAssembly.Module>): Promise<Hits>;
