/** A stroke as it is recorded: a line of a file that strokecheck reads. */
export interface RecordedStroke {
  id: string;
  label?: string;
  subject?: string;
  /** The width of the element. */
  width?: number;
  /** The time of the lift in seconds; not there if the stroke was cancelled. */
  ended?: number;
  cancelled?: true;
  points: [x: number, y: number, seconds: number][];
}

/** Records what fingers draw on an element. */
export class StrokeRecorder {
  constructor(element: Element, options?: {
    label?: string;
    subject?: string;
    /** Called after each stroke. */
    onStroke?: (stroke: RecordedStroke) => void;
  });
  label?: string;
  subject?: string;
  onStroke?: (stroke: RecordedStroke) => void;
  /** The lines so far, one per stroke. */
  readonly lines: string[];
  /** All lines as one text, to be saved as strokes.ndjson. */
  readonly text: string;
  stop(): void;
}
