/** A figure, and what it may be at most. */
export interface Figure {
  readonly of: string;
  readonly value: number;
  readonly unit: string;
  readonly bound: number;
}

/** Describes how much of a measurement is made. */
export interface Extent {
  readonly minutes: number;
  readonly seed: number;
}

/** Measurement: its figures come one after another. */
export interface Measurement {
  readonly name: string;
  readonly run: (extent: Extent) => AsyncIterable<Figure> | Iterable<Figure>;
}
