// Records what fingers draw on an element, one line of JSON per stroke, as strokecheck reads it: with the width
// of the element, the time of the lift, and a label and a subject if they are set.
//
//   import { StrokeRecorder } from "./recorder.js";
//   const recorder = new StrokeRecorder(paper, { label: "circle", subject: "anna" });
//   recorder.judge = (stroke) => ({ verdict: accepts(stroke.points) ? "accepted" : "rejected" });
//   button.onclick = () => navigator.clipboard.writeText(recorder.text);
//
// judge, if it is set, is your own recognizer. It returns an object with verdict or predicted, and optionally reason,
// score and recognizer; these are recorded with each lifted stroke, and strokecheck evaluates them beside its own
// detectors.
//
// The element needs the style touch-action: none, or the browser scrolls and cancels the strokes.

import { refuse, takeOptions } from "./module.js";

export class StrokeRecorder {
  lines = [];
  #open = new Map();
  #session = Date.now().toString(36);
  #listening = new AbortController();

  constructor(element, options = {}) {
    if (!(element instanceof Element)) refuse("a recorder takes an element of the page", element);
    const { label, subject, judge, onStroke } =
      takeOptions(options, ["label", "subject", "judge", "onStroke"], "a recorder");
    Object.assign(this, { element, label, subject, judge, onStroke });
    for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel"]) {
      element.addEventListener(type, (event) => this.#follow(event), { signal: this.#listening.signal });
    }
  }

  /** All lines as one text, to be saved as strokes.ndjson. */
  get text() { return this.lines.map((line) => `${line}\n`).join(""); }

  /** Ends the recording. */
  stop() { this.#listening.abort(); }

  #follow(event) {
    const { pointerId, type } = event;
    if (type === "pointerdown" && event.button === 0) {
      // So that the pointer can draw beyond the element. A pointer that is already gone cannot be captured.
      try { this.element.setPointerCapture(pointerId); } catch { /* It ends by itself. */ }
      this.#open.set(pointerId, []);
    }
    const points = this.#open.get(pointerId);
    if (!points) return;
    const samples = type === "pointermove" && event.getCoalescedEvents?.() || [];
    // A cancelled pointer has no position.
    if (type !== "pointercancel") for (const sample of samples.length ? samples : [event]) this.#add(sample, points);
    if (type === "pointerup" || type === "pointercancel") this.#finish(event, points);
  }

  #add({ clientX, clientY, timeStamp, type }, points) {
    const { left, top } = this.element.getBoundingClientRect();
    const [x, y] = [clientX - left - this.element.clientLeft, clientY - top - this.element.clientTop];
    // A pointer is usually lifted where it last was, which is not another sample.
    const isLift = type === "pointerup" && x === points.at(-1)[0] && y === points.at(-1)[1];
    if (!isLift) points.push([x, y, timeStamp / 1000]);
  }

  #finish({ pointerId, type, timeStamp }, points) {
    this.#open.delete(pointerId);
    const { label, subject, element: { clientWidth: width } } = this;
    const end = type === "pointerup" ? { ended: timeStamp / 1000 } : { cancelled: true };
    const stroke = { id: `${this.#session}-${this.lines.length + 1}`, label, subject, width, ...end, points };
    try {
      if (type === "pointerup") Object.assign(stroke, this.#verdict(stroke));
    } finally {
      // A stroke on which the recognizer throws is worth looking at, so it is kept.
      this.lines.push(JSON.stringify(stroke));
    }
    this.onStroke?.(stroke);
  }

  #verdict(stroke) {
    const answer = this.judge?.(stroke) ?? {};
    if (typeof answer.then === "function") {
      throw new TypeError("strokecheck: judge must return its verdict at once, not a promise");
    }
    const { verdict, predicted, reason, score, recognizer } = answer;
    return { verdict, predicted, reason, score, recognizer };
  }
}
