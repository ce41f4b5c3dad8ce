/** A stroke as it is recorded: a line of a file that strokecheck reads. */
export interface RecordedStroke {
  id: string;
  label?: string;
  subject?: string;
  /** The width of the element. */
  width?: number;
  /** The time of the lift in seconds; absent if the stroke was cancelled. */
  ended?: number;
  cancelled?: true;
  verdict?: "circle" | "accepted" | "rejected";
  predicted?: string;
  reason?: string;
  score?: number;
  recognizer?: string;
  points: [x: number, y: number, seconds: number][];
}

/** A recognizer's answer: a verdict or a predicted label, and optional members. */
export type RecordedVerdict =
  Pick<RecordedStroke, "verdict" | "predicted" | "reason" | "score" | "recognizer">;

/** Records what fingers draw on an element. */
export class StrokeRecorder {
  constructor(element: Element, options?: {
    label?: string;
    subject?: string;
    /** Your own recognizer, whose verdict is recorded with each stroke that was lifted. */
    judge?: (stroke: RecordedStroke) => RecordedVerdict | undefined;
    /** Called after each stroke. */
    onStroke?: (stroke: RecordedStroke) => void;
  });
  label?: string;
  subject?: string;
  judge?: (stroke: RecordedStroke) => RecordedVerdict | undefined;
  onStroke?: (stroke: RecordedStroke) => void;
  /** The lines so far, one per stroke. */
  readonly lines: string[];
  /** All lines as one text, to be saved as strokes.ndjson. */
  readonly text: string;
  stop(): void;
}
